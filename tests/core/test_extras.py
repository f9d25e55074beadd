"""What to type for an extra fits how this copy was installed: from an index, from a folder, or in place."""

import json

from pincite.core.extras import Source, installed_from, source_of, to_install
from tests.rows import each_row


@each_row(
    ("direct_url", "source"),
    [
        ({"url": "file:///home/me/a%20b", "dir_info": {"editable": True}}, Source("/home/me/a b", True)),
        ({"url": "file:///home/me/pincite", "dir_info": {}}, Source("/home/me/pincite", False)),
        ({"url": "file:///tmp/pincite.whl", "archive_info": {}}, None),
        ({"url": "https://example.org/pincite", "vcs_info": {"vcs": "git"}}, None),
        ({"url": "https://example.org/", "dir_info": {}}, None),
        ({"url": 5, "dir_info": None}, None),
        ([], None),
        (None, None),
    ],
)
def test_a_folder_is_what_pep_610_says_it_is(direct_url: object, source: Source | None) -> None:
    assert source_of(json.dumps(direct_url)) == source


@each_row("text", [None, "", "{", "\ud800"])
def test_what_says_nothing_names_no_folder(text: str | None) -> None:
    assert source_of(text) is None


@each_row(
    ("source", "command"),
    [
        (None, "pip install 'pincite[pdf]'"),
        (Source("/home/me/pincite", True), "pip install -e '.[pdf]'"),
        (Source("/home/me/pincite", False), "pip install '.[pdf]'"),
    ],
)
def test_the_command_fits_how_pincite_was_installed_and_names_no_folder(source: Source | None, command: str) -> None:
    assert to_install("pdf", source) == command


def test_this_copy_can_tell() -> None:
    assert "[pdf]'" in to_install("pdf", installed_from())
