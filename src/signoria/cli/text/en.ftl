# The terminal.

# What stands before the cursor: who is asked.
cli-prompt = { $name }{"> "}

## The table

cli-round = Round { $round } of 6, period { $period }
cli-dice = Dice: black { $black }, white { $white }, orange { $orange }
cli-order = Turn order:
cli-tower-territory = Territories
cli-tower-character = Characters
cli-tower-building = Buildings
cli-tower-venture = Ventures
cli-area-council = Council
cli-area-market = Market
cli-area-harvest = Harvest
cli-area-production = Production
cli-area-church = Church
cli-single = single
cli-large = large −{ $penalty }
cli-closed = closed
# A tile: the period in Roman numerals and the faith the Church asks for.
cli-church-tile = { $period } ({ $faith } faith)
cli-players = Players
cli-members = Members
cli-leaders = Leaders
cli-leader-count = { $hand } held { $played } played
cli-leader-count-short = { $hand }+{ $played }
# Heads of columns, at most 5 letters; those of the card types at most 2.
cli-column-wood = wood
cli-column-stone = stone
cli-column-servant = serv
cli-column-coin = coin
cli-column-military = mil
cli-column-faith = faith
cli-column-victory = VP
cli-column-territory = T
cli-column-character = C
cli-column-building = B
cli-column-venture = V
cli-next-territory = next one from { $military } military
cli-hand = In hand
cli-played = Played
cli-discarded = Discarded
cli-copies = { $leader } (copies { $copied })
cli-used = { $leader } (used)
cli-cards = Cards
cli-bonus-tile = Bonus tile
cli-goods = Goods
cli-hidden-hand = { $n ->
    [one] { $n } leader in hand, face down
   *[other] { $n } leaders in hand, face down
}
cli-more-news = more has happened: log

## Bench

bench-help = Measure speed: the engine on one core beside other engines, the server under load beside a bare one.
bench-help-json = Print one JSON object and nothing else.
bench-help-seconds = How long to measure in all.
bench-help-games = Which of these to measure: { $names }; all if none is named.
bench-help-tables = How many tables of four play on the server at once.
bench-help-write = A page whose table of figures is to be replaced.
bench-figure = figure
bench-rate = measured
bench-ratio = to its peer
bench-target = target
bench-met = met
bench-yes = yes
bench-no = no
bench-missing = { $name } is not installed and is left out. To install it: make bench, or pip install "signoria[{ $extra }]".
bench-uncompiled = The engine runs uncompiled: these are not its real speeds.
bench-unknown = There is no engine { $name } to measure; there is { $names }.
bench-no-markers = { $path } has no place for the table: it needs a line { $begin } and below it a line { $end }.

## The question and its answers

# A question and what it is about, such as a card.
cli-question = { $question } ({ $about })
# A card and the floor it lies on.
cli-card-on = { $card }, { $space }
cli-promised = for exchanges already chosen: { $goods }
cli-group-territories = Territories
cli-group-characters = Characters
cli-group-buildings = Buildings
cli-group-ventures = Ventures
cli-group-work = Harvest and production
cli-group-market = Market
cli-group-council = Council
cli-group-leaders = Leaders
cli-group-other = Other
cli-moves-hint-lorenzo = Type a number, or w t3 (white, territories, floor 3). moves: all; help: more.
# Notes behind a choice, in brackets, with a semicolon between them.
cli-note-value = value { $value }
cli-note-activates = value { $value }: { $cards }
cli-note-price = cost { $goods }
cli-note-surcharge = { $coins ->
    [one] surcharge { $coins } coin
   *[other] surcharge { $coins } coins
}
cli-note-servants = { $n ->
    [one] at least { $n } servant
   *[other] at least { $n } servants
}
cli-note-pays = you pay { $goods }
cli-note-leader = { $does }; requires { $requirement }
cli-note-support = { $points ->
    [one] { $points } point for { $faith } faith
   *[other] { $points } points for { $faith } faith
}

## Answers to what was typed

cli-unknown = “{ $text }” is neither a move nor a command here. Type moves for the moves, help for the commands.
cli-missing = “{ $text }” is only the beginning of a move. Missing: { $missing }. For example: { $example }
cli-usage = Type it so: { $usage } ({ $does })
cli-no-such-number = No choice has the number { $number }. Type moves to see them all.
cli-no-such-group-lorenzo = No move fits that. Name a member (moves w), a space (moves t3), a card, or one of: { $groups }.
cli-which-move = That can mean several moves:
cli-and-more = … and { $n } more; moves lists them all.
cli-not-legal = Not possible now: { $move }.
cli-reason = { $why } [{ $rule }]
cli-reason-plain = { $why }
cli-asked-now = This is asked now: { $question }
cli-is-legal = That is allowed now: { $move }.
cli-thing-is-legal = Nothing stands in the way: { $thing }.
cli-not-on-board = On no floor of the towers now: { $card }.
cli-not-a-target = No move is about this: { $thing }.
cli-why-what-lorenzo = Name a move, a space, a card or a leader: why white territory.3, or why forest.
cli-no-such-thing-lorenzo = Nothing is called “{ $text }”. Try the name of a card, a leader, a tile or a space.
cli-which-thing = That can be several things:
cli-see-rule = More: rule { $rule }
cli-which-rule = Name a rule or a word: rule 4.1, or rule points
cli-no-such-rule = There is no rule { $rule }, and none with that word. Nearest: { $nearest }
cli-which-player = Name a player from 1 to { $seats }, or by name: player 2
cli-undone = The move is taken back.
cli-cancel = Nothing is under way that could be cancelled; undo takes back the last move.
cli-undo-consent = If everybody at the table agrees, type: undo yes
cli-preview = This would happen: { $move }.
cli-scores-now = Points if the game ended now:
cli-languages = Words are there for: { $languages }.
cli-language-is = The language is now English.
cli-save-first = Save the game first? [Y/n]
cli-saved = The game is saved: { $file }
cli-go-on = To go on: { $command }
cli-not-overwritten = { $file } exists already, so it stays as it is. Choose another name.
cli-cannot-save = { $file } cannot be written: { $error }
cli-cannot-read = { $file } cannot be read: { $error }
cli-bye = The game is not saved. Goodbye.
cli-hand-over = It is { $name }'s decision. Let nobody else look, then press Enter.
cli-press-enter = [Enter] to go on
cli-too-early = The choices with their numbers come on the next page, so { $number } is not taken for one of them. Enter turns the page.
cli-no-secret = This record does not hold the secret of its chance, so the game cannot go on. Save it with the secret: record(secret=True), or save at the table.
cli-error = That cannot be: { $error }

## The commands during a game; the command words themselves stay English

cli-help-typing-lorenzo = Type the number of a choice, a move such as “place white territory.3”, or a short form such as “w t3”; a card can stand for its floor: “w forest”. Enter shows the table again.
cli-help-letters = Members: b black, w white, o orange, n neutral. Spaces: t, c, b, v and a floor (territories, characters, buildings, ventures), m1 to m4 market, hs and hl harvest, ps and pl production (single or large), co council.
cli-help-servants = As few servants as possible are paid without asking; “w t3 2” pays 2. Harvest and production ask, because more servants can activate more cards: behind each value stand the cards it adds.
cli-help-help = the commands, or what a card, a piece, a space or a word of the rules is
cli-help-moves = all moves with their numbers, or those that a word fits
cli-help-why = why a move, or anything that has a name, is out of reach
cli-help-preview = what a move would bring, without making it
cli-help-undo = take back the last move
cli-help-board = the whole table
cli-help-player = one player in full
cli-help-players = all players in full
cli-help-scores = points by source, as if the game ended now
cli-help-log = the last sentences of the log
cli-help-rule = a rule and those below it, or rules by a word: rule points
cli-help-save = save the game
cli-help-lang = another language: en, pl, de, cs
cli-help-quit = leave the table
# Other words for the commands, with commas between them.
cli-words-help = help
cli-words-moves = moves
cli-words-why = why
cli-words-preview = preview
cli-words-undo = undo
cli-words-board = board, table
cli-words-player = player
cli-words-players = players
cli-words-scores = scores, points
cli-words-log = log
cli-words-rule = rule, rules
cli-words-save = save
cli-words-lang = lang, language
cli-words-quit = quit, leave
cli-words-cancel = cancel

## The end

cli-points = Points
cli-total = Total
cli-rank = { $points ->
    [one] { $rank }. { $name }: { $points } point
   *[other] { $rank }. { $name }: { $points } points
}
cli-rank-winner = { $points ->
    [one] { $rank }. { $name } wins with { $points } point.
   *[other] { $rank }. { $name } wins with { $points } points.
}
cli-tie-princes = Where points were equal, florins decided.
cli-tie-fief = Where victory points were equal, these decided, in this order: king, pope, regent, fief titles, bishop titles, villages, money.
cli-record-at = The record of the game: { $file }
cli-verify-it = To check everything that chance decided: { $command }

## The command line

cli-native = The engine is compiled.
cli-interpreted = The engine is not compiled: everything works, only slower.
cli-signoria = Heavy board games, complete and correct.
cli-play = Play a game in the terminal against the built-in players, or with friends at one keyboard.
cli-play-game = Name of the game, as “signoria games” lists it: lorenzo, princes, …
cli-play-seats = How many players; four unless told, or as many as the game allows.
cli-play-advanced = Lorenzo with leaders and chosen bonus tiles, or without.
cli-play-option = An option of the game as name=value, as often as you like; “signoria games” lists them.
cli-play-bots = Built-in players: random, or greedy where the game has it; one word for all or a list with commas. The strongest of the game unless told.
cli-no-such-bot = { $game } has no built-in player { $name }; there is: { $names }
cli-play-humans = How many people play, taking turns at this keyboard. One unless told.
cli-play-seed = The same number gives the same dice and cards.
cli-play-load = A saved game to go on with.
cli-lang = Language: en, pl, de or cs; by default that of the environment.
cli-color = With colors, or without.
cli-rules = Show the rules of a game.
cli-rules-id = Id of a rule, such as 4.2.2, or a word to look for; without it the table of contents.
cli-ruling = Our ruling: { $text }
cli-rule-source = Source: { $source }
cli-games = List the games and their options.
cli-game = { $name } ({ $id }), { $fewest } to { $most } players
cli-option = { $name }={ $default } (values: { $values }): { $about } [{ $rule }]
cli-option-advanced = With leaders and chosen bonus tiles.
cli-option-large_space_min_result = A member may come to a large space only if at least 1 comes out.
cli-option-tile_1_4_both = Whether that excommunication takes 1 in all or 1 of each from a source of wood and stone.
cli-option-santa_rita_doubles_privileges = Whether Santa Rita doubles privileges too.
cli-option-zero_military_scores = Whether a player without military strength can score for it at the end.
cli-option-track_caps = Faith ends at 15 and military at 25; what goes beyond is lost.
cli-option-muse_and_princess = The expansion The Muse and the Princess: characters are auctioned, nobody moves back for money.
cli-option-cooperative_building = The expansion in which neighbours put up buildings together across their border.
cli-option-bid_on_prestige = Prestige points count for bids, as they can be turned into money; otherwise bids must be in cash.
cli-option-open_money = Everybody's money is shown; otherwise only your own.
cli-option-two_player_freedoms = How many freedoms are in a game of two; fewer is harder.
cli-option-princess_needs_minimum = Whether the Princess's work needs the minimum of the round too.
cli-option-min_wv_round_4 = The minimum value of works in round 4.
cli-option-relics = The expansion with relics: five relics lie in the capitals of the bishoprics and serve the lords who carry them.
cli-option-fog_of_war = Of the troops of others only how many they are is seen, not of which kind, until they fight.
cli-option-open_diplomacy = Diplomacy tokens are not needed: cards and money may be given in secret, and talks be private, as often as you like.
cli-option-hidden_money = Nobody sees how much money the others have.
cli-option-simultaneous_votes = In elections all markers are laid at once and shown together, instead of one after the other.
cli-option-beginners = Calamities of the first turn are discarded unseen.
cli-option-turn_limit = The game ends after so many turns at the latest; 0 is no limit.
cli-replay = Look through a record, or print its log.
cli-file = File with a record.
cli-replay-seat = Show what player 1, 2, … saw; without it what everybody may see.
cli-replay-at = Show the table after so many lines of the record.
cli-replay-place = Move { $n } of { $of }: { $line }
cli-replay-move = { $player }: { $move }
cli-replay-hidden = { $player } (hidden from you)
cli-replay-prompt = [Enter] next, b back, a number to go there, q leave:
cli-replay-unknown = “{ $text }” means nothing here.
cli-verify = Check a record: its commitment, every die and draw, every move, and its digest.
cli-verify-unreadable = The record cannot be read: { $error }
cli-holds = ok: { $what }
cli-thing-commitment = the secret is the one promised before the first move
cli-thing-chance = { $n ->
    [one] { $n } draw of chance is the one the secret gives
   *[other] { $n } draws of chance are those the secret gives
}
cli-thing-moves = { $n ->
    [one] { $n } move is legal
   *[other] { $n } moves are legal
}
cli-thing-digest = the digest is that of the last position
cli-fails = FAILED: { $error }
cli-fails-line = FAILED at line { $line }: { $error }
cli-verified = The record is genuine.
cli-not-over = The game is not over: the record ends before its end.
cli-bench = Measure the speed of the engine.
cli-soak = Play random games and check them without end.

## Soak

soak-help = Play random games on all cores and check every rule of the engine at every move.
soak-help-hours = Go on for so many hours, whatever the number of games.
soak-help-games = How many games to play in all.
soak-help-resume = Go on with the soak that was begun here, or begin a fresh one.
soak-help-seed = Another seed plays other games.
soak-resumed = { $games ->
    [one] { $games } game is finished already.
   *[other] { $games } games are finished already.
}
soak-so-far = { $games } games, { $failures } failed
soak-failed = Game { $number } fails: { $what }
soak-stopped = Stopped. The same command goes on from here.
soak-option = option
soak-seats = { $n } players
soak-event = event
soak-times = times
soak-games = in so many games
soak-pairs = { $n ->
    [0] Not every two option values were played together with every number of players yet.
    [one] With every number of players, every two option values were played together at least once.
   *[other] With every number of players, every two option values were played together at least { $n } times.
}
soak-total = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $nodes } positions checked, { $seconds } seconds.
soak-compared = { $n ->
    [one] { $n } game was
   *[other] { $n } games were
} compared move by move with the uncompiled engine.
soak-not-compared = The engine runs uncompiled, so there was nothing to compare it with.
soak-died = A process died while these games were played: { $numbers }.
soak-failures = { $n ->
    [one] { $n } game failed; its record is
   *[other] { $n } games failed; their records are
} in { $folder }.
soak-uncovered = Never played: { $what }.
soak-clean = No game failed.

## Any game

cli-ask = What do you do?
cli-out-of-turn = You may act now although it is not your turn. Enter lets the chance go by.
cli-out-of-turn-fief = You may act now although it is not your turn. Enter or “pass” lets the chance go by, “pass until phase” or “pass until turn” all chances until the phase or the turn ends.
cli-typed-as = To be typed as: { $name }
cli-moves-hint = Type a number or a move. moves: all; moves and a word: some; help: more.
cli-why-what = Name a move or a thing: why and its name, or why and the number of a choice.
cli-no-such-group = No move fits that. Name something a move is about, or one of: { $groups }.
cli-no-such-thing = Nothing is called “{ $text }” here.
cli-help-typing = Type the number of a choice, or a move in full; its words may be shortened while they stay clear. Enter shows the table again.
cli-field-seat = player
cli-field-money = florins
cli-field-prestige = prestige points
cli-field-round = round
cli-field-start = start player

## The table of Princes

cli-moves-hint-princes = Type a number or a name ({ $examples }). moves: with notes; help: more.
cli-princes-hint-change = 3 buys 3 prestige points; behind each arrow stands what you keep in florins.
cli-princes-hint-bids = Bids may be typed in florins ({ $example }). moves: with notes; help: more.
cli-princes-hint-under = Enter: as they lie. Several at once: { $numbers }, the uppermost first.
cli-why-what-princes = Name a move or a thing: why build tower, why poet, why jester; where a piece is placed, a square: why c3.
cli-no-such-thing-princes = Nothing is called “{ $text }”. Try the name of a card, a building, a landscape, a freedom, an object or a character.
cli-help-typing-princes = Type the number of a choice, a move such as “build tower”, or a short form such as “b tow” or “jester”; names may be in your language. Enter shows the table again.
cli-help-places = A piece lies where the upper left corner of its box is: “c3 1” is corner c3, turn 1. “c3” shows all that fits there, “moves 1” all places of turn 1, “preview c3 1” draws it, “why c3” says what stands in the way.
cli-help-florins = Bids and sums may be typed in florins: “muse 500”, “400”. Prestige points for a payment are numbered by how many they are: 7 buys 7.
cli-group-works = Works
cli-group-objects = Objects
cli-group-bids = Bids
cli-group-build = Build
cli-group-together = Together
cli-group-purchases = Buy
cli-group-recruiting = Recruiting
cli-group-looking = Cards
cli-group-payment = Payment
cli-group-free = Besides
cli-princes-round = Round { $round } of 7, works from { $minimum } on
cli-princes-setup = Setup
cli-princes-phase-a = auction
cli-princes-phase-a2 = characters
cli-princes-phase-b = actions
cli-princes-start = start player
cli-princes-stacks = On offer from { $bid }:
cli-princes-may-raise = { $n ->
    [one] may raise:
   *[other] may raise:
}
cli-princes-leads = { $leader } leads
cli-princes-passed = passed:
cli-princes-out = out of the auctions:
cli-princes-characters = Characters:
cli-princes-pot = the Banker's pot: { $pot }
cli-princes-left = Left to introduce or build:
cli-princes-other-buildings = all other buildings { $n }
cli-princes-every-building = every building { $n }
cli-princes-works = Works
cli-princes-pack = Your professions, one of which goes back:
cli-princes-works-minimum = Works (minimum { $minimum })
cli-princes-work-so-far = the work so far { $value }, minimum { $minimum }
cli-princes-jesters = jesters { $n }
cli-princes-cards = cards { $n }
cli-princes-about-professions = Bought as an action for 300 florins, once a round: you look at the top 5 cards, keep 1 and put the others under the stack.
cli-princes-about-bonus = Bought as an action for 300 florins: you look at the top 5 cards, keep 1 and put the others under the stack. It is played with a work and raises its value.
cli-princes-shapes = The shapes of all pieces are reconstructed, not copied from the printed game; docs/positions.md says how to correct them.
cli-princes-with-bonus = bonus +{ $more } = { $value }
cli-princes-bonus = Bonus cards:
cli-princes-prestige-now = { $card } { $now } of { $points }
cli-princes-prestige = Prestige cards:
cli-princes-recruiting = { $n ->
    [one] { $n } recruiting card in hand
   *[other] { $n } recruiting cards in hand
}
cli-princes-recruiting-here = { $n ->
    [one] { $n } recruiting card
   *[other] { $n } recruiting cards
}
# Heads of columns: florins, prestige points, jesters, architects, freedoms, buildings, forests/lakes/parks, professions
# in hand (and recruiting cards), bonus cards, prestige cards, works on the table, best work of the round. At most 7, 3, 3,
# 3, 4, 3, 6, 4, 3, 3, 3 and 4 letters.
cli-princes-column-florins = florins
cli-princes-column-prestige = PP
cli-princes-column-jesters = jes
cli-princes-column-architects = arc
cli-princes-column-freedoms = free
cli-princes-column-buildings = bld
cli-princes-column-landscapes = f/l/p
cli-princes-column-professions = prof
cli-princes-column-bonus = bon
cli-princes-column-prestige-cards = pre
cli-princes-column-works = wks
cli-princes-column-best = best
cli-princes-points = { $n ->
    [one] { $n } prestige point
   *[other] { $n } prestige points
}
cli-princes-empty = { $n ->
    [one] { $n } empty square
   *[other] { $n } empty squares
}
cli-princes-has-buildings = Buildings
cli-princes-has-landscapes = Landscapes
cli-princes-has-freedoms = Freedoms
cli-princes-has-jesters = Jesters
cli-princes-has-architects = Architects
cli-princes-has-table = Works completed
cli-princes-has-character = Character
cli-princes-hidden-professions = { $n ->
    [one] { $n } profession card in hand, face down
   *[other] { $n } profession cards in hand, face down
}
cli-princes-hidden-bonus = { $n ->
    [one] { $n } bonus card in hand, face down
   *[other] { $n } bonus cards in hand, face down
}
cli-princes-hidden-prestige_cards = { $n ->
    [one] { $n } prestige card, face down
   *[other] { $n } prestige cards, face down
}
cli-princes-with = { $building } (with { $player })
cli-princes-neighbour-left = Borders on the left on
cli-princes-neighbour-right = Borders on the right on
cli-princes-now = now { $n }
cli-princes-note-value = value { $value }
cli-princes-note-needs-bonus = { $minimum } only with bonus cards
cli-princes-note-left = { $n } left
cli-princes-note-wanted = wanted by { $cards }
cli-princes-note-raise = to { $bid }; you can bid { $most } at most
cli-princes-moved-back = { $n } PP
cli-princes-only-place = only place left: corner { $cell }, { $turn }
cli-princes-note-change = { $points ->
    [one] you keep { $kept } of it and have { $points } prestige point then
   *[other] you keep { $kept } of it and have { $points } prestige points then
}
cli-princes-about-bid = { $object }: { $bid }, { $leader } leads
cli-princes-about-turn = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
cli-princes-about-proposal = { $building }: { $active } with { $partner }
cli-princes-about-offer = { $building }: { $active } with { $partner }, who pays { $sum }
cli-princes-ask-own-sum = How much do you pay { $player }?
cli-princes-about-first = first proposed: corner { $cell }, { $turn }, { $sum }
cli-princes-turn = turn { $turn }
cli-princes-turn-places = { $n ->
    [one] turn { $turn }: { $n } place
   *[other] turn { $turn }: { $n } places
}
cli-princes-turn-small = Turns, each with the number of its places:
cli-princes-hint-places = c3 1: corner c3, turn 1; c3: what fits there; moves 1: places of turn 1; preview c3 1: draw it.

## The table of Fief

cli-moves-hint-fief = Type a number or a move ({ $example }). moves: with notes; help: more.
cli-why-what-fief = Name a move or a thing: why march arthur, why castle bourg, why tunnel.
cli-no-such-thing-fief = Nothing is called “{ $text }”. Try the name of a village, a fief, a lord, a card, a calamity or a relic, or a word of the rules such as king.
cli-help-typing-fief = Type the number of a choice, a move such as “march arthur”, or a short form such as “ma ar” or “bourg”; names may be in your language. Where men-at-arms or knights are chosen, the number is how many. Enter shows the table again.
cli-help-map-fief = On the map 2^Blaye is controlled by player 2 and has a castle; # is a fortified city, - nobody, + the capital of a bishopric, * a mill. A1 is fief A, bishopric 1. 3@Bourg:Ar 2m1k !1 (Ch): player 3 stands on the road from Bourg with Arthur, 2 men-at-arms and 1 knight, has a siege engine with 1 die and holds Charles. In an election [+Anna] is a marker of Anna For, [-Anna] one Against, [?Anna] one of the two.
cli-help-talks-fief = Whenever you are asked you may also play surprise cards and make offers: “offer 2” begins one, then add what you give and take and “propose” it. Where all are asked for surprise cards and you have none to play, you pass without being asked.
cli-group-fief-settling = Settle
cli-group-fief-marriages = Marriages
cli-group-fief-election = Election
cli-group-fief-cards = Cards
cli-group-fief-places = Choose
cli-group-fief-losses = Losses
cli-group-fief-ransoms = Ransoms
cli-group-fief-troops = Troops
cli-group-fief-buildings = Build
cli-group-fief-titles = Titles
cli-group-fief-marches = March
cli-group-fief-steps = Steps
cli-group-fief-company = Company
cli-group-fief-battle = Battle
cli-group-fief-captives = Prisoners
cli-group-fief-sieges = Sieges and pillage
cli-group-fief-revolt = Revolt
cli-group-fief-give = You give
cli-group-fief-take = You take
cli-group-fief-answer = Offer
cli-group-fief-besides = Besides
cli-group-fief-end = Be done
cli-group-fief-surprises = At any time
cli-group-fief-talks = Diplomacy
cli-fief-turn = Turn { $turn }
cli-fief-turn-of = Turn { $turn } of { $last }
cli-fief-first = first
cli-fief-decks = events { $events } (top: { $back }), characters { $characters }
cli-fief-back-not-seen = not yet looked at
cli-fief-track = calamities { $track }
cli-fief-fiefs = Fiefs
cli-fief-bishoprics = Bishoprics
cli-fief-crown = Crown and Church
cli-fief-taxes = Taxes
cli-fief-sieges = Sieges
cli-fief-relics = Relics
cli-fief-armies = Armies
cli-fief-hand = Your hand
cli-fief-hand-of-another = Hand
cli-fief-land-tax = land tax: { $fief }
cli-fief-tithe = tithe: { $bishopric }
cli-fief-tithe-all = tithe of all governed bishoprics
cli-fief-siege = { $village } by { $player } (dice: { $dice })
cli-fief-men = m
cli-fief-knights = k
cli-fief-is-king = king
cli-fief-is-queen = queen
cli-fief-is-regent = regent
cli-fief-is-dauphin = dauphin
cli-fief-is-pope = pope
cli-fief-is-cardinal = cardinal
cli-fief-is-excommunicated = excommunicated
cli-fief-is-assassin = assassin
cli-fief-mark-king = king
cli-fief-mark-queen = queen
cli-fief-mark-regent = regent
cli-fief-mark-dauphin = dauphin
cli-fief-mark-pope = pope
cli-fief-mark-cardinal = card.
cli-fief-mark-excommunicated = exc.
cli-fief-mark-assassin = assassin
cli-fief-lord-baron = baron of { $fief }
cli-fief-lord-count = count of { $fief }
cli-fief-lord-duke = duke of { $fief }
cli-fief-lady-baron = baroness of { $fief }
cli-fief-lady-count = countess of { $fief }
cli-fief-lady-duke = duchess of { $fief }
cli-fief-married = married to { $lord }
cli-fief-held = held by { $number }
cli-fief-not-on-board = not yet on the board
cli-fief-prisoner = prisoner of { $captor }, ransom { $ransom }
cli-fief-ally = Allied with { $player }
cli-fief-column-money = den
cli-fief-column-points = VP
cli-fief-column-tokens = tok
cli-fief-column-cards = hand
cli-fief-column-villages = vil
cli-fief-column-family = Family
cli-fief-has-money = deniers: { $n }
cli-fief-has-points = victory points: { $n }
cli-fief-has-tokens = diplomacy tokens: { $n }
cli-fief-has-cards = cards: { $n }
cli-fief-has-villages = villages: { $n }
cli-fief-hidden-cards = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
}
cli-fief-supply = In the supply: men-at-arms { $men }, knights { $knights }
cli-fief-controls = Controls
cli-fief-battle = { $round ->
    [0] Battle of { $village }, before the first round
   *[other] Battle of { $village }, round { $round }
}
cli-fief-cavalcade-battle = { $round ->
    [0] Cavalcade in { $village }, before the first round
   *[other] Cavalcade in { $village }, round { $round }
}
cli-fief-attacker = Attacker
cli-fief-defender = Defender
cli-fief-points = men-at-arms { $men } + knights { $knights } × { $each } + lords { $lords } = combat points { $points }
cli-fief-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
cli-fief-dice-d_arc = d'Arc +1
cli-fief-dice-walls = { $fort } −{ $n }
cli-fief-dice-engines = siege engines +{ $n }
cli-fief-dice-tunnel = Tunnel: the walls do not count
cli-fief-dice-gates = open gates: the walls do not count
cli-fief-dice-bars = each die counts 1 more
cli-fief-dice-lance = Holy Lance: damage +1
cli-fief-dice-grail = Holy Grail against it: each die −1
cli-fief-round = Round { $round }: { $rolls }.
cli-fief-rolls = { $player } rolls { $dice } (damage { $damage })
cli-fief-rolls-nothing = { $player } rolls no die
cli-fief-losses = Losses: { $losses }.
cli-fief-no-losses = No losses.
cli-fief-lost-man_at_arms = { $n ->
    [one] { $player } { $n } man-at-arms
   *[other] { $player } { $n } men-at-arms
}
cli-fief-lost-knight = { $n ->
    [one] { $player } { $n } knight
   *[other] { $player } { $n } knights
}
cli-fief-quiet = { $n ->
    [one] { $n } round without losses; after three in a row the battle ends.
   *[other] { $n } rounds without losses; after three in a row the battle ends.
}
cli-fief-to-lose = Still to be taken ({ $side }): damage { $damage }.
cli-fief-odds = you: points { $mine }, dice { $dice }; they: points { $theirs }, dice { $their_dice }
cli-fief-election = Election: { $office }.
cli-fief-needs-bishop = The most votes win; a tie elects nobody.
cli-fief-needs-pope = It takes more than half of the votes cast.
cli-fief-needs-king = It takes 3 votes, and among them two bishops, a cardinal or the pope.
cli-fief-votes = Votes
cli-fief-with-clergy = with clergy
cli-fief-candidates = Candidates
cli-fief-nobody-yet = nobody yet
cli-fief-offer = { $giver } makes { $taker } an offer: { $matter }.
cli-fief-offer-begun = { $giver } prepares an offer for { $taker }: { $matter }.
cli-fief-gives = { $giver } gives { $taker }: { $goods }.
cli-fief-wants = { $taker } gives { $giver } for it: { $goods }.
cli-fief-secret = Private: nobody else knows what is in it.
cli-fief-about-trade = a bargain
cli-fief-about-marriage = { $lord } marries { $spouse }
cli-fief-about-some-marriage = a marriage
cli-fief-about-annulment = the marriage of { $lord } is annulled
cli-fief-about-cardinal = { $lord } becomes cardinal
cli-fief-about-passage = { $lord } may go to { $village }
cli-fief-about-placement = { $lord } may enter the game in { $village }
cli-fief-about-waiver = the title of { $fief } free of charge (instead of { $sum })
cli-fief-about-ransom = { $lord } goes free (ransom { $sum })
cli-fief-about-truce = a truce in { $village }
cli-fief-about-side = help on this side in { $village }: { $side }
cli-fief-about-relic = { $lord } takes a relic: { $relic }
cli-fief-about-talk = a private talk
cli-fief-some-money = money
cli-fief-some-cards = cards
cli-fief-deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
cli-fief-card = card { $card }
cli-fief-goods-village = control of { $what }
cli-fief-goods-prisoner = prisoner { $what }
cli-fief-goods-relic = { $relic } (to { $lord })
cli-fief-price = { $n }d
cli-fief-instead-of = instead of { $n }d
cli-fief-on-top = on top: { $back }
cli-fief-empty = nobody
cli-fief-besieged = besieged
cli-fief-steps-left = { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
}
cli-fief-drawn = drawn: { $drawn } of { $most }, at most 1 character; hand: { $held } of { $hand }
cli-fief-revolt = { $village }: Revolt cards { $cards }, damage { $damage }
cli-fief-halving = { $village }: { $n } more
cli-fief-going = to { $village }: { $lords }
cli-fief-how-many-men = men-at-arms: at most { $n }
cli-fief-how-many-knights = knights: at most { $n }
cli-fief-meanwhile = Decision of { $players }. Do you act meanwhile?
cli-fief-point-candidacies_closed = the candidates are known
cli-fief-point-ballots_laid = the markers are laid
cli-fief-point-tax_laid = a tax has been laid
cli-fief-point-before_income = before the income
cli-fief-point-battle_declared = a battle is declared
cli-fief-point-before_roll = before the dice roll
cli-fief-point-after_round = after a round of battle
cli-fief-point-control_changed = a village has changed hands
cli-fief-point-prisoner_taken = a lord has been taken prisoner
cli-fief-point-before_victory = before victory is decided
cli-fief-row-lay = For { $what }, against
cli-fief-row-marry = { $what } with
cli-fief-row-assassinate = Kill { $what }, by
cli-fief-row-mill = Mill
cli-fief-row-castle = Castle
cli-fief-row-harvest = Good Harvest
cli-fief-row-weather = Fine Weather
cli-fief-row-place = Place in
cli-fief-row-excommunicate = Excommunicate
cli-fief-row-d_arc = d'Arc
cli-fief-row-make_cardinal = Cardinal
cli-fief-row-revolt = Revolt in
cli-fief-row-free = Tunnel to
cli-fief-row-justice = Justice on
cli-fief-row-ambush = Ambush
cli-fief-row-revive = Revive
cli-fief-row-offer = Offer to
cli-fief-row-talk = Private talk
cli-fief-row-pass_until = Pass until
cli-fief-row-road = Road to
cli-fief-row-successor = Control to
cli-fief-row-discard = Discard
cli-fief-row-pillage = Pillage
cli-fief-row-land_tax = Land tax
cli-fief-row-reroll = Roll for
cli-fief-row-march = March
cli-fief-row-step = Go to
cli-fief-row-settle = Settle in
cli-fief-row-money = Deniers
cli-fief-row-kind = Card
cli-fief-row-village = Control of
cli-fief-row-prisoner = Prisoner
cli-fief-row-relic_for = Relic
cli-fief-the-fief = Fief { $fief }.
cli-fief-the-bishopric = Bishopric { $bishopric }.
cli-fief-bargain = Bargain for the freedom of { $lord }
cli-fief-when = Such a move comes in another phase: { $phase }.
cli-fief-when-offer = First begin an offer: offer and the number or the name of a player.
# What a player may type for as many as there can be, and for several troops; with commas between them.
cli-fief-words-all = all, everybody
cli-fief-many-man_at_arms = men-at-arms, men
cli-fief-many-knight = knights
cli-fief-too-many = Only { $n } of { $of } can be done, so nothing is: { $why }
cli-fief-only-so-many = Only { $n } of { $of } can be done, so nothing is.
cli-fief-now = Now: { $what }.
cli-fief-now-controlled = controlled by { $player }
cli-fief-now-free = controlled by nobody
cli-fief-now-mills = mills: { $n }
cli-fief-now-title = title of the fief: { $lord }
cli-fief-now-bishop = bishop: { $lord }
cli-fief-now-family = family of { $player }
cli-fief-now-away = not in play
# Words of the rules that are asked about, with commas between them: the same ones in the same order in every language.
cli-fief-topics = king, queen, pope, bishop, cardinal, marriage, alliance, title, duchy, mill, siege, siege engine, token, offer, talk, event, price, ransom, prisoner, excommunication, tithe, land tax, victory, battle, election
cli-fief-take-back = Take the offer back

cli-princes-off-the-grid = { $cell } is outside the grid, which goes from a1 to g7.
cli-princes-in-no-turn = In no turn can the corner of the piece be { $cell }.
cli-princes-raise-by = A bid is raised by exactly 100 florins: the next one is { $bid }.
cli-princes-whole-hundreds = Money is counted in whole hundreds of florins: 500 or 600, nothing between.
cli-princes-bid-on-whom = Name the character too: muse { $sum }.
# Other words a player may type for a move, with commas between them.
cli-princes-say-raise = raise, bid more, higher
cli-princes-say-pass = pass
cli-princes-say-done = end turn, end, end my turn
cli-princes-say-cash = move back, back
cli-princes-say-refuse = take no object, take nothing, no object
cli-princes-say-finish = finish, complete
cli-princes-say-hold = keep for later, later
cli-princes-say-learn = buy profession
cli-princes-say-buy_bonus = buy bonus
cli-princes-say-decline = keep for later, later
cli-princes-say-give_back = give back
cli-princes-say-keep_money = keep money
cli-princes-say-change_all = change all
cli-princes-say-accept = accept, yes
cli-princes-say-reject = refuse, reject, no
cli-princes-say-counter = another proposal, other proposal
cli-princes-say-withdraw = withdraw
cli-princes-say-princess = princess
cli-princes-say-introduce = introduce
cli-princes-say-build = build
cli-princes-say-work = begin
cli-princes-say-recruit = recruit
cli-princes-say-name = auction

## Server

cli-serve = Run a server: tables for people and programs, over the network.
cli-serve-config = TOML file with settings.
cli-serve-settings = Settings, in the TOML file by their name or in the environment. The environment goes before the file, options of the command line before both.
cli-serve-default = Default: { $value }
cli-serve-empty = nothing
cli-serve-missing = The server needs packages that are not installed ({ $name } is missing). To install them: { $command }
cli-serve-taken = Nobody can listen on { $address }: { $error }. Choose another with --port or --host.
cli-serve-no-database = The database { $database } cannot be opened: { $error }
cli-serve-open = Signoria is served at { $address }
cli-serve-api = What programs can ask: { $address }
cli-serve-data = Everything is kept in { $database }
cli-serve-stop = Ctrl-C ends the server; every game can go on later.
cli-serve-ended = The server has ended. Nothing is lost.
cli-setting-host = Address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for everybody who can reach it.
cli-setting-port = Port to listen on; 0 takes any that is free.
cli-setting-database = Where everything is kept: sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME.
cli-setting-public_url = Address under which people reach the server, for links; with https:// cookies go over TLS only.
cli-setting-origins = Other pages that may talk to the server, separated by commas.
cli-setting-admin = Addresses that may see the administrator's page, separated by commas.
cli-setting-bot_processes = How many processes bots think in; 0 lets a simple policy answer for them.
cli-setting-bot_seconds = Seconds a bot may think before a simple policy answers for it.
cli-setting-session_days = Days after which one must log in again.
cli-setting-requests_per_minute = Requests a minute that one address may make.
cli-setting-logins_per_minute = Attempts a minute to log in or to make an account.
cli-setting-messages_per_second = Messages a second that one connection may send.
cli-setting-most_body = Bytes of the largest message that is read.
cli-setting-most_connections = How many may be connected at once.
cli-setting-connections_per_address = How many may be connected at once from one address.
cli-setting-tables_per_hour = Tables an hour that one person may make.
cli-setting-chats_per_minute = Lines of chat a minute that one person may write.
cli-setting-proxies = How many proxies of your own stand before the server and add to X-Forwarded-For.
cli-setting-metrics_token = Secret with which /metrics can be read from other machines.
cli-setting-smtp = Mail server for letters about turns: smtp://USER:PASSWORD@HOST:587; without it no letter is sent.
cli-setting-smtp_from = Sender of letters about turns.
cli-setting-webhooks = Whether people may have their turns announced to a web address of theirs.
cli-setting-private_webhooks = Whether such addresses may also lie on this machine or in its network, and be without TLS.
cli-setting-notice_seconds = Seconds for which nobody must have come before a turn is announced.
cli-setting-notice_minutes = Minutes between two announcements to the same seat.
cli-setting-log_level = How much is logged: debug, info, warning or error.
