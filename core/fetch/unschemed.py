"""What a citation that names no scheme was probably meant to be: people write "10.1000/182" and "ISBN 978 ..."."""

import re
from collections.abc import Mapping
from typing import Final

from pincite.core.fetch.identifiers import MAX_LENGTH, Identifier, Scheme, parse_identifier
from pincite.core.fetch.url import ascii_host

_CALLED: Final[Mapping[Scheme, str]] = {
    "doi": "a DOI",
    "arxiv": "an arXiv identifier",
    "pmid": "a PubMed identifier",
    "isbn": "an ISBN",
    "rfc": "the number of an RFC",
}
#: The name of a scheme without its colon.
_NAMED: Final = re.compile(r"\s*(doi|arxiv|pmid|isbn(?:-1[03])?|rfc)[\s.\u00a0]*(?=[\w(])", re.IGNORECASE)
#: What of each scheme is told without a name; a bare number is a PubMed identifier or anything else.
_BARE: Final[Mapping[Scheme, re.Pattern[str]]] = {
    "doi": re.compile(r"10\.[0-9]{4,9}/"),
    "arxiv": re.compile(r"[0-9]{4}\.[0-9]{4,5}|[a-z-]{2,20}(?:\.[A-Z]{2})?/[0-9]{7}"),
    "isbn": re.compile(r"97[89][- 0-9]{10,20}"),
}
#: Of hosts that are written without a scheme. Many a file has another end that is a country's as well ("notes.md").
_HOST: Final = re.compile(
    r"\s*((?:www\.[a-z0-9.-]+|[a-z0-9.-]+\.(?:com|edu|eu|gov|int|net|org|uk)))(?:/|$)", re.IGNORECASE
)


def meant(url: str) -> str:
    """What ``url``, in which nothing to read was found, looks like and how that is cited; empty where nobody knows."""
    if len(url) > MAX_LENGTH:
        return ""
    if (scheme := _scheme_of(url)) is not None:
        return f"It looks like {_CALLED[scheme]}, which is read where {scheme}: stands before it."
    host = _HOST.match(url)
    if host is not None and ascii_host(host[1]) is not None:
        return "It looks like the address of a page, which is read where https:// stands before it."
    return ""


def hinted(url: str, detail: str) -> str:
    """``detail``, which says why nothing is read at ``url``, after what ``url`` was probably meant to be."""
    hint = meant(url)
    return f"{hint} {detail}" if hint else detail


def _scheme_of(url: str) -> Scheme | None:
    named = _NAMED.match(url)
    for scheme in _CALLED:
        if named is not None and named[1].lower().startswith(scheme):
            found = parse_identifier(f"{scheme}:{url[named.end() :]}")
        elif scheme in _BARE and _BARE[scheme].match(url.strip()):
            found = parse_identifier(f"{scheme}:{url.strip()}")
        else:
            continue
        if isinstance(found, Identifier):
            return scheme
    return None
