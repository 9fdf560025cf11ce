import { whoMay } from '../kit/whoMay'
import { ada, ann, ben, CHILD, inDays, nobody, own, ownText, SHARED, tom, vic } from '../world'
import { ends, endsForNamed, others } from './familyWorld'
import { NOW } from '#ports/documents'
import type { Case } from '../kit/case'

export const textCases: readonly Case[] = [
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
]
