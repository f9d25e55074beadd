"""pincite in the configuration of the MCP clients that people use, and nothing else of their files touched."""
