"""What is written over a file takes its place whole, or leaves it as it was."""

import os
import stat
from pathlib import Path

import pytest

from pincite.server.cli import files
from pincite.server.cli.exits import CannotWriteError
from pincite.server.replaced import replaced


def test_a_text_that_is_written_over_is_never_half_of_the_new_one(tmp_path: Path) -> None:
    text, name, still_open = tmp_path / "memo.md", tmp_path / "link.md", tmp_path / "other.md"
    text.write_text("as it was")
    text.chmod(0o640)
    name.symlink_to(text)
    # Another name of the same file shows whether that was cut short and filled anew.
    os.link(text, still_open)

    files.write(name, "as it is")

    assert (text.read_text(), still_open.read_text()) == ("as it is", "as it was")
    assert (name.is_symlink(), stat.S_IMODE(text.stat().st_mode)) == (True, 0o640)
    assert sorted(os.listdir(tmp_path)) == ["link.md", "memo.md", "other.md"]


def test_a_file_for_whose_new_text_there_is_no_room_stays_as_it_was(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    text = tmp_path / "memo.md"
    text.write_text("as it was")
    bounds = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, bounds[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            replaced(text, b"x" * 2_000)
        with pytest.raises(CannotWriteError, match="File too large"):
            files.write(text, "x" * 2_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, bounds)

    assert text.read_text() == "as it was"
    assert os.listdir(tmp_path) == ["memo.md"]


def test_an_empty_file_is_filled_where_it_is(tmp_path: Path) -> None:
    empty, same = tmp_path / "memo.md", tmp_path / "same.md"
    empty.touch()
    os.link(empty, same)

    files.write(empty, "as it is")

    assert same.read_text() == "as it is"


def test_nothing_is_made_where_there_is_no_folder(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        replaced(tmp_path / "none" / "memo.md", b"new")
    with pytest.raises(CannotWriteError):
        files.write(tmp_path / "none" / "memo.md", "new")

    assert os.listdir(tmp_path) == []


def test_line_ends_are_written_as_they_are(tmp_path: Path) -> None:
    files.write(tmp_path / "memo.md", "one\r\ntwo\nthree")

    assert (tmp_path / "memo.md").read_bytes() == b"one\r\ntwo\nthree"
