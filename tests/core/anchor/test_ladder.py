"""Two tolerances at once: what each sets aside is set aside, and nothing beside."""

from pincite.core.anchor.ladder import climb
from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.text.page import PageText, Stream
from pincite.core.text.passage import Passage
from tests.rows import each_row

PAGE = """<html lang=en><p>The mice<sup><a href="#n3">3</a></sup> had 10<sup>6</sup> cells in May,
on 3 km<sup>2</sup> of land.</p>
<p>The judge<sup><a href="#n4">4</a></sup> called it \u201cfair\u201d and left the town.</p>"""


def kind(excerpt: str) -> str | None:
    page = extract(Body(PAGE.encode(), "https://mice.example/a", media_type="text/html"))
    assert isinstance(page, PageText)
    hit = climb(Passage(excerpt), page.visible, page.language)
    return hit.kind if hit else None


@each_row(
    ("excerpt", "expected"),
    [
        ("The mice had 10^6 cells in May", "markers"),
        ("The mice had 106 cells in May", "markers"),
        ("The mice had 10^6 cells in May, on 3 km\u00b2 of land.", "markers"),
        ("had 10^6 cells in May, on 3 km\u00b2 of land.", "typographic"),
        ("The judge called it 'fair' and left the town.", "markers"),
        ("The judge [of the court] called it \u201cfair\u201d and left the town.", "editorial"),
        ("The judge called it 'fair' and left the town. (emphasis added)", "editorial"),
        ('"The mice had 10^6 cells in May" (footnote omitted).', "editorial"),
    ],
)
def test_the_pages_marks_are_left_out_beside_another_tolerance(excerpt: str, expected: str) -> None:
    assert kind(excerpt) == expected


@each_row(
    "excerpt",
    [
        "The mice had 10^7 cells in May",
        "The mice had 10^63 cells in May",
        "The mice 4 had 10^6 cells in May",
        "The mice had 107 cells in May",
        "The mice had 10^6 cells in May, on 3 km\u00b3 of land.",
        "The mice had 10^6 cells in May, on 3 km of land.",
        "The judge called it 'unfair' and left the town.",
        "The judge [never] called it \u201cfair\u201d and left the town.",
        "The judge called it 'fair' and left the town. (5 emphasis added)",
    ],
)
def test_another_word_or_number_stands_under_none_of_them(excerpt: str) -> None:
    assert kind(excerpt) is None


@each_row(
    ("words", "page", "kind"),
    [
        ("the managementsuch as it is", "for the management such as it is", "spacing"),
        ("he is not able to pay", "said that he is notable to pay it", ""),
        ("it is a moral act", "that it is amoral act of theirs", ""),
        ("the in complete form of it", "of the incomplete form of it", ""),
        ("there is no where to go", "if there is nowhere to go now", ""),
    ],
)
def test_spaces_that_were_told_from_distances_make_no_other_words(words: str, page: str, kind: str) -> None:
    hit = climb(Passage(words), Stream("visible", page, spaces_told=True))

    assert (hit.kind if hit else "") == kind
