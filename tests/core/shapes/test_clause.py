"""A link that begins a clause or a sentence of its own is the source of no words before it."""

from pincite.core.shapes.clause import joins, opens, refers, says, tells
from pincite.core.shapes.recognised import recognise
from tests.core.shapes.paired import pairs
from tests.core.shapes.samples import GATE, LOG, SHUT, TIDE
from tests.rows import each_row

DEFINED = f"\n\n[1]: {LOG}\n[2]: {GATE}\n"
HEARD = "you will never see that boat again"


@each_row(
    "text",
    [
        f'[Log]({LOG}) says that "{TIDE}", [the gate]({GATE}) says that "{SHUT}".',
        f'[Log]({LOG}) says that "{TIDE}"; [the gate]({GATE}) also says that "{SHUT}".',
        f'[Log]({LOG}) says that "{TIDE}", [the gate]({GATE}): "{SHUT}".',
        f'While [1] says that "{TIDE}", [2] says that "{SHUT}".{DEFINED}',
        f'[1] says that "{TIDE}", [2] that "{SHUT}".{DEFINED}',
        f"[Das Buch]({LOG}) sagt, dass „{TIDE}“, [das Tor]({GATE}) schreibt „{SHUT}“.",
    ],
)
def test_each_of_two_sources_that_say_something_in_one_sentence_has_its_own_words(text: str) -> None:
    assert pairs(text) == [(LOG, TIDE), (GATE, SHUT)]


@each_row(
    "text",
    [
        f'My brother wrote "{HEARD}", but the [log]({LOG}) says "{TIDE}".',
        f'My brother wrote "{HEARD}", but [1] says "{TIDE}".{DEFINED}',
        f'My brother wrote "{HEARD}", the [log]({LOG}) says "{TIDE}".',
        f'My brother wrote "{HEARD}"; the [log]({LOG}) of the harbour says "{TIDE}".',
        f'The "lost boat rule" applies, and the [log]({LOG}) says: "{TIDE}".',
        f'My brother wrote "{HEARD}", but the [log]({LOG}) says:\n\n> {TIDE}\n',
        f"Mein Bruder schrieb „{HEARD}“, aber das [Buch]({LOG}) sagt „{TIDE}“.",
        f"Mi hermano escribió «{HEARD}», pero el [libro]({LOG}) dice «{TIDE}».",
        f"Mon frère écrit «{HEARD}», mais le [livre]({LOG}) dit «{TIDE}».",
        f"O meu irmão escreveu «{HEARD}», mas o [livro]({LOG}) diz «{TIDE}».",
    ],
)
def test_words_of_somebody_else_take_no_link_of_the_clause_behind_them(text: str) -> None:
    assert pairs(text) == [(LOG, TIDE)]
    assert any("quotations that no link follows (1)" in note for note in recognise(text).notes)


@each_row(
    ("text", "expected"),
    [
        (f'It says "{TIDE}." The [gate]({GATE}) does not mention it. "{SHUT}" ([log]({LOG})).', [(LOG, SHUT)]),
        (f'[Log]({LOG}) says that "{TIDE}." [The gate]({GATE}) disagrees.', [(LOG, f"{TIDE}.")]),
        (f'He said "{TIDE}". The hall opens at nine ([gate]({GATE})). "{SHUT}" ([log]({LOG})).', [(LOG, SHUT)]),
        (f'He said "{TIDE}." The hall opens at nine [2]. "{SHUT}" [1].{DEFINED}', [(LOG, SHUT)]),
    ],
)
def test_a_later_sentence_that_tells_something_else_keeps_its_source(
    text: str, expected: list[tuple[str, str]]
) -> None:
    assert pairs(text) == expected


@each_row(
    "text",
    [
        f'It says "{TIDE}" See the [log]({LOG}), which tells more.',
        f'It said that "{TIDE}" [Log]({LOG}) at 3.',
        f'It said that "{TIDE}". [Log]({LOG}) of 3 May 2020.',
        f'It said that "{TIDE}" [Log]({LOG}), as amended.',
        f'He said "{TIDE}" in the [log]({LOG}), as we know.',
        f'"{TIDE}", the [log]({LOG}) says.',
        f'He said "{TIDE}". This is how he has it ([log]({LOG})).',
    ],
)
def test_a_link_that_only_says_where_the_words_are_is_their_source(text: str) -> None:
    assert pairs(text) == [(LOG, TIDE)]


@each_row(
    "text",
    [
        f'It says "{TIDE}" and that "{SHUT}" ([log]({LOG})).',
        f'It says "{TIDE}", and also "{SHUT}" ([log]({LOG})).',
        f"Es sagt „{TIDE}“ und dass „{SHUT}“ ([log]({LOG})).",
        f"Dice «{TIDE}» y que «{SHUT}» ([log]({LOG})).",
    ],
)
def test_quotations_that_and_that_joins_have_one_link_together(text: str) -> None:
    assert pairs(text) == [(LOG, TIDE), (LOG, SHUT)]


def test_a_subject_that_is_a_link_stays_in_the_claim_before_it() -> None:
    first, second = recognise(f'[Log]({LOG}) says "{TIDE}", [the gate]({GATE}) says "{SHUT}".').cited

    assert first.around.summary == second.around.summary == f'Log says "{TIDE}", the gate says "{SHUT}".'


@each_row(
    ("words", "is_so"),
    [
        (joins("and that"), True),
        (joins("y"), True),
        (joins("and soon that"), False),
        (joins("that"), False),
        (opens(", but the "), True),
        (opens(" applies, and the "), True),
        (opens(" in the "), False),
        (opens(", "), False),
        (says(", the ", " says that "), True),
        (says(" in the ", " says "), False),
        (says("", ", and says "), False),
        (tells(" does not mention it"), True),
        (tells(" at 3 of the ed."), False),
        (tells("opens", 2), False),
        (refers("See also the"), True),
        (refers("So he said"), True),
        (refers(" The hall opens"), False),
    ],
)
def test_the_words_around_a_link_say_what_it_is(words: bool, is_so: bool) -> None:
    assert words is is_so
