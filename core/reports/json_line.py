"""A value as one line of JSON that people can read as well: in their own letters, and with nothing in it unseen."""

import json
import re
from typing import Final

from pincite.core.reports.harmless import BUILD_ORDER
from pincite.core.text.characters import IGNORABLE

#: Beyond what every reader shows: ignorables are looked for by name, since Python counts some as printable.
_LOOKED_AT: Final = re.compile(r"[^\x20-\x7e]")
_IGNORABLE: Final = re.compile(f"[{IGNORABLE}]")
#: The space of Chinese and Japanese, as wide as their letters: no eye takes it for another.
_SEEN: Final = "\u3000"


def json_line(value: object, *, allow_nan: bool = False) -> str:
    """``value`` as JSON without a line feed, which UTF-8 can hold.

    Letters stand as they are. Controls, joiners, bidi marks, odd spaces and lone surrogates are escaped: nobody sees
    them, some end a line, and some no encoding holds. So is what the log of a build service would obey.
    """
    # Beyond ASCII, JSON has characters in its strings alone, and so it is with two hashes: an escape may stand there.
    line = _LOOKED_AT.sub(_written, json.dumps(value, ensure_ascii=False, allow_nan=allow_nan))
    return BUILD_ORDER.sub(r"#\\u0023", line)


def encodable(line: str, encoding: str) -> str:
    """A line of JSON with escapes for the characters that ``encoding`` does not have."""
    try:
        line.encode(encoding)
    except UnicodeEncodeError:
        return "".join(char if _fits(char, encoding) else escape(char) for char in line)
    return line


def escape(char: str) -> str:
    """``char`` as a string of JSON writes it in ASCII."""
    return json.dumps(char)[1:-1]


def _written(found: re.Match[str]) -> str:
    char = found[0]
    seen = char.isprintable() and not _IGNORABLE.match(char)
    return char if seen or char == _SEEN else escape(char)


def _fits(char: str, encoding: str) -> bool:
    try:
        char.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
