"""Anthropic's Messages API: a text block is a claim, and each of its ``citations`` quotes what supports it.

Field names: the Messages API reference, "citations" of a text block (``char_location``, ``page_location``,
``content_block_location``, ``web_search_result_location``, ``search_result_location``).
"""

from collections.abc import Iterator, Sequence
from typing import Final

from pincite.core.shapes.cited import (
    STAMP_KEY,
    Cited,
    Path,
    Read,
    first_text,
    is_absolute,
    is_object,
    no_object,
    refusal,
    view,
)
from pincite.core.shapes.fields import ABSENT, decoded_once, field, sequence, string

NAME: Final = "anthropic"

#: How much of a document's title is repeated.
_SHOWN = 200


def read(value: object, at: Path) -> Read | None:
    """The citations of a message, of one of its text blocks, or of a citation that stands alone."""
    if _is_citation(value):
        return Read(NAME, (_cited(value, at, "", value),))
    if field(value, "url") is not ABSENT:
        return None
    if _is_text_block(value):
        return Read(NAME, tuple(_block(value, at)))
    blocks = [decoded_once(block) for block in sequence(decoded_once(field(value, "content"))) or ()]
    if not any(map(_is_text_block, blocks)):
        return None
    return Read(
        NAME,
        tuple(cited for index, block in enumerate(blocks) for cited in _block(block, (*at, "content", index))),
    )


def _is_citation(value: object) -> bool:
    return field(value, "cited_text") is not ABSENT


def _is_text_block(value: object) -> bool:
    """Whether ``value`` is a block that may cite; ``citations`` is null where the text cites nothing."""
    return field(value, "text") is not ABSENT and _citations(value) is not None


def _citations(block: object) -> Sequence[object] | None:
    return sequence(decoded_once(field(block, "citations")))


def _block(block: object, at: Path) -> Iterator[Cited]:
    claim = string(block, "text")
    for index, citation in enumerate(_citations(block) or ()):
        yield _cited(decoded_once(citation), (*at, "citations", index), claim, citation)


def _cited(citation: object, at: Path, claim: str, source: object) -> Cited:
    if not is_object(citation):
        return no_object(source)
    url = _url(citation)
    if url is None:
        title = first_text(citation, "document_title", "title")
        named = f'names only a document, "{title[:_SHOWN]}"' if title else "names no source"
        words = field(citation, "cited_text")
        return refusal(source, f"no url: the citation {named}", words=words, claim=claim, at=(*at, STAMP_KEY))
    return view(
        url=url,
        words=field(citation, "cited_text"),
        claim=claim,
        stamp=field(citation, STAMP_KEY),
        at=(*at, STAMP_KEY),
        source=source,
    )


def _url(citation: object) -> object | None:
    """``url`` of a web search result, ``source`` of a search result, or a title that is itself an address."""
    for name in ("url", "source"):
        written = field(citation, name)
        if written not in (ABSENT, None, ""):
            return written
    title = string(citation, "document_title")
    return title.strip() if is_absolute(title) else None
