"""The elision rung: segments in order, in one block, hiding no reversal."""

from pincite.core.text.page import Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import elided, exact
from tests.rows import each_row

PAGE = (
    "The council met in the old hall on Monday. It decided, after a long debate about money, to close the bridge. "
    "The road will not, in the view of the mayor, be closed before winter. The mill burns coal. It never burns wood. "
    "The mill is old."
)


def found(passage: str, page: str = PAGE, block_edges: tuple[int, ...] = ()) -> elided.Elided | None:
    return elided.find(Passage(passage), Stream("visible", page, block_edges=block_edges), exact.find)


@each_row(
    "passage",
    [
        "It decided ... to close the bridge",
        "It decided\u2026 to close the bridge",
        "It decided, [...] to close the bridge.",
        "It decided, [\u2026] to close the bridge.",
        "It decided, (...) to close the bridge.",
        "It decided . . . to close the bridge",
        "The council met in the old hall . . . .",
        "The council met in the old hall . . . . It decided",
        "The council met in the old hall. . . . It decided",
        "The council met in the old hall .... It decided",
        "The council met in the old hall [. . . .] It decided",
        "The council met in the old hall (....) It decided",
        "The council met in the old hall \u2026 . It decided",
        "The council met in the old hall ..., .... It decided",
        "The council met ... old hall on Monday. It decided",
        "... It decided, after a long debate ...",
    ],
)
def test_segments_in_order_stand(passage: str) -> None:
    placed = found(passage)

    assert placed is not None
    assert placed.hides is None


@each_row(
    "passage",
    [
        "to close the bridge ... It decided, after a long debate",
        "It decided ... to close the tunnel",
        "It ... bridge",
        "It decided ... the bridge",
        "decided ... to close the bridge",
        "It decided to close the bridge",
        "The council met in the old hall . . . .5 of it decided",
    ],
)
def test_another_order_or_scraps_do_not(passage: str) -> None:
    assert found(passage) is None


@each_row("dots", ["...", "....", ". . .", ". . . .", "\u2026", "[. . . .]"])
def test_the_point_of_a_decimal_is_no_dot_of_an_elision(dots: str) -> None:
    assert found(f"It rose {dots} .5 percent in the year", "It rose, he said, 5 percent in the year.") is None
    assert found(f"It rose {dots} .5 percent in the year", "It rose, he said, .5 percent in the year.") is not None


@each_row(
    ("quoted", "page", "word"),
    [
        (
            "The plan is ... being a success for the town",
            "The plan is far from being a success for the town.",
            "far from",
        ),
        (
            "The minister said ... that he took the money",
            "The minister said falsely that he took the money.",
            "falsely",
        ),
        ("The minister ... that he took the money", "The minister angrily denied that he took the money.", "denied"),
        ("The man ... stole the car in May", "The man allegedly stole the car in May.", "allegedly"),
        ("He paid ... a fine of ten dollars", "He paid nothing instead of a fine of ten dollars.", "nothing"),
        ("El plan es ... un éxito para la ciudad", "El plan es todo menos un éxito para la ciudad.", "todo menos"),
        (
            "Der Plan ist ... ein Erfolg der Stadt",
            "Der Plan ist alles andere als ein Erfolg der Stadt.",
            "alles andere als",
        ),
        ("O plano está ... ser um sucesso da cidade", "O plano está longe de ser um sucesso da cidade.", "longe de"),
        ("Le plan est ... faire un franc succès", "Le plan est loin de faire un franc succès.", "loin de"),
        ("Some say ... that the tide rose", "Some say it is a myth that the tide rose.", "it is a myth that"),
        ("It was shown ... to stop the fever", "It was shown to fail to stop the fever.", "fail to"),
        ("The drug ... only helps the old", "The drug not only helps the old.", "not"),
        ("El plan ... reduce el riesgo de daño", "El plan apenas reduce el riesgo de daño.", "apenas"),
        ("The letter ... was found in the sea", "The letter, a complete hoax, was found in the sea.", "hoax"),
        ("The firm ... will pay its staff", "The firm, depending on the bank, will pay its staff.", "depending on"),
        ("The fee falls on firms ... in the city", "The fee falls on firms save those in the city.", "save those"),
    ],
)
def test_an_elision_may_not_hide_what_says_that_it_is_not_so(quoted: str, page: str, word: str) -> None:
    placed = found(quoted, page)

    assert placed is not None
    assert placed.hides == word


@each_row(
    ("quoted", "page", "word"),
    [
        ("The dose is ... five grams a day", "The dose is at most five grams a day.", "at most"),
        ("The dose is ... five grams a day", "The dose is, for men, under five grams a day.", "under"),
        ("The drug ... reduce the risk of a stroke", "The drug might reduce the risk of a stroke.", "might"),
        ("By the act ... tenants must pay the fee", "By the act only some tenants must pay the fee.", "only"),
        ("The minister ... signed the act of May", "The minister almost signed the act of May.", "almost"),
        ("The firm shall ... repair the old roof", "The firm shall refuse to repair the old roof.", "refuse to"),
        ("The firm shall ... repair the old roof", "The firm shall forbid anyone to repair the old roof.", "forbid"),
        ("Die Firma ... das alte Dach ausbessern", "Die Firma verbietet allen das alte Dach ausbessern.", "verbietet"),
        ("La dosis es de ... cinco gramos al día", "La dosis es de hasta cinco gramos al día.", "hasta"),
        ("Die Dosis ist ... fünf Gramm am Tag", "Die Dosis ist höchstens fünf Gramm am Tag.", "höchstens"),
        ("La dose est de ... cinq grammes par jour", "La dose est de au plus cinq grammes par jour.", "au plus"),
        ("A dose é de ... cinco gramas por dia", "A dose é de quase cinco gramas por dia.", "quase"),
    ],
)
def test_an_elision_may_not_hide_what_bounds_the_words_behind_it(quoted: str, page: str, word: str) -> None:
    placed = found(quoted, page)

    assert placed is not None
    assert placed.hides == word


@each_row(
    ("quoted", "page"),
    [
        ("The drug ... reduces the risk of a stroke", "The drug, which all should take, reduces the risk of a stroke."),
        ("The dose is ... five grams a day", "The dose is, for most men in the town, five grams a day."),
        ("The mayor ... opened the new road", "The mayor, who rejected the tax, opened the new road."),
        ("The fee ... is paid by the old", "The fee of some pounds that may rise is paid by the old."),
        ("The writer ... lives in the old town", "The writer of science fiction novels lives in the old town."),
        ("The writer ... lives in the old town", "The writer of books on Greek myths lives in the old town."),
        ("The writer ... lives in the old town", "The writer, No. 5 on the list, lives in the old town."),
        ("The writer ... lives in the old town", "The writer, without doubt a genius, lives in the old town."),
    ],
)
def test_what_bounds_other_words_may_be_left_out(quoted: str, page: str) -> None:
    placed = found(quoted, page)

    assert placed is not None
    assert placed.hides is None


def test_an_elision_may_not_hide_a_negation_of_its_sentence() -> None:
    placed = found("The road will ... be closed before winter")

    assert placed is not None
    assert placed.hides == "not"


def test_a_negation_in_a_sentence_left_out_whole_is_only_flagged() -> None:
    placed = found("The mill burns coal. ... The mill is old.")

    assert placed is not None
    assert placed.hides is None
    assert placed.negation_elsewhere


def test_segments_of_two_blocks_are_not_joined() -> None:
    page = "It decided, after a long debate,\nto close the bridge."

    assert found("It decided, after a long debate ... close the bridge", page) is not None
    assert found("It decided, after a long debate ... close the bridge", page, block_edges=(32,)) is None


def test_the_tightest_placement_is_taken() -> None:
    page = "Prices rose by far. Prices rose by much in the spring of that year."

    placed = found("Prices rose by ... in the spring of", page)

    assert placed is not None
    assert page[placed.span.start :].startswith("Prices rose by much")
