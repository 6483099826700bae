# What bots count, as people would name it: `feature-<game>-<name>`.

because = { $feature } { $sign }{ NUMBER($n, maximumFractionDigits: 1) }
# What a move is worth beside waiting,
worth-points = etwa { $sign }{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
worth-none = kein Unterschied
# or beside other moves. Of the bot's own:
worth-best = bester Zug
worth-only = nur das wurde erwogen
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
feature-lorenzo-growing-rows = Fortschritt zum Reihenbonus
feature-lorenzo-resources = übrige Ressourcen
feature-lorenzo-wood-to-use = Holz zum Ausgeben
feature-lorenzo-stone-to-use = Stein zum Ausgeben
feature-lorenzo-servants-to-use = verfügbare Diener
feature-lorenzo-coins-to-use = Münzen zum Ausgeben
feature-lorenzo-military-to-use = Militärpunkte
feature-lorenzo-slot-gap = { $change ->
    [plus] näher am Militärwert des nächsten Gebiets
    [minus] weiter weg vom Militärwert des nächsten Gebiets
   *[name] Militärpunkte für das nächste Gebiet
}
feature-lorenzo-rank = Platz auf der Militärpunkteleiste
feature-lorenzo-faith-score = Glaube
feature-lorenzo-church-danger = { $change ->
    [plus] geringere Gefahr der Exkommunikation
    [minus] größere Gefahr der Exkommunikation
   *[name] Gefahr der Exkommunikation
}
feature-lorenzo-burden = { $change ->
    [plus] leichtere Exkommunikationen
    [minus] schwerere Exkommunikationen
   *[name] Last der Exkommunikationen
}
feature-lorenzo-losses = { $change ->
    [plus] weniger Punktverlust durch Exkommunikation
    [minus] mehr Punktverlust durch Exkommunikation
   *[name] Punktverlust durch Exkommunikation
}
feature-lorenzo-harvests = kommende Ernten
feature-lorenzo-productions = kommende Produktionen
feature-lorenzo-helpers = hilfreiche Charaktere
feature-lorenzo-members = noch nicht eingesetzte Familienmitglieder
feature-lorenzo-leaders-played = ausgespielte Anführer
feature-lorenzo-leaders-in-hand = Anführer auf der Hand
feature-lorenzo-first-place = Spielerreihenfolge

## princes

feature-princes-points = Prestigepunkte
feature-princes-money = Geld
feature-princes-works-in-hand = Werke, die du vollbringen kannst
feature-princes-works-to-come = kommende Werke
feature-princes-bonus-cards = Bonuskarten
feature-princes-prestige-cards = Prestigekarten
feature-princes-best-work = bestes Werk der Runde
feature-princes-spare-actions = freie Aktionen
feature-princes-shared-wants = Teile, die zwei Werken dienen
feature-princes-room = Platz zum Bauen
feature-princes-character = Charakter
feature-princes-auctions = kommende Versteigerungen
feature-princes-object-hope = Aussichten in der Versteigerung
feature-princes-rivals = { $change ->
    [plus] weniger für die anderen
    [minus] mehr für die anderen
   *[name] Punkte der anderen
}

## fief

feature-fief-points = Siegpunkte
feature-fief-victory = Nähe des Sieges
feature-fief-land = Dörfer
feature-fief-claims = Titel in Reichweite
feature-fief-forts = Burgen und Städte
feature-fief-income = künftige Einkünfte
feature-fief-money = verfügbares Geld
feature-fief-troops = Truppen
feature-fief-lords = Adlige
feature-fief-prisoners = Gefangene
feature-fief-church = Kirche
feature-fief-crown = Krone
feature-fief-cards = Handkarten
feature-fief-meetings = lohnende Angriffe
feature-fief-threats = { $change ->
    [plus] weniger angreifbar
    [minus] angreifbarer
   *[name] Angreifbarkeit
}
feature-fief-prospects = Dörfer in Reichweite
feature-fief-sieges = Belagerungswürfel
feature-fief-relics = Reliquien
feature-fief-election = Aussichten bei der Wahl
feature-fief-battle = Aussichten in der Schlacht
feature-fief-offer = Wert des Angebots
feature-fief-draws = künftige Karten
feature-fief-revolt = Aussichten im Aufstand
feature-fief-cavalcade = Aussichten der Kavalkade
feature-fief-friends = { $change ->
    [plus] ein stärkerer Verbündeter
    [minus] ein schwächerer Verbündeter
   *[name] Stand des Verbündeten
}
feature-fief-rivals = { $change ->
    [plus] schwächere Rivalen
    [minus] stärkere Rivalen
   *[name] Stand der Rivalen
}
