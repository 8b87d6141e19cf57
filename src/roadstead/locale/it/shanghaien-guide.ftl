### Una guida per imparare Shanghaien; i disegni si mostrano con lettere di larghezza uguale.

shanghaien-guide-1-title = Di che si tratta
shanghaien-guide-1-text =
    Due capitani siedono in una taverna del porto e hanno bisogno di marinai. Non è detto che i marinai debbano saperlo. Sei carte stanno in fila, tutti e due vi piazzate dadi, e quando uno chiama «Shanghai!» ogni carta va a chi lì ha più dadi.

    Dopo otto round si confrontano le ciurme nazione per nazione, con un tranello: la ciurma più forte rende solo quanto vale la più debole. Un piccolo vantaggio paga, uno schiacciante è sprecato.

shanghaien-guide-2-title = Che cosa c'è sul tavolo
shanghaien-guide-2-text =
    - 40 Marinai: otto nazioni in otto colori, ognuna con i valori 1, 2, 3, 3 e 4.
    - 8 tiri mancini. Hanno lo stesso dorso e sono mescolati con i Marinai.
    - Sei dadi a testa: la riserva.
    - Un Capitano a testa, per ricordare se un tiro mancino è stato giocato.

    Sei carte si scoprono in fila: la Taverna. Uno comincia; in questo programma lo decide il caso, se non scegliete altrimenti. Tutto quel che sta sul tavolo è in vista, tranne l'ordine del mazzo.

shanghaien-guide-3-title = Il tuo turno
shanghaien-guide-3-text =
    Si gioca a turno, e nel tuo fai una di due cose:

    - Tiri: prendi due dadi dalla riserva, li tiri, ne piazzi uno alla carta con il suo numero e rimetti via l'altro. Ogni turno porta così un tuo dado nella Taverna. Con un doppio non c'è da scegliere, ma se ne piazza comunque uno solo.
    - Chiami Shanghai, e il round è finito.

    Passare non si può. I dadi piazzati restano dove sono, e a una carta ne può stare qualunque numero. Per tirare servono due dadi nella riserva.

shanghaien-guide-4-title = Dov'è la carta numero 1
shanghaien-guide-4-text = Le carte della fila si contano da 1 a 6, da un capo all'altro. Da quale, lo dice chi apre il round piazzando il primo dado: quindi dopo aver visto il primo tiro. Da lì in poi i numeri valgono per entrambi fino alla fine del round.
shanghaien-guide-4-drawing =
    Tom                                        5
             +---+   +---+   +---+   +---+   +---+   +---+
             | 1 |   | 2 |   | 3 |   | 4 |   | 5 |   | 6 |
             +---+   +---+   +---+   +---+   +---+   +---+
    Mara               2
             ^ sinistra di Mara
shanghaien-guide-4-example = Mara apre, tira 2 e 4 e piazza il 2 alla seconda carta dalla sua sinistra. Il numero 1 è dunque al suo capo sinistro. Tom, dall'altra parte del tavolo, tira 1 e 5 e sceglie il 5: va alla quinta carta dalla sinistra di Mara, che dalla sua sedia è la seconda.

shanghaien-guide-5-title = Shanghai!
shanghaien-guide-5-text =
    Appena due dei tuoi dadi stanno nella Taverna, invece di tirare puoi chiamare Shanghai. Con meno di due dadi nella riserva devi.

    Il round finisce subito. L'altro non gioca più, e le sei carte si assegnano tutte.

shanghaien-guide-6-title = A chi vanno le carte
shanghaien-guide-6-text =
    Guarda ogni carta per conto suo:

    - Nessun dado: la carta esce dal gioco.
    - Dadi di uno solo, o più dadi di uno: la carta è sua.
    - Tanti dadi dell'uno quanti dell'altro: decidono le vicine. Ognuno somma i punti dei propri dadi alla carta di sinistra e a quella di destra. La somma più alta prende la carta; se anche le somme sono pari, la carta esce dal gioco. Le carte ai capi hanno una vicina sola.

    Per le vicine contano tutti i dadi, anche quelli alle carte perse. I tiri mancini si vincono come i Marinai.
shanghaien-guide-6-drawing =
    Tom                        3       4       5      6 6
             +---+   +---+   +---+   +---+   +---+   +---+
             | 1 |   | 2 |   | 3 |   | 4 |   | 5 |   | 6 |
             +---+   +---+   +---+   +---+   +---+   +---+
    Mara              2 2      3                      6 6

    va a      esce    Mara    esce    Tom     Tom     Tom
shanghaien-guide-6-example =
    All'1 non c'è nessuno: esce. Al 2 c'è solo Mara, al 4 e al 5 solo Tom. Al 3 un dado a testa: i due 2 di Mara lì accanto fanno 4, il 4 di Tom fa 4 anche lui, e la carta è persa per entrambi. Al 6 due dadi a testa: il 5 di Tom lì accanto batte il niente di Mara.

shanghaien-guide-7-title = Il round successivo
shanghaien-guide-7-text = Dadi e Capitani tornano a casa. I Marinai stanno davanti al loro nuovo capitano per colore, i tiri mancini a parte. Sei carte nuove fanno la prossima Taverna, e apre chi non ha chiamato Shanghai. L'ottavo round esaurisce il mazzo.

shanghaien-guide-8-title = Tiri mancini
shanghaien-guide-8-text =
    Un tiro mancino si gioca subito dopo aver tirato, prima di piazzare un dado: uno per round a testa, dal round dopo quello in cui l'hai vinto. Mostra due azioni; ne usi una.

    - Jolly, ossia due Marinai: aggiungi la carta a una nazione di cui hai almeno un Marinaio vero. Ci resta come Marinaio da 2. Poi piazza un dado come al solito.
    - Dado ±1: gira uno dei due dadi di uno in su o in giù, non oltre 1 e 6. Poi piazza uno dei due.
    - Due dadi: piazzali entrambi.
    - Ritira: tira di nuovo i due dadi e piazza uno dei numeri nuovi. I vecchi non ci sono più.

    Un jolly resta nella ciurma; ogni altro tiro mancino, giocato, esce dal gioco. Uno mai giocato vale un punto alla fine. Quel che si vince nell'ottavo round è tardi per giocarlo, ma il punto lo fa.

shanghaien-guide-9-title = La fine
shanghaien-guide-9-text =
    Dopo otto round somma per ognuno la forza di ogni nazione; i jolly valgono 2.

    - Se la nazione l'ha uno solo, ne segna la forza.
    - Se l'hanno entrambi, la ciurma più forte si butta e la più debole cambia padrone: il più forte segna la forza della più debole, l'altro niente.
    - A pari forza non segna nessuno.

    Aggiungi un punto per ogni tiro mancino che hai ancora. Vince il totale più alto; a parità è patta.
shanghaien-guide-9-drawing =
                   Mara            Tom              segna
    verde          3 + 2 + 2 = 7   -                Mara 7
    celeste        1 + 4 = 5       2 + 3 = 5        nessuno
    rosso          1 + 2 + 3 = 6   3 + 4 = 7        Tom 6
    giallo         1               3 + 3 + 4 = 10   Tom 1
    tiri mancini   -               1 carta          Tom 1
    totale                                          Mara 7, Tom 8
shanghaien-guide-9-example = Il verde l'ha solo Mara, che tiene i suoi 7. Il celeste è pari e se ne va. Tom è avanti nel rosso, 7 a 6, e nel giallo, 10 a 1: segna dunque il 6 e l'1 di Mara, e un punto per il suo tiro mancino. Vince, 8 a 7.

shanghaien-guide-10-title = Espansione: il Capitano pazzo
shanghaien-guide-10-text =
    Ognuno comincia con un Capitano pazzo, un tiro mancino come gli altri: subito dopo un tuo lancio, come tiro mancino del round, e un punto se non lo giochi mai. Non vale nell'ottavo round, né in un round in cui è già stato giocato l'altro.

    Dal prossimo turno dell'altro e fino alla fine del round puoi dire di no una volta in ognuno di quei turni:

    - a un dado piazzato: i due dadi si tirano di nuovo;
    - a un tiro mancino, appena annunciato: la carta torna in mano, e se ne può giocare un'altra;
    - a Shanghai: l'altro deve tirare, purché abbia almeno due dadi.

shanghaien-guide-11-title = Espansione: carta extra 1
shanghaien-guide-11-text =
    Ognuno comincia con una; come tiro mancino fa una di due cose.

    - Niente Shanghai: in questo round nessuno può chiamare finché qualcuno non deve.
    - Ritira tutto: tira i due dadi appena tirati insieme a tutti i tuoi che stanno nella Taverna. Rimettine via uno a tua scelta e piazza gli altri.
shanghaien-guide-11-drawing =
    i dadi di Tom nella Taverna   1 3
    e il suo tiro                 1 1
    tutti e quattro ritirati      2 4 5 6
    di nuovo nella riserva        2
    ora nella Taverna             4 5 6
shanghaien-guide-11-example = Tom ha 1 e 3 nella Taverna e tira 1 e 1, ma punta alle carte 4 e 5. Ritira tutti e quattro i dadi: 2, 4, 5, 6. Rimette via il 2. Nella Taverna restano tre dadi, come dopo ogni turno.

shanghaien-guide-12-title = Espansione: carta extra 2
shanghaien-guide-12-text =
    Ognuno comincia con una; come tiro mancino fa una di due cose.

    - Agli squali: la carta a cui piazzi il dado in questo turno si volta a faccia in giù. A fine round esce dal gioco, qualunque cosa ci stia. I suoi dadi contano comunque per le vicine.
    - Scambio: riprendi un tuo dado di un turno precedente, poi piazza entrambi i dadi appena tirati.

shanghaien-guide-13-title = Espansione: carta extra 3
shanghaien-guide-13-text =
    La carta dei doppi sta accanto alla Taverna. Chi tira un doppio sceglie:

    - ritirare uno dei due dadi e usare quel che viene; con un altro doppio si sceglie di nuovo; oppure
    - prendere la carta dei doppi, dal tavolo o dall'altro giocatore. Ciò consuma i due dadi: tornano nella riserva e il turno è finito.

    Giocata come tiro mancino, la carta torna accanto alla Taverna e tu ritiri i due dadi. Chi ce l'ha alla fine ha un punto in più.

shanghaien-guide-14-title = Dove le regole lasciano spazio
shanghaien-guide-14-text = Qua e là i regolamenti tacciono o non concordano. Ognuno di quei punti è un'opzione del gioco, e una partita salvata porta con sé le sue opzioni. Qui sopra è raccontato ciò che vale di base; i punti delle regole dicono ogni lettura.
