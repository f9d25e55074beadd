"""A site that says that it is down, with a status that says that it is up."""

from typing import Final

from pincite.core.extract.walls.phrases import alternatives
from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

#: Such a notice has less than this to say.
_LITTLE: Final = 700
#: Of the page's text, at least: a notice above a text is a banner.
_SHARE: Final = 0.5

_NAMES: Final = alternatives(
    r"""
    (?:site |website |system |scheduled |planned |server |service )?(?:is )?(?:under|in|down for|closed for|\
        undergoing) (?:scheduled |planned )?maintenance(?: mode)?[.!]?
    (?:site|website|system|scheduled|planned|server)(?: is)?(?: down for)? maintenance[.!]?
    maintenance(?: mode| in progress)?[.!]?
    (?:we will|we'll) be (?:right )?back (?:soon|shortly|later)?[.!]?
    (?:503 )?(?:service|site|website|page|system) (?:is )?(?:temporarily |currently )?unavailable[.!]?
    temporarily (?:unavailable|offline|down)[.!]?
    (?:sitio |web |página )?en mantenimiento[.!]?
    mantenimiento(?: programado| del sitio| web)?[.!]?
    (?:servicio|sitio|página) (?:temporalmente )?no disponible(?: temporalmente)?[.!]?
    (?:volveremos|volvemos) (?:pronto|en breve)[.!]?
    (?:site |página |sistema )?em manutenção[.!]?
    manutenção(?: programada| do site)?[.!]?
    (?:voltamos|voltaremos) (?:em breve|logo|já)[.!]?
    (?:wartung|wartungsarbeiten|wartungsmodus|geplante wartung(?:sarbeiten)?)[.!]?
    (?:wir sind (?:gleich|bald|in kürze) (?:wieder (?:da|zurück)|zurück))[.!]?
    (?:seite |dienst |website )?vorübergehend nicht (?:erreichbar|verfügbar)[.!]?
    (?:site )?en (?:cours de )?maintenance[.!]?
    maintenance (?:en cours|programmée|planifiée)[.!]?
    (?:site|service) (?:temporairement|momentanément) indisponible[.!]?
    """
)
#: A lift, a pool or a service may be closed for maintenance as well: a site speaks of itself.
_SENTENCES: Final = alternatives(
    r"""
    \b(?:site|website|web site|page|portal|web server|(?:^|the |this |our )(?:service|system|server|application|\
        database))(?: is|'s) (?:currently |temporarily |now |briefly )*(?:down|offline|unavailable|not \
        available|closed|undergoing|under|in)\b.{0,40}\bmaintenance\b
    \bwe(?: are|'re) (?:currently |temporarily |now |briefly )*(?:down|offline|unavailable|undergoing|under|\
        performing|carrying out)\b.{0,40}\bmaintenance\b
    \b(?:due to|because of) (?:\w+ ){0,2}maintenance\b.{0,20} (?:the|this|our) (?:site|website|portal|page)(?: \
        is|'s)\b
    ^(?:sorry, )?(?:the|this|our) (?:site|website|portal)(?: is|'s) (?:currently |temporarily )+(?:down|offline|\
        unavailable|closed)\b
    \b(?:sitio|web|página|portal)\b.{0,20} está (?:actualmente |temporalmente )?(?:en|fuera de servicio por|\
        cerrad[oa] por|no disponible por) (?:\w+ ){0,3}mantenimiento\b
    \b(?:site|página|portal)\b.{0,20} está (?:atualmente |temporariamente )?(?:em|fora do ar para|indisponível \
        (?:para|devido a)) (?:\w+ ){0,2}manutenção\b
    \b(?:seite|website|webseite|internetseite|portal)\b.{0,20} (?:ist|wird|steht)\b.{0,40}\b(?:wegen|aufgrund|\
        derzeit|gerade|momentan|zurzeit) (?:\w+ ){0,3}(?:wartung|wartungsarbeiten|gewartet)\b
    \b(?:wegen|aufgrund) (?:\w+ ){0,2}(?:wartung|wartungsarbeiten) (?:ist|steht) (?:die|diese|unsere|das|unser) \
        (?:seite|website|webseite|internetseite|portal)\b
    \b(?:site|page|portail)\b.{0,20} est (?:actuellement |temporairement )?(?:en (?:cours de )?|fermée? pour |\
        indisponible pour )(?:\w+ )?maintenance\b
    """
)


def look(answer: Answer) -> Wall | None:
    """Strong where a short page says little else."""
    if answer.size > _LITTLE or not answer.blocks:
        return None
    said = [found for block in answer.blocks if (found := _SENTENCES.search(block))]
    named = any(_NAMES.fullmatch(name) for name in answer.names)
    matter = sum(len(block) for block in answer.blocks if _SENTENCES.search(block) or _NAMES.fullmatch(block))
    if not said or (matter < _SHARE * answer.size and not named):
        return None
    return Wall(Reason.SERVER_ERROR, strong=True, detail=f"The page says \u201c{said[0][0][:80]}\u201d.")
