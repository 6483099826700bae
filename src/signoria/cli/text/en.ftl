# The terminal.

# The prompt: whose decision it is.
cli-prompt = { $name }{"> "}

## The table

cli-dice = Dice: black { $black }, white { $white }, orange { $orange }
cli-order = Turn order:
cli-area-council = Council
cli-area-market = Market
cli-area-harvest = Harvest
cli-area-production = Production
cli-single = small
cli-large = large −{ $penalty }
# A tile: the period in Roman numerals and the faith the Church asks for.
cli-church-tile = { $period } ({ $faith } faith)
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
cli-used = { $leader } (used)
cli-cards = Cards
cli-goods = Resources
cli-more-news = more has happened: log

## Bench

bench-help = Measure speed: the engine on one core against other engines, the server under load against a bare one, how long the slowest bots take, and the browser client in a real browser.
bench-help-json = Print only a JSON object.
bench-help-seconds = Total seconds to measure; the bots take about two minutes more.
bench-help-games = Which of these to measure: { $names } (default: all).
bench-help-tables = Number of tables of four that play on the server at the same time.
bench-help-write = Page whose table of figures the new ones replace.
bench-help-minutes = Minutes for which tables play without a break while the server’s memory is watched.
bench-help-against = A wheel of another version, to compare the size of updates with.
bench-figure = figure
bench-rate = measured
bench-ratio = to its peer
bench-target = target
bench-met = met
bench-yes = yes
bench-no = no
bench-missing = { $name } is not installed and is left out. To install it: make bench, or pip install "signoria[{ $extra }]".
bench-web-missing = The browser client is not measured: { $what } is missing.
bench-uncompiled = The engine runs uncompiled: these are not its real speeds.
bench-unknown = { $name } is not an engine that can be measured. Available: { $names }.
bench-no-markers = { $path } has no place for the table: it needs a line { $begin } and below it a line { $end }.

## The question and its answers

cli-moves-hint-lorenzo = Type a number, or w t3 (white, territories, floor 3). moves: all; help: more.

## Answers to what was typed

cli-unknown = “{ $text }” is not a move or a command here. Type moves for the moves, help for the commands.
cli-missing = “{ $text }” is not a complete move. Missing: { $missing }. For example: { $example }
cli-usage = Usage: { $usage } ({ $does })
cli-no-such-number = Choice { $number } does not exist. Type moves to see them all.
cli-no-such-group-lorenzo = No move matches. Name a family member (moves w), a space (moves t3), a card, or one of: { $groups }.
cli-which-move = That could mean several moves:
cli-and-more = … and { $n } more; moves lists them all.
cli-not-legal = Not possible now: { $move }.
cli-dropped = The rest was not played: { $moves }. { $why }
cli-automatic-is = Answered without asking you (nobody else knows):
cli-automatic-none = nothing
cli-automatic-nothing = Nothing is answered without asking in this game.
cli-automatic-what = Type { $usage }: a card (playable, battles, never, always), a moment (usual, battles, always, never), “quiet” (same, battle, phase, turn, off), “refuse”, “accept” or “ask” with a subject and a player, or “bid” with a thing and a sum.
cli-when-playable = when playable
cli-when-battles = in battles only
cli-when-never = never
cli-when-always = always, to bluff
cli-ask-usual = as for each card
cli-ask-battles = in battles only
cli-ask-always = always ask me
cli-ask-never = never ask me
cli-quiet-same = No reactions in this phase until you can play something else.
cli-quiet-battle = No reactions in this battle.
cli-quiet-phase = No reactions in this phase.
cli-quiet-turn = No reactions in this turn.
cli-until-phase = until the phase ends
cli-until-turn = until the turn ends
cli-until-game = until the game ends
cli-anybody = anybody
cli-wish-accept = Accept from { $who }: { $matter } ({ $until })
cli-wish-refuse = Refuse from { $who }: { $matter } ({ $until })
cli-wish-bid = { $thing }: bid up to { $sum }
cli-letters-none = You have no letters.
cli-letters-nothing = Nobody writes letters in this game.
cli-letters-last = The phase is about to end, and letters without an answer lapse with it. You can still answer yours: letters accept 1.
cli-letters-what = Type { $usage }: accept, refuse or withdraw, and the number of a letter.
cli-letter-from = { $n } from { $name } ({ $status }): { $contents }
cli-letter-to = { $n } to { $name } ({ $status }): { $contents }
cli-letter-is-open = not answered yet
cli-letter-is-accepted = accepted
cli-letter-is-refused = refused
cli-letter-is-withdrawn = withdrawn
cli-letter-is-lapsed = lapsed
cli-letter-for-you = { $name } has written to you: letter { $n }. Type “letters” to read it; nobody waits for your answer.
cli-letter-sent = Letter { $n } is on its way to { $name }; the game goes on.
cli-letter-accepted = { $name } accepts your letter { $n }.
cli-letter-refused = { $name } refuses your letter { $n }.
cli-letter-lapsed = Your letter { $n } to { $name } has lapsed with its phase.
cli-letter-not-yours = Letter { $n } is not yours to answer or withdraw.
cli-letter-over = Letter { $n } is over: it was answered or withdrawn, or its phase has ended.
cli-letter-stuck = Letter { $n } can’t be carried out now.
cli-letter-done = Letter { $n }: { $status }.
cli-plan-none = You have no plan.
cli-plan-is = Your plan: { $moves }
cli-plan-waits = { $n ->
    [one] The rest of your plan waits: { $n } move.
    *[other] The rest of your plan waits: { $n } moves.
  }
cli-plan-dropped = The rest of your plan was dropped: { $moves }. { $why }
cli-plan-refused = Your request was refused.
cli-plan-over = Its phase is over.
cli-plan-illegal = It is no longer possible.
cli-plan-loses = You would lose more than you were told.
cli-plan-forgotten = You have dropped it.
cli-react = { $moment }: does anybody react? ({ $names })
cli-react-prompt = Enter: nobody. A name: that player looks at the screen, and the others look away.
cli-react-who = Type the name of a player who is asked: { $names }.
cli-seat-who = Name somebody who plays at this screen: { $names }.
cli-seat-later = Send your letter or withdraw it first; then somebody else can take the screen.
cli-seat-free = You have nothing to decide now. Look around, do anything that is listed, or press Enter to go on.
cli-reason = { $why } [{ $rule }]
cli-reason-plain = { $why }
cli-asked-now = The question now: { $question }
cli-is-legal = That is allowed now: { $move }.
cli-thing-is-legal = That is possible now: { $thing }.
cli-not-on-board = Not in the towers now: { $card }.
cli-not-a-target = No move is about this: { $thing }.
cli-why-what-lorenzo = Name a move, a space, a card or a leader: why white territory.3, or why forest.
cli-no-such-thing-lorenzo = Nothing is called “{ $text }”. Try the name of a card, a leader, a tile or a space.
cli-which-thing = That could mean several things:
cli-see-rule = More: rule { $rule }
cli-which-rule = Name a rule or a word: rule 4.1, or rule points
cli-no-such-rule = Rule { $rule } does not exist, and no rule contains that word. Nearest: { $nearest }
cli-which-player = Name a player from 1 to { $seats }, or by name: player 2
cli-undone = Your move is taken back.
cli-cancel = There is nothing to cancel. Type undo to take back your last move.
cli-undo-consent = If everybody at the table agrees, type: undo yes
cli-preview = What would happen: { $move }.
cli-hint = A bot’s best moves:
cli-hint-wait = Better to wait: nothing you could do now is worth more than waiting.
cli-hint-weighed = Also considered:
cli-hint-none = The bot has no hint for this moment.
cli-hint-why = { $worth }: { $reasons }
cli-scores-now = Points if the game ended now:
cli-languages = Available languages: { $languages }.
cli-language-is = The language is now English.
cli-save-first = Save the game first? [Y/n]
cli-saved = The game is saved: { $file }
cli-go-on = To go on: { $command }
cli-not-overwritten = { $file } already exists and was not changed. Choose another name.
cli-cannot-save = { $file } cannot be written: { $error }
cli-cannot-read = { $file } cannot be read: { $error }
cli-bye = The game is not saved. Goodbye.
cli-hand-over = { $name } is next. Pass the keyboard without letting anyone look, then press Enter.
cli-press-enter = [Enter] to continue
cli-too-early = The numbered choices are on the next page, so { $number } doesn’t count as one yet. Enter turns the page.
cli-no-secret = This record does not contain the secret of its dice and cards, so the game cannot go on. Save it with the secret: record(secret=True), or save at the table.
cli-error = Not possible: { $error }

## The commands during a game; the command words themselves stay English

cli-help-typing-lorenzo = Type the number of a choice, a move such as “place white territory.3”, or a short form such as “w t3”; a card can stand for its floor: “w forest”. Enter shows the table again.
cli-help-short-forms = Members: b black, w white, o orange, n neutral. Spaces: t, c, b, v and a floor (territories, characters, buildings, ventures), m1 to m4 market, hs and hl harvest, ps and pl production (small or large), co council.
cli-help-servants = As few servants as possible are spent without asking; “w t3 2” spends 2. Harvest and production ask, because more servants can activate more cards: each value shows the cards it adds.
cli-help-help = the commands, or what a card, a piece, a space or a word of the rules is
cli-help-moves = all moves with their numbers, or those that match a word
cli-help-why = why you can’t make a move or reach a thing
cli-help-preview = what a move would do, without playing it
cli-help-hint = a bot’s best moves, and why; also ?!
cli-help-undo = take back the last move
cli-help-board = the whole table
cli-help-player = one player in full
cli-help-players = all players in full
cli-help-scores = points by source, as if the game ended now
cli-help-log = the latest lines of the log, with earlier rounds folded; log 50: the latest 50
cli-help-rule = a rule and those below it, or rules by a word: rule points
cli-help-automatic = what is answered without asking you: automatic tunnel never, automatic refuse passage 2 turn, automatic quiet phase, automatic bid jester 800, automatic off
cli-help-seat = another person at this screen looks at it, and may act out of turn: seat pazzi
cli-help-letters = your letters; letters accept 2, letters refuse 2, letters withdraw 2
cli-help-plan = play several moves; the rest waits while others decide: plan march arthur; ask leave bourg; propose; plan drop forgets it
cli-help-save = save the game
cli-help-lang = another language: en, pl, de, cs
cli-help-quit = leave the table
# Other words for the commands, with commas between them.
cli-words-help = help
cli-words-moves = moves
cli-words-why = why
cli-words-preview = preview
cli-words-hint = hint, tip
cli-words-undo = undo
cli-words-board = board, table
cli-words-player = player
cli-words-players = players
cli-words-scores = scores, points
cli-words-log = log
cli-words-rule = rule, rules
cli-words-automatic = automatic
cli-words-seat = seat
cli-words-letters = letters
cli-words-plan = plan
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
cli-tie-princes = Florins broke the tie.
cli-tie-fief = Ties in victory points are broken by, in this order: king, pope, regent, fief titles, bishop titles, villages, money.
cli-record-at = The record of the game: { $file }
cli-verify-it = To check all dice and cards: { $command }

## The command line

cli-native = The engine is compiled.
cli-interpreted = The engine is not compiled: everything works, only slower.
cli-signoria = Heavy board games, complete and correct.
cli-play = Play a game in the terminal against bots, or with friends at one keyboard.
cli-play-game = Name of the game, as “signoria games” lists it: lorenzo, princes, …
cli-play-seats = Number of players (default: four, or as many as the game allows).
cli-play-advanced = Lorenzo with or without leaders and a choice of bonus tiles.
cli-play-option = An option of the game as name=value, as often as you like; “signoria games” lists them.
cli-play-bots = Bots: random, novice, club, master, or opportunist in Fief; one word for all, or a list with commas (default: club). run:COMMAND lets a program of your own play.
cli-no-such-bot = { $game } has no bot { $name }. Available: { $names }
cli-program-of-record = The record lets a program play: { $name }. A record alone starts no program; if you trust this one, name it yourself: { $option }
cli-play-humans = Number of people who take turns at this keyboard (default: one).
cli-play-seed = The same number gives the same dice and cards.
cli-play-load = A saved game to continue.
cli-lang = Language: en, pl, de or cs (default: that of the environment).
cli-color = With or without colours.
cli-rules = Show the rules of a game.
cli-rules-id = Id of a rule, such as 4.2.2, or a word to look for; without it the table of contents.
cli-ruling = Our ruling: { $text }
cli-rule-source = Source: { $source }
cli-games = List the games and their options.
cli-game = { $name } ({ $id }), { $fewest } to { $most } players
cli-option = { $name }={ $default } (values: { $values }): { $about } [{ $rule }]
cli-replay = Look through a record, or print its log.
cli-file = File with a record.
cli-replay-seat = Show what player 1, 2, … saw (default: what everybody may see).
cli-replay-at = Show the table after this line of the record.
cli-replay-place = Move { $n } of { $of }: { $line }
cli-replay-move = { $player }: { $move }
cli-replay-hidden = { $player } (hidden from you)
cli-replay-prompt = [Enter] next, b back, a number to go there, q quit:
cli-replay-unknown = “{ $text }” is not a command here.
cli-verify = Check a record: its commitments, every die and draw, every move, and its digest.
cli-verify-commitment = The commitment that the table showed you before the game.
cli-verify-nonce = A nonce that your client sent, as SEAT=NONCE, with seats counted from 0 as in the record; may be given several times.
cli-verify-bad-nonce = --nonce { $text }: write SEAT=NONCE, for example 0=k3f9x2, with seats counted from 0.
cli-verify-unreadable = The record cannot be read: { $error }
cli-holds = ok: { $what }
cli-thing-commitment = the secret fits the commitment in the record
cli-thing-chance = { $n ->
    [one] { $n } roll or draw is the one the secret gives
   *[other] { $n } rolls and draws are those the secret gives
}
cli-thing-moves = { $n ->
    [one] { $n } move is legal
   *[other] { $n } moves are legal
}
cli-thing-digest = the digest is that of the last position
cli-fails = FAILED: { $error }
cli-verified = The record is genuine.
cli-verified-alone = The record agrees with itself.
cli-promised-commitment = the commitment is the one the table showed you before the game
cli-promised-nonce = the nonce of seat { $seat } is the one you sent, and it was mixed into the secret
cli-promised-nonce-late = the nonce of seat { $seat } was not revealed in time; its commitment was mixed into the secret instead
cli-unrevealed = Note: the nonce of seat { $seat } was not revealed in time; its commitment was mixed into the secret instead.
cli-unproven-commitment = This does not prove that dice and cards were fair: the host could have chosen the secret afterwards. Add --commitment with what the table showed you before the game, and --nonce SEAT=NONCE with the nonce your client sent.
cli-unproven-nonce = The secret was fixed before the game. Only a nonce of your own, revealed in time, proves that nobody knew its outcome: --nonce SEAT=NONCE.
cli-older-rules = This game started under version { $began } of the rules. Every line of it also replays under version { $now }, with the same end.
cli-not-over = The game is not over: the record ends before its end.
cli-ended-agreed = The players agreed to end the game early.
cli-ended-abandoned = The game was abandoned early.
cli-ended-resigned = The game ended early by resignation.
cli-bench = Measure the speed of the engine.
cli-soak = Play random games and check them, without end.
cli-arena = Let bots play tournaments against each other.
cli-ladder = Show on one page how strong the bots are, with intervals.
cli-train = Learn the weights of the bots from games they play.
cli-bot = Let a bot play over standard input and output, for programs that start bots.
cli-bot-name = random, novice, club, opportunist (in Fief), master, search:200ms (milliseconds a move) or search:500 (iterations a move).
cli-bot-seed = The same number makes the same choices (default: the host’s number).

## Soak

soak-help = Play random games on all cores and check every rule of the engine at every move.
soak-help-hours = Hours to play, whatever the number of games.
soak-help-games = Number of games to play.
soak-help-bots = Let bots play instead of random moves: none of their moves may be illegal, and the one that thinks for 20 milliseconds must keep its time.
soak-help-resume = Continue the soak that was started here, or start a fresh one.
soak-help-seed = Another seed plays other games.
soak-resumed = { $games ->
    [one] { $games } game is already finished.
   *[other] { $games } games are already finished.
}
soak-so-far = { $games } games, { $failures } failed
soak-failed = Game { $number } fails: { $what }
soak-stopped = Stopped. The same command continues from here.
soak-option = option
soak-seats = { $n } players
soak-event = event
soak-times = times
soak-games = in games
soak-pairs = { $n ->
    [0] Not every two option values were played together with every number of players yet.
    [one] With every number of players, every two option values were played together at least once.
   *[other] With every number of players, every two option values were played together at least { $n } times.
}
soak-read = Positions and views were read back at { $n } nodes, { $wholly } of them in games read in full, with every view at every node.
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
soak-bots-title = Milliseconds of CPU a move, where there is a choice
soak-bots-half = median
soak-bots-99 = 99%
soak-bots-999 = 99.9%
soak-bots-most = longest
soak-bots-total = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of bots, { $moves } moves, { $illegal } of them illegal, { $seconds } seconds.
soak-bots-out-of-turn = { $n ->
    [one] { $n } answer was
   *[other] { $n } answers were
} asked for out of turn.
soak-bots-kept = { $bot } keeps its time in every game: 99.9% of its moves take at most { $most } ms of CPU.
soak-bots-slow = { $bot } does not keep its time ({ $games }): 99.9% of its moves should take at most { $most } ms of CPU.
soak-bots-unknown = Whether 99.9% of the moves of { $bot } take at most { $most } ms of CPU is judged after 1,000 of them in each game, with a compiled engine.

## Arena

arena-help-bots = Bots with commas between them: random, novice, club, opportunist (in Fief), master, search:200ms (milliseconds a move), search:500 (iterations a move), greedy:hand (weights made by hand), greedy:FILE.json (weights of a file) or run:COMMAND (a program of your own). A bot may be named several times. If they are fewer than the seats, the list begins again; if they are more, all choices of them play.
arena-help-games = Number of games to play; a few more where that lets every bot play from every seat equally often.
arena-help-seed = Another seed gives other dice and cards.
arena-help-json = Write all results as JSON: to a file, or to the standard output if none is named.
arena-help-plots = Folder for pictures of the results, PNG and SVG.
arena-help-workers = Number of processes (default: one for each core).
arena-help-ray = Play on a Ray cluster: its address, auto for the one that runs here, or local for one of its own.
arena-help-fresh = Start anew, even if some of these games are already finished.
arena-rounded = { $games } games are played, so that every bot plays from every seat equally often.
arena-resumed = { $games ->
    [one] { $games } game is already finished.
   *[other] { $games } games are already finished.
}
arena-so-far = { $games } of { $all } games
arena-failed = Game { $number } fails: { $what }
arena-failures = { $n ->
    [one] { $n } game failed.
   *[other] { $n } games failed.
} { $deals ->
    [one] { $deals } set of games by the same dice and cards is not counted.
   *[other] { $deals } sets of games by the same dice and cards are not counted.
} The same command plays failed games again.
arena-stopped = Stopped. The same command continues from here.
arena-no-such-bot = { $game } has no bot { $name }. Available: { $names }, and for programs greedy, greedy:hand, greedy:FILE.json, search:200ms, search:500, or a program of your own: run:COMMAND
arena-being-played = Another process is already playing this tournament.
arena-missing = Ratings and plots need packages that are not installed ({ $name } is missing). To install them: { $command }
arena-no-ray = A Ray cluster needs a package that is not installed ({ $name } is missing). To install it: { $command }
arena-plotted = Pictures are in { $folder }.
arena-title = { $game }, { $seats } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-bot = bot
arena-wins = wins per seat
arena-equal = equal share: { $share }
arena-against = against { $share }
arena-above = above
arena-below = below
arena-unclear = not certain
arena-rating = rating
arena-points = points
arena-source = source
arena-seat = seat
arena-wins-title = Wins of each bot, for each seat it fills
arena-ahead-title = How often the bot of a row ends ahead of the bot of a column
arena-sources-title = Mean points by source
arena-seats-title = Wins by seat, whoever sits there
arena-rating-title = Ratings
arena-times-title = Milliseconds a move, where there is a choice
arena-cpu-half = CPU, median
arena-cpu-most = CPU, 99%
arena-clock-half = clock, median
arena-clock-most = clock, 99%
arena-moves = moves
arena-axis-wins = wins in percent
arena-axis-rating = rating in Elo points, on average 0
arena-length = Decisions in a game: { $mean } on average, { $shortest } to { $longest }.
arena-intervals = In brackets: 95% intervals. Ratings are in Elo points, on average 0.
arena-between = { $value } ({ $low } … { $high })
arena-percent = { $n }%
arena-decimal = { NUMBER($n, minimumFractionDigits: 1) }

## Ladder

ladder-help-games = Which games to play: { $names } (default: all).
ladder-help-part = Which parts to play: ladder (the levels at one table), random (one greedy bot among random ones) or search (one searching bot among greedy ones); all if none is named.
ladder-help-number = How many games to play in each tournament, instead of the usual numbers; a few more where that lets every bot sit in every seat equally often.
ladder-help-write = File for the page, which is written anew after each tournament; without it the page is only shown.
ladder-help-folder = Folder for the results, from which the same command goes on.
ladder-so-far = { $what }: { $games } of { $all } games
ladder-name = { $game }, { $seats } players, { $part }
ladder-ladder-name = levels
ladder-random-name = greedy among random
ladder-search-name = search among greedy
ladder-being-played = { $what }: another process is already playing this tournament.
ladder-written = The page is in { $file }.
ladder-title = How strong the bots are
ladder-about = This page is written by `signoria ladder`. In every tournament each bot sits in every seat equally often, by the same dice and cards in all of them. In brackets: 95% intervals. Ratings are in Elo points, on average 0. A bot that always wins or always loses has no measured rating: the number is only a lower bound for the distance.
ladder-made = Signoria { $version }, { $cpu }. { $build }
ladder-ladder-title = The levels
ladder-ladder-about = All levels at one table of { $seats }. Each of them should end ahead of the one below it more often than not. The slowest move is given in seconds of CPU time: the machine was shared while these were played. How long people wait for a master is in `benchmarks.md`.
ladder-random-title = One greedy bot among random ones
ladder-random-about = It should end ahead of each of the others in at least { $share } of comparisons. Where a limit of turns cuts a game short, it should have clearly more points and win more than an equal share. A shared rank counts as half ahead; all opponents are counted together.
ladder-search-title = One searching bot among greedy ones
ladder-search-about = The bot is { $bot }. The whole interval of its wins should lie above an equal share. With four players, where no limit of turns cuts the game short, the aim is twice an equal share.
ladder-game = game
ladder-players = players
ladder-games = games
ladder-below = ahead of the level below
ladder-slowest = slowest move, CPU seconds
ladder-ahead = ahead of another
ladder-equal = equal share
ladder-times = times the equal share
ladder-lead = points more than the others
ladder-met = as wanted
ladder-yes = yes
ladder-no = no
ladder-waiting = not yet played
ladder-under-way = { $games } of { $all } so far
ladder-failures = { $games }; { $n } failed, sets of games left out: { $deals }

## Train

train-help-games = Number of games in each round; about as many check what was learnt.
train-help-rounds = Number of rounds of learning.
train-help-out = File for the learnt weights, such as weights.json (default: only show them).
train-missing = Learning needs a package that is not installed ({ $name } is missing). To install it: { $command }
train-stopped = Stopped. Nothing was written.
train-title = Weights in hundredths of a point
train-feature = feature
train-hand = by hand
train-learnt = learnt
train-weight = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-wins = Games against the weights made by hand: { $games }. Wins per seat of the learnt ones: { $wins }; an equal share is { $equal }. In brackets: the 95% interval.
train-points = Points on average: { $learnt } learnt, { $hand } by hand.
train-above = The learnt weights are better than those made by hand.
train-below = The learnt weights are worse than those made by hand.
train-unclear = It is not certain that the learnt weights are better than those made by hand.
train-not-written = Nothing was written. To keep the weights, name a file: --out weights.json
train-written = The weights are in { $file }. To let them play: { $command }

## Any game

cli-out-of-turn = You may act now although it is not your turn. Press Enter to pass.
cli-out-of-turn-fief = You may act now although it is not your turn. Enter or “pass” passes this time; “pass until phase” or “pass until turn” passes until the phase or the turn ends.
cli-moves-hint = Type a number or a move. moves: all; moves and a word: some; help: more.
cli-why-what = Name a move or a thing: why and its name, or why and the number of a choice.
cli-no-such-group = No move matches. Name something a move is about, or one of: { $groups }.
cli-no-such-thing = Nothing is called “{ $text }” here.
cli-help-typing = Type the number of a choice, or a move in full; its words may be shortened while they stay clear. Enter shows the table again.

## The table of Princes

cli-moves-hint-princes = Type a number or a name ({ $examples }). moves: with notes; help: more.
cli-princes-hint-change = 3 buys 3 prestige points; the number after each arrow is the florins you keep.
cli-princes-hint-bids = You can type bids in florins ({ $example }). moves: with notes; help: more.
cli-princes-hint-under = Enter: in this order. Several together: { $numbers }, the top one first.
cli-why-what-princes = Name a move or a thing: why build tower, why poet, why jester; where a piece is placed, a square: why c3.
cli-no-such-thing-princes = Nothing is called “{ $text }”. Try the name of a card, a building, a landscape, a freedom, an object or a character.
cli-help-typing-princes = Type the number of a choice, a move such as “build tower”, or a short form such as “b tow” or “jester”; names may be in your language. Enter shows the table again.
cli-help-places = You place a piece by the upper left corner of its box: “c3 1” is corner c3, turn 1. “c3” shows everything that fits there, “moves 1” all places of turn 1, “preview c3 1” draws it, “why c3” says what is wrong there. Turn 0 is as it lies, 1 to 3 are rotated 90°, 180° and 270° clockwise, and 4 to 7 are the same, flipped.
cli-help-florins = You can type bids and sums in florins: “muse 500”, “400”. The number of prestige points you buy is just a number: 7 buys 7.
cli-princes-may-raise = { $n ->
    [one] may raise:
   *[other] may raise:
}
cli-princes-leads = { $leader } leads
cli-princes-passed = passed:
cli-princes-out = out of the auctions:
cli-princes-other-buildings = all other buildings { $n }
cli-princes-every-building = every building { $n }
cli-princes-pack = Your professions, one of which goes back:
cli-princes-bonus = Bonus cards:
cli-princes-prestige-now = { $card } { $now } of { $points }
cli-princes-prestige = Prestige cards:
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
cli-help-map-fief = On the map 2^Blaye is controlled by player 2 and has a castle; # is a fortified city, - nobody, + the capital of a bishopric, * a mill. A1 is fief A, bishopric 1. 3@Bourg:Ar 2m1k !1 (Ch): player 3 is on the road from Bourg with Arthur, 2 men-at-arms and 1 knight, has a siege engine with 1 die and holds Charles. In an election [+Anna] is Anna’s marker For, [-Anna] the one Against, [?Anna] one of the two.
cli-help-talks-fief = Whenever you are asked something you may also play surprise cards and make offers: “offer 2” begins a letter; add what you give and ask for, then “propose” sends it, and nobody has to wait for the answer. If you have no surprise card to play, you pass without being asked.

cli-princes-off-the-grid = { $cell } is outside the grid, which goes from a1 to g7.
cli-princes-in-no-turn = However you turn it, the piece has no corner at { $cell }.
cli-princes-raise-by = Bids go up by exactly 100 florins: the next is { $bid }.
cli-princes-whole-hundreds = Bid whole hundreds of florins: 500 or 600, nothing in between.
cli-princes-bid-on-whom = Name the character too: muse { $sum }.
# Other words a player may type for a move, with commas between them.
cli-princes-say-raise = raise, bid more, higher
cli-princes-say-pass = pass
cli-princes-say-done = end turn, end, end my turn
cli-princes-say-cash = sell, move back, back
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

cli-fief-first = first
cli-fief-track = calamities { $track }
cli-fief-relics = Relics
cli-fief-hand = Your hand
cli-fief-siege = { $village } by { $player } (dice: { $dice })
cli-fief-mark-king = king
cli-fief-mark-queen = queen
cli-fief-mark-regent = regent
cli-fief-mark-dauphin = dauphin
cli-fief-mark-pope = pope
cli-fief-mark-cardinal = card.
cli-fief-mark-excommunicated = exc.
cli-fief-mark-assassin = assassin
cli-fief-held = held by { $number }
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
cli-fief-nobody-yet = nobody yet
cli-fief-row-lay = For { $what }, against
cli-fief-row-marry = { $what } with
cli-fief-row-assassinate = Kill { $what }, by
cli-fief-row-mill = Mill
cli-fief-row-castle = Castle
cli-fief-row-harvest = Good Harvest
cli-fief-row-weather = Fine Weather
cli-fief-row-place = Place in
cli-fief-row-excommunicate = Excommunicate
cli-fief-row-d_arc = d’Arc
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
cli-fief-when = You can do that in another phase: { $phase }.
cli-fief-when-offer = Start an offer first: offer and the number or the name of a player.
# What a player may type for as many as there can be, and for several troops; with commas between them.
cli-fief-words-all = all, everybody
cli-fief-many-man_at_arms = men-at-arms, men
cli-fief-many-knight = knights
cli-fief-too-many = Only { $n } of { $of } are possible, so nothing was done: { $why }
cli-fief-only-so-many = Only { $n } of { $of } are possible, so nothing was done.
# Words of the rules that are asked about, with commas between them: the same ones in the same order in every language.
cli-fief-topics = king, queen, pope, bishop, cardinal, marriage, alliance, title, duchy, mill, siege, siege engine, token, offer, talk, event, price, ransom, prisoner, excommunication, tithe, land tax, victory, battle, election

## Server

cli-serve = Run a server: tables for people and programs, over the network.
cli-serve-config = TOML file with settings.
cli-serve-settings = Settings, by name in the TOML file or in the environment. The environment overrides the file, and command-line options override both.
cli-serve-default = Default: { $value }
cli-serve-empty = nothing
cli-serve-missing = The server needs packages that are not installed ({ $name } is missing). To install them: { $command }
cli-serve-taken = Can’t listen on { $address }: { $error }. Choose another with --port or --host.
cli-serve-no-database = Can’t open the database { $database }: { $error }
cli-serve-in-use = A server is already running with { $database }. Stop it first, or choose another file with --database. Only with PostgreSQL can several servers share their tables: --database postgresql+psycopg://USER:PASSWORD@HOST/NAME.
cli-serve-open = Signoria is running at { $address }
cli-serve-listens = The server itself listens on { $address }
cli-serve-api = The API for programs: { $address }
cli-serve-data = Everything is stored in { $database }
cli-serve-backup = While the server runs, its newest moves are in files beside the database. To back up: { $command }. A plain copy of the file alone loses them.
cli-serve-lan = Let others on this network join: listen on all networks, and show the address as a QR code.
cli-serve-others = On this network: { $address }
cli-serve-no-network = This machine is not on a network: only you can reach the server.
cli-serve-stop = Ctrl-C stops the server; every game can go on later.
cli-serve-ended = The server has stopped. Nothing is lost.
cli-setting-host = Address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for everybody who can reach it.
cli-setting-port = Port to listen on; 0 takes any that is free.
cli-setting-database = Where everything is stored: sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME.
cli-setting-public_url = Address under which people reach the server, for links; with https://, cookies go over TLS only.
cli-setting-hsts_subdomains = Whether browsers must use TLS for every subdomain of public_url, too.
cli-setting-origins = Other pages that may talk to the server, separated by commas.
cli-setting-admin = Addresses that may see the administrator’s page, separated by commas.
cli-setting-bot_processes = Number of processes for bots (default: one for each core, 8 at most); with 0 a simple policy answers for them.
cli-setting-bot_seconds = Seconds a bot may think before a simple policy answers for it.
cli-setting-bot_pause = Seconds that bots wait after a usual action, so that people can follow: less after a bid, more after a battle; 0 for none.
cli-setting-session_days = Days after which people must log in again.
cli-setting-guest_days = Days after which guests who cannot return and have no seat are deleted; 0: never.
cli-setting-room_minutes = Minutes for which a table that nobody uses stays in memory.
cli-setting-room_megabytes = Megabytes for all tables in memory; the longest unused leave first.
cli-setting-table_days = Days after which tables that are finished, stuck or never started are deleted with their records and chat; 0 keeps them.
cli-setting-requests_per_minute = Requests a minute that one address may make.
cli-setting-logins_per_minute = Attempts a minute to log in or to make an account.
cli-setting-messages_per_second = Messages a second that one connection may send.
cli-setting-dear_per_second = Expensive requests a second (why, previews, replays, take-backs) that one person may make.
cli-setting-most_body = Bytes of the largest message that is read.
cli-setting-most_connections = Maximum number of connections.
cli-setting-connections_per_address = Maximum number of connections from one address.
cli-setting-request_seconds = Seconds in which the head of a request must arrive; its body may take three times as long.
cli-setting-reading_seconds = Seconds in which a client must read what it was sent before it is disconnected.
cli-setting-tables_per_hour = Tables an hour that one person may create.
cli-setting-chats_per_minute = Lines of chat a minute that one person may write.
cli-setting-proxies = How many reverse proxies of your own are in front of the server and add to X-Forwarded-For.
cli-setting-trusted_proxies = Addresses from which these proxies connect, separated by commas; X-Forwarded-For from others is ignored.
cli-setting-metrics_token = Secret with which /metrics can be read from other machines.
cli-setting-smtp = Mail server for turn e-mails: smtp://USER:PASSWORD@HOST:587; without it no e-mail is sent.
cli-setting-smtp_from = Sender of turn e-mails.
cli-setting-letters_per_day = Turn e-mails a day to one e-mail address.
cli-setting-confirmations_per_day = E-mails a day that confirm an address: to one address, and requested from one.
cli-setting-webhooks = Whether people may have their turns announced to a web address of their own.
cli-setting-private_webhooks = Whether such addresses may also be on this machine or in its network, or without TLS.
cli-setting-notice_seconds = Seconds that a player must be away before a turn is announced.
cli-setting-notice_minutes = Minutes between two announcements to the same seat.
cli-setting-absence_seconds = Minimum seconds to wait for an absent player before the others can ask for a bot.
cli-setting-log_level = How much is logged: debug, info, warning or error.

## Backup

cli-backup = Copy the database of the server, also while it runs.
cli-backup-to = File for the copy; it must not exist yet.
cli-backup-made = { $file } contains everything up to now. To start a server from it: { $command }
cli-backup-none = Can’t find the database { $database }. Name the server’s with --database or --config.
cli-backup-postgres = { $database } is not a file of SQLite. A copy of PostgreSQL is made by its own tool: pg_dump --format=custom --file={ $to } DATABASE
