# Die Fürsten von Florenz. Geld wird in Hundertern gezählt: Hinter den Zahlen hundreds sowie need und have (Preise)
# stehen zwei Nullen, außer bei 0.

game-name = Die Fürsten von Florenz

## Things

building-university = Universität
    .acc = eine Universität
building-laboratory = Laboratorium
    .acc = ein Laboratorium
building-workshop = Werkstatt
    .acc = eine Werkstatt
building-library = Bibliothek
    .acc = eine Bibliothek
building-opera = Oper
    .acc = eine Oper
building-studio = Atelier
    .acc = ein Atelier
building-hospital = Hospital
    .acc = ein Hospital
building-theatre = Theater
    .acc = ein Theater
building-tower = Turm
    .acc = einen Turm
building-chapel = Kapelle
    .acc = eine Kapelle
palace = Palazzo

landscape-forest = Wald
    .acc = einen Wald
landscape-lake = See
    .acc = einen See
landscape-park = Park
    .acc = einen Park

freedom-travel = Reisefreiheit
freedom-religion = Religionsfreiheit
freedom-opinion = Meinungsfreiheit

object-forest = Wald
    .acc = einen Wald
object-lake = See
    .acc = einen See
object-park = Park
    .acc = einen Park
object-jester = Gaukler
    .acc = einen Gaukler
object-architect = Baumeister
    .acc = einen Baumeister
object-prestige_card = Prestigekarte
    .acc = eine Prestigekarte
object-recruiting_card = Abwerbekarte
    .acc = eine Abwerbekarte
object-landscape = Landschaft
    .acc = eine Landschaft

deck-professions = Personenkarte
deck-bonus = Bonuskarte
deck-prestige = Prestigekarte

character-muse = Muse
    .acc = die Muse
character-cardinal = Kardinal
    .acc = den Kardinal
character-princess = Prinzessin
    .acc = die Prinzessin
character-merchant = Kaufmann
    .acc = den Kaufmann
character-professor = Professor
    .acc = den Professor
character-banker = Bankier
    .acc = den Bankier

choice-free = das Objekt kostenlos
choice-prestige = Prestigepunkte nach deinem Rang

side-left = links
side-right = rechts

turn-0 = nicht gedreht
turn-1 = um 90° im Uhrzeigersinn gedreht
turn-2 = um 180° gedreht
turn-3 = um 90° gegen den Uhrzeigersinn gedreht
turn-4 = gewendet
turn-5 = gewendet und um 90° im Uhrzeigersinn gedreht
turn-6 = gewendet und um 180° gedreht
turn-7 = gewendet und um 90° gegen den Uhrzeigersinn gedreht

whose-own = auf deiner Seite der Grenze
whose-neighbours = auf der Seite des Nachbarn

phase-auction = Versteigerung
phase-characters = Charaktere
phase-actions = Aktionen
answer-accept = nimmt den Vorschlag an
answer-reject = lehnt den Vorschlag ab
answer-counter = macht einen Gegenvorschlag

for-works = Werke
for-buildings = Gebäude
for-landscapes = Landschaften
for-architects = Baumeister
for-best_work = bestes Werk
for-characters = Charaktere
for-moved_back = verkaufte Punkte
for-prestige_cards = Prestigekarten

points-works = Werke
points-buildings = Gebäude
points-landscapes = Landschaften
points-architects = Baumeister
points-best_work = beste Werke
points-characters = Charaktere
points-moved_back = verkaufte Punkte
points-prestige_cards = Prestigekarten
points-other = Sonstiges

result-seven_rounds = Das Spiel endet nach sieben Runden.

## Moves

move-start_with = { $seat } ist Startspieler
move-deal = „{ $card }“ wird ausgeteilt
move-set_out = Ins Spiel kommt eine weitere { $freedom }
move-turn_up = Oben liegt „{ $card }“
move-return = „{ $card }“ zurückgeben
move-name = { $object } zur Versteigerung anbieten
move-refuse = In dieser Runde nicht mehr mitbieten
move-raise = Um 100 Florin erhöhen
move-pass = Passen
move-buy = { $object } zum Startgebot kaufen
move-pick = { $landscape } nehmen
move-put = Auf { $cell } anlegen, { $turn }
move-keep = „{ $card }“ behalten
move-under = „{ $card }“ als Nächstes unter den Stapel legen
move-recruit = „{ $card }“ abwerben
move-hold = Abwerbekarte für später behalten
move-cash = 1 Prestigepunkt für 100 Florin verkaufen
move-bid = { $hundreds ->
    [0] 0 Florin auf { $character_acc } bieten
   *[other] { $hundreds }00 Florin auf { $character_acc } bieten
}
move-merchant = Mit dem Kaufmann { $choice } nehmen
move-professor = Mit dem Professor kostenlos eine { $deck } nehmen
move-change_all = Mit all deinem Geld Prestigepunkte kaufen
move-decline = Den Charakter für später behalten
move-give_back = Den Charakter ungenutzt zurückgeben
move-keep_money = Das Geld behalten
move-work = Mit „{ $card }“ ein Werk vollbringen
move-princess = Ein Werk mit der Prinzessin vollbringen
move-bonus = „{ $card }“ ausspielen
move-finish = Das Werk vollbringen
move-change = { $number ->
    [0] Die ganze Auszahlung behalten
    [one] { $number } Prestigepunkt für 200 Florin kaufen
   *[other] { $number } Prestigepunkte für je 200 Florin kaufen
}
move-build = { $building } bauen
move-learn = Personenkarte für 300 Florin kaufen
move-introduce = { $freedom } für 300 Florin einführen
move-buy_bonus = Bonuskarte für 300 Florin kaufen
move-done = Zug beenden
move-propose = Dem { $side_id ->
    [left] linken
   *[right] rechten
} Nachbarn vorschlagen, gemeinsam { $building_acc } zu bauen
move-sum = { $hundreds ->
    [0] Der Partner zahlt nichts
   *[other] Der Partner zahlt { $hundreds }00 Florin
}
move-accept = Den Vorschlag annehmen
move-reject = Den Vorschlag ablehnen
move-counter = Einen Gegenvorschlag machen
move-withdraw = Den Vorschlag zurückziehen

## What is asked

ask-start = Der Startspieler wird ausgelost.
ask-freedoms = Die Freiheiten für zwei Spieler werden ausgelost.
ask-deal = Die Personenkarten werden ausgeteilt.
ask-return = Welche deiner 4 Personenkarten gibst du zurück?
ask-choose = Biete etwas zur Versteigerung an, oder biete in dieser Runde nicht mehr mit.
ask-bid = Erhöhst du, oder passt du?
ask-last_buyer = Kaufe ein Objekt zum Startgebot, oder nimm keines.
ask-purchase = Du hast das Objekt ersteigert. Was tut dein Charakter?
ask-pick = Welche Landschaft nimmst du?
ask-put = Wohin legst du das Teil?
ask-look = Behalte eine dieser Karten; die übrigen kommen unter den Stapel.
ask-look-under = In welcher Reihenfolge kommen die übrigen unter den Stapel, von oben?
ask-recruit = Wen wirbst du ab? Du kannst die Karte auch für später behalten.
ask-use = Nutzt du deinen Charakter jetzt, oder behältst du ihn für später?
ask-use-last = Nutze deinen Charakter jetzt, oder gib ihn ungenutzt zurück.
ask-banker = Kaufst du mit all deinem Geld Prestigepunkte?
ask-characters = Biete auf einen Charakter oder passe.
ask-turn = Wähle eine Aktion oder beende deinen Zug.
ask-turn-end = Du hast keine Aktion mehr. Beende deinen Zug.
ask-turn-end-character = Du hast keine Aktion mehr. Nutze deinen Charakter oder beende deinen Zug.
ask-turn-end-recruit = Du hast keine Aktion mehr. Wirb eine Person ab oder beende deinen Zug.
ask-work = Spiele Bonuskarten aus, oder vollbringe das Werk.
ask-change = Wie viele Prestigepunkte kaufst du, für je 200 Florin?
ask-proposal = Über gemeinsames Bauen wird verhandelt.
ask-proposal-place = Wo soll das Gebäude stehen?
ask-proposal-sum = Wie viel soll der Partner zahlen?
ask-proposal-answer = Nimmst du den Vorschlag an, lehnst du ihn ab, oder machst du einen anderen?
ask-proposal-counter = Nimmst du diese Antwort auf deinen Vorschlag an, oder lehnst du sie ab?

## Why not

why-no-such-seat = Dort sitzt niemand.
why-freedom-drawn = Von dieser Art ist schon eine weitere Freiheit im Spiel.
why-already-dealt = Diese Karte ist nicht unter den Personenkarten, die noch ausgeteilt werden.
why-not-drawn = Diese Karte kann nicht oben auf dem Stapel liegen.
why-not-in-pack = Diese Karte ist nicht unter den vier Personenkarten, aus denen du wählst.
why-other-objects = Bei mehr als zwei Spielern ist jede Art von Landschaft ein eigenes Objekt.
why-one-landscape = Bei zwei Spielern sind die Landschaften ein einziges Objekt; die Art wählst du, wenn du es ersteigert hast.
why-no-muse = „Die Muse und die Prinzessin“ gehört nicht zu dieser Partie.
why-no-cooperation = Gemeinsames Bauen gehört nicht zu dieser Partie.
why-out-of-auction = Du hast in dieser Runde schon etwas ersteigert oder verzichtet, also kannst du nicht mehr mitbieten.
why-highest-bidder = Du hast schon das höchste Gebot.
why-has-passed = Bei diesem Objekt hast du gepasst.
why-stack-marked = Von diesem Stapel wurde in dieser Runde schon ein Objekt verkauft.
why-stack-empty = Dieser Stapel ist leer.
why-too-many-architects = Du hast schon 3 Baumeister.
why-no-room = In deinem Fürstentum ist kein Platz für eine solche Landschaft.
why-cannot-bid = { $have ->
    [0] Das Gebot beträgt { $need }00 Florin; du hast nichts zu bieten.
   *[other] Das Gebot beträgt { $need }00 Florin; du kannst höchstens { $have }00 bieten.
}
why-cannot-buy = { $have ->
    [0] Das Objekt kostet { $need }00 Florin; du hast kein Geld.
   *[other] Das Objekt kostet { $need }00 Florin; du kannst höchstens { $have }00 zahlen.
}
why-no-prestige = Du hast keine Prestigepunkte, die du verkaufen könntest.
why-not-with-expansion = Mit „Die Muse und die Prinzessin“ kannst du keine Prestigepunkte verkaufen.
why-type-gone = Von dieser Art ist keine Landschaft mehr da.
why-not-looked-at = Diese Karte ist nicht unter den Prestigekarten, aus denen du wählst.
why-profession-not-looked-at = Diese Karte ist nicht unter den Personenkarten, aus denen du wählst.
why-bonus-not-looked-at = Diese Karte ist nicht unter den Bonuskarten, aus denen du wählst.
why-no-recruiting-card = Du hast keine Abwerbekarte.
why-not-on-a-table = Eine solche Person liegt bei keinem Spieler offen aus.
why-own-table = Du kannst nicht bei dir selbst abwerben.
why-no-action-left = Du hast keine Aktion mehr.
why-once-per-round = Das ist nur ein Mal pro Runde erlaubt.
why-not-in-hand = Du hast keine solche Personenkarte auf der Hand.
why-bonus-not-in-hand = Du hast keine solche Bonuskarte auf der Hand.
why-work-too-low = Das Werk braucht mindestens die Werkzahl { $need }; es erreicht { $have }.
why-princess-too-low = Auch das Werk der Prinzessin braucht mindestens die Werkzahl { $need }; es erreicht { $have }.
why-change-too-much = Die Auszahlung reicht höchstens für { $have ->
    [one] { $have } Prestigepunkt
   *[other] { $have } Prestigepunkte
}, nicht für { $need }.
why-already-built = Dieses Gebäude steht schon in deinem Fürstentum.
why-buildings-gone = Von diesem Gebäude ist keines mehr da.
why-already-introduced = Diese Freiheit hast du schon eingeführt.
why-freedoms-gone = Von dieser Freiheit ist keine mehr da.
why-professions-gone = Es ist keine Personenkarte mehr da.
why-bonus-gone = Es ist keine Bonuskarte mehr da.
why-cannot-pay = { $have ->
    [0] Das kostet { $need }00 Florin; du hast kein Geld.
   *[other] Das kostet { $need }00 Florin; du kannst höchstens { $have }00 zahlen.
}
why-cannot-pay-together = { $have ->
    [0] Das Gebäude kostet { $need }00 Florin; selbst mit dem Anteil des Partners wäre kein Geld da.
   *[other] Das Gebäude kostet { $need }00 Florin; selbst mit dem Anteil des Partners wären nur { $have }00 da.
}
why-no-place-for-it = Für dieses Gebäude ist kein Platz.
why-no-place-together = Über dieser Grenze ist kein Platz für dieses Gebäude.
why-off-the-grid = Dort läge das Gebäude außerhalb des Rasters.
why-same-look = Bei Drehung { $turn_id } liegt das Gebäude genauso. Wähle diese.
why-overlaps = Auf einem dieser Felder liegt schon etwas.
why-touches = { $architects ->
    [0] Ohne Baumeister
    [one] Mit { $architects } Baumeister
   *[other] Mit { $architects } Baumeistern
} darf ein Gebäude weder ein anderes noch den Palazzo berühren; dafür sind 2 nötig.
why-at-the-border = Ohne Baumeister darfst du allein nicht an einer Grenze bauen.
why-across-the-border = Mit 1 Baumeister darf ein Gebäude keines jenseits der Grenze berühren; dafür sind 2 nötig.
why-landscape-off-the-grid = Dort läge die Landschaft außerhalb des Rasters.
why-landscape-same-look = Bei Drehung { $turn_id } liegt die Landschaft genauso. Wähle diese.
why-landscape-overlaps = Auf einem dieser Felder liegt schon etwas.
why-not-your-character = Diesen Charakter hast du nicht.
why-only-on-winning = Der Kaufmann macht ein Objekt nur dann kostenlos, wenn du es gerade bezahlst.
why-not-from-professor = Der Professor gibt eine Prestigekarte oder eine Bonuskarte, keine Personenkarte.
why-professor-stack-empty = Dieser Stapel ist leer, also gibt der Professor daraus nichts.
why-no-such-space = Ein solches Gebotsfeld hat die Karte nicht.
why-character-sold = Dieser Charakter ist in dieser Runde schon verkauft.
why-highest-space = Das höchste Gebotsfeld dieser Karte ist besetzt; niemand kann es überbieten.
why-bid-higher = Du musst mindestens { $need }00 Florin bieten.
why-cash-only = { $have ->
    [0] Du musst { $need }00 Florin in bar bieten; du hast keine.
   *[other] Du musst { $need }00 Florin in bar bieten; du hast { $have }00.
}
why-no-such-neighbour = Auf dieser Seite hast du keinen Nachbarn.
why-proposed-enough = Diesem Nachbarn hast du für diese Aktion schon 3 Vorschläge gemacht.
why-partner-has-it = Dieses Gebäude steht schon im Fürstentum des Nachbarn.
why-partner-cannot-pay = { $have ->
    [0] Der Partner müsste { $need }00 Florin zahlen, hat aber kein Geld.
   *[other] Der Partner müsste { $need }00 Florin zahlen, kann aber höchstens { $have }00 aufbringen.
}
why-not-together = Das Gebäude muss über der Grenze liegen, mit mindestens einem Feld auf jeder Seite.
why-together-overlaps = Auf einem der Felder { $whose } liegt schon etwas.
why-together-touches = { $whose_id ->
    [own] Du hast
   *[neighbours] Dein Nachbar hat
} { $architects ->
    [0] keine Baumeister
   *[other] { $architects } Baumeister
}, deshalb darf das Gebäude { $whose } weder ein anderes noch den Palazzo berühren; dafür sind 2 nötig.
why-countered = Einen Gegenvorschlag kannst du nur annehmen oder ablehnen.
why-same-offer = Diesen Vorschlag hast du schon gemacht.

## What happens

event-starts = { $seat } ist Startspieler.
event-dealt = { $seat } erhält die Personenkarte „{ $card }“.
event-dealt-hidden = { $seat } erhält eine Personenkarte.
event-returned = { $seat } gibt die Personenkarte „{ $card }“ zurück.
event-returned-hidden = { $seat } gibt eine Personenkarte zurück.
event-set-out = Ins Spiel kommt eine weitere { $freedom }.
event-round = Runde { $round } beginnt; Werke brauchen mindestens die Werkzahl { $minimum }.
event-phase = { $phase_id ->
    [auction] Phase A: { $phase }.
    [characters] Phase A2: { $phase }.
   *[actions] Phase B: { $phase }.
}
event-named = { $seat } bietet { $object_acc } ab { $hundreds }00 Florin zur Versteigerung an.
event-refused = { $seat } bietet in dieser Runde nicht mehr mit.
event-took-nothing = { $seat } wählt zuletzt und nimmt nichts.
event-raised = { $seat } bietet { $hundreds }00 Florin.
event-passed = { $seat } passt.
event-won = { $seat } ersteigert { $object_acc }.
event-paid = { $seat } zahlt { $hundreds }00 Florin{ $back ->
    [0] {""}
    [one] {" "}und verkauft dafür { $back } Prestigepunkt
   *[other] {" "}und verkauft dafür { $back } Prestigepunkte
}.
event-cashed = { $seat } verkauft 1 Prestigepunkt für 100 Florin.
event-placed = { $seat } legt { $landscape_id ->
    [forest] einen Wald
    [lake] einen See
   *[park] einen Park
} auf { $cell } an, { $turn }.
event-looks = { $seat } sieht sich { $number ->
    [one] die oberste { $deck }
   *[other] die obersten { $number } { $deck }n
} an.
event-looked = { $seat } sieht sich „{ $card }“ an.
event-looked-hidden = { $seat } sieht sich eine Karte an.
event-kept = { $seat } behält „{ $card }“.
event-kept-hidden = { $seat } behält eine Karte.
event-put-under = { $seat } legt „{ $card }“ unter den Stapel.
event-put-under-hidden = { $seat } legt eine Karte unter den Stapel.
event-recruited = { $seat } wirbt bei { $from } „{ $card }“ ab.
event-held = { $seat } behält die Abwerbekarte für später.
event-points = { $seat } erhält { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
} ({ $for }).
event-bid = { $hundreds ->
    [0] { $seat } bietet 0 Florin auf { $character_acc }.
   *[other] { $seat } bietet { $hundreds }00 Florin auf { $character_acc }.
}
event-no-character = { $seat } ersteigert in dieser Runde keinen Charakter.
event-character = { $hundreds ->
    [0] { $seat } ersteigert { $character_acc } für 0 Florin.
   *[other] { $seat } ersteigert { $character_acc } für { $hundreds }00 Florin.
}
event-character-used = { $seat } nutzt { $character_acc } und legt die Karte ab.
event-character-kept = { $seat } behält { $character_acc } für später.
event-character-returned = { $seat } gibt { $character_acc } ungenutzt zurück.
event-work = { $seat } spielt „{ $card }“ für ein Werk aus.
event-princess = { $seat } vollbringt ein Werk mit der Prinzessin.
event-bonus = { $seat } spielt „{ $card }“ aus (+{ $value }).
event-completed = { $seat } vollbringt ein Werk mit der Werkzahl { $value }.
event-changed = { $points ->
    [0] { $seat } behält das ganze Geld.
    [one] { $seat } kauft { $points } Prestigepunkt für { $hundreds }00 Florin.
   *[other] { $seat } kauft { $points } Prestigepunkte für { $hundreds }00 Florin.
}
event-built = { $seat } baut { $building_acc } auf { $cell }, { $turn }.
event-introduced = { $seat } führt die { $freedom } ein.
event-bought-card = { $seat } kauft eine { $deck }.
event-done = { $seat } beendet den Zug.
event-proposed = { $seat } schlägt { $partner } vor, gemeinsam { $building_acc } zu bauen.
event-offered = { $hundreds ->
    [0] { $seat } will auf { $cell } links der Grenze bauen, { $turn }; dafür wird nichts gezahlt.
   *[other] { $seat } will auf { $cell } links der Grenze bauen, { $turn }; dafür werden { $hundreds }00 Florin gezahlt.
}
event-answered = { $seat } { $answer }.
event-withdrawn = { $seat } zieht den Vorschlag zurück.
event-together = { $seat } und { $partner } bauen gemeinsam { $building_acc }.
event-best-work = { $seat } hat mit der Werkzahl { $value } das beste Werk der Runde.
event-revealed = { $seat } deckt die Prestigekarte „{ $card }“ auf ({ $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
}).
event-ended = { $seat } beendet das Spiel mit { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkten
} und { $hundreds ->
    [0] 0
   *[other] { $hundreds }00
} Florin.
event-gained = { $seat } erhält { $hundreds }00 Florin.
event-sum-paid = { $seat } zahlt { $hundreds }00 Florin an { $partner }{ $back ->
    [0] {""}
    [one] {" "}und verkauft dafür { $back } Prestigepunkt
   *[other] {" "}und verkauft dafür { $back } Prestigepunkte
}.

## Things in words

florins = { $hundreds ->
    [0] 0 Florin
   *[other] { $hundreds }00 Florin
}
kind-profession = Personenkarte
kind-bonus = Bonuskarte: einmal ausspielen, mit einem Werk
kind-prestige = Prestigekarte: zählt am Spielende für ihren Besitzer
profession-wants = Wünscht: { $building } (+4), { $landscape } (+3), { $freedom } (+3)
bonus-adds = Werkzahl +{ $each } { $what }
prestige-most = { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
} { $what }; bei Gleichstand: { $tied }
prestige-least = { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
} { $what }
size-large = { $squares ->
    [one] Großes Gebäude, { $squares } Feld
   *[other] Großes Gebäude, { $squares } Felder
}
size-medium = { $squares ->
    [one] Mittleres Gebäude, { $squares } Feld
   *[other] Mittleres Gebäude, { $squares } Felder
}
size-small = { $squares ->
    [one] Kleines Gebäude, { $squares } Feld
   *[other] Kleines Gebäude, { $squares } Felder
}
building-price = Preis: { $price }, mit 1 oder 2 Baumeistern { $cheaper }, mit 3 kostenlos. Sofort 3 Prestigepunkte.
landscape-kind = { $squares ->
    [one] Landschaft, { $squares } Feld
   *[other] Landschaft, { $squares } Felder
}
landscape-worth = Werkzahl +3 für Werke, die diese Landschaft wünschen, egal wie oft du sie hast. 3 Prestigepunkte für jede weitere derselben Art.
freedom-worth = Werkzahl +3 für Werke, die diese Freiheit wünschen. Die Einführung kostet { $price }.
wanted-by = Gewünscht: { $cards }
character-bids = Niedrigstes Gebot: { $low }. Höchstes Gebot: { $high }.
about-object-jester = Werkzahl +2 für jedes deiner Werke.
about-object-architect = Der erste: Gebäude kosten 300 statt 700 Florin. Der zweite: Gebäude dürfen einander und den Palazzo berühren; 3 Prestigepunkte. Der dritte: Gebäude kosten nichts; 3 Prestigepunkte. Du kannst höchstens 3 haben.
about-object-prestige_card = Sieh dir die obersten 5 Prestigekarten an, behalte 1 verdeckt und lege die übrigen unter den Stapel.
about-object-recruiting_card = Nimm eine Personenkarte, die offen vor einem anderen Spieler liegt, auf die Hand und lege diese Karte an ihre Stelle: sofort oder in deinem Zug einer beliebigen Phase B. Sie zählt als Personenkarte.
about-object-landscape = Bei zwei Spielern: ein Wald, ein See oder ein Park nach Wahl.
about-character-muse = Erhöht die Werkzahl jedes deiner Werke in dieser Phase B um die Nummer der Runde.
about-character-cardinal = Du hast in dieser Phase B 3 statt 2 Aktionen, kannst aber weiterhin nur je ein Mal eine Personenkarte kaufen und eine Freiheit einführen.
about-character-princess = Als Aktion in dieser Phase B vollbringst du ein Werk ohne Personenkarte. Seine Werkzahl: 3 für jede Landschaft, 2 für jeden Baumeister und jedes Gebäude, 1 für jede Personen- oder Abwerbekarte. Bonuskarten kannst du dazu nicht spielen.
about-character-merchant = Das Objekt, das du in der nächsten Versteigerung bekommst, ist kostenlos; oder du nimmst so viele Prestigepunkte, wie dein Rang auf der Erfolgsleiste dann beträgt. Entscheidest du dich bis zum Ende jener Versteigerung nicht, bekommst du die Punkte.
about-character-professor = Du nimmst kostenlos eine Prestigekarte oder eine Bonuskarte, spätestens am Ende der nächsten Versteigerung.
about-character-banker = Die Bank zahlt dir sofort den Topf abzüglich deines Gebots: 600 Florin und 100 mehr für jede Runde, in der niemand den Bankier genommen hat. In Runde 7 darfst du außerdem mit all deinem Geld Prestigepunkte kaufen, für je 200 Florin.

# The same on a board: what a card is about in a few words, and two letters for what lies on a square.
short-bonus = +{ $each } { $what }
short-most = { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
} { $what }, bei Gleichstand { $tied }
short-least = { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
} { $what }
short-travel = Reise
short-religion = Religion
short-opinion = Meinung
tiny-university = Un
tiny-laboratory = Lb
tiny-workshop = We
tiny-library = Bi
tiny-opera = Op
tiny-studio = At
tiny-hospital = Ho
tiny-theatre = Th
tiny-tower = Tu
tiny-chapel = Ka
tiny-forest = wa
tiny-lake = se
tiny-park = pa
tiny-palace = Pz

## Professions

card-mathematician = Mathematiker
card-theologian = Theologe
card-philosopher = Philosoph
card-botanist = Botaniker
card-alchemist = Alchimist
card-physicist = Physiker
card-watchmaker = Uhrmacher
card-goldsmith = Goldschmied
card-bell_maker = Glockengießer
card-cartographer = Kartograph
card-jurist = Rechtsgelehrter
card-choreographer = Choreograph
card-composer = Komponist
card-sculptor = Bildhauer
card-painter = Maler
card-pharmacist = Apotheker
card-physician = Mediziner
card-dramatist = Dramatiker
card-poet = Dichter
card-astronomer = Astronom
card-organ_builder = Orgelbauer
card-unknown = unbekannte Karte

## Bonus cards: names, and what they count

card-each_building = Bonus für Gebäude
card-small_buildings_and_landscapes = Bonus für kleine Gebäude und Landschaften
card-each_forest = Bonus für Wälder
card-each_freedom = Bonus für Freiheiten
card-each_architect = Bonus für Baumeister
card-prestige_cards_and_freedoms = Bonus für Prestigekarten und Freiheiten
card-profession_cards_in_hand = Bonus für Handkarten
card-each_large_building = Bonus für große Gebäude
card-building_size_classes = Bonus für Gebäudegrößen
card-each_lake = Bonus für Seen
card-each_jester = Bonus für Gaukler
card-architects_and_lakes = Bonus für Baumeister und Seen
card-landscape_types = Bonus für Landschaftsarten
card-works_on_table = Bonus für Werke
card-medium_buildings_and_forests = Bonus für mittlere Gebäude und Wälder
card-each_landscape = Bonus für Landschaften
card-each_park = Bonus für Parks
card-jesters_and_freedoms = Bonus für Gaukler und Freiheiten
card-each_prestige_card = Bonus für Prestigekarten
card-element_kinds = Bonus für Vielfalt
about-each_building = für jedes Gebäude
about-small_buildings_and_landscapes = für jedes kleine Gebäude und jede Landschaft
about-each_forest = für jeden Wald
about-each_freedom = für jede Freiheit
about-each_architect = für jeden Baumeister
about-prestige_cards_and_freedoms = für jede Prestigekarte und jede Freiheit
about-profession_cards_in_hand = für jede Personen- oder Abwerbekarte, die auf der Hand bleibt
about-each_large_building = für jedes große Gebäude
about-building_size_classes = für jede Gebäudegröße: groß, mittel, klein
about-each_lake = für jeden See
about-each_jester = für jeden Gaukler
about-architects_and_lakes = für jeden Baumeister und jeden See
about-landscape_types = für jede Landschaftsart: Wald, See, Park
about-works_on_table = für jede ausliegende Personen- oder Abwerbekarte, die gerade gespielte eingeschlossen
about-medium_buildings_and_forests = für jedes mittlere Gebäude und jeden Wald
about-each_landscape = für jede Landschaft
about-each_park = für jeden Park
about-jesters_and_freedoms = für jeden Gaukler und jede Freiheit
about-each_prestige_card = für jede Prestigekarte
about-element_kinds = für jede Art, die du hiervon hast: Wald, See, Park, Gaukler, Baumeister, Prestigekarte, Freiheit

## Prestige cards: names, and what they ask for

card-most_buildings = Meiste Gebäude
card-all_landscape_types = Alle Landschaftsarten
card-most_lakes = Meiste Seen
card-most_jesters = Meiste Gaukler
card-architect_jester_two_landscapes = Baumeister, Gaukler und Landschaften
card-two_large_buildings = Zwei große Gebäude
card-most_landscapes = Meiste Landschaften
card-all_freedoms = Alle Freiheiten
card-most_architects = Meiste Baumeister
card-most_works = Meiste Werke
card-fewest_empty_squares = Wenigste leere Felder
card-most_forests = Meiste Wälder
card-buildings_freedoms_works = Gebäude, Freiheiten und Werke
card-most_parks = Meiste Parks
about-most_buildings = für die meisten Gebäude
about-all_landscape_types = für einen Wald, einen See und einen Park
about-most_lakes = für die meisten Seen
about-most_jesters = für die meisten Gaukler
about-architect_jester_two_landscapes = für mindestens 1 Baumeister, 1 Gaukler und 2 Landschaften
about-two_large_buildings = für mindestens 2 große Gebäude
about-most_landscapes = für die meisten Landschaften
about-all_freedoms = für alle drei Freiheiten
about-most_architects = für die meisten Baumeister
about-most_works = für die meisten ausliegenden Personen- und Abwerbekarten
about-fewest_empty_squares = für die wenigsten leeren Felder
about-most_forests = für die meisten Wälder
about-buildings_freedoms_works = für mindestens 4 Gebäude, 2 Freiheiten und 4 Werke
about-most_parks = für die meisten Parks
