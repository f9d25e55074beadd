"""The judge that the settings choose, or one sentence on why there is none."""

from typing import TYPE_CHECKING

from pincite.core.errors import ProvenanceError

if TYPE_CHECKING:
    from pincite.core.ports import NLIProvider
    from pincite.tools.ports import ChooseJudge


async def judge_or_note(choose_judge: "ChooseJudge") -> "tuple[NLIProvider | None, tuple[str, ...]]":
    """The judge, or the note that a report carries instead of judgements."""
    try:
        return await choose_judge(), ()
    except ProvenanceError as error:
        return None, (f"entailment not checked: {error}",)
