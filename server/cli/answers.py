"""The answer in the file that a command is given; where it holds none, what it is and what one must hold is said."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from pincite.core.errors import InputError, NotJsonError
from pincite.core.shapes import json_text
from pincite.core.shapes.recognised import Recognised, recognise
from pincite.core.shapes.uncited import LACKS, is_meant_as_json, near_misses
from pincite.server.cli import files
from pincite.server.cli.addresses import to_stamp
from pincite.server.cli.console import Console
from pincite.server.cli.exits import CitesNothingError

#: So many files that cite nothing are named, and the rest counted.
_NAMED: Final = 10
_JSON: Final = {".json", ".jsonl", ".ndjson"}
#: What people write with links in it, and pincite reads as a source alone.
_MARKUP: Final[Mapping[str, str]] = {
    ".adoc": "AsciiDoc",
    ".htm": "HTML",
    ".html": "HTML",
    ".ipynb": "notebooks",
    ".org": "Org",
    ".rst": "reStructuredText",
    ".tex": "LaTeX",
    ".xhtml": "HTML",
}


def read(file: str, console: Console, *, if_address: str = "") -> Recognised:
    """The answer in ``file``; raises ``InputError`` when there is none, in words that fit the file."""
    data = files.read(file, console, if_address=if_address)
    with as_named(file, data):
        return recognise(data)


def say_left_out(notes: Iterable[str], console: Console) -> None:
    """Name what of an answer is no citation, to whoever does not read it in a report."""
    for note in notes:
        if is_left_out(note):
            console.warn(note)


def is_left_out(note: str) -> bool:
    """Whether a note names what is no citation."""
    return "left out: " in note


def without_citations(silent: Mapping[str, str]) -> Iterator[str]:
    """What is said of files that cite nothing, each with what of it may have been meant to."""
    if silent:
        names = ", ".join(map(files.called, list(silent)[:_NAMED]))
        more = f" and {len(silent) - _NAMED} more" if len(silent) > _NAMED else ""
        yield f"without citations: {names}{more}"
    for file, near in silent.items():
        if near:
            yield f"{files.called(file)}: {near[0].lower()}{near[1:]}"


@contextmanager
def as_named(file: str, data: bytes, *, otherwise: str = "") -> Iterator[None]:
    """Raise the ``InputError`` of what is read within in words that fit the file.

    Of a document it says that it is one; of a text what was looked for, and not that it is no JSON. ``otherwise`` is
    what else it might have held.
    """
    try:
        yield
    except InputError as error:
        if document := _document(file, data):
            raise InputError(document) from None
        if not isinstance(error, NotJsonError):
            if _is_of_another_charset(data):
                raise InputError(f"{str(error).rstrip('.')}. Save {files.called(file)} as UTF-8.") from None
            raise
        if _is_json(file, data):
            json_text.decode(data)  # Raises, with the place of the fault, whatever else was looked for.
            raise
        near, markup = near_misses(data.decode("utf-8-sig", "replace")), _if_markup(file)
        said = (
            f"{files.called(file)} {LACKS} (docs/shapes.md){otherwise}.{near and f' {near}'}{markup}{_if_source(file)}"
        )
        if markup:
            raise InputError(said) from None
        raise CitesNothingError(said, near=near) from None


def _is_json(file: str, data: bytes) -> bool:
    """Whether JSON was meant, by the file's name or by how it begins."""
    return Path(file).suffix.lower() in _JSON or is_meant_as_json(data)


def _document(file: str, data: bytes) -> str:
    """What a document is told that was given in place of an answer; empty for everything else."""
    from pincite.core.extract import Registry
    from pincite.core.extract.registry import DOCUMENTS
    from pincite.core.extract.unread import READ, kind_of, unread
    from pincite.core.ports import Body

    path = Path(file)
    body = Body(data, path.name)
    extractor = Registry().choose(body)
    if extractor is None and kind_of(body):
        return f"{files.called(file)} holds no answer: {unread(body).detail}"
    if extractor is None or extractor.name not in DOCUMENTS:
        return ""
    where = "" if file == "-" else f": {_to_stamp(file)}"
    return (
        f"{files.called(file)} is a source ({READ[extractor.name]}) and no answer that cites one. "
        f"What it says is stamped by its address{where}"
    )


def _is_of_another_charset(data: bytes) -> bool:
    """Whether ``data`` is text, as far as can be told, and not in UTF-8."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return b"\0" not in data
    return False


def _if_markup(file: str) -> str:
    """What to do with a text that may cite, in markup of which no citation is read."""
    kind = _MARKUP.get(Path(file).suffix.lower())
    if kind is None:
        return ""
    return f" Citations are read in Markdown and not in {kind}: convert it first, as with pandoc --to gfm."


def _if_source(file: str) -> str:
    """What to do with a text that is no answer but a source."""
    return "" if file == "-" else f" If it is a source, what it says is stamped by its address: {_to_stamp(file)}"


def _to_stamp(file: str) -> str:
    return to_stamp(Path(file).absolute().as_uri())
