"""A server that was asked to end is gone at once."""

import gc


def end_at_once() -> None:
    """Let the interpreter end without a last look for garbage: with all of FastMCP loaded, that takes half a second."""
    gc.disable()
    gc.freeze()
