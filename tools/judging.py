"""The judge that the settings choose, and what a report must say of it, or of there being none."""

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import anyio

from pincite.core.errors import ProvenanceError

if TYPE_CHECKING:
    from pincite.core.ports import NLIProvider
    from pincite.tools.ports import ChooseJudge, Ports

#: Chosen unasked only where no other judge can be used: what it says is then no judgement to rely on.
_LAST = "fake-nli"
#: The part of a call's time that a judge may take to be loaded.
_PART = 0.3


@dataclass(frozen=True, slots=True)
class Choice:
    """The judge of one call, what its answer says of that, and the seconds that are left of the call's deadline."""

    judge: "NLIProvider | None"
    notes: tuple[str, ...]
    left: float


async def chosen(ports: "Ports", *, wanted: bool) -> Choice:
    """The judge that the settings choose for a call that has begun now; none where none is ``wanted``."""
    deadline, begun = ports.settings.deadline, anyio.current_time()
    judge, notes = (
        await judge_or_note(ports.choose_judge, ports.settings.nli_provider, deadline=deadline)
        if wanted
        else (None, ())
    )
    return Choice(judge, notes, deadline - (anyio.current_time() - begun))


async def judge_or_note(
    choose_judge: "ChooseJudge", named: str = "", *, deadline: float = math.inf
) -> "tuple[NLIProvider | None, tuple[str, ...]]":
    """The judge, or the note that a report carries instead of judgements; ``named`` is the judge that was asked for.

    A judge that takes too large a part of the ``deadline``, in seconds, to be loaded is none for this once.
    """
    within = deadline * _PART
    try:
        with anyio.fail_after(None if math.isinf(within) else within):
            judge = await choose_judge()
    except TimeoutError:
        return None, (f"entailment not checked: the judge was still loading after {within:g} s; ask again",)
    except ProvenanceError as error:
        return None, (f"entailment not checked: {error}",)
    return judge, caution(judge, named)


def caution(judge: "NLIProvider", named: str = "") -> tuple[str, ...]:
    """What must be said of a judge that was chosen for want of any other; ``named`` is the judge that was asked for."""
    if judge.name != _LAST or named:
        return ()
    return (f"no judge of entailment is usable here: {_LAST} answered, which only counts shared words",)
