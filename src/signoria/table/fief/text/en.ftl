# What happened in Fief, action by action. `seat_id` is `you` where the reader is meant.

news-first-lords = First lords: { $lords }.
news-relics = Relics: { $relics }.
news-income = Income: { $players }.
news-points = Victory points: { $players }.
news-money = Money revealed: { $players }.
news-discards = { $seat_id ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
news-draws = { $seat_id ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
news-draws-hidden = { $seat_id ->
    [you] You draw { $n ->
        [one] a card.
       *[other] { $n } cards.
    }
   *[other] { $seat } draws { $n ->
        [one] a card.
       *[other] { $n } cards.
    }
}
news-draws-calamities = { $n ->
    [one] A calamity turns up.
   *[other] { $n } calamities turn up.
}
news-units = { $unit_id ->
    [man_at_arms] { $n ->
        [one] { $n } man-at-arms
       *[other] { $n } men-at-arms
    }
    [knight] { $n ->
        [one] { $n } knight
       *[other] { $n } knights
    }
   *[unit] { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
}
news-hired = { $seat_id ->
    [you] You buy { $troops }.
   *[other] { $seat } buys { $troops }.
}
news-hired-for = { $troops } for { $village }
news-way = { $via_id ->
    [none] from { $village } to { $to }
   *[other] { $to_id ->
        [back] from { $village } via { $via_acc } and back
       *[there] from { $village } via { $via_acc } to { $to }
    }
}
news-with = , taking { $troops }
news-marched = { $seat_id ->
    [you] You march with { $lords } { $path }{ $troops }.
   *[other] { $seat } marches with { $lords } { $path }{ $troops }.
}
news-withdrew = { $seat_id ->
    [you] You withdraw with { $lords } { $path }{ $troops }.
   *[other] { $seat } withdraws with { $lords } { $path }{ $troops }.
}
news-control = { $seat_id ->
    [you] You now control { $villages }.
   *[other] { $seat } now controls { $villages }.
}
news-control-lost = { $seat_id ->
    [you] You no longer control { $villages }.
   *[other] { $seat } no longer controls { $villages }.
}
news-election = { $n ->
    [one] Election: { $office }. Candidate: { $candidates }.
   *[other] Election: { $office }. Candidates: { $candidates }.
}
news-ballot = { $player } for { $lord } ({ $n })
news-ballots = Ballots: { $ballots }.
news-votes = Votes: { $votes }.
news-battle-round = Battle round { $round }, damage dealt: { $players }.
news-damage = Damage dealt: { $players }.
news-plague-loss = { $seat_id ->
    [you] You lose { $losses } to the plague.
   *[other] { $seat } loses { $losses } to the plague.
}
news-plague-in = { $troops } in { $village }
news-plague-dice = Plague: { $lords }.
news-plague-die = { $fate_id ->
    [dies] { $lord } dies ({ $die })
   *[survives] { $lord } survives ({ $die })
}
news-plague-whose = { $lord } ({ $player })
news-unit-lost = { $seat_id ->
    [you] You lose { $troops }.
   *[other] { $seat } loses { $troops }.
}
news-withdrawn = { $seat_id ->
    [you] You withdraw { $n } letters to { $to }.
   *[other] { $to_id ->
        [you] { $seat } withdraws { $n } letters to you.
       *[other] { $seat } withdraws { $n } letters to { $to }.
    }
}
news-lapsed = { $seat_id ->
    [you] { $n } of your letters to { $to } lapse.
   *[other] { $to_id ->
        [you] { $n } of { $seat }’s letters to you lapse.
       *[other] { $n } of { $seat }’s letters to { $to } lapse.
    }
}

you-first-player = You are the first player.
you-settled = Your lord { $lord } settles in { $village }.
you-turn = Turn { $turn } begins; you are the first player.
you-won = { $points ->
    [one] You win alone with { $points } victory point.
   *[other] You win alone with { $points } victory points.
}
you-won-together = { $points ->
    [one] You and { $ally } win together with { $points } victory point.
   *[other] You and { $ally } win together with { $points } victory points.
}
you-won-together-ally = { $points ->
    [one] You and { $seat } win together with { $points } victory point.
   *[other] You and { $seat } win together with { $points } victory points.
}
you-proposed = You send { $to } a proposal of marriage between { $lord } and { $spouse }.
you-proposed-to = { $seat } sends you a proposal of marriage between { $lord } and { $spouse }.
you-stands = Your lord { $lord } stands for { $office }.
you-lays-nothing = You lay no marker.
you-lays-one = You lay a marker on { $lord }.
you-lays-two = You lay a marker on { $lord } and another on { $other }.
you-lays-sealed = You have voted.
you-harvest = You play Good Harvest on the bishopric of { $bishopric }.
you-fine-weather = You play Fine Weather on the bishopric of { $bishopric }.
you-cancelled = You end a calamity in the bishopric of { $bishopric }: { $calamity }.
you-land-tax = You levy land tax on the fief of { $fief }.
you-tithe = You levy a tithe on the bishopric of { $bishopric } ({ $lord }).
you-tithe-all = You levy the pope’s tithe on all governed bishoprics ({ $lord }).
you-entered = { $lord } joins your family in { $village }.
you-taken-back = You find no place for { $lord } and take the card back.
you-stays = Your lord { $lord } finds no place and stays there as a free lord.
you-placed = You place { $lord } in { $village }.
you-died = Your lord { $lord } dies in { $village }.
you-inherited = Your lord { $lord } inherits the title of { $fief }.
you-replaced = { $number ->
    [one] A unit of yours replaces one of { $partner }’s in { $village }.
   *[other] { $number } of your units replace { $partner }’s in { $village }.
}
you-replaced-partner = { $number ->
    [one] A unit of { $seat } replaces one of yours in { $village }.
   *[other] { $number } units of { $seat } replace yours in { $village }.
}
you-title-gained = Your lord { $lord } gains the title of { $fief } with its city.
you-title-passed = You pass the title of { $fief } to { $lord }.
you-siege-ended = You end the siege of { $village }.
you-freed = Your lord { $lord } is free again.
you-road = Your units in { $village } move onto the road towards { $neighbour }.
you-ransomed = { $sum ->
    [one] You pay { $partner } a ransom of { $sum } denier for { $lord }.
   *[other] You pay { $partner } a ransom of { $sum } deniers for { $lord }.
}
you-ransomed-partner = { $sum ->
    [one] { $seat } pays you a ransom of { $sum } denier for { $lord }.
   *[other] { $seat } pays you a ransom of { $sum } deniers for { $lord }.
}
you-bargained-free = You and { $partner } agree: { $lord } is free.
you-bargained-free-partner = You and { $seat } agree: { $lord } is free.
you-paid-troops = You pay for { $men ->
    [one] { $men } man-at-arms
   *[other] { $men } men-at-arms
} and { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
}.
you-mill = You build a mill in { $village }.
you-castle = You build a castle in { $village }.
you-title-bought = { $sum ->
    [0] You take the title of { $fief } for free.
    [one] You buy the title of { $fief } for { $sum } denier.
   *[other] You buy the title of { $fief } for { $sum } deniers.
}
you-title-given = Your lord { $lord } receives the title of { $fief }.
you-waived = You give { $partner } the title of { $fief } for free.
you-waived-partner = { $seat } gives you the title of { $fief } for free.
you-cardinal-bought = You buy the cardinal title for { $lord }.
you-troops-along = { $number ->
    [one] You take { $number } unit along
   *[other] You take { $number } units along
} (men-at-arms: { $men }, knights: { $knights }).
you-enters-walls = You enter the fortification of { $village } with its controller’s permission.
you-leave-granted = You let { $lord } go to { $to }.
you-leave-refused = You don’t let { $lord } go to { $to }.
you-dug = You play Tunnel in { $village }: { $dig }.
you-slid = You move the units outside { $village } into the village.
you-cavalcade = { $number ->
    [one] You ride a cavalcade with { $number } knight from { $village } to { $to }.
   *[other] You ride a cavalcade with { $number } knights from { $village } to { $to }.
}
you-lets-pass = You let the cavalcade pass in { $village }.
you-bars = You bar the way in { $village }.
you-forces = You force a battle with { $other } in { $village }.
you-forces-other = { $seat } forces a battle with you in { $village }.
you-cavalcade-stopped = Your cavalcade is stopped in { $village }.
you-battle = You attack { $defender } in { $village }.
you-battle-defender = { $seat } attacks you in { $village }.
you-joined-side = You join the { $side } in { $village }.
you-changed-sides = You change sides and now fight with the { $side }.
you-left-battle = You leave the battle.
you-gates-opened = You open the gates of { $village }.
you-surrendered = You surrender in { $village }.
you-truce = You and { $partner } agree on a truce in { $village }.
you-truce-partner = You and { $seat } agree on a truce in { $village }.
you-stopped = You stop attacking { $village }.
you-came-out = You come out of { $village } and attack.
you-battle-won = You win the battle of { $village }.
you-captured = { $lord } is your prisoner.
you-let-go = You let { $lord } go.
you-keeps-village = { $lord } stays in { $village }, so you keep the village.
you-siege-laid = You besiege { $village }.
you-siege-won = You take { $village } by siege.
you-siege-goes-on = You continue the siege of { $village }. The siege engine now shows two dice.
you-pillaged = You pillage a mill in { $village }.
you-d-arc = You play d’Arc: { $lord } takes up the sword.
you-card-made-cardinal = You play Cardinal: { $lord } is made cardinal.
you-revolt = You play Revolt: { $village } rises.
you-tunnel-frees = You play Tunnel: { $lord } is free.
you-tunnel-under-walls = You play Tunnel: the walls of { $village } protect nobody in this battle.
you-assassinated = You have { $lord } assassinated; { $assassin } becomes known as the assassin.
you-justice = You play Justice: { $lord } is put to death.
you-ambushed = You play Ambush: { $lord } is captured.
you-standing = { $until_id ->
    [battle] You pass until the end of the battle.
    [phase] You pass until the end of the phase.
    [turn] You pass until the end of the turn.
   *[now] You pass this time.
}
you-attends = You want to be asked about surprise cards again.
you-revolt-added = You add a Revolt card in { $village }.
you-tunnel-added = You add a Tunnel: the walls of { $village } do not help.
you-calming-paid = You pay for { $lord } to calm the revolt.
you-revolt-losses = { $men ->
    [one] You lose { $men } man-at-arms
   *[other] You lose { $men } men-at-arms
} and { $knights ->
    [one] { $knights } knight.
   *[other] { $knights } knights.
}
you-asks = You send { $to } { $matter }.
you-asks-to = { $seat } sends you { $matter }.
you-gives-money = { $sum ->
    [one] You offer { $to } { $sum } denier.
   *[other] You offer { $to } { $sum } deniers.
}
you-gives-money-to = { $sum ->
    [one] { $seat } offers you { $sum } denier.
   *[other] { $seat } offers you { $sum } deniers.
}
you-wants-money = { $sum ->
    [one] You ask { $to } for { $sum } denier.
   *[other] You ask { $to } for { $sum } deniers.
}
you-wants-money-to = { $sum ->
    [one] { $seat } asks you for { $sum } denier.
   *[other] { $seat } asks you for { $sum } deniers.
}
you-gives-village = You offer { $to } control of { $village }.
you-gives-village-to = { $seat } offers you control of { $village }.
you-wants-village = You ask { $to } for control of { $village }.
you-wants-village-to = { $seat } asks you for control of { $village }.
you-gives-prisoner = You offer { $to } the prisoner { $lord }.
you-gives-prisoner-to = { $seat } offers you the prisoner { $lord }.
you-wants-prisoner = You ask { $to } for the prisoner { $lord }.
you-wants-prisoner-to = { $seat } asks you for the prisoner { $lord }.
you-gives-relic = You offer { $to } { $relic_acc }.
you-gives-relic-to = { $seat } offers you { $relic_acc }.
you-wants-relic = You ask { $to } for { $relic_acc }.
you-wants-relic-to = { $seat } asks you for { $relic_acc }.
you-in-private = You and { $to } keep the terms to yourselves.
you-in-private-to = You and { $seat } keep the terms to yourselves.
you-accepted = You accept { $of }’s { $matter_gen }.
you-accepted-of = { $seat } accepts your { $matter_gen }.
you-refused = You refuse { $of }’s { $matter_gen }.
you-refused-of = { $seat } refuses your { $matter_gen }.
you-withdrawn = You withdraw the { $matter_gen } you sent { $to }.
you-withdrawn-to = { $seat } withdraws the { $matter_gen } sent to you.
you-lapsed = The { $matter_gen } you sent { $to } lapses.
you-lapsed-to = The { $matter_gen } { $seat } sent you lapses.
you-token-spent = You spend a diplomacy token.
you-talk-begins = You and { $to } talk in private.
you-talk-begins-to = You and { $seat } talk in private.
you-talk-joined = { $to } joins your private talk.
you-talk-joined-to = You join { $seat }’s private talk.
you-talk-extended = You extend the private talk.
you-talk-left = You leave the private talk.
you-talk-ends = Your private talk is over.
you-handed-over = { $sum ->
    [one] You give { $to } { $sum } denier.
   *[other] You give { $to } { $sum } deniers.
}
you-handed-over-to = { $sum ->
    [one] { $seat } gives you { $sum } denier.
   *[other] { $seat } gives you { $sum } deniers.
}
you-slipped = { $sum ->
    [one] You secretly give { $to } { $sum } denier.
   *[other] You secretly give { $to } { $sum } deniers.
}
you-slipped-to = { $sum ->
    [one] { $seat } secretly gives you { $sum } denier.
   *[other] { $seat } secretly gives you { $sum } deniers.
}
you-card-passed = You give { $to } the { $kind } card.
you-card-passed-to = { $seat } gives you the { $kind } card.

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-settle = choosing a village to settle in
doing-marriages = deciding on a marriage
doing-candidacy = naming a candidate
doing-ballots = voting
doing-sealed_ballots = voting
doing-parley = deciding whether to trade
doing-discarding = choosing cards to discard
doing-drawing = drawing cards
doing-halving = choosing the troops lost to the plague
doing-playing = playing cards
doing-entering = placing a new lord
doing-declaring = deciding whether to declare a dauphin
doing-road = choosing a road for their units
doing-succession = choosing who controls the village
doing-inheriting = choosing a title to inherit
doing-granting = granting a title
doing-ransoming = ransoming captured lords
doing-buying = buying troops and buildings
doing-moving = choosing a lord to march
doing-group = marching
doing-loading = choosing who marches along
doing-passage = deciding whether to let somebody pass
doing-cavalcade = deciding whether to let a cavalcade pass
doing-fighting = choosing whom to attack
doing-joining = deciding whether to join a battle
doing-losses = choosing which losses to take
doing-after_round = deciding whether to fight on
doing-capturing = deciding the fate of the beaten lords
doing-sieges = deciding on sieges
doing-pillaging = deciding whether to pillage a mill
doing-window = deciding whether to play a surprise card
doing-revolt = dealing with a revolt
doing-calming = deciding whether to calm a revolt
doing-talk = talking in private
doing-relics = using a relic
doing-saving = deciding whether to bring somebody back to life

## What can be answered without asking you

wish-reaction-pope = Powers of the pope
wish-reaction-relics = Relics
wish-moment-candidacies_closed = When all candidates have come forward
wish-moment-ballots_laid = Before votes are counted
wish-moment-tax_laid = When a tax is laid
wish-moment-before_income = Before the income
wish-moment-battle_declared = When a battle is declared
wish-moment-before_roll = Before the dice of a battle
wish-moment-after_round = After a round of battle
wish-moment-control_changed = When a village changes hands
wish-moment-prisoner_taken = When a prisoner changes hands
wish-moment-before_victory = Before the victory is decided
wish-matter-trade = Trades
wish-matter-marriage = Marriages
wish-matter-annulment = Annulments
wish-matter-cardinal = New cardinals
wish-matter-passage = Passage
wish-matter-placement = Places for lords
wish-matter-waiver = Prices of titles
wish-matter-ransom = Lower ransoms
wish-matter-truce = Truces
wish-matter-side = Joining a side
wish-matter-relic = Relics
wish-matter-talk = Private talks
