### Eine Anleitung, aus der man Riff Raff lernt, Abschnitt für Abschnitt; die Zeichnungen zeigt man mit Buchstaben gleicher Breite.

riff-raff-guide-1-title = Worum es geht
riff-raff-guide-1-text = Die Ladung soll oben in den Rahen versteckt werden, und das Schiff will nicht stillhalten. Mitten auf dem Tisch hängt ein Schiff aus Holz in einer Welle und schwankt nach allen Seiten. Alle haben die gleichen acht Gegenstände, und jeder will seine zuerst an Bord haben. Was fällt, während du lädst, gehört dir, wenn du es nicht fängst.

riff-raff-guide-2-title = Das Schiff
riff-raff-guide-2-text =
    Das Schiff hat zehn Bereiche mit Nummern. Vier sind auf dem Rumpf; die anderen sind die Hälften von drei Rahen, und je höher, desto lebhafter geht es zu. Die Rahen liegen nur auf Stiften: Sie drehen sich und kippen. Eine Stahlkugel unter dem Rumpf richtet das Schiff wieder auf.

    Vor dir liegen ein Boot, ein Fass, eine Flasche, eine Kiste, ein Matrose, eine Planke, eine Ratte und eine Truhe. Einmal an Bord gehören sie niemandem.
riff-raff-guide-2-drawing =
                |
        9 ------+------ 10                   Bug
                |                         +---+---+
      7 --------+-------- 8               | 1 | 2 |
                |               Backbord  +---+---+  Steuerbord
    5 ----------+---------- 6             | 3 | 4 |
                |                         +---+---+
          \-----+-----/                     Heck
                o
riff-raff-guide-2-example = Links das Schiff von hinten: der Rumpf, die drei Rahen, die Kugel. Rechts der Rumpf von oben. Ungerade Nummern liegen an Backbord, gerade an Steuerbord.

riff-raff-guide-3-title = Eine Runde
riff-raff-guide-3-text =
    Du hast zehn Karten, 1 bis 10. Jeder legt eine verdeckt hin, und alle werden gleichzeitig aufgedeckt. Die Nummer deiner Karte ist der Bereich, den du laden musst: Eine Karte sagt also beides, wo und wann.

    Die höchste Karte macht ihren Spieler zum Kapitän, und der Kapitän ist zuerst dran. Dann folgen die anderen nach fallenden Karten. Haben mehrere die höchste Karte, nennt der bisherige Kapitän einen von ihnen. Andere Gleichstände entscheidet der neue.

    Gespielte Karten kommen nicht zurück: In zehn Runden lädst du jeden Bereich einmal.
riff-raff-guide-3-drawing =
            Karte  Zug
    Tom     9      1   Kapitän
    Ida     9      2
    Mara    7      3
    Ole     3      4
riff-raff-guide-3-example = Bisher war Mara Kapitän. Tom und Ida haben beide die 9, und sie nennt Tom. Er ist sofort Kapitän und zuerst dran. Ida hat dieselbe Karte und kommt gleich nach ihm, dann Mara, dann Ole. Tom und Ida laden beide Bereich 9, die obere Rah an Backbord.

riff-raff-guide-4-title = Dein Zug
riff-raff-guide-4-text =
    Nimm einen deiner Gegenstände und bring ihn in deinen Bereich: Leg ihn, stell ihn oder häng ihn, mit einer Hand oder mit beiden. Er darf über den Rand ragen, aber nicht in einen anderen Bereich, und er darf schieben, was schon da ist. Deine Hand darf nichts berühren, was an Bord ist, und das Schiff nicht festhalten.

    Auf einer Rah, auf der schon etwas aus einem früheren Zug liegt, darfst du zwei Gegenstände laden, einen nach dem anderen. Sag es, bevor du anfängst; dann musst du es versuchen.

    Passen gibt es nicht. Läuft deine Zeit ab, kommt der Gegenstand in deiner Hand zurück, und dein Zug ist zu Ende.

riff-raff-guide-5-title = Was fällt
riff-raff-guide-5-text =
    Sobald etwas vom Schiff fällt, ist dein Zug zu Ende, und du versuchst es zu fangen.

    - Was du fängst, ist aus dem Spiel, und du bist es los.
    - Was dir entgeht, gehört dir, gleich wer es geladen hat.
    - Was du noch in der Hand hast, bleibt dein.
    - Fängst du nur, was du gerade abgelegt hast, bekommst du es zurück: Neben das Schiff fallen lassen hilft nicht.

    Was von einer Rah aufs Deck fällt, ist nicht vom Schiff gefallen.
riff-raff-guide-5-drawing =
    vorher an Bord         Flasche, Planke, Boot
    in Toms Hand           Kiste
    fällt, gefangen        Flasche   aus dem Spiel
    fällt, verfehlt        Planke    an Tom
    noch in der Hand       Kiste     an Tom
    jetzt an Bord          Boot
riff-raff-guide-5-example = Tom stößt mit seiner Kiste an die Rah, und Flasche und Planke rutschen herunter. Die Flasche fängt er. Die Planke liegt jetzt vor ihm, neben der Kiste, die er nicht mehr ablegen konnte.

riff-raff-guide-6-title = Das Ende
riff-raff-guide-6-text = Wer am Ende seines Zuges nichts mehr hat, gewinnt sofort, mitten in der Runde. Sonst endet das Spiel nach zehn Runden, und die wenigsten Gegenstände gewinnen; haben mehrere gleich wenige, gewinnen sie gemeinsam.

riff-raff-guide-7-title = Zu zweit
riff-raff-guide-7-text = Zu zweit nimmt jeder zwei Sätze, sechzehn Gegenstände. Nach zehn Runden nehmen beide ihre Karten wieder auf die Hand, und es geht weiter. Spätestens nach zwanzig Runden ist Schluss.

riff-raff-guide-8-title = Die Hand in diesem Programm
riff-raff-guide-8-text =
    Das Schiff wird als Holz, Gewicht und Reibung berechnet, und niemand weiß vorher, was geschieht. Du bewegst nicht den Gegenstand selbst; du sagst einer Hand, wohin sie soll, und die Hand hat ihre Grenzen. Fällt etwas, wird die Zeit langsamer, damit du fangen kannst.

    Wer nicht schnell sein kann oder will, spielt als Steuermann: Nenne eine Stelle, und eine ruhige Hand geht hin; zum Fangen markiere, was du willst. Die Physik ist für alle am Tisch dieselbe.

    Zwischen den Zügen ruht das Schiff. Solange niemand etwas tut, fällt nichts.

riff-raff-guide-9-title = Wo die Regeln Raum lassen
riff-raff-guide-9-text = Wer der erste Kapitän ist, was mit dem eigenen Fang geschieht, wie viel Zeit ist: Solche Stellen sind Optionen des Spiels, und eine gespeicherte Partie trägt ihre Optionen bei sich. Was oben erzählt ist, ist die Vorgabe; die Punkte nennen jede Lesart.
