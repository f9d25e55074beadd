"""What an injected fetcher answers (CONTRACT 4)."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class FetcherResponse:
    """A page as some fetcher read it; ``body`` is text already decoded, or the raw bytes."""

    final_url: str
    status: int
    body: str | bytes = ""
    redirect_chain: list[str] = field(default_factory=list)
