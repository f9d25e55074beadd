"""Every citation of an answer is read again, and each says whether its passage still stands."""

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastmcp import Context
from fastmcp.dependencies import CurrentContext, Depends
from fastmcp.tools import ToolResult, tool
from mcp.types import ToolAnnotations
from pydantic import Field

from pincite.tools import schemas
from pincite.tools.answer import expected_errors
from pincite.tools.fakes import fake_notes
from pincite.tools.fit import Detail
from pincite.tools.inputs import AgentOutput, Cursor, DetailDefault, Flag, OptionalText
from pincite.tools.judging import chosen
from pincite.tools.ports import Ports, current_ports
from pincite.tools.small import done, is_small

#: What one verdict takes to be written and sent, on a slow machine.
_SECONDS_TO_WRITE = 0.0003
#: Verdicts that are written in no time.
_FEW = 8

# Not a docstring of the function: FastMCP would load a docstring parser at every start to read it.
DESCRIPTION = """\
Re-read every cited page and say, citation by citation, whether the quoted passage still stands there.
Statuses: match, changed (with what stands there now), unreachable (could not be checked, which is not "changed"), \
no_record (never stamped), skipped. Reads the network; changes nothing. A long answer comes in pages: while there is \
a next_cursor, call again with the same input and that cursor."""


@tool(
    title="Verify provenance",
    description=DESCRIPTION,
    annotations=ToolAnnotations(
        read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=True
    ),
    output_schema=schemas.report_schema(),
)
async def verify_provenance(
    agent_output: AgentOutput,
    since: Annotated[
        OptionalText,
        Field(description="Skip citations read at or after this ISO 8601 date or time.", max_length=100),
    ] = "",
    with_nli: Annotated[
        Flag, Field(description="Where a passage changed, judge whether it still supports its claim.")
    ] = False,
    detail: Annotated[
        Detail, DetailDefault, Field(description='"full" adds long passages and diffs: what stands there now, whole.')
    ] = "summary",
    plain: Annotated[
        Flag, Field(description="Only the nine pinned keys of each verdict, for readers that refuse others.")
    ] = False,
    cursor: Cursor = "",
    ports: Ports = Depends(current_ports),
    ctx: Context = CurrentContext(),
) -> ToolResult:
    # Imported with the first call: what reads pages is not needed to say hello to a client.
    from pincite.core.archive import archive_of
    from pincite.core.verify import parse_since, verify

    # Here, not in a thread: two threads that import at one time may each see what the other has half made.
    from pincite.tools.report_pages import Asked, read_page, write_page

    fakes = fake_notes(ports.settings)
    asked = Asked(detail, plain, ports.settings.max_citations, ports.settings.max_answer)
    with expected_errors():
        small = is_small(agent_output)
        page = await done(lambda: read_page(agent_output, since, cursor, asked), small=small)
        after = parse_since(since)
        choice = await chosen(ports, wanted=with_nli)
        async with ports.open_fetcher(page.output) as fetcher:
            report = await verify(
                page.output,
                fetcher=fetcher,
                judge=choice.judge,
                since=after,
                concurrency=ports.settings.concurrency,
                deadline=_time_to_read(choice.left, len(page.output.findings)),
                progress=_by_percent(ctx),
                telemetry=ports.telemetry,
                catalogue=ports.get_catalogue(),
                located=ports.located,
                archive=archive_of(ports.settings, fetcher),
                siblings=not fakes,
                notes=(*fakes, *choice.notes),
            )
    return await done(lambda: write_page(report, page, asked), small=small and len(report.verdicts) <= _FEW)


def _time_to_read(deadline: float, findings: int) -> float:
    """What of ``deadline`` is left for reading: thousands of verdicts take seconds to write and to send."""
    return deadline - min(deadline / 2, findings * _SECONDS_TO_WRITE)


def _by_percent(ctx: Context) -> Callable[[int, int], Awaitable[None]]:
    """Progress as at most a hundred messages, however many citations there are."""
    shown = -1

    async def report(done: int, total: int) -> None:
        nonlocal shown
        percent = 100 * done // max(total, 1)
        if percent > shown:
            shown = percent
            await ctx.report_progress(done, total, f"{done} of {total} citations checked")

    return report
