import { whoMay } from '../kit/whoMay'
import { ada, ann, besideLine, CHILD, inDays, own, tom, vic } from '../world'
import { others } from './familyWorld'
import type { Case } from '../kit/case'

export const companionCases: readonly Case[] = [
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
]
