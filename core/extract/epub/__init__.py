"""Books (EPUB 2 and 3), read chapter after chapter by the rules of HTML."""

from pincite.core.extract.epub.extractor import EpubExtractor

__all__ = ["EpubExtractor"]
