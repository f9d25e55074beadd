"""Puts the weights of a checkpoint into the graph of the shipped int8 model.

    python quantise.py CHECKPOINT MODEL_FOLDER OUT

CHECKPOINT is a torch state or the folder of a saved model; MODEL_FOLDER holds ``model.int8.onnx``, whose graph, inputs and
way of quantising (int8, symmetric, a scale for each output unit) are kept. Embeddings stay as they are: they were not trained.
"""

import sys
from pathlib import Path

import numpy as np
import onnx
import torch
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
    readers: dict[str, list[onnx.NodeProto]] = {}
    for node in graph.node:
        for name in node.input:
            readers.setdefault(name, []).append(node)
    new: dict[str, np.ndarray] = {}
    for node in graph.node:
        if node.op_type != "MatMulInteger":
            continue
        base = next(one for one in node.input if one.endswith("_quantized") and one in held)[: -len("_quantized")]
        current = node
        while True:  # up to the Add of the bias, whose name says which layer this is
            following = readers[current.output[0]]
            add = next((one for one in following if one.op_type == "Add"), None)
            bias = next((one for one in (add.input if add else ()) if one.endswith(".bias") and one in held), None)
            if bias is not None:
                break
            current = following[0]
        weight = state[bias.removeprefix("m.")[: -len("bias")] + "weight"].T
        new[f"{base}_quantized"], new[f"{base}_scale"] = quantised(weight)
    for name, one in held.items():
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
