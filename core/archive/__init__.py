"""Captures of pages are found in web archives that speak Memento (RFC 7089), and read like any other source."""

from pincite.core.archive.memento import INTERNET_ARCHIVE, MementoArchive, archive_of

__all__ = ["INTERNET_ARCHIVE", "MementoArchive", "archive_of"]
