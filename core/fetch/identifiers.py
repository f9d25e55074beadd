"""An identifier of a document, such as a DOI, is told from a URL, and a mistyped one is refused before any request.

Syntax: DOI (ISO 26324 and the DOI Handbook, 2), arXiv (its own scheme of 1991 and of 2007), PubMed, ISBN (ISO 2108;
RFC 3187 as a URN), RFC numbers (RFC 2648 as a URN).
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal
from urllib.parse import unquote

from pincite.core.fetch.isbn import parse_isbn
from pincite.core.fetch.url import BadURL, same_document_key

Scheme = Literal["doi", "arxiv", "pmid", "isbn", "rfc"]

#: Code points of the longest identifier that is read; the longest DOIs that are known have some three hundred.
MAX_LENGTH: Final = 2_000

_WRITTEN: Final = re.compile(
    r"\s*(urn:isbn|urn:ietf:rfc|info:doi/|info:pmid/|isbn-1[03]|[A-Za-z]{3,5})(:|(?<=/))", re.IGNORECASE
)
_LONG_FORMS: Final[Mapping[str, Scheme]] = {
    "urn:isbn": "isbn",
    "isbn-10": "isbn",
    "isbn-13": "isbn",
    "urn:ietf:rfc": "rfc",
    "info:doi/": "doi",
    "info:pmid/": "pmid",
}
_DOI: Final = re.compile(r"10\.[0-9]{4,9}(?:\.[0-9]{1,9}){0,5}/\S.*", re.DOTALL)
_BRACKETS: Final = {")": "(", "]": "[", "}": "{", ">": "<"}
#: What ends a sentence or a quotation, and next to never a DOI.
_STOPS: Final = ".,;:!?'\"\u2019\u201d\u00bb\u2026"
_ARXIV: Final = re.compile(r"([0-9]{2})([0-9]{2})\.([0-9]{4,5})(?:v[1-9][0-9]{0,2})?")
_ARXIV_OLD: Final = re.compile(
    r"([a-z]+(?:-[a-z]+)?)(?:\.[A-Za-z-]{2,10})?/([0-9]{2})([0-9]{2})[0-9]{3}(?:v[1-9][0-9]{0,2})?"
)
#: arXiv's own pages write the subject behind it: ``arXiv:2101.00001v2 [cs.CL]``.
_SUBJECT: Final = re.compile(r" ?\[[a-z-]{2,10}(?:\.[A-Za-z-]{2,10})?\]$")
#: The archives that have identifiers of the old kind, those that were merged since included.
_ARCHIVES: Final = frozenset(
    "acc-phys adap-org alg-geom ao-sci astro-ph atom-ph bayes-an chao-dyn chem-ph cmp-lg comp-gas cond-mat cs dg-ga "
    "funct-an gr-qc hep-ex hep-lat hep-ph hep-th math math-ph mtrl-th nlin nucl-ex nucl-th patt-sol physics plasm-ph "
    "q-alg q-bio quant-ph solv-int stat supr-con".split()
)
_PMID: Final = re.compile(r"[1-9][0-9]{0,8}")
_RFC: Final = re.compile(r"(?:rfc ?)?0{0,4}([1-9][0-9]{0,5})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Identifier:
    """A document's name in one scheme, in the spelling that its resolver takes."""

    scheme: Scheme
    value: str

    @property
    def key(self) -> str:
        """Equal for two spellings of one name: the ASCII letters of a DOI have no case (DOI Handbook, 2.4)."""
        return f"{self.scheme}:{self.value.lower() if self.scheme == 'doi' and self.value.isascii() else self.value}"


def parse_identifier(url: object) -> Identifier | BadURL | None:
    """The identifier that ``url`` (anything at all) is, why it is none though it begins like one, or None.

    The scheme may be written in any case, and a space may follow its colon. ``https://doi.org/...`` is a URL.
    """
    if not isinstance(url, str):
        return None
    written = _WRITTEN.match(url)
    scheme = scheme_of(url)
    if written is None or scheme is None:
        return None
    if len(url) > MAX_LENGTH:
        return BadURL(f"The identifier has {len(url)} characters; at most {MAX_LENGTH} are read.")
    text = same_document_key(url[written.end() :]).strip()
    if not text:
        return BadURL("Nothing follows the scheme of the identifier.")
    try:
        text = unquote(text, errors="strict")
    except UnicodeDecodeError:
        return BadURL("The identifier holds percent escapes that are no UTF-8.")
    if not text.isprintable():
        return BadURL("The identifier holds a character that cannot be seen or half a surrogate pair.")
    value = _PARSERS[scheme](text)
    return value if isinstance(value, BadURL) else Identifier(scheme, value)


def scheme_of(url: str) -> Scheme | None:
    """The scheme that ``url`` is written in, whether or not it is an identifier of it; None for a URL."""
    written = _WRITTEN.match(url)
    name = written[1].lower() if written else ""
    return _LONG_FORMS.get(name) or next((known for known in _PARSERS if known == name), None)


def document_key(url: str) -> str:
    """What two citations of one document share: the identifier's one spelling, or the URL without its fragment."""
    identifier = parse_identifier(url)
    return identifier.key if isinstance(identifier, Identifier) else same_document_key(url.strip())


def _parse_doi(text: str) -> str | BadURL:
    if any(character.isspace() for character in text):
        return BadURL("The DOI holds white space.")
    if not text.startswith("10."):
        return BadURL("The DOI does not begin with 10. and a registrant's number, as in 10.1000/182.")
    if not _DOI.fullmatch(text):
        return BadURL("The DOI has no registrant of four to nine digits, or nothing after its slash.")
    last = text[-1]
    opening = _BRACKETS.get(last)
    if last in _STOPS or (opening is not None and text.count(last) > text.count(opening)):
        return BadURL("The DOI ends in punctuation, which belongs to the sentence around it; cite it without.")
    if any(part in (".", "..", "") for part in text.split("/")):
        return BadURL("The DOI has an empty part, or one of dots alone, between its slashes.")
    return text


def _parse_arxiv(text: str) -> str | BadURL:
    text = _SUBJECT.sub("", text)
    found = _ARXIV.fullmatch(text)
    if found is not None:
        year, month, digits = int(found[1]), int(found[2]), len(found[3])
        # 0704 was the first month of the new scheme, 1501 the first with five digits.
        if 1 <= month <= 12 and (year, month) >= (7, 4) and digits == (5 if year >= 15 else 4):
            return text
        return BadURL("The arXiv identifier begins with no month since April 2007, or has too many or too few digits.")
    old = _ARXIV_OLD.fullmatch(text)
    if old is None:
        return BadURL("The arXiv identifier has neither the form 2101.00001v2 nor the older form hep-th/9901001v2.")
    year, month = int(old[2]), int(old[3])
    if old[1] not in _ARCHIVES:
        return BadURL("The arXiv identifier names no archive of arXiv before its slash.")
    if not (1 <= month <= 12 and ((year, month) >= (91, 8) or (year, month) <= (7, 3))):
        return BadURL("The arXiv identifier's older form belongs to the months from August 1991 to March 2007.")
    return text


def _parse_pmid(text: str) -> str | BadURL:
    return text if _PMID.fullmatch(text) else BadURL("The PubMed identifier is no number of at most nine digits.")


def _parse_rfc(text: str) -> str | BadURL:
    found = _RFC.fullmatch(text)
    return found[1] if found else BadURL("The RFC is no number such as 9110.")


_PARSERS: Final[Mapping[Scheme, Callable[[str], str | BadURL]]] = {
    "doi": _parse_doi,
    "arxiv": _parse_arxiv,
    "pmid": _parse_pmid,
    "isbn": parse_isbn,
    "rfc": _parse_rfc,
}
