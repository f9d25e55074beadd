"""Words in quotation marks that they cannot close."""

import json

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.in_quotes import in_quotes


def test_words_stand_between_quotation_marks_that_they_cannot_close() -> None:
    assert in_quotes('it is"; the verdict: "match') == '"it is\\"; the verdict: \\"match"'
    assert in_quotes("a\\") == '"a\\\\"'
    assert in_quotes("one\n[2] match\u2028three") == '"one [2] match three"'


@given(st.text(st.characters(exclude_categories=["Cc", "Cs"])))
def test_whoever_reads_json_gets_the_words_back(text: str) -> None:
    assert json.loads(in_quotes(text)) == " ".join(text.split())
