# Lorenzo il Magnifico.

game-name = Lorenzo il Magnifico

## Goods

good-wood = wood
good-stone = stone
good-servant = servants
good-coin = coins
good-military = military points
good-faith = faith points
good-victory = victory points
good-unknown = something

amount-wood = { $n } wood
amount-stone = { $n } stone
amount-servant = { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}
amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
amount-military = { $n ->
    [one] { $n } military point
   *[other] { $n } military points
}
amount-faith = { $n ->
    [one] { $n } faith point
   *[other] { $n } faith points
}
amount-victory = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
amount-privilege = { $n ->
    [one] { $n } council privilege
   *[other] { $n } different council privileges
}

## Things on the board

# `gen` is the plural, as in “6 territories”.
type-territory = territory
    .gen = territories
type-character = character
    .gen = characters
type-building = building
    .gen = buildings
type-venture = venture
    .gen = ventures
type-any = any type

work-harvest = harvest
work-production = production

member-black = black family member
    .ins = black
member-white = white family member
    .ins = white
member-orange = orange family member
    .ins = orange
member-neutral = neutral family member
    .ins = neutral

die-black = black die
die-white = white die
die-orange = orange die

space-territory-1 = territory tower, floor 1
    .loc = on floor 1 of the territory tower
space-territory-2 = territory tower, floor 2
    .loc = on floor 2 of the territory tower
space-territory-3 = territory tower, floor 3
    .loc = on floor 3 of the territory tower
space-territory-4 = territory tower, floor 4
    .loc = on floor 4 of the territory tower
space-character-1 = character tower, floor 1
    .loc = on floor 1 of the character tower
space-character-2 = character tower, floor 2
    .loc = on floor 2 of the character tower
space-character-3 = character tower, floor 3
    .loc = on floor 3 of the character tower
space-character-4 = character tower, floor 4
    .loc = on floor 4 of the character tower
space-building-1 = building tower, floor 1
    .loc = on floor 1 of the building tower
space-building-2 = building tower, floor 2
    .loc = on floor 2 of the building tower
space-building-3 = building tower, floor 3
    .loc = on floor 3 of the building tower
space-building-4 = building tower, floor 4
    .loc = on floor 4 of the building tower
space-venture-1 = venture tower, floor 1
    .loc = on floor 1 of the venture tower
space-venture-2 = venture tower, floor 2
    .loc = on floor 2 of the venture tower
space-venture-3 = venture tower, floor 3
    .loc = on floor 3 of the venture tower
space-venture-4 = venture tower, floor 4
    .loc = on floor 4 of the venture tower
space-harvest-single = small harvest space
    .acc = to the small harvest space
    .loc = on the small harvest space
space-harvest-large = large harvest space
    .acc = to the large harvest space
    .loc = on the large harvest space
space-production-single = small production space
    .acc = to the small production space
    .loc = on the small production space
space-production-large = large production space
    .acc = to the large production space
    .loc = on the large production space
space-market-1 = market space 1: 5 coins
    .acc = to market space 1
    .loc = on market space 1
space-market-2 = market space 2: 5 servants
    .acc = to market space 2
    .loc = on market space 2
space-market-3 = market space 3: 2 coins and 3 military points
    .acc = to market space 3
    .loc = on market space 3
space-market-4 = market space 4: 2 different council privileges
    .acc = to market space 4
    .loc = on market space 4
space-council = council palace
    .acc = to the council palace
    .loc = in the council palace

privilege-wood_and_stone = 1 wood and 1 stone
privilege-servants = 2 servants
privilege-coins = 2 coins
privilege-military = 2 military points
privilege-faith = 1 faith point

discount-none = no choice of discount
discount-wood = 1 wood off
discount-stone = 1 stone off

effect-gain = the resources
effect-action = the bonus action

bonus_tile-basic = basic bonus tile
bonus_tile-servants_two = servants tile
bonus_tile-military_two = soldiers tile
bonus_tile-coins_two = coins tile
bonus_tile-military_servant = guard tile

source-setup = setup
source-floor = floor bonus
source-market = market
source-council = council palace
source-card = card
source-harvest = harvest
source-production = production
source-privilege = privilege
source-leader = leader

purpose-value = to raise the value
purpose-surcharge = surcharge
purpose-card = for the card
purpose-exchange = exchange

scored-territories = territories
scored-characters = characters
scored-ventures = ventures
scored-military = military
scored-resources = resources

points-cards = cards
points-harvest = harvest
points-production = production
points-leaders = leaders
points-church = Church
points-other = other
points-territories = territories
points-characters = characters
points-ventures = ventures
points-military = military
points-resources = resources
points-tiles = excommunications

result-six_rounds = The game ends after six rounds.

## Moves

move-seat_next = { $seat } is next in turn order
move-draw_tile = The tile “{ $tile }” is drawn
move-deal = { $leader } is dealt
move-reveal = { $card_acc } is revealed
move-roll = The { $die } shows { $value }
move-choose_tile = Take the { $bonus_tile }
move-keep = Keep { $leader }
move-place = Place the { $member } { $space_loc }
move-pass = Pass
move-end = End the turn
move-play = Play { $leader }
move-activate = Activate { $leader }
move-discard = Discard { $leader } for 1 council privilege
move-servants = { $number ->
    [0] Spend no servants
    [one] Spend { $number } servant
   *[other] Spend { $number } servants
}
move-pay = Pay cost { $option }{ $discount_id ->
    [none] {""}
   *[other] {", "}{ $discount }
}
move-resolve = { $effect_id ->
    [gain] Resources first
   *[action] Bonus action first
}
move-take = Take the card { $space_loc }
move-decline = Forgo the bonus action
move-privilege = Choose { $privilege }
move-lose = Lose 1 { $good }
move-exchange = { $card }: exchange { $option }
move-skip = Skip { $card }
move-copy = Copy { $leader }
move-name = Give { $member_ins } a value of 6
move-support = Support the Church
move-refuse = Don’t support the Church

## What is asked

ask-order = The turn order is drawn.
ask-tiles = The excommunication tiles are drawn.
ask-bonus_tiles = Choose a personal bonus tile.
ask-deal = The leaders are dealt.
ask-draft = Keep one leader and pass the others to the right.
ask-reveal = The cards are revealed.
ask-dice = The dice are rolled.
ask-turn-basic = Place a family member.
ask-turn = Place a family member, or use a leader.
ask-turn-end = Use a leader, or end the turn.
ask-action = How many servants do you spend?
ask-payment = How do you pay for the card?
ask-effects = Which effect comes first?
ask-bonus_take = Take a card as a bonus action, or forgo it.
ask-bonus_work = Spend servants to raise the value of the bonus action, or forgo it.
ask-work = Use the building, or skip it?
ask-gain = Choose a council privilege.
ask-gain-loss = Which do you lose: wood or stone?
ask-copy = Which leader do you copy?
ask-name = Which family member gets a value of 6?
ask-report = Do you support the Church?

## Why not

why-not-drawn = That can’t be drawn now.
why-tile-gone = That bonus tile is taken.
why-not-in-pack = That leader is not among those you are choosing from.
why-turn-skipped = Your excommunication makes you skip this turn.
why-already-placed = You have already placed a family member this turn.
why-must-place = You can place a family member, so you must.
why-not-done = Place a family member first. You can pass only if none can be placed.
why-member-away = That family member is already placed { $space_loc }.
why-space-closed = That space is closed with { $seats } players.
why-market-banned = Your excommunication bars you from the market.
why-other-type = This bonus action is for a different type of card: { $type }.
why-floor-taken = Somebody is already on that floor.
why-no-card = That floor has no card.
why-space-taken = Somebody is already on that space.
why-market-taken = Somebody is already on that market space.
why-color-in-tower = You already have a coloured family member in that tower. Only the neutral one can join it.
why-color-in-area = You already have a coloured family member in that area. Only the neutral one can join it.
why-row-full = You already have 6 { $type_gen }, the maximum.
why-slot-too-strong = You need { $need } military points for the next territory; you have { $have }.
why-value-too-low = This floor needs a value of { $need }; even with all your servants, you only reach { $have }.
why-work-too-low = This action needs a value of { $need }; even with all your servants, you only reach { $have }.
why-member-too-low = This space needs a family member of value { $need }; even with all your servants, you only reach { $have }.
why-not-on-the-board = { $card_acc } is not on the board.
why-member-below-1 = The family member needs a value of 1 without the help of characters; it reaches { $have }.
why-no-surcharge-coins = Somebody is in that tower, so you must pay { $need } coins first; you have { $have }.
why-military-too-low = You need { $need } military points to pay this way; you have { $have }.
why-cannot-pay = You can’t afford this card: it costs { $need } { $good_id ->
    [servant] { $need ->
        [one] servant
       *[other] servants
    }
    [coin] { $need ->
        [one] coin
       *[other] coins
    }
    [victory] { $need ->
        [one] victory point
       *[other] victory points
    }
   *[other] { $good }
}; you have { $have }.
why-not-enough-servants = { $need ->
    [one] You need { $need } servant; you have { $have }.
   *[other] You need { $need } servants; you have { $have }.
}
why-whole-steps = Each +1 costs you 2 servants, so the number must be even.
why-no-such-cost = This card has no such cost.
why-no-such-discount = You can’t choose this discount here.
why-effect-done = You have already used that effect.
why-same-privilege = The privileges you gain together must all be different.
why-other-exchange = Decide about { $card } first.
why-no-such-arrow = This card has no such exchange.
why-not-owned-before = You can spend only what you had before this production. { $good_id ->
    [servant] { $need ->
        [one] You need { $need } servant
       *[other] You need { $need } servants
    }
    [coin] { $need ->
        [one] You need { $need } coin
       *[other] You need { $need } coins
    }
    [victory] { $need ->
        [one] You need { $need } victory point
       *[other] You need { $need } victory points
    }
   *[other] You need { $need } { $good }
}; you have { $have } of those left.
why-not-in-hand = You don’t have that leader in hand.
why-too-few-cards = This leader needs { $need } { $type_gen }; you have { $have }.
why-too-few-alike = This leader needs { $need } cards of one type; you have { $have } at most.
why-too-few-goods = This leader needs { $need } { $good }; you have { $have }.
why-nothing-to-copy = No other player has played a leader you could copy.
why-not-played = You have not played that leader.
why-always-works = That ability is permanent: you need not activate it.
why-used-this-round = You have already used that leader this round.
why-no-member-to-name = All your coloured family members are placed.
why-neutral-not-named = Only a coloured family member can get a value of 6.
why-not-to-copy = No other player has played that leader.

## What happens

event-order = { $seat } is number { $place } in turn order.
event-tile-drawn = Excommunication of period { $period }: { $tile }.
event-tile-chosen = { $seat } takes the { $bonus_tile }.
event-dealt = { $seat } is dealt { $leader }.
event-dealt-hidden = { $seat } is dealt a leader.
event-kept = { $seat } keeps { $leader }.
event-kept-hidden = { $seat } keeps a leader.
event-passed-on = The other leaders are passed to the right.
event-round = Round { $round } begins (period { $period }).
event-revealed = { $card_acc } is laid out { $space_loc }.
event-rolled = The { $die } shows { $value }.
event-placed = { $seat } places { $member_ins } ({ $value }) { $space_loc }.
event-passed = { $seat } passes.
event-skipped = { $seat } skips their first turn.
event-paid = { $seat } pays { $goods } ({ $purpose }).
event-gained = { $seat } gains { $goods } ({ $source }).
event-took = { $seat } takes { $card_acc }.
event-worked = { $work_id ->
    [harvest] { $seat } harvests with value { $value }.
   *[production] { $seat } produces with value { $value }.
}
event-declined = { $seat } forgoes the bonus action.
event-played = { $seat } plays { $leader }.
event-copied = { $seat } copies { $leader }.
event-activated = { $seat } activates { $leader }.
event-discarded = { $seat } discards { $leader }.
event-named = { $seat } gives { $member_ins } a value of 6.
event-supported = { $points ->
    [one] { $seat } supports the Church with { $faith } faith points and scores { $points } victory point.
   *[other] { $seat } supports the Church with { $faith } faith points and scores { $points } victory points.
}
event-excommunicated = { $seat } is excommunicated: { $tile }.
event-faith-scored = { $points ->
    [one] { $seat } scores { $points } victory point for { $faith ->
        [one] { $faith } faith point.
       *[other] { $faith } faith points.
    }
   *[other] { $seat } scores { $points } victory points for { $faith ->
        [one] { $faith } faith point.
       *[other] { $faith } faith points.
    }
}
event-new-order = { $seat } is number { $place } in the new turn order.
event-scored = { $points ->
    [one] { $seat } scores { $points } victory point ({ $for }).
   *[other] { $seat } scores { $points } victory points ({ $for }).
}
event-lost = { $points ->
    [one] { $seat } loses { $points } victory point: { $tile_gen }.
   *[other] { $seat } loses { $points } victory points: { $tile_gen }.
}
event-ended = { $points ->
    [one] { $seat } ends with { $points } victory point.
   *[other] { $seat } ends with { $points } victory points.
}

## Effects of cards, in words

effect-words-per-territory = { $goods } for each of your territories
effect-words-per-character = { $goods } for each of your characters
effect-words-per-building = { $goods } for each of your buildings
effect-words-per-venture = { $goods } for each of your ventures
effect-words-per-military = { $goods } for every 2 military points
effect-words-exchange = { $pay } → { $gain }
effect-words-or = {" or "}
effect-words-take = take { $type_id ->
    [any] any card
   *[other] a { $type }
} with value { $value }
effect-words-take-discount = take { $type_id ->
    [any] any card
   *[other] a { $type }
} with value { $value } for { $goods } less
effect-words-work = { $work } with value { $value }
effect-words-raise-take = +{ $value } when you take { $type_id ->
    [any] a card
   *[other] a { $type }
}
effect-words-raise-take-discount = +{ $value } when you take { $type_id ->
    [any] a card
   *[other] a { $type }
}, and it costs { $goods } less
effect-words-raise-work = +{ $value } to every { $work }
effect-words-no-floor-bonus = you gain no more floor bonuses
effect-words-end = { $points ->
    [one] At the end of the game: { $points } victory point
   *[other] At the end of the game: { $points } victory points
}
effect-words-free = nothing
effect-words-military-cost = { $pay ->
    [one] { $pay } military point, for which you must have at least { $need }
   *[other] { $pay } military points, for which you must have at least { $need }
}

# The same on the board of the terminal, where a card has three short lines: goods and types in a few letters,
# brief on a wide screen, tiny on a narrow one. Any abbreviation will do that players understand.
brief-wood = { $n } wood
brief-stone = { $n } stone
brief-servant = { $n } serv
brief-coin = { $n } coin
brief-military = { $n } mil
brief-faith = { $n } faith
brief-victory = { $n } VP
brief-privilege = { $n } priv
brief-territory = territory
brief-character = character
brief-building = building
brief-venture = venture
brief-any = any card
tiny-wood = { $n }wd
tiny-stone = { $n }st
tiny-servant = { $n }sv
tiny-coin = { $n }co
tiny-military = { $n }mi
tiny-faith = { $n }fa
tiny-victory = { $n }vp
tiny-privilege = { $n }pr
tiny-territory = ter
tiny-character = cha
tiny-building = bui
tiny-venture = ven
tiny-any = any
short-per-card = { $goods } per { $type }
short-per-military = { $goods } per 2 mil
short-exchange = { $pay }→{ $gain }
short-or = {" / "}
short-take = { $type } at { $value }
short-take-discount = { $type } at { $value }, −{ $goods }
short-work = { $work } at { $value }
short-raise-take = +{ $value } { $type }
short-raise-take-discount = +{ $value } { $type }, −{ $goods }
short-raise-work = +{ $value } { $work }
short-no-floor-bonus = no floor bonus
short-end = end { $points } VP
short-military-cost = { $need } mil (pay { $pay })
short-harvest = H{ $value }: { $effects }
short-production = P{ $value }: { $effects }

card-kind = Card: { $type }, period { $period }
card-cost = Cost: { $cost }
card-immediate = Immediately: { $effects }
card-permanent = Permanent: { $effects }
card-harvest = Harvest with value { $value }: { $effects }
card-production = Production with value { $value }: { $effects }
leader-requires = Requires: { $requirement }
leader-permanent = Always: { $does }
leader-once = Once per round: { $does }
requirement-territory = { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}
requirement-character = { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
requirement-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
requirement-venture = { $n ->
    [one] { $n } venture
   *[other] { $n } ventures
}
requirement-same = { $n } cards of one type
tile-kind = Excommunication of period { $period }. Have { $faith } faith points and support the Church to avoid it.
bonus-tile-words = production { $production }; harvest { $harvest }
about-floor = Needs a value of { $value }. If any family member is in the tower, you pay { $coins } coins first.
about-floor-bonus = Needs a value of { $value } and gives { $goods }. If any family member is in the tower, you pay { $coins } coins first.
about-harvest-single = One family member. Harvest with its value: your bonus tile and every territory it reaches.
about-harvest-large = Any number of family members, each at −{ $penalty }. Harvest: your bonus tile and every territory the value reaches. Closed with 2 players.
about-production-single = One family member. Production with its value: your bonus tile and every building it reaches.
about-production-large = Any number of family members, each at −{ $penalty }. Production: your bonus tile and every building the value reaches. Closed with 2 players.
about-market = One family member of value 1 or more. Gives { $goods }.
about-council = Any number of family members of value 1 or more. Gives { $goods }. Players here go first next round, in the order in which they came.

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
leader-unknown = an unknown leader
leader-does-francesco_sforza = harvest with value 1; only servants can raise it
leader-does-ludovico_ariosto = you may place family members on occupied spaces
leader-does-filippo_brunelleschi = you pay no surcharge in occupied towers
leader-does-federico_da_montefeltro = one of your coloured family members has a value of 6 this round
leader-does-girolamo_savonarola = 1 faith point
leader-does-giovanni_dalle_bande_nere = 1 wood, 1 stone and 1 coin
leader-does-sandro_botticelli = 2 military points and 1 victory point
leader-does-michelangelo_buonarroti = 3 coins
leader-does-ludovico_iii_gonzaga = 1 council privilege
leader-does-leonardo_da_vinci = production with value 0; only servants can raise it
leader-does-pico_della_mirandola = cards that cost coins cost you 3 less
leader-does-sisto_iv = 5 more victory points each time you support the Church
leader-does-lucrezia_borgia = +2 to the value of your coloured family members
leader-does-sigismondo_malatesta = +3 to the value of your neutral family member
leader-does-lorenzo_de_medici = copy a leader that another player has played
leader-does-ludovico_il_moro = your coloured family members have a value of 5, whatever the dice
leader-does-cesare_borgia = you need no military points for territories
leader-does-santa_rita = from immediate effects you gain wood, stone, servants and coins twice
leader-does-cosimo_de_medici = 3 servants and 1 victory point
leader-does-bartolomeo_colleoni = 4 victory points

## Excommunication tiles

tile-fewer_military = 1 military point less each time any are gained
tile-fewer_coins = 1 coin less each time any are gained
tile-fewer_servants = 1 servant less each time any are gained
tile-fewer_wood_or_stone = 1 wood or stone less each time any is gained
tile-weaker_harvest = −3 to the value of every harvest
tile-weaker_production = −3 to the value of every production
tile-weaker_members = −1 to the value of coloured family members
tile-weaker_territories = −4 to the value when taking territories
tile-weaker_buildings = −4 to the value when taking buildings
tile-weaker_characters = −4 to the value when taking characters
tile-weaker_ventures = −4 to the value when taking ventures
tile-market_ban = no market
tile-costly_servants = raising a value by 1 takes 2 servants
tile-skip_first_turn = the first turn in every round is skipped
tile-no_character_score = no victory points for characters
tile-no_venture_score = no victory points for ventures
tile-no_territory_score = no victory points for territories
tile-lose_fifth = at the end, −1 victory point for every 5 held
    .gen = 1 for every 5
tile-lose_per_military = at the end, −1 victory point for each military point
    .gen = 1 for each military point
tile-lose_per_building_cost = at the end, −1 victory point for each wood and stone in the cost of buildings owned
    .gen = 1 for each wood and stone in the cost of buildings
tile-lose_per_resource = at the end, −1 victory point for each resource left
    .gen = 1 for each resource left
tile-unknown = no tile

## Cards

card-commercial_hub = Commercial Hub
card-woods = Woods
card-village = Village
card-gravel_pit = Gravel Pit
card-forest = Forest
card-monastery = Monastery
card-citadel = Citadel
card-city = City
card-gold_mine = Gold Mine
card-mountain_town = Mountain Town
card-mining_town = Mining Town
card-rock_pit = Rock Pit
card-estate = Estate
card-hermitage = Hermitage
card-manor_house = Manor House
card-dukedom = Dukedom
card-trading_town = Trading Town
card-farm = Farm
card-colony = Colony
card-marble_pit = Marble Pit
card-province = Province
card-sanctuary = Sanctuary
card-castle = Castle
card-fortified_town = Fortified Town
card-warlord = Warlord
card-stonemason = Stonemason
card-dame = Dame
card-knight = Knight
card-farmer = Farmer
card-artisan = Artisan
card-preacher = Preacher
card-abbess = Abbess
card-captain = Captain
card-architect = Architect
card-patron = Patron
card-hero = Hero
card-peasant = Peasant
card-scholar = Scholar
card-papal_messenger = Papal Messenger
card-royal_messenger = Royal Messenger
card-noble = Noble
card-governor = Governor
card-paramour = Paramour
card-herald = Herald
card-cardinal = Cardinal
card-bishop = Bishop
card-general = General
card-ambassador = Ambassador
card-mint = Mint
card-tax_office = Tax Office
card-triumphal_arch = Triumphal Arch
card-theater = Theater
card-carpenters_shop = Carpenter’s Shop
card-stonemasons_shop = Stonemason’s Shop
card-chapel = Chapel
card-residence = Residence
card-marketplace = Marketplace
card-treasury = Treasury
card-painters_guild = Painters’ Guild
card-sculptors_guild = Sculptors’ Guild
card-stonemasons_guild = Stonemasons’ Guild
card-baptistery = Baptistery
card-barracks = Barracks
card-stronghold = Stronghold
card-bank = Bank
card-fair = Fair
card-garden = Garden
card-fortress = Fortress
card-palace = Palace
card-church = Church
card-military_academy = Military Academy
card-cathedral = Cathedral
card-hiring_recruits = Hiring Recruits
    .acc = “Hiring Recruits”
card-repairing_the_church = Repairing the Church
    .acc = “Repairing the Church”
card-building_the_walls = Building the Walls
    .acc = “Building the Walls”
card-raising_a_statue = Raising a Statue
    .acc = “Raising a Statue”
card-military_campaign = Military Campaign
    .acc = “Military Campaign”
card-hosting_panhandlers = Hosting Panhandlers
    .acc = “Hosting Panhandlers”
card-fighting_heresies = Fighting Heresies
    .acc = “Fighting Heresies”
card-support_to_the_bishop = Support to the Bishop
    .acc = “Support to the Bishop”
card-hiring_soldiers = Hiring Soldiers
    .acc = “Hiring Soldiers”
card-repairing_the_abbey = Repairing the Abbey
    .acc = “Repairing the Abbey”
card-building_the_bastions = Building the Bastions
    .acc = “Building the Bastions”
card-support_to_the_king = Support to the King
    .acc = “Support to the King”
card-improving_the_canals = Improving the Canals
    .acc = “Improving the Canals”
card-hosting_foreigners = Hosting Foreigners
    .acc = “Hosting Foreigners”
card-crusade = Crusade
    .acc = “Crusade”
card-support_to_the_cardinal = Support to the Cardinal
    .acc = “Support to the Cardinal”
card-hiring_mercenaries = Hiring Mercenaries
    .acc = “Hiring Mercenaries”
card-repairing_the_cathedral = Repairing the Cathedral
    .acc = “Repairing the Cathedral”
card-building_the_towers = Building the Towers
    .acc = “Building the Towers”
card-promoting_sacred_art = Promoting Sacred Art
    .acc = “Promoting Sacred Art”
card-military_conquest = Military Conquest
    .acc = “Military Conquest”
card-improving_the_roads = Improving the Roads
    .acc = “Improving the Roads”
card-sacred_war = Sacred War
    .acc = “Sacred War”
card-support_to_the_pope = Support to the Pope
    .acc = “Support to the Pope”
card-unknown = an unknown card
