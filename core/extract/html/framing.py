"""Tags of which the walk notes where they begin and end: lists, tables, descriptions, the lesser headings."""

from collections.abc import Callable, Mapping
from typing import Final

from pincite.core.extract.html import frame
from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.frame import PLACE
from pincite.core.extract.html.lists import OrderedList
from pincite.core.extract.html.streams import VISIBLE
from pincite.core.extract.html.tags import words
from pincite.core.extract.html.walk import Opener, Walk


def _noted(kind: int) -> Opener:
    """Something begins that others may stand under."""

    def note(walk: Walk, attrs: Attributes) -> None:
        walk.framed(len(walk.texts) << PLACE | kind)

    return note


def _ended(kind: int) -> Callable[[Walk], None]:
    """The same of its end."""

    def note(walk: Walk) -> None:
        walk.framed(len(walk.texts) << PLACE | kind)

    return note


def _cell(walk: Walk, attrs: Attributes) -> None:
    walk.framed(len(walk.texts) << PLACE | frame.CELL | (frame.spans_of(attrs) if attrs else 0))


def _head_cell(walk: Walk, attrs: Attributes) -> None:
    walk.framed(len(walk.texts) << PLACE | frame.HEAD_CELL | (frame.spans_of(attrs) if attrs else 0))


def _ordered(walk: Walk, attrs: Attributes) -> None:
    walk.framed(len(walk.texts) << PLACE | frame.LIST)
    walk.lists.append(OrderedList(attrs))


def _unordered(walk: Walk, attrs: Attributes) -> None:
    walk.framed(len(walk.texts) << PLACE | frame.LIST)
    walk.lists.append(None)


def _end_list(walk: Walk) -> None:
    walk.framed(len(walk.texts) << PLACE | frame.END_LIST)
    walk.lists.pop()


def _item(walk: Walk, attrs: Attributes) -> None:
    here = walk.lists[-1] if walk.lists else None
    if here is not None and walk.stream == VISIBLE and (label := here.label(attrs)):
        walk.pieces.ordinals.append((len(walk.texts), label))


FRAMING: Final[tuple[tuple[str, Opener], ...]] = (
    *((f"h{rank}", _noted(frame.heading(rank))) for rank in range(3, 7)),
    ("ol", _ordered),
    ("ul menu", _unordered),
    ("li", _item),
    ("table", _noted(frame.TABLE)),
    ("thead", _noted(frame.HEADS)),
    ("tr", _noted(frame.ROW)),
    ("td", _cell),
    ("th", _head_cell),
    ("caption", _noted(frame.CAPTION)),
    ("dl", _noted(frame.LIST)),
    ("dt", _noted(frame.TERM)),
    ("dd", _noted(frame.SAYING)),
    ("fieldset figure", _noted(frame.GROUP)),
    ("figcaption legend", _noted(frame.TITLE)),
)
FRAMING_ENDS: Final[Mapping[str, Callable[[Walk], None]]] = {
    **dict.fromkeys(words("h1 h2 h3 h4 h5 h6"), _ended(frame.END_HEADING)),
    "table": _ended(frame.END_TABLE),
    "thead": _ended(frame.END_HEADS),
    "caption": _ended(frame.END_CAPTION),
    **dict.fromkeys(words("ol ul menu"), _end_list),
    "dl": _ended(frame.END_LIST),
    **dict.fromkeys(words("details fieldset figure"), _ended(frame.END_GROUP)),
    **dict.fromkeys(words("figcaption legend summary"), _ended(frame.END_TITLE)),
}
