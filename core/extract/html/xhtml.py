"""What XHTML writes in the ways of XML is written in those of HTML, which an HTML parser would pass over."""

import re
from html import escape
from typing import Final

_PREFIX: Final = re.compile(r"""\bxmlns:([\w.-]{1,40})\s*=\s*["']http://www\.w3\.org/1999/xhtml["']""")
#: How far from its start a document names what its elements are called by.
_HEAD: Final = 4_096
_BEGIN: Final = "<![CDATA["
_END: Final = "]]>"
#: What stands in these is no markup to HTML in any case.
_RAW: Final = ("script", "style")


def as_html(markup: str) -> str:
    """``markup`` with its sections of characters escaped, and its elements called without a prefix."""
    if found := _PREFIX.search(markup, 0, _HEAD):
        markup = markup.replace(f"<{found[1]}:", "<").replace(f"</{found[1]}:", "</")
    return _escaped(markup) if _BEGIN in markup else markup


def _escaped(markup: str) -> str:
    parts: list[str] = []
    done = 0
    raw = False
    while (start := markup.find(_BEGIN, done)) >= 0 and (stop := markup.find(_END, start)) >= 0:
        opened = max(markup.rfind(f"<{name}", done, start) for name in _RAW)
        closed = max(markup.rfind(f"</{name}", done, start) for name in _RAW)
        raw = opened > closed if opened != closed else raw
        section = markup[start + len(_BEGIN) : stop]
        parts += (markup[done:start], markup[start : stop + len(_END)] if raw else escape(section, quote=False))
        done = stop + len(_END)
    return "".join((*parts, markup[done:]))
