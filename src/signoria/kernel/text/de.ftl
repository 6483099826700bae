# Words every game needs.

seat-name = Spieler { $number }
seat-chance = Zufall
nothing = nichts
list-comma = {", "}
list-and = {" und "}
yes = ja
no = nein

why-is-over = Das Spiel ist zu Ende.
why-not-asked = Du bist gerade nicht am Zug.
why-not-now = Danach ist jetzt nicht gefragt.
why-no-choice = Hier gibt es nichts zu wählen: Nur eine Antwort ist möglich.
why-chance-first = Zuerst entscheiden Würfel oder Karten. Spiel den Rest danach.
why-shown-first = Zuerst wird etwas Verdecktes aufgedeckt. Spiel den Rest danach.
why-others-first = Zuerst entscheidet jemand anderes. Spiel den Rest danach.

undo-nothing = Du hast nichts zurückzunehmen.
undo-answered = Jemand hat schon auf deinen Zug geantwortet. Bitte die anderen um die Rücknahme.
undo-chance = Seitdem wurde gewürfelt oder eine Karte gezogen. Bitte die anderen um die Rücknahme.
undo-shown = Dein Zug hat etwas Verdecktes aufgedeckt. Bitte die anderen um die Rücknahme.
undo-long = Dein Zug hat zu viele Schritte, um ihn einfach zurückzunehmen. Bitte die anderen um die Rücknahme.
