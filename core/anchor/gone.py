"""What is said of a passage of which nothing was located."""

from typing import Final

from pincite.core.anchor.location import Location
from pincite.core.anchor.quotation import Quotation
from pincite.core.text.canonical import hash_canonical
from pincite.core.text.page import PageText, Stream

#: Of a passage that is gone, where ``also_at`` is not a place at which it stands too.
ONLY_ALIKE: Final = "nothing stands at the cited place any more, only a look-alike elsewhere"


def gone(quotation: Quotation, page: PageText) -> Location:
    """Nothing was located. Without words and length that may be our blindness, which is said."""
    canonical = page.visible.canonical
    known = quotation.stamped or quotation.words
    length = quotation.stamp.length or (len(known.canonical) if known else None)
    notes: tuple[str, ...] = ()
    if length is None:
        notes = ("may still stand; stamp again",)
    elif is_unsearched(quotation, page.visible):
        notes = ("may still stand: the page has too many places for a passage of this length; stamp again",)
    return Location(
        stands=False,
        kind="unlocated" if notes else "removed",
        current_hash=hash_canonical(canonical),
        delta_chars=len(canonical) if length is None else length,
        notes=notes,
    )


def is_unsearched(quotation: Quotation, stream: Stream) -> bool:
    """Whether only the hash of the stamped passage is known, and not every window of the page was compared with it."""
    length = quotation.stamp.length
    return quotation.stamped is None and length is not None and stream.edges.has_more(length, quotation.stamp.ends)
