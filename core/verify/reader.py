"""URLs and bodies are read here, and whatever goes wrong comes back as a value."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from anyio import get_cancelled_exc_class
from anyio.lowlevel import checkpoint, checkpoint_if_cancelled

from pincite.core.anchor import Quotation
from pincite.core.cancellation import was_cancelled
from pincite.core.extract import extract_again as extract_again_by_format
from pincite.core.extract import is_read_again
from pincite.core.fetch.media import ContentType, is_document
from pincite.core.handed_in import close_unawaited, kind
from pincite.core.models import Reason
from pincite.core.ports import Answer, Body, ConditionalFetcher, Conditions, Fetched, Unreachable, Unreadable
from pincite.core.text.page import PageText
from pincite.core.threads import Threads, shared_threads
from pincite.core.verify.answered import answer_of
from pincite.core.verify.bodies import Admission
from pincite.core.verify.sought import may_hold

Extract = Callable[[Body], PageText | Reason | Unreadable]
#: A body, and the extractor of its first reading.
ExtractAgain = Callable[[Body, str], PageText | None]

#: From this size on, reading a body or searching a page would hold up the event loop.
HEAVY = 200_000
#: As much of a body as tells what it is, and a wall.
HEAD = 20_000
#: How much of an error's own text a note repeats.
_SHOWN = 1_000

#: What is said of a passage that is not in the part of a body that came.
ABSENT_FROM_PART = "the body was cut short, and the part that was read does not hold the passage"

_T = TypeVar("_T")
_log = logging.getLogger(__name__)


def described(error: BaseException) -> str:
    """An error in one line: its own text, after the name of its class."""
    text = str(error).strip()[:_SHOWN]
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def body_of(answer: Fetched) -> Body:
    """The body that answered, with what the transport said of it."""
    said = ContentType.parse(answer.headers.get("content-type", ""))
    return Body(content=answer.body, url=answer.final_url, media_type=said.media_type, charset=said.charset)


def is_large(page: PageText) -> bool:
    """Whether searching ``page`` would hold up the event loop, what no reader sees included."""
    # Beyond ASCII a character takes three bytes and as much more work: each may be a word.
    return sum(len(stream.text) * (1 if stream.text.isascii() else 3) for stream in page.streams()) > HEAVY


@dataclass(frozen=True, slots=True)
class Reader:
    """A fetcher, an extractor, the threads that heavy work may use, and the room that its page needs."""

    fetcher: ConditionalFetcher
    extract: Extract
    threads: Threads = field(default_factory=shared_threads)
    admission: Admission | None = None
    extract_again: ExtractAgain = extract_again_by_format

    async def fetch(self, url: str, conditions: Conditions | None = None) -> Answer:
        """What answers at ``url``; a fetcher that raises, or answers what is none, is a source that cannot be read."""
        if not url.strip():
            return Unreachable(url, Reason.BAD_URL, "the citation has no url")
        try:
            return answer_of(url, await self.fetcher.fetch(url, conditions))
        except get_cancelled_exc_class():
            # Ours goes on up. One that the fetcher made itself must not end the worker that called it.
            if was_cancelled():
                raise
            await checkpoint_if_cancelled()
            return Unreachable(url, Reason.FETCH_ERROR, "the fetcher cancelled the request")
        except (Exception, SystemExit) as error:
            return Unreachable(url, Reason.FETCH_ERROR, described(error))

    async def page(self, answer: Fetched, sought: Sequence[Quotation] = ()) -> PageText | Unreachable:
        """The words of a body; an extractor that raises is a body that could not be read.

        A body that is over the limit, and cannot hold any of the passages that are ``sought``, is not read.
        """
        if self.admission is not None:
            await self.admission.take(len(answer.body))
        body = body_of(answer)
        packed = is_document(body.media_type, body.content)
        # A document is decoded, and some are read in a process of their own: that takes its time at any size.
        heavy = len(answer.body) > HEAVY or packed
        searched = sought and answer.cut is Reason.TOO_LARGE and not packed
        if searched and not await self.run(may_hold, answer.body, sought, heavy=heavy):
            return Unreachable(answer.url, Reason.TOO_LARGE, ABSENT_FROM_PART, final_url=answer.final_url)
        try:
            page: object = await self.run(self.extract, body, heavy=heavy)
            if not isinstance(page, PageText | Reason | Unreadable):
                close_unawaited(page)
                raise TypeError(f"a reader of bodies answers with a PageText or a Reason, not {kind(page)}")
        except (Exception, SystemExit) as error:
            _log.warning("no text could be read from a body", exc_info=error)
            return _unread(answer, Reason.EXTRACT_ERROR, described(error))
        if isinstance(page, Reason):
            return _unread(answer, page, f"no text could be read from the body ({page.value})")
        if isinstance(page, Unreadable):
            return _unread(answer, page.reason, page.detail)
        return page

    def kept(self, answer: Fetched, page: PageText | Unreachable) -> Fetched:
        """The answer without the bytes of a document that was read: nothing is asked of them any more."""
        body = body_of(answer)
        if isinstance(page, Unreachable) or not is_document(body.media_type, body.content):
            return answer  # Its text is compared as a whole too.
        return answer if self.rereads(answer, page) else without_body(answer)

    def rereads(self, answer: Fetched, page: PageText) -> bool:
        """Whether the format of a body has a second reader."""
        return is_read_again(body_of(answer), page.extractor)

    async def page_again(self, answer: Fetched, read_by: str) -> PageText | None:
        """The words of a body as the second reader of its format has them; None where it has none to add."""
        try:
            return await self.run(self.extract_again, body_of(answer), read_by, heavy=True)
        except (Exception, SystemExit) as error:
            _log.warning("a body could not be read a second time", exc_info=error)
            return None

    async def run(self, function: Callable[..., _T], *arguments: object, heavy: bool) -> _T:
        """``function(*arguments)``, in a thread where it is heavy; a deadline does not wait for it."""
        if heavy:
            return await self.threads.run(function, *arguments)
        await checkpoint()
        return function(*arguments)


def without_body(answer: Fetched) -> Fetched:
    """The answer with no more than the head of its body."""
    return replace(answer, body=answer.body[:HEAD])


def _unread(answer: Fetched, reason: Reason, detail: str) -> Unreachable:
    if answer.cut is not None:
        # What is wrong with the part that came says nothing of the whole.
        reason, detail = answer.cut, f"the body was cut short, and the part that came could not be read: {detail}"
    return Unreachable(answer.url, reason, detail, final_url=answer.final_url)
