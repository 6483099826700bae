# The terminal.

# What stands before the cursor: who is asked.
cli-prompt = { $name }{"> "}

## The table

cli-round = Runde { $round } von 6, Zeitabschnitt { $period }
cli-dice = Würfel: schwarz { $black }, weiß { $white }, orange { $orange }
cli-order = Reihenfolge:
cli-tower-territory = Gebiete
cli-tower-character = Charaktere
cli-tower-building = Gebäude
cli-tower-venture = Wagnisse
cli-area-council = Ratspalast
cli-area-market = Markt
cli-area-harvest = Ernte
cli-area-production = Produktion
cli-area-church = Kirche
cli-single = erstes
cli-large = großes −{ $penalty }
cli-closed = gesperrt
# A tile: the period in Roman numerals and the faith the Church asks for.
cli-church-tile = { $faith ->
    [one] { $period } ({ $faith } Glaubenspunkt)
   *[other] { $period } ({ $faith } Glaubenspunkte)
}
cli-players = Spieler
cli-members = Familie
cli-leaders = Anführer
cli-leader-count = { $hand } Hand { $played } gespielt
cli-leader-count-short = { $hand }+{ $played }
# Heads of columns, at most 5 letters; those of the card types at most 2.
cli-column-wood = Holz
cli-column-stone = Stein
cli-column-servant = Dien
cli-column-coin = Münz
cli-column-military = Mil
cli-column-faith = Glb
cli-column-victory = SP
cli-column-territory = Gt
cli-column-character = Ch
cli-column-building = Gd
cli-column-venture = Wa
cli-next-territory = { $military ->
    [one] nächstes ab { $military } Militärpunkt
   *[other] nächstes ab { $military } Militärpunkten
}
cli-hand = Auf der Hand
cli-played = Ausgespielt
cli-discarded = Weggelegt
cli-copies = { $leader } (kopiert { $copied })
cli-used = { $leader } (genutzt)
cli-cards = Karten
cli-bonus-tile = Bonus
cli-goods = Vorrat
cli-hidden-hand = { $n ->
    [one] { $n } verdeckte Anführerkarte auf der Hand
   *[other] { $n } verdeckte Anführerkarten auf der Hand
}
cli-more-news = Es ist mehr geschehen: log

## Bench

bench-help = Die Geschwindigkeit auf einem Kern messen, neben anderen Engines.
bench-help-json = Nur ein JSON-Objekt ausgeben, sonst nichts.
bench-help-seconds = Wie lange insgesamt gemessen wird.
bench-help-games = Was gemessen wird: { $names }; ohne Angabe alles.
bench-help-write = Eine Seite, deren Tabelle mit den Zahlen ersetzt wird.
bench-figure = Kennzahl
bench-rate = pro Sekunde
bench-ratio = zu catanatron
bench-target = Ziel
bench-met = erreicht
bench-yes = ja
bench-no = nein
bench-missing = { $name } ist nicht installiert und wird ausgelassen. Zum Installieren: make bench oder pip install "signoria[bench]".
bench-uncompiled = Die Engine läuft unkompiliert: Das sind nicht ihre wirklichen Geschwindigkeiten.
bench-unknown = Eine Engine { $name } gibt es hier nicht zu messen; es gibt { $names }.
bench-no-markers = { $path } hat keinen Platz für die Tabelle: Nötig sind eine Zeile { $begin } und darunter eine Zeile { $end }.

## The question and its answers

# A question and what it is about, such as a card.
cli-question = { $question } ({ $about })
# A card and the floor it lies on.
cli-card-on = { $card }, { $space }
cli-promised = für schon gewählte Tausche: { $goods }
cli-group-territories = Gebiete
cli-group-characters = Charaktere
cli-group-buildings = Gebäude
cli-group-ventures = Wagnisse
cli-group-work = Ernte und Produktion
cli-group-market = Markt
cli-group-council = Ratspalast
cli-group-leaders = Anführer
cli-group-other = Sonstiges
cli-moves-hint-lorenzo = Tippe eine Nummer oder w t3 (weiß, Gebiete, Ebene 3). moves: alle; help: mehr.
# Notes behind a choice, in brackets, with a semicolon between them.
cli-note-value = Wert { $value }
cli-note-activates = Wert { $value }: { $cards }
cli-note-price = Kosten: { $goods }
cli-note-surcharge = { $coins ->
    [one] { $coins } zusätzliche Münze
   *[other] { $coins } zusätzliche Münzen
}
cli-note-servants = mindestens { $n } Diener
cli-note-pays = du gibst { $goods } ab
cli-note-leader = { $does }; Voraussetzung: { $requirement }
cli-note-support = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für { $faith ->
    [one] { $faith } Glaubenspunkt
   *[other] { $faith } Glaubenspunkte
}

## Answers to what was typed

cli-unknown = „{ $text }“ ist hier weder ein Zug noch ein Befehl. Tippe moves für die Züge, help für die Befehle.
cli-missing = „{ $text }“ ist erst der Anfang eines Zugs. Es fehlt: { $missing }. Zum Beispiel: { $example }
cli-usage = So wird es getippt: { $usage } ({ $does })
cli-no-such-number = Keine Möglichkeit hat die Nummer { $number }. Tippe moves, um alle zu sehen.
cli-no-such-group-lorenzo = Dazu passt kein Zug. Nenne ein Familienmitglied (moves w), ein Feld (moves t3), eine Karte oder eines von: { $groups }.
cli-which-move = Damit können mehrere Züge gemeint sein:
cli-and-more = … und noch { $n }; moves zeigt alle.
cli-not-legal = Jetzt nicht möglich: { $move }.
cli-reason = { $why } [{ $rule }]
cli-reason-plain = { $why }
cli-is-legal = Das ist jetzt erlaubt: { $move }.
cli-thing-is-legal = Dem steht nichts im Weg: { $thing }.
cli-not-on-board = Zurzeit auf keiner Ebene der Türme: { $card }.
cli-not-a-target = Kein Zug hat damit zu tun: { $thing }.
cli-why-what-lorenzo = Nenne einen Zug, ein Aktionsfeld, eine Karte oder einen Anführer: why white territory.3 oder why forest.
cli-no-such-thing-lorenzo = Nichts heißt „{ $text }“. Versuche den Namen einer Karte, eines Anführers, eines Plättchens oder eines Aktionsfelds.
cli-which-thing = Damit kann mehreres gemeint sein:
cli-see-rule = Mehr: rule { $rule }
cli-which-rule = Nenne eine Regel oder ein Wort: rule 4.1 oder rule Punkte
cli-no-such-rule = Eine Regel { $rule } gibt es nicht, auch keine mit diesem Wort. Am nächsten: { $nearest }
cli-which-player = Nenne einen Spieler von 1 bis { $seats }: player 2
cli-undone = Der Zug ist zurückgenommen.
cli-cancel = Abzubrechen gibt es nichts; undo nimmt den letzten Zug zurück.
cli-undo-consent = Wenn alle am Tisch einverstanden sind, tippe: undo yes
cli-preview = Das würde passieren: { $move }.
cli-scores-now = Punkte, wenn das Spiel jetzt zu Ende wäre:
cli-languages = Diese Sprachen gibt es: { $languages }.
cli-language-is = Die Sprache ist jetzt Deutsch.
cli-save-first = Das Spiel vorher speichern? [J/n]
cli-saved = Das Spiel ist gespeichert: { $file }
cli-go-on = Zum Weiterspielen: { $command }
cli-not-overwritten = { $file } existiert schon, also bleibt die Datei unverändert. Wähle einen anderen Namen.
cli-cannot-save = { $file } kann nicht geschrieben werden: { $error }
cli-cannot-read = { $file } kann nicht gelesen werden: { $error }
cli-bye = Das Spiel ist nicht gespeichert. Auf Wiedersehen!
cli-hand-over = Jetzt entscheidet { $name }. Lass sonst niemanden zusehen und drücke dann die Eingabetaste.
cli-press-enter = [Eingabetaste] weiter
cli-no-secret = Diese Aufzeichnung enthält das Geheimnis ihres Zufalls nicht, also kann das Spiel nicht weitergehen. Speichere es mit dem Geheimnis: record(secret=True) oder save am Tisch.
cli-error = Das geht nicht: { $error }

## The commands during a game; the command words themselves stay English

cli-help-typing-lorenzo = Tippe die Nummer einer Möglichkeit, einen Zug wie „place white territory.3“ oder eine Kurzform wie „w t3“; eine Karte kann für ihre Ebene stehen: „w forest“. Die Eingabetaste zeigt den Tisch noch einmal.
cli-help-letters = Familienmitglieder: b schwarz, w weiß, o orange, n neutral. Felder: t, c, b, v und eine Ebene (Gebiete, Charaktere, Gebäude, Wagnisse), m1 bis m4 Markt, hs und hl Ernte, ps und pl Produktion (einzelnes oder großes Feld), co Ratspalast.
cli-help-servants = So wenige Diener wie möglich werden ohne Frage abgegeben; „w t3 2“ gibt 2 ab. Ernte und Produktion fragen, denn mehr Diener können mehr Karten aktivieren: Hinter jedem Wert stehen die Karten, die er hinzufügt.
cli-help-help = die Befehle, oder was eine Karte, ein Teil oder ein Feld bewirkt
cli-help-moves = alle Züge mit ihren Nummern, oder die, zu denen ein Wort passt
cli-help-why = warum ein Zug oder etwas, das einen Namen hat, nicht möglich ist
cli-help-preview = was ein Zug bringen würde, ohne ihn zu machen
cli-help-undo = den letzten Zug zurücknehmen
cli-help-board = der ganze Tisch
cli-help-player = ein Spieler mit allem, was er hat
cli-help-players = alle Spieler mit allem, was sie haben
cli-help-scores = Punkte nach Herkunft, als wäre das Spiel jetzt zu Ende
cli-help-log = die letzten Sätze des Protokolls
cli-help-rule = eine Regel und ihre Unterregeln, oder nach Wort: rule Punkte
cli-help-save = das Spiel speichern
cli-help-lang = eine andere Sprache: en, pl, de, cs
cli-help-quit = den Tisch verlassen
# Other words for the commands, with commas between them.
cli-words-help = hilfe
cli-words-moves = züge
cli-words-why = warum
cli-words-preview = vorschau
cli-words-undo = rückgängig
cli-words-board = tisch, brett
cli-words-player = spieler
cli-words-players = mitspieler
cli-words-scores = punkte
cli-words-log = verlauf
cli-words-rule = regel, regeln
cli-words-save = speichern
cli-words-lang = sprache
cli-words-quit = verlassen
cli-words-cancel = abbrechen

## The end

cli-points = Punkte
cli-total = Gesamt
cli-rank = { $points ->
    [one] { $rank }. { $name }: { $points } Punkt
   *[other] { $rank }. { $name }: { $points } Punkte
}
cli-rank-winner = { $points ->
    [one] { $rank }. { $name } gewinnt mit { $points } Punkt.
   *[other] { $rank }. { $name } gewinnt mit { $points } Punkten.
}
cli-tie-princes = Bei Punktgleichheit entschieden die Florin.
cli-record-at = Die Aufzeichnung des Spiels: { $file }
cli-verify-it = Um alles zu prüfen, was der Zufall entschied: { $command }

## The command line

cli-native = Die Engine ist kompiliert.
cli-interpreted = Die Engine ist nicht kompiliert: Alles funktioniert, nur langsamer.
cli-signoria = Große Brettspiele, vollständig und regelgetreu.
cli-play = Ein Spiel im Terminal spielen, gegen die eingebauten Spieler oder mit Freunden an einer Tastatur.
cli-play-game = Name des Spiels, wie „signoria games“ ihn nennt: lorenzo, princes, …
cli-play-seats = Wie viele Spieler mitspielen; ohne Angabe vier, oder so viele, wie das Spiel erlaubt.
cli-play-advanced = Lorenzo mit Anführerkarten und gewählten Bonusplättchen, oder ohne.
cli-play-option = Eine Option des Spiels als name=wert, beliebig oft; „signoria games“ zählt sie auf.
cli-play-bots = Eingebaute Spieler: greedy oder random, ein Wort für alle oder eine Liste mit Kommas. Ohne Angabe die stärksten.
cli-play-humans = Wie viele Menschen abwechselnd an dieser Tastatur spielen. Ohne Angabe einer.
cli-play-seed = Dieselbe Zahl gibt dieselben Würfel und Karten.
cli-play-load = Ein gespeichertes Spiel, das weitergehen soll.
cli-lang = Sprache: en, pl, de oder cs; ohne Angabe die der Umgebung.
cli-color = Mit Farben, oder ohne.
cli-rules = Die Regeln eines Spiels zeigen.
cli-rules-id = Nummer einer Regel wie 4.2.2 oder ein gesuchtes Wort; ohne Angabe das Inhaltsverzeichnis.
cli-ruling = Unsere Auslegung: { $text }
cli-rule-source = Quelle: { $source }
cli-games = Die Spiele und ihre Optionen aufzählen.
cli-game = { $name } ({ $id }), { $fewest } bis { $most } Spieler
cli-option = { $name }={ $default } (Werte: { $values }): { $about } [{ $rule }]
cli-option-advanced = Mit Anführern und gewählten Bonusplättchen.
cli-option-large_space_min_result = Auf ein großes Feld darf man nur, wenn mindestens 1 herauskommt.
cli-option-tile_1_4_both = Ob diese Exkommunikation insgesamt 1 oder je 1 nimmt, wo es Holz und Stein zugleich gibt.
cli-option-santa_rita_doubles_privileges = Ob Santa Rita auch Privilegien verdoppelt.
cli-option-zero_military_scores = Ob man am Ende auch ohne Militärpunkte dafür gewertet wird.
cli-option-track_caps = Glaube endet bei 15, Militär bei 25; was darüber geht, verfällt.
cli-option-muse_and_princess = Die Erweiterung Muse und Prinzessin: Charaktere werden versteigert, niemand zieht für Geld zurück.
cli-option-cooperative_building = Die Erweiterung, in der Nachbarn gemeinsam über die Grenze bauen.
cli-option-bid_on_prestige = Prestigepunkte zählen für Gebote, da sie zu Geld werden können; sonst nur Bargeld.
cli-option-open_money = Das Geld aller wird gezeigt; sonst nur das eigene.
cli-option-two_player_freedoms = Wie viele Freiheiten es zu zweit gibt; weniger ist schwerer.
cli-option-princess_needs_minimum = Ob auch das Werk der Prinzessin die Mindestwerkzahl der Runde braucht.
cli-option-min_wv_round_4 = Die Mindestwerkzahl in Runde 4.
cli-replay = Eine Aufzeichnung durchblättern oder ihr Protokoll ausgeben.
cli-file = Datei mit einer Aufzeichnung.
cli-replay-seat = Zeigen, was Spieler 1, 2, … gesehen hat; ohne Angabe, was alle sehen dürfen.
cli-replay-at = Den Tisch nach so vielen Zeilen der Aufzeichnung zeigen.
cli-replay-place = Zug { $n } von { $of }: { $line }
cli-replay-prompt = [Eingabetaste] weiter, b zurück, eine Zahl springt dorthin, q Ende:
cli-replay-unknown = „{ $text }“ bedeutet hier nichts.
cli-verify = Eine Aufzeichnung prüfen: ihre Zusage, jeden Wurf und jede gezogene Karte, jeden Zug und ihre Prüfsumme.
cli-verify-unreadable = Die Aufzeichnung kann nicht gelesen werden: { $error }
cli-holds = in Ordnung: { $what }
cli-thing-commitment = das Geheimnis ist das vor dem ersten Zug zugesagte
cli-thing-chance = { $n ->
    [one] { $n } Zufallsergebnis ist so, wie das Geheimnis es vorgibt
   *[other] { $n } Zufallsergebnisse sind so, wie das Geheimnis sie vorgibt
}
cli-thing-moves = { $n ->
    [one] { $n } Zug ist erlaubt
   *[other] { $n } Züge sind erlaubt
}
cli-thing-digest = die Prüfsumme ist die der letzten Stellung
cli-fails = FEHLER: { $error }
cli-fails-line = FEHLER in Zeile { $line }: { $error }
cli-verified = Die Aufzeichnung ist echt.
cli-not-over = Das Spiel ist nicht zu Ende: Die Aufzeichnung bricht vorher ab.
cli-bench = Die Geschwindigkeit der Engine messen.
cli-soak = Ohne Ende zufällige Spiele spielen und prüfen.

## Soak

soak-help = Auf allen Kernen zufällige Spiele spielen und bei jedem Zug jede Regel der Engine prüfen.
soak-help-hours = So viele Stunden weitermachen, egal wie viele Spiele es werden.
soak-help-games = Wie viele Spiele insgesamt gespielt werden.
soak-help-resume = Den hier begonnenen Dauertest fortsetzen oder einen neuen beginnen.
soak-help-seed = Eine andere Zahl spielt andere Spiele.
soak-resumed = { $games ->
    [one] { $games } Spiel ist schon beendet.
   *[other] { $games } Spiele sind schon beendet.
}
soak-so-far = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $failures } fehlgeschlagen
soak-failed = Spiel { $number } schlägt fehl: { $what }
soak-stopped = Angehalten. Derselbe Befehl macht hier weiter.
soak-option = Option
soak-seats = { $n } Spieler
soak-pairs = Bei jeder Spielerzahl kamen je zwei Werte der Optionen mindestens { $n ->
    [one] ein Mal
   *[other] { $n }-mal
} zusammen vor.
soak-total = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $nodes ->
    [one] { $nodes } Stellung
   *[other] { $nodes } Stellungen
} geprüft, { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
soak-compared = { $n ->
    [one] { $n } Spiel wurde
   *[other] { $n } Spiele wurden
} Zug für Zug mit der unkompilierten Engine verglichen.
soak-not-compared = Die Engine läuft unkompiliert, also gab es nichts, womit sie verglichen werden konnte.
soak-died = Ein Prozess brach ab, während diese Spiele gespielt wurden: { $numbers }.
soak-failures = { $n ->
    [one] { $n } Spiel ist fehlgeschlagen; seine Aufzeichnung liegt
   *[other] { $n } Spiele sind fehlgeschlagen; ihre Aufzeichnungen liegen
} in { $folder }.
soak-uncovered = Nie gespielt: { $what }.
soak-clean = Kein Spiel ist fehlgeschlagen.

## Any game

cli-ask = Was tust du?
cli-out-of-turn = Du kannst jetzt handeln, obwohl du nicht an der Reihe bist. Die Eingabetaste lässt die Gelegenheit vorbeigehen.
cli-typed-as = Einzugeben als: { $name }
cli-moves-hint = Tippe eine Nummer oder einen Zug. moves: alle; moves und ein Wort: einige; help: mehr.
cli-why-what = Nenne einen Zug oder ein Ding: why und sein Name, oder why und die Nummer einer Möglichkeit.
cli-no-such-group = Dazu passt kein Zug. Nenne etwas, worum es in einem Zug geht, oder eines von: { $groups }.
cli-no-such-thing = Nichts heißt hier „{ $text }“.
cli-help-typing = Tippe die Nummer einer Möglichkeit oder einen ganzen Zug; seine Wörter dürfen kürzer sein, solange sie eindeutig bleiben. Die Eingabetaste zeigt den Tisch noch einmal.
cli-field-money = Florin
cli-field-prestige = Prestigepunkte
cli-field-round = Runde
cli-field-start = Startspieler

## The table of Princes

cli-moves-hint-princes = Tippe Nummer oder Namen ({ $examples }). moves: mit Anmerkungen; help: mehr.
cli-princes-hint-change = 3 kauft 3 Prestigepunkte; hinter dem Pfeil steht, wie viel Florin du behältst.
cli-princes-hint-bids = Gebote kann man in Florin tippen ({ $example }). moves: mit Anmerkungen; help: mehr.
cli-princes-hint-under = Eingabetaste: wie sie liegen. Mehrere auf einmal: { $numbers }, die oberste zuerst.
cli-why-what-princes = Nenne einen Zug oder ein Ding: why build tower, why poet, why jester; beim Legen eines Teils ein Feld: why c3.
cli-no-such-thing-princes = Nichts heißt „{ $text }“. Versuche den Namen einer Karte, eines Gebäudes, einer Landschaft, einer Freiheit, eines Objekts oder eines Charakters.
cli-help-typing-princes = Tippe die Nummer einer Möglichkeit, einen Zug wie „build tower“ oder eine Kurzform wie „b tow“ oder „jester“; Namen dürfen deutsch sein. Die Eingabetaste zeigt den Tisch noch einmal.
cli-help-places = Ein Teil liegt dort, wo die linke obere Ecke seines Rechtecks ist: „c3 1“ ist Ecke c3, Drehung 1. „c3“ zeigt alles, was dort passt, „moves 1“ alle Plätze der Drehung 1, „preview c3 1“ zeichnet es, „why c3“ sagt, was im Weg steht.
cli-help-florins = Gebote und Summen kann man in Florin eingeben: „muse 500“, „400“. Prestigepunkte für eine Zahlung sind nach ihrer Anzahl nummeriert: 7 kauft 7.
cli-group-works = Werke
cli-group-objects = Objekte
cli-group-bids = Gebote
cli-group-build = Bauen
cli-group-together = Gemeinsam
cli-group-purchases = Kaufen
cli-group-recruiting = Abwerben
cli-group-looking = Karten
cli-group-payment = Bezahlung
cli-group-free = Außerdem
cli-princes-round = Runde { $round } von 7, Werke ab Werkzahl { $minimum }
cli-princes-setup = Vorbereitung
cli-princes-phase-a = Versteigerung
cli-princes-phase-a2 = Charaktere
cli-princes-phase-b = Aktionen
cli-princes-start = Startspieler
cli-princes-stacks = Im Angebot ab { $bid }:
cli-princes-may-raise = { $n ->
    [one] kann erhöhen:
   *[other] können erhöhen:
}
cli-princes-leads = { $leader } führt
cli-princes-passed = gepasst:
cli-princes-out = aus der Versteigerung:
cli-princes-characters = Charaktere:
cli-princes-pot = Topf des Bankiers: { $pot }
cli-princes-left = Noch einzuführen oder zu bauen:
cli-princes-other-buildings = alle anderen Gebäude { $n }
cli-princes-every-building = jedes Gebäude { $n }
cli-princes-works = Werke
cli-princes-pack = Deine Personen, eine davon geht zurück:
cli-princes-works-minimum = Werke (Mindestwerkzahl { $minimum })
cli-princes-work-so-far = Werkzahl bisher { $value }, Mindestwerkzahl { $minimum }
cli-princes-jesters = Gaukler { $n }
cli-princes-cards = Karten { $n }
cli-princes-about-professions = Als Aktion für 300 Florin zu kaufen, einmal je Runde: Du siehst die obersten 5 Karten an, behältst 1 und legst die übrigen unter den Stapel.
cli-princes-about-bonus = Als Aktion für 300 Florin zu kaufen: Du siehst die obersten 5 Karten an, behältst 1 und legst die übrigen unter den Stapel. Sie wird zu einem Werk gespielt und erhöht dessen Werkzahl.
cli-princes-shapes = Die Formen aller Teile sind rekonstruiert und nicht vom gedruckten Spiel abgenommen; docs/positions.md sagt, wie man sie berichtigt.
cli-princes-with-bonus = Bonus +{ $more } = { $value }
cli-princes-bonus = Bonuskarten:
cli-princes-prestige-now = { $card } { $now } von { $points }
cli-princes-prestige = Prestigekarten:
cli-princes-recruiting = { $n ->
    [one] { $n } Abwerbekarte auf der Hand
   *[other] { $n } Abwerbekarten auf der Hand
}
cli-princes-recruiting-here = { $n ->
    [one] { $n } Abwerbekarte
   *[other] { $n } Abwerbekarten
}
# Heads of columns: florins, prestige points, jesters, architects, freedoms, buildings, forests/lakes/parks, professions
# in hand (and recruiting cards), bonus cards, prestige cards, works on the table, best work of the round. At most 7, 3, 3,
# 3, 4, 3, 6, 4, 3, 3, 3 and 4 letters.
cli-princes-column-florins = Florin
cli-princes-column-prestige = PP
cli-princes-column-jesters = Gau
cli-princes-column-architects = Bau
cli-princes-column-freedoms = Frei
cli-princes-column-buildings = Geb
cli-princes-column-landscapes = W/S/P
cli-princes-column-professions = Pers
cli-princes-column-bonus = Bon
cli-princes-column-prestige-cards = Pre
cli-princes-column-works = Wke
cli-princes-column-best = best
cli-princes-points = { $n ->
    [one] { $n } Prestigepunkt
   *[other] { $n } Prestigepunkte
}
cli-princes-empty = { $n ->
    [one] { $n } leeres Feld
   *[other] { $n } leere Felder
}
cli-princes-has-buildings = Gebäude
cli-princes-has-landscapes = Landschaften
cli-princes-has-freedoms = Freiheiten
cli-princes-has-jesters = Gaukler
cli-princes-has-architects = Baumeister
cli-princes-has-table = Vollbrachte Werke
cli-princes-has-character = Charakter
cli-princes-hidden-professions = { $n ->
    [one] { $n } verdeckte Personenkarte auf der Hand
   *[other] { $n } verdeckte Personenkarten auf der Hand
}
cli-princes-hidden-bonus = { $n ->
    [one] { $n } verdeckte Bonuskarte auf der Hand
   *[other] { $n } verdeckte Bonuskarten auf der Hand
}
cli-princes-hidden-prestige_cards = { $n ->
    [one] { $n } verdeckte Prestigekarte
   *[other] { $n } verdeckte Prestigekarten
}
cli-princes-with = { $building } (gemeinsam mit { $player })
cli-princes-neighbour-left = Grenzt links an
cli-princes-neighbour-right = Grenzt rechts an
cli-princes-now = jetzt { $n }
cli-princes-note-value = Werkzahl { $value }
cli-princes-note-needs-bonus = { $minimum } nur mit Bonuskarten
cli-princes-note-left = noch { $n }
cli-princes-note-wanted = gewünscht von: { $cards }
cli-princes-note-raise = auf { $bid }; du kannst höchstens { $most } bieten
cli-princes-moved-back = { $n } PP
cli-princes-only-place = nur noch ein Platz: Ecke { $cell }, { $turn }
cli-princes-note-change = { $points ->
    [one] du behältst davon { $kept } und hast dann { $points } Prestigepunkt
   *[other] du behältst davon { $kept } und hast dann { $points } Prestigepunkte
}
cli-princes-about-bid = { $object }: { $bid }, { $leader } führt
cli-princes-about-turn = { $n ->
    [one] noch { $n } Aktion
   *[other] noch { $n } Aktionen
}
cli-princes-about-proposal = { $building }: { $active } mit { $partner }
cli-princes-about-offer = { $building }: { $active } mit { $partner }; der Partner zahlt { $sum }
cli-princes-ask-own-sum = Wie viel zahlst du an { $player }?
cli-princes-about-first = erster Vorschlag: Ecke { $cell }, { $turn }, { $sum }
cli-princes-turn = Drehung { $turn }
cli-princes-turn-places = { $n ->
    [one] Drehung { $turn }: { $n } Platz
   *[other] Drehung { $turn }: { $n } Plätze
}
cli-princes-turn-small = Drehungen, jede mit der Zahl ihrer Plätze:
cli-princes-hint-places = c3 1: Ecke c3, Drehung 1; c3: was dort passt; moves 1: Plätze der Drehung 1; preview c3 1: Bild.
cli-princes-off-the-grid = { $cell } liegt außerhalb des Rasters, das von a1 bis g7 geht.
cli-princes-in-no-turn = Bei keiner Drehung kann die Ecke des Teils auf { $cell } liegen.
cli-princes-raise-by = Ein Gebot wird um genau 100 Florin erhöht: Das nächste ist { $bid }.
cli-princes-whole-hundreds = Geld zählt in ganzen Hundertern: 500 oder 600 Florin, nichts dazwischen.
cli-princes-bid-on-whom = Nenne auch den Charakter: muse { $sum }.
# Other words a player may type for a move, with commas between them.
cli-princes-say-raise = erhöhen, erhöhe, mehr bieten
cli-princes-say-pass = passen, passe
cli-princes-say-done = zug beenden, beenden, ende
cli-princes-say-cash = zurückziehen
cli-princes-say-refuse = kein objekt nehmen, kein objekt
cli-princes-say-finish = vollbringen
cli-princes-say-hold = für später behalten, später
cli-princes-say-learn = person kaufen
cli-princes-say-buy_bonus = bonus kaufen
cli-princes-say-decline = für später behalten, später
cli-princes-say-give_back = zurückgeben
cli-princes-say-keep_money = geld behalten
cli-princes-say-change_all = alles tauschen
cli-princes-say-accept = annehmen, ja
cli-princes-say-reject = ablehnen, nein
cli-princes-say-counter = anderer vorschlag
cli-princes-say-withdraw = vorschlag zurückziehen
cli-princes-say-princess = prinzessin
cli-princes-say-introduce = einführen
cli-princes-say-build = bauen, baue
cli-princes-say-work = beginnen, werk
cli-princes-say-recruit = abwerben
cli-princes-say-name = versteigern
