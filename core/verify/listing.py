"""A catalogue is asked about one document, and whatever goes wrong comes back as a value."""

import logging
from dataclasses import dataclass
from inspect import isawaitable
from typing import Final, cast

import anyio
from anyio.lowlevel import checkpoint_if_cancelled

from pincite.core.cancellation import was_cancelled
from pincite.core.errors import ProvenanceError
from pincite.core.handed_in import kind
from pincite.core.models.links import Catalog
from pincite.core.ports import Catalogue, Listed
from pincite.core.verify.reader import described

#: Seconds for one document. The first may have to wait for a large file to be read.
PATIENCE: Final = 120.0
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class NotListed:
    """Why a catalogue said nothing of a document."""

    why: str
    #: Whether it did not answer at all: it is not asked again, for each question would take as long.
    silent: bool = False


async def look_up(catalogue: Catalogue, url: str, title: str, *, seconds: float = PATIENCE) -> Listed | NotListed:
    """What is known of the document at ``url``, or why nothing is.

    Raises what the catalogue raises on purpose, a ``ProvenanceError``: it cannot be read at all.
    """
    try:
        with anyio.move_on_after(seconds):
            answering: object = catalogue.look_up(url, title)
            if not isawaitable(answering):
                return NotListed("it answered without being awaited; define look_up with `async def`")
            return _sound(await answering)
    except anyio.get_cancelled_exc_class():
        # Ours goes on up. One that the catalogue made itself must not end the check.
        if was_cancelled():
            raise
        await checkpoint_if_cancelled()
        return NotListed("it cancelled the request")
    except ProvenanceError:
        raise
    except (Exception, SystemExit) as error:
        _log.warning("the catalogue failed", exc_info=error)
        return NotListed(described(error))
    return NotListed(f"it did not answer within {seconds:g} seconds", silent=True)


def _sound(found: object) -> Listed:
    """``found`` with the types that it promises: a catalogue is somebody else's code."""
    if not hasattr(found, "catalog"):
        raise TypeError(f"it answered a {kind(found)}, not a Listed")
    listed = cast("Listed", found)
    said: object = listed.notes
    # A string is a sequence of strings too.
    notes = (said,) if isinstance(said, str) else tuple(map(str, listed.notes))
    return Listed(Catalog(listed.catalog), str(listed.id or ""), str(listed.title or ""), notes)
