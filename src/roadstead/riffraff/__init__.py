"""Riff Raff: cards, regions and a ship that really sways."""
