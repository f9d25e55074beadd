"""What became of each cited link: does it answer, and is its document known? (CONTRACT 8)"""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from pydantic import JsonValue

from pincite.core.models.sendable import without_surrogates
from pincite.core.models.verdict import CitedIn


class Resolve(StrEnum):
    """Layer 0: what a GET of the URL came to."""

    OK = "ok"
    #: It answered from another address than was cited.
    OK_REDIRECT = "ok_redirect"
    #: 404.
    NOT_FOUND = "not_found"
    #: 410.
    GONE = "gone"
    #: 401, 403, 429, 451 and their kin: the page may well be there.
    REFUSED = "refused"
    SERVER_ERROR = "server_error"
    #: A loop, or more than 3 hops.
    REDIRECT_LOOP = "redirect_loop"
    #: Nothing was asked that could be, or nothing came back.
    NETWORK_ERROR = "network_error"
    #: The URL was not asked.
    SKIPPED = "skipped"


class Catalog(StrEnum):
    """Layer 1: what an offline catalogue of known documents says."""

    OK = "ok"
    #: The id is known; the URL or the cited title is not that document's.
    MISMATCH = "mismatch"
    #: The URL has the form of a document's, and no document has that id.
    MISSING = "missing"
    #: The URL has no form that the catalogue knows.
    UNKNOWN = "unknown"
    #: No catalogue was asked.
    SKIPPED = "skipped"


class Unaskable(StrEnum):
    """Why nothing can be asked for a link, whatever a network says; its note has ``bad_url`` or ``not_found``."""

    #: An identifier that names no document.
    MISTYPED = "mistyped"
    #: No URL, path or identifier, by its form alone.
    MALFORMED = "malformed"
    #: A relative link of which no file is known: what it begins at is not, or no file stands there.
    UNPLACED = "unplaced"


@dataclass(frozen=True, slots=True)
class LinkResult:
    """What both layers say of one link. Four keys are always there; the rest only when known."""

    url: str
    resolve: Resolve
    catalog: Catalog
    #: Where the answer came from, when that is not the cited address.
    final_url: str = ""
    #: The last HTTP status.
    status: int | None = None
    #: The document's id, and its title in the catalogue.
    id: str = ""
    title: str = ""
    notes: tuple[str, ...] = ()
    #: Where the link itself stands; known to the command alone, which was given files.
    cited_in: CitedIn | None = None
    #: None for a link that can be asked for.
    unaskable: Unaskable | None = None

    def to_dict(self) -> dict[str, JsonValue]:
        """The result as JSON, without lone surrogates."""
        found: dict[str, JsonValue] = {
            "url": without_surrogates(self.url),
            "resolve": self.resolve.value,
            "catalog": self.catalog.value,
        }
        if self.final_url:
            found["final_url"] = without_surrogates(self.final_url)
        if self.status is not None:
            found["status"] = self.status
        if self.id:
            found["id"] = without_surrogates(self.id)
        if self.title:
            found["title"] = without_surrogates(self.title)
        found["notes"] = [without_surrogates(note) for note in self.notes]
        if self.cited_in is not None:
            found["cited_in"] = self.cited_in.model_dump(mode="json")
        return found


@dataclass(frozen=True, slots=True)
class LinkReport:
    """One result a link, in the caller's order."""

    results: tuple[LinkResult, ...]
    #: False when a deadline left some links unasked.
    complete: bool = True
    notes: tuple[str, ...] = ()

    @property
    def resolved(self) -> dict[str, int]:
        """How often each word of layer 0 occurred; those that did not are absent."""
        return dict(Counter(result.resolve.value for result in self.results))

    @property
    def catalogued(self) -> dict[str, int]:
        """The same of layer 1."""
        return dict(Counter(result.catalog.value for result in self.results))

    def to_dict(self) -> dict[str, JsonValue]:
        """The report as JSON."""
        whole: dict[str, JsonValue] = {
            "results": [result.to_dict() for result in self.results],
            "summary": {"resolve": {**self.resolved}, "catalog": {**self.catalogued}},
            "complete": self.complete,
        }
        if self.notes:
            whole["notes"] = [without_surrogates(note) for note in self.notes]
        return whole
