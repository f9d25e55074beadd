"""The JSON schemas of what the tools answer."""

from collections.abc import Sequence

from pydantic import JsonValue

from pincite.core.models import ProvenanceReport, report, verdict

Schema = dict[str, JsonValue]


def report_schema() -> Schema:
    """The schema of a report: the pinned keys are always there, each further key only when it is known."""
    # A report writes only the keys it knows, so its schema is that of its fields, not of its serialiser.
    whole: Schema = ProvenanceReport.model_json_schema(mode="validation")
    definitions = _object(whole["$defs"])
    _state(whole, required=report.PINNED)
    _state(_object(definitions["ProvenanceVerdict"]), required=verdict.PINNED)
    _state(_object(definitions["PassageSpan"]), required=("text", "start", "end", "page"))
    return whole


def _state(schema: Schema, *, required: Sequence[str]) -> None:
    """Mark the keys that are always there; the others are absent where a field would be null."""
    schema["required"] = list(required)
    for name, value in _object(schema["properties"]).items():
        field = _object(value)
        field.pop("title", None)
        field.pop("default", None)
        branches = field.get("anyOf")
        if name not in required and isinstance(branches, list):
            del field["anyOf"]
            field.update(_object(branches[0]))


def _object(value: JsonValue) -> Schema:
    if not isinstance(value, dict):
        raise TypeError(f"not an object of a schema: {value!r}")
    return value


CITATION: Schema = {
    "type": "object",
    "properties": {
        "url": {"type": "string"},
        "metadata": {
            "type": "object",
            "properties": {
                "content_hash": {"type": "string", "description": "SHA-256 of the passage, 64 lower-case hex digits."},
                "accessed_at": {"type": "string", "description": "When it was read, ISO 8601 in UTC."},
                "pincite": {
                    "type": "object",
                    "description": "How to find the passage again.",
                    "additionalProperties": True,
                },
            },
            "required": ["content_hash", "accessed_at"],
            "additionalProperties": True,
        },
    },
    "required": ["url", "metadata"],
    "additionalProperties": True,
}

NLI: Schema = {
    "type": "object",
    "properties": {
        "verdict": {"type": "string", "enum": ["entails", "neutral", "contradicts"]},
        "score": {"type": "number", "minimum": 0, "maximum": 1},
        "provider": {"type": "string"},
    },
    "required": ["verdict", "score", "provider"],
    "additionalProperties": False,
}
