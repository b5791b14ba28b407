"""Hog: one die for all, and everybody decides at once whether to go on."""
