"""FastMCP middleware: every citation in a tool's result leaves the server with its stamp."""

import logging
from collections import defaultdict
from collections.abc import Sequence

import anyio
import anyio.to_thread
from fastmcp.server.middleware import CallNext, Middleware, MiddlewareContext
from fastmcp.tools import ToolResult
from fastmcp.tools.base import InputRequiredToolResult
from mcp.types import CallToolRequestParams, ContentBlock, TextContent

from pincite.core.ports import ConditionalFetcher
from pincite.core.settings import Settings
from pincite.core.shapes.fields import field
from pincite.core.shapes.stamping import Metadata
from pincite.server.fetcher import OpenFetcher, open_sources
from pincite.server.gathered import MAX_ADDED, Changes, Waiting, changes, stamp_all, waiting, worth_reading
from pincite.server.output_schema import UNKNOWN, put

_LOG = logging.getLogger("pincite")


class StampResults(Middleware):
    """Stamps what any tool answers: ``server.add_middleware(StampResults())``.

    A citation is stamped where it has a url and words, in structured content and in texts that are JSON, unless it has
    a stamp of these words. All else of the result is as the tool made it, and structured content still has the shape
    of the tool's output schema. Errors are left alone, and no fault of stamping loses a result.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        verify: bool = False,
        max_added: int = MAX_ADDED,
        open_fetcher: OpenFetcher = open_sources,
    ) -> None:
        """``settings``: those of the environment, of which ``sketch`` counts here.

        ``verify=False`` stamps the words as the tool gave them, and reads nothing. ``verify=True`` reads each page
        and stamps its own wording, for at most ``settings.timeout`` seconds a result; words that do not stand there,
        and pages that cannot be read in that time, get no stamp. ``max_added`` bounds the characters that are added
        to the structured content of a result, and again to its texts; no more pages are read than could find room.
        """
        self._settings = settings or Settings()
        self._verify = verify
        self._max_added = max_added
        self._open_fetcher = open_fetcher

    async def on_call_tool(
        self,
        context: MiddlewareContext[CallToolRequestParams],
        call_next: CallNext[CallToolRequestParams, ToolResult],
    ) -> ToolResult:
        """The tool's result, its citations stamped."""
        result = await call_next(context)
        # A task's ticket and a question to the client are no results yet.
        if not isinstance(result, ToolResult) or isinstance(result, InputRequiredToolResult) or result.is_error:
            return result
        try:
            return await self._stamped(result, context)
        except Exception:
            _LOG.exception("the result of %.100r has no stamps", context.message.name)
            return result

    async def _stamped(self, result: ToolResult, context: MiddlewareContext[CallToolRequestParams]) -> ToolResult:
        structured: object = result.structured_content
        texts = [block.text if isinstance(block, TextContent) else None for block in result.content]
        if structured is None and not any(texts):
            return result
        # In a thread: a large result takes a while, and other calls are waiting.
        found = await anyio.to_thread.run_sync(waiting, structured, texts)
        if not found:
            return result
        if self._verify:
            await self._anchor(found)
        else:
            sketch, max_added = self._settings.sketch, self._max_added
            await anyio.to_thread.run_sync(lambda: stamp_all(found, sketch=sketch, max_added=max_added))
        schema = await _schema(context) if structured is not None else None
        new = await anyio.to_thread.run_sync(lambda: changes(structured, found, schema, max_added=self._max_added))
        return _with(result, new)

    async def _anchor(self, found: Sequence[Waiting]) -> None:
        """Stamp each with its page's own words, as far as time allows."""
        by_url: defaultdict[str, list[Waiting]] = defaultdict(list)
        for one in worth_reading(found, max_added=self._max_added):
            by_url[one.target.url].append(one)
        with anyio.move_on_after(self._settings.timeout):
            async with self._open_fetcher(self._settings, None) as fetcher, anyio.create_task_group() as tasks:
                for same in by_url.values():
                    tasks.start_soon(_anchor_page, same, fetcher, self._settings.sketch)


async def _anchor_page(found: Sequence[Waiting], fetcher: ConditionalFetcher, sketch: bool) -> None:
    """Stamp the citations of one url, of which the page is read once."""
    from pincite.core.anchor_output import stamp_each
    from pincite.core.shapes.recognised import recognise

    before = [dict(one.target.metadata) for one in found]
    findings = [
        {"excerpt": one.target.words, "citation": {"url": one.target.url, "metadata": metadata}}
        for one, metadata in zip(found, before, strict=True)
    ]
    stamped = await stamp_each(recognise(findings), sketch=sketch, fetcher=fetcher)
    for place in stamped.stamped:
        found[place].keep(before[place], _metadata_at(stamped.output, place))


def _metadata_at(output: object, place: int) -> Metadata:
    """The metadata of the finding at ``place`` in a list of them."""
    finding = output[place] if isinstance(output, list) else None
    metadata = field(field(finding, "citation"), "metadata")
    return metadata if isinstance(metadata, dict) else {}


async def _schema(context: MiddlewareContext[CallToolRequestParams]) -> object:
    """The output schema of the tool that was called; None where it has none."""
    if context.fastmcp_context is None:
        return UNKNOWN
    tool = await context.fastmcp_context.fastmcp.get_tool(context.message.name)
    return UNKNOWN if tool is None else tool.output_schema


def _with(result: ToolResult, new: Changes) -> ToolResult:
    update: dict[str, object] = {}
    if new.structured:
        update["structured_content"] = put(result.structured_content, new.structured)
    if new.texts:
        update["content"] = [_with_text(block, new.texts.get(place)) for place, block in enumerate(result.content)]
    # A copy of whatever kind of result it is; its other fields are the tool's own.
    return result.model_copy(update=update) if update else result


def _with_text(block: ContentBlock, text: str | None) -> ContentBlock:
    return block if text is None else block.model_copy(update={"text": text})
