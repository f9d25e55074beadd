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
from pincite.core.settings import variables

ClientT = TypeVar("ClientT")

#: Far below the context of every model that is served, for a page in a script of several tokens a character as well.
BUDGET = Budget(words=6_000, chars=45_000, windows=6, claim_chars=8_000)
#: Room for a model that thinks before it answers; the answer itself takes about 120.
MOST_TOKENS = 4_096


class Vendor(NamedTuple):
    """Who is asked, and how."""

    #: The provider's name.
    provider: str
    #: The vendor's package, its client's class, and the extra that installs it.
    package: str
    client: str
    extra: str
    #: The environment variable of the key.
    key: str
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
        super().__init__(
            vendor.provider,
            "api",
            Access(model, variables(vendor.setting)[0], vendor.key, self._key.get_secret_value()),
            BUDGET,
            load=self._import,
            connect=lambda: connect(self._made(), model),
            patience=45.0,
            concurrency=4,
        )

    async def available(self) -> str | None:
        """Whether the key and the vendor's package are there; the vendor is not asked."""
        if not self._key.get_secret_value():
            return f"{self._vendor.key} is not set"
        if self._client is None and find_spec(self._vendor.package) is None:
            how = to_install(self._vendor.extra, installed_from())
            return f"the package {self._vendor.package} is not installed: {how}"
        return None

    def _import(self) -> None:
        if self._client is None:
            import_module(self._vendor.package)

    def _made(self) -> ClientT:
        key = self._key.get_secret_value()
        if not key:
            missing = f"{self._vendor.key} is not set"
            raise NLIProviderNotAvailableError(f"NLI provider {self._vendor.provider} is not available: {missing}")
        if self._client is not None:
            return self._client(key)
        made: Callable[..., object] = getattr(import_module(self._vendor.package), self._vendor.client)
        return cast("ClientT", made(api_key=key, timeout=20.0, max_retries=1))
