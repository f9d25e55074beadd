"""A stamp of a whole text still matches as a whole (CONTRACT 4)."""

from pincite.core.anchor import Location, Quotation
from pincite.core.text.canonical import content_sha256
from pincite.core.verify.conditions import vouches


def stands_as_a_whole(quotation: Quotation, *, raw_hash: str, page_hash: str) -> Location | None:
    """The match of a stamped hash that is the whole body's or page's, or of a stamp of this very page.

    ``page_hash`` is empty where the body could not be read as a page. An excerpt that is not what the stamp
    hashed is never carried by it: the hash would then prove other words.
    """
    stamp = quotation.stamp
    if quotation.excerpt and content_sha256(quotation.excerpt) not in (quotation.content_hash, stamp.given):
        return None
    same_text = quotation.content_hash in (raw_hash, page_hash)
    # What only the source held may go while all that is shown stays.
    same_page = bool(page_hash) and page_hash == stamp.page and stamp.stream in (None, "visible")
    same_page = same_page and vouches(quotation)
    if not (same_text or same_page):
        return None
    return Location(stands=True, kind="whole_page", current_hash=quotation.content_hash)
