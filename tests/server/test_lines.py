"""Lines come whole over a descriptor, however they were cut up on the way."""

import os
import threading
from collections.abc import Callable

import pytest

from pincite.server.lines import LONGEST, lines, write
from tests.rows import each_row


def arriving(*pieces: bytes, longest: int = LONGEST, overlong: Callable[[bytes], None] | None = None) -> list[bytes]:
    """The lines of what somebody writes piece by piece."""
    reading, writing = os.pipe()

    def send() -> None:
        for piece in pieces:
            os.write(writing, piece)
        os.close(writing)

    sender = threading.Thread(target=send)
    sender.start()
    try:
        return list(lines(reading, longest=longest, overlong=overlong))
    finally:
        os.close(reading)
        sender.join()


@each_row(
    ("pieces", "expected"),
    [
        ((), []),
        ((b"one\n",), [b"one"]),
        ((b"o", b"ne\ntw", b"o\n"), [b"one", b"two"]),
        ((b"one\n\ntwo",), [b"one", b"", b"two"]),
        ((b"one\r\n",), [b"one\r"]),
    ],
)
def test_lines_are_whole_and_the_last_needs_no_end(pieces: tuple[bytes, ...], expected: list[bytes]) -> None:
    assert arriving(*pieces) == expected


def test_a_line_without_an_end_is_given_up_at_its_bound() -> None:
    with pytest.raises(ValueError, match="a line of more than 10 bytes"):
        arriving(b"short\n", b"x" * 20, longest=10)


def test_a_line_over_the_bound_may_be_left_out_and_the_next_is_whole() -> None:
    told: list[bytes] = []
    long = b'{"id": 7,' + b"x" * 200_000

    assert arriving(b"one\n", long, b"\ntwo\n", long, longest=100_000, overlong=told.append) == [b"one", b"two"]
    assert told == [long[:400]] * 2


def test_a_line_over_the_bound_is_left_out_where_it_comes_with_its_end_too() -> None:
    told: list[bytes] = []

    assert arriving(b"one\n" + b"x" * 20 + b"\ntwo\n", longest=10, overlong=told.append) == [b"one", b"two"]
    assert told == [b"x" * 20]
    assert arriving(b"x" * 10 + b"\n", longest=10) == [b"x" * 10]
    with pytest.raises(ValueError, match="a line of more than 10 bytes"):
        arriving(b"x" * 11 + b"\n", longest=10)


def test_more_than_a_pipe_takes_at_once_is_written_whole() -> None:
    reading, writing = os.pipe()
    data = b"x" * 1_000_000 + b"\n"

    def send() -> None:
        write(writing, data)
        os.close(writing)

    writer = threading.Thread(target=send)
    writer.start()

    received = list(lines(reading))
    writer.join()
    os.close(reading)

    assert received == [data[:-1]]
