import { beforeEach, describe, expect, it } from 'vitest'
import { createConsents } from '#data/consents'
import { createPeopleRecords } from '#data/people'
import { consentVersions, missingConsents, type Consent, unansweredConsents } from '#domain/people/consents'
import type { DocumentStore } from '#ports/documents'
import { openDevice, unsubscribers, throwUnexpected } from '../support/dataRig'
import { collectValues, START } from '../support/localRig'

const given = (part: Partial<Consent>): Consent => ({
  id: 'c',
  kind: 'terms',
  version: consentVersions.terms,
  granted: true,
  at: START,
  childId: null,
  ...part,
})

describe('missing consents', () => {
  it('are both texts and, for each own child, the parent’s', () => {
    expect(missingConsents([], ['ada_0', 'ada_1']).map(({ kind, childId }) => [kind, childId])).toEqual([
      ['terms', null],
      ['privacy', null],
      ['parental', 'ada_0'],
      ['parental', 'ada_1'],
    ])
  })

  it('ask nobody twice for the same version, and everybody for a new one', () => {
    const kinds = (list: readonly Consent[]) => missingConsents(list, []).map(({ kind }) => kind)
    expect(kinds([given({}), given({ kind: 'privacy', version: consentVersions.privacy })])).toEqual([])
    expect(kinds([given({ version: '0' }), given({ kind: 'privacy', version: consentVersions.privacy })])).toEqual(['terms'])
    expect(kinds([given({ granted: false }), given({ kind: 'privacy', version: consentVersions.privacy })])).toEqual(['terms'])
  })

  it('are asked once: a declined one is missing but not unanswered', () => {
    const declined = given({ granted: false })
    const kinds = (wishes: readonly { kind: string }[]) => wishes.map(({ kind }) => kind)
    expect(kinds(unansweredConsents([declined], ['ada_0']))).toEqual(['privacy', 'parental'])
    expect(kinds(missingConsents([declined], ['ada_0']))).toEqual(['terms', 'privacy', 'parental'])
    expect(kinds(unansweredConsents([given({ granted: false, version: '0' })], []))).toEqual(['terms', 'privacy'])
  })

  it('apply a parent’s consent for one child to no other', () => {
    const forFirst = given({ kind: 'parental', version: consentVersions.parental, childId: 'ada_0' })
    expect(missingConsents([forFirst], ['ada_0', 'ada_1']).filter(({ kind }) => kind === 'parental')).toEqual([{ kind: 'parental', childId: 'ada_1' }])
  })
})

describe('consents', () => {
  let store: DocumentStore
  beforeEach(() => {
    ;({ store } = openDevice())
  })
  const read = async (count: number) => {
    const lists = collectValues<readonly Consent[]>()
    unsubscribers.push(createConsents(store).watch('ada', lists.hear, throwUnexpected))
    return lists.next((list) => list.length === count)
  }

  it('are recorded with their version, the backend’s time and the child', async () => {
    await createConsents(store).answer('ada', [
      { kind: 'terms', childId: null, granted: false },
      { kind: 'parental', childId: 'ada_0', granted: true },
    ])
    const list = await read(2)
    expect(list.map(({ kind, version, granted, at, childId }) => ({ kind, version, granted, at, childId }))).toEqual(
      expect.arrayContaining([
        { kind: 'terms', version: consentVersions.terms, granted: false, at: START, childId: null },
        { kind: 'parental', version: consentVersions.parental, granted: true, at: START, childId: 'ada_0' },
      ]),
    )
    await expect(createConsents(store).answer('ada', [{ kind: 'parental', childId: 'ben_0', granted: true }])).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await createPeopleRecords(store).ensureUser({ uid: 'ada', email: 'ada@family.example', displayName: 'Ada' })
    await expect(store.commit((writes) => writes.delete(`Users/ada/consents/${list[0]?.id}`))).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('start with the account, which accepts the terms and the privacy notes', async () => {
    await createPeopleRecords(store).ensureUser({ uid: 'ada', email: 'ada@family.example', displayName: 'Ada' })
    expect((await read(2)).map(({ kind }) => kind).toSorted()).toEqual(['privacy', 'terms'])
  })
})
