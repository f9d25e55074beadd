"""A catalogue is asked about one document, and whatever goes wrong comes back as a value."""

import logging
from dataclasses import dataclass
from typing import Final

import anyio
from anyio.lowlevel import checkpoint_if_cancelled

from pincite.core.cancellation import was_cancelled
from pincite.core.errors import ProvenanceError
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
            return _sound(await catalogue.look_up(url, title))
    except anyio.get_cancelled_exc_class():
        # Ours goes on up. One that the catalogue made itself must not end the check.
        if was_cancelled():
            raise
        await checkpoint_if_cancelled()
        return NotListed("it cancelled the request")
    except ProvenanceError:
        raise
    except Exception as error:
        _log.warning("the catalogue failed", exc_info=error)
        return NotListed(described(error))
    return NotListed(f"it did not answer within {seconds:g} seconds", silent=True)


def _sound(found: Listed) -> Listed:
    """``found`` with the types that it promises: a catalogue is somebody else's code."""
    return Listed(Catalog(found.catalog), str(found.id or ""), str(found.title or ""), tuple(map(str, found.notes)))
