"""What a text is told that cites nothing: what was looked for in it, and what came near."""

import re
from typing import Final

#: JSON with a fault in it; words in brackets may be a link of Markdown.
_MEANT_AS_JSON: Final = re.compile(rb'[\xef\xbb\xbf\s]*(?:\{|\[\s*[\[{"])')

#: What a text without a citation is and lacks, after what it is called.
LACKS: Final = (
    'is no JSON and holds no quotation that a link follows, such as "open from nine to six" '
    "([hours](https://example.org/hours)), which is how Markdown cites"
)


def is_meant_as_json(text: str | bytes) -> bool:
    """Whether ``text`` begins as JSON does, so that what is wrong with it is a fault of its JSON."""
    begins = text[:1_000].encode("utf-8", "replace") if isinstance(text, str) else text[:1_000]
    return _MEANT_AS_JSON.match(begins) is not None


def near_misses(text: str) -> str:
    """Which quotations and links of ``text`` did not find each other, as a sentence; empty where there are none."""
    from pincite.core.shapes.markdown import why_none

    left = why_none(text)
    return f"Left out: {'; '.join(left)}." if left else ""


def why_uncited(called: str, text: str) -> str:
    """What ``text`` lacks, and what came near, in sentences; ``called`` is what it goes by."""
    return " ".join(filter(None, (f"{called} {LACKS}.", near_misses(text))))
