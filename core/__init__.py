"""What is true about citations: words, stamps, anchors and verdicts; importable without the server."""
