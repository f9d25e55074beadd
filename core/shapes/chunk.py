"""A chunk of a document as retrieval has it: its words, and metadata that names the source and keeps the stamp."""

from pincite.core.models import Reason
from pincite.core.shapes.cited import Cited, Path, first_text, is_object, refusal, view
from pincite.core.shapes.fields import decoded_once, no_mapping


def chunk(words: object, metadata: object, at: Path, source: object, *names: str) -> Cited:
    """The citation that a chunk is; its url is the first of ``names`` in its ``metadata``, which stands at ``at``."""
    metadata = decoded_once(metadata)
    if not is_object(metadata):
        note = f"the citation's metadata {no_mapping(metadata)}"
        return refusal(source, note, reason=Reason.MALFORMED_CITATION)
    url = first_text(metadata, *names)
    if not url:
        return refusal(source, "no url: the document's metadata has no source")
    return view(url=url, words=words, stamp=metadata, at=at, source=source)
