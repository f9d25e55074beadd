"""Arguments as callers and models send them, read once: what is local must be right, what a model sent is refused.

A list or an object may be sent as JSON text in a string. A fault in the sources or the policy is an ``InputError``,
and so is a list that is none; a fault within the evidence or the proposed texts is kept for the check to refuse, so
that it is reported together with all others.
"""

import json
import re
from collections.abc import Mapping, Sequence, Set
from typing import Final

from pincite.core.errors import InputError
from pincite.core.evidence.artifact import Json
from pincite.core.evidence.checks import Claimed, Request
from pincite.core.evidence.json_text import read_json
from pincite.core.evidence.policy import Coverage, Policy
from pincite.core.evidence.registry import Registry, Source
from pincite.core.evidence.wording import encodable, listed, must_be_text, shown

#: What some clients send for an argument that was left out.
_ABSENT: Final[tuple[object, ...]] = (None, "", "null")
#: Levels of an annotation; common JSON readers stop at 200, and it comes back inside an artifact.
_DEPTH: Final = 100
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_A_SOURCE: Final = "objects with source_id, role and text"
_A_PIECE: Final = "objects with source_id and excerpt"
#: What a policy may state.
POLICY_KEYS: Final = ("coverage", "allowed_roles", "selected_ids", "source_order", "include_unverified_annotations")


def parse_registry(value: object) -> Registry:
    """The registry of ``sources``: ``Source`` objects, or objects with ``source_id``, ``role`` and ``text``."""
    return Registry(
        _source(item, f"sources[{place}]") for place, item in enumerate(_list(value, "sources", of=_A_SOURCE))
    )


def parse_policy(value: object) -> Policy:
    """A ``Policy``, or the one that an object states."""
    if isinstance(value, Policy):
        return value
    stated = _object(value, "policy")
    if unknown := [key for key in stated if key not in POLICY_KEYS]:
        raise InputError(f"policy has no {shown(str(unknown[0]))}; it has: {', '.join(POLICY_KEYS)}")
    coverage = stated.get("coverage")
    if coverage not in [*Coverage]:
        given = "" if coverage in _ABSENT else f"; it is {shown(str(coverage))}"
        raise InputError(f"policy.coverage must be stated: {' or '.join(Coverage)}{given}")
    include = stated.get("include_unverified_annotations")
    if include not in _ABSENT and not isinstance(include, bool):
        raise InputError("policy.include_unverified_annotations must be true or false")
    roles, selected = _names(stated, "allowed_roles"), _names(stated, "selected_ids")
    return Policy(
        coverage=Coverage(str(coverage)),
        allowed_roles=frozenset(roles or ()),
        selected_ids=None if selected is None else tuple(selected),
        source_order=tuple(_names(stated, "source_order") or ()),
        include_unverified_annotations=include is True,
    )


def parse_request(
    evidence: object, *, policy: Policy, proposed_texts: object = None, annotations: object = (), purpose: str = ""
) -> Request:
    """What a model sent. Annotations are read only where ``policy`` asks for them, since nothing else uses them."""
    must_be_text(purpose, "purpose")
    if not encodable(purpose):
        raise InputError("purpose holds half of a surrogate pair")
    proposed = {} if proposed_texts in _ABSENT else _object(proposed_texts, "proposed_texts")
    wanted = policy.include_unverified_annotations and annotations not in _ABSENT
    return Request(
        evidence=[_claimed(item) for item in _list(evidence, "evidence", of=_A_PIECE)],
        proposed_texts={str(key): text if isinstance(text, str) else None for key, text in proposed.items()},
        annotations=_labels(annotations) if wanted else (),
        purpose=purpose,
    )


def _source(value: object, where: str) -> Source:
    if isinstance(value, Source):
        return value
    stated = _object(value, where)
    metadata = stated.get("metadata")
    if metadata is not None and not isinstance(metadata, Mapping):
        raise InputError(f"{where}.metadata must be an object; it is {_kind(metadata)}")
    source_id, role, text = (_text(stated, name, where) for name in ("source_id", "role", "text"))
    try:
        return Source(source_id, role, text, metadata)
    except InputError as error:
        raise InputError(f"{where}: {error}") from None


def _claimed(value: object) -> Claimed:
    stated = _decoded(value)
    if not isinstance(stated, Mapping):
        return Claimed(None, None, f"evidence is an object with source_id and excerpt; this is {_kind(value)}")
    source_id, excerpt = stated.get("source_id"), stated.get("excerpt")
    if not isinstance(source_id, str):
        return Claimed(None, None, f"the source_id is {_kind(source_id)}, not a string")
    if excerpt is None:
        return Claimed(source_id, "", f"the evidence has no excerpt; it has: {listed([*map(str, stated)])}")
    if isinstance(excerpt, str):
        return Claimed(source_id, excerpt)
    return Claimed(source_id, None, f"the excerpt is {_kind(excerpt)}, not a string")


def _labels(value: object) -> list[Json]:
    items = list(_list(value, "annotations"))
    if _is_deep(items):
        raise InputError(f"annotations are nested more than {_DEPTH} levels deep")
    try:
        text = json.dumps(items, ensure_ascii=False, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise InputError(f"annotations are no JSON: {error}") from None
    copied: list[Json] = json.loads(_SURROGATE.sub("\ufffd", text))
    return copied


def _is_deep(value: object) -> bool:
    level = [value]
    for _ in range(_DEPTH):
        level = [
            inner
            for outer in level
            if isinstance(outer, Mapping | list | tuple)
            for inner in (outer.values() if isinstance(outer, Mapping) else outer)
        ]
    return bool(level)


def _decoded(value: object) -> object:
    """JSON text of a list or an object as what it writes down; anything else, broken JSON too, as it is."""
    if not isinstance(value, str) or value.lstrip()[:1] not in ("{", "["):
        return value
    try:
        return read_json(value)
    except InputError:
        return value


def _list(value: object, name: str, *, of: str = "") -> Sequence[object]:
    decoded = read_json(value) if isinstance(value, str) and value.lstrip()[:1] == "[" else value
    if not isinstance(decoded, Sequence) or isinstance(decoded, str | bytes | bytearray):
        wanted = f", where a list of {of} is wanted" if of else ""
        raise InputError(f"{name} must be a list; it is {_kind(decoded)}{wanted}")
    return decoded


def _object(value: object, name: str) -> Mapping[object, object]:
    decoded = read_json(value) if isinstance(value, str) and value.lstrip()[:1] == "{" else value
    if not isinstance(decoded, Mapping):
        raise InputError(f"{name} must be an object; it is {_kind(decoded)}")
    return decoded


def _text(stated: Mapping[object, object], name: str, where: str) -> str:
    value = stated.get(name)
    if not isinstance(value, str):
        has = "" if name in stated else f"; sources are {_A_SOURCE}, and this has: {listed([*map(str, stated)])}"
        raise InputError(f"{where}.{name} must be a string; it is {_kind(value)}{has}")
    return value


def _names(stated: Mapping[object, object], name: str) -> list[str] | None:
    value = stated.get(name)
    if value in _ABSENT:
        return None
    items = list(value) if isinstance(value, Set) else _list(value, f"policy.{name}")
    names = [item for item in items if isinstance(item, str)]
    if len(names) < len(items):
        raise InputError(f"policy.{name} must be a list of strings")
    return names


def _kind(value: object) -> str:
    if value is None:
        return "missing or null"
    if isinstance(value, bool):
        return "a boolean"
    if isinstance(value, int | float):
        return "a number"
    if isinstance(value, str | bytes | bytearray):
        return "a string"
    return "an object" if isinstance(value, Mapping) else "a list" if isinstance(value, Sequence) else "no JSON"
