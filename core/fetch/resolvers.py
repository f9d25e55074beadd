"""Every scheme of identifiers has one public resolver, whose address is a setting."""

from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from pincite.core.errors import SettingError
from pincite.core.fetch.identifiers import Identifier, Scheme
from pincite.core.fetch.url import BadURL, parse_url
from pincite.core.secrets import secret_parameters, without_parameters
from pincite.core.settings import Settings

#: Where the identifier stands in a resolver's address; without it, at the end.
PLACE: Final = "{id}"
_SCHEMES: Final[tuple[Scheme, ...]] = ("doi", "arxiv", "pmid", "isbn", "rfc")
#: What a DOI may hold and a path may too (RFC 3986, 3.3).
_IN_PATH: Final = "/:;().,_-~"


@dataclass(frozen=True, slots=True)
class Resolvers:
    """The address of each scheme's resolver: http or https, with ``{id}`` where the identifier belongs.

    Raises ``SettingError`` where one is no such address.
    """

    doi: str = "https://doi.org/"
    #: The abstract's page. ``https://arxiv.org/pdf/`` is the paper itself.
    arxiv: str = "https://arxiv.org/abs/"
    pmid: str = "https://pubmed.ncbi.nlm.nih.gov/{id}/"
    #: No public resolver gives a book's text: this is its record in a catalogue.
    isbn: str = "https://openlibrary.org/isbn/"
    rfc: str = "https://www.rfc-editor.org/rfc/rfc{id}.html"

    def __post_init__(self) -> None:
        for scheme in _SCHEMES:
            fault = parse_url(self._address(scheme, "1"))
            if isinstance(fault, BadURL):
                raise SettingError(f"PINCITE_{scheme.upper()}_RESOLVER: no address of the web: {fault.detail}")

    @staticmethod
    def of(settings: Settings) -> "Resolvers":
        """The resolvers that the environment asks for; those it does not name are the public ones.

        Raises ``SettingError`` as the class does.
        """
        given = {
            "doi": settings.doi_resolver,
            "arxiv": settings.arxiv_resolver,
            "pmid": settings.pmid_resolver,
            "isbn": settings.isbn_resolver,
            "rfc": settings.rfc_resolver,
        }
        return Resolvers(**{scheme: address for scheme, address in given.items() if address})

    def resolve(self, identifier: Identifier) -> str:
        """The URL that ``identifier`` stands for; nothing is asked."""
        return self._address(identifier.scheme, identifier.value)

    def told(self, identifier: Identifier, url: str) -> str:
        """``url``, to which ``identifier`` led, as whoever cites it is told: without a key of the resolver's address.

        The key is the owner's, and what is told of a source goes to callers, into stamps and into reports.
        """
        return without_parameters(url, secret_parameters(self._of(identifier.scheme).replace(PLACE, "")))

    def _address(self, scheme: Scheme, value: str) -> str:
        address = self._of(scheme)
        if PLACE not in address:
            address += PLACE
        before, _, after = address.partition(PLACE)
        return before + quote(value, safe="" if "?" in before else _IN_PATH) + after

    def _of(self, scheme: Scheme) -> str:
        addresses: dict[Scheme, str] = {
            "doi": self.doi,
            "arxiv": self.arxiv,
            "pmid": self.pmid,
            "isbn": self.isbn,
            "rfc": self.rfc,
        }
        return addresses[scheme]
