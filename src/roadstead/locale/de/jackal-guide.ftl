### Eine Anleitung, aus der man Jackal lernt, Abschnitt für Abschnitt; die Zeichnungen zeigt man mit Buchstaben gleicher Breite.

jackal-guide-1-title = Worum es geht
jackal-guide-1-text =
    Jemand hat 37 Münzen auf einer Insel vergraben und keine Karte dagelassen. Bis zu vier Mannschaften zu drei Piraten gehen an Land, um sie zu finden. Was unter einem Plättchen liegt, weiß niemand, bis ein Pirat darauf steht, und die Insel hat ihre Launen: Sie schießt, sie rutscht, sie beißt, sie schenkt Rum aus.

    Würfel gibt es nicht. Wer am Ende das meiste Gold an Bord hat, gewinnt; wie viele Piraten es gekostet hat, ist gleich.

jackal-guide-2-title = Die Insel
jackal-guide-2-text = 117 Plättchen liegen verdeckt, ringsum ist Meer. Vor der Mitte jeder Seite liegt ein Schiff mit drei Piraten seiner Farbe. Felder heißen nach Spalte und Zeile: Das weiße Schiff liegt auf g12, das Plättchen davor ist g11.
jackal-guide-2-drawing =
         a b c d e f g h i j k l m
     0     ~ ~ ~ ~ ~ S ~ ~ ~ ~ ~
     1   ~ ~ # # # # # # # # # ~ ~
     2   ~ # # # # # # # # # # # ~
     3   ~ # # # # # # # # # # # ~
     4   ~ # # # # # # # # # # # ~
     5   ~ # # # # # # # # # # # ~
     6   R # # # # # # # # # # # G
     7   ~ # # # # # # # # # # # ~
     8   ~ # # # # # # # # # # # ~
     9   ~ # # # # # # # # # # # ~
    10   ~ # # # # # # # # # # # ~
    11   ~ ~ # # # # # # # # # ~ ~
    12     ~ ~ ~ ~ ~ W ~ ~ ~ ~ ~
jackal-guide-2-example = W, R, S und G sind die Schiffe von Weiß, Rot, Schwarz und Gelb, ein # ist ein verdecktes Plättchen, eine Welle ist das Meer. Weiß beginnt, und es geht im Uhrzeigersinn: Weiß, Rot, Schwarz, Gelb.

jackal-guide-3-title = Dein Zug
jackal-guide-3-text =
    Du tust genau eines, mit einem Piraten oder mit dem Schiff. Passen gibt es nicht.

    - Fahren: Das Schiff gleitet ein Feld an seiner Seite entlang, wenn einer deiner Piraten an Bord ist. Um die Ecke fährt es nie.
    - An Land gehen: vom Schiff auf das Plättchen gerade davor.
    - Gehen: ein Plättchen weit in eine von acht Richtungen.
    - An Bord kommen: vom Plättchen vor dem Schiff oder von einem der beiden daneben.
    - Schwimmen: Ein Pirat im Wasser kommt ein Meerfeld weiter.

    Vom Ufer springt niemand ins Meer, und aus dem Meer kommt niemand ans Ufer.
jackal-guide-3-drawing =
         e   f   g   h   i
    11   #   x   X   x   #
    12   ~   ~   W   ~   ~
jackal-guide-3-example = Vom weißen Schiff auf g12 kommt ein Pirat nur auf g11 an Land. An Bord kommt er von f11, g11 und h11. Gleitet das Schiff erst nach h12, landet er stattdessen auf h11.

jackal-guide-4-title = Plättchen aufdecken
jackal-guide-4-text =
    Du deckst ein Plättchen auf, indem du es mit leeren Händen betrittst, und es wirkt sofort. Es bleibt offen und wirkt wieder bei jedem, der kommt. Auf diesen endet der Weg des Piraten:

    - Leer: nichts.
    - Truhe: Hier liegen jetzt Münzen, so viele, wie ihre römische Zahl sagt.
    - Fort: Drinnen wird niemand geschlagen. Das Fort der Heilerin kann mehr: Ein Pirat, der den Zug dort beginnt, darf ihn darauf verwenden, einen toten Kameraden zurückzuholen.
    - Falle: Der Pirat sitzt fest, bis ein Kamerad kommt.
    - Rumfass: Er setzt beim nächsten Zug seiner Mannschaft aus.
    - Ballon: Er schwebt heim auf sein Schiff, samt Gold.
    - Kanone: Er fliegt in Richtung des Rohrs ins Meer. Gold sinkt.
    - Oger: Er wird gefressen.
    - Flugzeug: Einmal im Spiel fliegt er an Land, wohin er will, oder auf sein Schiff, jetzt oder in einem anderen Zug. Wer zu Fuß davongeht, hat es verbraucht.

jackal-guide-5-title = Ketten
jackal-guide-5-text =
    Andere Plättchen schicken einen Piraten im selben Zug weiter, und mehrere hintereinander sind eine Kette:

    - Pfeil: weiter in Richtung einer seiner Spitzen; hat er mehrere, wählst du.
    - Pferd: weiter mit einem Springerzug.
    - Eis: noch einmal die letzte Bewegung. Nach einem Schritt oder Pfeil dieselbe Richtung, nach einem Pferd ein beliebiger Springerzug, nach einem Flug ein Flug.
    - Krokodil: zurück, woher er kam, und jenes Plättchen wirkt wieder.

    Läuft eine Kette ohne Ausweg in sich zurück, stirbt der Pirat. Das kommt nur vor, wenn unterwegs ein Plättchen aufgedeckt wird: Was als tödlich bekannt ist, bietet das Programm nicht an.
jackal-guide-5-drawing =
              a   b   c   d   e
    erstens   P   >   E   -   -
    zweitens  P   >   E   K   -
    drittens  P   >   E   H   -
jackal-guide-5-example = P ist ein Pirat, der nach Osten geht, > ein Pfeil, E Eis, K ein Krokodil, H ein Pferd und ein Strich ein leeres Plättchen. Erstens: Der Pfeil schickt ihn aufs Eis, das Eis nach d, und da steht er, drei Felder in einem Zug. Zweitens: Das Krokodil schickt ihn aufs Eis zurück, er rutscht nach Westen auf den Pfeil, und der Pfeil schickt ihn wieder nach Osten, immer im Kreis. Ist das Krokodil bekannt, ist dieser Weg versperrt; hat er es gerade aufgedeckt, stirbt er. Drittens: Das Pferd trägt ihn weiter, wohin auch immer ein Springer von d aus kommt.

jackal-guide-6-title = Spiralen
jackal-guide-6-text = Dschungel, Wüste, Sumpf und Gebirge kosten Zeit: zwei, drei, vier oder fünf Züge. Ein Pirat kommt auf Stufe I, rückt im Zug eine Stufe vor und geht von der letzten weiter. Umkehren gibt es nicht. Feinde dürfen auf derselben Spirale sein, auf verschiedenen Stufen; um jemanden zu schlagen, musst du auf genau seine Stufe kommen.
jackal-guide-6-drawing =
              I     II    III
    Umlauf 1  W
    Umlauf 2        W
    Umlauf 3  R           W
    Umlauf 4        R     W
    Umlauf 5              R
jackal-guide-6-example = Eine Wüste. Weiß kommt hinein und steht im Umlauf 3 auf Stufe III, bereit zu gehen. Rot kommt hinterher. Im Umlauf 4 zieht Weiß einen anderen, und dieser bleibt stehen; also kommt Rot im Umlauf 5 auf Stufe III, schlägt, und der weiße Pirat ist wieder auf seinem Schiff.

jackal-guide-7-title = Gold
jackal-guide-7-text =
    Ein Pirat trägt eine Münze. Sie aufzuheben kostet nichts: Du sagst mit dem Zug, ob er sie mitnimmt. An Bord deines Schiffes ist sie für immer sicher.

    Mit einer Münze geht er nur über offene Plättchen, nicht in Forts, und schlägt niemanden; er darf sie liegen lassen und ohne sie gehen. Ketten tragen sie mit ihm weiter. Im Meer sinkt sie und ist für alle verloren.

jackal-guide-8-title = Schläge
jackal-guide-8-text = Betritt mit leeren Händen ein Plättchen, auf dem Feinde stehen, und du schlägst sie alle. Sie fliegen auf ihre eigenen Schiffe und lassen ihre Münzen liegen. In einem Fort wird niemand geschlagen, und ein Fort, das ein Feind hält, betritt niemand. Deine eigenen Piraten teilen sich ein Plättchen, wie sie wollen.

jackal-guide-9-title = Das Meer und der Tod
jackal-guide-9-text =
    Kanonen, Eis und Pfeile werfen Piraten ins Wasser. Hinaus kommt ein Schwimmer nur auf das eigene Schiff: Er schwimmt hin, oder es nimmt ihn auf.

    Ein Pirat stirbt, wenn er an ein feindliches Schiff gerät, im Wasser geschlagen wird, dem Oger begegnet oder in einem Kreis von Plättchen ohne Ausweg steckt. Tote kommen nur im Fort der Heilerin zurück, einer pro Zug.

jackal-guide-10-title = Das Ende
jackal-guide-10-text = Das Spiel ist aus, wenn kein Gold mehr zu holen ist oder wenn fünfzig Umläufe lang kein Plättchen aufgedeckt und keine Münze geladen oder verloren wurde. Ist der Erste nicht mehr einzuholen, dürfen die Spieler sich einigen, aufzuhören. Das meiste Gold gewinnt; bei gleich viel wird der Sieg geteilt.

jackal-guide-11-title = Zu zweit, zu dritt, zu viert
jackal-guide-11-text =
    - Zu viert, jeder für sich: wie bisher erzählt.
    - Zu viert in Paaren: Weiß und Schwarz gegen Rot und Gelb. Partner teilen Plättchen, Schiffe und Gold und befreien einander aus Fallen. Wer geschlagen wird, fliegt trotzdem auf sein eigenes Schiff.
    - Zu zweit: Jeder hat zwei gegenüberliegende Mannschaften. Es geht weiter von Schiff zu Schiff.
    - Zu dritt: Die gelbe Seite bleibt leer.
    - Duell: Weiß gegen Schwarz, je ein Schiff.

jackal-guide-12-title = Erweiterung: Die Schatzinsel
jackal-guide-12-text =
    22 Plättchen ersetzen leere:

    - Rumflaschen kommen in den Vorrat der Mannschaft. Trink eine, und ein Pirat kommt sofort aus einer Falle oder von einer Spirale weg.
    - Höhlen: Geh in eine hinein, komm aus einer anderen offenen heraus. Gibt es keine, warte drinnen.
    - Dickicht: Alle dürfen dort zusammen stehen, ohne Schläge und ohne Gold.
    - Zauberkraut: Einen Umlauf lang zieht jeder die Mannschaft des Spielers vor ihm.
    - Leuchtturm: Dreh vier weitere Plättchen um.
    - Erdbeben: Vertausche zwei Plättchen, auf denen weder Figuren noch Gold sind.
    - Caramba: Alle Piraten auf der Insel kommen auf ihre Schiffe.
    - Galeone: ein Schatz im Wert von drei Münzen.

jackal-guide-13-title = Erweiterung: drei Gefährten
jackal-guide-13-text =
    Wer einen von ihnen findet, hat eine Figur mehr zu ziehen.

    - Ben Gunn ist ein Pirat wie die anderen, nur dass niemand ihn zurückholen kann.
    - Der Kundschafter trägt Gold, durchquert Spiralen in einem Zug, und weder Falle noch Oger kümmern ihn. Er kämpft nicht. Geschlagen wechselt er die Seite. Jeder Rum lässt ihn gehen.
    - Der Pilger kämpft nicht und trägt nichts, aber wo er steht, wird niemand angegriffen. Gib ihm Rum, und er ist ein Pirat.

    Wo Kundschafter und Pilger sich treffen, sind beide fort.

jackal-guide-14-title = Wo die Regeln Raum lassen
jackal-guide-14-text = Die Anleitung ist kurz, und jeder Tisch spielt ein wenig anders: beim Eis nach einem Pferd, bei der Reichweite des Flugzeugs, bei Krokodilen. Jede solche Stelle ist eine Option des Spiels, und eine gespeicherte Partie trägt ihre Optionen bei sich. Was oben erzählt ist, ist die Vorgabe; die Punkte nennen jede Lesart.
