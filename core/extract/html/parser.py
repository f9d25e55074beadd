"""A document is parsed by turbohtml, and by selectolax where turbohtml cannot be had or fails."""

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import NamedTuple, TypeVar

from pincite.core.extract.html.events import Events
from pincite.core.extract.html.formatting import affordable

Walk = TypeVar("Walk", bound=Events)

log = logging.getLogger(__name__)


class Parser(NamedTuple):
    """One parser behind the walk."""

    #: For instance ``turbohtml-1.15``.
    name: str
    drive: Callable[[str, Events], None]


#: Distribution, and the module that drives the walk with it, best first.
SOURCES = (
    ("turbohtml", "pincite.core.extract.html.turbo"),
    ("selectolax", "pincite.core.extract.html.lexbor"),
)


def usable(sources: Iterable[tuple[str, str]] = SOURCES) -> tuple[Parser, ...]:
    """The parsers that can be imported, best first."""
    found: list[Parser] = []
    for distribution, module in sources:
        try:
            found.append(Parser(f"{distribution}-{_version(distribution)}", import_module(module).drive))
        except ImportError as error:
            log.debug("%s cannot be used: %s", distribution, error)
    return tuple(found)


installed = cache(usable)


def walk_through(
    markup: str, begin: Callable[[], Walk], parsers: Sequence[Parser] | None = None, *, bounded: bool = False
) -> tuple[Walk, str]:
    """A finished walk through ``markup``, and the name of the parser that led it.

    Each parser gets a walk of its own. Raises what the last parser raised, ``ImportError`` where there is none, or
    ``ValueError`` for what would fill the memory (``html.formatting``), unless it is ``bounded`` already.
    """
    if not bounded and affordable(markup) < len(markup):
        raise ValueError("formatting begins anew too often")
    failure: Exception = ImportError("Neither turbohtml nor selectolax can be imported.")
    for parser in installed() if parsers is None else parsers:
        walk = begin()
        try:
            parser.drive(markup, walk)
        except Exception as error:
            log.debug("%s failed.", parser.name, exc_info=True)
            failure = error
        else:
            return walk, parser.name
    raise failure


def _version(distribution: str) -> str:
    try:
        return ".".join(version(distribution).split(".")[:2])
    except PackageNotFoundError:
        return "0"
