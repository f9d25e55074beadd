"""The counts are Prometheus's text, bounded, and only of our own words."""

import pytest

from pincite.core.settings import Settings
from pincite.server.telemetry.metrics import CONTENT_TYPE, Metrics
from tests.fakes import FakeWeb, cited, html
from tests.server.network.serving import NLI, ask, client, serving

URL = "https://a.test/secret-path"
WORDS = "The tide rose at dawn and the boats were lifted."


def test_a_step_is_a_histogram_and_a_running_one_a_gauge() -> None:
    metrics = Metrics()
    metrics.begin("call")
    metrics.observe("fetch", 0.3, status="fetched", reason="")
    metrics.observe("fetch", 99, status="fetched", reason="")
    metrics.observe("fetch", 0.02, status='a"b\\c\nd', reason="")

    lines = metrics.text().splitlines()
    assert lines[:2] == ["# TYPE pincite_call_running gauge", "pincite_call_running 1"]
    assert lines.count("# TYPE pincite_fetch_seconds histogram") == 1
    assert 'pincite_fetch_seconds_bucket{reason="",status="fetched",le="0.5"} 1' in lines
    assert 'pincite_fetch_seconds_bucket{reason="",status="fetched",le="+Inf"} 2' in lines
    assert 'pincite_fetch_seconds_sum{reason="",status="fetched"} 99.300000' in lines
    assert 'pincite_fetch_seconds_count{reason="",status="a\\"b\\\\c\\nd"} 1' in lines


def test_the_counts_do_not_grow_without_end() -> None:
    metrics = Metrics()
    for number in range(5_000):
        metrics.observe("call", 1, tool=str(number))

    assert metrics.text().count("_count{") == 1_000


@pytest.mark.parametrize("token", ["", "t0ken" * 8])
async def test_metrics_count_calls_pages_passages_and_judges(token: str) -> None:
    web = FakeWeb({URL: html(f"<p>{WORDS}</p>")})
    with serving(web, metrics=True, token=token or None) as address:
        async with client(address, token=token) as connected:
            await connected.call_tool("verify_provenance", {"agent_output": [cited(URL, WORDS)]})
            await connected.call_tool("evaluate_nli", NLI)
            await connected.call_tool("verify_provenance", {"agent_output": "nothing"}, raise_on_error=False)
            await connected.call_tool("no_such_tool", {}, raise_on_error=False)
        answer = await ask(address, "/metrics", headers={"authorization": f"Bearer {token}"} if token else {})

    lines = answer.text.splitlines()
    assert answer.headers["content-type"] == CONTENT_TYPE
    assert "pincite_call_running 0" in lines
    for counted in (
        'pincite_call_seconds_count{outcome="ok",tool="verify_provenance"} 1',
        'pincite_call_seconds_count{outcome="invalid_input",tool="verify_provenance"} 1',
        'pincite_fetch_seconds_count{reason="",status="fetched"} 1',
        'pincite_locate_seconds_count{reason="exact",status="match"} 1',
        'pincite_judge_seconds_count{reason="",status="contradicts"} 1',
    ):
        assert counted in lines
    assert 'tool="unknown"' in answer.text
    assert "secret-path" not in answer.text


def test_they_are_off_unless_asked_for() -> None:
    assert Settings().metrics is False
