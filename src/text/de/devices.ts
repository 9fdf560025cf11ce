/** What camera and microphone of this tablet make out, for an adult, before a child plays. */
export const devices = {
  guide: 'Kamera und Mikrofon: Nichts verlässt das Gerät',
  title: 'Was dieses Tablet sieht und hört',
  lead: 'Probier es aus, bevor dein Kind spielt. Nichts verlässt dieses Gerät: Kein Bild und kein Ton wird gespeichert oder gesendet. Kamera und Mikrofon sind aus, bis du sie einschaltest, und gehen wieder aus, wenn du diese Seite verlässt oder sie verdeckt ist.',
  hands: {
    title: 'Wo eine Hand gesehen wird',
    off: 'Mit eingeschalteter Kamera steht hier ein Licht, wo eine Hand ist.',
    seen_one: 'Eine Hand wird gesehen.',
    seen_other: '{{count}} Hände werden gesehen.',
    none: 'Keine Hand wird gesehen. Halt sie hoch, sodass sie etwa ein Drittel der Bildhöhe füllt, mit Licht darauf.',
  },
  sound: {
    title: 'Wie laut es ist',
    off: 'Mit eingeschaltetem Mikrofon zeigt ein Balken, wie viel lauter es ist als der Raum.',
    room: 'Dem Raum wird zugehört …',
    own: 'Etwas an diesem Tablet klingt: Sonst wird jetzt nichts gehört.',
    quiet: 'So leise wie der Raum.',
    under: 'Gehört, aber noch nicht laut genug, um zu zählen.',
    over: 'Laut genug: Das zählt.',
    mark: 'Über der Marke zählt es: {{db}} dB lauter als der Raum, wenn du nichts anderes einstellst.',
  },
} as const
