import { monthsAfter } from '#domain/people/grants'
import { DAY_MS } from '#domain/time'
import { child, type DemoChild, steadyPlay, safe } from './demoChild'
import { moreChildren } from './demoMoreChildren'
import { otherFamilies, people } from './demoPeople'
import { bubbles, lightTask } from './demoTasks'

/* The children of the demo clinic and the story of each. */

const { parent } = people
const { fay, gil } = otherFamilies

/** Thirty children. Together, their stories show every reason for the caseload's order, every family of activities, and all stages. */
export const demoChildren: readonly DemoChild[] = [
  child(parent, 0, 'Firefly', {
    birthMonth: '2021-03',
    picture: 'ladybird',
    profile: { ...safe, support: 'A', dials: { colour: 'yellow', zones: { 1: 1, 2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 2, 8: 1, 9: 1 } } },
    habits: { latencyMs: 7500, weakZone: 7, weakFactor: 2.2, missShare: 0.06 },
    seed: 11,
    plays: [lightTask('2'), bubbles('1')],
    sessions: 14,
    from: 27,
    to: 0,
    notes: [
      { from: 'team', daysAgo: 3, text: 'lovelyWeek' },
      { from: 'family', daysAgo: 1, text: 'evenings' },
    ],
    plannedBy: 'team',
  }),
  child(parent, 1, 'Otter', {
    birthMonth: '2018-09',
    picture: 'dolphin',
    profile: { ...safe, support: 'B', dials: { colour: 'cyan', zones: { 1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 2 } } },
    habits: { latencyMs: 3200, weakZone: 9, weakFactor: 2, missShare: 0.03 },
    seed: 23,
    plays: [lightTask('3', 10), bubbles('3')],
    sessions: 14,
    from: 27,
    to: 0,
    notes: [{ from: 'team', daysAgo: 5, request: 'export', text: 'copy' }],
    plannedBy: 'family',
    isAssessed: true,
  }),
  // The child has not played for a while.
  child(fay, 0, 'Wren', {
    birthMonth: '2020-05',
    picture: 'duck',
    profile: { ...safe, support: 'A', dials: { colour: 'orange' } },
    habits: steadyPlay,
    seed: 31,
    plays: [lightTask('1')],
    sessions: 4,
    from: 24,
    to: 13,
  }),
  // The activity is too hard at the moment.
  child(fay, 1, 'Moss', {
    birthMonth: '2019-11',
    picture: 'snail',
    profile: { ...safe, support: 'A', dials: { colour: 'green' } },
    habits: { ...steadyPlay, missShare: 0.6 },
    seed: 37,
    plays: [bubbles('2')],
    sessions: 7,
    from: 13,
    to: 1,
    notes: [{ from: 'team', daysAgo: 6, text: 'tooMuch' }],
  }),
  // The sharing ends soon.
  child(fay, 2, 'Juniper', {
    birthMonth: '2017-01',
    picture: 'turtle',
    profile: { ...safe, support: 'B', dials: { colour: 'red' } },
    habits: steadyPlay,
    seed: 41,
    plays: [lightTask('3')],
    sessions: 7,
    from: 12,
    to: 0,
    sharingEnds: 8,
    plannedBy: 'team',
  }),
  // It is still unknown whether light can trigger a seizure.
  child(fay, 3, 'Bean', {
    birthMonth: '2022-02',
    picture: 'cup',
    profile: { ...safe, photosensitive: 'unknown', epilepsy: 'yes', support: 'B', dials: { colour: 'cyan' } },
    habits: steadyPlay,
    seed: 43,
    plays: [lightTask('1')],
    sessions: 5,
    from: 12,
    to: 3,
  }),
  // The child is ready for the next level.
  child(gil, 0, 'Pip', {
    birthMonth: '2020-08',
    picture: 'owl',
    profile: { ...safe, support: 'A', dials: { colour: 'yellow' } },
    habits: { ...steadyPlay, latencyMs: 2500, missShare: 0 },
    seed: 47,
    plays: [lightTask('2', 10)],
    sessions: 6,
    from: 12,
    to: 0,
    plannedBy: 'team',
  }),
  // A report is due after half a year of sharing.
  child(gil, 1, 'Biscuit', {
    birthMonth: '2018-04',
    picture: 'dog-face',
    profile: { ...safe, support: 'A', dials: { colour: 'orange' } },
    habits: { ...steadyPlay, latencyMs: 14_000 },
    seed: 53,
    plays: [lightTask('1')],
    sessions: 5,
    from: 12,
    to: 0,
    sharedSince: (now) => monthsAfter(now + 12 * DAY_MS, -6),
  }),
  // The child is doing well.
  child(gil, 2, 'Sunny', {
    birthMonth: '2016-06',
    picture: 'sun',
    profile: { ...safe, support: 'C', dials: { colour: 'yellow' } },
    habits: { ...steadyPlay, latencyMs: 12_000 },
    seed: 59,
    plays: [bubbles('3')],
    sessions: 8,
    from: 13,
    to: 0,
    plannedBy: 'family',
  }),
  // The last session was too much.
  child(gil, 3, 'Kite', {
    birthMonth: '2019-03',
    picture: 'kite',
    profile: { ...safe, support: 'B', dials: { colour: 'pink' } },
    habits: steadyPlay,
    seed: 61,
    plays: [lightTask('2')],
    sessions: 5,
    from: 12,
    to: 2,
    wasTooMuch: true,
  }),
  ...moreChildren,
]
