"""Who left, sold or moved is no longer there, did not stay until the end, and did not spend a whole life there."""

import re
from itertools import islice
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.hours import CLOCK, HOUR
from pincite.core.nli.builtin.tokens import Token

#: By these a stay, a post or a possession ends.
_LEFT: Final = re.compile(
    r"\b(?:left|sold|retired|resigned|quit|moved (?:to|away|out|from)|emigrated|gave (?:it )?up|"
    r"stepped down|was dismissed|was sacked|"
    r"vendi(?:\u00f3|eron|do)|dej\u00f3|dejaron|se jubil\u00f3|dimiti\u00f3|se mud\u00f3|se "
    r"traslad\u00f3|emigr\u00f3|abandon\u00f3|"
    r"vendeu|venderam|deixou|reformou-se|aposentou-se|demitiu-se|mudou-se|emigrou|saiu|"
    r"verkauft(?:e|en)?|verlie(?:\u00df|\u00dfen)|zog (?:\w+ ){0,4}nach|trat zur\u00fcck|ging in "
    r"(?:Rente|Pension)|wanderte aus|"
    r"vend(?:it|u|ue|irent)|quitt(?:a|\u00e9|\u00e8rent)|prit sa retraite|d\u00e9missionn(?:a|\u00e9)|"
    r"d\u00e9m\u00e9nag(?:ea|\u00e9)|\u00e9migr(?:a|\u00e9)|"
    r"s['\u2019]installa)\b",
    re.IGNORECASE,
)
_UNTIL_DEATH: Final = re.compile(
    r"\b(?:until|till|up to) (?:his|her|their|its) (?:own )?death|\bfor the rest of (?:his|her|their) li(?:fe|ves)|"
    r"\bhasta su muerte|\bat\u00e9 (?:\u00e0 )?(?:a )?sua morte|\bbis zu (?:seinem|ihrem) Tod|"
    r"\bjusqu['\u2019]\u00e0 sa mort",
    re.IGNORECASE,
)
_WHOLE: Final = re.compile(
    r"\b(?:(?:his|her|their) (?:whole|entire) (?:life|childhood|youth|career)|all (?:of )?(?:his|her|"
    r"their) li(?:fe|ves)|never left|"
    r"toda su (?:vida|infancia|juventud)|nunca sali\u00f3 de|toda a (?:sua )?(?:vida|inf\u00e2ncia|"
    r"juventude)|nunca saiu d[eoa]|"
    r"(?:sein|ihr) ganzes Leben|(?:seine|ihre) ganze (?:Kindheit|Jugend)|verlie\u00df (?:\w+ )?nie|"
    r"toute sa (?:vie|jeunesse|carri\u00e8re)|toute son enfance|n['\u2019]a jamais quitt\u00e9)\b",
    re.IGNORECASE,
)
_STILL: Final = re.compile(
    r"\b(?:still|to this day|todav\u00eda|a\u00fan|sigue[n]?|ainda|continua[m]?|noch(?: immer)?|immer "
    r"noch|nach wie vor|encore|toujours)\b",
    re.IGNORECASE,
)
_NO_LONGER: Final = "no longer"
_KINDS: Final = frozenset({"negation"})
_ABOUT: Final = 0.4


def leaving(aligned: Alignment) -> Answer | None:
    """Whether a claim says of a stay or a possession that it lasts or is over, where the premise says that it ended."""
    claim, premise = aligned.claim, aligned.premise
    left = _LEFT.search(premise.text)
    if left is None or _STILL.search(premise.text) or aligned.about < _ABOUT:
        return None
    denied = any(premise.denied(premise.clause_at(left.start())))
    if denied or premise.conditions:
        return None
    if [one.sense for one in claim.denials] == [_NO_LONGER]:
        if any(_ended(aligned, one) for one in islice(_LEFT.finditer(premise.text), _MOST)):
            return Answer(True, f"premise says {left[0]}", _KINDS, own=_OWN)
        return None if premise.denials else Answer(None, f"premise says {left[0]} of something else", _KINDS)
    if claim.denials and _WHOLE.search(claim.text) is None:
        return None
    for lasting in (_UNTIL_DEATH, _WHOLE):
        told = lasting.search(claim.text)
        if told is not None and lasting.search(premise.text) is None and _LEFT.search(claim.text) is None:
            return Answer(None, f"premise says {left[0]}, claim says {told[0]}")
    if (told := _STILL.search(claim.text)) is not None and not _at_work(aligned):
        return Answer(None, f"premise says {left[0]}, claim says {told[0]}")
    return None


#: Words by which a stay ends that are looked at.
_MOST: Final = 8
#: What one does where one has a post, a home or a possession.
_OWN: Final = re.compile(
    r"\b(?:work\w*|liv\w+|own\w*|belong\w*|employ\w*|ran|runs?|running|trabaj\w+|viv\w+|mora[mv]?\w?|morou|pertenec\w+|posee\w*|"
    r"trabalh\w+|pertenc\w+|possu\w+|arbeit\w+|leb\w+|wohn\w+|geh\u00f6r\w+|besa\u00df\w*|besitz\w*|travaill\w+|habit\w+|"
    r"vit|v[\u00e9e]cu\w*|apparten\w+|appartient|poss\u00e9d\w+)\b",
    re.IGNORECASE,
)
#: By these one goes to the place that is named, and is no longer at another.
_TO: Final = re.compile(
    r"\b(?:moved to|emigrated|se mud\u00f3|se traslad\u00f3|emigr\u00f3|mudou-se|emigrou|zog\b.{0,60}|wanderte aus|"
    r"d\u00e9m\u00e9nag\w+|\u00e9migr\w+|s['\u2019]installa)$",
    re.IGNORECASE,
)
#: What is left for a while, or left in a state.
_FOR_A_WHILE: Final = re.compile(
    r"\b(?:for (?:an?|the|one|two|three|several) (?:few )?(?:hours?|days?|weeks?|months?|nights?|weekend|holidays?)|"
    r"early|late|on foot|with an?|por (?:un[oa]s?|dos|tres|um|uma|dois) \w+|"
    r"f\u00fcr (?:ein(?:e|en)?|zwei|drei|einige) \w+|pour (?:une?|deux|trois|quelques) \w+)\b",
    re.IGNORECASE,
)
#: Before "left" where it is a side.
_SIDE: Final = re.compile(r"\b(?:turn\w*|on|to|at|the|his|her|bear|keep|far|been) $", re.IGNORECASE)


def _ended(aligned: Alignment, left: re.Match[str]) -> bool:
    """Whether what ended is what the claim speaks of: who left an umbrella at the bank may still work there."""
    premise = aligned.premise
    clause = premise.clause_at(left.start())
    rest = [token for token in premise.tokens if token.start >= left.end() and token.clause == clause]
    behind = premise.text[left.end() : rest[-1].end] if rest else ""
    values = (*premise.quantities, *premise.dates)
    later = [one for one in values if left.end() <= one.span.start < left.end() + len(behind)]
    if _FOR_A_WHILE.search(behind) or (left[0] == "left" and _SIDE.search(premise.text[: left.start()])):
        return False
    if any(one.dimension in {CLOCK, HOUR, "time"} for one in later):
        return False  # Who left at six may be back the next day.
    taken = {place for at in aligned.matches for place in aligned.places(at)}
    dated = [(one.span.start, one.span.end) for one in values]
    named = [
        at
        for at in premise.content
        if premise.tokens[at].clause == clause
        and premise.tokens[at].start >= left.end()
        and not any(start <= premise.tokens[at].start < end for start, end in dated)
    ]
    if _of_somebody_else(aligned, left):
        return False
    if _TO.search(left[0]) or behind.startswith((" to ", " into ")):
        source = bool(named) and premise.tokens[named[0] - 1].key in _FROM
        return not named or (named[0] in taken) == source
    counted = any(not one.date and one.span.start <= left.end() + 2 for one in later)
    # "The Leeds office", "the bridge intact": of the word that follows it is told.
    if counted or not named:
        return not counted
    further = named[0] + 1 in named and named[0] + 1 not in taken and not _when(premise.tokens[named[0] + 1])
    return named[0] in taken and not further


def _of_somebody_else(aligned: Alignment, left: re.Match[str]) -> bool:
    """Whether another than the claim's first word left: "Hans sold Mary the house", "Ben's boss left Oslo"."""
    claim, premise = aligned.claim, aligned.premise
    opens = claim.content[0] if claim.content else None
    if opens is None or opens not in aligned.matches:
        return False
    stems = {token.stem for token in claim.tokens}
    clause = premise.clause_at(left.start())
    first = [at for at in premise.content if premise.tokens[at].clause == clause][:1]
    others = [at for at in first if premise.tokens[at].start < left.start() and premise.tokens[at].stem not in stems]
    places = aligned.places(opens)
    if others and all(premise.tokens[one].start > left.start() for one in places):
        return True
    before = [one for one in places if premise.tokens[one].start < left.start()]
    owner = any(token.key == "s" for one in before for token in premise.tokens[one + 1 : one + 2])
    return owner or bool(others and all(premise.tokens[one - 1].key in _OF for one in before if one))


def _when(token: Token) -> bool:
    """Whether a word tells when or how, and goes on naming nothing: "sold the farm last year", "left it suddenly"."""
    return token.key.endswith("ly") or any(sense[:-1] in {"order", "time"} for sense in token.senses)


#: Before what one moved away from.
_FROM: Final = frozenset("from de do da dos das du des d von aus".split())
_OF: Final = frozenset("of de d do da del von des du".split())


def _at_work(aligned: Alignment) -> bool:
    """Whether the claim tells of the time before, or of what the premise says of now: "when he still lived there"."""
    return bool(aligned.claim.senses("exception") or aligned.claim.dates)
