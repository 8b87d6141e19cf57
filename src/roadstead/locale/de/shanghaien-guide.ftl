### Eine Anleitung, aus der man Shanghaien lernen kann; Zeichnungen stehen in Buchstaben gleicher Breite.

shanghaien-guide-1-title = Worum es geht
shanghaien-guide-1-text =
    Zwei Kapitäne sitzen in einer Hafentaverne und brauchen Matrosen. Die Matrosen müssen das nicht unbedingt wissen. Sechs Karten liegen in einer Reihe, ihr setzt beide Würfel daran, und wenn einer „Shanghai!“ ruft, geht jede Karte an den, der dort mehr Würfel hat.

    Nach acht Runden werden die Mannschaften Nation für Nation verglichen, mit einem Kniff: Die stärkere bringt nur so viel, wie die schwächere wert ist. Ein knapper Vorsprung lohnt sich, ein haushoher ist verschenkt.

shanghaien-guide-2-title = Was auf dem Tisch liegt
shanghaien-guide-2-text =
    - 40 Matrosen: acht Nationen in acht Farben, jede mit den Werten 1, 2, 3, 3 und 4.
    - 8 schmutzige Tricks. Sie haben dieselbe Rückseite und sind unter die Matrosen gemischt.
    - Sechs Würfel für jeden: der Vorrat.
    - Ein Kapitän für jeden, um sich zu merken, ob schon ein Trick gespielt wurde.

    Sechs Karten werden in einer Reihe aufgedeckt: die Taverne. Einer beginnt; in diesem Programm entscheidet der Zufall, wenn ihr nichts anderes wählt. Alles auf dem Tisch ist für beide sichtbar, nur die Reihenfolge des Stapels nicht.

shanghaien-guide-3-title = Dein Zug
shanghaien-guide-3-text =
    Es geht abwechselnd, und in deinem Zug tust du eines von beidem:

    - Würfeln: Nimm zwei Würfel aus deinem Vorrat, wirf sie, setze einen an die Karte mit seiner Zahl und leg den anderen zurück. So kommt mit jedem Zug ein Würfel von dir in die Taverne. Bei einem Pasch gibt es nichts zu wählen, gesetzt wird trotzdem nur einer.
    - Shanghai rufen, und die Runde ist vorbei.

    Passen gibt es nicht. Gesetzte Würfel bleiben stehen, und an einer Karte dürfen beliebig viele sein. Zum Würfeln brauchst du zwei Würfel im Vorrat.

shanghaien-guide-4-title = Wo die 1 ist
shanghaien-guide-4-text = Die Karten der Reihe zählen von 1 bis 6, von einem Ende zum anderen. Von welchem, bestimmt der Startspieler der Runde, indem er den ersten Würfel setzt, also nachdem er den ersten Wurf gesehen hat. Von da an gelten die Zahlen für beide bis zum Ende der Runde.
shanghaien-guide-4-drawing =
    Tom                                        5
             +---+   +---+   +---+   +---+   +---+   +---+
             | 1 |   | 2 |   | 3 |   | 4 |   | 5 |   | 6 |
             +---+   +---+   +---+   +---+   +---+   +---+
    Mara               2
             ^ links von Mara
shanghaien-guide-4-example = Mara beginnt, würfelt 2 und 4 und setzt die 2 an die zweite Karte von ihr aus links. Damit ist die 1 an ihrem linken Ende. Tom auf der anderen Seite des Tisches würfelt 1 und 5 und nimmt die 5: Sie kommt an die fünfte Karte von Mara aus links, von seinem Stuhl aus ist es die zweite.

shanghaien-guide-5-title = Shanghai!
shanghaien-guide-5-text =
    Sobald zwei deiner eigenen Würfel in der Taverne stehen, darfst du Shanghai rufen, statt zu würfeln. Mit weniger als zwei Würfeln im Vorrat musst du.

    Die Runde ist sofort vorbei. Der andere kommt nicht mehr dran, und alle sechs Karten werden verteilt.

shanghaien-guide-6-title = Wer die Karten bekommt
shanghaien-guide-6-text =
    Sieh dir jede Karte für sich an:

    - Keine Würfel: Die Karte ist aus dem Spiel.
    - Würfel nur eines Spielers oder mehr Würfel von einem: Er bekommt sie.
    - Gleich viele Würfel: Die Nachbarn entscheiden. Jeder zählt die Augen der eigenen Würfel an der Karte links und an der Karte rechts zusammen. Die höhere Summe holt die Karte; sind auch die Summen gleich, ist sie aus dem Spiel. Die Karten an den Enden haben nur einen Nachbarn.

    Für die Nachbarn zählen alle Würfel, auch die an verlorenen Karten. Schmutzige Tricks holt man genauso wie Matrosen.
shanghaien-guide-6-drawing =
    Tom                        3       4       5      6 6
             +---+   +---+   +---+   +---+   +---+   +---+
             | 1 |   | 2 |   | 3 |   | 4 |   | 5 |   | 6 |
             +---+   +---+   +---+   +---+   +---+   +---+
    Mara              2 2      3                      6 6

    geht an   weg     Mara    weg     Tom     Tom     Tom
shanghaien-guide-6-example =
    An der 1 ist niemand, sie ist weg. An der 2 steht nur Mara, an 4 und 5 nur Tom. An der 3 haben beide einen Würfel: Maras zwei Zweien daneben machen 4, Toms Vier macht auch 4, und die Karte ist für beide verloren. An der 6 haben beide zwei: Toms Fünf daneben schlägt Maras Nichts.

shanghaien-guide-7-title = Die nächste Runde
shanghaien-guide-7-text = Würfel und Kapitäne gehen nach Hause. Matrosen liegen nach Farben vor ihrem neuen Kapitän, Tricks getrennt davon. Sechs neue Karten bilden die nächste Taverne, und es beginnt, wer nicht Shanghai gerufen hat. Die achte Runde verbraucht den Stapel.

shanghaien-guide-8-title = Schmutzige Tricks
shanghaien-guide-8-text =
    Ein Trick wird gleich nach dem Würfeln gespielt, bevor du einen Würfel setzt: einer pro Runde und Spieler, ab der Runde, nachdem du ihn geholt hast. Er zeigt zwei Aktionen; du nutzt eine davon.

    - Joker, auch zwei Matrosen: Leg die Karte zu einer Nation, von der du mindestens einen echten Matrosen hast. Dort bleibt sie als Matrose mit dem Wert 2. Danach setzt du wie immer einen Würfel.
    - Würfel ±1: Dreh einen deiner beiden Würfel um eins nach oben oder unten, nicht über 6 und nicht unter 1. Danach setzt du einen der beiden.
    - Beide Würfel: Setze beide.
    - Neuwurf: Wirf beide neu und setze eine der neuen Zahlen. Die alten sind weg.

    Ein Joker bleibt in der Mannschaft; jeder andere Trick ist nach dem Spielen aus dem Spiel. Nie gespielt ist er am Ende einen Punkt wert. Was du in Runde acht holst, kommt zum Spielen zu spät, zählt aber noch.

shanghaien-guide-9-title = Das Ende
shanghaien-guide-9-text =
    Nach acht Runden zählst du für jeden die Stärke jeder Nation zusammen; Joker zählen 2.

    - Hat nur einer die Nation, bekommt er ihre Stärke als Punkte.
    - Haben sie beide, wird die stärkere Mannschaft abgelegt, und die schwächere wechselt die Seite: Der Stärkere bekommt die Stärke der schwächeren, der andere nichts.
    - Sind beide gleich stark, bekommt niemand etwas.

    Dazu kommt ein Punkt für jeden Trick, den du noch hast. Die höhere Summe gewinnt; bei gleichen Summen ist es unentschieden.
shanghaien-guide-9-drawing =
                 Mara            Tom              bekommt
    grün         3 + 2 + 2 = 7   -                Mara 7
    hellblau     1 + 4 = 5       2 + 3 = 5        niemand
    rot          1 + 2 + 3 = 6   3 + 4 = 7        Tom 6
    gelb         1               3 + 3 + 4 = 10   Tom 1
    Tricks       -               1 Trick          Tom 1
    Summe                                         Mara 7, Tom 8
shanghaien-guide-9-example = Grün hat nur Mara, sie behält ihre 7. Hellblau ist gleich und fällt weg. Tom führt bei Rot, 7 zu 6, und bei Gelb, 10 zu 1; also bekommt er Maras 6 und Maras 1 und einen Punkt für seinen Trick. Er gewinnt 8 zu 7.

shanghaien-guide-10-title = Erweiterung: der verrückte Kapitän
shanghaien-guide-10-text =
    Jeder beginnt mit einem verrückten Kapitän, einem Trick wie die anderen: gleich nach einem eigenen Wurf, als Trick der Runde, und nie gespielt einen Punkt wert. In Runde acht ist er nicht erlaubt, auch nicht in einer Runde, in der der andere gespielt wurde.

    Vom nächsten Zug des anderen bis zum Ende der Runde darfst du in jedem dieser Züge einmal nein sagen:

    - zu einem gesetzten Würfel: Beide Würfel müssen neu geworfen werden;
    - zu einem Trick, sobald er angekündigt ist: Die Karte geht auf die Hand zurück, eine andere darf gespielt werden;
    - zu Shanghai: Der andere muss würfeln, es sei denn, er hat weniger als zwei Würfel.

shanghaien-guide-11-title = Erweiterung: Extrakarte 1
shanghaien-guide-11-text =
    Jeder beginnt mit einer; als Trick tut sie eines von beidem.

    - Kein Shanghai: In dieser Runde darf niemand rufen, bis jemand muss.
    - Alle neu würfeln: Wirf die beiden eben geworfenen Würfel zusammen mit allen, die von dir in der Taverne stehen. Leg einen davon zurück, welchen du willst, und setze die anderen.
shanghaien-guide-11-drawing =
    Toms Würfel in der Taverne   1 3
    und sein Wurf                1 1
    alle vier neu geworfen       2 4 5 6
    zurück in den Vorrat         2
    jetzt in der Taverne         4 5 6
shanghaien-guide-11-example = Tom hat 1 und 3 in der Taverne und würfelt 1 und 1, hat aber die Karten 4 und 5 im Auge. Er wirft alle vier Würfel neu: 2, 4, 5, 6. Die 2 legt er zurück. Drei Würfel stehen in der Taverne, wie nach jedem Zug.

shanghaien-guide-12-title = Erweiterung: Extrakarte 2
shanghaien-guide-12-text =
    Jeder beginnt mit einer; als Trick tut sie eines von beidem.

    - Zu den Haien: Die Karte, an die du in diesem Zug deinen Würfel setzt, wird verdeckt. Am Ende der Runde ist sie aus dem Spiel, was auch immer dort steht. Ihre Würfel zählen trotzdem für die Nachbarn.
    - Tausch: Nimm einen deiner Würfel aus einem früheren Zug zurück und setze dann beide eben geworfenen.

shanghaien-guide-13-title = Erweiterung: Extrakarte 3
shanghaien-guide-13-text =
    Die Paschkarte liegt neben der Taverne. Wer einen Pasch wirft, hat die Wahl:

    - einen der beiden Würfel neu werfen und mit dem Ergebnis weiterspielen; bei neuem Pasch wählst du wieder; oder
    - die Paschkarte nehmen, vom Tisch oder vom anderen Spieler. Das verbraucht beide Würfel: Sie gehen zurück, und der Zug ist zu Ende.

    Als Trick gespielt geht die Karte neben die Taverne zurück, und du wirfst beide Würfel neu. Wer sie am Ende hat, bekommt einen Punkt mehr.

shanghaien-guide-14-title = Wo die Regeln Raum lassen
shanghaien-guide-14-text = Hier und da schweigen die Regelhefte oder widersprechen sich. Jede solche Stelle ist eine Option des Spiels, und ein gespeichertes Spiel trägt seine Optionen mit sich. Oben steht, was als Vorgabe gilt; die Punkte der Regeln nennen jede Lesart.
