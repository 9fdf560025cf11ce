import { describe, expect, it } from 'vitest'
import { dimensionLevels } from '#domain/activities/discriminating'
import { pairOfHues } from '#domain/child/hue'
import { colourNames, palette } from '#domain/child/palette'
import { isSaturatedRed, luminanceOf, MIN_TARGET_SIZE } from '#domain/child/safety'
import { comparedOf, staircaseOf } from '#domain/measures/discrimination'
import { seededRandom } from '#domain/random'
import { dimensions, staircaseFor } from '#domain/trials/concepts/discrimination'
import type { PlayEvent } from '#domain/trials/engine/events'
import { distanceApart, zoneAt } from '#domain/trials/layout/placement'
import { planDiscrimination } from '#scenes/activities/visualdiscrimination/logic'
import manifest from '#scenes/activities/visualdiscrimination/manifest'
import { planDiscriminationGame } from '#scenes/activities/visualdiscrimination-game/logic'
import gameManifest from '#scenes/activities/visualdiscrimination-game/manifest'
import { sessionHeader } from '#tests/support/examples'
import { planBlock } from '#tests/support/plans'

type LevelId = keyof typeof dimensionLevels
const ids = Object.keys(dimensionLevels) as LevelId[]
const fixed = { procedure: 'fixed', perStep: 4 }
const plain = (level: LevelId, settings: object = {}, profile: object = { support: 'B' }) =>
  planBlock({ manifest, plan: planDiscrimination, level: dimensionLevels[level], settings: settings as never, profile, turns: 80 })
const game = (level: LevelId, settings: object = {}) =>
  planBlock({
    manifest: gameManifest,
    plan: planDiscriminationGame,
    level: dimensionLevels[level],
    settings: settings as never,
    profile: { support: 'B' },
    turns: 80,
  })

/** Returns only the question, without the earned things, their shelf, and the bear, who appears after the answer. */
const asked = (plans: ReturnType<typeof plain>) => plans.map(({ stimuli }) => stimuli.filter(({ id }) => !/^(kept|shelf|bear)/.test(id)))

describe('the questions', () => {
  it('have exactly one different thing, in every dimension and step', () => {
    for (const level of ids)
      for (const { stimuli } of plain(level, fixed)) {
        const looks = stimuli.map(({ shows, colour, size }) => JSON.stringify([shows, colour, size]))
        const odd = stimuli.findIndex(({ role }) => role === 'target')
        expect(stimuli.filter(({ role }) => role === 'target')).toHaveLength(1)
        expect(looks.filter((look) => look === looks[odd])).toHaveLength(1)
        expect(new Set(looks).size).toBe(2)
      }
  })

  it('go through all five steps with equal numbers of trials, from far to near', () => {
    for (const level of ids) {
      const steps = plain(level, fixed)
        .slice(2)
        .map(({ records }) => records?.['step'])
      expect(steps).toEqual([1, 2, 3, 4, 5].flatMap((step) => [step, step, step, step]))
    }
    expect(
      plain('3', { ...fixed, step: '4' })
        .slice(2)
        .map(({ records }) => records?.['step']),
    ).toEqual([4, 4, 4, 4])
  })

  it('are the same in the game with the same series, and differ in another', () => {
    // Earned things do not move any other thing.
    for (const theme of ['none', 'shop', 'garden'])
      for (const coins of [3, 8]) for (const level of ids) expect(asked(game(level, { ...fixed, theme, coins }))).toEqual(asked(plain(level, fixed)))
    expect(asked(plain('2', { ...fixed, series: 2 }))).not.toEqual(asked(plain('2', fixed)))
  })

  it('ask of two whether they are the same, in about half of the trials', () => {
    const turns = plain('3', { ...fixed, items: 2, perStep: 12 })
    const right = turns.map(({ stimuli }) => stimuli.find(({ role }) => role === 'target')?.id)
    for (const { stimuli } of turns) {
      const [one, other] = stimuli.filter(({ role }) => role === 'control').map(({ shows }) => JSON.stringify(shows))
      expect(stimuli.find(({ role }) => role === 'target')?.id).toBe(one === other ? 'same' : 'different')
    }
    const same = right.filter((id) => id === 'same').length / right.length
    expect(same).toBeGreaterThan(0.35)
    expect(same).toBeLessThan(0.65)
  })

  it('keep black gaps within the visual field, never below the minimum size', () => {
    const zones = { 1: 0, 2: 2, 3: 2, 4: 0, 5: 3, 6: 2, 7: 0, 8: 1, 9: 1 }
    for (const support of ['A', 'B', 'C'])
      for (const { stimuli } of plain('3', { ...fixed, items: 6 }, { support, dials: { zones } })) {
        for (const { place, size } of stimuli) {
          expect(zones[zoneAt(place)]).toBeGreaterThan(0)
          expect(size).toBeGreaterThanOrEqual(MIN_TARGET_SIZE)
        }
        for (const [index, one] of stimuli.entries())
          for (const other of stimuli.slice(index + 1)) expect(distanceApart(one.place, other.place)).toBeGreaterThan(Math.max(one.size, other.size))
      }
  })

  it('show something to distinguish in any visual field, next to the game’s own things', () => {
    for (const seen of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      for (const targetSize of [0.15, 0.7]) {
        const zones = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((zone) => [zone, zone === seen ? 3 : 0]))
        for (const { stimuli } of plain('3', fixed, { support: 'B', dials: { zones, targetSize } })) expect(stimuli.length).toBeGreaterThan(2)
      }
  })

  it('put the different one at any place equally often', () => {
    const places = Array.from({ length: 20 }, (_, series) => plain('3', { ...fixed, series: series + 1 })).flatMap((plans) =>
      plans.slice(2).map(({ stimuli }) => stimuli.findIndex(({ role }) => role === 'target')),
    )
    for (const place of [0, 1, 2]) expect(places.filter((each) => each === place).length / places.length).toBeCloseTo(1 / 3, 1)
  })

  it('of another hue have equal brightness, and are never saturated red unless the colour itself is', () => {
    for (const name of colourNames) {
      for (const degrees of [150, 90, 50, 30, 15]) {
        const [one, other] = pairOfHues(palette[name], degrees)
        expect(one).not.toBe(other)
        expect(Math.abs(luminanceOf(one) - luminanceOf(other))).toBeLessThan(0.08)
        if (!isSaturatedRed(palette[name])) expect(isSaturatedRed(other)).toBe(false)
      }
    }
  })
})

it('shows the bear only after an answer, and lights the shelf for four of five found without help', () => {
  const plans = game('3', { ...fixed, coins: 5 }).slice(2, 9)
  for (const { stimuli } of plans) for (const { id, light } of stimuli) if (id.startsWith('bear')) expect(light).toBe(0)
  const lit = plans.map(({ mechanic }) => mechanic.reward?.alone?.some(({ id }) => id === 'shelf') === true)
  expect(lit).toEqual([false, false, false, false, true, false, false])
  const waves = plans.map(({ mechanic }) => mechanic.reward?.ends?.some(({ does }) => does === 'turn') === true)
  expect(waves).toEqual([false, false, false, false, true, false, false])
})

it('keeps a coin for each one found in a round, and starts a new row with the next round', () => {
  const kept = game('3', { ...fixed, coins: 5 })
    .slice(2)
    .map(({ stimuli }) => stimuli.filter(({ id, light }) => id.startsWith('kept') && light !== 0).length)
  expect(kept.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 0, 1])
})

it('shows in an easier trial the same values that it records', () => {
  for (const { easier, records, stimuli } of game('3', fixed).slice(2)) {
    expect(easier?.records?.['step']).toBe(Math.max(1, Number(records?.['step']) - 1))
    expect(easier?.stimuli.filter(({ role }) => role !== 'control')).toHaveLength(stimuli.filter(({ role }) => role !== 'control').length)
  }
})

/** Returns a session of one dimension, with the answers by step. */
function sessionOf(
  activity: string,
  answers: readonly { readonly step: number; readonly isRight: boolean | null; readonly ms?: number }[],
  procedure = 'staircase',
) {
  const header = sessionHeader('d')
  const events = answers.flatMap(({ step, isRight, ms = 2000 }, trial): PlayEvent[] => {
    const at = trial * 20_000
    return [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: 10_000 },
      { kind: 'stimulus-shown', at, trial, id: 'thing-1', role: 'target', x: 0.5, y: 0.5, w: 0.2, h: 0.2, colour: '#FFE600', zone: 5, speed: 0 },
      { kind: 'recorded', at, trial, values: { dimension: 'shape', step } },
      ...(isRight === null
        ? []
        : [{ kind: 'answered', at: at + ms, trial, id: isRight ? 'thing-1' : 'thing-2', verdict: isRight ? 'correct' : 'other', by: 'touch' } as const]),
      { kind: 'trial-ended', at: at + ms + 1000, trial, outcome: isRight === null ? 'no-response' : isRight ? 'independent' : 'other' },
    ]
  })
  return { ...header, activity, level: '3', settings: { ...header.settings, activity: { procedure, items: 3 } }, events }
}

/** Answers the planner's questions like a child who sees the difference up to a known step. */
function childUpTo(limit: number, seed: number) {
  const random = seededRandom(seed)
  let answers: { step: number; isRight: boolean }[] = []
  for (;;) {
    const next = planBlock({
      manifest,
      plan: (request: never) =>
        planDiscrimination({
          ...(request as object),
          soFar: {
            trials: answers.map(({ isRight }, trial) => ({ trial, warmUp: false, outcome: isRight ? 'independent' : 'other', isMashed: false, shows: null })),
            moreItems: 0,
          },
        } as never),
      level: dimensionLevels['3'],
      warmUps: 0,
      turns: 1,
    })[0]
    if (next === undefined) return answers
    const step = Number(next.records?.['step'])
    answers = [...answers, { step, isRight: random() < (step <= limit ? 0.97 : 1 / 3) }]
  }
}

describe('the conclusion', () => {
  it('is within one step of a simulated child’s limit in 95 of 100 blocks', () => {
    const runs = [1, 2, 3, 4, 5].flatMap((limit) =>
      Array.from({ length: 20 }, (_, seed) => ({ limit, found: staircaseOf(sessionOf('visualdiscrimination', childUpTo(limit, seed)))?.threshold })),
    )
    const near = runs.filter(({ limit, found }) => (found === 'over' ? limit === 5 : found === 'under' ? limit === 1 : Math.abs((found ?? 99) - limit) <= 1))
    expect(near.length / runs.length).toBeGreaterThanOrEqual(0.95)
  })

  it('is missing before it settles, and reports three trials without an answer', () => {
    const some = [{ step: 1, isRight: true }] as const
    expect(staircaseOf(sessionOf('visualdiscrimination', some))).toMatchObject({ threshold: null, isStopped: false, wanted: staircaseFor(3).reversals })
    const none = Array.from({ length: 3 }, () => ({ step: 1, isRight: null }))
    expect(staircaseOf(sessionOf('visualdiscrimination', [...some, ...none]))).toMatchObject({ threshold: null, isStopped: true, answers: 1 })
    expect(staircaseOf(sessionOf('visualdiscrimination', some, 'fixed'))).toBeNull()
  })

  it('compares the game with the plain questions on their common steps, and claims only clear differences', () => {
    const turns = (right: number, of: number, step = 2) => Array.from({ length: of }, (_, index) => ({ step, isRight: index < right }))
    const of = (plainRight: number, gameRight: number, n = 20) =>
      comparedOf(
        [sessionOf('visualdiscrimination', [...turns(plainRight, n), ...turns(0, 10, 5)]), sessionOf('visualdiscrimination-game', turns(gameRight, n))],
        '3',
      )
    expect(of(19, 8)).toMatchObject({ says: 'plain-better', plain: { n: 20, alone: 19 }, game: { n: 20, alone: 8 } })
    expect(of(8, 19)?.says).toBe('game-better')
    expect(of(15, 13)?.says).toBe('no-difference')
    expect(of(2, 0, 2)?.says).toBeNull()
    expect(comparedOf([sessionOf('visualdiscrimination', turns(3, 4))], '3')).toBeNull()
    expect(dimensions).toHaveLength(7)
  })
})
