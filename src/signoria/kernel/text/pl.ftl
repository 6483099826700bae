# Words every game needs.

seat-name = Gracz { $number }
seat-chance = Los
nothing = nic
list-comma = {", "}
yes = tak
no = nie

why-is-over = Gra już się skończyła.
why-not-asked = Teraz decyzja nie należy do ciebie.
why-not-now = Teraz trzeba zdecydować o czymś innym.

undo-nothing = Nie masz ruchu do cofnięcia.
undo-answered = Ktoś inny już odpowiedział na twój ruch; poproś pozostałych graczy o zgodę na cofnięcie.
undo-chance = Po twoim ruchu rzucono kośćmi lub dobrano karty; poproś pozostałych graczy o zgodę na cofnięcie.
undo-shown = Twój ruch ujawnił coś zakrytego; poproś pozostałych graczy o zgodę na cofnięcie.
