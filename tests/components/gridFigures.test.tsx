import { expect, it } from 'vitest'
import { GridFigures } from '#app/stage/result/GridFigures'
import type { PlayEvent } from '#domain/trials/engine/events'
import { show } from '../support/page'

/** Returns trials on a grid of two columns in which only the right cell of the row is ever filled. */
function events(turns: number): readonly PlayEvent[] {
  return Array.from({ length: turns }, (_, trial) => trial).flatMap((trial): PlayEvent[] => {
    const at = trial * 60_000
    const cell = (id: string, x: number): PlayEvent => ({
      kind: 'stimulus-shown',
      at,
      trial,
      id,
      role: 'target',
      x,
      y: 0.5,
      w: 0.15,
      h: 0.2,
      colour: '#FFE600',
      zone: 5,
      speed: 0,
    })
    return [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: 10_000 },
      cell('cell-0', 0.6),
      cell('cell-1', 0.75),
      { kind: 'recorded', at, trial, values: { columns: 2, rows: 1, filled: 2 } },
      { kind: 'did', at: at + 3000, trial, deed: { do: 'worked', id: 'cell-1', share: 0.5, by: 'touch' } },
      { kind: 'prompted', at: at + 13_000, trial, step: 1 },
      { kind: 'trial-ended', at: at + 40_000, trial, outcome: 'no-response' },
    ]
  })
}

it('names the side where cells stay empty, with the numbers of each place', () => {
  const { text } = show(<GridFigures sessions={[{ events: events(4) }, { events: events(3) }]} />)
  expect(text).toContain('Cells on the left stay empty more often than those opposite')
  expect(text).toContain('7 of 7 not filled before help came.')
  expect(text).toContain('0 of 7 not filled before help came.')
  expect(text).toContain('From 7 grids.')
})

it('names no side if there are few cells, and shows nothing without a grid', () => {
  expect(show(<GridFigures sessions={[{ events: events(3) }]} />).text).toContain('No side stands out so far.')
  expect(show(<GridFigures sessions={[{ events: [] }]} />).text).toBe('')
})
