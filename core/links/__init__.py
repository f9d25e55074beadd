"""Layers 0 and 1: does a cited URL answer, and is its document known? (CONTRACT 8)"""

from pincite.core.links.catalogue import FileCatalogue, catalogue_of
from pincite.core.links.check import check_links
from pincite.core.links.link import Link, links_in, read_links, read_urls, read_with_notes

__all__ = [
    "FileCatalogue",
    "Link",
    "catalogue_of",
    "check_links",
    "links_in",
    "read_links",
    "read_urls",
    "read_with_notes",
]
