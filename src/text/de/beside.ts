/** The adult's window beside the child's. */
export const beside = {
  title: 'Neben {{alias}}',
  titleAlone: 'Neben dem Kind',
  lead: 'Ein zweites Fenster dieses Geräts: die Spielfläche des Kindes auf einem Bildschirm, dieses Fenster vor dir. Öffne im anderen Fenster eine Aktivität.',
  stays: 'Nichts verlässt das Gerät.',
  none: 'Jetzt wird nichts gespielt, bei dem du dabei bist.',
  devices:
    'Oder ein anderes Gerät: Schalte dort, wo das Kind spielt, unter „Dieses Tablet“ ein: „Ein anderes Gerät darf dazukommen“. Melde dich auf beiden an und wähle das Kind. Was du tust, kommt nach einem Augenblick an, und erst dann zählt dort die Zeit dafür.',
  unsupported: 'Dieser Browser kann zwei Fenster nicht verbinden.',
  playing: '{{activity}}, Stufe {{level}}.',
  states: { playing: 'Läuft gerade', resting: 'Es ruht: Die Spielfläche ist dunkel.', held: 'Pause', over: 'Die Sitzung ist zu Ende.' },
  look: 'Schaut hin',
  lookHow: 'Halte den Knopf, solange die Augen auf dem Ding ruhen, oder tippe kurz darauf.',
  helped: 'Mit der Hand geholfen',
  wait: 'Länger warten',
  next: 'Weiter',
  rest: 'Ruhe',
  goOn: 'Weitermachen',
  end: 'Beenden',
} as const
