# Terminál.

# Co stojí před kurzorem: kdo má odpovědět.
cli-prompt = { $name }{"> "}

## Stůl

cli-dice = Kostky: černá { $black }, bílá { $white }, oranžová { $orange }
cli-order = Pořadí na tahu:
cli-area-council = Signorie
cli-area-market = Tržiště
cli-area-harvest = Sklizeň
cli-area-production = Produkce
cli-single = menší
cli-large = větší −{ $penalty }
# Destička: etapa římskou číslicí a kolik bodů víry církev žádá.
cli-church-tile = { $period } (víra { $faith })
cli-leader-count-short = { $hand }+{ $played }
# Záhlaví sloupců, nejvýš 5 písmen; u typů karet nejvýš 2.
cli-column-wood = dřev
cli-column-stone = kám
cli-column-servant = slou
cli-column-coin = pen
cli-column-military = voj
cli-column-faith = víra
cli-column-victory = VB
cli-column-territory = Ú
cli-column-character = P
cli-column-building = B
cli-column-venture = Č
cli-used = { $leader } (využito)
cli-cards = Karty
cli-goods = Zdroje a body
cli-more-news = stalo se toho víc: log

## Měření rychlosti

bench-help = Změří rychlost: enginu na jednom jádru vedle jiných enginů, serveru pod zátěží vedle prázdného serveru, čekání na nejpomalejší boty a klienta ve skutečném prohlížeči.
bench-help-json = Vypíše jeden objekt JSON a nic jiného.
bench-help-seconds = Jak dlouho se má celkem měřit; boti potřebují ještě asi dvě minuty.
bench-help-games = Co se má měřit: { $names }; bez výběru všechno.
bench-help-tables = Kolik stolů po čtyřech hraje na serveru najednou.
bench-help-write = Stránka, v níž se má tabulka s čísly nahradit.
bench-help-minutes = Kolik minut se u stolů nepřetržitě hraje, zatímco se sleduje paměť serveru.
bench-help-against = Balíček wheel jiné verze, jejíž aktualizace se měří vedle aktualizací této verze.
bench-figure = údaj
bench-rate = naměřeno
bench-ratio = proti srovnání
bench-target = cíl
bench-met = splněno
bench-yes = ano
bench-no = ne
bench-missing = { $name } není nainstalováno, a proto se vynechává. Instalace: make bench, nebo pip install "signoria[{ $extra }]".
bench-web-missing = Klient pro prohlížeč se neměří: chybí { $what }.
bench-uncompiled = Engine běží nezkompilovaný: skutečná rychlost je jiná.
bench-unknown = Engine { $name } měřit nelze; na výběr je { $names }.
bench-no-markers = { $path } nemá místo pro tabulku: chybí řádek { $begin } a pod ním řádek { $end }.

## Otázka a odpovědi

cli-moves-hint-lorenzo = Napiš číslo, nebo w t3 (bílý, území, 3. podlaží). moves: vše; help: více.

## Odpovědi na to, co hráč napsal

cli-unknown = „{ $text }“ tady není ani tah, ani příkaz. Tahy vypíše moves, příkazy help.
cli-missing = „{ $text }“ je teprve začátek tahu. Chybí: { $missing }. Například: { $example }
cli-usage = Piš to takto: { $usage } ({ $does })
cli-no-such-number = Číslo { $number } žádná možnost nemá. Všechny vypíše moves.
cli-no-such-group-lorenzo = Tomu neodpovídá žádný tah. Uveď člena rodiny (moves w), pole (moves t3), kartu, nebo skupinu: { $groups }.
cli-which-move = To může znamenat několik tahů:
cli-and-more = … a ještě { $n }; všechny ukáže moves.
cli-not-legal = Teď to nejde: { $move }.
cli-dropped = Zbytek nebylo možné zahrát: { $moves }. { $why }
cli-automatic-is = Odpovědi bez ptaní (nikdo jiný o nich neví):
cli-automatic-none = žádné
cli-automatic-nothing = V této hře se bez ptaní neodpovídá.
cli-automatic-what = Napiš { $usage }: kartu (playable, battles, never, always), chvíli (usual, battles, always, never), „quiet“ (same, battle, phase, turn, off), „refuse“, „accept“ nebo „ask“ s věcí a hráčem, nebo „bid“ s předmětem a částkou.
cli-when-playable = když jde zahrát
cli-when-battles = jen v bitvách
cli-when-never = nikdy
cli-when-always = vždy, kvůli blafu
cli-ask-usual = jako u každé karty
cli-ask-battles = jen v bitvách
cli-ask-always = vždy se ptát
cli-ask-never = nikdy se neptat
cli-quiet-same = Bez reakcí v této fázi, dokud nepůjde zahrát něco jiného.
cli-quiet-battle = Bez reakcí v této bitvě.
cli-quiet-phase = Bez reakcí v této fázi.
cli-quiet-turn = Bez reakcí v tomto kole.
cli-until-phase = do konce fáze
cli-until-turn = do konce kola
cli-until-game = do konce hry
cli-anybody = kdokoli
cli-wish-accept = { $who_id ->
    [anybody] Přijímat od každého: { $matter } ({ $until })
   *[one] Přijímat od hráče { $who }: { $matter } ({ $until })
}
cli-wish-refuse = { $who_id ->
    [anybody] Odmítat od každého: { $matter } ({ $until })
   *[one] Odmítat od hráče { $who }: { $matter } ({ $until })
}
cli-wish-bid = { $thing }: přihazovat do { $sum }
cli-letters-none = Nemáš žádné dopisy.
cli-letters-nothing = V této hře nejsou dopisy.
cli-letters-last = Fáze za chvíli skončí a dopisy bez odpovědi s ní propadnou. Na své můžeš ještě odpovědět: letters accept 1.
cli-letters-what = Napiš { $usage }: accept, refuse nebo withdraw a číslo dopisu.
cli-letter-from = { $n } od hráče { $name } ({ $status }): { $contents }
cli-letter-to = { $n } hráči { $name } ({ $status }): { $contents }
cli-letter-is-open = bez odpovědi
cli-letter-is-accepted = přijatý
cli-letter-is-refused = odmítnutý
cli-letter-is-withdrawn = stažený
cli-letter-is-lapsed = propadlý
cli-letter-for-you = Máš dopis od hráče { $name }, číslo { $n }. Přečteš ho příkazem „letters“; nikdo na odpověď nečeká.
cli-letter-sent = Dopis { $n } je na cestě k hráči { $name }; hra pokračuje.
cli-letter-accepted = { $name } přijímá tvůj dopis { $n }.
cli-letter-refused = { $name } odmítá tvůj dopis { $n }.
cli-letter-lapsed = Tvůj dopis { $n } hráči { $name } propadl, protože jeho fáze skončila.
cli-letter-not-yours = Na dopis { $n } nemůžeš odpovědět ani ho stáhnout.
cli-letter-over = Dopis { $n } je uzavřený: má odpověď, byl stažen, nebo jeho fáze skončila.
cli-letter-stuck = Dopis { $n } teď nejde provést.
cli-letter-done = Dopis { $n }: { $status }.
cli-plan-none = Nemáš žádný plán.
cli-plan-is = Tvůj plán: { $moves }
cli-plan-waits = { $n ->
    [one] Zbytek plánu čeká: { $n } tah.
    [few] Zbytek plánu čeká: { $n } tahy.
    *[other] Zbytek plánu čeká: { $n } tahů.
  }
cli-plan-dropped = Zbytek tvého plánu propadl: { $moves }. { $why }
cli-plan-refused = Tvá žádost byla odmítnuta.
cli-plan-over = Fáze skončila.
cli-plan-illegal = Už to není možné.
cli-plan-loses = Ztráta by byla větší, než ti bylo řečeno.
cli-plan-forgotten = Plán je zahozen.
cli-react = { $moment }: reaguje někdo? ({ $names })
cli-react-prompt = Enter: nikdo. Jméno: tento hráč se dívá na obrazovku a ostatní se odvrátí.
cli-react-who = Napiš jméno někoho z dotázaných: { $names }.
cli-seat-who = Uveď někoho, kdo hraje u této obrazovky: { $names }.
cli-seat-later = Nejdřív dopis odešli, nebo ho stáhni; teprve pak může k obrazovce někdo jiný.
cli-seat-free = Teď nemáš o čem rozhodovat. Rozhlédni se, udělej něco ze seznamu, nebo stiskni Enter a hraje se dál.
cli-reason = { $why } [{ $rule }]
cli-reason-plain = { $why }
cli-asked-now = Teď zní otázka: { $question }
cli-is-legal = To teď jde: { $move }.
cli-thing-is-legal = Nic tomu nebrání: { $thing }.
cli-not-on-board = Teď neleží v žádném podlaží věží: { $card }.
cli-not-a-target = Žádný tah se toho netýká: { $thing }.
cli-why-what-lorenzo = Uveď tah, pole, kartu nebo vůdce: why white territory.3 nebo why les.
cli-no-such-thing-lorenzo = Nic se nejmenuje „{ $text }“. Zkus název karty, vůdce, destičky nebo pole.
cli-which-thing = To může být několik věcí:
cli-see-rule = Více: rule { $rule }
cli-which-rule = Uveď pravidlo nebo slovo: rule 4.1 nebo rule body
cli-no-such-rule = Pravidlo { $rule } neexistuje, ani žádné s tímto slovem. Nejbližší: { $nearest }
cli-which-player = Uveď hráče od 1 do { $seats } nebo jeho jméno: player 2
cli-undone = Tah byl vzat zpět.
cli-cancel = Není co rušit; undo vezme zpět poslední tah.
cli-undo-consent = Pokud souhlasí všichni u stolu, napiš: undo yes
cli-preview = Co by se stalo: { $move }.
cli-hint = Nejlepší tahy, které vidí bot:
cli-hint-wait = Teď je lepší počkat: žádný tah nemá větší cenu než čekání.
cli-hint-weighed = Zvažovalo se také:
cli-hint-none = Bot pro tuto chvíli žádnou radu nemá.
cli-hint-why = { $worth }: { $reasons }
cli-scores-now = Body, kdyby hra skončila teď:
cli-languages = Na výběr jsou jazyky: { $languages }.
cli-language-is = Nastavený jazyk: čeština.
cli-save-first = Uložit nejdřív hru? [A/n]
cli-saved = Hra je uložená: { $file }
cli-go-on = Pokračování: { $command }
cli-not-overwritten = { $file } už existuje, proto zůstává beze změny. Zvol jiný název.
cli-cannot-save = { $file } nelze zapsat: { $error }
cli-cannot-read = { $file } nelze přečíst: { $error }
cli-bye = Hra není uložená. Na shledanou.
cli-hand-over = Rozhoduje { $name }. Ať se nikdo jiný nedívá, pak stiskni Enter.
cli-press-enter = [Enter] dál
cli-too-early = Možnosti s čísly jsou na další straně, takže { $number } zatím žádnou z nich neznamená. Enter otočí stránku.
cli-no-secret = Tento záznam neobsahuje tajemství svých kostek a karet, proto hra nemůže pokračovat. Ulož ji s tajemstvím: record(secret=True), nebo save u stolu.
cli-error = To nejde: { $error }

## Příkazy během hry; samotná slova příkazů zůstávají anglická

cli-help-typing-lorenzo = Napiš číslo možnosti, tah jako „place white territory.3“, nebo zkratku jako „w t3“; místo podlaží může stát karta: „w forest“. Enter znovu ukáže stůl.
cli-help-short-forms = Členové rodiny: b černý, w bílý, o oranžový, n bezbarvý. Pole: t, c, b, v a podlaží (území, postavy, budovy, činy), m1 až m4 tržiště, hs a hl sklizeň, ps a pl produkce (menší nebo větší pole), co palác Signorie.
cli-help-servants = Bez ptaní se použije co nejméně sloužících; „w t3 2“ použije 2. Sklizeň a produkce se ptají, protože víc sloužících může aktivovat víc karet: u každé hodnoty jsou karty, které přidá.
cli-help-help = příkazy, nebo popis karty, dílku, pole či slova z pravidel
cli-help-moves = všechny tahy s čísly, nebo ty, které odpovídají slovu
cli-help-why = proč nelze udělat tah nebo na něco dosáhnout
cli-help-preview = co by tah přinesl, aniž se provede
cli-help-hint = nejlepší tahy, které vidí bot, a proč; také ?!
cli-help-undo = vzít poslední tah zpět
cli-help-board = celý stůl
cli-help-player = všechno o jednom hráči
cli-help-players = všechno o všech hráčích
cli-help-scores = body podle původu, kdyby hra skončila teď
cli-help-log = poslední řádky záznamu, dřívější kola sbalená; záznam 50: posledních 50 řádků
cli-help-rule = pravidlo a pravidla pod ním, nebo podle slova: rule body
cli-help-automatic = na co se odpovídá za tebe bez ptaní: automatic tunnel never, automatic refuse passage 2 turn, automatic quiet phase, automatic bid jester 800, automatic off
cli-help-seat = k obrazovce jde někdo jiný a smí jednat mimo pořadí: seat pazzi
cli-help-letters = tvé dopisy; letters accept 2, letters refuse 2, letters withdraw 2
cli-help-plan = několik tahů, jejichž zbytek čeká, než rozhodnou ostatní: plan march arthur; ask leave bourg; propose; plan drop plán zahodí
cli-help-save = uložit hru
cli-help-lang = jiný jazyk: en, pl, de, cs
cli-help-quit = odejít od stolu
# Other words for the commands, with commas between them.
cli-words-help = pomoc, nápověda
cli-words-moves = tahy
cli-words-why = proč
cli-words-preview = náhled
cli-words-hint = rada, tip
cli-words-undo = zpět
cli-words-board = stůl, deska
cli-words-player = hráč
cli-words-players = hráči
cli-words-scores = body
cli-words-log = záznam
cli-words-rule = pravidlo, pravidla
cli-words-automatic = automatic, automat
cli-words-seat = seat, místo
cli-words-letters = letters, dopisy
cli-words-plan = plan
cli-words-save = uložit
cli-words-lang = jazyk
cli-words-quit = odejít
cli-words-cancel = zrušit

## Konec

cli-points = Body
cli-total = Celkem
cli-rank = { $points ->
    [one] { $rank }. { $name }: { $points } bod
    [few] { $rank }. { $name }: { $points } body
   *[other] { $rank }. { $name }: { $points } bodů
}
cli-rank-winner = { $points ->
    [one] { $rank }. { $name } vítězí a má { $points } bod.
    [few] { $rank }. { $name } vítězí a má { $points } body.
   *[other] { $rank }. { $name } vítězí a má { $points } bodů.
}
cli-tie-princes = O shodě bodů rozhodly floriny.
cli-tie-fief = O shodě vítězných bodů rozhoduje v tomto pořadí: král, papež, regentka, lenní tituly, biskupské tituly, vesnice, peníze.
cli-record-at = Záznam hry: { $file }
cli-verify-it = Ověření všech hodů a karet: { $command }

## Příkazový řádek

cli-native = Engine je zkompilovaný.
cli-interpreted = Engine není zkompilovaný: všechno funguje, jen pomaleji.
cli-signoria = Náročné deskové hry, úplně a přesně podle pravidel.
cli-play = Hra v terminálu proti botům, nebo s přáteli u jedné klávesnice.
cli-play-game = Název hry podle přehledu „signoria games“: lorenzo, princes, …
cli-play-seats = Počet hráčů; výchozí jsou čtyři, nebo tolik, kolik hra dovolí.
cli-play-advanced = Lorenzo s vůdci a výběrem bonusových destiček, nebo bez nich.
cli-play-option = Volba hry ve tvaru název=hodnota, kolikrát je potřeba; přehled vypíše „signoria games“.
cli-play-bots = Boti: random, novice, club, master, ve Fief i opportunist; jedno slovo pro všechny, nebo seznam s čárkami. Výchozí je club. run:PŘÍKAZ nechá hrát vlastní program.
cli-no-such-bot = Hra { $game } nemá bota { $name }. Na výběr jsou: { $names }
cli-program-of-record = V záznamu hraje program: { $name }. Samotný záznam žádný program nespustí; pokud mu věříš, uveď ho: { $option }
cli-play-humans = Kolik lidí se střídá u této klávesnice. Výchozí je jeden.
cli-play-seed = Stejné číslo dá stejné kostky a karty.
cli-play-load = Uložená hra, ve které se má pokračovat.
cli-lang = Jazyk: en, pl, de nebo cs; výchozí je jazyk prostředí.
cli-color = Barevně, nebo bez barev.
cli-rules = Zobrazí pravidla hry.
cli-rules-id = Číslo pravidla, např. 4.2.2, nebo hledané slovo; bez něj obsah.
cli-ruling = Náš výklad: { $text }
cli-rule-source = Zdroj: { $source }
cli-games = Vypíše hry a jejich volby.
cli-game = { $name } ({ $id }), počet hráčů { $fewest } až { $most }
cli-option = { $name }={ $default } (hodnoty: { $values }): { $about } [{ $rule }]
cli-replay = Prohlédne záznam, nebo vypíše jeho průběh.
cli-file = Soubor se záznamem.
cli-replay-seat = Ukáže, co vidí hráč 1, 2, …; bez toho to, co smí vidět každý.
cli-replay-at = Ukáže stůl po tomto řádku záznamu.
cli-replay-place = Tah { $n } z { $of }: { $line }
cli-replay-move = { $player }: { $move }
cli-replay-hidden = { $player } (před tebou skryto)
cli-replay-prompt = [Enter] dál, b zpět, číslo skočí na dané místo, q konec:
cli-replay-unknown = „{ $text }“ tu nic neznamená.
cli-verify = Ověří záznam: závazky, všechny kostky a losování, všechny tahy a otisk.
cli-verify-commitment = Závazek, který stůl ukázal před hrou.
cli-verify-nonce = Náhodné číslo, které poslal tvůj program, ve tvaru MÍSTO=ČÍSLO; místa se počítají od 0 jako v záznamu. Lze zadat vícekrát.
cli-verify-bad-nonce = --nonce { $text }: napiš MÍSTO=ČÍSLO, např. 0=k3f9x2; místa se počítají od 0.
cli-verify-unreadable = Záznam nelze přečíst: { $error }
cli-holds = v pořádku: { $what }
cli-thing-commitment = tajemství odpovídá závazku v záznamu
cli-thing-chance = { $n ->
    [one] { $n } výsledek náhody odpovídá tajemství
    [few] { $n } výsledky náhody odpovídají tajemství
   *[other] { $n } výsledků náhody odpovídá tajemství
}
cli-thing-moves = { $n ->
    [one] { $n } tah je podle pravidel
    [few] { $n } tahy jsou podle pravidel
   *[other] { $n } tahů je podle pravidel
}
cli-thing-digest = otisk odpovídá poslední pozici
cli-fails = NEPLATÍ: { $error }
cli-verified = Záznam je pravý.
cli-verified-alone = Záznam si neodporuje.
cli-promised-commitment = závazek je ten, který ti stůl ukázal před hrou
cli-promised-nonce = náhodné číslo místa { $seat } je to, které bylo odesláno, a do náhody se započítalo
cli-promised-nonce-late = náhodné číslo místa { $seat } nebylo odhaleno včas; místo něj se do náhody započítal jeho závazek
cli-unrevealed = Poznámka: náhodné číslo místa { $seat } nebylo odhaleno včas; místo něj se do náhody započítal jeho závazek.
cli-unproven-commitment = To nedokazuje, že hody a karty byly poctivé: hostitel mohl tajemství zvolit dodatečně. Přidej --commitment s tím, co stůl ukázal před hrou, a --nonce MÍSTO=ČÍSLO s číslem, které poslal tvůj program.
cli-unproven-nonce = Tajemství bylo dané před hrou. Že nikdo nevěděl, k čemu povede, dokazuje až tvoje vlastní náhodné číslo odhalené včas: --nonce MÍSTO=ČÍSLO.
cli-older-rules = Tato hra začala podle verze { $began } pravidel. Celý záznam lze přehrát i podle verze { $now } a končí stejně.
cli-not-over = Hra neskončila: záznam končí dřív.
cli-ended-agreed = Hráči se dohodli ukončit hru předčasně.
cli-ended-abandoned = Hra byla předčasně opuštěna.
cli-ended-resigned = Hra skončila předčasně vzdáním.
cli-bench = Změří rychlost enginu.
cli-soak = Hraje náhodné hry a bez konce je kontroluje.
cli-arena = Nechá boty hrát turnaje proti sobě.
cli-ladder = Ukáže na jedné stránce, s intervaly spolehlivosti, jak silní jsou boti.
cli-train = Naučí boty váhy z her, které odehrají.
cli-bot = Nechá bota hrát přes standardní vstup a výstup; pro programy, které boty spouštějí.
cli-bot-name = random, novice, club, opportunist (ve Fief), master, search:200ms (milisekundy na tah) nebo search:500 (iterace na tah).
cli-bot-seed = Stejné číslo volí stejně; výchozí je číslo programu, který bota spustil.

## Zátěžová zkouška

soak-help = Hraje náhodné hry na všech jádrech a při každém tahu kontroluje všechna pravidla enginu.
soak-help-hours = Běží tolik hodin, bez ohledu na počet her.
soak-help-games = Kolik her se má celkem odehrát.
soak-help-bots = Místo náhodných tahů hrají boti: žádný jejich tah nesmí být nedovolený a ten, který přemýšlí 20 milisekund, musí dodržet svůj čas.
soak-help-resume = Pokračuje ve zkoušce, která tu začala, nebo začne novou.
soak-help-seed = Jiné číslo dá jiné hry.
soak-resumed = { $games ->
    [one] Hotová už je { $games } hra.
    [few] Hotové už jsou { $games } hry.
   *[other] Hotových už je { $games } her.
}
soak-so-far = hry: { $games }, chybné: { $failures }
soak-failed = Hra { $number } selhala: { $what }
soak-stopped = Zastaveno. Stejný příkaz bude pokračovat odsud.
soak-option = volba
soak-seats = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
soak-event = událost
soak-times = kolikrát
soak-games = v kolika hrách
soak-pairs = { $n ->
    [0] Ještě ne při každém počtu hráčů se sešly každé dvě hodnoty voleb.
    [one] Při každém počtu hráčů se každé dvě hodnoty voleb sešly aspoň jednou.
   *[other] Při každém počtu hráčů se každé dvě hodnoty voleb sešly aspoň { $n }krát.
}
soak-read = Pozice a pohledy byly zpětně načteny v tolika okamžicích hry: { $n }; z toho v partiích načtených celých, se všemi pohledy v každém okamžiku: { $wholly }.
soak-total = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, zkontrolované pozice: { $nodes }, čas: { $seconds } s.
soak-compared = Tah po tahu porovnáno s nezkompilovaným enginem: { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
}.
soak-not-compared = Engine běží nezkompilovaný, nebylo ho tedy s čím porovnat.
soak-died = Během těchto her spadl proces: { $numbers }.
soak-failures = { $n ->
    [one] { $n } hra selhala; její záznam je
    [few] { $n } hry selhaly; jejich záznamy jsou
   *[other] { $n } her selhalo; jejich záznamy jsou
} ve složce { $folder }.
soak-uncovered = Nikdy nehráno: { $what }.
soak-clean = Žádná hra neselhala.
soak-bots-title = Milisekundy procesoru na tah, kde je z čeho volit
soak-bots-half = medián
soak-bots-99 = 99 %
soak-bots-999 = 99,9 %
soak-bots-most = nejdelší
soak-bots-total = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} botů, tahy: { $moves }, z toho nedovolené: { $illegal }, sekundy: { $seconds }.
soak-bots-out-of-turn = Odpovědi mimo pořadí: { $n }.
soak-bots-kept = { $bot } dodržuje svůj čas v každé hře: 99,9 % jeho tahů zabere nejvýše { $most } ms procesoru.
soak-bots-slow = { $bot } svůj čas nedodržuje ({ $games }): 99,9 % jeho tahů by mělo zabrat nejvýše { $most } ms procesoru.
soak-bots-unknown = Zda 99,9 % tahů { $bot } zabere nejvýše { $most } ms procesoru, se posuzuje po 1 000 takových tazích v každé hře, se zkompilovaným enginem.

## Aréna

arena-help-bots = Boti oddělení čárkami: random, novice, club, opportunist (ve Fief), master, search:200ms (milisekundy na tah), search:500 (iterace na tah), greedy:hand (ruční váhy), greedy:FILE.json (váhy ze souboru) nebo run:PŘÍKAZ (vlastní program). Bota lze uvést vícekrát. Je-li jich méně než míst, seznam začíná znovu; je-li jich více, hrají všechny jejich sestavy.
arena-help-games = Kolik her se má celkem odehrát; o pár víc, pokud tak každý bot sedí na každém místě stejně často.
arena-help-seed = Jiné číslo dá jiné kostky a karty.
arena-help-json = Všechny výsledky jako JSON: do souboru, nebo na standardní výstup, není-li žádný uveden.
arena-help-plots = Složka pro grafy výsledků, PNG a SVG.
arena-help-workers = Kolik procesů hraje; výchozí je tolik, kolik je jader.
arena-help-ray = Hraje na clusteru Ray: jeho adresa, auto pro ten, který tu běží, nebo local pro vlastní.
arena-help-fresh = Začne znovu, i když jsou některé z těchto her už hotové.
arena-rounded = Počet odehraných her: { $games }, aby každý bot seděl na každém místě stejně často.
arena-resumed = { $games ->
    [one] Hotová už je { $games } hra.
    [few] Hotové už jsou { $games } hry.
   *[other] Hotových už je { $games } her.
}
arena-so-far = hry: { $games } z { $all }
arena-failed = Hra { $number } selhala: { $what }
arena-failures = { $n ->
    [one] { $n } hra selhala.
    [few] { $n } hry selhaly.
   *[other] { $n } her selhalo.
} { $deals ->
    [one] { $deals } sada her se stejnými kostkami a kartami se nepočítá.
    [few] { $deals } sady her se stejnými kostkami a kartami se nepočítají.
   *[other] { $deals } sad her se stejnými kostkami a kartami se nepočítá.
} Stejný příkaz odehraje neúspěšné hry znovu.
arena-stopped = Zastaveno. Stejný příkaz bude pokračovat odsud.
arena-no-such-bot = Hra { $game } nemá bota { $name }. Na výběr jsou: { $names }, a pro programy greedy, greedy:hand, greedy:SOUBOR.json, search:200ms, search:500 nebo vlastní program: run:PŘÍKAZ
arena-being-played = Tento turnaj už hraje jiný proces.
arena-missing = Hodnocení a grafy potřebují balíčky, které nejsou nainstalované (chybí { $name }). Nainstaluje je: { $command }
arena-no-ray = Cluster Ray potřebuje balíček, který není nainstalovaný (chybí { $name }). Nainstaluje ho: { $command }
arena-plotted = Grafy jsou ve složce { $folder }.
arena-title = { $game }, hráči: { $seats }, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
arena-bot = bot
arena-wins = výhry na místo
arena-equal = rovný podíl: { $share }
arena-against = proti { $share }
arena-above = nad
arena-below = pod
arena-unclear = není jisté
arena-rating = hodnocení
arena-points = body
arena-source = zdroj
arena-seat = místo
arena-wins-title = Výhry každého bota na každé místo, kde sedí
arena-ahead-title = Jak často bot z řádku skončí před botem ze sloupce
arena-sources-title = Průměrné body podle zdroje
arena-seats-title = Výhry podle místa, ať tam sedí kdokoli
arena-rating-title = Hodnocení
arena-times-title = Milisekundy na tah, kde je z čeho volit
arena-cpu-half = procesor, medián
arena-cpu-most = procesor, 99 %
arena-clock-half = hodiny, medián
arena-clock-most = hodiny, 99 %
arena-moves = tahy
arena-axis-wins = výhry v procentech
arena-axis-rating = hodnocení v bodech Elo, průměr 0
arena-length = Rozhodnutí ve hře: průměrně { $mean }, od { $shortest } do { $longest }.
arena-intervals = V závorkách: 95% intervaly spolehlivosti. Hodnocení je v bodech Elo, průměr 0.
arena-between = { $value } ({ $low } … { $high })
arena-percent = { $n } %
arena-decimal = { NUMBER($n, minimumFractionDigits: 1) }

## Ladder

ladder-help-games = Které hry se mají hrát: { $names }; všechny, není-li uvedena žádná.
ladder-help-part = Které části se mají odehrát: ladder (úrovně u jednoho stolu), random (jeden bot greedy mezi náhodnými) nebo search (jeden prohledávající bot mezi boty greedy); všechny, není-li uvedena žádná.
ladder-help-number = Kolik her se odehraje v každém turnaji místo obvyklých počtů; o pár víc, pokud tak každý bot sedí na každém místě stejně často.
ladder-help-write = Soubor pro stránku, která se po každém turnaji zapíše znovu; bez něj se stránka jen zobrazí.
ladder-help-folder = Složka pro výsledky; stejný příkaz z ní pokračuje.
ladder-so-far = { $what }, hry: { $games } z { $all }
ladder-name = { $game }, hráči: { $seats }, { $part }
ladder-ladder-name = úrovně
ladder-random-name = greedy mezi náhodnými
ladder-search-name = prohledávající mezi greedy
ladder-being-played = { $what }: tento turnaj už hraje jiný proces a zůstává mu přenechán.
ladder-written = Stránka je v souboru { $file }.
ladder-title = Jak silní jsou boti
ladder-about = Tuto stránku zapisuje `signoria ladder`. V každém turnaji sedí každý bot na každém místě stejně často, na všech se stejnými kostkami a kartami. V závorkách: 95% intervaly spolehlivosti. Hodnocení je v bodech Elo, průměr 0. Kdo vždy vyhrává nebo vždy prohrává, nemá změřené hodnocení: číslo říká jen, jak velký je rozdíl nejméně.
ladder-made = Signoria { $version }, { $cpu }. { $build }
ladder-ladder-title = Úrovně
ladder-ladder-about = Všechny úrovně u jednoho stolu, počet hráčů: { $seats }. Každá by měla ve více než polovině her skončit před úrovní pod sebou. Nejpomalejší tah je v sekundách času procesoru, protože počítač dělal zároveň i jiné věci. Jak dlouho se čeká na mistra, říká `benchmarks.md`.
ladder-random-title = Jeden bot greedy mezi náhodnými
ladder-random-about = Měl by skončit před každým z ostatních aspoň v { $share } porovnání. Kde hru zkracuje limit kol, měl by mít zřetelně víc bodů a vyhrávat víc, než je rovný podíl. Společné pořadí se počítá napůl; všichni soupeři se počítají dohromady.
ladder-search-title = Jeden prohledávající bot mezi boty greedy
ladder-search-about = Bot je { $bot }. Celý interval jeho výher by měl ležet nad rovným podílem. Při čtyřech hráčích, kde hru nezkracuje limit kol, je cílem dvojnásobek rovného podílu.
ladder-game = hra
ladder-players = hráči
ladder-games = hry
ladder-below = před nižší úrovní
ladder-slowest = nejpomalejší tah, sekundy procesoru
ladder-ahead = před jiným hráčem
ladder-equal = rovný podíl
ladder-times = násobek rovného podílu
ladder-lead = body navíc proti ostatním
ladder-met = podle cíle
ladder-yes = ano
ladder-no = ne
ladder-waiting = dosud nehráno
ladder-under-way = zatím { $games } z { $all }
ladder-failures = { $games }; chybné: { $n }, vynechané sady her: { $deals }

## Train

train-help-games = Kolik her se odehraje v každém kole; zhruba stejný počet prověří, co se naučilo.
train-help-rounds = Kolik kol učení se odehraje.
train-help-out = Soubor pro naučené váhy, například weights.json; bez něj se jen zobrazí.
train-missing = Učení potřebuje balíček, který není nainstalovaný (chybí { $name }). Nainstaluje ho: { $command }
train-stopped = Zastaveno. Nic nebylo zapsáno.
train-title = Váhy v setinách bodu
train-feature = příznak
train-hand = ruční
train-learnt = naučené
train-weight = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-wins = Hry proti ručním vahám: { $games }. Výhry na místo s naučenými vahami: { $wins }; rovný podíl je { $equal }. V závorce: 95% interval spolehlivosti.
train-points = Průměr bodů: naučené { $learnt }, ruční { $hand }.
train-above = Naučené váhy jsou lepší než ruční.
train-below = Naučené váhy jsou horší než ruční.
train-unclear = Není jisté, že naučené váhy jsou lepší než ruční.
train-not-written = Nic nebylo zapsáno. Váhy uchová soubor: --out weights.json
train-written = Váhy jsou v souboru { $file }. Zahraje s nimi: { $command }

## Any game

cli-out-of-turn = Teď můžeš jednat, i když nejsi na tahu. Enter znamená pas.
cli-out-of-turn-fief = Teď můžeš jednat, i když nejsi na tahu. Enter nebo „pass“ tu příležitost vynechá, „pass until phase“ nebo „pass until turn“ všechny do konce fáze nebo kola.
cli-moves-hint = Napiš číslo nebo tah. moves: vše; moves a slovo: některé; help: více.
cli-why-what = Uveď tah nebo věc: why a její jméno, nebo why a číslo možnosti.
cli-no-such-group = Tomu neodpovídá žádný tah. Uveď něco, čeho se tah týká, nebo skupinu: { $groups }.
cli-no-such-thing = Nic se tu nejmenuje „{ $text }“.
cli-help-typing = Napiš číslo možnosti nebo celý tah; jeho slova lze zkrátit, dokud jsou jednoznačná. Enter znovu ukáže stůl.

## The table of Princes

cli-moves-hint-princes = Napiš číslo nebo název ({ $examples }). moves: s poznámkami; help: více.
cli-princes-hint-change = 3 koupí 3 prestižní body; za šipkou stojí, kolik florinů ti zůstane.
cli-princes-hint-bids = Nabídku lze napsat ve florinech ({ $example }). moves: s poznámkami; help: více.
cli-princes-hint-under = Enter: tak, jak leží. Více najednou: { $numbers }, nejvyšší jako první.
cli-why-what-princes = Uveď tah nebo věc: why build tower, why poet, why jester; když pokládáš dílek, pole: why c3.
cli-no-such-thing-princes = Nic se nejmenuje „{ $text }“. Zkus název karty, budovy, krajiny, svobody, předmětu nebo postavy.
cli-help-typing-princes = Napiš číslo možnosti, tah jako „build tower“, nebo zkratku jako „b tow“ nebo „jester“; názvy mohou být česky. Enter znovu ukáže stůl.
cli-help-places = Dílek se pokládá podle levého horního rohu svého obdélníku: „c3 1“ je roh c3, otočení 1. „c3“ ukáže vše, co tam pasuje, „moves 1“ všechna místa otočení 1, „preview c3 1“ dílek nakreslí, „why c3“ řekne, co překáží. Otočení 0 je bez otočení, 1 až 3 otočeno o 90°, 180° a 270°, 4 až 7 totéž zrcadlově.
cli-help-florins = Nabídky a částky lze psát ve florinech: „muse 500“, „400“. Počet kupovaných prestižních bodů je prostě číslo: 7 koupí 7.
cli-princes-may-raise = { $n ->
    [one] může zvýšit:
   *[other] mohou zvýšit:
}
cli-princes-leads = vede { $leader }
cli-princes-passed = pasovali:
cli-princes-out = mimo dražbu:
cli-princes-other-buildings = všechny ostatní budovy { $n }
cli-princes-every-building = každá budova { $n }
cli-princes-pack = Tvé karty osobností, jednu z nich vrátíš:
cli-princes-bonus = Bonusové karty:
cli-princes-prestige-now = { $card } { $now } z { $points }
cli-princes-prestige = Karty prestiže:
# Heads of columns: florins, prestige points, jesters, architects, freedoms, buildings, forests/lakes/parks, professions
# in hand (and recruiting cards), bonus cards, prestige cards, works on the table, best work of the round. At most 7, 3, 3,
# 3, 4, 3, 6, 4, 3, 3, 3 and 4 letters.
cli-princes-column-florins = floriny
cli-princes-column-prestige = PB
cli-princes-column-jesters = šaš
cli-princes-column-architects = sta
cli-princes-column-freedoms = svob
cli-princes-column-buildings = bud
cli-princes-column-landscapes = l/j/p
cli-princes-column-professions = osob
cli-princes-column-bonus = bon
cli-princes-column-prestige-cards = pre
cli-princes-column-works = díl
cli-princes-column-best = nejl
cli-princes-points = { $n ->
    [one] { $n } prestižní bod
    [few] { $n } prestižní body
   *[other] { $n } prestižních bodů
}
cli-princes-empty = { $n ->
    [one] { $n } prázdné pole
    [few] { $n } prázdná pole
   *[other] { $n } prázdných polí
}
cli-princes-turn = otočení { $turn }
cli-princes-turn-places = { $n ->
    [one] otočení { $turn }: { $n } místo
    [few] otočení { $turn }: { $n } místa
   *[other] otočení { $turn }: { $n } míst
}
cli-princes-turn-small = Otočení, každé s počtem míst:
cli-princes-hint-places = c3 1: roh c3, otočení 1; c3: co tam pasuje; moves 1: místa otočení 1; preview c3 1: obrázek.

## Stůl hry Fief

cli-moves-hint-fief = Napiš číslo nebo tah ({ $example }). moves: s poznámkami; help: více.
cli-why-what-fief = Uveď tah nebo věc: why march arthur, why castle bourg, why tunnel.
cli-no-such-thing-fief = Nic se nejmenuje „{ $text }“. Zkus název vesnice, léna, šlechtice, karty, pohromy nebo relikvie, nebo slovo z pravidel, například král.
cli-help-typing-fief = Napiš číslo možnosti, tah jako „march arthur“, nebo zkratku jako „ma ar“ nebo „bourg“; názvy mohou být česky. Když se vybírají pěšáci nebo rytíři, číslo říká kolik. Enter znovu ukáže stůl.
cli-help-map-fief = Na mapě kontroluje 2^Blaye hráč 2 a stojí tam hrad; # je opevněné město, - nikdo, + hlavní ves biskupství, * mlýn. A1 je léno A, biskupství 1. 3@Bourg:Ar 2p1r !1 (Ch): hráč 3 stojí na cestě z Bourg s Arthurem, 2 pěšáky a 1 rytířem, má obléhací stroj s 1 kostkou a vězní Charlese. Při volbě je [+Anna] žeton Pro hráče Anna, [-Anna] žeton Proti, [?Anna] jeden z nich.
cli-help-talks-fief = Kdykoli se tě hra na něco ptá, můžeš také hrát karty překvapení a podávat nabídky: „offer 2“ začne dopis; doplň, co dáváš a o co žádáš, a pak ho „propose“ odešle a nikdo nemusí na odpověď čekat. Nemáš-li žádné překvapení k zahrání, pasuješ bez ptaní.

cli-princes-off-the-grid = { $cell } leží mimo mřížku, která sahá od a1 do g7.
cli-princes-in-no-turn = Při žádném otočení nemůže roh dílku ležet na { $cell }.
cli-princes-raise-by = Nabídka se zvyšuje přesně o 100 florinů: další je { $bid }.
cli-princes-whole-hundreds = Přihazuje se po celých stovkách florinů: 500 nebo 600, nic mezi tím.
cli-princes-bid-on-whom = Uveď i postavu: múza { $sum }.
# Other words a player may type for a move, with commas between them.
cli-princes-say-raise = zvýšit, zvyš, přihodit
cli-princes-say-pass = pasovat, pasuj
cli-princes-say-done = ukončit tah, konec tahu, konec
cli-princes-say-cash = posunout zpět, posunout se zpět
cli-princes-say-refuse = nebrat nic, žádný předmět
cli-princes-say-finish = dokončit
cli-princes-say-hold = nechat na později, později
cli-princes-say-learn = koupit osobnost
cli-princes-say-buy_bonus = koupit bonus
cli-princes-say-decline = nechat na později, později
cli-princes-say-give_back = vrátit postavu
cli-princes-say-keep_money = nechat peníze
cli-princes-say-change_all = vyměnit vše
cli-princes-say-accept = přijmout, ano
cli-princes-say-reject = odmítnout, ne
cli-princes-say-counter = jiný návrh
cli-princes-say-withdraw = stáhnout
cli-princes-say-princess = princezna
cli-princes-say-introduce = vyhlásit
cli-princes-say-build = postavit, postav
cli-princes-say-work = začít, dílo
cli-princes-say-recruit = přetáhnout
cli-princes-say-name = vyvolat, dražit

cli-fief-first = první
cli-fief-track = pohromy { $track }
cli-fief-relics = Relikvie
cli-fief-hand = V ruce
cli-fief-siege = { $village }, obléhá { $player } (kostky: { $dice })
cli-fief-mark-king = král
cli-fief-mark-queen = královna
cli-fief-mark-regent = regentka
cli-fief-mark-dauphin = dauphin
cli-fief-mark-pope = papež
cli-fief-mark-cardinal = kard.
cli-fief-mark-excommunicated = exk.
cli-fief-mark-assassin = vrah
cli-fief-held = u hráče { $number }
cli-fief-ally = Spojenectví: { $player }
cli-fief-column-money = den
cli-fief-column-points = VB
cli-fief-column-tokens = žet
cli-fief-column-cards = ruka
cli-fief-column-villages = ves
cli-fief-column-family = Rod
cli-fief-has-money = denáry: { $n }
cli-fief-has-points = vítězné body: { $n }
cli-fief-has-tokens = žetony diplomacie: { $n }
cli-fief-has-cards = karty: { $n }
cli-fief-has-villages = vesnice: { $n }
cli-fief-nobody-yet = zatím nikdo
cli-fief-row-lay = Pro – { $what }, Proti
cli-fief-row-marry = { $what } – sňatek
cli-fief-row-assassinate = Zavraždit: { $what }; pachatel
cli-fief-row-mill = Mlýn
cli-fief-row-castle = Hrad
cli-fief-row-harvest = Dobrá úroda
cli-fief-row-weather = Pěkné počasí
cli-fief-row-place = Umístit
cli-fief-row-excommunicate = Exkomunikovat
cli-fief-row-d_arc = d'Arc
cli-fief-row-make_cardinal = Kardinál
cli-fief-row-revolt = Vzpoura
cli-fief-row-free = Tunel
cli-fief-row-justice = Spravedlnost
cli-fief-row-ambush = Léčka
cli-fief-row-revive = Vzkřísit
cli-fief-row-offer = Nabídka
cli-fief-row-talk = Soukromý rozhovor
cli-fief-row-pass_until = Pasovat
cli-fief-row-road = Cesta do
cli-fief-row-successor = Kontrolu převezme
cli-fief-row-discard = Odhodit
cli-fief-row-pillage = Plenit
cli-fief-row-land_tax = Pozemková daň
cli-fief-row-reroll = Hod za
cli-fief-row-march = Pochod
cli-fief-row-step = Jít do
cli-fief-row-settle = Usazení
cli-fief-row-money = Denáry
cli-fief-row-kind = Karta
cli-fief-row-village = Kontrola
cli-fief-row-prisoner = Vězeň
cli-fief-row-relic_for = Relikvie
cli-fief-when = Takový tah přijde v jiné fázi: { $phase }.
cli-fief-when-offer = Nejdřív začni nabídku: offer a číslo nebo jméno hráče.
# Co lze napsat pro co nejvíce kusů a pro více jednotek, s čárkami.
cli-fief-words-all = všichni, všechny, all
cli-fief-many-man_at_arms = pěšáci, pěšáky
cli-fief-many-knight = rytíři, rytíře
cli-fief-too-many = Možné je jen { $n } z { $of }, takže se nic nestane: { $why }
cli-fief-only-so-many = Možné je jen { $n } z { $of }, takže se nic nestane.
# Slova z pravidel, na která se lze ptát, s čárkami: v každém jazyce stejná a ve stejném pořadí.
cli-fief-topics = král, královna, papež, biskup, kardinál, sňatek, spojenectví, titul, vévodství, mlýn, obléhání, obléhací stroj, žeton, nabídka, rozhovor, událost, cena, výkupné, vězeň, exkomunikace, desátek, pozemková daň, vítězství, bitva, volba

## Server

cli-serve = Spustí server: stoly pro lidi i programy po síti.
cli-serve-config = Soubor TOML s nastavením.
cli-serve-settings = Nastavení, v souboru TOML pod svým jménem nebo v prostředí. Prostředí má přednost před souborem, volby příkazového řádku před obojím.
cli-serve-default = Výchozí hodnota: { $value }
cli-serve-empty = nic
cli-serve-missing = Server potřebuje balíčky, které nejsou nainstalovány (chybí { $name }). Nainstalují se takto: { $command }
cli-serve-taken = Na adrese { $address } nelze naslouchat: { $error }. Zvol jinou pomocí --port nebo --host.
cli-serve-no-database = Databázi { $database } nelze otevřít: { $error }
cli-serve-in-use = Server s { $database } už běží. Nejdřív ho ukonči, nebo zvol jiný soubor pomocí --database. Jen v PostgreSQL může mít víc serverů společné stoly: --database postgresql+psycopg://USER:PASSWORD@HOST/NAME.
cli-serve-open = Signoria běží na adrese { $address }
cli-serve-listens = Samotný server naslouchá na adrese { $address }
cli-serve-api = API pro programy: { $address }
cli-serve-data = Vše se ukládá do { $database }
cli-serve-backup = Dokud server běží, jsou nejnovější tahy v souborech vedle databáze. Zálohu pořídí { $command }. Prostá kopie samotného souboru o ně přijde.
cli-serve-lan = Pustit i ostatní v této síti: naslouchat ve všech sítích a ukázat adresu jako QR kód.
cli-serve-others = V této síti: { $address }
cli-serve-no-network = Tento počítač není v žádné síti: server je dostupný jen odtud.
cli-serve-stop = Ctrl-C server ukončí; každá hra může později pokračovat.
cli-serve-ended = Server skončil. Nic se neztratilo.
cli-setting-host = Adresa, na které server naslouchá: 127.0.0.1 jen pro tento počítač, 0.0.0.0 pro všechny, kdo na něj dosáhnou.
cli-setting-port = Port, na kterém server naslouchá; 0 vezme kterýkoli volný.
cli-setting-database = Kam se vše ukládá: sqlite:///SOUBOR nebo postgresql+psycopg://UŽIVATEL:HESLO@POČÍTAČ/DATABÁZE.
cli-setting-public_url = Adresa, na které lidé server najdou, pro odkazy; s https:// jdou cookies jen přes TLS.
cli-setting-hsts_subdomains = Zda mají prohlížeče i všechny subdomény public_url otevírat jen přes TLS.
cli-setting-origins = Jiné stránky, které smějí se serverem mluvit, oddělené čárkami.
cli-setting-admin = Adresy, ze kterých je vidět stránka správce, oddělené čárkami.
cli-setting-bot_processes = V kolika procesech boti přemýšlejí, bez nastavení v jednom na každé jádro, nejvýše 8; při 0 za ně odpovídá jednoduché pravidlo.
cli-setting-bot_seconds = Kolik sekund smí bot přemýšlet, než za něj odpoví jednoduché pravidlo.
cli-setting-bot_pause = Kolik sekund boti čekají po obvyklé akci, aby je lidé stačili sledovat: po příhozu méně, po bitvě více; 0 bez přestávky.
cli-setting-session_days = Po kolika dnech se je třeba přihlásit znovu.
cli-setting-guest_days = Po kolika dnech se mažou hosté, kteří se už nemohou vrátit a nesedí u žádného stolu; 0: nikdy.
cli-setting-room_minutes = Kolik minut zůstává nepoužívaný stůl v paměti.
cli-setting-room_megabytes = Kolik megabajtů smějí zabírat všechny stoly v paměti dohromady; nejdéle nepoužívané odcházejí první.
cli-setting-table_days = Po kolika dnech se mažou skončené, uvázlé a nikdy nezahájené stoly i se záznamy a chatem; 0 je ponechá.
cli-setting-requests_per_minute = Kolik dotazů za minutu smí poslat jedna adresa.
cli-setting-logins_per_minute = Kolik pokusů za minutu o přihlášení nebo založení účtu.
cli-setting-messages_per_second = Kolik zpráv za sekundu smí poslat jedno spojení.
cli-setting-dear_per_second = Kolik náročných dotazů za sekundu (proč ne, náhledy, přehrávání, vracení tahů) smí poslat jedna osoba.
cli-setting-most_body = Kolik bajtů má největší zpráva, která se čte.
cli-setting-most_connections = Kolik spojení smí být otevřeno najednou.
cli-setting-connections_per_address = Kolik spojení z jedné adresy smí být otevřeno najednou.
cli-setting-request_seconds = Do kolika sekund musí dorazit hlavička požadavku; jeho tělo smí trvat třikrát déle.
cli-setting-reading_seconds = Po kolika sekundách se odpojí klient, který nečte, co mu bylo posláno.
cli-setting-tables_per_hour = Kolik stolů za hodinu smí založit jedna osoba.
cli-setting-chats_per_minute = Kolik řádků chatu za minutu smí napsat jedna osoba.
cli-setting-proxies = Kolik vlastních proxy stojí před serverem a doplňuje X-Forwarded-For.
cli-setting-trusted_proxies = Adresy, ze kterých se tyto proxy připojují, oddělené čárkami; X-Forwarded-For od jiných se ignoruje.
cli-setting-metrics_token = Tajemství, s nímž lze /metrics číst z jiných počítačů.
cli-setting-smtp = Poštovní server pro e-maily o tazích: smtp://UŽIVATEL:HESLO@POČÍTAČ:587; bez něj se e-maily neposílají.
cli-setting-smtp_from = Odesílatel e-mailů o tazích.
cli-setting-letters_per_day = Kolik e-mailů o tazích denně dostane jedna adresa.
cli-setting-confirmations_per_day = Kolik e-mailů denně potvrzuje adresu: na jednu adresu a na žádost z jednoho místa.
cli-setting-webhooks = Zda si lidé smějí nechat své tahy oznamovat na vlastní webovou adresu.
cli-setting-private_webhooks = Zda takové adresy smějí ležet i na tomto počítači nebo v jeho síti a být bez TLS.
cli-setting-notice_seconds = Kolik sekund musí být hráč pryč, než se mu tah oznámí.
cli-setting-notice_minutes = Kolik minut uplyne mezi dvěma oznámeními témuž místu.
cli-setting-absence_seconds = Kolik sekund stůl nejméně čeká na nepřítomného, než mohou ostatní požádat o bota.
cli-setting-log_level = Kolik se zapisuje do protokolu: debug, info, warning nebo error.

## Záloha

cli-backup = Zkopíruje databázi serveru, i když server běží.
cli-backup-to = Soubor pro kopii; nesmí ještě existovat.
cli-backup-made = { $file } obsahuje vše až dosud. Server se z něj spustí takto: { $command }
cli-backup-none = Databáze { $database } neexistuje. Uveď databázi serveru pomocí --database nebo --config.
cli-backup-postgres = { $database } není soubor SQLite. Kopii PostgreSQL pořídí jeho vlastní nástroj: pg_dump --format=custom --file={ $to } DATABÁZE
