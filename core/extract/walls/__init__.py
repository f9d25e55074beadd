"""What stands where a document should be, one file a kind."""
