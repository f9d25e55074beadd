"""Where links and words stand in turn, a link first and words last, each link is the source of the words behind it."""

from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.stamping import stamp_output
from tests.core.shapes.paired import pairs
from tests.core.shapes.samples import GATE, LOG, SHUT, TIDE
from tests.rows import each_row

_LOG, _GATE = f"[the log]({LOG})", f"[the gate]({GATE})"


@each_row(
    "text",
    [
        f'{_LOG} "{TIDE}" {_GATE} "{SHUT}"',
        f'{_LOG} \u2014 "{TIDE}"\n{_GATE} \u2014 "{SHUT}"',
        f'**{_LOG}**\n"{TIDE}"\n**{_GATE}**\n"{SHUT}"',
        f'{LOG} "{TIDE}"\n{GATE} "{SHUT}"',
        f'{_LOG} ("{TIDE}"); {_GATE} ("{SHUT}").',
        f'**Tides** ({_LOG}): "{TIDE}" **Gates** ({_GATE}): "{SHUT}"',
        f"**{_LOG}**\n\n> {TIDE}\n\n**{_GATE}**\n\n> {SHUT}",
        f"1. {_LOG}\n   > {TIDE}\n2. {_GATE}\n   > {SHUT}",
        f"**Tides** \u2013 {_LOG}\n\n> {TIDE}\n\n**Gates** \u2013 {_GATE}\n\n> {SHUT}",
        f"1. Tides ({_LOG}, p. 3).\n\n   > {TIDE}\n\n2. Gates ({_GATE}, p. 4).\n\n   > {SHUT}",
        f'* {_LOG}\n  * "{TIDE}"\n* {_GATE}\n  * "{SHUT}"',
        f'[1]({LOG}) "{TIDE}" [2]({GATE}) "{SHUT}"',
        f'**Tides** ({LOG}) \u2014 "{TIDE}" **Gates** ({GATE}) \u2014 "{SHUT}"',
        f'The log ({LOG}) says "{TIDE}", the gate ({GATE}) says "{SHUT}".',
        f'Whereas {_LOG} had "{TIDE}", {_GATE} has "{SHUT}".',
        f'{_LOG} dispone que "{TIDE}"; {_GATE}, en cambio, que "{SHUT}".',
        f"{_LOG}\n\n> {TIDE}\n\n{_GATE}\n\n> {SHUT}\n\nMore at [the harbour](https://other.example/).",
    ],
)
def test_each_link_is_the_source_of_the_words_behind_it(text: str) -> None:
    assert pairs(text) == [(LOG, TIDE), (GATE, SHUT)]
    assert pairs(str(stamp_output(text).output)) == [(LOG, TIDE), (GATE, SHUT)]


@each_row(
    "text",
    [
        f'"{TIDE}" {_LOG} "{SHUT}" {_GATE}',
        f'"{TIDE}" ({_LOG})\n"{SHUT}" ({_GATE})',
        f'"{TIDE}" - {_LOG} "{SHUT}" - {_GATE}',
        f'"{TIDE}" the log ({LOG}) says; "it is dry", the town replied. "{SHUT}" ({_GATE})',
        f"{_LOG} says:\n\n> {TIDE}\n\n{_GATE} replies:\n\n> {SHUT}\n\n[The town](https://other.example/) never spoke.",
        f"> {TIDE}\n\n{_LOG}\n\n> {SHUT}\n\n{_GATE}",
    ],
)
def test_where_a_link_stands_last_each_is_the_source_of_the_words_before_it(text: str) -> None:
    assert pairs(text) == [(LOG, TIDE), (GATE, SHUT)]


def test_several_quotations_in_a_list_share_the_link_above_them() -> None:
    text = f'* {_LOG}\n  * "{TIDE}"\n  * "nobody was there"\n* {_GATE}\n  * "{SHUT}"'

    assert pairs(text) == [(LOG, TIDE), (LOG, "nobody was there"), (GATE, SHUT)]


def test_the_name_of_a_source_above_a_block_quote_is_no_claim_of_it_and_a_sentence_is() -> None:
    names = f"**{_LOG} of that year**\n\n> {TIDE}\n\n**{_GATE} of the town**\n\n> {SHUT}"
    sentences = f"The tide rose ({_LOG}).\n\n> {TIDE}\n\nThe gate was shut then ({_GATE}).\n\n> {SHUT}"

    assert [cited.around.summary for cited in recognise(names).cited] == ["", ""]
    assert [cited.around.summary for cited in recognise(sentences).cited] == [
        "The tide rose.",
        "The gate was shut then.",
    ]


@each_row("name", ["Source", "Link", "Quelle", "Fuente", "The notice"])
def test_a_sentence_above_one_quotation_and_a_name_above_the_next_are_no_list(name: str) -> None:
    text = f"The [act](https://other.example/) was passed.\n\n> {TIDE}\n\n[{name}]({LOG})\n\n> {SHUT}"

    assert pairs(text) == [(LOG, TIDE)]


def test_a_link_that_is_called_a_source_is_that_of_the_words_before_it() -> None:
    assert pairs(f"{_GATE}\n\n> {TIDE}\n\n[Source]({LOG})\n\n> {SHUT}") == [(LOG, TIDE)]
    assert pairs(f'{_GATE} "the tide was high" [Source]({LOG}) "nobody was there"')[0] == (LOG, "the tide was high")
