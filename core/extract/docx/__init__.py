"""Word's documents (ISO/IEC 29500), read as their accepted text."""

from pincite.core.extract.docx.extractor import DocxExtractor

__all__ = ["DocxExtractor"]
