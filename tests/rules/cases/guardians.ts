import { type Ask, type Case, type Changes, type Deviation, GONE, LEFT_OUT } from '../kit/case'
import {
  ada,
  assessment,
  ben,
  CHILD,
  child,
  CLINIC,
  family,
  gia,
  GRANT,
  gus,
  ina,
  inDays,
  invitation,
  member,
  membership,
  message,
  nobody,
  own,
  ownText,
  pia,
  plan,
  record,
  root,
  session,
  SHARED,
  shared,
  today,
  tom,
  WEEK,
} from '../world'
import { both, giaAlone, guarded, guardian, gusAlone, INVITED, listed, strangers, team, written } from './guardianWorld'
import type { RequestSender } from '#adapters/local/rules/accessRequest'
import { type DocumentData, NOW } from '#ports/documents'
import { whoMay } from '../kit/whoMay'

/** All ways in which a person stops being a guardian. */
const ends: Readonly<Record<string, Deviation>> = {
  'when removed': { world: { [CHILD]: listed(gusAlone) } },
  'when all were': { world: { [CHILD]: { guardianIds: GONE, guardians: GONE } } },
}

/** The same for requests that write the whole child, which must contain the guardians of that moment. */
const endsInWriting: Readonly<Record<string, Deviation>> = {
  'when removed': { world: { [CHILD]: listed(gusAlone) }, write: { [CHILD]: listed(gusAlone) } },
  'when all were': { world: { [CHILD]: { guardianIds: GONE, guardians: GONE } }, write: { [CHILD]: { guardianIds: GONE, guardians: GONE } } },
}

/** Returns a case that a guardian is allowed, like the family, but a former or future guardian is not. */
const asFamily = (
  name: string,
  ask: (me: RequestSender) => Ask,
  more: Partial<Pick<Case, 'attacks' | 'permission'>> & { readonly world?: Changes } = {},
): Case => {
  const { attacks = {}, world = {}, ...rest } = more
  return {
    name: `a guardian ${name}`,
    who: gia,
    world: { ...guarded, ...world },
    control: ask(gia),
    attacks: { ...ends, 'before coming in': { who: ina, ask: ask(ina) }, ...attacks },
    ...rest,
  }
}

const write = (path: string, data: DocumentData | null): Ask => ({ write: { [`${CHILD}/${path}`]: data } })

const logged = (me: RequestSender, more: DocumentData = {}): Ask =>
  write(`accessLog/${me.uid}_${today}_viewed`, { actor: me.uid, account: null, action: 'viewed', at: NOW, ...more })

export const readingCases: readonly Case[] = [
  ...whoMay('getting a child that has guardians', { world: guarded, ask: () => ({ get: CHILD }), may: [gia, gus, ada, ...team], mayNot: [ina, ...strangers] }),
  asFamily('gets the child', () => ({ get: CHILD }), {
    attacks: {
      'another of the same owner': { ask: { get: 'children/ada_1' } },
      'when on the map alone': { world: { [CHILD]: { guardianIds: ['gus'] } } },
    },
  }),
  {
    name: 'a guardian lists the children',
    who: gia,
    world: guarded,
    control: { list: { collection: 'children', where: [['guardianIds', 'array-contains', 'gia']] } },
    attacks: {
      'those of another': { who: ben },
      'those of another guardian': { who: gus },
      'all of them': { ask: { list: { collection: 'children' } } },
      'those of the owner': { ask: { list: { collection: 'children', where: [['ownerUid', '==', 'ada']] } } },
      'those whose last change was the own': { ask: { list: { collection: 'children', where: [['updatedBy', '==', 'gia']] } } },
      'signed out': { who: nobody },
      'as an administrator': { who: root },
      'as the owner of the child': { who: ada },
      'as a clinic': { who: own },
    },
  },
  {
    name: 'a guardian has an address',
    who: gia,
    world: guarded,
    only: { backend: 'cloud', because: 'nobody is signed in anonymously on a device' },
    control: { get: CHILD },
    attacks: {
      'without an address': { who: { uid: 'gia', email: null, emailVerified: false } },
      'a list, without an address': {
        who: { uid: 'gia', email: null, emailVerified: false },
        ask: { list: { collection: 'children', where: [['guardianIds', 'array-contains', 'gia']] } },
      },
    },
  },
  asFamily('reads a session', () => ({ get: `${CHILD}/sessions/s` }), { permission: 'seeing results' }),
  asFamily('lists the sessions', () => ({ list: { collection: `${CHILD}/sessions`, orderBy: ['startedAt', 'desc'] } }), { permission: 'seeing results' }),
  asFamily('reads the plan', () => ({ get: WEEK })),
  asFamily('reads the plans of all weeks', () => ({ list: { collection: `${CHILD}/plans` } })),
  asFamily('reads the notes', () => ({ list: { collection: `${CHILD}/messages`, orderBy: ['createdAt', 'desc'] } })),
  asFamily('reads a text', () => ({ get: `${CHILD}/texts/t` })),
  asFamily('lists the texts', () => ({ list: { collection: `${CHILD}/texts` } })),
  asFamily('reads an assessment', () => ({ get: `${CHILD}/assessments/a` }), { permission: 'assessments' }),
  asFamily('lists the assessments', () => ({ list: { collection: `${CHILD}/assessments` } })),
  asFamily('reads the access log', () => ({ get: `${CHILD}/accessLog/tom_20260101_viewed` })),
  asFamily('lists the access log', () => ({ list: { collection: `${CHILD}/accessLog` } })),
  asFamily('gets the sharing with a clinic', () => ({ get: SHARED }), {
    attacks: { 'all that the clinic has': { ask: { list: { collection: `${CLINIC}/sharedChildren` } } }, 'the clinic': { ask: { get: CLINIC } } },
  }),
]

const settings = (me: RequestSender): Ask => ({ write: { [CHILD]: written({ profileJson: '{"support":"B"}', updatedBy: me.uid }) } })

export const writingCases: readonly Case[] = [
  {
    name: 'a guardian saves the family’s settings',
    who: gia,
    world: guarded,
    control: { write: { [CHILD]: written({ familyProfileJson: '{"support":"B"}' }) } },
    attacks: {
      ...endsInWriting,
      'the therapist does': { who: tom },
      'as a book': { write: { [CHILD]: { familyProfileJson: 'x'.repeat(8001) } } },
    },
  },
  {
    name: 'a guardian changes the settings of the child',
    who: gia,
    world: guarded,
    permission: 'a child and its profile',
    control: settings(gia),
    attacks: {
      ...endsInWriting,
      'before coming in': { who: ina, ask: settings(ina) },
      'in the name of the owner': { write: { [CHILD]: { updatedBy: 'ada' } } },
      'in the past': { write: { [CHILD]: { updatedAt: inDays(-1) } } },
      'to a book': { write: { [CHILD]: { profileJson: 'x'.repeat(8001) } } },
      'with an unknown field': { write: { [CHILD]: { diagnosis: 'x' } } },
    },
  },
  {
    name: 'a guardian renames the child',
    who: gia,
    world: guarded,
    control: { write: { [CHILD]: written({ alias: 'Otter', birthMonth: null }) } },
    attacks: {
      ...endsInWriting,
      'and puts it away': { write: { [CHILD]: { archivedAt: NOW } } },
      'and gives it up for another': { write: { [CHILD]: { adoptedInto: 'gia_0' } } },
      'and owns it': { write: { [CHILD]: { ownerUid: 'gia' } } },
      'and when it came': { write: { [CHILD]: { createdAt: NOW } } },
      'and adding a person': { write: { [CHILD]: listed({ ...both, zoe: guardian('zoe') }) } },
      'and removing the other guardian': { write: { [CHILD]: listed(giaAlone) } },
      'and leaves': { write: { [CHILD]: listed(gusAlone) } },
      'and changes the list alone': { write: { [CHILD]: { guardianIds: ['gia'] } } },
      'and changes the map alone': { write: { [CHILD]: { guardians: giaAlone } } },
      'without an alias': { write: { [CHILD]: { alias: '' } } },
      'as an administrator': { who: root },
      'as the owner of the clinic': { who: own },
      'as the therapist': { who: tom },
      'before coming in': { who: ina },
      'as another family': { who: ben },
      'signed out': { who: nobody },
    },
  },
  {
    name: 'the owner renames a child that has guardians',
    who: ada,
    world: guarded,
    control: { write: { [CHILD]: written({ alias: 'Otter', archivedAt: NOW, adoptedInto: 'ada_1' }) } },
    attacks: {
      'and adding a person': { write: { [CHILD]: listed({ ...both, zoe: guardian('zoe') }) } },
      'and takes one out': { write: { [CHILD]: listed(giaAlone) } },
      'and listing a person who is not a guardian': { write: { [CHILD]: { guardianIds: ['gia', 'gus', 'zoe'] } } },
      'and says more about one': { write: { [CHILD]: { 'guardians.gia.displayName': 'Gia' } } },
    },
  },
  {
    name: 'a therapist changes the settings of a child that has guardians',
    who: tom,
    world: guarded,
    control: settings(tom),
    attacks: {
      'and joining as a guardian': { write: { [CHILD]: listed({ ...both, tom: guardian('tom', { since: NOW }) }) } },
      'and takes one out': { write: { [CHILD]: listed(giaAlone) } },
    },
  },
  asFamily('runs a session', (me) => write('sessions/n', session(me.uid ?? '')), {
    permission: 'running activities',
    attacks: {
      'in the name of the owner': { write: { [`${CHILD}/sessions/n`]: { ranBy: 'ada' } } },
      'in the name of a guest': { write: { [`${CHILD}/sessions/n`]: { ranBy: 'guest' } } },
      'over one that is there': { ask: write('sessions/s', session('gia')) },
    },
  }),
  asFamily('makes the plan of a week', (me) => write('plans/2026-11-16', plan(me.uid ?? '')), {
    attacks: {
      'with an unknown field': { write: { [WEEK]: { note: 'x' } } },
      'in the name of the owner': { write: { [WEEK]: { by: 'ada' } } },
    },
  }),
  asFamily('makes the first plan', (me) => write('plans/2026-11-16', plan(me.uid ?? '')), { world: { [WEEK]: null } }),
  asFamily('takes the plan away', () => write('plans/2026-11-16', null)),
  asFamily('says how a session was', () => write('sessions/s', session('ada', { savedAt: inDays(-2), mood: 'calm' }))),
  asFamily('writes a note', (me) => write('messages/n', message(me.uid ?? '', 'family')), {
    attacks: {
      'in the name of the owner': { write: { [`${CHILD}/messages/n`]: { by: 'ada' } } },
      'as the therapist': { write: { [`${CHILD}/messages/n`]: { role: 'team' } } },
    },
  }),
  asFamily('takes an own note back', (me) => write(`messages/${me.uid === 'ada' ? 'f' : 'g'}`, null), {
    world: { [`${CHILD}/messages/g`]: message('gia', 'family', { createdAt: inDays(-2) }) },
  }),
  asFamily('writes a text', (me) => write('texts/n', ownText(me.uid ?? '')), {
    attacks: { 'in the name of the owner': { write: { [`${CHILD}/texts/n`]: { author: 'ada' } } } },
  }),
  asFamily('rewrites a text of the owner', () => write('texts/t', ownText('gia', { createdAt: inDays(-2), text: 'The moon is round.' })), {
    world: { [`${CHILD}/texts/t`]: { createdAt: inDays(-2) } },
    attacks: { 'keeping the name of the owner': { write: { [`${CHILD}/texts/t`]: { author: 'ada' } } } },
  }),
  asFamily('takes a text of the owner away', () => write('texts/t', null)),
  asFamily('writes an assessment', (me) => write('assessments/n', assessment(me.uid ?? '')), {
    permission: 'assessments',
    attacks: { 'in the name of the owner': { write: { [`${CHILD}/assessments/n`]: { author: 'ada' } } } },
  }),
  asFamily('signs an own assessment', () => write('assessments/a', assessment('gia', { createdAt: inDays(-2), signedAt: NOW })), {
    world: { [`${CHILD}/assessments/a`]: { author: 'gia', account: GONE } },
    attacks: {
      'of the therapist': { world: { [`${CHILD}/assessments/a`]: { author: 'tom' } } },
      again: { world: { [`${CHILD}/assessments/a`]: { signedAt: inDays(-1) } } },
    },
  }),
  asFamily('leaves word of having looked', (me) => logged(me), {
    attacks: {
      'through a clinic': { write: { [`${CHILD}/accessLog/gia_${today}_viewed`]: { account: 'own_0' } } },
      'in the name of the owner': { write: { [`${CHILD}/accessLog/gia_${today}_viewed`]: { actor: 'ada' } } },
      'at the place of the owner': { ask: write(`accessLog/ada_${today}_viewed`, { actor: 'gia', account: null, action: 'viewed', at: NOW }) },
    },
  }),
]

const SHARE: DocumentData = { ...shared, sharedAt: NOW, caseload: [] }

const giaInClinic: Changes = { [`${CLINIC}/families/gia`]: family('gia') }

const regranted = { grants: { own_0: { ...GRANT, endsAt: inDays(200) } } }

export const grantCases: readonly Case[] = [
  {
    name: 'a guardian grants the child to a clinic',
    who: gia,
    world: { ...giaInClinic, [CHILD]: { ...listed(both), grants: {} }, [SHARED]: null },
    control: { write: { [CHILD]: written(), [SHARED]: SHARE } },
    attacks: {
      ...endsInWriting,
      'when the clinic lists only the owner': { world: { [`${CLINIC}/families/gia`]: null } },
      'when one’s access has ended': { world: { [`${CLINIC}/families/gia`]: null, [CLINIC]: { 'team.gia': member('gia', 'visitor', { until: inDays(-1) }) } } },
      'as if owning it': { write: { [SHARED]: { ownerUid: 'gia' } } },
      'telling that a stranger shall see it': { write: { [SHARED]: { caseload: [membership('zoe')] } } },
      'without granting it': { write: { [CHILD]: LEFT_OUT } },
      'for good': { write: { [CHILD]: { 'grants.own_0.endsAt': null }, [SHARED]: { endsAt: null } } },
      'and adding the clinic': { write: { [CHILD]: listed({ ...both, own: guardian('own', { since: NOW }) }) } },
      'by the clinic itself': { who: own },
      'by another parent of the clinic': { who: pia },
    },
  },
  {
    name: 'the owner grants a child that has guardians',
    who: ada,
    world: { [CHILD]: { ...listed(both), grants: {} }, [SHARED]: null },
    control: { write: { [CHILD]: written(), [SHARED]: SHARE } },
    attacks: { 'as if a guardian owned it': { write: { [SHARED]: { ownerUid: 'gia' } } } },
  },
  {
    name: 'a guardian renews the owner’s grant with the same caseload',
    who: gia,
    world: { ...guarded, ...giaInClinic },
    control: { write: { [CHILD]: written(regranted), [SHARED]: { ...SHARE, caseload: shared['caseload'], endsAt: inDays(200) } } },
    attacks: {
      ...endsInWriting,
      'adding to them': { write: { [SHARED]: { caseload: [membership('tom'), membership('vic'), membership('eve'), membership('gia')] } } },
      'for longer than granted': { write: { [SHARED]: { endsAt: inDays(201) } } },
    },
  },
  {
    name: 'a guardian revokes the owner’s grant',
    who: gia,
    world: guarded,
    control: { write: { [CHILD]: written({ grants: {} }), [SHARED]: null } },
    attacks: { ...endsInWriting, 'by the therapist': { who: tom }, 'before coming in': { who: ina } },
  },
  asFamily('writes the sharing with a clinic again', () => ({ write: { [SHARED]: SHARE } }), {
    attacks: {
      'by the therapist': { who: tom },
      'by the clinic itself': { who: own },
      'by another family': { who: ben },
      'for longer than granted': { write: { [SHARED]: { endsAt: inDays(300) } } },
    },
  }),
  asFamily('deletes the remains of a grant', () => ({ write: { [SHARED]: null } }), {
    attacks: { 'by the therapist': { who: tom }, 'by an administrator': { who: root } },
  }),
]

const deleting = (path: string): Ask => ({ write: { [path]: null } })

/** Returns a case that only the owner is allowed, in their own name. A guardian is refused like everybody else. */
const ownersAlone = (name: string, control: Ask, attacks: Case['attacks'] = {}, more: Partial<Pick<Case, 'permission' | 'world'>> = {}): Case => ({
  name: `the owner of a child that has guardians ${name}`,
  who: ada,
  control,
  attacks: { 'as a guardian': { who: gia }, ...attacks },
  ...more,
  world: { ...guarded, ...more.world },
})

const taking = { permission: 'taking away and deleting a child' } as const

export const ownerCases: readonly Case[] = [
  ownersAlone('deletes it', deleting(CHILD), { 'before coming in': { who: ina }, 'as an administrator': { who: root } }, taking),
  ownersAlone('deletes a session', deleting(`${CHILD}/sessions/s`), {}, taking),
  ownersAlone(
    'deletes a session that a guardian ran',
    deleting(`${CHILD}/sessions/s`),
    {},
    { world: { [`${CHILD}/sessions/s`]: session('gia', { savedAt: inDays(-2) }) } },
  ),
  ownersAlone('deletes an assessment with its child', { write: { [`${CHILD}/assessments/a`]: null, [CHILD]: null } }, {}, taking),
  ownersAlone(
    'deletes an assessment of a guardian with its child',
    { write: { [`${CHILD}/assessments/a`]: null, [CHILD]: null } },
    {},
    { world: { [`${CHILD}/assessments/a`]: { author: 'gia' } } },
  ),
  ownersAlone('deletes the access log', deleting(`${CHILD}/accessLog/tom_20260101_viewed`), {}, taking),
  ownersAlone('puts it away', { write: { [CHILD]: written({ archivedAt: NOW }) } }, { 'as the therapist': { who: tom } }),
  ownersAlone('takes it out again', { write: { [CHILD]: written() } }, {}, { world: { [CHILD]: { ...listed(both), archivedAt: inDays(-1) } } }),
  ownersAlone('gives it up for another', { write: { [CHILD]: written({ adoptedInto: 'ada_1' }) } }),
  ownersAlone('takes the session of a guest along', write('sessions/n', session('guest')), { 'before coming in': { who: ina } }),
  ownersAlone('erases it with its invitations', {
    write: { [`${CHILD}/sessions/s`]: null, [WEEK]: null, [INVITED]: null, [SHARED]: null, [CHILD]: null },
  }),
  {
    name: 'the owner makes a child at another number',
    who: ada,
    world: guarded,
    control: { write: { 'children/ada_1': child('ada', { createdAt: NOW, updatedAt: NOW }) } },
    attacks: { 'a guardian for the owner': { who: gia } },
  },
]

const endingOfClinic = (by: RequestSender): Ask => ({
  write: { [CLINIC]: null, 'closedAccounts/own_0': { at: NOW, lastAuditId: 'd' }, 'auditLog/d': record(by, 'account', CLINIC) },
})

/** Cases in which being a guardian gives a person no role in a clinic. */
export const clinicCases: readonly Case[] = [
  {
    name: 'a clinic assigns a child that has guardians',
    who: own,
    world: guarded,
    permission: 'staff and roles',
    control: { write: { [SHARED]: { ...shared, caseload: [membership('tia'), membership('val')] } } },
    attacks: {
      'a guardian does': { who: gia },
      'a guardian assigns themselves': {
        who: gia,
        ask: { write: { [SHARED]: { ...shared, caseload: [membership('tom'), membership('vic'), membership('eve'), membership('gia')] } } },
      },
    },
  },
  {
    name: 'a clinic that sees a child with guardians invites a parent',
    who: own,
    world: guarded,
    permission: 'inviting parents',
    control: { write: { [`${CLINIC}/invitations/zoe@x.example`]: invitation('zoe@x.example', 'parent', { createdAt: NOW, updatedAt: NOW }) } },
    attacks: { 'a guardian does': { who: gia, write: { [`${CLINIC}/invitations/zoe@x.example`]: { invitedBy: 'gia' } } } },
  },
  {
    name: 'a clinic that sees a child with guardians is deleted on record',
    who: root,
    world: guarded,
    permission: 'billing, deletion and ownership of an account',
    control: endingOfClinic(root),
    attacks: { 'by a guardian': { who: gia, ask: endingOfClinic(gia) } },
  },
]
