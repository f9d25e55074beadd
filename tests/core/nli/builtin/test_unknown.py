"""The built-in judge says where it does not know the language, and its model answers for English alone."""

from pincite.core.nli.builtin import BuiltinNLI
from pincite.core.nli.builtin.tongue import tongue_of
from pincite.core.nli.builtin.unknown import unsupported
from tests.rows import each_row

JUDGE = BuiltinNLI()
ITALIAN = "La casa \u00e8 stata dipinta di blu nel 1999 e si trova ai margini della citt\u00e0, dove comincia il fiume."
CZECH = "D\u016fm byl v roce 1999 modr\u00fd a stoj\u00ed na okraji m\u011bsta, kde za\u010d\u00edn\u00e1 \u0159eka."
JAPANESE = "\u5bb6\u306f\u9752\u3044\u3002\u5bb6\u306f\u5927\u304d\u3044\u3002"
RUSSIAN = (
    "\u0414\u043e\u043c \u043a\u0440\u0430\u0441\u043d\u044b\u0439 \u0438 \u0431\u043e\u043b\u044c\u0448\u043e\u0439."
)
ENGLISH = "The house was painted blue in 1999 and it stands at the edge of the town, where the river begins."


@each_row(
    ("claim", "premise", "language", "note"),
    [
        ("\u5bb6\u306f\u8d64\u3044", JAPANESE, "en", "builtin-nli does not know the writing of these texts: "),
        (RUSSIAN, RUSSIAN, "ru", "builtin-nli does not know the writing of these texts: "),
        ("The house is red.", JAPANESE, "en", "builtin-nli does not know the writing of these texts: "),
        ("Huset er r\u00f8dt.", "Huset er r\u00f8dt og stort.", "da", "builtin-nli does not know the language da: "),
        ("Het huis is rood.", "Het huis is blauw in 1999.", "nl", "builtin-nli does not know the language nl: "),
        ("D\u016fm je \u010derven\u00fd.", CZECH, "cs-CZ", "builtin-nli does not know the language cs-CZ: "),
        ("a b", "a b c", "x\ny", "builtin-nli does not know the language of these texts: "),
        (
            "La casa \u00e8 rossa.",
            ITALIAN,
            "en",
            "the texts do not look like English, as which builtin-nli read them: ",
        ),
        (
            "Das Haus ist rot und steht an der Stra\u00dfe.",
            ENGLISH,
            "en",
            "the claim seems to be German and the premise",
        ),
    ],
)
def test_a_language_that_it_does_not_know_is_said(claim: str, premise: str, language: str, note: str) -> None:
    raw = JUDGE.judge(claim, premise, language).raw

    assert str(raw.get("note")).startswith(note)
    assert "do not rely on this verdict" in str(raw["note"])
    assert raw["parts"] == ["rules"] or raw["language"] == "en"


@each_row(
    ("claim", "premise", "language"),
    [
        ("The house is red.", ENGLISH, "en"),
        ("The house is red.", ENGLISH, "nl"),
        ("The \u03b1-helix is stable.", "The \u03b1-helix of the \u03b2-sheet is stable.", "en"),
        ("Das Haus ist rot.", "Das Haus ist blau.", "de"),
        ("La casa es azul.", "La casa es azul y grande.", "en"),
        ("A casa \u00e9 azul.", "A casa \u00e9 azul e grande.", "pt-BR"),
        ("", ENGLISH, "nl"),
        ("12", "12 45", "en"),
    ],
)
def test_nothing_is_said_of_a_language_that_it_knows(claim: str, premise: str, language: str) -> None:
    assert "note" not in JUDGE.judge(claim, premise, language).raw


@each_row(
    ("claim", "premise", "verdict"),
    [
        # "ni" is nine, and no Spanish or French "nor".
        ("Biblioteket lukker klokken seks.", "Det \u00e5bner klokken ni. Biblioteket lukker klokken seks.", "entails"),
        ("Huset er r\u00f8dt.", "Huset er ikke r\u00f8dt.", "neutral"),
        ("Huset er ikke r\u00f8dt.", "Huset er r\u00f8dt.", "neutral"),
        ("Huset er r\u00f8dt!", "Alle ved, at huset er\nr\u00f8dt.", "entails"),
        ("Broen er 430 meter lang.", "Broen er 340 meter lang.", "contradicts"),
        ("Huset er r\u00f8d", "Huset er r\u00f8dt.", "neutral"),
    ],
)
def test_in_another_language_only_the_same_words_in_one_run_support_and_only_numbers_and_dates_contradict(
    claim: str, premise: str, verdict: str
) -> None:
    assert JUDGE.judge(claim, premise, "da").verdict == verdict


def test_a_premise_and_a_claim_that_are_both_too_long_are_both_named() -> None:
    raw = JUDGE.judge("word " * 1_000, "word " * 50_000).raw

    assert (
        raw["unread"] == "the premise after its first 200000 characters and the claim after its first 4000 characters"
    )


def test_a_claim_that_stands_within_longer_words_again_and_again_is_no_words_of_the_premise() -> None:
    claim, premise = "a" * 100_000, "a" * 400_000

    assert unsupported(claim, premise, tongue_of(claim, premise, "da"))
    assert not unsupported(claim, f"b{claim} {claim}.", tongue_of(claim, premise, "da"))
