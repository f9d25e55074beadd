"""The judges that pincite knows by name, in the order in which they are tried (CONTRACT 5)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KnownProvider:
    """A judge of the contract: its two names, and where its class stands."""

    name: str
    short: str
    location: str


FAKE = KnownProvider("fake-nli", "fake", "pincite.core.nli.fake:FakeNLI")
BUILTIN = KnownProvider("builtin-nli", "builtin", "pincite.core.nli.builtin:BuiltinNLI")
#: Asked before the built-in judge, sorted first by target; among equals, in this order.
PREFERRED = (
    KnownProvider("claude-nli", "claude", "pincite.core.nli.claude:ClaudeNLI"),
    KnownProvider("openai-nli", "openai", "pincite.core.nli.openai:OpenAINLI"),
    KnownProvider("deberta-v3-mnli", "deberta", "pincite.core.nli.deberta:DebertaNLI"),
    KnownProvider("ollama-nli", "ollama", "pincite.core.nli.ollama:OllamaNLI"),
)
KNOWN = (*PREFERRED, BUILTIN, FAKE)

#: Where a judge runs; the setting ``JW_PROVIDER_ORDER`` reorders these.
TARGETS = ("api", "mlx", "nvidia", "cpu")


def target_order(setting: str) -> tuple[str, ...]:
    """Every target once: those that ``setting`` names first (comma-separated; unknown parts are ignored)."""
    named = [part.strip().lower() for part in setting.split(",")]
    return tuple(dict.fromkeys([*(part for part in named if part in TARGETS), *TARGETS]))
