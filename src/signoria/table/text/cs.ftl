# Co leží na stole, pro terminál i prohlížeč.

table-princes-about-professions = Kupuje se jako akce za 300 florinů, jednou za kolo: podíváš se na vrchních 5 karet, 1 si necháš a ostatní vrátíš pod balíček.
table-princes-about-bonus = Kupuje se jako akce za 300 florinů: podíváš se na vrchních 5 karet, 1 si necháš a ostatní vrátíš pod balíček. Hraje se k dílu a zvyšuje jeho hodnotu.
table-princes-about-bid = { $object }: { $bid }, vede { $leader }
table-princes-about-turn = { $n ->
    [one] zbývá { $n } akce
    [few] zbývají { $n } akce
   *[other] zbývá { $n } akcí
}
table-princes-about-first = první návrh: pole { $cell }, { $turn }, { $sum }
table-fief-the-fief = Léno { $fief }.
table-fief-the-bishopric = Biskupství { $bishopric }.

## Before a game: options in a word or two, then in a sentence; players of the house

table-option-title-advanced = Vůdci a bonusové destičky
table-option-title-large_space_min_result = Větší pole: hodnota aspoň 1
table-option-title-tile_1_4_both = Destička „méně dřeva nebo kamene“
table-option-title-santa_rita_doubles_privileges = Santa Rita zdvojuje privilegia
table-option-title-zero_military_scores = Body za vojenskou sílu i s 0 body síly
table-option-title-track_caps = Omezené stupnice víry a vojenské síly
table-option-title-members_need_value_1 = Člen rodiny musí mít hodnotu 1
table-option-title-bonus_surcharge_for_own_members = Příplatek za vlastní členy rodiny
table-option-title-muse_and_princess = Múza a princezna
table-option-title-cooperative_building = Společná stavba
table-option-title-bid_on_prestige = Dražba prestižními body
table-option-title-open_money = Veřejné peníze
table-option-title-two_player_freedoms = Svobody při hře dvou hráčů
table-option-title-princess_needs_minimum = Minimální hodnota i pro Princeznu
table-option-title-min_wv_round_4 = Minimální hodnota ve 4. kole
table-option-title-relics = Relikvie
table-option-title-fog_of_war = Válečná mlha
table-option-title-open_diplomacy = Otevřená diplomacie
table-option-title-hidden_money = Skryté peníze
table-option-title-simultaneous_votes = Hlasování najednou
table-option-title-beginners = Pro začátečníky
table-option-title-turn_limit = Omezení počtu kol
table-option-about-advanced = S vůdci a výběrem osobních bonusových destiček.
table-option-about-large_space_min_result = Na větší pole smí člen rodiny jen tehdy, má-li tam hodnotu aspoň 1.
table-option-about-tile_1_4_both = Zda při současném zisku dřeva a kamene bere tato exkomunikace celkem 1, nebo po 1 z každého.
table-option-about-santa_rita_doubles_privileges = Zda Santa Rita zdvojuje i privilegia.
table-option-about-zero_military_scores = Zda může za pořadí na stupnici vojenské síly na konci bodovat i hráč, který žádné body vojenské síly nemá.
table-option-about-track_caps = Víra končí na 15 a vojenská síla na 25; co je navíc, propadá.
table-option-about-members_need_value_1 = Zda člen rodiny musí mít (i se sloužícími) hodnotu 1 ještě předtím, než pomohou postavy (česká pravidla).
table-option-about-bonus_surcharge_for_own_members = Zda se u bonusové akce platí příplatek 3 peněz, i když ve věži stojí jen vlastní členové rodiny; podle německých pravidel ne.
table-option-about-muse_and_princess = Rozšíření Múza a princezna: draží se postavy a prestižní body nelze prodávat.
table-option-about-cooperative_building = Rozšíření, v němž sousedé stavějí společně přes hranici.
table-option-about-bid_on_prestige = Do nabídek se počítají i peníze, které lze získat prodejem prestižních bodů; jinak jen hotovost.
table-option-about-open_money = Peníze všech jsou vidět; jinak jen vlastní.
table-option-about-two_player_freedoms = Kolik svobod je ve hře dvou hráčů; čím méně, tím těžší.
table-option-about-princess_needs_minimum = Zda i dílo Princezny musí mít minimální hodnotu kola.
table-option-about-min_wv_round_4 = Minimální hodnota děl ve 4. kole.
table-option-about-relics = Rozšíření s relikviemi: v hlavních vsích biskupství leží pět relikvií a slouží šlechticům, kteří je nesou.
table-option-about-fog_of_war = O vojsku ostatních je vidět jen počet, ne druh, dokud nebojuje.
table-option-about-open_diplomacy = Žetony diplomacie nejsou třeba: karty a peníze lze předávat tajně a soukromé rozhovory vést, kolikrát kdo chce.
table-option-about-hidden_money = Nikdo nevidí, kolik peněz mají ostatní.
table-option-about-simultaneous_votes = Při volbách se všechny hlasovací žetony pokládají najednou a společně se ukážou; jinak se pokládají jeden po druhém.
table-option-about-beginners = Pohromy z prvního kola se odhodí bez odkrytí.
table-option-about-turn_limit = Hra končí nejpozději po tolika kolech; bez omezení (0) ji ukončí jen vítězství.
table-option-value-tile_1_4_both-one = celkem 1
table-option-value-tile_1_4_both-each = po 1 z každého
table-option-value-turn_limit-0 = žádné
table-bot-title-random = Náhodný
table-bot-about-random = Zahraje jakýkoli povolený tah. Hodí se na první seznámení s pravidly.
table-bot-title-greedy = Chamtivý
table-bot-about-greedy = Vybírá tah, který hned vypadá nejlépe, a nemyslí dopředu.
table-bot-title-novice = Nováček
table-bot-about-novice = Přehlíží polovinu svých možností. Na první hry.
table-bot-title-club = Klubový
table-bot-about-club = Vybírá tah, který hned vypadá nejlépe. Rychlý a solidní.
table-bot-title-opportunist = Oportunista
table-bot-about-opportunist = Vybírá tah, který hned vypadá nejlépe, stejně jako Klubový.
table-bot-title-master = Mistr
table-bot-about-master = Před každým tahem přemýšlí dopředu. Nejsilnější.
table-bot-temper-keeps-bargains = Dodržuje dohody: spojence šetří a podporuje.
table-bot-temper-opportunist = Dodržuje dohody, jen dokud se vyplácejí: spojenec je jen další soupeř.

# Otázka a čeho se týká, třeba karty.
table-question = { $question } ({ $about })
table-promised = { $goods } na už zvolené výměny
table-group-territories = Území
table-group-characters = Postavy
table-group-buildings = Budovy
table-group-ventures = Činy
table-group-work = Sklizeň a produkce
table-group-market = Tržiště
table-group-council = Palác Signorie
table-group-leaders = Vůdci
table-group-other = Ostatní
# Poznámky za možností, v závorce, oddělené středníkem.
table-member-value = hodnota { $value }
table-note-value = hodnota akce { $value }
table-note-activates = { $cards_id ->
    [one] hodnota akce { $value }, aktivuje kartu { $cards }
   *[other] hodnota akce { $value }, aktivuje karty { $cards }
}
table-note-adds = { $cards_id ->
    [one] hodnota akce { $value }, navíc aktivuje kartu { $cards }
   *[other] hodnota akce { $value }, navíc aktivuje karty { $cards }
}
table-note-card = „{ $card }“
table-note-price = náklady { $goods }
table-note-or = {", nebo "}
table-note-free = zdarma
table-note-surcharge = { $coins ->
    [one] příplatek { $coins } peníz
    [few] příplatek { $coins } peníze
   *[other] příplatek { $coins } peněz
}
table-note-servants = { $n ->
    [one] hodnota akce { $base }, použiješ aspoň { $n } sloužícího a dosáhneš { $value }
    [few] hodnota akce { $base }, použiješ aspoň { $n } sloužící a dosáhneš { $value }
   *[other] hodnota akce { $base }, použiješ aspoň { $n } sloužících a dosáhneš { $value }
}
table-note-pays = použiješ { $goods_acc }
table-note-gains = získáš { $goods_acc }
table-note-leader = { $often_id ->
    [once] jednou za kolo: { $does }; podmínka: { $requirement }
   *[always] trvale: { $does }; podmínka: { $requirement }
}
table-note-refuse = exkomunikace: { $tile }
table-note-support = { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
} za { $faith ->
    [one] { $faith } bod víry
    [few] { $faith } body víry
   *[other] { $faith } bodů víry
}
table-group-works = Díla
table-group-objects = Předměty
table-group-bids = Nabídky
table-group-build = Stavba
table-group-together = Společně
table-group-purchases = Nákup
table-group-recruiting = Přetažení
table-group-looking = Karty
table-group-payment = Výplata
table-group-free = Také možné
table-group-selling = Prodej prestižních bodů
table-princes-works = Díla
table-princes-works-minimum = Díla (minimum { $minimum })
table-princes-work-so-far = hodnota díla zatím { $value }, minimum { $minimum }
table-princes-jesters = šašci { $n }
table-princes-cards = karty { $n }
table-princes-recruiting-here = { $n ->
    [one] { $n } karta přetažení
    [few] { $n } karty přetažení
   *[other] { $n } karet přetažení
}
table-princes-column-jesters = šaš
table-princes-with = { $building } (s hráčem { $player })
table-princes-now = teď má hodnotu { $n }
table-princes-note-value = hodnota { $value }
table-princes-note-needs-bonus = { $minimum } jen s bonusovými kartami
table-princes-note-left = { $n ->
    [one] zbývá { $n }
    [few] zbývají { $n }
   *[other] zbývá { $n }
}
table-princes-note-wanted = { $cards_id ->
    [one] splní přání karty { $cards }
   *[other] splní přání karet { $cards }
}
table-princes-wants = „{ $card }“
table-princes-note-raise = na { $bid }; nabídnout můžeš nejvýš { $most }
table-princes-moved-back = { $n } PB
table-princes-only-place = vejde se jen na pole { $cell } { $turn_ins }
table-princes-note-change = { $points ->
    [one] zbude ti { $kept }; celkem budeš mít { $points } prestižní bod
    [few] zbude ti { $kept }; celkem budeš mít { $points } prestižní body
   *[other] zbude ti { $kept }; celkem budeš mít { $points } prestižních bodů
}
table-princes-ask-own-sum = Stavíš { $building_acc } společně s hráčem { $player }. Kolik za to zaplatíš?
table-group-fief-settling = Usazení
table-group-fief-marriages = Sňatky
table-group-fief-election = Volba
table-group-fief-cards = Karty
table-group-fief-places = Výběr
table-group-fief-losses = Ztráty
table-group-fief-ransoms = Výkupné
table-group-fief-troops = Vojsko
table-group-fief-buildings = Stavby
table-group-fief-titles = Tituly
table-group-fief-marches = Pochod
table-group-fief-steps = Kroky
table-group-fief-company = Průvod
table-group-fief-battle = Bitva
table-group-fief-captives = Vězni
table-group-fief-sieges = Obléhání a plenění
table-group-fief-revolt = Vzpoura
table-group-fief-give = Dáváš
table-group-fief-take = Žádáš o
table-group-fief-answer = Nabídka
table-group-fief-besides = Také možné
table-group-fief-end = Skončit
table-group-fief-surprises = Kdykoli
table-group-fief-talks = Diplomacie
table-fief-turn = { $turn }. kolo
table-fief-turn-of = { $turn }. kolo { $last ->
    [3] ze 3
    [4] ze 4
    [6] ze 6
    [7] ze 7
   *[other] z { $last }
}
table-fief-decks = události { $events } (nahoře: { $back }), postavy { $characters }
table-fief-back-not-seen = zatím nezjištěno
table-fief-fiefs = Léna
table-fief-bishoprics = Biskupství
table-fief-crown = Koruna a církev
table-fief-taxes = Daně
table-fief-sieges = Obléhání
table-fief-armies = Armády
table-fief-hand-of-another = Ruka
table-fief-land-tax = pozemková daň: { $fief }
table-fief-tithe = desátek: { $bishopric }
table-fief-tithe-all = desátek ze všech spravovaných biskupství
table-fief-men = p
table-fief-knights = r
table-fief-is-king = král
table-fief-is-queen = královna
table-fief-is-regent = regentka
table-fief-is-dauphin = dauphin
table-fief-is-pope = papež
table-fief-is-cardinal = kardinál
table-fief-is-excommunicated = exkomunikace
table-fief-is-assassin = vrah
table-fief-lord-baron = baron { $fief_gen }
table-fief-lord-count = hrabě { $fief_gen }
table-fief-lord-duke = vévoda { $fief_gen }
table-fief-lady-baron = baronka { $fief_gen }
table-fief-lady-count = hraběnka { $fief_gen }
table-fief-lady-duke = vévodkyně { $fief_gen }
table-fief-married = { $lord_g ->
    [f] manžel { $lord_gen }
   *[m] manželka { $lord_gen }
}
table-fief-not-on-board = zatím není na herním plánu
table-fief-prisoner = vězeň hráče { $captor }, výkupné { $ransom }
table-fief-hidden-cards = { $n ->
    [one] { $n } karta lícem dolů
    [few] { $n } karty lícem dolů
   *[other] { $n } karet lícem dolů
}
table-fief-supply = V zásobě: pěšáci { $men }, rytíři { $knights }
table-fief-controls = Kontroluje
table-fief-battle = { $round ->
    [0] Bitva o vesnici { $village }, před prvním kolem bitvy
   *[other] Bitva o vesnici { $village }, { $round }. kolo bitvy
}
table-fief-cavalcade-battle = { $round ->
    [0] Kavalkáda ve vesnici { $village }, před prvním kolem bitvy
   *[other] Kavalkáda ve vesnici { $village }, { $round }. kolo bitvy
}
table-fief-attacker = Útočník
table-fief-defender = Obránce
table-fief-points = pěšáci { $men } + rytíři { $knights } × { $each } + šlechtici { $lords } = bojové body { $points }
table-fief-dice = { $n ->
    [one] { $n } kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
table-fief-dice-d_arc = d’Arc +1
table-fief-dice-walls = { $fort } −{ $n }
table-fief-dice-engines = obléhací stroje +{ $n }
table-fief-dice-tunnel = Tunel: hradby se nepočítají
table-fief-dice-gates = otevřené brány: hradby se nepočítají
table-fief-dice-bars = každá kostka se počítá o 1 víc
table-fief-dice-lance = Svaté kopí: zranění +1
table-fief-dice-grail = Svatý grál protivníka: každá kostka −1
table-fief-round = { $round }. kolo bitvy: { $rolls }.
table-fief-rolls = { $player } hází { $dice } (zranění { $damage })
table-fief-rolls-nothing = { $player } nehází
table-fief-losses = Ztráty: { $losses }.
table-fief-no-losses = Beze ztrát.
table-fief-lost-man_at_arms = { $n ->
    [one] { $player } { $n } pěšák
    [few] { $player } { $n } pěšáci
   *[other] { $player } { $n } pěšáků
}
table-fief-lost-knight = { $n ->
    [one] { $player } { $n } rytíř
    [few] { $player } { $n } rytíři
   *[other] { $player } { $n } rytířů
}
table-fief-quiet = { $n ->
    [one] { $n } kolo bitvy beze ztrát; po třech za sebou bitva končí.
    [few] { $n } kola bitvy beze ztrát; po třech za sebou bitva končí.
   *[other] { $n } kol bitvy beze ztrát; po třech za sebou bitva končí.
}
table-fief-to-lose = Zbývá přijmout ({ $side }): zranění { $damage }.
table-fief-odds = ty: body { $mine }, kostky { $dice }; soupeř: body { $theirs }, kostky { $their_dice }
table-fief-election = Volba { $office_acc }.
table-fief-needs-bishop = Vítězí, kdo má nejvíc hlasů; při shodě nikdo.
table-fief-needs-pope = Papež potřebuje víc než polovinu odevzdaných hlasů.
table-fief-needs-king = Král potřebuje 3 hlasy, mezi nimi hlasy dvou biskupů, kardinála nebo papeže.
table-fief-votes = Hlasy
table-fief-with-clergy = s duchovními
table-fief-candidates = Kandidáti
table-fief-decoy = Klamný žeton (Proti) je jen blaf a nepočítá se.
table-fief-marker-for = hlas hráče { $player }
table-fief-marker-decoy = klamný žeton hráče { $player }
table-fief-marker-closed = žeton hráče { $player }
table-fief-offer = { $giver } posílá hráči { $taker } { $matter }.
table-fief-offer-begun = { $giver } chystá pro hráče { $taker } { $matter }.
table-fief-offer-begun-for-you = { $giver } pro tebe chystá { $matter }.
table-fief-considers = { $giver } posílá hráči { $taker } { $matter } a čeká na odpověď.
table-fief-considers-yours = Posíláš hráči { $taker } { $matter } a čekáš na odpověď.
table-fief-gives = { $giver } nabízí hráči { $taker } { $goods }.
table-fief-swaps = { $giver } dá hráči { $taker } { $given } a dostane { $wanted }.
table-fief-swaps-you = Dostaneš { $given } a dáš { $wanted }.
table-fief-ransom-to-you = { $giver } ti nabízí { $given } místo výkupného ve výši { $sum ->
    [one] { $sum } denáru za { $lord_acc }.
   *[other] { $sum } denárů za { $lord_acc }.
}
table-fief-ransom-offer = { $giver } nabízí hráči { $taker } { $given } místo výkupného ve výši { $sum ->
    [one] { $sum } denáru za { $lord_acc }.
   *[other] { $sum } denárů za { $lord_acc }.
}
table-fief-asks = { $giver } žádá hráče { $taker } o { $goods }.
table-fief-nothing-given = Nic za to nežádá ani nenabízí.
table-fief-secret = Důvěrné: podmínky znají jen obě strany.
table-fief-about-trade = nabídku
table-fief-about-marriage = nabídku sňatku { $lord_gen } a { $spouse_gen }
table-fief-about-some-marriage = nabídku sňatku
table-fief-about-annulment = žádost o zrušení sňatku { $lord_gen }
table-fief-about-cardinal = žádost o souhlas, aby se { $lord } stal kardinálem
table-fief-about-passage = žádost o průchod do vesnice { $village } pro { $lord_acc }
table-fief-about-placement = žádost o místo ve vesnici { $village } pro { $lord_acc }
table-fief-about-waiver = { $sum ->
    [one] žádost o titul léna { $fief } zdarma (místo { $sum } denáru)
   *[other] žádost o titul léna { $fief } zdarma (místo { $sum } denárů)
}
table-fief-about-ransom = { $sum ->
    [one] žádost o propuštění { $lord_gen } za nižší výkupné než { $sum } denár
    [few] žádost o propuštění { $lord_gen } za nižší výkupné než { $sum } denáry
   *[other] žádost o propuštění { $lord_gen } za nižší výkupné než { $sum } denárů
}
table-fief-about-truce = nabídku příměří ve vesnici { $village }
table-fief-about-side = nabídku pomoci { $side_id ->
    [attacker] útočníkovi
    [defender] obránci
   *[other] { $side }
} ve vesnici { $village }
table-fief-about-relic = žádost o { $relic_acc } pro { $lord_acc }
table-fief-about-talk = žádost o soukromý rozhovor
table-fief-some-money = peníze
table-fief-some-cards = karty
table-fief-deniers = { $n ->
    [one] { $n } denár
    [few] { $n } denáry
   *[other] { $n } denárů
}
table-fief-card = kartu „{ $card }“
table-fief-card-named = „{ $card }“
table-fief-several-cards = karty { $cards }
table-fief-cards-alike = { $n ->
    [few] { $n } karty „{ $card }“
   *[other] { $n } karet „{ $card }“
}
table-fief-goods-village = kontrolu nad vesnicí { $what }
table-fief-goods-prisoner = uvězněného šlechtice { $what_acc }
table-fief-goods-relic = { $relic_acc } (přebírá { $lord })
table-fief-price = { $n }d
table-fief-instead-of = místo { $price }
table-fief-passage-accept = { $lord } pokračuje
table-fief-passage-refuse = { $lord } zastaví nebo se vrátí
table-fief-truce-accept = bitva skončí nerozhodně, obě armády zůstanou a tento útok se v tomto kole nezopakuje; později příměří nikoho nezavazuje
table-fief-truce-refuse = bitva pokračuje
table-fief-allied = spojenectví: ke společné výhře je třeba { $need } vítězných bodů, teď je jich { $n }; samostatně už vyhrát nelze
table-fief-allied-few = spojenectví; při tak málo hráčích každý stejně vyhrává sám
table-fief-tax-brings = { $n ->
    [one] { $n } denár s příjmem, pokud se nic nezmění
    [few] { $n } denáry s příjmem, pokud se nic nezmění
   *[other] { $n } denárů s příjmem, pokud se nic nezmění
}
table-fief-on-top = nahoře: { $back }
table-fief-empty = nikdo tam není
table-fief-besieged = obléhání
table-fief-steps-left = { $n ->
    [one] zbývá { $n } krok
    [few] zbývají { $n } kroky
   *[other] zbývá { $n } kroků
}
table-fief-march-from = ve vesnici { $village }, vojsko: { $troops }
table-fief-march-alone = ve vesnici { $village }
table-fief-with = { $troops }
table-fief-lord-of-yours = { $lord } (tvůj rod)
table-fief-talk-longer = Prodloužit rozhovor za žeton diplomacie
table-fief-question-offer = Chystáš pro hráče { $player } { $matter }. Co nabízíš a o co žádáš?
table-fief-drawn = dobráno: { $drawn } z { $most }, nejvýše 1 postava; ruka: { $held } z { $hand }
table-fief-revolt = karty „Vzpoura“ { $cards }, zranění { $damage }
table-fief-halving = { $n ->
    [one] ještě { $n } jednotka
    [few] ještě { $n } jednotky
   *[other] ještě { $n } jednotek
}
table-fief-at-most = nejvýše { $n }
table-meanwhile = { $doing } Zatím můžeš něco udělat.
table-fief-point-candidacies_closed = kandidáti jsou známi
table-fief-point-ballots_laid = hlasovací žetony leží
table-fief-point-tax_laid = byla uvalena daň
table-fief-point-before_income = před příjmy
table-fief-point-battle_declared = byla vyhlášena bitva
table-fief-point-before_roll = před hodem kostkami
table-fief-point-after_round = po kole bitvy
table-fief-point-control_changed = vesnice změnila pána
table-fief-point-prisoner_taken = šlechtic padl do zajetí
table-fief-point-before_victory = než se rozhodne o vítězství
table-fief-bargain = Vyjednávat o svobodu { $lord_gen }
table-fief-now = Teď: { $what }.
table-fief-now-controlled = kontroluje { $player }
table-fief-now-free = nikdo nekontroluje
table-fief-now-mills = mlýny: { $n }
table-fief-now-title = titul léna: { $lord }
table-fief-now-bishop = biskup: { $lord }
table-fief-now-family = rod hráče { $player }
table-fief-now-away = mimo hru
table-fief-take-back = Stáhnout nabídku

table-round = { $round }. kolo ze 6, { $period }. etapa
table-tower-territory = Území
table-tower-character = Postavy
table-tower-building = Budovy
table-tower-venture = Činy
table-area-church = Církev
table-closed = zakryto
table-players = Hráči
table-members = Členové
table-leaders = Vůdci
table-leader-count = ruka { $hand } stůl { $played }
table-next-territory = { $military ->
    [one] další od { $military } bodu vojenské síly
   *[other] další od { $military } bodů vojenské síly
}
table-hand = V ruce
table-copies = { $leader } (kopíruje { $copied })
table-bonus-tile = Destička
table-hidden-hand = { $n ->
    [one] V ruce { $n } karta vůdce lícem dolů
    [few] V ruce { $n } karty vůdců lícem dolů
   *[other] V ruce { $n } karet vůdců lícem dolů
}
table-princes-round = { $round }. kolo ze 7, díla od hodnoty { $minimum }
table-princes-setup = Příprava
table-princes-start = Začínající hráč
table-princes-stacks = K dražbě od { $bid }:
table-princes-characters = Postavy:
table-princes-pot = Bankéřův bank: { $pot }
table-princes-left = Ještě k mání:
table-princes-with-bonus = bonusy +{ $more } = { $value }
table-princes-recruiting = { $n ->
    [one] { $n } karta přetažení v ruce
    [few] { $n } karty přetažení v ruce
   *[other] { $n } karet přetažení v ruce
}
table-princes-has-buildings = Budovy
table-princes-has-landscapes = Krajiny
table-princes-has-freedoms = Svobody
table-princes-has-jesters = Šašci
table-princes-has-architects = Stavitelé
table-princes-has-table = Dokončená díla
table-princes-has-character = Postava
table-princes-hidden-professions = { $n ->
    [one] { $n } skrytá karta osobnosti v ruce
    [few] { $n } skryté karty osobností v ruce
   *[other] { $n } skrytých karet osobností v ruce
}
table-princes-hidden-bonus = { $n ->
    [one] { $n } skrytá bonusová karta v ruce
    [few] { $n } skryté bonusové karty v ruce
   *[other] { $n } skrytých bonusových karet v ruce
}
table-princes-hidden-prestige_cards = { $n ->
    [one] { $n } skrytá karta prestiže
    [few] { $n } skryté karty prestiže
   *[other] { $n } skrytých karet prestiže
}
table-princes-neighbour-left = Soused vlevo
table-princes-neighbour-right = Soused vpravo

## Panels

table-now = Nyní
table-head-round = Kolo
table-head-turn = Kolo
table-head-phase = Fáze
table-head-dice = Kostky
table-head-order = Pořadí na tahu
table-spaces = Další akční pole
table-at-home = doma
table-waiting-for = Čeká se na hráče: { $players }.
table-doing = { $n ->
    [one] { $players } { $what }.
   *[other] { $players } { $what }.
}
table-mark-you = ty
table-mark-asked = rozhoduje
table-mark-possible = teď možné
table-mark-used = použitý
table-head-floor = Podlaží
table-head-value = Potřebná hodnota
table-head-floor-bonus = Podlaží dává
table-head-card = Karta
table-head-cost = Náklady
table-head-at-once = Ihned
table-head-later = Později
table-head-standing = Stojí tam
table-head-space = Pole
table-head-does = Co přináší
table-head-period = Etapa
table-head-tile = Exkomunikace
table-head-demand = Potřebná víra
table-head-suffers = Exkomunikovaní
table-head-player = Hráč
table-head-object = Předmět
table-head-bid = Nabídka
table-head-leader = Vede
table-head-may-raise = Může ještě přihodit
table-head-passed = Pas
table-head-out = Mimo dražby
table-head-left = Zbývá
table-head-bought-by = Kupující
table-head-price = Cena
table-head-character = Postava
table-head-bid-spaces = Pole nabídek
table-head-owner = Majitel
table-head-thing = Co
table-head-village = Vesnice
table-head-fief = Léno
table-head-bishopric = Biskupství
table-head-roads = Cesty do
table-head-controller = Kontroluje
table-head-buildings = Postaveno
table-head-there = Kdo tam je
table-head-rank = Hodnost
table-head-holder = Titul má
table-head-bishop = Biskup
table-head-effects = Leží na něm
table-head-deniers = Denáry
table-head-points = Vítězné body
table-head-tokens = Žetony diplomacie
table-head-cards = Karty
table-head-villages = Vesnice
table-head-ally = Spojenec
table-princes-bidding = Dražba
table-princes-work = Dílo
table-princes-dealt = Tvé rozdané karty
table-princes-cards-of = Karty: { $player }
table-princes-map-of = Panství: { $player }
table-princes-proposed = plán
table-princes-closed = nelze
table-princes-closed-squares = Pole označená „nelze“ se dotýkají paláce nebo budovy; s méně než dvěma staviteli se na nich stavět nesmí.
table-princes-has-florins = Floriny
table-princes-has-prestige = Prestižní body
table-princes-has-professions = Karty osobností
table-princes-has-bonus = Bonusové karty
table-princes-has-prestige-cards = Karty prestiže
table-princes-has-works = Dokončená díla
table-princes-has-best = Nejlepší dílo kola
table-princes-has-empty = Prázdná pole
table-fief-villages = Vesnice
table-fief-face-down = Zakryté pohromy
table-fief-some-troops = { $n ->
    [one] { $n } jednotka neznámého druhu
    [few] { $n } jednotky neznámého druhu
   *[other] { $n } jednotek neznámého druhu
}
table-fief-at-gate = u brány ze strany vesnice { $village }
table-fief-engine = obléhací stroj { $n }
table-fief-prisoners = vězni: { $lords }

table-played = Na stole
table-discarded = Odhozeno

table-ask = Co uděláš?
table-typed-as = Zadává se jako: { $name }
table-field-seat = hráč
table-field-money = floriny
table-field-prestige = prestižní body
table-field-round = kolo
table-field-start = začínající hráč
table-fief-so-many-men = { $n ->
    [one] { $n } pěšák
    [few] { $n } pěšáci
   *[other] { $n } pěšáků
}
table-fief-so-many-knights = { $n ->
    [one] { $n } rytíř
    [few] { $n } rytíři
   *[other] { $n } rytířů
}
table-fief-odds-in-words = ty: bojové body { $mine }, { $dice }; soupeř: bojové body { $theirs }, { $their_dice }
table-fief-ask-candidacy = Volba { $office_acc }. Kdo z tvého rodu kandiduje?
table-fief-ask-ballots = Volba { $office_acc }. Komu dáš hlas a kam položíš klamný žeton? Ten se nepočítá.
table-fief-ask-sealed_ballots = Volba { $office_acc }. Komu dáš hlas a kam položíš klamný žeton? Ten se nepočítá. Všechny žetony se ukážou najednou.
table-fief-ask-offer = Co nabízíš hráči { $player } a o co žádáš?
table-fief-ask-window = { $moment }: zahraješ kartu překvapení?
table-fief-ask-window-pope = { $moment }: zahraješ kartu překvapení, nebo využiješ papežské moci?
table-fief-ask-men = Kolik pěšáků půjde s { $lords_ins } do vesnice { $village }?
table-fief-ask-knights = Kolik rytířů půjde s { $lords_ins } do vesnice { $village }?
table-fief-ask-lord = Půjde { $lord } s { $lords_ins } do vesnice { $village }?
table-fief-ask-group = Kam půjde { $lord } z vesnice { $village }?
table-fief-ask-group-refused = Svolení nemáš. Ustoupí { $lord } z vesnice { $village }, nebo tam zůstane?
table-fief-ask-entering = Kam umístíš { $lord_acc }?
table-fief-ask-declaring = Prohlásíš { $lord_acc } dauphinem?
table-fief-ask-calming = Pokusí se { $lord } utišit vzpouru ve vesnici { $village }?
table-fief-ask-road = Vesnici { $village } už nekontroluješ. Na které cestě se postaví tvé jednotky?
table-fief-ask-succession = Opouštíš vesnici { $village }. Kdo z přítomných ji teď bude kontrolovat?
table-fief-ask-granting = Který z tvých šlechticů získá titul léna { $fief }?
table-fief-ask-granting-capital = Který hrad se stane opevněným městem léna { $fief }?
table-fief-ask-halving = O kterou část vojska ve vesnici { $village } kvůli moru přijdeš?
table-fief-ask-revolt = Ve vesnici { $village } vypukla vzpoura. Přidáš kartu?
table-fief-ask-revolt-victim = Čí vojsko ve vesnici { $village } je zasaženo jako další?
table-fief-ask-revolt-losses = Jaké ztráty utrpíš ve vesnici { $village }?
table-fief-ask-cavalcade = Kavalkáda hráče { $player } chce projet vesnicí { $village }. Necháš ji, nebo jí zastoupíš cestu?
table-fief-ask-pillaging = Vypleníš mlýn? Vesnice, kde můžeš: { $villages }.
table-fief-ask-cavalcade-force = Vesnicí { $village } tě nechávají projet. Vynutíš si přesto bitvu?
table-fief-ask-buying = Nakup, co chceš. Máš { $n ->
    [one] { $n } denár.
    [few] { $n } denáry.
   *[other] { $n } denárů.
}
table-fief-offer-to-you = { $giver } ti posílá { $matter }.
table-fief-gives-you = { $giver } ti nabízí { $goods }.
table-fief-asks-you = { $giver } tě žádá o { $goods }.
table-princes-ask-sum = Stavíš { $building_acc } společně s hráčem { $player }. Kolik ti má zaplatit?
table-princes-ask-where = Kde má stát { $building }, společná stavba s hráčem { $player }?
table-princes-ask-answer = { $player } s tebou chce postavit { $building_acc } a { $sum_id ->
    [none] nic za to nežádá
   *[some] žádá za to { $sum }
}. Přijmeš, odmítneš, nebo odpovíš protinávrhem?
table-princes-ask-counter = { $player } ti podává protinávrh: postaví s tebou { $building_acc } a { $sum_id ->
    [none] nic ti nezaplatí
   *[some] zaplatí ti { $sum }
}. Přijmeš ho, nebo odmítneš?
table-princes-ask-change = Dostáváš { $sum }. Kolik prestižních bodů si za ně koupíš po 200 florinech?
table-princes-ask-merchant = Získáváš v dražbě { $object_acc }. Chceš předmět zdarma, nebo zaplatíš a vezmeš si prestižní body?
table-princes-ask-professor = Získáváš v dražbě { $object_acc }. Použiješ Profesora teď, nebo si ho necháš na později?
table-princes-you-pay = Zaplatit hráči { $player } { $sum }
table-princes-you-pay-nothing = Neplatit hráči { $player } nic
table-princes-pays = { $player } ti zaplatí { $sum }
table-princes-pays-nothing = { $player } ti nic nezaplatí
table-princes-ask-bid = { $object }: vede { $leader } s nabídkou { $bid }. Dáš { $next }, nebo pasuješ?
table-princes-ask-turn = { $n ->
    [one] Zbývá ti 1 akce. Vyber si ji, nebo ukonči tah.
    [few] Zbývají ti { $n } akce. Vyber si jednu, nebo ukonči tah.
   *[other] Zbývá ti { $n } akcí. Vyber si jednu, nebo ukonči tah.
}
table-princes-ask-look = Nech si jednu z těchto { $deck ->
    [professions] karet osobností
    [bonus] bonusových karet
   *[prestige] karet prestiže
}; ostatní vrátíš pod balíček.
table-princes-ask-put = Zvol ve svém panství místo pro { $name_acc }.
table-princes-move-buy-nothing = Nic nekoupit
table-princes-move-buy = Koupit { $object_acc } za { $price }
table-princes-move-raise = Zvýšit nabídku za { $object_acc } na { $bid }
table-princes-move-recruit = Přetáhnout od hráče { $player } kartu „{ $card }“
table-princes-note-most = můžeš jít až na { $most }
table-princes-move-propose = Postavit { $building_acc } společně s { $side_id ->
    [left] levým
   *[right] pravým
} sousedem, hráčem { $player }

## What happened, as actions: the words all games share

news-you = ty
news-times = { $n ->
    [2] dvakrát
   *[other] { $n }krát
}
news-count = { $what } { $n }
