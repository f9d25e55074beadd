"""What the citations of a vendor's answer mark, and the sentence that each is a claim of."""

from pincite.core.shapes.spans import Answer
from pincite.core.text.span import Span


def test_a_sentence_with_many_citations_is_kept_once() -> None:
    text = "word " * 100
    spans = [Span(at * 5, at * 5 + 4) for at in range(100)]
    answer = Answer(text, spans)

    assert {id(answer.claim(span)) for span in spans} == {id(answer.claim(spans[0]))}
    assert answer.claim(spans[0]) == text.strip()
