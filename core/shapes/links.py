"""The links of a run of Markdown, with their offsets: inline, by reference, as footnotes, and bare addresses.

Syntax: CommonMark 0.31, 6.3 (links), 6.5 (autolinks), 6.1 (code spans), and bare addresses as GitHub reads them.
"""

import re
from collections.abc import Sequence
from itertools import islice
from typing import Final

from pincite.core.shapes.author_year import BRACKETS, cited_in, named_before
from pincite.core.shapes.destination import DOCUMENTS, LONGEST, destination_at, source_named_in, source_of
from pincite.core.shapes.link import Link, Scan, Targets
from pincite.core.shapes.marks import RAISED, lowered, marks_in
from pincite.core.shapes.tag import OPENING, tag_at
from pincite.core.text.span import Span

_POINT: Final = re.compile(
    rf"{RAISED}|\\\[\d{{1,4}}\\\]|"
    r"\\.|`+|<!--|<(?=[A-Za-z][A-Za-z0-9+.-]{1,31}:)|[\[\]]|(?<![A-Za-z0-9])(?:https?://|file:/)"
    rf"|{BRACKETS}|{OPENING}",
    re.DOTALL,
)
#: A file's name alone in parentheses.
_FILE_NAME: Final = re.compile(rf"(?<![\w\]])\(([^\s()<>\[\]\"]{{1,300}}\.(?i:{'|'.join(DOCUMENTS)}))\)")
#: No address has a quotation mark in it, nor the full stops and brackets of scripts without spaces.
_ADDRESS: Final = re.compile(
    r"(?:https?://|file:/)[^\s<>\[\]\"`\u201c-\u201f\u00ab\u00bb\u3001\u3002\u300c-\u3011\uff08\uff09\uff0c]{1,4000}"
)
_SPACES: Final = re.compile(r"\s+")
#: Code points of the longest label and code span.
_LABEL: Final = 300
_CODE: Final = 2_000
#: Comments that are looked for within one pair of brackets.
_COMMENTS: Final = 20


def label_of(written: str) -> str:
    """A label as labels are compared (CommonMark 6.3: case and white space do not count)."""
    return _SPACES.sub(" ", written.strip()).casefold()


def first_url(text: str) -> str:
    """The first address in ``text``, the definition of a label; else the path that it begins with."""
    for link in scan(text, {}).links:
        if link.url:
            return link.url
    return source_named_in(text)


def scan(text: str, targets: Targets) -> Scan:
    """Every link of ``text`` that leads to an address or a file, and every footnote, defined or not."""
    return _Scanner(text, targets).run()


class _Scanner:
    """One walk over a text."""

    def __init__(self, text: str, targets: Targets) -> None:
        self._text = text
        self._targets = targets
        self._found = Scan()
        self._opened: list[int] = []
        #: Where the next comment ends, from any offset up to it; -1 when none does any more.
        self._comment_end = 0

    def run(self) -> Scan:
        last = 0
        for point in _POINT.finditer(self._text):
            at, mark = point.start(), point[0]
            if at >= last and (mark[0] != "\\" or len(mark) > 2):
                last = self._point(mark, at) or last
        return self._found

    def _point(self, mark: str, at: int) -> int | None:
        """Read what begins or ends at ``at``; answers where it ends, None when it is only text."""
        if mark == "[":
            self._opened.append(at)
            return None
        if mark == "]":
            return self._bracketed(Span(self._opened.pop(), at)) if self._opened else None
        if mark[0] == "\\":
            return self._mark(mark[2:-2], at, at + len(mark))
        if not mark.isascii() or mark.endswith("</sup>"):
            return self._mark(lowered(mark), at, at + len(mark))
        if mark[0] == "`":
            return self._code(mark, at)
        if mark == "<!--":
            return self._comment(at)
        if mark == "(":
            return self._parenthesis(at)
        return self._autolink(at) or self._tag(at) if mark == "<" else self._bare(at)

    def _mark(self, label: str, at: int, end: int) -> int | None:
        """A mark as programs export it, "\\[1\\]", or a raised number."""
        if label not in self._targets:
            return None
        self._found.links.append(Link(Span(at, end), at, self._targets[label], label))
        self._found.hidden.append(Span(at, end))
        return end

    def _code(self, mark: str, at: int) -> int | None:
        close = self._text.find(mark, at + len(mark), at + _CODE)
        if close < 0:
            return None
        self._found.code.append(Span(at, close + len(mark)))
        return close + len(mark)

    def _comment(self, at: int) -> int | None:
        if 0 <= self._comment_end < at + 4:
            self._comment_end = self._text.find("-->", at + 4)
        if self._comment_end < 0:
            return None
        end = self._comment_end + 3
        while at > 0 and self._text[at - 1] in " \t":
            at -= 1  # The space before it came with it.
        self._found.hidden.append(Span(at, end))
        return end

    def _autolink(self, at: int) -> int | None:
        close = self._text.find(">", at, at + LONGEST)
        url = self._text[at + 1 : close]
        # Only in a file's name may a space stand.
        spaced = any(map(str.isspace, url)) and ("\n" in url or not url.lower().startswith("file:"))
        if close < 0 or "<" in url or spaced or not source_of(url):
            return None
        return self._address(at, close + 1, url)

    def _tag(self, at: int) -> int | None:
        """A tag of HTML, which no reader sees, and the link that it may begin."""
        tag = tag_at(self._text, at)
        if tag is None:
            return None
        self._found.hidden.append(tag.span)
        if tag.closing is None:
            return tag.span.end
        self._found.hidden.append(tag.closing)
        self._found.links.append(Link(Span(at, tag.closing.end), tag.closing.start, tag.url))
        return tag.closing.end

    def _bare(self, at: int) -> int | None:
        match = _ADDRESS.match(self._text, at)
        url = _without_tail(match[0]) if match else ""
        return self._address(at, at + len(url), url) if source_of(url) else None

    def _parenthesis(self, at: int) -> int | None:
        """A file's name alone in parentheses, or authors and years: "(Smith, 2020)"."""
        named = _FILE_NAME.match(self._text, at)
        if named and (url := source_of(named[1])):
            return self._address(at, named.end(), url)
        if not self._targets:
            return None
        end = self._text.index(")", at) + 1
        inner, before = self._text[at + 1 : end - 1], self._text[max(0, at - _LABEL) : at]
        for label, length in named_before(inner, before):
            if label in self._targets:
                self._found.links.append(Link(Span(at - length, end), at, self._targets[label], label, is_dated=True))
                # The space before the year goes with it: "**Smith (2020)**".
                self._found.hidden.append(Span(at - (before[-1:] in (" ", "\u00a0")), end))
                return end
        return self._several(Span(at, end), cited_in(inner, self._targets), at + 1)

    def _address(self, at: int, end: int, url: str) -> int:
        self._found.links.append(Link(Span(at, end), at, url))
        self._found.hidden.append(Span(at, end))
        return end

    def _bracketed(self, inner: Span) -> int | None:
        """The link whose text stands in the brackets at ``inner``, when there is one; answers where it ends."""
        text, after = self._text, inner.end + 1
        destination = destination_at(text, after + 1) if text[after : after + 1] == "(" else None
        if destination is not None:
            url, end = destination
            return self._link(inner, end, url, "", inner.end)
        if inner.end - inner.start > _LABEL:
            return self._marks(inner)
        label, end = label_of(text[inner.start + 1 : inner.end]), after
        if label.startswith("^") and len(label) > 1:
            return self._link(inner, end, self._targets.get(label, ""), label, inner.start)
        close = text.find("]", after, after + _LABEL) if text[after : after + 1] == "[" else -1
        is_mark = label.isdecimal()
        # "[1][2]" are two marks where both are sources, whatever a link's text may be.
        if close > after + 1 and text[after + 1] != "^" and not (is_mark and label in self._targets):
            label, end, is_mark = label_of(text[after + 1 : close]), close + 1, False
        if label not in self._targets:
            return self._marks(inner)
        return self._link(inner, end, self._targets[label], label, inner.start if is_mark else inner.end)

    def _marks(self, inner: Span) -> int | None:
        """The links of brackets with several marks, or a mark and a place in its source: "[1, 2]", "[1, p. 3]"."""
        visible = self._visible(inner)
        if visible is None or not self._targets:
            return None
        return self._several(Span(inner.start, inner.end + 1), marks_in(visible, self._targets))

    def _several(self, brackets: Span, marks: Sequence[tuple[str, Span]], offset: int = 0) -> int | None:
        """Note the links of brackets, whose marks stand at ``offset`` in the text; none where there are no marks."""
        for label, (start, end) in marks:
            # The stamp of each of several stands behind its own mark, that of one behind the brackets.
            whole = Span(start + offset, end + offset) if len(marks) > 1 else brackets
            link = Link(whole, whole.start, self._targets[label], label, is_dated=bool(offset))
            self._found.links.append(link)
        if not marks:
            return None
        self._found.hidden.append(brackets)
        return brackets.end

    def _visible(self, inner: Span) -> list[tuple[int, str]] | None:
        """What stands between brackets but the comments there, in pieces with their places; None where it is long."""
        pieces: list[tuple[int, str]] = []
        end, length = inner.end, 0
        for comment in islice(reversed(self._found.hidden), _COMMENTS):
            if comment.start <= inner.start:
                break
            pieces.append((comment.end, self._text[comment.end : min(end, comment.end + _LABEL)]))
            length += end - comment.end
            end = comment.start
        length += end - inner.start - 1
        if length > _LABEL:
            return None
        pieces.append((inner.start + 1, self._text[inner.start + 1 : end]))
        return pieces[::-1]

    def _link(self, inner: Span, end: int, url: str, label: str, hidden_from: int) -> int:
        """Note the link, unless it is an image or leads to another part of this very text."""
        self._found.hidden.append(Span(hidden_from, end))
        is_image = self._text[inner.start - 1 : inner.start] == "!"
        # What a label leads to was read where it is defined.
        source = url if label else source_of(url)
        if not is_image and (label or source):
            self._found.links.append(Link(Span(inner.start, end), hidden_from, source, label))
        return end


def _without_tail(url: str) -> str:
    """A bare address without the punctuation of the sentence around it, or a bracket that it did not open."""
    while True:
        shorter = url.rstrip(".,;:!?('*_~|\u2018\u2019\u2026")
        if shorter.endswith(")") and shorter.count(")") > shorter.count("("):
            shorter = shorter[:-1]
        if shorter == url:
            return url
        url = shorter
