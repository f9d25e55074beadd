"""The closed-class words of a language that bound or reverse a statement, as data.

The lists are pincite's own compilation of function words, number words and fixed phrases; none is copied from a
resource. A phrase table maps a sense (named in English, shared between languages) to its phrases, parted by
commas; see ``Phrases``.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property, lru_cache
from typing import Final

from pincite.core.text.lexicon.notation import listed
from pincite.core.text.lexicon.phrases import Phrases
from pincite.core.text.lexicon.words import keys

Senses = Mapping[str, str]


@dataclass(frozen=True, eq=False)
class Lexicon:
    """One language, or several merged (then ``tag`` names them all, joined by ``+``)."""

    tag: str
    #: Frequent function words: they tell the language, and that a capital letter is only a sentence's.
    common: frozenset[str]
    negations: Senses
    modals: Senses
    quantifiers: Senses
    #: Exceptions and conditions: what they introduce does not hold, or holds only then.
    exceptions: Senses
    #: Phrases that hold a word of another table without its meaning ("not only").
    neutral: Senses
    #: Pairs of opposite direction: senses ``axis+`` and ``axis-``.
    directions: Senses
    #: Pairs of contraries ("allowed", "forbidden"): replacing one by the other negates the statement.
    contraries: Senses
    #: More of them, as law and research have them: of two readings of one passage they tell what changed, while a
    #: claim and its source may speak of two things.
    opposites: Senses
    #: Who stands against whom, or above ("plaintiff", "defendant"): one for the other turns who does what to whom.
    parties: Senses
    #: How often: the unit of time of "daily".
    rates: Senses
    #: Words of which one excludes the others of its kind, as ``kind:value``: "noon" is a time of day, "north" a way.
    alternatives: Senses
    #: Adjectives and adverbs of contracts and findings that bound what they stand with: "material", "prior written".
    qualifiers: Senses
    #: What turns a word into its negation: ``un``, ``los``.
    negative_prefixes: frozenset[str]
    negative_suffixes: frozenset[str]
    #: Suffixes that the negative ones stand against: ``ful``.
    positive_suffixes: frozenset[str]
    #: Words that begin like a negated word and are none ("invaluable").
    false_negatives: frozenset[str]
    months: Mapping[str, int]
    #: Month names that are other words as well: a month only beside a day or a year.
    unsure_months: frozenset[str]
    weekdays: Mapping[str, int]
    #: Short names that are other words as well: a weekday only beside another one.
    unsure_weekdays: frozenset[str]
    #: Between the parts of a date: "of", "de".
    date_joiners: frozenset[str]
    #: Before a bare year: "in", "since".
    year_cues: frozenset[str]
    cardinals: Mapping[str, int]
    #: Words for 100 and above that multiply what stands before them.
    scales: Mapping[str, int]
    ordinals: Mapping[str, int]
    #: Between the parts of a written number: "and".
    number_joiners: frozenset[str]
    #: Words for one that are articles or pronouns as well, and other numerals that are prepositions.
    unsure_ones: frozenset[str]
    #: Between the two ends of a range: "to", "bis".
    range_words: frozenset[str]
    #: Unit symbols and the words for them.
    units: Senses
    #: What denies the statement that follows directly: "it is false that".
    denials: tuple[str, ...]
    #: What denies whatever stands beneath it, as a heading does; in a sentence it may deny nothing: "misconceptions".
    denying_headings: tuple[str, ...]
    #: What may follow a passage in its sentence and take it back, wherever it stands ...
    retractions: tuple[str, ...]
    #: ... or only where it follows directly.
    turns: tuple[str, ...]
    #: Phrases of a correction notice.
    notices: tuple[str, ...]
    #: Phrases that name an earlier version, and words by which their sentence then says what was wrong there.
    earlier_versions: tuple[str, ...]
    misstatements: frozenset[str]
    #: Words that are a correction notice only with a colon or dash after them.
    notice_labels: frozenset[str]
    #: Abbreviations that never end a sentence, without the full stop.
    titles: frozenset[str]
    #: Abbreviations that may.
    abbreviations: frozenset[str]
    #: Every noun has a capital letter (German), so that a capital alone does not make a name.
    capital_nouns: bool = False
    #: Prepositions that stand before a name without an article (used where nouns have capitals).
    name_prepositions: frozenset[str] = field(default_factory=frozenset)

    @cached_property
    def own_words(self) -> frozenset[str]:
        """Function words and numerals."""
        return self.common | frozenset(self.cardinals)

    @cached_property
    def numerals(self) -> frozenset[str]:
        """Every word that a number in words may begin with, German compounds aside."""
        return frozenset().union(self.cardinals, self.scales, self.ordinals, self.unsure_ones)

    @cached_property
    def phrases(self) -> Phrases:
        """Negations, modals, quantifiers, exceptions, directions and contraries as one table."""
        return Phrases(
            [
                ("neutral", self.neutral),
                ("exception", self.exceptions),
                ("quantifier", self.quantifiers),
                ("negation", self.negations),
                ("modal", self.modals),
                ("direction", self.directions),
                ("contrary", self.contraries),
            ]
        )

    @cached_property
    def turns_of_meaning(self) -> Phrases:
        """What else tells two readings of one passage apart: opposites, parties, rates, alternatives and qualifiers."""
        return Phrases(
            [
                ("contrary", self.opposites),
                ("direction", self.parties),
                ("rate", self.rates),
                ("alternative", self.alternatives),
                ("quantifier", self.qualifiers),
            ]
        )

    @cached_property
    def bounds(self) -> Phrases:
        """Negations and exceptions, and phrases that only look like one."""
        only = {sense: phrases for sense, phrases in self.quantifiers.items() if sense == "only"}
        return Phrases(
            [
                ("neutral", self.neutral),
                ("exception", self.exceptions),
                ("exception", only),
                ("negation", self.negations),
            ]
        )

    @cached_property
    def context(self) -> Phrases:
        """What may stand around a passage and reverse it."""
        return Phrases(
            [
                ("neutral", self.neutral),
                ("denial", {"denial": ",".join((*self.denials, *self.denying_headings))}),
                ("retraction", {"retraction": ",".join(self.retractions)}),
                ("turn", {"turn": ",".join(self.turns)}),
                ("negation", self.negations),
            ]
        )

    @cached_property
    def unit_phrases(self) -> Phrases:
        """Unit words, each with its symbol as its sense."""
        return Phrases([("unit", self.units)])

    @cached_property
    def correction(self) -> Phrases:
        """Correction notices, earlier versions that may make one, and labels that need a colon."""
        return Phrases(
            [
                ("notice", {"notice": ",".join(self.notices)}),
                ("version", {"version": ",".join(self.earlier_versions)}),
                ("label", {"label": ",".join(sorted(self.notice_labels))}),
            ]
        )


def _join(left: Senses, right: Senses) -> Senses:
    joined = dict(left)
    for sense, phrases in right.items():
        joined[sense] = f"{joined[sense]}, {phrases}" if sense in joined else phrases
    return joined


def _without(senses: Senses, common: Collection[str]) -> dict[str, str]:
    """The senses without the words that mean something else ("an" is a French year)."""
    return {sense: ",".join(one for one in listed(phrases) if one not in common) for sense, phrases in senses.items()}


_SENSES = frozenset(
    """
    negations modals quantifiers exceptions neutral directions contraries opposites parties rates qualifiers
    """.split()
)
#: Tables of single words above all, each of which may be a function word of another language.
_WORDS = frozenset({"units", "alternatives"})
_NUMERALS = frozenset({"cardinals", "scales", "ordinals"})


def merge(lexicons: Iterable[Lexicon]) -> Lexicon:
    """Several languages as one; a numeral or unit that is a function word of another is left out ("once")."""
    first, *others = lexicons
    together = first
    for other in others:
        values: dict[str, object] = {}
        for one in fields(Lexicon):
            left, right = getattr(together, one.name), getattr(other, one.name)
            if one.name == "tag":
                values["tag"] = f"{left}+{right}"
            elif one.name == "capital_nouns":
                values["capital_nouns"] = left or right
            elif one.name in _SENSES:
                values[one.name] = _join(left, right)
            elif one.name in _WORDS:
                values[one.name] = _join(_without(left, other.common), _without(right, together.common))
            elif one.name in _NUMERALS:
                kept = {word: value for word, value in left.items() if word not in other.common}
                added = {word: value for word, value in right.items() if word not in together.common}
                values[one.name] = added | kept
            elif isinstance(left, Mapping):
                values[one.name] = {**right, **left}
            elif isinstance(left, frozenset):
                values[one.name] = left | right
            else:
                values[one.name] = left + right
        together = Lexicon(**values)  # type: ignore[arg-type]  # each field is joined with its own kind above
    return together


#: Function words of one language alone that show it around a passage.
_CLEARLY: Final = 4


def guess(text: str, lexicons: Iterable[Lexicon]) -> Lexicon | None:
    """The language whose function words are clearly the most frequent in the start of ``text``, or None."""
    found = keys(text[:4000])
    counts = sorted(
        ((sum(map(lexicon.common.__contains__, found)), lexicon) for lexicon in lexicons),
        key=lambda counted: counted[0],
        reverse=True,
    )
    (most, best), (second, _) = counts[0], counts[1]
    return best if most >= 3 and most >= 1.25 * second and most > second else None


@lru_cache(maxsize=64)
def _apart(one: Lexicon, other: Lexicon) -> frozenset[str]:
    return one.common - other.own_words


def guess_around(text: str, around: str, lexicons: Iterable[Lexicon]) -> Lexicon | None:
    """The language that ``around`` clearly shows, where no other has more function words in ``text`` itself.

    Of two languages only those words tell that one of them alone has, and no single letter ("a", "o", "y") does.
    """
    every = tuple(lexicons)
    there, here = ([key for key in keys(one[:4000]) if len(key) > 1] for one in (around, text))

    def told_apart(one: Lexicon, other: Lexicon, found: Sequence[str]) -> tuple[int, int]:
        pair = _apart(one, other), _apart(other, one)
        return sum(map(pair[0].__contains__, found)), sum(map(pair[1].__contains__, found))

    best = max(every, key=lambda one: sum(map(one.common.__contains__, there)))
    counts = [(*told_apart(best, other, there), *told_apart(best, other, here)) for other in every if other is not best]
    clear = all(own >= _CLEARLY and own >= 2 * its and mine >= others for own, its, mine, others in counts)
    return best if clear else None


@lru_cache(maxsize=64)
def merged(lexicons: tuple[Lexicon, ...]) -> Lexicon:
    """``merge``, remembered: a table is built once for each set of languages."""
    return lexicons[0] if len(lexicons) == 1 else merge(lexicons)
