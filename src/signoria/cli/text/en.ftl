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

bench-help = Measure speed on one core, beside other engines.
bench-help-json = Print one JSON object and nothing else.
bench-help-seconds = How long to measure in all.
bench-help-games = Which of lorenzo, catanatron and chess to measure; all if none is named.
bench-help-write = A page whose table of figures is to be replaced.
bench-figure = figure
bench-rate = per second
bench-ratio = to catanatron
bench-target = target
bench-met = met
bench-yes = yes
bench-no = no
bench-missing = { $name } is not installed and is left out. To install it: make bench, or pip install "signoria[bench]".
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
cli-moves-hint = Type a number, or w t3 (white, territories, floor 3). moves: all; help: more.
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
cli-no-such-group = No move fits that. Name a member (moves w), a space (moves t3), a card, or one of: { $groups }.
cli-which-move = That can mean several moves:
cli-not-legal = Not possible now: { $move }.
cli-reason = { $why } [{ $rule }]
cli-reason-plain = { $why }
cli-is-legal = That is allowed now: { $move }.
cli-thing-is-legal = Nothing stands in the way: { $thing }.
cli-not-on-board = On no floor of the towers now: { $card }.
cli-not-a-target = No move is about this: { $thing }.
cli-why-what = Name a move, a space, a card or a leader: why white territory.3, or why forest.
cli-no-such-thing = Nothing is called “{ $text }”. Try the name of a card, a leader, a tile or a space.
cli-which-thing = That can be several things:
cli-see-rule = More: rule { $rule }
cli-which-rule = Name a rule or a word: rule 4.2.2, or rule surcharge
cli-no-such-rule = There is no rule { $rule }, and none with that word. Nearest: { $nearest }
cli-which-player = Name a player from 1 to { $seats }: player 2
cli-undone = The move is taken back.
cli-undo-consent = If everybody at the table agrees, type: undo yes
cli-preview = This would happen: { $move }.
cli-scores-now = Points if the game ended now:
cli-languages = Words are there for: { $languages }.
cli-language-is = The language is now { $lang }.
cli-save-first = Save the game first? [Y/n]
cli-saved = The game is saved: { $file }
cli-go-on = To go on: { $command }
cli-not-overwritten = { $file } exists already, so it stays as it is. Choose another name.
cli-cannot-save = { $file } cannot be written: { $error }
cli-cannot-read = { $file } cannot be read: { $error }
cli-bye = The game is not saved. Goodbye.
cli-hand-over = It is { $name }'s decision. Let nobody else look, then press Enter.
cli-press-enter = [Enter] to go on
cli-no-secret = This record does not hold the secret of its chance, so the game cannot go on. Save it with the secret: record(secret=True), or save at the table.
cli-no-table = { $game } has no table in the terminal yet; programs can play it (see docs/api.md).
cli-error = That cannot be: { $error }

## The commands during a game; the command words themselves stay English

cli-help-typing = Type the number of a choice, a move such as “place white territory.3”, or a short form such as “w t3”; a card can stand for its floor: “w forest”. Enter shows the table again.
cli-help-letters = Members: b black, w white, o orange, n neutral. Spaces: t, c, b, v and a floor (territories, characters, buildings, ventures), m1 to m4 market, hs and hl harvest, ps and pl production (single or large), co council.
cli-help-servants = As few servants as possible are paid without asking; “w t3 2” pays 2. Harvest and production ask, because more servants can activate more cards: behind each value stand the cards it adds.
cli-help-help = the commands, or what a card, leader, tile or space does
cli-help-moves = all moves with their numbers, or some: moves market, moves w t
cli-help-why = why a move, card, space or leader is out of reach
cli-help-preview = what a move would bring, without making it
cli-help-undo = take back the last move
cli-help-board = the whole table
cli-help-player = one player in full
cli-help-players = all players in full
cli-help-scores = points by source, as if the game ended now
cli-help-log = the last sentences of the log
cli-help-rule = a rule and those below it, or rules by a word: rule surcharge
cli-help-save = save the game
cli-help-lang = another language: en, pl, de, cs
cli-help-quit = leave the table

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
cli-record-at = The record of the game: { $file }
cli-verify-it = To check every die and every draw: { $command }

## The command line

cli-native = The engine is compiled.
cli-interpreted = The engine is not compiled: everything works, only slower.
cli-signoria = Heavy board games, complete and correct.
cli-play = Play a game in the terminal against the built-in players, or with friends at one keyboard.
cli-play-game = Name of the game.
cli-play-seats = How many players.
cli-play-advanced = With leaders and chosen bonus tiles, or without.
cli-play-option = An option of the game as name=value, as often as you like; “signoria games” lists them.
cli-play-bots = Built-in players: greedy or random, one word for all or a list with commas. Greedy unless told.
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
cli-option = { $name }={ $default } (values: { $values }): { $title } [{ $rule }]
cli-replay = Look through a record, or print its log.
cli-file = File with a record.
cli-replay-seat = Show what player 1, 2, … saw; without it what everybody may see.
cli-replay-at = Show the table after so many lines of the record.
cli-replay-place = Move { $n } of { $of }: { $line }
cli-replay-prompt = [Enter] next, b back, a number to go there, q leave:
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
soak-clean = No game failed.
