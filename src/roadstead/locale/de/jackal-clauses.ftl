### Jackal, Punkt für Punkt, in eigenen Worten.
### Variablen mit dem Namen einer Option tragen ihren Wert; ohne sie wird die Vorgabe erzählt.
### Das Attribut "refused" sagt dem, der es versucht hat, warum ein Zug nicht geht.

jackal-section-island = Die Insel

jackal-I1 = 117 Plättchen liegen verdeckt in einem Quadrat von 11 mal 11 ohne seine vier Ecken, ringsum ist Meer. Auf der Karte sind das 13 mal 13 Felder: Der äußere Ring und die vier fehlenden Ecken des Landes sind Meer, die vier äußersten Ecken gehören nicht zum Spiel.
    .refused = Dieses Feld gibt es nicht: Dein Pirat liefe über den Rand der Karte.
jackal-I2 = Vor der Mitte jeder Seite liegt ein Schiff mit drei Piraten seiner Farbe an Bord: Weiß, Rot, Schwarz und Gelb.
jackal-I3 = Die Plättchen: 40 leere; 21 Pfeile, je drei von sieben Arten; 2 Pferde; die Spiralen, nämlich 5 Dschungel, 4 Wüsten, 2 Sümpfe und 1 Gebirge; 6 mit Eis; 3 Fallen; 2 Kanonen; 2 Forts und das Fort der Heilerin; 4 Rumfässer; 4 Krokodile; 1 Oger; 2 Ballons; 1 Flugzeug; und 16 Truhen von I bis V (5, 5, 3, 2 und 1 davon). { $expansion ->
        [true] In dieser Partie ersetzen die Plättchen der Schatzinsel 22 leere, und es gibt Gold für 40 Münzen.
       *[false] In den Truhen sind 37 Münzen.
    }
jackal-I4 = Die sieben Pfeile, wie sie gezeichnet sind, Norden oben: 1 Ost; 2 Nordost; 3 West und Ost; 4 Nordost und Südwest; 5 Nordwest, Ost und Süd; 6 die vier geraden Richtungen; 7 die vier schrägen.
jackal-I5 = Pfeile und Kanonen liegen in einer von vier Drehungen, alle gleich wahrscheinlich, und bleiben so: Beim Aufdecken darf niemand ein Plättchen drehen. Eine Kanone, wie sie gezeichnet ist, zeigt nach Norden. Kein anderes Plättchen hat eine Richtung.
jackal-I6 = Ein verdecktes Plättchen kennt niemand. Was da liegt, bestimmt der Zufall, aus allem, was noch nicht zu sehen war.
    .refused = Darauf antwortet der Zufall, und nur mit einem Plättchen, das noch da liegen kann.

jackal-section-turn = Züge

jackal-M1 = { $first_player ->
        [random] Der Zufall bestimmt das Schiff, das beginnt; dann geht es im Uhrzeigersinn.
       *[white] Weiß beginnt; dann geht es im Uhrzeigersinn.
    } In deinem Zug tust du genau eines, mit einem Piraten oder mit dem Schiff. Passen gibt es nicht.
    .refused = Das passt hier nicht. Ein Zug ist eine Aktion mit einer Figur der Mannschaft, die dran ist, oder mit ihrem Schiff; Angefangenes wird erst zu Ende gebracht.
jackal-M2 = Ein Schiff mit jemandem an Bord, der es steuert, gleitet ein Feld an seiner Seite entlang. Um die Ecke fährt es nie, also liegt immer ein Landplättchen vor ihm.
    .refused = Ein Schiff gleitet ein Feld an seiner Seite entlang, nicht über das letzte Plättchen hinaus, und nur mit einem Piraten von dir oder deinem Verbündeten an Bord.
jackal-M3 = Ein Pirat verlässt das Schiff nur auf das Plättchen gerade davor.
    .refused = Vom Schiff geht es nur geradeaus an Land. Willst du woanders landen, fahr erst hin.
jackal-M4 = Auf das eigene oder ein verbündetes Schiff steigt ein Pirat mit oder ohne Münze vom Plättchen davor und von den beiden schräg daneben. Er kommt auch durch Pfeil, Eis, Pferd, Kanone, Ballon oder Flugzeug hin, oder aus dem Wasser.
jackal-M5 = An Land geht ein Pirat ein Plättchen weit in eine von acht Richtungen.
    .refused = Das ist zu weit: Ein Pirat geht auf eines der acht Plättchen um ihn herum.
jackal-M6 = Ein verdecktes Plättchen deckst du auf, indem du es betrittst, blind und mit leeren Händen, und es wirkt sofort. Ein offenes wirkt jedes Mal wieder, wenn es jemand betritt.
jackal-M7 = Auf einem Plättchen dürfen beliebig viele Piraten einer Mannschaft und ihres Verbündeten stehen.
jackal-M8 = Plättchen, die weiterschicken (Pfeil, Pferd, Eis, Krokodil, Ballon, Kanone, Flugzeug, Höhle), können aufeinander folgen: Das alles ist ein Zug, und wo ein Plättchen die Wahl lässt, wählst du.
    .refused = Das Plättchen, auf dem dein Pirat steht, führt nicht dorthin. Wähle einen seiner Wege.
jackal-M9 = Wer gar nichts tun kann, setzt aus.
jackal-M10 = Zu Fuß kommt niemand vom Land ins Meer oder vom Meer ans Land.
    .refused = Piraten springen nicht vom Ufer, und Schwimmer kommen nicht hinauf. Zwischen Land und Wasser führt der Weg über ein Schiff.

jackal-section-sea = Das Meer

jackal-W1 = Ein Schwimmer kommt im Zug ein Meerfeld weit, in eine von acht Richtungen, auch um die Insel herum. Lebend verlässt er das Wasser nur auf das eigene oder ein verbündetes Schiff.
    .refused = Ein Schwimmer kommt im Zug ein Meerfeld weit, und dieses ist zu weit weg.
jackal-W2 = Kanone, Eis und Pfeil können einen Piraten ins Meer werfen. Er schwimmt; eine Münze, die er trägt, sinkt und ist aus dem Spiel.
jackal-W3 = Ein Schiff, das auf Schwimmer trifft, nimmt eigene und verbündete auf und tötet feindliche. Ein Pirat, der auf ein feindliches Schiff gerät, stirbt.
jackal-W4 = Ein Pirat, den ein Feind im Wasser schlägt, stirbt; er fliegt nicht auf sein Schiff.

jackal-section-gold = Gold

jackal-G1 = Eine aufgedeckte Truhe legt so viele Münzen auf ihr Plättchen, wie ihre römische Zahl sagt.
jackal-G2 = Ein Pirat trägt höchstens eine Münze. Aufheben und Ablegen kosten nichts und werden mit dem Zug gesagt: Er geht mit oder ohne Münze.
    .refused = Was du tragen willst, liegt nicht dort, wo dieser Pirat steht.
jackal-G3 = Eine Münze, die auf das eigene oder ein verbündetes Schiff kommt, gehört sofort dir und verlässt den Plan.
jackal-G4 = Mit einer Münze in der Hand schlägt niemand. Du darfst sie liegen lassen, wo du stehst, und schlagen.
jackal-G5 = Wer eine Münze trägt und geschlagen wird, lässt sie auf dem Plättchen und kommt auf sein Schiff.
jackal-G6 = Münzen gehen nur über offene Plättchen. Ein Weg mit Münze darf nicht auf ein verdecktes Plättchen, in ein Fort oder zu einem Feind führen. Ohne die Münze kann derselbe Weg frei sein.
    .refused = Nicht mit vollen Händen: Dieser Weg führt auf ein verdecktes Plättchen, in ein Fort oder zu einem Feind. Lass das Gold liegen und geh ohne.

jackal-section-fighting = Schläge und Tod

jackal-F1 = Betrittst du mit leeren Händen ein Plättchen, auf dem Feinde stehen, schlägst du sie alle: Jeder kommt sofort auf sein eigenes Schiff und lässt seine Münze da.
jackal-F2 = In einem Fort wird niemand geschlagen.
jackal-F3 = Auf einer Spirale schlägst du nur, wer auf genau der Stufe steht, auf die du kommst, die erste eingeschlossen. Auf verschiedenen Stufen dürfen Feinde stehen. { $expansion ->
        [true] Sonst teilen sie kein Plättchen, außer im Dickicht.
       *[false] Sonst teilen sie kein Plättchen.
    }
jackal-F4 = Ein Pirat stirbt, wenn er an ein feindliches Schiff gerät, im Meer geschlagen wird, dem Oger begegnet oder in einen Kreis von Plättchen ohne Ausweg kommt. An Land geschlagen zu werden ist kein Tod.
jackal-F5 = Ein Kreis tötet nur, wenn kein Weg hinausführt; führt einer hinaus, muss er genommen werden. Einen Kreis, der als tödlich bekannt ist, kann man nicht betreten.
    .refused = Von dort führt kein Weg hinaus: Dein Pirat liefe ewig im Kreis. In den sicheren Tod geht niemand.
jackal-F6 = Ein toter Pirat kann im Fort der Heilerin zurückgeholt werden. Mehr als drei Piraten hat eine Farbe nie.
    .refused = Ein toter Pirat bleibt draußen, bis er zurückgeholt wird, und zurückholen lässt sich nur, wer tot ist.

jackal-section-tiles = Die Plättchen

jackal-T1 = Leer: Nichts geschieht.
jackal-T2 = Pfeil: sofort weiter, in Richtung einer seiner Spitzen.
jackal-T3 = Pferd: sofort weiter mit einem Springerzug wie im Schach. Betreten wird nur das Plättchen am Ende.
jackal-T4 = Spirale: Hindurch braucht man 2, 3, 4 oder 5 Züge. Der Pirat kommt auf Stufe I, rückt im Zug eine Stufe vor und geht von der letzten weiter. Umkehren gibt es nicht. Eine abgelegte Münze liegt auf ihrer Stufe.
    .refused = Auf einer Spirale gibt es nur einen Weg: die nächste Stufe. Hinaus geht es erst von der letzten.
jackal-T5 = Eis: Es wiederholt die letzte Bewegung. Nach einem Schritt, einer Rutschpartie oder einem Pfeil ist das dieselbe Richtung, { $ice_after_horse ->
        [same_vector] nach einem Pferd genau derselbe Springerzug,
       *[any_knight_move] nach einem Pferd ein beliebiger Springerzug,
    } { $ice_after_plane ->
        [stop] und nach einem Flug bleibt man stehen.
       *[fly_again] und nach einem Flug ein weiterer Flug.
    } Von Eis zu Eis rutscht man immer weiter.
jackal-T6 = Falle: Der Pirat sitzt fest, bis ein Kamerad oder Verbündeter kommt; ab den nächsten Zügen sind beide frei. Ein Feind, der kommt, schlägt ihn und sitzt selbst fest.
    .refused = Dieser Pirat sitzt in der Falle. Erst muss ein Kamerad zu ihm kommen.
jackal-T7 = Kanone: Der Pirat fliegt in Richtung des Rohrs bis zum ersten Meerfeld. Unterwegs wird nichts aufgedeckt und niemand verletzt; seine Münze sinkt. Liegt dort das eigene oder ein verbündetes Schiff, ist er an Bord, die Münze auch; ist es ein feindliches, stirbt er; ein Feind, der dort schwimmt, stirbt.
jackal-T8 = Rumfass: Der Pirat setzt beim nächsten Zug seiner Mannschaft aus; die anderen dürfen ziehen. Wird er inzwischen geschlagen, ist er auf seinem Schiff nüchtern.
    .refused = Dieser Pirat schläft seinen Rausch aus. Nimm einen anderen oder das Schiff.
jackal-T9 = Krokodil: zurück, woher man kam, mit allem, was man trägt.
jackal-T10 = Oger: Der Pirat stirbt.
jackal-T11 = Ballon: sofort auf das eigene Schiff (nie auf das verbündete), samt Münze, jedes Mal.
jackal-T12 = Fort: Wer drin ist, ist sicher. Keine Münze darf hinein, und kein Feind, solange jemand da ist.
    .refused = Mit Gold kommt niemand in ein Fort, und ein Feind nicht, solange es jemand hält.
jackal-T13 = Fort der Heilerin: ein Fort; außerdem darf ein Pirat, der zu Beginn des Zuges dort steht, den Zug darauf verwenden, einen Toten seiner Farbe zurückzuholen, der im Fort erscheint.
    .refused = Um jemanden zurückzuholen, brauchst du einen Piraten, der zu Beginn des Zuges im Fort der Heilerin steht.
jackal-T14 = Flugzeug: Einmal im Spiel fliegt man von hier mit allem, was man trägt, sofort oder in einem späteren Zug, { $plane_targets ->
        [land_only] auf ein beliebiges Landplättchen.
        [any_cell] auf ein beliebiges Feld, auch ins Meer und auf feindliche Schiffe.
       *[own_and_allied_ship] auf ein beliebiges Landplättchen oder auf das eigene oder ein verbündetes Schiff.
    } Wer das Plättchen verlässt, egal wie, verbraucht das Flugzeug, und es wird ein leeres Plättchen. Ein Feind, der den wartenden Piloten schlägt, übernimmt das Recht. { $plane_wait ->
        [yes] Der Pilot darf einen Zug mit Warten verbringen.
       *[no] Warten ist keine Aktion: Eine andere Figur muss ziehen.
    }
    .refused = { $plane_targets ->
        [land_only] Geflogen wird nur vom unverbrauchten Flugzeug, und nur an Land.
        [any_cell] Geflogen wird nur vom unverbrauchten Flugzeug.
       *[own_and_allied_ship] Geflogen wird nur vom unverbrauchten Flugzeug, an Land oder auf ein befreundetes Schiff.
    } { $plane_wait ->
        [yes] Einen Zug mit Warten verbringen darf nur, wer am Flugzeug steht.
       *[no] Einen Zug mit Warten verbringen darf niemand.
    }
jackal-T15 = Truhe: Ihre Münzen werden ausgelegt; von da an ist sie ein gewöhnliches Plättchen mit Münzen darauf.

jackal-section-end = Das Ende, und wer spielt

jackal-E1 = Wer das meiste Gold an Bord hat, gewinnt. Verluste an Männern zählen nicht.
jackal-E2 = Das Spiel endet, wenn kein Gold mehr zu holen ist; wenn niemand je wieder ziehen kann; oder wenn so viele volle Umläufe lang kein Plättchen aufgedeckt und keine Münze geladen oder verloren wurde: { $no_progress_rounds }. { $early_end ->
        [always] Es endet auch, sobald der Vorsprung des Ersten größer ist als alles Gold, das noch im Spiel ist.
        [never] Es endet nicht schon, weil der Erste nicht mehr einzuholen ist.
       *[offer] Ist der Vorsprung des Ersten größer als alles Gold, das noch im Spiel ist, dürfen die Spieler sich einigen, aufzuhören.
    }
jackal-E3 = Bei gleich viel Gold wird der Sieg geteilt.
jackal-E4 = Paare: Gegenüberliegende Schiffe gehören zusammen, Weiß und Schwarz gegen Rot und Gelb. Sie teilen Plättchen und Schiffe, befreien einander aus Fallen und legen ihr Gold zusammen. Die Reihenfolge bleibt im Uhrzeigersinn. Wer geschlagen wird oder den Ballon nimmt, kommt auf das eigene Schiff, und zurückholen kann man nur die eigene Farbe.
jackal-E5 = Zu zweit: Jeder führt zwei gegenüberliegende Mannschaften und Schiffe, wie bei Paaren. Es geht weiter im Uhrzeigersinn von Schiff zu Schiff.
jackal-E6 = Zu viert: jeder für sich.
jackal-E7 = Zu dritt: drei Schiffe, jedes für sich; die vierte Seite bleibt leer.
jackal-E8 = Duell: zwei Spieler mit je einem Schiff, einander gegenüber.

jackal-section-expansion = Erweiterung: Die Schatzinsel

jackal-X1 = Rumflaschen: Plättchen mit 1 Flasche (drei), mit 2 (zwei) und mit 3 (eines). Die Mannschaft, die sie aufdeckt, nimmt sie; Partner haben einen gemeinsamen Vorrat.
jackal-X2 = Eine verbrauchte Flasche tut eines von beiden. Zu einem Zug getrunken, holt sie einen Piraten aus einer Falle oder von jeder Stufe einer Spirale. Jemandem auf demselben oder einem Nachbarplättchen gegeben, schickt sie den Kundschafter für immer fort oder macht den Pilger zum Piraten.
    .refused = Dafür brauchst du eine Flasche Rum und jemanden, der sie trinkt: einen Piraten in der Falle oder auf einer Spirale, den Kundschafter oder den Pilger.
jackal-X3 = Höhle: Wer hineingeht, kommt aus einer anderen offenen Höhle seiner Wahl heraus, die kein Feind hält. Gibt es keine, wartet er drinnen, bis es eine gibt.
    .refused = Aus einer Höhle kommst du nur durch eine andere offene Höhle heraus.
jackal-X4 = Dickicht: Alle Seiten dürfen dort zusammen stehen, niemand kämpft, und Gold darf nicht hinein.
    .refused = Ins Dickicht kommt niemand mit Gold. Lass es liegen, oder geh einen anderen Weg.
jackal-X5 = Zauberkraut: Ist es aufgedeckt, wird einen Umlauf lang jede Mannschaft von dem Spieler gezogen, der nach ihrem Herrn an der Reihe ist. Fremden Rum darf niemand verbrauchen.
    .refused = Solange das Kraut wirkt, gehört die Mannschaft, die du ziehst, nicht dir, und ihr Rum auch nicht.
jackal-X6 = Leuchtturm: Wer ihn aufdeckt, dreht vier verdeckte Plättchen für alle sichtbar um. Die beim Aufdecken wirken, wie Erdbeben und Caramba, wirken sofort; Personen warten auf den Ersten, der kommt; Kraut beginnt, wenn der Leuchtturm fertig ist.
    .refused = Jetzt ist kein Leuchtturm anzuzünden.
jackal-X7 = Erdbeben: Wer es aufdeckt, vertauscht zwei Plättchen, { $earthquake_scope ->
        [closed_only] beide noch verdeckt.
       *[any_free_tile] offen oder verdeckt, auf denen weder Figuren noch Gold sind.
    } Es kommt nur einmal.
    .refused = { $earthquake_scope ->
        [closed_only] Das Erdbeben vertauscht zwei verdeckte Plättchen; dieses ist keines, oder es bebt gerade nichts.
       *[any_free_tile] Das Erdbeben vertauscht zwei Plättchen ohne Figuren und Gold; dieses ist keines, oder es bebt gerade nichts.
    }
jackal-X8 = Caramba: { $caramba ->
        [blank] Nichts geschieht.
       *[all_to_ships] Alle Piraten auf der Insel kommen auf ihre Schiffe.
    } Was dieses Plättchen wirklich tut, ist nicht bestätigt.
jackal-X9 = Ben Gunn schließt sich dem an, der ihn findet, als ein weiterer vollwertiger Pirat: Er kämpft, trägt und segelt. Geschlagen kommt er aufs Schiff; tot bleibt er tot. Er holt niemanden zurück und zählt nicht zu den dreien einer Farbe.
jackal-X10 = Der Pilger schließt sich dem an, der ihn findet. Er kämpft nicht, trägt nichts und steuert kein Schiff; wo er steht, kann niemand angegriffen werden, und von dort greift niemand an. Bekommt er Rum, wird er ein gewöhnlicher Pirat, den niemand zurückholen kann.
    .refused = Der Pilger hält Frieden: Wo er steht, wird nicht geschlagen, von dort auch nicht, und er selbst trägt nichts.
jackal-X11 = Der Kundschafter schließt sich dem an, der ihn findet. Er trägt Münzen, kämpft aber nicht und steuert kein Schiff; eine Spirale durchquert er in einem Zug, Falle und Oger kümmern ihn nicht. Geschlagen bleibt er, wo er ist, und wechselt zu dem, der ihn schlug. Jeder Rum lässt ihn gehen. Wo Kundschafter und Pilger sich treffen, sind beide fort.
    .refused = Der Kundschafter kämpft nicht, und ein Feind steht ihm im Weg.
jackal-X12 = Galeone: ein Schatz im Wert von 3 Münzen, getragen wie eine Münze.
jackal-X13 = Die Schachtel nennt auch ein Beiboot, eine Schubkarre, zwei Kanonenkugeln und ein Plättchen mit einem Schiff. Ein Text ihrer Regeln war nicht zu finden, darum fehlen sie hier.

jackal-section-doubts = Zweifel, und wie sie entschieden sind

jackal-H1 = Weiß liegt im Süden, Rot im Westen, Schwarz im Norden, Gelb im Osten; im Uhrzeigersinn also Weiß, Rot, Schwarz, Gelb, und Partner liegen einander gegenüber.
jackal-H2 = Wer spielt: { $mode ->
        [pairs] vier, in Paaren.
        [two] zwei mit je zwei Mannschaften.
        [three] drei, jeder für sich.
        [duel] zwei mit je einem Schiff.
       *[four] vier, jeder für sich.
    }
jackal-H3 = Zu dritt nimmt man Weiß, Rot und Schwarz, und der Osten bleibt leer. Das Duell ist Weiß gegen Schwarz.
jackal-H4 = Spalten haben Buchstaben, von a im Westen bis m im Osten; Zeilen haben Zahlen, von 0 im Norden bis 12 im Süden. Gedreht wird im Uhrzeigersinn.
jackal-H5 = Entschieden ist ein Spiel, wenn der Vorsprung des Ersten größer ist als alles Gold, das noch im Spiel ist. { $early_end ->
        [always] Dann endet es von selbst, nach dem Zug.
        [never] Trotzdem wird bis zu einem anderen Ende gespielt.
       *[offer] Dann darf jeder, der am Zug ist, vorschlagen aufzuhören; sonst geht es weiter.
    }
jackal-H6 = Leere Züge werden hintereinander gezählt, auch ausgesetzte und die toter Mannschaften; das Spiel endet, wenn es so viele je Schiff sind: { $no_progress_rounds }. Ein aufgedecktes Plättchen, auch durch den Leuchtturm, und eine geladene oder verlorene Münze beginnen die Zählung neu; ein Schlag, eine Rückkehr, ein Tausch von Plättchen oder eine nur getragene Münze nicht.
jackal-H7 = { $ship_steering ->
        [any_boarded_ship] Eine Mannschaft darf jedes befreundete Schiff bewegen, auf dem einer ihrer Piraten ist, auch das verbündete.
       *[own_ship_only] Eine Mannschaft bewegt nur das eigene Schiff; steuern darf es auch der Verbündete an Bord.
    }
    .refused = { $ship_steering ->
        [any_boarded_ship] Steuern lassen sich nur befreundete Schiffe, und nur mit einem eigenen Piraten an Bord.
       *[own_ship_only] In diesem Zug kann nur das Schiff der Mannschaft fahren, die dran ist.
    }
jackal-H8 = Auch vom verbündeten Schiff darf man geradeaus an Land gehen.
jackal-H9 = Ein Schwimmer darf mit Absicht zu einem feindlichen Schiff schwimmen. Er stirbt.
jackal-H10 = Vom Ufer kann niemand auf ein feindliches Schiff gehen.
    .refused = Das ist ein feindliches Schiff. Vom Ufer steigt man nur auf befreundete.
jackal-H11 = Über Plättchen, die vor dem Zug bekannt waren, wird niemand auf ein feindliches Schiff geschickt. { $enemy_ship_by_chain ->
        [only_when_forced] Wurde unterwegs eines aufgedeckt, geschieht das nur, wenn nichts anderes bleibt.
       *[after_opening] Wurde unterwegs eines aufgedeckt, ist das ein Weg wie jeder andere.
    }
    .refused = { $enemy_ship_by_chain ->
        [only_when_forced] Dieser Weg endet auf einem feindlichen Schiff, und es gibt einen anderen. Nimm den.
       *[after_opening] Von diesem Weg weiß man, dass er auf einem feindlichen Schiff endet. Er ist dir verschlossen.
    }
jackal-H12 = Lässt sich nach dem Aufdecken kein Ende erreichen, stirbt der Pirat an Ort und Stelle: Eis, das ihn in ein besetztes Fort schiebt, ein Pfeil auf einen Platz, an dem er nicht schlagen darf, und dergleichen.
jackal-H13 = Zu einem bekannten Oger darf man gehen, sogar mit einer Münze, die dann verloren ist. Das ist ein Ausweg wie jeder andere, nur eben ein tödlicher.
jackal-H14 = Mit einer Münze kann niemand in einem Kreis von Plättchen sterben: Bekannte Kreise betritt man nicht, und aufgedeckt wird mit leeren Händen.
jackal-H15 = Das Plättchen, auf das ein Krokodil zurückschickt, wirkt von Neuem, auch wenn man dort gestartet ist: Rum wird wieder getrunken, eine Falle schnappt zu, wenn kein Kamerad da ist, eine Spirale beginnt bei Stufe I, das Flugzeug ist verbraucht. Vom Schiff kommt man einfach wieder an Bord.
jackal-H16 = Wen ein Krokodil aufs Eis zurückschickt, der rutscht in die Richtung, in die er jetzt unterwegs ist, am Eis vorbei zurück. Nach einem Pferd folgt ein beliebiger Springerzug, nach einem Flug ein Flug.
jackal-H17 = An ein bekanntes Krokodil treten und wieder dort landen, wo man losging, ist { $crocodile_pass ->
        [forbidden] kein Zug.
       *[allowed] ein Zug, und ein Weg, einen zu verlieren.
    } Ein gerade aufgedecktes Krokodil oder ein Rundweg über Pfeile ist immer recht.
jackal-H18 = Wasser, in dem ein Feind schwimmt, gilt als von ihm besetzt: mit Münze nicht; ohne sie geht man hin und tötet.
jackal-H19 = Ein Zug, der die eigene Münze versenkt, ist erlaubt.
jackal-H20 = Mit Gold kommt man weder ins Dickicht noch an Feinden vorbei, die unterwegs stehen, in einer Höhle oder am Flugzeug.
jackal-H21 = Auf einer Spirale zählt nur die Stufe, auf die man kommt, als von einem Feind besetzt.
jackal-H22 = Was man trägt, wird mit dem ersten Schritt gesagt und bis ans Ende des Weges getragen. Unterwegs wird nichts aufgehoben oder abgelegt.
jackal-H23 = Wer zum unverbrauchten Flugzeug kommt, darf sofort fliegen oder bleiben, nicht nur, wer es aufgedeckt hat; er fliegt mit dem, womit er kam.
jackal-H24 = Vom Flugzeug kann man nicht auf sein eigenes Plättchen fliegen. { $ice_after_plane ->
        [stop] Wer auf Eis fliegt, bleibt dort stehen.
       *[fly_again] Vom Eis fliegt man auf jedes Plättchen außer diesem Eis, auch auf das des verbrauchten Flugzeugs.
    }
    .refused = Ein Flug geht auf ein anderes Plättchen als das, von dem er startet.
jackal-H25 = Mit dem Flugzeug darf man auf verdeckten Plättchen landen (mit leeren Händen), auf Feinden (sie werden geschlagen) und auf Plättchen, die weiterschicken, wenn ein Weg hinausführt; nie in einem besetzten Fort. { $plane_targets ->
        [land_only] Schiffe und Meer sind unerreichbar.
        [any_cell] Auch Meer und feindliche Schiffe darf man wählen, mit allen Folgen.
       *[own_and_allied_ship] Vom Meer sind nur das eigene und das verbündete Schiff erreichbar.
    }
jackal-H26 = Stehen zwei Kameraden am Flugzeug und einer geht, ist es verbraucht. Geschlagen zu werden verbraucht es nicht, Caramba schon.
jackal-H27 = { $crocodile_after_plane ->
        [stand_on_spent_plane] Ein Krokodil, das man direkt mit dem Flugzeug erreicht, schickt zum verbrauchten Flugzeug zurück.
       *[fly_again] Von einem Krokodil, das man direkt mit dem Flugzeug erreicht, fliegt man noch einmal, auf jedes Plättchen außer dem des Flugzeugs.
    } Vom Flugzeug über Eis zum Krokodil kommt man aufs Eis zurück.
jackal-H28 = { $ice_after_plane ->
        [stop] Wer nach einem Flug auf Eis steht, wird von dem Feind geschlagen, der mit leeren Händen darüber rutscht; mit einer Münze ist dieser Weg versperrt.
       *[fly_again] Auf Eis steht nie jemand: Es schickt immer weiter.
    }
jackal-H29 = Ein Springerzug darf auf dem eigenen oder einem verbündeten Schiff enden. { $horse_into_sea ->
        [dive] Auch im offenen Meer darf er enden.
       *[forbidden] Im offenen Meer oder auf einem feindlichen Schiff endet er nie.
    }
    .refused = In dieser Partie endet ein Springerzug an Land oder auf einem befreundeten Schiff, nicht im Meer.
jackal-H30 = Der Zug, den Rum kostet, ist der nächste Zug der Farbe des Trinkers. Ein wieder betretenes Fass zählt von vorn.
jackal-H31 = Jede eigene oder verbündete Figur befreit aus einer Falle und ist dort selbst frei. Geht einer von beiden, bleibt der andere frei. Wer später zurückkommt, sitzt fest, außer es ist jemand da.
jackal-H32 = Niemand kann je wieder ziehen: Keine Mannschaft hat etwas zu tun, selbst wenn aller Rum ausgeschlafen und das Kraut verblüht ist. Dann endet das Spiel sofort.
jackal-H33 = Seit dem letzten Aufdecken kommt ein Weg nur einmal auf dasselbe Plättchen, in derselben Richtung und vom selben Feld.
jackal-H34 = Wo nur ein Weg möglich ist, wird er ungefragt genommen.
jackal-H35 = Tote holen die Piraten zurück, auch der Pilger, wenn er einer geworden ist; Ben Gunn und der Kundschafter nicht. Einen pro Zug; der Zurückgeholte zieht ab dem nächsten Zug.
jackal-H36 = Ein feindliches Schiff tötet auch Kundschafter und Pilger. Im Wasser kann der Pilger nicht geschlagen werden, und der Kundschafter wechselt die Seite.
jackal-H37 = Gold, an das niemand herankommt, gilt als noch im Spiel. Nach jedem Zug, gespielt oder ausgesetzt, wird geprüft: erst ob Gold da ist, dann ob das Spiel entschieden ist, dann ob noch etwas geschieht.
jackal-H38 = Gold wird nach Seiten gezählt; wer von zwei Partnern es geladen hat, ist egal.
jackal-H39 = { $first_player ->
        [random] Das Schiff, das beginnt, wird ausgelost, alle mit gleicher Aussicht.
       *[white] Weiß beginnt; ausgelost wird nichts.
    }
    .refused = Welches Schiff beginnt, bestimmt der Zufall, einmal, vor dem ersten Zug.
jackal-H40 = { $give_rum ->
        [free] Dem Kundschafter oder dem Pilger Rum zu geben kostet nichts; die Mannschaft hat ihre Aktion noch.
       *[whole_turn] Dem Kundschafter oder dem Pilger Rum zu geben ist der ganze Zug.
    }
jackal-H41 = Rum gibt ein nüchterner Pirat oder Ben Gunn der Mannschaft, die dran ist, auch wenn er festsitzt oder wartet, und zwar dem Kundschafter oder dem Pilger gleich welcher Seite, auf demselben Feld oder einem der acht ringsum. Schiffe zählen, Schwimmer sind außer Reichweite.
    .refused = Niemand aus der Mannschaft, die dran ist, kann die Flasche reichen: Ein nüchterner Pirat muss auf demselben Feld oder daneben stehen, und nicht im Wasser.
jackal-H42 = Wer in einer Höhle wartet, verlässt sie als Aktion eines Zuges durch eine andere offene Höhle ohne Feinde, wenn er will mit einer Münze, die dort liegt; nie zu Fuß.
    .refused = Aus der Höhle, in der man wartet, führt nur ein Weg: durch eine andere offene Höhle, wenn es eine gibt.
jackal-H43 = In eine Höhle mit einem Feind darf man mit leeren Händen: Er wird geschlagen, und man kommt anderswo heraus oder wartet. Herauskommen ist nicht Betreten, also geschieht dort nichts. Halten Feinde alle anderen Höhlen, wartet man.
    .refused = Diese Höhle hält ein Feind. Komm aus einer anderen heraus.
jackal-H44 = Der Kundschafter wechselt die Seite, wo immer er geschlagen wird, auch im Meer, und bleibt an seinem Platz; andere auf dem Plättchen kommen heim. In einer Falle zählt er dann als Kamerad. Beim Oger geschlagen, wechselt er die Seite, und der Oger frisst, wer ihn schlug.
jackal-H45 = Kundschafter und Pilger decken auf, finden Flaschen und Personen, benutzen Leuchtturm und Erdbeben wie alle. Findet der Kundschafter Flaschen, bleiben sie seiner Seite, und er ist fort; an einem Fass ebenso. Eine Münze, die er trug, bleibt liegen.
jackal-H46 = { $missionary_on_barrel ->
        [becomes_pirate] Ein Rumfass macht den Pilger zum Piraten, und er setzt nicht aus.
       *[stays_missionary] An einem Rumfass setzt der Pilger aus wie alle und bleibt, was er ist.
    } Flaschen, die er findet, kommen in den Vorrat.
jackal-H47 = Der Friede des Pilgers gilt für seinen Platz, auf einer Spirale für seine Stufe: Kein Feind darf dorthin, und wer von dort losgeht, schlägt auf dem ganzen Weg niemanden. Schiffe, Meer und Dickicht zählen auch.
jackal-H48 = Kundschafter und Pilger sind fort, wo immer sie an einem Platz sind, gleich auf welcher Seite, auch im Meer. Ein Pilger, der Pirat geworden ist, zählt nicht.
jackal-H49 = Caramba schickt die Piraten aller Seiten und Ben Gunn heim, auch aus Forts und Fallen, nüchtern und frei. Schwimmer, Kundschafter und Pilger bleiben. Ein Flugzeug, an dem jemand stand, ist verbraucht.
jackal-H50 = Der Leuchtturm zeigt seine Plättchen eines nach dem anderen, und zwar immer: vier, oder alle, die noch da sind. Münzen und Schatz werden ausgelegt; Flaschen und Personen warten auf den Ersten, der kommt.
    .refused = Dieses Plättchen liegt schon offen. Der Leuchtturm braucht ein verdecktes.
jackal-H52 = Das Erdbeben ist Pflicht, wenn zwei Plättchen frei sind. Vom Leuchtturm gefunden, wirkt es sofort, und sogar sein eigenes Plättchen darf wandern. Plättchen behalten ihre Richtung, und wer dort wartet, zieht mit um.
    .refused = Dieses Plättchen ist schon genannt. Das Erdbeben tauscht es gegen ein anderes.
jackal-H53 = Das Kraut wirkt so viele Züge lang, wie es Schiffe gibt, ab der nächsten Mannschaft; die des Finders kommt zuletzt. Ein zweites Kraut beginnt den Umlauf neu. Rum darf gar keiner verbraucht werden. Funde gehören der gezogenen Mannschaft, die Wahl hat, wer sie zieht.
jackal-H54 = Rum hilft nur, wo man festgehalten wird: in einer Falle oder vor der letzten Stufe einer Spirale. Mit oder ohne Last, mit jedem erlaubten Schritt. Höhlen öffnet er nicht, und solange das Kraut wirkt, hilft er gar nicht.
    .refused = Rum ist für die, die festgehalten werden: in einer Falle oder vor der letzten Stufe einer Spirale. Dieser Pirat kann gehen.
jackal-H55 = Der Erste, der zu einer wartenden Person kommt, darf jede Figur sein.
jackal-H56 = Die Schachtel verspricht 27 neue Plättchen; bekannt sind 22.
jackal-H57 = Auf einer Spirale steht der Kundschafter auf Stufe I und geht von dort weiter. Münzen auf späteren Stufen erreicht er nicht.
jackal-H58 = „Dschungel“ ist die Spirale mit zwei Stufen; der dichte Dschungel der Erweiterung heißt hier Dickicht.
jackal-H59 = Man darf einen Pfeil oder Eis wählen, von dem man weiß, dass es im Meer endet.
jackal-H60 = Ein ausgesetzter Zug ist ein Zug: Der Rausch vergeht, das Kraut verblüht, und die leeren Züge werden weitergezählt.
jackal-H61 = Nach einem Pfeil wiederholt Eis immer die Richtung des Pfeils, wie auch immer man zu ihm kam.
jackal-H62 = Nur eines auf einmal: eine Münze oder der Schatz.
    .refused = Nur eines auf einmal: eine Münze oder der Schatz.
jackal-H63 = Daheim sind Ben Gunn, der Kundschafter und der Pilger auf dem Schiff der Mannschaft, zu der sie gerade gehören.
jackal-H64 = Ein Fort, eine Höhle oder ein Plättchen kann jede lebende Figur halten, auch Kundschafter und Pilger.
