"""Words from pages and models, made fit to be shown: on one line, and steering neither terminal, eye nor build."""

import re
from typing import Final

from pincite.core.text.characters import whole_before

#: ECMA-48: control sequences (CSI), then strings (OSC, DCS, APC, PM, SOS) with or without their end.
_ESCAPES = re.compile(
    "(?:\x1b\\[|\x9b)[0-?]*[ -/]*[@-~]"
    "|(?:\x1b[\\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x9c|\x1b\\\\)?"
    "|\x1b[ -/]*[0-~]?"
)
#: Controls and lone surrogates are shown as U+FFFD.
_CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
#: Bidirectional embeddings, overrides and isolates, which would reorder what stands around them, and tag characters,
#: which spell out to a model what nobody sees.
_BIDI = re.compile("[\u202a-\u202e\u2066-\u2069\U000e0000-\U000e007f]")
#: What the logs of build services obey wherever it stands in a line: ``##[...]`` GitHub Actions, ``##vso[...]`` Azure
#: Pipelines, ``##teamcity[...]`` TeamCity.
BUILD_ORDER: Final = re.compile(r"##(?=[A-Za-z]{0,20}\[)")
#: What GitHub Actions obeys at the beginning of a line.
BUILD_COMMAND: Final = "::"


def one_line(text: str, limit: int | None = None) -> str:
    """``text`` on one line without escapes, controls and orders, cut to ``limit`` code points with an ellipsis."""
    # White space collapses and escapes vanish, so read more than is shown, and never a whole book.
    read = text if limit is None else text[: limit * 4 + 1_000]
    line = _CONTROLS.sub("\ufffd", " ".join(_BIDI.sub("", _ESCAPES.sub("", read)).split()))
    line = BUILD_ORDER.sub("# #", line)
    if limit is None or (len(line) <= limit and len(read) == len(text)):
        return line
    return f"{line[: whole_before(line, max(limit - 1, 0))]}\u2026"


def quotable(text: str, limit: int) -> str:
    """``text`` as ``one_line`` has it, which cannot close the double quotation marks that it stands in."""
    return one_line(text, limit).replace('"', "'")
