### Ce que dit le terminal.

cli-computer = Ordinateur
