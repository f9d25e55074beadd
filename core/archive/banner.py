"""What the archive itself writes into a capture is taken out again, so that only the source's words are searched."""

from typing import Final

#: The Internet Archive marks what it puts in, the script block in the head and the banner, by comments.
_MARKS: Final = (
    (b"<!-- BEGIN WAYBACK TOOLBAR INSERT -->", b"<!-- END WAYBACK TOOLBAR INSERT -->"),
    (b"<!-- WB Insert -->", b"<!-- End WB Insert -->"),
)


def without_banner(body: bytes) -> bytes:
    """``body`` without the first banner of each kind; a body without one, or with half of one, is left as it is."""
    for begin, end in _MARKS:
        start = body.find(begin)
        stop = body.find(end, start + len(begin)) if start >= 0 else -1
        if stop >= 0:
            body = body[:start] + body[stop + len(end) :]
    return body
