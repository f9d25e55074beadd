"""Names that the system never answers for take no more threads than may be taken."""

import threading

import anyio
import anyio.from_thread
import anyio.lowlevel

from pincite.core.fetch.resolver import MAX_LOOKUPS, SystemResolver


async def test_lookups_that_were_given_up_keep_their_places_until_they_end() -> None:
    go_on, counting = threading.Event(), threading.Lock()
    all_begun, token = anyio.Event(), anyio.lowlevel.current_token()
    begun: list[str] = []

    def hang(host: str, _: int) -> list[str]:
        with counting:
            begun.append(host)
            if len(begun) == MAX_LOOKUPS:
                anyio.from_thread.run_sync(all_begun.set, token=token)
        go_on.wait(20)
        return []

    # One a fetcher: the bound is that of the event loop.
    async with anyio.create_task_group() as tasks:
        for number in range(3 * MAX_LOOKUPS):
            tasks.start_soon(SystemResolver(hang), f"h{number}.test", 443)
        await all_begun.wait()
        tasks.cancel_scope.cancel()
    with anyio.move_on_after(0.1):
        await SystemResolver(hang)("late.test", 443)
    taken = len(begun)
    go_on.set()

    assert taken == MAX_LOOKUPS
    assert await SystemResolver(lambda host, port: ["192.0.2.1"])("a.test", 443) == ["192.0.2.1"]
