# The terminal.

# What stands before the cursor: who is asked.
cli-prompt = { $name }{"> "}

## The table

cli-round = Runda { $round } z 6, okres { $period }
cli-dice = Kości: czarna { $black }, biała { $white }, pomarańczowa { $orange }
cli-order = Kolejność:
cli-tower-territory = Włości
cli-tower-character = Postacie
cli-tower-building = Budynki
cli-tower-venture = Przedsięwzięcia
cli-area-council = Rada
cli-area-market = Targowisko
cli-area-harvest = Zbiory
cli-area-production = Produkcja
cli-area-church = Kościół
cli-single = pierwsze
cli-large = większe −{ $penalty }
cli-closed = zakryte
# A tile: the period in Roman numerals and the faith the Church asks for.
cli-church-tile = { $period } (wiara { $faith })
cli-players = Gracze
cli-members = Rodzina
cli-leaders = Osobistości
cli-leader-count = { $hand } na ręce { $played } w grze
cli-leader-count-short = { $hand }+{ $played }
# Heads of columns, at most 5 letters; those of the card types at most 2.
cli-column-wood = drew
cli-column-stone = kam
cli-column-servant = sługi
cli-column-coin = mon
cli-column-military = woj
cli-column-faith = wiara
cli-column-victory = PZ
cli-column-territory = Wł
cli-column-character = Po
cli-column-building = Bu
cli-column-venture = Pr
cli-next-territory = { $military ->
    [one] następna od { $military } punktu wojska
   *[other] następna od { $military } punktów wojska
}
cli-hand = Na ręce
cli-played = W grze
cli-discarded = Odrzucone
cli-copies = { $leader } (kopiuje: { $copied })
cli-used = { $leader } (wykorzystana)
cli-cards = Karty
cli-bonus-tile = Premia
cli-goods = Zasoby i punkty
cli-hidden-hand = { $n ->
    [one] { $n } zakryta karta osobistości na ręce
    [few] { $n } zakryte karty osobistości na ręce
   *[other] { $n } zakrytych kart osobistości na ręce
}
cli-more-news = zdarzyło się więcej: log

## Bench

bench-help = Mierzy szybkość na jednym rdzeniu, obok innych silników.
bench-help-json = Wypisuje jeden obiekt JSON i nic więcej.
bench-help-seconds = Łączny czas pomiaru w sekundach.
bench-help-games = Co zmierzyć: lorenzo, catanatron, chess; bez podania nazwy wszystko.
bench-help-write = Strona, na której ma zostać podmieniona tabela wyników.
bench-figure = wielkość
bench-rate = na sekundę
bench-ratio = wobec catanatron
bench-target = cel
bench-met = osiągnięty
bench-yes = tak
bench-no = nie
bench-missing = Brak pakietu { $name }, pomiar bez niego. Instalacja: make bench albo pip install "signoria[bench]".
bench-uncompiled = Silnik działa bez kompilacji: to nie są jego prawdziwe szybkości.
bench-unknown = Nie ma takiego silnika do zmierzenia: { $name }; są: { $names }.
bench-no-markers = Plik { $path } nie ma miejsca na tabelę: potrzebny jest wiersz { $begin }, a poniżej wiersz { $end }.

## The question and its answers

# A question and what it is about, such as a card.
cli-question = { $question } ({ $about })
# A card and the floor it lies on.
cli-card-on = { $card }, { $space }
cli-promised = na wybrane już wymiany: { $goods }
cli-group-territories = Włości
cli-group-characters = Postacie
cli-group-buildings = Budynki
cli-group-ventures = Przedsięwzięcia
cli-group-work = Zbiory i Produkcja
cli-group-market = Targowisko
cli-group-council = Rada miejska
cli-group-leaders = Osobistości
cli-group-other = Inne
cli-moves-hint = Wpisz numer albo w t3 (biały, włości, poziom 3). moves: wszystkie; help: więcej.
# Notes behind a choice, in brackets, with a semicolon between them.
cli-note-value = wartość { $value }
cli-note-activates = wartość { $value }: { $cards }
cli-note-price = koszt: { $goods }
cli-note-surcharge = { $coins ->
    [one] dopłata: { $coins } moneta
    [few] dopłata: { $coins } monety
   *[other] dopłata: { $coins } monet
}
cli-note-servants = { $n ->
    [one] co najmniej { $n } sługa
    [few] co najmniej { $n } sługi
   *[other] co najmniej { $n } sług
}
cli-note-pays = oddajesz: { $goods }
cli-note-leader = { $does }; wymagania: { $requirement }
cli-note-support = { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[other] { $points } punktów zwycięstwa
} za { $faith ->
    [one] { $faith } punkt wiary
    [few] { $faith } punkty wiary
   *[other] { $faith } punktów wiary
}

## Answers to what was typed

cli-unknown = „{ $text }” nie jest tu ani ruchem, ani poleceniem. Wpisz moves, aby zobaczyć ruchy, lub help, aby zobaczyć polecenia.
cli-missing = „{ $text }” to dopiero początek ruchu. Brakuje: { $missing }. Na przykład: { $example }
cli-usage = Wpisz to tak: { $usage } ({ $does })
cli-no-such-number = Nie ma wyboru o numerze { $number }. Wpisz moves, aby zobaczyć wszystkie.
cli-no-such-group = Żaden ruch do tego nie pasuje. Podaj członka rodziny (moves w), pole (moves t3), kartę albo jedno z: { $groups }.
cli-which-move = To może oznaczać kilka ruchów:
cli-not-legal = Teraz to niemożliwe: { $move }.
cli-reason = { $why } [{ $rule }]
cli-reason-plain = { $why }
cli-is-legal = Teraz to dozwolone: { $move }.
cli-thing-is-legal = Nic nie stoi na przeszkodzie: { $thing }.
cli-not-on-board = Tej karty nie ma teraz na żadnym poziomie wież: { $card }.
cli-not-a-target = Żaden ruch tego nie dotyczy: { $thing }.
cli-why-what = Podaj ruch, pole, kartę lub osobistość: why white territory.3 albo why forest.
cli-no-such-thing = Nic nie nazywa się „{ $text }”. Spróbuj nazwy karty, osobistości, żetonu lub pola.
cli-which-thing = To może oznaczać kilka rzeczy:
cli-see-rule = Więcej: rule { $rule }
cli-which-rule = Podaj zasadę lub słowo: rule 4.2.2 albo rule surcharge
cli-no-such-rule = Nie ma zasady { $rule } ani zasady z tym słowem. Najbliższa: { $nearest }
cli-which-player = Podaj gracza od 1 do { $seats }: player 2
cli-undone = Ruch jest cofnięty.
cli-undo-consent = Jeśli wszyscy przy stole się zgadzają, wpisz: undo yes
cli-preview = Oto co by się stało: { $move }.
cli-scores-now = Punkty, gdyby gra skończyła się teraz:
cli-languages = Dostępne języki: { $languages }.
cli-language-is = Wybrany język: { $lang }.
cli-save-first = Zapisać najpierw grę? [T/n]
cli-saved = Gra jest zapisana: { $file }
cli-go-on = Aby grać dalej: { $command }
cli-not-overwritten = Plik { $file } już istnieje, więc pozostaje bez zmian. Wybierz inną nazwę.
cli-cannot-save = Nie można zapisać pliku { $file }: { $error }
cli-cannot-read = Nie można odczytać pliku { $file }: { $error }
cli-bye = Gra nie jest zapisana. Do zobaczenia.
cli-hand-over = Decyduje { $name }. Niech nikt inny nie patrzy; potem naciśnij Enter.
cli-press-enter = [Enter] dalej
cli-no-secret = Ten zapis nie zawiera sekretu swoich losowań, więc nie można grać dalej. Zapisz grę z sekretem: record(secret=True) albo save przy stole.
cli-no-table = { $game } nie ma jeszcze stołu w terminalu; mogą w nią grać programy (zob. docs/api.md).
cli-error = Tak nie można: { $error }

## The commands during a game; the command words themselves stay English

cli-help-typing = Wpisz numer wyboru, ruch, np. „place white territory.3”, albo skrót, np. „w t3”; karta może zastąpić swój poziom: „w forest”. Enter pokazuje ponownie stół.
cli-help-letters = Członkowie rodziny: b czarny, w biały, o pomarańczowy, n neutralny. Pola: t, c, b, v i poziom (włości, postacie, budynki, przedsięwzięcia), m1 do m4 targowisko, hs i hl zbiory, ps i pl produkcja (pierwsze lub większe pole), co rada.
cli-help-servants = Bez pytania oddajesz jak najmniej sług; „w t3 2” oddaje 2. Zbiory i produkcja pytają, bo więcej sług może uruchomić więcej kart: za każdą wartością stoją karty, które ona dodaje.
cli-help-help = polecenia albo działanie karty, osobistości, żetonu lub pola
cli-help-moves = wszystkie ruchy z numerami albo niektóre: moves market, moves w t
cli-help-why = dlaczego ruch, karta, pole lub osobistość są poza zasięgiem
cli-help-preview = co przyniósłby ruch, bez wykonywania go
cli-help-undo = cofnij ostatni ruch
cli-help-board = cały stół
cli-help-player = jeden gracz ze szczegółami
cli-help-players = wszyscy gracze ze szczegółami
cli-help-scores = punkty według źródeł, gdyby gra skończyła się teraz
cli-help-log = ostatnie zdania dziennika gry
cli-help-rule = zasada z podpunktami albo zasady ze słowem: rule surcharge
cli-help-save = zapisz grę
cli-help-lang = inny język: en, pl, de, cs
cli-help-quit = odejdź od stołu

## The end

cli-points = Punkty
cli-total = Razem
cli-rank = { $points ->
    [one] { $rank }. { $name }: { $points } punkt
    [few] { $rank }. { $name }: { $points } punkty
   *[other] { $rank }. { $name }: { $points } punktów
}
cli-rank-winner = { $points ->
    [one] { $rank }. { $name } wygrywa z wynikiem: { $points } punkt.
    [few] { $rank }. { $name } wygrywa z wynikiem: { $points } punkty.
   *[other] { $rank }. { $name } wygrywa z wynikiem: { $points } punktów.
}
cli-record-at = Zapis gry: { $file }
cli-verify-it = Aby sprawdzić każdy rzut i każde losowanie: { $command }

## The command line

cli-native = Silnik jest skompilowany.
cli-interpreted = Silnik nie jest skompilowany: wszystko działa, tylko wolniej.
cli-signoria = Wymagające gry planszowe, kompletne i zgodne z zasadami.
cli-play = Rozpoczyna grę w terminalu przeciw wbudowanym graczom albo ze znajomymi przy jednej klawiaturze.
cli-play-game = Nazwa gry.
cli-play-seats = Liczba graczy.
cli-play-advanced = Z osobistościami i wyborem żetonów premii osobistej albo bez nich.
cli-play-option = Opcja gry jako nazwa=wartość, dowolnie wiele razy; listę pokazuje „signoria games”.
cli-play-bots = Wbudowani gracze: greedy lub random, jedno słowo dla wszystkich albo lista z przecinkami. Domyślnie greedy.
cli-play-humans = Ile osób gra na zmianę przy tej klawiaturze. Domyślnie jedna.
cli-play-seed = Ta sama liczba daje te same rzuty i karty.
cli-play-load = Zapisana gra, którą chcesz kontynuować.
cli-lang = Język: en, pl, de lub cs; domyślnie język środowiska.
cli-color = Z kolorami lub bez.
cli-rules = Pokazuje zasady gry.
cli-rules-id = Numer zasady, np. 4.2.2, albo szukane słowo; bez niego spis treści.
cli-ruling = Nasze rozstrzygnięcie: { $text }
cli-rule-source = Źródło: { $source }
cli-games = Pokazuje listę gier i ich opcji.
cli-game = { $name } ({ $id }), liczba graczy: od { $fewest } do { $most }
cli-option = { $name }={ $default } (wartości: { $values }): { $title } [{ $rule }]
cli-replay = Przegląda zapis gry albo wypisuje jej dziennik.
cli-file = Plik z zapisem gry.
cli-replay-seat = Pokazuje to, co widział gracz 1, 2, …; bez tego to, co mogą widzieć wszyscy.
cli-replay-at = Pokazuje stół po tylu wierszach zapisu.
cli-replay-place = Ruch { $n } z { $of }: { $line }
cli-replay-prompt = [Enter] dalej, b wstecz, numer – przejdź do ruchu, q wyjście:
cli-verify = Sprawdza zapis gry: zobowiązanie, każdy rzut i losowanie, każdy ruch oraz skrót pozycji.
cli-verify-unreadable = Nie można odczytać zapisu: { $error }
cli-holds = ok: { $what }
cli-thing-commitment = sekret zgadza się ze zobowiązaniem sprzed pierwszego ruchu
cli-thing-chance = { $n ->
    [one] { $n } losowanie jest zgodne z sekretem
    [few] { $n } losowania są zgodne z sekretem
   *[other] { $n } losowań jest zgodnych z sekretem
}
cli-thing-moves = { $n ->
    [one] { $n } ruch jest dozwolony
    [few] { $n } ruchy są dozwolone
   *[other] { $n } ruchów jest dozwolonych
}
cli-thing-digest = skrót zgadza się z ostatnią pozycją
cli-fails = BŁĄD: { $error }
cli-fails-line = BŁĄD w wierszu { $line }: { $error }
cli-verified = Zapis jest autentyczny.
cli-not-over = Gra nie jest skończona: zapis urywa się przed jej końcem.
cli-bench = Mierzy szybkość silnika.
cli-soak = Bez końca rozgrywa i sprawdza losowe gry.

## Soak

soak-help = Rozgrywa losowe gry na wszystkich rdzeniach i przy każdym ruchu sprawdza wszystkie reguły silnika.
soak-help-hours = Działa przez tyle godzin, bez względu na liczbę gier.
soak-help-games = Ile gier rozegrać łącznie.
soak-help-resume = Kontynuuje rozpoczęty tu test albo zaczyna nowy.
soak-help-seed = Inne ziarno daje inne gry.
soak-resumed = { $games ->
    [one] { $games } gra jest już ukończona.
    [few] { $games } gry są już ukończone.
   *[other] { $games } gier jest już ukończonych.
}
soak-so-far = gry: { $games }, nieudane: { $failures }
soak-failed = Gra { $number } kończy się błędem: { $what }
soak-stopped = Zatrzymano. To samo polecenie wznawia test od tego miejsca.
soak-option = opcja
soak-seats = { $n ->
    [one] { $n } gracz
   *[other] { $n } graczy
}
soak-pairs = Przy każdej liczbie graczy każde dwie wartości opcji wystąpiły razem co najmniej { $n ->
    [one] raz.
   *[other] { $n } razy.
}
soak-total = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, sprawdzone pozycje: { $nodes }, czas: { $seconds } s.
soak-compared = { $n ->
    [one] { $n } grę
    [few] { $n } gry
   *[other] { $n } gier
} porównano ruch po ruchu z nieskompilowanym silnikiem.
soak-not-compared = Silnik działa bez kompilacji, więc nie było go z czym porównać.
soak-died = Proces padł podczas rozgrywania tych gier: { $numbers }.
soak-failures = { $n ->
    [one] { $n } gra skończyła się błędem; jej zapis jest
    [few] { $n } gry skończyły się błędem; ich zapisy są
   *[other] { $n } gier skończyło się błędem; ich zapisy są
} w katalogu { $folder }.
soak-clean = Żadna gra nie skończyła się błędem.
