"""The brackets and letters by which a law shows that it was amended are marks, and its words are not."""

from pincite.core.anchor import Quotation, find
from pincite.core.extract import extract
from pincite.core.extract.html.amendments import with_brackets
from pincite.core.ports import Body
from pincite.core.text.canonical import content_sha256
from pincite.core.text.page import PageText
from pincite.core.text.span import Span
from tests.rows import each_row

LAW = "An appeal must be made within 28 days of the notice."
RAISED = '<sup><a class="LegCommentaryLink" href="#commentary-c1">F1</a></sup>'
PLAIN = '<a class="LegCommentaryLink" href="#commentary-c1">F1</a>'


def page(law: str) -> PageText:
    found = extract(Body(f"<p>(3) Keep a register.</p><p>(4) {law}</p>", "https://law.test/", "text/html"))
    assert isinstance(found, PageText)
    return found


def stands(law: str) -> bool:
    found = find(Quotation(content_sha256(LAW), LAW), page(law))
    return found is not None and found.stands


@each_row(
    "amended",
    [
        f"[{RAISED}28 days]",
        f"<span>[</span>{PLAIN}<ins>28 days</ins><span>]</span>",
        "<a href='#M1'>\u25baM1</a>&nbsp; 28 days &nbsp;\u25c4",
    ],
)
def test_marks_of_an_amendment_are_set_aside_and_its_words_are_not(amended: str) -> None:
    assert stands(LAW.replace("28 days", amended))
    assert not stands(LAW.replace("28 days", amended.replace("28", "21")))
    assert not stands(LAW.replace("28 days", amended.replace("28 days", "28 working days")))


def test_one_amendment_may_stand_in_another() -> None:
    assert stands(f"[{RAISED}{LAW.replace('28 days', f'[{PLAIN}28 days]')}]")


@each_row(
    ("text", "marks", "all_marks"),
    [
        ("see [1] there", [Span(5, 6)], [Span(5, 6)]),
        ("[F1 a [b] c] d", [Span(1, 3)], [Span(0, 3), Span(11, 12)]),
        ("[F1 a", [Span(1, 3)], [Span(1, 3)]),
        ("[F1 a [F2 b] c]", [Span(1, 3), Span(7, 9)], [Span(0, 3), Span(6, 9), Span(11, 12), Span(14, 15)]),
        ("a F1 [b]", [Span(2, 4)], [Span(2, 4)]),
    ],
)
def test_a_bracket_goes_with_the_mark_that_opens_it(text: str, marks: list[Span], all_marks: list[Span]) -> None:
    assert list(with_brackets(marks, text)) == all_marks
