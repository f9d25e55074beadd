"""An OpenAI model judges entailment, over the vendor's own client and with an answer held to a JSON schema."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from pincite.core.errors import NLIUnavailableError
from pincite.core.nli.llm.answer import SCHEMA
from pincite.core.nli.llm.failure import ForeignAnswerError
from pincite.core.nli.llm.prompt import Prompt
from pincite.core.nli.llm.vendor import MOST_TOKENS, Vendor, VendorJudge
from pincite.core.settings import Settings

_VENDOR: Final = Vendor(
    provider="openai-nli",
    package="openai",
    client="AsyncOpenAI",
    extra="nli-openai",
    key="OPENAI_API_KEY",
    place="OPENAI_BASE_URL",
    setting="nli_openai_model",
)
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
            max_completion_tokens=MOST_TOKENS,
            **options,
        )
        # The vendor's client believes whatever JSON or text there is.
        choices = getattr(completion, "choices", None)
        if choices is not None and not choices:
            raise NLIUnavailableError("the model gave no answer")
        choice = choices[0] if choices else None
        if choice is None or getattr(choice, "message", None) is None:
            raise ForeignAnswerError
        if choice.message.refusal:
            raise NLIUnavailableError("the model refused to answer")
        if choice.finish_reason != "stop":
            raise NLIUnavailableError(f"the model stopped without an answer ({str(choice.finish_reason)[:40]!a})")
        return choice.message.content or ""

    async def aclose(self) -> None:
        """Close the vendor's client."""
        await self._client.close()


class OpenAINLI(VendorJudge[Client]):
    """``openai-nli``: needs a key in ``OPENAI_API_KEY`` and the extra ``nli-openai``."""

    def __init__(self, settings: Settings | None = None, *, client: Callable[[str], Client] | None = None) -> None:
        """Read the environment, unless ``settings`` are handed in; ``client`` makes a client of a key."""
        settings = settings or Settings()
        super().__init__(_VENDOR, settings.openai_api_key, settings.nli_openai_model, connect=ChatModel, client=client)
