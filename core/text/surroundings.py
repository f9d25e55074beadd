"""What stands around a quotation and may reverse it: denials before, exceptions after, block edges, corrections."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from pincite.core.text.corrections import holds_notice, may_hold_notice, said_of_itself, where_notices_stand
from pincite.core.text.lexicon import Lexicon, Term, any_language, lexicon_for, words
from pincite.core.text.lexicon.further import further_terms
from pincite.core.text.lexicon.words import keys
from pincite.core.text.own_sentence import STOPS, last_sentence, same_sentence
from pincite.core.text.span import Span

PRECEDED_BY: Final = "preceded_by"
TRUNCATED_BEFORE: Final = "truncated_before"
CROSSES_BLOCKS: Final = "crosses_blocks"
CORRECTION: Final = "correction"

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
_LABEL_ENDS: Final = frozenset(":.!-\u2013\u2014")
_COMMAS: Final = " ,;\u060c\u061b\u3001\uff0c"
#: Code points beside the passage in which a word of a further language is looked for.
_FURTHER: Final = 32


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
    if text[span.start : span.end].rstrip("\"')]}\u2019\u201d\u00bb").endswith(tuple(STOPS)):
        rest = ""
    places = where_notices_stand(len(text), span)
    pieces = [text[place.start : place.end] for place in places]
    crosses = bisect_left(block_edges, span.end) > bisect_right(block_edges, span.start)
    # Which language it is costs more than to see that nothing of the kind stands there in any.
    leading, following = reversed(keys(last_sentence(lead))), keys(same_sentence(rest))
    governed = _within(_ends_in_denial(), leading) or _within(_begins_continuation(), following)
    # No lexicon knows these languages, and their words alone tell.
    negated = _is_negated_further(lead, text[span.start : span.end], language)
    excepted = _is_excepted_further(rest, language)
    noticed = bool(said_of_itself(text, places, line_edges or (lambda: block_edges), after=span.end))
    if not (governed or noticed or negated or excepted) and not any(map(may_hold_notice, pieces)):
        return (CROSSES_BLOCKS,) if crosses else ()
    lexicon = lexicon_for(language, f"{lead} {text[span.start : span.start + LEAD]} {text[span.end : after]}")
    found: list[str] = []
    if negated or denial(lead, lexicon):
        found.append(PRECEDED_BY)
    if excepted or continuation(rest, lexicon):
        found.append(TRUNCATED_BEFORE)
    if crosses:
        found.append(CROSSES_BLOCKS)
    if noticed or any(holds_notice(piece, lexicon) for piece in pieces):
        found.append(CORRECTION)
    return tuple(found)


def _is_negated_further(lead: str, passage: str, language: str) -> bool:
    """Whether a further language says "not" right before the passage; of no word that goes on in it only a part."""
    last = last_sentence(lead[-_FURTHER:])
    terms = further_terms(last + passage[:_FURTHER], language) if last else []
    return any(term.kind == "negation" and term.end <= len(last) and not last[term.end :].strip() for term in terms)


def _is_excepted_further(rest: str, language: str) -> bool:
    """Whether it says "except" right after it."""
    tail = same_sentence(rest[:_FURTHER])
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


def denial(lead: str, lexicon: Lexicon) -> str | None:
    """The words at the end of ``lead`` that deny what follows it, or None.

    ``lead`` is what stands before a passage in its block. A denial counts in the sentence that the passage
    continues; a label of one or two words ("Myth:") also with a full stop after it.
    """
    last = last_sentence(lead)
    if not last:
        return None
    open_sentence = not last.rstrip("\"'\u201d\u201c\u00bb\u00ab ").endswith(tuple(STOPS))
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


def _denies(term: Term, last: str, trailing: int, *, alone: bool) -> bool:
    """Whether a denial reaches the passage; a single word ("Myth") only as a label of its own."""
    if " " in last[term.start : term.end].strip():
        return trailing <= _DENIAL_WORDS
    return alone and trailing <= 1 and last[term.end :].lstrip("0123456789 ")[:1] in _LABEL_ENDS


def continuation(rest: str, lexicon: Lexicon) -> str | None:
    """The words at the start of ``rest``, in the passage's own sentence, that bound or take back what was said."""
    tail = same_sentence(rest)
    found = words(tail)
    for term in lexicon.context.find(found):
        leading = sum(word.end <= term.start for word in found)
        if leading <= _LEADING.get(term.kind, -1):
            return tail[term.start : term.end]
    return None


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
