"""Local files are sources where the owner named their folder, and nowhere else; every outcome is a value."""

import errno
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import anyio

from pincite.core.fetch.folders import Folders, NotAFileError, Open, OutsideError, read_and_close
from pincite.core.fetch.limits import Limits
from pincite.core.fetch.media import is_document
from pincite.core.fetch.paths import CitedPath
from pincite.core.fetch.places import places_of
from pincite.core.fetch.url import BadURL
from pincite.core.models import Reason
from pincite.core.per_loop import PerLoop
from pincite.core.ports import Answer, Fetched, Unreachable
from pincite.core.threads import Threads

#: Files of one event loop that are read or looked for at one time.
MOST: Final = 4
#: Where the disk is asked, which may be one of another machine: no event loop waits for it.
file_threads: Final = PerLoop("pincite_files", lambda: Threads(MOST))

NOT_ALLOWED: Final = (
    "Files are read only in the folders that PINCITE_ROOTS names, and it names none (export PINCITE_ROOTS=$PWD)."
)
#: Short enough to be told whole, and with no quotation mark that telling would turn.
NO_SCHEME: Final = (
    "The URL names no scheme such as https:, and files are read only beneath the folders that PINCITE_ROOTS names: "
    "none yet (export PINCITE_ROOTS=$PWD)."
)
OUTSIDE: Final = "The path leads to no file beneath the folders that PINCITE_ROOTS names, or to a hidden one."
_RELATIVE: Final = (
    "The URL is relative: it names no scheme such as https:, and the folders of PINCITE_ROOTS hold no such file."
)
ABSENT: Final = (
    "The URL is relative, and no such file stands beside the text that cites it or in the folders of PINCITE_ROOTS; "
    "an address of the web begins with https://."
)
#: Added to these, and to what is not found, where a setting that was mistyped may be why.
_NO_FOLDERS: Final = " Not everything that PINCITE_ROOTS names is a folder; pincite doctor says what is not."
_NO_SUCH_FILE: Final = "There is no such file."
_NO_FOLDER: Final = "There is no such file: what PINCITE_ROOTS names there is no folder."
_MISSING: Final = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ELOOP, errno.ENAMETOOLONG, errno.EINVAL})
_DENIED: Final = frozenset({errno.EACCES, errno.EPERM})
#: What a suffix says; for any other the first bytes decide. The system's own table differs from machine to machine.
_TYPES: Final[Mapping[str, str]] = {
    ".csv": "text/csv",
    ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ".epub": "application/epub+zip",
    ".htm": "text/html",
    ".html": "text/html",
    ".json": "application/json",
    ".markdown": "text/markdown",
    ".md": "text/markdown",
    ".pdf": "application/pdf",
    ".rst": "text/plain",
    ".text": "text/plain",
    ".txt": "text/plain",
    ".xhtml": "application/xhtml+xml",
    ".xml": "application/xml",
}


class FileReader:
    """Reads regular files beneath ``roots``, absolute folders; without any it refuses every path.

    A relative path is looked for beneath each of them in turn, and before that in ``base``, the absolute folder of the
    text that cites it, where that leads beneath one of them. What it reads is never more than ``limits`` allow.
    ``open_file`` stands in for the system's way of opening.
    """

    def __init__(
        self,
        roots: Iterable[Path] = (),
        limits: Limits | None = None,
        *,
        base: Path | None = None,
        open_file: Open | None = None,
    ) -> None:
        self._base = base
        self._folders = Folders.of(roots, open_file)
        self._limits = limits or Limits()

    def takes(self, url: str, path: CitedPath | BadURL) -> bool:
        """Whether ``read`` is to answer for ``url``: without a folder, what is no path is as good as no URL at all."""
        if self._folders.named or isinstance(path, CitedPath):
            return True
        return url.lstrip().lower().startswith("file:")

    async def read(self, url: str, path: CitedPath | BadURL) -> Answer:
        """The file at ``path``, which ``url`` was read as."""
        if not self._folders.named:
            relative = isinstance(path, CitedPath) and path.relative
            return _bad(url, NO_SCHEME if relative else NOT_ALLOWED)
        if isinstance(path, BadURL):
            return _bad(url, path.detail)
        with anyio.move_on_after(self._limits.timeout):
            return await file_threads.get().run(lambda: self._found(url, path))
        return Unreachable(url, Reason.TIMEOUT, "The file could not be read in time.")

    def _found(self, url: str, path: CitedPath) -> Fetched | Unreachable:
        """The first file that ``path`` leads to, or why none may be read."""
        if not path.relative:
            return self._at(url, path.text)
        places = places_of(path, self._base, self._folders)
        for place in places.all:
            answer = self._at(url, place.path, _relative(path.text))
            if not (isinstance(answer, Unreachable) and answer.reason is Reason.NOT_FOUND):
                return answer
        if places.is_inside:
            return Unreachable(url, Reason.NOT_FOUND, self._told(ABSENT))
        return _bad(url, self._told(_RELATIVE))

    def _at(self, url: str, path: str, shown: str = "") -> Fetched | Unreachable:
        """What stands at ``path``, which is told of as ``shown``, or by its own address."""
        media_type = _TYPES.get(os.path.splitext(path)[1].lower(), "")

        def most_of(start: bytes) -> int:
            document = is_document(media_type, start)
            return max(limits.max_bytes, limits.max_document_bytes) if document else limits.max_bytes

        limits = self._limits
        try:
            written = self._folders.written(path)
            content, whole = read_and_close(self._folders.open(written), most_of)
        except OutsideError:
            return Unreachable(url, Reason.BLOCKED_ADDRESS, self._told(OUTSIDE))
        except NotAFileError:
            return Unreachable(url, Reason.UNSUPPORTED_TYPE, "The path leads to a folder or a device, not to a file.")
        except (OSError, ValueError) as error:
            return _failed(url, error, _NO_FOLDER if self._folders.missing(os.path.normpath(path)) else _NO_SUCH_FILE)
        at = shown or Path(written).as_uri()
        return Fetched(
            url=url,
            final_url=at,
            status=200,
            headers={"content-type": media_type} if media_type else {},
            body=content,
            redirects=(at,),
            moved="",
            cut=None if whole else Reason.TOO_LARGE,
            file=self._folders.beneath(written, None if self._base is None else os.path.normpath(self._base)),
        )

    def _told(self, detail: str) -> str:
        return detail + (_NO_FOLDERS if self._folders.missing() else "")


def _relative(path: str) -> str:
    """The address of a file that was cited without its folder.

    A stamp and a verdict travel: they tell no more of where the folders are than the citation did.
    """
    return os.path.normpath(path).replace(os.sep, "/")


def _bad(url: str, detail: str) -> Unreachable:
    return Unreachable(url, Reason.BAD_URL, detail)


def _failed(url: str, error: OSError | ValueError, missing: str) -> Unreachable:
    number = error.errno if isinstance(error, OSError) else errno.EINVAL
    if number in _MISSING:
        return Unreachable(url, Reason.NOT_FOUND, missing)
    if number in _DENIED:
        return Unreachable(url, Reason.FORBIDDEN, "The system does not let pincite read the file.")
    said = os.strerror(number) if number else type(error).__name__
    return Unreachable(url, Reason.FETCH_ERROR, f"The file could not be read: {said}.")
