"""``pincite check``: read every source of an answer again and say which passages still stand."""

from pathlib import Path
from typing import Annotated

import anyio
from cyclopts import Parameter

from pincite.core.errors import InputError
from pincite.core.models import Status
from pincite.core.nli.registry import shared
from pincite.core.reports import formats
from pincite.core.reports.explained import totals, unstamped
from pincite.core.reports.remarks import is_clean
from pincite.core.settings import Settings
from pincite.core.sources import with_rendering
from pincite.core.verify import parse_since
from pincite.server.cli import answers, files, together
from pincite.server.cli.accepted import accepted_in, with_accepted
from pincite.server.cli.checking import Checking
from pincite.server.cli.console import Console
from pincite.server.cli.delivery import deliver_each, page
from pincite.server.cli.exits import UsageError, exit_of
from pincite.server.cli.files import Files
from pincite.server.cli.forms import FOR_SERVICES, JSON, OWN, TEXT, form_of
from pincite.server.cli.known import known_documents
from pincite.server.cli.render import must_load, rendered

#: Seconds: a year of them is a slip of the hand.
_LONGEST = 31_536_000.0


def check(
    agent_output: Files,
    *,
    since: str = "",
    with_nli: Annotated[bool, Parameter(negative="")] = False,
    report: str | None = None,
    out: Annotated[tuple[Path, ...], Parameter(negative="")] = (),
    plain: Annotated[bool, Parameter(negative="")] = False,
    layers: Annotated[bool, Parameter(negative="")] = False,
    archive: Annotated[bool, Parameter(negative="")] = False,
    render: Annotated[bool, Parameter(negative="")] = False,
    catalogue: Path | None = None,
    deadline: float | None = None,
    accept: Path | None = None,
    strict: Annotated[bool, Parameter(negative="")] = False,
    console: Annotated[Console, Parameter(parse=False)],
) -> int:
    """Check every citation of an answer, or of several, against its source.

    Exit status: 2 if any passage changed, else 3 if any source could not be read, else 0; 64 for a wrong call, 65 for
    input or a catalogue that cannot be read, 78 for a bad setting.

    Parameters
    ----------
    agent_output
        JSON of the answer, or Markdown: files, or - for standard input. Of several there is one report, and each page
        is read once.
    since
        Skip citations read at or after this ISO 8601 date or time.
    with_nli
        Where a passage changed, judge whether it still supports its claim.
    report
        json (one line), md, txt, github (annotations), sarif, junit, or a form that another distribution offers. Left
        out: for a person when standard output is a terminal, else json.
    out
        Write the report to this file; when --report is left out, the name's ending says the form: .json, .md, .txt,
        .github, .sarif or .xml (JUnit). Given several times, each file gets the report in its own form.
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
    accept
        An earlier report in JSON: what it says changed or was unreachable, and is still the same, does not count for
        the exit status.
    strict
        Count as changed, for the exit status, what stands and is to be read with care or stands elsewhere than its URL
        points, and what was never stamped.
    """
    _refuse_contradictions(plain=plain, layers=layers, archive=archive, deadline=deadline, report=report, out=out)
    known_forms = tuple(dict.fromkeys([*OWN, *FOR_SERVICES, *formats()]))
    forms = {path: form_of(report, path, console, known=known_forms, plain=plain) for path in out or (None,)}
    for form in forms.values():
        must_load(form)
    settings = with_rendering(Settings(), wanted=render)
    if with_nli and settings.nli_provider:
        # A judge that cannot be used is a note of the report; a name that nobody knows is a fault of the settings.
        shared().full_name(settings.nli_provider)
    citing, said = together.read(agent_output, console, limit=settings.max_citations)
    try:
        after = parse_since(since)
    except InputError as error:
        raise UsageError(str(error)) from None

    for path in out:
        files.may_write(path, read=(*agent_output, catalogue, settings.catalogue, accept))
    accepted = None if accept is None else accepted_in(accept, console)
    checking = Checking(
        settings=settings,
        console=console,
        since=after,
        with_nli=with_nli,
        archive=archive,
        deadline=deadline,
        catalogue=known_documents(settings, catalogue),
    )
    provenance = anyio.run(checking.report, citing, said)
    if accepted is not None:
        provenance = with_accepted(provenance, accepted, str(accept), strict=strict)
    excerpts = [words for one in citing for words in one.output.excerpts]
    try:
        texts = {
            path: rendered(provenance, form, page(path, console), plain=plain, layers=layers, excerpts=excerpts)
            for path, form in forms.items()
        }
    except Exception:
        # What was read is not lost with the form that it was meant for.
        console.write_json(rendered(provenance, JSON, console, plain=plain))
        raise
    # A report for a terminal says so itself, before the same eyes.
    if forms.get(None) != TEXT:
        answers.say_left_out(said, console)
        if left := unstamped(provenance, console.say):
            console.warn(left)
    deliver_each(texts, forms, console, totals=totals(provenance, console.say))
    doubtful = (one for one in provenance.verdicts if one.status != Status.UNREACHABLE and not is_clean(one))
    return exit_of(provenance, doubtful=strict and any(doubtful))


def _refuse_contradictions(
    *, plain: bool, layers: bool, archive: bool, deadline: float | None, report: str | None, out: tuple[Path, ...]
) -> None:
    """Raises ``UsageError`` for options of which one leaves out what another asks for, or that say nothing."""
    if plain and layers:
        raise UsageError("--plain leaves out what --layers shows; give one of them")
    if plain and archive:
        raise UsageError("--plain leaves out what --archive adds; give one of them")
    if deadline is not None and not 0 < deadline < _LONGEST:
        raise UsageError(f"--deadline {deadline:g} is no number of seconds; give more than 0, up to {_LONGEST:.0f}")
    if report is not None and len(out) > 1:
        raise UsageError("--report names one form; of several --out each name says its own: leave out --report")
