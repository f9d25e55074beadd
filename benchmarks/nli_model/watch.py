"""Balanced accuracy of an int8 model on the rows that are kept apart, by kind.

    python watch.py MODEL.onnx POOL.watch [ROWS]
"""

import pickle
import random
import sys
from pathlib import Path

import numpy as np
import onnxruntime


def main() -> None:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(sys.argv[1], options)
    most = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    shown = []
    for kind, (_, rows) in pickle.loads(Path(sys.argv[2]).read_bytes()).items():
        rows = random.Random(3).sample(rows, min(most, len(rows)))
        gold, said = [], []
        for pieces, second, label in rows:
            kinds = [[0] * second + [1] * (len(pieces) - second)]
            feed = {
                "input_ids": np.array([pieces]),
                "attention_mask": np.ones((1, len(pieces)), np.int64),
                "token_type_ids": np.array(kinds),
            }
            z = session.run(["logits"], feed)[0][0]
            p = np.exp(z - z.max())
            gold.append(label == 0)
            said.append(p[0] / p.sum() > 0.5)
        gold, said = np.array(gold), np.array(said)
        right = [100 * said[gold].mean()] if gold.any() else []
        wrong = [100 * (~said[~gold]).mean()] if (~gold).any() else []
        shown.append(f"{kind} {np.mean(right + wrong):.1f} (passed {100 - wrong[0]:.0f})")
    print("; ".join(shown))


if __name__ == "__main__":
    main()
