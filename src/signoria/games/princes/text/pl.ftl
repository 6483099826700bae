# Książęta Florencji. Pieniądze liczone są w setkach: za liczbami hundreds oraz need i have (ceny) stoją dwa zera,
# chyba że liczba wynosi 0.

game-name = Książęta Florencji

## Things

building-university = uniwersytet
    .gen = uniwersytetu
building-laboratory = laboratorium
building-workshop = warsztat
    .gen = warsztatu
building-library = biblioteka
    .acc = bibliotekę
    .gen = biblioteki
building-opera = opera
    .acc = operę
    .gen = opery
building-studio = pracownia
    .acc = pracownię
    .gen = pracowni
building-hospital = szpital
    .gen = szpitala
building-theatre = teatr
    .gen = teatru
building-tower = wieża
    .acc = wieżę
    .gen = wieży
building-chapel = kaplica
    .acc = kaplicę
    .gen = kaplicy
palace = pałac

landscape-forest = las
landscape-lake = jezioro
landscape-park = park

freedom-travel = swoboda poruszania się
    .acc = swobodę poruszania się
freedom-religion = swoboda wyznania
    .acc = swobodę wyznania
freedom-opinion = swoboda wypowiedzi
    .acc = swobodę wypowiedzi

object-forest = las
object-lake = jezioro
object-park = park
object-jester = błazen
    .acc = błazna
object-architect = architekt
    .acc = architekta
object-prestige_card = karta Prestiżu
    .acc = kartę Prestiżu
object-recruiting_card = karta Rekrutacji
    .acc = kartę Rekrutacji
object-landscape = krajobraz

deck-professions = karta Wolnego Zawodu
    .acc = kartę Wolnego Zawodu
deck-bonus = karta Premii
    .acc = kartę Premii
deck-prestige = karta Prestiżu
    .acc = kartę Prestiżu

character-muse = Muza
character-cardinal = Kardynał
character-princess = Księżniczka
character-merchant = Kupiec
character-professor = Profesor
character-banker = Bankier

choice-free = przedmiot za darmo
choice-prestige = tyle punktów prestiżu, ile wynosi twoja pozycja na ścieżce sławy

side-left = lewa strona
side-right = prawa strona

turn-0 = bez obrotu
turn-1 = obrót o 90° w prawo
    .ins = po obrocie o 90° w prawo
turn-2 = obrót o 180°
    .ins = po obrocie o 180°
turn-3 = obrót o 90° w lewo
    .ins = po obrocie o 90° w lewo
turn-4 = odbicie lustrzane
    .ins = po odbiciu lustrzanym
turn-5 = odbicie lustrzane i obrót o 90° w prawo
    .ins = po odbiciu lustrzanym i obrocie o 90° w prawo
turn-6 = odbicie lustrzane i obrót o 180°
    .ins = po odbiciu lustrzanym i obrocie o 180°
turn-7 = odbicie lustrzane i obrót o 90° w lewo
    .ins = po odbiciu lustrzanym i obrocie o 90° w lewo

whose-own = po twojej stronie granicy
whose-neighbours = po stronie sąsiada

phase-auction = licytacja
phase-characters = postacie
phase-actions = akcje
answer-accept = przyjmuje propozycję
answer-reject = odrzuca propozycję
answer-counter = odpowiada inną propozycją

for-works = dzieła
for-buildings = budynki
for-landscapes = krajobrazy
for-architects = architekci
    .acc = architektów
for-best_work = najwybitniejsze dzieło
for-characters = postacie
for-moved_back = sprzedane punkty
for-prestige_cards = karty Prestiżu

points-works = dzieła
points-buildings = budynki
points-landscapes = krajobrazy
points-architects = architekci
points-best_work = najwybitniejsze dzieła
points-characters = postacie
points-moved_back = sprzedane punkty
points-prestige_cards = karty Prestiżu
points-other = inne

result-seven_rounds = Gra kończy się po siedmiu rundach.

## Moves

move-start_with = Graczem rozpoczynającym jest { $seat }
move-deal = Rozdana zostaje karta „{ $card }”
move-set_out = Do gry wchodzi { $freedom }
move-turn_up = Na wierzchu leży karta „{ $card }”
move-return = Zwróć kartę „{ $card }”
move-name = Wystaw na licytację { $object_acc }
move-refuse = Nie licytuj już w tej rundzie
move-raise = Podnieś o 100 florenów
move-pass = Spasuj
move-buy = Kup { $object_acc }
move-pick = Weź { $landscape_acc }
move-put = Połóż na polu { $cell }, { $turn_ins }
move-keep = Zatrzymaj kartę „{ $card }”
move-under = Odłóż pod stos kartę „{ $card }”
move-recruit = Zrekrutuj kartę „{ $card }”
move-hold = Zatrzymaj kartę Rekrutacji na później
move-cash = Sprzedaj 1 punkt prestiżu za 100 florenów
move-bid = { $hundreds ->
    [0] Zaoferuj 0 florenów za kartę „{ $character }”
   *[other] Zaoferuj { $hundreds }00 florenów za kartę „{ $character }”
}
move-merchant = Użyj Kupca i weź { $choice }
move-professor = Użyj Profesora i weź { $deck_acc } za darmo
move-change_all = Kup punkty prestiżu za wszystkie pieniądze
move-decline = Zatrzymaj kartę Postaci na później
move-give_back = Zwróć kartę Postaci bez użycia
move-keep_money = Zatrzymaj pieniądze
move-work = Zagraj kartę „{ $card }”, aby ukończyć dzieło
move-princess = Ukończ dzieło Księżniczki
move-bonus = Zagraj kartę „{ $card }”
move-finish = Ukończ dzieło
move-change = { $number ->
    [0] Zatrzymaj całą zapłatę
    [one] Kup { $number } punkt prestiżu za 200 florenów
    [few] Kup { $number } punkty prestiżu po 200 florenów
   *[other] Kup { $number } punktów prestiżu po 200 florenów
}
move-build = Wznieś { $building_acc }
move-learn = Kup kartę Wolnego Zawodu za 300 florenów
move-introduce = Ogłoś { $freedom_acc } za 300 florenów
move-buy_bonus = Kup kartę Premii za 300 florenów
move-done = Zakończ ruch
move-propose = Zaproponuj sąsiadowi { $side_id ->
    [left] po lewej
   *[right] po prawej
} wspólną budowę { $building_gen }
move-sum = { $hundreds ->
    [0] Niech sąsiad nic nie płaci
   *[other] Niech sąsiad zapłaci { $hundreds }00 florenów
}
move-accept = Przyjmij propozycję
move-reject = Odrzuć propozycję
move-counter = Złóż inną propozycję
move-withdraw = Wycofaj propozycję

## What is asked

ask-start = Trwa losowanie pierwszego gracza rozpoczynającego.
ask-freedoms = Trwa losowanie swobód do gry w dwie osoby.
ask-deal = Trwa rozdawanie kart Wolnych Zawodów.
ask-return = Którą z 4 kart Wolnych Zawodów zwracasz?
ask-choose = Wystaw coś na licytację albo nie licytuj już w tej rundzie.
ask-bid = Podnosisz czy pasujesz?
ask-last_buyer = Weź jeden przedmiot za stawkę wyjściową albo nie bierz nic.
ask-purchase = Wygrywasz licytację. Jak używasz karty Postaci?
ask-pick = Który krajobraz bierzesz?
ask-put = Gdzie kładziesz ten element?
ask-look = Zatrzymaj jedną z tych kart; pozostałe trafią pod stos.
ask-look-under = Pozostałe karty trafią pod stos w wybranej kolejności, licząc od góry. Którą odkładasz teraz?
ask-recruit = Kogo rekrutujesz? Możesz też zatrzymać kartę na później.
ask-use = Używasz karty Postaci teraz czy zatrzymujesz ją na później?
ask-use-last = Użyj teraz karty Postaci albo zwróć ją bez użycia.
ask-banker = Czy kupujesz punkty prestiżu za wszystkie pieniądze?
ask-characters = Licytuj kartę Postaci albo spasuj.
ask-turn = Wybierz akcję albo zakończ ruch.
ask-turn-end = Nie masz już akcji: zakończ ruch.
ask-turn-end-character = Nie masz już akcji: użyj swojej postaci albo zakończ ruch.
ask-turn-end-recruit = Nie masz już akcji: zrekrutuj kartę Wolnego Zawodu albo zakończ ruch.
ask-work = Zagraj karty Premii albo ukończ dzieło.
ask-change = Ile punktów prestiżu, po 200 florenów, kupujesz za otrzymaną zapłatę?
ask-proposal = Trwają rozmowy o wspólnym budowaniu.
ask-proposal-place = Gdzie ma stanąć budynek?
ask-proposal-sum = Ile ma zapłacić sąsiad?
ask-proposal-answer = Przyjmujesz propozycję, odrzucasz ją czy odpowiadasz inną?
ask-proposal-counter = Przyjmujesz tę odpowiedź na swoją propozycję czy ją odrzucasz?

## Why not

why-no-such-seat = Nikt tam nie siedzi.
why-freedom-drawn = Dodatkowa swoboda tego rodzaju jest już w grze.
why-already-dealt = Tej karty nie ma wśród Wolnych Zawodów do rozdania.
why-not-drawn = Ta karta nie może leżeć na wierzchu stosu.
why-not-in-pack = Tej karty nie ma wśród czterech, z których wybierasz.
why-other-objects = W grze w więcej niż dwie osoby każdy rodzaj krajobrazu jest osobnym przedmiotem.
why-one-landscape = W grze w dwie osoby krajobrazy są jednym przedmiotem; rodzaj wybiera się po jego zdobyciu.
why-no-muse = W tej grze nie ma rozszerzenia „Muza i Księżniczka”.
why-no-cooperation = W tej grze nie buduje się wspólnie.
why-out-of-auction = W tej rundzie masz już przedmiot albo nie bierzesz udziału w licytacji, więc kolejne toczą się bez ciebie.
why-highest-bidder = Twoja stawka jest najwyższa.
why-has-passed = O ten przedmiot już nie licytujesz.
why-stack-marked = Z tego stosu sprzedano już w tej rundzie jeden przedmiot.
why-stack-empty = Ten stos jest pusty.
why-too-many-architects = Masz już 3 architektów.
why-no-room = W twoim księstwie nie ma miejsca na taki krajobraz.
why-cannot-bid = { $have ->
    [0] Stawka to { $need }00 florenów, a nie masz czym licytować.
   *[other] Stawka to { $need }00 florenów; możesz licytować najwyżej { $have }00.
}
why-cannot-buy = { $have ->
    [0] Przedmiot kosztuje { $need }00 florenów, a nie masz czym zapłacić.
   *[other] Przedmiot kosztuje { $need }00 florenów; możesz zapłacić najwyżej { $have }00.
}
why-no-prestige = Nie masz punktów prestiżu do sprzedania.
why-not-with-expansion = W rozszerzeniu „Muza i Księżniczka” nie wolno sprzedawać punktów prestiżu.
why-type-gone = Nie ma już krajobrazów tego rodzaju.
why-not-looked-at = Tej karty nie ma wśród kart Prestiżu, o których decydujesz.
why-profession-not-looked-at = Tej karty nie ma wśród kart Wolnych Zawodów, o których decydujesz.
why-bonus-not-looked-at = Tej karty nie ma wśród kart Premii, o których decydujesz.
why-no-recruiting-card = Nie masz karty Rekrutacji.
why-not-on-a-table = Żaden inny gracz nie ma na stole takiej odkrytej karty Wolnego Zawodu.
why-own-table = Nie możesz zrekrutować własnej karty Wolnego Zawodu.
why-no-action-left = Nie masz już akcji.
why-once-per-round = Można to zrobić tylko raz na rundę.
why-not-in-hand = Nie masz na ręce takiej karty Wolnego Zawodu.
why-bonus-not-in-hand = Nie masz na ręce takiej karty Premii.
why-work-too-low = W tej rundzie dzieło musi mieć wartość co najmniej { $need }; twoje osiąga { $have }.
why-princess-too-low = Także dzieło Księżniczki musi mieć wartość co najmniej { $need }; twoje osiąga { $have }.
why-change-too-much = { $have ->
    [one] Ta zapłata wystarcza najwyżej na { $have } punkt prestiżu, nie na { $need }.
    [few] Ta zapłata wystarcza najwyżej na { $have } punkty prestiżu, nie na { $need }.
   *[other] Ta zapłata wystarcza najwyżej na { $have } punktów prestiżu, nie na { $need }.
}
why-already-built = Taki budynek już stoi w twoim księstwie.
why-buildings-gone = Takich budynków już nie ma.
why-already-introduced = Ta swoboda jest już ogłoszona w twoim księstwie.
why-freedoms-gone = Takich swobód już nie ma.
why-professions-gone = Nie ma już kart Wolnych Zawodów.
why-bonus-gone = Nie ma już kart Premii.
why-cannot-pay = { $have ->
    [0] To kosztuje { $need }00 florenów, a nie masz czym zapłacić.
   *[other] To kosztuje { $need }00 florenów; możesz zapłacić najwyżej { $have }00.
}
why-cannot-pay-together = { $have ->
    [0] Budynek kosztuje { $need }00 florenów, a nawet z udziałem sąsiada nie ma czym zapłacić.
   *[other] Budynek kosztuje { $need }00 florenów, a nawet z udziałem sąsiada byłoby tylko { $have }00.
}
why-no-place-for-it = Na ten budynek nie ma miejsca.
why-no-place-together = Na tej granicy nie ma miejsca na ten budynek.
why-off-the-grid = W tym miejscu budynek nie mieści się w siatce.
why-same-look = Budynek wygląda tak samo przy obrocie numer { $turn_id }; podaj ten obrót.
why-overlaps = Na jednym z tych pól już coś leży.
why-touches = { $architects ->
    [0] Bez architektów budynek nie może sąsiadować z innym budynkiem ani z pałacem; potrzeba 2 architektów.
    [one] Z { $architects } architektem budynek nie może sąsiadować z innym budynkiem ani z pałacem; potrzeba 2 architektów.
   *[other] Z { $architects } architektami budynek nie może sąsiadować z innym budynkiem ani z pałacem; potrzeba 2 architektów.
}
why-at-the-border = Bez architekta budynek wznoszony samodzielnie nie może stać wzdłuż granicy.
why-across-the-border = Z 1 architektem budynek nie może sąsiadować z budynkiem po drugiej stronie granicy; potrzeba 2 architektów.
why-landscape-off-the-grid = W tym miejscu krajobraz nie mieści się w siatce.
why-landscape-same-look = Krajobraz wygląda tak samo przy obrocie numer { $turn_id }; podaj ten obrót.
why-landscape-overlaps = Na jednym z tych pól już coś leży.
why-not-your-character = Nie masz tej karty Postaci.
why-only-on-winning = Kupiec daje przedmiot za darmo tylko w chwili, gdy masz za niego zapłacić.
why-not-from-professor = Profesor daje kartę Prestiżu albo Premii, nie kartę Wolnego Zawodu.
why-professor-stack-empty = Ten stos jest pusty, więc Profesor nic z niego nie da.
why-no-such-space = Na tej karcie nie ma takiego pola licytacji.
why-character-sold = Ta karta Postaci jest już w tej rundzie sprzedana.
why-highest-space = Najwyższe pole licytacji tej karty jest zajęte; nie można go przebić.
why-bid-higher = Musisz zaoferować co najmniej { $need }00 florenów.
why-cash-only = { $have ->
    [0] Stawka { $need }00 florenów musi mieć pokrycie w gotówce, a nie masz nic.
   *[other] Stawka { $need }00 florenów musi mieć pokrycie w gotówce; masz { $have }00.
}
why-no-such-neighbour = Po tej stronie z twoim księstwem nie graniczy żadne inne.
why-proposed-enough = Ten sąsiad dostał już od ciebie 3 propozycje w ramach tej akcji.
why-partner-has-it = Taki budynek już stoi w księstwie sąsiada.
why-partner-cannot-pay = { $have ->
    [0] Sąsiad musiałby zapłacić { $need }00 florenów, a nie ma pieniędzy.
   *[other] Sąsiad musiałby zapłacić { $need }00 florenów; może zebrać najwyżej { $have }00.
}
why-not-together = Budynek musi leżeć wewnątrz obu księstw, co najmniej jednym polem po każdej stronie ich granicy.
why-together-overlaps = Na jednym z pól { $whose } już coś leży.
why-together-touches = { $whose_id ->
    [own] { $architects ->
        [0] Nie masz architektów
        [one] Masz { $architects } architekta
       *[other] Masz { $architects } architektów
    }
   *[neighbours] { $architects ->
        [0] Sąsiad nie ma architektów
        [one] Sąsiad ma { $architects } architekta
       *[other] Sąsiad ma { $architects } architektów
    }
}, więc { $whose } budynek nie może sąsiadować z innym budynkiem ani z pałacem; potrzeba 2 architektów.
why-countered = Odpowiedź na propozycję można tylko przyjąć albo odrzucić.
why-same-offer = To jeszcze raz ta sama propozycja.

## What happens

event-starts = Graczem rozpoczynającym jest { $seat }.
event-dealt = { $seat } otrzymuje kartę Wolnego Zawodu „{ $card }”.
event-dealt-hidden = { $seat } otrzymuje kartę Wolnego Zawodu.
event-returned = { $seat } zwraca kartę Wolnego Zawodu „{ $card }”.
event-returned-hidden = { $seat } zwraca kartę Wolnego Zawodu.
event-set-out = Do gry wchodzi { $freedom }.
event-round = Zaczyna się runda { $round }. Dzieło musi mieć wartość co najmniej { $minimum }.
event-phase = { $phase_id ->
    [auction] Faza A: { $phase }.
    [characters] Faza A2: { $phase }.
   *[actions] Faza B: { $phase }.
}
event-named = { $seat } wystawia na licytację { $object_acc } ze stawką wyjściową { $hundreds }00 florenów.
event-refused = { $seat } rezygnuje z licytacji do końca rundy.
event-took-nothing = { $seat } wybiera na końcu i niczego nie bierze.
event-raised = { $seat } oferuje { $hundreds }00 florenów.
event-passed = { $seat } pasuje.
event-won = { $seat } zdobywa { $object_acc }.
event-paid = { $seat } płaci { $hundreds }00 florenów{ $back ->
    [0] { "" }
    [one] { " " }i sprzedaje w tym celu { $back } punkt prestiżu
    [few] { " " }i sprzedaje w tym celu { $back } punkty prestiżu
   *[other] { " " }i sprzedaje w tym celu { $back } punktów prestiżu
}.
event-cashed = { $seat } sprzedaje 1 punkt prestiżu za 100 florenów.
event-placed = { $seat } kładzie { $landscape_acc } na polu { $cell }, { $turn_ins }.
event-looks = { $seat } ogląda z wierzchu stosu { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[other] { $number } kart
} { $deck_id ->
    [professions] Wolnego Zawodu
    [bonus] Premii
   *[prestige] Prestiżu
}.
event-looked = { $seat } ogląda kartę „{ $card }”.
event-looked-hidden = { $seat } ogląda kartę.
event-kept = { $seat } zatrzymuje kartę „{ $card }”.
event-kept-hidden = { $seat } zatrzymuje kartę.
event-put-under = { $seat } odkłada pod stos kartę „{ $card }”.
event-put-under-hidden = { $seat } odkłada kartę pod stos.
event-recruited = { $seat } rekrutuje od gracza { $from } kartę „{ $card }”.
event-held = { $seat } zatrzymuje kartę Rekrutacji na później.
event-points = { $points ->
    [one] { $seat } otrzymuje { $points } punkt prestiżu za { $for_acc }.
    [few] { $seat } otrzymuje { $points } punkty prestiżu za { $for_acc }.
   *[other] { $seat } otrzymuje { $points } punktów prestiżu za { $for_acc }.
}
event-bid = { $hundreds ->
    [0] { $seat } oferuje 0 florenów za kartę „{ $character }”.
   *[other] { $seat } oferuje { $hundreds }00 florenów za kartę „{ $character }”.
}
event-no-character = { $seat } nie bierze w tej rundzie żadnej karty Postaci.
event-character = { $hundreds ->
    [0] { $seat } bierze kartę „{ $character }” za darmo.
   *[other] { $seat } bierze kartę „{ $character }” za { $hundreds }00 florenów.
}
event-character-used = { $seat } używa karty „{ $character }” i ją odrzuca.
event-character-kept = { $seat } zatrzymuje kartę „{ $character }” na później.
event-character-returned = { $seat } zwraca kartę „{ $character }” bez użycia.
event-work = { $seat } zagrywa kartę „{ $card }”, aby ukończyć dzieło.
event-princess = { $seat } kończy dzieło Księżniczki.
event-bonus = { $seat } zagrywa kartę „{ $card }” i zwiększa wartość dzieła o { $value }.
event-completed = { $seat } kończy dzieło o wartości { $value }.
event-changed = { $points ->
    [0] { $seat } zatrzymuje całą zapłatę.
    [one] { $seat } kupuje { $points } punkt prestiżu za { $hundreds }00 florenów.
    [few] { $seat } kupuje { $points } punkty prestiżu za { $hundreds }00 florenów.
   *[other] { $seat } kupuje { $points } punktów prestiżu za { $hundreds }00 florenów.
}
event-built = { $seat } wznosi { $building_acc } na polu { $cell }, { $turn_ins }.
event-introduced = { $seat } ogłasza { $freedom_acc }.
event-bought-card = { $seat } kupuje { $deck_id ->
    [professions] kartę Wolnego Zawodu
    [bonus] kartę Premii
   *[prestige] kartę Prestiżu
}.
event-done = { $seat } kończy ruch.
event-proposed = { $seat } proponuje graczowi { $partner } wspólną budowę { $building_gen }.
event-offered = { $hundreds ->
    [0] { $seat } proponuje ustawić budynek na polu { $cell } po lewej stronie granicy, { $turn_ins }; sąsiad nie płaci nic.
   *[other] { $seat } proponuje ustawić budynek na polu { $cell } po lewej stronie granicy, { $turn_ins }; sąsiad płaci { $hundreds }00 florenów.
}
event-answered = { $seat } { $answer }.
event-withdrawn = { $seat } wycofuje propozycję.
event-together = { $seat } i { $partner } wspólnie wznoszą { $building_acc }.
event-best-work = { $seat } ma najwybitniejsze dzieło rundy, o wartości { $value }.
event-revealed = { $points ->
    [one] { $seat } odkrywa kartę Prestiżu „{ $card }” ({ $points } punkt prestiżu).
    [few] { $seat } odkrywa kartę Prestiżu „{ $card }” ({ $points } punkty prestiżu).
   *[other] { $seat } odkrywa kartę Prestiżu „{ $card }” ({ $points } punktów prestiżu).
}
event-ended = { $seat } kończy grę z { $points ->
    [one] { $points } punktem prestiżu
   *[other] { $points } punktami prestiżu
} i { $hundreds ->
    [0] 0
   *[other] { $hundreds }00
} florenami.
event-gained = { $seat } otrzymuje { $hundreds }00 florenów.
event-sum-paid = { $seat } płaci graczowi { $partner } { $hundreds }00 florenów{ $back ->
    [0] { "" }
    [one] { " " }i sprzedaje w tym celu { $back } punkt prestiżu
    [few] { " " }i sprzedaje w tym celu { $back } punkty prestiżu
   *[other] { " " }i sprzedaje w tym celu { $back } punktów prestiżu
}.

## Things in words

florins = { $hundreds ->
    [0] 0 florenów
   *[other] { $hundreds }00 florenów
}
kind-profession = Karta Wolnego Zawodu
kind-bonus = Karta Premii: zagrywana przy ukończeniu dzieła, potem usuwana z gry
kind-prestige = Karta Prestiżu: punktuje na koniec gry, tylko dla właściciela
profession-wants = Pożądane: { $building } (+4), { $landscape } (+3), { $freedom } (+3)
bonus-adds = +{ $each } do wartości dzieła { $what }
prestige-most = { $points ->
    [one] { $points } punkt prestiżu { $what }, przy remisie { $tied }
    [few] { $points } punkty prestiżu { $what }, przy remisie { $tied }
   *[other] { $points } punktów prestiżu { $what }, przy remisie { $tied }
}
prestige-least = { $points ->
    [one] { $points } punkt prestiżu { $what }
    [few] { $points } punkty prestiżu { $what }
   *[other] { $points } punktów prestiżu { $what }
}
size-large = { $squares ->
    [one] Duży budynek, { $squares } pole
    [few] Duży budynek, { $squares } pola
   *[other] Duży budynek, { $squares } pól
}
size-medium = { $squares ->
    [one] Średni budynek, { $squares } pole
    [few] Średni budynek, { $squares } pola
   *[other] Średni budynek, { $squares } pól
}
size-small = { $squares ->
    [one] Mały budynek, { $squares } pole
    [few] Mały budynek, { $squares } pola
   *[other] Mały budynek, { $squares } pól
}
building-price = Cena: { $price }, z 1 lub 2 architektami { $cheaper }, z 3 za darmo. Od razu 3 punkty prestiżu.
landscape-kind = { $squares ->
    [one] Krajobraz, { $squares } pole
    [few] Krajobraz, { $squares } pola
   *[other] Krajobraz, { $squares } pól
}
landscape-worth = +3 do wartości dzieł, dla których jest pożądany, bez względu na to, ile ich masz. 3 punkty prestiżu za każdy kolejny tego samego rodzaju.
freedom-worth = +3 do wartości dzieł, dla których jest pożądana. Ogłoszenie kosztuje { $price }.
wanted-by = Zainteresowani: { $cards }
character-bids = Najniższa stawka: { $low }. Najwyższa stawka: { $high }.
about-object-jester = +2 do wartości każdego twojego dzieła.
about-object-architect = Pierwszy: budynki kosztują 300 florenów zamiast 700. Drugi: budynki mogą sąsiadować ze sobą i z pałacem; 3 punkty prestiżu. Trzeci: budynki są za darmo; 3 punkty prestiżu. Nikt nie może mieć więcej niż 3.
about-object-prestige_card = Obejrzyj 5 kart Prestiżu z wierzchu stosu, zatrzymaj 1 zakrytą, a pozostałe odłóż pod stos.
about-object-recruiting_card = Weź na rękę odkrytą kartę Wolnego Zawodu innego gracza i połóż tę kartę na jej miejscu: od razu albo w swoim ruchu dowolnej fazy B. Liczy się jak karta Wolnego Zawodu.
about-object-landscape = W grze w dwie osoby: las, jezioro albo park, do wyboru.
about-character-muse = Dodaje numer rundy do wartości każdego twojego dzieła w tej fazie B.
about-character-cardinal = W tej fazie B masz 3 akcje zamiast 2; kartę Wolnego Zawodu i swobodę nadal tylko po jednej.
about-character-princess = W tej fazie B możesz jako akcję ukończyć dzieło bez karty Wolnego Zawodu: 3 za każdy krajobraz, 2 za każdego architekta i każdy budynek, 1 za każdą kartę Wolnego Zawodu lub Rekrutacji. Bez kart Premii.
about-character-merchant = Przedmiot, który zdobędziesz w następnej licytacji, jest za darmo; albo otrzymujesz punkty prestiżu w liczbie równej twojej pozycji na ścieżce sławy w tej chwili. Jeśli nie zdecydujesz do końca tamtej licytacji, otrzymujesz punkty.
about-character-professor = Do końca następnej licytacji możesz wziąć za darmo kartę Prestiżu albo kartę Premii.
about-character-banker = Bank wypłaca ci od razu kwotę z karty pomniejszoną o twoją stawkę: 600 florenów i po 100 więcej za każdą rundę, w której nikt nie wziął Bankiera. W rundzie 7 możesz też kupić za wszystkie pieniądze punkty prestiżu po 200 florenów.

# The same on a board: what a card is about in a few words, and two letters for what lies on a square.
short-bonus = +{ $each } { $what }
short-most = { $points } pkt { $what }, przy remisie { $tied }
short-least = { $points } pkt { $what }
short-travel = poruszanie się
short-religion = wyznanie
short-opinion = wypowiedź
tiny-university = Un
tiny-laboratory = Lb
tiny-workshop = Wa
tiny-library = Bi
tiny-opera = Op
tiny-studio = Pr
tiny-hospital = Sz
tiny-theatre = Te
tiny-tower = Wi
tiny-chapel = Ka
tiny-forest = la
tiny-lake = je
tiny-park = pa
tiny-palace = Pł

## Professions

card-mathematician = Matematyk
card-theologian = Teolog
card-philosopher = Filozof
card-botanist = Botanik
card-alchemist = Alchemik
card-physicist = Fizyk
card-watchmaker = Zegarmistrz
card-goldsmith = Złotnik
card-bell_maker = Ludwisarz
card-cartographer = Kartograf
card-jurist = Prawnik
card-choreographer = Choreograf
card-composer = Kompozytor
card-sculptor = Rzeźbiarz
card-painter = Malarz
card-pharmacist = Aptekarz
card-physician = Medyk
card-dramatist = Dramaturg
card-poet = Poeta
card-astronomer = Astronom
card-organ_builder = Organmistrz
card-unknown = nieznana karta

## Bonus cards: names, and what they count

card-each_building = Premia za budynki
card-small_buildings_and_landscapes = Premia za małe budynki i krajobrazy
card-each_forest = Premia za lasy
card-each_freedom = Premia za swobody
card-each_architect = Premia za architektów
card-prestige_cards_and_freedoms = Premia za karty Prestiżu i swobody
card-profession_cards_in_hand = Premia za karty na ręce
card-each_large_building = Premia za duże budynki
card-building_size_classes = Premia za wielkości budynków
card-each_lake = Premia za jeziora
card-each_jester = Premia za błaznów
card-architects_and_lakes = Premia za architektów i jeziora
card-landscape_types = Premia za rodzaje krajobrazów
card-works_on_table = Premia za dzieła
card-medium_buildings_and_forests = Premia za średnie budynki i lasy
card-each_landscape = Premia za krajobrazy
card-each_park = Premia za parki
card-jesters_and_freedoms = Premia za błaznów i swobody
card-each_prestige_card = Premia za karty Prestiżu
card-element_kinds = Premia za różnorodność
about-each_building = za każdy budynek
about-small_buildings_and_landscapes = za każdy mały budynek i każdy krajobraz
about-each_forest = za każdy las
about-each_freedom = za każdą swobodę
about-each_architect = za każdego architekta
about-prestige_cards_and_freedoms = za każdą kartę Prestiżu i każdą swobodę
about-profession_cards_in_hand = za każdą kartę Wolnego Zawodu lub Rekrutacji pozostałą na ręce
about-each_large_building = za każdy duży budynek
about-building_size_classes = za każdą wielkość budynków: duże, średnie, małe
about-each_lake = za każde jezioro
about-each_jester = za każdego błazna
about-architects_and_lakes = za każdego architekta i każde jezioro
about-landscape_types = za każdy rodzaj krajobrazu: las, jezioro, park
about-works_on_table = za każdą kartę Wolnego Zawodu lub Rekrutacji na stole, łącznie z właśnie zagraną
about-medium_buildings_and_forests = za każdy średni budynek i każdy las
about-each_landscape = za każdy krajobraz
about-each_park = za każdy park
about-jesters_and_freedoms = za każdego błazna i każdą swobodę
about-each_prestige_card = za każdą kartę Prestiżu
about-element_kinds = za każdy posiadany rodzaj: las, jezioro, park, błazen, architekt, karta Prestiżu, swoboda

## Prestige cards: names, and what they ask for

card-most_buildings = Najwięcej budynków
card-all_landscape_types = Wszystkie rodzaje krajobrazów
card-most_lakes = Najwięcej jezior
card-most_jesters = Najwięcej błaznów
card-architect_jester_two_landscapes = Architekt, błazen i krajobrazy
card-two_large_buildings = Dwa duże budynki
card-most_landscapes = Najwięcej krajobrazów
card-all_freedoms = Wszystkie swobody
card-most_architects = Najwięcej architektów
card-most_works = Najwięcej dzieł
card-fewest_empty_squares = Najmniej pustych pól
card-most_forests = Najwięcej lasów
card-buildings_freedoms_works = Budynki, swobody i dzieła
card-most_parks = Najwięcej parków
about-most_buildings = za najwięcej budynków
about-all_landscape_types = za las, jezioro i park
about-most_lakes = za najwięcej jezior
about-most_jesters = za najwięcej błaznów
about-architect_jester_two_landscapes = za co najmniej 1 architekta, 1 błazna i 2 krajobrazy
about-two_large_buildings = za co najmniej 2 duże budynki
about-most_landscapes = za najwięcej krajobrazów
about-all_freedoms = za wszystkie trzy swobody
about-most_architects = za najwięcej architektów
about-most_works = za najwięcej kart Wolnego Zawodu i Rekrutacji na stole
about-fewest_empty_squares = za najmniej pustych pól
about-most_forests = za najwięcej lasów
about-buildings_freedoms_works = za co najmniej 4 budynki, 2 swobody i 4 dzieła
about-most_parks = za najwięcej parków
