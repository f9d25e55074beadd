"""``pincite doctor``: what this installation would do, where each setting comes from, and what is missing."""

from pincite.server.cli.calls.arguments import Streams


def doctor(*, console: Streams) -> int:
    """Show the versions, settings, judges and formats of this installation, and the stanza for Claude Desktop.

    Exit status: 0, or 78 when a setting has a value that pincite does not know. No secret is shown.
    """
    from pincite.server.cli.doctor import doctor

    return doctor(console)
