"""Where a quotation begins and ends in a text."""

from pincite.core.shapes.quoted import quoted
from tests.rows import each_row


@each_row(
    ("text", "words"),
    [
        ('\u201eDie Frist ist kurz" und gilt.', ["Die Frist ist kurz"]),
        ('\u201eEins zwei" und \u201edrei vier\u201c', ["Eins zwei", "drei vier"]),
        ('\u201cone two" and \u201cthree four\u201d', ["one two", "three four"]),
        ('\u201cone two" and "three four"', ["one two", "three four"]),
        ('\u201eDas "gute Ding" hier" steht', ['Das "gute Ding" hier']),
    ],
)
def test_a_straight_mark_closes_what_a_program_opened(text: str, words: list[str]) -> None:
    assert [one.words for one in quoted(text)] == words


@each_row(
    ("text", "words"),
    [
        ('\u201eA "B C" ist gut\u201c und so', ['A "B C" ist gut']),
        ('He said \u201cone "two three" four\u201d then', ['one "two three" four']),
        ('"one two\u201d x', []),
    ],
)
def test_a_mark_of_its_own_kind_goes_before_it(text: str, words: list[str]) -> None:
    assert [one.words for one in quoted(text)] == words


@each_row(
    ("text", "words"),
    [
        ('首相は"増税は行わない"と述べた。他说"价格不会上涨"的规定。', ["増税は行わない", "价格不会上涨"]),
        ('법원은 "계약은 해제할 수 없다"고 했다.', ["계약은 해제할 수 없다"]),
        ("Er las ›die Frist beträgt zwei Wochen‹ und ging.", ["die Frist beträgt zwei Wochen"]),
        ("Il dit ‹ le délai court encore › puis sort.", ["le délai court encore"]),
        ('5" and 6" of "one two three" then', ["one two three"]),
    ],
)
def test_where_no_spaces_part_words_a_mark_stands_between_letters(text: str, words: list[str]) -> None:
    assert [one.words for one in quoted(text)] == words


@each_row(
    ("text", "words"),
    [
        ("민법은 ‘이 조항은 처음부터 무효’라고 정한다 ", "이 조항은 처음부터 무효"),
        ("同时指出；‘罚款为每天一千五百元’（", "罚款为每天一千五百元"),
    ],
)
def test_single_marks_hold_words_of_any_script(text: str, words: str) -> None:
    assert [one.words for one in quoted(text, [len(text)]) if one.is_sure] == [words]
