"""The encoding of bytes of which nobody says it."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract.undeclared import WESTERN, codec_of
from tests.rows import each_row

#: Python's codec, and a text in it.
TEXTS = [
    ("koi8-r", "Прилив начался на рассвете, и смотритель маяка записал его час в журнал гавани."),
    ("cp1251", "Прилив начался на рассвете, и смотритель маяка записал его час в журнал гавани."),
    ("iso8859-7", "Η παλίρροια ανέβηκε την αυγή και ο φύλακας του φάρου έγραψε την ώρα στο βιβλίο."),
    ("euc_jp", "潮は夜明けに満ち、灯台守はその時刻を港の日誌に書き留めた。翌日は雨だった。"),
    ("cp932", "潮は夜明けに満ち、灯台守はその時刻を港の日誌に書き留めた。翌日は雨だった。"),
    ("gb18030", "黎明时分潮水上涨，灯塔看守人在港口日志中记下了时间。第二天下雨了。"),
    ("cp949", "새벽에 조수가 올랐고 등대지기는 항구 일지에 그 시각을 적었다. 다음 날은 비가 왔다."),
    ("cp1250", "Příliv začal za úsvitu a strážce majáku zapsal jeho hodinu do přístavní knihy."),
    ("cp1254", "Gelgit şafakta yükseldi ve fener bekçisi saatini liman defterine yazdı, ağır ağır."),
    (WESTERN, "Die Flut stieg bei Tagesanbruch, und der Wärter schrieb die Stunde für spätere Prüfung auf."),
    (WESTERN, "La marée monta à l’aube, et le gardien nota l’heure où elle était à son plus haut degré."),
]


@each_row("codec, text", TEXTS)
def test_a_text_tells_its_encoding(codec: str, text: str) -> None:
    for page in (text, f"<html><head><style>p {{ margin: 0 }}</style></head><body><p class=a>{text}</p></body></html>"):
        assert page.encode(codec).decode(codec_of(page.encode(codec))) == page


@each_row(
    "text", ["\u00a9 2020 Example Ltd. \u00a35", "20 \u00b0C \u00b1 2", "\u201cquoted\u201d", "caf\u00e9", "a\u00f1o"]
)
def test_a_few_signs_tell_nothing(text: str) -> None:
    assert codec_of(text.encode("cp1252")) == WESTERN


def test_names_from_elsewhere_do_not_tell_the_encoding_of_a_text() -> None:
    page = "The keeper wrote down the hour of the tide. " * 40 + "Translators: Přemysl Žďárský, Jiří Čapek"

    assert codec_of(page.encode("cp1250")) == WESTERN


def test_a_hundredth_of_all_letters_tells_the_encoding() -> None:
    names = "Přemysl Žďárský, Jiří Čapek, Šárka Říhová, Zdeněk Křižík, Václav Měchura, Žofie Ďurková".encode("cp1250")
    beyond = sum(byte > 0x7F for byte in names)
    ascii_letters = sum(chr(byte).isascii() and chr(byte).isalpha() for byte in names)
    few, rest = divmod(100 * beyond - beyond - ascii_letters, 4)
    page = names + b" " + b"AZaz" * few + b"a" * rest + b"@[`{ 12" * 50

    assert codec_of(page) == "cp1250"
    for letter in (b"A", b"Z", b"a", b"z"):
        assert codec_of(page + letter) == WESTERN


@each_row(("words", "told"), [("Приливы", WESTERN), ("Приливы в", "cp1251")])
def test_a_word_of_fewer_than_eight_letters_tells_nothing(words: str, told: str) -> None:
    assert codec_of(words.encode("cp1251")) == told


def test_what_stands_in_markup_is_no_text_that_tells() -> None:
    script = "<script>// Приливы в гавани, а маяк на рассвете\n</script>".encode("cp1251")

    assert codec_of(script + b"<p title='\xcf\xf0\xe8\xeb\xe8\xe2\xfb \xe2'>The tide began at dawn.</p>") == WESTERN


def test_a_few_broken_characters_leave_a_text_in_utf_8() -> None:
    assert codec_of(("Příliv začal za úsvitu. " * 9).encode() + b"\xff\xe9") == "utf-8"
    assert codec_of("é".encode() * 10 + b"\xff") == "utf-8"
    assert codec_of("é".encode() * 9 + b"\xff") == WESTERN
    assert codec_of("déjà vu ".encode() + b"\xe9t\xe9 \xe0 la mer \xe9tait l\xe0") == WESTERN


@given(st.binary(max_size=3_000))
def test_any_bytes_can_be_read_as_what_is_told(content: bytes) -> None:
    content.decode(codec_of(content), "replace")
