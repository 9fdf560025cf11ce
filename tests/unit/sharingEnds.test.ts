import { expect, it } from 'vitest'
import { caseFigures } from '#domain/people/caseload'
import { knownAt, listedUntil } from '#domain/people/grants'
import type { SharedChild } from '#domain/people/people'
import { DAY_MS } from '#domain/time'

const END = new Date(2026, 10, 23, 12).getTime()

const shared = {
  id: 'ada_0',
  accountId: 'clinic',
  ownerUid: 'ada',
  alias: 'Comet',
  sharedAt: END - 1000,
  endsAt: END,
  purpose: '',
  caseload: [],
  child: { id: 'ada_0', alias: 'Comet', profile: { support: 'A', photosensitive: 'unknown' } },
  row: { digests: [], newest: null },
} as unknown as SharedChild

it('shows only a child’s name and the end once a sharing has ended', () => {
  expect(knownAt(shared, END - 1)).toBe(shared)
  const after = knownAt(shared, END)
  expect(after.child).toBeNull()
  expect(after).not.toHaveProperty('row')
  const figures = caseFigures({ shared: after, digests: null, newest: null, now: END, dayOf: String, manifests: [], isAnswered: () => false })
  expect(figures.need).toEqual({ group: 'sharing', kind: 'ended', at: END })
  expect(figures.lastAt).toBeNull()
})

it('keeps a sharing without an end', () => {
  const lasting = { ...shared, endsAt: null }
  expect(knownAt(lasting, END * 2)).toBe(lasting)
})

it('tells the family how long a team still lists an ended sharing', () => {
  const until = END + 14 * DAY_MS
  expect([END - 1, END, until - 1, until].map((now) => listedUntil(shared, now))).toEqual([null, until, until, null])
  expect(listedUntil({ endsAt: null }, END)).toBeNull()
})
