# Co se stalo ve Vladařích, akci po akci. `seat_id` je `you`, když je řeč o tom, kdo to čte.

news-price = { $hundreds ->
    [0] zdarma
   *[other] { $hundreds }00 florinů
}
news-won = { $seat_id ->
    [you] Získáváš { $what_acc } ({ $price }).
   *[other] { $seat } získává { $what_acc } ({ $price }).
}
news-built = { $seat_id ->
    [you] Stavíš { $what_acc } ({ $price }).
   *[other] { $seat } staví { $what_acc } ({ $price }).
}
news-introduced = { $seat_id ->
    [you] Vyhlašuješ { $what_acc } ({ $price }).
   *[other] { $seat } vyhlašuje { $what_acc } ({ $price }).
}
news-bought-card = { $seat_id ->
    [you] Kupuješ
   *[other] { $seat } kupuje
} { $what_id ->
    [professions] kartu osobnosti
    [bonus] bonusovou kartu
   *[prestige] kartu prestiže
} ({ $price }).
news-moved-back = { $seat_id ->
    [you] Prodáváš kvůli tomu
   *[other] { $seat } kvůli tomu prodává
} { $back ->
    [one] { $back } prestižní bod.
    [few] { $back } prestižní body.
   *[other] { $back } prestižních bodů.
}
news-work = { $seat_id ->
    [you] Dokončuješ s kartou „{ $card }“ dílo o hodnotě { $value } a dostáváš { $price }.
   *[other] { $seat } dokončuje s kartou „{ $card }“ dílo o hodnotě { $value } a dostává { $price }.
}
news-work-unpaid = { $seat_id ->
    [you] Dokončuješ s kartou „{ $card }“ dílo o hodnotě { $value }.
   *[other] { $seat } dokončuje s kartou „{ $card }“ dílo o hodnotě { $value }.
}
news-dealt-own = Dostáváš karty osobností: { $cards }.
news-dealt-others = { $n ->
    [one] Ještě jeden hráč dostává karty osobností.
    [few] Další { $n } hráči dostávají karty osobností.
   *[other] Dalších { $n } hráčů dostává karty osobností.
}
news-dealt-all = { $n ->
    [one] Jeden hráč dostává karty osobností.
    [few] { $n } hráči dostávají karty osobností.
   *[other] { $n } hráčů dostává karty osobností.
}
news-returned-own = Vracíš kartu „{ $cards }“.
news-returned-others = { $n ->
    [one] Ještě jeden hráč vrací kartu osobnosti.
    [few] Další { $n } hráči vracejí po jedné kartě osobnosti.
   *[other] Dalších { $n } hráčů vrací po jedné kartě osobnosti.
}
news-returned-all = { $n ->
    [one] Jeden hráč vrací kartu osobnosti.
    [few] { $n } hráči vracejí po jedné kartě osobnosti.
   *[other] { $n } hráčů vrací po jedné kartě osobnosti.
}
news-set-out = { $n ->
    [one] Do hry přichází také { $freedoms }.
   *[other] Do hry přicházejí také { $freedoms }.
}
news-points = Získané prestižní body: { $players }.
news-offered = { $partner_id ->
    [you] { $hundreds ->
        [0] Nic za to nezaplatíš.
       *[other] Zaplatíš za to { $hundreds }00 florinů.
    }
   *[other] { $hundreds ->
        [0] { $partner } za to nic nezaplatí.
       *[other] { $partner } za to zaplatí { $hundreds }00 florinů.
    }
}
news-countered = { $seat_id ->
    [you] { $hundreds ->
        [0] Nic za to nezaplatíš.
       *[other] Zaplatíš za to { $hundreds }00 florinů.
    }
   *[other] { $hundreds ->
        [0] { $seat } za to nic nezaplatí.
       *[other] { $seat } za to zaplatí { $hundreds }00 florinů.
    }
}
news-final = Prestižní body na konci hry: { $players }.

you-starts = Začínáš ty.
you-named = Vyvoláváš v dražbě { $object_acc } za { $hundreds }00 florinů.
you-refused = Už v tomto kole nedražíš.
you-took-nothing = Vybíráš jako poslední a nebereš si nic.
you-raised = Nabízíš { $hundreds }00 florinů.
you-passed = Pasuješ.
you-paid = Platíš { $hundreds }00 florinů{ $back ->
    [0] { "" }
    [one] { " " }a prodáváš kvůli tomu { $back } prestižní bod
    [few] { " " }a prodáváš kvůli tomu { $back } prestižní body
   *[other] { " " }a prodáváš kvůli tomu { $back } prestižních bodů
}.
you-cashed = Prodáváš 1 prestižní bod za 100 florinů.
you-placed = Pokládáš { $landscape } na pole { $cell } { $turn_ins }.
you-looks = Prohlížíš si { $deck_id ->
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
you-looked = Prohlížíš si kartu „{ $card }“.
you-kept = Necháváš si kartu „{ $card }“.
you-put-under = Vracíš kartu „{ $card }“ pod balíček.
you-recruited = Přetahuješ od hráče { $from } kartu „{ $card }“.
you-recruited-from = { $seat } ti přetahuje kartu „{ $card }“.
you-held = Necháváš si kartu přetažení na později.
you-points = Získáváš { $points ->
    [one] { $points } prestižní bod
    [few] { $points } prestižní body
   *[other] { $points } prestižních bodů
} za { $for_acc }.
you-bid = { $hundreds ->
    [0] Nabízíš 0 florinů za kartu „{ $character }“.
   *[other] Nabízíš { $hundreds }00 florinů za kartu „{ $character }“.
}
you-no-character = V tomto kole si nebereš žádnou postavu.
you-character = { $hundreds ->
    [0] Bereš si kartu „{ $character }“ zdarma.
   *[other] Bereš si kartu „{ $character }“ za { $hundreds }00 florinů.
}
you-character-used = Používáš kartu „{ $character }“ a odkládáš ji.
you-character-kept = Necháváš si kartu „{ $character }“ na později.
you-character-returned = Vracíš kartu „{ $character }“ bez použití.
you-work = Vytváříš dílo s kartou „{ $card }“.
you-princess = Vytváříš dílo Princezny.
you-bonus = Hraješ kartu „{ $card }“ a zvyšuješ hodnotu díla o { $value }.
you-completed = Dokončuješ dílo s hodnotou { $value }.
you-changed = { $points ->
    [0] Necháváš si celou výplatu.
    [one] Kupuješ { $points } prestižní bod za { $hundreds }00 florinů.
    [few] Kupuješ { $points } prestižní body za { $hundreds }00 florinů.
   *[other] Kupuješ { $points } prestižních bodů za { $hundreds }00 florinů.
}
you-done = Končíš tah.
you-proposed = Navrhuješ hráči { $partner } postavit společně { $building_acc }.
you-proposed-partner = { $seat } ti navrhuje postavit společně { $building_acc }.
you-offered = { $hundreds ->
    [0] Navrhuješ postavit budovu v levém panství na pole { $cell } { $turn_ins }; partner nezaplatí nic.
   *[other] Navrhuješ postavit budovu v levém panství na pole { $cell } { $turn_ins }; partner zaplatí { $hundreds }00 florinů.
}
you-answered = { $answer_id ->
    [accept] Přijímáš návrh.
    [reject] Odmítáš návrh.
   *[counter] Odpovídáš protinávrhem.
}
you-withdrawn = Stahuješ návrh.
you-together = Ty a { $partner } společně stavíte { $building_acc }.
you-together-partner = { $seat } a ty společně stavíte { $building_acc }.
you-best-work = Máš nejlepší dílo kola s hodnotou { $value }.
you-revealed = Odkrýváš kartu prestiže „{ $card }“ ({ $points ->
    [one] { $points } prestižní bod
    [few] { $points } prestižní body
   *[other] { $points } prestižních bodů
}).
you-gained = Dostáváš { $hundreds }00 florinů.
you-sum-paid = Platíš hráči { $partner } { $hundreds }00 florinů{ $back ->
    [0] { "" }
    [one] { " " }a prodáváš kvůli tomu { $back } prestižní bod
    [few] { " " }a prodáváš kvůli tomu { $back } prestižní body
   *[other] { " " }a prodáváš kvůli tomu { $back } prestižních bodů
}.
you-sum-paid-partner = { $seat } ti platí { $hundreds }00 florinů{ $back ->
    [0] { "" }
    [one] { " " }a prodává kvůli tomu { $back } prestižní bod
    [few] { " " }a prodává kvůli tomu { $back } prestižní body
   *[other] { " " }a prodává kvůli tomu { $back } prestižních bodů
}.

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-return = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} kartu osobnosti, kterou vrátí
doing-choose = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} předmět do dražby
doing-bid = draží
doing-last_buyer = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} předmět za vyvolávací cenu
doing-purchase = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, jak použít postavu
doing-pick = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} krajinu
doing-put = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} místo pro dílek
doing-look = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} kartu z balíčku
doing-recruit = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, koho přetáhnout
doing-use = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda použít postavu
doing-banker = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda koupit prestižní body
doing-characters = draží postavu
doing-turn = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} akci
doing-work = { $n_id ->
    [one] dokončuje
   *[several] dokončují
} dílo
doing-change = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, kolik prestižních bodů koupit
meanwhile-proposal = { $doing } Návrh můžeš ještě stáhnout.
doing-proposal = { $n_id ->
    [one] jedná
   *[several] jednají
} o společné stavbě

## What one can have answered without being asked

wish-bid-any = Vše ostatní
