"""Players of Riff Raff: which card, which object, and where to lay it."""
