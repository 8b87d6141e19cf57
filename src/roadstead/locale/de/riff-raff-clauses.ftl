### Riff Raff, Punkt für Punkt, in eigenen Worten.
### Variablen mit dem Namen einer Option tragen ihren Wert; ohne sie wird die Vorgabe erzählt.
### Das Attribut "refused" sagt dem, der es versucht hat, warum ein Zug nicht geht.

riff-raff-section-box = Die Schachtel und der Anfang

riff-raff-R1 = Es spielen zwei bis vier, mit einem Schiff aus zehn Teilen, 40 Karten (1 bis 10 in vier Farben), 32 Gegenständen (vier Sätze zu acht) und einer Welle aus zwei Teilen.
    .refused = An diesem Platz sitzt in dieser Partie niemand.
riff-raff-R2 = Acht Arten von Gegenständen gibt es: Boot, Fass, Flasche, Kiste, Matrose, Planke, Ratte und Truhe. Alle einer Art sind gleich, und was an Bord ist, gehört niemandem.
riff-raff-R3 = Die beiden Teile der Welle stehen in der Schachtel, gegeneinander gelehnt. Ein Ring im Kamm trägt den Stab mit der Stahlkugel, und auf dem Stab sitzt das Schiff: der Rumpf, der Mast im Rumpf, drei Stifte im Mast und auf jedem Stift eine Rah. Es schwankt nach allen Seiten.
riff-raff-R4 = Das Schiff hat zehn Bereiche: 1 bis 4 auf dem Rumpf, 5 und 6 auf der unteren Rah, 7 und 8 auf der mittleren, 9 und 10 auf der oberen.
riff-raff-R5 = Zu dritt oder viert nimmt jeder die Karten einer Farbe und einen Satz, acht Gegenstände. Zu zweit nimmt jeder eine Farbe und zwei Sätze, sechzehn Gegenstände. Die Gegenstände liegen offen vor ihrem Besitzer.
riff-raff-R6 = Vor der ersten Runde ist schon jemand Kapitän: { $first_captain ->
        [host] Der Gastgeber bestimmt, wer.
       *[random] Der Zufall bestimmt, wer.
    } Die Anleitung will den Ältesten.
    .refused = Der erste Kapitän wird einmal bestimmt, vor der ersten Runde, und ist einer der Spieler.

riff-raff-section-round = Eine Runde

riff-raff-R7 = Jeder wählt eine Karte von der Hand und legt sie verdeckt hin; dann werden alle gleichzeitig aufgedeckt.
    .refused = Karten werden vor dem Aufdecken gelegt, und diese sind schon aufgedeckt. Die nächste ist für die nächste Runde.
riff-raff-R8 = Die höchste Karte macht ihren Spieler sofort zum Kapitän. Haben sie mehrere, nennt der amtierende Kapitän einen von ihnen.
    .refused = Ein Kapitän wird nur genannt, wenn mehrere die höchste Karte haben, und es ist einer von diesen.
riff-raff-R9 = Der Kapitän lädt zuerst, dann die anderen nach fallenden Karten. { $tie_order ->
        [seat_order] Bei gleichen Karten entscheidet die Reihenfolge der Plätze, beginnend nach dem Kapitän.
       *[captain] Bei gleichen Karten sagt der Kapitän, wer zuerst kommt.
    }
    .refused = Jetzt gibt es keinen Gleichstand, den der Kapitän entscheiden müsste.
riff-raff-R10 = Eine Runde ist zu Ende, wenn jeder einmal dran war. Gespielte Karten kommen nicht zurück; jede neue wird obenauf gelegt.
    .refused = Diese Karte ist nicht mehr auf der Hand. Wähle eine, die noch nicht gespielt wurde.

riff-raff-section-turn = Dein Zug

riff-raff-R11 = Nimm einen deiner Gegenstände und lade ihn in den Bereich mit der Nummer deiner Karte.
    .refused = Es muss einer deiner eigenen Gegenstände sein, und er muss in den Bereich deiner Karte.
riff-raff-R12 = Liegt dieser Bereich auf einer Rah (5 bis 10) und ist dort schon etwas aus einem früheren Zug, darfst du zwei Gegenstände laden, einen nach dem anderen.
    .refused = Zwei Gegenstände lädt man nur auf eine Rah, also mit einer Karte von 5 bis 10.
riff-raff-R13 = Bevor du etwas anfasst, sagst du, ob es ein Gegenstand wird oder zwei. Das gilt.
    .refused = Sag zuerst, und nur einmal, ob du einen oder zwei lädst; dann wird geladen.
riff-raff-R14 = Du nimmst eine Hand oder beide. Gegenstände darfst du legen, stellen oder hängen.
riff-raff-R15 = Ein Gegenstand darf über den Rand seines Bereichs ragen, aber nie in zwei Bereichen sein.
    .refused = Dein Gegenstand ragt in einen anderen Bereich. Zieh ihn hinter die Linie zurück und lass dann los.
riff-raff-R16 = Was an Bord ist, darf keine Hand berühren. Der Gegenstand in deiner Hand darf es schieben.

riff-raff-section-falls = Was fällt

riff-raff-R17 = Sobald etwas vom Schiff fällt, gleich wer es geladen hat, ist dein Zug zu Ende. Hältst du deinen Gegenstand noch, kommt er zurück in deinen Vorrat.
    .refused = Das passt nicht zusammen: Ein Versuch endet genau dann mit einem Sturz, wenn etwas gefallen ist.
riff-raff-R18 = Was fällt, musst du zu fangen versuchen, mit einer Hand oder mit beiden.
riff-raff-R19 = Was du fängst, ist aus dem Spiel.
riff-raff-R20 = Was fällt und nicht gefangen wird, kommt in deinen Vorrat und muss in späteren Zügen wieder geladen werden.
    .refused = Die Rechnung geht nicht auf: Jeder Gegenstand von vorher muss an Bord, gefallen oder gefangen sein, und nur eines davon.
riff-raff-R21 = { $caught_own ->
        [russian_text] Auch wenn du nur fängst, was du gerade abgelegt hast, ist es aus dem Spiel.
       *[publisher] Fängst du nur, was du gerade abgelegt hast, nimmst du es zurück: So wird niemand Gegenstände los.
    }

riff-raff-section-end = Das Ende

riff-raff-R22 = Wer am Ende seines Zuges nichts mehr vor sich hat, hat gewonnen. Das Spiel ist sofort aus, mitten in der Runde.
riff-raff-R23 = Zu dritt oder viert endet das Spiel sonst nach zehn Runden, und die wenigsten Gegenstände gewinnen.
riff-raff-R24 = Haben mehrere gleich wenige, gewinnen sie gemeinsam.
riff-raff-R25 = Zu zweit beginnt jeder mit zwei Sätzen, sechzehn Gegenständen.
riff-raff-R26 = Haben beide ihre zehn Karten gespielt, nehmen zwei Spieler sie wieder auf die Hand und spielen weiter.
riff-raff-R27 = Zu zweit endet das Spiel nach der zwanzigsten Runde, oder sobald einer keine Gegenstände mehr hat.

riff-raff-section-doubts = Zweifel, und wie sie entschieden sind

riff-raff-A1 = Statt nach dem Ältesten zu fragen, { $first_captain ->
        [host] bestimmt der Gastgeber den ersten Kapitän.
       *[random] wird der erste Kapitän ausgelost.
    }
riff-raff-A2 = { $captain_may_name_himself ->
        [no] Der amtierende Kapitän kann sich nicht selbst nennen, auch wenn eine der höchsten Karten seine ist.
       *[yes] Der amtierende Kapitän darf sich selbst nennen, wenn eine der höchsten Karten seine ist. Das gilt auch in der ersten Runde.
    }
    .refused = In dieser Partie kann der amtierende Kapitän nicht aus eigener Wahl bleiben. Nenne einen anderen mit der höchsten Karte.
riff-raff-A3 = Wer dieselbe Karte hat wie der Kapitän, kommt gleich nach ihm. Wer unter Gleichen dran ist, { $tie_order ->
        [seat_order] entscheiden die Plätze, beginnend nach dem Kapitän.
       *[captain] sagt der neue Kapitän; schweigt er 15 Sekunden, entscheiden die Plätze, beginnend nach ihm.
    }
    .refused = Diese Reihenfolge passt nicht. Nenne alle, die gleichauf sind, jeden einmal.
riff-raff-A4 = Karten bleiben geheim, bis die letzte liegt, und bis dahin darfst du deine tauschen. Wer zu spät ist, dem zieht der Zufall eine; so viele Sekunden sind Zeit (0 heißt ohne Grenze): { $card_timer_s }.
    .refused = Der Zufall zieht nur für den eine Karte, der nicht gewählt hat, und nur wenn die Wahl eine Zeitgrenze hat.
riff-raff-A5 = Welchen Gegenstand du lädst, entscheidest du in deinem Zug, nach dem Aufdecken, und darfst es dir anders überlegen, bis deine Hand das Schiff erreicht.
riff-raff-A6 = Passen gibt es nicht. Ist die Zeit des Zuges um, kommt, was du hältst, in deinen Vorrat zurück, und der Zug ist zu Ende, ohne weitere Strafe; so viele Sekunden sind Zeit (0 heißt ohne Grenze): { $turn_timer_s }.
riff-raff-A7 = Ein Bereich einer Rah gilt als beladen, wenn zu Beginn des Zuges ein Gegenstand dort stand, und sei es auf anderen. Der erste deiner zwei zählt nicht.
    .refused = In diesem Bereich steht noch nichts, darum darf dort nur ein Gegenstand geladen werden.
riff-raff-A8 = Bringt der erste von zwei Gegenständen etwas zu Fall, ist der Zug zu Ende, und der zweite bleibt im Vorrat.
riff-raff-A9 = Wer zwei angesagt hat, muss es versuchen oder die Zeit ablaufen lassen. Mit einem einzigen Gegenstand kann man nicht zwei ansagen.
    .refused = Du hast nur noch einen Gegenstand: Zwei kannst du nicht ansagen.
riff-raff-A10 = Ein Gegenstand ist in zwei Bereichen, wenn er, von oben gesehen, die Linie dazwischen um mehr als einen Millimeter überragt. Das gilt im Augenblick des Loslassens; was später hinüberrutscht, bleibt und zählt, wo es steht.
riff-raff-A11 = Gegenstände dürfen im selben Bereich auf andere gestapelt werden.
riff-raff-A12 = Das Schiff darf niemand festhalten. { $yards ->
        [fixed] Die Rahen sind in dieser Partie fest.
       *[loose] Die Rahen darf man mit dem Gegenstand in der Hand herumschieben.
    } Er darf das Schiff insgesamt nur so viele Sekunden berühren: { $contact_limit_s }.
riff-raff-A13 = Alles, was fällt, gehört dir, bis das Schiff eine Sekunde lang ruhig war: Nichts an Bord bewegt sich schneller als 1 mm in der Sekunde, und es selbst dreht sich um weniger als ein halbes Grad in der Sekunde. Dann ruht die Welt, bis die nächste Hand sie berührt; zwischen den Zügen fällt also nichts.
    .refused = So kann ein Schiff nicht stehen, oder es ist nicht in Ruhe.
riff-raff-A14 = Gefallen ist, was Welle, Schachtel oder Tisch berührt oder unter das Gelenk sinkt. Was von einer Rah aufs Deck fällt, hat nur den Bereich gewechselt.
riff-raff-A15 = Was auf der Welle liegt, ist gefallen, auch wenn es am Rumpf lehnt.
riff-raff-A16 = Es fängt nur, wer am Zug ist, und alles, was danebengeht, gehört ihm, gleich wer es geladen hat. Mehr als acht Gegenstände sind möglich.
riff-raff-A17 = Wurde nur gefangen, was in eben diesem Zug abgelegt wurde, { $caught_own ->
        [russian_text] ist es aus dem Spiel wie alles Gefangene.
       *[publisher] kommt es zum Spieler zurück; die russische Anleitung kennt diese Regel nicht.
    }
riff-raff-A18 = Wer seinen letzten Gegenstand lädt, hat gewonnen, auch wenn anderes fällt, solange alles gefangen wird.
riff-raff-A19 = Haben zwei Spieler ihre Karten zurückgenommen, sind sie wieder geheim, und der Kapitän bleibt im Amt.
riff-raff-A20 = Wo die Nummern sind: 1 Bug Backbord, 2 Bug Steuerbord, 3 Heck Backbord, 4 Heck Steuerbord; auf den Rahen die ungeraden an Backbord, die geraden an Steuerbord. Kein Exemplar des Spiels war zur Hand, um es zu prüfen.
riff-raff-A21 = Ist ein Spieler fort, lädt nach 60 Sekunden ein ruhiger Computer an seiner Stelle. Er kann den Platz jederzeit wieder einnehmen.
