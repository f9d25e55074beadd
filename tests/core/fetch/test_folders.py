"""Nothing outside the named folders is ever opened, however the path is written and whatever changes meanwhile."""

import contextlib
import os
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pincite.core.fetch.folders import (
    Folders,
    NotAFileError,
    Open,
    OutsideError,
    open_and_compare,
    open_by_name,
    read_and_close,
)
from pincite.core.models import SourceFile

OPENERS = pytest.mark.parametrize("opens", [open_by_name, open_and_compare])


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder with a file in a folder of it, beside a secret."""
    inside = tmp_path / "root"
    (inside / "sub").mkdir(parents=True)
    (inside / "sub" / "a.txt").write_bytes(b"inside")
    (tmp_path / "secret.txt").write_bytes(b"secret")
    (tmp_path / "rootless").mkdir()
    (tmp_path / "rootless" / "a.txt").write_bytes(b"secret")
    return inside


def read(root: Path, path: str | Path, opens: Open) -> bytes:
    folders = Folders.of([root], opens)
    return read_and_close(folders.open(folders.written(str(path))), lambda start: 100)[0]


@OPENERS
def test_a_file_beneath_a_folder_is_read(root: Path, opens: Open) -> None:
    assert read(root, root / "sub" / "a.txt", opens) == b"inside"
    assert read(root, f"{root}/sub/../sub/./a.txt", opens) == b"inside"


@OPENERS
@pytest.mark.parametrize("path", ["../secret.txt", "sub/../../secret.txt", "../rootless/a.txt", "sub/../..", ".."])
def test_a_path_that_climbs_out_is_outside(root: Path, path: str, opens: Open) -> None:
    with pytest.raises(OutsideError):
        read(root, f"{root}/{path}", opens)


@OPENERS
def test_links_are_followed_inside_and_not_out(root: Path, opens: Open) -> None:
    (root / "in").symlink_to(root / "sub")
    (root / "out").symlink_to(root.parent)
    (root / "secret").symlink_to(root.parent / "secret.txt")
    (root / "nowhere").symlink_to(root.parent / "no-such-file")

    assert read(root, root / "in" / "a.txt", opens) == b"inside"
    for path in ("out/secret.txt", "secret", "nowhere", "out/root/../secret.txt"):
        with pytest.raises(OutsideError):
            read(root, root / path, opens)


@OPENERS
def test_a_path_elsewhere_is_outside_even_where_a_link_leads_back_in(root: Path, opens: Open) -> None:
    (root.parent / "back").symlink_to(root)

    with pytest.raises(OutsideError):
        read(root, root.parent / "back" / "sub" / "a.txt", opens)


@OPENERS
def test_a_folder_may_be_named_through_a_link_and_a_file_by_either_path(root: Path, opens: Open) -> None:
    named = root.parent / "named"
    named.symlink_to(root)

    assert read(named, named / "sub" / "a.txt", opens) == b"inside"
    assert read(named, root / "sub" / "a.txt", opens) == b"inside"


@OPENERS
def test_a_hidden_name_is_outside(root: Path, opens: Open) -> None:
    (root / ".env").write_bytes(b"secret")
    (root / ".git").mkdir()
    (root / ".git" / "config").write_bytes(b"secret")
    (root / "shown").symlink_to(root / ".git")

    for path in (".env", ".git/config", "sub/../.env", "shown/config"):
        with pytest.raises(OutsideError):
            read(root, root / path, opens)


@OPENERS
def test_folders_pipes_and_devices_are_no_files(root: Path, opens: Open) -> None:
    os.mkfifo(root / "pipe")

    for path in (root, root / "sub", root / "pipe"):
        with pytest.raises(NotAFileError):
            read(root, path, opens)
    with pytest.raises(NotAFileError):
        read(Path("/dev"), "/dev/null", opens)


@OPENERS
def test_a_link_put_in_place_of_a_folder_after_the_check_is_refused(root: Path, opens: Open) -> None:
    def swapped(folder: str, names: Sequence[str]) -> int:
        shutil.rmtree(root / "sub")
        (root / "sub").symlink_to(root.parent / "rootless")
        return opens(folder, names)

    with pytest.raises((OSError, OutsideError)):
        read(root, root / "sub" / "a.txt", swapped)


@OPENERS
def test_a_link_put_in_place_of_the_file_after_the_check_is_refused(root: Path, opens: Open) -> None:
    def swapped(folder: str, names: Sequence[str]) -> int:
        (root / "sub" / "a.txt").unlink()
        (root / "sub" / "a.txt").symlink_to(root.parent / "secret.txt")
        return opens(folder, names)

    with pytest.raises((OSError, OutsideError)):
        read(root, root / "sub" / "a.txt", swapped)


@OPENERS
def test_no_descriptor_is_left_open(root: Path, opens: Open) -> None:
    def descriptors() -> int:
        return len(os.listdir("/dev/fd"))

    before = descriptors()
    read(root, root / "sub" / "a.txt", opens)
    for path in ("sub", "none", "sub/a.txt/b", "../secret.txt"):
        with pytest.raises((OSError, OutsideError, NotAFileError)):
            read(root, f"{root}/{path}", opens)

    assert descriptors() == before


def test_the_folder_of_all_folders_holds_every_file(root: Path) -> None:
    assert read(Path("/"), root / "sub" / "a.txt", open_by_name) == b"inside"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(["..", ".", "", "sub", "a.txt", "secret.txt", "rootless", "root", "link"]), max_size=8))
def test_no_walk_reads_the_secret(root: Path, steps: list[str]) -> None:
    link = root / "link"
    if not link.is_symlink():
        link.symlink_to("..")
    with contextlib.suppress(OutsideError, NotAFileError, OSError):
        assert read(root, "/".join([str(root), *steps]), open_by_name) == b"inside"


def test_what_stands_there_is_told_of_no_path_that_leads_out(root: Path) -> None:
    (root / "over.txt").symlink_to(root.parent / "secret.txt")
    folders = Folders.of([root])

    assert [folders.has(str(root / name)) for name in ("sub/a.txt", "sub", "none.txt", "sub/a.txt/b")] == [
        True,
        True,
        False,
        False,
    ]
    with pytest.raises(OutsideError):
        folders.has(str(root / "over.txt"))


def test_a_file_is_told_of_from_the_folder_of_its_text_where_one_folder_holds_both(root: Path) -> None:
    (root.parent / "link").symlink_to(root)
    other = root.parent / "rootless"
    folders = Folders.of([other, root])
    file = str(root / "sub" / "a.txt")
    rows: list[tuple[Path | None, SourceFile]] = [
        (root / "sub", SourceFile(path="a.txt")),
        (root, SourceFile(path="sub/a.txt")),
        (root / "none" / "deep", SourceFile(path="../../sub/a.txt")),
        (None, SourceFile(path="sub/a.txt", root=2)),
        (other, SourceFile(path="sub/a.txt", root=2)),
        (root.parent, SourceFile(path="sub/a.txt", root=2)),
        (root / ".hidden", SourceFile(path="sub/a.txt", root=2)),
    ]

    for base, told in rows:
        assert folders.beneath(file, None if base is None else str(base)) == told, base
    # Through another name of the folder, and told in letters that can be sent.
    assert Folders.of([root.parent / "link"]).beneath(file) == SourceFile(path="sub/a.txt", root=1)
    assert folders.beneath(str(root / "odd\udcff.txt")).path.encode()
