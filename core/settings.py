"""Every setting, read from the environment when an edge asks for it (DESIGN 9)."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import AliasChoices, Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict


def _named(name: str) -> AliasChoices:
    """The ``PINCITE_`` name, and the older ``JW_`` name that callers already set."""
    return AliasChoices(f"PINCITE_{name}", f"JW_{name}")


class Settings(BaseSettings):
    """What the environment asks of pincite. Sizes in bytes, times in seconds."""

    model_config = SettingsConfigDict(env_prefix="PINCITE_", extra="ignore", frozen=True, populate_by_name=True)

    #: Hosts that may be private: ``host`` (any port of it) or ``host:port``.
    allow_hosts: Annotated[tuple[str, ...], NoDecode] = ()
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
    token: SecretStr | None = None
    lang: str = ""

    provenance_fetcher: str = Field(default="", validation_alias=_named("PROVENANCE_FETCHER"))
    telemetry_enabled: bool = Field(default=False, validation_alias=_named("TELEMETRY_ENABLED"))
    telemetry_path: Path | None = Field(default=None, validation_alias=_named("TELEMETRY_PATH"))
    nli_provider: str = Field(default="", validation_alias=_named("NLI_PROVIDER"))
    provider_order: str = Field(default="", validation_alias=_named("PROVIDER_ORDER"))

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

    @field_validator("provenance_fetcher", "nli_provider", mode="before")
    @classmethod
    def _trim(cls, value: object) -> object:
        return value.strip() if isinstance(value, str) else value


FetcherChoice = Literal["", "httpx", "fake", "fake-drift"]
