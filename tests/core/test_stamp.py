"""CONTRACT 3: stamping."""

import asyncio
import json
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from inspect import signature
from typing import Any, Self, cast

import pytest
from pydantic import JsonValue

from pincite.core.chunks import stamp_chunks
from pincite.core.errors import EmptyPassageError, InputError
from pincite.core.ingest import anchor_citation
from pincite.core.models import Citation, FetcherResponse, Finding, Stamp
from pincite.core.shapes.stamping import stamp_output
from pincite.core.stamp import stamp_citation, stamp_finding_text, stamp_of
from pincite.core.text.canonical import content_sha256
from tests.rows import each_row

TEXT = "The tide rose at dawn."
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def test_contract_3_both_anchors_are_always_written() -> None:
    citation = stamp_citation(Citation("https://a.test/"), text=TEXT)

    assert citation.metadata["content_hash"] == content_sha256(TEXT)
    assert str(citation.metadata["accessed_at"]).endswith(("+00:00", "Z"))
    assert "published_date" not in citation.metadata
    assert "revision" not in citation.metadata


def test_contract_3_the_time_is_refreshed_and_the_hash_is_the_same() -> None:
    citation = stamp_citation(Citation("https://a.test/"), text=TEXT, now=datetime(2026, 1, 1, tzinfo=UTC))
    first = dict(citation.metadata)

    stamp_citation(citation, text=TEXT, now=datetime(2026, 1, 2, tzinfo=UTC))

    assert citation.metadata["content_hash"] == first["content_hash"]
    assert citation.metadata["accessed_at"] == "2026-01-02T00:00:00+00:00"


def test_contract_3_optionals_are_written_when_given_and_unrelated_keys_kept() -> None:
    citation = Citation("https://a.test/", metadata={"mine": [1]})

    stamp_citation(citation, text=TEXT, published_date="2020", revision="r1")

    assert citation.metadata["mine"] == [1]
    assert (citation.metadata["published_date"], citation.metadata["revision"]) == ("2020", "r1")


def test_contract_3_the_library_mutates_in_place_and_returns_the_same_object() -> None:
    citation, as_dict = Citation("https://a.test/"), {"url": "https://a.test/"}

    assert stamp_citation(citation, text=TEXT) is citation
    assert stamp_citation(as_dict, text=TEXT) is as_dict
    assert "metadata" in as_dict


def test_contract_3_other_text_drops_what_was_said_of_the_old() -> None:
    citation = stamp_citation(Citation("https://a.test/"), text=TEXT, published_date="2020", revision="r1")
    judged: dict[str, JsonValue] = {"nli_verdict": "entails", "nli_score": 0.9, "nli_provider": "fake-nli"}
    citation.metadata |= {**judged, "nli_claim": "The tide rose."}

    stamp_citation(citation, text="The tide fell at dusk.", revision="r2")

    assert "published_date" not in citation.metadata
    assert judged.keys().isdisjoint(citation.metadata)
    assert citation.metadata["revision"] == "r2"
    assert citation.metadata["nli_claim"] == "The tide rose."
    assert Stamp.from_metadata(citation.metadata)[0].length == len("The tide fell at dusk.")


def test_contract_3_a_first_stamp_keeps_what_the_metadata_says_already() -> None:
    said: dict[str, JsonValue] = {"published_date": "2020", "revision": "r1", "nli_verdict": "entails"}

    assert said.items() <= stamp_citation(Citation("https://a.test/", metadata=dict(said)), text=TEXT).metadata.items()


def test_contract_3_the_same_text_is_known_by_a_hash_in_upper_case() -> None:
    citation = stamp_citation(Citation("https://a.test/"), text=TEXT, revision="r1")
    citation.metadata["content_hash"] = content_sha256(TEXT).upper()

    assert stamp_citation(citation, text=TEXT).metadata["revision"] == "r1"


@each_row("earlier", ["not a hash", 5, ["x"], content_sha256("Other words.")])
def test_contract_3_a_stamp_that_is_not_of_the_text_is_of_other_text(earlier: JsonValue) -> None:
    citation = Citation("https://a.test/", metadata={"content_hash": earlier, "revision": "r1"})

    assert "revision" not in stamp_citation(citation, text=TEXT).metadata


async def test_contract_3_the_words_that_the_caller_gave_are_no_other_text_when_the_pages_own_are_stamped() -> None:
    citation = stamp_citation(Citation("https://a.test/"), text="The tide rose - at dawn.", revision="r1")

    async def fetch(url: str) -> FetcherResponse:
        return FetcherResponse(url, 200, "<p>The tide rose \u2013 at dawn.</p>")

    await anchor_citation(citation, text="The tide rose - at dawn.", fetcher=fetch)
    assert citation.metadata["content_hash"] == content_sha256("The tide rose \u2013 at dawn.")
    assert citation.metadata["revision"] == "r1"
    assert stamp_citation(citation, text="The tide rose - at dawn.").metadata["revision"] == "r1"


def test_a_time_without_a_zone_is_utc_wherever_the_machine_stands() -> None:
    class Naive(datetime):
        def astimezone(self, tz: tzinfo | None = None) -> Self:
            raise AssertionError("read as local time")

    stamped = stamp_citation(Citation("https://a.test/"), text=TEXT, now=Naive(2026, 1, 31, 12))
    [chunk] = stamp_chunks([TEXT], url="https://a.test/", now=Naive(2026, 1, 31, 12))

    assert stamped.metadata["accessed_at"] == chunk.metadata["accessed_at"] == "2026-01-31T12:00:00+00:00"


def test_contract_3_the_same_text_keeps_what_was_said_of_it() -> None:
    citation = stamp_citation(Citation("https://a.test/"), text=TEXT, published_date="2020", revision="r1")
    citation.metadata["nli_verdict"] = "entails"

    stamp_citation(citation, text=f"  {TEXT} ")

    assert citation.metadata["published_date"] == "2020"
    assert citation.metadata["nli_verdict"] == "entails"


@each_row("text", ["", " \n\t", "\u200b\ufeff", "\u00ad\u200f", "\u2060 \u3164", "\x00 \x7f\u2800"])
def test_contract_3_text_that_cannot_be_seen_is_an_error(text: str) -> None:
    citation = Citation("https://a.test/")

    with pytest.raises(EmptyPassageError):
        stamp_citation(citation, text=text)
    assert citation.metadata == {}


def test_contract_3_a_finding_is_stamped_with_its_excerpt() -> None:
    finding = Finding("The tide rose.", Citation("https://a.test/"), excerpt=TEXT)

    assert stamp_finding_text(finding) is finding
    assert finding.citation.metadata["content_hash"] == content_sha256(TEXT)
    assert stamp_finding_text(finding, text="Other.").citation.metadata["content_hash"] == content_sha256("Other.")


@each_row(
    "finding",
    [
        {"citation": {"url": "u"}},
        {"citation": {"url": "u"}, "excerpt": ""},
        {"citation": {"url": "u"}, "excerpt": None},
    ],
)
def test_contract_3_a_finding_without_text_is_left_alone(finding: dict[str, JsonValue]) -> None:
    before = json.dumps(finding)

    stamp_finding_text(finding)

    assert json.dumps(finding) == before


def test_contract_3_an_invisible_excerpt_is_an_error() -> None:
    with pytest.raises(EmptyPassageError):
        stamp_finding_text({"citation": {"url": "u"}, "excerpt": " \u200b "})


@each_row("citation", ["https://a.test/", None, 5, {"metadata": []}, {"metadata": "x"}])
def test_what_has_no_metadata_is_refused_with_a_reason(citation: object) -> None:
    with pytest.raises(InputError, match="citation"):
        stamp_citation(citation, text=TEXT)


@each_row("text", [None, 5, b"tide", ["tide"]])
def test_what_is_no_text_is_refused_with_a_reason(text: object) -> None:
    with pytest.raises(InputError, match="string"):
        stamp_citation(Citation("https://a.test/"), text=cast("str", text))


@dataclass
class Foreign:
    """Somebody else's citation."""

    url: str
    metadata: dict[str, JsonValue] | None = field(default=None)


def test_an_object_whose_metadata_is_null_gets_some() -> None:
    assert stamp_citation(Foreign("u"), text=TEXT).metadata


def test_a_stamp_keeps_no_text_unless_asked_to() -> None:
    assert "dawn" not in json.dumps(stamp_citation({"url": "u"}, text=TEXT))
    assert stamp_of(TEXT, keep_text=True)[1].text == TEXT


def test_the_sketch_can_be_switched_off() -> None:
    assert stamp_of(TEXT)[1].sketch
    assert stamp_of(TEXT, sketch=False)[1].sketch is None


def test_a_lone_surrogate_is_stamped() -> None:
    content_hash, stamp = stamp_of("tide \ud800 rose")

    assert len(content_hash) == 64
    assert stamp.length == 11


def test_a_stamp_survives_its_own_metadata() -> None:
    content_hash, stamp = stamp_of("The \u201ctide\u201d rose, at last, before the morning bell had rung twice.")

    assert Stamp.from_metadata({"content_hash": content_hash, "pincite": stamp.to_metadata()}) == (stamp, None)
    assert json.loads(json.dumps(stamp.to_metadata())) == stamp.to_metadata()


def test_what_is_said_of_the_words_is_said_alike_wherever_they_are_stamped() -> None:
    # Of the text: what the words are of, and not how they are read or where they stand.
    alike = {"text", "claim", "published_date", "revision", "sketch", "keep_text", "now"}
    kinds = {
        stamp.__name__: {name for name, one in signature(stamp).parameters.items() if one.kind is one.KEYWORD_ONLY}
        for stamp in (stamp_citation, stamp_finding_text, anchor_citation)
    }

    assert {name: alike - kind for name, kind in kinds.items()} == {name: set() for name in kinds}


def test_a_finding_is_stamped_with_all_that_its_citation_would_be() -> None:
    said: dict[str, object] = {"claim": "It rose.", "revision": "r1", "sketch": False, "keep_text": True, "now": NOW}

    finding = stamp_finding_text(Finding("It rose.", Citation("u"), TEXT), **said)  # type: ignore[arg-type]  # of many types

    alike = stamp_citation(Citation("u"), text=TEXT, **said)  # type: ignore[arg-type]  # of many types
    assert finding.citation.metadata == alike.metadata
    assert (finding.citation.metadata["nli_claim"], finding.citation.metadata["revision"]) == ("It rose.", "r1")


def test_a_verdict_on_another_claim_is_no_baseline_and_a_claim_that_is_not_given_stays() -> None:
    citation = stamp_citation(Citation("u"), text=TEXT, claim="It rose.")
    citation.metadata["nli_verdict"] = "entails"

    stamp_citation(citation, text=TEXT, claim="It rose.")
    stamp_citation(citation, text=TEXT, claim="")
    assert (citation.metadata["nli_claim"], citation.metadata["nli_verdict"]) == ("It rose.", "entails")

    stamp_citation(citation, text=TEXT, claim="It fell.")
    assert citation.metadata["nli_claim"] == "It fell."
    assert "nli_verdict" not in citation.metadata


async def test_the_time_may_be_a_moment_or_what_tells_it_wherever_words_are_stamped() -> None:
    async def fetch(url: str) -> FetcherResponse:
        return FetcherResponse(url, 200, TEXT)

    for now in (NOW, lambda: NOW):
        answer = {"findings": [{"excerpt": TEXT, "citation": {"url": "u"}}]}
        output = cast("dict[str, list[dict[str, dict[str, JsonValue]]]]", stamp_output(answer, now=now).output)
        stamped = [
            stamp_citation(Citation("u"), text=TEXT, now=now),
            stamp_finding_text(Finding("", Citation("u"), TEXT), now=now).citation,
            *stamp_chunks([TEXT], url="u", now=now),
            await anchor_citation(Citation("u"), text=TEXT, fetcher=fetch, now=now),
            Citation(**output["findings"][0]["citation"]),  # type: ignore[arg-type]  # JSON of one
        ]

        assert [one.metadata["accessed_at"] for one in stamped] == ["2026-01-01T00:00:00+00:00"] * 5


@each_row(
    ("wrong", "said"),
    [
        ({"now": "2026-01-01"}, "now is a datetime, or a callable that answers one, not str"),
        ({"now": date(2026, 1, 1)}, "now is a datetime"),
        ({"now": lambda: None}, "now is a datetime"),
        ({"now": datetime.max.replace(tzinfo=timezone(timedelta(hours=-5)))}, "no moment of UTC"),
        ({"claim": 3}, "the claim is a string, not int"),
        ({"published_date": date(2026, 1, 1)}, "published_date is a string, not date"),
        ({"revision": 7}, "revision is a string, not int"),
        ({"text": 0}, "the text to stamp is a string, not int"),
    ],
)
# Any: as callers without a type checker write it.
def test_an_argument_of_another_kind_is_an_input_error_and_leaves_the_old_stamp_whole(
    wrong: dict[str, Any], said: str
) -> None:
    async def fetch(url: str) -> FetcherResponse:
        return FetcherResponse(url, 200, TEXT)

    citation = stamp_citation(Citation("https://a.test/", metadata={"nli_claim": "c"}), text="Something else.", now=NOW)
    before = citation.to_dict()
    arguments = {"text": TEXT, **wrong}
    for stamp in (
        lambda: stamp_citation(citation, **arguments),
        lambda: stamp_finding_text(Finding("s", citation), **arguments),
        lambda: asyncio.run(anchor_citation(citation, fetcher=fetch, **arguments)),
    ):
        with pytest.raises(InputError, match=said):
            stamp()
        assert citation.to_dict() == before


def test_an_object_that_takes_no_metadata_is_an_input_error() -> None:
    @dataclass(frozen=True)
    class Frozen:
        url: str
        metadata: dict[str, JsonValue] | None = None

    with pytest.raises(InputError, match="the Frozen takes no metadata: FrozenInstanceError"):
        stamp_citation(Frozen("https://a.test/"), text=TEXT)
