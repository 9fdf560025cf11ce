import type { DocumentQuery } from '#ports/documents'
import { NOW, type DocumentData } from '#ports/documents'
import { GONE, LEFT_OUT, type Ask, type Case, type Changes } from '../kit/case'
import { whoMay } from '../kit/whoMay'
import {
  ada,
  ann,
  ben,
  child,
  CHILD,
  CLINIC,
  eve,
  gia,
  GRANT,
  inDays,
  line,
  member,
  membership,
  newerLine,
  nobody,
  own,
  pia,
  root,
  row,
  ROW,
  SHARED,
  shared,
  tia,
  tom,
  val,
  vic,
} from '../world'
import { crowded, over } from './children'
import { ends, endsForNamed, granted, others, threeGrants, twoMore, zed, zoe } from './familyWorld'
import { SHARE } from './grants'

const ROWS = `${CLINIC}/caseRows`
const SUMMARY = `${CHILD}/summaries/recent`
const there: Changes = { [ROW]: row({ updatedAt: inDays(-2) }) }
const bare: Changes = { [SUMMARY]: null, [`${CHILD}/messages/f`]: null }

const writing = (more: DocumentData = {}): Ask => ({ write: { [ROW]: row(more) } })
const lasting = ['endsAt', '>', inDays(1)] as const
const named = (uid: string) => ['caseload', 'array-contains', membership(uid)] as const
const listing = (where: DocumentQuery['where']): Ask => ({ list: { collection: ROWS, ...(where === undefined ? {} : { where }) } })
/** Returns the request of a visitor who adds a line to the existing ones. */
const adding = (): Ask => ({ write: { [ROW]: row({ sessions: [line('s'), line('v')] }) } })

const readCases: readonly Case[] = [
  ...whoMay('listing the rows of all children', {
    permission: 'seeing results',
    world: there,
    ask: () => listing([lasting]),
    may: [own, ann],
    mayNot: [ada, tom, vic, ...others],
  }),
  ...whoMay('listing the rows of one’s own caseload', {
    permission: 'seeing results',
    world: there,
    ask: (me) => listing([named(me.uid ?? 'x'), lasting]),
    may: [tom, own, tia],
    mayNot: [vic, val, eve, pia, ben, nobody, root],
  }),
  {
    name: 'a manager lists the rows',
    who: own,
    world: there,
    control: listing([lasting]),
    attacks: {
      'of children whose sharing is over': { ask: listing([['endsAt', '>', inDays(-1)]]) },
      'of children whose sharing will be over': { ask: listing([['endsAt', '<', inDays(1)]]) },
      'of any child': { ask: listing(undefined) },
      'from a day that is no day': { ask: listing([['endsAt', '>', 1]]) },
      'when the account is suspended': { world: { [CLINIC]: { status: 'suspended' } } },
      'when the account is gone': { world: { [CLINIC]: null } },
      'when out of the team': { world: { [CLINIC]: { 'team.own': GONE } } },
    },
  },
  {
    name: 'a therapist lists the rows of their own caseload',
    who: tom,
    world: there,
    control: listing([named('tom'), lasting]),
    attacks: {
      'of that of another': { ask: listing([named('tia'), lasting]) },
      'of children whose sharing is over': { ask: listing([named('tom'), ['endsAt', '>', inDays(-1)]]) },
      'however long they are shared': { ask: listing([named('tom')]) },
      'when out of the team': { world: { [CLINIC]: { 'team.tom': GONE } } },
      'when a visitor now': { world: { [CLINIC]: { 'team.tom': member('tom', 'visitor', { until: inDays(3) }) } } },
      'after removal from the team and return to it': { world: { [CLINIC]: { 'team.tom.joinedAt': inDays(-1) } } },
      'when the account is suspended': { world: { [CLINIC]: { status: 'suspended' } } },
    },
  },
  ...whoMay('getting a row', { permission: 'seeing results', world: there, ask: () => ({ get: ROW }), may: [ada, own, ann, tom], mayNot: [vic, ...others] }),
  ...whoMay('looking whether there is a row', { ask: () => ({ get: ROW }), may: [ada, own, ann, tom], mayNot: [vic, ...others] }),
  { name: 'a manager gets a row', who: own, world: there, control: { get: ROW }, attacks: ends },
  { name: 'a therapist gets a row', who: tom, world: there, control: { get: ROW }, attacks: endsForNamed(tom) },
  {
    name: 'the therapist of a third account gets their row',
    who: zoe,
    world: { ...threeGrants, ...there, 'TherapistAccounts/zoe_0/caseRows/ada_0': row() },
    control: { get: 'TherapistAccounts/zoe_0/caseRows/ada_0' },
    attacks: { 'that of another account': { ask: { get: ROW } } },
  },
]

const writeCases: readonly Case[] = [
  ...whoMay('making a row', { ask: () => writing(), may: [ada, own, ann, tom], mayNot: [vic, ...others] }),
  ...whoMay('rebuilding a row', { world: there, ask: () => writing({ sessions: [] }), may: [ada, own, ann, tom], mayNot: [vic, ...others] }),
  {
    name: 'a guardian makes a row',
    who: gia,
    world: { [CHILD]: { guardianIds: ['gia'] } },
    control: writing(),
    attacks: { 'of another family’s child': { world: { [CHILD]: { guardianIds: ['gus'] } } } },
  },
  {
    name: 'making a row that matches its sources',
    who: tom,
    world: { [CHILD]: { picture: 'snail' } },
    control: writing({ picture: 'snail' }),
    attacks: {
      ...endsForNamed(tom),
      'by another name': { write: { [ROW]: { alias: 'Otter' } } },
      'of another month': { write: { [ROW]: { birthMonth: null } } },
      'with different settings': { write: { [ROW]: { profileJson: '{"support":"B"}' } } },
      'with another picture': { write: { [ROW]: { picture: 'boat' } } },
      'without its picture': { write: { [ROW]: { picture: GONE } } },
      'for longer than granted': { write: { [ROW]: { endsAt: inDays(101) } } },
      'for good': { write: { [ROW]: { endsAt: null } } },
      'with another caseload': { write: { [ROW]: { caseload: [membership('tom'), membership('tia')] } } },
      'with an empty caseload': { write: { [ROW]: { caseload: [] } } },
      'with a session that is not in the summary': { write: { [ROW]: { sessions: [line('s'), line('x')] } } },
      'of play in a map': { write: { [ROW]: { sessions: {} } } },
      'of the same play again and again': { write: { [ROW]: { sessions: Array.from({ length: 101 }, () => line('s')) } } },
      'of play without a summary': { world: { [SUMMARY]: null } },
      'of a note that is not there': { write: { [ROW]: { note: { id: 'x', role: 'family', at: inDays(-2) } } } },
      'with a note that the other side wrote': { write: { [ROW]: { note: { id: 'f', role: 'team', at: inDays(-2) } } } },
      'of a note to another team': { world: { [`${CHILD}/messages/f`]: { account: 'zoe_0' } } },
      'of a note of another time': { write: { [ROW]: { note: { id: 'f', role: 'family', at: inDays(-1) } } } },
      'with the text of the note': { write: { [ROW]: { note: { id: 'f', role: 'family', at: inDays(-2), text: 'x' } } } },
      'with half a note': { write: { [ROW]: { note: { id: 'f', role: 'family' } } } },
      'with a text for a note': { write: { [ROW]: { note: 'x' } } },
      'of no version': { write: { [ROW]: { version: 0 } } },
      'in the past': { write: { [ROW]: { updatedAt: inDays(-1) } } },
      'with an unknown field': { write: { [ROW]: { surname: 'x' } } },
      'with a field less': { write: { [ROW]: { note: GONE } } },
      'as made up': { write: { [ROW]: { demo: true } } },
      'of a child that was put away': { world: { [CHILD]: { archivedAt: inDays(-1) } } },
      'for an account without a grant': { ask: { write: { 'TherapistAccounts/pia_0/caseRows/ada_0': row() } }, world: twoMore },
    },
  },
  {
    name: 'making the row of a child without sessions and notes',
    who: ada,
    world: bare,
    control: writing({ sessions: [], note: null }),
    attacks: {
      'with play': { write: { [ROW]: { sessions: [line('s')] } } },
      'with a note': { write: { [ROW]: { note: { id: 'f', role: 'family', at: inDays(-2) } } } },
    },
  },
  {
    name: 'the family makes a row',
    who: ada,
    control: writing(),
    attacks: {
      'when the grant is over': { world: { [CHILD]: { 'grants.own_0.endsAt': inDays(-0.01) } }, write: { [ROW]: { endsAt: inDays(-0.01) } } },
      'when it took the grant back': { world: { [CHILD]: { grants: {} } } },
      'when nothing is shared': { world: { [SHARED]: null } },
    },
  },
  {
    name: 'the therapist of another account adds a session to the first account’s row',
    who: zoe,
    world: { ...threeGrants, ...there },
    control: writing({ sessions: [line('s'), line('v')] }),
    attacks: {
      'when that grant is over': { world: { [CHILD]: over } },
      'and takes play off its list': { write: { [ROW]: { sessions: [] } } },
      'and takes its note off': { write: { [ROW]: { note: null } } },
      'in the place of a row that there is not': { world: { [ROW]: null } },
    },
  },
  {
    name: 'the therapist of a third account rebuilds the row of a child with three guardians',
    who: zoe,
    world: {
      ...twoMore,
      [CHILD]: crowded,
      'TherapistAccounts/zoe_0/caseRows/ada_0': row({ updatedAt: inDays(-2), caseload: [membership('zoe'), membership('zed')] }),
    },
    control: { write: { 'TherapistAccounts/zoe_0/caseRows/ada_0': row({ caseload: [membership('zoe'), membership('zed')], sessions: [line('v')] }) } },
    attacks: { 'when that grant is over': { world: { [CHILD]: { ...crowded, ...over } } } },
  },
  {
    name: 'a visitor with a newer app adds a line with a tail to a row',
    who: vic,
    world: { ...there, [SUMMARY]: { sessions: [line('s'), newerLine('v')] } },
    control: { write: { [ROW]: row({ sessions: [line('s'), newerLine('v')] }) } },
    attacks: { 'without the tail that the summary has': { write: { [ROW]: { sessions: [line('s'), line('v')] } } } },
  },
  {
    name: 'a visitor adds a line to a row',
    who: vic,
    world: there,
    control: adding(),
    attacks: {
      ...endsForNamed(vic),
      'and takes one away': { write: { [ROW]: { sessions: [line('v')] } } },
      'without the new line': { write: { [ROW]: { sessions: [line('s')] } } },
      'replacing the others by repeating it': {
        world: { [ROW]: { sessions: [line('s'), line('v')] }, [SUMMARY]: { sessions: [line('s'), line('v'), line('w')] } },
        write: { [ROW]: { sessions: [line('w'), line('w'), line('w')] } },
      },
      'twice the same': { write: { [ROW]: { sessions: [line('s'), line('v'), line('v')] } } },
      'that is not in the summary': { write: { [ROW]: { sessions: [line('s'), line('x')] } } },
      'and takes the note away': { write: { [ROW]: { note: null } } },
      'in the past': { write: { [ROW]: { updatedAt: inDays(-1) } } },
      'when there is no row': { world: { [ROW]: null } },
      'to a row whose time is over': { world: { [ROW]: { endsAt: inDays(-1) } }, write: { [ROW]: { endsAt: inDays(-1) } } },
      'of another family’s child': { who: val },
    },
  },
  {
    name: 'the visitor of a third account adds a line to the row of the first',
    who: zed,
    world: { ...twoMore, ...there, [CHILD]: crowded },
    control: adding(),
    attacks: { 'when that grant is over': { world: { [CHILD]: { ...crowded, ...over } } } },
  },
  ...whoMay('taking a row away', { world: there, ask: () => ({ write: { [ROW]: null } }), may: [ada, own, ann], mayNot: [tom, vic, ...others] }),
  {
    name: 'taking a row away that is gone',
    who: ada,
    world: { [CHILD]: null, [CLINIC]: null },
    control: { write: { [ROW]: null } },
    attacks: { 'of another family': { who: ben } },
  },
]

/** Cases in which a clinic's view of a child must end together with its permission. */
const togetherCases: readonly Case[] = [
  {
    name: 'assigning a child, with its row',
    who: ann,
    world: there,
    control: { write: { [SHARED]: { ...shared, caseload: [membership('tia')] }, [ROW]: null } },
    attacks: { 'leaving the row as it is': { write: { [ROW]: LEFT_OUT } } },
  },
  {
    name: 'taking a grant back, with the row',
    who: ada,
    world: there,
    control: { write: { [CHILD]: { ...granted, grants: {}, updatedAt: NOW }, [SHARED]: null, [ROW]: null } },
    attacks: { 'leaving the row there': { write: { [ROW]: LEFT_OUT } } },
  },
  {
    name: 'putting a child away, with the rows of its accounts',
    who: ada,
    world: { ...threeGrants, ...there, 'TherapistAccounts/zoe_0/caseRows/ada_0': row() },
    control: {
      write: {
        [CHILD]: child('ada', { ...threeGrants[CHILD], archivedAt: NOW, updatedAt: NOW }),
        [ROW]: null,
        'TherapistAccounts/zoe_0/caseRows/ada_0': null,
      },
    },
    attacks: {
      'leaving the row of the first': { write: { [ROW]: LEFT_OUT } },
      'leaving the row of the third': { write: { 'TherapistAccounts/zoe_0/caseRows/ada_0': LEFT_OUT } },
      'leaving the row of the second': { world: { 'TherapistAccounts/pia_0/caseRows/ada_0': row() } },
    },
  },
  {
    name: 'ending one of three sharings, with its row alone',
    who: ada,
    world: { ...threeGrants, ...there, 'TherapistAccounts/zoe_0/caseRows/ada_0': row() },
    control: {
      write: {
        [CHILD]: child('ada', { grants: { own_0: GRANT, pia_0: GRANT }, updatedAt: NOW }),
        'TherapistAccounts/zoe_0/sharedChildren/ada_0': null,
        'TherapistAccounts/zoe_0/caseRows/ada_0': null,
      },
    },
    attacks: {
      'by a bare write of the child': {
        write: { 'TherapistAccounts/zoe_0/sharedChildren/ada_0': LEFT_OUT, 'TherapistAccounts/zoe_0/caseRows/ada_0': LEFT_OUT },
      },
    },
  },
  {
    name: 'deleting a child, with the rows of its accounts',
    who: ada,
    world: { ...threeGrants, ...there, 'TherapistAccounts/zoe_0/caseRows/ada_0': row() },
    control: { write: { [CHILD]: null, [ROW]: null, 'TherapistAccounts/zoe_0/caseRows/ada_0': null } },
    attacks: {
      'leaving the row of the first': { write: { [ROW]: LEFT_OUT } },
      'leaving the row of the third': { write: { 'TherapistAccounts/zoe_0/caseRows/ada_0': LEFT_OUT } },
      'leaving the row of the second': { world: { 'TherapistAccounts/pia_0/caseRows/ada_0': row() } },
    },
  },
  {
    name: 'deleting a child that is gone already',
    who: ada,
    world: { [CHILD]: null },
    control: { write: { [CHILD]: null } },
    attacks: { 'of another': { who: ben } },
  },
  {
    name: 'granting again, with the row',
    who: ada,
    world: there,
    control: {
      write: {
        [CHILD]: { ...granted, grants: { own_0: { ...GRANT, endsAt: inDays(20) } }, updatedAt: NOW },
        [SHARED]: { ...SHARE, endsAt: inDays(20) },
        [ROW]: null,
      },
    },
    attacks: { 'leaving the row as long as it was': { write: { [ROW]: LEFT_OUT } } },
  },
  {
    name: 'sharing a child',
    who: ada,
    world: { [CHILD]: child('ada'), [SHARED]: null },
    control: { write: { [CHILD]: { ...granted, updatedAt: NOW }, [SHARED]: SHARE } },
    attacks: { 'when a row remains': { world: there } },
  },
  {
    name: 'giving a shared child up, with its row',
    who: own,
    world: there,
    control: { write: { [SHARED]: null, [ROW]: null } },
    attacks: { 'leaving the row there': { write: { [ROW]: LEFT_OUT } } },
  },
]

/** Cases about the rows of a list of children. */
export const rowCases: readonly Case[] = [...readCases, ...writeCases, ...togetherCases]
