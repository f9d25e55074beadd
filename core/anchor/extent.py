"""Where the words begin and end that stand for a passage now: no other block or sentence, and no lost full stop."""

import re
from typing import Final

from pincite.core.anchor.edges import block_edges
from pincite.core.anchor.ends import POINTS, QUOTES, Ends
from pincite.core.anchor.told import have_met, told
from pincite.core.anchor.vicinity import Vicinity
from pincite.core.models import Stamp
from pincite.core.text.bounds import bounds
from pincite.core.text.change.bounded import BOUNDS
from pincite.core.text.change.diff import diff
from pincite.core.text.lexicon import Lexicon, Term, lexicon_for, words
from pincite.core.text.page import Span, Stream
from pincite.core.text.sentences import sentences
from pincite.core.text.similarity import WordIndex, words_of
from pincite.core.text.units import symbol_at

#: A block at an end of which fewer words than this share are the passage's was taken only to make up the length.
_LEAST_SHARED: Final = 0.4
#: A longer range keeps its ends: what a word more or less costs there nobody sees.
_LONGEST: Final = 20_000
_STOPS: Final = frozenset(".!?\u2026\u3002")
#: Behind these nothing bounds what follows; a comma ends what does: "Only if it rains, the".
_PARTING: Final = tuple(set(POINTS) - {","})
_GOING_ON: Final = frozenset(",;:")
#: So few words may stand for one.
_LEAD_WORDS: Final = 2
#: Code points within which what bounds a number follows it.
_BEHIND: Final = 30
#: Code points on either side in which the rest of a sentence is looked for.
_SENTENCE: Final = 300
_CLOSING: Final = re.compile(f"[{re.escape(POINTS)}]{{1,3}}(?![\\w{re.escape(POINTS)}])")
_CLOSING_QUOTED: Final = re.compile(
    f"[{re.escape(POINTS)}]{{1,3}}[{re.escape(QUOTES)}]{{0,2}}(?![\\w{re.escape(POINTS)}])"
)


def within_blocks(span: Span, stream: Stream, wanted: str, stamp: Stamp | None = None) -> Span:
    """A range of ``stream.canonical`` that begins and ends where what stands for ``wanted`` does.

    Blocks at its ends that have next to no words of ``wanted`` are left out, and so are a block and a sentence without
    which ``wanted`` takes no more edits to become the rest. ``stamp`` is that of ``wanted``, if it has one: beside a
    neighbour that it remembers the passage began or ended, so that what is missing there was taken out.
    """
    kept = _without_strangers(span, stream, wanted)
    if kept is None or not 0 < kept.end - kept.start <= _LONGEST or len(wanted) > _LONGEST:
        return kept or span
    near = Vicinity(kept, stream, wanted)
    ends = Ends(near)
    begun, ended = told(near, stamp) if stamp is not None else (None, None)
    bare = ends.settled(None, None)
    # A block that was put in between the passage and its neighbour is none of the passage's.
    first = begun if begun is not None and near.reaches(Span(begun, bare.end), bare) else None
    last = ended if ended is not None and near.reaches(Span(bare.start, ended), bare) else None
    if first is None and last is None:
        # With the rest of a block that it cut the range may have become one of other words.
        bare = _without_strangers(bare, stream, wanted) or bare
    else:
        bare = ends.settled(first, last)
    settled = ends.answered(ends.reunited(bare, first, last), begun, ended)
    return settled if settled.overlaps(kept) else kept


def between_neighbours(span: Span, stream: Stream, wanted: str, stamp: Stamp, language: str) -> Span:
    """A range of ``stream.canonical`` where words stand, with what was put in between them and their neighbours."""
    if not 0 < span.end - span.start <= _LONGEST:
        return span
    near = Vicinity(span, stream, wanted)
    first, last = told(near, stamp)
    if first is None:
        # Its neighbour has changed as well, and does not tell what was put in before it.
        span = Span(whole_sentence(span, stream, wanted, language).start, span.end)
    start = span.start if first is None or near.parts(first, span.start) else min(first, span.start)
    return Span(start, span.end if last is None or near.parts(span.end, last) else max(last, span.end))


def is_enclosed(span: Span, stream: Stream, wanted: str, stamp: Stamp) -> bool:
    """Whether both stamped neighbours still stand around a range that is like ``wanted``: then it is the cited one."""
    return 0 < span.end - span.start <= _LONGEST and None not in told(Vicinity(span, stream, wanted), stamp)


def is_taken_out(span: Span, stream: Stream, wanted: str, stamp: Stamp) -> bool:
    """Whether the stamped neighbours have met at a range that is like ``wanted``: then it is one of them."""
    return 0 < span.end - span.start <= _LONGEST and have_met(Vicinity(span, stream, wanted), stamp)


def whole_sentence(span: Span, stream: Stream, wanted: str, language: str) -> Span:
    """A range of ``stream.canonical`` with the rest of the sentence that ``wanted`` gives itself out for.

    Who writes a small letter as a capital says that a sentence begins there, and with a full stop that it ends. Words
    before are taken in where they bound what is said ("Only few", "Never say that"); those after always.
    """
    canonical = stream.canonical
    low, high = max(0, span.start - _SENTENCE), min(len(canonical), span.end + _SENTENCE)
    edges = block_edges(stream, Span(low, high))
    low = max([low, *(edge + 1 for edge in edges if edge < span.start)])
    high = min([high, *(edge for edge in edges if edge >= span.end)])
    start, end = span.start, span.end
    first, here = wanted[:1], canonical[span.start : span.start + 1]
    lead = sentences(canonical[low:start])
    if first != here and first.lower() == here and lead and not canonical[:start].rstrip().endswith(_PARTING):
        begin = low + lead[-1].start
        start = begin if bounds(canonical[begin:start], language) or _replaces(begin, span, stream, wanted) else start
    rest = canonical[end:high]
    ended = canonical[end - 1 : end] in _STOPS or rest[:1] in tuple(POINTS + QUOTES)
    if wanted[-1:] in _STOPS and rest.strip():
        further = sentences(rest)[0].end
        # What a comma parts from the words is of their sentence, and told where it takes something of them back.
        if not ended or (rest[:1] in _GOING_ON and bounds(rest[:further], language)):
            end += further
    return Span(start, end)


def _replaces(begin: int, span: Span, stream: Stream, wanted: str) -> bool:
    """Whether the words between ``begin`` and a range stand for the first of ``wanted``, which the range lacks.

    "Despu\u00e9s de los" for "Durante los": the range took the "de" for the "Durante".
    """
    lead = words(stream.canonical[begin : span.start])
    wanted_first, here_first = (words(text)[:1] for text in (wanted, stream.canonical[span.start : span.end]))
    return len(lead) <= _LEAD_WORDS and [one.key for one in wanted_first] != [one.key for one in here_first]


def completed(span: Span, stream: Stream, wanted: str, stamp: Stamp | None, language: str) -> Span:
    """A range with the rest of its sentence on each side where no stamped neighbour tells where the passage ended.

    A neighbour that has changed tells nothing, nor does the end of a page.
    """
    whole = whole_sentence(span, stream, wanted, language)
    if stamp is None or whole == span or not 0 < span.end - span.start <= _LONGEST:
        return whole
    first, last = told(Vicinity(span, stream, wanted), stamp)
    return Span(whole.start if first is None else span.start, whole.end if last is None else span.end)


def closed(span: Span, stream: Stream, wanted: str) -> Span:
    """A range of ``stream.canonical`` with the punctuation that closes it, where ``wanted`` ends in some."""
    span = _with_bound(_with_unit(span, stream, wanted), stream, wanted)
    bare = wanted.rstrip(QUOTES)
    canonical = stream.canonical
    if not bare or bare[-1] not in POINTS or span.start == span.end or canonical[span.end - 1] in POINTS + QUOTES:
        return span
    closing = (_CLOSING if bare == wanted else _CLOSING_QUOTED).match(canonical, span.end)
    return Span(span.start, closing.end()) if closing else span


def _with_unit(span: Span, stream: Stream, wanted: str) -> Span:
    """The range with the unit of the number that it ends in, where ``wanted`` ends in none: "7 am", "7.00 a.m."."""
    canonical, end = stream.canonical, span.end
    if not canonical[end - 1 : end].isdigit() or not wanted[-1:].isalpha() or canonical[end : end + 1] != " ":
        return span
    unit = symbol_at(canonical, end + 1, lexicon_for("", wanted))
    return Span(span.start, unit[1]) if unit else span


def _with_bound(span: Span, stream: Stream, wanted: str) -> Span:
    """The range with what bounds a number right behind it, where it has lost what bounds one in ``wanted``.

    "14 nights or more" stands for "up to 14 nights", and "14 nights" does not.
    """
    lexicon = lexicon_for("", wanted)
    if not _bounds_in(wanted, lexicon) or _bounds_in(stream.canonical[span.start : span.end], lexicon):
        return span
    rest = stream.canonical[span.end : span.end + _BEHIND]
    behind = next((one for one in _bounds_in(rest, lexicon) if not rest[: one.start].strip()), None)
    return Span(span.start, span.end + behind.end) if behind else span


def _bounds_in(text: str, lexicon: Lexicon) -> list[Term]:
    return [term for term in lexicon.phrases.find(words(text)) if term.sense in BOUNDS]


def _without_strangers(span: Span, stream: Stream, wanted: str) -> Span | None:
    """The range without the blocks of other words at its ends; None where all are of other words."""
    edges = [edge for edge in block_edges(stream, span) if span.start < edge < span.end]
    if not edges:
        return span
    places = [span.start, *edges, span.end]
    shares = _shares(places, stream.canonical, wanted)
    kept = [index for index, share in enumerate(shares) if share >= _LEAST_SHARED]
    if not kept:
        return None
    start, end = places[kept[0]], places[kept[-1] + 1]
    # A block edge is the end of the word before it.
    return Span(start + 1 if stream.canonical[start] == " " else start, end)


def _shares(places: list[int], canonical: str, wanted: str) -> list[float]:
    """For each stretch between two places, which share of its words an alignment with ``wanted`` keeps."""
    here = WordIndex(canonical[places[0] : places[-1]])
    steps = diff(words_of(wanted), here.words)
    shared = {at for step in steps if step.op == "equal" for at in range(step.k, step.m)}
    kept, words = [0] * (len(places) - 1), [0] * (len(places) - 1)
    stretch = 0
    for at, word in enumerate(here.words):
        while places[0] + here.starts[at] >= places[stretch + 1]:
            stretch += 1
        if word[0].isalnum():
            words[stretch] += 1
            kept[stretch] += at in shared
    return [one / max(all_, 1) for one, all_ in zip(kept, words, strict=True)]
