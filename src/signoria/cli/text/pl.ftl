# The terminal.

# What stands before the cursor: who is asked.
cli-prompt = { $name }{"> "}

## The table

cli-dice = Kości: czarna { $black }, biała { $white }, pomarańczowa { $orange }
cli-order = Kolejność:
cli-area-council = Rada
cli-area-market = Targowisko
cli-area-harvest = Zbiory
cli-area-production = Produkcja
cli-single = mniejsze
cli-large = większe −{ $penalty }
# A tile: the period in Roman numerals and the faith the Church asks for.
cli-church-tile = { $period } (wiara { $faith })
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
cli-used = { $leader } (wykorzystana)
cli-cards = Karty
cli-goods = Zasoby i punkty
cli-more-news = zdarzyło się więcej: log

## Bench

bench-help = Mierzy szybkość: silnika na jednym rdzeniu obok innych silników, serwera pod obciążeniem obok pustego serwera, czekania na najwolniejsze boty i klienta w prawdziwej przeglądarce.
bench-help-json = Wypisuje jeden obiekt JSON i nic więcej.
bench-help-seconds = Łączny czas pomiaru w sekundach; boty potrzebują jeszcze około dwóch minut.
bench-help-games = Co zmierzyć: { $names }; bez podania nazwy wszystko.
bench-help-tables = Ile czteroosobowych stołów gra naraz na serwerze.
bench-help-write = Strona, na której ma zostać podmieniona tabela wyników.
bench-help-minutes = Przez ile minut przy stołach gra się bez przerwy, gdy mierzona jest pamięć serwera.
bench-help-against = Pakiet wheel innej wersji, której aktualizacje są mierzone obok aktualizacji tej wersji.
bench-figure = wielkość
bench-rate = pomiar
bench-ratio = względem wzorca
bench-target = cel
bench-met = osiągnięty
bench-yes = tak
bench-no = nie
bench-missing = Brak pakietu { $name }, pomiar bez niego. Instalacja: make bench albo pip install "signoria[{ $extra }]".
bench-web-missing = Klient przeglądarkowy nie jest mierzony: brakuje { $what }.
bench-uncompiled = Silnik działa bez kompilacji: to nie są jego prawdziwe szybkości.
bench-unknown = Nie ma takiego silnika do zmierzenia: { $name }; są: { $names }.
bench-no-markers = Plik { $path } nie ma miejsca na tabelę: potrzebny jest wiersz { $begin }, a poniżej wiersz { $end }.

## The question and its answers

cli-moves-hint-lorenzo = Wpisz numer albo w t3 (biały, włości, poziom 3). moves: wszystkie; help: więcej.

## Answers to what was typed

cli-unknown = „{ $text }” nie jest tu ani ruchem, ani poleceniem. Wpisz moves, aby zobaczyć ruchy, lub help, aby zobaczyć polecenia.
cli-missing = „{ $text }” to dopiero początek ruchu. Brakuje: { $missing }. Na przykład: { $example }
cli-usage = Wpisz to tak: { $usage } ({ $does })
cli-no-such-number = Nie ma wyboru o numerze { $number }. Wpisz moves, aby zobaczyć wszystkie.
cli-no-such-group-lorenzo = Żaden ruch do tego nie pasuje. Podaj członka rodziny (moves w), pole (moves t3), kartę albo grupę: { $groups }.
cli-which-move = To może oznaczać kilka ruchów:
cli-and-more = … i jeszcze { $n }; wszystkie pokazuje moves.
cli-not-legal = Teraz to niemożliwe: { $move }.
cli-dropped = Reszty nie dało się zagrać: { $moves }. { $why }
cli-automatic-is = Odpowiedzi bez pytania (nikt inny o nich nie wie):
cli-automatic-none = brak
cli-automatic-nothing = W tej grze nie ma odpowiedzi bez pytania.
cli-automatic-what = Wpisz { $usage }: kartę (playable, battles, never, always), chwilę (usual, battles, always, never), „quiet” (same, battle, phase, turn, off), „refuse”, „accept” lub „ask” ze sprawą i graczem albo „bid” z rzeczą i kwotą.
cli-when-playable = gdy można zagrać
cli-when-battles = tylko w bitwach
cli-when-never = nigdy
cli-when-always = zawsze, dla blefu
cli-ask-usual = jak przy każdej karcie
cli-ask-battles = tylko w bitwach
cli-ask-always = zawsze pytaj
cli-ask-never = nigdy nie pytaj
cli-quiet-same = Bez reakcji w tej fazie, aż będzie można zagrać coś innego.
cli-quiet-battle = Bez reakcji w tej bitwie.
cli-quiet-phase = Bez reakcji w tej fazie.
cli-quiet-turn = Bez reakcji w tej turze.
cli-until-phase = do końca fazy
cli-until-turn = do końca tury
cli-until-game = do końca gry
cli-anybody = każdy
cli-wish-accept = { $who_id ->
    [anybody] Przyjmuj od każdego: { $matter } ({ $until })
   *[one] Przyjmuj od gracza { $who }: { $matter } ({ $until })
}
cli-wish-refuse = { $who_id ->
    [anybody] Odrzucaj od każdego: { $matter } ({ $until })
   *[one] Odrzucaj od gracza { $who }: { $matter } ({ $until })
}
cli-wish-bid = { $thing }: licytuj do { $sum }
cli-letters-none = Nie masz listów.
cli-letters-nothing = W tej grze nie ma listów.
cli-letters-last = Faza zaraz się skończy, a z nią wygasną listy bez odpowiedzi. Na swoje możesz jeszcze odpowiedzieć: letters accept 1.
cli-letters-what = Wpisz { $usage }: accept, refuse lub withdraw i numer listu.
cli-letter-from = { $n } od gracza { $name } ({ $status }): { $contents }
cli-letter-to = { $n } do gracza { $name } ({ $status }): { $contents }
cli-letter-is-open = bez odpowiedzi
cli-letter-is-accepted = przyjęty
cli-letter-is-refused = odrzucony
cli-letter-is-withdrawn = wycofany
cli-letter-is-lapsed = wygasły
cli-letter-for-you = Masz list od gracza { $name }, numer { $n }. Przeczytasz go poleceniem „letters”; nikt nie czeka na odpowiedź.
cli-letter-sent = List { $n } jest w drodze do gracza { $name }; gra toczy się dalej.
cli-letter-accepted = { $name } przyjmuje twój list { $n }.
cli-letter-refused = { $name } odrzuca twój list { $n }.
cli-letter-lapsed = Twój list { $n } do gracza { $name } wygasł razem z fazą.
cli-letter-not-yours = Na list { $n } nie możesz odpowiedzieć ani go wycofać.
cli-letter-over = List { $n } już nie obowiązuje: ma odpowiedź, został wycofany albo jego faza się skończyła.
cli-letter-stuck = Listu { $n } nie da się teraz zrealizować.
cli-letter-done = List { $n }: { $status }.
cli-plan-none = Nie masz planu.
cli-plan-is = Twój plan: { $moves }
cli-plan-waits = { $n ->
    [one] Reszta planu czeka: { $n } ruch.
    [few] Reszta planu czeka: { $n } ruchy.
    *[other] Reszta planu czeka: { $n } ruchów.
  }
cli-plan-dropped = Reszta planu przepadła: { $moves }. { $why }
cli-plan-refused = Twoja prośba została odrzucona.
cli-plan-over = Ta faza się skończyła.
cli-plan-illegal = To już nie jest możliwe.
cli-plan-loses = Strata byłaby większa, niż zapowiedziano.
cli-plan-forgotten = Plan porzucony na twoje życzenie.
cli-react = { $moment }: czy ktoś reaguje? ({ $names })
cli-react-prompt = Enter: nikt. Imię: ten gracz patrzy na ekran, a inni odwracają wzrok.
cli-react-who = Wpisz imię kogoś z pytanych: { $names }.
cli-seat-who = Podaj kogoś, kto gra przy tym ekranie: { $names }.
cli-seat-later = Najpierw wyślij list albo go wycofaj, potem może podejść ktoś inny.
cli-seat-free = Nie masz teraz nic do rozstrzygnięcia. Rozejrzyj się, zrób coś z listy albo naciśnij Enter, by grać dalej.
cli-reason = { $why } [{ $rule }]
cli-reason-plain = { $why }
cli-asked-now = Teraz pytanie brzmi: { $question }
cli-is-legal = Teraz to dozwolone: { $move }.
cli-thing-is-legal = Nic nie stoi na przeszkodzie: { $thing }.
cli-not-on-board = Tej karty nie ma teraz na żadnym poziomie wież: { $card }.
cli-not-a-target = Żaden ruch tego nie dotyczy: { $thing }.
cli-why-what-lorenzo = Podaj ruch, pole, kartę lub osobistość: why white territory.3 albo why forest.
cli-no-such-thing-lorenzo = Nic nie nazywa się „{ $text }”. Spróbuj nazwy karty, osobistości, żetonu lub pola.
cli-which-thing = To może oznaczać kilka rzeczy:
cli-see-rule = Więcej: rule { $rule }
cli-which-rule = Podaj zasadę lub słowo: rule 4.1 albo rule punkty
cli-no-such-rule = Nie ma zasady { $rule } ani zasady z tym słowem. Najbliższa: { $nearest }
cli-which-player = Podaj gracza od 1 do { $seats } albo jego imię: player 2
cli-undone = Ruch jest cofnięty.
cli-cancel = Nie ma czego anulować; undo cofa ostatni ruch.
cli-undo-consent = Jeśli wszyscy przy stole się zgadzają, wpisz: undo yes
cli-preview = Oto co by się stało: { $move }.
cli-hint = Najlepsze ruchy, jakie widzi bot:
cli-hint-wait = Teraz lepiej poczekać: żaden ruch nie jest wart więcej niż czekanie.
cli-hint-weighed = Rozważano też:
cli-hint-none = Bot nie ma podpowiedzi na tę chwilę.
cli-hint-why = { $worth }: { $reasons }
cli-scores-now = Punkty, gdyby gra skończyła się teraz:
cli-languages = Dostępne języki: { $languages }.
cli-language-is = Wybrany język: polski.
cli-save-first = Zapisać najpierw grę? [T/n]
cli-saved = Gra jest zapisana: { $file }
cli-go-on = Aby grać dalej: { $command }
cli-not-overwritten = Plik { $file } już istnieje, więc pozostaje bez zmian. Wybierz inną nazwę.
cli-cannot-save = Nie można zapisać pliku { $file }: { $error }
cli-cannot-read = Nie można odczytać pliku { $file }: { $error }
cli-bye = Gra nie jest zapisana. Do zobaczenia.
cli-hand-over = Decyduje { $name }. Niech nikt inny nie patrzy; potem naciśnij Enter.
cli-press-enter = [Enter] dalej
cli-too-early = Możliwości z numerami są na następnej stronie, więc { $number } jeszcze nie oznacza żadnej z nich. Enter przewraca stronę.
cli-no-secret = Ten zapis nie zawiera sekretu swoich losowań, więc nie można grać dalej. Zapisz grę z sekretem: record(secret=True) albo save przy stole.
cli-error = Tak nie można: { $error }

## The commands during a game; the command words themselves stay English

cli-help-typing-lorenzo = Wpisz numer wyboru, ruch, np. „place white territory.3”, albo skrót, np. „w t3”; karta może zastąpić swój poziom: „w forest”. Enter pokazuje ponownie stół.
cli-help-short-forms = Członkowie rodziny: b czarny, w biały, o pomarańczowy, n neutralny. Pola: t, c, b, v i poziom (włości, postacie, budynki, przedsięwzięcia), m1 do m4 targowisko, hs i hl Zbiory, ps i pl Produkcja (pierwsze lub większe pole), co rada miejska.
cli-help-servants = Bez pytania wydajesz jak najmniej sług; „w t3 2” wydaje 2. Zbiory i Produkcja pytają, bo więcej sług może aktywować więcej kart: przy każdej wartości widać karty, które ona dodaje.
cli-help-help = polecenia albo opis karty, elementu, pola lub słowa z zasad
cli-help-moves = wszystkie ruchy z numerami albo te, do których pasuje słowo
cli-help-why = dlaczego ruch jest niemożliwy albo coś jest poza zasięgiem
cli-help-preview = co zmieniłby ruch, bez wykonywania go
cli-help-hint = najlepsze ruchy, jakie widzi bot, i dlaczego; także ?!
cli-help-undo = cofnij ostatni ruch
cli-help-board = cały stół
cli-help-player = jeden gracz ze szczegółami
cli-help-players = wszyscy gracze ze szczegółami
cli-help-scores = punkty według źródeł, gdyby gra skończyła się teraz
cli-help-log = ostatnie wpisy dziennika, wcześniejsze rundy zwinięte; dziennik 50: ostatnie 50 wpisów
cli-help-rule = zasada z podpunktami albo zasady ze słowem: rule punkty
cli-help-automatic = na co odpowiada się za ciebie bez pytania: automatic tunnel never, automatic refuse passage 2 turn, automatic quiet phase, automatic bid jester 800, automatic off
cli-help-seat = do ekranu podchodzi inna osoba i może działać poza kolejnością: seat pazzi
cli-help-letters = twoje listy; letters accept 2, letters refuse 2, letters withdraw 2
cli-help-plan = kilka ruchów, których reszta czeka, aż zdecydują inni: plan march arthur; ask leave bourg; propose; plan drop porzuca plan
cli-help-save = zapisz grę
cli-help-lang = inny język: en, pl, de, cs
cli-help-quit = odejdź od stołu
# Other words for the commands, with commas between them.
cli-words-help = pomoc
cli-words-moves = ruchy
cli-words-why = dlaczego
cli-words-preview = podgląd
cli-words-hint = podpowiedź
cli-words-undo = cofnij
cli-words-board = plansza, stół
cli-words-player = gracz
cli-words-players = gracze
cli-words-scores = punkty
cli-words-log = dziennik
cli-words-rule = zasada, zasady
cli-words-automatic = automatic, automat
cli-words-seat = seat, miejsce
cli-words-letters = letters, listy
cli-words-plan = plan
cli-words-save = zapisz
cli-words-lang = język
cli-words-quit = wyjdź
cli-words-cancel = anuluj

## The end

cli-points = Punkty
cli-total = Razem
cli-rank = { $points ->
    [one] { $rank }. { $name }: { $points } punkt
    [few] { $rank }. { $name }: { $points } punkty
   *[other] { $rank }. { $name }: { $points } punktów
}
cli-rank-winner = { $points ->
    [one] { $rank }. { $name } wygrywa z { $points } punktem.
   *[other] { $rank }. { $name } wygrywa z { $points } punktami.
}
cli-tie-princes = Przy równej liczbie punktów zdecydowały floreny.
cli-tie-fief = O remisie w punktach zwycięstwa rozstrzygają kolejno: król, papież, regentka, tytuły lenne, tytuły biskupie, wioski, pieniądze.
cli-record-at = Zapis gry: { $file }
cli-verify-it = Aby sprawdzić wszystkie rzuty i karty: { $command }

## The command line

cli-native = Silnik jest skompilowany.
cli-interpreted = Silnik nie jest skompilowany: wszystko działa, tylko wolniej.
cli-signoria = Wymagające gry planszowe, kompletne i zgodne z zasadami.
cli-play = Rozpoczyna grę w terminalu z botami albo ze znajomymi przy jednej klawiaturze.
cli-play-game = Nazwa gry z listy „signoria games”: lorenzo, princes, …
cli-play-seats = Liczba graczy; domyślnie czterech albo tylu, na ilu pozwala gra.
cli-play-advanced = Lorenzo z osobistościami i wyborem żetonów premii osobistej albo bez nich.
cli-play-option = Opcja gry jako nazwa=wartość, dowolnie wiele razy; listę pokazuje „signoria games”.
cli-play-bots = Boty: random, novice, club, master albo w Fief opportunist; jedno słowo dla wszystkich albo lista z przecinkami. Domyślnie club. run:POLECENIE wpuszcza do gry własny program.
cli-no-such-bot = W grze { $game } nie ma bota { $name }. Dostępne: { $names }
cli-program-of-record = W zapisie gra program: { $name }. Sam zapis nie uruchamia żadnego programu; jeśli mu ufasz, podaj go: { $option }
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
cli-option = { $name }={ $default } (wartości: { $values }): { $about } [{ $rule }]
cli-replay = Przegląda zapis gry albo wypisuje jej dziennik.
cli-file = Plik z zapisem gry.
cli-replay-seat = Pokazuje to, co widział gracz 1, 2, …; bez tego to, co mogą widzieć wszyscy.
cli-replay-at = Pokazuje stół po tym wierszu zapisu.
cli-replay-place = Ruch { $n } z { $of }: { $line }
cli-replay-move = { $player }: { $move }
cli-replay-hidden = { $player } (zakryte przed tobą)
cli-replay-prompt = [Enter] dalej, b wstecz, numer – przejdź do ruchu, q wyjście:
cli-replay-unknown = „{ $text }” nic tu nie znaczy.
cli-verify = Sprawdza zapis gry: zobowiązania, każdy rzut i losowanie, każdy ruch oraz skrót pozycji.
cli-verify-commitment = Zobowiązanie, które stół pokazał przed grą.
cli-verify-nonce = Liczba losowa wysłana przez twój program, jako MIEJSCE=LICZBA; miejsca liczy się od 0, jak w zapisie. Można podać kilka razy.
cli-verify-bad-nonce = --nonce { $text }: podaj MIEJSCE=LICZBA, np. 0=k3f9x2; miejsca liczy się od 0.
cli-verify-unreadable = Nie można odczytać zapisu: { $error }
cli-holds = ok: { $what }
cli-thing-commitment = sekret zgadza się ze zobowiązaniem w zapisie
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
cli-verified = Zapis jest autentyczny.
cli-verified-alone = Zapis jest wewnętrznie spójny.
cli-promised-commitment = zobowiązanie jest tym, które stół pokazał ci przed grą
cli-promised-nonce = liczba losowa miejsca { $seat } to ta, którą wysłano, i miała wpływ na losowania
cli-promised-nonce-late = liczby losowej miejsca { $seat } nie ujawniono na czas; zamiast niej na losowania wpłynęło jej zobowiązanie
cli-unrevealed = Uwaga: liczby losowej miejsca { $seat } nie ujawniono na czas; zamiast niej na losowania wpłynęło jej zobowiązanie.
cli-unproven-commitment = To nie dowodzi, że rzuty i karty były uczciwe: gospodarz mógł wybrać sekret później. Dodaj --commitment z tym, co stół pokazał przed grą, oraz --nonce MIEJSCE=LICZBA z liczbą wysłaną przez twój program.
cli-unproven-nonce = Sekret ustalono przed grą. Tego, że nikt nie znał jego skutków, dowodzi dopiero twoja własna liczba losowa ujawniona na czas: --nonce MIEJSCE=LICZBA.
cli-older-rules = Ta gra zaczęła się według wersji { $began } zasad. Cały zapis odtwarza się również według wersji { $now } i kończy się tak samo.
cli-not-over = Gra nie jest skończona: zapis urywa się przed jej końcem.
cli-ended-agreed = Gracze zgodzili się zakończyć grę przed czasem.
cli-ended-abandoned = Gra została porzucona przed czasem.
cli-ended-resigned = Gra zakończyła się przed czasem poddaniem.
cli-bench = Mierzy szybkość silnika.
cli-soak = Bez końca rozgrywa i sprawdza losowe gry.
cli-arena = Rozgrywa turnieje między botami.
cli-ladder = Pokazuje na jednej stronie, z przedziałami ufności, jak silne są boty.
cli-train = Uczy boty wag z gier, które rozgrywają.
cli-bot = Pozwala botowi grać przez standardowe wejście i wyjście; dla programów, które uruchamiają boty.
cli-bot-name = random, novice, club, opportunist (w Fief), master, search:200ms (milisekundy na ruch) lub search:500 (iteracje na ruch).
cli-bot-seed = To samo ziarno daje te same wybory; domyślnie ziarno podane przez program, który uruchomił bota.

## Soak

soak-help = Rozgrywa losowe gry na wszystkich rdzeniach i przy każdym ruchu sprawdza wszystkie reguły silnika.
soak-help-hours = Działa przez tyle godzin, bez względu na liczbę gier.
soak-help-games = Ile gier rozegrać łącznie.
soak-help-bots = Zamiast losowych ruchów grają boty: żaden ich ruch nie może być niedozwolony, a ten, który myśli 20 milisekund, musi zmieścić się w czasie.
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
soak-event = zdarzenie
soak-times = razy
soak-games = w tylu grach
soak-pairs = { $n ->
    [0] Nie każde dwie wartości opcji wystąpiły razem przy każdej liczbie graczy.
    [one] Przy każdej liczbie graczy każde dwie wartości opcji wystąpiły razem co najmniej raz.
   *[other] Przy każdej liczbie graczy każde dwie wartości opcji wystąpiły razem co najmniej { $n } razy.
}
soak-read = Pozycje i widoki odczytano z powrotem w tylu miejscach gry: { $n }; w tym w partiach odczytanych w całości, ze wszystkimi widokami w każdym miejscu: { $wholly }.
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
soak-uncovered = Nigdy nie zagrano: { $what }.
soak-clean = Żadna gra nie skończyła się błędem.
soak-bots-title = Milisekundy procesora na ruch, gdy jest wybór
soak-bots-half = mediana
soak-bots-99 = 99%
soak-bots-999 = 99,9%
soak-bots-most = najdłuższy
soak-bots-total = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
} botów, ruchy: { $moves }, niedozwolone: { $illegal }, czas: { $seconds } s.
soak-bots-out-of-turn = Odpowiedzi poza kolejnością: { $n }.
soak-bots-kept = { $bot } mieści się w czasie w każdej grze: 99,9% jego ruchów zajmuje najwyżej { $most } ms procesora.
soak-bots-slow = { $bot } nie mieści się w czasie ({ $games }): 99,9% jego ruchów powinno zajmować najwyżej { $most } ms procesora.
soak-bots-unknown = To, czy 99,9% ruchów { $bot } zajmuje najwyżej { $most } ms procesora, ocenia się po 1000 takich ruchów w każdej grze, przy skompilowanym silniku.

## Arena

arena-help-bots = Boty oddzielone przecinkami: random, novice, club, opportunist (w Fief), master, search:200ms (milisekundy na ruch), search:500 (iteracje na ruch), greedy:hand (wagi ręczne), greedy:FILE.json (wagi z pliku) lub run:POLECENIE (własny program). Bota można wymienić kilka razy. Gdy jest ich mniej niż miejsc, lista zaczyna się od nowa; gdy więcej, grają wszystkie ich zestawienia.
arena-help-games = Ile gier rozegrać łącznie; o kilka więcej, jeśli dzięki temu każdy bot siedzi na każdym miejscu równie często.
arena-help-seed = Inne ziarno daje inne rzuty i karty.
arena-help-json = Wszystkie wyniki w formacie JSON: do pliku, a bez nazwy pliku na standardowe wyjście.
arena-help-plots = Katalog na wykresy wyników, PNG i SVG.
arena-help-workers = Ile procesów gra; domyślnie tyle, ile jest rdzeni.
arena-help-ray = Gra na klastrze Ray: jego adres, auto dla działającego tutaj lub local dla własnego.
arena-help-fresh = Zaczyna od nowa, nawet jeśli niektóre z tych gier są już ukończone.
arena-rounded = Liczba rozgrywanych gier: { $games }, aby każdy bot siedział na każdym miejscu równie często.
arena-resumed = { $games ->
    [one] { $games } gra jest już ukończona.
    [few] { $games } gry są już ukończone.
   *[other] { $games } gier jest już ukończonych.
}
arena-so-far = gry: { $games } z { $all }
arena-failed = Gra { $number } kończy się błędem: { $what }
arena-failures = { $n ->
    [one] { $n } gra skończyła się błędem.
    [few] { $n } gry skończyły się błędem.
   *[other] { $n } gier skończyło się błędem.
} { $deals ->
    [one] { $deals } zestaw gier z tymi samymi rzutami i kartami nie jest liczony.
    [few] { $deals } zestawy gier z tymi samymi rzutami i kartami nie są liczone.
   *[other] { $deals } zestawów gier z tymi samymi rzutami i kartami nie jest liczonych.
} To samo polecenie rozgrywa nieudane gry ponownie.
arena-stopped = Zatrzymano. To samo polecenie wznawia turniej od tego miejsca.
arena-no-such-bot = W grze { $game } nie ma bota { $name }. Dostępne: { $names }, a dla programów greedy, greedy:hand, greedy:PLIK.json, search:200ms, search:500 albo własny program: run:POLECENIE
arena-being-played = Ten turniej jest już rozgrywany przez inny proces.
arena-missing = Rankingi i wykresy wymagają pakietów, które nie są zainstalowane (brakuje { $name }). Aby je zainstalować: { $command }
arena-no-ray = Klaster Ray wymaga pakietu, który nie jest zainstalowany (brakuje { $name }). Aby go zainstalować: { $command }
arena-plotted = Wykresy są w katalogu { $folder }.
arena-title = { $game }, gracze: { $seats }, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}
arena-bot = bot
arena-wins = wygrane (na jedno miejsce)
arena-equal = równy udział: { $share }
arena-against = wobec { $share }
arena-above = powyżej
arena-below = poniżej
arena-unclear = niepewne
arena-rating = ranking
arena-points = punkty
arena-source = źródło
arena-seat = miejsce
arena-wins-title = Wygrane każdego bota, na każde zajmowane miejsce
arena-ahead-title = Jak często bot z wiersza kończy przed botem z kolumny
arena-sources-title = Średnia punktów według źródła
arena-seats-title = Wygrane według miejsca, ktokolwiek na nim siedzi
arena-rating-title = Rankingi
arena-times-title = Milisekundy na ruch, gdy jest wybór
arena-cpu-half = procesor, mediana
arena-cpu-most = procesor, 99%
arena-clock-half = zegar, mediana
arena-clock-most = zegar, 99%
arena-moves = ruchy
arena-axis-wins = wygrane w procentach
arena-axis-rating = ranking w punktach Elo, średnio 0
arena-length = Decyzje w grze: średnio { $mean }, od { $shortest } do { $longest }.
arena-intervals = W nawiasach: przedziały ufności 95%. Rankingi są w punktach Elo, średnio 0.
arena-between = { $value } ({ $low } … { $high })
arena-percent = { $n }%
arena-decimal = { NUMBER($n, minimumFractionDigits: 1) }

## Ladder

ladder-help-games = W które gry grać: { $names }; we wszystkie, jeśli żadnej nie podano.
ladder-help-part = Które części rozegrać: ladder (poziomy przy jednym stole), random (jeden bot greedy wśród losowych) lub search (jeden bot przeszukujący wśród botów greedy); wszystkie, jeśli żadnej nie podano.
ladder-help-number = Ile gier rozegrać w każdym turnieju zamiast zwykłych liczb; o kilka więcej, jeśli dzięki temu każdy bot siedzi na każdym miejscu równie często.
ladder-help-write = Plik na stronę, zapisywaną od nowa po każdym turnieju; bez niego strona jest tylko wyświetlana.
ladder-help-folder = Katalog na wyniki; to samo polecenie wznawia od nich grę.
ladder-so-far = { $what }, gry: { $games } z { $all }
ladder-name = { $game }, gracze: { $seats }, { $part }
ladder-ladder-name = poziomy
ladder-random-name = greedy wśród losowych
ladder-search-name = przeszukujący wśród greedy
ladder-being-played = { $what }: ten turniej jest już rozgrywany przez inny proces i zostaje mu pozostawiony.
ladder-written = Strona jest w pliku { $file }.
ladder-title = Jak silne są boty
ladder-about = Tę stronę zapisuje `signoria ladder`. W każdym turnieju każdy bot siedzi na każdym miejscu równie często, za każdym razem przy tych samych rzutach i kartach. W nawiasach: przedziały ufności 95%. Rankingi są w punktach Elo, średnio 0. Kto zawsze wygrywa albo zawsze przegrywa, nie ma zmierzonego rankingu: podana liczba to tylko dolna granica różnicy.
ladder-made = Signoria { $version }, { $cpu }. { $build }
ladder-ladder-title = Poziomy
ladder-ladder-about = Wszystkie poziomy przy jednym stole, graczy jest { $seats }. Każdy z nich powinien częściej niż w połowie gier kończyć przed poziomem niższym. Najwolniejszy ruch podano w sekundach czasu procesora, bo komputer robił przy tym także co innego. Jak długo czeka się na mistrza, mówi `benchmarks.md`.
ladder-random-title = Jeden bot greedy wśród losowych
ladder-random-about = Powinien kończyć przed każdym z pozostałych w co najmniej { $share } porównań. Gdzie limit tur skraca grę, powinien mieć wyraźnie więcej punktów i wygrywać częściej, niż wynosi równy udział. Wspólne miejsce liczy się za połowę; wszyscy przeciwnicy liczą się razem.
ladder-search-title = Jeden bot przeszukujący wśród botów greedy
ladder-search-about = Ten bot to { $bot }. Cały przedział jego wygranych powinien leżeć powyżej równego udziału. Przy czterech graczach, gdzie limit tur nie skraca gry, celem jest dwukrotność równego udziału.
ladder-game = gra
ladder-players = gracze
ladder-games = gry
ladder-below = przed niższym poziomem
ladder-slowest = najwolniejszy ruch, sekundy procesora
ladder-ahead = przed innym graczem
ladder-equal = równy udział
ladder-times = krotność równego udziału
ladder-lead = punkty więcej niż inni
ladder-met = zgodnie z celem
ladder-yes = tak
ladder-no = nie
ladder-waiting = jeszcze nie rozegrano
ladder-under-way = na razie { $games } z { $all }
ladder-failures = { $games }; nieudane: { $n }, pominięte zestawy gier: { $deals }

## Train

train-help-games = Ile gier rozegrać w każdej rundzie; mniej więcej tyle samo sprawdza to, czego się nauczono.
train-help-rounds = Ile rund nauki rozegrać.
train-help-out = Plik na wyuczone wagi, na przykład weights.json; bez niego są tylko wyświetlane.
train-missing = Nauka wymaga pakietu, który nie jest zainstalowany (brakuje { $name }). Aby go zainstalować: { $command }
train-stopped = Zatrzymano. Nic nie zapisano.
train-title = Wagi w setnych częściach punktu
train-feature = cecha
train-hand = ręczne
train-learnt = wyuczone
train-weight = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-wins = Gry przeciw wagom ręcznym: { $games }. Wygrane (na jedno miejsce) z wagami wyuczonymi: { $wins }; równy udział to { $equal }. W nawiasie: przedział ufności 95%.
train-points = Średnia punktów: wyuczone { $learnt }, ręczne { $hand }.
train-above = Wyuczone wagi są lepsze od ręcznych.
train-below = Wyuczone wagi są gorsze od ręcznych.
train-unclear = Nie jest pewne, czy wyuczone wagi są lepsze od ręcznych.
train-not-written = Nic nie zapisano. Aby zachować wagi, trzeba podać plik: --out weights.json
train-written = Wagi są w pliku { $file }. Aby nimi zagrać: { $command }

## Any game

cli-out-of-turn = Możesz teraz działać, choć to nie twoja kolej. Enter oznacza pas.
cli-out-of-turn-fief = Możesz działać teraz, choć to nie twoja kolej. Enter lub „pass” pomija tę okazję, „pass until phase” lub „pass until turn” wszystkie do końca fazy lub tury.
cli-moves-hint = Wpisz numer albo ruch. moves: wszystkie; moves i słowo: niektóre; help: więcej.
cli-why-what = Podaj ruch lub rzecz: why i jej nazwa albo why i numer wyboru.
cli-no-such-group = Żaden ruch do tego nie pasuje. Podaj coś, czego dotyczy ruch, albo grupę: { $groups }.
cli-no-such-thing = Nic nie nazywa się tu „{ $text }”.
cli-help-typing = Wpisz numer wyboru albo cały ruch; jego słowa można skracać, póki są jednoznaczne. Enter pokazuje ponownie stół.

## The table of Princes

cli-moves-hint-princes = Wpisz numer albo nazwę ({ $examples }). moves: z uwagami; help: więcej.
cli-princes-hint-change = 3 kupuje 3 punkty prestiżu; za strzałką stoi, ile florenów ci zostaje.
cli-princes-hint-bids = Stawkę można wpisać we florenach ({ $example }). moves: z uwagami; help: więcej.
cli-princes-hint-under = Enter: tak, jak leżą. Kilka naraz: { $numbers }, najwyższa jako pierwsza.
cli-why-what-princes = Podaj ruch lub rzecz: why build tower, why poet, why jester; gdy kładziesz element, pole: why c3.
cli-no-such-thing-princes = Nic nie nazywa się „{ $text }”. Spróbuj nazwy karty, budynku, krajobrazu, swobody, przedmiotu lub postaci.
cli-help-typing-princes = Wpisz numer wyboru, ruch, np. „build tower”, albo skrót, np. „b tow” lub „jester”; nazwy mogą być po polsku. Enter pokazuje ponownie stół.
cli-help-places = Element wskazuje się lewym górnym rogiem jego prostokąta: „c3 1” to róg c3, obrót 1. „c3” pokazuje wszystko, co tam pasuje, „moves 1” wszystkie miejsca obrotu 1, „preview c3 1” rysuje, „why c3” mówi, co przeszkadza. Obrót 0 to brak obrotu, 1 do 3 to obroty o 90°, 180° i 270°, a 4 do 7 te same po odbiciu.
cli-help-florins = Stawki i kwoty można wpisywać we florenach: „muse 500”, „400”. Liczba kupowanych punktów prestiżu to po prostu liczba: 7 kupuje 7.
cli-princes-may-raise = { $n ->
    [one] może podnieść:
   *[other] mogą podnieść:
}
cli-princes-leads = prowadzi { $leader }
cli-princes-passed = spasowali:
cli-princes-out = poza licytacją:
cli-princes-other-buildings = wszystkie inne budynki { $n }
cli-princes-every-building = każdy budynek { $n }
cli-princes-pack = Twoje karty Wolnych Zawodów; jedną zwracasz:
cli-princes-bonus = Karty Premii:
cli-princes-prestige-now = { $card } { $now } z { $points }
cli-princes-prestige = Karty Prestiżu:
# Heads of columns: florins, prestige points, jesters, architects, freedoms, buildings, forests/lakes/parks, professions
# in hand (and recruiting cards), bonus cards, prestige cards, works on the table, best work of the round. At most 7, 3, 3,
# 3, 4, 3, 6, 4, 3, 3, 3 and 4 letters.
cli-princes-column-florins = floreny
cli-princes-column-prestige = PP
cli-princes-column-jesters = bła
cli-princes-column-architects = arc
cli-princes-column-freedoms = swob
cli-princes-column-buildings = bud
cli-princes-column-landscapes = l/j/p
cli-princes-column-professions = zaw
cli-princes-column-bonus = prm
cli-princes-column-prestige-cards = prż
cli-princes-column-works = dzi
cli-princes-column-best = najl
cli-princes-points = { $n ->
    [one] { $n } punkt prestiżu
    [few] { $n } punkty prestiżu
   *[other] { $n } punktów prestiżu
}
cli-princes-empty = { $n ->
    [one] { $n } puste pole
    [few] { $n } puste pola
   *[other] { $n } pustych pól
}
cli-princes-turn = obrót { $turn }
cli-princes-turn-places = { $n ->
    [one] obrót { $turn }: { $n } miejsce
    [few] obrót { $turn }: { $n } miejsca
   *[other] obrót { $turn }: { $n } miejsc
}
cli-princes-turn-small = Obroty, każdy z liczbą miejsc:
cli-princes-hint-places = c3 1: róg c3, obrót 1; c3: co tam pasuje; moves 1: miejsca obrotu 1; preview c3 1: rysunek.

## Stół gry Fief

cli-moves-hint-fief = Wpisz numer albo ruch ({ $example }). moves: z uwagami; help: więcej.
cli-why-what-fief = Podaj ruch lub rzecz: why march arthur, why castle bourg, why tunnel.
cli-no-such-thing-fief = Nic nie nazywa się „{ $text }”. Spróbuj nazwy wioski, lenna, Seniora, karty, plagi lub relikwii albo słowa z zasad, na przykład król.
cli-help-typing-fief = Wpisz numer wyboru, ruch, np. „march arthur”, albo skrót, np. „ma ar” lub „bourg”; nazwy mogą być po polsku. Gdy wybierasz zbrojnych lub rycerzy, numer mówi, ilu. Enter pokazuje ponownie stół.
cli-help-map-fief = Na mapie 2^Blaye kontroluje gracz 2 i stoi tam zamek; # to ufortyfikowane miasto, - nikt, + stolica biskupstwa, * młyn. A1 to lenno A, biskupstwo 1. 3@Bourg:Ar 2z1r !1 (Ch): gracz 3 stoi na drodze z Bourg z Arthurem, 2 zbrojnymi i 1 rycerzem, ma machinę oblężniczą z 1 kością i więzi Charles’a. W wyborach [+Anna] to żeton Za gracza Anna, [-Anna] żeton Przeciw, [?Anna] jeden z nich.
cli-help-talks-fief = Gdy gra cię o coś pyta, możesz też zagrywać karty Niespodzianek i składać oferty: „offer 2” zaczyna list; dodaj, co dajesz i o co prosisz, a potem „propose” go wysyła i nikt nie musi czekać na odpowiedź. Jeśli nie masz Niespodzianki do zagrania, pasujesz bez pytania.

cli-princes-off-the-grid = { $cell } leży poza siatką, która sięga od a1 do g7.
cli-princes-in-no-turn = Przy żadnym obrocie róg elementu nie może leżeć na { $cell }.
cli-princes-raise-by = Stawkę podnosi się dokładnie o 100 florenów: następna to { $bid }.
cli-princes-whole-hundreds = Licytuje się pełnymi setkami florenów: 500 albo 600, nic pomiędzy.
cli-princes-bid-on-whom = Podaj także kartę Postaci: muza { $sum }.
# Other words a player may type for a move, with commas between them.
cli-princes-say-raise = podnieś, podbij, przebij
cli-princes-say-pass = spasuj, pas, pasuję
cli-princes-say-done = zakończ ruch, koniec ruchu, koniec
cli-princes-say-cash = cofnij pionek
cli-princes-say-refuse = nie bierz, bez przedmiotu
cli-princes-say-finish = ukończ
cli-princes-say-hold = zatrzymaj na później, na później
cli-princes-say-learn = kup zawód
cli-princes-say-buy_bonus = kup premię
cli-princes-say-decline = zatrzymaj na później, na później
cli-princes-say-give_back = zwróć
cli-princes-say-keep_money = zatrzymaj pieniądze
cli-princes-say-change_all = wymień wszystko
cli-princes-say-accept = przyjmij, tak
cli-princes-say-reject = odrzuć, nie
cli-princes-say-counter = inna propozycja
cli-princes-say-withdraw = wycofaj
cli-princes-say-princess = księżniczka
cli-princes-say-introduce = ogłoś
cli-princes-say-build = buduj, zbuduj, wznieś
cli-princes-say-work = rozpocznij, dzieło
cli-princes-say-recruit = rekrutuj, zrekrutuj
cli-princes-say-name = licytuj, wystaw

cli-fief-first = pierwszy
cli-fief-track = plagi { $track }
cli-fief-relics = Relikwie
cli-fief-hand = Na ręce
cli-fief-siege = { $village }, oblega { $player } (kości: { $dice })
cli-fief-mark-king = król
cli-fief-mark-queen = królowa
cli-fief-mark-regent = regentka
cli-fief-mark-dauphin = ks. dziedz.
cli-fief-mark-pope = papież
cli-fief-mark-cardinal = kard.
cli-fief-mark-excommunicated = eksk.
cli-fief-mark-assassin = zabójca
cli-fief-held = u gracza { $number }
cli-fief-ally = Sojusz: { $player }
cli-fief-column-money = den
cli-fief-column-points = PZ
cli-fief-column-tokens = żet
cli-fief-column-cards = ręka
cli-fief-column-villages = wio
cli-fief-column-family = Rodzina
cli-fief-has-money = denary: { $n }
cli-fief-has-points = punkty zwycięstwa: { $n }
cli-fief-has-tokens = żetony dyplomacji: { $n }
cli-fief-has-cards = karty: { $n }
cli-fief-has-villages = wioski: { $n }
cli-fief-nobody-yet = na razie nikt
cli-fief-row-lay = Za – { $what }, Przeciw
cli-fief-row-marry = { $what } – ślub
cli-fief-row-assassinate = Zabij: { $what }; sprawca
cli-fief-row-mill = Młyn
cli-fief-row-castle = Zamek
cli-fief-row-harvest = Udane zbiory
cli-fief-row-weather = Piękna pogoda
cli-fief-row-place = Umieść
cli-fief-row-excommunicate = Ekskomunikuj
cli-fief-row-d_arc = d'Arc
cli-fief-row-make_cardinal = Kardynał
cli-fief-row-revolt = Bunt
cli-fief-row-free = Tunel
cli-fief-row-justice = Sprawiedliwość
cli-fief-row-ambush = Zasadzka
cli-fief-row-revive = Przywróć do życia
cli-fief-row-offer = Oferta
cli-fief-row-talk = Poufna rozmowa
cli-fief-row-pass_until = Pasuj
cli-fief-row-road = Droga do
cli-fief-row-successor = Kontrolę przejmuje
cli-fief-row-discard = Odrzuć
cli-fief-row-pillage = Splądruj
cli-fief-row-land_tax = Podatek ziemski
cli-fief-row-reroll = Rzut za
cli-fief-row-march = Wymarsz
cli-fief-row-step = Idź do
cli-fief-row-settle = Osiedlenie
cli-fief-row-money = Denary
cli-fief-row-kind = Karta
cli-fief-row-village = Kontrola
cli-fief-row-prisoner = Więzień
cli-fief-row-relic_for = Relikwia
cli-fief-when = Taki ruch należy do innej fazy: { $phase }.
cli-fief-when-offer = Najpierw rozpocznij ofertę: offer i numer lub imię gracza.
# Co można wpisać zamiast jak największej liczby i na kilka oddziałów, z przecinkami.
cli-fief-words-all = wszyscy, wszystkie, all
cli-fief-many-man_at_arms = zbrojni, zbrojnych
cli-fief-many-knight = rycerze, rycerzy
cli-fief-too-many = Możliwe jest tylko { $n } z { $of }, więc nic się nie dzieje: { $why }
cli-fief-only-so-many = Możliwe jest tylko { $n } z { $of }, więc nic się nie dzieje.
# Słowa z zasad, o które się pyta, z przecinkami: w każdym języku te same i w tej samej kolejności.
cli-fief-topics = król, królowa, papież, biskup, kardynał, małżeństwo, sojusz, tytuł, księstwo, młyn, oblężenie, machina oblężnicza, żeton, oferta, rozmowa, wydarzenie, cena, okup, więzień, ekskomunika, dziesięcina, podatek ziemski, zwycięstwo, bitwa, wybory

## Server

cli-serve = Uruchamia serwer: stoły dla ludzi i programów przez sieć.
cli-serve-config = Plik TOML z ustawieniami.
cli-serve-settings = Ustawienia, w pliku TOML pod swoją nazwą albo w zmiennych środowiska. Środowisko ma pierwszeństwo przed plikiem, a opcje wiersza poleceń przed jednym i drugim.
cli-serve-default = Domyślnie: { $value }
cli-serve-empty = nic
cli-serve-missing = Serwer potrzebuje pakietów, które nie są zainstalowane (brakuje { $name }). Aby je zainstalować: { $command }
cli-serve-taken = Nie można nasłuchiwać pod adresem { $address }: { $error }. Wybierz inny przez --port lub --host.
cli-serve-no-database = Nie można otworzyć bazy danych { $database }: { $error }
cli-serve-in-use = Z { $database } pracuje już jeden serwer. Najpierw go zakończ albo wybierz inny plik przez --database. Kilka serwerów może mieć wspólne stoły tylko w PostgreSQL: --database postgresql+psycopg://UŻYTKOWNIK:HASŁO@KOMPUTER/NAZWA.
cli-serve-open = Signoria działa pod adresem { $address }
cli-serve-listens = Sam serwer nasłuchuje pod adresem { $address }
cli-serve-api = API dla programów: { $address }
cli-serve-data = Wszystko jest przechowywane w { $database }
cli-serve-backup = Gdy serwer działa, najnowsze ruchy są w plikach obok bazy danych. Aby zrobić kopię: { $command }. Zwykła kopia samego pliku je gubi.
cli-serve-lan = Wpuść innych z tej sieci: nasłuchuj we wszystkich sieciach i pokaż adres jako kod QR.
cli-serve-others = W tej sieci: { $address }
cli-serve-no-network = Ten komputer nie jest w żadnej sieci: serwer jest dostępny tylko tutaj.
cli-serve-stop = Ctrl-C zatrzymuje serwer; każdą grę można później dokończyć.
cli-serve-ended = Serwer zakończył pracę. Nic nie przepadło.
cli-setting-host = Adres nasłuchu: 127.0.0.1 tylko dla tego komputera, 0.0.0.0 dla wszystkich, którzy mogą go osiągnąć.
cli-setting-port = Port nasłuchu; 0 oznacza dowolny wolny.
cli-setting-database = Gdzie wszystko jest przechowywane: sqlite:///PLIK albo postgresql+psycopg://UŻYTKOWNIK:HASŁO@KOMPUTER/BAZA.
cli-setting-public_url = Adres, pod którym ludzie znajdują serwer, używany w linkach; z https:// ciasteczka idą tylko przez TLS.
cli-setting-hsts_subdomains = Czy przeglądarki mają łączyć się tylko przez TLS także ze wszystkimi subdomenami public_url.
cli-setting-origins = Inne strony, które mogą rozmawiać z serwerem, oddzielone przecinkami.
cli-setting-admin = Adresy, z których widać stronę administratora, oddzielone przecinkami.
cli-setting-bot_processes = W ilu procesach myślą boty; bez ustawienia po jednym na rdzeń, najwyżej 8; przy 0 odpowiada za nie prosta reguła.
cli-setting-bot_seconds = Ile sekund może myśleć bot, zanim odpowie za niego prosta reguła.
cli-setting-bot_pause = Ile sekund boty czekają po zwykłej akcji, by ludzie mogli nadążyć: krócej po licytacji, dłużej po bitwie; 0 to brak przerwy.
cli-setting-session_days = Po ilu dniach trzeba zalogować się ponownie.
cli-setting-guest_days = Po ilu dniach usuwa się gości, którzy nie mogą już wrócić i nie siedzą przy żadnym stole; 0: nigdy.
cli-setting-room_minutes = Ile minut nieużywany stół pozostaje w pamięci.
cli-setting-room_megabytes = Ile megabajtów mogą zajmować razem wszystkie stoły w pamięci; najpierw znikają najdłużej nieużywane.
cli-setting-table_days = Po ilu dniach usuwa się zakończone, zablokowane i nigdy nierozpoczęte stoły wraz z zapisami i rozmowami; 0 je zachowuje.
cli-setting-requests_per_minute = Ile zapytań na minutę może wysłać jeden adres.
cli-setting-logins_per_minute = Ile razy na minutę można próbować się zalogować lub założyć konto.
cli-setting-messages_per_second = Ile wiadomości na sekundę może wysłać jedno połączenie.
cli-setting-dear_per_second = Ile kosztownych zapytań na sekundę (dlaczego, podglądy, odtwarzanie, cofanie) może wysłać jedna osoba.
cli-setting-most_body = Ile bajtów może mieć największa odczytywana wiadomość.
cli-setting-most_connections = Ile połączeń może być otwartych naraz.
cli-setting-connections_per_address = Ile połączeń z jednego adresu może być otwartych naraz.
cli-setting-request_seconds = Ile sekund może trwać przesłanie nagłówka żądania; treść może trwać trzy razy dłużej.
cli-setting-reading_seconds = Po ilu sekundach rozłącza się klienta, który nie odbiera tego, co mu wysłano.
cli-setting-tables_per_hour = Ile stołów na godzinę może założyć jedna osoba.
cli-setting-chats_per_minute = Ile wierszy rozmowy na minutę może napisać jedna osoba.
cli-setting-proxies = Ile własnych serwerów pośredniczących stoi przed serwerem i uzupełnia X-Forwarded-For.
cli-setting-trusted_proxies = Adresy, z których łączą się te serwery pośredniczące, oddzielone przecinkami; X-Forwarded-For od innych jest ignorowane.
cli-setting-metrics_token = Sekret, z którym /metrics można czytać z innych komputerów.
cli-setting-smtp = Serwer poczty do e-maili o ruchach: smtp://UŻYTKOWNIK:HASŁO@KOMPUTER:587; bez niego e-maile nie są wysyłane.
cli-setting-smtp_from = Nadawca e-maili o ruchach.
cli-setting-letters_per_day = Ile e-maili o ruchach dziennie może dostać jeden adres.
cli-setting-confirmations_per_day = Ile dziennie e-maili potwierdzających adres: na jeden adres i na prośbę z jednego miejsca.
cli-setting-webhooks = Czy gracze mogą otrzymywać powiadomienia o swojej kolei pod własnym adresem w sieci.
cli-setting-private_webhooks = Czy takie adresy mogą leżeć także na tym komputerze lub w jego sieci i działać bez TLS.
cli-setting-notice_seconds = Ile sekund gracza musi nie być, zanim dostanie powiadomienie o swojej kolei.
cli-setting-notice_minutes = Ile minut mija między dwoma powiadomieniami dla tego samego miejsca.
cli-setting-absence_seconds = Ile sekund co najmniej czeka się na nieobecnego gracza, zanim pozostali mogą poprosić o bota.
cli-setting-log_level = Jak dużo trafia do dziennika: debug, info, warning lub error.

## Kopia zapasowa

cli-backup = Kopiuje bazę danych serwera, także gdy serwer działa.
cli-backup-to = Plik na kopię; nie może jeszcze istnieć.
cli-backup-made = Plik { $file } zawiera wszystko do tej chwili. Aby uruchomić z niego serwer: { $command }
cli-backup-none = Nie ma bazy danych { $database }. Podaj bazę serwera przez --database lub --config.
cli-backup-postgres = { $database } nie jest plikiem SQLite. Kopię PostgreSQL robi jego własne narzędzie: pg_dump --format=custom --file={ $to } BAZA
