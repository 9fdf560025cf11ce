import { describe, expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import { DAY_MS } from '#domain/time'
import { catalogue } from '#scenes/catalogue'
import type { Tile } from '../../src/screens/activity/tiles'
import { planOf, proposeDay } from '../../src/screens/dashboard/proposal'
import { sessionHeader } from '#tests/support/examples'

const NOW = Date.UTC(2026, 10, 22, 12)

const tile = (id: string, more: Partial<Tile> = {}): Tile => {
  const manifest = catalogue.find((each) => each.id === id)
  if (manifest === undefined) throw new Error(`there is no activity ${id}`)
  return { key: id, manifest, category: null, level: '1', lastLevel: null, access: 'open', isHarder: false, ...more }
}
const tiles = [tile('lightcatcher'), tile('bubblepop'), tile('follow'), tile('findbunny'), tile('match')]
const played = (activity: string, daysAgo: number): Session => ({
  ...sessionHeader(`${activity}${daysAgo}`),
  activity,
  startedAt: NOW - daysAgo * DAY_MS,
  events: [],
})
const told = (all: ReturnType<typeof proposeDay>) => all.map(({ tile: { key }, reason }) => [key, reason])

describe('the suggestion for a day without a plan', () => {
  it('is three new activities of three families for a child who has not played yet', () => {
    const first = proposeDay(tiles, [], NOW)
    expect(first).toHaveLength(3)
    expect(first.every(({ reason }) => reason === 'new')).toBe(true)
    expect(new Set(first.map(({ tile: each }) => each.manifest.family)).size).toBe(3)
  })

  it('ignores play dated in the future by a wrong clock', () => {
    const sessions = [played('match', -365), played('bubblepop', 1)]
    expect(told(proposeDay(tiles, sessions, NOW))[0]).toEqual(['bubblepop', 'last'])
  })

  it('is the latest activity, a familiar one, and a new one of another family', () => {
    const sessions = [played('bubblepop', 1), played('follow', 2), played('follow', 3), played('follow', 4)]
    expect(told(proposeDay(tiles, sessions, NOW))).toEqual([
      ['bubblepop', 'last'],
      ['follow', 'known'],
      ['lightcatcher', 'new'],
    ])
  })

  it('counts activities of the last four weeks as familiar, not older ones', () => {
    const sessions = [played('bubblepop', 1), played('match', 5), ...[40, 41, 42].map((days) => played('follow', days))]
    expect(told(proposeDay(tiles, sessions, NOW)).slice(0, 2)).toEqual([
      ['bubblepop', 'last'],
      ['match', 'known'],
    ])
  })

  it('has only things to see and to follow for a child who only looks', () => {
    const day = (sessions: readonly Session[]) => proposeDay([...tiles, tile('music')], sessions, NOW, true).map(({ tile: { key } }) => key)
    expect(day([]).toSorted()).toEqual(['follow', 'lightcatcher', 'music'])
    expect(day([played('bubblepop', 1)])).not.toContain('bubblepop')
    // An activity that needs touch is better than no activity.
    expect(told(proposeDay([tile('match')], [], NOW, true))).toEqual([['match', 'new']])
  })

  it('never includes locked or too busy activities, even if they were played', () => {
    const some = [tile('lightcatcher', { access: 'locked' }), tile('bubblepop', { isHarder: true }), tile('follow')]
    expect(told(proposeDay(some, [played('bubblepop', 1), played('lightcatcher', 1)], NOW))).toEqual([['follow', 'new']])
    expect(proposeDay([], [], NOW)).toEqual([])
  })

  it('is completed with familiar activities if nothing new is left, each once', () => {
    const few = [tile('lightcatcher'), tile('bubblepop'), tile('follow')]
    const all = proposeDay(few, [played('follow', 1), played('bubblepop', 2), played('lightcatcher', 3)], NOW)
    expect(told(all)).toEqual([
      ['follow', 'last'],
      ['lightcatcher', 'known'],
      ['bubblepop', 'known'],
    ])
    expect(planOf(all)).toEqual(all.map(({ tile: { manifest } }) => ({ activity: manifest.id, category: null, level: '1' })))
  })
})
