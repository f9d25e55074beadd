"""The three streams of a command, handed in so that it can be called without a process of its own."""

import io
import sys
from dataclasses import dataclass
from typing import BinaryIO, Self, TextIO

from pincite.core.wording import ENGLISH, Wording


@dataclass(frozen=True)
class Console:
    """``stdin`` as bytes, because the input says its own encoding; the other two as text.

    ``say`` is the language of whoever looks at them.
    """

    stdin: BinaryIO
    stdout: TextIO
    stderr: TextIO
    say: Wording = ENGLISH

    @classmethod
    def of_process(cls) -> Self:
        """The streams of this process; text that a terminal cannot show is escaped, and a pipe gets UTF-8."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                encoding = stream.encoding if stream.isatty() else "utf-8"
                stream.reconfigure(encoding=encoding, errors="backslashreplace")
        # A stream that the parent closed is None.
        stdin = sys.stdin.buffer if sys.stdin is not None else io.BytesIO()
        return cls(stdin, sys.stdout or io.StringIO(), sys.stderr or io.StringIO())

    def write(self, text: str) -> None:
        """Write ``text`` on standard output, a line feed at its end."""
        self.stdout.write(text if text.endswith("\n") else text + "\n")
        self.stdout.flush()

    def warn(self, sentence: str) -> None:
        """Say ``sentence`` to the person, on standard error."""
        self.stderr.write(f"pincite: {sentence}\n")
        self.stderr.flush()
