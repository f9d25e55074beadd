"""A deep address that was sent to a site's front page."""

import re
from typing import Final
from urllib.parse import SplitResult

from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

#: ISO 639-1, and countries for which sites keep a front page of their own.
_EDITIONS: Final = (
    "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en "
    "eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv "
    "ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne "
    "ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st "
    "su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu "
    "au cl cn cz dk gb gr hk il jp mx nz pe ph us vn"
).split()
_FRONT: Final = re.compile(
    rf"/*(?:(?:{'|'.join(_EDITIONS)})(?:[-_][a-z]{{2,4}})?/*)?(?:(?:index|default|home)(?:\.[a-z]{{2,5}})?/*)?",
    re.IGNORECASE,
)


def look(answer: Answer) -> Wall | None:
    """Strong: nobody cites a front page by a deep address."""
    if not answer.moved or not answer.final.hostname or not is_front(answer.final) or is_front(answer.requested):
        return None
    return Wall(
        Reason.REDIRECTED_HOME,
        strong=True,
        detail=f"The address leads to the front page {answer.final.geturl()[:200]}.",
    )


def is_front(url: SplitResult) -> bool:
    """Whether the address is that of a front page: no path but a language, and no query that could name a page."""
    return not url.query and _FRONT.fullmatch(url.path) is not None
