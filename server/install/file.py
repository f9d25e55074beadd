"""A file is replaced whole or not at all, keeps its permissions, and stands beside a copy of what it was."""

import contextlib
import errno
import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from pincite.core.errors import InputError
from pincite.server.replaced import beside, take_over

#: Bytes of the largest file that is edited; what clients keep in theirs is a few MB at most.
_MOST: Final = 64_000_000
_MARK: Final = "\ufeff"


@dataclass(frozen=True)
class TextFile:
    """A file as it was read: ``path`` with every link followed, and its bytes, or None where there is none yet."""

    path: Path
    data: bytes | None

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read ``path``. Raises ``OSError``, and ``InputError`` for what is no file or too large."""
        path = Path(os.path.realpath(path))
        try:
            found = path.stat()
        except FileNotFoundError:
            return cls(path, None)
        if not stat.S_ISREG(found.st_mode):
            raise InputError("it is no regular file")
        if found.st_size > _MOST:
            raise InputError(f"it has more than {_MOST} bytes")
        return cls(path, path.read_bytes())

    @property
    def text(self) -> str:
        """What stands in it, "" where there is no file. Raises ``InputError`` for what is not UTF-8."""
        try:
            return (self.data or b"").decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise InputError(f"it is not UTF-8 (byte {error.start})") from None

    def replace(self, text: str) -> Path | None:
        """Write ``text`` in the file's place; where what it was is kept. Raises ``OSError``, and then nothing is lost.

        A file that somebody else has written to since it was read is left as it is.
        """
        if self.data is not None and not os.access(self.path, os.W_OK):
            raise PermissionError(errno.EACCES, "it may not be written to")
        marked = self.data is not None and self.data.startswith(_MARK.encode())
        written = beside(self.path, ((_MARK if marked else "") + text).encode())
        kept = None
        try:
            if self.read(self.path).data != self.data:
                raise FileExistsError(errno.EEXIST, "it was written to in the meantime; try again")
            if self.data is not None:
                take_over(self.path, written)
                kept = _kept(self.path, self.data)
            os.replace(written, self.path)
        except BaseException:
            with contextlib.suppress(OSError):
                written.unlink()
            raise
        return kept


def _kept(path: Path, data: bytes) -> Path:
    """A copy of what ``path`` was, under the first name that is free."""
    for number in range(1, 1_000):
        name = path.with_name(f"{path.name}.bak{number if number > 1 else ''}")
        try:
            # Fails where the name is taken, even by a link that leads nowhere.
            handle = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
        except FileExistsError:
            continue
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        take_over(path, name)
        return name
    raise FileExistsError(errno.EEXIST, "a thousand copies stand beside it")
