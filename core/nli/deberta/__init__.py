"""A classifier of entailment that lies on this machine judges, in ONNX Runtime or in PyTorch."""

from pincite.core.nli.deberta.judge import DebertaNLI

__all__ = ["DebertaNLI"]
