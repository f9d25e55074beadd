"""A sentence read for what can be compared: words by stem, names, quantities, dates, clauses, and what is denied."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final

from pincite.core.nli.builtin import clauses
from pincite.core.nli.builtin.dating import UNTIL, dated
from pincite.core.nli.builtin.freedom import free_of
from pincite.core.nli.builtin.hours import with_times_of_day
from pincite.core.nli.builtin.quantities import measured
from pincite.core.nli.builtin.quantity import HUGE, Quantity
from pincite.core.nli.builtin.reckoning import days_beside
from pincite.core.nli.builtin.spoken_hours import of_the_day, with_hours_said
from pincite.core.nli.builtin.tokens import Denial, Token, written
from pincite.core.nli.builtin.tongue import Tongue
from pincite.core.text.change.marks import Mark, marks
from pincite.core.text.lexicon import Word, words
from pincite.core.text.numbers import Number
from pincite.core.text.stems import stem

_WEIGHT_OF_NAME: Final = 1.5
_BOUND: Final = frozenset({"negation", "modal", "quantifier", "exception"})
_COMPARED: Final = {"more than": "degree+", "less than": "degree-"}
#: These mean leave, however they are said: "is allowed".
PERMITS: Final = ("allow", "permit", "permis", "authori", "autori", "erlaub", "gestatt")
_STOPS: Final = frozenset("stop stops stopped stopping cease ceased ceases quit".split())
_MORE: Final = dict.fromkeys("more m\u00e1s mais mehr plus".split(), "trend+") | dict.fromkeys(
    "fewer less menos weniger moins".split(), "trend-"
)
#: These deny the clause that follows where nothing else of theirs does: "refused, to answer".
_ONWARD: Final = frozenset({"refuse", "fail", "cannot", "no longer", "denial"})
_GRANTS: Final = frozenset({"possibly", "likely"})
_SECOND: Final = frozenset({"nor", "noch", "ni", "nem"})
#: In these languages several negative words of a clause are one negation.
_CONCORD: Final = frozenset({"es", "pt", "fr"})

#: Of these, what is denied is that it is so: "shall not be subject to any increase".
_PREDICATES: Final = ("subject to", "sujet", "sujeit")
_DENIED: Final = re.compile(r"(?:\b(?:not|never|no|nunca|n\u00e3o|nem|ni)|n['\u2019]t)(?: \w{1,9})? $", re.IGNORECASE)
_NEAR: Final = 20


@dataclass(frozen=True)
class Statement:
    """One or a few sentences; offsets are of ``text``."""

    text: str
    tongue: Tongue

    @cached_property
    def marks(self) -> list[Mark]:
        """Its dates, numbers, phrases of the lexicon and names."""
        lexicon = self.tongue.lexicon
        return with_times_of_day(self.text, marks(self.text, self.tongue.tag, lexicon, opens=True), lexicon)

    @cached_property
    def quantities(self) -> list[Quantity]:
        """Its numbers, as intervals; what is a date is none."""
        taken = {one.span.start for one in self.dates}
        found = with_hours_said(self.text, measured(self.text, self.marks, self.tongue), self.tongue.lexicon)
        return [
            one
            for one in found
            if one.span.start not in taken and not (one.number is not None and _in_words(one.number))
        ]

    @cached_property
    def dates(self) -> list[Quantity]:
        """Its dates, as intervals of days."""
        return dated(self.text, self.marks, self.tongue)

    @cached_property
    def tokens(self) -> list[Token]:
        """Its words in order."""
        language, known, common = self.tongue.stems, self.tongue.words, self.tongue.lexicon.common
        names = [(mark.start, mark.end) for mark in self.marks if mark.kind == "entity"]
        values = [
            (mark.start, mark.end)
            for mark in self.marks
            # "The second" tells which one is meant, and is compared as a word.
            if mark.kind in {"number", "date"} and not (isinstance(mark.value, Number) and _in_words(mark.value))
        ]
        values += [(one.span.start, one.span.end) for one in of_the_day(self.text, language)]
        values += [(one.span.start, one.span.end) for one in days_beside(self.text, self.dates)]
        sensed = [mark for mark in self.marks if mark.kind in {"direction", "contrary"}]
        starts = {start for start, _ in values}
        sensed += [
            # "Lower than supply" compares; "lower than 40" bounds.
            mark._replace(key=_COMPARED[mark.key])
            for mark in self.marks
            if mark.kind == "quantifier" and mark.key in _COMPARED and mark.end + 1 not in starts
        ]
        spoken = words(self.text)
        whole = {mark for mark in sensed if self._whole(mark, spoken)}
        empty = self._bound_words(spoken)
        opening = {self._opening(mark, spoken) for mark in self.marks if self._opens(mark)}
        # The "but" of "all but two" begins nothing.
        phrases = [(mark.start, mark.end - 1) for mark in self.marks if mark.kind == "quantifier"]
        found: list[Token] = []
        clause = last = 0
        last_sense: tuple[str, ...] = ()
        for start, end, key, _ in spoken:
            gap = self.text[last:start]
            before = self.text[last - 1 : last] if last else ""
            apart = (
                bool(found)
                and not clauses.infinitive(self.text, last, language)
                and clauses.parts(gap, before, self.text[start : start + 1])
            )
            if apart or start in opening or (clauses.opens(key, language) and not _inside(phrases, start - 1)):
                clause += 1
            last = end
            name = _inside(names, start)
            weight = _WEIGHT_OF_NAME if name else 1.0
            if _inside(values, start) or key in common or len(key) == 1 or start in empty:
                weight = 0.0  # Values are compared as such.
            root = stem(key, language)
            senses = tuple(
                mark.key
                for mark in sensed
                # Of "lost to", the verb has the sense; of "nahm an der Sitzung teil", its two halves.
                if mark.start <= start < mark.end
                and (mark.start == start or mark.end == end or (weight and mark in whole))
            )
            if (sign := _MORE.get(key)) and senses and _counts(self.text[end:], language):
                senses = (*senses, sign)  # "More accidents" is a rise.
            if not weight and last_sense and senses == last_sense:
                senses = ()
            last_sense = senses
            if not senses and known is not None and not name and (weight or key.startswith(PERMITS)):
                senses = known.senses.get(key) or (known.senses.get(root, ()) if len(key) > 5 else ())
            found.append(Token(start, end, key, root, weight, clause, name, tuple(dict.fromkeys(senses))))
        return found

    def _bound_words(self, spoken: Sequence[Word]) -> set[int]:
        """Where the words of negations, modals, quantifiers and conditions begin, those in a gap ("ne ... pas") not."""
        whole = written(self.tongue.lexicon)
        found: set[int] = set()
        for mark in self.marks:
            if mark.kind in _BOUND:
                inside = [word for word in spoken if mark.start <= word.start < mark.end]
                contiguous = " ".join(word.key for word in inside) in whole
                found.update(word.start for word in (inside if contiguous else inside[:1] + inside[-1:]))
        return found

    def _whole(self, mark: Mark, spoken: Sequence[Word]) -> bool:
        """Whether nothing stands between the words of a phrase."""
        keys = " ".join(word.key for word in spoken if mark.start <= word.start < mark.end)
        return keys in written(self.tongue.lexicon)

    def _opens(self, mark: Mark) -> bool:
        """Whether a phrase of conditions begins a clause here; "not be subject to" denies a predicate."""
        if mark.key not in clauses.OPENING:
            return False
        phrase = self.text[mark.start : mark.end].casefold()
        if phrase.startswith(_PREDICATES):
            return _DENIED.search(self.text[max(0, mark.start - _NEAR) : mark.start]) is None
        return phrase != "all but"

    def _opening(self, mark: Mark, spoken: Sequence[Word]) -> int:
        """Where the clause of a condition begins: at its last word where others stand between ("only ... if")."""
        inside = [word for word in spoken if mark.start <= word.start < mark.end]
        return mark.start if self._whole(mark, spoken) else inside[-1].start

    @cached_property
    def content(self) -> list[int]:
        """The places of the tokens that carry meaning."""
        return [at for at, token in enumerate(self.tokens) if token.weight > 0]

    @property
    def says_something(self) -> bool:
        """Whether it has a word of meaning or a value: nothing can be compared with "No." or "x > y"."""
        # In a script without spaces a word may be one letter.
        spoken = any(token.weight > 0 or not token.key.isascii() for token in self.tokens)
        return spoken or bool(self.quantities or self.dates)

    @cached_property
    def conditions(self) -> Mapping[int, str]:
        """The clauses that a condition or an exception begins, each with its sense."""
        spoken = words(self.text)
        return {
            self.clause_at(self._opening(mark, spoken)): mark.key
            for mark in self.marks
            if mark.kind == "exception" and self._opens(mark)
        }

    @cached_property
    def denials(self) -> list[Denial]:
        """Its negations, each with the words after it in the clause, then those before it."""
        found: list[Denial] = []
        taken: list[tuple[int, int]] = []
        # "It is not unlikely that" denies nothing.
        granted = [(mark.start + 1, mark.end) for mark in self.marks if mark.kind == "modal" and mark.key in _GRANTS]
        spans = [(term.start, term.end, "denial") for term in self._denied]
        spans += [(mark.start, mark.end, mark.key) for mark in self.marks if mark.kind == "negation"]
        spans += ((start, end, "without") for start, end in free_of(self.text, self.tongue.stems))
        for token, following in pairwise(self.tokens):
            if token.key in _STOPS and following.key.endswith("ing"):
                spans.append((token.start, token.end, "no longer"))  # "Stopped selling."
        for start, end, sense in sorted(spans, key=lambda span: (span[0], -span[1])):
            if any(low < end and start < high for low, high in taken + granted):
                continue
            taken.append((start, end))
            clause = self.clause_at(max(start, end - 1))
            if found and found[-1].clause == clause and self.text[start:end].casefold() in _SECOND:
                # The second half of "neither ... nor" denies with the first.
                continue
            if sense in _ONWARD and all(token.start < end for token in self.tokens if token.clause == clause):
                clause = min(clause + 1, self.tokens[-1].clause)
            if sense in {"not", "never"} and self._until(end):
                continue
            scope = (at,) if (at := self._freed(start, end)) is not None else self._scope(start, end, clause)
            one = Denial(start, end, clause, scope, sense)
            last = found[-1] if found and one.local else None
            if last is not None and last.clause == clause and (last.sense == "hardly" or last.end + 1 >= start):
                found.pop()  # "Not without risks", "hardly a week without a letter".
            else:
                found.append(one)
        return found

    def _freed(self, start: int, end: int) -> int | None:
        """The token of what a thing is free of, which is a part of the word that says so: "nut-free", "glutenfrei"."""
        if (start, end) not in free_of(self.text, self.tongue.stems):
            return None
        return next((at for at in self.content if start <= self.tokens[at].start < end), None)

    def _until(self, end: int) -> bool:
        """Whether a negation is the "not" of "not until 1949", which affirms what came then."""
        return any(
            one.lasting and one.high == HUGE and UNTIL.search(self.text[end : one.span.start]) is not None
            for one in self.dates
            if one.span.start > end
        )

    @property
    def _denied(self) -> list[Mark]:
        found = self.tongue.lexicon.context.find(words(self.text))
        return [Mark(*term) for term in found if term.kind == "denial"]

    def clause_at(self, start: int) -> int:
        """The clause of the word that stands at or before a place."""
        return next((token.clause for token in reversed(self.tokens) if token.start <= start), 0)

    def _scope(self, start: int, end: int, clause: int) -> tuple[int, ...]:
        content = [at for at in self.content if self.tokens[at].clause == clause]
        inside = [at for at in content if start <= self.tokens[at].start < end]
        after = [at for at in content if self.tokens[at].start >= end]
        before = [at for at in reversed(content) if self.tokens[at].end <= start]
        return tuple(inside + after) or tuple(before)

    def denied(self, clause: int) -> list[Denial]:
        """The negations that deny the statement of a clause; in some languages several are one."""
        here = [one for one in self.denials if one.clause == clause and not one.local]
        if self.tongue.stems in _CONCORD:
            plain = [one for one in here if one.sense not in {"fail", "refuse", "cannot", "denial"}]
            here = plain[:1] + [one for one in here if one not in plain]
        return here

    def senses(self, kind: str, within: set[int] | None = None) -> set[str]:
        """The senses of its phrases of a kind, in all clauses or ``within`` some."""
        dates = {one.span.start for one in self.dates}
        return {
            mark.key
            for mark in self.marks
            if mark.kind == kind
            and mark.start not in dates  # "May" as a month
            and (within is None or self.clause_at(mark.start) in within)
        }


def _counts(rest: str, language: str) -> bool:
    """Whether "more" is of things and not of a quality: "more accidents", "plus d'adh\u00e9rents"."""
    following = rest.split(maxsplit=1)[0].strip(",.;:") if rest.split() else ""
    if language == "fr":
        return following in {"de", "des", "du"} or following.startswith(("d'", "d\u2019"))
    return following.endswith("s") or language == "de"


def _in_words(number: Number) -> bool:
    return number.ordinal and number.text.isalpha()


def _inside(spans: Sequence[tuple[int, int]], at: int) -> bool:
    return any(start <= at < end for start, end in spans)
