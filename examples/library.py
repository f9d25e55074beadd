"""Stamp a citation now, and ask later whether its passage still stands.

Run it anywhere: the two states of the page are in this file, and nothing is read from the network.
"""

import asyncio

from pincite import AgentResult, Citation, FetcherResponse, Finding, ProvenanceValidator, stamp_finding_text

THEN = "<h1>Opening hours</h1><p>The library is open on weekdays from nine to six. Entry is free.</p>"
NOW = "<h1>Opening hours</h1><p>The library is open on weekdays from nine to five. Entry is free.</p>"
URL = "https://library.example/hours"


async def fetch(url: str) -> FetcherResponse:
    """What the page says by now. Leave it out of your own program and pass any async function from a URL."""
    return FetcherResponse(final_url=url, status=200, body=NOW)


async def main() -> None:
    """Stamp two findings, check them, and say what became of each."""
    hours = Finding("It closes at six.", Citation(URL), excerpt="The library is open on weekdays from nine to six.")
    entry = Finding("It costs nothing.", Citation(URL), excerpt="Entry is free.")
    for finding in (hours, entry):
        assert finding.excerpt in THEN
        stamp_finding_text(finding)
    answer = AgentResult("When is the library open?", "example", [hours, entry])

    report = await ProvenanceValidator(fetcher=fetch).check_agent_output(answer)

    for finding, verdict in zip(answer.findings, report.verdicts, strict=True):
        print(f"{verdict.status:<8} {finding.summary}", *(verdict.critical or []))


if __name__ == "__main__":
    asyncio.run(main())
