"""Words that are stamped as their quoter fitted them into a sentence; what a page says beyond them is never hidden."""

from pincite.core.anchor import find_fitted
from pincite.core.text.page import PageText
from tests.rows import each_row

PAGE = PageText.of(
    "The tenant pays in advance. The landlord shall repair the roof within thirty days of the tenant's written notice, "
    "unless the parties agree otherwise; notices are deemed served on the second day after posting. Only few of the "
    "members have voted so far. A mill stands here."
)


@each_row(
    ("excerpt", "passage"),
    [
        ("the landlord shall repair the roof", "The landlord shall repair the roof"),
        ("a mill stands here.", "A mill stands here."),
        ("Notices are deemed served", "notices are deemed served"),
        ("shall repair the roof within thirty days,", "shall repair the roof within thirty days"),
        ("\u201cshall repair the roof within thirty days,\u201d", "shall repair the roof within thirty days"),
        ("unless the parties agree otherwise,", "unless the parties agree otherwise"),
        ("notices are deemed served on the second day.", "notices are deemed served on the second day"),
    ],
)
def test_a_first_letter_and_a_closing_mark_are_the_quoters(excerpt: str, passage: str) -> None:
    found = find_fitted(excerpt, PAGE)

    assert found is not None
    assert (found.stands, found.kind, found.notes[-1], found.passage) == (True, "typographic", "fitted_in", passage)


@each_row(
    "excerpt",
    [
        "The landlord shall repair the roof.",  # ... within thirty days, unless
        "Members have voted so far.",  # Only few of the
        "Unless the parties agree otherwise:",  # The landlord shall
        "the landlord shall repair the Roof",
        "The Landlord shall repair the roof",
        "The tenant pays in advance?",
        "shall repair the roof within thirty days...",
        "mill stands,",
        "tHE landlord shall repair the roof",
    ],
)
def test_what_makes_another_statement_of_it_is_refused(excerpt: str) -> None:
    assert find_fitted(excerpt, PAGE) is None
