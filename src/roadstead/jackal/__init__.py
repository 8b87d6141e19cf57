"""Jackal."""
