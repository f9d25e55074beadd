"""What an excerpt reads as without what its quoter says of the quotation behind it: "(emphasis added)"."""

import re
from typing import Final

#: What is omitted: without an ellipsis, by the custom of courts.
_LEFT_OUT: Final = (
    "(?:internal |paragraph )?(?:quotation marks|quotations?|citations?|footnotes?(?: \\d{1,3})?|references?|brackets"
    "|breaks|alterations?|ellips[ei]s)"
)
_REMARK: Final = "|".join(
    (
        "(?:my |our |all |first |second |last )?(?:emphas[ei]s|italics|bold|underlining) (?:is )?"
        "(?:added|mine|ours|supplied|omitted)(?: by (?:the )?(?:court|author|editor|writer|me|us))?",
        "alterations? (?:added|adopted|accepted)",
        "(?:emphas[ei]s|italics) in (?:the )?original",
        f"{_LEFT_OUT}(?: and {_LEFT_OUT})? (?:omitted|removed|in (?:the )?original)",
        "cleaned up|(?:my|our|author'?s) translation|translation (?:mine|ours|by the author)",
        "(?:el |la )?(?:\u00e9nfasis|subrayado|resaltado|cursivas?|negritas?|traducci\u00f3n)"
        "(?: (?:es|son))? (?:a\u00f1adid[oa]s?|nuestr[oa]s?|m\u00ed[oa]s?|propi[oa]s?|del? (?:autor|original))",
        "(?:citas|notas|referencias) omitidas",
        "(?:grifos?|\u00eanfases?|destaques?|it\u00e1licos?|tradu\u00e7\u00e3o)"
        " (?:noss[oa]s?|meus?|minha|livre|acrescentad[oa]s?|adicionad[oa]s?|no original|do autor)",
        "(?:cita\u00e7\u00f5es|notas|refer\u00eancias) omitidas",
        "hervorhebung(?:en)? (?:hinzugef\u00fcgt|im original|nur hier|von mir)",
        "hervorhebung(?:en)? (?:durch|d\\.|v\\.) ?(?:den )?(?:verf(?:asser|\\.)?|autor)",
        "(?:fu\u00dfnoten?|nachweise|zitate) (?:weggelassen|ausgelassen|entfernt)|eigene \u00fcbersetzung",
        "(?:c[\u2019']est )?nous (?:qui )?soulignons|je souligne|soulign\u00e9 par (?:nous|l[\u2019']auteur)",
        "italiques? (?:ajout\u00e9e?s?|de l[\u2019']auteur|dans l[\u2019']original)",
        "(?:notes?|r\u00e9f\u00e9rences|citations) omises?|notre traduction|traduction (?:libre|de l[\u2019']auteur)",
    )
)
_BEHIND: Final = re.compile(
    rf"\s?[(\[](?:{_REMARK})(?:[;,](?: and| y| e| et| und)? (?:{_REMARK}))?\.?[)\]](?P<end>[.,;]?)\s*$", re.IGNORECASE
)
_STOPS: Final = (".", "!", "?", ":", ";", "\u2026", '."', ".\u201d")
#: Code points that remarks take at most; only so much of an excerpt is looked at.
_REACH: Final = 200


def without_remarks(text: str) -> str | None:
    """The words before the quoter's remarks; None where there is none."""
    kept = text
    for _ in range(2):
        at = max(0, len(kept) - _REACH)
        found = _BEHIND.search(kept, at)
        if found is None:
            break
        kept = kept[: found.start()]
        # "It rose. (emphasis added)." has closed its sentence before.
        kept += "" if kept.endswith(_STOPS) else found["end"]
    return kept if kept != text and kept.strip() else None
