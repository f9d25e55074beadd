"""Links and their parameters are read, and whatever stands between them is passed over."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.fetch.link_header import MAX_ADDRESS, Link, links, targets
from tests.rows import each_row

RELATION = "successor-version"


def read(text: str) -> list[Link]:
    return list(links(text))


def test_links_are_read_with_their_parameters() -> None:
    text = (
        '<http://a.test/>; rel="original",\n'
        '<http://b.test/1,2;3>;rel = "first memento" ; datetime="Tue, 20 Jan 2004 10:30:00 GMT",<c>;type=text/html'
    )

    assert read(text) == [
        Link("http://a.test/", {"rel": "original"}),
        Link("http://b.test/1,2;3", {"rel": "first memento", "datetime": "Tue, 20 Jan 2004 10:30:00 GMT"}),
        Link("c", {"type": "text/html"}),
    ]
    assert read(text)[1].relations == {"first", "memento"}


def test_the_first_parameter_of_a_name_counts_and_its_case_does_not() -> None:
    assert read('<a>; REL="Memento"; rel="original"')[0].relations == {"memento"}


@each_row(
    ("text", "targets"),
    [
        ("", []),
        ("no links", []),
        ("<unclosed", []),
        (", ,<a>, ,<b>,", ["a", "b"]),
        ("<a <b>", ["b"]),
        ("<<<<<<a>", ["a"]),
        ("<a>;;;rel=x<b>", ["a", "b"]),
        ('<a>; rel="never closed, <b>; rel="x"', ["a", "b"]),
        (f"<{'x' * (MAX_ADDRESS + 1)}><b>", ["b"]),
    ],
)
def test_what_is_malformed_costs_itself_alone(text: str, targets: list[str]) -> None:
    assert [link.target for link in read(text)] == targets


@each_row(
    "text",
    [
        "<" * 250_000,
        "<a>" * 50_000,
        "<a>; " * 50_000,
        '<a>; x="' * 50_000,
        "<a>" + ";x=y" * 60_000,
        ">" * 250_000,
        "<a>" + " " * 250_000,
        '<a>;x="' + "y" * 250_000,
    ],
)
def test_a_long_run_of_nonsense_ends(text: str) -> None:
    assert len(read(text)) <= 200_000


@each_row(
    ("header", "found"),
    [
        ('</2>; rel="successor-version"', ("/2",)),
        ("<https://a.test/2>;rel=successor-version", ("https://a.test/2",)),
        ('</s.css>; rel=preload, </2>; title="a, b; c"; REL="next Successor-Version", </3>; rel="next"', ("/2",)),
        ("</2>; rel=successor-version, </3>; rel=successor-version", ("/2", "/3")),
        ('</2>; rel="predecessor-version"', ()),
        ('</2>; rel="successor-versions"', ()),
        ('</2>; rel="next"; title="rel=successor-version"', ()),
        ('</2>; title="a; rel=successor-version"; rel="next"', ()),
        ('</2>; title="; anchor=x"; rel=successor-version', ("/2",)),
        ('</2>; anchor="#x"; rel="successor-version"', ()),
        ("</2>", ()),
        ("rel=successor-version", ()),
        ("", ()),
    ],
)
def test_only_the_targets_of_the_relation_are_found(header: str, found: tuple[str, ...]) -> None:
    assert targets(header, RELATION) == found


@given(st.text(alphabet='<>;,="rel successor-version\\', max_size=300))
def test_no_header_breaks_the_reading(header: str) -> None:
    assert all("<" not in target for target in targets(header, RELATION))


def test_a_huge_header_is_read_in_part() -> None:
    assert len(targets("</2>; rel=successor-version," * 100_000, RELATION)) <= 100
