"""A request to agree to something, in place of the page."""

import re
from typing import Final
from urllib.parse import SplitResult

from pincite.core.extract.walls.phrases import alternatives
from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

_PATH: Final = re.compile(
    r"(?:^|/)(?:consent|collectconsent|cookie-?wall|cookie-?consent|privacy-?gate|gdpr-?consent)(?:[/.;?]|$)",
    re.IGNORECASE,
)
_HOST: Final = re.compile(r"(?:^|\.)(?:consent|guce|cookiewall|privacygate|myprivacy|cmp)\.", re.IGNORECASE)

#: What can be clicked.
_ACTIONS: Final = alternatives(
    r"""
    (?:i )?(?:accept|agree|allow|reject|decline|refuse)(?: to)?(?: all)?(?: cookies)?(?: (?:and|&) continue)?
    manage (?:options|settings|cookies|preferences|choices)
    more options
    aceptar(?: todo| todas| y continuar| cookies)?
    rechazar(?: todo| todas)?
    alle (?:akzeptieren|ablehnen|cookies akzeptieren)
    (?:akzeptieren|zustimmen)(?: und weiter)?
    einstellungen
    tout (?:accepter|refuser)
    accepter(?: et continuer| tout)?
    continuer sans accepter
    accetta(?: tutto| e continua)?
    rifiuta(?: tutto)?
    aceitar(?: tudo| todos)?
    rejeitar(?: tudo)?
    alles (?:accepteren|afwijzen)
    accepteren
    akceptuję
    zaakceptuj wszystko
    godkänn alla
    同意する
    全部接受
    """
)
_MATTER: Final = alternatives(
    r"""
    cookie
    consent
    privacy
    partners
    personal data
    tracking
    gdpr
    privacidad
    consentimiento
    datenschutz
    einwilligung
    zustimmung
    werbung
    confidentialité
    traceurs
    consentement
    données personnelles
    privacidade
    consentimento
    toestemming
    prywatno
    before you continue
    zgod
    tracker
    advertis
    publicidad
    publicit
    trackers
    クッキー
    """
)
#: Of the page's text, at least.
_SHARE: Final = 0.6


def by_address(answer: Answer) -> Wall | None:
    """Strong where the address led to one of giving consent."""
    if answer.moved and _asks(answer.final) and not _asks(answer.requested):
        return Wall(
            Reason.CONSENT_WALL,
            strong=True,
            detail=f"The address leads to {answer.final.hostname or ''}{answer.final.path[:80]}.",
        )
    return None


def look(answer: Answer) -> Wall | None:
    """Strong where a short page consists of such a request; a banner above an article is no wall."""
    if not answer.short or not answer.blocks:
        return None
    actions = [block for block in answer.blocks if _ACTIONS.fullmatch(block)]
    if not actions:
        return None
    matter = sum(len(block) for block in answer.blocks if block in actions or _MATTER.search(block))
    if matter < _SHARE * answer.size or matter == sum(map(len, actions)):
        return None
    return Wall(Reason.CONSENT_WALL, strong=True, detail="The page asks for consent and shows little else.")


def _asks(url: SplitResult) -> bool:
    return _PATH.search(url.path) is not None or _HOST.search(url.hostname or "") is not None
