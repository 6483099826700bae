# Lorenzo il Magnifico.

game-name = Lorenzo il Magnifico

## Zdroje a body

good-wood = dřevo
    .gen = dřeva
good-stone = kámen
    .gen = kamene
good-servant = sloužící
    .gen = sloužících
good-coin = peníze
    .gen = peněz
good-military = body vojenské síly
    .gen = bodů vojenské síly
good-faith = body víry
    .gen = bodů víry
good-victory = vítězné body
    .gen = vítězných bodů
good-unknown = něco

amount-wood = { $n ->
    [one] { $n } dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
}
amount-stone = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
}
amount-servant = { $n ->
    [one] { $n } sloužící
    [few] { $n } sloužící
   *[other] { $n } sloužících
}
    .acc = { $n ->
        [one] { $n } sloužícího
        [few] { $n } sloužící
       *[other] { $n } sloužících
    }
amount-coin = { $n ->
    [one] { $n } peníz
    [few] { $n } peníze
   *[other] { $n } peněz
}
amount-military = { $n ->
    [one] { $n } bod vojenské síly
    [few] { $n } body vojenské síly
   *[other] { $n } bodů vojenské síly
}
amount-faith = { $n ->
    [one] { $n } bod víry
    [few] { $n } body víry
   *[other] { $n } bodů víry
}
amount-victory = { $n ->
    [one] { $n } vítězný bod
    [few] { $n } vítězné body
   *[other] { $n } vítězných bodů
}
amount-privilege = { $n ->
    [one] { $n } privilegium Signorie
    [few] { $n } různá privilegia Signorie
   *[other] { $n } různých privilegií Signorie
}

## Co je na herním plánu

type-territory = území
type-character = postava
type-building = budova
type-venture = čin
type-any = libovolný typ

work-harvest = sklizeň
work-production = produkce

member-black = černý člen rodiny
member-white = bílý člen rodiny
member-orange = oranžový člen rodiny
member-neutral = bezbarvý člen rodiny

die-black = černá kostka
die-white = bílá kostka
die-orange = oranžová kostka

space-territory-1 = věž území, 1. podlaží
    .acc = do 1. podlaží věže území
    .loc = v 1. podlaží věže území
space-territory-2 = věž území, 2. podlaží
    .acc = do 2. podlaží věže území
    .loc = ve 2. podlaží věže území
space-territory-3 = věž území, 3. podlaží
    .acc = do 3. podlaží věže území
    .loc = ve 3. podlaží věže území
space-territory-4 = věž území, 4. podlaží
    .acc = do 4. podlaží věže území
    .loc = ve 4. podlaží věže území
space-character-1 = věž postav, 1. podlaží
    .acc = do 1. podlaží věže postav
    .loc = v 1. podlaží věže postav
space-character-2 = věž postav, 2. podlaží
    .acc = do 2. podlaží věže postav
    .loc = ve 2. podlaží věže postav
space-character-3 = věž postav, 3. podlaží
    .acc = do 3. podlaží věže postav
    .loc = ve 3. podlaží věže postav
space-character-4 = věž postav, 4. podlaží
    .acc = do 4. podlaží věže postav
    .loc = ve 4. podlaží věže postav
space-building-1 = věž budov, 1. podlaží
    .acc = do 1. podlaží věže budov
    .loc = v 1. podlaží věže budov
space-building-2 = věž budov, 2. podlaží
    .acc = do 2. podlaží věže budov
    .loc = ve 2. podlaží věže budov
space-building-3 = věž budov, 3. podlaží
    .acc = do 3. podlaží věže budov
    .loc = ve 3. podlaží věže budov
space-building-4 = věž budov, 4. podlaží
    .acc = do 4. podlaží věže budov
    .loc = ve 4. podlaží věže budov
space-venture-1 = věž činů, 1. podlaží
    .acc = do 1. podlaží věže činů
    .loc = v 1. podlaží věže činů
space-venture-2 = věž činů, 2. podlaží
    .acc = do 2. podlaží věže činů
    .loc = ve 2. podlaží věže činů
space-venture-3 = věž činů, 3. podlaží
    .acc = do 3. podlaží věže činů
    .loc = ve 3. podlaží věže činů
space-venture-4 = věž činů, 4. podlaží
    .acc = do 4. podlaží věže činů
    .loc = ve 4. podlaží věže činů
space-harvest-single = menší pole sklizně
    .acc = na menší pole sklizně
    .loc = na menším poli sklizně
space-harvest-large = větší pole sklizně
    .acc = na větší pole sklizně
    .loc = na větším poli sklizně
space-production-single = menší pole produkce
    .acc = na menší pole produkce
    .loc = na menším poli produkce
space-production-large = větší pole produkce
    .acc = na větší pole produkce
    .loc = na větším poli produkce
space-market-1 = 1. pole tržiště: 5 peněz
    .acc = na 1. pole tržiště
    .loc = na 1. poli tržiště
space-market-2 = 2. pole tržiště: 5 sloužících
    .acc = na 2. pole tržiště
    .loc = na 2. poli tržiště
space-market-3 = 3. pole tržiště: 3 body vojenské síly a 2 peníze
    .acc = na 3. pole tržiště
    .loc = na 3. poli tržiště
space-market-4 = 4. pole tržiště: 2 různá privilegia
    .acc = na 4. pole tržiště
    .loc = na 4. poli tržiště
space-council = palác Signorie
    .acc = do paláce Signorie
    .loc = v paláci Signorie

privilege-wood_and_stone = 1 dřevo a 1 kámen
privilege-servants = 2 sloužící
privilege-coins = 2 peníze
privilege-military = 2 body vojenské síly
privilege-faith = 1 bod víry

discount-none = bez volby slevy
discount-wood = o 1 dřevo levněji
discount-stone = o 1 kámen levněji

effect-gain = zdroje a body
effect-action = bonusová akce

bonus_tile-basic = základní bonusová destička
bonus_tile-servants_two = bonusová destička sloužících
bonus_tile-military_two = bonusová destička vojáků
bonus_tile-coins_two = bonusová destička peněz
bonus_tile-military_servant = bonusová destička stráže

source-setup = příprava hry
source-floor = bonus podlaží
source-market = tržiště
source-council = palác Signorie
source-card = karta
source-harvest = sklizeň
source-production = produkce
source-privilege = privilegium
source-leader = vůdce

purpose-value = zvýšení hodnoty
purpose-surcharge = příplatek
purpose-card = náklady karty
purpose-exchange = výměna

scored-territories = za území
scored-characters = za postavy
scored-ventures = za činy
scored-military = za vojenskou sílu
scored-resources = za zdroje

points-cards = karty
points-harvest = sklizeň
points-production = produkce
points-leaders = vůdci
points-church = církev
points-other = ostatní
points-territories = území
points-characters = postavy
points-ventures = činy
points-military = vojenská síla
points-resources = zdroje
points-tiles = exkomunikace

result-six_rounds = Hra končí po šesti kolech.

## Tahy

move-seat_next = Další na tahu je { $seat }
move-draw_tile = Losuje se destička „{ $tile }“
move-deal = Rozdává se karta „{ $leader }“
move-reveal = Odkrývá se karta „{ $card }“
move-roll = Na { $die_id ->
    [black] černé
    [white] bílé
   *[orange] oranžové
} kostce padá { $value }
move-choose_tile = Vzít si { $bonus_tile_id ->
    [servants_two] bonusovou destičku sloužících
    [military_two] bonusovou destičku vojáků
    [coins_two] bonusovou destičku peněz
    [military_servant] bonusovou destičku stráže
   *[basic] základní bonusovou destičku
}
move-keep = Nechat si kartu „{ $leader }“
move-place = { $member_id ->
    [black] Umístit černého člena rodiny { $space_acc }
    [white] Umístit bílého člena rodiny { $space_acc }
    [orange] Umístit oranžového člena rodiny { $space_acc }
    [neutral] Umístit bezbarvého člena rodiny { $space_acc }
   *[other] Umístit { $member } { $space_acc }
}
move-pass = Pasovat
move-end = Ukončit tah
move-play = Vyložit kartu „{ $leader }“
move-activate = Aktivovat kartu „{ $leader }“
move-discard = Odhodit kartu „{ $leader }“ za 1 privilegium
move-servants = { $number ->
    [0] Nepoužít žádného sloužícího
    [one] Použít { $number } sloužícího
    [few] Použít { $number } sloužící
   *[other] Použít { $number } sloužících
}
move-pay = { $discount_id ->
    [none] { $option ->
        [1] Zaplatit první náklady
       *[other] Zaplatit druhé náklady
    }
   *[other] { $option ->
        [1] Zaplatit první náklady, { $discount }
       *[other] Zaplatit druhé náklady, { $discount }
    }
}
move-resolve = { $effect_id ->
    [gain] Nejdřív zdroje
   *[action] Nejdřív bonusová akce
}
move-take = Vzít si kartu ležící { $space_loc }
move-decline = Vzdát se bonusové akce
move-privilege = Vzít si { $privilege }
move-lose = Přijít o 1 { $good }
move-exchange = { $option ->
    [1] Využít první výměnu na kartě „{ $card }“
   *[other] Využít druhou výměnu na kartě „{ $card }“
}
move-skip = Nevyužít kartu „{ $card }“
move-copy = Zkopírovat kartu „{ $leader }“
move-name = Dát hodnotu 6 { $member_id ->
    [black] černému členovi rodiny
    [white] bílému členovi rodiny
    [orange] oranžovému členovi rodiny
   *[neutral] bezbarvému členovi rodiny
}
move-support = Podpořit církev
move-refuse = Nepodpořit církev

## Na co se hra ptá

ask-order = Losuje se pořadí na tahu.
ask-tiles = Losují se destičky exkomunikace.
ask-bonus_tiles = Vyber si osobní bonusovou destičku.
ask-deal = Rozdávají se karty vůdců.
ask-draft = Nech si jednu kartu vůdce, ostatní pošli doprava.
ask-reveal = Odkrývají se karty.
ask-dice = Hází se kostkami.
ask-turn-basic = Umísti člena rodiny.
ask-turn = Umísti člena rodiny, nebo využij kartu vůdce.
ask-turn-end = Využij kartu vůdce, nebo ukonči tah.
ask-action = Kolik sloužících použiješ?
ask-payment = Jak za kartu zaplatíš?
ask-effects = Který efekt vyhodnotíš nejdřív?
ask-bonus_take = Vezmi si kartu jako bonusovou akci, nebo se akce vzdej.
ask-bonus_work = Zvyš hodnotu bonusové akce pomocí sloužících, nebo se akce vzdej.
ask-work = Využiješ budovu, nebo ji vynecháš?
ask-gain = Zvol si privilegium Signorie.
ask-gain-loss = O co přijdeš: o dřevo, nebo o kámen?
ask-copy = Kterého vůdce zkopíruješ?
ask-name = Který člen rodiny bude mít hodnotu 6?
ask-report = Podpoříš církev?

## Proč to nejde

why-not-drawn = To teď vylosovat nejde.
why-tile-gone = Tato bonusová destička je už pryč.
why-not-in-pack = Tento vůdce není mezi kartami, ze kterých vybíráš.
why-turn-skipped = Kvůli exkomunikaci tento tah vynecháš.
why-already-placed = V tomto tahu už máš jednoho člena rodiny umístěného.
why-must-place = Člena rodiny umístit můžeš, takže musíš.
why-not-done = Nejdřív umísti člena rodiny; pokud žádného umístit nemůžeš, pasuj.
why-member-away = Tento člen rodiny už stojí { $space_loc }.
why-space-closed = { $seats ->
    [one] Ve hře pro { $seats } hráče je toto pole zakryté.
    [few] Ve hře pro { $seats } hráče je toto pole zakryté.
   *[other] Ve hře pro { $seats } hráčů je toto pole zakryté.
}
why-market-banned = Kvůli exkomunikaci nesmíš na tržiště.
why-other-type = Tato bonusová akce platí pro jiný typ karet: { $type }.
why-floor-taken = V tomto podlaží už stojí jiný člen rodiny.
why-no-card = V tomto podlaží není žádná karta.
why-space-taken = Toto pole už je obsazené.
why-market-taken = Toto pole tržiště je už obsazené.
why-color-in-tower = V té věži už tvůj barevný člen rodiny stojí. Přidat se může jen bezbarvý.
why-color-in-area = V té oblasti už tvůj barevný člen rodiny stojí. Přidat se může jen bezbarvý.
why-row-full = { $type_id ->
    [territory] Už máš 6 karet území.
    [character] Už máš 6 karet postav.
    [building] Už máš 6 karet budov.
   *[venture] Už máš 6 karet činů.
}
why-slot-too-strong = { $need ->
    [one] Na další území potřebuješ { $need } bod vojenské síly; máš { $have }.
    [few] Na další území potřebuješ { $need } body vojenské síly; máš { $have }.
   *[other] Na další území potřebuješ { $need } bodů vojenské síly; máš { $have }.
}
why-value-too-low = Obsazovací číslo podlaží je { $need }; i se všemi sloužícími dosáhneš jen na { $have }.
why-work-too-low = Akce vyžaduje hodnotu { $need }; i se všemi sloužícími dosáhneš jen na { $have }.
why-member-too-low = Obsazovací číslo pole je { $need }; i se všemi sloužícími dosáhneš jen na { $have }.
why-not-on-the-board = Karta „{ $card }“ neleží na herním plánu.
why-member-below-1 = Člen rodiny musí mít hodnotu 1 už předtím, než pomohou postavy; dosáhne jen na { $have }.
why-no-surcharge-coins = { $need ->
    [one] Věž je obsazená: nejdřív musíš zaplatit { $need } peníz; máš { $have }.
    [few] Věž je obsazená: nejdřív musíš zaplatit { $need } peníze; máš { $have }.
   *[other] Věž je obsazená: nejdřív musíš zaplatit { $need } peněz; máš { $have }.
}
why-military-too-low = { $need ->
    [one] Tyto náklady vyžadují { $need } bod vojenské síly; máš { $have }.
    [few] Tyto náklady vyžadují { $need } body vojenské síly; máš { $have }.
   *[other] Tyto náklady vyžadují { $need } bodů vojenské síly; máš { $have }.
}
why-cannot-pay = Na tuto kartu nemáš: potřebuješ { $good_id ->
    [wood] { $need ->
        [one] { $need } dřevo
        [few] { $need } dřeva
       *[other] { $need } dřev
    }
    [stone] { $need ->
        [one] { $need } kámen
        [few] { $need } kameny
       *[other] { $need } kamenů
    }
    [servant] { $need ->
        [one] { $need } sloužícího
        [few] { $need } sloužící
       *[other] { $need } sloužících
    }
    [coin] { $need ->
        [one] { $need } peníz
        [few] { $need } peníze
       *[other] { $need } peněz
    }
    [military] { $need ->
        [one] { $need } bod vojenské síly
        [few] { $need } body vojenské síly
       *[other] { $need } bodů vojenské síly
    }
    [faith] { $need ->
        [one] { $need } bod víry
        [few] { $need } body víry
       *[other] { $need } bodů víry
    }
   *[victory] { $need ->
        [one] { $need } vítězný bod
        [few] { $need } vítězné body
       *[other] { $need } vítězných bodů
    }
}, máš { $have }.
why-not-enough-servants = { $need ->
    [one] Na to potřebuješ { $need } sloužícího; máš { $have }.
    [few] Na to potřebuješ { $need } sloužící; máš { $have }.
   *[other] Na to potřebuješ { $need } sloužících; máš { $have }.
}
why-whole-steps = Každé +1 tě stojí 2 sloužící, jejich počet tedy musí být sudý.
why-no-such-cost = Takové náklady karta nemá.
why-no-such-discount = Takovou slevu si tady zvolit nemůžeš.
why-effect-done = Tento efekt už je vyhodnocený.
why-same-privilege = Privilegia získaná najednou musejí být různá.
why-other-exchange = Nejdřív rozhodni o výměně na kartě „{ $card }“.
why-no-such-arrow = Takovou výměnu karta nenabízí.
why-not-owned-before = Potřebuješ { $good_id ->
    [wood] { $need ->
        [one] { $need } dřevo
        [few] { $need } dřeva
       *[other] { $need } dřev
    }
    [stone] { $need ->
        [one] { $need } kámen
        [few] { $need } kameny
       *[other] { $need } kamenů
    }
    [servant] { $need ->
        [one] { $need } sloužícího
        [few] { $need } sloužící
       *[other] { $need } sloužících
    }
    [coin] { $need ->
        [one] { $need } peníz
        [few] { $need } peníze
       *[other] { $need } peněz
    }
    [military] { $need ->
        [one] { $need } bod vojenské síly
        [few] { $need } body vojenské síly
       *[other] { $need } bodů vojenské síly
    }
    [faith] { $need ->
        [one] { $need } bod víry
        [few] { $need } body víry
       *[other] { $need } bodů víry
    }
   *[victory] { $need ->
        [one] { $need } vítězný bod
        [few] { $need } vítězné body
       *[other] { $need } vítězných bodů
    }
} z doby před touto produkcí, zbývá ti { $have }.
why-not-in-hand = Tohoto vůdce nemáš v ruce.
why-too-few-cards = { $type_id ->
    [territory] Pro tohoto vůdce potřebuješ { $need } karet území; máš { $have }.
    [character] Pro tohoto vůdce potřebuješ { $need } karet postav; máš { $have }.
    [building] Pro tohoto vůdce potřebuješ { $need } karet budov; máš { $have }.
   *[venture] Pro tohoto vůdce potřebuješ { $need } karet činů; máš { $have }.
}
why-too-few-alike = { $need ->
    [one] Pro tohoto vůdce potřebuješ { $need } kartu téhož typu; máš nejvýš { $have }.
    [few] Pro tohoto vůdce potřebuješ { $need } karty téhož typu; máš nejvýš { $have }.
   *[other] Pro tohoto vůdce potřebuješ { $need } karet téhož typu; máš nejvýš { $have }.
}
why-too-few-goods = Pro tohoto vůdce potřebuješ { $good_id ->
    [wood] { $need ->
        [one] { $need } dřevo
        [few] { $need } dřeva
       *[other] { $need } dřev
    }
    [stone] { $need ->
        [one] { $need } kámen
        [few] { $need } kameny
       *[other] { $need } kamenů
    }
    [servant] { $need ->
        [one] { $need } sloužícího
        [few] { $need } sloužící
       *[other] { $need } sloužících
    }
    [coin] { $need ->
        [one] { $need } peníz
        [few] { $need } peníze
       *[other] { $need } peněz
    }
    [military] { $need ->
        [one] { $need } bod vojenské síly
        [few] { $need } body vojenské síly
       *[other] { $need } bodů vojenské síly
    }
    [faith] { $need ->
        [one] { $need } bod víry
        [few] { $need } body víry
       *[other] { $need } bodů víry
    }
   *[victory] { $need ->
        [one] { $need } vítězný bod
        [few] { $need } vítězné body
       *[other] { $need } vítězných bodů
    }
}, máš { $have }.
why-nothing-to-copy = Nikdo jiný nemá vyloženého vůdce, kterého by šlo zkopírovat.
why-not-played = Tohoto vůdce nemáš vyloženého.
why-always-works = Tato schopnost je trvalá, není třeba ji aktivovat.
why-used-this-round = Tento vůdce už je v tomto kole použitý.
why-no-member-to-name = Všichni tvoji barevní členové rodiny už jsou umístění.
why-neutral-not-named = Hodnotu 6 může mít jen barevný člen rodiny.
why-not-to-copy = Tohoto vůdce nikdo jiný nemá vyloženého.

## Co se děje

event-order = { $seat } je v pořadí na tahu na { $place }. místě.
event-tile-drawn = Exkomunikace pro { $period }. etapu: { $tile }.
event-tile-chosen = { $seat } si bere { $bonus_tile_id ->
    [servants_two] bonusovou destičku sloužících
    [military_two] bonusovou destičku vojáků
    [coins_two] bonusovou destičku peněz
    [military_servant] bonusovou destičku stráže
   *[basic] základní bonusovou destičku
}.
event-dealt = { $seat } dostává kartu „{ $leader }“.
event-dealt-hidden = { $seat } dostává kartu vůdce.
event-kept = { $seat } si nechává kartu „{ $leader }“.
event-kept-hidden = { $seat } si nechává kartu vůdce.
event-passed-on = Ostatní karty vůdců putují doprava.
event-round = Začíná { $round }. kolo ({ $period }. etapa).
event-revealed = Karta „{ $card }“ se vykládá { $space_acc }.
event-rolled = Na { $die_id ->
    [black] černé
    [white] bílé
   *[orange] oranžové
} kostce padá { $value }.
event-placed = { $member_id ->
    [black] { $seat } umisťuje černého člena rodiny s hodnotou { $value } { $space_acc }.
    [white] { $seat } umisťuje bílého člena rodiny s hodnotou { $value } { $space_acc }.
    [orange] { $seat } umisťuje oranžového člena rodiny s hodnotou { $value } { $space_acc }.
    [neutral] { $seat } umisťuje bezbarvého člena rodiny s hodnotou { $value } { $space_acc }.
   *[other] { $seat } umisťuje { $member } s hodnotou { $value } { $space_acc }.
}
event-passed = { $seat } pasuje.
event-skipped = { $seat } vynechává první tah.
event-paid = { $purpose_id ->
    [value] { $seat } používá { $goods_acc } ({ $purpose }).
   *[other] { $seat } platí { $goods_acc } ({ $purpose }).
}
event-gained = { $seat } dostává { $goods_acc } ({ $source }).
event-took = { $seat } si bere kartu „{ $card }“.
event-worked = { $work_id ->
    [harvest] { $seat } provádí sklizeň s hodnotou { $value }.
   *[production] { $seat } provádí produkci s hodnotou { $value }.
}
event-declined = { $seat } se vzdává bonusové akce.
event-played = { $seat } vykládá kartu „{ $leader }“.
event-copied = { $seat } kopíruje kartu „{ $leader }“.
event-activated = { $seat } aktivuje kartu „{ $leader }“.
event-discarded = { $seat } odhazuje kartu „{ $leader }“.
event-named = { $seat } dává hodnotu 6 { $member_id ->
    [black] černému členovi rodiny
    [white] bílému členovi rodiny
    [orange] oranžovému členovi rodiny
   *[neutral] bezbarvému členovi rodiny
}.
event-supported = { $seat } podporuje církev: odevzdává { $faith ->
    [one] { $faith } bod víry
    [few] { $faith } body víry
   *[other] { $faith } bodů víry
} a získává { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}.
event-excommunicated = { $seat } dostává exkomunikaci: { $tile }.
event-faith-scored = { $seat } získává { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
} za { $faith ->
    [one] { $faith } bod víry
    [few] { $faith } body víry
   *[other] { $faith } bodů víry
}.
event-new-order = { $seat } je v novém pořadí na tahu na { $place }. místě.
event-scored = { $seat } získává { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
} { $for }.
event-lost = { $seat } ztrácí { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}: { $tile_gen }.
event-ended = { $seat } má na konci hry { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}.

## Efekty karet slovy

effect-words-per-territory = { $goods } za každé tvé území
effect-words-per-character = { $goods } za každou tvou postavu
effect-words-per-building = { $goods } za každou tvou budovu
effect-words-per-venture = { $goods } za každý tvůj čin
effect-words-per-military = { $goods } za každé 2 body vojenské síly
effect-words-exchange = { $pay } → { $gain }
effect-words-or = {", nebo "}
effect-words-take = získání { $type_id ->
    [territory] území
    [character] postavy
    [building] budovy
    [venture] činu
    [any] libovolné karty
   *[other] { $type }
} s hodnotou { $value }
effect-words-take-discount = získání { $type_id ->
    [territory] území
    [character] postavy
    [building] budovy
    [venture] činu
    [any] libovolné karty
   *[other] { $type }
} s hodnotou { $value }, levněji o { $goods_acc }
effect-words-work = { $work } s hodnotou { $value }
effect-words-raise-take = +{ $value } k získání { $type_id ->
    [territory] území
    [character] postavy
    [building] budovy
    [venture] činu
    [any] karty
   *[other] { $type }
}
effect-words-raise-take-discount = +{ $value } k získání { $type_id ->
    [territory] území
    [character] postavy
    [building] budovy
    [venture] činu
    [any] karty
   *[other] { $type }
}, levněji o { $goods_acc }
effect-words-raise-work = +{ $value } ke každé akci ({ $work })
effect-words-no-floor-bonus = už nedostáváš bonusy podlaží
effect-words-end = { $points ->
    [one] Na konci hry: { $points } vítězný bod
    [few] Na konci hry: { $points } vítězné body
   *[other] Na konci hry: { $points } vítězných bodů
}
effect-words-free = zdarma
effect-words-military-cost = { $pay ->
    [one] { $pay } bod vojenské síly, musíš mít aspoň { $need }
    [few] { $pay } body vojenské síly, musíš mít aspoň { $need }
   *[other] { $pay } bodů vojenské síly, musíš mít aspoň { $need }
}

# Totéž na herním plánu v terminálu, kde má karta tři krátké řádky: zdroje, body a typy karet na pár písmen,
# brief pro široký displej, tiny pro úzký.
brief-wood = { $n } dř
brief-stone = { $n } kám
brief-servant = { $n } slouž
brief-coin = { $n } pen
brief-military = { $n } voj
brief-faith = { $n } víra
brief-victory = { $n } VB
brief-privilege = { $n } priv
brief-territory = území
brief-character = postava
brief-building = budova
brief-venture = čin
brief-any = lib. karta
tiny-wood = { $n }dř
tiny-stone = { $n }ká
tiny-servant = { $n }sl
tiny-coin = { $n }pe
tiny-military = { $n }vo
tiny-faith = { $n }ví
tiny-victory = { $n }vb
tiny-privilege = { $n }pr
tiny-territory = úze
tiny-character = pos
tiny-building = bud
tiny-venture = čin
tiny-any = lib
short-per-card = { $goods }/{ $type }
short-per-military = { $goods }/2 voj
short-exchange = { $pay }→{ $gain }
short-or = {" | "}
short-take = { $type } za { $value }
short-take-discount = { $type } za { $value }, −{ $goods }
short-work = { $work } { $value }
short-raise-take = +{ $value } { $type }
short-raise-take-discount = +{ $value } { $type }, −{ $goods }
short-raise-work = +{ $value } { $work }
short-no-floor-bonus = bez bonusu podlaží
short-end = konec { $points } VB
short-military-cost = { $need } voj (−{ $pay })
short-harvest = S{ $value }: { $effects }
short-production = P{ $value }: { $effects }

card-kind = Karta: { $type }, { $period }. etapa
card-cost = Náklady: { $cost }
card-immediate = Okamžitý efekt: { $effects }
card-permanent = Trvalý efekt: { $effects }
card-harvest = Sklizeň od hodnoty { $value }: { $effects }
card-production = Produkce od hodnoty { $value }: { $effects }
leader-requires = Podmínka: { $requirement }
leader-permanent = Trvalá schopnost: { $does }
leader-once = Jednou za kolo: { $does }
requirement-territory = { $n } území
requirement-character = { $n ->
    [one] { $n } postava
    [few] { $n } postavy
   *[other] { $n } postav
}
requirement-building = { $n ->
    [one] { $n } budova
    [few] { $n } budovy
   *[other] { $n } budov
}
requirement-venture = { $n ->
    [one] { $n } čin
    [few] { $n } činy
   *[other] { $n } činů
}
requirement-same = { $n ->
    [one] { $n } karta téhož typu
    [few] { $n } karty téhož typu
   *[other] { $n } karet téhož typu
}
tile-kind = Exkomunikace pro { $period }. etapu. Dostane ji každý, kdo nepodpoří církev; k podpoře { $faith ->
    [one] je potřeba aspoň { $faith } bod víry
    [few] jsou potřeba aspoň { $faith } body víry
   *[other] je potřeba aspoň { $faith } bodů víry
}.
bonus-tile-words = produkce { $production }; sklizeň { $harvest }
about-floor = Obsazovací číslo { $value }. Stojí-li ve věži nějaký člen rodiny, musíš nejdřív zaplatit { $coins ->
    [one] { $coins } peníz
    [few] { $coins } peníze
   *[other] { $coins } peněz
}.
about-floor-bonus = Obsazovací číslo { $value }, dává { $goods_acc }. Stojí-li ve věži nějaký člen rodiny, musíš nejdřív zaplatit { $coins ->
    [one] { $coins } peníz
    [few] { $coins } peníze
   *[other] { $coins } peněz
}.
about-harvest-single = Jeden člen rodiny. Sklizeň s jeho hodnotou aktivuje bonusovou destičku a všechna území, na která hodnota stačí.
about-harvest-large = Libovolný počet členů rodiny, hodnota akce je vždy o { $penalty } nižší. Sklizeň aktivuje bonusovou destičku a všechna území, na která hodnota stačí. Ve hře pro 2 hráče je pole zakryté.
about-production-single = Jeden člen rodiny. Produkce s jeho hodnotou aktivuje bonusovou destičku a všechny budovy, na které hodnota stačí.
about-production-large = Libovolný počet členů rodiny, hodnota akce je vždy o { $penalty } nižší. Produkce aktivuje bonusovou destičku a všechny budovy, na které hodnota stačí. Ve hře pro 2 hráče je pole zakryté.
about-market = Jeden člen rodiny s hodnotou aspoň 1. Dává { $goods_acc }.
about-council = Libovolný počet členů rodiny s hodnotou aspoň 1. Dává { $goods_acc }. Kdo sem umístí člena rodiny dřív, hraje dřív i v příštím kole.

## Vůdci: jména a schopnosti

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
leader-unknown = neznámý vůdce
leader-does-francesco_sforza = sklizeň s hodnotou 1, zvýšit ji lze jen pomocí sloužících
leader-does-ludovico_ariosto = své členy rodiny smíš umisťovat i na obsazená pole
leader-does-filippo_brunelleschi = v obsazených věžích neplatíš příplatek
leader-does-federico_da_montefeltro = jeden tvůj barevný člen rodiny má v tomto kole hodnotu 6
leader-does-girolamo_savonarola = 1 bod víry
leader-does-giovanni_dalle_bande_nere = 1 dřevo, 1 kámen, 1 peníz
leader-does-sandro_botticelli = 2 body vojenské síly, 1 vítězný bod
leader-does-michelangelo_buonarroti = 3 peníze
leader-does-ludovico_iii_gonzaga = 1 privilegium Signorie
leader-does-leonardo_da_vinci = produkce s hodnotou 0, zvýšit ji lze jen pomocí sloužících
leader-does-pico_della_mirandola = každá karta, která stojí peníze, je o 3 peníze levnější
leader-does-sisto_iv = 5 vítězných bodů navíc pokaždé, když podpoříš církev
leader-does-lucrezia_borgia = tvoji barevní členové rodiny mají hodnotu o 2 vyšší
leader-does-sigismondo_malatesta = tvůj bezbarvý člen rodiny má hodnotu o 3 vyšší
leader-does-lorenzo_de_medici = kopíruje vůdce, kterého má vyloženého jiný hráč
leader-does-ludovico_il_moro = tvoji barevní členové rodiny mají hodnotu 5 bez ohledu na kostky
leader-does-cesare_borgia = k získání území nepotřebuješ body vojenské síly
leader-does-santa_rita = dřevo, kámen, sloužící a peníze z okamžitých efektů dostáváš dvakrát
leader-does-cosimo_de_medici = 3 sloužící, 1 vítězný bod
leader-does-bartolomeo_colleoni = 4 vítězné body

## Destičky exkomunikace

tile-fewer_military = při každém zisku o 1 bod vojenské síly méně
tile-fewer_coins = při každém zisku o 1 peníz méně
tile-fewer_servants = při každém zisku o 1 sloužícího méně
tile-fewer_wood_or_stone = při každém zisku o 1 dřevo nebo 1 kámen méně
tile-weaker_harvest = hodnota každé sklizně −3
tile-weaker_production = hodnota každé produkce −3
tile-weaker_members = hodnota barevných členů rodiny −1
tile-weaker_territories = při získání území hodnota −4
tile-weaker_buildings = při získání budovy hodnota −4
tile-weaker_characters = při získání postavy hodnota −4
tile-weaker_ventures = při získání činu hodnota −4
tile-market_ban = zákaz tržiště
tile-costly_servants = každé +1 k hodnotě stojí 2 sloužící
tile-skip_first_turn = vynechání prvního tahu v každém kole
tile-no_character_score = žádné body za postavy
tile-no_venture_score = žádné body za činy
tile-no_territory_score = žádné body za území
tile-lose_fifth = na konci hry ztráta 1 vítězného bodu za každých 5
    .gen = 1 za každých 5
tile-lose_per_military = na konci hry ztráta 1 vítězného bodu za každý bod vojenské síly
    .gen = 1 za každý bod vojenské síly
tile-lose_per_building_cost = na konci hry ztráta 1 vítězného bodu za každé dřevo a každý kámen v nákladech budov
    .gen = 1 za každé dřevo a každý kámen v nákladech budov
tile-lose_per_resource = na konci hry ztráta 1 vítězného bodu za každý zbylý zdroj
    .gen = 1 za každý zbylý zdroj
tile-unknown = žádná destička

## Karty

card-commercial_hub = Obchodní stanice
card-woods = Háj
card-village = Vesnice
card-gravel_pit = Štěrkovna
card-forest = Les
card-monastery = Klášter
card-citadel = Citadela
card-city = Město
card-gold_mine = Zlatý důl
card-mountain_town = Horské městečko
card-mining_town = Hornické městečko
card-rock_pit = Kamenolom
card-estate = Panství
card-hermitage = Poustevna
card-manor_house = Panské sídlo
card-dukedom = Vévodství
card-trading_town = Obchodní město
card-farm = Statek
card-colony = Kolonie
card-marble_pit = Lom na mramor
card-province = Provincie
card-sanctuary = Svatyně
card-castle = Hrad
card-fortified_town = Opevněné město
card-warlord = Kondotiér
card-stonemason = Kameník
card-dame = Dáma
card-knight = Rytíř
card-farmer = Sedlák
card-artisan = Řemeslník
card-preacher = Kazatel
card-abbess = Abatyše
card-captain = Kapitán
card-architect = Architekt
card-patron = Mecenáš
card-hero = Hrdina
card-peasant = Rolník
card-scholar = Učenec
card-papal_messenger = Papežský posel
card-royal_messenger = Královský posel
card-noble = Šlechtic
card-governor = Místodržící
card-paramour = Kurtizána
card-herald = Herold
card-cardinal = Kardinál
card-bishop = Biskup
card-general = Generál
card-ambassador = Vyslanec
card-mint = Mincovna
card-tax_office = Berní úřad
card-triumphal_arch = Vítězný oblouk
card-theater = Divadlo
card-carpenters_shop = Tesařská dílna
card-stonemasons_shop = Kamenická dílna
card-chapel = Kaple
card-residence = Rezidence
card-marketplace = Tržnice
card-treasury = Pokladnice
card-painters_guild = Cech malířů
card-sculptors_guild = Cech sochařů
card-stonemasons_guild = Cech kameníků
card-baptistery = Baptisterium
card-barracks = Kasárna
card-stronghold = Tvrz
card-bank = Banka
card-fair = Jarmark
card-garden = Zahrada
card-fortress = Pevnost
card-palace = Palác
card-church = Kostel
card-military_academy = Vojenská akademie
card-cathedral = Katedrála
card-hiring_recruits = Verbování rekrutů
card-repairing_the_church = Oprava kostela
card-building_the_walls = Stavba hradeb
card-raising_a_statue = Vztyčení sochy
card-military_campaign = Vojenské tažení
card-hosting_panhandlers = Přístřeší pro žebráky
card-fighting_heresies = Boj proti kacířství
card-support_to_the_bishop = Podpora biskupa
card-hiring_soldiers = Najímání vojáků
card-repairing_the_abbey = Oprava opatství
card-building_the_bastions = Stavba bašt
card-support_to_the_king = Podpora krále
card-improving_the_canals = Hloubení kanálů
card-hosting_foreigners = Přijetí cizinců
card-crusade = Křížová výprava
card-support_to_the_cardinal = Podpora kardinála
card-hiring_mercenaries = Najímání žoldnéřů
card-repairing_the_cathedral = Oprava katedrály
card-building_the_towers = Stavba věží
card-promoting_sacred_art = Podpora sakrálního umění
card-military_conquest = Dobyvačné tažení
card-improving_the_roads = Vylepšení cest
card-sacred_war = Svatá válka
card-support_to_the_pope = Podpora papeže
card-unknown = neznámá karta
