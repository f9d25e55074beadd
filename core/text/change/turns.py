"""Who does what to whom turned round ("paid", "was paid", "was paid by"), and "during" that became before or after.

The forms are pincite's own compilation, like those of the lexicon.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from pincite.core.text.change.swaps import ARTICLES, swapped
from pincite.core.text.change.verbs import same_verb
from pincite.core.text.lexicon import Lexicon, words
from pincite.core.text.lexicon.notation import bag


class _Passive(NamedTuple):
    """The words that make a passive and its agent; German puts the agent before the participle."""

    auxiliaries: frozenset[str]
    agents: frozenset[str]
    #: What may stand between a subject and its verb: "has been", "did not".
    helpers: frozenset[str]
    #: Participles of what is done to a subject and by it, so that one that names no agent is none of its own doing.
    received: frozenset[str] = frozenset()
    agent_first: bool = False


class _Done(NamedTuple):
    """What is done to a subject; ``by_whom`` says whether it is told by whom."""

    subject: str
    verb: str
    by_whom: bool


def _passive(auxiliaries: str, agents: str, helpers: str, received: str = "", *, agent_first: bool = False) -> _Passive:
    return _Passive(bag(auxiliaries), bag(agents), bag(helpers), bag(received), agent_first)


_PASSIVES: Final[Mapping[str, _Passive]] = {
    "en": _passive(
        "am is are was were be been being got",
        "by",
        "has have had will would shall should may might can could must do does did not never also then to",
        # Not "sold" or "shown": land that sold and land that was sold fared alike.
        """
        paid given offered asked told taught sent charged fined sued accused arrested elected appointed hired attacked
        beaten defeated invited awarded granted owed lent promised denied warned ordered blamed praised criticised
        criticized robbed shot struck injured wounded convicted sentenced refused bought taken stolen seized bitten
        killed murdered betrayed deceived threatened bribed rewarded compensated reimbursed
        """,
    ),
    "es": _passive(
        "es son fue fueron era eran ser sido sea sean ser\u00e1 ser\u00e1n",
        "por",
        "ha han hab\u00eda hab\u00edan no nunca",
    ),
    "pt": _passive(
        "\u00e9 s\u00e3o foi foram era eram ser sido seja sejam ser\u00e1 ser\u00e3o",
        "por pelo pela pelos pelas",
        "tem t\u00eam tinha tinham n\u00e3o nunca",
    ),
    "fr": _passive(
        "est sont fut furent \u00e9tait \u00e9taient \u00eatre \u00e9t\u00e9 soit sera seront",
        "par",
        "a ont avait avaient ne",
    ),
    "de": _passive(
        "wird werden wurde wurden worden werde",
        "von vom durch",
        "hat haben hatte hatten nicht",
        agent_first=True,
    ),
}
#: After "by" these are no agents.
_MEANS: Final = bag("""
    cheque check card cash transfer wire post mail email letter phone telephone fax courier instalments installments
    law default mistake accident chance error vote lot law hand force sea air rail road train ship boat
""")
_DURING: Final = {
    "en": "during throughout amid within",
    "es": "durante mientras dentro",
    "pt": "durante enquanto dentro",
    "fr": "pendant durant",
    "de": "w\u00e4hrend innerhalb binnen",
}
#: Up to when; of who and how as well, so that it counts only where it alone gave way to "after".
_LIMIT: Final = {"en": "by", "es": "para", "pt": "para", "fr": "pour", "de": "zum"}
#: At a time and not up to it, likewise where it alone gave way to "before".
_MOMENT: Final = {
    "en": "on upon at in",
    "es": "en a al",
    "pt": "em no na a ao \u00e0",
    "fr": "lors d\u00e8s \u00e0 au",
    "de": "bei beim am im zum",
}
#: The same in so many words, which leave no room for after either: "at the time of".
_THE_TIME: Final = bag("time moment tiempo momento instant zeitpunkt")
_OF_THE_TIME: Final = bag("of de do da der des del du")
_TIMES: Final = frozenset({"time+", "time-"})
#: Of what may stand before a verb these are none themselves.
_PARTICLES: Final = bag("not never also then to")
#: Words from the auxiliary to the participle, and from there to the agent.
_REACH: Final = 3
#: Words after a verb in which another may show it to be a participle: "the sum paid in May is".
_CLAUSE: Final = 8
#: Places of one subject that are looked at.
_MOST: Final = 20


def turned(old: str, new: str, lexicon: Lexicon) -> bool:
    """Whether in one text a subject does what in the other is done to it, or two changed places in one sentence."""
    before, after = [word.key for word in words(old)], [word.key for word in words(new)]
    turns = _made_passive(before, after, lexicon) or _made_passive(after, before, lexicon)
    return turns or swapped(old, new, lexicon)


def beside(old: str, new: str, old_times: Collection[str], new_times: Collection[str], lexicon: Lexicon) -> bool:
    """Whether "during" gave way to "before" or "after", or one of these to it, or "on" to "before".

    The times are senses of either text.
    """
    before, after = [word.key for word in words(old)], [word.key for word in words(new)]
    limits = {word for tag in lexicon.tag.split("+") for word in _LIMIT.get(tag, "").split()}
    if (_is_limit(before, limits) and {*new_times} == {"time+"}) or (
        _is_limit(after, limits) and {*old_times} == {"time+"}
    ):
        return True
    moments = {word for tag in lexicon.tag.split("+") for word in _MOMENT.get(tag, "").split()}
    if (_is_moment(before, moments) and {*new_times} == {"time-"}) or (
        _is_moment(after, moments) and {*old_times} == {"time-"}
    ):
        return True
    if (_is_the_time(before, moments) and _TIMES & {*new_times}) or (
        _is_the_time(after, moments) and _TIMES & {*old_times}
    ):
        return True
    within = {word for tag in lexicon.tag.split("+") for word in _DURING.get(tag, "").split()}
    gone, come = not within.isdisjoint(before), not within.isdisjoint(after)
    return gone != come and bool(_TIMES & ({*new_times} - {*old_times} if gone else {*old_times} - {*new_times}))


def _is_limit(text: Sequence[str], limits: Collection[str]) -> bool:
    return sum(word not in ARTICLES for word in text) == 1 and any(word in limits for word in text)


def _is_moment(text: Sequence[str], moments: set[str]) -> bool:
    return not moments.isdisjoint(text) and all(word in moments or word in ARTICLES for word in text)


def _is_the_time(text: Sequence[str], moments: set[str]) -> bool:
    return not _THE_TIME.isdisjoint(text) and all(
        word in moments or word in _THE_TIME or word in _OF_THE_TIME or word in ARTICLES for word in text
    )


def _made_passive(active: Sequence[str], passive: Sequence[str], lexicon: Lexicon) -> bool:
    forms = [_PASSIVES[tag] for tag in lexicon.tag.split("+") if tag in _PASSIVES]
    done_before = {one[:2] for form in forms for one in _passives(active, form, lexicon)}
    made = {one for form in forms for one in _passives(passive, form, lexicon) if one[:2] not in done_before}
    made = {one for one in made if not _is_no_verb(one.verb, lexicon)}
    if not made:
        return False
    together = _Passive(
        frozenset[str]().union(*(form.auxiliaries for form in forms)),
        frozenset[str]().union(*(form.agents for form in forms)),
        frozenset[str]().union(*(form.helpers for form in forms)),
    )
    followers: defaultdict[str, list[int]] = defaultdict(list)
    for at, word in enumerate(active):
        if len(followers[word]) < _MOST:
            followers[word] += _verbs_after(active, at, together)
    return any(
        same_verb(active[at], one.verb, lexicon) and _acts(active, at, together, by_whom=one.by_whom)
        for one in made
        for at in followers.get(one.subject, ())
    )


def _verbs_after(text: Sequence[str], at: int, form: _Passive) -> range:
    """Where the verb may stand of which the word at ``at`` is the subject."""
    first = at + 1
    while first < min(at + 1 + _REACH, len(text) - 1) and text[first] in form.helpers:
        first += 1
    # An adverb may stand between ("the firm later wrote"), but not what makes a passive itself.
    going_on = text[first + 1 : first + 2] and text[first + 1].endswith("ing")
    further = 2 if going_on or (form.auxiliaries | ARTICLES).isdisjoint(text[first : first + 1]) else 1
    return range(at + 1, min(first + further, len(text)))


def _acts(text: Sequence[str], at: int, form: _Passive, *, by_whom: bool) -> bool:
    """Whether the verb at ``at`` is what its subject does, and no participle: "the sum paid by the firm"."""
    agent = _agent(text, at + 1, at + 1 + _REACH, form)
    if agent is not None:
        return False
    # Where no agent tells the two apart, another verb of the clause may: "the sum paid in May is".
    following = text[at + 1 : at + 1 + _CLAUSE]
    bare = by_whom and form.agents.isdisjoint(following[:_REACH])
    return bare or (form.auxiliaries | form.helpers - _PARTICLES).isdisjoint(following)


def _agent(text: Sequence[str], start: int, end: int, form: _Passive) -> int | None:
    """Where in the range an agent begins: "by", unless means follow it and nobody ("by cheque")."""
    places = range(start, min(end, len(text)))
    return next((at for at in places if text[at] in form.agents and _MEANS.isdisjoint(text[at + 1 : at + 2])), None)


def _passives(text: Sequence[str], form: _Passive, lexicon: Lexicon) -> Iterator[_Done]:
    """The word before each passive, and every word that may be its participle."""
    for at, word in enumerate(text):
        if at == 0 or word not in form.auxiliaries:
            continue
        subject = at - 1
        while subject > max(0, at - 1 - _REACH) and text[subject] in form.helpers | form.auxiliaries:
            subject -= 1
        reach = 3 * _REACH if form.agent_first else 2 * _REACH
        agent = _agent(text, at + 1, at + 1 + reach, form)
        if agent is None or _is_amount(text[agent + 1 : agent + 2], lexicon):
            received = (verb for verb in text[at + 1 : at + 1 + _REACH] if verb in form.received)
            yield from (_Done(text[subject], verb, by_whom=False) for verb in received)
            continue
        verbs = text[agent + 1 : agent + 1 + reach] if form.agent_first else text[at + 1 : min(agent, at + 1 + _REACH)]
        yield from (_Done(text[subject], verb, by_whom=True) for verb in verbs)


def _is_amount(following: Sequence[str], lexicon: Lexicon) -> bool:
    """A number after "by" is how much, not who ("was raised by 5 %")."""
    return any(word[0].isdigit() or word in lexicon.cardinals for word in following)


def _is_no_verb(word: str, lexicon: Lexicon) -> bool:
    # What a town is known by knows nothing, and who is running side by side is not run.
    if word == "known" or word.endswith(("ly", "ing", "ment", "mente")):
        return True
    return word in lexicon.common or word in _of_either_voice(lexicon)


@lru_cache(maxsize=64)
def _of_either_voice(lexicon: Lexicon) -> frozenset[str]:
    """Verbs of direction: a hall that closed and one that was closed by the mayor fared alike."""
    return frozenset(word.key for phrases in lexicon.directions.values() for word in words(phrases))
