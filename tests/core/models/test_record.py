"""A record is read from a citation's metadata exactly where both anchors are there."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from pincite.core.models import ProvenanceRecord
from tests.rows import each_row

HASH, READ = "6565186bac3b09a904b8e5d0f8bf405be6007610f1bf8ede20402c35dc42892c", "2025-01-01T00:00:00+00:00"
FULL = {"content_hash": HASH, "accessed_at": READ, "published_date": "1999", "revision": "r7"}


def test_contract_1_a_record_has_the_four_keys() -> None:
    record = ProvenanceRecord.from_citation_metadata(FULL)

    assert record is not None
    assert record.model_dump() == FULL


@each_row(
    "meta",
    [
        None,
        [],
        "content_hash",
        [("content_hash", HASH), ("accessed_at", READ)],
        {},
        {"content_hash": HASH},
        {"accessed_at": READ},
        FULL | {"content_hash": ""},
        FULL | {"accessed_at": ""},
        FULL | {"content_hash": None},
        FULL | {"accessed_at": 20250101},
        FULL | {"content_hash": int(HASH, 16)},
        FULL | {"content_hash": HASH.encode()},
    ],
)
def test_contract_1_neighbour_without_both_anchors_there_is_no_record(meta: object) -> None:
    assert ProvenanceRecord.from_citation_metadata(meta) is None


@each_row("odd", [None, 7, ["r7"], {"r": 7}, True])
def test_contract_1_optionals_that_are_no_strings_become_none(odd: object) -> None:
    record = ProvenanceRecord.from_citation_metadata(FULL | {"published_date": odd, "revision": odd})

    assert record == ProvenanceRecord(content_hash=HASH, accessed_at=READ)


def test_contract_1_neighbour_an_optional_that_is_a_string_is_kept_as_it_is() -> None:
    record = ProvenanceRecord.from_citation_metadata(FULL | {"published_date": "", "revision": " 7 "})

    assert record is not None
    assert (record.published_date, record.revision) == ("", " 7 ")


def test_contract_1_other_keys_are_ignored_and_the_source_is_not_changed() -> None:
    meta = FULL | {"pincite": {"v": 1}, "nli_claim": "x", 5: object}
    before = copy.copy(meta)

    assert ProvenanceRecord.from_citation_metadata(meta) == ProvenanceRecord.model_validate(FULL)
    assert meta == before


def test_contract_1_the_constructor_forbids_unknown_fields() -> None:
    with pytest.raises(ValidationError, match="nli_claim"):
        ProvenanceRecord(content_hash=HASH, accessed_at=READ, nli_claim="x")  # type: ignore[call-arg]


@given(st.dictionaries(st.sampled_from([*FULL, "x"]), st.text(st.characters(codec=None)) | st.integers() | st.none()))
def test_no_metadata_crashes_the_reader_or_what_writes_the_record(meta: dict[str, object]) -> None:
    record = ProvenanceRecord.from_citation_metadata(meta)

    if record is not None:
        assert ProvenanceRecord.model_validate_json(record.model_dump_json()) == record
