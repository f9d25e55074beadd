"""What a stamp and an excerpt say together, and what neither may carry alone."""

import pytest

from pincite.core.ingest import anchor_citation
from pincite.core.models import ProvenanceVerdict
from pincite.core.stamp import stamp_citation
from pincite.core.text.canonical import content_sha256
from pincite.core.verify import ProvenanceValidator
from tests.cases.trial import PROSE, URL, WORDS, anchored, by_hash, by_words, check, p, source, web
from tests.fakes import html
from tests.rows import each_row

EDITED = WORDS.replace("rose", "fell")
LAW = " ".join(f"Section {n} of the old law says that the member shall pay the fee." for n in range(60))


def legacy(hashed: str, excerpt: str = "") -> dict[str, object]:
    metadata = {"content_hash": content_sha256(hashed), "accessed_at": "2026-01-01T00:00:00Z"}
    return {"excerpt": excerpt, "citation": {"url": URL, "metadata": metadata}}


def stamped(excerpt: str) -> dict[str, object]:
    return {"excerpt": excerpt, "citation": stamp_citation({"url": URL}, text=WORDS)}


async def test_an_invented_excerpt_is_not_carried_by_a_hash_that_stands() -> None:
    verdict = await check(stamped("The tide fell at noon and nobody saw it there."), p(WORDS))

    assert (verdict.status, verdict.kind) == ("changed", "excerpt_mismatch")


async def test_an_excerpt_that_stands_does_not_carry_a_passage_that_changed() -> None:
    for excerpt in ("the boats left the harbour", "Paragraph number 3 says something else entirely."):
        assert (await check(stamped(excerpt), p(WORDS))).status == "match"
        assert (await check(stamped(excerpt), p(EDITED))).status == "changed"


async def test_an_excerpt_that_stands_with_the_stamp_of_other_words_is_no_plain_match() -> None:
    for excerpt, notes in (
        ("the boats left the harbour", []),
        (WORDS, []),
        (f"Before. {WORDS}", []),
        ("Paragraph number 3 says something else entirely.", ["stamp_of_other_words"]),
    ):
        verdict = await check(stamped(excerpt), p("Before.") + p(WORDS))
        assert (verdict.status, verdict.notes) == ("match", notes), excerpt


async def test_a_hash_of_a_whole_text_leaves_the_excerpt_to_decide_with_a_note() -> None:
    held = await check(legacy("the whole article", WORDS), p(WORDS))

    assert (held.status, held.notes) == ("match", ["stamp_not_located"])
    assert (await check(legacy("the whole article", WORDS), p(EDITED))).status == "changed"


async def test_a_hash_of_a_whole_plain_text_still_matches_as_a_whole() -> None:
    text = f"Intro\n\n{WORDS}\n\nOutro"

    assert (await check(legacy(text), source(text, "text/plain"))).status == "match"
    assert (await check(legacy(text), source(text.replace("rose", "fell"), "text/plain"))).status == "changed"


async def test_a_hash_alone_that_is_nowhere_may_be_our_blindness() -> None:
    verdict = await check(legacy("words of unknown length"), p(WORDS))

    assert (verdict.status, verdict.kind) == ("changed", "unlocated")
    assert "may still stand; stamp again" in verdict.notes


async def test_a_hash_without_a_length_is_found_in_the_page() -> None:
    assert (await check(legacy(WORDS), p(WORDS))).status == "match"
    assert (await check(legacy(WORDS), p(EDITED))).status == "changed"


@pytest.mark.parametrize("body", ["", p(WORDS)])
async def test_the_hash_of_nothing_proves_nothing(body: str) -> None:
    assert (await check(legacy(""), source(html(body), "text/html"))).status == "no_record"


async def test_two_stamps_of_one_page_are_judged_apart() -> None:
    findings = [stamped(WORDS), {"excerpt": "", "citation": stamp_citation({"url": URL}, text=EDITED)}, stamped("")]
    pages = web(p(WORDS))
    report = await ProvenanceValidator(fetcher=pages).check_agent_output(findings)

    assert [verdict.status for verdict in report.verdicts] == ["match", "changed", "match"]
    assert len(pages.asked) == 1


async def read_before_by_another(words: str, before: str, now: str) -> ProvenanceVerdict:
    citation = await anchor_citation({"url": URL}, text=words, fetcher=web(p(before)))
    citation["metadata"]["pincite"]["extractor"] = "html/another-1"  # type: ignore[index]  # a dict of dicts
    return await check({"excerpt": words, "citation": citation}, p(now))


async def test_another_extractor_accounts_for_a_space_that_means_nothing() -> None:
    words = "The note book was left in the harbour hall"
    verdict = await read_before_by_another(words, words, words.replace("note book", "notebook"))

    assert verdict.status == "match"
    assert "extractor_changed" in verdict.notes
    assert (await anchored(words, p(words), p(words.replace("note book", "notebook")))).kind == "spacing"


@each_row(
    ("words", "now"),
    [
        ("He is now here in the city by the sea", "He is nowhere in the city by the sea"),
        ("They were not able to leave the harbour", "They were notable to leave the harbour"),
        ("Rooms 3 5 and 7 are closed to the guests", "Rooms 35 and 7 are closed to the guests"),
        ("The mean was -5 in the winter of that year", "The mean was 5 in the winter of that year"),
        ("Ages 5-10 are admitted without any ticket", "Ages 510 are admitted without any ticket"),
    ],
)
async def test_no_extractor_accounts_for_another_meaning(words: str, now: str) -> None:
    assert (await read_before_by_another(words, words, now)).status == "changed"


async def test_a_tag_between_letters_accounts_for_a_space_but_for_no_negation() -> None:
    assert (await by_words("The note book was left here", p("The note<b>book</b> was left here"))).kind == "spacing"
    assert (await by_words("They were not able to go", p("They were not<b>able</b> to go"))).status == "changed"
    assert (await by_words("Rooms 3 5 are closed to all", p("Rooms 3<b>5</b> are closed to all"))).status == "changed"


@each_row(
    "now",
    [
        LAW.replace("Section 30 of the old law says that the member", "Section 30 of the old law says that no member"),
        LAW.replace("Section 30 of the old law says that the member shall pay the fee. ", ""),
        LAW.replace("Section 30", "Section 31", 1),
    ],
    ids=["one negation", "one sentence dropped", "one number"],
)
async def test_one_change_in_a_long_passage_is_a_change(now: str) -> None:
    known = await by_words(LAW, p(now))

    assert (known.status, known.kind) == ("changed", "edited")
    assert known.critical
    assert (await by_hash(LAW, p(now))).status == "changed"
    assert (await by_words(LAW, p(LAW))).status == "match"


@pytest.mark.parametrize(
    ("words", "now"),
    [
        ("The tide rose. The boats left the harbour.", "The boats left the harbour. The tide rose."),
        ("Ann paid Bob five crowns for the old boat", "Bob paid Ann five crowns for the old boat"),
    ],
)
async def test_the_same_words_in_another_order_are_others(words: str, now: str) -> None:
    assert (await by_words(words, p(now))).status == "changed"
    assert (await anchored(words, p(words) + PROSE, p(now) + PROSE, excerpt=False)).status == "changed"
