# What happened in Princes, action by action. `seat_id` is `you` where the reader is meant.

news-price = { $hundreds ->
    [0] free
   *[other] { $hundreds }00 florins
}
news-won = { $seat_id ->
    [you] You win { $what_acc } ({ $price }).
   *[other] { $seat } wins { $what_acc } ({ $price }).
}
news-built = { $seat_id ->
    [you] You build { $what_acc } ({ $price }).
   *[other] { $seat } builds { $what_acc } ({ $price }).
}
news-introduced = { $seat_id ->
    [you] You introduce { $what } ({ $price }).
   *[other] { $seat } introduces { $what } ({ $price }).
}
news-bought-card = { $seat_id ->
    [you] You buy a { $what } ({ $price }).
   *[other] { $seat } buys a { $what } ({ $price }).
}
news-moved-back = { $seat_id ->
    [you] { $back ->
        [one] You sell { $back } prestige point to pay.
       *[other] You sell { $back } prestige points to pay.
    }
   *[other] { $back ->
        [one] { $seat } sells { $back } prestige point to pay.
       *[other] { $seat } sells { $back } prestige points to pay.
    }
}
news-work = { $seat_id ->
    [you] Your { $card } completes a work of value { $value } and earns { $price }.
   *[other] { $seat }’s { $card } completes a work of value { $value } and earns { $price }.
}
news-work-unpaid = { $seat_id ->
    [you] Your { $card } completes a work of value { $value }.
   *[other] { $seat }’s { $card } completes a work of value { $value }.
}
news-dealt-own = You are dealt these professions: { $cards }.
news-dealt-others = { $n ->
    [one] The other player is dealt theirs.
   *[other] The other { $n } players are dealt theirs.
}
news-dealt-all = { $n ->
    [one] One player is dealt professions.
   *[other] Every player is dealt professions.
}
news-returned-own = You return { $cards_acc }.
news-returned-others = { $n ->
    [one] The other player returns a profession.
   *[other] The other { $n } players each return a profession.
}
news-returned-all = { $n ->
    [one] One player returns a profession.
   *[other] Every player returns a profession.
}
news-set-out = { $n ->
    [one] Added to the game: { $freedoms }.
   *[other] Added to the game: { $freedoms }.
}
news-points = Prestige points gained: { $players }.
news-offered = { $partner_id ->
    [you] You
   *[other] { $partner }
} would pay { $hundreds ->
    [0] nothing
   *[other] { $hundreds }00 florins
} for it.
news-countered = { $seat_id ->
    [you] You
   *[other] { $seat }
} would pay { $hundreds ->
    [0] nothing
   *[other] { $hundreds }00 florins
} for it.
news-final = Final prestige: { $players }.

you-starts = You are the start player.
you-named = You put { $object_acc } up for auction at { $hundreds }00 florins.
you-refused = You sit out the rest of this round’s auctions.
you-took-nothing = You choose last and take nothing.
you-raised = You bid { $hundreds }00 florins.
you-passed = You pass.
you-paid = You pay { $hundreds }00 florins{ $back ->
    [0] {""}
    [one] {" "}and sell { $back } prestige point to do so
   *[other] {" "}and sell { $back } prestige points to do so
}.
you-cashed = You sell 1 prestige point for 100 florins.
you-placed = You place a { $landscape } at { $cell }, { $turn }.
you-looks = You look at { $number ->
    [one] the top { $deck }
   *[other] the top { $number } { $deck }s
}.
you-looked = You look at { $card_acc }.
you-kept = You keep { $card_acc }.
you-put-under = You put { $card_acc } at the bottom of the pile.
you-recruited = You recruit { $from }’s { $card }.
you-recruited-from = { $seat } recruits your { $card }.
you-held = You keep the recruiting card for later.
you-points = { $points ->
    [one] You gain { $points } prestige point ({ $for }).
   *[other] You gain { $points } prestige points ({ $for }).
}
you-bid = { $hundreds ->
    [0] You bid 0 florins for the { $character }.
   *[other] You bid { $hundreds }00 florins for the { $character }.
}
you-no-character = You take no character this round.
you-character = { $hundreds ->
    [0] You take the { $character } for 0 florins.
   *[other] You take the { $character } for { $hundreds }00 florins.
}
you-character-used = You use the { $character } and discard the card.
you-character-kept = You keep the { $character } for later.
you-character-returned = You return the { $character } unused.
you-work = You play { $card } for a work.
you-princess = You complete a work with the Princess.
you-bonus = You play { $card_acc }: +{ $value }.
you-completed = You complete a work of value { $value }.
you-changed = { $points ->
    [0] You keep all the money.
    [one] You buy { $points } prestige point for { $hundreds }00 florins.
   *[other] You buy { $points } prestige points for { $hundreds }00 florins.
}
you-done = You end your turn.
you-proposed = You propose building { $building_acc } together with { $partner }.
you-proposed-partner = { $seat } proposes building { $building_acc } together with you.
you-offered = { $hundreds ->
    [0] You propose { $cell } left of the border, { $turn }; the neighbour pays nothing.
   *[other] You propose { $cell } left of the border, { $turn }; the neighbour pays { $hundreds }00 florins.
}
you-answered = { $answer_id ->
    [accept] You accept the proposal.
    [reject] You refuse the proposal.
   *[counter] You make a counter-proposal.
}
you-withdrawn = You withdraw the proposal.
you-together = You and { $partner } build { $building_acc } together.
you-together-partner = You and { $seat } build { $building_acc } together.
you-best-work = You have the best work of the round, with a value of { $value }.
you-revealed = { $points ->
    [one] You reveal { $card_acc } ({ $points } prestige point).
   *[other] You reveal { $card_acc } ({ $points } prestige points).
}
you-gained = You gain { $hundreds }00 florins.
you-sum-paid = You pay { $partner } { $hundreds }00 florins{ $back ->
    [0] {""}
    [one] {" "}and sell { $back } prestige point to do so
   *[other] {" "}and sell { $back } prestige points to do so
}.
you-sum-paid-partner = { $seat } pays you { $hundreds }00 florins{ $back ->
    [0] {""}
    [one] {" "}and sells { $back } prestige point to do so
   *[other] {" "}and sells { $back } prestige points to do so
}.

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-return = choosing a profession to return
doing-choose = choosing what to put up for auction
doing-bid = bidding
doing-last_buyer = choosing an object for the opening bid
doing-purchase = deciding how to use a character
doing-pick = choosing a landscape
doing-put = choosing where to place a piece
doing-look = choosing a card from the pile
doing-recruit = choosing whom to recruit
doing-use = deciding whether to use a character
doing-banker = deciding whether to buy prestige points
doing-characters = bidding on a character
doing-turn = choosing an action
doing-work = completing a work
doing-change = choosing how many prestige points to buy
meanwhile-proposal = { $doing } You can still withdraw the proposal.
doing-proposal = discussing a shared building

## What can be answered without asking you

wish-bid-any = Everything else
