import { expect, it } from 'vitest'
import { looksWithoutGrant } from '#domain/people/grants'
import type { AccessNote } from '#domain/people/people'

const note = (id: string, part: Partial<AccessNote>): AccessNote => ({ id, actor: 'tom', account: 'clinic_0', action: 'viewed', at: 0, ...part })
const ids = (notes: readonly AccessNote[]) => notes.map(({ id }) => id)

it('lists teams whose sharing has ended, but neither current teams nor a person with a code', () => {
  const notes = [note('present', {}), note('ended', { account: 'school_0' }), note('helper', { actor: 'opa', account: 'opa' })]
  expect(ids(looksWithoutGrant(notes, [{ accountId: 'clinic_0' }]).before)).toEqual(['ended'])
})

it('lists exports by a system administrator separately, and leaves out looks by the family', () => {
  const notes = [note('admin', { actor: 'ada', account: null, action: 'exported' }), note('family', { account: null }), note('team', { action: 'exported' })]
  const { before, byAdministrators } = looksWithoutGrant(notes, [{ accountId: 'clinic_0' }])
  expect([ids(before), ids(byAdministrators)]).toEqual([[], ['admin']])
})
