"""The superscript rung: an excerpt has no raised type, but a page's own characters are not raised by it."""

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import superscript


def test_a_raised_digit_of_the_markup_reads_as_plain() -> None:
    stream = Stream("visible", "about 10\u00b2 metres", superscripts=(Span(8, 9),))

    assert superscript.find(Passage("about 102 metres"), stream) == [Span(0, 16)]


def test_a_superscript_that_the_source_wrote_itself_does_not() -> None:
    assert superscript.find(Passage("about 102 metres"), Stream("visible", "about 10\u00b2 metres")) == []


def test_a_passage_beside_the_superscript_is_no_find_of_this_rung() -> None:
    stream = Stream("visible", "about 10\u00b2 metres wide", superscripts=(Span(8, 9),))

    assert superscript.find(Passage("metres wide"), stream) == []
    assert superscript.find(Passage("about 10"), stream) == []
