"""A text in the plain forms of its characters."""

from pincite.core.text.forms import plain
from tests.rows import each_row


@each_row(
    ("text", "bare"),
    [
        ("価格は１，５００円（税込）です！", "価格は1,500円(税込)です!"),
        ("ﾃﾞｰﾀは３日", "データは3日"),
        ("「増税は『絶対』ない」", "\"増税は'絶対'ない\""),
        ("在 2020 年收购 12 家", "在2020年收购12家"),
        ("المـــادة", "المادة"),
        # A dash, where no letter is before it or a digit behind.
        ("5ـ10", "5ـ10"),
        ("المادة ـ 5", "المادة ـ 5"),
        ("5 µg", "5 μg"),
        ("\ufefb يجوز", "لا يجوز"),
        ("ע״י חוק־יסוד", 'ע"י חוק-יסוד'),
        ("가ㆍ나", "가·나"),
        ("\u0132ssel", "IJssel"),
        ("น\u0e33", "น\u0e4d\u0e32"),
    ],
)
def test_a_character_is_in_its_plain_form(text: str, bare: str) -> None:
    assert plain(text) == bare


@each_row(
    "text",
    [
        "The count was \uff11\uff12 here",
        "x² and 10⁻² m",
        "die Straße",
        "le cœur",
        "所有 人",
        "Её отчёт",
        "5ª y 1.º",
        "½ l",
    ],
)
def test_no_character_becomes_another(text: str) -> None:
    assert plain(text) == text
