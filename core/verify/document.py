"""A page as it was read for a group of citations, and the pages that it leads to itself."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from pincite.core.anchor import Quotation
from pincite.core.extract.charset import decode
from pincite.core.extract.walls.wall import Wall
from pincite.core.fetch.media import is_document
from pincite.core.fetch.url import same_address
from pincite.core.models import Reason, Stamp
from pincite.core.ports import Conditions, Fetched, NotModified, Unreachable
from pincite.core.text.canonical import content_sha256, hash_canonical
from pincite.core.text.page import PageText
from pincite.core.verify.addresses import is_another_document, is_web, without_fragment
from pincite.core.verify.reader import HEAD, HEAVY, Reader, body_of, is_large, without_body

#: Redirects of every kind for one citation, those by markup included.
MAX_HOPS = 5
#: A page that is left sooner than this, and says little, is a redirect written in markup.
REFRESH_SECONDS = 5.0
REFRESH_LENGTH = 2_000


@dataclass(eq=False)
class Document:
    """What answered for ``url``; pages further on are read when first asked for, and once."""

    url: str
    answer: Fetched
    page: PageText | Unreachable
    #: Every address asked so far.
    trail: tuple[str, ...]
    _landing: "Document | Unreachable | None" = field(default=None, init=False)
    _following: "Document | None" = field(default=None, init=False)
    _refreshed: bool = field(default=False, init=False)
    _turned: bool = field(default=False, init=False)
    _reread: PageText | None = field(default=None, init=False)
    _was_reread: bool = field(default=False, init=False)

    @cached_property
    def raw_hash(self) -> str:
        """The content hash of the body as it came, markup and all."""
        if _is_document(self.answer) or self.answer.cut is not None:
            return ""  # Nobody stamps the bytes of a PDF as words, and a part has not the hash of the whole.
        decoded = decode(body_of(self.answer))
        return "" if isinstance(decoded, Reason) else content_sha256(decoded[0])

    @property
    def is_large(self) -> bool:
        """Whether hashing it as a whole would hold up the event loop."""
        return len(self.answer.body) > HEAVY or (isinstance(self.page, PageText) and is_large(self.page))

    @cached_property
    def page_hash(self) -> str:
        """The hash of the canonical page, empty when there is none."""
        return "" if isinstance(self.page, Unreachable) else hash_canonical(self.page.visible.canonical)

    @property
    def cut(self) -> Reason | None:
        """Why only a part of the document was read, on the wire or by the extractor; None when all of it was."""
        if self.answer.cut is None and isinstance(self.page, PageText) and self.page.cut:
            return Reason.TOO_LARGE
        return self.answer.cut

    @cached_property
    def wall(self) -> Wall | None:
        """What answered instead of the document, when it looks like that."""
        if isinstance(self.page, Unreachable):
            return None
        # Phrases in many languages, which no page is held against whose words stand.
        from pincite.core.extract.walls.kinds import wall

        head = self.answer.body[:HEAD]
        return wall(
            self.page,
            requested_url=self.answer.resolved or self.url,
            final_url=self.answer.final_url,
            status=self.answer.status,
            headers=self.answer.headers,
            body_head=head if isinstance(head, str) else head.decode("utf-8", "replace"),
        )

    def is_another_than(self, stamp: Stamp) -> bool:
        """Whether this is not the document that ``stamp`` was read from."""
        return is_another_document(
            answered=self.answer.final_url,
            canonical="" if isinstance(self.page, Unreachable) else self.page.canonical_url,
            stamped=stamp.final_url,
            stamped_canonical=stamp.canonical_url,
        )

    async def second_reading(self, reader: Reader) -> PageText | None:
        """The page as the second reader of its format has it; None where it has none, or reads nothing."""
        if not self._was_reread and isinstance(self.page, PageText):
            if is_large(self.page) and reader.rereads(self.answer, self.page):
                # Two readings of a book are held from here on: not with all that was made of the first as well.
                self.page.let_go()
            self._reread = await reader.page_again(self.answer, self.page.extractor)
            self._was_reread = True
            if _is_document(self.answer):
                self.answer = without_body(self.answer)
        return self._reread

    async def landing(self, reader: Reader) -> "Document | Unreachable | None":
        """Where ``<meta http-equiv=refresh>`` leads, followed like a redirect; None when it leads nowhere."""
        if not self._refreshed:
            self._landing = await self._follow_refresh(reader)
            self._refreshed = True
        return self._landing

    async def following(self, reader: Reader) -> "Document | None":
        """The next page (``rel=next``) when it can be read."""
        if not self._turned:
            self._following = await self._turn_page(reader)
            self._turned = True
        return self._following

    async def _follow_refresh(self, reader: Reader) -> "Document | Unreachable | None":
        # A page decides this address: it must not reach what only the caller's own fetcher serves.
        if isinstance(self.page, Unreachable) or not is_web(self.page.refresh_url):
            return None
        if self.page.refresh_delay > REFRESH_SECONDS or len(self.page.visible.canonical) > REFRESH_LENGTH:
            return None
        target = without_fragment(self.page.refresh_url)
        if target == without_fragment(self.answer.final_url):
            return None  # It only reloads itself.
        if target in self.trail or len(self.trail) > MAX_HOPS:
            detail = "its redirects lead back to where they began" if target in self.trail else "too many redirects"
            return Unreachable(self.url, Reason.REDIRECT_LOOP, detail, final_url=self.answer.final_url)
        document = await read(self.url, reader, at=target, trail=self.trail, resolved=self.answer.resolved)
        if isinstance(document, NotModified):
            return Unreachable(self.url, Reason.FETCH_ERROR, "not modified, though no condition was set")
        if isinstance(document, Document) and len(document.trail) > MAX_HOPS + 1:
            return Unreachable(self.url, Reason.REDIRECT_LOOP, "too many redirects", final_url=target)
        return document

    async def _turn_page(self, reader: Reader) -> "Document | None":
        if isinstance(self.page, Unreachable) or not is_web(self.page.next_url):
            return None
        target = without_fragment(self.page.next_url)
        if any(same_address(target, address) for address in self.trail):
            return None
        document = await read(self.url, reader, at=target, resolved=self.answer.resolved)
        return document if isinstance(document, Document) else None


def _is_document(answer: Fetched) -> bool:
    body = body_of(answer)
    return is_document(body.media_type, body.content)


async def read(
    url: str,
    reader: Reader,
    conditions: Conditions | None = None,
    *,
    at: str | None = None,
    trail: tuple[str, ...] = (),
    resolved: str = "",
    sought: Sequence[Quotation] = (),
) -> Document | NotModified | Unreachable:
    """Fetch ``at`` (or ``url`` itself) once and read its words; ``trail`` is what led there, ``resolved`` its start.

    ``sought`` are the passages that are looked for in it, where they are known.
    """
    asked = url if at is None else at
    answer = await reader.fetch(asked, conditions)
    if resolved:
        answer = replace(answer, resolved=resolved)
    if not isinstance(answer, Fetched):
        return answer
    passed = [without_fragment(address) for address in (asked, *answer.redirects, answer.final_url)]
    page = await reader.page(answer, sought)
    return Document(
        url=url,
        answer=reader.kept(answer, page),
        page=page,
        trail=tuple(dict.fromkeys((*trail, *passed))),
    )
