# The words of a table, for the terminal and the browser.

table-princes-about-professions = Buy it as an action for 300 florins, once a round: look at the top 5 cards, keep 1 and put the others at the bottom of the pile.
table-princes-about-bonus = Buy it as an action for 300 florins: look at the top 5 cards, keep 1 and put the others at the bottom of the pile. Play it with a work to raise its value.
table-princes-about-bid = { $object }: { $bid }, { $leader } leads
table-princes-about-turn = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
table-princes-about-first = original proposal: { $cell }, { $turn }, { $sum }
table-fief-the-fief = Fief { $fief }.
table-fief-the-bishopric = Bishopric { $bishopric }.

## Before a game: options in a word or two, then in a sentence; players of the house

table-option-title-advanced = Leaders and bonus tiles
table-option-title-large_space_min_result = Large spaces need a value of 1
table-option-title-tile_1_4_both = Tile “1 less wood or stone”
table-option-title-santa_rita_doubles_privileges = Santa Rita doubles privileges
table-option-title-zero_military_scores = Military rank with 0 points
table-option-title-track_caps = Limit the faith and military tracks
table-option-title-members_need_value_1 = Family members need a value of 1
table-option-title-bonus_surcharge_for_own_members = Surcharge for your own family members
table-option-title-muse_and_princess = The Muse and the Princess
table-option-title-cooperative_building = Building together
table-option-title-bid_on_prestige = Bid with prestige points
table-option-title-open_money = Open money
table-option-title-two_player_freedoms = Freedoms for two players
table-option-title-princess_needs_minimum = Minimum value for the Princess
table-option-title-min_wv_round_4 = Minimum value in round 4
table-option-title-relics = Relics
table-option-title-fog_of_war = Fog of war
table-option-title-open_diplomacy = Open diplomacy
table-option-title-hidden_money = Hidden money
table-option-title-simultaneous_votes = Simultaneous votes
table-option-title-beginners = No calamities in turn 1
table-option-title-turn_limit = Turn limit
table-option-about-advanced = Advanced game: leaders and a choice of bonus tiles.
table-option-about-large_space_min_result = A family member may enter a large space only if its value there is at least 1.
table-option-about-tile_1_4_both = Where you gain wood and stone together, the tile costs you 1 in total or 1 of each.
table-option-about-santa_rita_doubles_privileges = Santa Rita doubles privileges too.
table-option-about-zero_military_scores = A player with no military points can score for military rank at the end.
table-option-about-track_caps = Faith stops at 15 and military at 25; you lose what goes beyond.
table-option-about-members_need_value_1 = A family member must reach a value of 1 by itself, servants included, before characters help (Czech rulebook).
table-option-about-bonus_surcharge_for_own_members = For a bonus action, too, you pay the surcharge of 3 coins when only your own family members are in the tower. The German rulebook says you don’t.
table-option-about-muse_and_princess = The expansion The Muse and the Princess: you bid for characters, and nobody sells prestige points.
table-option-about-cooperative_building = The expansion in which neighbours build together across their border.
table-option-about-bid_on_prestige = You can bid money you would raise by selling prestige points; otherwise you bid cash only.
table-option-about-open_money = You see everybody’s money; otherwise only your own.
table-option-about-two_player_freedoms = The number of freedoms in a game for two. Fewer make it harder.
table-option-about-princess_needs_minimum = The Princess’s work must reach the minimum of the round, too.
table-option-about-min_wv_round_4 = The minimum value of works in round 4.
table-option-about-relics = The expansion with relics: five relics lie in the capitals of the bishoprics and serve the lords who carry them.
table-option-about-fog_of_war = You see how many troops the others have, but not of which kind until they fight.
table-option-about-open_diplomacy = You need no diplomacy tokens: give cards and money in secret, and talk in private, as often as you like.
table-option-about-hidden_money = You don’t see how much money the others have.
table-option-about-simultaneous_votes = In elections everybody lays their markers at the same time; otherwise one after the other.
table-option-about-beginners = Calamities of the first turn are discarded unseen.
table-option-about-turn_limit = The game ends after this many turns at the latest; without a limit (0), only a victory ends it.
table-option-value-tile_1_4_both-one = 1 in total
table-option-value-tile_1_4_both-each = 1 of each
table-option-value-turn_limit-0 = none
table-bot-title-random = Random
table-bot-about-random = Plays any legal move. Good for a first look at the rules.
table-bot-title-greedy = Greedy
table-bot-about-greedy = Plays the best-looking move without thinking ahead.
table-bot-title-novice = Novice
table-bot-about-novice = Misses half of its options. For your first games.
table-bot-title-club = Club
table-bot-about-club = Plays the best-looking move without thinking ahead. Quick and solid.
table-bot-title-opportunist = Opportunist
table-bot-about-opportunist = Plays the best-looking move without thinking ahead, like Club.
table-bot-title-master = Master
table-bot-about-master = Thinks ahead before each move. The strongest.
table-bot-temper-keeps-bargains = Keeps bargains: spares and helps an ally.
table-bot-temper-opportunist = Keeps a bargain only while it pays: an ally is just another rival.

# A question and what it is about, such as a card.
table-question = { $question } ({ $about })
table-promised = { $goods } already committed
table-group-territories = Territories
table-group-characters = Characters
table-group-buildings = Buildings
table-group-ventures = Ventures
table-group-work = Harvest and production
table-group-market = Market
table-group-council = Council
table-group-leaders = Leaders
table-group-other = Other
# Notes behind a choice, in brackets, with a semicolon between them.
table-member-value = value { $value }
table-note-value = value { $value }
table-note-activates = value { $value }: activates { $cards }
table-note-adds = value { $value }: also activates { $cards }
table-note-card = { $card }
table-note-price = cost { $goods }
table-note-or = {", or "}
table-note-free = free
table-note-surcharge = { $coins ->
    [one] surcharge { $coins } coin
   *[other] surcharge { $coins } coins
}
table-note-servants = { $n ->
    [one] value { $base }; you must spend at least { $n } servant to reach { $value }
   *[other] value { $base }; you must spend at least { $n } servants to reach { $value }
}
table-note-pays = you must spend { $goods }
table-note-gains = you gain { $goods }
table-note-leader = { $often_id ->
    [once] once per round: { $does }; requires { $requirement }
   *[always] ability: { $does }; requires { $requirement }
}
table-note-refuse = you are excommunicated: { $tile }
table-note-support = { $points ->
    [one] { $points } victory point for { $faith } faith points
   *[other] { $points } victory points for { $faith } faith points
}
table-group-works = Works
table-group-objects = Objects
table-group-bids = Bids
table-group-build = Build
table-group-together = Together
table-group-purchases = Buy
table-group-recruiting = Recruiting
table-group-looking = Cards
table-group-payment = Payment
table-group-free = Also possible
table-group-selling = Sell prestige points
table-princes-works = Works
table-princes-works-minimum = Works (minimum { $minimum })
table-princes-work-so-far = value so far { $value }, minimum { $minimum }
table-princes-jesters = jesters { $n }
table-princes-cards = cards { $n }
table-princes-recruiting-here = { $n ->
    [one] { $n } recruiting card
   *[other] { $n } recruiting cards
}
table-princes-column-jesters = jes
table-princes-with = { $building } (with { $player })
table-princes-now = worth { $n } now
table-princes-note-value = value { $value }
table-princes-note-needs-bonus = bonus cards needed to reach { $minimum }
table-princes-note-left = { $n } left
table-princes-note-wanted = wanted by { $cards }
table-princes-wants = the { $card }
table-princes-note-raise = to { $bid }; you can bid up to { $most }
table-princes-moved-back = { $n } PP
table-princes-only-place = only place left: { $cell }, { $turn }
table-princes-note-change = { $points ->
    [one] leaves you with { $kept } and { $points } prestige point
   *[other] leaves you with { $kept } and { $points } prestige points
}
table-princes-ask-own-sum = How much do you pay { $player } towards the { $building } you’re building together?
table-group-fief-settling = Settle
table-group-fief-marriages = Marriages
table-group-fief-election = Election
table-group-fief-cards = Cards
table-group-fief-places = Choose
table-group-fief-losses = Losses
table-group-fief-ransoms = Ransoms
table-group-fief-troops = Troops
table-group-fief-buildings = Build
table-group-fief-titles = Titles
table-group-fief-marches = March
table-group-fief-steps = Steps
table-group-fief-company = Company
table-group-fief-battle = Battle
table-group-fief-captives = Prisoners
table-group-fief-sieges = Sieges and pillage
table-group-fief-revolt = Revolt
table-group-fief-give = You give
table-group-fief-take = You ask for
table-group-fief-answer = Offer
table-group-fief-besides = Also possible
table-group-fief-end = Finish
table-group-fief-surprises = At any time
table-group-fief-talks = Diplomacy
table-fief-turn = Turn { $turn }
table-fief-turn-of = Turn { $turn } of { $last }
table-fief-decks = events { $events } (top: { $back }), characters { $characters }
table-fief-back-not-seen = not yet looked at
table-fief-fiefs = Fiefs
table-fief-bishoprics = Bishoprics
table-fief-crown = Crown and Church
table-fief-taxes = Taxes
table-fief-sieges = Sieges
table-fief-armies = Armies
table-fief-hand-of-another = Hand
table-fief-land-tax = land tax: { $fief }
table-fief-tithe = tithe: { $bishopric }
table-fief-tithe-all = tithe of all governed bishoprics
table-fief-men = m
table-fief-knights = k
table-fief-is-king = king
table-fief-is-queen = queen
table-fief-is-regent = regent
table-fief-is-dauphin = dauphin
table-fief-is-pope = pope
table-fief-is-cardinal = cardinal
table-fief-is-excommunicated = excommunicated
table-fief-is-assassin = assassin
table-fief-lord-baron = baron of { $fief }
table-fief-lord-count = count of { $fief }
table-fief-lord-duke = duke of { $fief }
table-fief-lady-baron = baroness of { $fief }
table-fief-lady-count = countess of { $fief }
table-fief-lady-duke = duchess of { $fief }
table-fief-married = married to { $lord }
table-fief-not-on-board = not yet on the board
table-fief-prisoner = prisoner of { $captor }, ransom { $ransom }
table-fief-hidden-cards = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
}
table-fief-supply = In the supply: men-at-arms { $men }, knights { $knights }
table-fief-controls = Controls
table-fief-battle = { $round ->
    [0] Battle of { $village }, before the first round
   *[other] Battle of { $village }, round { $round }
}
table-fief-cavalcade-battle = { $round ->
    [0] Cavalcade in { $village }, before the first round
   *[other] Cavalcade in { $village }, round { $round }
}
table-fief-attacker = Attacker
table-fief-defender = Defender
table-fief-points = men-at-arms { $men } + knights { $knights } × { $each } + lords { $lords } = combat points { $points }
table-fief-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
table-fief-dice-d_arc = d’Arc +1
table-fief-dice-walls = { $fort } −{ $n }
table-fief-dice-engines = siege engines +{ $n }
table-fief-dice-tunnel = Tunnel: the walls do not count
table-fief-dice-gates = open gates: the walls do not count
table-fief-dice-bars = each die counts 1 more
table-fief-dice-lance = Holy Lance: damage +1
table-fief-dice-grail = Holy Grail against it: each die −1
table-fief-round = Round { $round }: { $rolls }.
table-fief-rolls = { $player } rolls { $dice } (damage { $damage })
table-fief-rolls-nothing = { $player } rolls no die
table-fief-losses = Losses: { $losses }.
table-fief-no-losses = No losses.
table-fief-lost-man_at_arms = { $n ->
    [one] { $player } { $n } man-at-arms
   *[other] { $player } { $n } men-at-arms
}
table-fief-lost-knight = { $n ->
    [one] { $player } { $n } knight
   *[other] { $player } { $n } knights
}
table-fief-quiet = { $n ->
    [one] { $n } round without losses; after three in a row the battle ends.
   *[other] { $n } rounds without losses; after three in a row the battle ends.
}
table-fief-to-lose = Still to be taken ({ $side }): damage { $damage }.
table-fief-odds = you: { $mine } points, dice: { $dice }; they: { $theirs } points, dice: { $their_dice }
table-fief-election = Election: { $office }.
table-fief-needs-bishop = The most votes win; a tie elects nobody.
table-fief-needs-pope = The pope needs more than half of the votes cast.
table-fief-needs-king = A king needs 3 votes, with two bishops, a cardinal or the pope among the voters.
table-fief-votes = Votes
table-fief-with-clergy = with clergy
table-fief-candidates = Candidates
table-fief-decoy = The decoy (the marker Against) is a bluff and counts for nothing.
table-fief-marker-for = vote of { $player }
table-fief-marker-decoy = decoy of { $player }
table-fief-marker-closed = marker of { $player }
table-fief-offer = { $giver } sends { $taker } { $matter }.
table-fief-offer-begun = { $giver } is about to send { $taker } { $matter }.
table-fief-offer-begun-for-you = { $giver } is about to send you { $matter }.
table-fief-considers = { $giver } has sent { $taker } { $matter }, and { $taker } is considering it.
table-fief-considers-yours = You have sent { $taker } { $matter }, and { $taker } is considering it.
table-fief-gives = { $giver } offers { $taker } { $goods }.
table-fief-swaps = { $giver } gives { $taker } { $given } and gets { $wanted }.
table-fief-swaps-you = You get { $given } and give { $wanted }.
table-fief-ransom-to-you = { $giver } offers you { $given } instead of the ransom of { $sum ->
    [one] { $sum } denier for { $lord }.
   *[other] { $sum } deniers for { $lord }.
}
table-fief-ransom-offer = { $giver } offers { $taker } { $given } instead of the ransom of { $sum ->
    [one] { $sum } denier for { $lord }.
   *[other] { $sum } deniers for { $lord }.
}
table-fief-asks = { $giver } asks { $taker } for { $goods }.
table-fief-nothing-given = Nothing else is offered or asked for.
table-fief-secret = Private: nobody else sees this.
table-fief-about-trade = a trade offer
table-fief-about-marriage = a proposal of marriage between { $lord } and { $spouse }
table-fief-about-some-marriage = a marriage proposal
table-fief-about-annulment = a request to annul the marriage of { $lord }
table-fief-about-cardinal = a request to make { $lord } a cardinal
table-fief-about-passage = a request to let { $lord } go to { $village }
table-fief-about-placement = a request to let { $lord } enter the game in { $village }
table-fief-about-waiver = { $sum ->
    [one] a request for the title of { $fief } free of charge (instead of { $sum } denier)
   *[other] a request for the title of { $fief } free of charge (instead of { $sum } deniers)
}
table-fief-about-ransom = { $sum ->
    [one] a request to free { $lord } for less than the ransom of { $sum } denier
   *[other] a request to free { $lord } for less than the ransom of { $sum } deniers
}
table-fief-about-truce = an offer of a truce in { $village }
table-fief-about-side = an offer to help the { $side } in { $village }
table-fief-about-relic = a request to let { $lord } take { $relic_acc }
table-fief-about-talk = a request for a private talk
table-fief-some-money = money
table-fief-some-cards = cards
table-fief-deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
table-fief-card = the { $card } card
table-fief-card-named = { $card }
table-fief-several-cards = the { $cards } cards
table-fief-cards-alike = { $n } { $card } cards
table-fief-goods-village = control of { $what }
table-fief-goods-prisoner = the prisoner { $what }
table-fief-goods-relic = { $relic_acc } (to { $lord })
table-fief-price = { $n }d
table-fief-instead-of = instead of { $price }
table-fief-passage-accept = { $lord } goes on
table-fief-passage-refuse = { $lord } halts or turns back
table-fief-truce-accept = the battle ends undecided, both armies stay, and this attack is not made again this turn; later the truce binds nobody
table-fief-truce-refuse = the battle goes on
table-fief-allied = allies: together you win with { $need } victory points and now have { $n }; alone you no longer win
table-fief-allied-few = allies; with so few players each still wins alone
table-fief-tax-brings = { $n ->
    [one] { $n } denier with the income, as things stand
   *[other] { $n } deniers with the income, as things stand
}
table-fief-on-top = on top: { $back }
table-fief-empty = nobody there
table-fief-besieged = besieged
table-fief-steps-left = { $n ->
    [one] { $n } step remaining
   *[other] { $n } steps remaining
}
table-fief-march-from = now in { $village } with { $troops }
table-fief-march-alone = now in { $village }
table-fief-with = with { $troops }
table-fief-lord-of-yours = your { $lord }
table-fief-talk-longer = Spend a diplomacy token to talk longer
table-fief-question-offer = You are about to send { $player } { $matter }. What do you give, and what do you ask for?
table-fief-drawn = { $drawn } of { $most } drawn, at most 1 character; { $held } of { $hand } in hand
table-fief-revolt = { $cards ->
    [one] { $cards } Revolt card
   *[other] { $cards } Revolt cards
}, damage { $damage }
table-fief-halving = { $n ->
    [one] { $n } more unit
   *[other] { $n } more units
}
table-fief-at-most = at most { $n }
table-meanwhile = { $doing } You may act meanwhile.
table-fief-point-candidacies_closed = the candidates are known
table-fief-point-ballots_laid = the markers are laid
table-fief-point-tax_laid = a tax is laid
table-fief-point-before_income = before the income
table-fief-point-battle_declared = a battle is declared
table-fief-point-before_roll = before the dice roll
table-fief-point-after_round = after a round of battle
table-fief-point-control_changed = a village changes hands
table-fief-point-prisoner_taken = a lord is taken prisoner
table-fief-point-before_victory = before victory is decided
table-fief-bargain = Negotiate the freedom of { $lord }
table-fief-now = Now: { $what }.
table-fief-now-controlled = controlled by { $player }
table-fief-now-free = controlled by nobody
table-fief-now-mills = mills: { $n }
table-fief-now-title = title of the fief: { $lord }
table-fief-now-bishop = bishop: { $lord }
table-fief-now-family = family of { $player }
table-fief-now-away = not in play
table-fief-take-back = Withdraw the offer

table-round = Round { $round } of 6, period { $period }
table-tower-territory = Territories
table-tower-character = Characters
table-tower-building = Buildings
table-tower-venture = Ventures
table-area-church = Church
table-closed = closed
table-players = Players
table-members = Family members
table-leaders = Leaders
table-leader-count = { $hand } held { $played } played
table-next-territory = next one from { $military } military points
table-hand = In hand
table-copies = { $leader } (copies { $copied })
table-bonus-tile = Bonus tile
table-hidden-hand = { $n ->
    [one] { $n } leader in hand, face down
   *[other] { $n } leaders in hand, face down
}
table-princes-round = Round { $round } of 7, works need { $minimum }
table-princes-setup = Setup
table-princes-start = Start player
table-princes-stacks = On offer from { $bid }:
table-princes-characters = Characters:
table-princes-pot = Banker’s pot: { $pot }
table-princes-left = Still available:
table-princes-with-bonus = bonus +{ $more } = { $value }
table-princes-recruiting = { $n ->
    [one] { $n } recruiting card in hand
   *[other] { $n } recruiting cards in hand
}
table-princes-has-buildings = Buildings
table-princes-has-landscapes = Landscapes
table-princes-has-freedoms = Freedoms
table-princes-has-jesters = Jesters
table-princes-has-architects = Architects
table-princes-has-table = Works completed
table-princes-has-character = Character
table-princes-hidden-professions = { $n ->
    [one] { $n } profession card in hand, face down
   *[other] { $n } profession cards in hand, face down
}
table-princes-hidden-bonus = { $n ->
    [one] { $n } bonus card in hand, face down
   *[other] { $n } bonus cards in hand, face down
}
table-princes-hidden-prestige_cards = { $n ->
    [one] { $n } prestige card, face down
   *[other] { $n } prestige cards, face down
}
table-princes-neighbour-left = Left neighbour
table-princes-neighbour-right = Right neighbour

## Panels

table-now = Now
table-head-round = Round
table-head-turn = Turn
table-head-phase = Phase
table-head-dice = Dice
table-head-order = Turn order
table-spaces = Other action spaces
table-at-home = at home
table-waiting-for = Waiting for { $players }.
table-doing = { $n ->
    [one] { $players } is { $what }.
   *[other] { $players } are { $what }.
}
table-mark-you = you
table-mark-asked = to move
table-mark-possible = possible now
table-mark-used = used
table-head-floor = Floor
table-head-value = Value needed
table-head-floor-bonus = Floor gives
table-head-card = Card
table-head-cost = Cost
table-head-at-once = Immediately
table-head-later = Later
table-head-standing = Occupied by
table-head-space = Space
table-head-does = Effect
table-head-period = Period
table-head-tile = Excommunication
table-head-demand = Faith needed
table-head-suffers = Excommunicated
table-head-player = Player
table-head-object = Object
table-head-bid = Bid
table-head-leader = Highest bid
table-head-may-raise = Can still bid
table-head-passed = Passed
table-head-out = Out of the auctions
table-head-left = Left
table-head-bought-by = Bought by
table-head-price = Price
table-head-character = Character
table-head-bid-spaces = Bid spaces
table-head-owner = Owner
table-head-thing = What
table-head-village = Village
table-head-fief = Fief
table-head-bishopric = Bishopric
table-head-roads = Roads to
table-head-controller = Controlled by
table-head-buildings = Built there
table-head-there = Who is there
table-head-rank = Rank
table-head-holder = Title holder
table-head-bishop = Bishop
table-head-effects = Effects
table-head-deniers = Deniers
table-head-points = Victory points
table-head-tokens = Diplomacy tokens
table-head-cards = Cards
table-head-villages = Villages
table-head-ally = Ally
table-princes-bidding = Auction
table-princes-work = Work
table-princes-dealt = Dealt to you
table-princes-cards-of = Cards: { $player }
table-princes-map-of = Principality: { $player }
table-princes-proposed = plan
table-princes-closed = closed
table-princes-closed-squares = Closed squares touch the palace or a building; with fewer than two architects you can’t build there.
table-princes-has-florins = Florins
table-princes-has-prestige = Prestige points
table-princes-has-professions = Profession cards
table-princes-has-bonus = Bonus cards
table-princes-has-prestige-cards = Prestige cards
table-princes-has-works = Works completed
table-princes-has-best = Best work of the round
table-princes-has-empty = Empty squares
table-fief-villages = Villages
table-fief-face-down = Calamities face down
table-fief-some-troops = { $n ->
    [one] { $n } unit of unknown kind
   *[other] { $n } units of unknown kind
}
table-fief-at-gate = at the gate towards { $village }
table-fief-engine = siege engine { $n }
table-fief-prisoners = prisoners: { $lords }

table-played = Played
table-discarded = Discarded

table-ask = What do you do?
table-typed-as = Type: { $name }
table-field-seat = player
table-field-money = florins
table-field-prestige = prestige points
table-field-round = round
table-field-start = start player
table-fief-so-many-men = { $n ->
    [one] { $n } man-at-arms
   *[other] { $n } men-at-arms
}
table-fief-so-many-knights = { $n ->
    [one] { $n } knight
   *[other] { $n } knights
}
table-fief-odds-in-words = you: combat points { $mine }, { $dice }; they: combat points { $theirs }, { $their_dice }
table-fief-ask-candidacy = Election: { $office }. Which of your lords stands?
table-fief-ask-ballots = Election: { $office }. Whom do you vote for, and where do you lay your decoy? The decoy counts for nothing.
table-fief-ask-sealed_ballots = Election: { $office }. Whom do you vote for, and where do you lay your decoy? The decoy counts for nothing. All markers are shown together.
table-fief-ask-offer = What do you give { $player }, and what do you ask for?
table-fief-ask-window = { $moment }: do you play a surprise card?
table-fief-ask-window-pope = { $moment }: do you play a surprise card or use a power of the pope?
table-fief-ask-men = How many men-at-arms go with { $lords } to { $village }?
table-fief-ask-knights = How many knights go with { $lords } to { $village }?
table-fief-ask-lord = Does { $lord } go with { $lords } to { $village }?
table-fief-ask-group = Where does { $lord } go from { $village }?
table-fief-ask-group-refused = You were turned away. Does { $lord } withdraw from { $village } or stay there?
table-fief-ask-entering = Where do you place { $lord }?
table-fief-ask-declaring = Do you declare { $lord } dauphin?
table-fief-ask-calming = Does { $lord } try to calm the revolt in { $village }?
table-fief-ask-road = You no longer control { $village }. Which road do your units move onto?
table-fief-ask-succession = You have left { $village }. Which of the players there controls it now?
table-fief-ask-granting = Which of your lords takes the title of { $fief }?
table-fief-ask-granting-capital = Which castle becomes the fortified city of the fief of { $fief }?
table-fief-ask-halving = Which of your troops in { $village } die of the plague?
table-fief-ask-revolt = There is a revolt in { $village }. Do you add a card?
table-fief-ask-revolt-victim = Whose troops in { $village } are hit next?
table-fief-ask-revolt-losses = Which losses do you take in { $village }?
table-fief-ask-cavalcade = { $player }’s cavalcade wants to pass through { $village }. Do you let it pass or bar its way?
table-fief-ask-pillaging = Do you pillage a mill? You can in { $villages }.
table-fief-ask-cavalcade-force = You are let through { $village }. Do you force a battle anyway?
table-fief-ask-buying = Buy what you like. You have { $n ->
    [one] { $n } denier.
   *[other] { $n } deniers.
}
table-fief-offer-to-you = { $giver } sends you { $matter }.
table-fief-gives-you = { $giver } offers you { $goods }.
table-fief-asks-you = { $giver } asks you for { $goods }.
table-princes-ask-sum = How much should { $player } pay you towards the { $building } you’re building together?
table-princes-ask-where = Where should the { $building } you’re building with { $player } go?
table-princes-ask-answer = { $player } proposes building { $building_acc } with you; you pay { $sum_id ->
    [none] nothing
   *[some] { $sum }
}. Do you accept, refuse, or make a counter-proposal?
table-princes-ask-counter = { $player } makes a counter-proposal for the { $building }: { $player } pays you { $sum_id ->
    [none] nothing
   *[some] { $sum }
}. Do you accept or refuse?
table-princes-ask-change = You are paid { $sum }. How many prestige points do you buy, at 200 florins each?
table-princes-ask-merchant = You have won { $object_acc }: take it for free, or pay and take prestige points?
table-princes-ask-professor = You have won { $object_acc }: use the Professor now, or keep the card for later?
table-princes-you-pay = You pay { $player } { $sum }
table-princes-you-pay-nothing = You pay { $player } nothing
table-princes-pays = { $player } pays you { $sum }
table-princes-pays-nothing = { $player } pays you nothing
table-princes-ask-bid = { $object }: { $leader } leads with { $bid }. Bid { $next }, or pass?
table-princes-ask-turn = { $n ->
    [one] You have 1 action left. Choose it, or end your turn.
   *[other] You have { $n } actions left. Choose one, or end your turn.
}
table-princes-ask-look = Keep one of these { $deck ->
    [professions] profession
    [bonus] bonus
   *[prestige] prestige
} cards; the others go to the bottom of the pile.
table-princes-ask-put = Place the { $name } on your court.
table-princes-move-buy-nothing = Buy nothing
table-princes-move-buy = Buy { $object_acc } for { $price }
table-princes-move-raise = Bid { $bid } for the { $object }
table-princes-move-recruit = Recruit { $player }’s { $card }
table-princes-note-most = you can bid up to { $most }
table-princes-move-propose = Build { $building_acc } together with { $player } on your { $side_id ->
    [left] left
   *[right] right
}

## What happened, as actions: the words all games share

news-you = you
news-times = { $n ->
    [2] twice
   *[other] { $n } times
}
news-count = { $what } { $n }
