# Co się stało w Książętach, akcja po akcji. `seat_id` to `you`, gdy mowa o czytającym.

news-price = { $hundreds ->
    [0] za darmo
   *[other] za { $hundreds }00 florenów
}
news-won = { $seat_id ->
    [you] Zdobywasz { $what_acc } { $price }.
   *[other] { $seat } zdobywa { $what_acc } { $price }.
}
news-built = { $seat_id ->
    [you] Wznosisz { $what_acc } { $price }.
   *[other] { $seat } wznosi { $what_acc } { $price }.
}
news-introduced = { $seat_id ->
    [you] Ogłaszasz { $what_acc } { $price }.
   *[other] { $seat } ogłasza { $what_acc } { $price }.
}
news-bought-card = { $seat_id ->
    [you] Kupujesz
   *[other] { $seat } kupuje
} { $what_id ->
    [professions] kartę Wolnego Zawodu
    [bonus] kartę Premii
   *[prestige] kartę Prestiżu
} { $price }.
news-moved-back = { $seat_id ->
    [you] Sprzedajesz w tym celu
   *[other] { $seat } sprzedaje w tym celu
} { $back ->
    [one] { $back } punkt prestiżu.
    [few] { $back } punkty prestiżu.
   *[other] { $back } punktów prestiżu.
}
news-work = { $seat_id ->
    [you] Zagrywasz kartę „{ $card }” i kończysz dzieło o wartości { $value }, za które otrzymujesz { $price_id }00 florenów.
   *[other] { $seat } zagrywa kartę „{ $card }” i kończy dzieło o wartości { $value }, za które otrzymuje { $price_id }00 florenów.
}
news-work-unpaid = { $seat_id ->
    [you] Zagrywasz kartę „{ $card }” i kończysz dzieło o wartości { $value }.
   *[other] { $seat } zagrywa kartę „{ $card }” i kończy dzieło o wartości { $value }.
}
news-dealt-own = Otrzymujesz karty Wolnych Zawodów: { $cards }.
news-dealt-others = { $n ->
    [one] Jeszcze jeden gracz otrzymuje karty Wolnych Zawodów.
   *[other] Pozostali gracze też otrzymują karty Wolnych Zawodów.
}
news-dealt-all = { $n ->
    [one] Jeden gracz otrzymuje karty Wolnych Zawodów.
   *[other] Wszyscy gracze otrzymują karty Wolnych Zawodów.
}
news-returned-own = Zwracasz kartę „{ $cards }”.
news-returned-others = { $n ->
    [one] Jeszcze jeden gracz zwraca kartę Wolnego Zawodu.
   *[other] Pozostali gracze też zwracają po jednej karcie Wolnego Zawodu.
}
news-returned-all = { $n ->
    [one] Jeden gracz zwraca kartę Wolnego Zawodu.
   *[other] Wszyscy gracze zwracają po jednej karcie Wolnego Zawodu.
}
news-set-out = { $n ->
    [one] Do gry wchodzi też { $freedoms }.
   *[other] Do gry wchodzą też { $freedoms }.
}
news-points = Zdobyte punkty prestiżu: { $players }.
news-offered = { $partner_id ->
    [you] { $hundreds ->
        [0] Nic za to nie płacisz.
       *[other] Masz za to zapłacić { $hundreds }00 florenów.
    }
   *[other] { $hundreds ->
        [0] { $partner } nic za to nie płaci.
       *[other] { $partner } ma za to zapłacić { $hundreds }00 florenów.
    }
}
news-countered = { $seat_id ->
    [you] { $hundreds ->
        [0] Nie chcesz za to nic płacić.
       *[other] Oferujesz za to { $hundreds }00 florenów.
    }
   *[other] { $hundreds ->
        [0] { $seat } nie chce za to nic płacić.
       *[other] { $seat } oferuje za to { $hundreds }00 florenów.
    }
}
news-final = Punkty prestiżu na koniec gry: { $players }.

you-starts = Jesteś graczem rozpoczynającym.
you-named = Wystawiasz na licytację { $object_acc } ze stawką wyjściową { $hundreds }00 florenów.
you-refused = Rezygnujesz z licytacji do końca rundy.
you-took-nothing = Wybierasz na końcu i niczego nie bierzesz.
you-raised = Oferujesz { $hundreds }00 florenów.
you-passed = Pasujesz.
you-paid = Płacisz { $hundreds }00 florenów{ $back ->
    [0] { "" }
    [one] { " " }i sprzedajesz w tym celu { $back } punkt prestiżu
    [few] { " " }i sprzedajesz w tym celu { $back } punkty prestiżu
   *[other] { " " }i sprzedajesz w tym celu { $back } punktów prestiżu
}.
you-cashed = Sprzedajesz 1 punkt prestiżu za 100 florenów.
you-placed = Kładziesz { $landscape_acc } na polu { $cell }, { $turn_ins }.
you-looks = Oglądasz z wierzchu stosu { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[other] { $number } kart
} { $deck_id ->
    [professions] Wolnego Zawodu
    [bonus] Premii
   *[prestige] Prestiżu
}.
you-looked = Oglądasz kartę „{ $card }”.
you-kept = Zatrzymujesz kartę „{ $card }”.
you-put-under = Odkładasz kartę „{ $card }” pod stos.
you-recruited = Rekrutujesz od gracza { $from } kartę „{ $card }”.
you-recruited-from = { $seat } rekrutuje od ciebie kartę „{ $card }”.
you-held = Zatrzymujesz kartę Rekrutacji na później.
you-points = { $points ->
    [one] Otrzymujesz { $points } punkt prestiżu za { $for_acc }.
    [few] Otrzymujesz { $points } punkty prestiżu za { $for_acc }.
   *[other] Otrzymujesz { $points } punktów prestiżu za { $for_acc }.
}
you-bid = { $hundreds ->
    [0] Oferujesz 0 florenów za kartę „{ $character }”.
   *[other] Oferujesz { $hundreds }00 florenów za kartę „{ $character }”.
}
you-no-character = Nie bierzesz w tej rundzie żadnej karty Postaci.
you-character = { $hundreds ->
    [0] Bierzesz kartę „{ $character }” za darmo.
   *[other] Bierzesz kartę „{ $character }” za { $hundreds }00 florenów.
}
you-character-used = Używasz karty „{ $character }” i ją odrzucasz.
you-character-kept = Zatrzymujesz kartę „{ $character }” na później.
you-character-returned = Zwracasz kartę „{ $character }” bez użycia.
you-work = Zagrywasz kartę „{ $card }”, aby ukończyć dzieło.
you-princess = Kończysz dzieło Księżniczki.
you-bonus = Zagrywasz kartę „{ $card }” i zwiększasz wartość dzieła o { $value }.
you-completed = Kończysz dzieło o wartości { $value }.
you-changed = { $points ->
    [0] Zatrzymujesz całą zapłatę.
    [one] Kupujesz { $points } punkt prestiżu za { $hundreds }00 florenów.
    [few] Kupujesz { $points } punkty prestiżu za { $hundreds }00 florenów.
   *[other] Kupujesz { $points } punktów prestiżu za { $hundreds }00 florenów.
}
you-done = Kończysz ruch.
you-proposed = Proponujesz graczowi { $partner } wspólną budowę { $building_gen }.
you-proposed-partner = { $seat } proponuje ci wspólną budowę { $building_gen }.
you-offered = { $hundreds ->
    [0] Proponujesz ustawić budynek na polu { $cell } po lewej stronie granicy, { $turn_ins }; sąsiad nie płaci nic.
   *[other] Proponujesz ustawić budynek na polu { $cell } po lewej stronie granicy, { $turn_ins }; sąsiad płaci { $hundreds }00 florenów.
}
you-answered = { $answer_id ->
    [accept] Przyjmujesz propozycję.
    [reject] Odrzucasz propozycję.
   *[counter] Odpowiadasz inną propozycją.
}
you-withdrawn = Wycofujesz propozycję.
you-together = Ty i { $partner } wspólnie wznosicie { $building_acc }.
you-together-partner = Ty i { $seat } wspólnie wznosicie { $building_acc }.
you-best-work = Masz najwybitniejsze dzieło rundy, o wartości { $value }.
you-revealed = { $points ->
    [one] Odkrywasz kartę Prestiżu „{ $card }” ({ $points } punkt prestiżu).
    [few] Odkrywasz kartę Prestiżu „{ $card }” ({ $points } punkty prestiżu).
   *[other] Odkrywasz kartę Prestiżu „{ $card }” ({ $points } punktów prestiżu).
}
you-gained = Otrzymujesz { $hundreds }00 florenów.
you-sum-paid = Płacisz graczowi { $partner } { $hundreds }00 florenów{ $back ->
    [0] { "" }
    [one] { " " }i sprzedajesz w tym celu { $back } punkt prestiżu
    [few] { " " }i sprzedajesz w tym celu { $back } punkty prestiżu
   *[other] { " " }i sprzedajesz w tym celu { $back } punktów prestiżu
}.
you-sum-paid-partner = { $seat } płaci ci { $hundreds }00 florenów{ $back ->
    [0] { "" }
    [one] { " " }i sprzedaje w tym celu { $back } punkt prestiżu
    [few] { " " }i sprzedaje w tym celu { $back } punkty prestiżu
   *[other] { " " }i sprzedaje w tym celu { $back } punktów prestiżu
}.

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-return = { $n_id ->
    [one] wybiera
   *[several] wybierają
} kartę Wolnego Zawodu do zwrotu
doing-choose = { $n_id ->
    [one] wybiera
   *[several] wybierają
} przedmiot na licytację
doing-bid = { $n_id ->
    [one] licytuje
   *[several] licytują
}
doing-last_buyer = { $n_id ->
    [one] wybiera
   *[several] wybierają
} przedmiot za stawkę wyjściową
doing-purchase = { $n_id ->
    [one] decyduje
   *[several] decydują
}, jak użyć karty Postaci
doing-pick = { $n_id ->
    [one] wybiera
   *[several] wybierają
} krajobraz
doing-put = { $n_id ->
    [one] wybiera
   *[several] wybierają
} miejsce na element
doing-look = { $n_id ->
    [one] wybiera
   *[several] wybierają
} kartę ze stosu
doing-recruit = { $n_id ->
    [one] decyduje
   *[several] decydują
}, kogo zrekrutować
doing-use = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy użyć karty Postaci
doing-banker = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy kupić punkty prestiżu
doing-characters = { $n_id ->
    [one] licytuje
   *[several] licytują
} kartę Postaci
doing-turn = { $n_id ->
    [one] wybiera
   *[several] wybierają
} akcję
doing-work = { $n_id ->
    [one] kończy
   *[several] kończą
} dzieło
doing-change = { $n_id ->
    [one] decyduje
   *[several] decydują
}, ile punktów prestiżu kupić
meanwhile-proposal = { $doing } Możesz jeszcze wycofać propozycję.
doing-proposal = { $n_id ->
    [one] uzgadnia
   *[several] uzgadniają
} wspólną budowę

## What one can have answered without being asked

wish-bid-any = Wszystko inne
