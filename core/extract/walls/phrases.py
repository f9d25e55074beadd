"""Phrases in many languages, one a line, as one pattern."""

import re
from typing import Final

_GOES_ON: Final = re.compile(r"\\\n\s*")


def alternatives(lines: str, *, flags: re.RegexFlag = re.NOFLAG) -> re.Pattern[str]:
    """A pattern that matches any of the lines, each a regular expression without the white space around it.

    A line that ends in a backslash goes on in the next.
    """
    lines = _GOES_ON.sub("", lines)
    return re.compile("|".join(line.strip() for line in lines.splitlines() if line.strip()), flags)
