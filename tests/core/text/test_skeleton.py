"""The spaced skeleton: what honest copies share, and what it must never merge."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.skeleton import fold
from tests.rows import each_row


def skeletons(text: str) -> set[str]:
    return {reading.text for reading in fold(text).readings}


@each_row(
    ("one", "other"),
    [
        ("\u201cit\u2019s done\u201d", '"it\'s done"'),
        ("\u00abfin\u00bb", '"fin"'),
        ("a \u2013 b", "a - b"),
        ("a \u2014 b", "a\u2014b"),
        ("a -- b", "a\u2014b"),
        ("wait\u2026", "wait..."),
        ("\ufb01ne o\ufb03ce", "fine office"),
        ("exer\u00adcise", "exercise"),
        ("exer-\ncising", "exercising"),
        ("well-\nknown", "well-known"),
        ("Son , he", "Son, he"),
        ("( in part )", "(in part)"),
        ("5 %", "5%"),
        ("$ 5", "$5"),
        ("1\u00a0000 people", "1000 people"),
        ("l\u2019an 10\u00a0000", "l'an 10 000"),
        ("3\u202f645 crowns", "3\u00a0645 crowns"),
        ("10 - 15", "10\u201315"),
        ("\u65e5\u672c \u8a9e", "\u65e5\u672c\u8a9e"),
        ("in all \u2014 5 men", "in all\u20145 men"),
        ("\u200fshalom\u200e", "shalom"),
        ("cafe\u200d\u0301", "caf\u00e9"),
    ],
)
def test_honest_copies_share_a_skeleton(one: str, other: str) -> None:
    assert skeletons(one) & skeletons(other)


@each_row(
    ("one", "other"),
    [
        ("now here", "nowhere"),
        ("re-sign", "resign"),
        ("Son", "son"),
        ("10\u00b2", "102"),
        ("3, 5", "3,5"),
        ("3. 5", "3.5"),
        ("a -5", "a-5"),
        ("- 5 men", "-5 men"),
        ("5", "-5"),
        ("caf\u00e9", "cafe"),
        ("\uff11", "1"),
        ("1 000", "1000"),
        ("1\u00a0000", "1 001"),
        ("H\u2082O", "H2O"),
        ("a.", "a"),
        ("--force", "-force"),
        ("\u0915\u0940 \u092c", "\u0915\u0940\u092c"),
        ("well-known", "well known"),
        ("\u00bd", "1/2"),
    ],
)
def test_what_may_mean_another_thing_keeps_its_own(one: str, other: str) -> None:
    assert not skeletons(one) & skeletons(other)


TRICKY = st.one_of(
    st.sampled_from(
        [*"ab5 -.,'\n+%/:*", "\u2014", "\u2013", "\u00a0", "\u200b", "\u00ad", "\ufb01", "\u0301", "\u2026"]
    ),
    st.characters(codec=None),
)


@given(st.text(TRICKY, max_size=30))
def test_a_skeleton_is_its_own_skeleton(text: str) -> None:
    for reading in fold(text).readings:
        assert reading.text in skeletons(reading.text)


@given(st.text(TRICKY, max_size=30))
def test_every_character_of_a_skeleton_leads_back_into_the_text(text: str) -> None:
    canonical = canonicalize_text(text)

    for reading in fold(text).readings:
        whole = [place for at in range(len(reading.text)) if (place := reading.to_canonical(at, at + 1))]
        assert all(0 <= start < end <= len(canonical) for start, end in whole)
        assert whole == sorted(whole)


@given(st.text(TRICKY, max_size=30))
def test_tight_places_lead_back_to_the_same_letters(text: str) -> None:
    reading = fold(text).joined

    for at in range(len(reading.tight)):
        start, end = reading.loosen(at, at + 1)
        assert reading.text[start:end] == reading.tight[at]


@given(st.text(st.sampled_from([*"ab5 -.,'\n\u00e9"]), max_size=30))
def test_dashes_of_another_sign_elsewhere_change_nothing(text: str) -> None:
    alone, beside = fold(f"{text} zz"), fold(f"{text} zz \u2014 \u2010")

    assert beside.joined.text.startswith(alone.joined.text)
    assert beside.kept.text.startswith(alone.kept.text)


@each_row("unit", ["-", "\u2014", " -", "- ", "--", ". ", "a-\n", "1\u00a0", "\u00ad", "\ufb03", "`", " "], ids=ascii)
def test_a_long_run_of_one_pattern_is_folded(unit: str) -> None:
    assert fold(unit * (250_000 // len(unit))).joined.text is not None


@given(
    st.text(
        st.sampled_from([*"ae .", "\u0301", "\u0323", "\u200d", "\uac00", "\u1100", "\u1161", "\u11a8", "\u00ad"]),
        max_size=12,
    )
)
def test_what_composes_once_a_joiner_is_gone_still_leads_back_to_itself(text: str) -> None:
    canonical = canonicalize_text(text)
    reading = fold(text).joined

    for at in range(len(reading.text)):
        place = reading.to_canonical(at, at + 1)
        if place and reading.text[at] != " ":
            assert fold(canonical[slice(*place)]).joined.text == reading.text[at]


def test_a_range_that_cuts_a_ligature_or_an_ellipsis_leads_nowhere() -> None:
    reading = fold("a sta\ufb00 wait\u2026").joined

    assert reading.to_canonical(2, 7) == (2, 6)
    assert reading.to_canonical(2, 6) is None
    assert reading.to_canonical(8, 13) is None
    assert reading.to_canonical(8, 15) == (7, 12)
