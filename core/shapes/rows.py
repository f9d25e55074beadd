"""Links and quotations that stand side by side in turn, each link before the words of its source.

As in a list of sources with what each says: '[log](url) "..." [act](url) "..."', or a link in a line of its own above
each block quote. By itself such a link could as well be the source of the words before it.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple, TypeVar

from pincite.core.shapes.clause import names_more, refers_into
from pincite.core.shapes.following import is_lead
from pincite.core.shapes.labelled import is_heading, is_quotation, names_source
from pincite.core.shapes.link import Link, Scan
from pincite.core.shapes.links import scan
from pincite.core.shapes.outline import Block
from pincite.core.shapes.quoted import Quoted, quoted
from pincite.core.text.span import Span

#: One link and its words show no order; two do.
_LEAST: Final = 2
#: What ends a sentence between a link and words behind it, so that it is of those before.
_STOPS: Final = ".!?;\u2026"
#: Words of the longest name before a link, and code points in which such a name ends before a bracket.
_NAME: Final = 4
_NEAR: Final = 20
_EMPHASIS: Final = " *_"
_ENDS: Final = (".", "!", "?")
#: Code points of the longest line that is the name of a source.
_LONGEST: Final = 100
#: What begins an item of a list.
_MARKER: Final = re.compile(r"(?:[-*+]|\d{1,9}[.)]) ")


_Thing = TypeVar("_Thing", Link, Quoted)


class Turns(NamedTuple):
    """The links of a paragraph that stand in turn with its words: those before their words, and those behind them."""

    leading: frozenset[Link]
    following: frozenset[Link]


def turns(text: str, links: Sequence[Link], quotations: Sequence[Quoted]) -> Turns:
    """The links of which the order of links and words tells what they are the source of.

    ``text`` is without addresses.
    """
    if min(len(links), len(quotations)) < _LEAST:
        return Turns(frozenset(), frozenset())
    things: list[Link | Quoted] = [*links, *quotations]
    things.sort(key=lambda one: one.span)
    rows: list[list[Link | Quoted]] = [[]]
    for thing in things:
        if rows[-1] and not _are_side_by_side(text, rows[-1][-1], thing):
            rows.append([])
        rows[-1].append(thing)
    leading, following = set[Link](), set[Link]()
    for row in rows:
        order = [isinstance(one, Link) for one in row]
        named = [one for one in row if isinstance(one, Link)]
        if any(_is_called_source(text, one) for one in named):
            continue
        if _leads(order) and (_begins(text, row[0]) or all(_names(text, one) for one in named)):
            leading.update(named)
        elif _leads(order[::-1]):
            following.update(named)
    return Turns(frozenset(leading), frozenset(following))


def stand_in_turn(text: str, links: Sequence[Link], quotations: Sequence[Quoted]) -> bool:
    """Whether each quotation of a sentence has a link before it, which is no mark, and the last of them none behind."""
    marks = sorted([(one.span, True) for one in links] + [(one.span, False) for one in quotations])
    order = [is_link for _, is_link in marks]
    is_mark = any(one.label or _is_called_source(text, one) for one in links)
    return order == [True, False] * len(links) and not is_mark


def within(things: Sequence[_Thing], span: Span) -> Sequence[_Thing]:
    """Those of ``things`` that begin in a range."""
    first = bisect_left(things, span.start, key=lambda one: one.span.start)
    return things[first : bisect_left(things, span.end, key=lambda one: one.span.start)]


def leading_blocks(text: str, blocks: Iterable[Block]) -> set[int]:
    """Where the blocks begin that are a link and hardly a word, and the source of what the block behind each quotes."""
    rows: list[list[int | None]] = [[]]
    kinds: dict[int, _Kind] = {}
    for block in blocks:
        written = text[block.span.start : block.span.end]
        if block.is_quote and block.goes_on and rows[-1]:
            continue
        # Whatever has no address is looked at no further.
        found = scan(written, {}) if "](" in written or "://" in written else Scan()
        if (block.is_quote or is_quotation(written)) and not found.links:
            rows[-1].append(None)
        elif not block.is_code and not block.is_note and (kind := _kind(written, found)) is not None:
            rows[-1].append(block.span.start)
            kinds[block.span.start] = kind
        else:
            rows.append([])
    led = [row for row in rows if _leads([start is not None for start in row])]
    starts = [[start for start in row if start is not None] for row in led]
    # A sentence above one quotation and a name above the next are no list: the name may be that of the first.
    alike = [row for row in starts if len({kinds[start] for start in row} - {_Kind.LEAD}) < _LEAST]
    return {start for row in alike for start in row}


class _Kind(Enum):
    """What stands above words: the name of their source, a sentence, or what leads to them with a colon."""

    NAME = 1
    SENTENCE = 2
    LEAD = 3


def _leads(row: Sequence[bool]) -> bool:
    """Whether links (true) and words stand in turn, a link first and words last; several words may share one."""
    if sum(row) < _LEAST or not row[0] or row[-1]:
        return False
    return not any(one and other for one, other in pairwise(row))


def _are_side_by_side(text: str, one: Link | Quoted, other: Link | Quoted) -> bool:
    """Whether no words part them but a name before a link, nor what ends a sentence behind one."""
    between = text[one.span.end : other.span.start]
    words = len(between.split(maxsplit=_NAME + 1))
    if isinstance(one, Quoted) and isinstance(other, Link):
        return words <= _NAME and not refers_into(between)
    return not any(char.isalnum() or (char in _STOPS and isinstance(one, Link)) for char in between)


def _begins(text: str, first: Link | Quoted) -> bool:
    """Whether a paragraph begins with the link, so that this can be named for no words before it."""
    return not any(map(str.isalpha, text[: first.span.start]))


def _names(text: str, link: Link) -> bool:
    """Whether a link is an address or has a name: a mark, and a link alone in brackets, stand behind their words."""
    start, end = link.span.start, link.text_end
    is_name = end == start or any(map(str.isalpha, text[start:end]))
    before = text[max(0, start - _NEAR) : start].rstrip(_EMPHASIS)
    is_bare = before[-1:] in ("(", "[") and not before[:-1].rstrip(_EMPHASIS)[-1:].isalnum()
    return is_name and not link.label and not is_bare


def _is_called_source(text: str, link: Link) -> bool:
    """Whether a link says of itself that it is the source of what stands before it: "[Source](url)"."""
    name = text[link.span.start : link.text_end].lstrip("[")
    return names_source(f"{name}:")


def _kind(written: str, found: Scan) -> _Kind | None:
    """What a block is that is one link and hardly a word beside it; None for any other.

    A line that names the source of what stands before it is another: "Source: ...", "[Source](url)".
    """
    if len(found.links) != 1 or not found.links[0].url or is_heading(written) or names_source(written):
        return None
    said = _MARKER.sub("", " ".join(found.prose(written).split())).strip(_EMPHASIS)
    if len(said) > _LONGEST or quoted(said) or not is_lead(said) or names_more(said):
        return None
    if _is_called_source(written, found.links[0]):
        return None
    if said.endswith(":"):
        return _Kind.LEAD
    return _Kind.SENTENCE if said.endswith(_ENDS) else _Kind.NAME
