import { child, type DemoChild, steadyPlay, safe } from './demoChild'
import { otherFamilies } from './demoPeople'
import { ball, bubbles, bunny, choiceTask, fireworks, fish, fruit, ink, lightTask, pairs, reach, wordTask } from './demoTasks'

/* The other twenty children: every family of activities, every age and stage, and the rare reasons for the caseload's order. */

const { hal, lou, max, nia } = otherFamilies

type Story = Parameters<typeof child>[3]

/** Completes a story with four weeks of play, unless it says otherwise. */
const story = (own: Pick<Story, 'birthMonth' | 'picture' | 'seed' | 'plays'> & Partial<Story>): Story => ({
  profile: { ...safe, support: 'A', dials: {} },
  habits: steadyPlay,
  sessions: 10,
  from: 27,
  to: 1,
  ...own,
})

export const moreChildren: readonly DemoChild[] = [
  child(
    hal,
    0,
    'Acorn',
    story({
      birthMonth: '2023-11',
      picture: 'apple',
      profile: { ...safe, support: 'A', dials: { colour: 'yellow' } },
      habits: { ...steadyPlay, latencyMs: 12000, weakZone: 7 },
      seed: 67,
      plays: [lightTask('1'), ink('1'), fireworks('1')],
    }),
  ),
  child(
    hal,
    1,
    'Bramble',
    story({
      birthMonth: '2021-07',
      picture: 'cat-face',
      profile: { ...safe, support: 'A', dials: { colour: 'orange' } },
      habits: { ...steadyPlay, latencyMs: 12500, weakZone: 9 },
      seed: 69,
      plays: [bunny('2'), lightTask('2'), fish('1')],
    }),
  ),
  child(
    hal,
    2,
    'Cricket',
    story({
      birthMonth: '2019-02',
      picture: 'train',
      profile: { ...safe, support: 'B', dials: { colour: 'green' } },
      habits: { ...steadyPlay, latencyMs: 6500, weakZone: 1 },
      seed: 71,
      plays: [ball('1'), bubbles('2'), bunny('2')],
      plannedBy: 'family',
    }),
  ),
  child(
    hal,
    3,
    'Dandelion',
    story({
      birthMonth: '2017-10',
      picture: 'sunflower',
      profile: { ...safe, support: 'B', dials: { colour: 'yellow' } },
      habits: { ...steadyPlay, latencyMs: 6200, weakZone: 3 },
      seed: 73,
      plays: [fruit('2'), pairs('2'), choiceTask('4', 10)],
      plannedBy: 'team',
    }),
  ),
  child(
    hal,
    4,
    'Ember',
    story({
      birthMonth: '2015-05',
      picture: 'rocket',
      profile: { ...safe, support: 'C', dials: { colour: 'red' } },
      habits: { ...steadyPlay, latencyMs: 3400, weakZone: 7 },
      seed: 75,
      plays: [wordTask('2'), choiceTask('4', 10), pairs('2', 10)],
    }),
  ),
  child(
    lou,
    0,
    'Fern',
    story({
      birthMonth: '2022-09',
      picture: 'turtle',
      profile: { ...safe, support: 'A', dials: { colour: 'green' } },
      habits: { ...steadyPlay, latencyMs: 11500, weakZone: 9 },
      seed: 77,
      plays: [reach('1'), lightTask('1'), ink('1')],
    }),
  ),
  child(
    lou,
    1,
    'Gull',
    story({
      birthMonth: '2020-01',
      picture: 'penguin',
      profile: { ...safe, support: 'B', dials: { colour: 'cyan' } },
      habits: { ...steadyPlay, latencyMs: 6400, weakZone: 1 },
      seed: 79,
      plays: [fish('2'), ball('2'), fireworks('2')],
    }),
  ),
  child(
    lou,
    2,
    'Hazel',
    story({
      birthMonth: '2018-12',
      picture: 'teddy-bear',
      profile: { ...safe, support: 'B', dials: { colour: 'orange' } },
      habits: { ...steadyPlay, latencyMs: 6600, weakZone: 3 },
      seed: 81,
      plays: [wordTask('1'), fruit('1'), bubbles('3')],
      plannedBy: 'family',
    }),
  ),
  child(
    lou,
    3,
    'Ivy',
    story({
      birthMonth: '2016-03',
      picture: 'moon',
      profile: { ...safe, support: 'C', dials: { colour: 'green' } },
      habits: { ...steadyPlay, latencyMs: 3600, weakZone: 7 },
      seed: 83,
      plays: [pairs('2', 10), choiceTask('4', 10), wordTask('2')],
    }),
  ),
  // A seizure was reported after the last session.
  child(
    lou,
    4,
    'Plum',
    story({
      birthMonth: '2019-06',
      picture: 'balloon',
      profile: { ...safe, support: 'B', dials: { colour: 'purple' } },
      habits: { ...steadyPlay, latencyMs: 6000, weakZone: 9 },
      seed: 85,
      plays: [lightTask('2'), fireworks('1')],
      last: { conditions: { seizure: 'yes', place: 'home' } },
    }),
  ),
  child(
    max,
    0,
    'Lark',
    story({
      birthMonth: '2014-08',
      picture: 'duck',
      profile: { ...safe, support: 'C', dials: { colour: 'cyan' } },
      habits: { ...steadyPlay, latencyMs: 3300, weakZone: 1 },
      seed: 87,
      plays: [wordTask('2'), pairs('2', 10), ball('3')],
      plannedBy: 'team',
    }),
  ),
  child(
    max,
    1,
    'Maple',
    story({
      birthMonth: '2021-12',
      picture: 'car',
      profile: { ...safe, support: 'A', dials: { colour: 'coral' } },
      habits: { ...steadyPlay, latencyMs: 12000, weakZone: 3 },
      seed: 89,
      plays: [reach('2'), bubbles('1'), lightTask('2')],
    }),
  ),
  child(
    max,
    2,
    'Nettle',
    story({
      birthMonth: '2013-04',
      picture: 'kite',
      profile: { ...safe, support: 'C', dials: { colour: 'yellow' } },
      habits: { ...steadyPlay, latencyMs: 3500, weakZone: 7 },
      seed: 91,
      plays: [choiceTask('4', 10), bunny('3'), fruit('3')],
    }),
  ),
  // The child is shared with the clinic, but has never played.
  child(
    max,
    3,
    'Newt',
    story({
      birthMonth: '2022-05',
      picture: 'moon',
      profile: { ...safe, support: 'A', dials: { colour: 'green' } },
      habits: { ...steadyPlay, latencyMs: 12000, weakZone: 9 },
      seed: 93,
      plays: [lightTask('1')],
      sessions: 0,
    }),
  ),
  // The sharing has ended.
  child(
    max,
    4,
    'Thimble',
    story({
      birthMonth: '2018-02',
      picture: 'cup',
      profile: { ...safe, support: 'B', dials: { colour: 'blue' } },
      habits: { ...steadyPlay, latencyMs: 6200, weakZone: 1 },
      seed: 95,
      plays: [bubbles('2'), fish('1')],
      from: 27,
      to: 5,
      sharingEnds: -3,
    }),
  ),
  child(
    nia,
    0,
    'Olive',
    story({
      birthMonth: '2020-10',
      picture: 'owl',
      profile: { ...safe, support: 'B', dials: { colour: 'green' } },
      habits: { ...steadyPlay, latencyMs: 6500, weakZone: 3 },
      seed: 97,
      plays: [ball('1'), lightTask('3', 10), bunny('2')],
    }),
  ),
  child(
    nia,
    1,
    'Pebble',
    story({
      birthMonth: '2023-03',
      picture: 'dolphin',
      profile: { ...safe, support: 'A', dials: { colour: 'cyan' } },
      habits: { ...steadyPlay, latencyMs: 12500, weakZone: 7 },
      seed: 99,
      plays: [ink('1'), lightTask('1'), reach('1')],
      last: { mood: 'enjoyed' },
    }),
  ),
  child(
    nia,
    2,
    'Quill',
    story({
      birthMonth: '2012-11',
      picture: 'dog-face',
      profile: { ...safe, support: 'C', dials: { colour: 'pink' } },
      habits: { ...steadyPlay, latencyMs: 3400, weakZone: 9 },
      seed: 101,
      plays: [wordTask('2'), choiceTask('4', 10), fruit('3')],
    }),
  ),
  child(
    nia,
    3,
    'Rowan',
    story({
      birthMonth: '2017-07',
      picture: 'ladybird',
      profile: { ...safe, support: 'B', dials: { colour: 'red' } },
      habits: { ...steadyPlay, latencyMs: 6300, weakZone: 1 },
      seed: 103,
      plays: [fish('2'), pairs('2'), ball('2')],
      plannedBy: 'family',
    }),
  ),
  // The family has withdrawn the sharing.
  child(
    nia,
    4,
    'Willow',
    story({
      birthMonth: '2019-09',
      picture: 'sun',
      profile: { ...safe, support: 'B', dials: { colour: 'yellow' } },
      habits: { ...steadyPlay, latencyMs: 6000, weakZone: 3 },
      seed: 105,
      plays: [lightTask('2'), bubbles('2')],
      from: 27,
      to: 9,
      isLost: true,
    }),
  ),
]
