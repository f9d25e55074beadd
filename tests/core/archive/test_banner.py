"""What the archive puts into a page is taken out, and nothing else."""

from pincite.core.archive.banner import without_banner
from tests.rows import each_row

BEGIN, END = b"<!-- BEGIN WAYBACK TOOLBAR INSERT -->", b"<!-- END WAYBACK TOOLBAR INSERT -->"


def test_the_banner_is_taken_out() -> None:
    assert without_banner(b"<p>a" + BEGIN + b"banner" + END + b"b") == b"<p>ab"


@each_row("body", [b"", b"<p>page", BEGIN + b"x", END + b"x" + BEGIN, BEGIN])
def test_half_a_banner_is_none(body: bytes) -> None:
    assert without_banner(body) == body


def test_one_banner_is_taken_out_and_not_what_a_page_says_of_banners() -> None:
    rest = b"<p>" + BEGIN + b"kept" + END
    assert without_banner(BEGIN + b"x" + END + rest) == rest
