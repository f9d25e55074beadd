"""A claim that repeats a sentence of the premise but for one place: what stands there is read as a change of it.

What has no meaning between two texts about the same thing has one between two readings of the same words: "bought" for
"sold", "north" for "west", "weekly" for "daily", version 1.10 for 1.1.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rapidfuzz.distance import LCSseq

from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.tongue import Tongue
from pincite.core.text.change import DiffOp, compare
from pincite.core.text.change.swaps import swapped
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
_DIGITS: Final = re.compile(r"\d+")
#: "anti - tank" is "anti-tank".
_PARTED: Final = re.compile(r"[\s\u2010\u2011-]+")


def verbatim_findings(claim: str, premise: Iterable[str], tongue: Tongue) -> Iterator[Finding]:
    """Where the sentence of the ``premise`` that the claim repeats says another thing in one place."""
    wanted = keys(claim)
    if not wanted or len(claim) > _LONGEST:
        return
    found: Finding | None = None
    for sentence in premise:
        if len(sentence) <= _LONGEST and _may_repeat(wanted, sentence):
            said, other = _against(claim, sentence, tongue)
            if said and other is None:
                return  # Another sentence says it.
            found = found or other
    if found is not None:
        yield found


def _may_repeat(wanted: Sequence[str], sentence: str) -> bool:
    """Whether few enough words of the claim are not in the sentence, in its order."""
    same = LCSseq.similarity(wanted, keys(sentence))
    return len(wanted) - same <= _MOST and same >= _TIMES * (len(wanted) - same)


def _against(claim: str, sentence: str, tongue: Tongue) -> tuple[bool, Finding | None]:
    """Whether the claim repeats the sentence, and what speaks against it."""
    # What the sentence says beyond the claim takes nothing from it.
    kept = " ".join(step.before for step in compare(sentence, claim, tongue.tag).diff if step.op != "delete")
    change = compare(kept, claim, tongue.tag)
    changed = [step for step in change.diff if step.op != "equal"]
    same = sum(len(step.before.split()) for step in change.diff if step.op == "equal")
    differ = max(sum(len(one.before.split()) for one in changed), sum(len(one.after.split()) for one in changed))
    if differ > _MOST or same < _TIMES * differ:
        return False, None
    if not changed:
        return True, None
    if swapped(kept, claim, tongue.lexicon):
        return False, Finding("role", "contradicts", "two have changed places", verbatim=True)
    told = [
        (step, _kinds(_alone(at, change.diff, tongue), step, tongue.lexicon)) for at, step in _numbered(change.diff)
    ]
    against = [(step, kinds) for step, kinds in told if kinds]
    if len(against) != 1:
        # Two turns may make a whole: who is taller than another is not shorter.
        return not change.critical and len(changed) == 1, None
    [(step, kinds)] = against
    reason = f'premise says "{step.before}", claim says "{step.after}" of the same'
    return False, Finding(kinds[0], "contradicts", reason, verbatim=True)


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
    if not set(critical) <= {*_KINDS, _CONTRARY}:
        return []
    before, after = step.before, step.after
    if _spelling(before) == _spelling(after):
        return []
    held, was, now = set(critical), _words(before), _words(after)
    if not (was - now and now - was):
        held &= {"unit"}  # It says less, or more: 14 business days are no 14 days.
    if "number" in held and not _of_one_shape(before, after):
        held -= {"number", "unit"}  # "Three of four" is 75 %, and 2004 in the 21st century.
    if "date" in held and (_DIGITS.search(before) or _DIGITS.search(after)):
        held.discard("date")  # What a date leaves open, the rules of dates know.
    if _CONTRARY in held and (_negated(before, lexicon) or _negated(after, lexicon)):
        held.discard(_CONTRARY)
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
    found = words(text)
    return lexicon.common.issuperset(word.key for word in found) or any(
        term.kind == "negation" for term in lexicon.phrases.find(found)
    )
