"""Who does what to whom: turned round it is told, in whatever form of the verb; said otherwise it is not."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.change import compare
from pincite.core.text.change.swaps import swapped
from pincite.core.text.change.turns import turned
from pincite.core.text.change.verbs import same_verb
from pincite.core.text.lexicon import lexicon_for
from tests.rows import each_row

TURNED = [
    ("The firm took the bank in 1911.", "The firm was taken by the bank in 1911.", "en"),
    ("The firm has taken the bank.", "The firm has been taken by the bank.", "en"),
    ("The firm will take the bank.", "The firm will be taken by the bank.", "en"),
    ("The firm sold the bank to the town.", "The firm was sold by the bank to the town.", "en"),
    ("The firm sold to the bank.", "The firm was sold by the bank.", "en"),
    ("The firm bought the bank.", "The firm was bought by the bank.", "en"),
    ("The firm paid by cheque.", "The firm was paid by cheque.", "en"),
    ("The firm paid 5 euros for the land.", "The firm was paid 5 euros for the land.", "en"),
    ("The firm has paid 5 euros for the land.", "The firm has been paid 5 euros for the land.", "en"),
    ("Brazil beat Spain in the final.", "Brazil was beaten by Spain in the final.", "en"),
    ("The rebels led the army.", "The rebels were led by the army.", "en"),
    ("The rebels held the town.", "The rebels were held by the town.", "en"),
    ("The king gave the land.", "The king was given the land.", "en"),
    ("The bank sued the firm in May.", "The firm sued the bank in May.", "en"),
    ("The big firm sued the bank in May.", "The bank sued the big firm in May.", "en"),
    ("The firm sued the old bank in May.", "The old bank sued the firm in May.", "en"),
    ("The bank was sued by the firm in May.", "The firm was sued by the bank in May.", "en"),
    ("The soldiers shot the rebels.", "The soldiers were shot by the rebels.", "en"),
    ("The police struck the crowd.", "The police were struck by the crowd.", "en"),
    ("The boy bit the dog.", "The boy was bitten by the dog.", "en"),
    ("The army overthrew the king.", "The army was overthrown by the king.", "en"),
    ("The thief stole the car.", "The thief was stolen by the car.", "en"),
    ("The firm did not take the bank.", "The firm was not taken by the bank.", "en"),
    ("The dog saw the cat.", "The cat saw the dog.", "en"),
    ("La empresa vendi\u00f3 el banco.", "La empresa fue vendida por el banco.", "es"),
    ("La empresa hizo el puente.", "La empresa fue hecha por el puente.", "es"),
    ("El banco demand\u00f3 a la empresa.", "La empresa demand\u00f3 al banco.", "es"),
    ("El banco conden\u00f3 el acto.", "El banco fue condenado por el acto.", "es"),
    ("A empresa comprou o banco.", "A empresa foi comprada pelo banco.", "pt"),
    ("A empresa fez o banco.", "A empresa foi feita pelo banco.", "pt"),
    ("Die Firma nahm die Bank.", "Die Firma wurde von der Bank genommen.", "de"),
    ("Die Bank schlug die Firma.", "Die Bank wurde von der Firma geschlagen.", "de"),
    ("Die Bank verkaufte die Firma.", "Die Bank wurde von der Firma verkauft.", "de"),
    ("La banque prit la ville.", "La banque fut prise par la ville.", "fr"),
    ("La banque a vendu la firme.", "La banque a \u00e9t\u00e9 vendue par la firme.", "fr"),
    ("La banque mit la firme.", "La banque fut mise par la firme.", "fr"),
]
TURNED += [("The firm paid 5 euros to the town.", "The firm was paid 5 euros to leave the town.", "en")]
AS_BEFORE = [
    ("The firm took the bank in 1911.", "The bank was taken by the firm in 1911."),
    ("The firm sold the bank.", "The bank was sold by the firm."),
    ("The amount paid by the firm was 5 euros.", "The amount was paid by the firm, 5 euros."),
    ("The amount paid by cheque is small.", "The amount was paid by cheque and is small."),
    ("The hall closed at noon.", "The hall was closed at noon."),
    ("The firm paid by cheque.", "The firm paid by card."),
    ("The firm was paid by cheque.", "The firm was paid by card."),
    ("The fee was raised by 5 %.", "The fee rose by 5 %."),
    ("The firm took the bank in May.", "The firm took over the bank in May."),
    ("On Monday the council met in Orsk.", "In Orsk the council met on Monday."),
    ("They sell cats and dogs.", "They sell dogs and cats."),
    ("The report was written by the board.", "The board wrote the report."),
    ("The firm took the bank.", "The firm had taken the bank."),
    ("The town is known by its mill.", "The town knew its mill."),
    ("Cats, dogs and birds are let in.", "Birds, dogs and cats are let in."),
    (
        "The mill is older than the bridge, and the bridge is made of stone.",
        "The mill is older than the bridge, and the bridge is made of brick.",
    ),
    ("The firm paid the fee.", "The fee was paid."),
    ("A man with a dog walked by.", "A man and his dog walked by."),
    ("Open the file menu, then the view tab.", "Open the view tab, then the file menu."),
    ("The study led by Smith found more.", "The study was led by Smith and found more."),
    ("Two yellow dogs are running side by side.", "The yellow dogs run."),
    ("A player may be a head coach or an assistant coach.", "A player may be an assistant coach or a head coach."),
    ("The king was sentenced to four years.", "The king had a sentence of four years."),
    ("The firm met the bank in May.", "The bank met the firm in May."),
    ("The sums paid in May are small.", "The sums were paid in May and are small."),
]


@each_row(("before", "after", "language"), TURNED)
def test_roles_that_turn_are_a_critical_direction_both_ways(before: str, after: str, language: str) -> None:
    assert "direction" in compare(before, after, language).critical
    assert "direction" in compare(after, before, language).critical


@each_row(("before", "after"), AS_BEFORE)
def test_the_same_roles_in_other_words_are_no_direction(before: str, after: str) -> None:
    for change in (compare(before, after, "en"), compare(after, before, "en")):
        assert change.classes
        assert "direction" not in change.critical


@each_row(
    ("one", "other", "language", "expected"),
    [
        ("took", "taken", "en", True),
        ("took", "told", "en", False),
        ("bit", "bitten", "en", True),
        ("nahm", "genommen", "de", True),
        ("nahm", "gegeben", "de", False),
        ("hizo", "hecha", "es", True),
        ("fez", "feita", "pt", True),
        ("mit", "mise", "fr", True),
        ("praised", "praises", "en", True),
        ("in", "is", "en", False),
    ],
)
def test_irregular_forms_are_of_one_verb_and_no_other(one: str, other: str, language: str, expected: bool) -> None:
    lexicon = lexicon_for(language, "")

    assert same_verb(one, other, lexicon) is same_verb(other, one, lexicon) is expected


@given(
    st.lists(
        st.sampled_from("the firm bank was been by paid took taken cheque and , 5 \ud800".split(" ")), max_size=40
    ),
    st.data(),
)
def test_no_order_of_words_crashes_it_and_a_text_never_turns_against_itself(
    pieces: list[str], data: st.DataObject
) -> None:
    lexicon = lexicon_for("en", "")
    other = data.draw(st.permutations(pieces))

    assert isinstance(turned(" ".join(pieces), " ".join(other), lexicon), bool)
    assert not turned(" ".join(pieces), " ".join(pieces), lexicon)
    assert not swapped(" ".join(pieces), " ".join(pieces), lexicon)


@each_row(
    ("before", "after", "language"),
    [
        ("it is paid prior to delivery", "it is paid upon delivery", "en"),
        ("it is paid before the delivery", "it is paid at the delivery", "en"),
        ("it is paid prior to delivery", "it is paid subsequent to delivery", "en"),
        ("se paga antes de mayo", "se paga en mayo", "es"),
        ("paga-se antes da entrega", "paga-se na entrega", "pt"),
        ("man zahlt vor der Lieferung", "man zahlt bei der Lieferung", "de"),
        ("on paie avant la livraison", "on paie d\u00e8s la livraison", "fr"),
    ],
)
def test_before_that_gives_way_to_the_moment_itself_is_a_direction(before: str, after: str, language: str) -> None:
    assert "direction" in compare(before, after, language).critical
    assert "direction" in compare(after, before, language).critical
