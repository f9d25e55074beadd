"""A page that its scripts have still to write."""

from typing import Final

from pincite.core.extract.walls.phrases import alternatives
from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

_NOTHING: Final = 200
_SCRIPTS: Final = 3
#: White space included; a page with more is no shell.
_LOOKED_AT: Final = 50_000

_PHRASES: Final = alternatives(
    r"""
    (?:enable|enabled|turn on|activate|run|requires?|needs?|needed|without|allow|support) (?:your )?javascript
    javascript (?:is|must be|has to be|needs to be|seems to be) (?:required|disabled|enabled|turned off)
    javascript (?:is|seems to be) not (?:enabled|supported|available)
    (?:habilit\w+|activ\w+|necesit\w+|requiere) (?:el )?javascript
    javascript (?:está )?(?:desactivado|deshabilitado|desativado)
    javascript (?:zu |muss )?(?:aktivier\w+|aktiviert sein|ist deaktiviert)
    aktivieren sie (?:bitte )?javascript
    (?:activer|activez|nécessite) (?:le )?javascript
    javascript (?:est )?désactivé
    (?:ative|habilite|abilita\w*|attiva\w*) (?:o |il )?javascript
    javascriptを有効
    启用 ?javascript
    включите javascript
    """
)


def look(answer: Answer) -> Wall | None:
    """Strong where there is next to no text and scripts to write it, or where the little there is asks for them."""
    if len(answer.page.visible.text) > _LOOKED_AT:
        return None
    requests = size = 0
    for block in answer.blocks:
        if _PHRASES.search(block[:500]):
            requests += 1
        else:
            size += len(block)
    # A document has a heading; a shell has at most one that asks for scripts.
    named = any(not _PHRASES.search(heading.casefold()) for heading in answer.page.headings)
    if size >= _NOTHING or named or not answer.page.scripts:
        return None
    if requests:
        return Wall(Reason.JS_REQUIRED, strong=True, detail="The page asks for JavaScript and shows nothing else.")
    if answer.page.scripts >= _SCRIPTS:
        detail = f"The page shows {size} characters and runs {answer.page.scripts} scripts."
        return Wall(Reason.JS_REQUIRED, strong=True, detail=detail)
    return None
