"""The rows that the built-in judge's combination learns from: public sets, minimal edits, this project's own pairs.

What the model thinks of a claim and a window is kept in a file between runs; nothing of it is shipped.
"""

import json
import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from minimal_edits import edits
from nli_model import sets
from nli_model.variations import changed

from pincite.core.nli.builtin.combination import MODEL_FEATURES, model_features
from pincite.core.nli.builtin.cross_encoder import Encoder, Logits, load
from pincite.core.nli.builtin.excerpts import excerpts
from pincite.core.nli.builtin.reading import FEATURES, Reading, read

#: Sets whose licence lets what is learned be shipped, with how many rows of each are used and their weight in all.
TRAINED = {
    "feversym_dev": (708, 2.0), "fm2_dev": (1169, 3.0), "wice_claim_dev": (349, 2.0), "wice_oracle_dev": (700, 1.0),
    "snli_dev": (1500, 0.8), "fever_dev_rte_6000": (1600, 1.0), "citint_train": (700, 1.5), "citint_dev": (300, 0.7),
    "med": (700, 0.2), "monli_nmonli_train": (200, 0.12), "monli_pmonli": (200, 0.12), "conjnli_train": (600, 0.25),
    "neg_snli": (400, 0.3), "neg_mnli": (400, 0.3), "wice_partial_train": (150, 0.3),
}  # fmt: skip
#: Sets whose supported claims are edited, with how many edited claims are used; their weight in all.
EDITED = {"feversym_dev": 600, "fm2_dev": 700, "fever_dev_rte_6000": 900, "snli_dev": 300, "wice_oracle_dev": 300}
EDITS_WEIGHT = 2.0
#: Changes of claims that the model has not learned from, of which half keep the meaning; their weight in all.
CHANGED = {"feversym_dev": 200, "fm2_dev": 300, "fever_dev_rte_6000": 600}
CHANGED_WEIGHT = 1.5
#: The pairs that were written for this judge, and their weight in all.
PAIRS = Path(__file__).parent / "pairs_dev" / "dev.jsonl"
PAIRS_WEIGHT = 3.0
#: How much more some weigh with the model: probes of wider and narrower words, which the rules alone cannot tell, and
#: the pairs, of which the model knows little by itself.
WITH_MODEL = {"med": 5.0, "monli_nmonli_train": 5.0, "monli_pmonli": 5.0, "conjnli_train": 5.0, "pairs": 1.7}
#: Sets of claims about pictures.
PICTURES = frozenset({"snli_dev", "neg_snli", "neg_mnli"})
LABELS = ("entails", "neutral", "contradicts", "not_entails")


class Line(NamedTuple):
    """A claim, its premise, what the premise makes of it, the language, and the set it is from."""

    source: str
    claim: str
    premise: str
    label: str
    language: str = "en"
    #: Whether the model has learned from the claim.
    seen: bool = False


class Row:
    """A line as the combination sees it."""

    def __init__(self, line: Line, reading: Reading, logits: list[Logits] | None) -> None:
        self.line, self.label = line, LABELS.index(line.label)
        self.rules = [reading.features[name] for name in FEATURES]
        self.model: list[float] | None = None
        if logits is not None:
            spoken = model_features(logits)
            self.model = self.rules + [spoken[name] for name in MODEL_FEATURES]
        self.vetoes = {"rules": reading.veto(model=False), "model": reading.veto(model=True)}


def lines(folder: Path) -> Iterator[Line]:
    """The rows of the sets, then those made from them, then the pairs; first what the model has not learned from."""
    supported: list[Line] = []
    learned, kept = sets.load(folder)
    for source, (most, _) in TRAINED.items():
        taken: list[Line] = []
        for seen, found in ((False, kept[source]), (True, learned[source])):
            random.Random(11).shuffle(found)
            taken += [Line(source, one.claim, one.premise, one.label, seen=seen) for one in found]
        taken = taken[:most]
        yield from taken
        supported += [one for one in taken if one.label == "entails" and source in EDITED]
    for source, most in EDITED.items():
        draw = random.Random(23)
        made: list[Line] = []
        for one in supported:
            if one.source == source:
                fitting = list(edits(one.claim, one.premise, draw))
                for claim, label in draw.sample(fitting, min(3, len(fitting))):
                    made.append(Line("edits", claim, one.premise, label, seen=one.seen))
        draw.shuffle(made)
        yield from sorted(made, key=lambda one: one.seen)[:most]
    for source, most in CHANGED.items():
        draw = random.Random(29)
        varied = [
            Line("changed", claim, premise, label)
            for one in kept[source] if one.label == "entails"
            for claim, premise, label in changed(one.claim, one.premise, draw, 4)
        ]  # fmt: skip
        draw.shuffle(varied)
        yield from varied[:most]
    for text in PAIRS.read_text("utf-8").splitlines():
        pair = json.loads(text)
        seen = pair["lang"] == "en" and sets.percent(sets.normal(pair["premise"])) < 50
        yield Line("pairs", pair["supported"], pair["premise"], "entails", pair["lang"], seen)
        yield Line("pairs", pair["unsupported"], pair["premise"], pair["label"], pair["lang"], seen)


def rows(folder: Path, cache: Path | None) -> list[Row]:
    """Every row, read by the rules and, where it is English, by the model."""
    known: dict[tuple[str, str], Logits] = {}
    if cache is not None and cache.exists():
        known = pickle.loads(cache.read_bytes())
    encoder: Encoder | None = None
    found: list[Row] = []
    for line in lines(folder):
        reading = read(line.claim, line.premise, line.language)
        logits = None
        if reading.tongue.english and reading.aligned is not None:
            windows = excerpts(reading.premise, reading.wanted)
            missing = [one for one in windows if (line.claim, one) not in known]
            if missing:
                if encoder is None:
                    loaded = load()
                    if isinstance(loaded, str):
                        raise SystemExit(loaded)
                    encoder = loaded
                known |= {
                    (line.claim, one): spoken
                    for one, spoken in zip(missing, encoder.score(line.claim, missing), strict=True)
                }
            logits = [known[line.claim, one] for one in windows]
        found.append(Row(line, reading, logits))
    if cache is not None:
        cache.write_bytes(pickle.dumps(known))
    return found
