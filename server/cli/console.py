"""The three streams of a command, handed in so that it can be called without a process of its own."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import BinaryIO, Self, TextIO

from pincite.core.reports.json_line import encodable
from pincite.core.wording import ENGLISH, Wording
from pincite.server.cli.exits import CannotWriteError


@dataclass(frozen=True)
class Console:
    """``stdin`` as bytes, because the input says its own encoding; the other two as text.

    ``say`` is the language of whoever looks at them, and ``json_encoding`` what is sure to arrive on standard output.
    """

    stdin: BinaryIO
    stdout: TextIO
    stderr: TextIO
    say: Wording = ENGLISH
    json_encoding: str = "utf-8"

    @classmethod
    def of_process(cls) -> Self:
        """The streams of this process; text that a terminal cannot show is escaped, and a pipe gets UTF-8."""
        encoding = json_encoding(sys.stdout)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(encoding=stream.encoding if stream.isatty() else "utf-8", errors="backslashreplace")
        # A stream that the parent closed is None.
        stdin = sys.stdin.buffer if sys.stdin is not None else io.BytesIO()
        return cls(stdin, sys.stdout or io.StringIO(), sys.stderr or io.StringIO(), json_encoding=encoding)

    def write(self, text: str) -> None:
        """Write ``text`` on standard output, a line feed at its end."""
        with self.writing():
            self.stdout.write(text if text.endswith("\n") else text + "\n")
            self.stdout.flush()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Raises ``BrokenPipeError`` when the reader of standard output has left, and ``CannotWriteError``."""
        try:
            yield
        except OSError as error:
            _leave(self.stdout)
            if isinstance(error, BrokenPipeError):
                raise
            raise CannotWriteError(f"cannot write standard output: {error.strerror or error}") from None

    def write_json(self, line: str) -> None:
        """Write a line of JSON on standard output, as JSON in any encoding."""
        self.write(encodable(line, self.json_encoding))

    def warn(self, sentence: str) -> None:
        """Say ``sentence`` to the person, on standard error; where nobody can hear it, the work goes on."""
        self.show(f"pincite: {sentence}\n")

    def show(self, text: str) -> None:
        """Write ``text`` on standard error as it is; where nobody can see it, the work goes on."""
        try:
            self.stderr.write(text)
            self.stderr.flush()
        except OSError:
            _leave(self.stderr)


def _leave(stream: TextIO) -> None:
    """Write nothing more to ``stream``, not even by the interpreter's own last flush."""
    # A stream without a descriptor, or one that is closed, is left as it is.
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def json_encoding(stdout: TextIO | None, *, windows: bool = os.name == "nt") -> str:
    """What JSON is written in: what a terminal shows, UTF-8 for a file or a pipe.

    A shell of Windows may read what a pipe brings in another encoding, and write it anew; ASCII comes through that.
    """
    encoding = getattr(stdout, "encoding", None) or "utf-8"
    if stdout is not None and stdout.isatty():
        return encoding
    return "ascii" if windows and encoding.lower().replace("-", "") != "utf8" else "utf-8"
