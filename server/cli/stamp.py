"""``pincite stamp``: what holds citations comes back with their stamps."""

from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path

import anyio

from pincite.core.anchor import Location
from pincite.core.anchor_output import Said, made_from, stamp_each
from pincite.core.errors import EmptyPassageError, PassageNotFoundError, ProvenanceFetchError
from pincite.core.ports import ConditionalFetcher
from pincite.core.reports.cautions import cautions
from pincite.core.reports.harmless import one_line
from pincite.core.settings import Settings
from pincite.core.shapes.fields import field
from pincite.core.shapes.output import lines_of, within
from pincite.core.shapes.recognised import Recognised, recognise
from pincite.core.shapes.stamping import Metadata, StampedOutput, is_stamp_of, readable_stamp
from pincite.core.sources import open_fetcher, with_rendering
from pincite.core.stamp import metadata_of
from pincite.core.verify.addresses import without_fragment
from pincite.server.cli import answers, files
from pincite.server.cli.addresses import is_address, to_stamp
from pincite.server.cli.calls.stamp import StampOptions
from pincite.server.cli.console import Console
from pincite.server.cli.dates import date
from pincite.server.cli.elsewhere import naming
from pincite.server.cli.exits import Exit, UsageError
from pincite.server.cli.written import show
from pincite.tools import citation as citations


def stamp(finding: str, options: StampOptions, console: Console) -> int:
    """Stamp what ``finding`` cites and show it; the exit status."""
    if options.render and not options.verify:
        raise UsageError("--render is of pages that are read, and none is without --verify; give both")
    if options.keep and options.again:
        raise UsageError("--again makes new stamps in place of those that --keep keeps; give one of them")
    options = replace(options, published_date=date(options.published_date, "--published-date"))
    settings = with_rendering(Settings(), wanted=options.render)
    found = within(_found(finding, console), settings.max_citations)
    given = _Given(options, files.folder_of(finding))
    if options.out is not None:
        files.may_write(options.out)
    if found.form in ("finding", "citation"):
        return _one(found, given, settings, console)
    if len(found.cited) > 1 and (options.text or options.claim or options.published_date or options.revision):
        raise UsageError(
            f"--text, --claim, --published-date and --revision are of one citation, not {len(found.cited)}"
        )
    return _each(found, given, settings, console)


@dataclass(frozen=True)
class _Given:
    options: StampOptions
    #: The folder of the file that was given.
    base: Path | None

    @property
    def said(self) -> Said:
        return Said(self.options.claim, self.options.published_date, self.options.revision)

    def keeps(self, stamp: Metadata, excerpt: str) -> bool:
        """Whether the stamp of a citation that quotes ``excerpt`` stays: a new one of words alone may prove less."""
        words = self.options.text or (excerpt if self.options.keep else "")
        other = words and not is_stamp_of(stamp, words)
        return not ((self.options.verify and not self.options.keep) or self.options.again or other)


def _reading(
    given: _Given, settings: Settings, console: Console
) -> AbstractAsyncContextManager[ConditionalFetcher | None]:
    if not given.options.verify:
        return nullcontext()
    opened = open_fetcher(settings, None, base=given.base, warn=console.warn)
    # Without the folder of the text, each path begins at the folders of the settings, and none is elsewhere.
    return opened if given.base is None else naming(opened, console.warn)


def _one(found: Recognised, given: _Given, settings: Settings, console: Console) -> int:
    """One finding or citation: its own error decides the status."""
    stamps = _stamps(found)
    kept = bool(stamps) and given.keeps(stamps[0], found.cited[0].around.excerpt)
    is_elsewhere = kept and given.options.verify and _is_elsewhere(found, 0, stamps)
    if kept and not is_elsewhere:
        _say_kept(stamps, found, console)
        show(_described(found.value, stamps[0], given), console, given.options.out)
        return Exit.OK
    whole, citation = _parts(found.value)
    excerpt = whole.get("excerpt") if whole is not None else None
    words = given.options.text or (excerpt if isinstance(excerpt, str) else "")
    if not words:
        raise EmptyPassageError(f"there are no words to stamp: {_no_words(citation, whole is not None)}")

    places: list[Location] = []

    async def run() -> citations.Json:
        async with _reading(given, settings, console) as fetcher:
            return await citations.stamp(
                citation,
                text=words,
                claim=given.options.claim,
                published_date=given.options.published_date,
                revision=given.options.revision,
                sketch=settings.sketch,
                fetcher=fetcher,
                found=places.append,
            )

    try:
        stamped = anyio.run(run)
    except PassageNotFoundError as error:
        console.warn(citations.not_found(error))
        return Exit.CHANGED
    except ProvenanceFetchError as error:
        console.warn(f"{error.reason}: {one_line(str(error))}")
        return Exit.UNREACHABLE
    for place in places:
        _say_cautions(place, "", console)
    if is_elsewhere and made_from(stamps[0]) == made_from(metadata_of(stamped)):
        show(_described(found.value, stamps[0], given), console, given.options.out)
        return Exit.OK
    show(_with(whole, stamped), console, given.options.out)
    return Exit.OK


def _each(found: Recognised, given: _Given, settings: Settings, console: Console) -> int:
    """Every citation: each that is left out is named, and none loses the others."""
    stamps = _stamps(found)
    kept = {place: stamp for place, stamp in stamps.items() if given.keeps(stamp, found.cited[place].around.excerpt)}
    # Whether another address leads to the document of the stamp is known once it was asked.
    elsewhere = {
        place: kept.pop(place) for place in list(kept) if given.options.verify and _is_elsewhere(found, place, stamps)
    }

    async def run() -> StampedOutput:
        async with _reading(given, settings, console) as fetcher:
            return await stamp_each(
                found,
                fetcher=fetcher,
                texts=dict.fromkeys(range(len(found.cited)), given.options.text),
                said=given.said,
                kept=kept,
                elsewhere=elsewhere,
                sketch=settings.sketch,
            )

    new = anyio.run(run)
    errors = new.errors.values()
    for note in new.notes:
        have = f", {len({*new.stamped, *stamps})} with a stamp" if note.startswith("read as ") else ""
        console.warn(f"{note}{have}")
    called = [_called(place, len(found.cited), line) for place, line in enumerate(lines_of(found))]
    for place, location in new.locations.items():
        _say_cautions(location, f"{called[place]}: ", console)
    for place, reason in sorted(new.left_out.items()):
        has = "keeps the stamp that it had, for there is no new one" if place in stamps else "has no stamp"
        console.warn(f"{called[place]} {has}: {one_line(reason)}")
    if not new.stamped and not stamps and not errors:
        raise EmptyPassageError("no citation was stamped: none has both words and a url")
    _say_kept(kept, found, console)
    # Also where no page could be read: the stamps that were there are in it.
    if new.stamped or stamps:
        show(new.output, console, given.options.out)
    if any(isinstance(error, PassageNotFoundError) for error in errors):
        return Exit.CHANGED
    return Exit.UNREACHABLE if any(isinstance(error, ProvenanceFetchError) for error in errors) else Exit.OK


def _called(place: int, of: int, line: int | None) -> str:
    return f"citation {place + 1} of {of}" + (f" (line {line})" if line else "")


def _found(finding: str, console: Console) -> Recognised:
    """What is to be stamped; an address is a citation of it."""
    return recognise({"url": finding}) if is_address(finding) else answers.read(finding, console)


def _no_words(citation: citations.Json, in_finding: bool) -> str:
    if in_finding:
        return "the finding has no excerpt, and --text is not given"
    return f"give them by --text, as in {to_stamp(one_line(str(citation['url'])))}"


def _stamps(found: Recognised) -> dict[int, Metadata]:
    """The metadata of each citation that has a stamp already, by its place."""
    stamps = {place: readable_stamp(cited) for place, cited in enumerate(found.cited)}
    return {place: stamp for place, stamp in stamps.items() if stamp is not None}


def _is_elsewhere(found: Recognised, place: int, stamps: dict[int, Metadata]) -> bool:
    """Whether a stamp was made from a page of another address: this one was edited since, or leads there."""
    cited, page = field(found.cited[place].citation, "url"), made_from(stamps[place])
    return page is not None and isinstance(cited, str) and without_fragment(cited) != without_fragment(page)


def _say_cautions(location: Location, of: str, console: Console) -> None:
    """What speaks against relying on the words although they stand in their page."""
    if told := cautions(location, console.say):
        console.warn(f"{of}{console.say('Careful')}: {'; '.join(told)}")


def _say_kept(kept: dict[int, Metadata], found: Recognised, console: Console) -> None:
    if kept:
        console.warn(f"stamps kept as they were: {len(kept)} of {len(found.cited)}; --again makes new ones")


def _described(value: object, stamp: Metadata, given: _Given) -> object:
    """A finding or citation with what is said of it beside its stamp; itself where nothing is said."""
    metadata = given.said.beside(stamp)
    if metadata == stamp:
        return value
    whole, citation = _parts(value)
    return _with(whole, {**citation, "metadata": metadata})


def _with(whole: citations.Json | None, citation: citations.Json) -> citations.Json:
    return citation if whole is None else {**whole, "citation": citation}


def _parts(value: object) -> tuple[citations.Json | None, citations.Json]:
    """The finding, when there is one, and the citation."""
    if isinstance(value, dict) and "citation" in value:
        return value, citations.read_citation(value["citation"])
    return None, citations.read_citation(value)
