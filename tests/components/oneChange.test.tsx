import { expect, it } from 'vitest'
import { factorLevel } from '#domain/assessment/compare'
import type { Experiment, ExperimentFactor } from '#domain/assessment/papers'
import { type ChildProfile, newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import { OneChange } from '../../src/screens/assessment/OneChange'
import { measuredSession, type MeasuredTurn } from '#tests/support/measuredSessions'
import { show } from '../support/page'

const experiment = (factor: ExperimentFactor, part: Partial<Experiment> = {}): Experiment => ({
  kind: 'experiment',
  id: `e-${factor}`,
  factor,
  author: 't1',
  byName: 'Robin',
  createdAt: 100,
  updatedAt: 100,
  signedAt: null,
  endedOn: null,
  ...part,
})

const ORDER = ['a', 'b', 'b', 'a', 'b', 'a', 'a', 'b', 'a', 'b', 'b', 'a'] as const
/** Returns twelve trials with these latencies for A and B, each slightly longer than the previous one. */
const turns = (a: number | null, b: number | null): readonly MeasuredTurn[] =>
  ORDER.map((arm, index) => {
    const ms = arm === 'a' ? a : b
    return { arm, ms: ms === null ? null : ms + index * 10 }
  })
const session = (factor: ExperimentFactor, id: string, of: readonly MeasuredTurn[]) =>
  measuredSession({ id, ...factorLevel(factor), startedAt: 200, turns: of })

function open(experiments: readonly Experiment[], sessions: readonly ReturnType<typeof session>[] = [], profile: ChildProfile = newProfile) {
  const child: Child = { id: 'c1', ownerUid: 'p1', guardians: [], alias: 'Pip', birthMonth: null, profile }
  const log: unknown[] = []
  const page = show(
    <OneChange
      child={child}
      experiments={experiments}
      sessions={sessions}
      onBegin={(factor) => log.push(['begin', factor])}
      onPlay={(opened) => log.push(opened)}
      onEnd={({ id }) => log.push(['end', id])}
      isNext
    />,
  )
  return { ...page, log, said: page.text }
}

it('offers the comparisons this child’s settings allow, describes A and B, and starts with one press', async () => {
  const { place, press, log, said } = open([])
  expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Two colours',
    'Left or right',
    'Still or moving slowly',
    'Large or small',
    'In silence or after a sound',
  ])
  expect(said).toContain('A: a light on the left. B: a light on the right.')
  await press('Left or right')
  expect(log).toEqual([['begin', 'side']])
  const all = open([], [], { ...newProfile, support: 'C', dials: { targetSize: 0.3 } })
  expect(all.place.querySelectorAll('button')).toHaveLength(7)
})

it('plays its level, shows the number of missing trials, and ends', async () => {
  const { said, press, log, place } = open([experiment('side')], [session('side', 's1', turns(3000, 4600).slice(0, 8))])
  expect(said).toContain('Not enough turns yet: 8 more needed.')
  expect(place.querySelectorAll('.press-now')).toHaveLength(1)
  await press('Play twelve turns')
  await press('End this comparison')
  expect(log).toEqual([factorLevel('side'), ['end', 'e-side']])
})

it('says which was touched sooner, by how much, in how many trials, and that this is not a diagnosis', () => {
  const both = [session('side', 's1', turns(3000, 4600)), session('side', 's2', turns(3000, 4600))]
  const { said } = open([experiment('side')], both)
  expect(said).toContain('Pip touched sooner with A: 3.1 s compared with 4.7 s (12 and 12 turns).')
  expect(said).toMatch(/Likely difference: 1\.[56] to 1\.[67] s\./)
  expect(said).toContain('not a diagnosis')
  expect(said).not.toContain('Another session')
  expect(open([experiment('side')], [session('side', 's1', turns(4600, 3000)), session('side', 's2', turns(4600, 3000))]).said).toContain(
    'Pip touched sooner with B: 3.1 s compared with 4.7 s (12 and 12 turns).',
  )
})

it('says that there is no clear difference, that a small one can be missed, and never praises', () => {
  const { said } = open([experiment('colour')], [session('colour', 's1', turns(3000, 3010)), session('colour', 's2', turns(3010, 3000))])
  expect(said).toContain('No clear difference between A and B: 3.1 s and 3.1 s (12 and 12 turns).')
  expect(said).toContain('Another session gives a surer answer.')
})

it('compares touches if one condition had hardly any, and nothing if both had', () => {
  const onlyA = [session('size', 's1', turns(3000, null)), session('size', 's2', turns(3000, null))]
  expect(open([experiment('size')], onlyA).said).toContain('Pip touched A in 12 of 12 turns and B in 0 of 12.')
  const none = [session('size', 's1', turns(null, null)), session('size', 's2', turns(null, null))]
  expect(open([experiment('size')], none).said).toContain('Too few touches with A or B to compare yet')
})

it('keeps a comparison that the settings no longer allow, and says so', () => {
  const { said, button } = open([experiment('number')])
  expect(said).toContain('Pip’s settings do not allow this comparison at the moment.')
  expect(button('Play twelve turns')).toBeNull()
  expect(button('End this comparison')).not.toBeNull()
})

it('lists earlier comparisons behind one press, without suggesting more of them', async () => {
  const sessions = [session('side', 's1', turns(3000, 3010)), session('side', 's2', turns(3010, 3000))]
  const { place } = open([experiment('side', { endedOn: '2026-11-20' })], sessions)
  expect(place.textContent).toContain('Earlier comparisons')
  expect(place.textContent).not.toContain('Another session gives a surer answer.')
})
