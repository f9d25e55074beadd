"""Chunks of a text, as indexers cut it, become stamped citations one by one."""

from collections.abc import Iterable, Iterator

from pydantic import JsonValue

from pincite.core.errors import InputError
from pincite.core.handed_in import must_be_many, must_be_text
from pincite.core.models import Citation
from pincite.core.stamp import Now, moment_of, must_be_sayable
from pincite.core.text.canonical import canonicalize_text, hash_canonical
from pincite.core.text.characters import has_visible


def stamp_chunks(
    paragraphs: Iterable[str],
    *,
    url: str,
    published_date: str | None = None,
    revision: str | None = None,
    ids: Iterable[str] | None = None,
    now: Now = None,
) -> Iterator[Citation]:
    """One stamped citation of ``url`` for each of ``paragraphs``, in order, as they come.

    Nothing is held back and no two citations share a metadata dict. ``ids`` gives each its ``metadata["chunk_id"]``;
    ``InputError`` where one is missing, or at the end when there are more of them. The stamp is the least that can be
    verified without the text (hash and length): an index that keeps its text needs no more, and a chunk costs little
    more than its hash. A chunk of which nothing can be seen comes back without a stamp, for its hash would match every
    empty page. ``now`` is when the text was read, or a callable that says so at the first chunk; left out, the time of
    the first chunk. ``InputError`` at the first chunk, too, for an argument of another kind, such as one string of all.
    """
    must_be_text(url, "the url")
    must_be_sayable(None, published_date, revision)
    must_be_many(paragraphs, "paragraphs")
    must_be_many(ids, "ids")
    accessed_at = moment_of(now)
    if ids is None:
        for text in paragraphs:
            yield Citation(url, metadata=_metadata(text, accessed_at, published_date, revision))
        return
    left, count = iter(ids), 0
    for text in paragraphs:
        try:
            chunk_id = next(left)
        except StopIteration:
            raise InputError(f"there are fewer ids than paragraphs: only {count}") from None
        count += 1
        yield Citation(url, metadata={"chunk_id": chunk_id, **_metadata(text, accessed_at, published_date, revision)})
    for _ in left:
        raise InputError(f"there are more ids than paragraphs, of which there are {count}")


def _metadata(text: str, accessed_at: str, published_date: str | None, revision: str | None) -> dict[str, JsonValue]:
    must_be_text(text, "a paragraph")
    canonical = canonicalize_text(text)
    if not has_visible(canonical):
        return {}
    metadata: dict[str, JsonValue] = {
        "content_hash": hash_canonical(canonical),
        "accessed_at": accessed_at,
        "pincite": {"v": 1, "length": len(canonical)},
    }
    if published_date is not None:
        metadata["published_date"] = published_date
    if revision is not None:
        metadata["revision"] = revision
    return metadata
