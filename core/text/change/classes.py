"""Which kinds of meaning a change touches, read from the marks of both sides."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, NamedTuple

from pincite.core.text.change.affixes import bare_prefixes, joined_prefixes, negated
from pincite.core.text.change.amounts import of_other_periods, stepped_otherwise
from pincite.core.text.change.bounded import bound_to_none, with_bounds
from pincite.core.text.change.clock import tells_times, with_times
from pincite.core.text.change.contrasts import contrasted, exchanged
from pincite.core.text.change.deadlines import as_deadlines
from pincite.core.text.change.entities import capitalised, numbered_otherwise, replaced
from pincite.core.text.change.hunks import Hunk, Marks, Region, grouped
from pincite.core.text.change.idioms import broken, is_conceded
from pincite.core.text.change.marks import Mark, marks
from pincite.core.text.change.phones import as_dialled, with_phones
from pincite.core.text.change.quantities import quantity_changes
from pincite.core.text.change.ranges import spanned_otherwise
from pincite.core.text.change.romans import with_romans
from pincite.core.text.change.spoken_times import with_spoken_times
from pincite.core.text.change.sums import as_times, with_sums
from pincite.core.text.change.surface import rest_changes, surface_changes
from pincite.core.text.change.symbols import symbol_changes
from pincite.core.text.change.terms import as_rates, joined_otherwise, with_terms
from pincite.core.text.change.turns import beside, turned
from pincite.core.text.change.zones import other_zones, with_zones
from pincite.core.text.lexicon import Lexicon, words
from pincite.core.text.lexicon.words import HYPHENS
from pincite.core.text.numbers import Number

#: Every class, in the order in which they are reported.
CLASSES: Final = (
    "number", "unit", "date", "sign", "negation", "modal", "quantifier", "exception", "direction", "entity", "case",
    "wording", "spacing", "typography", "punctuation",
)  # fmt: skip
#: Classes that always reverse or bound a meaning.
ALWAYS_CRITICAL: Final = frozenset(CLASSES[: CLASSES.index("entity")])
_HYPHENS: Final = frozenset(HYPHENS)
#: Of most places; nobody changes it.
_NO_SENSES: Final[Counter[str]] = Counter()
#: Code points behind a change in which an amount is looked for.
_REST: Final = 40


class _Unlisted(NamedTuple):
    """Words of one stretch that gave way to others without anything that a list tells, and all that did in any way."""

    gone: set[str]
    come: set[str]
    all_gone: set[str]
    all_come: set[str]

    def left(self) -> tuple[set[str], set[str]]:
        """Those of either side that did not only change their place."""
        return self.gone - self.all_come, self.come - self.all_gone


@dataclass
class _Findings:
    classes: set[str] = field(default_factory=set)
    critical: set[str] = field(default_factory=set)
    #: Names that one place lost or gained and no other name took or left there.
    gone: Counter[str] = field(default_factory=Counter)
    come: Counter[str] = field(default_factory=Counter)

    def add(self, names: Iterable[str]) -> None:
        for name in names:
            self.classes.add(name)
            if name in ALWAYS_CRITICAL:
                self.critical.add(name)


def classify(regions: Sequence[Region], language: str, lexicon: Lexicon) -> tuple[set[str], set[str]]:
    """The classes of all changes, and those of them that are critical. A sentence that only moved is wording."""
    moved = _moved(regions)
    findings = _Findings()
    for region in regions:
        known = capitalised(region.old, lexicon, opens=region.opens)
        known |= capitalised(region.new, lexicon, opens=region.opens)
        texts = (region.old, region.new)
        read = [with_phones(text, marks(text, language, lexicon, opens=region.opens, known=known)) for text in texts]
        if any(tells_times(text, lexicon) for text in texts):
            # What stands beside no such time may be a ratio or a verse: "3:10".
            read = [with_times(text, found, lexicon) for text, found in zip(texts, read, strict=True)]
        read = [_with_wholes(text, found, lexicon) for text, found in zip(texts, read, strict=True)]
        old_marks, new_marks = map(Marks, read)
        findings.add(spanned_otherwise(texts, *read))
        whole = map(Marks, with_bounds(texts, read))
        gone, come = list[Mark](), list[Mark]()
        unlisted = _Unlisted(set(), set(), set(), set())
        for hunk in grouped(region.hunks, *whole):
            old, new = region.old[hunk.old_start : hunk.old_end], region.new[hunk.new_start : hunk.new_end]
            if moved and (old or new) in moved:
                findings.classes.add("wording")
                continue
            before = old_marks.touching(hunk.old_start, hunk.old_end)
            after = new_marks.touching(hunk.new_start, hunk.new_end)
            gone += before
            come += after
            unlisted.all_gone.update(_keys(old))
            unlisted.all_come.update(_keys(new))
            if bound_to_none(texts, (old_marks, new_marks), before, after):
                findings.add({"quantifier"})
            told = as_deadlines(texts, hunk, (old_marks, new_marks), *as_dialled(before, after))
            _classify_hunk(region, hunk, *told, lexicon, findings, unlisted)
        # Of the stretch as a whole: in a list they may only have changed places.
        findings.add(exchanged(gone, come))
        if contrasted(*unlisted.left(), lexicon):
            findings.add({"direction"})
        if turned(region.old, region.new, lexicon):
            findings.add({"direction"})
    if findings.gone & findings.come:
        # The same name left one place and came to another: who did what to whom may be reversed.
        findings.critical.add("entity")
    return findings.classes, findings.critical


def _with_wholes(text: str, found: Sequence[Mark], lexicon: Lexicon) -> list[Mark]:
    """The marks, those of one thing as one, and those that only two readings of one passage are compared by."""
    found = with_romans(text, with_terms(text, with_sums(text, found), lexicon))
    return with_spoken_times(text, with_zones(text, found), lexicon)


def _moved(regions: Sequence[Region]) -> set[str]:
    """Whole sentences that were taken out in one place and put back word for word in another."""
    gone: set[str] = set()
    come: set[str] = set()
    for region in regions:
        for hunk in region.hunks:
            if hunk.new_start == hunk.new_end:
                gone.add(region.old[hunk.old_start : hunk.old_end])
            elif hunk.old_start == hunk.old_end:
                come.add(region.new[hunk.new_start : hunk.new_end])
    return {text for text in gone & come if text[-1:] in {".", "!", "?"} and text[:1].isupper()}


def _classify_hunk(
    region: Region,
    hunk: Hunk,
    before: Sequence[Mark],
    after: Sequence[Mark],
    lexicon: Lexicon,
    findings: _Findings,
    unlisted: _Unlisted,
) -> None:
    old, new = region.old[hunk.old_start : hunk.old_end], region.new[hunk.new_start : hunk.new_end]
    if joined_otherwise(old, new, lexicon):
        findings.add({"negation"})
        return
    before, after = as_rates(*as_times(before, after))
    names = quantity_changes(before, after)
    names |= {
        kind for kind in ("sign", "modal", "quantifier", "exception") if _senses(before, kind) != _senses(after, kind)
    }
    undone, done = _affixed(old, new, lexicon)
    bare = [bare_prefixes(text, words(text), lexicon) for text in (old, new)]
    if bare[0] != bare[1]:
        if _run_together(old) == _run_together(new):
            undone, done = {}, {}  # "Non toxic" is "non-toxic".
        else:
            names.add("negation")
    negations = [_senses(side, "negation") for side in (before, after)]
    if undone or done:
        negations = [
            one + Counter({"not": len(affixes)}) for one, affixes in zip(negations, (undone, done), strict=True)
        ]
    if negations[0] != negations[1] or _opposed(before, after, "contrary"):
        names.add("negation")
    if broken(old, hunk.old_start, before, new, lexicon) or broken(new, hunk.new_start, after, old, lexicon):
        names.add("negation")
    old_times, new_times = _senses(before, "direction"), _senses(after, "direction")
    if (
        _opposed(before, after, "direction")
        or beside(old, new, old_times, new_times, lexicon)
        or stepped_otherwise(old, new, region.old[hunk.old_end :][:_REST], lexicon)
    ):
        names.add("direction")
    if is_conceded(old, new):
        names.add("exception")
    if of_other_periods(old, new, lexicon) or other_zones(before, after):
        names.add("unit")
    # "A" may be one as well: such a number says nothing of a letter.
    counted = any(
        mark.value and not (isinstance(mark.value, Number) and mark.value.unsure) for mark in (*before, *after)
    )
    symbols = symbol_changes(old, new, lexicon, counted=counted)
    _compare_names(before, after, old, new, findings, names)
    findings.critical |= symbols
    names |= symbols
    findings.add(names)
    if names:
        affixed = {*undone, *undone.values(), *done, *done.values()}
        # The "non" of "non-toxic" is a word of its own here.
        affixed |= {
            prefix for prefix in lexicon.negative_prefixes if any(one.startswith(prefix) for one in {*undone, *done})
        }
        findings.add(
            rest_changes(_rest(old, hunk.old_start, before, affixed), _rest(new, hunk.new_start, after, affixed))
        )
    else:
        # What a list says of a word goes before what its form or a dictionary says.
        settled = {*undone, *undone.values(), *done, *done.values()}
        findings.add(surface_changes(old, new))
        if _run_together(old) != _run_together(new):
            unlisted.gone.update(key for key in _keys(old) if key not in settled)
            unlisted.come.update(key for key in _keys(new) if key not in settled)


def _run_together(text: str) -> str:
    return "".join(word.key for word in words(text))


def _keys(text: str) -> list[str]:
    """The folded words of a text, and those that a hyphen parts as one ("sous-\u00e9valu\u00e9")."""
    found = words(text)
    hyphenated = (pair for pair in pairwise(found) if text[pair[0].end : pair[1].start] in _HYPHENS)
    return [word.key for word in found] + [one.key + other.key for one, other in hyphenated]


def _senses(found: Sequence[Mark], kind: str) -> Counter[str]:
    keys = [mark.key for mark in found if mark.kind == kind]
    return Counter(keys) if keys else _NO_SENSES


def _affixed(old: str, new: str, lexicon: Lexicon) -> tuple[dict[str, str], dict[str, str]]:
    """The words of either side that by their form negate a word of the other."""
    before = joined_prefixes(old, words(old), lexicon)
    after = joined_prefixes(new, words(new), lexicon)
    return negated(before, after, lexicon), negated(after, before, lexicon)


def _opposed(before: Sequence[Mark], after: Sequence[Mark], kind: str) -> bool:
    """Whether a word of one pole gave way to one of the other: "rose" to "fell"."""
    old, new = _senses(before, kind), _senses(after, kind)
    if not old or not new:
        return False
    gone, come = old - new, new - old
    return any(_opposite(sense) in come for sense in gone)


def _opposite(sense: str) -> str:
    return sense[:-1] + ("-" if sense.endswith("+") else "+")


def _compare_names(
    before: Sequence[Mark], after: Sequence[Mark], old: str, new: str, findings: _Findings, names: set[str]
) -> None:
    old_names = [mark.key for mark in before if mark.kind == "entity"]
    new_names = [mark.key for mark in after if mark.kind == "entity"]
    if old_names == new_names or _run_together(old) == _run_together(new):
        return
    if numbered_otherwise(old_names, new_names):
        names.add("entity")
        findings.critical.add("entity")
    gone, come = replaced(old_names, new_names)
    # A name that stands on the other side in small letters has changed its case, not its bearer.
    old_words, new_words = _padded(old), _padded(new)
    gone = [name for name in gone if f" {name} " not in new_words]
    come = [name for name in come if f" {name} " not in old_words]
    reordered = Counter(old_names) == Counter(new_names)
    if gone or come or reordered:
        names.add("entity")
    if (gone and come) or reordered:
        findings.critical.add("entity")
    elif gone or come:
        findings.gone.update(gone)
        findings.come.update(come)


def _padded(text: str) -> str:
    return f" {' '.join(word.key for word in words(text))} "


def _rest(text: str, offset: int, found: Sequence[Mark], affixed: Collection[str]) -> list[str]:
    """The words of ``text`` that no mark covers and that are no negation by affix, as they are written."""
    cover = sorted((mark.start - offset, mark.end - offset) for mark in found)
    rest: list[str] = []
    at = reach = 0
    for word in words(text):
        while at < len(cover) and cover[at][0] < word.end:
            reach = max(reach, cover[at][1])
            at += 1
        if word.start >= reach and not any(one.endswith(word.key) for one in affixed):
            rest.append(text[word.start : word.end])
    return rest
