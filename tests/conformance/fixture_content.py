"""What the conformance suite asks for by name and needs no client's help: tools, resources, prompts and completion."""

import base64
import struct
import zlib
from typing import Annotated, Any

import anyio
from fastmcp import Context, FastMCP
from fastmcp.exceptions import ToolError
from fastmcp.prompts import Message, PromptResult
from fastmcp.resources import ResourceContent, ResourceResult
from fastmcp.tools import Tool, ToolResult
from mcp.types import (
    AudioContent,
    Completion,
    EmbeddedResource,
    ImageContent,
    TextContent,
    TextResourceContents,
)
from pydantic import Field

_PAUSE = 0.05


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


#: One red pixel (PNG, ISO/IEC 15948).
PNG = (
    b"\x89PNG\r\n\x1a\n"
    + _chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0))
    + _chunk(b"IDAT", zlib.compress(b"\x00\xff\x00\x00"))
    + _chunk(b"IEND", b"")
)
#: One silent sample: mono, 8 kHz, 8 bits.
WAV = struct.pack("<4sI4s4sIHHIIHH4sIB", b"RIFF", 37, b"WAVE", b"fmt ", 16, 1, 1, 8000, 8000, 1, 8, b"data", 1, 128)

#: SEP-1613 and SEP-2106: every keyword of it must come out as it went in.
SCHEMA_2020_12: dict[str, Any] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "$defs": {
        "address": {
            "$anchor": "addressDef",
            "type": "object",
            "properties": {"street": {"type": "string"}, "city": {"type": "string"}},
        }
    },
    "properties": {
        "name": {"type": "string"},
        "address": {"$ref": "#/$defs/address"},
        "contactMethod": {"type": "string", "enum": ["phone", "email"]},
        "phone": {"type": "string"},
        "email": {"type": "string"},
    },
    "allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
    "if": {"properties": {"contactMethod": {"const": "phone"}}, "required": ["contactMethod"]},
    "then": {"required": ["phone"]},
    "else": {"required": ["email"]},
    "additionalProperties": False,
}


class _Verbatim(Tool):
    """A tool whose input schema is exactly the one that it was given."""

    async def run(self, arguments: dict[str, Any]) -> ToolResult:
        return ToolResult(content=f"{len(arguments)} arguments")


def _image() -> ImageContent:
    return ImageContent(type="image", data=base64.b64encode(PNG).decode(), mime_type="image/png")


def _embedded(uri: str, mime_type: str, text: str) -> EmbeddedResource:
    return EmbeddedResource(type="resource", resource=TextResourceContents(uri=uri, mime_type=mime_type, text=text))


def add_content(server: FastMCP) -> None:
    """Add everything of this file to ``server``."""
    _add_tools(server)
    _add_resources(server)
    _add_prompts(server)


def _add_tools(server: FastMCP) -> None:
    @server.tool
    def test_simple_text() -> ToolResult:
        """Text."""
        return ToolResult(content="This is a simple text response for testing.")

    @server.tool
    def test_image_content() -> ToolResult:
        """An image."""
        return ToolResult(content=[_image()])

    @server.tool
    def test_audio_content() -> ToolResult:
        """A sound."""
        sound = AudioContent(type="audio", data=base64.b64encode(WAV).decode(), mime_type="audio/wav")
        return ToolResult(content=[sound])

    @server.tool
    def test_embedded_resource() -> ToolResult:
        """A resource within the result."""
        return ToolResult(
            content=[_embedded("test://embedded-resource", "text/plain", "This is an embedded resource content.")]
        )

    @server.tool
    def test_multiple_content_types() -> ToolResult:
        """Text, an image and a resource."""
        return ToolResult(
            content=[
                TextContent(type="text", text="Multiple content types test:"),
                _image(),
                _embedded("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
            ]
        )

    @server.tool
    def test_error_handling() -> ToolResult:
        """Always an error."""
        raise ToolError("This tool intentionally returns an error for testing")

    @server.tool
    async def test_tool_with_logging(ctx: Context) -> ToolResult:
        """Three log messages."""
        await ctx.info("Tool execution started")
        await anyio.sleep(_PAUSE)
        await ctx.info("Tool processing data")
        await anyio.sleep(_PAUSE)
        await ctx.info("Tool execution completed")
        return ToolResult(content="Logged three times.")

    @server.tool
    async def test_logging_tool(ctx: Context) -> ToolResult:
        """One log message, for whoever asked for it."""
        await ctx.info("A message for whoever set a level")
        return ToolResult(content="Logged once.")

    @server.tool
    async def test_tool_with_progress(ctx: Context) -> ToolResult:
        """Progress in three steps."""
        for done in (0, 50, 100):
            await ctx.report_progress(done, 100)
            await anyio.sleep(_PAUSE)
        return ToolResult(content="Done.")

    @server.tool
    async def test_reconnection(ctx: Context) -> ToolResult:
        """The stream ends before the result is there, and the client comes back for it (SEP-1699)."""
        await ctx.close_sse_stream()
        await anyio.sleep(_PAUSE)
        return ToolResult(content="Still here.")

    @server.tool
    def test_region(
        region: Annotated[str, Field(json_schema_extra={"x-mcp-header": "Region"})],
    ) -> ToolResult:
        """An argument that stands in a header as well (SEP-2243)."""
        return ToolResult(content=region)

    server.add_tool(
        _Verbatim(name="json_schema_2020_12_tool", description="A schema of 2020-12.", parameters=SCHEMA_2020_12)
    )


def _add_resources(server: FastMCP) -> None:
    @server.resource("test://static-text", mime_type="text/plain")
    def static_text() -> str:
        """Text."""
        return "This is the content of the static text resource."

    @server.resource("test://static-binary", mime_type="image/png")
    def static_binary() -> bytes:
        """An image."""
        return PNG

    @server.resource("test://watched-resource", mime_type="text/plain")
    def watched_resource() -> str:
        """A resource to subscribe to."""
        return "Nothing has happened."

    @server.resource("test://template/{id}/data", mime_type="application/json")
    def template(id: str) -> ResourceResult:  # noqa: A002 - the suite names it
        """A resource of a template."""
        text = f'{{"id":"{id}","templateTest":true,"data":"Data for ID: {id}"}}'
        return ResourceResult(contents=[ResourceContent(text, mime_type="application/json")])


def _add_prompts(server: FastMCP) -> None:
    @server.prompt
    def test_simple_prompt() -> str:
        """No arguments."""
        return "This is a simple prompt for testing."

    @server.prompt
    def test_prompt_with_arguments(
        arg1: Annotated[str, Field(description="First test argument")],
        arg2: Annotated[str, Field(description="Second test argument")],
    ) -> str:
        """Two arguments."""
        return f"Prompt with arguments: arg1='{arg1}', arg2='{arg2}'"

    @server.prompt
    def test_prompt_with_embedded_resource(
        resourceUri: Annotated[str, Field(description="What to embed")],  # noqa: N803 - the suite names it
    ) -> PromptResult:
        """A resource within a message."""
        resource = _embedded(resourceUri, "text/plain", "Embedded resource content for testing.")
        return PromptResult(messages=[Message(resource), Message("Please process the embedded resource above.")])

    @server.prompt
    def test_prompt_with_image() -> PromptResult:
        """An image within a message."""
        return PromptResult(messages=[Message(_image()), Message("Please analyze the image above.")])

    @server.completion
    def complete(ref: object, argument: object, context: object) -> Completion:
        """Candidates for any argument."""
        return Completion(values=["paris", "park", "party"], total=3, has_more=False)
