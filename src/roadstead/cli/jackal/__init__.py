"""Jackal in a terminal: the island drawn, told and scored."""
