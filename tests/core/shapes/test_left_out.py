"""What is left out is named, so many of it, in words that stay in their marks and on their line."""

from pincite.core.shapes.left_out import Spot, named

TEXT = "\n" * 40


def test_nothing_is_said_of_nothing() -> None:
    assert named("links", [], TEXT) == ()


def test_each_is_named_by_its_line_and_first_words() -> None:
    spots = [Spot(4, "The gate stays shut in winter, as it always did."), Spot(0), Spot(0)]

    assert named("quotations", spots, TEXT) == (
        'quotations (3): line 1, line 5 "The gate stays shut in winter, as \u2026"',
    )


def test_a_few_are_named_and_the_rest_counted() -> None:
    (told,) = named("links", map(Spot, range(15)), TEXT)

    assert told.startswith("links (15): line 1, ")
    assert told.endswith(", line 10, and 5 more")


def test_words_cannot_close_their_marks_or_steer_a_terminal() -> None:
    (told,) = named("quotations", [Spot(0, 'a "b" \x1b[2J\u202e c ' + "d" * 99)], TEXT)

    assert told.startswith("quotations (1): line 1 \"a 'b' \ufffd[2J\ufffd c dd")
    assert told.isprintable()
    assert len(told) < 100
