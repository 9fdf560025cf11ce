import type { Caller } from '#adapters/local/rules/question'
import { NOW, type DocumentData } from '#ports/documents'
import { GONE, LEFT_OUT, type Ask, type Case, type Changes, type Deviation } from '../kit/case'
import { whoMay } from '../kit/whoMay'
import {
  ada,
  ann,
  assessment,
  ben,
  child,
  CHILD,
  CLINIC,
  eve,
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
  person,
  pia,
  plan,
  ray,
  record,
  root,
  session,
  SHARED,
  shared,
  tia,
  today,
  tom,
  val,
  vic,
  WEEK,
} from '../world'

type Guardians = Readonly<Record<string, DocumentData>>

const guardian = (_uid: string, more: DocumentData = {}): DocumentData => ({ since: inDays(-5), ...more })

/** A guardian's identity, which only the family may read. */
const addressOf = (uid: string) => `${CHILD}/guardians/${uid}`
const address = (uid: string, more: DocumentData = {}): DocumentData => ({ email: `${uid}@x.example`, ...more })

const listed = (guardians: Guardians): DocumentData => ({ guardianIds: Object.keys(guardians), guardians })

// The second guardian's identity is in the child's document, in the older format.
const old = { email: 'gus@x.example', displayName: 'Gus' }
const both: Guardians = { gia: guardian('gia'), gus: guardian('gus', old) }
const giaAlone: Guardians = { gia: guardian('gia') }
const gusAlone: Guardians = { gus: guardian('gus', old) }

const INVITED = `${CHILD}/guardianInvitations/ina@x.example`

const invited: DocumentData = {
  email: 'ina@x.example',
  alias: 'Firefly',
  childId: 'ada_0',
  invitedBy: 'ada',
  invitedByName: 'Ada',
  expiresAt: inDays(7),
  createdAt: inDays(-1),
  updatedAt: inDays(-1),
}

/** The child with two guardians, and a third one invited. */
const guarded: Changes = { [CHILD]: listed(both), [INVITED]: invited, [addressOf('gia')]: address('gia'), [addressOf('gus')]: address('gus') }

const strangers = [tia, val, eve, pia, root, ray, ben, nobody] as const
const team = [own, ann, tom, vic] as const

/** All ways in which a person stops being a guardian. */
const ends: Readonly<Record<string, Deviation>> = {
  'when removed': { world: { [CHILD]: listed(gusAlone) } },
  'when all were': { world: { [CHILD]: { guardianIds: GONE, guardians: GONE } } },
}

/** The same for writes of the whole child: they keep the guardians as they are then. */
const endsInWriting: Readonly<Record<string, Deviation>> = {
  'when removed': { world: { [CHILD]: listed(gusAlone) }, write: { [CHILD]: listed(gusAlone) } },
  'when all were': { world: { [CHILD]: { guardianIds: GONE, guardians: GONE } }, write: { [CHILD]: { guardianIds: GONE, guardians: GONE } } },
}

const written = (more: DocumentData = {}): DocumentData => child('ada', { grants: { own_0: GRANT }, ...listed(both), updatedAt: NOW, ...more })

/** A guardian may do what the family may; a former or future guardian may not. */
const asFamily = (name: string, ask: (me: Caller) => Ask, more: Partial<Pick<Case, 'attacks' | 'permission'>> & { readonly world?: Changes } = {}): Case => {
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
const logged = (me: Caller, more: DocumentData = {}): Ask =>
  write(`accessLog/${me.uid}_${today}_viewed`, { actor: me.uid, account: null, action: 'viewed', at: NOW, ...more })

const readingCases: readonly Case[] = [
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

const settings = (me: Caller): Ask => ({ write: { [CHILD]: written({ profileJson: '{"support":"B"}', updatedBy: me.uid }) } })

const writingCases: readonly Case[] = [
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

const grantCases: readonly Case[] = [
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

/** Only the owner may do this, in their own name; a guardian may not, like everybody else. */
const ownersAlone = (name: string, control: Ask, attacks: Case['attacks'] = {}, more: Partial<Pick<Case, 'permission' | 'world'>> = {}): Case => ({
  name: `the owner of a child that has guardians ${name}`,
  who: ada,
  control,
  attacks: { 'as a guardian': { who: gia }, ...attacks },
  ...more,
  world: { ...guarded, ...more.world },
})

const taking = { permission: 'taking away and deleting a child' } as const

const ownerCases: readonly Case[] = [
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

const change = (guardians: Guardians, more: DocumentData = {}): Ask => ({
  write: {
    [CHILD]: written({ ...listed(guardians), ...more }),
    ...Object.fromEntries(['gia', 'gus'].filter((uid) => !(uid in guardians)).map((uid) => [addressOf(uid), null])),
  },
})

const leavingCases: readonly Case[] = [
  ...whoMay('reading a guardian’s address', {
    world: guarded,
    ask: () => ({ get: addressOf('gia') }),
    may: [gia, gus, ada],
    mayNot: [own, tom, vic, ina, ...strangers],
  }),
  ...whoMay('listing the guardians’ addresses', {
    world: guarded,
    ask: () => ({ list: { collection: `${CHILD}/guardians` } }),
    may: [gia, ada],
    mayNot: [own, tom, vic, ina, ...strangers],
  }),
  {
    name: 'the owner deletes a guardian’s address with the child',
    who: ada,
    world: guarded,
    control: { write: { [addressOf('gia')]: null, [CHILD]: null } },
    attacks: { 'as a guardian': { who: gia }, alone: { write: { [CHILD]: LEFT_OUT } } },
  },
  {
    name: 'the owner takes a guardian out',
    who: ada,
    world: guarded,
    control: change(giaAlone),
    attacks: {
      'by the other guardian': { who: gia },
      'before coming in': { who: ina },
      'by the clinic': { who: own },
      'by the therapist': { who: tom },
      'by an administrator': { who: root },
      'by another family': { who: ben },
      'signed out': { who: nobody },
      'and removing the other as well': { write: { [CHILD]: listed({}) } },
      'and keeping the id on the list': { write: { [CHILD]: { guardianIds: ['gia', 'gus'] } } },
      'and removing the other from the list': { write: { [CHILD]: { guardianIds: [] } } },
      'and lists another instead': { write: { [CHILD]: { guardianIds: ['zoe'] } } },
      'and keeping the map': { write: { [CHILD]: { guardians: both } } },
      'and keeping the guardian’s address': { write: { [addressOf('gus')]: LEFT_OUT } },
      'and deleting the other’s address': { write: { [addressOf('gia')]: null } },
      'and adding another': { write: { [CHILD]: listed({ ...giaAlone, zoe: guardian('zoe', { since: NOW }) }) } },
      'and changing the other’s address': { write: { [CHILD]: { 'guardians.gia.email': 'zoe@x.example' } } },
      'and renames the child': { write: { [CHILD]: { alias: 'Otter' } } },
      'and signs it': { write: { [CHILD]: { updatedBy: 'ada' } } },
      'in the past': { write: { [CHILD]: { updatedAt: inDays(-1) } } },
      'and takes the list away': { write: { [CHILD]: { guardianIds: GONE } } },
      'and takes the map away': { write: { [CHILD]: { guardians: GONE } } },
      'as made up': { write: { [CHILD]: { demo: true } } },
    },
  },
  {
    name: 'the owner takes the last guardian out',
    who: ada,
    world: { ...guarded, [CHILD]: listed(giaAlone) },
    control: change({}),
    attacks: {
      'and deleting the list': { write: { [CHILD]: { guardianIds: GONE, guardians: GONE } } },
      'and keeping the id on the list': { write: { [CHILD]: { guardianIds: ['gia'] } } },
      'by another family': { who: ben },
    },
  },
  {
    name: 'a guardian leaves',
    who: gia,
    world: guarded,
    control: change(gusAlone),
    attacks: {
      'as the other': { who: gus },
      'before coming in': { who: ina },
      'and removing the other': { write: { [CHILD]: listed({}) } },
      'and stays on the list': { write: { [CHILD]: { guardianIds: ['gia', 'gus'] } } },
      'and stays on the map': { write: { [CHILD]: { guardians: both } } },
      'and keeping their own address': { write: { [addressOf('gia')]: LEFT_OUT } },
      'and changing the other’s name': { write: { [CHILD]: { 'guardians.gus.displayName': 'Zed' } } },
      'and adding another': { write: { [CHILD]: listed({ ...gusAlone, zoe: guardian('zoe', { since: NOW }) }) } },
      'and renames the child': { write: { [CHILD]: { alias: 'Otter' } } },
      'and ends a grant': { write: { [CHILD]: { grants: {} } } },
      'in the past': { write: { [CHILD]: { updatedAt: inDays(-1) } } },
      twice: { world: { [CHILD]: listed(gusAlone) } },
    },
  },
  {
    name: 'the last guardian leaves',
    who: gia,
    world: { ...guarded, [CHILD]: listed(giaAlone) },
    control: { write: { [CHILD]: written(listed({})), [addressOf('gia')]: null } },
    attacks: { 'and deleting the list': { write: { [CHILD]: { guardianIds: GONE, guardians: GONE } } }, 'by the therapist': { who: tom } },
  },
  {
    name: 'a guardian leaves, and cannot change a guardian’s entry',
    who: gia,
    world: guarded,
    control: change(gusAlone),
    attacks: {
      'changing their own name instead': { ask: change({ ...both, gia: guardian('gia', { displayName: 'Gia' }) }) },
      'changing their own address instead': { ask: change({ ...both, gia: guardian('gia', { email: 'new@x.example' }) }) },
      'changing their own address document instead': { ask: { write: { [addressOf('gia')]: address('gia', { displayName: 'Gia' }) } } },
      'only deleting their own address': { ask: { write: { [addressOf('gia')]: null } } },
      'changing the name of the other instead': { ask: change({ ...both, gus: guardian('gus') }) },
      'the owner does instead': { who: ada, ask: change({ ...both, gia: guardian('gia', { displayName: 'Gia' }) }) },
    },
  },
]

const inaNow = guardian('ina', { since: NOW })
const INA = addressOf('ina')

/** Joins these guardians, and uses up the invitation. */
const coming = (others: Guardians): Ask => ({
  write: { [CHILD]: written(listed({ ...others, ina: inaNow })), [INA]: address('ina', { displayName: 'Ina' }), [INVITED]: null },
})
const three: Guardians = { ...both, gil: guardian('gil') }
const firstComing = (uid: string): Readonly<Record<string, DocumentData | null>> => ({
  [CHILD]: child('ada', { grants: { own_0: GRANT }, ...listed({ [uid]: guardian(uid, { since: NOW }) }), updatedAt: NOW }),
  [addressOf(uid)]: address(uid),
  [`${CHILD}/guardianInvitations/${uid}@x.example`]: null,
})

const comingCases: readonly Case[] = [
  {
    name: 'an invited guardian joins',
    who: ina,
    world: guarded,
    control: coming(both),
    attacks: {
      'with an unconfirmed address': { who: person('ina', false) },
      'with another address': { who: { ...ina, email: 'eve@x.example' } },
      'by the invitation of another': {
        who: ben,
        ask: { write: { [CHILD]: written(listed({ ...both, ben: guardian('ben', { since: NOW }) })), [addressOf('ben')]: address('ben'), [INVITED]: null } },
      },
      'without an invitation': { world: { [INVITED]: null } },
      'by an invitation to another child': { world: { [INVITED]: null, 'children/ada_1/guardianInvitations/ina@x.example': { ...invited, childId: 'ada_1' } } },
      'by an invitation that has expired': { world: { [INVITED]: { expiresAt: inDays(-0.01) } } },
      'by an invitation to a child that was here before': { world: { [INVITED]: { createdAt: inDays(-21) } } },
      'without using the invitation up': { write: { [INVITED]: LEFT_OUT } },
      'while keeping the invitation': { write: { [INVITED]: { ...invited, updatedAt: NOW } } },
      'who is already a guardian': { world: { [CHILD]: listed({ ...both, ina: guardian('ina') }) } },
      'as a fourth': { world: { [CHILD]: listed(three) }, write: { [CHILD]: listed({ ...three, ina: inaNow }) } },
      'under the name of another': { write: { [CHILD]: listed({ ...both, zoe: inaNow }) } },
      'with another as well': {
        world: { [CHILD]: listed(gusAlone) },
        write: { [CHILD]: listed({ ...gusAlone, ina: inaNow, gil: guardian('gil', { since: NOW }) }) },
      },
      'in the place of another': { write: { [CHILD]: listed({ ...gusAlone, ina: inaNow }) } },
      'without being on the list': { write: { [CHILD]: { guardianIds: ['gia', 'gus'] } } },
      'without being on the map': { write: { [CHILD]: { guardians: both } } },
      'with another on the list': { write: { [CHILD]: { guardianIds: ['gia', 'gus', 'zoe'] } } },
      'and takes another from the list': { write: { [CHILD]: { guardianIds: ['gus', 'ina'] } } },
      'and changing another guardian’s entry': { write: { [CHILD]: { 'guardians.gia.email': 'zoe@x.example' } } },
      'under another address': { write: { [INA]: { email: 'eve@x.example' } } },
      'without an address': { write: { [INA]: { email: GONE } } },
      'without an address document': { write: { [INA]: LEFT_OUT } },
      'showing the address to every team': { write: { [CHILD]: { 'guardians.ina.email': 'ina@x.example' } } },
      'with the address of another person': { write: { [INA]: LEFT_OUT, [addressOf('zoe')]: address('zoe') } },
      'as if one had long been there': { write: { [CHILD]: { 'guardians.ina.since': inDays(-9) } } },
      'without saying since when': { write: { [CHILD]: { 'guardians.ina.since': GONE } } },
      'with a long name': { write: { [INA]: { displayName: 'x'.repeat(81) } } },
      'with a number for a name': { write: { [INA]: { displayName: 7 } } },
      'with more about oneself': { write: { [INA]: { phone: '1' } } },
      'with more about oneself on the map': { write: { [CHILD]: { 'guardians.ina.phone': '1' } } },
      'in the past': { write: { [CHILD]: { updatedAt: inDays(-1) } } },
      'and renames the child': { write: { [CHILD]: { alias: 'Otter' } } },
      'and changes the settings': { write: { [CHILD]: { profileJson: '{"support":"B"}' } } },
      'and signs it': { write: { [CHILD]: { updatedBy: 'ina' } } },
      'and puts the child away': { write: { [CHILD]: { archivedAt: NOW } } },
      'and grants it': { write: { [CHILD]: { grants: {} } } },
      'and owns it': { write: { [CHILD]: { ownerUid: 'ina' } } },
      'as made up': { write: { [CHILD]: { demo: true } } },
      'to a child that is gone': { world: { [CHILD]: null } },
      'and runs a session at once': { write: { [`${CHILD}/sessions/n`]: session('ina') } },
      'for the invitee, as the owner': { who: ada },
    },
  },
  {
    name: 'the first guardian joins, without a name',
    who: ina,
    world: { [INVITED]: invited },
    control: { write: firstComing('ina') },
    attacks: {
      'twice on the list': { write: { [CHILD]: { guardianIds: ['ina', 'ina'] } } },
      'on no list': { write: { [CHILD]: { guardianIds: GONE } } },
      'on a list that is a map': { write: { [CHILD]: { guardianIds: { ina: true } } } },
      'on no map': { write: { [CHILD]: { guardians: GONE } } },
      'the owner of the child': {
        who: ada,
        ask: { write: firstComing('ada') },
        world: { [`${CHILD}/guardianInvitations/ada@x.example`]: { ...invited, email: 'ada@x.example' } },
      },
    },
  },
  {
    name: 'a therapist of the child joins as a guardian',
    who: tom,
    world: { [`${CHILD}/guardianInvitations/tom@x.example`]: { ...invited, email: 'tom@x.example' } },
    control: { write: firstComing('tom') },
    attacks: {
      'without an invitation': { world: { [`${CHILD}/guardianInvitations/tom@x.example`]: null } },
      'before it is used up': { write: { [`${CHILD}/guardianInvitations/tom@x.example`]: LEFT_OUT } },
    },
  },
  {
    name: 'an invited guardian declines',
    who: ina,
    world: guarded,
    control: { write: { [INVITED]: null } },
    attacks: {
      'with an unconfirmed address': { who: person('ina', false) },
      'for another': { who: ben },
      'as a guardian': { who: gia },
      'as the clinic': { who: own },
      'as an administrator': { who: root },
      'signed out': { who: nobody },
    },
  },
]

const inviting = (more: DocumentData = {}): Ask => ({ write: { [INVITED]: { ...invited, createdAt: NOW, updatedAt: NOW, ...more } } })

const invitingCases: readonly Case[] = [
  {
    name: 'inviting a guardian',
    who: ada,
    world: { [CHILD]: listed(both) },
    control: inviting({ expiresAt: inDays(14.9) }),
    attacks: {
      'as a guardian': { who: gia },
      'as a guardian, in their own name': { who: gia, ask: inviting({ invitedBy: 'gia' }) },
      'as another family': { who: ben, ask: inviting({ invitedBy: 'ben' }) },
      'as the clinic': { who: own, ask: inviting({ invitedBy: 'own' }) },
      'as the therapist': { who: tom, ask: inviting({ invitedBy: 'tom' }) },
      'as an administrator': { who: root, ask: inviting({ invitedBy: 'root' }) },
      'signed out': { who: nobody },
      oneself: { who: ina, ask: inviting({ invitedBy: 'ina' }) },
      'in the name of another': { write: { [INVITED]: { invitedBy: 'gia' } } },
      'to a child by another alias': { write: { [INVITED]: { alias: 'Otter' } } },
      'to another child': { write: { [INVITED]: { childId: 'ada_1' } } },
      'to a child that is not there': { world: { [CHILD]: null } },
      'for 16 days': { write: { [INVITED]: { expiresAt: inDays(16) } } },
      'that has expired': { write: { [INVITED]: { expiresAt: inDays(-1) } } },
      'without an end': { write: { [INVITED]: { expiresAt: null } } },
      'at the place of another': { write: { [INVITED]: { email: 'zoe@x.example' } } },
      'under capital letters': {
        ask: { write: { [`${CHILD}/guardianInvitations/Ina@x.example`]: { ...invited, email: 'Ina@x.example', createdAt: NOW, updatedAt: NOW } } },
      },
      'under a name that is no address': {
        ask: { write: { [`${CHILD}/guardianInvitations/ina`]: { ...invited, email: 'ina', createdAt: NOW, updatedAt: NOW } } },
      },
      'with a long name of the own': { write: { [INVITED]: { invitedByName: 'x'.repeat(81) } } },
      'with a number for a name': { write: { [INVITED]: { invitedByName: 7 } } },
      'without a name': { write: { [INVITED]: { invitedByName: GONE } } },
      'dated back': { write: { [INVITED]: { createdAt: inDays(-1) } } },
      'changed in the past': { write: { [INVITED]: { updatedAt: inDays(-1) } } },
      'with an unknown field': { write: { [INVITED]: { note: 'x' } } },
      'in a role': { write: { [INVITED]: { role: 'owner' } } },
      'as made up': { write: { [INVITED]: { demo: true } } },
    },
  },
  {
    name: 'sending the invitation of a guardian again',
    who: ada,
    world: { ...guarded, [INVITED]: { ...invited, expiresAt: inDays(-1) } },
    control: inviting({ invitedByName: '' }),
    attacks: {
      'by the invitee': { who: ina },
      'by a guardian': { who: gia, ask: inviting({ invitedBy: 'gia' }) },
      'as of old': { write: { [INVITED]: { createdAt: inDays(-1) } } },
      'for 16 days': { write: { [INVITED]: { expiresAt: inDays(16) } } },
      'after the child was renamed, under the old alias': { world: { [CHILD]: { ...listed(both), alias: 'Otter' } } },
    },
  },
  ...whoMay('taking the invitation of a guardian back', {
    world: guarded,
    ask: () => ({ write: { [INVITED]: null } }),
    may: [ada, ina],
    mayNot: [gia, gus, ...team, ...strangers],
  }),
  ...whoMay('reading the invitation of a guardian', {
    world: guarded,
    ask: () => ({ get: INVITED }),
    may: [ada, ina],
    mayNot: [gia, gus, ...team, ...strangers],
  }),
  {
    name: 'an invited guardian reads the invitation',
    who: ina,
    world: guarded,
    control: { get: INVITED },
    attacks: {
      'with an unconfirmed address': { who: person('ina', false) },
      'that to another': { ask: { get: `${CHILD}/guardianInvitations/zoe@x.example` } },
    },
  },
  ...whoMay('listing the invitations of guardians', {
    world: guarded,
    ask: () => ({ list: { collection: `${CHILD}/guardianInvitations` } }),
    may: [ada],
    mayNot: [gia, ina, ...team, ...strangers],
  }),
  {
    name: 'finding one’s own invitations to children',
    who: ina,
    world: guarded,
    control: { list: { collection: 'guardianInvitations', group: true, where: [['email', '==', 'ina@x.example']] } },
    attacks: {
      'with an unconfirmed address': { who: person('ina', false) },
      'those of another': { who: ben },
      'those of one child': { ask: { list: { collection: 'guardianInvitations', group: true, where: [['childId', '==', 'ada_0']] } } },
      'all of them': { ask: { list: { collection: 'guardianInvitations', group: true } } },
      'all of them, as their owner': { who: ada, ask: { list: { collection: 'guardianInvitations', group: true, where: [['invitedBy', '==', 'ada']] } } },
      'as an administrator': { who: root },
      'signed out': { who: nobody },
    },
  },
  {
    name: 'finding one’s own invitations to one child',
    who: ina,
    world: guarded,
    control: { list: { collection: `${CHILD}/guardianInvitations`, where: [['email', '==', 'ina@x.example']] } },
    attacks: { 'those of another': { who: ben }, 'with an unconfirmed address': { who: person('ina', false) } },
  },
]

const endingOfClinic = (by: Caller): Ask => ({
  write: { [CLINIC]: null, 'closedAccounts/own_0': { at: NOW, lastAuditId: 'd' }, 'auditLog/d': record(by, 'account', CLINIC) },
})

/** Being a guardian gives no role in a clinic. */
const clinicCases: readonly Case[] = [
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

/** Children with guardians in addition to their owner. */
export const guardianCases: readonly Case[] = [
  ...readingCases,
  ...writingCases,
  ...grantCases,
  ...ownerCases,
  ...leavingCases,
  ...comingCases,
  ...invitingCases,
  ...clinicCases,
]
