# Slova, která potřebuje každá hra.

seat-name = Hráč { $number }
seat-chance = Náhoda
nothing = nic
list-comma = {", "}
list-and = {" a "}
yes = ano
no = ne

why-is-over = Hra už skončila.
why-not-asked = Teď rozhoduje někdo jiný.
why-not-now = Teď se rozhoduje o něčem jiném.
why-no-choice = Tady není z čeho vybírat: možná je jen jedna odpověď.
why-chance-first = Nejdřív rozhodne náhoda. Zbytek zahraj potom.
why-shown-first = Nejdřív se odkryje něco skrytého. Zbytek zahraj potom.
why-others-first = Nejdřív rozhodne někdo jiný. Zbytek zahraj potom.

undo-nothing = Nemáš nic, co by šlo vzít zpět.
undo-answered = Mezitím už rozhodl někdo jiný; o vrácení tahu požádej ostatní u stolu.
undo-chance = Mezitím už se házelo nebo losovalo; o vrácení tahu požádej ostatní u stolu.
undo-shown = Tvůj tah odhalil něco skrytého; o jeho vrácení požádej ostatní u stolu.
undo-long = Tento tah má příliš mnoho kroků, aby šel volně vrátit; o jeho vrácení požádej ostatní u stolu.
