# What bots count, as people would name it: `feature-<game>-<name>`.

because = { $feature } { $sign }{ NUMBER($n, maximumFractionDigits: 1) }
# What a move is worth beside waiting,
worth-points = about { $sign }{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
worth-none = no difference
# or beside other moves. Of the bot's own:
worth-best = best move
worth-only = only option considered
# Its immediate reasons are weaker than those of another move.
worth-best-later = best in the long run
# It costs no turn, and others promise more.
worth-first = best to do first
# Of the others.
worth-same = about as good
worth-close = slightly weaker
worth-less = clearly weaker
worth-fewer = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points worse
worth-after = good afterwards
# It costs no turn; the move of the bot does, and was worse, but it must move.
worth-idle = gains nothing

# A name is said where the feature becomes better (`plus`) or worse (`minus`), or by itself.

## lorenzo

feature-lorenzo-points = victory points
feature-lorenzo-territories = territory points
feature-lorenzo-characters = character points
feature-lorenzo-ventures = venture points
feature-lorenzo-growing-rows = progress towards row bonuses
feature-lorenzo-resources = leftover resources
feature-lorenzo-wood-to-use = wood to spend
feature-lorenzo-stone-to-use = stone to spend
feature-lorenzo-servants-to-use = servants to spend
feature-lorenzo-coins-to-use = coins to spend
feature-lorenzo-military-to-use = military strength
feature-lorenzo-slot-gap = { $change ->
    [plus] closer to the next territory’s military
    [minus] further from the next territory’s military
   *[name] military for the next territory
}
feature-lorenzo-rank = military rank
feature-lorenzo-faith-score = faith
feature-lorenzo-church-danger = { $change ->
    [plus] lower risk of excommunication
    [minus] higher risk of excommunication
   *[name] risk of excommunication
}
feature-lorenzo-burden = { $change ->
    [plus] lighter excommunications
    [minus] heavier excommunications
   *[name] weight of excommunications
}
feature-lorenzo-losses = { $change ->
    [plus] fewer points lost to excommunication
    [minus] more points lost to excommunication
   *[name] points lost to excommunication
}
feature-lorenzo-harvests = future harvests
feature-lorenzo-productions = future productions
feature-lorenzo-helpers = helpful characters
feature-lorenzo-members = family members left to place
feature-lorenzo-leaders-played = leaders played
feature-lorenzo-leaders-in-hand = leaders in hand
feature-lorenzo-first-place = turn order

## princes

feature-princes-points = prestige points
feature-princes-money = money
feature-princes-works-in-hand = works you can complete
feature-princes-works-to-come = future works
feature-princes-bonus-cards = bonus cards
feature-princes-prestige-cards = prestige cards
feature-princes-best-work = the best work of the round
feature-princes-spare-actions = spare actions
feature-princes-shared-wants = pieces that serve two works
feature-princes-room = room to build
feature-princes-character = the character
feature-princes-auctions = future auctions
feature-princes-object-hope = prospects in the auction
feature-princes-rivals = { $change ->
    [plus] less for the others
    [minus] more for the others
   *[name] points of the others
}

## fief

feature-fief-points = victory points
feature-fief-victory = closeness to victory
feature-fief-land = villages
feature-fief-claims = titles within reach
feature-fief-forts = castles and cities
feature-fief-income = future income
feature-fief-money = money to spend
feature-fief-troops = troops
feature-fief-lords = lords
feature-fief-prisoners = prisoners
feature-fief-church = Church
feature-fief-crown = Crown
feature-fief-cards = cards in hand
feature-fief-meetings = attacks worth making
feature-fief-threats = { $change ->
    [plus] less exposed to attacks
    [minus] more exposed to attacks
   *[name] exposure to attacks
}
feature-fief-prospects = villages within reach
feature-fief-sieges = siege dice
feature-fief-relics = relics
feature-fief-election = chances in the election
feature-fief-battle = chances in the battle
feature-fief-offer = value of the offer
feature-fief-draws = future cards
feature-fief-revolt = prospects in the revolt
feature-fief-cavalcade = chances of the cavalcade
feature-fief-friends = { $change ->
    [plus] a stronger ally
    [minus] a weaker ally
   *[name] the ally’s standing
}
feature-fief-rivals = { $change ->
    [plus] weaker rivals
    [minus] stronger rivals
   *[name] the rivals’ standing
}
