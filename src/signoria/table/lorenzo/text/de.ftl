# Was bei Lorenzo geschah, Aktion für Aktion. `seat_id` ist `you`, wenn gemeint ist, wer es liest.

news-took = { $seat_id ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} „{ $what }“ mit dem { $member_id ->
    [black] schwarzen
    [white] weißen
    [orange] orangen
   *[neutral] farblosen
} Familienmitglied (Wert { $value }).
news-worked = { $what_id ->
    [harvest] { $seat_id ->
        [you] Du erntest
       *[other] { $seat } erntet
    }
   *[production] { $seat_id ->
        [you] Du produzierst
       *[other] { $seat } produziert
    }
} mit dem { $member_id ->
    [black] schwarzen
    [white] weißen
    [orange] orangen
   *[neutral] farblosen
} Familienmitglied (Wert { $value }).
news-placed-gains = { $seat_id ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $member_id ->
    [black] das schwarze Familienmitglied
    [white] das weiße Familienmitglied
    [orange] das orange Familienmitglied
   *[neutral] das farblose Familienmitglied
} (Wert { $value }) { $space_loc } ein und { $seat_id ->
    [you] erhältst
   *[other] erhält
} { $gained }.
news-spends = { $seat_id ->
    [you] Du gibst { $spent } für einen höheren Wert ab.
   *[other] { $seat } gibt { $spent } für einen höheren Wert ab.
}
news-pays = { $seat_id ->
    [you] Du zahlst { $paid }{ $paid_id ->
        [card] {" "}für die Karte
        [surcharge] {" "}Aufpreis
       *[other] {""}
    }.
   *[other] { $seat } zahlt { $paid }{ $paid_id ->
        [card] {" "}für die Karte
        [surcharge] {" "}Aufpreis
       *[other] {""}
    }.
}
news-gains = { $seat_id ->
    [you] Du erhältst { $gained }.
   *[other] { $seat } erhält { $gained }.
}
news-spends-pays = { $seat_id ->
    [you] Du gibst { $spent } für einen höheren Wert ab und zahlst { $paid }{ $paid_id ->
        [card] {" "}für die Karte
        [surcharge] {" "}Aufpreis
       *[other] {""}
    }.
   *[other] { $seat } gibt { $spent } für einen höheren Wert ab und zahlt { $paid }{ $paid_id ->
        [card] {" "}für die Karte
        [surcharge] {" "}Aufpreis
       *[other] {""}
    }.
}
news-spends-gains = { $seat_id ->
    [you] Du gibst { $spent } für einen höheren Wert ab und erhältst { $gained }.
   *[other] { $seat } gibt { $spent } für einen höheren Wert ab und erhält { $gained }.
}
news-pays-gains = { $seat_id ->
    [you] Du zahlst { $paid }{ $paid_id ->
        [card] {" "}für die Karte
        [surcharge] {" "}Aufpreis
       *[other] {""}
    } und erhältst { $gained }.
   *[other] { $seat } zahlt { $paid }{ $paid_id ->
        [card] {" "}für die Karte
        [surcharge] {" "}Aufpreis
       *[other] {""}
    } und erhält { $gained }.
}
news-spends-pays-gains = { $seat_id ->
    [you] Du gibst { $spent } für einen höheren Wert ab, zahlst { $paid }{ $paid_id ->
        [card] {" "}für die Karte
        [surcharge] {" "}Aufpreis
       *[other] {""}
    } und erhältst { $gained }.
   *[other] { $seat } gibt { $spent } für einen höheren Wert ab, zahlt { $paid }{ $paid_id ->
        [card] {" "}für die Karte
        [surcharge] {" "}Aufpreis
       *[other] {""}
    } und erhält { $gained }.
}
news-order = Spielerreihenfolge: { $players }.
news-new-order = Neue Spielerreihenfolge: { $players }.
news-tiles = Exkommunikationsplättchen: { $tiles }.
news-dealt-own = Du erhältst die Anführerkarten { $leaders }.
news-dealt-others = { $n ->
    [one] Noch jemand erhält Anführerkarten.
   *[other] { $n } andere erhalten Anführerkarten.
}
news-dealt-all = { $n ->
    [one] Jemand erhält Anführerkarten.
   *[other] { $n } Spieler erhalten Anführerkarten.
}
news-kept-own = Du behältst { $leaders }.
news-kept-others = { $n ->
    [one] Noch jemand behält eine Anführerkarte.
   *[other] { $n } andere behalten je eine Anführerkarte.
}
news-kept-all = { $n ->
    [one] Jemand behält eine Anführerkarte.
   *[other] { $n } Spieler behalten je eine Anführerkarte.
}
news-revealed = Neue { $tower }: { $cards }.
news-dice = Würfel: { $dice }.
news-die = { $die_id ->
    [black] schwarz
    [white] weiß
   *[orange] orange
} { $n }
news-scored = { $seat_id ->
    [you] Du erhältst Siegpunkte: { $parts }.
   *[other] { $seat } erhält Siegpunkte: { $parts }.
}
news-final = Endstand: { $players }.

you-tile-chosen = Du nimmst das { $bonus_tile }.
you-placed = Du setzt { $member_id ->
    [black] das schwarze Familienmitglied
    [white] das weiße Familienmitglied
    [orange] das orange Familienmitglied
   *[neutral] das farblose Familienmitglied
} (Wert { $value }) { $space_loc } ein.
you-passed = Du passt.
you-skipped = Du setzt im ersten Zug aus.
you-took = Du nimmst „{ $card }“.
you-worked = { $work_id ->
    [harvest] Du erntest mit Wert { $value }.
   *[production] Du produzierst mit Wert { $value }.
}
you-declined = Du verzichtest auf die Bonusaktion.
you-played = Du spielst { $leader } aus.
you-copied = Du kopierst { $leader }.
you-activated = Du aktivierst { $leader }.
you-discarded = Du legst { $leader } ab.
you-named = Du setzt { $member_id ->
    [black] das schwarze Familienmitglied
    [white] das weiße Familienmitglied
    [orange] das orange Familienmitglied
   *[neutral] das farblose Familienmitglied
} auf Wert 6.
you-supported = Du unterstützt die Kirche mit { $faith ->
    [one] { $faith } Glaubenspunkt
   *[other] { $faith } Glaubenspunkten
} und erhältst { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
you-excommunicated = Du wirst exkommuniziert: { $tile }.
you-faith-scored = Du erhältst { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für { $faith ->
    [one] { $faith } Glaubenspunkt
   *[other] { $faith } Glaubenspunkte
}.
you-lost = Du verlierst { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}: { $tile_gen }.

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-bonus_tiles = ein individuelles Bonusplättchen
doing-draft = eine Anführerkarte
doing-turn = die nächste Aktion
doing-action = den Einsatz von Dienern
doing-payment = die Bezahlung einer Karte
doing-effects = die Reihenfolge der Effekte
doing-bonus_take = eine Karte als Bonusaktion
doing-bonus_work = Diener für eine Bonusaktion
doing-work = die Nutzung eines Gebäudes
doing-gain = ein Ratsprivileg
doing-copy = einen Anführer zum Kopieren
doing-name = ein Familienmitglied für den Wert 6
doing-report = die Unterstützung der Kirche

# Die Züge von jemandem am Tisch: Dort sind Karte, Wert und Preis bekannt.
table-lorenzo-send-for = „{ $card }“ mit dem { $member_id ->
    [black] schwarzen
    [white] weißen
    [orange] orangen
   *[neutral] farblosen
} Familienmitglied (Wert { $value }) nehmen
table-lorenzo-send-market = { $member_id ->
    [black] Schwarzes
    [white] Weißes
    [orange] Oranges
   *[neutral] Farbloses
} Familienmitglied (Wert { $value }) auf Marktfeld { $n } setzen und { $goods } erhalten
table-lorenzo-send = { $member_id ->
    [black] Schwarzes
    [white] Weißes
    [orange] Oranges
   *[neutral] Farbloses
} Familienmitglied (Wert { $value }) { $space_loc } einsetzen
table-lorenzo-take = „{ $card }“ nehmen
table-lorenzo-pay = { $goods } zahlen
table-lorenzo-exchange = Mit „{ $card }“ { $paid } gegen { $gained } tauschen

# Was gefragt wird, und wozu.
table-lorenzo-ask-servants-for = Wie viele Diener gibst du ab, um „{ $card }“ zu nehmen?
table-lorenzo-ask-servants = Du setzt ein Familienmitglied { $space_loc } ein. Wie viele Diener gibst du ab?
table-lorenzo-ask-payment = Wie bezahlst du „{ $card }“?
table-lorenzo-ask-effects = Welcher Effekt von „{ $card }“ kommt zuerst?
table-lorenzo-ask-bonus-take = Bonusaktion: { $action }. Wähle eine Karte, oder verzichte auf die Aktion.
table-lorenzo-ask-bonus-work = Bonusaktion: { $action }. Erhöhe den Wert mit Dienern, oder verzichte auf die Aktion.
table-lorenzo-ask-work = Nutzt du „{ $card }“?
table-lorenzo-ask-privilege = Wähle das { $n }. von { $all } verschiedenen Ratsprivilegien.
