"""Citations in a value that has no form of its own, however deep they stand: those that wait for a stamp."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pincite.core.errors import InputError
from pincite.core.shapes.cited import QUOTED, STAMP_KEY, Cited, Path, first_text, is_absolute
from pincite.core.shapes.fields import string
from pincite.core.shapes.finding import looks_like_finding
from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.stamping import Metadata, Stampable, is_stamp_of, stampable
from pincite.core.text.characters import is_unspaced

#: Objects and lists that are looked into, and how deep: more of either is left as it is.
_MOST: Final = 20_000
_DEEPEST: Final = 64
#: Where a citation's words stand, or something else: the text of a link, a name.
_PLAIN: Final = ("text", "content")
#: So few words are no proof when they are found again, and more of a sentence than links have.
_LEAST_WORDS: Final = 4
_LOOKED_AT: Final = 400
_HASH: Final = re.compile("[0-9a-fA-F]{64}", re.ASCII)


def unstamped(value: object) -> Iterator[tuple[Path, Stampable]]:
    """Every citation with words, a url and no stamp of these words, and where in ``value`` its stamp belongs.

    ``value`` is what JSON reads as. Accepted forms are looked for at every object in it, the outer one first, in the
    order of ``value``. Besides the words that a form quotes, those that stand beside a citation count.
    """
    taken: set[Path] = set()
    #: Citations of a form around them: by themselves they would be read as ours.
    of_a_form: set[Path] = set()
    waiting: list[tuple[Path, object]] = [((), value)]
    seen = 0
    while waiting and seen < _MOST:
        at, one = waiting.pop()
        if at in taken:
            continue
        seen += 1
        if isinstance(one, dict) and at not in of_a_form:
            for place, target in _targets(one):
                where = (*at, *place)
                if where in taken:
                    continue
                taken.add(where)
                if where[-1] == STAMP_KEY:
                    of_a_form.add(where[:-1])
                if not is_stamp_of(target.metadata, target.words):
                    yield where, target
        if len(at) < _DEEPEST:
            waiting += reversed(list(_inside(at, one)))


def carried_over(before: Metadata, after: Metadata) -> Metadata:
    """``after`` with what a first stamp must not drop: a date and a revision that the source's reader knew.

    A hash that a tool has for purposes of its own, of another kind or without a time, is no stamp.
    """
    if _HASH.fullmatch(string(before, "content_hash")) and string(before, "accessed_at"):
        return after
    return {**{key: item for key, item in before.items() if key not in after}, **after}


def _inside(at: Path, value: object) -> Iterator[tuple[Path, object]]:
    """The objects and lists that ``value`` holds."""
    if isinstance(value, dict):
        items: Iterator[tuple[object, object]] = iter(value.items())
    elif isinstance(value, list):
        items = iter(enumerate(value))
    else:
        return
    for step, inner in items:
        if isinstance(inner, (dict, list)) and isinstance(step, (str, int)):
            yield (*at, step), inner


def _targets(value: Mapping[str, object]) -> Iterator[tuple[Path, Stampable]]:
    """What can be stamped of the forms that ``value`` itself has."""
    try:
        found = recognise(value)
    except InputError:
        return
    if found.is_text:
        return  # Whoever reads a result would see a comment in it.
    for cited in found.cited:
        target = stampable(cited, _beside(cited, found.form))
        if cited.at is not None and isinstance(target, Stampable):
            yield cited.at, target


def _beside(cited: Cited, form: str) -> str:
    """Words that stand beside a citation, where its form quotes none."""
    if cited.around.excerpt:
        return ""
    source = cited.around.source
    if looks_like_finding(source):
        return first_text(source, *QUOTED)
    if form != "citation" or not is_absolute(string(cited.citation, "url")):
        return ""
    return first_text(source, *QUOTED) or next(
        (words for name in _PLAIN if _says_something(words := string(source, name))), ""
    )


def _says_something(words: str) -> bool:
    start = words[:_LOOKED_AT]
    return len(start.split(maxsplit=_LEAST_WORDS)) >= _LEAST_WORDS or sum(map(is_unspaced, start)) >= _LEAST_WORDS
