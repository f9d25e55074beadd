"""What a judge says against its own verdict, which goes with it wherever its ``raw`` does not."""

from collections.abc import Mapping
from typing import Final

from pydantic import JsonValue

from pincite.core.models.sendable import without_surrogates
from pincite.core.ports import NLIVerdict

#: Keys of ``raw``: what of the premise, or of the claim, was not read; and why the verdict should not be relied on.
CUT: Final = "cut"
UNREAD: Final = "unread"
NOTE: Final = "note"
#: In the order in which they are told.
KEYS: Final = (CUT, UNREAD, NOTE)
_SHOWN: Final = 400


def reservations(verdict: NLIVerdict) -> tuple[str, ...]:
    """Each on one line, in a sentence; none where the judge read everything and knew how to."""
    return tuple(f"{key}: {said}" for key, said in _said(verdict.raw).items())


def kept(raw: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """Of ``raw`` what ``reservations`` reads."""
    return dict(_said(raw))


def _said(raw: Mapping[str, JsonValue]) -> dict[str, str]:
    found: dict[str, str] = {}
    for key in KEYS:
        said = raw.get(key)
        if isinstance(said, str) and (line := " ".join(said.split())[:_SHOWN]):
            found[key] = without_surrogates(line)
    return found
