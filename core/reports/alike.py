"""What is told in the same words of several citations that could not be checked is told once, of all of them."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.reports.explained import cause, details
from pincite.core.wording import ENGLISH, Wording

#: Where nothing is known of the passage, all that is told is of its source or of its stamp.
_OF_SOURCES = (Status.UNREACHABLE, Status.NO_RECORD)

#: A note of so many characters is read sooner than another number is looked up.
SHORT: Final = 40

_Told = tuple[str, str, tuple[tuple[str, str], ...]]


def alike(report: ProvenanceReport, say: Wording = ENGLISH) -> list[tuple[int, ...]]:
    """For each verdict, the places of all that the same is told of, its own among them, in the report's order."""
    groups: defaultdict[_Told, list[int]] = defaultdict(list)
    keys = [_told(verdict, say) for verdict in report.verdicts]
    for place, key in enumerate(keys):
        if key is not None:
            groups[key].append(place)
    whole = {key: tuple(places) for key, places in groups.items()}
    return [(place,) if key is None else whole[key] for place, key in enumerate(keys)]


def shared(
    report: ProvenanceReport, groups: Sequence[tuple[int, ...]], say: Wording = ENGLISH
) -> list[dict[str, str | None]]:
    """For each verdict, what its notes need that others have too: their numbers at the first, None at the others.

    ``groups`` are those of ``alike``, in each of which the first speaks for all. A note on a passage that stands is
    told with it.
    """
    places: defaultdict[str, list[int]] = defaultdict(list)
    for place, verdict in enumerate(report.verdicts):
        if verdict.status != Status.MATCH:
            for note in {note: None for note in verdict.notes if len(note) > SHORT}:
                places[note].append(place)
    told: list[dict[str, str | None]] = [{} for _ in report.verdicts]
    for note, found in places.items():
        speaking = [place for place in found if place == groups[place][0]]
        if len(speaking) < 2:
            continue
        first, *others = (place for place in found if place not in groups[speaking[0]][1:])
        told[first][note] = f" ({say('also of {numbers}', numbers=numbers(others))})"
        for place in others:
            told[place][note] = None
    return told


def numbers(places: Sequence[int]) -> str:
    """The numbers, from 1, of rising places: ``2-4, 6``."""
    runs: list[str] = []
    for _, run in groupby(enumerate(places), lambda one: one[1] - one[0]):
        row = [place + 1 for _, place in run]
        runs.append(f"{row[0]}-{row[-1]}" if len(row) > 2 else ", ".join(map(str, row)))
    return ", ".join(runs)


def counted(places: Sequence[int]) -> str:
    """How many findings there are at ``places``, and their numbers from 1: ``3 (findings 2-4)``."""
    return f"{len(places)} (finding{'s' * (len(places) > 1)} {numbers(places)})"


def _told(verdict: ProvenanceVerdict, say: Wording) -> _Told | None:
    if verdict.status not in _OF_SOURCES:
        return None
    why, more = cause(verdict, say), tuple(details(verdict, say))
    return (verdict.status, why, more) if why or more else None
