"""No part of a key is told, however a vendor writes it."""

from pincite.core.nli.llm.quiet import quiet
from tests.rows import each_row

SECRET = "gw_Zx9Qk7Lm2Vb8"


@each_row(
    ("said", "told"),
    [
        (f"key {SECRET}!", "key [key]!"),
        (f"header 'Bearer {SECRET}\\n'", "header 'Bearer [key]\\n'"),
        ("key gw_Zx9Qk7Lm****", "key [key]"),
        ("key gw_Z****, or ****2Vb8.", "key [key], or ****2Vb8."),
        ("key ****2Vb8", "key [key]"),
        ("urlencoded x=Zx9Qk7Lm2V", "urlencoded [key]"),
        ("sk-other-key", "[key]"),
        ("nothing of gw_Z", "nothing of gw_Z"),
    ],
)
def test_no_part_of_a_secret_is_told(said: str, told: str) -> None:
    assert quiet(Exception(said), (SECRET,)) == told
