"""MCP over standard input and output: nothing but protocol on the wire, and an answer to every line."""
