"""The least that a FastMCP server can be, one tool that says back what it is told: the baseline of ``serving.py``."""

from dataclasses import dataclass

from fastmcp import FastMCP


@dataclass
class Echo:
    """As many fields as a judge's answer has, of the same kinds."""

    verdict: str
    score: float
    provider: str


mcp = FastMCP("echo")


@mcp.tool
async def echo(claim: str, premise: str, language: str = "en") -> Echo:
    """Say back one of the arguments."""
    return Echo(verdict=claim[:10], score=0.5, provider=language)


if __name__ == "__main__":
    mcp.run(show_banner=False)
