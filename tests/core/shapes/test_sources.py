"""Of several lists of sources with one number, the one that is nearest says where it leads."""

from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.sources import SourceList, Sources
from pincite.core.shapes.stamping import stamp_output
from pincite.core.text.span import Span
from tests.core.shapes.paired import pairs
from tests.core.shapes.samples import GATE, LOG, SHUT, TIDE
from tests.rows import each_row

BOTH = [(LOG, TIDE), (GATE, SHUT)]


@each_row(
    "text",
    [
        f'# A\n\n"{TIDE}" [1].\n\nSources:\n\n[1] Log {LOG}\n\n# B\n\n"{SHUT}" [1].\n\nSources:\n\n[1] Gate {GATE}\n',
        f'# A\n\n"{TIDE}" [1].\n\nSources:\n1. Log {LOG}\n2. Log {LOG}/2\n\n'
        f'# B\n\n"{SHUT}" [1].\n\nSources:\n1. Gate {GATE}\n',
        f'# A\n\nSources:\n1. Log {LOG}\n\n"{TIDE}" [1].\n\n# B\n\nSources:\n1. Gate {GATE}\n\n"{SHUT}" [1].\n',
    ],
)
def test_each_part_of_a_text_has_its_own_list(text: str) -> None:
    assert pairs(text) == pairs(str(stamp_output(text).output)) == BOTH


def test_a_number_that_is_in_other_lists_only_leads_nowhere_where_these_differ() -> None:
    texts = (f'"{TIDE}" [1].\n\n[1] {LOG}\n\n"{SHUT}" [1].\n\n[1] {GATE}\n\nAt last [1].\n\n', f'"{TIDE}" [2].\n')
    lists = [SourceList(Span(0, 9), {"1": "a", "3": "c"}), SourceList(Span(20, 29), {"1": "b"})]
    sources = Sources([*lists, SourceList(Span(40, 49), {"2": "d"})])

    assert [sources.at(place, {}).get("1") for place in (5, 25, 45, 60)] == ["a", "b", None, None]
    assert [sources.at(place, {}).get("3") for place in (5, 25, 45)] == ["c", "c", "c"]
    assert sources.at(5, {"1": "own"})["1"] == "own"
    assert pairs("".join(texts)) == BOTH


@each_row(
    "rest",
    [
        f"---\nSources:\n1. Log {LOG}\n2. Gate {GATE}\n",
        f"---\n**Sources:**\n1. Log {LOG}\n2. Gate {GATE}\n",
        f"***\nSources consulted:\n1. Log {LOG}\n2. Gate {GATE}\n",
        f"**Sources used:**\n1. Log {LOG}\n2. Gate {GATE}\n",
        f"Fuentes consultadas\n1. Log {LOG}\n2. Gate {GATE}\n",
        f"Fontes consultadas\n1. Log {LOG}\n2. Gate {GATE}\n",
        f"Verwendete Quellen:\n1. Log {LOG}\n2. Gate {GATE}\n",
        f"Sources consultées :\n1. Log {LOG}\n2. Gate {GATE}\n",
        f"<sup>1</sup> Log {LOG}\n<sup>2</sup> Gate {GATE}\n",
    ],
)
def test_a_list_is_read_whatever_it_is_called_and_stands_beneath(rest: str) -> None:
    plain = f'It says "{TIDE}" [1], and it says "{SHUT}" [2].\n\n{rest}'
    raised = f'It says "{TIDE}"<sup>1</sup>, and it says "{SHUT}"<sup>2</sup>.\n\n{rest}'

    assert pairs(plain) == pairs(raised) == pairs(str(stamp_output(raised).output)) == BOTH
    assert all("<sup>" not in one.around.summary for one in recognise(raised).cited)


def test_a_range_of_marks_names_each_of_its_sources() -> None:
    text = f'It says "{TIDE}" [1-3].\n\n[1] {LOG}\n[2] {GATE}\n[3] {LOG}/2\n'

    assert pairs(text) == pairs(str(stamp_output(text).output)) == [(LOG, TIDE), (GATE, TIDE), (f"{LOG}/2", TIDE)]


def test_an_entry_may_end_with_the_name_of_a_file() -> None:
    assert pairs(f'It says "{TIDE}" [1].\n\n[1] The log of the harbour, log.html\n') == [("log.html", TIDE)]


@each_row(
    "note",
    [
        f'*Harlan*, 412 F.3d at 91 (holding that "{TIDE}" here), [opinion]({LOG}).',
        f'The court said that "{TIDE}" [Opinion]({LOG}) at 3.',
        f'*See* "{TIDE}" ([opinion]({LOG})).',
        f"*Vgl.* „{TIDE}“ ([Urteil]({LOG})).",
    ],
)
def test_a_footnote_that_quotes_is_a_citation(note: str) -> None:
    for text in (f"So it is.[^1]\n\n[^1]: {note}\n", f"So it is.[^1]\n\n# References\n\n[^1]: {note}\n"):
        assert pairs(text) == pairs(str(stamp_output(text).output)) == [(LOG, TIDE)]


def test_words_in_a_footnote_that_may_be_a_title_are_named() -> None:
    text = f'"{SHUT}"[^1] and "{SHUT}"[^2]\n\n[^1]: Mills, "{TIDE}" {LOG}.\n[^2]: Mills, "The Tide of Dawn," {LOG}.\n'

    assert pairs(text) == [(LOG, SHUT), (LOG, SHUT)]
    assert recognise(text).notes[1:] == (f'left out: quotations that no link follows (1): line 3 "{TIDE[:33]} …"',)
