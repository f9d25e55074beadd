"""Documents of known sentences, and the edits of each sentence that must be caught.

A format is a module with ``media_type``, ``suffix`` and ``write(document) -> bytes``. What it writes must hold every
sentence of the document as it stands, however the format breaks, hyphenates or marks it.
"""

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from benchmarks.corpus.phrases import Phrases, fill, phrases_of

EditKind = Literal["digit", "negation", "word", "deletion", "removal"]
EDIT_KINDS: tuple[EditKind, ...] = ("digit", "negation", "word", "deletion", "removal")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A known sentence. ``edits`` holds what it becomes by each kind of edit; a removal leaves nothing."""

    text: str
    edits: Mapping[EditKind, str]


@dataclass(frozen=True, slots=True)
class Note:
    """A footnote: its mark stands in the sentence ``sentence`` of its paragraph, ``at`` code points from its start."""

    #: From 1, through the whole document.
    number: int
    sentence: int
    #: At the end of a word; or of the sentence, after its full stop.
    at: int
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences of one block; ``Document.space`` stands between two of them."""

    sentences: tuple[str, ...]
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A section, or a chapter of a book."""

    heading: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """A document to be written in some format. Every sentence in it is unlike every other."""

    title: str
    #: BCP 47.
    language: str
    #: What stands at the top of every page of a paginated format.
    running_head: str
    #: ISO 8601.
    date: str
    sections: tuple[Section, ...]
    #: Between two sentences of a paragraph: a space, or nothing in scripts without spaces.
    space: str = " "
    #: The sentences that are asked for, as they stand in an unedited copy.
    known: tuple[Sentence, ...] = field(default=(), repr=False)

    def paragraphs(self) -> Iterator[Paragraph]:
        """Every paragraph, in order."""
        return (paragraph for section in self.sections for paragraph in section.paragraphs)

    def notes(self) -> tuple[Note, ...]:
        """Every footnote, in order of its number."""
        return tuple(note for paragraph in self.paragraphs() for note in paragraph.notes)

    def pieces(self, paragraph: Paragraph) -> Iterator[str | Note]:
        """The paragraph's text from its start, and each note where its mark stands."""
        for number, sentence in enumerate(paragraph.sentences):
            start = 0
            for note in (note for note in paragraph.notes if note.sentence == number):
                yield sentence[start : note.at]
                yield note
                start = note.at
            last = number == len(paragraph.sentences) - 1
            yield sentence[start:] + ("" if last else self.space)

    def edited(self, kind: EditKind, which: Iterable[Sentence]) -> "Document":
        """A copy with each of the sentences ``which`` edited; a paragraph without sentences left is dropped."""
        instead = {sentence.text: sentence.edits[kind] for sentence in which}
        sections = tuple(
            replace(
                section,
                paragraphs=tuple(
                    edited
                    for paragraph in section.paragraphs
                    if (edited := _edited_paragraph(paragraph, instead)).sentences
                ),
            )
            for section in self.sections
        )
        return replace(self, sections=sections)


def _edited_paragraph(paragraph: Paragraph, instead: Mapping[str, str]) -> Paragraph:
    sentences: list[str] = []
    moved: dict[int, int] = {}
    for number, sentence in enumerate(paragraph.sentences):
        if edited := instead.get(sentence, sentence):
            moved[number] = len(sentences)
            sentences.append(edited)
    notes = tuple(
        # Of an edited sentence the words before the mark may be others: the mark goes to its end.
        replace(note, sentence=moved[note.sentence], at=note.at if same else len(sentences[moved[note.sentence]]))
        for note in paragraph.notes
        if note.sentence in moved
        for same in [paragraph.sentences[note.sentence] == sentences[moved[note.sentence]]]
    )
    return Paragraph(tuple(sentences), notes)


#: Languages in Latin script, which every format can set; and those in other scripts.
LATIN: tuple[str, ...] = ("en", "de", "fr", "es", "pt")
FURTHER: tuple[str, ...] = ("el", "ru", "ja")

SENTENCES = 48
_PER_PARAGRAPH = (2, 5)
_PARAGRAPHS_PER_SECTION = 3
#: One paragraph in so many bears a footnote.
_NOTED = 3


def document(language: str, seed: int = 0, sentences: int = SENTENCES) -> Document:
    """The document of a language, a seed and a length: always the same one."""
    said = phrases_of(language)
    chance = random.Random(f"{language} {seed}")
    known = _sentences(said, chance, sentences)
    space = "" if language == "ja" else " "
    sections: list[Section] = []
    left = list(known)
    number = 0
    headings = chance.sample(said.headings, len(said.headings))
    while left:
        paragraphs: list[Paragraph] = []
        for _ in range(_PARAGRAPHS_PER_SECTION):
            count = chance.randint(*_PER_PARAGRAPH)
            taken, left = left[:count], left[count:]
            if not taken:
                break
            texts = tuple(sentence.text for sentence in taken)
            notes: tuple[Note, ...] = ()
            if chance.randrange(_NOTED) == 0:
                number += 1
                at = chance.randrange(len(texts))
                notes = (Note(number, at, _mark_place(texts[at], chance), _note(said, number, chance)),)
            paragraphs.append(Paragraph(texts, notes))
        heading = headings[len(sections) % len(headings)]
        sections.append(Section(f"{len(sections) + 1}. {heading}", tuple(paragraphs)))
    return Document(
        title=said.title,
        language=language,
        running_head=said.running_head,
        date=f"{chance.randint(1990, 2024)}-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}",
        sections=tuple(sections),
        space=space,
        known=known,
    )


def _sentences(said: Phrases, chance: random.Random, count: int) -> tuple[Sentence, ...]:
    """``count`` sentences that neither stand in one another nor become one another by an edit."""
    found: dict[str, Sentence] = {}
    taken: set[str] = set()
    while len(found) < count:
        template = said.templates[len(found) % len(said.templates)]
        sentence = _filled(template, said, chance)
        forms = {sentence.text, *filter(None, sentence.edits.values())}
        if forms & taken:
            continue
        taken |= forms
        found[sentence.text] = sentence
    return tuple(chance.sample(list(found.values()), count))


def _filled(template: str, said: Phrases, chance: random.Random) -> Sentence:
    made = fill(template, said, chance)
    edits: dict[EditKind, str] = {"removal": ""}
    if made.digit:
        edits["digit"] = made.digit
    if made.negation:
        edits["negation"] = made.negation
    if made.word:
        edits["word"] = made.word
    if made.deletion:
        edits["deletion"] = made.deletion
    return Sentence(made.text, edits)


def _mark_place(sentence: str, chance: random.Random) -> int:
    """The end of the sentence, or of a word within it that letters or a comma end."""
    ends = [at for at, character in enumerate(sentence) if character == " " and sentence[at - 1].isalpha() and at > 9]
    return chance.choice([len(sentence), *ends[:4]]) if ends else len(sentence)


def _note(said: Phrases, number: int, chance: random.Random) -> str:
    return chance.choice(said.notes).format(number=number, page=chance.randint(2, 480), year=chance.randint(1950, 2020))
