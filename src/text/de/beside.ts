/** The adult's window beside the child's. */
export const beside = {
  title: '{{alias}} mitverfolgen',
  titleAlone: 'Mitverfolgen',
  lead: 'Öffne die Aktivität in einem anderen Fenster: Das ist für das Kind, dieses hier ist für dich.',
  stays: 'Nichts verlässt das Gerät.',
  none: 'Gerade wird nichts gespielt.',
  devices:
    'Oder nimm ein anderes Gerät. Schalte auf dem Gerät, auf dem das Kind spielt, unter „Dieses Tablet“ „Ein zweites Gerät mitmachen lassen“ ein. Melde dich auf beiden an, mit demselben Kind. Jedes Drücken braucht einen Moment und zählt ab dem Moment, in dem es ankommt.',
  unsupported: 'Dieser Browser kann zwei Fenster nicht verbinden.',
  playing: '{{activity}}, Stufe {{level}}.',
  states: { playing: 'Läuft', resting: 'Pause: Der Bildschirm ist dunkel.', held: 'Angehalten', over: 'Die Sitzung ist zu Ende.' },
  look: 'Schaut gerade hin',
  lookHow: 'Halte gedrückt, solange dein Kind hinschaut, oder tippe für einen kurzen Blick.',
  helped: 'Hand unter Hand geholfen',
  wait: 'Länger warten',
  next: 'Nächstes',
  rest: 'Pause',
  goOn: 'Weiter',
  end: 'Beenden',
} as const
