"""Claude judges entailment, over Anthropic's own client and with an answer held to a JSON schema."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from pincite.core.errors import NLIUnavailableError
from pincite.core.nli.llm.answer import SCHEMA
from pincite.core.nli.llm.failure import ForeignAnswerError
from pincite.core.nli.llm.prompt import Prompt
from pincite.core.nli.llm.vendor import MOST_TOKENS, Vendor, VendorJudge
from pincite.core.settings import Settings

_VENDOR: Final = Vendor(
    provider="claude-nli",
    package="anthropic",
    client="AsyncAnthropic",
    extra="nli-anthropic",
    key="ANTHROPIC_API_KEY",
    place="ANTHROPIC_BASE_URL",
    setting="nli_claude_model",
)
_CACHED: Final = {"type": "ephemeral"}


class Message(Protocol):
    """Of the vendor's answer, what is read: blocks with a ``type``, and those of type "text" with a ``text``."""

    @property
    def content(self) -> Sequence[object]: ...
    @property
    def stop_reason(self) -> str | None: ...


class Messages(Protocol):
    """The vendor's Messages API."""

    async def create(
        self,
        *,
        model: str,
        max_tokens: int,
        system: Sequence[Mapping[str, object]],
        messages: Sequence[Mapping[str, object]],
        output_config: Mapping[str, object],
    ) -> Message: ...


class Client(Protocol):
    """The part of ``anthropic.AsyncAnthropic`` that is used."""

    @property
    def messages(self) -> Messages: ...
    async def close(self) -> None: ...


class Claude:
    """One model behind the Messages API."""

    def __init__(self, client: Client, model: str) -> None:
        self._client = client
        self._model = model

    async def complete(self, prompt: Prompt) -> str:
        """The text of the answer, without what the model thought before it."""
        # No temperature, and no forced tool: newer models refuse both, and every model since 4.5 takes a schema.
        message = await self._client.messages.create(
            model=self._model,
            max_tokens=MOST_TOKENS,
            system=[{"type": "text", "text": prompt.system, "cache_control": _CACHED}],
            messages=[
                {
                    "role": "user",
                    "content": [
                        {"type": "text", "text": prompt.premise, "cache_control": _CACHED},
                        {"type": "text", "text": prompt.claim},
                    ],
                }
            ],
            output_config={"format": {"type": "json_schema", "schema": SCHEMA}},
        )
        # The vendor's client believes whatever JSON or text there is.
        if not isinstance(getattr(message, "content", None), Sequence) or not hasattr(message, "stop_reason"):
            raise ForeignAnswerError
        if message.stop_reason not in ("end_turn", "stop_sequence"):
            raise NLIUnavailableError(f"the model stopped without an answer ({_word(message.stop_reason)})")
        texts = (getattr(block, "text", None) for block in message.content if getattr(block, "type", "") == "text")
        return "".join(text for text in texts if isinstance(text, str))

    async def aclose(self) -> None:
        """Close the vendor's client."""
        await self._client.close()


class ClaudeNLI(VendorJudge[Client]):
    """``claude-nli``: needs a key in ``ANTHROPIC_API_KEY`` and the extra ``nli-anthropic``."""

    def __init__(self, settings: Settings | None = None, *, client: Callable[[str], Client] | None = None) -> None:
        """Read the environment, unless ``settings`` are handed in; ``client`` makes a client of a key."""
        settings = settings or Settings()
        super().__init__(_VENDOR, settings.anthropic_api_key, settings.nli_claude_model, connect=Claude, client=client)


def _word(reason: object) -> str:
    return ascii(reason[:40]) if isinstance(reason, str) else "no reason given"
