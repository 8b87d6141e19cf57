### The words of Riff Raff. Seats are told by name: $name is the name to show, $you is "yes" when the
### reader sits there.

riff-raff-name = Riff Raff
riff-raff-about = Load a ship that really sways: the first to get everything aboard wins.
