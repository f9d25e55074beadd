"""The doctor says what would happen and why, and keeps secrets to itself."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import anyio
import pytest

from pincite.core.nli.builtin.judge import lacking
from pincite.core.nli.registry import shared
from pincite.server.cli import doctor
from tests.server.cli.command import pincite


def test_each_setting_is_shown_with_where_it_came_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_TIMEOUT", "7.5")
    monkeypatch.setenv("JW_NLI_PROVIDER", "fake-nli")
    monkeypatch.setenv("PINCITE_TIMEUOT", "9")

    ran = pincite("doctor")

    lines = [line.split() for line in ran.out.splitlines()]
    assert ran.status == 0
    assert ["PINCITE_TIMEOUT", "7.5", "(environment)"] in lines
    assert ["JW_NLI_PROVIDER", "fake-nli", "(environment)"] in lines
    assert ["PINCITE_PER_HOST", "2", "(default)"] in lines
    assert any(line[:1] == ["PINCITE_TIMEUOT"] and "no" in line for line in lines)


def test_no_secret_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PINCITE_TOKEN", "ANTHROPIC_API_KEY", "OPENAI_API_KEY"):
        monkeypatch.setenv(name, "s3cr3t-value")

    monkeypatch.setenv("OLLAMA_HOST", "http://me:s3cr3t@127.0.0.1:9")
    monkeypatch.setenv("PINCITE_JWT_JWKS_URL", "https://id.test/keys?key=s3cr3t")
    monkeypatch.setenv("PINCITE_ISBN_RESOLVER", "https://books.test/?isbn={id}")
    monkeypatch.setenv("PINCITE_DOI_RESOLVER", "https://papers.test/?key=s3cr3t&doi={id}")
    monkeypatch.setenv("PINCITE_ARCHIVE_TIMEMAP", "https://kept.test/?key=s3cr3t&url=")
    monkeypatch.setenv("PINCITE_JWT_PUBLIC_KEY", "-----BEGIN PRIVATE KEY-----\\ns3cr3t\\n-----END PRIVATE KEY-----")

    ran = pincite("doctor")

    assert "PINCITE_TOKEN" in ran.out
    assert "@127.0.0.1:9" in ran.out
    assert "https://id.test/keys?(not shown)" in ran.out
    assert "https://books.test/?isbn={id}" in ran.out
    assert "  https://papers.test/?(not shown)\n" in ran.out
    assert "s3cr3t" not in ran.out + ran.err


def test_who_may_call_over_the_network_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = pincite("doctor").out
    monkeypatch.setenv("PINCITE_TOKEN", f"{'s3cr3t' * 4},{'s3cr4t' * 4}:read")
    known = pincite("doctor").out
    monkeypatch.setenv("PINCITE_TOKEN", "s3cr3t")
    poor = pincite("doctor").out

    assert "no token is set" in nobody
    assert ["token-2", "may", "read"] in [line.split() for line in known.splitlines()]
    assert "would not start" in poor
    assert "s3cr" not in known + poor


def test_the_archive_is_named_and_when_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def line() -> str:
        return next(line for line in pincite("doctor").out.splitlines() if line.split()[:1] == ["archive"])

    by_default = line()
    monkeypatch.setenv("PINCITE_ARCHIVE", "1")
    always = line()
    monkeypatch.setenv("PINCITE_ARCHIVE_TIMEMAP", "https://me:s3cr3t@kept.test/")
    broken = line()

    assert "https://web.archive.org/web/timemap/link/: asked with --archive" in by_default
    assert "asked by every check" in always
    assert "not usable" in broken
    assert "s3cr3t" not in broken


def test_judges_and_formats_are_listed_with_what_they_lack() -> None:
    out = pincite("doctor").out

    assert "deberta-v3-mnli" in out
    assert "not usable" in out
    assert "html" in out
    assert "usable (pdf/2+pypdfium2-" in out


def test_the_stanza_for_claude_desktop_is_json() -> None:
    stanza = pincite("doctor").out.partition("claude_desktop_config.json)\n")[2]

    assert json.loads(stanza)["mcpServers"]["pincite"]["command"]


def test_a_bad_setting_is_named_and_is_exit_78(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_TIMEOUT", "soon")

    ran = pincite("doctor")

    assert ran.status == 78
    assert "PINCITE_TIMEOUT" in ran.out


def test_the_folders_of_files_and_the_resolvers_of_identifiers_are_listed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "PINCITE_ROOTS names no folder" in pincite("doctor").out

    monkeypatch.setenv("PINCITE_ROOTS", f"{tmp_path},{tmp_path}/none,{tmp_path}/file")
    (tmp_path / "file").touch()
    monkeypatch.setenv("PINCITE_DOI_RESOLVER", "https://mirror.example/")
    out = pincite("doctor").out
    monkeypatch.setenv("PINCITE_DOI_RESOLVER", "mirror.example")
    bad = pincite("doctor").out

    assert f"{tmp_path}: readable" in out
    assert f"{tmp_path}/none: there is no such folder" in out
    assert f"{tmp_path}/file: it is no folder" in out
    assert ["doi:", "https://mirror.example/"] in [line.split() for line in out.splitlines()]
    assert "PINCITE_DOI_RESOLVER: no address of the web" in bad


def test_private_hosts_and_the_catalogue_are_told_or_why_they_cannot_be_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def told() -> list[str]:
        sources = pincite("doctor").out.partition("\nSources\n")[2].partition("\n\n")[0].splitlines()
        rows = dict(re.split("  +", line.strip(), maxsplit=1) for line in sources)
        return [rows["private hosts"], rows["catalogue"]]

    assert told() == ["none: PINCITE_ALLOW_HOSTS names no host", "none: PINCITE_CATALOGUE names no file"]

    file = tmp_path / "known.csv"
    file.write_text("id,url_pattern,title\n1,https://a.test/,Tides\n", encoding="utf-8")
    monkeypatch.setenv("PINCITE_ALLOW_HOSTS", "intranet,10.0.0.1:8080")
    monkeypatch.setenv("PINCITE_CATALOGUE", str(file))
    assert told() == ["intranet, 10.0.0.1:8080", f"{file}: readable"]

    file.unlink()
    monkeypatch.setenv("PINCITE_ALLOW_HOSTS", "http://intranet/")
    hosts, catalogue = told()
    assert hosts.startswith("not usable: PINCITE_ALLOW_HOSTS: ")
    assert catalogue.startswith("not usable: PINCITE_CATALOGUE: ")


@pytest.fixture
def _judges_anew() -> Iterator[None]:
    """Judges are built once a process, and by another test maybe."""
    anyio.run(shared().aclose)
    yield
    anyio.run(shared().aclose)


@pytest.mark.usefixtures("_judges_anew")
@pytest.mark.parametrize("value", ["x", "x" * 1_000])
def test_a_setting_with_a_fault_is_told_once_and_not_again_by_every_judge(
    value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PINCITE_TIMEOUT", value)

    ran = pincite("doctor")

    assert ran.status == 78
    assert ran.out.count("PINCITE_TIMEOUT") == 1
    assert "claude-nli       not usable: it needs the settings, which are not usable\n" in ran.out


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("PINCITE_NLI_PROVIDER", "gpt"),
        ("JW_NLI_PROVIDER", "gpt"),
        ("PINCITE_TOKEN", "s3cr3t"),
        ("PINCITE_HTTP_URL", "cite.example.org"),
        ("PINCITE_DOI_RESOLVER", "mirror.example"),
        ("PINCITE_ARCHIVE_TIMEMAP", "kept.example"),
        ("PINCITE_ALLOW_HOSTS", "http://intranet/"),
        ("PINCITE_CATALOGUE", "/no/such/catalogue"),
    ],
)
def test_a_value_that_is_looked_at_only_where_it_is_used_is_exit_78_as_well(
    variable: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert pincite("doctor").status == 0
    monkeypatch.setenv(variable, value)

    assert pincite("doctor").status == 78


def test_neighbour_a_judge_that_cannot_be_used_here_has_a_known_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_NLI_PROVIDER", "openai-nli")
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)

    assert pincite("doctor").status == 0


def test_it_is_told_where_pincite_runs_from() -> None:
    folder = Path(doctor.__file__).parents[2]

    assert f" (runs from {folder}" in pincite("doctor").out


def test_the_judge_of_the_house_is_told_with_its_model_or_with_how_to_add_it() -> None:
    (line,) = [line for line in pincite("doctor").out.splitlines() if line.startswith("  builtin-nli ")]

    missing = lacking()
    assert line.endswith("usable, with its model" if missing is None else f"by rules alone; its model: {missing}")
