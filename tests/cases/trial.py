"""One citation on trial: stamped from its words, from their hash alone or from the page itself, then checked.

A body that is a string is a fragment of an article, with a headline above and other paragraphs below.
"""

from dataclasses import dataclass

from pincite.core.ingest import anchor_citation
from pincite.core.models import ProvenanceVerdict
from pincite.core.ports import Fetched
from pincite.core.shapes import parse_agent_output
from pincite.core.stamp import stamp_citation
from pincite.core.verify import verify
from tests.fakes import FakeWeb, html, page

#: A fragment of an article, whatever a server may answer, or a whole web.
Source = str | Fetched | FakeWeb

URL = "https://a.test/deep/harbour"
WORDS = "The tide rose at dawn and the boats left the harbour."
FILLER = "".join(f"<p>Paragraph number {n} says something else entirely.</p>" for n in range(25))
#: Paragraphs of the length that articles have: what tells a document from a wall.
PROSE = "".join(
    f"<p>In the year {1800 + n} the old town by the sea kept its boats in the inner basin, where the masters paid a "
    "small toll to the mayor, and the mayor kept the wall, the light and the long bridge in good repair for all who "
    "came there from the north.</p>"
    for n in range(15)
)


def p(words: str) -> str:
    return f"<p>{words}</p>"


def article(body: str, **more: str) -> str:
    return html(f"<h1>An old town</h1>{body}{FILLER}", **more)


def source(body: str | bytes, media_type: str, *, final_url: str = "") -> Fetched:
    return page(body, URL, final_url=final_url, headers={"content-type": media_type})


def web(body: Source) -> FakeWeb:
    if isinstance(body, FakeWeb):
        return body
    return FakeWeb({URL: article(body) if isinstance(body, str) else body})


async def check(finding: object, body: Source) -> ProvenanceVerdict:
    # As ``ProvenanceValidator`` does it, but that each validator reads the settings anew.
    [verdict] = (await verify(parse_agent_output([finding]), fetcher=web(body))).verdicts
    return verdict


async def by_words(words: str, body: Source, *, url: str = URL) -> ProvenanceVerdict:
    """The excerpt is known, and is what was stamped."""
    return await check({"excerpt": words, "citation": stamp_citation({"url": url}, text=words)}, body)


async def by_hash(words: str, body: Source) -> ProvenanceVerdict:
    """Only the stamp is known: hash, length, skeleton, sketch."""
    return await check({"excerpt": "", "citation": stamp_citation({"url": URL}, text=words)}, body)


async def anchored(words: str, before: Source, now: Source, *, excerpt: bool = True) -> ProvenanceVerdict:
    """Stamped from the page ``before`` itself, checked against ``now``."""
    citation = await anchor_citation({"url": URL}, text=words, fetcher=web(before))
    return await check({"excerpt": words if excerpt else "", "citation": citation}, now)


@dataclass(frozen=True)
class Pair:
    """A page where the words stand, and its nearest look-alike: another page, or other words for the same page."""

    claim: str
    words: str
    page: str | Fetched
    kind: str = "exact"
    twin: str | Fetched = ""
    #: Other words that do not stand in ``page``.
    other: str = ""
    #: Whether the hash alone finds the words.
    blind: bool = True
    notes: tuple[str, ...] = ()


async def stands(pair: Pair) -> None:
    """The words are found whatever is known of them, under their own kind of sameness."""
    known = await by_words(pair.words, pair.page)
    assert (known.status, known.kind) == ("match", pair.kind)
    assert set(pair.notes) <= set(known.notes)
    verdicts = [await anchored(pair.words, pair.page, pair.page, excerpt=excerpt) for excerpt in (True, False)]
    if pair.blind:
        verdicts.append(await by_hash(pair.words, pair.page))
    assert {verdict.status for verdict in verdicts} == {"match"}


async def refused(pair: Pair) -> None:
    """The look-alike is never taken for the words."""
    if pair.other:
        verdicts = [await by_words(pair.other, pair.page), await by_hash(pair.other, pair.page)]
    else:
        verdicts = [await by_words(pair.words, pair.twin), await by_hash(pair.words, pair.twin)]
        verdicts += [await anchored(pair.words, pair.page, pair.twin, excerpt=excerpt) for excerpt in (True, False)]
    assert {verdict.status for verdict in verdicts} == {"changed"}


def claim(case: object) -> str:
    """The name of a case in a report."""
    return str(getattr(case, "claim", case))
