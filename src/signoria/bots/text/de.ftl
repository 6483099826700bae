# What bots count, as people would name it: `feature-<game>-<name>`.

because = { $feature } { $sign }{ NUMBER($n, maximumFractionDigits: 1) }
# What a move is worth: points by which one stands better, or the chances to win.
worth-points = etwa { $sign }{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte wert
worth-share = Chancen etwa { $percent } %

## lorenzo

feature-lorenzo-points = Siegpunkte
feature-lorenzo-territories = Punkte der Gebiete
feature-lorenzo-characters = Punkte der Charaktere
feature-lorenzo-ventures = Punkte der Wagnisse
feature-lorenzo-growing-rows = wachsende Reihen
feature-lorenzo-resources = Ressourcen am Ende
feature-lorenzo-wood-to-use = Holz zum Bauen
feature-lorenzo-stone-to-use = Stein zum Bauen
feature-lorenzo-servants-to-use = Diener zum Einsetzen
feature-lorenzo-coins-to-use = Münzen zum Ausgeben
feature-lorenzo-military-to-use = Militärpunkte
feature-lorenzo-slot-gap = fehlende Militärpunkte für das nächste Gebiet
feature-lorenzo-rank = Platz auf der Militärpunkteleiste
feature-lorenzo-faith-score = Glaube
feature-lorenzo-church-danger = drohende Exkommunikation
feature-lorenzo-burden = Last der Exkommunikation
feature-lorenzo-losses = Punktverlust durch Exkommunikation
feature-lorenzo-harvests = kommende Ernten
feature-lorenzo-productions = kommende Produktionen
feature-lorenzo-helpers = helfende Charaktere
feature-lorenzo-members = noch nicht eingesetzte Familienmitglieder
feature-lorenzo-leaders-played = ausgespielte Anführer
feature-lorenzo-leaders-in-hand = Anführer auf der Hand
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
feature-princes-object-hope = ein anderes Objekt dieser Versteigerung
feature-princes-rivals = Punkte der anderen

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
feature-fief-church = die Kirche
feature-fief-crown = die Krone
feature-fief-cards = Handkarten
feature-fief-meetings = lohnende Angriffe
feature-fief-threats = was andere nehmen könnten
feature-fief-prospects = Ziele für einen Marsch
feature-fief-sieges = Belagerungswürfel
feature-fief-relics = Reliquien
feature-fief-election = Aussichten bei der Wahl
feature-fief-battle = Aussichten in der Schlacht
feature-fief-offer = was das Angebot bringen kann
feature-fief-draws = Karten, die noch gezogen werden
feature-fief-revolt = was der Aufstand zerstören kann
feature-fief-cavalcade = Aussichten der Kavalkade
feature-fief-friends = der Stand des Verbündeten
feature-fief-rivals = der Stand der Rivalen
