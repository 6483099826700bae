# Lorenzo il Magnifico.

game-name = Lorenzo il Magnifico

## Goods

good-wood = drewno
    .gen = drewna
good-stone = kamień
    .gen = kamieni
good-servant = sługi
    .gen = sług
good-coin = monety
    .gen = monet
good-military = punkty wojska
    .gen = punktów wojska
good-faith = punkty wiary
    .gen = punktów wiary
good-victory = punkty zwycięstwa
    .gen = punktów zwycięstwa
good-unknown = coś

amount-wood = { $n ->
    [one] { $n } drewno
   *[other] { $n } drewna
}
amount-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[other] { $n } kamieni
}
amount-servant = { $n ->
    [one] { $n } sługa
    [few] { $n } sługi
   *[other] { $n } sług
}
    .acc = { $n ->
        [one] { $n } sługę
        [few] { $n } sługi
       *[other] { $n } sług
    }
amount-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
}
    .acc = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[other] { $n } monet
    }
amount-military = { $n ->
    [one] { $n } punkt wojska
    [few] { $n } punkty wojska
   *[other] { $n } punktów wojska
}
amount-faith = { $n ->
    [one] { $n } punkt wiary
    [few] { $n } punkty wiary
   *[other] { $n } punktów wiary
}
amount-victory = { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
}
amount-privilege = { $n ->
    [one] { $n } przywilej rady
    [few] { $n } różne przywileje rady
   *[other] { $n } różnych przywilejów rady
}

## Things on the board

type-territory = włość
    .gen = włości
type-character = postać
    .gen = postaci
type-building = budynek
    .gen = budynków
type-venture = przedsięwzięcie
    .gen = przedsięwzięć
type-any = dowolny rodzaj
    .gen = dowolnego rodzaju

work-harvest = Zbiory
    .gen = Zbiorów
work-production = Produkcja
    .gen = Produkcji

member-black = czarny członek rodziny
    .acc = czarnego członka rodziny
member-white = biały członek rodziny
    .acc = białego członka rodziny
member-orange = pomarańczowy członek rodziny
    .acc = pomarańczowego członka rodziny
member-neutral = neutralny członek rodziny
    .acc = neutralnego członka rodziny

die-black = czarna kość
die-white = biała kość
die-orange = pomarańczowa kość

space-territory-1 = wieża włości, poziom 1
    .loc = na 1. poziomie wieży włości
space-territory-2 = wieża włości, poziom 2
    .loc = na 2. poziomie wieży włości
space-territory-3 = wieża włości, poziom 3
    .loc = na 3. poziomie wieży włości
space-territory-4 = wieża włości, poziom 4
    .loc = na 4. poziomie wieży włości
space-character-1 = wieża postaci, poziom 1
    .loc = na 1. poziomie wieży postaci
space-character-2 = wieża postaci, poziom 2
    .loc = na 2. poziomie wieży postaci
space-character-3 = wieża postaci, poziom 3
    .loc = na 3. poziomie wieży postaci
space-character-4 = wieża postaci, poziom 4
    .loc = na 4. poziomie wieży postaci
space-building-1 = wieża budynków, poziom 1
    .loc = na 1. poziomie wieży budynków
space-building-2 = wieża budynków, poziom 2
    .loc = na 2. poziomie wieży budynków
space-building-3 = wieża budynków, poziom 3
    .loc = na 3. poziomie wieży budynków
space-building-4 = wieża budynków, poziom 4
    .loc = na 4. poziomie wieży budynków
space-venture-1 = wieża przedsięwzięć, poziom 1
    .loc = na 1. poziomie wieży przedsięwzięć
space-venture-2 = wieża przedsięwzięć, poziom 2
    .loc = na 2. poziomie wieży przedsięwzięć
space-venture-3 = wieża przedsięwzięć, poziom 3
    .loc = na 3. poziomie wieży przedsięwzięć
space-venture-4 = wieża przedsięwzięć, poziom 4
    .loc = na 4. poziomie wieży przedsięwzięć
space-harvest-single = Zbiory, mniejsze pole
    .loc = na mniejszym polu Zbiorów
space-harvest-large = Zbiory, większe pole
    .loc = na większym polu Zbiorów
space-production-single = Produkcja, mniejsze pole
    .loc = na mniejszym polu Produkcji
space-production-large = Produkcja, większe pole
    .loc = na większym polu Produkcji
space-market-1 = pole targowiska 1: 5 monet
    .loc = na 1. polu targowiska
space-market-2 = pole targowiska 2: 5 sług
    .loc = na 2. polu targowiska
space-market-3 = pole targowiska 3: 3 punkty wojska i 2 monety
    .loc = na 3. polu targowiska
space-market-4 = pole targowiska 4: 2 różne przywileje rady
    .loc = na 4. polu targowiska
space-council = rada miejska
    .loc = w radzie miejskiej

privilege-wood_and_stone = 1 drewno i 1 kamień
privilege-servants = 2 sługi
privilege-coins = 2 monety
privilege-military = 2 punkty wojska
privilege-faith = 1 punkt wiary

discount-none = bez wyboru zniżki
discount-wood = o 1 drewno mniej
discount-stone = o 1 kamień mniej

effect-gain = zasoby i punkty
effect-action = akcja dodatkowa

bonus_tile-basic = podstawowy żeton premii osobistej
bonus_tile-servants_two = żeton premii osobistej „Sługi”
bonus_tile-military_two = żeton premii osobistej „Żołnierze”
bonus_tile-coins_two = żeton premii osobistej „Monety”
bonus_tile-military_servant = żeton premii osobistej „Straż”

source-setup = przygotowanie gry
source-floor = premia z poziomu wieży
source-market = targowisko
source-council = rada miejska
source-card = karta
source-harvest = Zbiory
source-production = Produkcja
source-privilege = przywilej rady
source-leader = osobistość

purpose-value = zwiększenie wartości
purpose-surcharge = dopłata za zajętą wieżę
purpose-card = koszt karty
purpose-exchange = wymiana

scored-territories = za włości
scored-characters = za postacie
scored-ventures = za przedsięwzięcia
scored-military = za punkty wojska
scored-resources = za zasoby

points-cards = karty
points-harvest = Zbiory
points-production = Produkcja
points-leaders = osobistości
points-church = Kościół
points-other = inne
points-territories = włości
points-characters = postacie
points-ventures = przedsięwzięcia
points-military = wojsko
points-resources = zasoby
points-tiles = ekskomuniki

result-six_rounds = Gra kończy się po sześciu rundach.

## Moves

move-seat_next = Następne miejsce w kolejności zajmuje { $seat }
move-draw_tile = Wylosowany żeton: „{ $tile }”
move-deal = Rozdawana jest karta „{ $leader }”
move-reveal = Odkrywana jest karta „{ $card }”
move-roll = Na { $die_id ->
    [black] czarnej
    [white] białej
   *[orange] pomarańczowej
} kości wypada { $value }
move-choose_tile = Weź { $bonus_tile }
move-keep = Zatrzymaj kartę „{ $leader }”
move-place = Ustaw { $member_id ->
    [black] czarnego
    [white] białego
    [orange] pomarańczowego
   *[neutral] neutralnego
} członka rodziny { $space_loc }
move-pass = Spasuj
move-end = Zakończ ruch
move-play = Zagraj kartę „{ $leader }”
move-activate = Aktywuj kartę „{ $leader }”
move-discard = Odrzuć kartę „{ $leader }” i weź 1 przywilej rady
move-servants = { $number ->
    [0] Nie wydawaj sług
    [one] Wydaj { $number } sługę
    [few] Wydaj { $number } sługi
   *[other] Wydaj { $number } sług
}
move-pay = { $discount_id ->
    [none] { $option ->
        [1] Zapłać pierwszy koszt
       *[other] Zapłać drugi koszt
    }
   *[other] { $option ->
        [1] Zapłać pierwszy koszt, { $discount }
       *[other] Zapłać drugi koszt, { $discount }
    }
}
move-resolve = { $effect_id ->
    [gain] Najpierw zasoby
   *[action] Najpierw akcja dodatkowa
}
move-take = Weź kartę leżącą { $space_loc }
move-decline = Zrezygnuj z akcji dodatkowej
move-privilege = Weź { $privilege }
move-lose = Strać 1 { $good }
move-exchange = { $option ->
    [1] Skorzystaj z pierwszej wymiany na karcie „{ $card }”
   *[other] Skorzystaj z drugiej wymiany na karcie „{ $card }”
}
move-skip = Nie korzystaj z karty „{ $card }”
move-copy = Skopiuj kartę „{ $leader }”
move-name = Nadaj wartość 6 { $member_id ->
    [black] czarnemu
    [white] białemu
    [orange] pomarańczowemu
   *[neutral] neutralnemu
} członkowi rodziny
move-support = Wesprzyj Kościół
move-refuse = Nie wspieraj Kościoła

## What is asked

ask-order = Trwa losowanie kolejności graczy.
ask-tiles = Trwa losowanie żetonów ekskomuniki.
ask-bonus_tiles = Wybierz żeton premii osobistej.
ask-deal = Trwa rozdawanie kart osobistości.
ask-draft = Zatrzymaj jedną kartę osobistości, a resztę przekaż w prawo.
ask-reveal = Trwa odkrywanie kart.
ask-dice = Trwa rzut kośćmi.
ask-turn-basic = Ustaw członka rodziny.
ask-turn = Ustaw członka rodziny lub użyj osobistości.
ask-turn-end = Użyj osobistości lub zakończ ruch.
ask-action = Czy zwiększasz wartość, wydając sługi?
ask-payment = Jak płacisz za kartę?
ask-effects = Który efekt najpierw?
ask-bonus_take = Którą kartę bierzesz w ramach akcji dodatkowej? Możesz też zrezygnować z akcji.
ask-bonus_work = Wydaj sługi, by zwiększyć wartość akcji dodatkowej, albo zrezygnuj z akcji.
ask-work = Używasz budynku czy rezygnujesz?
ask-gain = Który przywilej rady wybierasz?
ask-gain-loss = Co tracisz: drewno czy kamień?
ask-copy = Którą osobistość kopiujesz?
ask-name = Który członek rodziny ma mieć wartość 6?
ask-report = Czy wspierasz Kościół?

## Why not

why-not-drawn = Tego nie można teraz wylosować.
why-tile-gone = Ten żeton premii osobistej jest już zajęty.
why-not-in-pack = Tej osobistości nie ma wśród kart, z których wybierasz.
why-turn-skipped = Z powodu ekskomuniki pomijasz ten ruch.
why-already-placed = W tym ruchu masz już ustawionego członka rodziny.
why-must-place = Możesz ustawić członka rodziny, więc musisz to zrobić.
why-not-done = Najpierw ustaw członka rodziny. Spasować możesz tylko wtedy, gdy żadnego nie da się ustawić.
why-member-away = Ten członek rodziny stoi już { $space_loc }.
why-space-closed = To pole jest niedostępne w rozgrywce { $seats }-osobowej.
why-market-banned = Ekskomunika zabrania ci wstępu na targowisko.
why-other-type = Ta akcja dodatkowa pozwala wziąć kartę innego rodzaju: { $type }.
why-floor-taken = Na tym poziomie stoi już członek rodziny.
why-no-card = Na tym poziomie nie ma karty.
why-space-taken = To pole jest już zajęte.
why-market-taken = To pole targowiska jest już zajęte.
why-color-in-tower = W tej wieży stoi już twój kolorowy członek rodziny. Może dołączyć tylko neutralny.
why-color-in-area = Na tym obszarze stoi już twój kolorowy członek rodziny. Może dołączyć tylko neutralny.
why-row-full = Masz już 6 kart { $type_gen }.
why-slot-too-strong = { $need ->
    [one] Następna karta włości wymaga { $need } punktu wojska; masz { $have }.
   *[other] Następna karta włości wymaga { $need } punktów wojska; masz { $have }.
}
why-value-too-low = Ten poziom wymaga wartości { $need }; nawet ze wszystkimi sługami osiągasz tylko { $have }.
why-work-too-low = Ta akcja wymaga wartości { $need }; nawet ze wszystkimi sługami osiągasz tylko { $have }.
why-member-too-low = To pole wymaga członka rodziny o wartości { $need }; nawet ze wszystkimi sługami osiągasz tylko { $have }.
why-not-on-the-board = Karty „{ $card }” nie ma na planszy.
why-member-below-1 = Sam członek rodziny musi mieć wartość 1, zanim pomogą postacie; osiąga { $have }.
why-no-surcharge-coins = { $need ->
    [one] Wieża jest zajęta: najpierw musisz dopłacić { $need } monetę; masz { $have }.
    [few] Wieża jest zajęta: najpierw musisz dopłacić { $need } monety; masz { $have }.
   *[other] Wieża jest zajęta: najpierw musisz dopłacić { $need } monet; masz { $have }.
}
why-military-too-low = { $need ->
    [one] Ten koszt wymaga { $need } punktu wojska; masz { $have }.
   *[other] Ten koszt wymaga { $need } punktów wojska; masz { $have }.
}
why-cannot-pay = Nie stać cię na tę kartę: potrzeba { $good_id ->
    [wood] { $need ->
        [one] { $need } drewna
       *[other] { $need } drewna
    }
    [stone] { $need ->
        [one] { $need } kamienia
       *[other] { $need } kamieni
    }
    [servant] { $need ->
        [one] { $need } sługi
       *[other] { $need } sług
    }
    [coin] { $need ->
        [one] { $need } monety
       *[other] { $need } monet
    }
    [military] { $need ->
        [one] { $need } punktu wojska
       *[other] { $need } punktów wojska
    }
    [faith] { $need ->
        [one] { $need } punktu wiary
       *[other] { $need } punktów wiary
    }
   *[victory] { $need ->
        [one] { $need } punktu zwycięstwa
       *[other] { $need } punktów zwycięstwa
    }
}; masz { $have }.
why-not-enough-servants = { $need ->
    [one] Potrzeba { $need } sługi; masz { $have }.
   *[other] Potrzeba { $need } sług; masz { $have }.
}
why-whole-steps = Każde +1 kosztuje cię 2 sługi, więc ich liczba musi być parzysta.
why-no-such-cost = Ta karta nie ma takiego kosztu.
why-no-such-discount = Tej zniżki nie możesz tu wybrać.
why-effect-done = Ten efekt jest już wykorzystany.
why-same-privilege = Przywileje rady otrzymane jednocześnie muszą być różne.
why-other-exchange = Najpierw zdecyduj o wymianie na karcie „{ $card }”.
why-no-such-arrow = Ta karta nie ma takiej wymiany.
why-not-owned-before = Potrzeba { $good_id ->
    [wood] { $need ->
        [one] { $need } drewna
       *[other] { $need } drewna
    }
    [stone] { $need ->
        [one] { $need } kamienia
       *[other] { $need } kamieni
    }
    [servant] { $need ->
        [one] { $need } sługi
       *[other] { $need } sług
    }
    [coin] { $need ->
        [one] { $need } monety
       *[other] { $need } monet
    }
    [military] { $need ->
        [one] { $need } punktu wojska
       *[other] { $need } punktów wojska
    }
    [faith] { $need ->
        [one] { $need } punktu wiary
       *[other] { $need } punktów wiary
    }
   *[victory] { $need ->
        [one] { $need } punktu zwycięstwa
       *[other] { $need } punktów zwycięstwa
    }
} sprzed tej Produkcji; zostało ci { $have }.
why-not-in-hand = Nie masz tej osobistości na ręce.
why-too-few-cards = Ta osobistość wymaga { $need } kart { $type_gen }; masz { $have }.
why-too-few-alike = { $need ->
    [one] Ta osobistość wymaga { $need } karty jednego rodzaju; masz najwyżej { $have }.
   *[other] Ta osobistość wymaga { $need } kart jednego rodzaju; masz najwyżej { $have }.
}
why-too-few-goods = Ta osobistość wymaga { $good_id ->
    [wood] { $need ->
        [one] { $need } drewna
       *[other] { $need } drewna
    }
    [stone] { $need ->
        [one] { $need } kamienia
       *[other] { $need } kamieni
    }
    [servant] { $need ->
        [one] { $need } sługi
       *[other] { $need } sług
    }
    [coin] { $need ->
        [one] { $need } monety
       *[other] { $need } monet
    }
    [military] { $need ->
        [one] { $need } punktu wojska
       *[other] { $need } punktów wojska
    }
    [faith] { $need ->
        [one] { $need } punktu wiary
       *[other] { $need } punktów wiary
    }
   *[victory] { $need ->
        [one] { $need } punktu zwycięstwa
       *[other] { $need } punktów zwycięstwa
    }
}; masz { $have }.
why-nothing-to-copy = Żaden inny gracz nie ma w grze osobistości do skopiowania.
why-not-played = Nie masz w grze tej osobistości.
why-always-works = Ta zdolność działa stale i nie trzeba jej aktywować.
why-used-this-round = W tej rundzie ta osobistość jest już wykorzystana.
why-no-member-to-name = Wszyscy twoi kolorowi członkowie rodziny są już ustawieni.
why-neutral-not-named = Wartość 6 może otrzymać tylko kolorowy członek rodziny.
why-not-to-copy = Żaden inny gracz nie ma w grze tej osobistości.

## What happens

event-order = { $seat } zajmuje { $place }. miejsce w kolejności graczy.
event-tile-drawn = Żeton ekskomuniki na okres { $period }: { $tile }.
event-tile-chosen = { $seat } bierze { $bonus_tile }.
event-dealt = { $seat } otrzymuje kartę „{ $leader }”.
event-dealt-hidden = { $seat } otrzymuje kartę osobistości.
event-kept = { $seat } zatrzymuje kartę „{ $leader }”.
event-kept-hidden = { $seat } zatrzymuje kartę osobistości.
event-passed-on = Pozostałe karty osobistości wędrują w prawo.
event-round = Zaczyna się runda { $round } (okres { $period }).
event-revealed = Karta „{ $card }” leży { $space_loc }.
event-rolled = Na { $die_id ->
    [black] czarnej
    [white] białej
   *[orange] pomarańczowej
} kości wypada { $value }.
event-placed = { $seat } ustawia { $member_id ->
    [black] czarnego
    [white] białego
    [orange] pomarańczowego
   *[neutral] neutralnego
} członka rodziny o wartości { $value } { $space_loc }.
event-passed = { $seat } pasuje.
event-skipped = { $seat } pomija swój pierwszy ruch w tej rundzie.
event-paid = { $seat } wydaje { $goods_acc } ({ $purpose }).
event-gained = { $seat } otrzymuje { $goods_acc } ({ $source }).
event-took = { $seat } bierze kartę „{ $card }”.
event-worked = { $work_id ->
    [harvest] { $seat } wykonuje akcję Zbiorów o wartości { $value }.
   *[production] { $seat } wykonuje akcję Produkcji o wartości { $value }.
}
event-declined = { $seat } rezygnuje z akcji dodatkowej.
event-played = { $seat } zagrywa kartę „{ $leader }”.
event-copied = { $seat } kopiuje kartę „{ $leader }”.
event-activated = { $seat } aktywuje kartę „{ $leader }”.
event-discarded = { $seat } odrzuca kartę „{ $leader }”.
event-named = { $seat } nadaje wartość 6 { $member_id ->
    [black] czarnemu
    [white] białemu
    [orange] pomarańczowemu
   *[neutral] neutralnemu
} członkowi rodziny.
event-supported = { $seat } wspiera Kościół, oddaje { $faith ->
    [one] { $faith } punkt wiary
    [few] { $faith } punkty wiary
   *[other] { $faith } punktów wiary
} i otrzymuje { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
}.
event-excommunicated = { $seat } otrzymuje ekskomunikę: { $tile }.
event-faith-scored = { $seat } otrzymuje { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
} za { $faith ->
    [one] { $faith } punkt wiary
    [few] { $faith } punkty wiary
   *[other] { $faith } punktów wiary
}.
event-new-order = { $seat } zajmuje { $place }. miejsce w nowej kolejności graczy.
event-scored = { $points ->
    [one] { $seat } otrzymuje { $points } punkt zwycięstwa { $for }.
    [few] { $seat } otrzymuje { $points } punkty zwycięstwa { $for }.
   *[other] { $seat } otrzymuje { $points } punktów zwycięstwa { $for }.
}
event-lost = { $points ->
    [one] { $seat } traci { $points } punkt zwycięstwa: { $tile_gen }.
    [few] { $seat } traci { $points } punkty zwycięstwa: { $tile_gen }.
   *[other] { $seat } traci { $points } punktów zwycięstwa: { $tile_gen }.
}
event-ended = { $seat } kończy grę z { $points ->
    [one] { $points } punktem zwycięstwa
   *[other] { $points } punktami zwycięstwa
}.

## Effects of cards, in words

effect-words-per-territory = { $goods } za każdą twoją kartę włości
effect-words-per-character = { $goods } za każdą twoją kartę postaci
effect-words-per-building = { $goods } za każdą twoją kartę budynku
effect-words-per-venture = { $goods } za każdą twoją kartę przedsięwzięcia
effect-words-per-military = { $goods } za każde 2 punkty wojska
effect-words-exchange = { $pay } → { $gain }
effect-words-or = {", albo "}
effect-words-take = weź kartę { $type_id ->
    [territory] włości
    [character] postaci
    [building] budynku
    [venture] przedsięwzięcia
    [any] dowolnego rodzaju
   *[other] { $type }
} w akcji o wartości { $value }
effect-words-take-discount = weź kartę { $type_id ->
    [territory] włości
    [character] postaci
    [building] budynku
    [venture] przedsięwzięcia
    [any] dowolnego rodzaju
   *[other] { $type }
} w akcji o wartości { $value } (taniej o { $goods_acc })
effect-words-work = { $work } o wartości { $value }
effect-words-raise-take = +{ $value }, gdy bierzesz kartę { $type_id ->
    [territory] włości
    [character] postaci
    [building] budynku
    [venture] przedsięwzięcia
    [any] dowolnego rodzaju
   *[other] { $type }
}
effect-words-raise-take-discount = +{ $value }, gdy bierzesz kartę { $type_id ->
    [territory] włości
    [character] postaci
    [building] budynku
    [venture] przedsięwzięcia
    [any] dowolnego rodzaju
   *[other] { $type }
}, taniej o { $goods_acc }
effect-words-raise-work = +{ $value } do każdej akcji { $work }
effect-words-no-floor-bonus = nie otrzymujesz już premii z poziomów wież
effect-words-end = { $points ->
    [one] Na koniec gry: { $points } punkt zwycięstwa
    [few] Na koniec gry: { $points } punkty zwycięstwa
   *[other] Na koniec gry: { $points } punktów zwycięstwa
}
effect-words-free = brak
effect-words-military-cost = { $pay ->
    [one] { $pay } punkt wojska, przy czym musisz mieć co najmniej { $need }
    [few] { $pay } punkty wojska, przy czym musisz mieć co najmniej { $need }
   *[other] { $pay } punktów wojska, przy czym musisz mieć co najmniej { $need }
}

# The same on the board of the terminal, where a card has three short lines: goods and types in a few letters,
# brief on a wide screen, tiny on a narrow one. Any abbreviation will do that players understand.
brief-wood = { $n } drew
brief-stone = { $n } kam
brief-servant = { $n } sług
brief-coin = { $n } mon
brief-military = { $n } woj
brief-faith = { $n } wiary
brief-victory = { $n } PZ
brief-privilege = { $n } przyw
brief-territory = włość
brief-character = postać
brief-building = budynek
brief-venture = przeds
brief-any = dowolna
tiny-wood = { $n }dr
tiny-stone = { $n }ka
tiny-servant = { $n }sł
tiny-coin = { $n }mo
tiny-military = { $n }wo
tiny-faith = { $n }wi
tiny-victory = { $n }pz
tiny-privilege = { $n }pr
tiny-territory = wło
tiny-character = pos
tiny-building = bud
tiny-venture = prz
tiny-any = dow
short-per-card = { $goods }/{ $type }
short-per-military = { $goods }/2 woj
short-exchange = { $pay }→{ $gain }
short-or = {" | "}
short-take = { $type } za { $value }
short-take-discount = { $type } za { $value }, −{ $goods }
short-work = { $work } za { $value }
short-raise-take = +{ $value } { $type }
short-raise-take-discount = +{ $value } { $type }, −{ $goods }
short-raise-work = +{ $value } { $work }
short-no-floor-bonus = bez premii wież
short-end = koniec { $points } PZ
short-military-cost = { $need } woj (płać { $pay })
short-harvest = Z{ $value }: { $effects }
short-production = P{ $value }: { $effects }

card-kind = Karta: { $type }, okres { $period }
card-cost = Koszt: { $cost }
card-immediate = Efekt natychmiastowy: { $effects }
card-permanent = Efekt trwały: { $effects }
card-harvest = Zbiory od wartości { $value }: { $effects }
card-production = Produkcja od wartości { $value }: { $effects }
leader-requires = Wymagania: { $requirement }
leader-permanent = Zdolność trwała: { $does }
leader-once = Raz na rundę: { $does }
requirement-territory = { $n ->
    [one] { $n } włość
   *[other] { $n } włości
}
requirement-character = { $n ->
    [one] { $n } postać
    [few] { $n } postacie
   *[other] { $n } postaci
}
requirement-building = { $n ->
    [one] { $n } budynek
    [few] { $n } budynki
   *[other] { $n } budynków
}
requirement-venture = { $n ->
    [one] { $n } przedsięwzięcie
    [few] { $n } przedsięwzięcia
   *[other] { $n } przedsięwzięć
}
requirement-same = { $n ->
    [one] { $n } karta jednego rodzaju
    [few] { $n } karty jednego rodzaju
   *[other] { $n } kart jednego rodzaju
}
tile-kind = { $faith ->
    [one] Ekskomunika za okres { $period } dla każdego, kto nie wesprze Kościoła co najmniej { $faith } punktem wiary.
   *[other] Ekskomunika za okres { $period } dla każdego, kto nie wesprze Kościoła co najmniej { $faith } punktami wiary.
}
bonus-tile-words = w Produkcji { $production }, w Zbiorach { $harvest }
about-floor = Wymaga wartości { $value }. Jeśli w wieży stoi już jakiś członek rodziny, trzeba najpierw dopłacić { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}.
about-floor-bonus = Wymaga wartości { $value } i daje { $goods_acc }. Jeśli w wieży stoi już jakiś członek rodziny, trzeba najpierw dopłacić { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}.
about-harvest-single = Jeden członek rodziny. Akcja Zbiory o jego wartości: aktywuje żeton premii osobistej i wszystkie włości, na które ta wartość wystarcza.
about-harvest-large = Dowolna liczba członków rodziny, każdy z karą −{ $penalty }. Akcja Zbiory: aktywuje żeton premii osobistej i wszystkie włości, na które wystarcza wartość. Pole niedostępne w rozgrywce 2-osobowej.
about-production-single = Jeden członek rodziny. Akcja Produkcja o jego wartości: aktywuje żeton premii osobistej i wszystkie budynki, na które ta wartość wystarcza.
about-production-large = Dowolna liczba członków rodziny, każdy z karą −{ $penalty }. Akcja Produkcja: aktywuje żeton premii osobistej i wszystkie budynki, na które wystarcza wartość. Pole niedostępne w rozgrywce 2-osobowej.
about-market = Jeden członek rodziny o wartości co najmniej 1. Daje { $goods_acc }.
about-council = Dowolna liczba członków rodziny o wartości co najmniej 1. Daje { $goods_acc }. Kolejność ich ustawienia wyznacza kolejność graczy w następnej rundzie.

## Leaders: names, and what they do

leader-francesco_sforza = Francesco Sforza
leader-ludovico_ariosto = Ludovico Ariosto
leader-filippo_brunelleschi = Filippo Brunelleschi
leader-federico_da_montefeltro = Federico da Montefeltro
leader-girolamo_savonarola = Girolamo Savonarola
leader-giovanni_dalle_bande_nere = Giovanni dalle Bande Nere
leader-sandro_botticelli = Sandro Botticelli
leader-michelangelo_buonarroti = Michelangelo Buonarroti
leader-ludovico_iii_gonzaga = Ludovico III Gonzaga
leader-leonardo_da_vinci = Leonardo da Vinci
leader-pico_della_mirandola = Pico della Mirandola
leader-sisto_iv = Sisto IV
leader-lucrezia_borgia = Lucrezia Borgia
leader-sigismondo_malatesta = Sigismondo Malatesta
leader-lorenzo_de_medici = Lorenzo de’ Medici
leader-ludovico_il_moro = Ludovico il Moro
leader-cesare_borgia = Cesare Borgia
leader-santa_rita = Santa Rita
leader-cosimo_de_medici = Cosimo de’ Medici
leader-bartolomeo_colleoni = Bartolomeo Colleoni
leader-unknown = nieznana osobistość
leader-does-francesco_sforza = wykonujesz akcję Zbiorów o wartości 1, którą zwiększysz tylko sługami
leader-does-ludovico_ariosto = możesz ustawiać członków rodziny na zajętych polach
leader-does-filippo_brunelleschi = nie płacisz dodatkowych monet w zajętych wieżach
leader-does-federico_da_montefeltro = jeden twój kolorowy członek rodziny ma w tej rundzie wartość 6
leader-does-girolamo_savonarola = 1 punkt wiary
leader-does-giovanni_dalle_bande_nere = 1 drewno, 1 kamień i 1 moneta
leader-does-sandro_botticelli = 2 punkty wojska i 1 punkt zwycięstwa
leader-does-michelangelo_buonarroti = 3 monety
leader-does-ludovico_iii_gonzaga = 1 przywilej rady
leader-does-leonardo_da_vinci = wykonujesz akcję Produkcji o wartości 0, którą zwiększysz tylko sługami
leader-does-pico_della_mirandola = każda karta kosztująca monety jest tańsza o 3 monety
leader-does-sisto_iv = 5 dodatkowych punktów zwycięstwa za każde wsparcie Kościoła
leader-does-lucrezia_borgia = twoi kolorowi członkowie rodziny mają wartość wyższą o 2
leader-does-sigismondo_malatesta = twój neutralny członek rodziny ma wartość wyższą o 3
leader-does-lorenzo_de_medici = kopiujesz osobistość zagraną przez innego gracza
leader-does-ludovico_il_moro = twoi kolorowi członkowie rodziny mają zawsze wartość 5
leader-does-cesare_borgia = nie potrzebujesz punktów wojska, aby brać karty włości
leader-does-santa_rita = podwajasz drewno, kamień, sługi i monety z efektów natychmiastowych
leader-does-cosimo_de_medici = 3 sługi i 1 punkt zwycięstwa
leader-does-bartolomeo_colleoni = 4 punkty zwycięstwa

## Excommunication tiles

tile-fewer_military = o 1 punkt wojska mniej z każdego źródła
tile-fewer_coins = o 1 monetę mniej z każdego źródła
tile-fewer_servants = o 1 sługę mniej z każdego źródła
tile-fewer_wood_or_stone = o 1 drewno lub 1 kamień mniej z każdego źródła
tile-weaker_harvest = −3 do wartości akcji Zbiorów
tile-weaker_production = −3 do wartości akcji Produkcji
tile-weaker_members = −1 do wartości kolorowych członków rodziny
tile-weaker_territories = −4 do wartości akcji w wieży włości
tile-weaker_buildings = −4 do wartości akcji w wieży budynków
tile-weaker_characters = −4 do wartości akcji w wieży postaci
tile-weaker_ventures = −4 do wartości akcji w wieży przedsięwzięć
tile-market_ban = zakaz wstępu na targowisko
tile-costly_servants = zwiększenie wartości o 1 wymaga 2 sług
tile-skip_first_turn = pominięcie własnego pierwszego ruchu w każdej rundzie
tile-no_character_score = brak punktów zwycięstwa za postacie
tile-no_venture_score = brak punktów zwycięstwa za przedsięwzięcia
tile-no_territory_score = brak punktów zwycięstwa za włości
tile-lose_fifth = na koniec gry −1 punkt zwycięstwa za każde 5 punktów zwycięstwa
    .gen = 1 za każde 5
tile-lose_per_military = na koniec gry −1 punkt zwycięstwa za każdy punkt wojska
    .gen = 1 za każdy punkt wojska
tile-lose_per_building_cost = na koniec gry −1 punkt zwycięstwa za każde drewno i każdy kamień w kosztach kart budynków
    .gen = 1 za każde drewno i każdy kamień w kosztach kart budynków
tile-lose_per_resource = na koniec gry −1 punkt zwycięstwa za każdy pozostały zasób
    .gen = 1 za każdy pozostały zasób
tile-unknown = brak żetonu

## Cards

card-commercial_hub = Faktoria handlowa
card-woods = Zagajnik
card-village = Wioska
card-gravel_pit = Żwirownia
card-forest = Las
card-monastery = Klasztor
card-citadel = Cytadela
card-city = Miasto
card-gold_mine = Kopalnia złota
card-mountain_town = Górskie miasteczko
card-mining_town = Osada górnicza
card-rock_pit = Kamieniołom
card-estate = Posiadłość
card-hermitage = Pustelnia
card-manor_house = Dwór
card-dukedom = Księstwo
card-trading_town = Miasto kupieckie
card-farm = Folwark
card-colony = Kolonia
card-marble_pit = Kamieniołom wydobywający marmur
card-province = Prowincja
card-sanctuary = Sanktuarium
card-castle = Zamek
card-fortified_town = Miasto warowne
card-warlord = Kondotier
card-stonemason = Kamieniarz
card-dame = Dama
card-knight = Rycerz
card-farmer = Rolnik
card-artisan = Rzemieślnik
card-preacher = Kaznodzieja
card-abbess = Opatka
card-captain = Kapitan
card-architect = Architekt
card-patron = Mecenas
card-hero = Bohater
card-peasant = Włościanin
card-scholar = Uczony
card-papal_messenger = Posłaniec papieski
card-royal_messenger = Posłaniec królewski
card-noble = Szlachcic
card-governor = Namiestnik
card-paramour = Kurtyzana
card-herald = Herold
card-cardinal = Kardynał
card-bishop = Biskup
card-general = Generał
card-ambassador = Ambasador
card-mint = Mennica
card-tax_office = Urząd podatkowy
card-triumphal_arch = Łuk triumfalny
card-theater = Teatr
card-carpenters_shop = Warsztat ciesielski
card-stonemasons_shop = Warsztat kamieniarski
card-chapel = Kaplica
card-residence = Rezydencja
card-marketplace = Rynek
card-treasury = Skarbiec
card-painters_guild = Gildia malarzy
card-sculptors_guild = Gildia rzeźbiarzy
card-stonemasons_guild = Gildia kamieniarzy
card-baptistery = Baptysterium
card-barracks = Koszary
card-stronghold = Twierdza
card-bank = Bank
card-fair = Jarmark
card-garden = Ogród
card-fortress = Forteca
card-palace = Pałac
card-church = Bazylika
card-military_academy = Akademia wojskowa
card-cathedral = Katedra
card-hiring_recruits = Zaciąg rekrutów
card-repairing_the_church = Renowacja kościoła
card-building_the_walls = Budowa murów
card-raising_a_statue = Wzniesienie posągu
card-military_campaign = Kampania wojenna
card-hosting_panhandlers = Gościna dla żebraków
card-fighting_heresies = Walka z herezją
card-support_to_the_bishop = Wsparcie dla biskupa
card-hiring_soldiers = Zaciąg żołnierzy
card-repairing_the_abbey = Renowacja opactwa
card-building_the_bastions = Budowa bastionów
card-support_to_the_king = Wsparcie dla króla
card-improving_the_canals = Rozbudowa kanałów
card-hosting_foreigners = Gościna dla cudzoziemców
card-crusade = Krucjata
card-support_to_the_cardinal = Wsparcie dla kardynała
card-hiring_mercenaries = Zaciąg najemników
card-repairing_the_cathedral = Renowacja katedry
card-building_the_towers = Budowa wież
card-promoting_sacred_art = Mecenat nad sztuką sakralną
card-military_conquest = Podbój zbrojny
card-improving_the_roads = Rozbudowa dróg
card-sacred_war = Święta wojna
card-support_to_the_pope = Wsparcie dla papieża
card-unknown = nieznana karta
