import { whoMay } from '../kit/whoMay'
import { ada, ann, ben, CHILD, inDays, nobody, own, pia, root, today, tom, vic } from '../world'
import { NOW } from '#ports/documents'
import { endsForNamed, others } from './familyWorld'
import { utcDay } from '#domain/time'
import type { Case } from '../kit/case'

export const accessLogCases: readonly Case[] = [
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
]
