"""Validators are sent only if they are well formed: they come from a stamp, which anyone can write."""

import re

from pincite.core.fetch.retry import http_date
from pincite.core.ports import Conditions

#: An entity tag (RFC 9110, 8.8.3), ASCII only.
_ETAG = re.compile(r'(?:W/)?"[\x21\x23-\x7e]{0,1000}"')
_DATE = re.compile(r"[A-Za-z0-9,: +-]{1,64}")


def condition_headers(conditions: Conditions | None) -> list[tuple[str, str]]:
    """The headers for ``conditions``; what is malformed is left out, and so the whole page is asked for."""
    if conditions is None:
        return []
    headers: list[tuple[str, str]] = []
    if _ETAG.fullmatch(conditions.etag):
        headers.append(("If-None-Match", conditions.etag))
    if _DATE.fullmatch(conditions.last_modified) and http_date(conditions.last_modified) is not None:
        headers.append(("If-Modified-Since", conditions.last_modified))
    return headers
