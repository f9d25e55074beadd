"""A second reader of the same body is asked before anything is said to have changed."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest
from pydantic import JsonValue

from pincite.core.anchor.place import neighbours
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.shapes import CitedPassage, parse_agent_output
from pincite.core.text.canonical import clean
from pincite.core.text.page import PageText, Span, Stream
from pincite.core.verify.document import Document, read
from pincite.core.verify.judging import Outcome, judge
from pincite.core.verify.reader import Reader
from pincite.core.verify.verdicts import of_outcome
from tests.core.verify.walk import NOW, OTHER, URL, WORDS
from tests.fakes import FakeWeb, cited

FIRST, SECOND = "doc/first-1", "doc/second-1"


@dataclass
class Readers:
    """Two readers of one format, each with its own view; ``asked`` says how often the second was."""

    first: PageText
    second: PageText | None
    asked: list[str] = field(default_factory=list)

    def extract(self, body: Body) -> PageText | Reason:
        return self.first

    def extract_again(self, body: Body, read_by: str) -> PageText | None:
        self.asked.append(read_by)
        return self.second


def view(text: str, extractor: str, *, hidden: str = "", unread: tuple[int, ...] = ()) -> PageText:
    return PageText(
        visible=Stream("visible", clean(text)),
        hidden=Stream("hidden", hidden),
        extractor=extractor,
        unread_pages=unread,
    )


async def judged(readers: Readers, words: str = WORDS, *, stamp: Mapping[str, JsonValue] | None = None) -> Outcome:
    reader = Reader(FakeWeb({URL: "a body"}), readers.extract, extract_again=readers.extract_again)
    document = await read(URL, reader)
    assert isinstance(document, Document)
    quotation = passage_of(cited(URL, words, stamp=stamp)).quotation
    outcome = await judge(quotation, document, reader)
    # What one passage had read again is there for the next.
    await judge(quotation, document, reader)
    return outcome


def passage_of(finding: object) -> CitedPassage:
    [passage] = parse_agent_output([finding]).findings
    assert isinstance(passage, CitedPassage)
    return passage


async def test_what_the_second_reader_finds_is_a_match_that_names_it() -> None:
    readers = Readers(view("The tide rose at d awn.", FIRST), view(f"Before. {WORDS} After.", SECOND))

    outcome = await judged(readers)
    verdict = of_outcome(passage_of(cited(URL, WORDS)), outcome, NOW.isoformat())

    assert (verdict.status, verdict.kind, verdict.extractor) == ("match", "exact", SECOND)
    assert f"found by a second reader, {SECOND}; {FIRST} did not find it" in verdict.notes
    assert readers.asked == [FIRST]


async def test_the_second_reader_is_not_asked_about_what_the_first_finds() -> None:
    readers = Readers(view(WORDS, FIRST), view(WORDS, SECOND))

    outcome = await judged(readers)

    assert outcome.document.page is readers.first
    assert readers.asked == []


@pytest.mark.parametrize("second", [None, view(OTHER, SECOND)], ids=["there is none", "it does not find it either"])
async def test_what_neither_finds_is_told_of_the_first_reading(second: PageText | None) -> None:
    readers = Readers(view(WORDS.replace("dawn", "dusk"), FIRST), second)

    outcome = await judged(readers)

    assert outcome.document.page is readers.first
    assert getattr(outcome.answer, "kind", None) == "edited"
    assert readers.asked == [FIRST]


async def test_what_the_first_reader_knows_to_be_hidden_stays_hidden() -> None:
    readers = Readers(view(OTHER, FIRST, hidden=WORDS), view(f"{OTHER} {WORDS}", SECOND))

    outcome = await judged(readers)

    assert getattr(outcome.answer, "kind", None) == "hidden_only"
    assert readers.asked == []


async def test_other_words_at_the_cited_place_are_a_change_whatever_the_second_reader_says() -> None:
    before, after = "In the year before the flood,", "That was the end of the matter for the town."
    stood = f"{before} {WORDS} {after}"
    at = stood.index(WORDS)
    left, right = neighbours(stood, Span(at, at + len(WORDS)))
    now = f"{before} {WORDS.replace('dawn', 'dusk')} {after} Elsewhere: {WORDS}"
    stamp: dict[str, JsonValue] = {"before": left, "after": right, "anchored": True}

    same = await judged(Readers(view(now, FIRST), view(WORDS, SECOND)), stamp={**stamp, "extractor": FIRST})
    made_by_second = await judged(Readers(view(now, FIRST), view(stood, SECOND)), stamp={**stamp, "extractor": SECOND})

    assert getattr(same.answer, "stands", None) is False
    assert getattr(made_by_second.answer, "stands", None) is True


async def test_a_change_of_what_another_version_stamped_says_so() -> None:
    readers = Readers(view(WORDS.replace("dawn", "dusk"), FIRST), None)

    changed = await judged(readers, stamp={"extractor": "doc/first-0"})
    same_version = await judged(readers, stamp={"extractor": FIRST})

    assert changed.notes == (f"stamped from a reading by doc/first-0; this one is by {FIRST}",)
    assert same_version.notes == ()


async def test_spaces_and_hyphens_that_another_version_read_are_no_change() -> None:
    stamped = "The well established tide rose at dawn and the boats left."
    readers = Readers(view(stamped.replace("well established", "well-established"), FIRST), None)

    outcome = await judged(readers, stamped, stamp={"extractor": "doc/first-0"})

    assert getattr(outcome.answer, "stands", None) is True
    assert "extractor_changed" in getattr(outcome.answer, "notes", ())


async def test_nothing_is_called_removed_where_a_page_could_not_be_read() -> None:
    readers = Readers(view(OTHER, FIRST, unread=(2, 7)), None)

    outcome = await judged(readers)

    assert getattr(outcome.answer, "reason", None) is Reason.NO_TEXT_LAYER
    assert "pages 2, 7 cannot be read as text" in getattr(outcome.answer, "detail", "")


async def test_an_edit_that_was_read_is_a_change_though_other_pages_were_not() -> None:
    readers = Readers(view(WORDS.replace("dawn", "dusk"), FIRST, unread=(2,)), None)

    outcome = await judged(readers)

    assert getattr(outcome.answer, "kind", None) == "edited"
