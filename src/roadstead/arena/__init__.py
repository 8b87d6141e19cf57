"""Matches between players: who deals, who sits where, who won."""
