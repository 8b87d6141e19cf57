"""Players of Jackal."""
