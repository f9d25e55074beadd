"""Words of others stand between quotation marks that they cannot close."""


def in_quotes(text: str) -> str:
    """``text`` on one line between double quotation marks; its own, and backslashes, are escaped as in JSON.

    A reader of pincite's sentences, a model as well, can tell where a page's words begin and end.
    """
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
