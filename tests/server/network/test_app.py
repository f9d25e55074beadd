"""Over the network there is one application, and it answers nobody who came from elsewhere."""

from collections.abc import Iterator

import pytest

from pincite.core.errors import SettingError
from pincite.core.settings import Settings
from tests.rows import each_row
from tests.server.network.serving import NLI, NLI_ANSWER, WAYS, ask, client, serving


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A served application's address."""
    with serving() as served:
        yield served


@pytest.mark.parametrize("way", WAYS)
async def test_every_transport_serves_its_eras(address: str, way: tuple[str, str]) -> None:
    async with client(address, way) as connected:
        result = await connected.call_tool("evaluate_nli", NLI)

    assert result.structured_content == NLI_ANSWER


@pytest.mark.parametrize("path", ["/mcp", "/sse", "/messages/", "/healthz", "/readyz"])
@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(
    ("header", "status"),
    [
        ({"host": "evil.example"}, 421),
        ({"host": "127.0.0.1.evil.example"}, 421),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
    ],
    ids=["host", "host-suffix", "origin", "origin-null"],
)
async def test_a_request_from_elsewhere_is_refused(
    address: str, path: str, method: str, header: dict[str, str], status: int
) -> None:
    assert (await ask(address, path, method=method, headers=header)).status_code == status


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
async def test_whoever_watches_over_it_is_told_that_it_serves(address: str, path: str) -> None:
    answer = await ask(address, path)

    assert (answer.status_code, answer.text.strip()) == (200, {"/healthz": "ok", "/readyz": "ready"}[path])


async def test_there_are_no_metrics_unless_they_are_asked_for(address: str) -> None:
    assert (await ask(address, "/metrics")).status_code == 404


async def test_a_name_and_a_page_of_the_settings_are_let_in_and_no_others() -> None:
    with serving(http_hosts="cite.example.org", http_origins="https://chat.example.org") as address:
        statuses = [
            (await ask(address, "/healthz", headers=headers)).status_code
            for headers in (
                {"host": "cite.example.org"},
                {"host": "cite.example.org", "origin": "https://chat.example.org"},
                {"host": "other.example.org"},
                {"host": "cite.example.org", "origin": "https://other.example.org"},
                {"origin": "http://chat.example.org"},
                {"origin": "http://localhost:3000"},
                {"host": "cite.example.org", "origin": "http://localhost:3000"},
            )
        ]

    assert statuses == [200, 200, 421, 403, 403, 200, 403]


#: Which pages a browser is told of where these are the settings, and what a POST of each is answered without a token.
PAGES = (
    "https://chat.example.org:443/, https://*.pages.example.org, http://localhost:6274, "
    "http://[2001:db8::1]:3000, https://[2001:db8::2]"
)
TOLD = {
    "https://chat.example.org": (True, 401),
    "https://a.b.pages.example.org": (True, 401),
    "http://localhost:6274": (True, 401),
    "http://[2001:db8::1]:3000": (True, 401),
    "https://[2001:db8::2]": (True, 401),
    "http://d:3000": (False, 403),
    "https://[2001:db8::2]:444": (False, 403),
    "http://localhost:3000": (False, 401),
    "https://pages.example.org": (False, 403),
    "https://chat.example.org.evil.example": (False, 403),
    "https://evil.example": (False, 403),
}


async def test_a_browser_is_told_of_the_pages_of_the_settings_and_of_no_others() -> None:
    asks = {"access-control-request-method": "POST", "access-control-request-headers": "authorization, mcp-session-id"}
    with serving(http_origins=PAGES, token="t" * 20) as address:
        for origin, (told, status) in TOLD.items():
            preflight = await ask(address, "/mcp", method="OPTIONS", headers={"origin": origin, **asks})
            answer = await ask(address, "/mcp", method="POST", headers={"origin": origin})

            allowed = origin if told else None
            assert (origin, preflight.is_success) == (origin, told)
            assert preflight.headers.get("access-control-allow-origin") == allowed
            # Let in no further than anybody else, it can read why it was refused.
            assert (answer.status_code, answer.headers.get("access-control-allow-origin")) == (status, allowed)
            if told:
                assert preflight.headers["access-control-allow-headers"] == asks["access-control-request-headers"]
                assert "mcp-session-id" in answer.headers["access-control-expose-headers"]


@each_row(
    ("setting", "value", "why"),
    [
        ("http_hosts", "https://cite.example.org", "is no host, as in cite.example.org"),
        ("http_origins", "chat.example.org", "is no origin, as in https://chat.example.org"),
        ("http_origins", "*.example.org", "https://*.example.org"),
        ("http_proxies", "proxy.example.org", "is no address of a proxy"),
        ("http_proxies", "10.0.0.2, 10.0.0.9/24", "'10.0.0.9/24' is no address"),
        ("http_proxies", "*, 10.0.0.2", "'*' is no address"),
    ],
)
def test_what_could_match_nothing_is_no_setting(setting: str, value: str, why: str) -> None:
    with pytest.raises(SettingError) as refused:
        Settings(**{setting: value})

    assert why in str(refused.value)
    assert Settings(http_proxies="10.0.0.2, 10.1.0.0/24, ::1").http_proxies == ("10.0.0.2", "10.1.0.0/24", "::1")


@each_row("value", ["*", "*.", "**", "*.*", "?", "[!~]*", "a.test, *", "https://*", "http://", "a b"])
@each_row("setting", ["http_hosts", "http_origins"])
def test_a_pattern_that_fits_everything_is_no_setting(setting: str, value: str) -> None:
    with pytest.raises(SettingError, match="PINCITE_HTTP_"):
        Settings(**{setting: value})
