### Che cosa dice il terminale.

cli-computer = Computer
