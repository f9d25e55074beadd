"""What stands beside a passage and calls it false is told from what calls something else so, and from what agrees."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.rebuttals import rebuttals
from pincite.core.text.span import Span
from tests.rows import each_row

PASSAGE = "The tide rose at dawn."


def beside(lead: str, rest: str, language: str, *, blocks: bool = True) -> set[str]:
    """The flags of ``PASSAGE`` between two texts, each in a block of its own or all in one."""
    text = " ".join(filter(None, (lead, PASSAGE, rest)))
    start = text.index(PASSAGE)
    span = Span(start, start + len(PASSAGE))
    edges = [at for at in (span.start - 1, span.end) if blocks and 0 <= at < len(text)]
    found = rebuttals(text, span, block_edges=edges, language=language)
    return {one.flag for one in found if not one.is_turned}


FALSE = [
    ("en", "This is false."),
    ("en", "That is not true."),
    ("en", "Not true!"),
    ("en", "False."),
    ("en", "(debunked)"),
    ("en", "[This claim has been debunked.]"),
    ("en", "It is a myth."),
    ("en", "We now know that this is wrong."),
    ("en", "This is no longer true."),
    ("en", "As the experts say, this is untrue."),
    ("en", "This was denied by the mayor."),
    ("en", "Rating: False"),
    ("en", "This is a common misconception."),
    ("en", "This is no longer the case."),
    ("es", "Ya no es as\u00ed."),
    ("de", "Das ist nicht mehr der Fall."),
    ("fr", "Ce n'est plus le cas."),
    ("fr", "Ce n'est plus vrai."),
    ("es", "Esto es falso."),
    ("es", "Eso no es cierto."),
    ("pt", "Isto \u00e9 falso."),
    ("pt", "N\u00e3o \u00e9 verdade."),
    ("de", "Das ist falsch."),
    ("de", "Das stimmt nicht."),
    ("de", "Das ist ein Irrtum."),
    ("fr", "C'est faux."),
    ("fr", "Ce n'est pas vrai."),
]
OTHER = [
    ("en", "This is true."),
    ("en", "No, this is true."),
    ("en", "This is not false."),
    ("en", "Is this false?"),
    ("en", "If this is false, call the mayor."),
    ("en", "It is false that the boats left."),
    ("en", "It is wrong to leave."),
    ("en", "A false alarm rang at noon."),
    ("en", "It was the wrong door."),
    ("en", "True or false"),
    ("en", "(see the false door)"),
    ("en", "But not on Sundays."),
    ("es", "Es falso que suba."),
    ("de", "Falsch ist, dass die Flut kam."),
    ("de", "Soweit nicht anders angegeben."),
    ("fr", "Mais pas le dimanche."),
]


@each_row("blocks", [True, False])
@each_row(("language", "rest"), FALSE)
def test_what_follows_and_calls_the_passage_false_is_found(language: str, rest: str, blocks: bool) -> None:
    assert beside("", f"{rest} The boats left.", language, blocks=blocks) == {"followed_by"}


@each_row("blocks", [True, False])
@each_row(("language", "rest"), OTHER)
def test_what_calls_something_else_false_or_the_passage_true_is_not(language: str, rest: str, blocks: bool) -> None:
    assert beside("", rest, language, blocks=blocks) == set()


@each_row(
    "label",
    [
        "Myth",
        "Myth:",
        "Myth 3:",
        "Common myth:",
        "Common misconceptions",
        "No.",
        "FALSE",
        "Not true:",
        "Fact check: false",
        "He denied that:",
        "Hoax",
    ],
)
def test_a_label_in_the_block_above_is_found_and_only_there(label: str) -> None:
    assert beside(label, "", "en") == {"preceded_by"}
    assert beside(f"{label} is what the mayor called it later.", "", "en") == set()


@each_row("label", ["Fact:", "True", "Myths and facts", "True or false?", "The false door", "Myth club:"])
def test_another_label_is_none(label: str) -> None:
    assert beside(label, "", "en") == set()


def test_a_sentence_that_goes_on_is_not_read_as_another() -> None:
    text = "The tide rose this is true"

    assert rebuttals(text, Span(0, 13), block_edges=(), language="en") == []
    assert rebuttals("The tide rose. This is false", Span(0, 8), block_edges=(), language="en") == []


@given(st.text(max_size=60), st.integers(0, 60), st.integers(0, 60), st.lists(st.integers(0, 60), max_size=4))
def test_no_text_and_no_span_crash(text: str, one: int, other: int, edges: list[int]) -> None:
    start, end = sorted((min(one, len(text)), min(other, len(text))))

    for found in rebuttals(text, Span(start, end), block_edges=sorted(edges)):
        assert found.span.end <= start or end <= found.span.start


@each_row("piece", ["This is false. ", "not ", "(", "myth: ", "\ud800 "])
def test_a_hostile_page_is_looked_at_only_near_the_passage(piece: str) -> None:
    page = piece * (1_000_000 // len(piece))

    assert isinstance(rebuttals(page, Span(500_000, 500_010), block_edges=range(0, 1_000_000, 7)), list)
