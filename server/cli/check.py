"""``pincite check``: read every source of an answer again and say which passages still stand."""

from pathlib import Path
from typing import Annotated

import anyio
from cyclopts import Parameter

from pincite.core.archive import archive_of
from pincite.core.errors import InputError
from pincite.core.models import ProvenanceReport
from pincite.core.nli.registry import shared
from pincite.core.ports import NLIProvider
from pincite.core.reports import formats
from pincite.core.reports.explained import totals, unstamped
from pincite.core.settings import Settings
from pincite.core.shapes.output import output_of, within
from pincite.core.shapes.recognised import Recognised
from pincite.core.sources import open_fetcher, with_rendering
from pincite.core.telemetry import telemetry
from pincite.core.verify import parse_since, verify
from pincite.server.cli import answers, files
from pincite.server.cli.addresses import to_stamp
from pincite.server.cli.console import Console
from pincite.server.cli.delivery import deliver, page
from pincite.server.cli.exits import UsageError, exit_of
from pincite.server.cli.files import File
from pincite.server.cli.forms import JSON, OWN, TEXT, form_of
from pincite.server.cli.known import known_documents
from pincite.server.cli.progress import progress
from pincite.server.cli.render import must_load, rendered
from pincite.tools.fakes import fake_notes
from pincite.tools.judging import judge_or_note

#: Seconds: a year of them is a slip of the hand.
_LONGEST = 31_536_000.0


def check(
    agent_output: File,
    *,
    since: str = "",
    with_nli: Annotated[bool, Parameter(negative="")] = False,
    report: str | None = None,
    out: Path | None = None,
    plain: Annotated[bool, Parameter(negative="")] = False,
    layers: Annotated[bool, Parameter(negative="")] = False,
    archive: Annotated[bool, Parameter(negative="")] = False,
    render: Annotated[bool, Parameter(negative="")] = False,
    catalogue: Path | None = None,
    deadline: float | None = None,
    console: Annotated[Console, Parameter(parse=False)],
) -> int:
    """Check every citation of an answer against its source.

    Exit status: 2 if any passage changed, else 3 if any source could not be read, else 0; 64 for a wrong call, 65 for
    input or a catalogue that cannot be read, 78 for a bad setting.

    Parameters
    ----------
    agent_output
        JSON of the answer, or Markdown: a file, or - for standard input.
    since
        Skip citations read at or after this ISO 8601 date or time.
    with_nli
        Where a passage changed, judge whether it still supports its claim.
    report
        json (one line), md, txt, or a form that another distribution offers. Left out: for a person when standard
        output is a terminal, else json.
    out
        Write the report to this file; when --report is left out, the name's ending says the form: .json, .md or .txt.
    plain
        The pinned keys alone, for readers that refuse others.
    layers
        Show in the reports for people what each layer says: does the URL answer, is its document known to the
        catalogue, do the words stand, do they support the claim.
    archive
        Ask a web archive when passages that do not stand last stood. It is told the addresses of their pages.
    render
        Let a browser on this machine run the scripts of a page that has no text without them.
    catalogue
        A file of known documents (CSV, JSON Lines or SQLite with id, url_pattern, title). Left out: that of
        PINCITE_CATALOGUE.
    deadline
        Seconds for the whole check; what is left then is unreachable (deadline). Left out: as long as it takes.
    """
    if plain and layers:
        raise UsageError("--plain leaves out what --layers shows; give one of them")
    if plain and archive:
        raise UsageError("--plain leaves out what --archive adds; give one of them")
    if deadline is not None and not 0 < deadline < _LONGEST:
        raise UsageError(f"--deadline {deadline:g} is no number of seconds; give more than 0, up to {_LONGEST:.0f}")
    form = form_of(report, out, console, known=tuple(dict.fromkeys([*OWN, *formats()])), plain=plain)
    must_load(form)
    settings = with_rendering(Settings(), wanted=render)
    if with_nli and settings.nli_provider:
        # A judge that cannot be used is a note of the report; a name that nobody knows is a fault of the settings.
        shared().full_name(settings.nli_provider)
    output = output_of(within(_answer(agent_output, console), settings.max_citations))
    try:
        after = parse_since(since)
    except InputError as error:
        raise UsageError(str(error)) from None

    if out is not None:
        files.may_write(out, read=(agent_output, catalogue, settings.catalogue))
    base = files.folder_of(agent_output)
    known = known_documents(settings, catalogue)
    fakes = fake_notes(settings)

    def checked(done: int, total: int) -> str:
        return console.say("{done} of {total} citations checked", done=done, total=total)

    async def choose_judge() -> NLIProvider:
        return await shared().choose(settings.nli_provider, order=settings.provider_order)

    async def read() -> ProvenanceReport:
        judge, notes = await judge_or_note(choose_judge, settings.nli_provider) if with_nli else (None, ())
        for note in notes:
            console.warn(note)
        with progress(console, checked) as advance:
            async with open_fetcher(settings, output, base=base, warn=console.warn) as fetcher:
                return await verify(
                    output,
                    fetcher=fetcher,
                    judge=judge,
                    since=after,
                    concurrency=settings.concurrency,
                    progress=advance,
                    telemetry=telemetry(settings),
                    catalogue=known,
                    archive=archive_of(settings, fetcher, wanted=archive),
                    siblings=not fakes,
                    deadline=deadline,
                    notes=(*fakes, *notes),
                )

    async def run() -> ProvenanceReport:
        try:
            return await read()
        finally:
            if with_nli:
                await shared().aclose()

    provenance = anyio.run(run)
    try:
        text = rendered(provenance, form, page(out, console), plain=plain, layers=layers, excerpts=output.excerpts)
    except Exception:
        # What was read is not lost with the form that it was meant for.
        console.write_json(rendered(provenance, JSON, console, plain=plain))
        raise
    # A report for a terminal says so itself, before the same eyes.
    if form != TEXT or out is not None:
        answers.say_left_out(output.notes, console)
        if left := unstamped(provenance, console.say):
            console.warn(left)
    deliver(text, form, out, console, totals=totals(provenance, console.say))
    return exit_of(provenance)


def _answer(file: str, console: Console) -> Recognised:
    stamped = f"a citation of it is checked once it is stamped: {to_stamp(file)} > cited.json"
    return answers.read(file, console, if_address=stamped)
