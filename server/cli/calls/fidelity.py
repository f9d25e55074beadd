"""``pincite fidelity``: does each finding of an answer follow from the words that it quotes?"""

from typing import Literal

from pincite.core.nli.fidelity.threshold import DEFAULT_MIN_SCORE
from pincite.server.cli.calls.arguments import File, Streams

Mode = Literal["off", "annotate_only", "warn", "reject"]


def fidelity(
    agent_output: File,
    *,
    mode: Mode = "warn",
    min_score: float = DEFAULT_MIN_SCORE,
    console: Streams,
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
    from pincite.server.cli.fidelity import fidelity

    return fidelity(agent_output, mode, min_score, console)
