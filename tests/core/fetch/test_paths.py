"""A path or file: URL means one file; what could mean another one, or another machine, is refused."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.fetch.paths import CitedPath, parse_path, spellings
from pincite.core.fetch.url import BadURL
from tests.rows import each_row


@each_row(
    ("url", "path"),
    [
        ("/data/a.txt", "/data/a.txt"),
        (" /data/a.txt#page=3 ", "/data/a.txt"),
        ("file:///data/a.txt", "/data/a.txt"),
        ("FILE:///data/a.txt#x", "/data/a.txt"),
        ("file://localhost/data/a.txt", "/data/a.txt"),
        ("file:/data/a.txt", "/data/a.txt"),
        ("file:///data/a%20b%23c%25d.txt", "/data/a b#c%d.txt"),
        ("file:///data/%C3%A9.txt", "/data/\u00e9.txt"),
        ("/data/a%20b.txt", "/data/a%20b.txt"),
        ("/data/a?b.txt", "/data/a?b.txt"),
        ("/data/\u3000\u00a0.txt", "/data/\u3000\u00a0.txt"),
    ],
)
def test_a_path_is_read_from_either_form(url: str, path: str) -> None:
    assert parse_path(url, windows=False) == CitedPath(path, relative=False)


@each_row("url", ["a.txt", "notes/a.txt", "./a.txt", "../a.txt", "~/a.txt", "a b"])
def test_a_path_without_a_folder_to_start_from_is_relative(url: str) -> None:
    assert parse_path(url, windows=False) == CitedPath(url, relative=True)


@each_row(
    "url",
    [
        "https://a.test/x",
        "ftp://a.test",
        "data:text/html,x",
        "a.test:443/x",
        "doi:10.1000/1",
        "//a.test/x",
        "\\\\a\\x",
        "",
        " ",
        "#top",
    ],
)
def test_a_url_of_another_kind_is_no_path(url: str) -> None:
    assert parse_path(url, windows=False) is None
    assert parse_path(url, windows=True) is None


@each_row(
    "url",
    [
        "file://server/share/a.txt",
        "file:////server/share/a.txt",
        "file:a.txt",
        "file:",
        "file:///a?b",
        "file:///a%2fb",
        "file:///a%5Cb",
        "file:///a%00b",
        "file:///a%0Ab",
        "file:///%E0%A4",
        "/data/a\x00.txt",
        "/data/a\n.txt",
        "/data/\ud800.txt",
        "/" + "x" * 5_000,
        "C:\\data\\a.txt",
        "c:/data/a.txt",
        "file:///C:/data/a.txt",
    ],
)
def test_a_doubtful_path_is_refused(url: str) -> None:
    assert isinstance(parse_path(url, windows=False), BadURL)


@each_row(
    ("url", "path"),
    [
        ("C:\\data\\a.txt", "C:\\data\\a.txt"),
        ("c:/data/a.txt", "c:/data/a.txt"),
        ("file:///C:/data/a%20b.txt", "C:/data/a b.txt"),
        ("file:C:/data/a.txt", "C:/data/a.txt"),
        ("file://localhost/C:/data/../a.txt", "C:/data/../a.txt"),
    ],
)
def test_windows_has_drives(url: str, path: str) -> None:
    assert parse_path(url, windows=True) == CitedPath(path, relative=False)


@each_row(
    "url",
    [
        "C:\\data\\a.txt:stream",
        "C:a.txt",
        "\\data\\a.txt",
        "/data/a.txt",
        "file:///data/a.txt",
        "C:\\data\\NUL",
        "C:\\con.txt\\a",
        "lpt1.txt",
        "C:\\data\\a.txt.",
        "C:\\data \\a.txt",
        "file:////server/share/a.txt",
        "file:///%5C%5Cserver/a",
    ],
)
def test_windows_reads_none_of_its_devices_streams_and_shares(url: str) -> None:
    assert isinstance(parse_path(url, windows=True), BadURL)


@given(st.text(max_size=80), st.sampled_from(["", "file:", "file:///", "file://", "/", "C:/"]), st.booleans())
def test_no_text_breaks_the_reading(text: str, start: str, windows: bool) -> None:
    found = parse_path(start + text, windows=windows)

    assert found is None or isinstance(found, (CitedPath, BadURL))
    assert not (isinstance(found, CitedPath) and "\x00" in found.text)


def test_a_relative_path_may_be_written_as_in_a_url() -> None:
    rows = [
        ("../My%20notes %C3%BC.md", ("../My%20notes %C3%BC.md", "../My notes \u00fc.md")),
        ("a%23b.txt", ("a%23b.txt", "a#b.txt")),
        ("%2e%2e/a", ("%2e%2e/a", "../a")),
        ("100%.txt", ("100%.txt",)),
        ("a%2Fb", ("a%2Fb",)),
        ("a%00", ("a%00",)),
        ("a%0Ab", ("a%0Ab",)),
        ("a%FFb", ("a%FFb",)),
        ("/srv/a%20b", ("/srv/a%20b",)),
    ]

    for url, names in rows:
        path = parse_path(url, windows=False)
        assert isinstance(path, CitedPath)
        assert spellings(path, windows=False) == names, url
    drive = CitedPath("C%3A/x", relative=True)
    assert spellings(drive, windows=True) == ("C%3A/x",)
