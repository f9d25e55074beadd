"""A site of its own on loopback, whose pages change between a stamp and a check, to be seen in three seconds."""
