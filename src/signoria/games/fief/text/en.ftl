# Fief. Villages, fiefs and bishoprics bear bare names, so that a sentence says what they are: the bishopric of Blaye.

game-name = Fief

## Things

village-beaujeu = Beaujeu
village-la_salle = La Salle
village-blaye = Blaye
village-charolles = Charolles
village-sennecy = Sennecy
village-l_epervier = L’Épervier
village-chateauneuf = Châteauneuf
village-mazilles = Mazilles
village-st_andromy = St Andromy
village-tournus = Tournus
village-belleville = Belleville
village-pugnac = Pugnac
village-st_medard = St Médard
village-st_gerome = St Gérôme
village-st_andre = St André
village-villeneuve = Villeneuve
village-la_bussiere = La Bussière
village-bourg = Bourg
village-st_vivien = St Vivien
village-les_essarts = Les Essarts
village-st_paul = St Paul
village-marcamps = Marcamps
village-sigy = Sigy
village-st_ciers_d_abzac = St Ciers d’Abzac

fief-blaye = Blaye
fief-epervier = L’Épervier
fief-mazilles = Mazilles
fief-tournus = Tournus
fief-st_gerome = St Gérôme
fief-bourg = Bourg
fief-st_paul = St Paul
fief-sigy = Sigy

bishopric-b1 = Blaye
bishopric-b2 = Tournus
bishopric-b3 = St Gérôme
bishopric-b4 = Bourg
bishopric-b5 = Sigy

lord-arthur = Arthur
lord-baudoin = Baudoin
lord-charles = Charles
lord-eric = Éric
lord-francois = François
lord-gauvain = Gauvain
lord-henri = Henri
lord-lambert = Lambert
lord-othon = Othon
lord-philippe = Philippe
lord-quentin = Quentin
lord-thierry = Thierry
lord-alienor = Aliénor
lord-blanche = Blanche
lord-guenievre = Guenièvre
lord-isabelle = Isabelle
lord-jeanne = Jeanne
lord-mireille = Mireille

kind-arthur = Arthur
kind-baudoin = Baudoin
kind-charles = Charles
kind-eric = Éric
kind-francois = François
kind-gauvain = Gauvain
kind-henri = Henri
kind-lambert = Lambert
kind-othon = Othon
kind-philippe = Philippe
kind-quentin = Quentin
kind-thierry = Thierry
kind-alienor = Aliénor
kind-blanche = Blanche
kind-guenievre = Guenièvre
kind-isabelle = Isabelle
kind-jeanne = Jeanne
kind-mireille = Mireille
kind-d_arc = d’Arc
kind-cardinal = Cardinal
kind-good_harvest = Good Harvest
kind-fine_weather = Fine Weather
kind-tax = Tax
kind-revolt = Revolt
kind-tunnel = Tunnel
kind-assassination = Assassination
kind-justice = Justice
kind-ambush = Ambush

calamity-bad_weather = Bad Weather
calamity-famine = Famine
calamity-plague = Plague

relic-grail = Holy Grail
    .acc = the Holy Grail
relic-eyes = Eyes of St Roseline
    .acc = the Eyes of St Roseline
relic-tooth = Tooth of St Géronce
    .acc = the Tooth of St Géronce
relic-lance = Holy Lance
    .acc = the Holy Lance
relic-radegund = Relic of St Radegund
    .acc = the Relic of St Radegund

unit-man_at_arms = man-at-arms
unit-knight = knight

fort-none = no fortification
fort-castle = castle
fort-city = fortified city

## Setup, turns, income, the end

phase-setup = setup
phase-hear_ye = Hear ye
phase-cards = cards
phase-income = income
phase-purchases = purchases
phase-movement = movement
phase-battles = battles
phase-end_of_turn = end of turn

points-fief_titles = fief titles
points-king = king
points-pope = pope

result-victory_alone = The game ends: one family wins.
result-victory_together = The game ends: two allied families win.
result-turn_limit = The game ends after the last turn.

move-first = { $seat } is the first player
move-relic = The relic is { $relic }
move-settle = Settle in { $village }

ask-deal = The first lords are dealt.
ask-first_player = The first player is drawn.
ask-settle = In which village do you place your castle, your lord and your troops?
ask-reliquary = The relics are laid in the capitals of the bishoprics.

why-not-a-lord-left = That lord is no longer in the deck.
why-nobody-sits-there = Nobody sits there.
why-occupied = { $village } is occupied.
why-relic-laid = That relic already lies in a village: { $relic }.

event-dealt = { $seat } begins with { $lord }.
event-first-player = { $seat } is the first player.
event-settled = { $seat }’s lord { $lord } settles in { $village }.
event-relic-laid = A relic lies in { $village }: { $relic }.
event-turn = Turn { $turn } begins; { $seat } is the first player.
event-phase = Phase: { $phase }.
event-village-income = { $sum ->
    [one] { $seat } gets { $sum } denier
   *[other] { $seat } gets { $sum } deniers
} from { $villages ->
    [one] { $villages } village.
   *[other] { $villages } villages.
}
event-mill-income = { $sum ->
    [one] { $seat } gets { $sum } denier
   *[other] { $seat } gets { $sum } deniers
} from { $mills ->
    [one] { $mills } mill.
   *[other] { $mills } mills.
}
event-land-tax-income = { $sum ->
    [one] { $seat } gets { $sum } denier
   *[other] { $seat } gets { $sum } deniers
} from the land tax in the fief of { $fief }.
event-tithe-income = { $sum ->
    [one] { $seat } gets { $sum } denier
   *[other] { $seat } gets { $sum } deniers
} from the tithe in the bishopric of { $bishopric }.
event-queen-income = { $sum ->
    [one] { $seat } gets { $sum } denier
   *[other] { $seat } gets { $sum } deniers
} from { $lord }’s royal household.
event-points = { $points ->
    [one] { $seat } has { $points } victory point.
   *[other] { $seat } has { $points } victory points.
}
event-won = { $points ->
    [one] { $seat } wins alone with { $points } victory point.
   *[other] { $seat } wins alone with { $points } victory points.
}
event-won-together = { $points ->
    [one] { $seat } and { $ally } win together with { $points } victory point.
   *[other] { $seat } and { $ally } win together with { $points } victory points.
}
event-tied = The leaders are tied in everything that counts. The game goes on.
event-time-is-up = Turn { $turn } was the last one.
event-money-shown = { $sum ->
    [one] { $seat } reveals { $sum } denier.
   *[other] { $seat } reveals { $sum } deniers.
}

## Marriages, elections, church titles, the crown

office-b1 = bishop of Blaye
office-b2 = bishop of Tournus
office-b3 = bishop of St Gérôme
office-b4 = bishop of Bourg
office-b5 = bishop of Sigy
office-pope = pope
office-king = king

ballot-arthur = Arthur
ballot-baudoin = Baudoin
ballot-charles = Charles
ballot-eric = Éric
ballot-francois = François
ballot-gauvain = Gauvain
ballot-henri = Henri
ballot-lambert = Lambert
ballot-othon = Othon
ballot-philippe = Philippe
ballot-quentin = Quentin
ballot-thierry = Thierry
ballot-alienor = Aliénor
ballot-blanche = Blanche
ballot-guenievre = Guenièvre
ballot-isabelle = Isabelle
ballot-jeanne = Jeanne
ballot-mireille = Mireille
ballot-nobody = nobody

move-marry = Propose that { $lord } and { $spouse } marry
move-stand = Nominate { $lord }
move-lay = Vote for { $for }, decoy on { $against }

ask-marriages = Do you propose a marriage?
ask-candidacy = Which of your lords stands in this election?
ask-ballots = Whom do you vote for, and where do you lay your decoy?
ask-sealed_ballots = Whom do you vote for, and where do you lay your decoy? All markers are shown together.
ask-parley = Everybody may trade now. Are you ready to go on?

why-not-of-your-family = { $lord } does not belong to your family.
why-nobody-to-marry = { $lord } is not in play.
why-same-family = Bride and groom must come from two families.
why-not-man-and-woman = A marriage joins a man and a woman.
why-family-married = { $seat } already has a marriage. A family can have only one.
why-man-of-the-church = { $lord } is a man of the church and cannot marry.
why-d-arc-never-marries = { $lord } is d’Arc and never marries.
why-not-your-candidate = { $lord } does not belong to your family. You can nominate only your own lords.
why-stands-already = { $lord } is already a candidate.
why-not-a-man = { $lord } is a woman; only men can be elected.
why-imprisoned = { $lord } is a prisoner and cannot stand.
why-is-excommunicated = { $lord } is excommunicated and cannot stand.
why-no-bachelor = { $lord } is married and cannot become bishop.
why-king-no-bishop = { $lord } is king and cannot become bishop.
why-bishop-already = { $lord } is already a bishop. A lord can hold only one bishopric.
why-no-prelate = { $lord } must be bishop or cardinal to become pope.
why-has-church-title = { $lord } has a church title and cannot become king.
why-no-candidate = { $lord } is not a candidate in this election.

event-proposed = { $seat } sends { $to } a proposal of marriage between { $lord } and { $spouse }.
event-proposed-hidden = { $seat } sends { $to } a marriage proposal.
event-married = { $lord } and { $spouse } are married; their families are allied.
event-widowed = Death ends the marriage of { $lord } and { $spouse }.
event-annulled = The pope annuls the marriage of { $lord } and { $spouse }.
event-bishop = { $lord } becomes bishop of { $bishopric }.
event-cardinal = { $lord } becomes cardinal.
event-pope = { $lord } becomes pope.
event-king = { $lord } becomes king.
event-queen = { $lord } becomes queen.
event-regent = { $lord } becomes queen regent.
event-dauphin-crowned = The dauphin { $lord } succeeds the king.
event-dauphin = { $lord } becomes dauphin.
event-bishop-no-more = { $lord } is no longer bishop of { $bishopric }.
event-cardinal-no-more = { $lord } is no longer cardinal.
event-pope-no-more = { $lord } is no longer pope.
event-queen-no-more = { $lord } is no longer queen.
event-dauphin-no-more = { $lord } is no longer dauphin.
event-throne-empty = The throne is empty.
event-excommunicated = The pope excommunicates { $lord }.
event-lifted = { $lord } is no longer excommunicated.
event-election = Election: { $office }.
event-stands = { $lord } ({ $seat }) stands for { $office }.
event-lays-nothing = { $seat } lays no marker.
event-lays-one = { $seat } lays a marker on { $lord }.
event-lays-two = { $seat } lays a marker on { $lord } and another on { $other }.
event-lays-sealed = { $seat } has voted.
event-ballot = { $votes ->
    [one] { $seat } ({ $votes } vote): For { $for }, Against { $against }.
   *[other] { $seat } ({ $votes } votes): For { $for }, Against { $against }.
}
event-drops-out = { $lord } can no longer be elected.
event-counted = { $votes ->
    [0] { $lord } has no votes.
    [one] { $lord } has { $votes } vote.
   *[other] { $lord } has { $votes } votes.
}
event-no-candidate = No candidates, so no election: { $office }.
event-no-votes = No { $office } is elected, as nobody gets a vote.
event-even-votes = { $votes ->
    [one] The leaders are tied at { $votes } vote, so nobody is elected: { $office }.
   *[other] The leaders are tied at { $votes } votes, so nobody is elected: { $office }.
}
event-no-majority = Nobody has more than half of the votes ({ $votes } of { $cast } at most), so no pope is elected.
event-too-few-votes = { $votes ->
    [one] { $lord } leads with { $votes } vote; a king needs 3.
   *[other] { $lord } leads with { $votes } votes; a king needs 3.
}
event-no-clergy = { $lord } leads, but a king needs the votes of two bishops, of a cardinal or of the pope.

## Phase 2: discarding, drawing, calamities, playing cards, placing lords

deck-event = event deck
deck-character = character deck

back-none = no card
back-event = an event
back-calamity = a calamity

move-card = The card is { $kind }
move-back = { $back_id ->
    [none] No card is left
    [event] The next card is an event
   *[calamity] The next card is a calamity
}
move-reveal = The calamity is { $calamity }
move-die = The die shows { $die }
move-pass = Pass
move-done = Done
move-accept = Accept
move-refuse = Refuse
move-discard = Discard { $kind }
move-draw = Draw from the { $deck }
move-enter = Bring { $lord } into play
move-place = Place the lord in { $village }
move-declare = Declare your new man dauphin
move-harvest = Play Good Harvest on the bishopric of { $bishopric }
move-weather = Play Fine Weather on the bishopric of { $bishopric }
move-land_tax = Levy land tax on the fief of { $fief }
move-tithe = { $lord } tithes the bishopric of { $bishopric }
move-tithe_all = The pope tithes all governed bishoprics
move-fall = Lose a { $unit }

ask-discarding = Which cards do you discard?
ask-drawing = Which deck do you draw from?
ask-turning_up = The next card of the event deck is revealed.
ask-calamities = A calamity is revealed.
ask-striking = A die is rolled for the bishopric that is hit.
ask-plague = A die is rolled for each lord in the plague.
ask-halving = Which of your troops die of the plague?
ask-playing = Do you play cards?
ask-entering = Where do you place the lord?
ask-declaring = Do you declare your new man dauphin?

why-fort-first = You control a fortification, so you must place the lord in one of yours, not in { $village }.
why-lord-first = You must place the lord with another of your lords, not in { $village }.
why-refused-there = You were not let into { $village }.
why-not-in-hand = You don’t have the { $kind } card in hand.
why-enough-drawn = You have already drawn two cards.
why-one-character = You can draw only one character a turn.
why-full-hand = You already have three cards in hand.
why-nothing-to-draw = The { $deck } is empty.
why-not-in-deck = { $kind } cannot be on top of that deck.
why-family-full = Your family already has four lords.
why-no-place = You have found no place for { $lord } this turn.
why-bad-weather-there = There is bad weather in the bishopric of { $bishopric }: no Good Harvest there.
why-famine-there = There is famine in the bishopric of { $bishopric }: no Fine Weather there.
why-bonus-there = A card like this already lies on the bishopric of { $bishopric }.
why-not-entitled = You can’t tax the fief of { $fief }: you don’t hold its title, and your king or regent may not tax it.
why-already-taxed = The fief of { $fief } is already taxed.
why-no-tax-marker = You have no tax marker left.
why-not-governed = The bishopric of { $bishopric } has no bishop.
why-no-tithe = You have no lord who can levy that tithe.
why-place-free = You can place this lord without asking anybody.
why-no-such-token = You have no such unit to lose here: { $unit }.

event-discarded = { $seat } discards { $kind }.
event-drew = { $seat } draws { $kind } from the { $deck }.
event-drew-hidden = { $seat } draws a card from the { $deck }.
event-calamity-drawn = { $seat } draws a calamity. It goes face down to slot { $slot } of the track.
event-calamity-too-many = { $seat } draws a calamity. The track is full, so it is discarded unseen.
event-shuffled = The discard pile is shuffled into a new { $deck }.
event-back = { $back_id ->
    [none] The event deck is empty.
    [event] The next card of the event deck is an event.
   *[calamity] The next card of the event deck is a calamity.
}
event-revealed = Calamity: { $calamity }.
event-struck = { $calamity } strikes the bishopric of { $bishopric }.
event-false-alarm = False alarm: { $calamity } is discarded.
event-already-there = { $calamity } already lies on the bishopric of { $bishopric }. The card is discarded.
event-plague-die = { $die ->
    [1] { $lord } dies of the plague (rolled a { $die }).
    [2] { $lord } dies of the plague (rolled a { $die }).
    [3] { $lord } dies of the plague (rolled a { $die }).
   *[other] { $lord } survives the plague (rolled a { $die }).
}
event-plague-loss = In { $village } { $seat } loses a { $unit } to the plague.
event-harvest = { $seat } plays Good Harvest on the bishopric of { $bishopric }.
event-fine-weather = { $seat } plays Fine Weather on the bishopric of { $bishopric }.
event-cancelled = { $seat } ends { $calamity } in the bishopric of { $bishopric }.
event-land-tax = { $seat } levies land tax on the fief of { $fief }.
event-tithe = { $seat } levies a tithe on the bishopric of { $bishopric } ({ $lord }).
event-tithe-all = { $seat } levies the pope’s tithe on all governed bishoprics ({ $lord }).
event-entered = { $lord } joins { $seat }’s family in { $village }.
event-taken-back = { $seat } finds no place for { $lord } and takes the card back.
event-stays = { $seat }’s lord { $lord } finds no place and stays there as a free lord.
event-spared = { $number ->
    [one] Beginners are spared in the first turn: { $number } calamity is discarded unseen.
   *[other] Beginners are spared in the first turn: { $number } calamities are discarded unseen.
}
event-placed = { $seat } places { $lord } in { $village }.

# Deaths and what follows them, control, ransoms and purchases.

## Moves

move-ransom = Pay the ransom of { $lord }
move-hire = { $unit_id ->
    [knight] Buy a knight for { $village }
   *[man_at_arms] Buy a man-at-arms for { $village }
}
move-mill = Build a mill in { $village }
move-castle = Build a castle in { $village }
move-title = Take the title of { $fief }
move-ask_waiver = Ask the king or regent for the title of { $fief } for free
move-grant = Give the title to { $lord }
move-capital = Make the castle of { $village } the fortified city
move-cardinal = Make { $lord } a cardinal
move-pass_title = Pass the title of { $fief } to { $lord }
move-successor = Leave the village to { $seat }
move-road = Move onto the road towards { $village }

## Questions

ask-road = You no longer control the village. Which road do your units move onto?
ask-succession = You have left the village. Which of the players there controls it now?
ask-inheriting = Your heirs can’t hold all the titles. Which one comes next?
ask-granting = Which of your lords takes the title?
ask-granting-capital = Which castle becomes the fortified city?
ask-ransoming = Ransom your captured lords: offer less, pay, or choose Done.
ask-ransoming-must = Ransom your captured lords: offer less, or pay.
ask-buying = Buy what you like, then choose Done.

## Reasons why not

why-not-your-prisoner = { $lord } is not one of your captured lords.
why-dearest-first = You can’t pay for all: ransom { $lord }, the most expensive, first.
why-must-ransom = { $sum ->
    [one] You can pay the ransom of { $lord } ({ $sum } denier), so you must.
   *[other] You can pay the ransom of { $lord } ({ $sum } deniers), so you must.
}
why-asked-already = You have already asked for this.
why-nobody-on-board = You have neither a free lord nor troops on the board.
why-none-in-supply = None of these units are left in the supply.
why-no-place-for-troops = You need a free lord, a castle or a city in { $village }.
why-besieged = { $village } is besieged: no new troops can get in.
why-enough-new-units = You have already brought four new units to { $village } this phase.
why-not-your-village = You do not control { $village }.
why-enough-mills = { $village } already has two mills.
why-fortified = { $village } already has a fortification.
why-title-held = { $lord } holds the title of { $fief }.
why-city-stands = The title of { $fief } is not for sale: it goes with the fortified city.
why-villages-missing = You do not control all villages of the fief of { $fief }.
why-no-castle = You have no castle in the fief of { $fief }.
why-no-lord-with-room = None of your free lords can hold another fief title.
why-prisoner-buys-nothing = { $lord } is a prisoner, so you can’t give them a title you buy.
why-no-ruler = Without a king or regent nobody can waive the price.
why-free-of-charge = The title of { $fief } is free for you anyway.
why-cardinal-sold = The cardinal title has already been bought.
why-no-bishop = { $lord } is not a bishop.
why-cardinal-already = { $lord } is already a cardinal.
why-not-your-lord = { $lord } does not belong to your family.
why-not-the-heir = Only the spouse inherits, not { $lord }.
why-two-titles = { $lord } already holds two fief titles.
why-not-your-title = Nobody of your family holds the title of { $fief }.
why-only-title = { $lord } has no second fief title to pass.
why-keeps-the-higher = { $lord } keeps the higher title, { $fief }.
why-title-passed = The title of { $fief } has already been passed.
why-not-left-behind = The title of { $fief } is not part of the inheritance.
why-no-capital = You have no castle in { $village } to make the city of this fief.
why-not-present = { $seat } has neither troops nor a free lord there.
why-no-road = No road leads there from { $village }.
why-cannot-pay = { $need ->
    [one] You need { $need } denier; you have { $have }.
   *[other] You need { $need } deniers; you have { $have }.
}

## Events

event-died = { $lord } ({ $seat }) dies in { $village }.
event-inherited = { $lord } ({ $seat }) inherits the title of { $fief }.
event-replaced = { $number ->
    [one] A unit of { $seat } replaces one of { $partner }’s in { $village }.
   *[other] { $number } units of { $seat } replace { $partner }’s in { $village }.
}
event-title-to-board = The title of { $fief } returns to the board.
event-title-lost = { $lord } loses the title of { $fief } with its city.
event-title-gained = { $lord } ({ $seat }) gains the title of { $fief } with its city.
event-title-passed = { $seat } passes the title of { $fief } to { $lord }.
event-control = { $seat } now controls { $village }.
event-control-lost = { $seat } no longer controls { $village }.
event-siege-ended = { $seat } ends the siege of { $village }.
event-freed = { $lord } ({ $seat }) is free again.
event-road = { $seat }’s units in { $village } move onto the road towards { $neighbour }.
event-ransomed = { $sum ->
    [one] { $seat } pays { $partner } a ransom of { $sum } denier for { $lord }.
   *[other] { $seat } pays { $partner } a ransom of { $sum } deniers for { $lord }.
}
event-bargained-free = { $seat } and { $partner } agree: { $lord } is free.
event-hired = { $unit_id ->
    [knight] { $seat } buys a knight for { $village }.
   *[man_at_arms] { $seat } buys a man-at-arms for { $village }.
}
event-hired-hidden = { $seat } buys a unit for { $village }.
event-paid-troops = { $seat } pays for { $men ->
    [one] { $men } man-at-arms
   *[other] { $men } men-at-arms
} and { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
}.
event-mill = { $seat } builds a mill in { $village }.
event-castle = { $seat } builds a castle in { $village }.
event-title-bought = { $sum ->
    [0] { $seat } takes the title of { $fief } for free.
    [one] { $seat } buys the title of { $fief } for { $sum } denier.
   *[other] { $seat } buys the title of { $fief } for { $sum } deniers.
}
event-title-given = { $lord } ({ $seat }) receives the title of { $fief }.
event-city = { $village } becomes the fortified city of the fief of { $fief }.
event-waived = { $seat } gives { $partner } the title of { $fief } for free.
event-cardinal-bought = { $seat } buys the cardinal title for { $lord }.

## Movement and cavalcades

dig-siege = out of the siege
dig-pass = past those who bar the way
dig-weather = through bad weather

move-march = March with { $lord }
move-step = Go to { $village }
move-men = { $number ->
    [0] Take no men-at-arms along
    [one] Take { $number } man-at-arms along
   *[other] Take { $number } men-at-arms along
}
move-knights = { $number ->
    [0] Take no knights along
    [one] Take { $number } knight along
   *[other] Take { $number } knights along
}
move-along = { $lord } goes along
move-behind = { $lord } stays behind
move-ask_leave = Ask for permission to go to { $village }
move-halt = Halt here
move-withdraw = Withdraw
move-dig = Play Tunnel: { $dig }
move-cavalcade = Ride a cavalcade to { $village }
move-let_pass = Let them pass
move-bar = Bar their way
move-force = Force a battle anyway
move-slide = Clear the road: slide your units into { $village }

ask-moving = Which of your lords marches?
ask-moving-nobody = None of your lords can march. You can only end your movement.
ask-group = Where does your group go?
ask-group-refused = You were turned away. Do you withdraw or stay here?
ask-loading = Who goes along?
ask-cavalcade = A cavalcade wants to pass. Do you let it pass or bar its way?
ask-cavalcade-force = They let you pass. Do you force a battle anyway?

why-not-your-free-lord = { $lord } is not one of your free lords.
why-has-led = { $lord } has already led a group this turn.
why-no-step-left = { $lord } has no steps left.
why-nowhere-to-go = { $lord } cannot go anywhere: bad weather bars every road.
why-no-road-there = No road leads there from { $village }.
why-weather-stops = Bad weather bars the road to { $village }.
why-withdraw-with-all = After being turned away you withdraw with everyone who came.
why-held-by-siege = You are besieged: you can leave only with permission from { $seat }, by Tunnel or by cavalcade.
why-leave-needed = You need permission from { $seat } to go on.
why-road-held = Units of { $seat } came by this road this turn and block it.
why-leave-was-refused = You have already been turned away here.
why-no-leave-needed = You need no permission to go to { $village }.
why-turned-away = You have already been turned away from the fortification of { $village }.
why-not-refused = You have not been turned away.
why-came-by-no-road = You did not come here by road this turn, so you can’t withdraw.
why-dug-already = You have already dug this tunnel.
why-no-siege-to-leave = Nobody besieges you in { $village }.
why-siege-left-first = Only your first step can be a Tunnel out of a siege.
why-nothing-to-pass = Nobody bars your way in { $village }.
why-no-bad-weather = No bad weather stops you in { $village }.
why-no-ride-after-refusal = After being turned away you can’t ride a cavalcade.
why-nobody-bars = Nobody bars your way to { $village }.
why-weather-stops-ride = Bad weather rules out battle in { $village }.
why-not-through-walls = A cavalcade can’t ride through the fortification of { $village }.
why-no-knight-to-ride = You need a knight with a step left beside your lord in { $village }.
why-too-many-along = At most { $number } can go along.
why-all-who-came = At least { $number } must go along.
why-not-on-a-road = None of your units have been on a road outside { $village } since last turn.
why-before-the-walls = { $village } is fortified, so your units outside stay on their road.
why-slid-already = You have already slid your units into { $village } this turn.

event-marched = { $lord } ({ $seat }) marches from { $village } to { $to }.
event-withdrew = { $lord } ({ $seat }) withdraws from { $village } to { $to }.
event-goes-along = { $lord } goes along to { $to }.
event-troops-along = { $number ->
    [one] { $seat } takes { $number } unit along
   *[other] { $seat } takes { $number } units along
} (men-at-arms: { $men }, knights: { $knights }).
event-enters-walls = { $seat } enters the fortification of { $village } with its controller’s permission.
event-leave-granted = { $seat } lets { $lord } go to { $to }.
event-leave-refused = { $seat } doesn’t let { $lord } go to { $to }.
event-dug = { $seat } plays Tunnel in { $village }: { $dig }.
event-slid = { $seat } moves the units outside { $village } into the village.
event-cavalcade = { $number ->
    [one] { $seat } rides a cavalcade with { $number } knight from { $village } to { $to }.
   *[other] { $seat } rides a cavalcade with { $number } knights from { $village } to { $to }.
}
event-lets-pass = { $seat } lets the cavalcade pass in { $village }.
event-bars = { $seat } bars the way in { $village }.
event-forces = { $seat } forces a battle with { $other } in { $village }.
event-cavalcade-stopped = { $seat }’s cavalcade is stopped in { $village }.
event-troops-along-hidden = { $number ->
    [one] { $seat } takes { $number } unit along.
   *[other] { $seat } takes { $number } units along.
}

## Battles, sieges, pillage

side-attacker = attacker
side-defender = defender

move-hit = { $hits ->
    [0] The battle die shows no damage
   *[other] The battle die shows { $hits } damage
}
move-attack = Attack { $seat } in { $village }
move-join = Join the { $side }
move-change_sides = Change sides
move-leave = Leave the battle
move-lose = Lose { $seat }’s { $unit }
move-lose_lord = { $lord } falls
move-surrender = Surrender
move-truce = Offer a truce
move-stop = Stop the attack
move-go_on = Go on
move-come_out = Come out and attack
move-hold = { $seat } holds { $lord } prisoner
move-let_go = Let { $lord } go
move-besiege = Besiege { $village }
move-lift_siege = Lift the siege of { $village }
move-pillage = Pillage a mill in { $village }

ask-fighting = Whom do you attack, and where?
ask-joining = Do you join a side of this battle?
ask-round = Battle dice are rolled.
ask-losses = Which losses does your side take?
ask-after_round = The round is over. What do you do?
ask-after_round-helper = The round is over. Do you go on, change sides or leave?
ask-after_round-come_out = The attacker has stopped. Do you come out and attack?
ask-capturing = What becomes of the beaten lords?
ask-sieges = Do you begin or lift sieges?
ask-pillaging = Do you pillage a mill?
ask-fighting-nobody = You can attack nobody now. Sieges come next.

why-no-lord-with-troops = You have no lord with troops in { $village }.
why-nobody-to-attack = { $seat } has nobody you could attack in { $village }.
why-weather-forbids-battle = Bad weather rules out battle in { $village }.
why-attacked-already = You have already attacked { $seat } in { $village } this turn.
why-no-dice = You would roll no dice against the walls of { $village }.
why-riders-fight-alone = In a cavalcade you can join only the defender.
why-leaderless-only-defend = Without a lord in { $village } your troops can only defend.
why-leader-has-refused = The { $side } has already refused you.
why-not-on-your-side = { $seat } does not fight on your side.
why-no-such-troops-left = { $seat } has no such troops in the battle: { $unit }.
why-as-much-as-damage = You must take as much of the { $damage } damage as you can; a { $unit } would be too little.
why-troops-die-first = Lords are hit only when all troops of their side are gone.
why-not-a-lord-of-side = The damage can’t hit { $lord }.
why-no-change-in-cavalcade = In a cavalcade you can’t change sides.
why-truce-proposed = You have already offered a truce this round.
why-no-stop-in-the-open = In the open you can’t stop the attack alone.
why-not-beaten = You don’t decide what becomes of { $lord } now.
why-no-units-to-hold = { $seat } has no units there on the winning side.
why-no-walls-to-besiege = Nobody holds a fortification in { $village }.
why-own-walls = You are inside the fortification of { $village }.
why-besieges-already = You are already besieging { $village }.
why-siege-lifted = You have just lifted the siege of { $village }.
why-no-engine-left = Both your siege engines are in use.
why-no-siege-to-lift = You do not besiege { $village }.
why-no-mill-there = { $village } has no mill.
why-only-besiegers-pillage = { $village } is besieged: only the besiegers can pillage there.
why-not-yours-to-pillage = You do not control { $village }.

event-battle = { $seat } attacks { $defender } in { $village }.
event-joined-side = { $seat } joins the { $side } in { $village }.
event-round = Battle round { $round }: { $attack ->
    [one] the attacker rolls { $attack } die
   *[other] the attacker rolls { $attack } dice
}, { $defence ->
    [one] the defender { $defence } die.
   *[other] the defender { $defence } dice.
}
event-rolled = { $hits ->
    [0] { $seat } rolls no damage.
   *[other] { $seat } rolls { $hits } damage.
}
event-damage = { $seat } deals { $damage } damage.
event-unit-lost = { $seat } loses a { $unit }.
event-changed-sides = { $seat } changes sides and now fights with the { $side }.
event-left-battle = { $seat } leaves the battle.
event-gates-opened = { $seat } opens the gates of { $village }.
event-surrendered = { $seat } surrenders in { $village }.
event-truce = { $seat } and { $partner } agree on a truce in { $village }.
event-stopped = { $seat } stops attacking { $village }.
event-came-out = { $seat } comes out of { $village } and attacks.
event-battle-won = { $seat } wins the battle of { $village }.
event-battle-undecided = The battle of { $village } ends without a winner.
event-captured = { $lord } is { $seat }’s prisoner.
event-let-go = { $seat } lets { $lord } go.
event-keeps-village = { $lord } stays in { $village }, so { $seat } keeps the village.
event-siege-laid = { $seat } besieges { $village }.
event-siege-won = { $seat } takes { $village } by siege.
event-siege-goes-on = { $seat } continues the siege of { $village }. The siege engine now shows two dice.
event-pillaged = { $seat } pillages a mill in { $village }.

## Surprise cards, papal powers, windows, revolts

until-now = now
until-battle = the end of the battle
until-phase = the end of the phase
until-turn = the end of the turn

move-pass_until = { $until_id ->
    [battle] Pass until the end of the battle
    [phase] Pass until the end of the phase
    [turn] Pass until the end of the turn
   *[now] Pass this time
}
move-attend = Ask me about surprise cards again
move-excommunicate = Excommunicate { $lord }
move-lift = Lift the excommunication
move-ask_annulment = Ask the pope to annul your marriage
move-d_arc = Play d’Arc on { $lord }
move-make_cardinal = Play Cardinal on { $lord }
move-revolt = Play Revolt on { $village }
move-free = Play Tunnel to free { $lord } and all fellow prisoners
move-tunnel = Play Tunnel under the walls
move-assassinate = Assassinate { $lord }; { $assassin } becomes known as the assassin
move-justice = Play Justice on { $lord }
move-ambush = Ambush { $lord }
move-add_revolt = Add a Revolt card
move-add_tunnel = Add a Tunnel
move-calm = Pay 3 deniers and try to calm the revolt
move-calm_free = Try to calm the revolt at the risk of the churchman’s life
move-first_victim = Hit { $seat }’s troops

ask-window = Do you play a surprise card or use a papal power now?
ask-revolt = There is a revolt. Do you add a card?
ask-revolt-victim = Whose troops are hit next?
ask-revolt-losses = Which losses do you take?
ask-revolt-dice = Battle dice are rolled for the revolt.
ask-calming = Does your churchman try to calm the revolt?
ask-calming-die = A die decides whether the revolt is calmed.

why-not-held = You don’t have that card.
why-while-drawing = You can’t interrupt while cards are being drawn.
why-while-voting = You can’t trade or play a card while secret ballots are being laid.
why-before-losses = You can’t play a card between the roll and the losses.
why-not-settled-yet = What has just happened has to be settled first.
why-not-in-play = { $lord } is not in play.
why-not-an-unmarried-woman = { $lord } is not an unmarried woman.
why-not-a-bishop = { $lord } is not a bishop.
why-already-cardinal = { $lord } is already cardinal.
why-no-cause = A revolt in { $village } needs a tax or a famine there.
why-own-tax = You can’t raise a revolt in { $village } because of your own tax.
why-not-a-prisoner = { $lord } is not a prisoner.
why-no-battle = No battle is under way.
why-not-the-attacker = Only the attacker can dig a tunnel.
why-no-walls = No walls protect anybody in { $village }.
why-own-lord = { $lord } is of your own family.
why-not-own-lord = { $lord } does not belong to your family.
why-no-assassin = { $lord } doesn’t have the assassin marker.
why-immune = Justice can’t touch { $lord }.
why-no-lord-in-battle = You have no lord in this battle.
why-not-an-enemy-lord = { $lord } does not fight against you in this battle.
why-not-the-pope = Only a pope of your family can do that; from prison the pope can only lift an excommunication.
why-has-struck = The pope has already excommunicated somebody this turn.
why-one-at-a-time = Only one lord can be excommunicated at a time.
why-pope-himself = A pope cannot excommunicate himself.
why-nobody-excommunicated = Nobody is excommunicated.
why-not-married = Nobody of your family is married.
why-no-pope = Nobody is pope, so you can’t ask for this.
why-heir-born = A royal marriage with a dauphin cannot be annulled.
why-too-many-offers = You have already asked { $seat } three times this phase.
why-no-standing = You will be asked anyway.
why-no-such-end = { $until_id ->
    [battle] You can’t pass until the end of the battle here.
    [phase] You can’t pass until the end of the phase here.
    [turn] You can’t pass until the end of the turn here.
   *[now] Choose how long to pass.
}
why-cannot-calm = That churchman can’t calm this revolt this way.
why-cannot-pay-calming = You need 3 deniers to calm the revolt.
why-nobody-there = { $seat } has no troops there to hit now.
why-tunnel-already = A tunnel has already been dug.
why-most-damage = { $damage ->
    [one] You must lose as much as { $damage } damage allows.
   *[other] You must lose as much as { $damage } damage allows.
}

event-d-arc = { $seat } plays d’Arc: { $lord } takes up the sword.
event-card-made-cardinal = { $seat } plays Cardinal: { $lord } is made cardinal.
event-revolt = { $seat } plays Revolt: { $village } rises.
event-tunnel-frees = { $seat } plays Tunnel: { $lord } is free.
event-tunnel-under-walls = { $seat } plays Tunnel: the walls of { $village } protect nobody in this battle.
event-assassinated = { $seat } has { $lord } assassinated; { $assassin } becomes known as the assassin.
event-justice = { $seat } plays Justice: { $lord } is put to death.
event-ambushed = { $seat } plays Ambush: { $lord } is captured.
event-standing = { $until_id ->
    [battle] { $seat } passes until the end of the battle.
    [phase] { $seat } passes until the end of the phase.
    [turn] { $seat } passes until the end of the turn.
   *[now] { $seat } passes this time.
}
event-attends = { $seat } wants to be asked about surprise cards again.
event-revolt-added = { $seat } adds a Revolt card in { $village }.
event-tunnel-added = { $seat } adds a Tunnel: the walls of { $village } do not help.
event-calming-paid = { $seat } pays for { $lord } to calm the revolt.
event-calms = { $lord } tries to calm the revolt (rolled a { $die }).
event-calmed = { $lord } has calmed the revolt in { $village }.
event-calmer-dies = The mob does not listen: { $lord } is killed.
event-not-calmed = The mob does not listen to { $lord }.
event-revolt-strikes = The revolt in { $village } does { $hits } damage.
event-revolt-fails = The revolt in { $village } fails.
event-revolt-losses = { $men ->
    [one] { $seat } loses { $men } man-at-arms
   *[other] { $seat } loses { $men } men-at-arms
} and { $knights ->
    [one] { $knights } knight.
   *[other] { $knights } knights.
}
event-revolt-destroys = The revolt in { $village } succeeds. The lords there die; the mills and the castle are destroyed.

## Offers and private talks

way-give = give
way-take = take

matter-trade = a trade offer
    .gen = trade offer
matter-marriage = a marriage proposal
    .gen = marriage proposal
matter-annulment = a request for an annulment
    .gen = request for an annulment
matter-cardinal = a request to make a cardinal
    .gen = request to make a cardinal
matter-passage = a request for passage
    .gen = request for passage
matter-placement = a request to place a lord
    .gen = request to place a lord
matter-waiver = a request for a free title
    .gen = request for a free title
matter-ransom = a request for a lower ransom
    .gen = request for a lower ransom
matter-truce = an offer of a truce
    .gen = offer of a truce
matter-side = an offer to join a side
    .gen = offer to join a side
matter-relic = a request to take a relic
    .gen = request to take a relic
matter-talk = a request for a private talk
    .gen = request for a private talk

move-offer = Make { $seat } an offer
move-talk = Ask { $seat } for a private talk
move-money = { $way_id ->
    [give] Give { $sum ->
        [one] { $sum } denier
       *[other] { $sum } deniers
    }
   *[take] Ask for { $sum ->
        [one] { $sum } denier
       *[other] { $sum } deniers
    }
}
move-kind = { $way_id ->
    [give] Give the { $kind } card
   *[take] Ask for the { $kind } card
}
move-village = { $way_id ->
    [give] Hand over control of { $village }
   *[take] Ask for control of { $village }
}
move-prisoner = { $way_id ->
    [give] Hand over the prisoner { $lord }
   *[take] Ask for the prisoner { $lord }
}
move-relic_for = { $way_id ->
    [give] Give { $relic_acc } to { $lord }
   *[take] Ask for { $relic_acc } for { $lord }
}
move-token = Seal the offer for a diplomacy token
move-propose = Send the offer
move-end_talk = End the talk

ask-offer = What do you offer, and what do you ask for?
ask-offer-answer = Do you agree?
ask-talk = You are talking in private. Do you make an offer?
ask-talk-extend = Time is up. Do you spend a diplomacy token to talk longer?

why-not-oneself = You can’t make yourself an offer.
why-offer-open = Another offer is waiting for its answer.
why-no-token = You have no diplomacy token left.
why-token-spent = This offer is already secret.
why-needs-token = Cards change hands only in secret, for a diplomacy token.
why-too-poor = { $has ->
    [0] { $seat } has no money, but the offer includes { $needed ->
        [one] { $needed } denier.
       *[other] { $needed } deniers.
    }
    [one] { $seat } has only { $has } denier and can’t pay the { $needed } in this offer.
   *[other] { $seat } has only { $has } deniers and can’t pay the { $needed } in this offer.
}
you-why-too-poor = { $has ->
    [0] You have no money, but the offer includes { $needed ->
        [one] { $needed } denier.
       *[other] { $needed } deniers.
    }
    [one] You have only { $has } denier and can’t pay the { $needed } in this offer.
   *[other] You have only { $has } deniers and can’t pay the { $needed } in this offer.
}
why-too-much = { $most ->
    [one] An offer can include { $most } denier at most.
   *[other] An offer can include { $most } deniers at most.
}
why-no-such-sum = Add 1, 2, 5 or 10 deniers at a time.
why-card-not-held = { $seat } doesn’t have the { $kind } card.
you-why-card-not-held = You don’t have the { $kind } card.
why-cannot-hold = { $seat } can’t be holding the { $kind } card.
you-why-cannot-hold = You can’t be holding the { $kind } card.
why-hand-full = A player can hold 3 cards at most.
why-not-controlled = { $seat } doesn’t control { $village }.
you-why-not-controlled = You don’t control { $village }.
why-no-troops-there = { $seat } can control { $village } only with troops there.
you-why-no-troops-there = You can control { $village } only with troops there.
why-being-settled = Something in { $village } is still being settled. Wait until it is done.
why-already-in-offer = The offer already includes one of these.
why-not-a-captive = { $seat } doesn’t hold { $lord } prisoner.
you-why-not-a-captive = You don’t hold { $lord } prisoner.
why-not-with-captor = { $seat } must have troops where { $lord } is.
you-why-not-with-captor = You must have troops where { $lord } is.
why-not-carried = { $seat } has no free lord with { $relic_acc }.
you-why-not-carried = You have no free lord with { $relic_acc }.
why-not-the-same-village = The relic can go only to a free lord in the same village; { $lord } is not there.
why-empty-offer = The offer is empty.

event-asks = { $seat } sends { $to } { $matter }.
event-gives-money = { $sum ->
    [one] { $seat } offers { $to } { $sum } denier.
   *[other] { $seat } offers { $to } { $sum } deniers.
}
event-wants-money = { $sum ->
    [one] { $seat } asks { $to } for { $sum } denier.
   *[other] { $seat } asks { $to } for { $sum } deniers.
}
event-gives-village = { $seat } offers { $to } control of { $village }.
event-wants-village = { $seat } asks { $to } for control of { $village }.
event-gives-prisoner = { $seat } offers { $to } the prisoner { $lord }.
event-wants-prisoner = { $seat } asks { $to } for the prisoner { $lord }.
event-gives-relic = { $seat } offers { $to } { $relic_acc }.
event-wants-relic = { $seat } asks { $to } for { $relic_acc }.
event-in-private = { $seat } and { $to } keep the terms to themselves.
event-accepted = { $seat } accepts { $of }’s { $matter_gen }.
event-refused = { $seat } refuses { $of }’s { $matter_gen }.
event-withdrawn = { $seat } withdraws the { $matter_gen } sent to { $to }.
event-lapsed = { $seat }’s { $matter_gen }, sent to { $to }, lapses.
event-token-spent = { $seat } spends a diplomacy token.
event-talk-begins = { $seat } and { $to } talk in private.
event-talk-joined = { $to } joins { $seat }’s private talk.
event-talk-extended = { $seat } extends the private talk.
event-talk-left = { $seat } leaves the private talk.
event-talk-ends = { $seat }’s private talk is over.
event-handed-over = { $sum ->
    [one] { $seat } gives { $to } { $sum } denier.
   *[other] { $seat } gives { $to } { $sum } deniers.
}
event-slipped = { $sum ->
    [one] { $seat } secretly gives { $to } { $sum } denier.
   *[other] { $seat } secretly gives { $to } { $sum } deniers.
}
event-slipped-hidden = Money passes in secret from { $seat } to { $to }.
event-card-passed = { $seat } gives { $to } the { $kind } card.
event-card-passed-hidden = { $seat } gives { $to } a card.

## Relics

move-take_relic = { $lord } takes { $relic_acc }
move-reroll = Roll for the bishopric of { $bishopric }
move-revive = Bring { $lord } back to life

ask-relics = For which bishopric do you use your relic?
ask-relics-die = A die is rolled.
ask-saving = Do you bring one of the dying back with the Tooth of St Géronce?

why-no-churchman = Only the bishop of its bishopric, a cardinal or the pope can take that relic ({ $relic }), not { $lord }.
why-not-there = { $lord } is not free in the village of that relic: { $relic }.
why-relic-carried = That relic is no longer in its church: { $relic }.
why-no-storm-there = The bishopric of { $bishopric } has no bad weather.
why-no-famine = The bishopric of { $bishopric } has no famine.
why-rolled-already = You have already rolled for that card in the bishopric of { $bishopric }.
why-not-dying = { $lord } is not dying.

event-relic-taken = { $lord } takes { $relic_acc }.
event-relic-left = In { $village }, { $relic_acc } is left behind.
event-eyes = The Eyes of St Roseline look upon the bad weather in the bishopric of { $bishopric }: the die shows { $die }.
event-eyes-move = The bad weather leaves the bishopric of { $bishopric } for that of { $to }.
event-eyes-stay = The bad weather stays in the bishopric of { $bishopric }.
event-eyes-end = The bad weather of the bishopric of { $bishopric } joins that of { $to }. Its card is discarded.
event-radegund = St Radegund is called on against the famine in the bishopric of { $bishopric }: the die shows { $die }.
event-radegund-ends = The famine in the bishopric of { $bishopric } is over.
event-revived = The Tooth of St Géronce brings { $lord } back to life.

## Things in words

rank-barony = barony
rank-county = county
rank-duchy = duchy
about-village = Village. Fief: { $fief } ({ $rank }); bishopric: { $bishopric }.
about-capital = Village, capital of the bishopric of { $bishopric }. Fief: { $fief } ({ $rank }).
village-roads = Roads to: { $villages }.
about-mill = The controller may build up to two mills for { $price } deniers each.
about-fief = Rank: { $rank }. Its title costs { $price } deniers and needs all its villages and a castle in one of them.
zone-villages = Villages: { $villages }.
about-bishopric = Capital: { $capital }. Calamities, harvests and tithes concern all its villages.
about-man = A man: 1 combat point; may hold fief titles and be bishop, cardinal, pope, dauphin or king.
about-woman = A woman: 1 combat point if she has a title or is d’Arc, otherwise none; may hold fief titles and be queen or regent.
card-character = Character card; { $copies ->
    [one] there is 1.
   *[other] there are { $copies }.
}
card-event = Event card; { $copies ->
    [one] there is 1.
   *[other] there are { $copies }.
}
card-calamity = Calamity card; there are { $copies }.
card-surprise = Surprise: played at any moment at which no cards are drawn.
card-plain = Played in the cards phase, in your turn.
about-kind-lord = A new lord joins your family (four at most): in one of your fortifications, if you have any.
about-kind-d_arc = On any unmarried woman: she and her company make 3 steps, her side rolls 1 more die, and she never marries.
about-kind-cardinal = Makes any bishop a cardinal, unless another player’s pope refuses.
about-kind-good_harvest = On a bishopric: ends a famine there, or each mill gives 1 more denier this turn.
about-kind-fine_weather = On a bishopric: ends bad weather there, or each mill gives 1 more denier this turn.
about-kind-tax = A land tax on a fief or a tithe on a bishopric, collected with this turn’s income.
about-kind-revolt = In a village with a famine or another player’s tax: roll a battle die against the troops there and add 1 damage. If all of them fall, lords, mills and a castle are lost.
about-kind-tunnel = A group leaves a siege, passes an enemy or moves through bad weather; or walls do not protect in a battle or revolt; or prisoners held together go free.
about-kind-assassination = Another player’s lord dies; one of your lords gets the assassin marker.
about-kind-justice = A lord with the assassin marker dies, unless royal or pope.
about-kind-ambush = In a battle in which you have a lord, an enemy lord becomes your prisoner.
about-calamity-bad_weather = No movement and no attack in the bishopric this turn.
about-calamity-famine = Mills of the bishopric give nothing this turn; revolts may break out.
about-calamity-plague = Each lord in the bishopric dies on a roll of 1 to 3; in each village, half of each player’s troops die, rounded down.
relic-taken = Lies in the capital of a bishopric until its bishop, a cardinal or the pope takes it there with the controller’s permission. A lord carries it.
about-relic-grail = When its bearer defends, each enemy die counts 1 less.
about-relic-eyes = At the end of the cards phase, a roll of the die may move a bad weather card.
about-relic-tooth = Once, right after a death, it brings a lord back to life with all titles.
about-relic-lance = Whenever its bearer’s side rolls at least one die in battle, it does 1 damage more.
about-relic-radegund = At the end of the cards phase, roll a die for each famine you choose: on 4 to 6 it ends.
about-unit-man_at_arms = 1 combat point, price { $price } denier.
about-unit-knight = 3 combat points, price { $price } deniers; rides in cavalcades and takes 3 damage to kill.
about-fort-none = Nobody here is protected.
about-fort-castle = Price { $price } deniers. Attackers roll fewer dice; in a castle you control you can buy troops and bring in lords.
about-fort-city = A castle becomes the fortified city of its fief when the title is bought. The title goes to its controller.
