"""What an HTTP status means for a citation, where there is no page in the answer (RFC 9110, 15)."""

from pincite.core.models import Reason

REDIRECTS = frozenset({301, 302, 303, 307, 308})
#: Redirects that say "from now on": the others may lead elsewhere tomorrow (RFC 9110, 15.4).
PERMANENT = frozenset({301, 308})
#: By definition without a body.
NO_CONTENT = frozenset({204, 205})
PARTIAL_CONTENT = 206
NOT_MODIFIED = 304
#: Failures that may pass by themselves.
PASSING = frozenset({429, 502, 503, 504})

_REASONS = {
    401: Reason.FORBIDDEN,
    402: Reason.FORBIDDEN,
    403: Reason.FORBIDDEN,
    404: Reason.NOT_FOUND,
    407: Reason.FORBIDDEN,
    410: Reason.GONE,
    429: Reason.THROTTLED,
    451: Reason.LEGAL,
}


def reason_for(status: int, *, asked_to_wait: bool) -> Reason:
    """Why a status outside 200-299 is unreachable; ``asked_to_wait`` is whether it came with Retry-After."""
    if status == 503 and asked_to_wait:
        return Reason.THROTTLED
    if 500 <= status <= 599:
        return Reason.SERVER_ERROR
    return _REASONS.get(status, Reason.FETCH_ERROR)
