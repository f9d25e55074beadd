"""OpenAI's Responses and Chat Completions: ``url_citation`` annotations mark spans of the answer, and quote nothing.

Field names: the API reference, ``output_text.annotations`` (the citation's fields stand in the annotation itself)
and ``message.annotations`` (they stand one level deeper, under ``url_citation``).
"""

from collections.abc import Iterator
from typing import Final

from pincite.core.shapes.cited import (
    STAMP_KEY,
    Cited,
    Path,
    Read,
    first_text,
    is_object,
    items_at,
    no_object,
    refusal,
    shown,
    view,
)
from pincite.core.shapes.fields import ABSENT, decoded_once, field, sequence, string
from pincite.core.shapes.spans import Answer, span_of

NAME: Final = "openai"

_URL_CITATION: Final = "url_citation"


def read(value: object, at: Path) -> Read | None:
    """The citations of a response, of a completion, or of a message, a text or an annotation in one."""
    if string(value, "type") == _URL_CITATION and field(_fields(value), "start_index") is not ABSENT:
        return Read(NAME, (_cited(value, at, None, value),))
    if field(value, "url") is not ABSENT:
        return None
    texts = [_text(text, place) for place, text in _candidates(value, at) if _is_annotated(text)]
    if not texts:
        return None
    return Read(
        NAME,
        tuple(cited for read in texts for cited in read.cited),
        tuple(reason for read in texts for reason in read.left_out),
    )


def _candidates(value: object, at: Path) -> Iterator[tuple[Path, object]]:
    """All that may be a text with annotations, where it stands in a text, a message, a response or a completion."""
    yield at, value
    yield from items_at(value, at, "content")
    for place, item in items_at(value, at, "output"):
        yield from items_at(item, place, "content")
    for place, choice in items_at(value, at, "choices"):
        yield (*place, "message"), decoded_once(field(choice, "message"))


def _is_annotated(value: object) -> bool:
    """Whether ``value`` is a text (or a message that is one) with a list of annotations, of which there may be none."""
    return sequence(decoded_once(field(value, "annotations"))) is not None and _answer(value) is not None


def _answer(value: object) -> str | None:
    """The text that the annotations are on: ``text`` of an output, ``content`` of a chat message."""
    for name in ("text", "content"):
        text = field(value, name)
        if isinstance(text, str):
            return text
    return None


def _text(value: object, at: Path) -> Read:
    annotations = sequence(decoded_once(field(value, "annotations"))) or ()
    decoded = [decoded_once(one) for one in annotations]
    answer = Answer(_answer(value) or "", [span_of(_fields(one)) for one in decoded])
    cited: list[Cited] = []
    left_out: list[str] = []
    for index, (annotation, source) in enumerate(zip(decoded, annotations, strict=True)):
        place = (*at, "annotations", index)
        kind = string(annotation, "type")
        if is_object(annotation) and kind and kind != _URL_CITATION:
            left_out.append(f"{shown(place)} is a {kind[:40]} without a url")
        else:
            cited.append(_cited(annotation, place, answer, source))
    return Read(NAME, tuple(cited), tuple(left_out))


def _cited(annotation: object, at: Path, answer: Answer | None, source: object) -> Cited:
    if not is_object(annotation):
        return no_object(source)
    fields = _fields(annotation)
    url = field(fields, "url")
    if url in (ABSENT, None, ""):
        title = first_text(fields, "title")
        named = f'names only "{title[:200]}"' if title else "names no source"
        return refusal(source, f"no url: the citation {named}")
    span = span_of(fields)
    claim = answer.claim(span) if answer is not None and span is not None else ""
    known = answer is None or claim
    return view(
        url=url,
        claim=claim,
        stamp=field(annotation, STAMP_KEY),
        at=(*at, STAMP_KEY),
        source=source,
        notes=() if known else ("start_index and end_index mark no words of the answer",),
    )


def _fields(annotation: object) -> object:
    """Where the citation's own fields stand."""
    inner = decoded_once(field(annotation, _URL_CITATION))
    return inner if is_object(inner) else annotation
