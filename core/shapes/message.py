"""An assistant's message whose text cites as Markdown does: a chat completion, a response, one of a log's messages.

Field names: ``content`` of OpenAI's, Anthropic's, Ollama's and LangChain's messages, ``output``, ``choices`` and
``messages`` around them, ``parts`` of Gemini's. Perplexity's ``citations`` and ``search_results`` number the sources of
marks such as "[1]".
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pincite.core.shapes import markdown
from pincite.core.shapes.cited import Cited, Path, Read, first_text, shown
from pincite.core.shapes.fields import decoded_once, field, sequence, string
from pincite.core.shapes.links import Targets

NAME: Final = "message"

#: Who speaks in an answer; what others say is no citation of it.
_ROLES: Final = frozenset({"assistant", "model", "ai", "chatbot"})
_TEXTS: Final = frozenset({"text", "output_text", ""})


def read(value: object, at: Path) -> Read | None:
    """The quotations in the text of a message, or of those that an answer holds; None where none leads to a source."""
    sources = _numbered(value)
    found = [
        (where, read) for where, text in _texts(value, at) if (read := markdown.read(text, sources=sources)) is not None
    ]
    if not found:
        return None
    cited = tuple(_in(where, one) for where, read in found for one in read.cited)
    several = len(found) > 1
    left_out = tuple(f"{shown(where)}: {one}" if several else one for where, read in found for one in read.left_out)
    return Read(NAME, cited, left_out)


def _in(where: Path, cited: Cited) -> Cited:
    """``cited`` with its place in the whole value."""
    return cited if cited.at is None else replace(cited, at=(*where, *cited.at))


def _texts(value: object, at: Path) -> Iterator[tuple[Path, str]]:
    """The texts of every message in ``value``, which may be one itself."""
    yield from _of_message(value, at)
    yield from _of_message(decoded_once(field(value, "message")), (*at, "message"))
    for place, choice in _items(value, at, "choices"):
        yield from _of_message(decoded_once(field(choice, "message")), (*place, "message"))
    for name in ("output", "messages"):
        for place, item in _items(value, at, name):
            yield from _of_message(item, place)
    for place, candidate in _items(value, at, "candidates"):
        content = decoded_once(field(candidate, "content"))
        for where, part in _items(content, (*place, "content"), "parts"):
            yield from _text(part, where, "text")


def _of_message(value: object, at: Path) -> Iterator[tuple[Path, str]]:
    role = first_text(value, "role", "type").casefold()
    if role not in _ROLES and role != "message":
        return
    yield from _text(value, at, "content")
    for place, part in _items(value, at, "content"):
        if string(part, "type") in _TEXTS:
            yield from _text(part, place, "text")


def _text(value: object, at: Path, name: str) -> Iterator[tuple[Path, str]]:
    text = decoded_once(field(value, name))
    if isinstance(text, str):
        yield (*at, name), text


def _items(value: object, at: Path, name: str) -> Iterator[tuple[Path, object]]:
    for index, item in enumerate(sequence(decoded_once(field(value, name))) or ()):
        yield (*at, name, index), decoded_once(item)


def _numbered(value: object) -> Targets:
    """Where each mark leads that the answer numbers: the first is "[1]"."""
    for name in ("citations", "search_results"):
        listed = [decoded_once(one) for one in sequence(decoded_once(field(value, name))) or ()]
        urls = [one if isinstance(one, str) else string(one, "url") for one in listed]
        if any(urls):
            return {str(number): url for number, url in enumerate(urls, start=1) if url}
    return {}
