"""A quoter's dots and brackets are undone where they shorten or fit in, never where they say another thing."""

from tests.cases.trial import Pair, anchored, by_words, claim, p, stands
from tests.rows import each_row

S = (
    "Jehovah so loved the world that he gave his only-begotten Son, so that everyone exercising faith in him might "
    "not be destroyed."
)
RULE = "The members of the club may enter the hall at night, except on the days when the old mayor holds his court."

ACCEPTED = [
    Pair("dots", "Jehovah so loved the world ... so that everyone exercising faith", p(S), "elided"),
    Pair("dots in square brackets", "The members of the club [\u2026] at night, except on the days", p(RULE), "elided"),
    Pair("dots in round brackets", "The members of the club (...) at night, except on the days", p(RULE), "elided"),
    Pair("dots at the end", "The members of the club may enter the hall at night ...", p(RULE), "elided"),
    Pair("dots at the start", "\u2026 members of the club may enter the hall at night, except", p(RULE), "elided"),
    Pair(
        "dots over an amount",
        "The repairs of the wall cost ... dollars in all",
        p("The repairs of the wall cost 5 million dollars in all"),
        "elided",
    ),
    Pair(
        "a small letter for a capital",
        "[T]he tide rose at dawn over the harbour",
        p("Later the tide rose at dawn over the harbour"),
        "editorial",
    ),
    Pair(
        "a name for a pronoun",
        "[The agency] must publish the list every year",
        p("It must publish the list every year"),
        "editorial",
    ),
    Pair(
        "sic",
        "The tide rised [sic] at dawn over the harbour",
        p("The tide rised at dawn over the harbour"),
        "editorial",
    ),
    Pair(
        "an ending",
        "The boats walk[ed] over the whole of the sea",
        p("The boats walk over the whole of the sea"),
        "editorial",
    ),
    Pair(
        "an inserted noun",
        "The tide [of spring] rose at dawn over the harbour",
        p("The tide rose at dawn over the harbour"),
        "editorial",
    ),
]


@each_row("pair", ACCEPTED, ids=claim)
async def test_a_quoters_sign_is_undone(pair: Pair) -> None:
    await stands(Pair(pair.claim, pair.words, pair.page, pair.kind, blind=False))


@each_row(
    ("excerpt", "drawn"),
    [
        ("The members of the club may enter the hall ... on the days when the old mayor", RULE),
        (
            "The drug is ... safe for the small children of the town",
            "The drug is never quite safe for the small children of the town",
        ),
        (
            "The drug is ... safe for the small children of the town",
            "The drug is hardly ever safe for the small children of the town",
        ),
        (
            "The drug is ... safe for the small children of the town",
            "The drug is rarely or ever safe for the small children of the town",
        ),
        (
            "The drug is ... safe for the small children of the town",
            "The drug is neither cheap nor safe for the small children of the town",
        ),
        (
            "The drug ... be safe for the small children of the town",
            "The drug can't, they say, be safe for the small children of the town",
        ),
        (
            "The drug ... be safe for the small children of the town",
            "The drug fails to be safe for the small children of the town",
        ),
        (
            "The mayor may sign the paper ... the consent of the council",
            "The mayor may sign the paper only with the consent of the council",
        ),
        (
            "It holds that ... members of the old club voted for it",
            "It holds that few members of the old club voted for it",
        ),
        (
            "The story is ... myth that the old monks built the wall",
            "The story is a myth: the myth that the old monks built the wall",
        ),
        (
            "El producto ... es seguro para los ni\u00f1os de la villa",
            "El producto nunca jam\u00e1s es seguro para los ni\u00f1os de la villa",
        ),
        (
            "Los miembros pueden entrar en la sala ... los domingos",
            "Los miembros pueden entrar en la sala salvo los domingos",
        ),
        (
            "Das Mittel ist ... sicher f\u00fcr die kleinen Kinder",
            "Das Mittel ist keineswegs sicher f\u00fcr die kleinen Kinder",
        ),
        (
            "Die Mitglieder d\u00fcrfen den Saal betreten ... an den Festtagen",
            "Die Mitglieder d\u00fcrfen den Saal betreten au\u00dfer an den Festtagen",
        ),
        (
            "Les membres peuvent entrer dans la salle ... le dimanche",
            "Les membres peuvent entrer dans la salle sauf le dimanche",
        ),
        ("Os membros podem entrar na sala ... nos domingos", "Os membros podem entrar na sala exceto nos domingos"),
    ],
)
async def test_dots_over_a_negation_or_exception_are_refused_and_it_is_told(excerpt: str, drawn: str) -> None:
    verdict = await by_words(excerpt, p(drawn))

    assert (verdict.status, verdict.kind) == ("changed", "edited")
    assert "elision_hides_negation" in (verdict.flags or ())


@each_row(
    ("excerpt", "body"),
    [
        ("the old mayor holds his court ... The members of the club may enter", p(RULE)),
        (
            "The members of the club may enter ... closed to all of the visitors",
            p(RULE) + p("The gate is closed to all of the visitors."),
        ),
        (
            "First the small boats left ... Then the large ones left",
            "<li>First the small boats left<li>Then the large ones left",
        ),
        ("members ... hall ... court", p(RULE)),
        ("The members of the club may leave ... at night", p(RULE)),
        ("The members of the club and the days when the old mayor holds his court.", p(RULE)),
    ],
    ids=["in another order", "across blocks", "across items", "of single words", "with another word", "without a sign"],
)
async def test_pieces_put_together_by_the_quoter_are_refused(excerpt: str, body: str) -> None:
    assert (await by_words(excerpt, body)).status == "changed"


async def test_a_negation_in_a_sentence_left_out_whole_is_told() -> None:
    body = p("The tide rose at dawn. It was not cold at all. Then the boats left the harbour.")
    verdict = await by_words("The tide rose at dawn ... Then the boats left the harbour", body)

    assert (verdict.status, verdict.flags) == ("match", ["elided_negation"])


@each_row(
    ("excerpt", "drawn"),
    [
        ("The tide [not] rose at dawn over the harbour", "The tide rose at dawn over the harbour"),
        ("The tide [never] rose at dawn over the harbour", "The tide rose at dawn over the harbour"),
        ("The tide [rarely] rose at dawn over the harbour", "The tide rose at dawn over the harbour"),
        ("The tide [allegedly] rose at dawn over the harbour", "The tide rose at dawn over the harbour"),
        ("[Some] members must pay the whole fee at once", "The members must pay the whole fee at once"),
        ("[Nobody] may publish the list of the members", "He may publish the list of the members"),
        ("The members [may] pay the whole fee at once", "The members pay the whole fee at once"),
        ("The act was [un]lawful under the rules of the port", "The act was lawful under the rules of the port"),
        ("It is [im]possible to pass the strait in winter", "It is possible to pass the strait in winter"),
        ("The old sailors were hope[less] at sea", "The old sailors were hope at sea"),
        ("The act was un[l]awful under the rules", "The act was lawful under the rules"),
        ("The tide rose [10] metres over the harbour", "The tide rose metres over the harbour"),
        ("[The agency] must publish the list every year", "The mayor of it must hide the list every year"),
    ],
)
async def test_brackets_that_negate_bound_or_count_are_refused(excerpt: str, drawn: str) -> None:
    assert (await by_words(excerpt, p(drawn))).status == "changed"


async def test_what_an_elision_left_out_is_stamped_from_the_page_and_missed_when_it_changes() -> None:
    words, before = "Jehovah so loved the world ... so that everyone exercising faith", p(S)

    assert (await anchored(words, before, p(S.replace("gave", "kept")))).status == "changed"
    assert (await anchored(words, before, before, excerpt=False)).status == "match"
