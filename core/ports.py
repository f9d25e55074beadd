"""The protocols at pincite's edges: what reads a URL or a body, what judges a claim, what knows a document."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, Protocol, runtime_checkable

from pydantic import JsonValue

from pincite.core.models import Reason, SourceFile
from pincite.core.models.links import Catalog
from pincite.core.text.page import PageText

Label = Literal["entails", "neutral", "contradicts"]


@dataclass(frozen=True, slots=True)
class Fetched:
    """A body that a server answered with a status in 200-299."""

    url: str
    final_url: str
    status: int
    #: Header names are lower-case.
    headers: Mapping[str, str]
    #: Decoded from its content encoding; text only when an injected fetcher had decoded it already.
    body: bytes | str
    #: Every URL that was asked, the first and the last included.
    redirects: tuple[str, ...] = ()
    #: Where permanent redirects (301, 308) from ``url`` led, before any other; empty where there were none, None where
    #: the fetcher cannot tell the kinds apart.
    moved: str | None = None
    #: Set when a limit or the connection cut the body: it is still searched, and only absence is in doubt.
    cut: Reason | None = None
    notes: tuple[str, ...] = ()
    #: The URL that ``url``, an identifier such as ``doi:``, stands for; empty where ``url`` is a URL itself.
    resolved: str = ""
    #: Whether a browser ran the page's scripts; ``body`` is what they left.
    rendered: bool = False
    #: The local file that was read, where it was one.
    file: SourceFile | None = None


@dataclass(frozen=True, slots=True)
class NotModified:
    """The server's word (304) that the stamped representation still stands."""

    url: str
    final_url: str
    #: As for ``Fetched``.
    resolved: str = ""


@dataclass(frozen=True, slots=True)
class Unreachable:
    """Why there is no body; ``detail`` is a sentence for a person, without secrets."""

    url: str
    reason: Reason
    detail: str
    status: int | None = None
    final_url: str = ""
    retry_after: float | None = None
    #: Every URL that was asked, where the fetcher knows them.
    redirects: tuple[str, ...] = ()
    #: As for ``Fetched``.
    resolved: str = ""
    #: The local file that was read, and holds no text or no document.
    file: SourceFile | None = None


Answer = Fetched | NotModified | Unreachable


class Response(Protocol):
    """What is asked of a response: the fields of a ``FetcherResponse``; its ``redirect_chain`` may be there too."""

    @property
    def final_url(self) -> str: ...

    @property
    def status(self) -> int: ...

    @property
    def body(self) -> str | bytes: ...


class Fetcher(Protocol):
    """What callers inject: any async callable from a URL to a response (CONTRACT 4); may raise anything.

    A mapping with the fields of a response will do, and so will an answer of pincite's own kind.
    """

    async def __call__(self, url: str, /) -> Response | Mapping[str, object] | Answer: ...


@dataclass(frozen=True, slots=True)
class Conditions:
    """The validators of a representation that is known already, for a conditional request."""

    etag: str = ""
    #: For callers who fetch for themselves. No verdict rests on it: to the second only, it is a weak validator.
    last_modified: str = ""


@runtime_checkable
class ConditionalFetcher(Protocol):
    """pincite's own kind of fetcher: failures are values, and a request may be conditional."""

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        """What answers at ``url``; "not modified" only where ``conditions`` were given."""
        ...


@dataclass(frozen=True, slots=True)
class Body:
    """A body and what is known of it, as an extractor gets it."""

    content: bytes | str
    url: str
    #: Media type without parameters, lower-case, or empty when unknown.
    media_type: str = ""
    #: The charset that the transport named, or empty.
    charset: str = ""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Why a body has no words that could be read; ``detail`` is a sentence for a person."""

    reason: Reason
    detail: str


class Extractor(Protocol):
    """One source format. ``name`` and ``version`` go into the stamp as ``name/version``."""

    name: str
    version: str
    media_types: frozenset[str]

    def sniffs(self, body: Body) -> bool:
        """Whether the first bytes look like this format (asked only when the media type does not decide)."""
        ...

    def extract(self, body: Body) -> PageText | Reason | Unreadable:
        """The page's words, or why there are none."""
        ...


@runtime_checkable
class RereadingExtractor(Extractor, Protocol):
    """An extractor with a second reader of another make, asked before anything is said to have changed."""

    def extract_again(self, body: Body) -> PageText | Reason | Unreadable:
        """The words as the second reader has them; its own name and version are the page's ``extractor``."""
        ...


@runtime_checkable
class InstallableExtractor(Extractor, Protocol):
    """An extractor that reads only with what may not be installed."""

    def missing(self) -> str | None:
        """None where it can read, else a sentence that says what to install."""
        ...


@dataclass(frozen=True, slots=True)
class NLIVerdict:
    """A judge's answer: one of three words, and its confidence in that word (0..1)."""

    verdict: Label
    score: float
    provider: str
    raw: dict[str, JsonValue] = field(default_factory=dict)

    def __post_init__(self) -> None:
        # NaN, which alone differs from itself, becomes 0 (CONTRACT 5).
        score = self.score
        clamped = min(max(float(score), 0.0), 1.0) if score == score else 0.0
        object.__setattr__(self, "score", clamped)

    def to_dict(self) -> dict[str, JsonValue]:
        """The answer as JSON, with a ``raw`` of its own."""
        return {
            "verdict": self.verdict,
            "score": self.score,
            "provider": self.provider,
            "raw": deepcopy(self.raw),
        }


class Judge(Protocol):
    """The least that a caller's judge has: an answer with ``verdict`` or ``label``, and ``score``; async or not."""

    def evaluate(self, claim: str, premise: str, /, *, language: str) -> object: ...


class OlderJudge(Protocol):
    """The older form of a judge, which is not told the language."""

    def evaluate_entailment(self, claim: str, premise: str, /) -> object: ...


class NLIProvider(Protocol):
    """A judge. It raises ``NLIUnavailableError`` when it cannot answer; "unavailable" is not "neutral".

    A class that names this protocol as its base inherits the batch form, which is for callers who ask a judge
    themselves: pincite asks for one verdict at a time, several side by side, so that a failure costs no other answer.
    """

    name: str
    target: str
    #: The score from which its "entails" may be relied on, where it knows one (used by the fidelity check).
    recommended_threshold: float | None = None

    async def available(self) -> str | None:
        """None when usable, else the reason in a sentence."""
        ...

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        """Whether ``premise`` entails ``claim``; either may be empty, ``language`` is a BCP 47 tag."""
        ...

    async def evaluate_batch(self, pairs: Sequence[tuple[str, str]], *, language: str = "en") -> list[NLIVerdict]:
        """The verdicts on ``pairs`` (claim, premise), in their order; one after the other by default."""
        return [await self.evaluate(claim, premise, language=language) for claim, premise in pairs]


@dataclass(frozen=True, slots=True)
class Listed:
    """What a catalogue says of a link; ``notes`` are sentences for a person."""

    catalog: Catalog
    #: The document's id, where the URL names one, and its title in the catalogue.
    id: str = ""
    title: str = ""
    notes: tuple[str, ...] = ()


class Catalogue(Protocol):
    """An offline list of known documents (CONTRACT 8). It asks no network, and may raise anything."""

    async def look_up(self, url: str, title: str = "", /) -> Listed:
        """What is known of the document at ``url``, cited under ``title`` (empty where it was cited without)."""
        ...


@dataclass(frozen=True, slots=True)
class Capture:
    """One copy of a page that an archive made: where it is kept, and when it was made (in UTC)."""

    url: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Captures:
    """The captures of one page, oldest first, no two of one moment, and how many requests it took to list them."""

    known: tuple[Capture, ...]
    requests: int = 1
    #: Whether the list was too long to be read whole.
    cut: bool = False


class Archive(Protocol):
    """What keeps copies of pages as they once were; it fails by value, and may raise anything."""

    async def captures(self, url: str, near: datetime, /) -> Captures | Unreachable:
        """The known captures of the page at ``url``, at least those around ``near``; none is no failure."""
        ...

    async def read(self, capture: Capture, url: str, /) -> Fetched | Unreachable:
        """The body of a capture of the page at ``url``, with that page's own address as where it came from."""
        ...
