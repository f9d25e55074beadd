"""Every finding of an answer is held against its own excerpt by a judge, and the answer says what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from pydantic import JsonValue

from pincite.core.errors import InputError
from pincite.core.nli.fidelity.annotated import Note, annotate, with_summary, without
from pincite.core.nli.fidelity.asking import Answer, Unjudged, ask
from pincite.core.nli.fidelity.judged import Judged, Question
from pincite.core.nli.fidelity.statements import Statement, statements
from pincite.core.nli.fidelity.threshold import DEFAULT_MIN_SCORE, Threshold, is_number, threshold
from pincite.core.nli.judge import judge_from
from pincite.core.nli.reservations import reservations
from pincite.core.ports import NLIVerdict
from pincite.core.shapes.recognised import Recognised

Mode = Literal["off", "annotate_only", "warn", "reject"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)

#: An excerpt of fewer characters is skipped: too little to judge a claim by.
MIN_EXCERPT_CHARS: Final = 32
_NO_EXCERPT: Final = "no excerpt"
#: Findings that are named where one thing is said of many.
_PLACES: Final = 10
#: What this process has judged, for every caller in it.
_JUDGED: Final = Judged()


@dataclass(frozen=True, slots=True)
class Fidelity:
    """The answer with its verdicts, and how many findings came to what."""

    #: A copy of the caller's value, without what was rejected; None where that is all of it.
    output: object
    form: str
    threshold: Threshold
    #: Entailed with a score of at least the threshold.
    supported: int = 0
    #: Not entailed, or with too low a score; in ``reject`` also without an excerpt.
    failed: int = 0
    #: The places of those with an excerpt too short to judge by, and of those with none: they are skipped.
    too_short: tuple[int, ...] = ()
    without_excerpt: tuple[int, ...] = ()
    #: To be judged, and not: the judge failed, or nothing says what is claimed.
    unjudged: int = 0
    warnings: tuple[str, ...] = ()
    #: What failed, in words, for whoever reads no metadata; also in ``annotate_only``, which warns of nothing.
    failures: tuple[str, ...] = ()
    #: The warnings that the output itself could not take, because its form has no place for them.
    left_over: tuple[str, ...] = ()


@dataclass
class _Outcome:
    """What was found so far."""

    notes: list[Note] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    rejected: list[Statement] = field(default_factory=list)
    supported: int = 0
    failed: int = 0
    too_short: list[int] = field(default_factory=list)
    without_excerpt: list[int] = field(default_factory=list)
    unjudged: int = 0
    #: What a judge says against its own verdicts, and on which findings, from 1.
    reserved: dict[str, list[int]] = field(default_factory=dict)


async def check_fidelity(
    found: Recognised,
    *,
    judge: object,
    mode: Mode = "warn",
    min_score: float = DEFAULT_MIN_SCORE,
    min_excerpt_chars: int = MIN_EXCERPT_CHARS,
    no_judge: str = "there is no judge",
    deadline: float | None = None,
    judged: Judged = _JUDGED,
) -> Fidelity:
    """``found`` with a verdict on each finding: does its excerpt entail its summary?

    ``judge`` is a provider of either form, or None, and then ``no_judge`` says why. ``mode`` is one of ``MODES``.
    After ``deadline`` seconds the rest is left unjudged. ``judged`` is what need not be judged again.

    Raises ``InputError`` for a mode or a bound that does not exist, ``TypeError`` for a judge of neither form, and
    ``InputError`` in ``reject`` for a form from which a finding cannot be dropped (Markdown).
    """
    check_options(mode, min_score, min_excerpt_chars)
    asked = None if judge is None else judge_from(judge)
    bar = threshold(min_score, asked)
    if mode == "off":
        return Fidelity(found.value, found.form, bar)
    if mode == "reject" and found.is_text:
        raise InputError("a finding cannot be dropped from Markdown: use the mode warn or annotate_only")
    language = found.language or "en"
    every = statements(found)
    questions = {
        one.place: Question(one.claim, one.excerpt, language)
        for one in every
        if _is_to_be_judged(one, mode, min_excerpt_chars)
    }
    answers: dict[Question, Answer] = {}
    outcome = _Outcome()
    if asked is not None:
        answers = await ask(asked, questions.values(), judged=judged, deadline=deadline)
        for_all = {answer.why for answer in answers.values() if isinstance(answer, Unjudged) and answer.for_all}
        outcome.warnings += (f"NLI fidelity not judged: {why}" for why in sorted(for_all))
    elif questions:
        outcome.warnings.append(f"NLI fidelity not judged: {no_judge}")
    for one in every:
        question = questions.get(one.place)
        if question is None:
            _not_asked(one, mode, outcome)
        else:
            _asked(one, answers.get(question), bar, mode, outcome)
    return _written(found, outcome, bar, mode)


def check_options(mode: str, min_score: float, min_excerpt_chars: int) -> None:
    """Raises ``InputError`` for a mode that does not exist, and for numbers out of their range."""
    if mode not in MODES:
        raise InputError(f"on_fail is {mode!r:.80}; it must be one of {', '.join(MODES)}")
    threshold(min_score)
    if not is_number(min_excerpt_chars) or not min_excerpt_chars >= 0:  # NaN is not.
        raise InputError(f"min_excerpt_chars is {min_excerpt_chars!r:.80}; it is a number that is not negative")


def _is_to_be_judged(one: Statement, mode: Mode, least: int) -> bool:
    if one.unclear or len(one.excerpt) < least:
        return False
    return one.has_excerpt or mode != "reject"


def _not_asked(one: Statement, mode: Mode, outcome: _Outcome) -> None:
    """A finding about which no judge is asked."""
    if mode == "reject" and not one.has_excerpt and one.element is not None:
        outcome.rejected.append(one)
        _failed(f"Rejected finding ({_NO_EXCERPT}): {one.name}", mode, outcome)
    elif one.unclear:
        outcome.unjudged += 1
        outcome.warnings.append(f"NLI fidelity not judged ({one.unclear}): {one.name}")
    else:
        (outcome.too_short if one.has_excerpt else outcome.without_excerpt).append(one.place)
        outcome.notes.append(Note(one, "skipped"))


def _asked(one: Statement, answer: Answer | None, bar: Threshold, mode: Mode, outcome: _Outcome) -> None:
    """A finding about which a judge was to be asked; None where there is no judge."""
    if not isinstance(answer, NLIVerdict):
        outcome.unjudged += 1
        outcome.notes.append(Note(one))
        if isinstance(answer, Unjudged) and not answer.for_all:
            outcome.warnings.append(f"NLI fidelity not judged ({answer.why}): {one.name}")
        return
    outcome.notes.append(Note(one, answer.verdict, round(answer.score, 4), answer.provider))
    for said in reservations(answer):
        outcome.reserved.setdefault(f"{answer.provider}, {said}", []).append(one.place + 1)
    if answer.verdict == "entails" and answer.score >= bar.score:
        outcome.supported += 1
        return
    said = f"{answer.verdict} {round(answer.score, 4):g} by {answer.provider}, entails {bar.score:g} needed"
    if mode == "reject":
        outcome.rejected.append(one)
    _failed(f"{'Rejected finding' if mode == 'reject' else 'Low NLI fidelity'} ({said}): {one.name}", mode, outcome)


def _failed(sentence: str, mode: Mode, outcome: _Outcome) -> None:
    outcome.failed += 1
    outcome.failures.append(sentence)
    if mode != "annotate_only":
        outcome.warnings.append(sentence)


def _reserved(item: tuple[str, list[int]]) -> str:
    said, places = item
    shown = ", ".join(map(str, places[:_PLACES]))
    more = f" and {len(places) - _PLACES} more" if len(places) > _PLACES else ""
    return f"NLI fidelity with a reservation ({said}): finding{'s' if len(places) > 1 else ''} {shown}{more}"


def _written(found: Recognised, outcome: _Outcome, bar: Threshold, mode: Mode) -> Fidelity:
    value, refused = annotate(found, outcome.notes)
    names = {note.statement.place: note.statement.name for note in outcome.notes}
    warnings = [*outcome.warnings, *map(_reserved, outcome.reserved.items())]
    warnings += (f"The object takes no NLI verdict: {names[place]}" for place in sorted(refused))
    if outcome.rejected:
        value = without(value, [one.element for one in outcome.rejected if one.element is not None])
    left_over: Sequence[str] = warnings
    if found.form == "agent_result":
        metadata: dict[str, JsonValue] = {"nli_min_score": bar.score, "nli_on_fail": mode}
        if bar.recommended_by:
            metadata["nli_min_score_recommended_by"] = bar.recommended_by
        value, placed = with_summary(value, metadata, warnings)
        left_over = () if placed else warnings
    return Fidelity(
        output=value,
        form=found.form,
        threshold=bar,
        supported=outcome.supported,
        failed=outcome.failed,
        too_short=tuple(outcome.too_short),
        without_excerpt=tuple(outcome.without_excerpt),
        unjudged=outcome.unjudged,
        warnings=tuple(warnings),
        failures=tuple(outcome.failures),
        left_over=tuple(left_over),
    )
