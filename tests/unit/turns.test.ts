import { describe, expect, it } from 'vitest'
import { sayPlural } from '#domain/activities/resultText'
import { turnsOf } from '#domain/measures/turns'
import type { Outcome, PlayEvent } from '#domain/trials/engine/events'

interface Told {
  readonly outcome: Outcome
  readonly touchMs?: number
  readonly lookedMs?: number
  readonly warmUp?: true
  /** Interruption during the trial. */
  readonly cut?: 'paused' | 'resized'
  /** Number of missed touches just before the answer. */
  readonly beside?: number
}

function logOf(told: readonly Told[]): readonly PlayEvent[] {
  return told.flatMap(({ outcome, touchMs, lookedMs, warmUp, cut, beside = 0 }, trial): readonly PlayEvent[] => {
    const at = trial * 60_000
    return [
      { kind: 'trial-began', at, trial, warmUp: warmUp === true, waitMs: 20_000 },
      {
        kind: 'stimulus-shown',
        at: at + 1000,
        trial,
        id: 'a',
        shows: { drawing: 'ball' },
        role: 'target',
        x: 0.5,
        y: 0.5,
        w: 0.3,
        h: 0.3,
        colour: '#FFE600',
        zone: 5,
        speed: 0,
      },
      ...(lookedMs === undefined ? [] : [{ kind: 'looked', at: at + 1000 + lookedMs, trial } as const]),
      ...(cut === 'paused' ? [{ kind: 'paused', at: at + 1500 } as const] : []),
      ...(cut === 'resized' ? [{ kind: 'resized', at: at + 1500, trial } as const] : []),
      ...(touchMs === undefined
        ? []
        : [
            ...Array.from({ length: beside }, (_, index): PlayEvent => ({
              kind: 'pointed',
              at: at + 1000 + touchMs - 100 - index,
              trial,
              x: 0.1,
              y: 0.1,
              on: null,
              zone: 1,
              error: 0.5,
              acted: true,
            })),
            { kind: 'pointed', at: at + 1000 + touchMs, trial, x: 0.5, y: 0.5, on: 'a', zone: 5, error: 0, acted: true } as const,
            { kind: 'answered', at: at + 1000 + touchMs, trial, id: 'a', verdict: 'correct', by: 'touch' } as const,
          ]),
      { kind: 'trial-ended', at: at + 30_000, trial, outcome },
    ]
  })
}

describe('trials of a session', () => {
  it('are listed in order with warm-ups, each with its kind', () => {
    const { all, done, alone, looked } = turnsOf(
      logOf([
        { outcome: 'independent', touchMs: 2000, warmUp: true },
        { outcome: 'prompted', touchMs: 24_000 },
        { outcome: 'assisted', touchMs: 3000 },
        { outcome: 'partly', touchMs: 4000 },
        { outcome: 'no-response', lookedMs: 5000 },
        { outcome: 'no-response' },
        { outcome: 'unmeasured' },
      ]),
    )
    expect(all.map(({ kind }) => kind)).toEqual(['alone', 'helped', 'helped', 'partly', 'looked', 'passed', 'passed'])
    expect(all.map(({ touchMs }) => touchMs)).toEqual([2000, 24_000, 3000, 4000, null, null, null])
    expect([done, alone, looked]).toEqual([4, 1, 1])
  })

  it('exclude interrupted ones, and include a card that the adult turned', () => {
    const { all } = turnsOf(
      logOf([
        { outcome: 'void', cut: 'paused' },
        { outcome: 'void', cut: 'resized' },
        { outcome: 'void' },
        { outcome: 'void', lookedMs: 800 },
        { outcome: 'independent', touchMs: 1000 },
      ]),
    )
    expect(all.map(({ trial, kind }) => [trial, kind])).toEqual([
      [2, 'passed'],
      [3, 'looked'],
      [4, 'alone'],
    ])
  })

  it('are timed only if independent, scored and not mashed', () => {
    const few = [
      { outcome: 'independent', touchMs: 4000 },
      { outcome: 'independent', touchMs: 6000 },
      { outcome: 'independent', touchMs: 8000 },
    ] as const
    expect(
      turnsOf(
        logOf([
          ...few,
          { outcome: 'independent', touchMs: 900, warmUp: true },
          { outcome: 'prompted', touchMs: 900 },
          { outcome: 'independent', touchMs: 900, beside: 5 },
        ]),
      ).touch,
    ).toBeNull()
    expect(turnsOf(logOf([...few, { outcome: 'independent', touchMs: 10_000 }])).touch).toMatchObject({ n: 4, median: 7000 })
  })

  it('are none if nothing was finished', () => {
    expect(turnsOf([])).toEqual({ all: [], done: 0, alone: 0, looked: 0, warmUps: 0, mirror: 0, touch: null })
  })
})

describe('a sentence in plural forms', () => {
  const sentence = { one: '{{alias}} popped {{n}} of {{count}} bubble', other: '{{alias}} popped {{n}} of {{count}} bubbles' }

  it('follows the number in the language', () => {
    expect(sayPlural(sentence, 'en', { alias: 'Pip', n: 1, count: 1 })).toBe('Pip popped 1 of 1 bubble')
    expect(sayPlural(sentence, 'en', { alias: 'Pip', n: 0, count: 8 })).toBe('Pip popped 0 of 8 bubbles')
    expect(sayPlural({ few: 'few {{count}}', other: 'other {{count}}' }, 'pl', { count: 3 })).toBe('few 3')
    expect(sayPlural({ few: 'few {{count}}', other: 'other {{count}}' }, 'pl', { count: 5 })).toBe('other 5')
  })

  it('leaves a nickname unchanged', () => {
    expect(sayPlural(sentence, 'en', { alias: '{{n}}$&', n: 2, count: 3 })).toBe('{{n}}$& popped 2 of 3 bubbles')
  })
})
