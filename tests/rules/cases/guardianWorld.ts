import { type DocumentData, NOW } from '#ports/documents'
import { ann, ben, CHILD, child, eve, GRANT, inDays, nobody, own, pia, ray, root, tia, tom, val, vic } from '../world'
import type { Changes } from '../kit/case'

export type Guardians = Readonly<Record<string, DocumentData>>

export const guardian = (_uid: string, more: DocumentData = {}): DocumentData => ({ since: inDays(-5), ...more })

/** Returns the path of a guardian's identity, which only the family may read. */
export const addressOf = (uid: string) => `${CHILD}/guardians/${uid}`

export const address = (uid: string, more: DocumentData = {}): DocumentData => ({ email: `${uid}@x.example`, ...more })

export const listed = (guardians: Guardians): DocumentData => ({ guardianIds: Object.keys(guardians), guardians })

// This child's document still has the second guardian's identity, in the older format.
const old = { email: 'gus@x.example', displayName: 'Gus' }

export const both: Guardians = { gia: guardian('gia'), gus: guardian('gus', old) }

export const giaAlone: Guardians = { gia: guardian('gia') }

export const gusAlone: Guardians = { gus: guardian('gus', old) }

export const INVITED = `${CHILD}/guardianInvitations/ina@x.example`

export const invited: DocumentData = {
  email: 'ina@x.example',
  alias: 'Firefly',
  childId: 'ada_0',
  invitedBy: 'ada',
  invitedByName: 'Ada',
  expiresAt: inDays(7),
  createdAt: inDays(-1),
  updatedAt: inDays(-1),
}

/** A child with two guardians and a third one invited. */
export const guarded: Changes = { [CHILD]: listed(both), [INVITED]: invited, [addressOf('gia')]: address('gia'), [addressOf('gus')]: address('gus') }

export const strangers = [tia, val, eve, pia, root, ray, ben, nobody] as const

export const team = [own, ann, tom, vic] as const

export const written = (more: DocumentData = {}): DocumentData => child('ada', { grants: { own_0: GRANT }, ...listed(both), updatedAt: NOW, ...more })
