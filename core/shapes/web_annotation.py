"""W3C Web Annotation: a ``TextQuoteSelector`` quotes, ``target.source`` names the page, the body makes the claim.

Field names: Web Annotation Data Model, 3 (annotations, bodies, targets), 4.2.4 (TextQuoteSelector), 5 (collections).
"""

from collections.abc import Sequence
from typing import Final

from pincite.core.shapes.citation import bare_url
from pincite.core.shapes.cited import (
    STAMP_KEY,
    Cited,
    Path,
    Read,
    each,
    first_text,
    is_object,
    refusal,
    shown,
    view,
)
from pincite.core.shapes.fields import ABSENT, decoded_once, field, sequence, string

NAME: Final = "web_annotation"

#: Selectors refine one another, and alternatives nest; a longer chain than this is nobody's.
_SELECTORS: Final = 50
#: Purposes of a body that says nothing about the target.
_NO_CLAIM: Final = frozenset({"assessing", "bookmarking", "identifying", "linking", "tagging"})


def read(value: object, at: Path) -> Read | None:
    """The targets of an annotation, or of every annotation of a page or of a collection."""
    if field(value, "url") is not ABSENT:
        return None
    if _is_annotation(value):
        return _annotation(value, at)
    first = decoded_once(field(value, "first"))
    page = value if field(value, "items") is not ABSENT else first
    prefix = at if page is value else (*at, "first")
    found = each(NAME, field(page, "items"), (*prefix, "items"), _one)
    following = field(page, "next")
    if found is None or following in (ABSENT, None):
        return found
    return Read(NAME, found.cited, (*found.left_out, f"{shown((*prefix, 'next'))} is another page, and was not read"))


def _one(value: object, at: Path) -> Read | None:
    return _annotation(value, at) if _is_annotation(value) else None


def _is_annotation(value: object) -> bool:
    target = field(value, "target")
    if target in (ABSENT, None):
        return False
    kinds = field(value, "type")
    named = kinds == "Annotation" or "Annotation" in (sequence(kinds) or ())
    return named or any(_quote(decoded_once(one)) is not None for one in _as_list(decoded_once(target)))


def _annotation(value: object, at: Path) -> Read:
    target = decoded_once(field(value, "target"))
    claim = _claim(value)
    several = sequence(target)
    if several is None:
        return Read(NAME, (_cited(target, (*at, "target"), claim, value),))
    return Read(
        NAME,
        tuple(_cited(decoded_once(one), (*at, "target", index), claim, value) for index, one in enumerate(several)),
    )


def _cited(target: object, at: Path, claim: str, annotation: object) -> Cited:
    if isinstance(target, str):
        note = "the annotation is on the whole of its target and quotes no words"
        return refusal(annotation, note, url=bare_url(target))
    if not is_object(target):
        return refusal(annotation, "no url: the annotation names no target")
    source = decoded_once(field(target, "source"))
    url = first_text(source, "id", "@id") if is_object(source) else source
    if url in (ABSENT, None, ""):
        url = first_text(target, "id", "@id")
    if not url:
        return refusal(annotation, "no url: the annotation's target names no source")
    quote = _quote(target)
    return view(
        url=url,
        words="" if quote is None else field(quote, "exact"),
        claim=claim,
        beside=("", "") if quote is None else (string(quote, "prefix"), string(quote, "suffix")),
        stamp=field(target, STAMP_KEY),
        at=(*at, STAMP_KEY),
        source=annotation,
    )


def _quote(target: object) -> object | None:
    """The first selector of the target that quotes words, alternatives and refinements included."""
    waiting = [field(target, "selector")]
    for _ in range(_SELECTORS):
        if not waiting:
            return None
        selector = decoded_once(waiting.pop(0))
        listed = sequence(selector)
        if listed is not None:
            waiting += listed[:_SELECTORS]
        elif is_object(selector):
            if field(selector, "exact") is not ABSENT:
                return selector
            waiting += [field(selector, "refinedBy"), field(selector, "items")]
    return None


def _claim(annotation: object) -> str:
    """The words of the first body that says something; ``text`` is where some services keep a lone body."""
    bodies = _as_list(decoded_once(field(annotation, "body")))
    for body in map(decoded_once, bodies):
        if isinstance(body, str) or string(body, "purpose") in _NO_CLAIM:
            continue  # A string is the address of a body elsewhere.
        if text := first_text(body, "value", "chars"):
            return text
    return first_text(annotation, "bodyValue", "text")


def _as_list(value: object) -> Sequence[object]:
    listed = sequence(value)
    return [value] if listed is None else listed
