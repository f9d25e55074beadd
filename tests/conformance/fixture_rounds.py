"""Tools that need the client: asked on its back channel in the handshake era, in rounds (SEP-2322) in the other."""

from typing import Any

from fastmcp import Context, FastMCP
from fastmcp.tools import ToolResult
from mcp.shared.exceptions import MCPError
from mcp.types import (
    MISSING_REQUIRED_CLIENT_CAPABILITY,
    ClientCapabilities,
    CreateMessageRequest,
    CreateMessageRequestParams,
    ElicitRequest,
    ElicitRequestFormParams,
    ElicitResult,
    InputRequiredResult,
    ListRootsRequest,
    SamplingCapability,
    SamplingMessage,
    TextContent,
)

Schema = dict[str, Any]

_NAME: Schema = {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}

#: SEP-1034: a default for each primitive type.
_DEFAULTS: Schema = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "default": "John Doe"},
        "age": {"type": "integer", "default": 30},
        "score": {"type": "number", "default": 95.5},
        "status": {"type": "string", "enum": ["active", "inactive", "pending"], "default": "active"},
        "verified": {"type": "boolean", "default": True},
    },
    "required": [],
}


def _titled(ending: str, *values: str) -> list[Schema]:
    numbers = ("First", "Second", "Third")
    return [{"const": value, "title": f"{number} {ending}"} for value, number in zip(values, numbers, strict=True)]


#: SEP-1330: the five ways to offer a choice.
_CHOICES: Schema = {
    "type": "object",
    "properties": {
        "untitledSingle": {"type": "string", "enum": ["option1", "option2", "option3"]},
        "titledSingle": {"type": "string", "oneOf": _titled("Option", "value1", "value2", "value3")},
        "legacyEnum": {
            "type": "string",
            "enum": ["opt1", "opt2", "opt3"],
            "enumNames": ["Option One", "Option Two", "Option Three"],
        },
        "untitledMulti": {
            "type": "array",
            "items": {"type": "string", "enum": ["option1", "option2", "option3"]},
        },
        "titledMulti": {"type": "array", "items": {"anyOf": _titled("Choice", "value1", "value2", "value3")}},
    },
    "required": [],
}


def _elicit(message: str, schema: Schema) -> ElicitRequest:
    return ElicitRequest(params=ElicitRequestFormParams(message=message, requested_schema=schema))


def _sample(question: str, max_tokens: int = 100) -> CreateMessageRequest:
    message = SamplingMessage(role="user", content=TextContent(type="text", text=question))
    return CreateMessageRequest(params=CreateMessageRequestParams(messages=[message], max_tokens=max_tokens))


def _accepted(answer: object, key: str) -> bool:
    """Whether the client's answer to a form has the field that was asked for."""
    return isinstance(answer, ElicitResult) and answer.action == "accept" and key in (answer.content or {})


def add_rounds(server: FastMCP) -> None:
    """Add everything of this file to ``server``."""
    _add_back_channel(server)
    _add_single_rounds(server)
    _add_rounds_with_state(server)
    _add_required_capabilities(server)


def _add_back_channel(server: FastMCP) -> None:
    @server.tool
    async def test_sampling(prompt: str, ctx: Context) -> ToolResult:
        """Ask the client's model."""
        message = SamplingMessage(role="user", content=TextContent(type="text", text=prompt))
        answer = await ctx.session.create_message([message], max_tokens=100)
        said = answer.content.text if isinstance(answer.content, TextContent) else ""
        return ToolResult(content=f"LLM response: {said}")

    async def ask(ctx: Context, message: str, schema: Schema, begins: str) -> ToolResult:
        answer = await ctx.session.elicit_form(message, schema, related_request_id=ctx.request_id)
        return ToolResult(content=f"{begins}: action={answer.action}, content={answer.content}")

    @server.tool
    async def test_elicitation(message: str, ctx: Context) -> ToolResult:
        """Ask the client's user."""
        schema: Schema = {
            "type": "object",
            "properties": {
                "username": {"type": "string", "description": "User's response"},
                "email": {"type": "string", "description": "User's email address"},
            },
            "required": ["username", "email"],
        }
        return await ask(ctx, message, schema, "User response")

    @server.tool
    async def test_elicitation_sep1034_defaults(ctx: Context) -> ToolResult:
        """A form whose fields have defaults."""
        return await ask(ctx, "Please look at these defaults", _DEFAULTS, "Elicitation completed")

    @server.tool
    async def test_elicitation_sep1330_enums(ctx: Context) -> ToolResult:
        """A form of choices."""
        return await ask(ctx, "Please choose", _CHOICES, "Elicitation completed")


def _add_single_rounds(server: FastMCP) -> None:
    @server.tool
    async def test_input_required_result_elicitation(ctx: Context) -> InputRequiredResult | ToolResult:
        """Ask for a name until there is one."""
        answer = (ctx.input_responses or {}).get("user_name")
        if not isinstance(answer, ElicitResult) or not _accepted(answer, "name"):
            return InputRequiredResult(input_requests={"user_name": _elicit("What is your name?", _NAME)})
        return ToolResult(content=f"Hello, {(answer.content or {})['name']}!")

    @server.tool
    async def test_input_required_result_sampling(ctx: Context) -> InputRequiredResult | ToolResult:
        """Ask the client's model a question."""
        answer = (ctx.input_responses or {}).get("capital_question")
        if answer is None:
            return InputRequiredResult(input_requests={"capital_question": _sample("What is the capital of France?")})
        return ToolResult(content=answer.model_dump_json())

    @server.tool
    async def test_input_required_result_list_roots(ctx: Context) -> InputRequiredResult | ToolResult:
        """Ask for the client's roots."""
        answer = (ctx.input_responses or {}).get("client_roots")
        if answer is None:
            return InputRequiredResult(input_requests={"client_roots": ListRootsRequest()})
        return ToolResult(content=answer.model_dump_json())

    @server.tool
    async def test_streaming_elicitation(ctx: Context) -> InputRequiredResult | ToolResult:
        """Progress, and then a question, on one stream."""
        await ctx.report_progress(1, 2)
        if not ctx.input_responses:
            return InputRequiredResult(input_requests={"user_name": _elicit("What is your name?", _NAME)})
        return ToolResult(content="Thank you.")

    @server.prompt
    async def test_input_required_result_prompt(ctx: Context) -> InputRequiredResult | str:
        """A prompt that needs to know its context."""
        if not ctx.input_responses:
            schema: Schema = {"type": "object", "properties": {"context": {"type": "string"}}, "required": ["context"]}
            request = _elicit("What context should the prompt use?", schema)
            return InputRequiredResult(input_requests={"user_context": request})
        return "This prompt has its context."


def _add_rounds_with_state(server: FastMCP) -> None:
    confirm: Schema = {"type": "object", "properties": {"ok": {"type": "boolean"}}, "required": ["ok"]}

    async def confirmed(ctx: Context) -> InputRequiredResult | ToolResult:
        if not ctx.input_responses or ctx.request_state != "asked":
            request = _elicit("Please confirm", confirm)
            return InputRequiredResult(input_requests={"confirm": request}, request_state="asked")
        return ToolResult(content="state-ok")

    @server.tool
    async def test_input_required_result_request_state(ctx: Context) -> InputRequiredResult | ToolResult:
        """A question whose state comes back."""
        return await confirmed(ctx)

    @server.tool
    async def test_input_required_result_tampered_state(ctx: Context) -> InputRequiredResult | ToolResult:
        """A question whose state must come back as it went; FastMCP's seal sees to it."""
        return await confirmed(ctx)

    @server.tool
    async def test_input_required_result_multiple_inputs(ctx: Context) -> InputRequiredResult | ToolResult:
        """Three questions at once."""
        if not {"user_name", "greeting", "client_roots"} <= set(ctx.input_responses or {}):
            return InputRequiredResult(
                input_requests={
                    "user_name": _elicit("What is your name?", _NAME),
                    "greeting": _sample("Generate a greeting", 50),
                    "client_roots": ListRootsRequest(),
                },
                request_state="asked",
            )
        return ToolResult(content="All three are answered.")

    @server.tool
    async def test_input_required_result_multi_round(ctx: Context) -> InputRequiredResult | ToolResult:
        """One question after the other."""
        answers = ctx.input_responses or {}
        if ctx.request_state == "round 2" and "step2" in answers:
            return ToolResult(content="Both steps are done.")
        if ctx.request_state == "round 1" and "step1" in answers:
            schema: Schema = {"type": "object", "properties": {"color": {"type": "string"}}, "required": ["color"]}
            request = _elicit("Step 2: What is your favorite color?", schema)
            return InputRequiredResult(input_requests={"step2": request}, request_state="round 2")
        request = _elicit("Step 1: What is your name?", _NAME)
        return InputRequiredResult(input_requests={"step1": request}, request_state="round 1")


def _add_required_capabilities(server: FastMCP) -> None:
    @server.tool
    async def test_missing_capability(ctx: Context) -> ToolResult:
        """Works only for a client that has a model to ask."""
        needed = ClientCapabilities(sampling=SamplingCapability())
        if not ctx.session.check_client_capability(needed):
            raise MCPError(
                MISSING_REQUIRED_CLIENT_CAPABILITY,
                "this tool needs sampling",
                {"requiredCapabilities": {"sampling": {}}},
            )
        return ToolResult(content="This client can sample.")

    @server.tool
    async def test_input_required_result_capabilities(ctx: Context) -> InputRequiredResult | ToolResult:
        """Ask only what the client said that it can answer."""
        if ctx.input_responses:
            return ToolResult(content="Thank you.")
        can = ctx.session.client_capabilities or ClientCapabilities()
        requests: dict[str, ElicitRequest | CreateMessageRequest | ListRootsRequest] = {}
        if can.elicitation is not None:
            requests["user_name"] = _elicit("What is your name?", _NAME)
        if can.sampling is not None:
            requests["greeting"] = _sample("Generate a greeting")
        if can.roots is not None:
            requests["client_roots"] = ListRootsRequest()
        return InputRequiredResult(input_requests=requests, request_state="asked")
