# What bots count, as people would name it: `feature-<game>-<name>`.

because = { $feature } { $sign }{ NUMBER($n, maximumFractionDigits: 1) }
# What a move is worth beside waiting,
worth-points = asi { $sign }{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
worth-none = žádný rozdíl
# or beside other moves. Of the bot's own:
worth-best = nejlepší tah
worth-only = nic jiného se nezvažovalo
# Its reasons at once are weaker than another's.
worth-best-later = z dlouhodobého hlediska nejlepší tah
# It costs no turn, and others promise more.
worth-first = nejlépe udělat nejdřív
# Of the others.
worth-same = přibližně stejně dobrý
worth-close = o něco slabší
worth-less = zřetelně slabší
worth-fewer = o { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu méně
worth-after = vhodný potom
# It costs no turn; the bot's own move does, and was not so good, but something must be done.
worth-idle = nic nepřinese

# A name is said where the feature becomes better (`plus`) or worse (`minus`), or by itself.

## lorenzo

feature-lorenzo-points = vítězné body
feature-lorenzo-territories = body za území
feature-lorenzo-characters = body za postavy
feature-lorenzo-ventures = body za činy
feature-lorenzo-growing-rows = postup v řadách karet
feature-lorenzo-resources = zdroje zbylé na konci
feature-lorenzo-wood-to-use = dřevo k utracení
feature-lorenzo-stone-to-use = kámen k utracení
feature-lorenzo-servants-to-use = sloužící k použití
feature-lorenzo-coins-to-use = peníze k utracení
feature-lorenzo-military-to-use = vojenská síla
feature-lorenzo-slot-gap = { $change ->
    [plus] méně vojenské síly chybí na další území
    [minus] více vojenské síly chybí na další území
   *[name] vojenská síla chybějící na další území
}
feature-lorenzo-rank = pořadí na stupnici vojenské síly
feature-lorenzo-faith-score = víra
feature-lorenzo-church-danger = { $change ->
    [plus] menší hrozba exkomunikace
    [minus] větší hrozba exkomunikace
   *[name] hrozba exkomunikace
}
feature-lorenzo-burden = { $change ->
    [plus] menší tíha exkomunikace
    [minus] větší tíha exkomunikace
   *[name] tíha exkomunikace
}
feature-lorenzo-losses = { $change ->
    [plus] méně bodů ztracených exkomunikací
    [minus] více bodů ztracených exkomunikací
   *[name] body ztracené exkomunikací
}
feature-lorenzo-harvests = budoucí sklizně
feature-lorenzo-productions = budoucí produkce
feature-lorenzo-helpers = užitečné postavy
feature-lorenzo-members = neumístění členové rodiny
feature-lorenzo-leaders-played = vyložení vůdci
feature-lorenzo-leaders-in-hand = vůdci v ruce
feature-lorenzo-first-place = pořadí na tahu

## princes

feature-princes-points = prestižní body
feature-princes-money = peníze
feature-princes-works-in-hand = díla z karet v ruce
feature-princes-works-to-come = budoucí díla
feature-princes-bonus-cards = bonusové karty
feature-princes-prestige-cards = karty prestiže
feature-princes-best-work = nejlepší dílo kola
feature-princes-spare-actions = volné akce
feature-princes-shared-wants = prvky, které si přejí dvě díla
feature-princes-room = místo na stavbu
feature-princes-character = postava
feature-princes-auctions = budoucí dražby
feature-princes-object-hope = vyhlídky v dražbě
feature-princes-rivals = { $change ->
    [plus] méně pro ostatní
    [minus] více pro ostatní
   *[name] body ostatních
}

## fief

feature-fief-points = vítězné body
feature-fief-victory = přiblížení k vítězství
feature-fief-land = vesnice
feature-fief-claims = tituly na dosah
feature-fief-forts = hrady a města
feature-fief-income = budoucí příjmy
feature-fief-money = peníze k utracení
feature-fief-troops = vojsko
feature-fief-lords = šlechtici
feature-fief-prisoners = vězni
feature-fief-church = Církev
feature-fief-crown = Koruna
feature-fief-cards = karty v ruce
feature-fief-meetings = útoky, které se vyplatí
feature-fief-threats = { $change ->
    [plus] menší vystavení útokům
    [minus] větší vystavení útokům
   *[name] vystavení útokům
}
feature-fief-prospects = vesnice na dosah
feature-fief-sieges = obléhací kostky
feature-fief-relics = relikvie
feature-fief-election = vyhlídky ve volbě
feature-fief-battle = vyhlídky v bitvě
feature-fief-offer = hodnota nabídky
feature-fief-draws = budoucí karty
feature-fief-revolt = vyhlídky ve Vzpouře
feature-fief-cavalcade = vyhlídky kavalkády
feature-fief-friends = { $change ->
    [plus] silnější spojenec
    [minus] slabší spojenec
   *[name] postavení spojence
}
feature-fief-rivals = { $change ->
    [plus] slabší soupeři
    [minus] silnější soupeři
   *[name] postavení soupeřů
}
