### Riff Raff, punto per punto, con parole nostre.
### Le variabili con il nome di un'opzione ne portano il valore; senza di esse vale la regola predefinita.
### L'attributo "refused" spiega a chi ha provato una mossa perché non si può fare.

riff-raff-section-box = La scatola e l'inizio

riff-raff-R1 = Si gioca da due a quattro, con una nave di dieci parti, 40 carte (da 1 a 10 in quattro colori), 32 oggetti (quattro serie da otto) e un'onda di due parti.
    .refused = A quel posto in questa partita non siede nessuno.
riff-raff-R2 = Gli oggetti sono di otto tipi: barca, barile, bottiglia, cassa, marinaio, asse, ratto e forziere. Quelli di un tipo sono uguali, e a bordo non sono di nessuno.
riff-raff-R3 = Le due parti dell'onda stanno nella scatola, appoggiate l'una all'altra. Un anello nella cresta regge l'asta con la sfera d'acciaio, e sull'asta sta la nave: lo scafo, l'albero nello scafo, tre perni nell'albero e su ogni perno un pennone. Oscilla da tutte le parti.
riff-raff-R4 = La nave ha dieci zone: da 1 a 4 sullo scafo, 5 e 6 sul pennone basso, 7 e 8 su quello di mezzo, 9 e 10 su quello alto.
riff-raff-R5 = In tre o quattro ognuno prende le carte di un colore e una serie, otto oggetti. In due ognuno prende un colore e due serie, sedici oggetti. Gli oggetti stanno in vista davanti a chi li ha.
riff-raff-R6 = Prima del primo round c'è già un capitano: { $first_captain ->
        [host] lo nomina chi ospita.
       *[random] lo decide il caso.
    } Il regolamento vuole il più anziano.
    .refused = Il primo capitano si nomina una volta, prima del primo round, ed è uno dei giocatori.

riff-raff-section-round = Un round

riff-raff-R7 = Ognuno sceglie una carta della mano e la posa coperta; poi si scoprono tutte insieme.
    .refused = Le carte si posano prima di scoprirle, e queste sono già scoperte. La prossima è per il prossimo round.
riff-raff-R8 = La carta più alta fa subito capitano chi l'ha giocata. Se l'hanno in più d'uno, il capitano in carica nomina uno di loro.
    .refused = Un capitano si nomina solo se più d'uno ha la carta più alta, ed è uno di quelli.
riff-raff-R9 = Carica per primo il capitano, poi gli altri a carte calanti. { $tie_order ->
        [seat_order] A parità di carte decide l'ordine dei posti, a partire dopo il capitano.
       *[captain] A parità di carte l'ordine lo dice il capitano.
    }
    .refused = Adesso non c'è nessuna parità che il capitano debba risolvere.
riff-raff-R10 = Un round finisce quando tutti hanno avuto un turno. Le carte giocate non tornano; ogni nuova va posata sopra.
    .refused = Quella carta non è più in mano. Scegline una non ancora giocata.

riff-raff-section-turn = Il tuo turno

riff-raff-R11 = Prendi uno dei tuoi oggetti e mettilo nella zona con il numero della tua carta.
    .refused = Dev'essere uno dei tuoi oggetti, e deve andare nella zona della tua carta.
riff-raff-R12 = Se quella zona è su un pennone (da 5 a 10) e ci sta già qualcosa da turni precedenti, puoi caricare due oggetti, uno dopo l'altro.
    .refused = Due oggetti si caricano solo su un pennone, cioè con una carta da 5 a 10.
riff-raff-R13 = Prima di toccare qualsiasi cosa dici se l'oggetto sarà uno o saranno due. Ciò che hai detto vale.
    .refused = Prima di' una volta sola se carichi un oggetto o due; poi si carica.
riff-raff-R14 = Si usa una mano o tutt'e due. Gli oggetti si possono posare, mettere in piedi o appendere.
riff-raff-R15 = Un oggetto può sporgere dal bordo della sua zona, ma non deve mai stare in due zone.
    .refused = Il tuo oggetto entra in un'altra zona. Riportalo dietro la linea, poi lascialo.
riff-raff-R16 = Ciò che è a bordo non si tocca con le mani. L'oggetto che tieni può spingerlo.

riff-raff-section-falls = Che cosa cade

riff-raff-R17 = Appena qualcosa cade dalla nave, chiunque l'abbia caricato, il tuo turno è finito. Se tieni ancora in mano il tuo oggetto, torna nella tua riserva.
    .refused = Non torna: un tentativo finisce con una caduta proprio quando qualcosa è caduto.
riff-raff-R18 = Tutto ciò che cade devi provare a prenderlo al volo, con una mano o con due.
riff-raff-R19 = Ciò che prendi al volo esce dal gioco.
riff-raff-R20 = Ciò che cade e non viene preso va nella tua riserva, da caricare di nuovo nei turni seguenti.
    .refused = Gli oggetti non tornano: ognuno di quelli che c'erano dev'essere a bordo, caduto o preso, e una cosa sola.
riff-raff-R21 = { $caught_own ->
        [russian_text] Anche se prendi al volo solo ciò che hai appena posato, esce dal gioco.
       *[publisher] Se prendi al volo solo ciò che hai appena posato, te lo riprendi: così non ci si libera degli oggetti.
    }

riff-raff-section-end = La fine

riff-raff-R22 = Chi alla fine del proprio turno non ha più niente davanti ha vinto. La partita finisce subito, a metà del round.
riff-raff-R23 = In tre o quattro la partita finisce altrimenti dopo dieci round, e vince chi ha meno oggetti.
riff-raff-R24 = Se più d'uno ne ha il minor numero, vincono insieme.
riff-raff-R25 = In due si comincia con due serie ciascuno, sedici oggetti.
riff-raff-R26 = Quando entrambi hanno giocato le loro dieci carte, in due si riprendono in mano e si continua.
riff-raff-R27 = In due la partita finisce dopo il ventesimo round, o appena uno non ha più oggetti.

riff-raff-section-doubts = Dubbi, e come si risolvono

riff-raff-A1 = Invece del più anziano, { $first_captain ->
        [host] il primo capitano lo nomina chi ospita.
       *[random] il primo capitano lo sorteggia il caso.
    }
riff-raff-A2 = { $captain_may_name_himself ->
        [no] Il capitano in carica non può nominare se stesso, anche se una delle carte più alte è la sua.
       *[yes] Il capitano in carica può nominare se stesso, se una delle carte più alte è la sua. Vale anche al primo round.
    }
    .refused = In questa partita il capitano in carica non può restare per propria scelta. Nominane un altro con la carta più alta.
riff-raff-A3 = Chi ha la stessa carta del capitano viene subito dopo di lui. A chi tocca fra pari, { $tie_order ->
        [seat_order] lo decidono i posti, a partire dopo il capitano.
       *[captain] lo dice il nuovo capitano; se tace per 15 secondi lo decidono i posti, a partire dopo di lui.
    }
    .refused = Quest'ordine non va bene. Nomina tutti quelli a pari merito, ognuno una volta.
riff-raff-A4 = Le carte restano segrete finché è posata l'ultima, e fino ad allora la tua si può cambiare. A chi tarda ne pesca una il caso; i secondi concessi (0 vuol dire senza limite): { $card_timer_s }.
    .refused = Il caso pesca una carta solo per chi non ha scelto, e solo se la scelta ha un tempo.
riff-raff-A5 = Quale oggetto caricare lo decidi nel tuo turno, dopo aver scoperto le carte, e puoi cambiare finché la tua mano non è arrivata alla nave.
riff-raff-A6 = Passare non si può. Scaduto il tempo del turno, ciò che hai in mano torna nella riserva e il turno è finito, senza altra penalità; i secondi concessi (0 vuol dire senza limite): { $turn_timer_s }.
riff-raff-A7 = La zona di un pennone conta come occupata se all'inizio del turno ci stava un oggetto, fosse pure sopra altri. Il primo dei tuoi due non conta.
    .refused = In quella zona non c'è ancora niente, perciò vi si carica un oggetto solo.
riff-raff-A8 = Se il primo di due oggetti fa cadere qualcosa, il turno è finito e il secondo resta nella riserva.
riff-raff-A9 = Chi ne ha annunciati due deve provarci, o lasciare scadere il tempo. Con un oggetto solo non se ne annunciano due.
    .refused = Ti è rimasto un oggetto solo: non puoi annunciarne due.
riff-raff-A10 = Un oggetto sta in due zone se, visto dall'alto, supera la linea fra loro di più di un millimetro. Si giudica quando lo lasci; ciò che scivola dopo resta, e conta dove sta.
riff-raff-A11 = Si possono impilare oggetti su altri nella stessa zona.
riff-raff-A12 = Nessuno può tenere ferma la nave. { $yards ->
        [fixed] In questa partita i pennoni sono fissi.
       *[loose] I pennoni si possono girare con l'oggetto che tieni in mano.
    } In tutto può toccare la nave solo per questi secondi: { $contact_limit_s }.
riff-raff-A13 = Tutto ciò che cade è tuo finché la nave non è rimasta calma per un secondo: niente a bordo si muove più di 1 mm al secondo, e lei gira meno di mezzo grado al secondo. Poi il mondo riposa finché non lo tocca la mano seguente, perciò fra un turno e l'altro non cade niente.
    .refused = Una nave così non può stare in piedi, o non è ferma.
riff-raff-A14 = È caduto ciò che tocca l'onda, la scatola o il tavolo, o scende sotto lo snodo. Ciò che cade da un pennone sul ponte ha solo cambiato zona.
riff-raff-A15 = Ciò che giace sull'onda è caduto, anche se si appoggia allo scafo.
riff-raff-A16 = Prende al volo solo chi è di turno, e tutto ciò che gli sfugge è suo, chiunque l'abbia caricato. Può averne più di otto.
riff-raff-A17 = Se è stato preso solo ciò che è stato posato in questo stesso turno, { $caught_own ->
        [russian_text] esce dal gioco come tutto ciò che si prende.
       *[publisher] torna al giocatore; il regolamento russo questa regola non ce l'ha.
    }
riff-raff-A18 = Chi carica l'ultimo oggetto ha vinto anche se cade altro, purché sia tutto preso al volo.
riff-raff-A19 = Quando in due si sono riprese le carte, sono di nuovo segrete, e il capitano resta in carica.
riff-raff-A20 = Dove stanno i numeri: 1 prua a sinistra, 2 prua a dritta, 3 poppa a sinistra, 4 poppa a dritta; sui pennoni i dispari a sinistra, i pari a dritta. Non c'era una copia del gioco su cui verificarlo.
riff-raff-A21 = Se un giocatore se n'è andato, dopo 60 secondi carica al suo posto un computer calmo. Il posto si può riprendere in qualsiasi momento.
