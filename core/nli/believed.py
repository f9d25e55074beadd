"""The answer of somebody else's judge is a verdict of CONTRACT 5, or none is believed."""

from collections.abc import Mapping

from pydantic import JsonValue, TypeAdapter, ValidationError

from pincite.core.errors import NLIUnavailableError
from pincite.core.models.sendable import without_surrogates
from pincite.core.nli.opinion import LABELS, label_of, score_of
from pincite.core.ports import NLIVerdict

_RAW: TypeAdapter[dict[str, JsonValue]] = TypeAdapter(dict[str, JsonValue])
_MISSING = object()


def believed(answer: object, name: str) -> NLIVerdict:
    """``answer`` as a verdict of the judge ``name``; raises ``NLIUnavailableError`` where it is none.

    It has ``verdict`` or ``label``, and ``score``, as attributes or as keys; ``provider`` and ``raw`` where it likes.
    """
    said, number = _part(answer, "verdict", "label"), _part(answer, "score")
    verdict, score = label_of(said), score_of(number)
    if said is _MISSING:
        wanted = "is to answer an object with verdict and score"
        raise NLIUnavailableError(f"{name} answered a {type(answer).__name__} without a verdict, and {wanted}")
    if verdict is None:
        raise NLIUnavailableError(f"{name} answered {shown(said)}, which is none of {', '.join(LABELS)}")
    if score is None:
        raise NLIUnavailableError(f"{name} answered the score {shown(number)}, which is no number")
    provider = short(_part(answer, "provider")) or name
    return NLIVerdict(verdict=verdict, score=score, provider=provider, raw=_raw(answer))


def short(said: object) -> str:
    """A name that can be sent; empty for what is no text."""
    return without_surrogates(said[:200]) if isinstance(said, str) else ""


def shown(said: object) -> str:
    """``said`` for an error message: short, and escaped."""
    if said is _MISSING:
        return "nothing"
    if isinstance(said, str):
        return ascii(said[:80])
    return repr(said) if isinstance(said, float) else f"a {type(said).__name__}"


def _part(answer: object, *names: str) -> object:
    """The first of the named parts that ``answer`` has and that is not null, as a key or as an attribute."""
    for name in names:
        part = answer.get(name, _MISSING) if isinstance(answer, Mapping) else getattr(answer, name, _MISSING)
        if part is not _MISSING and part is not None:
            return part
    return _MISSING


def _raw(answer: object) -> dict[str, JsonValue]:
    try:
        return _RAW.validate_python(_part(answer, "raw"), strict=True)
    except ValidationError:
        return {}
