"""What a link is read as before anything is asked: an address, a file, or why it is neither."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from anyio.lowlevel import checkpoint

from pincite.core.fetch.files import file_threads
from pincite.core.fetch.folders import Folders
from pincite.core.fetch.identifiers import document_key, scheme_of
from pincite.core.fetch.paths import CitedPath
from pincite.core.fetch.unschemed import hinted
from pincite.core.fetch.url import BadURL, SourceURL, same_document_key
from pincite.core.links.address import spelled
from pincite.core.links.link import Link
from pincite.core.links.placed import Placed, Unplaced, placed
from pincite.core.links.resolve import start_of

#: So many links are read without a pause, then others have their turn.
_BREATH: Final = 200


@dataclass(frozen=True, slots=True)
class Asked:
    """A URL to ask: as the first link wrote it, or that of the file that it leads to; and as it was read."""

    url: str
    source: SourceURL | CitedPath

    @property
    def key(self) -> str:
        """Equal for two that are one request. The web's own URL of an identifier is another one's answer."""
        if isinstance(self.source, SourceURL) and scheme_of(self.url) is None:
            return spelled(self.source)
        return document_key(self.url)


@dataclass(frozen=True, slots=True)
class Start:
    """A link, and what it was read as; ``asked`` is None where nothing can be asked for it."""

    link: Link
    start: SourceURL | CitedPath | BadURL | Unplaced
    asked: Asked | None


async def read_starts(links: Sequence[Link], folders: Folders) -> list[Start]:
    """Each of ``links`` read; a relative one is looked for in ``folders``."""
    found: list[Start] = []
    for first in range(0, len(links), _BREATH):
        some = links[first : first + _BREATH]
        if folders.named:
            found += await file_threads.get().run(_read_all, some, folders)
        else:  # No disk is asked.
            await checkpoint()
            found += _read_all(some, folders)
    return found


def _read_all(links: Sequence[Link], folders: Folders) -> list[Start]:
    return [_read(link, folders) for link in links]


def _read(link: Link, folders: Folders) -> Start:
    at = placed(link.url, link.base, folders)
    if isinstance(at, Placed):
        path = CitedPath(at.path, relative=False)
        told = replace(link, notes=(*link.notes, *at.notes))
        return Start(told, path, Asked(Path(at.path).as_uri(), path))
    if at is not None:
        return Start(link, replace(at, detail=hinted(link.url, at.detail)), None)
    start = start_of(link.url)
    asked = None if isinstance(start, BadURL) else Asked(same_document_key(link.url).strip(), start)
    return Start(link, start, asked)
