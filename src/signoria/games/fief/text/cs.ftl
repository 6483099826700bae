# Fief. Vesnice, léna a biskupství tu mají jen vlastní jména, která se neskloňují; věta říká, co jsou: biskupství Blaye.

game-name = Fief

## Things

village-beaujeu = Beaujeu
village-la_salle = La Salle
village-blaye = Blaye
village-charolles = Charolles
village-sennecy = Sennecy
village-l_epervier = L’Épervier
village-chateauneuf = Châteauneuf
village-mazilles = Mazilles
village-st_andromy = St Andromy
village-tournus = Tournus
village-belleville = Belleville
village-pugnac = Pugnac
village-st_medard = St Médard
village-st_gerome = St Gérôme
village-st_andre = St André
village-villeneuve = Villeneuve
village-la_bussiere = La Bussière
village-bourg = Bourg
village-st_vivien = St Vivien
village-les_essarts = Les Essarts
village-st_paul = St Paul
village-marcamps = Marcamps
village-sigy = Sigy
village-st_ciers_d_abzac = St Ciers d’Abzac

fief-blaye = Blaye
    .gen = z Blaye
fief-epervier = L’Épervier
    .gen = z L’Épervier
fief-mazilles = Mazilles
    .gen = z Mazilles
fief-tournus = Tournus
    .gen = z Tournus
fief-st_gerome = St Gérôme
    .gen = ze St Gérôme
fief-bourg = Bourg
    .gen = z Bourg
fief-st_paul = St Paul
    .gen = ze St Paul
fief-sigy = Sigy
    .gen = ze Sigy

bishopric-b1 = Blaye
bishopric-b2 = Tournus
bishopric-b3 = St Gérôme
bishopric-b4 = Bourg
bishopric-b5 = Sigy

lord-arthur = Arthur
    .acc = Arthura
    .gen = Arthura
    .dat = Arthurovi
    .ins = Arthurem
    .g = m
lord-baudoin = Baudoin
    .acc = Baudoina
    .gen = Baudoina
    .dat = Baudoinovi
    .ins = Baudoinem
    .g = m
lord-charles = Charles
    .acc = Charlese
    .gen = Charlese
    .dat = Charlesovi
    .ins = Charlesem
    .g = m
lord-eric = Éric
    .acc = Érika
    .gen = Érika
    .dat = Érikovi
    .ins = Érikem
    .g = m
lord-francois = François
    .acc = Françoise
    .gen = Françoise
    .dat = Françoisovi
    .ins = Françoisem
    .g = m
lord-gauvain = Gauvain
    .acc = Gauvaina
    .gen = Gauvaina
    .dat = Gauvainovi
    .ins = Gauvainem
    .g = m
lord-henri = Henri
    .acc = Henriho
    .gen = Henriho
    .dat = Henrimu
    .ins = Henrim
    .g = m
lord-lambert = Lambert
    .acc = Lamberta
    .gen = Lamberta
    .dat = Lambertovi
    .ins = Lambertem
    .g = m
lord-othon = Othon
    .acc = Othona
    .gen = Othona
    .dat = Othonovi
    .ins = Othonem
    .g = m
lord-philippe = Philippe
    .acc = Philippa
    .gen = Philippa
    .dat = Philippovi
    .ins = Philippem
    .g = m
lord-quentin = Quentin
    .acc = Quentina
    .gen = Quentina
    .dat = Quentinovi
    .ins = Quentinem
    .g = m
lord-thierry = Thierry
    .acc = Thierryho
    .gen = Thierryho
    .dat = Thierrymu
    .ins = Thierrym
    .g = m
lord-alienor = Aliénor
    .g = f
lord-blanche = Blanche
    .g = f
lord-guenievre = Guenièvre
    .g = f
lord-isabelle = Isabelle
    .g = f
lord-jeanne = Jeanne
    .g = f
lord-mireille = Mireille
    .g = f

kind-arthur = Arthur
    .acc = Arthura
kind-baudoin = Baudoin
    .acc = Baudoina
kind-charles = Charles
    .acc = Charlese
kind-eric = Éric
    .acc = Érika
kind-francois = François
    .acc = Françoise
kind-gauvain = Gauvain
    .acc = Gauvaina
kind-henri = Henri
    .acc = Henriho
kind-lambert = Lambert
    .acc = Lamberta
kind-othon = Othon
    .acc = Othona
kind-philippe = Philippe
    .acc = Philippa
kind-quentin = Quentin
    .acc = Quentina
kind-thierry = Thierry
    .acc = Thierryho
kind-alienor = Aliénor
kind-blanche = Blanche
kind-guenievre = Guenièvre
kind-isabelle = Isabelle
kind-jeanne = Jeanne
kind-mireille = Mireille
kind-d_arc = d’Arc
kind-cardinal = Kardinál
    .acc = Kardinála
kind-good_harvest = Dobrá úroda
    .acc = Dobrou úrodu
kind-fine_weather = Pěkné počasí
kind-tax = Daň
kind-revolt = Vzpoura
    .acc = Vzpouru
kind-tunnel = Tunel
kind-assassination = Úkladná vražda
    .acc = Úkladnou vraždu
kind-justice = Spravedlnost
kind-ambush = Léčka
    .acc = Léčku

calamity-bad_weather = Špatné počasí
calamity-famine = Hladomor
calamity-plague = Mor

relic-grail = Svatý grál
relic-eyes = Oči sv. Roseliny
relic-tooth = Zub sv. Géronce
relic-lance = Svaté kopí
relic-radegund = Relikvie sv. Radegundy
    .acc = Relikvii sv. Radegundy

unit-man_at_arms = pěšák
    .acc = pěšáka
unit-knight = rytíř
    .acc = rytíře

fort-none = bez opevnění
fort-castle = hrad
fort-city = opevněné město

## Příprava, kola, příjmy, konec

phase-setup = příprava hry
phase-hear_ye = Slyšte, slyšte!
phase-cards = karty
phase-income = příjmy
phase-purchases = nákupy
phase-movement = pohyb
phase-battles = bitvy
phase-end_of_turn = konec kola

points-fief_titles = lenní tituly
points-king = král
points-pope = papež

result-victory_alone = Hra končí vítězstvím jednoho rodu.
result-victory_together = Hra končí vítězstvím dvou spojeneckých rodů.
result-turn_limit = Hra končí, protože proběhlo poslední kolo.

move-first = Začíná { $seat }
move-relic = Tou relikvií je { $relic }
move-settle = Usadit se ve vesnici { $village }

ask-deal = Rozdávají se první šlechtici.
ask-first_player = Losuje se začínající hráč.
ask-settle = Do které vesnice dáš hrad, šlechtice a vojsko?
ask-reliquary = Relikvie se kladou do hlavních vsí biskupství.

why-not-a-lord-left = Takový šlechtic už v balíčku není.
why-nobody-sits-there = Tam nikdo nesedí.
why-occupied = Vesnice { $village } je obsazená.
why-relic-laid = V některé vesnici už leží { $relic }.

event-dealt = { $seat } dostává jako prvního člena rodu { $lord_acc }.
event-first-player = Začíná { $seat }.
event-settled = { $seat } usazuje { $lord_acc } ve vesnici { $village }.
event-relic-laid = Ve vesnici { $village } leží { $relic }.
event-turn = Začíná { $turn }. kolo, první hraje { $seat }.
event-phase = { $phase_id ->
    [hear_ye] Fáze: { $phase }
   *[other] Fáze: { $phase }.
}
event-village-income = { $sum ->
    [one] { $seat } dostává { $sum } denár
    [few] { $seat } dostává { $sum } denáry
   *[other] { $seat } dostává { $sum } denárů
} za { $villages ->
    [one] { $villages } vesnici.
    [few] { $villages } vesnice.
   *[other] { $villages } vesnic.
}
event-mill-income = { $sum ->
    [one] { $seat } dostává { $sum } denár
    [few] { $seat } dostává { $sum } denáry
   *[other] { $seat } dostává { $sum } denárů
} za { $mills ->
    [one] { $mills } mlýn.
    [few] { $mills } mlýny.
   *[other] { $mills } mlýnů.
}
event-land-tax-income = { $sum ->
    [one] { $seat } dostává { $sum } denár
    [few] { $seat } dostává { $sum } denáry
   *[other] { $seat } dostává { $sum } denárů
} z pozemkové daně v lénu { $fief }.
event-tithe-income = { $sum ->
    [one] { $seat } dostává { $sum } denár
    [few] { $seat } dostává { $sum } denáry
   *[other] { $seat } dostává { $sum } denárů
} z desátku v biskupství { $bishopric }.
event-queen-income = { $sum ->
    [one] { $seat } dostává { $sum } denár
    [few] { $seat } dostává { $sum } denáry
   *[other] { $seat } dostává { $sum } denárů
} z dvora královny { $lord_gen }.
event-points = { $points ->
    [one] { $seat } má { $points } vítězný bod.
    [few] { $seat } má { $points } vítězné body.
   *[other] { $seat } má { $points } vítězných bodů.
}
event-won = { $points ->
    [one] { $seat } vítězí bez spojence a má { $points } vítězný bod.
    [few] { $seat } vítězí bez spojence a má { $points } vítězné body.
   *[other] { $seat } vítězí bez spojence a má { $points } vítězných bodů.
}
event-won-together = { $points ->
    [one] { $seat } a { $ally } vítězí společně a mají { $points } vítězný bod.
    [few] { $seat } a { $ally } vítězí společně a mají { $points } vítězné body.
   *[other] { $seat } a { $ally } vítězí společně a mají { $points } vítězných bodů.
}
event-tied = Mezi možnými vítězi je shoda ve všem, co se počítá. Hra pokračuje.
event-time-is-up = { $turn }. kolo bylo poslední.
event-money-shown = { $sum ->
    [one] { $seat } ukazuje { $sum } denár.
    [few] { $seat } ukazuje { $sum } denáry.
   *[other] { $seat } ukazuje { $sum } denárů.
}

## Sňatky, volby, církevní tituly, koruna

office-b1 = biskup v Blaye
    .acc = biskupa v Blaye
    .ins = biskupem v Blaye
office-b2 = biskup v Tournus
    .acc = biskupa v Tournus
    .ins = biskupem v Tournus
office-b3 = biskup v St Gérôme
    .acc = biskupa v St Gérôme
    .ins = biskupem v St Gérôme
office-b4 = biskup v Bourg
    .acc = biskupa v Bourg
    .ins = biskupem v Bourg
office-b5 = biskup v Sigy
    .acc = biskupa v Sigy
    .ins = biskupem v Sigy
office-pope = papež
    .acc = papeže
    .ins = papežem
office-king = král
    .acc = krále
    .ins = králem

ballot-arthur = Arthur
    .acc = Arthura
    .gen = Arthura
    .dat = Arthurovi
    .ins = Arthurem
    .g = m
ballot-baudoin = Baudoin
    .acc = Baudoina
    .gen = Baudoina
    .dat = Baudoinovi
    .ins = Baudoinem
    .g = m
ballot-charles = Charles
    .acc = Charlese
    .gen = Charlese
    .dat = Charlesovi
    .ins = Charlesem
    .g = m
ballot-eric = Éric
    .acc = Érika
    .gen = Érika
    .dat = Érikovi
    .ins = Érikem
    .g = m
ballot-francois = François
    .acc = Françoise
    .gen = Françoise
    .dat = Françoisovi
    .ins = Françoisem
    .g = m
ballot-gauvain = Gauvain
    .acc = Gauvaina
    .gen = Gauvaina
    .dat = Gauvainovi
    .ins = Gauvainem
    .g = m
ballot-henri = Henri
    .acc = Henriho
    .gen = Henriho
    .dat = Henrimu
    .ins = Henrim
    .g = m
ballot-lambert = Lambert
    .acc = Lamberta
    .gen = Lamberta
    .dat = Lambertovi
    .ins = Lambertem
    .g = m
ballot-othon = Othon
    .acc = Othona
    .gen = Othona
    .dat = Othonovi
    .ins = Othonem
    .g = m
ballot-philippe = Philippe
    .acc = Philippa
    .gen = Philippa
    .dat = Philippovi
    .ins = Philippem
    .g = m
ballot-quentin = Quentin
    .acc = Quentina
    .gen = Quentina
    .dat = Quentinovi
    .ins = Quentinem
    .g = m
ballot-thierry = Thierry
    .acc = Thierryho
    .gen = Thierryho
    .dat = Thierrymu
    .ins = Thierrym
    .g = m
ballot-alienor = Aliénor
    .g = f
ballot-blanche = Blanche
    .g = f
ballot-guenievre = Guenièvre
    .g = f
ballot-isabelle = Isabelle
    .g = f
ballot-jeanne = Jeanne
    .g = f
ballot-mireille = Mireille
    .g = f
ballot-nobody = nikdo
    .acc = nikoho

move-marry = Navrhnout sňatek { $lord_gen } a { $spouse_gen }
move-stand = Nominovat { $lord_acc }
move-lay = { $for_id ->
    [nobody] { $against_id ->
        [nobody] Nepokládat žetony
       *[other] Položit jen žeton Proti na { $against_acc }
    }
   *[other] { $against_id ->
        [nobody] Položit jen žeton Pro na { $for_acc }
       *[other] Položit Pro na { $for_acc }, Proti na { $against_acc }
    }
}

ask-marriages = Navrhneš sňatek?
ask-candidacy = Kdo z tvého rodu v této volbě kandiduje?
ask-ballots = Na koho položíš žetony Pro a Proti?
ask-sealed_ballots = Na koho položíš žetony Pro a Proti? Všechny žetony se ukážou najednou.
ask-parley = Teď mohou všichni vyjednávat. Pokračujeme?

why-not-of-your-family = { $lord } není z tvého rodu.
why-nobody-to-marry = { $lord } není ve hře.
why-same-family = Nevěsta a ženich musí být ze dvou rodů.
why-not-man-and-woman = Sňatek spojuje muže a ženu.
why-family-married = { $seat } už sňatek má. Rod může mít jen jeden.
why-man-of-the-church = { $lord } má církevní titul a nesmí se oženit.
why-d-arc-never-marries = { $lord } je d’Arc a nikdy se neprovdá.
why-not-your-candidate = { $lord } není z tvého rodu. Nominovat můžeš jen vlastní šlechtice.
why-stands-already = { $lord } už kandiduje.
why-not-a-man = { $lord } je žena; zvoleni mohou být jen muži.
why-imprisoned = { $lord } je ve vězení a nesmí kandidovat.
why-is-excommunicated = { $lord } nesmí kvůli exkomunikaci kandidovat.
why-no-bachelor = { $lord } je ženatý a nemůže se stát biskupem.
why-king-no-bishop = { $lord } je král a nemůže se stát biskupem.
why-bishop-already = { $lord } už je biskup. Nikdo nesmí mít dvě biskupství.
why-no-prelate = { $lord } se nemůže stát papežem, protože není biskup ani kardinál.
why-has-church-title = { $lord } má církevní titul a nemůže se stát králem.
why-no-candidate = { $lord } v této volbě nekandiduje.

event-proposed = { $seat } navrhuje hráči { $to } sňatek { $lord_gen } a { $spouse_gen }.
event-proposed-hidden = { $seat } navrhuje hráči { $to } sňatek.
event-married = { $lord } a { $spouse } uzavírají sňatek; jejich rody vstupují do spojenectví.
event-widowed = Sňatek { $lord_gen } a { $spouse_gen } končí smrtí jednoho z nich.
event-annulled = Papež ruší sňatek { $lord_gen } a { $spouse_gen }.
event-bishop = { $lord } se stává biskupem v { $bishopric }.
event-cardinal = { $lord } se stává kardinálem.
event-pope = { $lord } se stává papežem.
event-king = { $lord } se stává králem.
event-queen = { $lord } se stává královnou.
event-regent = { $lord } se stává regentkou.
event-dauphin-crowned = { $lord } jako dauphin nastupuje po králi.
event-dauphin = { $lord } se stává dauphinem.
event-bishop-no-more = { $lord } už není biskupem v { $bishopric }.
event-cardinal-no-more = { $lord } už není kardinálem.
event-pope-no-more = { $lord } už není papežem.
event-queen-no-more = { $lord } už není královnou.
event-dauphin-no-more = { $lord } už není dauphinem.
event-throne-empty = Trůn je prázdný.
event-excommunicated = Papež exkomunikuje { $lord_acc }.
event-lifted = Exkomunikace { $lord_gen } končí.
event-election = Koná se volba { $office_acc }.
event-stands = { $lord } ({ $seat }) kandiduje na { $office_acc }.
event-lays-nothing = { $seat } nepokládá žádný hlasovací žeton.
event-lays-one = { $seat } pokládá hlasovací žeton na { $lord_acc }.
event-lays-two = { $seat } pokládá hlasovací žeton na { $lord_acc } a ještě jeden na { $other_acc }.
event-lays-sealed = { $seat } hlasuje.
event-ballot = { $votes ->
    [one] { $seat } ({ $votes } hlas): Pro – { $for }, Proti – { $against }.
    [few] { $seat } ({ $votes } hlasy): Pro – { $for }, Proti – { $against }.
   *[other] { $seat } ({ $votes } hlasů): Pro – { $for }, Proti – { $against }.
}
event-drops-out = { $lord } vypadává z volby.
event-counted = { $votes ->
    [0] { $lord } nemá žádné hlasy.
    [one] { $lord } má { $votes } hlas.
    [few] { $lord } má { $votes } hlasy.
   *[other] { $lord } má { $votes } hlasů.
}
event-no-candidate = Na { $office_acc } nikdo nekandiduje, a tak se volba nekoná.
event-no-votes = Nikdo nemá žádné hlasy, a tak se { $office_ins } nikdo nestává.
event-even-votes = { $votes ->
    [one] Shoda po { $votes } hlasu, a tak se { $office_ins } nikdo nestává.
   *[other] Shoda po { $votes } hlasech, a tak se { $office_ins } nikdo nestává.
}
event-no-majority = Nikdo nemá víc než polovinu hlasů (nejvíc je { $votes } z { $cast }), a tak papež zvolen není.
event-too-few-votes = { $votes ->
    [one] { $lord } vede, ale má jen { $votes } hlas; král potřebuje 3.
    [few] { $lord } vede, ale má jen { $votes } hlasy; král potřebuje 3.
   *[other] { $lord } vede, ale má jen { $votes } hlasů; král potřebuje 3.
}
event-no-clergy = { $lord } vede, ale král potřebuje hlasy dvou biskupů, nebo hlas kardinála či papeže.

## Fáze 2: odhazování, dobírání, pohromy, hraní karet, umisťování šlechticů

deck-event = balíček událostí
deck-character = balíček postav

back-none = žádná karta
back-event = událost
back-calamity = pohroma

move-card = Tou kartou je { $kind }
move-back = { $back_id ->
    [none] Žádná karta nezbývá
    [event] Další karta: událost
   *[calamity] Další karta: pohroma
}
move-reveal = Pohromou je { $calamity }
move-die = Na kostce je { $die }
move-pass = Pasovat
move-done = Hotovo
move-accept = Přijmout
move-refuse = Odmítnout
move-discard = Odhodit { $kind_acc }
move-draw = { $deck_id ->
    [event] Dobrat z balíčku událostí
   *[character] Dobrat z balíčku postav
}
move-enter = Uvést { $lord_acc } do hry
move-place = Umístit šlechtice do vesnice { $village }
move-declare = Prohlásit nového muže dauphinem
move-harvest = Zahrát kartu „Dobrá úroda“ na biskupství { $bishopric }
move-weather = Zahrát kartu „Pěkné počasí“ na biskupství { $bishopric }
move-land_tax = Uvalit pozemkovou daň na léno { $fief }
move-tithe = Nechat { $lord_acc } uvalit desátek na biskupství { $bishopric }
move-tithe_all = Nechat papeže uvalit desátek na všechna spravovaná biskupství
move-fall = Ztratit { $unit_acc }

ask-discarding = Které karty odhodíš?
ask-drawing = Ze kterého balíčku dobereš?
ask-turning_up = Zjišťuje se další karta balíčku událostí.
ask-calamities = Odkrývá se pohroma.
ask-striking = Hází se o to, které biskupství pohroma zasáhne.
ask-plague = Hází se za každého šlechtice zasaženého morem.
ask-halving = O kterou část vojska kvůli moru přijdeš?
ask-playing = Zahraješ karty?
ask-entering = Kam šlechtice umístíš?
ask-declaring = Prohlásíš nového muže dauphinem?

why-fort-first = Kontroluješ opevnění, takže šlechtic musí přijít do některého z nich, ne do vesnice { $village }.
why-lord-first = Šlechtic se musí připojit k jinému tvému šlechtici, ne přijít do vesnice { $village }.
why-refused-there = Vstup do vesnice { $village } máš odepřený.
why-not-in-hand = Kartu „{ $kind }“ v ruce nemáš.
why-enough-drawn = Dvě karty už máš dobrané.
why-one-character = Jen jedna z dobraných karet smí být postava.
why-full-hand = V ruce už máš tři karty.
why-nothing-to-draw = { $deck_id ->
    [event] V balíčku událostí není co dobrat.
   *[character] V balíčku postav není co dobrat.
}
why-not-in-deck = Karta „{ $kind }“ nemůže ležet na balíčku nahoře.
why-family-full = Tvůj rod už má čtyři šlechtice.
why-no-place = Pro { $lord_acc } už v tomto kole není místo.
why-bad-weather-there = V biskupství { $bishopric } je špatné počasí, kartu „Dobrá úroda“ tam zahrát nelze.
why-famine-there = V biskupství { $bishopric } je hladomor, kartu „Pěkné počasí“ tam zahrát nelze.
why-bonus-there = Na biskupství { $bishopric } už taková karta leží.
why-not-entitled = Léno { $fief } zdanit nemůžeš: nemáš jeho titul a tvůj král či regentka tam daň uvalit nesmí.
why-already-taxed = Na léno { $fief } už je pozemková daň uvalena.
why-no-tax-marker = Nezbývá ti žádný žeton daně.
why-not-governed = Biskupství { $bishopric } nemá biskupa.
why-no-tithe = Nemáš šlechtice, který smí takový desátek uvalit.
why-place-free = Pro tohoto šlechtice je místo, o které není třeba nikoho žádat.
why-no-such-token = Tady nemůžeš ztratit { $unit_acc }.

event-discarded = { $seat } odhazuje { $kind_acc }.
event-drew = { $deck_id ->
    [event] { $seat } dobírá z balíčku událostí { $kind_acc }.
   *[character] { $seat } dobírá z balíčku postav { $kind_acc }.
}
event-drew-hidden = { $deck_id ->
    [event] { $seat } dobírá kartu z balíčku událostí.
   *[character] { $seat } dobírá kartu z balíčku postav.
}
event-calamity-drawn = { $seat } dobírá pohromu; ta jde lícem dolů na { $slot }. pole stupnice pohrom.
event-calamity-too-many = { $seat } dobírá pohromu; stupnice pohrom je plná, a tak se karta odhazuje bez odkrytí.
event-shuffled = { $deck_id ->
    [event] Odhozené karty se zamíchají a je z nich nový balíček událostí.
   *[character] Odhozené karty se zamíchají a je z nich nový balíček postav.
}
event-back = { $back_id ->
    [none] Balíček událostí je prázdný.
    [event] Další karta balíčku událostí: událost.
   *[calamity] Další karta balíčku událostí: pohroma.
}
event-revealed = Odkrývá se pohroma: { $calamity }.
event-struck = { $calamity } zasahuje biskupství { $bishopric }.
event-false-alarm = Planý poplach: karta „{ $calamity }“ se odhazuje.
event-already-there = { $calamity } už na biskupství { $bishopric } leží; karta se odhazuje.
event-plague-die = { $die ->
    [1] { $lord } umírá na mor (hod { $die }).
    [2] { $lord } umírá na mor (hod { $die }).
    [3] { $lord } umírá na mor (hod { $die }).
   *[other] { $lord } přežívá mor (hod { $die }).
}
event-plague-loss = { $unit_id ->
    [knight] { $seat } ztrácí ve vesnici { $village } rytíře kvůli moru.
   *[man_at_arms] { $seat } ztrácí ve vesnici { $village } pěšáka kvůli moru.
}
event-harvest = { $seat } hraje kartu „Dobrá úroda“ na biskupství { $bishopric }.
event-fine-weather = { $seat } hraje kartu „Pěkné počasí“ na biskupství { $bishopric }.
event-cancelled = { $seat } odstraňuje z biskupství { $bishopric } kartu „{ $calamity }“.
event-land-tax = { $seat } uvaluje pozemkovou daň na léno { $fief }.
event-tithe = { $lord } ({ $seat }) uvaluje desátek na biskupství { $bishopric }.
event-tithe-all = Papež { $lord } ({ $seat }) uvaluje desátek na všechna spravovaná biskupství.
event-entered = { $seat } uvádí { $lord_acc } do hry ve vesnici { $village }.
event-taken-back = { $seat } nemá pro { $lord_acc } místo a bere si kartu zpět.
event-stays = { $lord } ({ $seat }) nemá kam jít a zůstává na svobodě.
event-spared = { $number ->
    [one] První kolo začátečníky šetří: { $number } pohroma se odhazuje bez odkrytí.
    [few] První kolo začátečníky šetří: { $number } pohromy se odhazují bez odkrytí.
   *[other] První kolo začátečníky šetří: { $number } pohrom se odhazuje bez odkrytí.
}
event-placed = { $seat } umisťuje { $lord_acc } do vesnice { $village }.

# Úmrtí a co po nich následuje, kontrola, výkupné a nákupy.

## Tahy

move-ransom = Zaplatit výkupné za { $lord_acc }
move-hire = { $unit_id ->
    [knight] Koupit rytíře do vesnice { $village }
   *[man_at_arms] Koupit pěšáka do vesnice { $village }
}
move-mill = Postavit mlýn ve vesnici { $village }
move-castle = Postavit hrad ve vesnici { $village }
move-title = Získat titul léna { $fief }
move-ask_waiver = Požádat krále nebo regentku o titul léna { $fief } zdarma
move-grant = Udělit titul { $lord_dat }
move-capital = Proměnit hrad ve vesnici { $village } v opevněné město
move-cardinal = Koupit { $lord_dat } titul kardinála
move-pass_title = Předat { $lord_dat } titul léna { $fief }
move-successor = Přenechat kontrolu hráči { $seat }
move-road = Postavit se na cestu do vesnice { $village }

## Otázky

ask-road = Vesnici už nekontroluješ. Na které cestě se postaví tvé jednotky?
ask-succession = Opouštíš vesnici. Kdo z přítomných ji teď bude kontrolovat?
ask-inheriting = Tvoji dědici nemohou převzít všechny tituly. Který je další na řadě?
ask-granting = Který z tvých šlechticů titul získá?
ask-granting-capital = Který hrad se stane opevněným městem?
ask-ransoming = Vykup své uvězněné šlechtice: nabídni méně, zaplať, nebo zvol Hotovo.
ask-ransoming-must = Vykup své uvězněné šlechtice: nabídni méně, nebo zaplať.
ask-buying = Nakup, co chceš, a pak zvol Hotovo.

## Proč to nejde

why-not-your-prisoner = { $lord } není tvůj uvězněný šlechtic.
why-dearest-first = Na všechny nemáš: nejdřív vykup { $lord_acc }, protože výkupné je nejvyšší.
why-must-ransom = { $sum ->
    [one] Na výkupné za { $lord_acc } ({ $sum } denár) máš, takže ho musíš zaplatit.
    [few] Na výkupné za { $lord_acc } ({ $sum } denáry) máš, takže ho musíš zaplatit.
   *[other] Na výkupné za { $lord_acc } ({ $sum } denárů) máš, takže ho musíš zaplatit.
}
why-asked-already = Tato žádost už byla podána.
why-nobody-on-board = Nemáš na herním plánu volného šlechtice ani vojsko.
why-none-in-supply = Takové jednotky už v zásobě nejsou.
why-no-place-for-troops = Ve vesnici { $village } potřebuješ volného šlechtice, hrad nebo město.
why-besieged = Vesnice { $village } je obléhaná: nové vojsko do ní nevstoupí.
why-enough-new-units = Do vesnice { $village } už v této fázi přišly čtyři nové jednotky.
why-not-your-village = Vesnici { $village } nekontroluješ.
why-enough-mills = Ve vesnici { $village } už dva mlýny stojí.
why-fortified = Ve vesnici { $village } už opevnění stojí.
why-title-held = Titul léna { $fief } má { $lord }.
why-city-stands = Titul léna { $fief } není na prodej: patří k opevněnému městu.
why-villages-missing = Nekontroluješ všechny vesnice léna { $fief }.
why-no-castle = V lénu { $fief } nemáš hrad.
why-no-lord-with-room = Žádný tvůj volný šlechtic nemůže mít další lenní titul.
why-prisoner-buys-nothing = { $lord } je ve vězení a nemůže dostat koupený titul.
why-no-ruler = Není král ani regentka, a tak nemá kdo cenu prominout.
why-free-of-charge = Titul léna { $fief } tě stejně nic nestojí.
why-cardinal-sold = Titul kardinála už je prodaný.
why-no-bishop = { $lord } není biskup.
why-cardinal-already = { $lord } už je kardinál.
why-not-your-lord = { $lord } není z tvého rodu.
why-not-the-heir = Dědí jen manžel nebo manželka, a to není { $lord }.
why-two-titles = { $lord } už má dva lenní tituly.
why-not-your-title = Nikdo z tvého rodu nemá titul léna { $fief }.
why-only-title = { $lord } nemá druhý lenní titul, který by šlo předat.
why-keeps-the-higher = { $lord } si nechává vyšší titul, léno { $fief }.
why-title-passed = Titul léna { $fief } už je předaný.
why-not-left-behind = Titul léna { $fief } není mezi těmi, které se dědí.
why-no-capital = Ve vesnici { $village } nemáš hrad, ze kterého by se mohlo stát město tohoto léna.
why-not-present = { $seat } tam nemá vojsko ani volného šlechtice.
why-no-road = Z vesnice { $village } tam nevede žádná cesta.
why-cannot-pay = { $need ->
    [one] Stojí to { $need } denár; máš { $have }.
    [few] Stojí to { $need } denáry; máš { $have }.
   *[other] Stojí to { $need } denárů; máš { $have }.
}

## Co se děje

event-died = { $lord } ({ $seat }) umírá ve vesnici { $village }.
event-inherited = { $lord } ({ $seat }) dědí titul léna { $fief }.
event-replaced = { $number ->
    [one] Ve vesnici { $village } nahrazuje { $number } jednotka hráče { $seat } vojsko hráče { $partner }.
    [few] Ve vesnici { $village } nahrazují { $number } jednotky hráče { $seat } vojsko hráče { $partner }.
   *[other] Ve vesnici { $village } nahrazuje { $number } jednotek hráče { $seat } vojsko hráče { $partner }.
}
event-title-to-board = Titul léna { $fief } se vrací na herní plán.
event-title-lost = { $lord } ztrácí s městem i titul léna { $fief }.
event-title-gained = { $lord } ({ $seat }) získává s městem i titul léna { $fief }.
event-title-passed = { $seat } předává { $lord_dat } titul léna { $fief }.
event-control = { $seat } teď kontroluje vesnici { $village }.
event-control-lost = { $seat } už nekontroluje vesnici { $village }.
event-siege-ended = { $seat } už neobléhá vesnici { $village }.
event-freed = { $lord } ({ $seat }) je znovu na svobodě.
event-road = Jednotky hráče { $seat } se stavějí na cestu z vesnice { $village } do vesnice { $neighbour }.
event-ransomed = { $sum ->
    [one] { $seat } platí hráči { $partner } { $sum } denár výkupného za { $lord_acc }.
    [few] { $seat } platí hráči { $partner } { $sum } denáry výkupného za { $lord_acc }.
   *[other] { $seat } platí hráči { $partner } { $sum } denárů výkupného za { $lord_acc }.
}
event-bargained-free = { $seat } a { $partner } uzavírají dohodu: { $lord } je na svobodě.
event-hired = { $unit_id ->
    [knight] { $seat } kupuje rytíře do vesnice { $village }.
   *[man_at_arms] { $seat } kupuje pěšáka do vesnice { $village }.
}
event-hired-hidden = { $seat } kupuje jednotku do vesnice { $village }.
event-paid-troops = { $seat } platí za { $men ->
    [one] { $men } pěšáka
    [few] { $men } pěšáky
   *[other] { $men } pěšáků
} a { $knights ->
    [one] { $knights } rytíře
    [few] { $knights } rytíře
   *[other] { $knights } rytířů
}.
event-mill = { $seat } staví mlýn ve vesnici { $village }.
event-castle = { $seat } staví hrad ve vesnici { $village }.
event-title-bought = { $sum ->
    [0] { $seat } si bere titul léna { $fief } zdarma.
    [one] { $seat } kupuje titul léna { $fief } za { $sum } denár.
    [few] { $seat } kupuje titul léna { $fief } za { $sum } denáry.
   *[other] { $seat } kupuje titul léna { $fief } za { $sum } denárů.
}
event-title-given = { $lord } ({ $seat }) dostává titul léna { $fief }.
event-city = { $village } se stává opevněným městem léna { $fief }.
event-waived = { $seat } promíjí hráči { $partner } cenu titulu léna { $fief }.
event-cardinal-bought = { $seat } kupuje { $lord_dat } titul kardinála.

## Pohyb a kavalkády

dig-siege = ven z obléhané vesnice
dig-pass = kolem těch, kdo stojí v cestě
dig-weather = skrz špatné počasí

move-march = Vyrazit s { $lord_ins }
move-step = Jít do vesnice { $village }
move-men = { $number ->
    [0] Nebrat s sebou žádné pěšáky
    [one] Vzít s sebou { $number } pěšáka
    [few] Vzít s sebou { $number } pěšáky
   *[other] Vzít s sebou { $number } pěšáků
}
move-knights = { $number ->
    [0] Nebrat s sebou žádné rytíře
    [one] Vzít s sebou { $number } rytíře
    [few] Vzít s sebou { $number } rytíře
   *[other] Vzít s sebou { $number } rytířů
}
move-along = Vzít { $lord_acc } s sebou
move-behind = Nechat { $lord_acc } na místě
move-ask_leave = Požádat o svolení k cestě do vesnice { $village }
move-halt = Zastavit se tady
move-withdraw = Ustoupit
move-dig = Zahrát kartu „Tunel“: { $dig }
move-cavalcade = Vyrazit kavalkádou do vesnice { $village }
move-let_pass = Nechat je projet
move-bar = Zastoupit jim cestu
move-force = Přesto si vynutit bitvu
move-slide = Uvolnit cestu: posunout jednotky do vesnice { $village }

ask-moving = Který z tvých šlechticů vyrazí?
ask-moving-nobody = Žádný z tvých šlechticů nemůže vyrazit. Můžeš jen ukončit pohyb.
ask-group = Kam tvá skupina půjde?
ask-group-refused = Svolení nemáš. Ustoupíš, nebo se zastavíš?
ask-loading = Kdo jde se skupinou?
ask-cavalcade = Kavalkáda chce projet. Necháš ji, nebo jí zastoupíš cestu?
ask-cavalcade-force = Nechávají tě projet. Vynutíš si přesto bitvu?

why-not-your-free-lord = { $lord } není volný šlechtic tvého rodu.
why-has-led = { $lord_g ->
    [f] V tomto kole už { $lord } skupinu vedla.
   *[m] V tomto kole už { $lord } skupinu vedl.
}
why-no-step-left = { $lord } už nemá žádný krok.
why-nowhere-to-go = { $lord } nemá kam jít: špatné počasí zavírá všechny cesty.
why-no-road-there = Z vesnice { $village } tam nevede žádná cesta.
why-weather-stops = Cestu do vesnice { $village } zavírá špatné počasí.
why-withdraw-with-all = Po odmítnutí ustupuješ se všemi, kdo přišli.
why-held-by-siege = Jsi v obléhané vesnici: odejít můžeš jen se svolením hráče { $seat }, Tunelem, nebo kavalkádou.
why-leave-needed = K další cestě potřebuješ svolení hráče { $seat }.
why-road-held = { $seat } má na této cestě jednotky, které po ní v tomto kole přišly a brání ti v ní.
why-leave-was-refused = Svolení ti tu už bylo odepřeno.
why-no-leave-needed = K cestě do vesnice { $village } nepotřebuješ ničí svolení.
why-turned-away = Vstup do opevnění vesnice { $village } ti už byl odepřen.
why-not-refused = Svolení ti nikdo neodepřel.
why-came-by-no-road = Tvá skupina sem v tomto kole nepřišla po cestě, takže nemá kudy ustoupit.
why-dug-already = Tento tunel už je vykopaný.
why-no-siege-to-leave = Ve vesnici { $village } tě nikdo neobléhá.
why-siege-left-first = Z obléhané vesnice vede tunel jen jako první krok.
why-nothing-to-pass = Ve vesnici { $village } ti nikdo v cestě nestojí.
why-no-bad-weather = Ve vesnici { $village } ti špatné počasí nebrání.
why-no-ride-after-refusal = Po odmítnutí už kavalkádu podniknout nelze.
why-nobody-bars = Na cestě do vesnice { $village } ti nikdo nestojí.
why-weather-stops-ride = Bitvě ve vesnici { $village } brání špatné počasí.
why-not-through-walls = Opevněním vesnice { $village } žádná kavalkáda neprojede.
why-no-knight-to-ride = Kavalkáda potřebuje ve vesnici { $village } vedle tvého šlechtice i rytíře, který má ještě krok.
why-too-many-along = { $number ->
    [one] Se skupinou může jít nejvýš { $number } jednotka.
    [few] Se skupinou mohou jít nejvýš { $number } jednotky.
   *[other] Se skupinou může jít nejvýš { $number } jednotek.
}
why-all-who-came = { $number ->
    [one] Se skupinou musí jít aspoň { $number } jednotka.
    [few] Se skupinou musí jít aspoň { $number } jednotky.
   *[other] Se skupinou musí jít aspoň { $number } jednotek.
}
why-not-on-a-road = Na cestě před vesnicí { $village } nemáš žádné jednotky z minulého kola.
why-before-the-walls = Před opevněním vesnice { $village } zůstávají tvé jednotky na své cestě.
why-slid-already = Do vesnice { $village } už se tvé jednotky v tomto kole posunuly.

event-marched = { $lord } ({ $seat }) jde z vesnice { $village } do vesnice { $to }.
event-withdrew = { $lord } ({ $seat }) ustupuje z vesnice { $village } do vesnice { $to }.
event-goes-along = { $lord } jde se skupinou do vesnice { $to }.
event-troops-along = { $seat } bere s sebou { $number ->
    [one] { $number } jednotku
    [few] { $number } jednotky
   *[other] { $number } jednotek
} (pěšáci: { $men }, rytíři: { $knights }).
event-enters-walls = { $seat } vstupuje do opevnění vesnice { $village } se svolením hráče, který ji kontroluje.
event-leave-granted = { $seat } dovoluje, aby { $lord_g ->
    [f] { $lord } šla
   *[m] { $lord } šel
} do vesnice { $to }.
event-leave-refused = { $seat } nedovoluje, aby { $lord_g ->
    [f] { $lord } šla
   *[m] { $lord } šel
} do vesnice { $to }.
event-dug = { $seat } hraje ve vesnici { $village } kartu „Tunel“: { $dig }.
event-slid = { $seat } posouvá jednotky z cesty před vesnicí { $village } do vesnice.
event-cavalcade = { $number ->
    [one] { $seat } vyráží kavalkádou s { $number } rytířem z vesnice { $village } do vesnice { $to }.
    [5] { $seat } vyráží kavalkádou s { $number } rytíři z vesnice { $village } do vesnice { $to }.
    [8] { $seat } vyráží kavalkádou s { $number } rytíři z vesnice { $village } do vesnice { $to }.
   *[other] { $seat } vyráží kavalkádou se { $number } rytíři z vesnice { $village } do vesnice { $to }.
}
event-lets-pass = { $seat } nechává kavalkádu ve vesnici { $village } projet.
event-bars = { $seat } se ve vesnici { $village } staví do cesty.
event-forces = { $seat } nutí hráče { $other } k bitvě ve vesnici { $village }.
event-cavalcade-stopped = Kavalkáda hráče { $seat } končí ve vesnici { $village }.
event-troops-along-hidden = { $seat } bere s sebou { $number ->
    [one] { $number } jednotku.
    [few] { $number } jednotky.
   *[other] { $number } jednotek.
}

## Bitvy, obléhání, plenění

side-attacker = útočník
side-defender = obránce

move-hit = { $hits ->
    [0] Na bojové kostce není žádný zásah
    [one] Na bojové kostce je { $hits } zásah
    [few] Na bojové kostce jsou { $hits } zásahy
   *[other] Na bojové kostce je { $hits } zásahů
}
move-attack = Zaútočit na hráče { $seat } ve vesnici { $village }
move-join = { $side_id ->
    [attacker] Přidat se k útočníkovi
   *[defender] Přidat se k obránci
}
move-change_sides = Přejít na druhou stranu
move-leave = Opustit bitvu
move-lose = Ztratit { $unit_acc } hráče { $seat }
move-lose_lord = Padne { $lord }
move-surrender = Kapitulovat
move-truce = Nabídnout příměří
move-stop = Zastavit útok
move-go_on = Pokračovat
move-come_out = Podniknout výpad
move-hold = { $seat } zajme { $lord_acc }
move-let_go = Propustit { $lord_acc }
move-besiege = Obléhat vesnici { $village }
move-lift_siege = Ukončit obléhání vesnice { $village }
move-pillage = Vyplenit mlýn ve vesnici { $village }

ask-fighting = Na koho zaútočíš a kde?
ask-joining = Přidáš se v této bitvě na některou stranu?
ask-round = Hází se bojovými kostkami.
ask-losses = Jaké ztráty utrpí tvá strana?
ask-after_round = Kolo bitvy skončilo. Co uděláš?
ask-after_round-helper = Kolo bitvy skončilo. Pokračuješ, přejdeš na druhou stranu, nebo bitvu opustíš?
ask-after_round-come_out = Útočník zastavil útok. Podnikneš výpad?
ask-capturing = Co bude s poraženými šlechtici?
ask-sieges = Zahájíš, nebo ukončíš nějaké obléhání?
ask-pillaging = Vypleníš mlýn?
ask-fighting-nobody = Teď nemůžeš na nikoho zaútočit. Pak přijde obléhání.

why-no-lord-with-troops = Ve vesnici { $village } nemáš šlechtice s vojskem.
why-nobody-to-attack = { $seat } nemá ve vesnici { $village } nikoho, na koho lze zaútočit.
why-weather-forbids-battle = Bitvě ve vesnici { $village } brání špatné počasí.
why-attacked-already = V tomto kole už tvůj útok na hráče { $seat } ve vesnici { $village } proběhl.
why-no-dice = Proti hradbám ve vesnici { $village } ti nezbývá žádná kostka.
why-riders-fight-alone = Při kavalkádě se lze přidat jen k obránci.
why-leaderless-only-defend = Bez šlechtice se tvé vojsko ve vesnici { $village } může jen bránit.
why-leader-has-refused = { $side_id ->
    [attacker] Útočník tě už odmítl.
   *[defender] Obránce tě už odmítl.
}
why-not-on-your-side = { $seat } nebojuje na tvé straně.
why-no-such-troops-left = { $seat } v bitvě nemá ani jednoho { $unit_acc }.
why-as-much-as-damage = { $damage ->
    [one] Musíš přijmout { $damage } zranění, je-li to možné; { $unit } je málo.
   *[other] Z { $damage } zranění musíš přijmout co nejvíc; { $unit } je málo.
}
why-troops-die-first = Šlechtici jsou zasaženi, až když jejich straně nezbývá žádné vojsko.
why-not-a-lord-of-side = Toto zranění { $lord_acc } zasáhnout nemůže.
why-no-change-in-cavalcade = Při kavalkádě nelze přejít na druhou stranu.
why-truce-proposed = Příměří lze v jednom kole bitvy nabídnout jen jednou.
why-no-stop-in-the-open = V otevřeném poli nemůže útočník útok zastavit sám.
why-not-beaten = O osudu { $lord_gen } teď nerozhoduješ.
why-no-units-to-hold = { $seat } není na vítězné straně nebo tam nemá jednotky.
why-no-walls-to-besiege = Ve vesnici { $village } nikdo nedrží opevnění.
why-own-walls = Opevnění vesnice { $village } držíš ty.
why-besieges-already = Vesnici { $village } už obléháš.
why-siege-lifted = Tvé obléhání vesnice { $village } právě skončilo.
why-no-engine-left = Oba tvé obléhací stroje už jsou nasazené.
why-no-siege-to-lift = Vesnici { $village } neobléháš.
why-no-mill-there = Ve vesnici { $village } není žádný mlýn.
why-only-besiegers-pillage = Vesnice { $village } je obléhaná: plenit tam smí jen obléhatelé.
why-not-yours-to-pillage = Vesnici { $village } nekontroluješ.

event-battle = { $seat } útočí na hráče { $defender } ve vesnici { $village }.
event-joined-side = { $side_id ->
    [attacker] { $seat } se ve vesnici { $village } přidává k útočníkovi.
   *[defender] { $seat } se ve vesnici { $village } přidává k obránci.
}
event-round = { $round }. kolo bitvy: { $attack ->
    [one] útočník hází { $attack } kostkou
   *[other] útočník hází { $attack } kostkami
}, { $defence ->
    [one] obránce { $defence } kostkou.
   *[other] obránce { $defence } kostkami.
}
event-rolled = { $hits ->
    [0] { $seat } nemá žádný zásah.
    [one] { $seat } má { $hits } zásah.
    [few] { $seat } má { $hits } zásahy.
   *[other] { $seat } má { $hits } zásahů.
}
event-damage = { $seat } způsobuje { $damage } zranění.
event-unit-lost = { $seat } ztrácí { $unit_acc }.
event-changed-sides = { $side_id ->
    [attacker] { $seat } přechází na druhou stranu a bojuje nyní za útočníka.
   *[defender] { $seat } přechází na druhou stranu a bojuje nyní za obránce.
}
event-left-battle = { $seat } opouští bitvu.
event-gates-opened = { $seat } otevírá brány vesnice { $village }.
event-surrendered = { $seat } ve vesnici { $village } kapituluje.
event-truce = { $seat } a { $partner } uzavírají ve vesnici { $village } příměří.
event-stopped = { $seat } zastavuje útok na vesnici { $village }.
event-came-out = { $seat } podniká výpad z vesnice { $village }.
event-battle-won = { $seat } vítězí v bitvě o vesnici { $village }.
event-battle-undecided = Bitva o vesnici { $village } končí bez vítěze.
event-captured = { $seat } bere { $lord_acc } do zajetí.
event-let-go = { $seat } propouští { $lord_acc }.
event-keeps-village = { $lord } zůstává ve vesnici { $village }, takže si ji ponechává { $seat }.
event-siege-laid = { $seat } zahajuje obléhání vesnice { $village }.
event-siege-won = { $seat } získává obléháním vesnici { $village }.
event-siege-goes-on = { $seat } pokračuje v obléhání vesnice { $village }; obléhací stroj teď přidává dvě kostky.
event-pillaged = { $seat } plení mlýn ve vesnici { $village }.

## Karty překvapení, moc papeže, příležitosti, vzpoury

until-now = teď
until-battle = do konce bitvy
until-phase = do konce fáze
until-turn = do konce kola

move-pass_until = { $until_id ->
    [now] Pasovat jen teď
    [battle] Pasovat do konce bitvy
    [phase] Pasovat do konce fáze
   *[turn] Pasovat do konce kola
}
move-attend = Znovu se mě ptát na karty překvapení
move-excommunicate = Exkomunikovat { $lord_acc }
move-lift = Zrušit exkomunikaci
move-ask_annulment = Požádat papeže o zrušení sňatku
move-d_arc = Zahrát kartu „d’Arc“ na { $lord_acc }
move-make_cardinal = Zahrát kartu „Kardinál“ na { $lord_acc }
move-revolt = Zahrát kartu „Vzpoura“ na vesnici { $village }
move-free = Zahrát kartu „Tunel“ a osvobodit { $lord_acc } i spoluvězně
move-tunnel = Zahrát kartu „Tunel“ pod hradbami
move-assassinate = Nechat zavraždit { $lord_acc }; vrahem bude { $assassin }
move-justice = Zahrát kartu „Spravedlnost“ na { $lord_acc }
move-ambush = Zahrát kartu „Léčka“ na { $lord_acc }
move-add_revolt = Přidat kartu „Vzpoura“
move-add_tunnel = Přidat kartu „Tunel“
move-calm = Zaplatit 3 denáry a pokusit se vzpouru utišit
move-calm_free = Pokusit se vzpouru utišit za cenu ohrožení duchovního
move-first_victim = Zasáhnout vojsko hráče { $seat }

ask-window = Zahraješ teď kartu překvapení, nebo využiješ papežské moci?
ask-revolt = Vypukla vzpoura. Přidáš kartu?
ask-revolt-victim = Čí vojsko je zasaženo jako další?
ask-revolt-losses = Jaké ztráty utrpíš?
ask-revolt-dice = Hází se bojovými kostkami za vzpouru.
ask-calming = Pokusí se tvůj duchovní vzpouru utišit?
ask-calming-die = Kostka rozhodne, zda se vzpoura utiší.

why-not-held = Takovou kartu v ruce nemáš.
why-while-drawing = Dokud někdo dobírá karty, nelze ho přerušit.
why-while-voting = Během tajného hlasování nelze vyjednávat ani hrát karty.
why-before-losses = Mezi hodem a ztrátami nelze hrát karty.
why-not-settled-yet = Nejdřív se musí vyřídit, co se právě stalo.
why-not-in-play = { $lord } není ve hře.
why-not-an-unmarried-woman = { $lord } není neprovdaná žena.
why-not-a-bishop = { $lord } není biskup.
why-already-cardinal = { $lord } už je kardinál.
why-no-cause = Ve vesnici { $village } není důvod ke vzpouře: ani daň, ani hladomor.
why-own-tax = Tvá vlastní daň ve vesnici { $village } není důvodem ke vzpouře.
why-not-a-prisoner = { $lord } není ve vězení.
why-no-battle = Žádná bitva neprobíhá.
why-not-the-attacker = Tunel kope jen útočník.
why-no-walls = Ve vesnici { $village } nikoho hradby nechrání.
why-own-lord = { $lord } je z tvého rodu.
why-not-own-lord = { $lord } není z tvého rodu.
why-no-assassin = { $lord } nemá žeton vraha.
why-immune = Spravedlnost na { $lord_acc } nestačí.
why-no-lord-in-battle = V této bitvě nemáš šlechtice.
why-not-an-enemy-lord = { $lord } proti tobě v této bitvě nebojuje.
why-not-the-pope = To může jen papež z tvého rodu; z vězení může pouze zrušit exkomunikaci.
why-has-struck = Papež smí exkomunikovat jen jednou za kolo.
why-one-at-a-time = Exkomunikace platí vždy jen pro jednoho šlechtice.
why-pope-himself = Papež nemůže exkomunikovat sám sebe.
why-nobody-excommunicated = Nikdo není exkomunikován.
why-not-married = Nikdo z tvého rodu není v manželství.
why-no-pope = Není papež, kterého by šlo požádat.
why-heir-born = Královský sňatek, ze kterého se narodil dauphin, zrušit nelze.
why-too-many-offers = V této fázi už od tebe hráč { $seat } dostal tři žádosti.
why-no-standing = Hra se tě zeptá tak jako tak.
why-no-such-end = { $until_id ->
    [now] Vyber, do kdy pasuješ.
    [battle] Do konce bitvy tu pasovat nelze.
    [phase] Do konce fáze tu pasovat nelze.
   *[turn] Do konce kola tu pasovat nelze.
}
why-cannot-calm = Takto tento duchovní vzpouru utišit nemůže.
why-cannot-pay-calming = Utišení vzpoury stojí 3 denáry a tolik nemáš.
why-nobody-there = { $seat } tam nemá vojsko, které by teď mohlo být zasaženo.
why-tunnel-already = Tunel už je vykopaný.
why-most-damage = { $damage ->
    [one] Ztráty musí být tak velké, jak { $damage } zranění dovoluje.
    [few] Ztráty musí být tak velké, jak { $damage } zranění dovolují.
   *[other] Ztráty musí být tak velké, jak { $damage } zranění dovoluje.
}

event-d-arc = { $seat } hraje kartu „d’Arc“: { $lord } se chápe meče.
event-card-made-cardinal = { $seat } hraje kartu „Kardinál“: { $lord } se stává kardinálem.
event-revolt = { $seat } hraje kartu „Vzpoura“: { $village } povstává.
event-tunnel-frees = { $seat } hraje kartu „Tunel“: { $lord } je na svobodě.
event-tunnel-under-walls = { $seat } hraje kartu „Tunel“: hradby vesnice { $village } v této bitvě nikoho nechrání.
event-assassinated = { $seat } nechává zavraždit { $lord_acc }; vrahem je { $assassin }.
event-justice = { $seat } hraje kartu „Spravedlnost“: { $lord } umírá na popravišti.
event-ambushed = { $seat } hraje kartu „Léčka“: { $lord } padá do zajetí.
event-standing = { $until_id ->
    [now] { $seat } pasuje jen teď.
    [battle] { $seat } pasuje do konce bitvy.
    [phase] { $seat } pasuje do konce fáze.
   *[turn] { $seat } pasuje do konce kola.
}
event-attends = { $seat } chce znovu dostávat otázky.
event-revolt-added = { $seat } přidává ve vesnici { $village } kartu „Vzpoura“.
event-tunnel-added = { $seat } přidává kartu „Tunel“: hradby vesnice { $village } nepomáhají.
event-calming-paid = { $seat } platí za to, aby { $lord_g ->
    [f] { $lord } utišila
   *[m] { $lord } utišil
} vzpouru.
event-calms = { $lord } se pokouší vzpouru utišit: padá { $die }.
event-calmed = { $lord } utišuje ve vesnici { $village } jednu Vzpouru.
event-calmer-dies = Dav neposlouchá: { $lord } umírá.
event-not-calmed = Dav { $lord_gen } neposlouchá.
event-revolt-strikes = Vzpoura ve vesnici { $village } způsobuje { $hits } zranění.
event-revolt-fails = Vzpoura ve vesnici { $village } selhává.
event-revolt-losses = { $seat } ztrácí { $men ->
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
event-revolt-destroys = Vzpoura ve vesnici { $village } vítězí: byli-li tam šlechtici, umírají; byly-li tam mlýny či hrad, jsou zničeny.

## Nabídky a soukromé rozhovory

way-give = dát
way-take = vzít

matter-trade = nabídka
    .acc = nabídku
matter-marriage = nabídka sňatku
    .acc = nabídku sňatku
matter-annulment = žádost o zrušení sňatku
matter-cardinal = žádost o souhlas s novým kardinálem
matter-passage = žádost o průchod
matter-placement = žádost o místo pro šlechtice
matter-waiver = žádost o titul zdarma
matter-ransom = nabídka nižšího výkupného
    .acc = nabídku nižšího výkupného
matter-truce = nabídka příměří
    .acc = nabídku příměří
matter-side = nabídka pomoci v bitvě
    .acc = nabídku pomoci v bitvě
matter-relic = žádost o relikvii
matter-talk = žádost o soukromý rozhovor

move-offer = Podat nabídku hráči { $seat }
move-talk = Požádat hráče { $seat } o soukromý rozhovor
move-money = { $way_id ->
    [give] Dát { $sum ->
        [one] { $sum } denár
        [few] { $sum } denáry
       *[other] { $sum } denárů
    }
   *[take] Požádat o { $sum ->
        [one] { $sum } denár
        [few] { $sum } denáry
       *[other] { $sum } denárů
    }
}
move-kind = { $way_id ->
    [give] Dát kartu „{ $kind }“
   *[take] Požádat o kartu „{ $kind }“
}
move-village = { $way_id ->
    [give] Předat kontrolu nad vesnicí { $village }
   *[take] Požádat o kontrolu nad vesnicí { $village }
}
move-prisoner = { $way_id ->
    [give] Předat uvězněného šlechtice { $lord_acc }
   *[take] Požádat o uvězněného šlechtice { $lord_acc }
}
move-relic_for = { $way_id ->
    [give] Dát { $lord_dat } { $relic_acc }
   *[take] Požádat pro { $lord_acc } o { $relic_acc }
}
move-token = Zapečetit nabídku za žeton diplomacie
move-propose = Odeslat nabídku
move-end_talk = Ukončit rozhovor

ask-offer = Co nabízíš a o co žádáš?
ask-offer-answer = Souhlasíš?
ask-talk = Vedete soukromý rozhovor. Podáš nabídku?
ask-talk-extend = Čas vypršel. Prodloužíš rozhovor za žeton diplomacie?

why-not-oneself = Sobě nabídku podat nemůžeš.
why-offer-open = Na odpověď už čeká jiná nabídka.
why-no-token = Nezbývá ti žádný žeton diplomacie.
why-token-spent = Tato nabídka už je tajná.
why-needs-token = Karty mění majitele jen tajně, za žeton diplomacie.
why-too-poor = { $needed ->
    [one] Nabídka vyžaduje { $needed } denár
    [few] Nabídka vyžaduje { $needed } denáry
   *[other] Nabídka vyžaduje { $needed } denárů
}, ale { $seat } { $has ->
    [0] nemá žádný.
   *[other] má jen { $has }.
}
you-why-too-poor = { $needed ->
    [one] Nabídka vyžaduje { $needed } denár
    [few] Nabídka vyžaduje { $needed } denáry
   *[other] Nabídka vyžaduje { $needed } denárů
}, ale ty { $has ->
    [0] nemáš žádný.
   *[other] máš jen { $has }.
}
why-too-much = { $most ->
    [one] V nabídce smí být nejvýš { $most } denár.
    [few] V nabídce smí být nejvýš { $most } denáry.
   *[other] V nabídce smí být nejvýš { $most } denárů.
}
why-no-such-sum = Částka se přidává po 1, 2, 5 nebo 10 denárech.
why-card-not-held = { $seat } nemá v ruce kartu „{ $kind }“.
you-why-card-not-held = Nemáš v ruce kartu „{ $kind }“.
why-cannot-hold = { $seat } nemůže mít v ruce kartu „{ $kind }“.
you-why-cannot-hold = Nemůžeš mít v ruce kartu „{ $kind }“.
why-hand-full = Nikdo nesmí mít v ruce víc než 3 karty.
why-not-controlled = { $seat } nekontroluje vesnici { $village }.
you-why-not-controlled = Nekontroluješ vesnici { $village }.
why-no-troops-there = { $seat } může vesnici { $village } kontrolovat jen s vojskem v ní.
you-why-no-troops-there = Vesnici { $village } můžeš kontrolovat jen s vojskem v ní.
why-being-settled = O vesnici { $village } se právě rozhoduje. Počkej, až bude rozhodnuto.
why-already-in-offer = Něco takového už v nabídce je.
why-not-a-captive = { $seat } nemá { $lord_acc } v zajetí.
you-why-not-a-captive = Nemáš { $lord_acc } v zajetí.
why-not-with-captor = { $seat } musí mít vojsko tam, kde je { $lord }.
you-why-not-with-captor = Musíš mít vojsko tam, kde je { $lord }.
why-not-carried = { $seat } nemá volného šlechtice, který nese { $relic_acc }.
you-why-not-carried = Nemáš volného šlechtice, který nese { $relic_acc }.
why-not-the-same-village = Relikvii může dostat jen volný šlechtic ve stejné vesnici; { $lord } tam není.
why-empty-offer = Nabídka je prázdná.

event-asks = { $matter_id ->
    [annulment] { $seat } žádá hráče { $to } o zrušení sňatku.
    [cardinal] { $seat } žádá hráče { $to } o souhlas s novým kardinálem.
    [passage] { $seat } žádá hráče { $to } o průchod.
    [placement] { $seat } žádá hráče { $to } o místo pro šlechtice.
    [waiver] { $seat } žádá hráče { $to } o titul zdarma.
    [relic] { $seat } žádá hráče { $to } o relikvii.
    [talk] { $seat } žádá hráče { $to } o soukromý rozhovor.
    [marriage] { $seat } nabízí hráči { $to } sňatek.
    [ransom] { $seat } nabízí hráči { $to } nižší výkupné.
    [truce] { $seat } nabízí hráči { $to } příměří.
    [side] { $seat } nabízí hráči { $to } pomoc v bitvě.
   *[trade] { $seat } posílá hráči { $to } nabídku.
}
event-gives-money = { $sum ->
    [one] { $seat } nabízí hráči { $to } { $sum } denár.
    [few] { $seat } nabízí hráči { $to } { $sum } denáry.
   *[other] { $seat } nabízí hráči { $to } { $sum } denárů.
}
event-wants-money = { $sum ->
    [one] { $seat } žádá hráče { $to } o { $sum } denár.
    [few] { $seat } žádá hráče { $to } o { $sum } denáry.
   *[other] { $seat } žádá hráče { $to } o { $sum } denárů.
}
event-gives-village = { $seat } nabízí hráči { $to } kontrolu nad vesnicí { $village }.
event-wants-village = { $seat } žádá hráče { $to } o kontrolu nad vesnicí { $village }.
event-gives-prisoner = { $seat } nabízí hráči { $to } uvězněného šlechtice { $lord_acc }.
event-wants-prisoner = { $seat } žádá hráče { $to } o uvězněného šlechtice { $lord_acc }.
event-gives-relic = { $seat } nabízí hráči { $to } { $relic_acc }.
event-wants-relic = { $seat } žádá hráče { $to } o { $relic_acc }.
event-in-private = { $seat } a { $to } si podmínky nechávají pro sebe.
event-accepted = { $seat } přijímá { $matter_acc } od hráče { $of }.
event-refused = { $seat } odmítá { $matter_acc } od hráče { $of }.
event-withdrawn = { $seat } stahuje { $matter_acc } určenou hráči { $to }.
event-lapsed = Propadá { $matter } od hráče { $seat } určená hráči { $to }.
event-token-spent = { $seat } používá žeton diplomacie.
event-talk-begins = { $seat } a { $to } vedou soukromý rozhovor.
event-talk-joined = { $to } se připojuje k soukromému rozhovoru hráče { $seat }.
event-talk-extended = { $seat } prodlužuje soukromý rozhovor.
event-talk-left = { $seat } opouští soukromý rozhovor.
event-talk-ends = Soukromý rozhovor hráče { $seat } končí.
event-handed-over = { $sum ->
    [one] { $seat } dává hráči { $to } { $sum } denár.
    [few] { $seat } dává hráči { $to } { $sum } denáry.
   *[other] { $seat } dává hráči { $to } { $sum } denárů.
}
event-slipped = { $sum ->
    [one] { $seat } tajně dává hráči { $to } { $sum } denár.
    [few] { $seat } tajně dává hráči { $to } { $sum } denáry.
   *[other] { $seat } tajně dává hráči { $to } { $sum } denárů.
}
event-slipped-hidden = { $seat } tajně dává hráči { $to } peníze.
event-card-passed = { $seat } dává hráči { $to } kartu „{ $kind }“.
event-card-passed-hidden = { $seat } dává hráči { $to } kartu.

## Relikvie

move-take_relic = Nechat { $lord_acc } vzít { $relic_acc }
move-reroll = Házet za biskupství { $bishopric }
move-revive = Vzkřísit { $lord_acc }

ask-relics = Pro které biskupství svou relikvii použiješ?
ask-relics-die = Hází se kostkou.
ask-saving = Vzkřísíš někoho z umírajících Zubem sv. Géronce?

why-no-churchman = { $lord } si { $relic_acc } vzít nemůže: smí to jen biskup jejího biskupství, kardinál, nebo papež.
why-not-there = { $lord } není na svobodě ve vesnici, kde leží { $relic }.
why-relic-carried = V žádném kostele už neleží { $relic }.
why-no-storm-there = V biskupství { $bishopric } není špatné počasí.
why-no-famine = V biskupství { $bishopric } není hladomor.
why-rolled-already = Za tuto kartu v biskupství { $bishopric } už se házelo.
why-not-dying = { $lord } neumírá.

event-relic-taken = { $lord } teď nese { $relic_acc }.
event-relic-left = Ve vesnici { $village } teď leží { $relic }.
event-eyes = Oči sv. Roseliny proti špatnému počasí v biskupství { $bishopric }: padá { $die }.
event-eyes-move = Špatné počasí odchází z biskupství { $bishopric } do biskupství { $to }.
event-eyes-stay = Špatné počasí zůstává v biskupství { $bishopric }.
event-eyes-end = Špatné počasí z biskupství { $bishopric } splývá se špatným počasím v biskupství { $to }: jeho karta se odhazuje.
event-radegund = Sv. Radegunda proti hladomoru v biskupství { $bishopric }: padá { $die }.
event-radegund-ends = Hladomor v biskupství { $bishopric } končí.
event-revived = Zub sv. Géronce křísí { $lord_acc }.

## Věci slovy

rank-barony = baronství
rank-county = hrabství
rank-duchy = vévodství
about-village = Vesnice. Léno: { $fief } ({ $rank }); biskupství: { $bishopric }.
about-capital = Vesnice, hlavní ves biskupství { $bishopric }. Léno: { $fief } ({ $rank }).
village-roads = Cesty do vesnic: { $villages }.
about-mill = Kdo ji kontroluje, smí v ní postavit až dva mlýny, každý za { $price } { $price ->
    [one] denár
    [few] denáry
   *[other] denárů
}.
about-fief = Stupeň: { $rank }. Titul stojí { $price } { $price ->
    [one] denár
    [few] denáry
   *[other] denárů
} a vyžaduje všechny vesnice léna a hrad v jedné z nich.
zone-villages = Vesnice: { $villages }.
about-bishopric = Hlavní ves: { $capital }. Pohromy, úrody a desátky se týkají všech vesnic biskupství.
about-man = Muž: 1 bojový bod; může mít lenní tituly a být biskupem, kardinálem, papežem, dauphinem nebo králem.
about-woman = Žena: 1 bojový bod, má-li titul nebo je-li d’Arc, jinak žádný; může mít lenní tituly a být královnou nebo regentkou.
card-character = Karta postavy, v balíčku { $copies }.
card-event = Karta události, v balíčku { $copies }.
card-calamity = Karta pohromy, v balíčku { $copies }.
card-surprise = Překvapení: lze zahrát kdykoli, když se nedobírají karty.
card-plain = Hraje se ve fázi karet, když jsi na tahu.
about-kind-lord = Nový šlechtic vstupuje do tvého rodu (nejvýš čtyřčlenného), a to do tvého opevnění, máš-li nějaké.
about-kind-d_arc = Hraje se na libovolnou neprovdanou ženu: ona a její průvod dělají 3 kroky, její strana hází o 1 kostku víc, ale sama se nikdy neprovdá.
about-kind-cardinal = Učiní z libovolného biskupa kardinála, neodmítne-li to papež jiného hráče.
about-kind-good_harvest = Hraje se na biskupství: ukončí tam hladomor, nebo každý mlýn dá v tomto kole o 1 denár víc.
about-kind-fine_weather = Hraje se na biskupství: ukončí tam špatné počasí, nebo každý mlýn dá v tomto kole o 1 denár víc.
about-kind-tax = Pozemková daň na léno nebo desátek na biskupství; vybírá se s příjmy tohoto kola.
about-kind-revolt = Ve vesnici s hladomorem nebo daní jiného hráče: bojová kostka proti tamnímu vojsku, o 1 zranění víc; padne-li všechno, umírají šlechtici a mlýny i hrad jsou zničeny.
about-kind-tunnel = Skupina opustí obléhanou vesnici, projde kolem nepřítele nebo jde za špatného počasí; nebo hradby nechrání v bitvě či vzpouře; nebo jdou na svobodu vězni držení pohromadě.
about-kind-assassination = Zemře šlechtic jiného hráče; jeden z tvých šlechticů dostane žeton vraha.
about-kind-justice = Zemře šlechtic s žetonem vraha, nemá-li královský titul a není-li papežem.
about-kind-ambush = V bitvě, ve které máš šlechtice, se nepřátelský šlechtic stane tvým vězněm.
about-calamity-bad_weather = V tomto kole se v biskupství nelze pohybovat ani útočit.
about-calamity-famine = Mlýny biskupství v tomto kole nic nedají; mohou vypuknout vzpoury.
about-calamity-plague = Každý šlechtic v biskupství zemře při hodu 1 až 3; z vojska každého hráče ve vesnici zemře polovina, zaokrouhleno dolů.
relic-taken = Leží v hlavní vsi biskupství, dokud si ji tam se svolením toho, kdo ves kontroluje, nevezme jeho biskup, kardinál, nebo papež. Nosí ji šlechtic.
about-relic-grail = Když se jeho nositel brání, platí každá nepřátelská kostka o 1 méně.
about-relic-eyes = Na konci fáze karet může kostka přemístit kartu špatného počasí.
about-relic-tooth = Jednou, hned po smrti, vzkřísí šlechtice i s tituly.
about-relic-lance = Každý bojový hod strany, která je nese, způsobí o 1 zranění víc, hází-li aspoň jednou kostkou.
about-relic-radegund = Na konci fáze karet se hází za každý zvolený hladomor: při 4 až 6 končí.
about-unit-man_at_arms = 1 bojový bod, cena { $price } { $price ->
    [one] denár
    [few] denáry
   *[other] denárů
}.
about-unit-knight = 3 bojové body, cena { $price } { $price ->
    [one] denár
    [few] denáry
   *[other] denárů
}; jezdí v kavalkádách a umírá až při 3 zraněních.
about-fort-none = Nic tu nikoho nechrání.
about-fort-castle = Cena { $price } { $price ->
    [one] denár
    [few] denáry
   *[other] denárů
}. Útočníci házejí méně kostkami; v hradu, který kontroluješ, můžeš kupovat vojsko a uvádět do hry šlechtice.
about-fort-city = Hrad se stává opevněným městem svého léna, když je koupen jeho titul. Kdo město kontroluje, dostává titul.
