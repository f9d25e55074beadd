"""XML within documents is read as events, and what could only be an attack is refused."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract.container import RefusedError
from pincite.core.extract.container_xml import MAX_DEPTH, MAX_NAMESPACE, MAX_TOKEN, Named, parse
from pincite.core.models import Reason
from tests.rows import each_row


class Told:
    """What the parser told, as words."""

    def __init__(self) -> None:
        self.events: list[str] = []

    def start(self, name: str, attrs: Named) -> None:
        self.events.append(f"<{name}{''.join(f' {key}={value}' for key, value in attrs.items())}>")

    def end(self, name: str) -> None:
        self.events.append(f"</{name}>")

    def characters(self, text: str) -> None:
        self.events.append(text)


def told(*chunks: bytes) -> str:
    found = Told()
    parse(chunks, found)
    return "".join(found.events)


def test_names_carry_their_namespace_and_text_its_characters() -> None:
    assert told(b'<a xmlns="s" xmlns:b="t" c="1"><b:d b:e="2">x &amp;', b" y</b:d></a>") == (
        "<s a c=1><t d t e=2>x & y</t d></s a>"
    )


@each_row("encoding", ["utf-8", "UTF-16", "iso-8859-1", "windows-1252"])
def test_the_declared_encoding_is_read(encoding: str) -> None:
    assert told(f'<?xml version="1.0" encoding="{encoding}"?><a>caf\u00e9</a>'.encode(encoding)) == "<a>caf\u00e9</a>"


def test_a_document_type_is_passed_over_and_its_entities_are_those_of_html() -> None:
    assert told(b'<!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx" "ncx.dtd"><a>1&nbsp;&eacute;</a>') == "<a>1\u00a0\u00e9</a>"


LAUGHS = b'<!DOCTYPE a [<!ENTITY x "lol"><!ENTITY y "&x;&x;&x;&x;">]><a>&y;</a>'


def blown(piece: bytes, most: int) -> Iterator[bytes]:
    for _ in range(most // len(piece) + 1):
        yield piece


@each_row(
    ("chunks", "reason"),
    [
        ([LAUGHS], Reason.EXTRACT_ERROR),
        ([b'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'], Reason.EXTRACT_ERROR),
        ([b'<!DOCTYPE a [<!ENTITY % x SYSTEM "http://x.test/x">%x;]><a/>'], Reason.EXTRACT_ERROR),
        ([b'<!DOCTYPE a [<!ATTLIST a b CDATA "c">]><a/>'], Reason.EXTRACT_ERROR),
        ([b"<a>&undeclared;</a>"], Reason.EXTRACT_ERROR),
        ([b'<?xml version="1.0" encoding="shift_jis"?><a/>'], Reason.UNSUPPORTED_ENCODING),
        ([b'<?xml version="1.0" encoding="utf-7"?><a/>'], Reason.UNSUPPORTED_ENCODING),
        ([b'<?xml version="1.0" encoding="UTF-s"?><a/>'], Reason.UNSUPPORTED_ENCODING),
        ([b'<?xml version="1.0" encoding="rot13"?><a/>'], Reason.UNSUPPORTED_ENCODING),
        ([b'<?xml version="1.0" encoding="utf-16"?><a/>'], Reason.EXTRACT_ERROR),
        ([b"<a><b></a>"], Reason.EXTRACT_ERROR),
        ([b""], Reason.EXTRACT_ERROR),
        ([b"\x00\xff"], Reason.EXTRACT_ERROR),
        ([b"<a>" * (MAX_DEPTH + 1)], Reason.EXTRACT_ERROR),
        ([b"<a ", *blown(b'b="c" ' * 1_000, MAX_TOKEN * 3)], Reason.TOO_LARGE),
        ([b"<a><!--", *blown(b"x" * 65_536, MAX_TOKEN * 3)], Reason.TOO_LARGE),
        ([b'<a xmlns="' + b"s" * (MAX_NAMESPACE + 1) + b'"/>'], Reason.TOO_LARGE),
    ],
    ids=[
        "entities", "an external entity", "an external parameter entity", "declarations", "an unknown entity",
        "many bytes a character", "another Unicode", "no encoding", "no charset", "another encoding than it says",
        "not closed", "nothing", "no XML", "depth", "attributes without end", "a comment without end",
        "a long namespace",
    ],
)  # fmt: skip
def test_what_no_document_holds_is_refused(chunks: list[bytes], reason: Reason) -> None:
    with pytest.raises(RefusedError) as refused:
        parse(chunks, Told())
    assert refused.value.reason is reason


@given(st.binary(max_size=200), st.integers(1, 9))
def test_any_bytes_are_read_or_refused(content: bytes, size: int) -> None:
    with suppress(RefusedError):
        parse([content[at : at + size] for at in range(0, len(content), size)], Told())
