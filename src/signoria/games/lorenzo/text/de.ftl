# Lorenzo il Magnifico.

game-name = Lorenzo der Prächtige

## Goods

good-wood = Holz
good-stone = Stein
good-servant = Diener
good-coin = Münzen
good-military = Militärpunkte
good-faith = Glaubenspunkte
good-victory = Siegpunkte
good-unknown = etwas

amount-wood = { $n } Holz
amount-stone = { $n } Stein
amount-servant = { $n } Diener
amount-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
amount-military = { $n ->
    [one] { $n } Militärpunkt
   *[other] { $n } Militärpunkte
}
amount-faith = { $n ->
    [one] { $n } Glaubenspunkt
   *[other] { $n } Glaubenspunkte
}
amount-victory = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
amount-privilege = { $n ->
    [one] { $n } Ratsprivileg
   *[other] { $n } verschiedene Ratsprivilegien
}

## Things on the board

type-territory = Gebiet
type-character = Charakter
type-building = Gebäude
type-venture = Wagnis
type-any = beliebiger Kartentyp

work-harvest = Ernte
work-production = Produktion

member-black = schwarzes Familienmitglied
member-white = weißes Familienmitglied
member-orange = oranges Familienmitglied
member-neutral = farbloses Familienmitglied

die-black = schwarzer Würfel
die-white = weißer Würfel
die-orange = oranger Würfel

space-territory-1 = Gebietsturm, Ebene 1
    .loc = im Gebietsturm, Ebene 1,
space-territory-2 = Gebietsturm, Ebene 2
    .loc = im Gebietsturm, Ebene 2,
space-territory-3 = Gebietsturm, Ebene 3
    .loc = im Gebietsturm, Ebene 3,
space-territory-4 = Gebietsturm, Ebene 4
    .loc = im Gebietsturm, Ebene 4,
space-character-1 = Charakterturm, Ebene 1
    .loc = im Charakterturm, Ebene 1,
space-character-2 = Charakterturm, Ebene 2
    .loc = im Charakterturm, Ebene 2,
space-character-3 = Charakterturm, Ebene 3
    .loc = im Charakterturm, Ebene 3,
space-character-4 = Charakterturm, Ebene 4
    .loc = im Charakterturm, Ebene 4,
space-building-1 = Gebäudeturm, Ebene 1
    .loc = im Gebäudeturm, Ebene 1,
space-building-2 = Gebäudeturm, Ebene 2
    .loc = im Gebäudeturm, Ebene 2,
space-building-3 = Gebäudeturm, Ebene 3
    .loc = im Gebäudeturm, Ebene 3,
space-building-4 = Gebäudeturm, Ebene 4
    .loc = im Gebäudeturm, Ebene 4,
space-venture-1 = Wagnisturm, Ebene 1
    .loc = im Wagnisturm, Ebene 1,
space-venture-2 = Wagnisturm, Ebene 2
    .loc = im Wagnisturm, Ebene 2,
space-venture-3 = Wagnisturm, Ebene 3
    .loc = im Wagnisturm, Ebene 3,
space-venture-4 = Wagnisturm, Ebene 4
    .loc = im Wagnisturm, Ebene 4,
space-harvest-single = Ernte, kleines Aktionsfeld
    .loc = auf dem kleinen Aktionsfeld der Ernte
space-harvest-large = Ernte, großes Aktionsfeld
    .loc = auf dem großen Aktionsfeld der Ernte
space-production-single = Produktion, kleines Aktionsfeld
    .loc = auf dem kleinen Aktionsfeld der Produktion
space-production-large = Produktion, großes Aktionsfeld
    .loc = auf dem großen Aktionsfeld der Produktion
space-market-1 = Marktfeld 1: 5 Münzen
    .loc = auf Marktfeld 1
space-market-2 = Marktfeld 2: 5 Diener
    .loc = auf Marktfeld 2
space-market-3 = Marktfeld 3: 3 Militärpunkte, 2 Münzen
    .loc = auf Marktfeld 3
space-market-4 = Marktfeld 4: 2 Ratsprivilegien
    .loc = auf Marktfeld 4
space-council = Ratspalast
    .loc = im Ratspalast

privilege-wood_and_stone = 1 Holz und 1 Stein
privilege-servants = 2 Diener
privilege-coins = 2 Münzen
privilege-military = 2 Militärpunkte
privilege-faith = 1 Glaubenspunkt

discount-none = kein Nachlass zur Wahl
discount-wood = Nachlass: 1 Holz
discount-stone = Nachlass: 1 Stein

effect-gain = die Ressourcen und Punkte
effect-action = die Bonusaktion

bonus_tile-basic = Bonusplättchen „Grundspiel“
bonus_tile-servants_two = Bonusplättchen „Diener“
bonus_tile-military_two = Bonusplättchen „Soldaten“
bonus_tile-coins_two = Bonusplättchen „Münzen“
bonus_tile-military_servant = Bonusplättchen „Wache“

source-setup = Aufbau
source-floor = Ebenenbonus
source-market = Markt
source-council = Ratspalast
source-card = Karte
source-harvest = Ernte
source-production = Produktion
source-privilege = Ratsprivileg
source-leader = Anführer

purpose-value = für einen höheren Wert
purpose-surcharge = besetzter Turm
purpose-card = für die Karte
purpose-exchange = Tausch

scored-territories = Gebiete
scored-characters = Charaktere
scored-ventures = Wagnisse
scored-military = Militärpunkte
scored-resources = Ressourcen

points-cards = Karten
points-harvest = Ernte
points-production = Produktion
points-leaders = Anführer
points-church = Kirche
points-other = Sonstiges
points-territories = Gebiete
points-characters = Charaktere
points-ventures = Wagnisse
points-military = Militärpunkte
points-resources = Ressourcen
points-tiles = Exkommunikationen

result-six_rounds = Das Spiel endet nach sechs Runden.

## Moves

move-seat_next = { $seat } folgt in der Spielerreihenfolge
move-draw_tile = Das Plättchen „{ $tile }“ wird gezogen
move-deal = { $leader } wird ausgeteilt
move-reveal = „{ $card }“ wird aufgedeckt
move-roll = { $die_id ->
    [black] Der schwarze Würfel
    [white] Der weiße Würfel
    [orange] Der orange Würfel
   *[other] { $die }
} zeigt { $value }
move-choose_tile = { $bonus_tile } nehmen
move-keep = { $leader } behalten
move-place = { $member_id ->
    [black] Schwarzes Familienmitglied
    [white] Weißes Familienmitglied
    [orange] Oranges Familienmitglied
    [neutral] Farbloses Familienmitglied
   *[other] { $member }
} { $space_loc } einsetzen
move-pass = Passen
move-end = Zug beenden
move-play = { $leader } ausspielen
move-activate = { $leader } aktivieren
move-discard = { $leader } ablegen und 1 Ratsprivileg erhalten
move-servants = { $number ->
    [0] Keine Diener abgeben
   *[other] { $number } Diener abgeben
}
move-pay = Kosten { $option } zahlen{ $discount_id ->
    [none] {""}
   *[other] {", "}{ $discount }
}
move-resolve = { $effect_id ->
    [gain] Zuerst die Ressourcen und Punkte nehmen
   *[action] Zuerst die Bonusaktion ausführen
}
move-take = Die Karte { $space_loc } nehmen
move-decline = Auf die Bonusaktion verzichten
move-privilege = { $privilege } wählen
move-lose = 1 { $good } verlieren
move-exchange = „{ $card }“ nutzen, { $option }. Tausch
move-skip = „{ $card }“ nicht nutzen
move-copy = { $leader } kopieren
move-name = Wert 6 für { $member_id ->
    [black] das schwarze Familienmitglied
    [white] das weiße Familienmitglied
    [orange] das orange Familienmitglied
   *[other] { $member }
}
move-support = Die Kirche unterstützen
move-refuse = Die Kirche nicht unterstützen und exkommuniziert werden

## What is asked

ask-order = Die Spielerreihenfolge wird ausgelost.
ask-tiles = Die Exkommunikationsplättchen werden gezogen.
ask-bonus_tiles = Wähle ein individuelles Bonusplättchen.
ask-deal = Die Anführerkarten werden ausgeteilt.
ask-draft = Behalte eine Anführerkarte und gib die übrigen nach rechts weiter.
ask-reveal = Die Entwicklungskarten werden aufgedeckt.
ask-dice = Die Würfel werden geworfen.
ask-turn-basic = Setze ein Familienmitglied ein.
ask-turn = Setze ein Familienmitglied ein oder nutze einen Anführer.
ask-turn-end = Nutze einen Anführer oder beende deinen Zug.
ask-action = Wie viele Diener gibst du ab?
ask-payment = Wie bezahlst du die Karte?
ask-effects = Welcher Effekt kommt zuerst?
ask-bonus_take = Nimm als Bonusaktion eine Karte oder verzichte darauf.
ask-bonus_work = Erhöhe den Wert der Bonusaktion mit Dienern oder verzichte auf sie.
ask-work = Nutzt du das Gebäude, oder lässt du es aus?
ask-gain = Wähle ein Ratsprivileg.
ask-gain-loss = Was verlierst du: Holz oder Stein?
ask-copy = Welchen Anführer kopierst du?
ask-name = Welches Familienmitglied erhält den Wert 6?
ask-report = Unterstützt du die Kirche?

## Why not

why-not-drawn = Das kann jetzt nicht gezogen werden.
why-tile-gone = Dieses Bonusplättchen ist schon vergeben.
why-not-in-pack = Dieser Anführer ist nicht unter den Karten, aus denen du wählst.
why-turn-skipped = Wegen deiner Exkommunikation musst du in diesem Zug aussetzen.
why-already-placed = Du hast in diesem Zug schon ein Familienmitglied eingesetzt.
why-must-place = Du kannst noch ein Familienmitglied einsetzen, also musst du es tun.
why-not-done = Setze zuerst ein Familienmitglied ein, oder passe, wenn das nicht möglich ist.
why-member-away = Dieses Familienmitglied ist schon { $space_loc } eingesetzt.
why-space-closed = Dieses Aktionsfeld ist bei { $seats } Spielern gesperrt.
why-market-banned = Wegen deiner Exkommunikation bleibt dir der Markt verschlossen.
why-other-type = Diese Bonusaktion gilt für einen anderen Kartentyp: { $type }.
why-floor-taken = Auf dieser Ebene ist schon ein Familienmitglied.
why-no-card = Auf dieser Ebene liegt keine Karte.
why-space-taken = Dieses Aktionsfeld ist schon besetzt.
why-market-taken = Dieses Marktfeld ist schon besetzt.
why-color-in-tower = In diesem Turm ist schon ein farbiges Familienmitglied von dir. Nur das farblose darf dazu.
why-color-in-area = In diesem Bereich ist schon ein farbiges Familienmitglied von dir. Nur das farblose darf dazu.
why-row-full = Du hast schon 6 { $type_id ->
    [territory] Gebiete
    [character] Charaktere
    [building] Gebäude
    [venture] Wagnisse
   *[other] { $type }
}; mehr sind nicht erlaubt.
why-slot-too-strong = Für das nächste Gebiet brauchst du { $need ->
    [one] { $need } Militärpunkt
   *[other] { $need } Militärpunkte
}; du hast { $have }.
why-value-too-low = Die Ebene verlangt den Wert { $need }; mit all deinen Dienern erreichst du nur { $have }.
why-work-too-low = Die Aktion verlangt den Wert { $need }; mit all deinen Dienern erreichst du nur { $have }.
why-member-too-low = Das Aktionsfeld verlangt ein Familienmitglied mit Wert { $need }; mit all deinen Dienern erreichst du nur { $have }.
why-not-on-the-board = „{ $card }“ liegt nicht auf dem Spielplan.
why-member-below-1 = Das Familienmitglied braucht auch ohne die Hilfe von Charakteren den Wert 1; es erreicht { $have }.
why-no-surcharge-coins = Der Turm ist besetzt: Du musst zuerst { $need ->
    [one] { $need } zusätzliche Münze
   *[other] { $need } zusätzliche Münzen
} zahlen; du hast { $have }.
why-military-too-low = So kannst du nur mit { $need ->
    [one] { $need } Militärpunkt
   *[other] { $need } Militärpunkten
} zahlen; du hast { $have }.
why-cannot-pay = Du kannst diese Karte nicht bezahlen: Du brauchst { $good_id ->
    [wood] { $need } Holz
    [stone] { $need } Stein
    [servant] { $need } Diener
    [coin] { $need ->
        [one] { $need } Münze
       *[other] { $need } Münzen
    }
    [military] { $need ->
        [one] { $need } Militärpunkt
       *[other] { $need } Militärpunkte
    }
    [faith] { $need ->
        [one] { $need } Glaubenspunkt
       *[other] { $need } Glaubenspunkte
    }
   *[victory] { $need ->
        [one] { $need } Siegpunkt
       *[other] { $need } Siegpunkte
    }
} und hast { $have }.
why-not-enough-servants = Dafür brauchst du { $need } Diener; du hast { $have }.
why-whole-steps = Jedes +1 kostet dich 2 Diener, die Anzahl muss also gerade sein.
why-no-such-cost = Diese Kosten hat die Karte nicht.
why-no-such-discount = Dieser Nachlass steht hier nicht zur Wahl.
why-effect-done = Dieser Effekt ist schon ausgeführt.
why-same-privilege = Ratsprivilegien, die du gemeinsam erhältst, müssen verschieden sein.
why-other-exchange = Entscheide zuerst über „{ $card }“.
why-no-such-arrow = Diesen Tausch bietet die Karte nicht.
why-not-owned-before = Tauschen kannst du nur, was du vor dieser Produktion hattest. Du brauchst { $good_id ->
    [wood] { $need } Holz
    [stone] { $need } Stein
    [servant] { $need } Diener
    [coin] { $need ->
        [one] { $need } Münze
       *[other] { $need } Münzen
    }
    [military] { $need ->
        [one] { $need } Militärpunkt
       *[other] { $need } Militärpunkte
    }
    [faith] { $need ->
        [one] { $need } Glaubenspunkt
       *[other] { $need } Glaubenspunkte
    }
   *[victory] { $need ->
        [one] { $need } Siegpunkt
       *[other] { $need } Siegpunkte
    }
}; davon hast du noch { $have }.
why-not-in-hand = Du hast diesen Anführer nicht auf der Hand.
why-too-few-cards = Für diesen Anführer brauchst du { $need } { $type_id ->
    [territory] Gebiete
    [character] Charaktere
    [building] Gebäude
    [venture] Wagnisse
   *[other] { $type }
}; du hast { $have }.
why-too-few-alike = Für diesen Anführer brauchst du { $need } Karten desselben Typs; du hast höchstens { $have }.
why-too-few-goods = Für diesen Anführer brauchst du { $need } { $good }; du hast { $have }.
why-nothing-to-copy = Kein anderer Spieler hat einen Anführer ausgespielt, den du kopieren könntest.
why-not-played = Du hast diesen Anführer nicht ausgespielt.
why-always-works = Diese Fähigkeit gilt dauerhaft und wird nicht aktiviert.
why-used-this-round = Du hast diesen Anführer in dieser Runde schon genutzt.
why-no-member-to-name = Alle deine farbigen Familienmitglieder sind schon eingesetzt.
why-neutral-not-named = Nur ein farbiges Familienmitglied kann den Wert 6 erhalten.
why-not-to-copy = Kein anderer Spieler hat diesen Anführer ausgespielt.

## What happens

event-order = { $seat } ist auf Platz { $place } der Spielerreihenfolge.
event-tile-drawn = Exkommunikation für Zeitabschnitt { $period }: { $tile }.
event-tile-chosen = { $seat } nimmt das { $bonus_tile }.
event-dealt = { $seat } erhält { $leader }.
event-dealt-hidden = { $seat } erhält eine Anführerkarte.
event-kept = { $seat } behält { $leader }.
event-kept-hidden = { $seat } behält eine Anführerkarte.
event-passed-on = Die übrigen Anführerkarten werden nach rechts weitergegeben.
event-round = Runde { $round } beginnt (Zeitabschnitt { $period }).
event-revealed = „{ $card }“ wird { $space_loc } ausgelegt.
event-rolled = { $die_id ->
    [black] Der schwarze Würfel
    [white] Der weiße Würfel
    [orange] Der orange Würfel
   *[other] { $die }
} zeigt { $value }.
event-placed = { $seat } setzt { $member_id ->
    [black] das schwarze Familienmitglied
    [white] das weiße Familienmitglied
    [orange] das orange Familienmitglied
    [neutral] das farblose Familienmitglied
   *[other] { $member }
} (Wert { $value }) { $space_loc } ein.
event-passed = { $seat } passt.
event-skipped = { $seat } setzt im ersten Zug aus.
event-paid = { $seat } zahlt { $goods } ({ $purpose }).
event-gained = { $seat } erhält { $goods } ({ $source }).
event-took = { $seat } nimmt „{ $card }“.
event-worked = { $work_id ->
    [harvest] { $seat } erntet mit Wert { $value }.
   *[production] { $seat } produziert mit Wert { $value }.
}
event-declined = { $seat } verzichtet auf die Bonusaktion.
event-played = { $seat } spielt { $leader } aus.
event-copied = { $seat } kopiert { $leader }.
event-activated = { $seat } aktiviert { $leader }.
event-discarded = { $seat } legt { $leader } ab.
event-named = { $seat } setzt { $member_id ->
    [black] das schwarze Familienmitglied
    [white] das weiße Familienmitglied
    [orange] das orange Familienmitglied
   *[other] { $member }
} auf Wert 6.
event-supported = { $seat } unterstützt die Kirche mit { $faith ->
    [one] { $faith } Glaubenspunkt
   *[other] { $faith } Glaubenspunkten
} und erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
event-excommunicated = { $seat } wird exkommuniziert: { $tile }.
event-faith-scored = { $seat } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für { $faith ->
    [one] { $faith } Glaubenspunkt
   *[other] { $faith } Glaubenspunkte
}.
event-new-order = { $seat } ist auf Platz { $place } der neuen Spielerreihenfolge.
event-scored = { $seat } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} ({ $for }).
event-lost = { $seat } verliert { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}: { $tile_gen }.
event-ended = { $seat } beendet das Spiel mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
}.

## Effects of cards, in words

effect-words-per-territory = { $goods } für jedes deiner Gebiete
effect-words-per-character = { $goods } für jeden deiner Charaktere
effect-words-per-building = { $goods } für jedes deiner Gebäude
effect-words-per-venture = { $goods } für jedes deiner Wagnisse
effect-words-per-military = { $goods } für je 2 Militärpunkte
effect-words-exchange = { $pay } → { $gain }
effect-words-or = {" oder stattdessen "}
effect-words-take = { $type_id ->
    [territory] ein Gebiet
    [character] einen Charakter
    [building] ein Gebäude
    [venture] ein Wagnis
    [any] eine beliebige Karte
   *[other] { $type }
} nehmen (Wert { $value })
effect-words-take-discount = { $type_id ->
    [territory] ein Gebiet
    [character] einen Charakter
    [building] ein Gebäude
    [venture] ein Wagnis
    [any] eine beliebige Karte
   *[other] { $type }
} nehmen (Wert { $value }, um { $goods } günstiger)
effect-words-work = { $work } mit Wert { $value }
effect-words-raise-take = Wert +{ $value }, wenn du { $type_id ->
    [territory] ein Gebiet
    [character] einen Charakter
    [building] ein Gebäude
    [venture] ein Wagnis
    [any] eine Karte
   *[other] { $type }
} nimmst
effect-words-raise-take-discount = Wert +{ $value }, wenn du { $type_id ->
    [territory] ein Gebiet
    [character] einen Charakter
    [building] ein Gebäude
    [venture] ein Wagnis
    [any] eine Karte
   *[other] { $type }
} nimmst, um { $goods } günstiger
effect-words-raise-work = Wert +{ $value } bei jeder { $work }
effect-words-no-floor-bonus = keine Boni der Turmebenen mehr
effect-words-end = { $points ->
    [one] Am Spielende: { $points } Siegpunkt
   *[other] Am Spielende: { $points } Siegpunkte
}
effect-words-free = keine
effect-words-military-cost = { $pay ->
    [one] { $pay } von mindestens { $need } Militärpunkten
   *[other] { $pay } von mindestens { $need } Militärpunkten
}

# The same on the board of the terminal, where a card has three short lines: goods and types in a few letters,
# brief on a wide screen, tiny on a narrow one. Any abbreviation will do that players understand.
brief-wood = { $n } Holz
brief-stone = { $n } Stein
brief-servant = { $n } Dien
brief-coin = { $n } Münz
brief-military = { $n } Mil
brief-faith = { $n } Glb
brief-victory = { $n } SP
brief-privilege = { $n } Priv
brief-territory = Gebiet
brief-character = Charakter
brief-building = Gebäude
brief-venture = Wagnis
brief-any = bel. Karte
tiny-wood = { $n }Ho
tiny-stone = { $n }St
tiny-servant = { $n }Di
tiny-coin = { $n }Mü
tiny-military = { $n }Mi
tiny-faith = { $n }Gl
tiny-victory = { $n }SP
tiny-privilege = { $n }Pr
tiny-territory = Gbt
tiny-character = Cha
tiny-building = Gbd
tiny-venture = Wag
tiny-any = bel
short-per-card = { $goods } je { $type }
short-per-military = { $goods } je 2 Mil
short-exchange = { $pay }→{ $gain }
short-or = {" / "}
short-take = { $type } mit { $value }
short-take-discount = { $type } mit { $value }, −{ $goods }
short-work = { $work } mit { $value }
short-raise-take = +{ $value } { $type }
short-raise-take-discount = +{ $value } { $type }, −{ $goods }
short-raise-work = +{ $value } { $work }
short-no-floor-bonus = kein Ebenenbonus
short-end = Ende { $points } SP
short-military-cost = { $need } Mil (zahle { $pay })
short-harvest = E{ $value }: { $effects }
short-production = P{ $value }: { $effects }

card-kind = Karte: { $type }, Zeitabschnitt { $period }
card-cost = Kosten: { $cost }
card-immediate = Sofort: { $effects }
card-permanent = Dauerhaft: { $effects }
card-harvest = Ernte ab Wert { $value }: { $effects }
card-production = Produktion ab Wert { $value }: { $effects }
leader-requires = Voraussetzung: { $requirement }
leader-permanent = Dauerhaft: { $does }
leader-once = Ein Mal pro Runde: { $does }
requirement-territory = { $n ->
    [one] { $n } Gebiet
   *[other] { $n } Gebiete
}
requirement-character = { $n ->
    [one] { $n } Charakter
   *[other] { $n } Charaktere
}
requirement-building = { $n } Gebäude
requirement-venture = { $n ->
    [one] { $n } Wagnis
   *[other] { $n } Wagnisse
}
requirement-same = { $n } Karten desselben Typs
tile-kind = Exkommunikation für Zeitabschnitt { $period }; sie trifft alle, die die Kirche nicht mit mindestens { $faith ->
    [one] { $faith } Glaubenspunkt
   *[other] { $faith } Glaubenspunkten
} unterstützen.
bonus-tile-words = Produktion: { $production }; Ernte: { $harvest }
about-floor = Verlangt den Wert { $value }. Ist schon ein Familienmitglied im Turm, zahlst du zuerst { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
about-floor-bonus = Verlangt den Wert { $value } und gibt { $goods }. Ist schon ein Familienmitglied im Turm, zahlst du zuerst { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
about-harvest-single = Platz für ein Familienmitglied. Ernte mit seinem Wert: das Bonusplättchen und jedes Gebiet, dessen Wert erreicht wird.
about-harvest-large = Platz für beliebig viele Familienmitglieder, jedes mit einem Malus von { $penalty } auf den Aktionswert. Ernte: das Bonusplättchen und jedes Gebiet, dessen Wert erreicht wird. Bei 2 Spielern gesperrt.
about-production-single = Platz für ein Familienmitglied. Produktion mit seinem Wert: das Bonusplättchen und jedes Gebäude, dessen Wert erreicht wird.
about-production-large = Platz für beliebig viele Familienmitglieder, jedes mit einem Malus von { $penalty } auf den Aktionswert. Produktion: das Bonusplättchen und jedes Gebäude, dessen Wert erreicht wird. Bei 2 Spielern gesperrt.
about-market = Platz für ein Familienmitglied mit mindestens Wert 1. Gibt { $goods }.
about-council = Platz für beliebig viele Familienmitglieder mit mindestens Wert 1. Gibt { $goods }. Wer hier steht, ist in der nächsten Runde zuerst am Zug, in der Reihenfolge der Ankunft.

## Leaders: names, and what they do

leader-francesco_sforza = Francesco Sforza
leader-ludovico_ariosto = Ludovico Ariosto
leader-filippo_brunelleschi = Filippo Brunelleschi
leader-federico_da_montefeltro = Federico da Montefeltro
leader-girolamo_savonarola = Girolamo Savonarola
leader-giovanni_dalle_bande_nere = Giovanni dalle Bande Nere
leader-sandro_botticelli = Sandro Botticelli
leader-michelangelo_buonarroti = Michelangelo Buonarroti
leader-ludovico_iii_gonzaga = Ludovico III Gonzaga
leader-leonardo_da_vinci = Leonardo da Vinci
leader-pico_della_mirandola = Pico della Mirandola
leader-sisto_iv = Sisto IV
leader-lucrezia_borgia = Lucrezia Borgia
leader-sigismondo_malatesta = Sigismondo Malatesta
leader-lorenzo_de_medici = Lorenzo de’ Medici
leader-ludovico_il_moro = Ludovico il Moro
leader-cesare_borgia = Cesare Borgia
leader-santa_rita = Santa Rita
leader-cosimo_de_medici = Cosimo de’ Medici
leader-bartolomeo_colleoni = Bartolomeo Colleoni
leader-unknown = eine unbekannte Anführerkarte
leader-does-francesco_sforza = Ernte mit Wert 1, nur durch Diener zu erhöhen
leader-does-ludovico_ariosto = Familienmitglieder auch auf besetzten Aktionsfeldern einsetzen
leader-does-filippo_brunelleschi = kein Aufpreis in besetzten Türmen
leader-does-federico_da_montefeltro = in dieser Runde Wert 6 für eines deiner farbigen Familienmitglieder
leader-does-girolamo_savonarola = 1 Glaubenspunkt
leader-does-giovanni_dalle_bande_nere = 1 Holz, 1 Stein, 1 Münze
leader-does-sandro_botticelli = 2 Militärpunkte, 1 Siegpunkt
leader-does-michelangelo_buonarroti = 3 Münzen
leader-does-ludovico_iii_gonzaga = 1 Ratsprivileg
leader-does-leonardo_da_vinci = Produktion mit Wert 0, nur durch Diener zu erhöhen
leader-does-pico_della_mirandola = 3 Münzen Nachlass auf jede Karte, die Münzen kostet
leader-does-sisto_iv = 5 zusätzliche Siegpunkte, sooft du die Kirche unterstützt
leader-does-lucrezia_borgia = Wert +2 für deine farbigen Familienmitglieder
leader-does-sigismondo_malatesta = Wert +3 für dein farbloses Familienmitglied
leader-does-lorenzo_de_medici = Kopie eines Anführers, den ein anderer Spieler ausgespielt hat
leader-does-ludovico_il_moro = immer Wert 5 für deine farbigen Familienmitglieder
leader-does-cesare_borgia = keine Militärpunkte für Gebiete nötig
leader-does-santa_rita = doppelt so viel Holz, Stein, Diener und Münzen aus sofortigen Effekten
leader-does-cosimo_de_medici = 3 Diener, 1 Siegpunkt
leader-does-bartolomeo_colleoni = 4 Siegpunkte

## Excommunication tiles

tile-fewer_military = 1 Militärpunkt weniger aus jeder Quelle
tile-fewer_coins = 1 Münze weniger aus jeder Quelle
tile-fewer_servants = 1 Diener weniger aus jeder Quelle
tile-fewer_wood_or_stone = 1 Holz oder Stein weniger aus jeder Quelle
tile-weaker_harvest = Wert −3 bei jeder Ernte
tile-weaker_production = Wert −3 bei jeder Produktion
tile-weaker_members = Wert −1 für alle farbigen Familienmitglieder
tile-weaker_territories = Wert −4 beim Nehmen von Gebieten
tile-weaker_buildings = Wert −4 beim Nehmen von Gebäuden
tile-weaker_characters = Wert −4 beim Nehmen von Charakteren
tile-weaker_ventures = Wert −4 beim Nehmen von Wagnissen
tile-market_ban = kein Zutritt zum Markt
tile-costly_servants = doppelte Kosten (2 Diener) für jedes +1 auf den Wert
tile-skip_first_turn = Aussetzen im ersten Zug jeder Runde
tile-no_character_score = keine Siegpunkte für Charaktere
tile-no_venture_score = keine Siegpunkte für Wagnisse
tile-no_territory_score = keine Siegpunkte für Gebiete
tile-lose_fifth = am Spielende −1 Siegpunkt für je 5 Siegpunkte
    .gen = 1 für je 5 Siegpunkte
tile-lose_per_military = am Spielende −1 Siegpunkt für jeden Militärpunkt
    .gen = 1 für jeden Militärpunkt
tile-lose_per_building_cost = am Spielende −1 Siegpunkt für jedes Holz und jeden Stein in den Kosten der Gebäude
    .gen = 1 für jedes Holz und jeden Stein in den Kosten der Gebäude
tile-lose_per_resource = am Spielende −1 Siegpunkt für jede übrige Ressource
    .gen = 1 für jede übrige Ressource
tile-unknown = kein Plättchen

## Cards

card-commercial_hub = Handelsposten
card-woods = Wald
card-village = Dorf
card-gravel_pit = Kiesgrube
card-forest = Nutzwald
card-monastery = Kloster
card-citadel = Zitadelle
card-city = Stadt
card-gold_mine = Goldmine
card-mountain_town = Bergdorf
card-mining_town = Bergarbeiterdorf
card-rock_pit = Steinbruch
card-estate = Landgut
card-hermitage = Einsiedelei
card-manor_house = Herrenhaus
card-dukedom = Herzogtum
card-trading_town = Handelsstadt
card-farm = Gutshof
card-colony = Kolonie
card-marble_pit = Marmorsteinbruch
card-province = Provinz
card-sanctuary = Heiligtum
card-castle = Burg
card-fortified_town = Befestigte Stadt
card-warlord = Condottiere
card-stonemason = Steinmetz
card-dame = Edeldame
card-knight = Ritter
card-farmer = Bauer
card-artisan = Künstler
card-preacher = Prediger
card-abbess = Äbtissin
card-captain = Hauptmann
card-architect = Architekt
card-patron = Mäzen
card-hero = Held
card-peasant = Kleinbauer
card-scholar = Gelehrter
card-papal_messenger = Päpstlicher Bote
card-royal_messenger = Königlicher Bote
card-noble = Edelmann
card-governor = Statthalter
card-paramour = Kurtisane
card-herald = Herold
card-cardinal = Kardinal
card-bishop = Bischof
card-general = General
card-ambassador = Botschafter
card-mint = Münzstätte
card-tax_office = Steueramt
card-triumphal_arch = Triumphbogen
card-theater = Theater
card-carpenters_shop = Schreinerei
card-stonemasons_shop = Steinmetzwerkstatt
card-chapel = Kapelle
card-residence = Residenz
card-marketplace = Marktplatz
card-treasury = Schatzkammer
card-painters_guild = Malergilde
card-sculptors_guild = Bildhauergilde
card-stonemasons_guild = Steinmetzgilde
card-baptistery = Baptisterium
card-barracks = Kaserne
card-stronghold = Bollwerk
card-bank = Bankhaus
card-fair = Jahrmarkt
card-garden = Garten
card-fortress = Feste
card-palace = Palast
card-church = Basilika
card-military_academy = Militärakademie
card-cathedral = Kathedrale
card-hiring_recruits = Rekruten anwerben
card-repairing_the_church = Kirche restaurieren
card-building_the_walls = Stadtmauer errichten
card-raising_a_statue = Statue aufstellen
card-military_campaign = Feldzug
card-hosting_panhandlers = Bettler beherbergen
card-fighting_heresies = Ketzerei bekämpfen
card-support_to_the_bishop = Bischof unterstützen
card-hiring_soldiers = Soldaten anwerben
card-repairing_the_abbey = Abtei restaurieren
card-building_the_bastions = Bastionen errichten
card-support_to_the_king = König unterstützen
card-improving_the_canals = Kanäle ausbauen
card-hosting_foreigners = Fremde beherbergen
card-crusade = Kreuzzug
card-support_to_the_cardinal = Kardinal unterstützen
card-hiring_mercenaries = Söldner anwerben
card-repairing_the_cathedral = Kathedrale restaurieren
card-building_the_towers = Türme errichten
card-promoting_sacred_art = Sakrale Kunst fördern
card-military_conquest = Eroberung
card-improving_the_roads = Straßen ausbauen
card-sacred_war = Heiliger Krieg
card-support_to_the_pope = Papst unterstützen
card-unknown = eine unbekannte Karte
