# Fief. Dörfer, Lehen und Bistümer stehen hier nur mit ihrem Namen; der Satz sagt, was sie sind: das Bistum Blaye.

game-name = Fief

## Things

village-beaujeu = Beaujeu
village-la_salle = La Salle
village-blaye = Blaye
village-charolles = Charolles
village-sennecy = Sennecy
village-l_epervier = L’Épervier
village-chateauneuf = Châteauneuf
village-mazilles = Mazilles
village-st_andromy = St Andromy
village-tournus = Tournus
village-belleville = Belleville
village-pugnac = Pugnac
village-st_medard = St Médard
village-st_gerome = St Gérôme
village-st_andre = St André
village-villeneuve = Villeneuve
village-la_bussiere = La Bussière
village-bourg = Bourg
village-st_vivien = St Vivien
village-les_essarts = Les Essarts
village-st_paul = St Paul
village-marcamps = Marcamps
village-sigy = Sigy
village-st_ciers_d_abzac = St Ciers d’Abzac

fief-blaye = Blaye
fief-epervier = L’Épervier
fief-mazilles = Mazilles
fief-tournus = Tournus
fief-st_gerome = St Gérôme
fief-bourg = Bourg
fief-st_paul = St Paul
fief-sigy = Sigy

bishopric-b1 = Blaye
bishopric-b2 = Tournus
bishopric-b3 = St Gérôme
bishopric-b4 = Bourg
bishopric-b5 = Sigy

lord-arthur = Arthur
    .g = m
lord-baudoin = Baudoin
    .g = m
lord-charles = Charles
    .g = m
lord-eric = Éric
    .g = m
lord-francois = François
    .g = m
lord-gauvain = Gauvain
    .g = m
lord-henri = Henri
    .g = m
lord-lambert = Lambert
    .g = m
lord-othon = Othon
    .g = m
lord-philippe = Philippe
    .g = m
lord-quentin = Quentin
    .g = m
lord-thierry = Thierry
    .g = m
lord-alienor = Aliénor
    .g = f
lord-blanche = Blanche
    .g = f
lord-guenievre = Guenièvre
    .g = f
lord-isabelle = Isabelle
    .g = f
lord-jeanne = Jeanne
    .g = f
lord-mireille = Mireille
    .g = f

kind-arthur = Arthur
    .acc = „Arthur“
kind-baudoin = Baudoin
    .acc = „Baudoin“
kind-charles = Charles
    .acc = „Charles“
kind-eric = Éric
    .acc = „Éric“
kind-francois = François
    .acc = „François“
kind-gauvain = Gauvain
    .acc = „Gauvain“
kind-henri = Henri
    .acc = „Henri“
kind-lambert = Lambert
    .acc = „Lambert“
kind-othon = Othon
    .acc = „Othon“
kind-philippe = Philippe
    .acc = „Philippe“
kind-quentin = Quentin
    .acc = „Quentin“
kind-thierry = Thierry
    .acc = „Thierry“
kind-alienor = Aliénor
    .acc = „Aliénor“
kind-blanche = Blanche
    .acc = „Blanche“
kind-guenievre = Guenièvre
    .acc = „Guenièvre“
kind-isabelle = Isabelle
    .acc = „Isabelle“
kind-jeanne = Jeanne
    .acc = „Jeanne“
kind-mireille = Mireille
    .acc = „Mireille“
kind-d_arc = d’Arc
    .acc = „d’Arc“
kind-cardinal = Kardinal
    .acc = „Kardinal“
kind-good_harvest = Gute Ernte
    .acc = „Gute Ernte“
kind-fine_weather = Schönes Wetter
    .acc = „Schönes Wetter“
kind-tax = Steuer
    .acc = „Steuer“
kind-revolt = Aufstand
    .acc = „Aufstand“
kind-tunnel = Geheimgang
    .acc = „Geheimgang“
kind-assassination = Meuchelmord
    .acc = „Meuchelmord“
kind-justice = Gerechtigkeit
    .acc = „Gerechtigkeit“
kind-ambush = Hinterhalt
    .acc = „Hinterhalt“

calamity-bad_weather = Schlechtes Wetter
calamity-famine = Hungersnot
calamity-plague = Pest

relic-grail = Heiliger Gral
    .acc = den Heiligen Gral
relic-eyes = Augen der hl. Roseline
    .acc = die Augen der hl. Roseline
relic-tooth = Zahn des hl. Géronce
    .acc = den Zahn des hl. Géronce
relic-lance = Heilige Lanze
    .acc = die Heilige Lanze
relic-radegund = Reliquie der hl. Radegundis
    .acc = die Reliquie der hl. Radegundis

unit-man_at_arms = Fußknecht
unit-knight = Ritter

fort-none = keine Befestigung
fort-castle = Burg
fort-city = befestigte Stadt

## Setup, turns, income, the end

phase-setup = Aufbau
phase-hear_ye = Hört, hört!
phase-cards = Karten
phase-income = Einkommen
phase-purchases = Käufe
phase-movement = Bewegung
phase-battles = Schlachten
phase-end_of_turn = Ende der Runde

points-fief_titles = Lehenstitel
points-king = König
points-pope = Papst

result-victory_alone = Das Spiel endet mit dem Sieg einer Familie.
result-victory_together = Das Spiel endet mit dem Sieg zweier verbündeter Familien.
result-turn_limit = Das Spiel endet, weil die letzte Runde gespielt ist.

move-first = { $seat } ist Startspieler
move-relic = Die Reliquie ist „{ $relic }“
move-settle = In { $village } beginnen

ask-deal = Die ersten Adligen werden ausgeteilt.
ask-first_player = Der Startspieler wird ausgelost.
ask-settle = In welchem Dorf beginnst du mit Burg, Adligem und Truppen?
ask-reliquary = Die Reliquien kommen in die Hauptorte der Bistümer.

why-not-a-lord-left = Einen solchen Adligen gibt es im Stapel nicht mehr.
why-nobody-sits-there = Dort sitzt niemand.
why-occupied = { $village } ist besetzt.
why-relic-laid = Diese Reliquie liegt schon in einem Dorf: { $relic }.

event-dealt = { $seat } beginnt mit { $lord }.
event-first-player = { $seat } ist in der ersten Runde zuerst am Zug.
event-settled = { $seat } beginnt mit { $lord } in { $village }.
event-relic-laid = In { $village } liegt eine Reliquie: { $relic }.
event-turn = Runde { $turn } beginnt; { $seat } ist zuerst am Zug.
event-phase = Es beginnt die Phase „{ $phase }“.
event-village-income = { $seat } erhält { $sum ->
    [one] { $sum } Denar
   *[other] { $sum } Denare
} aus { $villages ->
    [one] { $villages } Dorf.
   *[other] { $villages } Dörfern.
}
event-mill-income = { $seat } erhält { $sum ->
    [one] { $sum } Denar
   *[other] { $sum } Denare
} aus { $mills ->
    [one] { $mills } Mühle.
   *[other] { $mills } Mühlen.
}
event-land-tax-income = { $seat } erhält { $sum ->
    [one] { $sum } Denar
   *[other] { $sum } Denare
} Grundsteuer aus dem Lehen { $fief }.
event-tithe-income = { $seat } erhält { $sum ->
    [one] { $sum } Denar
   *[other] { $sum } Denare
} als Zehnten aus dem Bistum { $bishopric }.
event-queen-income = { $seat } erhält { $sum ->
    [one] { $sum } Denar
   *[other] { $sum } Denare
} für die königliche Hofhaltung von { $lord }.
event-points = { $seat } hat { $points ->
    [one] { $points } Siegpunkt.
   *[other] { $points } Siegpunkte.
}
event-won = { $seat } siegt allein mit { $points ->
    [one] { $points } Siegpunkt.
   *[other] { $points } Siegpunkten.
}
event-won-together = { $seat } und { $ally } siegen gemeinsam mit { $points ->
    [one] { $points } Siegpunkt.
   *[other] { $points } Siegpunkten.
}
event-tied = Die Führenden liegen in allem gleichauf. Das Spiel geht weiter.
event-time-is-up = Runde { $turn } war die letzte.
event-money-shown = { $sum ->
    [one] { $seat } legt { $sum } Denar offen.
   *[other] { $seat } legt { $sum } Denare offen.
}

## Marriages, elections, church titles, the crown

office-b1 = Bischof von Blaye
    .gen = des Bischofs von Blaye
office-b2 = Bischof von Tournus
    .gen = des Bischofs von Tournus
office-b3 = Bischof von St Gérôme
    .gen = des Bischofs von St Gérôme
office-b4 = Bischof von Bourg
    .gen = des Bischofs von Bourg
office-b5 = Bischof von Sigy
    .gen = des Bischofs von Sigy
office-pope = Papst
    .gen = des Papstes
office-king = König
    .gen = des Königs

ballot-arthur = Arthur
    .g = m
ballot-baudoin = Baudoin
    .g = m
ballot-charles = Charles
    .g = m
ballot-eric = Éric
    .g = m
ballot-francois = François
    .g = m
ballot-gauvain = Gauvain
    .g = m
ballot-henri = Henri
    .g = m
ballot-lambert = Lambert
    .g = m
ballot-othon = Othon
    .g = m
ballot-philippe = Philippe
    .g = m
ballot-quentin = Quentin
    .g = m
ballot-thierry = Thierry
    .g = m
ballot-alienor = Aliénor
    .g = f
ballot-blanche = Blanche
    .g = f
ballot-guenievre = Guenièvre
    .g = f
ballot-isabelle = Isabelle
    .g = f
ballot-jeanne = Jeanne
    .g = f
ballot-mireille = Mireille
    .g = f
ballot-nobody = niemand

move-marry = Die Heirat von { $lord } und { $spouse } vorschlagen
move-stand = { $lord } kandidieren lassen
move-lay = Für { $for } stimmen und die Finte auf { $against } legen

ask-marriages = Schlägst du eine Heirat vor?
ask-candidacy = Welcher deiner Adligen kandidiert bei dieser Wahl?
ask-ballots = Für wen stimmst du, und wohin legst du deine Finte?
ask-sealed_ballots = Für wen stimmst du, und wohin legst du deine Finte? Alle Marker werden zugleich aufgedeckt.
ask-parley = Jetzt dürfen alle miteinander handeln. Machst du ein Angebot, oder bist du fertig?

why-not-of-your-family = { $lord } gehört nicht zu deiner Familie.
why-nobody-to-marry = { $lord } ist nicht im Spiel.
why-same-family = Braut und Bräutigam müssen aus zwei Familien kommen.
why-not-man-and-woman = Eine Heirat verbindet einen Mann und eine Frau.
why-family-married = In der Familie von { $seat } gibt es schon eine Ehe. Mehr als eine ist nicht erlaubt.
why-man-of-the-church = { $lord } ist ein Mann der Kirche und kann nicht heiraten.
why-d-arc-never-marries = { $lord } ist d’Arc und heiratet nie.
why-not-your-candidate = { $lord } gehört nicht zu deiner Familie; du kannst nur eigene Adlige kandidieren lassen.
why-stands-already = { $lord } kandidiert schon.
why-not-a-man = { $lord } ist eine Frau; wählbar sind nur Männer.
why-imprisoned = { $lord } ist in Gefangenschaft und kann nicht kandidieren.
why-is-excommunicated = { $lord } ist exkommuniziert und kann nicht kandidieren.
why-no-bachelor = { $lord } ist verheiratet und kann nicht Bischof werden.
why-king-no-bishop = { $lord } ist König und kann nicht Bischof werden.
why-bishop-already = { $lord } ist schon Bischof. Mehr als ein Bistum ist nicht erlaubt.
why-no-prelate = { $lord } muss Bischof oder Kardinal sein, um Papst zu werden.
why-has-church-title = { $lord } hat einen Kirchentitel und kann nicht König werden.
why-no-candidate = { $lord } kandidiert bei dieser Wahl nicht.

event-proposed = { $seat } schlägt { $to } die Heirat von { $lord } und { $spouse } vor.
event-proposed-hidden = { $seat } schlägt { $to } eine Heirat vor.
event-married = { $lord } und { $spouse } heiraten; ihre Familien sind verbündet.
event-widowed = Der Tod beendet die Ehe von { $lord } und { $spouse }.
event-annulled = Der Papst annulliert die Ehe von { $lord } und { $spouse }.
event-bishop = { $lord } wird Bischof von { $bishopric }.
event-cardinal = { $lord } wird Kardinal.
event-pope = { $lord } wird Papst.
event-king = { $lord } wird König.
event-queen = { $lord } wird Königin.
event-regent = { $lord } wird Regentin.
event-dauphin-crowned = { $lord } folgt als Dauphin dem König nach.
event-dauphin = { $lord } wird Dauphin.
event-bishop-no-more = { $lord } ist nicht mehr Bischof von { $bishopric }.
event-cardinal-no-more = { $lord } ist nicht mehr Kardinal.
event-pope-no-more = { $lord } ist nicht mehr Papst.
event-queen-no-more = { $lord } ist nicht mehr Königin.
event-dauphin-no-more = { $lord } ist nicht mehr Dauphin.
event-throne-empty = Der Thron ist leer.
event-excommunicated = Der Papst exkommuniziert { $lord }.
event-lifted = { $lord } ist nicht mehr exkommuniziert.
event-election = Die Wahl { $office_gen } beginnt.
event-stands = { $lord } ({ $seat }) kandidiert als { $office }.
event-lays-nothing = { $seat } legt keinen Marker.
event-lays-one = { $seat } legt einen Marker auf { $lord }.
event-lays-two = { $seat } legt einen Marker auf { $lord } und noch einen auf { $other }.
event-lays-sealed = { $seat } hat abgestimmt.
event-ballot = { $votes ->
    [one] { $seat } ({ $votes } Stimme): „Dafür“ auf { $for }, „Dagegen“ auf { $against }.
   *[other] { $seat } ({ $votes } Stimmen): „Dafür“ auf { $for }, „Dagegen“ auf { $against }.
}
event-drops-out = { $lord } kann nicht mehr gewählt werden.
event-counted = { $votes ->
    [0] { $lord } hat keine Stimmen.
    [one] { $lord } hat { $votes } Stimme.
   *[other] { $lord } hat { $votes } Stimmen.
}
event-no-candidate = Die Wahl { $office_gen } fällt aus: Niemand kandidiert.
event-no-votes = Die Wahl { $office_gen } bleibt ohne Ergebnis: Niemand hat Stimmen.
event-even-votes = { $votes ->
    [one] Die Wahl { $office_gen } bleibt ohne Ergebnis: Gleichstand mit { $votes } Stimme.
   *[other] Die Wahl { $office_gen } bleibt ohne Ergebnis: Gleichstand mit { $votes } Stimmen.
}
event-no-majority = Niemand hat mehr als die Hälfte der Stimmen (höchstens { $votes } von { $cast }). Es wird kein Papst gewählt.
event-too-few-votes = { $votes ->
    [one] { $lord } führt mit { $votes } Stimme; ein König braucht 3.
   *[other] { $lord } führt mit { $votes } Stimmen; ein König braucht 3.
}
event-no-clergy = { $lord } führt, aber ein König braucht die Stimmen zweier Bischöfe, eines Kardinals oder des Papstes.

## Phase 2: discarding, drawing, calamities, playing cards, placing lords

deck-event = Ereignisstapel
deck-character = Personenstapel

back-none = keine Karte
back-event = ein Ereignis
back-calamity = eine Katastrophe

move-card = Die Karte ist „{ $kind }“
move-back = { $back_id ->
    [none] Keine Karte mehr
    [event] Nächste Karte: ein Ereignis
   *[calamity] Nächste Karte: eine Katastrophe
}
move-reveal = Die Katastrophe ist „{ $calamity }“
move-die = Der Würfel zeigt { $die }
move-pass = Passen
move-done = Fertig
move-accept = Annehmen
move-refuse = Ablehnen
move-discard = „{ $kind }“ ablegen
move-draw = Vom { $deck } ziehen
move-enter = { $lord } ins Spiel bringen
move-place = In { $village } aufstellen
move-declare = Deinen neuen Mann zum Dauphin erklären
move-harvest = „Gute Ernte“ auf das Bistum { $bishopric } spielen
move-weather = „Schönes Wetter“ auf das Bistum { $bishopric } spielen
move-land_tax = Grundsteuer im Lehen { $fief } erheben
move-tithe = Mit { $lord } den Zehnten im Bistum { $bishopric } erheben
move-tithe_all = Mit dem Papst den Zehnten in allen regierten Bistümern erheben
move-fall = { $unit_id ->
    [knight] 1 Ritter opfern
   *[man_at_arms] 1 Fußknecht opfern
}

ask-discarding = Welche Karten legst du ab?
ask-drawing = Von welchem Stapel ziehst du?
ask-turning_up = Die nächste Karte des Ereignisstapels wird aufgedeckt.
ask-calamities = Eine Katastrophe wird aufgedeckt.
ask-striking = Ein Würfel bestimmt das betroffene Bistum.
ask-plague = Für jeden Adligen in der Pest wird gewürfelt.
ask-halving = Welche deiner Truppen sterben an der Pest?
ask-playing = Spielst du Karten?
ask-entering = Wo stellst du die neue Person auf?
ask-declaring = Erklärst du deinen neuen Mann zum Dauphin?

why-fort-first = Du kontrollierst eine Befestigung, also musst du den Adligen in einer von deinen aufstellen, nicht in { $village }.
why-lord-first = Du musst den Adligen bei einem anderen deiner Adligen aufstellen, nicht in { $village }.
why-refused-there = In { $village } hat man dich nicht eingelassen.
why-not-in-hand = Du hast „{ $kind }“ nicht auf der Hand.
why-enough-drawn = Du hast schon zwei Karten gezogen.
why-one-character = Du kannst nur eine Personenkarte pro Runde ziehen.
why-full-hand = Du hast schon drei Karten auf der Hand.
why-nothing-to-draw = Der { $deck } ist leer.
why-not-in-deck = „{ $kind }“ kann nicht oben auf dem Stapel liegen.
why-family-full = Deine Familie hat schon vier Adlige.
why-no-place = Für { $lord } hast du in dieser Runde keinen Platz gefunden.
why-bad-weather-there = Im Bistum { $bishopric } herrscht schlechtes Wetter: „Gute Ernte“ ist dort nicht erlaubt.
why-famine-there = Im Bistum { $bishopric } herrscht Hungersnot: „Schönes Wetter“ ist dort nicht erlaubt.
why-bonus-there = Auf dem Bistum { $bishopric } liegt schon eine solche Karte.
why-not-entitled = Im Lehen { $fief } darfst du keine Grundsteuer erheben: Sein Titel gehört dir nicht, und auch dein König oder deine Regentin darf es dort nicht.
why-already-taxed = Im Lehen { $fief } wird schon Grundsteuer erhoben.
why-no-tax-marker = Du hast keinen Steuermarker mehr.
why-not-governed = Das Bistum { $bishopric } hat keinen Bischof.
why-no-tithe = Du hast keinen Adligen, der diesen Zehnten erheben darf.
why-place-free = Du kannst diesen Adligen aufstellen, ohne jemanden zu fragen.
why-no-such-token = { $unit_id ->
    [knight] Du hast hier keinen Ritter zu verlieren.
   *[man_at_arms] Du hast hier keinen Fußknecht zu verlieren.
}

event-discarded = { $seat } legt „{ $kind }“ ab.
event-drew = { $seat } zieht „{ $kind }“ vom { $deck }.
event-drew-hidden = { $seat } zieht eine Karte vom { $deck }.
event-calamity-drawn = { $seat } zieht eine Katastrophe. Sie kommt verdeckt auf Feld { $slot } der Leiste.
event-calamity-too-many = { $seat } zieht eine Katastrophe. Die Leiste ist voll, also wird sie verdeckt abgelegt.
event-shuffled = Der Ablagestapel wird zum neuen { $deck } gemischt.
event-back = { $back_id ->
    [none] Der Ereignisstapel ist leer.
    [event] Die nächste Karte des Ereignisstapels ist ein Ereignis.
   *[calamity] Die nächste Karte des Ereignisstapels ist eine Katastrophe.
}
event-revealed = Katastrophe: { $calamity }.
event-struck = „{ $calamity }“ trifft das Bistum { $bishopric }.
event-false-alarm = Falscher Alarm: „{ $calamity }“ wird abgelegt.
event-already-there = „{ $calamity }“ liegt schon auf dem Bistum { $bishopric }. Die Karte wird abgelegt.
event-plague-die = { $die ->
    [1] { $lord } stirbt an der Pest (Wurf { $die }).
    [2] { $lord } stirbt an der Pest (Wurf { $die }).
    [3] { $lord } stirbt an der Pest (Wurf { $die }).
   *[other] { $lord } überlebt die Pest (Wurf { $die }).
}
event-plague-loss = { $unit_id ->
    [knight] { $seat } verliert in { $village } durch die Pest einen Ritter.
   *[man_at_arms] { $seat } verliert in { $village } durch die Pest einen Fußknecht.
}
event-harvest = { $seat } spielt „Gute Ernte“ auf das Bistum { $bishopric }.
event-fine-weather = { $seat } spielt „Schönes Wetter“ auf das Bistum { $bishopric }.
event-cancelled = { $seat } beendet „{ $calamity }“ im Bistum { $bishopric }.
event-land-tax = { $seat } erhebt Grundsteuer im Lehen { $fief }.
event-tithe = { $seat } lässt { $lord } den Zehnten im Bistum { $bishopric } erheben.
event-tithe-all = { $seat } lässt Papst { $lord } den Zehnten in allen regierten Bistümern erheben.
event-entered = { $lord } kommt in { $village } zur Familie von { $seat }.
event-taken-back = { $seat } findet keinen Platz für { $lord } und nimmt die Karte zurück.
event-stays = { $lord } ({ $seat }) findet keinen Platz und bleibt frei, wo die Gefangenschaft endet.
event-spared = { $number ->
    [one] Neulinge werden in der ersten Runde geschont: { $number } Katastrophe wird verdeckt abgelegt.
   *[other] Neulinge werden in der ersten Runde geschont: { $number } Katastrophen werden verdeckt abgelegt.
}
event-placed = { $seat } stellt { $lord } in { $village } auf.

# Deaths and what follows them, control, ransoms and purchases.

## Moves

move-ransom = Das Lösegeld für { $lord } zahlen
move-hire = { $unit_id ->
    [knight] Einen Ritter für { $village } kaufen
   *[man_at_arms] Einen Fußknecht für { $village } kaufen
}
move-mill = Eine Mühle in { $village } bauen
move-castle = Eine Burg in { $village } bauen
move-title = Den Titel von { $fief } nehmen
move-ask_waiver = König oder Regentin bitten, den Preis für den Titel von { $fief } zu erlassen
move-grant = { $lord } den Titel geben
move-capital = Die Burg von { $village } zur befestigten Stadt machen
move-cardinal = { $lord } zum Kardinal machen
move-pass_title = Den Titel von { $fief } an { $lord } weitergeben
move-successor = Das Dorf { $seat } überlassen
move-road = Auf die Straße nach { $village } ziehen

## Questions

ask-road = Du kontrollierst das Dorf nicht mehr. Auf welche Straße ziehen deine Einheiten?
ask-succession = Du hast das Dorf verlassen. Wer von den Anwesenden kontrolliert es jetzt?
ask-inheriting = Deine Erben können nicht alle Titel tragen. Welcher kommt als Nächster?
ask-granting = Welcher deiner Adligen erhält den Titel?
ask-granting-capital = Welche Burg wird die befestigte Stadt?
ask-ransoming = Löse deine gefangenen Adligen aus: Biete weniger, zahle, oder wähle „Fertig“.
ask-ransoming-must = Löse deine gefangenen Adligen aus: Biete weniger, oder zahle.
ask-buying = Kaufe, was du willst, und wähle dann „Fertig“.

## Reasons why not

why-not-your-prisoner = { $lord } gehört nicht zu deinen gefangenen Adligen.
why-dearest-first = Dein Geld reicht nicht für alle. Zahle zuerst das höchste Lösegeld, das für { $lord }.
why-must-ransom = { $sum ->
    [one] Du kannst das Lösegeld für { $lord } zahlen ({ $sum } Denar), also musst du es auch.
   *[other] Du kannst das Lösegeld für { $lord } zahlen ({ $sum } Denare), also musst du es auch.
}
why-asked-already = Darum hast du schon gebeten.
why-nobody-on-board = Du hast weder freie Adlige noch Truppen auf dem Spielplan.
why-none-in-supply = Von diesen Einheiten ist keine mehr im Vorrat.
why-no-place-for-troops = Du brauchst in { $village } einen freien Adligen, eine Burg oder eine Stadt.
why-besieged = { $village } wird belagert: Neue Truppen kommen nicht hinein.
why-enough-new-units = Du hast in dieser Phase schon vier neue Einheiten nach { $village } gebracht.
why-not-your-village = Du kontrollierst { $village } nicht.
why-enough-mills = { $village } hat schon zwei Mühlen.
why-fortified = { $village } hat schon eine Befestigung.
why-title-held = Den Titel von { $fief } trägt { $lord }.
why-city-stands = Der Titel von { $fief } ist nicht zu kaufen: Er gehört zur befestigten Stadt.
why-villages-missing = Du kontrollierst nicht alle Dörfer des Lehens { $fief }.
why-no-castle = Du hast keine Burg im Lehen { $fief }.
why-no-lord-with-room = Keiner deiner freien Adligen kann noch einen Lehenstitel tragen.
why-prisoner-buys-nothing = { $lord } ist in Gefangenschaft und kann keinen gekauften Titel bekommen.
why-no-ruler = Ohne König oder Regentin kann niemand den Preis erlassen.
why-free-of-charge = Der Titel von { $fief } kostet dich ohnehin nichts.
why-cardinal-sold = Der Kardinalstitel ist schon gekauft.
why-no-bishop = { $lord } ist nicht Bischof.
why-cardinal-already = { $lord } ist schon Kardinal.
why-not-your-lord = { $lord } gehört nicht zu deiner Familie.
why-not-the-heir = Es erbt nur der Ehepartner, nicht { $lord }.
why-two-titles = { $lord } trägt schon zwei Lehenstitel.
why-not-your-title = Niemand in deiner Familie trägt den Titel von { $fief }.
why-only-title = { $lord } hat keinen zweiten Lehenstitel zum Weitergeben.
why-keeps-the-higher = { $lord } behält den höheren Titel, { $fief }.
why-title-passed = Der Titel von { $fief } ist schon weitergegeben worden.
why-not-left-behind = Der Titel von { $fief } gehört nicht zum Erbe.
why-no-capital = Du hast in { $village } keine Burg, die zur Stadt dieses Lehens werden könnte.
why-not-present = { $seat } hat dort weder Truppen noch einen freien Adligen.
why-no-road = Von { $village } führt keine Straße dorthin.
why-cannot-pay = { $need ->
    [one] Du brauchst { $need } Denar; du hast { $have }.
   *[other] Du brauchst { $need } Denare; du hast { $have }.
}

## Events

event-died = { $lord } ({ $seat }) stirbt in { $village }.
event-inherited = { $lord } ({ $seat }) erbt den Titel von { $fief }.
event-replaced = { $number ->
    [one] In { $village } ersetzt eine Einheit von { $seat } Truppen von { $partner }.
   *[other] In { $village } ersetzen { $number } Einheiten von { $seat } Truppen von { $partner }.
}
event-title-to-board = Der Titel von { $fief } kommt auf den Spielplan zurück.
event-title-lost = { $lord } verliert mit der Stadt den Titel von { $fief }.
event-title-gained = { $lord } ({ $seat }) erhält mit der Stadt den Titel von { $fief }.
event-title-passed = { $seat } gibt den Titel von { $fief } an { $lord } weiter.
event-control = { $seat } kontrolliert jetzt { $village }.
event-control-lost = { $seat } kontrolliert { $village } nicht mehr.
event-siege-ended = { $seat } beendet die Belagerung von { $village }.
event-freed = { $lord } ({ $seat }) ist wieder frei.
event-road = Einheiten von { $seat } in { $village } ziehen auf die Straße nach { $neighbour }.
event-ransomed = { $sum ->
    [one] { $seat } zahlt { $partner } { $sum } Denar Lösegeld für { $lord }.
   *[other] { $seat } zahlt { $partner } { $sum } Denare Lösegeld für { $lord }.
}
event-bargained-free = { $seat } und { $partner } einigen sich: { $lord } kommt frei.
event-hired = { $unit_id ->
    [knight] { $seat } kauft einen Ritter für { $village }.
   *[man_at_arms] { $seat } kauft einen Fußknecht für { $village }.
}
event-hired-hidden = { $seat } kauft eine Einheit für { $village }.
event-paid-troops = { $seat } bezahlt { $men ->
    [one] { $men } Fußknecht
   *[other] { $men } Fußknechte
} und { $knights } Ritter.
event-mill = { $seat } baut eine Mühle in { $village }.
event-castle = { $seat } baut eine Burg in { $village }.
event-title-bought = { $sum ->
    [0] { $seat } erhält den Titel von { $fief } kostenlos.
    [one] { $seat } kauft den Titel von { $fief } für { $sum } Denar.
   *[other] { $seat } kauft den Titel von { $fief } für { $sum } Denare.
}
event-title-given = { $lord } ({ $seat }) erhält den Titel von { $fief }.
event-city = { $village } wird die befestigte Stadt des Lehens { $fief }.
event-waived = { $seat } erlässt { $partner } den Preis des Titels von { $fief }.
event-cardinal-bought = { $seat } kauft den Kardinalstitel für { $lord }.

## Movement and cavalcades

dig-siege = um der Belagerung zu entkommen
dig-pass = um an allen vorbeizukommen, die den Weg versperren
dig-weather = um durch das schlechte Wetter zu ziehen

move-march = Mit { $lord } aufbrechen
move-step = Nach { $village } ziehen
move-men = { $number ->
    [0] Keine Fußknechte mitnehmen
    [one] { $number } Fußknecht mitnehmen
   *[other] { $number } Fußknechte mitnehmen
}
move-knights = { $number ->
    [0] Keine Ritter mitnehmen
   *[other] { $number } Ritter mitnehmen
}
move-along = { $lord } mitnehmen
move-behind = { $lord } zurücklassen
move-ask_leave = Um die Erlaubnis bitten, nach { $village } zu ziehen
move-halt = Hier anhalten
move-withdraw = Zurückweichen
move-dig = „Geheimgang“ spielen, { $dig }
move-cavalcade = Kavalkade nach { $village } reiten
move-let_pass = Durchlassen
move-bar = Den Weg versperren
move-force = Trotzdem eine Schlacht erzwingen
move-slide = Die Straße räumen: Einheiten nach { $village } verlegen

ask-moving = Welcher deiner Adligen bricht auf?
ask-moving-nobody = Keiner deiner Adligen kann aufbrechen. Du kannst nur die Bewegung beenden.
ask-group = Wohin zieht deine Gruppe?
ask-group-refused = Man hat dich abgewiesen. Weichst du zurück, oder bleibst du hier?
ask-loading = Wer zieht mit?
ask-cavalcade = Eine Kavalkade will vorbei. Lässt du sie durch, oder versperrst du den Weg?
ask-cavalcade-force = Man lässt dich durch. Erzwingst du trotzdem eine Schlacht?

why-not-your-free-lord = { $lord } gehört nicht zu deinen freien Adligen.
why-has-led = { $lord } hat in dieser Runde schon eine Gruppe geführt.
why-no-step-left = { $lord } kann keinen Schritt mehr machen.
why-nowhere-to-go = { $lord } kann nirgendwohin ziehen: Schlechtes Wetter versperrt alle Straßen.
why-no-road-there = Von { $village } führt keine Straße dorthin.
why-weather-stops = Schlechtes Wetter versperrt die Straße nach { $village }.
why-withdraw-with-all = Nach einer Abweisung weichst du mit allen zurück, die mitgekommen sind.
why-held-by-siege = Du wirst belagert: Hinaus kommst du nur mit Erlaubnis von { $seat }, durch „Geheimgang“ oder mit einer Kavalkade.
why-leave-needed = Um weiterzuziehen, brauchst du die Erlaubnis von { $seat }.
why-road-held = Einheiten von { $seat } sind in dieser Runde auf dieser Straße gekommen und versperren sie.
why-leave-was-refused = Hier hat man dich schon abgewiesen.
why-no-leave-needed = Um nach { $village } zu ziehen, brauchst du keine Erlaubnis.
why-turned-away = In die Befestigung von { $village } hat man dich nicht eingelassen.
why-not-refused = Niemand hat dich abgewiesen.
why-came-by-no-road = Du bist in dieser Runde auf keiner Straße gekommen, also kannst du nicht zurückweichen.
why-dug-already = Dieser Geheimgang ist schon gegraben.
why-no-siege-to-leave = In { $village } belagert dich niemand.
why-siege-left-first = Ein Geheimgang führt nur mit dem ersten Schritt aus einer Belagerung.
why-nothing-to-pass = In { $village } versperrt dir niemand den Weg.
why-no-bad-weather = In { $village } hält dich kein schlechtes Wetter auf.
why-no-ride-after-refusal = Nach einer Abweisung ist keine Kavalkade möglich.
why-nobody-bars = Niemand versperrt dir den Weg nach { $village }.
why-weather-stops-ride = Bei schlechtem Wetter ist in { $village } keine Schlacht möglich.
why-not-through-walls = Eine Kavalkade kann nicht durch die Befestigung von { $village } reiten.
why-no-knight-to-ride = Für eine Kavalkade braucht dein Adliger in { $village } einen Ritter bei sich, der noch einen Schritt machen kann.
why-too-many-along = { $number ->
    [0] Niemand kann mitziehen.
    [one] Höchstens { $number } kann mitziehen.
   *[other] Höchstens { $number } können mitziehen.
}
why-all-who-came = { $number ->
    [one] Mindestens { $number } muss mitziehen.
   *[other] Mindestens { $number } müssen mitziehen.
}
why-not-on-a-road = Keine deiner Einheiten steht seit der letzten Runde auf einer Straße vor { $village }.
why-before-the-walls = { $village } ist befestigt, also bleiben deine Einheiten draußen auf ihrer Straße.
why-slid-already = Du hast deine Einheiten in dieser Runde schon nach { $village } verlegt.

event-marched = { $lord } ({ $seat }) zieht von { $village } nach { $to }.
event-withdrew = { $lord } ({ $seat }) weicht von { $village } nach { $to } zurück.
event-goes-along = { $lord } zieht mit nach { $to }.
event-troops-along = { $number ->
    [one] { $seat } nimmt { $number } Einheit mit
   *[other] { $seat } nimmt { $number } Einheiten mit
} (Fußknechte: { $men }, Ritter: { $knights }).
event-enters-walls = { $seat } zieht mit Erlaubnis in die Befestigung von { $village } ein.
event-leave-granted = { $seat } erlaubt { $lord } den Weg nach { $to }.
event-leave-refused = { $seat } verweigert { $lord } den Weg nach { $to }.
event-dug = { $seat } spielt in { $village } „Geheimgang“, { $dig }.
event-slid = { $seat } verlegt die Einheiten vor { $village } ins Dorf.
event-cavalcade = { $number ->
    [one] { $seat } reitet eine Kavalkade mit { $number } Ritter von { $village } nach { $to }.
   *[other] { $seat } reitet eine Kavalkade mit { $number } Rittern von { $village } nach { $to }.
}
event-lets-pass = { $seat } lässt die Kavalkade in { $village } durch.
event-bars = { $seat } versperrt in { $village } den Weg.
event-forces = { $seat } erzwingt in { $village } eine Schlacht mit { $other }.
event-cavalcade-stopped = Die Kavalkade von { $seat } wird in { $village } aufgehalten.
event-troops-along-hidden = { $number ->
    [one] { $seat } nimmt { $number } Einheit mit.
   *[other] { $seat } nimmt { $number } Einheiten mit.
}

## Battles, sieges, pillage

side-attacker = Angreifer
side-defender = Verteidiger

move-hit = { $hits ->
    [0] Der Kampfwürfel zeigt keinen Treffer
   *[other] Der Kampfwürfel zeigt { $hits } Treffer
}
move-attack = { $seat } in { $village } angreifen
move-join = Dem { $side } beistehen
move-change_sides = Die Seite wechseln
move-leave = Die Schlacht verlassen
move-lose = { $unit_id ->
    [knight] 1 Ritter von { $seat } opfern
   *[man_at_arms] 1 Fußknecht von { $seat } opfern
}
move-lose_lord = { $lord } opfern
move-surrender = Kapitulieren
move-truce = Eine Waffenruhe anbieten
move-stop = Den Angriff abbrechen
move-go_on = Weiterkämpfen
move-come_out = Einen Ausfall machen
move-hold = { $lord } in die Gefangenschaft von { $seat } geben
move-let_go = { $lord } ziehen lassen
move-besiege = { $village } belagern
move-lift_siege = Die Belagerung von { $village } aufheben
move-pillage = Eine Mühle in { $village } plündern

ask-fighting = Wen greifst du an, und wo?
ask-joining = Stehst du in dieser Schlacht einer Seite bei?
ask-round = Die Kampfwürfel werden geworfen.
ask-losses = Welche Verluste erleidet deine Seite?
ask-after_round = Die Kampfrunde ist vorbei. Was tust du?
ask-after_round-helper = Die Kampfrunde ist vorbei. Kämpfst du weiter, wechselst du die Seite, oder gehst du?
ask-after_round-come_out = Der Angreifer hat den Angriff abgebrochen. Machst du einen Ausfall?
ask-capturing = Was geschieht mit den besiegten Adligen?
ask-sieges = Beginnst du Belagerungen, oder hebst du welche auf?
ask-pillaging = Plünderst du eine Mühle?
ask-fighting-nobody = Du kannst jetzt niemanden angreifen. Danach kommen die Belagerungen.

why-no-lord-with-troops = Du hast in { $village } keinen Adligen mit Truppen.
why-nobody-to-attack = { $seat } hat in { $village } niemanden, den du angreifen könntest.
why-weather-forbids-battle = Bei schlechtem Wetter ist in { $village } keine Schlacht möglich.
why-attacked-already = Du hast { $seat } in dieser Runde in { $village } schon angegriffen.
why-no-dice = Vor den Mauern von { $village } bleibt dir kein Würfel.
why-riders-fight-alone = In einer Kavalkade kannst du nur dem Verteidiger beistehen.
why-leaderless-only-defend = Ohne Adligen in { $village } können sich deine Truppen nur verteidigen.
why-leader-has-refused = Der { $side } hat dich schon abgewiesen.
why-not-on-your-side = { $seat } kämpft nicht auf deiner Seite.
why-no-such-troops-left = { $unit_id ->
    [knight] { $seat } hat in der Schlacht keine Ritter mehr.
   *[man_at_arms] { $seat } hat in der Schlacht keine Fußknechte mehr.
}
why-as-much-as-damage = Von { $damage } Schaden musst du so viel wie möglich abtragen; { $unit_id ->
    [knight] ein Ritter
   *[man_at_arms] ein Fußknecht
} wäre zu wenig.
why-troops-die-first = Adlige trifft es erst, wenn ihre Seite keine Truppen mehr hat.
why-not-a-lord-of-side = Der Schaden kann { $lord } nicht treffen.
why-no-change-in-cavalcade = Bei einer Kavalkade kannst du die Seite nicht wechseln.
why-truce-proposed = Du hast in dieser Kampfrunde schon eine Waffenruhe angeboten.
why-no-stop-in-the-open = Auf freiem Feld kannst du den Angriff nicht allein abbrechen.
why-not-beaten = Über das Schicksal von { $lord } entscheidest du jetzt nicht.
why-no-units-to-hold = { $seat } hat dort keine Einheiten auf der Seite der Sieger.
why-no-walls-to-besiege = In { $village } hält niemand eine Befestigung.
why-own-walls = Du bist selbst in der Befestigung von { $village }.
why-besieges-already = Du belagerst { $village } schon.
why-siege-lifted = Du hast die Belagerung von { $village } gerade erst aufgehoben.
why-no-engine-left = Deine beiden Belagerungsgeräte sind schon im Einsatz.
why-no-siege-to-lift = Du belagerst { $village } nicht.
why-no-mill-there = In { $village } steht keine Mühle.
why-only-besiegers-pillage = { $village } wird belagert: Dort plündern nur die Belagerer.
why-not-yours-to-pillage = Du kontrollierst { $village } nicht.

event-battle = { $seat } greift { $defender } in { $village } an.
event-joined-side = { $seat } steht in { $village } dem { $side } bei.
event-round = Kampfrunde { $round }: Der Angreifer wirft { $attack } Würfel, der Verteidiger { $defence }.
event-rolled = { $hits ->
    [0] { $seat } würfelt keinen Treffer.
   *[other] { $seat } würfelt { $hits } Treffer.
}
event-damage = { $seat } verursacht { $damage } Schaden.
event-unit-lost = { $unit_id ->
    [knight] { $seat } verliert einen Ritter.
   *[man_at_arms] { $seat } verliert einen Fußknecht.
}
event-changed-sides = { $seat } wechselt die Seite und steht nun dem { $side } bei.
event-left-battle = { $seat } verlässt die Schlacht.
event-gates-opened = { $seat } öffnet die Tore von { $village }.
event-surrendered = { $seat } kapituliert in { $village }.
event-truce = { $seat } und { $partner } schließen in { $village } eine Waffenruhe.
event-stopped = { $seat } bricht den Angriff auf { $village } ab.
event-came-out = { $seat } macht einen Ausfall aus { $village }.
event-battle-won = { $seat } gewinnt die Schlacht von { $village }.
event-battle-undecided = Die Schlacht von { $village } endet ohne Sieger.
event-captured = { $lord } gerät in die Gefangenschaft von { $seat }.
event-let-go = { $seat } lässt { $lord } ziehen.
event-keeps-village = { $lord } bleibt in { $village }, also behält { $seat } das Dorf.
event-siege-laid = { $seat } belagert { $village }.
event-siege-won = { $seat } erobert das belagerte { $village }.
event-siege-goes-on = { $seat } belagert { $village } weiter; das Belagerungsgerät zeigt nun zwei Würfel.
event-pillaged = { $seat } plündert eine Mühle in { $village }.

## Surprise cards, papal powers, windows, revolts

until-now = jetzt
until-battle = zum Ende der Schlacht
until-phase = zum Ende der Phase
until-turn = zum Ende der Runde

move-pass_until = { $until_id ->
    [battle] Bis zum Ende der Schlacht passen
    [phase] Bis zum Ende der Phase passen
    [turn] Bis zum Ende der Runde passen
   *[now] Diesmal passen
}
move-attend = Mich wieder nach Überraschungskarten fragen
move-excommunicate = { $lord } exkommunizieren
move-lift = Die Exkommunikation aufheben
move-ask_annulment = Den Papst um die Annullierung deiner Ehe bitten
move-d_arc = „d’Arc“ auf { $lord } spielen
move-make_cardinal = „Kardinal“ auf { $lord } spielen
move-revolt = „Aufstand“ in { $village } spielen
move-free = „Geheimgang“ spielen und { $lord } mit allen Mitgefangenen befreien
move-tunnel = „Geheimgang“ spielen, um die Mauern zu untergraben
move-assassinate = { $lord } ermorden lassen; als Mörder gilt { $assassin }
move-justice = „Gerechtigkeit“ auf { $lord } spielen
move-ambush = „Hinterhalt“ auf { $lord } spielen
move-add_revolt = Einen „Aufstand“ hinzufügen
move-add_tunnel = Einen „Geheimgang“ hinzufügen
move-calm = 3 Denare zahlen und versuchen, den Aufstand zu beschwichtigen
move-calm_free = Unter Lebensgefahr versuchen, den Aufstand zu beschwichtigen
move-first_victim = Zuerst die Truppen von { $seat } treffen

ask-window = Spielst du jetzt eine Überraschungskarte, oder nutzt du eine Vollmacht des Papstes?
ask-revolt = Ein Aufstand! Fügst du eine Karte hinzu?
ask-revolt-victim = Wessen Truppen trifft es als Nächste?
ask-revolt-losses = Welche Verluste erleidest du?
ask-revolt-dice = Die Kampfwürfel des Aufstands werden geworfen.
ask-calming = Versucht dein Geistlicher, den Aufstand zu beschwichtigen?
ask-calming-die = Ein Würfel entscheidet, ob der Aufstand beschwichtigt wird.

why-not-held = Diese Karte hast du nicht auf der Hand.
why-while-drawing = Während Karten gezogen werden, kannst du nicht unterbrechen.
why-while-voting = Während der geheimen Abstimmung kannst du weder handeln noch eine Karte spielen.
why-before-losses = Zwischen Wurf und Verlusten kannst du keine Karte spielen.
why-not-settled-yet = Zuerst muss geregelt werden, was gerade geschehen ist.
why-not-in-play = { $lord } ist nicht im Spiel.
why-not-an-unmarried-woman = { $lord } ist keine unverheiratete Frau.
why-not-a-bishop = { $lord } ist nicht Bischof.
why-already-cardinal = { $lord } ist schon Kardinal.
why-no-cause = Ein Aufstand in { $village } braucht dort eine Steuer oder eine Hungersnot.
why-own-tax = Wegen deiner eigenen Steuer kannst du in { $village } keinen Aufstand auslösen.
why-not-a-prisoner = { $lord } ist nicht in Gefangenschaft.
why-no-battle = Es ist keine Schlacht im Gange.
why-not-the-attacker = Nur der Angreifer kann einen Geheimgang graben.
why-no-walls = In { $village } wird niemand von Mauern geschützt.
why-own-lord = { $lord } gehört zu deiner eigenen Familie.
why-not-own-lord = { $lord } gehört nicht zu deiner Familie.
why-no-assassin = { $lord } trägt nicht den Mördermarker.
why-immune = { $lord } ist vor „Gerechtigkeit“ sicher.
why-no-lord-in-battle = Du hast in dieser Schlacht keinen Adligen.
why-not-an-enemy-lord = { $lord } kämpft in dieser Schlacht nicht gegen dich.
why-not-the-pope = Das kann nur ein Papst deiner Familie; in Gefangenschaft kann er allein eine Exkommunikation aufheben.
why-has-struck = Der Papst hat in dieser Runde schon jemanden exkommuniziert.
why-one-at-a-time = Es kann immer nur eine Person exkommuniziert sein.
why-pope-himself = Der Papst kann sich nicht selbst exkommunizieren.
why-nobody-excommunicated = Niemand ist exkommuniziert.
why-not-married = Niemand in deiner Familie ist verheiratet.
why-no-pope = Es gibt keinen Papst, den man bitten könnte.
why-heir-born = Eine königliche Ehe, aus der ein Dauphin stammt, kann nicht annulliert werden.
why-too-many-offers = Du hast { $seat } in dieser Phase schon drei Mal gefragt.
why-no-standing = Nach Überraschungskarten wirst du ohnehin schon gefragt.
why-no-such-end = { $until_id ->
    [battle] Bis zum Ende der Schlacht kannst du hier nicht passen.
    [phase] Bis zum Ende der Phase kannst du hier nicht passen.
    [turn] Bis zum Ende der Runde kannst du hier nicht passen.
   *[now] Wähle, bis wann du passt.
}
why-cannot-calm = Dieser Geistliche kann diesen Aufstand so nicht beschwichtigen.
why-cannot-pay-calming = Du brauchst 3 Denare, um den Aufstand zu beschwichtigen.
why-nobody-there = { $seat } hat dort keine Truppen, die es jetzt treffen könnte.
why-tunnel-already = Ein Geheimgang ist schon gegraben.
why-most-damage = Du musst so viel verlieren, wie { $damage } Schaden erlaubt.

event-d-arc = { $seat } spielt „d’Arc“: { $lord } greift zum Schwert.
event-card-made-cardinal = { $seat } spielt „Kardinal“: { $lord } wird Kardinal.
event-revolt = { $seat } spielt „Aufstand“: { $village } erhebt sich.
event-tunnel-frees = { $seat } spielt „Geheimgang“: { $lord } ist frei.
event-tunnel-under-walls = { $seat } spielt „Geheimgang“: Die Mauern von { $village } schützen in dieser Schlacht niemanden.
event-assassinated = { $seat } lässt { $lord } ermorden; als Mörder gilt { $assassin }.
event-justice = { $seat } spielt „Gerechtigkeit“: { $lord } wird hingerichtet.
event-ambushed = { $seat } spielt „Hinterhalt“: { $lord } gerät in Gefangenschaft.
event-standing = { $until_id ->
    [battle] { $seat } passt bis zum Ende der Schlacht.
    [phase] { $seat } passt bis zum Ende der Phase.
    [turn] { $seat } passt bis zum Ende der Runde.
   *[now] { $seat } passt diesmal.
}
event-attends = { $seat } will wieder nach Überraschungskarten gefragt werden.
event-revolt-added = { $seat } fügt in { $village } einen „Aufstand“ hinzu.
event-tunnel-added = { $seat } fügt einen „Geheimgang“ hinzu: Die Mauern von { $village } helfen nicht.
event-calming-paid = { $seat } zahlt, damit { $lord } den Aufstand beschwichtigt.
event-calms = { $lord } versucht, den Aufstand zu beschwichtigen (Wurf { $die }).
event-calmed = { $lord } hat in { $village } einen „Aufstand“ beschwichtigt.
event-calmer-dies = Die Menge hört nicht zu: { $lord } wird getötet.
event-not-calmed = Die Menge hört nicht auf { $lord }.
event-revolt-strikes = Der Aufstand in { $village } verursacht { $hits } Schaden.
event-revolt-fails = Der Aufstand in { $village } scheitert.
event-revolt-losses = { $seat } verliert { $men ->
    [0] keinen Fußknecht
    [one] { $men } Fußknecht
   *[other] { $men } Fußknechte
} und { $knights ->
    [0] keinen Ritter.
   *[other] { $knights } Ritter.
}
event-revolt-destroys = Der Aufstand in { $village } gelingt. Die Adligen dort sterben, Mühlen und Burg werden zerstört.

## Offers and private talks

way-give = geben
way-take = nehmen

matter-trade = Handel
    .acc = einen Handel
matter-marriage = Heirat
    .acc = eine Heirat
matter-annulment = Annullierung einer Ehe
    .acc = die Annullierung einer Ehe
matter-cardinal = neuer Kardinal
    .acc = die Zustimmung zu einem neuen Kardinal
matter-passage = freier Durchzug
    .acc = freien Durchzug
matter-placement = Platz für einen Adligen
    .acc = einen Platz für eine neue Person
matter-waiver = Preis eines Titels
    .acc = den Erlass eines Titelpreises
matter-ransom = geringeres Lösegeld
    .acc = ein geringeres Lösegeld
matter-truce = Waffenruhe
    .acc = eine Waffenruhe
matter-side = Beistand in der Schlacht
    .acc = die Teilnahme an der Schlacht
matter-relic = Reliquie
    .acc = Zugang zu einer Reliquie
matter-talk = vertrauliches Gespräch
    .acc = ein vertrauliches Gespräch

move-offer = { $seat } ein Angebot machen
move-talk = { $seat } um ein vertrauliches Gespräch bitten
move-money = { $way_id ->
    [give] { $sum ->
        [one] { $sum } Denar geben
       *[other] { $sum } Denare geben
    }
   *[take] { $sum ->
        [one] { $sum } Denar verlangen
       *[other] { $sum } Denare verlangen
    }
}
move-kind = { $way_id ->
    [give] „{ $kind }“ geben
   *[take] „{ $kind }“ verlangen
}
move-village = { $way_id ->
    [give] Die Kontrolle über { $village } abgeben
   *[take] Die Kontrolle über { $village } verlangen
}
move-prisoner = { $lord_g ->
    [f] { $way_id ->
        [give] Gefangene übergeben
       *[take] Gefangene verlangen
    }
   *[m] { $way_id ->
        [give] Gefangenen übergeben
       *[take] Gefangenen verlangen
    }
}: { $lord }
move-relic_for = { $way_id ->
    [give] { $lord } { $relic_acc } geben
   *[take] Für { $lord } { $relic_acc } verlangen
}
move-token = Versiegeln: kostet einen Diplomatiemarker
move-propose = Das Angebot abschicken
move-end_talk = Das Gespräch beenden

ask-offer = Was bietest du, und was verlangst du?
ask-offer-answer = Stimmst du zu?
ask-talk = Ihr sprecht vertraulich. Machst du ein Angebot?
ask-talk-extend = Die Zeit ist um. Gibst du einen Diplomatiemarker aus, um länger zu sprechen?

why-not-oneself = Du kannst dir nicht selbst ein Angebot machen.
why-offer-open = Ein anderes Angebot wartet noch auf Antwort.
why-no-token = Du hast keinen Diplomatiemarker mehr.
why-token-spent = Dieses Angebot ist schon geheim.
why-needs-token = Karten wechseln den Besitzer nur heimlich, für einen Diplomatiemarker.
why-too-poor = { $needed ->
    [one] Das Angebot enthält { $needed } Denar
   *[other] Das Angebot enthält { $needed } Denare
}, doch { $seat } hat { $has ->
    [0] kein Geld.
   *[other] nur { $has }.
}
you-why-too-poor = { $needed ->
    [one] Das Angebot enthält { $needed } Denar
   *[other] Das Angebot enthält { $needed } Denare
}, doch du hast { $has ->
    [0] kein Geld.
   *[other] nur { $has }.
}
why-too-much = { $most ->
    [one] Ein Angebot kann höchstens { $most } Denar enthalten.
   *[other] Ein Angebot kann höchstens { $most } Denare enthalten.
}
why-no-such-sum = Füge jeweils 1, 2, 5 oder 10 Denare hinzu.
why-card-not-held = { $seat } hat die Karte „{ $kind }“ nicht auf der Hand.
you-why-card-not-held = Du hast die Karte „{ $kind }“ nicht auf der Hand.
why-cannot-hold = { $seat } kann die Karte „{ $kind }“ nicht auf der Hand haben.
you-why-cannot-hold = Du kannst die Karte „{ $kind }“ nicht auf der Hand haben.
why-hand-full = Mehr als 3 Karten auf der Hand sind nicht erlaubt.
why-not-controlled = { $seat } kontrolliert { $village } nicht.
you-why-not-controlled = Du kontrollierst { $village } nicht.
why-no-troops-there = { $seat } kann { $village } nur mit Truppen vor Ort kontrollieren.
you-why-no-troops-there = Du kannst { $village } nur mit Truppen vor Ort kontrollieren.
why-being-settled = In { $village } wird noch etwas geregelt. Warte, bis das erledigt ist.
why-already-in-offer = Davon ist schon eines im Angebot.
why-not-a-captive = { $seat } hält { $lord } nicht gefangen.
you-why-not-a-captive = Du hältst { $lord } nicht gefangen.
why-not-with-captor = { $seat } muss dort Truppen haben, wo { $lord } ist.
you-why-not-with-captor = Du musst dort Truppen haben, wo { $lord } ist.
why-not-carried = { $seat } hat keinen freien Adligen mit dieser Reliquie: { $relic }.
you-why-not-carried = Du hast keinen freien Adligen mit dieser Reliquie: { $relic }.
why-not-the-same-village = Die Reliquie kann nur ein freier Adliger im selben Dorf bekommen; { $lord } ist nicht dort.
why-empty-offer = Das Angebot ist leer.

event-asks = { $matter_id ->
    [trade] { $seat } macht { $to } ein Angebot.
    [marriage] { $seat } schlägt { $to } { $matter_acc } vor.
    [truce] { $seat } schlägt { $to } { $matter_acc } vor.
   *[other] { $seat } bittet { $to } um { $matter_acc }.
}
event-gives-money = { $sum ->
    [one] { $seat } bietet { $to } { $sum } Denar.
   *[other] { $seat } bietet { $to } { $sum } Denare.
}
event-wants-money = { $sum ->
    [one] { $seat } verlangt von { $to } { $sum } Denar.
   *[other] { $seat } verlangt von { $to } { $sum } Denare.
}
event-gives-village = { $seat } bietet { $to } die Kontrolle über { $village }.
event-wants-village = { $seat } verlangt von { $to } die Kontrolle über { $village }.
event-gives-prisoner = { $seat } bietet { $to } an, { $lord } { $lord_g ->
    [f] als Gefangene
   *[m] als Gefangenen
} zu übergeben.
event-wants-prisoner = { $seat } verlangt von { $to }, { $lord } { $lord_g ->
    [f] als Gefangene
   *[m] als Gefangenen
} zu übergeben.
event-gives-relic = { $seat } bietet { $to } { $relic_acc }.
event-wants-relic = { $seat } verlangt von { $to } { $relic_acc }.
event-in-private = { $seat } und { $to } behalten die Bedingungen für sich.
event-accepted = { $matter_id ->
    [trade] { $seat } nimmt das Angebot von { $of } an.
    [marriage] { $seat } nimmt den Heiratsvorschlag von { $of } an.
    [truce] { $seat } nimmt den Vorschlag einer Waffenruhe von { $of } an.
    [talk] { $seat } ist zu einem vertraulichen Gespräch mit { $of } bereit.
   *[other] { $seat } erfüllt die Bitte von { $of } um { $matter_acc }.
}
event-refused = { $matter_id ->
    [trade] { $seat } lehnt das Angebot von { $of } ab.
    [marriage] { $seat } lehnt den Heiratsvorschlag von { $of } ab.
    [truce] { $seat } lehnt eine Waffenruhe mit { $of } ab.
    [talk] { $seat } lehnt ein vertrauliches Gespräch mit { $of } ab.
   *[other] { $seat } lehnt die Bitte von { $of } um { $matter_acc } ab.
}
event-withdrawn = { $matter_id ->
    [trade] { $seat } zieht ein Angebot an { $to } zurück.
    [marriage] { $seat } zieht den Heiratsvorschlag an { $to } zurück.
    [truce] { $seat } zieht das Angebot einer Waffenruhe an { $to } zurück.
   *[other] { $seat } zieht die Bitte an { $to } um { $matter_acc } zurück.
}
event-lapsed = { $matter_id ->
    [trade] Das Angebot von { $seat } an { $to } verfällt.
    [marriage] Der Heiratsvorschlag von { $seat } an { $to } verfällt.
    [truce] Der Vorschlag einer Waffenruhe von { $seat } an { $to } verfällt.
   *[other] Die Bitte von { $seat } an { $to } um { $matter_acc } verfällt.
}
event-token-spent = { $seat } gibt einen Diplomatiemarker aus.
event-talk-begins = { $seat } und { $to } sprechen vertraulich.
event-talk-joined = { $to } schließt sich dem vertraulichen Gespräch mit { $seat } an.
event-talk-extended = { $seat } verlängert das vertrauliche Gespräch.
event-talk-left = { $seat } verlässt das vertrauliche Gespräch.
event-talk-ends = Das vertrauliche Gespräch mit { $seat } ist beendet.
event-handed-over = { $sum ->
    [one] { $seat } gibt { $to } { $sum } Denar.
   *[other] { $seat } gibt { $to } { $sum } Denare.
}
event-slipped = { $sum ->
    [one] { $seat } gibt { $to } heimlich { $sum } Denar.
   *[other] { $seat } gibt { $to } heimlich { $sum } Denare.
}
event-slipped-hidden = Heimlich geht Geld von { $seat } an { $to }.
event-card-passed = { $seat } gibt { $to } die Karte „{ $kind }“.
event-card-passed-hidden = { $seat } gibt { $to } eine Karte.

## Relics

move-take_relic = Mit { $lord } { $relic_acc } nehmen
move-reroll = Für das Bistum { $bishopric } würfeln
move-revive = { $lord } ins Leben zurückholen

ask-relics = Für welches Bistum nutzt du deine Reliquie?
ask-relics-die = Ein Würfel wird geworfen.
ask-saving = Holst du mit dem Zahn des hl. Géronce jemanden ins Leben zurück?

why-no-churchman = { $lord } kann diese Reliquie ({ $relic }) nicht nehmen; das kann nur der Bischof ihres Bistums, ein Kardinal oder der Papst.
why-not-there = { $lord } ist nicht frei im Dorf dieser Reliquie: { $relic }.
why-relic-carried = Diese Reliquie liegt nicht mehr in ihrer Kirche: { $relic }.
why-no-storm-there = Im Bistum { $bishopric } herrscht kein schlechtes Wetter.
why-no-famine = Im Bistum { $bishopric } herrscht keine Hungersnot.
why-rolled-already = Für diese Karte im Bistum { $bishopric } hast du schon gewürfelt.
why-not-dying = { $lord } liegt nicht im Sterben.

event-relic-taken = { $lord } nimmt { $relic_acc }.
event-relic-left = { $village } behält { $relic_acc }.
event-eyes = Die Augen der hl. Roseline blicken auf das schlechte Wetter im Bistum { $bishopric }: Der Würfel zeigt { $die }.
event-eyes-move = Das schlechte Wetter zieht vom Bistum { $bishopric } ins Bistum { $to }.
event-eyes-stay = Das schlechte Wetter bleibt im Bistum { $bishopric }.
event-eyes-end = Das schlechte Wetter zieht vom Bistum { $bishopric } ins Bistum { $to }, wo es schon herrscht: Die Karte wird abgelegt.
event-radegund = Die hl. Radegundis wird gegen die Hungersnot im Bistum { $bishopric } angerufen: Der Würfel zeigt { $die }.
event-radegund-ends = Die Hungersnot im Bistum { $bishopric } ist vorbei.
event-revived = Der Zahn des hl. Géronce holt { $lord } ins Leben zurück.

## Things in words

rank-barony = Baronie
rank-county = Grafschaft
rank-duchy = Herzogtum
about-village = Dorf. Lehen: { $fief } ({ $rank }); Bistum: { $bishopric }.
about-capital = Dorf, Hauptort des Bistums { $bishopric }. Lehen: { $fief } ({ $rank }).
village-roads = Straßen in Richtung { $villages }.
about-mill = Wer das Dorf kontrolliert, darf bis zu zwei Mühlen für je { $price } Denare bauen.
about-fief = Rang: { $rank }. Sein Titel kostet { $price } Denare und verlangt alle Dörfer des Lehens und eine Burg in einem davon.
zone-villages = Dörfer: { $villages }.
about-bishopric = Hauptort: { $capital }. Katastrophen, Ernten und Zehnten betreffen alle Dörfer des Bistums.
about-man = Ein Mann: 1 Kampfpunkt; kann Lehenstitel tragen und Bischof, Kardinal, Papst, Dauphin oder König werden.
about-woman = Eine Frau: 1 Kampfpunkt, wenn sie einen Titel hat oder d’Arc ist, sonst keiner; kann Lehenstitel tragen und Königin oder Regentin werden.
card-character = Personenkarte; es gibt davon { $copies }.
card-event = Ereigniskarte; es gibt davon { $copies }.
card-calamity = Katastrophenkarte; es gibt davon { $copies }.
card-surprise = Überraschung: jederzeit spielbar, außer während Karten gezogen werden.
card-plain = Wird in der Kartenphase gespielt, wenn du an der Reihe bist.
about-kind-lord = Ein neuer Adliger kommt in deine Familie (höchstens vier): in eine deiner Befestigungen, wenn du eine hast.
about-kind-d_arc = Auf eine beliebige unverheiratete Frau: Sie und ihre Begleiter machen 3 Schritte, ihre Seite wirft 1 Würfel mehr, und sie heiratet nie.
about-kind-cardinal = Macht einen beliebigen Bischof zum Kardinal, sofern nicht der Papst eines anderen Spielers ablehnt.
about-kind-good_harvest = Auf ein Bistum: beendet dort eine Hungersnot, oder jede Mühle bringt in dieser Runde 1 Denar mehr.
about-kind-fine_weather = Auf ein Bistum: beendet dort schlechtes Wetter, oder jede Mühle bringt in dieser Runde 1 Denar mehr.
about-kind-tax = Eine Grundsteuer in einem Lehen oder ein Zehnt in einem Bistum, eingezogen mit dem Einkommen dieser Runde.
about-kind-revolt = In einem Dorf mit Hungersnot oder fremder Steuer: Wirf einen Kampfwürfel gegen die Truppen dort und rechne 1 Schaden dazu. Fallen alle, sind Adlige, Mühlen und eine Burg verloren.
about-kind-tunnel = Eine Gruppe verlässt eine Belagerung, kommt an einem Feind vorbei oder zieht durch schlechtes Wetter; oder Mauern schützen in einer Schlacht oder einem Aufstand nicht; oder gemeinsam Gefangene kommen frei.
about-kind-assassination = Ein Adliger eines anderen Spielers stirbt; einer von deinen bekommt den Mördermarker.
about-kind-justice = Ein Adliger mit dem Mördermarker stirbt, außer er hat einen Königstitel oder ist Papst.
about-kind-ambush = In einer Schlacht, in der du einen Adligen hast, gerät ein feindlicher Adliger in deine Gefangenschaft.
about-calamity-bad_weather = Keine Bewegung und kein Angriff im Bistum in dieser Runde.
about-calamity-famine = Mühlen des Bistums bringen in dieser Runde nichts; Aufstände sind möglich.
about-calamity-plague = Jeder Adlige im Bistum stirbt bei einer 1 bis 3; in jedem Dorf stirbt die Hälfte der Truppen jedes Spielers, abgerundet.
relic-taken = Liegt im Hauptort eines Bistums, bis dessen Bischof, ein Kardinal oder der Papst sie dort nimmt; wer den Ort kontrolliert, muss es erlauben. Ein Adliger trägt sie.
about-relic-grail = Verteidigt sich der Träger, zählt jeder feindliche Würfel 1 weniger.
about-relic-eyes = Am Ende der Kartenphase kann ein Wurf eine Karte „Schlechtes Wetter“ versetzen.
about-relic-tooth = Ein Mal, gleich nach einem Tod, holt er einen Adligen mit seinen Titeln ins Leben zurück.
about-relic-lance = Wirft die Seite des Trägers in einer Schlacht mindestens einen Würfel, verursacht sie 1 Schaden mehr.
about-relic-radegund = Wirf am Ende der Kartenphase einen Würfel für jede Hungersnot, die du wählst: Bei 4 bis 6 endet sie.
about-unit-man_at_arms = 1 Kampfpunkt, Preis { $price } Denar.
about-unit-knight = 3 Kampfpunkte, Preis { $price } Denare; reitet in Kavalkaden und stirbt nur durch 3 Schaden.
about-fort-none = Hier ist niemand geschützt.
about-fort-castle = Preis { $price } Denare. Angreifer werfen weniger Würfel; in einer Burg, die du kontrollierst, kannst du Truppen kaufen und Adlige aufstellen.
about-fort-city = Eine Burg wird zur befestigten Stadt ihres Lehens, wenn dessen Titel gekauft wird. Wer sie kontrolliert, bekommt den Titel.
