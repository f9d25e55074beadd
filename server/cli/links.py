"""``pincite links``: does each cited URL answer, and is its document known?"""

from dataclasses import replace

import anyio

from pincite.core.errors import InputError
from pincite.core.links import Link, check_links, read_with_notes
from pincite.core.models.links import LinkReport
from pincite.core.reports.links import as_json, as_markdown, as_text, is_unclear, is_wrong, totals
from pincite.core.settings import Settings
from pincite.core.shapes.output import too_many
from pincite.core.sources import open_fetcher
from pincite.server.cli import answers, files
from pincite.server.cli.addresses import is_address
from pincite.server.cli.calls.links import LinksOptions
from pincite.server.cli.console import Console
from pincite.server.cli.delivery import deliver
from pincite.server.cli.exits import CitesNothingError, Exit, UsageError
from pincite.server.cli.forms import MARKDOWN, TEXT, form_of
from pincite.server.cli.known import known_documents
from pincite.server.cli.progress import progress
from pincite.tools.fakes import fake_notes


def links(sources: tuple[str, ...], options: LinksOptions, console: Console) -> int:
    """Check the links in ``sources`` and deliver the report; the exit status."""
    if not sources:
        raise UsageError("there is nothing to check: name a file, a URL, or - for standard input")
    out, catalogue = options.out, options.catalogue
    form = form_of(options.report, out, console)
    settings = Settings()
    if out is not None:
        files.may_write(out, read=(*sources, catalogue, settings.catalogue))
    cited, notes = _cited(sources, settings.max_citations, console)
    known = known_documents(settings, catalogue)

    def checked(done: int, total: int) -> str:
        return console.say("{done} of {total} addresses checked", done=done, total=total)

    async def run() -> LinkReport:
        if not options.live:
            return await check_links(cited, catalogue=known, notes=notes, roots=settings.roots)
        with progress(console, checked) as advance:
            async with open_fetcher(settings, None, warn=console.warn) as fetcher:
                return await check_links(
                    cited,
                    fetcher=fetcher,
                    catalogue=known,
                    concurrency=settings.concurrency,
                    progress=advance,
                    notes=(*fake_notes(settings), *notes),
                    roots=settings.roots,
                )

    found = anyio.run(run)
    # A report for a terminal says so itself, before the same eyes.
    if form != TEXT or out is not None:
        answers.say_left_out(notes, console)
    deliver(_written(found, form, console), form, out, console, totals=totals(found, console.say))
    return exit_of(found)


def _written(report: LinkReport, form: str, console: Console) -> str:
    if form == MARKDOWN:
        return as_markdown(report, console.say)
    return as_text(report, limit=None, say=console.say) if form == TEXT else as_json(report)


def exit_of(report: LinkReport) -> Exit:
    """2 if any link leads to no such document, else 3 if any could not be told, else 0."""
    if any(map(is_wrong, report.results)):
        return Exit.CHANGED
    return Exit.UNREACHABLE if any(map(is_unclear, report.results)) else Exit.OK


def _cited(sources: tuple[str, ...], limit: int, console: Console) -> tuple[tuple[Link, ...], tuple[str, ...]]:
    """The links of all ``sources``, and what was recognised and left out of those that are answers."""
    found: list[Link] = []
    notes: list[str] = []
    silent: dict[str, str] = {}
    for source in sources:
        if is_address(source):
            found.append(Link(source))
            continue
        try:
            links, said = _in_file(source, limit, console)
        except CitesNothingError as error:
            if len(sources) == 1:
                raise
            silent[source] = error.near
            continue
        found += links
        notes += (
            said
            if len(sources) == 1
            else (f"{files.called(source)}: {note}" for note in said if answers.is_left_out(note))
        )
    if not found:
        raise InputError(f"none of the {len(sources)} files holds a link (docs/links.md)")
    if len(found) > limit:
        raise too_many(len(found), "links", limit)
    return tuple(found), (*notes, *answers.without_citations(silent))


def _in_file(file: str, limit: int, console: Console) -> tuple[tuple[Link, ...], tuple[str, ...]]:
    data = files.read(file, console)
    with answers.as_named(file, data, otherwise=", and not every line of it is an address or a path"):
        links, notes = read_with_notes(data, limit=limit)
    base = files.folder_of(file)
    return tuple(replace(link, base=base, cited_in=files.cited_in(file, link.line)) for link in links), notes
