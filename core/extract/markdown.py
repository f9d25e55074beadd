"""Markdown is read as its author wrote it: the source is the text, and nothing is made up from it."""

from pincite.core.extract.plain import read_as_text
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.page import PageText


class MarkdownExtractor:
    """Markdown source (RFC 7763). Its marks are undone where passages are compared, not here."""

    name = "markdown"
    version = "1"
    media_types = frozenset({"text/markdown", "text/x-markdown", "application/markdown"})

    def sniffs(self, body: Body) -> bool:
        """Never: Markdown has no sign of its own at its start."""
        return False

    def extract(self, body: Body) -> PageText | Reason:
        """The source as it stands."""
        return read_as_text(body, "markdown/1")
