import { describe, expect, it } from 'vitest'
import { busiestOf, openWays } from '#domain/trials/engine/levelSpec'
import { playLevels } from '#domain/activities/manifest'
import { factorsFor, assessmentDials } from '#domain/assessment/setUp'
import { faintRung, fiveColours, openFactors } from '#domain/assessment/factors'
import { experimentFactors } from '#domain/assessment/papers'
import { type ChildProfile, newProfile } from '#domain/child/childProfile'
import { colourNames, palette } from '#domain/child/palette'
import { resolveDials } from '#domain/settings/resolve'
import { isSaturatedRed, MIN_TARGET_SIZE, RED_MAX_SPEED } from '#domain/child/safety'
import { groundOn } from '#domain/trials/concepts/groundLadder'
import { openRung } from '#domain/trials/engine/groundLog'
import { maxStrength, groundShown } from '#domain/trials/plan/ground'
import { distanceApart } from '#domain/trials/layout/placement'
import type { TrialPlan } from '#domain/trials/plan/plan'
import { backgroundLevels } from '#scenes/activities/background/levels'
import { planOnGround } from '#scenes/activities/background/logic'
import background from '#scenes/activities/background/manifest'
import { complexityLevels } from '#scenes/activities/complexity/levels'
import { planComplexity } from '#scenes/activities/complexity/logic'
import complexity from '#scenes/activities/complexity/manifest'
import { lightLevels } from '#scenes/activities/lightcatcher/levels'
import { planLights } from '#scenes/activities/lightcatcher/logic'
import lightcatcher from '#scenes/activities/lightcatcher/manifest'
import { catalogue } from '#scenes/catalogue'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

const everyday = await readWords('everyday')
const toys = await readWords('toys')
const assessed = catalogue.flatMap((manifest) => manifest.levels.filter(({ opensFrom }) => opensFrom === 'assessment').map((level) => ({ manifest, level })))

const lights = (level: keyof typeof lightLevels, profile: Partial<ChildProfile> = {}, seed = 1) =>
  planBlock({
    manifest: lightcatcher,
    plan: planLights,
    level: lightLevels[level],
    profile: { support: 'C', ...profile },
    turns: turnsOf(lightcatcher, level),
    seed,
  })
const turnsOf = (manifest: (typeof assessed)[number]['manifest'], id: string) => manifest.levels.find((level) => level.id === id)?.trials ?? 0
const scored = (plans: readonly TrialPlan[]) => plans.slice(2)
const lightOf = ({ stimuli }: TrialPlan) => {
  const [light] = stimuli
  if (light === undefined) throw new Error('there is no light')
  return light
}
const times = (values: readonly unknown[]) =>
  Object.fromEntries([...new Set(values)].map((value) => [String(value), values.filter((each) => each === value).length]))
const armsOf = (plans: readonly TrialPlan[], arm: string) => plans.filter(({ records }) => records?.['arm'] === arm)

describe('the levels of an assessment', () => {
  it('are measured, end on tiredness or after eight minutes, are hidden from the level list, and cover each block and factor', () => {
    for (const { manifest, level } of assessed) {
      expect(level).toMatchObject({ isMeasured: true, endsWhenTired: true, mostMinutes: 8 })
      expect(playLevels(manifest)).not.toContain(level)
      expect(busiestOf(level)).toBeGreaterThanOrEqual(level.complexity)
    }
    expect(assessed.map(({ manifest, level }) => `${manifest.id} ${level.id}`).toSorted()).toEqual(
      [
        'background sample',
        'complexity sample',
        'lightcatcher colours',
        'lightcatcher places',
        ...experimentFactors.map((factor) => `lightcatcher compare-${factor}`),
      ].toSorted(),
    )
  })
})

describe('the baseline', () => {
  it('shows all nine places twice', () => {
    const zones = scored(lights('places')).map((plan) => lightOf(plan).zone)
    expect(times(zones)).toEqual({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2 })
    expect(new Set(zones.slice(0, 9)).size).toBe(9)
  })

  it('shows five colours four times each, otherwise identical', () => {
    const shown = scored(lights('colours', { dials: { colour: 'blue' } })).map(lightOf)
    expect(times(shown.map(({ colour }) => colour))).toEqual(Object.fromEntries(fiveColours('blue').map((name) => [palette[name], 4])))
    expect(new Set(shown.map(({ colour: _colour, ...rest }) => JSON.stringify(rest))).size).toBe(1)
  })

  it.each(colourNames)('has five colours for a child whose own is %s, without a second saturated red', (own) => {
    const five = fiveColours(own)
    expect(new Set(five).size).toBe(5)
    expect(five[0]).toBe(own)
    expect(five.slice(1).filter((name) => isSaturatedRed(palette[name]))).toEqual([])
    if (isSaturatedRed(palette[own])) expect(five).not.toContain('coral')
  })

  it.each([
    [
      { maxItems: 9, maxComplexity: 10 },
      { 1: 4, 2: 4, 4: 4, 6: 4 },
    ],
    [
      { maxItems: 4, maxComplexity: 10 },
      { 1: 4, 2: 4, 4: 4 },
    ],
    [
      { maxItems: 12, maxComplexity: 4 },
      { 1: 4, 2: 4 },
    ],
    [{ maxItems: 1, maxComplexity: 3 }, { 1: 4 }],
  ] as const)('of numbers never exceeds %o', (dials, expected) => {
    const level = complexityLevels.sample
    const turns = openWays(level, dials).reduce((sum, { trials }) => sum + trials, 0)
    const plans = scored(
      planBlock({ manifest: complexity, plan: planComplexity, level, words: everyday, category: 'everyday', profile: { support: 'C', dials }, turns }),
    )
    expect(times(plans.map(({ stimuli }) => stimuli.length))).toEqual(expected)
    expect(times(plans.map(({ records }) => records?.['atOnce']))).toEqual(expected)
    // One familiar thing is on a plain background, with the same size alone and in the largest array. The others have nothing in common with it.
    expect(new Set(plans.map((plan) => `${lightOf(plan).id} ${lightOf(plan).size}`)).size).toBe(1)
    expect(plans.every(({ ground, records }) => ground === undefined && [undefined, 'unlike'].includes(records?.['likeness'] as string))).toBe(true)
  })

  it.each([
    [10, { 1: 4, 3: 4, 6: 4, 8: 4 }],
    [7, { 1: 4, 3: 4 }],
    [3, { 1: 4 }],
  ] as const)('of backgrounds never exceeds rung %i, and keeps its place', (maxComplexity, expected) => {
    const level = backgroundLevels.sample
    const dials = { maxComplexity }
    const turns = openWays(level, { ...dials, maxItems: 1 }).reduce((sum, { trials }) => sum + trials, 0)
    const plans = scored(planBlock({ manifest: background, plan: planOnGround, level, words: toys, profile: { support: 'C', dials }, turns }))
    expect(times(plans.map(({ records }) => records?.['rung']))).toEqual(expected)
    expect(new Set(plans.map((plan) => JSON.stringify(lightOf(plan).place))).size).toBe(1)
    const spec = background.levels.find(({ id }) => id === 'sample')
    for (const { ground } of plans) if (ground !== undefined) expect(maxStrength(groundShown(ground), openRung(dials, spec))).toBe(1)
  })
})

describe('one change', () => {
  it.each(experimentFactors)('%s: has six of each in twelve trials, in blocks of four, and nothing else differs', (factor) => {
    const plans = lights(`compare-${factor}`)
    expect(plans.slice(0, 2).map(({ records }) => records)).toEqual([undefined, undefined])
    const arms = scored(plans).map(({ records }) => records?.['arm'])
    expect(times(arms)).toEqual({ a: 6, b: 6 })
    for (const at of [0, 4, 8]) expect(times(arms.slice(at, at + 4))).toEqual({ a: 2, b: 2 })
    const said = (arm: string) =>
      new Set(armsOf(plans, arm).map(({ stimuli, ground, call }) => JSON.stringify({ first: withoutWay(stimuli[0]), many: stimuli.length, ground, call })))
    expect([said('a').size, said('b').size]).toEqual([1, 1])
    expect([...said('a')]).not.toEqual([...said('b')])
  })

  it('changes the named factor', () => {
    const dials = { colour: 'red', secondColour: 'green', targetSize: 0.3 } as const
    const first = (factor: (typeof experimentFactors)[number], arm: string): TrialPlan => {
      const found = armsOf(lights(`compare-${factor}`, { dials }), arm)[0]
      if (found === undefined) throw new Error('there is no such turn')
      return found
    }
    expect([lightOf(first('colour', 'a')).colour, lightOf(first('colour', 'b')).colour]).toEqual([palette.red, palette.green])
    expect([lightOf(first('side', 'a')).zone, lightOf(first('side', 'b')).zone]).toEqual([4, 6])
    expect([lightOf(first('speed', 'a')).speed, lightOf(first('speed', 'b')).speed]).toEqual([0, 0.04])
    expect(lightOf(first('speed', 'b')).speed).toBeLessThanOrEqual(RED_MAX_SPEED)
    expect([lightOf(first('size', 'a')).size, lightOf(first('size', 'b')).size]).toEqual([0.3, 0.15])
    expect([first('background', 'a').ground, first('background', 'b').ground]).toEqual([undefined, { ...groundOn(5, { place: 'kitchen' }), before: true }])
    expect([first('sound', 'a').call, first('sound', 'b').call]).toEqual([undefined, { sound: 'call', from: 'light' }])
    expect([first('number', 'a').stimuli.length, first('number', 'b').stimuli.length]).toEqual([1, 3])
  })

  it('has dim distractors apart from the light, all of the size of the light alone', () => {
    for (let seed = 1; seed < 8; seed++) {
      const plans = scored(lights('compare-number', { support: 'B' }, seed))
      expect(new Set(plans.flatMap(({ stimuli }) => stimuli.map(({ size }) => size))).size).toBe(1)
      for (const { stimuli } of armsOf(plans, 'b')) {
        const [one, two, three] = stimuli
        if (one === undefined || two === undefined || three === undefined) throw new Error('there are no three')
        for (const [here, there] of [
          [one, two],
          [one, three],
          [two, three],
        ] as const)
          expect(distanceApart(here.place, there.place)).toBeGreaterThan(one.size * 1.4)
      }
    }
  })

  it('records nothing for a trial whose sound could not be heard', () => {
    for (const { unheard } of scored(lights('compare-sound'))) expect([unheard?.records, unheard?.stimuli.length]).toEqual([undefined, 1])
  })

  it('is offered as far as the child’s settings allow', () => {
    const open = (dials: ChildProfile['dials'] = {}, support: ChildProfile['support'] = 'C') =>
      openFactors(resolveDials({ ...newProfile, support, dials: { movement: 'prompt', voiceCue: false, ...dials } }))
    expect(open()).toEqual(experimentFactors)
    expect(open({}, 'A')).toEqual(['colour', 'side', 'speed', 'size', 'sound'])
    expect(open({ zones: { 1: 1, 2: 1, 3: 1, 4: 0, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1 } })).not.toContain('side')
    expect(open({ targetSize: MIN_TARGET_SIZE })).not.toContain('size')
    expect(open({ movement: 'from-start' })).not.toContain('speed')
    expect(open({ voiceCue: true })).not.toContain('sound')
    expect(open({ accessMethod: 'switch1' })).not.toContain('number')
    expect(open({ maxComplexity: 4 })).not.toContain('background')
    expect([faintRung({ maxComplexity: 5 }), faintRung({ maxComplexity: 7 })]).toEqual([3, 5])
  })
})

describe('the set-up of a measured session', () => {
  it('uses the child’s own wait, and a limit for a child without one', () => {
    expect(assessmentDials({ ...newProfile, dials: { waitMs: 8000 } }).waitMs).toBe(8000)
    expect(assessmentDials({ ...newProfile, dials: { waitMs: null } }).waitMs).toBe(20_000)
  })

  it('is otherwise the same for every child, so a spoken cue does not matter unless a therapist locked it', () => {
    expect(factorsFor({ ...newProfile, dials: { voiceCue: true } })).toContain('sound')
    expect(factorsFor({ ...newProfile, locks: { voiceCue: true } })).not.toContain('sound')
    expect(assessmentDials({ ...newProfile, dials: { reward: 'music', music: true, autoWait: true } })).toMatchObject({
      reward: 'calm',
      music: false,
      autoWait: false,
    })
  })
})

/** Returns the light without its path, which is random each time. */
function withoutWay(light: TrialPlan['stimuli'][number] | undefined) {
  const { drift, ...rest } = light ?? lightOf({ stimuli: [] } as never)
  return { ...rest, isMoving: drift !== null }
}
