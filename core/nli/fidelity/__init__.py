"""Does each finding of an answer follow from the words that it quotes? (CONTRACT 5)"""
