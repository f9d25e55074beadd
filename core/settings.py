"""Every setting, read from the environment when an edge asks for it (DESIGN 9)."""

import os
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AliasChoices, Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, PydanticBaseSettingsSource, SettingsConfigDict

from pincite.core.errors import SettingError

PREFIX = "PINCITE_"
FetcherChoice = Literal["", "httpx", "fake", "fake-drift"]
#: Of keys in pairs: with a shared secret, whoever can check a token can make one.
JWTAlgorithm = Literal[
    "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519", "Ed448"
]

#: A star may be the first label.
_HOST = r"(?:(?:\*\.)?[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?"
#: By setting: what a part of it must be, and how that is written. What is half of the other would match nothing.
_SITES = {
    "http_hosts": (re.compile(_HOST), "host, as in cite.example.org", "*.example.org"),
    "http_origins": (
        re.compile(f"https?://{_HOST}/?"),
        "origin, as in https://chat.example.org",
        "https://*.example.org",
    ),
}


def _named(name: str) -> AliasChoices:
    """The ``PINCITE_`` name, and the older ``JW_`` name that callers already set."""
    return AliasChoices(f"{PREFIX}{name}", f"JW_{name}")


class Settings(BaseSettings):
    """What the environment asks of pincite. Sizes in bytes, times in seconds.

    ``Settings()`` reads the environment; a keyword overrides its variable. An empty variable counts as
    not set. Raises ``SettingError`` naming each variable with a bad value, and for a keyword that is no setting; a
    secret's value is never printed.
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
    #: The same of a document in one file (PDF, EPUB, DOCX), where it is more.
    max_document_bytes: int = Field(default=20_000_000, ge=1_000, le=1_000_000_000)
    #: For one URL, redirects and retries included.
    timeout: float = Field(default=20.0, gt=0, le=600)
    #: For one call over MCP.
    deadline: float = Field(default=50.0, gt=0, le=3600)
    max_citations: int = Field(default=20_000, ge=1, le=1_000_000)
    #: Whether stamps hold the few keyed hashes that find an edited passage again.
    sketch: bool = True
    #: The bearer tokens of the network transports, ``server.auth.tokens`` reads them; None when there is none.
    token: SecretStr | None = None
    #: Access tokens of an authorization server: who issues them, for whom, and its keys at a URL or as PEM (or a file).
    jwt_issuer: str = ""
    jwt_audience: str = ""
    jwt_jwks_url: str = ""
    jwt_public_key: str = ""
    jwt_algorithm: JWTAlgorithm = "RS256"
    #: Where clients reach the network transports, without a path: of the form ``https://host``.
    http_url: str = ""
    #: Further names by which clients reach the network transports, and the pages that may; ``*.`` stands for any label.
    http_hosts: Annotated[tuple[str, ...], NoDecode] = ()
    http_origins: Annotated[tuple[str, ...], NoDecode] = ()
    #: Addresses and networks of proxies that are believed when they name the client (``X-Forwarded-For``).
    http_proxies: Annotated[tuple[str, ...], NoDecode] = ()
    #: Over the network, of one caller and of all together: calls at a time, and begun in a minute.
    caller_calls: int = Field(default=16, ge=1, le=10_000)
    caller_rate: int = Field(default=600, ge=1, le=1_000_000)
    total_calls: int = Field(default=64, ge=1, le=5_000)
    total_rate: int = Field(default=3_000, ge=1, le=1_000_000)
    #: Bytes of one request over the network. What the MCP library itself takes is the most.
    max_body: int = Field(default=4_194_304, ge=10_000, le=4_194_304)
    #: Bytes of the structured content of one answer over MCP. Clients end at 1 MiB for the whole message.
    max_answer: int = Field(default=200_000, ge=20_000, le=900_000)
    #: Whether the network transports count at ``/metrics``.
    metrics: bool = False
    #: The language of help, progress, ``doctor`` and the reports for people, for ``core.wording``; empty for English.
    lang: str = ""
    #: Folders whose files may be read as sources: absolute, separated by commas or the system's path separator.
    roots: Annotated[tuple[Path, ...], NoDecode] = ()
    #: Where identifiers such as ``doi:`` lead, ``{id}`` standing for the identifier; empty for the public resolver.
    doi_resolver: str = ""
    arxiv_resolver: str = ""
    pmid_resolver: str = ""
    isbn_resolver: str = ""
    rfc_resolver: str = ""
    #: Whether an archive is asked for captures of pages that are gone or changed; asking it tells it their addresses.
    archive: bool = False
    #: An archive's TimeMap (RFC 7089); the page's address is written behind it. The default is the Internet Archive's.
    archive_timemap: str = "https://web.archive.org/web/timemap/link/"
    #: Whether a browser may run the scripts of a page that has no text without them, and which (else one on the path).
    render: bool = False
    browser: Path | None = None
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
    #: A folder, or the name of a model that lies in the cache of the Hugging Face Hub (``core.nli.deberta``).
    nli_deberta_model: str = Field(
        default="MoritzLaurer/DeBERTa-v3-large-mnli-fever-anli-ling-wanli",
        validation_alias=_named("NLI_DEBERTA_MODEL"),
    )
    nli_ollama_model: str = Field(default="llama3.1:8b-instruct", validation_alias=_named("NLI_OLLAMA_MODEL"))
    #: Under the names that the vendors' own programs read.
    anthropic_api_key: SecretStr | None = Field(default=None, validation_alias=AliasChoices("ANTHROPIC_API_KEY"))
    openai_api_key: SecretStr | None = Field(default=None, validation_alias=AliasChoices("OPENAI_API_KEY"))
    #: Where an Ollama server answers, in any form that Ollama itself takes (``core.nli.ollama``).
    ollama_host: str = Field(default="http://localhost:11434", validation_alias=AliasChoices("OLLAMA_HOST"))

    # Any: pydantic's own constructor takes one keyword a field, and more of its own.
    def __init__(self, **values: Any) -> None:
        for name in values:
            # The environment holds much else, but a keyword that is no setting is a misspelt one, and would do nothing.
            if not name.startswith("_") and not _is_setting(name):
                raise SettingError(f"{name}: there is no setting of this name{_meant(name)}")
        try:
            super().__init__(**values)
        except ValidationError as error:
            # From None: the cause's text repeats what was wrong in pydantic's words and adds nothing.
            raise SettingError(_explained(error)) from None

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """A keyword, then the environment: no file of the folder is read, and none is looked for."""
        return init_settings, env_settings

    @field_validator("*", mode="before")
    @classmethod
    def _trim(cls, value: object) -> object:
        return value.strip() if isinstance(value, str) else value

    @field_validator("allow_hosts", "http_hosts", "http_origins", "http_proxies", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip().lower() for part in value.split(",") if part.strip())
        return value

    @field_validator("http_hosts", "http_origins")
    @classmethod
    def _sites(cls, value: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
        # Host and Origin tell a client from a web page that uses its browser: a pattern that fits all checks nothing.
        form, what, starred = _SITES[str(info.field_name)]
        for part in value:
            if not form.fullmatch(part):
                raise ValueError(f"{part[:80]!r} is no {what}; a star stands for the first label alone: {starred}")
        return value

    @field_validator("http_proxies")
    @classmethod
    def _addresses(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        # A name, or a network with bits beyond its mask, would be believed in nothing, and nobody told.
        for part in value if value != ("*",) else ():
            try:
                ip_network(part)
            except ValueError:
                raise ValueError(f"{part[:80]!r} is no address of a proxy, nor a network such as 10.0.0.0/24") from None
        return value

    @field_validator("roots", mode="before")
    @classmethod
    def _split_paths(cls, value: object) -> object:
        if isinstance(value, str):
            parts = value.replace(os.pathsep, ",").split(",")
            return tuple(part.strip() for part in parts if part.strip())
        return value

    @field_validator("roots")
    @classmethod
    def _absolute(cls, value: tuple[Path, ...]) -> tuple[Path, ...]:
        # A relative folder would be another one wherever the server is started.
        roots = tuple(map(_expanded, value))
        if not all(path.is_absolute() for path in roots):
            raise ValueError("every folder must be an absolute path")
        return roots

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

    @field_validator("telemetry_path", "catalogue", "browser")
    @classmethod
    def _home(cls, value: Path | None) -> Path | None:
        return None if value is None or value == Path() else _expanded(value)


def _expanded(path: Path) -> Path:
    """``path`` with the user's own folder for ``~``."""
    try:
        return path.expanduser()
    except RuntimeError as error:
        raise ValueError(str(error)) from None


def variables(field: str) -> tuple[str, ...]:
    """The environment variables that set ``field`` of ``Settings``, the one that wins first."""
    alias = Settings.model_fields[field].validation_alias
    if isinstance(alias, AliasChoices):
        return tuple(str(choice) for choice in alias.choices)
    return (f"{PREFIX}{field.upper()}",)


def set_by(field: str) -> str:
    """The variable that sets ``field`` of ``Settings`` now; empty where none does."""
    return next((name for name in variables(field) if os.environ.get(name)), "")


def _is_setting(name: str) -> bool:
    """Whether a keyword of ``Settings`` names a field, or one of its variables where it has other names."""
    return any(name in (field, *variables(field)) for field in Settings.model_fields)


def _meant(name: str) -> str:
    """Which setting a misspelt name is most like, for a message."""
    from difflib import get_close_matches

    near = get_close_matches(name, Settings.model_fields, 1)
    return f"; {near[0]} is one" if near else ""


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
        said = fault["msg"].removeprefix("Value error, ")  # Pydantic's words before ours.
        sentences.append(f"{name}: {said}{given}")
    return "; ".join(sentences)
