"""HTML is read as a reader without style sheets sees it, with what such a reader does not see kept apart."""

import re
from collections.abc import Callable
from typing import Final, TypeVar

from pincite.core.extract.charset import decode
from pincite.core.extract.html.data import declares_paywall, joined, prose, strings
from pincite.core.extract.html.dates import published
from pincite.core.extract.html.echo import with_echoes
from pincite.core.extract.html.edition import revision
from pincite.core.extract.html.formatting import affordable
from pincite.core.extract.html.openers import begin
from pincite.core.extract.html.parser import walk_through
from pincite.core.extract.html.succession import successors
from pincite.core.extract.html.tags import words
from pincite.core.extract.html.walk import Walk
from pincite.core.extract.html.xhtml import as_html
from pincite.core.extract.sniff import begins_like_html
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.canonical import clean
from pincite.core.text.page import PageText, Stream

#: Code points of markup that are read. The parser holds about 15 bytes for each: more would let a bomb fill the memory.
MAX_MARKUP: Final = 4_500_000
#: The same where Python holds every code point in two bytes or in four: one emoji makes a long page four times as big.
MAX_WIDE: Final = 4_000_000
MAX_WIDEST: Final = 3_200_000
#: Tags that are read: each costs a quarter of a kilobyte, and a page that is read by people has a tenth of these.
MAX_TAGS: Final = 500_000
#: A page that shows less than this may keep its text in the data for its scripts.
SHELL: Final = 5_000

_CONTROLS: Final = ("aria-controls=", "data-target=", "data-bs-target=")
_IDS = re.compile(r"[\"']?([^\"'<>]{1,200})")
#: Elements that never hold anything, closed in their start tag or not.
_VOID: Final = frozenset(words("area base br col embed hr img input link meta param source track wbr"))
_NAME: Final = re.compile(r"<([a-zA-Z][\w:-]*)(?![^\s/])")
_XML_TYPE: Final = "application/xhtml+xml"
_XHTML = re.compile(r"\s*<\?xml\s")

_Walk = TypeVar("_Walk", bound=Walk)


class HtmlExtractor:
    """HTML and XHTML, by the HTML Standard's own parsing rules."""

    name = "html"
    version = "1"
    media_types = frozenset({"text/html", "application/xhtml+xml", "application/vnd.wap.xhtml+xml"})

    def sniffs(self, body: Body) -> bool:
        """Whether the body begins like HTML."""
        return begins_like_html(body)

    def extract(self, body: Body) -> PageText | Reason:
        """The page's streams and what it says of itself."""
        read = self.read(body, begin)
        return read if isinstance(read, Reason) else read[0]

    def read(
        self, body: Body, start: Callable[[frozenset[str]], _Walk], *, most: int = MAX_MARKUP
    ) -> tuple[PageText, _Walk] | Reason:
        """The page, and the finished walk; ``start`` makes one, given the ids of what the page's controls open.

        Of the markup, ``most`` code points are read.
        """
        decoded = _decoded(body, most)
        if isinstance(decoded, Reason):
            return decoded
        markup, notes, cut = decoded
        controlled = _controlled(markup)
        walk, parser = walk_through(markup, lambda: start(controlled), bounded=True)
        # A long page is held once from here on.
        del decoded, markup
        head = walk.head
        visible, hidden, struck = walk.pieces.streams(walk.unseen)
        embedded = [head.description, *prose(head.linked_data)]
        if head.state and len(visible.text) < SHELL * 4 and len(visible.canonical) < SHELL:
            embedded.extend(strings(head.state))
        page = PageText(
            visible=with_echoes(visible, body.url),
            hidden=hidden,
            struck=struck,
            embedded=Stream("embedded", clean(joined(filter(None, embedded)))),
            extractor=f"html/{parser}",
            title=head.title,
            headings=tuple(filter(None, walk.headings)),
            language=head.language,
            published=published(head.dates, head.linked_data, head.language),
            revision=revision(head.revisions, head.inputs, walk.verses, head.linked_data),
            successors=successors(
                (head.absolute(href, body.url) for href in head.successors),
                head.succession,
                head.linked_data,
                title=head.title,
                text=visible.text,
            ),
            canonical_url=head.absolute(head.canonical, body.url),
            next_url=head.absolute(head.next, body.url),
            refresh_url=head.absolute(head.refresh, body.url),
            refresh_delay=head.refresh_delay,
            scripts=head.scripts,
            frames=walk.frames,
            password_fields=walk.password_fields,
            account_fields=walk.account_fields,
            declared_paywall=head.locked or declares_paywall(head.linked_data),
            cut=cut,
            notes=notes,
        )
        return page, walk


def _decoded(body: Body, most: int) -> tuple[str, tuple[str, ...], bool] | Reason:
    """The markup that is read, what a reader should know of it, and whether there was more."""
    decoded = decode(body)
    if isinstance(decoded, Reason):
        return decoded
    whole, notes = decoded
    markup = _bounded(whole, most)
    cut = len(markup) < len(whole)
    is_xml = body.media_type == _XML_TYPE
    if is_xml:
        markup = as_html(markup)
    if is_xml or _XHTML.match(markup):
        markup = _spelled_out(markup)
    return markup, notes, cut


def _bounded(markup: str, most: int) -> str:
    """The markup up to ``most`` code points, and up to the tag after the last that is read."""
    markup = markup[: min(most, _most(markup))]
    if markup.count("<") > MAX_TAGS:
        place = -1
        for _ in range(MAX_TAGS + 1):
            place = markup.find("<", place + 1)
        markup = markup[:place]
    return markup[: affordable(markup)]


def _most(markup: str) -> int:
    if len(markup) <= MAX_WIDEST:
        return MAX_MARKUP
    highest = max(markup)
    return MAX_MARKUP if highest < "\u0100" else MAX_WIDE if highest < "\U00010000" else MAX_WIDEST


def _controlled(markup: str) -> frozenset[str]:
    """The ids of what the page's own controls show and hide (``aria-controls``, or Bootstrap's ``data-target``)."""
    ids: set[str] = set()
    for attribute in _CONTROLS:
        place = markup.find(attribute)
        while place >= 0:
            place += len(attribute)
            if found := _IDS.match(markup, place):
                ids.update(name.removeprefix("#") for name in found[1].split())
            place = markup.find(attribute, place)
    return frozenset(ids)


def _spelled_out(markup: str) -> str:
    """XHTML with an end tag for every element that is closed in its start tag: HTML would leave it open."""
    *parts, rest = markup.split("/>")
    spelled: list[str] = []
    for part in parts:
        start = part.rfind("<")
        name = _NAME.match(part, start) if start > part.rfind(">") else None
        spelled.append(f"{part}></{name[1]}>" if name and name[1].lower() not in _VOID else f"{part}/>")
    return "".join((*spelled, rest))
