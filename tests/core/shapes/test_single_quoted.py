"""Single quotation marks: cut where the quotation ends, and never at an apostrophe."""

import pytest

from pincite.core.shapes.quoted import quoted
from tests.rows import each_row


def found(text: str) -> list[tuple[str, bool]]:
    """The quotations of ``text``, in which the first ``[`` begins the only link."""
    links = [text.index("[")] if "[" in text else []
    return [(one.words, one.is_sure) for one in quoted(text, links)]


@each_row(
    "words",
    [
        "post is deemed served",
        "the landlord's deposit isn't lost",
        "the tenants' deposit must be protected",
        "the tenants' deposit and the landlords' deposits",
        "paid within thirty days",
        'the tenant said "no way" to it',
        "in the '90s and before",
    ],
)
@each_row("marks", ["''", "\u2018\u2019"])
def test_a_quotation_with_apostrophes_is_not_cut_at_one(words: str, marks: str) -> None:
    inside = words.replace("'", marks[1])

    assert found(f"It says {marks[0]}{inside}{marks[1]} ([act](u)) of the tenants{marks[1]} law.") == [(inside, True)]


@each_row(
    "text",
    [
        "It's the tenants' law and isn't the landlords' law [act]",
        "He calls it 'fair wear' [act]",
        "Rock 'n' roll in the '90s and the kids' music [act]",
        "A pipe of 5' and another of 6' there [act]",
        "''not so quoted as this'' [act]",
        "He says 'never to close it [act]",
    ],
)
def test_apostrophes_and_terms_are_no_quotation(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("See 'Guide to the Harbour' ([act])", "Guide to the Harbour"),
        ("It gives 'within thirty days' and the landlords' [act]", "within thirty days' and the landlords"),
    ],
)
def test_a_title_and_a_quotation_with_two_ends_are_not_sure(text: str, words: str) -> None:
    assert found(text) == [(words, False)]


def test_no_single_quotation_holds_a_link_or_hides_one_in_double_marks() -> None:
    assert found("He says 'one two three [act] and four'") == []
    assert ("all of it", True) in found("the 'rules \"all of it\" the tenants' and the masters' x [act]")


def test_low_and_high_marks_are_a_pair() -> None:
    assert found("Er sagt \u201adas ist alles so\u2018 [akte]") == [("das ist alles so", True)]
