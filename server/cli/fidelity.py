"""``pincite fidelity``: does each finding of an answer follow from the words that it quotes?"""

from typing import Annotated, Literal

import anyio
from cyclopts import Parameter

from pincite.core.errors import NLIUnavailableError
from pincite.core.nli.fidelity.check import Fidelity, check_fidelity
from pincite.core.nli.fidelity.threshold import DEFAULT_MIN_SCORE
from pincite.core.nli.registry import shared
from pincite.core.ports import NLIProvider
from pincite.core.reports.alike import counted
from pincite.core.settings import Settings
from pincite.core.shapes.output import within
from pincite.server.cli import answers
from pincite.server.cli.console import Console
from pincite.server.cli.exits import Exit, UsageError
from pincite.server.cli.files import File
from pincite.server.cli.written import show
from pincite.tools.judging import caution


def fidelity(
    agent_output: File,
    *,
    mode: Literal["off", "annotate_only", "warn", "reject"] = "warn",
    min_score: float = DEFAULT_MIN_SCORE,
    console: Annotated[Console, Parameter(parse=False)],
) -> int:
    """Judge whether each finding's excerpt supports its summary, and print the answer with the verdicts.

    It is one line of JSON; Markdown comes back as Markdown. No page is read. What is not supported or could not be
    judged is named on standard error. Exit status: 2 if any finding failed, else 3 if any could not be judged, else 0;
    64 for a wrong call, 65 for input that cannot be read, 78 for a bad setting.

    Parameters
    ----------
    agent_output
        JSON of the answer, or Markdown: a file, or - for standard input.
    mode
        warn names each finding that is not supported, reject drops it, annotate_only writes the verdict alone, off
        judges nothing.
    min_score
        The least score of a supported finding, from 0 to 1. Left out: 0.7, or what the judge recommends.
    """
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
