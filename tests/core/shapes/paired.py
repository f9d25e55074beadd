"""What a text cites, as the tests of Markdown compare it."""

from pincite.core.shapes import parse_agent_output
from pincite.core.shapes.recognised import recognise


def pairs(text: str) -> list[tuple[str, str]]:
    """The address and the words of each citation, in order."""
    found = recognise(text).cited
    return [
        (finding.url, one.around.excerpt) for one, finding in zip(found, parse_agent_output(text).findings, strict=True)
    ]
