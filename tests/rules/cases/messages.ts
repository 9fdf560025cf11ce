import { type Ask, type Case, GONE } from '../kit/case'
import { ada, ann, CHILD, CLINIC, inDays, message, own, pia, tom, vic } from '../world'
import { whoMay } from '../kit/whoMay'
import { endsForNamed, others, threeGrants, zed, zoe } from './familyWorld'

const notesFor = (account: string | null): Ask => ({
  list: { collection: `${CHILD}/messages`, where: [['account', '==', account]], orderBy: ['createdAt', 'desc'] },
})

export const messageCases: readonly Case[] = [
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
]
