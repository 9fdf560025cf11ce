import { describe, expect, it } from 'vitest'
import { lineVerdict, readingOf } from '#domain/measures/reading'
import type { PlayEvent } from '#domain/trials/engine/events'

describe('reading', () => {
  const word = (index: number, trial = 0): PlayEvent => ({
    kind: 'stimulus-shown',
    at: 1000,
    trial,
    id: `word-${index}`,
    role: 'target',
    x: 0.5,
    y: 0.5,
    w: 0.2,
    h: 0.2,
    colour: '#FFE600',
    zone: 5,
    speed: 0,
    shows: { text: `w${index}` },
  })
  const line = (facts: readonly PlayEvent[], warmUp = false): PlayEvent[] => [
    { kind: 'trial-began', at: 900, trial: 0, warmUp, waitMs: null },
    ...Array.from({ length: 9 }, (_, index) => word(index + 1)),
    ...facts,
    { kind: 'trial-ended', at: 90_000, trial: 0, outcome: 'independent' },
  ]
  const step = (from: number, at: number, by: 'touch' | 'adult' | 'itself' = 'touch', to = from + 1): PlayEvent => ({
    kind: 'did',
    at,
    trial: 0,
    deed: { do: 'went-on', id: `word-${from}`, to: `word-${to}`, by },
  })

  it('has a time for each finished word, and counts steps back', () => {
    const reading = readingOf([
      line([
        step(1, 3000),
        step(2, 4000, 'adult', 1),
        step(1, 6000),
        step(2, 9000, 'itself'),
        { kind: 'answered', at: 12_000, trial: 0, id: 'word-3', verdict: 'correct', by: 'touch' },
      ]),
    ])
    expect(reading?.times).toEqual([
      { word: 'w1', ms: 2000 },
      { word: 'w1', ms: 2000 },
      { word: 'w3', ms: 3000 },
    ])
    expect(reading).toMatchObject({ lines: 1, backs: 1, time: null, share: null, stamina: null })
  })

  it('counts each word by its latest mark', () => {
    const heard = (index: number, isRead: boolean): PlayEvent => ({ kind: 'heard', at: 2000 + index, trial: 0, id: `word-${index}`, isRead })
    expect(readingOf([line([heard(1, false), heard(1, true), heard(2, true), heard(3, true), heard(4, false)])])).toMatchObject({
      heard: 4,
      read: 3,
      share: 0.75,
    })
  })

  it('knows after how many words it became slow', () => {
    const slow = [1000, 1000, 1000, 1000, 1000, 3000, 3000, 3000, 3000].reduce<PlayEvent[]>(
      (facts, ms, index) => [...facts, step(index + 1, (facts.at(-1)?.at ?? 1000) + ms)],
      [],
    )
    expect(readingOf([line(slow)])?.stamina).toBe(5)
    const steady = slow.map((fact, index) => ({ ...fact, at: 1000 + (index + 1) * 1000 }))
    expect(readingOf([line(steady)])?.stamina).toBeNull()
  })

  it('is null for warm-ups', () => {
    expect(readingOf([line([step(1, 3000)], true)])).toBeNull()
  })

  it('judges a line by four of five marked words, using the latest mark of each', () => {
    const heard = (index: number, isRead: boolean): PlayEvent => ({ kind: 'heard', at: 2000 + index, trial: 0, id: `word-${index}`, isRead })
    const marks = (read: number, of: number) => Array.from({ length: of }, (_, index) => heard(index, index < read))
    expect([lineVerdict(marks(4, 5)), lineVerdict(marks(3, 4)), lineVerdict(marks(1, 1)), lineVerdict([])]).toEqual([
      'correct',
      'partly',
      'correct',
      'unmeasured',
    ])
    expect(lineVerdict([heard(1, false), heard(1, true)])).toBe('correct')
  })
})
