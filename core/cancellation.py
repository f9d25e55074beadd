"""A cancellation of the current task is told from one that called code made by itself."""

import asyncio


def was_cancelled() -> bool:
    """Whether somebody has cancelled the current task: a deadline, a caller's ``asyncio.timeout``, an interrupt.

    To be asked where a cancellation was caught. What a fetcher, a judge or a callback raises of its own accord has
    cancelled nobody, and must not end more than its own call.
    """
    try:
        task = asyncio.current_task()
    except RuntimeError:  # Another event loop's task, which asyncio knows nothing of.
        return False
    return task is not None and task.cancelling() > 0
