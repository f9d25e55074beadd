"""A classifier as a judge: window by window, contradiction looked for first, and no word when it cannot answer."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Final

import anyio.to_thread
from pydantic import JsonValue

from pincite.core.errors import NLIUnavailableError
from pincite.core.models.sendable import without_surrogates
from pincite.core.nli.deberta.folder import ModelFolder, model_folder
from pincite.core.nli.deberta.labels import Labels, labels
from pincite.core.nli.deberta.pieces import ClaimTooLongError, pieces
from pincite.core.nli.deberta.runtime import Runtime, accelerator, lacking, load
from pincite.core.nli.llm.reading import Piece
from pincite.core.nli.reservations import CUT
from pincite.core.per_loop import PerLoop
from pincite.core.ports import Label, NLIProvider, NLIVerdict
from pincite.core.settings import Settings, variables
from pincite.core.threads import NobodyWaitsError, Threads, stop_if_given_up

_NAME: Final = "deberta-v3-mnli"
#: A window contradicts or supports from this probability on; below it, the window says neither.
_SURE: Final = 0.5
_NEUTRAL: Final[Label] = "neutral"
#: Work on a processor is done one piece at a time: more at once would only share the same core.
_THREADS: Final = PerLoop("pincite_deberta_nli", lambda: Threads(1))


@dataclass(frozen=True, slots=True)
class _Loaded:
    runtime: Runtime
    labels: Labels
    places: int


@dataclass(frozen=True, slots=True)
class _Scored:
    piece: Piece
    chances: dict[Label, float]

    def chance(self, verdict: Label) -> float:
        """The probability of ``verdict``; none where the model does not know it."""
        return self.chances.get(verdict, 0.0)


class DebertaNLI(NLIProvider):
    """``deberta-v3-mnli``: a model of ``JW_NLI_DEBERTA_MODEL`` that lies on this machine, extra ``nli-local``.

    Any classifier of entailment will do: a folder, or a model of the Hugging Face Hub in its cache. ``raw`` holds
    ``model``, ``device``, ``windows``, the deciding window as ``evidence`` with its ``probabilities``, and ``cut``.
    """

    name = _NAME

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        find: Callable[[str], ModelFolder | str] = model_folder,
        loader: Callable[[ModelFolder], Runtime] = load,
    ) -> None:
        """Read the environment, unless ``settings`` are handed in. The model is loaded with the first judgement."""
        self._model = (settings or Settings()).nli_deberta_model
        self._find = find
        self._loader = loader
        self._loaded: _Loaded | None = None
        self._lock = Lock()
        self.target = accelerator()

    async def available(self) -> str | None:
        """Whether the model and what runs it are on this machine; nothing is loaded or downloaded."""
        return await anyio.to_thread.run_sync(self._reason)

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        """The model's verdict; an empty claim or premise is neutral without asking it.

        Raises ``NLIUnavailableError`` with the cause when the model cannot be loaded or run, or when the claim is too
        long to be put whole. Most models read English: what one makes of another language its card says.
        """
        claim, premise = without_surrogates(claim), without_surrogates(premise)
        for part, text in (("claim", claim), ("premise", premise)):
            if not text.strip():
                return NLIVerdict("neutral", 1.0, _NAME, {"reason": f"the {part} is empty; the model was not asked"})
        return await _THREADS.get().run(self._judge, claim, premise)

    async def aclose(self) -> None:
        """Let the model go; a later judgement loads it anew."""
        await anyio.to_thread.run_sync(self._let_go)

    def _let_go(self) -> None:
        with self._lock:
            self._loaded = None

    def _reason(self) -> str | None:
        folder = self._find(self._model)
        if isinstance(folder, str):
            return folder
        try:
            understood = labels(folder.configuration().id2label)
        except ValueError as error:
            return str(error)
        return understood if isinstance(understood, str) else lacking(folder)

    def _judge(self, claim: str, premise: str) -> NLIVerdict:
        # One at a time, those of other event loops included.
        with self._lock:
            try:
                loaded = self._load()
                read = pieces(premise, claim, loaded.runtime.tokenizer, loaded.places)
                scored = [self._scored(loaded, piece, claim) for piece in read.pieces]
            except (NLIUnavailableError, NobodyWaitsError):
                raise
            except ClaimTooLongError as error:
                raise NLIUnavailableError(f"{_NAME}: {error}") from None
            except Exception as error:
                why = f"{type(error).__name__}: {without_surrogates(str(error))[:300]}"
                raise NLIUnavailableError(f"{_NAME}: the model {self._model!a} failed ({why})") from error
        return _verdict(scored, self._model, loaded.runtime.device, read.cut)

    def _scored(self, loaded: _Loaded, piece: Piece, claim: str) -> _Scored:
        stop_if_given_up()
        encoding = loaded.runtime.tokenizer.encode(piece.text, claim)
        return _Scored(piece, loaded.labels.probabilities(loaded.runtime.logits(encoding)))

    def _load(self) -> _Loaded:
        if self._loaded is None:
            folder = self._find(self._model)
            if isinstance(folder, str):
                raise NLIUnavailableError(f"{_NAME}: {folder} (set by {variables('nli_deberta_model')[0]})")
            configuration = folder.configuration()
            understood = labels(configuration.id2label)
            if isinstance(understood, str):
                raise NLIUnavailableError(f"{_NAME}: {understood}")
            if (why := lacking(folder)) is not None:
                raise NLIUnavailableError(f"{_NAME}: {why}")
            self._loaded = _Loaded(self._loader(folder), understood, configuration.places)
        return self._loaded


def _verdict(scored: list[_Scored], model: str, device: str, cut: str) -> NLIVerdict:
    """Contradiction before support, each by the window that is surest of it; neutral where no window is sure.

    A page has many windows, and one of them may always look contradictory: where another supports the claim more
    surely than any contradicts it, the page supports it.
    """
    against = max(scored, key=lambda one: one.chance("contradicts"))
    support = max(scored, key=lambda one: one.chance("entails"))
    # Neutral is the word of every window, and no surer than the least sure of them.
    chosen, word = min(scored, key=lambda one: one.chance("neutral")), _NEUTRAL
    if against.chance("contradicts") >= max(_SURE, support.chance("entails")):
        chosen, word = against, "contradicts"
    elif support.chance("entails") >= _SURE:
        chosen, word = support, "entails"
    raw: dict[str, JsonValue] = {
        "model": model,
        "device": device,
        "windows": len(scored),
        "probabilities": {label: round(chance, 6) for label, chance in chosen.chances.items()},
    }
    if word != "neutral":
        raw["evidence"] = {"text": chosen.piece.text, "start": chosen.piece.start, "end": chosen.piece.end}
    if cut:
        raw[CUT] = cut
    return NLIVerdict(word, chosen.chance(word), _NAME, raw)
