import { inOne, remove, REMOVED, type ErasureStep } from './steps'

/** Returns the steps that erase a therapist account. Papers and notes about a child remain, because the child's family decides about them. */
export function accountSteps(id: string, now: number): readonly ErasureStep[] {
  const path = `TherapistAccounts/${id}`
  return [
    inOne('grants', `${path}/sharedChildren`, null, (shared) => [{ path: `children/${shared.path.split('/').at(-1)}`, update: [[['grants', id], REMOVED]] }]),
    // Once marked as closed, the account gives no access, and its number is never reused.
    { name: 'account', kind: 'tree', root: path, before: [{ path: `closedAccounts/${id}`, create: { at: new Date(now) } }] },
    inOne('mail', 'mail', ['concerns', 'array-contains', id], (document) => [remove(document)]),
    inOne('limits', 'dayCounts', ['of', '==', id], (document) => [remove(document)]),
    { name: 'limits', kind: 'tree', root: `limits/invitations_${id}`, before: [] },
  ]
}
