# Co się stało w Fief, akcja po akcji. `seat_id` to `you`, gdy mowa o czytającym.

news-first-lords = Pierwsi Seniorzy: { $lords }.
news-relics = Relikwie: { $relics }.
news-income = Dochód w denarach: { $players }.
news-points = Punkty zwycięstwa: { $players }.
news-money = Odkryte denary: { $players }.
news-discards = { $seat_id ->
    [you] { $cards_id ->
        [one] Odrzucasz kartę { $cards_acc }.
       *[other] Odrzucasz karty { $cards_acc }.
    }
   *[other] { $cards_id ->
        [one] { $seat } odrzuca kartę { $cards_acc }.
       *[other] { $seat } odrzuca karty { $cards_acc }.
    }
}
news-draws = { $seat_id ->
    [you] { $cards_id ->
        [one] Dobierasz kartę { $cards_acc }.
       *[other] Dobierasz karty { $cards_acc }.
    }
   *[other] { $cards_id ->
        [one] { $seat } dobiera kartę { $cards_acc }.
       *[other] { $seat } dobiera karty { $cards_acc }.
    }
}
news-draws-hidden = { $seat_id ->
    [you] Dobierasz
   *[other] { $seat } dobiera
} { $n ->
    [one] { $n } kartę.
    [few] { $n } karty.
   *[other] { $n } kart.
}
news-draws-calamities = { $n ->
    [one] Pojawia się { $n } plaga.
    [few] Pojawiają się { $n } plagi.
   *[other] Pojawia się { $n } plag.
}
news-units = { $unit_id ->
    [man_at_arms] { $n ->
        [one] { $n } zbrojny
        [few] { $n } zbrojni
       *[other] { $n } zbrojnych
    }
    [knight] { $n ->
        [one] { $n } rycerz
        [few] { $n } rycerze
       *[other] { $n } rycerzy
    }
   *[unit] { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[other] { $n } jednostek
    }
}
    .acc = { $unit_id ->
        [man_at_arms] { $n ->
            [one] { $n } zbrojnego
           *[other] { $n } zbrojnych
        }
        [knight] { $n ->
            [one] { $n } rycerza
           *[other] { $n } rycerzy
        }
       *[unit] { $n ->
            [one] { $n } jednostkę
            [few] { $n } jednostki
           *[other] { $n } jednostek
        }
    }
    .ins = { $unit_id ->
        [man_at_arms] { $n ->
            [one] { $n } zbrojnym
           *[other] { $n } zbrojnymi
        }
        [knight] { $n ->
            [one] { $n } rycerzem
           *[other] { $n } rycerzami
        }
       *[unit] { $n ->
            [one] { $n } jednostką
           *[other] { $n } jednostkami
        }
    }
news-hired = { $seat_id ->
    [you] Kupujesz { $troops_acc }.
   *[other] { $seat } kupuje { $troops_acc }.
}
news-hired-for = { $troops } w wiosce { $village }
news-way = { $via_id ->
    [none] z wioski { $village } do wioski { $to }
    [one] { $to_id ->
        [back] z wioski { $village } do wioski { $via_acc } i z powrotem
       *[there] z wioski { $village } przez wioskę { $via_acc } do wioski { $to }
    }
   *[several] { $to_id ->
        [back] z wioski { $village } przez wioski { $via_acc } z powrotem do tej samej wioski
       *[there] z wioski { $village } przez wioski { $via_acc } do wioski { $to }
    }
}
news-with = {" "}(z { $troops_ins })
news-marched = { $seat_id ->
    [you] Prowadzisz { $lords_acc } { $path }{ $troops }.
   *[other] { $seat } prowadzi { $lords_acc } { $path }{ $troops }.
}
news-withdrew = { $seat_id ->
    [you] Wycofujesz { $lords_acc } { $path }{ $troops }.
   *[other] { $seat } wycofuje { $lords_acc } { $path }{ $troops }.
}
news-control = { $seat_id ->
    [you] { $villages_id ->
        [one] Kontrolujesz teraz wioskę { $villages }.
       *[several] Kontrolujesz teraz wioski { $villages }.
    }
   *[other] { $villages_id ->
        [one] { $seat } kontroluje teraz wioskę { $villages }.
       *[several] { $seat } kontroluje teraz wioski { $villages }.
    }
}
news-control-lost = { $seat_id ->
    [you] { $villages_id ->
        [one] Tracisz kontrolę nad wioską { $villages }.
       *[several] Tracisz kontrolę nad wioskami { $villages }.
    }
   *[other] { $villages_id ->
        [one] { $seat } traci kontrolę nad wioską { $villages }.
       *[several] { $seat } traci kontrolę nad wioskami { $villages }.
    }
}
news-election = { $n ->
    [one] Wybory { $office_acc }. Kandyduje { $candidates }.
   *[other] Wybory { $office_acc }. Kandydują: { $candidates }.
}
news-ballot = { $n ->
    [one] { $player } na { $lord_acc } ({ $n } głos)
    [few] { $player } na { $lord_acc } ({ $n } głosy)
   *[other] { $player } na { $lord_acc } ({ $n } głosów)
}
news-ballots = Głosowanie: { $ballots }.
news-votes = Głosy: { $votes }.
news-battle-round = Runda bitwy { $round }. Zadane obrażenia: { $players }.
news-damage = Zadane obrażenia: { $players }.
news-plague-loss = { $seat_id ->
    [you] Tracisz z powodu zarazy { $losses }.
   *[other] { $seat } traci z powodu zarazy { $losses }.
}
news-plague-in = { $troops_acc } w wiosce { $village }
news-plague-dice = Zaraza: { $lords }.
news-plague-die = { $fate_id ->
    [dies] { $lord } umiera ({ $die })
   *[survives] { $lord } przeżywa ({ $die })
}
news-plague-whose = { $lord } ({ $player })
news-unit-lost = { $seat_id ->
    [you] Tracisz { $troops_acc }.
   *[other] { $seat } traci { $troops_acc }.
}
news-withdrawn = { $seat_id ->
    [you] Wycofujesz { $n ->
        [few] { $n } oferty złożone
       *[other] { $n } ofert złożonych
    } graczowi { $to }.
   *[other] { $seat } wycofuje { $to_id ->
        [you] { $n ->
            [few] { $n } złożone ci oferty.
           *[other] { $n } złożonych ci ofert.
        }
       *[other] { $n ->
            [few] { $n } oferty złożone graczowi { $to }.
           *[other] { $n } ofert złożonych graczowi { $to }.
        }
    }
}
news-lapsed = { $n ->
    [few] Wygasają { $n } oferty
   *[other] Wygasa { $n } ofert
} { $seat_id ->
    [you] od ciebie dla gracza { $to }.
   *[other] { $to_id ->
        [you] od gracza { $seat } dla ciebie.
       *[other] od gracza { $seat } dla gracza { $to }.
    }
}

you-first-player = Jesteś pierwszym graczem.
you-settled = { $lord } z twojej rodziny osiada w wiosce { $village }.
you-turn = Zaczyna się tura { $turn }; jesteś pierwszym graczem.
you-won = { $points ->
    [one] Wygrywasz w pojedynkę z { $points } punktem zwycięstwa.
   *[other] Wygrywasz w pojedynkę z { $points } punktami zwycięstwa.
}
you-won-together = { $points ->
    [one] Ty i { $ally } wygrywacie w sojuszu z { $points } punktem zwycięstwa.
   *[other] Ty i { $ally } wygrywacie w sojuszu z { $points } punktami zwycięstwa.
}
you-won-together-ally = { $points ->
    [one] Ty i { $seat } wygrywacie w sojuszu z { $points } punktem zwycięstwa.
   *[other] Ty i { $seat } wygrywacie w sojuszu z { $points } punktami zwycięstwa.
}
you-proposed = Proponujesz graczowi { $to } małżeństwo { $lord_gen } i { $spouse_gen }.
you-proposed-to = { $seat } proponuje ci małżeństwo { $lord_gen } i { $spouse_gen }.
you-stands = { $lord } z twojej rodziny kandyduje na { $office_acc }.
you-lays-nothing = Nie kładziesz żetonu głosowania.
you-lays-one = Kładziesz żeton głosowania na { $lord_acc }.
you-lays-two = Kładziesz żeton głosowania na { $lord_acc } i jeszcze jeden na { $other_acc }.
you-lays-sealed = Oddajesz głos.
you-harvest = Zagrywasz kartę „Udane zbiory” na biskupstwo { $bishopric }.
you-fine-weather = Zagrywasz kartę „Piękna pogoda” na biskupstwo { $bishopric }.
you-cancelled = Usuwasz z biskupstwa { $bishopric } kartę „{ $calamity }”.
you-land-tax = Nakładasz podatek ziemski na lenno { $fief }.
you-tithe = { $lord } w twoim imieniu nakłada dziesięcinę na biskupstwo { $bishopric }.
you-tithe-all = Papież { $lord } w twoim imieniu nakłada dziesięcinę na wszystkie zarządzane biskupstwa.
you-entered = { $lord } dołącza do twojej rodziny w wiosce { $village }.
you-taken-back = Nie znajdujesz miejsca dla { $lord_gen } i bierzesz kartę z powrotem.
you-stays = { $lord } z twojej rodziny nie znajduje miejsca i pozostaje na wolności.
you-placed = Umieszczasz { $lord_acc } w wiosce { $village }.
you-died = { $lord } z twojej rodziny umiera w wiosce { $village }.
you-inherited = { $lord } z twojej rodziny dziedziczy tytuł lenna { $fief }.
you-replaced = { $number ->
    [one] Wystawiasz w wiosce { $village } { $number } jednostkę w miejsce wojsk gracza { $partner }.
    [few] Wystawiasz w wiosce { $village } { $number } jednostki w miejsce wojsk gracza { $partner }.
   *[other] Wystawiasz w wiosce { $village } { $number } jednostek w miejsce wojsk gracza { $partner }.
}
you-replaced-partner = { $number ->
    [one] { $seat } wystawia w wiosce { $village } { $number } jednostkę w miejsce twoich wojsk.
    [few] { $seat } wystawia w wiosce { $village } { $number } jednostki w miejsce twoich wojsk.
   *[other] { $seat } wystawia w wiosce { $village } { $number } jednostek w miejsce twoich wojsk.
}
you-title-gained = { $lord } z twojej rodziny obejmuje tytuł lenna { $fief } wraz z jego miastem.
you-title-passed = Przekazujesz { $lord_dat } tytuł lenna { $fief }.
you-siege-ended = Kończysz oblężenie wioski { $village }.
you-freed = { $lord } z twojej rodziny odzyskuje wolność.
you-road = Twoje jednostki stają na drodze z wioski { $village } do wioski { $neighbour }.
you-ransomed = { $sum ->
    [one] Płacisz graczowi { $partner } { $sum } denar okupu za { $lord_acc }.
    [few] Płacisz graczowi { $partner } { $sum } denary okupu za { $lord_acc }.
   *[other] Płacisz graczowi { $partner } { $sum } denarów okupu za { $lord_acc }.
}
you-ransomed-partner = { $sum ->
    [one] { $seat } płaci ci { $sum } denar okupu za { $lord_acc }.
    [few] { $seat } płaci ci { $sum } denary okupu za { $lord_acc }.
   *[other] { $seat } płaci ci { $sum } denarów okupu za { $lord_acc }.
}
you-bargained-free = Ty i { $partner } dochodzicie do zgody: { $lord } odzyskuje wolność.
you-bargained-free-partner = Ty i { $seat } dochodzicie do zgody: { $lord } odzyskuje wolność.
you-paid-troops = Płacisz za { $men ->
    [one] { $men } zbrojnego
   *[other] { $men } zbrojnych
} i { $knights ->
    [one] { $knights } rycerza
   *[other] { $knights } rycerzy
}.
you-mill = Budujesz młyn w wiosce { $village }.
you-castle = Budujesz zamek w wiosce { $village }.
you-title-bought = { $sum ->
    [0] Bierzesz za darmo tytuł lenna { $fief }.
    [one] Kupujesz za { $sum } denar tytuł lenna { $fief }.
    [few] Kupujesz za { $sum } denary tytuł lenna { $fief }.
   *[other] Kupujesz za { $sum } denarów tytuł lenna { $fief }.
}
you-title-given = { $lord } z twojej rodziny otrzymuje tytuł lenna { $fief }.
you-waived = Zwalniasz gracza { $partner } z zapłaty za tytuł lenna { $fief }.
you-waived-partner = { $seat } zwalnia cię z zapłaty za tytuł lenna { $fief }.
you-cardinal-bought = Kupujesz { $lord_dat } tytuł kardynalski.
you-troops-along = Bierzesz ze sobą { $number ->
    [one] { $number } jednostkę
    [few] { $number } jednostki
   *[other] { $number } jednostek
} (zbrojni: { $men }, rycerze: { $knights }).
you-enters-walls = Wchodzisz do fortyfikacji w wiosce { $village } za zgodą gracza, który ją kontroluje.
you-leave-granted = Pozwalasz { $lord_dat } iść do wioski { $to }.
you-leave-refused = Nie pozwalasz { $lord_dat } iść do wioski { $to }.
you-dug = Zagrywasz kartę „Tunel” w wiosce { $village }: { $dig }.
you-slid = Przesuwasz jednostki z drogi przed wioską { $village } do wioski.
you-cavalcade = { $number ->
    [one] Ruszasz kawalkadą z { $number } rycerzem z wioski { $village } do wioski { $to }.
   *[other] Ruszasz kawalkadą z { $number } rycerzami z wioski { $village } do wioski { $to }.
}
you-lets-pass = Przepuszczasz kawalkadę w wiosce { $village }.
you-bars = Zagradzasz drogę w wiosce { $village }.
you-forces = Zmuszasz gracza { $other } do bitwy w wiosce { $village }.
you-forces-other = { $seat } zmusza cię do bitwy w wiosce { $village }.
you-cavalcade-stopped = Twoja kawalkada zostaje zatrzymana w wiosce { $village }.
you-battle = Atakujesz gracza { $defender } w wiosce { $village }.
you-battle-defender = { $seat } atakuje cię w wiosce { $village }.
you-joined-side = { $side_id ->
    [attacker] Przyłączasz się do atakującego w wiosce { $village }.
   *[defender] Przyłączasz się do obrońcy w wiosce { $village }.
}
you-changed-sides = { $side_id ->
    [attacker] Zmieniasz stronę i walczysz odtąd po stronie atakującego.
   *[defender] Zmieniasz stronę i walczysz odtąd po stronie obrońcy.
}
you-left-battle = Opuszczasz bitwę.
you-gates-opened = Otwierasz bramy wioski { $village }.
you-surrendered = Poddajesz się w wiosce { $village }.
you-truce = Ty i { $partner } zawieracie rozejm w wiosce { $village }.
you-truce-partner = Ty i { $seat } zawieracie rozejm w wiosce { $village }.
you-stopped = Przerywasz atak na wioskę { $village }.
you-came-out = Wychodzisz zza murów wioski { $village } i atakujesz.
you-battle-won = Wygrywasz bitwę w wiosce { $village }.
you-captured = Bierzesz { $lord_acc } do niewoli.
you-let-go = Puszczasz { $lord_acc } wolno.
you-keeps-village = { $lord } zostaje w wiosce { $village }, więc ją zachowujesz.
you-siege-laid = Zaczynasz oblegać wioskę { $village }.
you-siege-won = Zdobywasz oblężoną wioskę { $village }.
you-siege-goes-on = Nadal oblegasz wioskę { $village }; machina oblężnicza daje teraz dwie kości.
you-pillaged = Plądrujesz młyn w wiosce { $village }.
you-d-arc = Zagrywasz kartę „d’Arc”: { $lord } chwyta za miecz.
you-card-made-cardinal = Zagrywasz kartę „Kardynał”: { $lord } zostaje kardynałem.
you-revolt = Zagrywasz kartę „Bunt”: wioska { $village } się buntuje.
you-tunnel-frees = Zagrywasz kartę „Tunel”: { $lord } odzyskuje wolność.
you-tunnel-under-walls = Zagrywasz kartę „Tunel”: mury wioski { $village } nikogo nie chronią w tej bitwie.
you-assassinated = Zagrywasz kartę „Zabójstwo”: ginie { $lord }, zabójcą jest { $assassin }.
you-justice = Zagrywasz kartę „Sprawiedliwość”: { $lord } ponosi śmierć.
you-ambushed = Zagrywasz kartę „Zasadzka”: { $lord } trafia do niewoli.
you-standing = { $until_id ->
    [battle] Pasujesz do końca bitwy.
    [phase] Pasujesz do końca fazy.
    [turn] Pasujesz do końca tury.
   *[now] Pasujesz tylko teraz.
}
you-attends = Chcesz znowu dostawać pytania.
you-revolt-added = Dokładasz kartę „Bunt” w wiosce { $village }.
you-tunnel-added = Dokładasz kartę „Tunel”: mury wioski { $village } nie pomagają.
you-calming-paid = Płacisz, by { $lord_g ->
    [f] { $lord } uspokajała
   *[m] { $lord } uspokajał
} bunt.
you-revolt-losses = Tracisz { $men ->
    [0] { $knights ->
            [one] { $knights } rycerza
            *[other] { $knights } rycerzy
    }
    [one] { $men } zbrojnego{ $knights ->
            [0] { "" }
            [one] { " " }i { $knights } rycerza
            *[other] { " " }i { $knights } rycerzy
    }
    *[other] { $men } zbrojnych{ $knights ->
            [0] { "" }
            [one] { " " }i { $knights } rycerza
            *[other] { " " }i { $knights } rycerzy
    }
}.
you-asks = { $matter_id ->
    [marriage] Proponujesz graczowi { $to } małżeństwo.
    [annulment] Prosisz gracza { $to } o unieważnienie małżeństwa.
    [cardinal] Prosisz gracza { $to } o zgodę na nowego kardynała.
    [passage] Prosisz gracza { $to } o pozwolenie na przejście.
    [placement] Prosisz gracza { $to } o miejsce dla Seniora.
    [waiver] Prosisz gracza { $to } o tytuł za darmo.
    [ransom] Proponujesz graczowi { $to } niższy okup.
    [truce] Proponujesz graczowi { $to } rozejm.
    [side] Proponujesz graczowi { $to } pomoc w bitwie.
    [relic] Prosisz gracza { $to } o zgodę na zabranie relikwii.
    [talk] Prosisz gracza { $to } o poufną rozmowę.
   *[trade] Składasz graczowi { $to } ofertę.
}
you-asks-to = { $matter_id ->
    [marriage] { $seat } proponuje ci małżeństwo.
    [annulment] { $seat } prosi cię o unieważnienie małżeństwa.
    [cardinal] { $seat } prosi cię o zgodę na nowego kardynała.
    [passage] { $seat } prosi cię o pozwolenie na przejście.
    [placement] { $seat } prosi cię o miejsce dla Seniora.
    [waiver] { $seat } prosi cię o tytuł za darmo.
    [ransom] { $seat } proponuje ci niższy okup.
    [truce] { $seat } proponuje ci rozejm.
    [side] { $seat } proponuje ci pomoc w bitwie.
    [relic] { $seat } prosi cię o zgodę na zabranie relikwii.
    [talk] { $seat } prosi cię o poufną rozmowę.
   *[trade] { $seat } składa ci ofertę.
}
you-gives-money = { $sum ->
    [one] Oferujesz graczowi { $to } { $sum } denar.
    [few] Oferujesz graczowi { $to } { $sum } denary.
   *[other] Oferujesz graczowi { $to } { $sum } denarów.
}
you-gives-money-to = { $sum ->
    [one] { $seat } oferuje ci { $sum } denar.
    [few] { $seat } oferuje ci { $sum } denary.
   *[other] { $seat } oferuje ci { $sum } denarów.
}
you-wants-money = { $sum ->
    [one] Prosisz gracza { $to } o { $sum } denar.
    [few] Prosisz gracza { $to } o { $sum } denary.
   *[other] Prosisz gracza { $to } o { $sum } denarów.
}
you-wants-money-to = { $sum ->
    [one] { $seat } prosi cię o { $sum } denar.
    [few] { $seat } prosi cię o { $sum } denary.
   *[other] { $seat } prosi cię o { $sum } denarów.
}
you-gives-village = Oferujesz graczowi { $to } kontrolę nad wioską { $village }.
you-gives-village-to = { $seat } oferuje ci kontrolę nad wioską { $village }.
you-wants-village = Prosisz gracza { $to } o kontrolę nad wioską { $village }.
you-wants-village-to = { $seat } prosi cię o kontrolę nad wioską { $village }.
you-gives-prisoner = Oferujesz graczowi { $to } więźnia { $lord_acc }.
you-gives-prisoner-to = { $seat } oferuje ci więźnia { $lord_acc }.
you-wants-prisoner = Prosisz gracza { $to } o więźnia { $lord_acc }.
you-wants-prisoner-to = { $seat } prosi cię o więźnia { $lord_acc }.
you-gives-relic = Oferujesz graczowi { $to } { $relic_acc }.
you-gives-relic-to = { $seat } oferuje ci { $relic_acc }.
you-wants-relic = Prosisz gracza { $to } o { $relic_acc }.
you-wants-relic-to = { $seat } prosi cię o { $relic_acc }.
you-in-private = Ty i { $to } nie ujawniacie warunków umowy.
you-in-private-to = Ty i { $seat } nie ujawniacie warunków umowy.
you-accepted = { $matter_id ->
    [talk] Zgadzasz się na poufną rozmowę z graczem { $of }.
    [passage] Pozwalasz graczowi { $of } przejść.
   *[other] Przyjmujesz { $matter_acc } od gracza { $of }.
}
you-accepted-of = { $matter_id ->
    [talk] { $seat } zgadza się na poufną rozmowę z tobą.
    [passage] { $seat } pozwala ci przejść.
   *[other] { $seat } przyjmuje twoją { $matter_acc }.
}
you-refused = { $matter_id ->
    [talk] Odmawiasz graczowi { $of } poufnej rozmowy.
    [passage] Nie pozwalasz graczowi { $of } przejść.
   *[other] Odrzucasz { $matter_acc } od gracza { $of }.
}
you-refused-of = { $matter_id ->
    [talk] { $seat } odmawia ci poufnej rozmowy.
    [passage] { $seat } nie pozwala ci przejść.
   *[other] { $seat } odrzuca twoją { $matter_acc }.
}
you-withdrawn = { $matter_id ->
    [trade] Wycofujesz ofertę złożoną graczowi { $to }.
   *[other] Wycofujesz { $matter_acc } skierowaną do gracza { $to }.
}
you-withdrawn-to = { $matter_id ->
    [trade] { $seat } wycofuje złożoną ci ofertę.
   *[other] { $seat } wycofuje { $matter_acc } skierowaną do ciebie.
}
you-lapsed = Wygasa twoja { $matter } dla gracza { $to }.
you-lapsed-to = Wygasa { $matter } od gracza { $seat } dla ciebie.
you-token-spent = Wydajesz żeton dyplomacji.
you-talk-begins = Ty i { $to } rozmawiacie poufnie.
you-talk-begins-to = Ty i { $seat } rozmawiacie poufnie.
you-talk-joined = { $to } dołącza do twojej poufnej rozmowy.
you-talk-joined-to = Dołączasz do poufnej rozmowy z graczem { $seat }.
you-talk-extended = Przedłużasz poufną rozmowę.
you-talk-left = Opuszczasz poufną rozmowę.
you-talk-ends = Kończysz poufną rozmowę.
you-handed-over = { $sum ->
    [one] Dajesz graczowi { $to } { $sum } denar.
    [few] Dajesz graczowi { $to } { $sum } denary.
   *[other] Dajesz graczowi { $to } { $sum } denarów.
}
you-handed-over-to = { $sum ->
    [one] { $seat } daje ci { $sum } denar.
    [few] { $seat } daje ci { $sum } denary.
   *[other] { $seat } daje ci { $sum } denarów.
}
you-slipped = { $sum ->
    [one] Potajemnie dajesz graczowi { $to } { $sum } denar.
    [few] Potajemnie dajesz graczowi { $to } { $sum } denary.
   *[other] Potajemnie dajesz graczowi { $to } { $sum } denarów.
}
you-slipped-to = { $sum ->
    [one] { $seat } potajemnie daje ci { $sum } denar.
    [few] { $seat } potajemnie daje ci { $sum } denary.
   *[other] { $seat } potajemnie daje ci { $sum } denarów.
}
you-card-passed = Dajesz graczowi { $to } kartę „{ $kind }”.
you-card-passed-to = { $seat } daje ci kartę „{ $kind }”.

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-settle = { $n_id ->
    [one] wybiera
   *[several] wybierają
} wioskę początkową
doing-marriages = { $n_id ->
    [one] decyduje
   *[several] decydują
} o małżeństwie
doing-candidacy = { $n_id ->
    [one] wybiera
   *[several] wybierają
} kandydata
doing-ballots = { $n_id ->
    [one] głosuje
   *[several] głosują
}
doing-sealed_ballots = { $n_id ->
    [one] głosuje
   *[several] głosują
}
doing-parley = { $n_id ->
    [one] prowadzi układy
   *[several] prowadzą układy
}
doing-discarding = { $n_id ->
    [one] odrzuca
   *[several] odrzucają
} karty
doing-drawing = { $n_id ->
    [one] dobiera
   *[several] dobierają
} karty
doing-halving = { $n_id ->
    [one] wybiera
   *[several] wybierają
}, które wojska giną od zarazy
doing-playing = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy zagrać karty
doing-entering = { $n_id ->
    [one] wybiera
   *[several] wybierają
} miejsce dla nowego Seniora
doing-declaring = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy ogłosić księcia dziedzicznego
doing-road = { $n_id ->
    [one] wybiera
   *[several] wybierają
} drogę dla swoich jednostek
doing-succession = { $n_id ->
    [one] decyduje
   *[several] decydują
}, kto kontroluje wioskę
doing-inheriting = { $n_id ->
    [one] wybiera
   *[several] wybierają
} tytuł do odziedziczenia
doing-granting = { $n_id ->
    [one] decyduje
   *[several] decydują
}, komu nadać tytuł
doing-ransoming = { $n_id ->
    [one] wykupuje
   *[several] wykupują
} uwięzionych Seniorów
doing-buying = { $n_id ->
    [one] robi zakupy
   *[several] robią zakupy
}
doing-moving = { $n_id ->
    [one] wybiera
   *[several] wybierają
} Seniora do wymarszu
doing-group = { $n_id ->
    [one] prowadzi
   *[several] prowadzą
} grupę
doing-loading = { $n_id ->
    [one] decyduje
   *[several] decydują
}, kto idzie z grupą
doing-passage = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy udzielić pozwolenia na przejście
doing-cavalcade = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy przepuścić kawalkadę
doing-fighting = { $n_id ->
    [one] decyduje
   *[several] decydują
}, kogo zaatakować
doing-joining = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy przyłączyć się do bitwy
doing-losses = { $n_id ->
    [one] wybiera
   *[several] wybierają
} straty
doing-after_round = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy walczyć dalej
doing-capturing = { $n_id ->
    [one] decyduje
   *[several] decydują
} o losie pokonanych Seniorów
doing-sieges = { $n_id ->
    [one] decyduje
   *[several] decydują
} o oblężeniach
doing-pillaging = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy splądrować młyn
doing-window = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy zagrać kartę Niespodzianki
doing-revolt = { $n_id ->
    [one] decyduje
   *[several] decydują
} w sprawie buntu
doing-calming = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy uspokajać bunt
doing-talk = { $n_id ->
    [one] rozmawia poufnie
   *[several] rozmawiają poufnie
}
doing-relics = { $n_id ->
    [one] używa
   *[several] używają
} relikwii
doing-saving = { $n_id ->
    [one] decyduje
   *[several] decydują
}, czy przywrócić kogoś do życia

## What one can have answered without being asked

wish-reaction-pope = Władza papieża
wish-reaction-relics = Relikwie
wish-moment-candidacies_closed = Gdy zgłoszono wszystkich kandydatów
wish-moment-ballots_laid = Przed liczeniem głosów
wish-moment-tax_laid = Gdy nałożono podatek
wish-moment-before_income = Przed dochodami
wish-moment-battle_declared = Gdy ogłoszono bitwę
wish-moment-before_roll = Przed rzutem w bitwie
wish-moment-after_round = Po rundzie bitwy
wish-moment-control_changed = Gdy wioska zmienia właściciela
wish-moment-prisoner_taken = Gdy więzień zmienia właściciela
wish-moment-before_victory = Przed rozstrzygnięciem zwycięstwa
wish-matter-trade = Wymiany
wish-matter-marriage = Małżeństwa
wish-matter-annulment = Unieważnienia małżeństw
wish-matter-cardinal = Nowi kardynałowie
wish-matter-passage = Przejście
wish-matter-placement = Miejsca dla Seniorów
wish-matter-waiver = Ceny tytułów
wish-matter-ransom = Niższe okupy
wish-matter-truce = Rozejmy
wish-matter-side = Przyłączenie się do strony
wish-matter-relic = Relikwie
wish-matter-talk = Poufne rozmowy
