"""An agent's answer and the citations in it, as callers build them (CONTRACT 1)."""

from dataclasses import dataclass, field

from pydantic import JsonValue


@dataclass
class Citation:
    """Where a claim says it comes from; ``metadata`` carries the stamp."""

    url: str
    title: str = ""
    kind: str = ""
    metadata: dict[str, JsonValue] = field(default_factory=dict)

    def to_dict(self) -> dict[str, JsonValue]:
        """The citation as JSON."""
        return {"url": self.url, "title": self.title, "kind": self.kind, "metadata": self.metadata}


@dataclass
class Finding:
    """One claim (``summary``), the words it rests on (``excerpt``) and their source."""

    summary: str
    citation: Citation
    excerpt: str = ""
    metadata: dict[str, JsonValue] = field(default_factory=dict)

    def to_dict(self) -> dict[str, JsonValue]:
        """The finding as JSON, keys in the contract's order."""
        return {
            "summary": self.summary,
            "excerpt": self.excerpt,
            "metadata": self.metadata,
            "citation": self.citation.to_dict(),
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
        """The answer as JSON, keys in the contract's order."""
        return {
            "query": self.query,
            "agent_name": self.agent_name,
            "warnings": list(self.warnings),
            "metadata": self.metadata,
            "findings": [finding.to_dict() for finding in self.findings],
        }
