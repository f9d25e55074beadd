"""Puts the weights of a checkpoint into the graph of the shipped int8 model.

    python -m nli_model.quantise CHECKPOINT MODEL_FOLDER OUT

CHECKPOINT is a torch state or the folder of a saved model; MODEL_FOLDER holds ``model.int8.onnx``, whose graph, inputs
and way of quantising (int8, symmetric, a scale for each output unit) are kept. Embeddings stay as they are: they were
not trained.
"""

import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from nli_model.layers import layers
from onnx import numpy_helper
from transformers import BertForSequenceClassification


def state_of(path: Path) -> dict[str, np.ndarray]:
    """The weights by name."""
    if path.is_dir():
        held = BertForSequenceClassification.from_pretrained(path).state_dict()
    else:
        held = torch.load(path)
    return {name: value.float().numpy() for name, value in held.items()}


def quantised(weight: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Columns as int8, and their scales."""
    scale = np.maximum(np.abs(weight).max(0), 1e-9) / 127
    return np.clip(np.rint(weight / scale), -127, 127).astype(np.int8), scale.astype(np.float32)


def main() -> None:
    state = state_of(Path(sys.argv[1]))
    model = onnx.load(str(Path(sys.argv[2]) / "model.int8.onnx"))
    graph = model.graph
    held = {one.name: one for one in graph.initializer}
    new: dict[str, np.ndarray] = {}
    for base, weight in layers(graph):
        new[f"{base}_quantized"], new[f"{base}_scale"] = quantised(state[weight.removeprefix("m.")].T)
    for name in held:
        if name.removeprefix("m.") in state and name.split(".")[-1] in ("weight", "bias"):
            new[name] = state[name.removeprefix("m.")]
    for name, value in new.items():
        old = numpy_helper.to_array(held[name])
        if old.shape != value.shape or old.dtype != value.dtype:
            raise SystemExit(f"{name}: {old.shape} {old.dtype}, now {value.shape} {value.dtype}")
        held[name].CopyFrom(numpy_helper.from_array(np.ascontiguousarray(value), name))
    onnx.checker.check_model(model)
    onnx.save(model, sys.argv[3])
    print(f"{len(new)} of {len(held)} tensors written, {Path(sys.argv[3]).stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
