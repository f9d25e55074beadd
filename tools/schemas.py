"""The JSON schemas of what the tools answer."""

from collections.abc import Sequence

from pydantic import JsonValue

from pincite.core.models import ProvenanceReport, links, report, verdict

Schema = dict[str, JsonValue]

NEXT_CURSOR: Schema = {
    "type": "string",
    "description": "There is more: call again with the same input and this as `cursor`. Absent from the last page.",
}


def report_schema() -> Schema:
    """The schema of a report: the pinned keys are always there, each further key only when it is known."""
    # A report writes only the keys it knows, so its schema is that of its fields, not of its serialiser.
    whole: Schema = ProvenanceReport.model_json_schema(mode="validation")
    definitions = _object(whole["$defs"])
    known = _object(_object(definitions["ProvenanceVerdict"])["properties"])
    # The command alone is given files, and an accepted report.
    del definitions["CitedIn"], known["cited_in"], known["accepted"]
    _state(whole, required=report.PINNED)
    _object(whole["properties"])["next_cursor"] = NEXT_CURSOR
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

FIDELITY: Schema = {
    "type": "object",
    "description": "The answer as it was given, with the verdicts. What is no object stands under `result`.",
    "properties": {
        # Of no type, as the other two: what a caller sent as JSON text comes back as that.
        "findings": {
            "description": "As they were given. The metadata of each has nli_verdict (entails, neutral, contradicts or "
            "skipped), nli_score and nli_provider; none of them where no judge answered."
        },
        "warnings": {"description": "What was not supported, was rejected, or could not be judged."},
        "metadata": {"description": "nli_min_score and nli_on_fail say how it was checked."},
    },
    "additionalProperties": True,
}

EVIDENCE: Schema = {
    "type": "object",
    "properties": {
        "ok": {"type": "boolean"},
        "artifact": {
            "anyOf": [
                {
                    "type": "object",
                    "properties": {
                        "kind": {"type": "string", "const": "verified_artifact"},
                        "purpose": {"type": "string"},
                        "coverage": {"type": "string", "enum": ["all_selected_sources", "selected_evidence"]},
                        "source_order": {"type": "array", "items": {"type": "string"}},
                        "order": {"type": "array", "items": {"type": "string"}},
                        "sources": {
                            "type": "array",
                            "items": {
                                "type": "object",
                                "properties": {name: {"type": "string"} for name in ("source_id", "role", "text")},
                                "required": ["source_id", "role", "text"],
                            },
                        },
                        "evidence": {
                            "type": "array",
                            "items": {
                                "type": "object",
                                "properties": {
                                    "source_id": {"type": "string"},
                                    "excerpt": {"type": "string"},
                                    "start": {"type": "integer", "description": "In code points."},
                                    "end": {"type": "integer"},
                                },
                                "required": ["source_id", "excerpt", "start", "end"],
                            },
                        },
                        "annotations_unverified": {"type": "array", "items": {}},
                    },
                    "required": ["kind", "purpose", "coverage", "source_order", "order", "sources", "evidence"],
                },
                {"type": "null"},
            ]
        },
        "refusals": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "index": {
                        "anyOf": [{"type": "integer"}, {"type": "string"}],
                        "description": "The evidence's place from 0, or a source id where no evidence is at fault.",
                    },
                    "code": {
                        "type": "string",
                        "enum": [
                            "unknown_source",
                            "empty_excerpt",
                            "wrong_source",
                            "role_not_allowed",
                            "unverified_excerpt",
                            "canonical_overwrite",
                        ],
                    },
                    "message": {"type": "string"},
                },
                "required": ["index", "code", "message"],
            },
        },
    },
    "required": ["ok", "artifact", "refusals"],
    "additionalProperties": False,
}

LINKS: Schema = {
    "type": "object",
    "properties": {
        "results": {
            "type": "array",
            "description": "One a link, in the order given.",
            "items": {
                "type": "object",
                "properties": {
                    "url": {"type": "string"},
                    "resolve": {"type": "string", "enum": [word.value for word in links.Resolve]},
                    "catalog": {"type": "string", "enum": [word.value for word in links.Catalog]},
                    "final_url": {"type": "string", "description": "Where it answered from, if elsewhere."},
                    "status": {"type": "integer", "description": "The last HTTP status."},
                    "id": {"type": "string", "description": "The document that the URL names."},
                    "title": {"type": "string", "description": "Its title in the catalogue."},
                    "notes": {"type": "array", "items": {"type": "string"}},
                },
                "required": ["url", "resolve", "catalog", "notes"],
                "additionalProperties": False,
            },
        },
        "summary": {
            "type": "object",
            "description": "How often each word occurred.",
            "properties": {
                name: {"type": "object", "additionalProperties": {"type": "integer"}} for name in ("resolve", "catalog")
            },
            "required": ["resolve", "catalog"],
            "additionalProperties": False,
        },
        "complete": {"type": "boolean", "description": "False when the time ran out before every link was asked."},
        "notes": {"type": "array", "items": {"type": "string"}},
        "next_cursor": NEXT_CURSOR,
    },
    "required": ["results", "summary", "complete"],
    "additionalProperties": False,
}
