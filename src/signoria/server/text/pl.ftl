# E-maile i strona, na której potwierdza się adres.

mail-turn-subject = { $game }: twoja kolej
mail-turn = Twoja kolej w grze { $game }:
mail-letter-subject = { $game }: ktoś do ciebie napisał
mail-letter = W grze { $game } list czeka na twoją odpowiedź:
mail-answer-subject = { $game }: jest odpowiedź na twój list
mail-answer = W grze { $game } jest odpowiedź na twój list:
mail-news = Od twojego ostatniego ruchu:
mail-confirm-subject = Signoria: czy to twój adres?
mail-confirm = Ktoś na { $home } prosi, żeby powiadomienia o jego ruchach przychodziły na ten adres. Jeśli to ty, otwórz ten link:
mail-confirm-not = Jeśli to nie ty, nie rób nic. Więcej wiadomości od nas nie przyjdzie.

page-confirm = Czy mamy wysyłać ci e-mail, gdy nadejdzie twoja kolej?
page-confirm-yes = Tak, to mój adres
page-confirm-not = Jeśli to nie twoja prośba, zamknij tę stronę.
page-confirmed = Twój adres e-mail jest potwierdzony.
page-to-tables = Przejdź do Signorii
page-old-link = Ten link już nie działa. Wpisz swój adres e-mail jeszcze raz na stronie konta.
