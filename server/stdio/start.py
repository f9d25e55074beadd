"""From an empty process to a serving one, with nothing on the wire that is not protocol."""

from pincite.server.ending import end_at_once
from pincite.server.environment import make_hermetic
from pincite.server.stderr import warn
from pincite.server.stdio.guard import take_stdin, take_stdout


def serve_stdio() -> int:
    """Serve the client that started this process until it leaves; the exit status."""
    # Before anything heavy is imported: what an import prints must not reach the client.
    stdout, stdin = take_stdout(), take_stdin()
    make_hermetic()
    from pincite.core.errors import SettingError
    from pincite.core.settings import Settings
    from pincite.server.cli.exits import Exit

    try:
        settings = Settings()
    except SettingError as error:
        warn(str(error))
        return Exit.BAD_SETTING
    from pincite.server.app import create_server
    from pincite.server.stdio.inside import UnknownFastMCPError
    from pincite.server.stdio.serve import run

    try:
        run(lambda: create_server(settings), stdin=stdin, stdout=stdout)
    except UnknownFastMCPError as error:
        warn(str(error))
        return Exit.SOFTWARE
    end_at_once()
    return Exit.OK
