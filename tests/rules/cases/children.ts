import { type DocumentData, NOW } from '#ports/documents'
import {
  ada,
  ann,
  ben,
  CHILD,
  child,
  CLINIC,
  family,
  GRANT,
  inDays,
  line,
  newChild,
  nobody,
  own,
  person,
  pia,
  plan,
  root,
  session,
  SHARED,
  summary,
  tom,
  vic,
  WEEK,
} from '../world'
import type { RequestSender } from '#adapters/local/rules/accessRequest'
import { type Ask, type Case, type Changes, GONE } from '../kit/case'
import { ends, endsForNamed, granted, others, SUMMARY, threeGrants, twoMore, zed, zoe } from './familyWorld'
import { whoMay } from '../kit/whoMay'

/** The largest child that can be checked: it has three sharings and three other guardians. */
export const crowded: DocumentData = {
  grants: { own_0: GRANT, pia_0: GRANT, zoe_0: GRANT },
  guardianIds: ['gia', 'gus', 'gil'],
  guardians: Object.fromEntries(['gia', 'gus', 'gil'].map((uid) => [uid, { email: `${uid}@x.example`, since: inDays(-5) }])),
}

export const over: DocumentData = { 'grants.zoe_0.endsAt': inDays(-1) }

const settings = (me: RequestSender, more: DocumentData = {}): Ask => ({
  write: { [CHILD]: { ...granted, profileJson: '{"support":"B"}', updatedAt: NOW, updatedBy: me.uid, ...more } },
})

/** A person who is signed in anonymously, so the token has no email address. */
const anonymous: RequestSender = { uid: 'ada', email: null, emailVerified: false }

export const anonymousCases: readonly Case[] = [
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

export const childCases: readonly Case[] = [
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

/** Two deleted accounts in addition to the existing one. */
const twoGone: Changes = { ...twoMore, 'TherapistAccounts/pia_0': null, [CHILD]: { ...crowded, grants: { eve_0: GRANT, pia_0: GRANT, zoe_0: GRANT } } }

const goneAndOver: Changes = { ...twoGone, [CHILD]: { ...crowded, grants: { eve_0: GRANT, pia_0: GRANT, zoe_0: { ...GRANT, endsAt: inDays(-1) } } } }

const behindGone = (name: string, who: RequestSender, control: Ask, more: Changes = {}): Case => ({
  name: `${name}, behind two that are gone`,
  who,
  world: { ...twoGone, ...more },
  control,
  attacks: { 'when that grant is over': { world: goneAndOver } },
})

const ofZed: Changes = { [`${CHILD}/sessions/v`]: { ranBy: 'zed' } }

export const crowdedCases: readonly Case[] = [
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

export const erasingCases: readonly Case[] = [
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
