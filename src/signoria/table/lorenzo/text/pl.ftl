# Co się stało w Lorenzu, akcja po akcji. `seat_id` to `you`, gdy mowa o czytającym.

news-took = { $seat_id ->
    [you] Bierzesz kartę „{ $what }”
   *[other] { $seat } bierze kartę „{ $what }”
}, używając { $member_id ->
    [black] czarnego członka rodziny
    [white] białego członka rodziny
    [orange] pomarańczowego członka rodziny
   *[neutral] neutralnego członka rodziny
} o wartości { $value }.
news-worked = { $seat_id ->
    [you] Wykonujesz akcję
   *[other] { $seat } wykonuje akcję
} { $what_id ->
    [harvest] Zbiory
   *[production] Produkcja
} o wartości { $value }, używając { $member_id ->
    [black] czarnego członka rodziny
    [white] białego członka rodziny
    [orange] pomarańczowego członka rodziny
   *[neutral] neutralnego członka rodziny
}.
news-spends = { $seat_id ->
    [you] Wydajesz { $spent_acc }, by zwiększyć wartość.
   *[other] { $seat } wydaje { $spent_acc }, by zwiększyć wartość.
}
news-pays = { $seat_id ->
    [you] { $paid_id ->
        [card] Płacisz za kartę { $paid_acc }.
       *[other] Wydajesz { $paid_acc }.
    }
   *[other] { $paid_id ->
        [card] { $seat } płaci za kartę { $paid_acc }.
       *[other] { $seat } wydaje { $paid_acc }.
    }
}
news-gains = { $seat_id ->
    [you] Otrzymujesz { $gained_acc }.
   *[other] { $seat } otrzymuje { $gained_acc }.
}
news-spends-pays = { $seat_id ->
    [you] { $paid_id ->
        [card] Wydajesz { $spent_acc }, by zwiększyć wartość, i płacisz za kartę { $paid_acc }.
       *[other] Wydajesz { $spent_acc }, by zwiększyć wartość, a ponadto { $paid_acc }.
    }
   *[other] { $paid_id ->
        [card] { $seat } wydaje { $spent_acc }, by zwiększyć wartość, i płaci za kartę { $paid_acc }.
       *[other] { $seat } wydaje { $spent_acc }, by zwiększyć wartość, a ponadto { $paid_acc }.
    }
}
news-spends-gains = { $seat_id ->
    [you] Wydajesz { $spent_acc }, by zwiększyć wartość, a otrzymujesz { $gained_acc }.
   *[other] { $seat } wydaje { $spent_acc }, by zwiększyć wartość, a otrzymuje { $gained_acc }.
}
news-pays-gains = { $seat_id ->
    [you] { $paid_id ->
        [card] Płacisz za kartę { $paid_acc }, a otrzymujesz { $gained_acc }.
       *[other] Wydajesz { $paid_acc }, a otrzymujesz { $gained_acc }.
    }
   *[other] { $paid_id ->
        [card] { $seat } płaci za kartę { $paid_acc }, a otrzymuje { $gained_acc }.
       *[other] { $seat } wydaje { $paid_acc }, a otrzymuje { $gained_acc }.
    }
}
news-spends-pays-gains = { $seat_id ->
    [you] { $paid_id ->
        [card] Wydajesz { $spent_acc }, by zwiększyć wartość, płacisz za kartę { $paid_acc }, a otrzymujesz { $gained_acc }.
       *[other] Wydajesz { $spent_acc }, by zwiększyć wartość, a ponadto { $paid_acc }; otrzymujesz { $gained_acc }.
    }
   *[other] { $paid_id ->
        [card] { $seat } wydaje { $spent_acc }, by zwiększyć wartość, płaci za kartę { $paid_acc }, a otrzymuje { $gained_acc }.
       *[other] { $seat } wydaje { $spent_acc }, by zwiększyć wartość, a ponadto { $paid_acc }; otrzymuje { $gained_acc }.
    }
}
news-order = Kolejność graczy: { $players }.
news-new-order = Nowa kolejność graczy: { $players }.
news-tiles = Żetony ekskomuniki: { $tiles }.
news-dealt-own = Otrzymujesz karty osobistości: { $leaders }.
news-dealt-others = { $n ->
    [one] Jeszcze jeden gracz otrzymuje karty osobistości.
    [few] { $n } inni gracze otrzymują karty osobistości.
   *[other] { $n } innych graczy otrzymuje karty osobistości.
}
news-dealt-all = { $n ->
    [one] Jeden gracz otrzymuje karty osobistości.
    [few] { $n } gracze otrzymują karty osobistości.
   *[other] { $n } graczy otrzymuje karty osobistości.
}
news-kept-own = Zatrzymujesz kartę „{ $leaders }”.
news-kept-others = { $n ->
    [one] Jeszcze jeden gracz zatrzymuje kartę osobistości.
    [few] { $n } inni gracze zatrzymują po karcie osobistości.
   *[other] { $n } innych graczy zatrzymuje po karcie osobistości.
}
news-kept-all = { $n ->
    [one] Jeden gracz zatrzymuje kartę osobistości.
    [few] { $n } gracze zatrzymują po karcie osobistości.
   *[other] { $n } graczy zatrzymuje po karcie osobistości.
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
you-skipped = Tracisz pierwszy ruch.
you-took = Bierzesz kartę „{ $card }”.
you-worked = Wykonujesz akcję { $work_id ->
    [harvest] Zbiory
   *[production] Produkcja
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
    [one] Tracisz { $points } punkt zwycięstwa: { $tile }.
    [few] Tracisz { $points } punkty zwycięstwa: { $tile }.
   *[other] Tracisz { $points } punktów zwycięstwa: { $tile }.
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
}, ile sług wydać
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
}, ile sług wydać na akcję dodatkową
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
