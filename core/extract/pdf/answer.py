"""What the worker says is checked like anything that comes from outside, and becomes a page's words."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from pincite.core.extract.html.marks import as_base, as_exponent, is_exponent, is_raised_mark
from pincite.core.extract.pdf.faults import Fault
from pincite.core.text.canonical import clean
from pincite.core.text.page import Division, PageText, Span, Stream

#: As far back as tells what a raised character is.
_BEFORE = 40
#: A word of two letters that no number stands before: "5 km" with a 2 above is an area.
_SHORT_WORD = re.compile(r"(?<![^\W_])(?<!\d\s)[^\W\d_]{2}$")
#: A mark is a number or a sign.
_LONGEST_MARK = 8

Offset = Annotated[int, Field(ge=0)]
Ranges = tuple[tuple[Offset, Offset], ...]


class Answer(BaseModel):
    """The fields of the worker's JSON. Offsets are code points of ``text``, in ascending order."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    text: str
    #: Line feeds that part blocks.
    blocks: tuple[Offset, ...] = ()
    #: Start and number of each page, or of each return to one.
    divisions: tuple[tuple[Offset, Annotated[int, Field(ge=1)]], ...] = ()
    raised: Ranges = ()
    lowered: Ranges = ()
    #: Marks that stand at the beginning of footnotes.
    named: Ranges = ()
    chrome: Ranges = ()
    unseen: str = ""
    #: Numbers of the pages of which nothing could be read.
    unread: tuple[Annotated[int, Field(ge=1)], ...] = ()
    recognised: bool = False
    title: str = ""
    language: str = Field(default="", max_length=100)
    published: str = Field(default="", pattern=r"^[0-9-]{0,10}$")
    cut: bool = False

    @model_validator(mode="after")
    def _in_place(self) -> Self:
        length = len(self.text)
        if not (
            clean(self.text) == self.text
            and _ascend([at for at, _ in self.divisions], length)
            and all(_ascend([at for each in ranges for at in each], length) for ranges in self._ranges())
            and _ascend(self.blocks, length)
            and all(self.text[at : at + 1] == "\n" for at in self.blocks)
        ):
            raise ValueError("what the worker says of places in the text is not true of it")
        return self

    def _ranges(self) -> Sequence[Ranges]:
        return (self.raised, self.lowered, self.named, self.chrome)

    def _page_at(self, offset: int) -> int:
        at = bisect_right(self.divisions, offset, key=lambda division: division[0])
        return self.divisions[at - 1][1] if at else 0

    def page(self, extractor: str) -> PageText:
        """The same as every extractor says it."""
        noted = {(self._page_at(start), self.text[start:end]) for start, end in self.named}
        markers: set[Span] = set()
        superscripts: list[Span] = []
        subscripts: list[Span] = []
        pieces: list[str] = []
        at = 0
        for (start, end), is_raised in sorted(
            [*((one, True) for one in self.raised), *((one, False) for one in self.lowered)]
        ):
            words, before = self.text[start:end], self.text[max(0, start - _BEFORE) : start]
            marked = is_raised and (
                is_raised_mark(words, before, named=False, linked=False)
                # The note that it leads to stands at the foot of this page.
                or ((self._page_at(start), words) in noted and _SHORT_WORD.search(before) is not None)
            )
            if marked:
                markers.add(Span(start, end))
            shifted = as_exponent(words, before) if is_raised else as_base(words, before)
            if shifted and start >= at:
                # Written one to one: no place moves.
                pieces += [self.text[at:start], shifted]
                at = end
            if shifted or (is_raised and not marked and is_exponent(words)):
                superscripts.append(Span(start, end))
            elif not is_raised and is_exponent(words):
                subscripts.append(Span(start, end))
        markers |= {Span(*one) for one in self.named if 0 < one[1] - one[0] <= _LONGEST_MARK}
        return PageText(
            visible=Stream(
                "visible",
                "".join([*pieces, self.text[at:]]),
                block_edges=self.blocks,
                markers=tuple(sorted(markers)),
                superscripts=tuple(superscripts),
                subscripts=tuple(subscripts),
                chrome=tuple(Span(*one) for one in self.chrome),
                spaces_told=True,
            ),
            hidden=Stream("hidden", clean(self.unseen)),
            extractor=extractor,
            title=clean(self.title),
            language=self.language,
            published=self.published,
            cut=self.cut,
            divisions=tuple(Division(start, page) for start, page in self.divisions),
            unread_pages=self.unread,
            notes=("recognised_text",) if self.recognised else (),
        )


class _Failure(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    fault: Fault


def parse(said: bytes) -> Answer | Fault:
    """The worker's answer; what cannot be one is a fault as well, for only a broken worker says it."""
    try:
        return Answer.model_validate_json(said)
    except ValidationError:
        pass
    try:
        return _Failure.model_validate_json(said).fault
    except ValidationError:
        return Fault.DAMAGED


def _ascend(offsets: Sequence[int], length: int) -> bool:
    return not offsets or (offsets[-1] <= length and all(one <= other for one, other in pairwise(offsets)))
