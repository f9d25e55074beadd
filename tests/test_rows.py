"""A test of a table says of each row that does not hold what was wrong with it, and leaves no row out."""

from time import sleep

import anyio.lowlevel
import pytest

from tests.rows import each_row


def test_every_row_is_gone_through_and_each_that_fails_is_named_with_its_own_error() -> None:
    seen: list[tuple[int, int]] = []

    @each_row(("one", "two"), [(1, 1), (1, 2), pytest.param(3, 3, id="threes"), (4, 5)])
    def equal(one: int, two: int) -> None:
        seen.append((one, two))
        assert one == two

    with pytest.raises(BaseExceptionGroup, match="2 of 4 rows") as raised:
        equal()

    assert seen == [(1, 1), (1, 2), (3, 3), (4, 5)]
    assert [error.__notes__ for error in raised.value.exceptions] == [["row: (1, 2)"], ["row: (4, 5)"]]
    assert [type(error) for error in raised.value.exceptions] == [AssertionError, AssertionError]


def test_two_tables_are_gone_through_in_every_combination() -> None:
    seen: list[str] = []

    @each_row("left", ["a", "b"])
    @each_row("right", ["c", "d"])
    def joined(left: str, right: str) -> None:
        seen.append(left + right)

    joined()

    assert seen == ["ac", "ad", "bc", "bd"]


def test_what_should_have_been_raised_and_was_not_is_a_row_that_fails() -> None:
    @each_row("text", ["1", "x"])
    def refused(text: str) -> None:
        with pytest.raises(ValueError, match="invalid literal"):
            int(text)

    with pytest.raises(BaseExceptionGroup, match="1 of 2 rows"):
        refused()


@pytest.mark.timeout(0.2, func_only=True)
def test_a_row_that_hangs_is_the_last_and_is_named() -> None:
    seen: list[int] = []

    @each_row("one", [1, 2, 3])
    def hung(one: int) -> None:
        seen.append(one)
        while one == 2:
            sleep(60)

    with pytest.raises(BaseExceptionGroup, match="1 of 3 rows") as raised:
        hung()

    assert seen == [1, 2]
    assert [error.__notes__ for error in raised.value.exceptions] == [["row: (2,)"]]


async def test_the_rows_of_a_coroutine_function_are_awaited_and_each_that_fails_is_named() -> None:
    seen: list[tuple[int, str]] = []

    @each_row("one", [1, 2])
    @each_row("other", "ab")
    async def odd(one: int, other: str) -> None:
        await anyio.lowlevel.checkpoint()
        seen.append((one, other))
        assert one % 2

    with pytest.raises(BaseExceptionGroup, match="1 of 2 rows") as raised:
        await odd()

    assert seen == [(1, "a"), (1, "b"), (2, "a"), (2, "b")]
    (pair,) = raised.value.exceptions
    assert isinstance(pair, BaseExceptionGroup)
    assert pair.__notes__ == ["row: (2,)"]
    assert [error.__notes__ for error in pair.exceptions] == [["row: ('a',)"], ["row: ('b',)"]]
