"""Every citation of an output is stamped with its page's own words, in a copy of the caller's own value."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pydantic import JsonValue

from pincite.core.anchor import Location
from pincite.core.errors import ProvenanceError
from pincite.core.ports import Answer, ConditionalFetcher, Conditions, Fetcher
from pincite.core.shapes.output import most_findings, within
from pincite.core.shapes.recognised import Recognised, recognise
from pincite.core.shapes.stamping import (
    Metadata,
    Stampable,
    StampedOutput,
    stamp_words,
    stampable,
    with_stamps,
    words_by_place,
)
from pincite.core.stamp import Now, must_be_now, write_claim


@dataclass(frozen=True, slots=True)
class Said:
    """What is said of the citation of all the words that are stamped; empty where nothing is."""

    claim: str = ""
    published_date: str = ""
    revision: str = ""

    def beside(self, metadata: Metadata) -> Metadata:
        """``metadata`` with what is said, in a copy; the stamp in it is as it was."""
        new = dict(metadata)
        write_claim(new, self.claim)
        said: dict[str, JsonValue] = {"published_date": self.published_date, "revision": self.revision}
        return new | {name: value for name, value in said.items() if value}


NOTHING: Final = Said()


async def anchor_output(
    output: object,
    *,
    fetcher: Fetcher | ConditionalFetcher,
    texts: Mapping[int, str] | None = None,
    sketch: bool = True,
    keep_text: bool = False,
    now: Now = None,
) -> StampedOutput:
    """Stamp every citation of ``output`` with the passage of its page that it quotes; ``output`` is not changed.

    ``output`` and ``texts`` are as for ``stamp_output``, everything else is as for ``anchor_citation``. The pages are
    read one after the other, each of them once. A citation whose page cannot be read, or whose words do not stand
    there, is left as it was: ``left_out`` says why, and ``errors`` has the error that ``anchor_citation`` would raise.
    Raises InputError and SettingError like ``stamp_output``, and TypeError like ``anchor_citation`` for what is no
    fetcher.
    """
    from pincite.core.verify.injected import conditional

    fetcher = conditional(fetcher)  # Before all else: without one, words that nobody read would be stamped.
    found = within(recognise(output), most_findings())
    return await stamp_each(found, fetcher=fetcher, texts=texts, sketch=sketch, keep_text=keep_text, now=now)


async def stamp_each(
    found: Recognised,
    *,
    fetcher: Fetcher | ConditionalFetcher | None = None,
    texts: Mapping[int, str] | None = None,
    said: Said = NOTHING,
    kept: Mapping[int, Metadata] | None = None,
    elsewhere: Mapping[int, Metadata] | None = None,
    sketch: bool = True,
    keep_text: bool = False,
    now: Now = None,
) -> StampedOutput:
    """Every citation of ``found`` stamped with its page's own words, or, without a ``fetcher``, with its own.

    ``said`` is of every citation: give it for a single one. ``kept`` is the metadata, by place, of stamps that stay as
    they are; what is said of their citation is written beside them. ``elsewhere`` is that of stamps that were made from
    another address than is cited: they stay where it leads to the same document.
    """
    kept, texts, doubtful = kept or {}, words_by_place(texts), elsewhere or {}
    must_be_now(now)
    targets = {
        place: stampable(cited, texts.get(place, "")) for place, cited in enumerate(found.cited) if place not in kept
    }
    left_out = {place: target for place, target in targets.items() if isinstance(target, str)}
    written = {place: said.beside(metadata) for place, metadata in kept.items()} if said != NOTHING else {}
    errors: dict[int, ProvenanceError] = {}
    locations: dict[int, Location] = {}
    # One page after the other, so that no more than one must be kept.
    ready = [(target.url, place, target) for place, target in targets.items() if isinstance(target, Stampable)]
    page = None if fetcher is None else _reading(fetcher)
    for _, place, target in sorted(ready, key=lambda one: one[:2]):
        try:
            found_at = partial(locations.__setitem__, place)
            await _stamp(target, page, said, sketch=sketch, keep_text=keep_text, now=now, found=found_at)
        except ProvenanceError as error:
            errors[place] = error
        else:
            old = doubtful.get(place)
            stays = old is not None and made_from(old) == made_from(target.metadata)
            written[place] = said.beside(old) if stays and old is not None else target.metadata
    failed = {place: str(error) for place, error in errors.items()}
    stamped = with_stamps(found, dict(sorted(written.items())), {**left_out, **failed})
    return replace(stamped, errors=errors, locations=dict(sorted(locations.items())))


def made_from(metadata: Mapping[str, JsonValue]) -> str | None:
    """The address of the document that a stamp was made from; None where it was made without one."""
    stamp = metadata.get("pincite")
    address = stamp.get("final_url") if isinstance(stamp, dict) else None
    return address if isinstance(address, str) else None


def _reading(fetcher: Fetcher | ConditionalFetcher) -> "_LastPage":
    # Imported with the first page: who stamps words alone waits for nothing that reading needs.
    from pincite.core.verify.injected import conditional

    return _LastPage(conditional(fetcher))


async def _stamp(
    target: Stampable,
    fetcher: ConditionalFetcher | None,
    said: Said,
    *,
    sketch: bool,
    keep_text: bool,
    now: Now,
    found: Callable[[Location], None],
) -> None:
    dated, revised = said.published_date or None, said.revision or None
    if fetcher is None:
        stamp_words(target, published_date=dated, revision=revised, sketch=sketch, keep_text=keep_text, now=now)
        write_claim(target.metadata, said.claim)
        return
    from pincite.core.ingest import anchor_citation

    await anchor_citation(
        {"url": target.url, "metadata": target.metadata},
        text=target.words,
        fetcher=fetcher,
        claim=said.claim,
        published_date=dated,
        revision=revised,
        sketch=sketch,
        keep_text=keep_text,
        now=now,
        found=found,
    )


class _LastPage:
    """A fetcher that remembers its last answer, for citations of one page come one after the other."""

    def __init__(self, fetcher: ConditionalFetcher) -> None:
        self._fetcher = fetcher
        self._last: tuple[str, Answer] | None = None

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        """What stands at ``url``; asked once while nothing else is asked."""
        if conditions is not None:
            return await self._fetcher.fetch(url, conditions)
        if self._last is None or self._last[0] != url:
            self._last = url, await self._fetcher.fetch(url)
        return self._last[1]
