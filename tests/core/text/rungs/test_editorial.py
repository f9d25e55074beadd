"""The editorial rung: a quoter's brackets, and what they may not do."""

import pytest

from pincite.core.text.page import Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import editorial

PAGE = "However, the agency said that it would close the bridge in June. They were told of its plan. Es sagte sie."


def found(passage: str) -> list[str]:
    stream = Stream("visible", PAGE)
    return [stream.canonical[place.start : place.end] for place in editorial.find(Passage(passage), stream)]


@pytest.mark.parametrize(
    ("passage", "standing"),
    [
        ("[T]he agency said that", "the agency said that"),
        ("the agency said that [the council] would close", "the agency said that it would close"),
        ("the agency said [yesterday] that it would", "the agency said that it would"),
        ("[The mayors] were told of its plan", "They were told of its plan"),
        ("were told of [the agency's] plan.", "were told of its plan."),
        ("the agency[s] said that", "the agency said that"),
        ("close the bridge [sic] in June", "close the bridge in June"),
        ("close the bridge in June [emphasis added]", "close the bridge in June"),
    ],
)
def test_a_quoters_brackets_are_undone(passage: str, standing: str) -> None:
    assert found(passage) == [standing]


@pytest.mark.parametrize(
    "passage",
    [
        "the agency said that it would [not] close the bridge",
        "the agency said that it would [never] close the bridge",
        "the agency said that [only] it would close",
        "close the bridge [on 5] in June",
        "the agency said that [the council] close the bridge",
        "[X]he agency said that",
        "the agency [yesterday] said so",
        "[the] plan",
        "the agency said that it would",
    ],
)
def test_brackets_that_say_another_thing_are_not(passage: str) -> None:
    assert found(passage) == []
