"""The path through PyTorch: where it is not installed, each test says so."""

from pathlib import Path

import pytest

from pincite.core.errors import NLIUnavailableError
from pincite.core.nli.deberta import DebertaNLI
from pincite.core.settings import Settings
from tests.core.nli.deberta import tiny

torch = pytest.importorskip("torch", reason="PyTorch (extra nli-local) is not installed")
transformers = pytest.importorskip("transformers", reason="transformers (extra nli-local) is not installed")


def bert(path: Path, names: dict[int, str], *, safe: bool = True) -> Path:
    """A BERT of two small layers with random weights, saved as transformers saves it."""
    made = tiny.tokenizer()
    wrapped = transformers.PreTrainedTokenizerFast(
        tokenizer_object=made, unk_token="[UNK]", pad_token="[PAD]", cls_token="[CLS]", sep_token="[SEP]"
    )
    torch.manual_seed(7)
    config = transformers.BertConfig(
        vocab_size=made.get_vocab_size(),
        hidden_size=32,
        num_hidden_layers=2,
        num_attention_heads=2,
        intermediate_size=64,
        max_position_embeddings=64,
        id2label=names,
        label2id={name: place for place, name in names.items()},
    )
    transformers.BertForSequenceClassification(config).eval().save_pretrained(path)
    wrapped.save_pretrained(path)
    if not safe:
        state = transformers.BertForSequenceClassification.from_pretrained(path).state_dict()
        (path / "model.safetensors").unlink()
        torch.save(state, path / "pytorch_model.bin")
    return path


def judge_of(folder: Path) -> DebertaNLI:
    return DebertaNLI(Settings(nli_deberta_model=str(folder)))


async def test_a_model_of_transformers_answers_with_its_own_logits(tmp_path: Path) -> None:
    folder = bert(tmp_path, tiny.MNLI)
    verdict = await judge_of(folder).evaluate("the river flows north", "the river flows past the mill")

    model = transformers.BertForSequenceClassification.from_pretrained(folder).eval()
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder)
    inputs = tokenizer("the river flows past the mill", "the river flows north", return_tensors="pt")
    with torch.inference_mode():
        expected = model(**inputs).logits[0].softmax(0).tolist()
    names = {"entailment": "entails", "neutral": "neutral", "contradiction": "contradicts"}
    probabilities = verdict.raw["probabilities"]
    assert isinstance(probabilities, dict)
    assert probabilities == {names[name]: pytest.approx(expected[place], abs=1e-4) for place, name in tiny.MNLI.items()}
    assert str(verdict.raw["device"]).startswith("torch on")


async def test_the_order_of_its_labels_is_that_of_its_configuration(tmp_path: Path) -> None:
    one = await judge_of(bert(tmp_path / "a", tiny.MNLI)).evaluate("north", "the river")
    turned = {0: "contradiction", 1: "entailment", 2: "neutral"}
    other = await judge_of(bert(tmp_path / "b", turned)).evaluate("north", "the river")

    first, second = one.raw["probabilities"], other.raw["probabilities"]
    assert isinstance(first, dict)
    assert isinstance(second, dict)
    # What stands first means entailment in the one, contradiction in the other.
    assert [first[word] for word in ("entails", "neutral", "contradicts")] == [
        pytest.approx(second[word], abs=1e-4) for word in ("contradicts", "entails", "neutral")
    ]


async def test_weights_that_are_a_pickle_are_not_loaded(tmp_path: Path) -> None:
    with pytest.raises(NLIUnavailableError):
        await judge_of(bert(tmp_path, tiny.MNLI, safe=False)).evaluate("north", "the river")
