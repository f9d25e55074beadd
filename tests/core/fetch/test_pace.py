"""Requests to one host keep their number and their interval, and hosts do not wait for each other."""

import anyio
import pytest

from pincite.core.fetch.pace import MAX_HOSTS, MAX_SLOW, HostBusyError, Pace
from tests.core.fetch.network import Time


def pace(time: Time, *, per_host: int = 2, interval: float = 0.0, concurrency: int = 16) -> Pace:
    return Pace(per_host=per_host, interval=interval, concurrency=concurrency, clock=time.clock())


class Crowd:
    """Tasks that take a turn and stay until let go, and how many were inside at once."""

    def __init__(self, gates: Pace) -> None:
        self._gates = gates
        self._go = anyio.Event()
        self.inside = 0
        self.most = 0

    async def visit(self, host: str) -> None:
        async with self._gates.turn(host, patience=10):
            self.inside += 1
            self.most = max(self.most, self.inside)
            await self._go.wait()
            self.inside -= 1

    async def run(self, hosts: list[str]) -> int:
        async with anyio.create_task_group() as tasks:
            for host in hosts:
                tasks.start_soon(self.visit, host)
            await anyio.wait_all_tasks_blocked()
            self._go.set()
        return self.most


async def test_no_more_than_so_many_requests_go_to_one_host_at_a_time() -> None:
    assert await Crowd(pace(Time(), per_host=2)).run(["a"] * 10) == 2


async def test_hosts_do_not_wait_for_each_other() -> None:
    assert await Crowd(pace(Time(), per_host=2)).run(["a", "b", "c"] * 5) == 6


async def test_no_more_than_so_many_requests_go_out_in_all() -> None:
    assert await Crowd(pace(Time(), concurrency=4)).run([f"host {n}" for n in range(20)]) == 4


async def test_starts_at_one_host_keep_the_interval_and_other_hosts_do_not_wait() -> None:
    time = Time()
    gates = pace(time, interval=0.25)
    starts = []

    for host in ("a", "a", "b", "a"):
        async with gates.turn(host, patience=10):
            starts.append((host, time.now - 1_000.0))

    assert starts == [("a", 0.0), ("a", 0.25), ("b", 0.25), ("a", 0.5)]


async def test_without_an_interval_nobody_sleeps() -> None:
    time = Time()
    gates = pace(time)

    for _ in range(10):
        async with gates.seat("a"), gates.turn("a", patience=10):
            pass

    assert time.slept == []


async def test_a_host_that_asked_for_a_pause_gets_it() -> None:
    time = Time()
    gates = pace(time)
    gates.slow("a", 3)

    async with gates.turn("a", patience=10):
        assert time.slept == [3]


async def test_who_would_not_wait_so_long_is_told_at_once() -> None:
    time = Time()
    gates = pace(time)
    gates.slow("a", 30)

    with pytest.raises(HostBusyError) as error:
        async with gates.turn("a", patience=10):
            pass

    assert (error.value.seconds, time.slept) == (30, [])
    # The same is told of every citation of the host, and in every run.
    assert "30" not in str(error.value)


async def test_no_host_can_keep_itself_unread_for_long() -> None:
    time = Time()
    gates = pace(time)
    gates.slow("a", 1e9)
    time.now += MAX_SLOW

    async with gates.turn("a", patience=10):
        assert time.slept == []


async def test_a_seat_is_kept_through_several_turns_while_others_wait() -> None:
    gates = pace(Time(), per_host=1)
    order: list[str] = []

    async def visit(name: str) -> None:
        async with gates.seat("a"):
            for hop in ("1", "2"):
                async with gates.turn("a", patience=10):
                    order.append(name + hop)
                    await anyio.lowlevel.checkpoint()

    async with anyio.create_task_group() as tasks:
        for name in ("x", "y"):
            tasks.start_soon(visit, name)

    assert order == ["x1", "x2", "y1", "y2"]


async def test_visits_that_lead_to_each_others_hosts_do_not_lock_each_other_out() -> None:
    gates = pace(Time(), per_host=1, concurrency=1)
    done: list[str] = []

    async def visit(first: str, second: str) -> None:
        async with gates.seat(first):
            for host in (first, second):
                async with gates.turn(host, patience=10):
                    await anyio.lowlevel.checkpoint()
        done.append(first)

    with anyio.fail_after(5):
        async with anyio.create_task_group() as tasks:
            for first, second in [("a", "b"), ("b", "a")] * 20:
                tasks.start_soon(visit, first, second)

    assert len(done) == 40


async def test_a_cancelled_visit_gives_its_places_back() -> None:
    gates = pace(Time(), per_host=1, concurrency=1)

    with anyio.move_on_after(0):
        async with gates.seat("a"), gates.turn("a", patience=10):
            await anyio.sleep_forever()

    async with gates.seat("a"), gates.turn("a", patience=10):
        pass


async def test_hosts_that_nobody_uses_are_forgotten_and_one_that_asked_for_a_pause_is_not() -> None:
    time = Time()
    gates = pace(time)
    gates.slow("slow", 100)
    for n in range(3 * MAX_HOSTS):
        async with gates.turn(f"host {n}", patience=10):
            pass

    with pytest.raises(HostBusyError):
        async with gates.turn("slow", patience=10):
            pass
    assert len(gates) <= MAX_HOSTS
