"""PDF (ISO 32000): read by PDFium in a process of its own, and by pypdf before anything is said to have changed."""

import sys
from collections.abc import Callable
from functools import cached_property
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Final

from pincite.core.extract.pdf.answer import parse
from pincite.core.extract.pdf.faults import Fault
from pincite.core.extract.pdf.limits import WALL_SECONDS
from pincite.core.extract.pdf.process import Command, Ending, run
from pincite.core.extract.sniff import is_binary
from pincite.core.extras import installed_from, to_install
from pincite.core.models import Reason
from pincite.core.ports import Body, Unreadable
from pincite.core.text.page import PageText

_MAGIC: Final = b"%PDF-"
#: Readers look for the header in as many first bytes (ISO 32000-1, annex H, implementation note 13).
_HEADER_WITHIN: Final = 1024

_FAULTS: Final = {
    Fault.ENCRYPTED: Unreadable(Reason.UNSUPPORTED_ENCODING, "the PDF is encrypted, and opens only with a password"),
    Fault.DAMAGED: Unreadable(Reason.EXTRACT_ERROR, "the PDF is damaged, and cannot be read"),
    Fault.EMPTY: Unreadable(Reason.EMPTY, "the PDF shows no text"),
    Fault.NO_TEXT: Unreadable(
        Reason.NO_TEXT_LAYER, "the pages of the PDF are pictures or nameless shapes; there is no text to read"
    ),
    Fault.XFA: Unreadable(
        Reason.UNSUPPORTED_TYPE,
        "the PDF is a dynamic form (XFA), which shows its text in its maker's own programs alone",
    ),
    Fault.MEMORY: Unreadable(Reason.EXTRACT_ERROR, "reading the PDF takes more memory than it may"),
}
_ENDINGS: Final = {
    Ending.TIMED_OUT: f"reading the PDF took longer than {WALL_SECONDS:.0f} seconds",
    Ending.DIED: "the process that read the PDF broke down",
    Ending.TALKED_ON: "the PDF gives more text than is read",
    Ending.UNWANTED: "the reading of the PDF was given up",
    Ending.NOT_STARTED: "no process could be started to read the PDF in",
}


class PdfExtractor:
    """PDF, with the extra ``pdf``."""

    name = "pdf"
    media_types = frozenset({"application/pdf", "application/x-pdf"})

    def __init__(self, find: Callable[[str], object] = find_spec) -> None:
        #: What tells whether a package is installed: something for a name, or None.
        self._find = find

    @cached_property
    def version(self) -> str:
        """Of this reading and of PDFium's: either may put words in another order."""
        return f"2+{_named('pypdfium2')}"

    def sniffs(self, body: Body) -> bool:
        """Whether the body has a PDF's header; what may stand before it does not count as text."""
        content = body.content
        if isinstance(content, str):
            return False
        if content.startswith(_MAGIC):
            return True
        claimed = body.media_type in self.media_types or is_binary(body)
        return claimed and _MAGIC in content[:_HEADER_WITHIN]

    def missing(self) -> str | None:
        """None where PDFs can be read, else what to install."""
        if not _can_start():
            return "PDF files are read in a process of their own, and this Python cannot start another"
        return None if self._find("pypdfium2") else _to_install()

    def extract(self, body: Body) -> PageText | Reason | Unreadable:
        """The words in the order of reading, footnotes and running heads after them."""
        if (missing := self.missing()) is not None:
            return Unreadable(Reason.UNSUPPORTED_TYPE, missing)
        if not self.sniffs(body):
            return _FAULTS[Fault.DAMAGED]
        page = _read(body, Command.reading("pdfium"), f"{self.name}/{self.version}")
        if page == _FAULTS[Fault.DAMAGED]:
            # One reader's ruin is another's odd file.
            again = self.extract_again(body)
            return again if isinstance(again, PageText) else page
        return page

    def extract_again(self, body: Body) -> PageText | Reason | Unreadable:
        """The words in the order of the file, as pypdf has them."""
        if not (_can_start() and self._find("pypdf")):
            return Unreadable(Reason.UNSUPPORTED_TYPE, _to_install())
        return _read(body, Command.reading("pypdf"), f"{self.name}/1+{_named('pypdf')}")


def _can_start() -> bool:
    """Whether this is a Python that can be started again: not one that a program holds within itself."""
    return bool(sys.executable) and not getattr(sys, "frozen", False)


def _read(body: Body, command: Command, extractor: str) -> PageText | Reason | Unreadable:
    if isinstance(body.content, str):
        return Unreadable(Reason.UNSUPPORTED_TYPE, "a PDF that was decoded as text cannot be read; hand over its bytes")
    said = run(command, body.content)
    if isinstance(said, Ending):
        return Unreadable(Reason.EXTRACT_ERROR, _ENDINGS[said])
    answer = parse(said)
    if answer is Fault.MISSING:
        return Unreadable(Reason.UNSUPPORTED_TYPE, _to_install())
    return _FAULTS[answer] if isinstance(answer, Fault) else answer.page(extractor)


def _to_install() -> str:
    return f"PDF files are read with the extra pdf: {to_install('pdf', installed_from())}"


def _named(distribution: str) -> str:
    try:
        return f"{distribution}-{version(distribution)}"
    except PackageNotFoundError:
        return distribution
