"""Entailment for plain scripts: one call, with or without an event loop (CONTRACT 5)."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context

from pincite.core.handed_in import must_be_text
from pincite.core.nli.judge import judge_from
from pincite.core.nli.registry import shared
from pincite.core.ports import Judge, NLIProvider, NLIVerdict, OlderJudge
from pincite.core.settings import Settings


def evaluate_entailment(
    claim: str, premise: str, *, language: str | None = "en", provider: Judge | OlderJudge | str | None = None
) -> NLIVerdict:
    """Whether ``premise`` entails ``claim``, contradicts it, or does neither.

    ``language`` is a BCP 47 tag, English where there is none. ``provider`` is a judge, or the name of one;
    without it the environment chooses (``PINCITE_NLI_PROVIDER`` or ``JW_NLI_PROVIDER``, else the first usable). Both
    texts may be empty. Blocks until the judge has answered, also where an event loop is running in this thread;
    there, await a provider instead.

    Raises ``SettingError`` (a ``ValueError``) for an unknown name, ``NLIProviderNotAvailableError`` (a
    ``RuntimeError``) for a judge that cannot be used here, ``NLIUnavailableError`` when the judge cannot
    answer, ``InputError`` for a text or a language that is no string, and whatever a judge of the caller's own raises.
    """

    for value, what in ((claim, "the claim"), (premise, "the premise"), (language or "", "the language")):
        must_be_text(value, what)

    async def ask() -> NLIVerdict:
        judge = await _judge(provider)
        return await judge.evaluate(claim, premise, language=language or "en")

    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(ask())
    with ThreadPoolExecutor(1, thread_name_prefix="pincite-nli") as thread:
        # asyncio's own run: anyio's reads from the copied context that a loop is running here, where the package
        # sniffio is installed, as the vendors' clients bring it.
        context = copy_context()
        return thread.submit(lambda: context.run(lambda: asyncio.run(ask()))).result()


async def _judge(provider: Judge | OlderJudge | str | None) -> NLIProvider:
    if provider is not None and not isinstance(provider, str):
        return judge_from(provider)
    settings = Settings()
    name = settings.nli_provider if provider is None else provider
    return await shared().choose(name, order=settings.provider_order)
