"""Shanghaien in a terminal: drawn, told and scored."""
