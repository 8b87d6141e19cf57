### Shanghaien, Punkt für Punkt, in eigenen Worten.
### Variablen mit dem Namen einer Option tragen ihren Wert; ohne sie wird die Vorgabe erzählt.
### Das Attribut "refused" sagt dem, der es versucht hat, warum ein Zug nicht geht.

shanghaien-section-setup = Die Schachtel und der Anfang

shanghaien-S1 = Shanghaien ist für zwei, ab etwa acht Jahren.
shanghaien-S2 = 48 Karten mit gleicher Rückseite bilden einen Stapel: 40 Matrosen und 8 Tricks.
shanghaien-S3 = Acht Nationen fahren zur See; jede hat fünf Matrosen mit den Werten 1, 2, 3, 3 und 4.
shanghaien-S4 = Jede Nation hat ihre Farbe: Amerikaner rot, Franzosen hellblau, Deutsche dunkelblau, Chinesen gelb, Niederländer orange, Türken lila, Spanier grün, Italiener grau.
shanghaien-S5 = Jeder hat sechs Würfel einer Farbe und einen Kapitän, der nur anzeigt, dass schon ein Trick gespielt wurde.
shanghaien-S6 = Mische den Stapel und decke sechs Karten in einer Reihe auf: die Taverne. Welche kommen, bestimmt der Zufall.
    .refused = Darauf antwortet der Zufall: Die Taverne füllt sich aus dem Rest des Stapels, Karte für Karte.
shanghaien-S7 = { $first_player ->
        [first] Der erste Platz beginnt die erste Runde.
        [second] Der zweite Platz beginnt die erste Runde.
       *[random] Wer die erste Runde beginnt, bestimmt der Zufall.
    }
    .refused = Wer anfängt, bestimmt der Zufall, und zwar nur einmal, ganz am Anfang.

shanghaien-section-turn = Runden und Züge

shanghaien-T1 = Das Spiel hat acht Runden zu je sechs Karten; danach ist der Stapel leer.
shanghaien-T2 = Es geht abwechselnd. In deinem Zug würfelst du und setzt einen Würfel, oder du rufst Shanghai. Passen gibt es nicht.
    .refused = Das passt hier nicht. Dein Zug ist entweder ein Wurf, der mit einem gesetzten Würfel endet, oder ein Shanghai, und jeder Schritt hat seine Zeit.
shanghaien-T3 = Würfeln darfst du, solange in deinem Vorrat mindestens zwei Würfel liegen.
    .refused = Zum Würfeln brauchst du zwei Würfel im Vorrat, du hast { $supply }. Ruf Shanghai.
shanghaien-T4 = Wirf zwei Würfel aus deinem Vorrat, setze einen auf deiner Seite an seine Karte und leg den anderen zurück.
    .refused = Zwei Würfel werden geworfen, einer wird gesetzt. Dafür ist jetzt nicht die Zeit, oder es ist nicht ein Würfel.
shanghaien-T5 = Gesetzt wird nur, was gefallen ist; bei einem Pasch bleibt nur eine Karte.
    .refused = Vor dir liegt keine { $die }. Setze eine der gewürfelten Zahlen.
shanghaien-T6 = Ein Würfel kommt an die Karte mit seiner Zahl: Die Reihe zählt von 1 am einen Ende bis 6 am anderen.
shanghaien-T7 = Wo die 1 ist, entscheidet, wer die Runde beginnt. Das gilt für beide bis zum Ende der Runde.
    .refused = Wo die 1 ist, wählt, wer die Runde beginnt, und das einmal pro Runde. Nenne jetzt kein Ende.
shanghaien-T8 = { $direction ->
        [declared_before_roll] Wer beginnt, sagt vor dem ersten Wurf der Runde, wo die 1 ist.
       *[at_first_placement] Wer beginnt, legt mit dem ersten gesetzten Würfel der Runde fest, wo die 1 ist, kennt also schon den ersten Wurf.
    }
    .refused = { $direction ->
        [declared_before_roll] Wo die 1 ist, wird vor dem ersten Wurf der Runde gesagt und nur dann.
       *[at_first_placement] Wo die 1 ist, legt der erste Würfel der Runde fest: Nenne links oder rechts, wenn du ihn setzt, nicht vorher.
    }
shanghaien-T9 = An einer Karte dürfen beliebig viele Würfel beider Spieler stehen.
shanghaien-T10 = Ein gesetzter Würfel bleibt bis zum Ende der Runde stehen, es sei denn, ein Trick oder ein Veto will es anders.

shanghaien-section-shanghai = Shanghai

shanghaien-B1 = Statt zu würfeln darfst du Shanghai rufen, sobald zwei deiner Würfel in der Taverne stehen.
    .refused = Shanghai darfst du erst rufen, wenn zwei deiner eigenen Würfel in der Taverne stehen; bisher hast du dort { $placed }.
shanghaien-B2 = Liegt nur noch ein Würfel in deinem Vorrat, musst du Shanghai rufen.
    .refused = In deinem Vorrat liegen weniger als zwei Würfel: Du kannst nur noch Shanghai rufen.
shanghaien-B3 = Auch ganz ohne Würfel im Vorrat musst du Shanghai rufen.
shanghaien-B4 = Shanghai beendet die Runde sofort. Der andere kommt nicht mehr dran.
shanghaien-B5 = Wer gerufen hat, verteilt auch die Karten; so wissen beide noch, wer es war.
shanghaien-B6 = Ohne Tricks kann der Startspieler frühestens im fünften Zug der Runde rufen, der andere im sechsten; im elften hat der Startspieler keine Würfel mehr und muss.

shanghaien-section-allocation = Wer die Karten bekommt

shanghaien-L1 = Eine Karte ohne Würfel ist aus dem Spiel.
shanghaien-L2 = Eine Karte mit Würfeln nur eines Spielers bekommt dieser.
shanghaien-L3 = Stehen Würfel von beiden da, bekommt sie, wer mehr davon hat.
shanghaien-L4 = Bei gleich vielen Würfeln zählt jeder die Augen der eigenen Würfel an den beiden Nachbarkarten zusammen; die höhere Summe holt die Karte.
shanghaien-L5 = Ein Nachbar zählt seine Zahl mal deine Würfel dort. Die Karten an den Enden haben nur einen Nachbarn.
shanghaien-L6 = Würfel zählen für die Nachbarkarten, wer auch immer die eigene Karte holt. Alle sechs Karten werden gleichzeitig beurteilt.
shanghaien-L7 = Immer noch gleich, und sei es 0 zu 0: Die Karte ist aus dem Spiel.
shanghaien-L8 = Was du holst, liegt offen vor dir: Matrosen nach Farben mit sichtbaren Werten, Tricks daneben. { $hide_discards ->
        [true] Verdeckt sind nur die Reihenfolge des Stapels und die Karten, die aus dem Spiel sind.
       *[false] Verdeckt ist nur die Reihenfolge des Stapels.
    }
    .refused = Eine solche Karte hast du nicht: Sieh nach, was vor dir liegt.
shanghaien-L9 = Ein Trick in der Taverne wird genauso geholt wie ein Matrose.

shanghaien-section-round-end = Die nächste Runde

shanghaien-E1 = Sind alle sechs Karten geholt oder weg, ist die Runde vorbei; jeder nimmt seine Würfel und seinen Kapitän zurück.
shanghaien-E2 = Die sechs Karten der neuen Taverne deckt auf, wer gerufen hat.
shanghaien-E3 = { $next_starter ->
        [alternate] Begonnen wird abwechselnd: Wer diese Runde begonnen hat, ist in der nächsten Zweiter.
       *[non_caller] Die nächste Runde beginnt, wer nicht Shanghai gerufen hat.
    }

shanghaien-section-tricks = Schmutzige Tricks

shanghaien-D1 = Du darfst pro Runde einen Trick spielen, welchen auch immer. Dein Kapitän neben der ersten Karte zeigt, dass es geschehen ist.
    .refused = Deinen Trick dieser Runde hast du schon gespielt. Der nächste wartet auf die nächste Runde.
shanghaien-D2 = Ein Trick wird gleich nach einem eigenen Wurf gespielt, vor dem Setzen: nie in einem Zug, in dem du Shanghai rufst.
    .refused = Ein Trick kann nur auf einen eigenen Wurf folgen, bevor ein Würfel gesetzt ist. Würfle zuerst.
shanghaien-D3 = Ein Trick aus der achten Runde lässt sich nicht mehr spielen, seinen Punkt zählt er trotzdem.
shanghaien-D4 = Ein Trick ist ab der Runde spielbar, nachdem du ihn geholt hast; ohne Erweiterungen hat also in Runde 1 niemand einen.
shanghaien-D5 = Ein Trick zeigt zwei der vier Aktionen; beim Spielen nutzt du eine davon. { $trick_deck ->
        [cycle2x4_a] In diesem Spiel: Joker/beide Würfel, Joker/Neuwurf, Würfel ±1/beide Würfel und Würfel ±1/Neuwurf, je zweimal.
        [cycle2x4_b] In diesem Spiel: Joker/beide Würfel, Joker/Würfel ±1, Neuwurf/beide Würfel und Würfel ±1/Neuwurf, je zweimal.
        [joker_on_all_332] In diesem Spiel ist der Joker auf jeder Karte, dazu beide Würfel (3 Karten), Würfel ±1 (3) oder Neuwurf (2).
        [six_plus_two] In diesem Spiel: jedes Paar von Aktionen einmal, dazu Joker/beide Würfel und Würfel ±1/Neuwurf ein zweites Mal.
       *[custom] In diesem Spiel haben die Spieler die acht Karten selbst gewählt: { $trick_deck }.
    }
    .refused = Diese Karte zeigt diese Aktion nicht. Wähle eine, die sie zeigt.
shanghaien-D6 = Joker, „zwei Matrosen“: Leg die Karte zu einer Nation, von der du schon einen echten Matrosen hast. Ab jetzt ist sie ein Matrose dieser Nation mit dem Wert 2 und sonst nichts.
    .refused = Ein Joker braucht Gesellschaft: Von dieser Nation hast du noch keinen echten Matrosen ({ $nation }).
shanghaien-D7 = Nach einem Joker geht dein Zug weiter: Wähle wie immer einen der beiden Würfel.
shanghaien-D8 = Würfel ±1: Ändere einen der beiden eben geworfenen Würfel um genau eins, nie unter 1 oder über 6, und setze dann einen der beiden. Die Karte ist danach aus dem Spiel.
    .refused = Mit einer { $die } geht das nicht: ±1 ändert einen eben geworfenen Würfel um genau eins und bleibt zwischen 1 und 6.
shanghaien-D9 = Beide Würfel: Setze beide eben geworfenen Würfel. Ein Pasch bringt beide an dieselbe Karte. Die Trickkarte ist danach aus dem Spiel.
shanghaien-D10 = Neuwurf: Wirf beide Würfel noch einmal und setze eine der neuen Zahlen; die alten sind verloren. Die Karte ist danach aus dem Spiel.
shanghaien-D11 = Niemand muss einen Trick spielen. Was du nicht spielst, behältst du.

shanghaien-section-scoring = Das Ende

shanghaien-F1 = Nach Runde acht vergleicht ihr die Mannschaften Nation für Nation. Haben beide eine, wird die stärkere abgelegt, und ihr Besitzer bekommt die schwächere; der Besitzer der schwächeren bekommt nichts. Gleich starke gehen beide. Joker zählen 2.
shanghaien-F2 = Eine Nation, die nur du hast, behältst du.
shanghaien-F3 = Ein nicht gespielter Trick zählt 1 Punkt.
shanghaien-F4 = Die höhere Summe gewinnt.
shanghaien-F5 = Was bei gleicher Summe geschieht, sagt kein Regelheft.

shanghaien-section-doubts = Zweifelsfälle und wie sie entschieden sind

shanghaien-A1 = Wann wird die Richtung der Reihe gewählt? { $direction ->
        [declared_before_roll] In diesem Spiel vor dem ersten Wurf der Runde.
       *[at_first_placement] Mit dem ersten Würfel, also nach dem ersten Wurf; so machen es alle Beispiele der Regelhefte.
    }
shanghaien-A2 = Wer beginnt die nächste Runde? Die Regelhefte sind uneins. { $next_starter ->
        [alternate] In diesem Spiel wird abgewechselt, wie im italienischen.
       *[non_caller] In diesem Spiel der, der nicht gerufen hat, wie im französischen und im russischen.
    }
shanghaien-A3 = Die zwei Würfel, die man zum Rufen braucht, sind die eigenen. Fremde zählen nicht.
shanghaien-A4 = Hat „beide Würfel“ deine letzten zwei verbraucht, musst du Shanghai rufen, aber erst in deinem nächsten Zug.
shanghaien-A5 = Keine Würfel mehr zu haben beendet die Runde nicht von selbst: Erst ist der andere noch einmal dran.
shanghaien-A6 = Du darfst einen Würfel um ±1 ändern und dann den anderen setzen. Das ist sinnlos, aber erlaubt.
shanghaien-A7 = Sind „beide Würfel“ die ersten der Runde, zählen beide vom selben Ende.
    .refused = Das sind die ersten Würfel der Runde: Nenne ein Ende, links oder rechts, für beide.
shanghaien-A8 = Ein gespielter Joker ist ein Matrose und zählt nicht mehr als nicht gespielter Trick.
shanghaien-A9 = Gleiche Summen am Ende: { $end_tie ->
        [most_unused_tricks] mehr nicht gespielte Tricks gewinnen; sind auch die gleich, ist es unentschieden.
        [more_sailor_cards] mehr Matrosenkarten vor der Wertung gewinnen; sind auch die gleich, ist es unentschieden.
        [play_again] es wird noch einmal gespielt.
       *[draw] unentschieden.
    }
shanghaien-A10 = Entscheiden die Nachbarn, zählen dort für jeden nur die eigenen Würfel.
shanghaien-A11 = Ein Joker kann nie einem Matrosen aus derselben Runde folgen: Karten gibt es erst an ihrem Ende.
shanghaien-A12 = Ein Trick pro Runde heißt einer: Ein neuer Wurf durch einen Trick erlaubt keinen zweiten.
shanghaien-A13 = { $doubles_may_reroll ->
        [true] Hausregel in Kraft: Einen Pasch darfst du neu werfen, beide Würfel, solange Pasche kommen.
       *[false] Ein Pasch ist nichts Besonderes. Ihn neu zu werfen ist eine Hausregel und gilt hier nicht.
    }
    .refused = { $doubles_may_reroll ->
        [true] Beide Würfel darfst du nur neu werfen, solange ein unberührter Pasch vor dir liegt.
       *[false] Einen Pasch neu zu werfen ist eine Hausregel, die in diesem Spiel nicht gilt.
    }
shanghaien-A14 = Karten, die aus dem Spiel sind, { $hide_discards ->
        [true] liegen verdeckt: Merke sie dir.
       *[false] bleiben für beide sichtbar.
    }
shanghaien-A15 = In den Beispielen der Regelhefte spielen Anna und Bernd oder Letizia und Antonio; bei uns Mara und Tom.

shanghaien-section-captain = Erweiterung: der verrückte Kapitän

shanghaien-C1 = Jeder beginnt das Spiel mit einem verrückten Kapitän.
    .refused = Du hast keinen verrückten Kapitän: Entweder ist die Erweiterung nicht im Spiel, oder deiner wurde schon gespielt.
shanghaien-C2 = Er wird gespielt wie jeder Trick: gleich nach einem eigenen Wurf und als einziger Trick der Runde.
shanghaien-C3 = In einer Runde, in der der andere seinen gespielt hat, darfst du deinen nicht spielen.
    .refused = In dieser Runde ist schon der andere verrückte Kapitän am Werk. Deiner muss warten.
shanghaien-C4 = In Runde acht darf er nicht gespielt werden.
    .refused = In der achten und letzten Runde bleibt der verrückte Kapitän in seiner Kajüte.
shanghaien-C5 = Er gilt vom nächsten Zug des anderen bis zum Ende der Runde.
shanghaien-C6 = Solange er gilt, darfst du in jedem Zug des anderen gegen eine Sache ein Veto einlegen: { $captain_may_veto_taking ->
        [true] gegen einen gesetzten Würfel, einen Trick, ein Shanghai oder das Nehmen der Paschkarte.
       *[false] gegen einen gesetzten Würfel, einen Trick oder ein Shanghai.
    }
    .refused = Hier gibt es nichts zu verbieten und nichts durchzulassen: Der verrückte Kapitän antwortet nur auf das, was der andere gerade angekündigt hat.
shanghaien-C6a = Veto gegen einen Würfel: Der andere nimmt ihn zurück und muss beide neu werfen.
shanghaien-C6b = Veto gegen einen Trick: Bevor er wirkt, geht die Karte an den Besitzer zurück, der sie { $veto_trick_scope ->
        [round] in dieser Runde
       *[turn] in diesem Zug
    } nicht mehr spielen darf, wohl aber eine andere.
    .refused = { $veto_trick_scope ->
        [round] Gegen diese Karte gab es ein Veto, in dieser Runde ist sie gesperrt. Eine andere geht.
       *[turn] Gegen diese Karte gab es ein Veto, in diesem Zug ist sie gesperrt. Eine andere geht.
    }
shanghaien-C6c = Veto gegen Shanghai: Der andere muss stattdessen würfeln. Gegen ein Shanghai, zu dem der Mangel an Würfeln zwingt, gibt es kein Veto.
shanghaien-C7 = Ein Veto pro Zug, insgesamt. Ist es verbraucht, ist der Rest des Zuges sicher.
shanghaien-C8 = Der verrückte Kapitän kann nur das. Am Ende der Runde ist er aus dem Spiel.

shanghaien-section-captain-doubts = Zweifel am verrückten Kapitän

shanghaien-CA1 = Hast du ihn gespielt, beendest du deinen Zug wie immer: Setze einen Würfel.
shanghaien-CA2 = Ein Trick mit Veto ist nicht dein Trick der Runde: Du darfst noch einen anderen spielen. Die Karte selbst ist gesperrt { $veto_trick_scope ->
        [round] bis zum Ende der Runde.
       *[turn] bis zum Ende des Zuges.
    }
shanghaien-CA3 = { $veto_after_trick ->
        [not_allowed] Wurde in diesem Zug ein Trick durchgelassen, gibt es kein Veto mehr gegen das Setzen.
       *[allowed] Auch nach einem durchgelassenen Trick ist ein Veto gegen das Setzen möglich: Was der Trick an den Würfeln bewirkt hat, ist verloren, die Karte ist verbraucht, und beide Würfel werden neu geworfen.
    }
shanghaien-CA4 = Nach einem Veto gegen das Setzen darfst du auf den neuen Wurf einen Trick spielen, wenn du in dieser Runde noch keinen gespielt hast.
shanghaien-CA5 = Mit einem Würfel oder keinem ist dein Shanghai erzwungen, ein Veto gibt es nicht.
shanghaien-CA6 = Gibt es ein Veto gegen dein Shanghai und hast du genau zwei Würfel, wirfst du sie und setzt einen.
shanghaien-CA7 = Trifft das Veto den ersten Würfel der Runde, ist die Richtung, die er festlegte, wieder offen.
shanghaien-CA8 = Solange ein verrückter Kapitän gilt, kündigt der andere jede Aktion an, und sein Besitzer legt ein Veto ein oder lässt sie durch.

shanghaien-section-extra1 = Erweiterung: Extrakarte 1

shanghaien-X1 = Jeder beginnt mit einer Extrakarte 1, einem Trick mit zwei Aktionen: kein Shanghai oder alle neu würfeln.
    .refused = Du hast keine Extrakarte 1: Entweder ist die Erweiterung nicht im Spiel, oder deine wurde schon gespielt.
shanghaien-X2 = Kein Shanghai: Für den Rest der Runde darf niemand rufen, bis jemand aus Mangel an Würfeln muss. Danach setzt du wie immer einen Würfel.
    .refused = „Kein Shanghai“ gilt: In dieser Runde darf niemand rufen, bis jemand weniger als zwei Würfel hat und muss.
shanghaien-X3 = Alle neu würfeln: Nimm die beiden eben geworfenen Würfel und alle, die du in dieser Runde gesetzt hast, wirf sie zusammen, leg einen beliebigen in den Vorrat zurück und setze alle anderen.
    .refused = Nach dem Neuwurf aller Würfel geht einer davon in den Vorrat zurück: Nenne eine Zahl, die da liegt.
shanghaien-X4 = Alle neu zu würfeln bringt dir einen Würfel mehr in die Taverne, wie jeder Zug.
shanghaien-X5 = Alle neu würfeln darfst du auch, wenn du noch nichts gesetzt hast; dann ist es ein einfacher Neuwurf.

shanghaien-section-extra2 = Erweiterung: Extrakarte 2

shanghaien-Y1 = Jeder beginnt mit einer Extrakarte 2, einem Trick mit zwei Aktionen: zu den Haien oder Tausch.
    .refused = Du hast keine Extrakarte 2: Entweder ist die Erweiterung nicht im Spiel, oder deine wurde schon gespielt.
shanghaien-Y2 = Zu den Haien: Die Karte, an die du in diesem Zug einen Würfel setzt, wird verdeckt. Am Ende der Runde ist sie aus dem Spiel, was auch immer dort steht; ihre Würfel zählen trotzdem für die Nachbarn.
shanghaien-Y3 = Auch an eine verdeckte Karte darf man weiter Würfel setzen.
shanghaien-Y4 = Tausch: Nimm einen deiner Würfel aus einem früheren Zug zurück und setze dann beide eben geworfenen.
    .refused = Ein Tausch beginnt mit einem deiner Würfel aus einem früheren Zug, und an dieser Karte hast du keinen.
shanghaien-Y5 = Extrakarte 1 und 2 vertragen sich: Dann beginnt jeder mit beiden.
shanghaien-Y6 = Die Haie werden wie jeder Trick gleich nach dem Wurf angekündigt und kommen, sobald der Würfel gesetzt ist.

shanghaien-section-extra3 = Erweiterung: Extrakarte 3

shanghaien-Z1 = Die Paschkarte liegt von Anfang an neben der Taverne. Sie gehört nicht zum Stapel, und mit Würfeln ist sie nicht zu holen.
shanghaien-Z2 = Bei einem Pasch wählst du: einen der beiden Würfel neu werfen und weiterspielen (bei neuem Pasch wählst du wieder) oder mit beiden Würfeln die Paschkarte nehmen.
    .refused = Zuerst der geworfene Pasch: Wirf einen seiner Würfel neu, oder nimm mit beiden die Paschkarte. Ohne einen solchen Pasch gibt es nichts zu wählen.
shanghaien-Z3 = Die Paschkarte bleibt bei ihrem Besitzer, bis er sie spielt oder der andere sie mit einem Pasch nimmt.
    .refused = Die Paschkarte gehört dir nicht: Wirf einen Pasch, um sie zu nehmen.
shanghaien-Z4 = Um sie gleich nach deinem Wurf als Trick der Runde zu spielen, leg sie neben die Taverne zurück und wirf beide Würfel neu. Bei neuem Pasch wählst du wieder.
shanghaien-Z5 = Wer sie am Ende des Spiels hat, bekommt 1 Punkt.

shanghaien-section-extra3-doubts = Zweifel an der Paschkarte

shanghaien-ZA1 = { $doubles_take_also_places_one ->
        [true] Hast du die Paschkarte genommen, setzt du trotzdem einen der beiden Würfel.
       *[false] Die Paschkarte zu nehmen verbraucht beide Würfel: Sie gehen in den Vorrat zurück, und dein Zug ist zu Ende.
    }
    .refused = { $doubles_take_also_places_one ->
        [true] Die Paschkarte ist genommen; jetzt wird noch ein Würfel des Paschs gesetzt und das war es.
       *[false] Beide Würfel sind für die Paschkarte draufgegangen: Gesetzt wird keiner.
    }
shanghaien-ZA2 = Einen Pasch kann man nicht einfach setzen: Wähle eines von beidem.
    .refused = Ein Pasch wird nicht gesetzt, wie er liegt: Wirf einen der Würfel neu, oder nimm mit beiden die Paschkarte.
shanghaien-ZA3 = Hast du die Paschkarte selbst, erlaubt ein Pasch nur, einen Würfel neu zu werfen.
    .refused = Die Paschkarte hast du schon; dieser Pasch erlaubt nur, einen Würfel neu zu werfen.
shanghaien-ZA4 = Die Paschkarte zu nehmen ist kein Trick; sie zu spielen ist einer.
shanghaien-ZA5 = { $doubles_on_rerolls ->
        [false] Die Wahl gibt es nur bei Paschen des ersten Wurfs im Zug und der Paschkarte selbst, nicht bei denen eines Neuwurfs oder nach einem Veto.
       *[true] Die Wahl gibt es bei jedem Pasch aus zwei geworfenen Würfeln, auch nach einem Neuwurf oder einem Veto. Ein Pasch durch ±1 oder durch „alle neu würfeln“ gibt keine.
    }
shanghaien-ZA6 = Tricks werden vor der Wahl gespielt. Mit „beide Würfel“ kannst du also den ganzen Pasch setzen.
shanghaien-ZA7 = Mit der Paschkarte kann ein Zug ohne gesetzten Würfel enden: Eine längste Runde gibt es nicht mehr.

shanghaien-section-further-doubts = Weitere Zweifelsfälle, entschieden

shanghaien-N1 = Wurde die Paschkarte genommen, bevor ein Würfel gesetzt war, ist die Richtung der Reihe noch offen. { $open_direction_after_take ->
        [first_placer] Wer den ersten Würfel setzt, legt sie fest; links und rechts immer aus Sicht des Startspielers.
       *[starter_declares] Der Startspieler sagt sofort, wo die 1 ist.
    }
    .refused = Die Richtung der Reihe ist noch offen. Sag zuerst, wo die 1 ist, links oder rechts.
shanghaien-N2 = Haie durchgelassen, dann aber Veto gegen den Würfel: { $sharks_after_veto ->
        [lost] Die Haie gehen leer aus, und der Trick ist verbraucht.
       *[applies] Die Haie bekommen die Karte des Würfels, der am Ende gesetzt wird. Wird keiner gesetzt, ist der Trick umsonst verbraucht.
    }
shanghaien-N3 = Tausch durchgelassen, dann aber Veto gegen das Setzen: Beide Würfel werden neu geworfen, einer wird gesetzt. Der zurückgenommene Würfel { $exchange_die_after_veto ->
        [goes_back] kehrt an seine Karte zurück.
       *[stays_in_supply] bleibt im Vorrat.
    } Für ein Shanghai zählen die Würfel, die dann dastehen.
shanghaien-N4 = { $veto_reroll_all_placing ->
        [roll_all_again] Gegen die nach „alle neu würfeln“ gesetzten Würfel ist ein Veto möglich: Dann werden sie alle noch einmal geworfen.
       *[never] Gegen die nach „alle neu würfeln“ gesetzten Würfel gibt es kein Veto; dessen Zeit ist die Ankündigung.
    }
shanghaien-N5 = { $trick_after_doubles_reroll ->
        [false] Hast du einen Würfel eines Paschs neu geworfen, ist in diesem Zug kein Trick mehr möglich.
       *[true] Hast du einen Würfel eines Paschs neu geworfen, darfst du einen Trick spielen, wie nach jedem eigenen Wurf.
    }
    .refused = In diesem Spiel folgt kein Trick mehr, wenn ein Würfel eines Paschs neu geworfen wurde.
shanghaien-N6 = Ein durch ±1 zerstörter Pasch gibt keine Wahl mehr, ein durch ±1 entstandener auch nicht.
shanghaien-N7 = Wer einen Trick ankündigt, nennt die Karte, die Aktion und ihr Ziel: die Nation, den Würfel und seine neue Zahl oder den Würfel, der zurückgenommen wird. Bei den Haien und bei „alle neu würfeln“ genügt die Aktion.
shanghaien-N8 = { $captain_may_veto_taking ->
        [true] Gibt es ein Veto gegen das Nehmen der Paschkarte, wird nichts neu geworfen: In diesem Zug ist sie nicht mehr zu nehmen, alles andere bleibt möglich.
       *[false] Gegen das Nehmen der Paschkarte gibt es kein Veto.
    }
    .refused = Gegen das Nehmen der Paschkarte gab es in diesem Zug ein Veto. Wirf einen Würfel des Paschs neu, oder mach etwas anderes damit.
shanghaien-N9 = Ein Pasch aus „alle neu würfeln“ gibt nie eine Wahl, auch wenn es nur zwei Würfel waren.
shanghaien-N10 = Was bei gleichen Summen entscheidet: { $end_tie ->
        [most_unused_tricks] die Tricks auf der Hand, die Paschkarte mitgezählt.
        [more_sailor_cards] die Matrosenkarten, bevor die Wertung sie verschiebt, gespielte Joker mitgezählt.
        [play_again] ein neues Spiel.
       *[draw] nichts.
    }
shanghaien-N11 = { $doubles_may_reroll ->
        [true] Ein Pasch darf neu geworfen werden, beide Würfel, immer wieder, solange Pasche kommen. Mit der Paschkarte ist das eine dritte Möglichkeit. Auf die neuen Würfel darf man Tricks spielen.
       *[false] Die Hausregel vom neu geworfenen Pasch gilt nicht: nichts zu entscheiden.
    }
shanghaien-N12 = Sinnlose Tricks sind erlaubt: ein zweites „Kein Shanghai“, Haie für eine Karte, die schon verdeckt liegt.
shanghaien-N13 = Ein Trick auf einen Pasch kommt vor der Wahl. Verbraucht oder ersetzt er die Würfel, entfällt sie; lässt er sie in Ruhe (Joker, Kapitän, „Kein Shanghai“, Haie), steht sie noch aus.
shanghaien-N14 = Ein Veto gegen einen Trick sperrt genau diese Karte mit beiden Aktionen, keine andere gleiche. { $veto_trick_scope ->
        [round] Eine Paschkarte mit Veto bleibt für diesen Spieler in dieser Runde gesperrt, auch wenn sie inzwischen den Besitzer wechselt.
       *[turn] Die Sperre endet mit dem Zug.
    }
shanghaien-N15 = { $doubles_take_also_places_one ->
        [true] Ist die Paschkarte genommen, bleibt nur das Setzen, ohne Trick dazwischen. Bei einem Veto bleibt die Karte genommen, und der neue Wurf ist ein Wurf wie jeder andere.
       *[false] Ist die Paschkarte genommen, bleibt nichts mehr zu tun: Der Zug ist zu Ende.
    }
    .refused = Die Paschkarte ist genommen. In diesem Zug bleibt nur noch, einen Würfel zu setzen, ohne Trick dazwischen.
shanghaien-N16 = Ein Pasch beim Wurf, zu dem ein Veto gegen Shanghai zwingt, gibt die Wahl: Es ist der erste Wurf dieses Zuges.
shanghaien-N17 = Ein neuer Pasch aus den eigenen Neuwürfen der Paschkarte gibt immer wieder die Wahl.
