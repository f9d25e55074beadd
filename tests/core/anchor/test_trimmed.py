"""A sentence that lost a clause, or gained one, is the passage's own, however little alike the two are."""

from pincite.core.anchor import Location, Quotation, find, nearest
from pincite.core.anchor.trimmed import trimmed
from pincite.core.stamp import stamp_of
from pincite.core.text.page import PageText, Span, Stream
from pincite.core.text.similarity import Nearest
from tests.rows import each_row

BANK = "The bank may refuse to carry out a payment order if the account has no sufficient funds on that day."
KEEPER = "A licence holder must keep records of every sale and show them to the inspector."
INSERTED = (
    "unless the holder is a registered charity with a yearly turnover of less than ten thousand euros that sells tea"
)


def shown(words: str, *blocks: str) -> Location:
    """What stands for ``words``, of which a stamp knows nothing but themselves."""
    edges = tuple(len("\n".join(blocks[:count])) for count in range(1, len(blocks)))
    page = PageText(visible=Stream("visible", "\n".join(blocks), block_edges=edges), language="en")
    content_hash, stamp = stamp_of(words)
    quotation = Quotation(content_hash, words, stamp)
    return find(quotation, page) or nearest(quotation, page)


@each_row(
    ("words", "blocks", "passage"),
    [
        (BANK, ("Rules", "The bank may refuse to carry out a payment order.", "The pool is heated."), 1),
        (KEEPER, (f"Guests pay. {KEEPER.replace('must', f'must, {INSERTED},')}",), 0),
        (KEEPER, (f"{KEEPER.replace('every sale', f'every sale ({INSERTED})')} Guests pay nothing.",), 0),
    ],
)
def test_what_is_left_of_it_or_what_it_grew_to_is_shown(words: str, blocks: tuple[str, ...], passage: int) -> None:
    found = shown(words, *blocks)

    assert (found.stands, found.kind) == (False, "edited")
    assert (
        blocks[passage].removeprefix("Guests pay. ").removesuffix(" Guests pay nothing.").startswith(found.passage[:-1])
    )
    assert found.change is not None
    assert "exception" in found.change.critical


def test_what_bounds_what_it_grew_to_is_shown() -> None:
    grown = KEEPER.replace("must", f"must, {INSERTED},")

    assert shown(KEEPER, f"Guests pay. Only rarely a{grown[1:]}").passage == f"Only rarely a{grown[1:]}"


@each_row(
    "blocks",
    [
        ("The bank may close at noon.", "The pool is heated."),
        ("If the account is new, a payment may take a day.",),
        ("A payment order.", "The bank."),
    ],
)
def test_a_sentence_that_only_shares_words_with_it_is_none(blocks: tuple[str, ...]) -> None:
    assert shown(BANK, *blocks).kind == "removed"


def cut(words: str, sentence: str, *, similarity: float = 0.2) -> str:
    """What of ``sentence``, the likest place, is told for ``words``; empty where nothing is."""
    stream = Stream("visible", sentence)
    found = trimmed(Nearest(Span(0, len(stream.canonical)), similarity), stream, words)
    return stream.canonical[slice(*found)] if found is not None else ""


def test_what_is_left_is_a_share_of_the_passage_and_what_it_grew_to_a_few_times_as_long() -> None:
    words = "The old bank pays out nothing"
    grown = words.replace("pays", f"pays {'and ' * 12}")

    assert cut(f"{words} {'more ' * 9}", f"{words}.") == f"{words}."
    assert cut(f"{words} {'more ' * 10}", f"{words}.") == ""
    assert cut(words, f"{grown}.") == " ".join(grown.split())
    assert cut(words, f"{grown.replace('and', 'and and', 1)}.") == ""


def test_numbers_that_stand_together_are_no_sentence_that_was_cut() -> None:
    assert cut("1 2 3 4 5 6 7 8 9", "1 2 3 4 5 6.") == ""
    assert cut("one two three four 5 6 7 8 9", "one two three four 5 6.") == ""
    assert cut("one two three four five 6 7 8 9", "one two three four five 6.") == "one two three four five 6."


def test_what_is_like_the_passage_gives_way_only_to_what_keeps_more_of_it() -> None:
    words = "The old bank pays out nothing"
    inserted = words.replace("bank", "bank of the town")

    assert cut(words, f"{inserted}.", similarity=0.9) == ""
    assert cut(words, f"{inserted}.") == inserted


def test_the_mark_that_the_passage_begins_with_is_shown_where_it_stands() -> None:
    inserted = "the old bank of the town pays out nothing"

    assert cut('"the old bank pays out nothing"', f'It says: "{inserted}" at all.') == f'"{inserted}'
    assert cut('"the old bank pays out nothing"', f"It says: {inserted} at all.") == inserted
