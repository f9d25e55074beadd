"""A page that its scripts write is read as a browser shows it, where the user allows that."""

from pincite.core.render.browser import Browser, executable
from pincite.core.render.fetcher import RenderingFetcher

__all__ = ["Browser", "RenderingFetcher", "executable"]
