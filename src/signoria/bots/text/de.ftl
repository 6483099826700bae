# What bots count, as people would name it: `feature-<game>-<name>`.

because = { $feature } { $sign }{ NUMBER($n, maximumFractionDigits: 1) }
# What a move is worth beside waiting,
worth-points = etwa { $sign }{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
worth-none = kein Unterschied
# or beside other moves. Of the bot's own:
worth-best = bester Zug
worth-only = nichts anderes wurde erwogen
# Its reasons at once are weaker than another's.
worth-best-later = auf lange Sicht der beste Zug
# It costs no turn, and others promise more.
worth-first = am besten zuerst
# Of the others.
worth-same = etwa gleich gut
worth-close = etwas schwächer
worth-less = deutlich schwächer
worth-fewer = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger
worth-after = danach gut
# It costs no turn; the bot's own move does, and was not so good, but something must be done.
worth-idle = bringt nichts

# A name is said where the feature becomes better (`plus`) or worse (`minus`), or by itself.

## lorenzo

feature-lorenzo-points = Siegpunkte
feature-lorenzo-territories = Punkte der Gebiete
feature-lorenzo-characters = Punkte der Charaktere
feature-lorenzo-ventures = Punkte der Wagnisse
feature-lorenzo-growing-rows = wachsende Reihen
feature-lorenzo-resources = Ressourcen am Ende
feature-lorenzo-wood-to-use = Holz zum Verwenden
feature-lorenzo-stone-to-use = Stein zum Verwenden
feature-lorenzo-servants-to-use = Diener zum Einsetzen
feature-lorenzo-coins-to-use = Münzen zum Ausgeben
feature-lorenzo-military-to-use = Militärpunkte
feature-lorenzo-slot-gap = { $change ->
    [plus] weniger fehlende Militärpunkte für das nächste Gebiet
    [minus] mehr fehlende Militärpunkte für das nächste Gebiet
   *[name] fehlende Militärpunkte für das nächste Gebiet
}
feature-lorenzo-rank = Platz auf der Militärpunkteleiste
feature-lorenzo-faith-score = Glaube
feature-lorenzo-church-danger = { $change ->
    [plus] weniger Gefahr der Exkommunikation
    [minus] mehr Gefahr der Exkommunikation
   *[name] drohende Exkommunikation
}
feature-lorenzo-burden = { $change ->
    [plus] weniger Last der Exkommunikation
    [minus] mehr Last der Exkommunikation
   *[name] Last der Exkommunikation
}
feature-lorenzo-losses = { $change ->
    [plus] weniger Punktverlust durch Exkommunikation
    [minus] mehr Punktverlust durch Exkommunikation
   *[name] Punktverlust durch Exkommunikation
}
feature-lorenzo-harvests = kommende Ernten
feature-lorenzo-productions = kommende Produktionen
feature-lorenzo-helpers = helfende Charaktere
feature-lorenzo-members = noch nicht eingesetzte Familienmitglieder
feature-lorenzo-leaders-played = ausgespielte Anführer
feature-lorenzo-leaders-in-hand = Anführer zum Ausspielen
feature-lorenzo-first-place = erster Platz in der Reihenfolge

## princes

feature-princes-points = Prestigepunkte
feature-princes-money = Geld
feature-princes-works-in-hand = Werke mit Personen auf der Hand
feature-princes-works-to-come = kommende Werke
feature-princes-bonus-cards = Bonuskarten
feature-princes-prestige-cards = Prestigekarten
feature-princes-best-work = bestes Werk der Runde
feature-princes-spare-actions = freie Aktionen
feature-princes-shared-wants = was zwei Werken dient
feature-princes-room = Platz zum Bauen
feature-princes-character = der Charakter
feature-princes-auctions = kommende Versteigerungen
feature-princes-object-hope = Aussichten in der Versteigerung
feature-princes-rivals = { $change ->
    [plus] weniger für die anderen
    [minus] mehr für die anderen
   *[name] Punkte der anderen
}

## fief

feature-fief-points = Wert der Siegpunkte
feature-fief-victory = Nähe des Sieges
feature-fief-land = Dörfer
feature-fief-claims = Titel in Reichweite
feature-fief-forts = Burgen und Städte
feature-fief-income = künftige Einkünfte
feature-fief-money = verfügbares Geld
feature-fief-troops = Truppen
feature-fief-lords = Adlige
feature-fief-prisoners = Gefangene
feature-fief-church = die Kirche
feature-fief-crown = die Krone
feature-fief-cards = Handkarten
feature-fief-meetings = lohnende Angriffe
feature-fief-threats = { $change ->
    [plus] andere könnten weniger nehmen
    [minus] andere könnten mehr nehmen
   *[name] was andere nehmen könnten
}
feature-fief-prospects = Ziele für einen Marsch
feature-fief-sieges = Belagerungswürfel
feature-fief-relics = Reliquien
feature-fief-election = Aussichten bei der Wahl
feature-fief-battle = Aussichten in der Schlacht
feature-fief-offer = was das Angebot bringen kann
feature-fief-draws = Karten, die noch gezogen werden
feature-fief-revolt = Aussichten im Aufstand
feature-fief-cavalcade = Aussichten der Kavalkade
feature-fief-friends = { $change ->
    [plus] ein stärkerer Verbündeter
    [minus] ein schwächerer Verbündeter
   *[name] der Stand des Verbündeten
}
feature-fief-rivals = { $change ->
    [plus] schwächere Rivalen
    [minus] stärkere Rivalen
   *[name] der Stand der Rivalen
}
