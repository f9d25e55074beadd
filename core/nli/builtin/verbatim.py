"""A claim that repeats a sentence of the premise but for one place: what stands there is read as a change of it.

What has no meaning between two texts about the same thing has one between two readings of the same words: "bought" for
"sold", "north" for "west", "weekly" for "daily", version 1.10 for 1.1.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rapidfuzz.distance import LCSseq

from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.tongue import Tongue
from pincite.core.text.change import DiffOp, compare
from pincite.core.text.lexicon import Lexicon, words
from pincite.core.text.lexicon.words import keys

#: The classes of change that are read, and the kind of finding that each makes. Bounds and negations have rules that
#: know what follows from what.
_KINDS: Final = {"number": "number", "unit": "number", "sign": "number", "date": "date", "direction": "opposite"}
_CONTRARY: Final = "negation"
#: Words of the place that differs, on either side, and how many times as many must be the same.
_MOST: Final = 4
_TIMES: Final = 2
#: Code points of a claim, and of a sentence.
_LONGEST: Final = 1_000
#: What closes a word, and would make it another one where a clause ends sooner.
_POINTS: Final = re.compile(r"[,;:.!?]+(?!\S)")
#: Signs in words: 5 below zero is -5.
_BELOW: Final = re.compile(r"\b(?:minus|menos|moins|below|bajo|unter|sous|abaixo)\b", re.IGNORECASE)
_DIGITS: Final = re.compile(r"\d+")
#: "anti - tank" is "anti-tank".
_PARTED: Final = re.compile(r"[\s\u2010\u2011-]+")


def verbatim_findings(claim: str, premise: Sequence[str], tongue: Tongue) -> Iterator[Finding]:
    """Where the sentence of the ``premise`` that the claim repeats says another thing in one place."""
    wanted = keys(claim)
    if not wanted or len(claim) > _LONGEST:
        return
    found: list[tuple[DiffOp, Finding]] = []
    for sentence in premise:
        if len(sentence) <= _LONGEST and _may_repeat(wanted, sentence):
            said, against = _against(claim, sentence, tongue)
            if said:
                return  # Another sentence says it.
            found += [against] if against is not None else []
    said_by = [keys(sentence) for sentence in premise]
    for step, finding in found:
        own = set(keys(step.after)) - set(keys(step.before)) - tongue.lexicon.common
        # "The north is wet, the south dry", "The left wing burned. So did the right wing".
        if all(map(own.isdisjoint, said_by)):
            yield finding
            return


def _may_repeat(wanted: Sequence[str], sentence: str) -> bool:
    """Whether few enough words of the claim are not in the sentence, in its order."""
    same = LCSseq.similarity(wanted, keys(sentence))
    return len(wanted) - same <= _MOST and same >= _TIMES * (len(wanted) - same)


def _against(claim: str, sentence: str, tongue: Tongue) -> tuple[bool, tuple[DiffOp, Finding] | None]:
    """Whether the sentence says the same; if not, the place that speaks against it, with the finding, if any does."""
    claim, sentence = _POINTS.sub("", claim), _POINTS.sub("", sentence)
    # What the sentence says beyond the claim takes nothing from it, but for what denies.
    kept = " ".join(
        step.before
        for step in compare(sentence, claim, tongue.tag).diff
        if step.op != "delete" or _denies(step.before, tongue.lexicon)
    )
    change = compare(kept, claim, tongue.tag)
    changed = [step for step in change.diff if step.op != "equal"]
    same = sum(len(step.before.split()) for step in change.diff if step.op == "equal")
    differ = max(sum(len(one.before.split()) for one in changed), sum(len(one.after.split()) for one in changed))
    if differ > _MOST or same < _TIMES * differ:
        return False, None
    if not changed:
        return True, None
    against: list[tuple[DiffOp, list[str]]] = []
    for at, step in _numbered(change.diff):
        critical = change.critical if len(changed) == 1 else _alone(at, change.diff, tongue)
        kinds = _kinds(critical, step, tongue.lexicon)
        if critical and not kinds:
            return False, None  # What it does to the other places is not known here.
        against += [(step, kinds)] if kinds else []
    if len(against) != 1:
        # Two turns may make a whole: who is taller than another is not shorter.
        return not change.critical and len(changed) == 1, None
    [(step, kinds)] = against
    if _exchanged([one for one in changed if one is not step], tongue.lexicon):
        return False, None
    reason = f'premise says "{step.before}", claim says "{step.after}" of the same'
    return False, (step, Finding(kinds[0], "contradicts", reason))


def _exchanged(places: Sequence[DiffOp], lexicon: Lexicon) -> bool:
    """Whether a word has gone from one place to another: "A is faster than B", "B is slower than A"."""
    gone, come = (
        set(keys(" ".join(side))) - lexicon.common
        for side in ((one.before for one in places), (one.after for one in places))
    )
    return not gone.isdisjoint(come)


def _numbered(steps: Sequence[DiffOp]) -> Iterator[tuple[int, DiffOp]]:
    return ((at, step) for at, step in enumerate(steps) if step.op != "equal")


def _alone(at: int, steps: Sequence[DiffOp], tongue: Tongue) -> Sequence[str]:
    """The critical classes of one of the steps, were it the only one."""
    words = [step.before for step in steps]
    one = " ".join(filter(None, words))
    words[at] = steps[at].after
    return compare(one, " ".join(filter(None, words)), tongue.tag).critical


def _kinds(critical: Sequence[str], step: DiffOp, lexicon: Lexicon) -> list[str]:
    """The kinds of finding that a changed place makes; none where the claim may follow all the same."""
    if not set(critical) <= {*_KINDS, _CONTRARY, "entity"}:
        return []
    before, after = step.before, step.after
    if _spelling(before) == _spelling(after):
        return []
    held, was, now = set(critical) - {"entity"}, _words(before), _words(after)
    if not (was - now and now - was):
        held &= {"unit"}  # It says less, or more: 14 business days are no 14 days.
    if "number" in held and not _of_one_shape(before, after):
        held -= {"number", "unit"}  # "Three of four" is 75 %, and 2004 in the 21st century.
    if _BELOW.search(f"{before} {after}"):
        held -= {"number", "sign"}
    if "date" in held and (_DIGITS.search(before + after) or not lexicon.months.keys().isdisjoint(was | now)):
        held.discard("date")  # What a date leaves open, the rules of dates know.
    if _negated(before, lexicon) or _negated(after, lexicon):
        held -= {_CONTRARY, "direction"}
    return [_KINDS.get(one, one) for one in critical if one in held]


def _spelling(text: str) -> str:
    return _PARTED.sub("", text.casefold())


def _words(text: str) -> set[str]:
    return {word.strip(".,;:!?\"'()") for word in text.casefold().split()}


def _of_one_shape(before: str, after: str) -> bool:
    """Whether both have as many numbers in digits, about as long."""
    old, new = _DIGITS.findall(before), _DIGITS.findall(after)
    if not old or len(old) != len(new):
        return False
    return all(abs(len(one) - len(other)) <= 1 for one, other in zip(old, new, strict=True))


def _negated(text: str, lexicon: Lexicon) -> bool:
    """Whether there is a negation, or nothing but words like "and"."""
    return lexicon.common.issuperset(keys(text)) or _denies(text, lexicon)


def _denies(text: str, lexicon: Lexicon) -> bool:
    return any(term.kind == "negation" for term in lexicon.phrases.find(words(text)))
