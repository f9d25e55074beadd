"""A domain that nobody uses any more, and somebody would like to sell."""

from typing import Final

from pincite.core.extract.walls.phrases import alternatives
from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

_BROKERS: Final = (
    "sedo.com sedoparking.com hugedomains.com dan.com afternic.com bodis.com parkingcrew.net above.com uniregistry.com"
    " undeveloped.com domainmarket.com brandbucket.com buydomains.com"
).split()

_PHRASES: Final = alternatives(
    r"""
    \bdomain(?: name)?(?: [\w.-]{1,80})? (?:is|may be|might be) (?:available )?for sale
    buy this domain
    make an offer on this domain
    inquire about this domain
    this domain (?:is|has been) parked
    parked domain
    domain (?:is )?parked
    parked free,? courtesy of
    this (?:web page|webpage|site|domain) is parked
    (?:this|the) domain (?:name )?has (?:expired|recently been registered)
    (?:this|the) domain (?:name )?(?:was recently registered|is registered at)
    (?:diese |die )?domain (?:[\w.-]{1,80} )?(?:steht|ist) (?:zum verkauf|zu verkaufen|geparkt)
    (?:este )?dominio (?:[\w.-]{1,80} )?está (?:en venta|a la venta|aparcado)
    domínio (?:[\w.-]{1,80} )?(?:está )?à venda
    (?:nom de )?domaine (?:[\w.-]{1,80} )?(?:est )?(?:à vendre|en vente)
    dominio (?:[\w.-]{1,80} )?(?:è )?in vendita
    dit domein (?:is )?(?:te koop|geparkeerd)
    domena (?:[\w.-]{1,80} )?(?:jest )?na sprzedaż
    домен (?:[\w.-]{1,80} )?прода[её]тся
    域名(?:出售|正在出售)
    このドメインは(?:販売|売り)
    """
)


def look(answer: Answer) -> Wall | None:
    """Strong where a broker answered, or a short page offers its own domain."""
    host = (answer.final.hostname or "").lower()
    asked = (answer.requested.hostname or "").lower()
    for broker in _BROKERS:
        if _belongs(host, broker) and not _belongs(asked, broker):
            return Wall(Reason.PARKED, strong=True, detail=f"The domain leads to the domain broker {broker}.")
    found = _PHRASES.search(answer.text)
    if found:
        return Wall(Reason.PARKED, strong=True, detail=f"The page says \u201c{found[0][:80]}\u201d.")
    return None


def _belongs(host: str, domain: str) -> bool:
    return host == domain or host.endswith("." + domain)
