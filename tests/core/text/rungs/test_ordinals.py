"""The numbers of ordered lists, as a copy repeats them."""

from pincite.core.text.page import Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import exact, ordinals
from tests.rows import each_row

TEXT = "The fee is paid:\nin coin; or\nin corn.\nNothing else is due."
PAGE = Stream("visible", TEXT, ordinals=((0, "2"), (17, "a"), (29, "b"), (38, "3")))


@each_row(
    "passage",
    [
        "2. The fee is paid: (a) in coin; or (b) in corn.",
        "2. The fee is paid: a. in coin; or b. in corn. 3. Nothing else is due.",
        "(a) in coin; or (b) in corn.",
        "3) Nothing else is due.",
    ],
)
def test_numbers_that_the_lists_show_stand_in_the_form_of_the_copy(passage: str) -> None:
    assert ordinals.find(Passage(passage), PAGE, exact.find)


@each_row(
    "passage",
    [
        "3. The fee is paid: (a) in coin; or (b) in corn.",
        "2. The fee is paid: (b) in coin; or (a) in corn.",
        "2. The fee is paid: (a) in coin; (b) in corn.",
        "(c) in corn.",
        "4) Nothing else is due.",
    ],
)
def test_other_numbers_do_not(passage: str) -> None:
    assert ordinals.find(Passage(passage), PAGE, exact.find) == []
