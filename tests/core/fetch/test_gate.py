"""Places are shared evenly: no asker keeps another out, and none waits while there is room for it."""

from collections import Counter

import anyio
from anyio.lowlevel import checkpoint
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.fetch.asker import asked_by
from pincite.core.fetch.gate import Gate
from tests.rows import each_row


class Inside:
    """Tasks that hold a place until they are told to go, by asker."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.held: Counter[str] = Counter()
        self.order: list[str] = []
        self._go: dict[str, list[anyio.Event]] = {}

    async def hold(self, who: str) -> None:
        with asked_by(who):
            async with self.gate.place():
                self.held[who] += 1
                self.order.append(who)
                go = anyio.Event()
                self._go.setdefault(who, []).append(go)
                await go.wait()
                self.held[who] -= 1

    async def let_go(self, who: str) -> None:
        self._go[who].pop(0).set()
        await anyio.wait_all_tasks_blocked()


async def test_one_asker_leaves_a_quarter_to_the_others() -> None:
    inside = Inside(Gate(8))
    async with anyio.create_task_group() as tasks:
        for _ in range(50):
            tasks.start_soon(inside.hold, "greedy")
        await anyio.wait_all_tasks_blocked()
        alone = inside.held["greedy"]
        for _ in range(2):
            tasks.start_soon(inside.hold, "other")
        await anyio.wait_all_tasks_blocked()

        assert (alone, inside.held["greedy"], inside.held["other"]) == (6, 6, 2)
        tasks.cancel_scope.cancel()


async def test_without_a_name_all_places_are_taken() -> None:
    inside = Inside(Gate(8))
    async with anyio.create_task_group() as tasks:
        for _ in range(50):
            tasks.start_soon(inside.hold, "")
        await anyio.wait_all_tasks_blocked()

        assert inside.held[""] == 8
        tasks.cancel_scope.cancel()


async def test_a_place_that_becomes_free_goes_to_whoever_has_least() -> None:
    inside = Inside(Gate(4))
    async with anyio.create_task_group() as tasks:
        for who in ["greedy"] * 9 + ["other"] * 3 + ["third"]:
            tasks.start_soon(inside.hold, who)
        await anyio.wait_all_tasks_blocked()
        assert inside.order == ["greedy", "greedy", "greedy", "other"]
        await inside.let_go("greedy")
        await inside.let_go("greedy")
        await inside.let_go("greedy")

        # Of those with one each, the greedy has waited longest.
        assert inside.order[4:] == ["third", "greedy", "other"]
        tasks.cancel_scope.cancel()


@each_row("places", [1, 2, 3])
async def test_where_there_are_few_places_everybody_still_gets_one(places: int) -> None:
    gate = Gate(places)
    done: list[str] = []

    async def visit(who: str) -> None:
        with asked_by(who):
            async with gate.place():
                await checkpoint()
                done.append(who)

    with anyio.fail_after(30):
        async with anyio.create_task_group() as tasks:
            for who in "abc" * 10:
                tasks.start_soon(visit, who)

    assert Counter(done) == Counter("abc" * 10)


async def test_who_gives_up_waiting_takes_no_place_with_it() -> None:
    gate = Gate(1)
    first = await gate.enter()
    with anyio.move_on_after(0):
        await gate.enter()
    gate.leave(first)

    with anyio.fail_after(30):
        assert await gate.enter() == first


async def test_who_is_called_and_cancelled_at_one_moment_gives_the_place_on() -> None:
    gate = Gate(1)
    first = await gate.enter()

    async def visit() -> None:
        async with gate.place():
            await anyio.sleep_forever()

    with anyio.fail_after(30):
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(visit)
            await anyio.wait_all_tasks_blocked()
            gate.leave(first)
            tasks.cancel_scope.cancel()
        assert await gate.enter() == first


@given(
    places=st.integers(min_value=1, max_value=6),
    steps=st.lists(st.tuples(st.sampled_from(["", "a", "b", "c"]), st.booleans()), max_size=40),
)
async def test_whatever_comes_and_goes_no_place_is_lost_or_made(places: int, steps: list[tuple[str, bool]]) -> None:
    inside = Inside(Gate(places))
    async with anyio.create_task_group() as tasks:
        for who, comes in steps:
            if comes:
                tasks.start_soon(inside.hold, who)
                await anyio.wait_all_tasks_blocked()
            elif inside.held[who]:
                await inside.let_go(who)
            assert inside.held.total() <= places
        tasks.cancel_scope.cancel()
    with anyio.fail_after(30):
        for _ in range(places):
            await inside.gate.enter()
