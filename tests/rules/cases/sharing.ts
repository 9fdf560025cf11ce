import type { RequestSender } from '#adapters/local/rules/accessRequest'
import { NOW, type DocumentData } from '#ports/documents'
import { GONE, LEFT_OUT, type Ask, type Case, type Changes } from '../kit/case'
import { whoMay } from '../kit/whoMay'
import {
  ada,
  ann,
  assessment,
  ben,
  besideLine,
  child,
  CHILD,
  CLINIC,
  finding,
  gia,
  GRANT,
  inDays,
  line,
  lou,
  max,
  message,
  nobody,
  own,
  ownText,
  pat,
  person,
  pia,
  plan,
  root,
  row,
  ROW,
  session,
  SHARED,
  summary,
  tia,
  today,
  tom,
  vic,
  WEEK,
} from '../world'

const OPEN = 'K7M4QD2X9RTW'
const CODE_PATH = `sharingCodes/${OPEN}`
const EARLIER = 'B8N5RE3Y2SUX'

/** Returns the stored document of a helper, with whom the child is shared. */
const helper = (uid: string, step: string, more: DocumentData = {}): DocumentData => ({
  uid,
  email: `${uid}@x.example`,
  displayName: uid,
  kind: 'therapist',
  step,
  since: inDays(-5),
  until: inDays(30),
  code: EARLIER,
  ...more,
})
const helperPath = (uid: string) => `${CHILD}/guardians/${uid}`

/** A child that is shared in each of the three steps. */
const helped: Changes = { [helperPath('lou')]: helper('lou', 'look'), [helperPath('pat')]: helper('pat', 'plan'), [helperPath('max')]: helper('max', 'all') }
const strangers = [ben, tia, pia, root, nobody] as const

/** Returns the ways in which a sharing with somebody ends. Each of them must end all access. */
const endsOf = (uid: string): Case['attacks'] => ({
  'when its time is over': { world: { [helperPath(uid)]: { until: inDays(-0.01) } } },
  'when the family took it back': { world: { [helperPath(uid)]: null } },
  'when another child came to the place of the one that was shared': { world: { [CHILD]: { createdAt: inDays(-1) } } },
  'without an end': { world: { [helperPath(uid)]: { until: GONE } } },
  'in no step': { world: { [helperPath(uid)]: { step: 'owner' } } },
})

const write = (path: string, data: DocumentData | null): Ask => ({ write: { [`${CHILD}/${path}`]: data } })
const stepOf = { look: [lou, pat, max], plan: [pat, max], all: [max] } as const

/** Returns cases that are allowed in this step or a higher one, and refused in a lower one or after the sharing has ended. */
function inStep(
  step: keyof typeof stepOf,
  name: string,
  ask: (me: RequestSender) => Ask,
  more: { readonly world?: Changes; readonly mayNot?: readonly RequestSender[] } = {},
) {
  const may = stepOf[step]
  const world = { ...helped, ...more.world }
  const less = [lou, pat, max].filter((one) => !may.some((other) => other === one))
  const [least] = may
  const ends: Case = { name: `${name}, until it ends, in the step ${step}`, who: least, world, control: ask(least), attacks: endsOf(least.uid ?? '') }
  return [...whoMay(`${name}, in the step ${step}`, { ask, may, mayNot: [...less, ...(more.mayNot ?? strangers)], world }), ends]
}

const granted = (more: DocumentData = {}): DocumentData => child('ada', { grants: { own_0: GRANT }, ...more })
const note = (me: RequestSender, more: DocumentData = {}): DocumentData => message(me.uid ?? '', 'team', { account: me.uid, name: me.uid, ...more })
const notesFor = (account: string | null): Ask => ({
  list: { collection: `${CHILD}/messages`, where: [['account', '==', account]], orderBy: ['createdAt', 'desc'] },
})

const lookCases: readonly Case[] = [
  ...inStep('look', 'getting a shared child', () => ({ get: CHILD })),
  ...inStep('look', 'reading a session of a shared child', () => ({ get: `${CHILD}/sessions/s` })),
  ...inStep('look', 'listing the sessions of a shared child', () => ({ list: { collection: `${CHILD}/sessions`, orderBy: ['startedAt', 'desc'] } })),
  ...inStep('look', 'reading the summary of a shared child', () => ({ get: `${CHILD}/summaries/recent` })),
  ...inStep('look', 'reading the plan of a shared child', () => ({ get: WEEK })),
  ...inStep('look', 'listing the plans of a shared child', () => ({ list: { collection: `${CHILD}/plans` } })),
  ...inStep('look', 'noting that one looked at a shared child', (me) =>
    write(`accessLog/${me.uid ?? 'nobody'}_${today}_viewed`, { actor: me.uid ?? 'nobody', account: me.uid ?? 'nobody', action: 'viewed', at: NOW }),
  ),
  {
    name: 'finding the children that were shared with oneself',
    who: lou,
    world: helped,
    control: { list: { collection: 'guardians', group: true, where: [['uid', '==', 'lou']] } },
    attacks: {
      'those of another': { who: pat },
      'all of them': { ask: { list: { collection: 'guardians', group: true } } },
      'those of an address': { ask: { list: { collection: 'guardians', group: true, where: [['email', '==', 'lou@x.example']] } } },
      'signed out': { who: nobody },
      'as the family': { who: ada },
      'as an administrator': { who: root },
    },
  },
  {
    name: 'reading how the child was shared with oneself',
    who: lou,
    world: helped,
    control: { get: helperPath('lou') },
    attacks: {
      'with another': { ask: { get: helperPath('pat') } },
      'who else has it': { ask: { list: { collection: `${CHILD}/guardians` } } },
      'as the clinic': { who: own },
      'as a stranger': { who: ben },
    },
  },
]

const planCases: readonly Case[] = [
  ...inStep('plan', 'planning for a shared child', (me) => ({ write: { [WEEK]: plan(me.uid ?? '', { days: { tue: '{"tiles":[]}' } }) } })),
  ...inStep('plan', 'reading a message about a shared child', () => ({ get: `${CHILD}/messages/f` })),
  ...inStep('plan', 'listing the messages about a shared child to everybody', () => notesFor(null)),
  ...inStep('plan', 'listing the messages about a shared child to oneself', (me) => notesFor(me.uid ?? 'nobody')),
  ...inStep('plan', 'writing a message about a shared child', (me) => write('messages/n', note(me)), { mayNot: [ben, tia, pia, root] }),
  {
    name: 'somebody who plans writes a message',
    who: pat,
    world: helped,
    control: write('messages/n', note(pat, { request: 'epilepsy' })),
    attacks: {
      'as the family': { write: { [`${CHILD}/messages/n`]: { role: 'family', account: null, request: GONE } } },
      'through a clinic': { write: { [`${CHILD}/messages/n`]: { account: 'own_0' } } },
      'to everybody': { write: { [`${CHILD}/messages/n`]: { account: null } } },
      'as another': { write: { [`${CHILD}/messages/n`]: { by: 'max' } } },
      'to another': { write: { [`${CHILD}/messages/n`]: { account: 'max' } } },
      'under the name of another': { write: { [`${CHILD}/messages/n`]: { name: 'Dr Robin' } } },
    },
  },
  {
    name: 'somebody who plans, without a name, writes a message',
    who: pat,
    world: { ...helped, [helperPath('pat')]: helper('pat', 'plan', { displayName: GONE }) },
    control: write('messages/n', note(pat, { name: '' })),
    attacks: { 'under a name': { write: { [`${CHILD}/messages/n`]: { name: 'Dr Robin' } } } },
  },
  {
    name: 'a family writes to somebody with whom it shared the child',
    who: ada,
    world: helped,
    control: write('messages/n', message('ada', 'family', { account: 'pat' })),
    attacks: {
      'to somebody else': { write: { [`${CHILD}/messages/n`]: { account: 'ben' } } },
      'to a place elsewhere': { write: { [`${CHILD}/messages/n`]: { account: 'a/b' } } },
      'after taking it back': { world: { [helperPath('pat')]: null } },
    },
  },
  {
    name: 'somebody who plans takes the own message back',
    who: pat,
    world: { ...helped, [`${CHILD}/messages/p`]: note(pat, { createdAt: inDays(-1) }) },
    control: write('messages/p', null),
    attacks: {
      'that of another': { ask: write('messages/f', null) },
      'by somebody else who was shared with': { who: max },
      'when its time is over': { world: { [helperPath('pat')]: { until: inDays(-0.01) } } },
    },
  },
  {
    name: 'somebody who plans reads what was written to oneself',
    who: pat,
    world: { ...helped, [`${CHILD}/messages/p`]: message('ada', 'family', { account: 'pat', createdAt: inDays(-1) }) },
    control: { get: `${CHILD}/messages/p` },
    attacks: {
      'what was written to a clinic': { ask: { get: `${CHILD}/messages/t` } },
      'the list of a clinic': { ask: notesFor('own_0') },
      'all of them': { ask: { list: { collection: `${CHILD}/messages` } } },
      'somebody else does': { who: max },
      'the clinic does': { who: own },
    },
  },
]

const settings = (me: RequestSender): Ask => ({ write: { [CHILD]: granted({ profileJson: '{"support":"B"}', updatedAt: NOW, updatedBy: me.uid ?? '' }) } })

const rated = (me: RequestSender): DocumentData => assessment(me.uid ?? '', { account: me.uid ?? '', kind: 'rating' })

const allCases: readonly Case[] = [
  ...inStep('all', 'changing the settings of a shared child', settings),
  ...inStep('all', 'running a session with a shared child', (me) => write('sessions/n', session(me.uid ?? ''))),
  ...inStep('all', 'saying how a session was for a shared child', () => write('sessions/s', session('ada', { savedAt: inDays(-2), mood: 'calm' }))),
  ...inStep('all', 'adding a session to the summary of a shared child', (me) => ({
    write: { [`${CHILD}/summaries/recent`]: summary(line('s'), line('v'), line('n')), [`${CHILD}/sessions/n`]: session(me.uid ?? '') },
  })),
  ...inStep('all', 'writing a text for a shared child', (me) => write('texts/n', ownText(me.uid ?? ''))),
  ...inStep('all', 'reading the texts of a shared child', () => ({ list: { collection: `${CHILD}/texts` } })),
  ...inStep('all', 'listing the assessments of a shared child', () => ({ list: { collection: `${CHILD}/assessments` } })),
  ...inStep('all', 'assessing a shared child', (me) => write('assessments/n', assessment(me.uid ?? '', { account: me.uid ?? '' }))),
  ...inStep('all', 'following a shared child along', () => write('beside/adult-1', besideLine())),
  {
    name: 'somebody who may do everything but share rates a child',
    who: max,
    world: helped,
    control: { write: { [`${CHILD}/assessments/o2-team-1`]: rated(max), [`${CHILD}/findings/o2-team-1`]: finding('max') } },
    attacks: {
      'as the family': { ask: { write: { [`${CHILD}/assessments/o2-family-1`]: rated(max), [`${CHILD}/findings/o2-family-1`]: finding('max') } } },
      'through a clinic': { write: { [`${CHILD}/assessments/o2-team-1`]: { account: 'own_0' } } },
      'as another': { write: { [`${CHILD}/assessments/o2-team-1`]: { author: 'tom' } } },
      'to look': { who: lou, ask: { write: { [`${CHILD}/assessments/o2-team-1`]: rated(lou), [`${CHILD}/findings/o2-team-1`]: finding('lou') } } },
      ...endsOf('max'),
    },
  },
  {
    name: 'somebody who may do everything but share tells a list of a session',
    who: max,
    world: { ...helped, [ROW]: row({ updatedAt: inDays(-1) }) },
    control: { write: { [ROW]: row({ sessions: [line('s'), line('v')] }) } },
    attacks: {
      'to look': { who: lou },
      'to plan': { who: pat },
      'taking one away': { write: { [ROW]: { sessions: [] } } },
      'about more than play': { write: { [ROW]: { caseload: [] } } },
      'taking the row away': { ask: { write: { [ROW]: null } } },
      'reading it': { ask: { get: ROW } },
    },
  },
]

/** Cases that are refused in every step, although the family may make the same requests. */
const neverCases: readonly Case[] = [
  {
    name: 'a family that shares a child keeps this to itself: granting it',
    who: ada,
    world: helped,
    control: { write: { [CHILD]: granted({ grants: {}, updatedAt: NOW }), [SHARED]: null } },
    attacks: { 'everything but sharing': { who: max }, 'to look': { who: lou } },
  },
  ...(
    [
      ['renaming it', { [CHILD]: granted({ alias: 'Otter', updatedAt: NOW }) }],
      ['archiving it', { [CHILD]: granted({ archivedAt: NOW, updatedAt: NOW }) }],
      ['deleting a session', { [`${CHILD}/sessions/s`]: null }],
      ['deleting a plan', { [WEEK]: null }],
      ['taking somebody out', { [helperPath('pat')]: null }],
      ['giving somebody more', { [helperPath('pat')]: helper('pat', 'all') }],
      ['giving somebody longer', { [helperPath('max')]: helper('max', 'all', { until: inDays(300) }) }],
    ] as const
  ).map(([name, control]): Case => ({
    name: `a family that shares a child keeps this to itself: ${name}`,
    who: ada,
    world: helped,
    control: { write: control },
    attacks: { 'everything but sharing': { who: max }, 'to look': { who: lou }, 'a clinic does': { who: own } },
  })),
  ...(
    [
      ['reading who looked', { list: { collection: `${CHILD}/accessLog` } }],
      ['reading who has it', { list: { collection: `${CHILD}/guardians` } }],
    ] as const
  ).map(([name, control]): Case => ({
    name: `a family that shares a child keeps this to itself: ${name}`,
    who: ada,
    world: helped,
    control,
    attacks: { 'everything but sharing': { who: max }, 'a clinic does': { who: own }, 'a stranger does': { who: ben } },
  })),
  {
    name: 'a family changes a sharing',
    who: ada,
    world: helped,
    control: { write: { [helperPath('lou')]: helper('lou', 'plan', { until: inDays(700) }) } },
    attacks: {
      'oneself does': { who: lou },
      'to no step': { write: { [helperPath('lou')]: { step: 'owner' } } },
      'for good': { write: { [helperPath('lou')]: { until: inDays(740) } } },
      'into the past': { write: { [helperPath('lou')]: { until: inDays(-1) } } },
      'without an end': { write: { [helperPath('lou')]: { until: GONE } } },
      'to another person': { write: { [helperPath('lou')]: { uid: 'ben' } } },
      'to another address': { write: { [helperPath('lou')]: { email: 'ben@x.example' } } },
      'that is none': { world: { [helperPath('lou')]: { step: GONE } } },
      'of nobody': { world: { [helperPath('lou')]: null } },
    },
  },
  ...whoMay('ending a sharing', {
    world: helped,
    ask: () => ({ write: { [helperPath('lou')]: null } }),
    may: [ada, lou],
    mayNot: [pat, max, own, tom, ...strangers],
  }),
]

const invited: DocumentData = {
  childId: 'ada_0',
  ownerUid: 'ada',
  alias: 'Firefly',
  kind: 'therapist',
  step: 'plan',
  name: 'Robin',
  until: inDays(60),
  invitedByName: 'Ada',
  createdAt: inDays(-1),
  expiresAt: inDays(7),
}
const open: Changes = { [CODE_PATH]: invited }

const inviting = (more: DocumentData = {}): Ask => ({
  write: { [CODE_PATH]: { ...invited, createdAt: NOW, expiresAt: inDays(14), ...more } },
})

const invitingCases: readonly Case[] = [
  {
    name: 'sharing a child by a code',
    who: ada,
    control: inviting(),
    attacks: {
      'that of another': { who: ben, ask: inviting({ ownerUid: 'ben' }) },
      'in the name of its owner': { who: ben },
      'as a guardian': {
        who: gia,
        ask: inviting({ ownerUid: 'gia' }),
        world: { [CHILD]: { guardianIds: ['gia'], guardians: { gia: { since: inDays(-5) } } } },
      },
      'as somebody with whom it is shared': { who: max, world: helped, ask: inviting({ ownerUid: 'max' }) },
      'as the clinic': { who: own, ask: inviting({ ownerUid: 'own' }) },
      'signed out': { who: nobody },
      'under another alias': { write: { [CODE_PATH]: { alias: 'Otter' } } },
      'that is not there': { write: { [CODE_PATH]: { childId: 'ada_7' } } },
      'by a short code': { ask: { write: { 'sharingCodes/K7M4QD': { ...invited, createdAt: NOW, expiresAt: inDays(14) } } } },
      'by a code that reads like another': { ask: { write: { 'sharingCodes/K7M4QD2X9RT0': { ...invited, createdAt: NOW, expiresAt: inDays(14) } } } },
      'by a code in small letters': { ask: { write: { 'sharingCodes/k7m4qd2x9rtw': { ...invited, createdAt: NOW, expiresAt: inDays(14) } } } },
      'in no step': { write: { [CODE_PATH]: { step: 'owner' } } },
      'with nobody in particular': { write: { [CODE_PATH]: { kind: 'everybody' } } },
      'for good': { write: { [CODE_PATH]: { until: inDays(740) } } },
      'until yesterday': { write: { [CODE_PATH]: { until: inDays(-1) } } },
      'without an end': { write: { [CODE_PATH]: { until: GONE } } },
      'open for 16 days': { write: { [CODE_PATH]: { expiresAt: inDays(16) } } },
      'that has expired': { write: { [CODE_PATH]: { expiresAt: inDays(-1) } } },
      'dated back': { write: { [CODE_PATH]: { createdAt: inDays(-1) } } },
      'with a long name': { write: { [CODE_PATH]: { name: 'x'.repeat(81) } } },
      'with a long name of the own': { write: { [CODE_PATH]: { invitedByName: 'x'.repeat(81) } } },
      'with an address': { write: { [CODE_PATH]: { email: 'ada@x.example' } } },
      'entered already': { write: { [CODE_PATH]: { account: 'own_0' } } },
      'with an unknown field': { write: { [CODE_PATH]: { note: 'x' } } },
      'in place of another code': { world: open },
    },
  },
  {
    name: 'sharing a child with a clinic by a code',
    who: ada,
    control: inviting({ kind: 'clinic', step: 'all', email: 'ada@x.example' }),
    attacks: {
      'with an address that is not proven': { who: person('ada', false) },
      'under another address': { write: { [CODE_PATH]: { email: 'ben@x.example' } } },
      'without an address': { write: { [CODE_PATH]: { email: GONE } } },
      'in a smaller step': { write: { [CODE_PATH]: { step: 'look' } } },
    },
  },
  ...whoMay('reading a code that one has', { world: open, ask: () => ({ get: CODE_PATH }), may: [lou, ben, ada], mayNot: [nobody] }),
  {
    name: 'looking whether there is a code',
    who: lou,
    control: { get: CODE_PATH },
    attacks: { 'with an address that is not proven': { who: person('lou', false) }, 'signed out': { who: nobody } },
  },
  {
    name: 'a family lists its codes',
    who: ada,
    world: open,
    control: { list: { collection: 'sharingCodes', where: [['ownerUid', '==', 'ada']] } },
    attacks: {
      'those of another': { who: ben },
      'all of them': { ask: { list: { collection: 'sharingCodes' } } },
      'those of one child': { ask: { list: { collection: 'sharingCodes', where: [['childId', '==', 'ada_0']] } } },
      'signed out': { who: nobody },
      'as an administrator': { who: root },
    },
  },
  ...whoMay('taking a code back, or declining it', { world: open, ask: () => ({ write: { [CODE_PATH]: null } }), may: [ada, lou], mayNot: [nobody] }),
  {
    name: 'a family whose address is not proven takes a code back',
    who: person('ada', false),
    world: open,
    control: { write: { [CODE_PATH]: null } },
    attacks: { 'somebody else does': { who: person('ben', false) } },
  },
]

const coming = (uid: string, more: DocumentData = {}): Ask => ({
  write: {
    [helperPath(uid)]: helper(uid, 'plan', { since: NOW, until: invited['until'], code: OPEN, ...more }),
    [CODE_PATH]: null,
  },
})
const LOU = helperPath('lou')

const comingCases: readonly Case[] = [
  {
    name: 'somebody takes up a code',
    who: lou,
    world: open,
    control: coming('lou'),
    attacks: {
      'without one': { world: { [CODE_PATH]: null } },
      'that is not used up': { write: { [CODE_PATH]: LEFT_OUT } },
      'that has expired': { world: { [CODE_PATH]: { expiresAt: inDays(-0.01) } } },
      'whose sharing is over': { world: { [CODE_PATH]: { until: inDays(-0.01) } }, write: { [LOU]: { until: inDays(-0.01) } } },
      'for another child': { world: { [CODE_PATH]: { childId: 'ada_1' } } },
      'for the child that was there before': { world: { [CHILD]: { createdAt: inDays(-0.5) } } },
      'for a clinic': { world: { [CODE_PATH]: { kind: 'clinic' } }, write: { [LOU]: { kind: 'clinic' } } },
      'for a higher step': { write: { [LOU]: { step: 'all' } } },
      'for longer': { write: { [LOU]: { until: inDays(300) } } },
      'for good': { write: { [LOU]: { until: GONE } } },
      'as somebody else': { write: { [LOU]: { kind: 'parent' } } },
      'under another address': { write: { [LOU]: { email: 'eve@x.example' } } },
      'under another uid': { write: { [LOU]: { uid: 'ben' } } },
      'for another person': { ask: coming('ben') },
      'as if one had long been there': { write: { [LOU]: { since: inDays(-9) } } },
      'with an address that is not proven': { who: person('lou', false) },
      'with a long name': { write: { [LOU]: { displayName: 'x'.repeat(81) } } },
      'with more about oneself': { write: { [LOU]: { phone: '1' } } },
      'by a code that was taken up before': { write: { [LOU]: { code: EARLIER } } },
      'by no code': { write: { [LOU]: { code: GONE } } },
      'by a path elsewhere': { write: { [LOU]: { code: 'a/b/c' } } },
      'oneself, as the owner': { who: ada, ask: coming('ada') },
      'as a guardian': { who: gia, ask: coming('gia'), world: { [CHILD]: { guardianIds: ['gia'], guardians: { gia: { since: inDays(-5) } } } } },
      'signed out': { who: nobody },
      'to a child that is gone': { world: { [CHILD]: null } },
    },
  },
  {
    name: 'somebody takes up another code',
    who: lou,
    world: { ...open, ...helped },
    control: coming('lou'),
    attacks: { 'without one': { world: { [CODE_PATH]: null } }, 'for a higher step': { write: { [LOU]: { step: 'all' } } } },
  },
]

const CLINIC_CODE: DocumentData = { ...invited, kind: 'clinic', step: 'all', email: 'ben@x.example', ownerUid: 'ben', childId: 'ben_0' }
const BEN = `${CLINIC}/families/ben`
const answered: DocumentData = { ...CLINIC_CODE, account: 'own_0', accountName: 'Clinic' }
const bens: Changes = { [CODE_PATH]: CLINIC_CODE, 'children/ben_0': child('ben') }
const entering: Ask = { write: { [CODE_PATH]: answered, [BEN]: { uid: 'ben', joinedAt: NOW, email: 'ben@x.example', code: OPEN } } }

const clinicCases: readonly Case[] = [
  {
    name: 'a clinic enters the code of a family, which is then known to it',
    who: own,
    world: bens,
    control: entering,
    attacks: {
      'by a therapist': { who: tom },
      'by a visitor': { who: vic },
      'by a stranger': { who: pia },
      'with an address that is not proven': { who: person('own', false) },
      'while it is suspended': { world: { [CLINIC]: { status: 'suspended' } } },
      'that has expired': { world: { [CODE_PATH]: { expiresAt: inDays(-0.01) } } },
      'for one person': { world: { [CODE_PATH]: { kind: 'therapist' } }, write: { [CODE_PATH]: { kind: 'therapist' } } },
      'that another has entered': { world: { [CODE_PATH]: { account: 'pia_0', accountName: 'Clinic' } } },
      'for another account': { write: { [CODE_PATH]: { account: 'pia_0' } } },
      'under another name': { write: { [CODE_PATH]: { accountName: 'Hospital' } } },
      'for longer': { write: { [CODE_PATH]: { until: inDays(300) } } },
      'without the code': { write: { [CODE_PATH]: LEFT_OUT } },
      'without the family': { write: { [BEN]: LEFT_OUT } },
      'of another family': {
        ask: { write: { [CODE_PATH]: answered, [`${CLINIC}/families/zoe`]: { uid: 'zoe', joinedAt: NOW, email: 'ben@x.example', code: OPEN } } },
      },
      'under another address': { write: { [BEN]: { email: 'own@x.example' } } },
      'dated back': { write: { [BEN]: { joinedAt: inDays(-1) } } },
      'under a name': { write: { [BEN]: { displayName: 'Ben' } } },
      'by no code': { write: { [BEN]: { code: GONE } } },
      'by a path elsewhere': { write: { [BEN]: { code: 'a/b' } } },
      'and grants itself the child': { write: { 'children/ben_0': child('ben', { grants: { own_0: { since: NOW, endsAt: inDays(60) } }, updatedAt: NOW }) } },
    },
  },
  {
    name: 'a clinic enters the code of a family that it knows',
    who: ann,
    world: { [CODE_PATH]: { ...CLINIC_CODE, email: 'ada@x.example', ownerUid: 'ada', childId: 'ada_0' } },
    control: { write: { [CODE_PATH]: { ...answered, email: 'ada@x.example', ownerUid: 'ada', childId: 'ada_0' } } },
    attacks: { 'of one that it does not know': { world: { [`${CLINIC}/families/ada`]: null } }, 'by a therapist': { who: tom } },
  },
]

/** Cases about children that a family shares with one person, or with a clinic, by a code. */
export const sharingCases: readonly Case[] = [...lookCases, ...planCases, ...allCases, ...neverCases, ...invitingCases, ...comingCases, ...clinicCases]
