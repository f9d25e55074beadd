"""The case rung locates words whose case alone differs."""

from pincite.core.text.page import Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import case


def found(passage: str, page: str) -> list[str]:
    stream = Stream("visible", page)
    return [stream.canonical[place.start : place.end] for place in case.find(Passage(passage), stream)]


def test_case_alone_is_located() -> None:
    assert found("the Son of", "And THE SON of man") == ["THE SON of"]
    assert found("\u0130stanbul is", "now \u0130STANBUL is") == ["\u0130STANBUL is"]


def test_other_words_are_not() -> None:
    assert found("the Son of", "the Sun of") == []
    assert found("law", "UNLAWFUL") == []
