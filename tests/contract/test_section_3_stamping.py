"""CONTRACT 3: stamping, and that what was stamped is what verifying finds."""

from datetime import UTC, datetime

import pytest

from pincite.core.errors import EmptyPassageError
from pincite.core.models import Citation, Finding, ProvenanceRecord
from pincite.core.stamp import stamp_citation, stamp_finding_text
from pincite.core.text.canonical import content_sha256
from pincite.core.verify import ProvenanceValidator
from tests.fakes import FakeFetcher

WORDS = "The tide rose at dawn and the boats left the harbour."
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


@pytest.mark.parametrize("text", [" \n", "\u200b", "\ufeff \u2060"])
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
