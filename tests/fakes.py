"""Every port of the core, faked: what is not here is real in every test."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace

import anyio
from pydantic import JsonValue

from pincite.core.models import FetcherResponse, Reason
from pincite.core.models.links import Catalog
from pincite.core.ports import Answer, Conditions, Fetched, Listed, NLIProvider, NLIVerdict, NotModified, Unreachable
from pincite.core.text.canonical import canonicalize_text, content_sha256

Page = str | bytes | Answer | Exception


def html(body: str, *, title: str = "A page", head: str = "") -> str:
    """A small document of HTML."""
    return f"<!doctype html><html><head><title>{title}</title>{head}</head><body>{body}</body></html>"


def page(body: str | bytes, url: str, *, final_url: str = "", **more: object) -> Fetched:
    """A body as a server answered it, by default as HTML from ``url`` itself."""
    answer = Fetched(
        url=url,
        final_url=final_url or url,
        status=200,
        headers={"content-type": "text/html; charset=utf-8"},
        body=body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body,
    )
    return replace(answer, **more)  # type: ignore[arg-type]  # the fields of Fetched, named by the test


@dataclass
class FakeWeb:
    """A ``ConditionalFetcher`` over pages in memory; ``asked`` and ``conditions`` record every request."""

    pages: Mapping[str, Page] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    conditions: list[Conditions | None] = field(default_factory=list)
    #: Awaited before each answer, with the URL.
    before: Callable[[str], Awaitable[None]] | None = None

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        self.asked.append(url)
        self.conditions.append(conditions)
        if self.before is not None:
            await self.before(url)
        found = self.pages.get(url.partition("#")[0])
        if found is None:
            return Unreachable(url, Reason.NOT_FOUND, "The host answered with status 404.", status=404)
        if isinstance(found, Exception):
            raise found
        if isinstance(found, NotModified) and conditions is None:
            raise AssertionError("not modified, but no condition was set")
        return page(found, url) if isinstance(found, (str, bytes)) else found


class Hanging:
    """A ``before`` of ``FakeWeb`` that never ends; ``reached`` is set as it begins, ``given_up`` when nobody waits."""

    def __init__(self) -> None:
        self.reached, self.given_up = anyio.Event(), anyio.Event()

    async def __call__(self, _: str) -> None:
        self.reached.set()
        try:
            await anyio.sleep_forever()
        finally:
            self.given_up.set()


@dataclass
class FakeFetcher:
    """What a caller injects (CONTRACT 4): an async callable over bodies, responses or errors by URL."""

    pages: Mapping[str, str | bytes | FetcherResponse | Exception | object] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)

    async def __call__(self, url: str) -> FetcherResponse:
        self.asked.append(url)
        found = self.pages.get(url, FetcherResponse(url, 404))
        if isinstance(found, Exception):
            raise found
        if isinstance(found, (str, bytes)):
            return FetcherResponse(url, 200, found)
        return found  # type: ignore[return-value]  # duck-typed on purpose


@dataclass
class FakeJudge(NLIProvider):
    """A judge that gives one verdict, or raises one error, and records what it was asked."""

    verdict: NLIVerdict | Exception = NLIVerdict("entails", 0.9, "fake-judge")  # noqa: RUF009 - frozen
    name: str = "fake-judge"
    target: str = "cpu"
    asked: list[tuple[str, str, str]] = field(default_factory=list)

    async def available(self) -> str | None:
        return None

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        self.asked.append((claim, premise, language))
        if isinstance(self.verdict, Exception):
            raise self.verdict
        return self.verdict


@dataclass
class FakeCatalogue:
    """A ``Catalogue`` that knows what it is given, by URL and title, or raises; ``asked`` records every question."""

    known: Mapping[tuple[str, str], Listed | Exception] = field(default_factory=dict)
    asked: list[tuple[str, str]] = field(default_factory=list)

    async def look_up(self, url: str, title: str = "", /) -> Listed:
        self.asked.append((url, title))
        found = self.known.get((url, title), Listed(Catalog.UNKNOWN))
        if isinstance(found, Exception):
            raise found
        return found


def cited(
    url: object,
    words: str,
    *,
    excerpt: object = None,
    summary: str = "",
    accessed_at: object = "2026-01-01T00:00:00+00:00",
    stamp: Mapping[str, JsonValue] | None = None,
    metadata: Mapping[str, JsonValue] | None = None,
    **more: JsonValue,
) -> dict[str, object]:
    """A finding stamped with ``words``; ``excerpt`` is ``words`` unless given, "" for the hash alone."""
    length = len(canonicalize_text(words))
    return {
        "summary": summary,
        "excerpt": words if excerpt is None else excerpt,
        "citation": {
            "url": url,
            "metadata": {
                "content_hash": content_sha256(words),
                "accessed_at": accessed_at,
                "pincite": {"v": 1, "length": length, **(stamp or {})},
                **(metadata or {}),
                **more,
            },
        },
    }
