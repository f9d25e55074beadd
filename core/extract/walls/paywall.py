"""The beginning of an article, and the price of the rest."""

from typing import Final

from pincite.core.extract.walls.phrases import alternatives
from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

#: A teaser has less than this in paragraphs.
_TEASER: Final = 2_500

_PHRASES: Final = alternatives(
    r"""
    (?:subscribe|sign ?up|register|log ?in|sign ?in|join)(?: now| today)? (?:to|and) (?:continue|keep|finish|unlock)
    become a member to (?:continue|keep|finish|unlock|read)
    (?:subscribe|sign ?up|register|log ?in|sign ?in)(?: now| today)? to read (?:the|this)
    to continue reading
    to read the (?:full|rest of (?:the|this)) (?:article|story)
    (?:article|content|story) is (?:only |exclusively )?(?:for|available to) (?:pa\w+ |premium )?(?:subscribers|members)
    (?:article|content|story|post) is (?:reserved for|exclusive to) (?:paid |paying |premium )?(?:subscribers|members)
    (?:subscriber|member)s?[- ](?:only|exclusive) (?:articles?|content|story|stories)
    already a (?:paid )?(?:subscriber|member)\?
    for subscribers only
    (?:continue|keep) reading (?:with|for) (?:a |free|\$|€|£)
    you have (?:reached|read) your (?:limit|last)
    free articles? (?:left|remaining|this month)
    suscríbete para (?:seguir|continuar|leer)
    exclusiv[oa] para suscriptores
    contenido (?:exclusivo )?para suscriptores
    ¿ya eres suscriptor
    exclusivo para assinantes
    conteúdo (?:exclusivo )?para assinantes
    assine para (?:continuar|ler)
    já é assinante
    (?:nur|exklusiv) für abonnenten
    jetzt (?:weiterlesen|abonnieren und weiterlesen)
    weiterlesen mit
    sie haben bereits ein abo
    um (?:den artikel|diesen artikel) (?:weiter|vollständig)
    réservée? aux abonnés
    (?:abonnez-vous|pour) (?:pour )?lire la suite
    il vous reste .{1,12} de cet article
    déjà abonné
    riservat[oa] agli abbonati
    abbonati per (?:continuare|leggere)
    sei già abbonato
    alleen voor abonnees
    lees verder met
    tylko dla (?:abonent|prenumerator)\w+
    только для подписчиков
    有料会員
    会員限定
    """
)


def look(answer: Answer) -> Wall | None:
    """Strong where the page's data declare it and its text asks for money; weak where only one of the two does."""
    asks = None
    if answer.prose < _TEASER:
        asks = next(filter(None, map(_PHRASES.search, (block[:400] for block in answer.blocks))), None)
    if answer.page.declared_paywall:
        return Wall(Reason.PAYWALL, strong=asks is not None, detail="The page declares that it is not free to read.")
    if asks is not None:
        return Wall(Reason.PAYWALL, strong=False, detail=f"The page says \u201c{asks[0][:80]}\u201d.")
    return None
