"""What a fetcher answers is an answer with the types that it promises, or else a source that could not be read."""

from collections.abc import Mapping
from typing import Final

from pincite.core.extract.sniff import begins_like_html
from pincite.core.fetch.status import reason_for
from pincite.core.handed_in import kind
from pincite.core.models import Reason
from pincite.core.ports import Answer, Body, Fetched, NotModified, Unreachable
from pincite.core.shapes.fields import ABSENT, field, sequence, string
from pincite.core.verify.addresses import is_web

_NONE: Final = type(None)
_LIST: Final = (tuple, list)
#: What is asked of each kind of answer: a fetcher is somebody else's code.
_PROMISED: Final[Mapping[type, Mapping[str, type | tuple[type, ...]]]] = {
    Fetched: {
        "final_url": str,
        "status": int,
        "headers": Mapping,
        "body": (bytes, str),
        "redirects": _LIST,
        "moved": (str, _NONE),
        "cut": (Reason, _NONE),
        "notes": _LIST,
        "resolved": str,
    },
    NotModified: {"final_url": str, "resolved": str},
    Unreachable: {"reason": Reason, "detail": str, "status": (int, _NONE), "final_url": str, "resolved": str},
}


def answer_of(url: str, answered: object) -> Answer:
    """``answered`` for ``url``: pincite's own kind of answer, or anything with the fields of a ``FetcherResponse``."""
    if not isinstance(answered, Fetched | NotModified | Unreachable):
        return _of_response(url, answered)
    for name, promised in _PROMISED[type(answered)].items():
        if not isinstance(said := getattr(answered, name), promised):
            detail = f"the fetcher answered {type(answered).__name__} with a {name} that is a {kind(said)}"
            return Unreachable(url, Reason.FETCH_ERROR, detail)
    if isinstance(answered, Fetched) and not 200 <= answered.status <= 299:
        return _refused(url, answered.status, answered.final_url)
    return answered


def _of_response(url: str, response: object) -> Answer:
    status, body = field(response, "status"), field(response, "body")
    if isinstance(status, bool) or not isinstance(status, int):
        lacks = "without a status" if status is ABSENT else f"with a status that is a {kind(status)}, no whole number"
        wanted = f"it answered a {kind(response)} where a FetcherResponse(final_url, status, body) is wanted"
        return Unreachable(url, Reason.FETCH_ERROR, f"the fetcher answered {lacks}; {wanted}")
    final_url = _final_url(url, string(response, "final_url"))
    if not 200 <= status <= 299:
        return _refused(url, status, final_url)
    if body is ABSENT or body is None:
        body = ""
    if isinstance(body, (bytearray, memoryview)):
        body = bytes(body)
    if not isinstance(body, (str, bytes)):
        return Unreachable(
            url,
            Reason.FETCH_ERROR,
            f"the fetcher answered a body that is a {type(body).__name__}",
            final_url=final_url,
        )
    chain = [step for step in sequence(field(response, "redirect_chain")) or () if isinstance(step, str)]
    return Fetched(
        url=url,
        final_url=final_url,
        status=int(status),
        # CONTRACT 4: a body that begins like HTML is HTML, any other is text.
        headers={"content-type": "text/html" if begins_like_html(Body(body, final_url)) else "text/plain"},
        body=body,
        redirects=tuple(chain),
    )


def _refused(url: str, status: int, final_url: str) -> Unreachable:
    reason = reason_for(status, asked_to_wait=False)
    return Unreachable(url, reason, f"HTTP status {int(status)}", status=int(status), final_url=final_url)


def _final_url(url: str, said: str) -> str:
    """Where the answer came from. A web page was not redirected to what is no web address, whatever is said."""
    return url if not said or (is_web(url) and not is_web(said)) else said
