"""The nearest passage: orderings and spans, never a magic number."""

import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.similarity import WordIndex, least_similarity, similarity
from tests.rows import each_row

FILLER = " ".join(
    f"Filler sentence number {n} speaks of {w}." for n, w in enumerate("mills boats grain rope tar".split() * 8)
)
OLD = "The committee decided that every boat must carry two lamps after sunset."


def nearest(now: str) -> tuple[str, float]:
    index = WordIndex(f"{FILLER} {now} {FILLER}")
    found = index.nearest(OLD)
    assert found is not None
    return index.text[found.span.start : found.span.end], found.similarity


@each_row(
    "now",
    [
        "The committee decided that every boat must carry three lamps after sunset.",
        "The committee decided that every boat may carry two lamps after sunset.",
        "The committee decided that every large boat must now carry two lamps after sunset.",
        "The board decided that every boat must carry two lamps.",
        "On Monday the committee decided that every boat must carry two lamps after sunset.",
    ],
)
def test_an_edited_passage_is_located(now: str) -> None:
    passage, alike = nearest(now)

    assert similarity(passage, now) > 0.85
    assert alike >= least_similarity(len(OLD))


def test_an_inserted_negation_does_not_cut_the_sentence_from_its_subject() -> None:
    index = WordIndex("Cats pay half. Dogs do not travel free of charge. Birds may.")
    found = index.nearest("Dogs travel free of charge.")

    assert found is not None
    assert index.text[found.span.start : found.span.end] == "Dogs do not travel free of charge."


def test_swapped_clauses_are_located_though_not_aligned() -> None:
    passage, _ = nearest("Every boat must carry two lamps after sunset, the committee decided.")

    assert "boat must carry two lamps after sunset" in passage


def test_a_closer_edit_is_more_alike() -> None:
    _, one_word = nearest("The committee decided that every boat must carry three lamps after sunset.")
    _, many_words = nearest("The board decided that each ship should carry three lamps after midnight.")

    assert 1 > one_word > many_words


def test_a_passage_that_is_gone_is_not_alike() -> None:
    found = WordIndex(FILLER).nearest(OLD)

    assert found is None or found.similarity < least_similarity(len(OLD))


def test_shorter_passages_must_be_more_alike() -> None:
    assert least_similarity(40) > least_similarity(100) > least_similarity(400)


@given(st.text(st.characters(codec=None), max_size=80), st.text(st.characters(codec=None), max_size=40))
def test_no_text_crashes_and_every_span_lies_inside(text: str, passage: str) -> None:
    found = WordIndex(text).nearest(passage)

    assert found is None or (0 <= found.span.start < found.span.end <= len(text) and 0 <= found.similarity <= 1)


@each_row("unit", ["a ", "a b ", "the cat sat ", "\u65e5"])
def test_a_long_repetition_is_searched(unit: str) -> None:
    index = WordIndex(unit * (400_000 // len(unit)))

    assert index.nearest(unit * 2000) is not None


def test_megabytes_that_differ_in_the_middle_are_located_by_their_ends() -> None:
    words = [f"w{number * 7919 % 99991}" for number in range(90_000)]
    passage = " ".join(words)
    text = " ".join([*words[:40_000], "new", *words[40_010:]])

    found = WordIndex(f"Before. {text} After.").nearest(passage)

    assert found is not None
    assert found.span.end - found.span.start > 0.9 * len(text)
    assert 0.9 < found.similarity < 1


def test_a_text_has_one_answer_whatever_the_order_of_a_set() -> None:
    code = (
        "from pincite.core.text.similarity import WordIndex\n"
        "text = ' '.join(f'alpha{n} beta{n} gamma{n % 3} delta.' for n in range(200))\n"
        "print(WordIndex(text).nearest('alpha5 beta90 gamma2 delta alpha150 beta7'))"
    )

    answers = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, env={"PYTHONHASHSEED": seed}, check=True
        ).stdout
        for seed in ("1", "2", "3")
    }

    assert len(answers) == 1
