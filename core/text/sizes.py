"""How much of a large text is held in memory at one time: a book takes no more than 150 MB, and a page stays quick."""

from typing import Final

#: Code points of a text above which it is searched part by part, and not all of its forms are kept for the next search.
LARGE: Final = 1_000_000
#: Code points that are split into words, encoded or written in lower case at one time: each takes many times its room.
STRETCH: Final = 200_000
