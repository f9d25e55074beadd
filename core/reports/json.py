"""A report as JSON on one line, in ASCII, so that any pipe on any system carries it."""

import json

from pincite.core.models import ProvenanceReport


def render(report: ProvenanceReport, plain: bool = False) -> str:
    """The report on one line, without a line feed; ``plain`` keeps the pinned keys alone (CONTRACT 4, 6)."""
    return json.dumps(report.plain() if plain else report.model_dump(mode="json"), allow_nan=False)
