"""Markdown is read as it is rendered, and as its author wrote it."""

import re
from typing import Final

from pincite.core.extract.charset import decode
from pincite.core.extract.html.formatting import affordable
from pincite.core.extract.html.openers import begin
from pincite.core.extract.html.parser import walk_through
from pincite.core.extract.markdown_html import as_html
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.canonical import clean
from pincite.core.text.page import PageText, Stream

_NAME: Final = "markdown/3"
#: Code points that are rendered, and marks among them: each may cost a tenth of a millisecond.
MAX_RENDERED: Final = 500_000
MAX_MARKS: Final = 30_000
_MARKS: Final = ("*", "_", "[", "`", "<", "|", "\n", "~~")
#: The mark of a footnote, which CommonMark takes for a link where its note is one word.
_NOTE: Final = re.compile(r"\[(?=\^[\w-]{1,20}\])")


class MarkdownExtractor:
    """Markdown (RFC 7763), as CommonMark with tables and ``~~`` for what is struck out.

    What of it is hidden or struck out is for the walk of HTML to say. Who quotes a README quotes what is shown of it,
    or what stands in the file: the source is the embedded stream. Nothing else that its HTML says is believed.
    """

    name = "markdown"
    version = "3"
    media_types = frozenset({"text/markdown", "text/x-markdown", "application/markdown"})

    def sniffs(self, body: Body) -> bool:
        """Never: Markdown has no sign of its own at its start."""
        return False

    def extract(self, body: Body) -> PageText | Reason:
        """The rendered text as blocks; the source alone where that is more than can be rendered."""
        decoded = decode(body, declared=False)
        if isinstance(decoded, Reason):
            return decoded
        text, notes = decoded
        source = clean(text.removeprefix("\ufeff"))
        if not source.strip():
            return Reason.EMPTY
        markup = None
        if len(source) <= MAX_RENDERED and sum(map(source.count, _MARKS)) <= MAX_MARKS:
            markup = as_html(_NOTE.sub(r"\\[", source))
        if markup is None or affordable(markup) < len(markup):
            return PageText.of(source, extractor=_NAME, notes=(*notes, "read_as_text"))
        walk, _ = walk_through(markup, begin, bounded=True)
        # The data for scripts is seen by nobody either.
        visible, hidden, struck = walk.pieces.streams([*walk.unseen, *walk.head.linked_data, *walk.head.state])
        return PageText(
            visible=visible,
            hidden=hidden,
            struck=struck,
            embedded=Stream("embedded", source),
            extractor=_NAME,
            shows_source=True,
            notes=notes,
        )
