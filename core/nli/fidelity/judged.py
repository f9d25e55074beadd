"""What this process has judged, so that a finding that passes twice is not judged twice (CONTRACT 5).

It is kept here and nowhere else: a verdict that a finding brings along could be anybody's.
"""

import json
import weakref
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from threading import Lock
from typing import Final

from pincite.core.nli.reservations import kept
from pincite.core.ports import NLIVerdict

#: Verdicts that are remembered, some hundred bytes each.
MOST: Final = 10_000


@dataclass(frozen=True, slots=True)
class Question:
    """What a judge is asked."""

    claim: str
    premise: str
    language: str


class Judged:
    """The last verdicts of every judge, by what it was asked. Safe between threads."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lock = Lock()
        self._verdicts: OrderedDict[tuple[int, bytes], tuple[Callable[[], object], NLIVerdict]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._verdicts)

    def get(self, judge: object, question: Question) -> NLIVerdict | None:
        """What this very ``judge`` answered; None where it was not asked, or too long ago."""
        key = id(judge), _digest(question)
        with self._lock:
            found = self._verdicts.get(key)
            # The number of a judge that is gone may have become another's.
            if found is None or found[0]() is not judge:
                return None
            self._verdicts.move_to_end(key)
            return found[1]

    def add(self, judge: object, question: Question, verdict: NLIVerdict) -> None:
        """Remember the verdict, of its ``raw`` the reservations alone; the one not asked for the longest gives way."""
        key = id(judge), _digest(question)
        with self._lock:
            self._verdicts[key] = _reference(judge), replace(verdict, raw=kept(verdict.raw))
            self._verdicts.move_to_end(key)
            while len(self._verdicts) > self._most:
                self._verdicts.popitem(last=False)


def _digest(question: Question) -> bytes:
    # ASCII alone, so that a lone surrogate is no obstacle.
    return sha256(json.dumps([question.claim, question.premise, question.language]).encode("ascii")).digest()


def _reference(judge: object) -> Callable[[], object]:
    """Leads to ``judge``, and keeps no model in memory where that can be helped."""
    try:
        return weakref.ref(judge)
    except TypeError:  # A class with slots.
        return lambda: judge
