"""A verdict as a Web Annotation has what the model requires, and is read back as what it was."""

import json

from pincite.core.models import PassageSpan, ProvenanceVerdict, Status
from pincite.core.reports.web_annotation import to_web_annotation
from pincite.core.shapes import CitedPassage, parse_agent_output
from pincite.core.stamp import stamp_citation
from tests.rows import each_row

URL = "https://a.test/log"
PAGE = "Second of March, wind from the north-west and light. The tide rose at dawn. The boats were taken further up."
WORDS = "The tide rose at dawn."
SPAN = PassageSpan(text=WORDS, start=PAGE.index(WORDS), end=PAGE.index(WORDS) + len(WORDS))
CHECKED = "2026-01-05T12:00:00+00:00"


def verdict(**more: object) -> ProvenanceVerdict:
    fields = {"url": URL, "status": Status.MATCH, "kind": "exact", "accessed_at_recheck": CHECKED, **more}
    return ProvenanceVerdict.model_validate(fields)


def check(annotation: dict[str, object]) -> None:
    """Web Annotation Data Model, 3.1, 3.2.4, 4.1, 4.2.4, 4.2.5: what must be there, and as what."""
    assert annotation["@context"] == "http://www.w3.org/ns/anno.jsonld"
    assert annotation["type"] == "Annotation"
    assert ":" in str(annotation["id"])
    bodies, target = annotation["body"], annotation["target"]
    assert isinstance(bodies, list)
    assert bodies
    assert all(body["type"] == "TextualBody" and isinstance(body["value"], str) for body in bodies)
    assert isinstance(target, dict)
    assert (target["type"], bool(target["source"])) == ("SpecificResource", True)
    selectors = target.get("selector", [])
    for selector in selectors if isinstance(selectors, list) else [selectors]:
        if selector["type"] == "TextQuoteSelector":
            assert selector["exact"]
        else:
            assert selector["type"] == "TextPositionSelector"
            assert 0 <= selector["start"] <= selector["end"]
    json.dumps(annotation, allow_nan=False).encode()


@each_row(
    "one",
    [
        verdict(passage=SPAN),
        verdict(status=Status.CHANGED, kind="removed", notes=["sha256 mismatch"]),
        verdict(status=Status.UNREACHABLE, kind=None, reason="dns", notes=["no such host"]),
        verdict(status=Status.NO_RECORD, kind=None, accessed_at_recheck=None),
        verdict(status=Status.SKIPPED, kind=None, accessed_at_recheck=None),
        verdict(url="", passage=SPAN, final_url=URL, notes=["\ud800"]),
    ],
)
@each_row("page", ["", PAGE, "Another page."])
@each_row("excerpt", ["", WORDS])
def test_every_verdict_makes_a_valid_annotation(one: ProvenanceVerdict, page: str, excerpt: str) -> None:
    check({**to_web_annotation(one, page=page, excerpt=excerpt, claim="It rose.")})


def test_the_passage_is_selected_by_its_words_what_stands_around_them_and_its_place() -> None:
    target = to_web_annotation(verdict(passage=SPAN), page=PAGE)["target"]

    assert isinstance(target, dict)
    assert target["selector"] == [
        {
            "type": "TextQuoteSelector",
            "exact": WORDS,
            "prefix": PAGE[: SPAN.start],
            "suffix": PAGE[SPAN.end :],
        },
        {"type": "TextPositionSelector", "start": SPAN.start, "end": SPAN.end},
    ]
    assert target["state"] == {"type": "TimeState", "sourceDate": CHECKED}


def test_a_passage_that_the_verdict_cuts_is_quoted_from_the_page_or_only_placed() -> None:
    cut = PassageSpan(text="The tide\u2026", start=SPAN.start, end=SPAN.end)

    placed = to_web_annotation(verdict(passage=cut))["target"]
    whole = to_web_annotation(verdict(passage=cut), page=PAGE)["target"]

    assert isinstance(placed, dict)
    assert isinstance(whole, dict)
    assert placed["selector"] == {"type": "TextPositionSelector", "start": SPAN.start, "end": SPAN.end}
    assert isinstance(whole["selector"], list)
    assert isinstance(whole["selector"][0], dict)
    assert whole["selector"][0]["exact"] == WORDS


def test_words_that_are_gone_are_quoted_from_the_excerpt_and_nothing_is_made_up() -> None:
    gone = verdict(status=Status.CHANGED, kind="removed", notes=["sha256 mismatch"])

    with_words, without = to_web_annotation(gone, excerpt=WORDS), to_web_annotation(gone)

    assert isinstance(with_words["target"], dict)
    assert isinstance(without["target"], dict)
    assert with_words["target"]["selector"] == {"type": "TextQuoteSelector", "exact": WORDS}
    assert "selector" not in without["target"]
    assert isinstance(without["body"], list)
    assert without["body"][0] == {
        "type": "TextualBody",
        "value": "changed: removed; sha256 mismatch",
        "format": "text/plain",
        "purpose": "assessing",
    }


def test_the_same_verdict_has_the_same_id_and_another_another() -> None:
    first, again = to_web_annotation(verdict()), to_web_annotation(verdict())

    assert first["id"] == again["id"] != to_web_annotation(verdict(status=Status.CHANGED))["id"]
    assert to_web_annotation(verdict(), id="https://notes.test/1")["id"] == "https://notes.test/1"


def test_an_annotation_with_its_stamp_is_read_back_as_the_citation_that_it_was() -> None:
    stamp = stamp_citation({"url": URL, "metadata": {}}, text=WORDS)["metadata"]
    assert isinstance(stamp, dict)

    annotation = to_web_annotation(verdict(passage=SPAN), page=PAGE, claim="It rose.", stamp=stamp)

    [passage] = parse_agent_output(annotation).findings
    assert isinstance(passage, CitedPassage)
    assert (passage.url, passage.quotation.excerpt) == (URL, WORDS)
    assert passage.record.content_hash == stamp["content_hash"]
    assert passage.claim is not None
    assert passage.claim.text == "It rose."
