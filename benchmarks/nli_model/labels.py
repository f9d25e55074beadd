"""What a premise makes of a claim: entails it, leaves it open, contradicts it; or one of the last two."""

E, N, C, X = "entails", "neutral", "contradicts", "not_entails"
