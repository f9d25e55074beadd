"""What each vendor's form says when a part of it is missing, odd or of another kind."""

from pincite.core.models import Reason
from pincite.core.shapes import CitedPassage, NoRecord, parse_agent_output
from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.stamping import stamp_output
from tests.core.shapes.samples import ANNOTATION, CSL, DOCUMENT, GATE, LOG, TIDE
from tests.rows import each_row

ITEM = CSL[0]


def only(value: object) -> CitedPassage | NoRecord:
    [finding] = parse_agent_output(value).findings
    return finding


def words(value: object) -> str:
    [cited] = recognise(value).cited
    return cited.around.excerpt


def block(*citations: object, text: object = "It rose.") -> dict[str, object]:
    return {"content": [{"type": "text", "text": text, "citations": list(citations)}]}


def test_an_anthropic_citation_of_a_document_without_an_address_says_which() -> None:
    named = only(block({"type": "page_location", "cited_text": TIDE, "document_index": 1, "document_title": "Report"}))
    bare = only(block({"type": "char_location", "cited_text": TIDE, "document_index": 0, "document_title": None}))

    assert (named.url, named.notes) == ("", ('no url: the citation names only a document, "Report"',))
    assert bare.notes == ("no url: the citation names no source",)


def test_an_anthropic_citation_alone_and_a_block_alone_are_read() -> None:
    citation = {"type": "web_search_result_location", "url": LOG, "cited_text": TIDE, "encrypted_index": "RQ=="}

    alone, in_block = recognise(citation), recognise(block(citation)["content"])

    assert [alone.form, in_block.form] == ["anthropic", "anthropic"]
    assert [one.around.summary for one in (*alone.cited, *in_block.cited)] == ["", "It rose."]


@each_row("odd", [None, 7, "prose", [], True])
def test_an_odd_anthropic_citation_is_its_own_verdict(odd: object) -> None:
    good = {"type": "web_search_result_location", "url": LOG, "cited_text": TIDE}

    first, second, third = parse_agent_output(block(good, odd, good)).findings

    assert (first.url, third.url) == (LOG, LOG)
    assert isinstance(second, NoRecord)
    assert second.reason is Reason.MALFORMED_CITATION


def test_odd_words_and_an_odd_url_are_said_so() -> None:
    finding = only(block({"type": "web_search_result_location", "url": 7, "cited_text": ["x"]}))

    assert finding.notes[:2] == (
        "the excerpt is a list, not a string; only the hash was compared",
        "the url is a number, not a string",
    )


def test_a_stamp_that_is_no_object_is_malformed() -> None:
    finding = only(block({"type": "web_search_result_location", "url": LOG, "cited_text": TIDE, "pincite": "x"}))

    assert isinstance(finding, NoRecord)
    assert finding.reason is Reason.MALFORMED_CITATION


@each_row(
    ("text", "marked", "claim"),
    [
        ("It rose. ([h](https://h.example)) It fell.", "([h](https://h.example))", "It rose."),
        ("It rose. ([h](https://h.example)) It fell.", "[h](https://h.example)", "It rose."),
        ("It rose ([h](https://h.example)). It fell.", "([h](https://h.example))", "It rose."),
        ("It rose. [Log](https://h.example)", "[Log](https://h.example)", "It rose."),
        (
            "See [the log](https://h.example) of that day. It fell.",
            "[the log](https://h.example)",
            "See the log of that day.",
        ),
        ("It rose early. It fell late.", "rose early", "It rose early."),
        ("It rose early. It fell late.", "early. It fell", "It rose early."),
        ("([h](https://h.example)) It rose.", "([h](https://h.example))", "It rose."),
        ("It rose.\u30103\u2020h\u3011 It fell.", "\u30103\u2020h\u3011", "It rose."),
        ("[h](https://h.example)", "[h](https://h.example)", "h"),
    ],
)
def test_the_claim_of_an_openai_citation_is_the_sentence_of_its_span(text: str, marked: str, claim: str) -> None:
    start = text.index(marked)
    annotation = {"type": "url_citation", "url": LOG, "start_index": start, "end_index": start + len(marked)}

    [cited] = recognise({"type": "output_text", "text": text, "annotations": [annotation]}).cited

    assert cited.around.summary == claim


@each_row(
    ("start", "end"), [(None, 4), ("0", "4"), (4, 1), (-3, 4), (0, 10_000), (True, 4), (0, 4.0), (10_000, 10_000)]
)
def test_a_span_that_marks_no_words_leaves_the_claim_unknown(start: object, end: object) -> None:
    annotation = {"type": "url_citation", "url": LOG, "start_index": start, "end_index": end}

    finding = only({"type": "output_text", "text": "It rose.", "annotations": [annotation]})

    assert finding.url == LOG
    assert finding.notes[0] == "start_index and end_index mark no words of the answer"


def test_markers_behind_one_sentence_share_its_claim() -> None:
    text = "It rose. ([a](https://a.example)) ([b](https://b.example))\n\nIt fell."
    marks = ["([a](https://a.example))", "([b](https://b.example))"]
    spans = [(text.index(mark), text.index(mark) + len(mark)) for mark in marks]

    found = recognise(
        {
            "text": text,
            "annotations": [
                {"type": "url_citation", "url": LOG, "start_index": start, "end_index": end} for start, end in spans
            ],
        }
    )

    assert [cited.around.summary for cited in found.cited] == ["It rose.", "It rose."]


def test_an_openai_citation_without_a_url_is_named_by_its_title() -> None:
    annotation = {"type": "url_citation", "title": "The log", "start_index": 0, "end_index": 2}

    assert only(annotation).notes == ('no url: the citation names only "The log"',)


def target(**more: object) -> dict[str, object]:
    return {"type": "Annotation", "target": more}


@each_row(
    ("annotation", "note"),
    [
        ({"type": "Annotation", "target": LOG}, "the annotation is on the whole of its target and quotes no words"),
        (target(selector={"exact": TIDE}), "no url: the annotation's target names no source"),
        ({"type": "Annotation", "target": [7]}, "no url: the annotation names no target"),
        (target(source=LOG), "no provenance record"),
        (target(source=LOG, selector={"type": "TextPositionSelector", "start": 0}), "no provenance record"),
    ],
)
def test_an_annotation_that_lacks_something_says_what(annotation: object, note: str) -> None:
    assert only(annotation).notes == (note,)


def test_a_page_of_annotations_says_that_the_next_was_not_read() -> None:
    page = {"type": "AnnotationPage", "items": [ANNOTATION], "next": "https://notes.example/p2"}

    notes = parse_agent_output({"type": "AnnotationCollection", "first": page}).notes

    assert notes[1:] == ("left out: first.next is another page, and was not read",)


def test_an_annotation_without_a_type_is_told_by_its_quotation() -> None:
    hypothesis = {"uri": LOG, "text": "It rose.", "target": [{"source": LOG, "selector": [{"exact": TIDE}]}]}

    [cited] = recognise(hypothesis).cited

    assert (cited.around.excerpt, cited.around.summary) == (TIDE, "It rose.")


@each_row(
    ("note", "quotation"),
    [
        (f'"{TIDE}"', TIDE),
        (f"\u201e{TIDE}\u201c", TIDE),
        (f"\u00ab {TIDE} \u00bb", TIDE),
        (f"Quote: {TIDE}", TIDE),
        (f'quote: "{TIDE}"', TIDE),
        (f"\u201cother words\u201d\nquote: {TIDE}", TIDE),
        ('quote: he said "so it is" and left', 'he said "so it is" and left'),
        ("A note without any.", ""),
        ('A "word" alone.', ""),
    ],
)
def test_marks_or_a_field_decide_what_a_csl_note_quotes(note: str, quotation: str) -> None:
    assert words({**ITEM, "note": note}) == quotation


def test_a_csl_item_has_one_quotation_and_says_how_many_more_there_were() -> None:
    item = {**ITEM, "note": "\u201cone two\u201d and \u201cthree four\u201d", "annote": '"five six"'}

    output = parse_agent_output([item])

    assert words([item]) == "one two"
    assert output.notes[1:] == ("left out: [0]: 2 further quotations in one item",)


@each_row(
    ("fields", "url"),
    [
        ({"URL": LOG, "DOI": "10.5555/x"}, LOG),
        ({"DOI": "https://doi.org/10.5555/x"}, "https://doi.org/10.5555/x"),
        ({"DOI": "doi:10.5555/x<1>#2"}, "https://doi.org/10.5555/x%3C1%3E%232"),
        ({}, ""),
    ],
)
def test_a_csl_item_is_cited_by_its_url_or_its_doi(fields: dict[str, object], url: str) -> None:
    finding = only({"id": "x", "type": "book", "note": f'"{TIDE}"', **fields})

    assert finding.url == url


def test_a_csl_item_whose_custom_is_no_object_has_no_place_for_a_stamp() -> None:
    item = {**ITEM, "custom": "mine"}

    assert only(item).notes == ("the item's custom is a string, not an object",)
    assert stamp_output(item).stamped == ()


def test_the_stamp_of_a_csl_item_stands_beside_what_custom_holds_already() -> None:
    stamped = stamp_output({**ITEM, "custom": {"mine": 1}}).output

    assert isinstance(stamped, dict)
    assert list(stamped["custom"]) == ["mine", "pincite"]


@each_row(
    ("document", "note"),
    [
        ({**DOCUMENT, "metadata": {}}, "no url: the document's metadata has no source"),
        ({**DOCUMENT, "metadata": {"source": 7}}, "no url: the document's metadata has no source"),
        ({**DOCUMENT, "metadata": None}, "the citation's metadata is null, not an object"),
        ({**DOCUMENT, "metadata": [1]}, "the citation's metadata is a list, not an object"),
        ({**DOCUMENT, "page_content": 7}, "the excerpt is a number, not a string; only the hash was compared"),
    ],
)
def test_a_document_that_lacks_something_says_what(document: object, note: str) -> None:
    assert only([document, document][:1]).notes[0] == note


def test_a_document_of_javascript_is_read_as_well() -> None:
    [cited] = recognise({"pageContent": TIDE, "metadata": {"source": GATE}}).cited

    assert cited.around.excerpt == TIDE
