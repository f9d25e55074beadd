"""A claim that repeats a sentence of the premise but for one place is held to what that place says."""

import pytest

from pincite.core.nli.builtin.cross_encoder import Encoder
from pincite.core.nli.builtin.judge import BuiltinNLI

MILL = (
    "The mill on the river was bought by the town in 1850. It grinds twice a week, and the council pays for its upkeep."
)


def no_model() -> Encoder | str:
    return "the model is not installed"


@pytest.fixture(scope="module", params=["rules", "model"])
def judge(request: pytest.FixtureRequest) -> BuiltinNLI:
    return BuiltinNLI(no_model) if request.param == "rules" else BuiltinNLI()


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        ("Shares were sold in May.", "Shares were bought in May."),
        ("Doors close at noon on Friday.", "Doors close at midnight on Friday."),
        ("Take two tablets daily.", "Take two tablets weekly."),
        ("The contract is void.", "The contract is voidable."),
        ("The patient had hypertension.", "The patient had hypotension."),
        ("Fixed in version 1.1 of the library.", "Fixed in version 1.10 of the library."),
        ("The ratio is 3:1.", "The ratio is 1:3."),
        ("He lived in the 18th century.", "He lived in the 19th century."),
        ("The set A \u2229 B is empty.", "The set A \u222a B is empty."),
        ("It lies at 47\u00b0 N.", "It lies at 47\u00b0 S."),
        ("The claimant bears the full costs of this case.", "The defendant bears the costs of the case."),
        ("The licensor retains title.", "The licensee retains title."),
        ("The court affirmed the judgment.", "The court reversed the judgment."),
        ("Payment is due within 14 days of the invoice.", "Payment is due within 14 business days of the invoice."),
        ("Use the left valve for steam, as the manual says.", "Use the right valve for steam."),
        ("El vendedor paga los gastos del env\u00edo.", "El comprador paga los gastos del env\u00edo."),
        ("Der Mieter tr\u00e4gt die Kosten der Reparatur.", "Der Vermieter tr\u00e4gt die Kosten der Reparatur."),
    ],
)
def test_what_stands_in_the_one_place_that_differs_is_held_against_it(
    judge: BuiltinNLI, premise: str, claim: str
) -> None:
    verdict = judge.judge(claim, premise)

    assert verdict.verdict == "contradicts"
    assert verdict.raw is not None
    assert any(finding["veto"] for finding in verdict.raw["findings"])  # type: ignore[union-attr, index, call-overload]


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        ("The mill was sold to the town in 1850.", "The mill was sold to the town in 1850, and the mill is old."),
        ("The fund purchased the shares.", "The fund bought the shares."),
        ("It was made in 2006 and 2007.", "It was made in 2006."),
        ("It was launched in 2004.", "It was launched in the 21st century."),
        ("She died on 2 August 2003.", "She died in August 2003."),
        ("The judges were not dissatisfied with it.", "The judges were satisfied with it."),
        ("Three of four houses have a cat.", "75 % of houses have a cat."),
        ("The Mk 4 was a British anti-tank mine.", "The Mk 4 was a British anti - tank mine."),
        ("The north gate is shut. The south gate is open.", "The south gate is open."),
        ("The north of the island is wet and the south is dry.", "The south of the island is dry."),
        ("The left bank belongs to France, the right bank to Germany.", "The right bank belongs to Germany."),
        ("The mean age was 40 years and the median 38.", "The median age was 38."),
        ("The left wing was destroyed. So was the right wing.", "The right wing was destroyed."),
        ("The kitchen is connected to the hall.", "The hall is connected to the kitchen."),
        ("The evidence was not sufficient for a trial.", "The evidence was insufficient for a trial."),
        ("None of the jurors was unconvinced by it.", "All of the jurors were convinced by it."),
        ("All shareholders may vote on it.", "Some shareholders may vote on it."),
    ],
)
def test_what_follows_or_is_left_open_is_not_contradicted(judge: BuiltinNLI, premise: str, claim: str) -> None:
    assert judge.judge(claim, premise).verdict != "contradicts"


def test_another_sentence_that_says_it_speaks_for_it(judge: BuiltinNLI) -> None:
    premise = "The north gate opens at 8. The south gate opens at 9."

    assert judge.judge("The south gate opens at 9.", premise).verdict == "entails"
    assert judge.judge("The west gate opens at 9.", premise).verdict == "contradicts"


def test_it_is_held_to_the_sentence_wherever_in_a_long_premise_that_stands(judge: BuiltinNLI) -> None:
    premise = " ".join([MILL] * 20 + ["The bridge below was closed at night by the guards."] + [MILL] * 20)

    assert judge.judge("The bridge below was closed at noon by the guards.", premise).verdict == "contradicts"
    assert judge.judge("The bridge below was closed at night by the guards.", premise).verdict == "entails"
