"""Verdicts are written into a copy of the caller's answer, and what is rejected is left out of it (CONTRACT 5)."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from pydantic import JsonValue

from pincite.core.errors import InputError
from pincite.core.nli.fidelity.statements import Statement, kept_metadata
from pincite.core.shapes.cited import Path, in_text
from pincite.core.shapes.fields import ABSENT, decoded_once, field, mapping, sequence
from pincite.core.shapes.recognised import Recognised
from pincite.core.shapes.rewritten import rewritten

#: What a finding's metadata says of its verdict.
KEYS: Final = ("nli_verdict", "nli_score", "nli_provider")


@dataclass(frozen=True, slots=True)
class Note:
    """What is written of one statement; all null where it was not judged."""

    statement: Statement
    verdict: str | None = None
    score: float | None = None
    provider: str | None = None

    @property
    def judged(self) -> bool:
        """Whether a judge said so, so that it is a baseline for later."""
        return self.score is not None

    def values(self) -> tuple[JsonValue, ...]:
        """In the order of ``KEYS``."""
        return self.verdict, self.score, self.provider


def annotate(found: Recognised, notes: Iterable[Note]) -> tuple[object, frozenset[int]]:
    """A copy of the value with every note in it, and the places of those that found none."""
    new: list[tuple[int, Path, object]] = []
    for note in notes:
        new += _in_finding(found, note)
        is_text = in_text(found.cited[note.statement.place].at)
        new += _in_comment(found, note) if is_text else _in_citation(note)
    copy = rewritten(found.value, new)
    return copy.value, copy.refused


def without(value: object, elements: Iterable[Path]) -> object:
    """``value`` without what stands at the paths; None when that is all of it.

    Raises InputError when a list in an object of the caller's cannot be replaced: what was rejected must not stay.
    """
    gone: defaultdict[Path, set[int]] = defaultdict(set)
    for element in elements:
        if not element:
            return None
        gone[element[:-1]].add(cast("int", element[-1]))
    by_depth: defaultdict[int, list[Path]] = defaultdict(list)
    for parent in gone:
        by_depth[len(parent)].append(parent)
    # The inner lists first, while the places of the outer ones still hold; lists of one depth do not touch.
    for depth in sorted(by_depth, reverse=True):
        new = [(key, parent, _fewer(value, parent, gone[parent])) for key, parent in enumerate(by_depth[depth])]
        copy = rewritten(value, new)
        if copy.refused:
            raise InputError(
                "a rejected finding cannot be dropped: the object that lists the findings takes no new list"
            )
        value = copy.value
    return value


def with_summary(value: object, metadata: Mapping[str, JsonValue], warnings: Sequence[str]) -> tuple[object, bool]:
    """An agent's answer with more ``metadata`` and more ``warnings``, and whether the warnings found a place."""
    value = rewritten(value, [(0, ("metadata", key), one) for key, one in metadata.items()]).value
    said = decoded_once(field(value, "warnings"))
    listed = sequence(said)
    earlier = list(listed) if listed is not None else [] if said is ABSENT or said is None else [said]
    known = {one for one in earlier if isinstance(one, str)}
    new = [warning for warning in warnings if warning not in known]
    if not new:
        return value, True
    copy = rewritten(value, [(0, ("warnings",), [*earlier, *new])])
    return copy.value, not copy.refused


def _in_finding(found: Recognised, note: Note) -> list[tuple[int, Path, object]]:
    at, place = note.statement.metadata, note.statement.place
    if at is None:
        return []
    if note.verdict is not None:
        return [(place, (*at, key), value) for key, value in zip(KEYS, note.values(), strict=True)]
    # Not judged: a verdict that came from elsewhere must not look like one of this check.
    earlier = mapping(decoded_once(field(decoded_once(found.cited[place].around.source), "metadata")))
    if earlier is None or all(key not in earlier for key in KEYS):
        return []
    return [(place, at, {key: value for key, value in earlier.items() if key not in KEYS})]


def _in_citation(note: Note) -> list[tuple[int, Path, object]]:
    at, place = note.statement.citation, note.statement.place
    if at is None or not note.judged:
        return []
    return [(place, (*at, key), value) for key, value in _baseline(note).items()]


def _baseline(note: Note) -> dict[str, JsonValue]:
    """The claim and its verdict; where the form has no metadata of a finding, also whose verdict it is."""
    baseline: dict[str, JsonValue] = {"nli_claim": note.statement.claim, "nli_verdict": note.verdict}
    if note.statement.metadata is None:
        baseline |= {"nli_score": note.score, "nli_provider": note.provider}
    return baseline


def _in_comment(found: Recognised, note: Note) -> list[tuple[int, Path, object]]:
    """In running text the whole comment is written again."""
    at, place = note.statement.citation, note.statement.place
    if at is None or not note.judged:
        return []
    return [(place, at, {**kept_metadata(found.cited[place]), **_baseline(note)})]


def _fewer(value: object, parent: Path, gone: set[int]) -> object:
    """The list at ``parent`` without the items ``gone``; as text where it stands there as JSON text."""
    here: object = value
    for step in parent:
        here = decoded_once(here)
        here = (sequence(here) or ())[step] if isinstance(step, int) else field(here, step)
    items = sequence(decoded_once(here)) or ()
    left = [item for place, item in enumerate(items) if place not in gone]
    if isinstance(here, str):
        return json.dumps(left, ensure_ascii=False)
    return tuple(left) if isinstance(items, tuple) else left
