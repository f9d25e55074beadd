"""A link is read as an address or as a file before anything is asked."""

import threading
from pathlib import Path

import anyio

from pincite.core.fetch.folders import Folders
from pincite.core.links.link import Link
from pincite.core.links.start import read_starts


async def test_a_disk_that_does_not_answer_does_not_hold_up_the_event_loop(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("words")
    free = threading.Event()

    def open_file(*_: object) -> int:
        free.wait()
        raise FileNotFoundError

    folders = Folders.of([tmp_path], open_file=open_file)
    try:
        with anyio.move_on_after(0.01) as asked:
            await read_starts([Link("a.txt", base=tmp_path)], folders)
    finally:
        free.set()

    assert asked.cancelled_caught
