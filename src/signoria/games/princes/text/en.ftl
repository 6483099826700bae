# The Princes of Florence. Money is counted in hundreds: the numbers hundreds, and need and have of prices, get two
# zeros behind them, except 0.

game-name = The Princes of Florence

## Things

building-university = university
    .acc = a university
building-laboratory = laboratory
    .acc = a laboratory
building-workshop = workshop
    .acc = a workshop
building-library = library
    .acc = a library
building-opera = opera
    .acc = an opera
building-studio = studio
    .acc = a studio
building-hospital = hospital
    .acc = a hospital
building-theatre = theatre
    .acc = a theatre
building-tower = tower
    .acc = a tower
building-chapel = chapel
    .acc = a chapel
palace = palace

landscape-forest = forest
landscape-lake = lake
landscape-park = park

freedom-travel = freedom of travel
freedom-religion = freedom of religion
freedom-opinion = freedom of opinion

object-forest = forest
    .acc = a forest
object-lake = lake
    .acc = a lake
object-park = park
    .acc = a park
object-jester = jester
    .acc = a jester
object-architect = architect
    .acc = an architect
object-prestige_card = prestige card
    .acc = a prestige card
object-recruiting_card = recruiting card
    .acc = a recruiting card
object-landscape = landscape
    .acc = a landscape

deck-professions = profession card
deck-bonus = bonus card
deck-prestige = prestige card

character-muse = Muse
character-cardinal = Cardinal
character-princess = Princess
character-merchant = Merchant
character-professor = Professor
character-banker = Banker

choice-free = the object for free
choice-prestige = prestige points for your rank

side-left = left
side-right = right

turn-0 = unrotated
turn-1 = rotated 90° clockwise
turn-2 = rotated 180°
turn-3 = rotated 90° anticlockwise
turn-4 = flipped
turn-5 = flipped, rotated 90° clockwise
turn-6 = flipped, rotated 180°
turn-7 = flipped, rotated 90° anticlockwise

whose-own = on your side of the border
whose-neighbours = on your neighbour’s side of the border

phase-auction = auction
phase-characters = characters
phase-actions = actions
answer-accept = accepts the proposal
answer-reject = refuses the proposal
answer-counter = makes a counter-proposal

for-works = works
for-buildings = buildings
for-landscapes = landscapes
for-architects = architects
for-best_work = best work
for-characters = characters
for-moved_back = points sold
for-prestige_cards = prestige cards

points-works = works
points-buildings = buildings
points-landscapes = landscapes
points-architects = architects
points-best_work = best works
points-characters = characters
points-moved_back = points sold
points-prestige_cards = prestige cards
points-other = other

result-seven_rounds = The game ends after seven rounds.

## Moves

move-start_with = { $seat } is the start player
move-deal = { $card } is dealt
move-set_out = { $freedom } is added to the game
move-turn_up = The top card is { $card }
move-return = Return { $card_acc }
move-name = Put { $object_acc } up for auction
move-refuse = Sit out this round’s auctions
move-raise = Raise by 100 florins
move-pass = Pass
move-buy = Buy { $object_acc }
move-pick = Take a { $landscape }
move-put = Place it at { $cell }, { $turn }
move-keep = Keep { $card_acc }
move-under = Put { $card_acc } at the bottom of the pile next
move-recruit = Recruit: { $card }
move-hold = Keep the recruiting card for later
move-cash = Sell 1 prestige point for 100 florins
move-bid = { $hundreds ->
    [0] Bid 0 florins for the { $character }
   *[other] Bid { $hundreds }00 florins for the { $character }
}
move-merchant = Use the Merchant to take { $choice }
move-professor = Use the Professor to take a { $deck } for free
move-change_all = Buy prestige points with all your money
move-decline = Keep the character for later
move-give_back = Return the character unused
move-keep_money = Keep your money
move-work = Complete a work with the { $card }
move-princess = Complete a work with the Princess
move-bonus = Play { $card_acc }
move-finish = Complete the work
move-change = { $number ->
    [0] Keep all the money
    [one] Buy { $number } prestige point for 200 florins
   *[other] Buy { $number } prestige points for 200 florins each
}
move-build = Build { $building_acc }
move-learn = Buy a profession card for 300 florins
move-introduce = Introduce { $freedom } for 300 florins
move-buy_bonus = Buy a bonus card for 300 florins
move-done = End the turn
move-propose = Propose building together with the { $side } neighbour: { $building }
move-sum = { $hundreds ->
    [0] The neighbour pays nothing
   *[other] The neighbour pays { $hundreds }00 florins
}
move-accept = Accept the proposal
move-reject = Refuse the proposal
move-counter = Make a counter-proposal
move-withdraw = Withdraw the proposal

## What is asked

ask-start = The start player is drawn.
ask-freedoms = The freedoms for two players are drawn.
ask-deal = The professions are dealt.
ask-return = Which of your 4 professions do you return?
ask-choose = Put something up for auction, or sit out this round’s auctions.
ask-bid = Raise or pass?
ask-last_buyer = Buy one object for the opening bid, or take nothing.
ask-purchase = You have won the object. What does your character do?
ask-pick = Which landscape do you take?
ask-put = Where do you place it?
ask-look = Keep one of these cards; the others go to the bottom of the pile.
ask-look-under = Put the others at the bottom of the pile, the topmost first.
ask-recruit = Recruit a profession, or keep the card for later.
ask-use = Use your character now, or keep it for later?
ask-use-last = Use your character now, or return it unused.
ask-banker = Do you buy prestige points with all your money?
ask-characters = Bid on a character, or pass.
ask-turn = Choose an action, or end the turn.
ask-turn-end = You have no action left. End your turn.
ask-turn-end-character = You have no action left. Use your character, or end your turn.
ask-turn-end-recruit = You have no action left. Recruit a profession, or end your turn.
ask-work = Play bonus cards, or complete the work.
ask-change = How many prestige points do you buy, at 200 florins each?
ask-proposal = A shared building is being discussed.
ask-proposal-place = Where should the building go?
ask-proposal-sum = How much should your neighbour pay?
ask-proposal-answer = Do you accept the proposal, refuse it, or make a counter-proposal?
ask-proposal-counter = Do you accept the counter-proposal, or refuse it?

## Why not

why-no-such-seat = Nobody sits there.
why-freedom-drawn = That freedom has already been added to this game.
why-already-dealt = That card is not among the professions left to deal.
why-not-drawn = That card can’t be on top of the pile.
why-not-in-pack = That profession is not one of the four you were dealt.
why-other-objects = With more than two players, forest, lake and park are auctioned separately.
why-one-landscape = With two players the landscapes are one object: you choose the type after winning it.
why-no-muse = The Muse and the Princess is not part of this game.
why-no-cooperation = Building together is not part of this game.
why-out-of-auction = You have already won something or sat out this round, so you can’t bid any more.
why-highest-bidder = You are already the highest bidder.
why-has-passed = You have passed on this object.
why-stack-marked = An object of that stack has already been sold this round.
why-stack-empty = That stack is empty.
why-too-many-architects = You already have 3 architects.
why-no-room = Your principality has no room for such a landscape.
why-cannot-bid = { $have ->
    [0] The bid is { $need }00 florins; you can bid nothing.
   *[other] The bid is { $need }00 florins; you can bid { $have }00 at most.
}
why-cannot-buy = { $have ->
    [0] The object costs { $need }00 florins; you have nothing to pay with.
   *[other] The object costs { $need }00 florins; you can pay { $have }00 at most.
}
why-no-prestige = You have no prestige points to sell.
why-not-with-expansion = With The Muse and the Princess you can’t sell prestige points.
why-type-gone = No landscape of that type is left.
why-not-looked-at = That is not one of the prestige cards you are choosing from.
why-profession-not-looked-at = That is not one of the profession cards you are choosing from.
why-bonus-not-looked-at = That is not one of the bonus cards you are choosing from.
why-no-recruiting-card = You have no recruiting card.
why-not-on-a-table = No other player has that profession face up.
why-own-table = You cannot recruit your own profession.
why-no-action-left = You have no action left.
why-once-per-round = You can do that only once a round.
why-not-in-hand = You have no such profession card in hand.
why-bonus-not-in-hand = You have no such bonus card in hand.
why-work-too-low = A work needs a value of at least { $need } this round; yours reaches { $have }.
why-princess-too-low = The Princess’s work also needs a value of at least { $need }; yours reaches { $have }.
why-change-too-much = { $have ->
    [one] This payment buys { $have } prestige point at most, not { $need }.
   *[other] This payment buys { $have } prestige points at most, not { $need }.
}
why-already-built = Your principality already has that building.
why-buildings-gone = No such building is left.
why-already-introduced = You have already introduced that freedom.
why-freedoms-gone = No such freedom is left.
why-professions-gone = No profession card is left.
why-bonus-gone = No bonus card is left.
why-cannot-pay = { $have ->
    [0] That costs { $need }00 florins; you have nothing to pay with.
   *[other] That costs { $need }00 florins; you can pay { $have }00 at most.
}
why-cannot-pay-together = { $have ->
    [0] The building costs { $need }00 florins; even with your partner’s share there would be nothing to pay it with.
   *[other] The building costs { $need }00 florins; even with your partner’s share there would be only { $have }00.
}
why-no-place-for-it = That building does not fit anywhere.
why-no-place-together = That building does not fit anywhere across this border.
why-off-the-grid = The building would lie outside the grid.
why-same-look = The building looks the same as with turn { $turn_id }. Choose that turn.
why-overlaps = Something is already there.
why-touches = { $architects ->
    [0] Without architects a building may not touch another one or the palace; that takes 2 architects.
    [one] With { $architects } architect a building may not touch another one or the palace; that takes 2 architects.
   *[other] With { $architects } architects a building may not touch another one or the palace; that takes 2 architects.
}
why-at-the-border = Without an architect you may not build along a border by yourself.
why-across-the-border = With 1 architect a building may not touch one across the border; that takes 2 architects.
why-landscape-off-the-grid = The landscape would lie outside the grid.
why-landscape-same-look = The landscape looks the same as with turn { $turn_id }. Choose that turn.
why-landscape-overlaps = Something is already there.
why-not-your-character = You do not have that character.
why-only-on-winning = The Merchant makes an object free only when you pay for it.
why-not-from-professor = The Professor gives a prestige card or a bonus card, not a profession card.
why-professor-stack-empty = That pile is empty, so the Professor gives nothing from it.
why-no-such-space = This card has no such bid space.
why-character-sold = That character has already been sold this round.
why-highest-space = The highest bid space of that card is taken. Nobody can outbid it.
why-bid-higher = You must bid at least { $need }00 florins.
why-cash-only = { $have ->
    [0] You must bid { $need }00 florins in cash; you have none.
   *[other] You must bid { $need }00 florins in cash; you have { $have }00.
}
why-no-such-neighbour = You have no neighbour on that side.
why-proposed-enough = You have already made 3 proposals to that neighbour for this action.
why-partner-has-it = That neighbour already has that building.
why-partner-cannot-pay = { $have ->
    [0] The partner would have to pay { $need }00 florins, but has no money.
   *[other] The partner would have to pay { $need }00 florins, but can raise { $have }00 at most.
}
why-not-together = The building must lie across the border, with at least one square on each side.
why-together-overlaps = Something is already there, { $whose }.
why-together-touches = { $whose_id ->
    [own] You have
   *[neighbours] Your neighbour has
} { $architects ->
    [0] no architects
    [one] { $architects } architect
   *[other] { $architects } architects
}, so { $whose } the building may not touch another one or the palace; that takes 2 architects.
why-countered = You can only accept or refuse a counter-proposal.
why-same-offer = You have already made that proposal.

## What happens

event-starts = { $seat } is the start player.
event-dealt = { $seat } is dealt a profession: { $card }.
event-dealt-hidden = { $seat } is dealt a profession.
event-returned = { $seat } returns a profession: { $card }.
event-returned-hidden = { $seat } returns a profession.
event-set-out = { $freedom } is added to the game.
event-round = Round { $round } begins; works need a value of at least { $minimum }.
event-phase = { $phase_id ->
    [auction] Phase A: { $phase }.
    [characters] Phase A2: { $phase }.
   *[actions] Phase B: { $phase }.
}
event-named = { $seat } puts { $object_acc } up for auction at { $hundreds }00 florins.
event-refused = { $seat } sits out the rest of this round’s auctions.
event-took-nothing = { $seat } chooses last and takes nothing.
event-raised = { $seat } bids { $hundreds }00 florins.
event-passed = { $seat } passes.
event-won = { $seat } wins { $object_acc }.
event-paid = { $seat } pays { $hundreds }00 florins{ $back ->
    [0] {""}
    [one] {" "}and sells { $back } prestige point to do so
   *[other] {" "}and sells { $back } prestige points to do so
}.
event-cashed = { $seat } sells 1 prestige point for 100 florins.
event-placed = { $seat } places a { $landscape } at { $cell }, { $turn }.
event-looks = { $seat } looks at { $number ->
    [one] the top { $deck }
   *[other] the top { $number } { $deck }s
}.
event-looked = { $seat } looks at { $card_acc }.
event-looked-hidden = { $seat } looks at a card.
event-kept = { $seat } keeps { $card_acc }.
event-kept-hidden = { $seat } keeps a card.
event-put-under = { $seat } puts { $card_acc } at the bottom of the pile.
event-put-under-hidden = { $seat } puts a card at the bottom of the pile.
event-recruited = { $seat } recruits { $from }’s { $card }.
event-held = { $seat } keeps the recruiting card for later.
event-points = { $points ->
    [one] { $seat } gains { $points } prestige point ({ $for }).
   *[other] { $seat } gains { $points } prestige points ({ $for }).
}
event-bid = { $hundreds ->
    [0] { $seat } bids 0 florins for the { $character }.
   *[other] { $seat } bids { $hundreds }00 florins for the { $character }.
}
event-no-character = { $seat } takes no character this round.
event-character = { $hundreds ->
    [0] { $seat } takes the { $character } for 0 florins.
   *[other] { $seat } takes the { $character } for { $hundreds }00 florins.
}
event-character-used = { $seat } uses the { $character } and discards the card.
event-character-kept = { $seat } keeps the { $character } for later.
event-character-returned = { $seat } returns the { $character } unused.
event-work = { $seat } plays { $card } for a work.
event-princess = { $seat } completes a work with the Princess.
event-bonus = { $seat } plays { $card_acc }: +{ $value }.
event-completed = { $seat } completes a work of value { $value }.
event-changed = { $points ->
    [0] { $seat } keeps all the money.
    [one] { $seat } buys { $points } prestige point for { $hundreds }00 florins.
   *[other] { $seat } buys { $points } prestige points for { $hundreds }00 florins.
}
event-built = { $seat } builds { $building_acc } at { $cell }, { $turn }.
event-introduced = { $seat } introduces { $freedom }.
event-bought-card = { $seat } buys a { $deck }.
event-done = { $seat } ends their turn.
event-proposed = { $seat } proposes building { $building_acc } together with { $partner }.
event-offered = { $hundreds ->
    [0] { $seat } proposes { $cell } left of the border, { $turn }; the neighbour pays nothing.
   *[other] { $seat } proposes { $cell } left of the border, { $turn }; the neighbour pays { $hundreds }00 florins.
}
event-answered = { $seat } { $answer }.
event-withdrawn = { $seat } withdraws the proposal.
event-together = { $seat } and { $partner } build { $building_acc } together.
event-best-work = { $seat } has the best work of the round, with a value of { $value }.
event-revealed = { $points ->
    [one] { $seat } reveals { $card_acc } ({ $points } prestige point).
   *[other] { $seat } reveals { $card_acc } ({ $points } prestige points).
}
event-ended = { $seat } ends with { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
} and { $hundreds ->
    [0] 0
   *[other] { $hundreds }00
} florins.
event-gained = { $seat } gains { $hundreds }00 florins.
event-sum-paid = { $seat } pays { $partner } { $hundreds }00 florins{ $back ->
    [0] {""}
    [one] {" "}and sells { $back } prestige point to do so
   *[other] {" "}and sells { $back } prestige points to do so
}.

## Things in words

florins = { $hundreds ->
    [0] 0 florins
   *[other] { $hundreds }00 florins
}
kind-profession = Profession card
kind-bonus = Bonus card: play it once, with a work
kind-prestige = Prestige card: scores for its owner at the end of the game
profession-wants = Wants: { $building } (+4), { $landscape } (+3), { $freedom } (+3)
bonus-adds = +{ $each } to the value of the work { $what }
prestige-most = { $points ->
    [one] { $points } prestige point { $what }; { $tied } if tied
   *[other] { $points } prestige points { $what }; { $tied } if tied
}
prestige-least = { $points ->
    [one] { $points } prestige point { $what }
   *[other] { $points } prestige points { $what }
}
size-large = Large building, { $squares } squares
size-medium = Medium building, { $squares } squares
size-small = Small building, { $squares } squares
building-price = Price: { $price }, with 1 or 2 architects { $cheaper }, with 3 nothing. Gives 3 prestige points.
landscape-kind = Landscape, { $squares } squares
landscape-worth = +3 to the value of works that want it, however many you have. 3 prestige points for each further one of the same type.
freedom-worth = +3 to the value of works that want it. Introducing it costs { $price }.
wanted-by = Wanted by: { $cards }
character-bids = Lowest bid: { $low }. Highest bid: { $high }.
about-object-jester = +2 to the value of each of your works.
about-object-architect = First: buildings cost 300 florins instead of 700. Second: they may touch each other and the palace; 3 prestige points. Third: they are free; 3 prestige points. You can have at most 3.
about-object-prestige_card = Look at the top 5 prestige cards, keep 1 face down and put the others at the bottom of the pile.
about-object-recruiting_card = Take a profession lying face up in front of another player into your hand and leave this card in its place, immediately or in your turn of any phase B. It counts as a profession card.
about-object-landscape = With two players: a forest, a lake or a park. You choose.
about-character-muse = Adds the number of the round to the value of each of your works this phase B.
about-character-cardinal = You have 3 actions instead of 2 this phase B, but can still buy a profession card and introduce a freedom only once each.
about-character-princess = As an action this phase B you complete a work without a profession card. Its value: 3 for each landscape, 2 for each architect and each building, 1 for each profession or recruiting card. You can’t play bonus cards with it.
about-character-merchant = The object you win in the next auction is free; or you take as many prestige points as your rank on the prestige track then. If you don’t decide by the end of that auction, you gain the points.
about-character-professor = You take a prestige card or a bonus card for free, by the end of the next auction.
about-character-banker = The bank pays you the pot minus your bid: 600 florins, plus 100 for each round in which nobody took the Banker. In round 7 you may also buy prestige points with all your money, at 200 florins each.

# The same on a board: what a card is about in a few words, and two letters for what lies on a square.
short-bonus = +{ $each } { $what }
short-most = { $points } { $what }, { $tied } if tied
short-least = { $points } { $what }
short-travel = travel
short-religion = religion
short-opinion = opinion
tiny-university = Un
tiny-laboratory = Lb
tiny-workshop = Ws
tiny-library = Li
tiny-opera = Op
tiny-studio = St
tiny-hospital = Ho
tiny-theatre = Th
tiny-tower = To
tiny-chapel = Ch
tiny-forest = fo
tiny-lake = la
tiny-park = pa
tiny-palace = Pl

## Professions

card-mathematician = Mathematician
    .acc = the Mathematician
card-theologian = Theologian
    .acc = the Theologian
card-philosopher = Philosopher
    .acc = the Philosopher
card-botanist = Botanist
    .acc = the Botanist
card-alchemist = Alchemist
    .acc = the Alchemist
card-physicist = Physicist
    .acc = the Physicist
card-watchmaker = Watchmaker
    .acc = the Watchmaker
card-goldsmith = Goldsmith
    .acc = the Goldsmith
card-bell_maker = Bell Maker
    .acc = the Bell Maker
card-cartographer = Cartographer
    .acc = the Cartographer
card-jurist = Jurist
    .acc = the Jurist
card-choreographer = Choreographer
    .acc = the Choreographer
card-composer = Composer
    .acc = the Composer
card-sculptor = Sculptor
    .acc = the Sculptor
card-painter = Painter
    .acc = the Painter
card-pharmacist = Pharmacist
    .acc = the Pharmacist
card-physician = Physician
    .acc = the Physician
card-dramatist = Dramatist
    .acc = the Dramatist
card-poet = Poet
    .acc = the Poet
card-astronomer = Astronomer
    .acc = the Astronomer
card-organ_builder = Organ Builder
    .acc = the Organ Builder
card-unknown = an unknown card

## Bonus cards: names, and what they count

card-each_building = Bonus for buildings
    .acc = “Bonus for buildings”
card-small_buildings_and_landscapes = Bonus for small buildings and landscapes
    .acc = “Bonus for small buildings and landscapes”
card-each_forest = Bonus for forests
    .acc = “Bonus for forests”
card-each_freedom = Bonus for freedoms
    .acc = “Bonus for freedoms”
card-each_architect = Bonus for architects
    .acc = “Bonus for architects”
card-prestige_cards_and_freedoms = Bonus for prestige cards and freedoms
    .acc = “Bonus for prestige cards and freedoms”
card-profession_cards_in_hand = Bonus for cards in hand
    .acc = “Bonus for cards in hand”
card-each_large_building = Bonus for large buildings
    .acc = “Bonus for large buildings”
card-building_size_classes = Bonus for sizes of buildings
    .acc = “Bonus for sizes of buildings”
card-each_lake = Bonus for lakes
    .acc = “Bonus for lakes”
card-each_jester = Bonus for jesters
    .acc = “Bonus for jesters”
card-architects_and_lakes = Bonus for architects and lakes
    .acc = “Bonus for architects and lakes”
card-landscape_types = Bonus for types of landscapes
    .acc = “Bonus for types of landscapes”
card-works_on_table = Bonus for works
    .acc = “Bonus for works”
card-medium_buildings_and_forests = Bonus for medium buildings and forests
    .acc = “Bonus for medium buildings and forests”
card-each_landscape = Bonus for landscapes
    .acc = “Bonus for landscapes”
card-each_park = Bonus for parks
    .acc = “Bonus for parks”
card-jesters_and_freedoms = Bonus for jesters and freedoms
    .acc = “Bonus for jesters and freedoms”
card-each_prestige_card = Bonus for prestige cards
    .acc = “Bonus for prestige cards”
card-element_kinds = Bonus for variety
    .acc = “Bonus for variety”
about-each_building = for each building
about-small_buildings_and_landscapes = for each small building and each landscape
about-each_forest = for each forest
about-each_freedom = for each freedom
about-each_architect = for each architect
about-prestige_cards_and_freedoms = for each prestige card and each freedom
about-profession_cards_in_hand = for each profession or recruiting card left in hand
about-each_large_building = for each large building
about-building_size_classes = for each size of building: large, medium, small
about-each_lake = for each lake
about-each_jester = for each jester
about-architects_and_lakes = for each architect and each lake
about-landscape_types = for each type of landscape: forest, lake, park
about-works_on_table = for each profession or recruiting card on the table, this one included
about-medium_buildings_and_forests = for each medium building and each forest
about-each_landscape = for each landscape
about-each_park = for each park
about-jesters_and_freedoms = for each jester and each freedom
about-each_prestige_card = for each prestige card
about-element_kinds = for each of these you have: forest, lake, park, jester, architect, prestige card, freedom

## Prestige cards: names, and what they ask for

card-most_buildings = Most buildings
    .acc = “Most buildings”
card-all_landscape_types = All types of landscapes
    .acc = “All types of landscapes”
card-most_lakes = Most lakes
    .acc = “Most lakes”
card-most_jesters = Most jesters
    .acc = “Most jesters”
card-architect_jester_two_landscapes = Architect, jester and landscapes
    .acc = “Architect, jester and landscapes”
card-two_large_buildings = Two large buildings
    .acc = “Two large buildings”
card-most_landscapes = Most landscapes
    .acc = “Most landscapes”
card-all_freedoms = All freedoms
    .acc = “All freedoms”
card-most_architects = Most architects
    .acc = “Most architects”
card-most_works = Most works
    .acc = “Most works”
card-fewest_empty_squares = Fewest empty squares
    .acc = “Fewest empty squares”
card-most_forests = Most forests
    .acc = “Most forests”
card-buildings_freedoms_works = Buildings, freedoms and works
    .acc = “Buildings, freedoms and works”
card-most_parks = Most parks
    .acc = “Most parks”
about-most_buildings = for the most buildings
about-all_landscape_types = for a forest, a lake and a park
about-most_lakes = for the most lakes
about-most_jesters = for the most jesters
about-architect_jester_two_landscapes = for at least 1 architect, 1 jester and 2 landscapes
about-two_large_buildings = for at least 2 large buildings
about-most_landscapes = for the most landscapes
about-all_freedoms = for all three freedoms
about-most_architects = for the most architects
about-most_works = for the most profession and recruiting cards on the table
about-fewest_empty_squares = for the fewest empty squares
about-most_forests = for the most forests
about-buildings_freedoms_works = for at least 4 buildings, 2 freedoms and 4 works
about-most_parks = for the most parks
