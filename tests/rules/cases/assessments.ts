import { NOW } from '#ports/documents'
import { GONE, type Case, type Changes } from '../kit/case'
import { whoMay } from '../kit/whoMay'
import { ada, ann, assessment, ben, child, CHILD, CLINIC, finding, GRANT, inDays, nobody, own, pia, SHARED, tia, tom, vic } from '../world'
import { ends, endsForNamed, others, threeGrants, zed, zoe } from './familyWorld'

const TEAM = 'o1-team-1'
const FAMILY = 'o1-family-1'
const head = (id: string) => `${CHILD}/assessments/${id}`
const said = (id: string) => `${CHILD}/findings/${id}`

const signed = { signedAt: inDays(-1) }
const bothSigned: Changes = { [head(TEAM)]: signed, [head(FAMILY)]: signed }
/** A guardian in the child's family who is also one of its therapists. */
const gia = { uid: 'gia', email: 'gia@x.example', emailVerified: true }
const asGuardian: Changes = {
  [CHILD]: child('ada', { grants: { own_0: GRANT }, guardianIds: ['gia'], guardians: { gia: { email: 'gia@x.example', since: inDays(-3) } } }),
}

const papers: readonly Case[] = [
  ...whoMay('reading an assessment', {
    ask: () => ({ get: `${CHILD}/assessments/a` }),
    may: [ada, own, ann, tom],
    mayNot: [vic, ...others],
    permission: 'assessments',
  }),
  ...whoMay('listing assessments', { ask: () => ({ list: { collection: `${CHILD}/assessments` } }), may: [ada, own, ann, tom], mayNot: [vic, ...others] }),
  ...whoMay('writing an assessment', {
    ask: (me) => ({ write: { [`${CHILD}/assessments/n`]: assessment(me.uid ?? 'guest') } }),
    may: [ada, own, ann, tom],
    mayNot: [vic, ...others],
    permission: 'assessments',
  }),
  {
    name: 'writing an assessment with valid fields',
    who: tom,
    control: { write: { [`${CHILD}/assessments/n`]: assessment('tom', { signedAt: NOW }) } },
    attacks: {
      'in the name of another': { write: { [`${CHILD}/assessments/n`]: { author: 'ann' } } },
      'signed in the past': { write: { [`${CHILD}/assessments/n`]: { signedAt: inDays(-1) } } },
      'signed by a word': { write: { [`${CHILD}/assessments/n`]: { signedAt: 'yes' } } },
      'of no kind': { write: { [`${CHILD}/assessments/n`]: { kind: '' } } },
      'of a long kind': { write: { [`${CHILD}/assessments/n`]: { kind: 'x'.repeat(41) } } },
      'too long': { write: { [`${CHILD}/assessments/n`]: { contentJson: 'x'.repeat(100_001) } } },
      'in a map': { write: { [`${CHILD}/assessments/n`]: { contentJson: {} } } },
      'of no version': { write: { [`${CHILD}/assessments/n`]: { version: 0 } } },
      'dated back': { write: { [`${CHILD}/assessments/n`]: { createdAt: inDays(-1) } } },
      'changed in the past': { write: { [`${CHILD}/assessments/n`]: { updatedAt: inDays(-1) } } },
      'with an unknown field': { write: { [`${CHILD}/assessments/n`]: { diagnosis: 'x' } } },
      ...endsForNamed(tom),
    },
  },
  {
    name: 'signing an own assessment',
    who: tom,
    control: { write: { [`${CHILD}/assessments/a`]: assessment('tom', { createdAt: inDays(-2), signedAt: NOW }) } },
    attacks: {
      'of another': { who: ann },
      'of another, as an own one': { who: ann, ask: { write: { [`${CHILD}/assessments/a`]: assessment('ann', { createdAt: inDays(-2), signedAt: NOW }) } } },
      again: { world: { [`${CHILD}/assessments/a`]: { signedAt: inDays(-1) } } },
      'as another kind': { write: { [`${CHILD}/assessments/a`]: { kind: 'goal' } } },
      'with another beginning': { write: { [`${CHILD}/assessments/a`]: { createdAt: NOW } } },
      'when the child is assigned to others': { world: { [SHARED]: { caseload: [] } } },
    },
  },
  ...whoMay('deleting an assessment with its child', {
    ask: () => ({ write: { [`${CHILD}/assessments/a`]: null, [CHILD]: null } }),
    may: [ada],
    mayNot: [tom, own, vic, ben, nobody],
    permission: 'taking away and deleting a child',
  }),
  {
    name: 'each kind of document has its own id',
    who: tom,
    control: { write: { [`${CHILD}/assessments/n`]: assessment('tom', { kind: 'goal' }) } },
    attacks: {
      'that of a rating of the family': { ask: { write: { [head('o2-family-1')]: assessment('tom', { kind: 'goal' }) } } },
      'with the id of a family rating, as a member of the family': { who: ada, ask: { write: { [head('o2-team-1')]: assessment('ada', { kind: 'goal' }) } } },
    },
  },
]

const ratings: readonly Case[] = [
  {
    name: 'a therapist rates for the team',
    who: tom,
    control: { write: { [head('o2-team-1')]: assessment('tom', { kind: 'rating' }), [said('o2-team-1')]: finding('tom') } },
    attacks: {
      'as the family': { ask: { write: { [head('o2-family-1')]: assessment('tom', { kind: 'rating' }) } } },
      'of no side': { ask: { write: { [head('o2')]: assessment('tom', { kind: 'rating' }) } } },
      'of an invalid version': { ask: { write: { [head('o2-team-0')]: assessment('tom', { kind: 'rating' }) } } },
      'with answers in the name of another': { write: { [said('o2-team-1')]: { author: 'ann' } } },
      'with answers to no rating': { write: { [head('o2-team-1')]: null } },
      'with answers to the rating of another': { who: ann, ask: { write: { [said('a')]: finding('ann') } } },
      'with answers that are too long': { write: { [said('o2-team-1')]: { contentJson: 'x'.repeat(700_001) } } },
      'with an unknown field': { write: { [said('o2-team-1')]: { total: 12 } } },
      'with answers dated back': { write: { [said('o2-team-1')]: { updatedAt: inDays(-1) } } },
      ...endsForNamed(tom),
    },
  },
  {
    name: 'a family rates for the family',
    who: ada,
    control: { write: { [head('o2-family-1')]: assessment('ada', { kind: 'rating' }), [said('o2-family-1')]: finding('ada') } },
    attacks: {
      'as the team': { ask: { write: { [head('o2-team-1')]: assessment('ada', { kind: 'rating' }), [said('o2-team-1')]: finding('ada') } } },
      'as a stranger': { who: ben },
    },
  },
  {
    name: 'a rater continues',
    who: tom,
    control: {
      write: { [head(TEAM)]: assessment('tom', { kind: 'rating', createdAt: inDays(-2) }), [said(TEAM)]: finding('tom', { contentJson: '{"at":2}' }) },
    },
    attacks: {
      'after signing': { world: { [head(TEAM)]: signed } },
      'in the place of another': { who: ann, ask: { write: { [said(TEAM)]: finding('ann') } } },
      'as the other side': { who: ada },
    },
  },
  {
    name: 'a rater changes answers alone',
    who: tom,
    control: { write: { [said(TEAM)]: finding('tom', { contentJson: '{"at":2}' }) } },
    attacks: { 'of a signed rating': { world: { [head(TEAM)]: signed } }, ...ends },
  },
  {
    name: 'a rater reads their own answers',
    who: tom,
    control: { get: said(TEAM) },
    attacks: { ...endsForNamed(tom), 'as another of the team': { who: ann } },
  },
  {
    name: 'a rater looks for answers that are not there yet',
    who: tom,
    control: { get: said('o9-team-1') },
    attacks: { ...ends, 'as a visitor': { who: vic } },
  },
  {
    name: 'the family reads the team’s rating once both have signed',
    who: ada,
    world: bothSigned,
    control: { get: said(TEAM) },
    attacks: {
      'before the family has': { world: { [head(FAMILY)]: { signedAt: null } } },
      'before the team has': { world: { [head(TEAM)]: { signedAt: null } } },
      'when the family has no rating': { world: { [head(FAMILY)]: null } },
      'for a document of another kind with its id': { world: { [head(FAMILY)]: { kind: 'goal' } } },
      'as a stranger': { who: ben },
      'about a child that was deleted and created again': { world: { [CHILD]: { createdAt: inDays(-0.5) } } },
      'under the head of another author': { world: { [head(TEAM)]: { author: 'zoe' } } },
    },
  },
  {
    name: 'the team reads the family’s rating once both have signed',
    who: tom,
    world: bothSigned,
    control: { get: said(FAMILY) },
    attacks: {
      'before the team has': { world: { [head(TEAM)]: { signedAt: null } } },
      'before the family has': { world: { [head(FAMILY)]: { signedAt: null } } },
      ...endsForNamed(tom),
    },
  },
  {
    name: 'the family reads a signed correction of the team',
    who: ada,
    world: { ...bothSigned, [head('o1-team-2')]: assessment('tom', { kind: 'rating', createdAt: inDays(-2), ...signed }), [said('o1-team-2')]: finding('tom') },
    control: { get: said('o1-team-2') },
    attacks: { 'before it is signed': { world: { [head('o1-team-2')]: { signedAt: null } } } },
  },
  {
    name: 'another guardian reads both when both have signed',
    who: gia,
    world: { ...asGuardian, ...bothSigned },
    control: { get: said(FAMILY) },
    attacks: { 'before that': { world: { [head(TEAM)]: { signedAt: null } } } },
  },
]

const reports: readonly Case[] = [
  {
    name: 'a therapist starts a report',
    who: tom,
    control: { write: { [head('n')]: assessment('tom', { kind: 'report' }), [said('n')]: finding('tom', { familyUntil: null }) } },
    attacks: {
      'given for ever': { write: { [said('n')]: { familyUntil: inDays(400) } } },
      'given for a word': { write: { [said('n')]: { familyUntil: 'always' } } },
      ...endsForNamed(tom),
    },
  },
  {
    name: 'the team reads a signed report',
    who: ann,
    control: { get: said('r') },
    attacks: { ...ends, 'before it is signed': { world: { [head('r')]: { signedAt: null } } } },
  },
  {
    name: 'the family reads a report that was given',
    who: ada,
    world: { [said('r')]: { familyUntil: inDays(5) } },
    control: { get: said('r') },
    attacks: {
      'after its time': { world: { [said('r')]: { familyUntil: inDays(-0.01) } } },
      'before it was given': { world: { [said('r')]: { familyUntil: null } } },
      'under the head of another author': { world: { [head('r')]: { author: 'ada' } } },
      'about a child that was deleted and created again': { world: { [CHILD]: { createdAt: inDays(-0.5) } } },
      'before it is signed': { world: { [head('r')]: { signedAt: null } } },
      'as a stranger': { who: ben },
      'as a visitor': { who: vic },
    },
  },
  {
    name: 'the author gives a signed report',
    who: tom,
    control: { write: { [said('r')]: finding('tom', { familyUntil: inDays(30) }) } },
    attacks: {
      'and changes it': { write: { [said('r')]: { contentJson: '{"other":true}' } } },
      'of another': { who: ann },
      'as if it were the own': { who: ann, write: { [said('r')]: { author: 'ann' } } },
      ...endsForNamed(tom),
    },
  },
  ...whoMay('deleting the content of a report with its child', {
    ask: () => ({ write: { [said('r')]: null, [CHILD]: null } }),
    may: [ada],
    mayNot: [tom, own, vic, ben, nobody],
  }),
  {
    name: 'an owner deletes a child with its ratings and reports',
    who: ada,
    world: bothSigned,
    control: {
      write: { [head(TEAM)]: null, [head(FAMILY)]: null, [head('r')]: null, [said(TEAM)]: null, [said(FAMILY)]: null, [said('r')]: null, [CHILD]: null },
    },
    attacks: {
      'only their own signed rating, to rate again after reading the other': { ask: { write: { [head(FAMILY)]: null, [said(FAMILY)]: null } } },
      'only the index entry of their own signed rating': { ask: { write: { [head(FAMILY)]: null } } },
      'only the content of their own signed rating': { ask: { write: { [said(FAMILY)]: null } } },
      'the head of a report that is not signed yet, to sign an own one in its place': {
        world: { [head('r')]: { signedAt: null } },
        ask: { write: { [head('r')]: null } },
      },
      'and creating the child again': { write: { [CHILD]: child('ada', { createdAt: NOW, updatedAt: NOW }) } },
    },
  },
  {
    name: 'deleting the remains of a deleted child',
    who: ada,
    world: { [CHILD]: null },
    control: { write: { [head(FAMILY)]: null, [said(FAMILY)]: null } },
    attacks: { 'of another': { who: ben } },
  },
]

// A team may never read what another team wrote about a child.
const ofTeams: readonly Case[] = [
  {
    name: 'a team reads its own signed report, on a child of several teams',
    who: ann,
    world: threeGrants,
    control: { get: said('r') },
    attacks: { 'as another team': { who: zoe }, 'as the owner of another team': { who: pia } },
  },
  {
    name: 'a team reads the family’s rating for it once both have signed',
    who: ann,
    world: { ...threeGrants, ...bothSigned },
    control: { get: said(FAMILY) },
    attacks: { 'as another team': { who: zoe }, 'the team’s rating, as another team': { who: zoe, ask: { get: said(TEAM) } } },
  },
  {
    name: 'a report from before documents had a team is read by every team',
    who: zoe,
    world: { ...threeGrants, [head('r')]: { account: GONE } },
    control: { get: said('r') },
    attacks: { 'by a visitor': { who: zed } },
  },
  {
    name: 'a team writes through its account',
    who: tom,
    world: threeGrants,
    control: { write: { [head('n')]: assessment('tom', { kind: 'report' }), [said('n')]: finding('tom') } },
    attacks: {
      'through another': { write: { [head('n')]: { account: 'zoe_0' } } },
      'through none': { write: { [head('n')]: { account: GONE } } },
      'as a rating of the family': { ask: { write: { [head('o2-family-1')]: assessment('tom', { kind: 'rating' }) } } },
    },
  },
  {
    name: 'an author continues a document from before documents had a team',
    who: tom,
    world: { [head('a')]: { account: GONE } },
    control: { write: { [head('a')]: assessment('tom', { createdAt: inDays(-2) }) } },
    attacks: {
      'taking it to another team': {
        who: zoe,
        world: { ...threeGrants, [head('a')]: { account: 'own_0', author: 'zoe' } },
        ask: { write: { [head('a')]: assessment('zoe', { account: 'zoe_0', createdAt: inDays(-2) }) } },
      },
    },
  },
  ...whoMay('ending a family’s access to a former author’s report', {
    world: { [CLINIC]: { 'team.tom': GONE }, [said('r')]: { familyUntil: inDays(5) } },
    ask: () => ({ write: { [said('r')]: finding('tom', { familyUntil: null }) } }),
    may: [own, ann],
    mayNot: [tom, tia, vic, ben, nobody],
  }),
  {
    name: 'a manager ends the access that an author gave, and nothing else',
    who: ann,
    world: { [said('r')]: { familyUntil: inDays(5) } },
    control: { write: { [said('r')]: finding('tom', { familyUntil: null }) } },
    attacks: {
      'giving it longer': { write: { [said('r')]: { familyUntil: inDays(30) } } },
      'and changing its content': { write: { [said('r')]: { contentJson: '{"other":true}' } } },
      'in the past': { write: { [said('r')]: { updatedAt: inDays(-1) } } },
      'as an own one': { write: { [said('r')]: { author: 'ann' } } },
      'of a suspended account': { world: { [CLINIC]: { status: 'suspended' } } },
      'of another account': { world: { [head('r')]: { account: 'zoe_0' } } },
    },
  },
]

/** Cases about the documents of a child's assessment. */
export const assessmentCases: readonly Case[] = [...papers, ...ratings, ...reports, ...ofTeams]
