"""The words that the rules know beyond the lexicon."""

from pincite.core.nli.builtin.vocabulary import vocabulary
from tests.core.text.lexicon.phrases import never_found
from tests.rows import each_row


@each_row("tag", ["en", "es", "pt", "de", "fr"])
def test_every_phrase_can_be_found(tag: str) -> None:
    known = vocabulary(tag)

    assert known is not None
    assert never_found(known.lexicon) == []
