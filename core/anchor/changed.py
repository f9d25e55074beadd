"""What stands at the place of a passage that has changed, and how it differs from the words that are known."""

from pincite.core.anchor.around import surrounding_flags, told_beside
from pincite.core.anchor.extent import closed
from pincite.core.anchor.ladder import refused_elision
from pincite.core.anchor.location import Location
from pincite.core.text.canonical import hash_canonical
from pincite.core.text.change import Change, compare
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import editorial, markers, miswritten, ordinals, remarks, signs
from pincite.core.text.similarity import similarity
from pincite.core.text.tongue import tongue


def changed(kind: str, stream: Stream, place: Span, words: Passage, language: str) -> Location:
    """What stands at ``place`` for ``words``, a change of them of this ``kind``."""
    # What is shown is never a piece of a number or a word: "the fee is 1" of "the fee is 1,000".
    whole = stream.grown_to_edges(place)
    bare = stream.without_marks_at_ends(whole)
    # Nor does it end in a note's mark that the words do not have, or, edited, before the point that closes it now.
    spans = {whole, bare}
    if kind == "edited":
        spans = {closed(span, stream, words.canonical) for span in spans}
    alike, place = max((similarity(words.canonical, stream.canonical[span.start : span.end]), span) for span in spans)
    passage = stream.canonical[place.start : place.end]
    flags = surrounding_flags(stream, place, language)
    return Location(
        stands=False,
        kind=kind,
        current_hash=hash_canonical(passage),
        delta_chars=abs(len(passage) - len(words.canonical)),
        stream=stream.name,
        span=place,
        passage=passage,
        similarity=round(alike, 4),
        notes=told_beside(flags, stream, place, language),
        flags=flags,
        change=what_changed(words, stream, place, language),
    )


def what_changed(words: Passage, stream: Stream, place: Span, language: str) -> Change:
    """What tells the words at ``place`` from ``words``."""
    language = tongue(language, words.canonical, stream, place)
    return compare(*_compared(words, stream, place, language), language)


def forms(words: Passage) -> list[Passage]:
    """The words, and what they read as without what a program or a quoter did to them."""
    forms = [words]
    for undo in (miswritten.unescaped, miswritten.decoded, remarks.without_remarks):
        if (bare := undo(forms[-1].text)) is not None:
            forms.append(Passage(bare))
    return forms


def _compared(words: Passage, stream: Stream, place: Span, language: str) -> tuple[str, str]:
    """The words and those at ``place``, without the marks and numbers that are no words of either."""
    pairs = [markers.compared(ordinals.without(form, stream, place), stream, place) for form in forms(words)]
    if (said := editorial.undone(words.text, stream.canonical)) != words.canonical:
        # A quoter's brackets are no part of the words in them.
        pairs.append((said, pairs[0][1]))
    if refused_elision(words, stream, language) is None:
        # Nor is what a quoter left out an edit of the page.
        told = [(signs.resolved(was, now, language), now) for was, now in pairs]
        pairs += [(was, now) for was, now in told if was is not None]
    if drawn := ordinals.drawn(stream, place):
        # Where an item has another number now, this is what changed.
        pairs.append((words.canonical, drawn))
    return max(pairs, key=lambda pair: similarity(*pair))
