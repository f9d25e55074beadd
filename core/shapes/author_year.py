"""Sources that a text names by their first author and the year: "(Smith & Jones, 2020, p. 4)", "Smith (2020)".

As APA, Chicago and Harvard cite; a list at the end says where each source is found.
"""

import re
from collections.abc import Container, Iterator
from typing import Final

from pincite.core.text.span import Span

_YEAR: Final = r"(?:1[5-9]|20)\d\d[a-z]?|n\. ?d\.|o\. ?J\.|s\. ?f\.|s\. ?d\."
#: What an entry of a list begins with: the first author, and a sign that ends the name.
_ENTRY: Final = re.compile(
    r"[ \t]{0,3}(?:[-*+][ \t]{1,3}|\d{1,4}[.)][ \t]{1,3}|\[\d{1,4}\][ \t]{1,3})?[*_]{0,2}"
    r"(?P<initials>(?:[^\W\d_]\.[ -]?){0,4})(?P<name>[^\W\d_][^\n,.;:&()\[\]]{0,80}+)(?P<sign>[,.;:&(])"
    r"(?P<given>[ \u00a0][^\W\d_]\.)?"
)
#: What an entry says of the day on which somebody read its source.
_READ_ON: Final = re.compile(
    r"\b(?:accessed|retrieved|last visited|abgerufen|zugriff|consultado|recuperado|acesso em|acessado"
    r"|consult\u00e9e?)\b.*",
    re.IGNORECASE | re.DOTALL,
)
#: The short name of an organisation behind its long one: "(World Health Organization [WHO], 2021)".
_SHORT_NAME: Final = re.compile(r"\[[^\W\d_][\w-]{1,14}\]")
#: What may be brackets that name sources.
BRACKETS: Final = rf"\((?=[^()\[\]]{{1,300}}(?:{_SHORT_NAME.pattern}[^()\[\]]{{0,100}})?\))"
_IN_BRACKETS: Final = re.compile(rf"\(({_YEAR})[),]")
_IN_TEXT: Final = re.compile(rf"(?<![\w/.-])(?:{_YEAR})(?![\w/-]|\.\d)")
_PLACE: Final = rf"(?:[,:](?![^;]{{0,60}}(?:{_YEAR}))[^;]{{1,60}})?"
#: One source within brackets, and the place in it.
_CITED: Final = re.compile(rf"(?P<names>[^\W\d_][^\n;()\[\]]{{0,120}}?),?[ \t\u00a0]{{1,3}}(?P<year>{_YEAR}){_PLACE}")
_YEAR_ALONE: Final = re.compile(rf"(?P<year>{_YEAR}){_PLACE}")
#: What may stand before the names.
_SIGNAL: Final = re.compile(
    r"(?:(?:see|also|cf\.?|e\.g\.,?|compare|as cited in|quoted in|vgl\.|siehe|auch|zit\. nach|v\u00e9ase|ver|vid\."
    r"|cfr\.|voir|cit\u00e9 dans)[ ,]{1,2}){0,3}",
    re.IGNORECASE,
)
#: What stands behind the first author's name: another one, or "et al.".
_OTHERS: Final = re.compile(r"[,/]|[ \u00a0](?:&|and|und|y|e|et|u\.)[ \u00a0]", re.IGNORECASE)
_GENITIVE: Final = re.compile(r"['\u2019]s?$")
#: Initials behind a name, as medicine writes them: "Smith JA".
_INITIALS: Final = re.compile(r"[ ][A-Z\u0410-\u042f]{1,3}$")
#: Words that a name may have beside those with a capital.
_PARTICLES: Final = frozenset(
    "and & und y e et al al. u. a. von van der den de la le du da dos das del di ter zu for of the f\u00fcr des".split()
)
_AROUND: Final = " *_,\u00a0"
#: Words before a year in brackets that may be the names of its authors, and code points of them.
_MOST: Final = 9
_REACH: Final = 120
_WORD: Final = re.compile(r"\S+")
#: A name of so many words may be a first name and a last one; with more, it may be cited by its first letters.
_PERSON: Final = range(2, 4)
_LEAST_LETTERS: Final = 3


def labels_of(entry: str) -> list[str]:
    """The labels under which an entry of a list may be cited, its address left out; none where its year is in doubt."""
    named = _ENTRY.match(entry)
    entry = _READ_ON.sub("", entry)
    years = {one[1] for one in _IN_BRACKETS.finditer(entry)} or {one[0] for one in _IN_TEXT.finditer(entry)}
    if named is None or len(years) != 1:
        return []
    (year,) = years
    name = _INITIALS.sub("", _first(named["name"]))
    words = name.split()
    # "Smith, John" has the last name first.
    last = words[-1:] if len(words) in _PERSON and named["sign"] != "," and not named["initials"] else []
    letters = "".join(word[0] for word in words if word[0].isupper())
    short = [letters] if len(letters) >= _LEAST_LETTERS and named["sign"] != "," else []
    return [_label(one, year) for one in [name, *last, *short]]


def begins_entry(line: str) -> bool:
    """Whether a line of a list begins with an author, whatever is behind: "Smith, J. Rails."."""
    named = _ENTRY.match(line)
    is_person = named is not None and named["sign"] == "," and named["given"] is not None and named["name"][0].isupper()
    return is_person or bool(labels_of(line))


def cited_in(brackets: str, labels: Container[str] | None = None) -> list[tuple[str, Span]]:
    """The labels that brackets name, each with its range in them; none where one of these is not among ``labels``.

    Without ``labels``, whatever looks like authors and a year is one.
    """
    brackets = _SHORT_NAME.sub(lambda found: " " * len(found[0]), brackets)
    marks: list[tuple[str, Span]] = []
    at = 0
    for part in _sources(brackets):
        begin, end = at + len(part) - len(part.lstrip()), at + len(part.rstrip())
        signal = _SIGNAL.match(brackets, begin, end)
        # Of authors in capitals, semicolons part one from the next: "SOUZA; LIMA, 2021".
        cited = _CITED.fullmatch(brackets.replace(";", ","), signal.end() if signal else begin, end)
        label = _label(_first(cited["names"]), cited["year"]) if cited else ""
        is_known = labels is None or label in labels
        if cited is None or not is_known or not all(map(_is_of_name, cited["names"].split())):
            return []
        marks.append((label, Span(begin, end)))
        at += len(part) + 1
    return marks


def _sources(brackets: str) -> Iterator[str]:
    """What names one source each."""
    authors = ""
    for part in brackets.split(";"):
        if part.strip().isupper() and not _IN_TEXT.search(part):
            authors += f"{part};"
        else:
            yield authors + part
            authors = ""
    if authors:
        yield authors[:-1]


def named_before(brackets: str, before: str) -> list[tuple[str, int]]:
    """The labels that a year in brackets may have with the names before it, the longest first: "Smith and Lee (2020)".

    Each with the code points of ``before``, which is what stands before the brackets, that are the names.
    """
    alone = _YEAR_ALONE.fullmatch(brackets)
    if alone is None:
        return []
    return [(_label(name, alone["year"]), length) for name, length in _names_before(before[-_REACH:])]


def _names_before(before: str) -> Iterator[tuple[str, int]]:
    words: list[re.Match[str]] = []
    for word in reversed(list(_WORD.finditer(before))):
        if len(words) == _MOST or not _is_of_name(word[0]):
            break
        words.insert(0, word)
    for start, word in enumerate(words):
        # Behind "and" stands no first author, unless "and" begins what is said.
        is_first = start <= 1 or _OTHERS.fullmatch(f" {words[start - 1][0]} ") is None
        if is_first and _OTHERS.fullmatch(f" {word[0]} ") is None:
            yield _GENITIVE.sub("", _first(before[word.start() :])), len(before) - word.start()


def _is_of_name(word: str) -> bool:
    bare = _GENITIVE.sub("", word.strip(_AROUND))
    return bare[:1].isupper() or bare in _PARTICLES


def _first(names: str) -> str:
    """The first author of several."""
    others = _OTHERS.search(names)
    return (names[: others.start()] if others else names).strip(_AROUND)


def _label(name: str, year: str) -> str:
    return " ".join(f"{name} {year}".split()).casefold()
