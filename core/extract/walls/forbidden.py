"""A page that says "you may not" with a status that says "here it is"."""

from typing import Final

from pincite.core.extract.walls.phrases import alternatives
from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

#: A refusal has less than this to say; a text about refusals has more.
_LITTLE: Final = 700
_PROSE: Final = 250
#: A page that is called so, and shows less than this, says nothing else.
_NOTHING: Final = 100
#: Of the page's text, where its name does not say it.
_SHARE: Final = 0.6

_NAMES: Final = alternatives(
    r"""
    (?:error:? )?(?:401|403)?[ :-]*(?:access (?:is )?(?:denied|forbidden|restricted)|permission (?:denied|\
        error)|forbidden|unauthori[sz]ed(?: access)?|not authori[sz]ed|no access)[.!]?
    (?:error )?(?:401|403)
    you (?:do not|don't) have (?:permission|access)\b.{0,60}
    acceso (?:denegado|prohibido|restringido|no autorizado)[.!]?
    acesso (?:negado|proibido|restrito|não autorizado)[.!]?
    zugriff (?:verweigert|nicht erlaubt|gesperrt)[.!]?
    (?:keine|fehlende) (?:zugriffs)?berechtigung[.!]?
    accès (?:refusé|interdit|non autorisé|restreint)[.!]?
    """
)
_SENTENCES: Final = alternatives(
    r"""
    \byou (?:do not|don't) (?:currently )?have (?:the )?(?:(?:required|necessary|sufficient|appropriate) \
        )?(?:permissions?|access|rights?|authori[sz]ation)\b
    \byou(?: are|'re) not (?:authori[sz]ed|permitted|allowed) to (?:view|access|see|read|visit)\b
    \byour account (?:does not|doesn't) have (?:permission|access)\b
    \baccess to this (?:page|document|resource|site|content) (?:is|has been) (?:denied|restricted|forbidden)\b
    \bno (?:tiene|tienes|dispone de) (?:los )?(?:permisos?|autorización|acceso)\b
    \bno estás? autorizad[oa] (?:a|para)\b
    \b(?:você )?não (?:tem|possui) (?:permissão|permissões|autorização|acesso)\b
    \bsie (?:haben|besitzen) (?:leider )?(?:keine|nicht die) (?:\w+ \
        )?(?:\w{0,30}berechtigung(?:en)?|rechte|zugriff\w*)\b
    \bsie sind nicht (?:berechtigt|befugt|autorisiert)\b
    \bvous n'(?:avez pas (?:la permission|l'autorisation|accès|les droits)|êtes pas autorisée?)
    """
)


def look(answer: Answer) -> Wall | None:
    """Strong where a short page is named after the refusal, or consists of it."""
    if answer.size > _LITTLE or answer.prose > _PROSE:
        return None
    said = [found for block in answer.blocks if (found := _SENTENCES.search(block))]
    named = [name for name in answer.names if _NAMES.fullmatch(name)]
    bare = answer.size < _NOTHING and (not answer.blocks or any(map(_NAMES.fullmatch, answer.blocks)))
    if named and (said or bare):
        return Wall(Reason.FORBIDDEN, strong=True, detail=f"The page calls itself \u201c{named[0][:80]}\u201d.")
    matter = sum(len(block) for block in answer.blocks if _SENTENCES.search(block) or _NAMES.fullmatch(block))
    # Under a heading of another matter it is a list of messages, or a rule.
    if said and matter >= _SHARE * answer.size and (named or not answer.page.headings):
        return Wall(Reason.FORBIDDEN, strong=True, detail=f"The page says \u201c{said[0][0][:80]}\u201d.")
    return None
