"""``pincite check``: read every source of an answer again and say which passages still stand."""

import anyio

from pincite.core.models import Status
from pincite.core.nli.registry import shared
from pincite.core.reports import formats
from pincite.core.reports.explained import totals, unstamped
from pincite.core.reports.remarks import is_clean
from pincite.core.settings import Settings
from pincite.core.sources import with_rendering
from pincite.server.cli import answers, files, together
from pincite.server.cli.accepted import accepted_in, with_accepted
from pincite.server.cli.calls.check import CheckOptions
from pincite.server.cli.checking import Checking
from pincite.server.cli.console import Console
from pincite.server.cli.dates import since
from pincite.server.cli.delivery import deliver_each, page
from pincite.server.cli.exits import UsageError
from pincite.server.cli.forms import FOR_SERVICES, JSON, OWN, TEXT, form_of
from pincite.server.cli.known import known_documents
from pincite.server.cli.outcome import exit_of
from pincite.server.cli.render import must_load, rendered

#: Seconds: a year of them is a slip of the hand.
_LONGEST = 31_536_000.0


def check(agent_output: tuple[str, ...], options: CheckOptions, console: Console) -> int:
    """Check what ``agent_output`` cites and deliver the report; the exit status."""
    _refuse_contradictions(options)
    after = since(options.since)
    out, plain = options.out, options.plain
    known_forms = tuple(dict.fromkeys([*OWN, *FOR_SERVICES, *formats()]))
    forms = {path: form_of(options.report, path, console, known=known_forms, plain=plain) for path in out or (None,)}
    for form in forms.values():
        must_load(form)
    settings = with_rendering(Settings(), wanted=options.render)
    if options.with_nli and settings.nli_provider:
        # A judge that cannot be used is a note of the report; a name that nobody knows is a fault of the settings.
        shared().full_name(settings.nli_provider)
    citing, said = together.read(agent_output, console, limit=settings.max_citations)
    for path in out:
        files.may_write(path, read=(*agent_output, options.catalogue, settings.catalogue, options.accept))
    accepted = None if options.accept is None else accepted_in(options.accept, console)
    checking = Checking(
        settings=settings,
        console=console,
        since=after,
        with_nli=options.with_nli,
        archive=options.archive,
        deadline=options.deadline,
        catalogue=known_documents(settings, options.catalogue),
    )
    provenance = anyio.run(checking.report, citing, said)
    if accepted is not None:
        provenance = with_accepted(provenance, accepted, str(options.accept), strict=options.strict)
    excerpts = [words for one in citing for words in one.output.excerpts]
    try:
        texts = {
            path: rendered(provenance, form, page(path, console), plain=plain, layers=options.layers, excerpts=excerpts)
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
    return exit_of(provenance, doubtful=options.strict and any(doubtful))


def _refuse_contradictions(options: CheckOptions) -> None:
    """Raises ``UsageError`` for options of which one leaves out what another asks for, or that say nothing."""
    deadline = options.deadline
    if options.plain and options.layers:
        raise UsageError("--plain leaves out what --layers shows; give one of them")
    if options.plain and options.archive:
        raise UsageError("--plain leaves out what --archive adds; give one of them")
    if deadline is not None and not 0 < deadline < _LONGEST:
        raise UsageError(f"--deadline {deadline:g} is no number of seconds; give more than 0, up to {_LONGEST:.0f}")
    if options.report is not None and len(options.out) > 1:
        raise UsageError("--report names one form; of several --out each name says its own: leave out --report")
