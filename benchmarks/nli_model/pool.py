"""Writes what the model learns from: the sets, changed claims and premises, moulds, and half of the English pairs.

    python -m nli_model.pool FOLDER MODEL_FOLDER OUT

FOLDER holds the sets of ``sets.py``, MODEL_FOLDER ``tokenizer.json``. OUT is a pickle of the word pieces by kind, each
with its share in percent; and ``OUT.watch``, the same of rows that are kept apart. Deterministic.
"""

import json
import os
import pickle
import random
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from tokenizers import Tokenizer

from nli_model import sets, templates
from nli_model.sets import Row
from nli_model.variations import changed

PAIRS = Path(os.environ.get("PAIRS") or Path(__file__).parents[1] / "pairs_dev")
LABELS = ("entails", "neutral", "contradicts", "not_entails")
PIECES = 160
#: Rows of more pieces are left out, but of these kinds: they cost twice as much and teach no more.
FEW, LONG = 120, ("wice", "citint")
_PLAIN = re.compile(r"[A-Z][^\"\[\]{}|<>=#*_@()]{40,180}[a-z0-9]\.")


def sentences(rows: Iterable[Row]) -> list[list[str]]:
    """The plain sentences of each different premise, in order."""
    found: list[list[str]] = []
    for premise in dict.fromkeys(row.premise for row in rows):
        if "-LRB-" in premise:
            continue
        plain = [
            re.sub(r" ([.,;])", r"\1", one).strip() for one in re.split(r"(?<=[.!?])\s+|\n+", premise.replace(" .", "."))
        ]
        plain = [one for one in plain if _PLAIN.fullmatch(one) and 7 < len(one.split()) < 30]
        if plain:
            found.append(plain)
    return found


def padded(premise: str, pool: list[str], draw: random.Random) -> str:
    """The premise among other sentences, up to about a hundred words."""
    before, after = draw.sample(pool, draw.randint(0, 3)), draw.sample(pool, draw.randint(0, 3))
    while sum(len(one.split()) for one in [premise, *before, *after]) > 105 and (before or after):
        (before if len(before) > len(after) else after).pop()
    return " ".join([*before, premise, *after])


def variations(rows: Iterable[Row], pool: list[str], draw: random.Random, count: int, source: str) -> list[Row]:
    """Changes of the supported claims, an eighth of them within a paragraph."""
    made: list[Row] = []
    for row in rows:
        if row.label == "entails":
            for claim, premise, label in changed(row.claim, row.premise, draw, count):
                text = padded(premise, pool, draw) if draw.random() < 0.12 else premise
                made.append(Row(source, claim, text, label))
    return made


def pairs(apart: bool) -> list[Row]:
    """Our own English pairs: the half to learn from, or the half that is kept apart."""
    made: list[Row] = []
    for line in (PAIRS / "dev.jsonl").read_text("utf-8").splitlines():
        one = json.loads(line)
        if one["lang"] == "en" and (sets.percent(sets.normal(one["premise"])) < 50) != apart:
            made.append(Row("pairs", one["supported"], one["premise"], "entails"))
            made.append(Row("pairs", one["unsupported"], one["premise"], one["label"]))
    return made


def moulded(draw: random.Random, apart: bool, count: int, pool: list[str]) -> list[Row]:
    """Rows from the moulds, or from those that are kept apart; a sixth of them within a paragraph."""
    moulds = tuple(one for one in templates.MOULDS if (one in templates.APART) == apart)
    made: list[Row] = []
    for _ in range(count):
        for claim, premise, label in templates.made(draw, moulds):
            text = padded(premise, pool, draw) if draw.random() < 0.17 else premise
            made.append(Row("moulds", claim, text, label))
    return made


def kinds(found: dict[str, list[Row]], apart: bool, draw: random.Random) -> dict[str, tuple[float, list[Row]]]:
    """Rows by kind, each kind with its share in percent."""
    cited = found["fever_dev_rte_6000"] + found["fm2_dev"] + found["feversym_dev"] * 2
    texts = sentences(found["fm2_dev"] + found["wice_oracle_dev"] + found["citint_train"] + found["fever_dev_rte_6000"])
    pool = [one for text in texts for one in text]
    itself: list[Row] = []
    for text in texts:
        for at in draw.sample(range(len(text)), min(3, len(text))):
            near = " ".join(text[max(0, at - draw.randint(0, 1)) : at + 1 + draw.randint(0, 1)])
            itself.append(Row("itself", text[at], near, "entails"))
    probes = (
        draw.sample(found["conjnli_train"], min(5000, len(found["conjnli_train"]))) + found["med"] + found["monli_pmonli"]
        + found["monli_nmonli_train"] + found["neg_snli"] * 2 + found["neg_mnli"] * 2
    )  # fmt: skip
    strangers = [
        Row("strangers", row.claim, draw.choice(found[name]).premise, "neutral")
        for name in ("fever_dev_rte_6000", "fm2_dev") for row in draw.sample(found[name], len(found[name]) // 3)
    ]  # fmt: skip
    wrapped = [
        row._replace(premise=padded(row.premise, pool, draw))
        for row in cited + found["snli_dev"][: len(cited) // 4] if len(row.premise.split()) < 60
    ]  # fmt: skip
    return {
        "snli": (9, found["snli_dev"]),
        "fever": (12, found["fever_dev_rte_6000"]),
        "fm2": (9, found["fm2_dev"]),
        "feversym": (7, found["feversym_dev"]),
        "wice": (2, found["wice_oracle_dev"] + found["wice_partial_train"] + sets.windows(found["wice_claim_dev"], draw)),
        "citint": (0.6, found["citint_train"] + found["citint_dev"]),
        "probes": (3.5, probes),
        "changed": (18, variations(cited, pool, draw, 4, "changed")),
        "sentences": (11, variations(itself, pool, draw, 3, "sentences")),
        "pictures": (2, variations(found["snli_dev"], pool, draw, 1, "pictures")),
        "moulds": (12, moulded(draw, apart, 200 if apart else 4000, pool)),
        "pairs": (5, pairs(apart)),
        "strangers": (1, strangers),
        "wrapped": (2, wrapped),
    }


def main() -> None:
    folder, model, out = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
    tokenizer = Tokenizer.from_file(str(model / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.enable_truncation(PIECES, strategy="longest_first")

    def pieces(rows: list[Row]) -> list[tuple[list[int], int, int]]:
        read = tokenizer.encode_batch([(row.premise, " ".join(row.claim.split()[:70])) for row in rows])
        return [
            (one.ids, one.type_ids.index(1) if 1 in one.type_ids else len(one.ids), LABELS.index(row.label))
            for one, row in zip(read, rows, strict=True)
        ]

    for apart, name in ((False, out), (True, out.with_suffix(".watch"))):
        draw = random.Random(5)
        made = kinds(sets.load(folder)[apart], apart, draw)
        for kind, (share, rows) in made.items():
            count = [sum(row.label == label for row in rows) for label in LABELS]
            print(f"{'apart' if apart else 'learned':8} {kind:10} share {share:4} rows {len(rows):6} {count}")
        whole = {}
        for kind, (share, rows) in made.items():
            read = pieces(rows)
            whole[kind] = share, [one for one in read if apart or kind in LONG or len(one[0]) <= FEW]
        new = name.with_suffix(".new")
        new.write_bytes(pickle.dumps(whole))
        os.replace(new, name)


if __name__ == "__main__":
    main()
