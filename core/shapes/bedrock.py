"""Amazon Bedrock: what a knowledge base retrieved, for which part of an answer, and the citations of Converse.

Field names: the API reference, ``Citation`` and ``RetrievedReference`` of the agent runtime (RetrieveAndGenerate,
InvokeAgent), ``KnowledgeBaseRetrievalResult`` (Retrieve), and ``CitationsContentBlock`` of the runtime (Converse).
"""

from collections.abc import Iterator
from typing import Final

from pincite.core.shapes.cited import (
    STAMP_KEY,
    Cited,
    Path,
    Read,
    is_absolute,
    is_object,
    items_at,
    no_object,
    refusal,
    view,
)
from pincite.core.shapes.fields import decoded_once, field, string

NAME: Final = "bedrock"

_REFERENCES: Final = "retrievedReferences"
_CONTENT: Final = "citationsContent"
#: Kinds of location, and how each names the address.
_LOCATIONS: Final = (
    ("webLocation", "url"),
    ("web", "url"),
    ("confluenceLocation", "url"),
    ("sharePointLocation", "url"),
    ("salesforceLocation", "url"),
    ("kendraDocumentLocation", "uri"),
    ("s3Location", "uri"),
    ("customDocumentLocation", "id"),
)


def read(value: object, at: Path) -> Read | None:
    """The references of an answer, the results of a retrieval, or the citations of a message."""
    cited = list(_cited(value, at))
    return Read(NAME, tuple(cited)) if cited else None


def _cited(value: object, at: Path) -> Iterator[Cited]:
    yield from _of_citation(value, at)
    for place, citation in items_at(value, at, "citations"):
        yield from _of_citation(citation, place)
    attribution = decoded_once(field(value, "attribution"))
    for place, citation in items_at(attribution, (*at, "attribution"), "citations"):
        yield from _of_citation(citation, place)
    for place, result in items_at(value, at, "retrievalResults"):
        yield _reference(result, place, "")
    message = decoded_once(field(decoded_once(field(value, "output")), "message"))
    for holder, start in ((value, at), (message, (*at, "output", "message"))):
        for place, block in items_at(holder, start, "content"):
            yield from _of_block(block, place)


def _of_citation(citation: object, at: Path) -> Iterator[Cited]:
    """The references that a part of an answer rests on."""
    part = decoded_once(field(decoded_once(field(citation, "generatedResponsePart")), "textResponsePart"))
    for place, reference in items_at(citation, at, _REFERENCES):
        yield _reference(reference, place, string(part, "text"))


def _of_block(block: object, at: Path) -> Iterator[Cited]:
    """The citations of a block of Converse, whose words are what the source says."""
    content = decoded_once(field(block, _CONTENT))
    claim = "".join(string(part, "text") for _, part in items_at(content, at, "content"))
    for place, citation in items_at(content, (*at, _CONTENT), "citations"):
        said = [string(part, "text") for _, part in items_at(citation, place, "sourceContent")]
        yield _view(citation, place, " ".join(filter(None, said)), claim)


def _reference(reference: object, at: Path, claim: str) -> Cited:
    return _view(reference, at, field(decoded_once(field(reference, "content")), "text"), claim)


def _view(citation: object, at: Path, words: object, claim: str) -> Cited:
    if not is_object(citation):
        return no_object(citation)
    url = _url(citation)
    if not url:
        return refusal(citation, "no url: the citation names no address", words=words, claim=claim, at=(*at, STAMP_KEY))
    stamp = field(citation, STAMP_KEY)
    return view(url=url, words=words, claim=claim, stamp=stamp, at=(*at, STAMP_KEY), source=citation)


def _url(citation: object) -> str:
    location = decoded_once(field(citation, "location"))
    for kind, name in _LOCATIONS:
        if url := string(decoded_once(field(location, kind)), name):
            return url
    return next((one for name in ("source", "title") if is_absolute(one := string(citation, name))), "")
