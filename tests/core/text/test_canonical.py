"""CONTRACT 2: the canonical form and its hash, to the byte."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.canonical import canonicalize_text, content_sha256, spaced
from tests.rows import each_row

TIDE = "6565186bac3b09a904b8e5d0f8bf405be6007610f1bf8ede20402c35dc42892c"
CAFE = "850f7dc43910ff890f8879c0ed26fe697c93a067ad93a7d50f466a7028a9bf4e"
NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
JOINED = "f697466c2285c4ba8f29e3ef150a884a73b5194915eb2993a91e6c8353b41381"


@each_row(
    ("text", "digest"),
    [
        ("The tide rose at dawn.", TIDE),
        ("  The  tide\trose\nat dawn. ", TIDE),
        ("the tide rose at dawn.", "71cdf86e764d63283e3bacd4dde8abde262a54d6f391805ad5ddef2f0d5b5b13"),
        ("cafe\u0301", CAFE),
        ("caf\u00e9", CAFE),
        ("", NOTHING),
        ("  \n", NOTHING),
        ("Ti\u200bde\ufeff", JOINED),
        ("Tide", JOINED),
    ],
)
def test_contract_2_hash_of_each_row(text: str, digest: str) -> None:
    assert content_sha256(text) == digest


@each_row(
    ("one", "other"),
    [
        ("The tide rose at dawn.", "The tide rose at dawn"),
        ("The tide rose at dawn.", "The tide rose at\u00addawn."),
        ("caf\u00e9", "cafe"),
        ("\u201cTide\u201d", '"Tide"'),
        ("10\u00b2", "102"),
        ("**Tide**", "Tide"),
    ],
)
def test_contract_2_case_punctuation_and_markup_are_untouched(one: str, other: str) -> None:
    assert content_sha256(one) != content_sha256(other)


@each_row("dropped", ["\u200b", "\u200c", "\u200d", "\u2060", "\ufeff"])
def test_contract_2_five_characters_are_dropped(dropped: str) -> None:
    assert canonicalize_text(f"ti{dropped}de") == "tide"


def test_contract_2_a_soft_hyphen_is_not_one_of_them() -> None:
    assert canonicalize_text("ti\u00adde") == "ti\u00adde"


def test_contract_2_is_applied_once_though_it_is_not_idempotent() -> None:
    joiner_between = "e\u200b\u0301"

    assert canonicalize_text(joiner_between) == "e\u0301"
    assert canonicalize_text(canonicalize_text(joiner_between)) == "\u00e9"


def test_contract_2_a_lone_surrogate_has_a_hash() -> None:
    assert len(content_sha256("a\ud800b")) == 64
    assert content_sha256("a\ud800b") != content_sha256("a\ud801b")


@given(st.text(st.characters(codec=None), max_size=60))
def test_canonical_text_has_single_spaces_and_no_ends(text: str) -> None:
    canonical = canonicalize_text(text)

    assert canonical == " ".join(canonical.split())


@given(st.text(st.sampled_from("ab \n\t\u00a0\u2003\u3000\u0085\u001c\u00ad"), max_size=20))
def test_white_space_is_what_parts_words(text: str) -> None:
    assert spaced(text) == " ".join(text.split())


WORDS = st.lists(st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=8), min_size=1, max_size=12)
GAPS = st.sampled_from([" ", "  ", "\n", "\t ", "\u00a0", "\u2009"])


@given(WORDS, WORDS, WORDS, GAPS)
def test_a_passage_between_spaces_stays_in_its_page(
    before: list[str], words: list[str], after: list[str], gap: str
) -> None:
    passage = gap.join(words)
    page = gap.join([*before, passage, *after])

    assert f" {canonicalize_text(passage)} " in f" {canonicalize_text(page)} "
