"""What was put beside a passage after its stamp is flagged where it speaks against it, and flagged once."""

from pincite.core.anchor.around import flags_since, surrounding_flags
from pincite.core.anchor.place import neighbours
from pincite.core.models import Stamp
from pincite.core.text.page import Span, Stream
from tests.rows import each_row

BEFORE = "The mill stands on the river."
PASSAGE = "The wheel turns twice a minute in spring."
AFTER = "In autumn it rests."


def place_in(text: str) -> Span:
    start = text.index(PASSAGE)
    return Span(start, start + len(PASSAGE))


def since(now: str) -> tuple[str, ...]:
    """The flags of the passage in ``now``, which was stamped between BEFORE and AFTER."""
    was = f"{BEFORE} {PASSAGE} {AFTER}"
    before, after = neighbours(was, place_in(was))
    return flags_since(Stream("visible", now), place_in(now), Stamp(before=before, after=after), "en")


@each_row(
    ("now", "flags"),
    [
        (f"{BEFORE} {PASSAGE} {AFTER}", ()),
        (f"{BEFORE} {PASSAGE} This is false. {AFTER}", ("followed_by",)),
        (f"{BEFORE} It is false that {PASSAGE} {AFTER}", ("preceded_by",)),
        (f"{BEFORE} It is false that {PASSAGE} This is false. {AFTER}", ("preceded_by", "followed_by")),
        (f"{BEFORE} {PASSAGE} This is well known. {AFTER}", ()),
    ],
)
def test_what_was_put_beside_it_is_flagged_once(now: str, flags: tuple[str, ...]) -> None:
    assert since(now) == flags


def test_what_stood_beside_it_when_it_was_stamped_is_no_rebuttal() -> None:
    now = f"{BEFORE} {PASSAGE} This is false. {AFTER}"
    before, after = neighbours(now, place_in(now))
    stream = Stream("visible", now)

    assert flags_since(stream, place_in(now), Stamp(before=before, after=after), "en") == ()
    assert flags_since(stream, place_in(now), Stamp(), "en") == ()


def test_a_place_that_runs_across_blocks_is_flagged() -> None:
    stream = Stream("visible", f"{BEFORE}\n{PASSAGE}", block_edges=(len(BEFORE),))

    assert surrounding_flags(stream, Span(0, len(stream.canonical)), "en") == ("crosses_blocks",)
    assert surrounding_flags(stream, place_in(stream.canonical), "en") == ()
