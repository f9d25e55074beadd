"""A citation gets its stamp: what stood there, and when."""

from contextlib import AbstractAsyncContextManager, nullcontext
from typing import TYPE_CHECKING, Annotated

from fastmcp.dependencies import Depends
from fastmcp.tools import ToolResult, tool
from mcp.types import ToolAnnotations
from pydantic import Field

from pincite.core.errors import EmptyPassageError
from pincite.tools import citation as citations
from pincite.tools import schemas
from pincite.tools.answer import bounded, expected_errors, in_time
from pincite.tools.inputs import CitationInput, Flag, OptionalText
from pincite.tools.ports import Ports, current_ports
from pincite.tools.stamped import told

if TYPE_CHECKING:
    from pincite.core.anchor import Location
    from pincite.core.ports import ConditionalFetcher

# Not a docstring of the function: FastMCP would load a docstring parser at every start to read it.
DESCRIPTION = """\
Return the citation with a stamp of the cited words, so that verify_provenance can later prove they still stand.
Keep the returned `metadata` whole. Prefer verify=true when the page can be read: words that are not in the page are \
then an error that shows the nearest passage."""


@tool(
    title="Stamp a citation",
    description=DESCRIPTION,
    annotations=ToolAnnotations(
        read_only_hint=True, destructive_hint=False, idempotent_hint=False, open_world_hint=True
    ),
    output_schema=schemas.CITATION,
)
async def stamp_citation(
    citation: Annotated[CitationInput, Field(default_factory=dict)],
    url: Annotated[OptionalText, Field(description="The source, when there is no `citation`.", max_length=20_000)] = "",
    text: Annotated[
        OptionalText,
        Field(
            description="Must be given: the exact words of the source that the claim rests on.", max_length=1_000_000
        ),
    ] = "",
    claim: Annotated[
        OptionalText,
        Field(description="What the words are meant to support; judged again if they change.", max_length=100_000),
    ] = "",
    published_date: Annotated[
        OptionalText, Field(description="Date of the source, if it states one.", max_length=200)
    ] = "",
    revision: Annotated[OptionalText, Field(description="Revision of the source, if it has one.", max_length=200)] = "",
    verify: Annotated[
        Flag, Field(description="Read the page now, find the words there and stamp the page's own wording.")
    ] = False,
    ports: Ports = Depends(current_ports),
) -> ToolResult:
    places: list[Location] = []
    with expected_errors(), in_time(ports.settings.deadline, "the page was not read"):
        given = citations.read_citation(citation, url=url)
        if not text:
            raise EmptyPassageError("`text` is empty; give the exact words of the source that the claim rests on")
        async with _reading(ports, verify) as fetcher:
            stamped = await citations.stamp(
                given,
                text=text,
                claim=claim,
                published_date=published_date,
                revision=revision,
                sketch=ports.settings.sketch,
                fetcher=fetcher,
                found=places.append,
            )
    return bounded(told(stamped, places[-1] if places else None), stamped, most=ports.settings.max_answer)


def _reading(ports: Ports, verify: bool) -> "AbstractAsyncContextManager[ConditionalFetcher | None]":
    return ports.open_fetcher(None) if verify else nullcontext()
