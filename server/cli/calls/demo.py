"""``pincite demo``: stamp, let the pages change, verify; on pages of its own, in a few seconds."""

from pincite.server.cli.calls.arguments import Streams


def demo(*, console: Streams) -> int:
    """Show the whole loop on pages that pincite serves itself: stamp, let the pages change, verify.

    Nothing but this computer's loopback is read. Exit status: 0 when every passage was judged as it must be.
    """
    from pincite.server.cli.demo import demo

    return demo(console)
