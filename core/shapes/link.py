"""A link of a text, and what a look for links found: where they lead, and what of the text no reader sees."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from pincite.core.text.span import Span

#: Where each label leads, footnotes under a label that begins with ``^``.
Targets = Mapping[str, str]
#: Stands for what no reader sees. CommonMark lets no text hold it (2.3).
GONE: Final = "\0"


@dataclass(frozen=True, slots=True)
class Link:
    """Where a link stands, where its text ends, and what it leads to."""

    span: Span
    text_end: int
    #: Empty for a footnote that has no definition with a URL, and for another mark that leads to no address.
    url: str
    label: str = ""
    #: Whether it is authors and a year.
    is_dated: bool = False

    @property
    def is_blind(self) -> bool:
        """Whether it says of words that they are from a source whose address nobody can tell."""
        return not self.url and not self.label.startswith("^")


@dataclass(slots=True)
class Scan:
    """The links of a text in order, and what of the text is no prose."""

    links: list[Link] = field(default_factory=list)
    code: list[Span] = field(default_factory=list)
    #: What a reader does not see: destinations, comments, marks of footnotes. Bare addresses count as that.
    hidden: list[Span] = field(default_factory=list)

    def prose(self, text: str) -> str:
        """``text`` with blanks for what is hidden and for code, and every other code point where it was."""
        return covered(text, [*self.hidden, *self.code], " ")

    def readable(self, text: str) -> str:
        """``text`` with ``GONE`` for every code point of a link or a comment that no reader sees.

        A link that stands alone in parentheses is a mark of the source, and goes with its text.
        """
        starts = [one.span.start for one in self.links if one.text_end > one.span.start]
        # Authors before a year have none.
        brackets = [Span(at, at + 1) for at in starts if text[at] == "["]
        comments = dict(self.hidden)
        marks = [Span(one.span.start - 1, comments.get(one.span.end, one.span.end) + 1) for one in self.links]
        alone = [
            span for span in marks if text[span.start : span.start + 1] == "(" and text[span.end - 1 : span.end] == ")"
        ]
        return covered(text, [*alone, *self.hidden, *brackets], GONE)


def covered(text: str, spans: Iterable[Span], cover: str) -> str:
    """``text`` with ``cover`` for every code point of ``spans``; of spans that overlap, the first counts."""
    pieces: list[str] = []
    last = 0
    for start, end in sorted(spans):
        if start >= last:
            pieces += [text[last:start], cover * (end - start)]
            last = end
    return "".join([*pieces, text[last:]])
