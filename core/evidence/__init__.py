"""Only a local registry of sources is an authority for wording; what a model says of them is checked (CONTRACT 7).

This room imports nothing of pincite but its errors. It knows sources, excerpts and roles, and no application.
"""

from pincite.core.evidence.artifact import Artifact, Confirmed, SourceText
from pincite.core.evidence.checks import Request, check
from pincite.core.evidence.policy import Coverage, Policy
from pincite.core.evidence.registry import Registry, Source
from pincite.core.evidence.verdict import EvidenceVerdict, Refusal, RefusalCode

__all__ = [
    "Artifact",
    "Confirmed",
    "Coverage",
    "EvidenceVerdict",
    "Policy",
    "Refusal",
    "RefusalCode",
    "Registry",
    "Request",
    "Source",
    "SourceText",
    "check",
]
