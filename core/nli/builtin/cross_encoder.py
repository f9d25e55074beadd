"""The small English entailment model: what it thinks of a claim and each window of a premise."""

from collections.abc import Sequence
from importlib.resources import as_file, files
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple, Protocol

_PACKAGE: Final = "pincite.core.nli.builtin"
#: Word pieces of premise and claim together; the model has 512 places and has learned from 160.
MOST_PIECES: Final = 256
#: A claim of more characters is cut before it is split into word pieces.
_MOST_CHARS: Final = 4_000
_INPUTS: Final = ("input_ids", "attention_mask", "token_type_ids")


class Logits(NamedTuple):
    """The model's logits for one window."""

    entails: float
    neutral: float
    contradicts: float


class Encoder(Protocol):
    """Anything that scores one claim against windows."""

    def score(self, claim: str, windows: Sequence[str]) -> list[Logits]:
        """The logits for each window, in order."""
        ...


class CrossEncoder:
    """The model in ONNX Runtime, one thread. Deterministic; one call at a time."""

    def __init__(self, folder: Path) -> None:
        """Load ``model.int8.onnx`` and ``tokenizer.json``; ``ImportError`` without ONNX Runtime or tokenizers."""
        import onnxruntime
        from tokenizers import Tokenizer

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 3
        self._session = onnxruntime.InferenceSession(
            str(folder / "model.int8.onnx"), options, providers=["CPUExecutionProvider"]
        )
        self._tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.enable_truncation(max_length=MOST_PIECES, strategy="longest_first")
        self._lock = Lock()

    def score(self, claim: str, windows: Sequence[str]) -> list[Logits]:
        """The logits for each window, one forward pass each: what stands beside a window never changes its score."""
        with self._lock:
            return [self._one(claim, window) for window in windows]

    def _one(self, claim: str, window: str) -> Logits:
        import numpy

        encoded = self._tokenizer.encode(_plain(window), _plain(claim))
        columns = (encoded.ids, encoded.attention_mask, encoded.type_ids)
        feed = {name: numpy.array([column], dtype=numpy.int64) for name, column in zip(_INPUTS, columns, strict=True)}
        entails, neutral, contradicts = self._session.run(["logits"], feed)[0][0].tolist()
        return Logits(entails, neutral, contradicts)


def _plain(text: str) -> str:
    """The text as it may be handed to the tokenizer: no lone surrogates, and no more than it would keep."""
    return text[:_MOST_CHARS].encode("utf-8", "replace").decode("utf-8")


def load() -> Encoder | str:
    """The model that is shipped, or why it cannot be used here."""
    try:
        with as_file(files(_PACKAGE) / "model") as folder:
            return CrossEncoder(folder)
    except ImportError as error:
        return f"{error.name or 'a package'} is not installed (extra judge)"
    except Exception as error:
        return f"the model could not be loaded: {type(error).__name__}: {str(error)[:200]}"
