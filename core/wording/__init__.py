"""What pincite says to people, in their language: English where it is said, every other language in one file here."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from pincite.core.handed_in import must_be

#: ISO 639-1. Each but English has its file, English phrases as keys: ``es.json``.
LANGUAGES: Final = ("en", "es", "pt", "de")

#: What ends the language in a tag (RFC 5646: ``pt-BR``) and in the name of a locale (POSIX: ``es_ES.UTF-8``).
_SUBTAG = re.compile(r"[-_.@]")


@dataclass(frozen=True, slots=True, eq=False)
class Wording:
    """The phrases of one language, called with the English: ``say("last in that of {day}", day=day)``.

    A phrase that is not among ``phrases`` is said in English. What is translated is the phrase alone; values are set
    into it as they are.
    """

    language: str = "en"
    phrases: Mapping[str, str] = field(default_factory=dict, repr=False)

    def __call__(self, english: str, /, **values: object) -> str:
        """The phrase for ``english``, and each ``{name}`` in it its value; without values, braces are characters."""
        phrase = self.phrases.get(english, english)
        return phrase.format(**values) if values else phrase


ENGLISH: Final = Wording()


def language_of(tag: str) -> str | None:
    """Which of ``LANGUAGES`` a language tag or a locale's name asks for; None for another. Nothing asks for English."""
    language = _SUBTAG.split(tag.strip().lower() or "en", maxsplit=1)[0]
    return language if language in LANGUAGES else None


def wording(tag: str) -> Wording:
    """The wording that ``tag`` asks for, its file read now; English for a language that pincite does not speak."""
    must_be(tag, str, "a language tag is a string")
    language = language_of(tag)
    if language is None or language == ENGLISH.language:
        return ENGLISH
    # Imported here: a client that starts the server waits for nothing that English does not need.
    from importlib.resources import files

    return Wording(language, json.loads(files(__name__).joinpath(f"{language}.json").read_text(encoding="utf-8")))
