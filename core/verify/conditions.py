"""When a stamp may vouch for a page that was not read: shortcuts skip text, so they are narrow (DESIGN 5)."""

from pincite.core.anchor import Quotation
from pincite.core.fetch.url import SourceURL, parse_url
from pincite.core.models import Reason
from pincite.core.ports import Conditions, NotModified, Unreachable
from pincite.core.text.canonical import content_sha256
from pincite.core.verify.addresses import without_fragment
from pincite.core.verify.document import Document, read
from pincite.core.verify.groups import Group
from pincite.core.verify.reader import Reader


def vouches(quotation: Quotation) -> bool:
    """Whether the stamp was made from the page itself and is about the very words of the finding."""
    if not quotation.stamp.anchored:
        return False
    if not quotation.excerpt:
        return True
    return content_sha256(quotation.excerpt) in (quotation.content_hash, quotation.stamp.given)


def conditions_for(group: Group) -> Conditions | None:
    """The validators of a conditional request, when "not modified" would answer for every passage."""
    first = group.passages[0].quotation.stamp
    # A weak validator promises the same meaning (RFC 9110 8.8.1), not the same words.
    if not first.etag or first.etag.startswith(("W/", "w/")) or not first.final_url:
        return None
    if _as_asked(group.url) != _as_asked(first.final_url):
        return None
    for passage in group.passages:
        stamp = passage.quotation.stamp
        if (stamp.etag, stamp.final_url) != (first.etag, first.final_url) or not vouches(passage.quotation):
            return None
    # The date is left out: to the second only, it is a weak validator (RFC 9110 8.8.2.2).
    return Conditions(etag=first.etag)


def answers(group: Group, answer: NotModified) -> bool:
    """Whether the "not modified" came from the very URL that the passages were stamped from."""
    final_url = _as_asked(answer.final_url)
    return all(_as_asked(passage.quotation.stamp.final_url or "") == final_url for passage in group.passages)


async def read_for(group: Group, reader: Reader) -> Document | NotModified | Unreachable:
    """The page of ``group``, by a conditional request where "not modified" would answer for all of it."""
    conditions = conditions_for(group)
    sought = [passage.quotation for passage in group.passages]
    document = await read(group.url, reader, conditions, sought=sought)
    if isinstance(document, NotModified) and not (conditions and answers(group, document)):
        document = await read(group.url, reader, sought=sought)
        if isinstance(document, NotModified):
            detail = "the server answered not modified to a request without a condition"
            return Unreachable(group.url, Reason.FETCH_ERROR, detail, status=304)
    return document


def _as_asked(url: str) -> str:
    """The URL in the one spelling in which it goes over the wire and into a stamp."""
    parsed = parse_url(url)
    return parsed.text if isinstance(parsed, SourceURL) else without_fragment(url)
