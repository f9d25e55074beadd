"""The road: from parsed findings to a report on what still stands (DESIGN 2)."""

from pincite.core.verify.injected import conditional, reading_with
from pincite.core.verify.progress import Located, Progress
from pincite.core.verify.reader import Extract
from pincite.core.verify.road import verify
from pincite.core.verify.since import parse_since
from pincite.core.verify.validator import ProvenanceValidator

__all__ = [
    "Extract",
    "Located",
    "Progress",
    "ProvenanceValidator",
    "conditional",
    "parse_since",
    "reading_with",
    "verify",
]
