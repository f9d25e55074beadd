"""The rungs that say what stands in the place of a passage that no longer stands."""

from dataclasses import replace
from typing import Final

from pincite.core.anchor.by_hash import by_hash
from pincite.core.anchor.changed import changed, forms, what_changed
from pincite.core.anchor.extent import (
    between_neighbours,
    completed,
    is_enclosed,
    is_taken_out,
    whole_sentence,
    within_blocks,
)
from pincite.core.anchor.find import WEAK_WORDS, find_stamped, find_words, in_stream, unseen
from pincite.core.anchor.gone import ONLY_ALIKE, gone
from pincite.core.anchor.ladder import refused_elision
from pincite.core.anchor.lines import are_joined
from pincite.core.anchor.location import Location
from pincite.core.anchor.parts import nearest_parts
from pincite.core.anchor.place import enclosed, stood
from pincite.core.anchor.quotation import Quotation
from pincite.core.anchor.trimmed import trimmed
from pincite.core.models import Stamp
from pincite.core.text.bounds import bounded_alike
from pincite.core.text.page import PageText, Span, Stream
from pincite.core.text.parted import parted_otherwise
from pincite.core.text.passage import Passage
from pincite.core.text.points import has_points
from pincite.core.text.rungs import case, markup, other_forms, points, quoted, spacing
from pincite.core.text.similarity import Nearest, WordIndex, least_similarity
from pincite.core.text.skeleton import fold

#: Less alike than this, no other form of its characters makes a place that of the passage.
_PERHAPS: Final = 0.4


def nearest(quotation: Quotation, page: PageText) -> Location:
    """What stands now; asked only after ``find`` found nothing. ``removed`` or ``unlocated`` at worst."""
    return (
        _elsewhere(quotation, page)
        or _weakly(quotation, page)
        or _mismatched(quotation, page)
        or _by_words(quotation, page)
        or by_hash(quotation, page)
        or gone(quotation, page)
    )


def _elsewhere(quotation: Quotation, page: PageText) -> Location | None:
    """The passage stands only where no reader sees it, or struck out."""
    if (found := unseen(quotation, page)) is not None:
        return _with_what_is_seen(found, quotation, page)
    embedded = in_stream(quotation, page.embedded, page.language) if page.embedded.text else None
    return replace(embedded, stands=False, kind="hidden_only", delta_chars=0) if embedded is not None else None


def _with_what_is_seen(found: Location, quotation: Quotation, page: PageText) -> Location:
    """``found``, which no reader sees standing; shown is what is seen in its place, where an edit of it is."""
    instead = _by_words(quotation, page)
    if instead is None or instead.span is None or instead.similarity is None:
        return found
    if instead.similarity < least_similarity(len(found.passage)):
        return found
    return replace(instead, stands=False, kind=found.kind, notes=found.notes)


def _weakly(quotation: Quotation, page: PageText) -> Location | None:
    """A few words that stand where they prove nothing: nothing about them is changed, and nothing is located."""
    known = quotation.words or quotation.stamped
    if not page.visible.text or (known is not None and known.words >= WEAK_WORDS):
        return None
    if known is None and quotation.stamp.length is None:
        return None  # Every window of the page has been hashed once; that is enough.
    found = in_stream(quotation, page.visible, page.language)
    if found is None or not found.stands:
        return found
    note = "a few words stand here, but only where they prove nothing"
    return replace(gone(quotation, page), notes=(note,))


def _mismatched(quotation: Quotation, page: PageText) -> Location | None:
    """The stamped passage stands and the excerpt does not: the words shown are not those that were stamped."""
    if not quotation.both or quotation.words is None:
        return None
    hit = find_stamped(quotation, page.visible, page.language)
    if hit is None:
        return None
    # What was given for the stamp stood there once: then it is the page that draws other numbers now.
    kind = "edited" if quotation.is_stamped(quotation.words) else "excerpt_mismatch"
    found = changed(kind, page.visible, hit.places[0], quotation.words, page.language)
    return _joined(found, quotation.words, page.visible) or found


def _by_words(quotation: Quotation, page: PageText) -> Location | None:
    """What is most like the words, where these are known."""
    # Where both are known and the excerpt still stands, it is the stamped passage that went.
    words = quotation.words
    if words is None or (quotation.both and find_words(quotation, page.visible, page.language)):
        words = quotation.stamped
    if words is None or not page.visible.canonical:
        return None
    stream = page.visible
    known = quotation.stamp if quotation.is_stamped(words) else None
    told = _told(known)
    undone = markup.undo(words.text)
    for form in (words, Passage(undone)) if undone else (words,):
        if (respelled := _respelled(form, known, quotation, page)) is not None:
            return respelled
    refused = refused_elision(words, stream, page.language)
    if refused is not None:
        found = changed("edited", stream, refused.span, words, page.language)
        return replace(found, flags=(*found.flags, "elision_hides_negation"))
    form, candidate = _bare_and_likest(words, undone, stream)
    least = least_similarity(len(form.canonical))
    if candidate is not None:
        cited, met = _cited_instead_of(candidate.span, stream, form, known)
        # What is most like the passage stands elsewhere, and an edit of it is looked for in the cited place first.
        if cited is not None and (edit := _edit_within(cited, stream, form)) is not None:
            candidate = edit
        elif (cited or met) and candidate.similarity >= least:
            twin = _twin(candidate.span, stream, form, known, page.language)
            if twin is not None and cited is not None:
                return changed("edited", stream, cited, form, page.language)
            if twin is not None:
                return _without(twin, candidate, quotation, page)
    if (together := _of_parts(form, stream, candidate, known)) is not None:
        together = completed(together, stream, form.canonical, told, page.language)
        return changed("edited", stream, together, form, page.language)
    taken_out = (
        known is not None and candidate is not None and is_taken_out(candidate.span, stream, form.canonical, known)
    )
    if candidate is not None and told is None and (left := trimmed(candidate, stream, form.canonical)) is not None:
        left = whole_sentence(left, stream, form.canonical, page.language)
        return changed("edited", stream, left, form, page.language)
    if candidate is not None and not taken_out and candidate.similarity >= least:
        place = within_blocks(stream.grown_to_edges(candidate.span), stream, form.canonical, known)
        place = completed(place, stream, form.canonical, told, page.language)
        found = changed("edited", stream, place, form, page.language)
        return _joined(found, form, stream) or _accounted_for(found, quotation, page, form)
    between = None if taken_out else enclosed(stream, quotation.stamp)
    if between is not None:
        return changed("edited", stream, between, form, page.language)
    lost = gone(quotation, page)
    return replace(lost, similarity=round(candidate.similarity, 4) if candidate is not None else 0.0)


def _told(stamp: Stamp | None) -> Stamp | None:
    """The stamp, unless it was made from the words alone: that does not tell where they began and ended."""
    return stamp if stamp is not None and None not in (stamp.before, stamp.after) else None


def _respelled(words: Passage, stamp: Stamp | None, quotation: Quotation, page: PageText) -> Location | None:
    """The words in another case or with other spaces; ``stamp`` is theirs, if they have one."""
    stream, language, told = page.visible, page.language, _told(stamp)
    if places := _at_the_cited(case.find(words, stream), stream, words, stamp):
        # "Not all members" for "All members": more than the case has changed.
        whole = (
            between_neighbours(places[0], stream, words.canonical, told, language)
            if told is not None
            else whole_sentence(places[0], stream, words.canonical, language)
        )
        return changed("case" if whole == places[0] else "edited", stream, whole, words, language)
    respaced = [found.span for found in spacing.find(words, stream)]
    if places := _at_the_cited(respaced, stream, words, stamp):
        return _accounted_for(changed("spacing", stream, places[0], words, language), quotation, page, words)
    return None


def _of_parts(words: Passage, stream: Stream, candidate: Nearest | None, stamp: Stamp | None) -> Span | None:
    """Where the parts of an elided quotation stand, unless ``candidate`` keeps more of it as it is."""
    parts = nearest_parts(words, stream)
    if parts is None:
        return None
    if candidate is not None and candidate.similarity > max(parts.similarity, least_similarity(len(words.canonical))):
        return None
    cited = None if stamp is None else enclosed(stream, stamp)
    if cited is None:
        return parts.span
    return cited if cited.overlaps(parts.span) else None


def _joined(found: Location, words: Passage, stream: Stream) -> Location | None:
    """``found`` as a match, where the words only join lines of the page with signs of their own."""
    if not are_joined(words, found, stream):
        return None
    return replace(found, stands=True, kind="markup", delta_chars=0, notes=(*found.notes, "joined_lines"), change=None)


def _bare_and_likest(words: Passage, undone: str | None, stream: Stream) -> tuple[Passage, Nearest | None]:
    """The words that are compared and shown, without what a quoter or a program put around them; and the place most
    like them.
    """
    undressed = [Passage(undone) if undone else words, *forms(words)[1:]]
    bare = [Passage(inner) if (inner := quoted.unwrap(form.text)) is not None else form for form in undressed]
    found = [(form, _likest(form, stream)) for form in bare]
    return max(found, key=lambda one: one[1].similarity if one[1] else 0.0)


def _likest(words: Passage, stream: Stream) -> Nearest | None:
    """The place most like ``words``; vowel points and other forms of characters hide no place, whoever changed them."""
    likest = stream.words.nearest(words.canonical)
    if likest is not None and likest.similarity >= least_similarity(len(words.canonical)):
        # Where both have some, or none, these tell words apart.
        is_pointed = stream.is_pointed != has_points(words.canonical)
        bare = points.nearest(words, stream) if is_pointed else None
        return bare if bare is not None and bare.similarity > likest.similarity else likest
    found = points.nearest(words, stream)
    if found is None and likest is not None and likest.similarity >= _PERHAPS:
        found = other_forms.nearest(words, stream)
    return found or likest


def _cited_instead_of(place: Span, stream: Stream, words: Passage, stamp: Stamp | None) -> tuple[Span | None, bool]:
    """The cited place, where both of its neighbours still enclose it and it is not ``place``; and whether these have
    met, so that nothing stands there any more.
    """
    # To look around ``place`` costs nothing beside looking for the neighbours in the whole page.
    if stamp is None or is_enclosed(place, stream, words.canonical, stamp):
        return None, False
    between, met = stood(stream, stamp)
    # Where they have met anywhere, another place between them is not the cited one.
    is_cited = between is not None and not met and not between.overlaps(place)
    return between if is_cited else None, met


def _edit_within(cited: Span, stream: Stream, words: Passage) -> Nearest | None:
    """What in the ``cited`` place is so like ``words`` that it is an edit of them."""
    likest = WordIndex(stream.canonical[cited.start : cited.end]).nearest(words.canonical)
    if likest is None or likest.similarity < least_similarity(len(words.canonical)):
        return None
    return replace(likest, span=Span(cited.start + likest.span.start, cited.start + likest.span.end))


def _at_the_cited(places: list[Span], stream: Stream, words: Passage, stamp: Stamp | None) -> list[Span]:
    """Of ``places`` those that are the cited one; all of them where that is not known, or holds no edit."""
    cited, _ = _cited_instead_of(places[0], stream, words, stamp) if places else (None, False)
    if cited is None:
        return places
    here = [place for place in places if cited.overlaps(place)]
    return here if here or _edit_within(cited, stream, words) is not None else places


def _twin(place: Span, stream: Stream, words: Passage, stamp: Stamp | None, language: str) -> Span | None:
    """The whole of what is like ``words`` away from the cited place, where it says another thing: then nothing moved
    there.
    """
    whole = within_blocks(stream.grown_to_edges(place), stream, words.canonical, stamp)
    return whole if what_changed(words, stream, whole, language).critical else None


def _without(twin: Span, candidate: Nearest, quotation: Quotation, page: PageText) -> Location:
    """The passage is gone from the cited place, and stands nowhere: ``twin`` is what is likest to it elsewhere."""
    return replace(
        gone(quotation, page),
        also_at=(twin,),
        similarity=round(candidate.similarity, 4),
        notes=(ONLY_ALIKE,),
    )


def _accounted_for(found: Location, quotation: Quotation, page: PageText, words: Passage) -> Location:
    """``found``, or a match where nothing but spaces and hyphens differ and another extractor read the stamped page."""
    stamped_by = quotation.stamp.extractor
    if not stamped_by or stamped_by == page.extractor or _squashed(words.text) != _squashed(found.passage):
        return found
    # No reading of one page makes "nowhere" of "now here" or "5" of "-5": what counts or negates is a change.
    # A prefix ("in spring", "inspring") is no negation when spaces are what differs.
    counts = found.change is None or set(found.change.critical) - {"negation"}
    if counts or not bounded_alike(words.canonical, found.passage, page.language):
        return found
    if parted_otherwise(words.canonical, found.passage, page.language):
        return found
    return replace(found, stands=True, delta_chars=0, notes=(*found.notes, "extractor_changed"), change=None)


def _squashed(text: str) -> str:
    return fold(text).joined.tight.replace("-", "")
