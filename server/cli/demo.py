"""``pincite demo``: stamp, let the pages change, verify; on pages of its own, in a few seconds."""

import anyio

from pincite.core.models import ProvenanceReport
from pincite.core.settings import Settings
from pincite.core.shapes import parse_agent_output
from pincite.core.sources import open_fetcher
from pincite.core.verify import verify
from pincite.server.cli.console import Console
from pincite.server.cli.exits import Exit
from pincite.server.cli.forms import TEXT
from pincite.server.cli.render import rendered
from pincite.server.demo.site import Site, serving
from pincite.server.demo.story import STORY
from pincite.tools.citation import Json, read_citation, stamp


def demo(console: Console) -> int:
    """Tell the story; the exit status."""
    with serving() as site:
        report = anyio.run(_tell, site, console)
    told = [(cited, verdict) for cited, verdict in zip(STORY, report.verdicts, strict=True)]
    wrong = [f'"{cited.words}": {verdict.status}' for cited, verdict in told if verdict.status != cited.expected]
    for line in wrong:
        console.warn(f"not as it must be: {line}")
    if wrong:
        return Exit.SOFTWARE
    console.write(
        "\n"
        + console.say("All {count} verdicts are as they must be.", count=len(STORY))
        + "\n"
        + console.say("These pages are pincite's own, written for this demo and served by it.")
        + "\n"
        + console.say("`pincite check FILE` does the same with any page that a citation names.")
    )
    return Exit.OK


async def _tell(site: Site, console: Console) -> ProvenanceReport:
    # Whatever the environment says, the demo reads its own site and nothing else.
    settings = Settings().model_copy(
        update={"allow_hosts": (site.host,), "host_interval": 0.0, "provenance_fetcher": ""}
    )
    console.write(
        console.say(
            "Four pages written for this demo are served by this command at {url}; nothing else is read.",
            url=f"http://{site.host}",
        )
    )
    cites = console.say("An agent cites {count} passages. Each is found in its page and stamped:", count=len(STORY))
    console.write(f"\n1. {cites}")
    async with open_fetcher(settings, None, warn=console.warn) as fetcher:
        findings: list[Json] = []
        for cited in STORY:
            stamped = await stamp(
                read_citation(site.url(cited.page)), text=cited.words, claim=cited.claim, fetcher=fetcher
            )
            findings.append({"summary": cited.claim, "excerpt": cited.words, "citation": stamped})
            console.write(f"   /{cited.page:<7} {cited.words}")
        site.change()
        console.write(f"\n2. {console.say('Time passes, and the pages change:')}")
        for cited in STORY:
            console.write(f"   /{cited.page:<7} {console.say(cited.fate)}")
        console.write(f"\n3. {console.say('The same citations, checked again:')}\n")
        output = parse_agent_output({"query": "demo", "agent_name": "demo", "findings": findings})
        report = await verify(output, fetcher=fetcher, concurrency=settings.concurrency)
    console.write(rendered(report, TEXT, console, excerpts=output.excerpts))
    return report
