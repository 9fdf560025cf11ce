import { expect, it } from 'vitest'
import { childPages, isSharedPage } from '#app/shell/childPages'
import { readsAsParent } from '#domain/people/guardians'
import { type SharingKind, sharingKinds, type SharingStep } from '#domain/people/sharing'

const helped = (step: SharingStep, kind: SharingKind = 'therapist') => ({ ownerUid: 'ada', guardians: [], help: { kind, step, until: 1 } })
const shared = (step: SharingStep) => childPages.filter((path) => isSharedPage(path, helped(step)))

it('opens to each step of a sharing only what the family shared', () => {
  expect(shared('look')).toEqual(['/progress', '/profile', '/plan', '/sharing'])
  expect(shared('plan')).toEqual(['/progress', '/profile', '/plan', '/messages', '/sharing'])
  expect(shared('all')).toEqual(childPages)
  expect(childPages.filter((path) => isSharedPage(path, {}))).toEqual(childPages)
  for (const path of ['/photos', '/texts', '/outlines']) {
    expect(isSharedPage(path, helped('plan'))).toBe(false)
    expect(isSharedPage(path, helped('all'))).toBe(true)
  }
})

it('gives a parent’s reading to the family, the other parent and a grandparent', () => {
  expect(sharingKinds.filter((kind) => readsAsParent(helped('all', kind), 'robin'))).toEqual(['parent', 'grandparent'])
  expect(readsAsParent({ ownerUid: 'ada', guardians: [] }, 'ada')).toBe(true)
  expect(readsAsParent({ ownerUid: 'ada', guardians: [] }, 'robin')).toBe(false)
})
