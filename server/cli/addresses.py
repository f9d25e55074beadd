"""An argument is an address or a file, and which one is told from how it is written."""

import re
import shlex
from typing import Final

from pincite.core.secrets import may_carry_secret
from pincite.core.wording import Wording

#: A host, with its port and a path behind it or not. A file's name looks like one that has neither.
_HOST: Final = re.compile(r"(?:localhost|[\w-]{1,63}(?:\.[\w-]{1,63}){1,9})(:\d{1,5})?(?:/.*)?", re.DOTALL)
_OF_FILES: Final = ("csv", "htm", "html", "json", "jsonl", "markdown", "md", "ndjson", "pdf", "text", "txt", "xml")


def is_address(argument: str) -> bool:
    """Whether ``argument`` is a URL or an identifier such as ``doi:``: a file's name holds no ``://``."""
    if "://" in argument or ":" not in argument:
        return "://" in argument
    # Imported here: what is named by a file alone needs nothing that reads the web.
    from pincite.core.fetch.identifiers import scheme_of

    return scheme_of(argument) is not None


def looks_like_host(argument: str) -> bool:
    """Whether ``argument``, which is no file's name, may be an address without its scheme: ``example.org/page``."""
    return _HOST.fullmatch(argument) is not None and ("/" in argument or not argument.lower().endswith(_OF_FILES))


def to_stamp(address: str) -> str:
    """The line that stamps words of the source at ``address``."""
    return f'pincite stamp {shlex.quote(address)} --text "its exact words" --verify'


def masked(address: str, say: Wording) -> str:
    """An address without a password, which stands before its last @, and without a query that may carry a secret."""
    hidden = f"({say('not shown')})"
    before, at, shown = address.rpartition("@")
    shown, mark, query = shown.partition("?")
    if mark and may_carry_secret(address.replace("{id}", "")):
        query = hidden
    return (hidden if before else "") + at + shown + mark + query
