"""Where the extra is installed, a page without a stated date is asked for its original one; nowhere else."""

from types import ModuleType

from pincite.core.extract.html.guess import dates_installed
from pincite.core.ports import Body
from tests.rows import each_row

PAGE = Body(b"<p>The tide rose at dawn.</p>", "https://a.test/", "text/html")


class Htmldate(ModuleType):
    """The module as it is called, without its search."""

    def __init__(self, answer: object) -> None:
        super().__init__("htmldate")
        self.answer = answer
        self.asked: list[tuple[str, dict[str, object]]] = []

    def find_date(self, markup: str, **options: object) -> object:
        self.asked.append((markup, options))
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def test_it_asks_for_the_original_date_and_leaves_the_extensive_search_out() -> None:
    module = Htmldate("2024-03-05")
    read = dates_installed(lambda name: module)

    assert read is not None
    assert read(PAGE) == "2024-03-05"
    options = {"extensive_search": False, "original_date": True, "url": "https://a.test/"}
    assert module.asked == [("<p>The tide rose at dawn.</p>", options)]


@each_row("answer", [None, "", "soon", 20240305, ValueError("no tree")])
def test_an_answer_that_is_no_date_is_none(answer: object) -> None:
    read = dates_installed(lambda name: Htmldate(answer))

    assert read is not None
    assert read(PAGE) == ""


def test_a_body_that_cannot_be_decoded_has_no_date() -> None:
    read = dates_installed(lambda name: Htmldate("2024-03-05"))

    assert read is not None
    assert read(Body(b"\x00", "https://a.test/", "text/html", "no-such-charset")) in ("", "2024-03-05")


def test_without_the_extra_nothing_is_asked() -> None:
    def missing(name: str) -> ModuleType:
        raise ImportError(name)

    assert dates_installed(missing) is None
