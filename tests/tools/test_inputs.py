"""Arguments are read as models really send them."""

from typing import Annotated

import pytest
from pydantic import BaseModel, Field, ValidationError

from pincite.tools.inputs import DetailDefault, Flag, OptionalText
from tests.rows import each_row


class Arguments(BaseModel):
    text: OptionalText = ""
    short: Annotated[OptionalText, Field(max_length=3)] = ""
    flag: Flag = False
    detail: Annotated[str, DetailDefault] = "summary"


ABSENT = [None, "", "null", [], [None], ["null"]]


@each_row("value", ABSENT)
def test_what_a_client_sends_for_nothing_is_nothing(value: object) -> None:
    given = Arguments.model_validate({"text": value, "flag": value, "detail": value})

    assert given == Arguments()


@each_row("value", ["nullable", " ", "None", "0", "[]"])
def test_words_that_only_look_like_nothing_are_words(value: str) -> None:
    assert Arguments.model_validate({"text": value}).text == value


@each_row("value", [True, "true", 1, "yes"])
def test_a_flag_may_be_written_out(value: object) -> None:
    assert Arguments.model_validate({"flag": value}).flag is True


@each_row("arguments", [{"text": 5}, {"text": {}}, {"text": ["a"]}, {"short": "abcd"}, {"flag": "perhaps"}])
def test_another_type_is_no_text(arguments: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Arguments.model_validate(arguments)
