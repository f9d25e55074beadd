"""URLs that name their document by an id, on sites that pincite knows."""

import re

from pincite.core.links.address import Address

WOL = "wol.jw.org"

#: /en/wol/d/r1/lp-e/1102021811: language, region, library, document.
_DOCUMENT = re.compile(r"[a-z-]{2,20}/wol/d/r[0-9]{1,5}/lp-[a-z0-9-]{1,20}/([0-9]{1,20})", re.ASCII)
#: /en/wol/b/r1/lp-e/nwtsty/43/3: the same with publication, book and chapter.
_BIBLE = re.compile(
    r"[a-z-]{2,20}/wol/b/r[0-9]{1,5}/lp-[a-z0-9-]{1,20}/([A-Za-z0-9_-]{1,40}/[0-9]{1,3}/[0-9]{1,3})", re.ASCII
)


def known_id(address: Address) -> str:
    """The id that the URL names, or empty: ``1102021811`` for a document, ``nwtsty/43/3`` for a Bible chapter."""
    if address.site != WOL or not 6 <= len(address.segments) <= 8:
        return ""
    path = "/".join(address.segments)
    found = _DOCUMENT.fullmatch(path) or _BIBLE.fullmatch(path)
    return found[1] if found else ""
