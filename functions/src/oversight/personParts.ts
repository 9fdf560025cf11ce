import type { DocumentReference, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { isMap } from '../erasure/steps'
import { millisecondsOf } from '../moments'

type Data = Readonly<Record<string, unknown>>

/** Returns a document in the form in which it is exported, or null to leave it out. */
type Shape = (document: QueryDocumentSnapshot) => Data | null | Promise<Data | null>

/** One kind of data about a person. `only` is a single document. */
export type ExportPart = { readonly name: string } & (
  | { readonly only: DocumentReference }
  /** `within` is the prefix of every path that a cursor may name. */
  | { readonly query: Query; readonly within: string; readonly shape: Shape }
)

interface Person {
  readonly uid: string
  /** The address in lower case, or null if neither the sign-in nor the profile has one. */
  readonly email: string | null
  /** Ids of the children that the person owns or looks after as a guardian. */
  readonly children: readonly string[]
}

const whole: Shape = (document) => document.data()

/** Leaves out these fields, which are about someone else. */
const without =
  (...names: string[]): Shape =>
  (document) =>
    Object.fromEntries(Object.entries(document.data()).filter(([name]) => !names.includes(name)))

const OF_PERSON = ['consents', 'subscriptions', 'payments', 'checkout_sessions', 'once']
const OF_CHILD = ['summaries', 'sessions', 'plans', 'texts', 'messages', 'assessments', 'guardians', 'guardianInvitations', 'accessLog']

/**
 * Returns everything that the server has about a person, in a fixed order: data that the person could export, and data that
 * only the server can collect. Records about other families' children and other people's addresses are left out.
 */
export function partsOf(db: Firestore, { uid, email, children }: Person, now: number): readonly ExportPart[] {
  const one = (name: string, path: string): ExportPart => ({ name, only: db.doc(path) })
  const all = (name: string, path: string, shape: Shape = whole): ExportPart => ({ name, query: db.collection(path), within: `${path}/`, shape })
  const matching = (
    name: string,
    collection: string,
    [field, operator, value]: readonly [string, '==' | 'array-contains', string],
    shape: Shape,
  ): ExportPart => ({
    name,
    query: db.collection(collection).where(field, operator, value),
    within: `${collection}/`,
    shape,
  })
  const group = (name: string, collection: string, field: string, value: string, shape: Shape): ExportPart => ({
    name,
    query: db.collectionGroup(collection).where(field, '==', value),
    within: '',
    shape,
  })
  const ofOthers =
    (shape: Shape): Shape =>
    (document) =>
      children.includes(childIn(document)) ? null : shape(document)
  const toAddress =
    email === null
      ? []
      : [
          group('invitationsReceived', 'invitations', 'email', email, without('invitedBy')),
          group('invitationsReceived', 'guardianInvitations', 'email', email, without('invitedBy')),
          matching('emails', 'mail', ['to', '==', email], whole),
        ]
  return [
    one('person', `Users/${uid}`),
    ...OF_PERSON.map((name) => all(name, `Users/${uid}/${name}`)),
    one('weeklyEmail', `mailWishes/${uid}`),
    matching('limits', 'dayCounts', ['of', '==', uid], whole),
    // Reads all accounts, because visitors are in no list that a query could use.
    all('teams', 'TherapistAccounts', (document) => membershipOf(document, uid)),
    group('teams', 'families', 'uid', uid, whole),
    // Children of other families that were shared with the person by a code.
    group('helps', 'guardians', 'uid', uid, whole),
    ...toAddress,
    group('invitationsSent', 'invitations', 'invitedBy', uid, without('email')),
    group('invitationsSent', 'guardianInvitations', 'invitedBy', uid, without('email', 'alias')),
    // For which purpose and until when teams see the person's children.
    group('sharing', 'sharedChildren', 'ownerUid', uid, without('caseload')),
    matching('sharingCodes', 'sharingCodes', ['ownerUid', '==', uid], whole),
    all('codes', 'activationCodes', (document) => redemptionOf(db, document, uid)),
    matching('administration', 'auditLog', ['target', '==', `Users/${uid}`], without('actor')),
    matching('administration', 'auditLog', ['actor', '==', uid], without('target', 'note')),
    group('lookedAt', 'accessLog', 'actor', uid, without('actor')),
    group('notesElsewhere', 'messages', 'by', uid, ofOthers(whole)),
    ...children.flatMap((id) => [
      one('child', `children/${id}`),
      ...OF_CHILD.map((name) => all(name, `children/${id}/${name}`)),
      all('findings', `children/${id}/findings`, (document) => findingFor(db, document, { uid, now })),
    ]),
  ]
}

const childIn = (document: QueryDocumentSnapshot): string => document.ref.path.split('/')[1] ?? ''

function membershipOf(document: QueryDocumentSnapshot, uid: string): Data | null {
  const { name, status, team } = document.data()
  return isMap(team) && Object.hasOwn(team, uid) ? { name, status, membership: team[uid] } : null
}

async function redemptionOf(db: Firestore, document: QueryDocumentSnapshot, uid: string): Promise<Data | null> {
  const redeemed = await db.doc(`${document.ref.path}/redemptions/${uid}`).get()
  if (redeemed.exists) return { ...redeemed.data() }
  return document.get('createdBy') === uid ? { batch: document.get('batch') as unknown, created: document.get('createdAt') as unknown } : null
}

/**
 * Returns a finding if the security rules would show it to a family: its own findings, a report
 * that is shared with it now, and a rating after both raters have signed.
 */
async function findingFor(db: Firestore, document: QueryDocumentSnapshot, { uid, now }: { uid: string; now: number }): Promise<Data | null> {
  const data = document.data()
  if (data['author'] === uid || (millisecondsOf(data['familyUntil']) ?? 0) > now) return data
  const heads = document.ref.path.replace(/\/findings\/[^/]*$/, '/assessments')
  const occasion = document.id.split('-')[0] ?? ''
  const signed = await db.getAll(...[document.id, `${occasion}-family-1`, `${occasion}-team-1`].map((id) => db.doc(`${heads}/${id}`)))
  return signed.every((head) => head.get('kind') === 'rating' && millisecondsOf(head.get('signedAt')) !== null) ? data : null
}
