const camera = {
  title: 'Kamera und Mikrofon',
  body: 'Kamera und Mikrofon sind aus, bis eine erwachsene Person sie einschaltet. Die Kamera ist nur während einer Sitzung an oder während du sie testest. Ihr Bild wird nur auf diesem Gerät und nur für einen Moment ausgewertet: Es wird nicht gespeichert und nicht gesendet, und es wird nur gezeigt, wenn du den Spiegel in „Entdeck es“ einschaltest. Das Mikrofon ist nur an, während du unter „Stimme und Fotos“ ein Wort aufnimmst, während einer Sitzung von „Meine Stimme“ oder „Reise nach Hause“ oder während du es testest; das steht dann auf dem Bildschirm. Diese Aktivitäten messen, wie laut und wie hoch ein Laut ist. Der Laut selbst wird nicht gespeichert und nicht gesendet; zur Sitzung wird gespeichert, wie oft und wie lange Laute zu hören waren. Aufnahmen und Fotos bleiben im Speicher dieses Browsers. Du kannst jede Aufnahme anhören und löschen und jedes Foto löschen.',
} as const

/** Terms and privacy: only what is true of this software. Paragraphs stand in the order of their keys. */
export const legal = {
  certificate: 'Schutz vor Lichtblitzen: Prüfergebnisse',
  home: 'Zurück zur Startseite',
  terms: {
    title: 'Bedingungen',
    lead: '{{product}} in einfachen Worten: was du davon erwarten kannst und was nicht.',
    sections: {
      what: {
        title: 'Wofür es da ist',
        body: 'Visuelle Aktivitäten für Kinder mit zerebraler Sehbeeinträchtigung (CVI), zusammen mit einer erwachsenen Person: zum Üben, zum Spielen und um festzuhalten, was dabei geschah.',
      },
      device: {
        title: 'Kein Medizinprodukt',
        body: 'Es stellt keine Diagnose, es behandelt nicht, und es misst nicht die Sehkraft. Seine Zahlen zählen, was beim Spielen geschieht, und messen, wie lange es dauert. Die Zeit bis zur Berührung enthält Hinschauen, Denken und Greifen. Entscheidungen über die Versorgung eines Kindes gehören zu den Menschen, die es versorgen, nie zu diesen Zahlen allein.',
      },
      light: {
        title: 'Epilepsie und Licht',
        body: 'Die Aktivitäten sind so gebaut, dass nichts blitzt und alles weich ein- und ausgeblendet wird. Kein Bildschirm ist für jedes Kind sicher. Wenn dein Kind Epilepsie hat oder Licht jemals einen Anfall ausgelöst hat, frag vor dem Beginn eure Ärztin oder euren Arzt, lass ein Licht im Raum an, stell die Helligkeit niedrig ein und bleib bei deinem Kind. Hör sofort auf, wenn irgendetwas nicht in Ordnung scheint: Halte eine obere Ecke des Bildschirms gedrückt, oder dreh das Gerät weg.',
      },
      adult: {
        title: 'Immer ist jemand Erwachsenes dabei',
        body: 'Ein Kind spielt nie allein. Halte Sitzungen kurz, und hör auf, wenn das Kind sich abwendet, unruhig wird oder ermüdet.',
      },
      asIs: {
        title: 'Kein Erfolgsversprechen',
        body: 'Die Software wird so bereitgestellt, wie sie ist. Wir versprechen nicht, dass ein Kind damit besser sehen oder schneller lernen wird.',
      },
    },
  },
  privacy: {
    title: 'Datenschutz',
    lead: 'Was {{product}} speichert, wo es liegt, wer es sehen kann und wie du es löschst.',
    sections: {
      where: {
        title: 'Wo deine Daten liegen',
        body: 'Im Speicher dieses Browsers, auf diesem Gerät. Die App sendet sie nirgendwohin. Während du die App nutzt, verbindet sie sich mit keinem anderen Server: keine Werbung, keine Nachverfolgung, keine Dritten.',
      },
      what: {
        title: 'Was gespeichert wird',
        body: 'Dein Name und deine E-Mail-Adresse; dein Passwort nur als gesalzener Hash, aus dem es sich nicht zurückrechnen lässt. Für ein Kind: ein Spitzname, der Geburtsmonat, wenn du ihn angibst, und die Einstellungen, die du gewählt hast. Für jede Sitzung: was gezeigt wurde, wann, wo berührt wurde und wie es endete. Außerdem, was du in Einschätzungen, Zielen und Berichten über ein Kind schreibst, deine Texte, die Wörter, die du aufnimmst, und die Fotos, die du machst. Wir fragen nach einem Spitznamen, damit kein voller Name nötig ist.',
      },
      camera,
      who: {
        title: 'Wer es sehen kann',
        body: 'Die Daten sind auf dem Gerät nicht verschlüsselt. Wer das Gerät entsperren und diesen Browser öffnen kann, kann sie sehen, und wer das Tablet in der Hand hat, kann das Passwort eines Kontos neu setzen. Nutze die Sperre deines Geräts. Das erste Konto auf diesem Gerät kann seine Verwaltung übernehmen. Sie sieht Personen, Konten und Codes, aber nichts über irgendein Kind.',
      },
      lasting: {
        title: 'Wie lange sie bleiben',
        body: 'Bis du sie löschst. Manche Browser löschen die Daten einer Seite auch von selbst: in privaten Fenstern, wenn das Gerät voll ist oder nach Wochen ohne Besuch.',
      },
      remove: {
        title: 'Wie du sie löschst',
        body: 'In deinem Konto kannst du alles exportieren, die Daten eines Kindes endgültig löschen oder dein Konto mit allem darin löschen; auf diesem Gerät bleibt dann nichts davon. Die Daten eines Kindes, um das du dich auf Einladung kümmerst, bleiben bei seiner Familie. Ein Kind von der Liste zu nehmen, blendet es aus, aber alles bleibt gespeichert. Um alle Konten auf diesem Gerät auf einmal zu entfernen, lösche in den Einstellungen deines Browsers die Daten dieser Seite.',
      },
      demo: {
        title: 'Die Demo-Klinik',
        body: 'Alles darin ist erfunden und so gekennzeichnet.',
      },
    },
  },
  privacyHosted: {
    title: 'Datenschutz',
    lead: 'Was {{product}} speichert, wo es liegt, wer es sehen kann und wie du es löschst.',
    sections: {
      where: {
        title: 'Wo deine Daten liegen',
        body: 'Bei deinem Konto, in der Datenbank derer, die diese Seite betreiben (Google Firebase, in der Region, die sie gewählt haben). Solange du angemeldet bist, auch im Speicher dieses Browsers, damit das Spiel offline weitergeht. Fotos, aufgenommene Stimmen und Spiel ohne Konto bleiben nur auf diesem Gerät.',
      },
      alone: {
        title: 'Wer sonst Daten bekommt',
        body: 'Niemand. Während du die App nutzt, verbindet sie sich mit keinem anderen Server: keine Werbung, keine Nachverfolgung, keine Dritten.',
      },
      checked: {
        title: 'Wer sonst Daten bekommt',
        body: 'Google reCAPTCHA, das prüft, ob ein Mensch und kein Programm die App nutzt. Sein Skript wird von Google geladen, wenn du eine Aktivität oder eine Seite deines Kontos öffnest; es sieht deine Netzwerkadresse und wie die Seite benutzt wird, und es kann ein Cookie setzen. Keine Werbung, keine Nachverfolgung.',
      },
      what: {
        title: 'Was gespeichert wird',
        body: 'Dein Name und deine E-Mail-Adresse; dein Passwort nur beim Anmeldedienst, als Hash, aus dem es sich nicht zurückrechnen lässt. Für ein Kind: ein Spitzname, der Geburtsmonat, wenn du ihn angibst, und die Einstellungen, die du gewählt hast. Für jede Sitzung: was gezeigt wurde, wann, wo berührt wurde und wie es endete. Außerdem, was du und ein Team in Einschätzungen, Zielen und Berichten über ein Kind schreibt, deine Texte, wer Zugriff hat und wer die Seite eines Kindes geöffnet hat. Wenn du ein zweites Gerät mitmachen lässt, auch, was gerade gespielt und markiert wird, bis es überschrieben wird. Wir fragen nach einem Spitznamen, damit kein voller Name nötig ist.',
      },
      camera,
      who: {
        title: 'Wer es sehen kann',
        body: 'Du und ein anderer Elternteil, den du eingeladen hast, bis du das beendest. Personen aus einer Klinik oder Schule nur, wenn du ein Kind für ihr Konto freigibst, für den Zweck und die Zeit, die du festlegst; du siehst hier, wer die Seite des Kindes geöffnet hat, und kannst die Freigabe jederzeit beenden. Die Systemverwaltung sieht Personen, Konten und Codes, aber nichts über irgendein Kind. Auf diesem Gerät jede Person, die es entsperren kann, während du angemeldet bist: Nutze die Gerätesperre, und melde dich auf einem gemeinsam genutzten Tablet ab.',
      },
      lasting: {
        title: 'Wie lange sie bleiben',
        body: 'Bis du sie löschst. Beim Abmelden werden die Daten deines Kontos aus diesem Browser entfernt.',
      },
      remove: {
        title: 'Wie du sie löschst',
        body: 'In deinem Konto kannst du alles exportieren, die Daten eines Kindes endgültig löschen oder dein Konto mit allem darin löschen. Die Daten eines Kindes, um das du dich auf Einladung kümmerst, bleiben bei seiner Familie. Ein Kind von der Liste zu nehmen, blendet es aus, aber alles bleibt gespeichert. Einige Einträge bleiben, ohne Namen und Adresse: dass ein Code oder eine kostenlose Probezeit benutzt wurde, wozu du wann zugestimmt hast und was du bezahlt hast. Wenn du ein Abo hast, beende es zuerst; der Zahlungsdienst bewahrt die Unterlagen auf, die das Gesetz verlangt.',
      },
    },
  },
} as const
