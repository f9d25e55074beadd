"""What stands in the place of a passage that no longer stands, and what only looks like it elsewhere."""

from pincite.core.anchor import Location, Quotation, find, nearest
from pincite.core.anchor.place import neighbours
from pincite.core.stamp import stamp_of
from pincite.core.text.page import PageText, Span, Stream

BEFORE = "The river has two mills and one old bridge."
AFTER = "It was closed to the public in 1990 for a year."
PASSAGE = "The mill ground 83 tons of rye in 1911."
EDITED = "The mill ground 38 tons of rye in 1911."
WORSE = "The mill ground 38 tons of oats and rye in the year 1911."
END = "That is all that is known."


def located(stamped: list[str], now: list[str]) -> Location:
    """What the blocks ``now`` have for PASSAGE, which was cited where it stands in those that were ``stamped``."""
    was, text = " ".join(stamped), "\n".join(now)
    start = was.index(PASSAGE)
    before, after = neighbours(was, Span(start, start + len(PASSAGE)))
    content_hash, stamp = stamp_of(PASSAGE)
    known = stamp.model_copy(update={"before": before, "after": after, "position": start, "anchored": True})
    quotation = Quotation(content_hash, PASSAGE, known)
    edges = tuple(at for at, char in enumerate(text) if char == "\n")
    page = PageText(visible=Stream("visible", text, block_edges=edges), language="en")
    return find(quotation, page) or nearest(quotation, page)


def test_an_edit_in_the_cited_place_goes_before_one_that_is_more_alike_elsewhere() -> None:
    found = located([BEFORE, PASSAGE, AFTER, END], [BEFORE, WORSE, AFTER, END, EDITED])

    assert (found.kind, found.passage) == ("edited", WORSE)


def test_where_the_neighbours_have_met_another_place_between_their_like_is_not_the_cited_one() -> None:
    again = [BEFORE, WORSE, AFTER, END, EDITED]

    found = located([BEFORE, PASSAGE, AFTER, *again], [BEFORE, AFTER, *again])

    now = " ".join([BEFORE, AFTER, *again])
    assert (found.kind, found.passage) == ("removed", "")
    assert [now[place.start : place.end] for place in found.also_at] == [EDITED]
