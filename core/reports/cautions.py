"""What to know of words that stand in their page, before anybody relies on them."""

from pincite.core.anchor import Location
from pincite.core.reports.explained import telling_notes
from pincite.core.reports.harmless import one_line
from pincite.core.reports.phrases import FLAGS, NOTES, said
from pincite.core.verify.pinpoint import ELSEWHERE
from pincite.core.wording import ENGLISH, Wording

#: How the notes begin that repeat the words which a flag tells of.
BESIDE = ('the notice: "', 'right before it: "', 'right after it: "')
_LINE = 600


def cautions(location: Location, say: Wording = ENGLISH) -> list[str]:
    """A sentence for each note and flag of ``location`` that changes how its words are to be read."""
    notes = [note for note in telling_notes(location.notes) if note in NOTES or note.startswith(ELSEWHERE)]
    sentences = [said(note, NOTES, say) for note in notes]
    sentences += [said(flag, FLAGS, say) for flag in location.flags]
    sentences += [note for note in location.notes if note.startswith(BESIDE)]
    return [one_line(sentence, _LINE) for sentence in sentences]
