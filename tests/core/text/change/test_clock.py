"""Times of day: written another way they say the same, and another time is another number."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("language", "old", "new"),
    [
        ("en", "open until 3:00 pm on Friday", "open until 3 p.m. on Friday"),
        ("en", "open until 3:00 pm", "open until 3pm"),
        ("en", "open until 15:00 on Friday", "open until 3 pm on Friday"),
        ("en", "open until 15:30 on Friday", "open until 3:30 PM on Friday"),
        ("en", "open from 9am-5pm", "open from 9:00 am to 5:00 pm"),
        ("en", "at 10:00 a.m. EST", "at 10 am EST"),
        ("en", "closed at 12:30", "closed at 12:30 p.m."),
        ("en", "open until 12 noon", "open until noon"),
        ("en", "open until 12:00 noon", "open until 12 p.m."),
        ("en", "open until midnight", "open until 12 am"),
        ("en", "it closes at midnight", "it closes at 24:00"),
        ("en", "it closes at 00:00", "it closes at midnight"),
        ("en", "in the noon sun of May", "in the sun of May"),
        ("", "at 9 am GMT", "at 9:00 GMT"),
        ("en", "it takes 1h30", "it takes 1 h 30 min"),
        ("en", "it takes 1h 30min", "it takes 1 hour 30 minutes"),
        ("en", "a half-life of 2.50 h", "a half-life of 2.5 hours"),
        ("en", "Genesis 3:10 says so", "Genesis 3, 10 says so"),
        ("es", "a las 8:30 h", "a las 8.30 horas"),
        ("de", "um 9:00 Uhr", "um 9 Uhr"),
        ("de", "um 9:30 Uhr", "um 9.30 Uhr"),
        ("de", "um 9:30 Uhr", "um 9 Uhr 30"),
        ("fr", "\u00e0 9 h", "\u00e0 9h00"),
        ("fr", "\u00e0 9 h 30", "\u00e0 9h30"),
        ("es", "a las 9:00 h", "a las 9.00 h"),
        ("es", "a las 3:30 p. m. en punto", "a las 3.30 p.m. en punto"),
        ("pt", "\u00e0s 9h30 em ponto", "\u00e0s 9:30 em ponto"),
    ],
)
def test_a_time_that_is_written_another_way_is_not_critical(language: str, old: str, new: str) -> None:
    assert compare(old, new, language).critical == ()


@each_row(
    ("language", "old", "new", "told"),
    [
        ("en", "open until 3:00 pm", "open until 3:30 pm", "number"),
        ("en", "open until 3 am", "open until 3 pm", "unit"),
        ("en", "open until 3:30 am", "open until 3:30 pm", "unit"),
        ("en", "open until 5:00", "open until 17:00", "number"),
        ("en", "closed from 5:00, open at 3 pm", "closed from 17:00, open at 3 pm", "unit"),
        ("en", "12:00 pm", "12:00 am", "unit"),
        ("en", "open until 12 noon", "open until 12 midnight", "unit"),
        ("en", "open until noon", "open until 12 am", "unit"),
        ("en", "it closes at midnight", "it closes at 12:00", "unit"),
        ("en", "it closes at midnight", "it closes at 23:00", "number"),
        ("en", "open until noon", "open until 1 p.m.", "number"),
        ("en", "it left at 7:05", "it left at 7:50", "number"),
        ("en", "Genesis 1:30", "Genesis 1:31", "number"),
        ("en", "a lap of 3:15:20", "a lap of 3:15:30", "number"),
        ("en", "a ratio of 3:10", "a ratio of 3:12", "number"),
        ("en", "a lap of 2:30 minutes", "a lap of 2:30 hours", "number"),
        ("en", "take every 6 h 50 mg of it", "take every 6 h 50 ml of it", "unit"),
        ("en", "after 4 h 20 % were left", "after 4 h 20 were left", "number"),
        ("en", "boil for 1 h 30 min", "boil for 1 h 30 s", "number"),
        ("en", "rent is $12 pm", "rent is \u20ac12 pm", "unit"),
        ("en", "an offset of +3:00 from 5 pm", "an offset of -3:00 from 5 pm", "sign"),
        ("en", "the time is UTC+5:30", "the time is UTC-5:30", "sign"),
        ("en", "it ends on 5 May at 24:00", "it ends on 5 May at 0:00", "number"),
        ("en", "from 6 pm on 5 May to 24:00", "from 6 pm on 5 May to 0:00", "number"),
        ("en", "at a quarter to three", "at a quarter past three", "direction"),
        ("es", "a las tres menos cuarto", "a las tres y cuarto", "direction"),
        ("fr", "\u00e0 trois heures moins le quart", "\u00e0 trois heures et quart", "direction"),
        ("de", "um 21:00 Uhr", "um 9:00 Uhr", "number"),
        ("de", "die 9 am Montag", "die 10 am Montag", "number"),
        ("fr", "\u00e0 9 h 30", "\u00e0 9h45", "number"),
    ],
)
def test_another_time_is_critical(language: str, old: str, new: str, told: str) -> None:
    assert told in compare(old, new, language).critical
