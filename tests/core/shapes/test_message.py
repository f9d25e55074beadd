"""The text of an assistant's message is read as Markdown, and its stamps stand in it."""

import json
from collections.abc import Callable

import pytest

from pincite.core.errors import InputError
from pincite.core.shapes import CitedPassage, parse_agent_output
from pincite.core.shapes.nested import unstamped
from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.stamping import stamp_output
from tests.core.shapes.samples import ANTHROPIC, CHAT, GATE, LOG, NUMBERED, TIDE
from tests.rows import each_row

SAID = f'The log says "{TIDE}" ([log]({LOG})).'
MARKED = f'The log says "{TIDE}" [1].'


@each_row(
    "value",
    [
        {"role": "assistant", "content": SAID},
        {"role": "model", "content": SAID},
        {"type": "ai", "content": SAID},
        {"role": "assistant", "content": [{"type": "text", "text": SAID}]},
        {"role": "assistant", "content": json.dumps([{"type": "text", "text": SAID}])},
        {"model": "m", "message": {"role": "assistant", "content": SAID}},
        {"output": [{"type": "message", "content": [{"type": "output_text", "text": SAID, "annotations": []}]}]},
        {"messages": [{"role": "user", "content": f'"{TIDE}" ({GATE})'}, {"role": "assistant", "content": SAID}]},
        {"candidates": [{"content": {"role": "model", "parts": [{"text": "Yes."}, {"text": SAID}]}}]},
        {"candidates": [{"content": {"parts": [{"text": SAID}]}}]},
        {"role": "model", "parts": [{"text": SAID}]},
        {"output": {"message": {"role": "assistant", "content": [{"text": SAID}]}}, "stopReason": "end_turn"},
        {"lc": 1, "type": "constructor", "kwargs": {"type": "ai", "content": SAID}},
        [{"type": "human", "data": {"content": "?"}}, {"type": "ai", "data": {"type": "ai", "content": SAID}}],
    ],
)
def test_what_an_assistant_says_is_read_wherever_its_vendor_keeps_it(value: object) -> None:
    found = recognise(value)

    assert found.form == "message"
    assert [one.url for one in parse_agent_output(value).findings] == [LOG]
    assert [one.around.excerpt for one in found.cited] == [TIDE]


@each_row(
    "value",
    [
        {"role": "user", "content": SAID},
        {"role": "system", "content": SAID},
        {"content": SAID},
        {"role": "assistant", "content": "Nothing is cited here."},
        {"role": "assistant", "content": [{"type": "thinking", "text": SAID}]},
        {"role": "assistant", "content": None},
    ],
)
def test_what_is_said_by_another_or_cites_nothing_is_no_citation(value: object) -> None:
    with pytest.raises(InputError):
        recognise(value)


def test_what_a_vendor_cites_goes_before_the_text_and_a_vendors_empty_list_does_not() -> None:
    blocks = [*ANTHROPIC["content"], {"type": "text", "text": SAID}]

    assert recognise({**ANTHROPIC, "content": blocks}).form == "anthropic"
    assert recognise(CHAT).form == "message"
    told = "left out: 1 quotation with a source in the text itself, beside the citations that the answer lists"
    assert told in recognise({**ANTHROPIC, "content": blocks}).notes
    assert told not in recognise(ANTHROPIC).notes


@each_row(
    ("listed", "url"),
    [
        ({"citations": [LOG]}, LOG),
        ({"citations": [{"url": LOG}]}, LOG),
        ({"search_results": [{"title": "Log", "url": LOG}]}, LOG),
        ({"citations": [], "search_results": [{"url": LOG}]}, LOG),
    ],
)
def test_marks_lead_into_the_sources_that_the_answer_numbers(listed: dict[str, object], url: str) -> None:
    found = parse_agent_output({"choices": [{"message": {"role": "assistant", "content": MARKED}}], **listed})

    assert [one.url for one in found.findings] == [url]


def test_a_list_in_the_text_goes_before_the_sources_of_the_answer() -> None:
    text = f"{MARKED}\n\nSources:\n[1] The gate, {GATE}\n"

    found = parse_agent_output({"choices": [{"message": {"role": "assistant", "content": text}}], "citations": [LOG]})

    assert [one.url for one in found.findings] == [GATE]


def test_each_text_keeps_its_own_stamps_and_says_where_what_is_left_out_stands() -> None:
    alone = f'{SAID} And "nobody came to the quay".'
    value = {"messages": [{"role": "assistant", "content": SAID}, {"role": "assistant", "content": alone}]}

    stamped = stamp_output(value)

    assert json.dumps(stamped.output).count("<!-- pincite") == 2
    assert stamp_output(stamped.output).stamped == (0, 1)
    told = 'left out: messages[1].content: quotations that no link follows (1): line 1 "nobody came to the quay"'
    assert stamped.notes[1] == told
    assert stamp_output(value["messages"][1]).notes[1] == told.replace("messages[1].content: ", "")


def test_a_result_is_not_stamped_in_its_text() -> None:
    assert list(unstamped({"result": NUMBERED})) == []


def test_a_list_of_answers_keeps_each_finding_in_its_place() -> None:
    finding = {"summary": "s", "excerpt": TIDE, "citation": {"url": LOG}}

    stamped = stamp_output([{"findings": [finding]}, {"findings": [finding, finding]}])

    assert stamped.form == "mixed"
    assert stamped.stamped == (0, 1, 2)
    assert isinstance(stamped.output, list)
    assert "content_hash" in stamped.output[1]["findings"][1]["citation"]["metadata"]


def test_a_message_among_others_is_read_as_its_vendor_has_it() -> None:
    said = {"role": "assistant", "content": SAID}

    found = recognise({"messages": [said, {"role": "user", "content": "?"}, ANTHROPIC]})

    assert found.form == "message"
    alone = [one.around for one in recognise(ANTHROPIC).cited]
    assert [one.around for one in found.cited] == [*(one.around for one in recognise(said).cited), *alone]
    assert len(stamp_output({"messages": [said, ANTHROPIC]}).stamped) == 1 + len(stamp_output(ANTHROPIC).stamped)


@each_row("write", [json.dumps, lambda value: value])
def test_an_answer_with_findings_in_a_message_is_read_as_that_and_stays_what_it_is(
    write: Callable[[object], object],
) -> None:
    finding = {"summary": "It rose.", "excerpt": TIDE, "citation": {"url": LOG}}
    value = {"choices": [{"message": {"role": "assistant", "content": write({"findings": [finding, None]})}}]}

    stamped = stamp_output(value)

    assert [one.url for one in parse_agent_output(value).findings] == [LOG, ""]
    assert stamped.stamped == (0,)
    assert isinstance(stamped.output, dict)
    content = stamped.output["choices"][0]["message"]["content"]
    assert type(content) is type(write({}))
    assert isinstance(parse_agent_output(stamped.output).findings[0], CitedPassage)


@each_row("odd", [{"findings": None}, {"findings": "none"}, None, 7, [], {"findings": [None]}])
def test_an_answer_of_several_that_is_odd_loses_no_other(odd: object) -> None:
    finding = {"summary": "s", "excerpt": TIDE, "citation": {"url": LOG}}

    stamped = stamp_output([odd, {"findings": [finding]}])

    assert (stamped.stamped, list(stamped.left_out)) == ((1,), [0])
    with pytest.raises(InputError, match="must be a list"):
        stamp_output([{"findings": None}])


def test_several_answers_in_one_language_are_in_that() -> None:
    finding = {"summary": "s", "excerpt": TIDE, "citation": {"url": LOG}}
    german, plain = {"findings": [finding], "metadata": {"language": "de"}}, {"findings": [finding]}

    assert recognise([german, json.dumps(german)]).language == "de"
    assert recognise([german, plain]).language == ""
