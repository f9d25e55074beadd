"""Which fields and forms ask a reader who they are: two-step sign-ins ask for a name first, and for no password."""

import re
from collections.abc import Mapping
from typing import Final

from pincite.core.extract.html.tags import words

#: Names of fields for an account, lower-case, without what is no letter.
_NAMES: Final = frozenset(
    words(
        "account accountname benutzer benutzername email emailaddress emailorusername identifiant identifier login"
        " loginemail loginfmt loginid loginname userid userlogin username usr usuario utilisateur utilizador"
    )
)
_KINDS: Final = frozenset({"email", "tel", "text"})
_NO_LETTER: Final = re.compile(r"[\W\d_]+")
_SIGNING_IN: Final = re.compile(
    r"(?:^|/)(?:log-?in|log_in|log-?on|sign-?in|sign_in|sign-?on|sso|saml2?|oauth2?|authorize|authenticate"
    r"|wp-login\.php|servicelogin|anmelden|connexion|iniciar-sesion|entrar)(?:[/.;?#]|$)",
    re.IGNORECASE,
)


def asks_who(kind: str, attributes: Mapping[str, str | None]) -> bool:
    """Whether an ``input`` of a type asks for the name or the e-mail address of an account."""
    if kind not in _KINDS:
        return False
    if kind == "email" or "username" in (attributes.get("autocomplete") or "").lower().split():
        return True
    return any(_NO_LETTER.sub("", (attributes.get(key) or "").lower()) in _NAMES for key in ("name", "id"))


def signs_in(address: str) -> bool:
    """Whether the path of an address is one of signing in."""
    return _SIGNING_IN.search(address.partition("?")[0][:500]) is not None
