"""A browser is started alone, with no memory of its own, and with one way to the network."""

from collections.abc import Iterator


def switches(profile: str, proxy: int, *, sandbox: bool) -> Iterator[str]:
    """The command line behind the program's name: its memory is ``profile``, its way a proxy at port ``proxy``."""
    yield from (
        "--headless=new",
        "--remote-debugging-pipe",
        f"--user-data-dir={profile}",
        f"--proxy-server=http://127.0.0.1:{proxy}",
        # Addresses of this machine would go around the proxy otherwise.
        "--proxy-bypass-list=<-loopback>",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
        "--disable-quic",
        "--disable-extensions",
        "--disable-component-extensions-with-background-pages",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-default-apps",
        "--disable-domain-reliability",
        "--disable-sync",
        "--disable-breakpad",
        "--disable-crash-reporter",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-features=DialMediaRouteProvider,MediaRouter,OptimizationHints,Translate",
        "--blink-settings=imagesEnabled=false",
        "--js-flags=--max-old-space-size=512",
        "--mute-audio",
        "--no-first-run",
        "--no-default-browser-check",
        "--no-pings",
        "--password-store=basic",
        "--use-mock-keychain",
        "--window-size=1280,4000",
    )
    if not sandbox:
        yield "--no-sandbox"
    yield "about:blank"
