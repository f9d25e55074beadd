"""Why a model gave no answer is told with what to do about it, and without any secret."""

from json import JSONDecodeError

from pincite.core.nli.llm.failure import Access, ForeignAnswerError, failure
from tests.core.nli.llm.errors import APIConnectionError, Response, StatusError
from tests.rows import each_row

SECRET = "gw_Zx9Qk7Lm2Vb8"
ACCESS = Access("m", "SOME_MODEL", "SOME_KEY", (SECRET,), place_variable="SOME_URL")
ELSEWHERE = "; does SOME_URL or a proxy lead elsewhere?"


def unreached(cause: str) -> Exception:
    error = APIConnectionError("Connection error.")
    error.__cause__ = OSError(cause)
    return error


@each_row(
    ("error", "told"),
    [
        (
            StatusError("slow down", 429, Response({"retry-after": "70"})),
            "a limit of the account or of the vendor is reached (HTTP 429), which asks to wait 70 s: slow down",
        ),
        (
            StatusError("", 307),
            "it sends on to another address, which is not followed (HTTP 307)" + ELSEWHERE,
        ),
        (StatusError("", 503), "HTTP 503"),
        (StatusError(f"bad {SECRET}", 401), "the key in SOME_KEY was refused (HTTP 401)"),
        (
            ForeignAnswerError(),
            "what answers does not speak the API (its answer has another form)" + ELSEWHERE,
        ),
        (
            JSONDecodeError("Expecting value", "<html>", 0),
            "what answers does not speak the API (JSONDecodeError: Expecting value: line 1 column 1 (char 0))"
            + ELSEWHERE,
        ),
        (
            unreached("name not known"),
            "no connection (OSError: name not known)" + ELSEWHERE,
        ),
    ],
)
def test_a_failure_is_told_with_what_to_do(error: Exception, told: str) -> None:
    assert failure(error, ACCESS) == told


def test_who_gave_no_password_is_told_that_one_is_wanted() -> None:
    access = Access("m", "SOME_MODEL", "SOME_HOST", key_kind="name with its password")

    assert failure(StatusError("", 401), access) == (
        "it asks for the name with its password that SOME_HOST does not hold (HTTP 401)"
    )
