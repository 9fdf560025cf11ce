/** What an adult reads of this activity. */
export const en = {
  title: 'Journey home',
  trains: 'Tracking something along a path, and predicting where it goes',
  goal: 'A bus, a bird or another favourite travels slowly to its goal, with stops on the way. At each stop it waits for your child: a touch, a sound or a look (press L) sends it on. At the end the bus drives into its garage, and the bird lands on its nest. With help at no more than one stop, the journey counts as your child’s own.',
  objectives: {
    '1': 'Send it on from one stop.',
    '2': 'Send it on from two stops, in a straight line.',
    '3': 'Send it on from three stops, around a bend.',
    '4': 'Follow it without a track.',
    '5': 'Find the one of two that is named. Only that one moves.',
    '6': 'Follow it against a plain background, then in a park.',
  },
  result: {
    done: { one: '{{alias}} finished {{n}} of {{count}} journey', other: '{{alias}} finished {{n}} of {{count}} journeys' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} journey', other: '{{alias}} looked at {{n}} of {{count}} journeys' },
    passed: { one: 'One journey came and went', other: '{{count}} journeys came and went' },
    warmed: { one: '{{alias}} warmed up with one journey', other: '{{alias}} warmed up with {{count}} journeys' },
  },
  settings: {
    character: { label: 'Who travels (if you choose none: one in your child’s colour). If you have a photo of it, your photo is shown.' },
    goal: { label: 'Where it goes', options: { 'its-own': 'Its own home', house: 'A house', nest: 'A nest', flower: 'A flower', pond: 'A pond' } },
    stations: { label: 'How many stops (0: set by the level)' },
    speed: { label: 'Top speed (% of screen width per second)' },
    sounds: { label: 'Sound at each stop' },
  },
  records: {
    station1: 'Wait at stop 1',
    station2: 'Wait at stop 2',
    station3: 'Wait at stop 3',
    station4: 'Wait at stop 4',
    zone1: 'Place of stop 1',
    zone2: 'Place of stop 2',
    zone3: 'Place of stop 3',
    zone4: 'Place of stop 4',
    ahead: 'Touches at the goal before it arrived',
  },
} as const
