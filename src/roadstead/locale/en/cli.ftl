### What the terminal says.

cli-computer = Computer
