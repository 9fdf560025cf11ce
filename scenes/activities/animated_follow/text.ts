/** What an adult reads of this activity. */
export const en = {
  title: 'Follow to the goal',
  trains: 'Following something real on its way, and knowing where it goes',
  goal: 'A bus, a bird or whoever your child likes travels slowly to its goal and stops on the way. At each stop it waits for your child: a touch, a sound or a look (press L) lets it go on. At the end the bus drives into its garage, and the bird lands on its nest. With one bit of help at most it is your child’s own journey.',
  objectives: {
    '1': 'Let it go on from one stop.',
    '2': 'Let it go on from two stops, straight along.',
    '3': 'Go on from three stops, with a bend.',
    '4': 'Follow it without a track.',
    '5': 'Find the one that is named, of two: only that one moves.',
    '6': 'Follow it before a ground, then before a park.',
  },
  result: {
    done: { one: '{{alias}} brought {{n}} of {{count}} journey to the goal', other: '{{alias}} brought {{n}} of {{count}} journeys to the goal' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} journey', other: '{{alias}} looked at {{n}} of {{count}} journeys' },
    passed: { one: 'One journey went by', other: '{{count}} journeys went by' },
    warmed: { one: '{{alias}} warmed up with one journey', other: '{{alias}} warmed up with {{count}} journeys' },
  },
  settings: {
    character: { label: 'Who travels (without a choice: one in your child’s colour). With your own photograph it shows your photograph.' },
    goal: { label: 'Where it goes', options: { 'its-own': 'Where it is at home', house: 'A house', nest: 'A nest', flower: 'A flower', pond: 'A pond' } },
    stations: { label: 'How often it stops (0: as the level has it)' },
    speed: { label: 'How fast it goes at most (percent of the screen’s width a second)' },
    sounds: { label: 'It is heard where it stops' },
  },
  records: {
    station1: 'waited at stop 1 (ms)',
    station2: 'waited at stop 2 (ms)',
    station3: 'waited at stop 3 (ms)',
    station4: 'waited at stop 4 (ms)',
    zone1: 'place of stop 1',
    zone2: 'place of stop 2',
    zone3: 'place of stop 3',
    zone4: 'place of stop 4',
    ahead: 'touches at the goal before it was there',
  },
} as const
