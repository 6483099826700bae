# Words every game needs.

seat-name = Gracz { $number }
seat-chance = Los
nothing = nic
list-comma = {", "}
list-and = {" i "}
yes = tak
no = nie

why-is-over = Gra już się skończyła.
why-not-asked = Teraz decyduje ktoś inny.
why-not-now = Teraz trzeba zdecydować o czymś innym.
why-no-choice = Tu nie ma wyboru: możliwa jest tylko jedna odpowiedź.
why-chance-first = Najpierw decyduje los. Resztę zagraj potem.
why-shown-first = Najpierw odsłania się coś ukrytego. Resztę zagraj potem.
why-others-first = Najpierw decyduje ktoś inny. Resztę zagraj potem.

undo-nothing = Nie masz ruchu do cofnięcia.
undo-answered = Ktoś inny już odpowiedział na twój ruch; poproś pozostałych graczy o zgodę na cofnięcie.
undo-chance = Po twoim ruchu rzucono kośćmi lub dobrano karty; poproś pozostałych graczy o zgodę na cofnięcie.
undo-shown = Twój ruch ujawnił coś zakrytego; poproś pozostałych graczy o zgodę na cofnięcie.
undo-long = Tego ruchu nie da się cofnąć bez pytania, bo składa się ze zbyt wielu kroków; poproś pozostałych graczy o zgodę.
