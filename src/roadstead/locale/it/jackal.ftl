### Le parole di Jackal. I posti si dicono per nome: $name è il nome mostrato, $you è "yes" se lì siede chi legge.
### $piece, $by, $crew e $tile sono testi di questo file, $cell una casella come g11.

jackal-name = Jackal
jackal-about = Fino a quattro ciurme frugano un'isola di tessere coperte e ne portano l'oro alle navi.
jackal-seat-0 = Capitano 1
jackal-seat-1 = Capitano 2
jackal-seat-2 = Capitano 3
jackal-seat-3 = Capitano 4

## Parole del tavolo

jackal-word-island = Isola
jackal-word-sea = Mare
jackal-word-ship = Nave
jackal-word-crews = Ciurme
jackal-word-aboard = Oro a bordo
jackal-word-at-stake = Oro ancora in gioco
jackal-word-lost = Oro perduto
jackal-word-closed = Ancora coperte
jackal-word-rum = Rum
jackal-word-dead = morto
jackal-word-swimming = in acqua
jackal-word-trapped = in trappola
jackal-word-waiting = aspetta nella grotta
jackal-word-drunk = dorme per il rum
jackal-word-treasure = tesoro
jackal-word-step = passo { $step } di { $steps }
jackal-word-turn = Di turno: { $crew }
jackal-word-grass = L'erba fa effetto: { $crew }, muove { $name }
jackal-word-coins = { $count ->
        [one] { $count } moneta
        [many] { $count } di monete
       *[other] { $count } monete
    }
jackal-word-bottles = { $count ->
        [one] { $count } bottiglia
        [many] { $count } di bottiglie
       *[other] { $count } bottiglie
    }
jackal-word-tiles = { $count ->
        [one] { $count } tessera
        [many] { $count } di tessere
       *[other] { $count } tessere
    }

## Che cosa si decide

jackal-ask-act = Quale pezzo, e dove? O la nave?
jackal-ask-fork = Da che parte si prosegue?
jackal-ask-lamp = Quale tessera coperta mostra il faro?
jackal-ask-quake = Quale tessera sposta il terremoto?

## Ciurme e pezzi

jackal-crew-white = Bianco
jackal-crew-red = Rosso
jackal-crew-black = Nero
jackal-crew-yellow = Giallo
jackal-piece-white1 = Bianco 1
jackal-piece-white2 = Bianco 2
jackal-piece-white3 = Bianco 3
jackal-piece-red1 = Rosso 1
jackal-piece-red2 = Rosso 2
jackal-piece-red3 = Rosso 3
jackal-piece-black1 = Nero 1
jackal-piece-black2 = Nero 2
jackal-piece-black3 = Nero 3
jackal-piece-yellow1 = Giallo 1
jackal-piece-yellow2 = Giallo 2
jackal-piece-yellow3 = Giallo 3
jackal-piece-ben = Ben Gunn
jackal-piece-missionary = Pellegrino
jackal-piece-friday = Esploratore
jackal-by-white1 = { jackal-piece-white1 }
jackal-by-white2 = { jackal-piece-white2 }
jackal-by-white3 = { jackal-piece-white3 }
jackal-by-red1 = { jackal-piece-red1 }
jackal-by-red2 = { jackal-piece-red2 }
jackal-by-red3 = { jackal-piece-red3 }
jackal-by-black1 = { jackal-piece-black1 }
jackal-by-black2 = { jackal-piece-black2 }
jackal-by-black3 = { jackal-piece-black3 }
jackal-by-yellow1 = { jackal-piece-yellow1 }
jackal-by-yellow2 = { jackal-piece-yellow2 }
jackal-by-yellow3 = { jackal-piece-yellow3 }
jackal-by-ben = { jackal-piece-ben }
jackal-by-missionary = { jackal-piece-missionary }
jackal-by-friday = { jackal-piece-friday }

## Tessere

jackal-tile-sea = mare
jackal-tile-closed = tessera coperta
jackal-tile-cut = niente
jackal-tile-arrow1 = freccia dritta
    .help = Si prosegue subito, in una direzione.
jackal-tile-arrow2 = freccia diagonale
    .help = Si prosegue subito, in una direzione.
jackal-tile-arrow3 = freccia doppia dritta
    .help = Si prosegue subito, di qua o dalla parte opposta.
jackal-tile-arrow4 = freccia doppia diagonale
    .help = Si prosegue subito, di qua o dalla parte opposta.
jackal-tile-arrow5 = freccia tripla
    .help = Si prosegue subito, in una di tre direzioni.
jackal-tile-arrow6 = quattro frecce dritte
    .help = Si prosegue subito, in una di quattro direzioni.
jackal-tile-arrow7 = quattro frecce diagonali
    .help = Si prosegue subito, in una di quattro direzioni.
jackal-tile-arrow1n = freccia →
jackal-tile-arrow1e = freccia ↓
jackal-tile-arrow1s = freccia ←
jackal-tile-arrow1w = freccia ↑
jackal-tile-arrow2n = freccia ↗
jackal-tile-arrow2e = freccia ↘
jackal-tile-arrow2s = freccia ↙
jackal-tile-arrow2w = freccia ↖
jackal-tile-arrow3n = freccia →←
jackal-tile-arrow3e = freccia ↑↓
jackal-tile-arrow3s = freccia →←
jackal-tile-arrow3w = freccia ↑↓
jackal-tile-arrow4n = freccia ↗↙
jackal-tile-arrow4e = freccia ↘↖
jackal-tile-arrow4s = freccia ↗↙
jackal-tile-arrow4w = freccia ↘↖
jackal-tile-arrow5n = freccia →↓↖
jackal-tile-arrow5e = freccia ↗↓←
jackal-tile-arrow5s = freccia ↑↘←
jackal-tile-arrow5w = freccia ↑→↙
jackal-tile-arrow6n = freccia ↑→↓←
jackal-tile-arrow6e = freccia ↑→↓←
jackal-tile-arrow6s = freccia ↑→↓←
jackal-tile-arrow6w = freccia ↑→↓←
jackal-tile-arrow7n = freccia ↗↘↙↖
jackal-tile-arrow7e = freccia ↗↘↙↖
jackal-tile-arrow7s = freccia ↗↘↙↖
jackal-tile-arrow7w = freccia ↗↘↙↖
jackal-tile-cannon = cannone
    .help = Si vola lungo la canna fino in mare.
jackal-tile-cannon-n = cannone ↑
jackal-tile-cannon-e = cannone →
jackal-tile-cannon-s = cannone ↓
jackal-tile-cannon-w = cannone ←
jackal-tile-empty = tessera vuota
    .help = Non succede niente.
jackal-tile-horse = cavallo
    .help = Si prosegue subito con un salto di cavallo.
jackal-tile-spinner2 = giungla
    .help = Due turni per attraversarla.
jackal-tile-spinner3 = deserto
    .help = Tre turni per attraversarlo.
jackal-tile-spinner4 = palude
    .help = Quattro turni per attraversarla.
jackal-tile-spinner5 = monti
    .help = Cinque turni per attraversarli.
jackal-tile-ice = ghiaccio
    .help = Ripete l'ultimo movimento.
jackal-tile-trap = trappola
    .help = Trattiene finché arriva un compagno.
jackal-tile-fort = forte
    .help = Qui nessuno è colpito; l'oro non entra, né un nemico finché c'è qualcuno.
jackal-tile-aborigine = forte della guaritrice
    .help = Un forte; al prezzo di un turno, un morto ritorna.
jackal-tile-barrel = barile di rum
    .help = Si salta il prossimo turno della ciurma.
jackal-tile-crocodile = coccodrillo
    .help = Si torna da dove si è venuti.
jackal-tile-cannibal = orco
    .help = La morte.
jackal-tile-balloon = mongolfiera
    .help = Subito alla propria nave, oro compreso.
jackal-tile-plane = aereo
    .help = Un volo ovunque con il carico, una volta sola, ora o più tardi.
jackal-tile-chest1 = forziere I
    .help = Una moneta.
jackal-tile-chest2 = forziere II
    .help = Due monete.
jackal-tile-chest3 = forziere III
    .help = Tre monete.
jackal-tile-chest4 = forziere IV
    .help = Quattro monete.
jackal-tile-chest5 = forziere V
    .help = Cinque monete.
jackal-tile-bottles1 = 1 bottiglia di rum
    .help = La prende la tua ciurma.
jackal-tile-bottles2 = 2 bottiglie di rum
    .help = Le prende la tua ciurma.
jackal-tile-bottles3 = 3 bottiglie di rum
    .help = Le prende la tua ciurma.
jackal-tile-cave = grotta
    .help = Si esce da un'altra grotta scoperta, o se ne aspetta una.
jackal-tile-dense = folto
    .help = Tutti insieme, niente colpi, niente oro.
jackal-tile-grass = erba magica
    .help = Per un giro ogni ciurma la muove il giocatore seguente.
jackal-tile-lighthouse = faro
    .help = Gira quattro tessere coperte.
jackal-tile-earthquake = terremoto
    .help = Scambia due tessere libere.
jackal-tile-caramba = Caramba
    .help = Tutti i pirati sull'isola vanno alle loro navi.
jackal-tile-ben = Ben Gunn
    .help = Si unisce a chi lo trova, pirata a pieno titolo.
jackal-tile-missionary = Pellegrino
    .help = Si unisce a chi lo trova; dove sta lui c'è pace.
jackal-tile-friday = Esploratore
    .help = Si unisce a chi lo trova; porta oro, non combatte, non teme trappole.
jackal-tile-galleon = galeone
    .help = Un tesoro che vale tre monete.
jackal-tile-plane-used = aereo consumato
jackal-tile-bottles1-used = bottiglia vuota
jackal-tile-bottles2-used = 2 bottiglie vuote
jackal-tile-bottles3-used = 3 bottiglie vuote

## Opzioni

jackal-option-mode = Chi gioca
    .help = In quanti si gioca, e con chi.
jackal-option-mode-four = quattro, ognuno per sé
jackal-option-mode-pairs = quattro, a coppie
jackal-option-mode-two = due, con due ciurme ciascuno
jackal-option-mode-three = tre, ognuno per sé
jackal-option-mode-duel = due, con una nave ciascuno
jackal-option-expansion = L'Isola del tesoro
    .help = Se le 22 tessere dell'espansione sono in gioco.
jackal-option-expansion-false = no
jackal-option-expansion-true = sì
jackal-option-first_player = Chi comincia
    .help = Quale nave ha il primo turno.
jackal-option-first_player-white = il bianco
jackal-option-first_player-random = decide il caso
jackal-option-ice_after_horse = Ghiaccio dopo un cavallo
    .help = Che cosa ripete il ghiaccio a cui si è arrivati con un salto di cavallo.
jackal-option-ice_after_horse-any_knight_move = un salto qualsiasi
jackal-option-ice_after_horse-same_vector = proprio lo stesso
jackal-option-ice_after_plane = Ghiaccio dopo l'aereo
    .help = Che cosa fa il ghiaccio di chi ci è arrivato in volo.
jackal-option-ice_after_plane-fly_again = un altro volo
jackal-option-ice_after_plane-stop = ci si ferma
jackal-option-plane_targets = Fin dove vola l'aereo
    .help = Dove si può volare oltre che sulle tessere di terra.
jackal-option-plane_targets-own_and_allied_ship = alla propria nave e a quella alleata
jackal-option-plane_targets-land_only = da nessun'altra parte
jackal-option-plane_targets-any_cell = ovunque, mare e navi nemiche comprese
jackal-option-crocodile_after_plane = Coccodrillo dopo l'aereo
    .help = Dove rimanda un coccodrillo chi ci è arrivato direttamente in volo.
jackal-option-crocodile_after_plane-fly_again = si vola ancora una volta
jackal-option-crocodile_after_plane-stand_on_spent_plane = all'aereo consumato
jackal-option-horse_into_sea = Cavallo in mare
    .help = Se un salto di cavallo può finire in mare aperto.
jackal-option-horse_into_sea-forbidden = no
jackal-option-horse_into_sea-dive = sì
jackal-option-enemy_ship_by_chain = Mandati su una nave nemica
    .help = Quando una via può finire, con la morte, su una nave nemica.
jackal-option-enemy_ship_by_chain-after_opening = se per strada si è scoperta una tessera
jackal-option-enemy_ship_by_chain-only_when_forced = solo se allora non resta altro
jackal-option-crocodile_pass = Passare da un coccodrillo
    .help = Se si può andare da un coccodrillo noto e tornare, per perdere un turno.
jackal-option-crocodile_pass-allowed = permesso
jackal-option-crocodile_pass-forbidden = vietato
jackal-option-plane_wait = Aspettare all'aereo
    .help = Se il pilota può spendere un turno aspettando.
jackal-option-plane_wait-no = no
jackal-option-plane_wait-yes = sì
jackal-option-ship_steering = Chi muove quale nave
    .help = Quali navi una ciurma può muovere nel suo turno.
jackal-option-ship_steering-own_ship_only = solo la propria
jackal-option-ship_steering-any_boarded_ship = ogni nave amica con un suo pirata a bordo
jackal-option-early_end = Fine anticipata
    .help = Che cosa succede quando chi guida è irraggiungibile.
jackal-option-early_end-offer = i giocatori possono accordarsi per finire
jackal-option-early_end-always = la partita finisce
jackal-option-early_end-never = si continua
jackal-option-no_progress_rounds = Giri senza novità
    .help = Dopo tanti giri completi in cui non succede niente la partita finisce.
jackal-option-give_rum = Dare rum
    .help = Quanto costa dare una bottiglia all'Esploratore o al Pellegrino.
jackal-option-give_rum-whole_turn = tutto il turno
jackal-option-give_rum-free = niente
jackal-option-missionary_on_barrel = Pellegrino a un barile
    .help = Che cosa fa un barile di rum del Pellegrino.
jackal-option-missionary_on_barrel-stays_missionary = salta un turno e resta Pellegrino
jackal-option-missionary_on_barrel-becomes_pirate = diventa un pirata
jackal-option-lighthouse = Faro
    .help = Che cosa fa il faro. Una regola più nuova esiste, ma non se ne conoscono i dettagli.
jackal-option-lighthouse-open_four = gira quattro tessere
jackal-option-earthquake_scope = Terremoto
    .help = Quali tessere il terremoto può scambiare.
jackal-option-earthquake_scope-any_free_tile = tutte quelle senza pezzi né oro
jackal-option-earthquake_scope-closed_only = solo quelle coperte
jackal-option-caramba = Caramba
    .help = Che cosa fa la tessera Caramba. La regola stampata non è stata confermata.
jackal-option-caramba-all_to_ships = tutti i pirati vanno alle navi
jackal-option-caramba-blank = niente

## Mosse, come le mostra un menu

jackal-move-go = { $piece } in { $cell }{ $load ->
        [coin] {""}, con una moneta
        [treasure] {""}, con il tesoro
       *[nothing] {""}
    }
jackal-move-go-with-rum = { $piece } beve e va in { $cell }{ $load ->
        [coin] {""}, con una moneta
        [treasure] {""}, con il tesoro
       *[nothing] {""}
    }
jackal-move-fly = { $piece } vola in { $cell }{ $load ->
        [coin] {""}, con una moneta
        [treasure] {""}, con il tesoro
       *[nothing] {""}
    }
jackal-move-wait = { $piece } aspetta all'aereo
jackal-move-go-on = Avanti, in { $cell }
jackal-move-stay = Restare all'aereo
jackal-move-sail = La nave va in { $cell }
jackal-move-revive = Far tornare un pirata morto
jackal-move-give-rum = Dare rum: { $piece }
jackal-move-light = Mostrare { $cell }
jackal-move-shake = Spostare la tessera { $cell }
jackal-move-starts = Comincia: { $crew }
jackal-move-opened = Trovato: { $tile }

## Eventi

jackal-event-starter-drawn = Comincia: { $crew }.
jackal-event-piece-moved = { $how ->
        [ashore] { $piece } scende a terra in { $cell }
        [swim] { $piece } nuota in { $cell }
        [aboard] { $piece } sale a bordo in { $cell }
        [arrow] La freccia manda { $piece } in { $cell }
        [horse] Il cavallo porta { $piece } in { $cell }
        [ice] { $piece } scivola in { $cell }
        [crocodile] Il coccodrillo rimanda { $piece } in { $cell }
        [cannon] Il cannone spara { $piece } in { $cell }
        [balloon] La mongolfiera porta { $piece } a casa, in { $cell }
        [plane] { $piece } vola in { $cell }
        [cave] { $piece } esce dalla grotta in { $cell }
       *[walk] { $piece } va da { $start } a { $cell }
    }{ $load ->
        [coin] {""}, con una moneta.
        [treasure] {""}, con il tesoro.
       *[nothing] .
    }
jackal-event-spinner-crossed = { $piece }: passo { $step } di { $steps } in { $cell }.
jackal-event-tile-opened = { $cell }: { $tile }.
jackal-event-ship-sailed = La nave va da { $start } a { $cell } ({ $crew }).
jackal-event-piece-fished = Ripescato: { $piece }, in { $cell }.
jackal-event-piece-hit = { $by } colpisce { $piece } in { $cell }.
jackal-event-piece-died = { $clause ->
        [T10] { $piece } finisce in bocca all'orco in { $cell }.
        [W3] { $piece } muore per una nave nemica in { $cell }.
        [W4] { $piece } è colpito in acqua in { $cell } e muore.
       *[F4] { $piece } non trova uscita in { $cell } e muore.
    }
jackal-event-piece-revived = { $piece } è di nuovo qui, in { $cell }.
jackal-event-piece-trapped = { $piece } è preso nella trappola in { $cell }.
jackal-event-piece-freed = { $piece } è di nuovo libero, in { $cell }.
jackal-event-rum-drunk = { $piece } trova il rum in { $cell } e salta un turno.
jackal-event-cave-entered = { $piece } aspetta nella grotta in { $cell }.
jackal-event-plane-used-up = L'aereo in { $cell } non volerà più.
jackal-event-gold-found = Oro in { $cell }: { $coins ->
        [one] { $coins } moneta.
        [many] { $coins } di monete.
       *[other] { $coins } monete.
    }
jackal-event-gold-banked = Oro a bordo ({ $crew }): { $coins ->
        [one] { $coins } moneta
        [many] { $coins } di monete
       *[other] { $coins } monete
    }, in tutto { $total }.
jackal-event-gold-lost = Oro perduto in { $cell }: { $coins ->
        [one] { $coins } moneta.
        [many] { $coins } di monete.
       *[other] { $coins } monete.
    }
jackal-event-gold-left = { $load ->
        [treasure] Il tesoro ora sta in { $cell }.
       *[coin] Una moneta ora sta in { $cell }.
    }
jackal-event-bottles-taken = Rum in { $cell } ({ $crew }): { $bottles ->
        [one] { $bottles } bottiglia.
        [many] { $bottles } di bottiglie.
       *[other] { $bottles } bottiglie.
    }
jackal-event-bottle-spent = Una bottiglia in meno ({ $crew }): la beve { $piece }.
jackal-event-person-joined = { $piece } si unisce in { $cell }: { $crew }.
jackal-event-side-changed = { $piece } cambia parte: { $crew }.
jackal-event-person-left = { $why ->
        [rum] { $piece } prende il rum e se ne va.
       *[meeting] { $piece } sparisce dopo l'incontro.
    }
jackal-event-missionary-converted = Il Pellegrino ora è un pirata ({ $crew }).
jackal-event-grass-grown = Erba magica in { $cell }: per un giro ogni ciurma la muove il giocatore seguente.
jackal-event-lighthouse-lit = Il faro si accende: mostra { $tiles ->
        [one] { $tiles } tessera.
        [many] { $tiles } di tessere.
       *[other] { $tiles } tessere.
    }
jackal-event-tiles-exchanged = { $first } e { $second } si scambiano di posto.
jackal-event-earth-quaked = La terra trema in { $cell }: due tessere si scambiano di posto.
jackal-event-caramba-shouted = Caramba in { $cell }!
jackal-event-way-chosen = { $piece } è a un bivio in { $cell }: { $ways ->
        [one] { $ways } via.
        [many] { $ways } di vie.
       *[other] { $ways } vie.
    }
jackal-event-turn-passed = { $crew } non può fare niente e salta il turno.
jackal-event-turn-begun = { $you ->
        [yes] Tocca a te ({ $crew }).
       *[no] Tocca a { $name } ({ $crew }).
    }
jackal-event-game-ended = La partita è finita: { $why }.

## Come finisce

jackal-outcome-win = { $you ->
        [yes] Vinci tu, oro a bordo: { $gold }.
       *[no] Vince { $name }, oro a bordo: { $gold }.
    }
jackal-outcome-shared = Vittoria condivisa, oro a bordo { $gold } ciascuno: { $names }.
jackal-outcome-nobody = Nessuno ha oro a bordo.
jackal-why-no-gold = non c'è più oro da vincere
jackal-why-decided = chi guida è irraggiungibile
jackal-why-agreed = i giocatori si accordano per finire
jackal-why-no-progress = da troppo tempo non succede niente
jackal-why-no-move = nessuno potrà mai più muovere

## La pagina delle regole

jackal-page-title = Jackal: le regole
jackal-page-intro = Jackal è un gioco di Dmitrij Kibkalo (2008). Questa pagina ne racconta le regole con parole nostre, compresa l'espansione «L'Isola del tesoro»: prima una guida per impararlo, poi ogni punto con il numero con cui il programma lo chiama. Alcune tessere e persone hanno da noi un nome diverso da quello della scatola; il glossario li riporta entrambi.
jackal-page-guide = La guida
jackal-page-clauses = I punti
jackal-page-options = Le opzioni
jackal-page-default = predefinito
