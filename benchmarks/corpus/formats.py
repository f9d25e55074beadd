"""Every format that documents are written in, by name."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from benchmarks.corpus.document import Document

#: One module each, with ``write``, ``media_type`` and ``suffix``; ``latin_only`` where it sets no other script.
FORMATS = ("html", "plain", "markdown", "json", "xml", "docx", "epub", "pdf")


@dataclass(frozen=True)
class Format:
    """How a document becomes bytes, and what a server calls them."""

    name: str
    media_type: str
    suffix: str
    write: Callable[[Document], bytes]
    latin_only: bool


def loaded(name: str) -> Format | str:
    """A format, or why documents cannot be written in it here."""
    try:
        module = import_module(f"benchmarks.corpus.{name}")
    except ImportError as error:
        return str(error)
    return Format(name, module.media_type, module.suffix, module.write, getattr(module, "latin_only", False))
