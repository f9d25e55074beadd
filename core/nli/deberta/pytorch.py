"""A classifier in PyTorch, as transformers loads it: from safetensors alone, running no code of the model."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from tokenizers import Encoding, Tokenizer


class Numbers(Protocol):
    """Of a tensor, what is used."""

    def __getitem__(self, at: int) -> "Numbers": ...
    def tolist(self) -> list[float]: ...


class Answered(Protocol):
    """What a model of transformers returns."""

    @property
    def logits(self) -> Numbers: ...


class Classifier(Protocol):
    """Of ``AutoModelForSequenceClassification``, what is used."""

    def eval(self) -> "Classifier": ...
    def to(self, device: str) -> "Classifier": ...
    def __call__(self, **inputs: object) -> Answered: ...


class _Switch(Protocol):
    def is_available(self) -> bool: ...


class _Backends(Protocol):
    @property
    def mps(self) -> _Switch: ...


class Torch(Protocol):
    """Of the module ``torch``, what is used."""

    @property
    def cuda(self) -> _Switch: ...
    @property
    def backends(self) -> _Backends: ...
    def set_num_threads(self, count: int) -> None: ...
    def inference_mode(self) -> AbstractContextManager[object]: ...
    def tensor(self, values: Sequence[Sequence[int]], *, device: str) -> object: ...


class TorchRuntime:
    """One model on one device, one thread inside on a processor."""

    def __init__(self, folder: Path) -> None:
        """Load the model and its tokenizer. Raises what transformers raises, or ``ValueError``."""
        self._torch = cast("Torch", import_module("torch"))
        transformers = import_module("transformers")
        self._torch.set_num_threads(1)
        # Hosts show every line on stderr as a fault.
        transformers.utils.logging.set_verbosity_error()
        transformers.utils.logging.disable_progress_bar()
        tokenizer = transformers.AutoTokenizer.from_pretrained(folder, local_files_only=True, trust_remote_code=False)
        backend: Tokenizer | None = getattr(tokenizer, "backend_tokenizer", None)
        if backend is None:
            raise ValueError("its tokenizer has no form for the package tokenizers")
        backend.no_truncation()
        backend.no_padding()
        self.tokenizer = backend
        self._names = frozenset(tokenizer.model_input_names)
        self._device = self._best()
        loaded: Classifier = transformers.AutoModelForSequenceClassification.from_pretrained(
            folder, local_files_only=True, trust_remote_code=False, use_safetensors=True
        )
        self._model = loaded.eval().to(self._device)
        self.device = f"torch on {self._device}"

    def logits(self, encoding: "Encoding") -> Sequence[float]:
        """The logits of one premise and claim."""
        columns = {
            "input_ids": encoding.ids,
            "attention_mask": encoding.attention_mask,
            "token_type_ids": encoding.type_ids,
        }
        inputs = {
            name: self._torch.tensor([column], device=self._device)
            for name, column in columns.items()
            if name in self._names
        }
        with self._torch.inference_mode():
            return self._model(**inputs).logits[0].tolist()

    def _best(self) -> str:
        if self._torch.cuda.is_available():
            return "cuda"
        return "mps" if self._torch.backends.mps.is_available() else "cpu"
