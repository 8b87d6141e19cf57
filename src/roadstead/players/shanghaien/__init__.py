"""Players of Shanghaien."""
