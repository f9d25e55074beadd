"""A request for a name and a password, in place of the page."""

import re
from typing import Final
from urllib.parse import SplitResult

from pincite.core.extract.walls.phrases import alternatives
from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

_PATH: Final = re.compile(
    r"(?:^|/)(?:log-?in|log_in|sign-?in|sign_in|signon|sso|saml2?|oauth2?|authorize|authenticate|wp-login\.php|servicelogin"
    r"|anmelden|connexion|iniciar-sesion|entrar)(?:[/.;]|$)",
    re.IGNORECASE,
)
_HOST: Final = re.compile(r"(?:^|\.)(?:login|signin|sso|auth|accounts|idp|iam)\.", re.IGNORECASE)
_NAMES: Final = alternatives(
    r"""
    (?:please )?(?:log ?in|sign ?in|log ?on|sign ?on)(?: (?:to|with|required|page|form)\b.{0,60})?
    (?:member|user|subscriber) log ?in
    (?:bitte )?(?:anmelden|einloggen|anmeldung)
    iniciar sesión
    inicia sesión
    acceder
    iniciar sessão
    fazer login
    entrar
    se connecter
    connexion
    identifiez-vous
    accedi
    inloggen
    aanmelden
    zaloguj się
    logowanie
    вход
    войти
    ログイン
    登录
    登入
    로그인
    giriş yap
    logga in
    log ind
    logg inn
    kirjaudu
    """
)
_LITTLE: Final = 700


def by_address(answer: Answer) -> Wall | None:
    """Strong where the address led to one of signing in."""
    if answer.moved and _signs_in(answer.final) and not _signs_in(answer.requested):
        return Wall(
            Reason.LOGIN,
            strong=True,
            detail=f"The address leads to {answer.final.hostname or ''}{answer.final.path[:80]}.",
        )
    return None


def look(answer: Answer) -> Wall | None:
    """Strong where a page with a password field and little else is named after signing in; weak without the name."""
    if not answer.page.password_fields or answer.size > _LITTLE:
        return None
    named = any(_NAMES.fullmatch(name) for name in answer.names)
    return Wall(Reason.LOGIN, strong=named, detail="The page asks for a password and shows little else.")


def _signs_in(url: SplitResult) -> bool:
    return _PATH.search(url.path) is not None or _HOST.search(url.hostname or "") is not None
