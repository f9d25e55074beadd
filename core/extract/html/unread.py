"""Scripts, styles, frames and form fields: what is in the source and is no text of the page."""

from typing import Final

from pincite.core.extract.html.accounts import asks_who, signs_in
from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.streams import VISIBLE
from pincite.core.extract.html.walk import Opener, Walk

_ECHOES: Final = frozenset({"email", "search", "tel", "text", "url"})


def _script(walk: Walk, attrs: Attributes) -> None:
    walk.at_end(lambda start: walk.head.add_script(dict(attrs), walk.taken(start), walk.unseen))


def _style(walk: Walk, attrs: Attributes) -> None:
    walk.at_end(walk.taken)


def _raw_text(walk: Walk, attrs: Attributes) -> None:
    walk.at_end(lambda start: walk.comment(walk.taken(start)))


def _frame(walk: Walk, attrs: Attributes) -> None:
    # A frame for readers without scripts is not how the page shows its text.
    walk.frames += not walk.scriptless and walk.stream == VISIBLE
    walk.at_end(walk.taken)


def _input(walk: Walk, attrs: Attributes) -> None:
    named = dict(attrs)
    kind = (named.get("type") or "text").strip().lower()
    if kind == "hidden":
        walk.head.add_input(named)
    elif kind == "password":
        walk.password_fields += walk.stream == VISIBLE
    elif asks_who(kind, named) and walk.stream == VISIBLE:
        walk.account_fields += 1
    elif kind in _ECHOES and (value := named.get("value")):
        walk.comment(value)


def _form(walk: Walk, attrs: Attributes) -> None:
    walk.account_fields += walk.stream == VISIBLE and signs_in(dict(attrs).get("action") or "")


UNREAD: Final[tuple[tuple[str, Opener], ...]] = (
    ("script", _script),
    ("style", _style),
    ("noembed noframes textarea", _raw_text),
    ("frame iframe", _frame),
    ("form", _form),
    ("input", _input),
)
