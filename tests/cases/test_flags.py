"""What stands around a quotation and reverses it is told, and an innocent neighbour is not."""

from itertools import product

from pincite.core.ports import Fetched
from tests.cases.trial import FILLER, URL, anchored, by_hash, by_words, p
from tests.fakes import html, page
from tests.rows import each_row

EN, ES, PT = (
    "The hall is open to all at night",
    "La sala est\u00e1 abierta para todos por la noche",
    "A sala est\u00e1 aberta para todos \u00e0 noite",
)
DE, FR = "Der Saal ist in der Nacht f\u00fcr alle offen", "La salle est ouverte \u00e0 tous la nuit"
TIDE = "the tide rose at dawn over the harbour wall"

CUT_SHORT = [
    ("en", EN, " unless the mayor is there."),
    ("en", EN, " except on Sunday."),
    ("en", EN, ", but only to members."),
    ("en", EN, " if the mayor is there."),
    ("en", EN, " provided that they pay."),
    ("es", ES, " a menos que llueva."),
    ("es", ES, ", pero solo en verano."),
    ("es", ES, " salvo los domingos."),
    ("es", ES, " si llueve."),
    ("pt", PT, ", a menos que chova."),
    ("pt", PT, ", mas s\u00f3 no ver\u00e3o."),
    ("pt", PT, ", exceto aos domingos."),
    ("pt", PT, " se chover."),
    ("de", DE, ", sofern der Rat es will."),
    ("de", DE, ", es sei denn, es regnet."),
    ("de", DE, ", aber nur im Sommer."),
    ("de", DE, ", au\u00dfer an Sonntagen."),
    ("de", DE, ", wenn der Rat es will."),
    ("fr", FR, ", sauf le dimanche."),
    ("fr", FR, ", mais seulement en \u00e9t\u00e9."),
    ("fr", FR, " \u00e0 moins que le maire refuse."),
    ("fr", FR, " si le maire le veut."),
]
DENIED = [
    ("en", f"It is false that {TIDE}.", TIDE),
    ("en", f"There is no evidence that {TIDE}.", TIDE),
    ("en", f"He denied that {TIDE}.", TIDE),
    ("en", f"Myth: {TIDE}.", TIDE),
    ("en", "The members did not enter the hall at night on that day.", "enter the hall at night on that day"),
    ("en", "Nobody may enter the hall at night on that day.", "may enter the hall at night on that day"),
    ("es", "Es falso que la marea subiera al amanecer sobre el muro.", "la marea subiera al amanecer sobre el muro"),
    (
        "pt",
        "\u00c9 falso que a mar\u00e9 subiu ao amanhecer sobre o muro.",
        "a mar\u00e9 subiu ao amanhecer sobre o muro",
    ),
    (
        "de",
        "Es ist falsch, dass die Flut am Morgen \u00fcber die Mauer stieg.",
        "die Flut am Morgen \u00fcber die Mauer stieg",
    ),
    ("en", f"It was wrongly reported that {TIDE}.", TIDE),
    (
        "es",
        "Se dijo err\u00f3neamente que la marea subi\u00f3 al amanecer sobre el muro.",
        "la marea subi\u00f3 al amanecer sobre el muro",
    ),
    (
        "pt",
        "Foi dito erroneamente que a mar\u00e9 subiu ao amanhecer sobre o muro.",
        "a mar\u00e9 subiu ao amanhecer sobre o muro",
    ),
    (
        "de",
        "Es wurde f\u00e4lschlich berichtet, dass die Flut am Morgen \u00fcber die Mauer stieg.",
        "die Flut am Morgen \u00fcber die Mauer stieg",
    ),
    (
        "fr",
        "On a dit \u00e0 tort que la mar\u00e9e est mont\u00e9e \u00e0 l'aube.",
        "la mar\u00e9e est mont\u00e9e \u00e0 l'aube",
    ),
    (
        "fr",
        "Il est faux que la mar\u00e9e soit mont\u00e9e \u00e0 l'aube sur le mur.",
        "la mar\u00e9e soit mont\u00e9e \u00e0 l'aube sur le mur",
    ),
]


def in_language(language: str, paragraph: str) -> Fetched:
    return page(html(f"<p>{paragraph}</p>{FILLER}").replace("<html>", f'<html lang="{language}">'), URL)


@each_row("said", [True, False], ids=["language said", "language guessed"])
@each_row(("language", "words", "rest"), CUT_SHORT)
async def test_a_quotation_that_stops_before_its_exception_is_flagged(
    language: str, words: str, rest: str, said: bool
) -> None:
    body = in_language(language if said else "", words + rest)

    for verdict in (await by_words(words, body), await by_hash(words, body)):
        assert (verdict.status, verdict.flags) == ("match", ["truncated_before"])


@each_row(("language", "sentence", "words"), DENIED)
async def test_a_quotation_that_its_sentence_denies_is_flagged(language: str, sentence: str, words: str) -> None:
    body = in_language(language, sentence)

    for verdict in (await by_words(words, body), await by_hash(words, body)):
        assert (verdict.status, verdict.flags) == ("match", ["preceded_by"])


@each_row(
    ("paragraph", "words"),
    [
        (f"{EN}. But the boats stayed in the harbour.", f"{EN}."),
        (f"{EN} and in the morning.", EN),
        (f"{EN}, as if by magic.", EN),
        (f"It is false to say so. {TIDE.capitalize()}.", TIDE.capitalize()),
        (f"There is no doubt that {TIDE}.", TIDE),
        ("Not only did they pay, they entered the hall at night.", "they entered the hall at night"),
    ],
)
async def test_an_innocent_neighbour_is_not_flagged(paragraph: str, words: str) -> None:
    verdict = await by_words(words, in_language("en", paragraph))

    assert (verdict.status, verdict.flags) == ("match", None)


async def test_a_not_right_before_and_an_except_right_after_are_flagged_in_further_languages() -> None:
    for tag, page_words, quoted, flag in (
        ("ar", "لا {}.", "يجب على المؤجر الإصلاح خلال ثلاثين يوما", "preceded_by"),
        ("it", "Il locatore non {}.", "deve riparare il tetto entro dieci giorni", "preceded_by"),
        ("ru", "Он не {}.", "обязан чинить крышу в течение десяти дней", "preceded_by"),
        (
            "it",
            "Il locatore {}, salvo patto contrario.",
            "deve riparare il tetto entro dieci giorni",
            "truncated_before",
        ),
        ("ru", "Он {}, кроме воскресенья.", "обязан чинить крышу в течение десяти дней", "truncated_before"),
        ("it", "Non piove. Il locatore {}.", "deve riparare il tetto entro dieci giorni", None),
        ("it", "Non lo dico: il locatore {}. Salvo errore.", "deve riparare il tetto entro dieci giorni", None),
    ):
        body = html(p(page_words.format(quoted))).replace("<html", f"<html lang={tag}")
        assert (await by_words(quoted, page(body, URL))).flags == ([flag] if flag else None), page_words


async def test_a_quotation_over_two_blocks_is_flagged() -> None:
    body = page(html(f"<p>{EN}.</p><p>The mayor is glad of it.</p>{FILLER}"), URL)

    assert (await by_words(f"{EN}. The mayor is glad", body)).flags == ["crosses_blocks"]
    assert (await by_words(f"{EN}.", body)).flags is None


async def test_a_correction_near_the_quotation_is_flagged() -> None:
    notice = "<p>Correction: an earlier version of this article misstated the name of the mayor.</p>"

    assert (await by_words(EN, page(html(f"<p>{EN}.</p>{notice}"), URL))).flags == ["correction"]
    assert (await by_words(EN, page(html(f"<p>{EN}.</p><p>Corrections are read aloud.</p>"), URL))).flags is None


WORDS = "The tide rose at dawn and the boats left the harbour."


def on_lines(markup: str) -> str:
    """Every element on a line of its own, as most pages are written."""
    return markup.replace("><", ">\n<")


LEAD, TAIL = p("Some people said the following on that day."), p("The mayor had a long talk with them all.")


@each_row(
    ("now", "flag"),
    [
        (f"{LEAD}{p('Myth:')}{p(WORDS)}{TAIL}", "preceded_by"),
        (f"{LEAD}<h3>False</h3>{p(WORDS)}{TAIL}", "preceded_by"),
        (f"{LEAD}{p('This is no longer true:')}{p(WORDS)}{TAIL}", "preceded_by"),
        (f"{LEAD}{p('The following was never true:')}{p(WORDS)}{TAIL}", "preceded_by"),
        (f"{LEAD}{p('The mayor has denied that:')}<blockquote>{WORDS}</blockquote>{TAIL}", "preceded_by"),
        (f"{LEAD}{p(WORDS)}{p('This is false.')}{TAIL}", "followed_by"),
        (f"{LEAD}{p(WORDS)}{p('This is false. See what the mayor wrote.')}{TAIL}", "followed_by"),
        (f"{LEAD}{p(f'{WORDS} That is not true.')}{TAIL}", "followed_by"),
        (f"{LEAD}{p(f'{WORDS} (debunked)')}{TAIL}", "followed_by"),
    ],
)
async def test_a_rebuttal_that_was_put_beside_the_quotation_after_the_stamp_is_flagged(now: str, flag: str) -> None:
    before = f"{LEAD}{p(WORDS)}{TAIL}"

    for excerpt, on_line in product((True, False), repeat=2):
        was, then = (on_lines(page) if on_line else page for page in (before, now))
        verdict = await anchored(WORDS, was, then, excerpt=excerpt)
        assert (verdict.status, verdict.kind, verdict.flags) == ("match", "exact", [flag])
    # Without the stamp's neighbours nobody knows since when it stands there, and who quoted it may have known.
    assert (await by_words(WORDS, now)).flags is None
    assert (await anchored(WORDS, now, now)).flags is None
    assert (
        await anchored(WORDS, now, now.replace("on that day", "on this day").replace("long", "short"))
    ).flags is None


@each_row("beside", [p("This is true."), p("The false door is shut."), p("Is this false?")])
async def test_what_was_put_beside_the_quotation_and_rebuts_nothing_is_not_flagged(beside: str) -> None:
    verdict = await anchored(WORDS, f"{LEAD}{p(WORDS)}{TAIL}", f"{LEAD}{p(WORDS)}{beside}{TAIL}")

    assert (verdict.status, verdict.flags) == ("match", None)


TOWN = "Orsk is a town of millers"


@each_row(
    ("sentence", "flag"),
    [
        (f"Reportedly, {TOWN}.", "preceded_by"),
        (f"If the map is right, {TOWN}.", "preceded_by"),
        (f"Subject to the new law, {TOWN}.", "preceded_by"),
        (f"{TOWN} in theory only.", "truncated_before"),
        (f"In the north, {TOWN}.", None),
        (f"{TOWN} of old.", None),
    ],
)
async def test_what_was_put_into_the_sentence_of_the_quotation_and_bounds_it_is_flagged(
    sentence: str, flag: str | None
) -> None:
    verdict = await anchored(TOWN, f"{LEAD}{p(f'{TOWN}.')}{TAIL}", f"{LEAD}{p(sentence)}{TAIL}")

    assert (verdict.status, verdict.kind, verdict.flags) == ("match", "exact", [flag] if flag else None)
    assert (await anchored(TOWN, f"{LEAD}{p(sentence)}{TAIL}", f"{LEAD}{p(sentence)}{TAIL}")).flags is None


async def test_an_exception_that_was_put_before_the_quotation_is_flagged_however_long_it_is() -> None:
    dog, perro, chien = "keep a dog in the house", "tener un perro en casa", "avoir un chien chez lui"
    for tag, put_in, was, words in (
        (
            "en",
            "(1) Except in the case of minor repairs, the landlord shall",
            "(1) The landlord shall",
            "mend the roof",
        ),
        ("en", "Subject to sections 9 and 12 of this Act, the tenant may", "The tenant may", dog),
        ("en", "The tenant, unless the lease says otherwise, may", "The tenant may", dog),
        ("es", "Salvo en los casos del art\u00edculo 9, el inquilino podr\u00e1", "El inquilino podr\u00e1", perro),
        ("pt", "Exceto nos casos do artigo 9, o inquilino pode", "O inquilino pode", "ter um animal em casa"),
        ("fr", "Sauf dans les cas de l'article 9, le locataire peut", "Le locataire peut", chien),
    ):
        then, now = (
            html(f"{LEAD}{p(f'{sentence} {words}.')}{TAIL}").replace("<html", f"<html lang={tag}")
            for sentence in (was, put_in)
        )
        assert (await anchored(words, then, now)).flags == ["preceded_by"], put_in
        assert (await anchored(words, now, now.replace("talk", "word"))).flags is None, put_in
        assert (await anchored(words, now, then)).flags is None, put_in


async def test_a_sentence_that_takes_something_out_of_the_quoted_rule_is_flagged_where_it_was_put_in() -> None:
    rule = "The landlord shall mend the roof within ten days."
    for added in (
        "This subsection does not apply to minor repairs.",
        "(1A) Subsection (1) does not apply to minor repairs.",
        "Nothing in this section affects a lease of more than ten years.",
        "Esta regla no se aplica a las obras menores.",
        "Esta regra não se aplica às obras menores.",
        "Satz 1 gilt nicht für kleine Schäden.",
        "Absatz 1 findet keine Anwendung auf kleine Schäden.",
        "Cet alinéa ne s\u2019applique pas aux petits travaux.",
    ):
        was = f"{LEAD}{p(rule)}{TAIL}"
        for now in (f"{LEAD}{p(f'{rule} {added}')}{TAIL}", f"{LEAD}{p(rule)}{p(added)}{TAIL}"):
            assert (await anchored(rule, was, now)).flags == ["followed_by"], added
            assert (await anchored(rule, now, now)).flags is None, added
    plain = f"{LEAD}{p(f'{rule} This section applies to all repairs.')}{TAIL}"
    assert (await anchored(rule, f"{LEAD}{p(rule)}{TAIL}", plain)).flags is None


async def test_a_bracket_that_was_put_behind_the_heading_of_the_quotation_is_a_notice() -> None:
    words = "mend the roof within ten days"
    was = f"{LEAD}<h3>3 Repairs</h3>{p(f'(1) You shall {words}.')}{TAIL}"
    for mark in ("[repealed]", "(weggefallen)", "[Repealed by the Housing Act 2026]", "(derogado)", "[abrogé]"):
        now = was.replace("3 Repairs", f"3 Repairs {mark}")
        assert (await anchored(words, was, now)).flags == ["correction"], mark
        # Where it always stood there it may be of the section above.
        assert (await anchored(words, now, now)).flags is None, mark
    for mark in ("[amended]", "(see section 4)"):
        assert (await anchored(words, was, was.replace("3 Repairs", f"3 Repairs {mark}"))).flags is None, mark


@each_row(
    ("was", "now"),
    [
        ("You must:", "You must not:"),
        ("Do:", "Do not:"),
        ("Allowed:", "Not allowed:"),
        ("Fact:", "Myth:"),
        ("These claims are true:", "These claims are false:"),
    ],
)
async def test_a_lead_in_that_was_turned_round_is_flagged(was: str, now: str) -> None:
    items = "<ul><li>pay the fee before the visit</li><li>bring a dog</li></ul>"
    words = "pay the fee before the visit"

    turned = await anchored(words, f"{LEAD}{p(was)}{items}{TAIL}", f"{LEAD}{p(now)}{items}{TAIL}")
    apart = await anchored(words, on_lines(f"{LEAD}{p(was)}{items}{TAIL}"), on_lines(f"{LEAD}{p(now)}{items}{TAIL}"))
    another = await anchored(words, f"{LEAD}{p(was)}{items}{TAIL}", f"{LEAD}{p(f'{was[:-1]} today:')}{items}{TAIL}")
    put_in = await anchored(words, f"{LEAD}{items}{TAIL}", f"{LEAD}{p('It is not hard:')}{items}{TAIL}")

    assert (turned.status, turned.flags) == (apart.status, apart.flags) == ("match", ["preceded_by"])
    assert (another.status, another.flags) == ("match", ["reframed"])
    assert (put_in.status, put_in.flags) == ("match", None)


@each_row(
    ("now", "flag"),
    [
        ("So far the drug has never been shown to be {}", "preceded_by"),
        ("In that study it is most unlikely to be {}", "preceded_by"),
        ("The trial showed that the drug is {}", None),
        ("No doctor took part. The trial showed that it is {}", None),
        # What the stamp knew reached beyond the sentence, and may be what changed.
        ("The drug is not known to be {}", None),
        ("Without any risk and for every age the drug is {}", None),
    ],
)
async def test_a_sentence_that_denies_now_what_it_said_is_flagged(now: str, flag: str | None) -> None:
    words = "safe for children of all ages"
    before = f"{LEAD}{p(f'The trial shows that the drug is {words}.')}{TAIL}"

    verdict = await anchored(words, before, f"{LEAD}{p(now.format(words) + '.')}{TAIL}")

    assert (verdict.status, verdict.flags) == ("match", [flag] if flag else None)


async def test_the_words_beside_a_passage_that_are_flagged_are_repeated() -> None:
    words = "the drug is safe for children"
    long = f"unless {'a doctor or ' * 20}the mayor says so"
    for around, flag, told in (
        (
            'Hail. The "board" says it is false that {}.',
            "preceded_by",
            "right before it: \"The 'board' says it is false that\"",
        ),
        ("{}, unless they are ill. It rained.", "truncated_before", 'right after it: "unless they are ill."'),
        (f"{{}} {long}.", "truncated_before", f'right after it: "{long[:200].rsplit(" ", 1)[0]} \u2026"'),
        ("{} in May.", "", ""),
    ):
        verdict = await by_words(words, page(html(f"{LEAD}{p(around.format(words))}{TAIL}"), URL))
        assert (verdict.flags or [""], verdict.notes or [""]) == ([flag], [told]), around
    was = f"{LEAD}{p(f'We say {words}.')}{TAIL}"
    later = await anchored(words, was, was.replace("children.", "children. This is not true."))
    assert (later.flags, later.notes) == (["followed_by"], ['right after it: "This is not true."'])


async def test_a_notice_that_is_flagged_is_repeated() -> None:
    words = "mend the roof within ten days"
    rule = f"<h3>3 Repairs</h3>{p(f'(1) You shall {words}.')}{TAIL}"
    long = f"This Act has been repealed by {'the council and ' * 20}the mayor"
    for above, told in (
        ("<p>Repealed</p>", "Repealed"),
        ('<p>[Repealed by the "Housing" Act]</p>', "[Repealed by the 'Housing' Act]"),
        (p("Read on. This Act has been repealed. It was old."), "This Act has been repealed."),
        (
            p("Correction: the fine was 400 crowns, not 4,000. It rained."),
            "Correction: the fine was 400 crowns, not 4,000.",
        ),
        ("<h1>A fine</h1><p>Correction, 5 May: it was 400 crowns.", "Correction, 5 May: it was 400 crowns."),
        (p(long), f"{long[:200].rsplit(' ', 1)[0]} \u2026"),
    ):
        verdict = await by_words(words, page(html(f"{above}{rule}"), URL))
        assert (verdict.flags, verdict.notes) == (["correction"], [f'the notice: "{told}"']), above
    was = f"{LEAD}{LEAD}{rule}"
    marked = await anchored(words, was, was.replace("3 Repairs", "3 Repairs [repealed]"))
    assert (marked.flags, marked.notes) == (["correction"], ['the notice: "[repealed]"'])
    edited = await by_words(words, page(html(f"<p>Repealed</p>{rule}".replace("ten", "six")), URL))
    assert edited.status == "changed"
    assert 'the notice: "Repealed"' in edited.notes


@each_row(
    ("notice", "flagged"),
    [
        ("This article was retracted on 5 May 2024.", True),
        ("The editors have retracted this article.", True),
        ("Retraction note", True),
        ("WITHDRAWN: The tide at dawn", True),
        ("This regulation is no longer in force.", True),
        ("This story has been corrected.", True),
        ("All figures have been corrected for inflation.", False),
        ("All identified errors are corrected.", False),
        ("Retraction of the needle is automatic.", False),
        ("The --old flag has been superseded by --new.", False),
        ("An article can be withdrawn from the basket.", False),
        ("The bolt has been retracted and locked.", False),
        ("The troops have been withdrawn.", False),
        ("Paper money was withdrawn in 1920.", False),
    ],
)
async def test_a_notice_is_of_a_document_and_not_of_bolts_and_figures(notice: str, flagged: bool) -> None:
    verdict = await by_words(WORDS, page(html(f"{p(notice)}{p(WORDS)}"), URL))

    assert (verdict.status, verdict.flags) == ("match", ["correction"] if flagged else None)


async def test_a_line_that_takes_back_the_part_of_a_law_that_is_quoted_is_flagged_where_it_was_put_in() -> None:
    rule = "The landlord shall mend the roof within ten days."
    was = f"{p('Some words of another section stand here.')}<h3>14 Repairs</h3>{p(rule)}{TAIL}"
    for line in (
        "Section 14 repealed on 1 May 2025",
        "Section 14: repealed, on 1 May 2025, by section 9 of the Amendment Act 2025.",
        "S. 14 repealed (1.5.2025) by Housing Act 2025 (c. 12), s. 9",
        "\u00a7 14 aufgehoben durch Gesetz vom 1. Mai 2025.",
        "Art\u00edculo 14 derogado por la Ley 9/2025.",
        "Article 14 abrog\u00e9 au 1er mai 2025.",
        "Artigo 14 revogado pela Lei n\u00ba 9/2025.",
    ):
        for now in (was.replace("<h3>", f"{p(line)}<h3>"), was.replace(TAIL, f"{p(line)}{TAIL}")):
            assert (await anchored(rule, was, now)).flags == ["correction"], line
            assert (await anchored(rule, now, now.replace("talk", "word"))).flags is None, line
            # In other words it stood there all the same.
            other = now.replace(line, "Section 14 repealed, in May")
            assert (await anchored(rule, now, other)).flags is None, line
    for line in ("Section 14 of the act was long.", "Section 14 repeals the act.", "Articles repealed in all: 14."):
        assert (await anchored(rule, was, was.replace(TAIL, f"{p(line)}{TAIL}"))).flags is None, line


async def test_a_page_that_calls_itself_out_of_date_is_flagged() -> None:
    for tag, line, flag in (
        ("en", "Warning: this page is out of date.", ["correction"]),
        ("en", "This page is outdated.", ["correction"]),
        ("en", "This decision is no longer good law.", ["correction"]),
        ("de", "Diese Seite ist veraltet.", ["correction"]),
        ("es", "Esta p\u00e1gina est\u00e1 desactualizada.", ["correction"]),
        ("pt", "Esta p\u00e1gina est\u00e1 desatualizada.", ["correction"]),
        ("en", "If this page is out of date, tell us.", None),
        ("en", "This page is outdated data turned into art.", None),
    ):
        body = html(f"{p(line)}{LEAD}{p(WORDS)}{TAIL}").replace("<html", f"<html lang={tag}")
        assert (await by_words(WORDS, page(body, URL))).flags == flag, line
