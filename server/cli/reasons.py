"""Why a judge or a format cannot be used is said in the language of whoever asks, where the reason is pincite's own."""

import re
from collections.abc import Callable
from typing import Final

from pincite.core.wording import Wording

_Phrase = Callable[[Wording, re.Match[str]], str]

#: A reason as it is written in English, and how it is said. Reasons are English wherever a program reads them
#: (CONTRACT 9); names, addresses and commands in them are as they are in every language.
_REASONS: Final[tuple[tuple[re.Pattern[str], _Phrase], ...]] = (
    (
        re.compile(r"([A-Z_]{1,40}) is not set"),
        lambda say, found: say("{variable} is not set", variable=found[1]),
    ),
    (
        re.compile(r"the package (\S{1,80}) is not installed: (.{1,200})"),
        lambda say, found: say("the package {package} is not installed: {how}", package=found[1], how=found[2]),
    ),
    (
        re.compile(r"not installed: (.{1,200}); (pip install .{1,100})"),
        lambda say, found: say("not installed: {packages}; {how}", packages=found[1], how=found[2]),
    ),
    (
        re.compile(r"the model is not on this machine, and nothing is downloaded unasked: run (.{1,300})"),
        lambda say, found: say(
            "the model is not on this machine, and nothing is downloaded unasked: run {how}", how=found[1]
        ),
    ),
    (
        re.compile(r"no Ollama server answers at (\S{1,300}) within a second"),
        lambda say, found: say("no Ollama server answers at {url} within a second", url=found[1]),
    ),
    (
        re.compile(r"no Ollama server answers at (\S{1,300}) \((.{1,500})\)"),
        lambda say, found: say("no Ollama server answers at {url} ({error})", url=found[1], error=found[2]),
    ),
    (
        re.compile(r"what answers at (\S{1,300}) is not Ollama"),
        lambda say, found: say("what answers at {url} is not Ollama", url=found[1]),
    ),
    (
        re.compile(r"PDF files are read with the extra pdf: (.{1,100})"),
        lambda say, found: say("PDF files are read with the extra pdf: {how}", how=found[1]),
    ),
)


def told(reason: str, say: Wording) -> str:
    """``reason`` in the language of ``say``; what another distribution or a server says is left as it is."""
    for written, phrase in _REASONS:
        if found := written.fullmatch(reason):
            return phrase(say, found)
    return reason
