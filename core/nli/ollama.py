"""A model that an Ollama server runs judges entailment: no key, and no text leaves for a vendor."""

import ssl
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from typing import Final
from urllib.parse import unquote, urlsplit

import anyio
import httpx2
from pydantic import BaseModel, ValidationError

from pincite.core.errors import NLIProviderNotAvailableError, NLIUnavailableError
from pincite.core.nli.llm.answer import SCHEMA
from pincite.core.nli.llm.failure import Access, failure
from pincite.core.nli.llm.judge import LLMJudge
from pincite.core.nli.llm.prompt import Prompt
from pincite.core.nli.llm.reading import Budget
from pincite.core.settings import Settings, variables

#: A context that a laptop has the memory for; changing it from question to question would load the model anew.
_CONTEXT: Final = 8_192
_MOST_TOKENS: Final = 512
#: Rules, claim and window within that context, also at one token a character.
BUDGET: Final = Budget(words=800, chars=5_400, windows=12, claim_chars=1_500)
_PATIENCE: Final = 180.0
_QUICK: Final = 0.9
_PORT: Final = 11434


@cache
def _certificates() -> ssl.SSLContext:
    # Reading the system's takes 20 ms: once, not for each client.
    return httpx2.create_ssl_context(trust_env=False)


@dataclass(frozen=True, slots=True)
class Host:
    """Where the server is, and the name and password that stood in its address."""

    url: str
    auth: tuple[str, str] | None = None


def host(setting: str) -> Host | None:
    """The server that ``OLLAMA_HOST`` names, read as Ollama itself reads it; None when it is no address.

    ``host``, ``host:port`` and an IP address are accepted without a scheme, and then the port is 11434 unless it is
    given. An address to listen on at every interface (``0.0.0.0``) is asked on this machine.
    """
    scheme, separator, rest = setting.strip().partition("://")
    if not separator:
        scheme, rest = "http", scheme
    rest = rest.rstrip("/")
    if rest.startswith(":") and rest[1:].isdecimal():
        rest = f"127.0.0.1{rest}"  # A port by itself.
    if scheme.lower() not in ("http", "https") or not rest.isprintable():
        return None
    if rest.count(":") > 1 and "[" not in rest and "/" not in rest and "@" not in rest:
        rest = f"[{rest}]"  # An IPv6 address by itself.
    try:
        parts = urlsplit(f"{scheme.lower()}://{rest}")
        name, port = parts.hostname, parts.port
    except ValueError:
        return None
    if not name or any(char.isspace() for char in name):
        return None
    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(name, name)  # noqa: S104  # not listened on, but asked
    place = f"[{name}]" if ":" in name else name
    # With a scheme the port is the scheme's own, as in any URL.
    if port is None and not separator:
        port = _PORT
    where = f"{place}:{port}" if port is not None else place
    # Apart from the URL, which logs and messages show.
    auth = (unquote(parts.username), unquote(parts.password or "")) if parts.username is not None else None
    return Host(f"{parts.scheme}://{where}{parts.path}", auth)


def _secrets(host: Host | None) -> tuple[str, ...]:
    """The password, and the header that it is sent in."""
    if host is None or host.auth is None or not host.auth[1]:
        return ()
    return (b64encode(":".join(host.auth).encode()).decode(), host.auth[1])


class _Model(BaseModel):
    name: str


class _Tags(BaseModel):
    models: list[_Model] = []


class _Message(BaseModel):
    content: str


class _Reply(BaseModel):
    message: _Message
    done_reason: str | None = None
    prompt_eval_count: int | None = None


class OllamaModel:
    """One model behind Ollama's chat API."""

    def __init__(self, client: httpx2.AsyncClient, model: str) -> None:
        self._client = client
        self._model = model

    async def complete(self, prompt: Prompt) -> str:
        """The text of the answer."""
        response = await self._client.post(
            "api/chat",
            json={
                "model": self._model,
                "stream": False,
                # One message beside the rules: of several, a full context silently loses the first.
                "messages": [
                    {"role": "system", "content": prompt.system},
                    {"role": "user", "content": f"{prompt.premise}\n\n{prompt.claim}"},
                ],
                "format": SCHEMA,
                "truncate": False,
                "options": {"temperature": 0, "seed": 0, "num_ctx": _CONTEXT, "num_predict": _MOST_TOKENS},
            },
        )
        if response.status_code != httpx2.codes.OK:
            raise Refused(response.status_code, response.text[:1_000])
        try:
            reply = _Reply.model_validate_json(response.content)
        except ValidationError:
            raise NLIUnavailableError("the server does not answer as Ollama does; is OLLAMA_HOST right?") from None
        if reply.done_reason == "length":
            raise NLIUnavailableError(f"the answer was cut after {_MOST_TOKENS} tokens")
        # Servers that know no "truncate" cut a prompt to the context, and count what was left.
        if reply.prompt_eval_count is not None and reply.prompt_eval_count > _CONTEXT - _MOST_TOKENS:
            raise NLIUnavailableError(f"the question did not fit into {_CONTEXT} tokens, and may have been cut")
        return reply.message.content

    async def models(self) -> list[str]:
        """The names of the models that the server lists; raises ``Refused``, and what client and parser raise."""
        response = await self._client.get("api/tags")
        if response.status_code != httpx2.codes.OK:
            raise Refused(response.status_code, response.text[:1_000])
        return [model.name for model in _Tags.model_validate_json(response.content).models]

    async def aclose(self) -> None:
        """Close the connections."""
        await self._client.aclose()


class Refused(Exception):  # noqa: N818  # told by its status, as the vendors' exceptions are
    """The server answered with another status than 200."""

    def __init__(self, status_code: int, said: str) -> None:
        super().__init__(said)
        self.status_code = status_code


class OllamaNLI(LLMJudge):
    """``ollama-nli``: needs a server at ``OLLAMA_HOST`` that lists the model."""

    def __init__(self, settings: Settings | None = None, *, patience: float = _PATIENCE, quick: float = _QUICK) -> None:
        """Read the environment, unless ``settings`` are handed in; in seconds, ``patience`` is for one answer and
        ``quick`` for the list of models.
        """
        settings = settings or Settings()
        self._host = host(settings.ollama_host)
        self._model = settings.nli_ollama_model
        self._quick = quick
        # Two at a time: a server on this machine computes one after the other anyway.
        super().__init__(
            "ollama-nli",
            "cpu",
            Access(
                self._model,
                variables("nli_ollama_model")[0],
                "OLLAMA_HOST",
                _secrets(self._host),
                key_kind="name with its password",
                place_variable="OLLAMA_HOST",
            ),
            BUDGET,
            load=lambda: None,
            connect=self._made,
            patience=patience,
            concurrency=2,
        )

    async def available(self) -> str | None:
        """Whether the server answers within a second and lists the model."""
        if self._host is None:
            return "OLLAMA_HOST is not an address"
        model = self._made()
        try:
            with anyio.fail_after(self._quick):
                listed = await model.models()
        except TimeoutError:
            return f"no Ollama server answers at {self._host.url} within a second"
        except ValidationError:
            return f"what answers at {self._host.url} is not Ollama"
        except Exception as error:
            if isinstance(error, Refused) and error.status_code == httpx2.codes.NOT_FOUND:
                return f"what answers at {self._host.url} is not Ollama"
            return f"no Ollama server answers at {self._host.url} ({failure(error, self._access)})"
        finally:
            await model.aclose()
        wanted = self._model if ":" in self._model else f"{self._model}:latest"
        if wanted in listed:
            return None
        return (
            f"the Ollama server at {self._host.url} does not list the model {self._model!a}: pull it, or set "
            f"{self._access.model_variable} to one that is listed"
        )

    def _made(self) -> OllamaModel:
        if self._host is None:
            raise NLIProviderNotAvailableError(
                "NLI provider ollama-nli is not available: OLLAMA_HOST is not an address"
            )
        # No proxy of the environment: the server is on this machine or near it.
        client = httpx2.AsyncClient(
            base_url=self._host.url,
            auth=self._host.auth,
            timeout=self._patience,
            trust_env=False,
            verify=_certificates(),
        )
        return OllamaModel(client, self._model)
