"""pincite."""
