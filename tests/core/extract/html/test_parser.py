"""Two parsers lead the same walk, and the second takes over where the first cannot."""

from collections.abc import Callable

import pytest

from pincite.core.extract.html.events import Events
from pincite.core.extract.html.openers import begin
from pincite.core.extract.html.parser import Parser, usable, walk_through
from pincite.core.text.page import Stream
from tests.rows import each_row

PARSERS = usable()

DOCUMENTS = (
    "<!doctype html><html lang=en><head><title>T</title><script>x</script></head>"
    "<body><p>One <b>two</b> three</p></body></html>",
    "<p>a<sup>[1]</sup> b<br>c <del>d</del> <span hidden>e</span></p><nav>f</nav><table>g<tr><td>h<td>i</table>",
    "<details><summary>a</summary>b</details><!-- c --><textarea>d</textarea><p>10<sup>2</sup> &amp; caf\u00e9",
    "<b><p>mis</b>nested</p><i>open",
    "",
)


def streams(markup: str, parser: Parser) -> tuple[Stream, ...]:
    walk, name = walk_through(markup, begin, (parser,))
    assert name == parser.name
    return walk.pieces.streams(walk.unseen)


@each_row("markup", DOCUMENTS)
def test_both_parsers_lead_to_the_same_streams(markup: str) -> None:
    first, second = PARSERS

    ours, theirs = streams(markup, first), streams(markup, second)

    assert ours == theirs
    assert [list(stream.inline_edges) for stream in ours] == [list(stream.inline_edges) for stream in theirs]


def failing(markup: str, walk: Events) -> None:
    walk.characters("half a page")
    raise RuntimeError("the parser failed half-way")


def test_a_parser_that_fails_is_followed_by_the_next_with_a_fresh_walk() -> None:
    walk, name = walk_through("<p>whole</p>", begin, (Parser("failing-1", failing), PARSERS[0]))

    assert name == PARSERS[0].name
    assert walk.pieces.streams()[0].canonical == "whole"


def test_the_failure_of_the_last_parser_is_raised() -> None:
    with pytest.raises(RuntimeError, match="half-way"):
        walk_through("<p>x", begin, (Parser("failing-1", failing),))
    with pytest.raises(ImportError, match="Neither"):
        walk_through("<p>x", begin, ())


def test_parsers_that_cannot_be_imported_are_passed_over() -> None:
    found = usable(
        (("no-such-distribution", "pincite.no_such_module"), ("turbohtml", "pincite.core.extract.html.turbo"))
    )

    assert [parser.name.partition("-")[0] for parser in found] == ["turbohtml"]


def lexbor() -> Callable[[str, Events], None]:
    return next(parser.drive for parser in PARSERS if parser.name.startswith("selectolax"))


@each_row("markup", ["<div>" * 60_000, "<div " + " ".join(f"a{n}=1" for n in range(80_000)) + ">", "<div><b>" * 2_000])
def test_what_would_take_the_second_parser_too_long_is_refused_before_it_starts(markup: str) -> None:
    with pytest.raises(ValueError, match="for this parser"):
        lexbor()(markup, begin())


def test_shallow_documents_of_many_elements_are_not_refused() -> None:
    walk = begin()
    lexbor()("<p>word<br>" * 5_000 + "<ul>" + "<li>item" * 5_000, walk)

    assert walk.pieces.streams()[0].canonical.count("item") == 5_000
