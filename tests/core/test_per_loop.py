"""What belongs to an event loop is made once in each, and never shared between two."""

import anyio

from pincite.core.per_loop import PerLoop


def test_it_is_made_once_in_each_event_loop_and_for_no_other() -> None:
    events = PerLoop("a_test", anyio.Event)

    async def twice() -> tuple[anyio.Event, anyio.Event]:
        return events.get(), events.get()

    first, again = anyio.run(twice)
    other, _ = anyio.run(twice)

    assert first is again
    assert other is not first


async def test_two_of_one_name_are_two() -> None:
    one, other = PerLoop("a_test", anyio.Event), PerLoop("a_test", anyio.Event)

    assert one.get() is not other.get()
