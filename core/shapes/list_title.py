"""What a list of sources is called, and which blocks of a text stand beneath such a title."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import Enum
from typing import Final

from pincite.core.shapes.labelled import is_heading
from pincite.core.shapes.outline import Block
from pincite.core.text.span import Span

#: What a list is called whose entries may begin with a quotation, which is a title.
_BIBLIOGRAPHIES: Final = frozenset(
    "references|reference list|works cited|bibliography|literature|literature cited"
    "|referencias|referencias bibliogr\u00e1ficas|bibliograf\u00eda|obras citadas"
    "|refer\u00eancias|refer\u00eancias bibliogr\u00e1ficas|bibliografia"
    "|quellenverzeichnis|literatur|literaturverzeichnis|einzelnachweise"
    "|r\u00e9f\u00e9rences|r\u00e9f\u00e9rences bibliographiques|bibliographie"
    "|riferimenti|riferimenti bibliografici|literatuur|literatuurlijst|referenties|literatura|kaynak\u00e7a|kaynaklar"
    "|литература|список литературы|библиография|источники|література|βιβλιογραφία|מקורות|ביבליוגרפיה"
    "|المراجع|المصادر|المصادر والمراجع|संदर्भ|参考文献|参考资料|參考資料|參考文獻|引用文献|出典"
    "|참고문헌|참고 문헌|อ้างอิง|บรรณานุกรม".split("|")
)
_LISTS: Final = frozenset(
    "sources consulted|sources used|sources cited|list of sources|further reading"
    "|fuentes consultadas|fuentes utilizadas|fuentes citadas|fontes consultadas|fontes utilizadas|fontes citadas"
    "|verwendete quellen|benutzte quellen|quellenliste"
    "|sources consult\u00e9es|sources utilis\u00e9es|sources cit\u00e9es"
    "|sources|source list|citations|notes|endnotes|footnotes|links|fuentes|notas|enlaces|fontes"
    "|quellen|quellenangaben|nachweise|fu\u00dfnoten|notes et r\u00e9f\u00e9rences|liens".casefold().split("|")
)
#: What may stand around the words of a heading.
_AROUND: Final = "#*_: \t\r\n"


class Beneath(Enum):
    """What the title above a block calls it."""

    NOTHING = "nothing"
    #: A list of sources, or of notes.
    LIST = "list"
    #: One whose entries may begin with a quotation, which is a title.
    BIBLIOGRAPHY = "bibliography"


_KINDS: Final = dict.fromkeys(_LISTS, Beneath.LIST) | dict.fromkeys(_BIBLIOGRAPHIES, Beneath.BIBLIOGRAPHY)


def beneath_titles(text: str, blocks: Iterable[Block]) -> Iterator[tuple[Block, Beneath]]:
    """Each block with what it stands beneath; a title itself stands beneath nothing.

    A block whose first line is such a title comes as two.
    """
    beneath = Beneath.NOTHING
    for block in blocks:
        if block.is_quote or block.is_code:
            yield block, Beneath.NOTHING
            continue
        start, end = block.span
        first, feed, rest = text[start:end].partition("\n")
        kind = _KINDS.get(first.strip(_AROUND).casefold())
        if kind is None and not is_heading(first):
            yield block, beneath
            continue
        beneath = kind or Beneath.NOTHING
        if kind is None or not rest.strip():
            yield block, Beneath.NOTHING
        else:
            middle = start + len(first) + len(feed)
            yield replace(block, span=Span(start, middle)), Beneath.NOTHING
            yield replace(block, span=Span(middle, end)), beneath
