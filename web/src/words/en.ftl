# Words of the browser client. Words of games come from the server.

## Pages

home = Home
home-title = Three heavy games, one table
home-about = Play bots instantly, or invite friends. No account needed.
pages = Pages
skip = Skip to the content
about = About
rules = Rules
settings = Settings
table = Table
no-page = Page not found.
coming = One moment …

## The first page

play-now = Play now
game = Game
game-lorenzo = Place your family and please the Church.
game-princes = Bid, build, and bring great works to court.
game-fief = Marriages, elections, sieges and betrayal.
game-time-lorenzo = About 90 min with people, 15 against bots.
game-time-princes = About 75 min with people, 20 against bots.
game-time-fief = About 3 h with people, 45 min against bots.
play-last = Play again: { $game }, { $n ->
    [one] { $n } player
   *[other] { $n } players
}, { $bot }
variants = Variants
seats = Players
level = Bot level
begin = Begin
continue = Continue
continue-none = You have no games in progress.
with = with { $names }
left = { $time } left
games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
finished = Finished games
you-won = You won
your-place = Place { $rank } of { $n }
join = Join
join-none = No open tables right now.
watch = Watch
watch-none = No public games right now.
list-continue = Continue
list-play = Play
list-join = Join
list-watch = Watch
nobody-yet = nobody yet
free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
paste-link = Have you been invited? Paste the link:
bad-link = That isn’t a table link.
go = Go

## A new table

new-table = New table
who-may-come = Who can join
access-public = Anyone (listed in the lobby)
access-private = Only people with the link
pace = Pace
pace-none = No time limit
pace-move = Time limit per move
pace-bank = Total time per player
time = Time
time-unit = Unit of time
unit-minutes = minutes
unit-hours = hours
unit-days = days
increment = Seconds added after each move
time-out = When time is up
out-bot = a bot takes over
out-default = a default move is made
out-resign = the player resigns
more = More
hot-seat = Hot-seat: share this device
hints-allowed = Allow hints
bots = Bots
bot-level = Level
options = Rule options
usual-value = { $value } (usual)
make-table = Create table

## Your account

log-in = Log in
log-in-how = How to log in
log-out = Log out
enter-login = Log in
enter-signup = Sign up
enter-guest = Play as guest
name = Name
password = Password
email = E-mail (optional)
you-are = You are { $name }
you-are-logged-in = You are logged in. Your tables follow you to every device.
you-are-a-guest = You are a guest in this browser. Sign up to reach your tables from any device.
guest-goes = Logging in won’t move your guest games. Finish them first, or sign up to keep them.
email-title = E-mail about your turns
email-about = When it is your turn and you are away, this server can send you an e-mail.
email-confirmed = When it is your turn and you are away, you get an e-mail there.
email-open = We have sent an e-mail there. Open its link to confirm the address.
email-off = You get no e-mail.
email-save = Save
deleted-player = deleted player
account = Account
password-old = Current password
password-new = New password
password-about = This ends all other sessions and revokes all tokens.
password-changed = Your password has been changed.
password-change = Change password
sessions = Sessions and tokens
sessions-about = Where you are logged in, and which programs may act on your behalf. End any that you don’t recognise.
session-current = this browser
token = token
session-unnamed = another device
token-unnamed = unnamed
seat-token = seat token
seat-token-of = Seat { $seat }, table { $table }
session-created = since { $at }
session-used = last used { $at }
session-end = End
sessions-end-others = End all others
token-name = Name for a new token (for a program of yours)
token-make = Create token
token-made = Your token
token-once = It is shown only once: keep it somewhere safe.
account-delete = Delete account
account-delete-about = Your name will be removed from everything stored here. You resign from the games you are playing; games you have finished are kept without your name.
account-delete-sure = You can’t undo this.

## Settings

language = Language
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
setting-pace = Speed of other players’ moves
setting-pace-about = The board shows one action at a time. A click or the space bar skips to the present.
pace-slow = Slow
pace-normal = Normal
pace-instant = Instant
setting-animations = Animations
setting-animations-about = Animate pieces and resources.
setting-confirm = Confirm moves
confirm-needed = When I can’t undo them
confirm-always = Always
confirm-never = Never
setting-patterns = Colour-blind patterns
setting-patterns-about = Colours also have a pattern.
setting-sounds = Sounds
setting-sounds-about = A quiet tick when somebody moves, a clearer one when it is your turn.
setting-notifications = Tell me when it is my turn
notifications-possible = A notification while you are looking elsewhere. The tab’s title always tells you.
notifications-insecure = This address is not secure (http), so your browser shows no notifications. The tab’s title, a sound and vibration tell you.
notifications-unsupported = Your browser shows no notifications here. The tab’s title, a sound and vibration tell you.
notifications-denied = Your browser blocks notifications from this address. Until you allow them in its settings, the tab’s title, a sound and vibration tell you.
setting-curtain = Hide the board between hot-seat turns
setting-curtain-about = When people share a screen, hidden cards stay covered until the next player is ready.
curtain = { $name } is next.
curtain-about = Pass the screen to { $name }, whose hidden cards are behind this page.
curtain-open = Ready
close = Close

## Before the game

begins-when = The game starts when all seats are filled.
begins-now = All seats are filled. The game starts as soon as every player’s browser has answered, within a minute at most.
free-seat = Free seat
seat-name = Name at seat { $n }
sit-down = Take a seat
stand-up = Leave seat
free-this-seat = Remove from seat
close-table = Cancel this table
seat-bot = Add a bot
invitation = Invitation link
watch-link = Link for spectators
copy = Copy
copied = Copied.
you = you
not-begun = Waiting for players
begins = Starts
begins-start = at the start
begins-position = from a position
begins-fork = from a finished game
begins-about-position = This table starts from a position that its host set up. The host may know what is hidden.
begins-about-fork = This table starts in the middle of a finished game. Anyone who has seen its record knows what was hidden.

## At the table

no-table = Table not found
asked = Your question
your-turn = It is your turn.
your-turn-tab = Your turn
alerts-ask = Shall we tell you when it is your turn, with a sound and, while you are looking elsewhere, a notification?
alerts-ask-sound = Shall we tell you when it is your turn, with a sound?
alerts-yes = Yes, tell me
alerts-no = No, thanks
waiting-for = { $n ->
    [0] One moment …
   *[other] Waiting for { $names }.
}
over = The game is over.
round = Round { $n }
round-of = Round { $n } of { $all }
turn = Turn { $n }
confirm = Confirm
cancel = Cancel
to-present = Skip to the present (space bar)
tell-again = What happened since my last move (R)
undo = Take back
hint = Hint
hint-wait = Better to wait: nothing you could do now is worth more than waiting.
hint-take = Show this move
thinking = A bot is thinking …
as-text = As text
menu = Menu
connecting = Reconnecting …
players = Players
parts = Parts of the table
tab-board = Board
tab-players = Players
tab-log = Log and chat
new-lines = New lines
new-messages = New messages
has-the-turn = to move
is-away = is away
is-a-bot = bot
time-left = Time left
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
preview = Preview
preview-none = No immediate effect.
why-not = Not allowed
dropped = The rest was not played
ask-undo = { $name } asks to take back a move.
ask-end = { $name } proposes to end the game now.
ask-replace = { $name } proposes that a bot takes over for { $of }.
ask-waits = Still to agree: { $names }.
withdraw = Withdraw
agree = Agree
decline = Decline
log = What happened
rule-of = Rule { $rule }
search-rules = Search the rules
rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
no-rules = The rules can’t be loaded right now.
chat = Chat
notes = My notes
notes-about = Only you can see what you write here.
notes-saving = Saving …
notes-saved = Saved
say = Say something
everybody = Everybody
talk-to = To whom
compose-in-talk = You are talking in private: nobody else learns what you offer.
in-private = In private
heard-by = { $n ->
    [0] Everybody hears it
    [one] Only { $names } hears it
   *[other] Only { $names } hear it
}
said-to = to { $names }
unread = { $n ->
    [one] { $n } new
   *[other] { $n } new
}
about-table = About this table
commitment = Commitment
commitment-about = The server fixed all dice and cards before anybody sat down, and your browser added a random number of its own. After the game, your browser checks both against the record.
broken-promise = This table’s commitment to its dice and cards has changed since you first opened it. Somebody has changed it on the server: stop playing.
look-from = View as
bot-for-me = Let a bot play for me
hand-over = Let it play
come-back = Take my seat back
propose-bot = Propose that a bot takes over for { $name }
propose-bot-in = You can ask for a bot for { $name } in { $time }.
propose-end = Propose to end the game
resign = Resign
resign-sure = With two players your opponent wins; with more, a bot takes your seat. You can’t undo this.
leave-table = Leave (keep my seat)

## Playing with others

your-name = Your name
your-name-about = The other players will see it.
change-name = Change name
have-account = I have an account
send = Send
problem-only-players-talk = Only players can chat at this table.
chat-unsent = Not sent: { $why }
who-chats = Chat
who-chats-players = players only
who-chats-everybody = players and spectators
let-spectators-chat = Let spectators chat
usual = usual
usually = usually: { $value }
clock = Clock
clock-none = no time limit
clock-move = { $time } per move
clock-bank = { $time } per player
clock-bank-more = { $time } per player, plus { $more } per move
clock-out = When time runs out, { $what }.
hints-yes = allowed
hints-no = not allowed
hints = Hints
is-here = here
pause-game = Pause game
propose-pause = Propose a pause
resume-game = Resume game
game-paused = The game is paused.
paused-about = The game is paused. Clocks are stopped and nobody can move, bots included.
ask-pause = { $name } asks for a pause.
declined-undo = { $name } declined the take-back.
declined-end = { $name } declined to end the game.
declined-replace = { $name } declined a bot for { $of }.
declined-pause = { $name } declined the pause.
withdrawn = { $name } withdrew the proposal.
bot-plays-you = A bot is playing for you.
bot-plays-of = A bot is playing for { $name }.
abandon = Abandon game
end-sure = Everyone has to agree. The game then ends immediately and the current scores decide. You can’t undo this.
abandon-sure = The game ends immediately, and the current scores stand. You can’t undo this.
ended-abandoned = The game was abandoned.
problem-paused = The game is paused. Resume it first.
problem-not-paused = The game is not paused.
invite-others = Invite others
invite-qr = QR code of the invitation
invite-code = Code
invite-code-about = Friends can enter it on the home page.
invite-share = Share
invite-share-text = Join my table: { $game }
invite-only-here = Only this computer can reach the server. To invite others, start it with { $command }.
invite-here = Link for this computer
enter-code = Have a code? Enter its six letters:
problem-no-code = No table has this code. The game may have started.
stride-round = Round
stride-turn = Turn
stride-action = Action
back-round = Previous round
back-turn = Previous turn
back-action = Previous action
on-round = Next round
on-turn = Next turn
on-action = Next action
replay-pace = Speed
pace-fast = fast
copy-moment = Copy link to this position
keys = Keyboard shortcuts
keys-walk = Move around the page and the board
keys-choose = Choose the item in focus
keys-confirm = Confirm the move
keys-cancel = Cancel, close
keys-present = Skip to the present
keys-again = Show what happened since my last move
keys-help = Show these shortcuts
keys-action = Previous or next action
keys-turn = Previous or next turn
keys-round = Previous or next round
keys-line = Smallest step back or forward
keys-ends = Start or end of the game
keys-play = Play or pause
keys-log = Walk through the log; Enter shows that moment
key-ctrl = Ctrl
key-shift = Shift
key-space = Space
key-escape = Esc
key-page-up = Page Up
key-page-down = Page Down
key-home = Home
key-end = End

## In words

the-table = The table
under-way = Under way
moves = Your moves
search-moves = Search the moves
no-moves = You have nothing to decide now.
no-move-found = No move matches.
shape = Squares in each row: { $rows }
command = Command line
command-help = Tab completes; Escape, then Tab leaves the field. Enter previews a move, Enter again plays it, Escape cancels. Put semicolons between moves to make them together. Also: undo, hint, why and a move, say and a text.
completions = Completions
orders = Standing order
order-about = It answers for you whenever this move is possible, and ends when you move yourself.
order-move = Always answer
order-choose = Choose an answer
order-span = How long
order-span-once = just once
order-span-phase = until this phase ends
order-span-turn = until this turn ends
order-span-round = until this round ends
order-span-game = for the rest of the game
order-by-hand = Advanced
order-typed = Move, as you would type it
order-until = Until
order-times = Maximum number of times
order-give = Set
order-off = Cancel order
order-stands = Standing order: { $moves }.

## After the end

won-by = { $n ->
    [0] The game is over
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
ended-agreed = Everyone agreed to end the game.
ended-resigned = The game ended by resignation.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
count-at-once = Show the result
points-by-source = Points by source
source = Source
sum = Sum
rematch = Play again
to-rematch = Join rematch
to-board = View board
to-result = Back to results
replay = Replay
download-record = Download record
verify = Your browser does not check the dice and cards themselves. To check every one of them, download the record and run:
fair = Were dice and cards fair?
fair-broken = The dice and cards of this game are not what the server promised. Download the record as evidence.
fair-unread = The record could not be loaded, so nothing was checked. Reload the page to try again.
fair-commitment-yes = The secret is the one the table promised when you first opened it.
fair-commitment-no = The secret is not the one the table promised when you first opened it.
fair-commitment-open = You first opened this table after the game, so there is nothing to compare the secret with.
fair-nonce-yes = { $name }: the random number your browser sent was used.
fair-nonce-no = { $name }: the random number your browser sent was not the one used.
fair-nonce-late = { $name }: your random number arrived too late, so its commitment was used instead, as the record says.
fair-nonce-open = This browser sent no random number of yours, so you cannot rule out that the server knew the outcome beforehand.
fair-nonces-yes = Every player’s random number is the one committed to before the game.
fair-nonces-no = Not every player’s random number is the one committed to before the game.
fair-nonces-open = No player committed to a random number before this game.
back = Back
to-beginning = Back to the start
to-end = Skip to the end
play = Play
pause = Pause
moment = Moment of the game
moment-of = { $n } of { $all }
bot-thought = What { $name } ({ $bot }) considered
spectator = spectator
fork = Play on from here

## About

about-what = Signoria plays heavy board games by their complete rules: in the browser, in the terminal, and from programs.
about-unofficial = Signoria is made by people who love these games. It is not connected with their authors or publishers, and uses none of their texts or pictures. If you like a game here, buy it.
about-fair-title = Fair play
about-fair = Before the first move the server commits to a secret that fixes all dice and cards, mixed with a number from every player. After the game the record reveals the secret, and “signoria verify” checks it. What you may not know never leaves the server.
about-keys-title = Keyboard
about-keys = You can reach everything with Tab, the arrow keys, Enter and Escape. Ctrl+Enter confirms a chosen move. The text view of every game has a command line and works with screen readers.
about-credits-title = Credits
about-licence = Signoria itself is free software under the MIT licence.
about-shapes = The shapes of the pieces of The Princes of Florence are reconstructed, not copied from the printed game. The documentation says how to correct them (docs/positions.md).
credit-icons = Icons
credit-garamond = Titles
credit-source = Text
credit-svelte = Interface
credit-fluent = Languages

## What the server refuses

problem-offline = Can’t reach the server.
problem-not-logged-in = Log in, or play as a guest.
problem-no-table = There is no such table, or it is private. Ask for its link.
problem-stale = The position changed. Please choose again.
problem-key-used = This has already been sent. Please try again.
problem-closed = The host has cancelled this table.
problem-is-here = You can’t replace a player who is here.
problem-too-early = It is too early to ask for a bot. Wait a little longer.
problem-not-waited-for = Nobody is waiting for this player.
problem-not-a-person = A bot is playing there already.
problem-too-many-orders = You have set too many standing orders in this game.
problem-too-many-questions = You have made too many proposals in this game.
problem-too-many-offers = You have made too many offers in this game. You can still answer those of others.
problem-too-many-undos = You have taken back too many moves in this game.
problem-too-many-bots = People and bots have swapped at this seat too often in this game.
problem-dead-end = The game is stuck: no rule says how to go on from here.
problem-other-rules = This game started under older rules and can’t go on.
problem-unreadable = The log of this game is damaged. It can’t go on.
problem-parked = This game can’t go on.
problem-illegal = The rules don’t allow this.
problem-bad-move = Nothing here has that name. Choose from the list.
problem-over = The game is over.
problem-not-begun = The game has not started: seats are still free.
problem-begun-already = The game has already started.
problem-begins = All seats are filled: the game is about to start.
problem-bad-nonce = This is not the random number you committed to when you sat down.
problem-undo-nothing = You have nothing to take back.
problem-undo-answered = Somebody has answered your move. Ask the others for a take-back.
problem-undo-chance = Dice or cards have been drawn since. Ask the others for a take-back.
problem-undo-shown = Your move revealed something hidden. Ask the others for a take-back.
problem-undo-long = Your move has too many steps to take back freely. Ask the others for a take-back.
problem-undo-turn = It is somebody else’s turn. Ask the others for a take-back.
problem-asked-already = A vote is already under way. Answer that one first.
problem-not-asked = It is not your turn to decide.
problem-bot-plays = A bot is playing for you. Take your seat back first (in the menu).
problem-hint-already = A bot is already thinking for you.
problem-no-hints = Hints are not allowed at this table.
problem-seat-taken = Somebody was quicker: this seat is taken.
problem-sits-already = You already sit here.
problem-no-invitation = This table is private: use its invitation link.
problem-not-the-host = Only the host can add bots.
problem-not-your-seat = This seat is not yours.
problem-no-talk = The rules allow no private talk between you now.
problem-name-taken = This name is taken.
problem-bad-name = You can’t use this name.
problem-mixed-name = Use a single alphabet in your name.
problem-in-a-game = You can change your name when your games are over.
problem-no-password = Guests have no password. Sign up first.
problem-only-a-session = A token can’t do this. Log in.
problem-too-many-tokens = You have 50 tokens. Revoke some first.
problem-no-session = This session has already ended.
problem-weak-password = Choose a longer or less common password.
problem-wrong-password = Wrong name or password.
problem-no-letters = E-mail isn’t available on this server. Leave the address empty.
problem-too-many = Too many requests. Please wait a moment.
problem-try-later = The server is busy. Please try again in a moment.
problem-not-over = The game is not over yet.
problem-internal = Server error. We have logged it.

## Drawn boards

board-planned = Planned:
board-drop-plan = Drop the plan
board-answers = Answers
board-again = Click again to confirm.
board-show = Show
board-hide = Hide

## The board of Lorenzo il Magnifico

lorenzo-board = Board of Lorenzo il Magnifico
lorenzo-round = Round { $round } of 6 · { $period }
lorenzo-setup = Before round 1
lorenzo-dice = Dice
lorenzo-die-black = black die
lorenzo-die-white = white die
lorenzo-die-orange = orange die
lorenzo-overview = Overview: score, cards to come, next order
lorenzo-score-now = Score now
lorenzo-to-come = Still to come in period { $period }
lorenzo-next-order = Next round’s turn order so far
lorenzo-report = Vatican report
lorenzo-you-are-struck = You are excommunicated:
lorenzo-struck-seen = OK
lorenzo-order = Turn order
lorenzo-towers = Towers
lorenzo-tower-territory = Territories
lorenzo-tower-character = Characters
lorenzo-tower-building = Buildings
lorenzo-tower-venture = Ventures
lorenzo-spaces = Council, market, harvest and production
lorenzo-council = Council palace
lorenzo-market = Market
lorenzo-harvest = Harvest
lorenzo-production = Production
lorenzo-single = small
lorenzo-large = large −{ $n }
lorenzo-closed = closed
lorenzo-church = Church
lorenzo-faith-track = Faith track, with victory points below
lorenzo-tile = Tile { $period }: safe with { $faith } faith points
lorenzo-struck = Excommunicated: { $names }
lorenzo-tracks = Military and victory points
lorenzo-own = Board of { $name }
lorenzo-others = The other players
lorenzo-enlarge = Show the board of { $name }
lorenzo-members = Family members at home
lorenzo-member-black = black family member
lorenzo-member-white = white family member
lorenzo-member-orange = orange family member
lorenzo-member-neutral = neutral family member
lorenzo-member = { $member }, value { $value }
lorenzo-member-of = { $member } of { $name }
lorenzo-can-go = { $servants ->
    [0] can be chosen
    [one] can be chosen with { $servants } servant
   *[other] can be chosen with { $servants } servants
}
lorenzo-surcharge = { $coins ->
    [one] surcharge { $coins } coin
   *[other] surcharge { $coins } coins
}
lorenzo-goods = Resources
lorenzo-good-wood = wood
lorenzo-good-stone = stone
lorenzo-good-servant = servants
lorenzo-good-coin = coins
lorenzo-good-military = military points
lorenzo-good-faith = faith points
lorenzo-good-victory = victory points
lorenzo-good-privilege = council privilege
# One letter each, shown beside the sign on focus.
lorenzo-letter-wood = W
lorenzo-letter-stone = S
lorenzo-letter-servant = V
lorenzo-letter-coin = C
lorenzo-letter-military = M
lorenzo-letter-faith = F
lorenzo-letter-victory = P
lorenzo-exchanges = Choose the exchanges
lorenzo-no-exchange = no exchange
lorenzo-exchange = pay { $pays }, gain { $gains }
lorenzo-balance = Balance
lorenzo-less-by = Excommunicated: { $tile }
lorenzo-activates = Would activate: { $names }
lorenzo-need = needs { $need }, you have { $have }
lorenzo-leader-needs = needs
# All forms of these words, by |, as the log says them after a number: there they are signs.
lorenzo-sign-wood = wood
lorenzo-sign-stone = stone
lorenzo-sign-servant = servant|servants
lorenzo-sign-coin = coin|coins
lorenzo-sign-military = military point|military points
lorenzo-sign-faith = faith point|faith points
lorenzo-sign-victory = victory point|victory points
lorenzo-sign-privilege = council privilege|different council privileges
lorenzo-servants-paid = Servants spent
lorenzo-more-servants = Spend 1 more servant
lorenzo-fewer-servants = Spend 1 servant fewer
lorenzo-row-territory = Territories owned
lorenzo-row-character = Characters owned
lorenzo-row-building = Buildings owned
lorenzo-row-venture = Ventures owned
lorenzo-slot-needs = needs { $n } military points
lorenzo-leaders = Leaders
lorenzo-leader-count = Leaders: { $played } played, { $hand } in hand
lorenzo-discarded = Discarded: { $names }
lorenzo-used = used this round
lorenzo-copies = copies { $name }
lorenzo-do-play = Play
lorenzo-do-discard = Discard
lorenzo-do-activate = Activate
lorenzo-excommunicated = Excommunicated
lorenzo-which-member = Which family member do you send there: { $space }?
lorenzo-which-member-card = Which family member do you send to take { $card }?
lorenzo-go-black = Black ({ $value }): choose a space
lorenzo-go-white = White ({ $value }): choose a space
lorenzo-go-orange = Orange ({ $value }): choose a space
lorenzo-go-neutral = Neutral ({ $value }): choose a space

# Fief: families, offices, scenes
fief-families = The other families
fief-enlarge-family = Everything { $name } has
fief-allied-with = Allied with { $name }
fief-first = First player
fief-no-lords = No lords
fief-money = Deniers
fief-points = Victory points, of those needed to win
fief-points-together = Victory points, { $theirs } of them from { $name }: together { $n } of { $of }
fief-cards-in-hand = Cards in hand
fief-tokens = Diplomacy tokens
fief-next-income = next income { $n } d
fief-supply = Supply:
fief-lords = Lords
fief-villages = Villages
fief-income = Income
fief-points-by = Victory points
fief-points-fief_titles = Fief titles
fief-points-king = King
fief-points-pope = Pope
fief-votes-now = Votes if the election were held now
fief-known-cards = Cards you know of
fief-or-another = or somebody else’s
fief-crown = Crown and Church
fief-crown-open = Crown and Church: titles, votes and taxes
fief-king = King
fief-queen = Queen
fief-regent = Queen regent
fief-dauphin = Dauphin
fief-pope = Pope
fief-cardinal = Cardinal
fief-bishop-of = Bishop of { $place }
fief-no-election-yet = { $n ->
    [1] Nobody is elected here until { $names } is controlled.
    [2] Nobody is elected here until { $names } are controlled.
   *[other] Nobody is elected here until all villages are controlled.
}
fief-title-of = Title of { $place }
fief-assassin = Assassin
fief-excommunicated = Excommunicated
fief-married-to = married to { $lord }
fief-prisoner-of = prisoner of { $name }
fief-nobody = nobody
fief-taxes-laid = { $n ->
    [one] { $n } tax to collect
   *[other] { $n } taxes to collect
}
fief-offices-votes = Offices, and votes if they were elected now
fief-office = Office
fief-holder = Held by
fief-votes-note = A family’s votes count only when that office is up for election. The most votes are in bold.
fief-titles = Fief titles
fief-taxes = Taxes laid
fief-tax-land = { $lord }, land tax
fief-tax-royal_land = { $lord }, royal land tax
fief-tax-bishop_tithe = { $lord }, tithe
fief-tax-cardinal_tithe = { $lord }, cardinal’s tithe
fief-tax-papal_tithe = { $lord }, papal tithe
fief-ribbon = Phases, decks and calamities
fief-phase-hear_ye = Hear ye
fief-phase-cards = Cards
fief-phase-income = Income
fief-phase-purchases = Purchases
fief-phase-movement = Movement
fief-phase-battles = Battles
fief-phase-end_of_turn = End of turn
fief-order = Turn order: { $names }
fief-deck-event = Event deck: { $n } { $n ->
    [one] card
   *[other] cards
}, on top { $top ->
    [calamity] a calamity
   *[event] an event
}
fief-deck-character = Character deck: { $n } { $n ->
    [one] card
   *[other] cards
}
fief-draw-event = Draw an event
fief-draw-character = Draw a character
fief-deck-top = { $top ->
    [calamity] Top card: a calamity
   *[event] Top card: an event
}
fief-deck-left = { $n } left
fief-calamity-track = Calamities face down: { $n }
fief-would-win = { $n ->
    [one] If the turn ended now, { $names } would win.
   *[other] If the turn ended now, { $names } would win together.
}
fief-one-short = One victory point short: { $names }
fief-hand = Your cards
fief-no-cards = You have no cards.
fief-card-lord = Lord
fief-card-plain = Event
fief-which-way = Choose one.
fief-powers = What else you can do
fief-power-marry = Marry
fief-power-titles = Fief titles
fief-power-cardinal = Cardinal’s hat
fief-power-pope = Pope’s powers
fief-power-annulment = Annulment
fief-power-relics = Take a relic
fief-fold-key = Key M
fief-go-on = Go on
fief-elections-to-come = Elections of this turn
fief-candidates = Candidates
fief-marker-of = A marker of { $name }
fief-no-marker = No markers yet
fief-up-to-votes = { $n ->
    [0] only decoys can lie here
    [one] { $n } vote here, if it is no decoy
   *[other] up to { $n } votes here, without decoys
}
fief-vote = Vote
fief-decoy = Decoy
fief-vote-for = Vote for { $lord }
fief-decoy-on = Decoy on { $lord }
fief-no-candidates = Nobody stands yet.
fief-let-stand = Stand for election
fief-nobody-else-stands = Nobody else stands
fief-nobody-stands = Nobody stands
fief-urn = The ballots stay in a closed urn until everybody has voted.
fief-votes = Votes
fief-nobody-votes = Nobody has any votes.
fief-decoy-bluff = The decoy is a bluff: it counts for nothing. You can lay it without a vote.
fief-any-decoy = Decoy at random
fief-lay-nothing = Lay nothing
fief-seal-decoy = Seal the decoy alone
fief-seal = { $n ->
    [one] Seal my ballot: { $n } vote
   *[other] Seal my ballot: { $n } votes
}
fief-need-bishop = The most votes win; a tie elects nobody
fief-need-pope = More than half of the votes cast
fief-need-king = 3 votes win, with { $n } bishops, a cardinal or the pope among the voters
fief-battle-of = Battle of { $place }
fief-cavalcade = Cavalcade
fief-field-battle = Field battle
fief-round = Round { $n }
fief-quiet = { $n } of { $of } rounds without losses
fief-side-attack = { $name } attacks
fief-side-defence = { $name } defends
fief-attacks = attacks
fief-defends = defends
fief-nothing-left = Nobody left
fief-combat-points = { $n ->
    [one] combat point
   *[other] combat points
}
fief-dice = { $n ->
    [one] die
   *[other] dice
}
fief-modifier-walls = Walls
fief-modifier-engines = Siege engines
fief-modifier-tunnel = Tunnel: the walls don’t count
fief-modifier-gates_open = Gates open: the walls don’t count
fief-modifier-d_arc = d’Arc
fief-modifier-bars = Bars the way
fief-modifier-lance = Holy Lance
fief-modifier-grail = Holy Grail on the other side
fief-rolled = Dice: { $dice }. Damage: { $n }
fief-damage = { $n } damage
fief-damage-to-take = Damage to take: { $n }.
fief-click-what-falls = Click what falls: a knight takes 3, anybody else 1.
fief-men-first = Men-at-arms first
fief-surrendered = { $name } surrenders.
fief-loses = { $name } loses { $unit ->
    [knight] { $n ->
        [one] { $n } knight
       *[other] { $n } knights
    }
   *[man_at_arms] { $n ->
        [one] { $n } man-at-arms
       *[other] { $n } men-at-arms
    }
}.
fief-falls = { $n ->
    [one] { $names } falls
   *[other] { $names } fall
}
fief-revolt-in = Revolt in { $place }
fief-raised-by = Raised by { $name }
fief-revolt-cards = { $n ->
    [one] { $n } Revolt card
   *[other] { $n } Revolt cards
}
fief-calms = { $lord } tries to calm the revolt.
fief-suffers = The revolt strikes { $name }.
fief-moment-deaths = Dead
fief-moment-marriage = A marriage
fief-moment-calamity = Calamity
fief-moment-excommunication = Excommunication
fief-moment-end = Victory
fief-moment-freed = Freed
fief-moment-refused = Marriage refused
fief-by-card = { $card }, played by { $name }
fief-killed-by = { $cause ->
    [plague] Killed by the plague
    [revolt] Killed in a revolt
   *[battle] Killed in battle
}
fief-marriage-ended = The marriage of { $lord } and { $spouse } ends, and with it the alliance.
fief-refuses-marriage = { $name } refuses your marriage proposal.
fief-now-allies = { $names } are now allies.
fief-loses-bishopric = The bishopric of { $place } is lost.
fief-no-vote = no vote
fief-is-elected = { $lord } is elected.
fief-nobody-elected = Nobody is elected.
fief-wins = { $name } wins.
fief-victory-points = { $n } victory points
fief-hold = Take { $lord } prisoner
fief-stay-out = Stay out
fief-add-nothing = Add nothing
fief-leave-it = Leave it to fate
fief-end-marriages = No marriage
fief-end-playing = Keep my cards
fief-end-ransoming = Pay no ransom
fief-end-parley = Go on
fief-end-buying = Buy nothing more
fief-end-moving = End my movement
fief-end-fighting = No attack
fief-end-sieges = Done with sieges
fief-end-pillaging = Don’t pillage
fief-done-discarding = Keep the rest
fief-done-drawing = Draw no more
fief-odds = You: { $mine } points, { $mydice ->
    [one] { $mydice } die
   *[other] { $mydice } dice
}. They: { $theirs } points, { $theirdice ->
    [one] { $theirdice } die
   *[other] { $theirdice } dice
}.
# End of the scenes of Fief

princes-board = Board of The Princes of Florence
princes-place-it = Place it on your court: { $piece }
princes-not-free = Something is already there.
princes-touches = It would touch a building or the palace.
princes-at-border = You need an architect to build along a neighbour’s border.
princes-touches-across = It would touch a building across the border.
princes-no-place = It doesn’t fit here.
princes-held = { $piece } at { $cell }.
princes-fits-here = It fits.
princes-court = Court of { $name }
princes-court-keys = Your court. With a piece in hand: arrows move it, R turns it, F flips it, N goes to the next place, Enter places it.
princes-turn = Turn
princes-flip = Flip
princes-build = Build
princes-lay = Place
princes-pencil = Pencil in
princes-pencilled = { $piece }, pencilled in: pick it up again
princes-build-pencilled = Build where you pencilled it: { $piece }
princes-purse = What you have
princes-florins = Florins
princes-prestige = Prestige points
princes-secret = Only you can see this
princes-sell = sell 1
princes-has = { $thing }: yes
princes-has-not = { $thing }: no
princes-rounds = Rounds
princes-round-needs = Round { $round }: works need { $n }
princes-round-needs-short = This round needs { $n }
princes-best-work = Best work of the round
princes-overview = Score and cards
princes-score = Score
princes-fame = Prestige track
princes-market-column = Auction and market
princes-face-auction = Auction
princes-face-market = Market
princes-buildings = Buildings
princes-freedoms-cards = Freedoms and cards
princes-sum = { $n } florins
princes-free = free
princes-together = Build alone or together
princes-alone = Alone
princes-with = With { $name }
princes-left = { $n } left
princes-all-works = All works +{ $n }
princes-plus-points = +{ $n } prestige
princes-price-to = Buildings { $from } → { $to }
princes-opens-squares = Buildings may touch
princes-no-room = No room
princes-yours = yours
princes-none-left = none left
princes-cards-counted = profession and recruiting cards
princes-value = value { $n }
princes-enough = enough for this round
princes-needs = needs { $n }
princes-hand = Works and cards
princes-tab-works = My works
princes-tab-everybody = Everybody’s
princes-tab-cards = Cards
princes-no-works = You have no professions in hand.
princes-no-cards = You have no bonus or prestige cards.
princes-no-works-yet = Nobody has completed a work yet.
princes-recruited-works = Recruited away: { $n }
princes-bonus-card = Bonus card
princes-prestige-card = Prestige card
princes-now = right now
princes-enlarge = Show the court of { $name }
princes-start-player = Start player
princes-professions-in-hand = Professions in hand: { $n }
princes-bonus-in-hand = Bonus cards: { $n }
princes-prestige-in-hand = Prestige cards: { $n }
princes-works-done = Works: { $n }
princes-payment = Payment
princes-bonus-cards = Bonus cards to play
princes-pay-text = { $florins } florins, { $points } prestige points
princes-complete = Complete: { $n }
princes-take-payment = Take it
princes-setup = Before round 1
princes-phase-auction = Auction
princes-phase-characters = Characters
princes-phase-actions = Actions
princes-phase-end = The game is over
princes-stage = What is under way
princes-doing-work = completes a work: { $n } so far
princes-doing-payment = is paid { $n } florins
princes-doing-look = chooses a card
princes-doing-lay = is placing: { $piece }
princes-actions-left = Actions left: { $n }
princes-bids = Last bids in turn order
princes-passed = passed
princes-has-one = has an object already
princes-whose-turn = { $name }’s turn
princes-bid = Bid { $n }
princes-left-after = { $n } left after that
princes-pass-ahead = Pass on this object
princes-limit = Bid for me up to
princes-limit-upto = up to { $n }
princes-limit-set = Bid for me
princes-limit-kept = Bidding for you up to { $n }
princes-limit-stop = Stop
princes-pass-kept = You will pass on this object
princes-choose-order = Choose the order of the other cards at the bottom of the pile
princes-bid-for = Bid for { $thing }
princes-does-muse = Each of your works is worth { $round } more this round.
princes-does-cardinal = You have 3 actions this round instead of 2.
princes-does-princess = She completes a work of her own, without a profession card.
princes-does-princess-now = She completes a work of her own: worth { $n } now.
princes-does-merchant = The next object you win is free, or brings points for your rank.
princes-does-merchant-last = You take points for your rank: 1 if you lead, more the further behind you are.
princes-does-professor = You choose a bonus or prestige card for free.
princes-does-banker = The bank pays you { $pot } florins less your bid.
princes-does-banker-last = The bank pays you { $pot } florins less your bid, and at the end all your money may buy points, at 200 florins each.
princes-bid-now = Bid
princes-sum-short = { $n }
princes-together-title = { $building }, together with { $name }
princes-together-others = { $building }: { $one } and { $other }
princes-border-keys = The border of both courts. Arrows go from place to place, R turns, F flips, Enter places the building.
princes-next-place = Next place
princes-placing = The piece in hand
princes-they-pay = { $name } pays you
princes-you-pay = You pay { $name }
princes-propose = Propose
princes-pays = { $name } pays { $n } florins
princes-you-pay-sum = You pay { $n } florins
princes-then-has = { $florins } florins and { $points } prestige points afterwards
princes-prestige-cards-of = Prestige cards of { $name }
princes-round-over = Round { $round } is over
princes-no-best = Nobody completed a work.
princes-works-title = Works
princes-empty-squares = Empty squares: { $n }
princes-score-now = Score now
princes-source = Source
princes-own-secret = your own prestige cards, if the game ended now
princes-in-all = In all
princes-in-hand = in your hand
princes-recruited-card = recruited, in hand
princes-under-stack = at the bottom of the pile
princes-all-professions = All professions
princes-all-bonus = All bonus cards
princes-all-prestige = All prestige cards
princes-where-both = Place it across the border: { $piece }
princes-what-sum = What should { $name } pay you?
princes-what-you-pay = What will you pay { $name }?
princes-accept = Accept
princes-reject = Refuse
princes-counter = Counter-proposal
princes-withdraw = Withdraw
princes-asked-both = { $name } wants to build with you: { $piece }. What do you say?
princes-asked-counter = { $name } makes a counter-proposal: { $piece }. Do you accept?
princes-put-together = Add bonus cards, choose your payment, and complete the work.
princes-put-together-alone = Choose your payment, and complete the work.
princes-rate = 1 prestige point costs { $n } florins.
princes-best-so-far = Best work so far: { $n }
princes-how-mouse = R or the wheel turns it, F flips it, a click places it.
princes-how-touch = Drag or tap it to where it belongs.
princes-keep-one-of-five = Keep 1 of 5
princes-take-played = Take a played profession
princes-rivals = The other players
fief-board = The table of Fief
fief-map = Map of the county
fief-sheets = Below the map
fief-sheet-desk = Actions
fief-sheet-hand = Yours
fief-sheet-families = Families
fief-desk = What you are doing
fief-rank-barony = barony
fief-rank-county = county
fief-rank-duchy = duchy
fief-bishopric = Bishopric of { $name }
fief-zoom-in = Zoom in
fief-zoom-out = Zoom out
fief-hide-counters = Hide the counters (H)
fief-whole-map = Whole map
fief-own-money = Deniers, and your next income
fief-own-tokens = Diplomacy tokens
fief-own-men = Men-at-arms in your supply
fief-own-knights = Knights in your supply
fief-own-lords = Your family
fief-with = with { $lord }
fief-march-to = { $lord } to { $village }
fief-steps-left = { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
}
fief-where-to = Choose a village.
fief-where-next = March, or choose a further village.
fief-none-of-them = none
fief-all-of-them = all
fief-votes-of = { $of } { $n }
fief-votes-of-villages = villages { $n }
fief-card-asked = { $when ->
    [never] never asked
    [battles] in battles only
    [always] always asked
   *[playable] Surprise
}
fief-shop = { $n ->
    [0] There is no village where you can buy anything now.
    [one] Click { $village } to buy there.
   *[other] Click one of the { $n } lit villages to buy there.
}
fief-price-missing = { $n } d missing
fief-bishop-of-family = { $name }’s bishop
fief-group-first = First say where { $lord } goes, or halt here.
fief-talk-with = In private with { $names }
fief-talk-about = Only you hear each other in the chat now, and nobody else learns what you offer.
fief-talk-offer = Make { $name } an offer
fief-talk-pass = No offer now: { $name } goes on
fief-talk-longer = Talk longer: a diplomacy token
fief-talk-no-longer = Talk no longer
fief-talk-leave = Leave the talk
fief-nowhere-to = No village can be reached. Click one to see why.
fief-goes-along = { $lord } goes along
fief-men = Men-at-arms
fief-knights = Knights
fief-one-less = One less
fief-one-more = One more
fief-of = { $n } of { $most }
fief-asks-leave = Permission needed from: { $name }
fief-stops-at-gate = { $walls ->
    [no] You stop before the village, where others stand.
   *[yes] You stop at the gate, before the walls.
}
fief-leave-one = Leave one behind
fief-ask-leave = Ask for permission
fief-march = March
fief-leave-price = What you offer for it
fief-bell = { $when ->
    [never] You are never asked about { $card }. Click to be asked when it can be played.
    [battles] You are asked about { $card } in battles only. Click to be asked whenever it can be played.
    [always] You are always asked about { $card }, to bluff. Click to be asked only when it can be played.
   *[playable] You are asked when { $card } can be played. Click if you never want to be.
}
fief-office-bishop = bishop
fief-office-pope = pope
fief-office-king = king
fief-loses-villages = You lose control of { $names }
fief-loses-titles = You lose titles: { $names }
fief-loses-offices = You lose offices: { $names }
fief-loses-lords = You lose { $names }
fief-loses-captured = Taken prisoner: { $names }
fief-loses-prisoners = Your prisoners go free: { $names }
fief-loses-sieges = Your sieges end: { $names }
fief-money-left = { $n } d left
fief-price = { $n } d
fief-buy-man_at_arms = Men-at-arms
fief-buy-knight = Knights
fief-buy-mill = Mills
fief-buy-castle = Castle
fief-buy = Buy for { $n } d
fief-lies-in = Fief of { $fief }, bishopric of { $bishopric }
fief-nobodys = Nobody controls it
fief-roads-to = Roads to { $villages }
fief-yields = income { $n } d
fief-fort-castle = castle
fief-fort-city = fortified city
fief-mills = { $n ->
    [one] { $n } mill
   *[other] { $n } mills
}
fief-units-unknown = { $n ->
    [one] { $n } unknown unit
   *[other] { $n } unknown units
}
fief-at-gate = on the road to { $village }

## Reactions and automatic answers

reactions = Reactions
reactions-about = What is answered for you without asking. Nobody else can see it before the game is over.
do-you-react = Do you react?
does-anybody-react = Does anybody react?
reaction-asked = Asked: { $names }
lift-curtain = React as { $name }
nobody-reacts = Nobody reacts
let-it-pass = Let it pass
pass-while-same = Pass until something changes
pass-while-same-about = In this phase you are asked again only when you can play something else
ask-me = Ask me
mode-smart = When I can play something
mode-smart-about = If you can play nothing, you pass without being asked.
mode-every = At every chance
mode-every-about = You are asked even if you can play nothing, as a bluff.
quiet = Do not ask me again
quiet-same = until I can play something else
quiet-battle = in this battle
quiet-phase = in this phase
quiet-turn = in this turn
by-card = By card
when-playable = When playable
when-battles = In battles only
when-never = Never
when-always = Always, to bluff
by-moment = By moment
by-moment-about = Players can react at these moments. You can choose to be asked even when you can play nothing, or never.
ask-at-usual = As for each card
ask-at-battles = In battles only
ask-at-always = Always ask me
ask-at-never = Never ask me
letters-answered = Letters answered for you
letters-answered-none = None: you answer every letter yourself.
letter-wish-accept = { $who ->
    [one] Accept from { $name }: { $matter },
   *[other] Accept from anybody: { $matter },
}
letter-wish-refuse = { $who ->
    [one] Refuse from { $name }: { $matter },
   *[other] Refuse from anybody: { $matter },
}
wish-until-phase = until the phase ends
wish-until-turn = until the turn ends
wish-until-game = until the game ends
take-back-wish = Take back: { $wish }
wish-answer = Answer
wish-refuse = Refuse
wish-accept = Accept
wish-matter = About
wish-from = From
wish-anybody = Anybody
wish-until = How long
add-wish = Add
wish-accept-about = A letter that asks you for money, cards, villages, prisoners or relics is never accepted for you.
bid-limits = Bid for me
bid-limits-about = In florins, up to this sum, until the round ends. With 0 you pass immediately.
no-limit = Ask me
delay = Delay before passes show
delay-about = With other people at the table, so that nobody can tell whether you were asked at all.
delay-none = None
delay-short = Short: up to 1 second
delay-long = Long: 2 to 5 seconds
keys-pass = Let it pass, when you may react

## Letters

correspondence = Letters
correspondence-news = { $n ->
    [0] Letters
    [one] Letters: { $n } for you
   *[other] Letters: { $n } for you
}
correspondence-about = The game goes on while letters wait. They lapse when the phase ends.
write-letter = Write a letter
write-to = Write a letter to { $name }
no-letters = No letters yet.
letters-between = Letters of others
letter-to = To { $name }
letter-from-you = You to { $to }
letter-to-you = { $from } to you
letter-from-to = { $from } to { $to }
letter-open = Not answered yet
letter-accepted = Accepted
letter-refused = Refused
letter-withdrawn = Withdrawn
letter-lapsed = Lapsed
letter-sealed = Sealed
letter-closed = Only these two know what it says.
letter-talk = Asks for a private talk.
letter-you-give = You give
letter-gives = { $name } gives
letter-nothing = nothing
letter-money = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
accept-letter = Accept
refuse-letter = Refuse
answer-otherwise = Make another offer
compose-give = You give
compose-take = { $name } gives
compose-ask = You ask for
compose-money-give = Money you give
compose-money-take = Money you ask for
compose-less = Less
compose-more = { $n } more
compose-chosen = In the letter
compose-may = What you can add
compose-remove = Remove
compose-seal = Seal it: nobody else learns what it says. It costs a diplomacy token if it is accepted, and cards need it.
compose-talk = Ask for a private talk (1 token)
tear-up = Tear it up
send-letter = Send
plan-dropped = The rest of your plan was dropped
plan-dropped-refused = Your request was refused.
plan-dropped-over = Its phase is over.
plan-dropped-illegal = What you planned is no longer possible.
plan-dropped-loses = You would lose more than you were told.
plan-dropped-forgotten = You have dropped it.
problem-letter-over = This letter is closed: it was answered or withdrawn, or its phase has ended.
problem-letter-stuck = This letter can’t be carried out now.
problem-too-many-letters = You have too many open letters. Withdraw some first.
