### Una guida per imparare Jackal, sezione per sezione; i disegni si mostrano con lettere di uguale larghezza.

jackal-guide-1-title = Di che cosa si tratta
jackal-guide-1-text =
    Qualcuno ha sepolto 37 monete su un'isola e non ha lasciato una mappa. Fino a quattro ciurme di tre pirati sbarcano per trovarle. Che cosa ci sia sotto una tessera non lo sa nessuno finché un pirata non ci sta sopra, e l'isola ha le sue idee: spara, scivola, morde, versa rum.

    Dadi non ce ne sono. Vince chi alla fine ha più oro a bordo; quanti pirati sia costato non importa.

jackal-guide-2-title = L'isola
jackal-guide-2-text = 117 tessere stanno coperte, con il mare tutt'intorno. Davanti al centro di ogni lato c'è una nave con tre pirati del suo colore. Le caselle si chiamano con colonna e riga: la nave bianca sta in g12 e la tessera davanti è g11.
jackal-guide-2-drawing =
         a b c d e f g h i j k l m
     0     ~ ~ ~ ~ ~ N ~ ~ ~ ~ ~
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
    12     ~ ~ ~ ~ ~ B ~ ~ ~ ~ ~
jackal-guide-2-example = B, R, N e G sono le navi del bianco, del rosso, del nero e del giallo, un # è una tessera coperta, un'onda è il mare. Comincia il bianco, e si va in senso orario: bianco, rosso, nero, giallo.

jackal-guide-3-title = Il tuo turno
jackal-guide-3-text =
    Fai una cosa sola, con un pirata o con la nave. Passare non si può.

    - Navigare: la nave scivola di una casella lungo il suo lato, se a bordo c'è un tuo pirata. L'angolo non lo gira mai.
    - Scendere a terra: dalla nave sulla tessera dritta davanti.
    - Camminare: di una tessera in una delle otto direzioni.
    - Salire a bordo: dalla tessera davanti alla nave o da una delle due accanto.
    - Nuotare: un pirata in acqua avanza di una casella di mare.

    Dalla riva non ci si tuffa in mare, e dal mare non si risale a riva.
jackal-guide-3-drawing =
         e   f   g   h   i
    11   #   x   X   x   #
    12   ~   ~   B   ~   ~
jackal-guide-3-example = Dalla nave bianca in g12 un pirata sbarca solo in g11. A bordo sale da f11, g11 e h11. Se prima la nave scivola in h12, sbarca invece in h11.

jackal-guide-4-title = Scoprire le tessere
jackal-guide-4-text =
    Una tessera si scopre camminandoci sopra a mani vuote, e agisce subito. Resta scoperta, e agisce di nuovo su chiunque arrivi. Su queste la via del pirata finisce:

    - Vuota: niente.
    - Forziere: ora ci sono monete, quante ne dice il numero romano.
    - Forte: dentro non si colpisce. Il forte della guaritrice sa fare di più: un pirata che ci comincia il turno può spenderlo per far tornare un compagno morto.
    - Trappola: il pirata resta lì finché arriva un compagno.
    - Barile di rum: salta il prossimo turno della ciurma.
    - Mongolfiera: torna alla sua nave, oro compreso.
    - Cannone: vola lungo la canna fino in mare. L'oro affonda.
    - Orco: è mangiato.
    - Aereo: una volta nella partita vola dove vuole a terra, o alla sua nave, ora o in un altro turno. Chi se ne va a piedi l'ha consumato.

jackal-guide-5-title = Le catene
jackal-guide-5-text =
    Altre tessere mandano oltre un pirata nello stesso turno, e più d'una di seguito fanno una catena:

    - Freccia: avanti lungo una delle sue punte; se sono più d'una scegli tu.
    - Cavallo: avanti con un salto di cavallo.
    - Ghiaccio: ancora l'ultimo movimento. Dopo un passo o una freccia la stessa direzione, dopo un cavallo un salto qualsiasi, dopo un volo un volo.
    - Coccodrillo: indietro da dove è venuto, e quella tessera agisce di nuovo.

    Se una catena torna su se stessa senza uscita, il pirata muore. Può succedere solo quando per strada si scopre una tessera: ciò che si sa mortale il programma non lo propone.
jackal-guide-5-drawing =
              a   b   c   d   e
    primo     P   >   I   -   -
    secondo   P   >   I   K   -
    terzo     P   >   I   H   -
jackal-guide-5-example = P è un pirata che fa un passo verso est, > una freccia, I ghiaccio, K un coccodrillo, H un cavallo, e un trattino una tessera vuota. Primo: la freccia lo manda sul ghiaccio, il ghiaccio in d, e lì si ferma, tre caselle in un turno. Secondo: il coccodrillo lo rimanda sul ghiaccio, lui scivola a ovest sulla freccia, e la freccia lo manda di nuovo a est: in tondo per sempre. Se il coccodrillo è noto, questa via è chiusa; se l'ha appena scoperto, muore. Terzo: il cavallo lo porta ovunque un cavallo possa saltare da d.

jackal-guide-6-title = Le spirali
jackal-guide-6-text = Giungla, deserto, palude e monti prendono tempo: due, tre, quattro o cinque turni. Un pirata entra al passo I, avanza di un passo per turno ed esce dall'ultimo. Indietro non si torna. Sulla stessa spirale possono esserci nemici, su passi diversi; per colpire qualcuno devi arrivare proprio al passo su cui sta.
jackal-guide-6-drawing =
              I     II    III
    giro 1    B
    giro 2          B
    giro 3    R           B
    giro 4          R     B
    giro 5                R
jackal-guide-6-example = Un deserto. Il bianco entra, e al giro 3 sta sul passo III, pronto a uscire. Dietro entra il rosso. Al giro 4 il bianco muove un altro pirata e questo resta, così al giro 5 il rosso arriva a III, colpisce, e il pirata bianco è di nuovo sulla sua nave.

jackal-guide-7-title = L'oro
jackal-guide-7-text =
    Un pirata porta una moneta. Prenderla non costa nulla: con la mossa dici se la porta con sé. A bordo della tua nave è al sicuro per sempre.

    Con una moneta passa solo su tessere scoperte, non entra nei forti e non colpisce nessuno; può lasciarla dov'è e andare senza. Le catene la portano con lui. In mare affonda ed è perduta per tutti.

jackal-guide-8-title = I colpi
jackal-guide-8-text = Entra a mani vuote su una tessera dove stanno dei nemici e li colpisci tutti. Volano alle loro navi e lasciano lì le monete. In un forte non si colpisce nessuno, e in un forte tenuto da un nemico non si entra. I tuoi pirati dividono le tessere come vogliono.

jackal-guide-9-title = Il mare e la morte
jackal-guide-9-text =
    Cannoni, ghiaccio e frecce buttano i pirati in acqua. Chi nuota ne esce solo sulla propria nave: ci arriva a nuoto, o la nave lo raccoglie.

    Un pirata muore se tocca una nave nemica, se è colpito in acqua, se incontra l'orco, o se finisce in un giro di tessere senza uscita. I morti tornano solo nel forte della guaritrice, uno per turno.

jackal-guide-10-title = La fine
jackal-guide-10-text = La partita finisce quando non c'è più oro da vincere, o quando per cinquanta giri non si è scoperta una tessera né imbarcata o perduta una moneta. Quando chi guida è irraggiungibile, i giocatori possono accordarsi per finire. Vince chi ha più oro; a parità la vittoria è condivisa.

jackal-guide-11-title = In due, tre o quattro
jackal-guide-11-text =
    - Quattro, ognuno per sé: come si è detto finora.
    - Quattro a coppie: bianco e nero contro rosso e giallo. I compagni dividono tessere, navi e oro e si liberano a vicenda dalle trappole. Chi è colpito vola comunque alla propria nave.
    - Due: ognuno ha due ciurme opposte. I turni vanno sempre di nave in nave.
    - Tre: il lato giallo resta vuoto.
    - Duello: bianco contro nero, una nave ciascuno.

jackal-guide-12-title = Espansione: l'Isola del tesoro
jackal-guide-12-text =
    22 tessere prendono il posto di altrettante vuote:

    - Le bottiglie di rum vanno nella scorta della ciurma. Bevine una, e un pirata esce subito da una trappola o da una spirale.
    - Grotte: entra in una, esci da un'altra già scoperta. Se non ce n'è, aspetta dentro.
    - Folto: ci possono stare tutti insieme, senza colpi e senza oro.
    - Erba magica: per un giro ognuno muove la ciurma del giocatore prima di lui.
    - Faro: gira altre quattro tessere.
    - Terremoto: scambia due tessere su cui non ci sia nessuno e niente oro.
    - Caramba: tutti i pirati sull'isola vanno alle loro navi.
    - Galeone: un tesoro che vale tre monete.

jackal-guide-13-title = Espansione: tre compagni
jackal-guide-13-text =
    Chi ne trova uno ha un pezzo in più da muovere.

    - Ben Gunn è un pirata come gli altri, solo che nessuno può farlo tornare.
    - L'Esploratore porta oro, attraversa le spirali in un turno e non bada né a trappole né all'orco. Non combatte. Colpito, passa dall'altra parte. Qualsiasi rum lo fa andare via.
    - Il Pellegrino non combatte e non porta nulla, ma dove sta lui nessuno è attaccato. Dagli del rum, ed è un pirata.

    Dove Esploratore e Pellegrino s'incontrano, spariscono entrambi.

jackal-guide-14-title = Dove le regole lasciano spazio
jackal-guide-14-text = Il regolamento è breve, e ogni tavolo gioca a modo suo: sul ghiaccio dopo un cavallo, su quanto lontano vola l'aereo, sui coccodrilli. Ognuno di questi punti è un'opzione del gioco, e una partita salvata porta con sé le sue opzioni. Qui sopra si è detto ciò che vale di norma; i punti delle regole dicono ogni lettura.
