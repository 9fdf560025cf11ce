/** One activity by a link, for a school or a waiting room: making the link, and what is opened by it. */
export const shown = {
  link: {
    title: 'Eine Aktivität zeigen',
    lead: '{{activity}}, Stufe {{level}}, eingerichtet, wie es {{alias}} jetzt guttut. Wer den Link öffnet, spielt diese eine Aktivität und sonst nichts: kein Konto, kein Menü.',
    nothing: 'Nichts von {{alias}} steckt darin: kein Name, keine Fotos, keine Ergebnisse. Was damit gespielt wird, wird nirgends behalten.',
    code: 'Ein Code für die Kamera eines Tablets',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Das Kopieren ging nicht. Markiere den Link und kopiere ihn von Hand.',
    address: 'Der Link',
    open: 'Hier öffnen',
    closed: 'Diese Aktivität öffnet sich mit einem Abo und lässt sich nicht per Link zeigen.',
    back: 'Zurück zum Start',
  },
  start: 'Anfangen',
  again: 'Noch einmal',
  note: 'Was hier gespielt wird, wird nirgends behalten. Zum Aufhören halte drei Sekunden lang eine obere Ecke des Bildschirms (oder die Escape-Taste).',
  goOn: 'Weiter',
  end: 'Beenden',
  wrong: 'Dieser Link ist beschädigt, oder was er zeigt, gibt es nicht mehr. Bitte um einen neuen.',
  failed: 'Die Aktivität ließ sich nicht zeigen. Nichts ist verloren: Lade die Seite neu.',
} as const
