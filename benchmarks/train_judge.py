"""Fits the combination of the built-in judge: weights, thresholds and calibration, into data/combination.json.

Usage: python benchmarks/train_judge.py FOLDER [--cache FILE] [--only rules|model]

FOLDER holds the sets of ``judge_rows.TRAINED``, one JSON object a line (claim, premise, label), and ``measure/``: rows
whose claim or premise stands there are left out. Nothing else is read but ``pairs_dev/dev.jsonl``, and nothing of the
texts is kept. Ten minutes on one core, nearly all of it the model's, and two with the cache of an earlier run.
Deterministic. Every figure that it prints is out of fold, and where the model speaks of rows that it has not seen.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import numpy as np
from judge_rows import (
    CHANGED_WEIGHT,
    EDITS_WEIGHT,
    LABELS,
    PAIRS_WEIGHT,
    PICTURES,
    TRAINED,
    WITH_MODEL,
    Line,
    Row,
    rows,
)

from pincite.core.nli.builtin.combination import MODEL_FEATURES
from pincite.core.nli.builtin.reading import FEATURES

FOLDS = 5
STEPS = 30
#: Trees that correct the linear model, their depth, the share of each that is kept, what holds small leaves back, and
#: thresholds a feature at most.
TREES = 80
DEPTH = 3
RATE = 0.12
HELD = 4e-3
EDGES = 15
WEIGHTS = {source: weight for source, (_, weight) in TRAINED.items()} | {
    "edits": EDITS_WEIGHT,
    "changed": CHANGED_WEIGHT,
    "pairs": PAIRS_WEIGHT,
}
#: Where supported and not balance over all sets, out of fold (the table that is printed).
THRESHOLDS = {"rules": 0.5, "model": 0.5}
#: Share of the claim's words that the premise must have: the model knows paraphrases that share none.
LEAST = {"rules": 0.2, "model": 0.0}
#: Precision that a recommended threshold keeps among the verdicts "entails", over all sets out of fold.
PRECISION = 0.8


def fit(x: np.ndarray, y: np.ndarray, weight: np.ndarray, ridge: float = 3e-3) -> np.ndarray:
    """Multinomial logistic regression by Newton's method; label 3 says only "not the first", and is shared out anew."""
    x = np.hstack([x, np.ones((len(x), 1))])
    size = x.shape[1]
    w = np.zeros((3, size))
    weight = weight / weight.sum()
    target = np.eye(4)[y]
    penalty = ridge * np.diag([*np.ones(size - 1), 1e-6])
    for _ in range(STEPS):
        p = softmax(x @ w.T)
        rest = p[:, 1:] / (p[:, 1:].sum(1, keepdims=True) + 1e-12)
        goal = target[:, :3].copy()
        goal[:, 1:] += target[:, 3:] * rest
        gradient = ((p - goal) * weight[:, None]).T @ x + w @ penalty
        # One block a class is enough of the second derivatives to converge in a few steps.
        for label in range(3):
            curve = (weight * p[:, label] * (1 - p[:, label]))[:, None]
            w[label] -= 0.7 * np.linalg.solve(x.T @ (curve * x) + penalty, gradient[label])
    return w


class Tree(NamedTuple):
    """Splits level by level (feature, threshold: higher goes right), then the leaves from left to right."""

    features: list[int]
    thresholds: list[float]
    leaves: list[float]

    def of(self, x: np.ndarray) -> np.ndarray:
        """What the tree adds to the log-odds of support in each row."""
        node = np.zeros(len(x), int)
        for _ in range(DEPTH):
            feature, threshold = np.array(self.features)[node], np.array(self.thresholds)[node]
            node = 2 * node + 1 + (x[np.arange(len(x)), feature] > threshold)
        return np.array(self.leaves)[node - (2**DEPTH - 1)]


def boosted(x: np.ndarray, supported: np.ndarray, weight: np.ndarray, odds: np.ndarray) -> list[Tree]:
    """Gradient-boosted trees on the logistic loss, from the log-odds that the linear model gives; by second order."""
    weight = weight / weight.sum()
    inner = np.linspace(0, 1, EDGES + 2)[1:-1]
    edges = [np.unique(np.round(np.quantile(column, inner), 4)) for column in x.T]
    place = np.stack([np.searchsorted(edges[at], column) for at, column in enumerate(x.T)], 1)
    rows, width, size = len(x), x.shape[1], EDGES + 1
    known = np.arange(size) < np.array([len(one) for one in edges])[:, None]
    cell = place + np.arange(width) * size
    made: list[Tree] = []
    for _ in range(TREES):
        p = 1 / (1 + np.exp(-odds))
        slope, curve = weight * (supported - p), weight * p * (1 - p)
        node, features, thresholds = np.zeros(rows, int), [], []
        for level in range(DEPTH):
            flat = (cell + (node * width * size)[:, None]).ravel()
            left = [
                np.bincount(flat, np.repeat(one, width), 2**level * width * size).reshape(-1, width, size).cumsum(2)
                for one in (slope, curve)
            ]
            whole = [one[:, :, -1:] for one in left]
            gain = left[0] ** 2 / (left[1] + HELD) + (whole[0] - left[0]) ** 2 / (whole[1] - left[1] + HELD)
            best = np.where(known, gain - whole[0] ** 2 / (whole[1] + HELD), -1.0).reshape(2**level, -1).argmax(1)
            feature, edge = best // size, best % size
            features += feature.tolist()
            thresholds += [float(edges[at][least]) for at, least in zip(feature, edge, strict=True)]
            node = 2 * node + (place[np.arange(rows), feature[node]] > edge[node])
        total = [np.bincount(node, one, 2**DEPTH) for one in (slope, curve)]
        leaves = np.round(RATE * total[0] / (total[1] + HELD), 4)
        odds = odds + leaves[node]
        made.append(Tree(features, thresholds, leaves.tolist()))
    return made


def learn(x: np.ndarray, y: np.ndarray, weight: np.ndarray) -> tuple[np.ndarray, list[Tree]]:
    """The linear model and the trees that correct it."""
    w = np.round(fit(x, y, weight), 4)
    p = softmax(np.hstack([x, np.ones((len(x), 1))]) @ w.T)
    return w, boosted(x, y == 0, weight, np.log(p[:, 0] / (p[:, 1] + p[:, 2])))


def probabilities(x: np.ndarray, w: np.ndarray, trees: list[Tree]) -> np.ndarray:
    """Of entails, neutral, contradicts."""
    z = np.hstack([x, np.ones((len(x), 1))]) @ w.T
    z[:, 0] += sum(tree.of(x) for tree in trees)
    return softmax(z)


def softmax(z: np.ndarray) -> np.ndarray:
    raised = np.exp(z - z.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def logit(p: np.ndarray) -> np.ndarray:
    inside = np.clip(p, 1e-4, 1 - 1e-4)
    return np.log(inside / (1 - inside))


def platt(x: np.ndarray, right: np.ndarray, weight: np.ndarray) -> tuple[float, float]:
    """Constant and slope; the slope is never negative, and few rows are drawn to the prior (0, 0.7)."""
    a, b = 0.0, 0.7
    for _ in range(1000):
        p = 1 / (1 + np.exp(-(a + b * x)))
        error = (p - right) * weight
        a -= 0.06 * (error.sum() + 2.0 * a) / (weight.sum() + 2)
        b -= 0.06 * ((error * x).sum() + 10.0 * (b - 0.7)) / (weight.sum() + 2)
    return round(float(a), 4), round(max(float(b), 0.0), 4)


def balanced(gold: np.ndarray, said: np.ndarray) -> float:
    return 50 * float(said[gold].mean() + (~said[~gold]).mean())


def train(found: list[Row], mode: str) -> dict[str, object]:
    """The weights of one mode, as they stand in the file."""
    names = FEATURES if mode == "rules" else FEATURES + MODEL_FEATURES
    found = [row for row in found if getattr(row, mode) is not None]
    x = np.array([getattr(row, mode) for row in found])
    y = np.array([row.label for row in found])
    source = np.array([row.line.source for row in found])
    counts = Counter(source.tolist())
    whole = {one: WEIGHTS[one] * (WITH_MODEL.get(one, 1.0) if mode == "model" else 1.0) for one in counts}
    weight = np.array([whole[one] / counts[one] for one in source.tolist()])
    # What the model has learned from says little of how far it can be trusted: scores are fitted to the rest.
    fresh = np.array([mode == "rules" or not row.line.seen for row in found])
    free = np.array([row.vetoes[mode] is None for row in found])
    fold = folds([row.line for row in found])
    # Supported and not weigh the same in each set, so that a half is where the two balance.
    learning = weight.copy()
    for one in counts:
        for supported in (True, False):
            at = (source == one) & ((y == 0) == supported)
            if at.any():
                learning[at] *= whole[one] / 2 / learning[at].sum()
        at = (source == one) & fresh
        weight[at] *= whole[one] / max(weight[at].sum(), 1e-12)
    p = np.zeros((len(found), 3))
    for one in range(FOLDS):
        w, trees = learn(x[fold != one], y[fold != one], learning[fold != one])
        p[fold == one] = probabilities(x[fold == one], w, trees)
    threshold = THRESHOLDS[mode]
    about = x[:, names.index("about")] >= LEAST[mode]
    verdicts = np.where((p[:, 0] >= threshold) & about, 0, np.where(p[:, 2] >= 0.5, 2, 1))
    for at, row in enumerate(found):
        veto = row.vetoes[mode]
        if veto is not None:
            verdicts[at] = 2 if veto.verdict == "contradicts" else 1
    calibration: dict[str, tuple[float, float]] = {}
    scores = np.zeros(len(found))
    for label in range(3):
        for vetoed in (False, True):
            key = LABELS[label] + ("_veto" if vetoed else "")
            here = (verdicts == label) & (free != vetoed)
            chosen = here & fresh & ((y < 3) | (label == 0))
            if vetoed and label == 0:
                continue
            unit = weight[chosen] / max(weight[chosen].mean(), 1e-12) if chosen.any() else weight[chosen]
            a, b = platt(logit(p[chosen, label]), (y[chosen] == label).astype(float), unit)
            calibration[key] = a, b
            scores[here] = 1 / (1 + np.exp(-(a + b * logit(p[here, label]))))
    told = [row for row, new in zip(found, fresh, strict=True) if new]
    report(mode, told, source[fresh], y[fresh], p[fresh], verdicts[fresh], free[fresh], threshold)
    recommended = reliability(mode, y[fresh], verdicts[fresh], scores[fresh], weight[fresh])
    w, trees = learn(x, y, learning)
    return {
        "names": list(names),
        "weights": w.tolist(),
        "trees": [tree._asdict() for tree in trees],
        "threshold": threshold,
        "recommended": recommended,
        "least": LEAST[mode],
        "calibration": calibration,
    }


def report(
    mode: str, found: list[Row], source: np.ndarray, y: np.ndarray, p: np.ndarray, verdicts: np.ndarray,
    free: np.ndarray, threshold: float,
) -> None:  # fmt: skip
    """Wrong vetoes by kind; balanced accuracy by threshold and by set."""
    fired: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for at, row in enumerate(found):
        veto = row.vetoes[mode]
        if veto is not None and p[at, 0] >= threshold:
            fired[f"{veto.kind} {veto.verdict}"] += 1
            wrong[f"{veto.kind} {veto.verdict}"] += row.label == 0
    for kind in sorted(fired):
        print(f"{mode:6} veto {kind:25} against the weights {fired[kind]:5}, wrong {wrong[kind]:5}")
    kinds = list(dict.fromkeys(source.tolist()))
    both = [one for one in kinds if 0 < (y[source == one] == 0).mean() < 1]
    for level in (0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6):
        said = (p[:, 0] >= level) & free
        each = {one: balanced(y[source == one] == 0, said[source == one]) for one in both}
        print(f"{mode:6} threshold {level:.2f}", " ".join(f"{one[:10]} {value:.1f}" for one, value in each.items()))
    for one in both:
        at = source == one
        gold = y[at] == 0
        ruled, weighed = balanced(gold, verdicts[at] == 0), balanced(gold, p[at, 0] >= threshold)
        passed = 100 * (verdicts[at] == 0)[~gold].mean()
        print(f"{mode:6} {one:20} {ruled:5.1f}, bad passed {passed:4.1f} %, without vetoes {weighed:5.1f}")


def reliability(mode: str, y: np.ndarray, verdicts: np.ndarray, scores: np.ndarray, weight: np.ndarray) -> float:
    """How often verdicts are right by score, supported or not; the threshold that keeps the precision of "entails"."""
    supported, told = y == 0, verdicts == 0
    for low in np.arange(0.0, 1.0, 0.1):
        at = (scores >= low) & (scores < low + 0.1 + 1e-9)
        if at.any():
            right = np.average((supported == told)[at], weights=weight[at])
            mean = scores[at].mean()
            print(f"{mode:6} score {low:.1f}-{low + 0.1:.1f} rows {at.sum():5} mean {mean:.3f} right {right:.3f}")
    recommended = 1.0
    for level in np.arange(0.3, 0.95, 0.05):
        kept = told & (scores >= level)
        if kept.any():
            precision = np.average(supported[kept], weights=weight[kept])
            share = weight[kept & supported].sum() / weight[supported].sum()
            if precision >= PRECISION:
                recommended = min(recommended, round(float(level), 2))
            print(f"{mode:6} entails from {level:.2f}: right {precision:.3f}, of the supported {share:.3f}")
    return recommended


def folds(found: list[Line]) -> np.ndarray:
    """The fold of each line; what shares a premise or a claim is in one: a claim and its edit, an article and extracts.

    Claims about pictures are so short that strangers share them, and are not looked at.
    """
    above: dict[tuple[str, str], tuple[str, str]] = {}

    def top(one: tuple[str, str]) -> tuple[str, str]:
        while (higher := above.setdefault(one, one)) != one:
            above[one] = above[higher]
            one = above[one]
        return one

    for line in found:
        if line.source not in PICTURES:
            above[top(("claim", line.claim.casefold()))] = top(("premise", line.premise))
    return np.array([hash_of(top(("premise", line.premise))[1]) % FOLDS for line in found])


def hash_of(text: str) -> int:
    return sum(ord(char) * (at + 1) for at, char in enumerate(text[:200]))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--cache", type=Path)
    parser.add_argument(
        "--out", type=Path, default=Path(__file__).parents[1] / "core/nli/builtin/data/combination.json"
    )
    parser.add_argument("--only", choices=("rules", "model"), help="fit this part, and leave the other as it stands")
    options = parser.parse_args()
    found = rows(options.folder, options.cache)
    made: dict[str, object] = json.loads(options.out.read_text("utf-8")) if options.only else {}
    made |= {mode: train(found, mode) for mode in ("rules", "model") if options.only in (None, mode)}
    options.out.write_text(json.dumps(made, separators=(",", ":")).replace("},", "},\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
