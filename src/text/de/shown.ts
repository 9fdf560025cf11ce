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
  light:
    'Hier blitzt nichts, und doch ist kein Bildschirm für jedes Kind sicher. Bei Epilepsie, oder wenn Licht jemals einen Anfall ausgelöst hat, frag zuerst die Familie, lass ein Licht im Raum an und bleib neben dem Kind. Hör sofort auf, wenn irgendetwas nicht in Ordnung scheint.',
  goOn: 'Weiter',
  end: 'Beenden',
  wrong: 'Dieser Link ist beschädigt, oder was er zeigt, gibt es nicht mehr. Bitte um einen neuen.',
  failed: 'Die Aktivität ließ sich nicht zeigen. Nichts ist verloren: Lade die Seite neu.',
} as const
