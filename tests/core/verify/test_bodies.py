"""Pages in work are bounded by their size together, and nobody waits for ever."""

import anyio

from pincite.core.verify.bodies import Admission, Bodies


async def test_who_does_not_fit_waits_until_others_have_left() -> None:
    bodies, entered = Bodies(10), list[int]()

    async def enter(size: int) -> None:
        await bodies.take(size)
        entered.append(size)

    await enter(6)
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(enter, 5)
        await anyio.wait_all_tasks_blocked()
        assert entered == [6]
        bodies.give_back(6)

    assert entered == [6, 5]


async def test_a_body_of_any_size_fits_alone() -> None:
    bodies = Bodies(10)

    with anyio.fail_after(5):
        await bodies.take(1_000)


async def test_the_further_pages_of_a_group_never_wait() -> None:
    with anyio.fail_after(5), Admission() as one, Admission() as other:
        await one.take(12_000_000)
        await one.take(12_000_000)
        with anyio.move_on_after(0.01) as waited:
            await other.take(12_000_000)
        assert waited.cancelled_caught

    with anyio.fail_after(5), Admission() as third:
        await third.take(12_000_000)
