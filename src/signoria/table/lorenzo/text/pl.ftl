# Co się stało w Lorenzu, akcja po akcji. `seat_id` to `you`, gdy mowa o czytającym.

news-took = { $seat_id ->
    [you] Ustawiasz { $member_acc } o wartości { $value } i bierzesz kartę „{ $what }”.
   *[other] { $seat } ustawia { $member_acc } o wartości { $value } i bierze kartę „{ $what }”.
}
news-worked = { $seat_id ->
    [you] { $what_id ->
        [harvest] Ustawiasz { $member_acc } i wykonujesz akcję Zbiorów o wartości { $value }.
       *[production] Ustawiasz { $member_acc } i wykonujesz akcję Produkcji o wartości { $value }.
    }
   *[other] { $what_id ->
        [harvest] { $seat } ustawia { $member_acc } i wykonuje akcję Zbiorów o wartości { $value }.
       *[production] { $seat } ustawia { $member_acc } i wykonuje akcję Produkcji o wartości { $value }.
    }
}
news-placed-gains = { $seat_id ->
    [you] Ustawiasz { $member_acc } o wartości { $value } { $space_loc }, za co otrzymujesz { $gained_acc }.
   *[other] { $seat } ustawia { $member_acc } o wartości { $value } { $space_loc }, za co otrzymuje { $gained_acc }.
}
news-spends = { $seat_id ->
    [you] Wydajesz { $spent_acc }, by zwiększyć wartość.
   *[other] { $seat } wydaje { $spent_acc }, by zwiększyć wartość.
}
news-pays = { $seat_id ->
    [you] { $paid_id ->
        [card] Płacisz za kartę { $paid_acc }.
        [surcharge] Dopłacasz { $paid_acc }.
       *[other] Oddajesz { $paid_acc }.
    }
   *[other] { $paid_id ->
        [card] { $seat } płaci za kartę { $paid_acc }.
        [surcharge] { $seat } dopłaca { $paid_acc }.
       *[other] { $seat } oddaje { $paid_acc }.
    }
}
news-gains = { $seat_id ->
    [you] Otrzymujesz { $gained_acc }.
   *[other] { $seat } otrzymuje { $gained_acc }.
}
news-spends-pays = { $seat_id ->
    [you] { $paid_id ->
        [card] Wydajesz { $spent_acc }, by zwiększyć wartość, i płacisz za kartę { $paid_acc }.
        [surcharge] Wydajesz { $spent_acc }, by zwiększyć wartość, i dopłacasz { $paid_acc }.
       *[other] Wydajesz { $spent_acc }, by zwiększyć wartość, i oddajesz { $paid_acc }.
    }
   *[other] { $paid_id ->
        [card] { $seat } wydaje { $spent_acc }, by zwiększyć wartość, i płaci za kartę { $paid_acc }.
        [surcharge] { $seat } wydaje { $spent_acc }, by zwiększyć wartość, i dopłaca { $paid_acc }.
       *[other] { $seat } wydaje { $spent_acc }, by zwiększyć wartość, i oddaje { $paid_acc }.
    }
}
news-spends-gains = { $seat_id ->
    [you] Wydajesz { $spent_acc }, by zwiększyć wartość, a otrzymujesz { $gained_acc }.
   *[other] { $seat } wydaje { $spent_acc }, by zwiększyć wartość, a otrzymuje { $gained_acc }.
}
news-pays-gains = { $seat_id ->
    [you] { $paid_id ->
        [card] Płacisz za kartę { $paid_acc }, a otrzymujesz { $gained_acc }.
        [surcharge] Dopłacasz { $paid_acc }, a otrzymujesz { $gained_acc }.
       *[other] Oddajesz { $paid_acc }, a otrzymujesz { $gained_acc }.
    }
   *[other] { $paid_id ->
        [card] { $seat } płaci za kartę { $paid_acc }, a otrzymuje { $gained_acc }.
        [surcharge] { $seat } dopłaca { $paid_acc }, a otrzymuje { $gained_acc }.
       *[other] { $seat } oddaje { $paid_acc }, a otrzymuje { $gained_acc }.
    }
}
news-spends-pays-gains = { $seat_id ->
    [you] { $paid_id ->
        [card] Wydajesz { $spent_acc }, by zwiększyć wartość, płacisz za kartę { $paid_acc }, a otrzymujesz { $gained_acc }.
        [surcharge] Wydajesz { $spent_acc }, by zwiększyć wartość, dopłacasz { $paid_acc }, a otrzymujesz { $gained_acc }.
       *[other] Wydajesz { $spent_acc }, by zwiększyć wartość, oddajesz { $paid_acc }, a otrzymujesz { $gained_acc }.
    }
   *[other] { $paid_id ->
        [card] { $seat } wydaje { $spent_acc }, by zwiększyć wartość, płaci za kartę { $paid_acc }, a otrzymuje { $gained_acc }.
        [surcharge] { $seat } wydaje { $spent_acc }, by zwiększyć wartość, dopłaca { $paid_acc }, a otrzymuje { $gained_acc }.
       *[other] { $seat } wydaje { $spent_acc }, by zwiększyć wartość, oddaje { $paid_acc }, a otrzymuje { $gained_acc }.
    }
}
news-order = Kolejność graczy: { $players }.
news-new-order = Nowa kolejność graczy: { $players }.
news-tiles = Żetony ekskomuniki: { $tiles }.
news-dealt-own = Otrzymujesz karty osobistości: { $leaders }.
news-dealt-others = { $n ->
    [one] Jeszcze jeden gracz otrzymuje karty osobistości.
   *[other] Pozostali gracze też otrzymują karty osobistości.
}
news-dealt-all = { $n ->
    [one] Jeden gracz otrzymuje karty osobistości.
   *[other] Wszyscy gracze otrzymują karty osobistości.
}
news-kept-own = Zatrzymujesz kartę „{ $leaders }”.
news-kept-others = { $n ->
    [one] Jeszcze jeden gracz zatrzymuje kartę osobistości.
   *[other] Pozostali gracze też zatrzymują po karcie osobistości.
}
news-kept-all = { $n ->
    [one] Jeden gracz zatrzymuje kartę osobistości.
   *[other] Wszyscy gracze zatrzymują po karcie osobistości.
}
news-revealed = { $tower }: { $cards }.
news-dice = Rzut kośćmi: { $dice }.
news-die = { $die_id ->
    [black] czarna
    [white] biała
   *[orange] pomarańczowa
} { $n }
news-scored = { $seat_id ->
    [you] Twoje punkty zwycięstwa: { $parts }.
   *[other] { $seat } otrzymuje punkty zwycięstwa: { $parts }.
}
news-final = Wynik końcowy: { $players }.

you-tile-chosen = Bierzesz { $bonus_tile }.
you-placed = Ustawiasz { $member_id ->
    [black] czarnego
    [white] białego
    [orange] pomarańczowego
   *[neutral] neutralnego
} członka rodziny o wartości { $value } { $space_loc }.
you-passed = Pasujesz.
you-skipped = Pomijasz swój pierwszy ruch w tej rundzie.
you-took = Bierzesz kartę „{ $card }”.
you-worked = Wykonujesz akcję { $work_id ->
    [harvest] Zbiorów
   *[production] Produkcji
} o wartości { $value }.
you-declined = Rezygnujesz z akcji dodatkowej.
you-played = Zagrywasz kartę „{ $leader }”.
you-copied = Kopiujesz kartę „{ $leader }”.
you-activated = Aktywujesz kartę „{ $leader }”.
you-discarded = Odrzucasz kartę „{ $leader }”.
you-named = Nadajesz wartość 6 { $member_id ->
    [black] czarnemu
    [white] białemu
    [orange] pomarańczowemu
   *[neutral] neutralnemu
} członkowi rodziny.
you-supported = Wspierasz Kościół, oddajesz { $faith ->
    [one] { $faith } punkt wiary
    [few] { $faith } punkty wiary
   *[other] { $faith } punktów wiary
} i otrzymujesz { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
}.
you-excommunicated = Otrzymujesz ekskomunikę: { $tile }.
you-faith-scored = Otrzymujesz { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
} za { $faith ->
    [one] { $faith } punkt wiary
    [few] { $faith } punkty wiary
   *[other] { $faith } punktów wiary
}.
you-lost = { $points ->
    [one] Tracisz { $points } punkt zwycięstwa: { $tile_gen }.
    [few] Tracisz { $points } punkty zwycięstwa: { $tile_gen }.
   *[other] Tracisz { $points } punktów zwycięstwa: { $tile_gen }.
}

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-bonus_tiles = { $n_id ->
    [one] wybiera
   *[several] wybierają
} żeton premii osobistej
doing-draft = { $n_id ->
    [one] wybiera
   *[several] wybierają
} kartę osobistości
doing-turn = { $n_id ->
    [one] wybiera
   *[several] wybierają
} akcję
doing-action = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy wydać sługi
doing-payment = { $n_id ->
    [one] decyduje
   *[several] decydują
}, jak zapłacić za kartę
doing-effects = { $n_id ->
    [one] wybiera
   *[several] wybierają
} kolejność efektów
doing-bonus_take = { $n_id ->
    [one] wybiera
   *[several] wybierają
} kartę w ramach akcji dodatkowej
doing-bonus_work = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy wydać sługi na akcję dodatkową
doing-work = { $n_id ->
    [one] decyduje
   *[several] decydują
} o wymianie
doing-gain = { $n_id ->
    [one] wybiera
   *[several] wybierają
}, co otrzymać
doing-copy = { $n_id ->
    [one] wybiera
   *[several] wybierają
} osobistość do skopiowania
doing-name = { $n_id ->
    [one] wybiera
   *[several] wybierają
} członka rodziny, który będzie miał wartość 6
doing-report = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy wesprzeć Kościół

# Ruchy kogoś przy stole, gdy znane są karta, wartość i cena.
table-lorenzo-send-for = Ustaw { $member_acc } o wartości { $value } i weź kartę „{ $card }”
table-lorenzo-send-market = Ustaw { $member_acc } o wartości { $value } na { $n }. polu targowiska i weź { $goods_acc }
table-lorenzo-send = Ustaw { $member_acc } o wartości { $value } { $space_loc }
table-lorenzo-take = Weź kartę „{ $card }”
table-lorenzo-pay = Zapłać { $goods_acc }
table-lorenzo-exchange = Użyj karty „{ $card }”: zapłać { $paid_acc } i weź { $gained_acc }

# Pytania i to, czego dotyczą.
table-lorenzo-ask-servants-for = Ile sług wydajesz, by wziąć kartę „{ $card }”?
table-lorenzo-ask-servants = Ile sług wydajesz, by zwiększyć wartość akcji { $space_loc }?
table-lorenzo-ask-payment = Jak płacisz za kartę „{ $card }”?
table-lorenzo-ask-effects = Który efekt karty „{ $card }” następuje pierwszy?
table-lorenzo-ask-bonus-take = Akcja dodatkowa: { $action }. Wybierz kartę albo zrezygnuj z akcji.
table-lorenzo-ask-bonus-work = Akcja dodatkowa: { $action }. Możesz wydać sługi, by zwiększyć wartość, albo zrezygnować z akcji.
table-lorenzo-ask-work = Czy używasz karty „{ $card }”?
table-lorenzo-ask-privilege = Wybierz { $n }. z { $all } przywilejów rady. Każdy musi być inny.
