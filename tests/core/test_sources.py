"""The environment names the fetcher; the fakes say loudly that they read no source (CONTRACT 6)."""

from pathlib import Path

import pytest

from pincite.core.errors import SettingError
from pincite.core.fetch import SourceFetcher
from pincite.core.models import ProvenanceReport
from pincite.core.ports import Fetched
from pincite.core.settings import Settings
from pincite.core.shapes import parse_agent_output
from pincite.core.sources import open_fetcher, with_rendering
from pincite.core.verify import verify
from tests.fakes import cited, html
from tests.web import Reply, serve

WORDS = "The tide rose at dawn and the boats left the harbour."
OTHER = "Nobody saw the lighthouse keeper again after that winter."
FINDINGS = [
    cited("https://a.test/x", WORDS),
    cited("https://a.test/x#part", OTHER),
    cited("https://b.test/", WORDS),
    cited("https://c.test/", WORDS, excerpt=""),
]


async def report_by(name: str) -> tuple[ProvenanceReport, list[str]]:
    warned: list[str] = []
    output = parse_agent_output(FINDINGS)
    async with open_fetcher(Settings(provenance_fetcher=name), output, warn=warned.append) as fetcher:
        return await verify(output, fetcher=fetcher), warned


async def test_the_echo_answers_each_stored_excerpt_and_says_so() -> None:
    report, warned = await report_by("fake")

    assert [verdict.status for verdict in report.verdicts] == ["match", "match", "match", "unreachable"]
    assert "no source is read" in warned[0]


async def test_the_drift_answers_other_text_and_says_so() -> None:
    report, warned = await report_by("fake-drift")

    assert report.summary == {"changed": 4}
    assert "no source is read" in warned[0]


async def test_without_settings_the_environment_counts_and_a_fake_says_so_on_standard_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PINCITE_PROVENANCE_FETCHER", "fake")

    async with open_fetcher(output={"findings": FINDINGS}) as fetcher:
        answer = await fetcher.fetch("https://b.test/")

    assert isinstance(answer, Fetched)
    assert answer.body == WORDS
    assert "no source is read" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["", "httpx"])
async def test_the_real_fetcher_is_the_default_and_warns_of_nothing(name: str) -> None:
    warned: list[str] = []

    async with open_fetcher(Settings(provenance_fetcher=name), warn=warned.append) as fetcher:
        assert isinstance(fetcher, SourceFetcher)
    assert warned == []


async def test_a_page_is_rendered_only_where_that_is_wanted(tmp_path: Path) -> None:
    settings = Settings(allow_hosts=("127.0.0.1",), browser=tmp_path / "none")
    shell = html("<div id=app></div>" + "<script>1</script>" * 3)
    noted: list[tuple[str, ...]] = []

    for one in (settings, with_rendering(settings, wanted=False), with_rendering(settings, wanted=True)):
        async with serve({"/": Reply.html(shell)}) as web, open_fetcher(one, warn=print) as fetcher:
            answer = await fetcher.fetch(web.url("/"))
        assert isinstance(answer, Fetched)
        noted.append(answer.notes)

    assert noted[:2] == [(), ()]
    assert "was not rendered" in noted[2][0]


async def test_any_other_value_is_an_error() -> None:
    with pytest.raises(SettingError):
        async with open_fetcher(Settings(provenance_fetcher="curl"), warn=print):
            raise AssertionError("never opened")
