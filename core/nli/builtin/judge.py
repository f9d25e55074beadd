"""The judge of the house: rules everywhere, and a small English model where its runtime is installed."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.util import find_spec
from threading import Lock
from typing import Final

import anyio.to_thread

from pincite.core.extras import installed_from, to_install
from pincite.core.models.sendable import without_surrogates
from pincite.core.nli.builtin.combination import decide, fitted, model_features
from pincite.core.nli.builtin.cross_encoder import Encoder, load
from pincite.core.nli.builtin.evidence import evidence
from pincite.core.nli.builtin.excerpts import excerpts
from pincite.core.nli.builtin.premise import MOST_READ
from pincite.core.nli.builtin.quoting import beside_quotation
from pincite.core.nli.builtin.reading import MOST_CLAIM, read
from pincite.core.nli.builtin.unknown import unknown, unsupported
from pincite.core.nli.place import Place
from pincite.core.nli.reservations import NOTE
from pincite.core.ports import NLIProvider, NLIVerdict

_NOT_ENGLISH: Final = "it has learned from English alone"
#: What the model runs in.
_RUNTIME: Final = ("onnxruntime", "tokenizers")
_PLACE: Final = Place("pincite.builtin_nli")


def lacking(needed: Sequence[str] = _RUNTIME) -> str | None:
    """What the model lacks to speak as well, and how to add it, or None; nothing of it is loaded."""
    missing = [name for name in needed if find_spec(name) is None]
    if not missing:
        return None
    return f"not installed: {', '.join(missing)}; {to_install('judge', installed_from())}"


class BuiltinNLI(NLIProvider):
    """``builtin-nli``: no key, no download, deterministic. How far it can be trusted: docs/judge.md.

    ``raw`` holds the evidence sentence with its offsets, the reason in words, every finding of the rules, the
    probabilities of the three verdicts and the parts that spoke (``rules``, ``model``). ``score`` is the probability
    that the verdict is right.
    """

    name = "builtin-nli"
    target = "cpu"
    #: The score from which "entails" is right four times in five (fitted out of fold); higher without the model.
    recommended_threshold: float

    def __init__(self, loader: Callable[[], Encoder | str] = load) -> None:
        """``loader`` gives the model, or the reason why there is none; it is called when a judgement first needs it."""
        self._loader = loader
        self._encoder: Encoder | str | None = None
        self._loading = Lock()
        self.recommended_threshold = (fitted().rules if lacking() else fitted().model).recommended

    async def available(self) -> str | None:
        """Always usable: without the model the rules speak alone."""
        return None

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        """The verdict on two texts, either of which may be empty, worked out in one worker thread."""
        return (await self.evaluate_batch([(claim, premise)], language=language))[0]

    async def evaluate_batch(self, pairs: Sequence[tuple[str, str]], *, language: str = "en") -> list[NLIVerdict]:
        """The verdicts on ``pairs`` (claim, premise), in their order."""
        return [
            await anyio.to_thread.run_sync(self.judge, claim, premise, language, limiter=_PLACE.limiter())
            for claim, premise in pairs
        ]

    def judge(self, claim: str, premise: str, language: str = "en") -> NLIVerdict:
        """The same, in this thread."""
        judged = beside_quotation(said := claim[:MOST_CLAIM], premise[:MOST_READ])
        reading = read(judged, premise, language)
        features, parts, silent, weights = reading.features, ["rules"], "", fitted().rules
        if reading.aligned is None:
            silent = "there is nothing to compare"
        elif not reading.claim.says_something:
            silent = "the claim has no word that says something"
        elif not reading.tongue.english:
            silent = _NOT_ENGLISH
        else:
            encoder = self._model()
            if isinstance(encoder, str):
                silent = encoder
            else:
                logits = encoder.score(reading.claim.text, excerpts(reading.premise, reading.wanted))
                features = {**features, **model_features(logits)}
                parts.append("model")
                weights = fitted().model
        decision = decide(features, reading.veto(model="model" in parts), weights)
        if decision.verdict == "entails" and (reading.left_open or unsupported(judged, premise, reading.tongue)):
            decision = replace(decision, verdict="neutral", score=decision.probabilities[1])
        if decision.verdict == "contradicts" and reading.accord:
            decision = replace(decision, verdict="neutral", score=decision.probabilities[1])
        raw = evidence(claim, reading, decision, parts, silent)
        if note := unknown(said, premise, reading.tongue):
            raw[NOTE] = note
        if judged != said:
            raw["claim"] = without_surrogates(judged)
        return NLIVerdict(verdict=decision.verdict, score=decision.score, provider=self.name, raw=raw)

    def _model(self) -> Encoder | str:
        with self._loading:
            if self._encoder is None:
                self._encoder = self._loader()
            return self._encoder
