"""Which fetcher the environment asks for, opened for one command or one server (CONTRACT 6)."""

import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from pincite.core.errors import SettingError
from pincite.core.fetch import GuardedFetcher, Limits, SourceFetcher, same_document_key
from pincite.core.handed_in import must_be
from pincite.core.models import Reason
from pincite.core.ports import Answer, ConditionalFetcher, Conditions, Fetched, Unreachable
from pincite.core.settings import Settings
from pincite.core.shapes import CitedPassage, ParsedOutput, parse_agent_output

#: What a source says once it has drifted: words that no passage shares.
DRIFTED = "Qwzx: this text was put in place of the source by the setting fake-drift."

_WARNING = "WARNING: PROVENANCE_FETCHER"
_PLAIN = {"content-type": "text/plain; charset=utf-8"}


class EchoFetcher:
    """Answers each URL with the excerpts that cite it. It reads no source, so its verdicts prove nothing."""

    def __init__(self, output: object) -> None:
        excerpts: defaultdict[str, list[str]] = defaultdict(list)
        known = output if output is None or isinstance(output, ParsedOutput) else parse_agent_output(output)
        for finding in known.findings if known else ():
            if isinstance(finding, CitedPassage):
                words = finding.quotation.excerpt or finding.quotation.stamp.text
                excerpts[_key(finding.url)] += [words] if words else []
        self._bodies = {url: "\n\n".join(dict.fromkeys(words)) for url, words in excerpts.items()}

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        """The stored excerpts of ``url``; without any there is nothing to echo."""
        body = self._bodies.get(_key(url), "")
        if not body:
            return Unreachable(url, Reason.EMPTY, "the fake fetcher has no stored excerpt to echo for this url")
        return Fetched(url=url, final_url=url, status=200, headers=_PLAIN, body=body)


class DriftFetcher:
    """Answers every URL with other text than any that was cited. It reads no source."""

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        """The same drifted text for every URL."""
        return Fetched(url=url, final_url=url, status=200, headers=_PLAIN, body=DRIFTED)


def _on_standard_error(sentence: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(f"pincite: {sentence}\n")


@asynccontextmanager
async def open_fetcher(
    settings: Settings | None = None,
    output: object = None,
    *,
    base: Path | None = None,
    warn: Callable[[str], None] = _on_standard_error,
) -> AsyncIterator[ConditionalFetcher]:
    """The fetcher that ``settings``, or else the environment, ask for: an async context manager, closed on leaving.

    The command and the server have theirs from here. It reads pages, identifiers and files, renders pages where
    ``settings.render`` says so, and is a fake where ``settings.provenance_fetcher`` names one. ``output`` is the answer
    that will be checked, in any of its forms: the echoing fake echoes it. ``base`` is the absolute folder of its file,
    where relative paths are looked for first (``SourceFetcher``). ``warn`` is told, loudly, when no source will be
    read. Raises SettingError for a fetcher's name that is none.
    """
    settings = Settings() if settings is None else settings
    must_be(settings, Settings, "settings are Settings, and the answer that will be checked is output=")
    name = settings.provenance_fetcher
    if name in ("", "httpx"):
        async with GuardedFetcher(Limits.of(settings)) as web:
            yield SourceFetcher.of(settings, base=base, web=_rendering(web, settings))
    elif name == "fake":
        warn(f"{_WARNING}=fake: no source is read, each stored excerpt is echoed as its own source.")
        yield EchoFetcher(output)
    elif name == "fake-drift":
        warn(f"{_WARNING}=fake-drift: no source is read, every source is replaced by other text.")
        yield DriftFetcher()
    else:
        raise SettingError(f"unknown PROVENANCE_FETCHER {name!r}; known are httpx, fake and fake-drift")


def with_rendering(settings: Settings, *, wanted: bool) -> Settings:
    """``settings``, with pages rendered where that is ``wanted``."""
    return settings.model_copy(update={"render": True}) if wanted else settings


def _rendering(web: ConditionalFetcher, settings: Settings) -> ConditionalFetcher:
    """``web``, with a browser for what it reads no text from, where the settings allow one."""
    if not settings.render:
        return web
    from pincite.core.render import Browser, RenderingFetcher, executable

    return RenderingFetcher(web, Browser(executable(settings.browser), Limits.of(settings)))


def _key(url: str) -> str:
    return same_document_key(url.strip())
