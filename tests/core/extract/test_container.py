"""A zip file's members are read within a budget, and attacks are refused with a reason."""

import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract import container as room
from pincite.core.extract.container import MAX_MEMBERS, Container, ExhaustedError, RefusedError
from pincite.core.models import Reason
from tests.core.extract.zipped import claiming, encrypted, overlapping, zipped
from tests.rows import each_row

TEXT = "The tide rose at dawn. " * 100


def refusal(content: bytes, name: str = "a") -> Reason:
    with pytest.raises(RefusedError) as refused:
        Container(content).read(name)
    return refused.value.reason


def test_members_are_read_by_their_names_whatever_the_case() -> None:
    container = Container(zipped({"Word/Document.xml": "one", "b": "two"}))

    assert container.read("word/document.XML") == b"one"
    assert "b" in container
    assert "c" not in container
    assert set(container.names) == {"Word/Document.xml", "b"}
    with pytest.raises(KeyError):
        container.read("c")


def test_members_are_found_however_a_system_spells_accents_and_folders() -> None:
    container = Container(zipped({"text/cafe\u0301.xhtml": "one", "text\\two.xhtml": "two"}))

    assert container.read("text/caf\u00e9.xhtml") == b"one"
    assert container.read("text/two.xhtml") == b"two"


@pytest.mark.parametrize("how", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_a_member_comes_in_pieces(how: int) -> None:
    text = TEXT.encode() * 100
    pieces = list(Container(zipped({"a": text}, how)).chunks("a"))

    assert b"".join(pieces) == text
    assert max(map(len, pieces)) <= room.CHUNK


def test_names_beyond_ascii_are_read_with_and_without_their_flag() -> None:
    flagged = zipped({"caf\u00e9": "one"})
    bare = flagged.replace(b"\x00\x08\x08\x00", b"\x00\x00\x08\x00")

    assert Container(flagged).read("caf\u00e9") == b"one"
    assert "caf\u00e9" in Container(bare)


BOMB = zipped({"a": bytes(20_000_000)})


@each_row(
    ("content", "reason"),
    [
        (b"", Reason.EXTRACT_ERROR),
        (b"PK\x03\x04 and no more", Reason.EXTRACT_ERROR),
        (zipped({"a": TEXT})[:-30], Reason.EXTRACT_ERROR),
        (BOMB, Reason.TOO_LARGE),
        (encrypted(zipped({"a": TEXT})), Reason.UNSUPPORTED_ENCODING),
        (zipped({"a": TEXT}, zipfile.ZIP_LZMA), Reason.EXTRACT_ERROR),
        (zipped({"a": TEXT}, zipfile.ZIP_BZIP2), Reason.EXTRACT_ERROR),
        (claiming(zipped({"a": TEXT}), 100), Reason.EXTRACT_ERROR),
        (claiming(zipped({"a": TEXT}), 900_000), Reason.EXTRACT_ERROR),
        (claiming(zipped({"a": TEXT}), 4_000_000_000), Reason.TOO_LARGE),
        (overlapping(zipped({"a": TEXT, "b": TEXT})), Reason.TOO_LARGE),
        (zipped({"a": TEXT, "../b": TEXT}), Reason.EXTRACT_ERROR),
        (zipped({"a": TEXT, "c/../../b": TEXT}), Reason.EXTRACT_ERROR),
        (zipped({"a": TEXT, "..\\b": TEXT}), Reason.EXTRACT_ERROR),
        (zipped({"a": TEXT, "/etc/b": TEXT}), Reason.EXTRACT_ERROR),
    ],
    ids=[
        "nothing", "a stub", "no directory", "a bomb", "encrypted", "lzma", "bzip2", "larger than it says",
        "smaller than it says", "says too much", "overlapping", "leads out", "leads out in the middle",
        "leads out with backslashes", "from the root",
    ],
)  # fmt: skip
def test_what_no_document_is_is_refused_with_a_reason(content: bytes, reason: Reason) -> None:
    assert refusal(content) is reason


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_two_members_of_one_name_are_refused_where_that_name_is_asked_for() -> None:
    container = Container(zipped([("a", "one"), ("a", "two"), ("b", "three")]))

    assert container.read("b") == b"three"
    with pytest.raises(RefusedError):
        container.read("a")


def test_broken_bytes_of_a_member_are_refused() -> None:
    content = bytearray(zipped({"a": TEXT}))
    content[40] ^= 0xFF

    assert refusal(bytes(content)) is Reason.EXTRACT_ERROR


def test_too_many_members_are_refused_before_any_is_looked_at() -> None:
    assert refusal(b"PK\x03\x04" + b"PK\x01\x02" * (MAX_MEMBERS + 1)) is Reason.TOO_LARGE


def test_one_budget_holds_for_all_members() -> None:
    container = Container(zipped({"a": TEXT, "b": TEXT}), budget=len(TEXT) + 10)

    assert container.read("a").decode() == TEXT
    with pytest.raises(ExhaustedError):
        container.read("b")


def test_a_nested_bomb_is_a_member_like_any_other() -> None:
    members: dict[str, str | bytes] = {"a": TEXT, "b.zip": BOMB}

    assert Container(zipped(members)).read("a").decode() == TEXT


@given(st.integers(0, 400), st.binary(min_size=1, max_size=8))
def test_any_damage_is_read_or_refused(at: int, damage: bytes) -> None:
    content = bytearray(zipped({"a": TEXT, "b": "b"}))
    content[at : at + len(damage)] = damage
    try:
        container = Container(bytes(content))
        read = container.read("a") if "a" in container else b""
    except RefusedError:
        return
    assert read in (b"", TEXT.encode())
