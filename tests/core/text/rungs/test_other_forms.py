"""A passage in other forms of its characters stands where the page has them, and nowhere else."""

from pincite.core.anchor.ladder import climb
from pincite.core.text.page import PageText, Span
from pincite.core.text.passage import Passage
from pincite.core.text.rungs.other_forms import nearest
from tests.rows import each_row

PRICE = "（注）価格は１，５００円（税込）です。ご注意ください！"


def kind(words: str, page: str) -> str:
    hit = climb(Passage(words), PageText.of(page).visible)
    return hit.kind if hit else ""


@each_row(
    ("words", "page"),
    [
        ("価格は1,500円(税込)です。", PRICE),
        ("データ通信サービスは３日まで", "ﾃﾞｰﾀ通信ｻｰﾋﾞｽは３日まで"),
        ("该公司在2020年收购了12家企业", "该公司在 2020 年收购了 12 家企业。"),
        ("通过写入文件打开UPG。", "通过写入文件打开 UPG。"),
        ("パッケージのUploaders:フィールド", "パッケージの Uploaders: フィー ルドから"),
        ("の一覧は https://db.example/machines.cgiで確認", "の一覧は https://db.example/machines.cgi で確認できます。"),
        ("他說：“價格不會上漲”", "他說：「價格不會上漲」。"),
        ("首相は\"増税は'絶対に'行わない\"と", "首相は「増税は『絶対に』行わない」と述べた"),
        ('על פי חוק-יסוד, ע"י הציבור', "על פי חוק־יסוד, ע״י הציבור."),
        ("المادة الأولى: لا يجوز", "المـــادة الأولى: لا يجوز أن"),
        ("２時間～３時間です", "約２時間〜３時間です"),
    ],
)
def test_the_other_form_is_typography(words: str, page: str) -> None:
    assert kind(words, page) == "typographic"
    assert kind(page, page) == "exact"


@each_row(
    ("words", "page"),
    [
        ("価格は1,500円(税込)です。", PRICE.replace("５", "８")),
        ("価格は1", PRICE),
        ("500円(税込)です。", PRICE),
        ("该公司在2020年收购了2家企业", "该公司在 2020 年收购了 12 家企业。"),
        ("罚款为5", "罚款为 5 万元。"),
        ("通过写入文件打开UPG。", "通过写入文件打开 UP G。"),
        ("不得收购UPG公司", "不得 收购 UPX 公司"),
        ("المادة الأولى: يجوز أن", "المـــادة الأولى: لا يجوز أن"),
        ("The count was 12 of them", "The count was １２ of them here."),
    ],
)
def test_another_number_or_word_is_no_form_of_it(words: str, page: str) -> None:
    assert not kind(words, page)


def test_an_edited_passage_is_found_in_the_other_form() -> None:
    page = PageText.of(f"前文。{PRICE}後文。").visible

    found = nearest(Passage("(注)価格は1,800円(税込)です。ご注意ください!"), page)

    assert found is not None
    assert found.span.contains(Span(3, 3 + len(PRICE)))
    assert found.similarity > 0.9
