"""A relative path leads to several places, which are looked at in one order: beside its text, then in each folder."""

import os
from dataclasses import dataclass
from pathlib import Path

from pincite.core.fetch.folders import Folders
from pincite.core.fetch.paths import CitedPath, spellings


@dataclass(frozen=True, slots=True)
class Place:
    """An absolute path where the file may be, and whether it begins at the folder of the text."""

    path: str
    is_beside: bool


@dataclass(frozen=True, slots=True)
class Places:
    """Where a path may lead, the first first; ``is_inside`` where it leads beneath the folders from its own text.

    Such a path leads out of none of them: a place outside is then none of its places. Without that, it is one, for
    whoever reads it to refuse.
    """

    all: tuple[Place, ...]
    is_inside: bool


def places_of(path: CitedPath, base: Path | None, folders: Folders) -> Places:
    """Those of the relative ``path`` from ``base``, the folder of its text, and from each of ``folders``.

    The disk is asked nothing about the path itself.
    """
    is_inside = base is not None and folders.hold(os.path.join(base, path.text))
    starts = [*([(os.fspath(base), True)] if base is not None else []), *((named, False) for named in folders.named)]
    found = []
    for start, is_beside in starts:
        for name in spellings(path):
            at = os.path.normpath(os.path.join(start, name))
            if not (is_beside or is_inside) or folders.hold(at):
                found.append(Place(at, is_beside))
    return Places(tuple(found), is_inside)
