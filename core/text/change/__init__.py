"""What changed between two readings of a passage, and whether it bounds or reverses the meaning."""

from pincite.core.text.change.change import Change, DiffOp, compare

__all__ = ["Change", "DiffOp", "compare"]
