"""Which folders hold a model that can be used, and why another does not."""

from pathlib import Path

import pytest

from pincite.core.errors import NLIUnavailableError
from pincite.core.nli.deberta import DebertaNLI
from pincite.core.nli.deberta.folder import ModelFolder, model_folder
from pincite.core.settings import Settings
from tests.core.nli.deberta import tiny


def test_a_folder_is_a_model(tmp_path: Path) -> None:
    found = model_folder(str(tiny.folder(tmp_path)))

    assert isinstance(found, ModelFolder)
    assert found.onnx == tmp_path / "model.onnx"
    assert found.configuration().id2label == tiny.MNLI


@pytest.mark.parametrize(
    "model", ["./nowhere", "~/nowhere-at-all", "/nowhere/at/all", "a/b/c/d", "no spaces!", "~nobody-at-all/x", ""]
)
def test_what_is_neither_a_folder_nor_a_name_is_a_reason(model: str, tmp_path: Path) -> None:
    assert isinstance(model_folder(model or str(tmp_path / "missing")), str)


def test_a_model_that_was_never_downloaded_is_named_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_HUB_CACHE", str(tmp_path))

    assert "hf download someone/some-model-of-nobody" in str(model_folder("someone/some-model-of-nobody"))


async def test_a_download_that_broke_off_is_no_model_that_can_be_used(tmp_path: Path) -> None:
    folder = tiny.folder(tmp_path)
    judging = DebertaNLI(Settings(nli_deberta_model=str(folder)))
    assert await judging.available() is None

    (folder / "tokenizer.json").unlink()
    assert await judging.available() == "the model's folder lacks tokenizer.json: download the model anew"
    (folder / "model.onnx").unlink()
    told = "the model's folder lacks the weights (ONNX or safetensors): download the model anew"
    assert await judging.available() == told
    with pytest.raises(NLIUnavailableError, match="the weights"):
        await judging.evaluate("c", "p")


@pytest.mark.parametrize("text", ["", "[]", "{", '{"id2label": 3}', '{"max_position_embeddings": -1}', "[" * 100_000])
def test_a_configuration_that_cannot_be_read_is_said(tmp_path: Path, text: str) -> None:
    (tmp_path / "config.json").write_text(text)

    with pytest.raises(ValueError, match=r"config\.json could not be read"):
        ModelFolder(tmp_path).configuration()


@pytest.mark.parametrize(("said", "places"), [("null", 510), ("514", 512), ("8192", 512), ("64", 62)])
def test_places_are_those_that_a_judge_of_entailment_can_use(tmp_path: Path, said: str, places: int) -> None:
    (tmp_path / "config.json").write_text(f'{{"max_position_embeddings": {said}}}')

    assert ModelFolder(tmp_path).configuration().places == places
