"""An elided quotation of which one part was edited is shown where its parts stand, with the edit and no more."""

from pincite.core.anchor import Quotation, find, nearest
from pincite.core.anchor.parts import nearest_parts
from pincite.core.stamp import stamp_of
from pincite.core.text.page import PageText, Stream
from pincite.core.text.passage import Passage
from tests.rows import each_row

GAP = ", which had been founded by two brothers from the coast and owned eleven boats at the time, most of them old,"
FERRY = f"The ferry company{GAP} stopped all services on 3 December and did not resume them until the end of March."
OTHER = "A ferry company from the north, which is now closed, stopped all services in 1950."
QUOTED = "The ferry company ... stopped all services on 3 December and did not resume them until the end of March."


def page(*blocks: str) -> Stream:
    edges = [len("\n".join(blocks[:count])) for count in range(1, len(blocks))]
    return Stream("visible", "\n".join(blocks), block_edges=tuple(edges))


def shown(quoted: str, stream: Stream) -> str:
    place = nearest_parts(Passage(quoted), stream)
    return "" if place is None else stream.canonical[place.span.start : place.span.end]


@each_row(
    ("old", "new", "steps"),
    [
        ("3 December", "13 December", [("3", "13")]),
        ("did not resume", "resumed", [("did not resume", "resumed")]),
        ("The ferry company", "The ferry firm", [("company", "firm,")]),
        ("most of them old", "all of them new", []),
    ],
)
def test_the_edit_of_one_part_is_the_only_step(old: str, new: str, steps: list[tuple[str, str]]) -> None:
    content_hash, stamp = stamp_of(QUOTED)
    there = PageText(visible=page(OTHER, FERRY.replace(old, new)), language="en")
    quotation = Quotation(content_hash, QUOTED, stamp)

    found = find(quotation, there) or nearest(quotation, there)

    assert found.stands == (not steps)
    assert found.passage == FERRY.replace(old, new)
    assert [
        (one.before, one.after) for one in (found.change.diff if found.change else []) if one.op != "equal"
    ] == steps


@each_row(
    ("edited", "told"),
    [
        (f"Only rarely the{FERRY[3:]}", "quantifier"),
        (f"{FERRY[:-1]}, unless the weather was fine.", "exception"),
    ],
)
def test_what_bounds_the_quotation_at_its_ends_is_shown(edited: str, told: str) -> None:
    content_hash, stamp = stamp_of(QUOTED)
    quotation = Quotation(content_hash, QUOTED, stamp)

    found = nearest(quotation, PageText(visible=page(OTHER, edited), language="en"))

    assert found.passage == edited
    assert found.change is not None
    assert told in found.change.critical


def test_a_part_that_is_gone_leaves_the_other() -> None:
    quoted = "The harbour froze early that year. ... The ferry company sold eleven boats."

    assert shown(quoted, page(OTHER, "The harbour froze early that year. Nobody knew why.")) == (
        "The harbour froze early that year."
    )
    assert shown(quoted, page(OTHER, "The harbour was closed.")) == ""


def test_an_edited_part_is_shown_to_the_words_with_which_it_ends() -> None:
    quoted = "We can also set off failures that ... in sufficiently late stages of the compiler:"
    clause = "which, as far as anybody can tell from what has been published so far, does not"
    edited = quoted.replace("...", "happen").replace("of the", f"{clause} of the")

    assert shown(quoted, page(OTHER, edited, OTHER)) == edited


def test_parts_stand_in_their_order_in_one_block() -> None:
    quoted = "the harbour froze early that year ... the ferry company sold eleven boats"
    first, last = quoted.split(" ... ")

    assert shown(quoted, page(f"{last}, and {first}.", OTHER)) in {first, last}
    assert shown(quoted, page(f"{first}.", f"{last}.")) in {first, last}
    assert shown(quoted, page(f"{first}, and {last}.")) == f"{first}, and {last}"


def test_what_is_not_elided_has_no_parts() -> None:
    assert nearest_parts(Passage("The ferry company stopped all services."), page(FERRY)) is None


def test_what_is_shown_begins_and_ends_with_its_own_sentence_and_the_nearest_of_each_part() -> None:
    first, last = "the harbour froze early that year", "the ferry company sold eleven boats"
    edited, ended = f"A{first[3:]}, and {last}.", f"{first}, and {last.replace('boats', 'ships')}."

    assert shown(f"{first} ... {last}", page(f"{first}, then {first}, and {last}.")) == f"{first}, and {last}"
    assert shown(f"T{first[1:]} ... {last}.", page(f"At noon. {edited} Nobody knew why.", OTHER)) == edited
    assert shown(f"{first} ... {last}.", page(f"{ended} Nobody knew why.", OTHER)) == ended


def test_where_no_part_stands_as_it_was_more_of_the_quotation_must_be_left() -> None:
    kept = "the committee of the harbour had met each week since the spring and had told all members of the new fee"
    edited = kept.replace("week", "month").replace("members", "owners")
    short, long = (
        "and nobody came to see it at all",
        "and nobody came to see it at all, for it was cold and had rained all day",
    )

    assert kept in shown(f"{long} ... {kept}", page(f"At noon {kept} so.", OTHER))
    assert edited in shown(f"{short} ... {kept}", page(f"At noon {edited} so.", OTHER))
    assert shown(f"{long} and all night ... {kept}", page(f"At noon {edited} so.", OTHER)) == ""
