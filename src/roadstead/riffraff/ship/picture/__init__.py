"""Pictures of the ship, drawn by ourselves: no window, no graphics card, no library but NumPy."""
