"""One page in a browser, from the first request until its scripts have come to rest."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from pincite.core.fetch.headers import ACCEPT_LANGUAGE
from pincite.core.render.pipe import BrowserFailedError, Message, Pipe

#: Seconds without a request in flight that count as rest, and after which a restless page is taken as it is.
QUIET: Final = 0.5
LONGEST: Final = 5.0
#: Seconds that a document and all it asks for in its markup may take.
LOADED: Final = 10.0


@dataclass(frozen=True, slots=True)
class Rendered:
    """A page as its scripts left it."""

    #: Where it says that it is, without fragment.
    url: str
    status: int
    #: Its document as HTML, open shadow trees as declarative ones.
    html: str


@dataclass(eq=False)
class Tab:
    """A tab of the browser at the other end of ``pipe``, in the session ``session``."""

    pipe: Pipe
    session: str
    _frame: str = field(default="", init=False)
    _status: int = field(default=0, init=False)
    _url: str = field(default="", init=False)
    _flying: set[str] = field(default_factory=set, init=False)
    _loaded: asyncio.Event = field(default_factory=asyncio.Event, init=False)
    _changed: asyncio.Event = field(default_factory=asyncio.Event, init=False)

    @classmethod
    async def open(cls, pipe: Pipe, agent: str) -> "Tab":
        """A new tab that downloads nothing; ``agent`` is added to the name that the browser gives itself."""
        version = await pipe.ask("Browser.getVersion")
        await pipe.ask("Browser.setDownloadBehavior", {"behavior": "deny"})
        target = await pipe.ask("Target.createTarget", {"url": "about:blank"})
        attached = await pipe.ask("Target.attachToTarget", {"targetId": target.get("targetId"), "flatten": True})
        tab = cls(pipe, str(attached.get("sessionId")))
        pipe.listen = tab._listen
        for domain in ("Page", "Network"):
            await tab._ask(f"{domain}.enable")
        tree = (await tab._ask("Page.getFrameTree")).get("frameTree")
        frame = tree.get("frame") if isinstance(tree, dict) else None
        tab._frame = str(frame.get("id")) if isinstance(frame, dict) else ""
        name = f"{version.get('userAgent')} {agent}"
        await tab._ask("Network.setUserAgentOverride", {"userAgent": name, "acceptLanguage": ACCEPT_LANGUAGE})
        # What a site keeps in a worker would answer in place of the network.
        await tab._ask("Network.setBypassServiceWorker", {"bypass": True})
        return tab

    async def read(self, url: str) -> Rendered:
        """The page at ``url`` once it rests; raises ``BrowserFailedError``."""
        gone = await self._ask("Page.navigate", {"url": url})
        if error := gone.get("errorText"):
            raise BrowserFailedError(f"the browser could not load the page ({error})")
        # What never comes to an end, such as a picture of a slow host, does not keep the words from being read.
        with suppress(TimeoutError):
            await asyncio.wait_for(self._loaded.wait(), LOADED)
        await self._rest()
        root = (await self._ask("DOM.getDocument", {"depth": 0})).get("root")
        node = root.get("nodeId") if isinstance(root, dict) else None
        outer = await self._ask("DOM.getOuterHTML", {"nodeId": node, "includeShadowDOM": True})
        html = outer.get("outerHTML")
        if not isinstance(html, str) or not self._url:
            raise BrowserFailedError("the browser showed no document")
        return Rendered(self._url.partition("#")[0], self._status, html)

    async def _ask(self, method: str, params: Message | None = None) -> Message:
        return await self.pipe.ask(method, params, session=self.session)

    async def _rest(self) -> None:
        """Until nothing has been asked for or answered for a while."""
        try:
            async with asyncio.timeout(LONGEST):
                while True:
                    self._changed.clear()
                    try:
                        await asyncio.wait_for(self._changed.wait(), QUIET)
                    except TimeoutError:
                        if not self._flying:
                            return
        except TimeoutError:
            return

    def _listen(self, name: str, params: Message) -> None:
        request = params.get("requestId")
        match name:
            case "Page.loadEventFired":
                self._loaded.set()
            case "Page.frameNavigated" | "Page.navigatedWithinDocument":
                self._navigated(params)
            case "Page.javascriptDialogOpening":
                self._dismiss()
            case "Network.requestWillBeSent" if isinstance(request, str):
                self._flying.add(request)
                self._changed.set()
            case "Network.responseReceived":
                self._received(params)
            case "Network.loadingFinished" | "Network.loadingFailed" if isinstance(request, str):
                self._flying.discard(request)
                self._changed.set()

    def _navigated(self, params: Message) -> None:
        frame = params.get("frame")
        if isinstance(frame, dict) and frame.get("id") == self._frame:
            self._url = str(frame.get("url"))
        elif params.get("frameId") == self._frame and isinstance(params.get("url"), str):
            self._url = str(params["url"])

    def _received(self, params: Message) -> None:
        response = params.get("response")
        main = params.get("type") == "Document" and params.get("frameId") == self._frame
        if main and isinstance(response, dict):
            status = response.get("status")
            self._status = status if isinstance(status, int) else 0

    def _dismiss(self) -> None:
        # A dialog stops every script, and nobody is there to answer it.
        task = asyncio.ensure_future(self._ask("Page.handleJavaScriptDialog", {"accept": False}))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
