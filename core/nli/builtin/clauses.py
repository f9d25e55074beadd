"""Where a clause begins, in each of five languages."""

import re
from collections.abc import Mapping
from typing import Final

_MARKS: Final = frozenset(",;:.!?()\u2014\u2013")
_WORDS: Final[Mapping[str, frozenset[str]]] = {
    language: frozenset(text.split())
    for language, text in {
        "en": "but although though while whereas because which who whom whose and or so if unless when where until",
        "es": "pero sino aunque mientras porque y e o que quien donde cuando cuyo si",
        "pt": "mas por\u00e9m embora enquanto pois porque e ou que quem onde quando cujo se",
        "de": "aber sondern obwohl w\u00e4hrend weil und oder wenn falls als",
        "fr": "mais bien car et ou qui que dont o\u00f9 quand lorsque si",
    }.items()
}
_ANY: Final = frozenset().union(*_WORDS.values()) - frozenset({"als", "o", "se", "si", "so", "y", "e"})
#: What may refer back to a noun that is denied: "no doctor who does not know".
RELATIVE: Final = frozenset("who that which que quem qui quien der die das den dem".split())
#: Conditions and exceptions that begin a clause of their own.
OPENING: Final = frozenset({"except", "unless", "if", "only if", "provided", "when", "whatever"})


def opens(key: str, language: str) -> bool:
    """Whether the word ``key`` begins a clause."""
    return key in _WORDS.get(language, _ANY)


def parts(gap: str, before: str, after: str) -> bool:
    """Whether what is written between two words ends a clause; a point or comma inside a number does not."""
    if gap in {",", "."} and before.isdigit() and after.isdigit():
        return False
    return not _MARKS.isdisjoint(gap)


#: "Verboten, im See zu baden": what follows the comma is part of what stands before it.
_TO_DO: Final = re.compile(r", [^.,;:]{1,80}\bzu \w+(?=[.,;:]|$)")


def infinitive(text: str, at: int, language: str) -> bool:
    """Whether a German infinitive with its words follows a comma at ``at``."""
    return language == "de" and _TO_DO.match(text, at) is not None
