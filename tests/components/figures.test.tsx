import { expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import { MIN_CELL } from '#domain/statistics'
import type { PlayEvent, Verdict } from '#domain/trials/engine/events'
import { ConceptFigures } from '#app/stage/result/ConceptFigures'
import { ConfusionFigures } from '#app/stage/result/ConfusionFigures'
import { OwnFigures } from '#app/stage/result/OwnFigures'
import { sessionHeader } from '#tests/support/examples'
import { show } from '../support/page'

interface Choice {
  readonly word: string
  readonly x: number
  readonly y?: number
}

/** Returns the events of one trial: the target, its distractors and the choices in order. */
function trialOf(
  trial: number,
  [target, ...others]: readonly [Choice, ...Choice[]],
  chosen: readonly string[],
  more: readonly PlayEvent[] = [],
): readonly PlayEvent[] {
  const at = trial * 60_000
  const shown = [target, ...others].map(({ word, x, y = 0.5 }, index): PlayEvent => ({
    kind: 'stimulus-shown',
    at: at + 1000,
    trial,
    id: word,
    shows: { word },
    role: index === 0 ? 'target' : 'distractor',
    x,
    y,
    w: 0.2,
    h: 0.2,
    colour: '#FFE600',
    zone: 5,
    speed: 0,
  }))
  const answered = chosen.map((word, index): PlayEvent => {
    const verdict: Verdict = word === target.word ? 'correct' : 'wrong'
    return { kind: 'answered', at: at + 3000 + index * 1000, trial, id: word, verdict, by: 'touch' }
  })
  return [
    { kind: 'trial-began', at, trial, warmUp: false, waitMs: 10_000 },
    ...shown,
    { kind: 'recorded', at: at + 1000, trial, values: { choices: others.length + 1 } },
    ...more,
    ...answered,
    { kind: 'trial-ended', at: at + 20_000, trial, outcome: chosen.length > 1 ? 'prompted' : chosen.length === 1 ? 'independent' : 'no-response' },
  ]
}

const [left, right] = [0.2, 0.8]
const sessionWith = (id: string, events: readonly PlayEvent[], activity = 'picture'): Session => ({
  ...sessionHeader(id),
  activity,
  category: 'fruits',
  events,
})

const rowsOf = (place: Element) => [...place.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent))

it('describes the progress of each word’s picture over all sessions', () => {
  const first = trialOf(0, [{ word: 'green-apple', x: 0.5 }], [], [{ kind: 'looked', at: 2000, trial: 0 }])
  const second = [
    ...trialOf(
      0,
      [
        { word: 'green-apple', x: left },
        { word: 'pear', x: right },
      ],
      ['green-apple'],
    ),
    ...trialOf(
      1,
      [
        { word: 'pear', x: left },
        { word: 'green-apple', x: right },
      ],
      ['green-apple', 'pear'],
    ),
    ...trialOf(2, [{ word: 'own-1234', x: 0.5 }], [], [{ kind: 'heard', at: 122_000, trial: 2, id: 'own-1234', isRead: true }]),
  ]
  const { place, text } = show(<ConceptFigures sessions={[sessionWith('s1', first), sessionWith('s2', second)]} />)
  expect(text).toContain('Progress with each picture')
  expect(rowsOf(place)).toEqual([
    ['green apple', 'found out of two', 'n = 2'],
    ['pear', 'shown', 'n = 1'],
    ['your own picture', 'named', 'n = 1'],
  ])
  expect([...place.querySelectorAll('thead th')].map((cell) => cell.getAttribute('scope'))).toEqual(['col', 'col', 'col'])
})

it('shows nothing about pictures if none was shown', () => {
  expect(show(<ConceptFigures sessions={[sessionWith('s1', [])]} />).text).toBe('')
})

it('lists confusions with their counts, most frequent first', () => {
  const pear: Choice = { word: 'pear', x: right }
  const events = [
    ...trialOf(0, [{ word: 'apple', x: left }, pear], ['pear', 'apple']),
    ...trialOf(1, [{ word: 'own-1234', x: left }, pear], ['pear', 'own-1234']),
    ...trialOf(2, [{ word: 'own-1234', x: left }, pear], ['pear', 'own-1234']),
  ]
  const { place } = show(<ConfusionFigures events={events} />)
  expect([...place.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'pear instead of your own picture: 2 times.',
    'pear instead of apple: once.',
  ])
})

it('reports the side of the first choice only after enough choices', () => {
  const trials = (count: number) =>
    Array.from({ length: count }, (_, trial) =>
      trialOf(
        trial,
        [
          { word: 'apple', x: trial === 0 ? right : left },
          { word: 'pear', x: trial === 0 ? left : right },
        ],
        ['apple'],
      ),
    ).flat()
  expect(show(<ConfusionFigures events={trials(MIN_CELL - 1)} />).text).toBe('')
  const { text } = show(<ConfusionFigures events={trials(MIN_CELL)} />)
  expect(text).toContain(
    `The first choice, compared with the others: farther left ${MIN_CELL - 1} times, farther right 1, higher 0 and lower 0 (of ${MIN_CELL} with more than one choice).`,
  )
})

it('separates above and below from left and right', () => {
  const events = Array.from({ length: MIN_CELL }, (_, trial) =>
    trialOf(
      trial,
      [
        { word: 'apple', x: 0.5, y: 0.2 },
        { word: 'pear', x: 0.5, y: 0.8 },
      ],
      trial === 0 ? ['pear', 'apple'] : ['apple'],
    ),
  ).flat()
  expect(show(<ConfusionFigures events={events} />).text).toContain(
    `farther left 0 times, farther right 0, higher ${MIN_CELL - 1} and lower 1 (of ${MIN_CELL} with more than one choice)`,
  )
})

it('reports wrong first choices by likeness over all sessions of the activity, from enough trials on', () => {
  const turns = (first: number, count: number, likeness: string, isWrong: boolean) =>
    Array.from({ length: count }, (_, index) =>
      trialOf(
        first + index,
        [
          { word: 'apple', x: left },
          { word: 'pear', x: right },
        ],
        isWrong ? ['pear', 'apple'] : ['apple'],
        [{ kind: 'recorded', at: (first + index) * 60_000 + 1000, trial: first + index, values: { likeness } }],
      ),
    ).flat()
  const earlier = sessionWith('s1', turns(0, MIN_CELL, 'unlike', false), 'complexity')
  const now = sessionWith('s2', [...turns(0, 2, 'unlike', true), ...turns(2, 3, 'same-shape', true)], 'complexity')
  const { place, text } = show(<OwnFigures session={now} past={[earlier]} />)
  expect(text).toContain('First touches on another thing, by how similar it was')
  expect(rowsOf(place)).toEqual([
    ['Very different', `2 of ${MIN_CELL + 2}`],
    ['The same shape', 'too few (3)'],
  ])
  // A single session shows only its own trials.
  expect(rowsOf(show(<OwnFigures session={now} />).place)[0]).toEqual(['Very different', 'too few (2)'])
})

it('reports counting by place, time and number after enough trials', () => {
  const turn = (trial: number, isAll: boolean): readonly PlayEvent[] => {
    const at = trial * 60_000
    const duck = (id: string, zone: 4 | 6): PlayEvent => ({
      kind: 'stimulus-shown',
      at: at + 1000,
      trial,
      id,
      shows: { drawing: 'duckPhoto' },
      role: 'target',
      x: 0.5,
      y: 0.5,
      w: 0.1,
      h: 0.1,
      colour: '#FFE600',
      zone,
      speed: 0,
    })
    return [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: 10_000 },
      duck('duck-1', 4),
      duck('duck-2', 6),
      { kind: 'recorded', at: at + 1000, trial, values: { asked: 2, does: 'count' } },
      { kind: 'travelled', at: at + 2000, trial, id: 'duck-2', share: 1 },
      { kind: 'did', at: at + 4000, trial, deed: { do: 'found', id: 'duck-1', by: 'touch' } },
      { kind: 'did', at: at + 5000, trial, deed: { do: 'found-again', id: 'duck-1', by: 'touch' } },
      ...(isAll ? [{ kind: 'answered', at: at + 6000, trial, id: 'duck-2', verdict: 'correct', by: 'touch' } as const] : []),
      { kind: 'trial-ended', at: at + 20_000, trial, outcome: isAll ? 'independent' : 'no-response' },
    ]
  }
  const choice = (trial: number): readonly PlayEvent[] => [
    { kind: 'trial-began', at: trial * 60_000, trial, warmUp: false, waitMs: 10_000 },
    { kind: 'recorded', at: trial * 60_000, trial, values: { asked: 4, chosen: 5, does: 'choose' } },
    { kind: 'trial-ended', at: trial * 60_000 + 9000, trial, outcome: 'prompted' },
  ]
  const turns = Array.from({ length: MIN_CELL }, (_, trial) => turn(trial, trial !== 0)).flat()
  const { text, place } = show(<OwnFigures session={{ ...sessionWith('s1', [...turns, ...choice(MIN_CELL)], 'duckcount'), category: null }} />)
  const cells = [...(place.querySelector('ul[dir]')?.children ?? [])].map(({ textContent }) => textContent)
  expect(cells[3]).toBe(`Left: 0 of ${MIN_CELL}${MIN_CELL} counted twice`)
  expect(cells[5]).toBe(`Right: 1 of ${MIN_CELL}none counted twice`)
  expect(cells[0]).toBe('Top left: too few (0)')
  expect(text).toContain(`Time from one to the next: median 2.0 s, usually 2.0 to 2.0 s (n = ${2 * MIN_CELL - 1}).`)
  expect(text).toContain('Numbers chosen: 1. That is too few for a percentage.')
  expect(text).toContain('5 instead of 4: once.')
  expect(show(<OwnFigures session={{ ...sessionWith('s2', [], 'duckcount'), category: null }} />).text).toBe('')
})

it('appear under a session whose activity has them, with earlier sessions of the same category', () => {
  const events = trialOf(
    0,
    [
      { word: 'apple', x: left },
      { word: 'pear', x: right },
    ],
    ['pear', 'apple'],
  )
  const earlier = sessionWith('s1', trialOf(0, [{ word: 'plum', x: 0.5 }], []))
  const other = { ...sessionWith('s0', trialOf(0, [{ word: 'dog', x: 0.5 }], [])), category: 'animals' }
  const { place, text } = show(<OwnFigures session={sessionWith('s2', events)} past={[earlier, other]} />)
  expect(text).toContain('pear instead of apple: once.')
  expect(rowsOf(place).map(([word]) => word)).toEqual(['plum', 'apple'])
  expect(show(<OwnFigures session={sessionWith('s2', events, 'bubblepop')} past={[earlier]} />).text).toBe('')
})
