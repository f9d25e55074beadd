"""The answer that a tool is given; where it holds no citation, the model is told what one looks like."""

from typing import TYPE_CHECKING, Final

from pincite.core.errors import InputError, NotJsonError

if TYPE_CHECKING:
    from pincite.core.shapes.recognised import Recognised

#: Under which key MCP's structured content has what is no object.
_WRAPPED: Final = "result"


def read_answer(agent_output: object, *, limit: int) -> "Recognised":
    """What ``agent_output`` is and cites; raises ``InputError`` when it cites nothing, or more than ``limit``."""
    # Imported with the first call: what reads answers is not needed to say hello to a client.
    from pincite.core.shapes.output import within
    from pincite.core.shapes.recognised import recognise

    if agent_output is None or (isinstance(agent_output, str) and agent_output.strip() in ("", "null")):
        raise InputError("`agent_output` is empty; give the answer whose citations are meant")
    if isinstance(agent_output, dict) and agent_output.keys() == {_WRAPPED}:
        # What another tool answered, sent on as it came: a list or a text stands there under this key.
        agent_output = agent_output[_WRAPPED]
    try:
        return within(recognise(agent_output), limit)
    except NotJsonError:
        from pincite.core.shapes.uncited import is_meant_as_json, why_uncited

        if not isinstance(agent_output, str) or is_meant_as_json(agent_output):
            raise
        instead = "Give an object with `findings`, or links alone to validate_citations as `urls`."
        raise InputError(f"{why_uncited('The text', agent_output)} {instead}") from None
