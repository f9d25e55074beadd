"""A vendor's exceptions, by what pincite tells them apart."""

from dataclasses import dataclass, field


@dataclass
class Response:
    headers: dict[str, str]


@dataclass
class StatusError(Exception):
    """As a vendor's exception for a status."""

    said: str
    status_code: int
    response: Response = field(default_factory=lambda: Response({}))

    def __str__(self) -> str:
        return self.said


class APIConnectionError(Exception):
    """As a vendor's exception where nobody answered."""
