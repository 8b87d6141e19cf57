### Le parole di Shanghaien. I posti si chiamano per nome: $name è il nome mostrato, $you vale "yes" se
### lì siede chi legge. $card, $action e $what sono testi di questo file, $dice un elenco di numeri.

shanghaien-name = Shanghaien
shanghaien-about = Un duello di dadi per due in una taverna del porto: chi arruola la ciurma migliore?
shanghaien-seat-0 = Rosso
shanghaien-seat-1 = Blu

## Parole del tavolo

shanghaien-word-tavern = Taverna
shanghaien-word-deck = Mazzo
shanghaien-word-supply = Riserva
shanghaien-word-crew = Ciurma
shanghaien-word-tricks = Tiri mancini
shanghaien-word-gone = Fuori dal gioco
shanghaien-word-captain = Capitano
shanghaien-word-starter = apre
shanghaien-word-face-down = a faccia in giù
shanghaien-word-rolled = Usciti
shanghaien-word-left = sinistra
shanghaien-word-right = destra
shanghaien-word-nothing = niente
shanghaien-word-round = Round { $round } di 8
shanghaien-word-cards = { $count ->
        [one] { $count } carta
        [many] { $count } di carte
       *[other] { $count } carte
    }
shanghaien-word-dice = { $count ->
        [one] { $count } dado
        [many] { $count } di dadi
       *[other] { $count } dadi
    }
shanghaien-word-points = { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    }

## Che cosa c'è da decidere

shanghaien-ask-declare = Da quale capo si conta la fila?
shanghaien-ask-turn = Tiri o chiami Shanghai?
shanghaien-ask-place = Quale dado piazzi? O un tiro mancino?
shanghaien-ask-veto = Veto, o lasci passare?
shanghaien-ask-veto-placing = Veto sul dado, o lo lasci passare?
shanghaien-ask-return = Quale dado torna nella riserva?

## Nazioni

shanghaien-nation-red = americani
    .colour = rosso
shanghaien-nation-azure = francesi
    .colour = celeste
shanghaien-nation-blue = tedeschi
    .colour = blu
shanghaien-nation-yellow = cinesi
    .colour = giallo
shanghaien-nation-orange = olandesi
    .colour = arancione
shanghaien-nation-purple = turchi
    .colour = viola
shanghaien-nation-green = spagnoli
    .colour = verde
shanghaien-nation-grey = italiani
    .colour = grigio

## Carte

shanghaien-card-red1 = 1 rosso (americano)
shanghaien-card-red2 = 2 rosso (americano)
shanghaien-card-red3 = 3 rosso (americano)
shanghaien-card-red4 = 4 rosso (americano)
shanghaien-card-azure1 = 1 celeste (francese)
shanghaien-card-azure2 = 2 celeste (francese)
shanghaien-card-azure3 = 3 celeste (francese)
shanghaien-card-azure4 = 4 celeste (francese)
shanghaien-card-blue1 = 1 blu (tedesco)
shanghaien-card-blue2 = 2 blu (tedesco)
shanghaien-card-blue3 = 3 blu (tedesco)
shanghaien-card-blue4 = 4 blu (tedesco)
shanghaien-card-yellow1 = 1 giallo (cinese)
shanghaien-card-yellow2 = 2 giallo (cinese)
shanghaien-card-yellow3 = 3 giallo (cinese)
shanghaien-card-yellow4 = 4 giallo (cinese)
shanghaien-card-orange1 = 1 arancione (olandese)
shanghaien-card-orange2 = 2 arancione (olandese)
shanghaien-card-orange3 = 3 arancione (olandese)
shanghaien-card-orange4 = 4 arancione (olandese)
shanghaien-card-purple1 = 1 viola (turco)
shanghaien-card-purple2 = 2 viola (turco)
shanghaien-card-purple3 = 3 viola (turco)
shanghaien-card-purple4 = 4 viola (turco)
shanghaien-card-green1 = 1 verde (spagnolo)
shanghaien-card-green2 = 2 verde (spagnolo)
shanghaien-card-green3 = 3 verde (spagnolo)
shanghaien-card-green4 = 4 verde (spagnolo)
shanghaien-card-grey1 = 1 grigio (italiano)
shanghaien-card-grey2 = 2 grigio (italiano)
shanghaien-card-grey3 = 3 grigio (italiano)
shanghaien-card-grey4 = 4 grigio (italiano)
shanghaien-card-JB = jolly / due dadi
shanghaien-card-JP = jolly / dado ±1
shanghaien-card-JR = jolly / ritira
shanghaien-card-PB = dado ±1 / due dadi
shanghaien-card-PR = dado ±1 / ritira
shanghaien-card-BR = due dadi / ritira
shanghaien-card-captain = Capitano pazzo
shanghaien-card-extra1 = niente Shanghai / ritira tutto
shanghaien-card-extra2 = squali / scambio
shanghaien-card-doubles = carta dei doppi

## Che cosa fanno i tiri mancini

shanghaien-action-joker = jolly
    .help = La carta si unisce a una tua nazione e conta come Marinaio da 2.
shanghaien-action-nudge = dado ±1
    .help = Cambia di uno uno dei due dadi.
shanghaien-action-both = due dadi
    .help = Piazza tutti e due i dadi tirati.
shanghaien-action-reroll = ritira
    .help = Tira di nuovo i due dadi.
shanghaien-action-captain = Capitano pazzo
    .help = Fino alla fine del round, un veto in ogni turno dell'altro.
shanghaien-action-no-shanghai = niente Shanghai
    .help = In questo round nessuno può chiamare Shanghai, finché qualcuno non deve.
shanghaien-action-reroll-all = ritira tutto
    .help = Tira di nuovo tutti i tuoi dadi del round; uno torna nella riserva.
shanghaien-action-sharks = agli squali
    .help = La carta a cui piazzi il dado si volta ed è persa per entrambi.
shanghaien-action-exchange = scambio
    .help = Riprendi un dado piazzato prima, poi piazza tutti e due quelli tirati.
shanghaien-action-doubles = carta dei doppi
    .help = Rimetti la carta accanto alla Taverna e tira di nuovo i due dadi.

## Espansioni

shanghaien-expansion-crazy_captain = Capitano pazzo
    .help = Ognuno comincia con una carta che mette un veto in ogni turno dell'altro.
shanghaien-expansion-extra1 = Carta extra 1: niente Shanghai / ritira tutto
    .help = Ognuno comincia con una carta che vieta Shanghai o ritira tutti i dadi.
shanghaien-expansion-extra2 = Carta extra 2: squali / scambio
    .help = Ognuno comincia con una carta che guasta una carta della Taverna o cambia un dado con due.
shanghaien-expansion-extra3 = Carta extra 3: la carta dei doppi
    .help = Una carta per due: si prende con un doppio e con un doppio si porta via.

## Opzioni

shanghaien-option-expansions = Espansioni
    .help = Quante se ne vuole delle quattro; di base nessuna.
shanghaien-option-expansions-none = nessuna
shanghaien-option-expansions-crazy_captain = Capitano pazzo
shanghaien-option-expansions-extra1 = carta extra 1
shanghaien-option-expansions-extra2 = carta extra 2
shanghaien-option-expansions-extra3 = carta extra 3
shanghaien-option-first_player = Primo giocatore
    .help = Chi apre il primo round.
shanghaien-option-first_player-random = decide il caso
shanghaien-option-first_player-first = il primo posto
shanghaien-option-first_player-second = il secondo posto
shanghaien-option-next_starter = Chi apre dopo
    .help = Chi apre il round successivo. Conta quando a chiamare è il secondo giocatore.
shanghaien-option-next_starter-non_caller = chi non ha chiamato
shanghaien-option-next_starter-alternate = a turno
shanghaien-option-direction = Verso della fila
    .help = Quando chi apre stabilisce dov'è l'1.
shanghaien-option-direction-at_first_placement = con il primo dado
shanghaien-option-direction-declared_before_roll = prima del primo tiro
shanghaien-option-trick_deck = Carte dei tiri mancini
    .help = Quali coppie di azioni mostrano gli otto tiri mancini. Quelle stampate non si sono potute verificare.
shanghaien-option-trick_deck-six_plus_two = ogni coppia una volta, due di esse due volte
shanghaien-option-trick_deck-cycle2x4_a = quattro coppie due volte: jolly con due dadi o ritira, ±1 con due dadi o ritira
shanghaien-option-trick_deck-cycle2x4_b = quattro coppie due volte: jolly con due dadi o ±1, ritira con due dadi o ±1
shanghaien-option-trick_deck-joker_on_all_332 = un jolly su ogni carta
shanghaien-option-trick_deck-custom = un elenco vostro: J jolly, P dado ±1, B due dadi, R ritira, per esempio JB+JB+JP+JR+PB+PR+PR+BR
shanghaien-option-end_tie = Parità
    .help = Che cosa succede a parità di punti.
shanghaien-option-end_tie-draw = patta
shanghaien-option-end_tie-most_unused_tricks = vince chi ha più tiri mancini non giocati
shanghaien-option-end_tie-more_sailor_cards = vince chi ha più carte Marinaio
shanghaien-option-end_tie-play_again = si gioca di nuovo
shanghaien-option-hide_discards = Scarti
    .help = Se le carte uscite dal gioco si mettono via coperte.
shanghaien-option-hide_discards-false = scoperti
shanghaien-option-hide_discards-true = coperti
shanghaien-option-doubles_may_reroll = Doppi da ritirare
    .help = Una regola della casa: chi fa un doppio può ritirare i due dadi.
shanghaien-option-doubles_may_reroll-false = no
shanghaien-option-doubles_may_reroll-true = sì
shanghaien-option-veto_trick_scope = Durata del veto su un tiro mancino
    .help = Fino a quando un tiro mancino vietato resta in mano.
shanghaien-option-veto_trick_scope-turn = per questo turno
shanghaien-option-veto_trick_scope-round = per questo round
shanghaien-option-veto_after_trick = Veto dopo un tiro mancino
    .help = Se il piazzamento si può vietare dopo un tiro mancino lasciato passare.
shanghaien-option-veto_after_trick-allowed = permesso
shanghaien-option-veto_after_trick-not_allowed = non permesso
shanghaien-option-captain_may_veto_taking = Veto sulla presa della carta dei doppi
    .help = Se il Capitano pazzo può vietare di prendere la carta dei doppi.
shanghaien-option-captain_may_veto_taking-false = no
shanghaien-option-captain_may_veto_taking-true = sì
shanghaien-option-sharks_after_veto = Squali dopo un veto
    .help = Che ne è degli squali se poi il dado è vietato.
shanghaien-option-sharks_after_veto-applies = prendono la carta del dado piazzato alla fine
shanghaien-option-sharks_after_veto-lost = restano a digiuno
shanghaien-option-exchange_die_after_veto = Scambio dopo un veto
    .help = Che ne è del dado ripreso se il piazzamento è vietato.
shanghaien-option-exchange_die_after_veto-stays_in_supply = resta nella riserva
shanghaien-option-exchange_die_after_veto-goes_back = torna alla sua carta
shanghaien-option-veto_reroll_all_placing = Veto dopo ritira tutto
    .help = Se i dadi piazzati dopo aver ritirato tutto si possono vietare.
shanghaien-option-veto_reroll_all_placing-never = mai
shanghaien-option-veto_reroll_all_placing-roll_all_again = sì, e si ritirano tutti
shanghaien-option-doubles_take_also_places_one = Un dado dopo la carta dei doppi
    .help = Se chi prende la carta dei doppi piazza ancora uno dei due dadi.
shanghaien-option-doubles_take_also_places_one-false = no, il turno è finito
shanghaien-option-doubles_take_also_places_one-true = sì, un dado
shanghaien-option-doubles_on_rerolls = Doppi ritirando
    .help = Se fanno scegliere anche i doppi di un «ritira» o dopo un veto.
shanghaien-option-doubles_on_rerolls-true = sì
shanghaien-option-doubles_on_rerolls-false = no
shanghaien-option-trick_after_doubles_reroll = Tiro mancino dopo un dado ritirato
    .help = Se un tiro mancino può seguire quando si è ritirato un dado di un doppio.
shanghaien-option-trick_after_doubles_reroll-true = sì
shanghaien-option-trick_after_doubles_reroll-false = no
shanghaien-option-open_direction_after_take = Verso dopo la carta dei doppi
    .help = Chi fissa il verso se la carta dei doppi è stata presa prima di ogni dado.
shanghaien-option-open_direction_after_take-starter_declares = chi apre, subito
shanghaien-option-open_direction_after_take-first_placer = chi piazza il primo dado

## Mosse, come le mostra un menu

shanghaien-move-roll = Tira due dadi
shanghaien-move-shanghai = Shanghai!
shanghaien-move-declare = Conta la fila da { $row ->
        [left] sinistra
       *[right] destra
    }
shanghaien-move-place = Piazza il { $die }{ $row ->
        [left] {""}, contando da sinistra
        [right] {""}, contando da destra
       *[none] {""}
    }
shanghaien-move-joker = { $card }: jolly per la nazione «{ $nation }»
shanghaien-move-nudge = { $card }: cambia il { $die } in { $to }
shanghaien-move-both = { $card }: piazza i due dadi{ $row ->
        [left] {""}, contando da sinistra
        [right] {""}, contando da destra
       *[none] {""}
    }
shanghaien-move-reroll = { $card }: ritira i due dadi
shanghaien-move-captain = Gioca il Capitano pazzo
shanghaien-move-no-shanghai = Carta extra 1: niente Shanghai
shanghaien-move-reroll-all = Carta extra 1: ritira tutto
shanghaien-move-sharks = Carta extra 2: agli squali
shanghaien-move-exchange = Carta extra 2: riprendi il { $die }, piazza i due dadi
shanghaien-move-doubles = Gioca la carta dei doppi: ritira i due dadi
shanghaien-move-take = Prendi la carta dei doppi
shanghaien-move-again = Ritira un dado del doppio
shanghaien-move-reroll-double = Ritira i due dadi del doppio
shanghaien-move-veto = Veto
shanghaien-move-pass = Lascia passare
shanghaien-move-back = Rimetti il { $die } nella riserva{ $row ->
        [left] {""}, contando da sinistra
        [right] {""}, contando da destra
       *[none] {""}
    }
shanghaien-move-starts = Apre { $name }
shanghaien-move-turned = Si scopre { $card }
shanghaien-move-rolled = Esce { $dice }
shanghaien-move-rolled-one = Esce { $die }
shanghaien-move-rolled-all = Esce { $dice }

## Eventi

shanghaien-event-starter-drawn = { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $name }.
    }
shanghaien-event-card-turned = Taverna, posto { $slot }: { $card }.
shanghaien-event-round-begun = { $you ->
        [yes] Round { $round }. Apri tu.
       *[no] Round { $round }. Apre { $name }.
    }
shanghaien-event-dice-rolled = { $you ->
        [yes] Tiri { $dice }.
       *[no] { $name } tira { $dice }.
    }
shanghaien-event-row-fixed = { $row ->
        [left] La fila si conta dalla sinistra di chi apre.
       *[right] La fila si conta dalla destra di chi apre.
    }
shanghaien-event-die-placed = { $you ->
        [yes] Piazzi un { $die }.
       *[no] { $name } piazza un { $die }.
    }
shanghaien-event-die-taken-back = { $you ->
        [yes] Riprendi un { $die }.
       *[no] { $name } riprende un { $die }.
    }
shanghaien-event-joker-joined = { $you ->
        [yes] Un jolly entra nella tua ciurma ({ $card }), nazione: { $nation }.
       *[no] Un jolly entra nella ciurma di { $name } ({ $card }), nazione: { $nation }.
    }
shanghaien-event-die-nudged = { $you ->
        [yes] Cambi un { $die } in { $to }.
       *[no] { $name } cambia un { $die } in { $to }.
    }
shanghaien-event-trick-played = { $you ->
        [yes] Giochi un tiro mancino ({ $card }): { $action }.
       *[no] { $name } gioca un tiro mancino ({ $card }): { $action }.
    }
shanghaien-event-trick-announced = { $you ->
        [yes] Vuoi giocare un tiro mancino ({ $card }): { $action }.
       *[no] { $name } vuole giocare un tiro mancino ({ $card }): { $action }.
    }
shanghaien-event-placing-announced = { $you ->
        [yes] Vuoi piazzare { $dice }.
       *[no] { $name } vuole piazzare { $dice }.
    }
shanghaien-event-shanghai-announced = { $you ->
        [yes] Vuoi chiamare Shanghai.
       *[no] { $name } vuole chiamare Shanghai.
    }
shanghaien-event-taking-announced = { $you ->
        [yes] Vuoi prendere la carta dei doppi.
       *[no] { $name } vuole prendere la carta dei doppi.
    }
shanghaien-event-vetoed = { $you ->
        [yes] Il tuo Capitano pazzo dice di no ({ $what }).
       *[no] Il Capitano pazzo di { $name } dice di no ({ $what }).
    }
shanghaien-event-let-pass = { $you ->
        [yes] Lasci passare.
       *[no] { $name } lascia passare.
    }
shanghaien-event-captain-in-force = { $you ->
        [yes] Il tuo Capitano pazzo monta la guardia fino alla fine del round.
       *[no] Il Capitano pazzo di { $name } monta la guardia fino alla fine del round.
    }
shanghaien-event-shanghai-forbidden = Niente Shanghai in questo round, finché qualcuno non deve chiamare.
shanghaien-event-sharks-armed = Gli squali girano: a loro la carta del dado piazzato adesso.
shanghaien-event-card-turned-down = La carta { $slot } è voltata a faccia in giù; non andrà a nessuno.
shanghaien-event-doubles-card-taken = { $you ->
        [yes] Prendi la carta dei doppi.
       *[no] { $name } prende la carta dei doppi.
    }
shanghaien-event-doubles-card-returned = { $you ->
        [yes] Rimetti la carta dei doppi accanto alla Taverna.
       *[no] { $name } rimette la carta dei doppi accanto alla Taverna.
    }
shanghaien-event-shanghai-called = { $forced ->
        [yes] { $you ->
            [yes] Devi chiamare: Shanghai!
           *[no] { $name } deve chiamare: Shanghai!
        }
       *[no] { $you ->
            [yes] Chiami: Shanghai!
           *[no] { $name } chiama: Shanghai!
        }
    }
shanghaien-event-card-taken = { $you ->
        [yes] La carta { $slot } va a te: { $card }.
       *[no] La carta { $slot } va a { $name }: { $card }.
    }
shanghaien-event-card-removed = La carta { $slot } esce dal gioco: { $card }.
shanghaien-event-round-ended = Il round { $round } è finito.
shanghaien-event-game-ended = La partita è finita.

## Come finisce

shanghaien-outcome-win = { $you ->
        [yes] Vinci tu, { $points } a { $others }.
       *[no] Vince { $name }, { $points } a { $others }.
    }
shanghaien-outcome-draw = Patta, { $points } a testa.
shanghaien-outcome-play-again = { $points } a testa. Si gioca di nuovo!
shanghaien-why-points = ai punti
shanghaien-why-most_unused_tricks = punti pari, ma più tiri mancini non giocati
shanghaien-why-more_sailor_cards = punti pari, ma più carte Marinaio
shanghaien-why-draw = punti pari
shanghaien-why-play_again = punti pari

## La pagina delle regole

shanghaien-page-title = Shanghaien: le regole
shanghaien-page-intro = Shanghaien è un gioco di Roman Pelek e Michael Schacht (2008). Questa pagina ne racconta le regole con parole nostre, comprese le quattro espansioni: prima una guida per impararlo, poi ogni punto con il numero con cui il programma lo chiama.
shanghaien-page-guide = La guida
shanghaien-page-clauses = I punti
shanghaien-page-options = Le opzioni
shanghaien-page-default = predefinito
