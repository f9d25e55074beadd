"""Phrases in many languages, one a line, as one pattern."""

import re


def alternatives(lines: str, *, flags: re.RegexFlag = re.NOFLAG) -> re.Pattern[str]:
    """A pattern that matches any of the lines, each a regular expression without the white space around it."""
    return re.compile("|".join(line.strip() for line in lines.splitlines() if line.strip()), flags)
