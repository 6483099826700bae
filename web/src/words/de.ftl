# Wörter der Oberfläche im Browser. Die Wörter der Spiele kommen vom Server.

## Seiten

home = Startseite
home-title = Drei große Spiele, ein Tisch
home-about = Sofort gegen Bots oder mit Freunden. Ohne Konto.
pages = Seiten
skip = Zum Inhalt springen
about = Über Signoria
rules = Regeln
settings = Einstellungen
table = Tisch
no-page = Diese Seite gibt es nicht.
coming = Einen Moment …

## Startseite

play-now = Sofort spielen
game = Spiel
game-lorenzo = Setze deine Familie ein und stell dich gut mit der Kirche.
game-princes = Biete, baue und hol große Werke an deinen Hof.
game-fief = Hochzeiten, Wahlen, Belagerungen und Verrat.
game-time-lorenzo = Etwa 90 Min. mit Menschen, 15 gegen Bots.
game-time-princes = Etwa 75 Min. mit Menschen, 20 gegen Bots.
game-time-fief = Etwa 3 Std. mit Menschen, 45 Min. gegen Bots.
play-last = Noch einmal: { $game }, { $n } Spieler, { $bot }
variants = Varianten
seats = Anzahl der Spieler
level = Stärke der Bots
begin = Beginnen
continue = Weiterspielen
continue-none = Du hast keine laufenden Spiele.
with = mit { $names }
left = noch { $time }
games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
finished = Beendete Spiele
you-won = Du hast gewonnen
your-place = Platz { $rank } von { $n }
join = Mitspielen
join-none = Zurzeit gibt es keine offenen Tische.
watch = Zuschauen
watch-none = Zurzeit wird nirgends öffentlich gespielt.
list-continue = Weiter
list-play = Spielen
list-join = Mitspielen
list-watch = Zuschauen
nobody-yet = noch niemand
free-seats = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
paste-link = Hast du eine Einladung? Füge den Link ein:
bad-link = Das ist kein Link zu einem Tisch.
go = Los

## Neuer Tisch

new-table = Neuer Tisch
who-may-come = Wer mitspielen kann
access-public = Alle (der Tisch steht in der Liste)
access-private = Nur wer den Link hat
pace = Tempo
pace-none = Ohne Zeitlimit
pace-move = Zeitlimit pro Zug
pace-bank = Gesamtzeit pro Spieler
time = Zeit
time-unit = Zeiteinheit
unit-minutes = Minuten
unit-hours = Stunden
unit-days = Tage
increment = Sekunden zusätzlich nach jedem Zug
time-out = Wenn die Zeit um ist
out-bot = übernimmt ein Bot
out-default = wird ein Standardzug gemacht
out-resign = gibt die Person auf, die am Zug ist
more = Weiteres
hot-seat = Hot-Seat: Alle spielen an diesem Gerät
hints-allowed = Tipps erlauben
bots = Bots
bot-level = Spielstärke
options = Regeloptionen
usual-value = { $value } (üblich)
make-table = Tisch eröffnen

## Wer man ist

log-in = Anmelden
log-in-how = Art der Anmeldung
log-out = Abmelden
enter-login = Anmelden
enter-signup = Konto anlegen
enter-guest = Als Gast spielen
name = Name
password = Passwort
email = E-Mail (freiwillig)
you-are = Du bist { $name }
you-are-logged-in = Du bist angemeldet. Deine Tische findest du auf jedem Gerät.
you-are-a-guest = Du bist in diesem Browser zu Gast. Registriere dich, um deine Tische auf jedem Gerät zu finden.
guest-goes = Deine Spiele als Gast kommen beim Anmelden nicht mit. Spiele sie erst zu Ende, oder lege ein Konto an, um sie zu behalten.
email-title = E-Mail, wenn du am Zug bist
email-about = Bist du am Zug und nicht da, kann dieser Server dir eine E-Mail schicken.
email-confirmed = Bist du am Zug und nicht da, bekommst du dort eine E-Mail.
email-open = Wir haben dorthin eine E-Mail geschickt. Öffne den Link darin, um die Adresse zu bestätigen.
email-off = Du bekommst keine E-Mails.
email-save = Speichern
deleted-player = gelöschtes Konto
account = Konto
password-old = Aktuelles Passwort
password-new = Neues Passwort
password-about = Damit enden alle anderen Sitzungen, und alle Tokens werden ungültig.
password-changed = Dein Passwort wurde geändert.
password-change = Passwort ändern
sessions = Sitzungen und Tokens
sessions-about = Wo du angemeldet bist und welche Programme in deinem Namen handeln dürfen. Beende alles, was du nicht wiedererkennst.
session-current = dieser Browser
token = Token
session-unnamed = ein anderes Gerät
token-unnamed = ohne Namen
seat-token = Token für einen Platz
seat-token-of = Platz { $seat }, Tisch { $table }
session-created = seit { $at }
session-used = zuletzt benutzt { $at }
session-end = Beenden
sessions-end-others = Alle anderen beenden
token-name = Name eines neuen Tokens für ein Programm von dir
token-make = Token anlegen
token-made = Dein Token
token-once = Es wird nur dieses eine Mal gezeigt: Bewahre es sicher auf.
account-delete = Konto löschen
account-delete-about = Dein Name wird aus allem entfernt, was hier gespeichert ist. Laufende Spiele gibst du auf; beendete bleiben ohne deinen Namen erhalten.
account-delete-sure = Das lässt sich nicht rückgängig machen.

## Einstellungen

language = Sprache
theme = Farbschema
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
setting-pace = Tempo der Züge anderer
setting-pace-about = Der Spielplan zeigt eine Aktion nach der anderen. Ein Klick oder die Leertaste springt zum jetzigen Stand.
pace-slow = Langsam
pace-normal = Normal
pace-instant = Sofort
setting-animations = Animationen
setting-animations-about = Figuren und Ressourcen bewegen sich.
setting-confirm = Züge bestätigen
confirm-needed = Wenn ich sie nicht zurücknehmen könnte
confirm-always = Immer
confirm-never = Nie
setting-patterns = Muster bei Farbsehschwäche
setting-patterns-about = Farben haben zusätzlich ein Muster.
setting-sounds = Töne
setting-sounds-about = Ein leises Ticken bei jedem Zug und ein deutlicheres, wenn du am Zug bist.
setting-notifications = Melden, wenn ich am Zug bin
notifications-possible = Eine Benachrichtigung, während du woanders hinsiehst. Der Titel des Tabs sagt es immer.
notifications-insecure = Diese Adresse ist nicht sicher (http), darum zeigt dein Browser keine Benachrichtigungen. Titel des Tabs, Ton und Vibration melden es dir.
notifications-unsupported = Dein Browser zeigt hier keine Benachrichtigungen. Titel des Tabs, Ton und Vibration melden es dir.
notifications-denied = Dein Browser blockiert Benachrichtigungen dieser Adresse. Bis du sie in seinen Einstellungen erlaubst, melden es dir Titel des Tabs, Ton und Vibration.
setting-curtain = Spielplan zwischen den Zügen am gemeinsamen Gerät verdecken
setting-curtain-about = Teilt ihr euch einen Bildschirm, bleiben verdeckte Karten verborgen, bis die nächste Person bereit ist.
curtain = { $name } ist dran.
curtain-about = Gib den Bildschirm weiter. Hinter dieser Seite liegen die verdeckten Karten von { $name }.
curtain-open = Bereit
close = Schließen

## Vor dem Spiel

begins-when = Das Spiel beginnt, wenn alle Plätze besetzt sind.
begins-now = Alle Plätze sind besetzt. Das Spiel beginnt, sobald die Browser aller Spieler geantwortet haben, spätestens in einer Minute.
free-seat = Freier Platz
seat-name = Name an Platz { $n }
sit-down = Platz nehmen
stand-up = Aufstehen
free-this-seat = Diesen Platz frei machen
close-table = Diesen Tisch absagen
seat-bot = Bot hinzufügen
invitation = Einladungslink
watch-link = Link für Zuschauer
copy = Kopieren
copied = Kopiert.
you = du
not-begun = Warten auf Mitspieler
begins = Beginn
begins-start = am Anfang
begins-position = ab einer Stellung
begins-fork = ab einem beendeten Spiel
begins-about-position = Dieser Tisch beginnt mit einer Stellung, die der Gastgeber aufgebaut hat. Er weiß womöglich, was verdeckt ist.
begins-about-fork = Dieser Tisch beginnt mitten in einem beendeten Spiel. Wer dessen Aufzeichnung gesehen hat, weiß, was verdeckt war.

## Am Tisch

no-table = Diesen Tisch gibt es nicht
asked = Frage an dich
your-turn = Du bist am Zug.
your-turn-tab = Du bist am Zug
alerts-ask = Sollen wir dir melden, wenn du am Zug bist: mit einem Ton und, während du woanders hinsiehst, einer Benachrichtigung?
alerts-ask-sound = Sollen wir dir mit einem Ton melden, wenn du am Zug bist?
alerts-yes = Ja, bitte
alerts-no = Nein, danke
waiting-for = { $n ->
    [0] Einen Moment …
   *[other] Warten auf { $names }.
}
over = Das Spiel ist zu Ende.
round = Runde { $n }
round-of = Runde { $n } von { $all }
turn = Runde { $n }
confirm = Bestätigen
cancel = Abbrechen
to-present = Zum jetzigen Stand (Leertaste)
tell-again = Was seit meinem letzten Zug geschah (R)
undo = Zurücknehmen
hint = Tipp
hint-wait = Jetzt ist es besser zu warten: Nichts, was du tun könntest, ist mehr wert.
hint-take = Diesen Zug zeigen
thinking = Ein Bot denkt nach …
as-text = Als Text
menu = Menü
connecting = Verbindung wird wiederhergestellt …
players = Spieler
parts = Teile des Tisches
tab-board = Spielplan
tab-players = Spieler
tab-log = Verlauf und Chat
new-lines = Neue Zeilen
new-messages = Neue Nachrichten
has-the-turn = am Zug
is-away = ist abwesend
is-a-bot = Bot
time-left = Verbleibende Zeit
days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
preview = Vorschau
preview-none = Keine unmittelbare Wirkung.
why-not = Nicht erlaubt
dropped = Der Rest ließ sich nicht spielen
ask-undo = { $name } möchte einen Zug zurücknehmen.
ask-end = { $name } schlägt vor, das Spiel jetzt zu beenden.
ask-replace = { $name } schlägt vor, dass ein Bot für { $of } weiterspielt.
ask-waits = Es fehlt noch die Zustimmung von { $names }.
withdraw = Zurückziehen
agree = Zustimmen
decline = Ablehnen
log = Verlauf
rule-of = Regel { $rule }
search-rules = Regeln durchsuchen
rules-found = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
no-rules = Die Regeln können gerade nicht geladen werden.
chat = Chat
notes = Meine Notizen
notes-about = Was du hier schreibst, siehst nur du.
notes-saving = Wird gespeichert …
notes-saved = Gespeichert
say = Sag etwas
everybody = Alle
talk-to = An wen
compose-in-talk = Ihr sprecht vertraulich: Sonst erfährt niemand von dem Angebot.
in-private = Vertraulich
heard-by = { $n ->
    [0] Alle hören es
    [one] Nur { $names } hört es
   *[other] Nur { $names } hören es
}
said-to = an { $names }
unread = { $n ->
    [one] { $n } neue
   *[other] { $n } neue
}
about-table = Über diesen Tisch
commitment = Zusage
commitment-about = Der Server hat alle Würfel und Karten festgelegt, bevor sich jemand gesetzt hat, und dein Browser hat eine eigene Zufallszahl beigesteuert. Nach dem Spiel vergleicht dein Browser beides mit der Aufzeichnung.
broken-promise = Die Zusage dieses Tischs über Würfel und Karten hat sich geändert, seit du ihn zum ersten Mal geöffnet hast. Jemand hat sie auf dem Server geändert: Spiel nicht weiter.
look-from = Ansicht
bot-for-me = Einen Bot für mich spielen lassen
hand-over = Spielen lassen
come-back = Meinen Platz wieder einnehmen
propose-bot = Vorschlagen, dass ein Bot für { $name } weiterspielt
propose-bot-in = In { $time } kannst du für { $name } einen Bot vorschlagen.
propose-end = Spielende vorschlagen
resign = Aufgeben
resign-sure = Zu zweit gewinnt dein Gegner; sonst übernimmt ein Bot deinen Platz. Das lässt sich nicht rückgängig machen.
leave-table = Verlassen (Platz behalten)

## Mit anderen spielen

your-name = Dein Name
your-name-about = Die anderen Spieler sehen ihn.
change-name = Name ändern
have-account = Ich habe ein Konto
send = Senden
problem-only-players-talk = An diesem Tisch können nur Spieler chatten.
chat-unsent = Nicht gesendet: { $why }
who-chats = Chat
who-chats-players = nur Spieler
who-chats-everybody = Spieler und Zuschauer
let-spectators-chat = Zuschauer dürfen chatten
usual = üblich
usually = üblich: { $value }
clock = Uhr
clock-none = keine Zeitbegrenzung
clock-move = { $time } pro Zug
clock-bank = { $time } pro Spieler
clock-bank-more = { $time } pro Spieler, dazu { $more } pro Zug
clock-out = Ist die Zeit um, { $what }.
hints-yes = erlaubt
hints-no = nicht erlaubt
hints = Tipps
is-here = ist da
pause-game = Spiel anhalten
propose-pause = Pause vorschlagen
resume-game = Spiel fortsetzen
game-paused = Das Spiel ist angehalten.
paused-about = Das Spiel ist angehalten. Die Uhren stehen, und niemand zieht, auch kein Bot.
ask-pause = { $name } bittet um eine Pause.
declined-undo = { $name } lehnt das Zurücknehmen ab.
declined-end = { $name } lehnt das Spielende ab.
declined-replace = { $name } lehnt einen Bot für { $of } ab.
declined-pause = { $name } lehnt die Pause ab.
withdrawn = { $name } zieht den Vorschlag zurück.
bot-plays-you = Ein Bot spielt für dich.
bot-plays-of = Ein Bot spielt für { $name }.
abandon = Spiel abbrechen
end-sure = Alle müssen zustimmen. Dann endet das Spiel sofort, und der jetzige Punktestand entscheidet. Das lässt sich nicht rückgängig machen.
abandon-sure = Das Spiel endet sofort mit dem jetzigen Punktestand. Das lässt sich nicht rückgängig machen.
ended-abandoned = Das Spiel wurde abgebrochen.
problem-paused = Das Spiel ist angehalten. Setze es zuerst fort.
problem-not-paused = Das Spiel ist nicht angehalten.
invite-others = Andere einladen
invite-qr = QR-Code der Einladung
invite-code = Code
invite-code-about = Freunde können ihn auf der Startseite eingeben.
invite-share = Teilen
invite-share-text = Komm an meinen Tisch: { $game }
invite-only-here = Nur dieser Rechner erreicht den Server. Um andere einzuladen, starte ihn mit { $command }.
invite-here = Link für diesen Rechner
enter-code = Hast du einen Code? Gib die sechs Buchstaben ein:
problem-no-code = Kein Tisch hat diesen Code. Vielleicht hat das Spiel schon begonnen.
stride-round = Runde
stride-turn = Zug
stride-action = Aktion
back-round = Vorige Runde
back-turn = Voriger Zug
back-action = Vorige Aktion
on-round = Nächste Runde
on-turn = Nächster Zug
on-action = Nächste Aktion
replay-pace = Tempo
pace-fast = schnell
copy-moment = Link zu dieser Stellung kopieren
keys = Tastenkürzel
keys-walk = Sich auf Seite und Spielplan bewegen
keys-choose = Wählen, was markiert ist
keys-confirm = Zug bestätigen
keys-cancel = Abbrechen, schließen
keys-present = Zum jetzigen Stand springen
keys-again = Zeigen, was seit meinem letzten Zug geschah
keys-help = Diese Tastenkürzel zeigen
keys-action = Vorige oder nächste Aktion
keys-turn = Voriger oder nächster Zug
keys-round = Vorige oder nächste Runde
keys-line = Kleinster Schritt zurück oder vor
keys-ends = Anfang oder Ende des Spiels
keys-play = Abspielen oder anhalten
keys-log = Durch den Verlauf gehen; Enter springt zu diesem Moment
key-ctrl = Strg
key-shift = Umschalt
key-space = Leertaste
key-escape = Esc
key-page-up = Bild auf
key-page-down = Bild ab
key-home = Pos1
key-end = Ende

## In Worten

the-table = Der Tisch
under-way = Im Gange
moves = Deine Züge
search-moves = Züge durchsuchen
no-moves = Du hast jetzt nichts zu entscheiden.
no-move-found = Kein Zug passt.
shape = Felder in jeder Reihe: { $rows }
command = Befehlszeile
command-help = Tab ergänzt; mit Escape und dann Tab verlässt du das Feld. Enter zeigt, was ein Zug bewirkt, noch einmal Enter spielt ihn, Escape bricht ab. Trenne Züge mit Strichpunkten, um sie zusammen zu machen. Außerdem: undo, hint, why und ein Zug, say und ein Text.
completions = Ergänzungen
orders = Dauerauftrag
order-about = Er antwortet für dich, sooft dieser Zug möglich ist, und endet, sobald du selbst ziehst.
order-move = Immer antworten
order-choose = Antwort wählen
order-span = Wie lange
order-span-once = nur ein Mal
order-span-phase = bis zum Ende dieser Phase
order-span-turn = bis zum Ende dieses Zuges
order-span-round = bis zum Ende dieser Runde
order-span-game = für den Rest des Spiels
order-by-hand = Für Fortgeschrittene
order-typed = Zug, wie man ihn eintippt
order-until = Bis
order-times = Höchstens wie oft
order-give = Einrichten
order-off = Dauerauftrag aufheben
order-stands = Dauerauftrag: { $moves }.

## Nach dem Ende

won-by = { $n ->
    [0] Das Spiel ist zu Ende
    [one] Es gewinnt { $names }
   *[other] Gemeinsam gewinnen { $names }
}
ended-agreed = Alle haben sich auf das Spielende geeinigt.
ended-resigned = Das Spiel endete durch Aufgabe.
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
count-at-once = Ergebnis zeigen
points-by-source = Punkte nach Herkunft
source = Herkunft
sum = Summe
rematch = Noch einmal spielen
to-rematch = Zum neuen Tisch
to-board = Spielplan ansehen
to-result = Zum Ergebnis
replay = Wiedergabe
download-record = Aufzeichnung herunterladen
verify = Die Würfe und Karten selbst prüft dein Browser nicht. Um alle zu prüfen, lade die Aufzeichnung herunter und starte:
fair = Waren Würfel und Karten fair?
fair-broken = Würfel und Karten dieses Spiels sind nicht die, die der Server zugesagt hat. Lade die Aufzeichnung als Beleg herunter.
fair-unread = Die Aufzeichnung konnte nicht geladen werden, also wurde nichts geprüft. Lade die Seite neu, um es noch einmal zu versuchen.
fair-commitment-yes = Das Geheimnis ist das, das der Tisch zugesagt hat, als du ihn zum ersten Mal geöffnet hast.
fair-commitment-no = Das Geheimnis ist nicht das, das der Tisch zugesagt hat, als du ihn zum ersten Mal geöffnet hast.
fair-commitment-open = Du hast diesen Tisch erst nach dem Spiel geöffnet, also gibt es nichts, womit sich das Geheimnis vergleichen ließe.
fair-nonce-yes = { $name }: Die Zufallszahl, die dein Browser geschickt hat, wurde verwendet.
fair-nonce-no = { $name }: Die Zufallszahl, die dein Browser geschickt hat, wurde nicht verwendet.
fair-nonce-late = { $name }: Deine Zufallszahl kam zu spät; statt ihrer wurde ihre Zusage verwendet, wie die Aufzeichnung sagt.
fair-nonce-open = Dieser Browser hat keine Zufallszahl von dir geschickt, also kannst du nicht ausschließen, dass der Server das Ergebnis vorher kannte.
fair-nonces-yes = Die Zufallszahlen aller sind die, die vor dem Spiel zugesagt wurden.
fair-nonces-no = Nicht alle Zufallszahlen sind die, die vor dem Spiel zugesagt wurden.
fair-nonces-open = Vor diesem Spiel hat niemand eine Zufallszahl zugesagt.
back = Zurück
to-beginning = An den Anfang
to-end = Ans Ende
play = Abspielen
pause = Anhalten
moment = Zeitpunkt im Spiel
moment-of = { $n } von { $all }
bot-thought = Was { $name } ({ $bot }) erwogen hat
spectator = Zuschauer
fork = Von hier weiterspielen

## Über Signoria

about-what = Signoria spielt große Brettspiele nach ihren vollständigen Regeln: im Browser, im Terminal und aus Programmen.
about-unofficial = Signoria wird von Menschen gemacht, die diese Spiele lieben. Es hat nichts mit ihren Autoren und Verlagen zu tun und verwendet keine ihrer Texte oder Bilder. Wenn dir ein Spiel hier gefällt, kaufe es.
about-fair-title = Faires Spiel
about-fair = Vor dem ersten Zug legt sich der Server auf ein Geheimnis fest, das zusammen mit einer Zahl von jedem Spieler alle Würfel und Karten bestimmt. Nach dem Spiel steht es in der Aufzeichnung, und „signoria verify“ prüft es nach. Was du nicht wissen darfst, verlässt den Server nie.
about-keys-title = Tastatur
about-keys = Alles ist mit Tab, Pfeiltasten, Enter und Escape erreichbar. Strg+Enter bestätigt einen gewählten Zug. Die Textansicht jedes Spiels hat eine Befehlszeile und funktioniert mit Screenreadern.
about-credits-title = Dank
about-licence = Signoria selbst ist freie Software unter der MIT-Lizenz.
about-shapes = Die Formen der Teile von Die Fürsten von Florenz sind nachgebaut und nicht vom gedruckten Spiel kopiert. Wie man sie berichtigt, sagt die Dokumentation (docs/positions.md).
credit-icons = Symbole
credit-garamond = Titel
credit-source = Text
credit-svelte = Oberfläche
credit-fluent = Sprachen

## Was der Server ablehnt

problem-offline = Der Server ist nicht erreichbar.
problem-not-logged-in = Melde dich an, oder spiele als Gast.
problem-no-table = Diesen Tisch gibt es nicht, oder er ist privat. Frage nach dem Link.
problem-stale = Die Stellung hat sich geändert. Bitte wähle noch einmal.
problem-key-used = Das wurde schon gesendet. Bitte versuche es noch einmal.
problem-closed = Der Gastgeber hat diesen Tisch abgesagt.
problem-is-here = Du kannst niemanden ersetzen, der am Tisch ist.
problem-too-early = Für einen Bot ist es noch zu früh. Warte noch ein wenig.
problem-not-waited-for = Auf diese Person wartet gerade niemand.
problem-not-a-person = Dort spielt schon ein Bot.
problem-too-many-orders = Du hast in diesem Spiel zu viele Daueraufträge eingerichtet.
problem-too-many-questions = Du hast in diesem Spiel zu viele Vorschläge gemacht.
problem-too-many-offers = Du hast in diesem Spiel zu viele Angebote gemacht. Auf die der anderen kannst du weiterhin antworten.
problem-too-many-undos = Du hast in diesem Spiel zu viele Züge zurückgenommen.
problem-too-many-bots = Auf diesem Platz haben sich Mensch und Bot in diesem Spiel zu oft abgewechselt.
problem-dead-end = Das Spiel steckt fest: Keine Regel sagt, wie es weitergeht.
problem-other-rules = Dieses Spiel begann nach älteren Regeln und kann nicht fortgesetzt werden.
problem-unreadable = Das Protokoll dieses Spiels ist beschädigt. Es kann nicht fortgesetzt werden.
problem-parked = Dieses Spiel kann nicht fortgesetzt werden.
problem-illegal = Das erlauben die Regeln nicht.
problem-bad-move = Nichts hier heißt so. Wähle aus der Liste.
problem-over = Das Spiel ist zu Ende.
problem-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
problem-begun-already = Das Spiel hat schon begonnen.
problem-begins = Alle Plätze sind besetzt: Das Spiel beginnt gleich.
problem-bad-nonce = Das ist nicht die Zufallszahl, die du beim Hinsetzen zugesagt hast.
problem-undo-nothing = Du hast nichts zurückzunehmen.
problem-undo-answered = Jemand hat schon auf deinen Zug geantwortet. Bitte die anderen um die Rücknahme.
problem-undo-chance = Seitdem wurde gewürfelt oder eine Karte gezogen. Bitte die anderen um die Rücknahme.
problem-undo-shown = Dein Zug hat etwas Verdecktes aufgedeckt. Bitte die anderen um die Rücknahme.
problem-undo-long = Dein Zug hat zu viele Schritte, um ihn einfach zurückzunehmen. Bitte die anderen um die Rücknahme.
problem-undo-turn = Jetzt ist jemand anderes am Zug. Bitte die anderen um die Rücknahme.
problem-asked-already = Es läuft schon eine Abstimmung. Beantworte zuerst diese.
problem-not-asked = Diese Entscheidung liegt jetzt nicht bei dir.
problem-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein (im Menü).
problem-hint-already = Ein Bot denkt schon für dich nach.
problem-no-hints = An diesem Tisch sind keine Tipps erlaubt.
problem-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
problem-sits-already = Du sitzt hier schon.
problem-no-invitation = Dieser Tisch ist privat: Benutze den Einladungslink.
problem-not-the-host = Nur der Gastgeber kann Bots hinzufügen.
problem-not-your-seat = Dieser Platz gehört dir nicht.
problem-no-talk = Die Regeln erlauben euch jetzt kein vertrauliches Gespräch.
problem-name-taken = Dieser Name ist vergeben.
problem-bad-name = Diesen Namen kannst du nicht verwenden.
problem-mixed-name = Verwende in deinem Namen nur Buchstaben einer Schrift.
problem-in-a-game = Du kannst deinen Namen ändern, wenn deine Spiele zu Ende sind.
problem-no-password = Gäste haben kein Passwort. Registriere dich zuerst.
problem-only-a-session = Ein Token darf das nicht. Melde dich an.
problem-too-many-tokens = Du hast 50 Tokens. Widerrufe zuerst einige.
problem-no-session = Diese Sitzung ist schon beendet.
problem-weak-password = Wähle ein längeres oder weniger gebräuchliches Passwort.
problem-wrong-password = Name oder Passwort stimmt nicht.
problem-no-letters = Dieser Server verschickt keine E-Mails. Lass die Adresse leer.
problem-too-many = Zu viele Anfragen. Bitte warte einen Moment.
problem-try-later = Der Server ist ausgelastet. Versuche es gleich noch einmal.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-internal = Serverfehler. Wir haben ihn protokolliert.

## Gezeichnete Spielpläne

board-planned = Geplant:
board-drop-plan = Plan verwerfen
board-answers = Antworten
board-again = Zum Bestätigen noch einmal klicken.
board-show = Zeigen
board-hide = Verbergen

## Der Spielplan von Lorenzo il Magnifico

lorenzo-board = Spielplan von Lorenzo der Prächtige
lorenzo-round = Runde { $round } von 6 · { $period }
lorenzo-setup = Vor Runde 1
lorenzo-dice = Würfel
lorenzo-die-black = schwarzer Würfel
lorenzo-die-white = weißer Würfel
lorenzo-die-orange = oranger Würfel
lorenzo-overview = Übersicht: Punkte, kommende Karten, nächste Reihenfolge
lorenzo-score-now = Punktestand
lorenzo-to-come = Kommt noch in Zeitabschnitt { $period }
lorenzo-next-order = Bisherige Reihenfolge der nächsten Runde
lorenzo-report = Vatikanbericht
lorenzo-you-are-struck = Du bist exkommuniziert:
lorenzo-struck-seen = OK
lorenzo-order = Spielerreihenfolge
lorenzo-towers = Türme
lorenzo-tower-territory = Gebiete
lorenzo-tower-character = Charaktere
lorenzo-tower-building = Gebäude
lorenzo-tower-venture = Wagnisse
lorenzo-spaces = Ratspalast, Markt, Ernte und Produktion
lorenzo-council = Ratspalast
lorenzo-market = Markt
lorenzo-harvest = Ernte
lorenzo-production = Produktion
lorenzo-single = kleines
lorenzo-large = großes −{ $n }
lorenzo-closed = gesperrt
lorenzo-church = Kirche
lorenzo-faith-track = Glaubensleiste, darunter Siegpunkte
lorenzo-tile = Plättchen { $period }: sicher ab { $faith } Glaubenspunkten
lorenzo-struck = Exkommuniziert: { $names }
lorenzo-tracks = Militärpunkte und Siegpunkte
lorenzo-own = Spielertableau: { $name }
lorenzo-others = Die anderen Spieler
lorenzo-enlarge = Spielertableau zeigen: { $name }
lorenzo-members = Familienmitglieder zu Hause
lorenzo-member-black = schwarzes Familienmitglied
lorenzo-member-white = weißes Familienmitglied
lorenzo-member-orange = oranges Familienmitglied
lorenzo-member-neutral = farbloses Familienmitglied
lorenzo-member = { $member }, Wert { $value }
lorenzo-member-of = { $member } ({ $name })
lorenzo-can-go = { $servants ->
    [0] wählbar
    [one] wählbar mit { $servants } Diener
   *[other] wählbar mit { $servants } Dienern
}
lorenzo-surcharge = { $coins ->
    [one] { $coins } Münze Aufpreis
   *[other] { $coins } Münzen Aufpreis
}
lorenzo-goods = Ressourcen
lorenzo-good-wood = Holz
lorenzo-good-stone = Stein
lorenzo-good-servant = Diener
lorenzo-good-coin = Münzen
lorenzo-good-military = Militärpunkte
lorenzo-good-faith = Glaubenspunkte
lorenzo-good-victory = Siegpunkte
lorenzo-good-privilege = Privileg
# Je ein Buchstabe, neben dem Zeichen zu sehen.
lorenzo-letter-wood = H
lorenzo-letter-stone = S
lorenzo-letter-servant = D
lorenzo-letter-coin = M
lorenzo-letter-military = K
lorenzo-letter-faith = G
lorenzo-letter-victory = P
lorenzo-exchanges = Wähle, was du tauschst
lorenzo-no-exchange = kein Tausch
lorenzo-exchange = zahle { $pays }, erhalte { $gains }
lorenzo-balance = Bilanz
lorenzo-less-by = Exkommuniziert: { $tile }
lorenzo-activates = Würde aktivieren: { $names }
lorenzo-need = braucht { $need }, du hast { $have }
lorenzo-leader-needs = braucht
# Alle Formen dieser Wörter, durch | getrennt: im Protokoll stehen dafür Zeichen.
lorenzo-sign-wood = Holz
lorenzo-sign-stone = Stein
lorenzo-sign-servant = Diener
lorenzo-sign-coin = Münze|Münzen
lorenzo-sign-military = Militärpunkt|Militärpunkte|Militärpunkten
lorenzo-sign-faith = Glaubenspunkt|Glaubenspunkte|Glaubenspunkten
lorenzo-sign-victory = Siegpunkt|Siegpunkte|Siegpunkten
lorenzo-sign-privilege = Ratsprivileg|verschiedene Ratsprivilegien
lorenzo-servants-paid = Abgegebene Diener
lorenzo-more-servants = 1 Diener mehr abgeben
lorenzo-fewer-servants = 1 Diener weniger abgeben
lorenzo-row-territory = Eigene Gebiete
lorenzo-row-character = Eigene Charaktere
lorenzo-row-building = Eigene Gebäude
lorenzo-row-venture = Eigene Wagnisse
lorenzo-slot-needs = { $n ->
    [one] braucht { $n } Militärpunkt
   *[other] braucht { $n } Militärpunkte
}
lorenzo-leaders = Anführer
lorenzo-leader-count = Anführer: { $played } ausgespielt, { $hand } auf der Hand
lorenzo-discarded = Weggelegt: { $names }
lorenzo-used = in dieser Runde genutzt
lorenzo-copies = kopiert { $name }
lorenzo-do-play = Ausspielen
lorenzo-do-discard = Ablegen
lorenzo-do-activate = Aktivieren
lorenzo-excommunicated = Exkommuniziert
lorenzo-which-member = Welches Familienmitglied geht dorthin: { $space }?
lorenzo-which-member-card = Welches Familienmitglied nimmt { $card }?
lorenzo-go-black = Schwarz ({ $value }): Wähle ein Feld.
lorenzo-go-white = Weiß ({ $value }): Wähle ein Feld.
lorenzo-go-orange = Orange ({ $value }): Wähle ein Feld.
lorenzo-go-neutral = Farblos ({ $value }): Wähle ein Feld.

# Fief: families, offices, scenes
fief-families = Die anderen Familien
fief-enlarge-family = Alles, was { $name } hat
fief-allied-with = Verbündet mit { $name }
fief-first = Startspieler
fief-no-lords = Keine Adligen
fief-money = Denare
fief-points = Siegpunkte, von den zum Sieg nötigen
fief-points-together = Siegpunkte, davon { $theirs } von { $name }: gemeinsam { $n } von { $of }
fief-cards-in-hand = Karten auf der Hand
fief-tokens = Diplomatiemarker
fief-next-income = nächstes Einkommen { $n } d
fief-supply = Vorrat:
fief-lords = Adlige
fief-villages = Dörfer
fief-income = Einkommen
fief-points-by = Siegpunkte
fief-points-fief_titles = Lehenstitel
fief-points-king = König
fief-points-pope = Papst
fief-votes-now = Stimmen, wenn jetzt gewählt würde
fief-known-cards = Karten, von denen du weißt
fief-or-another = oder bei jemand anderem
fief-crown = Krone und Kirche
fief-crown-open = Krone und Kirche: Titel, Stimmen und Steuern
fief-king = König
fief-queen = Königin
fief-regent = Regentin
fief-dauphin = Dauphin
fief-pope = Papst
fief-cardinal = Kardinal
fief-bishop-of = Bischof von { $place }
fief-no-election-yet = { $n ->
    [1] Hier wird erst gewählt, wenn auch { $names } kontrolliert wird.
    [2] Hier wird erst gewählt, wenn auch { $names } kontrolliert werden.
   *[other] Hier wird erst gewählt, wenn alle Dörfer kontrolliert werden.
}
fief-title-of = Titel von { $place }
fief-assassin = Mörder
fief-excommunicated = Exkommuniziert
fief-married-to = verheiratet mit { $lord }
fief-prisoner-of = gefangen bei { $name }
fief-nobody = niemand
fief-taxes-laid = { $n ->
    [one] { $n } Steuer einzunehmen
   *[other] { $n } Steuern einzunehmen
}
fief-offices-votes = Ämter und Stimmen, wenn jetzt gewählt würde
fief-office = Amt
fief-holder = Inhaber
fief-votes-note = Die Stimmen einer Familie zählen nur, wenn dieses Amt gewählt wird. Die meisten Stimmen sind fett.
fief-titles = Lehenstitel
fief-taxes = Erhobene Steuern
fief-tax-land = { $lord }, Grundsteuer
fief-tax-royal_land = { $lord }, königliche Grundsteuer
fief-tax-bishop_tithe = { $lord }, Zehnt
fief-tax-cardinal_tithe = { $lord }, Zehnt des Kardinals
fief-tax-papal_tithe = { $lord }, päpstlicher Zehnt
fief-ribbon = Phasen, Stapel und Katastrophen
fief-phase-hear_ye = Hört, hört!
fief-phase-cards = Karten
fief-phase-income = Einkommen
fief-phase-purchases = Käufe
fief-phase-movement = Bewegung
fief-phase-battles = Schlachten
fief-phase-end_of_turn = Rundenende
fief-order = Reihenfolge: { $names }
fief-deck-event = Ereignisstapel: { $n } { $n ->
    [one] Karte
   *[other] Karten
}, oben { $top ->
    [calamity] eine Katastrophe
   *[event] ein Ereignis
}
fief-deck-character = Personenstapel: { $n } { $n ->
    [one] Karte
   *[other] Karten
}
fief-draw-event = Ereignis ziehen
fief-draw-character = Person ziehen
fief-deck-top = { $top ->
    [calamity] Oben: eine Katastrophe
   *[event] Oben: ein Ereignis
}
fief-deck-left = Noch { $n }
fief-calamity-track = Verdeckte Katastrophen: { $n }
fief-would-win = { $n ->
    [one] Endete die Runde jetzt, gewänne { $names }.
   *[other] Endete die Runde jetzt, gewännen { $names } gemeinsam.
}
fief-one-short = Ein Siegpunkt fehlt: { $names }
fief-hand = Deine Karten
fief-no-cards = Du hast keine Karten.
fief-card-lord = Adliger
fief-card-plain = Ereignis
fief-which-way = Wähle eins.
fief-powers = Was du noch tun kannst
fief-power-marry = Heiraten
fief-power-titles = Lehenstitel
fief-power-cardinal = Kardinalshut
fief-power-pope = Macht des Papstes
fief-power-annulment = Annullierung
fief-power-relics = Reliquie nehmen
fief-fold-key = Taste M
fief-go-on = Weiter
fief-elections-to-come = Wahlen dieser Runde
fief-candidates = Kandidaten
fief-marker-of = Ein Marker von { $name }
fief-no-marker = Noch keine Marker
fief-up-to-votes = { $n ->
    [0] hier können nur Finten liegen
    [one] hier { $n } Stimme, wenn es keine Finte ist
   *[other] hier höchstens { $n } Stimmen, ohne Finten
}
fief-vote = Stimme
fief-decoy = Finte
fief-vote-for = Stimme für { $lord }
fief-decoy-on = Finte auf { $lord }
fief-no-candidates = Noch kandidiert niemand.
fief-let-stand = Antreten
fief-nobody-else-stands = Niemand sonst tritt an
fief-nobody-stands = Niemand tritt an
fief-urn = Die Stimmen liegen in einer geschlossenen Urne, bis alle abgestimmt haben.
fief-votes = Stimmen
fief-nobody-votes = Niemand hat Stimmen.
fief-decoy-bluff = Die Finte ist ein Bluff und zählt nicht. Du kannst sie auch ohne Stimme legen.
fief-any-decoy = Zufällige Finte
fief-lay-nothing = Nichts legen
fief-seal-decoy = Nur die Finte versiegeln
fief-seal = { $n ->
    [one] Stimmzettel versiegeln: { $n } Stimme
   *[other] Stimmzettel versiegeln: { $n } Stimmen
}
fief-need-bishop = Die meisten Stimmen gewinnen; bei Gleichstand niemand
fief-need-pope = Mehr als die Hälfte der abgegebenen Stimmen
fief-need-king = 3 Stimmen gewinnen, darunter die von { $n } Bischöfen, einem Kardinal oder dem Papst
fief-battle-of = Schlacht um { $place }
fief-cavalcade = Kavalkade
fief-field-battle = Feldschlacht
fief-round = Kampfrunde { $n }
fief-quiet = { $n } von { $of } Kampfrunden ohne Verluste
fief-side-attack = { $name } greift an
fief-side-defence = { $name } verteidigt sich
fief-attacks = greift an
fief-defends = verteidigt sich
fief-nothing-left = Niemand übrig
fief-combat-points = { $n ->
    [one] Kampfpunkt
   *[other] Kampfpunkte
}
fief-dice = { $n ->
    [one] Würfel
   *[other] Würfel
}
fief-modifier-walls = Mauern
fief-modifier-engines = Belagerungsgeräte
fief-modifier-tunnel = Geheimgang: Die Mauern zählen nicht
fief-modifier-gates_open = Offene Tore: Die Mauern zählen nicht
fief-modifier-d_arc = d’Arc
fief-modifier-bars = Versperrt den Weg
fief-modifier-lance = Heilige Lanze
fief-modifier-grail = Heiliger Gral auf der anderen Seite
fief-rolled = Würfel: { $dice }. Schaden: { $n }
fief-damage = { $n } Schaden
fief-damage-to-take = Noch zu erleidender Schaden: { $n }.
fief-click-what-falls = Klicke an, was fällt: Ein Ritter fängt 3 ab, alles andere 1.
fief-men-first = Erst die Fußknechte
fief-surrendered = { $name } ergibt sich.
fief-loses = { $name } verliert { $unit ->
    [knight] { $n } Ritter
   *[man_at_arms] { $n ->
        [one] { $n } Fußknecht
       *[other] { $n } Fußknechte
    }
}.
fief-falls = { $n ->
    [one] { $names } fällt
   *[other] { $names } fallen
}
fief-revolt-in = Aufstand in { $place }
fief-raised-by = Ausgelöst von { $name }
fief-revolt-cards = { $n ->
    [one] { $n } Aufstandskarte
   *[other] { $n } Aufstandskarten
}
fief-calms = { $lord } versucht, den Aufstand zu beschwichtigen.
fief-suffers = Der Aufstand trifft { $name }.
fief-moment-deaths = Tod
fief-moment-marriage = Eine Hochzeit
fief-moment-calamity = Katastrophe
fief-moment-excommunication = Exkommunikation
fief-moment-end = Sieg
fief-moment-freed = Befreit
fief-moment-refused = Heirat abgelehnt
fief-by-card = { $card }, gespielt von { $name }
fief-killed-by = { $cause ->
    [plague] Tod durch die Pest
    [revolt] Tod im Aufstand
   *[battle] In der Schlacht gefallen
}
fief-marriage-ended = Die Ehe von { $lord } und { $spouse } endet, und mit ihr das Bündnis.
fief-refuses-marriage = { $name } lehnt dein Heiratsangebot ab.
fief-now-allies = Jetzt verbündet: { $names }.
fief-loses-bishopric = Das Bistum { $place } geht verloren.
fief-no-vote = keine Stimme
fief-is-elected = { $lord } ist gewählt.
fief-nobody-elected = Niemand ist gewählt.
fief-wins = { $name } gewinnt.
fief-victory-points = { $n } Siegpunkte
fief-hold = { $lord } gefangen nehmen
fief-stay-out = Heraushalten
fief-add-nothing = Nichts hinzufügen
fief-leave-it = Dem Schicksal überlassen
fief-end-marriages = Keine Heirat
fief-end-playing = Karten behalten
fief-end-ransoming = Kein Lösegeld zahlen
fief-end-parley = Weiter
fief-end-buying = Nichts mehr kaufen
fief-end-moving = Bewegung beenden
fief-end-fighting = Kein Angriff
fief-end-sieges = Fertig mit Belagerungen
fief-end-pillaging = Nicht plündern
fief-done-discarding = Den Rest behalten
fief-done-drawing = Nicht mehr ziehen
fief-odds = Du: { $mine } Punkte, { $mydice } Würfel. Gegner: { $theirs } Punkte, { $theirdice } Würfel.
# End of the scenes of Fief

princes-board = Spielplan von Die Fürsten von Florenz
princes-place-it = In deinen Hof legen: { $piece }
princes-not-free = Da liegt schon etwas.
princes-touches = Es würde ein Gebäude oder den Palazzo berühren.
princes-at-border = An der Grenze zu einem Nachbarn baust du nur mit einem Baumeister.
princes-touches-across = Es würde ein Gebäude jenseits der Grenze berühren.
princes-no-place = Hier passt es nicht hin.
princes-held = { $piece } auf { $cell }.
princes-fits-here = Es passt.
princes-court = Hof: { $name }
princes-court-keys = Dein Hof. Mit einem Teil in der Hand: Pfeile bewegen, R dreht, F wendet, N geht zum nächsten Platz, Enter legt ab.
princes-turn = Drehen
princes-flip = Wenden
princes-build = Bauen
princes-lay = Ablegen
princes-pencil = Vormerken
princes-pencilled = { $piece }, vorgemerkt: wieder aufnehmen
princes-build-pencilled = Bauen, wo es vorgemerkt ist: { $piece }
princes-purse = Dein Besitz
princes-florins = Florin
princes-prestige = Prestigepunkte
princes-secret = Nur du siehst das
princes-sell = 1 verkaufen
princes-has = { $thing }: ja
princes-has-not = { $thing }: nein
princes-rounds = Runden
princes-round-needs = Runde { $round }: Werke brauchen { $n }
princes-round-needs-short = Diese Runde braucht { $n }
princes-best-work = Bestes Werk der Runde
princes-overview = Stand und Karten
princes-score = Stand
princes-fame = Erfolgsleiste
princes-market-column = Versteigerung und Markt
princes-face-auction = Versteigerung
princes-face-market = Markt
princes-buildings = Gebäude
princes-freedoms-cards = Freiheiten und Karten
princes-sum = { $n } Florin
princes-free = kostenlos
princes-together = Allein oder gemeinsam bauen
princes-alone = Allein
princes-with = Mit { $name }
princes-left = noch { $n }
princes-all-works = Alle Werke +{ $n }
princes-plus-points = +{ $n } Prestige
princes-price-to = Gebäude { $from } → { $to }
princes-opens-squares = Gebäude dürfen sich berühren
princes-no-room = Kein Platz
princes-yours = deins
princes-none-left = keine mehr
princes-cards-counted = Personen- und Abwerbekarten
princes-value = Wert { $n }
princes-enough = genug für diese Runde
princes-needs = braucht { $n }
princes-hand = Werke und Karten
princes-tab-works = Meine Werke
princes-tab-everybody = Alle Werke
princes-tab-cards = Karten
princes-no-works = Du hast keine Personenkarten auf der Hand.
princes-no-cards = Du hast keine Bonus- oder Prestigekarten.
princes-no-works-yet = Noch hat niemand ein Werk vollbracht.
princes-recruited-works = Abgeworben: { $n }
princes-bonus-card = Bonuskarte
princes-prestige-card = Prestigekarte
princes-now = nach jetzigem Stand
princes-enlarge = Hof zeigen: { $name }
princes-start-player = Startspieler
princes-professions-in-hand = Personenkarten auf der Hand: { $n }
princes-bonus-in-hand = Bonuskarten: { $n }
princes-prestige-in-hand = Prestigekarten: { $n }
princes-works-done = Werke: { $n }
princes-payment = Bezahlung
princes-bonus-cards = Bonuskarten ausspielen
princes-pay-text = { $florins } Florin, { $points } Prestigepunkte
princes-complete = Vollbringen: { $n }
princes-take-payment = Nehmen
princes-setup = Vor Runde 1
princes-phase-auction = Versteigerung
princes-phase-characters = Charaktere
princes-phase-actions = Aktionen
princes-phase-end = Das Spiel ist zu Ende
princes-stage = Was gerade geschieht
princes-doing-work = vollbringt ein Werk: bisher { $n }
princes-doing-payment = erhält { $n } Florin
princes-doing-look = wählt eine Karte
princes-doing-lay = legt: { $piece }
princes-actions-left = Noch Aktionen: { $n }
princes-bids = Letzte Gebote in Spielerreihenfolge
princes-passed = gepasst
princes-has-one = hat schon ein Objekt
princes-whose-turn = { $name } ist am Zug
princes-bid = { $n } bieten
princes-left-after = danach noch { $n }
princes-pass-ahead = Hier passen
princes-limit = Biete für mich bis
princes-limit-upto = bis { $n }
princes-limit-set = Festlegen
princes-limit-kept = Bietet für dich bis { $n }
princes-limit-stop = Aufhören
princes-pass-kept = Du wirst hier passen
princes-choose-order = Die Reihenfolge der anderen unter dem Stapel wählen
princes-bid-for = Gebot: { $thing }
princes-does-muse = Jedes deiner Werke ist in dieser Runde { $round } mehr wert.
princes-does-cardinal = Du hast in dieser Runde 3 Aktionen statt 2.
princes-does-princess = Sie vollbringt ein eigenes Werk, ohne Personenkarte.
princes-does-princess-now = Sie vollbringt ein eigenes Werk: jetzt { $n } wert.
princes-does-merchant = Was du als Nächstes ersteigerst, ist kostenlos oder bringt Punkte für deinen Rang.
princes-does-merchant-last = Du bekommst Punkte für deinen Rang: 1, wenn du führst, und mehr, je weiter hinten du liegst.
princes-does-professor = Du wählst kostenlos eine Bonus- oder Prestigekarte.
princes-does-banker = Die Bank zahlt dir { $pot } Florin abzüglich deines Gebots.
princes-does-banker-last = Die Bank zahlt dir { $pot } Florin abzüglich deines Gebots, und am Ende darfst du mit all deinem Geld Punkte kaufen, für je 200 Florin.
princes-bid-now = Bieten
princes-sum-short = { $n }
princes-together-title = { $building }, gemeinsam mit { $name }
princes-together-others = { $building }: { $one } und { $other }
princes-border-keys = Die Grenze beider Höfe. Pfeile gehen von Platz zu Platz, R dreht, F wendet, Enter legt das Gebäude ab.
princes-next-place = Nächster Platz
princes-placing = Das Teil in der Hand
princes-they-pay = { $name } zahlt dir
princes-you-pay = Du zahlst an { $name }
princes-propose = Vorschlagen
princes-pays = { $name } zahlt { $n } Florin
princes-you-pay-sum = Du zahlst { $n } Florin
princes-then-has = danach { $florins } Florin und { $points } Prestigepunkte
princes-prestige-cards-of = Prestigekarten: { $name }
princes-round-over = Runde { $round } ist vorbei
princes-no-best = Niemand hat ein Werk vollbracht.
princes-works-title = Werke
princes-empty-squares = Leere Felder: { $n }
princes-score-now = Punktestand
princes-source = Herkunft
princes-own-secret = deine Prestigekarten, wenn das Spiel jetzt zu Ende wäre
princes-in-all = Zusammen
princes-in-hand = auf deiner Hand
princes-recruited-card = abgeworben, auf der Hand
princes-under-stack = unter dem Stapel
princes-all-professions = Alle Personenkarten
princes-all-bonus = Alle Bonuskarten
princes-all-prestige = Alle Prestigekarten
princes-where-both = Über die Grenze legen: { $piece }
princes-what-sum = Was soll { $name } dir zahlen?
princes-what-you-pay = Was zahlst du an { $name }?
princes-accept = Annehmen
princes-reject = Ablehnen
princes-counter = Gegenvorschlag
princes-withdraw = Zurückziehen
princes-asked-both = { $name } will mit dir bauen: { $piece }. Was sagst du?
princes-asked-counter = { $name } macht einen Gegenvorschlag: { $piece }. Nimmst du ihn an?
princes-put-together = Spiel Bonuskarten dazu, wähl die Bezahlung und vollbringe das Werk.
princes-put-together-alone = Wähl die Bezahlung und vollbringe das Werk.
princes-rate = 1 Prestigepunkt kostet { $n } Florin.
princes-best-so-far = Bestes Werk bisher: { $n }
princes-how-mouse = R oder das Mausrad dreht, F wendet, ein Klick legt ab.
princes-how-touch = Zieh es, oder tippe, wohin es soll.
princes-keep-one-of-five = Behalte 1 von 5
princes-take-played = Nimm eine ausliegende Person
princes-rivals = Die anderen Spieler
fief-board = Der Tisch von Fief
fief-map = Karte der Grafschaft
fief-sheets = Unter der Karte
fief-sheet-desk = Aktionen
fief-sheet-hand = Deins
fief-sheet-families = Familien
fief-desk = Was du tust
fief-rank-barony = Baronie
fief-rank-county = Grafschaft
fief-rank-duchy = Herzogtum
fief-bishopric = Bistum { $name }
fief-zoom-in = Vergrößern
fief-zoom-out = Verkleinern
fief-hide-counters = Marker ausblenden (H)
fief-whole-map = Ganze Karte
fief-own-money = Denare und nächstes Einkommen
fief-own-tokens = Diplomatiemarker
fief-own-men = Fußknechte im Vorrat
fief-own-knights = Ritter im Vorrat
fief-own-lords = Deine Familie
fief-with = mit { $lord }
fief-march-to = { $lord } nach { $village }
fief-steps-left = { $n ->
    [one] noch { $n } Schritt
   *[other] noch { $n } Schritte
}
fief-where-to = Wähle ein Dorf.
fief-where-next = Zieh los, oder wähle noch ein Dorf.
fief-none-of-them = keine
fief-all-of-them = alle
fief-votes-of = { $of } { $n }
fief-votes-of-villages = Dörfer { $n }
fief-card-asked = { $when ->
    [never] nie gefragt
    [battles] nur in Schlachten
    [always] immer gefragt
   *[playable] Überraschung
}
fief-shop = { $n ->
    [0] In keinem Dorf kannst du jetzt etwas kaufen.
    [one] Klicke { $village } an, um dort zu kaufen.
   *[other] Klicke eines der { $n } hervorgehobenen Dörfer an, um dort zu kaufen.
}
fief-price-missing = { $n } d fehlen
fief-bishop-of-family = Bischof von { $name }
fief-group-first = Sag zuerst, wohin { $lord } zieht, oder halte an.
fief-talk-with = Vertraulich mit { $names }
fief-talk-about = Nur ihr hört einander jetzt im Chat, und sonst erfährt niemand, was ihr anbietet.
fief-talk-offer = { $name } ein Angebot machen
fief-talk-pass = Jetzt kein Angebot: { $name } ist dran
fief-talk-longer = Länger sprechen: ein Diplomatiemarker
fief-talk-no-longer = Nicht länger sprechen
fief-talk-leave = Das Gespräch verlassen
fief-nowhere-to = Kein Dorf ist erreichbar. Klicke auf eins, um zu sehen, warum.
fief-goes-along = { $lord } geht mit
fief-men = Fußknechte
fief-knights = Ritter
fief-one-less = Eins weniger
fief-one-more = Eins mehr
fief-of = { $n } von { $most }
fief-asks-leave = Erlaubnis nötig: { $name }
fief-stops-at-gate = { $walls ->
    [no] Du hältst vor dem Dorf, in dem andere stehen.
   *[yes] Du hältst am Tor, vor den Mauern.
}
fief-leave-one = Einen zurücklassen
fief-ask-leave = Um Erlaubnis bitten
fief-march = Marschieren
fief-leave-price = Was du dafür bietest
fief-bell = { $when ->
    [never] Nach { $card } wirst du nie gefragt. Klicke, um gefragt zu werden, wenn die Karte spielbar ist.
    [battles] Nach { $card } wirst du nur in Schlachten gefragt. Klicke, um immer gefragt zu werden, wenn die Karte spielbar ist.
    [always] Nach { $card } wirst du immer gefragt, als Bluff. Klicke, um nur gefragt zu werden, wenn die Karte spielbar ist.
   *[playable] Nach { $card } wirst du gefragt, wenn die Karte spielbar ist. Klicke, um nie gefragt zu werden.
}
fief-office-bishop = Bischof
fief-office-pope = Papst
fief-office-king = König
fief-loses-villages = Du verlierst die Kontrolle über { $names }
fief-loses-titles = Du verlierst Titel: { $names }
fief-loses-offices = Du verlierst Ämter: { $names }
fief-loses-lords = Du verlierst Adlige: { $names }
fief-loses-captured = In Gefangenschaft: { $names }
fief-loses-prisoners = Deine Gefangenen kommen frei: { $names }
fief-loses-sieges = Deine Belagerungen enden: { $names }
fief-money-left = { $n } d übrig
fief-price = { $n } d
fief-buy-man_at_arms = Fußknechte
fief-buy-knight = Ritter
fief-buy-mill = Mühlen
fief-buy-castle = Burg
fief-buy = Kaufen für { $n } d
fief-lies-in = Lehen { $fief }, Bistum { $bishopric }
fief-nobodys = Niemand kontrolliert es
fief-roads-to = Straßen nach { $villages }
fief-yields = Einkommen { $n } d
fief-fort-castle = Burg
fief-fort-city = befestigte Stadt
fief-mills = { $n ->
    [one] { $n } Mühle
   *[other] { $n } Mühlen
}
fief-units-unknown = { $n ->
    [one] { $n } unbekannte Einheit
   *[other] { $n } unbekannte Einheiten
}
fief-at-gate = auf der Straße nach { $village }

## Reactions and automatic answers

reactions = Reaktionen
reactions-about = Was ohne Nachfrage für dich beantwortet wird. Vor dem Spielende sieht es sonst niemand.
do-you-react = Reagierst du?
does-anybody-react = Reagiert jemand?
reaction-asked = Gefragt: { $names }
lift-curtain = Als { $name } reagieren
nobody-reacts = Niemand reagiert
let-it-pass = Vorbeigehen lassen
pass-while-same = Passen, bis sich etwas ändert
pass-while-same-about = In dieser Phase wirst du erst wieder gefragt, wenn du etwas anderes spielen kannst
ask-me = Frag mich
mode-smart = Wenn ich etwas spielen kann
mode-smart-about = Kannst du nichts spielen, passt du ohne Nachfrage.
mode-every = Bei jeder Gelegenheit
mode-every-about = Du wirst auch gefragt, wenn du nichts spielen kannst, als Bluff.
quiet = Frag mich nicht mehr
quiet-same = bis ich etwas anderes spielen kann
quiet-battle = in dieser Schlacht
quiet-phase = in dieser Phase
quiet-turn = in dieser Runde
by-card = Nach Karten
when-playable = Wenn spielbar
when-battles = Nur in Schlachten
when-never = Nie
when-always = Immer, als Bluff
by-moment = Nach Momenten
by-moment-about = In diesen Momenten kann man reagieren. Du kannst einstellen, dass du immer gefragt wirst, auch wenn du nichts spielen kannst, oder nie.
ask-at-usual = Wie bei den Karten
ask-at-battles = Nur in Schlachten
ask-at-always = Immer fragen
ask-at-never = Nie fragen
letters-answered = Briefe, die für dich beantwortet werden
letters-answered-none = Keine: Du beantwortest jeden Brief selbst.
letter-wish-accept = { $who ->
    [one] Von { $name } annehmen: { $matter },
   *[other] Von allen annehmen: { $matter },
}
letter-wish-refuse = { $who ->
    [one] Von { $name } ablehnen: { $matter },
   *[other] Von allen ablehnen: { $matter },
}
wish-until-phase = bis zum Ende der Phase
wish-until-turn = bis zum Ende der Runde
wish-until-game = bis zum Ende des Spiels
take-back-wish = Zurücknehmen: { $wish }
wish-answer = Antwort
wish-refuse = Ablehnen
wish-accept = Annehmen
wish-matter = Worum es geht
wish-from = Von wem
wish-anybody = Allen
wish-until = Wie lange
add-wish = Hinzufügen
wish-accept-about = Ein Brief, der Geld, Karten, Dörfer, Gefangene oder Reliquien von dir will, wird nie für dich angenommen.
bid-limits = Für mich bieten
bid-limits-about = In Florin, bis zu dieser Summe, bis zum Ende der Runde. Bei 0 passt du sofort.
no-limit = Frag mich
delay = Verzögerung, bis ein Passen zu sehen ist
delay-about = Für Runden mit Menschen: So kann niemand erkennen, ob du überhaupt gefragt wurdest.
delay-none = Keine
delay-short = Kurz: bis zu 1 Sekunde
delay-long = Lang: 2 bis 5 Sekunden
keys-pass = Vorbeigehen lassen, wenn du reagieren darfst

## Letters

correspondence = Briefe
correspondence-news = { $n ->
    [0] Briefe
    [one] Briefe: { $n } für dich
   *[other] Briefe: { $n } für dich
}
correspondence-about = Das Spiel geht weiter, während Briefe warten. Sie verfallen am Ende der Phase.
write-letter = Brief schreiben
write-to = Brief an { $name } schreiben
no-letters = Noch keine Briefe.
letters-between = Briefe der anderen
letter-to = An { $name }
letter-from-you = Du an { $to }
letter-to-you = { $from } an dich
letter-from-to = { $from } an { $to }
letter-open = Noch unbeantwortet
letter-accepted = Angenommen
letter-refused = Abgelehnt
letter-withdrawn = Zurückgezogen
letter-lapsed = Verfallen
letter-sealed = Versiegelt
letter-closed = Was darin steht, wissen nur diese beiden.
letter-talk = Bitte um ein vertrauliches Gespräch.
letter-you-give = Du gibst
letter-gives = { $name } gibt
letter-nothing = nichts
letter-money = { $n ->
    [one] { $n } Denar
   *[other] { $n } Denare
}
accept-letter = Annehmen
refuse-letter = Ablehnen
answer-otherwise = Anderes Angebot machen
compose-give = Du gibst
compose-take = { $name } gibt
compose-ask = Du verlangst
compose-money-give = Geld, das du gibst
compose-money-take = Geld, das du verlangst
compose-less = Weniger
compose-more = { $n } mehr
compose-chosen = Im Brief
compose-may = Was du hinzufügen kannst
compose-remove = Entfernen
compose-seal = Versiegeln: Sonst erfährt niemand, was darin steht. Kostet einen Diplomatiemarker, wenn der Brief angenommen wird; Karten brauchen es.
compose-talk = Um ein vertrauliches Gespräch bitten (1 Marker)
tear-up = Zerreißen
send-letter = Abschicken
plan-dropped = Der Rest deines Plans ist hinfällig
plan-dropped-refused = Deine Bitte wurde abgelehnt.
plan-dropped-over = Die Phase ist vorbei.
plan-dropped-illegal = Was du geplant hast, ist nicht mehr möglich.
plan-dropped-loses = Du würdest mehr verlieren, als dir gesagt wurde.
plan-dropped-forgotten = Du hast ihn verworfen.
problem-letter-over = Dieser Brief ist erledigt: Er wurde beantwortet oder zurückgezogen, oder seine Phase ist vorbei.
problem-letter-stuck = Dieser Brief lässt sich jetzt nicht ausführen.
problem-too-many-letters = Du hast zu viele offene Briefe. Zieh zuerst welche zurück.
