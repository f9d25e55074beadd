"""A ``Content-Type`` is read in one way, and a body that can hold no words is not downloaded."""

from collections.abc import Mapping
from dataclasses import dataclass

_NO_WORDS = ("image/", "audio/", "video/", "font/", "model/")
#: Not ZIP: a server that knows nothing of books and documents calls them that.
_ARCHIVES = frozenset(
    f"application/{subtype}"
    for subtype in (
        "gzip",
        "java-archive",
        "vnd.android.package-archive",
        "vnd.debian.binary-package",
        "vnd.microsoft.portable-executable",
        "vnd.rar",
        "wasm",
        "x-7z-compressed",
        "x-apple-diskimage",
        "x-bzip2",
        "x-gzip",
        "x-iso9660-image",
        "x-msdownload",
        "x-rar-compressed",
        "x-tar",
        "x-xz",
        "zstd",
    )
)


@dataclass(frozen=True, slots=True)
class ContentType:
    """The media type without parameters, lower-case, and the charset parameter; empty where not given."""

    media_type: str = ""
    charset: str = ""

    @staticmethod
    def of(headers: Mapping[str, str]) -> "ContentType":
        """The type that lower-case ``headers`` name."""
        return ContentType.parse(headers.get("content-type", ""))

    @staticmethod
    def parse(header: str) -> "ContentType":
        """A ``Content-Type`` header value (RFC 9110, 8.3); what cannot be read is empty."""
        head, _, parameters = header[:1_000].partition(";")
        media_type = head.strip().lower()
        type_, slash, subtype = media_type.partition("/")
        if not (type_ and slash and subtype) or any(character.isspace() for character in media_type):
            media_type = ""
        for parameter in parameters.split(";"):
            name, _, value = parameter.partition("=")
            if name.strip().lower() == "charset":
                return ContentType(media_type, value.strip().strip("\"'").strip())
        return ContentType(media_type)


#: Documents that are one file with everything in it, pictures and fonts too: they may be larger than a page.
DOCUMENTS = frozenset(
    {
        "application/pdf",
        "application/epub+zip",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    }
)
#: What they begin with: PDF (ISO 32000-2, 7.5.2), and the first entry of a ZIP file (APPNOTE, 4.3.7).
_DOCUMENT_MAGIC = (b"%PDF-", b"PK\x03\x04")
#: First bytes that tell a document.
DOCUMENT_HEAD = 5


def is_document(media_type: str, content: bytes | bytearray | str) -> bool:
    """Whether a body is a document by its type or its first ``DOCUMENT_HEAD`` bytes."""
    return media_type in DOCUMENTS or (not isinstance(content, str) and content.startswith(_DOCUMENT_MAGIC))


#: How the path of a compressed list of a site's addresses ends (sitemaps.org, "Sitemap file location").
_PACKED_TEXT = (".xml.gz", ".txt.gz")


def holds_no_words(media_type: str, path: str = "") -> bool:
    """Whether nothing could read text from this type; SVG is XML, an unknown type may be anything.

    ``path`` is that of the URL: a sitemap is served as the archive that it is.
    """
    if media_type.endswith(("+xml", "+json")) or path.lower().endswith(_PACKED_TEXT):
        return False
    return media_type.startswith(_NO_WORDS) or media_type in _ARCHIVES
