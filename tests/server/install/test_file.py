"""A file is replaced whole or not at all, and nobody else can read more of it than before."""

import os
import stat
import sys
from pathlib import Path

import pytest

from pincite.core.errors import InputError
from pincite.server.install.file import TextFile

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX permissions and links")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@needs_posix
@pytest.mark.parametrize("permissions", [0o600, 0o640, 0o644])
def test_the_file_and_its_copy_have_the_permissions_of_the_file(tmp_path: Path, permissions: int) -> None:
    path = tmp_path / "a.json"
    path.write_text("old")
    path.chmod(permissions)

    kept = TextFile.read(path).replace("new")

    assert kept == tmp_path / "a.json.bak"
    assert (path.read_text(), kept.read_text()) == ("new", "old")
    assert (mode(path), mode(kept)) == (permissions, permissions)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.json", "a.json.bak"]


@needs_posix
def test_a_new_file_is_the_persons_alone_and_has_no_copy(tmp_path: Path) -> None:
    path = tmp_path / "a.json"

    assert TextFile.read(path).replace("new") is None
    assert mode(path) == 0o600


@needs_posix
def test_a_link_stays_a_link_and_what_it_leads_to_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    real, link = tmp_path / "dotfiles" / "a.json", tmp_path / "a.json"
    real.write_text("old")
    link.symlink_to(real)

    kept = TextFile.read(link).replace("new")

    assert link.is_symlink()
    assert real.read_text() == "new"
    assert kept == real.with_name("a.json.bak")


@needs_posix
def test_a_copy_takes_no_name_that_is_taken_be_it_by_a_link_to_nowhere(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("old")
    (tmp_path / "a.json.bak").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "a.json.bak2").write_text("older")

    assert TextFile.read(path).replace("new") == tmp_path / "a.json.bak3"
    assert not (tmp_path / "elsewhere").exists()
    assert (tmp_path / "a.json.bak2").read_text() == "older"


def test_a_file_that_was_written_to_in_the_meantime_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("old")
    file = TextFile.read(path)
    path.write_text("theirs")

    with pytest.raises(FileExistsError, match="meantime"):
        file.replace("new")
    assert path.read_text() == "theirs"
    assert [one.name for one in tmp_path.iterdir()] == ["a.json"]


@needs_posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write to every file")
def test_a_file_that_may_not_be_written_to_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("old")
    path.chmod(0o400)

    with pytest.raises(PermissionError):
        TextFile.read(path).replace("new")
    assert path.read_text() == "old"


def test_a_byte_order_mark_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"\xef\xbb\xbf{}")
    file = TextFile.read(path)

    file.replace("{ }")

    assert file.text == "{}"
    assert path.read_bytes() == b"\xef\xbb\xbf{ }"


def test_what_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes('{"a": "\xe9"}'.encode("latin-1"))

    with pytest.raises(InputError, match="UTF-8"):
        _ = TextFile.read(path).text


@needs_posix
def test_what_is_no_file_is_refused_and_never_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    for name in (".", "pipe"):
        with pytest.raises(InputError, match="regular"):
            TextFile.read(tmp_path / name)
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    with pytest.raises(OSError, match="symbolic links"):
        TextFile.read(tmp_path / "circle")
