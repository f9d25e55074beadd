"""Where a model lies on this machine. Nothing is downloaded: a judgement would wait for a gigabyte, unasked."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from pincite.core.extras import installed_from, to_install

#: Of several, the first that is there: repositories keep exports beside the weights.
_ONNX = ("onnx/model.onnx", "model.onnx", "onnx/model_quantized.onnx", "onnx/model_int8.onnx", "model.int8.onnx")
#: Word pieces that are read at once at most: judges of entailment have learned from a few sentences at a time.
_MOST_PLACES = 512
#: A configuration is a page of JSON; a larger file is something else.
_MOST_BYTES = 5_000_000


class Configuration(BaseModel):
    """Of a model's ``config.json``, what is read."""

    model_config = ConfigDict(extra="ignore")

    id2label: dict[int, str] = Field(default_factory=dict)
    #: Some architectures have no such bound, and say null.
    max_position_embeddings: Annotated[int, BeforeValidator(lambda value: value or _MOST_PLACES)] = Field(
        default=_MOST_PLACES, ge=32
    )

    @property
    def places(self) -> int:
        """Word pieces of premise and claim together, markers included; RoBERTa counts two that it cannot use."""
        return min(self.max_position_embeddings - 2, _MOST_PLACES)


class ModelFolder:
    """A folder with ``config.json``, ``tokenizer.json`` and weights."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def onnx(self) -> Path | None:
        """The model as ONNX, where there is one."""
        return next((path for name in _ONNX if (path := self.path / name).is_file()), None)

    @property
    def tokenizer(self) -> Path:
        """The tokenizer in the form of the package ``tokenizers``."""
        return self.path / "tokenizer.json"

    def incomplete(self) -> str | None:
        """What a judgement would find missing, as after a download that broke off; None where all of it is there."""
        if self.onnx is not None:
            missing = "" if self.tokenizer.is_file() else "tokenizer.json"
        else:
            missing = "" if any(self.path.glob("*.safetensors")) else "the weights (ONNX or safetensors)"
        return f"the model's folder lacks {missing}: download the model anew" if missing else None

    def configuration(self) -> Configuration:
        """What ``config.json`` says; ``ValueError`` with a sentence where it cannot be read."""
        path = self.path / "config.json"
        try:
            with path.open("rb") as file:
                return Configuration.model_validate(json.loads(file.read(_MOST_BYTES)))
        except (OSError, ValueError, RecursionError) as error:
            why = "it is no configuration of a model" if isinstance(error, ValidationError) else str(error)[:200]
            raise ValueError(f"{path.name} could not be read: {why}") from None


def model_folder(model: str) -> ModelFolder | str:
    """The folder of ``model`` (a folder's path, or a name on the Hugging Face Hub), or why there is none."""
    try:
        path = Path(model).expanduser()
    except RuntimeError:  # The home of somebody who is not known here.
        return f"there is no folder {model!a}"
    if path.is_dir():
        return ModelFolder(path)
    if path.is_absolute() or model.startswith((".", "~")):
        return f"there is no folder {model!a}"
    if find_spec("huggingface_hub") is None:
        return f"the package huggingface_hub is not installed: {to_install('nli-local', installed_from())}"
    from huggingface_hub import try_to_load_from_cache
    from huggingface_hub.errors import HFValidationError

    try:
        found = try_to_load_from_cache(model, "config.json")
    except HFValidationError:
        return f"{model[:200]!a} is neither a folder nor the name of a model"
    if isinstance(found, str):
        return ModelFolder(Path(found).parent)
    return f"the model is not on this machine, and nothing is downloaded unasked: run hf download {model}"
