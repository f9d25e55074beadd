"""The links of an answer: does each URL answer, and is its document known? Structural unless asked to be live."""

from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

from fastmcp.dependencies import Depends
from fastmcp.tools import ToolResult, tool
from mcp.types import ToolAnnotations
from pydantic import Field

from pincite.core.errors import InputError
from pincite.tools import pages, schemas
from pincite.tools.agent_output import read_answer
from pincite.tools.answer import answer, expected_errors
from pincite.tools.fakes import fake_notes
from pincite.tools.fit import expected_link_size, fit_links, room
from pincite.tools.inputs import AgentOutput, Cursor, Flag, Urls, is_absent
from pincite.tools.ports import Ports, current_ports

if TYPE_CHECKING:
    from pincite.core.links import Link
    from pincite.core.ports import ConditionalFetcher
    from pincite.core.shapes import ParsedOutput

# Not a docstring of the function: FastMCP would load a docstring parser at every start to read it.
DESCRIPTION = """\
Check the links of citations: is each URL well formed and its document in the local catalogue and, with live=true, \
does it answer? Give `urls` or `agent_output`, not both. `refused` (403, 429 and their kin) is never "not found", and \
nothing here says whether the page holds the cited words: verify_provenance does."""

#: Notes for the model alone: what was left out is no good news of a link.
_NOT_ASKED = "only the form of each URL was looked at; live=true asks whether they answer"
_NO_CATALOGUE = "no catalogue of documents is set here"

#: The note of a report whose links were to be asked, and may not be.
NOT_ALLOWED = "no link was asked: live checks are switched off here (PINCITE_LIVE_LINKS)"


@tool(
    title="Validate citations",
    description=DESCRIPTION,
    annotations=ToolAnnotations(
        read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=True
    ),
    output_schema=schemas.LINKS,
)
async def validate_citations(
    urls: Annotated[Urls, Field(default_factory=list)],
    agent_output: Annotated[AgentOutput, Field(default_factory=dict)],
    live: Annotated[Flag, Field(description="Ask each URL over the network, once. Without it none is asked.")] = False,
    cursor: Cursor = "",
    ports: Ports = Depends(current_ports),
) -> ToolResult:
    # Imported with the first call: what reads pages is not needed to say hello to a client.
    from pincite.core.links import check_links
    from pincite.core.reports.links import as_text

    with expected_errors():
        output, links = _read(urls, agent_output, limit=ports.settings.max_citations)
        digest = pages.digest_of([(link.url, link.title) for link in links])
        first = pages.offset_of(cursor, digest, len(links))
        sizes = (expected_link_size(link.url, link.title) for link in links[first:])
        page = links[first : first + pages.taken(sizes, room(ports.settings.max_answer))]
        asking = live and ports.settings.live_links
        notes = output.notes if output is not None else ()
        if asking:
            notes = (*fake_notes(ports.settings), *notes)
        elif live:
            notes = (NOT_ALLOWED, *notes)
        catalogue = ports.get_catalogue()
        async with _reading(ports, output, asking=asking) as fetcher:
            report = await check_links(
                page,
                fetcher=fetcher,
                catalogue=catalogue,
                concurrency=ports.settings.concurrency,
                deadline=ports.settings.deadline,
                notes=notes,
                # What is read here may be looked for here.
                roots=ports.settings.roots if asking else (),
            )
    whole, held = fit_links(report, limit=ports.settings.max_answer)
    end = first + held
    following = pages.cursor_at(end, digest) if end < len(links) else ""
    if of_page := pages.told(first, end, len(links), "links", following):
        report = replace(report, results=report.results[:held])
        rest = whole.get("notes")
        whole["notes"] = [*of_page, *(rest if isinstance(rest, list) else [])]
    if following:
        whole["next_cursor"] = following
    unsaid = [note for note, said in ((_NOT_ASKED, live), (_NO_CATALOGUE, catalogue is not None)) if not said]
    return answer(as_text(replace(report, notes=(*of_page, *unsaid, *report.notes)), first=first), whole)


def _read(urls: object, agent_output: object, *, limit: int) -> "tuple[ParsedOutput | None, tuple[Link, ...]]":
    """The links of the one input that was given; raises InputError for none, for both and for odd ones."""
    from pincite.core.links import links_in, read_urls
    from pincite.core.shapes.output import output_of

    given = [name for name, value in (("urls", urls), ("agent_output", agent_output)) if not is_absent(value)]
    if len(given) != 1:
        which = "both `urls` and `agent_output` were given" if given else "neither `urls` nor `agent_output` was given"
        raise InputError(f"{which}; give exactly one of them")
    if given == ["urls"]:
        return None, read_urls(urls, limit=limit)
    output = output_of(read_answer(agent_output, limit=limit))
    return output, links_in(output)


def _reading(
    ports: Ports, output: "ParsedOutput | None", *, asking: bool
) -> "AbstractAsyncContextManager[ConditionalFetcher | None]":
    return ports.open_fetcher(output) if asking else nullcontext()
