"""The rungs that may answer "it still stands"."""

from collections.abc import Sequence
from dataclasses import replace

from pincite.core.anchor.around import flags_since, surrounding_flags, told_beside
from pincite.core.anchor.hashed import find_hashed
from pincite.core.anchor.ladder import Hit, climb, climb_fitted, looser
from pincite.core.anchor.location import Location
from pincite.core.anchor.place import Choice, choose
from pincite.core.anchor.quotation import Quotation
from pincite.core.anchor.under import REFRAMED, under_since
from pincite.core.text.canonical import hash_canonical
from pincite.core.text.change import compare
from pincite.core.text.characters import HIDDEN_CONTROLS
from pincite.core.text.in_quotes import in_quotes
from pincite.core.text.page import PageText, Span, Stream
from pincite.core.text.tokens import word_count
from pincite.core.text.tongue import tongue

#: Fewer words than this prove nothing in a page's furniture or in another document (DESIGN 5, "A weak hit").
WEAK_WORDS = 4
#: A page of scripts with less visible text than this is a shell: its embedded data is then what a reader would see.
_SHELL = 200
#: Places of one passage that are looked at for how it is read there.
_MOST_PLACES = 16


def find(quotation: Quotation, page: PageText, *, same_document: bool = True) -> Location | None:
    """A match, or "changed" where the cited place holds other words; None when no rung found the passage.

    ``same_document`` is false when what answered is not the document that was stamped: a few words prove nothing then.
    """
    for stream in _standing_streams(quotation, page):
        found = in_stream(quotation, stream, page.language)
        if found is None or _is_weak(found, stream, same_document=same_document):
            continue
        if stream is page.embedded and _is_out_of_sight(found, quotation, page):
            continue
        # What is gone from the cited place, and not from another, may have been struck out or hidden there.
        is_gone = found.kind == "removed" and stream is page.visible
        withdrawn = unseen(quotation, page) if is_gone else None
        return withdrawn or _with_notes(found, stream, page)
    return None


def unseen(quotation: Quotation, page: PageText) -> Location | None:
    """The passage where it is struck out, or where no reader sees it."""
    for stream, kind in ((page.struck, "correction"), (page.hidden, "hidden_only")):
        if stream.text and (found := in_stream(quotation, stream, page.language)):
            return replace(found, stands=False, kind=kind, delta_chars=0)
    return None


def _standing_streams(quotation: Quotation, page: PageText) -> list[Stream]:
    """The streams in which a passage counts as standing."""
    streams = [page.visible]
    if page.shows_source or (page.scripts and len(page.visible.canonical) < _SHELL):
        streams.append(page.embedded)
    streams += [s for s in page.streams()[1:] if s.name == quotation.stamp.stream and s not in streams]
    return [stream for stream in streams if stream.text]


def _is_out_of_sight(found: Location, quotation: Quotation, page: PageText) -> bool:
    """Whether the source holds the words only where its reader sees them struck out, or not at all."""
    if not page.shows_source:
        return False
    count = 0
    for stream in (page.struck, page.hidden):
        if stream.text and (there := in_stream(quotation, stream, page.language)):
            count += there.occurrences or 1
    return count >= (found.occurrences or 1)


def in_stream(quotation: Quotation, stream: Stream, language: str) -> Location | None:
    """Where excerpt and hash stand in one stream, by the rule for each combination of what is known."""
    hit = _hit(quotation, stream, language)
    return None if hit is None else _located(hit, stream, quotation, language)


def _hit(quotation: Quotation, stream: Stream, language: str) -> Hit | None:
    by_words = find_words(quotation, stream, language)
    if quotation.words is not None and by_words is None:
        return None
    if quotation.words is None or quotation.both:
        by_hash = find_stamped(quotation, stream, language)
        if by_hash is None:
            return by_words if quotation.is_in_the_stamp else None
        return by_hash if by_words is None else _apart(_worse(by_hash, by_words), by_words)
    if by_words is not None and quotation.stamped is None:
        return replace(by_words, notes=(*by_words.notes, "stamp_not_located"))
    return by_words


def find_words(quotation: Quotation, stream: Stream, language: str) -> Hit | None:
    """Where the finding's words stand; as they were fitted in, where the page's own were stamped for them."""
    if quotation.words is None:
        return None
    hit = climb(quotation.words, stream, language)
    if hit is None and quotation.is_given:
        hit = climb_fitted(quotation.words, stream, language)
    return hit


def find_stamped(quotation: Quotation, stream: Stream, language: str) -> Hit | None:
    """Where the stamped passage stands, by its own words when they are known, else by its hash."""
    if quotation.stamped is not None:
        return climb(quotation.stamped, stream, language)
    return find_hashed(quotation.content_hash, quotation.stamp, stream)


def _apart(stamped: Hit, excerpt: Hit) -> Hit:
    """``stamped``, with a note where the ``excerpt`` stands nowhere near it: the stamp was made of other words."""
    reached = {True: -1, False: -1}
    for start, end, ours in sorted(
        (at.start, at.end, one is stamped) for one in (stamped, excerpt) for at in one.places
    ):
        if start < reached[not ours]:
            return stamped
        reached[ours] = max(reached[ours], end)
    return replace(stamped, notes=(*stamped.notes, "stamp_of_other_words"))


def _worse(by_hash: Hit, by_words: Hit) -> Hit:
    """The hit at the stamped place, under the looser of the two kinds of sameness."""
    worse = by_words if looser(by_hash.kind, by_words.kind) != by_hash.kind else by_hash
    return replace(by_hash, kind=worse.kind, notes=worse.notes, flags=worse.flags)


def _located(hit: Hit, stream: Stream, quotation: Quotation, language: str) -> Location:
    choice = choose(_outside_chrome(hit.places, stream), stream, quotation.stamp)
    if choice.displaced is not None:
        here = _hit_within(choice.displaced, quotation, stream, language)
        if here is None:
            return _displaced(choice, hit, stream, language)
        choice = choose(here.places, stream, quotation.stamp)
        hit = replace(here, places=(*hit.places, *here.places))
    if choice.deleted:
        return _deleted(choice, hit, stream)
    passage = stream.canonical[choice.place.start : choice.place.end]
    notes = list(hit.notes)
    flags = [*hit.flags, *flags_since(stream, choice.place, quotation.stamp, language)]
    if choice.ambiguous:
        notes.append(f"ambiguous: stands {len(hit.places)} times")
    for flag, text in _read_by_others(hit.places if choice.ambiguous else (choice.place,), quotation, stream, language):
        # What stands right beside the passage is told already.
        if flag not in flags or flag == REFRAMED:
            notes.append(f"it is read by other words now: {in_quotes(text)}")
        if flag not in flags:
            flags.append(flag)
    return Location(
        stands=True,
        kind=hit.kind,
        current_hash=hash_canonical(passage),
        stream=stream.name,
        span=choice.place,
        passage=passage,
        similarity=1.0,
        occurrences=len(hit.places),
        notes=tuple(notes),
        flags=tuple(flags),
    )


def _read_by_others(
    places: Sequence[Span], quotation: Quotation, stream: Stream, language: str
) -> Sequence[tuple[str, str]]:
    """What is told of the first of ``places``, any of which may be the cited one; nothing where one reads as it did."""
    first: Sequence[tuple[str, str]] = ()
    if len(places) > _MOST_PLACES:
        return first
    for place in places:
        found = list(under_since(stream, place, quotation.stamp.under, quotation.content_hash, language))
        if not found:
            return ()
        first = first or found
    return first


def _hit_within(cited: Span, quotation: Quotation, stream: Stream, language: str) -> Hit | None:
    """The passage in the ``cited`` place, under a looser sameness than that of the places that were found."""
    cited = stream.grown_to_edges(cited)
    part = stream.part(cited)
    if not stream.has_edges(cited) or part.canonical != stream.canonical[cited.start : cited.end]:
        return None
    hit = _hit(quotation, part, language)
    if hit is None:
        return None
    places = tuple(Span(cited.start + place.start, cited.start + place.end) for place in hit.places)
    return replace(hit, places=places)


def _outside_chrome(places: tuple[Span, ...], stream: Stream) -> tuple[Span, ...]:
    """The places in the document itself, if there are any; a headline repeated in a menu is no rival."""
    if not stream.chrome or len(places) == 1:
        return places
    return tuple(place for place in places if not stream.within(stream.chrome, place)) or places


def _displaced(choice: Choice, hit: Hit, stream: Stream, language: str) -> Location:
    """The passage stands, but where it was cited from stand other words now."""
    here = choice.displaced or choice.place
    was = stream.canonical[choice.place.start : choice.place.end]
    now = stream.canonical[here.start : here.end]
    change = compare(was, now, tongue(language, was, stream, here))
    return Location(
        stands=False,
        kind="edited",
        current_hash=hash_canonical(now),
        delta_chars=abs(len(now) - len(was)),
        stream=stream.name,
        span=here,
        passage=now,
        also_at=hit.places,
        occurrences=len(hit.places),
        notes=(*hit.notes, "other words stand at the cited place"),
        flags=surrounding_flags(stream, here, language),
        change=change,
    )


def _deleted(choice: Choice, hit: Hit, stream: Stream) -> Location:
    """The passage stands elsewhere too, but where it was cited from nothing stands any more."""
    return Location(
        stands=False,
        kind="removed",
        current_hash=hash_canonical(stream.canonical),
        delta_chars=choice.place.end - choice.place.start,
        stream=stream.name,
        also_at=hit.places,
        occurrences=len(hit.places),
        notes=(*hit.notes, "nothing stands at the cited place any more"),
    )


def _is_weak(found: Location, stream: Stream, *, same_document: bool) -> bool:
    if found.span is None or word_count(found.passage, WEAK_WORDS) >= WEAK_WORDS:
        return False
    return not same_document or stream.within(stream.chrome, found.span)


def _with_notes(found: Location, stream: Stream, page: PageText) -> Location:
    notes = list(found.notes)
    if found.span is not None:
        if stream.name == "embedded":
            notes.append("in_source_text" if page.shows_source else "embedded_data")
        elif stream.name != "visible":
            notes.append(f"in_{stream.name}_text")
        if stream.within(stream.collapsed, found.span):
            notes.append("collapsed")
        inside = stream.text_span(found.span.start, found.span.end)
        if HIDDEN_CONTROLS.search(stream.text, inside.start, inside.end):
            notes.append("hidden_controls")
        notes.extend(told_beside(found.flags, stream, found.span, page.language))
    # Where the passage stands elsewhere only, what was located is not the passage.
    cited = stream.canonical[slice(*found.also_at[0])] if found.also_at else found.passage
    if word_count(cited, WEAK_WORDS) < WEAK_WORDS:
        notes.append("low_entropy")
    return replace(found, notes=tuple(notes))
