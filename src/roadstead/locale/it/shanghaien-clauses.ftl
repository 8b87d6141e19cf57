### Shanghaien, punto per punto, con parole nostre.
### Le variabili con il nome di un'opzione ne portano il valore; senza di esse vale la regola predefinita.
### L'attributo "refused" spiega a chi ha provato una mossa perché non si può fare.

shanghaien-section-setup = La scatola e l'inizio

shanghaien-S1 = A Shanghaien si gioca in due, più o meno dagli otto anni in su.
shanghaien-S2 = 48 carte con lo stesso dorso formano un solo mazzo: 40 Marinai e 8 tiri mancini.
shanghaien-S3 = Le nazioni sono otto; ognuna ha cinque Marinai, da 1, 2, 3, 3 e 4.
shanghaien-S4 = Ogni nazione ha il suo colore: americani rosso, francesi celeste, tedeschi blu, cinesi giallo, olandesi arancione, turchi viola, spagnoli verde, italiani grigio.
shanghaien-S5 = Ogni giocatore ha sei dadi di un colore e un Capitano, che serve solo a ricordare che il tiro mancino è già stato giocato.
shanghaien-S6 = Mescolate il mazzo e scoprite sei carte in fila: è la Taverna. Quali carte escano lo decide il caso.
    .refused = A questo risponde il caso: la Taverna si riempie con quel che resta nel mazzo, una carta alla volta.
shanghaien-S7 = { $first_player ->
        [first] Il primo round lo apre il primo posto.
        [second] Il primo round lo apre il secondo posto.
       *[random] Chi apre il primo round lo decide il caso.
    }
    .refused = Chi comincia lo decide il caso, una volta sola, proprio all'inizio.

shanghaien-section-turn = Round e turni

shanghaien-T1 = La partita ha otto round da sei carte; poi il mazzo è vuoto.
shanghaien-T2 = Si gioca a turno. Nel tuo turno o tiri e piazzi un dado, o chiami Shanghai. Passare non si può.
    .refused = Adesso questo non c'entra. Il tuo turno è un tiro, che finisce con un dado piazzato, oppure uno Shanghai, e ogni passo ha il suo momento.
shanghaien-T3 = Puoi tirare finché hai almeno due dadi nella riserva.
    .refused = Per tirare servono due dadi dalla riserva e tu ne hai { $supply }. Chiama Shanghai.
shanghaien-T4 = Tira due dadi dalla riserva, piazzane uno accanto alla sua carta, dalla tua parte, e rimetti via l'altro.
    .refused = Si tirano due dadi e se ne piazza uno. Ora non è il momento, oppure non è un dado solo.
shanghaien-T5 = Si piazza soltanto ciò che è uscito; con un doppio la carta è una sola.
    .refused = Davanti a te non c'è nessun { $die }. Piazza uno dei numeri usciti.
shanghaien-T6 = Un dado va alla carta con il suo numero: le carte della fila si contano da 1, a un capo, a 6, all'altro.
shanghaien-T7 = Da quale capo si conta lo decide chi apre il round. Vale per entrambi fino alla fine del round.
    .refused = Da quale capo si conta lo sceglie chi apre, una volta per round. Adesso non indicare nessun capo.
shanghaien-T8 = { $direction ->
        [declared_before_roll] Chi apre dice dov'è l'1 prima del primo tiro del round.
       *[at_first_placement] Chi apre stabilisce dov'è l'1 piazzando il primo dado del round, quindi dopo aver visto il primo tiro.
    }
    .refused = { $direction ->
        [declared_before_roll] Dov'è l'1 si dice prima del primo tiro del round, e solo allora.
       *[at_first_placement] Dov'è l'1 lo stabilisce il primo dado del round: indica sinistra o destra mentre lo piazzi, non prima.
    }
shanghaien-T9 = Accanto a una carta possono stare quanti dadi si vuole, di entrambi.
shanghaien-T10 = Un dado piazzato resta dov'è fino alla fine del round, salvo che un tiro mancino o un veto disponga altrimenti.

shanghaien-section-shanghai = Shanghai

shanghaien-B1 = Invece di tirare puoi chiamare Shanghai, purché due dei tuoi dadi stiano già nella Taverna.
    .refused = Puoi chiamare Shanghai solo con due dei tuoi dadi nella Taverna; per ora ne hai { $placed }.
shanghaien-B2 = Con un solo dado nella riserva devi chiamare Shanghai.
    .refused = Nella riserva hai meno di due dadi: non ti resta che chiamare Shanghai.
shanghaien-B3 = Anche senza più dadi nella riserva devi chiamare Shanghai.
shanghaien-B4 = Shanghai chiude subito il round. L'altro non gioca più.
shanghaien-B5 = Chi ha chiamato distribuisce anche le carte, così entrambi ricordano chi è stato.
shanghaien-B6 = Senza tiri mancini chi apre può chiamare al più presto al quinto turno del round, l'altro al sesto; all'undicesimo chi apre ha finito i dadi e deve.

shanghaien-section-allocation = A chi vanno le carte

shanghaien-L1 = Una carta senza dadi esce dal gioco.
shanghaien-L2 = Una carta con i dadi di un solo giocatore va a lui.
shanghaien-L3 = Con dadi di entrambi, la carta va a chi ne ha di più.
shanghaien-L4 = A parità di dadi ognuno somma i punti dei propri dadi alle due carte vicine; la somma più alta prende la carta.
shanghaien-L5 = Una vicina vale il suo numero per i tuoi dadi che ci stanno. Le due carte ai capi hanno una vicina sola.
shanghaien-L6 = I dadi contano per le carte vicine, chiunque vinca la carta a cui stanno. Le sei carte si giudicano tutte insieme.
shanghaien-L7 = Ancora pari, fosse pure 0 a 0: la carta esce dal gioco.
shanghaien-L8 = Ciò che vinci sta scoperto davanti a te: i Marinai per colore con il valore in vista, i tiri mancini accanto. { $hide_discards ->
        [true] Nascosti sono solo l'ordine del mazzo e le carte uscite dal gioco.
       *[false] Nascosto è solo l'ordine del mazzo.
    }
    .refused = Questa carta non ce l'hai: guarda che cosa sta davanti a te.
shanghaien-L9 = Un tiro mancino nella Taverna si vince come un Marinaio.

shanghaien-section-round-end = Il round successivo

shanghaien-E1 = Quando le sei carte sono tutte assegnate o uscite, il round è finito e ognuno riprende i dadi e il Capitano.
shanghaien-E2 = Le sei carte della nuova Taverna le scopre chi ha chiamato.
shanghaien-E3 = { $next_starter ->
        [alternate] Si apre a turno: chi ha aperto questo round è secondo nel prossimo.
       *[non_caller] Il prossimo round lo apre chi non ha chiamato Shanghai.
    }

shanghaien-section-tricks = Tiri mancini

shanghaien-D1 = Puoi giocare un tiro mancino per round, di qualunque tipo. Il Capitano accanto alla prima carta mostra che l'hai fatto.
    .refused = Il tuo tiro mancino di questo round l'hai già giocato. Il prossimo, al prossimo round.
shanghaien-D2 = Un tiro mancino si gioca subito dopo un tuo lancio, prima di piazzare: mai nel turno in cui chiami Shanghai.
    .refused = Un tiro mancino può solo seguire un tuo lancio, prima che un dado sia piazzato. Prima tira.
shanghaien-D3 = Un tiro mancino vinto nell'ottavo round non si può più giocare, ma il suo punto lo vale.
shanghaien-D4 = Un tiro mancino si può giocare dal round dopo quello in cui è stato vinto; senza espansioni, dunque, nel primo round non ne ha nessuno.
shanghaien-D5 = Un tiro mancino mostra due delle quattro azioni; quando lo giochi ne usi una. { $trick_deck ->
        [cycle2x4_a] In questa partita: jolly/due dadi, jolly/ritira, dado ±1/due dadi e dado ±1/ritira, due volte ciascuna.
        [cycle2x4_b] In questa partita: jolly/due dadi, jolly/dado ±1, ritira/due dadi e dado ±1/ritira, due volte ciascuna.
        [joker_on_all_332] In questa partita il jolly è su tutte, insieme a due dadi (3 carte), dado ±1 (3) o ritira (2).
        [six_plus_two] In questa partita: ogni coppia di azioni una volta, più una seconda volta jolly/due dadi e dado ±1/ritira.
       *[custom] In questa partita le otto carte le hanno scelte i giocatori: { $trick_deck }.
    }
    .refused = Questa carta non mostra quell'azione. Scegline una che mostra.
shanghaien-D6 = Jolly, «due Marinai»: metti la carta a una nazione di cui hai già un Marinaio vero. Da ora è un Marinaio di quella nazione da 2, e nient'altro.
    .refused = Un jolly vuole compagnia: di questa nazione non hai ancora nessun Marinaio vero ({ $nation }).
shanghaien-D7 = Dopo un jolly il turno continua: scegli come al solito uno dei due dadi.
shanghaien-D8 = Dado ±1: cambia esattamente di uno uno dei due dadi appena tirati, mai sotto 1 o sopra 6, poi piazza uno qualsiasi dei due. La carta esce dal gioco.
    .refused = Con un { $die } non si può: ±1 cambia esattamente di uno un dado appena tirato, e resta fra 1 e 6.
shanghaien-D9 = Due dadi: piazza entrambi i dadi appena tirati. Un doppio li mette tutti e due alla stessa carta. La carta esce dal gioco.
shanghaien-D10 = Ritira: tira di nuovo i due dadi e piazza uno dei numeri nuovi; i vecchi sono persi. La carta esce dal gioco.
shanghaien-D11 = Nessuno è obbligato a giocare un tiro mancino. Quel che non giochi resta tuo.

shanghaien-section-scoring = La fine

shanghaien-F1 = Dopo l'ottavo round confrontate le ciurme nazione per nazione. Se l'avete entrambi, la ciurma più forte si butta via e il suo padrone riceve quella più debole; il padrone della più debole non riceve nulla. A pari forza escono tutte e due. I jolly valgono 2.
shanghaien-F2 = Una nazione che hai solo tu resta tua.
shanghaien-F3 = Un tiro mancino non giocato vale 1 punto.
shanghaien-F4 = Vince il totale più alto.
shanghaien-F5 = Che cosa succeda a parità di totale non lo dice nessun regolamento.

shanghaien-section-doubts = Dubbi, e come si risolvono

shanghaien-A1 = Quando si sceglie il verso della fila? { $direction ->
        [declared_before_roll] In questa partita prima del primo tiro del round.
       *[at_first_placement] Con il primo dado, quindi dopo il primo tiro; così fanno tutti gli esempi dei regolamenti.
    }
shanghaien-A2 = Chi apre il round successivo? I regolamenti non concordano. { $next_starter ->
        [alternate] In questa partita si alterna, come in quello italiano.
       *[non_caller] In questa partita chi non ha chiamato, come in quello francese e in quello russo.
    }
shanghaien-A3 = I due dadi che servono per chiamare sono i tuoi. Quelli dell'altro non contano.
shanghaien-A4 = Se «due dadi» ti ha preso gli ultimi due, devi chiamare Shanghai, ma solo al tuo prossimo turno.
shanghaien-A5 = Finire i dadi non chiude da sé il round: prima gioca ancora l'altro.
shanghaien-A6 = Puoi cambiare un dado con ±1 e poi piazzare l'altro. Non serve a nulla, ma è permesso.
shanghaien-A7 = Se «due dadi» sono i primi del round, entrambi si contano dallo stesso capo.
    .refused = Sono i primi dadi del round: indica un capo, sinistra o destra, e valga per tutti e due.
shanghaien-A8 = Un jolly giocato è un Marinaio e non conta più come tiro mancino non giocato.
shanghaien-A9 = A parità di totale: { $end_tie ->
        [most_unused_tricks] vince chi ha più tiri mancini non giocati; se anche quelli sono pari, è patta.
        [more_sailor_cards] vince chi ha più carte Marinaio prima del conteggio; se anche quelle sono pari, è patta.
        [play_again] si gioca di nuovo.
       *[draw] è patta.
    }
shanghaien-A10 = Quando decidono le carte vicine, a ognuno si contano lì solo i suoi dadi.
shanghaien-A11 = Un jolly non può seguire un Marinaio vinto nello stesso round: le carte si vincono solo alla fine.
shanghaien-A12 = Un tiro mancino per round vuol dire uno: un nuovo lancio ottenuto con un tiro mancino non ne permette un secondo.
shanghaien-A13 = { $doubles_may_reroll ->
        [true] Vale la regola della casa: un doppio si può tirare di nuovo, tutti e due i dadi, finché escono doppi.
       *[false] Un doppio non ha nulla di speciale. Ritirarlo è una regola della casa, qui non in uso.
    }
    .refused = { $doubles_may_reroll ->
        [true] Puoi ritirare tutti e due i dadi solo finché hai davanti un doppio intatto.
       *[false] Ritirare un doppio è una regola della casa che in questa partita non vale.
    }
shanghaien-A14 = Le carte uscite dal gioco { $hide_discards ->
        [true] si mettono via coperte: tienile a mente.
       *[false] restano in vista per entrambi.
    }
shanghaien-A15 = Negli esempi dei regolamenti giocano Anna e Bernd oppure Letizia e Antonio; nei nostri Mara e Tom.

shanghaien-section-captain = Espansione: il Capitano pazzo

shanghaien-C1 = Ogni giocatore comincia la partita con un Capitano pazzo.
    .refused = Un Capitano pazzo non ce l'hai: o l'espansione non è in gioco, o il tuo è già stato giocato.
shanghaien-C2 = Si gioca come ogni tiro mancino: subito dopo un tuo lancio e come unico tiro mancino del round.
shanghaien-C3 = Non puoi giocarlo in un round in cui l'altro ha già giocato il suo.
    .refused = In questo round è già all'opera l'altro Capitano pazzo. Il tuo deve aspettare.
shanghaien-C4 = Nell'ottavo round non si può giocare.
    .refused = Nell'ottavo e ultimo round il Capitano pazzo resta in cabina.
shanghaien-C5 = Vale dal prossimo turno dell'altro giocatore fino alla fine del round.
shanghaien-C6 = Finché vale, in ogni turno dell'altro puoi mettere il veto su una cosa: { $captain_may_veto_taking ->
        [true] un dado piazzato, un tiro mancino, uno Shanghai o la presa della carta dei doppi.
       *[false] un dado piazzato, un tiro mancino o uno Shanghai.
    }
    .refused = Qui non c'è nulla da vietare né da lasciar passare: il Capitano pazzo risponde a ciò che l'altro ha appena annunciato, e a nient'altro.
shanghaien-C6a = Veto su un dado: l'altro lo riprende e deve tirarli di nuovo tutti e due.
shanghaien-C6b = Veto su un tiro mancino: prima che abbia effetto, la carta torna al suo padrone, che non può giocarla { $veto_trick_scope ->
        [round] per il resto del round
       *[turn] per il resto del turno
    } ma può giocarne un'altra.
    .refused = { $veto_trick_scope ->
        [round] Su questa carta c'è un veto: in questo round non si può più giocare. Un'altra sì.
       *[turn] Su questa carta c'è un veto: in questo turno non si può più giocare. Un'altra sì.
    }
shanghaien-C6c = Veto su Shanghai: l'altro deve invece tirare. Uno Shanghai imposto dalla mancanza di dadi non si può vietare.
shanghaien-C7 = Un veto per turno, in tutto. Speso quello, il resto del turno è al sicuro.
shanghaien-C8 = Il Capitano pazzo sa fare solo questo. Alla fine del round esce dal gioco.

shanghaien-section-captain-doubts = Dubbi sul Capitano pazzo

shanghaien-CA1 = Dopo averlo giocato finisci il turno come al solito: piazzi un dado.
shanghaien-CA2 = Un tiro mancino vietato non è il tuo tiro mancino del round: puoi giocarne ancora un altro. La carta vietata resta ferma { $veto_trick_scope ->
        [round] fino alla fine del round.
       *[turn] fino alla fine del turno.
    }
shanghaien-CA3 = { $veto_after_trick ->
        [not_allowed] Se in questo turno è passato un tiro mancino, il piazzamento non si può più vietare.
       *[allowed] Anche dopo un tiro mancino passato si può vietare il piazzamento: ciò che ha fatto ai dadi va perso, la carta è spesa e i due dadi si tirano di nuovo.
    }
shanghaien-CA4 = Dopo un piazzamento vietato puoi giocare un tiro mancino sul nuovo lancio, se in questo round non ne hai ancora giocati.
shanghaien-CA5 = Con un solo dado o nessuno lo Shanghai è obbligato e non si può vietare.
shanghaien-CA6 = Se il tuo Shanghai è vietato e hai esattamente due dadi, li tiri e ne piazzi uno.
shanghaien-CA7 = Se è vietato il primo dado del round, il verso che aveva fissato è di nuovo aperto.
shanghaien-CA8 = Finché un Capitano pazzo vale, l'altro annuncia ogni azione, e il suo padrone la vieta o la lascia passare.

shanghaien-section-extra1 = Espansione: carta extra 1

shanghaien-X1 = Ogni giocatore comincia con una carta extra 1, un tiro mancino con due azioni: niente Shanghai, oppure ritira tutto.
    .refused = Una carta extra 1 non ce l'hai: o l'espansione non è in gioco, o la tua è già stata giocata.
shanghaien-X2 = Niente Shanghai: per il resto del round nessuno può chiamare, finché qualcuno non deve per mancanza di dadi. Poi piazza un dado come al solito.
    .refused = Vale niente Shanghai: in questo round nessuno può chiamare, finché qualcuno non ha meno di due dadi e deve.
shanghaien-X3 = Ritira tutto: prendi i due dadi appena tirati e tutti quelli che hai piazzato in questo round, tirali insieme, rimettine uno a scelta nella riserva e piazza tutti gli altri.
    .refused = Dopo aver ritirato tutto, uno di questi dadi torna nella riserva: indica un numero che è lì.
shanghaien-X4 = Ritirando tutto ti ritrovi nella Taverna con un dado in più, come dopo ogni turno.
shanghaien-X5 = Puoi ritirare tutto anche senza aver ancora piazzato nulla; è allora un semplice ritiro.

shanghaien-section-extra2 = Espansione: carta extra 2

shanghaien-Y1 = Ogni giocatore comincia con una carta extra 2, un tiro mancino con due azioni: agli squali, oppure scambio.
    .refused = Una carta extra 2 non ce l'hai: o l'espansione non è in gioco, o la tua è già stata giocata.
shanghaien-Y2 = Agli squali: la carta a cui piazzi un dado in questo turno si volta a faccia in giù. A fine round esce dal gioco, qualunque dado ci stia; i suoi dadi contano comunque per le vicine.
shanghaien-Y3 = Anche a una carta voltata si possono ancora piazzare dadi.
shanghaien-Y4 = Scambio: riprendi uno dei tuoi dadi piazzati in un turno precedente, poi piazza entrambi i dadi appena tirati.
    .refused = Uno scambio comincia da un tuo dado di un turno precedente, e a quella carta non ne hai.
shanghaien-Y5 = Le carte extra 1 e 2 vanno d'accordo: allora ognuno comincia con tutte e due.
shanghaien-Y6 = Gli squali si annunciano subito dopo il lancio, come ogni tiro mancino, e arrivano quando il dado è piazzato.

shanghaien-section-extra3 = Espansione: carta extra 3

shanghaien-Z1 = La carta dei doppi sta accanto alla Taverna fin dall'inizio. Non fa parte del mazzo e con i dadi non si vince.
shanghaien-Z2 = Se tiri un doppio scegli: ritirare uno dei due dadi e andare avanti (con un altro doppio scegli di nuovo), oppure usare entrambi i dadi per prendere la carta dei doppi.
    .refused = Prima viene il doppio uscito: ritira uno dei suoi dadi o prendi con tutti e due la carta dei doppi. Senza un doppio simile non c'è nulla da scegliere.
shanghaien-Z3 = La carta dei doppi resta a chi ce l'ha, finché la gioca o finché l'altro se la prende con un doppio.
    .refused = La carta dei doppi non è tua: per prenderla tira un doppio.
shanghaien-Z4 = Per giocarla, subito dopo il lancio e come tuo tiro mancino del round, rimettila accanto alla Taverna e ritira i due dadi. Un nuovo doppio ti fa scegliere di nuovo.
shanghaien-Z5 = A chi ce l'ha a fine partita vale 1 punto.

shanghaien-section-extra3-doubts = Dubbi sulla carta dei doppi

shanghaien-ZA1 = { $doubles_take_also_places_one ->
        [true] Presa la carta dei doppi, piazzi comunque uno dei due dadi.
       *[false] Prendere la carta dei doppi consuma tutti e due i dadi: tornano nella riserva e il turno è finito.
    }
    .refused = { $doubles_take_also_places_one ->
        [true] La carta dei doppi è presa; ora si piazza un dado del doppio, e basta.
       *[false] I due dadi sono serviti a prendere la carta dei doppi: non se ne piazza nessuno.
    }
shanghaien-ZA2 = Un doppio non si può semplicemente piazzare: scegli una delle due cose dette.
    .refused = Un doppio così com'è non si piazza: ritira uno dei dadi, o prendi con tutti e due la carta dei doppi.
shanghaien-ZA3 = Se la carta dei doppi ce l'hai già tu, un doppio ti lascia solo ritirare un dado.
    .refused = La carta dei doppi è già tua; questo doppio ti offre soltanto di ritirare un dado.
shanghaien-ZA4 = Prendere la carta dei doppi non è giocare un tiro mancino; giocarla sì.
shanghaien-ZA5 = { $doubles_on_rerolls ->
        [false] La scelta viene solo con i doppi del primo lancio del turno e della carta dei doppi stessa, non con quelli del tiro mancino «ritira» o dopo un veto.
       *[true] La scelta viene con ogni doppio tirato con due dadi, anche dopo «ritira» o dopo un veto. Un doppio fatto con ±1 o ritirando tutto non la dà.
    }
shanghaien-ZA6 = I tiri mancini si giocano prima della scelta. Con «due dadi» puoi dunque piazzare l'intero doppio.
shanghaien-ZA7 = Con la carta dei doppi un turno può finire senza un dado piazzato: un round non ha più una durata massima.

shanghaien-section-further-doubts = Altri dubbi risolti

shanghaien-N1 = Se la carta dei doppi è stata presa prima che fosse piazzato un dado, il verso della fila è ancora aperto. { $open_direction_after_take ->
        [first_placer] Lo fissa chi piazza il primo dado; sinistra e destra sono sempre quelle di chi apre.
       *[starter_declares] Chi apre dice subito da quale capo si conta.
    }
    .refused = Il verso della fila è ancora aperto. Prima di' dov'è l'1, a sinistra o a destra.
shanghaien-N2 = Squali lasciati passare, ma dado poi vietato: { $sharks_after_veto ->
        [lost] gli squali restano a digiuno e il tiro mancino è speso.
       *[applies] agli squali va la carta del dado piazzato alla fine. Se non se ne piazza nessuno, il tiro mancino è speso per niente.
    }
shanghaien-N3 = Scambio lasciato passare, ma piazzamento poi vietato: i due dadi si ritirano e se ne piazza uno. Il dado ripreso { $exchange_die_after_veto ->
        [goes_back] torna alla sua carta.
       *[stays_in_supply] resta nella riserva.
    } Per chiamare Shanghai contano i dadi che ci sono in quel momento.
shanghaien-N4 = { $veto_reroll_all_placing ->
        [roll_all_again] I dadi piazzati dopo aver ritirato tutto si possono vietare: allora si tirano tutti ancora una volta.
       *[never] I dadi piazzati dopo aver ritirato tutto non si possono vietare; il momento del veto è l'annuncio.
    }
shanghaien-N5 = { $trick_after_doubles_reroll ->
        [false] Dopo aver ritirato un dado di un doppio, in questo turno non si giocano più tiri mancini.
       *[true] Dopo aver ritirato un dado di un doppio puoi giocare un tiro mancino, come dopo ogni tuo lancio.
    }
    .refused = In questa partita, ritirato un dado di un doppio, non si giocano più tiri mancini.
shanghaien-N6 = Un doppio rotto con ±1 non fa più scegliere, e uno fatto con ±1 nemmeno.
shanghaien-N7 = Annunciando un tiro mancino si dicono la carta, l'azione e il suo bersaglio: la nazione, il dado e il suo nuovo numero, o il dado da riprendere. Per gli squali e per ritirare tutto basta l'azione.
shanghaien-N8 = { $captain_may_veto_taking ->
        [true] Se la presa della carta dei doppi è vietata, non si ritira nulla: in questo turno non si può più prendere, le altre scelte restano.
       *[false] La presa della carta dei doppi non si può vietare.
    }
    .refused = In questo turno la presa della carta dei doppi è stata vietata. Ritira un dado del doppio, o fanne qualcos'altro.
shanghaien-N9 = Un doppio nato ritirando tutto non fa mai scegliere, nemmeno se i dadi erano solo due.
shanghaien-N10 = Che cosa decide a parità di totale: { $end_tie ->
        [most_unused_tricks] i tiri mancini in mano, carta dei doppi compresa.
        [more_sailor_cards] le carte Marinaio prima che il conteggio le sposti, jolly giocati compresi.
        [play_again] un'altra partita.
       *[draw] niente.
    }
shanghaien-N11 = { $doubles_may_reroll ->
        [true] Un doppio si può ritirare, tutti e due i dadi, ancora e ancora finché escono doppi. Con la carta dei doppi è una terza scelta. Sui nuovi dadi si possono giocare tiri mancini.
       *[false] La regola della casa sui doppi da ritirare è spenta: nulla da risolvere.
    }
shanghaien-N12 = I tiri mancini inutili sono permessi: un secondo niente Shanghai, squali per una carta già voltata.
shanghaien-N13 = Un tiro mancino su un doppio viene prima della scelta. Se usa o sostituisce i dadi, la scelta non c'è più; se li lascia stare (jolly, Capitano, niente Shanghai, squali), resta da fare.
shanghaien-N14 = Un veto su un tiro mancino ferma proprio quella carta, con entrambe le sue azioni, non un'altra uguale. { $veto_trick_scope ->
        [round] Una carta dei doppi vietata resta ferma per quel giocatore in quel round, anche se intanto cambia mano.
       *[turn] Il divieto finisce con il turno.
    }
shanghaien-N15 = { $doubles_take_also_places_one ->
        [true] Presa la carta dei doppi resta solo da piazzare, senza tiri mancini in mezzo. Se il piazzamento è vietato, la carta resta presa e il nuovo lancio è un lancio come gli altri.
       *[false] Presa la carta dei doppi non resta nulla da fare: il turno è finito.
    }
    .refused = La carta dei doppi è presa. In questo turno resta solo da piazzare un dado, senza tiri mancini in mezzo.
shanghaien-N16 = Un doppio nel lancio imposto da uno Shanghai vietato fa scegliere: è il primo lancio di quel turno.
shanghaien-N17 = Un nuovo doppio dai ritiri della carta dei doppi stessa fa sempre scegliere di nuovo.
