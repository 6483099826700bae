# Was bei Fief geschah, Aktion für Aktion. `seat_id` ist `you`, wenn gemeint ist, wer es liest.

news-first-lords = Die ersten Adligen: { $lords }.
news-relics = Reliquien: { $relics }.
news-income = Einkommen: { $players }.
news-points = Siegpunkte: { $players }.
news-money = Offengelegte Denare: { $players }.
news-discards = { $seat_id ->
    [you] Du legst { $cards_acc } ab.
   *[other] { $seat } legt { $cards_acc } ab.
}
news-draws = { $seat_id ->
    [you] Du ziehst { $cards_acc }.
   *[other] { $seat } zieht { $cards_acc }.
}
news-draws-hidden = { $seat_id ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $n ->
    [one] eine Karte.
   *[other] { $n } Karten.
}
news-draws-calamities = { $n ->
    [one] Eine Katastrophe taucht auf.
   *[other] { $n } Katastrophen tauchen auf.
}
news-units = { $unit_id ->
    [man_at_arms] { $n ->
        [one] { $n } Fußknecht
       *[other] { $n } Fußknechte
    }
    [knight] { $n } Ritter
   *[unit] { $n ->
        [one] { $n } Einheit
       *[other] { $n } Einheiten
    }
}
news-hired = { $seat_id ->
    [you] Du kaufst { $troops }.
   *[other] { $seat } kauft { $troops }.
}
news-hired-for = { $troops } für { $village }
news-way = { $via_id ->
    [none] von { $village } nach { $to }
   *[other] { $to_id ->
        [back] von { $village } über { $via_acc } und zurück
       *[there] von { $village } über { $via_acc } nach { $to }
    }
}
news-with = {" "}({ $troops })
news-marched = { $seat_id ->
    [you] Du marschierst mit { $lords } { $path }{ $troops }.
   *[other] { $seat } marschiert mit { $lords } { $path }{ $troops }.
}
news-withdrew = { $seat_id ->
    [you] Du weichst mit { $lords } { $path } zurück{ $troops }.
   *[other] { $seat } weicht mit { $lords } { $path } zurück{ $troops }.
}
news-control = { $seat_id ->
    [you] Du kontrollierst jetzt { $villages }.
   *[other] { $seat } kontrolliert jetzt { $villages }.
}
news-control-lost = { $seat_id ->
    [you] Du verlierst die Kontrolle über { $villages }.
   *[other] { $seat } verliert die Kontrolle über { $villages }.
}
news-election = { $n ->
    [one] Wahl { $office_gen }. Es kandidiert { $candidates }.
   *[other] Wahl { $office_gen }. Es kandidieren: { $candidates }.
}
news-ballot = { $player } für { $lord } ({ $n })
news-ballots = Abstimmung: { $ballots }.
news-votes = Stimmen: { $votes }.
news-battle-round = Kampfrunde { $round }, verursachter Schaden: { $players }.
news-damage = Verursachter Schaden: { $players }.
news-plague-loss = { $seat_id ->
    [you] Du verlierst durch die Pest { $losses }.
   *[other] { $seat } verliert durch die Pest { $losses }.
}
news-plague-in = { $troops } in { $village }
news-plague-dice = Pest: { $lords }.
news-plague-die = { $fate_id ->
    [dies] { $lord } stirbt ({ $die })
   *[survives] { $lord } überlebt ({ $die })
}
news-plague-whose = { $lord } ({ $player })
news-unit-lost = { $seat_id ->
    [you] Du verlierst { $troops }.
   *[other] { $seat } verliert { $troops }.
}
news-withdrawn = { $seat_id ->
    [you] Du ziehst { $n } Angebote an { $to } zurück.
   *[other] { $to_id ->
        [you] { $seat } zieht { $n } Angebote an dich zurück.
       *[other] { $seat } zieht { $n } Angebote an { $to } zurück.
    }
}
news-lapsed = { $seat_id ->
    [you] { $n } deiner Angebote an { $to } verfallen.
   *[other] { $to_id ->
        [you] { $n } Angebote von { $seat } an dich verfallen.
       *[other] { $n } Angebote von { $seat } an { $to } verfallen.
    }
}

you-first-player = Du bist in der ersten Runde zuerst am Zug.
you-settled = Du beginnst mit { $lord } in { $village }.
you-turn = Runde { $turn } beginnt; du bist zuerst am Zug.
you-won = Du siegst allein mit { $points ->
    [one] { $points } Siegpunkt.
   *[other] { $points } Siegpunkten.
}
you-won-together = Du und { $ally } siegt gemeinsam mit { $points ->
    [one] { $points } Siegpunkt.
   *[other] { $points } Siegpunkten.
}
you-won-together-ally = Du und { $seat } siegt gemeinsam mit { $points ->
    [one] { $points } Siegpunkt.
   *[other] { $points } Siegpunkten.
}
you-proposed = Du schlägst { $to } die Heirat von { $lord } und { $spouse } vor.
you-proposed-to = { $seat } schlägt dir die Heirat von { $lord } und { $spouse } vor.
you-stands = Für dich kandidiert { $lord } als { $office }.
you-lays-nothing = Du legst keinen Marker.
you-lays-one = Du legst einen Marker auf { $lord }.
you-lays-two = Du legst Marker auf { $lord } und { $other }.
you-lays-sealed = Du hast abgestimmt.
you-harvest = Du spielst „Gute Ernte“ auf das Bistum { $bishopric }.
you-fine-weather = Du spielst „Schönes Wetter“ auf das Bistum { $bishopric }.
you-cancelled = Du beendest eine Katastrophe im Bistum { $bishopric }: { $calamity }.
you-land-tax = Du erhebst Grundsteuer im Lehen { $fief }.
you-tithe = Du lässt { $lord } den Zehnten im Bistum { $bishopric } erheben.
you-tithe-all = Du lässt Papst { $lord } den Zehnten in allen regierten Bistümern erheben.
you-entered = { $lord } kommt in { $village } zu deiner Familie.
you-taken-back = Du findest keinen Platz für { $lord } und nimmst die Karte zurück.
you-stays = { $lord } aus deiner Familie findet keinen Platz und bleibt frei, wo die Gefangenschaft endet.
you-placed = Du stellst { $lord } in { $village } auf.
you-died = { $lord } aus deiner Familie stirbt in { $village }.
you-inherited = { $lord } aus deiner Familie erbt den Titel von { $fief }.
you-replaced = { $number ->
    [one] In { $village } ersetzt eine deiner Einheiten Truppen von { $partner }.
   *[other] In { $village } ersetzen { $number } deiner Einheiten Truppen von { $partner }.
}
you-replaced-partner = { $number ->
    [one] In { $village } ersetzt eine Einheit von { $seat } deine Truppen.
   *[other] In { $village } ersetzen { $number } Einheiten von { $seat } deine Truppen.
}
you-title-gained = { $lord } aus deiner Familie erhält mit der Stadt den Titel von { $fief }.
you-title-passed = Du gibst den Titel von { $fief } an { $lord } weiter.
you-siege-ended = Du beendest die Belagerung von { $village }.
you-freed = { $lord } aus deiner Familie ist wieder frei.
you-road = Deine Einheiten in { $village } ziehen auf die Straße nach { $neighbour }.
you-ransomed = { $sum ->
    [one] Du zahlst { $partner } { $sum } Denar Lösegeld für { $lord }.
   *[other] Du zahlst { $partner } { $sum } Denare Lösegeld für { $lord }.
}
you-ransomed-partner = { $sum ->
    [one] { $seat } zahlt dir { $sum } Denar Lösegeld für { $lord }.
   *[other] { $seat } zahlt dir { $sum } Denare Lösegeld für { $lord }.
}
you-bargained-free = Du und { $partner } einigt euch: { $lord } kommt frei.
you-bargained-free-partner = Du und { $seat } einigt euch: { $lord } kommt frei.
you-paid-troops = Du bezahlst { $men ->
    [one] { $men } Fußknecht
   *[other] { $men } Fußknechte
} und { $knights } Ritter.
you-mill = Du baust eine Mühle in { $village }.
you-castle = Du baust eine Burg in { $village }.
you-title-bought = { $sum ->
    [0] Du erhältst den Titel von { $fief } kostenlos.
    [one] Du kaufst den Titel von { $fief } für { $sum } Denar.
   *[other] Du kaufst den Titel von { $fief } für { $sum } Denare.
}
you-title-given = { $lord } aus deiner Familie erhält den Titel von { $fief }.
you-waived = Du erlässt { $partner } den Preis des Titels von { $fief }.
you-waived-partner = { $seat } erlässt dir den Preis des Titels von { $fief }.
you-cardinal-bought = Du kaufst den Kardinalstitel für { $lord }.
you-troops-along = { $number ->
    [one] Du nimmst { $number } Einheit mit
   *[other] Du nimmst { $number } Einheiten mit
} (Fußknechte: { $men }, Ritter: { $knights }).
you-enters-walls = Du ziehst mit Erlaubnis in die Befestigung von { $village } ein.
you-leave-granted = Du erlaubst { $lord } den Weg nach { $to }.
you-leave-refused = Du verweigerst { $lord } den Weg nach { $to }.
you-dug = Du spielst in { $village } „Geheimgang“, { $dig }.
you-slid = Du verlegst die Einheiten vor { $village } ins Dorf.
you-cavalcade = { $number ->
    [one] Du reitest eine Kavalkade mit { $number } Ritter von { $village } nach { $to }.
   *[other] Du reitest eine Kavalkade mit { $number } Rittern von { $village } nach { $to }.
}
you-lets-pass = Du lässt die Kavalkade in { $village } durch.
you-bars = Du versperrst in { $village } den Weg.
you-forces = Du erzwingst in { $village } eine Schlacht mit { $other }.
you-forces-other = { $seat } erzwingt in { $village } eine Schlacht mit dir.
you-cavalcade-stopped = Deine Kavalkade wird in { $village } aufgehalten.
you-battle = Du greifst { $defender } in { $village } an.
you-battle-defender = { $seat } greift dich in { $village } an.
you-joined-side = Du stehst in { $village } dem { $side } bei.
you-changed-sides = Du wechselst die Seite und stehst nun dem { $side } bei.
you-left-battle = Du verlässt die Schlacht.
you-gates-opened = Du öffnest die Tore von { $village }.
you-surrendered = Du kapitulierst in { $village }.
you-truce = Du und { $partner } schließt in { $village } eine Waffenruhe.
you-truce-partner = Du und { $seat } schließt in { $village } eine Waffenruhe.
you-stopped = Du brichst den Angriff auf { $village } ab.
you-came-out = Du machst einen Ausfall aus { $village }.
you-battle-won = Du gewinnst die Schlacht von { $village }.
you-captured = { $lord } gerät in deine Gefangenschaft.
you-let-go = Du lässt { $lord } ziehen.
you-keeps-village = { $lord } bleibt in { $village }, also behältst du das Dorf.
you-siege-laid = Du belagerst { $village }.
you-siege-won = Du eroberst das belagerte { $village }.
you-siege-goes-on = Du belagerst { $village } weiter; das Belagerungsgerät zeigt nun zwei Würfel.
you-pillaged = Du plünderst eine Mühle in { $village }.
you-d-arc = Du spielst „d’Arc“: { $lord } greift zum Schwert.
you-card-made-cardinal = Du spielst „Kardinal“: { $lord } wird Kardinal.
you-revolt = Du spielst „Aufstand“: { $village } erhebt sich.
you-tunnel-frees = Du spielst „Geheimgang“: { $lord } ist frei.
you-tunnel-under-walls = Du spielst „Geheimgang“: Die Mauern von { $village } schützen in dieser Schlacht niemanden.
you-assassinated = Du lässt { $lord } ermorden; als Mörder gilt { $assassin }.
you-justice = Du spielst „Gerechtigkeit“: { $lord } wird hingerichtet.
you-ambushed = Du spielst „Hinterhalt“: { $lord } gerät in Gefangenschaft.
you-standing = { $until_id ->
    [battle] Du passt bis zum Ende der Schlacht.
    [phase] Du passt bis zum Ende der Phase.
    [turn] Du passt bis zum Ende der Runde.
   *[now] Du passt diesmal.
}
you-attends = Du willst wieder nach Überraschungskarten gefragt werden.
you-revolt-added = Du fügst in { $village } einen „Aufstand“ hinzu.
you-tunnel-added = Du fügst einen „Geheimgang“ hinzu: Die Mauern von { $village } helfen nicht.
you-calming-paid = Du zahlst, damit { $lord } den Aufstand beschwichtigt.
you-revolt-losses = Du verlierst { $men ->
    [0] keinen Fußknecht
    [one] { $men } Fußknecht
   *[other] { $men } Fußknechte
} und { $knights ->
    [0] keinen Ritter.
   *[other] { $knights } Ritter.
}
you-asks = { $matter_id ->
    [trade] Du machst { $to } ein Angebot.
    [marriage] Du schlägst { $to } { $matter_acc } vor.
    [truce] Du schlägst { $to } { $matter_acc } vor.
   *[other] Du bittest { $to } um { $matter_acc }.
}
you-asks-to = { $matter_id ->
    [trade] { $seat } macht dir ein Angebot.
    [marriage] { $seat } schlägt dir { $matter_acc } vor.
    [truce] { $seat } schlägt dir { $matter_acc } vor.
   *[other] { $seat } bittet dich um { $matter_acc }.
}
you-gives-money = { $sum ->
    [one] Du bietest { $to } { $sum } Denar.
   *[other] Du bietest { $to } { $sum } Denare.
}
you-gives-money-to = { $sum ->
    [one] { $seat } bietet dir { $sum } Denar.
   *[other] { $seat } bietet dir { $sum } Denare.
}
you-wants-money = { $sum ->
    [one] Du verlangst von { $to } { $sum } Denar.
   *[other] Du verlangst von { $to } { $sum } Denare.
}
you-wants-money-to = { $sum ->
    [one] { $seat } verlangt von dir { $sum } Denar.
   *[other] { $seat } verlangt von dir { $sum } Denare.
}
you-gives-village = Du bietest { $to } die Kontrolle über { $village }.
you-gives-village-to = { $seat } bietet dir die Kontrolle über { $village }.
you-wants-village = Du verlangst von { $to } die Kontrolle über { $village }.
you-wants-village-to = { $seat } verlangt von dir die Kontrolle über { $village }.
you-gives-prisoner = Du bietest { $to } an, { $lord } { $lord_g ->
    [f] als Gefangene
   *[m] als Gefangenen
} zu übergeben.
you-gives-prisoner-to = { $seat } bietet dir an, { $lord } { $lord_g ->
    [f] als Gefangene
   *[m] als Gefangenen
} zu übergeben.
you-wants-prisoner = Du verlangst von { $to }, { $lord } { $lord_g ->
    [f] als Gefangene
   *[m] als Gefangenen
} zu übergeben.
you-wants-prisoner-to = { $seat } verlangt von dir, { $lord } { $lord_g ->
    [f] als Gefangene
   *[m] als Gefangenen
} zu übergeben.
you-gives-relic = Du bietest { $to } { $relic_acc }.
you-gives-relic-to = { $seat } bietet dir { $relic_acc }.
you-wants-relic = Du verlangst von { $to } { $relic_acc }.
you-wants-relic-to = { $seat } verlangt von dir { $relic_acc }.
you-in-private = Du und { $to } behaltet die Bedingungen für euch.
you-in-private-to = Du und { $seat } behaltet die Bedingungen für euch.
you-accepted = { $matter_id ->
    [trade] Du nimmst das Angebot von { $of } an.
    [marriage] Du nimmst den Heiratsvorschlag von { $of } an.
    [truce] Du nimmst den Vorschlag einer Waffenruhe von { $of } an.
    [talk] Du bist zu einem vertraulichen Gespräch mit { $of } bereit.
   *[other] Du erfüllst die Bitte von { $of } um { $matter_acc }.
}
you-accepted-of = { $matter_id ->
    [trade] { $seat } nimmt dein Angebot an.
    [marriage] { $seat } nimmt deinen Heiratsvorschlag an.
    [truce] { $seat } nimmt deinen Vorschlag einer Waffenruhe an.
    [talk] { $seat } ist zu einem vertraulichen Gespräch mit dir bereit.
   *[other] { $seat } erfüllt deine Bitte um { $matter_acc }.
}
you-refused = { $matter_id ->
    [trade] Du lehnst das Angebot von { $of } ab.
    [marriage] Du lehnst den Heiratsvorschlag von { $of } ab.
    [truce] Du lehnst eine Waffenruhe mit { $of } ab.
    [talk] Du lehnst ein vertrauliches Gespräch mit { $of } ab.
   *[other] Du lehnst die Bitte von { $of } um { $matter_acc } ab.
}
you-refused-of = { $matter_id ->
    [trade] { $seat } lehnt dein Angebot ab.
    [marriage] { $seat } lehnt deinen Heiratsvorschlag ab.
    [truce] { $seat } lehnt eine Waffenruhe mit dir ab.
    [talk] { $seat } lehnt ein vertrauliches Gespräch mit dir ab.
   *[other] { $seat } lehnt deine Bitte um { $matter_acc } ab.
}
you-withdrawn = { $matter_id ->
    [trade] Du ziehst ein Angebot an { $to } zurück.
    [marriage] Du ziehst den Heiratsvorschlag an { $to } zurück.
    [truce] Du ziehst das Angebot einer Waffenruhe an { $to } zurück.
   *[other] Du ziehst die Bitte an { $to } um { $matter_acc } zurück.
}
you-withdrawn-to = { $matter_id ->
    [trade] { $seat } zieht ein Angebot an dich zurück.
    [marriage] { $seat } zieht den Heiratsvorschlag an dich zurück.
    [truce] { $seat } zieht das Angebot einer Waffenruhe an dich zurück.
   *[other] { $seat } zieht die Bitte an dich um { $matter_acc } zurück.
}
you-lapsed = { $matter_id ->
    [trade] Dein Angebot an { $to } verfällt.
    [marriage] Dein Heiratsvorschlag an { $to } verfällt.
    [truce] Dein Vorschlag einer Waffenruhe an { $to } verfällt.
   *[other] Deine Bitte an { $to } um { $matter_acc } verfällt.
}
you-lapsed-to = { $matter_id ->
    [trade] Das Angebot von { $seat } an dich verfällt.
    [marriage] Der Heiratsvorschlag von { $seat } an dich verfällt.
    [truce] Der Vorschlag einer Waffenruhe von { $seat } an dich verfällt.
   *[other] Die Bitte von { $seat } an dich um { $matter_acc } verfällt.
}
you-token-spent = Du gibst einen Diplomatiemarker aus.
you-talk-begins = Du und { $to } sprecht vertraulich.
you-talk-begins-to = Du und { $seat } sprecht vertraulich.
you-talk-joined = { $to } schließt sich deinem vertraulichen Gespräch an.
you-talk-joined-to = Du schließt dich dem vertraulichen Gespräch mit { $seat } an.
you-talk-extended = Du verlängerst das vertrauliche Gespräch.
you-talk-left = Du verlässt das vertrauliche Gespräch.
you-talk-ends = Dein vertrauliches Gespräch ist beendet.
you-handed-over = { $sum ->
    [one] Du gibst { $to } { $sum } Denar.
   *[other] Du gibst { $to } { $sum } Denare.
}
you-handed-over-to = { $sum ->
    [one] { $seat } gibt dir { $sum } Denar.
   *[other] { $seat } gibt dir { $sum } Denare.
}
you-slipped = { $sum ->
    [one] Du gibst { $to } heimlich { $sum } Denar.
   *[other] Du gibst { $to } heimlich { $sum } Denare.
}
you-slipped-to = { $sum ->
    [one] { $seat } gibt dir heimlich { $sum } Denar.
   *[other] { $seat } gibt dir heimlich { $sum } Denare.
}
you-card-passed = Du gibst { $to } die Karte „{ $kind }“.
you-card-passed-to = { $seat } gibt dir die Karte „{ $kind }“.

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-settle = ein Dorf für den Beginn
doing-marriages = eine Heirat
doing-candidacy = eine Kandidatur
doing-ballots = die Stimmabgabe
doing-sealed_ballots = die Stimmabgabe
doing-parley = den Handel
doing-discarding = Karten zum Ablegen
doing-drawing = Karten zum Ziehen
doing-halving = Verluste durch die Pest
doing-playing = das Spielen von Karten
doing-entering = den Platz für einen neuen Adligen
doing-declaring = die Ernennung eines Dauphins
doing-road = eine Straße für Einheiten
doing-succession = die Kontrolle über ein Dorf
doing-inheriting = das Erbe der Titel
doing-granting = die Verleihung eines Titels
doing-ransoming = das Lösegeld für gefangene Adlige
doing-buying = den Kauf von Truppen und Gebäuden
doing-moving = den nächsten Marsch
doing-group = den Weg einer Gruppe
doing-loading = die Begleitung einer Gruppe
doing-passage = einen Durchmarsch
doing-cavalcade = den Durchlass einer Kavalkade
doing-fighting = einen Angriff
doing-joining = den Beistand in einer Schlacht
doing-losses = die eigenen Verluste
doing-after_round = die Fortsetzung der Schlacht
doing-capturing = das Schicksal der besiegten Adligen
doing-sieges = Belagerungen
doing-pillaging = die Plünderung einer Mühle
doing-window = eine Überraschungskarte
doing-revolt = einen Aufstand
doing-calming = die Beschwichtigung eines Aufstands
doing-talk = ein vertrauliches Gespräch
doing-relics = den Einsatz einer Reliquie
doing-saving = die Rettung Sterbender

## What one can have answered without being asked

wish-reaction-pope = Vollmachten des Papstes
wish-reaction-relics = Reliquien
wish-moment-candidacies_closed = Wenn alle Kandidaten feststehen
wish-moment-ballots_laid = Vor dem Auszählen der Stimmen
wish-moment-tax_laid = Wenn eine Steuer erhoben wird
wish-moment-before_income = Vor dem Einkommen
wish-moment-battle_declared = Wenn eine Schlacht erklärt wird
wish-moment-before_roll = Vor dem Würfeln in einer Schlacht
wish-moment-after_round = Nach einer Kampfrunde
wish-moment-control_changed = Wenn ein Dorf den Besitzer wechselt
wish-moment-prisoner_taken = Wenn jemand in Gefangenschaft gerät
wish-moment-before_victory = Vor der Entscheidung über den Sieg
wish-matter-trade = Handel
wish-matter-marriage = Heiraten
wish-matter-annulment = Annullierungen
wish-matter-cardinal = Neue Kardinäle
wish-matter-passage = Durchzug
wish-matter-placement = Plätze für Adlige
wish-matter-waiver = Preise von Titeln
wish-matter-ransom = Niedrigere Lösegelder
wish-matter-truce = Waffenruhen
wish-matter-side = Beistand in der Schlacht
wish-matter-relic = Reliquien
wish-matter-talk = Vertrauliche Gespräche
