"""Chapters of a scripture: numbers, cross-reference marks and footnote marks stand between the words of a verse.

The page is synthetic (``chapter.html``): its structure is that of an online edition, its wording is its own.
"""

from pathlib import Path

import pytest

from pincite.core.errors import PassageNotFoundError
from pincite.core.ingest import anchor_citation
from pincite.core.models import Citation
from pincite.core.ports import Fetched
from tests.cases.trial import Pair, anchored, by_hash, by_words, claim, source, stands, web
from tests.rows import each_row

MARKUP = (Path(__file__).parent / "chapter.html").read_text(encoding="utf-8")

V14 = "And just as the old pilot raised the red lantern on the pier, so the white lantern must be raised,"
V15 = "so that everyone steering by it may come home."
V16 = (
    "\u201cFor the harbour cared for the boats so much that it gave its only beacon, so that everyone trusting in it "
    "might not be wrecked but reach 40 fathoms of still water."
)
V16_MARKS = (
    "\u201cFor the harbour cared for the boats so much that it gave its only beacon,*+ so that everyone trusting* in "
    "it might not be wrecked but reach 40 fathoms of still water.+"
)
V17 = (
    "For the harbour did not set out its beacon so that it should judge the boats, but for the boats to be led in by "
    "it."
)
V18 = "Whoever steers by it is not to be judged."
NOTE = (
    "cared for: The word used here is the one that pilots kept for a vessel of their own. It stands 12 times in the "
    "scroll."
)


def chapter(markup: str = MARKUP, *, nonce: str = "8f14e45f") -> Fetched:
    """One response: each has nonces of its own."""
    return source(markup.replace("@NONCE@", nonce), "text/html; charset=utf-8")


AGAIN = chapter(nonce="c9f0f895")

QUOTED = [
    Pair("without marks", V16, AGAIN, "markers"),
    Pair("as the page shows it", f"16 {V16_MARKS}", AGAIN),
    Pair("with its symbols, without its number", V16_MARKS, AGAIN),
    Pair("with its number, without its symbols", f"16 {V16}", AGAIN, "markers"),
    Pair("with its number glued on", f"16{V16}", AGAIN, "markers", blind=False),
    Pair("with its number in brackets", f"[16] {V16}", AGAIN, "markers", blind=False),
    Pair("with its number raised", f"\u00b9\u2076 {V16}", AGAIN, "markers", blind=False),
    Pair("with its number in bold", f"**16** {V16}", AGAIN, "markers", blind=False),
    Pair("with footnote marks, without cross-references", f"16 {V16_MARKS}".replace("+", ""), AGAIN, "markers",
         blind=False),
    Pair("with cross-references, without footnote marks", f"16 {V16_MARKS}".replace("*", ""), AGAIN, "markers",
         blind=False),
    Pair("with one mark of several", V16.replace("trusting", "trusting*"), AGAIN, "markers", blind=False),
    Pair("with straight quotes", V16.replace("\u201c", '"'), AGAIN, "markers", blind=False),
    Pair("two verses, without marks", f"{V16} {V17}", AGAIN, "markers"),
    Pair("two verses, as the page shows them", f"16 {V16_MARKS} 17 {V17}+", AGAIN),
    Pair("two verses, with their numbers", f"16 {V16} 17 {V17}", AGAIN, "markers"),
    Pair("two verses, with the second number", f"{V16} 17 {V17}", AGAIN, "markers"),
    Pair("two verses, with the first number", f"16 {V16} {V17}", AGAIN, "markers", blind=False),
    Pair("two verses, with the marks of one", f"16 {V16_MARKS} {V17}", AGAIN, "markers", blind=False),
    Pair("across paragraphs, without marks", f"{V15} {V16}", AGAIN, "markers"),
    Pair("across paragraphs, with numbers", f"14 {V14} 15 {V15} 16 {V16}", AGAIN, "markers"),
    Pair("across paragraphs, as the page shows it", f"15 {V15}+ 16 {V16_MARKS}", AGAIN),
    Pair("the first verse, whose number is the chapter's",
         "There was a pilot of the northern quay, named Corvin, a master among the boatmen.", AGAIN, "markers"),
    Pair("a verse in two lines",
         "\u201cThe light came over the water, But the wreckers loved the dark more than the light.", AGAIN, "markers"),
    Pair("a part of a verse", "cared for the boats so much that it gave its only beacon, so that", AGAIN, "markers"),
    Pair("a study note, without marks", NOTE, AGAIN, "markers", notes=("collapsed",)),
    Pair("a study note, as the page shows it",
         NOTE.replace("own.", "own.+") + "\u2014See study note on Kp 1:14.", AGAIN, notes=("collapsed",)),
    Pair("another study note",
         "only beacon: Or \u201csingle beacon.\u201d No second lamp was ever hung on the outer wall.",
         AGAIN, notes=("collapsed",)),
]  # fmt: skip


@each_row("pair", QUOTED, ids=claim)
async def test_a_verse_stands_however_its_marks_were_quoted(pair: Pair) -> None:
    await stands(pair)


@each_row("pair", QUOTED, ids=claim)
async def test_another_response_of_the_same_page_is_a_match_with_and_without_the_words(pair: Pair) -> None:
    verdicts = [await anchored(pair.words, chapter(), AGAIN, excerpt=excerpt) for excerpt in (True, False)]

    assert {verdict.status for verdict in verdicts} == {"match"}


CHANGED = [
    ("a word", V16, "might not be wrecked", "might not be saved"),
    ("a word beside a mark", V16, ">16 </a>\u201cFor", ">16 </a>\u201cYet"),
    ("a number in the verse", V16, "40 fathoms", "400 fathoms"),
    ("a negation", V17, "did not set out", "did set out"),
    ("a word of the second verse", f"{V16} {V17}", "judge the boats", "free the boats"),
    ("a word of a study note", NOTE, "pilots kept", "pilots sold"),
    ("a mark that became a word", V16, '<a href="/en/wol/fn/3" class="fn" data-fnid="3">*</a>', "only "),
    ("a number that became a word", V17, '<a href="/en/wol/dx/17" class="vl vx vp">17 </a>For', "Not that"),
]


@pytest.mark.parametrize(("words", "was", "now"), [case[1:] for case in CHANGED], ids=[case[0] for case in CHANGED])
async def test_a_changed_verse_is_changed_however_it_was_stamped(words: str, was: str, now: str) -> None:
    edited = chapter(MARKUP.replace(was, now))
    assert edited.body != chapter().body

    verdicts = [await by_words(words, edited), await by_hash(words, edited)]
    verdicts += [await anchored(words, chapter(), edited, excerpt=excerpt) for excerpt in (True, False)]

    assert {verdict.status for verdict in verdicts} == {"changed"}


RENUMBERED = MARKUP.replace(">17 </a>", ">18 </a>", 1).replace(">16 </a>", ">17 </a>", 1)
REMARKED = MARKUP.replace(">*</a>", ">\u2020</a>").replace(">+</a>", ">\u2021</a>")


@each_row("words", [V16, f"{V16} {V17}", f"{V15} {V16}"])
@each_row("now", [RENUMBERED, REMARKED, MARKUP.replace(">+</a>", "></a>")])
async def test_other_numbers_and_other_marks_are_no_change_of_the_words(words: str, now: str) -> None:
    page = chapter(now)

    verdicts = [await by_words(words, page), await by_hash(words, page)]
    verdicts += [await anchored(words, chapter(), page, excerpt=excerpt) for excerpt in (True, False)]

    assert {(verdict.status, verdict.kind) for verdict in verdicts} == {("match", "markers")}


@each_row(
    "words",
    [
        f"17 {V16}", f"[17] {V16}", f"160 {V16}", f"1 {V16}", f"16 {V16} 18 {V17}",
        V16.replace("trusting in", "trusting+ in"), V16.replace("boats so", "boats+ so"), V16.replace("40", "4"),
        V16.replace("reach 40 fathoms", "reach fathoms"), V16.replace("reach 40", "reach 16 40"),
        f"{V17} {V16}", f"{V16} {V18}", f"{V16} 18", V14.replace("lantern must", "lantern 15 must"),
    ],
)  # fmt: skip
async def test_what_is_not_the_pages_own_mark_at_its_own_place_is_refused(words: str) -> None:
    with pytest.raises(PassageNotFoundError):
        await anchor_citation({"url": AGAIN.url}, text=words, fetcher=web(AGAIN))
    verdicts = [await by_words(words, AGAIN), await by_hash(words, AGAIN)]

    assert {verdict.status for verdict in verdicts} == {"changed"}


async def test_the_verse_beside_a_changed_one_stands() -> None:
    edited = chapter(MARKUP.replace("wrecked but", "saved but"))

    for words in (V15, V17, f"17 {V17}", V18):
        verdicts = [await anchored(words, chapter(), edited, excerpt=excerpt) for excerpt in (True, False)]
        assert {verdict.status for verdict in verdicts} == {"match"}


async def test_a_neighbour_is_not_taken_for_a_verse_that_is_gone() -> None:
    start = MARKUP.index('<span id="v43-3-17-1"')
    gone = chapter(MARKUP[:start] + MARKUP[MARKUP.index('<span id="v43-3-18-1"') :])

    verdicts = [await anchored(V17, chapter(), gone, excerpt=excerpt) for excerpt in (True, False)]

    assert {verdict.status for verdict in verdicts} == {"changed"}
    assert [verdict.passage for verdict in verdicts if verdict.kind == "removed" and verdict.passage] == []


async def test_the_stamp_of_a_verse_has_the_edition_that_the_page_states() -> None:
    citation = Citation(AGAIN.url)

    await anchor_citation(citation, text=V16, fetcher=web(AGAIN), date_reader=lambda: None)

    assert citation.metadata["revision"] == "hsty 2013"
    assert "published_date" not in citation.metadata


async def test_a_new_edition_of_the_same_words_is_a_match() -> None:
    again = chapter(MARKUP.replace('id="pubYear" value="2013"', 'id="pubYear" value="2025"'))

    verdict = await anchored(V16, chapter(), again)

    assert verdict.status == "match"
