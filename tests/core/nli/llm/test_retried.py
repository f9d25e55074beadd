"""A passing outage of a vendor is asked about once more, and a long one is told at once."""

import anyio
import pytest

from pincite.core.nli.llm.prompt import Fence, prompt
from pincite.core.nli.llm.retried import Retried
from tests.core.nli.llm.errors import APIConnectionError, Response, StatusError
from tests.core.nli.llm.models import FakeModel, answer

QUESTION = prompt("c", "p", language="en", fence=Fence())


def limited(wait: str) -> StatusError:
    return StatusError("slow down", 429, Response({"retry-after": wait}))


#: An outage, and how often the model is asked.
OUTAGES = (
    (StatusError("overloaded", 529), 2),
    (StatusError("a limit", 429), 2),
    (limited("3"), 2),
    (APIConnectionError("Connection error."), 2),
    (limited("30"), 1),
    (limited("999999999999"), 1),
    (StatusError("no", 401), 1),
    (StatusError("no", 400), 1),
    (StatusError("moved", 307), 1),
    (ValueError("no JSON"), 1),
)


async def test_only_an_outage_that_may_pass_in_time_is_asked_about_again() -> None:
    for error, times in OUTAGES:
        model, slept = FakeModel([error]), list[float]()

        async def sleep(seconds: float, slept: list[float] = slept) -> None:
            slept.append(seconds)

        with anyio.fail_after(20), pytest.raises(type(error)):
            await Retried(model, sleep=sleep).complete(QUESTION)

        assert (len(model.asked), len(slept)) == (times, times - 1), error
        assert slept in ([], [3.0]) or 0 < slept[0] < 1, error


async def test_the_second_answer_counts() -> None:
    model = FakeModel([StatusError("overloaded", 529), answer()])

    async def sleep(seconds: float) -> None:
        pass

    retried = Retried(model, sleep=sleep)
    assert await retried.complete(QUESTION) == answer()
    await retried.aclose()
    assert model.closed == 1
