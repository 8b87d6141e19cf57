"""Tables that people play at over the network: the only package that waits, listens and stores."""
