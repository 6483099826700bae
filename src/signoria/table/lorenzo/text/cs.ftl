# Co se stalo v Lorenzovi, akci po akci. `seat_id` je `you`, když je řeč o tom, kdo to čte.

news-took = { $seat_id ->
    [you] Bereš si kartu „{ $what }“
   *[other] { $seat } si bere kartu „{ $what }“
} pomocí { $member_id ->
    [black] černého
    [white] bílého
    [orange] oranžového
   *[neutral] bezbarvého
} člena rodiny s hodnotou { $value }.
news-worked = { $seat_id ->
    [you] Provádíš
   *[other] { $seat } provádí
} { $what_id ->
    [harvest] sklizeň
   *[production] produkci
} s hodnotou { $value } pomocí { $member_id ->
    [black] černého
    [white] bílého
    [orange] oranžového
   *[neutral] bezbarvého
} člena rodiny.
news-placed-gains = { $seat_id ->
    [you] Umisťuješ
   *[other] { $seat } umisťuje
} { $member_id ->
    [black] černého
    [white] bílého
    [orange] oranžového
   *[neutral] bezbarvého
} člena rodiny s hodnotou { $value } { $space_acc } a { $seat_id ->
    [you] získáváš
   *[other] získává
} { $gained_acc }.
news-spends = { $seat_id ->
    [you] Používáš { $spent_acc } ke zvýšení hodnoty.
   *[other] { $seat } používá { $spent_acc } ke zvýšení hodnoty.
}
news-pays = { $seat_id ->
    [you] Platíš { $paid_acc }{ $paid_id ->
        [card] {" "}za kartu
        [surcharge] {" "}jako příplatek
       *[other] {""}
    }.
   *[other] { $seat } platí { $paid_acc }{ $paid_id ->
        [card] {" "}za kartu
        [surcharge] {" "}jako příplatek
       *[other] {""}
    }.
}
news-gains = { $seat_id ->
    [you] Získáváš { $gained_acc }.
   *[other] { $seat } získává { $gained_acc }.
}
news-spends-pays = { $seat_id ->
    [you] Používáš { $spent_acc } ke zvýšení hodnoty a platíš { $paid_acc }{ $paid_id ->
        [card] {" "}za kartu
        [surcharge] {" "}jako příplatek
       *[other] {""}
    }.
   *[other] { $seat } používá { $spent_acc } ke zvýšení hodnoty a platí { $paid_acc }{ $paid_id ->
        [card] {" "}za kartu
        [surcharge] {" "}jako příplatek
       *[other] {""}
    }.
}
news-spends-gains = { $seat_id ->
    [you] Používáš { $spent_acc } ke zvýšení hodnoty a získáváš { $gained_acc }.
   *[other] { $seat } používá { $spent_acc } ke zvýšení hodnoty a získává { $gained_acc }.
}
news-pays-gains = { $seat_id ->
    [you] Platíš { $paid_acc }{ $paid_id ->
        [card] {" "}za kartu
        [surcharge] {" "}jako příplatek
       *[other] {""}
    } a získáváš { $gained_acc }.
   *[other] { $seat } platí { $paid_acc }{ $paid_id ->
        [card] {" "}za kartu
        [surcharge] {" "}jako příplatek
       *[other] {""}
    } a získává { $gained_acc }.
}
news-spends-pays-gains = { $seat_id ->
    [you] Používáš { $spent_acc } ke zvýšení hodnoty, platíš { $paid_acc }{ $paid_id ->
        [card] {" "}za kartu
        [surcharge] {" "}jako příplatek
       *[other] {""}
    } a získáváš { $gained_acc }.
   *[other] { $seat } používá { $spent_acc } ke zvýšení hodnoty, platí { $paid_acc }{ $paid_id ->
        [card] {" "}za kartu
        [surcharge] {" "}jako příplatek
       *[other] {""}
    } a získává { $gained_acc }.
}
news-order = Pořadí na tahu: { $players }.
news-new-order = Nové pořadí na tahu: { $players }.
news-tiles = Destičky exkomunikace: { $tiles }.
news-dealt-own = Dostáváš karty vůdců: { $leaders }.
news-dealt-others = { $n ->
    [one] Ještě jeden hráč dostává karty vůdců.
    [few] Další { $n } hráči dostávají karty vůdců.
   *[other] Dalších { $n } hráčů dostává karty vůdců.
}
news-dealt-all = { $n ->
    [one] Jeden hráč dostává karty vůdců.
    [few] { $n } hráči dostávají karty vůdců.
   *[other] { $n } hráčů dostává karty vůdců.
}
news-kept-own = Necháváš si kartu „{ $leaders }“.
news-kept-others = { $n ->
    [one] Ještě jeden hráč si nechává kartu vůdce.
    [few] Další { $n } hráči si nechávají po jedné kartě vůdce.
   *[other] Dalších { $n } hráčů si nechává po jedné kartě vůdce.
}
news-kept-all = { $n ->
    [one] Jeden hráč si nechává kartu vůdce.
    [few] { $n } hráči si nechávají po jedné kartě vůdce.
   *[other] { $n } hráčů si nechává po jedné kartě vůdce.
}
news-revealed = { $tower }: { $cards }.
news-dice = Hod kostkami: { $dice }.
news-die = { $die_id ->
    [black] černá
    [white] bílá
   *[orange] oranžová
} { $n }
news-scored = { $seat_id ->
    [you] Získáváš vítězné body: { $parts }.
   *[other] { $seat } získává vítězné body: { $parts }.
}
news-final = Konečný výsledek: { $players }.

you-tile-chosen = Bereš si { $bonus_tile_id ->
    [servants_two] bonusovou destičku sloužících
    [military_two] bonusovou destičku vojáků
    [coins_two] bonusovou destičku peněz
    [military_servant] bonusovou destičku stráže
   *[basic] základní bonusovou destičku
}.
you-placed = Umisťuješ { $member_id ->
    [black] černého
    [white] bílého
    [orange] oranžového
   *[neutral] bezbarvého
} člena rodiny s hodnotou { $value } { $space_acc }.
you-passed = Pasuješ.
you-skipped = Vynecháváš první tah.
you-took = Bereš si kartu „{ $card }“.
you-worked = Provádíš { $work_id ->
    [harvest] sklizeň
   *[production] produkci
} s hodnotou { $value }.
you-declined = Vzdáváš se bonusové akce.
you-played = Vykládáš kartu „{ $leader }“.
you-copied = Kopíruješ kartu „{ $leader }“.
you-activated = Aktivuješ kartu „{ $leader }“.
you-discarded = Odhazuješ kartu „{ $leader }“.
you-named = Dáváš hodnotu 6 { $member_id ->
    [black] černému
    [white] bílému
    [orange] oranžovému
   *[neutral] bezbarvému
} členovi rodiny.
you-supported = Podporuješ církev: odevzdáváš { $faith ->
    [one] { $faith } bod víry
    [few] { $faith } body víry
   *[other] { $faith } bodů víry
} a získáváš { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}.
you-excommunicated = Dostáváš exkomunikaci: { $tile }.
you-faith-scored = Získáváš { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
} za { $faith ->
    [one] { $faith } bod víry
    [few] { $faith } body víry
   *[other] { $faith } bodů víry
}.
you-lost = Ztrácíš { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}: { $tile_gen }.

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-bonus_tiles = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} osobní bonusovou destičku
doing-draft = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} kartu vůdce
doing-turn = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} akci
doing-action = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, kolik sloužících použít
doing-payment = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, jak za kartu zaplatit
doing-effects = volí pořadí efektů
doing-bonus_take = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} kartu jako bonusovou akci
doing-bonus_work = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, kolik sloužících použít na bonusovou akci
doing-work = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
} o výměně
doing-gain = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
}, co získat
doing-copy = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} vůdce ke zkopírování
doing-name = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} člena rodiny, který bude mít hodnotu 6
doing-report = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda podpořit církev

# Tahy někoho u stolu, kde jsou karta, hodnota a cena známy.
table-lorenzo-send-for = Vzít si kartu „{ $card }“ pomocí { $member_id ->
    [black] černého
    [white] bílého
    [orange] oranžového
   *[neutral] bezbarvého
} člena rodiny s hodnotou { $value }
table-lorenzo-send-market = Umístit { $member_id ->
    [black] černého
    [white] bílého
    [orange] oranžového
   *[neutral] bezbarvého
} člena rodiny s hodnotou { $value } na { $n }. pole tržiště a získat { $goods_acc }
table-lorenzo-send = Umístit { $member_id ->
    [black] černého
    [white] bílého
    [orange] oranžového
   *[neutral] bezbarvého
} člena rodiny s hodnotou { $value } { $space_acc }
table-lorenzo-take = Vzít si kartu „{ $card }“
table-lorenzo-pay = Zaplatit { $goods_acc }
table-lorenzo-exchange = Využít kartu „{ $card }“: zaplatit { $paid_acc } a získat { $gained_acc }

# Na co se hra ptá a čeho se to týká.
table-lorenzo-ask-servants-for = Kolik sloužících použiješ k získání karty „{ $card }“?
table-lorenzo-ask-servants = Kolik sloužících použiješ { $space_loc }?
table-lorenzo-ask-payment = Jak zaplatíš za kartu „{ $card }“?
table-lorenzo-ask-effects = Který efekt karty „{ $card }“ vyhodnotíš nejdřív?
table-lorenzo-ask-bonus-take = Bonusová akce: { $action }. Vezmi si kartu, nebo se akce vzdej.
table-lorenzo-ask-bonus-work = Bonusová akce: { $action }. Zvyš hodnotu pomocí sloužících, nebo se akce vzdej.
table-lorenzo-ask-work = Využiješ kartu „{ $card }“?
table-lorenzo-ask-privilege = Zvol si { $n }. { $all ->
    [5] z { $all }
   *[other] ze { $all }
} různých privilegií Signorie.
