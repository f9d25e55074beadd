"""The judge that the settings choose, and what a report must say of it, or of there being none."""

from typing import TYPE_CHECKING

from pincite.core.errors import ProvenanceError

if TYPE_CHECKING:
    from pincite.core.ports import NLIProvider
    from pincite.tools.ports import ChooseJudge

#: Chosen unasked only where no other judge can be used: what it says is then no judgement to rely on.
_LAST = "fake-nli"


async def judge_or_note(choose_judge: "ChooseJudge", named: str = "") -> "tuple[NLIProvider | None, tuple[str, ...]]":
    """The judge, or the note that a report carries instead of judgements; ``named`` is the judge that was asked for."""
    try:
        judge = await choose_judge()
    except ProvenanceError as error:
        return None, (f"entailment not checked: {error}",)
    return judge, caution(judge, named)


def caution(judge: "NLIProvider", named: str = "") -> tuple[str, ...]:
    """What must be said of a judge that was chosen for want of any other; ``named`` is the judge that was asked for."""
    if judge.name != _LAST or named:
        return ()
    return (f"no judge of entailment is usable here: {_LAST} answered, which only counts shared words",)
