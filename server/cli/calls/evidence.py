"""``pincite evidence``: what a model quotes stands in your sources, or nothing of it may be used."""

from pincite.server.cli.calls.arguments import File, Streams


def evidence(request: File, *, console: Streams) -> int:
    """Confirm what a model quotes against your own sources, and print the verdict as one line of JSON.

    Exit status: 0 when everything was confirmed, 2 when anything was refused; 64 for a wrong call, 65 for input that
    cannot be read or whose sources or policy have a fault.

    Parameters
    ----------
    request
        JSON of the arguments of the tool verify_evidence: sources, evidence and policy, and if wanted proposed_texts,
        annotations and purpose. A file, or - for standard input.
    """
    from pincite.server.cli.evidence import evidence

    return evidence(request, console)
