"""How far a judge of entailment can be trusted: any provider, on any files of claims and premises.

    python benchmarks/nli.py PROVIDER FOLDER|FILE... [--limit N]

PROVIDER is a name that `pincite doctor` lists. A file is JSON Lines, each with `claim`, `premise`, `label` and `lang`;
of a folder, every `*.jsonl` that lies directly in it. The labels are `entails`, `neutral` and `contradicts`, or
`not_entails` in sets that only tell supported from not: there, a judge's `neutral` and `contradicts` are one.
`fake-nli`, the floor that counts shared words, is measured beside the judge in the same run.

- balanced accuracy: the mean of the shares of supported and of unsupported claims that are told rightly
- macro-F1: the mean of F1 over the classes of the labels
- unsupported passed: the share of unsupported claims for which the judge says `entails`
- calibration error: how far `score` is from the share of right verdicts, over ten bins of equal width (Naeini et al.
  2015, expected calibration error)
- ms a pair: wall-clock time, one pair after the other

In brackets: 95 % bootstrap intervals (percentiles of 1,000 resamples of the rows, fixed seed). Rows that the judge did
not answer are counted and left out.
"""

import argparse
import json
import random
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

import anyio
import measure

from pincite.core.errors import NLIUnavailableError, ProvenanceError
from pincite.core.nli.registry import Registry
from pincite.core.ports import NLIProvider

FLOOR = "fake-nli"
LABELS = ("entails", "neutral", "contradicts", "not_entails")
RESAMPLES = 1_000
BINS = 10


@dataclass(frozen=True, slots=True)
class Pair:
    """A claim and a premise, and what the premise is to the claim."""

    claim: str
    premise: str
    label: str
    language: str


@dataclass(frozen=True, slots=True)
class Judged:
    """A label, the judge's verdict in the same classes, its score and how long it took."""

    label: str
    verdict: str
    score: float
    milliseconds: float


Rows = Sequence[Judged]
Figure = Callable[[Rows], float | None]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("provider", metavar="PROVIDER")
    arguments.add_argument("places", type=Path, nargs="+", metavar="FOLDER|FILE")
    arguments.add_argument("--limit", type=int, default=0, metavar="N", help="rows of each file, after a fixed shuffle")
    chosen = arguments.parse_args()

    sets = {path.stem: read(path, chosen.limit) for path in files(chosen.places)}
    print(measure.machine())
    limit = f"at most {chosen.limit} rows a file; " if chosen.limit else ""
    print(f"{sum(map(len, sets.values()))} pairs in {len(sets)} files; {limit}seed {measure.SEED}\n")
    anyio.run(compare, chosen.provider, sets)


def files(places: Iterable[Path]) -> list[Path]:
    """The files, and those of the folders, in order."""
    found = [path for place in places for path in (sorted(place.glob("*.jsonl")) if place.is_dir() else [place])]
    if not found:
        raise SystemExit("no *.jsonl lies directly in these folders")
    return found


def read(path: Path, limit: int) -> list[Pair]:
    """The pairs of a file; the first ``limit`` of them after a fixed shuffle, or all."""
    pairs = []
    # Split at line feeds alone: a premise may hold other characters that end a line.
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), start=1):
        if line.strip():
            row = json.loads(line)
            label = row.get("label")
            if label not in LABELS:
                raise SystemExit(f"{path}, line {number}: the label is {label!r}; known: {', '.join(LABELS)}")
            pairs.append(Pair(row["claim"], row["premise"], label, row.get("lang") or "en"))
    random.Random(measure.SEED).shuffle(pairs)
    return pairs[:limit] if limit else pairs


async def compare(name: str, sets: dict[str, list[Pair]]) -> None:
    """Measure the judge and the floor on every set, then by language."""
    registry = Registry()
    try:
        judges = [await registry.choose(one) for one in dict.fromkeys((name, FLOOR))]
        by_language: defaultdict[tuple[str, str], list[Judged]] = defaultdict(list)
        print("| set | judge | pairs | " + " | ".join(FIGURES) + " |")
        print("|---|---|" + "---|" * (len(FIGURES) + 1))
        for title, pairs in sets.items():
            for judge in judges:
                rows = [row async for row in judged(judge, pairs)]
                told = [row for _, row in rows if row is not None]
                show(title, judge, in_classes(told), len(rows) - len(told))
                for pair, row in rows:
                    if row is not None:
                        by_language[pair.language, judge.name].append(row)
        for (language, judge_name), told in sorted(by_language.items(), key=lambda one: one[0][0]):
            judge = next(one for one in judges if one.name == judge_name)
            show(f"all of {language}, supported or not", judge, two_way(told))
        everything = [
            row for (_, judge_name), told in by_language.items() if judge_name == judges[0].name for row in told
        ]
        reliability(judges[0], two_way(everything))
    except ProvenanceError as error:
        raise SystemExit(str(error)) from None
    finally:
        await registry.aclose()


async def judged(judge: NLIProvider, pairs: Iterable[Pair]) -> AsyncIterator[tuple[Pair, Judged | None]]:
    """Each pair with what the judge said of it; None where it did not answer."""
    for pair in pairs:
        started = time.perf_counter()
        try:
            said = await judge.evaluate(pair.claim, pair.premise, language=pair.language)
        except NLIUnavailableError:
            yield pair, None
            continue
        took = 1_000 * (time.perf_counter() - started)
        yield pair, Judged(pair.label, said.verdict, said.score, took)


def in_classes(rows: Rows) -> Rows:
    """The rows in the classes of their labels."""
    return two_way(rows) if any(row.label == "not_entails" for row in rows) else rows


def two_way(rows: Rows) -> Rows:
    """The rows as supported or not."""
    return [Judged(_two_way(row.label), _two_way(row.verdict), row.score, row.milliseconds) for row in rows]


def _two_way(label: str) -> str:
    return label if label == "entails" else "not_entails"


def balanced_accuracy(rows: Rows) -> float | None:
    """The mean of the shares of supported and of unsupported claims that are told rightly."""
    told: dict[bool, list[bool]] = {True: [], False: []}
    for row in rows:
        supported = row.label == "entails"
        told[supported].append((row.verdict == "entails") == supported)
    return mean(map(mean, told.values())) if all(told.values()) else None


def macro_f1(rows: Rows) -> float | None:
    """The mean of F1 over the classes of the labels."""
    scores = []
    for label in {row.label for row in rows}:
        right = sum(row.label == label == row.verdict for row in rows)
        either = sum((row.label == label) + (row.verdict == label) for row in rows)
        scores.append(2 * right / either)
    return mean(scores) if scores else None


def passed(rows: Rows) -> float | None:
    """The share of unsupported claims for which the judge says that they are supported."""
    unsupported = [row.verdict == "entails" for row in rows if row.label != "entails"]
    return mean(unsupported) if unsupported else None


def calibration_error(rows: Rows) -> float | None:
    """The mean distance of score and share of right verdicts over the bins, by how full they are."""
    if not rows:
        return None
    return sum(len(bin_) * abs(_score(bin_) - _right(bin_)) for bin_ in bins(rows).values()) / len(rows)


def milliseconds(rows: Rows) -> float | None:
    """The mean time of a pair."""
    return mean(row.milliseconds for row in rows) if rows else None


def bins(rows: Rows) -> dict[int, list[Judged]]:
    """The rows by score, in bins of equal width; a full score is in the last."""
    found: defaultdict[int, list[Judged]] = defaultdict(list)
    for row in rows:
        found[min(int(row.score * BINS), BINS - 1)].append(row)
    return dict(sorted(found.items()))


def _score(rows: Rows) -> float:
    return mean(row.score for row in rows)


def _right(rows: Rows) -> float:
    return mean(row.verdict == row.label for row in rows)


FIGURES: dict[str, Figure] = {
    "balanced accuracy": balanced_accuracy,
    "macro-F1": macro_f1,
    "unsupported passed": passed,
    "calibration error": calibration_error,
    "ms a pair": milliseconds,
}


def intervals(rows: Rows) -> dict[str, tuple[float, float]]:
    """The 95 % interval of each figure, over resamples of the rows."""
    chance = random.Random(measure.SEED)
    found: dict[str, list[float]] = {name: [] for name in FIGURES}
    for _ in range(RESAMPLES if rows else 0):
        drawn = chance.choices(rows, k=len(rows))
        for name, figure in FIGURES.items():
            if (value := figure(drawn)) is not None:
                found[name].append(value)
    return {
        name: (measure.percentile(values, 0.025), measure.percentile(values, 0.975))
        for name, values in found.items()
        if values
    }


def show(title: str, judge: NLIProvider, rows: Rows, unanswered: int = 0) -> None:
    """One line of the table."""
    around = intervals(rows)
    cells = []
    for name, figure in FIGURES.items():
        value = figure(rows)
        places = 2 if name == "ms a pair" else 3
        if value is None or name not in around:
            cells.append("")
        else:
            low, high = around[name]
            cells.append(f"{value:.{places}f} [{low:.{places}f}, {high:.{places}f}]")
    count = f"{len(rows)}, and {unanswered} unanswered" if unanswered else f"{len(rows)}"
    print(f"| {title} | {judge.name} | {count} | " + " | ".join(cells) + " |", flush=True)


def reliability(judge: NLIProvider, rows: Rows) -> None:
    """For each bin of scores, the share of verdicts that are right."""
    print(f"\nReliability of {judge.name} over all sets, supported or not:\n\n| score | pairs | mean score | right |")
    print("|---|---|---|---|")
    for place, held in bins(rows).items():
        span = f"{place / BINS:.1f}-{(place + 1) / BINS:.1f}"
        print(f"| {span} | {len(held)} | {_score(held):.3f} | {_right(held):.3f} |")


if __name__ == "__main__":
    main()
