"""Fits the combination of the built-in judge: weights, threshold and calibration, into data/combination.json.

Usage: python benchmarks/train_judge.py FOLDER [--most N] [--cache FILE]

FOLDER holds the sets of TRAINED below, one JSON object a line (claim, premise, label). Nothing else is read, and
nothing of the texts is kept. Ten minutes on one core, nearly all of it the model's. Deterministic.
"""

import argparse
import json
import pickle
import random
from pathlib import Path

import numpy as np

from pincite.core.nli.builtin.combination import MODEL_FEATURES, model_features
from pincite.core.nli.builtin.cross_encoder import Logits, load
from pincite.core.nli.builtin.excerpts import excerpts
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.reading import FEATURES, read

#: Sets whose licence lets what is learned be shipped, with how many rows of each are used and their weight in all.
TRAINED = {
    "feversym_dev": (708, 2.0), "fm2_dev": (1169, 3.0), "wice_claim_dev": (349, 2.0), "wice_oracle_dev": (700, 1.0),
    "snli_dev": (1500, 0.8), "fever_dev_rte_6000": (1600, 1.0), "citint_train": (700, 1.5), "citint_dev": (300, 0.7),
    "med": (700, 0.2), "monli_nmonli_train": (200, 0.1), "monli_pmonli": (200, 0.1), "conjnli_train": (600, 0.2),
    "neg_snli": (400, 0.3), "neg_mnli": (400, 0.3), "wice_partial_train": (150, 0.3),
}  # fmt: skip
LABELS = ("entails", "neutral", "contradicts", "not_entails")
FOLDS = 5
#: Where supported and not balance over the sets of cited passages, out of fold (the table that is printed).
THRESHOLDS = {"rules": 0.47, "model": 0.42}


class Row:
    def __init__(self, source: str, claim: str, premise: str, label: str, logits: list[Logits]) -> None:
        reading = read(claim, premise, "en")
        self.source, self.label, self.logits = source, LABELS.index(label), logits
        self.rules = [reading.features[name] for name in FEATURES]
        spoken = model_features(logits)
        self.model = self.rules + [spoken[name] for name in MODEL_FEATURES]
        self.findings: list[Finding] = reading.findings
        self.vetoes = {mode: reading.veto(model=mode == "model") for mode in ("rules", "model")}
        self.text = (claim, premise)


def rows(folder: Path, cache: Path | None) -> list[Row]:
    kept: dict[str, list[tuple[str, str, str, list[Logits]]]] = {}
    if cache is not None and cache.exists():
        kept = pickle.loads(cache.read_bytes())
    else:
        encoder = load()
        assert not isinstance(encoder, str), encoder
        for source, (most, _) in TRAINED.items():
            lines = [json.loads(line) for line in (folder / f"{source}.jsonl").read_text("utf-8").splitlines()]
            random.Random(11).shuffle(lines)
            for line in lines[:most]:
                reading = read(line["claim"], line["premise"], "en")
                logits = encoder.score(line["claim"], excerpts(reading.premise, reading.wanted))
                kept.setdefault(source, []).append((line["claim"], line["premise"], line["label"], logits))
        if cache is not None:
            cache.write_bytes(pickle.dumps(kept))
    return [Row(source, *one) for source in TRAINED for one in kept.get(source, [])]


def fit(x: np.ndarray, y: np.ndarray, weight: np.ndarray, ridge: float = 3e-3) -> np.ndarray:
    """Multinomial logistic regression; label 3 says only "not the first". Full-batch Adam, as good as converged."""
    x = np.hstack([x, np.ones((len(x), 1))])
    w = np.zeros((3, x.shape[1]))
    first, second = np.zeros_like(w), np.zeros_like(w)
    weight = weight / weight.sum()
    target = np.eye(4)[y]
    for step in range(1, 1501):
        p = softmax(x @ w.T)
        rest = p[:, 1:] / (p[:, 1:].sum(1, keepdims=True) + 1e-12)
        goal = target[:, :3].copy()
        goal[:, 1:] += target[:, 3:] * rest
        gradient = ((p - goal) * weight[:, None]).T @ x + ridge * np.hstack([w[:, :-1], np.zeros((3, 1))])
        first = 0.9 * first + 0.1 * gradient
        second = 0.999 * second + 0.001 * gradient**2
        rate = 0.05 * (1 - step / 1600)
        w -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)
    return w


def softmax(z: np.ndarray) -> np.ndarray:
    raised = np.exp(z - z.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def platt(x: np.ndarray, right: np.ndarray, weight: np.ndarray) -> tuple[float, float]:
    """Constant and slope; the slope is never negative, and few rows are drawn to the prior (0, 0.7)."""
    a, b = 0.0, 0.7
    for _ in range(3000):
        p = 1 / (1 + np.exp(-(a + b * x)))
        error = (p - right) * weight
        a -= 0.02 * (error.sum() + 2.0 * a) / (weight.sum() + 2)
        b -= 0.02 * ((error * x).sum() + 10.0 * (b - 0.7)) / (weight.sum() + 2)
    return round(float(a), 4), round(max(float(b), 0.0), 4)


def balanced(gold: np.ndarray, said: np.ndarray) -> float:
    return 50 * float(said[gold].mean() + (~said[~gold]).mean())


def train(found: list[Row], mode: str) -> dict[str, object]:
    names = FEATURES if mode == "rules" else FEATURES + MODEL_FEATURES
    x = np.array([getattr(row, mode) for row in found])
    y = np.array([row.label for row in found])
    counts = {source: sum(row.source == source for row in found) for source in TRAINED}
    weight = np.array([TRAINED[row.source][1] / counts[row.source] for row in found])
    free = np.array([row.vetoes[mode] is None for row in found])
    fold = np.array([hash_of(row.text[1]) % FOLDS for row in found])
    # Supported and not weigh the same in each set, so that a half is where the two balance. A vetoed row needs no
    # deciding; it mostly teaches the scores.
    learning = np.where(free, weight, 0.3 * weight)
    for source in TRAINED:
        for supported in (True, False):
            at = np.array([row.source == source for row in found]) & ((y == 0) == supported)
            if at.any():
                learning[at] *= TRAINED[source][1] / 2 / max(learning[at].sum(), 1e-12)
    p = np.zeros((len(found), 3))
    for one in range(FOLDS):
        w = fit(x[fold != one], y[fold != one], learning[fold != one])
        p[fold == one] = softmax(np.hstack([x[fold == one], np.ones((int((fold == one).sum()), 1))]) @ w.T)
    threshold = THRESHOLDS[mode]
    about = x[:, names.index("about")] >= 0.2
    verdicts = np.where((p[:, 0] >= threshold) & about, 0, np.where(p[:, 2] >= 0.5, 2, 1))
    for at, row in enumerate(found):
        veto = row.vetoes[mode]
        if veto is not None:
            verdicts[at] = 2 if veto.verdict == "contradicts" else 1
    calibration: dict[str, tuple[float, float]] = {}
    for label in range(3):
        for vetoed in (False, True):
            key = LABELS[label] + ("_veto" if vetoed else "")
            chosen = (verdicts == label) & (free != vetoed) & ((y < 3) | (label == 0))
            if vetoed and label == 0:
                continue
            likely = np.clip(p[chosen, label], 1e-4, 1 - 1e-4)
            unit = weight[chosen] / max(weight[chosen].mean(), 1e-12) if chosen.any() else weight[chosen]
            calibration[key] = platt(np.log(likely / (1 - likely)), (y[chosen] == label).astype(float), unit)
    sure: dict[str, list[int]] = {}
    for at, row in enumerate(found):
        veto = row.vetoes[mode]
        if veto is not None and p[at, 0] >= threshold:
            sure.setdefault(f"{veto.kind} {veto.verdict}", []).append(int(row.label == 0))
    for kind, wrong in sorted(sure.items()):
        print(f"{mode:6} veto {kind:25} against the weights {len(wrong):5}, wrong {sum(wrong):5}")
    for level in (0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6):
        said = (p[:, 0] >= level) & free
        each = {
            source: balanced(y[at] == 0, said[at])
            for source in TRAINED
            if (at := np.array([row.source == source for row in found])).any() and source != "wice_partial_train"
        }
        print(f"{mode:6} threshold {level:.2f}", " ".join(f"{source[:10]} {one:.1f}" for source, one in each.items()))
    for source in TRAINED:
        at = np.array([row.source == source for row in found])
        gold = y[at] == 0
        if gold.any() and not gold.all():
            ruled, weighed = balanced(gold, verdicts[at] == 0), balanced(gold, p[at, 0] >= threshold)
            print(f"{mode:6} {source:20} out of fold {ruled:5.1f}, without vetoes {weighed:5.1f}")
    w = fit(x, y, learning)
    return {
        "names": list(names),
        "weights": [[round(float(one), 4) for one in row] for row in w],
        "threshold": threshold,
        "calibration": calibration,
    }


def hash_of(text: str) -> int:
    return sum(ord(char) * (at + 1) for at, char in enumerate(text[:200]))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--cache", type=Path)
    parser.add_argument(
        "--out", type=Path, default=Path(__file__).parents[1] / "core/nli/builtin/data/combination.json"
    )
    options = parser.parse_args()
    found = rows(options.folder, options.cache)
    made = {mode: train(found, mode) for mode in ("rules", "model")}
    options.out.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
