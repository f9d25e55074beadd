"""A link before a quotation is its own only in one sentence, and only where no other one may be meant."""

import pytest

from pincite.core.errors import InputError
from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.stamping import stamp_output
from tests.core.shapes.paired import pairs
from tests.core.shapes.samples import GATE, LOG, SHUT, TIDE
from tests.rows import each_row

NOTHING = '\n\n"so it was" (https://other.example/)'


def test_several_quotations_of_a_sentence_belong_to_the_one_link_before_them() -> None:
    text = f'The [log]({LOG}) says "the tide was high" and "nobody was there".'

    assert pairs(text) == [(LOG, "the tide was high"), (LOG, "nobody was there")]


def test_a_link_behind_goes_before_one_in_front() -> None:
    assert pairs(f'The [log]({LOG}) says "{SHUT}" ([gate]({GATE})).') == [(GATE, SHUT)]
    assert pairs(f'The [log]({LOG}) says "{SHUT}" See [gate]({GATE}).') == [(GATE, SHUT)]


def test_the_subject_of_the_next_sentence_is_not_the_source_of_one_that_has_named_its_own() -> None:
    text = f'According to the [log]({LOG}), "nobody was there". The [gate]({GATE}) says otherwise.'

    assert pairs(text) == [(LOG, "nobody was there")]


@each_row(
    ("text", "expected"),
    [
        (f'While the [log]({LOG}) says "{TIDE}", the [gate]({GATE}) says "{SHUT}".', [(LOG, TIDE), (GATE, SHUT)]),
        (f'The [log]({LOG}) says "{TIDE}". The [gate]({GATE}), too, says "{SHUT}".', [(LOG, TIDE), (GATE, SHUT)]),
        (f'He said "{TIDE}". [The gate]({GATE}) says "{SHUT}".', [(GATE, SHUT)]),
        (
            f'"{TIDE}." The [log]({LOG}) tells of it. "{SHUT}." The [gate]({GATE}) too.',
            [(LOG, f"{TIDE}."), (GATE, f"{SHUT}.")],
        ),
        (f'The [log]({LOG}) says "{TIDE}" (see the [gate]({GATE}) of that day).', [(GATE, TIDE)]),
    ],
)
def test_the_subject_of_what_is_quoted_next_is_not_the_source_of_what_stands_before_it(
    text: str, expected: list[tuple[str, str]]
) -> None:
    assert pairs(text) == expected
    assert pairs(str(stamp_output(text).output)) == expected


@each_row(
    ("text", "expected"),
    [
        (f'It says "{TIDE}" and "{SHUT}" ([log]({LOG})).', [(LOG, TIDE), (LOG, SHUT)]),
        (f"«{TIDE}», «no había nadie» y «{SHUT}» [log]({LOG}).", [(LOG, TIDE), (LOG, "no había nadie"), (LOG, SHUT)]),
        (f'"{TIDE}" and "{SHUT}" ([log]({LOG}); [gate]({GATE})).', [(LOG, SHUT), (GATE, SHUT)]),
        (f'"{TIDE}" is what he says, and "{SHUT}" ([log]({LOG})).', [(LOG, SHUT)]),
    ],
)
def test_quotations_that_only_a_conjunction_joins_have_one_link_together(
    text: str, expected: list[tuple[str, str]]
) -> None:
    assert pairs(text) == expected
    assert pairs(str(stamp_output(text).output)) == expected


@each_row(
    "text",
    [
        f'The [log]({LOG}) and [gate]({GATE}) say "nobody was there".',
        f'"{TIDE}" ([log]({LOG})) and "nobody was there".',
        f'The log[^1] says "nobody was there".\n\n[^1]: {LOG}',
        f'The [log]({LOG}) speaks of "The Great Flood of Spring".',
        f'The [log]({LOG}) speaks of "high water".',
        f'{f"The [log]({LOG}) and " * 9}it say "nobody was there".',
        f'The [log]({LOG}) speaks. It says "nobody was there".',
    ],
)
def test_what_is_in_doubt_is_named_and_no_citation(text: str) -> None:
    found = recognise(text + NOTHING)

    assert "nobody was there" not in [cited.around.excerpt for cited in found.cited]
    assert any(note.startswith("left out: quotations that no link follows (1): line 1 ") for note in found.notes)


@each_row(
    ("text", "links"),
    [
        (f'"the tide was high," the [log]({LOG}) says, "and nobody was there."', 2),
        (f'"the tide was high," says the [log]({LOG}), "and nobody was there."', 2),
        (f"\u201edie Flut war hoch\u201c, sagt das [Logbuch]({LOG}), \u201eund niemand da.\u201c", 2),
        (f'"the tide was high," the [log]({LOG}) denies, "and nobody was there."', 1),
        (f'"the tide was high" in the [log]({LOG}), "and nobody was there."', 1),
        (f'"the tide was high," the [log]({LOG}) says. "And nobody was there."', 1),
        (f'"the tide was high" says {LOG}, "and nobody was there."', 1),
    ],
)
def test_a_quotation_goes_on_behind_the_link_that_says_it(text: str, links: int) -> None:
    once = str(stamp_output(text).output)

    assert [url for url, _ in pairs(text)] == [LOG] * links
    assert pairs(once) == pairs(text)


def test_json_that_is_broken_off_cites_nothing() -> None:
    with pytest.raises(InputError):
        recognise('{"url": "https://a.test/", "excerpt": "nobody was there at all')
    with pytest.raises(InputError):
        recognise('{"url": "https://a.test/", "excerpt": "nobody was there at all", ')


def test_the_stamp_stands_behind_the_quotation_and_is_found_again() -> None:
    text = f'The [log]({LOG}) says "the tide was high" and "nobody was there". The [gate]({GATE}) is another.'

    once = str(stamp_output(text).output)
    twice = str(stamp_output(once).output)

    assert '"the tide was high" <!-- pincite {' in once
    assert pairs(once) == pairs(twice) == pairs(text)
    assert twice.count("<!--") == 2


def test_single_marks_that_may_be_no_quotation_are_named() -> None:
    text = f"See 'Guide to the Harbour' ([log]({LOG})).{NOTHING}"

    told = (
        'left out: words in single quotation marks that are not clearly a quotation (1): line 1 "Guide to the Harbour"'
    )
    assert recognise(text).notes[1:] == (told,)


@each_row(
    ("text", "count"),
    [
        (f'"The roof leaks," the [log]({LOG}) says, "and the joists are rotten."', 2),
        (f'"The roof leaks," Ms Doe told the [log]({LOG}), "and the joists are rotten."', 2),
        (f'"The roof leaks," according to the [log]({LOG}), "and the joists are rotten."', 2),
        (f"„Das Dach leckt“, heißt es im [Buch]({LOG}), „und die Balken sind morsch.“", 2),
        (f'"The roof leaks," the [log]({LOG}) says; "nonsense, it is dry", the owner replied.', 1),
        (f'"The roof leaks," the [log]({LOG}) says, "nonsense, it is dry," Doe answered.', 1),
        (f'"The roof leaks," says the [log]({LOG}), "nonsense, it is dry," says the owner.', 1),
    ],
)
def test_a_quotation_goes_on_behind_the_link_that_says_it_unless_somebody_else_does(text: str, count: int) -> None:
    assert [url for url, _ in pairs(text)] == [LOG] * count


def test_german_words_that_begin_with_a_small_letter_are_no_title() -> None:
    words = "um 0,3 Prozentpunkte auf 5,7 Prozent"

    assert pairs(f"Laut [Destatis]({LOG}) sank die Quote „{words}“.") == [(LOG, words)]


@each_row(
    ("text", "expected"),
    [
        (
            f'Li ([2020]({LOG})) says "{TIDE}" and Roe & Cole ([2021]({GATE})) say "{SHUT}".',
            [(LOG, TIDE), (GATE, SHUT)],
        ),
        (f'Some say "{TIDE}", but Roe ([2021]({GATE})) says "{SHUT}".', [(GATE, SHUT)]),
        (f'The [log]({LOG}) says "{TIDE}", and section 3 ({GATE}) requires "{SHUT}".', [(LOG, TIDE), (GATE, SHUT)]),
        (f'One clerk says "{TIDE}", but the Act ([s 3]({GATE})) requires "{SHUT}".', [(GATE, SHUT)]),
        (f'It "{TIDE}" and more ([log]({LOG})), and "{SHUT}" ([gate]({GATE})).', [(LOG, TIDE), (GATE, SHUT)]),
        (f'"{TIDE}" (Li [2020]({LOG})). "{SHUT}" \u2014 Roe ([2021]({GATE})).', [(LOG, TIDE), (GATE, SHUT)]),
    ],
)
def test_a_link_in_brackets_that_goes_with_the_subject_of_the_next_clause_is_no_source_of_what_is_before_it(
    text: str, expected: list[tuple[str, str]]
) -> None:
    assert pairs(text) == expected


@each_row(
    "note",
    [
        f"For more, see the [help page]({GATE}).",
        f"Read more: [help page]({GATE})",
        f"(For details see the [help page]({GATE}))",
        f"Mehr dazu im [Handbuch]({GATE}).",
        f"Para m\u00e1s informaci\u00f3n, v\u00e9ase [la gu\u00eda]({GATE}).",
        f"Para saber mais, veja [o guia]({GATE}).",
        f"Pour en savoir plus, voir [le guide]({GATE}).",
        f"But see the [gate]({GATE}).",
        f"However, compare the [gate]({GATE}).",
    ],
)
def test_a_note_that_names_something_more_to_read_or_to_compare_is_no_source_of_what_stands_before_it(
    note: str,
) -> None:
    for text in (f'He said "{TIDE}". {note}', f"> {TIDE}\n\n{note}"):
        assert pairs(f"{text}{NOTHING}") == [("https://other.example/", "so it was")]
        assert TIDE[:10] in "".join(recognise(f"{text}{NOTHING}").notes)


@each_row(
    ("text", "expected"),
    [
        (f'He says "{TIDE}". In fact, the [gate]({GATE}) was shut all day.', []),
        (f'He says "{TIDE}", but see the [gate]({GATE}).', []),
        (f'"{TIDE}", but per the [gate]({GATE}) "{SHUT}".', [(GATE, SHUT)]),
        (f'In response to the [gate]({GATE}), he wrote "{TIDE}".', []),
        (f'Comentando el acta, a diferencia de la [puerta]({GATE}), dijo que "{TIDE}".', []),
        (f'Unlike the [gate]({GATE}), the [log]({LOG}) says "{TIDE}".', [(LOG, TIDE)]),
        (f"Responding to the [gate]({GATE}), the [log]({LOG}) says:\n\n> {TIDE}", [(LOG, TIDE)]),
    ],
)
def test_a_link_of_which_others_speak_is_no_source_of_what_they_say(text: str, expected: list[tuple[str, str]]) -> None:
    assert pairs(f"{text}{NOTHING}") == [*expected, ("https://other.example/", "so it was")]


@each_row(
    ("text", "expected"),
    [
        (f'He says "{TIDE}". According to the [gate]({GATE}), "{SHUT}"', [(GATE, SHUT)]),
        (f'He says "{TIDE}", which is contradicted by the [gate]({GATE}).', []),
        (f"Er sagt „{TIDE}“, was bestritten im [Buch]({GATE}) steht.", []),
        (f'"{TIDE}." The [gate]({GATE}) did not look at it.', []),
        (f'"{TIDE}," he said, denying the charge of the ministry ([gate]({GATE})).', [(GATE, f"{TIDE},")]),
        (f'The [gate]({GATE}) does not say "{TIDE}".', []),
        (f'Nowhere does the [gate]({GATE}) mention "{TIDE}".', []),
        (f"Das [Buch]({GATE}) sagt nicht „{TIDE}“.", []),
        (f'La [guía]({GATE}) no dice "{TIDE}".', []),
        (f"Le [guide]({GATE}) ne dit pas « {TIDE} ».", []),
        (f'The [gate]({GATE}) says not to worry: "{TIDE}".', [(GATE, TIDE)]),
        (f'The [gate]({GATE}) does not only say "{TIDE}".', [(GATE, TIDE)]),
        (f'"{TIDE}" does not appear in the [gate]({GATE}).', []),
        (f'"{TIDE}" was removed from the [gate]({GATE}).', []),
        (f"„{TIDE}“ steht nicht im [Buch]({GATE}).", []),
        (f'"{TIDE}" stands not only in the [gate]({GATE}).', [(GATE, TIDE)]),
        (f'The [log]({LOG}) says "{TIDE}" — the [gate]({GATE}) does not.', [(LOG, TIDE)]),
        (f'The [log]({LOG}) says "{TIDE}". This was later retracted ([gate]({GATE})).', [(LOG, TIDE)]),
        (f'The [log]({LOG}) says "{TIDE}". See also the [gate]({GATE}).', [(LOG, TIDE)]),
        (f'The [log]({LOG}) says "{TIDE}", unlike the [gate]({GATE}).', [(LOG, TIDE)]),
        (f'Critics of the [gate]({GATE}) say "{TIDE}".', []),
    ],
)
def test_a_link_that_denies_or_begins_other_words_is_no_source_of_those_before_it(
    text: str, expected: list[tuple[str, str]]
) -> None:
    assert [(url, words.replace("..", ".")) for url, words in pairs(f"{text}{NOTHING}")][:-1] == expected


@each_row(
    ("paragraph", "is_source"),
    [
        (f"It was cold, as the [gate]({GATE}) shows.", False),
        (f"Firms changed in that year ([gate]({GATE})).", False),
        (f"This stands in the [gate]({GATE}).", True),
        (f"\u2014 the master of the town, speaking to the [gate]({GATE})", True),
        (f"as Mr Doe, then master, wrote in the [gate]({GATE})", True),
    ],
)
def test_a_link_in_a_paragraph_that_tells_something_else_is_no_source_of_the_block_quote_before_it(
    paragraph: str, is_source: bool
) -> None:
    assert pairs(f"> {TIDE}\n\n{paragraph}{NOTHING}")[:-1] == ([(GATE, TIDE)] if is_source else [])
