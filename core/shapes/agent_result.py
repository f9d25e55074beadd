"""An agent's answer: an object or a mapping with ``findings`` (CONTRACT 1)."""

from collections.abc import Sequence

from pincite.core.errors import InputError
from pincite.core.shapes.fields import ABSENT, decoded_once, field, kind_of, sequence, string


def findings_of(value: object) -> Sequence[object] | None:
    """Its findings as they stand there; None when ``value`` is no agent's answer.

    Raises InputError when it is one and what it calls its findings is no list.
    """
    findings = decoded_once(field(value, "findings"))
    if findings is ABSENT:
        return None
    listed = sequence(findings)
    if listed is None:
        raise InputError(f"`findings` is {kind_of(findings)}; it must be a list of findings with citations.")
    return listed


def listed_findings(value: object) -> Sequence[object]:
    """The findings of an answer; empty where ``value`` is none, or what it calls its findings is no list."""
    return sequence(decoded_once(field(value, "findings"))) or ()


def language_of(value: object) -> str:
    """The language that the answer names for its claims, or empty."""
    return string(decoded_once(field(value, "metadata")), "language")
