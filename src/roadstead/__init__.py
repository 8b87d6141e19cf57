"""Roadstead, where three harbour games lie at anchor: Shanghaien, Jackal and Riff Raff."""

__version__ = "0.1.0"
