"""Every setting, read from the environment when an edge asks for it (DESIGN 9)."""

import os
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from pincite.core.errors import SettingError

PREFIX = "PINCITE_"
FetcherChoice = Literal["", "httpx", "fake", "fake-drift"]


def _named(name: str) -> AliasChoices:
    """The ``PINCITE_`` name, and the older ``JW_`` name that callers already set."""
    return AliasChoices(f"{PREFIX}{name}", f"JW_{name}")


class Settings(BaseSettings):
    """What the environment asks of pincite. Sizes in bytes, times in seconds.

    ``Settings()`` reads the environment; a keyword overrides its variable. An empty variable counts as
    not set. Raises ``SettingError`` naming each variable with a bad value; a secret's value is never printed.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        populate_by_name=True,
    )

    #: Hosts that may be private: ``host`` (any port of it) or ``host:port``.
    allow_hosts: Annotated[tuple[str, ...], NoDecode] = ()
    #: Between two requests to one host; 0 for none.
    host_interval: float = Field(default=0.25, ge=0, le=60)
    per_host: int = Field(default=2, ge=1, le=64)
    concurrency: int = Field(default=16, ge=1, le=256)
    #: Bytes of a body after its content encoding is undone.
    max_bytes: int = Field(default=10_000_000, ge=1_000, le=1_000_000_000)
    #: For one URL, redirects and retries included.
    timeout: float = Field(default=20.0, gt=0, le=600)
    #: For one call over MCP.
    deadline: float = Field(default=50.0, gt=0, le=3600)
    max_citations: int = Field(default=20_000, ge=1, le=1_000_000)
    #: Whether stamps hold the few keyed hashes that find an edited passage again.
    sketch: bool = True
    #: The bearer token of the network transports; None when there is none. Not used yet: they answer on loopback only.
    token: SecretStr | None = None
    #: The language of help and reports. Not used yet: they are in English.
    lang: str = ""
    #: The offline catalogue of known documents, a file of ``core.links.catalogue``.
    catalogue: Path | None = None
    #: Whether a client may have links asked over the network. On by default: the other tools read any public URL
    #: through the same guard, so that off would keep nothing safe that they do not already reach.
    live_links: bool = True

    provenance_fetcher: FetcherChoice = Field(default="", validation_alias=_named("PROVENANCE_FETCHER"))
    telemetry_enabled: bool = Field(default=False, validation_alias=_named("TELEMETRY_ENABLED"))
    telemetry_path: Path | None = Field(default=None, validation_alias=_named("TELEMETRY_PATH"))
    #: Checked against the known names where a provider is chosen (``core.nli.registry``).
    nli_provider: str = Field(default="", validation_alias=_named("NLI_PROVIDER"))
    provider_order: str = Field(default="", validation_alias=_named("PROVIDER_ORDER"))
    nli_claude_model: str = Field(default="claude-sonnet-4-5-20250929", validation_alias=_named("NLI_CLAUDE_MODEL"))
    nli_openai_model: str = Field(default="gpt-4o-mini", validation_alias=_named("NLI_OPENAI_MODEL"))
    nli_ollama_model: str = Field(default="llama3.1:8b-instruct", validation_alias=_named("NLI_OLLAMA_MODEL"))
    #: Under the names that the vendors' own programs read.
    anthropic_api_key: SecretStr | None = Field(default=None, validation_alias=AliasChoices("ANTHROPIC_API_KEY"))
    openai_api_key: SecretStr | None = Field(default=None, validation_alias=AliasChoices("OPENAI_API_KEY"))
    #: Where an Ollama server answers, in any form that Ollama itself takes (``core.nli.ollama``).
    ollama_host: str = Field(default="http://localhost:11434", validation_alias=AliasChoices("OLLAMA_HOST"))

    # Any: pydantic's own constructor takes one keyword a field, and more of its own.
    def __init__(self, **values: Any) -> None:
        try:
            super().__init__(**values)
        except ValidationError as error:
            # From None: the cause's text repeats what was wrong in pydantic's words and adds nothing.
            raise SettingError(_explained(error)) from None

    @field_validator(
        "token",
        "lang",
        "catalogue",
        "telemetry_path",
        "provenance_fetcher",
        "nli_provider",
        "provider_order",
        "nli_claude_model",
        "nli_openai_model",
        "nli_ollama_model",
        "anthropic_api_key",
        "openai_api_key",
        "ollama_host",
        mode="before",
    )
    @classmethod
    def _trim(cls, value: object) -> object:
        return value.strip() if isinstance(value, str) else value

    @field_validator("allow_hosts", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip().lower() for part in value.split(",") if part.strip())
        return value

    @field_validator("telemetry_enabled", mode="before")
    @classmethod
    def _opt_in(cls, value: object) -> object:
        # CONTRACT 4: exactly these three words opt in; anything else, however odd, does not.
        return value.strip().lower() in {"1", "true", "yes"} if isinstance(value, str) else value

    @field_validator("token", "anthropic_api_key", "openai_api_key")
    @classmethod
    def _no_empty_token(cls, value: SecretStr | None) -> SecretStr | None:
        # An empty token would be one that anybody can guess.
        return value if value and value.get_secret_value() else None

    @field_validator("telemetry_path", "catalogue")
    @classmethod
    def _home(cls, value: Path | None) -> Path | None:
        if value is None or value == Path():
            return None
        try:
            return value.expanduser()
        except RuntimeError as error:
            raise ValueError(str(error)) from None


def variables(field: str) -> tuple[str, ...]:
    """The environment variables that set ``field`` of ``Settings``, the one that wins first."""
    alias = Settings.model_fields[field].validation_alias
    if isinstance(alias, AliasChoices):
        return tuple(str(choice) for choice in alias.choices)
    return (f"{PREFIX}{field.upper()}",)


def _explained(error: ValidationError) -> str:
    """One sentence a bad value, each naming the variable that holds it."""
    sentences = []
    for fault in error.errors(include_url=False, include_context=False):
        # Pydantic names a field by itself or, where it has one, by its first alias.
        place = str(fault["loc"][0])
        names = next((names for names in map(variables, Settings.model_fields) if place in names), None)
        names = names or variables(place)
        name = next((name for name in names if os.environ.get(name)), names[0])
        given = "" if "TOKEN" in name or "KEY" in name else f" (got {str(fault['input'])[:80]!r})"
        sentences.append(f"{name}: {fault['msg']}{given}")
    return "; ".join(sentences)
