"""The three streams of a command, handed in so that it can be called without a process of its own."""

import io
import os
import sys
from dataclasses import dataclass
from typing import BinaryIO, Self, TextIO

from pincite.core.reports.json_line import encodable
from pincite.core.wording import ENGLISH, Wording


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
        self.stdout.write(text if text.endswith("\n") else text + "\n")
        self.stdout.flush()

    def write_json(self, line: str) -> None:
        """Write a line of JSON on standard output, as JSON in any encoding."""
        self.write(encodable(line, self.json_encoding))

    def warn(self, sentence: str) -> None:
        """Say ``sentence`` to the person, on standard error."""
        self.stderr.write(f"pincite: {sentence}\n")
        self.stderr.flush()


def json_encoding(stdout: TextIO | None, *, windows: bool = os.name == "nt") -> str:
    """What JSON is written in: what a terminal shows, UTF-8 for a file or a pipe.

    A shell of Windows may read what a pipe brings in another encoding, and write it anew; ASCII comes through that.
    """
    encoding = getattr(stdout, "encoding", None) or "utf-8"
    if stdout is not None and stdout.isatty():
        return encoding
    return "ascii" if windows and encoding.lower().replace("-", "") != "utf8" else "utf-8"
