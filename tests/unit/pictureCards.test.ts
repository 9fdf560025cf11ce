import { describe, expect, it } from 'vitest'
import type { ChildProfile } from '#domain/child/childProfile'
import { conceptsOf } from '#domain/measures/concepts'
import { confusionsOf } from '#domain/measures/confusions'
import type { PlayEvent } from '#domain/trials/engine/events'
import { pictureOf } from '#domain/trials/plan/plan'
import { isWholeFace, renderFor } from '#domain/words/levels'
import type { Category, Word } from '#domain/words/words'
import { cardLevels } from '#scenes/activities/picture/levels'
import { planCards } from '#scenes/activities/picture/logic'
import manifest from '#scenes/activities/picture/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

async function plans(level: keyof typeof cardLevels, category: Category, settings = {}, dials: ChildProfile['dials'] = {}) {
  return planBlock({
    manifest,
    plan: planCards,
    level: cardLevels[level],
    words: await readWords(category),
    settings,
    profile: { support: 'C', dials },
    turns: 20,
    warmUps: 0,
  })
}
const askedOf = (all: Awaited<ReturnType<typeof plans>>) =>
  all.map(({ stimuli }) => stimuli.flatMap((each) => (each.role === 'target' ? [pictureOf(each)?.word] : []))[0] as Word)

describe('cards', () => {
  it.each(['fruits', 'everyday', 'vegetables', 'animals', 'clothing'] as const)('%s: show unfamiliar pictures in one style at level six', async (category) => {
    for (const pictureLevel of ['flat', 'rich', 'realistic'] as const) {
      const all = (await plans('6', category, {}, { pictureLevel })).slice(2)
      for (const { stimuli } of all) {
        const looks = stimuli.map((each) => pictureOf(each))
        expect(new Set(looks.map((look) => `${look?.level} ${look?.view ?? 0} ${look?.mirrored}`)).size).toBe(1)
        for (const look of looks) expect(look?.level !== pictureLevel || (look.view ?? 0) > 0).toBe(true)
        expect(stimuli).toHaveLength(2)
      }
    }
    // If there are enough additional photographs, the level uses them.
    if (category === 'fruits')
      for (const { stimuli } of await plans('6', 'fruits', {}, { pictureLevel: 'realistic' }))
        expect(stimuli.every((each) => pictureOf(each)?.view === 1)).toBe(true)
  })

  it('have no distractor in the child’s own colour', async () => {
    for (const colour of ['yellow', 'orange', 'green'] as const) {
      for (const { stimuli } of await plans('5', 'toys', { cards: 10 }, { colour })) {
        const others = stimuli.flatMap((each) => (each.role === 'distractor' ? [pictureOf(each)?.word.mainColour] : []))
        expect(others.length).toBeGreaterThan(0)
        expect(others).not.toContain(colour)
      }
    }
  })

  it('never show a whole face next to a part of one, because either could be right', async () => {
    for (const { stimuli } of await plans('5', 'body', { cards: 12 })) {
      const shown = stimuli.flatMap((each) => pictureOf(each)?.word ?? [])
      expect(new Set(shown.map(isWholeFace)).size).toBe(1)
    }
  })

  it('never show a photograph next to a drawing', async () => {
    for (const { stimuli } of await plans('5', 'everyday', { cards: 10 }, { pictureLevel: 'realistic' })) {
      const isRender = stimuli.map((each) => renderFor(pictureOf(each)?.word ?? {}, 'realistic') !== undefined)
      expect(new Set(isRender).size).toBe(1)
    }
  })

  it('start with realistic pictures for a child who sees those', async () => {
    const first = async (level: 'realistic' | 'flat') => askedOf(await plans('2', 'nature', { deck: ['sun', 'moon'] }, { pictureLevel: level }))[0]?.id
    // The sun has no realistic picture.
    expect(await first('realistic')).toBe('moon')
    expect(await first('flat')).toBe('sun')
  })

  it('include six familiar pictures for every four new ones at level C', async () => {
    const all = await plans('2', 'animals', { deck: ['dog', 'cat', 'cow'], fresh: ['owl', 'whale'] })
    const asked = askedOf(all).map(({ id }) => id)
    expect(asked.flatMap((id, index) => (['owl', 'whale'].includes(id) ? [index] : []))).toEqual([2, 4, 7, 9, 12, 14, 17, 19])
    expect(all.map(({ records }) => records?.['isNew'])).toEqual(asked.map((id) => ['owl', 'whale'].includes(id)))
    // If the adult has chosen nothing, the next words of the list are new. A child's own deck gets no additions.
    expect(
      askedOf(await plans('2', 'animals', { cards: 3 }))
        .map(({ id }) => id)
        .slice(0, 10),
    ).toEqual(['dog', 'cat', 'horse', 'cow', 'pig', 'dog', 'cat', 'sheep', 'cow', 'goat'])
    expect(new Set(askedOf(await plans('2', 'animals', { deck: ['dog', 'cat'] })).map(({ id }) => id)).size).toBe(2)
  })

  it('show the child’s favourites more often', async () => {
    const asked = askedOf(await plans('2', 'animals', { deck: ['dog', 'cat', 'cow', 'horse'], favourites: ['horse'] })).map(({ id }) => id)
    const times = (wanted: string) => asked.filter((id) => id === wanted).length
    expect(times('horse')).toBeGreaterThan(times('dog') * 1.4)
    expect(asked.some((id, index) => id === asked[index - 1])).toBe(false)
  })

  it('play a thing’s true sound after its name', async () => {
    const [dog, turtle] = await plans('2', 'animals', { deck: ['dog', 'turtle'] })
    expect([dog?.mechanic, turtle?.mechanic].map((mechanic) => mechanic !== undefined && 'sound' in mechanic && mechanic.sound)).toEqual(['dog', false])
    const [found] = await plans('4', 'animals', { deck: ['dog'] })
    expect(found?.mechanic.reward).toMatchObject({ names: true, ends: [{ does: 'wiggle' }], sounds: [{ name: 'dog', afterMs: 2000 }] })
    const [silent] = await plans('2', 'animals', { deck: ['dog'], sounds: false })
    expect(silent?.mechanic).not.toHaveProperty('sound')
  })
})

interface Trial {
  readonly word: string
  readonly choices?: number
  readonly other?: boolean
  readonly outcome?: 'independent' | 'prompted'
  readonly facts?: readonly PlayEvent[]
  readonly wrong?: string
}
const session = (...trials: readonly Trial[]): { readonly events: readonly PlayEvent[] } => ({
  events: trials.flatMap(({ word, choices = 1, other = false, outcome = 'independent', facts = [], wrong }, trial): PlayEvent[] => {
    const at = trial * 10_000
    const shown = (id: string, role: 'target' | 'distractor'): PlayEvent => ({
      kind: 'stimulus-shown',
      at,
      trial,
      id,
      shows: { word: id },
      role,
      x: 0.5,
      y: 0.5,
      w: 0.2,
      h: 0.3,
      colour: '#FFE600',
      zone: 5,
      speed: 0,
    })
    return [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: null },
      shown(word, 'target'),
      ...(wrong === undefined ? [] : [shown(wrong, 'distractor')]),
      { kind: 'recorded', at, trial, values: { choices, other } },
      ...facts.map((fact) => ({ ...fact, at: at + 1000, trial }) as PlayEvent),
      ...(wrong === undefined ? [] : [{ kind: 'answered' as const, at: at + 1500, trial, id: wrong, verdict: 'wrong' as const, by: 'touch' as const }]),
      { kind: 'answered', at: at + 2000, trial, id: word, verdict: 'correct', by: 'touch' },
      { kind: 'trial-ended', at: at + 4000, trial, outcome },
    ]
  }),
})
const looked: PlayEvent = { kind: 'looked', at: 0, trial: 0 }

describe('the progress of a picture', () => {
  it('accumulates over all sessions: shown, looked at, found of two and of four, on another picture, named', () => {
    const days = [
      session({ word: 'cow' }, { word: 'dog', facts: [looked] }, { word: 'cat', choices: 2 }),
      session({ word: 'cat', choices: 4 }, { word: 'dog', choices: 2, outcome: 'prompted' }, { word: 'owl', choices: 2, other: true }),
      session(
        { word: 'pig', facts: [{ kind: 'heard', at: 0, trial: 0, id: 'pig', isRead: true }] },
        { word: 'hen', facts: [{ kind: 'heard', at: 0, trial: 0, id: 'hen', isRead: false }] },
      ),
    ]
    expect(Object.fromEntries(conceptsOf(days).map(({ word, state }) => [word, state]))).toEqual({
      cow: 'shown',
      dog: 'looked',
      cat: 'found-4',
      owl: 'other-picture',
      pig: 'named',
      hen: 'shown',
    })
    expect(conceptsOf(days).find(({ word }) => word === 'cat')).toMatchObject({ views: 2, reached: ['shown', 'found-2', 'found-4'] })
  })
})

describe('confusions', () => {
  it('are counted by pairs, most frequent first', () => {
    const days = [session({ word: 'dog', wrong: 'cat' }, { word: 'cat', wrong: 'dog' }), session({ word: 'dog', wrong: 'cat' }, { word: 'cow' })]
    expect(confusionsOf(days.map(({ events }) => events))).toEqual([
      { asked: 'dog', taken: 'cat', n: 2 },
      { asked: 'cat', taken: 'dog', n: 1 },
    ])
  })
})
