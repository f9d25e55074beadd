"""Who acts and who is acted on about a verb or a comparison: by voice, by case, by what stands beside it."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from pincite.core.nli.builtin.equatives import second_as
from pincite.core.nli.builtin.statement import Statement

DETERMINERS: Final = frozenset(
    "the a an his her its their our my this that these those every each some no el los las un una unos unas su sus o "
    "os as um uma uns umas seu sua der die das dem den des ein eine einen einem einer eines le la les une du l son sa "
    "s two three four five dos tres dois duas tr\u00eas zwei drei deux trois".split()
)
_BY: Final[Mapping[str, frozenset[str]]] = {
    language: frozenset(text.split())
    for language, text in {
        "en": "by",
        "es": "por",
        "pt": "por pelo pela pelos pelas",
        "de": "von vom durch",
        "fr": "par",
    }.items()
}
_BE: Final[Mapping[str, frozenset[str]]] = {
    language: frozenset(text.split())
    for language, text in {
        "en": "is are was were be been being got",
        "es": "es son fue fueron ser sido era eran siendo",
        "pt": "\u00e9 s\u00e3o foi foram ser sido era eram sendo",
        "de": "wurde wurden wird werden worden",
        "fr": "est sont fut furent \u00e9t\u00e9 \u00eatre \u00e9tait \u00e9taient",
    }.items()
}
#: What begins a phrase that is neither who acts nor who is acted on.
_PREPOSITIONS: Final[Mapping[str, frozenset[str]]] = {
    language: frozenset(text.split())
    for language, text in {
        "en": "in on at for with after before during since until through over under near about into around within from",
        "es": "en para con tras desde durante ante sobre bajo entre hasta hacia",
        "pt": "em no na nos nas num numa para com ap\u00f3s desde durante perante sobre sob entre at\u00e9",
        "de": "in im am an auf bei beim mit nach vor seit w\u00e4hrend aus f\u00fcr \u00fcber unter zu zum zur ins um",
        "fr": "en dans pour avec apr\u00e8s avant depuis pendant durant devant sur sous entre chez vers",
    }.items()
}
_FROM: Final = frozenset("from de del da do desde von vom aus du des".split())
_TO: Final = frozenset("to into a al hacia para ao \u00e0 nach zum zur zu vers au aux onto".split())
#: Directions whose opposites tell one event from its two ends: to beat and to lose, more and less.
TWO_ENDED: Final = frozenset({"time", "degree", "outcome", "give", "quality", "speed", "latitude", "longitude"})
ORDER: Final = frozenset({"time", "degree"})
THAN: Final = frozenset({"than", "que", "als"})
#: Nothing is done to anybody by what rises or falls.
_ALONE: Final = frozenset({"trend", "life", "presence"})


_PLACED: Final = frozenset({"latitude", "longitude"})
#: Better and worse, faster and slower: they compare before "than".
_GRADED: Final = frozenset({"quality", "speed"})


class Roles(NamedTuple):
    """The places of who acts and who is acted on about a verb."""

    agent: int
    patient: int


def roles(statement: Statement, at: int) -> Roles | None:
    """Who acts and who is acted on about the word at ``at``: by voice, else by order."""
    token, clause = statement.tokens[at], statement.tokens[at].clause
    axes = {sense[:-1] for sense in token.senses}
    compares = bool(axes & ORDER) or bool(axes & _GRADED and _than_follows(statement, at))
    if compares and token.weight > 0 and by_whom(statement, at) is not None:
        compares = False  # "Was followed by".
    if (token.weight <= 0 and not compares) or (axes & _ALONE and not axes & TWO_ENDED):
        return None
    agent = None if compares else by_whom(statement, at)
    passive = not compares and not axes & _PLACED and _passive(statement, at)
    arguments = [
        one
        for one in statement.content
        if one != at
        and (statement.tokens[one].clause == clause or compares)
        and (compares or _argument(statement, one, at))
    ]
    left, right = [one for one in arguments if one < at], [one for one in arguments if one > at]
    if passive or agent is not None:
        if agent is None:
            return None
        if "give" in axes and (other := _party(statement, at)) is not None and other != agent:
            return Roles(agent, other)  # "Was sold by Mary to John".
        others = [one for one in arguments if not in_one_run(statement, one, agent, at)]
        subject = [one for one in others if one < at] or others or _shared_subject(statement, at)
        return Roles(agent, subject[-1] if subject[-1] < at else subject[0]) if subject else None
    if compares and (pair := _compared(statement, at, left, right)) is not None:
        return pair
    if "outcome" in axes and left and (other := beaten(statement, at)) is not None:
        return Roles(left[-1], _head(statement, other, at))
    if ("give" in axes or _told_from_two_ends(statement, at)) and (party := _party(statement, at)) is not None and left:
        return Roles(left[-1], party)
    if left and right and at and _accusative(statement, left[-1]):
        return Roles(right[0], left[-1])
    if left and right:
        # "Shaw was director before Finn": who is compared stands first.
        return Roles(_head(statement, left[0], at) if compares else left[-1], _head(statement, right[0], at))
    if len(left) >= 2 and not right and not _in_one_name(statement, left[0], left[-1], at):
        # The verb comes last: "hat die Bank gekauft".
        return Roles(left[0], left[-1])
    return None


def _shared_subject(statement: Statement, at: int) -> list[int]:
    """The subject of the clause before, where an "and" goes on with it: "Lee resigned and was replaced by Kim"."""
    clause = statement.tokens[at].clause
    opening = next((token for token in statement.tokens if token.clause == clause), None)
    if opening is None or opening.key not in _AND:
        return []
    return [one for one in statement.content if statement.tokens[one].clause == clause - 1][:1]


_AND: Final = frozenset({"and", "und", "y", "e", "et"})


def _compared(statement: Statement, at: int, left: list[int], right: list[int]) -> Roles | None:
    """The two on either side of "than": "deeper at Holm than at Bray"."""
    than = next((place for place in range(at + 1, len(statement.tokens)) if statement.tokens[place].key in THAN), None)
    than = second if (second := second_as(statement, at)) is not None else than
    if than is None:
        return None
    first = [one for one in right if one < than and not (one == at + 1 and _is_so(statement, at))] or left[:1]
    others = [one for one in right if one > than]
    if not first or not others:
        return None
    return Roles(_head(statement, first[-1], at), _head(statement, others[0], at))


def _is_so(statement: Statement, at: int) -> bool:
    """Whether "more" grades what a thing is ("is much more important than"), and counts nothing."""
    before = statement.tokens[max(0, at - 2) : at]
    return any(token.key in _BEING for token in before)


_BEING: Final = frozenset(
    "is are was were be being es son era eran fue \u00e9 s\u00e3o foi ist sind war waren est sont \u00e9tait".split()
)


def _party(statement: Statement, at: int) -> int | None:
    """To whom or from whom something is given: a name, or a word with its article."""
    tokens = statement.tokens
    for one in statement.content:
        if one > at and from_or_to(statement, one) and (tokens[one].name or tokens[one - 1].key in DETERMINERS):
            return _head(statement, one, at)
    return None


def beaten(statement: Statement, at: int) -> int | None:
    """Against whom somebody won or lost."""
    tokens = statement.tokens
    for place in range(at + 1, len(tokens)):
        lost = tokens[place].key == "to" and "outcome-" in tokens[at].senses
        if (tokens[place].key in _AGAINST or lost) and tokens[place].clause == tokens[at].clause:
            return next((one for one in statement.content if one > place), None)
    return None


def _in_one_name(statement: Statement, left: int, right: int, verb: int) -> bool:
    """Whether two words tell one thing: "the mayor of Springfield", "Springfield's mayor", "l'usine de Lyon"."""
    between = {token.key for token in statement.tokens[left + 1 : right]}
    possessed = statement.tongue.english and "s" in between
    return possessed or not between.isdisjoint(OF) or in_one_run(statement, left, right, verb)


def _accusative(statement: Statement, one: int) -> bool:
    """Whether German puts whom it is done to first: "den Hund biss der Mann"."""
    return statement.tongue.stems == "de" and one > 0 and statement.tokens[one - 1].key in {"den", "einen"}


_AGAINST: Final = frozenset({"against", "over", "gegen", "contra", "contre"})


def _head(statement: Statement, one: int, verb: int) -> int:
    """The last word of a run of words of meaning, which "Mount Ark" has not in common with "Mount Bel"."""
    while one + 1 < len(statement.tokens) and one + 1 != verb and statement.tokens[one + 1].weight > 0:
        gap = statement.text[statement.tokens[one].end : statement.tokens[one + 1].start]
        if not gap.isspace() or statement.tokens[one].name != statement.tokens[one + 1].name:
            break
        one += 1
    return one


def _than_follows(statement: Statement, at: int) -> bool:
    return second_as(statement, at) is not None or any(token.key in THAN for token in statement.tokens[at + 1 : at + 8])


def _told_from_two_ends(statement: Statement, at: int) -> bool:
    words = statement.tongue.words
    return words is not None and statement.tokens[at].stem in words.turned


OF: Final = frozenset("of de da do del des von".split())


def _passive(statement: Statement, at: int) -> bool:
    be, tokens, language = _BE.get(statement.tongue.stems, frozenset()), statement.tokens, statement.tongue.stems
    if at == 0 or tokens[at - 1].key in DETERMINERS:
        return False
    if at + 1 < len(tokens) and tokens[at + 1].key in OF and _told_from_two_ends(statement, at):
        return False  # "Fue alumno de": a noun.
    near = range(max(0, at - (6 if language == "de" else 3)), at)
    return any(tokens[place].key in be and tokens[place].clause == tokens[at].clause for place in near)


def by_whom(statement: Statement, at: int) -> int | None:
    """Who acts in the passive: the word of meaning after "by", behind the verb, in German before it."""
    tokens, language = statement.tokens, statement.tongue.stems
    by = _BY.get(language, frozenset())
    if not (_passive(statement, at) or (language == "en" and at + 1 < len(tokens) and tokens[at + 1].key == "by")):
        return None
    clause = tokens[at].clause
    places = [*range(at + 1, min(at + 7, len(tokens)))]
    if language == "de":
        places = [*range(max(0, at - 6), at), *places]
    for place in places:
        if tokens[place].key in by and tokens[place].clause == clause:
            return next((one for one in statement.content if one > place and one != at), None)
    return None


def _argument(statement: Statement, one: int, verb: int) -> bool:
    """Whether a word of meaning is no part of a phrase that begins with a preposition."""
    tokens, prepositions = statement.tokens, _PREPOSITIONS.get(statement.tongue.stems, frozenset())
    for place in range(one - 1, max(-1, one - 5), -1):
        token = tokens[place]
        if place == verb or token.clause != tokens[one].clause:
            return True
        if token.key in prepositions:
            # "After a man was robbed" begins a clause; "prey on elk".
            subject = token.key in _SUBORDINATE and one < verb
            between = tokens[one + 1 : verb] if subject else []
            return place == verb + 1 or (bool(between) and all(each.weight <= 0 for each in between))
        if token.key not in DETERMINERS and token.weight <= 0:
            return True
    return True


_SUBORDINATE: Final = frozenset({"after", "before", "since", "until"})


def in_one_run(statement: Statement, left: int, right: int, verb: int) -> bool:
    """Whether two words are of one run of words of meaning, on one side of the verb."""
    low, high = sorted((left, right))
    if low < verb < high:
        return False
    return high - low <= 4 and all(statement.tokens[at].weight > 0 for at in range(low, high + 1))


def from_or_to(statement: Statement, at: int) -> str:
    if statement.tokens[at].weight <= 0:
        return ""
    for place in range(at - 1, max(-1, at - 3), -1):
        key = statement.tokens[place].key
        if key in _FROM:
            return "from"
        if key in _TO or (key == "an" and statement.tongue.stems == "de"):
            return "to"
        if key not in DETERMINERS:
            return ""
    return ""
