"""Markdown is read as it is rendered, and as its author wrote it."""

import re
from itertools import accumulate
from typing import Final

from pincite.core.extract.charset import decode
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.canonical import clean
from pincite.core.text.page import PageText, Stream
from pincite.core.text.rungs.markup import rendered_blocks

_NAME: Final = "markdown/2"
#: Code points that are rendered, and marks among them: each may cost a tenth of a millisecond.
MAX_RENDERED: Final = 500_000
MAX_MARKS: Final = 30_000
_MARKS: Final = "*_[`<|\n"
#: The mark of a footnote, which CommonMark takes for a link where its note is one word.
_NOTE: Final = re.compile(r"\[(?=\^[\w-]{1,20}\])")


class MarkdownExtractor:
    """Markdown (RFC 7763), as CommonMark with tables.

    Who quotes a README quotes what is shown of it, or what stands in the file: the source is the embedded stream.
    """

    name = "markdown"
    version = "2"
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
        if len(source) > MAX_RENDERED or sum(map(source.count, _MARKS)) > MAX_MARKS:
            return PageText.of(source, extractor=_NAME, notes=(*notes, "read_as_text"))
        rendered = rendered_blocks(_NOTE.sub(r"\\[", source))
        blocks = [clean(block.text) for block in rendered]
        starts = tuple(accumulate((len(block) + 1 for block in blocks[:-1]), initial=0))
        ordinals = tuple(
            (start, block.ordinal) for start, block in zip(starts, rendered, strict=False) if block.ordinal
        )
        return PageText(
            visible=Stream(
                "visible",
                "\n".join(blocks),
                block_edges=tuple(start - 1 for start in starts[1:]),
                ordinals=ordinals,
            ),
            embedded=Stream("embedded", source),
            extractor=_NAME,
            shows_source=True,
            notes=notes,
        )
