import { whoMay } from '../kit/whoMay'
import { ada, ann, ben, CHILD, inDays, own, plan, tom, vic, WEEK } from '../world'
import { endsForNamed, others } from './familyWorld'
import type { Case } from '../kit/case'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

export const planCases: readonly Case[] = [
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
]
