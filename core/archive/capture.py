"""Where a capture is kept: its address says when it was made and of which page, and asks for it unaltered."""

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from pincite.core.archive.moments import fourteen_digits
from pincite.core.fetch.url import same_address

#: ``.../20040120103000/http://a.test/page``, as the Internet Archive and the archives that run its software or pywb
#: write it. Letters and an underscore after the time say how the capture is to be shown.
_STAMPED: Final = re.compile(r"/(\d{14})([a-z]{2}_)?/(https?:/{1,2}[^/].*)", re.ASCII | re.IGNORECASE | re.DOTALL)
_SLASHES: Final = re.compile(r"^(https?:)/+", re.IGNORECASE)
#: How to ask for the bytes that the source sent, without rewritten links and without a banner.
_RAW: Final = "id_"
_WWW: Final = re.compile(r"^(https?://)www\.", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Stamped:
    """What the address of a capture says of it."""

    at: datetime
    #: The address of the page that was captured.
    original: str


def stamped(url: str) -> Stamped | None:
    """The time and the page in a capture's address; None where it holds none."""
    found = _STAMPED.search(url)
    moment = fourteen_digits(found[1]) if found else None
    if found is None or moment is None:
        return None
    # Some archives write one slash where the page's own address has two.
    original = found[3]
    return Stamped(moment, original if "://" in original[:9] else _SLASHES.sub(r"\1//", original))


def raw(url: str) -> str:
    """The address of the same capture as the source sent it, where the address allows to ask for that."""
    found = _STAMPED.search(url)
    return url if found is None else f"{url[: found.end(1)]}{_RAW}/{found[3]}"


def is_same_page(one: str, other: str) -> bool:
    """Whether two addresses are those of one page to an archive: http or https, ``www.``, a slash aside."""
    return same_address(_WWW.sub(r"\1", one), _WWW.sub(r"\1", other))
