"""Short forms: written out they say the same, and the short form of something else is critical."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("language", "old", "new"),
    [
        ("en", "costs \u00a31.5m in all", "costs \u00a31.5 million in all"),
        ("en", "costs $2.4bn in all", "costs $2.4 billion in all"),
        ("en", "10k users joined", "10,000 users joined"),
        ("en", "at 50 km/h", "at 50 kilometres per hour"),
        ("en", "at 50 mph", "at 50 miles per hour"),
        ("en", "open Monday to Friday", "open Mon\u2013Fri"),
        ("en", "Mon.\u2013Fri. 9\u20135", "Monday\u2013Friday 9\u20135"),
        ("en", "approx. 5 km", "approximately 5 km"),
        ("en", "price excl. VAT", "price excluding VAT"),
        ("en", "for those under 18", "for those younger than 18"),
        ("de", "Mo\u2013Fr 9\u201317 Uhr", "Montag bis Freitag 9\u201317 Uhr"),
        ("de", "mit 50 km/h", "mit 50 Stundenkilometern"),
        ("fr", "lun.\u2013ven. 9 h", "lundi \u00e0 vendredi 9 h"),
        ("fr", "\u00e0 50 km/h", "\u00e0 50 kilom\u00e8tres \u00e0 l'heure"),
        ("es", "lun-vie de 9 a 17", "lunes a viernes de 9 a 17"),
        ("pt", "seg-sex das 9", "segunda-feira a sexta-feira das 9"),
        ("pt", "ter. e qui.", "ter\u00e7a-feira e quinta-feira"),
        ("pt", "custa R$ 5 mi", "custa R$ 5 milh\u00f5es"),
        ("fr", "un fonds de 5 M\u20ac", "un fonds de 5 millions d'euros"),
        ("fr", "env. 5 km", "environ 5 km"),
        ("de", "mind. 5 Personen", "mindestens 5 Personen"),
        ("es", "m\u00e1x. 5 personas", "m\u00e1ximo 5 personas"),
        ("en", "max. 5 items, min 2", "maximum 5 items, at least 2"),
        ("en", "paid into a 401k plan", "paid into a 401(k) plan"),
        ("en", "a run of 5 min 30 s", "a run of five min 30 s"),
    ],
)
def test_what_is_written_out_is_not_critical(language: str, old: str, new: str) -> None:
    assert compare(old, new, language).critical == ()


@each_row(
    ("language", "old", "new", "told"),
    [
        ("en", "costs $1.5m", "costs $1.5bn", "number"),
        ("en", "costs $5k", "costs $5", "number"),
        ("en", "10k users", "10 users", "number"),
        ("en", "at 50 km/h", "at 50 mph", "unit"),
        ("en", "open Mon\u2013Fri", "open Mon\u2013Sat", "date"),
        ("en", "approx. 5 km", "exactly 5 km", "quantifier"),
        ("en", "price excl. VAT", "price incl. VAT", "exception"),
        ("en", "for those of 18 years", "for those of 18 years or older", "quantifier"),
        ("de", "Mo\u2013Fr 9 Uhr", "Mo\u2013Sa 9 Uhr", "date"),
        ("fr", "ouvert du lun. au ven.", "ouvert du lun. au sam.", "date"),
        ("en", "the board said no. 3 members left", "the board said so. 3 members left", "negation"),
        ("es", "dijo que no. 3 socios salieron", "dijo que bueno. 3 socios salieron", "negation"),
        ("de", "Di und Do offen", "Di und Fr offen", "date"),
        ("pt", "ter. e qui.", "ter. e sex.", "date"),
        ("pt", "custa R$ 5 mi", "custa R$ 5 bi", "number"),
        ("fr", "un fonds de 5 M\u20ac", "un fonds de 5 Md\u20ac", "number"),
        ("de", "mind. 5 Personen", "max. 5 Personen", "quantifier"),
        ("es", "m\u00e1x. 5 personas", "m\u00edn. 5 personas", "quantifier"),
        ("en", "No. 12A applies", "No. 12B applies", "number"),
    ],
)
def test_the_short_form_of_something_else_is_critical(language: str, old: str, new: str, told: str) -> None:
    assert told in compare(old, new, language).critical


@each_row(
    ("language", "old", "new"),
    [
        ("en", "we sat there", "we sit there"),
        ("en", "the Sun rose", "the sun rose"),
        ("en", "they wed in May of that year", "they met in May of that year"),
        ("en", "a ditch 5 m wide", "a ditch of 5 metres"),
        ("en", "in the sun sat an old man", "in the sun an old man sat"),
        ("en", "new and older houses", "older and new houses"),
        ("en", "he went under or over it", "he went over or under it"),
        ("en", "the Ca level rose", "the calcium level rose"),
        ("en", "use No 10A fuse", "use No 10 A fuse"),
        ("en", "it costs 45 \u20ac 70 m away", "it costs 45 \u20ac 70 metres away"),
        ("de", "So geht das", "Da geht das"),
    ],
)
def test_a_word_that_is_also_a_short_form_is_a_word(language: str, old: str, new: str) -> None:
    assert not {"date", "number", "quantifier"} & {*compare(old, new, language).classes}
