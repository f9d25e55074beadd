"""What may be asked over MCP: one file a tool, each one call into the core."""
