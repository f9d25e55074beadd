"""The catalogue that a command asks is read before any page is: one that cannot be read is told at once."""

from pathlib import Path

import anyio

from pincite.core.links import FileCatalogue, catalogue_of
from pincite.core.settings import Settings


def known_documents(settings: Settings, named: Path | None) -> FileCatalogue | None:
    """The catalogue in the file ``named``, else that of the settings, read; None where there is neither.

    Raises InputError where ``named`` cannot be read as one, and SettingError where the file of the settings cannot.
    """
    known = catalogue_of(settings) if named is None else FileCatalogue(named)
    if known is not None:
        anyio.run(known.load)
    return known
