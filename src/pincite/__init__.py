"""Stamp citations, and later prove against the living source whether the cited passage still stands.

Every public name of the library is here and loaded when first used, so that ``import pincite`` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    __version__: str
    from pincite.core.anchor_output import anchor_output
    from pincite.core.archive import MementoArchive
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
    from pincite.core.evidence import Coverage, EvidenceVerdict, Policy, Source
    from pincite.core.extract.charset import decode
    from pincite.core.fetch import GuardedFetcher, Limits, SourceFetcher
    from pincite.core.ingest import anchor_citation
    from pincite.core.links import FileCatalogue, Link, check_links
    from pincite.core.models import (
        AgentResult,
        Citation,
        FetcherResponse,
        Finding,
        PassageSpan,
        ProvenanceRecord,
        ProvenanceReport,
        ProvenanceVerdict,
        Reason,
        Status,
    )
    from pincite.core.models.links import Catalog, LinkReport, LinkResult, Resolve
    from pincite.core.nli.entailment import evaluate_entailment
    from pincite.core.nli.fidelity.wrap import fidelity_wrap
    from pincite.core.ports import (
        Archive,
        Body,
        Capture,
        Captures,
        Catalogue,
        ConditionalFetcher,
        Conditions,
        Extractor,
        Fetched,
        Listed,
        NLIProvider,
        NLIVerdict,
        NotModified,
        Unreachable,
        Unreadable,
    )
    from pincite.core.reports.web_annotation import to_web_annotation
    from pincite.core.settings import Settings
    from pincite.core.shapes.stamping import StampedOutput, stamp_output
    from pincite.core.sources import open_fetcher
    from pincite.core.stamp import stamp_citation, stamp_finding_text
    from pincite.core.text.canonical import canonicalize_text, content_sha256
    from pincite.core.text.page import PageText
    from pincite.core.verify import ProvenanceValidator
    from pincite.core.verify_evidence import verify_evidence
    from pincite.core.wording import wording

__all__ = [
    "AgentResult",
    "Archive",
    "Body",
    "Capture",
    "Captures",
    "Catalog",
    "Catalogue",
    "Citation",
    "ConditionalFetcher",
    "Conditions",
    "Coverage",
    "EmptyPassageError",
    "EvidenceVerdict",
    "Extractor",
    "Fetched",
    "FetcherResponse",
    "FileCatalogue",
    "Finding",
    "GuardedFetcher",
    "InputError",
    "Limits",
    "Link",
    "LinkReport",
    "LinkResult",
    "Listed",
    "MementoArchive",
    "MissingProvenanceError",
    "NLIProvider",
    "NLIProviderNotAvailableError",
    "NLIUnavailableError",
    "NLIVerdict",
    "NotJsonError",
    "NotModified",
    "PageText",
    "PassageNotFoundError",
    "PassageSpan",
    "Policy",
    "ProvenanceError",
    "ProvenanceFetchError",
    "ProvenanceRecord",
    "ProvenanceReport",
    "ProvenanceValidator",
    "ProvenanceVerdict",
    "Reason",
    "Resolve",
    "SettingError",
    "Settings",
    "Source",
    "SourceFetcher",
    "StampedOutput",
    "Status",
    "Unreachable",
    "Unreadable",
    "anchor_citation",
    "anchor_output",
    "canonicalize_text",
    "check_links",
    "content_sha256",
    "decode",
    "evaluate_entailment",
    "fidelity_wrap",
    "open_fetcher",
    "stamp_chunks",
    "stamp_citation",
    "stamp_finding_text",
    "stamp_output",
    "to_web_annotation",
    "verify_evidence",
    "wording",
]

_HOMES = {
    "core.anchor_output": ("anchor_output",),
    "core.archive": ("MementoArchive",),
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
    "core.evidence": (
        "Coverage",
        "EvidenceVerdict",
        "Policy",
        "Source",
    ),
    "core.extract.charset": ("decode",),
    "core.fetch": (
        "GuardedFetcher",
        "Limits",
        "SourceFetcher",
    ),
    "core.ingest": ("anchor_citation",),
    "core.links": (
        "FileCatalogue",
        "Link",
        "check_links",
    ),
    "core.models": (
        "AgentResult",
        "Citation",
        "FetcherResponse",
        "Finding",
        "PassageSpan",
        "ProvenanceRecord",
        "ProvenanceReport",
        "ProvenanceVerdict",
        "Reason",
        "Status",
    ),
    "core.models.links": (
        "Catalog",
        "LinkReport",
        "LinkResult",
        "Resolve",
    ),
    "core.nli.entailment": ("evaluate_entailment",),
    "core.nli.fidelity.wrap": ("fidelity_wrap",),
    "core.ports": (
        "Archive",
        "Body",
        "Capture",
        "Captures",
        "Catalogue",
        "ConditionalFetcher",
        "Conditions",
        "Extractor",
        "Fetched",
        "Listed",
        "NLIProvider",
        "NLIVerdict",
        "NotModified",
        "Unreachable",
        "Unreadable",
    ),
    "core.reports.web_annotation": ("to_web_annotation",),
    "core.settings": ("Settings",),
    "core.shapes.stamping": (
        "StampedOutput",
        "stamp_output",
    ),
    "core.sources": ("open_fetcher",),
    "core.stamp": (
        "stamp_citation",
        "stamp_finding_text",
    ),
    "core.text.canonical": (
        "canonicalize_text",
        "content_sha256",
    ),
    "core.text.page": ("PageText",),
    "core.verify": ("ProvenanceValidator",),
    "core.verify_evidence": ("verify_evidence",),
    "core.wording": ("wording",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}


# Not for type checkers: to them, a name that is misspelt would be an object like any other.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name == "__version__":
            value = _version()
        elif name in _HOME:
            value = getattr(import_module(f"pincite.{_HOME[name]}"), name)
        else:
            raise AttributeError(f"module 'pincite' has no attribute {name!r}")
        globals()[name] = value
        return value


def _version() -> str:
    # Imported here: what reads metadata takes longer to load than everything else that a plain import needs.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("pincite")
    except PackageNotFoundError:  # Run from a tree that was never installed.
        return "0"


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
