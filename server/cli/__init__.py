"""The command: what a person or a script asks of pincite in a terminal or a pipeline."""
