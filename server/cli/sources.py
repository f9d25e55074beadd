"""What this installation may read, and where: hosts, folders, archive, catalogue, identifiers, rendered pages."""

import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import anyio

from pincite.core.errors import ProvenanceError
from pincite.core.fetch import Limits, Resolvers
from pincite.core.fetch.guard import AllowedHosts
from pincite.core.fetch.url import SourceURL, parse_url
from pincite.core.links import FileCatalogue
from pincite.core.render import Browser, executable
from pincite.core.settings import Settings
from pincite.core.wording import Wording
from pincite.server.cli.addresses import masked


def sources(settings: Settings, known: FileCatalogue | None, say: Wording) -> Iterator[tuple[str, str]]:
    """What besides public web pages may be cited, where it is read, and the catalogue ``known`` of the settings."""
    yield say("private hosts"), _hosts(settings, say)
    for root in settings.roots:
        yield say("files"), f"{root}: {_folder(root, say)}"
    if not settings.roots:
        yield say("files"), say("none are read: PINCITE_ROOTS names no folder")
    always, wanted = say("asked by every check"), say("asked with --archive, or where PINCITE_ARCHIVE is set")
    asked = always if settings.archive else wanted
    base = parse_url(settings.archive_timemap)
    if isinstance(base, SourceURL):
        yield say("archive"), f"{masked(base.text, say)}: {asked}"
    else:
        yield say("archive"), say("not usable: {reason}", reason=base.detail)
    yield say("catalogue"), _catalogue(settings, known, say)
    try:
        addresses = asdict(Resolvers.of(settings))
    except ProvenanceError as error:
        yield say("identifiers"), say("not usable: {reason}", reason=error)
        return
    for scheme, address in addresses.items():
        yield f"{scheme}:", masked(address, say)
    if not settings.render:
        yield say("rendered pages"), say("off (PINCITE_RENDER)")
        return
    browser = Browser(executable(settings.browser), Limits.of(settings))
    yield say("rendered pages"), browser.missing() or str(browser.program)


def _folder(root: Path, say: Wording) -> str:
    """What is to be said of a folder whose files may be cited."""
    if not os.path.lexists(root):
        return say("there is no such folder: its files cannot be read")
    if not root.is_dir():
        return say("it is no folder: no file is read there")
    return say("readable") if os.access(root, os.R_OK | os.X_OK) else say("no folder that can be read")


def _hosts(settings: Settings, say: Wording) -> str:
    """Which hosts may be private, or why none is read from."""
    if not settings.allow_hosts:
        return say("none: PINCITE_ALLOW_HOSTS names no host")
    try:
        AllowedHosts.parse(settings.allow_hosts)
    except ProvenanceError as error:
        return say("not usable: {reason}", reason=error)
    return ", ".join(settings.allow_hosts)


def _catalogue(settings: Settings, known: FileCatalogue | None, say: Wording) -> str:
    """Which documents are known, or why none is."""
    if known is None:
        return say("none: PINCITE_CATALOGUE names no file")
    try:
        anyio.run(known.load)
    except ProvenanceError as error:
        return say("not usable: {reason}", reason=error)
    return f"{settings.catalogue}: {say('readable')}"
