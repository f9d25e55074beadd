"""The minimal pairs are whole: their count, kinds, languages and fields, and no text twice."""

import json
from collections import Counter
from pathlib import Path

FILE = Path(__file__).parents[2] / "benchmarks" / "pairs" / "pairs.jsonl"
FIELDS = ["id", "lang", "kind", "premise", "supported", "unsupported", "label"]
KINDS = set(
    "numbers units dates negation double_negation modals quantifiers direction roles conditions attribution "
    "added_details".split()
)
FIRST = {"numbers", "dates", "negation", "quantifiers", "modals", "direction"}

PAIRS: list[dict[str, str]] = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


def test_there_are_200_pairs_half_of_them_english() -> None:
    assert Counter(pair["lang"] for pair in PAIRS) == {"en": 100, "es": 25, "pt": 25, "de": 25, "fr": 25}


def test_every_pair_has_the_same_fields_and_none_is_blank() -> None:
    for pair in PAIRS:
        assert list(pair) == FIELDS
        assert all(value and value == value.strip() for value in pair.values()), pair["id"]


def test_english_has_every_kind_and_every_other_language_the_first_six() -> None:
    kinds = {lang: {pair["kind"] for pair in PAIRS if pair["lang"] == lang} for lang in ("en", "es", "pt", "de", "fr")}

    assert kinds["en"] == KINDS
    assert all(FIRST <= found <= KINDS for found in kinds.values())


def test_no_id_and_no_text_stands_twice() -> None:
    for field in ("id", "premise", "supported", "unsupported"):
        repeated = [value for value, count in Counter(pair[field] for pair in PAIRS).items() if count > 1]
        assert repeated == [], field
    assert not {pair["supported"] for pair in PAIRS} & {pair["unsupported"] for pair in PAIRS}


def test_an_id_says_language_and_kind() -> None:
    assert all(pair["id"].rpartition("-")[0] == f"{pair['lang']}-{pair['kind']}" for pair in PAIRS)


def test_an_unsupported_claim_is_either_contradicted_or_neutral() -> None:
    assert {pair["label"] for pair in PAIRS} == {"contradicts", "neutral"}


def test_the_two_claims_of_a_pair_differ_in_few_words() -> None:
    for pair in PAIRS:
        good, bad = (Counter(pair[field].lower().split()) for field in ("supported", "unsupported"))
        assert max((good - bad).total(), (bad - good).total()) <= 5, pair["id"]
