"""An OpenAI model judges entailment, over the vendor's own client and with an answer held to a JSON schema."""

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

#: Below a context of 128,000 tokens, for a page in a script of two tokens a character as well.
BUDGET: Final = Budget(words=6_000, chars=45_000, windows=6, claim_chars=8_000)
#: Room for a model that reasons before it answers; the answer itself takes about 120.
_MOST_TOKENS: Final = 4_096
_FORMAT: Final = {
    "type": "json_schema",
    "json_schema": {"name": "entailment", "strict": True, "schema": SCHEMA},
}


class Message(Protocol):
    """The model's words, or its refusal."""

    @property
    def content(self) -> str | None: ...
    @property
    def refusal(self) -> str | None: ...


class Choice(Protocol):
    """One answer of those that could be asked for."""

    @property
    def finish_reason(self) -> str: ...
    @property
    def message(self) -> Message: ...


class Completion(Protocol):
    """Of the vendor's answer, what is read."""

    @property
    def choices(self) -> Sequence[Choice]: ...


class Completions(Protocol):
    """The vendor's Chat Completions API; ``temperature`` is left out for models that take none."""

    async def create(
        self,
        *,
        model: str,
        messages: Sequence[Mapping[str, object]],
        response_format: Mapping[str, object],
        max_completion_tokens: int,
        **options: float,
    ) -> Completion: ...


class Chat(Protocol):
    """Where the completions are found."""

    @property
    def completions(self) -> Completions: ...


class Client(Protocol):
    """The part of ``openai.AsyncOpenAI`` that is used."""

    @property
    def chat(self) -> Chat: ...
    async def close(self) -> None: ...


class ChatModel:
    """One model behind the Chat Completions API."""

    def __init__(self, client: Client, model: str) -> None:
        self._client = client
        self._model = model

    async def complete(self, prompt: Prompt) -> str:
        """The text of the answer."""
        # Models that reason refuse a temperature. The vendor caches what questions begin with by itself.
        options = {"temperature": 0.0} if self._model.startswith(("gpt-4", "ft:gpt-4")) else {}
        completion = await self._client.chat.completions.create(
            model=self._model,
            messages=[
                {"role": "system", "content": prompt.system},
                {"role": "user", "content": f"{prompt.premise}\n\n{prompt.claim}"},
            ],
            response_format=_FORMAT,
            max_completion_tokens=_MOST_TOKENS,
            **options,
        )
        if not completion.choices:
            raise NLIUnavailableError("the model gave no answer")
        choice = completion.choices[0]
        if choice.message.refusal:
            raise NLIUnavailableError("the model refused to answer")
        if choice.finish_reason != "stop":
            raise NLIUnavailableError(f"the model stopped without an answer ({str(choice.finish_reason)[:40]!a})")
        return choice.message.content or ""

    async def aclose(self) -> None:
        """Close the vendor's client."""
        await self._client.close()


class OpenAINLI(LLMJudge):
    """``openai-nli``: needs a key in ``OPENAI_API_KEY`` and the extra ``nli-openai``."""

    def __init__(self, settings: Settings | None = None, *, client: Callable[[str], Client] | None = None) -> None:
        """Read the environment, unless ``settings`` are handed in; ``client`` makes a client of a key."""
        settings = settings or Settings()
        self._key = settings.openai_api_key or SecretStr("")
        self._client = client
        model = settings.nli_openai_model
        access = Access(model, variables("nli_openai_model")[0], "OPENAI_API_KEY", self._key.get_secret_value())
        super().__init__(
            "openai-nli",
            "api",
            access,
            BUDGET,
            load=self._import,
            connect=lambda: ChatModel(self._made(), model),
            patience=45.0,
            concurrency=4,
        )

    async def available(self) -> str | None:
        """Whether the key and the vendor's package are there; the vendor is not asked."""
        if not self._key.get_secret_value():
            return "OPENAI_API_KEY is not set"
        if self._client is None and find_spec("openai") is None:
            return "the package openai is not installed: pip install 'pincite[nli-openai]'"
        return None

    def _import(self) -> None:
        if self._client is None:
            import_module("openai")

    def _made(self) -> Client:
        key = self._key.get_secret_value()
        if not key:
            raise NLIProviderNotAvailableError("NLI provider openai-nli is not available: OPENAI_API_KEY is not set")
        if self._client is not None:
            return self._client(key)
        made: object = import_module("openai").AsyncOpenAI(api_key=key, timeout=20.0, max_retries=1)
        return cast("Client", made)
