"""PDF, read in a process of its own."""

from pincite.core.extract.pdf.extractor import PdfExtractor

__all__ = ["PdfExtractor"]
