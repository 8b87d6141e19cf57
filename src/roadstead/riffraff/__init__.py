"""Riff Raff, the swaying ship of Christoph Cantzler: one whole game, usable alone."""
