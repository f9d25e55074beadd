"""Text is read as it stands."""

from pincite.core.extract.charset import decode
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.canonical import clean
from pincite.core.text.page import PageText


def read_as_text(body: Body, extractor: str) -> PageText | Reason:
    """The decoded body as one stream, or why there is none."""
    decoded = decode(body, declared=False)
    if isinstance(decoded, Reason):
        return decoded
    text, notes = decoded
    if not text.strip():
        return Reason.EMPTY
    return PageText.of(clean(text), extractor=extractor, notes=notes)


class PlainExtractor:
    """Plain text, and every other ``text/`` type that no extractor of its own reads."""

    name = "plain"
    version = "1"
    media_types = frozenset({"text/plain"})

    def sniffs(self, body: Body) -> bool:
        """Always: what nothing else claims is text (CONTRACT 4)."""
        return True

    def extract(self, body: Body) -> PageText | Reason:
        """The text as it stands."""
        return read_as_text(body, "plain/1")
