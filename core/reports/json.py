"""A report as JSON on one line."""

from pincite.core.models import ProvenanceReport
from pincite.core.reports.json_line import json_line


def render(report: ProvenanceReport, plain: bool = False) -> str:
    """The report on one line, without a line feed; ``plain`` keeps the pinned keys alone (CONTRACT 4, 6)."""
    return json_line(report.plain() if plain else report.to_dict())
