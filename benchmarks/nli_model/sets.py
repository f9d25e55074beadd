"""The public sets that the model learns from, by group, and which rows are kept apart from it."""

import hashlib
import json
import random
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

#: Sets of cited passages: a share of them, by whole groups of rows that share a claim or a premise, is kept apart.
CITED = (
    "feversym_dev", "fm2_dev", "fever_dev_rte_6000", "wice_claim_dev", "wice_oracle_dev", "wice_partial_train",
    "citint_train", "citint_dev",
)  # fmt: skip
#: Other sets, where rows of one premise are a group.
PROBES = ("snli_dev", "conjnli_train", "med", "monli_pmonli", "monli_nmonli_train", "neg_snli", "neg_mnli")
#: Percent of the groups that are kept apart.
KEPT = {"snli_dev": 12, "conjnli_train": 8, "med": 20, "neg_snli": 50, "neg_mnli": 50}
KEPT_CITED = 15
KEPT_ELSE = 15


class Row(NamedTuple):
    """A claim, its premise, what the premise makes of it, and the set it is from."""

    source: str
    claim: str
    premise: str
    label: str
    support: tuple[int, ...] = ()


def normal(text: str) -> str:
    """The words of a text, as they are compared."""
    return re.sub(r"\W+", " ", text.lower()).strip()


def percent(text: str) -> int:
    """A number from 0 to 99 that only depends on the text."""
    return int(hashlib.md5(text.encode("utf-8", "replace"), usedforsecurity=False).hexdigest(), 16) % 100


def read(path: Path) -> Iterable[dict]:
    """The objects of a JSON Lines file."""
    return (json.loads(line) for line in path.read_text("utf-8").split("\n") if line.strip())


def load(folder: Path) -> tuple[dict[str, list[Row]], dict[str, list[Row]]]:
    """Rows to learn from and rows kept apart, by set; none whose claim or premise stands in a set of ``measure``."""
    sealed: set[str] = set()
    for path in sorted((folder / "measure").glob("*.jsonl")):
        for one in read(path):
            sealed |= {normal(one["claim"]), normal(one["premise"])}
    rows: list[Row] = []
    for source in CITED + PROBES:
        for one in read(folder / f"{source}.jsonl"):
            support = one.get("support") or []
            if support and isinstance(support[0], list):
                support = support[0]
            row = Row(source, one["claim"], one["premise"], one["label"], tuple(support))
            if normal(row.claim) in sealed or (normal(row.premise) in sealed and source != "snli_dev"):
                continue
            rows.append(row)
    groups = Groups()
    for row in rows:
        if row.source in CITED:
            groups.join(row)
    learned: dict[str, list[Row]] = {source: [] for source in CITED + PROBES}
    kept: dict[str, list[Row]] = {source: [] for source in CITED + PROBES}
    for row in rows:
        cited = row.source in CITED
        at = percent(groups.of(row)) if cited else percent(normal(row.premise)[:40])
        apart = at < (KEPT_CITED if cited else KEPT.get(row.source, KEPT_ELSE))
        (kept if apart else learned)[row.source].append(row)
    return learned, kept


class Groups:
    """Rows that share a claim or a premise, directly or through others, are one group."""

    def __init__(self) -> None:
        self._above: dict[str, str] = {}

    def _top(self, one: str) -> str:
        while (higher := self._above.setdefault(one, one)) != one:
            self._above[one] = self._above[higher]
            one = self._above[one]
        return one

    def join(self, row: Row) -> None:
        """Put the claim and the premise of a row in one group."""
        first, second = sorted((self._top("c " + normal(row.claim)), self._top("p " + normal(row.premise))))
        self._above[second] = first

    def of(self, row: Row) -> str:
        """The name of a row's group."""
        return self._top("c " + normal(row.claim))


def windows(rows: Iterable[Row], draw: random.Random) -> list[Row]:
    """Claims of whole articles as rows of a paragraph: the supporting sentences with neighbours, or a far window."""
    made: list[Row] = []
    for row in rows:
        lines = [one for one in row.premise.split("\n") if one.strip()]
        if row.label != "entails":
            continue
        near = sorted({other for at in row.support for other in (at - 1, at, at + 1) if 0 <= other < len(lines)})
        if near:
            made.append(Row("wice_near", row.claim, " ".join(lines[at] for at in near), "entails"))
        far = [at for at in range(len(lines) - 4) if not any(at <= one < at + 4 for one in row.support)]
        if len(lines) > 12 and far:
            at = draw.choice(far)
            made.append(Row("wice_far", row.claim, " ".join(lines[at : at + 4]), "neutral"))
    return made
