"""Judges the minimal pairs with any provider: balanced accuracy and bad claims passed, by kind and by language.

    python benchmarks/pairs.py benchmarks/pairs/pairs.jsonl --provider fake-nli

A claim passes when the verdict is "entails". Intervals are 95 % percentile bootstraps over whole pairs, with a fixed
seed: the two claims of a pair share a premise, and are drawn together. Exits with 1 when the provider cannot be used,
or leaves a claim unanswered: a failure is not a verdict.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import anyio
from measure import SEED, machine, title

from pincite.core.errors import ProvenanceError
from pincite.core.nli.registry import Registry
from pincite.core.ports import NLIProvider

RESAMPLES = 2_000


@dataclass(frozen=True, slots=True)
class Pair:
    """One premise, a claim that it supports, and one that it does not."""

    id: str
    lang: str
    kind: str
    premise: str
    supported: str
    unsupported: str
    #: What the premise makes of the unsupported claim: ``contradicts`` or ``neutral``.
    label: str


@dataclass(frozen=True, slots=True)
class Judged:
    """Which claims of a pair the judge let pass."""

    pair: Pair
    good_passed: bool
    bad_passed: bool


Measure = Callable[[Sequence[Judged]], float]


def read(path: Path) -> list[Pair]:
    """The pairs of a JSON Lines file; ``TypeError`` where a line lacks a field or has one too many."""
    return [Pair(**json.loads(line)) for line in path.read_text("utf-8").splitlines() if line]


async def judge(provider: NLIProvider, pairs: Iterable[Pair]) -> list[Judged]:
    """What ``provider`` makes of both claims of every pair."""
    judged = []
    for pair in pairs:
        claims = [(pair.supported, pair.premise), (pair.unsupported, pair.premise)]
        good, bad = await provider.evaluate_batch(claims, language=pair.lang)
        judged.append(Judged(pair, good.verdict == "entails", bad.verdict == "entails"))
    return judged


def balanced_accuracy(judged: Sequence[Judged]) -> float:
    """The mean of the share of supported claims passed and the share of the others stopped."""
    return (sum(one.good_passed for one in judged) / len(judged) + 1 - bad_passed(judged)) / 2


def bad_passed(judged: Sequence[Judged]) -> float:
    """The share of unsupported claims that passed."""
    return sum(one.bad_passed for one in judged) / len(judged)


def interval(judged: Sequence[Judged], measure: Measure) -> tuple[float, float]:
    """The 2.5th and 97.5th percentiles of ``measure`` over resampled pairs."""
    draw = random.Random(SEED)
    found = sorted(measure(draw.choices(judged, k=len(judged))) for _ in range(RESAMPLES))
    return found[int(0.025 * RESAMPLES)], found[int(0.975 * RESAMPLES) - 1]


def figure(judged: Sequence[Judged], measure: Measure) -> str:
    """A measure with its interval."""
    low, high = interval(judged, measure)
    return f"{measure(judged):.3f} [{low:.3f}, {high:.3f}]"


def show(name: str, judged: Sequence[Judged]) -> None:
    """One line: how many pairs, balanced accuracy, bad claims passed."""
    print(f"  {name:<18} {len(judged):>5}   {figure(judged, balanced_accuracy)}   {figure(judged, bad_passed)}")


def show_groups(name: str, judged: Sequence[Judged], key: Callable[[Pair], str]) -> None:
    """One line a group, in the order of the file."""
    title(f"{name:<20} {'pairs':>5}   {'balanced accuracy':<20}   bad claims passed")
    for group in dict.fromkeys(key(one.pair) for one in judged):
        show(group, [one for one in judged if key(one.pair) == group])


async def run(path: Path, name: str) -> int:
    """Judge the file with the provider called ``name``, and print."""
    pairs = read(path)
    registry = Registry()
    try:
        provider = await registry.choose(name)
        judged = await judge(provider, pairs)
    except ProvenanceError as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        await registry.aclose()
    print(f"{provider.name}, {len(pairs)} pairs of {path}; {machine()}; seed {SEED}, {RESAMPLES} resamples")
    show_groups("all", judged, lambda _: "all")
    show_groups("kind", judged, lambda pair: pair.kind)
    show_groups("language", judged, lambda pair: pair.lang)
    show_groups("unsupported is", judged, lambda pair: pair.label)
    return 0


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path, help="JSON Lines, as in benchmarks/pairs/README.md")
    parser.add_argument("--provider", required=True, help="the full or short name of a judge, such as builtin-nli")
    asked = parser.parse_args()
    return anyio.run(run, asked.file, asked.provider)


if __name__ == "__main__":
    sys.exit(main())
