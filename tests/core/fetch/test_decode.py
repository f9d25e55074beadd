"""An encoded body is undone piece by piece, and what is torn or corrupt keeps what came before."""

import gzip
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.fetch.decode import MAX_MEMBERS, CorruptStreamError, Decoder, decoder_for
from tests.rows import each_row

WORDS = b"The tide rose at dawn. " * 200


def raw_deflate(data: bytes) -> bytes:
    compress = zlib.compressobj(wbits=-15)
    return compress.compress(data) + compress.flush()


def known(content_encoding: str, limit: int = 1_000_000) -> Decoder:
    decoder = decoder_for(content_encoding, limit=limit)
    assert decoder is not None
    return decoder


def fed(decoder: Decoder, data: bytes, *, piece: int = 1 << 16, limit: int = 1_000_000) -> bytes:
    """Everything that comes of ``data`` in pieces, until ``limit``."""
    out = b""
    for at in range(0, len(data), piece):
        out += decoder.decode(data[at : at + piece], limit - len(out))
        if len(out) >= limit:
            break
    return out


ENCODED = {
    "none": ("", WORDS),
    "identity": ("identity", WORDS),
    "a charset in the wrong header": ("UTF-8", WORDS),
    "gzip": ("gzip", gzip.compress(WORDS)),
    "GZIP": ("GZIP", gzip.compress(WORDS)),
    "x-gzip": ("x-gzip", gzip.compress(WORDS)),
    "gzip and identity": ("gzip, identity", gzip.compress(WORDS)),
    "deflate in zlib": ("deflate", zlib.compress(WORDS)),
    "deflate bare": ("deflate", raw_deflate(WORDS)),
    "gzip twice": ("gzip, gzip", gzip.compress(gzip.compress(WORDS))),
    "deflate in gzip": ("deflate, gzip", gzip.compress(zlib.compress(WORDS))),
    "two members": ("gzip", gzip.compress(WORDS[:100]) + gzip.compress(WORDS[100:])),
    "an empty member": ("gzip", gzip.compress(b"") + gzip.compress(WORDS)),
    "padding after the stream": ("gzip", gzip.compress(WORDS) + b"\0" * 512),
    "padding after deflate": ("deflate", zlib.compress(WORDS) + b"\n"),
}


@each_row("piece", [1, 7, 1 << 16])
@each_row(("encoding", "body"), ENCODED.values(), ids=ENCODED.keys())
def test_an_encoding_is_undone_however_the_body_is_cut_up(encoding: str, body: bytes, piece: int) -> None:
    decoder = known(encoding)

    assert fed(decoder, body, piece=piece) == WORDS
    assert decoder.complete


@each_row("encoding", ["br", "zstd", "compress", "gzip, br", "gzip, gzip, gzip", "gzip;q=1", "\ud800"])
def test_an_encoding_that_was_not_asked_for_is_not_known(encoding: str) -> None:
    assert decoder_for(encoding, limit=1) is None


@each_row("encoding", ["", "gzip", "deflate", "gzip, gzip"])
def test_an_empty_body_is_complete_in_every_encoding(encoding: str) -> None:
    assert known(encoding).complete


@each_row(
    ("encoding", "body"),
    [("gzip", gzip.compress(WORDS)), ("deflate", zlib.compress(WORDS)), ("deflate", raw_deflate(WORDS))],
    ids=["gzip", "zlib", "bare deflate"],
)
def test_a_stream_that_ends_early_keeps_its_words_and_is_not_complete(encoding: str, body: bytes) -> None:
    decoder = known(encoding)

    assert WORDS.startswith(fed(decoder, body[: len(body) // 2]))
    assert not decoder.complete


def test_a_lone_first_byte_is_not_complete() -> None:
    for encoding in ("gzip", "deflate"):
        decoder = known(encoding)
        decoder.decode(b"\x1f", 10)

        assert not decoder.complete


@pytest.mark.parametrize("encoding", ["gzip", "deflate"])
def test_a_corrupt_stream_keeps_what_came_before_the_fault(encoding: str) -> None:
    words = bytes(range(256)) * 400
    body = bytearray(gzip.compress(words, 1) if encoding == "gzip" else zlib.compress(words, 1))
    body[-2] ^= 0xFF  # in the checksum: every word before it is there

    with pytest.raises(CorruptStreamError) as error:
        known(encoding).decode(bytes(body), 1_000_000)

    assert error.value.salvaged == words


def test_a_body_that_is_not_what_its_label_says_is_corrupt_and_gives_nothing() -> None:
    with pytest.raises(CorruptStreamError) as error:
        known("gzip").decode(b"<!doctype html>", 1_000)

    assert error.value.salvaged == b""


@pytest.mark.parametrize("encoding", ["gzip", "deflate"])
def test_a_bomb_gives_no_more_than_the_limit(encoding: str) -> None:
    zeros = b"\0" * 50_000_000
    bomb = gzip.compress(zeros, 1) if encoding == "gzip" else zlib.compress(zeros, 1)

    assert len(fed(known(encoding), bomb, limit=10_000)) == 10_000


def test_a_bomb_inside_an_encoding_is_held_to_the_limit_too() -> None:
    bomb = gzip.compress(gzip.compress(b"\0" * 50_000_000, 9), 9)

    assert len(fed(known("gzip, gzip", 100_000), bomb, limit=10_000)) == 10_000


def test_a_layer_between_that_grows_too_large_ends_the_stream() -> None:
    # An inner stream of empty members: large in between, nothing at the end.
    between = gzip.compress(b"") * 5_000

    with pytest.raises(CorruptStreamError):
        fed(known("gzip, gzip", 10_000), gzip.compress(between))


def test_members_without_end_are_corrupt() -> None:
    with pytest.raises(CorruptStreamError):
        fed(known("gzip"), gzip.compress(b"") * (MAX_MEMBERS + 1))


def fed_or_salvaged(decoder: Decoder, data: bytes, *, piece: int, limit: int) -> bytes:
    try:
        return fed(decoder, data, piece=piece, limit=limit)
    except CorruptStreamError as error:
        return error.salvaged


@given(st.sampled_from(["gzip", "deflate", "gzip, deflate"]), st.binary(max_size=200), st.integers(1, 50))
def test_any_bytes_decode_or_are_corrupt(encoding: str, body: bytes, piece: int) -> None:
    assert len(fed_or_salvaged(known(encoding), body, piece=piece, limit=100)) <= 100


@given(st.binary(max_size=300), st.integers(0, 400), st.integers(1, 400))
def test_a_flipped_byte_never_crashes_a_decoder(body: bytes, at: int, piece: int) -> None:
    stream = bytearray(gzip.compress(body))
    stream[at % len(stream)] ^= 0x55

    assert isinstance(fed_or_salvaged(known("gzip"), bytes(stream), piece=piece, limit=1_000_000), bytes)
