"""Judges are chosen by name or in the contract's order, built once, and never replaced in silence."""

import logging
import sys
import threading
import tomllib
import types
from collections.abc import Iterable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import anyio
import pytest

from pincite.core.errors import NLIProviderNotAvailableError, NLIUnavailableError, SettingError
from pincite.core.nli.catalogue import KNOWN, TARGETS, KnownProvider, target_order
from pincite.core.nli.fake import FakeNLI
from pincite.core.nli.registry import GROUP, Registry, installed
from pincite.core.ports import NLIProvider, NLIVerdict
from tests.rows import each_row

PLUGIN = "pincite_test_judges"


class Judge(NLIProvider):
    """A judge from elsewhere that counts what happens to it."""

    name = "other-nli"
    target = "cpu"
    built = 0
    asked = 0
    closed = 0
    reason: str | None = None

    def __init__(self) -> None:
        type(self).built += 1

    async def available(self) -> str | None:
        type(self).asked += 1
        return self.reason

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        return NLIVerdict("entails", 0.9, self.name)

    async def aclose(self) -> None:
        type(self).closed += 1


@pytest.fixture
def judge() -> Iterator[type[Judge]]:
    """A class of its own for each test, in a module that an entry point can name."""

    class Fresh(Judge):
        pass

    module = types.ModuleType(PLUGIN)
    vars(module).update(Fresh=Fresh, Broken=_broken, Exiting=_exiting, nothing=object, **_ranked())
    sys.modules[PLUGIN] = module
    yield Fresh
    del sys.modules[PLUGIN]


def _ranked() -> dict[str, type[Judge]]:
    """One class for each judge of the contract, called by its short name and usable unless it says otherwise."""
    targets = {"claude": "api", "openai": "api", "deberta": "nvidia", "ollama": "cpu", "builtin": "cpu"}
    return {short: type(short, (Judge,), {"name": short, "target": target}) for short, target in targets.items()}


def own(*shorts: str) -> dict[str, str]:
    """pincite's own judges as if just these could be loaded, and ``fake-nli``."""
    found = {known.name: f"{PLUGIN}:{known.short if known.short in shorts else 'Broken'}" for known in KNOWN}
    return found | {"fake-nli": "pincite.core.nli.fake:FakeNLI"}


def _broken() -> object:
    raise OSError("a library is missing")


def _exiting() -> object:
    sys.exit(3)


def offered(**values: str) -> Iterable[EntryPoint]:
    return [EntryPoint(name.replace("_", "-"), value, GROUP) for name, value in values.items()]


def nobody() -> Iterable[EntryPoint]:
    """Stale distribution metadata: no judge is listed at all."""
    return []


@each_row("name", ["fake-nli", "fake", "  fake-nli \n"])
async def test_contract_5_a_judge_is_chosen_by_exact_or_short_name_trimmed(name: str) -> None:
    chosen = await Registry(nobody).choose(name)

    assert isinstance(chosen, FakeNLI)


@each_row("name", ["FAKE", "fake nli", "gpt", "claude-nli-2", "\ud800", "x" * 10_000])
async def test_contract_5_an_unknown_name_is_a_value_error_that_lists_the_known_ones(name: str) -> None:
    with pytest.raises(ValueError, match=r"unknown JW_NLI_PROVIDER") as caught:
        await Registry(nobody).choose(name)

    assert isinstance(caught.value, SettingError)
    assert "deberta-v3-mnli" in str(caught.value)
    assert len(str(caught.value)) < 600
    str(caught.value).encode()


@pytest.mark.parametrize(
    ("variable", "told"),
    [
        (
            "PINCITE_NLI_PROVIDER",
            "PINCITE_NLI_PROVIDER is 'oracle', which names no judge (unknown JW_NLI_PROVIDER, by its older name); ",
        ),
        ("JW_NLI_PROVIDER", "unknown JW_NLI_PROVIDER 'oracle'; "),
    ],
)
async def test_contract_5_an_unknown_name_is_told_with_the_variable_that_holds_it(
    variable: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PINCITE_NLI_PROVIDER", raising=False)
    monkeypatch.setenv(variable, " oracle ")

    with pytest.raises(SettingError) as held:
        await Registry(nobody).choose("oracle")
    with pytest.raises(SettingError) as given:
        await Registry(nobody).choose("seer")

    assert str(held.value).startswith(f"{told}known names: claude-nli, ")
    assert str(given.value).startswith("unknown JW_NLI_PROVIDER 'seer'; known names (also for PINCITE_NLI_PROVIDER): ")


@each_row("known", [known for known in KNOWN if known.short != "fake"], ids=lambda known: known.name)
async def test_contract_5_a_known_name_that_is_not_usable_is_a_runtime_error_and_no_fallback(
    known: KnownProvider,
) -> None:
    registry = Registry(nobody, own=own())
    for name in (known.name, known.short):
        with pytest.raises(RuntimeError, match=f"{known.name} is not available: it could not be loaded") as caught:
            await registry.choose(name)
        assert isinstance(caught.value, NLIProviderNotAvailableError)
        assert isinstance(caught.value, NLIUnavailableError)


async def test_contract_5_every_name_of_the_contract_is_known_in_its_order() -> None:
    assert Registry(nobody).names == (
        "claude-nli",
        "openai-nli",
        "deberta-v3-mnli",
        "ollama-nli",
        "builtin-nli",
        "fake-nli",
    )


async def test_contract_5_fake_is_never_in_the_list_of_available_judges() -> None:
    registry = Registry(nobody)

    assert "fake-nli" not in await registry.available()
    assert (await registry.reasons())["fake-nli"] is None


@pytest.mark.parametrize(
    ("present", "order", "first"),
    [
        ("claude openai deberta ollama builtin", "", "claude"),
        ("openai deberta ollama builtin", "", "openai"),
        ("deberta ollama builtin", "", "deberta"),
        ("ollama builtin", "", "ollama"),
        ("builtin", "", "builtin"),
        ("", "", "fake-nli"),
        ("claude openai deberta ollama builtin", "cpu", "ollama"),
        ("claude openai deberta ollama builtin", "cpu,api", "ollama"),
        ("claude openai deberta builtin", "nvidia,api", "deberta"),
        ("claude openai builtin", "cpu,mlx,quantum", "claude"),
        ("builtin", "api", "builtin"),
    ],
)
@pytest.mark.usefixtures("judge")
async def test_contract_5_auto_order(present: str, order: str, first: str) -> None:
    chosen = await Registry(nobody, own=own(*present.split())).choose("", order=order)

    assert chosen.name == first


@pytest.mark.usefixtures("judge")
async def test_contract_5_auto_order_passes_over_what_is_not_usable() -> None:
    vars(sys.modules[PLUGIN])["claude"].reason = "no key"
    registry = Registry(nobody, own=own("claude", "openai", "builtin"))

    assert (await registry.choose("")).name == "openai"
    assert await registry.available() == ["openai-nli", "builtin-nli"]


async def test_contract_5_fake_is_chosen_unasked_only_without_the_builtin_and_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    registry = Registry(nobody, own=own())
    with caplog.at_level(logging.WARNING, logger="pincite.nli"):
        for _ in range(2):
            assert (await registry.choose("  ")).name == "fake-nli"

    assert len(caplog.records) == 1
    assert "fake-nli" in caplog.text
    assert await registry.available() == []


async def test_a_judge_from_elsewhere_is_available_by_its_name_and_built_once(judge: type[Judge]) -> None:
    registry = Registry(lambda: offered(other_nli=f"{PLUGIN}:Fresh"))
    assert judge.built == 0
    first, second = await registry.choose("other-nli"), await registry.choose("other-nli")

    assert first is second
    assert "other-nli" in await registry.available()
    assert (judge.built, judge.asked) == (1, 1)
    assert (await first.evaluate("c", "p")).provider == "other-nli"


async def test_contract_5_a_judge_from_elsewhere_is_not_chosen_unasked(judge: type[Judge]) -> None:
    chosen = await Registry(lambda: offered(other_nli=f"{PLUGIN}:Fresh")).choose("")

    assert chosen.name != "other-nli"


async def test_a_judge_from_elsewhere_cannot_take_a_name_of_the_contract(judge: type[Judge]) -> None:
    registry = Registry(lambda: offered(fake_nli=f"{PLUGIN}:Fresh", claude_nli=f"{PLUGIN}:Fresh"))

    assert isinstance(await registry.choose("fake"), FakeNLI)
    assert judge.built == 0


async def test_what_a_judge_from_elsewhere_answers_is_checked(judge: type[Judge]) -> None:
    async def evaluate(self: Judge, claim: str, premise: str, *, language: str = "en") -> object:
        return {"verdict": "probably", "score": 1}

    judge.evaluate = evaluate  # type: ignore[assignment, method-assign]  # a judge that breaks its promise
    chosen = await Registry(lambda: offered(other_nli=f"{PLUGIN}:Fresh")).choose("other-nli")

    with pytest.raises(NLIUnavailableError, match="probably"):
        await chosen.evaluate("c", "p")


@pytest.mark.parametrize(
    ("location", "reason"),
    [
        (f"{PLUGIN}:Broken", "a library is missing"),
        (f"{PLUGIN}:Missing", "AttributeError"),
        (f"{PLUGIN}:nothing", "no NLI provider"),
        ("pincite_no_such_module:Judge", "ModuleNotFoundError"),
        (f"{PLUGIN}:Exiting", "SystemExit: 3"),
    ],
)
@pytest.mark.usefixtures("judge")
async def test_a_judge_that_cannot_be_loaded_says_why(location: str, reason: str) -> None:
    registry = Registry(lambda: offered(other_nli=location))

    with pytest.raises(NLIProviderNotAvailableError, match=f"not available: .*{reason}"):
        await registry.choose("other-nli")


async def test_a_judge_that_is_not_usable_says_why_and_is_not_asked_again_at_once(judge: type[Judge]) -> None:
    now = 0.0
    judge.reason = "no key"
    registry = Registry(lambda: offered(other_nli=f"{PLUGIN}:Fresh"), clock=lambda: now)
    for _ in range(2):
        with pytest.raises(NLIProviderNotAvailableError, match="not available: no key"):
            await registry.choose("other-nli")
    assert judge.asked == 1
    judge.reason = None
    now = 31.0

    assert (await registry.choose("other-nli")).name == "other-nli"
    assert judge.asked == 2


async def test_a_judge_that_fails_to_say_is_not_usable(judge: type[Judge]) -> None:
    async def available(self: Judge) -> str | None:
        raise ConnectionError("refused")

    judge.available = available  # type: ignore[method-assign]  # a judge that breaks its promise
    registry = Registry(lambda: offered(other_nli=f"{PLUGIN}:Fresh"))

    assert await registry.reason("other-nli") == "ConnectionError: refused"


async def test_a_judge_that_never_says_is_not_usable(judge: type[Judge]) -> None:
    async def available(self: Judge) -> str | None:
        await anyio.sleep_forever()
        return None

    judge.available = available  # type: ignore[method-assign]  # a judge that breaks its promise
    registry = Registry(lambda: offered(other_nli=f"{PLUGIN}:Fresh"), patience=0.01)

    assert "did not say" in str(await registry.reason("other-nli"))


async def test_a_judge_that_does_not_load_is_waited_for_no_longer_than_its_caller_waits(judge: type[Judge]) -> None:
    free = threading.Event()
    vars(sys.modules[PLUGIN])["Hanging"] = free.wait
    registry = Registry(lambda: offered(other_nli=f"{PLUGIN}:Hanging", fresh_nli=f"{PLUGIN}:Fresh"), loading=0.01)
    try:
        assert await registry.reason("other-nli") == "it was still loading after 0.01 s"
        assert await registry.reason("fresh-nli") is None
        with anyio.move_on_after(0.01) as scope:
            await Registry(lambda: offered(other_nli=f"{PLUGIN}:Hanging")).choose("other-nli")
        assert scope.cancelled_caught
    finally:
        free.set()


async def test_a_judge_that_is_asked_for_by_many_at_once_is_built_once(judge: type[Judge]) -> None:
    free = threading.Event()

    def slowly() -> Judge:
        free.wait()
        return judge()

    vars(sys.modules[PLUGIN])["Slow"] = slowly
    registry = Registry(lambda: offered(other_nli=f"{PLUGIN}:Slow"))
    async with anyio.create_task_group() as group:
        for _ in range(3):
            group.start_soon(registry.choose, "other-nli")
        with anyio.move_on_after(0.01):  # One who gives up spoils it for nobody.
            await registry.choose("other-nli")
        free.set()

    assert judge.built == 1


async def test_whatever_a_judge_from_elsewhere_raises_it_is_unavailable_with_its_cause(judge: type[Judge]) -> None:
    async def evaluate(self: Judge, claim: str, premise: str, *, language: str = "en") -> object:
        raise ConnectionError("the service\nis down")

    judge.evaluate = evaluate  # type: ignore[assignment, method-assign]  # a judge that breaks its promise
    chosen = await Registry(lambda: offered(other_nli=f"{PLUGIN}:Fresh")).choose("other-nli")

    with pytest.raises(NLIUnavailableError, match=r"^other-nli: ConnectionError: the service is down$"):
        await chosen.evaluate("c", "p")


async def test_closing_closes_every_built_judge_and_survives_one_that_fails(
    judge: type[Judge], caplog: pytest.LogCaptureFixture
) -> None:
    async def aclose(self: Judge) -> None:
        type(self).closed += 1
        raise OSError("already gone")

    registry = Registry(lambda: offered(other_nli=f"{PLUGIN}:Fresh"))
    await registry.choose("other-nli")
    await registry.choose("fake")
    await registry.aclose()
    assert judge.closed == 1

    judge.aclose = aclose  # type: ignore[method-assign]  # a judge that breaks its promise
    await registry.choose("other-nli")
    with caplog.at_level(logging.ERROR, logger="pincite.nli"):
        await registry.aclose()
    assert (judge.built, judge.closed) == (2, 2)
    assert "closing a judge failed" in caplog.text


async def test_a_judge_that_never_closes_is_left(judge: type[Judge], caplog: pytest.LogCaptureFixture) -> None:
    async def aclose(self: Judge) -> None:
        await anyio.sleep_forever()

    judge.aclose = aclose  # type: ignore[method-assign]  # a judge that breaks its promise
    registry = Registry(lambda: offered(other_nli=f"{PLUGIN}:Fresh"), closing=0.01)
    await registry.choose("other-nli")
    await registry.aclose()

    assert "closing a judge failed" in caplog.text


def test_a_registry_serves_two_event_loops_in_turn() -> None:
    registry = Registry(nobody)
    first = anyio.run(registry.choose, "fake")
    second = anyio.run(registry.choose, "fake")

    assert first is second


@each_row(
    ("setting", "order"),
    [
        ("", ("api", "mlx", "nvidia", "cpu")),
        ("cpu", ("cpu", "api", "mlx", "nvidia")),
        (" CPU , quantum,api,cpu,", ("cpu", "api", "mlx", "nvidia")),
        ("nonsense", TARGETS),
    ],
)
def test_contract_5_the_order_setting_reorders_targets_and_ignores_unknown_parts(
    setting: str, order: tuple[str, ...]
) -> None:
    assert target_order(setting) == order


def test_every_judge_that_pincite_ships_is_an_entry_point_of_the_same_class() -> None:
    ours = {entry.name: entry.value for entry in installed() if entry.value.startswith("pincite.")}

    assert {known.name: known.location for known in KNOWN if known.name in ours} == ours


def test_every_judge_of_the_contract_is_an_entry_point_of_the_project() -> None:
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert project["entry-points"][GROUP] == {known.name: known.location for known in KNOWN}


@each_row(("name", "reason"), [("claude", "ANTHROPIC_API_KEY"), ("openai", "OPENAI_API_KEY"), ("ollama", "no Ollama")])
async def test_contract_5_a_language_model_that_cannot_be_used_here_says_why(name: str, reason: str) -> None:
    with pytest.raises(RuntimeError, match=f"{name}-nli is not available: .*{reason}"):
        await Registry(nobody).choose(name)
