"""What a heading or a lead-in above a passage may have said before it was turned into its contrary.

Nobody knows the old words: a stamp remembers their hash. Each reading is only a guess, and a hash that fits proves it.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from pincite.core.text.lexicon import Lexicon, Term, lexicon_for, words
from pincite.core.text.lexicon.notation import bag, listed

#: Words of labels, each with what says the contrary of it.
_PAIRS: Final = (
    "true false", "true untrue", "right wrong", "correct incorrect", "correct wrong", "true wrong", "fact myth",
    "facts myths", "fact fiction", "facts fiction", "truth myth", "reality myth", "yes no", "always never", "all none",
    "every no", "pros cons", "verdadero falso", "cierto falso", "verdad mentira", "hecho mito", "hechos mitos",
    "realidad mito", "s\u00ed no", "siempre nunca", "todos ninguno", "todas ninguna", "verdadeiro falso", "fato mito",
    "facto mito", "fatos mitos", "factos mitos", "verdade mito", "sim n\u00e3o", "sempre nunca", "todos nenhum",
    "todas nenhuma", "wahr falsch", "richtig falsch", "fakt mythos", "fakten mythen", "wahrheit irrtum", "ja nein",
    "immer nie", "stets nie", "alle keine", "alle keiner", "vrai faux", "fait mythe", "faits mythes",
    "r\u00e9alit\u00e9 mythe", "oui non", "toujours jamais", "tous aucun", "toutes aucune",
)  # fmt: skip
#: The negations that are put in before or behind a single word.
_PLAIN: Final = {
    "en": ("not", "do not", "don't", "don\u2019t", "never"),
    "es": ("no", "nunca"),
    "pt": ("n\u00e3o", "nunca"),
    "de": ("nicht", "nie", "kein", "keine", "keinen"),
    "fr": ("pas", "jamais"),
}
#: "Don't", "can't": a verb that is negated by its ending, and those that lose letters before it.
_CONTRACTION: Final = re.compile(r"(?<![^\W\d_])([^\W\d_]{1,20})n['\u2019]t")
_SHORTENED: Final = {"can": "ca", "will": "wo", "shall": "sha"}
#: Senses of what may be done, or must.
_PERMITTING: Final = ("may", "can", "must", "should", "shall")
#: What English puts before a negated verb, and what that ends in without it.
_AUXILIARIES: Final = {"does": "s", "do": ""}
_AUXILIARY_VERBS: Final = bag("do does did is are was were has have had must should could would need can will shall")
_CONTRACTED: Final = ("n't", "n\u2019t")
#: Signs that say yes and no.
_SIGNS: Final = (
    "\u2713\u2717",
    "\u2714\u2718",
    "\u2714\u2716",
    "\u2705\u274c",
    "\u2705\U0001f6ab",
    "\U0001f44d\U0001f44e",
)
#: A longer text is no heading.
_MOST_WORDS: Final = 12
#: Letters that a prefix is put before: the "I" of "III" is none.
_SHORTEST: Final = 3


def unturned(beside: str, language: str = "") -> Iterator[str]:
    """The readings that ``beside`` may have had: without its negation or with one, "true" for "false"."""
    lexicon = lexicon_for(language, beside)
    for text in _with_other_signs(beside):
        yield text
        yield from _in_other_words(text, lexicon)
    yield from _in_other_words(beside, lexicon)


def _in_other_words(beside: str, lexicon: Lexicon) -> Iterator[str]:
    yield from _without_exception(beside, lexicon)
    bare = list(_without_negation(beside, lexicon))
    yield from bare
    for said in words(beside):
        for word in _contraries().get(said.key, ()):
            yield _put(beside, said.start, said.end, word)
    if len(words(beside)) > _MOST_WORDS:
        return
    for term in _terms(beside, lexicon):
        for word in _instead(term, lexicon):
            yield _put(beside, term.start, term.end, word)
    negated = list(_with_negation(beside, lexicon))
    yield from negated
    yield from _with_prefix(beside, lexicon)
    for text in (*bare, *negated):
        yield from _with_other_modal(text, lexicon)


def _with_other_signs(text: str) -> Iterator[str]:
    for yes, no in _SIGNS:
        if yes in text:
            yield text.replace(yes, no)
        if no in text:
            yield text.replace(no, yes)
            yield text.replace(no, "")


def _terms(text: str, lexicon: Lexicon) -> list[Term]:
    found = words(text)
    terms = (lexicon.phrases.find(found), lexicon.context.find(found), lexicon.turns_of_meaning.find(found))
    return list(dict.fromkeys(one for some in terms for one in some))


@cache
def _contraries() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for one, other in (pair.split() for pair in _PAIRS):
        found[one] = (*found.get(one, ()), other)
        found[other] = (*found.get(other, ()), one)
    return found


def _put(text: str, start: int, end: int, word: str) -> str:
    """``text`` with ``word`` for a range of it, with a capital letter where that has one."""
    return text[:start] + (_capital(word) if text[start].isupper() else word) + text[end:]


def _instead(term: Term, lexicon: Lexicon) -> Iterator[str]:
    """The words of the other pole of a sense ("before" for "after"), or those that it excludes ("left" for "right")."""
    if term.kind == "alternative":
        kind = f"{term.sense.partition(':')[0]}:"
        for sense, phrases in lexicon.alternatives.items():
            if sense.startswith(kind) and sense != term.sense:
                yield from listed(phrases)
    elif term.kind in {"contrary", "direction"}:
        for senses in (lexicon.contraries, lexicon.opposites, lexicon.directions, lexicon.parties):
            yield from _opposites(term.sense, senses)


def _without_exception(text: str, lexicon: Lexicon) -> Iterator[str]:
    """What was said before a clause that excepts was put in and set off by a comma: "Except in May, the fee"."""
    for term in lexicon.phrases.find(words(text)):
        if term.kind == "exception" and (comma := text.find(",", term.end)) >= 0:
            head, rest = text[: term.start].rstrip(" ,"), text[comma + 1 :].strip()
            gap = " " if head else ""
            yield f"{head}{gap}{rest}"
            yield f"{head}{gap}{_capital(rest)}"


def _without_negation(text: str, lexicon: Lexicon) -> Iterator[str]:
    for term in _terms(text, lexicon):
        if term.kind == "negation":
            head, rest = text[: term.start], text[term.end :]
            yield head.rstrip() + rest
            yield head + _capital(rest.lstrip())
            # "Ne sont pas" was "Sont", and "does not cover" was "covers".
            inner = " ".join(text[term.start : term.end].split()[1:-1])
            said = f"{inner}{rest}" if inner else rest.lstrip()
            yield head + said
            yield head + (_capital(said) if text[term.start].isupper() else said)
            verb, _, further = rest.lstrip().partition(" ")
            bare, points = verb.rstrip(":"), ":" * verb.endswith(":")
            for auxiliary in _AUXILIARIES:
                if (lead := head.rstrip()).casefold().endswith(auxiliary):
                    yield f"{lead[: -len(auxiliary)]}{bare}{_AUXILIARIES[auxiliary]}{points} {further}".rstrip()
            # "No patient may" was "Patients may".
            yield head + (_capital(f"{verb}s {further}") if text[term.start].isupper() else f"{verb}s {further}")
    for match in _CONTRACTION.finditer(text):
        yield from _uncontracted(text[: match.start()], match[1], text[match.end() :])
    if "cannot" in text:
        yield text.replace("cannot", "can", 1)
    for word in words(text):
        said = text[word.start : word.end]
        for prefix in lexicon.negative_prefixes:
            rest = said[len(prefix) :].lstrip("-")
            if said.casefold().startswith(prefix) and len(rest) >= _SHORTEST:
                yield text[: word.start] + (_capital(rest) if said[0].isupper() else rest) + text[word.end :]


def _uncontracted(head: str, stem: str, rest: str) -> Iterator[str]:
    """What "can't" and "don't" were: "can", "do", or nothing before the verb."""
    verb = next((whole for whole, short in _SHORTENED.items() if short == stem.casefold()), stem)
    yield head + (_capital(verb) if stem[0].isupper() else verb) + rest
    if stem.casefold() in _AUXILIARIES:
        said, space, further = rest.lstrip().partition(" ")
        said = f"{said}{_AUXILIARIES[stem.casefold()]}"
        yield head + (_capital(said) if stem[0].isupper() else said) + space + further


def _with_negation(text: str, lexicon: Lexicon) -> Iterator[str]:
    plain = [one for tag in lexicon.tag.split("+") for one in _PLAIN.get(tag, ())]
    for word in words(text):
        head, said, rest = text[: word.start], text[word.start : word.end], text[word.end :]
        small = said[:1].lower() + said[1:]
        for negation in plain:
            yield f"{head}{negation} {said}{rest}"
            yield f"{head}{said} {negation}{rest}"
            yield f"{head}{_capital(negation)} {small}{rest}"
        if "pas" in plain:
            yield f"{head}ne {said} pas{rest}"
            yield f"{head}Ne {small} pas{rest}"
        if "not" in plain:
            if said == "can":
                yield f"{head}cannot{rest}"
            if said.endswith("s"):
                yield f"{head}does not {said[:-1]}{rest}"
                yield f"{head}No {small[:-1]}{rest}"
            for contracted in _CONTRACTED if small in _AUXILIARY_VERBS else ():
                yield f"{head}{said[:1]}{_SHORTENED.get(small, small)[1:]}{contracted}{rest}"


def _with_prefix(text: str, lexicon: Lexicon) -> Iterator[str]:
    for word in words(text):
        said = text[word.start : word.end]
        for prefix in lexicon.negative_prefixes if len(said) >= _SHORTEST else ():
            put = _capital(prefix) + said[0].lower() if said[0].isupper() else prefix + said[0]
            yield text[: word.start] + put + said[1:] + text[word.end :]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _opposites(sense: str, senses: Mapping[str, str]) -> Iterator[str]:
    """The words of the other pole of a sense."""
    other = sense[:-1] + ("-" if sense.endswith("+") else "+")
    return iter(listed(senses.get(other, "")))


def _with_other_modal(text: str, lexicon: Lexicon) -> Iterator[str]:
    """``text``, whose negation came or went, with another word for what may be done: "must not" was "may"."""
    for term in lexicon.phrases.find(words(text)):
        if term.kind == "modal":
            for sense in _PERMITTING:
                for word in listed(lexicon.modals.get(sense, "")):
                    yield _put(text, term.start, term.end, word)
