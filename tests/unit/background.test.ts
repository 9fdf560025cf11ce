import { calmOf, placeIds } from '#domain/words/places'
import { describe, expect, it } from 'vitest'
import { eventSchema } from '#data/eventSchema'
import { groundCostOf } from '#domain/measures/groundCost'
import type { PlayEvent } from '#domain/trials/engine/events'
import { brightestOf, groundShown, maxStrength } from '#domain/trials/plan/ground'
import { groundOn, groundRungs, type GroundRung } from '#domain/trials/concepts/groundLadder'
import { backgroundLevels } from '#scenes/activities/background/levels'
import { planOnGround } from '#scenes/activities/background/logic'
import manifest from '#scenes/activities/background/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'
import { luminanceOf } from '#domain/child/safety'
import type { Word } from '#domain/words/words'

const toys = await readWords('toys')
type LevelId = keyof typeof backgroundLevels
const plans = (level: LevelId, settings = {}, words: readonly Word[] = toys) =>
  planBlock({ manifest, plan: planOnGround, level: backgroundLevels[level], words, settings, profile: { support: 'B' }, turns: 12 })
const groundsOf = (level: LevelId, settings = {}, words = toys) =>
  plans(level, settings, words)
    .slice(2)
    .flatMap(({ ground }) => ground ?? [])

/** Returns one session. For each rung, it has the latencies (s) of its trials; null means only after help. */
function sessionOf(of: Readonly<Record<number, readonly (number | null)[]>>, strength = 1): readonly PlayEvent[] {
  const trials = Object.entries(of).flatMap(([rung, times]) => times.map((seconds) => ({ rung: Number(rung) as GroundRung, seconds })))
  return trials.flatMap(({ rung, seconds }, trial): PlayEvent[] => {
    const at = trial * 60_000
    const ground = groundOn(rung, { place: 'kitchen' })
    const answerAt = at + 2000 + (seconds ?? 12) * 1000
    return [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: 10_000 },
      { kind: 'ground', at, trial, shows: ground === null ? null : groundShown(ground), strength: ground === null ? 0 : strength },
      {
        kind: 'stimulus-shown',
        at: at + 2000,
        trial,
        id: 'ball',
        shows: { word: 'ball' },
        role: 'target',
        x: 0.5,
        y: 0.5,
        w: 0.2,
        h: 0.3,
        colour: '#FFE600',
        zone: 5,
        speed: 0,
      },
      { kind: 'recorded', at: at + 2000, trial, values: { rung } },
      ...(seconds === null
        ? ([
            { kind: 'ground', at: at + 12_000, trial, shows: ground === null ? null : groundShown(ground), strength: 0.5 },
            { kind: 'prompted', at: at + 12_000, trial, step: 1 },
          ] as const)
        : []),
      { kind: 'answered', at: answerAt, trial, id: 'ball', verdict: 'correct', by: 'touch' },
      { kind: 'trial-ended', at: answerAt + 3000, trial, outcome: seconds === null ? 'prompted' : 'independent' },
    ]
  })
}

const rungOf = (found: ReturnType<typeof groundCostOf>, rung: number) => found?.rungs.find((each) => each.rung === rung)

describe('the cost of a background', () => {
  it('is two for a child who needs twice as long on a blurred photo', () => {
    const found = groundCostOf([sessionOf({ 1: [2, 2, 3, 2], 2: [2, 2, 2, 2] }), sessionOf({ 7: [4, 4, 6, 4, 4] })])
    expect([rungOf(found, 1), rungOf(found, 2), rungOf(found, 7)].map((each) => each?.cost)).toEqual([1, 1, 2])
    expect(rungOf(found, 7)).toMatchObject({ n: 5, share: 1, times: 5, touchMs: 4000 })
    expect(found?.highest).toBe(7)
  })

  it('ends at the rung on which fewer than four in five are found without help, with times of the actual background', () => {
    const found = groundCostOf([sessionOf({ 1: [2, 2, 2, 2], 3: [3, 3, 3, 3, null], 9: [3, null, 3, 3, null, 3] })])
    expect(found?.highest).toBe(3)
    expect(rungOf(found, 9)).toMatchObject({ n: 6, times: 4, touchMs: 3000, cost: 1.5 })
    expect(rungOf(found, 9)?.share).toBeCloseTo(4 / 6)
  })

  it('needs at least four trials, of a rung and of black for comparison', () => {
    const found = groundCostOf([sessionOf({ 1: [2, 2, 2], 4: [2, 2, 2, 2], 7: [4, 4, 4] })])
    expect(rungOf(found, 7)).toMatchObject({ n: 3, share: null, touchMs: null, cost: null })
    expect(rungOf(found, 4)).toMatchObject({ share: 1, touchMs: 2000, cost: null })
    expect(found?.highest).toBe(4)
  })

  it('leaves out trials in which the adult made the background weaker', () => {
    const found = groundCostOf([sessionOf({ 1: [2, 2, 2, 2] }), sessionOf({ 10: [2, 2, 2, 2] }, 0.3)])
    expect(found).toMatchObject({ highest: 1, weaker: 4 })
    expect(rungOf(found, 10)).toBeUndefined()
  })

  it('is null without a recorded background', () => expect(groundCostOf([[]])).toBeNull())
})

describe('the backgrounds', () => {
  it('are one for each level, open in it, and are read as they were written', () => {
    for (const rung of groundRungs) {
      const ground = groundOn(rung, { place: 'kitchen' })
      const level = manifest.levels.find(({ id }) => id === String(rung))
      expect([rung, ground === null]).toEqual([rung, rung === 1])
      if (ground === null || level === undefined) continue
      const shows = groundShown({ ...ground, light: 0.5 })
      expect(maxStrength(shows, level.complexity), `G${rung}`).toBe(1)
      const fact: PlayEvent = { kind: 'ground', at: 1, trial: 0, shows, strength: 1 }
      expect(eventSchema.parse(JSON.parse(JSON.stringify(fact)))).toEqual(fact)
    }
  })

  it('vary by at most 15 % in brightness, with five to eight dots that are not aligned', () => {
    const faint = groundOn(5, { place: 'kitchen' })
    const plain = groundOn(3, { place: 'kitchen' })
    if (faint === null || plain === null) throw new Error('there is no ground')
    const [most, own] = [faint, plain].map((ground) => luminanceOf(brightestOf(groundShown(ground), '#000000'))) as [number, number]
    expect(most / own).toBeGreaterThan(1.05)
    expect(most / own).toBeLessThan(1.2)
    const dots = groundOn(6, { place: 'kitchen' })
    if (dots === null || !('dots' in dots)) throw new Error('there are no dots')
    expect(dots.dots.length).toBeGreaterThanOrEqual(5)
    expect(dots.dots.length).toBeLessThanOrEqual(8)
    for (const axis of ['x', 'y'] as const) expect(new Set(dots.dots.map((dot) => dot[axis])).size).toBe(dots.dots.length)
  })
})

describe('the activity', () => {
  it('shows the same thing every time, 25 to 40 % of the height, and warms up on black', () => {
    for (const level of Object.keys(backgroundLevels) as LevelId[]) {
      const all = plans(level)
      expect(new Set(all.flatMap(({ stimuli }) => stimuli.map(({ id }) => id))), level).toEqual(new Set(['ball']))
      for (const { stimuli } of all) {
        expect(stimuli[0]?.size).toBeGreaterThanOrEqual(0.25)
        expect(stimuli[0]?.size).toBeLessThanOrEqual(0.4)
      }
      expect(all.slice(0, 2).map(({ ground }) => ground)).toEqual([undefined, undefined])
    }
  })

  it('keeps the thing within the calm part of a whole photo at G9, and anywhere at G10', () => {
    for (const place of placeIds) {
      const calm = calmOf(place, 4 / 3)
      for (const { stimuli, ground } of plans('9', { place }).slice(2)) {
        expect(ground).toMatchObject({ place, look: 'full', furnished: true })
        const [thing] = stimuli
        if (thing === undefined) throw new Error('nothing is shown')
        const [across, down] = [thing.size / (4 / 3) / 2, thing.size / 2]
        expect(thing.place.y + down, place).toBeLessThanOrEqual(calm.bottom + 1e-9)
        expect(thing.place.y - down, place).toBeGreaterThanOrEqual(calm.top)
        expect(thing.place.x - across, place).toBeGreaterThanOrEqual(calm.left - 1e-9)
        expect(thing.place.x + across, place).toBeLessThanOrEqual(calm.right + 1e-9)
      }
    }
    expect(
      new Set(
        plans('10')
          .slice(2)
          .map(({ stimuli }) => stimuli[0]?.zone),
      ).size,
    ).toBeGreaterThan(3)
  })

  it('fades the background as help, never moves the thing, and shows the background first', () => {
    for (const plan of plans('7').slice(2)) {
      expect(plan.mechanic.help).toEqual({ 1: ['dim-ground'], 2: [], 3: ['no-ground'], 4: ['glow'] })
      expect(plan.mechanic.reward?.clearsGround).toBe(true)
      expect(plan.ground?.before).toBe(true)
      // The rung is one lower.
      expect(plan.easier?.records).toEqual({ rung: 6 })
    }
  })

  it('uses a family’s own picture as background with another thing on it, but never a listed picture', () => {
    const [first, ...others] = toys
    if (first === undefined) throw new Error('there are no words')
    const table: Word = { ...first, id: 'own-table', photo: { needsOutline: false } }
    const words = [table, first, ...others]
    expect(groundsOf('8', { own: ['own-table'] }, words)[0]).toMatchObject({ photo: { id: 'own-table' }, grey: true })
    expect(groundsOf('8', { own: ['ball'] }, words)[0]).toMatchObject({ place: 'kitchen', look: 'grey' })
    expect(new Set(plans('8', { own: ['own-table'] }, words).map(({ stimuli }) => stimuli[0]?.id))).toEqual(new Set(['ball']))
    // When the family's own picture is not the background, it is the thing to find.
    expect(plans('8', {}, words)[3]?.stimuli[0]?.id).toBe('own-table')
  })

  it('dims the background and the thing in a dim room', () => {
    const plan = plans('7', { dimRoom: true })[4]
    expect(plan?.ground?.light).toBe(0.5)
    expect(plan?.stimuli[0]?.shows).toMatchObject({ picture: { shade: 0.7 } })
  })
})
