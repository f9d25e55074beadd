"""Classifiers of a few hundred random weights, written by the tests that load them."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer
from tokenizers.models import WordPiece
from tokenizers.pre_tokenizers import Whitespace
from tokenizers.processors import TemplateProcessing
from tokenizers.trainers import WordPieceTrainer

MNLI = {0: "entailment", 1: "neutral", 2: "contradiction"}
SAYS = {"entailment": "yes", "neutral": "hm", "contradiction": "no"}
_CORPUS = ["the river flows north past the mill . yes no hm what was said by whom and when and where"]


@cache
def tokenizer() -> Tokenizer:
    """A real tokenizer of word pieces, as BERT's: markers around both texts, and which text a piece is of."""
    made = Tokenizer(WordPiece(unk_token="[UNK]"))
    made.pre_tokenizer = Whitespace()
    trainer = WordPieceTrainer(
        vocab_size=200, special_tokens=["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"], show_progress=False
    )
    made.train_from_iterator(_CORPUS, trainer)
    ids = {token: made.token_to_id(token) for token in ("[CLS]", "[SEP]")}
    made.post_processor = TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=list(ids.items())
    )
    return made


def folder(
    path: Path, names: Mapping[int, str] = MNLI, *, places: int = 64, inputs: tuple[str, ...] = ("input_ids",)
) -> Path:
    """A model folder with an ONNX file whose random weights let the words of ``SAYS`` decide its answer."""
    path.mkdir(parents=True, exist_ok=True)
    made = tokenizer()
    made.save(str(path / "tokenizer.json"))
    config = {"id2label": {str(place): name for place, name in names.items()}, "max_position_embeddings": places}
    (path / "config.json").write_text(json.dumps(config))
    weights = numpy.random.default_rng(7).normal(0, 0.01, (made.get_vocab_size(), len(names))).astype(numpy.float32)
    for place, name in names.items():
        if (word := SAYS.get(name)) is not None:
            weights[made.token_to_id(word), place] = 4.0
    nodes = [
        helper.make_node("Gather", ["weights", "input_ids"], ["each"], axis=0),
        helper.make_node("ReduceSum", ["each", "axis"], ["logits"], keepdims=0),
    ]
    texts = [helper.make_tensor_value_info(name, TensorProto.INT64, ["batch", "pieces"]) for name in inputs]
    graph = helper.make_graph(
        nodes,
        "tiny",
        texts,
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["batch", len(names)])],
        initializer=[
            numpy_helper.from_array(weights, "weights"),
            numpy_helper.from_array(numpy.array([1], dtype=numpy.int64), "axis"),
        ],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.save(model, str(path / "model.onnx"))
    return path
