### Le parole di Riff Raff. I posti si chiamano per nome: $name è il nome da mostrare, $you vale "yes" se
### chi legge siede lì.

riff-raff-name = Riff Raff
riff-raff-about = Si carica una nave che ondeggia davvero: vince chi per primo porta tutto a bordo.
