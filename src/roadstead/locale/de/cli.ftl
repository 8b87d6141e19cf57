### Was das Terminal sagt.

cli-computer = Computer
