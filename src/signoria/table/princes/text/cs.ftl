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
    [you] Posouváš se kvůli tomu o
   *[other] { $seat } se kvůli tomu posouvá o
} { $back ->
    [one] { $back } pole zpět.
    [few] { $back } pole zpět.
   *[other] { $back } polí zpět.
}
news-work = { $seat_id ->
    [you] Dokončuješ dílo o hodnotě { $value } ({ $card }): { $price }.
   *[other] { $seat } dokončuje dílo o hodnotě { $value } ({ $card }): { $price }.
}
news-work-unpaid = { $seat_id ->
    [you] Dokončuješ dílo o hodnotě { $value } ({ $card }).
   *[other] { $seat } dokončuje dílo o hodnotě { $value } ({ $card }).
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
    [one] Do hry přichází také: { $freedoms }.
   *[other] Do hry přicházejí také: { $freedoms }.
}
news-points = Prestižní body: { $players }.
news-final = Konečná prestiž: { $players }.

you-starts = Začínáš jako první.
you-named = Vyvoláváš v dražbě { $object_acc } za { $hundreds }00 florinů.
you-refused = Už v tomto kole nedražíš.
you-took-nothing = Vybíráš jako poslední a nebereš si žádný předmět.
you-raised = Nabízíš { $hundreds }00 florinů.
you-passed = Pasuješ.
you-paid = Platíš { $hundreds }00 florinů{ $back ->
    [0] {""}
    [one] {" "}a posouváš se kvůli tomu o { $back } pole zpět
    [few] {" "}a posouváš se kvůli tomu o { $back } pole zpět
   *[other] {" "}a posouváš se kvůli tomu o { $back } polí zpět
}.
you-cashed = Vyměňuješ 1 prestižní bod za 100 florinů.
you-placed = Pokládáš { $landscape } (roh { $cell }, { $turn }).
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
you-put-under = Dáváš kartu „{ $card }“ pod hromádku.
you-recruited = Přetahuješ od hráče { $from } kartu „{ $card }“.
you-recruited-from = { $seat } ti přetahuje kartu „{ $card }“.
you-held = Necháváš si kartu přetažení na později.
you-points = Získáváš { $points ->
    [one] { $points } prestižní bod
    [few] { $points } prestižní body
   *[other] { $points } prestižních bodů
} ({ $for }).
you-bid = { $hundreds ->
    [0] Nabízíš 0 florinů za kartu { $character }.
   *[other] Nabízíš { $hundreds }00 florinů za kartu { $character }.
}
you-no-character = V tomto kole si nebereš žádnou postavu.
you-character = { $hundreds ->
    [0] Bereš si kartu { $character } za 0 florinů.
   *[other] Bereš si kartu { $character } za { $hundreds }00 florinů.
}
you-character-used = Používáš kartu { $character } a odkládáš ji.
you-character-kept = Necháváš si kartu { $character } na později.
you-character-returned = Vracíš kartu { $character } bez použití.
you-work = Začínáš dílo: { $card }.
you-princess = Dokončuješ dílo s Princeznou.
you-bonus = Hraješ kartu „{ $card }“ (+{ $value }).
you-completed = Dokončuješ dílo o hodnotě { $value }.
you-changed = { $points ->
    [0] Neměníš za prestižní body žádné peníze.
    [one] Měníš { $hundreds }00 florinů za { $points } prestižní bod.
    [few] Měníš { $hundreds }00 florinů za { $points } prestižní body.
   *[other] Měníš { $hundreds }00 florinů za { $points } prestižních bodů.
}
you-done = Končíš tah.
you-proposed = Navrhuješ hráči { $partner } postavit společně { $building_acc }.
you-proposed-partner = { $seat } ti navrhuje postavit společně { $building_acc }.
you-offered = { $hundreds ->
    [0] Navrhuješ: roh { $cell } v levém panství, { $turn }; partner neplatí nic.
   *[other] Navrhuješ: roh { $cell } v levém panství, { $turn }; partner platí { $hundreds }00 florinů.
}
you-answered = { $answer_id ->
    [accept] Přijímáš návrh.
    [reject] Odmítáš návrh.
   *[counter] Odpovídáš jiným návrhem.
}
you-withdrawn = Stahuješ návrh.
you-together = Ty a { $partner } společně stavíte { $building_acc }.
you-together-partner = { $seat } a ty společně stavíte { $building_acc }.
you-best-work = Máš nejlepší dílo kola, o hodnotě { $value }.
you-revealed = Odkrýváš kartu prestiže: { $card } ({ $points ->
    [one] { $points } prestižní bod
    [few] { $points } prestižní body
   *[other] { $points } prestižních bodů
}).
you-gained = Dostáváš { $hundreds }00 florinů.
you-sum-paid = Platíš hráči { $partner } { $hundreds }00 florinů{ $back ->
    [0] {""}
    [one] {" "}a posouváš se kvůli tomu o { $back } pole zpět
    [few] {" "}a posouváš se kvůli tomu o { $back } pole zpět
   *[other] {" "}a posouváš se kvůli tomu o { $back } polí zpět
}.
you-sum-paid-partner = { $seat } ti platí { $hundreds }00 florinů{ $back ->
    [0] {""}
    [one] {" "}a posouvá se kvůli tomu o { $back } pole zpět
    [few] {" "}a posouvá se kvůli tomu o { $back } pole zpět
   *[other] {" "}a posouvá se kvůli tomu o { $back } polí zpět
}.

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-return = vrácení karty osobnosti
doing-choose = volba předmětu do dražby
doing-bid = příhoz
doing-last_buyer = předmět za vyvolávací cenu
doing-purchase = použití postavy
doing-pick = volba krajiny
doing-put = umístění dílku
doing-look = volba karty z hromádky
doing-recruit = přetažení osobnosti
doing-use = použití postavy
doing-banker = výměna peněz za prestižní body
doing-characters = nabídka za postavu
doing-turn = volba akce
doing-work = dokončení díla
doing-change = nákup prestižních bodů
doing-proposal = společná stavba

## What one can have answered without being asked

wish-bid-any = Vše ostatní
