"""A passage of a local file is stamped and verified where the owner allows it; nowhere else does a word get out."""

from pathlib import Path

import pytest

from pincite.core.errors import PassageNotFoundError, ProvenanceFetchError
from pincite.core.fetch import SourceFetcher
from pincite.core.ingest import anchor_citation
from pincite.core.links import Link, check_links
from pincite.core.settings import Settings
from pincite.core.shapes import parse_agent_output
from pincite.core.sources import open_fetcher
from pincite.core.verify import verify
from tests.core.verify.walk import FILLER, OTHER, WORDS
from tests.fakes import FakeWeb, cited, html


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "root"
    folder.mkdir()
    head = '<link rel="canonical" href="https://a.test/saved"><link rel="next" href="notes.txt">'
    (folder / "page.html").write_text(html(f"<p>{WORDS}</p>{FILLER}", head=head))
    (folder / "notes.txt").write_text(f"Intro\n\n{OTHER}\n")
    (tmp_path / "secret.txt").write_text(f"The secret is {WORDS}")
    return folder


async def test_files_are_verified_by_path_and_by_url_in_one_reading_of_each_spelling(root: Path) -> None:
    findings = [
        cited((root / "page.html").as_uri(), WORDS),
        cited(str(root / "notes.txt"), OTHER),
        cited("notes.txt", WORDS),
        cited(str(root.parent / "secret.txt"), WORDS),
    ]

    report = await verify(parse_agent_output(findings), fetcher=SourceFetcher(roots=[root], web=FakeWeb()))

    assert [one.status for one in report.verdicts] == ["match", "match", "changed", "unreachable"]
    assert [one.moved_to for one in report.verdicts] == [None] * 4
    assert report.verdicts[3].reason == "blocked_address"
    assert "redirected" not in str(report.verdicts[2].notes)
    assert report.verdicts[0].link is None


async def test_a_file_is_stamped_from_its_own_words_and_an_edit_is_seen(root: Path) -> None:
    sources = SourceFetcher(roots=[root], web=FakeWeb())
    citation: dict[str, object] = {"url": "page.html", "metadata": {}}
    await anchor_citation(citation, text=WORDS, fetcher=sources)
    finding = {"citation": citation, "excerpt": WORDS}

    before = await verify(parse_agent_output([finding]), fetcher=sources)
    (root / "page.html").write_text(html(f"<p>{WORDS.replace('dawn', 'dusk')}</p>{FILLER}"))
    after = await verify(parse_agent_output([finding]), fetcher=sources)

    assert [before.verdicts[0].status, after.verdicts[0].status] == ["match", "changed"]
    assert str(root) not in f"{citation}{before}{after}"


async def test_no_error_shows_a_word_from_outside_the_roots(root: Path) -> None:
    (root / "link.txt").symlink_to(root.parent / "secret.txt")
    sources = SourceFetcher(roots=[root], web=FakeWeb())

    for url in ("link.txt", str(root / "../secret.txt"), str(root.parent / "secret.txt")):
        with pytest.raises(ProvenanceFetchError) as refused:
            await anchor_citation({"url": url, "metadata": {}}, text="The secret is out.", fetcher=sources)
        assert "dawn" not in str(refused.value)
    with pytest.raises(PassageNotFoundError) as inside:
        await anchor_citation({"url": "page.html", "metadata": {}}, text="The tide rose at dusk.", fetcher=sources)
    assert inside.value.nearest.startswith("The tide rose")


async def test_a_page_of_the_web_cannot_send_a_reader_to_a_file(root: Path) -> None:
    url = "https://a.test/"
    file = (root / "notes.txt").as_uri()
    pages = FakeWeb({url: html("Moving", head=f'<meta http-equiv="refresh" content="0; url={file}">')})

    report = await verify(parse_agent_output([cited(url, OTHER)]), fetcher=SourceFetcher(roots=[root], web=pages))

    assert report.verdicts[0].status != "match"


async def test_links_to_files_are_found_or_not_where_they_may_be_asked(root: Path) -> None:
    urls = [str(root / "notes.txt"), (root / "none.txt").as_uri(), "/etc/passwd"]

    report = await check_links([Link(url) for url in urls], fetcher=SourceFetcher(roots=[root], web=FakeWeb()))

    assert [result.resolve for result in report.results] == ["ok", "not_found", "network_error"]


async def test_the_environment_opens_the_roots(root: Path) -> None:
    async with open_fetcher(Settings(roots=str(root)), warn=print) as fetcher:
        report = await verify(parse_agent_output([cited("notes.txt", OTHER)]), fetcher=fetcher)

    assert report.verdicts[0].status == "match"


async def test_a_file_that_cannot_be_read_as_a_document_is_named_as_one_that_can(root: Path) -> None:
    (root / "empty.html").write_text("<html><body></body></html>")
    (root / "picture.html").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(400))
    findings = [cited(name, WORDS) for name in ("empty.html", "picture.html", str(root / "nowhere.html"))]

    report = await verify(parse_agent_output(findings), fetcher=SourceFetcher(roots=[root], web=FakeWeb()))

    assert [one.reason for one in report.verdicts] == ["empty", "unsupported_type", "not_found"]
    assert [one.file and one.file.path for one in report.verdicts] == ["empty.html", "picture.html", None]
