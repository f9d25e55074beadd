"""A vendor's package, as far as pincite uses one; it records how its client was made."""

MADE: list[dict[str, object]] = []


class DefaultAsyncHttpxClient:
    """The vendor's own HTTP client."""

    def __init__(self, **options: object) -> None:
        self.options = options


class AsyncSome:
    """The vendor's client."""

    def __init__(self, **options: object) -> None:
        MADE.append(options)
