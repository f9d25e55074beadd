"""What goes on in scripts that write no spaces: numbers, and what negates the word beside it."""

from pincite.core.text.page import Span
from tests.core.text.edges import stands_at_edges
from tests.rows import each_row


def stands(passage: str, text: str) -> bool:
    at = text.index(passage)
    return stands_at_edges(text, Span(at, at + len(passage)))


@each_row(
    ("passage", "text"),
    [
        ("五百元", "罚款为三千五百元"),
        ("一百元", "罚款为二十一百元"),
        ("五年四月", "令和十五年四月"),
        ("罚款为5", "罚款为5万元"),
        ("5000円", "1万5000円"),
        ("価格は３", "価格は３．５である"),
        ("価格は１", "価格は１，５００円"),
        ("５００円", "価格は１，５００円"),
        ("率は３", "率は３％である"),
        ("بلغت ٣", "بلغت ٣٪ في"),
        ("得进入该楼", "任何人不得进入该楼"),
        ("签署合同", "双方没有签署合同"),
        ("成年者は", "未成年者は"),
        ("効である", "この契約は無効である"),
        ("解除することができ", "契約を解除することができない"),
        ("户籍人口", "广东非户籍人口"),
        ("それを認め", "裁判所はそれを認めません"),
        ("เข้าอาคาร", "ห้ามเข้าอาคาร"),
        ("สามารถเข้า", "ผู้เช่าไม่สามารถเข้า"),
    ],
)
def test_a_passage_is_not_cut_out_of_a_number_or_a_negated_word(passage: str, text: str) -> None:
    assert not stands(passage, text)


@each_row(
    ("passage", "text"),
    [
        ("三千五百元", "罚款为三千五百元整"),
        ("5万元", "罚款为5万元整"),
        ("一个标准", "统一一个标准"),
        ("第3，2条", "适用第3，2条"),
        ("共有3", "共有3，其中2人"),
        ("不得进入", "任何人不得进入该楼"),
        ("できない", "解除することができない場合"),
        ("書面で行う", "解除は書面で行う"),
        ("ผู้ใดขายสินค้า", "ห้ามมิให้ผู้ใดขายสินค้า"),
        ("価格は３", "価格は３、５である"),
        ("总统表示", "南非总统表示"),
    ],
)
def test_any_other_letter_may_begin_or_end_a_word(passage: str, text: str) -> None:
    assert stands(passage, text)
