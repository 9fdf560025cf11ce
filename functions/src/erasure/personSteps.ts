import { accountSteps } from './accountSteps'
import { paperChanges, type PaperRules } from './papers'
import { ERASED, inGroup, inOne, isMap, remove, REMOVED, type Change, type FoundDocument, type ErasureStep, textsIn, update } from './steps'

/** Maximum number of children, and of accounts, of one person. Their ids end with one digit. */
const CHILD_NUMBERS = 8
const ACCOUNT_NUMBERS = 10

export interface ErasedPerson {
  readonly uid: string
  /** The address in lower case, or null if neither the sign-in nor the profile has one. */
  readonly email: string | null
  readonly displayName: string
  /** Accounts without other members, which end with the person. */
  readonly ownAccounts: readonly string[]
}

/**
 * Returns the steps that erase a person, in order. After the first step, nobody can sign in as the
 * person. The person's children are deleted completely. Records of others (children of other
 * families, teams, the audit log) lose only what identifies the person.
 */
export function personSteps(person: ErasedPerson, rules: PaperRules): readonly ErasureStep[] {
  const { uid, email } = person
  const children = Array.from({ length: CHILD_NUMBERS }, (_, number) => `${uid}_${number}`)
  const tree = (name: string, root: string): ErasureStep => ({ name, kind: 'tree', root, before: [] })
  const removeAll = (document: FoundDocument) => [remove(document)]
  return [
    { name: 'lock', kind: 'signIn', action: 'lock', uid },
    ...person.ownAccounts.flatMap((id) => accountSteps(id, rules.now)),
    ...children.map((id) => tree('children', `children/${id}`)),
    ...children.map((id) => inOne('papers', 'keptPapers', ['child', '==', id], removeAll)),
    inGroup('sharing', 'sharedChildren', null, (document) => caseloadChanges(document, uid)),
    inGroup('sharing', 'caseRows', null, (document) => caseloadChanges(document, uid)),
    inOne('teams', 'TherapistAccounts', null, (document) => teamChanges(document, uid)),
    inGroup('teams', 'families', ['uid', '==', uid], removeAll),
    ...invitationSteps(person),
    inOne('guarded', 'children', ['guardianIds', 'array-contains', uid], (document) => guardedChanges(document, uid)),
    inOne('guarded', 'children', ['updatedBy', '==', uid], (document) => update(document, [[['updatedBy'], ERASED]])),
    inGroup('play', 'sessions', ['ranBy', '==', uid], (document) => update(document, [[['ranBy'], ERASED]])),
    inGroup('notes', 'messages', ['by', '==', uid], removeAll),
    // The family wrote to this person as a helper, so the message belongs to the family.
    inGroup('notes', 'messages', ['account', '==', uid], (document) => update(document, [[['account'], ERASED]])),
    inGroup('plans', 'plans', ['by', '==', uid], (document) =>
      update(document, [
        [['by'], ''],
        [['byName'], ''],
      ]),
    ),
    inGroup('texts', 'texts', ['author', '==', uid], (document) => update(document, [[['author'], ERASED]])),
    inGroup('papers', 'assessments', ['author', '==', uid], (document) => paperChanges(document, rules)),
    inGroup('papers', 'findings', ['author', '==', uid], removeAll),
    inGroup('log', 'accessLog', ['actor', '==', uid], (document) => logChanges(document, uid, rules.newName)),
    inOne('audit', 'auditLog', null, (document) => auditChanges(document, person)),
    inOne('codes', 'activationCodes', null, ({ path, data }) => [
      { path: `${path}/redemptions/${uid}`, remove: true },
      ...update({ path }, data['createdBy'] === uid ? [[['createdBy'], ERASED]] : []),
    ]),
    inOne('mail', 'mail', ['concerns', 'array-contains', uid], removeAll),
    ...(email === null ? [] : [inOne('mail', 'mail', ['to', '==', email], removeAll)]),
    inOne('limits', 'dayCounts', ['of', '==', uid], removeAll),
    ...['sessions', 'accounts', 'guardians'].map((what) => tree('limits', `limits/${what}_${uid}`)),
    inOne('mail', 'mailTokens', ['uid', '==', uid], removeAll),
    tree('mail', `mailWishes/${uid}`),
    tree('person', `Users/${uid}`),
    { name: 'signIn', kind: 'signIn', action: 'delete', uid },
  ]
}

/**
 * Returns the steps that remove the marks of closed accounts. The marks prevent the person's tokens from
 * founding the accounts again. Run the steps only after the last token has expired.
 */
export const cleanUpSteps = (uid: string): readonly ErasureStep[] =>
  Array.from({ length: ACCOUNT_NUMBERS }, (_, number) => ({ name: 'marks', kind: 'tree', root: `closedAccounts/${uid}_${number}`, before: [] }) as const)

function invitationSteps({ uid, email }: ErasedPerson): readonly ErasureStep[] {
  const removeAll = (document: FoundDocument) => [remove(document)]
  const toAddress = ['invitations', 'guardianInvitations'].map((name) =>
    email === null ? [] : [inGroup('invitations', name, ['email', '==', email], removeAll)],
  )
  return [
    ...toAddress.flat(),
    inGroup('invitations', 'invitations', ['respondedBy', '==', uid], removeAll),
    // An open invitation has no value without its sender.
    inGroup('invitations', 'invitations', ['invitedBy', '==', uid], (document) =>
      document.data['status'] === 'accepted' ? update(document, [[['invitedBy'], ERASED]]) : [remove(document)],
    ),
    inGroup('invitations', 'guardianInvitations', ['invitedBy', '==', uid], removeAll),
    inOne('invitations', 'sharingCodes', ['ownerUid', '==', uid], removeAll),
    inGroup('guarded', 'guardians', ['uid', '==', uid], removeAll),
    ...(email === null ? [] : [inGroup('guarded', 'guardians', ['email', '==', email], removeAll)]),
  ]
}

/** Returns the uid in a child's id or a caseload membership. The uid itself may contain an underscore. */
const uidIn = (numbered: string): string => numbered.slice(0, Math.max(0, numbered.lastIndexOf('_')))

/**
 * Returns the changes to a caseload. The person's own children leave the account
 * completely. Only the person is removed from other children's caseloads.
 */
function caseloadChanges(document: FoundDocument, uid: string): readonly Change[] {
  if (uidIn(document.path.split('/').at(-1) ?? '') === uid || document.data['ownerUid'] === uid) return [remove(document)]
  const caseload = textsIn(document.data['caseload'])
  const others = caseload.filter((name) => uidIn(name) !== uid)
  return update(document, others.length === caseload.length ? [] : [[['caseload'], others]])
}

function teamChanges(document: FoundDocument, uid: string): readonly Change[] {
  const { team, createdBy, lastChange } = document.data
  const without = (list: string): (readonly [readonly string[], unknown])[] => {
    const names = textsIn(document.data[list])
    return names.includes(uid) ? [[[list], names.filter((name) => name !== uid)]] : []
  }
  return update(document, [
    ...(isMap(team) && Object.hasOwn(team, uid) ? [[['team', uid], REMOVED] as const] : []),
    ...without('memberIds'),
    ...without('ownerIds'),
    ...(createdBy === uid ? [[['createdBy'], ERASED] as const] : []),
    ...(isMap(lastChange) ? ['target', 'by'].flatMap((name) => (lastChange[name] === uid ? [[['lastChange', name], ERASED] as const] : [])) : []),
  ])
}

function guardedChanges(document: FoundDocument, uid: string): readonly Change[] {
  return [
    ...update(document, [
      [['guardianIds'], textsIn(document.data['guardianIds']).filter((one) => one !== uid)],
      [['guardians', uid], REMOVED],
      ...(document.data['updatedBy'] === uid ? [[['updatedBy'], ERASED] as const] : []),
    ]),
    { path: `${document.path}/guardians/${uid}`, remove: true },
  ]
}

/**
 * Returns the changes to an access log. A family may know that someone looked and on which day. The entry's id contains the
 * uid, so the entry is written again with another id. The account of a helper is the helper's own uid.
 */
function logChanges(document: FoundDocument, uid: string, newName: (path: string) => string): readonly Change[] {
  const folder = document.path.slice(0, document.path.lastIndexOf('/'))
  const account = document.data['account'] === uid ? { account: ERASED } : {}
  return [{ path: `${folder}/${newName(document.path)}`, create: { ...document.data, ...account, actor: ERASED } }, remove(document)]
}

/** Returns the changes to the audit log. Administrators' actions remain on record without the person. A note that names the person loses its text. */
function auditChanges(document: FoundDocument, { uid, email, displayName }: ErasedPerson): readonly Change[] {
  const { actor, target, note } = document.data
  const traces = [uid, email ?? '', displayName].filter((trace) => trace.trim().length > 1).map((trace) => trace.toLowerCase())
  const names = (value: unknown) => typeof value === 'string' && traces.some((trace) => value.toLowerCase().includes(trace))
  // An account's number contains its founder's uid. While the account exists, the record must still identify it.
  const isOfAccount = typeof target === 'string' && target.startsWith('TherapistAccounts/')
  return update(document, [
    ...(actor === uid ? [[['actor'], ERASED] as const] : []),
    ...(!isOfAccount && names(target) ? [[['target'], `Users/${ERASED}`] as const] : []),
    ...(names(note) ? [[['note'], ERASED] as const] : []),
  ])
}
