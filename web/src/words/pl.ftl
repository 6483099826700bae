# Słowa klienta w przeglądarce. Słowa gier przysyła serwer.

## Strony

home = Strona główna
home-title = Trzy poważne gry przy jednym stole
home-about = Graj od razu z botami albo ze znajomymi. Bez zakładania konta.
pages = Strony
skip = Przejdź do treści
about = O grze
rules = Zasady
settings = Ustawienia
table = Stół
no-page = Nie ma takiej strony.
coming = Chwileczkę…

## Strona główna

play-now = Graj od razu
game = Gra
game-lorenzo = Ustawiaj członków rodziny i zyskaj przychylność Kościoła.
game-princes = Licytuj, buduj i sprowadzaj na dwór wielkie dzieła.
game-fief = Małżeństwa, elekcje, oblężenia i zdrady.
game-time-lorenzo = Około 90 min z ludźmi, 15 z botami.
game-time-princes = Około 75 min z ludźmi, 20 z botami.
game-time-fief = Około 3 godz. z ludźmi, 45 min z botami.
play-last = Zagraj ponownie: { $game }, { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}, { $bot }
variants = Warianty
seats = Liczba graczy
level = Poziom botów
begin = Rozpocznij
continue = Kontynuuj
continue-none = Nie masz gier w toku.
with = współgracze: { $names }
left = pozostało { $time }
games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
}
finished = Zakończone gry
you-won = Wygrana
your-place = Miejsce { $rank } z { $n }
join = Dołącz
join-none = W tej chwili nie ma otwartych stołów.
watch = Oglądaj
watch-none = W tej chwili nikt nie gra publicznie.
list-continue = Kontynuuj
list-play = Graj
list-join = Dołącz
list-watch = Oglądaj
nobody-yet = na razie nikt
free-seats = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
paste-link = Masz zaproszenie? Wklej link:
bad-link = To nie jest link do stołu.
go = Przejdź

## Nowy stół

new-table = Nowy stół
who-may-come = Kto może dołączyć
access-public = Każdy (stół widać na liście)
access-private = Tylko osoby z linkiem
pace = Tempo
pace-none = Bez limitu czasu
pace-move = Limit czasu na ruch
pace-bank = Łączny czas gracza
time = Czas
time-unit = Jednostka czasu
unit-minutes = minuty
unit-hours = godziny
unit-days = dni
increment = Sekundy dodawane po każdym ruchu
time-out = Gdy czas się skończy
out-bot = grę przejmuje bot
out-default = wykonywany jest domyślny ruch
out-resign = gracz się poddaje
more = Więcej
hot-seat = Wspólne urządzenie: jedna osoba może zająć kilka miejsc
hints-allowed = Zezwól na podpowiedzi
bots = Boty
bot-level = Poziom
options = Opcje zasad
usual-value = { $value } (zwykle)
make-table = Utwórz stół

## Kim się jest

log-in = Zaloguj się
log-in-how = Sposób wejścia
log-out = Wyloguj się
enter-login = Zaloguj się
enter-signup = Załóż konto
enter-guest = Graj jako gość
name = Nazwa
password = Hasło
email = E-mail (nieobowiązkowy)
you-are = Twoja nazwa: { $name }
you-are-logged-in = To twoje konto. Twoje stoły są dostępne na każdym urządzeniu.
you-are-a-guest = Jesteś gościem w tej przeglądarce. Załóż konto, a twoje stoły będą z tobą na każdym urządzeniu.
guest-goes = Zalogowanie nie przeniesie gier gościa. Najpierw je dokończ albo załóż konto, by je zachować.
email-title = E-mail, gdy nadejdzie twoja kolej
email-about = Gdy cię nie ma, serwer może napisać, że nadeszła twoja kolej.
email-confirmed = Gdy nadejdzie twoja kolej, a cię nie będzie, dostaniesz tam e-mail.
email-open = Wysłaliśmy tam wiadomość. Otwórz zawarty w niej link, aby potwierdzić adres.
email-off = Nie będziesz dostawać e-maili.
email-save = Zapisz
deleted-player = usunięty gracz
account = Konto
password-old = Obecne hasło
password-new = Nowe hasło
password-about = Zakończy to wszystkie inne sesje i unieważni wszystkie tokeny.
password-changed = Hasło zostało zmienione.
password-change = Zmień hasło
sessions = Sesje i tokeny
sessions-about = Twoje aktywne sesje i programy, które mogą działać w twoim imieniu. Zakończ te, których nie rozpoznajesz.
session-current = ta przeglądarka
token = token
session-unnamed = inne urządzenie
token-unnamed = bez nazwy
seat-token = token jednego miejsca
seat-token-of = Miejsce { $seat }, stół { $table }
session-created = od { $at }
session-used = ostatnie użycie { $at }
session-end = Zakończ
sessions-end-others = Zakończ wszystkie inne
token-name = Nazwa nowego tokenu dla twojego programu
token-make = Utwórz token
token-made = Twój token
token-once = Widać go tylko ten jeden raz: zachowaj go w bezpiecznym miejscu.
account-delete = Usuń konto
account-delete-about = Twoja nazwa zostanie usunięta ze wszystkiego, co jest tu przechowywane. Trwające gry poddasz; zakończone pozostaną bez twojej nazwy.
account-delete-sure = Tej operacji nie można cofnąć.

## Ustawienia

language = Język
theme = Motyw
theme-auto = systemowy
theme-light = jasny
theme-dark = ciemny
setting-pace = Tempo ruchów innych
setting-pace-about = Plansza pokazuje po jednej akcji. Kliknięcie lub spacja przenosi do chwili obecnej.
pace-slow = wolno
pace-normal = normalnie
pace-instant = od razu
setting-animations = Animacje
setting-animations-about = Pionki i zasoby poruszają się po planszy.
setting-confirm = Potwierdzanie ruchów
confirm-needed = Gdy nie można ich cofnąć
confirm-always = Zawsze
confirm-never = Nigdy
setting-patterns = Wzory dla osób nierozróżniających kolorów
setting-patterns-about = Kolory mają także wzór.
setting-sounds = Dźwięki
setting-sounds-about = Cichy sygnał przy każdym ruchu i wyraźniejszy, gdy nadchodzi twoja kolej.
setting-notifications = Powiadamiaj, gdy nadejdzie moja kolej
notifications-possible = Powiadomienie, gdy patrzysz gdzie indziej. Tytuł karty mówi o tym zawsze.
notifications-insecure = Ten adres nie jest bezpieczny (http), więc przeglądarka nie pokazuje powiadomień. Zostają tytuł karty, dźwięk i wibracje.
notifications-unsupported = Twoja przeglądarka nie pokazuje tu powiadomień. Zostają tytuł karty, dźwięk i wibracje.
notifications-denied = Przeglądarka blokuje powiadomienia z tego adresu. Możesz na nie zezwolić w jej ustawieniach; do tego czasu zostają tytuł karty, dźwięk i wibracje.
setting-curtain = Zasłaniaj planszę między ruchami przy wspólnym ekranie
setting-curtain-about = Między ruchami osób przy jednym ekranie tajne informacje są zasłonięte, dopóki następna nie jest gotowa.
curtain = Teraz { $name }.
curtain-about = Przekażcie ekran. Za tą stroną jest to, co może widzieć tylko { $name }.
curtain-open = Pokaż moją stronę
close = Zamknij

## Przed grą

begins-when = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
begins-now = Wszystkie miejsca są zajęte. Gra zacznie się, gdy tylko odpowiedzą przeglądarki wszystkich graczy, najpóźniej za minutę.
free-seat = Wolne miejsce
seat-name = Imię przy miejscu { $n }
sit-down = Usiądź
stand-up = Wstań
free-this-seat = Zwolnij to miejsce
close-table = Anuluj ten stół
seat-bot = Dodaj bota
invitation = Link z zaproszeniem
watch-link = Link dla widzów
copy = Kopiuj
copied = Skopiowano.
you = ty
not-begun = Czekamy na graczy
begins = Początek
begins-start = od początku
begins-position = od ułożonej pozycji
begins-fork = od zakończonej gry
begins-about-position = Ten stół zaczyna od pozycji ułożonej przez gospodarza: gospodarz może znać to, co zakryte.
begins-about-fork = Ten stół zaczyna w środku zakończonej gry: kto widział jej zapis, zna to, co było zakryte.

## Przy stole

no-table = Nie ma takiego stołu
asked = Pytanie do ciebie
your-turn = Twoja kolej.
your-turn-tab = Twoja kolej
alerts-ask = Czy mamy dać ci znać, gdy nadejdzie twoja kolej: dźwiękiem, a gdy patrzysz gdzie indziej, powiadomieniem?
alerts-ask-sound = Czy mamy dać ci znać dźwiękiem, gdy nadejdzie twoja kolej?
alerts-yes = Tak
alerts-no = Nie, dziękuję
waiting-for = { $n ->
    [0] Chwileczkę…
   *[other] Czekamy na graczy: { $names }.
}
over = Gra się skończyła.
round = Runda { $n }
round-of = Runda { $n } z { $all }
turn = Tura { $n }
confirm = Potwierdź
cancel = Anuluj
to-present = Do chwili obecnej (spacja)
tell-again = Co się stało od mojego ostatniego ruchu (R)
undo = Cofnij
hint = Podpowiedź
hint-wait = Teraz lepiej poczekać: żaden ruch nie jest wart więcej niż czekanie.
hint-take = Pokaż ten ruch
thinking = Bot się zastanawia…
as-text = Jako tekst
menu = Menu
connecting = Ponowne łączenie…
players = Gracze
parts = Części stołu
tab-board = Plansza
tab-players = Gracze
tab-log = Dziennik i czat
new-lines = Nowe wpisy
new-messages = Nowe wiadomości
has-the-turn = ma ruch
is-away = poza stołem
is-a-bot = bot
time-left = Pozostały czas
days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
preview = Co się stanie
preview-none = Na razie nic się nie zmienia.
why-not = Dlaczego nie
dropped = Reszty nie dało się zagrać
ask-undo = { $name } prosi o cofnięcie ruchu.
ask-end = { $name } proponuje zakończyć grę w obecnym stanie.
ask-replace = { $name } proponuje, aby bot grał dalej za gracza { $of }.
ask-waits = Brakuje jeszcze zgody: { $names }.
withdraw = Wycofaj
agree = Zgoda
decline = Odmowa
log = Co się wydarzyło
rule-of = Zasada { $rule }
search-rules = Szukaj w zasadach
rules-found = { $n ->
    [one] { $n } zasada
    [few] { $n } zasady
    [many] { $n } zasad
   *[other] { $n } zasady
}
no-rules = Nie można teraz wczytać zasad.
chat = Czat
notes = Moje notatki
notes-about = Tylko ty widzisz, co tu zapiszesz.
notes-saving = Zapisywanie…
notes-saved = Zapisano
say = Napisz coś
everybody = Wszyscy
talk-to = Do kogo
compose-in-talk = Rozmawiacie poufnie: nikt inny nie pozna tej oferty.
in-private = Poufnie
heard-by = { $n ->
    [0] Usłyszą wszyscy
    [one] Usłyszy tylko { $names }
   *[other] Usłyszą tylko { $names }
}
said-to = do graczy: { $names }
unread = { $n ->
    [one] { $n } nowa
    [few] { $n } nowe
    [many] { $n } nowych
   *[other] { $n } nowej
}
about-table = O tym stole
commitment = Zobowiązanie
commitment-about = Serwer ustalił wszystkie rzuty i karty, zanim ktokolwiek usiadł, a twoja przeglądarka dodała własną liczbę losową. Po grze przeglądarka porówna jedno i drugie z zapisem.
broken-promise = Zobowiązanie tego stołu co do rzutów i kart jest inne niż przy pierwszym otwarciu. Ktoś zmienił je na serwerze: nie graj dalej.
look-from = Widok
bot-for-me = Niech bot gra za mnie
hand-over = Niech gra
come-back = Wróć na swoje miejsce
propose-bot = Zaproponuj, by bot grał dalej za gracza { $name }
propose-bot-in = O bota za gracza { $name } można poprosić za { $time }.
propose-end = Zaproponuj zakończenie gry
resign = Poddaj się
resign-sure = W grze dwuosobowej wygrywa przeciwnik; w większym gronie twoje miejsce zajmuje bot. Tego nie można cofnąć.
leave-table = Odejdź (zachowaj miejsce)

## Gra z innymi

your-name = Twoje imię
your-name-about = Zobaczą je pozostali gracze.
change-name = Zmień imię
have-account = Mam konto
send = Wyślij
problem-only-players-talk = Przy tym stole czatują tylko gracze.
chat-unsent = Nie wysłano: { $why }
who-chats = Czat
who-chats-players = tylko gracze
who-chats-everybody = gracze i widzowie
let-spectators-chat = Pozwól widzom czatować
usual = zwykle tak
usually = zwykle: { $value }
clock = Zegar
clock-none = bez limitu czasu
clock-move = { $time } na ruch
clock-bank = { $time } na gracza
clock-bank-more = { $time } na gracza i { $more } za każdy ruch
clock-out = Gdy czas minie, { $what }.
hints-yes = dozwolone
hints-no = niedozwolone
hints = Podpowiedzi
is-here = przy stole
pause-game = Wstrzymaj grę
propose-pause = Zaproponuj przerwę
resume-game = Wznów grę
game-paused = Gra jest wstrzymana.
paused-about = Gra jest wstrzymana. Zegary stoją i nikt nie wykonuje ruchów, boty też nie.
ask-pause = { $name } prosi o przerwę.
declined-undo = { $name } nie zgadza się na cofnięcie ruchu.
declined-end = { $name } nie zgadza się na zakończenie gry.
declined-replace = { $name } nie zgadza się na bota za gracza { $of }.
declined-pause = { $name } nie zgadza się na przerwę.
withdrawn = { $name } wycofuje propozycję.
bot-plays-you = Bot gra za ciebie.
bot-plays-of = Bot gra za gracza { $name }.
abandon = Porzuć grę
end-sure = Muszą zgodzić się wszyscy. Gra kończy się wtedy od razu i decyduje obecny wynik. Tego nie można cofnąć.
abandon-sure = Gra kończy się od razu z obecnym wynikiem. Tego nie można cofnąć.
ended-abandoned = Gra została porzucona.
problem-paused = Gra jest wstrzymana. Najpierw ją wznów.
problem-not-paused = Gra nie jest wstrzymana.
invite-others = Zaproś innych
invite-qr = Kod QR z zaproszeniem
invite-code = Kod
invite-code-about = Znajomi wpisują go na stronie głównej.
invite-share = Udostępnij
invite-share-text = Dołącz do mojego stołu: { $game }
invite-only-here = Do serwera ma dostęp tylko ten komputer. Aby zaprosić innych, uruchom go poleceniem { $command }.
invite-here = Link dla tego komputera
enter-code = Masz kod? Wpisz sześć liter:
problem-no-code = Żaden stół nie ma tego kodu. Być może gra już się zaczęła.
stride-round = Runda
stride-turn = Ruch
stride-action = Akcja
back-round = Poprzednia runda
back-turn = Poprzedni ruch
back-action = Poprzednia akcja
on-round = Następna runda
on-turn = Następny ruch
on-action = Następna akcja
replay-pace = Szybkość
pace-fast = szybko
copy-moment = Kopiuj link do tej pozycji
keys = Skróty klawiszowe
keys-walk = Poruszanie się po stronie i planszy
keys-choose = Wybór tego, co zaznaczone
keys-confirm = Potwierdzenie ruchu
keys-cancel = Anulowanie, zamknięcie
keys-present = Przejście do chwili obecnej
keys-again = Co się stało od mojego ostatniego ruchu
keys-help = Pokaż te skróty
keys-action = Poprzednia lub następna akcja
keys-turn = Poprzedni lub następny ruch
keys-round = Poprzednia lub następna runda
keys-line = Najmniejszy krok wstecz lub naprzód
keys-ends = Początek lub koniec gry
keys-play = Odtwarzanie lub pauza
keys-log = Poruszanie się po dzienniku; Enter przenosi do tej chwili
key-ctrl = Ctrl
key-shift = Shift
key-space = Spacja
key-escape = Esc
key-page-up = Page Up
key-page-down = Page Down
key-home = Home
key-end = End

## Słowami

the-table = Stół
under-way = W toku
moves = Twoje ruchy
search-moves = Szukaj wśród ruchów
no-moves = Nie masz teraz nic do rozstrzygnięcia.
no-move-found = Żaden ruch nie pasuje.
shape = Pola w kolejnych rzędach: { $rows }
command = Wiersz poleceń
command-help = Tab uzupełnia, Escape, a potem Tab opuszcza pole. Enter pokazuje, co zrobi ruch, ponowny Enter go wykonuje, Escape rezygnuje. Ruchy oddzielone średnikami wykonasz razem. Także: undo, hint, why i ruch, say i tekst.
completions = Uzupełnienia
orders = Stałe polecenie
order-about = Odpowiada za ciebie, ilekroć ten ruch jest możliwy. Wygasa, gdy samodzielnie wykonasz ruch.
order-move = Odpowiedź
order-choose = Wybierz odpowiedź
order-span = Jak długo
order-span-once = tylko raz
order-span-phase = do końca tej fazy
order-span-turn = do końca tej tury
order-span-round = do końca tej rundy
order-span-game = do końca gry
order-by-hand = Zaawansowane
order-typed = Ruch w zapisie z wiersza poleceń
order-until = Aż do jednego z tych zdarzeń
order-times = Najwyżej tyle razy
order-give = Zostaw polecenie
order-off = Odwołaj
order-stands = Obowiązuje polecenie: { $moves }.

## Po grze

won-by = { $n ->
    [0] Gra się skończyła
    [one] Wygrywa { $names }
   *[other] Wspólnie wygrywają: { $names }
}
ended-agreed = Gracze zgodzili się zakończyć grę.
ended-resigned = Gra zakończyła się poddaniem.
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
count-at-once = Pokaż wynik
points-by-source = Punkty według źródeł
source = Źródło
sum = Suma
rematch = Zagraj jeszcze raz
to-rematch = Dołącz do rewanżu
to-board = Zobacz planszę
to-result = Do wyniku
replay = Powtórka
download-record = Pobierz zapis
verify = Przeglądarka nie sprawdza samych rzutów i kart. Aby sprawdzić każdy rzut i każdą kartę, pobierz zapis i uruchom:
fair = Czy rzuty i karty były uczciwe?
fair-broken = Rzuty i karty w tej grze nie były takie, do jakich zobowiązał się serwer. Pobierz zapis jako dowód.
fair-unread = Nie udało się wczytać zapisu, więc niczego nie sprawdzono. Odśwież stronę, aby spróbować ponownie.
fair-commitment-yes = Sekret zgadza się ze zobowiązaniem, które stół pokazał przy pierwszym otwarciu.
fair-commitment-no = Sekret nie zgadza się ze zobowiązaniem, które stół pokazał przy pierwszym otwarciu.
fair-commitment-open = Ten stół został otwarty dopiero po grze, więc nie ma wcześniejszego zobowiązania, z którym można porównać sekret.
fair-nonce-yes = { $name }: użyto liczby losowej wysłanej przez twoją przeglądarkę.
fair-nonce-no = { $name }: nie użyto liczby losowej wysłanej przez twoją przeglądarkę.
fair-nonce-late = { $name }: liczba losowa dotarła za późno, więc użyto jej zobowiązania, co odnotowano w zapisie.
fair-nonce-open = Ta przeglądarka nie wysłała twojej liczby losowej, więc nie można wykluczyć, że serwer znał wyniki wcześniej.
fair-nonces-yes = Liczba losowa każdego gracza jest tą, do której zobowiązał się przed grą.
fair-nonces-no = Liczby losowe nie wszystkich graczy są tymi, do których zobowiązali się przed grą.
fair-nonces-open = Żaden gracz nie zobowiązał się przed tą grą do liczby losowej.
back = Wstecz
to-beginning = Na początek
to-end = Na koniec
play = Odtwarzaj
pause = Wstrzymaj
moment = Chwila gry
moment-of = { $n } z { $all }
bot-thought = Co rozważał gracz { $name } ({ $bot })
spectator = widz
fork = Graj dalej od tego miejsca

## O grze

about-what = Signoria pozwala grać w złożone gry planszowe według pełnych zasad: w przeglądarce, w terminalu i z programów.
about-unofficial = Signorię tworzą miłośnicy tych gier. Nie jest związana z ich autorami ani wydawcami i nie używa ich tekstów ani ilustracji. Jeśli gra się podoba, warto ją kupić.
about-fair-title = Uczciwa gra
about-fair = Przed pierwszym ruchem serwer zobowiązuje się do tajnej liczby, która w połączeniu z liczbą od każdego gracza ustala wszystkie kości i karty. Po grze zapis ją ujawnia, a „signoria verify” wszystko sprawdza. Czego nie wolno ci wiedzieć, nie opuszcza serwera.
about-keys-title = Klawiatura
about-keys = Wszystko jest dostępne klawiszami Tab, strzałkami, Enter i Escape. Ctrl i Enter potwierdzają wybrany ruch. Widok tekstowy każdej gry ma wiersz poleceń i współpracuje z czytnikami ekranu.
about-credits-title = Podziękowania
about-licence = Sama Signoria jest wolnym oprogramowaniem na licencji MIT.
about-shapes = Kształty elementów gry Książęta Florencji są odtworzone, a nie przeniesione z wydania pudełkowego. Jak je poprawić, mówi dokumentacja (docs/positions.md).
credit-icons = Ikony
credit-garamond = Tytuły
credit-source = Tekst
credit-svelte = Interfejs
credit-fluent = Języki

## Czego serwer odmawia

problem-offline = Nie można połączyć się z serwerem.
problem-not-logged-in = Zaloguj się albo zacznij jako gość.
problem-no-table = Nie ma takiego stołu albo jest prywatny: poproś o link.
problem-stale = Sytuacja się zmieniła. Wybierz jeszcze raz.
problem-key-used = To zostało już wysłane. Spróbuj ponownie.
problem-closed = Gospodarz anulował ten stół.
problem-is-here = Nie możesz zastąpić gracza, który jest przy stole.
problem-too-early = Na prośbę o bota jest za wcześnie: poczekaj jeszcze chwilę.
problem-not-waited-for = Nikt teraz nie czeka na tego gracza.
problem-not-a-person = Gra tam już bot.
problem-too-many-orders = Masz już w tej grze zbyt wiele stałych poleceń.
problem-too-many-questions = W tej grze padło już zbyt wiele twoich propozycji.
problem-too-many-offers = W tej grze padło już zbyt wiele twoich ofert. Na oferty innych nadal możesz odpowiadać.
problem-too-many-undos = W tej grze cofnięto już zbyt wiele twoich ruchów.
problem-too-many-bots = W tej grze człowiek i bot zmieniali się na tym miejscu zbyt często.
problem-dead-end = Gra utknęła: żadna zasada nie mówi, co dalej.
problem-other-rules = Ta gra zaczęła się według starszych zasad i nie może się dalej toczyć.
problem-unreadable = Zapis tej gry jest uszkodzony, więc nie może się ona dalej toczyć.
problem-parked = Ta gra nie może się dalej toczyć.
problem-illegal = Zasady na to nie pozwalają.
problem-bad-move = Nic tu się tak nie nazywa. Wybierz z listy.
problem-over = Gra się skończyła.
problem-not-begun = Gra się jeszcze nie zaczęła: są wolne miejsca.
problem-begun-already = Gra już się zaczęła.
problem-begins = Wszystkie miejsca są zajęte: gra zaraz się zacznie.
problem-bad-nonce = To nie jest liczba losowa, do której zobowiązano się przy siadaniu.
problem-undo-nothing = Nie masz czego cofnąć.
problem-undo-answered = Ktoś inny już odpowiedział na twój ruch; poproś pozostałych graczy o zgodę na cofnięcie.
problem-undo-chance = Po twoim ruchu rzucono kośćmi lub dobrano karty; poproś pozostałych graczy o zgodę na cofnięcie.
problem-undo-shown = Twój ruch ujawnił coś zakrytego; poproś pozostałych graczy o zgodę na cofnięcie.
problem-undo-long = Tego ruchu nie da się cofnąć bez pytania, bo składa się ze zbyt wielu kroków; poproś pozostałych graczy o zgodę.
problem-undo-turn = Teraz gra ktoś inny; poproś pozostałych graczy o zgodę na cofnięcie.
problem-asked-already = Trwa już jedno głosowanie. Najpierw je rozstrzygnijcie.
problem-not-asked = Teraz decyduje ktoś inny.
problem-bot-plays = Gra za ciebie bot: najpierw wróć na swoje miejsce (w menu).
problem-hint-already = Bot już się dla ciebie zastanawia.
problem-no-hints = Przy tym stole gra się bez podpowiedzi.
problem-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
problem-sits-already = Już tu siedzisz.
problem-no-invitation = Ten stół jest prywatny: użyj linku z zaproszeniem.
problem-not-the-host = Tylko gospodarz może dodawać boty.
problem-not-your-seat = To nie jest twoje miejsce.
problem-no-talk = Zasady nie pozwalają wam teraz na poufną rozmowę.
problem-name-taken = Ta nazwa jest zajęta.
problem-bad-name = Tej nazwy nie można użyć.
problem-mixed-name = Zapisz nazwę literami jednego pisma.
problem-in-a-game = Nazwę możesz zmienić po zakończeniu swoich gier.
problem-no-password = Gość nie ma hasła: załóż konto.
problem-only-a-session = Token tego nie może: zaloguj się.
problem-too-many-tokens = Masz 50 tokenów: najpierw unieważnij któryś.
problem-no-session = Ta sesja już się skończyła.
problem-weak-password = Wybierz dłuższe lub mniej popularne hasło.
problem-wrong-password = Nieprawidłowa nazwa lub hasło.
problem-no-letters = Ten serwer nie wysyła e-maili. Zostaw adres pusty.
problem-too-many = Za dużo zapytań. Poczekaj chwilę.
problem-try-later = Serwer nie może tego teraz zrobić: spróbuj ponownie za chwilę.
problem-not-over = Gra jeszcze się nie skończyła.
problem-internal = Błąd serwera. Został zapisany.

## Rysowane plansze

board-planned = W planie:
board-drop-plan = Porzuć plan
board-answers = Odpowiedzi
board-again = Wybierz ponownie, aby potwierdzić.
board-show = Pokaż
board-hide = Ukryj

## Plansza Lorenzo il Magnifico

lorenzo-board = Plansza gry Lorenzo il Magnifico
lorenzo-round = Runda { $round } z 6 · { $period }
lorenzo-setup = Przed rundą 1
lorenzo-dice = Kości
lorenzo-die-black = czarna kość
lorenzo-die-white = biała kość
lorenzo-die-orange = pomarańczowa kość
lorenzo-overview = Przegląd: punkty, nadchodzące karty, kolejność
lorenzo-score-now = Punkty w tej chwili
lorenzo-to-come = W okresie { $period } pojawią się jeszcze
lorenzo-next-order = Kolejność w następnej rundzie, stan na teraz
lorenzo-report = Raport do Watykanu
lorenzo-you-are-struck = Otrzymujesz ekskomunikę:
lorenzo-struck-seen = OK
lorenzo-order = Kolejność graczy
lorenzo-towers = Wieże
lorenzo-tower-territory = Włości
lorenzo-tower-character = Postacie
lorenzo-tower-building = Budynki
lorenzo-tower-venture = Przedsięwzięcia
lorenzo-spaces = Rada miejska, targowisko, Zbiory i Produkcja
lorenzo-council = Rada miejska
lorenzo-market = Targowisko
lorenzo-harvest = Zbiory
lorenzo-production = Produkcja
lorenzo-single = mniejsze
lorenzo-large = większe −{ $n }
lorenzo-closed = zakryte
lorenzo-church = Kościół
lorenzo-faith-track = Tor wiary, niżej punkty zwycięstwa
lorenzo-tile = Żeton { $period }: od { $faith } punktów wiary nic nie grozi
lorenzo-struck = Ekskomunika: { $names }
lorenzo-tracks = Punkty wojska i punkty zwycięstwa
lorenzo-own = Plansza osobista: { $name }
lorenzo-others = Pozostali gracze
lorenzo-enlarge = Pokaż planszę osobistą: { $name }
lorenzo-members = Członkowie rodziny w domu
lorenzo-member-black = czarny członek rodziny
lorenzo-member-white = biały członek rodziny
lorenzo-member-orange = pomarańczowy członek rodziny
lorenzo-member-neutral = neutralny członek rodziny
lorenzo-member = { $member }, wartość { $value }
lorenzo-member-of = { $member } ({ $name })
lorenzo-can-go = { $servants ->
    [0] można wybrać
    [one] można wybrać, wydając { $servants } sługę
    [few] można wybrać, wydając { $servants } sługi
   *[other] można wybrać, wydając { $servants } sług
}
lorenzo-surcharge = { $coins ->
    [one] dopłacasz { $coins } monetę
    [few] dopłacasz { $coins } monety
   *[other] dopłacasz { $coins } monet
}
lorenzo-goods = Zasoby i punkty
lorenzo-good-wood = drewno
lorenzo-good-stone = kamień
lorenzo-good-servant = sługi
lorenzo-good-coin = monety
lorenzo-good-military = punkty wojska
lorenzo-good-faith = punkty wiary
lorenzo-good-victory = punkty zwycięstwa
lorenzo-good-privilege = przywilej
# Po jednej literze, widocznej obok znaku.
lorenzo-letter-wood = D
lorenzo-letter-stone = K
lorenzo-letter-servant = S
lorenzo-letter-coin = M
lorenzo-letter-military = W
lorenzo-letter-faith = R
lorenzo-letter-victory = Z
lorenzo-exchanges = Wybierz wymiany
lorenzo-no-exchange = bez wymiany
lorenzo-exchange = zapłać: { $pays }, zyskaj: { $gains }
lorenzo-balance = Bilans
lorenzo-less-by = Ekskomunika: { $tile }
lorenzo-activates = Aktywuje: { $names }
lorenzo-need = wymaga: { $need }, masz: { $have }
lorenzo-leader-needs = wymaga
# Wszystkie formy tych słów, rozdzielone |: w dzienniku zastępują je znaki.
lorenzo-sign-wood = drewno|drewna
lorenzo-sign-stone = kamień|kamienie|kamieni
lorenzo-sign-servant = sługa|sługi|sług|sługę
lorenzo-sign-coin = moneta|monety|monet|monetę
lorenzo-sign-military = punkt wojska|punkty wojska|punktów wojska
lorenzo-sign-faith = punkt wiary|punkty wiary|punktów wiary
lorenzo-sign-victory = punkt zwycięstwa|punkty zwycięstwa|punktów zwycięstwa
lorenzo-sign-privilege = przywilej rady|różne przywileje rady|różnych przywilejów rady
lorenzo-servants-paid = Wydane sługi
lorenzo-more-servants = Wydaj o 1 sługę więcej
lorenzo-fewer-servants = Wydaj o 1 sługę mniej
lorenzo-row-territory = Posiadane włości
lorenzo-row-character = Posiadane postacie
lorenzo-row-building = Posiadane budynki
lorenzo-row-venture = Posiadane przedsięwzięcia
lorenzo-slot-needs = { $n ->
    [one] wymaga { $n } punktu wojska
   *[other] wymaga { $n } punktów wojska
}
lorenzo-leaders = Osobistości
lorenzo-leader-count = Osobistości: { $played } w grze, { $hand } na ręce
lorenzo-discarded = Odrzucone: { $names }
lorenzo-used = wykorzystana w tej rundzie
lorenzo-copies = kopiuje: { $name }
lorenzo-do-play = Zagraj
lorenzo-do-discard = Odrzuć
lorenzo-do-activate = Aktywuj
lorenzo-excommunicated = Ekskomunika
lorenzo-which-member = Którego członka rodziny tam wysyłasz: { $space }?
lorenzo-which-member-card = Którym członkiem rodziny bierzesz kartę „{ $card }”?
lorenzo-go-black = Czarny ({ $value }): wybierz pole
lorenzo-go-white = Biały ({ $value }): wybierz pole
lorenzo-go-orange = Pomarańczowy ({ $value }): wybierz pole
lorenzo-go-neutral = Neutralny ({ $value }): wybierz pole

# Fief: families, offices, scenes
fief-families = Pozostałe rodziny
fief-enlarge-family = Wszystko, co ma { $name }
fief-allied-with = Sojusz: { $name }
fief-first = Pierwszy gracz
fief-no-lords = Brak Seniorów
fief-money = Denary
fief-points = Punkty zwycięstwa i liczba potrzebna do wygranej
fief-points-together = Punkty zwycięstwa (z czego { $theirs } ma { $name }): razem { $n } z { $of }
fief-cards-in-hand = Karty na ręce
fief-tokens = Żetony dyplomacji
fief-next-income = następny dochód { $n } d
fief-supply = W puli:
fief-lords = Seniorzy
fief-villages = Wioski
fief-income = Dochód
fief-points-by = Punkty zwycięstwa
fief-points-fief_titles = Tytuły lenne
fief-points-king = Król
fief-points-pope = Papież
fief-votes-now = Głosy, gdyby wybory odbyły się teraz
fief-known-cards = Karty, o których wiesz
fief-or-another = lub ktoś inny
fief-crown = Korona i Kościół
fief-crown-open = Korona i Kościół: tytuły, głosy i podatki
fief-king = Król
fief-queen = Królowa
fief-regent = Królowa regentka
fief-dauphin = Książę dziedziczny
fief-pope = Papież
fief-cardinal = Kardynał
fief-bishop-of = Biskup { $place }
fief-no-election-yet = { $n ->
    [1] Wyborów nie ma, dopóki nikt nie kontroluje wioski { $names }.
    [2] Wyborów nie ma, dopóki nikt nie kontroluje wiosek { $names }.
   *[other] Wyborów nie ma, dopóki każda wioska nie jest pod czyjąś kontrolą.
}
fief-title-of = Tytuł lenna { $place }
fief-assassin = Zabójca
fief-excommunicated = Ekskomunika
fief-married-to = małżeństwo: { $lord }
fief-prisoner-of = w niewoli gracza { $name }
fief-nobody = nikt
fief-taxes-laid = { $n ->
    [one] { $n } podatek do pobrania
    [few] { $n } podatki do pobrania
   *[other] { $n } podatków do pobrania
}
fief-offices-votes = Urzędy i głosy, gdyby wybory odbyły się teraz
fief-office = Urząd
fief-holder = Piastuje
fief-votes-note = Głosy rodziny liczą się tylko wtedy, gdy wybierany jest dany urząd. Najwięcej głosów zaznaczono grubą czcionką.
fief-titles = Tytuły lenne
fief-taxes = Nałożone podatki
fief-tax-land = { $lord }, podatek ziemski
fief-tax-royal_land = { $lord }, królewski podatek ziemski
fief-tax-bishop_tithe = { $lord }, dziesięcina
fief-tax-cardinal_tithe = { $lord }, dziesięcina kardynała
fief-tax-papal_tithe = { $lord }, dziesięcina papieska
fief-ribbon = Fazy, talie i plagi
fief-phase-hear_ye = Słuchajcie!
fief-phase-cards = Karty
fief-phase-income = Dochody
fief-phase-purchases = Zakupy
fief-phase-movement = Ruch
fief-phase-battles = Bitwy
fief-phase-end_of_turn = Koniec tury
fief-order = Kolejność: { $names }
fief-deck-event = Talia Wydarzeń, liczba kart: { $n }, na wierzchu: { $top ->
    [calamity] plaga
   *[event] wydarzenie
}
fief-deck-character = Talia Postaci, liczba kart: { $n }
fief-draw-event = Dobierz wydarzenie
fief-draw-character = Dobierz postać
fief-deck-top = { $top ->
    [calamity] Na wierzchu: plaga
   *[event] Na wierzchu: wydarzenie
}
fief-deck-left = Zostało: { $n }
fief-calamity-track = Zakryte plagi: { $n }
fief-would-win = { $n ->
    [one] Gdyby tura skończyła się teraz, wygrałaby rodzina gracza { $names }.
   *[other] Gdyby tura skończyła się teraz, wygrałyby razem rodziny graczy { $names }.
}
fief-one-short = Brakuje jednego punktu zwycięstwa: { $names }
fief-hand = Twoje karty
fief-no-cards = Nie masz kart.
fief-card-lord = Senior
fief-card-plain = Wydarzenie
fief-which-way = Wybierz jedno.
fief-powers = Co jeszcze możesz zrobić
fief-power-marry = Małżeństwo
fief-power-titles = Tytuły lenne
fief-power-cardinal = Kapelusz kardynalski
fief-power-pope = Władza papieża
fief-power-annulment = Unieważnienie
fief-power-relics = Weź relikwię
fief-fold-key = Klawisz M
fief-go-on = Dalej
fief-elections-to-come = Wybory w tej turze
fief-candidates = Kandydaci
fief-marker-of = Żeton gracza { $name }
fief-no-marker = Jeszcze bez żetonów
fief-up-to-votes = { $n ->
    [0] mogą tu leżeć tylko zmyłki
    [one] { $n } głos, jeśli to nie zmyłka
    [few] najwyżej { $n } głosy, bez zmyłek
   *[other] najwyżej { $n } głosów, bez zmyłek
}
fief-vote = Głos
fief-decoy = Zmyłka
fief-vote-for = Głos: { $lord }
fief-decoy-on = Zmyłka: { $lord }
fief-no-candidates = Nikt jeszcze nie kandyduje.
fief-let-stand = Kandyduj
fief-nobody-else-stands = Nikt więcej nie kandyduje
fief-nobody-stands = Nikt nie kandyduje
fief-urn = Głosy leżą w zamkniętej urnie, dopóki wszyscy nie zagłosują.
fief-votes = Głosy
fief-nobody-votes = Nikt nie ma głosów.
fief-decoy-bluff = Zmyłka to tylko blef i się nie liczy. Możesz ją położyć bez głosu.
fief-any-decoy = Losowa zmyłka
fief-lay-nothing = Nic nie kładź
fief-seal-decoy = Zapieczętuj samą zmyłkę
fief-seal = { $n ->
    [one] Zapieczętuj mój głos: { $n } głos
    [few] Zapieczętuj mój głos: { $n } głosy
   *[other] Zapieczętuj mój głos: { $n } głosów
}
fief-need-bishop = Wygrywa największa liczba głosów; przy remisie nikt
fief-need-pope = Ponad połowa oddanych głosów
fief-need-king = Wygrywają 3 głosy, w tym głosy { $n } biskupów, kardynała lub papieża
fief-battle-of = Bitwa w wiosce { $place }
fief-cavalcade = Kawalkada
fief-field-battle = Bitwa w polu
fief-round = Runda { $n }
fief-quiet = Rundy bez strat: { $n } z { $of }
fief-side-attack = Atakuje { $name }
fief-side-defence = Broni się { $name }
fief-attacks = atakuje
fief-defends = broni się
fief-nothing-left = Nikt nie został
fief-combat-points = { $n ->
    [one] punkt walki
    [few] punkty walki
   *[other] punktów walki
}
fief-dice = { $n ->
    [one] kość
    [few] kości
   *[other] kości
}
fief-modifier-walls = Mury
fief-modifier-engines = Machiny oblężnicze
fief-modifier-tunnel = Tunel: mury się nie liczą
fief-modifier-gates_open = Otwarte bramy: mury się nie liczą
fief-modifier-d_arc = d’Arc
fief-modifier-bars = Zagradza drogę
fief-modifier-lance = Święta Włócznia
fief-modifier-grail = Święty Graal po drugiej stronie
fief-rolled = Kości: { $dice }. Obrażenia: { $n }
fief-damage = Obrażenia: { $n }
fief-damage-to-take = Obrażenia do przyjęcia: { $n }.
fief-click-what-falls = Kliknij, co ginie: rycerz przyjmuje 3, każdy inny 1.
fief-men-first = Najpierw zbrojni
fief-surrendered = { $name } się poddaje.
fief-loses = { $name } traci { $unit ->
    [knight] { $n ->
        [one] { $n } rycerza
       *[other] { $n } rycerzy
    }
   *[man_at_arms] { $n ->
        [one] { $n } zbrojnego
       *[other] { $n } zbrojnych
    }
}.
fief-falls = { $n ->
    [one] Ginie { $names }
   *[other] Giną { $names }
}
fief-revolt-in = Bunt w wiosce { $place }
fief-raised-by = Wywołuje go { $name }
fief-revolt-cards = { $n ->
    [one] { $n } karta „Bunt”
    [few] { $n } karty „Bunt”
   *[other] { $n } kart „Bunt”
}
fief-calms = { $lord } próbuje uspokoić bunt.
fief-suffers = Bunt dotyka wojsk gracza { $name }.
fief-moment-deaths = Śmierć
fief-moment-marriage = Małżeństwo
fief-moment-calamity = Plaga
fief-moment-excommunication = Ekskomunika
fief-moment-end = Zwycięstwo
fief-moment-freed = Koniec niewoli
fief-moment-refused = Odmowa małżeństwa
fief-by-card = { $card }, zagrywa { $name }
fief-killed-by = { $cause ->
    [plague] Śmierć od zarazy
    [revolt] Śmierć w czasie buntu
   *[battle] Śmierć w bitwie
}
fief-marriage-ended = Kończy się małżeństwo ({ $lord }, { $spouse }), a z nim sojusz.
fief-refuses-marriage = { $name } odrzuca twoją propozycję małżeństwa.
fief-now-allies = Nowy sojusz: { $names }.
fief-loses-bishopric = Biskupstwo { $place } przepada.
fief-no-vote = bez głosu
fief-is-elected = { $lord } wygrywa wybory.
fief-nobody-elected = Nikt nie zostaje wybrany.
fief-wins = { $name } wygrywa.
fief-victory-points = Punkty zwycięstwa: { $n }
fief-hold = Do niewoli: { $lord }
fief-stay-out = Nie dołączaj
fief-add-nothing = Nic nie dokładaj
fief-leave-it = Zdaj się na los
fief-end-marriages = Bez małżeństwa
fief-end-playing = Zachowaj karty
fief-end-ransoming = Nie płać okupu
fief-end-parley = Graj dalej
fief-end-buying = Nic więcej nie kupuj
fief-end-moving = Zakończ ruch
fief-end-fighting = Nie atakuj
fief-end-sieges = Zakończ oblężenia
fief-end-pillaging = Nie plądruj
fief-done-discarding = Zachowaj resztę
fief-done-drawing = Nie dobieraj więcej
fief-odds = Ty: punkty { $mine }, kości { $mydice }. Przeciwnik: punkty { $theirs }, kości { $theirdice }.
# End of the scenes of Fief

princes-board = Plansza Książąt Florencji
princes-place-it = Umieść w swoim księstwie: { $piece }
princes-not-free = Tu już coś leży.
princes-touches = Tu dotyka budynku lub pałacu.
princes-at-border = Przy granicy z sąsiadem budujesz tylko z architektem.
princes-touches-across = Tu dotyka budynku po drugiej stronie granicy.
princes-no-place = Tu się nie mieści.
princes-held = { $piece } na polu { $cell }.
princes-fits-here = Pasuje.
princes-court = Księstwo gracza { $name }
princes-court-keys = Twoje księstwo. Z elementem w ręce: strzałki przesuwają, R obraca, F odwraca, N przechodzi do następnego miejsca, Enter kładzie.
princes-turn = Obróć
princes-flip = Odwróć
princes-build = Wznieś
princes-lay = Połóż
princes-pencil = Zaznacz ołówkiem
princes-pencilled = { $piece }, ołówkiem: weź z powrotem
princes-build-pencilled = Wznieś w zaznaczonym miejscu: { $piece }
princes-purse = Twoje zasoby
princes-florins = Floreny
princes-prestige = Punkty prestiżu
princes-secret = Tylko ty to widzisz
princes-sell = sprzedaj 1
princes-has = { $thing }: tak
princes-has-not = { $thing }: nie
princes-rounds = Rundy
princes-round-needs = Runda { $round }: dzieła od wartości { $n }
princes-round-needs-short = Minimum tej rundy: { $n }
princes-best-work = Najwybitniejsze dzieło rundy
princes-overview = Wynik i karty
princes-score = Wynik
princes-fame = Ścieżka sławy
princes-market-column = Licytacja i rynek
princes-face-auction = Licytacja
princes-face-market = Rynek
princes-buildings = Budynki
princes-freedoms-cards = Swobody i karty
princes-sum = { $n } florenów
princes-free = za darmo
princes-together = Wznieś samodzielnie lub wspólnie
princes-alone = Samodzielnie
princes-with = Z graczem { $name }
princes-left = zostało: { $n }
princes-all-works = Wszystkie dzieła +{ $n }
princes-plus-points = +{ $n } prestiżu
princes-price-to = Budynki { $from } → { $to }
princes-opens-squares = Budynki mogą się stykać
princes-no-room = Brak miejsca
princes-yours = masz
princes-none-left = brak
princes-cards-counted = karty Wolnych Zawodów i Rekrutacji
princes-value = wartość { $n }
princes-enough = wystarczy na tę rundę
princes-needs = wymaga { $n }
princes-hand = Dzieła i karty
princes-tab-works = Moje dzieła
princes-tab-everybody = Wszystkich
princes-tab-cards = Karty
princes-no-works = Nie masz na ręce kart Wolnych Zawodów.
princes-no-cards = Nie masz kart Premii ani Prestiżu.
princes-no-works-yet = Nikt jeszcze nie ukończył dzieła.
princes-recruited-works = Zrekrutowane przez innych: { $n }
princes-bonus-card = Karta Premii
princes-prestige-card = Karta Prestiżu
princes-now = według obecnego stanu
princes-enlarge = Pokaż księstwo gracza { $name }
princes-start-player = Gracz rozpoczynający
princes-professions-in-hand = Karty Wolnych Zawodów na ręce: { $n }
princes-bonus-in-hand = Karty Premii: { $n }
princes-prestige-in-hand = Karty Prestiżu: { $n }
princes-works-done = Dzieła: { $n }
princes-payment = Zapłata
princes-bonus-cards = Karty Premii do zagrania
princes-pay-text = { $florins } florenów, punkty prestiżu: { $points }
princes-complete = Ukończ: { $n }
princes-take-payment = Weź
princes-setup = Przed rundą 1
princes-phase-auction = Licytacja
princes-phase-characters = Postacie
princes-phase-actions = Akcje
princes-phase-end = Koniec gry
princes-stage = Co się dzieje
princes-doing-work = kończy dzieło: na razie { $n }
princes-doing-payment = otrzymuje { $n } florenów
princes-doing-look = wybiera kartę
princes-doing-lay = kładzie: { $piece }
princes-actions-left = Pozostałe akcje: { $n }
princes-bids = Ostatnie stawki w kolejności graczy
princes-passed = pas
princes-has-one = ma już przedmiot
princes-whose-turn = ruch gracza { $name }
princes-bid = Licytuj { $n }
princes-left-after = potem zostanie { $n }
princes-pass-ahead = Spasuj w tej licytacji
princes-limit = Licytuj za mnie do
princes-limit-upto = do { $n }
princes-limit-set = Za mnie
princes-limit-kept = Licytacja za ciebie: do { $n }
princes-limit-stop = Przerwij
princes-pass-kept = Spasujesz w tej licytacji
princes-choose-order = Wybierz kolejność pozostałych kart pod stosem
princes-bid-for = Stawka: { $thing }
princes-does-muse = Każde twoje dzieło jest w tej rundzie warte o { $round } więcej.
princes-does-cardinal = Masz w tej rundzie 3 akcje zamiast 2.
princes-does-princess = Ukończy własne dzieło, bez karty Wolnego Zawodu.
princes-does-princess-now = Ukończy własne dzieło: teraz warte { $n }.
princes-does-merchant = Następny wylicytowany przedmiot masz za darmo albo dostajesz punkty za miejsce.
princes-does-merchant-last = Dostajesz punkty za miejsce: 1, gdy prowadzisz, więcej na dalszym miejscu.
princes-does-professor = Wybierasz za darmo kartę Premii albo Prestiżu.
princes-does-banker = Bank wypłaca ci { $pot } florenów minus twoja stawka.
princes-does-banker-last = Bank wypłaca ci { $pot } florenów minus twoja stawka, a na koniec za całą gotówkę możesz kupić punkty, po 200 florenów.
princes-bid-now = Licytuj
princes-sum-short = { $n }
princes-together-title = { $building }, z graczem { $name }
princes-together-others = { $building }: { $one } i { $other }
princes-border-keys = Granica obu księstw. Strzałki przechodzą między miejscami, R obraca, F odwraca, Enter kładzie budynek.
princes-next-place = Następne miejsce
princes-placing = Element w ręce
princes-they-pay = { $name } płaci ci
princes-you-pay = Płacisz graczowi { $name }
princes-propose = Zaproponuj
princes-pays = { $name } płaci { $n } florenów
princes-you-pay-sum = Płacisz { $n } florenów
princes-then-has = potem { $florins } florenów i { $points } PP
princes-prestige-cards-of = Karty Prestiżu: { $name }
princes-round-over = Koniec rundy { $round }
princes-no-best = Nikt nie ukończył dzieła.
princes-works-title = Dzieła
princes-empty-squares = Puste pola: { $n }
princes-score-now = Obecny wynik
princes-source = Źródło
princes-own-secret = twoje karty Prestiżu, gdyby gra skończyła się teraz
princes-in-all = Razem
princes-in-hand = na twojej ręce
princes-recruited-card = zwerbowana, na ręce
princes-under-stack = pod stosem
princes-all-professions = Wszystkie karty Wolnych Zawodów
princes-all-bonus = Wszystkie karty Premii
princes-all-prestige = Wszystkie karty Prestiżu
princes-where-both = Umieść w poprzek granicy: { $piece }
princes-what-sum = Ile ma ci zapłacić { $name }?
princes-what-you-pay = Ile zapłacisz graczowi { $name }?
princes-accept = Przyjmij
princes-reject = Odrzuć
princes-counter = Kontrpropozycja
princes-withdraw = Wycofaj
princes-asked-both = { $name } chce z tobą budować: { $piece }. Co ty na to?
princes-asked-counter = { $name } proponuje coś innego: { $piece }. Zgadzasz się?
princes-put-together = Dołóż karty Premii, wybierz zapłatę i ukończ dzieło.
princes-put-together-alone = Wybierz zapłatę i ukończ dzieło.
princes-rate = 1 punkt prestiżu kosztuje { $n } florenów.
princes-best-so-far = Najwybitniejsze dzieło jak dotąd: { $n }
princes-how-mouse = R lub kółko obraca, F odwraca, kliknięcie kładzie.
princes-how-touch = Przeciągnij albo dotknij miejsca w księstwie.
princes-keep-one-of-five = Zatrzymaj 1 z 5
princes-take-played = Weź zagraną kartę Wolnego Zawodu
princes-rivals = Pozostali gracze
fief-board = Stół gry Fief
fief-map = Mapa hrabstwa
fief-sheets = Pod mapą
fief-sheet-desk = Działania
fief-sheet-hand = Twoje
fief-sheet-families = Rodziny
fief-desk = Co robisz
fief-rank-barony = baronia
fief-rank-county = hrabstwo
fief-rank-duchy = księstwo
fief-bishopric = Biskupstwo { $name }
fief-zoom-in = Przybliż
fief-zoom-out = Oddal
fief-hide-counters = Ukryj żetony (H)
fief-whole-map = Cała mapa
fief-own-money = Denary i następny dochód
fief-own-tokens = Żetony dyplomacji
fief-own-men = Zbrojni w zasobach
fief-own-knights = Rycerze w zasobach
fief-own-lords = Twój ród
fief-with = razem: { $lord }
fief-march-to = { $lord } → { $village }
fief-steps-left = { $n ->
    [one] został { $n } krok
    [few] zostały { $n } kroki
   *[many] zostało { $n } kroków
}
fief-where-to = Wybierz wioskę.
fief-where-next = Wymaszeruj albo wybierz następną wioskę.
fief-none-of-them = nikt
fief-all-of-them = wszyscy
fief-votes-of = { $of } { $n }
fief-votes-of-villages = wioski { $n }
fief-card-asked = { $when ->
    [never] bez pytania
    [battles] tylko w bitwach
    [always] zawsze pytaj
   *[playable] Niespodzianka
}
fief-shop = { $n ->
    [0] W żadnej wiosce nie możesz teraz nic kupić.
    [one] Kliknij wioskę { $village }, aby tam kupować.
    [few] Kliknij jedną z { $n } podświetlonych wiosek, aby tam kupować.
   *[other] Kliknij jedną z { $n } podświetlonych wiosek, aby tam kupować.
}
fief-price-missing = brakuje { $n } d
fief-bishop-of-family = biskup gracza { $name }
fief-group-first = Najpierw wskaż, dokąd idzie { $lord }, albo się zatrzymaj.
fief-talk-with = Poufna rozmowa: { $names }
fief-talk-about = Na czacie słyszycie się teraz tylko wy, a waszych ofert nie pozna nikt inny.
fief-talk-offer = Złóż ofertę: { $name }
fief-talk-pass = Teraz bez oferty: dalej { $name }
fief-talk-longer = Przedłuż rozmowę: żeton dyplomacji
fief-talk-no-longer = Nie przedłużaj
fief-talk-leave = Opuść rozmowę
fief-nowhere-to = Do żadnej wioski nie da się teraz dojść. Kliknij dowolną, by zobaczyć powód.
fief-goes-along = { $lord } idzie razem
fief-men = Zbrojni
fief-knights = Rycerze
fief-one-less = Jeden mniej
fief-one-more = Jeden więcej
fief-of = { $n } z { $most }
fief-asks-leave = Potrzebne pozwolenie: { $name }
fief-stops-at-gate = { $walls ->
    [no] Zatrzymasz się przed wioską, bo stoją tam inni.
   *[yes] Zatrzymasz się przy bramie, przed murami.
}
fief-leave-one = Zostaw jednego
fief-ask-leave = Poproś o pozwolenie
fief-march = Wymarsz
fief-leave-price = Co za nie oferujesz
fief-bell = { $when ->
    [never] Nikt nie pyta cię o kartę { $card }. Kliknij, aby pytano, gdy można ją zagrać.
    [battles] O kartę { $card } pyta się tylko w bitwach. Kliknij, aby pytano zawsze, gdy można ją zagrać.
    [always] O kartę { $card } pyta się zawsze, dla blefu. Kliknij, aby pytano tylko, gdy można ją zagrać.
   *[playable] O kartę { $card } pyta się, gdy można ją zagrać. Kliknij, aby nigdy nie pytano.
}
fief-office-bishop = biskup
fief-office-pope = papież
fief-office-king = król
fief-loses-villages = Tracisz kontrolę: { $names }
fief-loses-titles = Tracisz tytuły: { $names }
fief-loses-offices = Tracisz urzędy: { $names }
fief-loses-lords = Tracisz Seniorów: { $names }
fief-loses-captured = Do niewoli: { $names }
fief-loses-prisoners = Twoi więźniowie odzyskują wolność: { $names }
fief-loses-sieges = Kończą się twoje oblężenia: { $names }
fief-money-left = zostaje { $n } d
fief-price = { $n } d
fief-buy-man_at_arms = Zbrojni
fief-buy-knight = Rycerze
fief-buy-mill = Młyny
fief-buy-castle = Zamek
fief-buy = Kup za { $n } d
fief-lies-in = Lenno { $fief }, biskupstwo { $bishopric }
fief-nobodys = Nikt jej nie kontroluje
fief-roads-to = Drogi: { $villages }
fief-yields = dochód { $n } d
fief-fort-castle = zamek
fief-fort-city = ufortyfikowane miasto
fief-mills = { $n ->
    [one] { $n } młyn
    [few] { $n } młyny
   *[many] { $n } młynów
}
fief-units-unknown = { $n ->
    [one] { $n } jednostka, niewidoczna
    [few] { $n } jednostki, niewidoczne
   *[many] { $n } jednostek, niewidocznych
}
fief-at-gate = na drodze do wioski { $village }

## Reactions and automatic answers

reactions = Reakcje
reactions-about = Na co odpowiada się za ciebie bez pytania. Nikt inny nie zobaczy tego przed końcem gry.
do-you-react = Czy reagujesz?
does-anybody-react = Czy ktoś reaguje?
reaction-asked = Zapytani: { $names }
lift-curtain = Zareaguj jako { $name }
nobody-reacts = Nikt nie reaguje
let-it-pass = Pasuj
pass-while-same = Pasuj, aż coś się zmieni
pass-while-same-about = W tej fazie dostaniesz pytanie dopiero wtedy, gdy będziesz móc zagrać coś innego
ask-me = Pytaj mnie
mode-smart = Gdy mogę coś zagrać
mode-smart-about = Gdy nie możesz nic zagrać, pasujesz bez pytania.
mode-every = Przy każdej okazji
mode-every-about = Pytanie pojawia się także wtedy, gdy nie możesz nic zagrać: dla blefu.
quiet = Nie pytaj mnie więcej
quiet-same = aż będę móc zagrać coś innego
quiet-battle = w tej bitwie
quiet-phase = w tej fazie
quiet-turn = w tej turze
by-card = Według kart
when-playable = Gdy można zagrać
when-battles = Tylko w bitwach
when-never = Nigdy
when-always = Zawsze, dla blefu
by-moment = Według chwil
by-moment-about = W tych chwilach gracze mogą reagować. Możesz odpowiadać zawsze, nawet gdy nie masz co zagrać, albo nigdy.
ask-at-usual = Jak przy kartach
ask-at-battles = Tylko w bitwach
ask-at-always = Zawsze mnie pytaj
ask-at-never = Nigdy mnie nie pytaj
letters-answered = Listy z automatyczną odpowiedzią
letters-answered-none = Brak: na każdy list odpowiadasz samodzielnie.
letter-wish-accept = { $who ->
    [one] Przyjmuj od gracza { $name }: { $matter },
   *[other] Przyjmuj od każdego: { $matter },
}
letter-wish-refuse = { $who ->
    [one] Odrzucaj od gracza { $name }: { $matter },
   *[other] Odrzucaj od każdego: { $matter },
}
wish-until-phase = do końca fazy
wish-until-turn = do końca tury
wish-until-game = do końca gry
take-back-wish = Cofnij: { $wish }
wish-answer = Odpowiedź
wish-refuse = Odrzucaj
wish-accept = Przyjmuj
wish-matter = Sprawa
wish-from = Nadawca
wish-anybody = Ktokolwiek
wish-until = Jak długo
add-wish = Dodaj
wish-accept-about = List z prośbą o pieniądze, karty, wioski, więźniów lub relikwie nigdy nie zostanie przyjęty za ciebie.
bid-limits = Licytuj za mnie
bid-limits-about = Do tej sumy florenów, do końca rundy. Przy 0 pasujesz od razu.
no-limit = Pytaj mnie
delay = Opóźnienie, zanim widać pas
delay-about = W grze z ludźmi: żeby nikt nie odróżnił automatycznego pasa od namysłu.
delay-none = Brak
delay-short = Krótka: do 1 sekundy
delay-long = Długa: od 2 do 5 sekund
keys-pass = Pasowanie, gdy można zareagować

## Letters

correspondence = Listy
correspondence-news = { $n ->
    [0] Listy
    [one] Listy: { $n } do przejrzenia
    [few] Listy: { $n } do przejrzenia
    [many] Listy: { $n } do przejrzenia
   *[other] Listy: { $n } do przejrzenia
}
correspondence-about = Listy nikogo nie zatrzymują. Wygasają z końcem fazy.
write-letter = Napisz list
write-to = Napisz do gracza { $name }
no-letters = Nie ma jeszcze listów.
letters-between = Listy innych graczy
letter-to = Do gracza { $name }
letter-from-you = Ty → { $to }
letter-to-you = { $from } → ty
letter-from-to = { $from } → { $to }
letter-open = Jeszcze bez odpowiedzi
letter-accepted = Przyjęty
letter-refused = Odrzucony
letter-withdrawn = Wycofany
letter-lapsed = Wygasł
letter-sealed = Zapieczętowany
letter-closed = Treść znają tylko ci dwaj gracze.
letter-talk = Prośba o poufną rozmowę.
letter-you-give = Dajesz
letter-gives = Daje { $name }
letter-nothing = nic
letter-money = { $n ->
    [one] { $n } denar
    [few] { $n } denary
    [many] { $n } denarów
   *[other] { $n } denara
}
accept-letter = Przyjmij
refuse-letter = Odrzuć
answer-otherwise = Złóż inną ofertę
compose-give = Dajesz
compose-take = Daje { $name }
compose-ask = Prosisz o
compose-money-give = Pieniądze, które dajesz
compose-money-take = Pieniądze, o które prosisz
compose-less = Mniej
compose-more = O { $n } więcej
compose-chosen = W liście
compose-may = Co można dodać
compose-remove = Usuń z listu
compose-seal = Zapieczętuj: nikt inny nie pozna treści. Kosztuje żeton dyplomacji, jeśli list zostanie przyjęty; karty tego wymagają.
compose-talk = Poproś o poufną rozmowę (1 żeton)
tear-up = Podrzyj
send-letter = Wyślij
plan-dropped = Reszta planu przepadła
plan-dropped-refused = Twoja prośba została odrzucona.
plan-dropped-over = Ta faza się skończyła.
plan-dropped-illegal = Zaplanowane ruchy nie są już możliwe.
plan-dropped-loses = Strata byłaby większa, niż zapowiedziano.
plan-dropped-forgotten = Plan porzucony na twoje życzenie.
problem-letter-over = Ten list już nie obowiązuje: jest na niego odpowiedź, został wycofany albo skończyła się jego faza.
problem-letter-stuck = Tego listu nie da się teraz zrealizować.
problem-too-many-letters = Masz za dużo otwartych listów: najpierw wycofaj któryś.
