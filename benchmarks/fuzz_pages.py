"""The half of ``fuzz.py`` that needs no server: what reads pages, bytes, URLs and texts, fed with rubbish.

Each input is made from the seed and its own number alone, so that any one can be made again.
"""

import gzip
import random
import time
import traceback
import zlib
from collections import Counter
from collections.abc import Callable, Iterable
from ipaddress import ip_address

import measure

from pincite.core.anchor import Quotation, find, nearest
from pincite.core.extract import extract
from pincite.core.extract.charset import decode
from pincite.core.fetch.decode import CorruptStreamError, decoder_for
from pincite.core.fetch.url import BadURL, SourceURL, parse_url
from pincite.core.models import Reason
from pincite.core.ports import Body, Unreadable
from pincite.core.stamp import stamp_of
from pincite.core.text.canonical import canonicalize_text, content_sha256
from pincite.core.text.change import compare
from pincite.core.text.dates import dates
from pincite.core.text.numbers import numbers
from pincite.core.text.page import PageText, Span
from pincite.core.text.sentences import sentences
from pincite.core.text.tokens import word_count

#: Words that no input holds: they stand nowhere, whatever a page is made of.
NEVER = "Quixotic zebras juggled fourteen lukewarm accordions behind Vladimir's obsolete planetarium."
#: CPU seconds; no input is larger than some kilobytes.
SLOW = 2.0

_WORDS = (
    "the board may not raise fee of 10 percent before 1 January 2020 unless members agree de la n\u00e3o nicht kein "
    "Stra\u00dfe caf\u00e9 cafe\u0301 \u6f22\u5b57\u304b\u306a \u0627\u0644\u0633\u0644\u0627\u0645 \u0e44\u0e17\u0e22 "
    "1,000 1\u00a0000 3.5% -5 10\u00b2 CO\u2082 \ufb01ve un\u00adlawful non-toxic can't \u201cquoted\u201d [1] [a] "
    "\u2026 \u2014 \u200b \u202e\u202d \U000e0041 \U0001f600 \ud800 \x00 \ufffd &amp; &lt; &#0; &#xd800; "
    "&nosuch; <!-- --> <b> ]]>"
).split(" ")
_TAGS = (
    "p div span b i a ul ol li table tr td th br hr wbr sup sub del s ins details summary template script style "
    "noscript textarea title head body html svg math select option button nav footer header main article h1 h2 pre "
    "code iframe frameset frame object form input label ruby rt rp dialog slot plaintext xmp noembed base meta link "
    "img x-y"
).split()
_ATTRIBUTES = (
    "hidden", 'hidden="until-found"', 'style="display:none"', 'style="visibility:hidden;color:red"',
    'aria-hidden="true"', 'class="footnote-ref"', 'class="sr-only"', 'id="cite_ref-1"', 'href="#fn1"', 'rel="next"',
    'rel="canonical"', 'href="/2"', 'lang="de"', 'http-equiv="refresh"', 'content="0;url=/x"', 'charset="shift_jis"',
    'name="date"', 'content="2020-01-01"', 'type="application/ld+json"', 'type="hidden"', 'shadowrootmode="open"',
    "open", "=", '"', "'", "a=b=c", 'a="', "<", "/", 'onclick="', "\x00", "\u00e9=1", 'itemprop="datePublished"',
    'role="doc-noteref"', 'property="og:url"',
)  # fmt: skip
_TYPES = ("text/html", "application/xhtml+xml", "application/xml", "application/json", "text/markdown", "text/plain",
          "", "text/csv", "application/epub+zip", "x/y")  # fmt: skip
_CHARSETS = ("", "utf-8", "utf-16", "utf-7", "shift_jis", "gb18030", "iso-2022-jp", "windows-1252", "koi8-r", "euc-kr",
             "\u00e9", "idna", "punycode", "zlib", "rot13", "unicode_escape", "x" * 500)  # fmt: skip
_ENCODINGS = ("gzip", "deflate", "gzip, gzip", "deflate, gzip", "x-gzip", "identity", "br", "gzip, gzip, gzip", ",", "")
_HOSTS = ("a.test", "127.0.0.1", "[::1]", "0x7f.1", "2130706433", "xn--a", "b\u00fccher.test", "\uff11", "a..b", "",
          "%61", "a_b.test", "-a.test", "[::ffff:1.2.3.4]", "127\u30020\u30020\u30021", "a.test.", "localhost",
          "1.1.1.1.")  # fmt: skip


class WrongError(Exception):
    """Something untrue was said, or something that was to hold did not."""


def run(inputs: Iterable[int], seed: int) -> int:
    """Feed the inputs; prints what came of them, and how many were at fault is returned."""
    came: Counter[str] = Counter()
    faults = 0
    slowest: tuple[float, str] = (0.0, "")
    for number in inputs:
        chance = random.Random(f"{seed}/{number}")
        name, one = chance.choices(list(KINDS.items()), weights=WEIGHTS)[0]
        began = time.process_time()
        try:
            came[f"{name}: {one(chance)}"] += 1
        except Exception:
            faults += 1
            print(f"  FAULT at input {number} ({name})\n{traceback.format_exc()}")
        taken = time.process_time() - began
        slowest = max(slowest, (taken, f"input {number} ({name})"))
    measure.title(f"{sum(came.values()):,} inputs")
    for what, count in sorted(came.items()):
        measure.row(what, f"{count:,}")
    measure.row(f"slowest: {slowest[1]}", f"{slowest[0] * 1000:.0f} ms", budget=f"{SLOW:g} s", kept=slowest[0] < SLOW)
    return faults + (slowest[0] >= SLOW)


def words(chance: random.Random, most: int = 40) -> str:
    """Some of the words, with spaces of several kinds or none between them."""
    return "".join(
        chance.choice(_WORDS) + chance.choice((" ", " ", " ", "\n", "\u00a0", "", ", ", ". "))
        for _ in range(chance.randrange(most))
    )


def markup(chance: random.Random) -> str:
    """Tags that open and close, or do not."""
    pieces, open_tags = [], []
    for _ in range(chance.randrange(1, 60)):
        step = chance.random()
        if step < 0.45:
            pieces.append(words(chance, 12))
        elif step < 0.75:
            tag = chance.choice(_TAGS)
            attributes = "".join(" " + chance.choice(_ATTRIBUTES) for _ in range(chance.choice((0, 0, 1, 2, 5))))
            pieces.append(f"<{tag}{attributes}{chance.choice(('>', '>', '>', '/>', ''))}")
            open_tags.append(tag)
        elif step < 0.92 and open_tags:
            pieces.append(f"</{open_tags.pop(chance.randrange(len(open_tags)))}>")
        else:
            pieces.append(
                chance.choice(("<!--", "-->", "<![CDATA[", "]]>", "<!DOCTYPE html>", "<?xml version='1.0'?>", "</",
                               "<", "&", "&#", "&#x110000;", "\x0c", "{", '{"@type":"Article","articleBody":"x"}',
                               "\r", "<" * 50, "<div>" * 300, "<b>" * 300, "\u0301" * 300, "&nbsp;" * 300))
            )  # fmt: skip
    return "".join(pieces)


def broken(chance: random.Random, content: bytes) -> bytes:
    """The bytes as they are, or with some of them lost, doubled or changed."""
    if chance.random() < 0.6 or not content:
        return content
    changed = bytearray(content)
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(changed) + 1)
        changed[at : at + chance.randrange(4)] = chance.randbytes(chance.randrange(4))
    return bytes(changed)


def page_of(chance: random.Random, text: str) -> PageText | Reason | Unreadable:
    """The text as a body of some type and charset, read."""
    codec = chance.choice(("utf-8", "utf-8", "utf-8", "utf-16", "cp1252", "shift_jis"))
    content = broken(chance, text.encode(codec, "ignore"))
    return extract(
        Body(content=text if chance.random() < 0.1 else content, url="https://a.test/p?q=the+board+may",
             media_type=chance.choice(_TYPES), charset=chance.choice(_CHARSETS))
    )  # fmt: skip


def pages(chance: random.Random) -> str:
    """Markup is read; what stands there is found, and what does not is not."""
    page = page_of(chance, markup(chance))
    if not isinstance(page, PageText):
        return "no words"
    for stream in page.streams():
        for places in (stream.markers, stream.superscripts, stream.chrome, stream.collapsed):
            if any(not 0 <= one.start <= one.end <= len(stream.text) for one in places):
                raise WrongError(f"a place outside the {stream.name} stream")
    never = Quotation(content_sha256(NEVER), NEVER)
    if (found := find(never, page) or nearest(never, page)).stands:
        raise WrongError(f"words that stand nowhere were found: {found!r}")
    return found_again(chance, page)


def found_again(chance: random.Random, page: PageText) -> str:
    """A passage cut from the page at its edges stands there."""
    canonical = page.visible.canonical
    if not canonical:
        return "empty"
    start = chance.randrange(len(canonical))
    span = page.visible.grown_to_edges(Span(start, min(len(canonical), start + chance.randrange(1, 200))))
    passage = canonical[span.start : span.end].strip()
    place = Span(span.start + canonical[span.start : span.end].find(passage), 0)
    place = Span(place.start, place.start + len(passage))
    quotation = Quotation(content_sha256(passage), passage)
    found = find(quotation, page) or nearest(quotation, page)
    if not page.visible.has_edges(place) or canonicalize_text(passage) != passage or word_count(passage) < 6:
        return "looked for"
    if not found.stands and found.kind != "hidden_only":
        raise WrongError(f"a passage of the page itself is {found.kind}: {passage!a}")
    return "found again"


def bodies(chance: random.Random) -> str:
    """Bytes in any charset become text, or a reason."""
    content = (
        chance.randbytes(chance.randrange(300)) if chance.random() < 0.4 else words(chance).encode("utf-8", "ignore")
    )
    if chance.random() < 0.4:
        content = b'<meta charset="' + chance.choice(_CHARSETS).encode() + b'">' + content
    decoded = decode(Body(content=broken(chance, content), url="https://a.test/", charset=chance.choice(_CHARSETS)))
    if isinstance(decoded, Reason):
        return "undecodable"
    decoded[0].encode()
    return "decoded"


def encodings(chance: random.Random) -> str:
    """A content encoding is undone in pieces, within its limit, and to the letter where nothing was broken."""
    content = words(chance, 200).encode("utf-8", "ignore") * chance.choice((1, 1, 50))
    named = chance.choice(_ENCODINGS)
    limit = chance.choice((100, 1_000, 10_000_000))
    decoder = decoder_for(named, limit=limit)
    if decoder is None:
        return "unknown encoding"
    sent = content
    for coding in (one.strip() for one in named.split(",")):
        if coding in ("gzip", "x-gzip"):
            sent = gzip.compress(sent)
        elif coding == "deflate":
            sent = zlib.compress(sent) if chance.random() < 0.5 else zlib.compress(sent, wbits=-15)
    hurt = broken(chance, sent)
    received, left = b"", limit
    try:
        at = 0
        while at < len(hurt) and left > 0:
            step = chance.choice((1, 7, 1_000, len(hurt)))
            piece = decoder.decode(hurt[at : at + step], left)
            if len(piece) > left:
                raise WrongError("more than the limit")
            received, left, at = received + piece, left - len(piece), at + step
    except CorruptStreamError as error:
        if hurt == sent and len(content) < limit:
            raise WrongError("an unbroken stream is called corrupt") from error
        return "corrupt"
    if hurt == sent and len(content) < limit and not (received == content and decoder.complete):
        raise WrongError("an unbroken stream came back changed")
    return "undone" if hurt == sent else "broken, and read"


def addresses(chance: random.Random) -> str:
    """A URL means one thing: what is read of it reads as itself."""
    parts = (
        chance.choice(("http", "https", "https", "HTTP", "file", "")),
        chance.choice(("://", "://", "://", "://", "://", ":/", ":", "//", ":\\\\")),
        chance.choice(("", "", "", "", "", "u:p@", "@")),
        chance.choice(_HOSTS) if chance.random() < 0.8 else words(chance, 2),
        chance.choice(("", "", "", "", ":80", ":8080", ":0", ":99999", ":\u0661", ":")),
        chance.choice(("", "/", "/\u00e9?a=\u00fc#b", "/%zz", "\\x", "?", "#", "/..//./", "/\u202e", "/\x7f")),
    )
    read = parse_url("".join(parts))
    if isinstance(read, BadURL):
        return "refused"
    again = parse_url(read.text)
    if not isinstance(again, SourceURL) or (again.host, again.port, again.text) != (read.host, read.port, read.text):
        raise WrongError(f"{read.text!a} reads as {again!r}")
    try:
        plain = str(ip_address(read.host))
    except ValueError:
        plain = read.host
    if plain != read.host or not read.host.isascii():
        raise WrongError(f"a host in another spelling: {read.host!a}")
    return "read"


def texts(chance: random.Random) -> str:
    """Two texts are compared; nothing of either is lost."""
    before = words(chance)
    after = (
        words(chance)
        if chance.random() < 0.5
        else before.replace(chance.choice(_WORDS) or "x", chance.choice(_WORDS), 1)
    )
    language = chance.choice(("", "en", "de", "pt-BR", "xx", "\ud800"))
    change = compare(before, after, language)
    # A step may begin within what a script without spaces writes.
    if "".join("".join(step.before for step in change.diff).split()) != "".join(before.split()):
        raise WrongError("words are lost in a diff")
    for place in (one.span for found in (numbers(before, language), dates(before, language)) for one in found):
        if not 0 <= place.start < place.end <= len(before):
            raise WrongError(f"outside the text: {place!r}")
    ends = 0
    for span in sentences(before):
        if span.start < ends or span.end > len(before):
            raise WrongError("sentences that overlap")
        ends = span.end
    if before.strip("\u200b\u00ad \n\u00a0") and before.isascii() and before.isprintable() and before.strip():
        digest, stamp = stamp_of(before)
        page = PageText.of(f"{words(chance, 5)}\n\n{before}\n\n{words(chance, 5)}")
        if word_count(before) > 6 and not find(Quotation(digest, before, stamp), page):
            return "stamped, and not found"
        return "stamped"
    return "compared"


KINDS: dict[str, Callable[[random.Random], str]] = {
    "pages": pages,
    "bodies": bodies,
    "encodings": encodings,
    "addresses": addresses,
    "texts": texts,
}
WEIGHTS = (40, 15, 10, 15, 20)
