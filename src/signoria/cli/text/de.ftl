# The terminal.

# What stands before the cursor: who is asked.
cli-prompt = { $name }{"> "}

## The table

cli-dice = Würfel: schwarz { $black }, weiß { $white }, orange { $orange }
cli-order = Reihenfolge:
cli-area-council = Ratspalast
cli-area-market = Markt
cli-area-harvest = Ernte
cli-area-production = Produktion
cli-single = kleines
cli-large = großes −{ $penalty }
# A tile: the period in Roman numerals and the faith the Church asks for.
cli-church-tile = { $faith ->
    [one] { $period } ({ $faith } Glaubenspunkt)
   *[other] { $period } ({ $faith } Glaubenspunkte)
}
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
cli-used = { $leader } (genutzt)
cli-cards = Karten
cli-goods = Ressourcen
cli-more-news = Es ist mehr geschehen: log

## Bench

bench-help = Die Geschwindigkeit messen: die Engine auf einem Kern gegen andere Engines, den Server unter Last gegen einen leeren, wie lange die langsamsten Bots brauchen, und den Browser-Client in einem echten Browser.
bench-help-json = Nur ein JSON-Objekt ausgeben.
bench-help-seconds = Wie lange insgesamt gemessen wird; die Bots brauchen noch etwa zwei Minuten mehr.
bench-help-games = Was gemessen wird: { $names }; ohne Angabe alles.
bench-help-tables = Wie viele Tische zu viert gleichzeitig auf dem Server spielen.
bench-help-write = Seite, deren Tabelle mit Zahlen ersetzt wird.
bench-help-minutes = Wie viele Minuten lang an Tischen ununterbrochen gespielt wird, während der Speicher des Servers beobachtet wird.
bench-help-against = Ein Wheel einer anderen Version, um die Größe der Aktualisierungen zu vergleichen.
bench-figure = Kennzahl
bench-rate = gemessen
bench-ratio = zum Vergleich
bench-target = Ziel
bench-met = erreicht
bench-yes = ja
bench-no = nein
bench-missing = { $name } ist nicht installiert und wird ausgelassen. Zum Installieren: make bench oder pip install "signoria[{ $extra }]".
bench-web-missing = Der Browser-Client wird nicht gemessen: Es fehlt { $what }.
bench-uncompiled = Die Engine läuft unkompiliert: Das sind nicht ihre wirklichen Geschwindigkeiten.
bench-unknown = { $name } ist keine Engine, die gemessen werden kann. Es gibt: { $names }.
bench-no-markers = { $path } hat keinen Platz für die Tabelle: Nötig sind eine Zeile { $begin } und darunter eine Zeile { $end }.

## The question and its answers

cli-moves-hint-lorenzo = Tippe eine Nummer oder w t3 (weiß, Gebiete, Ebene 3). moves: alle; help: mehr.

## Answers to what was typed

cli-unknown = „{ $text }“ ist hier weder ein Zug noch ein Befehl. Tippe moves für die Züge, help für die Befehle.
cli-missing = „{ $text }“ ist kein ganzer Zug. Es fehlt: { $missing }. Zum Beispiel: { $example }
cli-usage = Aufruf: { $usage } ({ $does })
cli-no-such-number = Die Möglichkeit { $number } gibt es nicht. Tippe moves, um alle zu sehen.
cli-no-such-group-lorenzo = Dazu passt kein Zug. Nenne ein Familienmitglied (moves w), ein Feld (moves t3), eine Karte oder eine Gruppe: { $groups }.
cli-which-move = Das kann mehrere Züge bedeuten:
cli-and-more = … und noch { $n }; moves zeigt alle.
cli-not-legal = Jetzt nicht möglich: { $move }.
cli-dropped = Der Rest wurde nicht gespielt: { $moves }. { $why }
cli-automatic-is = Ohne Nachfrage für dich beantwortet (sonst weiß es niemand):
cli-automatic-none = nichts
cli-automatic-nothing = In diesem Spiel wird nichts ohne Nachfrage beantwortet.
cli-automatic-what = Tippe { $usage }: eine Karte (playable, battles, never, always), einen Moment (usual, battles, always, never), „quiet“ (same, battle, phase, turn, off), „refuse“, „accept“ oder „ask“ mit Thema und Person, oder „bid“ mit Sache und Summe.
cli-when-playable = wenn spielbar
cli-when-battles = nur in Schlachten
cli-when-never = nie
cli-when-always = immer, als Bluff
cli-ask-usual = wie bei jeder Karte
cli-ask-battles = nur in Schlachten
cli-ask-always = immer fragen
cli-ask-never = nie fragen
cli-quiet-same = Keine Reaktionen in dieser Phase, bis du etwas anderes spielen kannst.
cli-quiet-battle = Keine Reaktionen in dieser Schlacht.
cli-quiet-phase = Keine Reaktionen in dieser Phase.
cli-quiet-turn = Keine Reaktionen in dieser Runde.
cli-until-phase = bis zum Ende der Phase
cli-until-turn = bis zum Ende der Runde
cli-until-game = bis zum Ende des Spiels
cli-anybody = allen
cli-wish-accept = Von { $who } annehmen: { $matter } ({ $until })
cli-wish-refuse = Von { $who } ablehnen: { $matter } ({ $until })
cli-wish-bid = { $thing }: bieten bis { $sum }
cli-letters-none = Du hast keine Briefe.
cli-letters-nothing = In diesem Spiel gibt es keine Briefe.
cli-letters-last = Die Phase endet gleich, und mit ihr verfallen Briefe ohne Antwort. Deine kannst du noch beantworten: letters accept 1.
cli-letters-what = Tippe { $usage }: accept, refuse oder withdraw und die Nummer eines Briefs.
cli-letter-from = { $n } von { $name } ({ $status }): { $contents }
cli-letter-to = { $n } an { $name } ({ $status }): { $contents }
cli-letter-is-open = noch offen
cli-letter-is-accepted = angenommen
cli-letter-is-refused = abgelehnt
cli-letter-is-withdrawn = zurückgezogen
cli-letter-is-lapsed = verfallen
cli-letter-for-you = { $name } hat dir geschrieben: Brief { $n }. Mit „letters“ liest du ihn; niemand wartet auf deine Antwort.
cli-letter-sent = Brief { $n } ist unterwegs zu { $name }; das Spiel geht weiter.
cli-letter-accepted = { $name } nimmt deinen Brief { $n } an.
cli-letter-refused = { $name } lehnt deinen Brief { $n } ab.
cli-letter-lapsed = Dein Brief { $n } an { $name } ist mit seiner Phase verfallen.
cli-letter-not-yours = Brief { $n } kannst du weder beantworten noch zurückziehen.
cli-letter-over = Brief { $n } ist erledigt: Er wurde beantwortet oder zurückgezogen, oder seine Phase ist vorbei.
cli-letter-stuck = Brief { $n } kann jetzt nicht ausgeführt werden.
cli-letter-done = Brief { $n }: { $status }.
cli-plan-none = Du hast keinen Plan.
cli-plan-is = Dein Plan: { $moves }
cli-plan-waits = { $n ->
    [one] Der Rest deines Plans wartet: { $n } Zug.
    *[other] Der Rest deines Plans wartet: { $n } Züge.
  }
cli-plan-dropped = Der Rest deines Plans ist hinfällig: { $moves }. { $why }
cli-plan-refused = Deine Bitte wurde abgelehnt.
cli-plan-over = Die Phase ist vorbei.
cli-plan-illegal = Das ist nicht mehr möglich.
cli-plan-loses = Du würdest mehr verlieren, als dir gesagt wurde.
cli-plan-forgotten = Du hast ihn verworfen.
cli-react = { $moment }: Reagiert jemand? ({ $names })
cli-react-prompt = Eingabetaste: niemand. Ein Name: Diese Person schaut auf den Bildschirm, die anderen schauen weg.
cli-react-who = Tippe den Namen einer Person, die gefragt ist: { $names }.
cli-seat-who = Nenne jemanden, der an diesem Bildschirm spielt: { $names }.
cli-seat-later = Schicke deinen Brief erst ab oder zieh ihn zurück, dann kann jemand anders an den Bildschirm.
cli-seat-free = Du hast gerade nichts zu entscheiden. Sieh dich um, tu etwas von der Liste, oder drücke die Eingabetaste, um weiterzuspielen.
cli-reason = { $why } [{ $rule }]
cli-reason-plain = { $why }
cli-asked-now = Die Frage ist jetzt: { $question }
cli-is-legal = Das ist jetzt erlaubt: { $move }.
cli-thing-is-legal = Das ist jetzt möglich: { $thing }.
cli-not-on-board = Jetzt nicht in den Türmen: { $card }.
cli-not-a-target = Kein Zug hat damit zu tun: { $thing }.
cli-why-what-lorenzo = Nenne einen Zug, ein Aktionsfeld, eine Karte oder einen Anführer: why white territory.3 oder why forest.
cli-no-such-thing-lorenzo = Nichts heißt „{ $text }“. Versuche den Namen einer Karte, eines Anführers, eines Plättchens oder eines Aktionsfelds.
cli-which-thing = Das kann mehreres bedeuten:
cli-see-rule = Mehr: rule { $rule }
cli-which-rule = Nenne eine Regel oder ein Wort: rule 4.1 oder rule Punkte
cli-no-such-rule = Die Regel { $rule } gibt es nicht, und keine enthält dieses Wort. Am nächsten: { $nearest }
cli-which-player = Nenne einen Spieler von 1 bis { $seats } oder beim Namen: player 2
cli-undone = Dein Zug ist zurückgenommen.
cli-cancel = Es gibt nichts abzubrechen. Tippe undo, um deinen letzten Zug zurückzunehmen.
cli-undo-consent = Wenn alle am Tisch einverstanden sind, tippe: undo yes
cli-preview = Das würde passieren: { $move }.
cli-hint = Die besten Züge eines Bots:
cli-hint-wait = Jetzt ist es besser zu warten: Nichts, was du tun könntest, ist mehr wert.
cli-hint-weighed = Auch erwogen:
cli-hint-none = Der Bot hat für diesen Moment keinen Tipp.
cli-hint-why = { $worth }: { $reasons }
cli-scores-now = Punkte, wenn das Spiel jetzt zu Ende wäre:
cli-languages = Verfügbare Sprachen: { $languages }.
cli-language-is = Die Sprache ist jetzt Deutsch.
cli-save-first = Das Spiel vorher speichern? [J/n]
cli-saved = Das Spiel ist gespeichert: { $file }
cli-go-on = Zum Weiterspielen: { $command }
cli-not-overwritten = { $file } gibt es schon, also bleibt die Datei unverändert. Wähle einen anderen Namen.
cli-cannot-save = { $file } kann nicht geschrieben werden: { $error }
cli-cannot-read = { $file } kann nicht gelesen werden: { $error }
cli-bye = Das Spiel ist nicht gespeichert. Auf Wiedersehen!
cli-hand-over = { $name } ist dran. Gib die Tastatur weiter, ohne jemanden zusehen zu lassen, und drücke dann die Eingabetaste.
cli-press-enter = [Eingabetaste] weiter
cli-too-early = Die nummerierten Möglichkeiten stehen auf der nächsten Seite, darum gilt { $number } noch nicht. Die Eingabetaste blättert um.
cli-no-secret = Diese Aufzeichnung enthält das Geheimnis ihrer Würfel und Karten nicht, also kann das Spiel nicht weitergehen. Speichere es mit dem Geheimnis: record(secret=True) oder save am Tisch.
cli-error = Das geht nicht: { $error }

## The commands during a game; the command words themselves stay English

cli-help-typing-lorenzo = Tippe die Nummer einer Möglichkeit, einen Zug wie „place white territory.3“ oder eine Kurzform wie „w t3“; eine Karte kann für ihre Ebene stehen: „w forest“. Die Eingabetaste zeigt den Tisch noch einmal.
cli-help-short-forms = Familienmitglieder: b schwarz, w weiß, o orange, n farblos. Felder: t, c, b, v und eine Ebene (Gebiete, Charaktere, Gebäude, Wagnisse), m1 bis m4 Markt, hs und hl Ernte, ps und pl Produktion (erstes oder großes Feld), co Ratspalast.
cli-help-servants = Ohne Nachfrage werden so wenige Diener wie möglich abgegeben; „w t3 2“ gibt 2 ab. Ernte und Produktion fragen nach, weil mehr Diener mehr Karten aktivieren können: Hinter jedem Wert stehen die Karten, die dazukommen.
cli-help-help = die Befehle, oder was eine Karte, ein Teil, ein Feld oder ein Wort der Regeln bedeutet
cli-help-moves = alle Züge mit ihren Nummern, oder die, zu denen ein Wort passt
cli-help-why = warum ein Zug nicht möglich oder ein Ding nicht erreichbar ist
cli-help-preview = was ein Zug bewirken würde, ohne ihn zu machen
cli-help-hint = die besten Züge eines Bots, und warum; auch ?!
cli-help-undo = den letzten Zug zurücknehmen
cli-help-board = der ganze Tisch
cli-help-player = ein Spieler in voller Größe
cli-help-players = alle Spieler in voller Größe
cli-help-scores = Punkte nach Herkunft, als wäre das Spiel jetzt zu Ende
cli-help-log = die letzten Zeilen des Verlaufs, frühere Runden eingeklappt; log 50: die letzten 50
cli-help-rule = eine Regel und ihre Unterregeln, oder nach Wort: rule Punkte
cli-help-automatic = was ohne Nachfrage für dich beantwortet wird: automatic tunnel never, automatic refuse passage 2 turn, automatic quiet phase, automatic bid jester 800, automatic off
cli-help-seat = eine andere Person schaut auf den Bildschirm und darf außer der Reihe handeln: seat pazzi
cli-help-letters = deine Briefe; letters accept 2, letters refuse 2, letters withdraw 2
cli-help-plan = mehrere Züge spielen; der Rest wartet, während andere entscheiden: plan march arthur; ask leave bourg; propose; plan drop verwirft ihn
cli-help-save = das Spiel speichern
cli-help-lang = eine andere Sprache: en, pl, de, cs
cli-help-quit = den Tisch verlassen
# Other words for the commands, with commas between them.
cli-words-help = hilfe
cli-words-moves = züge
cli-words-why = warum
cli-words-preview = vorschau
cli-words-hint = tipp, hinweis
cli-words-undo = rückgängig
cli-words-board = tisch, brett
cli-words-player = spieler
cli-words-players = mitspieler
cli-words-scores = punkte
cli-words-log = verlauf
cli-words-rule = regel, regeln
cli-words-automatic = automatic, automatisch
cli-words-seat = seat, platz
cli-words-letters = letters, briefe
cli-words-plan = plan
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
cli-tie-princes = Bei Gleichstand haben die Florin entschieden.
cli-tie-fief = Bei gleich vielen Siegpunkten entscheiden der Reihe nach: König, Papst, Regentin, Lehenstitel, Bischofstitel, Dörfer, Geld.
cli-record-at = Die Aufzeichnung des Spiels: { $file }
cli-verify-it = Um alle Würfel und Karten zu prüfen: { $command }

## The command line

cli-native = Die Engine ist kompiliert.
cli-interpreted = Die Engine ist nicht kompiliert: Alles funktioniert, nur langsamer.
cli-signoria = Große Brettspiele, vollständig und regelgetreu.
cli-play = Ein Spiel im Terminal spielen, gegen Bots oder mit Freunden an einer Tastatur.
cli-play-game = Name des Spiels, wie „signoria games“ ihn nennt: lorenzo, princes, …
cli-play-seats = Anzahl der Spieler (Voreinstellung: vier, oder so viele, wie das Spiel erlaubt).
cli-play-advanced = Lorenzo mit oder ohne Anführer und Auswahl der Bonusplättchen.
cli-play-option = Eine Option des Spiels als name=wert, beliebig oft; „signoria games“ zählt sie auf.
cli-play-bots = Bots: random, novice, club, master, in Fief auch opportunist; ein Wort für alle oder eine Liste mit Kommas (Voreinstellung: club). run:BEFEHL lässt ein eigenes Programm spielen.
cli-no-such-bot = { $game } hat keinen Bot { $name }. Es gibt: { $names }
cli-program-of-record = In der Aufzeichnung spielt ein Programm: { $name }. Eine Aufzeichnung allein startet kein Programm; wenn du ihm vertraust, nenne es selbst: { $option }
cli-play-humans = Anzahl der Menschen, die abwechselnd an dieser Tastatur spielen (Voreinstellung: einer).
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
cli-replay = Eine Aufzeichnung ansehen oder ihren Verlauf ausgeben.
cli-file = Datei mit einer Aufzeichnung.
cli-replay-seat = Zeigen, was Spieler 1, 2, … gesehen hat; ohne Angabe, was alle sehen dürfen.
cli-replay-at = Den Tisch nach dieser Zeile der Aufzeichnung zeigen.
cli-replay-place = Zug { $n } von { $of }: { $line }
cli-replay-move = { $player }: { $move }
cli-replay-hidden = { $player } (dir verborgen)
cli-replay-prompt = [Eingabetaste] weiter, b zurück, eine Zahl springt dorthin, q Ende:
cli-replay-unknown = „{ $text }“ ist hier kein Befehl.
cli-verify = Eine Aufzeichnung prüfen: ihre Zusagen, jeden Wurf und jede gezogene Karte, jeden Zug und ihre Prüfsumme.
cli-verify-commitment = Die Zusage, die der Tisch dir vor dem Spiel gezeigt hat.
cli-verify-nonce = Eine Zufallszahl, die dein Programm geschickt hat, als PLATZ=ZAHL; Plätze zählen ab 0 wie in der Aufzeichnung. Mehrfach möglich.
cli-verify-bad-nonce = --nonce { $text }: Schreibe PLATZ=ZAHL, zum Beispiel 0=k3f9x2; Plätze zählen ab 0.
cli-verify-unreadable = Die Aufzeichnung kann nicht gelesen werden: { $error }
cli-holds = in Ordnung: { $what }
cli-thing-commitment = das Geheimnis passt zur Zusage in der Aufzeichnung
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
cli-verified = Die Aufzeichnung ist echt.
cli-verified-alone = Die Aufzeichnung ist in sich stimmig.
cli-promised-commitment = die Zusage ist die, die der Tisch dir vor dem Spiel gezeigt hat
cli-promised-nonce = die Zufallszahl von Platz { $seat } ist die, die du geschickt hast, und floss in den Zufall ein
cli-promised-nonce-late = die Zufallszahl von Platz { $seat } wurde nicht rechtzeitig offengelegt; statt ihrer floss ihre Zusage in den Zufall ein
cli-unrevealed = Hinweis: Die Zufallszahl von Platz { $seat } wurde nicht rechtzeitig offengelegt; statt ihrer floss ihre Zusage in den Zufall ein.
cli-unproven-commitment = Das beweist nicht, dass Würfel und Karten fair waren: Wer das Spiel geleitet hat, könnte das Geheimnis nachträglich gewählt haben. Gib mit --commitment an, was der Tisch dir vor dem Spiel gezeigt hat, und mit --nonce PLATZ=ZAHL die Zufallszahl, die dein Programm geschickt hat.
cli-unproven-nonce = Das Geheimnis stand vor dem Spiel fest. Dass niemand wusste, wozu es führt, beweist erst eine eigene, rechtzeitig offengelegte Zufallszahl: --nonce PLATZ=ZAHL.
cli-older-rules = Diese Partie hat unter Version { $began } der Regeln begonnen. Jede Zeile lässt sich auch unter Version { $now } nachspielen, und das Ende ist dasselbe.
cli-not-over = Das Spiel ist nicht zu Ende: Die Aufzeichnung bricht vorher ab.
cli-ended-agreed = Die Spieler haben sich geeinigt, das Spiel vorzeitig zu beenden.
cli-ended-abandoned = Das Spiel wurde vorzeitig abgebrochen.
cli-ended-resigned = Das Spiel endete vorzeitig durch Aufgabe.
cli-bench = Die Geschwindigkeit der Engine messen.
cli-soak = Ohne Ende zufällige Spiele spielen und prüfen.
cli-arena = Bots gegeneinander Turniere spielen lassen.
cli-ladder = Auf einer Seite zeigen, wie stark die Bots sind, mit Intervallen.
cli-train = Die Gewichte der Bots aus ihren Spielen lernen.
cli-bot = Einen Bot über Standardeingabe und -ausgabe spielen lassen, für Programme, die Bots starten.
cli-bot-name = random, novice, club, opportunist (in Fief), master, search:200ms (Millisekunden je Zug) oder search:500 (Iterationen je Zug).
cli-bot-seed = Dieselbe Zahl trifft dieselbe Wahl (Voreinstellung: die Zahl des Programms, das den Bot startet).

## Soak

soak-help = Auf allen Kernen zufällige Spiele spielen und bei jedem Zug jede Regel der Engine prüfen.
soak-help-hours = Stunden, die gespielt wird, wie viele Spiele es auch werden.
soak-help-games = Wie viele Spiele insgesamt gespielt werden.
soak-help-bots = Statt zufälliger Züge spielen Bots: Keiner ihrer Züge darf unerlaubt sein, und der Bot, der 20 Millisekunden nachdenkt, muss seine Zeit einhalten.
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
soak-pairs = { $n ->
    [0] Noch nicht bei jeder Spielerzahl kamen je zwei Werte der Optionen zusammen vor.
    [one] Bei jeder Spielerzahl kamen je zwei Werte der Optionen mindestens ein Mal zusammen vor.
   *[other] Bei jeder Spielerzahl kamen je zwei Werte der Optionen mindestens { $n }-mal zusammen vor.
}
soak-read = An { $n } Stellen wurden Position und Ansichten zurückgelesen, davon an { $wholly } in vollständig gelesenen Partien, mit allen Ansichten an jeder Stelle.
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
soak-bots-title = Millisekunden CPU je Zug, wo es eine Wahl gibt
soak-bots-half = Median
soak-bots-99 = 99 %
soak-bots-999 = 99,9 %
soak-bots-most = längster
soak-bots-total = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} von Bots, Züge: { $moves }, davon unerlaubt: { $illegal }, Sekunden: { $seconds }.
soak-bots-out-of-turn = Antworten außer der Reihe: { $n }.
soak-bots-kept = { $bot } hält seine Zeit in jedem Spiel ein: 99,9 % seiner Züge brauchen höchstens { $most } ms CPU.
soak-bots-slow = { $bot } hält seine Zeit nicht ein ({ $games }): 99,9 % seiner Züge sollten höchstens { $most } ms CPU brauchen.
soak-bots-unknown = Ob 99,9 % der Züge von { $bot } höchstens { $most } ms CPU brauchen, wird nach 1.000 solchen Zügen in jedem Spiel beurteilt, mit einer kompilierten Engine.

## Arena

arena-help-bots = Bots mit Kommas dazwischen: random, novice, club, opportunist (in Fief), master, search:200ms (Millisekunden je Zug), search:500 (Iterationen je Zug), greedy:hand (Gewichte von Hand), greedy:FILE.json (Gewichte einer Datei) oder run:BEFEHL (ein eigenes Programm). Ein Bot darf mehrmals genannt werden. Sind es weniger als Plätze, beginnt die Liste von vorn; sind es mehr, spielen alle Zusammenstellungen.
arena-help-games = Wie viele Spiele insgesamt gespielt werden; einige mehr, wenn so jeder Bot gleich oft auf jedem Platz sitzt.
arena-help-seed = Eine andere Zahl gibt andere Würfel und Karten.
arena-help-json = Alle Ergebnisse als JSON: in eine Datei, oder auf die Standardausgabe, wenn keine genannt ist.
arena-help-plots = Ordner für Schaubilder der Ergebnisse, PNG und SVG.
arena-help-workers = Wie viele Prozesse spielen; ohne Angabe so viele, wie es Kerne gibt.
arena-help-ray = Auf einem Ray-Cluster spielen: seine Adresse, auto für den hier laufenden oder local für einen eigenen.
arena-help-fresh = Neu beginnen, auch wenn einige dieser Spiele schon beendet sind.
arena-rounded = Es werden { $games } Spiele gespielt, damit jeder Bot gleich oft auf jedem Platz sitzt.
arena-resumed = { $games ->
    [one] { $games } Spiel ist schon beendet.
   *[other] { $games } Spiele sind schon beendet.
}
arena-so-far = { $games } von { $all } Spielen
arena-failed = Spiel { $number } schlägt fehl: { $what }
arena-failures = { $n ->
    [one] { $n } Spiel ist fehlgeschlagen.
   *[other] { $n } Spiele sind fehlgeschlagen.
} { $deals ->
    [one] { $deals } Satz von Spielen mit denselben Würfeln und Karten zählt nicht.
   *[other] { $deals } Sätze von Spielen mit denselben Würfeln und Karten zählen nicht.
} Derselbe Befehl spielt fehlgeschlagene Spiele noch einmal.
arena-stopped = Angehalten. Derselbe Befehl macht hier weiter.
arena-no-such-bot = { $game } hat keinen Bot { $name }; es gibt: { $names }, und für Programme greedy, greedy:hand, greedy:DATEI.json, search:200ms, search:500 oder ein eigenes Programm: run:BEFEHL
arena-being-played = Dieses Turnier wird schon von einem anderen Prozess gespielt.
arena-missing = Wertungszahlen und Schaubilder brauchen Pakete, die nicht installiert sind ({ $name } fehlt). So werden sie installiert: { $command }
arena-no-ray = Ein Ray-Cluster braucht ein Paket, das nicht installiert ist ({ $name } fehlt). So wird es installiert: { $command }
arena-plotted = Die Schaubilder liegen in { $folder }.
arena-title = { $game }, { $seats } Spieler, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
arena-bot = Bot
arena-wins = Siege je Platz
arena-equal = gleicher Anteil: { $share }
arena-against = gegen { $share }
arena-above = darüber
arena-below = darunter
arena-unclear = nicht sicher
arena-rating = Wertung
arena-points = Punkte
arena-source = Quelle
arena-seat = Platz
arena-wins-title = Siege jedes Bots, je Platz, auf dem er sitzt
arena-ahead-title = Wie oft der Bot einer Zeile vor dem Bot einer Spalte endet
arena-sources-title = Mittlere Punkte nach Quelle
arena-seats-title = Siege nach Platz, egal, wer dort sitzt
arena-rating-title = Wertungszahlen
arena-times-title = Millisekunden je Zug, wo es eine Wahl gibt
arena-cpu-half = CPU, Median
arena-cpu-most = CPU, 99 %
arena-clock-half = Uhr, Median
arena-clock-most = Uhr, 99 %
arena-moves = Züge
arena-axis-wins = Siege in Prozent
arena-axis-rating = Wertung in Elo-Punkten, im Mittel 0
arena-length = Entscheidungen in einem Spiel: im Mittel { $mean }, von { $shortest } bis { $longest }.
arena-intervals = In Klammern: 95-%-Intervalle. Wertungen sind in Elo-Punkten, im Mittel 0.
arena-between = { $value } ({ $low } … { $high })
arena-percent = { $n } %
arena-decimal = { NUMBER($n, minimumFractionDigits: 1) }

## Ladder

ladder-help-games = Welche Spiele gespielt werden: { $names }; alle, wenn keines genannt ist.
ladder-help-part = Welche Teile gespielt werden: ladder (die Stufen an einem Tisch), random (ein Greedy-Bot unter zufälligen) oder search (ein suchender Bot unter Greedy-Bots); alle, wenn keiner genannt ist.
ladder-help-number = Wie viele Spiele in jedem Turnier gespielt werden, statt der üblichen Zahlen; einige mehr, wenn so jeder Bot gleich oft auf jedem Platz sitzt.
ladder-help-write = Datei für die Seite, die nach jedem Turnier neu geschrieben wird; ohne sie wird die Seite nur gezeigt.
ladder-help-folder = Ordner für die Ergebnisse; derselbe Befehl macht dort weiter.
ladder-so-far = { $what }: { $games } von { $all } Spielen
ladder-name = { $game }, { $seats } Spieler, { $part }
ladder-ladder-name = Stufen
ladder-random-name = Greedy unter zufälligen
ladder-search-name = Suche unter Greedy
ladder-being-played = { $what }: Dieses Turnier wird schon von einem anderen Prozess gespielt und bleibt ihm überlassen.
ladder-written = Die Seite liegt in { $file }.
ladder-title = Wie stark die Bots sind
ladder-about = Diese Seite schreibt `signoria ladder`. In jedem Turnier sitzt jeder Bot gleich oft auf jedem Platz, auf allen mit denselben Würfeln und Karten. In Klammern: 95-%-Intervalle. Wertungen sind in Elo-Punkten, im Mittel 0. Wer immer gewinnt oder immer verliert, hat keine gemessene Wertung: Die Zahl sagt dann nur, wie groß der Abstand mindestens ist.
ladder-made = Signoria { $version }, { $cpu }. { $build }
ladder-ladder-title = Die Stufen
ladder-ladder-about = Alle Stufen an einem Tisch zu { $seats } Spielern. Jede sollte in mehr als der Hälfte der Spiele vor der nächstniedrigeren enden. Der langsamste Zug ist in Sekunden CPU-Zeit angegeben, denn die Maschine tat dabei auch anderes. Wie lange man auf einen Meister wartet, steht in `benchmarks.md`.
ladder-random-title = Ein Greedy-Bot unter zufälligen
ladder-random-about = Er sollte in mindestens { $share } der Vergleiche vor jedem anderen enden. Wo eine Rundengrenze ein Spiel verkürzt, sollte er deutlich mehr Punkte haben und mehr als einen gleichen Anteil gewinnen. Ein geteilter Rang zählt halb; alle Gegner zählen zusammen.
ladder-search-title = Ein suchender Bot unter Greedy-Bots
ladder-search-about = Der Bot ist { $bot }. Das ganze Intervall seiner Siege sollte über einem gleichen Anteil liegen. Zu viert, wo keine Rundengrenze das Spiel verkürzt, ist das Ziel das Doppelte eines gleichen Anteils.
ladder-game = Spiel
ladder-players = Spieler
ladder-games = Spiele
ladder-below = vor der Stufe darunter
ladder-slowest = langsamster Zug, CPU-Sekunden
ladder-ahead = vor einem anderen
ladder-equal = gleicher Anteil
ladder-times = Vielfaches des gleichen Anteils
ladder-lead = Punkte mehr als die anderen
ladder-met = wie gewünscht
ladder-yes = ja
ladder-no = nein
ladder-waiting = noch nicht gespielt
ladder-under-way = bisher { $games } von { $all }
ladder-failures = { $games }; { $n } fehlgeschlagen, ausgelassene Sätze von Spielen: { $deals }

## Train

train-help-games = Wie viele Spiele in jeder Runde gespielt werden; etwa ebenso viele prüfen das Gelernte.
train-help-rounds = Wie viele Lernrunden gespielt werden.
train-help-out = Datei für die gelernten Gewichte, etwa weights.json; ohne sie werden sie nur gezeigt.
train-missing = Das Lernen braucht ein Paket, das nicht installiert ist ({ $name } fehlt). So wird es installiert: { $command }
train-stopped = Angehalten. Es wurde nichts geschrieben.
train-title = Gewichte in Hundertstelpunkten
train-feature = Merkmal
train-hand = von Hand
train-learnt = gelernt
train-weight = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-wins = Spiele gegen die von Hand gemachten Gewichte: { $games }. Siege je Platz mit den gelernten: { $wins }; ein gleicher Anteil ist { $equal }. In Klammern: das 95-%-Intervall.
train-points = Punkte im Mittel: { $learnt } gelernt, { $hand } von Hand.
train-above = Die gelernten Gewichte sind besser als die von Hand gemachten.
train-below = Die gelernten Gewichte sind schlechter als die von Hand gemachten.
train-unclear = Es ist nicht sicher, dass die gelernten Gewichte besser sind als die von Hand gemachten.
train-not-written = Es wurde nichts geschrieben. Um die Gewichte zu behalten, eine Datei nennen: --out weights.json
train-written = Die Gewichte liegen in { $file }. So spielen sie: { $command }

## Any game

cli-out-of-turn = Du kannst jetzt handeln, obwohl du nicht am Zug bist. Mit der Eingabetaste passt du.
cli-out-of-turn-fief = Du kannst jetzt handeln, obwohl du nicht am Zug bist. Mit der Eingabetaste oder „pass“ passt du diesmal, mit „pass until phase“ oder „pass until turn“ bis zum Ende der Phase oder der Runde.
cli-moves-hint = Tippe eine Nummer oder einen Zug. moves: alle; moves und ein Wort: einige; help: mehr.
cli-why-what = Nenne einen Zug oder ein Ding: why und sein Name, oder why und die Nummer einer Möglichkeit.
cli-no-such-group = Dazu passt kein Zug. Nenne etwas, worum es in einem Zug geht, oder eine Gruppe: { $groups }.
cli-no-such-thing = Nichts heißt hier „{ $text }“.
cli-help-typing = Tippe die Nummer einer Möglichkeit oder einen ganzen Zug; seine Wörter dürfen kürzer sein, solange sie eindeutig bleiben. Die Eingabetaste zeigt den Tisch noch einmal.

## The table of Princes

cli-moves-hint-princes = Tippe Nummer oder Namen ({ $examples }). moves: mit Anmerkungen; help: mehr.
cli-princes-hint-change = 3 kauft 3 Prestigepunkte; hinter dem Pfeil steht, wie viel Florin du behältst.
cli-princes-hint-bids = Gebote kannst du in Florin tippen ({ $example }). moves: mit Anmerkungen; help: mehr.
cli-princes-hint-under = Eingabetaste: in dieser Reihenfolge. Mehrere auf einmal: { $numbers }, die oberste zuerst.
cli-why-what-princes = Nenne einen Zug oder ein Ding: why build tower, why poet, why jester; beim Legen eines Teils ein Feld: why c3.
cli-no-such-thing-princes = Nichts heißt „{ $text }“. Versuche den Namen einer Karte, eines Gebäudes, einer Landschaft, einer Freiheit, eines Objekts oder eines Charakters.
cli-help-typing-princes = Tippe die Nummer einer Möglichkeit, einen Zug wie „build tower“ oder eine Kurzform wie „b tow“ oder „jester“; Namen dürfen deutsch sein. Die Eingabetaste zeigt den Tisch noch einmal.
cli-help-places = Ein Teil legst du mit der linken oberen Ecke seines Rechtecks: „c3 1“ ist Ecke c3, Drehung 1. „c3“ zeigt alles, was dort passt, „moves 1“ alle Plätze der Drehung 1, „preview c3 1“ zeichnet es, „why c3“ sagt, was im Weg ist. Drehung 0 heißt nicht gedreht, 1 bis 3 um 90°, 180° und 270° gedreht, 4 bis 7 dasselbe gewendet.
cli-help-florins = Gebote und Summen kannst du in Florin tippen: „muse 500“, „400“. Wie viele Prestigepunkte du kaufst, sagt eine bloße Zahl: 7 kauft 7.
cli-princes-may-raise = { $n ->
    [one] darf erhöhen:
   *[other] dürfen erhöhen:
}
cli-princes-leads = { $leader } führt
cli-princes-passed = gepasst:
cli-princes-out = nicht mehr dabei:
cli-princes-other-buildings = alle anderen Gebäude { $n }
cli-princes-every-building = jedes Gebäude { $n }
cli-princes-pack = Deine Personen, eine davon geht zurück:
cli-princes-bonus = Bonuskarten:
cli-princes-prestige-now = { $card } { $now } von { $points }
cli-princes-prestige = Prestigekarten:
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
cli-princes-turn = Drehung { $turn }
cli-princes-turn-places = { $n ->
    [one] Drehung { $turn }: { $n } Platz
   *[other] Drehung { $turn }: { $n } Plätze
}
cli-princes-turn-small = Drehungen, jede mit der Zahl ihrer Plätze:
cli-princes-hint-places = c3 1: Ecke c3, Drehung 1; c3: was dort passt; moves 1: Plätze der Drehung 1; preview c3 1: Bild.

## Der Tisch von Fief

cli-moves-hint-fief = Tippe Nummer oder Zug ({ $example }). moves: mit Anmerkungen; help: mehr.
cli-why-what-fief = Nenne einen Zug oder ein Ding: why march arthur, why castle bourg, why tunnel.
cli-no-such-thing-fief = Nichts heißt „{ $text }“. Versuche den Namen eines Dorfes, eines Lehens, eines Adligen, einer Karte, einer Katastrophe oder einer Reliquie, oder ein Wort der Regeln wie König.
cli-help-typing-fief = Tippe die Nummer einer Möglichkeit, einen Zug wie „march arthur“ oder eine Kurzform wie „ma ar“ oder „bourg“; Namen dürfen deutsch sein. Wo Fußknechte oder Ritter gewählt werden, sagt die Zahl, wie viele. Die Eingabetaste zeigt den Tisch noch einmal.
cli-help-map-fief = Auf der Karte wird 2^Blaye von Spieler 2 kontrolliert und hat eine Burg; # ist eine befestigte Stadt, - niemand, + der Hauptort eines Bistums, * eine Mühle. A1 ist Lehen A, Bistum 1. 3@Bourg:Ar 2f1r !1 (Ch): Spieler 3 steht auf der Straße von Bourg mit Arthur, 2 Fußknechten und 1 Ritter, hat ein Belagerungsgerät mit 1 Würfel und hält Charles gefangen. Bei einer Wahl ist [+Anna] der Marker „Dafür“ von Anna, [-Anna] der Marker „Dagegen“, [?Anna] einer von beiden.
cli-help-talks-fief = Wann immer du gefragt wirst, kannst du auch Überraschungskarten spielen und Angebote machen: „offer 2“ beginnt einen Brief; füge hinzu, was du gibst und verlangst, dann schickt „propose“ ihn ab, und niemand muss auf die Antwort warten. Kannst du keine Überraschungskarte spielen, passt du, ohne gefragt zu werden.

cli-princes-off-the-grid = { $cell } liegt außerhalb des Rasters, das von a1 bis g7 geht.
cli-princes-in-no-turn = Bei keiner Drehung kann die Ecke des Teils auf { $cell } liegen.
cli-princes-raise-by = Ein Gebot wird um genau 100 Florin erhöht: Das nächste ist { $bid }.
cli-princes-whole-hundreds = Biete ganze Hunderter: 500 oder 600 Florin, nichts dazwischen.
cli-princes-bid-on-whom = Nenne auch den Charakter: muse { $sum }.
# Other words a player may type for a move, with commas between them.
cli-princes-say-raise = erhöhen, erhöhe, mehr bieten
cli-princes-say-pass = passen, passe
cli-princes-say-done = zug beenden, beenden, ende
cli-princes-say-cash = verkaufen, zurückziehen
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

cli-fief-first = Startspieler
cli-fief-track = Katastrophen { $track }
cli-fief-relics = Reliquien
cli-fief-hand = Auf der Hand
cli-fief-siege = { $village } durch { $player } (Würfel: { $dice })
cli-fief-mark-king = König
cli-fief-mark-queen = Königin
cli-fief-mark-regent = Regentin
cli-fief-mark-dauphin = Dauphin
cli-fief-mark-pope = Papst
cli-fief-mark-cardinal = Kard.
cli-fief-mark-excommunicated = exk.
cli-fief-mark-assassin = Mörder
cli-fief-held = bei { $number }
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
cli-fief-nobody-yet = noch niemand
cli-fief-row-lay = Dafür: { $what }; dagegen
cli-fief-row-marry = { $what } mit
cli-fief-row-assassinate = Ermorden: { $what }; durch
cli-fief-row-mill = Mühle
cli-fief-row-castle = Burg
cli-fief-row-harvest = Gute Ernte
cli-fief-row-weather = Schönes Wetter
cli-fief-row-place = Aufstellen in
cli-fief-row-excommunicate = Exkommunizieren
cli-fief-row-d_arc = d’Arc
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
cli-fief-row-step = Gehen nach
cli-fief-row-settle = Beginnen in
cli-fief-row-money = Denare
cli-fief-row-kind = Karte
cli-fief-row-village = Kontrolle über
cli-fief-row-prisoner = Gefangener
cli-fief-row-relic_for = Reliquie
cli-fief-when = Das kannst du in einer anderen Phase: { $phase }.
cli-fief-when-offer = Beginne zuerst ein Angebot: offer und die Nummer oder der Name eines Spielers.
# Was man für so viele wie möglich und für mehrere Truppen tippen kann, mit Kommas dazwischen.
cli-fief-words-all = alle, all
cli-fief-many-man_at_arms = Fußknechte
cli-fief-many-knight = Ritter
cli-fief-too-many = Nur { $n } von { $of } sind möglich, darum wurde nichts getan: { $why }
cli-fief-only-so-many = Nur { $n } von { $of } sind möglich, darum wurde nichts getan.
# Wörter der Regeln, nach denen gefragt wird, mit Kommas dazwischen: in jeder Sprache dieselben in derselben Reihenfolge.
cli-fief-topics = König, Königin, Papst, Bischof, Kardinal, Heirat, Bündnis, Titel, Herzogtum, Mühle, Belagerung, Belagerungsgerät, Diplomatiemarker, Angebot, Gespräch, Ereignis, Preis, Lösegeld, Gefangener, Exkommunikation, Zehnt, Grundsteuer, Sieg, Schlacht, Wahl

## Server

cli-serve = Einen Server betreiben: Tische für Menschen und Programme, über das Netz.
cli-serve-config = TOML-Datei mit Einstellungen.
cli-serve-settings = Einstellungen, in der TOML-Datei unter ihrem Namen oder in der Umgebung. Die Umgebung geht der Datei vor, Optionen der Befehlszeile gehen beiden vor.
cli-serve-default = Voreinstellung: { $value }
cli-serve-empty = nichts
cli-serve-missing = Der Server braucht Pakete, die nicht installiert sind ({ $name } fehlt). So werden sie installiert: { $command }
cli-serve-taken = Auf { $address } kann nicht gelauscht werden: { $error }. Wähle etwas anderes mit --port oder --host.
cli-serve-no-database = Die Datenbank { $database } kann nicht geöffnet werden: { $error }
cli-serve-in-use = Mit { $database } läuft schon ein Server. Beende ihn zuerst, oder wähle mit --database eine andere Datei. Nur mit PostgreSQL können sich mehrere Server ihre Tische teilen: --database postgresql+psycopg://NAME:PASSWORT@RECHNER/DATENBANK.
cli-serve-open = Signoria läuft unter { $address }
cli-serve-listens = Der Server selbst lauscht auf { $address }
cli-serve-api = Die Schnittstelle für Programme: { $address }
cli-serve-data = Alles ist gespeichert in { $database }
cli-serve-backup = Während der Server läuft, stehen die neuesten Züge in Dateien neben der Datenbank. So sicherst du sie: { $command }. Eine einfache Kopie der Datei allein verliert sie.
cli-serve-lan = Andere in diesem Netz mitspielen lassen: auf allen Netzen lauschen und die Adresse als QR-Code zeigen.
cli-serve-others = In diesem Netz: { $address }
cli-serve-no-network = Dieser Rechner ist in keinem Netz: Der Server ist nur hier erreichbar.
cli-serve-stop = Strg-C beendet den Server; jedes Spiel kann später weitergehen.
cli-serve-ended = Der Server ist beendet. Nichts ist verloren.
cli-setting-host = Adresse, auf der gelauscht wird: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für alle, die ihn erreichen.
cli-setting-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-setting-database = Wo alles gespeichert wird: sqlite:///DATEI oder postgresql+psycopg://NAME:PASSWORT@RECHNER/DATENBANK.
cli-setting-public_url = Adresse, unter der man den Server erreicht, für Links; mit https:// gehen Cookies nur über TLS.
cli-setting-hsts_subdomains = Ob Browser auch alle Subdomains von public_url nur über TLS erreichen sollen.
cli-setting-origins = Andere Seiten, die mit dem Server sprechen dürfen, durch Kommas getrennt.
cli-setting-admin = Adressen, die die Seite der Verwaltung sehen dürfen, durch Kommas getrennt.
cli-setting-bot_processes = In wie vielen Prozessen Bots denken, ohne Angabe in einem je Kern, höchstens 8; bei 0 antwortet für sie eine einfache Regel.
cli-setting-bot_seconds = Sekunden, die ein Bot denken darf, bevor für ihn eine einfache Regel antwortet.
cli-setting-bot_pause = Sekunden, die Bots nach einer gewöhnlichen Aktion warten, damit man folgen kann: weniger nach einem Gebot, mehr nach einer Schlacht; 0 für keine.
cli-setting-session_days = Tage, nach denen man sich neu anmelden muss.
cli-setting-guest_days = Tage, nach denen Gäste gelöscht werden, die nicht wiederkommen können und an keinem Tisch sitzen; 0: nie.
cli-setting-room_minutes = Minuten, die ein unbenutzter Tisch im Speicher bleibt.
cli-setting-room_megabytes = Megabyte, die alle Tische im Speicher zusammen belegen dürfen; die am längsten unbenutzten gehen zuerst.
cli-setting-table_days = Tage, nach denen beendete, stillgelegte und nie begonnene Tische samt Aufzeichnung und Chat gelöscht werden; 0 behält sie.
cli-setting-requests_per_minute = Anfragen je Minute, die eine Adresse stellen darf.
cli-setting-logins_per_minute = Versuche je Minute, sich anzumelden oder ein Konto anzulegen.
cli-setting-messages_per_second = Nachrichten je Sekunde, die eine Verbindung senden darf.
cli-setting-dear_per_second = Aufwendige Fragen je Sekunde (warum nicht, Vorschau, Nachspielen, Zurücknehmen), die eine Person stellen darf.
cli-setting-most_body = Bytes der größten Nachricht, die gelesen wird.
cli-setting-most_connections = Wie viele zugleich verbunden sein dürfen.
cli-setting-connections_per_address = Wie viele von einer Adresse zugleich verbunden sein dürfen.
cli-setting-request_seconds = Sekunden, in denen der Kopf einer Anfrage eintreffen muss; ihr Inhalt darf dreimal so lange brauchen.
cli-setting-reading_seconds = Sekunden, in denen ein Client lesen muss, was ihm gesendet wurde; danach wird er getrennt.
cli-setting-tables_per_hour = Tische je Stunde, die eine Person eröffnen darf.
cli-setting-chats_per_minute = Chatzeilen je Minute, die eine Person schreiben darf.
cli-setting-proxies = Wie viele eigene Proxys vor dem Server stehen und X-Forwarded-For ergänzen.
cli-setting-trusted_proxies = Adressen, von denen diese Proxys verbinden, durch Kommas getrennt; X-Forwarded-For von anderen wird ignoriert.
cli-setting-metrics_token = Geheimnis, mit dem /metrics von anderen Rechnern gelesen werden kann.
cli-setting-smtp = Mailserver für E-Mails über Züge: smtp://NAME:PASSWORT@RECHNER:587; ohne ihn wird keine verschickt.
cli-setting-smtp_from = Absender der E-Mails über Züge.
cli-setting-letters_per_day = E-Mails über Züge je Tag an eine Adresse.
cli-setting-confirmations_per_day = E-Mails je Tag, die eine Adresse bestätigen: an eine Adresse, und von einer angefordert.
cli-setting-webhooks = Ob Spieler sich ihre Züge an eine eigene Webadresse melden lassen dürfen.
cli-setting-private_webhooks = Ob solche Adressen auch auf diesem Rechner oder in seinem Netz liegen und ohne TLS sein dürfen.
cli-setting-notice_seconds = Sekunden, die ein Spieler weg sein muss, bevor ein Zug gemeldet wird.
cli-setting-notice_minutes = Minuten zwischen zwei Meldungen an denselben Platz.
cli-setting-absence_seconds = Sekunden, die ein Tisch mindestens auf Abwesende wartet, bevor die anderen einen Bot vorschlagen können.
cli-setting-log_level = Wie viel protokolliert wird: debug, info, warning oder error.

## Sicherung

cli-backup = Die Datenbank des Servers kopieren, auch während er läuft.
cli-backup-to = Datei für die Kopie; es darf sie noch nicht geben.
cli-backup-made = { $file } enthält alles bis jetzt. So macht ein Server damit weiter: { $command }
cli-backup-none = Die Datenbank { $database } ist nicht zu finden. Nenne die des Servers mit --database oder --config.
cli-backup-postgres = { $database } ist keine Datei von SQLite. PostgreSQL wird mit seinem eigenen Werkzeug kopiert: pg_dump --format=custom --file={ $to } DATENBANK
