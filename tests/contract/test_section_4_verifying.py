"""CONTRACT 4: every pinned row of verifying, each beside a neighbour that must fail."""

import asyncio
from types import SimpleNamespace

import pytest

from pincite.core.errors import InputError
from pincite.core.models import (
    AgentResult,
    Citation,
    FetcherResponse,
    Finding,
    ProvenanceReport,
    ProvenanceVerdict,
    Status,
)
from pincite.core.stamp import stamp_citation
from pincite.core.text.canonical import content_sha256
from pincite.core.verify import ProvenanceValidator
from tests.fakes import FakeFetcher, cited, html
from tests.rows import each_row

URL = "https://a.test/tides"
WORDS = "The tide rose at dawn and the boats left the harbour."
OTHER = "Nobody saw the lighthouse keeper again after that winter."
PINNED = [
    "url",
    "status",
    "original_hash",
    "current_hash",
    "delta_chars",
    "accessed_at_original",
    "accessed_at_recheck",
    "nli_rerun",
    "notes",
]


async def check(finding: object, page: object, **more: object) -> ProvenanceVerdict:
    report = await ProvenanceValidator(
        fetcher=FakeFetcher({URL: page}),
        **more,  # type: ignore[arg-type]  # named by each test
    ).check_agent_output([finding])
    return report.verdicts[0]


# The fetcher and the extractor


async def test_the_fetcher_is_called_with_the_url_as_the_first_finding_wrote_it() -> None:
    fetcher = FakeFetcher({f"{URL}#dawn": WORDS})

    await ProvenanceValidator(fetcher=fetcher).check_agent_output([cited(f"{URL}#dawn", WORDS), cited(URL, WORDS)])

    assert fetcher.asked == [f"{URL}#dawn"]


@each_row("url", ["urn:isbn:9780131103627", "file:///book.txt", "nwtsty/43/3"])
async def test_an_injected_fetcher_may_serve_any_scheme(url: str) -> None:
    fetcher = FakeFetcher({url: WORDS})

    report = await ProvenanceValidator(fetcher=fetcher).check_agent_output([cited(url, WORDS)])

    assert report.summary == {"match": 1}


@pytest.mark.parametrize("body", [WORDS, WORDS.encode()])
async def test_the_body_may_be_text_or_bytes(body: str | bytes) -> None:
    assert (await check(cited(URL, WORDS), body)).status == Status.MATCH


async def test_an_injected_extractor_is_str_to_str() -> None:
    seen: list[str] = []

    def extract(body: str) -> str:
        seen.append(body)
        return body.partition("|")[2]

    assert (await check(cited(URL, WORDS), f"head|{WORDS}", extractor=extract)).status == Status.MATCH
    assert (await check(cited(URL, WORDS), f"{WORDS}|tail", extractor=extract)).status == Status.CHANGED
    assert seen == [f"head|{WORDS}", f"{WORDS}|tail"]


async def test_a_body_that_begins_like_html_is_html_and_any_other_is_text() -> None:
    marked = WORDS.replace("dawn", "<b>da</b>wn")

    assert (await check(cited(URL, WORDS), html(f"<p>{marked}</p>"))).status == Status.MATCH
    assert (await check(cited(URL, WORDS), marked)).status == Status.CHANGED


async def test_the_raw_body_is_always_compared_as_a_whole_too() -> None:
    raw = html(f"<p>{WORDS}</p><!-- build 7 -->")
    legacy = cited(URL, raw, excerpt="", stamp={"length": None})

    assert (await check(legacy, raw)).status == Status.MATCH
    assert (await check(legacy, raw, extractor=lambda body: "something else entirely")).status == Status.MATCH
    assert (await check(legacy, raw.replace("7", "8"))).status == Status.CHANGED


# The validator


async def test_check_answers_for_one_citation_object_or_dict() -> None:
    validator = ProvenanceValidator(fetcher=FakeFetcher({URL: WORDS}))
    citation = stamp_citation(Citation(URL), text=WORDS)

    assert (await validator.check(citation)).status == Status.MATCH
    assert (await validator.check(citation.to_dict())).status == Status.MATCH
    assert (await validator.check(stamp_citation(Citation(URL), text=OTHER))).status == Status.CHANGED


async def test_results_may_be_objects_or_dicts() -> None:
    result = AgentResult("q", "n", [Finding("s", stamp_citation(Citation(URL), text=WORDS), WORDS)])
    validator = ProvenanceValidator(fetcher=FakeFetcher({URL: WORDS}))

    for form in (result, result.to_dict(), SimpleNamespace(findings=result.findings)):
        assert (await validator.check_agent_output(form)).summary == {"match": 1}


def test_one_validator_serves_one_event_loop_after_another() -> None:
    validator = ProvenanceValidator(fetcher=FakeFetcher({URL: WORDS}))

    for _ in range(2):
        assert asyncio.run(validator.check_agent_output([cited(URL, WORDS)])).summary == {"match": 1}


# Statuses, verdicts, reports


def test_the_statuses_are_exactly_five() -> None:
    assert {status.value for status in Status} == {"match", "changed", "unreachable", "no_record", "skipped"}


async def test_a_verdict_always_has_the_nine_pinned_keys() -> None:
    report = await ProvenanceValidator(fetcher=FakeFetcher({URL: WORDS})).check_since(
        [cited(URL, WORDS), cited(URL, OTHER), cited("https://b.test/", WORDS), {"citation": {"url": URL}}],
        since=None,
    )

    for verdict in report.model_dump(mode="json")["verdicts"]:
        assert set(PINNED) <= set(verdict)
    for verdict in report.verdicts:
        assert list(verdict.plain()) == PINNED


async def test_a_report_counts_the_statuses_that_occurred_and_survives_json() -> None:
    report = await ProvenanceValidator(fetcher=FakeFetcher({URL: WORDS})).check_agent_output(
        [cited(URL, WORDS), cited(URL, WORDS), cited(URL, OTHER)]
    )

    assert report.summary == {"match": 2, "changed": 1}
    assert ProvenanceReport.model_validate_json(report.model_dump_json()) == report
    assert list(report.plain()) == ["started_at", "finished_at", "verdicts", "summary"]


# no_record


@each_row("metadata", [{}, {"content_hash": content_sha256(WORDS)}, {"accessed_at": "2026-01-01"}])
async def test_no_record_fetches_nothing_and_its_fields_are_null(metadata: dict[str, str]) -> None:
    fetcher = FakeFetcher({URL: WORDS})

    verdict = await ProvenanceValidator(fetcher=fetcher).check(Citation(URL, metadata={**metadata}))

    assert verdict.status == Status.NO_RECORD
    assert fetcher.asked == []
    assert (verdict.original_hash, verdict.current_hash, verdict.delta_chars) == (None, None, None)
    assert (verdict.accessed_at_original, verdict.accessed_at_recheck) == (None, None)


async def test_a_malformed_hash_is_no_record_and_upper_case_is_accepted_with_a_note() -> None:
    good = content_sha256(WORDS)
    short = await check(cited(URL, WORDS, content_hash=good[:-1]), WORDS)
    upper = await check(cited(URL, WORDS, content_hash=good.upper()), WORDS)

    assert (short.status, short.reason) == (Status.NO_RECORD, "malformed_hash")
    assert (upper.status, upper.original_hash) == (Status.MATCH, good)
    assert any("upper case" in note for note in upper.notes)


# unreachable


async def test_a_fetcher_that_raised_is_unreachable_with_the_errors_text() -> None:
    verdict = await check(cited(URL, WORDS), ConnectionError("the cable was cut"))

    assert verdict.status == Status.UNREACHABLE
    assert any("the cable was cut" in note for note in verdict.notes)
    assert verdict.original_hash == content_sha256(WORDS)
    assert (verdict.current_hash, verdict.delta_chars) == (None, None)


@each_row("status", [100, 199, 300, 304, 404, 410, 500, 503])
async def test_a_status_outside_200_to_299_is_unreachable_with_its_code(status: int) -> None:
    verdict = await check(cited(URL, WORDS), FetcherResponse(URL, status, WORDS))

    assert verdict.status == Status.UNREACHABLE
    assert any(str(status) in note for note in verdict.notes)
    assert (verdict.current_hash, verdict.delta_chars) == (None, None)


@each_row("status", [200, 203, 226, 299])
async def test_a_status_inside_200_to_299_is_read(status: int) -> None:
    assert (await check(cited(URL, WORDS), FetcherResponse(URL, status, WORDS))).status == Status.MATCH


# match and changed


async def test_a_match_has_no_difference() -> None:
    verdict = await check(cited(URL, WORDS), f"Before. {WORDS} After.")

    assert (verdict.status, verdict.delta_chars) == (Status.MATCH, 0)
    assert verdict.current_hash == verdict.original_hash == content_sha256(WORDS)


async def test_changed_says_so_with_a_difference_and_the_hash_of_what_stands_there() -> None:
    edited = WORDS.replace("dawn", "daybreak")

    verdict = await check(cited(URL, WORDS), f"Before. {edited} After.")

    assert verdict.status == Status.CHANGED
    assert "sha256 mismatch" in verdict.notes
    assert verdict.delta_chars == len("daybreak") - len("dawn")
    assert verdict.current_hash == content_sha256(edited)


async def test_what_is_to_say_of_a_stamp_is_said_of_a_skipped_one_too() -> None:
    finding = cited(URL, WORDS)
    finding["citation"]["metadata"]["content_hash"] = content_sha256(WORDS).upper()  # type: ignore[index]
    validator = ProvenanceValidator(fetcher=FakeFetcher({}))
    [verdict] = (await validator.check_since([finding], since="2020-01-01")).verdicts

    assert verdict.status == Status.SKIPPED
    assert any("upper case" in note for note in verdict.notes)


async def test_the_difference_is_the_real_one_where_the_length_is_known_and_not_the_words() -> None:
    words = "The tide rose at dawn over the harbour wall, and the boats of the town were lifted from the sand."
    edited = words.replace("dawn", "daybreak")
    citation = stamp_citation({"url": URL}, text=words)
    verdict = await check({"citation": citation}, f"{OTHER} {edited} {OTHER}")

    assert (verdict.status, verdict.delta_chars) == (Status.CHANGED, len("daybreak") - len("dawn"))
    assert verdict.current_hash == content_sha256(edited)


async def test_removed_has_the_whole_length_and_the_pages_hash() -> None:
    verdict = await check(cited(URL, WORDS), OTHER)

    assert (verdict.status, verdict.delta_chars) == (Status.CHANGED, len(WORDS))
    assert verdict.current_hash == content_sha256(OTHER)


async def test_without_a_known_length_the_difference_is_the_pages_length() -> None:
    verdict = await check(cited(URL, WORDS, excerpt="", stamp={"length": None}), OTHER)

    assert (verdict.status, verdict.delta_chars) == (Status.CHANGED, len(OTHER))


# One verdict per finding, one fetch per URL


async def test_two_findings_of_one_url_are_one_call_and_two_verdicts() -> None:
    fetcher = FakeFetcher({URL: WORDS})

    report = await ProvenanceValidator(fetcher=fetcher).check_agent_output([cited(URL, WORDS), cited(URL, OTHER)])

    assert len(fetcher.asked) == 1
    assert [verdict.status for verdict in report.verdicts] == ["match", "changed"]


async def test_a_legacy_citation_first_does_not_silence_a_stamped_one_after_it() -> None:
    legacy = {"citation": {"url": URL, "metadata": {}}}

    report = await ProvenanceValidator(fetcher=FakeFetcher({URL: OTHER})).check_agent_output(
        [legacy, cited(URL, WORDS)]
    )

    assert [verdict.status for verdict in report.verdicts] == ["no_record", "changed"]


# since


@each_row(
    ("accessed_at", "status"),
    [
        ("2026-05-01T00:00:00+00:00", "skipped"),
        ("2026-05-01T00:00:00", "skipped"),
        ("2026-05-01", "skipped"),
        ("2026-05-01T01:00:00+01:00", "skipped"),
        ("2026-04-30T23:59:59+00:00", "match"),
        ("2026-05-01T00:30:00+01:00", "match"),
        ("last week", "match"),
        ("2099-01-01T00:00:00+00:00", "match"),
    ],
)
@each_row("since", ["2026-05-01", "2026-05-01T00:00:00", "2026-05-01T02:00:00+02:00"])
async def test_since_skips_what_was_read_at_or_after_it_and_checks_the_rest(
    accessed_at: str, status: str, since: str
) -> None:
    fetcher = FakeFetcher({URL: WORDS})

    report = await ProvenanceValidator(fetcher=fetcher).check_since(
        [cited(URL, WORDS, accessed_at=accessed_at)], since=since
    )

    assert report.summary == {status: 1}
    assert fetcher.asked == ([] if status == "skipped" else [URL])


async def test_since_keeps_the_findings_order_and_no_record_is_no_record() -> None:
    legacy = {"citation": {"url": URL, "metadata": {"accessed_at": "2026-05-02"}}}
    old, new = cited(URL, WORDS, accessed_at="2026-01-01"), cited(URL, WORDS, accessed_at="2026-05-02")

    report = await ProvenanceValidator(fetcher=FakeFetcher({URL: WORDS})).check_since(
        [new, old, legacy, new], since="2026-05-01"
    )

    assert [verdict.status for verdict in report.verdicts] == ["skipped", "match", "no_record", "skipped"]


@each_row("since", ["tomorrow", "2026-02-30", "12/31/2026"])
async def test_a_bad_since_is_an_error(since: str) -> None:
    fetcher = FakeFetcher({URL: WORDS})

    with pytest.raises(InputError, match="since"):
        await ProvenanceValidator(fetcher=fetcher).check_since([cited(URL, WORDS)], since=since)
    assert fetcher.asked == []


# The passage, not the page


async def test_an_unchanged_page_reads_match_although_only_a_passage_was_stamped() -> None:
    around = html(f"<nav>Home</nav><h1>Tides</h1><p>{OTHER}</p><p>{WORDS} And more.</p>")

    assert (await check(cited(URL, WORDS), around)).status == Status.MATCH
    assert (await check(cited(URL, "boats left the harb"), around)).status == Status.CHANGED


async def test_a_whole_text_hash_still_matches_as_a_whole() -> None:
    whole = f"{WORDS} {OTHER}"

    assert (
        await check(cited(URL, whole, excerpt="", stamp={"length": None}), f"  {WORDS}\n{OTHER} ")
    ).status == "match"


async def test_an_excerpt_that_was_neither_stamped_nor_stands_is_never_a_match() -> None:
    invented = "The harbour master denied everything to the press."

    for stamp in ({"length": None}, {}):
        finding = cited(URL, f"{WORDS} {OTHER}", excerpt=invented, stamp=stamp)
        assert (await check(finding, f"{WORDS} {OTHER}")).status == Status.CHANGED


# One citation's failure


async def test_an_extractor_error_costs_only_its_own_citation() -> None:
    def extract(body: str) -> str:
        if "bad" in body:
            raise ValueError("cannot read this")
        return body

    report = await ProvenanceValidator(
        fetcher=FakeFetcher({URL: WORDS, "https://b.test/": "bad"}), extractor=extract
    ).check_agent_output([cited("https://b.test/", WORDS), cited(URL, WORDS)])

    assert [verdict.status for verdict in report.verdicts] == ["unreachable", "match"]
    assert any("cannot read this" in note for note in report.verdicts[0].notes)


@each_row("odd", [None, "a string", 7, {"citation": "https://a.test/"}, {"citation": {"url": URL, "metadata": []}}])
async def test_an_odd_finding_costs_only_its_own_verdict(odd: object) -> None:
    report = await ProvenanceValidator(fetcher=FakeFetcher({URL: WORDS})).check_agent_output(
        {"findings": [cited(URL, WORDS), odd, cited(URL, WORDS)]}
    )

    assert [verdict.status for verdict in report.verdicts] == ["match", "no_record", "match"]
    assert report.verdicts[1].reason == "malformed_citation"


@each_row("empty", [AgentResult("q", "n"), {"findings": []}, [], "[]", {"answer": 1}, "not json", None])
async def test_input_that_holds_no_findings_is_an_error(empty: object) -> None:
    with pytest.raises(InputError):
        await ProvenanceValidator(fetcher=FakeFetcher()).check_agent_output(empty)
