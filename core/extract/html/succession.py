"""What a page states of itself: that it was replaced, corrected or withdrawn. Never what it says of other documents.

A notice about another paper ("Retraction of ...", "Correction to ...") is a document of its own and in force, so its
title says nothing here. Sources: RFC 5829 (successor-version), DCMI Metadata Terms (isReplacedBy), PRISM
(hasCorrection), schema.org (creativeWorkStatus, correction), the notices of the RFC Editor, arXiv and publishers.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from pydantic import JsonValue

from pincite.core.extract.html.data import main_entities
from pincite.core.extract.html.tags import words
from pincite.core.fetch.identifiers import Identifier, parse_identifier
from pincite.core.fetch.resolvers import Resolvers
from pincite.core.text.successor import Relation, Successor

#: Statements of one page that are kept, and code points of a title or an address.
MOST: Final = 32
_LONGEST: Final = 1_000

_REPLACED: Final = frozenset(
    words("dcterms.isreplacedby dc.relation.isreplacedby dc.isreplacedby dcterms:isreplacedby")
)
_CORRECTED: Final = frozenset(words("prism.hascorrection prism:hascorrection"))
#: Names of ``<meta>`` by which search engines for papers know one (Highwire Press tags).
_PAPER: Final = frozenset(words("citation_title citation_doi citation_journal_title citation_pmid citation_arxiv_id"))
#: Names of ``<meta>``, lower-case, that are looked at.
NAMES: Final = _REPLACED | _CORRECTED | _PAPER

#: How publishers mark the title of a paper that they took back.
_TAKEN_BACK: Final = re.compile(
    r"(?:\[(?:retracted|withdrawn)\]|(?:retracted|withdrawn)(?: (?:article|chapter|paper|preprint))? ?[:\u2013\u2014])",
    re.IGNORECASE,
)
_WITHDRAWN: Final = re.compile(
    r"^[ \t]*(?:comments:\s?)?this (?:paper|article|submission) has been withdrawn\b", re.IGNORECASE | re.MULTILINE
)
#: The line of dates above an abstract on arXiv, on the page of a version that is not the latest.
_LATEST: Final = re.compile(
    r"[\[(]submitted on [^\[\]]{1,200}\(this version(?:, v\d{1,3})?\), latest version [^()\[\]]{1,40}\(v(\d{1,3})\)",
    re.IGNORECASE,
)
_RFC: Final = re.compile(r"(?:information on )?rfc ?0{0,4}([1-9]\d{0,4})\b", re.IGNORECASE)
_NOTICE: Final = re.compile(r"^[ \t]*(obsoleted|updated) by\b:?", re.IGNORECASE | re.MULTILINE)
_FIRST: Final = re.compile(r"\s{0,20}(?:rfc ?)?0{0,4}([1-9]\d{0,4})\b", re.IGNORECASE)
_FURTHER: Final = re.compile(r"\s{0,20},\s{0,20}(?:rfc ?)?0{0,4}([1-9]\d{0,4})\b", re.IGNORECASE)
#: Notices stand before the text.
_TOP: Final = 8_000

_STATES: Final[Mapping[str, Relation]] = {
    "obsolete": "obsoleted",
    "superseded": "obsoleted",
    "retracted": "retracted",
    "withdrawn": "retracted",
}


def successors(
    links: Iterable[str],
    stated: Sequence[tuple[str, str]],
    linked_data: Iterable[str],
    *,
    title: str,
    text: str,
) -> tuple[Successor, ...]:
    """What the page states, each thing once.

    ``links`` are the absolute targets of ``rel=successor-version``, ``stated`` the names (``NAMES``) and contents of
    ``<meta>``, ``linked_data`` the texts of JSON-LD, ``title`` and ``text`` the page's title and visible text.
    """
    found: list[Successor] = [Successor("successor_version", link[:_LONGEST]) for link in links if link]
    found += (_named("successor_version", content) for name, content in stated if name in _REPLACED and content)
    found += (_named("corrected", content) for name, content in stated if name in _CORRECTED and content)
    found += _of_data(linked_data)
    top = text[:_TOP]
    if any(name in _PAPER for name, _ in stated):
        found += _of_paper(stated, title, top)
    elif own := _RFC.match(title.strip()):
        found += _of_rfc(int(own[1]), top)
    return tuple(dict.fromkeys(found))[:MOST]


def _of_paper(stated: Iterable[tuple[str, str]], title: str, top: str) -> Iterator[Successor]:
    said = dict(reversed([*stated]))
    if any(_TAKEN_BACK.match(text.strip()) for text in (title, said.get("citation_title", ""))):
        yield Successor("retracted")
    arxiv = said.get("citation_arxiv_id", "").strip()
    if arxiv and _WITHDRAWN.search(top):
        yield Successor("retracted")
    elif arxiv and (latest := _LATEST.search(" ".join(top.split()))):
        newest = parse_identifier(f"arxiv:{arxiv}v{latest[1]}")
        if isinstance(newest, Identifier):
            yield Successor("successor_version", Resolvers().resolve(newest), f"arXiv:{newest.value}")


def _of_rfc(own: int, top: str) -> Iterator[Successor]:
    """The notices above an RFC. What replaces one is younger, and has a higher number."""
    for notice in _NOTICE.finditer(top):
        relation: Relation = "obsoleted" if notice[1].lower() == "obsoleted" else "updated"
        number = _FIRST.match(top, notice.end())
        while number is not None:
            if int(number[1]) > own:
                url = Resolvers().resolve(Identifier("rfc", number[1]))
                yield Successor(relation, url, f"RFC {number[1]}")
            number = _FURTHER.match(top, number.end())


def _of_data(linked_data: Iterable[str]) -> Iterator[Successor]:
    """What JSON-LD states of the page's main entity."""
    texts = [text for text in linked_data if '"creativeWorkStatus"' in text or '"correction"' in text]
    for entity in main_entities(texts):
        status = _texts(entity.get("creativeWorkStatus"), "name")
        yield from (Successor(_STATES[state]) for text in status if (state := text.strip().lower()) in _STATES)
        yield from (_named("corrected", text) for text in _texts(entity.get("correction"), "url", "text") if text)


def _texts(value: JsonValue, *names: str) -> Iterator[str]:
    """The strings of a value, those under the first of ``names`` where it is an entity."""
    for one in value if isinstance(value, list) else [value]:
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict):
            yield next((text for name in names if isinstance(text := one.get(name), str) and text.strip()), "")


def _named(relation: Relation, text: str) -> Successor:
    """What ``text``, an address, an identifier or a title, says took the page's place."""
    text = " ".join(text.split())[:_LONGEST]
    if text.lower().startswith(("http://", "https://")) and " " not in text:
        return Successor(relation, text)
    named = parse_identifier(f"doi:{text}" if text.startswith("10.") else text)
    return Successor(relation, Resolvers().resolve(named) if isinstance(named, Identifier) else "", text)
