"""An agent's answer and the citations in it, as callers build them (CONTRACT 1)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from pydantic import JsonValue

#: The contract's order of keys.
_CITATION: Final = ("url", "title", "kind", "metadata")
_FINDING: Final = ("summary", "excerpt", "metadata", "citation")


@dataclass
class Citation:
    """Where a claim says it comes from; ``metadata`` carries the stamp."""

    url: str
    title: str = ""
    kind: str = ""
    metadata: dict[str, JsonValue] = field(default_factory=dict)

    def to_dict(self) -> dict[str, JsonValue]:
        """The citation as JSON, with a metadata of its own."""
        return {"url": self.url, "title": self.title, "kind": self.kind, "metadata": _copied(self.metadata)}


@dataclass
class Finding:
    """One claim (``summary``), the words it rests on (``excerpt``) and their source."""

    summary: str
    citation: Citation
    excerpt: str = ""
    metadata: dict[str, JsonValue] = field(default_factory=dict)

    def to_dict(self) -> dict[str, JsonValue]:
        """The finding as JSON, keys in the contract's order, sharing nothing with it; the citation may be a dict."""
        return {
            "summary": self.summary,
            "excerpt": self.excerpt,
            "metadata": _copied(self.metadata),
            "citation": _citation(self.citation),
        }


@dataclass
class AgentResult:
    """What an agent answered: its findings, warnings and metadata."""

    query: str
    agent_name: str
    findings: list[Finding] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    metadata: dict[str, JsonValue] = field(default_factory=dict)

    def to_dict(self) -> dict[str, JsonValue]:
        """The answer as JSON, keys in the contract's order, sharing nothing with it.

        A finding or a citation that is a dict is written as it is, its further keys last.
        """
        return {
            "query": self.query,
            "agent_name": self.agent_name,
            "warnings": list(self.warnings),
            "metadata": _copied(self.metadata),
            "findings": [_finding(finding) for finding in self.findings],
        }


def _finding(value: object) -> JsonValue:
    if not isinstance(value, Mapping):
        return _shape(value)
    finding = _ordered(value, _FINDING)
    if "citation" in finding:
        finding["citation"] = _citation(value["citation"])
    return finding


def _citation(value: object) -> JsonValue:
    return _ordered(value, _CITATION) if isinstance(value, Mapping) else _shape(value)


def _shape(value: object) -> JsonValue:
    """One of the shapes above as it writes itself; anything else as it is."""
    write = getattr(value, "to_dict", None)
    return cast("JsonValue", write()) if callable(write) else _copied(value)


def _ordered(value: Mapping[str, object], keys: Sequence[str]) -> dict[str, JsonValue]:
    """A copy in which those of ``keys`` that are there come first."""
    known = [key for key in keys if key in value]
    return {key: _copied(value[key]) for key in dict.fromkeys([*known, *value])}


def _copied(value: object) -> JsonValue:
    """``value`` with dicts and lists of its own."""
    if isinstance(value, Mapping):
        return {key: _copied(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_copied(part) for part in value]
    return cast("JsonValue", value)
