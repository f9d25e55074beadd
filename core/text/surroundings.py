"""What stands around a quotation and may reverse it: denials before, exceptions after, block edges, corrections."""

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import pairwise
from typing import Final

from pincite.core.text import notices
from pincite.core.text.lexicon import Lexicon, Term, any_language, lexicon_for, words
from pincite.core.text.lexicon.further import further_terms
from pincite.core.text.lexicon.words import APOSTROPHES, HYPHENS, keys
from pincite.core.text.numbers import is_numbering
from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span

PRECEDED_BY: Final = "preceded_by"
TRUNCATED_BEFORE: Final = "truncated_before"
CROSSES_BLOCKS: Final = "crosses_blocks"
CORRECTION: Final = "correction"

#: How near a correction notice stands, to the passage or to either end of the page.
_NOTICE_REACH: Final = 600
#: Code points looked at on either side of the passage for what governs it.
LEAD: Final = 400
#: A denial governs what follows it within this many words ("It is false that, as some say, ...").
_DENIAL_WORDS: Final = 6
#: A bare negation governs what follows within this many words ("did not often").
_NEGATION_WORDS: Final = 1
#: An exception bounds what it follows within this many words ("in most cases, unless ...").
_RETRACTION_WORDS: Final = 12
#: A "but" counts where at most this many words stand before it.
_TURN_WORDS: Final = 1
#: How many words may stand before what bounds or takes back a passage, by its class.
_LEADING: Final = {"retraction": _RETRACTION_WORDS, "turn": _TURN_WORDS, "negation": 0}
#: How many may stand after what denies it.
_TRAILING: Final = {"denial": _DENIAL_WORDS, "negation": _NEGATION_WORDS}
#: Senses of the lexicon that leave next to nothing of what they stand with, or say that it is false or mere talk.
NEAR_NEGATIONS: Final = frozenset({"few", "rarely", "a minority", "unlikely", "truth-", "allegedly"})
#: Senses of verbs that turn what follows them, and the words that may stand between: "forbids anyone to".
_REFUSALS: Final = frozenset({"permission-", "assent-"})
_REFUSED_WORDS: Final = 2
#: So many words between two commas say what a thing is: ", a complete hoax,".
_SET_OFF: Final = 3
_HYPHENS: Final = frozenset(HYPHENS)
#: What ends a clause: a word before it has nothing to do with the next.
_PARTS: Final = frozenset(",;:.!?()\u2026\u2014\u2013")
_LABEL_ENDS: Final = frozenset(":.!-\u2013\u2014")
_COMMAS: Final = " ,;\u060c\u061b\u3001\uff0c"
#: Code points beside the passage in which a word of a further language is looked for.
_FURTHER: Final = 32
#: What stands behind "Correction" where that is a label: a colon or a dash, or a day and a colon.
_LEADS_ON: Final = re.compile(r"\s*(?:[:\u2014\u2013]|[,(] ?[^:;!?()]{0,30}\d[^:;!?()]{0,12}\)?:)")
_STOPS: Final = ".!?\u2026\u3002\uff01\uff1f"


def flags(
    text: str,
    span: Span,
    *,
    block_edges: Sequence[int],
    language: str = "",
    line_edges: Callable[[], Sequence[int]] | None = None,
) -> tuple[str, ...]:
    """The codes of what may reverse the passage ``span`` of ``text``, in a fixed order.

    ``text`` is a page in its canonical form, ``block_edges`` the ascending offsets in it of the spaces that stand for
    block edges, ``language`` a BCP 47 tag or empty. ``line_edges`` works out those between the lines that are as near
    as a notice is looked for; without it the block edges are these. Codes: ``preceded_by``, ``truncated_before``,
    ``crosses_blocks``, ``correction``. Looks at no more than about three thousand code points, wherever the
    passage stands.
    """
    before, after = _block(text, span, block_edges)
    lead, rest = text[before : span.start], text[span.end : after]
    if text[span.start : span.end].rstrip("\"')]}\u2019\u201d\u00bb").endswith(tuple(_STOPS)):
        rest = ""
    places = where_notices_stand(len(text), span)
    pieces = [text[place.start : place.end] for place in places]
    crosses = bisect_left(block_edges, span.end) > bisect_right(block_edges, span.start)
    # Which language it is costs more than to see that nothing of the kind stands there in any.
    leading, following = reversed(keys(_last_sentence(lead))), keys(_same_sentence(rest))
    governed = _within(_ends_in_denial(), leading) or _within(_begins_continuation(), following)
    # No lexicon knows these languages, and their words alone tell.
    negated = _is_negated_further(lead, text[span.start : span.end], language)
    excepted = _is_excepted_further(rest, language)
    noticed = bool(_says_of_itself(text, places, line_edges or (lambda: block_edges), after=span.end))
    if not (governed or noticed or negated or excepted) and not any(map(_may_hold_notice, pieces)):
        return (CROSSES_BLOCKS,) if crosses else ()
    lexicon = lexicon_for(language, f"{lead} {text[span.start : span.start + LEAD]} {text[span.end : after]}")
    found: list[str] = []
    if negated or denial(lead, lexicon):
        found.append(PRECEDED_BY)
    if excepted or continuation(rest, lexicon):
        found.append(TRUNCATED_BEFORE)
    if crosses:
        found.append(CROSSES_BLOCKS)
    if noticed or any(_notice(piece, lexicon) for piece in pieces):
        found.append(CORRECTION)
    return tuple(found)


def _is_negated_further(lead: str, passage: str, language: str) -> bool:
    """Whether a further language says "not" right before the passage; of no word that goes on in it only a part."""
    last = _last_sentence(lead[-_FURTHER:])
    terms = further_terms(last + passage[:_FURTHER], language) if last else []
    return any(term.kind == "negation" and term.end <= len(last) and not last[term.end :].strip() for term in terms)


def _is_excepted_further(rest: str, language: str) -> bool:
    """Whether it says "except" right after it."""
    tail = _same_sentence(rest[:_FURTHER])
    return any(
        term.kind == "exception" and not tail[: term.start].strip(_COMMAS) for term in further_terms(tail, language)
    )


@cache
def _ends_in_denial() -> Mapping[str, int]:
    """Words of any language, and how near the passage they must stand to belong to what denies it."""
    return any_language().context.reach(_TRAILING)


@cache
def _begins_continuation() -> Mapping[str, int]:
    """The same of what bounds it or takes it back."""
    return any_language().context.reach(_LEADING)


def _within(reach: Mapping[str, int], found: Iterable[str]) -> bool:
    return any(at < reach.get(key, 0) for at, key in enumerate(found))


def bounded_alike(one: str, other: str, language: str = "") -> bool:
    """Whether the same negations and exceptions stand in both texts, as words of their own."""
    lexicon = lexicon_for(language, f"{one} {other}")
    these, those = (Counter(term.sense for term in lexicon.bounds.find(words(text))) for text in (one, other))
    further = (Counter(term.kind for term in further_terms(text, language)) for text in (one, other))
    return these == those and next(further) == next(further)


def bounds(text: str, language: str = "") -> bool:
    """Whether a word or phrase of ``text`` negates, excepts, counts or hedges."""
    found = lexicon_for(language, text).phrases.find(words(text))
    return bool(further_terms(text, language)) or any(
        term.kind in {"negation", "exception", "quantifier", "modal"} for term in found
    )


def negation_or_exception(text: str, language: str = "", *, before: int | None = None, around: str = "") -> str | None:
    """A word or phrase of ``text`` that negates or excepts, as it is written there, or None.

    It begins before the offset ``before``, if that is given. ``around`` is what shows the language of a short text.

    "only" and a denial ("the myth that") count as well, and so do words that are next to a negation ("few", "rarely")
    or that say that a statement is false ("falsely") or mere talk ("allegedly"). "not only" is none, nor is a part of
    a compound ("only-begotten", "not-for-profit"). ``language`` is a BCP 47 tag or empty.
    """
    lexicon = lexicon_for(language, around or text)
    found = words(text)
    terms = [term for term in lexicon.bounds.find(found) if term.kind != "neutral"]
    terms += [term for term in lexicon.phrases.find(found) if term.sense in NEAR_NEGATIONS]
    terms += [term for term in lexicon.context.find(found) if term.kind == "denial" and _is_said(text, term)]
    for term in terms:
        counts = is_numbering(text, term.start)
        if (before is None or term.start < before) and not counts and not _in_compound(text, term):
            return text[_token_start(text, term.start) : term.end]
    for further in further_terms(text, language):
        if before is None or further.start < before:
            return text[further.start : further.end]
    return None


def _is_said(text: str, term: Term) -> bool:
    """Whether a denial denies where it stands: of single words only what is set off is that (", a hoax,")."""
    if " " in text[term.start : term.end].strip():
        return True
    begin = max((at + 1 for at in range(term.start) if text[at] in _PARTS), default=-1)
    end = next((at for at in range(term.end, len(text)) if text[at] in _PARTS), len(text))
    return begin >= 0 and len(words(text[begin:end])) <= _SET_OFF


def bound_before(text: str, at: int, language: str = "", *, since: int = 0) -> str | None:
    """The word or phrase that ends right before ``at`` and counts, hedges or bounds what follows, or None.

    One that begins at ``since`` or behind it may also refuse or forbid it, a word or two between: "refused to".
    """
    found = words(text)
    following = [word.start for word in found if word.start >= at][:1]
    if not following or not following[0] or text[:at].rstrip()[-1:] in _PARTS:
        return None
    # Before what is quoted a number may stand as well as any other word.
    for term in lexicon_for(language, text).phrases.find(found, following):
        between = text[term.end : at]
        if term.kind in {"modal", "quantifier"} and not between.strip() and term.end <= at:
            return text[term.start : term.end]
        is_near = term.end <= at and len(between.split()) <= _REFUSED_WORDS and _PARTS.isdisjoint(between)
        if term.sense in _REFUSALS and term.start >= since and is_near:
            return text[term.start : term.end]
    return None


def _in_compound(text: str, term: Term) -> bool:
    """Whether a hyphen joins the phrase to a further word on either side."""
    before, after = text[max(0, term.start - 2) : term.start], text[term.end : term.end + 2]
    return (before[:1].isalnum() and before[1:] in _HYPHENS) or (after[:1] in _HYPHENS and after[1:].isalnum())


def _token_start(text: str, at: int) -> int:
    """The start of the written word that ``at`` stands in: of "can't" for its "t"."""
    while at > 0 and (text[at - 1] in APOSTROPHES or text[at - 1].isalnum()):
        at -= 1
    return at


def denial(lead: str, lexicon: Lexicon) -> str | None:
    """The words at the end of ``lead`` that deny what follows it, or None.

    ``lead`` is what stands before a passage in its block. A denial counts in the sentence that the passage
    continues; a label of one or two words ("Myth:") also with a full stop after it.
    """
    last = _last_sentence(lead)
    if not last:
        return None
    open_sentence = not last.rstrip("\"'\u201d\u201c\u00bb\u00ab ").endswith(tuple(_STOPS))
    found = words(last)
    if not open_sentence and len(found) > 2:
        return None
    for term in reversed(lexicon.context.find(found)):
        trailing = sum(word.start >= term.end for word in found)
        if term.kind == "denial" and _denies(term, last, trailing, alone=term.start == found[0].start):
            return last[term.start : term.end]
        if term.kind == "negation" and open_sentence and trailing <= _NEGATION_WORDS:
            between = last[term.end :]
            if not any(char in ",;:()" for char in between):
                return last[term.start : term.end]
    return None


def _last_sentence(lead: str) -> str:
    """The sentence that ``lead`` ends in, and the white space after it; empty where there is none."""
    found = sentences(lead)
    return lead[found[-1].start :] if found else ""


def _denies(term: Term, last: str, trailing: int, *, alone: bool) -> bool:
    """Whether a denial reaches the passage; a single word ("Myth") only as a label of its own."""
    if " " in last[term.start : term.end].strip():
        return trailing <= _DENIAL_WORDS
    return alone and trailing <= 1 and last[term.end :].lstrip("0123456789 ")[:1] in _LABEL_ENDS


def continuation(rest: str, lexicon: Lexicon) -> str | None:
    """The words at the start of ``rest``, in the passage's own sentence, that bound or take back what was said."""
    tail = _same_sentence(rest)
    found = words(tail)
    for term in lexicon.context.find(found):
        leading = sum(word.end <= term.start for word in found)
        if leading <= _LEADING.get(term.kind, -1):
            return tail[term.start : term.end]
    return None


def _same_sentence(rest: str) -> str:
    """What of ``rest`` still belongs to the sentence that ends the passage."""
    closed = rest.lstrip("\"')]}\u2019\u201d\u00bb")
    if not closed.strip() or closed[0] in _STOPS:
        return ""
    return rest[: sentences(rest)[0].end]


def _block(text: str, span: Span, block_edges: Sequence[int]) -> tuple[int, int]:
    """Where the lead of a passage begins and what follows it ends: at block edges, or out of reach."""
    before, after = max(0, span.start - LEAD), min(len(text), span.end + LEAD)
    left = bisect_left(block_edges, span.start) - 1
    right = bisect_left(block_edges, span.end)
    if left >= 0:
        before = max(before, block_edges[left])
    if right < len(block_edges):
        after = min(after, block_edges[right])
    return before, after


def where_notices_stand(length: int, span: Span) -> list[Span]:
    """What is near the passage ``span`` of a text of that length, and near either end of the page."""
    near = Span(max(0, span.start - _NOTICE_REACH), min(length, span.end + _NOTICE_REACH))
    # Where both meet they are one: a notice that began in one and ended in the other would stand in neither.
    near = Span(
        0 if near.start <= _NOTICE_REACH else near.start,
        length if length - near.end <= _NOTICE_REACH else near.end,
    )
    places = [Span(near.start, span.start), Span(span.end, near.end)]
    if near.start > 0:
        places.append(Span(0, _NOTICE_REACH))
    if near.end < length:
        places.append(Span(length - _NOTICE_REACH, length))
    return places


def notice(text: str, span: Span, *, line_edges: Callable[[], Sequence[int]], language: str = "") -> str:
    """What the notice says of which ``flags`` tells ``correction``, the nearest first; empty where there is none."""
    places = where_notices_stand(len(text), span)
    if said := _says_of_itself(text, places, line_edges, after=span.end):
        return _telling(said, notices.may_stand_in)
    edges = line_edges()
    for place in places:
        lexicon = lexicon_for(language, text[place.start : place.end])
        inner = edges[bisect_left(edges, place.start) : bisect_left(edges, place.end)]
        for start, end in pairwise((place.start, *inner, place.end)):
            if _notice(line := text[start:end].strip(), lexicon):
                return _telling(line, partial(_notice, lexicon=lexicon))
    return ""


def _telling(said: str, tells: Callable[[str], bool]) -> str:
    """The first sentence that tells, or all."""
    parts = (said[one.start : one.end].strip() for one in sentences(said))
    return next(filter(tells, parts), said)


def _says_of_itself(text: str, places: Sequence[Span], line_edges: Callable[[], Sequence[int]], *, after: int) -> str:
    """The line by which the document says in one of the places that it was withdrawn; empty where none does.

    Where its lines end is asked only where it may.
    """
    held = [place for place in places if notices.may_stand_in(text[place.start : place.end])]
    edges = line_edges() if held else ()
    for place in held:
        near = edges[bisect_left(edges, place.start - 1) : bisect_right(edges, place.end)]
        if said := notices.said_in(text, place, line_edges=near, after=after):
            return said
    return ""


@lru_cache(maxsize=16)
def _may_hold_notice(piece: str) -> bool:
    """Whether a correction notice may stand in a piece, in whatever language: the ends of a page are asked often."""
    return any_language().correction.may_stand_in(piece)


def _notice(piece: str, lexicon: Lexicon) -> bool:
    if not lexicon.correction.may_stand_in(piece):
        return False
    for term in lexicon.correction.find(words(piece)):
        if term.kind == "notice":
            return True
        if term.kind == "version":
            said = keys(_same_sentence(piece[term.end :]))
            if not lexicon.misstatements.isdisjoint(said):
                return True
        elif piece[term.start].isupper() and _LEADS_ON.match(piece, term.end):
            return True
    return False
