"""A relative link is looked for where ``pincite check`` looks: beside the text that cites it, then in the folders."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pincite.core.fetch.files import ABSENT, NO_SCHEME, OUTSIDE
from pincite.core.fetch.folders import Folders, OutsideError
from pincite.core.fetch.paths import CitedPath, parse_path
from pincite.core.fetch.places import places_of
from pincite.core.models import Reason

#: What can be said of a relative link where nothing is known of the text that it stands in.
ADRIFT: Final = (
    "The URL is relative: it names no scheme such as https:, and the address or the folder that it begins at is not "
    "known here."
)
_ADRIFT_AND_ABSENT: Final = (
    "The URL is relative, the folder of the text that cites it is not known here, and the folders of PINCITE_ROOTS "
    "hold no such file."
)
_BESIDE_OUTSIDE: Final = (
    "The URL is relative, and the text that cites it lies outside of the folders that PINCITE_ROOTS names, which hold "
    "no such file."
)

_NOT_BESIDE: Final = "no such file stands beside the text; a folder of PINCITE_ROOTS holds it"


@dataclass(frozen=True, slots=True)
class Unplaced:
    """A relative link of which no file is known: ``not_found`` where it was looked for in the one place it can be."""

    reason: Reason
    detail: str


@dataclass(frozen=True, slots=True)
class Placed:
    """The absolute path of the file that a relative link leads to, and what is to be said of it."""

    path: str
    notes: tuple[str, ...] = ()


def placed(url: str, base: Path | None, folders: Folders) -> Placed | Unplaced | None:
    """The file that ``url`` leads to from ``base``, the folder of its text; None where it is no relative path.

    Only what is written as a path beneath ``folders`` is looked for on the disk.
    """
    path = parse_path(url)
    if not isinstance(path, CitedPath) or not path.relative:
        return None
    if not folders.named:
        return Unplaced(Reason.BAD_URL, ADRIFT if base is None else NO_SCHEME)
    places = places_of(path, base, folders)
    for place in places.all:
        if not folders.hold(place.path):
            if base is None:
                continue
            return Unplaced(Reason.BLOCKED_ADDRESS, OUTSIDE)
        try:
            is_there = folders.has(place.path)
        except OutsideError:  # A symbolic link that leads out; no other file is read in its place.
            return Unplaced(Reason.BLOCKED_ADDRESS, OUTSIDE)
        if is_there:
            return Placed(place.path, () if base is None or place.is_beside else (_NOT_BESIDE,))
    if places.is_inside:
        return Unplaced(Reason.NOT_FOUND, ABSENT)
    return Unplaced(Reason.BAD_URL, _ADRIFT_AND_ABSENT if base is None else _BESIDE_OUTSIDE)
