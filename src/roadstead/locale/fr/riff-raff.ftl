### Les mots de Riff Raff. Les places se nomment : $name est le nom à montrer, $you vaut "yes" si le
### lecteur y est assis.

riff-raff-name = Riff Raff
riff-raff-about = On charge un navire qui tangue pour de vrai : gagne qui embarque tout le premier.
