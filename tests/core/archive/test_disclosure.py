"""An archive is told of public pages, and of nothing that gives a secret away."""

from pincite.core.archive.disclosure import withheld
from pincite.core.fetch.guard import AllowedHosts
from pincite.core.fetch.url import SourceURL, parse_url
from tests.rows import each_row


def why(url: str, *, archive: str = "https://kept.test/", private: tuple[str, ...] = ()) -> str:
    base = parse_url(archive)
    assert isinstance(base, SourceURL)
    return withheld(url, archive=base, private=AllowedHosts.parse(private))


@each_row(
    "url",
    [
        "https://a.test/tides",
        "http://a.test:8080/tides#part",
        "https://a.test/article?id=17&page=2",
        "https://a.test/w/index.php?title=Tide&oldid=123456789",
        "https://93.184.216.34/x",
    ],
)
def test_a_public_page_may_be_asked_about(url: str) -> None:
    assert why(url) == ""


@each_row(
    "url",
    [
        "https://a.test/x?token=abc",
        "https://a.test/x?api_key=1",
        "https://a.test/x?X-Amz-Signature=1",
        "https://a.test/x?session=1&page=2",
        "https://a.test/x?share=aB3dE5fG7hI9jK1lM3",
        "https://a.test/x;jsessionid=1",
        "https://a.test/x?user=me",
    ],
)
def test_an_address_that_may_carry_a_secret_is_kept(url: str) -> None:
    assert why(url) == "the address may carry a secret"


@each_row("url", ["https://me:pass@a.test/x", "file:///etc/passwd", "doi:10.1/2", "", "https://\ud800/"])
def test_what_is_no_address_of_the_web_is_kept(url: str) -> None:
    assert why(url) == "the address is none of the public web"


@each_row(
    "url",
    [
        "http://wiki/x",
        "http://wiki.corp/x",
        "http://printer.local/x",
        "http://router.home/x",
        "http://hidden.onion/x",
        "http://127.0.0.1/x",
        "http://192.168.1.1/x",
        "http://[::1]/x",
        "https://intra.a.test/x",
        "https://hidden.test:8443/x",
    ],
)
def test_a_host_that_is_not_public_is_kept_from_a_public_archive(url: str) -> None:
    private = ("intra.a.test", "hidden.test:8443", "127.0.0.1:9")

    assert why(url, private=private) == "the host is not a public one"
    assert why(url, private=private, archive="http://127.0.0.1:9/timemap/") == ""


def test_a_capture_is_not_looked_up_in_its_own_archive() -> None:
    assert why("http://kept.test/web/20240101000000/https://a.test/") == "the address is one of the archive itself"
