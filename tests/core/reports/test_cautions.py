"""What speaks against words that stand is said to whoever stamps them, and nothing else."""

from pincite.core.anchor import Location
from pincite.core.reports.cautions import cautions
from pincite.core.reports.phrases import FLAGS, NOTES
from tests.rows import each_row

ELSEWHERE = "the URL points elsewhere: it stands before #noon"


@each_row(
    ("notes", "flags", "told"),
    [
        (["low_entropy"], [], [NOTES["low_entropy"]]),
        ([ELSEWHERE], [], [ELSEWHERE]),
        ([], ["preceded_by", "correction"], [FLAGS["preceded_by"], FLAGS["correction"]]),
        (["collapsed"], ["preceded_by"], [NOTES["collapsed"], FLAGS["preceded_by"]]),
        # How the words were found, and what nobody has a sentence for.
        (["quotation_marks", "ambiguous: stands 2 times"], [], []),
        ([], [], []),
    ],
)
def test_each_note_and_flag_that_bears_on_the_words_is_one_sentence(
    notes: list[str], flags: list[str], told: list[str]
) -> None:
    location = Location(stands=True, kind="exact", current_hash="", notes=tuple(notes), flags=tuple(flags))

    assert cautions(location) == told
