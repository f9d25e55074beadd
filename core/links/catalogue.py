"""A catalogue of known documents in a file: CSV, JSON Lines or SQLite, read when it is first asked."""

from pathlib import Path
from threading import Lock
from typing import Final

from pincite.core.errors import InputError, SettingError
from pincite.core.links import csv_rows, json_rows, sqlite_rows
from pincite.core.links.index import Index
from pincite.core.links.row import RowError, Rows
from pincite.core.per_loop import PerLoop
from pincite.core.ports import Listed
from pincite.core.settings import Settings, variables
from pincite.core.threads import Threads

#: One file at a time: whoever asks meanwhile waits for it without a thread.
_threads: Final = PerLoop("pincite_catalogues", lambda: Threads(1))
#: Bytes of the file.
MAX_BYTES = 200_000_000
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class FileCatalogue:
    """A ``core.ports.Catalogue`` over a file, which is read once, whole, in a thread.

    Its form is told by its first bytes: those of SQLite, the ``{`` of JSON, else CSV. A file that cannot be read as a
    catalogue is an InputError at each look-up, or a SettingError where ``setting`` is the variable that names the file.
    One catalogue may serve any number of tasks and event loops.
    """

    def __init__(self, path: str | Path, *, setting: str = "") -> None:
        self._path = Path(path)
        self._setting = setting
        self._loaded: Index | str | None = None
        self._reading = Lock()

    async def look_up(self, url: str, title: str = "", /) -> Listed:
        """What is known of the document at ``url``, cited under ``title``."""
        return (await self.load()).look_up(url, title)

    async def load(self) -> Index:
        """The index of the file; raises InputError or SettingError, and then again at each call."""
        loaded = self._loaded
        if loaded is None:
            loaded = await _threads.get().run(self._read_once)
        if isinstance(loaded, Index):
            return loaded
        fault = f"the catalogue {self._path} cannot be read: {loaded}"
        if self._setting:
            raise SettingError(f"{self._setting}: {fault}")
        raise InputError(fault)

    def _read_once(self) -> Index | str:
        with self._reading:
            if self._loaded is None:
                self._loaded = _read(self._path)
            return self._loaded


def catalogue_of(settings: Settings) -> FileCatalogue | None:
    """The catalogue that the settings name, if any."""
    path = settings.catalogue
    return None if path is None else FileCatalogue(path, setting=variables("catalogue")[0])


def _read(path: Path) -> Index | str:
    """The index of ``path``, or why there is none."""
    try:
        if not path.is_file():
            return "there is no such file"
        if path.stat().st_size > MAX_BYTES:
            return f"it is larger than {MAX_BYTES // 1_000_000} MB"
        return Index.of(_rows(path))
    except RowError as error:
        return str(error)
    except OSError as error:
        return error.strerror or str(error)
    except UnicodeDecodeError as error:
        return f"it is no text in UTF-8 ({error.reason})"
    except ValueError as error:  # A path with a null character.
        return str(error)


def _rows(path: Path) -> Rows:
    with path.open("rb") as file:
        begins = file.read(1_000)
    if begins.startswith(sqlite_rows.MAGIC):
        return sqlite_rows.rows(path)
    is_json = begins.removeprefix(_BYTE_ORDER_MARK).lstrip().startswith(b"{")
    return json_rows.rows(path) if is_json else csv_rows.rows(path)
