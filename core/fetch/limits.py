"""What the fetcher may spend and where it may go."""

from dataclasses import dataclass

from pincite.core.handed_in import must_be
from pincite.core.settings import Settings


@dataclass(frozen=True, slots=True)
class Limits:
    """The budgets of every fetch. Sizes in bytes, times in seconds."""

    #: Hosts that may be private and on any port: ``host``, or ``host:port`` for that port alone. A public page may
    #: redirect to them.
    allow_hosts: tuple[str, ...] = ()
    #: Between the starts of two requests to one host; 0 for none.
    host_interval: float = 0.25
    #: Requests in flight to one host, and URLs in progress there.
    per_host: int = 2
    #: Requests in flight in all.
    concurrency: int = 16
    #: Of a body after its content encoding is undone, and of the raw body before it.
    max_bytes: int = 10_000_000
    #: The same of a PDF, an EPUB or a DOCX file, where it is more.
    max_document_bytes: int = 20_000_000
    #: For one URL: redirects, retries and their pauses included; time in pincite's own queue is not.
    timeout: float = 20.0
    #: For one connection attempt, and for one read in which nothing comes.
    io_timeout: float = 10.0
    #: Redirects followed for one URL.
    max_redirects: int = 5
    #: Further attempts after a failure that may pass.
    retries: int = 2

    @staticmethod
    def of(settings: Settings) -> "Limits":
        """The limits that the environment asks for."""
        must_be(settings, Settings, "settings are Settings")
        return Limits(
            allow_hosts=settings.allow_hosts,
            host_interval=settings.host_interval,
            per_host=settings.per_host,
            concurrency=settings.concurrency,
            max_bytes=settings.max_bytes,
            max_document_bytes=settings.max_document_bytes,
            timeout=settings.timeout,
        )
