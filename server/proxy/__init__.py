"""An existing stdio server behind pincite: all passes as it is, but for the stamps in the results of its tools."""
