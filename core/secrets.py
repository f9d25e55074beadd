"""An address may carry a secret: how such a one is known, and what of it may be written down or passed on."""

import re
from typing import Final
from urllib.parse import unquote_plus, urlsplit, urlunsplit

#: Code points of what is left of an address.
_LONGEST: Final = 2_000
#: A parameter whose name holds one of these may carry a secret. Too many are dropped rather than too few.
_SECRET_NAME: Final = re.compile(
    "access|api|assert|auth|bearer|code|cookie|cred|csrf|hash|hmac|jwt|key|login|nonce|otp|pass|pin|pwd|saml"
    "|secret|sess|sid|sig|state|ticket|token|user|x-amz|xsrf"
)
#: A value of these characters, and no longer, is plain: a number, a date, a few words.
_PLAIN: Final = re.compile(r"[\w .,:/+-]{0,40}")
_RUN: Final = re.compile(r"\w{16,}")


def without_secrets(url: str) -> str:
    """``url`` without user and password, fragment, and every query parameter that may carry a secret.

    A parameter stays only if neither its name suggests a secret nor its value looks like one: a short
    value of plain characters, without a run of 16 that mixes letters and digits. A URL that cannot be
    parsed keeps only its scheme.
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        return url.partition(":")[0][:20]
    host = parts.netloc.rpartition("@")[2]
    query = "&".join(part for part in re.split("[&;]", parts.query) if part and _is_plain(part))
    path = parts.path.partition(";")[0]
    # Of one letter it is a drive of Windows, which urlsplit takes for a scheme and writes small.
    scheme = url.lstrip()[:1] if len(parts.scheme) == 1 else parts.scheme
    return urlunsplit((scheme, host, path, query, ""))[:_LONGEST]


def secret_parameters(url: str) -> frozenset[str]:
    """The parameters of ``url`` that ``without_secrets`` would drop, their escapes undone."""
    query = url.partition("#")[0].partition("?")[2]
    return frozenset(unquote_plus(one) for one in re.split("[&;]", query) if one and not _is_plain(one))


def without_parameters(url: str, dropped: frozenset[str]) -> str:
    """``url`` without those of its parameters that are among ``dropped``, whose escapes are undone."""
    before, _, query = url.partition("?")
    parameters = re.split("(?<=[&;])", query)
    kept = "".join(one for one in parameters if unquote_plus(one.rstrip("&;")) not in dropped).rstrip("&;")
    if not dropped or kept == query:
        return url
    return f"{before}?{kept}" if kept else before


def may_carry_secret(url: str) -> bool:
    """Whether ``url`` has a user, or a parameter that ``without_secrets`` would drop; one that cannot be parsed may."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return True
    parameters = [*re.split("[&;]", parts.query), *parts.path.split(";")[1:]]
    return "@" in parts.netloc or not all(_is_plain(one) for one in parameters if one)


def _is_plain(parameter: str) -> bool:
    name, _, value = (unquote_plus(part) for part in parameter.partition("="))
    return not _SECRET_NAME.search(name.lower()) and not _looks_secret(name) and not _looks_secret(value)


def _looks_secret(text: str) -> bool:
    if not _PLAIN.fullmatch(text):
        return True
    runs: list[str] = _RUN.findall(text)
    return any(not run.isalpha() and not run.isdigit() for run in runs)
