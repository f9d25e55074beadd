"""Judges of entailment: which there are, which is asked, and what of an answer is believed (CONTRACT 5)."""
