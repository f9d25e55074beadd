"""What the HTTP libraries raise has a reason and a sentence, and a fault of this program has none."""

import ssl

import httpcore2
import httpx2

from pincite.core.fetch.failure import FAILURES, may_pass, reason_of, sentence_for
from pincite.core.fetch.guard import AddressBlockedError, NameNotResolvedError
from pincite.core.models import Reason
from tests.rows import each_row


def exceptions_of(module: object) -> list[type[Exception]]:
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Exception)]
    # Misuse of a stream is a fault in this program, which must not be told as the source's.
    return [kind for kind in found if not issubclass(kind, httpx2.StreamError | Warning)]


@each_row("kind", [*exceptions_of(httpx2), *exceptions_of(httpcore2)], ids=lambda kind: kind.__qualname__)
def test_every_exception_of_the_http_libraries_has_a_reason_and_is_caught(kind: type[Exception]) -> None:
    failure = kind.__new__(kind)

    assert reason_of(failure) is not None
    assert issubclass(kind, FAILURES)


def test_a_fault_in_this_program_has_no_reason_and_is_not_caught() -> None:
    for kind in (TypeError, KeyError, RuntimeError, httpx2.StreamConsumed):
        assert reason_of(kind.__new__(kind)) is None
        assert not issubclass(kind, FAILURES)


@each_row(
    ("failure", "reason", "passes"),
    [
        (AddressBlockedError("x"), Reason.BLOCKED_ADDRESS, False),
        (NameNotResolvedError("x"), Reason.DNS, False),
        (httpcore2.ConnectError("x"), Reason.CONNECT, True),
        (httpcore2.ConnectTimeout("x"), Reason.TIMEOUT, True),
        (httpcore2.ReadTimeout("x"), Reason.TIMEOUT, False),
        (httpcore2.ReadError("x"), Reason.CONNECT, True),
        (httpcore2.RemoteProtocolError("x"), Reason.FETCH_ERROR, True),
        (httpcore2.LocalProtocolError("x"), Reason.FETCH_ERROR, False),
        (ssl.SSLError("x"), Reason.TLS, False),
        (ConnectionResetError("x"), Reason.CONNECT, True),
        (TimeoutError("x"), Reason.TIMEOUT, True),
    ],
)
def test_a_failure_has_its_reason_and_passes_or_not(failure: Exception, reason: Reason, passes: bool) -> None:
    assert (reason_of(failure), may_pass(failure)) == (reason, passes)


def test_a_failed_handshake_is_told_from_a_failed_connection() -> None:
    failure = httpcore2.ConnectError("handshake")
    failure.__cause__ = ssl.SSLCertVerificationError("certificate has expired")

    assert (reason_of(failure), may_pass(failure)) == (Reason.TLS, False)


def test_a_handshake_that_timed_out_is_a_timeout() -> None:
    failure = httpcore2.ConnectTimeout("handshake")
    failure.__cause__ = ssl.SSLWantReadError("the operation did not complete")

    assert reason_of(failure) is Reason.TIMEOUT


def test_a_sentence_does_not_pass_on_foreign_text() -> None:
    failure = httpcore2.ConnectError("https://user:hunter2@a.test/?key=hunter2")

    for reason in Reason:
        assert "hunter2" not in sentence_for(failure, reason, "a.test")
