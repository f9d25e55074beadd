"""A link's destination is an address or the path of a file, or leads to no source."""

from pincite.core.shapes.destination import destination_at, source_named_in, source_of
from tests.rows import each_row


@each_row(
    ("written", "source"),
    [
        ("https://a.test/x", "https://a.test/x"),
        ("https://a.test/an old page.html", "https://a.test/an%20old%20page.html"),
        ("doi:10.1000/182", "doi:10.1000/182"),
        ("file:///srv/a.txt", "file:///srv/a.txt"),
        ("minutes%20of%20may.txt#p2", "minutes of may.txt#p2"),
        ("../minutes.pdf", "../minutes.pdf"),
        ("a%23b.txt", "a%23b.txt"),
        (r"C:\minutes\2024.pdf", r"C:\minutes\2024.pdf"),
    ],
)
def test_an_address_and_a_path_are_sources(written: str, source: str) -> None:
    assert source_of(written) == source


@each_row(
    "written",
    [
        "",
        "#two",
        "file:",
        "mailto:a@b.test",
        "//host/a.txt",
        "/wiki/Tide",
        "guide/",
        "v1.2",
        "?q=a.txt",
        "as in 11.a",
        "..",
    ],
)
def test_what_is_neither_is_no_source(written: str) -> None:
    assert source_of(written) == ""


@each_row(
    ("definition", "source"),
    [
        ("minutes.txt 'Minutes'", "minutes.txt"),
        ("/srv/minutes of may.txt", "/srv/minutes of may.txt"),
        ("<minutes of may.txt> 'Minutes'", "minutes of may.txt"),
        ("See p. 4 of the minutes.txt", ""),
        ("Node.js in Action, p. 4", ""),
    ],
)
def test_a_definition_names_a_path_at_its_beginning_alone(definition: str, source: str) -> None:
    assert source_named_in(definition) == source


@each_row("text", ["(minutes (May).txt)", '(minutes (May).txt "A title")', "(<minutes (May).txt>)"])
def test_a_name_with_spaces_is_a_destination(text: str) -> None:
    assert destination_at(text, 1) == ("minutes (May).txt", len(text))


@each_row("text", ["(as in the original)", "(minutes of\nmay.txt)", "(minutes of may.txt"])
def test_words_and_what_has_no_end_are_none(text: str) -> None:
    assert destination_at(text, 1) is None
