"""Markdown: which quotation a link belongs to, and that a stamp is a comment which changes nothing else."""

import re

import pytest
from markdown_it import MarkdownIt

from pincite.core.errors import InputError
from pincite.core.shapes import CitedPassage, parse_agent_output
from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.stamping import stamp_output
from tests.core.shapes.paired import pairs
from tests.core.shapes.samples import GATE, LOG, MARKDOWN, SHUT, TIDE
from tests.rows import each_row


@each_row(
    "text",
    [
        f'"{TIDE}" [log]({LOG})',
        f'"{TIDE}" ([log]({LOG}))',
        f'"{TIDE}" (see [log](<{LOG}> "A \\"title\\" of words"))',
        f'"{TIDE}", says the log: <{LOG}>.',
        f'"{TIDE}", says the log ({LOG}).',
        f'"{TIDE}"[^1]\n\n[^1]: Log, <{LOG}>.',
        f'"{TIDE}"[^Log]\n\n[^log]: [The log]({LOG})',
        f'"{TIDE}"[^1]\n\n[^1]: Log of the harbour,\n    {LOG}',
        f'"{TIDE}" [log][l]\n\n[l]: {LOG} "Title"',
        f'"{TIDE}" [l]\n\n[l]: <{LOG}>',
        f'["{TIDE}"]({LOG})',
        f"- He says \u201c{TIDE}\u201d ([log]({LOG}))",
        f"| a | b |\n|---|---|\n| \u201c{TIDE}\u201d | [log]({LOG}) |",
        f"\u00ab {TIDE} \u00bb ([log]({LOG}))",
        f"\u201eThe **tide** rose at dawn and covered the\nlower quay.\u201c ([log]({LOG}))",
        f"> {TIDE}\n\n[log]({LOG})",
        f"> {TIDE}\n\n\u2014 The log, {LOG}",
        f"> {TIDE}\n>\n> \u2014 *Harbour master*, [log]({LOG})",
        f"> {TIDE}\n> -- [log]({LOG})",
        f"> {TIDE} ([log]({LOG}))",
        f"> {TIDE}[^1]\n\n[^1]: {LOG}",
        f"> *The tide rose at dawn and covered*\n> the lower quay.\nSource: {LOG}",
        f'Nothing here.\r\n\r\n"{TIDE}" [log]({LOG})\r\n',
        f"'{TIDE}' ([log]({LOG}))",
        f"He says: \u2018{TIDE}\u2019 ([log]({LOG})).",
        f'[log]({LOG}) says: "{TIDE}"',
        f'According to the [log]({LOG}), all was wet: "{TIDE}"',
        f'"{TIDE}" Smith v. Jones, 12 F.3d 4 (2d Cir. 1993), {LOG}',
        f'"{TIDE}" Doe Co. v. Roe, No. 7 (D. Mass. 2001), see {LOG}.',
        f"The [log]({LOG}) says:\n\n> {TIDE}\n",
        f"Nothing here. **As the [log]({LOG}) of that day has it:**\n> {TIDE}\n\nSo it was.",
    ],
)
def test_a_quotation_is_paired_with_the_link_that_follows_it(text: str) -> None:
    assert pairs(text) == [(LOG, TIDE)]


@each_row(
    "text",
    [
        f"[log]({LOG}) says nothing.",
        f'"{TIDE}"',
        f'[log]({LOG}) says nothing of it. He says: "{TIDE}"',
        f'[log]({LOG}) says "so be".',
        f'[log]({LOG}) and [gate]({GATE}) say "{TIDE}"',
        f"See 'Guide to the Harbour' ([log]({LOG})) and 'the quay' ([log]({LOG})).",
        f"Don't say it wasn't so ([log]({LOG})), it's the masters' log.",
        f"`'{TIDE}'` ([log]({LOG}))",
        f'"{TIDE}" [sic](as in the log) and [so on](mailto:log@harbour.example)',
        f'"{TIDE}" is what he said. Later he left. The year was bad ([log]({LOG})).',
        f'"{TIDE}"\n\n[log]({LOG})',
        f'"{TIDE}" ' + "and so on " * 30 + f"[log]({LOG})",
        f'"{TIDE}" [chapter two](#two) {LOG.replace("://", ":")}',
        f'"{TIDE}" ![log]({LOG})',
        f'"{TIDE}" \\[log]({LOG[8:]})',
        f'```\n"{TIDE}" [log]({LOG})\n```',
        f'`"{TIDE}" [log]({LOG})`',
        f'A 5" pipe and a "word" ([log]({LOG}))',
        f'"{TIDE}"[^1] and {LOG[8:]}\n\n[^1]: no address',
    ],
)
def test_what_is_no_quotation_with_a_link_is_no_citation(text: str) -> None:
    with pytest.raises(InputError, match=r"holds no quotation that a link follows|not JSON itself"):
        parse_agent_output(text)


def test_one_quotation_may_have_several_links_side_by_side() -> None:
    text = f'"{TIDE}" ([log]({LOG}); [gate]({GATE})), and [more](https://other.example/).'

    assert pairs(text) == [(LOG, TIDE), (GATE, TIDE)]
    assert parse_agent_output(text).notes[1:] == ("left out: links that follow no quotation (1): line 1",)


def test_a_block_quote_belongs_to_the_link_that_leads_to_it_before_any_that_is_only_spoken_of() -> None:
    text = f"The [log]({LOG}) says:\n\n> {TIDE}\n>\n> {SHUT}\n\nThe [gate]({GATE}) says nothing. Or:\n\n> {TIDE}\n"
    stamped = stamp_output(text).output

    assert pairs(text) == [(LOG, f"{TIDE}\n{SHUT}")]
    assert parse_agent_output(text).notes[1:] == (
        "left out: links that follow no quotation (1): line 7",
        f'left out: quotations that no link follows (1): line 9 "{" ".join(TIDE.split()[:7])} \u2026"',
    )
    assert isinstance(stamped, str)
    assert stamped.startswith(f"The [log]({LOG}) says:\n\n> {TIDE}\n>\n> {SHUT} <!-- pincite ")
    assert pairs(stamped) == pairs(text)
    assert {type(finding) for finding in parse_agent_output(stamped).findings} == {CitedPassage}


def test_the_items_of_a_list_belong_to_the_link_that_leads_to_it_unless_they_have_their_own() -> None:
    text = (
        f'The [log]({LOG}) says:\n\n- "{TIDE}"\n- once "{SHUT}" [gate]({GATE})\n- "{SHUT}", too\n\n"{TIDE}" it says.\n'
    )
    stamped = stamp_output(text).output

    assert pairs(text) == [(LOG, TIDE), (GATE, SHUT), (LOG, SHUT)]
    assert [note.split(":")[1] for note in parse_agent_output(text).notes[1:]] == [
        " quotations that no link follows (1)"
    ]
    assert isinstance(stamped, str)
    assert pairs(stamped) == pairs(text)


def test_a_link_right_behind_a_block_quote_goes_before_the_one_that_leads_to_it_and_of_two_none_does() -> None:
    assert pairs(f"The [log]({LOG}) says:\n\n> {TIDE}\n\n[gate]({GATE})") == [(GATE, TIDE)]
    assert pairs(f"[Log]({LOG}) and [gate]({GATE}) say:\n\n> {TIDE}\n\n'{SHUT}' [gate]({GATE})") == [(GATE, SHUT)]


def test_links_side_by_side_stay_so_with_their_stamps_between_them() -> None:
    text = f'"{TIDE}" ([log]({LOG}); [gate]({GATE})) and "{SHUT}"[1][2], "{TIDE}" [1, 2]\n\n[1]: {LOG}\n[2]: {GATE}\n'
    stamped = stamp_output(text).output

    assert pairs(text) == [(LOG, TIDE), (GATE, TIDE), (LOG, SHUT), (GATE, SHUT), (LOG, TIDE), (GATE, TIDE)]
    assert isinstance(stamped, str)
    assert pairs(stamped) == pairs(text)
    assert {type(finding) for finding in parse_agent_output(stamped).findings} == {CitedPassage}
    assert "[1 <!-- pincite " in stamped


@each_row("marks", ["[1, 2]", "[1][2]", "[1,\n2]", "[1; 2]"])
def test_marks_into_a_list_of_sources_lead_there_with_their_stamps_behind_them(marks: str) -> None:
    text = f'"{TIDE}" {marks}.\n\n## References\n\n[1] The log. {LOG}\n[2] Gates. {GATE}\n'
    once = str(stamp_output(text).output)

    assert pairs(text) == pairs(once) == pairs(str(stamp_output(once).output)) == [(LOG, TIDE), (GATE, TIDE)]


def test_each_paragraph_of_a_block_quote_may_have_its_own_link() -> None:
    text = f"> {TIDE} [log]({LOG})\n>\n> {SHUT} [gate]({GATE})\n"

    assert pairs(text) == [(LOG, TIDE), (GATE, SHUT)]


@each_row(
    ("text", "expected"),
    [
        (f"> {TIDE} ([log]({LOG}); [gate]({GATE}))\n", [(LOG, TIDE), (GATE, TIDE)]),
        (f"> See our [gate]({GATE})\n\n\u2014 [log]({LOG})\n", [(LOG, "See our gate")]),
        (f"The [log]({LOG}) says:\n\n> See our [gate]({GATE})\n", [(LOG, "See our gate")]),
        (f"> The tide was high [log]({LOG})\n\nSo it was.\n", [(LOG, "The tide was high")]),
        (f"> {TIDE}\n\nThe [gate]({GATE}) says:\n\n> {SHUT}\n", [(GATE, SHUT)]),
        (f"It says:[^1]\n\n> {TIDE}\n\n[^1]: {LOG}\n", [(LOG, TIDE)]),
        (f"{LOG} says:\n\n> {TIDE}\n", [(LOG, TIDE)]),
        (f"{LOG} says \u201c{TIDE}\u201d\n", [(LOG, TIDE)]),
        (f'[log]: {LOG}\n"{TIDE}" [log]\n', [(LOG, TIDE)]),
        (f"\u201c{TIDE}\u201d \u201csee it at {GATE}\u201d ({LOG})", [(LOG, f"see it at {GATE}")]),
    ],
)
def test_which_links_are_those_of_a_quotation(text: str, expected: list[tuple[str, str]]) -> None:
    assert pairs(text) == pairs(str(stamp_output(text).output)) == expected


def test_a_quotation_without_a_link_is_named() -> None:
    text = f'> {SHUT}\n\nHe also said "so it was then". "{TIDE}" [log]({LOG})'

    assert pairs(text) == [(LOG, TIDE)]
    assert parse_agent_output(text).notes[1:] == (
        f'left out: quotations that no link follows (2): line 1 "{SHUT}", line 3 "so it was then"',
    )


@each_row(
    ("target", "url"),
    [
        ("([log](/srv/logs/log.txt))", "/srv/logs/log.txt"),
        ("([log](log.txt))", "log.txt"),
        ("(log.txt)", "log.txt"),
        ("(file:///srv/log.txt).", "file:///srv/log.txt"),
        ("([log](file:log.txt))", "file:log.txt"),
        ("([log](<file:///srv/log of the day.txt>))", "file:///srv/log of the day.txt"),
        ("([log](file:///srv/log of the day.txt))", "file:///srv/log of the day.txt"),
        ('([log](/srv/log of the day.txt "Log"))', "/srv/log of the day.txt"),
        ("<file:///srv/log of the day.txt>", "file:///srv/log of the day.txt"),
        ("[^1]\n\n[^1]: A Book of the Sea, file:///srv/book.epub", "file:///srv/book.epub"),
        ("[^1]\n\n[^1]: [The book](/srv/book.epub)", "/srv/book.epub"),
        ("[log][l]\n\n[l]: <log of the day.txt> 'Log'", "log of the day.txt"),
    ],
)
def test_a_file_is_cited_as_a_page_is(target: str, url: str) -> None:
    text = f'"{TIDE}" {target}'

    stamped = stamp_output(text).output

    assert pairs(text) == pairs(str(stamped)) == [(url, TIDE)]


def test_a_footnote_without_a_definition_is_its_own_verdict() -> None:
    _, missing = parse_agent_output(f'"{TIDE}" [log]({LOG}). "{SHUT}"[^9]').findings

    assert missing.notes == ("no url: the footnote ^9 has no definition with one",)


def test_a_stamp_changes_nothing_that_a_reader_sees_and_is_found_again() -> None:
    render = MarkdownIt("commonmark").render
    stamped = stamp_output(MARKDOWN).output

    assert isinstance(stamped, str)
    unstamped = [piece.split("-->", 1)[-1] for piece in render(stamped).split(" <!--")]
    assert "".join(unstamped) == render(MARKDOWN)
    assert pairs(stamped) == pairs(MARKDOWN)
    assert {type(finding) for finding in parse_agent_output(stamped).findings} == {CitedPassage}


def test_stamping_again_replaces_the_stamp() -> None:
    once = stamp_output(MARKDOWN).output
    twice = stamp_output(once, keep_text=True).output

    assert isinstance(twice, str)
    assert twice.count("<!-- pincite") == len(pairs(MARKDOWN)) == 3
    assert [c.around.summary for c in recognise(twice).cited] == [c.around.summary for c in recognise(MARKDOWN).cited]


def test_a_stamp_with_words_that_end_comments_cells_or_code_stays_one_comment() -> None:
    words = "a --> b `c` | d --- e <!-- f -- g"
    text = f'| "two words" [log]({LOG}) |\n'

    stamped = stamp_output(text, texts={0: words}, keep_text=True).output

    assert isinstance(stamped, str)
    inside = stamped.split("<!--")[1].split("-->")[0]
    assert not set("<>`|") & set(inside)
    assert "--" not in inside
    [finding] = parse_agent_output(stamped).findings
    assert isinstance(finding, CitedPassage)
    assert finding.quotation.stamp.text == words


@each_row("comment", ["<!-- pincite -->", "<!-- pincite nonsense -->", "<!-- pincite [1] -->"])
def test_a_comment_that_is_no_stamp_is_said_so_and_replaced(comment: str) -> None:
    text = f'"{TIDE}" [log]({LOG}) {comment}'

    stamped = stamp_output(text).output

    assert parse_agent_output(text).findings[0].url == LOG
    assert isinstance(stamped, str)
    assert stamped.count("<!--") == 1


@each_row(
    ("text", "expected"),
    [
        (f'He says "{TIDE}" (<a href="{LOG}" target="_blank">log</a>).', [(LOG, TIDE)]),
        (f"He says \"{TIDE}\"<sup><a class='x' HREF='{LOG}'>1</a></sup>.", [(LOG, TIDE)]),
        (
            f'The <a href="{LOG}">log</a> says "{TIDE}", the <a href="{GATE}">gate</a> "{SHUT}".',
            [(LOG, TIDE), (GATE, SHUT)],
        ),
        (f'<a href="{LOG}?a=1&amp;b=2">"{TIDE}"</a>', [(f"{LOG}?a=1&b=2", TIDE)]),
        (f'The [log]({LOG}) says "{TIDE}" <img src="{GATE}" alt="so many words">.', [(LOG, TIDE)]),
        (f'If a <b and c = 3> d, "{TIDE}" ([log]({LOG})).', [(LOG, TIDE)]),
    ],
)
def test_a_tag_of_html_is_a_link_or_no_prose_and_no_stamp_stands_in_it(
    text: str, expected: list[tuple[str, str]]
) -> None:
    stamped = str(stamp_output(text).output)

    assert pairs(text) == pairs(stamped) == expected
    render = MarkdownIt("commonmark").render
    assert re.sub(" <!-- pincite .*?-->", "", render(stamped)) == render(text)


def test_the_line_that_says_what_kind_a_block_quote_is_is_none_of_its_words() -> None:
    for kind in ("[!NOTE]", "[!quote]+ Of the log"):
        assert pairs(f"> {kind}\n> {TIDE} ([log]({LOG}))") == [(LOG, TIDE)]
        assert pairs(f"> {kind}\n> {TIDE}\n\n[log]({LOG})") == [(LOG, TIDE)]
