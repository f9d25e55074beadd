"""What stands directly before or after a passage and says that it is false, or bounds it in its own sentence.

"Myth:" in the block above, "This is not true." after it, "(debunked)"; "Reportedly," before it, "in theory only" after
it. Who quotes a passage beside such words knows them; so these are told only where they were put in later.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pincite.core.text.bounds import NEAR_NEGATIONS
from pincite.core.text.lexicon import Lexicon, Term, lexicon_for, words
from pincite.core.text.lexicon.words import Word
from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span
from pincite.core.text.surroundings import LEAD, PRECEDED_BY, TRUNCATED_BEFORE, denial

FOLLOWED_BY: Final = "followed_by"

#: What points back to the passage.
_POINTERS: Final = frozenset(
    """this that it these those such following claim claims statement statements assertion assertions allegation
    allegations story rumour rumor report reports figure figures siguiente seguinte folgende folgendes suivant
    suivante esto eso ello esta este afirmaci\u00f3n afirmaciones noticia declaraci\u00f3n rumor dato datos isto
    isso afirma\u00e7\u00e3o afirma\u00e7\u00f5es not\u00edcia declara\u00e7\u00e3o boato dados das dies es
    behauptung behauptungen aussage aussagen meldung ger\u00fccht angabe ce cela \u00e7a affirmation affirmations
    d\u00e9claration rumeur information chiffre chiffres""".split()
)
_NOES: Final = frozenset("no n\u00e3o nein non".split())
#: What is often said of a mistake: "a common misconception".
_COMMON: Final = frozenset(
    """common popular widespread persistent old complete total com\u00fan comunes popular extendido extendida frecuente
    comum comuns frequente weit verbreiteter verbreitetes verbreitete h\u00e4ufiger h\u00e4ufiges courant courante
    r\u00e9pandu r\u00e9pandue""".split()
)
_CONDITIONS: Final = frozenset({"without", "miss"})
_ADVERBS: Final = ("ly", "mente", "ment")
_LINKS: Final = frozenset("turned proved shown".split())
#: After one of these a sentence denies what follows in it: "It is false that".
_OPENERS: Final = frozenset("that que dass to for zu de".split())
_ANDS: Final = frozenset("and or y o e ou und oder et".split())
#: Senses of the lexicon by which a part of a sentence takes back or doubts what the rest says.
_DOUBTS: Final = frozenset(
    "may might could possibly probably unlikely allegedly apparently only few rarely truth-".split()
)
#: Words of a label ("Myth 3", "Fact check: false"), and words after the one that denies ("by the mayor on Monday").
_LABEL: Final = 4
_TRAILING: Final = 6
#: The number of a paragraph that follows: "(2)", "(1A)", "(b)".
_NUMBERED: Final = re.compile(r"[(\[](?:\d{1,3}[a-z]{0,2}|[a-z]{1,2}|[ivx]{1,5})[)\]] ?", re.IGNORECASE)
#: How a law takes out of a rule what it names, in a sentence of its own.
_EXEMPT: Final = re.compile(
    r"\b(?:(?:does|do|shall|will) (?:not|no longer) apply|(?:is|are) (?:not|no longer) applicable"
    r"|nothing in th(?:is|at)"
    r"|no (?:se )?(?:aplicar?(?:\u00e1|\u00e1n|n)?|ser\u00e1n? (?:de aplicaci\u00f3n|aplicables?))"
    r"|no (?:es|son) aplicables?"
    r"|n\u00e3o se (?:aplicam?|aplicar\u00e3o|aplicar\u00e1)|n\u00e3o (?:\u00e9|s\u00e3o) aplic\u00e1(?:vel|veis)"
    r"|(?:gilt|gelten)(?: [^\W\d_]+){0,3} nicht|finde[nt] keine anwendung|(?:ist|sind) nicht anzuwenden"
    r"|ne s'applique(?:nt|ra|ront)? (?:pas|plus)|(?:n'est|ne sont) (?:pas|plus) applicables?)\b",
    re.IGNORECASE,
)
_CLAUSE_ENDS: Final = ",;:.!)]}\u2013\u2014\u2026\u3002\"'\u201d\u2019\u00bb"
_APOSTROPHES: Final = "'\u2019"
_CLOSERS: Final = ".,;:!?\u2026\u3002\uff01\uff1f\"'\u201d\u2019\u00bb"
_STOPS: Final = (".", "!", "?", "\u2026", "\u3002")
_QUOTES: Final = " \"'\u201c\u201d\u2018\u2019\u00ab\u00bb"
_BRACKETS: Final = {"(": ")", "[": "]"}


class Rebuttal(NamedTuple):
    """The flag, and the range of the text that was put in, if the rebuttal is new."""

    flag: str
    span: Span
    #: It is a part of the passage's own sentence.
    same_sentence: bool = False
    #: A heading or a lead-in may always have stood there so: only that it was turned round makes it one.
    is_turned: bool = False


def rebuttals(text: str, span: Span, *, block_edges: Sequence[int], language: str = "") -> list[Rebuttal]:
    """Every rebuttal of the passage ``span`` of ``text`` directly beside it, each with every extent that it may have.

    ``text`` is a page in its canonical form, ``block_edges`` the ascending offsets in it of the spaces that stand for
    block edges, ``language`` a BCP 47 tag or empty. Looks at no more than about a thousand code points.
    """
    low, high = max(0, span.start - LEAD), min(len(text), span.end + LEAD)
    lexicon = lexicon_for(language, text[low:high])
    return [
        *_before(text, span, low, block_edges, lexicon),
        *_within(text, span, low, high, block_edges, lexicon),
        *_after(text, span, high, block_edges, lexicon),
    ]


def _before(text: str, span: Span, low: int, edges: Sequence[int], lexicon: Lexicon) -> list[Rebuttal]:
    """The block above, where it is a label that denies, or ends in a denial or a negation: "You must not:"."""
    last = bisect_left(edges, span.start) - 1
    # Nothing but an opening quotation mark may part the block's edge from the passage.
    if last < 0 or edges[last] < low or any(char.isalnum() for char in text[edges[last] : span.start]):
        return []
    start = edges[last - 1] + 1 if last and edges[last - 1] >= low else low
    block = text[start : edges[last]]
    begins = [start + one.start for one in sentences(block)]
    if not begins:
        return []
    open_end = not block.rstrip().endswith(_STOPS)
    last_said = text[begins[-1] : edges[last]].rstrip(_QUOTES)
    denies = _labels(block, lexicon) or (
        open_end and (denial(block, lexicon) or (last_said.endswith(":") and _rebuts(last_said[:-1], lexicon)))
    )
    # "Yes." is as short a label as "Yes:".
    if not denies and not open_end and len(words(text[begins[-1] : edges[last]])) > _LABEL:
        return []
    return [Rebuttal(PRECEDED_BY, Span(at, span.start), is_turned=not denies) for at in sorted({start, begins[-1]})]


def _after(text: str, span: Span, high: int, edges: Sequence[int], lexicon: Lexicon) -> list[Rebuttal]:
    """What follows directly: in brackets, as the next sentence, or at the start of the block below."""
    at = span.end
    ended = text[span.start : at].rstrip("\"'\u201d\u2019\u00bb)]").endswith(_STOPS)
    while at < high and text[at] in _CLOSERS:
        ended = ended or text[at] in ".!?\u2026\u3002"
        at += 1
    crossed = bisect_left(edges, at) < len(edges) and edges[bisect_left(edges, at)] == at
    while at < high and text[at] in " \u2013\u2014-":
        ended = ended or text[at] != " "
        at += 1
    index = bisect_left(edges, at)
    block_end = min(edges[index], high) if index < len(edges) else high
    begin = at
    if numbered := _NUMBERED.match(text, at, block_end):
        at = numbered.end()
    elif text[at : at + 1] in _BRACKETS:
        close = text.find(_BRACKETS[text[at]], at, block_end) + 1
        found = close and _rebuts(text[at + 1 : close - 1], lexicon)
        return [Rebuttal(FOLLOWED_BY, Span(at, end)) for end in sorted({close, block_end})] if found else []
    if at >= block_end or not (ended or crossed):
        return []  # The passage's own sentence goes on.
    first = sentences(text[at:block_end])[0]
    said = text[at + first.start : at + first.end]
    if not _rebuts(said, lexicon) and not _exempts(said):
        return []
    return [Rebuttal(FOLLOWED_BY, Span(begin, end)) for end in sorted({at + first.end, block_end})]


def _within(text: str, span: Span, low: int, high: int, edges: Sequence[int], lexicon: Lexicon) -> Iterator[Rebuttal]:
    """What of the passage's own sentence stands before and after it, and bounds it: "Allegedly, the tide rose"."""
    left, right = bisect_left(edges, span.start) - 1, bisect_left(edges, span.end)
    low = max(low, edges[left] + 1) if left >= 0 else low
    high = min(high, edges[right]) if right < len(edges) else high
    lead = sentences(text[low : span.start])
    if lead and not text[low : span.start].rstrip(_QUOTES).endswith(_STOPS):
        begin = low + lead[-1].start
        if _bounds(text[begin : span.start], lexicon):
            yield Rebuttal(PRECEDED_BY, Span(begin, span.start), same_sentence=True)
    rest = text[span.end : high]
    if rest[:1] not in {"", *_STOPS} and not text[: span.end].endswith(_STOPS) and rest.strip():
        tail = rest[: sentences(rest)[0].end].rstrip("".join(_STOPS))
        if _bounds(tail, lexicon):
            yield Rebuttal(TRUNCATED_BEFORE, Span(span.end, span.end + len(tail)), same_sentence=True)


def _bounds(piece: str, lexicon: Lexicon) -> bool:
    """Whether a part of a sentence negates, excepts or doubts."""
    found = words(piece)
    return any(
        term.kind in {"negation", "exception", "denial", "retraction"} or term.sense in _DOUBTS
        for term in [*lexicon.phrases.find(found), *lexicon.context.find(found)]
    )


def negates(piece: str, language: str = "") -> bool:
    """Whether a negation stands in it, or what is next to one ("unlikely"); "without" and conditions are none."""
    lexicon = lexicon_for(language, piece)
    found = words(piece)
    return any(
        (term.kind == "negation" and term.sense not in _CONDITIONS) or term.sense in NEAR_NEGATIONS
        for term in [*lexicon.context.find(found), *lexicon.phrases.find(found)]
    )


def _exempts(statement: str) -> bool:
    """Whether a sentence says that a rule does not apply: "This section does not apply to ..."."""
    return _EXEMPT.search(statement.replace("\u2019", "'")) is not None


def _labels(block: str, lexicon: Lexicon) -> bool:
    """Whether a block is nothing but a word or two that say "false": "Myth", "Myth 3:", "Common myth:", "Not true." """
    found = words(block)
    if not 0 < len(found) <= _LABEL:
        return False
    if len(found) == 1 and found[0].key in _NOES:
        return True
    named = block.rstrip().endswith(":") and _names(lexicon, found)
    return named or _rebuts(block, lexicon)


def _names(lexicon: Lexicon, found: Sequence[Word]) -> bool:
    """Whether the last of the words denies, whatever stands before it."""
    return any(term.kind == "denial" and term.end == found[-1].end for term in lexicon.context.find(found))


def _rebuts(statement: str, lexicon: Lexicon) -> bool:
    """Whether a sentence, or what stands in brackets, says of what it points back to that it is false."""
    statement = statement.strip()
    found = words(statement)
    terms = [*lexicon.phrases.find(found), *lexicon.context.find(found)]
    if statement.endswith("?") or any(term.kind == "exception" for term in terms):
        return False
    return any(_denies(term, statement, terms, lexicon) for term in terms)


def _denies(term: Term, statement: str, terms: Sequence[Term], lexicon: Lexicon) -> bool:
    """Whether ``term`` says "false", or a negation before it and it "not true", of what its clause points back to."""
    begin = max((at + 1 for at in range(term.start) if _ends_clause(statement, at)), default=0)
    # Two tables may hold one negation.
    negations = {one[:2] for one in terms if one.kind == "negation" and begin <= one.start < term.end}
    if term.kind == "retraction":
        # "stimmt nicht", "is a myth"; not "except", nor "but not".
        first, *_, last = (word.key for word in words(statement[term.start : term.end]))
        said = len(negations) == 1 if any(start >= term.start for start, _ in negations) else last in lexicon.denials
        said = said and first not in lexicon.turns
    else:
        label = term.kind == "denial" and " " not in statement[term.start : term.end]
        odd = len(negations) % 2 == 1
        said = odd if term.sense == "truth+" else not odd and (label or term.sense == "truth-")
    if not said:
        return False
    lead = [word for word in words(statement[: term.start]) if word.start >= begin]
    return _points_back([word for word in lead if not any(s <= word.start < e for s, e in negations)], lexicon) and (
        _closes(statement[term.end :], lexicon)
    )


def _ends_clause(statement: str, at: int) -> bool:
    """Whether a clause ends with a character; an apostrophe in a word ends none ("n'est")."""
    return statement[at] in _CLAUSE_ENDS and not (
        statement[at] in _APOSTROPHES and statement[at - 1 : at].isalpha() and statement[at + 1 : at + 2].isalpha()
    )


def _points_back(lead: Sequence[Word], lexicon: Lexicon) -> bool:
    """Whether a clause has no subject of its own before it denies, or one that points back: "this", "the claim"."""
    for word in reversed(lead):
        if word.key in _POINTERS:
            return True
        known = word.key in lexicon.common or word.key in _LINKS or word.key in _COMMON
        if not known and not word.key.endswith(_ADVERBS):
            return False
    return True


def _closes(rest: str, lexicon: Lexicon) -> bool:
    """Whether the clause ends here, or says no more than by whom or when."""
    if not rest.strip() or rest.lstrip()[0] in _CLAUSE_ENDS:
        return True
    following = [word.key for word in words(rest)]
    if len(following) == 1 and following[0].isdigit():
        return True
    opens = not _OPENERS.isdisjoint(following[:2]) or following[0] in _ANDS
    return len(following) <= _TRAILING and following[0] in lexicon.common and not opens
