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
feature-lorenzo-growing-rows = rostoucí řady
feature-lorenzo-resources = zdroje na konci
feature-lorenzo-wood-to-use = dřevo k použití
feature-lorenzo-stone-to-use = kámen k použití
feature-lorenzo-servants-to-use = sloužící k použití
feature-lorenzo-coins-to-use = peníze k použití
feature-lorenzo-military-to-use = vojenská síla
feature-lorenzo-slot-gap = { $change ->
    [plus] méně chybějící vojenské síly pro další území
    [minus] více chybějící vojenské síly pro další území
   *[name] chybějící vojenská síla pro další území
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
feature-lorenzo-helpers = pomáhající postavy
feature-lorenzo-members = neumístění členové rodiny
feature-lorenzo-leaders-played = vyložení vůdci
feature-lorenzo-leaders-in-hand = vůdci k vyložení
feature-lorenzo-first-place = první místo v pořadí

## princes

feature-princes-points = prestižní body
feature-princes-money = peníze
feature-princes-works-in-hand = díla osobností v ruce
feature-princes-works-to-come = budoucí díla
feature-princes-bonus-cards = bonusové karty
feature-princes-prestige-cards = karty prestiže
feature-princes-best-work = nejlepší dílo kola
feature-princes-spare-actions = volné akce
feature-princes-shared-wants = co slouží dvěma dílům
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

feature-fief-points = hodnota vítězných bodů
feature-fief-victory = blízkost vítězství
feature-fief-land = vesnice
feature-fief-claims = tituly na dosah
feature-fief-forts = hrady a města
feature-fief-income = budoucí příjmy
feature-fief-money = peníze k použití
feature-fief-troops = vojsko
feature-fief-lords = šlechtici
feature-fief-prisoners = vězni
feature-fief-church = církev
feature-fief-crown = koruna
feature-fief-cards = karty v ruce
feature-fief-meetings = výhodné útoky
feature-fief-threats = { $change ->
    [plus] ostatní mohou vzít méně
    [minus] ostatní mohou vzít více
   *[name] co mohou vzít ostatní
}
feature-fief-prospects = cíle pochodu
feature-fief-sieges = obléhací kostky
feature-fief-relics = relikvie
feature-fief-election = vyhlídky ve volbě
feature-fief-battle = vyhlídky v bitvě
feature-fief-offer = co může přinést nabídka
feature-fief-draws = karty k dobrání
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
