"""docs/judges.md: every judge has its row, the sums are right, and its programs run."""

import re

import pytest

from pincite.core.nli import ollama
from pincite.core.nli.catalogue import KNOWN
from pincite.core.nli.deberta import pieces as deberta
from pincite.core.nli.llm import vendor
from pincite.core.nli.llm.prompt import Fence, prompt
from pincite.core.settings import Settings, variables
from tests.docs.pages import blocks, code, codes, source, table, tables

PAGE = "docs/judges.md"
COST = "What a thousand judgements cost"
_WORD = "seven "


def words(count: int) -> str:
    """So many words of six characters, the space included."""
    return (_WORD * count).strip()


def test_every_judge_has_its_rows() -> None:
    names = [known.name for known in KNOWN]
    priced = [match for row in tables(PAGE, COST)[1] for match in re.findall(r"`([\w-]+-nli|deberta-v3-mnli)`", row[0])]

    assert codes(table(PAGE, "Which one")) == names
    assert list(dict.fromkeys(priced)) == names


def test_the_sums_are_those_of_the_prices() -> None:
    prices, costs = tables(PAGE, COST)
    price = {code(model): (float(given), float(taken)) for model, given, taken in prices}
    told = {code(row[0].split(", ")[1]): (float(row[1]), float(row[2])) for row in costs if row[0].count("`") == 4}
    counted = {
        model: tuple(round((tokens * given + 100 * taken) / 1_000 + 1e-9, 2) for tokens in (850, 2_600))
        for model, (given, taken) in price.items()
    }

    assert {model: sums for model, sums in told.items() if model in price} == counted
    assert "850 tokens in" in source(PAGE)
    assert "2,600 in" in source(PAGE)


@pytest.mark.parametrize(("length", "tokens"), [(100, 850), (1_400, 2_600)])
def test_a_question_is_about_as_long_as_the_page_says(length: int, tokens: int) -> None:
    asked = prompt(words(15), words(length), language="en", fence=Fence())
    fences = 6 * 32
    # Four and a half characters of English a token, of a random token one and a half, and the schema.
    counted = (len(asked.system + asked.premise + asked.claim) - fences) / 4.5 + fences / 1.5 + 120

    assert 0.8 * tokens < counted < 1.2 * tokens


def test_the_models_are_those_of_the_settings() -> None:
    told = {row[0].strip("`"): row[1].strip("`") for row in table(PAGE, "Which model")}

    assert told == {
        variables(field)[0]: Settings.model_fields[field].default
        for field in ("nli_claude_model", "nli_openai_model", "nli_deberta_model", "nli_ollama_model")
    }


def test_the_windows_are_those_of_the_judges() -> None:
    assert (vendor.BUDGET.windows, vendor.BUDGET.words) == (6, 6_000)
    assert (ollama.BUDGET.windows, ollama.BUDGET.words) == (12, 800)
    assert "six windows of 6,000 words (Ollama: twelve of 800)" in source(PAGE)
    assert deberta.MOST_WINDOWS == 12
    assert "512 word pieces, twelve at most" in source(PAGE)


def test_the_programs_of_the_page_run_and_say_so_where_nobody_judges(capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(PAGE, "python"):
        exec(compile(block.text, PAGE, "exec"), {})

    assert capsys.readouterr().out.startswith("not judged: NLI provider ollama-nli is not available: no Ollama server")
