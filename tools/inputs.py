"""Arguments as models really send them: JSON inside strings, and ``"null"`` for what they leave out."""

from typing import Annotated

from pydantic import BeforeValidator, Field, JsonValue, WithJsonSchema

#: What some clients send for an optional argument that the model left out.
_ABSENT: tuple[object, ...] = (None, "", "null", [], [None], ["null"])


def is_absent(value: object) -> bool:
    """Whether a model left this argument out, in whatever way it says so."""
    return value == {} or any(value == absent for absent in _ABSENT)


def _text(value: object) -> object:
    return "" if any(value == absent for absent in _ABSENT) else value


def _flag(value: object) -> object:
    return False if any(value is absent or value == absent for absent in _ABSENT) else value


def _detail(value: object) -> object:
    return "summary" if any(value == absent for absent in _ABSENT) else value


#: Optional text; left out in any of the ways above it is "".
OptionalText = Annotated[str, BeforeValidator(_text)]
#: An optional switch; left out it is false.
Flag = Annotated[bool, BeforeValidator(_flag)]
#: Takes the place of "summary" where it was left out.
DetailDefault = BeforeValidator(_detail)
#: Which page of a long answer is wanted.
Cursor = Annotated[
    OptionalText,
    Field(description="The `next_cursor` of the page before, with the same input. Empty begins.", max_length=100),
]

_CITATION: dict[str, JsonValue] = {
    "type": "object",
    "description": "Where the claim says it comes from, with its stamp in metadata.",
    "properties": {
        "url": {"type": "string"},
        "title": {"type": "string"},
        "kind": {"type": "string"},
        "metadata": {
            "type": "object",
            "description": "content_hash and accessed_at are the stamp; keep every key as stamp_citation wrote it.",
            "additionalProperties": True,
        },
    },
    "required": ["url"],
    "additionalProperties": True,
}

#: An answer with citations. The core reads its many shapes; the schema shows the plain one.
AgentOutput = Annotated[
    object,
    WithJsonSchema(
        {
            "type": "object",
            "properties": {
                "query": {"type": "string"},
                "agent_name": {"type": "string"},
                "findings": {
                    "type": "array",
                    "items": {
                        "type": "object",
                        "properties": {
                            "summary": {"type": "string", "description": "The claim."},
                            "excerpt": {"type": "string", "description": "The words of the source it rests on."},
                            "citation": _CITATION,
                            "metadata": {"type": "object", "additionalProperties": True},
                        },
                        "required": ["citation"],
                        "additionalProperties": True,
                    },
                },
            },
            "additionalProperties": True,
            "description": "The agent's answer: an object with `findings`, each with `summary`, `excerpt` and a "
            "stamped `citation`. A list of findings or citations, a model's response with citations, Markdown in which "
            "links follow quotations, and JSON text of each are read as well.",
        }
    ),
]

#: A citation as an object, as JSON text, or as its bare URL.
CitationInput = Annotated[
    object,
    WithJsonSchema(
        {
            "type": "object",
            "properties": _CITATION["properties"],
            "additionalProperties": True,
            "description": "The citation to stamp. Every key of it comes back; only the stamp in `metadata` is new. "
            "Leave out when `url` is given.",
        }
    ),
]

_SOURCE: dict[str, JsonValue] = {
    "type": "object",
    "properties": {
        "source_id": {"type": "string"},
        "role": {"type": "string", "description": "Whose words these are."},
        "text": {"type": "string"},
        "metadata": {"type": "object", "additionalProperties": True},
    },
    "required": ["source_id", "role", "text"],
}

#: The registry of sources. The core reads this and the next four, and JSON text of each.
EvidenceSources = Annotated[
    object,
    WithJsonSchema({"type": "array", "items": _SOURCE, "description": "Every text that may be quoted, as it stands."}),
]

EvidenceItems = Annotated[
    object,
    WithJsonSchema(
        {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "source_id": {"type": "string"},
                    "excerpt": {"type": "string", "description": "Words of that source, letter by letter."},
                },
                "required": ["source_id", "excerpt"],
            },
            "description": "What is to be confirmed. Offsets are not read; they are computed.",
        }
    ),
]

EvidencePolicy = Annotated[
    object,
    WithJsonSchema(
        {
            "type": "object",
            "properties": {
                "coverage": {
                    "type": "string",
                    "enum": ["all_selected_sources", "selected_evidence"],
                    "description": "The full text of every selected source, or the confirmed excerpts alone.",
                },
                "allowed_roles": {"type": "array", "items": {"type": "string"}, "minItems": 1},
                "selected_ids": {
                    "type": "array",
                    "items": {"type": "string"},
                    "description": "Sources of the text, in its order. Left out: every source of an allowed role.",
                },
                "source_order": {"type": "array", "items": {"type": "string"}},
                "include_unverified_annotations": {"type": "boolean"},
            },
            "required": ["coverage", "allowed_roles"],
            "additionalProperties": False,
            "description": "What may be quoted, and what the artifact holds.",
        }
    ),
]

ProposedTexts = Annotated[
    object,
    WithJsonSchema(
        {
            "type": "object",
            "additionalProperties": {"type": "string"},
            "default": {},
            "description": "Whole texts by source id; one that is not the source's own is refused.",
        }
    ),
]

Annotations = Annotated[
    object,
    WithJsonSchema(
        {
            "type": "array",
            "items": {},
            "default": [],
            "description": "Labels of any kind. They come back unverified, and only if the policy asks for them.",
        }
    ),
]

#: URLs as a list, as JSON text of one, or one a line.
Urls = Annotated[
    object,
    WithJsonSchema(
        {
            "type": "array",
            "items": {"type": "string"},
            "description": "The URLs to check, when there is no `agent_output`.",
        }
    ),
]
