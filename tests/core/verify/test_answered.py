"""A fetcher of pincite's own kind is somebody's code too: what it answers is an answer, or its citation's verdict."""

from typing import Any

import anyio

from pincite.core.models import FetcherResponse, Reason, Status
from pincite.core.ports import Conditions, Fetched, NotModified, Unreachable
from pincite.core.verify import ProvenanceValidator
from pincite.core.verify.answered import answer_of
from tests.core.verify.walk import URL, WORDS
from tests.fakes import cited
from tests.rows import each_row

BAD, GOOD = "https://a.test/bad", Fetched(URL, URL, 200, {}, WORDS)


class Answering:
    """Answers one URL with what it was given, or raises it, and every other with the words."""

    def __init__(self, answer: object) -> None:
        self._answer = answer

    # Any: what a caller's fetcher answers is whatever it answers.
    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Any:
        if url == BAD and isinstance(self._answer, BaseException):
            raise self._answer
        return self._answer if url == BAD else GOOD


@each_row(
    ("answer", "reason", "said"),
    [
        (None, "fetch_error", "the fetcher answered without a status; it answered a NoneType where a FetcherResponse("),
        ("words", "fetch_error", "the fetcher answered without a status; it answered a str where a FetcherResponse("),
        ({"status": "200"}, "fetch_error", "the fetcher answered with a status that is a str, no whole number; it "),
        (Fetched(URL, URL, 200, {}, 3), "fetch_error", "the fetcher answered Fetched with a body that is a int"),  # type: ignore[arg-type]
        (Fetched(URL, URL, 200, {}, "", notes=None), "fetch_error", "the fetcher answered Fetched with a notes"),  # type: ignore[arg-type]
        (Fetched(URL, URL, 404, {}, WORDS), "not_found", "HTTP status 404"),
        (Unreachable(URL, "dns", "no name"), "fetch_error", "the fetcher answered Unreachable with a reason"),  # type: ignore[arg-type]
        (Unreachable(URL, Reason.DNS, "no name"), "dns", "no name"),
        (NotModified(URL, URL), "fetch_error", "HTTP status 304"),
        (SystemExit(3), "fetch_error", "SystemExit: 3"),
    ],
)
def test_an_answer_that_is_none_is_its_own_citations_verdict(answer: object, reason: str, said: str) -> None:
    validator = ProvenanceValidator(fetcher=Answering(answer))
    report = anyio.run(validator.check_agent_output, [cited(BAD, WORDS), cited(URL, WORDS)])

    bad, good = report.verdicts
    assert (bad.status, bad.reason) == (Status.UNREACHABLE, reason)
    assert bad.notes[0].startswith(said)
    assert good.status == Status.MATCH


async def test_a_response_is_an_answer_of_either_kind_of_fetcher() -> None:
    response = FetcherResponse(URL, 200, WORDS)

    async def call(url: str) -> Fetched:
        return GOOD

    assert answer_of(URL, response) == Fetched(URL, URL, 200, {"content-type": "text/plain"}, WORDS)
    assert (await ProvenanceValidator(fetcher=call).check(cited(URL, WORDS))).status == Status.MATCH


async def test_what_a_fetcher_knows_of_a_failure_is_kept_where_it_is_handed_on_by_a_function() -> None:
    async def call(url: str) -> Unreachable:
        return Unreachable(url, Reason.DNS, "no such name")

    verdict = await ProvenanceValidator(fetcher=call).check(cited(URL, WORDS))

    assert (verdict.reason, verdict.notes) == ("dns", ["no such name"])
