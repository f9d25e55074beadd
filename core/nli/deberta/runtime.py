"""What runs a classifier: ONNX Runtime where the model ships ONNX, else PyTorch; on whichever device is usable."""

import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from pincite.core.extras import installed_from, to_install
from pincite.core.nli.deberta.folder import ModelFolder

if TYPE_CHECKING:
    from tokenizers import Encoding, Tokenizer

_NVIDIA = (Path("/dev/nvidiactl"), Path("/proc/driver/nvidia/version"))


class Runtime(Protocol):
    """A loaded model."""

    tokenizer: "Tokenizer"
    #: For instance ``onnxruntime on cpu``.
    device: str

    def logits(self, encoding: "Encoding") -> Sequence[float]:
        """The logits of one premise and claim."""
        ...


@dataclass(frozen=True, slots=True)
class Need:
    """A package that a runtime is made of."""

    module: str

    @property
    def missing(self) -> bool:
        """Whether it cannot be imported; it is not imported to find out."""
        return find_spec(self.module) is None


_ONNX = (Need("onnxruntime"), Need("tokenizers"), Need("numpy"))
_TORCH = (Need("torch"), Need("transformers"), Need("tokenizers"))


def lacking(folder: ModelFolder) -> str | None:
    """Why no runtime here can load the model, or None."""
    if (incomplete := folder.incomplete()) is not None:
        return incomplete
    needs = _ONNX if folder.onnx is not None else _TORCH
    missing = [need.module for need in needs if need.missing]
    if not missing:
        return None
    return f"not installed: {', '.join(missing)}; {to_install('nli-local', installed_from())}"


def load(folder: ModelFolder) -> Runtime:
    """The model, loaded; raises whatever its runtime raises."""
    if (path := folder.onnx) is not None:
        from pincite.core.nli.deberta.onnx import OnnxRuntime

        return OnnxRuntime(path, folder.tokenizer)
    from pincite.core.nli.deberta.pytorch import TorchRuntime

    return TorchRuntime(folder.path)


def accelerator() -> str:
    """The target that this machine offers (``mlx`` stands for Apple's processors), told without loading a framework."""
    if sys.platform == "darwin" and platform.machine() == "arm64":
        return "mlx"
    return "nvidia" if any(path.exists() for path in _NVIDIA) else "cpu"
