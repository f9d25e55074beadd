"""A result keeps the shape that its tool promises: what the output schema forbids is not added."""

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import islice
from typing import Final, Protocol, cast

from pydantic import JsonValue

from pincite.core.shapes.cited import Path
from pincite.core.shapes.rewritten import rewritten

#: What is new in a value: each thing with its path.
New = tuple[Path, object]

#: A schema that nothing satisfies: what is not known of a tool is not risked.
UNKNOWN: Final[Mapping[str, JsonValue]] = {"not": {}}

#: Times that something is taken out again, and faults looked at each time.
_ROUNDS: Final = 8
_FAULTS: Final = 2_000


class _Fault(Protocol):
    @property
    def absolute_path(self) -> Sequence[str | int]: ...


class _Validator(Protocol):
    def iter_errors(self, instance: object) -> Iterator[_Fault]: ...


def put(value: object, new: Sequence[New]) -> object:
    """A copy of ``value`` with each new thing in its place."""
    return rewritten(value, [(place, at, thing) for place, (at, thing) in enumerate(new)]).value


def allowed(value: object, new: Sequence[New], schema: object) -> list[New]:
    """Those of ``new`` with which ``value`` has the shape that ``schema`` asks for; all where it is None.

    None of them where ``value`` does not have it to begin with, or the schema cannot be used. Nothing is fetched.
    """
    if schema is None or not new:
        return list(new)
    try:
        return _allowed(value, new, _validator(schema))
    except Exception:  # A schema is somebody else's: no regular expression, a reference that leads nowhere, a circle.
        return []


def _allowed(value: object, new: Sequence[New], validator: _Validator) -> list[New]:
    if next(validator.iter_errors(value), None) is not None:
        return []
    kept = list(new)
    for _ in range(_ROUNDS):
        faults = {tuple(fault.absolute_path) for fault in islice(validator.iter_errors(put(value, kept)), _FAULTS)}
        if not faults:
            return kept
        # A fault lies at the object that may not have the new member, at one around it, or within what is new.
        within = {fault[:length] for fault in faults for length in range(len(fault) + 1)}
        left = [
            (at, thing)
            for at, thing in kept
            if at not in within and all(at[:length] not in faults for length in range(len(at)))
        ]
        if not left or len(left) == len(kept):
            return []
        kept = left
    return []


def _validator(schema: object) -> _Validator:
    validators, referencing = import_module("jsonschema.validators"), import_module("referencing")
    default = validators.Draft202012Validator
    dialect = validators.validator_for(schema, default=default) if isinstance(schema, Mapping) else default
    # An empty registry: the default one reads references over the network.
    return cast("_Validator", dialect(schema, registry=referencing.Registry()))
