"""Passages of one page share one fetch: they are grouped by URL, fragments aside (CONTRACT 4)."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import Protocol, TypeVar

from pincite.core.fetch.identifiers import document_key, scheme_of
from pincite.core.shapes import CitedPassage


class AtUrl(Protocol):
    """Whatever is to be read from one URL."""

    @property
    def url(self) -> str: ...


T = TypeVar("T", bound=AtUrl)


@dataclass(frozen=True, slots=True)
class Group:
    """The passages cited from one page, in the caller's order."""

    #: As the first of its findings wrote it.
    url: str
    passages: tuple[CitedPassage, ...]


def by_url(passages: Iterable[CitedPassage]) -> list[Group]:
    """One group a URL or identifier, in the order in which they first occur."""
    found: defaultdict[str, list[CitedPassage]] = defaultdict(list)
    for passage in passages:
        found[document_key(passage.url)].append(passage)
    return [Group(passages[0].url, tuple(passages)) for passages in found.values()]


def across_hosts(groups: Sequence[T]) -> list[T]:
    """The groups dealt out host by host, so that one slow host does not hold every place in the queue."""
    hosts: defaultdict[str, list[T]] = defaultdict(list)
    for group in groups:
        hosts[host_of(group.url)].append(group)
    return [group for group in chain.from_iterable(zip_longest(*hosts.values())) if group is not None]


def host_of(url: str) -> str:
    """Scheme and host as the URL writes them: enough to tell two hosts apart, for any scheme.

    The identifiers of one scheme are asked of one host, their resolver's.
    """
    if (scheme := scheme_of(url)) is not None:
        return scheme
    return "/".join(url.strip().split("/", 3)[:3]).lower()
