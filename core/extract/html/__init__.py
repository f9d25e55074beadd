"""HTML: parsed by the standard's rules, walked once, and told apart into what a reader sees and what not."""

from pincite.core.extract.html.extractor import HtmlExtractor

__all__ = ["HtmlExtractor"]
