"""Who does what to whom turned round ("paid", "was paid by"), and "during" that became a time before or after.

The forms are pincite's own compilation, like those of the lexicon.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from pincite.core.text.lexicon import Lexicon, words


class _Passive(NamedTuple):
    """The words that make a passive and its agent; German puts the agent before the participle."""

    auxiliaries: frozenset[str]
    agents: frozenset[str]
    agent_first: bool = False


def _passive(auxiliaries: str, agents: str, *, agent_first: bool = False) -> _Passive:
    return _Passive(frozenset(auxiliaries.split()), frozenset(agents.split()), agent_first)


_PASSIVES: Final[Mapping[str, _Passive]] = {
    "en": _passive("am is are was were be been being got", "by"),
    "es": _passive("es son fue fueron era eran ser sido sea sean ser\u00e1 ser\u00e1n", "por"),
    "pt": _passive(
        "\u00e9 s\u00e3o foi foram era eram ser sido seja sejam ser\u00e1 ser\u00e3o", "por pelo pela pelos pelas"
    ),
    "fr": _passive("est sont fut furent \u00e9tait \u00e9taient \u00eatre \u00e9t\u00e9 soit sera seront", "par"),
    "de": _passive("wird werden wurde wurden worden werde", "von vom durch", agent_first=True),
}
_DURING: Final = {
    "en": "during throughout amid",
    "es": "durante mientras",
    "pt": "durante enquanto",
    "fr": "pendant durant",
    "de": "w\u00e4hrend",
}
_TIMES: Final = frozenset({"time+", "time-"})
#: Words from the auxiliary to the participle, and from there to the agent.
_REACH: Final = 3
#: Places of one subject that are looked at.
_MOST: Final = 20
_SHORTEST_VERB: Final = 4


def turned(old: str, new: str, lexicon: Lexicon) -> bool:
    """Whether in one text a subject does what in the other is done to it by somebody else."""
    before, after = [word.key for word in words(old)], [word.key for word in words(new)]
    return _made_passive(before, after, lexicon) or _made_passive(after, before, lexicon)


def beside(old: str, new: str, old_times: Collection[str], new_times: Collection[str], lexicon: Lexicon) -> bool:
    """Whether "during" gave way to "before" or "after", or one of these to it; the times are senses of either text."""
    within = {word for tag in lexicon.tag.split("+") for word in _DURING.get(tag, "").split()}
    gone = not within.isdisjoint(word.key for word in words(old))
    come = not within.isdisjoint(word.key for word in words(new))
    return gone != come and bool(_TIMES & ({*new_times} - {*old_times} if gone else {*old_times} - {*new_times}))


def _made_passive(active: Sequence[str], passive: Sequence[str], lexicon: Lexicon) -> bool:
    forms = [_PASSIVES[tag] for tag in lexicon.tag.split("+") if tag in _PASSIVES]
    made = {one for form in forms for one in _passives(passive, form, lexicon)}
    made -= {one for form in forms for one in _passives(active, form, lexicon)}
    made = {(subject, verb) for subject, verb in made if not _is_no_verb(verb, lexicon)}
    if not made:
        return False
    agents = frozenset[str]().union(*(form.agents for form in forms))
    auxiliaries = frozenset[str]().union(*(form.auxiliaries for form in forms))
    followers: defaultdict[str, list[int]] = defaultdict(list)
    for at, word in enumerate(active):
        if len(followers[word]) < _MOST:
            # An adverb may stand between ("the firm later wrote"), but not what makes a passive itself.
            further = 2 if not auxiliaries.isdisjoint(active[at + 1 : at + 2]) else 3
            followers[word] += range(at + 1, min(at + further, len(active)))
    return any(
        _same_verb(active[at], verb) and agents.isdisjoint(active[at + 1 : at + 1 + _REACH])
        for subject, verb in made
        for at in followers.get(subject, ())
    )


def _passives(text: Sequence[str], form: _Passive, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """The word before each passive that names its agent, and every word that may be its participle."""
    for at, word in enumerate(text):
        if at == 0 or word not in form.auxiliaries:
            continue
        reach = 3 * _REACH if form.agent_first else 2 * _REACH
        agent = next((to for to in range(at + 1, min(at + 1 + reach, len(text))) if text[to] in form.agents), None)
        if agent is None or _is_amount(text[agent + 1 : agent + 2], lexicon):
            continue
        verbs = text[agent + 1 : agent + 1 + reach] if form.agent_first else text[at + 1 : min(agent, at + 1 + _REACH)]
        for verb in verbs:
            yield text[at - 1], verb


def _is_amount(following: Sequence[str], lexicon: Lexicon) -> bool:
    """A number after "by" is how much, not who ("was raised by 5 %")."""
    return any(word[0].isdigit() or word in lexicon.cardinals for word in following)


def _is_no_verb(word: str, lexicon: Lexicon) -> bool:
    return word in lexicon.common or word.endswith(("ly", "ment", "mente")) or word in _of_either_voice(lexicon)


@lru_cache(maxsize=64)
def _of_either_voice(lexicon: Lexicon) -> frozenset[str]:
    """Verbs of direction: a hall that closed and one that was closed by the mayor fared alike."""
    return frozenset(word.key for phrases in lexicon.directions.values() for word in words(phrases))


def _same_verb(one: str, other: str) -> bool:
    """Whether two words begin as forms of one verb do: "pays" and "paid", "supplies" and "supplied"."""
    if one == other:
        return True
    shorter = min(len(one), len(other))
    if shorter < _SHORTEST_VERB:
        return False
    begin = max(2, shorter - 3)
    return one[:begin] == other[:begin] or one[:begin] == other.removeprefix("ge")[:begin]
