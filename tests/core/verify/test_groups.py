"""Passages of one page are one group, and groups keep the caller's order."""

from pincite.core.shapes import CitedPassage, parse_agent_output
from pincite.core.verify.groups import across_hosts, by_url
from tests.fakes import cited


def passages(*urls: str) -> list[CitedPassage]:
    output = parse_agent_output([cited(url, "The tide rose at dawn.") for url in urls])
    return [finding for finding in output.findings if isinstance(finding, CitedPassage)]


def test_fragments_and_white_space_do_not_part_a_group_and_the_first_spelling_is_asked() -> None:
    groups = by_url(passages("https://a.test/x#two", "https://a.test/y", " https://a.test/x"))

    assert [(group.url, [passage.place for passage in group.passages]) for group in groups] == [
        ("https://a.test/x#two", [0, 2]),
        ("https://a.test/y", [1]),
    ]


def test_urls_that_differ_in_anything_else_are_different_pages() -> None:
    assert len(by_url(passages("https://a.test/x", "https://a.test/x/", "http://a.test/x", "https://a.test/x?a"))) == 4


def test_hosts_take_turns() -> None:
    groups = across_hosts(by_url(passages("https://a.test/1", "https://a.test/2", "https://b.test/1", "urn:x")))

    assert [group.url for group in groups] == ["https://a.test/1", "https://b.test/1", "urn:x", "https://a.test/2"]
