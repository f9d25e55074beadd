"""However many callers give up, no more threads than the few are ever busy."""

import threading

import anyio
import anyio.from_thread
import anyio.lowlevel

from pincite.core.threads import NobodyWaitsError, Threads, shared_threads, stop_if_given_up


async def test_work_is_done_in_a_thread_and_its_answer_comes_back() -> None:
    assert await Threads(1).run(threading.get_ident) != threading.get_ident()


async def test_work_that_was_given_up_keeps_its_place_until_it_has_ended() -> None:
    threads, begun, go_on = Threads(1), anyio.Event(), threading.Event()
    token = anyio.lowlevel.current_token()

    def long() -> None:
        anyio.from_thread.run_sync(begun.set, token=token)
        go_on.wait(20)

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(threads.run, long)
        await begun.wait()
        tasks.cancel_scope.cancel()

    second = threading.Event()
    with anyio.move_on_after(0.05):
        await threads.run(second.set)
    assert not second.is_set()
    go_on.set()
    await threads.run(second.set)
    assert second.is_set()


async def test_work_that_never_began_gives_its_place_back() -> None:
    threads = Threads(1)

    for _ in range(3):
        with anyio.CancelScope() as scope:
            scope.cancel()
            await threads.run(int)

    assert await threads.run(int) == 0


async def test_work_that_fails_gives_its_place_back() -> None:
    threads = Threads(1)

    for _ in range(3):
        try:
            await threads.run(int, "no number")
        except ValueError:
            continue

    assert await threads.run(int, "7") == 7


def test_each_event_loop_has_threads_of_its_own() -> None:
    async def ours() -> tuple[Threads, bool]:
        threads = shared_threads()
        return threads, threads is shared_threads()

    (one, kept), (other, _) = anyio.run(ours), anyio.run(ours)

    assert kept
    assert one is not other


async def test_work_that_was_given_up_is_told_so_when_it_asks_and_other_work_is_not() -> None:
    threads, begun, go_on = Threads(1), anyio.Event(), threading.Event()
    token = anyio.lowlevel.current_token()
    told: list[str] = []

    def long() -> None:
        stop_if_given_up()
        anyio.from_thread.run_sync(begun.set, token=token)
        go_on.wait(20)
        try:
            stop_if_given_up()
        except NobodyWaitsError:
            told.append("nobody waits")

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(threads.run, long)
        await begun.wait()
        tasks.cancel_scope.cancel()
    go_on.set()
    await threads.run(stop_if_given_up)
    stop_if_given_up()

    assert told == ["nobody waits"]
