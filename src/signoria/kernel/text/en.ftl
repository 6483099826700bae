# Words every game needs.

seat-name = Player { $number }
seat-chance = Chance
nothing = nothing
list-comma = {", "}
yes = yes
no = no

why-is-over = The game is over.
why-not-asked = It is not your decision now.
why-not-now = That is not what is asked now.
why-no-choice = There is nothing to choose here: only one answer is possible.
why-chance-first = Chance decides first. Play the rest after that.
why-shown-first = Something hidden is revealed first. Play the rest after that.
why-others-first = Somebody else decides first. Play the rest after that.

undo-nothing = There is no move of yours to take back.
undo-answered = Somebody else has answered since; ask the table for a take-back.
undo-chance = Dice or cards have been drawn since; ask the table for a take-back.
undo-shown = Your move showed something hidden; ask the table for a take-back.
undo-long = Your move has too many steps to be taken back freely; ask the table for a take-back.
