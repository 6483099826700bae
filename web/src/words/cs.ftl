# Slova klienta v prohlížeči. Slova her posílá server.

## Stránky

home = Úvod
home-title = Tři náročné hry u jednoho stolu
home-about = Hraj hned proti botům, nebo s přáteli. Bez účtu.
pages = Stránky
skip = Přejít k obsahu
about = O Signorii
rules = Pravidla
settings = Nastavení
table = Stůl
no-page = Taková stránka není.
coming = Okamžik…

## Úvodní stránka

play-now = Hrát hned
game = Hra
game-lorenzo = Umisťuj členy rodiny a získej přízeň církve.
game-princes = Přihazuj v dražbách, stav a získej pro svůj dvůr velká díla.
game-fief = Sňatky, volby, obléhání a zrada.
game-time-lorenzo = Asi 90 min s lidmi, 15 proti botům.
game-time-princes = Asi 75 min s lidmi, 20 proti botům.
game-time-fief = Asi 3 h s lidmi, 45 min proti botům.
play-last = Hrát znovu: { $game }, { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}, { $bot }
variants = Varianty
seats = Počet hráčů
level = Úroveň botů
begin = Začít
continue = Pokračovat
continue-none = Nemáš žádné rozehrané hry.
with = spoluhráči: { $names }
left = zbývá { $time }
games = { $n ->
    [one] { $n } hra
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
}
finished = Dohrané hry
you-won = Výhra
your-place = { $rank }. místo { $n ->
    [3] ze 3
    [4] ze 4
   *[other] z { $n }
}
join = Připojit se
join-none = Právě teď není žádný otevřený stůl.
watch = Sledovat
watch-none = Právě teď se nehraje žádná veřejná hra.
list-continue = Pokračovat
list-play = Hrát
list-join = Připojit se
list-watch = Sledovat
nobody-yet = zatím nikdo
free-seats = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
    [many] { $n } volného místa
   *[other] { $n } volných míst
}
paste-link = Máš pozvánku? Vlož odkaz:
bad-link = To není odkaz ke stolu.
go = Přejít

## Nový stůl

new-table = Nový stůl
who-may-come = Kdo se může připojit
access-public = Kdokoli (stůl je v seznamu)
access-private = Jen lidé s odkazem
pace = Tempo
pace-none = Bez časového limitu
pace-move = Časový limit na tah
pace-bank = Celkový čas hráče
time = Čas
time-unit = Jednotka času
unit-minutes = minuty
unit-hours = hodiny
unit-days = dny
increment = Sekundy přidané po každém tahu
time-out = Když čas vyprší
out-bot = hru převezme bot
out-default = provede se výchozí tah
out-resign = hráč se vzdává
more = Více
hot-seat = Společné zařízení: jeden člověk smí zaujmout více míst
hints-allowed = Povolit rady
bots = Boti
bot-level = Úroveň
options = Volby pravidel
usual-value = { $value } (obvykle)
make-table = Vytvořit stůl

## Kdo jsi

log-in = Přihlásit se
log-in-how = Způsob přihlášení
log-out = Odhlásit se
enter-login = Přihlásit se
enter-signup = Založit účet
enter-guest = Hrát jako host
name = Jméno
password = Heslo
email = E-mail (nepovinný)
you-are = Tvoje jméno: { $name }
you-are-logged-in = Jsi ve svém účtu. Tvé stoly jsou dostupné na každém zařízení.
you-are-a-guest = V tomto prohlížeči jsi host. Založ si účet a ke svým stolům se dostaneš z každého zařízení.
guest-goes = Přihlášením se hry hosta nepřevedou. Nejdřív je dohraj, nebo si založ účet a nech si je.
email-title = E-mail, když jsi na tahu
email-about = Když tu nejsi, může ti server napsat, že jsi na tahu.
email-confirmed = Když budeš na tahu a nebudeš tady, přijde ti tam e-mail.
email-open = Poslali jsme tam e-mail. Adresu potvrdíš odkazem v něm.
email-off = Nebudeš dostávat e-maily.
email-save = Uložit
deleted-player = smazaný hráč
account = Účet
password-old = Současné heslo
password-new = Nové heslo
password-about = Tím skončí všechny ostatní relace a přestanou platit všechny tokeny.
password-changed = Heslo bylo změněno.
password-change = Změnit heslo
sessions = Relace a tokeny
sessions-about = Tvoje aktivní relace a programy, které smějí jednat tvým jménem. Ukonči ty, které nepoznáváš.
session-current = tento prohlížeč
token = token
session-unnamed = jiné zařízení
token-unnamed = beze jména
seat-token = token jednoho místa
seat-token-of = Místo { $seat }, stůl { $table }
session-created = od { $at }
session-used = naposledy použito { $at }
session-end = Ukončit
sessions-end-others = Ukončit všechny ostatní
token-name = Název nového tokenu pro tvůj program
token-make = Vytvořit token
token-made = Tvůj token
token-once = Ukáže se jen jednou: dobře ho uschovej.
account-delete = Smazat účet
account-delete-about = Tvé jméno bude odstraněno ze všeho, co je zde uloženo. Rozehrané hry vzdáš; dohrané zůstanou uložené bez tvého jména.
account-delete-sure = Tuto akci nelze vrátit zpět.

## Nastavení

language = Jazyk
theme = Motiv
theme-auto = podle systému
theme-light = světlý
theme-dark = tmavý
setting-pace = Tempo tahů ostatních
setting-pace-about = Herní plán ukazuje jednu akci po druhé. Kliknutí nebo mezerník přejde k současnému stavu.
pace-slow = pomalu
pace-normal = normálně
pace-instant = hned
setting-animations = Animace
setting-animations-about = Figurky a zdroje se pohybují po plánu.
confirm-needed = Když je nelze vzít zpět
confirm-always = Vždy
confirm-never = Nikdy
setting-confirm = Potvrzovat tahy
setting-patterns = Vzory pro barvoslepé
setting-patterns-about = Barvy mají navíc vzor.
setting-sounds = Zvuky
setting-sounds-about = Tiché tiknutí při tahu a výraznější, když jsi na řadě.
setting-notifications = Upozornit, když jsem na tahu
notifications-possible = Oznámení, když se díváš jinam. Název panelu to říká vždy.
notifications-insecure = Tato adresa není zabezpečená (http), prohlížeč proto oznámení nezobrazuje. Zbývá název panelu, zvuk a vibrace.
notifications-unsupported = Tvůj prohlížeč tu oznámení nezobrazuje. Zbývá název panelu, zvuk a vibrace.
notifications-denied = Prohlížeč oznámení z této adresy blokuje. Můžeš je povolit v jeho nastavení; do té doby zbývá název panelu, zvuk a vibrace.
setting-curtain = Skrýt stůl mezi tahy u společné obrazovky
setting-curtain-about = Mezi tahy lidí u jedné obrazovky zůstanou skryté karty zakryté, dokud není další hráč připraven.
curtain = Na tahu je { $name }.
curtain-about = Předej obrazovku. Za touto stránkou je to, co smí vidět jen { $name }.
curtain-open = Ukázat mou stranu
close = Zavřít

## Před hrou

begins-when = Hra začne, až budou obsazena všechna místa.
begins-now = Všechna místa jsou obsazena. Hra začne, jakmile odpoví prohlížeče všech hráčů, nejpozději za minutu.
free-seat = Volné místo
seat-name = Jméno u místa { $n }
sit-down = Posadit se
stand-up = Vstát
free-this-seat = Uvolnit toto místo
close-table = Zrušit tento stůl
seat-bot = Přidat bota
invitation = Odkaz s pozvánkou
watch-link = Odkaz pro diváky
copy = Kopírovat
copied = Zkopírováno.
you = ty
not-begun = Čeká se na hráče
begins = Začátek
begins-start = od začátku
begins-position = od zadané pozice
begins-fork = od dohrané hry
begins-about-position = Tento stůl začíná od pozice, kterou zadal hostitel. Hostitel může znát to, co je skryté.
begins-about-fork = Tento stůl začíná uprostřed dohrané hry: kdo viděl její záznam, ví, co bylo skryté.

## U stolu

no-table = Takový stůl není
asked = Otázka pro tebe
your-turn = Jsi na tahu.
your-turn-tab = Jsi na tahu
alerts-ask = Máme ti dát vědět, že jsi na tahu: zvukem, a když se díváš jinam, oznámením?
alerts-ask-sound = Máme ti zvukem dát vědět, že jsi na řadě?
alerts-yes = Ano
alerts-no = Ne, děkuji
waiting-for = { $n ->
    [0] Okamžik…
   *[other] Čeká se na hráče: { $names }.
}
over = Hra skončila.
round = { $n }. kolo
round-of = { $n }. kolo { $all ->
    [3] ze 3
    [4] ze 4
    [6] ze 6
    [7] ze 7
   *[other] z { $all }
}
turn = { $n }. kolo
confirm = Potvrdit
cancel = Zrušit
to-present = K současnému stavu (mezerník)
tell-again = Co se stalo od mého posledního tahu (R)
undo = Vzít zpět
hint = Rada
hint-wait = Teď je lepší počkat: žádný tah nemá větší cenu než čekání.
hint-take = Ukázat tento tah
thinking = Bot o tom přemýšlí…
as-text = Jako text
menu = Nabídka
connecting = Obnovuje se spojení…
players = Hráči
parts = Části stolu
tab-board = Plán
tab-players = Hráči
tab-log = Záznam a chat
new-lines = Nové řádky
new-messages = Nové zprávy
has-the-turn = je na tahu
is-away = je pryč
is-a-bot = bot
time-left = Zbývající čas
days = { $n ->
    [one] { $n } den
    [few] { $n } dny
    [many] { $n } dne
   *[other] { $n } dní
}
preview = Co se stane
preview-none = Zatím se nic nezmění.
why-not = Proč ne
dropped = Zbytek nebylo možné zahrát
ask-undo = { $name } žádá o vrácení tahu.
ask-end = { $name } navrhuje ukončit hru v tomto stavu.
ask-replace = { $name } navrhuje, aby za hráče { $of } hrál dál bot.
ask-waits = Ještě chybí souhlas: { $names }.
withdraw = Vzít zpět
agree = Souhlasit
decline = Odmítnout
log = Co se stalo
rule-of = Pravidlo { $rule }
search-rules = Hledat v pravidlech
rules-found = { $n ->
    [one] { $n } pravidlo
    [few] { $n } pravidla
    [many] { $n } pravidla
   *[other] { $n } pravidel
}
no-rules = Pravidla teď nelze načíst.
chat = Chat
notes = Moje poznámky
notes-about = Co sem napíšeš, vidíš jen ty.
notes-saving = Ukládá se…
notes-saved = Uloženo
say = Napiš něco
everybody = Všichni
talk-to = Komu
compose-in-talk = Rozhovor je soukromý: nikdo jiný se o nabídce nedozví.
in-private = Důvěrně
heard-by = { $n ->
    [0] Uslyší to všichni
    [one] Uslyší to jen { $names }
   *[other] Uslyší to jen { $names }
}
said-to = hráčům: { $names }
unread = { $n ->
    [one] { $n } nová
    [few] { $n } nové
    [many] { $n } nové
   *[other] { $n } nových
}
about-table = O tomto stole
commitment = Závazek
commitment-about = Server určil všechny hody a karty dřív, než si kdokoli sedl, a tvůj prohlížeč přidal vlastní náhodné číslo. Po hře prohlížeč obojí porovná se záznamem.
broken-promise = Závazek tohoto stolu ke kostkám a kartám je jiný, než když se poprvé otevřel. Někdo ho na serveru změnil: nehraj dál.
look-from = Pohled
bot-for-me = Ať za mě hraje bot
hand-over = Ať hraje
come-back = Vrátit se na své místo
propose-bot = Navrhnout, aby za hráče { $name } hrál dál bot
propose-bot-in = O bota za hráče { $name } můžeš požádat za { $time }.
propose-end = Navrhnout konec hry
resign = Vzdát se
resign-sure = Ve hře dvou hráčů vyhrává soupeř; jinak tvé místo převezme bot. Nelze to vrátit zpět.
leave-table = Odejít (ponechat si místo)

## Hra s ostatními

your-name = Tvoje jméno
your-name-about = Uvidí ho ostatní hráči.
change-name = Změnit jméno
have-account = Mám účet
send = Odeslat
problem-only-players-talk = U tohoto stolu mohou psát jen hráči.
chat-unsent = Neodesláno: { $why }
who-chats = Chat
who-chats-players = jen hráči
who-chats-everybody = hráči i diváci
let-spectators-chat = Povolit chat divákům
usual = obvyklé
usually = obvykle: { $value }
clock = Hodiny
clock-none = bez časového limitu
clock-move = { $time } na tah
clock-bank = { $time } na hráče
clock-bank-more = { $time } na hráče a { $more } za každý tah
clock-out = Když čas vyprší, { $what }.
hints-yes = povolené
hints-no = nepovolené
hints = Rady
is-here = je u stolu
pause-game = Pozastavit hru
propose-pause = Navrhnout přestávku
resume-game = Pokračovat ve hře
game-paused = Hra je pozastavena.
paused-about = Hra je pozastavena. Hodiny stojí a nikdo netáhne, ani boti.
ask-pause = { $name } žádá o přestávku.
declined-undo = { $name } nesouhlasí s vrácením tahu.
declined-end = { $name } nesouhlasí s koncem hry.
declined-replace = { $name } nesouhlasí s botem za hráče { $of }.
declined-pause = { $name } nesouhlasí s přestávkou.
withdrawn = { $name } bere návrh zpět.
bot-plays-you = Hraje za tebe bot.
bot-plays-of = Za hráče { $name } hraje bot.
abandon = Ukončit hru předčasně
end-sure = Všichni musí souhlasit. Hra pak hned skončí a rozhodne současný stav bodů. Nelze to vrátit zpět.
abandon-sure = Hra hned skončí se současným stavem bodů. Nelze to vrátit zpět.
ended-abandoned = Hra byla předčasně ukončena.
problem-paused = Hra je pozastavena. Nejdřív v ní pokračuj.
problem-not-paused = Hra není pozastavena.
invite-others = Pozvat ostatní
invite-qr = QR kód pozvánky
invite-code = Kód
invite-code-about = Ostatní ho zadají na úvodní stránce.
invite-share = Sdílet
invite-share-text = Přidej se k mému stolu: { $game }
invite-only-here = K serveru se dostane jen tento počítač. Chceš-li pozvat ostatní, spusť ho příkazem { $command }.
invite-here = Odkaz pro tento počítač
enter-code = Máš kód? Zadej jeho šest písmen:
problem-no-code = Žádný stůl nemá tento kód. Hra už možná začala.
stride-round = Kolo
stride-turn = Tah
stride-action = Akce
back-round = Předchozí kolo
back-turn = Předchozí tah
back-action = Předchozí akce
on-round = Další kolo
on-turn = Další tah
on-action = Další akce
replay-pace = Rychlost
pace-fast = rychle
copy-moment = Kopírovat odkaz na tuto pozici
keys = Klávesové zkratky
keys-walk = Pohyb po stránce a plánu
keys-choose = Vybrat to, co je označeno
keys-confirm = Potvrdit tah
keys-cancel = Zrušit, zavřít
keys-present = Přejít k současnému stavu
keys-again = Ukázat, co se stalo od mého posledního tahu
keys-help = Ukázat tyto zkratky
keys-action = Předchozí nebo další akce
keys-turn = Předchozí nebo další tah
keys-round = Předchozí nebo další kolo
keys-line = Nejmenší krok zpět nebo vpřed
keys-ends = Začátek nebo konec hry
keys-play = Přehrát nebo zastavit
keys-log = Procházet záznam; Enter přejde k té chvíli
key-ctrl = Ctrl
key-shift = Shift
key-space = Mezerník
key-escape = Esc
key-page-up = Page Up
key-page-down = Page Down
key-home = Home
key-end = End

## Slovy

the-table = Stůl
under-way = Právě probíhá
moves = Tvoje tahy
search-moves = Hledat mezi tahy
no-moves = Teď nemáš o čem rozhodovat.
no-move-found = Žádný tah nevyhovuje.
shape = Pole v jednotlivých řadách: { $rows }
command = Příkazový řádek
command-help = Tab doplní, Escape a potom Tab opustí pole. Enter ukáže, co tah udělá, další Enter jej zahraje, Escape jej zruší. Tahy oddělené středníkem uděláš najednou. Také: undo, hint, why a tah, say a text.
completions = Doplnění
orders = Trvalý příkaz
order-about = Odpovídá za tebe, kdykoli je tento tah možný. Skončí, jakmile zahraješ vlastní tah.
order-move = Odpověď
order-choose = Vyber odpověď
order-span = Jak dlouho
order-span-once = jen jednou
order-span-phase = do konce této fáze
order-span-turn = do konce tohoto tahu
order-span-round = do konce tohoto kola
order-span-game = do konce hry
order-by-hand = Pro pokročilé
order-typed = Tah, jak se píše do příkazového řádku
order-until = Až do jedné z těchto událostí
order-times = Nejvýše tolikrát
order-give = Zanechat příkaz
order-off = Odvolat
order-stands = Platí příkaz: { $moves }.

## Po hře

won-by = { $n ->
    [0] Hra skončila
    [one] Vítězí { $names }
   *[other] Společně vítězí { $names }
}
ended-agreed = Hráči se dohodli hru ukončit.
ended-resigned = Hra skončila vzdáním.
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
count-at-once = Ukázat výsledek
points-by-source = Body podle původu
source = Původ
sum = Součet
rematch = Hrát znovu
to-rematch = Připojit se k odvetě
to-board = Prohlédnout plán
to-result = K výsledku
replay = Přehrání
download-record = Stáhnout záznam
verify = Samotné hody a karty prohlížeč neověřuje. Chceš-li ověřit každý z nich, stáhni si záznam a spusť:
fair = Byly hody a karty poctivé?
fair-broken = Hody a karty v této hře nejsou ty, ke kterým se server zavázal. Stáhni si záznam jako důkaz.
fair-unread = Záznam se nepodařilo načíst, takže se nic neověřilo. Načti stránku znovu a zkus to ještě jednou.
fair-commitment-yes = Tajemství je to, ke kterému se stůl zavázal, když se poprvé otevřel.
fair-commitment-no = Tajemství není to, ke kterému se stůl zavázal, když se poprvé otevřel.
fair-commitment-open = Tento stůl se tu otevřel až po hře, takže není dřívější závazek, se kterým by šlo tajemství porovnat.
fair-nonce-yes = { $name }: použilo se náhodné číslo, které poslal tvůj prohlížeč.
fair-nonce-no = { $name }: náhodné číslo, které poslal tvůj prohlížeč, se nepoužilo.
fair-nonce-late = { $name }: náhodné číslo přišlo pozdě, a proto se použil jeho závazek, jak uvádí záznam.
fair-nonce-open = Z tohoto prohlížeče žádné tvé náhodné číslo nepřišlo, takže nelze vyloučit, že server znal výsledky předem.
fair-nonces-yes = Náhodné číslo každého hráče je to, ke kterému se před hrou zavázal.
fair-nonces-no = Ne každé náhodné číslo je to, ke kterému se hráč před hrou zavázal.
fair-nonces-open = Před touto hrou se k náhodnému číslu nikdo nezavázal.
back = Zpět
to-beginning = Na začátek
to-end = Na konec
play = Přehrát
pause = Pozastavit
moment = Okamžik hry
moment-of = { $n } z { $all }
bot-thought = Co zvažoval hráč { $name } ({ $bot })
spectator = divák
fork = Hrát odtud dál

## O hře

about-what = Na Signorii se hrají náročné deskové hry podle úplných pravidel: v prohlížeči, v terminálu i z programů.
about-unofficial = Signorii tvoří lidé, kteří mají tyto hry rádi. Nesouvisí s jejich autory ani vydavateli a nepoužívá jejich texty ani obrázky. Pokud se ti tu hra líbí, kup si ji.
about-fair-title = Poctivá hra
about-fair = Před prvním tahem se server zaváže k tajemství, které spolu s číslem od každého hráče určuje všechny hody a karty. Po hře je tajemství v záznamu a „signoria verify“ je ověří. Co nesmíš vědět, nikdy neopustí server.
about-keys-title = Klávesnice
about-keys = Vše je dostupné klávesou Tab, šipkami, klávesami Enter a Escape. Ctrl+Enter potvrdí zvolený tah. Textový pohled každé hry má příkazový řádek a funguje se čtečkami obrazovky.
about-credits-title = Poděkování
about-licence = Signoria sama je svobodný software pod licencí MIT.
about-shapes = Tvary dílků hry The Princes of Florence jsou zrekonstruované, ne převzaté z vydané hry. Jak je opravit, říká dokumentace (docs/positions.md).
credit-icons = Ikony
credit-garamond = Nadpisy
credit-source = Text
credit-svelte = Rozhraní
credit-fluent = Jazyky

## Co server odmítá

problem-offline = Se serverem se nelze spojit.
problem-not-logged-in = Přihlas se, nebo začni jako host.
problem-no-table = Takový stůl není, nebo je soukromý: požádej o odkaz.
problem-stale = Situace se změnila. Zvol znovu.
problem-key-used = To už bylo odesláno. Zkus to znovu.
problem-closed = Hostitel tento stůl zrušil.
problem-is-here = Hráče, který je u stolu, nahradit nejde.
problem-too-early = Na žádost o bota je ještě brzy: chvíli počkej.
problem-not-waited-for = Na tohoto hráče teď nikdo nečeká.
problem-not-a-person = Hraje tam už bot.
problem-too-many-orders = V této hře už máš příliš mnoho trvalých příkazů.
problem-too-many-questions = V této hře už od tebe přišlo příliš mnoho návrhů.
problem-too-many-offers = V této hře už od tebe přišlo příliš mnoho nabídek. Na nabídky ostatních můžeš dál odpovídat.
problem-too-many-undos = V této hře už bylo vráceno příliš mnoho tvých tahů.
problem-too-many-bots = V této hře se na tomto místě člověk a bot střídali příliš často.
problem-dead-end = Hra uvázla: žádné pravidlo neříká, jak dál.
problem-other-rules = Tato hra začala podle starších pravidel a nemůže pokračovat.
problem-unreadable = Záznam této hry je poškozený: hra nemůže pokračovat.
problem-parked = Tato hra nemůže pokračovat.
problem-illegal = To pravidla nedovolují.
problem-bad-move = Nic se tu tak nejmenuje. Vyber ze seznamu.
problem-over = Hra skončila.
problem-not-begun = Hra ještě nezačala: některá místa jsou volná.
problem-begun-already = Hra už začala.
problem-begins = Všechna místa jsou obsazena: hra hned začne.
problem-bad-nonce = Tohle není náhodné číslo, ke kterému patří závazek z usednutí.
problem-undo-nothing = Nemáš co vzít zpět.
problem-undo-answered = Mezitím už rozhodl někdo jiný; o vrácení tahu požádej ostatní u stolu.
problem-undo-chance = Mezitím už se házelo nebo losovalo; o vrácení tahu požádej ostatní u stolu.
problem-undo-shown = Tvůj tah odhalil něco skrytého; o jeho vrácení požádej ostatní u stolu.
problem-undo-long = Tento tah má příliš mnoho kroků, aby šel volně vrátit; o jeho vrácení požádej ostatní u stolu.
problem-undo-turn = Na tahu je už někdo jiný; o vrácení tahu požádej ostatní u stolu.
problem-asked-already = U stolu už jedno hlasování běží. Nejdřív ho rozhodněte.
problem-not-asked = Teď rozhoduje někdo jiný.
problem-bot-plays = Hraje za tebe bot: nejprve se vrať na své místo (v nabídce).
problem-hint-already = Bot už pro tebe přemýšlí.
problem-no-hints = U tohoto stolu se hraje bez rad.
problem-seat-taken = Někdo byl rychlejší: toto místo je obsazené.
problem-sits-already = Už tu sedíš.
problem-no-invitation = Tento stůl je soukromý: použij odkaz s pozvánkou.
problem-not-the-host = Boty může přidávat jen hostitel.
problem-not-your-seat = Toto místo není tvoje.
problem-no-talk = Pravidla vám teď soukromý rozhovor nedovolují.
problem-name-taken = Toto jméno už někdo má.
problem-bad-name = Toto jméno nelze použít.
problem-mixed-name = Napiš jméno písmeny jednoho písma.
problem-in-a-game = Jméno můžeš změnit, až své hry dohraješ.
problem-no-password = Host nemá heslo: nejdřív si založ účet.
problem-only-a-session = Token to nesmí: přihlas se.
problem-too-many-tokens = Máš 50 tokenů: nejdřív některé zruš.
problem-no-session = Tato relace už skončila.
problem-weak-password = Zvol delší nebo méně běžné heslo.
problem-wrong-password = Špatné jméno nebo heslo.
problem-no-letters = Tento server neposílá e-maily. Nech adresu prázdnou.
problem-too-many = Příliš mnoho požadavků. Chvíli počkej.
problem-try-later = Server to teď nemůže udělat: zkus to za chvíli znovu.
problem-not-over = Hra ještě neskončila.
problem-internal = Chyba serveru. Je zaznamenána.

## Kreslené herní plány

board-planned = V plánu:
board-drop-plan = Zahodit plán
board-answers = Odpovědi
board-again = Zvol znovu a potvrdíš to.
board-show = Ukázat
board-hide = Skrýt

## Herní plán Lorenzo il Magnifico

lorenzo-board = Herní plán hry Lorenzo il Magnifico
lorenzo-round = { $round }. kolo ze 6 · { $period }
lorenzo-setup = Před 1. kolem
lorenzo-dice = Kostky
lorenzo-die-black = černá kostka
lorenzo-die-white = bílá kostka
lorenzo-die-orange = oranžová kostka
lorenzo-overview = Přehled: body, zbývající karty, příští pořadí
lorenzo-score-now = Body v této chvíli
lorenzo-to-come = V etapě { $period } ještě přijdou
lorenzo-next-order = Pořadí v příštím kole podle současného stavu
lorenzo-report = Fáze papežské přízně
lorenzo-you-are-struck = Dostáváš exkomunikaci:
lorenzo-struck-seen = OK
lorenzo-order = Pořadí na tahu
lorenzo-towers = Věže
lorenzo-tower-territory = Území
lorenzo-tower-character = Postavy
lorenzo-tower-building = Budovy
lorenzo-tower-venture = Činy
lorenzo-spaces = Palác Signorie, tržiště, sklizeň a produkce
lorenzo-council = Palác Signorie
lorenzo-market = Tržiště
lorenzo-harvest = Sklizeň
lorenzo-production = Produkce
lorenzo-single = menší
lorenzo-large = větší −{ $n }
lorenzo-closed = zakryto
lorenzo-church = Církev
lorenzo-faith-track = Stupnice víry, pod ní vítězné body
lorenzo-tile = Destička { $period }: od { $faith } bodů víry nehrozí
lorenzo-struck = Exkomunikace: { $names }
lorenzo-tracks = Vojenská síla a vítězné body
lorenzo-own = Deska hráče: { $name }
lorenzo-others = Ostatní hráči
lorenzo-enlarge = Ukázat desku hráče: { $name }
lorenzo-members = Členové rodiny doma
lorenzo-member-black = černý člen rodiny
lorenzo-member-white = bílý člen rodiny
lorenzo-member-orange = oranžový člen rodiny
lorenzo-member-neutral = bezbarvý člen rodiny
lorenzo-member = { $member }, hodnota { $value }
lorenzo-member-of = { $member } ({ $name })
lorenzo-can-go = { $servants ->
    [0] lze zvolit
    [one] lze zvolit s { $servants } sloužícím
    [2] lze zvolit se { $servants } sloužícími
    [3] lze zvolit se { $servants } sloužícími
    [4] lze zvolit se { $servants } sloužícími
    [6] lze zvolit se { $servants } sloužícími
    [7] lze zvolit se { $servants } sloužícími
   *[other] lze zvolit s { $servants } sloužícími
}
lorenzo-surcharge = { $coins ->
    [one] příplatek { $coins } peníz
    [few] příplatek { $coins } peníze
   *[other] příplatek { $coins } peněz
}
lorenzo-goods = Zdroje a body
lorenzo-good-wood = dřevo
lorenzo-good-stone = kámen
lorenzo-good-servant = sloužící
lorenzo-good-coin = peníze
lorenzo-good-military = body vojenské síly
lorenzo-good-faith = body víry
lorenzo-good-victory = vítězné body
lorenzo-good-privilege = privilegium
# Po jednom písmenu, vidět je vedle znaku.
lorenzo-letter-wood = D
lorenzo-letter-stone = K
lorenzo-letter-servant = S
lorenzo-letter-coin = P
lorenzo-letter-military = V
lorenzo-letter-faith = R
lorenzo-letter-victory = B
lorenzo-exchanges = Vyber výměny
lorenzo-no-exchange = bez výměny
lorenzo-exchange = zaplať: { $pays }, získej: { $gains }
lorenzo-balance = Bilance
lorenzo-less-by = Exkomunikace: { $tile }
lorenzo-activates = Aktivuje: { $names }
lorenzo-need = vyžaduje { $need }, máš { $have }
lorenzo-leader-needs = vyžaduje
# Všechny tvary těchto slov, oddělené |: v záznamu místo nich stojí znaky.
lorenzo-sign-wood = dřevo|dřeva|dřev
lorenzo-sign-stone = kámen|kameny|kamenů
lorenzo-sign-servant = sloužící|sloužících|sloužícího
lorenzo-sign-coin = peníz|peníze|peněz
lorenzo-sign-military = bod vojenské síly|body vojenské síly|bodů vojenské síly
lorenzo-sign-faith = bod víry|body víry|bodů víry
lorenzo-sign-victory = vítězný bod|vítězné body|vítězných bodů
lorenzo-sign-privilege = privilegium Signorie|různá privilegia Signorie|různých privilegií Signorie
lorenzo-servants-paid = Použití sloužící
lorenzo-more-servants = Použít o 1 sloužícího víc
lorenzo-fewer-servants = Použít o 1 sloužícího méně
lorenzo-row-territory = Získaná území
lorenzo-row-character = Získané postavy
lorenzo-row-building = Získané budovy
lorenzo-row-venture = Získané činy
lorenzo-slot-needs = { $n ->
    [one] vyžaduje { $n } bod vojenské síly
    [few] vyžaduje { $n } body vojenské síly
   *[other] vyžaduje { $n } bodů vojenské síly
}
lorenzo-leaders = Vůdci
lorenzo-leader-count = Vůdci: na stole { $played }, v ruce { $hand }
lorenzo-discarded = Odhozeno: { $names }
lorenzo-used = v tomto kole využito
lorenzo-copies = kopie: { $name }
lorenzo-do-play = Vyložit
lorenzo-do-discard = Odhodit
lorenzo-do-activate = Aktivovat
lorenzo-excommunicated = Exkomunikace
lorenzo-which-member = Kterého člena rodiny tam pošleš: { $space }?
lorenzo-which-member-card = Kterým členem rodiny si vezmeš kartu „{ $card }“?
lorenzo-go-black = Černý ({ $value }): vyber pole
lorenzo-go-white = Bílý ({ $value }): vyber pole
lorenzo-go-orange = Oranžový ({ $value }): vyber pole
lorenzo-go-neutral = Bezbarvý ({ $value }): vyber pole

# Fief: families, offices, scenes
fief-families = Ostatní rody
fief-enlarge-family = Vše, co má { $name }
fief-allied-with = Spojenectví: { $name }
fief-first = Začínající hráč
fief-no-lords = Bez šlechticů
fief-money = Denáry
fief-points = Vítězné body a počet potřebný k výhře
fief-points-together = Vítězné body (z toho { $theirs } má { $name }): společně { $n } z { $of }
fief-cards-in-hand = Karty v ruce
fief-tokens = Žetony diplomacie
fief-next-income = příští příjem { $n } d
fief-supply = V zásobě:
fief-lords = Šlechtici
fief-villages = Vesnice
fief-income = Příjem
fief-points-by = Vítězné body
fief-points-fief_titles = Lenní tituly
fief-points-king = Král
fief-points-pope = Papež
fief-votes-now = Hlasy, kdyby se volilo teď
fief-known-cards = Karty, o kterých víš
fief-or-another = nebo někdo jiný
fief-crown = Koruna a církev
fief-crown-open = Koruna a církev: tituly, hlasy a daně
fief-king = Král
fief-queen = Královna
fief-regent = Královna regentka
fief-dauphin = Dauphin
fief-pope = Papež
fief-cardinal = Kardinál
fief-bishop-of = Biskup v { $place }
fief-no-election-yet = { $n ->
    [1] Dokud nikdo nekontroluje vesnici { $names }, nevolí se.
    [2] Dokud nikdo nekontroluje vesnice { $names }, nevolí se.
   *[other] Dokud nejsou všechny vesnice pod kontrolou, nevolí se.
}
fief-title-of = Titul léna { $place }
fief-assassin = Vrah
fief-excommunicated = Exkomunikace
fief-married-to = sňatek: { $lord }
fief-prisoner-of = vězeň hráče { $name }
fief-nobody = nikdo
fief-taxes-laid = { $n ->
    [one] { $n } daň k vybrání
    [few] { $n } daně k vybrání
   *[other] { $n } daní k vybrání
}
fief-offices-votes = Úřady a hlasy, kdyby se volilo teď
fief-office = Úřad
fief-holder = Zastává
fief-votes-note = Hlasy rodu platí jen tehdy, když se volí daný úřad. Nejvíc hlasů je tučně.
fief-titles = Lenní tituly
fief-taxes = Uvalené daně
fief-tax-land = { $lord }, pozemková daň
fief-tax-royal_land = { $lord }, královská pozemková daň
fief-tax-bishop_tithe = { $lord }, desátek
fief-tax-cardinal_tithe = { $lord }, kardinálský desátek
fief-tax-papal_tithe = { $lord }, papežský desátek
fief-ribbon = Fáze, balíčky a pohromy
fief-phase-hear_ye = Slyšte, slyšte!
fief-phase-cards = Karty
fief-phase-income = Příjmy
fief-phase-purchases = Nákupy
fief-phase-movement = Pohyb
fief-phase-battles = Bitvy
fief-phase-end_of_turn = Konec kola
fief-order = Pořadí: { $names }
fief-deck-event = Balíček událostí, počet karet: { $n }, navrchu: { $top ->
    [calamity] pohroma
   *[event] událost
}
fief-deck-character = Balíček postav, počet karet: { $n }
fief-draw-event = Dobrat událost
fief-draw-character = Dobrat postavu
fief-deck-top = { $top ->
    [calamity] Navrchu: pohroma
   *[event] Navrchu: událost
}
fief-deck-left = Zbývá: { $n }
fief-calamity-track = Skryté pohromy: { $n }
fief-would-win = { $n ->
    [one] Kdyby kolo skončilo teď, zvítězil by rod hráče { $names }.
   *[other] Kdyby kolo skončilo teď, zvítězily by společně rody hráčů { $names }.
}
fief-one-short = Chybí jeden vítězný bod: { $names }
fief-hand = Tvé karty
fief-no-cards = Nemáš žádné karty.
fief-card-lord = Šlechtic
fief-card-plain = Událost
fief-which-way = Vyber jedno.
fief-powers = Co ještě můžeš udělat
fief-power-marry = Sňatek
fief-power-titles = Lenní tituly
fief-power-cardinal = Kardinálský klobouk
fief-power-pope = Papežská moc
fief-power-annulment = Zrušení sňatku
fief-power-relics = Vzít relikvii
fief-fold-key = Klávesa M
fief-go-on = Dál
fief-elections-to-come = Volby v tomto kole
fief-candidates = Kandidáti
fief-marker-of = Žeton hráče { $name }
fief-no-marker = Zatím bez žetonů
fief-up-to-votes = { $n ->
    [0] mohou tu ležet jen klamné žetony
    [one] { $n } hlas, není-li žeton klamný
    [few] nejvýš { $n } hlasy bez klamných žetonů
   *[other] nejvýš { $n } hlasů bez klamných žetonů
}
fief-vote = Hlas
fief-decoy = Klamný žeton
fief-vote-for = Hlas: { $lord }
fief-decoy-on = Klamný žeton: { $lord }
fief-no-candidates = Zatím nikdo nekandiduje.
fief-let-stand = Kandidovat
fief-nobody-else-stands = Nikdo další nekandiduje
fief-nobody-stands = Nikdo nekandiduje
fief-urn = Hlasy leží v zavřené urně, dokud neodhlasují všichni.
fief-votes = Hlasy
fief-nobody-votes = Nikdo nemá hlasy.
fief-decoy-bluff = Klamný žeton je jen blaf a nepočítá se. Můžeš ho položit i bez hlasu.
fief-any-decoy = Klamný žeton náhodně
fief-lay-nothing = Nepoložit nic
fief-seal-decoy = Zapečetit jen klamný žeton
fief-seal = { $n ->
    [one] Zapečetit můj hlas: { $n } hlas
    [few] Zapečetit můj hlas: { $n } hlasy
   *[other] Zapečetit můj hlas: { $n } hlasů
}
fief-need-bishop = Vítězí, kdo má nejvíc hlasů; při shodě nikdo
fief-need-pope = Víc než polovina odevzdaných hlasů
fief-need-king = Vyhrávají 3 hlasy, mezi nimi hlasy { $n } biskupů, kardinála nebo papeže
fief-battle-of = Bitva o vesnici { $place }
fief-cavalcade = Kavalkáda
fief-field-battle = Bitva v otevřeném poli
fief-round = { $n }. kolo bitvy
fief-quiet = Kola beze ztrát: { $n } z { $of }
fief-side-attack = Útočí { $name }
fief-side-defence = Brání se { $name }
fief-attacks = útočí
fief-defends = brání se
fief-nothing-left = Nikdo nezbyl
fief-combat-points = { $n ->
    [one] bojový bod
    [few] bojové body
   *[other] bojových bodů
}
fief-dice = { $n ->
    [one] kostka
    [few] kostky
   *[other] kostek
}
fief-modifier-walls = Hradby
fief-modifier-engines = Obléhací stroje
fief-modifier-tunnel = Tunel: hradby se nepočítají
fief-modifier-gates_open = Otevřené brány: hradby se nepočítají
fief-modifier-d_arc = d’Arc
fief-modifier-bars = Stojí v cestě
fief-modifier-lance = Svaté kopí
fief-modifier-grail = Svatý grál na druhé straně
fief-rolled = Kostky: { $dice }. Zranění: { $n }
fief-damage = Zranění: { $n }
fief-damage-to-take = Zranění k rozdělení: { $n }.
fief-click-what-falls = Klikni na to, co padne: rytíř pojme 3, kdokoli jiný 1.
fief-men-first = Nejdřív pěšáci
fief-surrendered = { $name } kapituluje.
fief-loses = { $name } ztrácí { $unit ->
    [knight] { $n ->
        [one] { $n } rytíře
        [few] { $n } rytíře
       *[other] { $n } rytířů
    }
   *[man_at_arms] { $n ->
        [one] { $n } pěšáka
        [few] { $n } pěšáky
       *[other] { $n } pěšáků
    }
}.
fief-falls = { $n ->
    [one] Padá { $names }
   *[other] Padají { $names }
}
fief-revolt-in = Vzpoura ve vesnici { $place }
fief-raised-by = Vyvolává ji { $name }
fief-revolt-cards = { $n ->
    [one] { $n } karta „Vzpoura“
    [few] { $n } karty „Vzpoura“
   *[other] { $n } karet „Vzpoura“
}
fief-calms = { $lord } se snaží vzpouru utišit.
fief-suffers = Vzpoura postihuje vojsko hráče { $name }.
fief-moment-deaths = Úmrtí
fief-moment-marriage = Sňatek
fief-moment-calamity = Pohroma
fief-moment-excommunication = Exkomunikace
fief-moment-end = Vítězství
fief-moment-freed = Konec zajetí
fief-moment-refused = Sňatek odmítnut
fief-by-card = { $card }, hraje { $name }
fief-killed-by = { $cause ->
    [plague] Úmrtí na mor
    [revolt] Úmrtí při vzpouře
   *[battle] Úmrtí v bitvě
}
fief-marriage-ended = Manželství končí ({ $lord }, { $spouse }) a s ním i spojenectví.
fief-refuses-marriage = { $name } odmítá tvou nabídku sňatku.
fief-now-allies = Nové spojenectví: { $names }.
fief-loses-bishopric = Biskupství { $place } je ztraceno.
fief-no-vote = bez hlasu
fief-is-elected = { $lord } vítězí ve volbě.
fief-nobody-elected = Nikdo není zvolen.
fief-wins = { $name } vítězí.
fief-victory-points = Vítězné body: { $n }
fief-hold = Do zajetí: { $lord }
fief-stay-out = Zůstat stranou
fief-add-nothing = Nic nepřidat
fief-leave-it = Nechat to osudu
fief-end-marriages = Žádný sňatek
fief-end-playing = Nechat si karty
fief-end-ransoming = Výkupné neplatit
fief-end-parley = Pokračovat
fief-end-buying = Nic dalšího nekoupit
fief-end-moving = Ukončit pohyb
fief-end-fighting = Neútočit
fief-end-sieges = Ukončit obléhání
fief-end-pillaging = Neplenit
fief-done-discarding = Zbytek si nechat
fief-done-drawing = Víc nedobírat
fief-odds = Ty: body { $mine }, kostky { $mydice }. Soupeř: body { $theirs }, kostky { $theirdice }.
# End of the scenes of Fief

princes-board = Herní plán hry Knížata florentská
princes-place-it = Umísti ve svém panství: { $piece }
princes-not-free = Tady už něco leží.
princes-touches = Tady se dotýká budovy nebo paláce.
princes-at-border = U hranice se sousedem můžeš stavět jen s architektem.
princes-touches-across = Tady se dotýká budovy za hranicí.
princes-no-place = Sem se nevejde.
princes-held = { $piece } na poli { $cell }.
princes-fits-here = Vejde se.
princes-court = Panství hráče { $name }
princes-court-keys = Tvé panství. S dílkem v ruce: šipky posouvají, R otáčí, F převrací, N jde na další místo, Enter pokládá.
princes-turn = Otočit
princes-flip = Převrátit
princes-build = Postavit
princes-lay = Položit
princes-pencil = Načrtnout
princes-pencilled = { $piece }, načrtnuto: vzít zpět
princes-build-pencilled = Postavit, kde je načrtnuto: { $piece }
princes-purse = Co máš
princes-florins = Floriny
princes-prestige = Prestižní body
princes-secret = Vidíš to jen ty
princes-sell = prodat 1
princes-has = { $thing }: ano
princes-has-not = { $thing }: ne
princes-rounds = Kola
princes-round-needs = { $round }. kolo: díla od hodnoty { $n }
princes-round-needs-short = Minimum tohoto kola: { $n }
princes-best-work = Nejlepší dílo kola
princes-overview = Výsledek a karty
princes-score = Výsledek
princes-fame = Stupnice úspěchu
princes-market-column = Dražba a trh
princes-face-auction = Dražba
princes-face-market = Trh
princes-buildings = Budovy
princes-freedoms-cards = Svobody a karty
princes-sum = { $n } florinů
princes-free = zdarma
princes-together = Postavit bez partnera, nebo společně
princes-alone = Bez partnera
princes-with = S hráčem { $name }
princes-left = zbývá: { $n }
princes-all-works = Všechna díla +{ $n }
princes-plus-points = +{ $n } prestiže
princes-price-to = Budovy { $from } → { $to }
princes-opens-squares = Budovy se smí dotýkat
princes-no-room = Není místo
princes-yours = máš
princes-none-left = došlo
princes-cards-counted = karty osobností a přetažení
princes-value = hodnota { $n }
princes-enough = stačí na toto kolo
princes-needs = vyžaduje { $n }
princes-hand = Díla a karty
princes-tab-works = Moje díla
princes-tab-everybody = Všech
princes-tab-cards = Karty
princes-no-works = Nemáš v ruce žádné karty osobností.
princes-no-cards = Nemáš žádné bonusové karty ani karty prestiže.
princes-no-works-yet = Zatím nikdo nedokončil dílo.
princes-recruited-works = Přetaženo jinými hráči: { $n }
princes-bonus-card = Bonusová karta
princes-prestige-card = Karta prestiže
princes-now = podle současného stavu
princes-enlarge = Ukázat panství hráče { $name }
princes-start-player = Začínající hráč
princes-professions-in-hand = Karty osobností v ruce: { $n }
princes-bonus-in-hand = Bonusové karty: { $n }
princes-prestige-in-hand = Karty prestiže: { $n }
princes-works-done = Díla: { $n }
princes-payment = Výplata
princes-bonus-cards = Bonusové karty k zahrání
princes-pay-text = { $florins } florinů, prestižní body: { $points }
princes-complete = Dokončit: { $n }
princes-take-payment = Vzít
princes-setup = Před 1. kolem
princes-phase-auction = Dražba
princes-phase-characters = Postavy
princes-phase-actions = Akce
princes-phase-end = Konec hry
princes-stage = Co se děje
princes-doing-work = dokončuje dílo: zatím { $n }
princes-doing-payment = dostává { $n } florinů
princes-doing-look = vybírá kartu
princes-doing-lay = pokládá: { $piece }
princes-actions-left = Zbývající akce: { $n }
princes-bids = Poslední nabídky v pořadí
princes-passed = pas
princes-has-one = už předmět má
princes-whose-turn = na tahu { $name }
princes-bid = Přihodit na { $n }
princes-left-after = potom zbude { $n }
princes-pass-ahead = Pasovat v této dražbě
princes-limit = Přihazuj za mě až do
princes-limit-upto = do { $n }
princes-limit-set = Za mě
princes-limit-kept = Přihazuje se za tebe do { $n }
princes-limit-stop = Přestat
princes-pass-kept = V této dražbě pasuješ
princes-choose-order = Zvolit pořadí ostatních karet pod balíčkem
princes-bid-for = Nabídka: { $thing }
princes-does-muse = Každé tvé dílo má v tomto kole hodnotu o { $round } vyšší.
princes-does-cardinal = V tomto kole máš 3 akce místo 2.
princes-does-princess = Dokončí vlastní dílo, bez karty osobnosti.
princes-does-princess-now = Dokončí vlastní dílo: teď má hodnotu { $n }.
princes-does-merchant = Co příště vydražíš, máš zdarma, nebo dostaneš body za své pořadí.
princes-does-merchant-last = Dostaneš body za své pořadí: 1, když vedeš, a víc, když jsi dál vzadu.
princes-does-professor = Vybereš si zdarma bonusovou kartu nebo kartu prestiže.
princes-does-banker = Bank ti vyplatí { $pot } florinů minus tvou nabídku.
princes-does-banker-last = Bank ti vyplatí { $pot } florinů minus tvou nabídku a na konci smíš za všechny peníze koupit body, po 200 florinech.
princes-bid-now = Přihodit
princes-sum-short = { $n }
princes-together-title = { $building }, s hráčem { $name }
princes-together-others = { $building }: { $one } a { $other }
princes-border-keys = Hranice obou panství. Šipky jdou z místa na místo, R otáčí, F převrací, Enter položí budovu.
princes-next-place = Další místo
princes-placing = Dílek v ruce
princes-they-pay = { $name } ti zaplatí
princes-you-pay = Zaplatíš hráči { $name }
princes-propose = Navrhnout
princes-pays = { $name } zaplatí { $n } florinů
princes-you-pay-sum = Zaplatíš { $n } florinů
princes-then-has = potom { $florins } florinů a { $points } PB
princes-prestige-cards-of = Karty prestiže: { $name }
princes-round-over = Konec { $round }. kola
princes-no-best = Nikdo nedokončil dílo.
princes-works-title = Díla
princes-empty-squares = Prázdná pole: { $n }
princes-score-now = Současný výsledek
princes-source = Původ
princes-own-secret = tvé karty prestiže, kdyby hra skončila teď
princes-in-all = Celkem
princes-in-hand = v tvé ruce
princes-recruited-card = přetažená, v ruce
princes-under-stack = pod balíčkem
princes-all-professions = Všechny karty osobností
princes-all-bonus = Všechny bonusové karty
princes-all-prestige = Všechny karty prestiže
princes-where-both = Umísti přes hranici: { $piece }
princes-what-sum = Kolik ti má { $name } zaplatit?
princes-what-you-pay = Kolik zaplatíš hráči { $name }?
princes-accept = Přijmout
princes-reject = Odmítnout
princes-counter = Protinávrh
princes-withdraw = Stáhnout
princes-asked-both = { $name } chce stavět s tebou: { $piece }. Co na to říkáš?
princes-asked-counter = { $name } podává protinávrh: { $piece }. Přijmeš ho?
princes-put-together = Přidej bonusové karty, rozděl výplatu a dokonči dílo.
princes-put-together-alone = Rozděl výplatu a dokonči dílo.
princes-rate = 1 prestižní bod stojí { $n } florinů.
princes-best-so-far = Zatím nejlepší dílo: { $n }
princes-how-mouse = R nebo kolečko otáčí, F převrací, kliknutí položí.
princes-how-touch = Přetáhni ho, nebo ťukni na místo.
princes-keep-one-of-five = Nech si 1 z 5
princes-take-played = Vezmi si vyloženou osobnost
princes-rivals = Ostatní hráči
fief-board = Stůl hry Fief
fief-map = Mapa hrabství
fief-sheets = Pod mapou
fief-sheet-desk = Akce
fief-sheet-hand = Tvoje
fief-sheet-families = Rody
fief-desk = Co děláš
fief-rank-barony = baronství
fief-rank-county = hrabství
fief-rank-duchy = vévodství
fief-bishopric = Biskupství { $name }
fief-zoom-in = Přiblížit
fief-zoom-out = Oddálit
fief-hide-counters = Skrýt žetony (H)
fief-whole-map = Celá mapa
fief-own-money = Denáry a příští příjem
fief-own-tokens = Žetony diplomacie
fief-own-men = Pěšáci v zásobě
fief-own-knights = Rytíři v zásobě
fief-own-lords = Tvůj rod
fief-with = spolu: { $lord }
fief-march-to = { $lord } → { $village }
fief-steps-left = { $n ->
    [one] zbývá { $n } krok
    [few] zbývají { $n } kroky
   *[other] zbývá { $n } kroků
}
fief-where-to = Vyber vesnici.
fief-where-next = Vyraz, nebo vyber další vesnici.
fief-none-of-them = nikdo
fief-all-of-them = všichni
fief-votes-of = { $of } { $n }
fief-votes-of-villages = vesnice { $n }
fief-card-asked = { $when ->
    [never] bez ptaní
    [battles] jen v bitvách
    [always] vždy se ptát
   *[playable] Překvapení
}
fief-shop = { $n ->
    [0] V žádné vesnici teď nemůžeš nic koupit.
    [one] Klikni na vesnici { $village } a můžeš tam nakupovat.
    [few] Klikni na jednu z { $n } zvýrazněných vesnic a můžeš tam nakupovat.
   *[other] Klikni na jednu z { $n } zvýrazněných vesnic a můžeš tam nakupovat.
}
fief-price-missing = chybí { $n } d
fief-bishop-of-family = biskup hráče { $name }
fief-group-first = Nejdřív urči, kam jde { $lord }, nebo tu zastav.
fief-talk-with = Soukromý rozhovor: { $names }
fief-talk-about = Chat teď slyší jen účastníci rozhovoru a o nabídkách v něm se nikdo jiný nedozví.
fief-talk-offer = Podat nabídku: { $name }
fief-talk-pass = Teď bez nabídky: pokračuje { $name }
fief-talk-longer = Prodloužit rozhovor: žeton diplomacie
fief-talk-no-longer = Neprodlužovat
fief-talk-leave = Opustit rozhovor
fief-nowhere-to = Do žádné vesnice se teď dojít nedá. Klikni na některou a uvidíš proč.
fief-goes-along = { $lord } jde se skupinou
fief-men = Pěšáci
fief-knights = Rytíři
fief-one-less = O jeden méně
fief-one-more = O jeden více
fief-of = { $n } z { $most }
fief-asks-leave = Je třeba svolení: { $name }
fief-stops-at-gate = { $walls ->
    [no] Zastavíš před vesnicí, kde stojí jiní.
   *[yes] Zastavíš u brány, před hradbami.
}
fief-leave-one = Nechat jednoho
fief-ask-leave = Požádat o svolení
fief-march = Pochod
fief-leave-price = Co za něj nabízíš
fief-bell = { $when ->
    [never] Na kartu { $card } se tě nikdo neptá. Klikni a bude se ptát, když ji lze zahrát.
    [battles] Na kartu { $card } se ptá jen v bitvách. Klikni a bude se ptát, kdykoli ji lze zahrát.
    [always] Na kartu { $card } se ptá vždy, kvůli blafu. Klikni a bude se ptát, jen když ji lze zahrát.
   *[playable] Na kartu { $card } se ptá, když ji lze zahrát. Klikni a nebude se ptát nikdy.
}
fief-office-bishop = biskup
fief-office-pope = papež
fief-office-king = král
fief-loses-villages = Ztratíš kontrolu: { $names }
fief-loses-titles = Ztratíš tituly: { $names }
fief-loses-offices = Ztratíš úřady: { $names }
fief-loses-lords = Ztratíš šlechtice: { $names }
fief-loses-captured = Do zajetí padnou: { $names }
fief-loses-prisoners = Tvoji vězni se dostanou na svobodu: { $names }
fief-loses-sieges = Tvoje obléhání končí: { $names }
fief-money-left = zbude { $n } d
fief-price = { $n } d
fief-buy-man_at_arms = Pěšáci
fief-buy-knight = Rytíři
fief-buy-mill = Mlýny
fief-buy-castle = Hrad
fief-buy = Koupit za { $n } d
fief-lies-in = Léno { $fief }, biskupství { $bishopric }
fief-nobodys = Nikdo ji nekontroluje
fief-roads-to = Cesty: { $villages }
fief-yields = příjem { $n } d
fief-fort-castle = hrad
fief-fort-city = opevněné město
fief-mills = { $n ->
    [one] { $n } mlýn
    [few] { $n } mlýny
   *[other] { $n } mlýnů
}
fief-units-unknown = { $n ->
    [one] { $n } jednotka, skrytá
    [few] { $n } jednotky, skryté
   *[other] { $n } jednotek, skrytých
}
fief-at-gate = na cestě do vesnice { $village }

## Reactions and automatic answers

reactions = Reakce
reactions-about = Na co se za tebe odpovídá bez ptaní. Před koncem hry to nikdo jiný neuvidí.
do-you-react = Reaguješ?
does-anybody-react = Reaguje někdo?
reaction-asked = Dotázaní: { $names }
lift-curtain = Reagovat jako { $name }
nobody-reacts = Nikdo nereaguje
let-it-pass = Nechat být
pass-while-same = Nereagovat, dokud se něco nezmění
pass-while-same-about = V této fázi dostaneš otázku, až budeš moci zahrát něco jiného
ask-me = Ptát se mě
mode-smart = Když mohu něco zahrát
mode-smart-about = Když nemůžeš nic zahrát, pasuješ bez ptaní.
mode-every = Při každé příležitosti
mode-every-about = Otázka přijde, i když nemůžeš nic zahrát: kvůli blafu.
quiet = Už se mě neptat
quiet-same = dokud nebudu moci zahrát něco jiného
quiet-battle = v této bitvě
quiet-phase = v této fázi
quiet-turn = v tomto kole
by-card = Podle karet
when-playable = Když ji lze zahrát
when-battles = Jen v bitvách
when-never = Nikdy
when-always = Vždy, kvůli blafu
by-moment = Podle okamžiků
by-moment-about = V těchto okamžicích lze reagovat. Otázka může přijít, i když nemůžeš nic zahrát, nebo nikdy.
ask-at-usual = Jako u karet
ask-at-battles = Jen v bitvách
ask-at-always = Vždy se ptát
ask-at-never = Nikdy se neptat
letters-answered = Dopisy s automatickou odpovědí
letters-answered-none = Žádné: na každý dopis odpovídáš ty.
letter-wish-accept = { $who ->
    [one] Přijímat od hráče { $name }: { $matter },
   *[other] Přijímat od každého: { $matter },
}
letter-wish-refuse = { $who ->
    [one] Odmítat od hráče { $name }: { $matter },
   *[other] Odmítat od každého: { $matter },
}
wish-until-phase = do konce fáze
wish-until-turn = do konce kola
wish-until-game = do konce hry
take-back-wish = Zrušit: { $wish }
wish-answer = Odpověď
wish-refuse = Odmítat
wish-accept = Přijímat
wish-matter = Věc
wish-from = Odesílatel
wish-anybody = Kdokoli
wish-until = Jak dlouho
add-wish = Přidat
wish-accept-about = Dopis, který po tobě chce peníze, karty, vesnice, vězně nebo relikvie, se za tebe nikdy nepřijme.
bid-limits = Přihazovat za mě
bid-limits-about = Do této částky ve florinech, do konce kola. Při 0 pasuješ hned.
no-limit = Ptát se mě
delay = Prodleva, než je pas vidět
delay-about = Ve hře s lidmi: aby nikdo nerozeznal automatický pas od přemýšlení.
delay-none = Žádná
delay-short = Krátká: do 1 sekundy
delay-long = Dlouhá: 2 až 5 sekund
keys-pass = Nechat být, když lze reagovat

## Letters

correspondence = Dopisy
correspondence-news = { $n ->
    [0] Dopisy
    [one] Dopisy: { $n } k vyřízení
    [few] Dopisy: { $n } k vyřízení
    [many] Dopisy: { $n } k vyřízení
   *[other] Dopisy: { $n } k vyřízení
}
correspondence-about = Dopisy nikoho nezdržují. Propadají na konci fáze.
write-letter = Napsat dopis
write-to = Napsat dopis hráči { $name }
no-letters = Zatím žádné dopisy.
letters-between = Dopisy ostatních
letter-to = Hráči { $name }
letter-from-you = Ty → { $to }
letter-to-you = { $from } → ty
letter-from-to = { $from } → { $to }
letter-open = Zatím bez odpovědi
letter-accepted = Přijat
letter-refused = Odmítnut
letter-withdrawn = Stažen
letter-lapsed = Propadl
letter-sealed = Zapečetěn
letter-closed = Obsah znají jen tito dva hráči.
letter-talk = Žádost o soukromý rozhovor.
letter-you-give = Dáváš
letter-gives = Dává { $name }
letter-nothing = nic
letter-money = { $n ->
    [one] { $n } denár
    [few] { $n } denáry
    [many] { $n } denáru
   *[other] { $n } denárů
}
accept-letter = Přijmout
refuse-letter = Odmítnout
answer-otherwise = Nabídnout něco jiného
compose-give = Dáváš
compose-take = Dává { $name }
compose-ask = Žádáš o
compose-money-give = Peníze, které dáváš
compose-money-take = Peníze, o které žádáš
compose-less = Méně
compose-more = O { $n } více
compose-chosen = V dopise
compose-may = Co lze přidat
compose-remove = Vynechat
compose-seal = Zapečetit: nikdo jiný se obsah nedozví. Stojí žeton diplomacie, bude-li dopis přijat; karty to vyžadují.
compose-talk = Požádat o soukromý rozhovor (1 žeton)
tear-up = Roztrhat
send-letter = Odeslat
plan-dropped = Zbytek tvého plánu propadl
plan-dropped-refused = Tvá žádost byla odmítnuta.
plan-dropped-over = Fáze skončila.
plan-dropped-illegal = Naplánované tahy už nejsou možné.
plan-dropped-loses = Ztráta by byla větší, než ti bylo řečeno.
plan-dropped-forgotten = Plán je zahozen.
problem-letter-over = Tento dopis už neplatí: je zodpovězen, stažen, nebo jeho fáze skončila.
problem-letter-stuck = Tento dopis teď nelze splnit.
problem-too-many-letters = Máš příliš mnoho otevřených dopisů: nejdřív některý stáhni.
