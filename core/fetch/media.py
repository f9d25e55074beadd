"""A ``Content-Type`` is read in one way, and a body that can hold no words is not downloaded."""

from collections.abc import Mapping
from dataclasses import dataclass

_NO_WORDS = ("image/", "audio/", "video/", "font/", "model/")
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
        "x-zip-compressed",
        "zip",
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


def holds_no_words(media_type: str) -> bool:
    """Whether no extractor could read text from this type; SVG is XML, an unknown type may be anything."""
    if media_type.endswith(("+xml", "+json")):
        return False
    return media_type.startswith(_NO_WORDS) or media_type in _ARCHIVES
