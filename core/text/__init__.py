"""Words only: their canonical form, their edges, how they may differ, and what changed. No I/O, no stamps."""
