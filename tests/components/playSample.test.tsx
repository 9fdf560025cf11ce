import { expect, it } from 'vitest'
import { blockLevels, blockOrder, type OpenedLevel, type SampleBlock } from '#domain/assessment/sample'
import type { PlaySample as SamplePaper } from '#domain/assessment/papers'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import { DAY_MS } from '#domain/time'
import { PlaySampleCard } from '../../src/screens/assessment/PlaySample'
import { measuredSession, type MeasuredSession } from '#tests/support/measuredSessions'
import { show } from '../support/page'

const child: Child = { id: 'c1', ownerUid: 'p1', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile }
const NOW = Date.now()
const sample: SamplePaper = { kind: 'sample', id: 's1', author: 't1', byName: 'Robin', createdAt: NOW - 3 * DAY_MS, updatedAt: 0, signedAt: null }
const order = blockOrder(sample.id) as [SampleBlock, SampleBlock, SampleBlock, SampleBlock]

const played = (block: SampleBlock, startedAt: number, part: Partial<MeasuredSession> = {}) =>
  measuredSession({ id: `${block}${startedAt}`, ...blockLevels[block], startedAt, turns: Array.from({ length: 11 }, () => ({ ms: 3000 })), ...part })

function open(sessions: readonly ReturnType<typeof measuredSession>[], paper: SamplePaper | null = sample) {
  const log: (string | OpenedLevel)[] = []
  const page = show(
    <PlaySampleCard child={child} sample={paper} sessions={sessions} onBegin={() => log.push('begin')} onPlay={(opened) => log.push(opened)} isNext />,
  )
  return { ...page, log, said: page.text }
}

it('explains a baseline before there is one, and starts it with one press', async () => {
  const { said, press, log, place } = open([], null)
  expect(said).toContain('Four short sessions on two days give a baseline for Pip')
  await press('Start a baseline')
  expect(log).toEqual(['begin'])
  expect(place.querySelectorAll('.press-now')).toHaveLength(1)
})

it('lists the four blocks in order with their content, and plays the next one unchanged', async () => {
  const { said, press, log, place } = open([])
  expect(said).toContain('0 of four done')
  expect([...place.querySelectorAll('li b')].map(({ textContent }) => textContent)).toEqual(
    order.map((block) => ({ places: 'Nine places', colours: 'Five colours', number: 'How many at once', background: 'Backgrounds' })[block]),
  )
  expect([...said.matchAll(/Not played yet/g)]).toHaveLength(4)
  await press('Play the next one')
  expect(log).toEqual([blockLevels[order[0]]])
})

it('gives the day, conditions, tiredness and unplayed rest of each block', () => {
  const { said, place } = open([
    played(order[0], NOW - 2 * DAY_MS, { conditions: { light: 'dim' } }),
    played(order[1], NOW - 2 * DAY_MS + 1, { isTired: true }),
    played(order[2], NOW - DAY_MS, { reason: 'adult' }),
  ])
  expect(said).toContain('2 of four done')
  expect(said).toMatch(/: 11 turns/)
  expect(said).toContain('stopped after 11 turns because Pip was tired')
  expect(said).toContain('stopped after 11 turns; still to do')
  expect(said).toContain('Dim light')
  expect([...place.querySelectorAll('li')].map((row) => row.dataset['done'])).toEqual(['true', 'true', 'false', 'false'])
})

it('asks about the light and the noise in the room, with one press each', async () => {
  const { place } = open([])
  expect([...place.querySelectorAll('[role=radiogroup] > span:first-child')].map(({ textContent }) => textContent)).toEqual([
    'Light in the room',
    'Noise in the room',
  ])
})

it('suggests another day after two blocks without forbidding more, and is done after four', () => {
  const two = [played(order[0], NOW - 20), played(order[1], NOW - 10)]
  const enough = open(two)
  expect(enough.said).toContain('Two done today.')
  expect(enough.button('Play the next one')?.className).toBe('press')
  const done = open([...two, played(order[2], NOW - 9), played(order[3], NOW - 8)])
  expect(done.said).toContain('All four done, on 1 day')
  expect(done.said).toContain('They are meant for two days')
  expect(done.button('Play the next one')).toBeNull()
  expect(done.button('Start a new baseline')).not.toBeNull()
})
