# E-maily a stránka, na které se adresa potvrzuje.

mail-turn-subject = { $game }: jsi na tahu
mail-turn = Jsi na tahu ve hře { $game }:
mail-letter-subject = { $game }: někdo ti napsal
mail-letter = Ve hře { $game } čeká dopis na tvou odpověď:
mail-answer-subject = { $game }: máš odpověď na svůj dopis
mail-answer = Ve hře { $game } máš odpověď na svůj dopis:
mail-news = Od tvého posledního tahu:
mail-confirm-subject = Signoria: je to tvoje adresa?
mail-confirm = Někdo na { $home } chce dostávat na tuto adresu e-maily o svých tazích. Pokud jsi to ty, otevři tento odkaz:
mail-confirm-not = Pokud ne, nedělej nic. Žádný další e-mail od nás nepřijde.

page-confirm = Máme ti poslat e-mail, když budeš na tahu?
page-confirm-yes = Ano, je to moje adresa
page-confirm-not = Pokud o to nežádáš, zavři tuto stránku.
page-confirmed = Tvoje e-mailová adresa je potvrzená.
page-to-tables = Přejít do Signorie
page-old-link = Tento odkaz už neplatí. Zadej svou e-mailovou adresu znovu na stránce svého účtu.
