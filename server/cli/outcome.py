"""A report decides the exit status of the command that made it."""

from pincite.core.models import ProvenanceReport, Status
from pincite.server.cli.exits import Exit


def exit_of(report: ProvenanceReport, *, doubtful: bool = False) -> Exit:
    """2 if any passage changed, else 3 if any source was unreachable, else 0; what is accepted does not count.

    Where any is ``doubtful`` that is as bad as a change.
    """
    counted = {verdict.status for verdict in report.verdicts if not verdict.accepted}
    if Status.CHANGED in counted or doubtful:
        return Exit.CHANGED
    return Exit.UNREACHABLE if Status.UNREACHABLE in counted else Exit.OK
