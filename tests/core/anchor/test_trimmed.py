"""A sentence that lost a clause, or gained one, is the passage's own, however little alike the two are."""

from pincite.core.anchor import Location, Quotation, find, nearest
from pincite.core.stamp import stamp_of
from pincite.core.text.page import PageText, Stream
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
