"""Which weight of the model each multiplication of the int8 graph stands for."""

from collections.abc import Iterator

import onnx


def layers(graph: onnx.GraphProto) -> Iterator[tuple[str, str]]:
    """For each multiplication: the name that its int8 weight begins with, and the weight's name before quantising."""
    held = {one.name for one in graph.initializer}
    readers: dict[str, list[onnx.NodeProto]] = {}
    for node in graph.node:
        for name in node.input:
            readers.setdefault(name, []).append(node)
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
                yield base, bias[: -len("bias")] + "weight"
                break
            current = following[0]
