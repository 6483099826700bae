# Words every game needs.

seat-name = Player { $number }
seat-chance = Chance
nothing = nothing
list-comma = {", "}
list-and = {" and "}
yes = yes
no = no

why-is-over = The game is over.
why-not-asked = It is not your turn to decide.
why-not-now = You can’t make that move now: you are asked something else.
why-no-choice = You have no choice here: only one answer is possible.
why-chance-first = Dice or cards decide first. Play the rest after that.
why-shown-first = Something hidden is revealed first. Play the rest after that.
why-others-first = Another player decides first. Play the rest after that.

undo-nothing = You have nothing to take back.
undo-answered = Somebody has answered your move. Ask the others for a take-back.
undo-chance = Dice or cards have been drawn since. Ask the others for a take-back.
undo-shown = Your move revealed something hidden. Ask the others for a take-back.
undo-long = Your move has too many steps to take back freely. Ask the others for a take-back.
