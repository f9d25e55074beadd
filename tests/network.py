"""No test reaches a vendor: in a process of the tests, no socket connects beyond this machine.

An audit hook sees every connection that Python makes, whichever library asks for it. It cannot be taken away again.
"""

import ipaddress
import os
import sys
from collections.abc import MutableMapping

#: Variables by which a judge of the machine that runs the tests would become usable, and what they are instead.
_KEYS = ("ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "OPENAI_API_KEY")
_PROXIES = ("http_proxy", "https_proxy", "all_proxy")
#: Nothing listens at the discard port (RFC 863) any more; a connection to it is refused at once.
_NO_OLLAMA = "http://127.0.0.1:9"
_VENDORS = (".anthropic.com", ".claude.com", ".openai.com", ".ollama.com", ".huggingface.co")


class BeyondThisMachine(BaseException):  # no error that the code under test could handle
    """A test tried to reach the network."""


def keep_to_this_machine(environ: MutableMapping[str, str]) -> None:
    """From now on every connection to another machine raises, and ``environ`` names no vendor's key, and no proxy,
    which could stand on this machine and lead beyond it.
    """
    for name in [name for name in environ if name in _KEYS or name.lower() in _PROXIES]:
        del environ[name]
    environ["OLLAMA_HOST"] = _NO_OLLAMA
    sys.addaudithook(_refuse)


def _refuse(event: str, arguments: tuple[object, ...]) -> None:
    if event == "socket.connect":
        _, address = arguments
        if isinstance(address, tuple) and not _is_here(str(address[0])):
            raise BeyondThisMachine(f"a test connects to {address[0]}")
    elif event == "socket.getaddrinfo":
        name = os.fsdecode(arguments[0]) if isinstance(arguments[0], str | bytes) else ""
        if f".{name.rstrip('.').lower()}".endswith(_VENDORS):
            raise BeyondThisMachine(f"a test looks up {name}")


def _is_here(host: str) -> bool:
    if host in ("", "localhost"):
        return True
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified
