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

bench-help = Die Geschwindigkeit messen: die Engine auf einem Kern neben anderen, den Server unter Last neben einem leeren.
bench-help-json = Nur ein JSON-Objekt ausgeben, sonst nichts.
bench-help-seconds = Wie lange insgesamt gemessen wird.
bench-help-games = Was gemessen wird: { $names }; ohne Angabe alles.
bench-help-tables = Wie viele Vierertische zugleich auf dem Server spielen.
bench-help-write = Eine Seite, deren Tabelle mit den Zahlen ersetzt wird.
bench-figure = Kennzahl
bench-rate = gemessen
bench-ratio = zum Vergleich
bench-target = Ziel
bench-met = erreicht
bench-yes = ja
bench-no = nein
bench-missing = { $name } ist nicht installiert und wird ausgelassen. Zum Installieren: make bench oder pip install "signoria[{ $extra }]".
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
cli-asked-now = Gefragt ist jetzt: { $question }
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
cli-which-player = Nenne einen Spieler von 1 bis { $seats } oder beim Namen: player 2
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
cli-too-early = Die Möglichkeiten mit ihren Nummern kommen auf der nächsten Seite, darum gilt { $number } noch nicht als eine davon. Die Eingabetaste blättert um.
cli-no-secret = Diese Aufzeichnung enthält das Geheimnis ihres Zufalls nicht, also kann das Spiel nicht weitergehen. Speichere es mit dem Geheimnis: record(secret=True) oder save am Tisch.
cli-error = Das geht nicht: { $error }

## The commands during a game; the command words themselves stay English

cli-help-typing-lorenzo = Tippe die Nummer einer Möglichkeit, einen Zug wie „place white territory.3“ oder eine Kurzform wie „w t3“; eine Karte kann für ihre Ebene stehen: „w forest“. Die Eingabetaste zeigt den Tisch noch einmal.
cli-help-letters = Familienmitglieder: b schwarz, w weiß, o orange, n neutral. Felder: t, c, b, v und eine Ebene (Gebiete, Charaktere, Gebäude, Wagnisse), m1 bis m4 Markt, hs und hl Ernte, ps und pl Produktion (einzelnes oder großes Feld), co Ratspalast.
cli-help-servants = So wenige Diener wie möglich werden ohne Frage abgegeben; „w t3 2“ gibt 2 ab. Ernte und Produktion fragen, denn mehr Diener können mehr Karten aktivieren: Hinter jedem Wert stehen die Karten, die er hinzufügt.
cli-help-help = die Befehle, oder was eine Karte, ein Teil, ein Feld oder ein Wort der Regeln bedeutet
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
cli-tie-fief = Wo Siegpunkte gleich waren, entschied in dieser Reihenfolge: König, Papst, Regentin, Lehenstitel, Bischofstitel, Dörfer, Geld.
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
cli-play-bots = Eingebaute Spieler: random oder, wo das Spiel ihn hat, greedy; ein Wort für alle oder eine Liste mit Kommas. Ohne Angabe die stärksten des Spiels.
cli-no-such-bot = { $game } hat keinen eingebauten Spieler { $name }; es gibt: { $names }
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
cli-option-relics = Die Erweiterung mit Reliquien: fünf Reliquien liegen in den Hauptorten der Bistümer und nützen den Adligen, die sie tragen.
cli-option-fog_of_war = Von den Truppen der anderen sieht man nur, wie viele es sind, nicht welcher Art, bis sie kämpfen.
cli-option-open_diplomacy = Diplomatiemarker sind nicht nötig: Karten und Geld dürfen beliebig oft geheim gegeben und Gespräche vertraulich geführt werden.
cli-option-hidden_money = Niemand sieht, wie viel Geld die anderen haben.
cli-option-simultaneous_votes = Bei Wahlen werden alle Marker zugleich gelegt und zusammen aufgedeckt statt nacheinander.
cli-option-beginners = Katastrophen der ersten Runde werden verdeckt abgelegt.
cli-option-turn_limit = Das Spiel endet spätestens nach so vielen Runden; 0 heißt ohne Grenze.
cli-replay = Eine Aufzeichnung durchblättern oder ihr Protokoll ausgeben.
cli-file = Datei mit einer Aufzeichnung.
cli-replay-seat = Zeigen, was Spieler 1, 2, … gesehen hat; ohne Angabe, was alle sehen dürfen.
cli-replay-at = Den Tisch nach so vielen Zeilen der Aufzeichnung zeigen.
cli-replay-place = Zug { $n } von { $of }: { $line }
cli-replay-move = { $player }: { $move }
cli-replay-hidden = { $player } (dir verborgen)
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
soak-event = Ereignis
soak-times = Anzahl
soak-games = in so vielen Partien
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
cli-out-of-turn-fief = Du kannst jetzt handeln, obwohl du nicht an der Reihe bist. Die Eingabetaste oder „pass“ lässt die Gelegenheit vorbeigehen, „pass until phase“ oder „pass until turn“ alle bis zum Ende der Phase oder der Runde.
cli-typed-as = Einzugeben als: { $name }
cli-moves-hint = Tippe eine Nummer oder einen Zug. moves: alle; moves und ein Wort: einige; help: mehr.
cli-why-what = Nenne einen Zug oder ein Ding: why und sein Name, oder why und die Nummer einer Möglichkeit.
cli-no-such-group = Dazu passt kein Zug. Nenne etwas, worum es in einem Zug geht, oder eines von: { $groups }.
cli-no-such-thing = Nichts heißt hier „{ $text }“.
cli-help-typing = Tippe die Nummer einer Möglichkeit oder einen ganzen Zug; seine Wörter dürfen kürzer sein, solange sie eindeutig bleiben. Die Eingabetaste zeigt den Tisch noch einmal.
cli-field-seat = Spieler
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

## Der Tisch von Fief

cli-moves-hint-fief = Tippe Nummer oder Zug ({ $example }). moves: mit Notizen; help: mehr.
cli-why-what-fief = Nenne einen Zug oder ein Ding: why march arthur, why castle bourg, why tunnel.
cli-no-such-thing-fief = Nichts heißt „{ $text }“. Versuche den Namen eines Dorfes, eines Lehens, eines Adligen, einer Karte, einer Katastrophe oder einer Reliquie, oder ein Wort der Regeln wie König.
cli-help-typing-fief = Tippe die Nummer einer Möglichkeit, einen Zug wie „march arthur“ oder eine Kurzform wie „ma ar“ oder „bourg“; Namen dürfen deutsch sein. Wo Fußknechte oder Ritter gewählt werden, sagt die Zahl, wie viele. Die Eingabetaste zeigt den Tisch noch einmal.
cli-help-map-fief = Auf der Karte wird 2^Blaye von Spieler 2 kontrolliert und hat eine Burg; # ist eine befestigte Stadt, - niemand, + der Hauptort eines Bistums, * eine Mühle. A1 ist Lehen A, Bistum 1. 3@Bourg:Ar 2f1r !1 (Ch): Spieler 3 steht auf der Straße von Bourg mit Arthur, 2 Fußknechten und 1 Ritter, hat ein Belagerungsgerät mit 1 Würfel und hält Charles gefangen. Bei einer Wahl ist [+Anna] ein Marker „Dafür“ von Anna, [-Anna] einer „Dagegen“, [?Anna] einer von beiden.
cli-help-talks-fief = Wann immer du gefragt bist, kannst du auch Überraschungskarten spielen und Angebote machen: „offer 2“ beginnt eines, dann füge hinzu, was du gibst und nimmst, und „propose“. Wo alle nach Überraschungskarten gefragt werden und du keine spielen kannst, passt du ungefragt.
cli-group-fief-settling = Ansiedeln
cli-group-fief-marriages = Heiraten
cli-group-fief-election = Wahl
cli-group-fief-cards = Karten
cli-group-fief-places = Wählen
cli-group-fief-losses = Verluste
cli-group-fief-ransoms = Lösegeld
cli-group-fief-troops = Truppen
cli-group-fief-buildings = Bauen
cli-group-fief-titles = Titel
cli-group-fief-marches = Marsch
cli-group-fief-steps = Schritte
cli-group-fief-company = Gefolge
cli-group-fief-battle = Schlacht
cli-group-fief-captives = Gefangene
cli-group-fief-sieges = Belagern und plündern
cli-group-fief-revolt = Aufstand
cli-group-fief-give = Du gibst
cli-group-fief-take = Du nimmst
cli-group-fief-answer = Angebot
cli-group-fief-besides = Außerdem
cli-group-fief-end = Fertig
cli-group-fief-surprises = Jederzeit
cli-group-fief-talks = Diplomatie
cli-fief-turn = Runde { $turn }
cli-fief-turn-of = Runde { $turn } von { $last }
cli-fief-first = zuerst
cli-fief-decks = Ereignisse { $events } (oben: { $back }), Personen { $characters }
cli-fief-back-not-seen = noch nicht angesehen
cli-fief-track = Katastrophen { $track }
cli-fief-fiefs = Lehen
cli-fief-bishoprics = Bistümer
cli-fief-crown = Krone und Kirche
cli-fief-taxes = Steuern
cli-fief-sieges = Belagerungen
cli-fief-relics = Reliquien
cli-fief-armies = Heere
cli-fief-hand = Auf der Hand
cli-fief-hand-of-another = Handkarten
cli-fief-land-tax = Grundsteuer: { $fief }
cli-fief-tithe = Zehnt: { $bishopric }
cli-fief-tithe-all = Zehnt aller regierten Bistümer
cli-fief-siege = { $village } durch { $player } (Würfel: { $dice })
cli-fief-men = f
cli-fief-knights = r
cli-fief-is-king = König
cli-fief-is-queen = Königin
cli-fief-is-regent = Regentin
cli-fief-is-dauphin = Dauphin
cli-fief-is-pope = Papst
cli-fief-is-cardinal = Kardinal
cli-fief-is-excommunicated = exkommuniziert
cli-fief-is-assassin = Mörder
cli-fief-mark-king = König
cli-fief-mark-queen = Königin
cli-fief-mark-regent = Regentin
cli-fief-mark-dauphin = Dauphin
cli-fief-mark-pope = Papst
cli-fief-mark-cardinal = Kard.
cli-fief-mark-excommunicated = exk.
cli-fief-mark-assassin = Mörder
cli-fief-lord-baron = Baron von { $fief }
cli-fief-lord-count = Graf von { $fief }
cli-fief-lord-duke = Herzog von { $fief }
cli-fief-lady-baron = Baronin von { $fief }
cli-fief-lady-count = Gräfin von { $fief }
cli-fief-lady-duke = Herzogin von { $fief }
cli-fief-married = verheiratet: { $lord }
cli-fief-held = bei { $number }
cli-fief-not-on-board = noch nicht auf dem Plan
cli-fief-prisoner = gefangen bei { $captor }, Lösegeld { $ransom }
cli-fief-ally = Verbündet mit { $player }
cli-fief-column-money = Den
cli-fief-column-points = SP
cli-fief-column-tokens = Dip
cli-fief-column-cards = Hand
cli-fief-column-villages = Drf
cli-fief-column-family = Familie
cli-fief-has-money = Denare: { $n }
cli-fief-has-points = Siegpunkte: { $n }
cli-fief-has-tokens = Diplomatiemarker: { $n }
cli-fief-has-cards = Karten: { $n }
cli-fief-has-villages = Dörfer: { $n }
cli-fief-hidden-cards = { $n ->
    [one] { $n } verdeckte Karte
   *[other] { $n } verdeckte Karten
}
cli-fief-supply = Im Vorrat: Fußknechte { $men }, Ritter { $knights }
cli-fief-controls = Kontrolliert
cli-fief-battle = { $round ->
    [0] Schlacht um { $village }, vor der ersten Kampfrunde
   *[other] Schlacht um { $village }, Kampfrunde { $round }
}
cli-fief-cavalcade-battle = { $round ->
    [0] Kavalkade in { $village }, vor der ersten Kampfrunde
   *[other] Kavalkade in { $village }, Kampfrunde { $round }
}
cli-fief-attacker = Angreifer
cli-fief-defender = Verteidiger
cli-fief-points = Fußknechte { $men } + Ritter { $knights } × { $each } + Adlige { $lords } = Kampfpunkte { $points }
cli-fief-dice = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}
cli-fief-dice-d_arc = d'Arc +1
cli-fief-dice-walls = { $fort } −{ $n }
cli-fief-dice-engines = Belagerungsgerät +{ $n }
cli-fief-dice-tunnel = Geheimgang: die Mauern zählen nicht
cli-fief-dice-gates = offene Tore: die Mauern zählen nicht
cli-fief-dice-bars = jeder Würfel zählt 1 mehr
cli-fief-dice-lance = Heilige Lanze: Schaden +1
cli-fief-dice-grail = Heiliger Gral des Gegners: jeder Würfel −1
cli-fief-round = Kampfrunde { $round }: { $rolls }.
cli-fief-rolls = { $player } würfelt { $dice } (Schaden { $damage })
cli-fief-rolls-nothing = { $player } würfelt nicht
cli-fief-losses = Verluste: { $losses }.
cli-fief-no-losses = Keine Verluste.
cli-fief-lost-man_at_arms = { $n ->
    [one] { $player } { $n } Fußknecht
   *[other] { $player } { $n } Fußknechte
}
cli-fief-lost-knight = { $n ->
    [one] { $player } { $n } Ritter
   *[other] { $player } { $n } Ritter
}
cli-fief-quiet = { $n ->
    [one] { $n } Kampfrunde ohne Verluste; nach drei in Folge endet die Schlacht.
   *[other] { $n } Kampfrunden ohne Verluste; nach drei in Folge endet die Schlacht.
}
cli-fief-to-lose = Noch zu tragen ({ $side }): Schaden { $damage }.
cli-fief-odds = du: Punkte { $mine }, Würfel { $dice }; Gegner: Punkte { $theirs }, Würfel { $their_dice }
cli-fief-election = Wahl: { $office }.
cli-fief-needs-bishop = Die meisten Stimmen gewinnen; bei Gleichstand niemand.
cli-fief-needs-pope = Nötig ist mehr als die Hälfte der abgegebenen Stimmen.
cli-fief-needs-king = Nötig sind 3 Stimmen, darunter zwei Bischöfe, ein Kardinal oder der Papst.
cli-fief-votes = Stimmen
cli-fief-with-clergy = mit Geistlichen
cli-fief-candidates = Kandidaten
cli-fief-nobody-yet = noch niemand
cli-fief-offer = { $giver } macht { $taker } ein Angebot: { $matter }.
cli-fief-offer-begun = { $giver } bereitet ein Angebot für { $taker } vor: { $matter }.
cli-fief-gives = { $giver } gibt { $taker }: { $goods }.
cli-fief-wants = { $taker } gibt { $giver } dafür: { $goods }.
cli-fief-secret = Vertraulich: Niemand sonst kennt den Inhalt.
cli-fief-about-trade = ein Handel
cli-fief-about-marriage = { $lord } heiratet { $spouse }
cli-fief-about-some-marriage = eine Heirat
cli-fief-about-annulment = die Ehe von { $lord } wird annulliert
cli-fief-about-cardinal = { $lord } wird Kardinal
cli-fief-about-passage = { $lord } darf nach { $village } ziehen
cli-fief-about-placement = { $lord } darf in { $village } ins Spiel kommen
cli-fief-about-waiver = der Titel von { $fief } umsonst (statt { $sum })
cli-fief-about-ransom = { $lord } kommt frei (Lösegeld { $sum })
cli-fief-about-truce = eine Waffenruhe in { $village }
cli-fief-about-side = Hilfe auf dieser Seite in { $village }: { $side }
cli-fief-about-relic = { $lord } nimmt eine Reliquie: { $relic }
cli-fief-about-talk = ein vertrauliches Gespräch
cli-fief-some-money = Geld
cli-fief-some-cards = Karten
cli-fief-deniers = { $n ->
    [one] { $n } Denar
   *[other] { $n } Denare
}
cli-fief-card = Karte { $card }
cli-fief-goods-village = Kontrolle über { $what }
cli-fief-goods-prisoner = Gefangener: { $what }
cli-fief-goods-relic = { $relic } (an { $lord })
cli-fief-price = { $n }d
cli-fief-instead-of = statt { $n }d
cli-fief-on-top = oben: { $back }
cli-fief-empty = niemand
cli-fief-besieged = belagert
cli-fief-steps-left = { $n ->
    [one] noch { $n } Schritt
   *[other] noch { $n } Schritte
}
cli-fief-drawn = gezogen: { $drawn } von { $most }, höchstens 1 Person; Hand: { $held } von { $hand }
cli-fief-revolt = { $village }: Aufstandskarten { $cards }, Schaden { $damage }
cli-fief-halving = { $village }: noch { $n }
cli-fief-going = nach { $village }: { $lords }
cli-fief-how-many-men = Fußknechte: höchstens { $n }
cli-fief-how-many-knights = Ritter: höchstens { $n }
cli-fief-meanwhile = Es entscheidet: { $players }. Tust du inzwischen etwas?
cli-fief-point-candidacies_closed = die Kandidaten stehen fest
cli-fief-point-ballots_laid = die Marker sind gelegt
cli-fief-point-tax_laid = eine Steuer ist gelegt
cli-fief-point-before_income = vor dem Einkommen
cli-fief-point-battle_declared = eine Schlacht ist erklärt
cli-fief-point-before_roll = vor dem Würfeln
cli-fief-point-after_round = nach einer Kampfrunde
cli-fief-point-control_changed = ein Dorf hat den Herrn gewechselt
cli-fief-point-prisoner_taken = jemand wurde gefangen genommen
cli-fief-point-before_victory = bevor über den Sieg entschieden wird
cli-fief-row-lay = Dafür: { $what }; dagegen
cli-fief-row-marry = { $what } mit
cli-fief-row-assassinate = Ermorden: { $what }; durch
cli-fief-row-mill = Mühle
cli-fief-row-castle = Burg
cli-fief-row-harvest = Gute Ernte
cli-fief-row-weather = Schönes Wetter
cli-fief-row-place = Setzen nach
cli-fief-row-excommunicate = Exkommunizieren
cli-fief-row-d_arc = d'Arc
cli-fief-row-make_cardinal = Kardinal
cli-fief-row-revolt = Aufstand in
cli-fief-row-free = Geheimgang zu
cli-fief-row-justice = Gerechtigkeit
cli-fief-row-ambush = Hinterhalt
cli-fief-row-revive = Wiederbeleben
cli-fief-row-offer = Angebot an
cli-fief-row-talk = Vertrauliches Gespräch
cli-fief-row-pass_until = Passen bis
cli-fief-row-road = Straße nach
cli-fief-row-successor = Kontrolle an
cli-fief-row-discard = Ablegen
cli-fief-row-pillage = Plündern
cli-fief-row-land_tax = Grundsteuer
cli-fief-row-reroll = Würfeln für
cli-fief-row-march = Marsch
cli-fief-row-step = Ziehen nach
cli-fief-row-settle = Ansiedeln in
cli-fief-row-money = Denare
cli-fief-row-kind = Karte
cli-fief-row-village = Kontrolle über
cli-fief-row-prisoner = Gefangener
cli-fief-row-relic_for = Reliquie
cli-fief-the-fief = Lehen { $fief }.
cli-fief-the-bishopric = Bistum { $bishopric }.
cli-fief-bargain = Um die Freiheit verhandeln: { $lord }
cli-fief-when = So ein Zug kommt in einer anderen Phase: { $phase }.
cli-fief-when-offer = Beginne erst ein Angebot: offer und die Nummer oder der Name eines Spielers.
# Was man für so viele wie möglich und für mehrere Truppen tippen kann, mit Kommas dazwischen.
cli-fief-words-all = alle, all
cli-fief-many-man_at_arms = Fußknechte
cli-fief-many-knight = Ritter
cli-fief-too-many = Nur { $n } von { $of } sind möglich, darum geschieht nichts: { $why }
cli-fief-only-so-many = Nur { $n } von { $of } sind möglich, darum geschieht nichts.
cli-fief-now = Jetzt: { $what }.
cli-fief-now-controlled = in der Hand von { $player }
cli-fief-now-free = in niemandes Hand
cli-fief-now-mills = Mühlen: { $n }
cli-fief-now-title = Titel des Lehens: { $lord }
cli-fief-now-bishop = Bischof: { $lord }
cli-fief-now-family = Familie von { $player }
cli-fief-now-away = nicht im Spiel
# Wörter der Regeln, nach denen gefragt wird, mit Kommas dazwischen: in jeder Sprache dieselben in derselben Reihenfolge.
cli-fief-topics = König, Königin, Papst, Bischof, Kardinal, Heirat, Bündnis, Titel, Herzogtum, Mühle, Belagerung, Belagerungsgerät, Diplomatiemarker, Angebot, Gespräch, Ereignis, Preis, Lösegeld, Gefangener, Exkommunikation, Zehnt, Grundsteuer, Sieg, Schlacht, Wahl
cli-fief-take-back = Das Angebot zurückziehen

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

## Server

cli-serve = Einen Server betreiben: Tische für Menschen und Programme, über das Netz.
cli-serve-config = TOML-Datei mit Einstellungen.
cli-serve-settings = Einstellungen, in der TOML-Datei unter ihrem Namen oder in der Umgebung. Die Umgebung geht der Datei vor, Optionen der Befehlszeile gehen beiden vor.
cli-serve-default = Voreinstellung: { $value }
cli-serve-empty = nichts
cli-serve-missing = Der Server braucht Pakete, die nicht installiert sind ({ $name } fehlt). So werden sie installiert: { $command }
cli-serve-taken = Auf { $address } kann nicht gelauscht werden: { $error }. Mit --port oder --host wird etwas anderes gewählt.
cli-serve-no-database = Die Datenbank { $database } kann nicht geöffnet werden: { $error }
cli-serve-open = Signoria läuft unter { $address }
cli-serve-api = Was Programme fragen können: { $address }
cli-serve-data = Alles wird aufbewahrt in { $database }
cli-serve-stop = Strg-C beendet den Server; jedes Spiel kann später weitergehen.
cli-serve-ended = Der Server ist beendet. Nichts ist verloren.
cli-setting-host = Adresse, auf der gelauscht wird: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für alle, die ihn erreichen.
cli-setting-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-setting-database = Wo alles aufbewahrt wird: sqlite:///DATEI oder postgresql+psycopg://NAME:PASSWORT@RECHNER/DATENBANK.
cli-setting-public_url = Adresse, unter der man den Server erreicht, für Links; mit https:// gehen Cookies nur über TLS.
cli-setting-origins = Andere Seiten, die mit dem Server sprechen dürfen, durch Kommas getrennt.
cli-setting-admin = Adressen, die die Seite der Verwaltung sehen dürfen, durch Kommas getrennt.
cli-setting-bot_processes = In wie vielen Prozessen Bots denken; bei 0 antwortet für sie eine einfache Regel.
cli-setting-bot_seconds = Sekunden, die ein Bot denken darf, bevor für ihn eine einfache Regel antwortet.
cli-setting-session_days = Tage, nach denen man sich neu anmelden muss.
cli-setting-requests_per_minute = Anfragen je Minute, die eine Adresse stellen darf.
cli-setting-logins_per_minute = Versuche je Minute, sich anzumelden oder ein Konto anzulegen.
cli-setting-messages_per_second = Nachrichten je Sekunde, die eine Verbindung senden darf.
cli-setting-most_body = Bytes der größten Nachricht, die gelesen wird.
cli-setting-most_connections = Wie viele zugleich verbunden sein dürfen.
cli-setting-connections_per_address = Wie viele von einer Adresse zugleich verbunden sein dürfen.
cli-setting-tables_per_hour = Tische je Stunde, die eine Person eröffnen darf.
cli-setting-chats_per_minute = Chatzeilen je Minute, die eine Person schreiben darf.
cli-setting-proxies = Wie viele eigene Proxys vor dem Server stehen und X-Forwarded-For ergänzen.
cli-setting-metrics_token = Geheimnis, mit dem /metrics von anderen Rechnern gelesen werden kann.
cli-setting-smtp = Mailserver für Briefe über Züge: smtp://NAME:PASSWORT@RECHNER:587; ohne ihn wird kein Brief verschickt.
cli-setting-smtp_from = Absender der Briefe über Züge.
cli-setting-webhooks = Ob man sich seine Züge an eine eigene Webadresse melden lassen darf.
cli-setting-private_webhooks = Ob solche Adressen auch auf diesem Rechner oder in seinem Netz liegen und ohne TLS sein dürfen.
cli-setting-notice_seconds = Sekunden, in denen niemand gekommen sein darf, bevor ein Zug gemeldet wird.
cli-setting-notice_minutes = Minuten zwischen zwei Meldungen an denselben Platz.
cli-setting-log_level = Wie viel protokolliert wird: debug, info, warning oder error.
