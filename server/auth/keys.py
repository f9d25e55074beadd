"""The keys of an authorization server come from their URL whole and in time, or not at all."""

import json
import logging
from typing import Final

import anyio
import httpx2

#: What reading the keys at a URL may take, in seconds: who comes with a key that is not known yet waits for that.
SECONDS: Final = 10.0
#: Bytes of the keys at a URL, of which there are a few thousand.
MOST: Final = 1_000_000
_LOG = logging.getLogger("pincite")


class BoundedKeys(httpx2.AsyncBaseTransport):
    """Answers a request with at most ``most`` bytes that arrive within ``seconds``, or an ``HTTPError``.

    Whoever runs the server is told what is wrong: to callers, a key that is not there is a token that is not good.
    """

    def __init__(self, *, seconds: float = SECONDS, most: int = MOST) -> None:
        self._seconds = seconds
        self._most = most

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send one request, over a connection of its own: there is one in half a minute at most."""
        try:
            with anyio.fail_after(self._seconds):
                response = await self._read(request)
        except TimeoutError:
            raise _failed(httpx2.ReadTimeout, f"nothing whole came in {self._seconds:g} seconds") from None
        except _TooLargeError:
            raise _failed(httpx2.ReadError, f"more than {self._most} bytes came") from None
        except httpx2.HTTPError as error:
            raise _failed(httpx2.ReadError, type(error).__name__) from None
        if fault := _fault(response):
            _warn(fault)
        return response

    async def _read(self, request: httpx2.Request) -> httpx2.Response:
        # Unpacked, a little can be very much.
        headers = {"accept": "application/json", "accept-encoding": "identity"}
        body = bytearray()
        async with (
            # A proxy of the environment would say who may call.
            httpx2.AsyncClient(timeout=self._seconds, trust_env=False) as client,
            client.stream(request.method, request.url, headers=headers) as answer,
        ):
            async for piece in answer.aiter_raw():
                body += piece
                if len(body) > self._most:
                    raise _TooLargeError
            return httpx2.Response(answer.status_code, content=bytes(body), request=request)


class _TooLargeError(Exception):
    pass


def _fault(response: httpx2.Response) -> str:
    """Why an answer holds no keys; "" where it does."""
    if response.status_code != httpx2.codes.OK:
        return f"the answer is {response.status_code}"
    try:
        found = json.loads(response.content)
    except (ValueError, RecursionError):
        return "the answer is not JSON"
    return "" if isinstance(found, dict) and isinstance(found.get("keys"), list) else "the answer has no list of keys"


def _failed(kind: type[httpx2.TransportError], why: str) -> httpx2.TransportError:
    _warn(why)
    return kind(why)


def _warn(why: str) -> None:
    # Not the URL, which may hold a secret.
    _LOG.warning("the keys at PINCITE_JWT_JWKS_URL cannot be read: %s", why)
