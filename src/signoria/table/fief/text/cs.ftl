# Co se stalo ve Fiefu, akci po akci. `seat_id` je `you`, když je řeč o tom, kdo to čte.

news-first-lords = První šlechtici: { $lords }.
news-relics = Relikvie: { $relics }.
news-income = Příjmy v denárech: { $players }.
news-points = Vítězné body: { $players }.
news-money = Odkryté denáry: { $players }.
news-discards = { $seat_id ->
    [you] Odhazuješ { $cards_acc }.
   *[other] { $seat } odhazuje { $cards_acc }.
}
news-draws = { $seat_id ->
    [you] Dobíráš { $cards_acc }.
   *[other] { $seat } dobírá { $cards_acc }.
}
news-draws-hidden = { $seat_id ->
    [you] Dobíráš
   *[other] { $seat } dobírá
} { $n ->
    [one] { $n } kartu.
    [few] { $n } karty.
   *[other] { $n } karet.
}
news-draws-calamities = { $n ->
    [one] Objevuje se { $n } pohroma.
    [few] Objevují se { $n } pohromy.
   *[other] Objevuje se { $n } pohrom.
}
news-units = { $unit_id ->
    [man_at_arms] { $n ->
        [one] { $n } pěšák
        [few] { $n } pěšáci
       *[other] { $n } pěšáků
    }
    [knight] { $n ->
        [one] { $n } rytíř
        [few] { $n } rytíři
       *[other] { $n } rytířů
    }
   *[unit] { $n ->
        [one] { $n } jednotka
        [few] { $n } jednotky
       *[other] { $n } jednotek
    }
}
    .acc = { $unit_id ->
        [man_at_arms] { $n ->
            [one] { $n } pěšáka
            [few] { $n } pěšáky
           *[other] { $n } pěšáků
        }
        [knight] { $n ->
            [one] { $n } rytíře
            [few] { $n } rytíře
           *[other] { $n } rytířů
        }
       *[unit] { $n ->
            [one] { $n } jednotku
            [few] { $n } jednotky
           *[other] { $n } jednotek
        }
    }
news-hired = { $seat_id ->
    [you] Kupuješ { $troops_acc }.
   *[other] { $seat } kupuje { $troops_acc }.
}
news-hired-for = { $troops } do vesnice { $village }
news-way = { $via_id ->
    [none] z vesnice { $village } do vesnice { $to }
    [one] { $to_id ->
        [back] z vesnice { $village } přes vesnici { $via_acc } a zpět
       *[there] z vesnice { $village } přes vesnici { $via_acc } do vesnice { $to }
    }
   *[several] { $to_id ->
        [back] z vesnice { $village } přes vesnice { $via_acc } a zpět
       *[there] z vesnice { $village } přes vesnice { $via_acc } do vesnice { $to }
    }
}
news-with = , vojsko čítá { $troops_acc }
news-marched = { $seat_id ->
    [you] Táhneš s { $lords_ins } { $path }{ $troops }.
   *[other] { $seat } táhne s { $lords_ins } { $path }{ $troops }.
}
news-withdrew = { $seat_id ->
    [you] Ustupuješ s { $lords_ins } { $path }{ $troops }.
   *[other] { $seat } ustupuje s { $lords_ins } { $path }{ $troops }.
}
news-control = { $seat_id ->
    [you] { $villages_id ->
        [one] Teď kontroluješ vesnici { $villages }.
       *[several] Teď kontroluješ vesnice { $villages }.
    }
   *[other] { $villages_id ->
        [one] { $seat } teď kontroluje vesnici { $villages }.
       *[several] { $seat } teď kontroluje vesnice { $villages }.
    }
}
news-control-lost = { $seat_id ->
    [you] { $villages_id ->
        [one] Ztrácíš kontrolu nad vesnicí { $villages }.
       *[several] Ztrácíš kontrolu nad vesnicemi { $villages }.
    }
   *[other] { $villages_id ->
        [one] { $seat } ztrácí kontrolu nad vesnicí { $villages }.
       *[several] { $seat } ztrácí kontrolu nad vesnicemi { $villages }.
    }
}
news-election = { $n ->
    [one] Volba { $office_acc }. Kandiduje { $candidates }.
   *[other] Volba { $office_acc }. Kandidují: { $candidates }.
}
news-ballot = { $player } pro { $lord_acc } ({ $n })
news-ballots = Hlasování: { $ballots }.
news-votes = Hlasy: { $votes }.
news-battle-round = { $round }. kolo bitvy, způsobená zranění: { $players }.
news-damage = Způsobená zranění: { $players }.
news-plague-loss = { $seat_id ->
    [you] Kvůli moru ztrácíš { $losses }.
   *[other] { $seat } ztrácí kvůli moru { $losses }.
}
news-plague-in = { $troops_acc } ve vesnici { $village }
news-plague-dice = Mor: { $lords }.
news-plague-die = { $fate_id ->
    [dies] { $lord } umírá ({ $die })
   *[survives] { $lord } přežívá ({ $die })
}
news-plague-whose = { $lord } ({ $player })
news-unit-lost = { $seat_id ->
    [you] Ztrácíš { $troops_acc }.
   *[other] { $seat } ztrácí { $troops_acc }.
}
news-withdrawn = { $seat_id ->
    [you] Stahuješ
   *[other] { $seat } stahuje
} { $n ->
    [one] { $n } nabídku určenou
    [few] { $n } nabídky určené
   *[other] { $n } nabídek určených
} { $to_id ->
    [you] tobě
   *[other] hráči { $to }
}.
news-lapsed = { $n ->
    [one] Propadá { $n } nabídka
    [few] Propadají { $n } nabídky
   *[other] Propadá { $n } nabídek
} { $seat_id ->
    [you] od tebe
   *[other] od hráče { $seat }
} { $n ->
    [one] určená
    [few] určené
   *[other] určených
} { $to_id ->
    [you] tobě
   *[other] hráči { $to }
}.

you-first-player = Začínáš ty.
you-settled = Usazuješ { $lord_acc } ve vesnici { $village }.
you-turn = Začíná { $turn }. kolo, první hraješ ty.
you-won = { $points ->
    [one] Vítězíš bez spojence a máš { $points } vítězný bod.
    [few] Vítězíš bez spojence a máš { $points } vítězné body.
   *[other] Vítězíš bez spojence a máš { $points } vítězných bodů.
}
you-won-together = { $points ->
    [one] Ty a { $ally } vítězíte společně a máte { $points } vítězný bod.
    [few] Ty a { $ally } vítězíte společně a máte { $points } vítězné body.
   *[other] Ty a { $ally } vítězíte společně a máte { $points } vítězných bodů.
}
you-won-together-ally = { $points ->
    [one] { $seat } a ty vítězíte společně a máte { $points } vítězný bod.
    [few] { $seat } a ty vítězíte společně a máte { $points } vítězné body.
   *[other] { $seat } a ty vítězíte společně a máte { $points } vítězných bodů.
}
you-proposed = Navrhuješ hráči { $to } sňatek { $lord_gen } a { $spouse_gen }.
you-proposed-to = { $seat } ti navrhuje sňatek { $lord_gen } a { $spouse_gen }.
you-stands = { $lord } z tvého rodu kandiduje na { $office_acc }.
you-lays-nothing = Nepokládáš žádný hlasovací žeton.
you-lays-one = Pokládáš hlasovací žeton na { $lord_acc }.
you-lays-two = Pokládáš hlasovací žeton na { $lord_acc } a ještě jeden na { $other_acc }.
you-lays-sealed = Hlasuješ.
you-harvest = Hraješ kartu „Dobrá úroda“ na biskupství { $bishopric }.
you-fine-weather = Hraješ kartu „Pěkné počasí“ na biskupství { $bishopric }.
you-cancelled = Odstraňuješ z biskupství { $bishopric } kartu „{ $calamity }“.
you-land-tax = Uvaluješ pozemkovou daň na léno { $fief }.
you-tithe = { $lord } z tvého rodu uvaluje desátek na biskupství { $bishopric }.
you-tithe-all = Papež { $lord } z tvého rodu uvaluje desátek na všechna spravovaná biskupství.
you-entered = Uvádíš { $lord_acc } do hry ve vesnici { $village }.
you-taken-back = Nemáš pro { $lord_acc } místo a bereš si kartu zpět.
you-stays = { $lord } z tvého rodu nemá kam jít a zůstává na svobodě.
you-placed = Umisťuješ { $lord_acc } do vesnice { $village }.
you-died = { $lord } z tvého rodu umírá ve vesnici { $village }.
you-inherited = { $lord } z tvého rodu dědí titul léna { $fief }.
you-replaced = { $number ->
    [one] Ve vesnici { $village } nahrazuje { $number } tvá jednotka vojsko hráče { $partner }.
    [few] Ve vesnici { $village } nahrazují { $number } tvé jednotky vojsko hráče { $partner }.
   *[other] Ve vesnici { $village } nahrazuje { $number } tvých jednotek vojsko hráče { $partner }.
}
you-replaced-partner = { $number ->
    [one] Ve vesnici { $village } nahrazuje { $number } jednotka hráče { $seat } tvé vojsko.
    [few] Ve vesnici { $village } nahrazují { $number } jednotky hráče { $seat } tvé vojsko.
   *[other] Ve vesnici { $village } nahrazuje { $number } jednotek hráče { $seat } tvé vojsko.
}
you-title-gained = { $lord } z tvého rodu získává s městem i titul léna { $fief }.
you-title-passed = Předáváš { $lord_dat } titul léna { $fief }.
you-siege-ended = Už neobléháš vesnici { $village }.
you-freed = { $lord } z tvého rodu je znovu na svobodě.
you-road = Tvé jednotky se stavějí na cestu z vesnice { $village } do vesnice { $neighbour }.
you-ransomed = { $sum ->
    [one] Platíš hráči { $partner } { $sum } denár výkupného za { $lord_acc }.
    [few] Platíš hráči { $partner } { $sum } denáry výkupného za { $lord_acc }.
   *[other] Platíš hráči { $partner } { $sum } denárů výkupného za { $lord_acc }.
}
you-ransomed-partner = { $sum ->
    [one] { $seat } ti platí { $sum } denár výkupného za { $lord_acc }.
    [few] { $seat } ti platí { $sum } denáry výkupného za { $lord_acc }.
   *[other] { $seat } ti platí { $sum } denárů výkupného za { $lord_acc }.
}
you-bargained-free = Ty a { $partner } uzavíráte dohodu: { $lord } je na svobodě.
you-bargained-free-partner = { $seat } a ty uzavíráte dohodu: { $lord } je na svobodě.
you-paid-troops = Platíš za { $men ->
    [one] { $men } pěšáka
    [few] { $men } pěšáky
   *[other] { $men } pěšáků
} a { $knights ->
    [one] { $knights } rytíře
    [few] { $knights } rytíře
   *[other] { $knights } rytířů
}.
you-mill = Stavíš mlýn ve vesnici { $village }.
you-castle = Stavíš hrad ve vesnici { $village }.
you-title-bought = { $sum ->
    [0] Bereš si titul léna { $fief } zdarma.
    [one] Kupuješ titul léna { $fief } za { $sum } denár.
    [few] Kupuješ titul léna { $fief } za { $sum } denáry.
   *[other] Kupuješ titul léna { $fief } za { $sum } denárů.
}
you-title-given = { $lord } z tvého rodu dostává titul léna { $fief }.
you-waived = Promíjíš hráči { $partner } cenu titulu léna { $fief }.
you-waived-partner = { $seat } ti promíjí cenu titulu léna { $fief }.
you-cardinal-bought = Kupuješ { $lord_dat } titul kardinála.
you-troops-along = Bereš s sebou { $number ->
    [one] { $number } jednotku
    [few] { $number } jednotky
   *[other] { $number } jednotek
} (pěšáci: { $men }, rytíři: { $knights }).
you-enters-walls = Vstupuješ do opevnění vesnice { $village } se svolením hráče, který ji kontroluje.
you-leave-granted = Dovoluješ, aby { $lord_g ->
    [f] { $lord } šla
   *[m] { $lord } šel
} do vesnice { $to }.
you-leave-refused = Nedovoluješ, aby { $lord_g ->
    [f] { $lord } šla
   *[m] { $lord } šel
} do vesnice { $to }.
you-dug = Hraješ ve vesnici { $village } kartu „Tunel“: { $dig }.
you-slid = Posouváš jednotky z cesty před vesnicí { $village } do vesnice.
you-cavalcade = { $number ->
    [one] Vyrážíš kavalkádou s { $number } rytířem z vesnice { $village } do vesnice { $to }.
    [5] Vyrážíš kavalkádou s { $number } rytíři z vesnice { $village } do vesnice { $to }.
    [8] Vyrážíš kavalkádou s { $number } rytíři z vesnice { $village } do vesnice { $to }.
   *[other] Vyrážíš kavalkádou se { $number } rytíři z vesnice { $village } do vesnice { $to }.
}
you-lets-pass = Necháváš kavalkádu ve vesnici { $village } projet.
you-bars = Ve vesnici { $village } se stavíš do cesty.
you-forces = Nutíš hráče { $other } k bitvě ve vesnici { $village }.
you-forces-other = { $seat } tě nutí k bitvě ve vesnici { $village }.
you-cavalcade-stopped = Tvá kavalkáda končí ve vesnici { $village }.
you-battle = Útočíš na hráče { $defender } ve vesnici { $village }.
you-battle-defender = { $seat } na tebe útočí ve vesnici { $village }.
you-joined-side = { $side_id ->
    [attacker] Ve vesnici { $village } se přidáváš k útočníkovi.
   *[defender] Ve vesnici { $village } se přidáváš k obránci.
}
you-changed-sides = { $side_id ->
    [attacker] Přecházíš na druhou stranu a bojuješ nyní za útočníka.
   *[defender] Přecházíš na druhou stranu a bojuješ nyní za obránce.
}
you-left-battle = Opouštíš bitvu.
you-gates-opened = Otevíráš brány vesnice { $village }.
you-surrendered = Ve vesnici { $village } kapituluješ.
you-truce = Ty a { $partner } uzavíráte ve vesnici { $village } příměří.
you-truce-partner = { $seat } a ty uzavíráte ve vesnici { $village } příměří.
you-stopped = Zastavuješ útok na vesnici { $village }.
you-came-out = Podnikáš výpad z vesnice { $village }.
you-battle-won = Vítězíš v bitvě o vesnici { $village }.
you-captured = Bereš { $lord_acc } do zajetí.
you-let-go = Propouštíš { $lord_acc }.
you-keeps-village = { $lord } zůstává ve vesnici { $village }, takže si ji ponecháváš.
you-siege-laid = Zahajuješ obléhání vesnice { $village }.
you-siege-won = Získáváš obléháním vesnici { $village }.
you-siege-goes-on = Pokračuješ v obléhání vesnice { $village }; obléhací stroj teď přidává dvě kostky.
you-pillaged = Pleníš mlýn ve vesnici { $village }.
you-d-arc = Hraješ kartu „d’Arc“: { $lord } se chápe meče.
you-card-made-cardinal = Hraješ kartu „Kardinál“: { $lord } se stává kardinálem.
you-revolt = Hraješ kartu „Vzpoura“: { $village } povstává.
you-tunnel-frees = Hraješ kartu „Tunel“: { $lord } je na svobodě.
you-tunnel-under-walls = Hraješ kartu „Tunel“: hradby vesnice { $village } v této bitvě nikoho nechrání.
you-assassinated = Necháváš zavraždit { $lord_acc }; vrahem je { $assassin }.
you-justice = Hraješ kartu „Spravedlnost“: { $lord } umírá na popravišti.
you-ambushed = Hraješ kartu „Léčka“: { $lord } padá do zajetí.
you-standing = { $until_id ->
    [now] Pasuješ jen teď.
    [battle] Pasuješ do konce bitvy.
    [phase] Pasuješ do konce fáze.
   *[turn] Pasuješ do konce kola.
}
you-attends = Chceš znovu dostávat otázky.
you-revolt-added = Přidáváš ve vesnici { $village } kartu „Vzpoura“.
you-tunnel-added = Přidáváš kartu „Tunel“: hradby vesnice { $village } nepomáhají.
you-calming-paid = Platíš za to, aby { $lord_g ->
    [f] { $lord } utišila
   *[m] { $lord } utišil
} vzpouru.
you-revolt-losses = Ztrácíš { $men ->
    [0] { $knights ->
            [one] { $knights } rytíře
            [few] { $knights } rytíře
            *[other] { $knights } rytířů
    }
    [one] { $men } pěšáka{ $knights ->
            [0] { "" }
            [one] { " " }a { $knights } rytíře
            [few] { " " }a { $knights } rytíře
            *[other] { " " }a { $knights } rytířů
    }
    [few] { $men } pěšáky{ $knights ->
            [0] { "" }
            [one] { " " }a { $knights } rytíře
            [few] { " " }a { $knights } rytíře
            *[other] { " " }a { $knights } rytířů
    }
    *[other] { $men } pěšáků{ $knights ->
            [0] { "" }
            [one] { " " }a { $knights } rytíře
            [few] { " " }a { $knights } rytíře
            *[other] { " " }a { $knights } rytířů
    }
}.
you-asks = { $matter_id ->
    [annulment] Žádáš hráče { $to } o zrušení sňatku.
    [cardinal] Žádáš hráče { $to } o souhlas s novým kardinálem.
    [passage] Žádáš hráče { $to } o průchod.
    [placement] Žádáš hráče { $to } o místo pro šlechtice.
    [waiver] Žádáš hráče { $to } o titul zdarma.
    [relic] Žádáš hráče { $to } o relikvii.
    [talk] Žádáš hráče { $to } o soukromý rozhovor.
    [marriage] Nabízíš hráči { $to } sňatek.
    [ransom] Nabízíš hráči { $to } nižší výkupné.
    [truce] Nabízíš hráči { $to } příměří.
    [side] Nabízíš hráči { $to } pomoc v bitvě.
   *[trade] Posíláš hráči { $to } nabídku.
}
you-asks-to = { $matter_id ->
    [annulment] { $seat } tě žádá o zrušení sňatku.
    [cardinal] { $seat } tě žádá o souhlas s novým kardinálem.
    [passage] { $seat } tě žádá o průchod.
    [placement] { $seat } tě žádá o místo pro šlechtice.
    [waiver] { $seat } tě žádá o titul zdarma.
    [relic] { $seat } tě žádá o relikvii.
    [talk] { $seat } tě žádá o soukromý rozhovor.
    [marriage] { $seat } ti nabízí sňatek.
    [ransom] { $seat } ti nabízí nižší výkupné.
    [truce] { $seat } ti nabízí příměří.
    [side] { $seat } ti nabízí pomoc v bitvě.
   *[trade] { $seat } ti posílá nabídku.
}
you-gives-money = { $sum ->
    [one] Nabízíš hráči { $to } { $sum } denár.
    [few] Nabízíš hráči { $to } { $sum } denáry.
   *[other] Nabízíš hráči { $to } { $sum } denárů.
}
you-gives-money-to = { $sum ->
    [one] { $seat } ti nabízí { $sum } denár.
    [few] { $seat } ti nabízí { $sum } denáry.
   *[other] { $seat } ti nabízí { $sum } denárů.
}
you-wants-money = { $sum ->
    [one] Žádáš hráče { $to } o { $sum } denár.
    [few] Žádáš hráče { $to } o { $sum } denáry.
   *[other] Žádáš hráče { $to } o { $sum } denárů.
}
you-wants-money-to = { $sum ->
    [one] { $seat } tě žádá o { $sum } denár.
    [few] { $seat } tě žádá o { $sum } denáry.
   *[other] { $seat } tě žádá o { $sum } denárů.
}
you-gives-village = Nabízíš hráči { $to } kontrolu nad vesnicí { $village }.
you-gives-village-to = { $seat } ti nabízí kontrolu nad vesnicí { $village }.
you-wants-village = Žádáš hráče { $to } o kontrolu nad vesnicí { $village }.
you-wants-village-to = { $seat } tě žádá o kontrolu nad vesnicí { $village }.
you-gives-prisoner = Nabízíš hráči { $to } uvězněného šlechtice { $lord_acc }.
you-gives-prisoner-to = { $seat } ti nabízí uvězněného šlechtice { $lord_acc }.
you-wants-prisoner = Žádáš hráče { $to } o uvězněného šlechtice { $lord_acc }.
you-wants-prisoner-to = { $seat } tě žádá o uvězněného šlechtice { $lord_acc }.
you-gives-relic = Nabízíš hráči { $to } { $relic_acc }.
you-gives-relic-to = { $seat } ti nabízí { $relic_acc }.
you-wants-relic = Žádáš hráče { $to } o { $relic_acc }.
you-wants-relic-to = { $seat } tě žádá o { $relic_acc }.
you-in-private = Ty a { $to } si podmínky necháváte pro sebe.
you-in-private-to = { $seat } a ty si podmínky necháváte pro sebe.
you-accepted = Přijímáš { $matter_acc } od hráče { $of }.
you-accepted-of = { $seat } přijímá tvou { $matter_acc }.
you-refused = Odmítáš { $matter_acc } od hráče { $of }.
you-refused-of = { $seat } odmítá tvou { $matter_acc }.
you-withdrawn = Stahuješ { $matter_acc } určenou hráči { $to }.
you-withdrawn-to = { $seat } stahuje { $matter_acc } určenou tobě.
you-lapsed = Propadá tvá { $matter } určená hráči { $to }.
you-lapsed-to = Propadá { $matter } od hráče { $seat } určená tobě.
you-token-spent = Používáš žeton diplomacie.
you-talk-begins = Ty a { $to } vedete soukromý rozhovor.
you-talk-begins-to = { $seat } a ty vedete soukromý rozhovor.
you-talk-joined = { $to } se připojuje k tvému soukromému rozhovoru.
you-talk-joined-to = Připojuješ se k soukromému rozhovoru hráče { $seat }.
you-talk-extended = Prodlužuješ soukromý rozhovor.
you-talk-left = Opouštíš soukromý rozhovor.
you-talk-ends = Tvůj soukromý rozhovor končí.
you-handed-over = { $sum ->
    [one] Dáváš hráči { $to } { $sum } denár.
    [few] Dáváš hráči { $to } { $sum } denáry.
   *[other] Dáváš hráči { $to } { $sum } denárů.
}
you-handed-over-to = { $sum ->
    [one] { $seat } ti dává { $sum } denár.
    [few] { $seat } ti dává { $sum } denáry.
   *[other] { $seat } ti dává { $sum } denárů.
}
you-slipped = { $sum ->
    [one] Tajně dáváš hráči { $to } { $sum } denár.
    [few] Tajně dáváš hráči { $to } { $sum } denáry.
   *[other] Tajně dáváš hráči { $to } { $sum } denárů.
}
you-slipped-to = { $sum ->
    [one] { $seat } ti tajně dává { $sum } denár.
    [few] { $seat } ti tajně dává { $sum } denáry.
   *[other] { $seat } ti tajně dává { $sum } denárů.
}
you-card-passed = Dáváš hráči { $to } kartu „{ $kind }“.
you-card-passed-to = { $seat } ti dává kartu „{ $kind }“.

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-settle = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} počáteční vesnici
doing-marriages = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
} o sňatku
doing-candidacy = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} kandidáta
doing-ballots = { $n_id ->
    [one] hlasuje
   *[several] hlasují
}
doing-sealed_ballots = { $n_id ->
    [one] hlasuje
   *[several] hlasují
}
doing-parley = { $n_id ->
    [one] vyjednává
   *[several] vyjednávají
}
doing-discarding = { $n_id ->
    [one] odhazuje
   *[several] odhazují
} karty
doing-drawing = { $n_id ->
    [one] dobírá
   *[several] dobírají
} karty
doing-halving = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
}, o kterou část vojska kvůli moru přijde
doing-playing = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda zahrát karty
doing-entering = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} místo pro nového šlechtice
doing-declaring = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda prohlásit dauphina
doing-road = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} cestu pro své jednotky
doing-succession = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, kdo bude kontrolovat vesnici
doing-inheriting = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} titul, který zdědí
doing-granting = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, komu udělit titul
doing-ransoming = { $n_id ->
    [one] vykupuje
   *[several] vykupují
} uvězněné šlechtice
doing-buying = { $n_id ->
    [one] nakupuje
   *[several] nakupují
}
doing-moving = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} šlechtice k pochodu
doing-group = { $n_id ->
    [one] vede
   *[several] vedou
} skupinu
doing-loading = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, kdo půjde se skupinou
doing-passage = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda dát svolení k průchodu
doing-cavalcade = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda nechat kavalkádu projet
doing-fighting = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, na koho zaútočit
doing-joining = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda se přidat k bitvě
doing-losses = { $n_id ->
    [one] si vybírá
   *[several] si vybírají
} ztráty
doing-after_round = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda bojovat dál
doing-capturing = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
} o osudu poražených šlechticů
doing-sieges = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
} o obléhání
doing-pillaging = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda vyplenit mlýn
doing-window = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda zahrát kartu překvapení
doing-revolt = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
} o vzpouře
doing-calming = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda utišit vzpouru
doing-talk = { $n_id ->
    [one] vede soukromý rozhovor
   *[several] vedou soukromý rozhovor
}
doing-relics = { $n_id ->
    [one] používá
   *[several] používají
} relikvii
doing-saving = { $n_id ->
    [one] rozhoduje
   *[several] rozhodují
}, zda někoho vzkřísit

## What one can have answered without being asked

wish-reaction-pope = Papežská moc
wish-reaction-relics = Relikvie
wish-moment-candidacies_closed = Když jsou známi všichni kandidáti
wish-moment-ballots_laid = Před sčítáním hlasů
wish-moment-tax_laid = Když je uvalena daň
wish-moment-before_income = Před příjmy
wish-moment-battle_declared = Když je vyhlášena bitva
wish-moment-before_roll = Před hodem v bitvě
wish-moment-after_round = Po kole bitvy
wish-moment-control_changed = Když vesnice změní majitele
wish-moment-prisoner_taken = Když vězeň změní majitele
wish-moment-before_victory = Před rozhodnutím o vítězství
wish-matter-trade = Obchody
wish-matter-marriage = Sňatky
wish-matter-annulment = Zrušení sňatků
wish-matter-cardinal = Noví kardinálové
wish-matter-passage = Průchod
wish-matter-placement = Místa pro šlechtice
wish-matter-waiver = Ceny titulů
wish-matter-ransom = Nižší výkupné
wish-matter-truce = Příměří
wish-matter-side = Připojení k jedné straně
wish-matter-relic = Relikvie
wish-matter-talk = Soukromé rozhovory
