"""The judge asked again: does a passage that changed still bear the claim? (CONTRACT 4)"""

from pydantic import JsonValue

from pincite.core.nli.judge import judge_from
from pincite.core.nli.reservations import reservations
from pincite.core.nli.told import whole

#: What the fidelity check writes where it did not ask a judge: no verdict to compare with.
_NOT_JUDGED = {"", "skipped"}


async def rerun(
    judge: object,
    *,
    claim: str,
    premise: str,
    baseline: str | None = None,
    baseline_provider: str | None = None,
    language: str = "en",
) -> dict[str, JsonValue]:
    """The ``nli_rerun`` of a changed passage.

    ``claim`` is what the citation was to support, ``premise`` the passage as it stands with its surroundings,
    ``baseline`` the verdict of then and ``baseline_provider`` whose it was, where known.

    Always ``changed``, ``from``, ``to``, ``score`` and ``provider``. ``changed`` is null when there is
    no baseline or no answer: then nobody knows. ``comparable`` (false) stands there when the baseline is
    another judge's, ``error`` when the judge raised or its answer could not be believed, ``note`` when it did not read
    all, or says that it does not know the language.
    """
    checked = judge_from(judge)
    old = baseline or None
    try:
        verdict = await checked.evaluate(claim, premise, language=language)
    except Exception as error:  # An injected judge may raise anything; the status stands without it.
        value: dict[str, JsonValue] = {
            "changed": None,
            "from": old,
            "to": None,
            "score": None,
            "provider": checked.name,
            "error": whole(error),
        }
        provider = checked.name
    else:
        known = old is not None and old not in _NOT_JUDGED
        value = {
            "changed": verdict.verdict != old if known else None,
            "from": old,
            "to": verdict.verdict,
            "score": verdict.score,
            "provider": verdict.provider,
        }
        if said := reservations(verdict):
            value["note"] = "; ".join(said)
        provider = verdict.provider
    if old is not None and baseline_provider and baseline_provider != provider:
        value["comparable"] = False
    return value
