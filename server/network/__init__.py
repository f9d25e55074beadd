"""MCP over HTTP and SSE: one application, and the server that runs it."""

from pincite.server.network.address import NotLoopbackError, listen
from pincite.server.network.app import network_app
from pincite.server.network.serve import serve_http

__all__ = ["NotLoopbackError", "listen", "network_app", "serve_http"]
