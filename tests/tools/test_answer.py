"""Answers can be encoded, and what the core raises on purpose reaches the model as a code and a sentence."""

import pytest
from fastmcp.exceptions import ToolError

from pincite.core import errors
from pincite.tools.answer import answer, expected_errors
from tests.rows import each_row


def test_lone_surrogates_become_replacement_characters_in_both_forms() -> None:
    result = answer("a\ud800b", {"key \udfff": ["\ud800", {"deep": "\udc00"}], "kept": "\U0001f600"})

    assert result.structured_content == {"key \ufffd": ["\ufffd", {"deep": "\ufffd"}], "kept": "\U0001f600"}
    assert result.content[0].model_dump()["text"] == "a\ufffdb"


@each_row(
    ("error", "message"),
    [
        (errors.InputError("no findings"), "invalid_input: no findings"),
        (errors.EmptyPassageError("nothing to see"), "empty_passage: nothing to see"),
        (errors.SettingError("unknown"), "bad_setting: unknown"),
        (errors.NLIUnavailableError("down"), "nli_unavailable: down"),
        (errors.NLIProviderNotAvailableError("not available"), "nli_unavailable: not available"),
        (
            errors.ProvenanceFetchError("no name.", reason="dns"),
            "dns: no name. Nothing was stamped; cite an address that can be read, or leave out verify to stamp the "
            "words unread.",
        ),
        (
            errors.PassageNotFoundError("not there."),
            "passage_not_found: not there. Stamp words that a reader of the page sees, if they support the claim, or "
            "cite another source.",
        ),
        (errors.ProvenanceError(), "provenance_error: ProvenanceError"),
        (
            errors.PassageNotFoundError("not there.", nearest="the bell \ud800"),
            'passage_not_found: not there. The nearest passage there: "the bell \ufffd". Stamp words that a '
            "reader of the page sees, if they support the claim, or cite another source.",
        ),
    ],
)
def test_an_expected_error_is_a_code_and_a_sentence(error: errors.ProvenanceError, message: str) -> None:
    with pytest.raises(ToolError) as raised, expected_errors():
        raise error

    assert str(raised.value) == message


def test_a_surprise_stays_a_surprise() -> None:
    with pytest.raises(KeyError), expected_errors():
        raise KeyError("x")
