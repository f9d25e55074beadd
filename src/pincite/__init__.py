"""Stamp citations, and later prove against the living source whether the cited passage still stands.

Every public name is here and loaded when first used, so that ``import pincite`` costs next to nothing.
"""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pincite.core.anchor_output import anchor_output
    from pincite.core.chunks import stamp_chunks
    from pincite.core.errors import (
        EmptyPassageError,
        InputError,
        MissingProvenanceError,
        NLIProviderNotAvailableError,
        NLIUnavailableError,
        NotJsonError,
        PassageNotFoundError,
        ProvenanceError,
        ProvenanceFetchError,
        SettingError,
    )
    from pincite.core.fetch import GuardedFetcher, Limits, SourceFetcher
    from pincite.core.ingest import anchor_citation
    from pincite.core.models import (
        AgentResult,
        Citation,
        FetcherResponse,
        Finding,
        ProvenanceRecord,
        ProvenanceReport,
        ProvenanceVerdict,
    )
    from pincite.core.nli.entailment import evaluate_entailment
    from pincite.core.nli.fidelity.wrap import fidelity_wrap
    from pincite.core.ports import NLIProvider, NLIVerdict
    from pincite.core.reports.web_annotation import to_web_annotation
    from pincite.core.settings import Settings
    from pincite.core.shapes.stamping import StampedOutput, stamp_output
    from pincite.core.sources import open_fetcher
    from pincite.core.stamp import stamp_citation, stamp_finding_text
    from pincite.core.text.canonical import canonicalize_text, content_sha256
    from pincite.core.verify import ProvenanceValidator
    from pincite.core.verify_evidence import verify_evidence

__all__ = [
    "AgentResult",
    "Citation",
    "EmptyPassageError",
    "FetcherResponse",
    "Finding",
    "GuardedFetcher",
    "InputError",
    "Limits",
    "MissingProvenanceError",
    "NLIProvider",
    "NLIProviderNotAvailableError",
    "NLIUnavailableError",
    "NLIVerdict",
    "NotJsonError",
    "PassageNotFoundError",
    "ProvenanceError",
    "ProvenanceFetchError",
    "ProvenanceRecord",
    "ProvenanceReport",
    "ProvenanceValidator",
    "ProvenanceVerdict",
    "SettingError",
    "Settings",
    "SourceFetcher",
    "StampedOutput",
    "anchor_citation",
    "anchor_output",
    "canonicalize_text",
    "content_sha256",
    "evaluate_entailment",
    "fidelity_wrap",
    "open_fetcher",
    "stamp_chunks",
    "stamp_citation",
    "stamp_finding_text",
    "stamp_output",
    "to_web_annotation",
    "verify_evidence",
]

_HOMES = {
    "core.anchor_output": ("anchor_output",),
    "core.chunks": ("stamp_chunks",),
    "core.errors": (
        "EmptyPassageError",
        "InputError",
        "MissingProvenanceError",
        "NLIProviderNotAvailableError",
        "NLIUnavailableError",
        "NotJsonError",
        "PassageNotFoundError",
        "ProvenanceError",
        "ProvenanceFetchError",
        "SettingError",
    ),
    "core.fetch": ("GuardedFetcher", "Limits", "SourceFetcher"),
    "core.ingest": ("anchor_citation",),
    "core.models": (
        "AgentResult",
        "Citation",
        "FetcherResponse",
        "Finding",
        "ProvenanceRecord",
        "ProvenanceReport",
        "ProvenanceVerdict",
    ),
    "core.nli.entailment": ("evaluate_entailment",),
    "core.nli.fidelity.wrap": ("fidelity_wrap",),
    "core.ports": ("NLIProvider", "NLIVerdict"),
    "core.reports.web_annotation": ("to_web_annotation",),
    "core.settings": ("Settings",),
    "core.shapes.stamping": ("StampedOutput", "stamp_output"),
    "core.sources": ("open_fetcher",),
    "core.stamp": ("stamp_citation", "stamp_finding_text"),
    "core.text.canonical": ("canonicalize_text", "content_sha256"),
    "core.verify": ("ProvenanceValidator",),
    "core.verify_evidence": ("verify_evidence",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    if name == "__version__":
        try:
            return version("pincite")
        except PackageNotFoundError:  # Run from a tree that was never installed.
            return "0"
    if name not in _HOME:
        raise AttributeError(f"module 'pincite' has no attribute {name!r}")
    value = getattr(import_module(f"pincite.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
