# Co się stało w Książętach, akcja po akcji. `seat_id` to `you`, gdy mowa o czytającym.

news-price = { $hundreds ->
    [0] za darmo
   *[other] { $hundreds }00 florenów
}
news-won = { $seat_id ->
    [you] Zdobywasz { $what_acc } ({ $price }).
   *[other] { $seat } zdobywa { $what_acc } ({ $price }).
}
news-built = { $seat_id ->
    [you] Wznosisz { $what_acc } ({ $price }).
   *[other] { $seat } wznosi { $what_acc } ({ $price }).
}
news-introduced = { $seat_id ->
    [you] Ogłaszasz { $what_acc } ({ $price }).
   *[other] { $seat } ogłasza { $what_acc } ({ $price }).
}
news-bought-card = { $seat_id ->
    [you] Kupujesz
   *[other] { $seat } kupuje
} { $what_id ->
    [professions] kartę Wolnego Zawodu
    [bonus] kartę Premii
   *[prestige] kartę Prestiżu
} ({ $price }).
news-moved-back = { $seat_id ->
    [you] Cofasz w tym celu pionek o
   *[other] { $seat } cofa w tym celu pionek o
} { $back ->
    [one] { $back } pole.
    [few] { $back } pola.
   *[other] { $back } pól.
}
news-work = { $seat_id ->
    [you] Kończysz dzieło o wartości { $value } ({ $card }) i otrzymujesz { $price }.
   *[other] { $seat } kończy dzieło o wartości { $value } ({ $card }) i otrzymuje { $price }.
}
news-work-unpaid = { $seat_id ->
    [you] Kończysz dzieło o wartości { $value } ({ $card }).
   *[other] { $seat } kończy dzieło o wartości { $value } ({ $card }).
}
news-dealt-own = Otrzymujesz karty Wolnego Zawodu: { $cards }.
news-dealt-others = { $n ->
    [one] Jeszcze jeden gracz otrzymuje karty Wolnego Zawodu.
    [few] { $n } inni gracze otrzymują karty Wolnego Zawodu.
   *[other] { $n } innych graczy otrzymuje karty Wolnego Zawodu.
}
news-dealt-all = { $n ->
    [one] Jeden gracz otrzymuje karty Wolnego Zawodu.
    [few] { $n } gracze otrzymują karty Wolnego Zawodu.
   *[other] { $n } graczy otrzymuje karty Wolnego Zawodu.
}
news-returned-own = Zwracasz kartę „{ $cards }”.
news-returned-others = { $n ->
    [one] Jeszcze jeden gracz zwraca kartę Wolnego Zawodu.
    [few] { $n } inni gracze zwracają po jednej karcie Wolnego Zawodu.
   *[other] { $n } innych graczy zwraca po jednej karcie Wolnego Zawodu.
}
news-returned-all = { $n ->
    [one] Jeden gracz zwraca kartę Wolnego Zawodu.
    [few] { $n } gracze zwracają po jednej karcie Wolnego Zawodu.
   *[other] { $n } graczy zwraca po jednej karcie Wolnego Zawodu.
}
news-set-out = { $n ->
    [one] Do gry wchodzi też: { $freedoms }.
   *[other] Do gry wchodzą też: { $freedoms }.
}
news-points = Punkty prestiżu: { $players }.
news-final = Końcowe punkty prestiżu: { $players }.

you-starts = To ty rozpoczynasz jako pierwszy gracz.
you-named = Wystawiasz na licytację { $object_acc }, od { $hundreds }00 florenów.
you-refused = Rezygnujesz z licytacji do końca rundy.
you-took-nothing = Wybierasz po wszystkich i niczego nie bierzesz.
you-raised = Oferujesz { $hundreds }00 florenów.
you-passed = Pasujesz.
you-paid = Płacisz { $hundreds }00 florenów{ $back ->
    [0] {""}
    [one] {" "}i cofasz w tym celu pionek o { $back } pole
    [few] {" "}i cofasz w tym celu pionek o { $back } pola
   *[other] {" "}i cofasz w tym celu pionek o { $back } pól
}.
you-cashed = Wymieniasz 1 punkt prestiżu na 100 florenów.
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
    [one] Otrzymujesz { $points } punkt prestiżu ({ $for }).
    [few] Otrzymujesz { $points } punkty prestiżu ({ $for }).
   *[other] Otrzymujesz { $points } punktów prestiżu ({ $for }).
}
you-bid = { $hundreds ->
    [0] Oferujesz 0 florenów za kartę „{ $character }”.
   *[other] Oferujesz { $hundreds }00 florenów za kartę „{ $character }”.
}
you-no-character = Rezygnujesz z kart Postaci w tej rundzie.
you-character = { $hundreds ->
    [0] Bierzesz kartę „{ $character }” za darmo.
   *[other] Bierzesz kartę „{ $character }” za { $hundreds }00 florenów.
}
you-character-used = Używasz karty „{ $character }” i ją odrzucasz.
you-character-kept = Zatrzymujesz kartę „{ $character }” na później.
you-character-returned = Zwracasz kartę „{ $character }” bez użycia.
you-work = Rozpoczynasz dzieło z kartą „{ $card }”.
you-princess = Kończysz dzieło z pomocą Księżniczki.
you-bonus = Zagrywasz kartę „{ $card }” (+{ $value }).
you-completed = Kończysz dzieło o wartości { $value }.
you-changed = { $points ->
    [0] Nie wymieniasz pieniędzy na punkty prestiżu.
    [one] Wymieniasz { $hundreds }00 florenów na { $points } punkt prestiżu.
    [few] Wymieniasz { $hundreds }00 florenów na { $points } punkty prestiżu.
   *[other] Wymieniasz { $hundreds }00 florenów na { $points } punktów prestiżu.
}
you-done = Kończysz ruch.
you-proposed = Proponujesz graczowi { $partner }, żeby razem wznieść { $building_acc }.
you-proposed-partner = { $seat } proponuje ci, żeby razem wznieść { $building_acc }.
you-offered = { $hundreds ->
    [0] Proponujesz pole { $cell } w księstwie po lewej stronie granicy, { $turn_ins }; partner nie płaci nic.
   *[other] Proponujesz pole { $cell } w księstwie po lewej stronie granicy, { $turn_ins }; partner płaci { $hundreds }00 florenów.
}
you-answered = { $answer_id ->
    [accept] Przyjmujesz propozycję.
    [reject] Odrzucasz propozycję.
   *[counter] Odpowiadasz inną propozycją.
}
you-withdrawn = Wycofujesz propozycję.
you-together = Ty i { $partner } wspólnie wznosicie { $building_acc }.
you-together-partner = { $seat } i ty wspólnie wznosicie { $building_acc }.
you-best-work = Masz najwybitniejsze dzieło rundy: wartość { $value }.
you-revealed = { $points ->
    [one] Odkrywasz kartę Prestiżu „{ $card }” ({ $points } punkt prestiżu).
    [few] Odkrywasz kartę Prestiżu „{ $card }” ({ $points } punkty prestiżu).
   *[other] Odkrywasz kartę Prestiżu „{ $card }” ({ $points } punktów prestiżu).
}
you-gained = Otrzymujesz { $hundreds }00 florenów.
you-sum-paid = Płacisz graczowi { $partner } { $hundreds }00 florenów{ $back ->
    [0] {""}
    [one] {" "}i cofasz w tym celu pionek o { $back } pole
    [few] {" "}i cofasz w tym celu pionek o { $back } pola
   *[other] {" "}i cofasz w tym celu pionek o { $back } pól
}.
you-sum-paid-partner = { $seat } płaci ci { $hundreds }00 florenów{ $back ->
    [0] {""}
    [one] {" "}i cofa w tym celu pionek o { $back } pole
    [few] {" "}i cofa w tym celu pionek o { $back } pola
   *[other] {" "}i cofa w tym celu pionek o { $back } pól
}.

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-return = zwrot karty Wolnego Zawodu
doing-choose = wybór przedmiotu na licytację
doing-bid = licytacja
doing-last_buyer = przedmiot za stawkę wyjściową
doing-purchase = użycie karty Postaci
doing-pick = wybór krajobrazu
doing-put = położenie elementu
doing-look = wybór karty ze stosu
doing-recruit = rekrutacja
doing-use = użycie karty Postaci
doing-banker = wymiana pieniędzy na punkty prestiżu
doing-characters = licytacja karty Postaci
doing-turn = wybór akcji
doing-work = ukończenie dzieła
doing-change = zakup punktów prestiżu
doing-proposal = wspólne budowanie

## What one can have answered without being asked

wish-bid-any = Wszystko inne
