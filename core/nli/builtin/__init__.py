"""The judge that needs no key and no download: rules, and a small English model where its runtime is installed."""

from pincite.core.nli.builtin.judge import BuiltinNLI

__all__ = ["BuiltinNLI"]
