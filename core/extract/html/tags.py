"""What an element means for the text around it: by its tag, its classes, its style and its role."""

import re
from functools import lru_cache
from typing import Final


def words(text: str) -> tuple[str, ...]:
    """The words of ``text``: a long list of names is easier to read as a line."""
    return tuple(text.split())


#: A line begins before and ends after these, as a browser lays them out without style sheets.
BLOCKS = frozenset(
    words(
        "address article aside blockquote body button caption center col colgroup dd details dialog dir "
        "div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr "
        "html iframe legend li listing main menu nav ol optgroup option p plaintext pre search section "
        "select summary table tbody td textarea tfoot th thead tr ul xmp"
    )
)


# What an element does to its own text, as bits: an IntFlag would cost more than the rest of the walk.
#: Not rendered.
HIDE: Final = 1
#: Reached with a click, or read out only, or only without scripts: visible, with a note.
COLLAPSE: Final = 2
#: Where it is also ``HIDE``, it is ``COLLAPSE``: a tab panel, an accordion.
REACHABLE: Final = 4
#: Navigation, a site's header or footer, a search form.
CHROME: Final = 8
STRIKE: Final = 16
#: Set above the line by style.
RAISE: Final = 32
#: The mark of a footnote, the number of a verse or chapter, the mark of a cross-reference.
NOTE_MARK: Final = 64
VERSE_MARK: Final = 128
CROSS_MARK: Final = 256
#: The number of a printed page, where one begins within the text.
PAGE_MARK: Final = 16384
MARK: Final = NOTE_MARK | VERSE_MARK | CROSS_MARK | PAGE_MARK
#: Links to the page that follows.
NEXT: Final = 512
#: A verse of a scripture, where its id says so too.
VERSE: Final = 1024
#: Microdata of something else than the page's own text: a comment, a person, a site.
ASIDE: Final = 2048
#: A formula as a language of its own, and the same formula set in letters beside it.
FORMULA: Final = 4096
SET_AGAIN: Final = 8192

#: Class tokens, lower-case, without hyphens and underscores.
_CLASSES: dict[str, int] = {
    **dict.fromkeys(
        words(
            "breadcrumb breadcrumbs navbar sitenav sitenavigation siteheader sitefooter globalnav "
            "globalfooter pagefooter skiplink"
        ),
        CHROME,
    ),
    **dict.fromkeys(
        words(
            "reference footnotereference footnoteref fnref fnlink footnotelink footnoteanchor footnotecall "
            "footnotemark noteref notecall notelink notemark endnoteref endnotereference endnotelink "
            "citeref commentarylink legcommentarylink citationref xreffn fn footnote ftnref ftn tooltipnote "
            "notereference sidenotenumber refmark "
            "appendnote"
        ),
        NOTE_MARK,
    ),
    **dict.fromkeys(
        words(
            "vl versenum versenumber verseno vnum vnumber vn verseindex versemarker chapternum chapternumber "
            "chapterno cnum cl versenr vsnum bibleversenum"
        ),
        VERSE_MARK,
    ),
    **dict.fromkeys(
        words("b xref crossref crossreference xrefs crossreflink xreflink marginalref jsbiblecrossref"),
        CROSS_MARK,
    ),
    **dict.fromkeys(words("pagenum pagenumber pageno pagebreak pgnum pagemarker"), PAGE_MARK),
    # The links by which a wiki's headings are edited are no part of what it says.
    "mweditsection": HIDE,
    "katexmathml": FORMULA,
    "katexhtml": SET_AGAIN,
    **dict.fromkeys(
        words(
            "collapse collapsible expandablecontent mwcollapsed panelcollapse tabcontentitem tabpane "
            "tabpanel togglecontent"
        ),
        COLLAPSE | REACHABLE,
    ),
}
_CLASSES["v"] = VERSE
_OPEN_CLASSES = frozenset(words("show in active open opened isopen isactive expanded isexpanded visible"))
_REACHABLE_CLASS = re.compile("accordion|tab-?panel|tab-?pane|collaps|expandable|faq")

_ROLES: dict[str, int] = {
    "navigation": CHROME,
    "contentinfo": CHROME,
    "banner": CHROME,
    "search": CHROME,
    "tabpanel": REACHABLE,
    "doc-noteref": NOTE_MARK,
    "noteref": NOTE_MARK,
    "doc-pagebreak": PAGE_MARK,
    "pagebreak": PAGE_MARK,
}

#: Code points of a ``class`` that is remembered from one page to the next.
MAX_REMEMBERED: Final = 200
#: Code points of a ``style`` that are read; what decides on sight stands in the first few.
MAX_STYLE: Final = 2_000

#: Schema.org classes of a page and of its text.
_TEXTS = re.compile(r"/(?:[A-Za-z]*(?:Article|Posting|Page)|Blog|Book|Chapter|CreativeWork|Recipe|Report)$")
_NOT_RENDERED = re.compile(r"display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)", re.IGNORECASE)
#: Drawn where no eye sees it: until a script fades it in, or for programs that read pages aloud.
_OUT_OF_SIGHT = re.compile(
    r"(?<![\w-])(?:opacity\s*:\s*0(?:\.0{1,9})?(?![\d.%])|font-size\s*:\s*0(?![\d.])"
    r"|(?:left|top|right|text-indent|margin-left)\s*:\s*-(?:\d{4}|\d{3}em))",
    re.IGNORECASE,
)
_LINE_THROUGH = re.compile(r"text-decoration(?:-line)?\s*:[^;]*line-through", re.IGNORECASE)
_SUPER = re.compile(r"vertical-align\s*:\s*super", re.IGNORECASE)

#: Attributes that may say something of an element's text; all others are passed over.
SIGNALS: Final = frozenset(words("style hidden role aria-hidden epub:type popover rel itemtype"))


def effect_of_classes(value: str) -> int:
    """What the tokens of a ``class`` attribute say."""
    return _effect_of_short(value) if len(value) <= MAX_REMEMBERED else _effect_of(value)


def _effect_of(value: str) -> int:
    effect = 0
    is_open = False
    for token in value.lower().split():
        word = token.replace("-", "").replace("_", "")
        effect |= _CLASSES.get(word, 0)
        if word in _OPEN_CLASSES:
            is_open = True
        if _REACHABLE_CLASS.search(token):
            effect |= REACHABLE
    return effect & ~COLLAPSE if is_open else effect


#: The pages of a site share their classes.
_effect_of_short = lru_cache(4096)(_effect_of)


def effect_of_style(value: str) -> int:
    """What a ``style`` attribute says."""
    effect = 0
    value = value[:MAX_STYLE]
    if _NOT_RENDERED.search(value):
        effect |= HIDE
    if _OUT_OF_SIGHT.search(value):
        effect |= COLLAPSE
    if _LINE_THROUGH.search(value):
        effect |= STRIKE
    if _SUPER.search(value):
        effect |= RAISE
    return effect


def effect_of_signal(name: str, value: str) -> int:
    """What one attribute of ``SIGNALS`` says."""
    match name:
        case "style":
            return effect_of_style(value)
        case "hidden":
            # HTML 6.1: the until-found state; every other value, the empty one too, is the hidden state.
            return COLLAPSE if value.strip().lower() == "until-found" else HIDE
        case "aria-hidden":
            return COLLAPSE if value.strip().lower() == "true" else 0
        case "popover":
            return COLLAPSE
        case "itemtype":
            return 0 if _TEXTS.search(value.strip()) else ASIDE
        case "rel":
            return NEXT if "next" in value.lower().split() else 0
        case _:
            words = value.lower().split()
            return 0 if not words else _ROLES.get(words[0], 0)
