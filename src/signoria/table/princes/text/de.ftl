# Was bei den Fürsten geschah, Aktion für Aktion. `seat_id` ist `you`, wenn gemeint ist, wer es liest.

news-price = { $hundreds ->
    [0] kostenlos
   *[other] { $hundreds }00 Florin
}
news-won = { $seat_id ->
    [you] Du ersteigerst { $what_acc } ({ $price }).
   *[other] { $seat } ersteigert { $what_acc } ({ $price }).
}
news-built = { $seat_id ->
    [you] Du baust { $what_acc } ({ $price }).
   *[other] { $seat } baut { $what_acc } ({ $price }).
}
news-introduced = { $seat_id ->
    [you] Du führst die { $what } ein ({ $price }).
   *[other] { $seat } führt die { $what } ein ({ $price }).
}
news-bought-card = { $seat_id ->
    [you] Du kaufst eine { $what } ({ $price }).
   *[other] { $seat } kauft eine { $what } ({ $price }).
}
news-moved-back = { $seat_id ->
    [you] Du verkaufst dafür
   *[other] { $seat } verkauft dafür
} { $back ->
    [one] { $back } Prestigepunkt.
   *[other] { $back } Prestigepunkte.
}
news-work = { $seat_id ->
    [you] Du vollbringst mit „{ $card }“ ein Werk der Werkzahl { $value } und erhältst { $price }.
   *[other] { $seat } vollbringt mit „{ $card }“ ein Werk der Werkzahl { $value } und erhält { $price }.
}
news-work-unpaid = { $seat_id ->
    [you] Du vollbringst mit „{ $card }“ ein Werk der Werkzahl { $value }.
   *[other] { $seat } vollbringt mit „{ $card }“ ein Werk der Werkzahl { $value }.
}
news-dealt-own = Du erhältst diese Personenkarten: { $cards }.
news-dealt-others = { $n ->
    [one] Noch jemand erhält Personenkarten.
   *[other] { $n } andere erhalten Personenkarten.
}
news-dealt-all = { $n ->
    [one] Jemand erhält Personenkarten.
   *[other] { $n } Spieler erhalten Personenkarten.
}
news-returned-own = Du gibst „{ $cards }“ zurück.
news-returned-others = { $n ->
    [one] Noch jemand gibt eine Personenkarte zurück.
   *[other] { $n } andere geben je eine Personenkarte zurück.
}
news-returned-all = { $n ->
    [one] Jemand gibt eine Personenkarte zurück.
   *[other] { $n } Spieler geben je eine Personenkarte zurück.
}
news-set-out = { $n ->
    [one] Neu im Spiel: { $freedoms }.
   *[other] Neu im Spiel: { $freedoms }.
}
news-points = Gewonnene Prestigepunkte: { $players }.
news-offered = { $partner_id ->
    [you] Du sollst
   *[other] { $partner } soll
} dafür { $hundreds ->
    [0] nichts
   *[other] { $hundreds }00 Florin
} zahlen.
news-countered = { $seat_id ->
    [you] Du sollst
   *[other] { $seat } soll
} dafür { $hundreds ->
    [0] nichts
   *[other] { $hundreds }00 Florin
} zahlen.
news-final = Prestigepunkte am Ende: { $players }.

you-starts = Du bist Startspieler.
you-named = Du bietest { $object_acc } ab { $hundreds }00 Florin zur Versteigerung an.
you-refused = Du bietest in dieser Runde nicht mehr mit.
you-took-nothing = Du wählst zuletzt und nimmst nichts.
you-raised = Du bietest { $hundreds }00 Florin.
you-passed = Du passt.
you-paid = Du zahlst { $hundreds }00 Florin{ $back ->
    [0] {""}
    [one] {" "}und verkaufst dafür { $back } Prestigepunkt
   *[other] {" "}und verkaufst dafür { $back } Prestigepunkte
}.
you-cashed = Du verkaufst 1 Prestigepunkt für 100 Florin.
you-placed = Du legst { $landscape_id ->
    [forest] einen Wald
    [lake] einen See
   *[park] einen Park
} auf { $cell } an, { $turn }.
you-looks = Du siehst dir { $number ->
    [one] die oberste { $deck }
   *[other] die obersten { $number } { $deck }n
} an.
you-looked = Du siehst dir „{ $card }“ an.
you-kept = Du behältst „{ $card }“.
you-put-under = Du legst „{ $card }“ unter den Stapel.
you-recruited = Du wirbst bei { $from } „{ $card }“ ab.
you-recruited-from = { $seat } wirbt bei dir „{ $card }“ ab.
you-held = Du behältst die Abwerbekarte für später.
you-points = Du erhältst { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
} ({ $for }).
you-bid = { $hundreds ->
    [0] Du bietest 0 Florin auf { $character_acc }.
   *[other] Du bietest { $hundreds }00 Florin auf { $character_acc }.
}
you-no-character = Du ersteigerst in dieser Runde keinen Charakter.
you-character = { $hundreds ->
    [0] Du ersteigerst { $character_acc } für 0 Florin.
   *[other] Du ersteigerst { $character_acc } für { $hundreds }00 Florin.
}
you-character-used = Du nutzt { $character_acc } und legst die Karte ab.
you-character-kept = Du behältst { $character_acc } für später.
you-character-returned = Du gibst { $character_acc } ungenutzt zurück.
you-work = Du spielst „{ $card }“ für ein Werk aus.
you-princess = Du vollbringst ein Werk mit der Prinzessin.
you-bonus = Du spielst „{ $card }“ aus (+{ $value }).
you-completed = Du vollbringst ein Werk mit der Werkzahl { $value }.
you-changed = { $points ->
    [0] Du behältst das ganze Geld.
    [one] Du kaufst { $points } Prestigepunkt für { $hundreds }00 Florin.
   *[other] Du kaufst { $points } Prestigepunkte für { $hundreds }00 Florin.
}
you-done = Du beendest deinen Zug.
you-proposed = Du schlägst { $partner } vor, gemeinsam { $building_acc } zu bauen.
you-proposed-partner = { $seat } schlägt dir vor, gemeinsam { $building_acc } zu bauen.
you-offered = { $hundreds ->
    [0] Du willst auf { $cell } links der Grenze bauen, { $turn }; dafür wird nichts gezahlt.
   *[other] Du willst auf { $cell } links der Grenze bauen, { $turn }; dafür werden { $hundreds }00 Florin gezahlt.
}
you-answered = { $answer_id ->
    [accept] Du nimmst den Vorschlag an.
    [reject] Du lehnst den Vorschlag ab.
   *[counter] Du machst einen Gegenvorschlag.
}
you-withdrawn = Du ziehst den Vorschlag zurück.
you-together = Du und { $partner } baut gemeinsam { $building_acc }.
you-together-partner = Du und { $seat } baut gemeinsam { $building_acc }.
you-best-work = Du hast mit der Werkzahl { $value } das beste Werk der Runde.
you-revealed = Du deckst die Prestigekarte „{ $card }“ auf ({ $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
}).
you-gained = Du erhältst { $hundreds }00 Florin.
you-sum-paid = Du zahlst { $hundreds }00 Florin an { $partner }{ $back ->
    [0] {""}
    [one] {" "}und verkaufst dafür { $back } Prestigepunkt
   *[other] {" "}und verkaufst dafür { $back } Prestigepunkte
}.
you-sum-paid-partner = { $seat } zahlt dir { $hundreds }00 Florin{ $back ->
    [0] {""}
    [one] {" "}und verkauft dafür { $back } Prestigepunkt
   *[other] {" "}und verkauft dafür { $back } Prestigepunkte
}.

# What others decide while one waits for them, by the step that asks: see `table-doing`.
doing-return = die Rückgabe einer Personenkarte
doing-choose = das nächste Objekt der Versteigerung
doing-bid = ein Gebot
doing-last_buyer = ein Objekt zum Startgebot
doing-purchase = den Einsatz eines Charakters
doing-pick = eine Landschaft
doing-put = den Platz für ein Teil
doing-look = eine Karte vom Stapel
doing-recruit = eine Abwerbung
doing-use = den Einsatz eines Charakters
doing-banker = den Kauf von Prestigepunkten
doing-characters = ein Gebot auf einen Charakter
doing-turn = die nächste Aktion
doing-work = den Abschluss eines Werks
doing-change = den Kauf von Prestigepunkten
meanwhile-proposal = { $doing } Du kannst den Vorschlag noch zurückziehen.
doing-proposal = gemeinsames Bauen

## What one can have answered without being asked

wish-bid-any = Alles andere
