"""A site's own lists are read in whatever form they have, and never without end."""

import gzip
import tracemalloc
import zlib

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.verify.sitemap import (
    MAX_BYTES,
    MAX_ENTRIES,
    addresses,
    is_index,
    name_of,
    named_in_robots,
    unpacked,
    words_of,
)
from tests.rows import each_row


def test_robots_txt_names_sitemaps_in_any_case_and_place() -> None:
    text = "User-agent: *\nDisallow: /\n sitemap:https://a.test/one.xml\r\nSITEMAP :  /two.xml  # a comment\nSitemap:\n"

    assert named_in_robots(text) == ["https://a.test/one.xml", "/two.xml"]


def test_only_so_many_sitemaps_are_taken_from_robots_txt() -> None:
    assert len(named_in_robots("Sitemap: https://a.test/x\n" * 10_000)) == 50


@each_row(
    ("text", "found"),
    [
        ("<urlset><url><loc>https://a.test/1</loc></url><url><loc> https://a.test/2?x=1&amp;y=2\n</loc>", 2),
        ("<loc><![CDATA[https://a.test/1]]></loc>", 1),
        ("https://a.test/1\n\nhttps://a.test/2\nftp://a.test/3\nnonsense", 2),
        ("<loc>https://a.test/1", 0),
        ("<loc></loc>", 1),
        ("", 0),
    ],
)
def test_addresses_are_read_from_xml_and_from_bare_lists(text: str, found: int) -> None:
    assert len(list(addresses(text))) == found


def test_an_address_is_unescaped() -> None:
    assert list(addresses("<loc>https://a.test/?x=1&amp;y=2</loc><loc><![CDATA[https://a.test/b]]></loc>")) == [
        "https://a.test/?x=1&y=2",
        "https://a.test/b",
    ]


def test_an_index_is_told_from_a_sitemap() -> None:
    assert is_index('<?xml version="1.0"?><sitemapindex xmlns="x"><sitemap><loc>y</loc>')
    assert not is_index("<urlset><url><loc>https://a.test/sitemapindex</loc>")


def test_a_packed_sitemap_is_unpacked_and_a_bomb_is_cut() -> None:
    bomb = zlib.compressobj(9, wbits=31)
    piece = b"<loc>https://a.test/x</loc>" * 40_000
    packed = b"".join(bomb.compress(piece) for _ in range(40)) + bomb.flush()

    assert unpacked(gzip.compress(b"<loc>x</loc>")) == "<loc>x</loc>"
    tracemalloc.start()
    text = unpacked(packed)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(text) <= MAX_BYTES
    assert peak < 3 * MAX_BYTES < 40 * len(piece)


@each_row("body", [b"\x1f\x8bnonsense", gzip.compress(b"x" * 99, mtime=0)[:-9], b"\xff\xfe", "\ud800"])
def test_what_is_broken_is_as_much_as_could_be_read(body: bytes | str) -> None:
    assert isinstance(unpacked(body), str)


@each_row(
    "text",
    [
        "<loc>" * 400_000,
        "<loc>x</loc>" * 200_000,
        "<loc>" + "x" * 2_000_000 + "</loc>",
        "<loc>" + "<![CDATA[" * 200_000,
        ("<loc>" + "<![CDATA[" * 200 + "</loc>") * 2_000,
        "a\n" * 2_000_000,
        "https://a.test/\n" * 200_000,
    ],
)
def test_a_list_without_measure_ends(text: str) -> None:
    assert sum(1 for _ in addresses(text)) <= MAX_ENTRIES


@each_row(
    ("url", "name"),
    [
        ("https://a.test/2019/the-tide-tables.html", "the-tide-tables"),
        ("https://a.test/b/The-Tide-Tables/", "the-tide-tables"),
        ("https://a.test/b/the-tide-tables.php#part", "the-tide-tables"),
        ("https://a.test/%C3%A9t%C3%A9-2019", "\u00e9t\u00e9-2019"),
        ("https://a.test/", ""),
        ("https://a.test/index.html", ""),
        ("https://a.test/en/about", ""),
        ("https://a.test/12345", ""),
        ("https://a.test/abc", ""),
        ("https://a.test/the-tide-tables?id=7", ""),
        ("https://[", ""),
        ("", ""),
    ],
)
def test_an_address_names_its_page_or_says_nothing(url: str, name: str) -> None:
    assert name_of(url) == name


def test_addresses_are_the_nearer_the_more_their_paths_share() -> None:
    old = "https://a.test/news/2019/05/tides"

    near, far = "https://a.test/archive/news/2019/tides", "https://a.test/sport/tides"
    assert len(words_of(near) & words_of(old)) > len(words_of(far) & words_of(old))


@given(st.text())
def test_any_text_has_some_name_and_some_addresses(text: str) -> None:
    assert isinstance(name_of(text), str)
    assert isinstance(list(addresses(text)), list)
    assert isinstance(words_of(text), frozenset)
