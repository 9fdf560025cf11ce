const camera = {
  title: 'Kamera und Mikrofon',
  body: 'Kamera und Mikrofon sind aus, bis eine erwachsene Person sie einschaltet. Die Kamera ist nur während einer Sitzung an oder während du sie prüfst. Ihr Bild wird nur auf diesem Gerät und nur für einen Moment ausgewertet: Es wird nicht gespeichert und nicht gesendet, und es wird nur gezeigt, wenn du den Spiegel von „Entdeck es“ einschaltest. Das Mikrofon ist nur an, während du unter „Stimme und Fotos“ ein Wort aufnimmst, während einer Sitzung von „Meine Stimme“ oder „Bis zum Ziel folgen“ oder während du es prüfst; der Bildschirm sagt es. Diese Aktivitäten messen, wie laut und wie hoch ein Laut ist. Der Laut selbst wird nicht gespeichert und nicht gesendet; die Sitzung behält, wie oft und wie lange etwas zu hören war. Aufnahmen und Fotos bleiben im Speicher dieses Browsers. Du kannst jede Aufnahme anhören und löschen und jedes Foto löschen.',
} as const

/** Terms and privacy: only what is true of this software. Paragraphs stand in the order of their keys. */
export const legal = {
  certificate: 'Sicherheit vor Lichtblitzen: was gefilmt und gefunden wurde',
  home: 'Zurück zur ersten Seite',
  terms: {
    title: 'Bedingungen',
    lead: '{{product}} in einfachen Worten: was du davon erwarten kannst, und was nicht.',
    sections: {
      what: {
        title: 'Wofür es da ist',
        body: 'Visuelle Aktivitäten für Kinder mit zerebraler Sehbeeinträchtigung, zusammen mit einer erwachsenen Person genutzt. Es dient zum Üben, zum Spielen und zum Aufschreiben dessen, was geschah.',
      },
      device: {
        title: 'Kein Medizinprodukt',
        body: 'Es stellt keine Diagnose, misst nicht die Sehkraft und behandelt nicht. Seine Zahlen sind Anzahlen und Zeiten beim Spielen. Die Zeit bis zur Berührung enthält Hinschauen, Denken und Greifen. Entscheide über die Versorgung eines Kindes mit den Menschen, die das Kind versorgen, nie allein nach diesen Zahlen.',
      },
      light: {
        title: 'Epilepsie und Licht',
        body: 'Die Aktivitäten sind so gebaut, dass nichts blitzt und alles weich ein- und ausgeblendet wird. Kein Bildschirm ist für jedes Kind sicher. Wenn dein Kind Epilepsie hat oder Licht jemals einen Anfall ausgelöst hat, frag vor dem Beginn eure Ärztin oder euren Arzt, lass ein Licht im Raum an, stell die Helligkeit niedrig ein und bleib neben deinem Kind. Hör sofort auf, wenn irgendetwas nicht in Ordnung scheint: Halte die Ecke des Bildschirms, oder dreh das Gerät weg.',
      },
      adult: {
        title: 'Immer mit Erwachsenen',
        body: 'Ein Kind spielt nie allein. Halte Sitzungen kurz, und hör auf, wenn das Kind sich abwendet, unruhig wird oder ermüdet.',
      },
      asIs: {
        title: 'Kein Versprechen von Ergebnissen',
        body: 'Die Software wird gegeben, wie sie ist. Wir versprechen nicht, dass ein Kind damit besser sehen oder schneller lernen wird.',
      },
    },
  },
  privacy: {
    title: 'Datenschutz',
    lead: 'Was {{product}} speichert, wo es liegt, wer es sehen kann und wie man es entfernt.',
    sections: {
      where: {
        title: 'Wo deine Daten liegen',
        body: 'Im Speicher dieses Browsers, auf diesem Gerät. Die App sendet sie nirgendwohin. Während du sie nutzt, fragt die App keine andere Adresse als ihre eigene nach irgendetwas: keine Werbung, keine Zähler, keine Dritten.',
      },
      what: {
        title: 'Was gespeichert wird',
        body: 'Dein Name und deine E-Mail-Adresse; dein Passwort nur als gesalzener Fingerabdruck, der sich nicht zurücklesen lässt. Für ein Kind: ein Spitzname, der Geburtsmonat, wenn du ihn angibst, und die Einstellungen, die du gewählt hast. Für jede Sitzung: was gezeigt wurde, wann, wo berührt wurde und wie es endete. Außerdem, was du in einer Einschätzung über ein Kind sagst, seine Ziele und Berichte, die Texte, die du schreibst, die Wörter, die du aufnimmst, und die Fotos von Dingen, die du für ein Kind machst. Wir fragen nach einem Spitznamen, damit kein voller Name eines Kindes nötig ist.',
      },
      camera,
      who: {
        title: 'Wer es sehen kann',
        body: 'Die Daten sind auf dem Gerät nicht verschlüsselt. Wer es entsperren und diesen Browser öffnen kann, kommt an sie heran, und das Passwort eines Kontos kann jede Person erneuern, die das Tablet in der Hand hat. Nutze die Sperre deines Geräts. Das erste Konto auf diesem Gerät darf es verwalten: Es sieht Personen, Konten und Codes, und nichts von irgendeinem Kind.',
      },
      lasting: {
        title: 'Wie lange es bleibt',
        body: 'Bis du es entfernst. Manche Browser löschen die Daten einer Seite auch von selbst: in privaten Fenstern, wenn das Gerät voll ist oder nach Wochen ohne Besuch.',
      },
      remove: {
        title: 'Wie man es entfernt',
        body: 'In deinem Konto kannst du alles exportieren, ein Kind endgültig löschen oder dein Konto mit allem darin löschen; auf diesem Gerät bleibt dann nichts davon. Ein Kind, um das du dich auf Einladung einer anderen Person kümmerst, bleibt bei seiner Familie. Ein Kind von der Liste zu nehmen, blendet es aus, behält aber alles. Um alle Konten auf diesem Gerät auf einmal zu entfernen, lösche in den Einstellungen deines Browsers die Daten dieser Seite.',
      },
      demo: {
        title: 'Die Demo-Klinik',
        body: 'Alles darin ist erfunden und sagt das auch.',
      },
    },
  },
  privacyHosted: {
    title: 'Datenschutz',
    lead: 'Was {{product}} speichert, wo es liegt, wer es sehen kann und wie man es entfernt.',
    sections: {
      where: {
        title: 'Wo deine Daten liegen',
        body: 'Bei deinem Konto, in der Datenbank derer, die diese Adresse betreiben (Google Firebase, an dem Ort, der dort gewählt wurde), und solange du angemeldet bist auch im Speicher dieses Browsers, damit das Spiel ohne Internet weitergeht. Fotos von Dingen, aufgenommene Stimmen und Spiel ohne Konto bleiben allein auf diesem Gerät.',
      },
      alone: {
        title: 'Wer sonst gefragt wird',
        body: 'Niemand. Während du sie nutzt, fragt die App keine andere Adresse nach irgendetwas: keine Werbung, keine Zähler, keine Dritten.',
      },
      checked: {
        title: 'Wer sonst gefragt wird',
        body: 'Google reCAPTCHA, das prüft, ob ein Mensch und kein Programm die App nutzt. Sein Skript wird von Google geladen, wenn eine Aktivität oder eine Seite eines Kontos geöffnet wird; es sieht deine Netzwerkadresse und wie die Seite genutzt wird, und es kann ein Cookie setzen. Keine Werbung und keine Zähler.',
      },
      what: {
        title: 'Was gespeichert wird',
        body: 'Dein Name und deine E-Mail-Adresse; dein Passwort nur dort, wo du dich anmeldest, als Fingerabdruck, der sich nicht zurücklesen lässt. Für ein Kind: ein Spitzname, der Geburtsmonat, wenn du ihn angibst, und die Einstellungen, die du gewählt hast. Für jede Sitzung: was gezeigt wurde, wann, wo berührt wurde und wie es endete. Außerdem, was du und ein Team in einer Einschätzung über ein Kind sagen, seine Ziele und Berichte, die Texte, die du schreibst, was du wem erlaubt hast und wer die Seite eines Kindes geöffnet hat. Wo du ein anderes Gerät dazukommen lässt, auch, was gerade gespielt wird und was die erwachsene Person markiert, bis es überschrieben wird. Wir fragen nach einem Spitznamen, damit kein voller Name eines Kindes nötig ist.',
      },
      camera,
      who: {
        title: 'Wer es sehen kann',
        body: 'Du und ein anderer Elternteil, den du eingeladen hast, sich um ein Kind zu kümmern, bis du das beendest. Menschen einer Klinik oder Schule nur, wenn du ein Kind mit ihrem Konto teilst, für den Zweck und die Zeit, die du festlegst; du siehst, wer die Seite des Kindes hier geöffnet hat, und du kannst es jederzeit beenden. Wer das System verwaltet, sieht Personen, Konten und Codes, und nichts von irgendeinem Kind. Auf diesem Gerät jede Person, die es entsperren kann, solange du angemeldet bist: Nutze seine Sperre, und melde dich auf einem gemeinsam genutzten Tablet ab.',
      },
      lasting: {
        title: 'Wie lange es bleibt',
        body: 'Bis du es entfernst. Beim Abmelden wird entfernt, was dieser Browser von deinem Konto gespeichert hat.',
      },
      remove: {
        title: 'Wie man es entfernt',
        body: 'In deinem Konto kannst du alles exportieren, ein Kind endgültig löschen oder dein Konto mit allem darin löschen. Ein Kind, um das du dich auf Einladung einer anderen Person kümmerst, bleibt bei seiner Familie. Ein Kind von der Liste zu nehmen, blendet es aus, behält aber alles. Einiges bleibt: dass ein Code oder eine kostenlose Probezeit benutzt wurde, wozu du wann zugestimmt hast und was du bezahlt hast, ohne Namen und Adresse. Bei einem laufenden Abo behält der Zahlungsdienst, was das Gesetz von ihm verlangt; beende zuerst das Abo.',
      },
    },
  },
} as const
