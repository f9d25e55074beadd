"""JSON is read as its values: every string, number and truth value is a block, in the document's own order."""

from collections.abc import Iterator

from pincite.core.extract.charset import decode, whole
from pincite.core.extract.joined import Joined
from pincite.core.extract.markup_within import read_within
from pincite.core.extract.sniff import head
from pincite.core.extract.values import nodes, parsed
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.canonical import clean
from pincite.core.text.page import PageText, Stream

_NAME = "json/2"
#: Values of one document that are read as HTML: each costs some sixty millionths of a second.
_MOST_MARKUP = 20_000


class JsonExtractor:
    """JSON (RFC 8259), and one JSON text a line (NDJSON).

    Who cites an API quotes what it says, so the values are the visible text. Keys are names that the program gave; they
    stand, with the source as it was written, in the embedded stream, which a reader of JSON is shown as well. A string
    that holds HTML is read as its reader is shown it.
    """

    name = "json"
    version = "2"
    media_types = frozenset({"application/json", "text/json", "application/x-ndjson", "application/jsonl"})

    def sniffs(self, body: Body) -> bool:
        """Whether it begins like JSON; a body of no stated type at all is text (CONTRACT 4)."""
        return body.media_type != "" and head(body).lstrip()[:1] in ("{", "[")

    def extract(self, body: Body) -> PageText | Reason:
        """The values as blocks; the source as plain text where it is no JSON after all, or nested beyond reading."""
        decoded = decode(body, declared=False)
        if isinstance(decoded, Reason):
            return decoded
        text, notes = decoded
        text = text.removeprefix("\ufeff")
        if not text.strip():
            return Reason.EMPTY
        source = clean(text)
        joined = Joined()
        sources = [source]
        escapes, left = "\\" in source, _MOST_MARKUP
        try:
            for value in _values(text):
                within = read_within(value) if left else None
                if within is None:
                    joined.add_block(clean(value))
                    continue
                left -= 1
                visible, hidden, struck = within
                joined.add(PageText(visible=visible, hidden=hidden, struck=struck))
                if escapes and not (hidden.text or struck.text):
                    # It may be quoted with its tags, and never with the escapes of JSON.
                    sources.append(clean(value))
        except ValueError:
            return PageText.of(source, extractor=_NAME, notes=(*notes, "read_as_text"))
        visible, hidden, struck, _ = joined.streams()
        return PageText(
            visible=visible,
            hidden=hidden,
            struck=struck,
            embedded=Stream("embedded", "\n".join(sources)),
            extractor=_NAME,
            shows_source=True,
            notes=notes,
        )


def _values(text: str) -> Iterator[str]:
    try:
        documents = [parsed(text)]
    except ValueError:
        lines = [line for line in text.splitlines() if line.strip()]
        if len(lines) < 2:
            raise
        documents = [parsed(line) for line in lines]
    for document in documents:
        for _, value in nodes(document):
            if isinstance(value, str):
                yield whole(value)
            elif value is True or value is False:
                yield str(value).lower()
