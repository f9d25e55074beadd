"""Which addresses a site lists itself: robots.txt, sitemaps and indexes of sitemaps, packed or not (sitemaps.org)."""

import re
import zlib
from collections.abc import Iterator
from html import unescape
from itertools import islice
from typing import Final
from urllib.parse import unquote, urlsplit

#: Bytes of a list once it is unpacked, and addresses of it that are looked at.
MAX_BYTES: Final = 10_000_000
MAX_ENTRIES: Final = 50_000
#: Sitemaps that one robots.txt may name.
_MOST_NAMED: Final = 50
_LONGEST: Final = 2_048

_WEB: Final = ("http://", "https://")
_GZIP: Final = b"\x1f\x8b"
_WITH_HEADER: Final = 47
_SITEMAP: Final = re.compile(r"sitemap[ \t]{0,8}:[ \t]{0,8}(\S{1,2048})", re.IGNORECASE)
_LINE: Final = re.compile(r"[^\r\n]+")
_WORD: Final = re.compile(r"\w{2,40}")
#: What stands at the end of very many addresses says nothing of one page.
_COMMON: Final = frozenset(
    "about archive article articles blog contact content default document download entry help home index info item "
    "main news node page pages post posts print product products read show start story view welcome".split()
)
_ENDINGS: Final = (".html", ".htm", ".xhtml", ".shtml", ".php", ".aspx", ".asp", ".jsp", ".md", ".txt", ".pdf")


def named_in_robots(text: str) -> list[str]:
    """The sitemaps that a robots.txt names (RFC 9309, 2.2.4, lets it)."""
    found = (_SITEMAP.match(line.strip()) for line in text[:500_000].splitlines())
    return list(islice((one[1] for one in found if one is not None), _MOST_NAMED))


def unpacked(body: bytes | str) -> str:
    """A sitemap as text; of a packed one no more than ``MAX_BYTES``, and of one that breaks its packing nothing."""
    if isinstance(body, str):
        return body[:MAX_BYTES]
    if body.startswith(_GZIP):
        try:
            body = zlib.decompressobj(_WITH_HEADER).decompress(body, MAX_BYTES)
        except zlib.error:
            return ""
    return body[:MAX_BYTES].decode("utf-8", "replace")


def is_index(text: str) -> bool:
    """Whether the list is one of further sitemaps."""
    return "<sitemapindex" in text[:2_000]


def addresses(text: str) -> Iterator[str]:
    """The addresses of a sitemap or of an index, in order, as they are written; linear in the length of ``text``."""
    if "<loc>" not in text:
        # One may be a bare list as well.
        for line in islice(_LINE.finditer(text), MAX_ENTRIES):
            if line.end() - line.start() <= _LONGEST and (address := line[0].strip()).startswith(_WEB):
                yield address
        return
    at = 0
    for _ in range(MAX_ENTRIES):
        start = text.find("<loc>", at)
        end = text.find("</loc>", start) if start >= 0 else -1
        if end < 0:
            return
        at = end
        if end - start <= _LONGEST + 50:
            address = text[start + 5 : end].strip()
            if address.startswith("<![CDATA["):
                yield address.removeprefix("<![CDATA[").removesuffix("]]>").strip()
            else:
                yield unescape(address)


def name_of(url: str) -> str:
    """What an address calls its page: its last path segment, without an ending; empty where that names no page.

    A short or common word, a number, or a page that its query names says nothing by itself.
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    if parts.query:
        return ""
    name = unquote(parts.path.rstrip("/").rpartition("/")[2]).casefold()
    name = next((name.removesuffix(ending) for ending in _ENDINGS if name.endswith(ending)), name)
    telling = len(name) >= 4 and name not in _COMMON and any(character.isalpha() for character in name)
    return name if telling else ""


def words_of(url: str) -> frozenset[str]:
    """The words of an address's path: of two addresses, those are the nearer that share more."""
    try:
        path = urlsplit(url).path[:_LONGEST]
    except ValueError:
        return frozenset()
    return frozenset(_WORD.findall(unquote(path).casefold()))
