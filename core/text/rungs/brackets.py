"""A quoter's brackets, and whether one at an end of a quotation stands for words that the page has there."""

import re
from typing import Final, NamedTuple

from pincite.core.text.lexicon import any_language, lexicon_for, words
from pincite.core.text.page import Span, Stream
from pincite.core.text.sentences import sentences

BRACKET: Final = re.compile(r"\[([^\[\]\n]{1,80})\]")
#: Brackets that a quoter adds about the quotation, not into it.
ABOUT: Final = re.compile(
    r"sic!?|(?:my |our )?(?:emphasis|italics|bold)(?: (?:added|mine|ours|in original))?|translated|transl\.",
    re.IGNORECASE,
)
_LAST: Final = re.compile(r"(?<![^\W_])\[([^\[\]\n]{1,80})\][\W_]{0,3}\Z")
#: The word directly behind a place, with no punctuation between.
_WORD_BEHIND: Final = re.compile(r" ([^\W_][\w'\u2019-]*)")
#: Code points on either side in which the rest of a sentence is looked for.
_SENTENCE: Final = 300


class Ends(NamedTuple):
    """The words in the brackets that a quotation begins and ends with; empty where there is none."""

    first: str
    last: str

    @classmethod
    def of(cls, text: str) -> "Ends":
        """Those of ``text``. A letter of a word, and what is said about the quotation, are none."""
        found = BRACKET.match(text.lstrip("\"'\u201c\u2018\u201e\u00ab ")), _LAST.search(text)
        return cls(*(_words_of(one[1]) if one else "" for one in found))

    def take_words(self, place: Span, stream: Stream, language: str, *, has_pronoun: bool) -> bool:
        """Whether one of them stands for words beside ``place``: "[Smith] said" for "Jones said".

        A quoter may name there what the sentence has named before ("The mill by the river closed": "[The mill]
        closed"). ``has_pronoun`` where the place begins with what the first one stands for.
        """
        canonical = stream.canonical
        if self.first and not has_pronoun:
            low = max(0, place.start - _SENTENCE)
            edges = stream.block_edges_between(stream.to_text(low), stream.to_text(place.start))
            lead = canonical[max([low, *map(stream.to_canonical, edges)]) : place.start]
            # The word directly before the place, with no punctuation between.
            beside = lead[:-1].rpartition(" ")[2] if lead.endswith(" ") else ""
            if beside[-1:].isalnum() and not _is_told(beside, self.first, lead, language):
                return True
        if not self.last:
            return False
        high = min(len(canonical), place.end + _SENTENCE)
        edges = stream.block_edges_between(stream.to_text(place.end), stream.to_text(high))
        behind = _WORD_BEHIND.match(canonical[place.end : min([high, *map(stream.to_canonical, edges)])])
        return behind is not None and not _is_told(behind[1], self.last, "", language)


def _words_of(content: str) -> str:
    return content if len(content) > 1 and not ABOUT.fullmatch(content.strip()) else ""


def _is_told(beside: str, content: str, lead: str, language: str) -> bool:
    """Whether the word beside a bracket is none that it stands for: a function word, or the sentence names it too."""
    lexicon = lexicon_for(language, f"{lead} {content}")
    function_words = any_language().common
    named = {word.key for word in words(content)} - function_words
    key = next((word.key for word in words(beside)), "")
    if key in named or key in lexicon.common:
        return True
    if beside[0].isupper() and content.strip()[:1].isupper() and not lexicon.capital_nouns:
        return False
    before = sentences(lead)
    return bool(before) and any(word.key in named for word in words(lead[before[-1].start :]))
