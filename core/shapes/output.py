"""An agent's output in any accepted form becomes a list of cited passages, each in its own place."""

from collections.abc import Sequence
from dataclasses import dataclass

from pincite.core.errors import InputError
from pincite.core.shapes import agent_result, json_text, listing
from pincite.core.shapes.citation import looks_like_citation
from pincite.core.shapes.fields import kind_of
from pincite.core.shapes.finding import looks_like_finding, parse_finding
from pincite.core.shapes.passage import Parsed

#: What a call may hold where the caller names no other bound.
MAX_FINDINGS = 20_000

_EXPECTED = "an agent's answer with `findings`, a list of findings or citations, one finding, or one citation"


@dataclass(frozen=True, slots=True)
class ParsedOutput:
    """What was recognised: the form, and every finding in the caller's order."""

    findings: tuple[Parsed, ...]
    #: ``agent_result``, ``list``, ``finding`` or ``citation``.
    form: str
    #: The language of the claims, a BCP 47 tag, where the answer names it.
    language: str = ""
    notes: tuple[str, ...] = ()


def parse_agent_output(value: object, *, limit: int = MAX_FINDINGS) -> ParsedOutput:
    """Read ``value``: objects of any class, mappings, a mix, or JSON of those in a string or in bytes.

    A finding that is odd becomes a verdict of its own. Raises InputError when there is no finding at all,
    when there are more than ``limit``, or when the whole has none of the accepted forms.
    """
    if isinstance(value, (str, bytes, bytearray)):
        decoded = json_text.decode(value)
        if isinstance(decoded, str):
            raise InputError(f"The input is a JSON string, not JSON itself; expected {_EXPECTED}.")
        value = decoded
    form, raw = _recognised(value)
    if not raw:
        raise InputError("The input holds no findings, so there is nothing to check.")
    if len(raw) > limit:
        raise InputError(f"The input holds {len(raw)} findings; at most {limit} are checked in one call.")
    return ParsedOutput(
        findings=tuple(parse_finding(item, place) for place, item in enumerate(raw)),
        form=form,
        language=agent_result.language_of(value) if form == "agent_result" else "",
    )


def _recognised(value: object) -> tuple[str, Sequence[object]]:
    findings = agent_result.findings_of(value)
    if findings is not None:
        return "agent_result", findings
    listed = listing.findings_of(value)
    if listed is not None:
        return "list", listed
    if looks_like_finding(value):
        return "finding", [value]
    if looks_like_citation(value):
        return "citation", [value]
    raise InputError(f"The input is {kind_of(value)} of another shape; expected {_EXPECTED}.")
