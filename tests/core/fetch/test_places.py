"""Where a relative path may lead, in the order in which it is looked for."""

from pathlib import Path

from pincite.core.fetch.folders import Folders
from pincite.core.fetch.paths import CitedPath
from pincite.core.fetch.places import places_of


def test_places_are_beside_the_text_and_then_in_the_folders_each_spelling_in_turn(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    rows: list[tuple[str, Path | None, list[Path]]] = [
        ("a%20b", one / "in", [start / name for start in (one / "in", one, two) for name in ("a%20b", "a b")]),
        ("a", None, [one / "a", two / "a"]),
        ("a", tmp_path / "out", [one / "a", two / "a"]),
        ("../a", one / "in", [one / "a"]),
        ("../a", tmp_path / "out", [tmp_path / "a", tmp_path / "a"]),
    ]

    for name, base, wanted in rows:
        found = places_of(CitedPath(name, relative=True), base, Folders.of([one, two]))
        assert [Path(place.path) for place in found.all] == wanted, (name, base)
        assert found.is_inside is (base == one / "in")
