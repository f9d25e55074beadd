"""What a sentence claims beside the words that it quotes."""

from pincite.core.shapes.claimed import only_says
from pincite.core.shapes.recognised import recognise
from tests.rows import each_row

LINK = "[lease](https://a.example/lease)"


def claim(text: str) -> str:
    (summary,) = {cited.around.summary for cited in recognise(text).cited}
    return summary


@each_row(
    ("text", "said"),
    [
        (f'The roof is urgent: "repair it within a week" ({LINK}).', "The roof is urgent"),
        (f'Before. The roof is urgent \u2014 "repair it within a week" {LINK}. After.', "The roof is urgent"),
        ('The roof is urgent: "repair it within a week" [1].\n\n[1]: https://a.example', "The roof is urgent"),
        (
            'The authors say that it failed: "it did not work"[^1].\n\n[^1]: https://a.example',
            "The authors say that it failed",
        ),
        ('Das Dach eilt sehr: \u201ebinnen einer Woche" [1].\n\n[1]: https://a.example', "Das Dach eilt sehr"),
    ],
)
def test_words_that_are_set_off_bear_out_what_stands_before_them(text: str, said: str) -> None:
    assert claim(text) == said


@each_row(
    ("text", "said"),
    [
        (f'It says "repair it within a week" ({LINK}).', 'It says "repair it within a week".'),
        (f'He must "repair it within a week" {LINK}, or pay.', 'He must "repair it within a week", or pay.'),
        (f'As the {LINK} says: "repair it within a week".', 'As the lease says: "repair it within a week".'),
        (f'According to the {LINK}: "repair it within a week".', 'According to the lease: "repair it within a week".'),
        (f'Roof: "repair it within a week" \u2013 {LINK}', 'Roof: "repair it within a week"'),
        (f'The roof: "repair it in a week" and soon ({LINK}).', 'The roof: "repair it in a week" and soon.'),
        (f'He must **"repair it within a week"** {LINK}.', 'He must "repair it within a week".'),
        (f'He must *"repair it"* ({LINK}; https://a.example/2).', 'He must "repair it".'),
        (f'He must "repair it" (Lease of 2019, s 5, {LINK}, p. 3) soon.', 'He must "repair it" soon.'),
        (f'- And so: "repair it within a week" {LINK}', 'And so: "repair it within a week"'),
        (f'From the {LINK}: "repair it within a week".', 'From the lease: "repair it within a week".'),
        (
            f'As Doe wrote in the {LINK}: "repair it within a week".',
            'As Doe wrote in the lease: "repair it within a week".',
        ),
        (
            '- **[The old lease](https://a.example)**: "repair it within a week"',
            'The old lease: "repair it within a week"',
        ),
        (
            '- **Doe and Roe (2020)**: "repair it soon"\n\nReferences\n\nDoe, J., & Roe, R. (2020). https://a.example',
            'Doe and Roe: "repair it soon"',
        ),
        (f'Laut Vertrag gilt dieses: "in einer Woche" ({LINK}).', 'Laut Vertrag gilt dieses: "in einer Woche".'),
    ],
)
def test_words_that_are_woven_in_are_part_of_it_and_marks_of_the_source_are_not(text: str, said: str) -> None:
    assert claim(text) == said


@each_row(
    ("text", "said"),
    [
        (
            f'The rent is due. *See Harlan*, 412 F.3d at 90 ("repair it within a week") ({LINK}).',
            "The rent is due.",
        ),
        (
            f'The rent is due. See Harlan, 412 F.3d at 90 (holding that "repair it within a week"), {LINK}.',
            "The rent is due.",
        ),
        (f'The rent is due. See "repair it within a week" {LINK}.', "The rent is due."),
        (f"Die Miete ist fällig. Vgl. BGH („binnen einer Woche“) {LINK}.", "Die Miete ist fällig."),
        (f'La renta vence. Véase "en una semana sola" {LINK}.', "La renta vence."),
        (
            f'The rent is due. See to it that he must "repair it" ({LINK}).',
            'See to it that he must "repair it".',
        ),
        (f'He must "repair *it*" (emphasis added) {LINK}.', 'He must "repair it".'),
        (f'He must "repair it" (my translation; {LINK}).', 'He must "repair it".'),
        (
            f"Er muss „binnen einer Woche“ (Hervorhebung im Original) {LINK} zahlen.",
            "Er muss „binnen einer Woche“ zahlen.",
        ),
        (f'It is soon (he must "repair it") {LINK}, and he knows.', 'It is soon (he must "repair it"), and he knows.'),
        (f'He must "pay" and "repair it", {LINK}.', 'He must "pay" and "repair it".'),
        (f'He must "pay it" and "repair it", {LINK}.', 'He must "pay it" and "repair it".'),
        (f'He must "repair it," {LINK}, and "pay for it" {LINK}.', 'He must "repair it," and "pay for it".'),
    ],
)
def test_what_only_cites_is_no_part_of_the_claim(text: str, said: str) -> None:
    assert next(iter(recognise(text).cited)).around.summary == said


@each_row(
    ("before", "said"),
    [
        ("As the court put it:", ""),
        ("The court explained:", ""),
        ("According to the lease:", ""),
        ("Wie das Gericht meint:", ""),
        ("El tribunal explicó:", ""),
        ("O tribunal explicou:", ""),
        ("Comme le dit la cour :", ""),
        ("The rent is due in March:", "The rent is due in March:"),
        ("The rent is due [1].", "The rent is due."),
        ("- The rent is due.\n- The roof is wet.", ""),
        ("1. The rent is due.\n2. The roof is wet.", ""),
        ("- The rent is due.\n\nThe roof is wet.", "The roof is wet."),
    ],
)
def test_a_block_quote_bears_out_no_words_that_only_say_whose_it_is_and_no_list(before: str, said: str) -> None:
    text = f"{before}\n\n> Repair it within a week. {LINK}\n\n[1]: https://a.example/rent\n"

    assert claim(text) == said


def test_a_block_quote_within_an_item_bears_out_that_item() -> None:
    text = f"- The rent is due.\n- The roof is wet.\n\n  > Repair it within a week. {LINK}\n"

    assert claim(text) == "The roof is wet."


def test_many_words_before_a_quotation_tell_something_of_their_own() -> None:
    assert only_says("The court says:")
    assert not only_says("The court says.")
    assert not only_says(f"The court {'then ' * 12} says:")
