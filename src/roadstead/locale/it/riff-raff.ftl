### Le parole di Riff Raff. I posti si dicono per nome: $name è il nome da mostrare, $you è "yes" se lì
### siede chi legge, $names sono più nomi. $object è un testo di questo file.

riff-raff-name = Riff Raff
riff-raff-about = Si carica una nave che oscilla davvero: vince chi per primo porta tutto a bordo.
riff-raff-seat-0 = Rosso
riff-raff-seat-1 = Blu
riff-raff-seat-2 = Verde
riff-raff-seat-3 = Giallo

## Parole del tavolo

riff-raff-word-ship = Nave
riff-raff-word-hull = Scafo
riff-raff-word-yards = Pennoni
riff-raff-word-supply = Riserva
riff-raff-word-cards = Carte
riff-raff-word-captain = Capitano
riff-raff-word-aboard = A bordo
riff-raff-word-order = Ordine
riff-raff-word-face-down = coperta
riff-raff-word-nothing = niente
riff-raff-word-heel = Sbandamento { $degrees }°
riff-raff-word-round = Round { $round } di { $last }
riff-raff-word-objects = { $count ->
        [one] { $count } oggetto
        [many] { $count } di oggetti
       *[other] { $count } oggetti
    }
riff-raff-word-seconds = { $count ->
        [one] { $count } secondo
        [many] { $count } di secondi
       *[other] { $count } secondi
    }

## Che cosa si decide

riff-raff-ask-host = Chi è il primo capitano?
riff-raff-ask-choose = Quale carta posi?
riff-raff-ask-name = Chi diventa capitano?
riff-raff-ask-order = In che ordine caricano?
riff-raff-ask-announce = Un oggetto o due?
riff-raff-ask-load = Quale oggetto, e dove?

## Oggetti e zone

riff-raff-object-boat = barca
riff-raff-object-barrel = barile
riff-raff-object-bottle = bottiglia
riff-raff-object-crate = cassa
riff-raff-object-sailor = marinaio
riff-raff-object-plank = asse
riff-raff-object-rat = ratto
riff-raff-object-chest = forziere
riff-raff-region-1 = prua, sinistra
riff-raff-region-2 = prua, dritta
riff-raff-region-3 = poppa, sinistra
riff-raff-region-4 = poppa, dritta
riff-raff-region-5 = pennone basso, sinistra
riff-raff-region-6 = pennone basso, dritta
riff-raff-region-7 = pennone di mezzo, sinistra
riff-raff-region-8 = pennone di mezzo, dritta
riff-raff-region-9 = pennone alto, sinistra
riff-raff-region-10 = pennone alto, dritta

## Che cosa si dice alla mano

riff-raff-hand-missing = Alla mano manca qualche indicazione.
riff-raff-hand-unknown_field = Alla mano è stato detto qualcosa che non conosce.
riff-raff-hand-pose_not_intent = Alla mano si dice dove andare, non dove stanno le cose.
riff-raff-hand-not_a_number = Qui ci vuole un numero.
riff-raff-hand-not_finite = Questo numero non ha fine.
riff-raff-hand-too_far = La mano non arriva così lontano.
riff-raff-hand-too_much_turn = La mano non può girare tanto in una volta.
riff-raff-hand-foreign_object = Questo oggetto non spetta a te.
riff-raff-hand-out_of_order = Questo messaggio è in ritardo; ne è già arrivato uno successivo.
riff-raff-hand-ahead_of_time = Questo messaggio è in anticipo.
riff-raff-hand-too_many = Troppo in una volta; più piano.
riff-raff-hand-not_held = La mano adesso non tiene niente.
riff-raff-hand-over = Questo tentativo è finito.

## Opzioni

riff-raff-option-seats = Giocatori
    .help = In quanti si gioca.
riff-raff-option-hand = Mano
    .help = Come ogni posto guida la sua mano: libera, con puntatore e tasti, o da timoniere, che indica un punto a cui va una mano ferma. La fisica è la stessa per tutti.
riff-raff-option-hand-free = libera
riff-raff-option-hand-helmsman = timoniere
riff-raff-option-hand-custom = una per posto, come in free+helmsman
riff-raff-option-ball_lever_cm = Braccio della sfera
    .help = Quanto sotto lo snodo pende la sfera d'acciaio, in centimetri. Più è lungo, più è stabile.
riff-raff-option-ball_lever_cm-17 = 17 cm, normale
riff-raff-option-ball_lever_cm-20 = 20 cm, facile
riff-raff-option-ball_lever_cm-15 = 15 cm, difficile
riff-raff-option-yards = Pennoni
    .help = Se i pennoni stanno liberi sui loro perni.
riff-raff-option-yards-loose = liberi
riff-raff-option-yards-fixed = fissi
riff-raff-option-catch_speed = Tempo nella presa
    .help = Quanto in fretta cadono le cose mentre provi a prenderle.
riff-raff-option-catch_speed-half = a metà velocità
riff-raff-option-catch_speed-third = a un terzo della velocità
riff-raff-option-catch_speed-real = come dal vero
riff-raff-option-caught_own = Presa del proprio
    .help = Che ne è degli oggetti se si prende solo ciò che si è appena posato.
riff-raff-option-caught_own-publisher = tornano al giocatore
riff-raff-option-caught_own-russian_text = escono dal gioco
riff-raff-option-first_captain = Primo capitano
    .help = Chi dice chi è capitano prima del primo round.
riff-raff-option-first_captain-random = il caso
riff-raff-option-first_captain-host = chi ospita
riff-raff-option-captain_may_name_himself = Il capitano nomina se stesso
    .help = Se il capitano in carica può restare quando più d'uno ha la carta più alta.
riff-raff-option-captain_may_name_himself-yes = sì
riff-raff-option-captain_may_name_himself-no = no
riff-raff-option-tie_order = Carte uguali
    .help = Chi decide l'ordine fra chi ha carte uguali.
riff-raff-option-tie_order-captain = il capitano
riff-raff-option-tie_order-seat_order = l'ordine dei posti
riff-raff-option-card_timer_s = Tempo per la carta
    .help = Secondi per scegliere una carta; 0 vuol dire senza limite.
riff-raff-option-turn_timer_s = Tempo per il turno
    .help = Secondi per un turno; 0 vuol dire senza limite.
riff-raff-option-contact_limit_s = Tempo di contatto
    .help = Per quanti secondi l'oggetto in mano può toccare la nave.

## Mosse, come le mostra un menu

riff-raff-move-name-captain = Capitano: { $name }
riff-raff-move-choose = Carta { $card }
riff-raff-move-let-draw = Lasciar pescare il caso
riff-raff-move-set-order = Ordine: { $names }
riff-raff-move-announce = { $objects ->
        [2] Due oggetti
       *[1] Un oggetto
    }
riff-raff-move-begins = Il primo capitano è { $name }
riff-raff-move-drawn = Il caso pesca una carta
riff-raff-move-loaded = Risponde la nave

## Eventi

riff-raff-event-first-captain = { $you ->
        [yes] Il primo capitano sei tu.
       *[no] Il primo capitano è { $name }.
    }
riff-raff-event-round-begun = Round { $round }.
riff-raff-event-has-chosen = { $you ->
        [yes] La tua carta è posata, coperta.
       *[no] { $name } posa una carta.
    }
riff-raff-event-card-revealed = { $you ->
        [yes] Mostri { $card }.
       *[no] { $name } mostra { $card }.
    }
riff-raff-event-captain-tied = { $you ->
        [yes] La carta più alta l'hanno in più d'uno ({ $names }). Il capitano lo nomini tu.
       *[no] La carta più alta l'hanno in più d'uno ({ $names }). Il capitano lo nomina { $name }.
    }
riff-raff-event-captain-made = { $new ->
        [yes] { $you ->
            [yes] Ora il capitano sei tu.
           *[no] Ora il capitano è { $name }.
        }
       *[no] { $you ->
            [yes] Il capitano resti tu.
           *[no] Il capitano resta { $name }.
        }
    }
riff-raff-event-order-tied = { $you ->
        [yes] Carte uguali ({ $names }). L'ordine lo dici tu.
       *[no] Carte uguali ({ $names }). L'ordine lo dice { $name }.
    }
riff-raff-event-order-set = L'ordine: { $names }.
riff-raff-event-turn-begun = { $you ->
        [yes] Tocca a te: zona { $region }.
       *[no] Tocca a { $name }: zona { $region }.
    }
riff-raff-event-announced = { $objects ->
        [2] { $you ->
            [yes] Annunci due oggetti.
           *[no] { $name } annuncia due oggetti.
        }
       *[1] { $you ->
            [yes] Annunci un oggetto.
           *[no] { $name } annuncia un oggetto.
        }
    }
riff-raff-event-object-loaded = { $region ->
        [0] A bordo, ma in nessuna zona: { $object }.
       *[1] A bordo, zona { $region }: { $object }.
    }
riff-raff-event-hand-stopped = { $why ->
        [time] Il tempo è scaduto; l'oggetto torna nella riserva.
        [contact] La mano ha toccato la nave troppo a lungo; l'oggetto torna nella riserva.
        [left] La mano non c'è più; l'oggetto torna nella riserva.
       *[fell] Qualcosa è caduto; l'oggetto in mano torna nella riserva.
    }
riff-raff-event-object-fell = In mare: { $object }!
riff-raff-event-object-caught = Al volo, e fuori dal gioco: { $object }.
riff-raff-event-caught-own = { $you ->
        [yes] Al volo, ma era appena posato; torna a te: { $object }.
       *[no] Al volo, ma era appena posato; torna a { $name }: { $object }.
    }
riff-raff-event-object-taken = { $you ->
        [yes] Tocca prenderlo a te: { $object }.
       *[no] Tocca prenderlo a { $name }: { $object }.
    }
riff-raff-event-turn-ended = { $you ->
        [yes] Il tuo turno è finito. Oggetti rimasti: { $left }.
       *[no] Il turno di { $name } è finito. Oggetti rimasti: { $left }.
    }
riff-raff-event-round-ended = Il round { $round } è finito.
riff-raff-event-cards-taken-back = Entrambi riprendono le loro dieci carte.
riff-raff-event-game-ended = La partita è finita.

## Come finisce

riff-raff-outcome-win = { $you ->
        [yes] Vinci tu.
       *[no] Vince { $name }.
    }
riff-raff-outcome-shared = Vincono insieme: { $names }.
riff-raff-why-empty_supply = è tutto a bordo
riff-raff-why-rounds = meno oggetti dopo l'ultimo round

## La pagina delle regole

riff-raff-page-title = Riff Raff: le regole
riff-raff-page-intro = Riff Raff è un gioco di Christoph Cantzler (2012). Questa pagina ne racconta le regole con parole nostre: prima una guida per impararlo, poi ogni punto con il numero con cui il programma lo chiama.
riff-raff-page-guide = La guida
riff-raff-page-clauses = I punti
riff-raff-page-options = Le opzioni
riff-raff-page-default = predefinito
