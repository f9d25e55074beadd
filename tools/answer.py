"""Every answer in two forms: a few lines for the model, and the whole as structured content."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

import anyio
from fastmcp.exceptions import ToolError
from fastmcp.tools import ToolResult
from pydantic import JsonValue

from pincite.core.errors import (
    EmptyPassageError,
    InputError,
    NLIUnavailableError,
    PassageNotFoundError,
    ProvenanceError,
    ProvenanceFetchError,
    SettingError,
)
from pincite.core.models.sendable import without_surrogates
from pincite.tools.citation import not_found

#: The code that begins the message of each expected error.
_CODES: tuple[tuple[type[ProvenanceError], str], ...] = (
    (EmptyPassageError, "empty_passage"),
    (InputError, "invalid_input"),
    (SettingError, "bad_setting"),
    (PassageNotFoundError, "passage_not_found"),
    (NLIUnavailableError, "nli_unavailable"),
    (ProvenanceError, "provenance_error"),
)
#: Code points of lines that the text for the model holds.
_SHOWN = 6_000
#: What is to be done where words could not be stamped: because they do not stand there, because nothing was read.
_OTHER: Final = "Stamp words that a reader of the page sees, if they support the claim, or cite another source."
_UNREAD: Final = "Nothing was stamped; cite an address that can be read, or leave out verify to stamp the words unread."


def answer(text: str, structured: Mapping[str, JsonValue]) -> ToolResult:
    """A tool's result; lone surrogates, which no client could read, become U+FFFD."""
    return ToolResult(content=without_surrogates(text), structured_content=encodable(structured))


def bounded(text: str, structured: Mapping[str, JsonValue], *, most: int) -> ToolResult:
    """``answer`` for what can be neither shortened nor sent in pages: more than ``most`` bytes are an error."""
    result = encodable(structured)
    refuse_above(most, result)
    return ToolResult(content=without_surrogates(text), structured_content=result)


def shown(lines: Sequence[str], more: str) -> list[str]:
    """As many of ``lines`` as a model is to read, and how many ``more`` there are."""
    room = _SHOWN
    for place, line in enumerate(lines):
        room -= len(line) + 1
        if room < 0:
            return [*lines[:place], f"and {len(lines) - place} {more}"]
    return list(lines)


def refuse_above(most: int, value: object) -> None:
    """Raise ``ToolError`` where ``value`` takes more than ``most`` bytes; clients drop what is too large in silence."""
    try:
        size = len(json.dumps(value, ensure_ascii=False, default=str).encode("utf-8", "replace"))
    except (TypeError, ValueError, RecursionError):
        return  # It is no JSON, and whoever sends it back has a better word for that.
    if size > most:
        raise ToolError(
            f"answer_too_large: the answer takes {size // 1000} kB, and {most // 1000} kB are sent at most; ask for "
            "less at a time"
        )


def encodable(structured: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """``structured`` with every lone surrogate as U+FFFD."""
    whole = json.dumps(structured, ensure_ascii=False)
    cleaned: dict[str, JsonValue] = json.loads(without_surrogates(whole))
    return cleaned


@contextmanager
def expected_errors() -> Iterator[None]:
    """Turn what the core raises on purpose into an error that the model can act on."""
    try:
        yield
    except ProvenanceError as error:
        raise ToolError(without_surrogates(f"{_code(error)}: {_sentence(error)}")) from None


@contextmanager
def in_time(seconds: float, missed: str) -> Iterator[None]:
    """Give up after ``seconds``, before the client does; raises ``ToolError`` with what was ``missed``."""
    try:
        with anyio.fail_after(seconds):
            yield
    except TimeoutError:
        raise ToolError(f"deadline: {missed} within {seconds:g} seconds") from None


def _code(error: ProvenanceError) -> str:
    if isinstance(error, ProvenanceFetchError):
        return error.reason
    return next(code for kind, code in _CODES if isinstance(error, kind))


def _sentence(error: ProvenanceError) -> str:
    if isinstance(error, PassageNotFoundError):
        return f"{not_found(error).rstrip('.')}. {_OTHER}"
    # Imported when something went wrong: it is not needed to say hello to a client.
    from pincite.core.reports.harmless import one_line

    # What a fetcher or an extractor said of a failure may repeat words of the page.
    sentence = one_line(str(error)) or type(error).__name__
    return f"{sentence.rstrip('.')}. {_UNREAD}" if isinstance(error, ProvenanceFetchError) else sentence
