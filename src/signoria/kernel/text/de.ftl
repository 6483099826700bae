# Words every game needs.

seat-name = Spieler { $number }
seat-chance = Zufall
nothing = nichts
list-comma = {", "}
list-and = {" und "}
yes = ja
no = nein

why-is-over = Die Partie ist zu Ende.
why-not-asked = Diese Entscheidung liegt gerade nicht bei dir.
why-not-now = Das steht gerade nicht zur Wahl.
why-no-choice = Hier gibt es nichts zu wählen: Nur eine Antwort ist möglich.
why-chance-first = Zuerst entscheidet der Zufall. Spiel den Rest danach.
why-shown-first = Zuerst wird etwas Verdecktes aufgedeckt. Spiel den Rest danach.
why-others-first = Zuerst entscheidet jemand anderes. Spiel den Rest danach.

undo-nothing = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
undo-answered = Inzwischen hat sich jemand anderes entschieden; bitte deine Mitspieler um die Rücknahme.
undo-chance = Inzwischen wurde gewürfelt oder eine Karte gezogen; bitte deine Mitspieler um die Rücknahme.
undo-shown = Dein Zug hat etwas Verdecktes aufgedeckt; bitte deine Mitspieler um die Rücknahme.
undo-long = Dieser Zug hat zu viele Teile, um ihn ohne Weiteres zurückzunehmen; bitte deine Mitspieler um die Rücknahme.
