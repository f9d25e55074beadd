"""A relative link leads to a file beside its text or in the folders, and what leads to none says why."""

from pathlib import Path

from pincite.core.fetch.files import FileReader
from pincite.core.fetch.folders import Folders
from pincite.core.fetch.paths import CitedPath
from pincite.core.links.placed import Placed, Unplaced, placed
from pincite.core.models import Reason
from pincite.core.ports import Unreachable


def test_a_relative_link_is_looked_for_beside_its_text_and_then_in_the_folders(tmp_path: Path) -> None:
    root, out = tmp_path / "root", tmp_path / "out"
    for folder in (out, root / "notes", root / "web \u00fc#1"):
        folder.mkdir(parents=True)
        (folder / "a.txt").write_text("words")
    (root / "a.txt").write_text("words")
    (root / "top.txt").write_text("words")
    (root / "notes" / "over.txt").symlink_to(out / "a.txt")
    notes, folders = root / "notes", Folders.of([root])
    rows: list[tuple[str, Path | None, Path | Reason]] = [
        ("a.txt", notes, notes / "a.txt"),
        ("./a.txt#part", notes, notes / "a.txt"),
        ("../web \u00fc#1/a.txt", notes, Reason.NOT_FOUND),  # What follows a "#" is no part of a path.
        ("../top.txt", notes, root / "top.txt"),
        ("top.txt", notes, root / "top.txt"),
        ("../web%20%C3%BC%231/a.txt", notes, root / "web \u00fc#1" / "a.txt"),
        ("../web", notes, Reason.NOT_FOUND),
        ("%2e%2e/%2e%2e/out/a.txt", notes, Reason.NOT_FOUND),
        ("../notes", notes, notes),
        ("none.txt", notes, Reason.NOT_FOUND),
        ("a.txt", root / "web \u00fc#1", root / "web \u00fc#1" / "a.txt"),
        ("over.txt", notes, Reason.BLOCKED_ADDRESS),
        ("../../out/a.txt", notes, Reason.BLOCKED_ADDRESS),
        ("../../out/none.txt", notes, Reason.BLOCKED_ADDRESS),
        (".secret", notes, Reason.BLOCKED_ADDRESS),
        ("a.txt", out, root / "a.txt"),
        ("none.txt", out, Reason.BAD_URL),
        ("a.txt", None, root / "a.txt"),
        ("none.txt", None, Reason.BAD_URL),
        ("../out/a.txt", None, Reason.BAD_URL),
    ]

    for url, base, wanted in rows:
        found = placed(url, base, folders)
        told = Path(found.path) if isinstance(found, Placed) else found and found.reason
        assert told == wanted, (url, base)
        if isinstance(found, Placed):
            is_beside = base is None or found.path == str((base / url.partition("#")[0]).resolve()) or "%" in url
            assert bool(found.notes) is not is_beside, (url, base)


async def test_a_link_that_climbs_out_of_the_first_folder_is_refused_as_a_check_of_it_is(tmp_path: Path) -> None:
    inner, out = tmp_path / "root" / "inner", tmp_path / "out"
    inner.mkdir(parents=True)
    (tmp_path / "root" / "a.txt").write_text("words")
    roots = [tmp_path / "root", inner]

    link = placed("../a.txt", out, Folders.of(roots))
    checked = await FileReader(roots, base=out).read("../a.txt", CitedPath("../a.txt", relative=True))

    assert isinstance(link, Unplaced)
    assert isinstance(checked, Unreachable)
    assert (link.reason, checked.reason) == (Reason.BLOCKED_ADDRESS, Reason.BLOCKED_ADDRESS)


def test_without_folders_nothing_is_looked_for_and_what_is_missing_is_said(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("words")

    beside, adrift = (placed("a.txt", base, Folders.of([])) for base in (tmp_path, None))

    assert isinstance(beside, Unplaced)
    assert isinstance(adrift, Unplaced)
    assert "PINCITE_ROOTS" in beside.detail
    assert "is relative" in adrift.detail
    assert "not known here" in adrift.detail


def test_what_has_a_scheme_or_a_folder_of_its_own_is_no_relative_link() -> None:
    for url in ("https://a.test/x", "file:///x", "/x", "doi:10.1000/1", "mailto:a@b.test", "//a.test/x", "", "#top"):
        assert placed(url, Path("/x"), Folders.of([Path("/x")])) is None
