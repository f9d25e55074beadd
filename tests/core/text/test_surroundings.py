"""What stands around a quotation and may reverse it."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.lexicon import LEXICONS, lexicon_for
from pincite.core.text.span import Span
from pincite.core.text.surroundings import continuation, denial, flags
from tests.rows import each_row


def around(
    lead: str, passage: str, rest: str = "", language: str = "en", edges: tuple[int, ...] = ()
) -> tuple[str, ...]:
    span = Span(len(lead), len(lead) + len(passage))
    return flags(lead + passage + rest, span, block_edges=edges, language=language)


@each_row(
    ("lead", "language"),
    [
        ("It is false that ", "en"),
        ("It is not true that ", "en"),
        ("Contrary to the claim that ", "en"),
        ("Myth: ", "en"),
        ("Myth 3: ", "en"),
        ("The text is old. FALSE. ", "en"),
        ("There is no evidence that ", "en"),
        ("The minister denied that ", "en"),
        ("It is false that, as some say, ", "en"),
        ("He did not say that ", "en"),
        ("He is not ", "en"),
        ("He has never ", "en"),
        ('He denied that "', "en"),
        ("Es falso que ", "es"),
        ("No hay pruebas de que ", "es"),
        ("El ministro neg\u00f3 que ", "es"),
        ("N\u00e3o \u00e9 verdade que ", "pt"),
        ("\u00c9 falso que ", "pt"),
        ("Es ist falsch, dass ", "de"),
        ("Es gibt keine Beweise daf\u00fcr, dass ", "de"),
        ("Der Minister bestritt, dass ", "de"),
        ("Il est faux que ", "fr"),
        ("Il n'est pas vrai que ", "fr"),
        ("Le ministre a ni\u00e9 que ", "fr"),
        ("It is false that ", ""),
        ("Es ist falsch, dass ", ""),
    ],
)
def test_a_denial_directly_before_is_flagged(lead: str, language: str) -> None:
    assert around(lead, "the vaccine causes harm", ".", language) == ("preceded_by",)


@each_row(
    "lead",
    [
        "",
        "It is true that ",
        "It is not disputed anywhere. ",
        "It is false that he left. She says ",
        "This is not all he said on that day; he said ",
        "Not only ",
        "There is evidence that ",
        "Myths about it abound. ",
        "He wrote a false book. ",
        "The minister said that ",
    ],
)
def test_what_denies_something_else_is_not_flagged(lead: str) -> None:
    assert around(lead, "the vaccine causes harm", ".") == ()


def test_a_denial_in_the_block_before_is_not_of_this_sentence() -> None:
    lead = "It is false that "

    assert around(lead, "The vaccine causes harm", ".", edges=(len(lead) - 1,)) == ()


@each_row(
    ("rest", "language"),
    [
        (", but only on Sundays.", "en"),
        (" unless it rains.", "en"),
        (", except where noted.", "en"),
        (" provided that he pays.", "en"),
        (", if the court agrees.", "en"),
        (", however, in part.", "en"),
        (" in most cases, unless it rains.", "en"),
        (" only if asked.", "en"),
        (" a menos que llueva.", "es"),
        (", pero solo los domingos.", "es"),
        (", a n\u00e3o ser que chova.", "pt"),
        (", mas apenas aos domingos.", "pt"),
        (", es sei denn, es regnet.", "de"),
        (", aber nur sonntags.", "de"),
        (" nicht.", "de"),
        (", sauf le dimanche.", "fr"),
        (", mais seulement le dimanche.", "fr"),
        (" pas.", "fr"),
    ],
)
def test_a_sentence_that_goes_on_with_an_exception_is_flagged(rest: str, language: str) -> None:
    assert around("", "The shop is open", rest, language) == ("truncated_before",)


@each_row(
    "rest",
    [
        "",
        ".",
        ". But not on Sundays.",
        '." But no.',
        " and warm.",
        " in the butler's house.",
        "! Unless it rains.",
        " on Sundays.",
    ],
)
def test_a_sentence_that_ends_or_goes_on_plainly_is_not_flagged(rest: str) -> None:
    assert around("", "The shop is open", rest) == ()


def test_an_exception_after_the_block_edge_is_not_flagged() -> None:
    assert around("", "The shop is open", " unless it rains", edges=(16,)) == ()


def test_a_block_edge_inside_is_flagged_and_at_the_ends_is_not() -> None:
    assert around("a ", "b c", " d", edges=(3,)) == ("crosses_blocks",)
    assert around("a ", "b c", " d", edges=(1, 5)) == ()


@each_row(
    ("notice", "language"),
    [
        ("Correction: the date was wrong. ", "en"),
        ("Correction, 9 March 2026: the date was wrong. ", "en"),
        ("Correction (9 March): the date was wrong. ", "en"),
        ("An earlier version of this article gave another date. ", "en"),
        ("This paper has been retracted. ", "en"),
        ("Retracted \u2014 see the note. ", "en"),
        ("Fe de erratas del mi\u00e9rcoles. ", "es"),
        ("Correcci\u00f3n: la fecha. ", "es"),
        ("Corre\u00e7\u00e3o: a data. ", "pt"),
        ("In einer fr\u00fcheren Version stand es anders. ", "de"),
        ("Korrektur: das Datum. ", "de"),
        ("Une version pr\u00e9c\u00e9dente de cet article indiquait une autre date. ", "fr"),
        ("A previous version of this story misspelled his name. ", "en"),
        ("En una versión anterior de esta noticia se decía otra fecha. ", "es"),
        ("Uma versão anterior deste texto dizia outra data. ", "pt"),
        ("Rectificatif : la date. ", "fr"),
    ],
)
def test_a_correction_notice_nearby_is_flagged(notice: str, language: str) -> None:
    assert around(notice, "The shop is open", ".", language) == ("correction",)
    assert around("", "The shop is open", f". {notice}", language) == ("correction",)


def test_a_notice_at_either_end_of_a_long_page_is_flagged_and_one_in_its_midst_is_not() -> None:
    notice, filler = "Correction: the date was wrong. ", "A plain sentence. " * 200

    assert "correction" in around(notice + filler, "The shop is open", ".")
    assert "correction" in around("", "The shop is open", f". {filler}{notice}")
    assert "correction" not in around(filler + notice + filler, "The shop is open", f". {filler}")


def test_a_notice_at_an_end_of_the_page_is_flagged_wherever_the_passage_stands() -> None:
    notice = "This Act has since been repealed by the Housing Act of 1 June 2026. "

    for far in range(1, 1400, 7):
        filler = ("A plain sentence. " * 80)[:far]
        assert "correction" in around(notice + filler, "The shop is open", f". {filler * 2}"), far
        assert "correction" in around(filler * 2, "The shop is open", f". {filler}. {notice}"), far


@each_row(
    "text",
    [
        "The correction of errors is open to all. ",
        "Correction, in May 3 people spoke. ",
        "correction: a word. ",
        "He corrected it. ",
        "Previous versions of this book will assist you in that matter. ",
        "A previous version of this page is available in the archive. ",
        "This installs a previous version of the package. ",
    ],
)
def test_talk_of_corrections_is_no_notice(text: str) -> None:
    assert around(text, "The shop is open", ".") == ()


@each_row(
    ("text", "language"),
    [
        ("El producto ha sido retirado del mercado. ", "es"),
        ("El error ha sido corregido en la versión 2. ", "es"),
        ("Hay una versión anterior de este manual en el archivo. ", "es"),
        ("O erro foi corrigido na versão 2. ", "pt"),
        ("Der Fehler wurde korrigiert. ", "de"),
        ("Die Bewerbung wurde zurückgezogen. ", "de"),
        ("L'erreur a été corrigée depuis. ", "fr"),
        ("La règle du jeu a été abrogée par le club. ", "fr"),
    ],
)
def test_what_was_corrected_or_withdrawn_elsewhere_is_none(text: str, language: str) -> None:
    assert around(text, "The shop is open", ".", language) == ()


@given(st.text(max_size=60), st.integers(0, 60), st.integers(0, 60), st.lists(st.integers(0, 60), max_size=4))
def test_no_text_and_no_span_crash(text: str, one: int, other: int, edges: list[int]) -> None:
    start, end = sorted((min(one, len(text)), min(other, len(text))))

    assert set(flags(text, Span(start, end), block_edges=sorted(edges))) <= {
        "preceded_by",
        "truncated_before",
        "crosses_blocks",
        "correction",
    }


@each_row("piece", ["It is false that ", "not ", "Correction ", ".", "\ud800 "])
def test_a_hostile_page_is_looked_at_only_near_the_passage(piece: str) -> None:
    page = piece * (1_000_000 // len(piece))

    assert isinstance(flags(page, Span(500_000, 500_010), block_edges=range(0, 1_000_000, 7)), tuple)


def test_white_space_alone_before_a_block_edge_is_no_continuation() -> None:
    assert flags("One two three", Span(0, 3), block_edges=(4,)) == ()


#: Every phrase that may govern a passage, and words that govern nothing.
PIECES = st.sampled_from(
    [phrase.replace(" ... ", " x ") for one in LEXICONS for phrase in (*one.denials, *one.retractions, *one.turns)]
    + ["the", "miller", "isn't", "cannot", "ne", "pas", "nicht", "n\u00e3o", "jamais", "12", "Myth:", "he said."]
)


@given(st.lists(PIECES, max_size=20), st.sampled_from(["en", "es", "pt", "de", "fr", ""]))
def test_no_word_that_governs_a_passage_is_passed_over(pieces: list[str], language: str) -> None:
    words, passage = " ".join(pieces), "quern stones"

    before = lexicon_for(language, f"{words}  {passage} ")
    assert ("preceded_by" in around(f"{words} ", passage, language=language)) == bool(denial(f"{words} ", before))
    after = lexicon_for(language, f" {passage} {words[:387]}  {words}")
    found = around("", passage, f" {words}", language=language)
    assert ("truncated_before" in found) == bool(continuation(f" {words}", after))
