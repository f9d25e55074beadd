"""The words of a notice that a document is no longer what it was: one record a language."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NoticeWords:
    """Words are parted by white space, phrases by commas; both are regular expressions in lower case."""

    #: What points at the document itself: "this", never "the".
    these: str
    #: What a page calls itself, whatever is told of it.
    papers: str
    #: Laws, rules and their parts, which a history tells of as well.
    laws: str
    #: Decisions of courts and other bodies, likewise.
    rulings: str
    #: Auxiliaries of a state that lasts, as phrases, and those in which a story is told.
    lasting: str
    told: str
    #: What may stand between them and the participle, as phrases.
    adverbs: str
    #: Participles of taking back, of correcting a paper, and of undoing a ruling; as phrases.
    taken_back: str
    corrected: str
    undone: str
    #: Predicates of what is over, as phrases: "is no longer in force".
    over: str
    #: Before whoever did it, and before the day.
    by: str
    on: str
    #: What a line says of the document that says nothing else, as phrases.
    alone: str
    #: Participles with which a line or a bracket begins, as phrases.
    heads: str
    #: Before the word of such a line: "status".
    labels: str
    #: Words that are no part of a subject.
    stops: str
    #: Prepositions between a document and what it is a part of.
    of: str
    #: Words right before a notice that make a condition of it, or a place where something else happened.
    conditions: str
    #: Pieces of which every notice holds one.
    stems: str
    #: How many words may stand between auxiliary and participle, which German puts last.
    gap: int = 0
    #: How many adjectives may follow a noun.
    adjectives: int = 0
    #: Nouns may be the last part of a longer one (German).
    compounds: bool = False
