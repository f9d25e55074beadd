"""A page as words: its streams of text, and what the markup says of the document."""

from bisect import bisect_right
from dataclasses import dataclass, field

from pincite.core.text.canonical import clean
from pincite.core.text.span import Span
from pincite.core.text.stream import Stream, StreamName
from pincite.core.text.successor import Successor

__all__ = ["Division", "PageText", "Span", "Stream", "StreamName"]


@dataclass(frozen=True, slots=True)
class Division:
    """Where a page of a paginated document, or a chapter of a book, begins in the visible stream's ``text``."""

    start: int
    #: From 1; None in what has no pages.
    page: int | None = None
    #: As the book's own table of contents calls it.
    chapter: str = ""


@dataclass(frozen=True)
class PageText:
    """What an extractor read from a body: the streams, and what the markup says of the document."""

    visible: Stream
    hidden: Stream = field(default_factory=lambda: Stream("hidden", ""))
    struck: Stream = field(default_factory=lambda: Stream("struck", ""))
    embedded: Stream = field(default_factory=lambda: Stream("embedded", ""))
    #: Name and version, as the stamp keeps it, for instance ``html/turbohtml-1.15``.
    extractor: str = "plain/1"
    title: str = ""
    headings: tuple[str, ...] = ()
    language: str = ""
    #: Date of publication and revision, as the page itself states them; empty when it does not.
    published: str = ""
    revision: str = ""
    #: What the page says took its place.
    successors: tuple[Successor, ...] = ()
    #: Absolute, as far as the page and its address allow; empty when the page does not say.
    canonical_url: str = ""
    next_url: str = ""
    #: Target and delay in seconds of ``<meta http-equiv=refresh>``; the target is absolute.
    refresh_url: str = ""
    refresh_delay: float = 0.0
    #: Counts that tell a document from a script shell or a frame set.
    scripts: int = 0
    frames: int = 0
    password_fields: int = 0
    #: Fields for a user's name or e-mail address, and forms that lead to an address of signing in.
    account_fields: int = 0
    #: ``isAccessibleForFree: false`` in JSON-LD, or a content tier of "locked" or "metered".
    declared_paywall: bool = False
    #: The embedded stream is the source as it was written, and a reader is shown that too (JSON).
    shows_source: bool = False
    #: A browser shows the document itself, and finds words in it.
    opens_in_browser: bool = True
    #: Only the first part of the body was read: it was over the extractor's own limit, and absence proves nothing.
    cut: bool = False
    #: In ascending order of ``start``; empty where the format has neither pages nor chapters.
    divisions: tuple[Division, ...] = ()
    #: Numbers of the pages of which no word could be read (pictures, mostly): what is absent may stand there.
    unread_pages: tuple[int, ...] = ()
    #: What the reader should know of how the body was read, for instance ``charset_repaired``.
    notes: tuple[str, ...] = ()

    def streams(self) -> tuple[Stream, ...]:
        """Every stream, the one a reader sees first."""
        return (self.visible, self.hidden, self.struck, self.embedded)

    def stream(self, name: StreamName) -> Stream:
        """The stream called ``name``."""
        return next(stream for stream in self.streams() if stream.name == name)

    def let_go(self) -> None:
        """Forget what was made of the streams to search them, and can be made again."""
        for stream in self.streams():
            stream.let_go()

    def division(self, span: Span) -> Division | None:
        """The page or chapter in which a range of the visible canonical text begins."""
        if not self.divisions:
            return None
        start = self.visible.to_text(span.start)
        at = bisect_right(self.divisions, start, key=lambda division: division.start)
        return self.divisions[at - 1] if at else None

    @staticmethod
    def of(text: str, *, extractor: str = "plain/1", notes: tuple[str, ...] = ()) -> "PageText":
        """A page that is nothing but ``text``; every line feed of it is white space, not a block."""
        return PageText(visible=Stream("visible", clean(text)), extractor=extractor, notes=notes)
