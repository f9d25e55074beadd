"""Lists of numbered sources: what is an entry, what its number leads to, and what only looks like one."""

import pytest

from pincite.core.shapes import parse_agent_output
from pincite.core.shapes.outline import outline
from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.references import numbered_sources
from tests.core.shapes.paired import pairs
from tests.rows import each_row

SAID = 'The log says "the tide rose at dawn"[2].'
LOG = "https://harbour.example/log"


def sources(text: str) -> dict[str, str]:
    blocks, defined = outline(text)
    return dict(numbered_sources(text, blocks, defined)[1].at(0, {}))


@each_row(
    "entry",
    [
        f"[2] The log. {LOG}",
        f"[2]. Mills, A. (2020). \u201cThe log of the harbour at dawn.\u201d Journal 4. {LOG}.",
        f"- [2] [The log]({LOG})",
        f"* **[2]** The log, <{LOG}>",
        f"\\[2\\] The log\n   of the harbour, {LOG}",
        f"Sources:\n[1] Another, https://a.example\n[2] The log, {LOG}",
        f"## References\n\n1. https://a.example\n2. The log. {LOG}\n\n## After\n\n2. {LOG}/other",
        f"**Quellen:**\n1. https://a.example\n2. The log. {LOG}",
        f"Sources:\r\n\r\n1. https://a.example\r\n2. The log. {LOG}\r\n",
        f"[2] An older one, https://a.example\n\n[2] The log, {LOG}\n\nI hope that helps!",
    ],
)
def test_the_number_of_an_entry_leads_to_its_address(entry: str) -> None:
    text = f"{SAID}\n\n{entry}\n"

    assert sources(text)["2"] == LOG
    cited = recognise(text).cited
    assert [one.around.excerpt for one in cited] == ["the tide rose at dawn"]
    assert [one.around.summary for one in cited] == ['The log says "the tide rose at dawn".']


@each_row(
    ("entry", "source"),
    [
        ("[2] Mills A. The log. doi: 10.1000/log.7.", "doi:10.1000/log.7"),
        ("[2] Mills A. The log. arXiv:2101.00001", "arxiv:2101.00001"),
        (f"[2] The log, doi:10.1000/log, {LOG}", LOG),
    ],
)
def test_an_entry_without_an_address_leads_to_its_identifier(entry: str, source: str) -> None:
    assert sources(f"{SAID}\n\n{entry}\n") == {"2": source}


@each_row(
    "rest",
    [
        f"[3] The log, {LOG}",  # No mark has this number.
        "[2] The log of the harbour",  # No address.
        f"[2](https://a.example) and {LOG}",  # A link.
        f"2. The log. {LOG}",  # A list that is called nothing.
        f"Steps\n\n2. The log. {LOG}",
        f"> [2] The log, {LOG}",  # A quotation.
        f"[2]: https://a.example\n\n[2] The log, {LOG}",  # Defined by Markdown's own means.
    ],
)
def test_what_only_looks_like_an_entry_is_none(rest: str) -> None:
    assert sources(f"{SAID}\n\n{rest}\n") == {}


def test_what_stands_around_the_entries_is_read_as_before() -> None:
    text = f'{SAID}\n\nBefore "one two three" ({LOG}).\n[2] The log, {LOG}/2\n\n"four five six" [4]({LOG}/4)\n'

    assert [one.url for one in parse_agent_output(text).findings] == [f"{LOG}/2", LOG, f"{LOG}/4"]
    excerpts = [one.around.excerpt for one in recognise(text).cited]
    assert excerpts == ["the tide rose at dawn", "one two three", "four five six"]


@each_row(
    "entry",
    [
        f'[2] Library, {LOG}: "the gate stays shut"',
        f"- [2] [Library]({LOG}) \u2013 \u201cthe gate stays shut\u201d",
        f'## Sources\n\n2. The log. {LOG} "the gate stays shut"',
        f'[^2]: [The log]({LOG}), p. 3: "the gate stays shut"',
    ],
)
def test_words_that_are_quoted_behind_the_address_of_a_source_are_its_own(entry: str) -> None:
    text = SAID.replace("[2]", "[^2]") if entry.startswith("[^") else SAID
    cited = recognise(f"{text}\n\n{entry}\n").cited

    assert [one.around.excerpt for one in cited] == ["the tide rose at dawn", "the gate stays shut"]
    assert {one.url for one in parse_agent_output(f"{text}\n\n{entry}\n").findings} == {LOG}


@each_row("title", ["## References", "**Referencias**", "Refer\u00eancias:", "Literatur", "## Bibliographie"])
def test_a_title_in_a_bibliography_is_no_quotation(title: str) -> None:
    text = f'{SAID[:-4]} ({LOG}).\n\n{title}\n\n- Doe. "Tides of the coast." {LOG}/3\nRoe. "On gates of old". {LOG}/4\n'
    found = recognise(text)

    assert [one.around.excerpt for one in found.cited] == ["the tide rose at dawn"]
    assert found.notes[1:] == ("left out: links that follow no quotation (2): line 5, line 6",)


def test_a_mark_that_a_program_has_escaped_leads_there_too() -> None:
    text = f'It says \\"the tide rose\\" \\[2\\].\n\n\\[2\\] The log, {LOG}\n'
    (cited,) = recognise(text).cited

    assert (cited.around.excerpt, cited.around.summary) == ("the tide rose", 'It says "the tide rose".')


@each_row(
    "same",
    [
        "Ibid.",
        "*Ibid.*, p. 4",
        "ibidem",
        "Ebd., S. 3",
        "Ib\u00eddem, p. 4",
        "*Id.* at 12",
        "Id., \u00a7 4",
        "a. a. O., S. 7",
    ],
)
def test_a_note_that_cites_the_one_before_leads_where_that_leads(same: str) -> None:
    for note in (f"[^1]: The log, {LOG}\n[^2]: {same}\n", f"[1] The log, {LOG}\n[2] {same}\n"):
        mark = note[: note.index("1")]
        text = f'"One two three"{mark}1]. "Four five six"{mark}2].\n\n{note}'
        assert [one.url for one in parse_agent_output(text).findings] == [LOG, LOG], note


@each_row("other", ["Idem, Another Work, p. 3", "Identical words.", "The log, p. 4", "Ibidus, Works"])
def test_a_note_that_only_looks_like_that_leads_nowhere(other: str) -> None:
    text = f'"One two three"[^1]. "Four five six"[^2].\n\n[^1]: The log, {LOG}\n[^2]: {other}\n'
    _, missing = parse_agent_output(text).findings

    assert missing.notes == ("no url: the footnote ^2 has no definition with one",)


@pytest.mark.parametrize("mark", ["\u00b2", " \u00b2"])
def test_a_raised_number_is_a_mark_and_that_of_a_measure_is_none(mark: str) -> None:
    for entry in (f"\u00b2 The log, {LOG}", f"(2) The log. {LOG}.", f"[2] The log, {LOG}"):
        measures = "Of 12 m\u00b2 \u201cnobody was there\u201d in 10\u00b2."
        text = f"It says \u00ab the tide rose \u00bb{mark}. {measures}\n\n{entry}\n"
        cited = recognise(text).cited
        assert [one.around.excerpt for one in cited] == ["the tide rose"], entry
        assert [one.url for one in parse_agent_output(text).findings] == [LOG], entry


@each_row(
    ("said", "urls"),
    [
        ('As the [gate](https://b.example/g) has it, the log says "the tide rose at dawn" [1].', []),
        ('The log says "the tide rose at dawn" [1]. See also [2].', []),
        ('"The tide rose at dawn" [1] and "the gate was shut" [2].', [LOG]),
        ("> the tide rose at dawn [1]\n\n[2]", []),
        ('The log says "the tide rose at dawn" [1, 2].', [LOG]),
        ('The log says "the tide rose at dawn"\u00b9 \u00b2.', [LOG]),
    ],
)
def test_words_of_an_entry_without_an_address_are_given_to_no_other(said: str, urls: list[str]) -> None:
    other = "https://b.example/other"
    text = (
        f'{said} "It was cold" [3].\n\nSources\n\n1. Log of the harbour, 1920.\n2. The log, {LOG}\n3. Other, {other}\n'
    )

    parsed = parse_agent_output(text)

    assert [one.url for one in parsed.findings] == [*urls, other]
    assert "1" not in sources(f"[1] is first [2].\n\n[2] The log, {LOG}")


def test_a_line_whose_mark_says_something_is_no_entry() -> None:
    says = f'[1] reports that "the wheel turns twice". Later [1] says "nothing turns at all" ({LOG}/2).'
    text = f"{says}\n\nReferences\n[1] The log, {LOG}\n"

    assert pairs(text) == [(LOG, "the wheel turns twice"), (f"{LOG}/2", "nothing turns at all")]
