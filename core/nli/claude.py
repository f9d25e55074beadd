"""Claude judges entailment, over Anthropic's own client and with an answer held to a JSON schema."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, cast

from pydantic import SecretStr

from pincite.core.errors import NLIProviderNotAvailableError, NLIUnavailableError
from pincite.core.nli.llm.answer import SCHEMA
from pincite.core.nli.llm.failure import Access
from pincite.core.nli.llm.judge import LLMJudge
from pincite.core.nli.llm.prompt import Prompt
from pincite.core.nli.llm.reading import Budget
from pincite.core.settings import Settings, variables

#: Far below the context of every model that is served, for a page in a script of several tokens a character as well.
BUDGET: Final = Budget(words=6_000, chars=45_000, windows=6, claim_chars=8_000)
#: Room for a model that thinks before it answers; the answer itself takes about 120.
_MOST_TOKENS: Final = 4_096
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
            max_tokens=_MOST_TOKENS,
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
        if message.stop_reason not in ("end_turn", "stop_sequence"):
            raise NLIUnavailableError(f"the model stopped without an answer ({_word(message.stop_reason)})")
        texts = (getattr(block, "text", None) for block in message.content if getattr(block, "type", "") == "text")
        return "".join(text for text in texts if isinstance(text, str))

    async def aclose(self) -> None:
        """Close the vendor's client."""
        await self._client.close()


class ClaudeNLI(LLMJudge):
    """``claude-nli``: needs a key in ``ANTHROPIC_API_KEY`` and the extra ``nli-anthropic``."""

    def __init__(self, settings: Settings | None = None, *, client: Callable[[str], Client] | None = None) -> None:
        """Read the environment, unless ``settings`` are handed in; ``client`` makes a client of a key."""
        settings = settings or Settings()
        self._key = settings.anthropic_api_key or SecretStr("")
        self._client = client
        model = settings.nli_claude_model
        access = Access(model, variables("nli_claude_model")[0], "ANTHROPIC_API_KEY", self._key.get_secret_value())
        super().__init__(
            "claude-nli",
            "api",
            access,
            BUDGET,
            load=self._import,
            connect=lambda: Claude(self._made(), model),
            patience=45.0,
            concurrency=4,
        )

    async def available(self) -> str | None:
        """Whether the key and the vendor's package are there; the vendor is not asked."""
        if not self._key.get_secret_value():
            return "ANTHROPIC_API_KEY is not set"
        if self._client is None and find_spec("anthropic") is None:
            return "the package anthropic is not installed: pip install 'pincite[nli-anthropic]'"
        return None

    def _import(self) -> None:
        if self._client is None:
            import_module("anthropic")

    def _made(self) -> Client:
        key = self._key.get_secret_value()
        if not key:
            raise NLIProviderNotAvailableError("NLI provider claude-nli is not available: ANTHROPIC_API_KEY is not set")
        if self._client is not None:
            return self._client(key)
        made: object = import_module("anthropic").AsyncAnthropic(api_key=key, timeout=20.0, max_retries=1)
        return cast("Client", made)


def _word(reason: object) -> str:
    return ascii(reason[:40]) if isinstance(reason, str) else "no reason given"
