/** What camera and microphone of this tablet make out, for an adult, before a child plays. */
export const devices = {
  guide: 'Kamera und Mikrofon: Nichts verlässt das Gerät',
  title: 'Kamera und Mikrofon testen',
  lead: 'Probier es aus, bevor dein Kind spielt. Kein Bild und kein Ton wird gespeichert oder gesendet. Kamera und Mikrofon bleiben aus, bis du sie einschaltest. Sie gehen wieder aus, wenn du diese Seite verlässt oder in den Hintergrund legst.',
  hands: {
    title: 'Handerkennung',
    off: 'Ist die Kamera an, zeigt ein Licht, wo sie eine Hand sieht.',
    seen_one: 'Eine Hand ist zu sehen.',
    seen_other: '{{count}} Hände sind zu sehen.',
    none: 'Es ist keine Hand zu sehen. Halte sie bei gutem Licht so hoch, dass sie etwa ein Drittel der Bildhöhe füllt.',
  },
  sound: {
    title: 'Lautstärke',
    off: 'Ist das Mikrofon an, zeigt ein Balken, wie laut ein Laut im Vergleich zum Raum ist.',
    room: 'Die Geräusche im Raum werden gemessen …',
    own: 'Das Tablet selbst macht gerade ein Geräusch, darum hört es jetzt nicht zu.',
    quiet: 'Nicht lauter als der Raum.',
    under: 'Gehört, aber noch nicht laut genug, um zu zählen.',
    over: 'Laut genug: Das zählt.',
    mark: 'Laute über der Marke zählen: {{db}} dB lauter als der Raum, wenn du nichts anderes einstellst.',
  },
} as const
