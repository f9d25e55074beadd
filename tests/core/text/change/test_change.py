"""The classes of a change, and those look-alikes that are none."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.change import compare
from tests.rows import each_row

TEXTS = st.text(alphabet=st.sampled_from(list("abN not 1,0.-%\u00b2\u2019' may The \ud800\u4e00\u00e9")), max_size=50)


def classes(before: str, after: str, language: str = "en") -> tuple[str, ...]:
    return compare(before, after, language).classes


@each_row(
    ("before", "after", "language"),
    [
        ("It was 1914 then", "It was 1918 then", "en"),
        ("10\u00b2 men came", "102 men came", "en"),
        ("It cost 1,000 in all", "It cost 1,500 in all", "en"),
        ("It weighs 5.7 of them", "It weighs 57 of them", "en"),
        ("5 million men", "5 men", "en"),
        ("from 3 to 5 men", "from 5 to 3 men", "en"),
        ("three hundred men", "four hundred men", "en"),
        ("the first man", "the second man", "en"),
        ("two-thirds of it", "two-fifths of it", "en"),
        ("version 1.2.3 of it", "version 1.2.4 of it", "en"),
        ("one man came", "two men came", "en"),
        ("trescientos hombres", "cuatrocientos hombres", "es"),
        ("vinte e um homens", "vinte e dois homens", "pt"),
        ("ein Jahr lang", "zwei Jahre lang", "de"),
        ("quatre-vingt-dix hommes", "quatre-vingts hommes", "fr"),
        ("within 60 days after it", "within sixty (90) days after it", "en"),
        ("a room 45 \u20ac 70 \u20ac here", "a room 45 \u20ac 75 \u20ac here", "de"),
        ("a room 5 EUR 7 EUR here", "a room 5 EUR 8 EUR here", "en"),
        ("within sixty (60) days after it", "within sixty (90) days after it", "en"),
    ],
)
def test_another_number_is_a_number_change(before: str, after: str, language: str) -> None:
    assert compare(before, after, language).critical == ("number",)


@each_row(
    ("before", "after", "language"),
    [
        ("It cost 1,000 then", "It cost 1000 then", "en"),
        ("It cost 1,000 then", "It cost one thousand then", "en"),
        ("It is 3.5 now", "It is 3,5 now", ""),
        ("It is 3.50 now", "It is 3.5 now", "en"),
        ("10 000 hommes", "10000 hommes", "fr"),
        ("5 km away", "5000 m away", "en"),
        ("5% of it", "five percent of it", "en"),
        ("eine Stunde lang", "1 Stunde lang", "de"),
        ("one of them", "a part of them", "en"),
        ("three days later", "three long days later", "en"),
        ("quatre-vingt-dix ans", "90 ans", "fr"),
        ("trezentos e quarenta reais", "340 reais", "pt"),
        ("in 1914 they", "the 1914 they", "en"),
        ("It rose by 1,500 m here", "It rose by 1500 m here", "en"),
        ("within 60 days after it", "within sixty (60) days after it", "en"),
        ("within sixty (60) days after it", "within sixty days after it", "en"),
        ("no prazo de 30 dias a partir", "no prazo de 30 (trinta) dias a partir", "pt"),
        ("en el plazo de 30 d\u00edas desde", "en el plazo de treinta (30) d\u00edas desde", ""),
    ],
)
def test_the_same_number_written_otherwise_is_none(before: str, after: str, language: str) -> None:
    assert not {"number", "unit", "sign", "date"} & set(classes(before, after, language))


@each_row("language", ["", "en", "es", "de"])
@each_row(
    ("before", "after"),
    [
        ("a dose of 1.500 mg", "a dose of 1,500 mg"),
        ("a dose of 1,000 mg", "a dose of 1.000 mg"),
        ("in all $12.500 each", "in all $12,500 each"),
        ("some 3,500 million", "some 3.500 million"),
    ],
)
def test_a_mark_that_may_make_a_thousandfold_is_a_number_change(before: str, after: str, language: str) -> None:
    assert compare(before, after, language).critical == ("number",)


def test_thousands_that_may_have_become_decimals_are_a_number_change() -> None:
    assert compare("a dose of 1,500 mg", "a dose of 1.5 mg").critical == ("number",)
    assert compare("a dose of 1.5 mg", "a dose of 1.500 mg", "es").critical == ("number",)


@each_row(
    ("before", "after"),
    [
        ("a dose of 1,500 mg", "a dose of 1 500 mg"),
        ("a dose of 1,500 mg", "a dose of 1500 mg"),
        ("a dose of 1.500 mg", "a dose of 1500 mg"),
        ("a dose of 1.234.567 mg", "a dose of 1,234,567 mg"),
        ("a dose of 1.234,5 mg", "a dose of 1,234.5 mg"),
        ("a dose of 0.500 mg", "a dose of 0,500 mg"),
        ("a dose of 1.5 mg", "a dose of 1,5 mg"),
        ("a dose of 1234.567 mg", "a dose of 1234,567 mg"),
    ],
)
def test_a_mark_that_can_mean_one_thing_only_is_typography(before: str, after: str) -> None:
    change = compare(before, after)

    assert (change.classes, change.critical) == (("typography",), ())


@each_row(
    ("before", "after", "expected"),
    [
        ("rose by 5% then", "rose by 5 percentage points then", "unit"),
        ("5 km long", "5 miles long", "unit"),
        ("5% of it", "5 of it", "unit"),
        ("$5 each", "\u20ac5 each", "unit"),
        ("at 10 am then", "at 10 pm then", "unit"),
        ("paid per hour here", "paid per day here", "unit"),
        ("it was 10 then", "it was -10 then", "sign"),
        ("x \u2264 y here", "x \u2265 y here", "sign"),
        ("a p < 0.05 here", "a p > 0.05 here", "sign"),
        ("on 4 July 2020 he", "on 5 July 2020 he", "date"),
        ("in July 2020 he", "in June 2020 he", "date"),
        ("on Monday he", "on Tuesday he", "date"),
        ("since 1914 he", "since 1918 he", "date"),
    ],
)
def test_units_signs_and_dates_have_classes_of_their_own(before: str, after: str, expected: str) -> None:
    assert compare(before, after, "en").critical == (expected,)
    assert classes(before, after) == (expected,)


MEASURES = {
    "en": "seconds minutes hours days weeks fortnights months years decades",
    "es": "segundos minutos horas d\u00edas semanas meses trimestres semestres a\u00f1os d\u00e9cadas",
    "pt": "segundos minutos horas dias semanas meses trimestres semestres anos d\u00e9cadas",
    "fr": "secondes minutes heures jours semaines mois trimestres semestres ans d\u00e9cennies",
    "de": "Sekunden Minuten Stunden Tage Wochen Monate Quartale Halbjahre Jahre Jahrzehnte",
}


@each_row("tag", ["own", "", "ja"])
@each_row("language", MEASURES)
def test_a_time_that_gave_way_to_another_is_a_unit_with_and_without_a_known_tag(language: str, tag: str) -> None:
    measures = MEASURES[language].split()
    pairs = [(one, other) for one in measures for other in measures if one != other]

    # French years are an English article: they need their own language, or words that show it.
    told = [pair for pair in pairs if tag == "own" or "ans" not in pair]
    assert [
        (one, other)
        for one, other in told
        if "unit" not in compare(f"14 {one}", f"14 {other}", language if tag == "own" else tag).critical
    ] == []


@each_row(
    ("before", "after", "language"),
    [
        ("14 Tage", "14 Tagen", "de"),
        ("5 Mrd. \u20ac im Jahr", "5 Milliarden Euro im Jahr", "de"),
        ("12 Monate", "ein Jahr", "de"),
        ("4 trimestres", "1 a\u00f1o", "es"),
        ("2 fortnights", "4 weeks", "en"),
        ("wait an hour", "wait the hour", ""),
    ],
)
def test_the_same_time_in_other_words_is_no_unit(before: str, after: str, language: str) -> None:
    assert compare(before, after, language).critical == ()


@each_row(
    ("before", "after", "language"),
    [
        ("on 4 July 2020 he", "on July 4, 2020 he", "en"),
        ("on 4 July 2020 he", "on 2020-07-04 he", "en"),
        ("on 3/4/2020 he", "on 3 April 2020 he", "en"),
        ("am 4. Juli 2020 war", "am 04.07.2020 war", "de"),
        ("el 4 de julio de 2020", "el 04/07/2020", "es"),
        ("he may go in May", "he may go during May", "en"),
    ],
)
def test_the_same_date_written_otherwise_is_no_date_change(before: str, after: str, language: str) -> None:
    assert classes(before, after, language) == ("wording",)


@each_row("language", ["", "en", "en-US", "en-GB", "de", "ja"])
@each_row(
    ("before", "after"),
    [
        ("On 03/04/2024 they met", "On 04/03/2024 they met"),
        ("On 12/11/2023 they met", "On 11/12/2023 they met"),
        ("On 3-4-24, they met", "On 03/05/2024, they met"),
        ("On 1/2/24 they met", "On 2/1/2024 they met"),
    ],
)
def test_day_and_month_that_changed_places_are_a_date_change(before: str, after: str, language: str) -> None:
    assert "date" in compare(before, after, language).critical


@each_row("language", ["", "en", "en-US", "en-GB", "fr"])
@each_row(
    ("before", "after"),
    [
        ("On 3/4/2024 they met", "On 03/04/2024 they met"),
        ("On 3/4/24 they met", "On 03-04-2024 they met"),
        ("On 5/5/2024 they met", "On 05/05/2024 they met"),
    ],
)
def test_the_same_day_and_month_in_the_same_order_are_no_date_change(before: str, after: str, language: str) -> None:
    assert compare(before, after, language).critical == ()


@each_row(
    ("before", "after", "language"),
    [
        ("You can go", "You can't go", "en"),
        ("You can go", "You cannot go", "en"),
        ("He is a member", "He is not a member", "en"),
        ("He is a member", "It is a myth that he is a member", "en"),
        ("Es socio de ella", "Es falso que es socio de ella", "es"),
        ("Il est membre", "Il est faux que il est membre", "fr"),
        ("He is not a member", "He is not only a member", "en"),
        ("He is here", "He is no longer here", "en"),
        ("He has not left", "He has never left", "en"),
        ("a lawful act", "an unlawful act", "en"),
        ("it is possible to go", "it is impossible to go", "en"),
        ("it is toxic to us", "it is non-toxic to us", "en"),
        ("a harmless plant", "a harmful plant", "en"),
        ("He is not unlawful", "He is lawful", "en"),
        ("with a permit", "without a permit", "en"),
        ("He was acquitted then", "He was convicted then", "en"),
        ("It is allowed here", "It is forbidden here", "en"),
        ("Puede entrar", "No puede entrar", "es"),
        ("Es v\u00e1lido", "Ya no es v\u00e1lido", "es"),
        ("es legal aqu\u00ed", "es ilegal aqu\u00ed", "es"),
        ("Ele pode entrar", "Ele n\u00e3o pode entrar", "pt"),
        ("um ato leal", "um ato desleal", "pt"),
        ("Er darf gehen", "Er darf nicht gehen", "de"),
        ("Er darf nicht gehen", "Er darf nicht mehr gehen", "de"),
        ("zul\u00e4ssige Werte", "unzul\u00e4ssige Werte", "de"),
        ("Il peut entrer", "Il ne peut pas entrer", "fr"),
        ("Il ne peut pas entrer", "Il ne peut plus entrer", "fr"),
        ("une eau potable", "une eau non potable", "fr"),
        ("There is no doubt of it", "There is doubt of it", "en"),
        ("There is now doubt of it", "There is no doubt of it", "en"),
        ("No matter what he paid", "It did matter what he paid", "en"),
        ("Es viejo, no obstante", "Es viejo y obstante", "es"),
        ("The drug is toxic", "The drug is non toxic", "en"),
        ("The drug is un- safe", "The drug is safe", "en"),
    ],
)
def test_a_negation_gained_lost_or_turned_is_critical(before: str, after: str, language: str) -> None:
    assert compare(before, after, language).critical == ("negation",)


@each_row(
    ("before", "after", "language"),
    [
        ("You cannot go", "You can not go", "en"),
        ("You can't go", "You cannot go", "en"),
        ("It is not good", "It isn't good", "en"),
        ("It is not good", "It isn\u2019t good", "en"),
        ("There is no proof", "There is not any proof", "en"),
        ("a non-profit body", "a nonprofit body", "en"),
        ("an unlawful act", "a not lawful act", "en"),
        ("a valuable gift", "an invaluable gift", "en"),
        ("they come in", "their income in", "en"),
        ("he played it", "he displayed it", "en"),
        ("the knot is here", "the note is here", "en"),
        ("Il peut pas entrer", "Il ne peut pas entrer", "fr"),
        ("keine Zeit", "keinerlei Zeit", "de"),
        ("forma del agua", "informa del agua", "es"),
        ("He will no doubt pay", "He will pay", "en"),
        ("Whether or not he pays", "Whether he pays", "en"),
        ("The drug is non-toxic", "The drug is non toxic", "en"),
    ],
)
def test_what_only_looks_like_a_negation_is_none(before: str, after: str, language: str) -> None:
    assert not {"negation", "modal"} & set(classes(before, after, language))


@each_row(
    ("before", "after", "language", "expected"),
    [
        ("Users may do it", "Users must do it", "en", "modal"),
        ("It causes harm", "It may cause harm", "en", "modal"),
        ("It is probably so", "It is so", "en", "modal"),
        ("Puede entrar", "Debe entrar", "es", "modal"),
        ("Pode entrar", "Deve entrar", "pt", "modal"),
        ("Er darf gehen", "Er muss gehen", "de", "modal"),
        ("Il peut entrer", "Il doit entrer", "fr", "modal"),
        ("all men agree", "most men agree", "en", "quantifier"),
        ("at least 5 men", "at most 5 men", "en", "quantifier"),
        ("few men came", "a few men came", "en", "quantifier"),
        ("He reads only books", "He reads books", "en", "quantifier"),
        ("He always sings", "He often sings", "en", "quantifier"),
        ("no m\u00e1s de cinco", "m\u00e1s de cinco", "es", "quantifier"),
        ("todos os homens", "alguns homens", "pt", "quantifier"),
        ("due on or after 1 March", "due after 1 March", "en", "quantifier"),
        ("am oder nach dem 1. M\u00e4rz", "nach dem 1. M\u00e4rz", "de", "quantifier"),
        ("mindestens f\u00fcnf", "h\u00f6chstens f\u00fcnf", "de", "quantifier"),
        ("au moins cinq", "au plus cinq", "fr", "quantifier"),
        ("Open unless stated", "Open if stated", "en", "exception"),
        ("Open to all, except children", "Open to all, children", "en", "exception"),
        ("abierto salvo los lunes", "abierto los lunes", "es", "exception"),
        ("aberto exceto feriados", "aberto feriados", "pt", "exception"),
        ("offen, au\u00dfer im Winter", "offen, im Winter", "de", "exception"),
        ("ouvert sauf en hiver", "ouvert en hiver", "fr", "exception"),
        ("prices rose sharply", "prices fell sharply", "en", "direction"),
        ("before the war", "after the war", "en", "direction"),
        ("a higher rate", "a lower rate", "en", "direction"),
        ("subi\u00f3 mucho", "baj\u00f3 mucho", "es", "direction"),
        ("subiu muito", "desceu muito", "pt", "direction"),
        ("vor dem Krieg", "nach dem Krieg", "de", "direction"),
        ("avant la guerre", "apr\u00e8s la guerre", "fr", "direction"),
    ],
)
def test_words_that_bound_or_turn_a_statement_are_critical(
    before: str, after: str, language: str, expected: str
) -> None:
    assert expected in compare(before, after, language).critical


@each_row(
    ("before", "after"),
    [
        ("more than 5 men", "over 5 men"),
        ("up to 5 men", "no more than 5 men"),
        ("prices rose sharply", "prices increased sharply"),
        ("prices rose sharply", "prices changed sharply"),
        ("they have to go", "they must go"),
        ("every man agrees", "each man agrees"),
        ("a big dog ran", "a brown dog ran"),
        ("the dog ran", "the cat ran"),
    ],
)
def test_other_words_for_the_same_bound_are_wording(before: str, after: str) -> None:
    change = compare(before, after, "en")

    assert change.classes == ("wording",)
    assert change.critical == ()


@each_row(
    ("before", "after"),
    [
        ("The European Commission said so", "The European Parliament said so"),
        ("Germany beat France", "France beat Germany"),
        ("Germany was first", "Austria was first"),
        ("he met Anna there", "he met Maria there"),
        ("a NASA report", "an ESA report"),
        ("it was built by Duke Henry", "it was built by Duke Henry II"),
        ("he met George V there", "he met George VI there"),
    ],
)
def test_one_name_for_another_is_critical(before: str, after: str) -> None:
    assert "entity" in compare(before, after, "en").critical


@each_row(
    ("before", "after"),
    [
        ("he met Anna there", "he met Anna and Maria there"),
        ("he met Anna Smith there", "he met Smith there"),
        ("he met John V. Smith there", "he met John Smith there"),
        ("he wrote Art. 5 of it", "he wrote Article 5 of it"),
        ("he wrote No. 5 of it", "he wrote Number 5 of it"),
        ("the European Union said", "the EU said"),
        ("the U.S. said so", "the US said so"),
        ("Researchers found it", "Scientists found it"),
        ("The man found it", "This man found it"),
    ],
)
def test_a_name_added_or_shortened_is_not_critical(before: str, after: str) -> None:
    assert compare(before, after, "en").critical == ()


def test_a_german_noun_is_no_name_and_a_place_after_in_is_one() -> None:
    assert classes("der Hund des Nachbarn", "die Katze des Nachbarn", "de") == ("wording",)
    assert "entity" in compare("er wohnt in Berlin dort", "er wohnt in Bremen dort", "de").critical


@each_row(
    ("before", "after", "expected"),
    [
        ("the Son of man", "the son of man", ("case",)),
        ("Hello, world now", "Hello world now", ("punctuation",)),
        ("It is \u201cgood\u201d now", 'It is "good" now', ("typography",)),
        ("now here he is", "nowhere he is", ("negation", "wording")),
        ("any body came", "anybody came", ("spacing",)),
        ("One. Two is here. Three is there.", "One. Three is there. Two is here.", ("wording",)),
    ],
)
def test_the_least_difference_is_named(before: str, after: str, expected: tuple[str, ...]) -> None:
    assert classes(before, after) == expected


def test_the_language_is_guessed_where_none_is_given() -> None:
    before, after = "Il est clair que la loi peut le faire", "Il est clair que la loi ne peut pas le faire"

    assert compare(before, after).critical == ("negation",)


@given(TEXTS, st.sampled_from(["", "en", "fr"]))
def test_a_text_and_itself_have_no_change(text: str, language: str) -> None:
    change = compare(text, text, language)

    assert change.classes == change.critical == ()
    assert all(step.op == "equal" for step in change.diff)


@given(TEXTS, TEXTS, st.sampled_from(["", "de", "en"]))
def test_the_diff_reassembles_both_sides_and_a_change_has_a_class(before: str, after: str, language: str) -> None:
    change = compare(before, after, language)

    # A step may begin within what a script without spaces writes: what stands between two steps is not known there.
    assert "".join(step.before for step in change.diff).replace(" ", "") == "".join(before.split())
    assert "".join(step.after for step in change.diff).replace(" ", "") == "".join(after.split())
    assert set(change.critical) <= set(change.classes)
    assert bool(change.classes) == (before != after)


@given(st.text(max_size=40), st.text(max_size=40))
def test_no_text_crashes_it(before: str, after: str) -> None:
    assert compare(before, after).diff or not (before.split() or after.split())


@each_row(
    ("before", "after"),
    [
        ("a b ", "b a "),
        ("1", "2"),
        ("123 ", "124 "),
        ("not ", "never "),
        ("Nobody ", "Nothing "),
        ("ne x x x x x ", "ne y y y y pas "),
        ("\ud800 ", "\udfff "),
        (". ", "! "),
    ],
)
def test_hostile_texts_are_compared(before: str, after: str) -> None:
    assert compare(before * (10_000 // len(before)), after * (10_000 // len(after)), "en").classes


def test_texts_of_nearly_a_megabyte_are_compared() -> None:
    change = compare("7" * 300_000 + " a" * 300_000, "8" * 300_000 + " b" * 300_000, "en")

    assert change.classes == ("number", "wording")
    assert len(change.diff) == 1


@each_row(
    ("before", "after", "steps"),
    [
        (
            'The "north" mill was open in May.',
            "The \u201cnorth\u201d mill was closed in May.",
            [("replace", "open", "closed")],
        ),
        (
            'A "big" dog\'s bark...',
            "A \u201csmall\u201d dog\u2019s bark\u2026",
            [("replace", '"big"', "\u201csmall\u201d")],
        ),
        (
            "The mill--an old one--was red.",
            "The mill \u2014 an old one \u2014 was blue.",
            [("replace", "red.", "blue.")],
        ),
        ("The mill ( red ) turns here .", "The mill (red) turned here.", [("replace", "turns", "turned")]),
        ("A `wheel` of the e\ufb03cient mill", "A 'wheel' of the efficient old mill", [("insert", "", "old")]),
    ],
)
def test_typography_is_no_step_where_words_differ(before: str, after: str, steps: list[tuple[str, str, str]]) -> None:
    change = compare(before, after, "en")

    assert [(step.op, step.before, step.after) for step in change.diff if step.op != "equal"] == steps
    assert "typography" not in change.classes
    assert " ".join(step.after for step in change.diff) == " ".join(after.split())


def test_typography_alone_is_a_step() -> None:
    change = compare('The "north" mill', "The \u201cnorth\u201d mill", "en")

    assert [step.op for step in change.diff] == ["equal", "replace", "equal"]
    assert change.classes == ("typography",)


@each_row(
    ("before", "after", "expected"),
    [
        ('"It" is 3, 5 or 7', "\u201cIt\u201d is 3,5 or 7", "number"),
        ('the "mean" was 5 here', "the \u201cmean\u201d was \u22125 here", "sign"),
        ('the "members", who paid', "the \u201cmembers\u201d who paid", "punctuation"),
    ],
)
def test_what_typography_must_not_hide_is_told_beside_it(before: str, after: str, expected: str) -> None:
    assert expected in classes(before, after)


TURNED = [
    ("The council paid the builder of it.", "The council was paid by the builder of it.", "en"),
    ("The council pays the builder of it.", "The council is paid in full by the builder of it.", "en"),
    ("The council is paying the builder.", "The council is being paid by the builder.", "en"),
    ("The council had paid the builder.", "The council had been paid by the builder.", "en"),
    ("The firm later wrote the old report.", "The firm was later written by the old report.", "en"),
    ("El consejo pag\u00f3 al maestro.", "El consejo fue pagado por el maestro.", "es"),
    ("O conselho pagou o mestre.", "O conselho foi pago pelo mestre.", "pt"),
    ("Le conseil a pay\u00e9 le maire.", "Le conseil a \u00e9t\u00e9 pay\u00e9 par le maire.", "fr"),
    ("Der Rat bezahlte den Meister.", "Der Rat wurde von dem Meister bezahlt.", "de"),
    ("It was closed during the fair.", "It was closed before the fair.", "en"),
    ("It was closed after the fair.", "It was closed throughout the fair.", "en"),
    ("Cerr\u00f3 durante la feria.", "Cerr\u00f3 antes de la feria.", "es"),
    ("Ferm\u00e9 pendant la foire.", "Ferm\u00e9 apr\u00e8s la foire.", "fr"),
    ("Am Beginn des Jahres.", "Am Ende des Jahres.", "de"),
    ("Al inicio del curso.", "Al final del curso.", "es"),
    ("No in\u00edcio do curso.", "No fim do curso.", "pt"),
    ("Au d\u00e9but du bail.", "A la fin du bail.", "fr"),
    ("The lease is valid until 2025.", "The lease is valid from 2025.", "en"),
    ("Geschlossen w\u00e4hrend der Messe.", "Geschlossen vor der Messe.", "de"),
]


@each_row(("before", "after", "language"), TURNED)
def test_roles_and_times_that_turn_are_a_direction_both_ways(before: str, after: str, language: str) -> None:
    assert "direction" in compare(before, after, language).critical
    assert "direction" in compare(after, before, language).critical


@each_row(
    ("before", "after"),
    [
        ("The council paid the builder of it.", "The builder of it was paid by the council."),
        ("The council was paid in May.", "The council was paid by the builder in May."),
        ("The council increased the tax.", "The tax was increased by the council."),
        ("The tax increased in May of it.", "The tax was increased by 5 points in May of it."),
        ("The hall closed in May of that year.", "The hall was closed by the mayor in that year."),
        ("The firm also wrote the old report.", "The firm was also praised by the old report."),
        ("The firm quickly wrote the report.", "The firm was quickly praised by the report."),
        ("The house stands by the old river.", "The house is found by the old river."),
        ("The mill paid a toll. The mill was paid by the town.", "The mill paid a tax. The mill was paid by the town."),
        ("It was closed during the fair.", "It was closed in the week of the fair."),
        ("It was closed before the fair, during rain.", "It was closed before the show, during rain."),
    ],
)
def test_the_same_roles_and_times_are_no_direction(before: str, after: str) -> None:
    assert "direction" not in classes(before, after)
    assert "direction" not in classes(after, before)


@each_row(
    ("before", "after"),
    [
        ("contains 5 mg/ml of it", "contains 5 \u00b5g/ml of it"),
        ("contains 5 mg/ml of it", "contains 5 mg/dl of it"),
        ("a flow of 10 ml/min here", "a flow of 10 ml/h here"),
        ("a level of 4 mmol/l here", "a level of 4 mg/l here"),
        ("a line of 5 Mbit/s here", "a line of 5 Gbit/s here"),
    ],
)
def test_a_unit_per_another_is_a_unit(before: str, after: str) -> None:
    assert "unit" in compare(before, after, "en").critical


@each_row(
    ("before", "after", "language", "told"),
    [
        ("A l'exception des Etats membres", "À l'exception des États membres", "fr", "typography"),
        ("Strasse und Grosse", "Straße und Große", "de", "wording"),
        ("Владимир пришел", "Влади\u0301мир пришел", "ru", "typography"),
        ("حروف الكتـاب", "حروف الكتاب", "ar", "typography"),
        ("3.5% في العام", "٣٫٥٪ في العام", "ar", "wording"),
        ("with 32GB of it", "with 32 GB of it", "en", "spacing"),
        ("do art. 5º da lei", "do art. 5o da lei", "pt", "wording"),
    ],
)
def test_another_spelling_of_the_same_is_no_critical_change(before: str, after: str, language: str, told: str) -> None:
    found = compare(before, after, language)

    assert (found.classes, found.critical) == ((told,), ())


@each_row(
    ("before", "after", "language", "told"),
    [
        ("A Maria deu o livro", "\u00c0 Maria deu o livro", "pt", "entity"),
        ("la empresa habr\u00eda pagado", "la empresa ha pagado", "es", "modal"),
        ("a empresa teria pago", "a empresa pagou", "pt", "modal"),
        ("\u00e9 vedado ao servidor", "\u00e9 permitido ao servidor", "pt", "negation"),
        ("fuera del alcance de los ni\u00f1os", "al alcance de los ni\u00f1os", "es", "negation"),
        ("hors de la port\u00e9e des enfants", "\u00e0 la port\u00e9e des enfants", "fr", "negation"),
        ("fica revogada a lei", "fica em vigor a lei", "pt", "negation"),
        ("nur \u00e4u\u00dferlich anwenden", "nur innerlich anwenden", "de", "negation"),
        ("ist geb\u00fchrenfrei f\u00fcr alle", "ist geb\u00fchrenpflichtig f\u00fcr alle", "de", "negation"),
        ("bei anderthalb Prozent", "bei zweieinhalb Prozent", "de", "direction"),
    ],
)
def test_these_words_turn_what_is_said(before: str, after: str, language: str, told: str) -> None:
    assert told in compare(before, after, language).critical
