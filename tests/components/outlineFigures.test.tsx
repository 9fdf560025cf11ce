import { expect, it } from 'vitest'
import { OutlineFigures } from '#app/stage/result/OutlineFigures'
import type { PlayEvent } from '#domain/trials/engine/events'
import { sessionHeader } from '#tests/support/examples'
import { show } from '../support/page'

const shown = (id: string, role: 'target' | 'distractor', text: string): PlayEvent => ({
  kind: 'stimulus-shown',
  at: 1000,
  trial: 0,
  id,
  shows: { text },
  role,
  x: 0.5,
  y: 0.5,
  w: 0.2,
  h: 0.2,
  colour: '#FFE600',
  zone: 5,
  speed: 0,
})
const events: readonly PlayEvent[] = [
  { kind: 'trial-began', at: 0, trial: 0, warmUp: false, waitMs: 10_000 },
  shown('word-1', 'target', 'mum'),
  shown('word-2', 'distractor', 'banana'),
  { kind: 'answered', at: 4000, trial: 0, id: 'word-1', verdict: 'correct', by: 'touch' },
  { kind: 'trial-ended', at: 9000, trial: 0, outcome: 'independent' },
]

it('says for each word whether it is known, with correct answers and days; shows nothing without sessions', () => {
  const { place, text } = show(<OutlineFigures sessions={[{ ...sessionHeader('s1'), activity: 'bubblewordmaker', events }]} />)
  expect([...place.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['mum', 'not yet', '1 of 1', '1'],
  ])
  expect(text).toContain('not that your child can read')
  expect(show(<OutlineFigures sessions={[]} />).text).toBe('')
})
