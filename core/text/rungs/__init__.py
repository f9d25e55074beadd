"""The steps of the ladder: each says where a passage stands in a stream, under one kind of sameness."""
