"""What a sentence claims beside the words that it quotes."""

import pytest

from pincite.core.shapes.recognised import recognise

LINK = "[lease](https://a.example/lease)"


def claim(text: str) -> str:
    (summary,) = {cited.around.summary for cited in recognise(text).cited}
    return summary


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(
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
        (f'Laut Vertrag gilt dieses: "in einer Woche" ({LINK}).', 'Laut Vertrag gilt dieses: "in einer Woche".'),
    ],
)
def test_words_that_are_woven_in_are_part_of_it_and_marks_of_the_source_are_not(text: str, said: str) -> None:
    assert claim(text) == said
