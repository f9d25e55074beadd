"""The judges of a server, which are built when the first call asks for one."""

from typing import TYPE_CHECKING, Self

from pincite.core.settings import Settings

if TYPE_CHECKING:
    from pincite.core.nli.registry import Registry
    from pincite.core.ports import NLIProvider


class Judges:
    """The judge that was handed in, or those of a registry, which is opened when it is first asked."""

    def __init__(self, settings: Settings, judge: "NLIProvider | None") -> None:
        self._settings = settings
        self._judge = judge
        self._registry: Registry | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._registry is not None:
            await self._registry.aclose()

    async def choose(self) -> "NLIProvider":
        """The judge to ask; raises what ``Registry.choose`` raises."""
        if self._judge is not None:
            return self._judge
        if self._registry is None:
            from pincite.core.nli.registry import Registry

            self._registry = Registry()
        return await self._registry.choose(self._settings.nli_provider, order=self._settings.provider_order)
