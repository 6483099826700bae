# E-mails, and the page on which an address is confirmed.

mail-turn-subject = { $game }: it is your turn
mail-turn = It is your turn in a game of { $game }:
mail-letter-subject = { $game }: somebody has written to you
mail-letter = A letter is waiting for your answer in a game of { $game }:
mail-answer-subject = { $game }: your letter has been answered
mail-answer = Your letter has been answered in a game of { $game }:
mail-news = Since your last move:
mail-confirm-subject = Signoria: is this your address?
mail-confirm = Somebody at { $home } wants e-mail about their turns to go to this address. If that was you, open this link:
mail-confirm-not = If it wasn’t you, do nothing. You will get no more e-mail from us.

page-confirm = Shall we e-mail you when it is your turn?
page-confirm-yes = Yes, this is my address
page-confirm-not = If you didn’t ask for this, close this page.
page-confirmed = Your e-mail address is confirmed.
page-to-tables = Go to Signoria
page-old-link = This link no longer works. Enter your e-mail address again on the page of your account.
