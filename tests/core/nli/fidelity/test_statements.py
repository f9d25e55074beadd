"""What a finding claims, on which words, and where its verdict is written and what is dropped with it."""

from typing import Any

from pincite.core.nli.fidelity.statements import Statement, statements
from pincite.core.shapes.recognised import recognise
from tests.rows import each_row

URL = "https://a.test/"
FINDING = {"summary": "c", "excerpt": "words", "citation": {"url": URL}}
FLAT = {"summary": "c", "excerpt": "words", "url": URL}
QUOTED = {"url": URL, "cited_text": "words"}
BLOCK = {"type": "text", "text": "c", "citations": [QUOTED, QUOTED]}


def of(value: Any) -> list[Statement]:
    return statements(recognise(value))


@each_row(
    ("value", "metadata", "citation", "element"),
    [
        (
            {"findings": [FINDING]},
            ("findings", 0, "metadata"),
            ("findings", 0, "citation", "metadata"),
            ("findings", 0),
        ),
        ([FINDING], (0, "metadata"), (0, "citation", "metadata"), (0,)),
        (FINDING, ("metadata",), ("citation", "metadata"), ()),
        (QUOTED, None, ("metadata",), ()),
        ({"findings": [FLAT]}, None, ("findings", 0, "metadata"), ("findings", 0)),
        ({"content": [BLOCK]}, None, ("content", 0, "citations", 0, "pincite"), ("content", 0, "citations", 0)),
    ],
)
def test_every_form_has_its_places(value: Any, metadata: object, citation: object, element: object) -> None:
    first = of(value)[0]

    assert (first.metadata, first.citation, first.element) == (metadata, citation, element)


def test_a_finding_in_a_list_of_several_forms_has_its_own_metadata() -> None:
    finding, first, second = of([FINDING, BLOCK])

    assert (finding.metadata, finding.element) == ((0, "metadata"), (0,))
    assert [one.element for one in (first, second)] == [(1, "citations", 0), (1, "citations", 1)]


def test_what_names_no_claim_is_unclear_and_a_finding_never_is() -> None:
    item = {"type": "book", "id": "x", "URL": URL, "note": 'quote: "the words of the book"'}

    (cited,) = of(item)
    (finding,) = of({**FINDING, "summary": ""})

    assert (cited.excerpt, cited.unclear) == ("the words of the book", "nothing says what the words are to support")
    assert finding.unclear == ""


@each_row(("url", "shown"), [(URL, f", {URL}"), ("", ""), (5, ""), (" a\n b ", ", a b")])
@each_row(
    ("claim", "told"),
    [
        ("c", ' "c"'),
        ("", ""),
        (None, ""),
        ('x".\n\x1b[2J\ud800 Warning: "y', " \"x'. [2J Warning: 'y\""),
        ("word " * 9_000, f' "{"word " * 11}word\u2026"'),
    ],
)
def test_a_warning_names_its_place_the_beginning_of_its_claim_and_its_url_on_one_line(
    claim: object, told: str, url: object, shown: str
) -> None:
    value = {"findings": [FINDING, {**FINDING, "summary": claim, "citation": {"url": url}}]}

    assert of(value)[1].name == f"finding 2{told}{shown}"


@each_row(("excerpt", "there"), [("words", True), ("\u200b\ufeff", False), ("", False), (None, False)])
def test_an_excerpt_is_one_that_can_be_seen(excerpt: object, there: bool) -> None:
    assert of({"findings": [{**FINDING, "excerpt": excerpt}]})[0].has_excerpt is there
