"""A request to say who one is, in place of the page."""

import re
from typing import Final
from urllib.parse import SplitResult

from pincite.core.extract.html.accounts import signs_in
from pincite.core.extract.walls.phrases import alternatives
from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

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
#: Of a page that asks for a name or an address only: its menus of languages and its small print may be longer.
_TWO_STEP: Final = 1_200

#: More than this in paragraphs is a text about signing in.
_PROSE: Final = 250

#: What a page is called that does nothing but sign its reader in; "Sign in with ..." may be a manual's chapter.
_ASKING: Final = alternatives(
    r"""
    (?:please )?(?:log ?in|sign ?in|log ?on|sign ?on)(?: (?:again|here|required|page|form|first))?[.!]?
    (?:please )?(?:log ?in|sign ?in|log ?on)(?: again)? to (?:your )?(?:account|continue|proceed|view|access|\
        read)\b.{0,60}
    (?:log ?in|sign ?in) or (?:sign ?up|register|create (?:an )?account)
    (?:member|user|subscriber|account|customer) (?:log ?in|sign ?in)
    (?:login|authentication|sign-in) required[.!]?
    (?:your )?session (?:has )?(?:expired|timed out|ended)[.!]?
    (?:bitte )?(?:melden sie sich an|loggen sie sich ein|anmelden|einloggen|anmeldung|login)(?: erforderlich)?[.!]?
    (?:bei|in) ihrem konto anmelden
    (?:ihre )?(?:sitzung|session) (?:ist )?abgelaufen[.!]?
    (?:iniciar|inicia|inicie) sesión(?: (?:en (?:tu|su) cuenta|para continuar))?[.!]?
    (?:acceder|accede|acceda|identifícate|identifíquese)(?: a (?:tu|su) cuenta)?[.!]?
    (?:su|tu|la) sesión ha (?:expirado|caducado)[.!]?
    sesión (?:expirada|caducada)[.!]?
    (?:iniciar|inicie|inicia) sessão(?: (?:na sua conta|para continuar))?[.!]?
    (?:fazer|faça|efetuar|efetue) (?:o )?login(?: (?:na sua conta|para continuar))?[.!]?
    (?:entrar|entre|acesse|aceder)(?: (?:na|à) sua conta)?[.!]?
    (?:a )?(?:sua )?sessão (?:expirou|expirada)[.!]?
    (?:se connecter|connectez-vous|identifiez-vous|connexion|authentification)(?: (?:à votre compte|pour \
        continuer|requise))?[.!]?
    (?:votre |la )?session (?:a )?expirée?[.!]?
    """
)
#: Buttons of single sign-on.
_PROVIDERS: Final = alternatives(
    r"""
    (?:continue|log ?in|sign ?in|log ?on) (?:with|using|via|through) .{2,40}
    (?:continuar|iniciar sesión|inicia sesión|acceder|entrar|iniciar sessão|fazer login) (?:con|com|mediante) .{2,40}
    (?:mit|über) .{2,40} (?:anmelden|fortfahren|einloggen)
    (?:continuer|se connecter|connexion) (?:avec|via) .{2,40}
    (?:single sign-?on|sso|(?:sso|saml) login)
    """
)
#: Sentences that only a page says which its reader may not see before they say who they are.
_SENTENCES: Final = alternatives(
    r"""
    \bsession (?:has |is )?(?:expired|timed out|ended)\b.{0,60}\b(?:log|sign) ?(?:back )?(?:in|on)\b
    \bplease (?:log|sign) ?(?:back )?in(?: again)?(?: to (?:continue|proceed|view|access|read|see)\b|[.!]|$)
    ^(?:log|sign) ?in(?: again)? to (?:continue|proceed|view|access|read|see)\b
    \b(?:must|need to|have to) (?:first )?(?:be )?(?:logged|log|signed|sign) ?in(?: first)? (?:to|before|in \
        order to) (?:continue|proceed|view|viewing|access|accessing|read|see)\b
    \b(?:this|the) (?:page|content|document|resource|site) (?:requires (?:a |you to )?(?:log ?in|sign ?in|\
        authenticat\w+)|is (?:only )?(?:available|visible) (?:only )?to (?:logged|signed|registered)[ -]?\w*)
    \bsesión ha (?:expirado|caducado)\b.{0,60}\b(?:inici\w+|acced\w+|identif\w+)
    \b(?:debe|debes|necesita|necesitas|tiene que|tienes que) (?:iniciar sesión|identificarse|identificarte|\
        acceder)\b.{0,30}\b(?:ver|leer|acceder|continuar)\b
    \b(?:inicie|inicia) sesión (?:de nuevo|para (?:continuar|ver|acceder|leer))\b
    \bsessão expirou\b.{0,60}\b(?:login|entr\w+|inici\w+|autenti\w+)
    \b(?:deve|precisa|é necessário|tem de) (?:fazer login|entrar|iniciar sessão|estar (?:logado|\
        autenticado))\b.{0,30}\b(?:ver|ler|acessar|aceder|continuar)\b
    \b(?:faça|efetue) (?:o )?login (?:novamente|de novo|para (?:continuar|ver|acessar|ler))\b
    \b(?:sitzung|session) ist abgelaufen\b.{0,60}\b(?:an|ein)\b
    \bmelden sie sich (?:bitte )?(?:erneut |wieder )?an(?:, um|[.!]|$)
    \bloggen sie sich (?:bitte )?(?:erneut |wieder )?ein(?:, um|[.!]|$)
    \bsie müssen (?:sich (?:anmelden|einloggen)|angemeldet sein|eingeloggt sein), um\b
    \bsession (?:a|est) expirée?\b.{0,60}\b(?:connect\w+|identifi\w+)
    \bveuillez vous (?:re)?(?:connecter|identifier)\b
    \bvous devez (?:être connectée?|vous (?:connecter|identifier)) pour (?:voir|lire|accéder|consulter|continuer)\b
    """
)
#: What else such a page says, and no heading of a document.
_GREETINGS: Final = alternatives(
    r"""
    welcome(?: back| to .{1,40})?[.!]?
    hello(?: again)?[.!]?
    (?:(?:log ?in|sign ?in) (?:to|with|using) .{1,40})
    bienvenid[oa]s?(?: .{1,40})?
    bem-vind[oa]s?(?: .{1,40})?
    willkommen(?: .{1,40})?
    bienvenue(?: .{1,40})?
    """
)
#: Labels, buttons and small print of such a page.
_PARTS: Final = alternatives(
    r"""
    (?:next|continue|back|cancel|submit|ok|go|help|terms|privacy|contact us|home|more options|or|log ?in|sign ?in)
    (?:enter )?(?:your )?(?:e-?mail|user ?name|phone|password|user id)\b.{0,40}
    .{0,30}(?:forgot|forgotten|can't access|trouble (?:signing|logging)|need help).{0,40}
    .{0,30}(?:no account|new here|don't have an account|create (?:an |one|your )?account|sign up|register|\
        remember me|keep me signed in).{0,40}
    by (?:continuing|signing in|logging in).{0,120}
    """
)
#: Of the page's text, at least, where a sentence alone says it.
_SHARE: Final = 0.6


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
    """Strong where a page that is named after signing in asks who its reader is, or a short one says nothing else.

    Weak where a page without that name has a password field and little else.
    """
    if answer.page.password_fields and answer.size <= _LITTLE:
        named = any(_NAMES.fullmatch(name) for name in answer.names)
        return Wall(Reason.LOGIN, strong=named, detail="The page asks for a password and shows little else.")
    if answer.size > _TWO_STEP or answer.prose > _PROSE:
        return None
    buttons = sum(_PROVIDERS.fullmatch(block) is not None for block in answer.blocks)
    if _is_named(answer) and (answer.page.account_fields or buttons):
        return Wall(Reason.LOGIN, strong=True, detail="The page asks who its reader is and shows little else.")
    said = [found for block in answer.blocks if (found := _SENTENCES.search(block))]
    if said and _is_about_nothing_else(answer):
        return Wall(Reason.LOGIN, strong=True, detail=f"The page says \u201c{said[0][0][:80]}\u201d.")
    return None


def _is_named(answer: Answer) -> bool:
    """Whether the title, or the first heading of a page without another subject, asks its reader to sign in."""
    title, headings = answer.names_of(answer.page.title), answer.page.headings[:3]
    if any(_ASKING.fullmatch(name) for name in title):
        return True
    asking = [any(_ASKING.fullmatch(name) for name in answer.names_of(one)) for one in headings]
    # Beside a heading of another matter, a box for signing in is a part of its page.
    return any(asking) and all(
        asks or any(_GREETINGS.fullmatch(name) for name in answer.names_of(one))
        for asks, one in zip(asking, headings, strict=True)
    )


def _is_about_nothing_else(answer: Answer) -> bool:
    matter = sum(len(block) for block in answer.blocks if _is_matter(block))
    return matter >= _SHARE * answer.size


def _is_matter(block: str) -> bool:
    return _SENTENCES.search(block) is not None or any(
        one.fullmatch(block) for one in (_ASKING, _PROVIDERS, _PARTS, _GREETINGS)
    )


def _signs_in(url: SplitResult) -> bool:
    return signs_in(url.path) or _HOST.search(url.hostname or "") is not None
