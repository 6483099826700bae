# Fief. Wioski, lenna i biskupstwa mają tu same nazwy własne, nieodmienne; zdanie mówi, czym są: biskupstwo Blaye.

game-name = Fief

## Things

village-beaujeu = Beaujeu
village-la_salle = La Salle
village-blaye = Blaye
village-charolles = Charolles
village-sennecy = Sennecy
village-l_epervier = L’Épervier
village-chateauneuf = Châteauneuf
village-mazilles = Mazilles
village-st_andromy = St Andromy
village-tournus = Tournus
village-belleville = Belleville
village-pugnac = Pugnac
village-st_medard = St Médard
village-st_gerome = St Gérôme
village-st_andre = St André
village-villeneuve = Villeneuve
village-la_bussiere = La Bussière
village-bourg = Bourg
village-st_vivien = St Vivien
village-les_essarts = Les Essarts
village-st_paul = St Paul
village-marcamps = Marcamps
village-sigy = Sigy
village-st_ciers_d_abzac = St Ciers d’Abzac

fief-blaye = Blaye
fief-epervier = L’Épervier
fief-mazilles = Mazilles
fief-tournus = Tournus
fief-st_gerome = St Gérôme
fief-bourg = Bourg
fief-st_paul = St Paul
fief-sigy = Sigy

bishopric-b1 = Blaye
bishopric-b2 = Tournus
bishopric-b3 = St Gérôme
bishopric-b4 = Bourg
bishopric-b5 = Sigy

lord-arthur = Arthur
    .acc = Arthura
    .gen = Arthura
    .dat = Arthurowi
    .ins = Arthurem
    .g = m
lord-baudoin = Baudoin
    .acc = Baudoina
    .gen = Baudoina
    .dat = Baudoinowi
    .ins = Baudoinem
    .g = m
lord-charles = Charles
    .acc = Charles’a
    .gen = Charles’a
    .dat = Charles’owi
    .ins = Charles’em
    .g = m
lord-eric = Éric
    .acc = Érica
    .gen = Érica
    .dat = Éricowi
    .ins = Érikiem
    .g = m
lord-francois = François
    .g = m
lord-gauvain = Gauvain
    .acc = Gauvaina
    .gen = Gauvaina
    .dat = Gauvainowi
    .ins = Gauvainem
    .g = m
lord-henri = Henri
    .acc = Henriego
    .gen = Henriego
    .dat = Henriemu
    .ins = Henrim
    .g = m
lord-lambert = Lambert
    .acc = Lamberta
    .gen = Lamberta
    .dat = Lambertowi
    .ins = Lambertem
    .g = m
lord-othon = Othon
    .acc = Othona
    .gen = Othona
    .dat = Othonowi
    .ins = Othonem
    .g = m
lord-philippe = Philippe
    .acc = Philippe’a
    .gen = Philippe’a
    .dat = Philippe’owi
    .ins = Philippe’em
    .g = m
lord-quentin = Quentin
    .acc = Quentina
    .gen = Quentina
    .dat = Quentinowi
    .ins = Quentinem
    .g = m
lord-thierry = Thierry
    .acc = Thierry’ego
    .gen = Thierry’ego
    .dat = Thierry’emu
    .ins = Thierrym
    .g = m
lord-alienor = Aliénor
    .g = f
lord-blanche = Blanche
    .g = f
lord-guenievre = Guenièvre
    .g = f
lord-isabelle = Isabelle
    .g = f
lord-jeanne = Jeanne
    .g = f
lord-mireille = Mireille
    .g = f

kind-arthur = Arthur
    .acc = „Arthur”
kind-baudoin = Baudoin
    .acc = „Baudoin”
kind-charles = Charles
    .acc = „Charles”
kind-eric = Éric
    .acc = „Éric”
kind-francois = François
    .acc = „François”
kind-gauvain = Gauvain
    .acc = „Gauvain”
kind-henri = Henri
    .acc = „Henri”
kind-lambert = Lambert
    .acc = „Lambert”
kind-othon = Othon
    .acc = „Othon”
kind-philippe = Philippe
    .acc = „Philippe”
kind-quentin = Quentin
    .acc = „Quentin”
kind-thierry = Thierry
    .acc = „Thierry”
kind-alienor = Aliénor
    .acc = „Aliénor”
kind-blanche = Blanche
    .acc = „Blanche”
kind-guenievre = Guenièvre
    .acc = „Guenièvre”
kind-isabelle = Isabelle
    .acc = „Isabelle”
kind-jeanne = Jeanne
    .acc = „Jeanne”
kind-mireille = Mireille
    .acc = „Mireille”
kind-d_arc = d’Arc
    .acc = „d’Arc”
kind-cardinal = Kardynał
    .acc = „Kardynał”
kind-good_harvest = Udane zbiory
    .acc = „Udane zbiory”
kind-fine_weather = Piękna pogoda
    .acc = „Piękna pogoda”
kind-tax = Podatek
    .acc = „Podatek”
kind-revolt = Bunt
    .acc = „Bunt”
kind-tunnel = Tunel
    .acc = „Tunel”
kind-assassination = Zabójstwo
    .acc = „Zabójstwo”
kind-justice = Sprawiedliwość
    .acc = „Sprawiedliwość”
kind-ambush = Zasadzka
    .acc = „Zasadzka”

calamity-bad_weather = Brzydka pogoda
    .acc = Brzydką pogodę
    .gen = Brzydkiej pogody
calamity-famine = Głód
calamity-plague = Zaraza
    .acc = Zarazę

relic-grail = Święty Graal
    .acc = Świętego Graala
relic-eyes = Oczy świętej Roseliny
relic-tooth = Ząb świętego Géronce
relic-lance = Święta Włócznia
    .acc = Świętą Włócznię
relic-radegund = Relikwia świętej Radegundy
    .acc = Relikwię świętej Radegundy

unit-man_at_arms = zbrojny
    .acc = zbrojnego
unit-knight = rycerz
    .acc = rycerza

fort-none = brak fortyfikacji
fort-castle = zamek
fort-city = ufortyfikowane miasto

## Setup, turns, income, the end

phase-setup = przygotowanie gry
phase-hear_ye = „Słuchajcie, słuchajcie!”
phase-cards = karty
phase-income = dochody
phase-purchases = zakupy
phase-movement = ruch
phase-battles = bitwy
phase-end_of_turn = koniec tury

points-fief_titles = tytuły lenne
points-king = król
points-pope = papież

result-victory_alone = Gra kończy się zwycięstwem jednej rodziny.
result-victory_together = Gra kończy się zwycięstwem dwóch rodzin w sojuszu.
result-turn_limit = Gra kończy się, bo rozegrano ostatnią turę.

move-first = Pierwszym graczem jest { $seat }
move-relic = Tą relikwią jest { $relic }
move-settle = Osadź swojego Seniora w wiosce { $village }

ask-deal = Trwa rozdawanie pierwszych Seniorów.
ask-first_player = Trwa losowanie pierwszego gracza.
ask-settle = W której wiosce umieszczasz swój zamek, Seniora i wojska?
ask-reliquary = Trwa rozkładanie relikwii w stolicach biskupstw.

why-not-a-lord-left = W talii nie ma już takiego Seniora.
why-nobody-sits-there = Nikt tam nie siedzi.
why-occupied = Wioska { $village } jest zajęta.
why-relic-laid = Ta relikwia leży już w jednej z wiosek: { $relic }.

event-dealt = { $seat } otrzymuje { $lord_acc } jako pierwszego Seniora.
event-first-player = Pierwszym graczem jest { $seat }.
event-settled = { $lord } z rodziny gracza { $seat } osiada w wiosce { $village }.
event-relic-laid = W wiosce { $village } leży relikwia: { $relic }.
event-turn = Zaczyna się tura { $turn }; pierwszym graczem jest { $seat }.
event-phase = Faza: { $phase }.
event-village-income = { $sum ->
    [one] { $seat } otrzymuje { $sum } denar
    [few] { $seat } otrzymuje { $sum } denary
   *[other] { $seat } otrzymuje { $sum } denarów
} z { $villages ->
    [one] { $villages } wioski.
   *[other] { $villages } wiosek.
}
event-mill-income = { $sum ->
    [one] { $seat } otrzymuje { $sum } denar
    [few] { $seat } otrzymuje { $sum } denary
   *[other] { $seat } otrzymuje { $sum } denarów
} z { $mills ->
    [one] { $mills } młyna.
   *[other] { $mills } młynów.
}
event-land-tax-income = { $sum ->
    [one] { $seat } otrzymuje { $sum } denar
    [few] { $seat } otrzymuje { $sum } denary
   *[other] { $seat } otrzymuje { $sum } denarów
} z podatku ziemskiego w lennie { $fief }.
event-tithe-income = { $sum ->
    [one] { $seat } otrzymuje { $sum } denar
    [few] { $seat } otrzymuje { $sum } denary
   *[other] { $seat } otrzymuje { $sum } denarów
} z dziesięciny w biskupstwie { $bishopric }.
event-queen-income = { $sum ->
    [one] { $seat } otrzymuje { $sum } denar
    [few] { $seat } otrzymuje { $sum } denary
   *[other] { $seat } otrzymuje { $sum } denarów
} z dworu królowej { $lord_gen }.
event-points = { $points ->
    [one] { $seat } ma { $points } punkt zwycięstwa.
    [few] { $seat } ma { $points } punkty zwycięstwa.
   *[other] { $seat } ma { $points } punktów zwycięstwa.
}
event-won = { $points ->
    [one] { $seat } wygrywa w pojedynkę z { $points } punktem zwycięstwa.
   *[other] { $seat } wygrywa w pojedynkę z { $points } punktami zwycięstwa.
}
event-won-together = { $points ->
    [one] { $seat } i { $ally } wygrywają w sojuszu z { $points } punktem zwycięstwa.
   *[other] { $seat } i { $ally } wygrywają w sojuszu z { $points } punktami zwycięstwa.
}
event-tied = Pretendenci do zwycięstwa remisują pod każdym względem. Gra toczy się dalej.
event-time-is-up = Tura { $turn } była ostatnia.
event-money-shown = { $sum ->
    [one] { $seat } ujawnia { $sum } denar.
    [few] { $seat } ujawnia { $sum } denary.
   *[other] { $seat } ujawnia { $sum } denarów.
}

## Marriages, elections, church titles, the crown

office-b1 = biskup Blaye
    .acc = biskupa Blaye
    .ins = biskupem Blaye
office-b2 = biskup Tournus
    .acc = biskupa Tournus
    .ins = biskupem Tournus
office-b3 = biskup St Gérôme
    .acc = biskupa St Gérôme
    .ins = biskupem St Gérôme
office-b4 = biskup Bourg
    .acc = biskupa Bourg
    .ins = biskupem Bourg
office-b5 = biskup Sigy
    .acc = biskupa Sigy
    .ins = biskupem Sigy
office-pope = papież
    .acc = papieża
    .ins = papieżem
office-king = król
    .acc = króla
    .ins = królem

ballot-arthur = Arthur
    .acc = Arthura
    .gen = Arthura
    .dat = Arthurowi
    .ins = Arthurem
    .g = m
ballot-baudoin = Baudoin
    .acc = Baudoina
    .gen = Baudoina
    .dat = Baudoinowi
    .ins = Baudoinem
    .g = m
ballot-charles = Charles
    .acc = Charles’a
    .gen = Charles’a
    .dat = Charles’owi
    .ins = Charles’em
    .g = m
ballot-eric = Éric
    .acc = Érica
    .gen = Érica
    .dat = Éricowi
    .ins = Érikiem
    .g = m
ballot-francois = François
    .g = m
ballot-gauvain = Gauvain
    .acc = Gauvaina
    .gen = Gauvaina
    .dat = Gauvainowi
    .ins = Gauvainem
    .g = m
ballot-henri = Henri
    .acc = Henriego
    .gen = Henriego
    .dat = Henriemu
    .ins = Henrim
    .g = m
ballot-lambert = Lambert
    .acc = Lamberta
    .gen = Lamberta
    .dat = Lambertowi
    .ins = Lambertem
    .g = m
ballot-othon = Othon
    .acc = Othona
    .gen = Othona
    .dat = Othonowi
    .ins = Othonem
    .g = m
ballot-philippe = Philippe
    .acc = Philippe’a
    .gen = Philippe’a
    .dat = Philippe’owi
    .ins = Philippe’em
    .g = m
ballot-quentin = Quentin
    .acc = Quentina
    .gen = Quentina
    .dat = Quentinowi
    .ins = Quentinem
    .g = m
ballot-thierry = Thierry
    .acc = Thierry’ego
    .gen = Thierry’ego
    .dat = Thierry’emu
    .ins = Thierrym
    .g = m
ballot-alienor = Aliénor
    .g = f
ballot-blanche = Blanche
    .g = f
ballot-guenievre = Guenièvre
    .g = f
ballot-isabelle = Isabelle
    .g = f
ballot-jeanne = Jeanne
    .g = f
ballot-mireille = Mireille
    .g = f
ballot-nobody = nikt
    .acc = nikogo

move-marry = Zaproponuj małżeństwo { $lord_gen } i { $spouse_gen }
move-stand = Zgłoś kandydaturę { $lord_gen }
move-lay = { $for_id ->
    [nobody] { $against_id ->
        [nobody] Nie kładź żetonów
       *[other] Połóż tylko żeton Przeciw na { $against_acc }
    }
   *[other] { $against_id ->
        [nobody] Połóż tylko żeton Za na { $for_acc }
       *[other] Połóż Za na { $for_acc }, Przeciw na { $against_acc }
    }
}

ask-marriages = Czy proponujesz małżeństwo?
ask-candidacy = Kto z twojej rodziny kandyduje w tych wyborach?
ask-ballots = Na których kandydatach kładziesz żetony Za i Przeciw?
ask-sealed_ballots = Na których kandydatach kładziesz żetony Za i Przeciw? Wszystkie żetony zostaną odkryte razem.
ask-parley = Teraz wszyscy mogą się układać. Czy gramy dalej?

why-not-of-your-family = { $lord } nie należy do twojej rodziny.
why-nobody-to-marry = { $lord } nie jest w grze.
why-same-family = Małżonkowie muszą pochodzić z dwóch różnych rodzin.
why-not-man-and-woman = Małżeństwo łączy mężczyznę i kobietę.
why-family-married = { $seat } ma już małżeństwo. Rodzina może mieć tylko jedno naraz.
why-man-of-the-church = { $lord } jest duchownym i nie może zawrzeć małżeństwa.
why-d-arc-never-marries = { $lord } jest d’Arc i nigdy nie wychodzi za mąż.
why-not-your-candidate = { $lord } nie należy do twojej rodziny. Możesz zgłaszać tylko własnych Seniorów.
why-stands-already = { $lord } już kandyduje.
why-not-a-man = { $lord } jest kobietą; wybrać można tylko mężczyznę.
why-imprisoned = { $lord } jest więźniem i nie może kandydować.
why-is-excommunicated = { $lord_g ->
    [f] { $lord } jest ekskomunikowana i nie może kandydować.
   *[m] { $lord } jest ekskomunikowany i nie może kandydować.
}
why-no-bachelor = { $lord } jest żonaty i nie może zostać biskupem.
why-king-no-bishop = { $lord } jest królem i nie może zostać biskupem.
why-bishop-already = { $lord } jest już biskupem. Nikt nie może mieć dwóch biskupstw.
why-no-prelate = { $lord } nie może zostać papieżem, bo nie jest ani biskupem, ani kardynałem.
why-has-church-title = { $lord } ma tytuł kościelny i nie może zostać królem.
why-no-candidate = { $lord } nie kandyduje w tych wyborach.

event-proposed = { $seat } proponuje graczowi { $to } małżeństwo { $lord_gen } i { $spouse_gen }.
event-proposed-hidden = { $seat } proponuje graczowi { $to } małżeństwo.
event-married = { $lord } i { $spouse } zawierają małżeństwo; ich rodziny łączy sojusz.
event-widowed = Śmierć kończy małżeństwo { $lord_gen } i { $spouse_gen }.
event-annulled = Papież unieważnia małżeństwo { $lord_gen } i { $spouse_gen }.
event-bishop = { $lord } zostaje biskupem { $bishopric }.
event-cardinal = { $lord } zostaje kardynałem.
event-pope = { $lord } zostaje papieżem.
event-king = { $lord } zostaje królem.
event-queen = { $lord } zostaje królową.
event-regent = { $lord } zostaje królową regentką.
event-dauphin-crowned = { $lord } jako książę dziedziczny obejmuje tron po królu.
event-dauphin = { $lord } zostaje księciem dziedzicznym.
event-bishop-no-more = { $lord } nie jest już biskupem { $bishopric }.
event-cardinal-no-more = { $lord } nie jest już kardynałem.
event-pope-no-more = { $lord } nie jest już papieżem.
event-queen-no-more = { $lord } nie jest już królową.
event-dauphin-no-more = { $lord } nie jest już księciem dziedzicznym.
event-throne-empty = Tron jest pusty.
event-excommunicated = Papież nakłada ekskomunikę na { $lord_acc }.
event-lifted = Ekskomunika { $lord_gen } przestaje obowiązywać.
event-election = Odbywają się wybory { $office_acc }.
event-stands = { $lord } ({ $seat }) kandyduje na { $office_acc }.
event-lays-nothing = { $seat } nie kładzie żetonu głosowania.
event-lays-one = { $seat } kładzie żeton głosowania na { $lord_acc }.
event-lays-two = { $seat } kładzie żeton głosowania na { $lord_acc } i jeszcze jeden na { $other_acc }.
event-lays-sealed = { $seat } oddaje głos.
event-ballot = { $votes ->
    [one] { $seat } ({ $votes } głos): Za – { $for }, Przeciw – { $against }.
    [few] { $seat } ({ $votes } głosy): Za – { $for }, Przeciw – { $against }.
   *[other] { $seat } ({ $votes } głosów): Za – { $for }, Przeciw – { $against }.
}
event-drops-out = { $lord } nie może już zostać wybrany.
event-counted = { $votes ->
    [0] { $lord } nie ma żadnego głosu.
    [one] { $lord } ma { $votes } głos.
    [few] { $lord } ma { $votes } głosy.
   *[other] { $lord } ma { $votes } głosów.
}
event-no-candidate = Nikt nie kandyduje na { $office_acc }, więc wybory się nie odbywają.
event-no-votes = Nikt nie ma głosów, więc nikt nie zostaje { $office_ins }.
event-even-votes = { $votes ->
    [one] Remis, po { $votes } głosie, więc nikt nie zostaje { $office_ins }.
    [few] Remis, po { $votes } głosy, więc nikt nie zostaje { $office_ins }.
   *[other] Remis, po { $votes } głosów, więc nikt nie zostaje { $office_ins }.
}
event-no-majority = Nikt nie ma ponad połowy głosów (najwięcej to { $votes } z { $cast }), więc papież nie zostaje wybrany.
event-too-few-votes = { $votes ->
    [one] { $lord } prowadzi i ma { $votes } głos; król potrzebuje 3.
    [few] { $lord } prowadzi i ma { $votes } głosy; król potrzebuje 3.
   *[other] { $lord } prowadzi i ma { $votes } głosów; król potrzebuje 3.
}
event-no-clergy = { $lord } ma najwięcej głosów, ale król potrzebuje głosów dwóch biskupów, kardynała albo papieża.

## Phase 2: discarding, drawing, calamities, playing cards, placing lords

deck-event = talia kart Wydarzeń
deck-character = talia kart Postaci

back-none = brak
back-event = wydarzenie
back-calamity = plaga

move-card = Tą kartą jest { $kind }
move-back = { $back_id ->
    [none] Talia jest pusta
    [event] Następna karta: wydarzenie
   *[calamity] Następna karta: plaga
}
move-reveal = Plagą jest { $calamity }
move-die = Kość pokazuje { $die }
move-pass = Spasuj
move-done = Zakończ
move-accept = Zgódź się
move-refuse = Odmów
move-discard = Odrzuć kartę „{ $kind }”
move-draw = { $deck_id ->
    [character] Dobierz kartę z talii Postaci
   *[event] Dobierz kartę z talii Wydarzeń
}
move-enter = Wprowadź { $lord_acc } do gry
move-place = Umieść Seniora w wiosce { $village }
move-declare = Ogłoś nowego Seniora księciem dziedzicznym
move-harvest = Zagraj kartę „Udane zbiory” na biskupstwo { $bishopric }
move-weather = Zagraj kartę „Piękna pogoda” na biskupstwo { $bishopric }
move-land_tax = Nałóż podatek ziemski na lenno { $fief }
move-tithe = Niech { $lord } nałoży dziesięcinę na biskupstwo { $bishopric }
move-tithe_all = Niech papież nałoży dziesięcinę na wszystkie zarządzane biskupstwa
move-fall = Strać { $unit_acc }

ask-discarding = Które karty odrzucasz?
ask-drawing = Z której talii dobierasz?
ask-turning_up = Trwa sprawdzanie następnej karty z talii Wydarzeń.
ask-calamities = Trwa odkrywanie plagi.
ask-striking = Rzut kością wskazuje biskupstwo dotknięte plagą.
ask-plague = Trwa rzut kością za każdego Seniora w biskupstwie dotkniętym zarazą.
ask-halving = Które z twoich wojsk giną od zarazy?
ask-playing = Czy zagrywasz karty?
ask-entering = Gdzie umieszczasz Seniora?
ask-declaring = Czy ogłaszasz nowego Seniora księciem dziedzicznym?

why-fort-first = Kontrolujesz fortyfikację, więc Senior musi trafić do jednej z twoich fortyfikacji, a nie do wioski { $village }.
why-lord-first = Senior musi dołączyć do innego twojego Seniora, a nie trafić do wioski { $village }.
why-refused-there = Odmówiono ci miejsca w wiosce { $village }.
why-not-in-hand = Nie masz na ręce karty „{ $kind }”.
why-enough-drawn = Masz już dobrane dwie karty.
why-one-character = Tylko jedna z dobieranych kart może być kartą Postaci.
why-full-hand = Masz już na ręce trzy karty.
why-nothing-to-draw = { $deck_id ->
    [character] Nie ma już czego dobrać z talii Postaci.
   *[event] Nie ma już czego dobrać z talii Wydarzeń.
}
why-not-in-deck = Karta „{ $kind }” nie może leżeć na wierzchu tej talii.
why-family-full = Twoja rodzina ma już czterech Seniorów.
why-no-place = W tej turze nie ma miejsca dla { $lord_gen }.
why-bad-weather-there = W biskupstwie { $bishopric } panuje brzydka pogoda: nie można tam zagrać karty „Udane zbiory”.
why-famine-there = W biskupstwie { $bishopric } panuje głód: nie można tam zagrać karty „Piękna pogoda”.
why-bonus-there = Taka karta leży już na biskupstwie { $bishopric }.
why-not-entitled = Nie możesz opodatkować lenna { $fief }: nie masz jego tytułu, a twój król lub regentka nie może nałożyć tam podatku.
why-already-taxed = Lenno { $fief } jest już objęte podatkiem ziemskim.
why-no-tax-marker = Nie masz już żetonu podatku.
why-not-governed = Biskupstwo { $bishopric } nie ma biskupa.
why-no-tithe = Nie masz Seniora, który może nałożyć tę dziesięcinę.
why-place-free = Dla tego Seniora jest miejsce, o które nie trzeba nikogo prosić.
why-no-such-token = Nie możesz tu stracić { $unit_acc }.

event-discarded = { $seat } odrzuca kartę „{ $kind }”.
event-drew = { $deck_id ->
    [character] { $seat } dobiera z talii Postaci kartę „{ $kind }”.
   *[event] { $seat } dobiera z talii Wydarzeń kartę „{ $kind }”.
}
event-drew-hidden = { $deck_id ->
    [character] { $seat } dobiera kartę z talii Postaci.
   *[event] { $seat } dobiera kartę z talii Wydarzeń.
}
event-calamity-drawn = { $seat } dobiera plagę; karta trafia zakryta na pole { $slot } toru plag.
event-calamity-too-many = { $seat } dobiera plagę; tor plag jest pełny, więc karta zostaje odrzucona bez odkrywania.
event-shuffled = Karty odrzucone zostają potasowane i tworzą nową talię { $deck_id ->
    [character] Postaci.
   *[event] Wydarzeń.
}
event-back = { $back_id ->
    [none] Talia Wydarzeń jest pusta.
    [event] Następna karta w talii Wydarzeń: wydarzenie.
   *[calamity] Następna karta w talii Wydarzeń: plaga.
}
event-revealed = Odkryta plaga: { $calamity }.
event-struck = { $calamity } nawiedza biskupstwo { $bishopric }.
event-false-alarm = Fałszywy alarm: karta „{ $calamity }” zostaje odrzucona.
event-already-there = { $calamity } jest już w biskupstwie { $bishopric }; karta zostaje odrzucona.
event-plague-die = { $die ->
    [1] { $lord } umiera na zarazę (rzut { $die }).
    [2] { $lord } umiera na zarazę (rzut { $die }).
    [3] { $lord } umiera na zarazę (rzut { $die }).
   *[other] { $lord } przeżywa zarazę (rzut { $die }).
}
event-plague-loss = { $unit_id ->
    [knight] { $seat } traci w wiosce { $village } rycerza z powodu zarazy.
   *[man_at_arms] { $seat } traci w wiosce { $village } zbrojnego z powodu zarazy.
}
event-harvest = { $seat } zagrywa kartę „Udane zbiory” na biskupstwo { $bishopric }.
event-fine-weather = { $seat } zagrywa kartę „Piękna pogoda” na biskupstwo { $bishopric }.
event-cancelled = { $seat } usuwa z biskupstwa { $bishopric } kartę „{ $calamity }”.
event-land-tax = { $seat } nakłada podatek ziemski na lenno { $fief }.
event-tithe = { $lord } ({ $seat }) nakłada dziesięcinę na biskupstwo { $bishopric }.
event-tithe-all = Papież { $lord } ({ $seat }) nakłada dziesięcinę na wszystkie zarządzane biskupstwa.
event-entered = { $lord } dołącza do rodziny gracza { $seat } w wiosce { $village }.
event-taken-back = { $seat } nie znajduje miejsca dla { $lord_gen } i bierze kartę z powrotem.
event-stays = { $lord } z rodziny gracza { $seat } nie znajduje miejsca i pozostaje na wolności.
event-spared = { $number ->
    [one] W pierwszej turze plagi oszczędzają początkujących: { $number } plaga zostaje odrzucona bez odkrywania.
    [few] W pierwszej turze plagi oszczędzają początkujących: { $number } plagi zostają odrzucone bez odkrywania.
   *[other] W pierwszej turze plagi oszczędzają początkujących: { $number } plag zostaje odrzuconych bez odkrywania.
}
event-placed = { $seat } umieszcza { $lord_acc } w wiosce { $village }.

# Deaths and what follows them, control, ransoms and purchases.

## Moves

move-ransom = Zapłać okup za { $lord_acc }
move-hire = { $unit_id ->
    [knight] Kup rycerza w wiosce { $village }
   *[man_at_arms] Kup zbrojnego w wiosce { $village }
}
move-mill = Zbuduj młyn w wiosce { $village }
move-castle = Zbuduj zamek w wiosce { $village }
move-title = Weź tytuł lenna { $fief }
move-ask_waiver = Poproś króla lub regentkę o tytuł lenna { $fief } za darmo
move-grant = Nadaj tytuł { $lord_dat }
move-capital = Zamień zamek w wiosce { $village } w ufortyfikowane miasto
move-cardinal = Kup { $lord_dat } tytuł kardynalski
move-pass_title = Przekaż { $lord_dat } tytuł lenna { $fief }
move-successor = Oddaj kontrolę graczowi { $seat }
move-road = Ustaw jednostki na drodze do wioski { $village }

## Questions

ask-road = Nie kontrolujesz już tej wioski. Na której drodze stają twoje jednostki?
ask-succession = Opuszczasz wioskę. Kto z obecnych ją teraz kontroluje?
ask-inheriting = Twoi spadkobiercy nie mogą objąć wszystkich tytułów. Który jest następny?
ask-granting = Który z twoich Seniorów otrzymuje tytuł?
ask-granting-capital = Który zamek staje się ufortyfikowanym miastem?
ask-ransoming = Wykup swoich uwięzionych Seniorów: zaproponuj mniej, zapłać albo wybierz „Zakończ”.
ask-ransoming-must = Wykup swoich uwięzionych Seniorów: zaproponuj mniej albo zapłać.
ask-buying = Kup, co chcesz, a potem wybierz Zakończ.

## Reasons why not

why-not-your-prisoner = { $lord } nie jest twoim uwięzionym Seniorem.
why-dearest-first = Nie stać cię na wszystkich: najpierw wykup { $lord_acc }, bo okup jest najwyższy.
why-must-ransom = { $sum ->
    [one] Stać cię na okup za { $lord_acc } ({ $sum } denar), więc musisz go zapłacić.
    [few] Stać cię na okup za { $lord_acc } ({ $sum } denary), więc musisz go zapłacić.
   *[other] Stać cię na okup za { $lord_acc } ({ $sum } denarów), więc musisz go zapłacić.
}
why-asked-already = Ta prośba już padła.
why-nobody-on-board = Nie masz na planszy ani wolnego Seniora, ani wojsk.
why-none-in-supply = W puli nie ma już takich jednostek.
why-no-place-for-troops = W wiosce { $village } nie masz ani wolnego Seniora, ani zamku, ani miasta, więc nie możesz tam kupować wojsk.
why-besieged = Wioska { $village } jest oblegana: nowe wojska nie mogą do niej wejść.
why-enough-new-units = W wiosce { $village } pojawiły się już w tej fazie cztery nowe jednostki.
why-not-your-village = Nie kontrolujesz wioski { $village }.
why-enough-mills = W wiosce { $village } są już dwa młyny.
why-fortified = W wiosce { $village } jest już fortyfikacja.
why-title-held = Tytuł lenna { $fief } ma { $lord }.
why-city-stands = Tytuł lenna { $fief } nie jest na sprzedaż: należy się za kontrolę ufortyfikowanego miasta.
why-villages-missing = Nie kontrolujesz wszystkich wiosek lenna { $fief }.
why-no-castle = Nie masz zamku w lennie { $fief }.
why-no-lord-with-room = Żaden z twoich wolnych Seniorów nie może mieć kolejnego tytułu lennego.
why-prisoner-buys-nothing = { $lord } jest więźniem i nie może otrzymać kupionego tytułu.
why-no-ruler = Nie ma króla ani regentki, więc nikt nie może zwolnić z zapłaty.
why-free-of-charge = Tytuł lenna { $fief } i tak nic cię nie kosztuje.
why-cardinal-sold = Tytuł kardynalski jest już kupiony.
why-no-bishop = { $lord } nie jest biskupem.
why-cardinal-already = { $lord } jest już kardynałem.
why-not-your-lord = { $lord } nie należy do twojej rodziny.
why-not-the-heir = Dziedziczy tylko małżonek, a nie { $lord }.
why-two-titles = { $lord } ma już dwa tytuły lenne.
why-not-your-title = Nikt z twojej rodziny nie ma tytułu lenna { $fief }.
why-only-title = { $lord } nie ma drugiego tytułu lennego do przekazania.
why-keeps-the-higher = { $lord } zachowuje wyższy tytuł, lenno { $fief }.
why-title-passed = Tytuł lenna { $fief } jest już przekazany.
why-not-left-behind = Tytuł lenna { $fief } nie należy do spadku.
why-no-capital = W wiosce { $village } nie masz zamku, który może stać się miastem tego lenna.
why-not-present = { $seat } nie ma tam ani wojsk, ani Seniora na wolności.
why-no-road = Z wioski { $village } nie prowadzi tam żadna droga.
why-cannot-pay = { $need ->
    [one] To kosztuje { $need } denar, a masz { $have }.
    [few] To kosztuje { $need } denary, a masz { $have }.
   *[other] To kosztuje { $need } denarów, a masz { $have }.
}

## Events

event-died = { $lord } ({ $seat }) umiera w wiosce { $village }.
event-inherited = { $lord } ({ $seat }) dziedziczy tytuł lenna { $fief }.
event-replaced = { $number ->
    [one] { $seat } wystawia w wiosce { $village } { $number } jednostkę w miejsce wojsk gracza { $partner }.
    [few] { $seat } wystawia w wiosce { $village } { $number } jednostki w miejsce wojsk gracza { $partner }.
   *[other] { $seat } wystawia w wiosce { $village } { $number } jednostek w miejsce wojsk gracza { $partner }.
}
event-title-to-board = Tytuł lenna { $fief } wraca na planszę.
event-title-lost = { $lord } traci tytuł lenna { $fief } wraz z jego miastem.
event-title-gained = { $lord } ({ $seat }) obejmuje tytuł lenna { $fief } wraz z jego miastem.
event-title-passed = { $seat } przekazuje { $lord_dat } tytuł lenna { $fief }.
event-control = { $seat } kontroluje teraz wioskę { $village }.
event-control-lost = { $seat } nie kontroluje już wioski { $village }.
event-siege-ended = { $seat } kończy oblężenie wioski { $village }.
event-freed = { $lord } ({ $seat }) odzyskuje wolność.
event-road = Jednostki gracza { $seat } stają na drodze z wioski { $village } do wioski { $neighbour }.
event-ransomed = { $sum ->
    [one] { $seat } płaci graczowi { $partner } { $sum } denar okupu za { $lord_acc }.
    [few] { $seat } płaci graczowi { $partner } { $sum } denary okupu za { $lord_acc }.
   *[other] { $seat } płaci graczowi { $partner } { $sum } denarów okupu za { $lord_acc }.
}
event-bargained-free = { $seat } i { $partner } dochodzą do zgody: { $lord } odzyskuje wolność.
event-hired = { $unit_id ->
    [knight] { $seat } kupuje rycerza w wiosce { $village }.
   *[man_at_arms] { $seat } kupuje zbrojnego w wiosce { $village }.
}
event-hired-hidden = { $seat } kupuje jednostkę w wiosce { $village }.
event-paid-troops = { $seat } płaci za { $men ->
    [one] { $men } zbrojnego
   *[other] { $men } zbrojnych
} i { $knights ->
    [one] { $knights } rycerza
   *[other] { $knights } rycerzy
}.
event-mill = { $seat } buduje młyn w wiosce { $village }.
event-castle = { $seat } buduje zamek w wiosce { $village }.
event-title-bought = { $sum ->
    [0] { $seat } bierze za darmo tytuł lenna { $fief }.
    [one] { $seat } kupuje za { $sum } denar tytuł lenna { $fief }.
    [few] { $seat } kupuje za { $sum } denary tytuł lenna { $fief }.
   *[other] { $seat } kupuje za { $sum } denarów tytuł lenna { $fief }.
}
event-title-given = { $lord } ({ $seat }) otrzymuje tytuł lenna { $fief }.
event-city = { $village } staje się ufortyfikowanym miastem lenna { $fief }.
event-waived = { $seat } zwalnia gracza { $partner } z zapłaty za tytuł lenna { $fief }.
event-cardinal-bought = { $seat } kupuje { $lord_dat } tytuł kardynalski.

## Movement and cavalcades

dig-siege = wyjście z oblężenia
dig-pass = przejście obok tych, którzy zagradzają drogę
dig-weather = marsz w brzydką pogodę

move-march = Wyrusz z { $lord_ins }
move-step = Idź do wioski { $village }
move-men = { $number ->
    [0] Nie zabieraj zbrojnych
    [one] Zabierz { $number } zbrojnego
   *[other] Zabierz { $number } zbrojnych
}
move-knights = { $number ->
    [0] Nie zabieraj rycerzy
    [one] Zabierz { $number } rycerza
   *[other] Zabierz { $number } rycerzy
}
move-along = Zabierz ze sobą { $lord_acc }
move-behind = Zostaw { $lord_acc } na miejscu
move-ask_leave = Poproś o pozwolenie na przejście do wioski { $village }
move-halt = Zatrzymaj się tutaj
move-withdraw = Wycofaj się
move-dig = Zagraj kartę „Tunel”: { $dig }
move-cavalcade = Rusz kawalkadą do wioski { $village }
move-let_pass = Przepuść
move-bar = Zagródź drogę
move-force = Mimo to wymuś bitwę
move-slide = Zwolnij drogę: przesuń swoje jednostki do wioski { $village }

ask-moving = Który z twoich Seniorów wyrusza?
ask-moving-nobody = Żaden z twoich Seniorów nie może wyruszyć. Możesz tylko zakończyć ruch.
ask-group = Dokąd idzie twoja grupa?
ask-group-refused = Odmówiono ci. Wycofujesz się czy zatrzymujesz?
ask-loading = Kto idzie razem z grupą?
ask-cavalcade = Kawalkada chce przejechać. Przepuszczasz ją czy zagradzasz jej drogę?
ask-cavalcade-force = Przepuszczają cię. Czy mimo to wymuszasz bitwę?

why-not-your-free-lord = { $lord } nie należy do twojej rodziny albo nie jest na wolności.
why-has-led = { $lord_g ->
    [f] W tej turze { $lord } już prowadziła grupę.
   *[m] W tej turze { $lord } już prowadził grupę.
}
why-no-step-left = { $lord } nie może już zrobić kroku.
why-nowhere-to-go = { $lord } nie ma dokąd pójść: brzydka pogoda zamyka wszystkie drogi.
why-no-road-there = Z wioski { $village } nie prowadzi tam żadna droga.
why-weather-stops = Brzydka pogoda zamyka drogę do wioski { $village }.
why-withdraw-with-all = Po odmowie wycofujesz się ze wszystkimi, którzy przyszli.
why-held-by-siege = Jesteś w oblężeniu: możesz wyjść tylko za pozwoleniem gracza { $seat }, Tunelem albo kawalkadą.
why-leave-needed = Aby iść dalej, potrzebujesz pozwolenia gracza { $seat }.
why-road-held = { $seat } ma na tej drodze jednostki, które nadeszły nią w tej turze i ją zagradzają.
why-leave-was-refused = Odmówiono ci już tutaj pozwolenia.
why-no-leave-needed = Aby iść do wioski { $village }, nie potrzebujesz niczyjego pozwolenia.
why-turned-away = Odmówiono ci już wejścia do fortyfikacji w wiosce { $village }.
why-not-refused = Nikt nie odmówił ci pozwolenia.
why-came-by-no-road = Twoja grupa nie przyszła tu żadną drogą, więc nie ma którędy się wycofać.
why-dug-already = Ten tunel jest już wykopany.
why-no-siege-to-leave = Nikt nie oblega cię w wiosce { $village }.
why-siege-left-first = Tunel wyprowadza z oblężenia tylko w pierwszym kroku.
why-nothing-to-pass = Nikt nie zagradza ci drogi w wiosce { $village }.
why-no-bad-weather = W wiosce { $village } nie zatrzymuje cię brzydka pogoda.
why-no-ride-after-refusal = Po odmowie nie można ruszyć kawalkadą.
why-nobody-bars = Nikt nie zagradza ci drogi do wioski { $village }.
why-weather-stops-ride = Brzydka pogoda nie pozwala na bitwę w wiosce { $village }.
why-not-through-walls = Kawalkada nie może przejechać przez fortyfikację w wiosce { $village }.
why-no-knight-to-ride = Do kawalkady potrzebujesz w wiosce { $village } obok Seniora także rycerza, który może jeszcze zrobić krok.
why-too-many-along = { $number ->
    [one] Z grupą może iść najwyżej { $number } jednostka.
    [few] Z grupą mogą iść najwyżej { $number } jednostki.
   *[other] Z grupą może iść najwyżej { $number } jednostek.
}
why-all-who-came = { $number ->
    [one] Z grupą musi iść co najmniej { $number } jednostka.
    [few] Z grupą muszą iść co najmniej { $number } jednostki.
   *[other] Z grupą musi iść co najmniej { $number } jednostek.
}
why-not-on-a-road = Na drodze przed wioską { $village } nie masz jednostek od poprzedniej tury.
why-before-the-walls = Przed fortyfikacją w wiosce { $village } twoje jednostki zostają na swojej drodze.
why-slid-already = W tej turze twoje jednostki już przesunęły się do wioski { $village }.

event-marched = { $lord } ({ $seat }) idzie z wioski { $village } do wioski { $to }.
event-withdrew = { $lord } ({ $seat }) wycofuje się z wioski { $village } do wioski { $to }.
event-goes-along = { $lord } idzie razem z grupą do wioski { $to }.
event-troops-along = { $seat } bierze ze sobą { $number ->
    [one] { $number } jednostkę
    [few] { $number } jednostki
   *[other] { $number } jednostek
} (zbrojni: { $men }, rycerze: { $knights }).
event-enters-walls = { $seat } wchodzi do fortyfikacji w wiosce { $village } za zgodą gracza, który ją kontroluje.
event-leave-granted = { $seat } pozwala { $lord_dat } iść do wioski { $to }.
event-leave-refused = { $seat } nie pozwala { $lord_dat } iść do wioski { $to }.
event-dug = { $seat } zagrywa kartę „Tunel” w wiosce { $village }: { $dig }.
event-slid = { $seat } przesuwa jednostki z drogi przed wioską { $village } do wioski.
event-cavalcade = { $number ->
    [one] { $seat } rusza kawalkadą z { $number } rycerzem z wioski { $village } do wioski { $to }.
   *[other] { $seat } rusza kawalkadą z { $number } rycerzami z wioski { $village } do wioski { $to }.
}
event-lets-pass = { $seat } przepuszcza kawalkadę w wiosce { $village }.
event-bars = { $seat } zagradza drogę w wiosce { $village }.
event-forces = { $seat } zmusza gracza { $other } do bitwy w wiosce { $village }.
event-cavalcade-stopped = Kawalkada gracza { $seat } zostaje zatrzymana w wiosce { $village }.
event-troops-along-hidden = { $seat } bierze ze sobą { $number ->
    [one] { $number } jednostkę.
    [few] { $number } jednostki.
   *[other] { $number } jednostek.
}

## Battles, sieges, pillage

side-attacker = atakujący
side-defender = obrońca

move-hit = { $hits ->
    [0] Kość walki nie pokazuje trafień
    [one] Kość walki pokazuje { $hits } trafienie
    [few] Kość walki pokazuje { $hits } trafienia
   *[other] Kość walki pokazuje { $hits } trafień
}
move-attack = Zaatakuj gracza { $seat } w wiosce { $village }
move-join = { $side_id ->
    [attacker] Przyłącz się do atakującego
   *[defender] Przyłącz się do obrońcy
}
move-change_sides = Zmień stronę
move-leave = Opuść bitwę
move-lose = Strać { $unit_acc } gracza { $seat }
move-lose_lord = Poświęć { $lord_acc }
move-surrender = Poddaj się
move-truce = Zaproponuj rozejm
move-stop = Przerwij atak
move-go_on = Walcz dalej
move-come_out = Wyjdź zza murów i zaatakuj
move-hold = Niech { $seat } weźmie { $lord_acc } do niewoli
move-let_go = Puść { $lord_acc } wolno
move-besiege = Oblegaj wioskę { $village }
move-lift_siege = Zakończ oblężenie wioski { $village }
move-pillage = Splądruj młyn w wiosce { $village }

ask-fighting = Kogo i gdzie atakujesz?
ask-joining = Czy przyłączasz się do którejś ze stron tej bitwy?
ask-round = Trwa rzut kośćmi walki.
ask-losses = Jakie straty ponosi twoja strona?
ask-after_round = Runda się skończyła. Co robisz?
ask-after_round-helper = Runda się skończyła. Walczysz dalej, zmieniasz stronę czy opuszczasz bitwę?
ask-after_round-come_out = Atakujący przerywa atak. Czy wychodzisz zza murów i atakujesz?
ask-capturing = Co się dzieje z pokonanymi Seniorami?
ask-sieges = Czy rozpoczynasz lub kończysz oblężenia?
ask-pillaging = Czy plądrujesz młyn?
ask-fighting-nobody = Nikogo nie możesz teraz zaatakować. Potem przyjdą oblężenia.

why-no-lord-with-troops = W wiosce { $village } nie masz Seniora z wojskami.
why-nobody-to-attack = { $seat } nie ma w wiosce { $village } nikogo, kogo możesz zaatakować.
why-weather-forbids-battle = Brzydka pogoda nie pozwala na bitwę w wiosce { $village }.
why-attacked-already = W tej turze twój atak na gracza { $seat } w wiosce { $village } już się odbył.
why-no-dice = Pod murami wioski { $village } nie zostaje ci żadna kość do rzutu.
why-riders-fight-alone = W kawalkadzie można się przyłączyć tylko do obrońcy.
why-leaderless-only-defend = Bez Seniora w wiosce { $village } twoje wojska mogą się tylko bronić.
why-leader-has-refused = { $side_id ->
    [attacker] Atakujący już ci odmówił.
   *[defender] Obrońca już ci odmówił.
}
why-not-on-your-side = { $seat } nie walczy po twojej stronie.
why-no-such-troops-left = { $seat } nie ma w tej bitwie ani jednego { $unit_acc }.
why-as-much-as-damage = { $damage ->
    [one] Musisz przyjąć { $damage } obrażenie, jeśli to możliwe; { $unit } to za mało.
   *[other] Musisz przyjąć jak najwięcej z { $damage } obrażeń; { $unit } to za mało.
}
why-troops-die-first = Seniorzy otrzymują obrażenia dopiero wtedy, gdy ich strona nie ma już wojsk.
why-not-a-lord-of-side = { $lord } nie może przyjąć tych obrażeń.
why-no-change-in-cavalcade = W kawalkadzie nie można zmienić strony.
why-truce-proposed = Rozejm można zaproponować tylko raz na rundę bitwy.
why-no-stop-in-the-open = W otwartym polu atakujący nie może sam przerwać bitwy.
why-not-beaten = Nie decydujesz teraz o losie { $lord_gen }.
why-no-units-to-hold = { $seat } nie jest po stronie zwycięzców albo nie ma tam jednostek.
why-no-walls-to-besiege = W wiosce { $village } nikt nie kontroluje fortyfikacji.
why-own-walls = Jesteś wewnątrz fortyfikacji w wiosce { $village }.
why-besieges-already = Już oblegasz wioskę { $village }.
why-siege-lifted = Twoje oblężenie wioski { $village } właśnie się skończyło.
why-no-engine-left = Obie twoje machiny oblężnicze są w użyciu.
why-no-siege-to-lift = Nie oblegasz wioski { $village }.
why-no-mill-there = W wiosce { $village } nie ma młyna.
why-only-besiegers-pillage = Wioska { $village } jest oblegana: plądrują w niej tylko oblegający.
why-not-yours-to-pillage = Nie kontrolujesz wioski { $village }.

event-battle = { $seat } atakuje gracza { $defender } w wiosce { $village }.
event-joined-side = { $side_id ->
    [attacker] { $seat } przyłącza się do atakującego w wiosce { $village }.
   *[defender] { $seat } przyłącza się do obrońcy w wiosce { $village }.
}
event-round = Runda bitwy { $round }: { $attack ->
    [one] atakujący rzuca { $attack } kością
   *[other] atakujący rzuca { $attack } kośćmi
}, { $defence ->
    [one] obrońca { $defence } kością.
   *[other] obrońca { $defence } kośćmi.
}
event-rolled = { $hits ->
    [0] { $seat } nie wyrzuca żadnego trafienia.
    [one] { $seat } wyrzuca { $hits } trafienie.
    [few] { $seat } wyrzuca { $hits } trafienia.
   *[other] { $seat } wyrzuca { $hits } trafień.
}
event-damage = { $damage ->
    [one] { $seat } zadaje { $damage } obrażenie.
    [few] { $seat } zadaje { $damage } obrażenia.
   *[other] { $seat } zadaje { $damage } obrażeń.
}
event-unit-lost = { $seat } traci { $unit_acc }.
event-changed-sides = { $side_id ->
    [attacker] { $seat } zmienia stronę i walczy odtąd po stronie atakującego.
   *[defender] { $seat } zmienia stronę i walczy odtąd po stronie obrońcy.
}
event-left-battle = { $seat } opuszcza bitwę.
event-gates-opened = { $seat } otwiera bramy wioski { $village }.
event-surrendered = { $seat } poddaje się w wiosce { $village }.
event-truce = { $seat } i { $partner } zawierają rozejm w wiosce { $village }.
event-stopped = { $seat } przerywa atak na wioskę { $village }.
event-came-out = { $seat } wychodzi zza murów wioski { $village } i atakuje.
event-battle-won = { $seat } wygrywa bitwę w wiosce { $village }.
event-battle-undecided = Bitwa w wiosce { $village } kończy się bez zwycięzcy.
event-captured = { $seat } bierze { $lord_acc } do niewoli.
event-let-go = { $seat } puszcza { $lord_acc } wolno.
event-keeps-village = { $lord } zostaje w wiosce { $village }, więc zachowuje ją { $seat }.
event-siege-laid = { $seat } zaczyna oblegać wioskę { $village }.
event-siege-won = { $seat } zdobywa oblężoną wioskę { $village }.
event-siege-goes-on = { $seat } nadal oblega wioskę { $village }; machina oblężnicza daje teraz dwie kości.
event-pillaged = { $seat } plądruje młyn w wiosce { $village }.

## Surprise cards, papal powers, windows, revolts

until-now = teraz
until-battle = do końca bitwy
until-phase = do końca fazy
until-turn = do końca tury

move-pass_until = { $until_id ->
    [battle] Pasuj do końca bitwy
    [phase] Pasuj do końca fazy
    [turn] Pasuj do końca tury
   *[now] Pasuj tylko teraz
}
move-attend = Pytaj mnie znowu o karty Niespodzianki
move-excommunicate = Ekskomunikuj { $lord_acc }
move-lift = Zdejmij ekskomunikę
move-ask_annulment = Poproś papieża o unieważnienie twojego małżeństwa
move-d_arc = Zagraj kartę „d’Arc” na { $lord_acc }
move-make_cardinal = Zagraj kartę „Kardynał” na { $lord_acc }
move-revolt = Zagraj kartę „Bunt” w wiosce { $village }
move-free = Zagraj kartę „Tunel” i uwolnij { $lord_acc } wraz ze współwięźniami
move-tunnel = Zagraj kartę „Tunel” pod murami
move-assassinate = Zagraj kartę „Zabójstwo”: ginie { $lord }, zabójcą jest { $assassin }
move-justice = Zagraj kartę „Sprawiedliwość” na { $lord_acc }
move-ambush = Zagraj kartę „Zasadzka” na { $lord_acc }
move-add_revolt = Dołóż kartę „Bunt”
move-add_tunnel = Dołóż kartę „Tunel”
move-calm = Zapłać 3 denary i spróbuj uspokoić bunt
move-calm_free = Spróbuj uspokoić bunt, ryzykując życie duchownego
move-first_victim = Zadaj straty wojskom gracza { $seat }

ask-window = Czy zagrywasz teraz kartę Niespodzianki albo korzystasz z władzy papieża?
ask-revolt = Wybuchł bunt. Czy dokładasz kartę?
ask-revolt-victim = Czyje wojska ponoszą teraz straty?
ask-revolt-losses = Jakie straty ponosisz?
ask-revolt-dice = Trwa rzut kośćmi walki za bunt.
ask-calming = Czy twój duchowny próbuje uspokoić bunt?
ask-calming-die = Rzut kością decyduje, czy bunt zostaje uspokojony.

why-not-held = Nie masz tej karty.
why-while-drawing = Nie można przerywać, gdy ktoś dobiera karty.
why-while-voting = Podczas tajnego głosowania nie można się układać ani zagrywać kart.
why-before-losses = Między rzutem a stratami nie można zagrać karty.
why-not-settled-yet = Najpierw trzeba rozstrzygnąć to, co się właśnie stało.
why-not-in-play = { $lord } nie jest w grze.
why-not-an-unmarried-woman = { $lord } nie jest niezamężną kobietą.
why-not-a-bishop = { $lord } nie jest biskupem.
why-already-cardinal = { $lord } jest już kardynałem.
why-no-cause = W wiosce { $village } nie ma powodu do buntu: ani podatku, ani głodu.
why-own-tax = Twój własny podatek nie jest powodem, by wywołać bunt w wiosce { $village }.
why-not-a-prisoner = { $lord } nie jest więźniem.
why-no-battle = Nie trwa żadna bitwa.
why-not-the-attacker = Tunel kopie tylko atakujący.
why-no-walls = W wiosce { $village } mury nikogo nie chronią.
why-own-lord = { $lord } należy do twojej rodziny.
why-not-own-lord = { $lord } nie należy do twojej rodziny.
why-no-assassin = { $lord } nie ma znacznika Zabójca.
why-immune = Sprawiedliwość nie dosięgnie { $lord_gen }.
why-no-lord-in-battle = Nie masz Seniora w tej bitwie.
why-not-an-enemy-lord = { $lord } nie walczy przeciw tobie w tej bitwie.
why-not-the-pope = Może to zrobić tylko papież z twojej rodziny, a z więzienia może jedynie zdjąć ekskomunikę.
why-has-struck = W tej turze papież już kogoś ekskomunikował.
why-one-at-a-time = Ekskomunikowany może być tylko jeden Senior naraz.
why-pope-himself = Papież nie może ekskomunikować samego siebie.
why-nobody-excommunicated = Nikt nie jest ekskomunikowany.
why-not-married = Nikt z twojej rodziny nie jest w związku małżeńskim.
why-no-pope = Nie ma papieża, którego można poprosić.
why-heir-born = Nie można unieważnić królewskiego małżeństwa, z którego narodził się książę dziedziczny.
why-too-many-offers = W jednej fazie możesz zwrócić się do gracza { $seat } z ofertą lub prośbą najwyżej trzy razy.
why-no-standing = Gra i tak cię zapyta.
why-no-such-end = { $until_id ->
    [battle] Tutaj nie możesz pasować do końca bitwy.
    [phase] Tutaj nie możesz pasować do końca fazy.
    [turn] Tutaj nie możesz pasować do końca tury.
   *[now] Wybierz, do kiedy pasujesz.
}
why-cannot-calm = Ten duchowny nie może w ten sposób uspokoić tego buntu.
why-cannot-pay-calming = Uspokojenie buntu kosztuje 3 denary, a tylu nie masz.
why-nobody-there = { $seat } nie ma tam wojsk, które mogą teraz ponieść straty.
why-tunnel-already = Tunel jest już wykopany.
why-most-damage = { $damage ->
    [one] Trzeba stracić tyle, na ile pozwala { $damage } obrażenie.
    [few] Trzeba stracić tyle, na ile pozwalają { $damage } obrażenia.
   *[other] Trzeba stracić tyle, na ile pozwala { $damage } obrażeń.
}

event-d-arc = { $seat } zagrywa kartę „d’Arc”: { $lord } chwyta za miecz.
event-card-made-cardinal = { $seat } zagrywa kartę „Kardynał”: { $lord } zostaje kardynałem.
event-revolt = { $seat } zagrywa kartę „Bunt”: wioska { $village } się buntuje.
event-tunnel-frees = { $seat } zagrywa kartę „Tunel”: { $lord } odzyskuje wolność.
event-tunnel-under-walls = { $seat } zagrywa kartę „Tunel”: mury wioski { $village } nikogo nie chronią w tej bitwie.
event-assassinated = { $seat } zagrywa kartę „Zabójstwo”: ginie { $lord }, zabójcą jest { $assassin }.
event-justice = { $seat } zagrywa kartę „Sprawiedliwość”: { $lord } ponosi śmierć.
event-ambushed = { $seat } zagrywa kartę „Zasadzka”: { $lord } trafia do niewoli.
event-standing = { $until_id ->
    [battle] { $seat } pasuje do końca bitwy.
    [phase] { $seat } pasuje do końca fazy.
    [turn] { $seat } pasuje do końca tury.
   *[now] { $seat } pasuje tylko teraz.
}
event-attends = { $seat } chce znowu dostawać pytania.
event-revolt-added = { $seat } dokłada kartę „Bunt” w wiosce { $village }.
event-tunnel-added = { $seat } dokłada kartę „Tunel”: mury wioski { $village } nie pomagają.
event-calming-paid = { $seat } płaci, by { $lord_g ->
    [f] { $lord } uspokajała
   *[m] { $lord } uspokajał
} bunt.
event-calms = { $lord } próbuje uspokoić bunt: kość pokazuje { $die }.
event-calmed = { $lord } uspokaja bunt w wiosce { $village }.
event-calmer-dies = Tłum nie słucha: ginie { $lord }.
event-not-calmed = Tłum nie słucha { $lord_gen }.
event-revolt-strikes = { $hits ->
    [one] Bunt w wiosce { $village } zadaje { $hits } obrażenie.
    [few] Bunt w wiosce { $village } zadaje { $hits } obrażenia.
   *[other] Bunt w wiosce { $village } zadaje { $hits } obrażeń.
}
event-revolt-fails = Bunt w wiosce { $village } się nie udaje.
event-revolt-losses = { $seat } traci { $men ->
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
event-revolt-destroys = Bunt w wiosce { $village } się udaje: jeśli byli tam Seniorzy, giną; jeśli były młyny lub zamek, zostają zniszczone.

## Offers and private talks

way-give = daj
way-take = weź

matter-trade = oferta
    .acc = ofertę
matter-marriage = propozycja małżeństwa
    .acc = propozycję małżeństwa
matter-annulment = prośba o unieważnienie małżeństwa
    .acc = prośbę o unieważnienie małżeństwa
matter-cardinal = prośba o zgodę na nowego kardynała
    .acc = prośbę o zgodę na nowego kardynała
matter-passage = prośba o pozwolenie na przejście
    .acc = prośbę o pozwolenie na przejście
matter-placement = prośba o miejsce dla Seniora
    .acc = prośbę o miejsce dla Seniora
matter-waiver = prośba o tytuł za darmo
    .acc = prośbę o tytuł za darmo
matter-ransom = propozycja niższego okupu
    .acc = propozycję niższego okupu
matter-truce = propozycja rozejmu
    .acc = propozycję rozejmu
matter-side = propozycja pomocy w bitwie
    .acc = propozycję pomocy w bitwie
matter-relic = prośba o zgodę na zabranie relikwii
    .acc = prośbę o zgodę na zabranie relikwii
matter-talk = prośba o poufną rozmowę
    .acc = prośbę o poufną rozmowę

move-offer = Złóż ofertę graczowi { $seat }
move-talk = Poproś gracza { $seat } o poufną rozmowę
move-money = { $way_id ->
    [give] Daj { $sum ->
        [one] { $sum } denar
        [few] { $sum } denary
       *[other] { $sum } denarów
    }
   *[take] Poproś o { $sum ->
        [one] { $sum } denar
        [few] { $sum } denary
       *[other] { $sum } denarów
    }
}
move-kind = { $way_id ->
    [give] Daj kartę „{ $kind }”
   *[take] Poproś o kartę „{ $kind }”
}
move-village = { $way_id ->
    [give] Oddaj kontrolę nad wioską { $village }
   *[take] Poproś o kontrolę nad wioską { $village }
}
move-prisoner = { $way_id ->
    [give] Oddaj więźnia { $lord_acc }
   *[take] Poproś o więźnia { $lord_acc }
}
move-relic_for = { $way_id ->
    [give] Daj { $lord_dat } { $relic_acc }
   *[take] Poproś dla { $lord_gen } o { $relic_acc }
}
move-token = Utajnij ofertę za żeton dyplomacji
move-propose = Wyślij ofertę
move-end_talk = Zakończ rozmowę

ask-offer = Co oferujesz i o co prosisz?
ask-offer-answer = Zgadzasz się?
ask-talk = Trwa poufna rozmowa. Czy składasz ofertę?
ask-talk-extend = Czas minął. Czy przedłużasz rozmowę za żeton dyplomacji?

why-not-oneself = Nie możesz złożyć oferty sobie.
why-offer-open = Inna oferta czeka na odpowiedź.
why-no-token = Nie masz już żetonu dyplomacji.
why-token-spent = Ta oferta jest już tajna.
why-needs-token = Karty zmieniają właściciela tylko w tajemnicy, za żeton dyplomacji.
why-too-poor = { $needed ->
    [one] Oferta wymaga { $needed } denara, a { $seat } { $has ->
        [0] nie ma ani jednego.
       *[other] ma tylko { $has }.
    }
   *[other] Oferta wymaga { $needed } denarów, a { $seat } { $has ->
        [0] nie ma ani jednego.
       *[other] ma tylko { $has }.
    }
}
you-why-too-poor = { $needed ->
    [one] Oferta wymaga { $needed } denara, a ty { $has ->
        [0] nie masz ani jednego.
       *[other] masz tylko { $has }.
    }
   *[other] Oferta wymaga { $needed } denarów, a ty { $has ->
        [0] nie masz ani jednego.
       *[other] masz tylko { $has }.
    }
}
why-too-much = { $most ->
    [one] W ofercie może być najwyżej { $most } denar.
    [few] W ofercie mogą być najwyżej { $most } denary.
   *[other] W ofercie może być najwyżej { $most } denarów.
}
why-no-such-sum = Kwotę podaje się po 1, 2, 5 lub 10 denarów.
why-card-not-held = { $seat } nie ma na ręce karty „{ $kind }”.
you-why-card-not-held = Nie masz na ręce karty „{ $kind }”.
why-cannot-hold = { $seat } nie może mieć na ręce karty „{ $kind }”.
you-why-cannot-hold = Nie możesz mieć na ręce karty „{ $kind }”.
why-hand-full = Nikt nie może mieć na ręce więcej niż 3 kart.
why-not-controlled = { $seat } nie kontroluje wioski { $village }.
you-why-not-controlled = Nie kontrolujesz wioski { $village }.
why-no-troops-there = { $seat } nie może przejąć kontroli nad wioską { $village }, bo nie ma w niej wojsk.
you-why-no-troops-there = Nie możesz przejąć kontroli nad wioską { $village }, bo nie masz w niej wojsk.
why-being-settled = Losy wioski { $village } właśnie się rozstrzygają. Poczekaj, aż się wyjaśnią.
why-already-in-offer = W ofercie jest już coś takiego.
why-not-a-captive = { $seat } nie więzi { $lord_acc }.
you-why-not-a-captive = Nie więzisz { $lord_acc }.
why-not-with-captor = { $seat } nie może przejąć więźnia, bo nie ma wojsk tam, gdzie jest { $lord }.
you-why-not-with-captor = Nie możesz przejąć więźnia, bo nie masz wojsk tam, gdzie jest { $lord }.
why-not-carried = { $seat } nie ma na wolności Seniora, który nosi { $relic_acc }.
you-why-not-carried = Nie masz na wolności Seniora, który nosi { $relic_acc }.
why-not-the-same-village = Relikwię może dostać tylko Senior na wolności w tej samej wiosce; { $lord } tam nie przebywa.
why-empty-offer = W ofercie nic nie ma.

event-asks = { $matter_id ->
    [marriage] { $seat } proponuje graczowi { $to } małżeństwo.
    [annulment] { $seat } prosi gracza { $to } o unieważnienie małżeństwa.
    [cardinal] { $seat } prosi gracza { $to } o zgodę na nowego kardynała.
    [passage] { $seat } prosi gracza { $to } o pozwolenie na przejście.
    [placement] { $seat } prosi gracza { $to } o miejsce dla Seniora.
    [waiver] { $seat } prosi gracza { $to } o tytuł za darmo.
    [ransom] { $seat } proponuje graczowi { $to } niższy okup.
    [truce] { $seat } proponuje graczowi { $to } rozejm.
    [side] { $seat } proponuje graczowi { $to } pomoc w bitwie.
    [relic] { $seat } prosi gracza { $to } o zgodę na zabranie relikwii.
    [talk] { $seat } prosi gracza { $to } o poufną rozmowę.
   *[trade] { $seat } składa graczowi { $to } ofertę.
}
event-gives-money = { $sum ->
    [one] { $seat } oferuje graczowi { $to } { $sum } denar.
    [few] { $seat } oferuje graczowi { $to } { $sum } denary.
   *[other] { $seat } oferuje graczowi { $to } { $sum } denarów.
}
event-wants-money = { $sum ->
    [one] { $seat } prosi gracza { $to } o { $sum } denar.
    [few] { $seat } prosi gracza { $to } o { $sum } denary.
   *[other] { $seat } prosi gracza { $to } o { $sum } denarów.
}
event-gives-village = { $seat } oferuje graczowi { $to } kontrolę nad wioską { $village }.
event-wants-village = { $seat } prosi gracza { $to } o kontrolę nad wioską { $village }.
event-gives-prisoner = { $seat } oferuje graczowi { $to } więźnia { $lord_acc }.
event-wants-prisoner = { $seat } prosi gracza { $to } o więźnia { $lord_acc }.
event-gives-relic = { $seat } oferuje graczowi { $to } { $relic_acc }.
event-wants-relic = { $seat } prosi gracza { $to } o { $relic_acc }.
event-in-private = { $seat } i { $to } nie ujawniają warunków umowy.
event-accepted = { $matter_id ->
    [talk] { $seat } zgadza się na poufną rozmowę z graczem { $of }.
    [passage] { $seat } pozwala graczowi { $of } przejść.
   *[other] { $seat } przyjmuje { $matter_acc } od gracza { $of }.
}
event-refused = { $matter_id ->
    [talk] { $seat } odmawia graczowi { $of } poufnej rozmowy.
    [passage] { $seat } nie pozwala graczowi { $of } przejść.
   *[other] { $seat } odrzuca { $matter_acc } od gracza { $of }.
}
event-withdrawn = { $matter_id ->
    [trade] { $seat } wycofuje ofertę złożoną graczowi { $to }.
   *[other] { $seat } wycofuje { $matter_acc } skierowaną do gracza { $to }.
}
event-lapsed = Wygasa { $matter } od gracza { $seat } dla gracza { $to }.
event-token-spent = { $seat } wydaje żeton dyplomacji.
event-talk-begins = { $seat } i { $to } rozmawiają poufnie.
event-talk-joined = { $to } dołącza do poufnej rozmowy z graczem { $seat }.
event-talk-extended = { $seat } przedłuża poufną rozmowę.
event-talk-left = { $seat } opuszcza poufną rozmowę.
event-talk-ends = { $seat } kończy poufną rozmowę.
event-handed-over = { $sum ->
    [one] { $seat } daje graczowi { $to } { $sum } denar.
    [few] { $seat } daje graczowi { $to } { $sum } denary.
   *[other] { $seat } daje graczowi { $to } { $sum } denarów.
}
event-slipped = { $sum ->
    [one] { $seat } potajemnie daje graczowi { $to } { $sum } denar.
    [few] { $seat } potajemnie daje graczowi { $to } { $sum } denary.
   *[other] { $seat } potajemnie daje graczowi { $to } { $sum } denarów.
}
event-slipped-hidden = { $seat } potajemnie daje graczowi { $to } pieniądze.
event-card-passed = { $seat } daje graczowi { $to } kartę „{ $kind }”.
event-card-passed-hidden = { $seat } daje graczowi { $to } kartę.

## Relics

move-take_relic = Niech { $lord } weźmie { $relic_acc }
move-reroll = Rzuć kością za biskupstwo { $bishopric }
move-revive = Przywróć { $lord_acc } do życia

ask-relics = Dla którego biskupstwa używasz relikwii?
ask-relics-die = Trwa rzut kością.
ask-saving = Czy przywracasz do życia kogoś z umierających dzięki relikwii Ząb świętego Géronce?

why-no-churchman = { $lord } nie może wziąć tej relikwii ({ $relic }): może to zrobić tylko biskup jej biskupstwa, kardynał lub papież.
why-not-there = { $lord } nie jest na wolności w wiosce, w której leży ta relikwia: { $relic }.
why-relic-carried = Ta relikwia nie leży już w żadnym kościele: { $relic }.
why-no-storm-there = W biskupstwie { $bishopric } nie ma brzydkiej pogody.
why-no-famine = W biskupstwie { $bishopric } nie ma głodu.
why-rolled-already = Za tę kartę już rzucono kością w biskupstwie { $bishopric }.
why-not-dying = { $lord } nie umiera.

event-relic-taken = { $lord } nosi teraz { $relic_acc }.
event-relic-left = W wiosce { $village } można odtąd wziąć { $relic_acc }.
event-eyes = Oczy świętej Roseliny przeciw brzydkiej pogodzie w biskupstwie { $bishopric }: kość pokazuje { $die }.
event-eyes-move = Brzydka pogoda przenosi się z biskupstwa { $bishopric } do biskupstwa { $to }.
event-eyes-stay = Brzydka pogoda zostaje w biskupstwie { $bishopric }.
event-eyes-end = Brzydka pogoda z biskupstwa { $bishopric } łączy się z tą w biskupstwie { $to }: jej karta zostaje odrzucona.
event-radegund = Święta Radegunda przeciw głodowi w biskupstwie { $bishopric }: kość pokazuje { $die }.
event-radegund-ends = Głód w biskupstwie { $bishopric } się kończy.
event-revived = Ząb świętego Géronce przywraca { $lord_acc } do życia.

## Rzeczy słowami

rank-barony = baronia
rank-county = hrabstwo
rank-duchy = księstwo
about-village = Wioska. Lenno: { $fief } ({ $rank }); biskupstwo: { $bishopric }.
about-capital = Wioska, stolica biskupstwa { $bishopric }. Lenno: { $fief } ({ $rank }).
village-roads = Drogi do wiosek: { $villages }.
about-mill = Kto ją kontroluje, może zbudować do dwóch młynów po { $price } denary.
about-fief = Ranga: { $rank }. Tytuł kosztuje { $price } { $price ->
    [one] denar
    [few] denary
   *[other] denarów
} i wymaga wszystkich wiosek lenna oraz zamku w jednej z nich.
zone-villages = Wioski: { $villages }.
about-bishopric = Stolica: { $capital }. Plagi, zbiory i dziesięciny dotyczą wszystkich wiosek biskupstwa.
about-man = Mężczyzna: 1 punkt walki; może mieć tytuły lenne i zostać biskupem, kardynałem, papieżem, księciem dziedzicznym lub królem.
about-woman = Kobieta: 1 punkt walki, jeśli ma tytuł lub jest d’Arc, w przeciwnym razie żaden; może mieć tytuły lenne i zostać królową lub regentką.
card-character = Karta Postaci, w talii { $copies }.
card-event = Karta Wydarzenia, w talii { $copies }.
card-calamity = Karta Plagi, w talii { $copies }.
card-surprise = Niespodzianka: do zagrania w każdej chwili, gdy nikt nie dobiera kart.
card-plain = Do zagrania w fazie kart, gdy przypada twoja kolej.
about-kind-lord = Nowy Senior dołącza do twojej rodziny (liczącej najwyżej czterech) w twojej fortyfikacji, jeśli ją masz.
about-kind-d_arc = Zagrywana na dowolną niezamężną kobietę: ona i jej orszak robią 3 kroki, jej strona rzuca 1 kością więcej, ale ona sama nigdy nie wychodzi za mąż.
about-kind-cardinal = Czyni dowolnego biskupa kardynałem, chyba że papież innego gracza odmówi zgody.
about-kind-good_harvest = Zagrywana na biskupstwo: kończy tam głód albo każdy młyn daje w tej turze o 1 denar więcej.
about-kind-fine_weather = Zagrywana na biskupstwo: kończy tam brzydką pogodę albo każdy młyn daje w tej turze o 1 denar więcej.
about-kind-tax = Podatek ziemski na lenno lub dziesięcina na biskupstwo, ściągane z dochodami tej tury.
about-kind-revolt = W wiosce dotkniętej głodem lub cudzym podatkiem: kość walki przeciw tamtejszym wojskom, o 1 obrażenie więcej; jeśli zginą wszystkie, przepadają też Seniorzy, młyny i zamek.
about-kind-tunnel = Grupa opuszcza oblężenie, mija wroga lub porusza się w brzydką pogodę; albo mury nie chronią w bitwie lub buncie; albo więźniowie trzymani razem odzyskują wolność.
about-kind-assassination = Senior innego gracza ginie; jeden z twoich Seniorów dostaje znacznik Zabójca.
about-kind-justice = Ginie Senior ze znacznikiem Zabójca, chyba że ma tytuł królewski lub jest papieżem.
about-kind-ambush = W bitwie, w której masz Seniora, wrogi Senior staje się twoim więźniem.
about-calamity-bad_weather = W tej turze w biskupstwie nie ma ruchu ani ataków.
about-calamity-famine = W tej turze młyny biskupstwa nic nie dają; mogą wybuchać bunty.
about-calamity-plague = Każdy Senior w biskupstwie umiera przy wyniku rzutu od 1 do 3; z wojsk każdego gracza w wiosce ginie połowa, zaokrąglona w dół.
relic-taken = Leży w stolicy biskupstwa, aż jego biskup, kardynał lub papież weźmie ją tam za zgodą kontrolującego. Nosi ją Senior.
about-relic-grail = Gdy broni się ten, kto go nosi, każda kość wroga liczy się o 1 mniej.
about-relic-eyes = Na końcu fazy kart rzut kością może przenieść kartę Brzydka pogoda.
about-relic-tooth = Raz, zaraz po śmierci, wskrzesza Seniora z jego tytułami.
about-relic-lance = W bitwie strona tego, kto ją nosi, zadaje 1 obrażenie więcej przy każdym rzucie co najmniej jedną kością.
about-relic-radegund = Na końcu fazy kart rzut kością za każdy wybrany głód: przy wyniku od 4 do 6 głód się kończy.
about-unit-man_at_arms = 1 punkt walki, cena { $price } denar.
about-unit-knight = 3 punkty walki, cena { $price } denary; jeździ w kawalkadach i ginie dopiero od 3 obrażeń.
about-fort-none = Nic tu nikogo nie chroni.
about-fort-castle = Cena { $price } denarów. Atakujący rzucają mniejszą liczbą kości; w kontrolowanym zamku można kupować wojska i wprowadzać Seniorów.
about-fort-city = Zamek staje się ufortyfikowanym miastem lenna, gdy zostaje kupiony jego tytuł. Kto kontroluje miasto, otrzymuje tytuł.
