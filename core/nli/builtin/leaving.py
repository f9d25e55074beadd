"""Who left, sold or moved is no longer there, did not stay until the end, and did not spend a whole life there."""

import re
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer

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
        return Answer(True, f"premise says {left[0]}", _KINDS)
    if claim.denials and _WHOLE.search(claim.text) is None:
        return None
    for lasting in (_UNTIL_DEATH, _WHOLE):
        told = lasting.search(claim.text)
        if told is not None and lasting.search(premise.text) is None and _LEFT.search(claim.text) is None:
            return Answer(None, f"premise says {left[0]}, claim says {told[0]}")
    if (told := _STILL.search(claim.text)) is not None and not _at_work(aligned):
        return Answer(None, f"premise says {left[0]}, claim says {told[0]}")
    return None


def _at_work(aligned: Alignment) -> bool:
    """Whether the claim tells of the time before, or of what the premise says of now: "when he still lived there"."""
    return bool(aligned.claim.senses("exception") or aligned.claim.dates)
