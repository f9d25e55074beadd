"""Files are read where the owner said so, and the answer says why in every other case."""

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from pincite.core.fetch.files import NO_SCHEME, NOT_ALLOWED, FileReader
from pincite.core.fetch.limits import Limits
from pincite.core.fetch.paths import parse_path
from pincite.core.models import Reason, SourceFile
from pincite.core.ports import Answer, Fetched, Unreachable


async def read(url: str, *roots: Path, limits: Limits | None = None, base: Path | None = None) -> Answer:
    path = parse_path(url)
    assert path is not None
    return await FileReader(roots, limits, base=base).read(url, path)


async def reason(url: str, *roots: Path) -> Reason:
    answer = await read(url, *roots)
    assert isinstance(answer, Unreachable)
    return answer.reason


async def test_without_a_folder_every_path_is_refused_and_the_setting_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("words")

    for url in (str(tmp_path / "a.txt"), (tmp_path / "a.txt").as_uri(), "file:///none", "file://host/x"):
        answer = await read(url)
        assert answer == Unreachable(url, Reason.BAD_URL, NOT_ALLOWED)
    for url in ("a.txt", "./sub/a.txt#part", "a.test/page"):
        assert await read(url) == Unreachable(url, Reason.BAD_URL, NO_SCHEME)
    assert "PINCITE_ROOTS" in NOT_ALLOWED
    assert "export PINCITE_ROOTS=" in NO_SCHEME


async def test_a_file_comes_with_its_bytes_its_type_and_its_one_address(tmp_path: Path) -> None:
    file = tmp_path / "a b.HTML"
    file.write_bytes(b"<p>words</p>")

    for url in (str(file), file.as_uri(), f"{tmp_path}/./a b.HTML#part"):
        answer = await read(url, tmp_path)
        assert isinstance(answer, Fetched)
        assert (answer.url, answer.final_url, answer.body) == (url, file.as_uri(), b"<p>words</p>")
        assert answer.headers == {"content-type": "text/html"}


async def test_a_relative_citation_tells_nothing_of_where_the_folders_are(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "a.txt").write_text("words")

    answer = await read("./sub/../sub/a.txt#part", tmp_path / "none", tmp_path)

    assert isinstance(answer, Fetched)
    assert (answer.final_url, answer.redirects) == ("sub/a.txt", ("sub/a.txt",))
    assert str(tmp_path) not in repr(answer)


async def test_a_suffix_that_says_nothing_leaves_the_type_to_the_first_bytes(tmp_path: Path) -> None:
    (tmp_path / "LICENSE").write_bytes(b"words")
    answer = await read("LICENSE", tmp_path)

    assert isinstance(answer, Fetched)
    assert answer.headers == {}


async def test_a_relative_path_begins_at_the_folder_of_its_text_where_that_leads_beneath_a_root(tmp_path: Path) -> None:
    root, out = tmp_path / "root", tmp_path / "out"
    for folder in (out, root / "sub", root / "sub" / ".hidden"):
        folder.mkdir(parents=True)
        for name in ("both.txt", "over.txt", "secret.txt"):
            (folder / name).write_text(folder.name)
    (root / "both.txt").write_text("root")
    (root / "top.txt").write_text("root")
    (root / "over.txt").write_text("root")
    (root / "sub" / "over.txt").unlink()
    (root / "sub" / "over.txt").symlink_to(out / "over.txt")
    rows = [
        (root / "sub", "both.txt", "sub"),
        (root / "sub", "top.txt", "root"),
        (root / "sub", "../top.txt", "root"),
        # A link that leads out is refused, and no other file is read in its place.
        (root / "sub", "over.txt", Reason.BLOCKED_ADDRESS),
        (root / "sub", "../../out/secret.txt", Reason.BLOCKED_ADDRESS),
        (root / "sub", "b%6fth.txt", "sub"),
        (root / "sub", "%2e%2e/top.txt", "root"),
        (root / "sub", "%2e%2e/%2e%2e/out/secret.txt", Reason.NOT_FOUND),
        (None, "%2e%2e/out/secret.txt", Reason.BLOCKED_ADDRESS),
        # What would lead to a file beneath a root, and to none, is not found.
        (root / "sub", "none.txt", Reason.NOT_FOUND),
        (root / "sub", "../none.txt", Reason.NOT_FOUND),
        (root / "sub" / ".hidden", "both.txt", "root"),
        (out, "both.txt", "root"),
        (out, "secret.txt", Reason.BAD_URL),
        (root, "both.txt", "root"),
        (None, "both.txt", "root"),
        (None, "none.txt", Reason.BAD_URL),
        (None, "../none.txt", Reason.BLOCKED_ADDRESS),
    ]

    for base, name, wanted in rows:
        answer = await read(name, root, base=base)
        told = answer.reason if isinstance(answer, Unreachable) else answer.body.decode()  # type: ignore[union-attr]  # 200
        assert told == wanted, (base, name)
        if isinstance(answer, Fetched):
            assert answer.final_url == name
    assert await read("both.txt", base=root) == Unreachable("both.txt", Reason.BAD_URL, NO_SCHEME)


async def test_what_was_read_says_which_file_it_is_and_not_where_the_folders_are(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    for name in ("both.txt", "sub/both.txt", "top.txt"):
        (tmp_path / name).write_text("words")
    rows: list[tuple[str, Path | None, SourceFile]] = [
        ("both.txt", tmp_path / "sub", SourceFile(path="both.txt")),
        ("top.txt", tmp_path / "sub", SourceFile(path="../top.txt")),
        ((tmp_path / "top.txt").as_uri(), tmp_path / "sub", SourceFile(path="../top.txt")),
        ("./sub/../both.txt#x", None, SourceFile(path="both.txt", root=1)),
    ]

    for url, base, told in rows:
        answer = await read(url, tmp_path, base=base)
        assert isinstance(answer, Fetched)
        assert answer.file == told, url


async def test_a_relative_path_is_looked_for_in_each_folder_in_turn(tmp_path: Path) -> None:
    first, second = tmp_path / "1", tmp_path / "2"
    for folder, words in ((first, "one"), (second, "two")):
        folder.mkdir()
        (folder / "both.txt").write_text(words)
    (second / "second.txt").write_text("two")

    bodies = [await read(name, first, second) for name in ("both.txt", "second.txt")]

    assert [body.body for body in bodies if isinstance(body, Fetched)] == [b"one", b"two"]
    assert await reason("third.txt", first, second) is Reason.BAD_URL


async def test_no_answer_tells_what_exists_outside_the_folders(tmp_path: Path) -> None:
    inside = tmp_path / "in"
    inside.mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    (inside / "link").symlink_to(tmp_path / "secret.txt")
    (inside / "dangling").symlink_to(tmp_path / "none.txt")
    paths = [tmp_path / "secret.txt", tmp_path / "none.txt", inside / "link", inside / "dangling", inside / "../none"]

    answers = [await read(str(path), inside) for path in paths]

    assert len({(answer.reason, answer.detail) for answer in answers if isinstance(answer, Unreachable)}) == 1
    assert await reason(str(tmp_path / "secret.txt"), inside) is Reason.BLOCKED_ADDRESS


async def test_each_failure_has_its_reason(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "a.txt").write_text("words")

    found = [
        await reason(str(tmp_path / name), tmp_path) for name in ("none", "a.txt/b", "loop", "x" * 300, "pipe", "")
    ]

    assert found == [Reason.NOT_FOUND] * 4 + [Reason.UNSUPPORTED_TYPE] * 2
    assert await reason(str(tmp_path / "gone" / "a.txt"), tmp_path / "gone") is Reason.NOT_FOUND


async def test_a_folder_that_is_none_is_told_where_that_may_be_why(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("words")
    gone, file = tmp_path / "gone", tmp_path / "a.txt"

    beneath = [await detail(str(root / "b.txt"), root) for root in (gone, file)]
    elsewhere = [await detail(url, tmp_path / "in", gone) for url in (str(tmp_path / "c.txt"), "c.txt")]
    sound = [await detail(url, tmp_path) for url in (str(tmp_path / "c.txt"), "c.txt", "/elsewhere/c.txt")]

    assert beneath == ["There is no such file: what PINCITE_ROOTS names there is no folder."] * 2
    assert all(told.endswith("is a folder; pincite doctor says what is not.") for told in elsewhere)
    assert sound[0] == "There is no such file."
    assert not any("doctor" in told for told in sound)
    assert not any(str(tmp_path) in told for told in [*beneath, *elsewhere, *sound])


async def detail(url: str, *roots: Path) -> str:
    answer = await read(url, *roots)
    assert isinstance(answer, Unreachable)
    return answer.detail


@pytest.mark.parametrize(
    ("number", "expected"), [(13, Reason.FORBIDDEN), (5, Reason.FETCH_ERROR), (24, Reason.FETCH_ERROR)]
)
async def test_what_the_system_refuses_is_no_absence(tmp_path: Path, number: int, expected: Reason) -> None:
    def refuses(folder: str, names: Sequence[str]) -> int:
        raise OSError(number, "no")

    url = str(tmp_path / "a.txt")
    path = parse_path(url)
    assert path is not None
    answer = await FileReader([tmp_path], open_file=refuses).read(url, path)

    assert isinstance(answer, Unreachable)
    assert answer.reason is expected
    assert str(tmp_path) not in answer.detail


async def test_a_file_over_the_limit_is_cut_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"x" * 2_000)
    (tmp_path / "b.txt").write_bytes(b"x" * 1_000)

    cut = await read("a.txt", tmp_path, limits=Limits(max_bytes=1_000))
    whole = await read("b.txt", tmp_path, limits=Limits(max_bytes=1_000))

    assert isinstance(cut, Fetched)
    assert (len(cut.body), cut.cut) == (1_000, Reason.TOO_LARGE)
    assert isinstance(whole, Fetched)
    assert (len(whole.body), whole.cut) == (1_000, None)


async def test_a_document_has_the_budget_of_documents_by_its_name_or_its_first_bytes(tmp_path: Path) -> None:
    limits = Limits(max_bytes=1_000, max_document_bytes=2_000)
    for name, content in (("a.pdf", b"x" * 2_001), ("b", b"%PDF-" + b"x" * 1_500), ("c.txt", b"x" * 1_500)):
        (tmp_path / name).write_bytes(content)

    answers = [await read(name, tmp_path, limits=limits) for name in ("a.pdf", "b", "c.txt")]

    assert [(len(answer.body), answer.cut) for answer in answers if isinstance(answer, Fetched)] == [
        (2_000, Reason.TOO_LARGE),
        (1_505, None),
        (1_000, Reason.TOO_LARGE),
    ]


async def test_a_file_system_that_hangs_ends_with_the_time_limit(tmp_path: Path) -> None:
    reading, writing = os.pipe()

    def hangs(folder: str, names: Sequence[str]) -> int:
        os.read(reading, 1)
        return os.open(tmp_path / "a.txt", os.O_RDONLY)

    (tmp_path / "a.txt").write_text("words")
    url = str(tmp_path / "a.txt")
    path = parse_path(url)
    assert path is not None
    answer = await FileReader([tmp_path], Limits(timeout=0.05), open_file=hangs).read(url, path)
    os.write(writing, b"x")
    os.close(writing)

    assert isinstance(answer, Unreachable)
    assert answer.reason is Reason.TIMEOUT
