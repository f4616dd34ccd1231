# Was das Betriebssystem antwortet, wenn es etwas nicht zulässt; steht nach einem Doppelpunkt
system-missing = Das gibt es nicht
system-forbidden = Es ist nicht erlaubt
system-read-only = Dort lässt sich nichts schreiben
system-full = Es ist kein Platz mehr
system-folder = Das ist ein Ordner und keine Datei
system-no-folder = Das ist eine Datei und kein Ordner
system-exists = Dort liegt schon eine Datei
system-not-empty = Der Ordner ist nicht leer
system-busy = Ein anderes Programm benutzt es gerade
system-long-name = Der Name ist zu lang
system-broken = Der Datenträger antwortet nicht
system-large = Die Datei ist zu groß
system-circle = Die Verweise führen im Kreis
system-other = Das System sagt: „{ $words }“
