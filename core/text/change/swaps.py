"""Two who changed places in one sentence: "the bank sued the firm", "the firm sued the bank".

Names that changed places are told as entities; here it is any words that do.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pincite.core.text.change.verbs import same_verb
from pincite.core.text.lexicon import Lexicon, Word, words

#: Words of each of the two, and between them.
_MOST_EACH: Final = 6
_MOST_BETWEEN: Final = 8
#: What stands before a noun and is none of its words; "al banco" and "el banco" are one bank.
ARTICLES: Final = frozenset(
    """the a an el la los las un una al del o os as um uma ao \u00e0 do da der die das den dem des ein eine einen einem
    le les l une au du aux""".split()
)
#: What these join may stand in any order: "a head coach or an assistant coach".
_JOINING: Final = frozenset("and or nor y o u e ou und oder sowie et ni".split())
#: Of these each does to the other what the other does to it.
_MUTUAL: Final = frozenset(
    """meet meets met marry marries married equal equals resemble resembles border borders adjoin adjoins differ differs
    same similar alternate alternates alternated next adjacent close identical opposite related connected linked
    attached equivalent akin engaged compared comparable distance addition parallel perpendicular tied bound""".split()
)
#: What is one side of these is not the other: "pour the acid into the water".
_ONE_WAY: Final = frozenset("into onto over under above below before after".split())


def swapped(old: str, new: str, lexicon: Lexicon) -> bool:
    """Whether the texts differ in nothing but two that changed places, and a word of meaning stands between them."""
    before, after = ([word for word in words(text) if word.key not in ARTICLES] for text in (old, new))
    head = _shared(before, after)
    tail = _shared(before[head:][::-1], after[head:][::-1])
    before, after = before[head : len(before) - tail], after[head : len(after) - tail]
    if not 2 < min(len(before), len(after)) <= max(len(before), len(after)) <= 2 * _MOST_EACH + _MOST_BETWEEN:
        return False
    return any(
        _are_swapped(before, after, first, last, lexicon)
        for first in range(1, min(_MOST_EACH, len(before) - 2) + 1)
        for last in range(1, min(_MOST_EACH, len(before) - first - 1) + 1)
    )


def _are_swapped(before: Sequence[Word], after: Sequence[Word], first: int, last: int, lexicon: Lexicon) -> bool:
    """Whether the ``first`` words and the ``last`` words of ``before`` changed places."""
    one, between, other = before[:first], before[first : len(before) - last], before[len(before) - last :]
    if len(between) > _MOST_BETWEEN or len(after) != len(before):
        return False
    if _keys(after[:last]) != _keys(other) or _keys(after[len(after) - first :]) != _keys(one):
        return False
    # "(4.3 %)" ends no clause.
    joined = all(
        word.joined or word.key[:1].isdigit() or last.key[:1].isdigit()
        for side in (before, after)
        for last, word in pairwise(side)
    )
    alike = all(map(lambda was, now: same_verb(was.key, now.key, lexicon), between, after[last : len(after) - first]))
    told = _keys(between)
    # Two numbers that changed places are told as numbers.
    one_way = not _ONE_WAY.isdisjoint(told) and not any(word.key.isdigit() for word in (*one, *other))
    telling = one_way or not lexicon.common.issuperset(told)
    # "14 of those on the drug and 9 of those on placebo": what is counted between them stays where it was.
    joining = frozenset[str]() if any(key[:1].isdigit() for key in told) else _JOINING
    tells = telling and (_MUTUAL | joining).isdisjoint(told)
    if not (joined and alike and tells):
        return False
    return not _led(one, lexicon) and not _led(other, lexicon)


def _led(side: Sequence[Word], lexicon: Lexicon) -> bool:
    """Whether a preposition or a pronoun leads it: "on Monday" may stand anywhere."""
    return side[0].key in lexicon.common


def _keys(side: Sequence[Word]) -> list[str]:
    return [word.key for word in side]


def _shared(one: Sequence[Word], other: Sequence[Word]) -> int:
    """With how many equal words both begin."""
    count = 0
    while count < min(len(one), len(other)) and one[count].key == other[count].key:
        count += 1
    return count
