// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import { MIN_CELL } from '#domain/measures/statistics'
import type { PlayEvent, Verdict } from '#domain/trials/events'
import { ConceptFigures } from '#app/stage/ConceptFigures'
import { ConfusionFigures } from '#app/stage/ConfusionFigures'
import { OwnFigures } from '#app/stage/OwnFigures'
import { sessionHeader } from '#tests/support/examples'
import { show } from '../support/page'

interface Choice {
  readonly word: string
  readonly x: number
  readonly y?: number
}

/** One trial: what was asked for, what stood beside it, and what was chosen one after the other. */
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

it('how far each picture has come is said of each word in words, over all sessions', () => {
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
  expect(text).toContain('How far each picture has come')
  expect(rowsOf(place)).toEqual([
    ['green apple', 'found of two', 'n = 2'],
    ['pear', 'shown', 'n = 1'],
    ['your own picture', 'named', 'n = 1'],
  ])
  expect([...place.querySelectorAll('thead th')].map((cell) => cell.getAttribute('scope'))).toEqual(['col', 'col', 'col'])
})

it('nothing is said of pictures where none was shown', () => {
  expect(show(<ConceptFigures sessions={[sessionWith('s1', [])]} />).text).toBe('')
})

it('what was taken for what is said most often first, with its count', () => {
  const pear: Choice = { word: 'pear', x: right }
  const events = [
    ...trialOf(0, [{ word: 'apple', x: left }, pear], ['pear', 'apple']),
    ...trialOf(1, [{ word: 'own-1234', x: left }, pear], ['pear', 'own-1234']),
    ...trialOf(2, [{ word: 'own-1234', x: left }, pear], ['pear', 'own-1234']),
  ]
  const { place } = show(<ConfusionFigures events={events} />)
  expect([...place.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'pear in the place of your own picture: 2 times.',
    'pear in the place of apple: once.',
  ])
})

it('on which side the first choice stood is said from enough choices on, and not before', () => {
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
    `The first choice stood on the left ${MIN_CELL - 1} times, on the right 1, above 0 and below 0, of ${MIN_CELL} with more than one choice.`,
  )
})

it('above and below are told apart from left and right', () => {
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
  expect(show(<ConfusionFigures events={events} />).text).toContain(`on the left 0 times, on the right 0, above ${MIN_CELL - 1} and below 1, of ${MIN_CELL}`)
})

it('stand under a session whose activity has them, with the earlier ones of the same category', () => {
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
  expect(text).toContain('pear in the place of apple: once.')
  expect(rowsOf(place).map(([word]) => word)).toEqual(['plum', 'apple'])
  expect(show(<OwnFigures session={sessionWith('s2', events, 'bubblepop')} past={[earlier]} />).text).toBe('')
})
