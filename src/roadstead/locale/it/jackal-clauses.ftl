### Jackal, punto per punto, con parole nostre.
### Le variabili con il nome di un'opzione ne portano il valore; senza di esse vale la regola predefinita.
### L'attributo "refused" spiega a chi ha provato una mossa perché non si può fare.

jackal-section-island = L'isola

jackal-I1 = 117 tessere stanno coperte in un quadrato di 11 per 11 senza i quattro angoli, con il mare tutt'intorno. Sulla carta fanno 13 per 13 caselle: l'anello esterno e i quattro angoli di terra mancanti sono mare, i quattro angoli più esterni non fanno parte del gioco.
    .refused = Quella casella non esiste: il tuo pirata uscirebbe dalla carta.
jackal-I2 = Davanti al centro di ogni lato sta una nave con tre pirati del suo colore a bordo: bianca, rossa, nera e gialla.
jackal-I3 = Le tessere: 40 vuote; 21 frecce, tre per ognuno dei sette tipi; 2 cavalli; le spirali, cioè 5 giungle, 4 deserti, 2 paludi e 1 catena di monti; 6 di ghiaccio; 3 trappole; 2 cannoni; 2 forti e il forte della guaritrice; 4 barili di rum; 4 coccodrilli; 1 orco; 2 mongolfiere; 1 aereo; e 16 forzieri segnati da I a V (5, 5, 3, 2 e 1). { $expansion ->
        [true] In questa partita le tessere dell'Isola del tesoro prendono il posto di 22 vuote, e c'è oro per 40 monete.
       *[false] Nei forzieri ci sono 37 monete.
    }
jackal-I4 = Le sette frecce come sono disegnate, nord in alto: 1 est; 2 nord-est; 3 ovest ed est; 4 nord-est e sud-ovest; 5 nord-ovest, est e sud; 6 le quattro direzioni dritte; 7 le quattro diagonali.
jackal-I5 = Frecce e cannoni giacciono in uno dei quattro orientamenti, tutti ugualmente probabili, e restano come sono stati posati: chi scopre una tessera non la gira. Un cannone come è disegnato punta a nord. Nessun'altra tessera ha una direzione.
jackal-I6 = Una tessera coperta non la conosce nessuno. Che cosa ci sia lo decide il caso, fra tutto ciò che non si è ancora visto.
    .refused = A questo risponde il caso, e solo con una tessera che può ancora stare lì.

jackal-section-turn = I turni

jackal-M1 = { $first_player ->
        [random] La nave che comincia la sceglie il caso; poi si va in senso orario.
       *[white] Comincia il bianco; poi si va in senso orario.
    } Nel tuo turno fai una cosa sola, con un pirata o con la nave. Passare non si può.
    .refused = Adesso questo non c'entra. Un turno è una sola azione, con un pezzo della ciurma di turno o con la sua nave; ciò che è cominciato va prima finito.
jackal-M2 = Una nave con qualcuno a bordo che la governi scivola di una casella lungo il suo lato. Non gira mai l'angolo, così davanti ha sempre una tessera di terra.
    .refused = Una nave scivola di una casella lungo il suo lato, non oltre l'ultima tessera, e solo con un tuo pirata o un alleato a bordo.
jackal-M3 = Dalla nave un pirata scende solo sulla tessera dritta davanti.
    .refused = Dalla nave si scende a terra solo dritto davanti. Per sbarcare altrove, prima spostati con la nave.
jackal-M4 = Un pirata sale sulla propria nave o su quella alleata, con o senza moneta, dalla tessera davanti e dalle due in diagonale. Ci arriva anche con freccia, ghiaccio, cavallo, cannone, mongolfiera o aereo, o dall'acqua.
jackal-M5 = A terra un pirata cammina di una tessera in una delle otto direzioni.
    .refused = È troppo lontano: un pirata va su una delle otto tessere attorno a sé.
jackal-M6 = Una tessera coperta si scopre entrandoci, alla cieca e a mani vuote, e agisce subito. Una tessera scoperta agisce di nuovo ogni volta che qualcuno ci entra.
jackal-M7 = Su una tessera possono stare quanti pirati si vuole della stessa ciurma e di quella alleata.
jackal-M8 = Le tessere che mandano oltre (freccia, cavallo, ghiaccio, coccodrillo, mongolfiera, cannone, aereo, grotta) possono seguire l'una all'altra: è tutto un turno solo, e dove la tessera lascia una scelta scegli tu.
    .refused = La tessera su cui sta il pirata non porta lì. Scegli una delle sue vie.
jackal-M9 = Chi non può fare proprio niente salta il turno.
jackal-M10 = A piedi nessuno passa dalla terra al mare, né dal mare alla terra.
    .refused = I pirati non si tuffano dalla riva, e chi nuota non può risalirla. Fra terra e acqua si passa solo con una nave.

jackal-section-sea = Il mare

jackal-W1 = Chi nuota fa una casella di mare per turno, in una delle otto direzioni, anche attorno all'isola. Dall'acqua si esce vivi solo sulla propria nave o su quella alleata.
    .refused = Chi nuota fa una casella di mare per turno, e quella è troppo lontana.
jackal-W2 = Cannone, ghiaccio e freccia possono buttare un pirata in mare. Lui galleggia; la moneta che porta affonda ed esce dal gioco.
jackal-W3 = Una nave che arriva su chi nuota raccoglie i suoi e gli alleati e uccide i nemici. Un pirata che finisce su una nave nemica muore.
jackal-W4 = Un pirata colpito in acqua da un nemico muore; non vola alla sua nave.

jackal-section-gold = L'oro

jackal-G1 = Un forziere scoperto posa sulla tessera tante monete quante dice il numero romano.
jackal-G2 = Un pirata porta al massimo una moneta. Prenderla e posarla non costa nulla e si dice con la mossa: si va con la moneta o senza.
    .refused = Dove sta questo pirata non c'è ciò che vuoi portare.
jackal-G3 = Una moneta che arriva a bordo della tua nave o di quella alleata è subito tua e lascia il tabellone.
jackal-G4 = Con una moneta in mano non si colpisce. Si può lasciarla dove si è, e colpire.
jackal-G5 = Chi porta una moneta e viene colpito la lascia sulla tessera e va alla sua nave.
jackal-G6 = Una moneta passa solo su tessere scoperte. La via con la moneta non deve finire su una tessera coperta, in un forte o dove sta un nemico. Senza moneta la stessa via può essere aperta.
    .refused = Non a mani piene: questa via porta su una tessera coperta, in un forte o da un nemico. Lascia l'oro e vai senza.

jackal-section-fighting = Colpi e morte

jackal-F1 = Se entri a mani vuote su una tessera dove stanno dei nemici li colpisci tutti: ognuno va subito alla propria nave e lascia la sua moneta.
jackal-F2 = In un forte non si colpisce nessuno.
jackal-F3 = Su una spirale colpisci solo chi sta proprio sul passo a cui arrivi, il primo compreso. Su passi diversi i nemici possono convivere. { $expansion ->
        [true] Altrove non dividono nessuna tessera, tranne il folto.
       *[false] Altrove non dividono nessuna tessera.
    }
jackal-F4 = Un pirata muore se tocca una nave nemica, se è colpito in mare, se incontra l'orco o se finisce in un giro di tessere senza uscita. Essere colpiti a terra non è morire.
jackal-F5 = Un giro uccide solo se non ha uscita; se ce n'è una, bisogna prenderla. In un giro che si sa mortale non si può entrare.
    .refused = Da lì non si esce: il tuo pirata girerebbe in tondo per sempre. Dove la morte è certa non si va.
jackal-F6 = Un pirata morto si può far tornare nel forte della guaritrice. Di un colore non ci sono mai più di tre pirati.
    .refused = Un pirata morto resta fuori finché qualcuno non lo fa tornare, e può tornare solo chi è morto.

jackal-section-tiles = Le tessere

jackal-T1 = Vuota: non succede niente.
jackal-T2 = Freccia: si prosegue subito lungo una delle sue punte.
jackal-T3 = Cavallo: si prosegue subito con un salto di cavallo come negli scacchi. Si entra solo nella tessera d'arrivo.
jackal-T4 = Spirale: per attraversarla servono 2, 3, 4 o 5 turni. Il pirata entra al passo I, avanza di un passo per turno ed esce dall'ultimo. Indietro non si torna. Una moneta posata resta sul suo passo.
    .refused = Su una spirale la via è una: il passo successivo. Si esce solo dall'ultimo.
jackal-T5 = Ghiaccio: ripete l'ultimo movimento. Dopo un passo, una scivolata o una freccia la stessa direzione, { $ice_after_horse ->
        [same_vector] dopo un cavallo proprio lo stesso salto,
       *[any_knight_move] dopo un cavallo un salto qualsiasi,
    } { $ice_after_plane ->
        [stop] e dopo un volo ci si ferma.
       *[fly_again] e dopo un volo un altro volo.
    } Ghiaccio dopo ghiaccio si scivola ancora.
jackal-T6 = Trappola: il pirata resta lì finché arriva un compagno o un alleato; dai turni seguenti sono liberi entrambi. Un nemico che arriva lo colpisce, e resta preso lui.
    .refused = Questo pirata è in trappola. Prima deve raggiungerlo un compagno.
jackal-T7 = Cannone: il pirata vola lungo la canna fino alla prima casella di mare. Per strada nulla si scopre e nessuno si fa male; la sua moneta affonda. Se lì c'è la sua nave o quella alleata è a bordo, moneta compresa; se è nemica muore; un nemico che nuota lì muore.
jackal-T8 = Barile di rum: il pirata salta il prossimo turno della sua ciurma; gli altri possono muovere. Se intanto viene colpito, sulla nave è sobrio.
    .refused = Questo pirata sta smaltendo il rum. Muovi un altro, o la nave.
jackal-T9 = Coccodrillo: si torna da dove si è venuti, con tutto ciò che si porta.
jackal-T10 = Orco: il pirata muore.
jackal-T11 = Mongolfiera: subito alla propria nave (mai a quella alleata), moneta compresa, ogni volta.
jackal-T12 = Forte: chi è dentro è al sicuro. Non ci entra una moneta, né un nemico finché c'è qualcuno.
    .refused = In un forte non si entra con l'oro, e un nemico non entra finché qualcuno lo tiene.
jackal-T13 = Forte della guaritrice: è un forte; inoltre un pirata che ci sta all'inizio del turno può spendere il turno per far tornare un morto del suo colore, che riappare nel forte.
    .refused = Per far tornare qualcuno serve un pirata che stia nel forte della guaritrice all'inizio del turno.
jackal-T14 = Aereo: una volta nella partita si vola da qui con tutto ciò che si porta, subito o in un turno successivo, { $plane_targets ->
        [land_only] verso qualsiasi tessera di terra.
        [any_cell] verso qualsiasi casella, mare e navi nemiche comprese.
       *[own_and_allied_ship] verso qualsiasi tessera di terra o verso la propria nave o quella alleata.
    } Lasciare la tessera in qualunque modo consuma l'aereo, e diventa una tessera vuota. Un nemico che colpisce il pilota in attesa ne prende il diritto. { $plane_wait ->
        [yes] Il pilota può spendere un turno aspettando.
       *[no] Aspettare non è un'azione: deve muovere un altro pezzo.
    }
    .refused = { $plane_targets ->
        [land_only] Si vola solo dall'aereo non ancora usato, e solo verso terra.
        [any_cell] Si vola solo dall'aereo non ancora usato.
       *[own_and_allied_ship] Si vola solo dall'aereo non ancora usato, e solo verso terra o una nave amica.
    } { $plane_wait ->
        [yes] Solo chi sta sull'aereo può passare un turno ad aspettare.
       *[no] Un turno non si può passare ad aspettare.
    }
jackal-T15 = Forziere: si posano le monete; da quel momento è una tessera qualunque con delle monete sopra.

jackal-section-end = La fine, e chi gioca

jackal-E1 = Vince chi ha più oro a bordo. Le perdite di uomini non contano.
jackal-E2 = La partita finisce quando non c'è più oro da vincere; quando nessuno potrà mai più muovere; oppure quando per questo numero di giri completi non si è scoperta nessuna tessera né imbarcata o perduta una moneta: { $no_progress_rounds }. { $early_end ->
        [always] Finisce anche appena il vantaggio di chi guida supera tutto l'oro ancora in gioco.
        [never] Non finisce solo perché chi guida è irraggiungibile.
       *[offer] Quando il vantaggio di chi guida supera tutto l'oro ancora in gioco, i giocatori possono accordarsi per finirla.
    }
jackal-E3 = A parità d'oro la vittoria è condivisa.
jackal-E4 = Coppie: sono compagne le navi opposte, bianca e nera contro rossa e gialla. Dividono tessere e navi, si liberano a vicenda dalle trappole e mettono insieme l'oro. L'ordine dei turni resta orario. Chi è colpito o prende la mongolfiera va alla propria nave, e si può far tornare solo chi è del proprio colore.
jackal-E5 = Due giocatori: ognuno comanda due ciurme e due navi opposte, come a coppie. I turni vanno sempre in senso orario, di nave in nave.
jackal-E6 = Quattro giocatori: ognuno per sé.
jackal-E7 = Tre giocatori: tre navi, ognuna per sé; il quarto lato resta vuoto.
jackal-E8 = Duello: due giocatori con una nave ciascuno, su lati opposti.

jackal-section-expansion = Espansione: l'Isola del tesoro

jackal-X1 = Bottiglie di rum: tessere con 1 bottiglia (tre), con 2 (due) e con 3 (una). Le prende la ciurma che le scopre; i compagni hanno una scorta sola.
jackal-X2 = Una bottiglia spesa fa una di due cose. Bevuta insieme a una mossa, toglie un pirata da una trappola o da qualsiasi passo di una spirale. Data a chi sta sulla stessa tessera o su una vicina, manda via per sempre l'Esploratore o fa del Pellegrino un pirata.
    .refused = Per questo servono una bottiglia di rum e chi la beva: un pirata in trappola o su una spirale, l'Esploratore o il Pellegrino.
jackal-X3 = Grotta: chi entra esce da un'altra grotta scoperta a sua scelta, che nessun nemico tenga. Se non ce n'è, aspetta dentro finché ce ne sarà una.
    .refused = Da una grotta si esce solo per un'altra grotta scoperta.
jackal-X4 = Folto: ci possono stare insieme tutti, nessuno combatte e non ci si porta oro.
    .refused = Nel folto non si entra con l'oro. Lascialo, o prendi un'altra via.
jackal-X5 = Erba magica: quando viene scoperta, per un giro ogni ciurma la muove il giocatore che viene dopo il suo padrone. Nessuno può spendere il rum altrui.
    .refused = Finché l'erba fa effetto, la ciurma che muovi non è tua, e nemmeno il suo rum.
jackal-X6 = Faro: chi lo scopre gira quattro tessere coperte alla vista di tutti. Quelle che agiscono quando vengono scoperte, come il terremoto e Caramba, agiscono subito; le persone aspettano il primo che arriva; l'erba comincia quando il faro ha finito.
    .refused = Adesso non c'è nessun faro da accendere.
jackal-X7 = Terremoto: chi lo scopre scambia due tessere, { $earthquake_scope ->
        [closed_only] entrambe ancora coperte.
       *[any_free_tile] coperte o scoperte, su cui non ci siano né pezzi né oro.
    } Succede una volta sola.
    .refused = { $earthquake_scope ->
        [closed_only] Il terremoto scambia due tessere coperte; questa non lo è, oppure non trema niente.
       *[any_free_tile] Il terremoto scambia due tessere senza pezzi né oro; questa non va, oppure non trema niente.
    }
jackal-X8 = Caramba: { $caramba ->
        [blank] non succede niente.
       *[all_to_ships] tutti i pirati sull'isola vanno alla loro nave.
    } Che cosa faccia davvero questa tessera non è confermato.
jackal-X9 = Ben Gunn si unisce a chi lo trova come un pirata in più a pieno titolo: combatte, porta e naviga. Se è colpito va alla nave; se muore, è morto per sempre. Non fa tornare nessuno e non conta fra i tre del colore.
jackal-X10 = Il Pellegrino si unisce a chi lo trova. Non combatte, non porta e non governa navi; dove sta lui nessuno può essere attaccato, e nessuno attacca da lì. Se riceve del rum diventa un pirata qualunque, che però nessuno può far tornare.
    .refused = Il Pellegrino custodisce la pace: dove sta lui non si colpisce, da lì non si colpisce, e lui stesso non porta nulla.
jackal-X11 = L'Esploratore si unisce a chi lo trova. Porta monete ma non combatte e non governa navi; attraversa una spirale in un turno e non bada né a trappole né all'orco. Colpito, resta dov'è e passa con chi l'ha colpito. Qualsiasi rum lo fa andare via. Dove Esploratore e Pellegrino s'incontrano, spariscono entrambi.
    .refused = L'Esploratore non combatte, e sulla sua strada c'è un nemico.
jackal-X12 = Galeone: un tesoro che vale 3 monete e si porta come una moneta.
jackal-X13 = La scatola nomina anche una scialuppa, una carriola, due palle di cannone e una tessera con una nave. Di queste regole non si è trovato nessun testo, perciò qui mancano.

jackal-section-doubts = Dubbi, e come si risolvono

jackal-H1 = Il bianco sta a sud, il rosso a ovest, il nero a nord, il giallo a est; in senso orario si va dunque da bianco a rosso, nero e giallo, e i compagni stanno di fronte.
jackal-H2 = Chi gioca: { $mode ->
        [pairs] quattro, a coppie.
        [two] due, con due ciurme ciascuno.
        [three] tre, ognuno per sé.
        [duel] due, con una nave ciascuno.
       *[four] quattro, ognuno per sé.
    }
jackal-H3 = In tre si prendono bianco, rosso e nero, e l'est resta vuoto. Il duello è bianco contro nero.
jackal-H4 = Le colonne hanno lettere, da a a ovest fino a m a est; le righe numeri, da 0 a nord fino a 12 a sud. Gli orientamenti si contano in senso orario.
jackal-H5 = Una partita è decisa quando il vantaggio di chi guida supera tutto l'oro ancora in gioco. { $early_end ->
        [always] Allora finisce da sola, dopo il turno.
        [never] Si gioca comunque fino a un'altra fine.
       *[offer] Allora chiunque sia di turno può proporre di finirla; altrimenti continua.
    }
jackal-H6 = I turni senza novità si contano uno dopo l'altro, anche quelli saltati e quelli delle ciurme morte; la partita finisce quando per ogni nave sono arrivati a questo numero: { $no_progress_rounds }. Una tessera scoperta, anche dal faro, e una moneta imbarcata o perduta azzerano il conto; un colpo, un ritorno, uno scambio di tessere o una moneta spostata no.
jackal-H7 = { $ship_steering ->
        [any_boarded_ship] Una ciurma può muovere ogni nave amica su cui ci sia un suo pirata, anche quella alleata.
       *[own_ship_only] Una ciurma muove solo la propria nave, e a governarla può essere anche l'alleato a bordo.
    }
    .refused = { $ship_steering ->
        [any_boarded_ship] Si governano solo navi amiche, e solo con un proprio pirata a bordo.
       *[own_ship_only] In questo turno può navigare solo la nave della ciurma di turno.
    }
jackal-H8 = Anche dalla nave alleata si può scendere a terra, dritto davanti.
jackal-H9 = Chi nuota può andare apposta verso una nave nemica. Muore.
jackal-H10 = Dalla riva non si può salire su una nave nemica.
    .refused = Quella è una nave nemica. Dalla riva si sale solo su quelle amiche.
jackal-H11 = Passando per tessere note prima del turno nessuno viene mandato su una nave nemica. { $enemy_ship_by_chain ->
        [only_when_forced] Se per strada si è scoperta una tessera, succede solo quando non resta altro.
       *[after_opening] Se per strada si è scoperta una tessera, è una via come le altre.
    }
    .refused = { $enemy_ship_by_chain ->
        [only_when_forced] Questa via finisce su una nave nemica, e ce n'è un'altra. Prendi quella.
       *[after_opening] Di questa via si sa che finisce su una nave nemica. Non si può prendere.
    }
jackal-H12 = Se dopo aver scoperto una tessera non si può arrivare da nessuna parte, il pirata muore sul posto: un ghiaccio che spinge in un forte occupato, una freccia verso un posto dove lui non può colpire, e simili.
jackal-H13 = Si può andare da un orco già noto, anche con una moneta, che va perduta. È un'uscita come le altre; solo che uccide.
jackal-H14 = Con una moneta non si può morire in un giro di tessere: in quelli noti non si entra, e le tessere si scoprono a mani vuote.
jackal-H15 = La tessera a cui il coccodrillo rimanda agisce di nuovo, anche se si è partiti da lì: il rum si ribeve, la trappola scatta ancora se non c'è un compagno, la spirale ricomincia dal passo I, l'aereo è consumato. Dalla nave si torna semplicemente a bordo.
jackal-H16 = Chi è rimandato da un coccodrillo su un ghiaccio scivola nella direzione in cui ora si muove, indietro oltre il ghiaccio. Dopo un cavallo segue un salto qualsiasi, dopo un volo un volo.
jackal-H17 = Andare da un coccodrillo noto e tornare dov'era la partenza { $crocodile_pass ->
        [forbidden] non è una mossa.
       *[allowed] è una mossa, e un modo di perdere un turno.
    } Un coccodrillo appena scoperto, o un giro per frecce, va sempre bene.
jackal-H18 = L'acqua in cui nuota un nemico conta come tenuta dal nemico: con una moneta non ci si va; senza, sì, e il nemico muore.
jackal-H19 = Una mossa che fa affondare la propria moneta è lecita.
jackal-H20 = Con dell'oro non si passa né nel folto né dove per strada s'incontra un nemico, in una grotta o all'aereo.
jackal-H21 = Su una spirale il nemico tiene solo il passo a cui si arriva.
jackal-H22 = Il carico si dice con il primo passo e si porta fino in fondo alla via. Per strada non si prende e non si posa niente.
jackal-H23 = Chiunque arrivi all'aereo non ancora usato può volare subito o restare, non solo chi l'ha scoperto, e vola con ciò con cui è arrivato.
jackal-H24 = Dall'aereo non si può volare sulla sua stessa tessera. { $ice_after_plane ->
        [stop] Chi vola su un ghiaccio si ferma lì.
       *[fly_again] Dal ghiaccio si vola verso qualsiasi tessera tranne quel ghiaccio, anche quella dell'aereo consumato.
    }
    .refused = Si vola verso un'altra tessera, non verso quella da cui si parte.
jackal-H25 = Con l'aereo si può atterrare su tessere coperte (a mani vuote), su nemici (vengono colpiti) e su tessere che mandano oltre, se c'è una via d'uscita; mai in un forte occupato. { $plane_targets ->
        [land_only] Navi e mare sono fuori portata.
        [any_cell] Si possono scegliere anche il mare e le navi nemiche, con tutto ciò che ne segue.
       *[own_and_allied_ship] Del mare si raggiungono solo la propria nave e quella alleata.
    }
jackal-H26 = Se all'aereo stanno due compagni e uno se ne va, è consumato. Un colpo non lo consuma; Caramba sì.
jackal-H27 = { $crocodile_after_plane ->
        [stand_on_spent_plane] Un coccodrillo raggiunto direttamente in aereo rimanda all'aereo consumato.
       *[fly_again] Da un coccodrillo raggiunto direttamente in aereo si vola ancora una volta, verso qualsiasi tessera tranne quella dell'aereo.
    } Da aereo a ghiaccio a coccodrillo si torna al ghiaccio.
jackal-H28 = { $ice_after_plane ->
        [stop] Chi sta su un ghiaccio dopo un volo è colpito dal nemico che ci scivola sopra a mani vuote; con una moneta quella via è chiusa.
       *[fly_again] Sul ghiaccio non sta mai nessuno: manda sempre oltre.
    }
jackal-H29 = Un salto di cavallo può finire sulla propria nave o su quella alleata. { $horse_into_sea ->
        [dive] Può finire anche in mare aperto.
       *[forbidden] Non finisce mai in mare aperto o su una nave nemica.
    }
    .refused = In questa partita un salto di cavallo finisce a terra o su una nave amica, non in mare.
jackal-H30 = Il turno che il rum costa è il prossimo turno del colore di chi beve. Un barile in cui si rientra conta da capo.
jackal-H31 = Da una trappola libera qualsiasi pezzo proprio o alleato, e anche lui resta libero. Se uno dei due se ne va, l'altro rimane libero. Chi torna più tardi è preso, se non c'è nessuno.
jackal-H32 = Nessuno potrà mai più muovere: nessuna ciurma ha niente da fare, nemmeno smaltito tutto il rum e appassita l'erba. Allora la partita finisce subito.
jackal-H33 = Dall'ultima tessera scoperta, una via può arrivare alla stessa tessera, nella stessa direzione e dallo stesso posto, una volta sola.
jackal-H34 = Dove è possibile una via sola, si prende senza chiedere.
jackal-H35 = I morti li fanno tornare i pirati, e anche il Pellegrino quando lo è diventato; Ben Gunn e l'Esploratore no. Uno per turno; chi torna agisce dal turno seguente.
jackal-H36 = Una nave nemica uccide anche Esploratore e Pellegrino. In acqua il Pellegrino non può essere colpito, e l'Esploratore cambia parte.
jackal-H37 = L'oro che nessuno può raggiungere conta come ancora in gioco. La fine si verifica dopo ogni turno, giocato o saltato: prima se l'oro è finito, poi se la partita è decisa, poi se non succede più niente.
jackal-H38 = L'oro si conta per parte; quale dei due compagni l'abbia imbarcato non importa.
jackal-H39 = { $first_player ->
        [random] La nave che comincia si sorteggia, tutte con la stessa probabilità.
       *[white] Comincia il bianco; non si sorteggia niente.
    }
    .refused = Quale nave cominci lo decide il caso, una volta sola, prima del primo turno.
jackal-H40 = { $give_rum ->
        [free] Dare rum all'Esploratore o al Pellegrino è gratis; la ciurma ha ancora la sua azione.
       *[whole_turn] Dare rum all'Esploratore o al Pellegrino è tutto il turno.
    }
jackal-H41 = Il rum lo dà un pirata sobrio o Ben Gunn della ciurma di turno, anche se è in trappola o in attesa, all'Esploratore o al Pellegrino di qualsiasi parte, sulla stessa casella o su una delle otto attorno. Le navi contano, chi nuota è fuori portata.
    .refused = Nessuno della ciurma di turno può passare la bottiglia: ci vuole un pirata sobrio sulla stessa casella o accanto, e non in acqua.
jackal-H42 = Chi aspetta in una grotta la lascia come azione di un turno, per un'altra grotta scoperta che nessun nemico tenga, con una moneta che sta lì se vuole; mai a piedi.
    .refused = Dalla grotta in cui si aspetta si esce in un modo solo: per un'altra grotta scoperta, quando c'è.
jackal-H43 = In una grotta con un nemico si può entrare a mani vuote: lui è colpito, e si esce altrove o si aspetta. Uscire non è entrare, perciò lì non succede niente. Se tutte le altre grotte sono tenute da nemici, si aspetta.
    .refused = Quella grotta la tiene un nemico. Esci da un'altra.
jackal-H44 = L'Esploratore cambia parte ovunque venga colpito, anche in mare, e resta al suo posto; gli altri sulla tessera vanno a casa. In una trappola conta allora come compagno. Colpito dall'orco, cambia parte, e l'orco mangia chi l'ha colpito.
jackal-H45 = Esploratore e Pellegrino scoprono tessere, trovano bottiglie e persone, usano faro e terremoto come tutti. Un Esploratore che trova bottiglie le lascia alla sua parte e sparisce; così anche a un barile. La moneta che portava resta.
jackal-H46 = { $missionary_on_barrel ->
        [becomes_pirate] Un barile di rum fa del Pellegrino un pirata, che non salta turni.
       *[stays_missionary] A un barile di rum il Pellegrino salta un turno come tutti, e resta chi è.
    } Le bottiglie che trova vanno nella scorta.
jackal-H47 = La pace del Pellegrino vale per il suo posto, che su una spirale è il suo passo: nessun nemico può arrivarci, e chi parte da lì non colpisce nessuno per tutta quella via. Contano anche navi, mare e folto.
jackal-H48 = Esploratore e Pellegrino spariscono ovunque si trovino nello stesso posto, di qualunque parte siano, anche in mare. Un Pellegrino diventato pirata non conta.
jackal-H49 = Caramba manda a casa i pirati di tutte le parti e Ben Gunn, anche da forti e trappole, sobri e liberi. Chi nuota, l'Esploratore e il Pellegrino restano. Un aereo su cui stava qualcuno è consumato.
jackal-H50 = Il faro mostra le tessere una dopo l'altra, e non si può rinunciare: quattro, o tutte quelle che restano. Monete e tesoro si posano; bottiglie e persone aspettano il primo che arriva.
    .refused = Questa tessera è già scoperta. Al faro ne serve una coperta.
jackal-H52 = Il terremoto è obbligatorio se ci sono due tessere libere. Scoperto dal faro agisce subito, e può spostare perfino la propria tessera. Le tessere mantengono la direzione, e chi ci aspetta sopra si sposta con loro.
    .refused = Questa tessera è già stata indicata. Il terremoto la scambia con un'altra.
jackal-H53 = L'erba dura tanti turni quante sono le navi, a partire dalla ciurma seguente; quella che l'ha trovata viene per ultima. Una seconda erba fa ripartire il giro. Di rum non se ne può spendere affatto. Ciò che si trova è della ciurma che viene mossa, le scelte sono di chi la muove.
jackal-H54 = Il rum serve solo dove si è trattenuti: in una trappola o prima dell'ultimo passo di una spirale. Con o senza carico, con qualsiasi passo lecito. Non apre le grotte, né serve mentre l'erba fa effetto.
    .refused = Il rum è per chi è trattenuto: in una trappola o prima dell'ultimo passo di una spirale. Questo pirata può camminare.
jackal-H55 = Il primo che arriva da una persona in attesa può essere qualsiasi pezzo.
jackal-H56 = La scatola promette 27 tessere nuove; se ne conoscono 22.
jackal-H57 = Su una spirale l'Esploratore sta al passo I e riparte da lì. Le monete sui passi successivi sono fuori dalla sua portata.
jackal-H58 = «Giungla» è la spirale di due passi; la giungla fitta dell'espansione qui si chiama folto.
jackal-H59 = Si può scegliere una freccia o un ghiaccio che si sa finire in mare.
jackal-H60 = Un turno saltato è un turno: il rum svanisce, l'erba appassisce, e il conto dei turni vuoti va avanti.
jackal-H61 = Dopo una freccia il ghiaccio ripete sempre la direzione della freccia, comunque ci si sia arrivati.
jackal-H62 = Una cosa alla volta: una moneta o il tesoro.
    .refused = Una cosa alla volta: una moneta o il tesoro.
jackal-H63 = La casa di Ben Gunn, dell'Esploratore e del Pellegrino è la nave della ciurma a cui appartengono in quel momento.
jackal-H64 = Un forte, una grotta o una tessera può tenerli qualsiasi pezzo vivo, anche Esploratore e Pellegrino.
