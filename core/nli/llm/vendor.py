"""A vendor's model as a judge: over the vendor's own client, with a key from the environment."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Generic, NamedTuple, TypeVar, cast

from pydantic import SecretStr

from pincite.core.errors import NLIProviderNotAvailableError
from pincite.core.extras import installed_from, to_install
from pincite.core.nli.llm.failure import Access
from pincite.core.nli.llm.judge import LanguageModel, LLMJudge
from pincite.core.nli.llm.reading import Budget
from pincite.core.nli.llm.retried import Retried
from pincite.core.settings import variables

ClientT = TypeVar("ClientT")

#: Far below the context of every model that is served, for a page in a script of several tokens a character as well.
BUDGET = Budget(words=6_000, chars=45_000, windows=6, claim_chars=8_000)
#: Room for a model that thinks before it answers; the answer itself takes about 120.
MOST_TOKENS = 4_096
#: Seconds for one answer, the vendor's pauses included. Its client waits no shorter: a model that thinks is silent.
_PATIENCE = 45.0


class Vendor(NamedTuple):
    """Who is asked, and how."""

    #: The provider's name.
    provider: str
    #: The vendor's package, its client's class, and the extra that installs it.
    package: str
    client: str
    extra: str
    #: The environment variables of the key, and of where the vendor's package finds the API.
    key: str
    place: str
    #: The setting that names the model.
    setting: str


class VendorJudge(LLMJudge, Generic[ClientT]):
    """The judge; ``client`` makes a client of a key, where the vendor's own is not wanted."""

    def __init__(
        self,
        vendor: Vendor,
        key: SecretStr | None,
        model: str,
        *,
        connect: Callable[[ClientT, str], LanguageModel],
        client: Callable[[str], ClientT] | None,
    ) -> None:
        self._vendor = vendor
        self._key = key or SecretStr("")
        self._client = client
        access = Access(
            model,
            variables(vendor.setting)[0],
            vendor.key,
            (self._key.get_secret_value(),) if key else (),
            place_variable=vendor.place,
        )
        super().__init__(
            vendor.provider,
            "api",
            access,
            BUDGET,
            load=self._import,
            connect=lambda: Retried(connect(self._made(), model)),
            patience=_PATIENCE,
            concurrency=4,
        )

    async def available(self) -> str | None:
        """Whether the key and the vendor's package are there; the vendor is not asked."""
        if (wrong := self._wrong_key()) is not None:
            return wrong
        if self._client is None and find_spec(self._vendor.package) is None:
            how = to_install(self._vendor.extra, installed_from())
            return f"the package {self._vendor.package} is not installed: {how}"
        return None

    def _wrong_key(self) -> str | None:
        """Why what stands for a key can be none, without a word of it."""
        key = self._key.get_secret_value()
        if not key:
            return f"{self._vendor.key} is not set"
        # Such a key can be sent in no header; vendors' clients blame the connection, or quote it.
        if not key.isascii() or not key.isprintable() or " " in key:
            return f"{self._vendor.key} holds a space, a line break or a letter that no key has: paste the key anew"
        return None

    def _import(self) -> None:
        if self._client is None:
            import_module(self._vendor.package)

    def _made(self) -> ClientT:
        key = self._key.get_secret_value()
        if (wrong := self._wrong_key()) is not None:
            raise NLIProviderNotAvailableError(f"NLI provider {self._vendor.provider} is not available: {wrong}")
        if self._client is not None:
            return self._client(key)
        package = import_module(self._vendor.package)
        made: Callable[..., object] = getattr(package, self._vendor.client)
        # What is to be judged goes to the vendor and to nobody whom a redirect names.
        http: Callable[..., object] = package.DefaultAsyncHttpxClient
        return cast(
            "ClientT", made(api_key=key, timeout=_PATIENCE, max_retries=0, http_client=http(follow_redirects=False))
        )
