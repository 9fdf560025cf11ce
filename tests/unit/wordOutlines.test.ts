import { describe, expect, it } from 'vitest'
import type { SettingValue } from '#domain/settings/ownSettings'
import { palette } from '#domain/child/palette'
import { knownWords } from '#domain/measures/outlines'
import { textOf, type TrialPlan } from '#domain/trials/plan/plan'
import type { PlayEvent } from '#domain/trials/engine/events'
import { LETTERS_IN_LINE } from '#domain/words/outlinedWord'
import { firstOutlineStyle } from '#domain/words/outlineStyle'
import type { OutlineDeck } from '#domain/words/outlines'
import type { Word } from '#domain/words/words'
import { outlineLevels } from '../../scenes/activities/bubblewordmaker/levels'
import { planOutlines } from '../../scenes/activities/bubblewordmaker/logic'
import manifest from '../../scenes/activities/bubblewordmaker/manifest'
import { planBlock } from '../support/plans'

const word = (id: string): Word => ({
  id,
  word: id,
  category: 'fruits',
  say: id,
  flat: id,
  shapeFamily: 'round',
  mainColour: 'red',
  needsOutline: [],
  salient: [],
})
const words = ['banana', 'dog', 'apple', 'ball', 'cup', 'cat', 'fish', 'car'].map(word)
const own: OutlineDeck = { id: 'own', name: 'Ours', order: 1, words: ['Granny', 'cat', 'cot', 'banana'], style: { ...firstOutlineStyle, colour: 'cyan' } }

const plans = (level: keyof typeof outlineLevels, settings: Readonly<Record<string, SettingValue>> = {}, decks: readonly OutlineDeck[] = []) =>
  planBlock({ manifest, plan: planOutlines, level: outlineLevels[level], settings, decks, words, profile: { support: 'B' }, turns: 12 }).slice(2)
const printedIn = ({ stimuli }: TrialPlan) => stimuli.filter((thing) => textOf(thing)?.outline !== undefined)
const textsIn = (plan: TrialPlan) => printedIn(plan).map((thing) => textOf(thing)?.text ?? '')
const askedIn = ({ stimuli }: TrialPlan) => stimuli.flatMap((thing) => (thing.role === 'target' ? [textOf(thing)?.text ?? ''] : []))[0] ?? ''
const pictureIn = ({ stimuli }: TrialPlan) => stimuli.flatMap(({ shows }) => ('picture' in shows ? [shows.picture.word.id] : []))[0]

describe('word outlines', () => {
  it('show one word first: its outline, then its letters, its name and its picture', () => {
    const [plan] = plans('1')
    if (plan === undefined) throw new Error('nothing is planned')
    expect(plan.mechanic).toMatchObject({ kind: 'card', unfolds: { lettersMs: 2000, nameMs: 4000, picture: { afterMs: 6000 } } })
    expect(printedIn(plan).map((thing) => textOf(thing)?.outline)).toMatchObject([{ strength: 1, letters: 'later' }])
    expect(plan.stimuli.find(({ role }) => role === 'place')).toMatchObject({ light: 0 })
    expect(pictureIn(plan)).toBe(askedIn(plan))
  })

  it('ask for the word of a picture among two or three, with very different outlines or similar ones', () => {
    for (const [level, count] of [
      ['2', 2],
      ['3', 3],
      ['4', 2],
      ['5', 2],
      ['6', 2],
    ] as const) {
      for (const plan of plans(level)) {
        expect(new Set(textsIn(plan)).size, level).toBe(count)
        expect(pictureIn(plan), level).toBe(askedIn(plan))
      }
    }
    const likeness = (level: '2' | '4') => plans(level).map(({ records }) => Number(records?.['likeness']))
    expect(Math.max(...likeness('2'))).toBeLessThan(Math.min(...likeness('4')))
  })

  it('stay alone, or fade from part to part of the block', () => {
    const outlines = (level: '5' | '6') => plans(level).map((plan) => textOf(printedIn(plan)[0] ?? ({} as never))?.outline)
    expect(outlines('5').every((outline) => outline?.letters === 'later' && outline.strength === 1)).toBe(true)
    expect(outlines('6').map((outline) => outline?.strength)).toEqual([...Array(4).fill(0.6), ...Array(4).fill(0.3), ...Array(4).fill(0)])
    expect(plans('6').map(({ records }) => records?.['outline'])).toEqual(outlines('6').map((outline) => String(outline?.strength)))
  })

  it('light one word of a phrase at a time', () => {
    for (const plan of plans('7')) {
      expect(plan.mechanic.kind).toBe('readOn')
      expect(printedIn(plan).map(({ light }) => light)).toEqual([1, 0.3])
    }
  })

  it('come from the child’s own decks in each deck’s colour; words without a picture are asked for by voice', () => {
    const all = plans('2', {}, [own])
    expect(new Set(all.map(askedIn))).toEqual(new Set(own.words))
    for (const plan of all) expect(printedIn(plan).every(({ colour }) => colour === palette.cyan)).toBe(true)
    const granny = all.find((plan) => askedIn(plan) === 'Granny')
    expect([granny?.cue, granny === undefined ? null : pictureIn(granny)]).toEqual([{ text: 'Granny' }, undefined])
    expect(plans('4', {}, [own]).find((plan) => askedIn(plan) === 'cat')).toSatisfy((plan: TrialPlan) => textsIn(plan).includes('cot'))
    expect(plans('2', { photo: false }).every((plan) => pictureIn(plan) === undefined && plan.cue !== undefined)).toBe(true)
  })

  it('take distractors from the first deck if a deck has too few, in its own style', () => {
    const [plan] = plans('3', {}, [{ ...own, words: ['banana'] }])
    if (plan === undefined) throw new Error('nothing is planned')
    expect(textsIn(plan)).toHaveLength(3)
    expect(printedIn(plan).every(({ colour }) => colour === palette.cyan)).toBe(true)
  })

  it('are large, with letters of one size, and do not overlap', () => {
    for (const aspect of [4 / 3, 16 / 10, 844 / 390]) {
      for (const level of ['1', '2', '3', '4'] as const) {
        const all = planBlock({ manifest, plan: planOutlines, level: outlineLevels[level], words, profile: { support: 'B' }, aspect }).slice(2)
        for (const plan of all) {
          const things = printedIn(plan)
          expect(Math.min(...things.map(({ size }) => size * LETTERS_IN_LINE))).toBeGreaterThan(0.14)
          const ys = things.map(({ place }) => place.y).toSorted((one, other) => one - other)
          expect(ys.every((y, index) => index === 0 || y - (ys[index - 1] ?? 0) >= Math.max(...things.map(({ size }) => size)))).toBe(true)
        }
      }
    }
  })
})

describe('a known word', () => {
  const DAY = 24 * 3600 * 1000
  const shown = (trial: number, id: string, text: string, role: 'target' | 'distractor'): PlayEvent => ({
    kind: 'stimulus-shown',
    at: trial * 60_000 + 1000,
    trial,
    id,
    shows: { text },
    role,
    x: 0.5,
    y: role === 'target' ? 0.3 : 0.7,
    w: 0.2,
    h: 0.2,
    colour: '#FFE600',
    zone: 5,
    speed: 0,
  })
  const session = (day: number, rights: readonly boolean[], others = 1) => ({
    startedAt: day * DAY + DAY / 2,
    events: rights.flatMap((isRight, trial): readonly PlayEvent[] => [
      { kind: 'trial-began', at: trial * 60_000, trial, warmUp: false, waitMs: 10_000 },
      shown(trial, 'word-1', 'mum', 'target'),
      ...Array.from({ length: others }, () => shown(trial, 'word-2', 'banana', 'distractor')),
      ...(isRight ? [] : [{ kind: 'answered', at: trial * 60_000 + 3000, trial, id: 'word-2', verdict: 'wrong', by: 'touch' } as const]),
      { kind: 'answered', at: trial * 60_000 + 5000, trial, id: 'word-1', verdict: 'correct', by: 'touch' },
      { kind: 'trial-ended', at: trial * 60_000 + 9000, trial, outcome: isRight ? 'independent' : 'prompted' },
    ]),
  })

  it('needs four of its last five tries right, on two days', () => {
    expect(knownWords([session(1, [true, true]), session(2, [false, true, true])])).toEqual([{ word: 'mum', tries: 5, right: 4, days: 2, isKnown: true }])
    expect(knownWords([session(1, [true, true, false]), session(2, [false, true])])).toMatchObject([{ right: 3, isKnown: false }])
    expect(knownWords([session(1, [true, true, true, true, true])])).toMatchObject([{ right: 5, days: 1, isKnown: false }])
    expect(knownWords([session(1, [true, true]), session(2, [true, true])])).toMatchObject([{ tries: 4, isKnown: false }])
  })

  it('counts only choices among several', () => {
    expect(knownWords([session(1, [true, true, true], 0)])).toEqual([])
  })
})
