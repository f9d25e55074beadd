"""An argument is an address or a file, and which one is told from how it is written."""

import shlex


def is_address(argument: str) -> bool:
    """Whether ``argument`` is a URL or an identifier such as ``doi:``: a file's name holds no ``://``."""
    if "://" in argument or ":" not in argument:
        return "://" in argument
    # Imported here: what is named by a file alone needs nothing that reads the web.
    from pincite.core.fetch.identifiers import scheme_of

    return scheme_of(argument) is not None


def to_stamp(address: str) -> str:
    """The line that stamps words of the source at ``address``."""
    return f'pincite stamp {shlex.quote(address)} --text "its exact words" --verify'
