"""A check whether a human asks, in place of the page."""

import re
from typing import Final

from pincite.core.extract.walls.phrases import alternatives
from pincite.core.extract.walls.wall import Answer, Wall
from pincite.core.models import Reason

#: Names that only such pages bear.
_NAMES: Final = alternatives(
    r"""
    just a moment\.{0,3}
    one moment,? please\.{0,3}
    attention required!?
    access to this page has been denied
    are you (?:a )?(?:robot|human)\??
    robot or human\??
    robot check
    bot (?:check|verification|detection)
    human verification
    security (?:check|checkpoint|verification)
    vercel security checkpoint
    client challenge
    checking your browser\.{0,3}
    please wait\.{0,3}
    pardon our interruption\.{0,3}
    ddos-guard
    verif(?:y|ying) you are human\.?
    please verify you are (?:a )?human
    captcha
    recaptcha
    blocked
    un momento\.{0,3}
    un instant\.{0,3}
    einen moment,? bitte\.{0,3}
    nur einen moment\.{0,3}
    um momento\.{0,3}
    so wäre es richtig
    sicherheitsüberprüfung
    making sure you're not a bot!?
    """
)
_SENTENCES: Final = alternatives(
    r"""
    (?:verify|confirm|make sure|prove|check)(?:ing)?(?: that| if| whether)? you(?: are|'re) (?:a |really )?human
    (?:verify|confirm|make sure|prove|check)(?:ing)?(?: that| if| whether)? you(?: are|'re) not a (?:ro)?bot
    checking your browser before
    enable javascript and cookies to continue
    unusual (?:traffic|activity) from your
    (?:complete|solve) the (?:captcha|security check|puzzle)
    needs to review the security of your connection
    checking if the site connection is secure
    incapsula incident id
    press (?:&|and) hold to confirm
    you have been blocked
    your (?:ip|access|request) (?:address )?has been blocked
    (?:you don't|you do not) have permission to access .{0,120} on this server
    please enable (?:js|javascript) and disable any ad blocker
    automated (?:access|requests|queries) (?:to|from)
    comprueba que eres humano
    verifica que eres (?:un )?(?:humano|ser humano)
    no soy un robot
    não sou um robô
    je ne suis pas un robot
    bestätigen sie, dass sie (?:ein mensch|kein roboter)
    ich bin kein roboter
    confirme que você é humano
    """
)
#: What a check loads; many a page that is no check loads it as well, so only an empty one tells.
_SCRIPTS: Final = alternatives(
    r"""
    /cdn-cgi/challenge-platform
    _incapsula_resource
    captcha-delivery\.com
    px-captcha
    /_sec/cp_challenge
    awswaf\.com
    ddos-guard\.net
    kpsdk
    geo\.captcha
    """,
    flags=re.IGNORECASE,
)
_EMPTY: Final = 300


def look(answer: Answer) -> Wall | None:
    """Strong: by what the server says, by a short page's name, or by what a short page asks."""
    if answer.headers.get("cf-mitigated", "").strip().lower() == "challenge":
        return Wall(
            Reason.BOT_WALL, strong=True, detail="The server's cf-mitigated header says that it sent a challenge."
        )
    if answer.headers.get("x-amzn-waf-action", "").strip().lower() in ("challenge", "captcha"):
        return Wall(
            Reason.BOT_WALL, strong=True, detail="The server's x-amzn-waf-action header says that it sent a challenge."
        )
    if not answer.short:
        return None
    for name in answer.names:
        if _NAMES.fullmatch(name):
            return Wall(Reason.BOT_WALL, strong=True, detail=f"The page calls itself \u201c{name[:80]}\u201d.")
    found = _SENTENCES.search(answer.text)
    if found:
        return Wall(Reason.BOT_WALL, strong=True, detail=f"The page says \u201c{found[0][:80]}\u201d.")
    if answer.size < _EMPTY and _SCRIPTS.search(answer.source):
        return Wall(
            Reason.BOT_WALL, strong=True, detail="The page holds next to nothing but a script that checks its reader."
        )
    return None
