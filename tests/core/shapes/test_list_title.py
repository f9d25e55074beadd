"""What a list of sources is called in further languages."""

from pincite.core.shapes.recognised import recognise
from tests.rows import each_row

NOTE = """"One two three four" (Smith, 2020).

## {}

Smith, J. (2020). Rails. https://a.test/rails
"""


@each_row(
    "title", ["Bibliography", "Литература", "参考文献", "참고문헌", "المراجع", "מקורות", "Kaynakça", "Literatuur"]
)
def test_a_list_is_known_by_its_title(title: str) -> None:
    assert [cited.around.excerpt for cited in recognise(NOTE.format(title)).cited] == ["One two three four"]
