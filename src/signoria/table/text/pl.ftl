# Co leży na stole: dla terminalu i przeglądarki.

table-princes-about-professions = Kupowana w akcji za 300 florenów, raz na rundę: oglądasz 5 kart z wierzchu stosu, zatrzymujesz 1, a pozostałe kładziesz pod stos.
table-princes-about-bonus = Kupowana w akcji za 300 florenów: oglądasz 5 kart z wierzchu stosu, zatrzymujesz 1, a pozostałe kładziesz pod stos. Zagrywa się ją z dziełem, którego wartość podnosi.
table-princes-about-bid = { $object }: { $bid }, prowadzi { $leader }
table-princes-about-turn = { $n ->
    [one] została { $n } akcja
    [few] zostały { $n } akcje
   *[other] zostało { $n } akcji
}
table-princes-about-first = pierwsza propozycja: pole { $cell }, { $turn }, { $sum }
table-fief-the-fief = Lenno { $fief }.
table-fief-the-bishopric = Biskupstwo { $bishopric }.

## Before a game: options in a word or two, then in a sentence; players of the house

table-option-title-advanced = Osobistości i żetony premii osobistej
table-option-title-large_space_min_result = Większe pola: wartość co najmniej 1
table-option-title-tile_1_4_both = Żeton „mniej drewna lub kamienia”
table-option-title-santa_rita_doubles_privileges = Santa Rita podwaja przywileje
table-option-title-zero_military_scores = Punkty za wojsko przy 0 punktach wojska
table-option-title-track_caps = Ograniczone tory wiary i wojska
table-option-title-members_need_value_1 = Członek rodziny musi mieć wartość 1
table-option-title-bonus_surcharge_for_own_members = Dopłata za własnych członków rodziny
table-option-title-muse_and_princess = Muza i Księżniczka
table-option-title-cooperative_building = Wspólne budowanie
table-option-title-bid_on_prestige = Licytacja punktami prestiżu
table-option-title-open_money = Jawne pieniądze
table-option-title-two_player_freedoms = Swobody w grze dwuosobowej
table-option-title-princess_needs_minimum = Minimalna wartość także dla Księżniczki
table-option-title-min_wv_round_4 = Minimalna wartość w rundzie 4
table-option-title-relics = Relikwie
table-option-title-fog_of_war = Mgła wojenna
table-option-title-open_diplomacy = Otwarta dyplomacja
table-option-title-hidden_money = Ukryte pieniądze
table-option-title-simultaneous_votes = Głosowanie jednoczesne
table-option-title-beginners = Dla początkujących
table-option-title-turn_limit = Limit tur
table-option-about-advanced = Z osobistościami i wyborem żetonów premii osobistej.
table-option-about-large_space_min_result = Na większym polu można stanąć tylko wtedy, gdy wartość członka rodziny wynosi tam co najmniej 1.
table-option-about-tile_1_4_both = Czy przy jednoczesnym otrzymaniu drewna i kamienia ta ekskomunika zabiera łącznie 1, czy po 1 z każdego.
table-option-about-santa_rita_doubles_privileges = Czy Santa Rita podwaja także przywileje.
table-option-about-zero_military_scores = Czy gracz bez punktów wojska może na koniec gry dostać punkty zwycięstwa za swoje miejsce na torze wojska.
table-option-about-track_caps = Tor wiary kończy się na 15, a tor punktów wojska na 25; nadwyżka przepada.
table-option-about-members_need_value_1 = Czy członek rodziny musi mieć wartość 1 (razem z wydanymi sługami), jeszcze zanim pomogą postacie (wydanie czeskie).
table-option-about-bonus_surcharge_for_own_members = Czy w akcji dodatkowej dopłaca się 3 monety także wtedy, gdy w wieży stoją tylko własni członkowie rodziny; według wydania niemieckiego nie.
table-option-about-muse_and_princess = Rozszerzenie „Muza i Księżniczka”: licytuje się karty Postaci, a punktów prestiżu nie można sprzedawać.
table-option-about-cooperative_building = Rozszerzenie, w którym sąsiedzi wznoszą wspólne budynki ponad granicą.
table-option-about-bid_on_prestige = W licytacji liczą się też pieniądze, które można zdobyć, sprzedając punkty prestiżu; inaczej tylko gotówka.
table-option-about-open_money = Pieniądze wszystkich są jawne; inaczej widać tylko własne.
table-option-about-two_player_freedoms = Ile swobód jest w grze dwuosobowej; mniej znaczy trudniej.
table-option-about-princess_needs_minimum = Czy dzieło Księżniczki też musi osiągnąć minimalną wartość rundy.
table-option-about-min_wv_round_4 = Minimalna wartość dzieł w rundzie 4.
table-option-about-relics = Rozszerzenie z relikwiami: pięć relikwii leży w stolicach biskupstw i służy Seniorom, którzy je noszą.
table-option-about-fog_of_war = O wojskach innych graczy wiadomo tylko, ile ich jest; rodzaj poznaje się dopiero w walce.
table-option-about-open_diplomacy = Żetony dyplomacji nie są potrzebne: karty i pieniądze można przekazywać potajemnie, a poufne rozmowy prowadzić dowolnie często.
table-option-about-hidden_money = Nikt nie widzi, ile pieniędzy mają inni.
table-option-about-simultaneous_votes = W wyborach wszystkie żetony głosowania kładzie się naraz i odkrywa razem, zamiast po kolei.
table-option-about-beginners = Plagi z pierwszej tury odrzuca się bez odkrywania.
table-option-about-turn_limit = Gra kończy się najpóźniej po tylu turach; bez limitu (0) kończy ją tylko zwycięstwo.
table-option-value-tile_1_4_both-one = łącznie 1
table-option-value-tile_1_4_both-each = po 1 z każdego
table-option-value-turn_limit-0 = brak
table-bot-title-random = Losowy
table-bot-about-random = Wykonuje dowolny dozwolony ruch. Dobry na pierwszy kontakt z zasadami.
table-bot-title-greedy = Zachłanny
table-bot-about-greedy = Wybiera ruch, który od razu wygląda najlepiej, bez myślenia naprzód.
table-bot-title-novice = Nowicjusz
table-bot-about-novice = Przeocza połowę możliwości. Dobry na pierwsze gry.
table-bot-title-club = Klubowy
table-bot-about-club = Wybiera ruch, który od razu wygląda najlepiej. Szybki i solidny.
table-bot-title-opportunist = Oportunista
table-bot-about-opportunist = Wybiera ruch, który od razu wygląda najlepiej, tak jak bot Klubowy.
table-bot-title-master = Mistrz
table-bot-about-master = Przed każdym ruchem myśli naprzód. Najsilniejszy.
table-bot-temper-keeps-bargains = Dotrzymuje umów: sojusznika oszczędza i wspiera.
table-bot-temper-opportunist = Dotrzymuje umów tylko wtedy, gdy się to opłaca: sojusznik to dla niego jeszcze jeden rywal.

# A question and what it is about, such as a card.
table-question = { $question } ({ $about })
table-promised = { $goods } na wybrane już wymiany
table-group-territories = Włości
table-group-characters = Postacie
table-group-buildings = Budynki
table-group-ventures = Przedsięwzięcia
table-group-work = Zbiory i Produkcja
table-group-market = Targowisko
table-group-council = Rada miejska
table-group-leaders = Osobistości
table-group-other = Inne
# Notes behind a choice, in brackets, with a semicolon between them.
table-member-value = wartość { $value }
table-note-value = wartość akcji { $value }
table-note-activates = { $cards_id ->
    [one] wartość akcji { $value }; aktywujesz kartę { $cards }
   *[other] wartość akcji { $value }; aktywujesz karty { $cards }
}
table-note-adds = { $cards_id ->
    [one] wartość akcji { $value }; aktywujesz też kartę { $cards }
   *[other] wartość akcji { $value }; aktywujesz też karty { $cards }
}
table-note-card = „{ $card }”
table-note-price = { $ways_id ->
    [one] kosztuje { $goods_acc }
   *[other] kosztuje albo { $goods_acc }
}
table-note-or = {", albo "}
table-note-free = za darmo
table-note-surcharge = { $coins ->
    [one] dopłacasz { $coins } monetę
    [few] dopłacasz { $coins } monety
   *[other] dopłacasz { $coins } monet
}
table-note-servants = { $n ->
    [one] wydajesz co najmniej { $n } sługę, by zwiększyć wartość akcji z { $base } do { $value }
    [few] wydajesz co najmniej { $n } sługi, by zwiększyć wartość akcji z { $base } do { $value }
   *[other] wydajesz co najmniej { $n } sług, by zwiększyć wartość akcji z { $base } do { $value }
}
table-note-pays = wydajesz { $goods_acc }
table-note-gains = otrzymujesz { $goods_acc }
table-note-leader = { $often_id ->
    [once] zdolność raz na rundę: { $does }; wymagania: { $requirement }
   *[always] zdolność stała: { $does }; wymagania: { $requirement }
}
table-note-refuse = ekskomunika: { $tile }
table-note-support = { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
} za { $faith ->
    [one] { $faith } punkt wiary
    [few] { $faith } punkty wiary
   *[other] { $faith } punktów wiary
}
table-group-works = Dzieła
table-group-objects = Przedmioty
table-group-bids = Licytacja
table-group-build = Budowa
table-group-together = Wspólnie
table-group-purchases = Zakup
table-group-recruiting = Rekrutacja
table-group-looking = Karty
table-group-payment = Zapłata
table-group-free = Możesz też
table-group-selling = Sprzedaż punktów prestiżu
table-princes-works = Dzieła
table-princes-works-minimum = Dzieła (minimum { $minimum })
table-princes-work-so-far = dotychczasowa wartość dzieła { $value }, minimum { $minimum }
table-princes-jesters = błazny { $n }
table-princes-cards = karty { $n }
table-princes-recruiting-here = { $n ->
    [one] { $n } karta Rekrutacji
    [few] { $n } karty Rekrutacji
   *[other] { $n } kart Rekrutacji
}
table-princes-column-jesters = bła
table-princes-with = { $building } (z graczem { $player })
table-princes-now = { $kind_id ->
    [bonus] teraz +{ $n } do wartości dzieła
   *[prestige] { $n ->
        [one] teraz { $n } punkt prestiżu
        [few] teraz { $n } punkty prestiżu
       *[other] teraz { $n } punktów prestiżu
    }
}
table-princes-note-value = wartość { $value }
table-princes-note-needs-bonus = minimum { $minimum } osiągalne tylko z kartami Premii
table-princes-note-left = w puli jeszcze { $n }
table-princes-note-wanted = { $cards_id ->
    [one] przyda się do karty { $cards }
   *[other] przyda się do kart { $cards }
}
table-princes-wants = „{ $card }”
table-princes-note-raise = do { $bid }; możesz licytować najwyżej { $most }
table-princes-moved-back = { $n } PP
table-princes-only-place = pasuje tylko na polu { $cell }, { $turn_ins }
table-princes-note-change = { $points ->
    [one] zostaje ci { $kept }; masz wtedy { $points } punkt prestiżu
    [few] zostaje ci { $kept }; masz wtedy { $points } punkty prestiżu
   *[other] zostaje ci { $kept }; masz wtedy { $points } punktów prestiżu
}
table-princes-ask-own-sum = Ile płacisz graczowi { $player } za wspólną budowę { $building_gen }?
table-group-fief-settling = Osiedlenie
table-group-fief-marriages = Małżeństwa
table-group-fief-election = Wybory
table-group-fief-cards = Karty
table-group-fief-places = Wybór
table-group-fief-losses = Straty
table-group-fief-ransoms = Okup
table-group-fief-troops = Wojska
table-group-fief-buildings = Budowa
table-group-fief-titles = Tytuły
table-group-fief-marches = Wymarsz
table-group-fief-steps = Kroki
table-group-fief-company = Orszak
table-group-fief-battle = Bitwa
table-group-fief-captives = Więźniowie
table-group-fief-sieges = Oblężenia i plądrowanie
table-group-fief-revolt = Bunt
table-group-fief-give = Dajesz
table-group-fief-take = Prosisz o
table-group-fief-answer = Oferta
table-group-fief-besides = Możesz też
table-group-fief-end = Zakończ
table-group-fief-surprises = W każdej chwili
table-group-fief-talks = Dyplomacja
table-fief-turn = Tura { $turn }
table-fief-turn-of = Tura { $turn } z { $last }
table-fief-decks = wydarzenia { $events } (na wierzchu: { $back }), postacie { $characters }
table-fief-back-not-seen = jeszcze nieobejrzana
table-fief-fiefs = Lenna
table-fief-bishoprics = Biskupstwa
table-fief-crown = Korona i Kościół
table-fief-taxes = Podatki
table-fief-sieges = Oblężenia
table-fief-armies = Armie
table-fief-hand-of-another = Ręka
table-fief-land-tax = podatek ziemski: { $fief }
table-fief-tithe = dziesięcina: { $bishopric }
table-fief-tithe-all = dziesięcina ze wszystkich zarządzanych biskupstw
table-fief-men = z
table-fief-knights = r
table-fief-is-king = król
table-fief-is-queen = królowa
table-fief-is-regent = regentka
table-fief-is-dauphin = książę dziedziczny
table-fief-is-pope = papież
table-fief-is-cardinal = kardynał
table-fief-is-excommunicated = ekskomunika
table-fief-is-assassin = zabójca
table-fief-lord-baron = baron { $fief }
table-fief-lord-count = hrabia { $fief }
table-fief-lord-duke = książę { $fief }
table-fief-lady-baron = baronessa { $fief }
table-fief-lady-count = hrabina { $fief }
table-fief-lady-duke = księżna { $fief }
table-fief-married = { $lord_g ->
    [f] mąż { $lord_gen }
   *[m] żona { $lord_gen }
}
table-fief-not-on-board = jeszcze poza planszą
table-fief-prisoner = { $ransom ->
    [one] w niewoli gracza { $captor }, okup { $ransom } denar
    [few] w niewoli gracza { $captor }, okup { $ransom } denary
   *[other] w niewoli gracza { $captor }, okup { $ransom } denarów
}
table-fief-hidden-cards = { $n ->
    [one] { $n } zakryta karta
    [few] { $n } zakryte karty
   *[other] { $n } zakrytych kart
}
table-fief-supply = W puli: zbrojni { $men }, rycerze { $knights }
table-fief-controls = Kontroluje
table-fief-battle = { $round ->
    [0] Bitwa w wiosce { $village }, przed pierwszą rundą
   *[other] Bitwa w wiosce { $village }, runda { $round }
}
table-fief-cavalcade-battle = { $round ->
    [0] Kawalkada w wiosce { $village }, przed pierwszą rundą
   *[other] Kawalkada w wiosce { $village }, runda { $round }
}
table-fief-attacker = Atakujący
table-fief-defender = Obrońca
table-fief-points = zbrojni { $men } + rycerze { $knights } × { $each } + Seniorzy { $lords } = punkty walki { $points }
table-fief-dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[other] { $n } kości
}
table-fief-dice-d_arc = d’Arc +1
table-fief-dice-walls = { $fort } −{ $n }
table-fief-dice-engines = machiny oblężnicze +{ $n }
table-fief-dice-tunnel = Tunel: mury się nie liczą
table-fief-dice-gates = otwarte bramy: mury się nie liczą
table-fief-dice-bars = każda kość liczy się o 1 więcej
table-fief-dice-lance = Święta Włócznia: obrażenia +1
table-fief-dice-grail = Święty Graal przeciwnika: każda kość −1
table-fief-round = Runda { $round }: { $rolls }.
table-fief-rolls = { $player } rzuca { $dice } (obrażenia { $damage })
table-fief-rolls-nothing = { $player } nie rzuca kością
table-fief-losses = Straty: { $losses }.
table-fief-no-losses = Bez strat.
table-fief-lost-man_at_arms = { $n ->
    [one] { $player } { $n } zbrojny
    [few] { $player } { $n } zbrojnych
   *[other] { $player } { $n } zbrojnych
}
table-fief-lost-knight = { $n ->
    [one] { $player } { $n } rycerz
    [few] { $player } { $n } rycerzy
   *[other] { $player } { $n } rycerzy
}
table-fief-quiet = { $n ->
    [one] { $n } runda bez strat; po trzech z rzędu bitwa się kończy.
    [few] { $n } rundy bez strat; po trzech z rzędu bitwa się kończy.
   *[other] { $n } rund bez strat; po trzech z rzędu bitwa się kończy.
}
table-fief-to-lose = Pozostałe obrażenia ({ $side }): { $damage }.
table-fief-odds = ty: punkty { $mine }, kości { $dice }; przeciwnik: punkty { $theirs }, kości { $their_dice }
table-fief-election = Wybory { $office_acc }.
table-fief-needs-bishop = Wygrywa kandydat z największą liczbą głosów; przy remisie nikt.
table-fief-needs-pope = Papież potrzebuje ponad połowy oddanych głosów.
table-fief-needs-king = Król potrzebuje 3 głosów, w tym głosów dwóch biskupów, kardynała lub papieża.
table-fief-votes = Głosy
table-fief-with-clergy = z duchownymi
table-fief-candidates = Kandydaci
table-fief-decoy = Żeton dla zmyłki (Przeciw) to tylko blef i się nie liczy.
table-fief-marker-for = głos gracza { $player }
table-fief-marker-decoy = żeton dla zmyłki gracza { $player }
table-fief-marker-closed = żeton gracza { $player }
table-fief-offer = { $matter_id ->
    [trade] { $giver } składa graczowi { $taker } { $matter }.
    [marriage] { $giver } proponuje graczowi { $taker } { $matter_acc }.
    [truce] { $giver } proponuje graczowi { $taker } { $matter_acc }.
    [side] { $giver } proponuje graczowi { $taker } { $matter_acc }.
   *[other] { $giver } prosi gracza { $taker } o { $matter_acc }.
}
table-fief-offer-begun = { $giver } przygotowuje dla gracza { $taker } { $matter }.
table-fief-offer-begun-for-you = { $giver } przygotowuje dla ciebie { $matter }.
table-fief-considers = { $taker } rozważa { $matter } od gracza { $giver }.
table-fief-considers-yours = { $taker } rozważa twoją { $matter }.
table-fief-gives = { $giver } oferuje graczowi { $taker } { $goods }.
table-fief-swaps = { $giver } daje graczowi { $taker } { $given }, a otrzymuje { $wanted }.
table-fief-swaps-you = Otrzymujesz { $given }, a oddajesz { $wanted }.
table-fief-ransom-to-you = { $giver } oferuje ci za { $lord_acc } { $given } zamiast { $sum ->
    [one] { $sum } denara
   *[other] { $sum } denarów
} okupu.
table-fief-ransom-offer = { $giver } oferuje graczowi { $taker } za { $lord_acc } { $given } zamiast { $sum ->
    [one] { $sum } denara
   *[other] { $sum } denarów
} okupu.
table-fief-asks = { $giver } prosi gracza { $taker } o { $goods }.
table-fief-nothing-given = { $matter_id ->
    [marriage] Niczego w zamian nie chce.
    [truce] Niczego w zamian nie chce.
    [side] Niczego w zamian nie chce.
   *[other] W zamian nic nie oferuje.
}
table-fief-secret = Poufne: nikt inny nie zna treści oferty.
table-fief-about-trade = ofertę
table-fief-about-marriage = { $case_id ->
    [acc] małżeństwo { $lord_gen } i { $spouse_gen }
   *[none] propozycję małżeństwa { $lord_gen } i { $spouse_gen }
}
table-fief-about-some-marriage = { $case_id ->
    [acc] małżeństwo
   *[none] propozycję małżeństwa
}
table-fief-about-annulment = { $case_id ->
    [acc] unieważnienie małżeństwa { $lord_gen }
   *[none] prośbę o unieważnienie małżeństwa { $lord_gen }
}
table-fief-about-cardinal = { $case_id ->
    [acc] zgodę na tytuł kardynała dla { $lord_gen }
   *[none] prośbę o zgodę na tytuł kardynała dla { $lord_gen }
}
table-fief-about-passage = { $case_id ->
    [acc] pozwolenie na przejście { $lord_gen } do wioski { $village }
   *[none] prośbę o pozwolenie na przejście { $lord_gen } do wioski { $village }
}
table-fief-about-placement = { $case_id ->
    [acc] zgodę na wejście { $lord_gen } do gry w wiosce { $village }
   *[none] prośbę o zgodę na wejście { $lord_gen } do gry w wiosce { $village }
}
table-fief-about-waiver = { $case_id ->
    [acc] { "" }
   *[none] prośbę o{ " " }
}{ $sum ->
    [one] tytuł lenna { $fief } za darmo zamiast za { $sum } denar
    [few] tytuł lenna { $fief } za darmo zamiast za { $sum } denary
   *[other] tytuł lenna { $fief } za darmo zamiast za { $sum } denarów
}
table-fief-about-ransom = { $case_id ->
    [acc] { "" }
   *[none] prośbę o{ " " }
}{ $sum ->
    [one] uwolnienie { $lord_gen } za mniej niż { $sum } denar okupu
    [few] uwolnienie { $lord_gen } za mniej niż { $sum } denary okupu
   *[other] uwolnienie { $lord_gen } za mniej niż { $sum } denarów okupu
}
table-fief-about-truce = { $case_id ->
    [acc] rozejm w wiosce { $village }
   *[none] propozycję rozejmu w wiosce { $village }
}
table-fief-about-side = { $case_id ->
    [acc] pomoc
   *[none] propozycję pomocy
} dla { $side_id ->
    [attacker] atakującego
    [defender] obrońcy
   *[other] { $side }
} w wiosce { $village }
table-fief-about-relic = { $case_id ->
    [acc] { $relic_acc } dla { $lord_gen }
   *[none] prośbę o { $relic_acc } dla { $lord_gen }
}
table-fief-about-talk = { $case_id ->
    [acc] poufną rozmowę
   *[none] prośbę o poufną rozmowę
}
table-fief-some-money = pieniądze
table-fief-some-cards = karty
table-fief-deniers = { $n ->
    [one] { $n } denar
    [few] { $n } denary
   *[other] { $n } denarów
}
table-fief-card = kartę „{ $card }”
table-fief-card-named = „{ $card }”
table-fief-several-cards = karty { $cards }
table-fief-cards-alike = { $n ->
    [few] { $n } karty „{ $card }”
   *[other] { $n } kart „{ $card }”
}
table-fief-goods-village = kontrolę nad wioską { $what }
table-fief-goods-prisoner = więźnia { $what_acc }
table-fief-goods-relic = { $relic_acc } (przejmuje { $lord })
table-fief-price = { $n }d
table-fief-instead-of = zamiast { $price }
table-fief-passage-accept = { $lord } idzie dalej
table-fief-passage-refuse = { $lord } staje albo zawraca
table-fief-truce-accept = bitwa kończy się bez rozstrzygnięcia, obie armie zostają, a ten atak nie powtórzy się w tej turze; później rozejm nikogo nie wiąże
table-fief-truce-refuse = bitwa trwa dalej
table-fief-allied = sojusz: razem wygrywacie przy { $need } punktach zwycięstwa, a teraz macie { $n }; w pojedynkę już nie wygrasz
table-fief-allied-few = sojusz; przy tak małej liczbie graczy każdy i tak wygrywa sam
table-fief-tax-brings = { $n ->
    [one] { $n } denar z dochodem, jeśli nic się nie zmieni
    [few] { $n } denary z dochodem, jeśli nic się nie zmieni
   *[other] { $n } denarów z dochodem, jeśli nic się nie zmieni
}
table-fief-on-top = na wierzchu: { $back }
table-fief-empty = nikogo tam nie ma
table-fief-besieged = oblężenie
table-fief-steps-left = { $n ->
    [one] został { $n } krok
    [few] zostały { $n } kroki
   *[other] zostało { $n } kroków
}
table-fief-march-from = z wioski { $village }; możesz zabrać { $troops_acc }
table-fief-march-alone = z wioski { $village }
table-fief-with = możesz zabrać { $troops_acc }
table-fief-lord-of-yours = { $lord } (twoja rodzina)
table-fief-talk-longer = Przedłuż rozmowę za żeton dyplomacji
table-fief-question-offer = Przygotowujesz dla gracza { $player } { $matter }. Co dajesz i o co prosisz?
table-fief-drawn = { $drawn ->
    [0] pierwsza z { $most } kart; najwyżej jedna może być kartą Postaci; na ręce masz { $held } z { $hand }
   *[other] druga z { $most } kart; najwyżej jedna może być kartą Postaci; na ręce masz { $held } z { $hand }
}
table-fief-revolt = { $cards ->
    [one] { $cards } karta „Bunt”
    [few] { $cards } karty „Bunt”
   *[other] { $cards } kart „Bunt”
}, { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[other] { $damage } obrażeń
}
table-fief-halving = { $n ->
    [one] jeszcze { $n } jednostka
    [few] jeszcze { $n } jednostki
   *[other] jeszcze { $n } jednostek
}
table-fief-at-most = najwyżej { $n }
table-meanwhile = { $doing } Możesz tymczasem coś zrobić.
table-fief-point-candidacies_closed = kandydaci są znani
table-fief-point-ballots_laid = żetony głosowania są położone
table-fief-point-tax_laid = nałożono podatek
table-fief-point-before_income = przed dochodami
table-fief-point-battle_declared = ogłoszono bitwę
table-fief-point-before_roll = przed rzutem kośćmi
table-fief-point-after_round = po rundzie bitwy
table-fief-point-control_changed = wioska zmieniła właściciela
table-fief-point-prisoner_taken = Senior trafił do niewoli
table-fief-point-before_victory = przed rozstrzygnięciem o zwycięstwie
table-fief-bargain = Targuj się o wolność { $lord_gen }
table-fief-now = Teraz: { $what }.
table-fief-now-controlled = kontroluje { $player }
table-fief-now-free = nikt nie kontroluje
table-fief-now-mills = młyny: { $n }
table-fief-now-title = tytuł lenna: { $lord }
table-fief-now-bishop = biskup: { $lord }
table-fief-now-family = rodzina gracza { $player }
table-fief-now-away = poza grą
table-fief-take-back = Wycofaj ofertę

table-round = Runda { $round } z 6, okres { $period }
table-tower-territory = Włości
table-tower-character = Postacie
table-tower-building = Budynki
table-tower-venture = Przedsięwzięcia
table-area-church = Kościół
table-closed = zakryte
table-players = Gracze
table-members = Rodzina
table-leaders = Osobistości
table-leader-count = { $hand } na ręce { $played } w grze
table-next-territory = { $military ->
    [one] następna od { $military } punktu wojska
   *[other] następna od { $military } punktów wojska
}
table-hand = Na ręce
table-copies = { $leader } (kopiuje { $copied })
table-bonus-tile = Premia
table-hidden-hand = { $n ->
    [one] { $n } zakryta karta osobistości na ręce
    [few] { $n } zakryte karty osobistości na ręce
   *[other] { $n } zakrytych kart osobistości na ręce
}
table-princes-round = Runda { $round } z 7, dzieła od wartości { $minimum }
table-princes-setup = Przygotowanie
table-princes-start = Gracz rozpoczynający
table-princes-stacks = Do licytacji od { $bid }:
table-princes-characters = Postacie:
table-princes-pot = Pula Bankiera: { $pot }
table-princes-left = Jeszcze do wzięcia:
table-princes-with-bonus = premie +{ $more } = { $value }
table-princes-recruiting = { $n ->
    [one] { $n } karta Rekrutacji na ręce
    [few] { $n } karty Rekrutacji na ręce
   *[other] { $n } kart Rekrutacji na ręce
}
table-princes-has-buildings = Budynki
table-princes-has-landscapes = Krajobrazy
table-princes-has-freedoms = Swobody
table-princes-has-jesters = Błazny
table-princes-has-architects = Architekci
table-princes-has-table = Ukończone dzieła
table-princes-has-character = Postać
table-princes-hidden-professions = { $n ->
    [one] { $n } zakryta karta Wolnego Zawodu na ręce
    [few] { $n } zakryte karty Wolnego Zawodu na ręce
   *[other] { $n } zakrytych kart Wolnego Zawodu na ręce
}
table-princes-hidden-bonus = { $n ->
    [one] { $n } zakryta karta Premii na ręce
    [few] { $n } zakryte karty Premii na ręce
   *[other] { $n } zakrytych kart Premii na ręce
}
table-princes-hidden-prestige_cards = { $n ->
    [one] { $n } zakryta karta Prestiżu
    [few] { $n } zakryte karty Prestiżu
   *[other] { $n } zakrytych kart Prestiżu
}
table-princes-neighbour-left = Sąsiad po lewej
table-princes-neighbour-right = Sąsiad po prawej

## Panels

table-now = Teraz
table-head-round = Runda
table-head-turn = Tura
table-head-phase = Faza
table-head-dice = Kości
table-head-order = Kolejność graczy
table-spaces = Inne pola akcji
table-at-home = w domu
table-waiting-for = Czekamy na graczy: { $players }.
table-doing = { $n ->
    [one] { $players } { $what }.
   *[other] { $players } { $what }.
}
table-mark-you = ty
table-mark-asked = decyduje
table-mark-possible = możliwe teraz
table-mark-used = użyta
table-head-floor = Poziom
table-head-value = Wymagana wartość
table-head-floor-bonus = Poziom daje
table-head-card = Karta
table-head-cost = Koszt
table-head-at-once = Od razu
table-head-later = Później
table-head-standing = Stoi tam
table-head-space = Pole
table-head-does = Co daje
table-head-period = Okres
table-head-tile = Ekskomunika
table-head-demand = Wymagana wiara
table-head-suffers = Ekskomunikowani
table-head-player = Gracz
table-head-object = Przedmiot
table-head-bid = Oferta
table-head-leader = Prowadzi
table-head-may-raise = Może jeszcze podbić
table-head-passed = Pas
table-head-out = Poza licytacją
table-head-left = Zostało
table-head-bought-by = Nabywca
table-head-price = Cena
table-head-character = Postać
table-head-bid-spaces = Pola licytacji
table-head-owner = Właściciel
table-head-thing = Co
table-head-village = Wioska
table-head-fief = Lenno
table-head-bishopric = Biskupstwo
table-head-roads = Drogi do
table-head-controller = Kontroluje
table-head-buildings = Zbudowano
table-head-there = Kto tam jest
table-head-rank = Ranga
table-head-holder = Tytuł posiada
table-head-bishop = Biskup
table-head-effects = Leży tam
table-head-deniers = Denary
table-head-points = Punkty zwycięstwa
table-head-tokens = Żetony dyplomacji
table-head-cards = Karty
table-head-villages = Wioski
table-head-ally = Sojusznik
table-princes-bidding = Licytacja
table-princes-work = Dzieło
table-princes-dealt = Twoje rozdane karty
table-princes-cards-of = Karty: { $player }
table-princes-map-of = Księstwo: { $player }
table-princes-proposed = plan
table-princes-closed = zamknięte
table-princes-closed-squares = Zamknięte pola stykają się z pałacem lub budynkiem; bez co najmniej dwóch architektów nie wolno tam budować.
table-princes-has-florins = Floreny
table-princes-has-prestige = Punkty prestiżu
table-princes-has-professions = Karty Wolnych Zawodów
table-princes-has-bonus = Karty Premii
table-princes-has-prestige-cards = Karty Prestiżu
table-princes-has-works = Ukończone dzieła
table-princes-has-best = Najwybitniejsze dzieło rundy
table-princes-has-empty = Puste pola
table-fief-villages = Wioski
table-fief-face-down = Zakryte plagi
table-fief-some-troops = { $n ->
    [one] { $n } jednostka nieznanego rodzaju
    [few] { $n } jednostki nieznanego rodzaju
   *[other] { $n } jednostek nieznanego rodzaju
}
table-fief-at-gate = przy bramie od strony wioski { $village }
table-fief-engine = machina oblężnicza { $n }
table-fief-prisoners = więźniowie: { $lords }

table-played = W grze
table-discarded = Odrzucone

table-ask = Co robisz?
table-typed-as = Wpisywana nazwa: { $name }
table-field-seat = gracz
table-field-money = floreny
table-field-prestige = punkty prestiżu
table-field-round = runda
table-field-start = gracz rozpoczynający
table-fief-so-many-men = { $n ->
    [one] { $n } zbrojny
    [few] { $n } zbrojnych
   *[other] { $n } zbrojnych
}
    .acc = { $n ->
        [one] { $n } zbrojnego
       *[other] { $n } zbrojnych
    }
table-fief-so-many-knights = { $n ->
    [one] { $n } rycerz
    [few] { $n } rycerzy
   *[other] { $n } rycerzy
}
    .acc = { $n ->
        [one] { $n } rycerza
       *[other] { $n } rycerzy
    }
table-fief-odds-in-words = ty { $mine } pkt walki i { $dice }; przeciwnik { $theirs } pkt walki i { $their_dice }
table-fief-ask-candidacy = Wybory { $office_acc }. Kto z twojej rodziny kandyduje?
table-fief-ask-ballots = Wybory { $office_acc }. Na kogo głosujesz i gdzie kładziesz żeton dla zmyłki? Ten żeton się nie liczy.
table-fief-ask-sealed_ballots = Wybory { $office_acc }. Na kogo głosujesz i gdzie kładziesz żeton dla zmyłki? Ten żeton się nie liczy. Wszystkie żetony zostaną odkryte razem.
table-fief-ask-offer = Co dajesz graczowi { $player } i o co prosisz?
table-fief-ask-window = { $moment }: czy zagrywasz kartę Niespodzianki?
table-fief-ask-window-pope = { $moment }: czy zagrywasz kartę Niespodzianki albo korzystasz z władzy papieża?
table-fief-ask-men = Ilu zbrojnych idzie z { $lords_ins } do wioski { $village }?
table-fief-ask-knights = Ilu rycerzy idzie z { $lords_ins } do wioski { $village }?
table-fief-ask-lord = Czy { $lord } idzie z { $lords_ins } do wioski { $village }?
table-fief-ask-group = Dokąd idzie { $lord } z wioski { $village }?
table-fief-ask-group-refused = Odmówiono ci przejścia. Czy { $lord } wycofuje się z wioski { $village }, czy tam zostaje?
table-fief-ask-entering = Gdzie umieszczasz { $lord_acc }?
table-fief-ask-declaring = Czy ogłaszasz { $lord_acc } księciem dziedzicznym?
table-fief-ask-calming = Czy { $lord } próbuje uspokoić bunt w wiosce { $village }?
table-fief-ask-road = Nie kontrolujesz już wioski { $village }. Na której drodze stają twoje jednostki?
table-fief-ask-succession = Opuszczasz wioskę { $village }. Kto z obecnych tam graczy ją teraz kontroluje?
table-fief-ask-granting = Który z twoich Seniorów otrzymuje tytuł lenna { $fief }?
table-fief-ask-granting-capital = Który zamek staje się ufortyfikowanym miastem lenna { $fief }?
table-fief-ask-halving = Które z twoich wojsk w wiosce { $village } giną od zarazy?
table-fief-ask-revolt = W wiosce { $village } wybuchł bunt. Czy dokładasz kartę?
table-fief-ask-revolt-victim = Czyje wojska w wiosce { $village } ponoszą teraz straty?
table-fief-ask-revolt-losses = Jakie straty ponosisz w wiosce { $village }?
table-fief-ask-cavalcade = Kawalkada gracza { $player } chce przejechać przez wioskę { $village }. Przepuszczasz ją czy zagradzasz jej drogę?
table-fief-ask-pillaging = { $villages_id ->
    [one] Czy plądrujesz młyn w wiosce { $villages }?
   *[several] Czy plądrujesz młyny w wioskach { $villages }?
}
table-fief-ask-cavalcade-force = Przepuszczają cię przez wioskę { $village }. Czy mimo to wymuszasz bitwę?
table-fief-ask-buying = Kup, co chcesz. Masz { $n ->
    [one] { $n } denar.
    [few] { $n } denary.
   *[other] { $n } denarów.
}
table-fief-offer-to-you = { $matter_id ->
    [trade] { $giver } składa ci { $matter }.
    [marriage] { $giver } proponuje ci { $matter_acc }.
    [truce] { $giver } proponuje ci { $matter_acc }.
    [side] { $giver } proponuje ci { $matter_acc }.
   *[other] { $giver } prosi cię o { $matter_acc }.
}
table-fief-gives-you = { $giver } oferuje ci { $goods }.
table-fief-asks-you = { $giver } prosi cię o { $goods }.
table-princes-ask-sum = Ile ma ci zapłacić { $player } za wspólną budowę { $building_gen }?
table-princes-ask-where = W którym miejscu wznosisz { $building_acc } razem z graczem { $player }?
table-princes-ask-answer = { $player } proponuje ci wspólną budowę { $building_gen }; { $sum_id ->
    [none] nic za to nie płacisz
   *[some] masz za to zapłacić { $sum }
}. Przyjmujesz, odrzucasz czy składasz inną propozycję?
table-princes-ask-counter = { $player } odpowiada inną propozycją budowy { $building_gen } i { $sum_id ->
    [none] nie chce ci nic płacić
   *[some] oferuje ci { $sum }
}. Przyjmujesz ją czy odrzucasz?
table-princes-ask-change = Otrzymujesz { $sum }. Ile punktów prestiżu, po 200 florenów, za to kupujesz?
table-princes-ask-merchant = Wygrywasz licytację o { $object_acc }. Bierzesz przedmiot za darmo czy płacisz i bierzesz punkty prestiżu?
table-princes-ask-professor = Wygrywasz licytację o { $object_acc }. Używasz Profesora teraz czy zatrzymujesz go na później?
table-princes-you-pay = Zapłać graczowi { $player } { $sum }
table-princes-you-pay-nothing = Nie płać nic graczowi { $player }
table-princes-pays = Niech { $player } zapłaci { $sum }
table-princes-pays-nothing = Niech { $player } nic nie płaci
table-princes-ask-bid = { $object }: prowadzi { $leader }, stawka { $bid }. Dajesz { $next } czy pasujesz?
table-princes-ask-turn = { $n ->
    [one] Została ci 1 akcja. Wybierz ją albo zakończ ruch.
    [few] Zostały ci { $n } akcje. Wybierz jedną albo zakończ ruch.
   *[other] Zostało ci { $n } akcji. Wybierz jedną albo zakończ ruch.
}
table-princes-ask-look = Zatrzymaj jedną z tych kart { $deck ->
    [professions] Wolnych Zawodów
    [bonus] Premii
   *[prestige] Prestiżu
}; pozostałe trafią pod stos.
table-princes-ask-put = Wybierz w swoim księstwie miejsce na { $name_acc }.
table-princes-move-buy-nothing = Nic nie kupuj
table-princes-move-buy = Kup { $object_acc } za { $price }
table-princes-move-raise = Podbij stawkę za { $object_acc } do { $bid }
table-princes-move-recruit = Zrekrutuj od gracza { $player } kartę „{ $card }”
table-princes-note-most = możesz licytować do { $most }
table-princes-move-propose = Wznieś { $building_acc } razem z graczem { $player }, sąsiadem po { $side_id ->
    [left] lewej
   *[right] prawej
}

## What happened, as actions: the words all games share

news-you = ty
news-times = { $n ->
    [2] dwa razy
   *[other] { $n } razy
}
news-count = { $what } { $n }
