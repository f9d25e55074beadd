"""What a document says of itself: its language, addresses, dates and title."""

from typing import Final

from pincite.core.extract.html.dates import MARKED
from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.head import Named
from pincite.core.extract.html.streams import HIDDEN, VISIBLE
from pincite.core.extract.html.walk import FEW, Opener, Walk


def _html(walk: Walk, attrs: Attributes) -> None:
    walk.head.root(dict(attrs))


def _base(walk: Walk, attrs: Attributes) -> None:
    walk.head.add_base(dict(attrs))


def _link(walk: Walk, attrs: Attributes) -> None:
    walk.head.add_link(dict(attrs))


def _meta(walk: Walk, attrs: Attributes) -> None:
    # A refresh inside noscript is not for a reader with a browser.
    if not walk.scriptless:
        named = dict(attrs)
        walk.head.add_meta(named)
        if _is_dated(walk, named):
            walk.head.add_date(MARKED, named.get("content") or "")


def _time(walk: Walk, attrs: Attributes) -> None:
    named = dict(attrs)
    # HTML 4.3.2: an article inside an article is a comment on it.
    if walk.stream != VISIBLE or walk.articles > 1 or not ("pubdate" in named or _is_dated(walk, named)):
        return
    if written := named.get("datetime") or named.get("content"):
        walk.head.add_date(MARKED, written)
    else:
        walk.at_end(lambda start: walk.head.add_date(MARKED, "".join(walk.texts[start : start + FEW])))


def _is_dated(walk: Walk, named: Named) -> bool:
    """Whether microdata says that this is the page's date of publication, and not that of something on it."""
    return not walk.asides and (named.get("itemprop") or "").strip().lower() == "datepublished"


def _title(walk: Walk, attrs: Attributes) -> None:
    if walk.foreign:
        walk.turn_to(HIDDEN)
    else:
        walk.at_end(lambda start: walk.head.add_title(walk.taken(start)))


ABOUT: Final[tuple[tuple[str, Opener], ...]] = (
    ("html", _html),
    ("base", _base),
    ("link", _link),
    ("meta", _meta),
    ("time", _time),
    ("title", _title),
)
