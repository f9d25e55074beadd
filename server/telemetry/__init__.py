"""What watches over a server: spans of OpenTelemetry, and counts in the text format of Prometheus."""
