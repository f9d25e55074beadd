"""One passage against the page that answered: the order of DESIGN 5 from the first rung to "removed"."""

from dataclasses import dataclass, replace
from functools import partial

from pincite.core.anchor import Location, Quotation, find, nearest
from pincite.core.anchor.find import WEAK_WORDS, in_stream
from pincite.core.anchor.place import enclosed
from pincite.core.models import Reason
from pincite.core.ports import Unreachable
from pincite.core.secrets import without_secrets
from pincite.core.text.page import PageText
from pincite.core.text.tokens import word_count
from pincite.core.verify.document import Document
from pincite.core.verify.reader import ABSENT_FROM_PART, Reader, is_large
from pincite.core.verify.whole import stands_as_a_whole

#: A longer excerpt is compared in a thread, and so is a hash when more code points than these may have to be hashed.
_LONG_EXCERPT = 20_000
_MUCH_HASHED = 100_000_000
#: Pages that a note lists, and code points of a name in it.
_SHOWN_PAGES = 10
_LONGEST_NAME = 100
#: A passage this similar stands there, whatever else the page looks like.
NEAR_WHOLE = 0.95


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one passage, and on which page."""

    answer: Location | Unreachable
    document: Document
    notes: tuple[str, ...] = ()
    on_next_page: bool = False


async def judge(quotation: Quotation, document: Document, reader: Reader) -> Outcome:
    """Whether the passage stands, what stands instead, or why that cannot be told."""
    page = document.page
    if isinstance(page, Unreachable):
        return Outcome(await _as_a_whole(quotation, document, reader) or page, document)

    same = not document.is_another_than(quotation.stamp)
    found = await _find(quotation, page, reader, same_document=same)
    if found is not None and found.stands:
        return Outcome(_whole_if_so(quotation, found, document), document, _notes_on_cut(document))
    reread = await _in_second_reading(quotation, document, page, reader, displaced=found is not None)
    if reread is not None:
        return reread
    if found is not None and document.cut is None:
        return Outcome(found, document, _notes_on_stamp(quotation, page))
    whole = await _as_a_whole(quotation, document, reader)
    if whole is not None:
        return Outcome(whole, document)

    landing = await document.landing(reader)
    if isinstance(landing, Unreachable):
        return Outcome(landing, document, (f"the page refreshes to {without_secrets(page.refresh_url)}",))
    if landing is not None:
        return await judge(quotation, landing, reader)
    if document.cut is not None:
        return Outcome(_refusal(document, document.cut, ABSENT_FROM_PART), document, page.notes)
    # Where other words stand at the cited place of this page, the next page can but quote the passage.
    moved_on = bool(page.next_url) and (
        await reader.run(enclosed, page.visible, quotation.stamp, heavy=_is_heavy(quotation, page)) is None
    )
    following = await document.following(reader) if moved_on else None
    if following is not None and isinstance(following.page, PageText):
        on_next = await _find(quotation, following.page, reader, same_document=False)
        if on_next is not None and on_next.stands:
            return Outcome(on_next, following, ("found_on_next_page",), on_next_page=True)
    return await _instead(quotation, document, page, reader, same_document=same)


async def _in_second_reading(
    quotation: Quotation, document: Document, page: PageText, reader: Reader, *, displaced: bool
) -> Outcome | None:
    """Where the passage stands by the second reader of the page's format, if it has one and finds it."""
    # What the first reader finds where nobody sees it is hidden, though the second does not see that.
    unseen = await reader.run(_is_unseen, quotation, page, heavy=_is_heavy(quotation, page))
    again = None if unseen else await document.second_reading(reader)
    if again is None or (displaced and again.extractor != quotation.stamp.extractor):
        return None  # What stands at the cited place now is known, unless another reader knew that place.
    found = await _find(quotation, again, reader, same_document=not document.is_another_than(quotation.stamp))
    if found is None or not found.stands:
        return None
    note = f"found by a second reader, {again.extractor}; {page.extractor} did not find it"
    return Outcome(found, replace(document, page=again), (note, *_notes_on_cut(document)))


def _is_unseen(quotation: Quotation, page: PageText) -> bool:
    return any(
        in_stream(quotation, stream, page.language) is not None for stream in (page.hidden, page.struck) if stream.text
    )


async def _instead(
    quotation: Quotation, document: Document, page: PageText, reader: Reader, *, same_document: bool
) -> Outcome:
    """The rungs below "it stands": walls, what is near, another document, nothing."""
    wall = document.wall
    near = await reader.run(nearest, quotation, page, heavy=_is_heavy(quotation, page))
    # A few words that another document shares are not the passage.
    located = near.span is not None and (same_document or word_count(near.passage) >= WEAK_WORDS)
    if wall is not None and not (located and (not wall.strong or _is_near_whole(near))):
        return Outcome(_refusal(document, wall.reason, wall.detail), document)
    if page.unread_pages and not located:
        return Outcome(_refusal(document, Reason.NO_TEXT_LAYER, _unread(page.unread_pages)), document)
    if not page.visible.canonical and not located:
        return Outcome(_refusal(document, Reason.EMPTY, "the page shows no text"), document)
    if not located and not same_document:
        detail = f"another document answered: {without_secrets(document.answer.final_url)}"
        return Outcome(_refusal(document, Reason.REDIRECTED_ELSEWHERE, detail), document)
    return Outcome(near, document, () if near.stands else _notes_on_stamp(quotation, page))


async def _find(quotation: Quotation, page: PageText, reader: Reader, *, same_document: bool) -> Location | None:
    search = partial(find, quotation, page, same_document=same_document)
    return await reader.run(search, heavy=_is_heavy(quotation, page))


async def _as_a_whole(quotation: Quotation, document: Document, reader: Reader) -> Location | None:
    def compare() -> Location | None:
        return stands_as_a_whole(quotation, raw_hash=document.raw_hash, page_hash=document.page_hash)

    return await reader.run(compare, heavy=document.is_large)


def _whole_if_so(quotation: Quotation, found: Location, document: Document) -> Location:
    """``found``, without the doubt about its hash where that is the hash of the whole text (CONTRACT 4)."""
    doubt = "stamp_not_located"
    if doubt not in found.notes or quotation.content_hash not in (document.raw_hash, document.page_hash):
        return found
    return replace(found, notes=tuple(note for note in found.notes if note != doubt))


def _is_heavy(quotation: Quotation, page: PageText) -> bool:
    stamp = quotation.stamp
    if is_large(page) or len(quotation.excerpt) + len(stamp.text or "") > _LONG_EXCERPT:
        return True
    # Without the words every window of the page may be hashed; without a length there are sixty at each place.
    unknown = quotation.stamped is None and not (quotation.excerpt and stamp.length is None)
    return unknown and (stamp.length is None or stamp.length * len(page.visible.text) > _MUCH_HASHED)


def _is_near_whole(near: Location) -> bool:
    """Whether a reader finds the passage there nearly word for word (what a wall hides is hidden by it)."""
    if near.span is None or near.stream in ("hidden", "embedded"):
        return False
    if near.similarity is not None:
        return near.similarity >= NEAR_WHOLE
    return near.kind != "edited"


def _notes_on_cut(document: Document) -> tuple[str, ...]:
    cut = document.cut
    return () if cut is None else (f"the body was cut short ({cut.value}); the part that was read holds it",)


def _notes_on_stamp(quotation: Quotation, page: PageText) -> tuple[str, ...]:
    """What makes "changed" less sure: another reader, or another version, may have read the stamped page otherwise."""
    stamped_by = quotation.stamp.extractor
    if not stamped_by or stamped_by == page.extractor:
        return ()
    return (f"stamped from a reading by {stamped_by[:_LONGEST_NAME]}; this one is by {page.extractor}",)


def _unread(pages: tuple[int, ...]) -> str:
    """Which pages may hold what was not found."""
    shown = ", ".join(map(str, pages[:_SHOWN_PAGES])) + (" and more" if len(pages) > _SHOWN_PAGES else "")
    which = "page" if len(pages) == 1 else "pages"
    return f"{which} {shown} cannot be read as text, and the others do not hold the passage"


def _refusal(document: Document, reason: Reason, detail: str) -> Unreachable:
    return Unreachable(document.url, reason, detail, final_url=document.answer.final_url)
