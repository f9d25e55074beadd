"""The environment is read by name and alias, and a bad value is refused by the name of its variable."""

import os
from pathlib import Path

import pytest

from pincite.core.errors import ProvenanceError, SettingError
from pincite.core.settings import Settings, variables

ALIASED = {
    "provenance_fetcher": ("PROVENANCE_FETCHER", "fake"),
    "telemetry_enabled": ("TELEMETRY_ENABLED", "yes"),
    "telemetry_path": ("TELEMETRY_PATH", "somewhere.json"),
    "nli_provider": ("NLI_PROVIDER", "fake-nli"),
    "provider_order": ("PROVIDER_ORDER", "cpu,api"),
    "nli_claude_model": ("NLI_CLAUDE_MODEL", "another-claude"),
    "nli_openai_model": ("NLI_OPENAI_MODEL", "another-gpt"),
    "nli_ollama_model": ("NLI_OLLAMA_MODEL", "another:8b"),
}


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """No variable of the machine that runs the tests."""
    for name in os.environ:
        if name.upper().startswith(("PINCITE_", "JW_")):
            monkeypatch.delenv(name)


@pytest.mark.parametrize("field", ALIASED)
def test_design_9_each_older_name_is_an_alias_and_the_new_one_wins(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    name, value = ALIASED[field]
    default = getattr(Settings(), field)
    monkeypatch.setenv(f"JW_{name}", value)
    by_alias = getattr(Settings(), field)
    monkeypatch.setenv(f"PINCITE_{name}", "" if field == "telemetry_enabled" else f" {value} ")

    assert by_alias != default
    assert getattr(Settings(), field) == by_alias
    assert variables(field) == (f"PINCITE_{name}", f"JW_{name}")


def test_design_9_the_fixed_names(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "ALLOW_HOSTS": "localhost:8080, Intra.Test ,",
        "HOST_INTERVAL": "0",
        "PER_HOST": "3",
        "CONCURRENCY": "7",
        "MAX_BYTES": "5000",
        "TIMEOUT": "2.5",
        "DEADLINE": "9",
        "TOKEN": " hunter2 ",
        "LANG": "es",
    }.items():
        monkeypatch.setenv(f"PINCITE_{name}", value)
    settings = Settings()

    assert settings.allow_hosts == ("localhost:8080", "intra.test")
    assert (settings.host_interval, settings.per_host, settings.concurrency) == (0, 3, 7)
    assert (settings.max_bytes, settings.timeout, settings.deadline, settings.lang) == (5000, 2.5, 9, "es")
    assert settings.token is not None
    assert settings.token.get_secret_value() == "hunter2"


def test_without_an_environment_nothing_is_allowed_and_nothing_is_recorded() -> None:
    settings = Settings()

    assert settings.allow_hosts == ()
    assert settings.token is None
    assert not settings.telemetry_enabled
    assert (settings.provenance_fetcher, settings.nli_provider) == ("", "")


def test_white_space_around_a_value_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {"METRICS": "true", "MAX_BODY": "20000", "ROOTS": "/data", "JWT_ISSUER": "https://a.test", "LANG": "es"}
    for name, value in written.items():
        monkeypatch.setenv(f"PINCITE_{name}", f" {value}\n")
    settings = Settings()

    assert (settings.metrics, settings.max_body, settings.roots) == (True, 20_000, (Path("/data"),))
    assert (settings.jwt_issuer, settings.lang) == ("https://a.test", "es")


def test_an_empty_variable_counts_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TOKEN", "TIMEOUT", "ALLOW_HOSTS", "NLI_PROVIDER", "TELEMETRY_PATH"):
        monkeypatch.setenv(f"PINCITE_{name}", "")
    monkeypatch.setenv("JW_NLI_PROVIDER", "fake")

    assert Settings() == Settings(nli_provider="fake")
    assert Settings().nli_provider == "fake"


@pytest.mark.parametrize("blank", [" ", "\t\n"])
def test_a_blank_token_is_no_token(monkeypatch: pytest.MonkeyPatch, blank: str) -> None:
    monkeypatch.setenv("PINCITE_TOKEN", blank)

    assert Settings().token is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PINCITE_TIMEOUT", "-1"),
        ("PINCITE_TIMEOUT", "nan"),
        ("PINCITE_TIMEOUT", "soon"),
        ("PINCITE_DEADLINE", "inf"),
        ("PINCITE_HOST_INTERVAL", "-0.1"),
        ("PINCITE_PER_HOST", "0"),
        ("PINCITE_CONCURRENCY", "1e9"),
        ("PINCITE_MAX_BYTES", "10 MB"),
        ("PINCITE_PROVENANCE_FETCHER", "curl"),
        ("JW_PROVENANCE_FETCHER", "Fake"),
        ("JW_TELEMETRY_PATH", "~no-such-user-here/x"),
    ],
)
def test_a_bad_value_is_refused_by_the_name_of_its_variable(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingError) as caught:
        Settings()

    assert isinstance(caught.value, (ValueError, ProvenanceError))
    assert str(caught.value).startswith(f"{name}: ")
    assert value in str(caught.value)


def test_every_bad_value_is_named_at_once_and_no_secret_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_TOKEN", "hunter2")
    monkeypatch.setenv("PINCITE_TIMEOUT", "x" * 5_000)
    monkeypatch.setenv("PINCITE_PER_HOST", "many")
    with pytest.raises(SettingError) as caught:
        Settings()

    said = f"{caught.value}{caught.value!r}{caught.value.__cause__}"
    assert "PINCITE_TIMEOUT" in said
    assert "PINCITE_PER_HOST" in said
    assert "hunter2" not in said
    assert len(str(caught.value)) < 500


def test_a_token_of_the_wrong_kind_is_not_printed() -> None:
    with pytest.raises(SettingError) as caught:
        Settings(token=["hunter2"])

    assert "PINCITE_TOKEN" in str(caught.value)
    assert "hunter2" not in str(caught.value)


def test_settings_never_show_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_TOKEN", "hunter2")
    settings = Settings()

    assert "hunter2" not in f"{settings}{settings!r}{settings.model_dump()}{settings.model_dump_json()}"


def test_a_keyword_wins_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_TIMEOUT", "3")

    assert Settings(timeout=4, allow_hosts=("a.test",)).timeout == 4


def test_a_keyword_that_is_no_setting_is_refused_with_the_one_that_is_meant() -> None:
    with pytest.raises(SettingError, match="timout: there is no setting of this name; timeout is one"):
        Settings(timout=4)


def test_a_tilde_is_the_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_TELEMETRY_PATH", "~/drift.json")

    assert Settings().telemetry_path == Path("~/drift.json").expanduser()


@pytest.mark.parametrize("written", [f"/data{os.pathsep}/notes", "/data, ~/x ,/notes,"])
def test_roots_are_absolute_folders_in_a_list(monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    monkeypatch.setenv("PINCITE_ROOTS", written)

    assert Settings().roots == tuple(
        Path(part.strip()).expanduser() for part in written.replace(os.pathsep, ",").split(",") if part
    )
    assert Settings(roots=()).roots == ()


@pytest.mark.parametrize("written", ["notes", "./notes", "/data,notes", "~no-such-user-here/x"])
def test_a_root_that_depends_on_where_the_server_starts_is_refused(
    monkeypatch: pytest.MonkeyPatch, written: str
) -> None:
    monkeypatch.setenv("PINCITE_ROOTS", written)

    with pytest.raises(SettingError, match="PINCITE_ROOTS"):
        Settings()


def test_settings_cannot_be_changed_after_they_were_read() -> None:
    with pytest.raises(ValueError, match="frozen"):
        Settings().timeout = 1


def test_the_catalogue_is_a_file_and_links_may_be_asked_unless_switched_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert (Settings().catalogue, Settings().live_links) == (None, True)

    monkeypatch.setenv("PINCITE_CATALOGUE", " ~/known.csv ")
    for off in ("0", "false", "no", "off"):
        monkeypatch.setenv("PINCITE_LIVE_LINKS", off)
        assert not Settings().live_links

    assert Settings().catalogue == Path("~/known.csv").expanduser()
    monkeypatch.setenv("PINCITE_LIVE_LINKS", "perhaps")
    with pytest.raises(SettingError, match=r"^PINCITE_LIVE_LINKS: "):
        Settings()


def test_contract_5_the_models_of_the_judges_have_the_contracts_defaults() -> None:
    settings = Settings()

    assert settings.nli_claude_model == "claude-sonnet-4-5-20250929"
    assert settings.nli_openai_model == "gpt-4o-mini"
    assert settings.nli_ollama_model == "llama3.1:8b-instruct"


@pytest.mark.parametrize(
    ("field", "variable"), [("anthropic_api_key", "ANTHROPIC_API_KEY"), ("openai_api_key", "OPENAI_API_KEY")]
)
def test_a_key_is_read_under_the_vendors_name_trimmed_and_never_shown(
    monkeypatch: pytest.MonkeyPatch, field: str, variable: str
) -> None:
    monkeypatch.setenv(variable, " hunter2\n")
    settings = Settings()

    assert variables(field) == (variable,)
    assert getattr(settings, field).get_secret_value() == "hunter2"
    assert "hunter2" not in f"{settings}{settings!r}{settings.model_dump()}{settings.model_dump_json()}"
    with pytest.raises(SettingError, match=variable) as caught:
        Settings(**{field: ["hunter2"]})
    assert "hunter2" not in str(caught.value)
    monkeypatch.setenv(variable, " ")
    assert getattr(Settings(), field) is None
