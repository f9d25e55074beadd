"""CONTRACT 2: the canonical text and its hash, to the byte."""

import pytest

from pincite.core.text.canonical import canonicalize_text, content_sha256
from pincite.core.verify import ProvenanceValidator
from tests.fakes import FakeFetcher, cited
from tests.rows import each_row

TABLE = [
    ("The tide rose at dawn.", "6565186bac3b09a904b8e5d0f8bf405be6007610f1bf8ede20402c35dc42892c"),
    ("  The  tide\trose\nat dawn. ", "6565186bac3b09a904b8e5d0f8bf405be6007610f1bf8ede20402c35dc42892c"),
    ("the tide rose at dawn.", "71cdf86e764d63283e3bacd4dde8abde262a54d6f391805ad5ddef2f0d5b5b13"),
    ("cafe\u0301", "850f7dc43910ff890f8879c0ed26fe697c93a067ad93a7d50f466a7028a9bf4e"),
    ("caf\u00e9", "850f7dc43910ff890f8879c0ed26fe697c93a067ad93a7d50f466a7028a9bf4e"),
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("  \n", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("Ti\u200bde\ufeff", "f697466c2285c4ba8f29e3ef150a884a73b5194915eb2993a91e6c8353b41381"),
    ("Tide", "f697466c2285c4ba8f29e3ef150a884a73b5194915eb2993a91e6c8353b41381"),
]


@each_row(("text", "digest"), TABLE)
def test_the_table_of_hashes(text: str, digest: str) -> None:
    assert content_sha256(text) == digest


@each_row("dropped", ["\u200b", "\u200c", "\u200d", "\u2060", "\ufeff"])
def test_five_characters_are_dropped_and_their_neighbours_kept(dropped: str) -> None:
    assert canonicalize_text(f"Ti{dropped}de") == "Tide"
    assert canonicalize_text("Ti\u00adde") == "Ti\u00adde"
    assert canonicalize_text("Ti\u200ede") == "Ti\u200ede"


def test_case_punctuation_and_markup_are_untouched() -> None:
    assert canonicalize_text("<B>No\u2014\u201cNever!\u201d</B>") == "<B>No\u2014\u201cNever!\u201d</B>"


def test_every_run_of_white_space_is_one_space() -> None:
    assert canonicalize_text("\u00a0a\u2003\u3000b\x1f\x85c\u2028") == "a b c"


def test_the_rule_is_applied_once() -> None:
    # A joiner between a letter and its accent: applied twice the rule would compose them.
    assert canonicalize_text("e\u200b\u0301") == "e\u0301"


@pytest.mark.parametrize("text", ["The \ud800 tide rose at dawn.", "\udfff"])
async def test_a_lone_surrogate_aborts_nothing(text: str) -> None:
    report = await ProvenanceValidator(fetcher=FakeFetcher({"u": text, "v": "The tide."})).check_agent_output(
        [cited("u", text), cited("v", "The tide.")]
    )

    assert report.verdicts[1].status == "match"
    assert report.model_dump_json()
