"""A Word document as many hands leave it: runs within words, tracked changes, notes, comments, tables, text boxes."""

from collections.abc import Mapping
from random import Random
from xml.sax.saxutils import escape

from benchmarks.corpus.archive import zipped
from benchmarks.corpus.breaking import chance, hyphenated, runs
from benchmarks.corpus.document import Document, Note, Paragraph

media_type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
suffix = ".docx"

_TYPES = "application/vnd.openxmlformats-officedocument.wordprocessingml"
_RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_SPACES = (
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" '
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
    'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" '
    f'xmlns:r="{_RELATIONS}" xmlns:v="urn:schemas-microsoft-com:vml"'
)
_BY = 'w:id="0" w:author="A" w:date="2024-01-01T00:00:00Z"'
_PARTS = ("styles", "footnotes", "comments", "header")


def write(document: Document) -> bytes:
    """The document as Word saves it."""
    luck = chance(document, suffix)

    def marked(text: str) -> str:
        """Words in runs; now and then a tracked change, a field, a link or a hyphen for the end of a line."""
        words = (_of_word(word, luck) for word in text.split(" "))
        return run(" ").join(words)

    def of(paragraph: Paragraph) -> str:
        pieces = document.pieces(paragraph)
        return f"<w:p>{''.join(marked(p) if isinstance(p, str) else _reference(p) for p in pieces)}</w:p>"

    body: list[str] = [f'<w:p><w:pPr><w:pStyle w:val="Titel"/></w:pPr>{run(document.title)}</w:p>']
    for section in document.sections:
        body.append(f'<w:p><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr>{run(section.heading)}</w:p>')
        kinds = luck.choices((_plain, _in_table, _in_box), (4, 1, 1), k=len(section.paragraphs))
        body.extend(kind(of(paragraph)) for kind, paragraph in zip(kinds, section.paragraphs, strict=True))
    return zipped(
        {
            "[Content_Types].xml": _content_types(),
            "_rels/.rels": _rels({"officeDocument": "word/document.xml", "core-properties": "docProps/core.xml"}),
            "docProps/core.xml": _core(document),
            "word/_rels/document.xml.rels": _rels({part: f"{part}.xml" for part in _PARTS}),
            "word/document.xml": _part("document", f"<w:body>{''.join(body)}<w:sectPr/></w:body>"),
            "word/footnotes.xml": _part("footnotes", _separator() + "".join(map(_footnote, document.notes()))),
            "word/comments.xml": _part("comments", f"<w:comment {_BY}><w:p>{run('Is this so?')}</w:p></w:comment>"),
            "word/header.xml": _part("hdr", f"<w:p>{run(document.running_head)}</w:p>"),
            "word/styles.xml": _part("styles", _styles()),
        }
    )


def run(text: str, tag: str = "t", properties: str = "") -> str:
    """One run."""
    return f'<w:r>{properties}<w:{tag} xml:space="preserve">{escape(text)}</w:{tag}></w:r>'


def _of_word(word: str, luck: Random) -> str:
    draw = luck.random()
    if draw < 0.04:
        return f"<w:del {_BY}>{run(word[::-1], 'delText')}</w:del><w:ins {_BY}>{run(word)}</w:ins>"
    if draw < 0.06:
        return f'<w:hyperlink r:id="none">{run(word)}</w:hyperlink>'
    if draw < 0.08:
        return (
            '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF somewhere \\h </w:instrText></w:r>'
            f'<w:r><w:fldChar w:fldCharType="separate"/></w:r>{run(word)}<w:r><w:fldChar w:fldCharType="end"/></w:r>'
        )
    if draw < 0.1:
        return run("hidden", properties="<w:rPr><w:vanish/></w:rPr>") + run(word)
    first, hyphen, rest = hyphenated(word, "\u00ad", luck).partition("\u00ad")
    parts = "".join(map(run, runs(first, luck)))
    return f"{parts}<w:r><w:softHyphen/></w:r>{run(rest)}" if hyphen else parts


def _reference(note: Note) -> str:
    return (
        f'<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="{note.number + 1}"/></w:r>'
    )


def _footnote(note: Note) -> str:
    content = f"<w:p><w:r><w:footnoteRef/></w:r>{run(' ' + note.text)}</w:p>"
    return f'<w:footnote w:id="{note.number + 1}">{content}</w:footnote>'


def _separator() -> str:
    return '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>'


def _plain(paragraph: str) -> str:
    return paragraph


def _in_table(paragraph: str) -> str:
    other = f"<w:tc><w:p>{run('4.7')}</w:p></w:tc>"
    return f"<w:tbl><w:tr><w:tc>{paragraph}</w:tc>{other}</w:tr><w:tr>{other}{other}</w:tr></w:tbl>"


def _in_box(paragraph: str) -> str:
    content = f"<w:txbxContent>{paragraph}</w:txbxContent>"
    return (
        f'<w:p>{run("An anch")}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>{content}'
        f"</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>{content}</v:textbox></w:pict></mc:Fallback>"
        f"</mc:AlternateContent></w:r>{run('or.')}</w:p>"
    )


def _part(root: str, content: str) -> str:
    return f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:{root} {_SPACES}>{content}</w:{root}>'


def _styles() -> str:
    names = {"Titel": "Title", "berschrift1": "heading 1"}
    return "".join(
        f'<w:style w:type="paragraph" w:styleId="{id_}"><w:name w:val="{name}"/></w:style>'
        for id_, name in names.items()
    )


def _rels(targets: Mapping[str, str]) -> str:
    relations = "".join(
        f'<Relationship Id="r{at}" Type="{_RELATIONS}/{kind}" Target="{target}"/>'
        for at, (kind, target) in enumerate(targets.items())
    )
    space = "http://schemas.openxmlformats.org/package/2006/relationships"
    return f'<?xml version="1.0"?><Relationships xmlns="{space}">{relations}</Relationships>'


def _content_types() -> str:
    return (
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        '<Default Extension="xml" ContentType="application/xml"/>'
        f'<Override PartName="/word/document.xml" ContentType="{_TYPES}.document.main+xml"/></Types>'
    )


def _core(document: Document) -> str:
    return (
        '<?xml version="1.0"?><cp:coreProperties '
        'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" '
        f'xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>{escape(document.title)}</dc:title>'
        f"<dc:language>{document.language}</dc:language></cp:coreProperties>"
    )
