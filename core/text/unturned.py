"""What a heading or a lead-in above a passage may have said before it was turned into its contrary.

Nobody knows the old words: a stamp remembers their hash. Each reading is only a guess, and a hash that fits proves it.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from pincite.core.text.lexicon import Lexicon, Term, lexicon_for, words
from pincite.core.text.lexicon.notation import bag, listed

#: Words of labels, and what they may have been before.
_CONTRARIES: Final = {
    "false": ("true",), "wrong": ("right", "true"), "incorrect": ("correct",), "untrue": ("true",),
    "myth": ("fact",), "fiction": ("fact",), "falso": ("verdadero", "verdadeiro", "cierto"), "mito": ("hecho", "fato"),
    "falsch": ("wahr", "richtig"), "mythos": ("fakt",), "faux": ("vrai",), "mythe": ("fait",),
}  # fmt: skip
#: The negations that are put in before or behind a single word.
_PLAIN: Final = {"en": ("not",), "es": ("no",), "pt": ("n\u00e3o",), "de": ("nicht",), "fr": ("pas",)}
#: Senses of what may be done, or must.
_PERMITTING: Final = ("may", "can", "must", "should", "shall")
#: What English puts before a negated verb, and what that ends in without it.
_AUXILIARIES: Final = {"does": "s", "do": ""}
_AUXILIARY_VERBS: Final = bag("do does did is are was were has have had must should could would need")
_CONTRACTED: Final = ("n't", "n\u2019t")
#: A longer text is no heading.
_MOST_WORDS: Final = 12


def unturned(beside: str, language: str = "") -> Iterator[str]:
    """The readings that ``beside`` may have had: without its negation or with one, "true" for "false"."""
    lexicon = lexicon_for(language, beside)
    bare = list(_without_negation(beside, lexicon))
    yield from bare
    for term in _terms(beside, lexicon):
        said = beside[term.start : term.end]
        for word in _CONTRARIES.get(said.split()[-1].casefold(), ()):
            yield _put(beside, term, said[: len(said) - len(said.split()[-1])] + word)
    if len(words(beside)) > _MOST_WORDS:
        return
    for term in _terms(beside, lexicon):
        for senses in (lexicon.contraries, lexicon.opposites) if term.kind == "contrary" else ():
            for word in _opposites(term.sense, senses):
                yield _put(beside, term, word)
    negated = list(_with_negation(beside, lexicon))
    yield from negated
    yield from _with_prefix(beside, lexicon)
    for text in (*bare, *negated):
        yield from _with_other_modal(text, lexicon)


def _terms(text: str, lexicon: Lexicon) -> list[Term]:
    found = words(text)
    terms = (lexicon.phrases.find(found), lexicon.context.find(found), lexicon.turns_of_meaning.find(found))
    return list(dict.fromkeys(one for some in terms for one in some))


def _put(text: str, term: Term, word: str) -> str:
    """``text`` with ``word`` for ``term``, with a capital letter where that has one."""
    word = word[:1].upper() + word[1:] if text[term.start].isupper() else word
    return text[: term.start] + word + text[term.end :]


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
    for contracted in _CONTRACTED:
        if contracted in text:
            yield text.replace(contracted, "", 1)
    if "cannot" in text:
        yield text.replace("cannot", "can", 1)
    for word in words(text):
        said = text[word.start : word.end]
        for prefix in lexicon.negative_prefixes:
            if said.casefold().startswith(prefix):
                rest = said[len(prefix) :].lstrip("-")
                yield text[: word.start] + (_capital(rest) if said[0].isupper() else rest) + text[word.end :]


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
            for contracted in _CONTRACTED if small in _AUXILIARY_VERBS else ():
                yield f"{head}{said}{contracted}{rest}"


def _with_prefix(text: str, lexicon: Lexicon) -> Iterator[str]:
    for word in words(text):
        said = text[word.start : word.end]
        for prefix in lexicon.negative_prefixes:
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
                    yield _put(text, term, word)
