# E-Mails und die Seite, auf der eine Adresse bestätigt wird.

mail-turn-subject = { $game }: Du bist am Zug
mail-turn = Du bist am Zug in { $game }:
mail-letter-subject = { $game }: Jemand hat dir geschrieben
mail-letter = In { $game } wartet ein Brief auf deine Antwort:
mail-answer-subject = { $game }: Dein Brief ist beantwortet
mail-answer = In { $game } ist dein Brief beantwortet:
mail-news = Seit deinem letzten Zug:
mail-confirm-subject = Signoria: Ist das deine Adresse?
mail-confirm = Jemand auf { $home } möchte an diese Adresse E-Mails über die eigenen Züge bekommen. Wenn du das bist, öffne diesen Link:
mail-confirm-not = Wenn nicht, musst du nichts tun. Du bekommst dann keine weitere E-Mail von uns.

page-confirm = Sollen wir dir eine E-Mail schicken, wenn du am Zug bist?
page-confirm-yes = Ja, das ist meine Adresse
page-confirm-not = Wenn du das nicht wolltest, schließe diese Seite.
page-confirmed = Deine E-Mail-Adresse ist bestätigt.
page-to-tables = Weiter zu Signoria
page-old-link = Dieser Link gilt nicht mehr. Gib deine E-Mail-Adresse auf der Seite deines Kontos noch einmal ein.
