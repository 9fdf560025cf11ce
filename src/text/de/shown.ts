/** One activity by a link, for a school or a waiting room: making the link, and what is opened by it. */
export const shown = {
  link: {
    title: 'Eine Aktivität als Link weitergeben',
    lead: '{{activity}}, Stufe {{level}}, mit den jetzigen Einstellungen von {{alias}}. Wer den Link öffnet, kann diese eine Aktivität spielen: kein Konto, kein Menü.',
    nothing: 'Der Link enthält nichts über {{alias}}: keinen Namen, keine Fotos, keine Ergebnisse. Nichts, was damit gespielt wird, wird gespeichert.',
    code: 'Mit der Kamera eines Tablets scannen',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Link ließ sich nicht kopieren. Markiere ihn, und kopiere ihn selbst.',
    address: 'Link',
    open: 'Hier öffnen',
    closed: 'Diese Aktivität braucht ein Abo und lässt sich nicht als Link weitergeben.',
    back: 'Zurück zum Start',
  },
  start: 'Starten',
  again: 'Noch einmal spielen',
  note: 'Nichts, was hier gespielt wird, wird gespeichert. Zum Aufhören halte eine obere Ecke des Bildschirms (oder die Escape-Taste) drei Sekunden lang gedrückt.',
  light:
    'Hier blitzt nichts, aber kein Bildschirm ist für jedes Kind sicher. Wenn das Kind Epilepsie hat oder Licht jemals einen Anfall ausgelöst hat, frag zuerst die Familie. Lass ein Licht im Raum an, und bleib bei dem Kind. Hör sofort auf, wenn irgendetwas nicht in Ordnung scheint.',
  goOn: 'Weiter',
  end: 'Beenden',
  wrong: 'Dieser Link ist beschädigt, oder die Aktivität gibt es nicht mehr. Bitte um einen neuen Link.',
  failed: 'Die Aktivität ließ sich nicht laden. Nichts ist verloren: Lade die Seite neu.',
} as const
