# What happened in Lorenzo, action by action. `seat_id` is `you` where the reader is meant.

news-took = { $seat_id ->
    [you] You take { $what_acc } with { $member_ins } ({ $value }).
   *[other] { $seat } takes { $what_acc } with { $member_ins } ({ $value }).
}
news-worked = { $what_id ->
    [harvest] { $seat_id ->
        [you] You harvest with { $member_ins } ({ $value }).
       *[other] { $seat } harvests with { $member_ins } ({ $value }).
    }
   *[production] { $seat_id ->
        [you] You produce with { $member_ins } ({ $value }).
       *[other] { $seat } produces with { $member_ins } ({ $value }).
    }
}
news-placed-gains = { $seat_id ->
    [you] You place { $member_ins } ({ $value }) { $space_loc } and gain { $gained }.
   *[other] { $seat } places { $member_ins } ({ $value }) { $space_loc } and gains { $gained }.
}
news-spends = { $seat_id ->
    [you] You spend { $spent } to raise the value.
   *[other] { $seat } spends { $spent } to raise the value.
}
news-pays = { $seat_id ->
    [you] You pay { $paid }{ $paid_id ->
        [card] {" "}for the card
        [surcharge] {" "}as a surcharge
       *[other] {""}
    }.
   *[other] { $seat } pays { $paid }{ $paid_id ->
        [card] {" "}for the card
        [surcharge] {" "}as a surcharge
       *[other] {""}
    }.
}
news-gains = { $seat_id ->
    [you] You gain { $gained }.
   *[other] { $seat } gains { $gained }.
}
news-spends-pays = { $seat_id ->
    [you] You spend { $spent } to raise the value; you pay { $paid }{ $paid_id ->
        [card] {" "}for the card
        [surcharge] {" "}as a surcharge
       *[other] {""}
    }.
   *[other] { $seat } spends { $spent } to raise the value and pays { $paid }{ $paid_id ->
        [card] {" "}for the card
        [surcharge] {" "}as a surcharge
       *[other] {""}
    }.
}
news-spends-gains = { $seat_id ->
    [you] You spend { $spent } to raise the value, and you gain { $gained }.
   *[other] { $seat } spends { $spent } to raise the value and gains { $gained }.
}
news-pays-gains = { $seat_id ->
    [you] You pay { $paid }{ $paid_id ->
        [card] {" "}for the card
        [surcharge] {" "}as a surcharge
       *[other] {""}
    } and gain { $gained }.
   *[other] { $seat } pays { $paid }{ $paid_id ->
        [card] {" "}for the card
        [surcharge] {" "}as a surcharge
       *[other] {""}
    } and gains { $gained }.
}
news-spends-pays-gains = { $seat_id ->
    [you] You spend { $spent } to raise the value; you pay { $paid }{ $paid_id ->
        [card] {" "}for the card
        [surcharge] {" "}as a surcharge
       *[other] {""}
    } and gain { $gained }.
   *[other] { $seat } spends { $spent } to raise the value, pays { $paid }{ $paid_id ->
        [card] {" "}for the card
        [surcharge] {" "}as a surcharge
       *[other] {""}
    } and gains { $gained }.
}
news-order = Turn order: { $players }.
news-new-order = New turn order: { $players }.
news-tiles = Excommunication tiles: { $tiles }.
news-dealt-own = You are dealt { $leaders }.
news-dealt-others = { $n ->
    [one] The other player is dealt theirs.
   *[other] The other { $n } players are dealt theirs.
}
news-dealt-all = { $n ->
    [one] One player is dealt leaders.
   *[other] Every player is dealt leaders.
}
news-kept-own = You keep { $leaders }.
news-kept-others = { $n ->
    [one] The other player keeps a leader.
   *[other] The other { $n } players each keep a leader.
}
news-kept-all = { $n ->
    [one] One player keeps a leader.
   *[other] Every player keeps a leader.
}
news-revealed = { $tower }: { $cards }.
news-dice = Dice: { $dice }.
news-die = { $die_id ->
    [black] black
    [white] white
   *[orange] orange
} { $n }
news-scored = { $seat_id ->
    [you] You score: { $parts }.
   *[other] { $seat } scores: { $parts }.
}
news-final = Final score: { $players }.

you-tile-chosen = You take the { $bonus_tile }.
you-placed = You place { $member_ins } ({ $value }) { $space_loc }.
you-passed = You pass.
you-skipped = You skip your first turn.
you-took = You take { $card_acc }.
you-worked = { $work_id ->
    [harvest] You harvest with value { $value }.
   *[production] You produce with value { $value }.
}
you-declined = You forgo the bonus action.
you-played = You play { $leader }.
you-copied = You copy { $leader }.
you-activated = You activate { $leader }.
you-discarded = You discard { $leader }.
you-named = You give { $member_ins } a value of 6.
you-supported = { $points ->
    [one] You support the Church with { $faith } faith points and score { $points } victory point.
   *[other] You support the Church with { $faith } faith points and score { $points } victory points.
}
you-excommunicated = You are excommunicated: { $tile }.
you-faith-scored = { $points ->
    [one] You score { $points } victory point for { $faith ->
        [one] { $faith } faith point.
       *[other] { $faith } faith points.
    }
   *[other] You score { $points } victory points for { $faith ->
        [one] { $faith } faith point.
       *[other] { $faith } faith points.
    }
}
you-lost = { $points ->
    [one] You lose { $points } victory point: { $tile_gen }.
   *[other] You lose { $points } victory points: { $tile_gen }.
}

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-bonus_tiles = choosing a personal bonus tile
doing-draft = choosing a leader
doing-turn = choosing an action
doing-action = choosing how many servants to spend
doing-payment = choosing how to pay for the card
doing-effects = choosing which effect comes first
doing-bonus_take = choosing a card as a bonus action
doing-bonus_work = choosing how many servants to spend on a bonus action
doing-work = deciding about a building
doing-gain = choosing a council privilege
doing-copy = choosing a leader to copy
doing-name = choosing a family member for the value of 6
doing-report = deciding whether to support the Church

# The moves of one who sits at the table, where card, value and price are known.
table-lorenzo-send-for = Send { $member_ins } ({ $value }) to take { $card_acc }
table-lorenzo-send-market = Send { $member_ins } ({ $value }) to market space { $n } and gain { $goods }
table-lorenzo-send = Send { $member_ins } ({ $value }) { $space_acc }
table-lorenzo-take = Take { $card_acc }
table-lorenzo-pay = Pay { $goods }
table-lorenzo-exchange = Use { $card }: pay { $paid } to gain { $gained }

# What is asked, and about what.
table-lorenzo-ask-servants-for = How many servants do you spend to take { $card_acc }?
table-lorenzo-ask-servants = How many servants do you spend { $space_loc }?
table-lorenzo-ask-payment = How do you pay for { $card_acc }?
table-lorenzo-ask-effects = Which effect of { $card_acc } comes first?
table-lorenzo-ask-bonus-take = Bonus action: { $action }. Choose a card, or forgo the action.
table-lorenzo-ask-bonus-work = Bonus action: { $action }. Spend servants to raise the value, or forgo the action.
table-lorenzo-ask-work = Do you use { $card }?
table-lorenzo-ask-privilege = Choose council privilege { $n } of { $all }. Each must be different.
