"""A label in another style has the same words, and one that says another thing has others."""

from pincite.core.text.label_words import label_words, written
from tests.rows import each_row

#: Labels of which all on a line are one.
SAME = (
    ("Rooms & fees", "Rooms and fees", "ROOMS, FEES", "The rooms; fees"),
    ("Colour", "Color", "Colours"),
    ("Organisation", "Organization"),
    ("Centre", "Center"),
    ("E-mail", "Email"),
    ("Web site", "Website"),
    ("Guest\u2019s room", "Guests' room"),
    ("Price in \u00a3", "Price (\u00a3)", "Price, GBP"),
    ("No. of rooms", "Number of rooms"),
    ("U.S. dollars", "US dollars"),
    ("Room(s)", "Rooms", "Rooms*", "Rooms [1]", "\U0001f6cf Rooms", "Rooms\u2122", "Rooms (last updated: 12.05.2024)"),
    ("CO2", "CO\u2082"),
    (">= 60 mL", "\u2265 60 mL"),
    ("10 to 20 kg", "10\u201320 kg", "10 - 20 kg"),
    ("1,000", "1 000", "1000"),
    ("Caf\u00e9", "Cafe"),
    ("\u00bd", "1/2"),
)
COUNTED = (
    (
        "Fees",
        "3. Fees",
        "3.2 Fees",
        "14 Fees",
        "(b) Fees",
        "IV. Fees",
        "\u00a7 3: Fees",
        "Section 3: Fees",
        "Table 3 Fees",
    ),
    ("Comments", "Comments (12)", "12 comments", "1,204 comments", "Comments 12"),
    ("Top tips", "Top 10 tips", "Top 12 tips"),
    ("Fees", "Fees - last updated 3 May 2024", "Fees (updated on 4 June 2025)"),
    ("Posted ago", "Posted days ago", "Posted 3 days ago")[1:],
)
OTHER = (
    ("5 \u00b0C", "-5 \u00b0C"),
    ("C", "C#"),
    ("\u2705 These", "\u274c These"),
    ("x = 5", "x \u2260 5"),
    ("18 years and over", "16 years and over"),
    ("40 mg tablets", "80 mg tablets"),
    ("5 % rate", "7 % rate"),
    ("1. Quartal", "2. Quartal"),
    ("20 June 2024", "21 June 2024"),
    ("Chapter 7 bankruptcy", "Chapter 11 bankruptcy"),
    ("Version 2.1", "Version 21"),
    ("Prices 2024", "Prices 2023"),
    ("Children under 12", "Children under 16"),
    ("\u0915\u093e", "\u0915\u0940"),
    ("10\u00b2", "102"),
)


@each_row("labels, counted", [*((row, False) for row in SAME), *((row, True) for row in (*SAME, *COUNTED))])
def test_labels_in_other_styles_are_one(labels: tuple[str, ...], counted: bool) -> None:
    assert len({written(label_words(label, counted=counted)) for label in labels}) == 1


@each_row("one, other", OTHER)
def test_labels_that_say_another_thing_are_two(one: str, other: str) -> None:
    for counted in (True, False):
        assert written(label_words(one, counted=counted)) != written(label_words(other, counted=counted))
