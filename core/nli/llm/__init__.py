"""What every language model that judges has in common: the prompt, the answer, the windows, the patience."""
