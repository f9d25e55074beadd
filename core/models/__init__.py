"""The shapes that callers exchange with pincite (CONTRACT 1)."""

from pincite.core.models.afterlife import ArchivedPassage, Successor
from pincite.core.models.citation import AgentResult, Citation, Finding
from pincite.core.models.reasons import Reason
from pincite.core.models.record import ProvenanceRecord
from pincite.core.models.report import ProvenanceReport
from pincite.core.models.response import FetcherResponse
from pincite.core.models.stamp import Stamp
from pincite.core.models.verdict import CitedIn, PassageSpan, ProvenanceVerdict, SourceFile, Status

__all__ = [
    "AgentResult",
    "ArchivedPassage",
    "Citation",
    "CitedIn",
    "FetcherResponse",
    "Finding",
    "PassageSpan",
    "ProvenanceRecord",
    "ProvenanceReport",
    "ProvenanceVerdict",
    "Reason",
    "SourceFile",
    "Stamp",
    "Status",
    "Successor",
]
