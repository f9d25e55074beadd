"""CONTRACT 3: stamping, and that what was stamped is what verifying finds."""

import copy
from dataclasses import dataclass
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
from pydantic import JsonValue

from pincite.core.errors import EmptyPassageError, InputError
from pincite.core.models import Citation, Finding, ProvenanceRecord
from pincite.core.stamp import stamp_citation, stamp_finding_text
from pincite.core.text.canonical import content_sha256
from pincite.core.verify import ProvenanceValidator
from pincite.tools.citation import Json
from pincite.tools.citation import stamp as stamp_a_copy
from tests.fakes import FakeFetcher
from tests.rows import each_row

WORDS = "The tide rose at dawn and the boats left the harbour."
ADDED = {"content_hash", "accessed_at", "pincite"}
OTHER = "Nobody saw the lighthouse keeper again after that winter."


def test_both_anchors_are_always_written_and_refreshed_in_place() -> None:
    citation = Citation("u", metadata={"content_hash": "old", "accessed_at": "old", "note": "mine"})

    assert stamp_citation(citation, text=WORDS) is citation

    accessed_at = citation.metadata["accessed_at"]
    assert citation.metadata["content_hash"] == content_sha256(WORDS)
    assert isinstance(accessed_at, str)
    assert accessed_at.endswith(("+00:00", "Z"))
    assert datetime.fromisoformat(accessed_at).tzinfo is not None
    assert citation.metadata["note"] == "mine"


def test_the_optionals_are_written_only_when_given() -> None:
    bare = stamp_citation(Citation("u"), text=WORDS)
    full = stamp_citation(Citation("u"), text=WORDS, published_date="2020-01-01", revision="r7")

    assert not {"published_date", "revision"} & set(bare.metadata)
    assert (full.metadata["published_date"], full.metadata["revision"]) == ("2020-01-01", "r7")


def test_the_same_text_gives_the_same_hash_and_other_text_another() -> None:
    first = stamp_citation(Citation("u"), text=WORDS).metadata["content_hash"]

    assert stamp_citation(Citation("u"), text=f" {WORDS}\n").metadata["content_hash"] == first
    assert stamp_citation(Citation("u"), text=WORDS.upper()).metadata["content_hash"] != first


def test_the_text_of_a_finding_defaults_to_its_excerpt_and_without_text_nothing_is_written() -> None:
    excerpted = stamp_finding_text(Finding("s", Citation("u"), WORDS))
    given = stamp_finding_text(Finding("s", Citation("u"), WORDS), text=OTHER)
    empty = stamp_finding_text(Finding("s", Citation("u")))

    assert excerpted.citation.metadata["content_hash"] == content_sha256(WORDS)
    assert given.citation.metadata["content_hash"] == content_sha256(OTHER)
    assert empty.citation.metadata == {}


@dataclass
class Theirs:
    """A caller's own citation, with or without metadata yet."""

    url: str
    metadata: dict[str, JsonValue] | None = None


@each_row("citation", [Theirs("u"), Theirs("u", {"note": "mine"}), SimpleNamespace(metadata={})])
def test_any_object_with_metadata_is_stamped_in_place(citation: Theirs) -> None:
    before = dict(citation.metadata or {})

    assert stamp_citation(citation, text=WORDS) is citation

    assert citation.metadata is not None
    assert citation.metadata == before | {key: citation.metadata[key] for key in ADDED}


@each_row("citation", [{"url": "u"}, {"url": "u", "metadata": None}, {"url": "u", "metadata": {}}])
def test_a_dict_is_stamped_in_place_and_the_same_one_is_returned(citation: dict[str, JsonValue]) -> None:
    assert stamp_citation(citation, text=WORDS) is citation

    metadata = citation["metadata"]
    assert isinstance(metadata, dict)
    assert set(metadata) == ADDED


@each_row("nowhere", [SimpleNamespace(url="u"), "https://a.test/", None, {"metadata": "text"}, ["u"]])
def test_neighbour_where_a_stamp_has_no_place_is_an_error(nowhere: object) -> None:
    with pytest.raises(InputError):
        stamp_citation(nowhere, text=WORDS)


def test_everything_but_the_citation_is_named() -> None:
    with pytest.raises(TypeError):
        stamp_citation(Citation("u"), WORDS)  # type: ignore[call-arg]  # what must fail
    with pytest.raises(TypeError):
        stamp_finding_text(Finding("s", Citation("u"), WORDS), WORDS)  # type: ignore[call-arg]  # what must fail


@each_row(
    "finding",
    [
        Finding("s", Citation("u"), WORDS),
        SimpleNamespace(excerpt=WORDS, citation=Theirs("u")),
        {"excerpt": WORDS, "citation": {"url": "u"}},
        {"excerpt": WORDS, "citation": Theirs("u")},
    ],
)
async def test_a_finding_of_any_class_is_stamped_and_the_same_one_is_returned(finding: object) -> None:
    assert stamp_finding_text(finding, published_date="2020", revision="r7") is finding

    report = await ProvenanceValidator(fetcher=FakeFetcher({"u": WORDS})).check_agent_output([finding])
    assert report.summary == {"match": 1}


@each_row(("excerpt", "text"), [("", None), (None, None), (WORDS, ""), ("", "")])
def test_without_text_empty_or_null_nothing_is_written(excerpt: str | None, text: str | None) -> None:
    finding = {"excerpt": excerpt, "citation": {"url": "u", "metadata": {"note": "mine"}}}

    assert stamp_finding_text(finding, text=text)["citation"] == {"url": "u", "metadata": {"note": "mine"}}


def test_neighbour_an_invisible_excerpt_is_an_error_and_writes_nothing() -> None:
    finding = Finding("s", Citation("u"), " \u200b\n")

    with pytest.raises(EmptyPassageError):
        stamp_finding_text(finding)
    assert finding.citation.metadata == {}


async def test_the_tools_way_returns_a_new_value_and_leaves_the_old_one() -> None:
    given: Json = {"url": "u", "metadata": {"note": "mine", "content_hash": content_sha256(OTHER), "revision": "old"}}
    before = copy.deepcopy(given)

    stamped = await stamp_a_copy(given, text=WORDS, published_date="2020")

    assert given == before
    assert stamped is not given
    metadata = stamped["metadata"]
    assert isinstance(metadata, dict)
    assert metadata["content_hash"] == content_sha256(WORDS)
    assert (metadata["note"], metadata["published_date"]) == ("mine", "2020")
    assert "revision" not in metadata


def test_a_lone_surrogate_is_stamped_and_found_again() -> None:
    assert stamp_citation(Citation("u"), text="a \ud800 b").metadata["content_hash"] == content_sha256("a \ud800 b")


@each_row("text", [" \n", "\u200b", "\ufeff \u2060"])
def test_text_that_cannot_be_seen_is_an_error(text: str) -> None:
    with pytest.raises(EmptyPassageError):
        stamp_citation(Citation("u"), text=text)


def test_other_text_drops_what_was_said_of_the_old_and_keeps_the_claim() -> None:
    citation = stamp_citation(Citation("u"), text=WORDS, published_date="2020", revision="r7")
    citation.metadata |= {"nli_claim": "c", "nli_verdict": "entails"}
    before = citation.metadata["pincite"]

    same = dict(stamp_citation(citation, text=WORDS).metadata)
    other = stamp_citation(citation, text=OTHER).metadata

    assert {"published_date", "revision", "nli_verdict"} <= set(same)
    assert not {"published_date", "revision", "nli_verdict"} & set(other)
    assert other["nli_claim"] == "c"
    assert other["pincite"] != before


def test_a_first_stamp_is_no_re_stamping_and_keeps_the_keys_that_are_there() -> None:
    there = {"published_date": "2020", "revision": "r7", "nli_claim": "c", "nli_verdict": "entails"}

    assert there.items() <= stamp_citation(Citation("u", metadata={**there}), text=WORDS).metadata.items()


async def test_what_was_stamped_is_what_verifying_finds() -> None:
    validator = ProvenanceValidator(fetcher=FakeFetcher({"u": f"Before. {WORDS} After."}))
    stamped, other = stamp_citation(Citation("u"), text=WORDS), stamp_citation(Citation("u"), text=OTHER)

    assert ProvenanceRecord.from_citation_metadata(stamped.metadata) is not None
    assert (await validator.check(stamped)).status == "match"
    assert (await validator.check(other)).status == "changed"


async def test_a_stamp_of_now_is_recent() -> None:
    stamped = stamp_citation(Citation("u"), text=WORDS)

    report = await ProvenanceValidator(fetcher=FakeFetcher()).check_since(
        [stamped], since=datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    )

    assert report.summary == {"skipped": 1}
