"""One catalogue for all calls of a server: it is read when the first call asks it."""

from typing import TYPE_CHECKING

from pincite.core.settings import Settings

if TYPE_CHECKING:
    from pincite.core.ports import Catalogue


class SharedCatalogue:
    """The catalogue that was handed in, or the one that the settings name, or none."""

    def __init__(self, settings: Settings, catalogue: "Catalogue | None") -> None:
        self._settings = settings
        self._catalogue = catalogue

    def get(self) -> "Catalogue | None":
        """The catalogue to ask; its file is not read yet."""
        if self._catalogue is None and self._settings.catalogue is not None:
            from pincite.core.links.catalogue import catalogue_of

            self._catalogue = catalogue_of(self._settings)
        return self._catalogue
