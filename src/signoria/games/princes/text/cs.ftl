# Knížata florentská. Peníze se počítají na stovky: za čísly hundreds a za need a have (ceny) stojí dvě nuly, kromě 0.

game-name = Knížata florentská

## Věci

building-university = univerzita
    .acc = univerzitu
building-laboratory = laboratoř
building-workshop = dílna
    .acc = dílnu
building-library = knihovna
    .acc = knihovnu
building-opera = opera
    .acc = operu
building-studio = ateliér
building-hospital = špitál
building-theatre = divadlo
building-tower = věž
building-chapel = kaple
    .acc = kapli
palace = palác

landscape-forest = les
landscape-lake = jezero
landscape-park = park

freedom-travel = svoboda cestování
    .acc = svobodu cestování
freedom-religion = svoboda vyznání
    .acc = svobodu vyznání
freedom-opinion = svoboda projevu
    .acc = svobodu projevu

object-forest = les
object-lake = jezero
object-park = park
object-jester = šašek
    .acc = šaška
object-architect = stavitel
    .acc = stavitele
object-prestige_card = karta prestiže
    .acc = kartu prestiže
object-recruiting_card = karta přetažení
    .acc = kartu přetažení
object-landscape = krajina
    .acc = krajinu

deck-professions = karta osobnosti
    .acc = kartu osobnosti
deck-bonus = bonusová karta
    .acc = bonusovou kartu
deck-prestige = karta prestiže
    .acc = kartu prestiže

character-muse = Múza
character-cardinal = Kardinál
character-princess = Princezna
character-merchant = Kupec
character-professor = Profesor
character-banker = Bankéř

choice-free = předmět zdarma
choice-prestige = prestižní body podle umístění

side-left = levá strana
side-right = pravá strana

turn-0 = bez otočení
turn-1 = otočeno o 90° doprava
    .ins = s otočením o 90° doprava
turn-2 = otočeno o 180°
    .ins = s otočením o 180°
turn-3 = otočeno o 90° doleva
    .ins = s otočením o 90° doleva
turn-4 = zrcadlově
turn-5 = zrcadlově, otočeno o 90° doprava
    .ins = zrcadlově a s otočením o 90° doprava
turn-6 = zrcadlově, otočeno o 180°
    .ins = zrcadlově a s otočením o 180°
turn-7 = zrcadlově, otočeno o 90° doleva
    .ins = zrcadlově a s otočením o 90° doleva

whose-own = na tvé straně hranice
whose-neighbours = na straně souseda

phase-auction = dražba
phase-characters = postavy
phase-actions = akce
answer-accept = návrh přijímá
answer-reject = návrh odmítá
answer-counter = odpovídá protinávrhem

for-works = díla
    .acc = dílo
for-buildings = budovy
    .acc = budovu
for-landscapes = krajiny
    .acc = krajinu
for-architects = stavitelé
    .acc = stavitele
for-best_work = nejlepší dílo
for-characters = postavy
    .acc = postavu
for-moved_back = prodané body
for-prestige_cards = karty prestiže
    .acc = kartu prestiže

points-works = díla
points-buildings = budovy
points-landscapes = krajiny
points-architects = stavitelé
points-best_work = nejlepší díla
points-characters = postavy
points-moved_back = prodané body
points-prestige_cards = karty prestiže
points-other = ostatní

result-seven_rounds = Hra končí po sedmi kolech.

## Tahy

move-start_with = Začíná { $seat }
move-deal = Rozdává se karta „{ $card }“
move-set_out = Do hry přichází další { $freedom }
move-turn_up = Nahoře leží karta „{ $card }“
move-return = Vrátit kartu „{ $card }“
move-name = Vyvolat v dražbě { $object_acc }
move-refuse = V tomto kole už nedražit
move-raise = Zvýšit o 100 florinů
move-pass = Pasovat
move-buy = Koupit { $object_acc }
move-pick = Vzít si { $landscape }
move-put = Položit na pole { $cell } { $turn_ins }
move-keep = Nechat si kartu „{ $card }“
move-under = Vrátit kartu „{ $card }“ pod balíček
move-recruit = Přetáhnout kartu „{ $card }“
move-hold = Nechat si kartu přetažení na později
move-cash = Prodat 1 prestižní bod za 100 florinů
move-bid = { $hundreds ->
    [0] Nabídnout 0 florinů za kartu „{ $character }“
   *[other] Nabídnout { $hundreds }00 florinů za kartu „{ $character }“
}
move-merchant = Použít Kupce a vzít si { $choice }
move-professor = Použít Profesora a vzít si { $deck_acc } zdarma
move-change_all = Koupit prestižní body za všechny peníze
move-decline = Nechat si postavu na později
move-give_back = Vrátit postavu bez použití
move-keep_money = Nechat si peníze
move-work = Vytvořit dílo s kartou „{ $card }“
move-princess = Vytvořit dílo Princezny
move-bonus = Zahrát kartu „{ $card }“
move-finish = Dokončit dílo
move-change = { $number ->
    [0] Nechat si celou výplatu
    [one] Koupit { $number } prestižní bod za 200 florinů
    [few] Koupit { $number } prestižní body po 200 florinech
   *[other] Koupit { $number } prestižních bodů po 200 florinech
}
move-build = Postavit { $building_acc }
move-learn = Koupit kartu osobnosti za 300 florinů
move-introduce = Vyhlásit { $freedom_acc } za 300 florinů
move-buy_bonus = Koupit bonusovou kartu za 300 florinů
move-done = Ukončit tah
move-propose = Navrhnout sousedovi { $side_id ->
    [left] vlevo
   *[right] vpravo
} postavit společně { $building_acc }
move-sum = { $hundreds ->
    [0] Partner nezaplatí nic
   *[other] Partner zaplatí { $hundreds }00 florinů
}
move-accept = Přijmout návrh
move-reject = Odmítnout návrh
move-counter = Podat protinávrh
move-withdraw = Stáhnout návrh

## Na co se hra ptá

ask-start = Losuje se začínající hráč.
ask-freedoms = Losují se svobody pro hru dvou hráčů.
ask-deal = Rozdávají se karty osobností.
ask-return = Kterou ze svých 4 karet osobností vrátíš?
ask-choose = Vyvolej něco v dražbě, nebo už v tomto kole nedraž.
ask-bid = Zvýšíš, nebo pasuješ?
ask-last_buyer = Vezmi si jeden předmět za vyvolávací cenu, nebo nic.
ask-purchase = Předmět je tvůj: jak použiješ svou postavu?
ask-pick = Kterou krajinu si vezmeš?
ask-put = Kam ten dílek položíš?
ask-look = Nech si jednu z těchto karet; ostatní vrátíš pod balíček.
ask-look-under = V jakém pořadí shora vrátíš ostatní karty pod balíček?
ask-recruit = Koho přetáhneš? Kartu si můžeš i nechat na později.
ask-use = Použiješ svou postavu teď, nebo si ji necháš na později?
ask-use-last = Použij svou postavu teď, nebo ji vrať bez použití.
ask-banker = Koupíš za všechny své peníze prestižní body?
ask-characters = Přihoď na postavu, nebo pasuj.
ask-turn = Vyber si akci, nebo ukonči tah.
ask-turn-end = Nezbývá ti žádná akce: ukonči tah.
ask-turn-end-character = Nezbývá ti žádná akce: využij svou postavu, nebo ukonči tah.
ask-turn-end-recruit = Nezbývá ti žádná akce: přetáhni osobnost, nebo ukonči tah.
ask-work = Zahraj bonusové karty, nebo dílo dokonči.
ask-change = Kolik prestižních bodů si koupíš z výplaty, po 200 florinech?
ask-proposal = Jedná se o společné stavbě.
ask-proposal-place = Kde má budova stát?
ask-proposal-sum = Kolik má partner zaplatit?
ask-proposal-answer = Návrh přijmeš, odmítneš, nebo odpovíš protinávrhem?
ask-proposal-counter = Přijmeš tento protinávrh, nebo ho odmítneš?

## Proč to nejde

why-no-such-seat = Tam nikdo nesedí.
why-freedom-drawn = Další svoboda tohoto druhu už ve hře je.
why-already-dealt = Tato karta není mezi osobnostmi, které se ještě rozdávají.
why-not-drawn = Tato karta nemůže ležet na balíčku nahoře.
why-not-in-pack = Tato osobnost není mezi čtyřmi kartami, ze kterých vybíráš.
why-other-objects = Při hře více než dvou hráčů je každý druh krajiny samostatný předmět.
why-one-landscape = Při hře dvou hráčů jsou krajiny jedním předmětem; druh se vybírá až po jeho získání.
why-no-muse = Rozšíření Múza a princezna není součástí této hry.
why-no-cooperation = Společná stavba není součástí této hry.
why-out-of-auction = V tomto kole už máš předmět, nebo už nedražíš, takže další dražby jsou bez tebe.
why-highest-bidder = Tvá nabídka je nejvyšší.
why-has-passed = O tento předmět už nedražíš.
why-stack-marked = Z této hromádky se už v tomto kole jeden předmět prodal.
why-stack-empty = Tato hromádka je prázdná.
why-too-many-architects = Už máš 3 stavitele.
why-no-room = Na takovou krajinu není v tvém panství místo.
why-cannot-bid = { $have ->
    [0] Nabídka je { $need }00 florinů; nabídnout nemůžeš nic.
   *[other] Nabídka je { $need }00 florinů; nabídnout můžeš nejvýš { $have }00.
}
why-cannot-buy = { $have ->
    [0] Předmět stojí { $need }00 florinů a ty nemáš čím zaplatit.
   *[other] Předmět stojí { $need }00 florinů; zaplatit můžeš nejvýš { $have }00.
}
why-no-prestige = Nemáš žádné prestižní body na prodej.
why-not-with-expansion = S rozšířením Múza a princezna nelze prodávat prestižní body.
why-type-gone = Krajina tohoto druhu už žádná nezbývá.
why-not-looked-at = Tato karta není mezi kartami prestiže, o kterých rozhoduješ.
why-profession-not-looked-at = Tato karta není mezi kartami osobností, o kterých rozhoduješ.
why-bonus-not-looked-at = Tato karta není mezi bonusovými kartami, o kterých rozhoduješ.
why-no-recruiting-card = Nemáš kartu přetažení.
why-not-on-a-table = Nikdo jiný takovou kartu osobnosti vyloženou nemá.
why-own-table = Nemůžeš přetáhnout vlastní osobnost.
why-no-action-left = Nezbývá ti žádná akce.
why-once-per-round = To smíš jen jednou za kolo.
why-not-in-hand = Takovou kartu osobnosti v ruce nemáš.
why-bonus-not-in-hand = Takovou bonusovou kartu v ruce nemáš.
why-work-too-low = Dílo musí mít v tomto kole hodnotu aspoň { $need }; tvé má { $have }.
why-princess-too-low = I dílo Princezny musí mít hodnotu aspoň { $need }; tvé má { $have }.
why-change-too-much = { $have ->
    [one] Výplata stačí nejvýš na { $have } prestižní bod, ne na { $need }.
    [few] Výplata stačí nejvýš na { $have } prestižní body, ne na { $need }.
   *[other] Výplata stačí nejvýš na { $have } prestižních bodů, ne na { $need }.
}
why-already-built = Tato budova už v tvém panství stojí.
why-buildings-gone = Taková budova už žádná nezbývá.
why-already-introduced = Tato svoboda už je v tvém panství vyhlášená.
why-freedoms-gone = Taková svoboda už žádná nezbývá.
why-professions-gone = Karta osobnosti už žádná nezbývá.
why-bonus-gone = Bonusová karta už žádná nezbývá.
why-cannot-pay = { $have ->
    [0] Stojí to { $need }00 florinů a ty nemáš čím zaplatit.
   *[other] Stojí to { $need }00 florinů; zaplatit můžeš nejvýš { $have }00.
}
why-cannot-pay-together = { $have ->
    [0] Budova stojí { $need }00 florinů; ani s podílem partnera není čím zaplatit.
   *[other] Budova stojí { $need }00 florinů; i s podílem partnera budeš mít jen { $have }00.
}
why-no-place-for-it = Pro tuto budovu není místo.
why-no-place-together = Přes tuto hranici pro tuto budovu není místo.
why-off-the-grid = Tady by budova ležela mimo mřížku.
why-same-look = Budova leží stejně při otočení { $turn_id }; uveď toto otočení.
why-overlaps = Na některém z těchto polí už něco leží.
why-touches = { $architects ->
    [0] Bez stavitelů se budova nesmí dotýkat jiné budovy ani paláce; potřebuješ 2 stavitele.
    [one] S { $architects } stavitelem se budova nesmí dotýkat jiné budovy ani paláce; potřebuješ 2 stavitele.
   *[other] Se { $architects } staviteli se budova nesmí dotýkat jiné budovy ani paláce; potřebuješ 2 stavitele.
}
why-at-the-border = Bez stavitele nesmí budova, kterou stavíš bez partnera, stát u hranice.
why-across-the-border = S 1 stavitelem se budova nesmí dotýkat budovy za hranicí; potřebuješ 2 stavitele.
why-landscape-off-the-grid = Tady by krajina ležela mimo mřížku.
why-landscape-same-look = Krajina leží stejně při otočení { $turn_id }; uveď toto otočení.
why-landscape-overlaps = Na některém z těchto polí už něco leží.
why-not-your-character = Tuto postavu nemáš.
why-only-on-winning = Kupec dává předmět zdarma jen ve chvíli, kdy za něj máš platit.
why-not-from-professor = Profesor dává kartu prestiže nebo bonusovou kartu, ne kartu osobnosti.
why-professor-stack-empty = Tento balíček je prázdný, takže z něj Profesor nic nedá.
why-no-such-space = Takové pole nabídky karta nemá.
why-character-sold = Tato postava už je v tomto kole prodaná.
why-highest-space = Nejvyšší pole nabídky této karty je obsazené; přebít ho nelze.
why-bid-higher = Musíš nabídnout aspoň { $need }00 florinů.
why-cash-only = { $have ->
    [0] Nabídka { $need }00 florinů musí být krytá hotovostí a ty žádnou nemáš.
   *[other] Nabídka { $need }00 florinů musí být krytá hotovostí; máš { $have }00.
}
why-no-such-neighbour = Na této straně s tvým panstvím žádné jiné nesousedí.
why-proposed-enough = Tento soused už od tebe pro tuto akci dostal 3 návrhy.
why-partner-has-it = Tato budova už stojí v panství souseda.
why-partner-cannot-pay = { $have ->
    [0] Partner by musel zaplatit { $need }00 florinů, ale nemá peníze.
   *[other] Partner by musel zaplatit { $need }00 florinů, ale sežene nejvýš { $have }00.
}
why-not-together = Budova musí ležet uvnitř obou panství, aspoň jedním polem na každé straně jejich hranice.
why-together-overlaps = Na některém z polí { $whose } už něco leží.
why-together-touches = { $whose_id ->
    [own] { $architects ->
        [0] Nemáš stavitele
        [one] Máš { $architects } stavitele
        [few] Máš { $architects } stavitele
       *[other] Máš { $architects } stavitelů
    }
   *[neighbours] { $architects ->
        [0] Soused nemá stavitele
        [one] Soused má { $architects } stavitele
        [few] Soused má { $architects } stavitele
       *[other] Soused má { $architects } stavitelů
    }
}, takže se budova { $whose } nesmí dotýkat jiné budovy ani paláce; na to jsou potřeba 2.
why-countered = Protinávrh lze jen přijmout, nebo odmítnout.
why-same-offer = To je znovu stejný návrh.

## Co se děje

event-starts = Začíná { $seat }.
event-dealt = { $seat } dostává kartu osobnosti „{ $card }“.
event-dealt-hidden = { $seat } dostává kartu osobnosti.
event-returned = { $seat } vrací kartu osobnosti „{ $card }“.
event-returned-hidden = { $seat } vrací kartu osobnosti.
event-set-out = Do hry přichází další { $freedom }.
event-round = Začíná { $round }. kolo. Dílo musí mít hodnotu aspoň { $minimum }.
event-phase = { $phase_id ->
    [auction] Fáze A: { $phase }.
    [characters] Fáze A2: { $phase }.
   *[actions] Fáze B: { $phase }.
}
event-named = { $seat } vyvolává v dražbě { $object_acc } za { $hundreds }00 florinů.
event-refused = { $seat } už v tomto kole nedraží.
event-took-nothing = { $seat } vybírá jako poslední a nebere si nic.
event-raised = { $seat } nabízí { $hundreds }00 florinů.
event-passed = { $seat } pasuje.
event-won = { $seat } získává { $object_acc }.
event-paid = { $seat } platí { $hundreds }00 florinů{ $back ->
    [0] { "" }
    [one] { " " }a prodává kvůli tomu { $back } prestižní bod
    [few] { " " }a prodává kvůli tomu { $back } prestižní body
   *[other] { " " }a prodává kvůli tomu { $back } prestižních bodů
}.
event-cashed = { $seat } prodává 1 prestižní bod za 100 florinů.
event-placed = { $seat } pokládá { $landscape } na pole { $cell } { $turn_ins }.
event-looks = { $seat } si prohlíží { $deck_id ->
    [professions] { $number ->
        [one] vrchní kartu osobnosti
        [few] { $number } vrchní karty osobností
       *[other] { $number } vrchních karet osobností
    }
    [bonus] { $number ->
        [one] vrchní bonusovou kartu
        [few] { $number } vrchní bonusové karty
       *[other] { $number } vrchních bonusových karet
    }
   *[prestige] { $number ->
        [one] vrchní kartu prestiže
        [few] { $number } vrchní karty prestiže
       *[other] { $number } vrchních karet prestiže
    }
}.
event-looked = { $seat } si prohlíží kartu „{ $card }“.
event-looked-hidden = { $seat } si prohlíží kartu.
event-kept = { $seat } si nechává kartu „{ $card }“.
event-kept-hidden = { $seat } si nechává kartu.
event-put-under = { $seat } vrací kartu „{ $card }“ pod balíček.
event-put-under-hidden = { $seat } vrací kartu pod balíček.
event-recruited = { $seat } přetahuje od hráče { $from } kartu „{ $card }“.
event-held = { $seat } si nechává kartu přetažení na později.
event-points = { $seat } získává { $points ->
    [one] { $points } prestižní bod
    [few] { $points } prestižní body
   *[other] { $points } prestižních bodů
} za { $for_acc }.
event-bid = { $hundreds ->
    [0] { $seat } nabízí 0 florinů za kartu „{ $character }“.
   *[other] { $seat } nabízí { $hundreds }00 florinů za kartu „{ $character }“.
}
event-no-character = { $seat } si v tomto kole nebere žádnou postavu.
event-character = { $hundreds ->
    [0] { $seat } si bere kartu „{ $character }“ zdarma.
   *[other] { $seat } si bere kartu „{ $character }“ za { $hundreds }00 florinů.
}
event-character-used = { $seat } používá kartu „{ $character }“ a odkládá ji.
event-character-kept = { $seat } si nechává kartu „{ $character }“ na později.
event-character-returned = { $seat } vrací kartu „{ $character }“ bez použití.
event-work = { $seat } vytváří dílo s kartou „{ $card }“.
event-princess = { $seat } vytváří dílo Princezny.
event-bonus = { $seat } hraje kartu „{ $card }“ a zvyšuje hodnotu díla o { $value }.
event-completed = { $seat } dokončuje dílo s hodnotou { $value }.
event-changed = { $points ->
    [0] { $seat } si nechává celou výplatu.
    [one] { $seat } kupuje { $points } prestižní bod za { $hundreds }00 florinů.
    [few] { $seat } kupuje { $points } prestižní body za { $hundreds }00 florinů.
   *[other] { $seat } kupuje { $points } prestižních bodů za { $hundreds }00 florinů.
}
event-built = { $seat } staví { $building_acc } na pole { $cell } { $turn_ins }.
event-introduced = { $seat } vyhlašuje { $freedom_acc }.
event-bought-card = { $seat } kupuje { $deck_id ->
    [professions] kartu osobnosti
    [bonus] bonusovou kartu
   *[prestige] kartu prestiže
}.
event-done = { $seat } končí tah.
event-proposed = { $seat } navrhuje hráči { $partner } postavit společně { $building_acc }.
event-offered = { $hundreds ->
    [0] { $seat } navrhuje postavit budovu v levém panství na pole { $cell } { $turn_ins }; partner nezaplatí nic.
   *[other] { $seat } navrhuje postavit budovu v levém panství na pole { $cell } { $turn_ins }; partner zaplatí { $hundreds }00 florinů.
}
event-answered = { $seat } { $answer }.
event-withdrawn = { $seat } stahuje návrh.
event-together = { $seat } a { $partner } společně stavějí { $building_acc }.
event-best-work = { $seat } má nejlepší dílo kola s hodnotou { $value }.
event-revealed = { $seat } odkrývá kartu prestiže „{ $card }“ ({ $points ->
    [one] { $points } prestižní bod
    [few] { $points } prestižní body
   *[other] { $points } prestižních bodů
}).
event-ended = { $seat } má na konci hry { $points ->
    [one] { $points } prestižní bod
    [few] { $points } prestižní body
   *[other] { $points } prestižních bodů
} a { $hundreds ->
    [0] 0
   *[other] { $hundreds }00
} florinů.
event-gained = { $seat } dostává { $hundreds }00 florinů.
event-sum-paid = { $seat } platí hráči { $partner } { $hundreds }00 florinů{ $back ->
    [0] { "" }
    [one] { " " }a prodává kvůli tomu { $back } prestižní bod
    [few] { " " }a prodává kvůli tomu { $back } prestižní body
   *[other] { " " }a prodává kvůli tomu { $back } prestižních bodů
}.

## Věci slovy

florins = { $hundreds ->
    [0] 0 florinů
   *[other] { $hundreds }00 florinů
}
kind-profession = Karta osobnosti
kind-bonus = Bonusová karta: hraje se k dílu, potom je ze hry
kind-prestige = Karta prestiže: vyhodnotí se na konci hry, jen pro majitele
profession-wants = Přání: { $building } (+4), { $landscape } (+3), { $freedom } (+3)
bonus-adds = +{ $each } k hodnotě díla { $what }
prestige-most = { $points ->
    [one] { $points } prestižní bod
    [few] { $points } prestižní body
   *[other] { $points } prestižních bodů
} { $what }; při shodě: { $tied }
prestige-least = { $points ->
    [one] { $points } prestižní bod
    [few] { $points } prestižní body
   *[other] { $points } prestižních bodů
} { $what }
size-large = { $squares ->
    [one] Velká budova, { $squares } pole
    [few] Velká budova, { $squares } pole
   *[other] Velká budova, { $squares } polí
}
size-medium = { $squares ->
    [one] Střední budova, { $squares } pole
    [few] Střední budova, { $squares } pole
   *[other] Střední budova, { $squares } polí
}
size-small = { $squares ->
    [one] Malá budova, { $squares } pole
    [few] Malá budova, { $squares } pole
   *[other] Malá budova, { $squares } polí
}
building-price = Cena: { $price }, s 1 nebo 2 staviteli { $cheaper }, se 3 zdarma. Hned 3 prestižní body.
landscape-kind = { $squares ->
    [one] Krajina, { $squares } pole
    [few] Krajina, { $squares } pole
   *[other] Krajina, { $squares } polí
}
landscape-worth = +3 k hodnotě děl, která si ji přejí, ať jich máš kolikkoli. 3 prestižní body za každou další téhož druhu.
freedom-worth = +3 k hodnotě děl, která si ji přejí. Vyhlášení stojí { $price }.
wanted-by = Přejí si: { $cards }
character-bids = Nejnižší nabídka: { $low }. Nejvyšší nabídka: { $high }.
about-object-jester = +2 k hodnotě každého tvého díla.
about-object-architect = První: budovy stojí 300 florinů místo 700. Druhý: budovy se smějí dotýkat sebe navzájem i paláce; 3 prestižní body. Třetí: budovy jsou zdarma; 3 prestižní body. Nikdo nemůže mít víc než 3.
about-object-prestige_card = Prohlédni si 5 vrchních karet prestiže, 1 si nech lícem dolů a ostatní vrať pod balíček.
about-object-recruiting_card = Vezmi si do ruky kartu osobnosti vyloženou před jiným hráčem a polož na její místo tuto kartu: hned, nebo ve svém tahu kterékoli fáze B. Počítá se jako karta osobnosti.
about-object-landscape = Při hře dvou hráčů: les, jezero nebo park podle volby.
about-character-muse = Zvyšuje hodnotu každého tvého díla v této fázi B o číslo kola.
about-character-cardinal = V této fázi B máš 3 akce místo 2; kartu osobnosti a svobodu ale stále jen po jedné.
about-character-princess = V této fázi B můžeš jako akci vytvořit dílo bez karty osobnosti: 3 za každou krajinu, 2 za každého stavitele a každou budovu, 1 za každou kartu osobnosti nebo přetažení. Bez bonusových karet.
about-character-merchant = Předmět, který získáš v příští dražbě, je zdarma; nebo dostaneš tolik prestižních bodů, kolikáté je v tu chvíli tvé místo na stupnici úspěchu. Nerozhodneš-li se do konce té dražby, dostaneš body.
about-character-professor = Do konce příští dražby si můžeš vzít zdarma kartu prestiže nebo bonusovou kartu.
about-character-banker = Bank ti hned vyplatí částku na kartě po odečtení tvé nabídky: 600 florinů a o 100 víc za každé kolo, kdy si Bankéře nikdo nevzal. V 7. kole můžeš navíc koupit za všechny peníze prestižní body po 200 florinech.

# Totéž na herním plánu: o čem karta je v pár slovech a dvě písmena pro to, co leží na poli.
short-bonus = +{ $each } { $what }
short-most = { $points } b. { $what }, při shodě { $tied }
short-least = { $points } b. { $what }
short-travel = cestování
short-religion = vyznání
short-opinion = projev
tiny-university = Un
tiny-laboratory = Lb
tiny-workshop = Dl
tiny-library = Kn
tiny-opera = Op
tiny-studio = At
tiny-hospital = Šp
tiny-theatre = Dv
tiny-tower = Vě
tiny-chapel = Ka
tiny-forest = le
tiny-lake = je
tiny-park = pa
tiny-palace = Pl

## Osobnosti

card-mathematician = Matematik
card-theologian = Teolog
card-philosopher = Filozof
card-botanist = Botanik
card-alchemist = Alchymista
card-physicist = Fyzik
card-watchmaker = Hodinář
card-goldsmith = Zlatník
card-bell_maker = Zvonař
card-cartographer = Kartograf
card-jurist = Právník
card-choreographer = Choreograf
card-composer = Skladatel
card-sculptor = Sochař
card-painter = Malíř
card-pharmacist = Lékárník
card-physician = Lékař
card-dramatist = Dramatik
card-poet = Básník
card-astronomer = Hvězdář
card-organ_builder = Varhanář
card-unknown = neznámá karta

## Bonusové karty: jména a co počítají

card-each_building = Bonus za budovy
card-small_buildings_and_landscapes = Bonus za malé budovy a krajiny
card-each_forest = Bonus za lesy
card-each_freedom = Bonus za svobody
card-each_architect = Bonus za stavitele
card-prestige_cards_and_freedoms = Bonus za karty prestiže a svobody
card-profession_cards_in_hand = Bonus za karty v ruce
card-each_large_building = Bonus za velké budovy
card-building_size_classes = Bonus za velikosti budov
card-each_lake = Bonus za jezera
card-each_jester = Bonus za šašky
card-architects_and_lakes = Bonus za stavitele a jezera
card-landscape_types = Bonus za druhy krajin
card-works_on_table = Bonus za díla
card-medium_buildings_and_forests = Bonus za střední budovy a lesy
card-each_landscape = Bonus za krajiny
card-each_park = Bonus za parky
card-jesters_and_freedoms = Bonus za šašky a svobody
card-each_prestige_card = Bonus za karty prestiže
card-element_kinds = Bonus za rozmanitost
about-each_building = za každou budovu
about-small_buildings_and_landscapes = za každou malou budovu a každou krajinu
about-each_forest = za každý les
about-each_freedom = za každou svobodu
about-each_architect = za každého stavitele
about-prestige_cards_and_freedoms = za každou kartu prestiže a každou svobodu
about-profession_cards_in_hand = za každou kartu osobnosti nebo přetažení, která zbývá v ruce
about-each_large_building = za každou velkou budovu
about-building_size_classes = za každou velikost budov: velké, střední, malé
about-each_lake = za každé jezero
about-each_jester = za každého šaška
about-architects_and_lakes = za každého stavitele a každé jezero
about-landscape_types = za každý druh krajiny: les, jezero, park
about-works_on_table = za každou vyloženou kartu osobnosti nebo přetažení včetně té právě zahrané
about-medium_buildings_and_forests = za každou střední budovu a každý les
about-each_landscape = za každou krajinu
about-each_park = za každý park
about-jesters_and_freedoms = za každého šaška a každou svobodu
about-each_prestige_card = za každou kartu prestiže
about-element_kinds = za každý druh, který z těchto máš: les, jezero, park, šašek, stavitel, karta prestiže, svoboda

## Karty prestiže: jména a co žádají

card-most_buildings = Nejvíc budov
card-all_landscape_types = Všechny druhy krajin
card-most_lakes = Nejvíc jezer
card-most_jesters = Nejvíc šašků
card-architect_jester_two_landscapes = Stavitel, šašek a krajiny
card-two_large_buildings = Dvě velké budovy
card-most_landscapes = Nejvíc krajin
card-all_freedoms = Všechny svobody
card-most_architects = Nejvíc stavitelů
card-most_works = Nejvíc děl
card-fewest_empty_squares = Nejméně prázdných polí
card-most_forests = Nejvíc lesů
card-buildings_freedoms_works = Budovy, svobody a díla
card-most_parks = Nejvíc parků
about-most_buildings = za nejvíc budov
about-all_landscape_types = za les, jezero a park
about-most_lakes = za nejvíc jezer
about-most_jesters = za nejvíc šašků
about-architect_jester_two_landscapes = za aspoň 1 stavitele, 1 šaška a 2 krajiny
about-two_large_buildings = za aspoň 2 velké budovy
about-most_landscapes = za nejvíc krajin
about-all_freedoms = za všechny tři svobody
about-most_architects = za nejvíc stavitelů
about-most_works = za nejvíc vyložených karet osobností a přetažení
about-fewest_empty_squares = za nejméně prázdných polí
about-most_forests = za nejvíc lesů
about-buildings_freedoms_works = za aspoň 4 budovy, 2 svobody a 4 díla
about-most_parks = za nejvíc parků
