import type { Caller } from '#adapters/local/rules/question'
import { utcDay } from '#domain/time'
import { NOW, type DocumentData } from '#ports/documents'
import { GONE, LEFT_OUT, type Ask, type Case, type Changes } from '../kit/case'
import { whoMay } from '../kit/whoMay'
import {
  ada,
  ann,
  ben,
  besideLine,
  child,
  CHILD,
  CLINIC,
  clinic,
  eve,
  FAMILY,
  family,
  GRANT,
  inDays,
  line,
  member,
  membership,
  message,
  newChild,
  nobody,
  own,
  ownText,
  person,
  pia,
  plan,
  root,
  session,
  SHARED,
  shared,
  summary,
  tia,
  today,
  tom,
  val,
  vic,
  WEEK,
} from '../world'

/** The query of a list of shared children, which includes recently ended ones. */
const listedStill = ['endsAt', '>', inDays(-13)] as const

export const others = [tia, val, eve, pia, root, ben, nobody] as const
export const granted = child('ada', { grants: { own_0: GRANT } })

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** A session of the world with an adult's mood added later. */
const felt = (ranBy: string, mood: string): DocumentData => session(ranBy, { savedAt: inDays(-2), mood })

/** All ways in which an account's access to a child ends: each must end everything. */
export const ends: Readonly<Record<string, { readonly world: Changes }>> = {
  'when the grant is over': { world: { [CHILD]: { 'grants.own_0.endsAt': inDays(-0.01) } } },
  'when the family took the grant back': { world: { [CHILD]: { grants: {} } } },
  'when the child is gone': { world: { [CHILD]: null } },
  'when the account is gone': { world: { [CLINIC]: null } },
  'when the account is suspended': { world: { [CLINIC]: { status: 'suspended' } } },
}
export const endsForNamed = (who: Caller): Readonly<Record<string, { readonly world: Changes }>> => ({
  ...ends,
  'when the child is assigned to others': { world: { [SHARED]: { caseload: [membership('zoe')] } } },
  'when the account gave the child up': { world: { [SHARED]: null } },
  'after removal from the team and return to it': { world: { [CLINIC]: { [`team.${who.uid}.joinedAt`]: inDays(-1) } } },
  'when out of the team': { world: { [CLINIC]: { [`team.${who.uid}`]: GONE } } },
  'when a parent in the team': { world: { [CLINIC]: { [`team.${who.uid}`]: member(who.uid ?? '', 'parent') } } },
  'when the time is over': { world: { [CLINIC]: { [`team.${who.uid}.until`]: inDays(-0.01) } } },
})

/** Two more accounts; only the last one named is the caller's. */
export const twoMore: Changes = {
  'TherapistAccounts/pia_0': { ...clinic, team: { pia: member('pia', 'owner') }, memberIds: ['pia'], ownerIds: ['pia'] },
  'TherapistAccounts/zoe_0': {
    ...clinic,
    team: { zoe: member('zoe', 'therapist'), zed: member('zed', 'visitor', { until: inDays(3) }) },
    memberIds: ['zoe'],
    ownerIds: [],
  },
  'TherapistAccounts/zoe_0/families/ada': family('ada'),
  'TherapistAccounts/zoe_0/sharedChildren/ada_0': { ...shared, caseload: [membership('zoe'), membership('zed')] },
}
export const threeGrants: Changes = { ...twoMore, [CHILD]: { grants: { own_0: GRANT, pia_0: GRANT, zoe_0: GRANT } } }
export const [zoe, zed] = [person('zoe'), person('zed')]

const notesFor = (account: string | null): Ask => ({
  list: { collection: `${CHILD}/messages`, where: [['account', '==', account]], orderBy: ['createdAt', 'desc'] },
})

/** The most that can be checked: three sharings, and three other guardians. */
export const crowded: DocumentData = {
  grants: { own_0: GRANT, pia_0: GRANT, zoe_0: GRANT },
  guardianIds: ['gia', 'gus', 'gil'],
  guardians: Object.fromEntries(['gia', 'gus', 'gil'].map((uid) => [uid, { email: `${uid}@x.example`, since: inDays(-5) }])),
}
export const over: DocumentData = { 'grants.zoe_0.endsAt': inDays(-1) }

const settings = (me: Caller, more: DocumentData = {}): Ask => ({
  write: { [CHILD]: { ...granted, profileJson: '{"support":"B"}', updatedAt: NOW, updatedBy: me.uid, ...more } },
})

/** Signed in anonymously: the token has no address. */
const anonymous: Caller = { uid: 'ada', email: null, emailVerified: false }

const anonymousCases: readonly Case[] = [
  {
    name: 'a family changes anything about its child',
    who: ada,
    only: { backend: 'cloud', because: 'nobody is signed in anonymously on a device' },
    control: { write: { 'children/ada_1': newChild('ada') } },
    attacks: { 'without an address': { who: anonymous } },
  },
  {
    name: 'a family lists its children',
    who: ada,
    only: { backend: 'cloud', because: 'nobody is signed in anonymously on a device' },
    control: { list: { collection: 'children', where: [['ownerUid', '==', 'ada']] } },
    attacks: { 'without an address': { who: anonymous } },
  },
]

const childCases: readonly Case[] = [
  ...whoMay('getting a child', { ask: () => ({ get: CHILD }), may: [ada, own, ann, tom, vic], mayNot: others }),
  { name: 'a manager gets a child', who: own, control: { get: CHILD }, attacks: ends },
  { name: 'a therapist gets a child', who: tom, control: { get: CHILD }, attacks: endsForNamed(tom) },
  { name: 'a visitor gets a child', who: vic, control: { get: CHILD }, attacks: endsForNamed(vic) },
  {
    name: 'the owner of a second account gets a child',
    who: pia,
    world: threeGrants,
    control: { get: CHILD },
    attacks: { 'without a grant to it': { world: { [CHILD]: { grants: { own_0: GRANT, zoe_0: GRANT } } } } },
  },
  {
    name: 'the therapist of a third account gets a child',
    who: zoe,
    world: threeGrants,
    control: { get: CHILD },
    attacks: { 'when that grant is over': { world: { [CHILD]: { 'grants.zoe_0.endsAt': inDays(-1) } } } },
  },
  {
    name: 'looking for a place for a child',
    who: ada,
    control: { get: 'children/ada_3' },
    attacks: { 'of another family': { who: ben }, 'beyond the last': { ask: { get: 'children/ada_8' } } },
  },
  {
    name: 'listing one’s own children',
    who: ada,
    control: { list: { collection: 'children', where: [['ownerUid', '==', 'ada']] } },
    attacks: {
      'those of another': { who: ben },
      'all of them': { who: root, ask: { list: { collection: 'children' } } },
      'signed out': { who: nobody },
      'those of a family of the clinic': { who: own },
    },
  },
  ...whoMay('making a child', {
    permission: 'a child and its profile',
    ask: () => ({ write: { 'children/ada_1': newChild('ada') } }),
    may: [ada],
    mayNot: [own, ann, tom, vic, ben, root, nobody],
  }),
  {
    name: 'making a child with valid fields',
    who: ada,
    control: { write: { 'children/ada_7': newChild('ada', { birthMonth: null, picture: 'owl', updatedBy: 'ada', adoptedInto: 'x' }) } },
    attacks: {
      'the ninth': { ask: { write: { 'children/ada_8': newChild('ada') } } },
      'the tenth': { ask: { write: { 'children/ada_10': newChild('ada') } } },
      'at the place of another': { ask: { write: { 'children/ben_1': newChild('ada') } } },
      'at any place': { ask: { write: { 'children/x': newChild('ada') } } },
      'of another family': { write: { 'children/ada_7': { ownerUid: 'ben' } } },
      'without an alias': { write: { 'children/ada_7': { alias: '' } } },
      'with an alias of 41 letters': { write: { 'children/ada_7': { alias: 'x'.repeat(41) } } },
      'with a birthday': { write: { 'children/ada_7': { birthMonth: '2021-03-04' } } },
      'with a number for a month': { write: { 'children/ada_7': { birthMonth: 3 } } },
      'with a book for a picture': { write: { 'children/ada_7': { picture: 'x'.repeat(41) } } },
      'with no name for a picture': { write: { 'children/ada_7': { picture: '' } } },
      'with a map for a picture': { write: { 'children/ada_7': { picture: {} } } },
      'with a diagnosis': { write: { 'children/ada_7': { diagnosis: 'x' } } },
      'with a book for a profile': { write: { 'children/ada_7': { profileJson: 'x'.repeat(8001) } } },
      'with a map for a profile': { write: { 'children/ada_7': { profileJson: {} } } },
      'of no version': { write: { 'children/ada_7': { version: 0 } } },
      'of half a version': { write: { 'children/ada_7': { version: 1.5 } } },
      'of an unknown version': { write: { 'children/ada_7': { version: 1000 } } },
      'put away by a word': { write: { 'children/ada_7': { archivedAt: 'x' } } },
      'without an owner': { write: { 'children/ada_7': { ownerUid: GONE } } },
      'adopted into a story': { write: { 'children/ada_7': { adoptedInto: 'x'.repeat(141) } } },
      'signed by another': { write: { 'children/ada_7': { updatedBy: 'tom' } } },
      'dated back': { write: { 'children/ada_7': { createdAt: inDays(-1) } } },
      'changed in the past': { write: { 'children/ada_7': { updatedAt: inDays(-1) } } },
      'given away to a clinic that does not know the family': { write: { 'children/ada_7': { grants: { ben_0: GRANT } } } },
      'with a list of guardians': { write: { 'children/ada_7': { guardianIds: ['gia'] } } },
      'with a map of guardians': { write: { 'children/ada_7': { guardians: {} } } },
      'as made up': { write: { 'children/ada_7': { demo: true } } },
    },
  },
  ...whoMay('changing the settings of a child', { ask: settings, may: [ada, own, ann, tom], mayNot: [vic, ...others], permission: 'a child and its profile' }),
  {
    name: 'a therapist changes the settings of a child, and nothing else',
    who: tom,
    control: settings(tom),
    attacks: {
      ...endsForNamed(tom),
      'in the name of the family': { write: { [CHILD]: { updatedBy: 'ada' } } },
      'without a name': { write: { [CHILD]: { updatedBy: GONE } } },
      'in the past': { write: { [CHILD]: { updatedAt: inDays(-1) } } },
      'and the alias': { write: { [CHILD]: { alias: 'Otter' } } },
      'and the picture': { write: { [CHILD]: { picture: 'owl' } } },
      'and the month of birth': { write: { [CHILD]: { birthMonth: null } } },
      'and the grants': { write: { [CHILD]: { 'grants.own_0.endsAt': inDays(700) } } },
      'and putting it away': { write: { [CHILD]: { archivedAt: NOW } } },
      'and whose it is': { write: { [CHILD]: { ownerUid: 'tom' } } },
      'to a book': { write: { [CHILD]: { profileJson: 'x'.repeat(8001) } } },
      'to a map': { write: { [CHILD]: { profileJson: {} } } },
      'with an unknown field': { write: { [CHILD]: { diagnosis: 'x' } } },
      'and changing the family’s saved settings': { write: { [CHILD]: { familyProfileJson: 'x' } } },
    },
  },
  {
    name: 'a therapist leaves the family’s saved settings unchanged',
    who: tom,
    world: { [CHILD]: { familyProfileJson: '{"support":"C"}' } },
    control: settings(tom, { familyProfileJson: '{"support":"C"}' }),
    attacks: {
      'and takes it away': { write: { [CHILD]: { familyProfileJson: GONE } } },
      'and writes it over': { write: { [CHILD]: { familyProfileJson: '{"support":"B"}' } } },
    },
  },
  {
    name: 'the family restores its settings',
    who: ada,
    world: { [CHILD]: { profileJson: 'x', updatedBy: 'tom', familyProfileJson: '{"support":"C"}' } },
    control: settings(ada, { profileJson: '{"support":"C"}', familyProfileJson: '{"support":"C"}' }),
    attacks: {
      'and storing too long settings': { write: { [CHILD]: { familyProfileJson: 'x'.repeat(8001) } } },
      'and storing a map as settings': { write: { [CHILD]: { familyProfileJson: {} } } },
      'by a visitor': { who: vic, write: { [CHILD]: { updatedBy: 'vic' } } },
      'in an unknown version': { write: { [CHILD]: { version: 1000 } } },
    },
  },
  {
    name: 'the family revokes a grant of a child of an unknown version',
    who: ada,
    world: { [CHILD]: { version: 1000 } },
    control: { write: { [CHILD]: { ...granted, version: 1000, grants: {}, updatedAt: NOW } } },
    attacks: { 'and raises it': { write: { [CHILD]: { version: 999 } } } },
  },
  {
    name: 'the family revokes a grant of a child with unreadable settings',
    who: ada,
    world: { [CHILD]: { profileJson: 'x', updatedBy: 'tom' } },
    control: { write: { [CHILD]: { ...granted, profileJson: 'x', updatedBy: 'tom', grants: {}, updatedAt: NOW }, [SHARED]: null } },
    attacks: { 'the therapist does': { who: tom } },
  },
  {
    name: 'the family renames its child after a therapist changed it',
    who: ada,
    world: { [CHILD]: { updatedBy: 'tom' } },
    control: { write: { [CHILD]: { ...granted, updatedBy: 'tom', alias: 'Otter', birthMonth: null, archivedAt: NOW, updatedAt: NOW } } },
    attacks: {
      'signed by another': { write: { [CHILD]: { updatedBy: 'ann' } } },
      'and gives it to another family': { write: { [CHILD]: { ownerUid: 'ben' } } },
      'and when it came': { write: { [CHILD]: { createdAt: NOW } } },
      'with 41 letters': { write: { [CHILD]: { alias: 'x'.repeat(41) } } },
      'in the past': { write: { [CHILD]: { updatedAt: inDays(-1) } } },
      'as made up': { write: { [CHILD]: { demo: true } } },
      'by its clinic': { who: own },
    },
  },
  ...whoMay('deleting a child', {
    permission: 'taking away and deleting a child',
    ask: () => ({ write: { [CHILD]: null } }),
    may: [ada],
    mayNot: [own, ann, tom, vic, root, ben, nobody],
  }),
]

const SUMMARY = `${CHILD}/summaries/recent`
export const SHARE: DocumentData = { ...shared, sharedAt: NOW, caseload: [] }
const ungranted: Changes = { [CHILD]: { grants: {} }, [SHARED]: null }
const granting = (more: DocumentData = {}): Ask => ({
  write: { [CHILD]: { ...granted, updatedAt: NOW, ...more }, [SHARED]: SHARE },
})

/** Two deleted accounts, before the existing one. */
const twoGone: Changes = { ...twoMore, 'TherapistAccounts/pia_0': null, [CHILD]: { ...crowded, grants: { eve_0: GRANT, pia_0: GRANT, zoe_0: GRANT } } }
const goneAndOver: Changes = { ...twoGone, [CHILD]: { ...crowded, grants: { eve_0: GRANT, pia_0: GRANT, zoe_0: { ...GRANT, endsAt: inDays(-1) } } } }
const behindGone = (name: string, who: Caller, control: Ask, more: Changes = {}): Case => ({
  name: `${name}, behind two that are gone`,
  who,
  world: { ...twoGone, ...more },
  control,
  attacks: { 'when that grant is over': { world: goneAndOver } },
})
const ofZed: Changes = { [`${CHILD}/sessions/v`]: { ranBy: 'zed' } }

const crowdedCases: readonly Case[] = [
  behindGone('the visitor of a third account gets a child', zed, { get: CHILD }),
  behindGone('the visitor of a third account reads an own session', zed, { get: `${CHILD}/sessions/v` }, ofZed),
  behindGone('the visitor of a third account looks whether the session is there', zed, { get: `${CHILD}/sessions/n` }),
  behindGone('the visitor of a third account lists their own sessions', zed, { list: { collection: `${CHILD}/sessions`, where: [['ranBy', '==', 'zed']] } }),
  behindGone('the visitor of a third account reads the plan', zed, { get: WEEK }),
  behindGone('the visitor of a third account runs a session', zed, { write: { [`${CHILD}/sessions/n`]: session('zed') } }),
  behindGone('the visitor of a third account runs a session and adds it to the summary', zed, {
    write: { [`${CHILD}/sessions/n`]: session('zed'), [SUMMARY]: summary(line('s'), line('v'), line('n')) },
  }),
  behindGone('the therapist of a third account runs a session and rebuilds the summary', zoe, {
    write: { [`${CHILD}/sessions/n`]: session('zoe'), [SUMMARY]: summary(line('n')) },
  }),
  behindGone('the therapist of a third account reads the summary', zoe, { get: SUMMARY }),
  behindGone('the therapist of a third account lists the sessions', zoe, { list: { collection: `${CHILD}/sessions`, orderBy: ['startedAt', 'desc'] } }),
  behindGone('the therapist of a third account makes the plan of a week', zoe, { write: { [WEEK]: plan('zoe') } }),
  {
    name: 'the therapist of a third account changes the settings of a child with three guardians',
    who: zoe,
    world: { ...twoMore, [CHILD]: crowded },
    control: { write: { [CHILD]: child('ada', { ...crowded, profileJson: '{"support":"B"}', updatedAt: NOW, updatedBy: 'zoe' }) } },
    attacks: {
      'when that grant is over': { world: { [CHILD]: { ...crowded, ...over } }, write: { [CHILD]: over } },
      'and puts it away': { write: { [CHILD]: { archivedAt: NOW } } },
    },
  },
  {
    name: 'the visitor of a third account reads an own session of a child with three guardians',
    who: zed,
    world: { ...twoMore, [CHILD]: crowded, [`${CHILD}/sessions/v`]: { ranBy: 'zed' } },
    control: { get: `${CHILD}/sessions/v` },
    attacks: { 'when that grant is over': { world: { [CHILD]: { ...crowded, ...over } } }, 'that of another': { ask: { get: `${CHILD}/sessions/s` } } },
  },
  {
    name: 'the third guardian grants a child to three clinics',
    who: person('gil'),
    world: {
      ...twoMore,
      [`${CLINIC}/families/gil`]: family('gil'),
      'TherapistAccounts/pia_0/families/gil': family('gil'),
      'TherapistAccounts/zoe_0/families/gil': family('gil'),
      [CHILD]: { ...crowded, grants: {} },
    },
    control: { write: { [CHILD]: child('ada', { ...crowded, updatedAt: NOW, updatedBy: 'gil' }) } },
    attacks: {
      'when the third account does not list the guardian': { world: { 'TherapistAccounts/zoe_0/families/gil': null } },
      'the third for good': { write: { [CHILD]: { 'grants.zoe_0.endsAt': null } } },
    },
  },
]

const grantCases: readonly Case[] = [
  {
    name: 'granting a child to a clinic',
    who: ada,
    world: ungranted,
    control: granting(),
    attacks: {
      'for more than two years': { write: { [CHILD]: { 'grants.own_0.endsAt': inDays(740) }, [SHARED]: { endsAt: inDays(740) } } },
      'for good': { write: { [CHILD]: { 'grants.own_0.endsAt': null }, [SHARED]: { endsAt: null } } },
      'without a purpose': { write: { [SHARED]: { purpose: '' } } },
      'for a purpose of 201 letters': { write: { [SHARED]: { purpose: 'x'.repeat(201) } } },
      'since a word': { write: { [CHILD]: { 'grants.own_0.since': 'x' } } },
      'with an unknown field': { write: { [CHILD]: { 'grants.own_0.isSecret': true } } },
      'without saying since when': { write: { [CHILD]: { 'grants.own_0.since': GONE } } },
      'that one has left': { world: { [FAMILY]: null } },
      'when one’s access has ended': { world: { [FAMILY]: null, [CLINIC]: { 'team.ada': member('ada', 'visitor', { until: inDays(-1) }) } } },
      'that there is not': { world: { [CLINIC]: null } },
      'with a time that the clinic sees otherwise': { write: { [SHARED]: { endsAt: inDays(101) } } },
      'showing the purpose to every clinic': { write: { [CHILD]: { 'grants.own_0.purpose': 'Practice at home' } } },
      'telling that a stranger shall see it': { write: { [SHARED]: { caseload: [membership('zoe')] } } },
      'without granting it': { write: { [CHILD]: LEFT_OUT } },
      'in the name of another': { write: { [SHARED]: { ownerUid: 'ben' } } },
      'shared in the past': { write: { [SHARED]: { sharedAt: inDays(-1) } } },
      'without an alias': { write: { [SHARED]: { alias: '' } } },
      'under an alias of 41 letters': { write: { [SHARED]: { alias: 'x'.repeat(41) } } },
      'sharing more': { write: { [SHARED]: { surname: 'x' } } },
      'sharing less': { write: { [SHARED]: { purpose: GONE } } },
      'as made up': { write: { [SHARED]: { demo: true } } },
      'by the clinic itself': { who: own },
      'by another family': { who: ben },
    },
  },
  {
    name: 'granting a child again after revoking, with the former caseload',
    who: ada,
    world: ungranted,
    control: {
      write: {
        [CHILD]: { ...granted, updatedAt: NOW },
        [SHARED]: { ...SHARE, caseload: shared['caseload'] },
      },
    },
    attacks: {
      'and to a stranger': { write: { [SHARED]: { caseload: [membership('tom'), membership('zoe')] } } },
      'and to a stranger before them': { write: { [SHARED]: { caseload: [membership('zoe'), membership('tom')] } } },
      'with a removed member in the caseload': { world: { [CLINIC]: { 'team.vic': GONE } } },
      'to one without saying since when': { write: { [SHARED]: { caseload: ['tom'] } } },
      'to two in one name': { write: { [SHARED]: { caseload: [`${membership('tom')},${membership('vic')}`] } } },
      'to 21': { write: { [SHARED]: { caseload: Array.from({ length: 21 }, (_, at) => `tom_${at}`) } } },
      'to a book': { write: { [SHARED]: { caseload: [`tom_${'1'.repeat(3200)}`] } } },
      'to a text': { write: { [SHARED]: { caseload: membership('tom') } } },
      'to a number': { write: { [SHARED]: { caseload: [membership('tom'), 7] } } },
      'without granting it': { write: { [CHILD]: LEFT_OUT } },
      'by the clinic itself': { who: own },
      'by another parent of the clinic': { who: pia },
      'by another family': { who: ben },
    },
  },
  {
    name: 'granting a child to three clinics',
    who: ada,
    world: {
      ...twoMore,
      'TherapistAccounts/pia_0/families/ada': family('ada'),
      'TherapistAccounts/own_1': clinic,
    },
    control: { write: { [CHILD]: { ...granted, grants: { own_0: GRANT, pia_0: GRANT, zoe_0: GRANT }, updatedAt: NOW } } },
    attacks: {
      'and a fourth': { write: { [CHILD]: { 'grants.own_1': GRANT } } },
      'when the second account does not list the family': { world: { 'TherapistAccounts/pia_0/families/ada': null } },
      'when the third account does not list the family': { world: { 'TherapistAccounts/zoe_0/families/ada': null } },
      'the second for good': { write: { [CHILD]: { 'grants.pia_0.endsAt': null } } },
      'the third for a word': { write: { [CHILD]: { 'grants.zoe_0.endsAt': 'soon' } } },
    },
  },
  {
    name: 'making a child that is granted',
    who: ada,
    control: { write: { 'children/ada_1': newChild('ada', { grants: { own_0: GRANT } }) } },
    attacks: {
      'to a clinic that does not know the family': { world: { [FAMILY]: null } },
      'with a list for its grants': { write: { 'children/ada_1': { grants: [] } } },
    },
  },
  {
    name: 'granting again with the same caseload',
    who: ada,
    control: {
      write: {
        [CHILD]: { ...granted, grants: { own_0: { ...GRANT, endsAt: inDays(200) } }, updatedAt: NOW },
        [SHARED]: { ...SHARE, caseload: shared['caseload'], endsAt: inDays(200) },
      },
    },
    attacks: {
      'adding to them': { write: { [SHARED]: { caseload: [membership('tom'), membership('vic'), membership('eve'), membership('zoe')] } } },
      'taking one out': { write: { [SHARED]: { caseload: [membership('tom')] } } },
    },
  },
  {
    name: 'granting again with an empty caseload',
    who: ada,
    control: {
      write: { [CHILD]: { ...granted, grants: { own_0: { ...GRANT, endsAt: inDays(200) } }, updatedAt: NOW }, [SHARED]: { ...SHARE, endsAt: inDays(200) } },
    },
    attacks: { 'without granting it': { write: { [CHILD]: LEFT_OUT } } },
  },
  {
    name: 'taking a grant back',
    who: ada,
    control: { write: { [CHILD]: { ...granted, grants: {}, updatedAt: NOW }, [SHARED]: null } },
    attacks: { 'by the clinic': { who: own }, 'by the therapist': { who: tom } },
  },
  {
    name: 'taking a grant back that is over with a clinic one left',
    who: ada,
    world: { [FAMILY]: null },
    control: { write: { [CHILD]: { ...granted, grants: {}, updatedAt: NOW } } },
    attacks: { 'making it longer': { write: { [CHILD]: { grants: { own_0: { ...GRANT, endsAt: inDays(300) } } } } } },
  },
  {
    name: 'renaming the child while a grant of a clinic one left still runs',
    who: ada,
    world: { [FAMILY]: null },
    control: { write: { [CHILD]: { ...granted, alias: 'Otter', updatedAt: NOW } } },
    attacks: { 'and another purpose': { write: { [CHILD]: { 'grants.own_0.purpose': 'More' } } } },
  },
  ...whoMay('assigning a child', {
    permission: 'staff and roles',
    ask: () => ({ write: { [SHARED]: { ...shared, caseload: [membership('tia'), membership('val')] } } }),
    may: [own, ann],
    mayNot: [tom, vic, ada, ...others],
  }),
  {
    name: 'assigning a child, and nothing else',
    who: ann,
    control: { write: { [SHARED]: { ...shared, caseload: [membership('tia'), membership('val')] } } },
    attacks: {
      'and until when': { write: { [SHARED]: { endsAt: inDays(300) } } },
      'and changing the purpose': { write: { [SHARED]: { purpose: 'Anything' } } },
      'and its alias': { write: { [SHARED]: { alias: 'Otter' } } },
      'as 21': { write: { [SHARED]: { caseload: Array.from({ length: 21 }, (_, at) => `u${at}`) } } },
      'as a text': { write: { [SHARED]: { caseload: 'tia' } } },
      'as a number': { write: { [SHARED]: { caseload: [membership('tia'), 7] } } },
      'as a book': { write: { [SHARED]: { caseload: ['x'.repeat(3201)] } } },
      'and whose it is': { write: { [SHARED]: { ownerUid: 'ann', sharedAt: NOW, caseload: shared['caseload'] } } },
      'when nothing is shared': { world: { [SHARED]: null } },
    },
  },
  ...whoMay('getting the sharing of a child', { ask: () => ({ get: SHARED }), may: [ada, own, ann, tom, vic], mayNot: others }),
  {
    name: 'a clinic sees the name of a child whose sharing has just ended',
    who: ann,
    world: { [SHARED]: { endsAt: inDays(-13) } },
    control: { get: SHARED },
    attacks: {
      'two weeks later': { world: { [SHARED]: { endsAt: inDays(-14.1) } } },
      'two weeks later, by the therapist': { who: tom, world: { [SHARED]: { endsAt: inDays(-14.1) } } },
    },
  },
  {
    name: 'a family reads an expired sharing',
    who: ada,
    world: { [SHARED]: { endsAt: inDays(-400) } },
    control: { get: SHARED },
    attacks: { 'by the clinic': { who: ann } },
  },
  {
    name: 'a clinic lists the sharing of families',
    who: ann,
    control: { list: { collection: `${CLINIC}/sharedChildren`, where: [listedStill] } },
    attacks: {
      'and ever shared': { ask: { list: { collection: `${CLINIC}/sharedChildren` } } },
      'and shared until three weeks ago': { ask: { list: { collection: `${CLINIC}/sharedChildren`, where: [['endsAt', '>', inDays(-21)]] } } },
    },
  },
  ...whoMay('listing all that families shared', {
    ask: () => ({ list: { collection: `${CLINIC}/sharedChildren`, where: [listedStill] } }),
    may: [own, ann],
    mayNot: [ada, ben, root, nobody, pia],
  }),
  ...whoMay('listing one’s own caseload', {
    ask: (me) => ({ list: { collection: `${CLINIC}/sharedChildren`, where: [['caseload', 'array-contains', membership(me.uid ?? 'x')], listedStill] } }),
    may: [tom, vic, own],
    mayNot: [eve],
  }),
  {
    name: 'a therapist lists their own caseload',
    who: tom,
    control: { list: { collection: `${CLINIC}/sharedChildren`, where: [['caseload', 'array-contains', membership('tom')], listedStill] } },
    attacks: {
      'when out of the team': { world: { [CLINIC]: { 'team.tom': GONE } } },
      'after removal from the team and return to it': { world: { [CLINIC]: { 'team.tom.joinedAt': inDays(-1) } } },
      'when the account is suspended': { world: { [CLINIC]: { status: 'suspended' } } },
      'of another': {
        ask: { list: { collection: `${CLINIC}/sharedChildren`, where: [['caseload', 'array-contains', membership('tia')], listedStill] } },
      },
      'and listing expired sharing': {
        ask: { list: { collection: `${CLINIC}/sharedChildren`, where: [['caseload', 'array-contains', membership('tom')]] } },
      },
    },
  },
  ...whoMay('giving a shared child up', { ask: () => ({ write: { [SHARED]: null } }), may: [ada, own, ann], mayNot: [tom, vic, ...others] }),
]

const belowCases: readonly Case[] = [
  ...whoMay('running a session', {
    permission: 'running activities',
    ask: (me) => ({ write: { [`${CHILD}/sessions/n`]: session(me.uid ?? 'guest') } }),
    may: [ada, own, ann, tom, vic],
    mayNot: others,
  }),
  {
    name: 'a therapist runs a session',
    who: tom,
    control: { write: { [`${CHILD}/sessions/n`]: session('tom') } },
    attacks: {
      ...endsForNamed(tom),
      'in the name of the family': { write: { [`${CHILD}/sessions/n`]: { ranBy: 'ada' } } },
      'in the name of a guest': { write: { [`${CHILD}/sessions/n`]: { ranBy: 'guest' } } },
    },
  },
  { name: 'a visitor runs a session', who: vic, control: { write: { [`${CHILD}/sessions/n`]: session('vic') } }, attacks: endsForNamed(vic) },
  {
    name: 'a visitor of a third account runs a session',
    who: zed,
    world: threeGrants,
    control: { write: { [`${CHILD}/sessions/n`]: session('zed') } },
    attacks: { 'without being named': { world: { 'TherapistAccounts/zoe_0/sharedChildren/ada_0': { caseload: [membership('zoe')] } } } },
  },
  {
    name: 'taking the session of a guest along',
    who: ada,
    control: { write: { [`${CHILD}/sessions/n`]: session('guest') } },
    attacks: { 'of another': { write: { [`${CHILD}/sessions/n`]: { ranBy: 'ben' } } } },
  },
  {
    name: 'recording a session with valid fields',
    who: ada,
    control: {
      write: {
        [`${CHILD}/sessions/n`]: session('ada', {
          category: 'fruits',
          beyondCap: true,
          mood: 'calm',
          conditionsJson: '{"posture":"lap"}',
          laterJson: '{"weather":"rain"}',
          device: { width: 1024, height: 768, pixelRatio: 1.5, screen: { diagonalIn: 10.2, distanceCm: 35, heightCm: 15.5 } },
        }),
      },
    },
    attacks: Object.fromEntries(
      Object.entries({
        'of no version': { version: 0 },
        'of half a version': { version: 1.5 },
        'of no activity': { activity: '' },
        'of a long activity': { activity: 'x'.repeat(61) },
        'of a long category': { category: 'x'.repeat(61) },
        'of a number for a category': { category: 4 },
        'of no level': { level: '' },
        'of a long level': { level: 'x'.repeat(21) },
        'with a word for a seed': { seed: 'x' },
        'with a seed that is not a number': { seed: Number.NaN },
        'on a width without end': { 'device.width': Number.POSITIVE_INFINITY },
        'on a height that is not a number': { 'device.height': Number.NaN },
        'as sharp as nothing': { 'device.pixelRatio': Number.NEGATIVE_INFINITY },
        'on a screen that is not a number': { 'device.screen': { diagonalIn: Number.NaN, distanceCm: 35, heightCm: 15.5 } },
        'at a distance without end': { 'device.screen': { diagonalIn: 10.2, distanceCm: Number.POSITIVE_INFINITY, heightCm: 15.5 } },
        'as high as nothing': { 'device.screen': { diagonalIn: 10.2, distanceCm: 35, heightCm: Number.NaN } },
        'started at a word': { startedAt: 'x' },
        'on nothing': { device: {} },
        'on a wide word': { 'device.width': 'x' },
        'on a high word': { 'device.height': 'x' },
        'on a sharp word': { 'device.pixelRatio': 'x' },
        'on a machine that is named': { 'device.serial': 'x' },
        'on a screen of words': { 'device.screen': { diagonalIn: 'x', distanceCm: 35, heightCm: 15.5 } },
        'at a distance of words': { 'device.screen': { diagonalIn: 10.2, distanceCm: 'x', heightCm: 15.5 } },
        'as high as a word': { 'device.screen': { diagonalIn: 10.2, distanceCm: 35, heightCm: 'x' } },
        'on half a screen': { 'device.screen': { diagonalIn: 10.2 } },
        'on a screen with a name': { 'device.screen': { diagonalIn: 10.2, distanceCm: 35, heightCm: 15.5, maker: 'x' } },
        'under long conditions': { conditionsJson: 'x'.repeat(1001) },
        'under conditions in a map': { conditionsJson: {} },
        'with long fields of a newer version': { laterJson: 'x'.repeat(4001) },
        'with fields of a newer version in a map': { laterJson: {} },
        'with long settings': { settingsJson: 'x'.repeat(16_001) },
        'with settings in a map': { settingsJson: {} },
        'too long to be true': { eventsJson: 'x'.repeat(900_001) },
        'without events': { eventsJson: GONE },
        'in the past': { savedAt: inDays(-1) },
        'with an unknown mood': { mood: 'bad' },
        'not beyond the cap': { beyondCap: false },
        'with an unknown field': { photo: 'x' },
        'as made up': { demo: true },
      } as Readonly<Record<string, DocumentData>>).map(([how, change]) => [how, { write: { [`${CHILD}/sessions/n`]: change } }]),
    ),
  },
  {
    name: 'a session never changes',
    who: ada,
    control: { write: { [`${CHILD}/sessions/n`]: session('ada') } },
    attacks: {
      'written over': { ask: { write: { [`${CHILD}/sessions/s`]: session('ada') } } },
      'overwritten by the person who ran it': { who: vic, ask: { write: { [`${CHILD}/sessions/v`]: session('vic') } } },
    },
  },
  ...whoMay('saying how a session was', {
    ask: () => ({ write: { [`${CHILD}/sessions/s`]: felt('ada', 'tired') } }),
    may: [ada, own, ann, tom],
    mayNot: [vic, ...others],
  }),
  {
    name: 'a visitor says how an own session was',
    who: vic,
    control: { write: { [`${CHILD}/sessions/v`]: felt('vic', 'too-much') } },
    attacks: { ...endsForNamed(vic), 'a session of the family': { ask: { write: { [`${CHILD}/sessions/s`]: felt('ada', 'too-much') } } } },
  },
  {
    name: 'rating the mood of a session, and nothing else',
    who: ada,
    world: { [`${CHILD}/sessions/s`]: { mood: 'calm' } },
    control: { write: { [`${CHILD}/sessions/s`]: felt('ada', 'enjoyed') } },
    attacks: {
      'with an unknown mood': { write: { [`${CHILD}/sessions/s`]: { mood: 'bad' } } },
      'and changing the measurements': { write: { [`${CHILD}/sessions/s`]: { eventsJson: '[1]' } } },
      'and changing who ran it': { write: { [`${CHILD}/sessions/s`]: { ranBy: 'tom' } } },
      'and when it was saved': { write: { [`${CHILD}/sessions/s`]: { savedAt: NOW } } },
    },
  },
  {
    name: 'removing the mood of a session',
    who: ada,
    world: { [`${CHILD}/sessions/s`]: { mood: 'calm' } },
    control: { write: { [`${CHILD}/sessions/s`]: session('ada', { savedAt: inDays(-2) }) } },
    attacks: { 'by another person': { who: ben } },
  },
  ...whoMay('reading a session', {
    permission: 'seeing results',
    ask: () => ({ get: `${CHILD}/sessions/s` }),
    may: [ada, own, ann, tom],
    mayNot: [vic, ...others],
  }),
  { name: 'a therapist reads a session', who: tom, control: { get: `${CHILD}/sessions/s` }, attacks: endsForNamed(tom) },
  {
    name: 'a visitor reads a session that the visitor ran',
    who: vic,
    control: { get: `${CHILD}/sessions/v` },
    attacks: { ...endsForNamed(vic), 'that the family ran': { ask: { get: `${CHILD}/sessions/s` } } },
  },
  { name: 'a visitor looks whether the session is there', who: vic, control: { get: `${CHILD}/sessions/n` }, attacks: { 'of another child': { who: val } } },
  ...whoMay('listing sessions', {
    permission: 'seeing results',
    ask: () => ({ list: { collection: `${CHILD}/sessions`, orderBy: ['startedAt', 'desc'] } }),
    may: [ada, own, ann, tom],
    mayNot: [vic, ...others],
  }),
  {
    name: 'a visitor lists the sessions that the visitor ran',
    who: vic,
    control: { list: { collection: `${CHILD}/sessions`, where: [['ranBy', '==', 'vic']] } },
    attacks: {
      'that the family ran': { ask: { list: { collection: `${CHILD}/sessions`, where: [['ranBy', '==', 'ada']] } } },
      'when the time is over': { world: { [CLINIC]: { 'team.vic.until': inDays(-1) } } },
      'when the child is assigned to others': { world: { [SHARED]: { caseload: [membership('tom')] } } },
    },
  },
  ...whoMay('deleting a session', {
    permission: 'taking away and deleting a child',
    ask: () => ({ write: { [`${CHILD}/sessions/s`]: null } }),
    may: [ada],
    mayNot: [own, ann, tom, vic, root, ...others],
  }),
  ...whoMay('reading the summary', { permission: 'seeing results', ask: () => ({ get: SUMMARY }), may: [ada, own, ann, tom], mayNot: [vic, ...others] }),
  ...whoMay('looking whether there is a summary', {
    world: { [SUMMARY]: null },
    ask: () => ({ get: SUMMARY }),
    may: [ada, own, ann, tom],
    mayNot: [vic, ...others],
  }),
  {
    name: 'a therapist reads the summary',
    who: tom,
    control: { get: SUMMARY },
    attacks: { ...endsForNamed(tom), 'of a child that was not given': { who: tia } },
  },
  ...whoMay('making the summary', {
    world: { [SUMMARY]: null },
    ask: () => ({ write: { [SUMMARY]: summary(line('s')) } }),
    may: [ada, own, ann, tom],
    mayNot: [vic, ...others],
  }),
  ...whoMay('rebuilding the summary', { ask: () => ({ write: { [SUMMARY]: summary(line('s')) } }), may: [ada, own, ann, tom], mayNot: [vic, ...others] }),
  {
    name: 'making the summary with valid fields',
    who: tom,
    world: { [SUMMARY]: null },
    control: { write: { [SUMMARY]: summary(line('s')) } },
    attacks: {
      ...endsForNamed(tom),
      'with an unknown field': { write: { [SUMMARY]: { note: 'x' } } },
      'in the past': { write: { [SUMMARY]: { updatedAt: inDays(-1) } } },
      'in a map': { write: { [SUMMARY]: { sessions: {} } } },
    },
  },
  { name: 'a therapist rebuilds the summary', who: tom, control: { write: { [SUMMARY]: summary(line('s')) } }, attacks: endsForNamed(tom) },
  {
    name: 'the summary with valid fields',
    who: ada,
    control: { write: { [SUMMARY]: summary(...Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(150, 'x'))) } },
    attacks: {
      'of another name': { ask: { write: { [`${CHILD}/summaries/older`]: summary() } } },
      'of more lines than that': { write: { [SUMMARY]: { sessions: Array.from({ length: 101 }, (_, at) => String(at)) } } },
      'with too many letters': { write: { [SUMMARY]: { sessions: ['x'.repeat(16_001)] } } },
      'of maps': { write: { [SUMMARY]: { sessions: [{ id: 's' }] } } },
      'of numbers': { write: { [SUMMARY]: { sessions: [1, 2] } } },
      'with a comma': { write: { [SUMMARY]: { sessions: ['a,b'] } } },
      'in a map': { write: { [SUMMARY]: { sessions: {} } } },
      'of no version': { write: { [SUMMARY]: { version: 0 } } },
      'in the past': { write: { [SUMMARY]: { updatedAt: inDays(-1) } } },
      'with an unknown field': { write: { [SUMMARY]: { note: 'x' } } },
      listed: { ask: { list: { collection: `${CHILD}/summaries` } } },
    },
  },
  {
    name: 'a visitor runs a session and adds it to the summary',
    who: vic,
    control: { write: { [`${CHILD}/sessions/n`]: session('vic'), [SUMMARY]: summary(line('s'), line('v'), line('n')) } },
    attacks: {
      ...endsForNamed(vic),
      'without the session': { write: { [`${CHILD}/sessions/n`]: LEFT_OUT } },
      'as that of another': { write: { [SUMMARY]: { sessions: [line('s'), line('v'), line('m')] } } },
      'as one that was there before': { write: { [SUMMARY]: { sessions: [line('s'), line('v'), `v ${line('n')}`] } } },
      'and a second line with it': { write: { [SUMMARY]: { sessions: [line('s'), line('v'), line('n'), `n ${line('n')}`] } } },
      'in the place of another': { write: { [SUMMARY]: { sessions: [line('s'), line('n')] } } },
      'and takes a line away': { write: { [SUMMARY]: { sessions: [line('n')] } } },
      'replacing all others by repeating it': { write: { [SUMMARY]: { sessions: [line('n'), line('n'), line('n')] } } },
      'and a line twice that is there': { write: { [SUMMARY]: { sessions: [line('s'), line('v'), line('v')] } } },
      'as a line without a session': { write: { [SUMMARY]: { sessions: [line('s'), line('v'), ' '] } } },
      'on a way to elsewhere': { write: { [SUMMARY]: { sessions: [line('s'), line('v'), '../s x'] } } },
      'in another version': { write: { [SUMMARY]: { version: 2 } } },
      'in the past': { write: { [SUMMARY]: { updatedAt: inDays(-1) } } },
      'when there is no summary yet': { world: { [SUMMARY]: null }, write: { [SUMMARY]: { sessions: [line('n')] } } },
    },
  },
  ...whoMay('running a session and adding it to the summary', {
    permission: 'running activities',
    ask: (me) => ({ write: { [`${CHILD}/sessions/n`]: session(me.uid ?? 'guest'), [SUMMARY]: summary(line('s'), line('v'), line('n')) } }),
    may: [ada, own, ann, tom, vic],
    mayNot: others,
  }),
  ...whoMay('deleting the summary', {
    permission: 'taking away and deleting a child',
    ask: () => ({ write: { [SUMMARY]: null } }),
    may: [ada],
    mayNot: [own, ann, tom, vic, root, ben, nobody],
  }),
  ...whoMay('reading the plan of a week', { ask: () => ({ get: WEEK }), may: [ada, own, ann, tom, vic], mayNot: others }),
  ...whoMay('reading the plans of some weeks', {
    ask: () => ({ list: { collection: `${CHILD}/plans`, where: [['monday', '>=', '2026-11-09']] } }),
    may: [ada, own, ann, tom, vic],
    mayNot: others,
  }),
  ...whoMay('making the plan of a week', {
    ask: (me) => ({ write: { [WEEK]: plan(me.uid ?? 'guest') } }),
    may: [ada, own, ann, tom],
    mayNot: [vic, ...others],
    permission: 'a child and its profile',
  }),
  {
    name: 'a therapist makes the plan of a week',
    who: tom,
    world: { [WEEK]: null },
    control: { write: { [WEEK]: plan('tom') } },
    attacks: { ...endsForNamed(tom), 'in the name of the family': { write: { [WEEK]: { by: 'ada' } } } },
  },
  {
    name: 'a plan with valid fields',
    who: ada,
    control: { write: { [WEEK]: plan('ada', { days: Object.fromEntries(days.map((day) => [day, '{"tiles":[]}'])), byName: '' }) } },
    attacks: {
      'of a day': { ask: { write: { [`${CHILD}/plans/today`]: plan('ada', { monday: 'today' }) } } },
      'of another week': { write: { [WEEK]: { monday: '2026-11-23' } } },
      ...Object.fromEntries(days.map((day) => [`with a long ${day}`, { write: { [WEEK]: { [`days.${day}`]: 'x'.repeat(1501) } } }])),
      'with a list for a day': { write: { [WEEK]: { 'days.mon': [] } } },
      'with an eighth day': { write: { [WEEK]: { 'days.day': '{}' } } },
      'with a text for its days': { write: { [WEEK]: { days: 'mon' } } },
      'under a long name': { write: { [WEEK]: { byName: 'x'.repeat(81) } } },
      'of no version': { write: { [WEEK]: { version: 0 } } },
      'in the past': { write: { [WEEK]: { updatedAt: inDays(-1) } } },
      'with an unknown field': { write: { [WEEK]: { note: 'x' } } },
    },
  },
  {
    name: 'a person who leaves for good removes their name from a plan',
    who: tom,
    world: { [WEEK]: { by: 'tom' } },
    control: { write: { [WEEK]: plan('', { byName: '' }) } },
    attacks: { 'off the plan of another': { world: { [WEEK]: { by: 'ada' } } }, 'off one that is not there': { world: { [WEEK]: null } } },
  },
  ...whoMay('taking the plan away', { ask: () => ({ write: { [WEEK]: null } }), may: [ada], mayNot: [own, tom, vic, ben] }),
  ...whoMay('reading a note', { ask: () => ({ get: `${CHILD}/messages/f` }), may: [ada, own, ann, tom], mayNot: [vic, ...others] }),
  ...whoMay('listing the notes of and to one team', { ask: () => notesFor('own_0'), may: [ada, own, ann, tom], mayNot: [vic, ...others] }),
  ...whoMay('listing the notes to every team', { ask: () => notesFor(null), may: [ada, own, ann, tom], mayNot: [vic, ...others] }),
  ...whoMay('listing all notes', {
    ask: () => ({ list: { collection: `${CHILD}/messages`, orderBy: ['createdAt', 'desc'] } }),
    may: [ada],
    mayNot: [own, ann, tom, vic, ...others],
  }),
  {
    name: 'another team on the same child reads its own notes',
    who: zoe,
    world: { ...threeGrants, [`${CHILD}/messages/z`]: message('zoe', 'team', { account: 'zoe_0', createdAt: inDays(-2) }) },
    control: { get: `${CHILD}/messages/z` },
    attacks: {
      'those of the first team': { ask: { get: `${CHILD}/messages/t` } },
      'the family’s notes to the first team': { world: { [`${CHILD}/messages/f`]: { account: 'own_0' } }, ask: { get: `${CHILD}/messages/f` } },
      'the list of the first team': { ask: notesFor('own_0') },
      'when the grant is over': { world: { [CHILD]: { 'grants.zoe_0.endsAt': inDays(-0.01) } } },
      'by the first team': { who: tom },
    },
  },
  ...(['pia_0', 'zoe_0'] as const).map((account): Case => ({
    name: `listing the notes of a team named later: ${account}`,
    who: account === 'pia_0' ? pia : zoe,
    world: threeGrants,
    control: notesFor(account),
    attacks: { 'when that grant is over': { world: { [CHILD]: { [`grants.${account}.endsAt`]: inDays(-0.01) } } } },
  })),
  {
    name: 'a note from before a note had a team is read as one to every team',
    who: zoe,
    world: { ...threeGrants, [`${CHILD}/messages/f`]: { account: GONE } },
    control: { get: `${CHILD}/messages/f` },
    attacks: { 'by a visitor': { who: zed } },
  },
  {
    name: 'a therapist signs a note with the name that the team has',
    who: tom,
    world: { [CLINIC]: { 'team.tom.displayName': 'Robin' } },
    control: { write: { [`${CHILD}/messages/n`]: message('tom', 'team', { name: 'Robin' }) } },
    attacks: {
      'with another': { write: { [`${CHILD}/messages/n`]: { name: 'Dr. Own, head of the clinic' } } },
      'when the team has none': { world: { [CLINIC]: { 'team.tom.displayName': GONE } } },
    },
  },
  {
    name: 'a family writes to one of its teams',
    who: ada,
    control: { write: { [`${CHILD}/messages/n`]: message('ada', 'family', { account: 'own_0' }) } },
    attacks: {
      'to one that the child is not shared with': { write: { [`${CHILD}/messages/n`]: { account: 'ben_0' } } },
      'without a recipient': { write: { [`${CHILD}/messages/n`]: { account: GONE } } },
    },
  },
  ...whoMay('writing a note as the team', {
    ask: (me) => ({ write: { [`${CHILD}/messages/n`]: message(me.uid ?? 'guest', 'team') } }),
    may: [own, ann, tom],
    mayNot: [ada, vic, ...others],
  }),
  {
    name: 'a therapist writes a note',
    who: tom,
    control: { write: { [`${CHILD}/messages/n`]: message('tom', 'team') } },
    attacks: {
      ...endsForNamed(tom),
      'asking for anything else': { write: { [`${CHILD}/messages/n`]: { request: 'money' } } },
      'as the family': { write: { [`${CHILD}/messages/n`]: { role: 'family' } } },
      'with an unknown role': { write: { [`${CHILD}/messages/n`]: { role: 'all' } } },
      'in the name of another': { write: { [`${CHILD}/messages/n`]: { by: 'ann' } } },
      'to every team': { write: { [`${CHILD}/messages/n`]: { account: null } } },
      'as another team on the child': { world: threeGrants, write: { [`${CHILD}/messages/n`]: { account: 'zoe_0' } } },
    },
  },
  ...(['export', 'deletion', 'epilepsy'] as const).map((request) => ({
    name: `a therapist asks the family for ${request}`,
    who: tom,
    control: { write: { [`${CHILD}/messages/n`]: message('tom', 'team', { request }) } },
    attacks: { 'as the family': { who: ada, write: { [`${CHILD}/messages/n`]: { role: 'family', by: 'ada' } } } },
  })),
  {
    name: 'a family writes a note with valid fields',
    who: ada,
    control: { write: { [`${CHILD}/messages/n`]: message('ada', 'family', { text: 'x'.repeat(500), name: '' }) } },
    attacks: {
      'without a word': { write: { [`${CHILD}/messages/n`]: { text: '' } } },
      'too long': { write: { [`${CHILD}/messages/n`]: { text: 'x'.repeat(501) } } },
      'under a long name': { write: { [`${CHILD}/messages/n`]: { name: 'x'.repeat(81) } } },
      'dated back': { write: { [`${CHILD}/messages/n`]: { createdAt: inDays(-1) } } },
      'of no version': { write: { [`${CHILD}/messages/n`]: { version: 0 } } },
      'with an unknown field': { write: { [`${CHILD}/messages/n`]: { picture: 'x' } } },
      'that asks itself for the file': { write: { [`${CHILD}/messages/n`]: { request: 'export' } } },
      'over one that is there': { ask: { write: { [`${CHILD}/messages/f`]: message('ada', 'family') } } },
    },
  },
  {
    name: 'a therapist takes an own note back',
    who: tom,
    control: { write: { [`${CHILD}/messages/t`]: null } },
    attacks: { ...endsForNamed(tom), 'of the family': { ask: { write: { [`${CHILD}/messages/f`]: null } } }, 'of a colleague': { who: ann } },
  },
  ...whoMay('taking a note of the therapist away', {
    ask: () => ({ write: { [`${CHILD}/messages/t`]: null } }),
    may: [ada],
    mayNot: [own, ann, vic, ...others],
  }),
  ...whoMay('reading a text', { ask: () => ({ get: `${CHILD}/texts/t` }), may: [ada, own, ann, tom, vic], mayNot: others }),
  ...whoMay('listing the texts', { ask: () => ({ list: { collection: `${CHILD}/texts` } }), may: [ada, own, ann, tom, vic], mayNot: others }),
  ...whoMay('writing a text', {
    ask: (me) => ({ write: { [`${CHILD}/texts/n`]: ownText(me.uid ?? 'guest') } }),
    may: [ada, own, ann, tom],
    mayNot: [vic, ...others],
  }),
  {
    name: 'writing a text with valid fields',
    who: tom,
    control: { write: { [`${CHILD}/texts/n`]: ownText('tom') } },
    attacks: {
      'in the name of the family': { write: { [`${CHILD}/texts/n`]: { author: 'ada' } } },
      'without a word': { write: { [`${CHILD}/texts/n`]: { text: '' } } },
      'too long': { write: { [`${CHILD}/texts/n`]: { text: 'x'.repeat(4001) } } },
      'with an invalid order': { write: { [`${CHILD}/texts/n`]: { order: 'first' } } },
      'in an order that is not a number': { write: { [`${CHILD}/texts/n`]: { order: Number.NaN } } },
      'behind everything': { write: { [`${CHILD}/texts/n`]: { order: Number.POSITIVE_INFINITY } } },
      'before everything': { write: { [`${CHILD}/texts/n`]: { order: Number.NEGATIVE_INFINITY } } },
      'with a field that every object knows': { write: { [`${CHILD}/texts/n`]: { constructor: 'x' } } },
      'with another': { write: { [`${CHILD}/texts/n`]: { toString: 'x' } } },
      'of no version': { write: { [`${CHILD}/texts/n`]: { version: 0 } } },
      'dated back': { write: { [`${CHILD}/texts/n`]: { createdAt: inDays(-1) } } },
      'changed in the past': { write: { [`${CHILD}/texts/n`]: { updatedAt: inDays(-1) } } },
      'with an unknown field': { write: { [`${CHILD}/texts/n`]: { picture: 'x' } } },
      ...endsForNamed(tom),
    },
  },
  {
    name: 'keeping words with outlines',
    who: tom,
    control: { write: { [`${CHILD}/texts/n`]: ownText('tom', { outlinesJson: '{}' }) } },
    attacks: {
      'that are no text': { write: { [`${CHILD}/texts/n`]: { outlinesJson: 7 } } },
      'that are too long': { write: { [`${CHILD}/texts/n`]: { outlinesJson: 'x'.repeat(1001) } } },
    },
  },
  ...whoMay('changing a text of the family', {
    ask: (me) => ({ write: { [`${CHILD}/texts/t`]: ownText(me.uid ?? 'guest', { createdAt: inDays(-2), text: 'The moon is round.' }) } }),
    may: [ada],
    mayNot: [own, ann, tom, vic, ...others],
  }),
  {
    name: 'the family moves a text of the therapist',
    who: ada,
    world: { [`${CHILD}/texts/t`]: { author: 'tom' } },
    control: { write: { [`${CHILD}/texts/t`]: ownText('tom', { createdAt: inDays(-2), order: 7 }) } },
    attacks: {
      'and draws its words otherwise in the name of the therapist': { write: { [`${CHILD}/texts/t`]: { outlinesJson: '{}' } } },
      'and rewriting it in the name of the therapist': { write: { [`${CHILD}/texts/t`]: { text: 'The moon is round.' } } },
      'and gives it to another': { write: { [`${CHILD}/texts/t`]: { author: 'ann' } } },
      'as another of the clinic': { who: ann },
    },
  },
  {
    name: 'changing one’s own text, and nothing else',
    who: tom,
    world: { [`${CHILD}/texts/t`]: { author: 'tom' } },
    control: { write: { [`${CHILD}/texts/t`]: ownText('tom', { createdAt: inDays(-2), text: 'The moon is round.' }) } },
    attacks: {
      ...endsForNamed(tom),
      'of the family': { world: { [`${CHILD}/texts/t`]: { author: 'ada' } } },
      'in the name of the family': { write: { [`${CHILD}/texts/t`]: { author: 'ada' } } },
      'and when it came': { write: { [`${CHILD}/texts/t`]: { createdAt: NOW } } },
      'in the past': { write: { [`${CHILD}/texts/t`]: { updatedAt: inDays(-1) } } },
    },
  },
  ...whoMay('deleting a text of the family', { ask: () => ({ write: { [`${CHILD}/texts/t`]: null } }), may: [ada], mayNot: [own, ann, tom, vic, ben, nobody] }),
  {
    name: 'a therapist takes an own text back',
    who: tom,
    world: { [`${CHILD}/texts/t`]: { author: 'tom' } },
    control: { write: { [`${CHILD}/texts/t`]: null } },
    attacks: { ...ends, 'by another of the clinic': { who: ann }, 'when the child is assigned to others': { world: { [SHARED]: { caseload: [] } } } },
  },
  ...whoMay('listing the messages next to the child', {
    ask: () => ({ list: { collection: `${CHILD}/beside` } }),
    may: [ada, own, ann, tom, vic],
    mayNot: others,
  }),
  ...whoMay('asking for a line of it', { ask: () => ({ get: `${CHILD}/beside/child-1` }), may: [ada, own, ann, tom, vic], mayNot: others }),
  ...whoMay('sending a message next to the child', {
    ask: () => ({ write: { [`${CHILD}/beside/adult-1`]: besideLine() } }),
    may: [ada, own, ann, tom, vic],
    mayNot: others,
  }),
  ...whoMay('saying more', { ask: () => ({ write: { [`${CHILD}/beside/child-1`]: besideLine() } }), may: [ada, own, ann, tom, vic], mayNot: others }),
  ...whoMay('deleting a message', { ask: () => ({ write: { [`${CHILD}/beside/child-1`]: null } }), may: [ada, own, ann, tom, vic], mayNot: others }),
  {
    name: 'sending a message next to the child, with valid fields',
    who: vic,
    control: { write: { [`${CHILD}/beside/adult-1`]: besideLine() } },
    attacks: {
      'that is no text': { write: { [`${CHILD}/beside/adult-1`]: { saidJson: 7 } } },
      'that is too long': { write: { [`${CHILD}/beside/adult-1`]: { saidJson: 'x'.repeat(4001) } } },
      'of no version': { write: { [`${CHILD}/beside/adult-1`]: { version: 0 } } },
      'dated back': { write: { [`${CHILD}/beside/adult-1`]: { updatedAt: inDays(-1) } } },
      'with a name': { write: { [`${CHILD}/beside/adult-1`]: { name: 'Vic' } } },
    },
  },
  ...whoMay('recording a viewing in the access log', {
    ask: (me) => ({
      write: {
        [`${CHILD}/accessLog/${me.uid}_${today}_viewed`]: { actor: me.uid ?? 'guest', account: me === ada ? null : 'own_0', action: 'viewed', at: NOW },
      },
    }),
    may: [ada, own, ann, tom, vic],
    mayNot: others,
  }),
  {
    name: 'recording an export in the access log',
    who: tom,
    control: { write: { [`${CHILD}/accessLog/tom_${today}_exported`]: { actor: 'tom', account: 'own_0', action: 'exported', at: NOW } } },
    attacks: {
      ...endsForNamed(tom),
      'in the name of another': { write: { [`${CHILD}/accessLog/tom_${today}_exported`]: { actor: 'ann' } } },
      'in the past': { write: { [`${CHILD}/accessLog/tom_${today}_exported`]: { at: inDays(-1) } } },
      'as having looked': { write: { [`${CHILD}/accessLog/tom_${today}_exported`]: { action: 'viewed' } } },
      'with an unknown action': { ask: { write: { [`${CHILD}/accessLog/tom_${today}_sold`]: { actor: 'tom', account: 'own_0', action: 'sold', at: NOW } } } },
      'as the family': { write: { [`${CHILD}/accessLog/tom_${today}_exported`]: { account: null } } },
      'through another account': { write: { [`${CHILD}/accessLog/tom_${today}_exported`]: { account: 'ben_0' } } },
      'at the place of another': {
        ask: { write: { [`${CHILD}/accessLog/ann_${today}_exported`]: { actor: 'tom', account: 'own_0', action: 'exported', at: NOW } } },
      },
      'on a day that is to come': {
        ask: { write: { [`${CHILD}/accessLog/tom_${utcDay(inDays(1).getTime())}_exported`]: { actor: 'tom', account: 'own_0', action: 'exported', at: NOW } } },
      },
      'on a day that is long past': {
        ask: {
          write: { [`${CHILD}/accessLog/tom_${utcDay(inDays(-2).getTime())}_exported`]: { actor: 'tom', account: 'own_0', action: 'exported', at: NOW } },
        },
      },
      'on a day that never was': {
        ask: { write: { [`${CHILD}/accessLog/tom_99999999_exported`]: { actor: 'tom', account: 'own_0', action: 'exported', at: NOW } } },
      },
      'on no day': { ask: { write: { [`${CHILD}/accessLog/tom_x_exported`]: { actor: 'tom', account: 'own_0', action: 'exported', at: NOW } } } },
      'with an unknown field': { write: { [`${CHILD}/accessLog/tom_${today}_exported`]: { why: 'x' } } },
      'over the first word of the day': {
        ask: { write: { [`${CHILD}/accessLog/tom_20260101_viewed`]: { actor: 'tom', account: 'own_0', action: 'viewed', at: NOW } } },
      },
    },
  },
  {
    name: 'recording an access in a time zone twelve hours behind',
    who: tom,
    control: { write: { [`${CHILD}/accessLog/tom_${utcDay(inDays(-0.49).getTime())}_viewed`]: { actor: 'tom', account: 'own_0', action: 'viewed', at: NOW } } },
    attacks: { 'as a parent': { who: pia } },
  },
  {
    name: 'recording an access as the family',
    who: ada,
    control: { write: { [`${CHILD}/accessLog/ada_${today}_viewed`]: { actor: 'ada', account: null, action: 'viewed', at: NOW } } },
    attacks: { 'through an account that one belongs to as a parent': { write: { [`${CHILD}/accessLog/ada_${today}_viewed`]: { account: 'own_0' } } } },
  },
  ...whoMay('listing the access log', {
    ask: () => ({ list: { collection: `${CHILD}/accessLog` } }),
    may: [ada],
    mayNot: [own, ann, tom, vic, ...others],
    permission: 'taking away and deleting a child',
  }),
  ...whoMay('reading the access log', { ask: () => ({ get: `${CHILD}/accessLog/tom_20260101_viewed` }), may: [ada], mayNot: [own, ann, tom, vic, ...others] }),
  ...whoMay('deleting the access log', {
    ask: () => ({ write: { [`${CHILD}/accessLog/tom_20260101_viewed`]: null } }),
    may: [ada],
    mayNot: [own, ann, tom, vic, root, ben, nobody],
  }),
  {
    name: 'erasing a child with its remains',
    who: ada,
    world: { [WEEK]: null, [SHARED]: null },
    control: {
      write: {
        [`${CHILD}/sessions/s`]: null,
        [SUMMARY]: null,
        [`${CHILD}/texts/t`]: null,
        [SHARED]: null,
        [`${CHILD}/messages/t`]: null,
        [WEEK]: null,
        [CHILD]: null,
      },
    },
    attacks: { 'by the clinic': { who: own }, 'by an administrator': { who: root } },
  },
]

/** Children and the documents below them. */
export const familyCases: readonly Case[] = [...anonymousCases, ...childCases, ...crowdedCases, ...grantCases, ...belowCases]
