"""What somebody else's exception says, for a message or a report: encodable, and not endless."""

from pincite.core.models.sendable import without_surrogates

_LINE = 300
_TEXT = 1_000


def whole(error: BaseException) -> str:
    """What ``error`` says, or its kind when it says nothing."""
    return _words(error)[:_TEXT] or type(error).__name__


def told(error: BaseException) -> str:
    """The same on one short line."""
    return " ".join(_words(error).split())[:_LINE] or type(error).__name__


def named(error: BaseException) -> str:
    """The kind of ``error``, and what it says, on one short line."""
    kind, words = type(error).__name__, told(error)
    return kind if words == kind else f"{kind}: {words}"


def _words(error: BaseException) -> str:
    try:
        return without_surrogates(str(error))
    except Exception:  # Somebody else's __str__.
        return ""
