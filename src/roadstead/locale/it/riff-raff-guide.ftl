### Una guida per imparare Riff Raff, sezione per sezione; i disegni si mostrano con lettere di uguale larghezza.

riff-raff-guide-1-title = Di che cosa si tratta
riff-raff-guide-1-text = Il carico va nascosto in alto, fra i pennoni, e la nave non vuole saperne di stare ferma. In mezzo al tavolo una nave di legno sta sospesa in un'onda e oscilla da tutte le parti. Tutti hanno gli stessi otto oggetti e vogliono essere i primi ad averli tutti a bordo. Ciò che cade mentre carichi è tuo, se non lo prendi al volo.

riff-raff-guide-2-title = La nave
riff-raff-guide-2-text =
    La nave ha dieci zone numerate. Quattro sono sullo scafo; le altre sono le metà di tre pennoni, e più si sale più lassù si balla. I pennoni stanno solo appoggiati su perni: girano e s'inclinano. Una sfera d'acciaio sotto lo scafo raddrizza la nave.

    Davanti a te ci sono una barca, un barile, una bottiglia, una cassa, un marinaio, un'asse, un ratto e un forziere. Una volta a bordo non sono di nessuno.
riff-raff-guide-2-drawing =
                |
        9 ------+------ 10                   prua
                |                         +---+---+
      7 --------+-------- 8               | 1 | 2 |
                |               sinistra  +---+---+  dritta
    5 ----------+---------- 6             | 3 | 4 |
                |                         +---+---+
          \-----+-----/                     poppa
                o
riff-raff-guide-2-example = A sinistra la nave vista da poppa: lo scafo, i tre pennoni, la sfera. A destra lo scafo visto dall'alto. I numeri dispari stanno a sinistra, i pari a dritta.

riff-raff-guide-3-title = Un round
riff-raff-guide-3-text =
    Hai dieci carte, da 1 a 10. Ognuno ne posa una coperta, e si scoprono tutte insieme. Il numero della tua carta è la zona che devi caricare: una carta dice dunque sia dove sia quando.

    La carta più alta fa capitano chi l'ha giocata, e il capitano gioca per primo. Poi seguono gli altri a carte calanti. Se la carta più alta l'hanno in più d'uno, il capitano in carica fino a quel momento ne nomina uno. Le altre parità le risolve il nuovo capitano.

    Le carte giocate non tornano: in dieci round carichi ogni zona una volta.
riff-raff-guide-3-drawing =
            carta  turno
    Tom     9      1   capitano
    Ida     9      2
    Mara    7      3
    Ole     3      4
riff-raff-guide-3-example = Finora il capitano era Mara. Tom e Ida hanno entrambi il 9, e lei nomina Tom. Lui è subito capitano e gioca per primo. Ida ha la stessa carta e viene subito dopo di lui, poi Mara, poi Ole. Tom e Ida caricano entrambi la zona 9, il pennone alto a sinistra.

riff-raff-guide-4-title = Il tuo turno
riff-raff-guide-4-text =
    Prendi uno dei tuoi oggetti e mettilo nella tua zona: posalo, mettilo in piedi o appendilo, con una mano o con due. Può sporgere dal bordo ma non entrare in un'altra zona, e può spingere ciò che c'è già. La mano non deve toccare niente di ciò che è a bordo, né tenere ferma la nave.

    Su un pennone dove c'è già qualcosa da turni precedenti puoi caricare due oggetti, uno dopo l'altro. Dillo prima di cominciare; poi devi provarci.

    Passare non si può. Se il tempo scade, l'oggetto in mano torna indietro e il turno è finito.

riff-raff-guide-5-title = Che cosa cade
riff-raff-guide-5-text =
    Appena qualcosa cade dalla nave il tuo turno è finito, e provi a prenderlo al volo.

    - Ciò che prendi è fuori dal gioco, e tanti saluti.
    - Ciò che ti sfugge è tuo, chiunque l'abbia caricato.
    - Ciò che tieni ancora in mano resta tuo.
    - Se prendi solo ciò che hai appena posato, te lo riprendi: lasciar cadere le cose accanto alla nave non è un modo per liberarsene.

    Ciò che cade da un pennone sul ponte non è caduto dalla nave.
riff-raff-guide-5-drawing =
    a bordo prima          bottiglia, asse, barca
    in mano a Tom          cassa
    cade, al volo          bottiglia   fuori dal gioco
    cade, sfugge           asse        a Tom
    ancora in mano         cassa       a Tom
    a bordo ora            barca
riff-raff-guide-5-example = Tom urta il pennone con la sua cassa, e la bottiglia e l'asse scivolano giù. La bottiglia la prende al volo. L'asse ora sta davanti a lui, accanto alla cassa che non è riuscito a posare.

riff-raff-guide-6-title = La fine
riff-raff-guide-6-text = Chi alla fine del proprio turno non ha più niente vince subito, a metà del round. Altrimenti la partita finisce dopo dieci round e vince chi ha meno oggetti; se sono in più d'uno, vincono insieme.

riff-raff-guide-7-title = In due
riff-raff-guide-7-text = In due si prendono due serie ciascuno, sedici oggetti. Dopo dieci round entrambi si riprendono le carte in mano e si continua. La fine arriva al più tardi dopo venti round.

riff-raff-guide-8-title = La mano in questo programma
riff-raff-guide-8-text =
    La nave è calcolata come legno, peso e attrito, e nessuno sa prima che cosa succederà. Non muovi l'oggetto stesso; dici a una mano dove andare, e la mano ha i suoi limiti. Quando le cose cadono il tempo rallenta, così puoi prenderle.

    Chi non può o non vuole essere svelto gioca da timoniere: indica un punto, e una mano ferma ci va; per prendere al volo, segna ciò che vuoi. La fisica è la stessa per tutti al tavolo.

    Fra un turno e l'altro la nave riposa. Finché nessuno agisce non cade niente.

riff-raff-guide-9-title = Dove le regole lasciano spazio
riff-raff-guide-9-text = Chi è il primo capitano, che ne è della presa del proprio, quanto tempo c'è: questi punti sono opzioni del gioco, e una partita salvata porta con sé le sue opzioni. Qui sopra si è detto ciò che vale di norma; i punti delle regole dicono ogni lettura.
