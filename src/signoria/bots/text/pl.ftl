# What bots count, as people would name it: `feature-<game>-<name>`.

because = { $feature } { $sign }{ NUMBER($n, maximumFractionDigits: 1) }
# What a move is worth beside waiting,
worth-points = około { $sign }{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
worth-none = bez różnicy
# or beside other moves. Of the bot's own:
worth-best = najlepszy ruch
worth-only = nic innego nie brano pod uwagę
# Its reasons at once are weaker than another's.
worth-best-later = najlepszy ruch na dłuższą metę
# It costs no turn, and others promise more.
worth-first = najlepiej zrobić najpierw
# Of the others.
worth-same = mniej więcej tak samo dobry
worth-close = nieco słabszy
worth-less = wyraźnie słabszy
worth-fewer = o { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej
worth-after = dobry w następnej kolejności
# It costs no turn; the bot's own move does, and was not so good, but something must be done.
worth-idle = nic nie daje

# A name is said where the feature becomes better (`plus`) or worse (`minus`), or by itself.

## lorenzo

feature-lorenzo-points = punkty zwycięstwa
feature-lorenzo-territories = punkty za włości
feature-lorenzo-characters = punkty za postacie
feature-lorenzo-ventures = punkty za przedsięwzięcia
feature-lorenzo-growing-rows = postęp w rzędach kart
feature-lorenzo-resources = zasoby pozostałe na koniec
feature-lorenzo-wood-to-use = drewno do wydania
feature-lorenzo-stone-to-use = kamień do wydania
feature-lorenzo-servants-to-use = sługi do wydania
feature-lorenzo-coins-to-use = monety do wydania
feature-lorenzo-military-to-use = punkty wojska
feature-lorenzo-slot-gap = { $change ->
    [plus] mniejszy niedobór punktów wojska na kolejną włość
    [minus] większy niedobór punktów wojska na kolejną włość
   *[name] niedobór punktów wojska na kolejną włość
}
feature-lorenzo-rank = miejsce na torze punktów wojska
feature-lorenzo-faith-score = wiara
feature-lorenzo-church-danger = { $change ->
    [plus] mniejsza groźba ekskomuniki
    [minus] większa groźba ekskomuniki
   *[name] groźba ekskomuniki
}
feature-lorenzo-burden = { $change ->
    [plus] mniejszy ciężar ekskomuniki
    [minus] większy ciężar ekskomuniki
   *[name] ciężar ekskomuniki
}
feature-lorenzo-losses = { $change ->
    [plus] mniej punktów straconych przez ekskomunikę
    [minus] więcej punktów straconych przez ekskomunikę
   *[name] punkty stracone przez ekskomunikę
}
feature-lorenzo-harvests = przyszłe Zbiory
feature-lorenzo-productions = przyszłe Produkcje
feature-lorenzo-helpers = pomocne postacie
feature-lorenzo-members = nieustawieni członkowie rodziny
feature-lorenzo-leaders-played = zagrane osobistości
feature-lorenzo-leaders-in-hand = osobistości na ręce
feature-lorenzo-first-place = kolejność graczy

## princes

feature-princes-points = punkty prestiżu
feature-princes-money = pieniądze
feature-princes-works-in-hand = dzieła z kart na ręce
feature-princes-works-to-come = przyszłe dzieła
feature-princes-bonus-cards = karty Premii
feature-princes-prestige-cards = karty Prestiżu
feature-princes-best-work = najwybitniejsze dzieło rundy
feature-princes-spare-actions = wolne akcje
feature-princes-shared-wants = elementy pożądane przez dwa dzieła
feature-princes-room = miejsce na budowę
feature-princes-character = karta Postaci
feature-princes-auctions = przyszłe licytacje
feature-princes-object-hope = szanse w licytacji
feature-princes-rivals = { $change ->
    [plus] mniej dla innych
    [minus] więcej dla innych
   *[name] punkty innych
}

## fief

feature-fief-points = punkty zwycięstwa
feature-fief-victory = zbliżenie się do zwycięstwa
feature-fief-land = wioski
feature-fief-claims = tytuły w zasięgu
feature-fief-forts = zamki i miasta
feature-fief-income = przyszłe dochody
feature-fief-money = pieniądze do wydania
feature-fief-troops = wojska
feature-fief-lords = Seniorzy
feature-fief-prisoners = więźniowie
feature-fief-church = Kościół
feature-fief-crown = Korona
feature-fief-cards = karty na ręce
feature-fief-meetings = opłacalne ataki
feature-fief-threats = { $change ->
    [plus] mniejsze narażenie na ataki
    [minus] większe narażenie na ataki
   *[name] narażenie na ataki
}
feature-fief-prospects = wioski w zasięgu
feature-fief-sieges = kości oblężnicze
feature-fief-relics = relikwie
feature-fief-election = szanse w wyborach
feature-fief-battle = szanse w bitwie
feature-fief-offer = wartość oferty
feature-fief-draws = przyszłe karty
feature-fief-revolt = szanse w Buncie
feature-fief-cavalcade = szanse kawalkady
feature-fief-friends = { $change ->
    [plus] silniejszy sojusznik
    [minus] słabszy sojusznik
   *[name] pozycja sojusznika
}
feature-fief-rivals = { $change ->
    [plus] słabsi rywale
    [minus] silniejsi rywale
   *[name] pozycja rywali
}
