"""An assistant's message whose text cites as Markdown does: a chat completion, a response, one of a log's messages.

Field names: ``content`` of OpenAI's, Anthropic's, Ollama's and LangChain's messages, ``output``, ``choices`` and
``messages`` around them, ``parts`` of Gemini's. Perplexity's ``citations`` and ``search_results`` number the sources of
marks such as "[1]". A text that is an answer with findings, as structured outputs are, is read as that.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from pincite.core.shapes import anthropic, markdown, openai
from pincite.core.shapes.agent_result import listed_findings
from pincite.core.shapes.cited import Cited, Path, Read, first_text, items_at, shown
from pincite.core.shapes.fields import ABSENT, decoded_once, field, sequence, string
from pincite.core.shapes.finding import read_finding
from pincite.core.shapes.link import Targets

NAME: Final = "message"

#: Who speaks in an answer; what others say is no citation of it.
_ROLES: Final = frozenset({"assistant", "model", "ai", "chatbot"})
_TEXTS: Final = frozenset({"text", "output_text", ""})
#: Where LangChain's programs write a message down.
_WRITTEN: Final = ("kwargs", "data")
#: Forms that one message of several may have.
_VENDORS: Final = (anthropic, openai)


class _Message(NamedTuple):
    """What may be a message, and its place in the whole value."""

    at: Path
    value: object
    #: Whether it stands where nobody but the assistant speaks, so that it need not say who does.
    is_answer: bool = False


def read(value: object, at: Path) -> Read | None:
    """The citations in the texts of a message, or of those that an answer holds; None where nothing leads to a source.

    Of several messages, one that cites as its vendor has it is read as that.
    """
    sources = _numbered(value)
    found: list[tuple[Path, Read]] = []
    for message in _messages(value, at):
        vendors = _of_vendor(message) if message.at != at else None
        said = list(_said(message, sources))
        if vendors is not None:
            found.append((message.at, besides(vendors, [one for _, one in said])))
        else:
            found += said
    if not found:
        return None
    several = len(found) > 1
    left_out = tuple(f"{shown(where)}: {one}" if several else one for where, read in found for one in read.left_out)
    return Read(NAME, tuple(cited for _, read in found for cited in read.cited), left_out)


def besides(vendors: Read, texts: Sequence[Read]) -> Read:
    """What a vendor's form cites, and how many quotations the same answer has beside that in its texts."""
    count = sum(len(one.cited) for one in texts)
    if not count:
        return vendors
    quotations = "1 quotation" if count == 1 else f"{count} quotations"
    told = f"{quotations} with a source in the text itself, beside the citations that the answer lists"
    return replace(vendors, left_out=(*vendors.left_out, told))


def _of_vendor(message: _Message) -> Read | None:
    readings = (form.read(message.value, message.at) for form in _VENDORS)
    return next((read for read in readings if read is not None and read.cited), None)


def _messages(value: object, at: Path) -> Iterator[_Message]:
    """All that may be a message: ``value`` itself, and what it holds."""
    yield from _written(value, at)
    output = decoded_once(field(value, "output"))
    for holder, start in ((value, at), (output, (*at, "output"))):
        if (message := decoded_once(field(holder, "message"))) is not ABSENT:
            yield from _written(message, (*start, "message"))
    for place, choice in items_at(value, at, "choices"):
        yield from _written(decoded_once(field(choice, "message")), (*place, "message"))
    for name in ("output", "messages"):
        for place, item in items_at(value, at, name):
            yield from _written(item, place)
    for place, candidate in items_at(value, at, "candidates"):
        yield _Message((*place, "content"), decoded_once(field(candidate, "content")), is_answer=True)


def _written(message: object, at: Path) -> Iterator[_Message]:
    """A message, or the one that a program wrote down in it."""
    yield _Message(at, message)
    for name in _WRITTEN:
        if (inner := decoded_once(field(message, name))) is not ABSENT:
            yield _Message((*at, name), inner)


def _said(message: _Message, sources: Targets) -> Iterator[tuple[Path, Read]]:
    """What each text of a message cites, with the place of the text."""
    for where, text in _texts(message):
        if isinstance(text, str):
            if (read := markdown.read(text, sources=sources)) is not None:
                yield where, replace(read, cited=tuple(_in(where, one) for one in read.cited))
        elif findings := listed_findings(text):
            place = (*where, "findings")
            yield where, Read(NAME, tuple(read_finding(one, (*place, index)) for index, one in enumerate(findings)))


def _in(where: Path, cited: Cited) -> Cited:
    """``cited`` with its place in the whole value."""
    return cited if cited.at is None else replace(cited, at=(*where, *cited.at))


def _texts(message: _Message) -> Iterator[tuple[Path, object]]:
    """The texts of a message, or what they write down as JSON, each with its place."""
    at, value, is_answer = message
    role = first_text(value, "role", "type").casefold()
    if role not in _ROLES and role != "message" and not is_answer:
        return
    yield (*at, "content"), decoded_once(field(value, "content"))
    for name in ("content", "parts"):
        for place, part in items_at(value, at, name):
            if string(part, "type") in _TEXTS:
                yield (*place, "text"), decoded_once(field(part, "text"))


def _numbered(value: object) -> Targets:
    """Where each mark leads that the answer numbers: the first is "[1]"."""
    for name in ("citations", "search_results"):
        listed = [decoded_once(one) for one in sequence(decoded_once(field(value, name))) or ()]
        urls = [one if isinstance(one, str) else string(one, "url") for one in listed]
        if any(urls):
            return {str(number): url for number, url in enumerate(urls, start=1) if url}
    return {}
