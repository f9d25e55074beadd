"""``pincite fidelity``: does each finding of an answer follow from the words that it quotes?"""

import anyio

from pincite.core.errors import NLIUnavailableError
from pincite.core.nli.fidelity.check import Fidelity, check_fidelity
from pincite.core.nli.registry import shared
from pincite.core.ports import NLIProvider
from pincite.core.reports.alike import counted
from pincite.core.settings import Settings
from pincite.core.shapes.output import within
from pincite.server.cli import answers
from pincite.server.cli.calls.fidelity import Mode
from pincite.server.cli.console import Console
from pincite.server.cli.exits import Exit, UsageError
from pincite.server.cli.written import show
from pincite.tools.judging import caution


def fidelity(agent_output: str, mode: Mode, min_score: float, console: Console) -> int:
    """Judge the findings in ``agent_output`` and print them with their verdicts; the exit status."""
    if not 0 <= min_score <= 1:
        raise UsageError(f"--min-score is {min_score:g}; a score lies between 0 and 1")
    settings = Settings()
    found = within(answers.read(agent_output, console), settings.max_citations)
    answers.say_left_out(found.notes, console)

    async def run() -> Fidelity:
        judge, why = (None, "") if mode == "off" else await _judge(settings)
        for note in () if judge is None else caution(judge, settings.nli_provider):
            console.warn(note)
        try:
            return await check_fidelity(found, judge=judge, mode=mode, min_score=min_score, no_judge=why)
        finally:
            await shared().aclose()

    checked = anyio.run(run)
    # In the mode annotate_only the answer has no warnings of them; a person is told all the same.
    for warning in dict.fromkeys((*checked.warnings, *checked.failures)):
        console.warn(" ".join(warning.split()))
    if checked.threshold.recommended_by and mode != "off":
        bar = checked.threshold
        console.warn(f"a finding is supported from a score of {bar.score:g} on, as {bar.recommended_by} recommends")
    if checked.too_short:
        console.warn(f"skipped, for their excerpts are too short to judge by: {counted(checked.too_short)}")
    if checked.without_excerpt:
        console.warn(f"skipped, for they have no excerpt: {counted(checked.without_excerpt)}")
    show(checked.output, console)
    if checked.failed:
        return Exit.NOT_SUPPORTED
    return Exit.NOT_JUDGED if checked.unjudged else Exit.OK


async def _judge(settings: Settings) -> tuple[NLIProvider | None, str]:
    """The judge of the settings; else None and why there is none. A name that nobody knows is an error."""
    try:
        return await shared().choose(settings.nli_provider, order=settings.provider_order), ""
    except NLIUnavailableError as error:
        return None, str(error)
