import { describe, expect, it } from 'vitest'
import type { VisitorFacts } from '#domain/access/decide'
import type { Manifest } from '#domain/activities/manifest'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import { sessionHeader } from '#tests/support/examples'
import { type Chapter, levelToStart, listTiles, shelvesOf, type Tile, toContinue } from '../../src/screens/activity/tiles'

const visitor: VisitorFacts = {
  user: { email: 'a@example.org', emailVerified: true },
  role: 'parent',
  subscription: { isChecked: true, isSubscribed: false },
  hasSelectedAccount: false,
  standing: { isStaff: false, isAdministrator: false },
}
const child: Child = { id: 'c1', ownerUid: 'p1', guardians: [], alias: 'Firefly', birthMonth: null, profile: newProfile }

function manifest(id: string, part: Partial<Manifest> = {}): Manifest {
  const text = { en: { title: id, trains: '', goal: '', objectives: {}, settings: {} } }
  return {
    id,
    family: 'see',
    access: 'signed-in',
    settings: {},
    levels: [{ id: '1', trials: 8, complexity: 1 }],
    measures: [],
    needs: [],
    tile: [],
    text,
    ...part,
  }
}

const list = (manifests: readonly Manifest[], part: Partial<Parameters<typeof listTiles>[0]> = {}) =>
  listTiles({ manifests, visitor, child, sessions: [], family: null, showsHarder: false, ...part })
const keysOf = (chapters: readonly Chapter[]) => chapters.flatMap(({ tiles }) => tiles.map(({ key }) => key))

describe('the list of activities', () => {
  it('keeps the families in order and can show a single one', () => {
    const manifests = [manifest('b', { family: 'do' }), manifest('a')]
    expect(list(manifests).chapters.map(({ family }) => family)).toEqual(['see', 'do'])
    expect(keysOf(list(manifests, { family: 'do' }).chapters)).toEqual(['b'])
  })

  it('locks subscription activities, hides those for staff, and waits while access is unknown', () => {
    const manifests = [manifest('paid', { access: 'subscription' }), manifest('staff', { access: 'staff' })]
    expect(list(manifests).chapters.flatMap(({ tiles }) => tiles.map(({ key, access }) => [key, access]))).toEqual([['paid', 'locked']])
    const unchecked = { ...visitor, subscription: { isChecked: false, isSubscribed: false } }
    expect(list(manifests, { visitor: unchecked }).chapters[0]?.tiles[0]?.access).toBe('checking')
  })

  it('puts familiar activities first, then good ones to start with', () => {
    const manifests = ['background', 'fireworks', 'lightcatcher', 'music'].map((id) => manifest(id))
    expect(keysOf(list(manifests).chapters)).toEqual(['lightcatcher', 'music', 'background', 'fireworks'])
    const sessions = [{ ...sessionHeader('1'), activity: 'fireworks', events: [] }]
    expect(keysOf(list(manifests, { sessions }).chapters)).toEqual(['fireworks', 'lightcatcher', 'music', 'background'])
  })

  it('hides activities beyond the child’s limits until an adult asks, and counts them', () => {
    const manifests = [manifest('hard', { levels: [{ id: '1', trials: 8, complexity: 9 }] }), manifest('easy')]
    expect(keysOf(list(manifests).chapters)).toEqual(['easy'])
    expect(list(manifests).harder).toBe(1)
    expect(keysOf(list(manifests, { showsHarder: true }).chapters)).toEqual(['hard', 'easy'])
  })

  it('first hides activities for fingers from a child who answers without them', () => {
    const manifests = [manifest('fingers', { asksForFingers: true }), manifest('easy')]
    const byDwell = { ...child, profile: { ...newProfile, dials: { accessMethod: 'dwell' as const } } }
    expect(keysOf(list(manifests).chapters)).toEqual(['fingers', 'easy'])
    expect(keysOf(list(manifests, { child: byDwell }).chapters)).toEqual(['easy'])
    expect(list(manifests, { child: byDwell }).harder).toBe(1)
  })

  it('leaves out activities with dangerous light, also among harder ones', () => {
    const strict = { ...child, profile: { ...newProfile, photosensitive: 'yes' as const } }
    const found = list([manifest('stripe', { hiddenWhenStrict: true })], { child: strict, showsHarder: true })
    expect(found).toEqual({ chapters: [], harder: 0, leftOutByStrict: 1 })
  })

  it('offers the level of the newest session, or an easier one if that is now too hard', () => {
    const levels = [
      { id: '1', trials: 8, complexity: 1 },
      { id: '2', trials: 8, complexity: 3 },
      { id: '3', trials: 8, complexity: 8 },
    ]
    const played = (level: string) => ({ ...sessionHeader(level), activity: 'a', level, events: [] })
    const tile = list([manifest('a', { levels })], { sessions: [played('2'), played('1')] }).chapters[0]?.tiles[0]
    expect(tile).toMatchObject({ level: '2', lastLevel: '2' })
    expect(levelToStart(levels, '3', { maxComplexity: 3, maxItems: 1 })).toBe('1')
    expect(levelToStart(levels, null, { maxComplexity: 0, maxItems: 1 })).toBe('1')
  })
})

describe('shelves of the list', () => {
  const tile = (key: string, part: Partial<Tile> = {}): Tile => ({
    key,
    manifest: manifest(key),
    category: null,
    level: '1',
    lastLevel: null,
    access: 'open',
    isHarder: false,
    ...part,
  })
  const chapters: readonly Chapter[] = [
    { family: 'see', tiles: [tile('a'), tile('busy', { isHarder: true }), tile('soon', { access: 'checking' })] },
    { family: 'do', tiles: [tile('paid', { access: 'locked' }), tile('both', { access: 'locked', isHarder: true })] },
  ]

  it('contain every tile once: open, busier, or behind a subscription', () => {
    const { shelves, busier, closed } = shelvesOf(chapters)
    expect(shelves.map(({ family, tiles }) => [family, tiles.map(({ key }) => key)])).toEqual([['see', ['a', 'soon']]])
    expect([busier, closed].map((tiles) => tiles.map(({ key }) => key))).toEqual([['busy'], ['paid', 'both']])
  })

  it('start with the latest open activity, or a suitable one for a child who has not played', () => {
    const tiles = [tile('paid', { access: 'locked' }), tile('busy', { isHarder: true }), tile('a'), tile('b')]
    const played = (activity: string) => ({ ...sessionHeader(activity), activity, events: [] })
    expect(toContinue(tiles, [played('paid'), played('b'), played('a')])).toMatchObject({ tile: { key: 'b' }, last: { activity: 'b' } })
    expect(toContinue(tiles, [played('busy')])).toMatchObject({ tile: { key: 'busy' } })
    expect(toContinue(tiles, [])).toMatchObject({ tile: { key: 'a' }, last: null })
    expect(toContinue([tile('paid', { access: 'locked' })], [])).toBeUndefined()
  })
})
