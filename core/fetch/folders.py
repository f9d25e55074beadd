"""A file is opened only beneath a folder that the owner named, whatever links and races stand in the way.

A path is compared with the folders three times: as it is written, with ``..`` taken out and before the disk is asked
anything, so that no answer tells what exists elsewhere; with every symbolic link resolved; and while it is opened,
name by name from the folder down, where a link that was put in place meanwhile is refused.
"""

import errno
import os
import stat
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pincite.core.handed_in import must_be_many
from pincite.core.models import SourceFile

_CLOEXEC: Final = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOINHERIT", 0)
_NO_FOLLOW: Final = getattr(os, "O_NOFOLLOW", 0)
#: A pipe that nobody writes to would hold up the thread that opens it, for ever.
_FILE: Final = os.O_RDONLY | _CLOEXEC | _NO_FOLLOW | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
#: Bytes that are read at a time.
_PIECE: Final = 1 << 20
_FOLDER: Final = _CLOEXEC | _NO_FOLLOW | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_PATH", os.O_RDONLY)


class OutsideError(Exception):
    """The path leads to no file beneath the folders, or to a hidden one."""


class NotAFileError(Exception):
    """What stands there is a folder, a pipe, a socket or a device."""


#: Opens the file at ``names`` beneath a real folder without following a link; raises OSError, ``NotAFileError`` or
#: ``OutsideError``.
Open = Callable[[str, Sequence[str]], int]


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders whose files may be read: as they were named, and without symbolic links."""

    named: tuple[str, ...]
    open_file: Open

    @staticmethod
    def of(roots: Iterable[Path], open_file: Open | None = None) -> "Folders":
        """The folders ``roots``, all absolute; one that does not exist holds nothing.

        Raises ``InputError`` for one path that stands in no list.
        """
        must_be_many(roots, "roots")
        opens = open_file or (open_by_name if os.open in os.supports_dir_fd else open_and_compare)
        return Folders(tuple(dict.fromkeys(os.path.normpath(root) for root in roots)), opens)

    def written(self, path: str) -> str:
        """``path`` without ``.`` and ``..``, as a path beneath a folder; raises ``OutsideError``."""
        lexical = os.path.normpath(path)
        _names_beneath((*self.named, *self._real()), lexical)
        return lexical

    def hold(self, path: str) -> bool:
        """Whether ``path`` is written as one beneath a folder; no file is asked for."""
        try:
            self.written(path)
        except OutsideError:
            return False
        return True

    def open(self, path: str) -> int:
        """A descriptor of the regular file at ``path``, which ``written`` returned.

        Raises ``OutsideError``, ``NotAFileError`` or OSError.
        """
        real = os.path.realpath(path)
        folder, names = _names_beneath(self._real(), real)
        if not names:
            raise NotAFileError
        return self.open_file(folder, names)

    def has(self, path: str) -> bool:
        """Whether anything stands at ``path``, which ``written`` returned.

        Raises ``OutsideError`` where a symbolic link leads out.
        """
        try:
            os.close(self.open(path))
        except NotAFileError:
            return True
        except (OSError, ValueError) as error:
            return isinstance(error, PermissionError)
        return True

    def beneath(self, path: str, base: str | None = None) -> SourceFile:
        """``path``, which ``written`` returned, as it is told of: from ``base`` where one folder holds both.

        Raises ``OutsideError`` where no folder holds it.
        """
        for number, named in enumerate(self.named, start=1):
            for folder in (named, os.path.realpath(named)):
                if not _holds(folder, path):
                    continue
                if base is not None and _holds(folder, base):
                    return SourceFile(path=os.path.relpath(path, base).replace(os.sep, "/"))
                return SourceFile(path=os.path.relpath(path, folder).replace(os.sep, "/"), root=number)
        raise OutsideError

    def missing(self, path: str | None = None) -> bool:
        """Whether any of the folders is none: of all, or of those that hold ``path``, which ``written`` returned."""
        held = [folder for folder in self.named if path is None or _holds(folder, path)]
        return not all(map(os.path.isdir, held))

    def _real(self) -> tuple[str, ...]:
        return tuple(os.path.realpath(folder) for folder in self.named)


def _names_beneath(folders: Iterable[str], path: str) -> tuple[str, tuple[str, ...]]:
    """The folder that holds ``path``, and the names that lead from it there; raises ``OutsideError``.

    A name that begins with a dot is outside everywhere: keys and passwords are kept under such names.
    """
    compared = os.path.normcase(path)
    for folder in folders:
        start = os.path.join(folder, "")
        if compared == os.path.normcase(folder):
            return folder, ()
        if compared.startswith(os.path.normcase(start)):
            names = tuple(path[len(start) :].split(os.sep))
            if not any(name.startswith(".") or not name for name in names):
                return folder, names
    raise OutsideError


def _holds(folder: str, path: str) -> bool:
    try:
        _names_beneath((folder,), path)
    except OutsideError:
        return False
    return True


def open_by_name(folder: str, names: Sequence[str]) -> int:
    """Opens one name after the other, each in the folder opened before it (POSIX ``openat``)."""
    here = os.open(folder, _FOLDER)
    try:
        for name in names[:-1]:
            inner = os.open(name, _FOLDER, dir_fd=here)
            os.close(here)
            here = inner
        # Looked at first: opening a device may already do something.
        _require_file(os.stat(names[-1], dir_fd=here, follow_symlinks=False))
        return _opened(os.open(names[-1], _FILE, dir_fd=here))
    finally:
        os.close(here)


def open_and_compare(folder: str, names: Sequence[str]) -> int:
    """Opens by the whole path, and makes sure afterwards that no link led there: for systems without ``openat``.

    Raises ``OutsideError`` where one did.
    """
    path = os.path.join(folder, *names)
    _require_file(os.stat(path, follow_symlinks=False))
    descriptor = _opened(os.open(path, _FILE | getattr(os, "O_BINARY", 0)))
    try:
        if os.path.realpath(path) != path or not os.path.samestat(os.fstat(descriptor), os.stat(path)):
            raise OutsideError
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _opened(descriptor: int) -> int:
    try:
        _require_file(os.fstat(descriptor))
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _require_file(found: os.stat_result) -> None:
    if stat.S_ISLNK(found.st_mode):
        raise OSError(errno.ELOOP, "a symbolic link")
    if not stat.S_ISREG(found.st_mode):
        raise NotAFileError


def read_and_close(descriptor: int, most_of: Callable[[bytes], int]) -> tuple[bytes, bool]:
    """The bytes of an open file, which is closed then, and whether they are all of it.

    ``most_of`` says how many are read of a file that begins with some bytes.
    """
    try:
        content = bytearray(os.read(descriptor, _PIECE))
        most = most_of(bytes(content))
        while len(content) <= most and (piece := os.read(descriptor, min(most + 1 - len(content), _PIECE))):
            content += piece
    finally:
        os.close(descriptor)
    return bytes(content[:most]), len(content) <= most
