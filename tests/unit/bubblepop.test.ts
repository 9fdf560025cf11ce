import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import { supportLevels } from '#domain/child/support'
import { resolveDials } from '#domain/settings/resolve'
import { palette } from '#domain/child/palette'
import { seededRandom } from '#domain/random'
import { bubbleLevels } from '#scenes/activities/bubblepop/levels'
import { planBubbles } from '#scenes/activities/bubblepop/logic'
import manifest from '#scenes/activities/bubblepop/manifest'
import { mapOrder } from '#domain/trials/concepts/balanced'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { distanceApart, DESIGN_ASPECT } from '#domain/trials/layout/placement'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { planBlock } from '#tests/support/plans'

type LevelId = keyof typeof bubbleLevels
const animals = await readWords('animals')
const levelIds = Object.keys(bubbleLevels) as LevelId[]
const plan = (level: LevelId, support: (typeof supportLevels)[number], seed = 1, entrySide = 'left') =>
  planBlock({ manifest, plan: planBubbles, level: bubbleLevels[level], profile: { support }, words: animals, seed, settings: { entrySide } })

it('starts with two still bubbles in the best zone', () => {
  for (const level of levelIds) {
    expect(
      plan(level, 'C')
        .slice(0, 2)
        .every(({ stimuli }) => stimuli.length === 1 && stimuli[0]?.zone === 5 && stimuli[0].drift === null),
    ).toBe(true)
  }
})

it('follows the level at every support level, never faster than the child’s limit', () => {
  fc.assert(
    fc.property(fc.constantFrom(...levelIds), fc.constantFrom(...supportLevels), fc.integer(), (level, support, seed) => {
      const { maxSpeed } = resolveDials({ ...newProfile, support }).dials
      const { bubbles, others } = bubbleLevels[level]
      for (const { stimuli } of plan(level, support, seed).slice(2)) {
        expect(stimuli.filter(({ role }) => role === 'target')).toHaveLength(bubbles.count)
        expect(stimuli).toHaveLength(bubbles.count + (others?.count ?? 0))
        expect(new Set(stimuli.map((stimulus) => stimulus.id)).size).toBe(stimuli.length)
        expect(stimuli.every((stimulus) => stimulus.speed <= maxSpeed)).toBe(true)
      }
    }),
  )
})

it('comes from the side the adult chose, and leaves on the far side only at C', () => {
  const drifts = (support: 'A' | 'B' | 'C') =>
    plan('2', support, 3, 'right')
      .slice(2)
      .map(({ stimuli }) => stimuli[0])
  expect(drifts('B').every((bubble) => (bubble?.place.x ?? 0) > 0.7 && (bubble?.drift?.to.x ?? 1) < 0.3 && bubble?.drift?.atEnd === 'park')).toBe(true)
  expect(drifts('C').every((bubble) => bubble?.drift?.atEnd === 'leave')).toBe(true)
  expect(drifts('A').every((bubble) => bubble?.drift?.to.x === 0.5 && bubble.drift.atEnd === 'park')).toBe(true)
})

it('moves no faster than its level sets, even for a child who could follow faster', () => {
  const speeds = (level: (typeof levelIds)[number]) =>
    new Set(
      plan(level, 'C')
        .slice(2)
        .flatMap(({ stimuli }) => stimuli.map(({ speed }) => speed)),
    )
  expect([...speeds('1'), ...speeds('2'), ...speeds('3'), ...speeds('6')]).toEqual([0, 0.04, 0.06, 0.1])
})

it('shows distractors in the child’s second colour, and in the same colour only at the level for it', () => {
  const coloursOf = (level: (typeof levelIds)[number], role: string) =>
    new Set(
      plan(level, 'C')
        .slice(2)
        .flatMap(({ stimuli }) => stimuli.filter((each) => each.role === role).map(({ colour }) => colour)),
    )
  const { colour, secondColour } = resolveDials({ ...newProfile, support: 'C' }).dials
  expect([...coloursOf('5', 'target'), ...coloursOf('5', 'distractor')]).toEqual([palette[colour], palette[secondColour]])
  expect([...coloursOf('8', 'target'), ...coloursOf('8', 'distractor')]).toEqual([palette[colour], palette[colour]])
})

it('shows six things at level 7, half of them distractors', () => {
  for (const { stimuli } of plan('7', 'C').slice(2)) {
    expect(stimuli.filter((stimulus) => JSON.stringify(stimulus.shows).includes('fish') && stimulus.role === 'distractor')).toHaveLength(3)
    expect(stimuli.filter((stimulus) => JSON.stringify(stimulus.shows).includes('bubble') && stimulus.role === 'target')).toHaveLength(3)
  }
})

it('moves several bubbles from the chosen side without any two meeting', () => {
  const atTime = (bubble: StimulusPlan, seconds: number) => {
    const { place, drift, speed } = bubble
    const [dx, dy] = [(drift?.to.x ?? 0) - place.x, (drift?.to.y ?? 0) - place.y]
    const share = Math.min(1, (speed * seconds) / Math.hypot(dx, dy / DESIGN_ASPECT))
    return { x: place.x + dx * share, y: place.y + dy * share }
  }
  for (const level of ['4', '5', '7', '8'] as const) {
    for (const support of supportLevels) {
      for (const side of ['left', 'right', 'below', 'above'] as const) {
        for (const { stimuli } of plan(level, support, 7, side).slice(2)) {
          for (const bubble of stimuli) {
            const { place, drift, size } = bubble
            const [across, down] = [((drift?.to.x ?? place.x) - place.x) * DESIGN_ASPECT, (drift?.to.y ?? place.y) - place.y]
            const forward = { left: across, right: -across, above: down, below: -down }[side]
            expect(forward).toBeGreaterThanOrEqual(size * 0.25 - 1e-9)
            expect(bubble.speed).toBeGreaterThan(0)
          }
          for (const seconds of [0, 1, 3, 6, 12, 30]) {
            const places = stimuli.map((bubble) => atTime(bubble, seconds))
            const apartest = places.flatMap((one, index) => places.slice(index + 1).map((other) => distanceApart(one, other)))
            expect(Math.min(...apartest)).toBeGreaterThanOrEqual((stimuli[0]?.size ?? 0) * 0.99)
          }
        }
      }
    }
  }
})

it('falls from above and rises from below as the adult chose', () => {
  const way = (side: string) =>
    plan('2', 'B', 3, side)
      .slice(2)
      .map(({ stimuli: [bubble] }) => Math.sign((bubble?.drift?.to.y ?? 0) - (bubble?.place.y ?? 0)))
  expect(new Set(way('above'))).toEqual(new Set([1]))
  expect(new Set(way('below'))).toEqual(new Set([-1]))
})

it('says beforehand what to pop if the level requires it', () => {
  for (const [level, phrase] of [
    ['5', 'pop-yellow'],
    ['7', 'pop-yellow'],
    ['8', 'pop-the-cat'],
  ] as const) {
    expect(manifest.levels.find(({ id }) => id === level)).toMatchObject({ needsCue: true })
    expect(
      new Set(
        plan(level, 'C')
          .slice(2)
          .map(({ cue }) => JSON.stringify(cue)),
      ),
    ).toEqual(new Set([JSON.stringify({ phrase })]))
  }
})

it('cannot be solved by colour on the last level', () => {
  for (const { stimuli } of plan('8', 'C').slice(2)) expect(new Set(stimuli.map(({ colour }) => colour)).size).toBe(1)
})

it('puts the adult’s own pictures in the bubbles, and asks for them by name', async () => {
  const words = [...animals, ...(await readWords('toys'))]
  const withPictures = (level: LevelId) =>
    planBlock({
      manifest,
      plan: planBubbles,
      level: bubbleLevels[level],
      profile: { support: 'C' },
      words,
      settings: { inside: ['teddy-bear', 'ball'] },
    }).slice(2)
  for (const { stimuli } of withPictures('2'))
    expect(stimuli[0]?.shows).toMatchObject({ inBubble: true, picture: { word: { id: expect.stringMatching(/teddy|ball/) as string } } })
  for (const { stimuli, cue } of withPictures('8')) {
    expect(stimuli.map(({ shows }) => ('picture' in shows && shows.inBubble === true ? shows.picture.word.id : ''))).toEqual([
      expect.stringMatching(/teddy|ball/),
      'fish',
      'fish',
    ])
    expect(cue).toMatchObject({ word: expect.stringMatching(/toys\/(teddy|ball)/) as string })
  }
})

it('maps each of the nine zones equally often, never twice in a row', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const rounds = mapOrder(seededRandom(seed), 36)
    expect(
      rounds.some((zone, index) => zone === rounds[index - 1]),
      `seed ${seed}`,
    ).toBe(false)
  }
  const order = mapOrder(seededRandom(2), 18)
  for (const zone of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(order.filter((shown) => shown === zone)).toHaveLength(2)
  expect(order.some((zone, index) => zone === order[index - 1])).toBe(false)
})

it('never has the target among the distractors, or anything in the child’s own colour', () => {
  const othersOf = (profile: NonNullable<Parameters<typeof planBlock>[0]['profile']>, inside: string[]) => {
    const plans = planBlock({
      manifest,
      plan: planBubbles,
      level: bubbleLevels['7'],
      profile: { support: 'C', ...profile },
      words: animals,
      settings: { inside },
    })
    const bare = plans.slice(2).flatMap(({ stimuli }) => stimuli.filter(({ role }) => role === 'distractor'))
    return new Set(bare.map(({ shows }) => ('picture' in shows && shows.inBubble !== true ? shows.picture.word.id : '')))
  }
  expect(othersOf({}, [])).toEqual(new Set(['fish']))
  expect(othersOf({}, ['fish'])).toEqual(new Set(['duck']))
  expect(animals.find(({ id }) => id === 'fish')?.mainColour).toBe('orange')
  expect(othersOf({ dials: { colour: 'orange' } }, [])).toEqual(new Set(['duck']))
})
