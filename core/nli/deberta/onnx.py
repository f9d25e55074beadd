"""A classifier in ONNX Runtime, with its tokenizer, on the GPU where the installed build knows one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy
import onnxruntime
from tokenizers import Encoding, Tokenizer

#: Best first. CoreML is Apple's; the processor is always there.
_PROVIDERS: Final = {
    "CUDAExecutionProvider": "cuda",
    "CoreMLExecutionProvider": "coreml",
    "CPUExecutionProvider": "cpu",
}


class OnnxRuntime:
    """One session, one thread inside; deterministic on a processor."""

    def __init__(self, model: Path, tokenizer: Path) -> None:
        """Load both files. Raises ``ValueError`` for a model whose inputs are not those of a classifier of texts."""
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 3
        usable = [name for name in _PROVIDERS if name in onnxruntime.get_available_providers()]
        self._session = onnxruntime.InferenceSession(str(model), options, providers=usable)
        self._inputs = {one.name for one in self._session.get_inputs()}
        if not {"input_ids"} <= self._inputs <= {"input_ids", "attention_mask", "token_type_ids"}:
            raise ValueError(f"the model's inputs are {', '.join(sorted(self._inputs))[:200]}")
        outputs = [one.name for one in self._session.get_outputs()]
        self._output = "logits" if "logits" in outputs else outputs[0]
        self.device = f"onnxruntime on {_PROVIDERS[self._session.get_providers()[0]]}"
        self.tokenizer: Tokenizer = Tokenizer.from_file(str(tokenizer))
        self.tokenizer.no_truncation()
        self.tokenizer.no_padding()

    def logits(self, encoding: Encoding) -> Sequence[float]:
        """The logits of one premise and claim."""
        columns = {
            "input_ids": encoding.ids,
            "attention_mask": encoding.attention_mask,
            "token_type_ids": encoding.type_ids,
        }
        feed = {name: numpy.array([columns[name]], dtype=numpy.int64) for name in self._inputs}
        answered: list[float] = numpy.asarray(self._session.run([self._output], feed)[0], dtype=float)[0].tolist()
        return answered
