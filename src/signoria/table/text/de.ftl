# Was auf dem Tisch liegt, für Terminal und Browser.

table-princes-about-professions = Als Aktion für 300 Florin zu kaufen, ein Mal pro Runde: Du siehst dir die obersten 5 Karten an, behältst 1 und legst die übrigen unter den Stapel.
table-princes-about-bonus = Als Aktion für 300 Florin zu kaufen: Du siehst dir die obersten 5 Karten an, behältst 1 und legst die übrigen unter den Stapel. Sie wird zu einem Werk gespielt und erhöht dessen Werkzahl.
table-princes-about-bid = { $object }: { $bid }, { $leader } führt
table-princes-about-turn = { $n ->
    [one] noch { $n } Aktion
   *[other] noch { $n } Aktionen
}
table-princes-about-first = erster Vorschlag: { $cell }, { $turn }, { $sum }
table-fief-the-fief = Lehen { $fief }.
table-fief-the-bishopric = Bistum { $bishopric }.

## Before a game: options in a word or two, then in a sentence; players of the house

table-option-title-advanced = Anführer und Bonusplättchen
table-option-title-large_space_min_result = Große Felder: Mindestwert 1
table-option-title-tile_1_4_both = Plättchen „1 Holz oder Stein weniger“
table-option-title-santa_rita_doubles_privileges = Santa Rita verdoppelt Privilegien
table-option-title-zero_military_scores = Militärwertung mit 0 Punkten
table-option-title-track_caps = Glaubens- und Militärleiste begrenzen
table-option-title-members_need_value_1 = Familienmitglieder brauchen Wert 1
table-option-title-bonus_surcharge_for_own_members = Aufpreis für eigene Familienmitglieder
table-option-title-muse_and_princess = Die Muse und die Prinzessin
table-option-title-cooperative_building = Gemeinsames Bauen
table-option-title-bid_on_prestige = Mit Prestigepunkten bieten
table-option-title-open_money = Offenes Geld
table-option-title-two_player_freedoms = Freiheiten bei zwei Spielern
table-option-title-princess_needs_minimum = Mindestwerkzahl für die Prinzessin
table-option-title-min_wv_round_4 = Mindestwerkzahl in Runde 4
table-option-title-relics = Reliquien
table-option-title-fog_of_war = Nebel des Krieges
table-option-title-open_diplomacy = Offene Diplomatie
table-option-title-hidden_money = Verdecktes Geld
table-option-title-simultaneous_votes = Gleichzeitig abstimmen
table-option-title-beginners = Keine Katastrophen in Runde 1
table-option-title-turn_limit = Rundengrenze
table-option-about-advanced = Für Fortgeschrittene: mit Anführern und Auswahl der Bonusplättchen.
table-option-about-large_space_min_result = Ein Familienmitglied darf nur dann auf ein großes Feld, wenn sein Wert dort mindestens 1 ist.
table-option-about-tile_1_4_both = Wo du Holz und Stein zugleich erhältst, kostet dich das Plättchen insgesamt 1 oder je 1.
table-option-about-santa_rita_doubles_privileges = Santa Rita verdoppelt auch Ratsprivilegien.
table-option-about-zero_military_scores = Auch wer keine Militärpunkte hat, kann am Ende für den Rang auf der Militärpunkteleiste punkten.
table-option-about-track_caps = Glaube endet bei 15, Militär bei 25; was darüber hinausgeht, verfällt.
table-option-about-members_need_value_1 = Ein Familienmitglied muss selbst, Diener eingerechnet, den Wert 1 erreichen, bevor Charaktere helfen (tschechisches Regelheft).
table-option-about-bonus_surcharge_for_own_members = Eine Bonusaktion kostet auch dann 3 zusätzliche Münzen, wenn nur eigene Familienmitglieder im Turm stehen. Nach dem deutschen Regelheft ist das nicht so.
table-option-about-muse_and_princess = Die Erweiterung „Die Muse und die Prinzessin“: Charaktere werden versteigert, und niemand verkauft Prestigepunkte.
table-option-about-cooperative_building = Die Erweiterung, in der Nachbarn gemeinsam über ihre Grenze hinweg bauen.
table-option-about-bid_on_prestige = Du kannst auch Geld bieten, das du erst durch den Verkauf von Prestigepunkten bekommst; sonst bietest du nur Bargeld.
table-option-about-open_money = Du siehst das Geld aller; sonst nur dein eigenes.
table-option-about-two_player_freedoms = So viele Freiheiten gibt es zu zweit. Weniger machen es schwerer.
table-option-about-princess_needs_minimum = Auch das Werk der Prinzessin muss die Mindestwerkzahl der Runde erreichen.
table-option-about-min_wv_round_4 = Die Mindestwerkzahl in Runde 4.
table-option-about-relics = Die Erweiterung mit Reliquien: Fünf Reliquien liegen in den Hauptorten der Bistümer und nützen den Adligen, die sie tragen.
table-option-about-fog_of_war = Du siehst, wie viele Truppen die anderen haben, aber nicht, welcher Art, bis sie kämpfen.
table-option-about-open_diplomacy = Du brauchst keine Diplomatiemarker: Gib Karten und Geld heimlich und sprich vertraulich, sooft du willst.
table-option-about-hidden_money = Du siehst nicht, wie viel Geld die anderen haben.
table-option-about-simultaneous_votes = Bei Wahlen legen alle ihre Marker zugleich; sonst einer nach dem anderen.
table-option-about-beginners = Katastrophen der ersten Runde werden verdeckt abgelegt.
table-option-about-turn_limit = Das Spiel endet spätestens nach so vielen Runden; ohne Grenze (0) beendet es nur ein Sieg.
table-option-value-tile_1_4_both-one = insgesamt 1
table-option-value-tile_1_4_both-each = je 1
table-option-value-turn_limit-0 = keine
table-bot-title-random = Zufall
table-bot-about-random = Macht irgendeinen erlaubten Zug. Gut, um die Regeln kennenzulernen.
table-bot-title-greedy = Gierig
table-bot-about-greedy = Macht den Zug, der am besten aussieht, ohne vorauszudenken.
table-bot-title-novice = Neuling
table-bot-about-novice = Übersieht die Hälfte seiner Möglichkeiten. Für die ersten Partien.
table-bot-title-club = Klub
table-bot-about-club = Macht den Zug, der am besten aussieht, ohne vorauszudenken. Schnell und solide.
table-bot-title-opportunist = Opportunist
table-bot-about-opportunist = Macht den Zug, der am besten aussieht, ohne vorauszudenken, wie Klub.
table-bot-title-master = Meister
table-bot-about-master = Denkt vor jedem Zug voraus. Der stärkste Bot.
table-bot-temper-keeps-bargains = Hält Abmachungen ein, schont Verbündete und hilft ihnen.
table-bot-temper-opportunist = Hält Abmachungen nur ein, solange sie sich lohnen: Auch Verbündete sind Rivalen.

# A question and what it is about, such as a card.
table-question = { $question } ({ $about })
table-promised = { $goods } für bereits gewählte Tauscheffekte
table-group-territories = Gebiete
table-group-characters = Charaktere
table-group-buildings = Gebäude
table-group-ventures = Wagnisse
table-group-work = Ernte und Produktion
table-group-market = Markt
table-group-council = Ratspalast
table-group-leaders = Anführer
table-group-other = Sonstiges
# Notes behind a choice, in brackets, with a semicolon between them.
table-member-value = Wert { $value }
table-note-value = Aktionswert { $value }
table-note-activates = Aktionswert { $value }, aktiviert { $cards }
table-note-adds = Aktionswert { $value }, aktiviert auch { $cards }
table-note-card = „{ $card }“
table-note-price = Kosten { $goods }
table-note-or = {" oder stattdessen "}
table-note-free = kostenlos
table-note-surcharge = { $coins ->
    [one] { $coins } Münze Aufpreis für den besetzten Turm
   *[other] { $coins } Münzen Aufpreis für den besetzten Turm
}
table-note-servants = Aktionswert { $base }; du gibst mindestens { $n } Diener ab und erreichst { $value }
table-note-pays = du gibst { $goods } ab
table-note-gains = du erhältst { $goods }
table-note-leader = { $often_id ->
    [once] ein Mal pro Runde: { $does }; Voraussetzung: { $requirement }
   *[always] dauerhaft: { $does }; Voraussetzung: { $requirement }
}
table-note-refuse = Exkommunikation: { $tile }
table-note-support = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für { $faith ->
    [one] { $faith } Glaubenspunkt
   *[other] { $faith } Glaubenspunkte
}
table-group-works = Werke
table-group-objects = Objekte
table-group-bids = Gebote
table-group-build = Bauen
table-group-together = Gemeinsam
table-group-purchases = Kaufen
table-group-recruiting = Abwerben
table-group-looking = Karten
table-group-payment = Bezahlung
table-group-free = Auch möglich
table-group-selling = Prestigepunkte verkaufen
table-princes-works = Werke
table-princes-works-minimum = Werke (Mindestwerkzahl { $minimum })
table-princes-work-so-far = Werkzahl bisher { $value }, Mindestwerkzahl { $minimum }
table-princes-jesters = Gaukler { $n }
table-princes-cards = Karten { $n }
table-princes-recruiting-here = { $n ->
    [one] { $n } Abwerbekarte
   *[other] { $n } Abwerbekarten
}
table-princes-column-jesters = Gau
table-princes-with = { $building } (gemeinsam mit { $player })
table-princes-now = jetzt { $n } wert
table-princes-note-value = Werkzahl { $value }
table-princes-note-needs-bonus = { $minimum } nur mit Bonuskarten
table-princes-note-left = noch { $n } im Vorrat
table-princes-note-wanted = { $cards_id ->
    [one] Wunsch deiner Karte { $cards }
   *[other] Wunsch deiner Karten { $cards }
}
table-princes-wants = „{ $card }“
table-princes-note-raise = auf { $bid }; du kannst höchstens { $most } bieten
table-princes-moved-back = { $n } PP
table-princes-only-place = nur noch ein Platz: { $cell }, { $turn }
table-princes-note-change = { $points ->
    [one] du behältst { $kept } und hast dann { $points } Prestigepunkt
   *[other] du behältst { $kept } und hast dann { $points } Prestigepunkte
}
table-princes-ask-own-sum = Wie viel zahlst du { $player }, um gemeinsam { $building_acc } zu bauen?
table-group-fief-settling = Ansiedeln
table-group-fief-marriages = Heiraten
table-group-fief-election = Wahl
table-group-fief-cards = Karten
table-group-fief-places = Wählen
table-group-fief-losses = Verluste
table-group-fief-ransoms = Lösegeld
table-group-fief-troops = Truppen
table-group-fief-buildings = Bauen
table-group-fief-titles = Titel
table-group-fief-marches = Marsch
table-group-fief-steps = Schritte
table-group-fief-company = Gefolge
table-group-fief-battle = Schlacht
table-group-fief-captives = Gefangene
table-group-fief-sieges = Belagern und plündern
table-group-fief-revolt = Aufstand
table-group-fief-give = Du gibst
table-group-fief-take = Du verlangst
table-group-fief-answer = Angebot
table-group-fief-besides = Auch möglich
table-group-fief-end = Beenden
table-group-fief-surprises = Jederzeit
table-group-fief-talks = Diplomatie
table-fief-turn = Runde { $turn }
table-fief-turn-of = Runde { $turn } von { $last }
table-fief-decks = Ereignisse { $events } (oben: { $back }), Personen { $characters }
table-fief-back-not-seen = noch nicht angesehen
table-fief-fiefs = Lehen
table-fief-bishoprics = Bistümer
table-fief-crown = Krone und Kirche
table-fief-taxes = Steuern
table-fief-sieges = Belagerungen
table-fief-armies = Heere
table-fief-hand-of-another = Handkarten
table-fief-land-tax = Grundsteuer: { $fief }
table-fief-tithe = Zehnt: { $bishopric }
table-fief-tithe-all = Zehnt aller regierten Bistümer
table-fief-men = f
table-fief-knights = r
table-fief-is-king = König
table-fief-is-queen = Königin
table-fief-is-regent = Regentin
table-fief-is-dauphin = Dauphin
table-fief-is-pope = Papst
table-fief-is-cardinal = Kardinal
table-fief-is-excommunicated = exkommuniziert
table-fief-is-assassin = Mörder
table-fief-lord-baron = Baron von { $fief }
table-fief-lord-count = Graf von { $fief }
table-fief-lord-duke = Herzog von { $fief }
table-fief-lady-baron = Baronin von { $fief }
table-fief-lady-count = Gräfin von { $fief }
table-fief-lady-duke = Herzogin von { $fief }
table-fief-married = verheiratet mit { $lord }
table-fief-not-on-board = noch nicht auf dem Plan
table-fief-prisoner = gefangen bei { $captor }, Lösegeld { $ransom }
table-fief-hidden-cards = { $n ->
    [one] { $n } verdeckte Karte
   *[other] { $n } verdeckte Karten
}
table-fief-supply = Im Vorrat: Fußknechte { $men }, Ritter { $knights }
table-fief-controls = Kontrolliert
table-fief-battle = { $round ->
    [0] Schlacht um { $village }, vor der ersten Kampfrunde
   *[other] Schlacht um { $village }, Kampfrunde { $round }
}
table-fief-cavalcade-battle = { $round ->
    [0] Kavalkade in { $village }, vor der ersten Kampfrunde
   *[other] Kavalkade in { $village }, Kampfrunde { $round }
}
table-fief-attacker = Angreifer
table-fief-defender = Verteidiger
table-fief-points = Fußknechte { $men } + Ritter { $knights } × { $each } + Adlige { $lords } = Kampfpunkte { $points }
table-fief-dice = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}
table-fief-dice-d_arc = d’Arc +1
table-fief-dice-walls = { $fort } −{ $n }
table-fief-dice-engines = Belagerungsgerät +{ $n }
table-fief-dice-tunnel = Geheimgang: die Mauern zählen nicht
table-fief-dice-gates = offene Tore: die Mauern zählen nicht
table-fief-dice-bars = jeder Würfel zählt 1 mehr
table-fief-dice-lance = Heilige Lanze: Schaden +1
table-fief-dice-grail = Heiliger Gral des Gegners: jeder Würfel −1
table-fief-round = Kampfrunde { $round }: { $rolls }.
table-fief-rolls = { $player } würfelt { $dice } (Schaden { $damage })
table-fief-rolls-nothing = { $player } würfelt nicht
table-fief-losses = Verluste: { $losses }.
table-fief-no-losses = Keine Verluste.
table-fief-lost-man_at_arms = { $n ->
    [one] { $player } { $n } Fußknecht
   *[other] { $player } { $n } Fußknechte
}
table-fief-lost-knight = { $n ->
    [one] { $player } { $n } Ritter
   *[other] { $player } { $n } Ritter
}
table-fief-quiet = { $n ->
    [one] { $n } Kampfrunde ohne Verluste; nach drei in Folge endet die Schlacht.
   *[other] { $n } Kampfrunden ohne Verluste; nach drei in Folge endet die Schlacht.
}
table-fief-to-lose = Noch zu erleiden ({ $side }): Schaden { $damage }.
table-fief-odds = du: Punkte { $mine }, Würfel { $dice }; Gegner: Punkte { $theirs }, Würfel { $their_dice }
table-fief-election = Wahl { $office_gen }.
table-fief-needs-bishop = Die meisten Stimmen gewinnen; bei Gleichstand niemand.
table-fief-needs-pope = Nötig ist mehr als die Hälfte der abgegebenen Stimmen.
table-fief-needs-king = Ein König braucht 3 Stimmen, mit zwei Bischöfen, einem Kardinal oder dem Papst unter den Wählern.
table-fief-votes = Stimmen
table-fief-with-clergy = mit Geistlichen
table-fief-candidates = Kandidaten
table-fief-decoy = Die Finte (der Marker „Dagegen“) ist ein Bluff und zählt nicht.
table-fief-marker-for = Stimme von { $player }
table-fief-marker-decoy = Finte von { $player }
table-fief-marker-closed = Marker von { $player }
table-fief-offer = { $giver } schickt { $taker } { $matter }.
table-fief-offer-begun = Gleich schickt { $giver } { $taker } { $matter }.
table-fief-offer-begun-for-you = Gleich schickt dir { $giver } { $matter }.
table-fief-considers = { $taker } überlegt noch: Von { $giver } kam { $matter }.
table-fief-considers-yours = { $taker } überlegt noch: Von dir kam { $matter }.
table-fief-gives = { $giver } bietet { $taker } { $goods }.
table-fief-swaps = { $giver } gibt { $taker } { $given } und bekommt dafür { $wanted }.
table-fief-swaps-you = Du bekommst { $given } und gibst dafür { $wanted }.
table-fief-ransom-to-you = { $giver } bietet dir für { $lord } { $given } statt des Lösegelds von { $sum }.
table-fief-ransom-offer = { $giver } bietet { $taker } für { $lord } { $given } statt des Lösegelds von { $sum }.
table-fief-asks = { $giver } verlangt von { $taker } { $goods }.
table-fief-nothing-given = Sonst wird nichts geboten oder verlangt.
table-fief-secret = Vertraulich: Niemand sonst kennt den Inhalt.
table-fief-about-trade = ein Angebot
table-fief-about-marriage = ein Heiratsangebot für { $lord } und { $spouse }
table-fief-about-some-marriage = ein Heiratsangebot
table-fief-about-annulment = die Bitte, die Ehe von { $lord } zu annullieren
table-fief-about-cardinal = die Bitte, { $lord } als Kardinal zuzulassen
table-fief-about-passage = die Bitte, { $lord } nach { $village } ziehen zu lassen
table-fief-about-placement = die Bitte, { $lord } in { $village } aufstellen zu dürfen
table-fief-about-waiver = { $sum ->
    [one] die Bitte, den Titel von { $fief } kostenlos zu vergeben (statt für { $sum } Denar)
   *[other] die Bitte, den Titel von { $fief } kostenlos zu vergeben (statt für { $sum } Denare)
}
table-fief-about-ransom = { $sum ->
    [one] die Bitte, { $lord } für weniger als das Lösegeld von { $sum } Denar freizulassen
   *[other] die Bitte, { $lord } für weniger als das Lösegeld von { $sum } Denaren freizulassen
}
table-fief-about-truce = das Angebot einer Waffenruhe in { $village }
table-fief-about-side = das Angebot, dem { $side } in { $village } beizustehen
table-fief-about-relic = die Bitte, mit { $lord } { $relic_acc } nehmen zu dürfen
table-fief-about-talk = die Bitte um ein vertrauliches Gespräch
table-fief-some-money = Geld
table-fief-some-cards = Karten
table-fief-deniers = { $n ->
    [one] { $n } Denar
   *[other] { $n } Denare
}
table-fief-card = die Karte „{ $card }“
table-fief-card-named = „{ $card }“
table-fief-several-cards = die Karten { $cards }
table-fief-cards-alike = { $n } Karten „{ $card }“
table-fief-goods-village = die Kontrolle über { $what }
table-fief-goods-prisoner = { $what } aus der Gefangenschaft
table-fief-goods-relic = { $relic_acc } (für { $lord })
table-fief-price = { $n }d
table-fief-instead-of = statt { $price }
table-fief-passage-accept = { $lord } zieht weiter
table-fief-passage-refuse = { $lord } hält an oder kehrt um
table-fief-truce-accept = die Schlacht endet unentschieden, beide Heere bleiben, und dieser Angriff wird in dieser Runde nicht wiederholt; danach bindet die Waffenruhe niemanden
table-fief-truce-refuse = die Schlacht geht weiter
table-fief-allied = Bündnis: gemeinsam gewinnt ihr mit { $need } Siegpunkten und habt jetzt { $n }; allein gewinnst du nicht mehr
table-fief-allied-few = Bündnis; bei so wenigen Spielern gewinnt trotzdem jeder allein
table-fief-tax-brings = { $n ->
    [one] { $n } Denar mit dem Einkommen, nach jetzigem Stand
   *[other] { $n } Denare mit dem Einkommen, nach jetzigem Stand
}
table-fief-on-top = oben: { $back }
table-fief-empty = dort steht niemand
table-fief-besieged = belagert
table-fief-steps-left = { $n ->
    [one] noch { $n } Schritt
   *[other] noch { $n } Schritte
}
table-fief-march-from = steht in { $village }; { $troops }
table-fief-march-alone = steht in { $village }
table-fief-with = { $troops }
table-fief-lord-of-yours = { $lord } (deine Familie)
table-fief-talk-longer = Mit einem Diplomatiemarker das Gespräch verlängern
table-fief-question-offer = Du schickst { $player } { $matter }. Was bietest du, und was verlangst du?
table-fief-drawn = gezogen: { $drawn } von { $most }, höchstens 1 Person; Hand: { $held } von { $hand }
table-fief-revolt = Aufstandskarten { $cards }, Schaden { $damage }
table-fief-halving = { $n ->
    [one] noch { $n } Einheit
   *[other] noch { $n } Einheiten
}
table-fief-at-most = höchstens { $n }
table-meanwhile = { $doing } Du darfst inzwischen handeln.
table-fief-point-candidacies_closed = die Kandidaten stehen fest
table-fief-point-ballots_laid = die Marker sind gelegt
table-fief-point-tax_laid = eine Steuer wird erhoben
table-fief-point-before_income = vor dem Einkommen
table-fief-point-battle_declared = eine Schlacht wird erklärt
table-fief-point-before_roll = vor dem Würfeln
table-fief-point-after_round = nach einer Kampfrunde
table-fief-point-control_changed = ein Dorf wechselt den Besitzer
table-fief-point-prisoner_taken = jemand gerät in Gefangenschaft
table-fief-point-before_victory = bevor über den Sieg entschieden wird
table-fief-bargain = Um die Freiheit von { $lord } verhandeln
table-fief-now = Jetzt: { $what }.
table-fief-now-controlled = kontrolliert von { $player }
table-fief-now-free = von niemandem kontrolliert
table-fief-now-mills = Mühlen: { $n }
table-fief-now-title = Titel des Lehens: { $lord }
table-fief-now-bishop = Bischof: { $lord }
table-fief-now-family = Familie von { $player }
table-fief-now-away = nicht im Spiel
table-fief-take-back = Das Angebot zurückziehen

table-round = Runde { $round } von 6, Zeitabschnitt { $period }
table-tower-territory = Gebiete
table-tower-character = Charaktere
table-tower-building = Gebäude
table-tower-venture = Wagnisse
table-area-church = Kirche
table-closed = gesperrt
table-players = Spieler
table-members = Familie
table-leaders = Anführer
table-leader-count = { $hand } Hand { $played } gespielt
table-next-territory = { $military ->
    [one] nächstes ab { $military } Militärpunkt
   *[other] nächstes ab { $military } Militärpunkten
}
table-hand = Auf der Hand
table-copies = { $leader } (kopiert { $copied })
table-bonus-tile = Bonus
table-hidden-hand = { $n ->
    [one] { $n } verdeckte Anführerkarte auf der Hand
   *[other] { $n } verdeckte Anführerkarten auf der Hand
}
table-princes-round = Runde { $round } von 7, Werke ab Werkzahl { $minimum }
table-princes-setup = Vorbereitung
table-princes-start = Startspieler
table-princes-stacks = Im Angebot ab { $bid }:
table-princes-characters = Charaktere:
table-princes-pot = Topf des Bankiers: { $pot }
table-princes-left = Noch zu haben:
table-princes-with-bonus = Bonus +{ $more } = { $value }
table-princes-recruiting = { $n ->
    [one] { $n } Abwerbekarte auf der Hand
   *[other] { $n } Abwerbekarten auf der Hand
}
table-princes-has-buildings = Gebäude
table-princes-has-landscapes = Landschaften
table-princes-has-freedoms = Freiheiten
table-princes-has-jesters = Gaukler
table-princes-has-architects = Baumeister
table-princes-has-table = Vollbrachte Werke
table-princes-has-character = Charakter
table-princes-hidden-professions = { $n ->
    [one] { $n } verdeckte Personenkarte auf der Hand
   *[other] { $n } verdeckte Personenkarten auf der Hand
}
table-princes-hidden-bonus = { $n ->
    [one] { $n } verdeckte Bonuskarte auf der Hand
   *[other] { $n } verdeckte Bonuskarten auf der Hand
}
table-princes-hidden-prestige_cards = { $n ->
    [one] { $n } verdeckte Prestigekarte
   *[other] { $n } verdeckte Prestigekarten
}
table-princes-neighbour-left = Linker Nachbar
table-princes-neighbour-right = Rechter Nachbar

## Panels

table-now = Jetzt
table-head-round = Runde
table-head-turn = Runde
table-head-phase = Phase
table-head-dice = Würfel
table-head-order = Spielerreihenfolge
table-spaces = Weitere Aktionsfelder
table-at-home = zu Hause
table-waiting-for = Warten auf { $players }.
table-doing = { $n ->
    [one] { $players } entscheidet über { $what }.
   *[other] { $players } entscheiden über { $what }.
}
table-mark-you = du
table-mark-asked = am Zug
table-mark-possible = jetzt möglich
table-mark-used = genutzt
table-head-floor = Ebene
table-head-value = Nötiger Wert
table-head-floor-bonus = Ebene gibt
table-head-card = Karte
table-head-cost = Kosten
table-head-at-once = Sofort
table-head-later = Später
table-head-standing = Dort steht
table-head-space = Feld
table-head-does = Wirkung
table-head-period = Zeitabschnitt
table-head-tile = Exkommunikation
table-head-demand = Die Kirche verlangt
table-head-suffers = Exkommuniziert
table-head-player = Spieler
table-head-object = Objekt
table-head-bid = Gebot
table-head-leader = Höchstes Gebot
table-head-may-raise = Darf noch erhöhen
table-head-passed = Gepasst
table-head-out = Nicht mehr dabei
table-head-left = Noch da
table-head-bought-by = Gekauft von
table-head-price = Preis
table-head-character = Charakter
table-head-bid-spaces = Gebotsfelder
table-head-owner = Besitzer
table-head-thing = Was
table-head-village = Dorf
table-head-fief = Lehen
table-head-bishopric = Bistum
table-head-roads = Straßen nach
table-head-controller = Kontrolle
table-head-buildings = Gebaut
table-head-there = Wer dort ist
table-head-rank = Rang
table-head-holder = Titelträger
table-head-bishop = Bischof
table-head-effects = Wirkungen
table-head-deniers = Denare
table-head-points = Siegpunkte
table-head-tokens = Diplomatiemarker
table-head-cards = Karten
table-head-villages = Dörfer
table-head-ally = Verbündeter
table-princes-bidding = Versteigerung
table-princes-work = Werk
table-princes-dealt = An dich ausgeteilt
table-princes-cards-of = Karten: { $player }
table-princes-map-of = Fürstentum: { $player }
table-princes-proposed = Plan
table-princes-closed = gesperrt
table-princes-closed-squares = Gesperrte Felder grenzen an den Palazzo oder an ein Gebäude; mit weniger als zwei Baumeistern kannst du dort nicht bauen.
table-princes-has-florins = Florin
table-princes-has-prestige = Prestigepunkte
table-princes-has-professions = Personenkarten
table-princes-has-bonus = Bonuskarten
table-princes-has-prestige-cards = Prestigekarten
table-princes-has-works = Vollbrachte Werke
table-princes-has-best = Bestes Werk der Runde
table-princes-has-empty = Freie Felder
table-fief-villages = Dörfer
table-fief-face-down = Verdeckte Katastrophen
table-fief-some-troops = { $n ->
    [one] { $n } unbekannte Einheit
   *[other] { $n } unbekannte Einheiten
}
table-fief-at-gate = am Tor Richtung { $village }
table-fief-engine = Belagerungsgerät { $n }
table-fief-prisoners = Gefangene: { $lords }

table-played = Ausgespielt
table-discarded = Abgelegt

table-ask = Was tust du?
table-typed-as = Einzugeben als: { $name }
table-field-seat = Spieler
table-field-money = Florin
table-field-prestige = Prestigepunkte
table-field-round = Runde
table-field-start = Startspieler
table-fief-so-many-men = { $n ->
    [one] { $n } Fußknecht
   *[other] { $n } Fußknechte
}
table-fief-so-many-knights = { $n ->
    [one] { $n } Ritter
   *[other] { $n } Ritter
}
table-fief-odds-in-words = du: Kampfpunkte { $mine }, { $dice }; Gegner: Kampfpunkte { $theirs }, { $their_dice }
table-fief-ask-candidacy = Wahl { $office_gen }: Welcher deiner Adligen kandidiert?
table-fief-ask-ballots = Wahl { $office_gen }: Für wen stimmst du, und wohin legst du deine Finte? Die Finte zählt nicht.
table-fief-ask-sealed_ballots = Wahl { $office_gen }: Für wen stimmst du, und wohin legst du deine Finte? Die Finte zählt nicht. Alle Marker werden zugleich aufgedeckt.
table-fief-ask-offer = Was bietest du { $player }, und was verlangst du?
table-fief-ask-window = { $moment }: Spielst du eine Überraschungskarte?
table-fief-ask-window-pope = { $moment }: Spielst du eine Überraschungskarte, oder nutzt du eine Vollmacht des Papstes?
table-fief-ask-men = Wie viele Fußknechte ziehen mit { $lords } nach { $village }?
table-fief-ask-knights = Wie viele Ritter ziehen mit { $lords } nach { $village }?
table-fief-ask-lord = Zieht { $lord } mit { $lords } nach { $village }?
table-fief-ask-group = Wohin zieht { $lord } von { $village } aus?
table-fief-ask-group-refused = Man hat dich abgewiesen. Weichst du mit { $lord } aus { $village } zurück, oder bleibst du dort?
table-fief-ask-entering = Wo stellst du { $lord } auf?
table-fief-ask-declaring = Erklärst du { $lord } zum Dauphin?
table-fief-ask-calming = Versucht { $lord }, den Aufstand in { $village } zu beschwichtigen?
table-fief-ask-road = Du kontrollierst { $village } nicht mehr. Auf welche Straße ziehen deine Einheiten?
table-fief-ask-succession = Du hast { $village } verlassen. Wer von den Anwesenden kontrolliert das Dorf jetzt?
table-fief-ask-granting = Welcher deiner Adligen erhält den Titel von { $fief }?
table-fief-ask-granting-capital = Welche Burg wird die befestigte Stadt des Lehens { $fief }?
table-fief-ask-halving = Welche deiner Truppen in { $village } sterben an der Pest?
table-fief-ask-revolt = In { $village } ist ein Aufstand ausgebrochen. Fügst du eine Karte hinzu?
table-fief-ask-revolt-victim = Wessen Truppen in { $village } trifft es als Nächste?
table-fief-ask-revolt-losses = Welche Verluste erleidest du in { $village }?
table-fief-ask-cavalcade = Eine Kavalkade von { $player } will durch { $village } reiten. Lässt du sie durch, oder versperrst du den Weg?
table-fief-ask-pillaging = Plünderst du eine Mühle? Du kannst es in { $villages }.
table-fief-ask-cavalcade-force = Man lässt dich durch { $village } reiten. Erzwingst du trotzdem eine Schlacht?
table-fief-ask-buying = Kaufe, was du willst. Du hast { $n ->
    [one] { $n } Denar.
   *[other] { $n } Denare.
}
table-fief-offer-to-you = { $giver } schickt dir { $matter }.
table-fief-gives-you = { $giver } bietet dir { $goods }.
table-fief-asks-you = { $giver } verlangt von dir { $goods }.
table-princes-ask-sum = Wie viel soll { $player } dir zahlen, um gemeinsam { $building_acc } zu bauen?
table-princes-ask-where = Wo willst du mit { $player } { $building_acc } bauen?
table-princes-ask-answer = { $player } will mit dir { $building_acc } bauen; du sollst { $sum_id ->
    [none] nichts
   *[some] { $sum }
} zahlen. Nimmst du an, lehnst du ab, oder machst du einen Gegenvorschlag?
table-princes-ask-counter = { $player } macht einen Gegenvorschlag, um mit dir { $building_acc } zu bauen: Du bekommst { $sum_id ->
    [none] nichts
   *[some] { $sum }
}. Nimmst du an, oder lehnst du ab?
table-princes-ask-change = Du erhältst { $sum }. Wie viele Prestigepunkte kaufst du, für je 200 Florin?
table-princes-ask-merchant = Du hast { $object_acc } ersteigert: Nimmst du es kostenlos, oder zahlst du und nimmst Prestigepunkte?
table-princes-ask-professor = Du hast { $object_acc } ersteigert: Nutzt du den Professor jetzt, oder behältst du ihn für später?
table-princes-you-pay = { $player } { $sum } zahlen
table-princes-you-pay-nothing = { $player } nichts zahlen
table-princes-pays = { $player } zahlt dir { $sum }
table-princes-pays-nothing = { $player } zahlt dir nichts
table-princes-ask-bid = { $object }: { $leader } führt mit { $bid }. Bietest du { $next }, oder passt du?
table-princes-ask-turn = { $n ->
    [one] Du hast noch 1 Aktion. Wähle sie, oder beende deinen Zug.
   *[other] Du hast noch { $n } Aktionen. Wähle eine, oder beende deinen Zug.
}
table-princes-ask-look = Behalte eine dieser { $deck ->
    [professions] Personenkarten
    [bonus] Bonuskarten
   *[prestige] Prestigekarten
}; die übrigen kommen unter den Stapel.
table-princes-ask-put = Wähle in deinem Fürstentum einen Platz für { $name_acc }.
table-princes-move-buy-nothing = Nichts kaufen
table-princes-move-buy = { $object } für { $price } kaufen
table-princes-move-raise = { $bid } für { $object_acc } bieten
table-princes-move-recruit = „{ $card }“ bei { $player } abwerben
table-princes-note-most = höchstens { $most } möglich
table-princes-move-propose = Gemeinsam mit { $player } ({ $side_id ->
    [left] links
   *[right] rechts
}) { $building_acc } bauen

## What happened, as actions: the words all games share

news-you = du
news-times = { $n ->
    [2] zweimal
   *[other] { $n }-mal
}
news-count = { $what } { $n }
