### Die Wörter von Riff Raff. Plätze heißen beim Namen: $name ist der gezeigte Name, $you ist "yes", wenn
### der Leser dort sitzt.

riff-raff-name = Riff Raff
riff-raff-about = Ein Schiff beladen, das wirklich schwankt: Wer zuerst alles an Bord hat, gewinnt.
