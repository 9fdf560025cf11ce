import { describe, expect, it } from 'vitest'
import type { SettingValue } from '#domain/settings/ownSettings'
import type { ChildProfile } from '#domain/child/childProfile'
import { palette } from '#domain/child/palette'
import type { PlaceData } from '#domain/words/places'
import type { Word } from '#domain/words/words'
import { planBlock } from '#tests/support/plans'
import { nestLevels } from '../../scenes/activities/egg_nest/levels'
import { planNest } from '../../scenes/activities/egg_nest/logic'
import eggNest from '../../scenes/activities/egg_nest/manifest'
import { hidingLevels } from '../../scenes/activities/findbunny/levels'
import { planHiding } from '../../scenes/activities/findbunny/logic'
import findBunny from '../../scenes/activities/findbunny/manifest'
import { fingerLevels } from '../../scenes/activities/finger_count_ai/levels'
import { planFingers } from '../../scenes/activities/finger_count_ai/logic'
import fingerCount from '../../scenes/activities/finger_count_ai/manifest'
import { matchLevels } from '../../scenes/activities/match/levels'
import { planMatch } from '../../scenes/activities/match/logic'
import match from '../../scenes/activities/match/manifest'
import { cardLevels } from '../../scenes/activities/picture/levels'
import { planCards } from '../../scenes/activities/picture/logic'
import picture from '../../scenes/activities/picture/manifest'
import { salientLevels } from '../../scenes/activities/salient/levels'
import { planSalient } from '../../scenes/activities/salient/logic'
import salient from '../../scenes/activities/salient/manifest'

const word = (id: string, part: Partial<Word> = {}): Word => ({
  id,
  word: id,
  category: 'fruits',
  say: id,
  flat: id,
  shapeFamily: 'round',
  mainColour: 'red',
  needsOutline: [],
  salient: [],
  ...part,
})
const fruits = ['apple', 'pear', 'plum', 'kiwi', 'lemon', 'grape'].map((id) => word(id))
const animals = ['bunny', 'rabbit', 'cat', 'mouse', 'hedgehog', 'squirrel', 'dog', 'cow', 'pig', 'hen', 'duck'].map((id) => word(id, { category: 'animals' }))
const cat = word('cat', {
  salient: [
    { id: 'tail', phrase: 'tail', place: [0, 0, 0.2, 0.2] },
    { id: 'ears', phrase: 'ears', place: [0.7, 0.7, 0.3, 0.3] },
  ],
})
const wide = { zones: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 3, 6: 2, 7: 2, 8: 2, 9: 2 } } as const

describe('match', () => {
  const plans = (
    level: keyof typeof matchLevels,
    settings: Readonly<Record<string, SettingValue>> = {},
    profile: Partial<ChildProfile> = { support: 'B', dials: wide },
  ) => planBlock({ manifest: match, plan: planMatch, level: matchLevels[level], profile, settings, words: fruits })
  const choicesOf = ({ stimuli }: { stimuli: readonly { id: string; role: string; after?: number; place: { x: number; y: number } }[] }) =>
    stimuli.filter(({ id }) => id !== 'sample')

  it('starts with one choice, then has as many as the level sets, one of them right', () => {
    const trials = plans('4')
    expect(trials.map((plan) => choicesOf(plan).length)).toEqual([1, 1, ...Array.from({ length: 10 }, () => 3)])
    for (const plan of trials) expect(plan.stimuli.filter(({ role }) => role === 'target')).toHaveLength(1)
  })

  it('asks only for the words that the family picked', () => {
    const asked = new Set(plans('2', { deck: ['plum', 'kiwi'] }).flatMap(({ stimuli }) => stimuli.filter(({ role }) => role === 'target').map(({ id }) => id)))
    expect(asked).toEqual(new Set(['plum', 'kiwi']))
  })

  it('from memory, shows its choices only after the sample has disappeared, otherwise with it', () => {
    const afters = (hides: boolean) => new Set(plans('2', { hides }).flatMap((plan) => choicesOf(plan).map(({ after }) => after ?? 0)))
    expect(Math.min(...afters(true))).toBeGreaterThan(3000)
    expect(Math.max(...afters(false))).toBeLessThan(3000)
  })

  it('records on which side of the other the right choice was', () => {
    const trials = plans('2', { layout: 'top-bottom' }).slice(2)
    for (const plan of trials) {
      const choices = choicesOf(plan)
      const right = choices.find(({ role }) => role === 'target')
      const other = choices.find(({ role }) => role === 'distractor')
      expect(plan.records?.['side']).toBe((right?.place.x ?? 0) < (other?.place.x ?? 0) ? 'left' : 'right')
    }
    expect(new Set(trials.map(({ records }) => records?.['side']))).toEqual(new Set(['left', 'right']))
  })
})

describe('find the bunny', () => {
  const nowhere: PlaceData = { id: 'park', grounds: [], things: [] }
  const plans = (level: keyof typeof hidingLevels) =>
    planBlock({
      manifest: findBunny,
      plan: (request: Parameters<typeof planHiding>[0]) => planHiding(request, nowhere),
      level: hidingLevels[level],
      words: animals,
      profile: { support: 'C', dials: wide },
    })

  it('first shows the bunny to look for, large and alone', () => {
    const [first] = plans('6')
    expect(first?.stimuli.map(({ id }) => id)).toEqual(['bunny'])
    expect(first?.stimuli[0]?.size).toBeGreaterThanOrEqual(0.5)
  })

  it.each([
    ['1', 1, 0],
    ['5', 1, 3],
    ['7', 1, 8],
    ['9', 1, 2],
    ['10', 3, 2],
  ] as const)('has %d targets among %d distractors at level %s', (level, bunnies, others) => {
    for (const { needed, stimuli } of plans(level).slice(2)) {
      const count = (role: string) => stimuli.filter((each) => each.role === role).length
      expect([count('target'), count('distractor'), needed]).toEqual([bunnies, others, bunnies])
    }
  })
})

describe('the egg and its nest', () => {
  const plans = (level: keyof typeof nestLevels, settings: Readonly<Record<string, SettingValue>> = {}) =>
    planBlock({ manifest: eggNest, plan: planNest, level: nestLevels[level], settings, profile: { dials: wide } })

  it.each([
    ['left', -1],
    ['right', 1],
  ] as const)('brings the egg from the %s, as the adult chose', (from, side) => {
    for (const { stimuli } of plans('3', { from })) {
      const at = (role: string) => stimuli.find((each) => each.role === role)?.place.x ?? 0
      expect(Math.sign(at('target') - at('place'))).toBe(side)
    }
  })

  it('has two nests of different colours, and an egg in the colour of the right one', () => {
    for (const { stimuli } of plans('6').slice(2)) {
      const nests = stimuli.filter(({ role }) => role === 'place')
      const egg = stimuli.find(({ role }) => role === 'target')
      expect(new Set(nests.map(({ colour }) => colour))).toEqual(new Set([palette.yellow, palette.cyan]))
      expect(nests.find(({ colour }) => colour === egg?.colour)?.id).toBe(egg?.goesTo)
    }
  })
})

describe('counting on fingers', () => {
  const asked = (settings: Readonly<Record<string, SettingValue>>) =>
    planBlock({ manifest: fingerCount, plan: planFingers, level: fingerLevels['6'], settings, profile: { dials: wide }, turns: 30 })
      .slice(2)
      .map(({ needed = 0 }) => needed)

  it('never asks for the same number twice in a row, because resting fingers are not an answer', () => {
    const numbers = asked({})
    expect(numbers.some((number, index) => number === numbers[index - 1])).toBe(false)
    expect(Math.max(...numbers)).toBe(10)
  })

  it.each(['left', 'right'])('asks for at most five when only the %s hand counts', (hands) => expect(Math.max(...asked({ hands }))).toBe(5))
})

describe('picture cards', () => {
  const order = (settings: Readonly<Record<string, SettingValue>>, seed = 1) =>
    planBlock({ manifest: picture, plan: planCards, level: cardLevels['2'], settings, words: fruits, seed, warmUps: 0, turns: 6 }).map(
      ({ stimuli }) => stimuli[0]?.id,
    )

  it('come in order, or all of them shuffled if the adult chooses so', () => {
    const ids = fruits.map(({ id }) => id)
    expect(order({ cards: 6 })).toEqual(ids)
    const mixed = [1, 2, 3].map((seed) => order({ cards: 6, order: 'mixed' }, seed))
    expect(mixed.some((each) => each.join() !== ids.join())).toBe(true)
    for (const each of mixed) expect(each.toSorted()).toEqual(ids.toSorted())
  })
})

describe('parts of a picture', () => {
  it('light up only at the requested part, less from trial to trial', () => {
    const trials = planBlock({ manifest: salient, plan: planSalient, level: salientLevels['8'], words: [cat] }).slice(2)
    const lightOf = (role: string) => trials.map(({ stimuli }) => stimuli.find((each) => each.role === role)?.light)
    expect([lightOf('target')[0], lightOf('target').at(-1)]).toEqual([1, 0])
    expect(new Set(lightOf('distractor'))).toEqual(new Set([0]))
  })
})
