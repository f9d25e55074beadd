"""CONTRACT 4 as callers meet it: what may be handed in, from where it may be called, and what comes back."""

import asyncio
import copy
import json
import threading
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from datetime import UTC, date, datetime, timedelta, timezone
from types import SimpleNamespace

import anyio
import pytest

import pincite
from pincite import FetcherResponse, InputError, ProvenanceError, ProvenanceReport, ProvenanceValidator, content_sha256
from pincite.core.models.verdict import PINNED
from tests.fakes import FakeFetcher, cited
from tests.rows import each_row

URL = "https://a.test/tides"
WORDS = "The tide rose at dawn and the boats left the harbour."
OTHER = "Nobody saw the lighthouse keeper again after that winter."
ANCHORS = {"content_hash": content_sha256(WORDS), "accessed_at": "2026-01-01T00:00:00+00:00"}


@dataclass
class TheirCitation:
    """A caller's own class, which knows nothing of pincite's."""

    url: str
    metadata: dict[str, object] = field(default_factory=dict)


@dataclass
class TheirFinding:
    """The same for a finding."""

    summary: str
    citation: TheirCitation
    excerpt: str | None = None


FORMS: list[Callable[[TheirFinding], object]] = [
    lambda finding: {"query": "q", "agent_name": "a", "findings": [asdict(finding)]},
    lambda finding: {"findings": [finding]},
    lambda finding: SimpleNamespace(query="q", agent_name="a", findings=[finding], warnings=[], metadata={}),
    lambda finding: SimpleNamespace(findings=(asdict(finding),)),
    lambda finding: json.dumps({"findings": [asdict(finding)]}),
    lambda finding: json.dumps({"findings": [asdict(finding)]}).encode(),
    lambda finding: [finding],
]


def validator(page: object = WORDS, **more: object) -> ProvenanceValidator:
    return ProvenanceValidator(fetcher=FakeFetcher({URL: page}), **more)  # type: ignore[arg-type]  # named by each test


# What may be handed in


@each_row("form", FORMS)
@each_row("excerpt", [WORDS, "", None])
async def test_an_answer_may_be_any_mix_of_objects_dicts_and_json(
    form: Callable[[TheirFinding], object], excerpt: str | None
) -> None:
    answer = form(TheirFinding("s", TheirCitation(URL, dict(ANCHORS)), excerpt))

    assert (await validator().check_agent_output(answer)).summary == {"match": 1}
    assert (await validator(OTHER).check_agent_output(answer)).summary == {"changed": 1}


@each_row(
    "citation",
    [
        SimpleNamespace(url=URL),
        SimpleNamespace(url=URL, metadata=None),
        SimpleNamespace(url=URL, metadata={}),
        TheirCitation(URL),
        {"url": URL},
        {"url": URL, "metadata": None},
        {"url": URL, "title": "t", "kind": "web", "metadata": {"note": "mine"}},
    ],
)
async def test_check_of_a_citation_that_was_never_stamped_is_no_record(citation: object) -> None:
    verdict = await validator().check(citation)

    assert (verdict.url, verdict.status, verdict.reason) == (URL, "no_record", None)


@each_row("odd", [None, "https://a.test/", 7, [], {}, SimpleNamespace()])
async def test_check_of_no_citation_at_all_is_no_record_and_says_why(odd: object) -> None:
    verdict = await validator().check(odd)

    assert (verdict.status, verdict.reason) == ("no_record", "malformed_citation")
    assert verdict.notes


@each_row("content_hash", ["a" * 63, "a" * 65, "g" * 64, f"{'a' * 64}\n", f" {'a' * 64}", "sha256:" + "a" * 64])
async def test_a_hash_of_another_form_is_malformed_and_nothing_is_fetched(content_hash: str) -> None:
    fetcher = FakeFetcher({URL: WORDS})

    verdict = await ProvenanceValidator(fetcher=fetcher).check(
        {"url": URL, "metadata": {**ANCHORS, "content_hash": content_hash}}
    )

    assert (verdict.status, verdict.reason, verdict.original_hash) == ("no_record", "malformed_hash", None)
    assert fetcher.asked == []


async def test_what_was_handed_in_is_never_changed() -> None:
    answer = {"findings": [cited(URL, WORDS), None, cited(URL, OTHER), {"citation": {"url": URL}}], "warnings": ["w"]}
    before = copy.deepcopy(answer)

    await validator().check_agent_output(answer)

    assert answer == before


@pytest.mark.parametrize("arguments", [(FakeFetcher(),), (FakeFetcher(), None)])
def test_the_validators_arguments_are_named(arguments: tuple[object, ...]) -> None:
    with pytest.raises(TypeError):
        ProvenanceValidator(*arguments)  # type: ignore[call-arg]  # what must fail


async def test_since_is_named() -> None:
    with pytest.raises(TypeError):
        await validator().check_since([cited(URL, WORDS)], "2026-01-01")  # type: ignore[call-arg]  # what must fail


# The response


def test_a_response_may_be_written_by_place_or_by_name() -> None:
    by_place, by_name = FetcherResponse("u", 200, "body"), FetcherResponse(final_url="u", status=200, body="body")

    assert by_place == by_name
    assert (by_place.final_url, by_place.status, by_place.body, by_place.redirect_chain) == ("u", 200, "body", [])
    assert FetcherResponse("u", 200).body == ""
    assert FetcherResponse("u", 200, b"raw", ["v"]).redirect_chain == ["v"]


async def test_a_careless_final_url_moves_no_page_and_costs_no_verdict() -> None:
    async def fetch(url: str) -> FetcherResponse:
        return FetcherResponse("u", 200, OTHER)

    answer = [cited(f"https://a.test/{n}", WORDS) for n in range(4)]
    report = await ProvenanceValidator(fetcher=fetch).check_agent_output(answer)

    assert report.summary == {"changed": 4}


@each_row("body", [b"\xff\xfe\x00", b"\x80" * 50, "\ud800" * 50])
async def test_odd_bytes_are_that_citations_verdict_alone(body: str | bytes) -> None:
    fetcher = FakeFetcher({URL: WORDS, "https://b.test/": body})

    report = await ProvenanceValidator(fetcher=fetcher).check_agent_output(
        [cited("https://b.test/", WORDS), cited(URL, WORDS)]
    )

    assert report.verdicts[0].status in {"changed", "unreachable"}
    assert report.verdicts[1].status == "match"


# Where it may be called from


def test_a_plain_script_may_ask_in_two_loops_at_once() -> None:
    one = validator()
    seen: list[dict[str, int]] = []

    def ask() -> None:
        seen.append(asyncio.run(one.check_agent_output([cited(URL, WORDS), cited(URL, OTHER)])).summary)

    threads = [threading.Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert seen == [{"match": 1, "changed": 1}] * 2


async def test_several_calls_may_be_under_way_in_one_loop() -> None:
    one = validator()

    async def ask(words: str) -> str:
        return str((await one.check(cited(URL, words))).status)

    assert list(await asyncio.gather(ask(WORDS), ask(OTHER), ask(WORDS))) == ["match", "changed", "match"]


@pytest.mark.parametrize("concurrency", [1, 3])
async def test_no_more_pages_are_read_at_one_time_than_concurrency_allows(concurrency: int) -> None:
    inside, most = 0, 0

    async def fetch(url: str) -> FetcherResponse:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        for _ in range(5):
            await anyio.lowlevel.checkpoint()
        inside -= 1
        return FetcherResponse(url, 200, WORDS)

    answer = [cited(f"https://a.test/{n}", WORDS) for n in range(12)]
    report = await ProvenanceValidator(fetcher=fetch, concurrency=concurrency).check_agent_output(answer)

    assert report.summary == {"match": 12}
    assert most == concurrency


# since


@each_row(
    ("since", "status"),
    [
        (date(2026, 1, 1), "skipped"),
        (date(2026, 1, 2), "match"),
        (datetime(2026, 1, 1), "skipped"),
        (datetime(2026, 1, 1, 0, 0, 1), "match"),
        (datetime(2026, 1, 1, tzinfo=UTC), "skipped"),
        (datetime(2026, 1, 1, 1, tzinfo=timezone(timedelta(hours=1))), "skipped"),
        (datetime(2026, 1, 1, tzinfo=timezone(-timedelta(hours=1))), "match"),
        (None, "match"),
    ],
)
async def test_since_may_be_a_date_or_a_time_with_or_without_a_zone(since: date | None, status: str) -> None:
    assert (await validator().check_since([cited(URL, WORDS)], since=since)).summary == {status: 1}


@each_row("since", [5, 1767225600.0, b"2026-01-01", [], True])
async def test_a_since_of_another_kind_is_an_error_and_never_no_since(since: object) -> None:
    fetcher = FakeFetcher({URL: WORDS})

    with pytest.raises(InputError, match="since"):
        await ProvenanceValidator(fetcher=fetcher).check_since([cited(URL, WORDS)], since=since)  # type: ignore[arg-type]
    assert fetcher.asked == []


# What comes back


async def test_a_verdict_is_read_by_attribute_by_dict_and_by_json_alike() -> None:
    verdict = await validator(OTHER).check({"url": URL, "metadata": ANCHORS})
    whole = verdict.model_dump()

    assert verdict.status == whole["status"] == json.loads(verdict.model_dump_json())["status"] == "changed"
    assert [key for key in whole if key in PINNED] == list(PINNED)
    assert all(getattr(verdict, key) == whole[key] for key in PINNED)
    assert json.loads(json.dumps(whole)) == json.loads(verdict.model_dump_json())


async def test_a_plain_report_is_read_by_one_that_forbids_other_keys() -> None:
    report = await validator().check_agent_output([cited(URL, WORDS), cited(URL, OTHER), None])
    plain = json.loads(json.dumps(report.plain()))

    assert list(plain) == ["started_at", "finished_at", "verdicts", "summary"]
    assert all(list(verdict) == list(PINNED) for verdict in plain["verdicts"])
    assert ProvenanceReport.model_validate(plain).plain() == plain
    assert ProvenanceReport(**plain).summary == {"match": 1, "changed": 1, "no_record": 1}


async def test_the_times_of_a_report_are_iso_8601_in_their_order() -> None:
    report = await validator().check_agent_output([cited(URL, WORDS)])
    started, finished = datetime.fromisoformat(report.started_at), datetime.fromisoformat(report.finished_at)

    assert started.utcoffset() == finished.utcoffset() == timedelta(0)
    assert started <= finished


@each_row("name", ["MissingProvenanceError", "ProvenanceFetchError", "InputError", "EmptyPassageError"])
def test_every_error_is_caught_by_the_one_root(name: str) -> None:
    kind = getattr(pincite, name)

    assert issubclass(kind, ProvenanceError)
    assert str(kind("said")) == "said"
    assert not issubclass(ProvenanceError, ValueError)


@each_row("empty", [{"findings": []}, {"findings": None}, {"findings": "x"}, {}, "", "null", 7])
async def test_input_without_findings_is_a_value_error_as_well(empty: object) -> None:
    with pytest.raises(ValueError, match=r"(?i)input|findings"):
        await validator().check_agent_output(empty)
