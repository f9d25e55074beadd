"""Cohere's Chat: each citation marks words of the answer, and its sources are the documents that bear them out.

Field names: the API reference, version 2 (``message.citations[].sources[].document``) and version 1 (``citations[]``
with ``document_ids`` beside ``documents``). What a document's fields are called is the caller's choice.
"""

from collections.abc import Iterator
from typing import Final

from pincite.core.shapes.cited import STAMP_KEY, Cited, Path, Read, first_text, is_object, no_object, refusal, view
from pincite.core.shapes.fields import ABSENT, decoded_once, field, sequence, string
from pincite.core.shapes.spans import Answer, span_of

NAME: Final = "cohere"

_WORDS: Final = ("snippet", "text", "content")
_URLS: Final = ("url", "source", "uri")


def read(value: object, at: Path) -> Read | None:
    """The sources of a response's citations, or of a message's."""
    message = decoded_once(field(value, "message"))
    for holder, start in ((value, at), (message, (*at, "message"))):
        citations = [decoded_once(one) for one in sequence(decoded_once(field(holder, "citations"))) or ()]
        if any(map(_is_citation, citations)):
            return Read(NAME, tuple(_cited(holder, citations, start, value)))
    return None


def _is_citation(value: object) -> bool:
    listed = field(value, "sources") is not ABSENT or field(value, "document_ids") is not ABSENT
    return listed and field(value, "start") is not ABSENT and field(value, "text") is not ABSENT


def _cited(holder: object, citations: list[object], at: Path, whole: object) -> Iterator[Cited]:
    answer = _answer(holder)
    spans = [span_of(one, "start", "end") for one in citations]
    sentences = Answer(answer, spans)
    known = {
        string(one, "id"): one
        for one in map(decoded_once, sequence(decoded_once(field(whole, "documents"))) or ())
        if is_object(one)
    }
    for index, (citation, span) in enumerate(zip(citations, spans, strict=True)):
        place = (*at, "citations", index)
        if not is_object(citation):
            yield no_object(citation)
            continue
        said = string(citation, "text")
        is_there = span is not None and answer[span.start : span.end] == said
        claim = (sentences.claim(span) if span is not None and is_there else "") or said
        for number, source in enumerate(sequence(decoded_once(field(citation, "sources"))) or ()):
            inner = decoded_once(source)
            where = (*place, "sources", number, STAMP_KEY)
            yield _view(_document(inner), claim, field(inner, STAMP_KEY), where, source)
        stamps = decoded_once(field(citation, STAMP_KEY))
        for name in sequence(decoded_once(field(citation, "document_ids"))) or ():
            key = str(name)
            yield _view(known.get(key), claim, field(stamps, key), (*place, STAMP_KEY, key), citation)


def _answer(holder: object) -> str:
    """The text that the citations mark."""
    for name in ("text", "content"):
        found = decoded_once(field(holder, name))
        if isinstance(found, str):
            return found
        for part in sequence(found) or ():
            if text := string(decoded_once(part), "text"):
                return text
    return ""


def _document(source: object) -> object:
    """The document of a source: itself, or what a tool answered; its fields may stand one level deeper."""
    named = (decoded_once(field(source, name)) for name in ("document", "tool_output"))
    found = next(filter(is_object, named), None)
    inner = decoded_once(field(found, "data"))
    return inner if is_object(inner) else found


def _view(document: object, claim: str, stamp: object, at: Path, source: object) -> Cited:
    if not is_object(source):
        return no_object(source)
    words = first_text(document, *_WORDS)
    url = first_text(document, *_URLS)
    if not url:
        title = first_text(document, "title")
        named = f'names only "{title[:200]}"' if title else "names no source"
        return refusal(source, f"no url: the citation {named}", words=words, claim=claim, at=at)
    return view(url=url, words=words, claim=claim, stamp=stamp, at=at, source=source)
