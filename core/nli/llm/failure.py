"""Why a model gave no answer, in a sentence that holds no key."""

import re
from dataclasses import dataclass

from pincite.core.models.sendable import without_surrogates

#: The form of both vendors' keys, also where a vendor has put asterisks in the middle of one.
_KEY = re.compile(r"\bsk-[\w*.-]{3,400}")
_MAX_CHARS = 300


@dataclass(frozen=True, slots=True)
class Access:
    """How a model is reached, as far as a person can mend it: the variables, and the key to keep quiet about."""

    model: str
    model_variable: str
    key_variable: str = ""
    key: str = ""


def failure(error: Exception, access: Access) -> str:
    """What went wrong. Vendors' exceptions are told by their HTTP status and their class's name, not by type:
    their packages are optional.
    """
    status = getattr(error, "status_code", None)
    kind = type(error).__name__
    said = _quiet(error, access)
    if status in (401, 403) and access.key_variable:
        # The vendor's own words may show a part of the key.
        return f"the key in {access.key_variable} was refused (HTTP {status})"
    if status == 404:
        return (
            f"the model {access.model!a} is not served (HTTP 404), perhaps no longer: "
            f"set {access.model_variable} to one that is"
        )
    if status == 429:
        return f"a limit of the account or of the vendor is reached (HTTP 429): {said}"
    if isinstance(status, int):
        return f"HTTP {status}: {said}"
    if "Timeout" in kind:
        return f"no answer in time ({kind})"
    return f"{kind}: {said}" if said else kind


def _quiet(error: Exception, access: Access) -> str:
    text = without_surrogates(str(error))
    if access.key:
        text = text.replace(access.key, "[key]")
    return " ".join(_KEY.sub("[key]", text).split())[:_MAX_CHARS]
