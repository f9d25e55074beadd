"""Every exception that reading a URL can end in has one reason, told here and nowhere else."""

import ssl
from collections.abc import Iterator, Mapping
from types import MappingProxyType

import anyio
import httpcore2
import httpx2

from pincite.core.fetch.guard import AddressBlockedError, NameNotResolvedError
from pincite.core.fetch.pace import HostBusyError
from pincite.core.models import Reason

#: By class; a subclass that is not named has its nearest base's reason. What is not here is a fault in this
#: program.
REASONS: Mapping[type[Exception], Reason] = MappingProxyType(
    {
        AddressBlockedError: Reason.BLOCKED_ADDRESS,
        NameNotResolvedError: Reason.DNS,
        HostBusyError: Reason.THROTTLED,
        ssl.SSLError: Reason.TLS,
        httpcore2.TimeoutException: Reason.TIMEOUT,
        httpcore2.NetworkError: Reason.CONNECT,
        httpcore2.ProxyError: Reason.CONNECT,
        httpcore2.ConnectionNotAvailable: Reason.CONNECT,
        httpcore2.ProtocolError: Reason.FETCH_ERROR,
        httpcore2.UnsupportedProtocol: Reason.BAD_URL,
        httpx2.HTTPError: Reason.FETCH_ERROR,
        httpx2.TimeoutException: Reason.TIMEOUT,
        httpx2.NetworkError: Reason.CONNECT,
        httpx2.ProxyError: Reason.CONNECT,
        httpx2.UnsupportedProtocol: Reason.BAD_URL,
        httpx2.DecodingError: Reason.UNSUPPORTED_ENCODING,
        httpx2.TooManyRedirects: Reason.REDIRECT_LOOP,
        httpx2.InvalidURL: Reason.BAD_URL,
        httpx2.CookieConflict: Reason.FETCH_ERROR,
        anyio.BrokenResourceError: Reason.CONNECT,
        anyio.ClosedResourceError: Reason.CONNECT,
        anyio.EndOfStream: Reason.CONNECT,
        OSError: Reason.CONNECT,
        TimeoutError: Reason.TIMEOUT,
    }
)

#: What to catch around a request.
FAILURES = tuple(REASONS)

#: Failures that may pass by themselves: no connection, or one that ended before the answer began (RFC 9110,
#: 9.2.2 lets a GET be repeated; a kept connection may have been closed by the server just before it was used
#: again).
_PASSING = (
    httpcore2.NetworkError,
    httpcore2.ConnectTimeout,
    httpcore2.RemoteProtocolError,
    httpcore2.ConnectionNotAvailable,
    anyio.BrokenResourceError,
    anyio.ClosedResourceError,
    anyio.EndOfStream,
    OSError,
)

_SENTENCES: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.TIMEOUT: "{host} did not answer in time.",
        Reason.TLS: "No safe connection to {host} could be made: its certificate or TLS is not valid.",
        Reason.CONNECT: "No connection to {host} could be made, or it ended before the answer.",
        Reason.FETCH_ERROR: "{host} closed the connection or did not answer in HTTP.",
    }
)


def reason_of(failure: BaseException) -> Reason | None:
    """Why reading failed, or None when ``failure`` is no such failure."""
    # A failed TLS handshake reaches us as a failed connection. (One that timed out was waiting in an SSLError too.)
    if isinstance(failure, httpcore2.ConnectError | httpx2.ConnectError) and any(
        isinstance(exc, ssl.SSLError) for exc in _causes(failure)
    ):
        return Reason.TLS
    return next((REASONS[kind] for kind in type(failure).__mro__ if kind in REASONS), None)


def may_pass(failure: BaseException) -> bool:
    """Whether the same request may well succeed a moment later."""
    return isinstance(failure, _PASSING) and reason_of(failure) is not Reason.TLS


def sentence_for(failure: BaseException, reason: Reason, host: str) -> str:
    """What happened, for a person. Texts of foreign exceptions are not passed on: they may hold a URL."""
    if isinstance(failure, AddressBlockedError | NameNotResolvedError | HostBusyError):
        return str(failure)
    return _SENTENCES.get(reason, "Reading from {host} failed.").format(host=host)


def _causes(failure: BaseException | None) -> Iterator[BaseException]:
    for _ in range(8):
        if failure is None:
            return
        yield failure
        failure = failure.__cause__ or failure.__context__
