"""Headings, and lines that say that they name a source or hold a quotation."""

from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.stamping import stamp_output
from tests.core.shapes.paired import pairs
from tests.core.shapes.samples import GATE, LOG, SHUT, TIDE
from tests.rows import each_row

BOTH = [(LOG, TIDE), (GATE, SHUT)]


@each_row(
    "text",
    [
        f"## [Log]({LOG})\n\n> {TIDE}\n\n## [Gate]({GATE})\n\n> {SHUT}\n",
        f"### Log ({LOG})\n{TIDE[:4]}:\n> {TIDE}\n\n### Gate ({GATE})\n> {SHUT}\n",
        f'## [Log]({LOG})\n\n"{TIDE}"\n\n## [Gate]({GATE})\n\n- "{SHUT}"\n',
        f'**Quote:** "{TIDE}"\n\n**Source:** {LOG}\n\n**Quote:** "{SHUT}"\n\n**Source:** {GATE}\n',
        f"- Zitat: \u201e{TIDE}\u201c\n- Quelle: [Log]({LOG})\n- Zitat: \u201e{SHUT}\u201c\n- Quelle: [Tor]({GATE})\n",
        f"- Fuente: [Log]({LOG})\n- Cita: \u00ab{TIDE}\u00bb\n- Fuente: [Puerta]({GATE})\n- Cita: \u00ab{SHUT}\u00bb\n",
        f'He wrote: "{TIDE}"\n\n\u2014 The log, {LOG}\n\nAnd: "{SHUT}"\n\n(Source: [gate]({GATE}))\n',
        f'The [log]({LOG}) says:\n\n"{TIDE}"\n\nThe [gate]({GATE}) says:\n\n*"{SHUT}"*\n',
    ],
)
def test_a_line_or_a_heading_of_its_own_names_the_source_of_the_quotation_beside_it(text: str) -> None:
    stamped = str(stamp_output(text).output)

    assert pairs(text) == BOTH
    assert recognise(text).notes == ("read as markdown: 2 citations",)
    assert pairs(stamped) == BOTH
    assert [one.around.summary for one in recognise(stamped).cited] == [
        one.around.summary for one in recognise(text).cited
    ]


@each_row(
    "text",
    [
        f'He wrote: "{TIDE}"\n\n- [Gate]({GATE}) tells of rain.\n',
        f'He wrote: "{TIDE}"\n\n\u2013 The [gate]({GATE}) tells of rain.\n',
        f'It rained.\n\nSource: {GATE}\n\n"{TIDE}"\n',
        f"It rained.\n\nSource: {GATE}\n\n> {TIDE}\n",
        f"> {TIDE}\n\n## [Gate]({GATE})\n",
        f'## [Gate]({GATE})\n\nHe wrote: "{TIDE}"\n',
        f"## [Gate]({GATE}) and [log]({LOG})\n\n> {TIDE}\n",
    ],
)
def test_an_item_of_a_list_and_the_next_heading_are_no_source_of_what_stands_before(text: str) -> None:
    found = recognise(f'{text}\n\n"so it was" (https://other.example/)\n')

    assert [one.around.excerpt for one in found.cited] == ["so it was"]
    assert any("quotations that no link follows (1): line" in note for note in found.notes)


@each_row(
    ("before", "claim"),
    [
        ("### Claim: it was wet", "it was wet"),
        ("It was wet. The quay was under water.", "The quay was under water."),
        ("## Weather", ""),
        (f"## [Log]({GATE})", ""),
    ],
)
def test_the_claim_of_a_block_of_quoted_words_stands_before_it_unless_that_is_only_a_topic(
    before: str, claim: str
) -> None:
    for quotation in (f"> {TIDE}\n\n{LOG}\n", f'"{TIDE}"\n\nSource: {LOG}\n'):
        cited = recognise(f"{before}\n\n{quotation}").cited
        assert [(one.around.excerpt, one.around.summary) for one in cited] == [(TIDE, claim)], quotation
