"""The forms that citations come in, parsed once at the door; everything behind it trusts what it gets."""

from pincite.core.shapes.output import ParsedOutput, parse_agent_output
from pincite.core.shapes.passage import CitedPassage, Claim, NoRecord, Parsed

__all__ = ["CitedPassage", "Claim", "NoRecord", "Parsed", "ParsedOutput", "parse_agent_output"]
