"""Gamename: draw as long as you dare."""
