# What bots count, as people would name it: `feature-<game>-<name>`.

because = { $feature } { $sign }{ NUMBER($n, maximumFractionDigits: 1) }
# What a move is worth beside waiting,
worth-points = about { $sign }{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
worth-none = no difference
# or beside other moves. Of the bot's own:
worth-best = best move
worth-only = nothing else was weighed
# Its reasons at once are weaker than another's.
worth-best-later = best in the long run
# It costs no turn, and others promise more.
worth-first = best to do first
# Of the others.
worth-same = about as good
worth-close = a little weaker
worth-less = clearly weaker
worth-fewer = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less
worth-after = good afterwards
# It costs no turn; the bot's own move does, and was not so good, but something must be done.
worth-idle = gains nothing

# A name is said where the feature becomes better (`plus`) or worse (`minus`), or by itself.

## lorenzo

feature-lorenzo-points = victory points
feature-lorenzo-territories = points of the territories
feature-lorenzo-characters = points of the characters
feature-lorenzo-ventures = points of the ventures
feature-lorenzo-growing-rows = rows that grow
feature-lorenzo-resources = resources in the end
feature-lorenzo-wood-to-use = wood to use
feature-lorenzo-stone-to-use = stone to use
feature-lorenzo-servants-to-use = servants to use
feature-lorenzo-coins-to-use = coins to use
feature-lorenzo-military-to-use = military strength
feature-lorenzo-slot-gap = { $change ->
    [plus] less military missing for the next territory
    [minus] more military missing for the next territory
   *[name] military missing for the next territory
}
feature-lorenzo-rank = place on the military track
feature-lorenzo-faith-score = faith
feature-lorenzo-church-danger = { $change ->
    [plus] less danger of excommunication
    [minus] more danger of excommunication
   *[name] danger of excommunication
}
feature-lorenzo-burden = { $change ->
    [plus] less burden of excommunication
    [minus] more burden of excommunication
   *[name] burden of excommunication
}
feature-lorenzo-losses = { $change ->
    [plus] fewer points lost by excommunication
    [minus] more points lost by excommunication
   *[name] points lost by excommunication
}
feature-lorenzo-harvests = harvests to come
feature-lorenzo-productions = productions to come
feature-lorenzo-helpers = characters that help
feature-lorenzo-members = family members still to be placed
feature-lorenzo-leaders-played = leaders in play
feature-lorenzo-leaders-in-hand = leaders to be played
feature-lorenzo-first-place = first place in the turn order

## princes

feature-princes-points = prestige points
feature-princes-money = money
feature-princes-works-in-hand = works with professions in hand
feature-princes-works-to-come = works still to come
feature-princes-bonus-cards = bonus cards
feature-princes-prestige-cards = prestige cards
feature-princes-best-work = the best work of the round
feature-princes-spare-actions = actions to spare
feature-princes-shared-wants = things that serve two works
feature-princes-room = room to build
feature-princes-character = the character
feature-princes-auctions = auctions to come
feature-princes-object-hope = prospects in the auction
feature-princes-rivals = { $change ->
    [plus] less for the others
    [minus] more for the others
   *[name] points of the others
}

## fief

feature-fief-points = value of the victory points
feature-fief-victory = nearness of victory
feature-fief-land = villages
feature-fief-claims = titles within reach
feature-fief-forts = castles and cities
feature-fief-income = income to come
feature-fief-money = money to use
feature-fief-troops = troops
feature-fief-lords = lords
feature-fief-prisoners = prisoners
feature-fief-church = the church
feature-fief-crown = the crown
feature-fief-cards = cards in hand
feature-fief-meetings = attacks that pay
feature-fief-threats = { $change ->
    [plus] less that others could take
    [minus] more that others could take
   *[name] what others could take
}
feature-fief-prospects = what one can march to
feature-fief-sieges = siege dice
feature-fief-relics = relics
feature-fief-election = chances in the election
feature-fief-battle = chances in the battle
feature-fief-offer = what the offer may bring
feature-fief-draws = cards to be drawn
feature-fief-revolt = prospects in the revolt
feature-fief-cavalcade = chances of the cavalcade
feature-fief-friends = { $change ->
    [plus] a stronger ally
    [minus] a weaker ally
   *[name] the ally's standing
}
feature-fief-rivals = { $change ->
    [plus] weaker rivals
    [minus] stronger rivals
   *[name] the rivals' standing
}
