"""The endings that a tilde in a word list stands for: gender, number and case of adjectives, and of some nouns.

Each list is read from its start, and the first ending that a word has is the one that gives way; ``-`` is none at all.
"""

from typing import Final

GERMAN_ENDINGS: Final = {"e": "e en er es em", "": "- e en er es em"}
SPANISH_ENDINGS: Final = {"o": "o a os as", "l": "l les", "": "- s"}
PORTUGUESE_ENDINGS: Final = {"o": "o a os as", "al": "al ais", "": "- s"}
FRENCH_ENDINGS: Final = {
    "al": "al ale aux ales",
    "el": "el elle els elles",
    "en": "en enne ens ennes",
    "er": "er ère ers ères",
    "eux": "eux euse euses",
    "if": "if ive ifs ives",
    "e": "e es",
    "": "- e s es",
}
