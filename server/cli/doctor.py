"""``pincite doctor``: what this installation would do, where each setting comes from, and what is missing."""

import os
import platform
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import anyio
from pydantic import SecretStr

from pincite.core.errors import ProvenanceError, SettingError
from pincite.core.extras import installed_from
from pincite.core.fetch import Resolvers
from pincite.core.fetch.guard import AllowedHosts
from pincite.core.fetch.url import SourceURL, parse_url
from pincite.core.links import FileCatalogue, catalogue_of
from pincite.core.nli.builtin.judge import lacking
from pincite.core.nli.catalogue import BUILTIN
from pincite.core.nli.registry import shared
from pincite.core.settings import Settings, set_by, variables
from pincite.core.wording import LANGUAGES, Wording, language_of
from pincite.server.auth.discovery import authentication
from pincite.server.auth.tokens import read_tokens
from pincite.server.cli.addresses import masked
from pincite.server.cli.console import Console
from pincite.server.cli.exits import Exit
from pincite.server.cli.formats import formats, reports
from pincite.server.cli.program import command
from pincite.server.cli.reasons import told
from pincite.server.cli.sources import sources
from pincite.server.environment import make_hermetic
from pincite.server.install.clients import CLIENTS
from pincite.server.install.edit import stanza

#: Code points by which a fault of the settings is known again in what a judge says of itself, which is cut.
_KNOWN_AGAIN = 200
_DISTRIBUTIONS = (
    "fastmcp",
    "mcp",
    "pydantic",
    "httpx2",
    "anyio",
    "turbohtml",
    "selectolax",
    "rapidfuzz",
    "pypdfium2",
    "pypdf",
)


def doctor(console: Console) -> int:
    """Write what there is, section by section; the exit status."""
    try:
        settings, fault = Settings(), ""
    except ProvenanceError as error:
        settings, fault = None, str(error)
    say = console.say
    known = catalogue_of(settings) if settings else None
    sections: dict[str, Iterator[tuple[str, str]]] = {
        say("Versions"): _versions(say),
        say("Settings"): _settings(settings, say) if settings else iter([(say("not usable"), fault)]),
        say("Network"): _network(settings, say) if settings else iter(()),
        say("Judges"): _judges(settings, fault, say),
        say("Formats"): formats(say),
        say("Reports"): reports(say),
        say("Sources"): sources(settings, known, say) if settings else iter(()),
    }
    for title, rows in sections.items():
        console.write(f"{title}\n{_table(rows)}\n")
    claude = CLIENTS["claude-desktop"]
    console.write(f"{claude.title} (claude_desktop_config.json)\n{stanza(claude, claude.stdio(command()))}")
    return Exit.OK if settings and _is_sound(settings, known) else Exit.BAD_SETTING


def _is_sound(settings: Settings, known: FileCatalogue | None) -> bool:
    """Whether pincite knows the values too that are looked at only where they are used; the sections say which."""
    make_hermetic()
    try:
        read_tokens(settings.token)
        authentication(settings)
        Resolvers.of(settings)
        AllowedHosts.parse(settings.allow_hosts)
        if known is not None:
            anyio.run(known.load)
        if settings.nli_provider:
            shared().full_name(settings.nli_provider)
    except SettingError:
        return False
    return isinstance(parse_url(settings.archive_timemap), SourceURL)


def _table(rows: Iterator[tuple[str, str]]) -> str:
    listed = list(rows)
    width = max((len(name) for name, _ in listed), default=0)
    return "".join(f"  {name:<{width}}  {value}".rstrip() + "\n" for name, value in listed)


def _versions(say: Wording) -> Iterator[tuple[str, str]]:
    source = installed_from()
    where = say("runs from {folder}", folder=Path(__file__).parents[2])
    if source is not None and not source.editable:
        where += f"; {say('installed from {folder}', folder=source.folder)}"
    yield "pincite", f"{version('pincite')} ({where})"
    yield "python", f"{platform.python_version()} ({platform.system()} {platform.machine()})"
    for name in _DISTRIBUTIONS:
        try:
            yield name, version(name)
        except PackageNotFoundError:
            yield name, say("not installed")


def _settings(settings: Settings, say: Wording) -> Iterator[tuple[str, str]]:
    """Each setting by the variable that set it, or that would."""
    for field in Settings.model_fields:
        names = variables(field)
        source = set_by(field)
        shown = _shown(getattr(settings, field), say)
        if field == "lang" and language_of(settings.lang) is None:
            shown += f": {say('not one of {languages}, and so English', languages=', '.join(LANGUAGES))}"
        yield source or names[0], f"{shown}  ({say('environment') if source else say('default')})"
    known = {name for field in Settings.model_fields for name in variables(field)}
    for name in sorted(os.environ):
        if name.upper().startswith("PINCITE_") and name.upper() not in known:
            yield name, say("set, but pincite knows no such setting")


def _shown(value: object, say: Wording) -> str:
    # A private key in place of the public one would be a secret.
    if isinstance(value, SecretStr) or (isinstance(value, str) and "-----BEGIN" in value):
        return say("set, not shown")
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    if isinstance(value, str) and ("@" in value or "?" in value):
        return masked(value, say)
    return "-" if value is None or value == "" else str(value)


def _network(settings: Settings, say: Wording) -> Iterator[tuple[str, str]]:
    """Who may call over HTTP and SSE."""
    make_hermetic()
    try:
        tokens, known = read_tokens(settings.token), authentication(settings)
    except ProvenanceError as error:
        yield say("would not start"), str(error)
        return
    for token in tokens:
        yield token.name, say("may {scopes}", scopes=say(" and ").join(token.scopes))
    if settings.jwt_issuer:
        issuer, audience = _shown(settings.jwt_issuer, say), _shown(settings.jwt_audience, say)
        yield say("access tokens"), say("of {issuer} for {audience}", issuer=issuer, audience=audience)
    if known is None:
        yield say("callers"), say("every program of this computer, and no other: no token is set")


def _judges(settings: Settings | None, fault: str, say: Wording) -> Iterator[tuple[str, str]]:
    """Each judge; ``fault`` is what is wrong with the settings, which was told once and is enough."""

    async def ask() -> tuple[dict[str, str | None], str]:
        try:
            judge = await shared().choose(settings.nli_provider, order=settings.provider_order) if settings else None
            chosen = judge.name if judge else ""
        except ProvenanceError as error:
            chosen = say("none: {reason}", reason=error)
        return await shared().reasons(), chosen

    reasons, chosen = anyio.run(ask)
    for name, reason in reasons.items():
        if reason is None:
            yield name, _with_model(say) if name == BUILTIN.name else say("usable")
        elif fault and fault[:_KNOWN_AGAIN] in reason:
            yield name, say("not usable: {reason}", reason=say("it needs the settings, which are not usable"))
        else:
            yield name, say("not usable: {reason}", reason=told(reason, say))
    if chosen:
        yield say("would be asked"), chosen


def _with_model(say: Wording) -> str:
    """The built-in judge is usable everywhere; whether its model speaks as well is what a person can change."""
    missing = lacking()
    if missing is None:
        return say("usable, with its model")
    return say("usable, by rules alone; its model: {reason}", reason=told(missing, say))
