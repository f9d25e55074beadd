"""Why a model gave no answer, in a sentence that holds no key and says what to do."""

import time
from dataclasses import dataclass

from pincite.core.nli.llm.quiet import quiet


class ForeignAnswerError(ValueError):
    """What answered has not the form of the vendor's API."""

    def __init__(self) -> None:
        super().__init__("its answer has another form")


@dataclass(frozen=True, slots=True)
class Access:
    """How a model is reached, as far as a person can mend it: the variables, and the secrets to keep quiet about."""

    model: str
    model_variable: str
    key_variable: str = ""
    secrets: tuple[str, ...] = ()
    #: What ``key_variable`` holds, in a word, and the variable that says where the model is served.
    key_kind: str = "key"
    place_variable: str = ""


def failure(error: Exception, access: Access) -> str:
    """What went wrong. Vendors' exceptions are told by their HTTP status and their class's name, not by type:
    their packages are optional.
    """
    status = getattr(error, "status_code", None)
    kind = type(error).__name__
    said = quiet(error, access.secrets)
    if isinstance(status, int):
        return _of_status(status, said, error, access)
    if "Timeout" in kind:
        return f"no answer in time ({kind})"
    # JSON that cannot be read is a ValueError as well.
    if isinstance(error, ValueError):
        why = "" if isinstance(error, ForeignAnswerError) else f"{kind}: "
        return f"what answers does not speak the API ({why}{said}){_elsewhere(access)}"
    if "Connection" in kind and isinstance(error.__cause__, Exception):
        cause = error.__cause__
        return f"no connection ({type(cause).__name__}: {quiet(cause, access.secrets)}){_elsewhere(access)}"
    return quietly(error, access)


def quietly(error: Exception, access: Access) -> str:
    """The kind of ``error`` and what it says, without a secret."""
    said = quiet(error, access.secrets)
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def is_lasting(error: Exception) -> bool:
    """Whether every further question would fail alike: the key is refused, or the model is not served."""
    return getattr(error, "status_code", None) in (401, 404)


def asked_to_wait(error: Exception) -> float | None:
    """For how many seconds the vendor asks not to be asked again; None where it does not say."""
    headers = getattr(getattr(error, "response", None), "headers", None)
    if headers is None:
        return None
    # Imported when something went wrong: what reads pages is not needed to ask a judge.
    from pincite.core.fetch.retry import retry_after

    try:
        return retry_after(headers, now=time.time())
    except (TypeError, AttributeError):  # Headers of another kind.
        return None


def _of_status(status: int, said: str, error: Exception, access: Access) -> str:
    if status in (401, 403) and access.key_variable:
        # The vendor's own words may show a part of the key.
        if not access.secrets:
            return f"it asks for the {access.key_kind} that {access.key_variable} does not hold (HTTP {status})"
        return f"the {access.key_kind} in {access.key_variable} was refused (HTTP {status})"
    if status == 404:
        return (
            f"the model {access.model!a} is not served (HTTP 404), perhaps no longer: "
            f"set {access.model_variable} to one that is"
        )
    if status == 429:
        wait = asked_to_wait(error)
        again = "" if wait is None else f", which asks to wait {wait:.0f} s"
        return f"a limit of the account or of the vendor is reached (HTTP 429){again}: {said}"
    if 300 <= status < 400:
        return f"it sends on to another address, which is not followed (HTTP {status}){_elsewhere(access)}"
    return f"HTTP {status}: {said}" if said else f"HTTP {status}"


def _elsewhere(access: Access) -> str:
    return f"; does {access.place_variable} or a proxy lead elsewhere?" if access.place_variable else ""
