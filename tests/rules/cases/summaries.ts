import { whoMay } from '../kit/whoMay'
import { endsForNamed, others, SUMMARY } from './familyWorld'
import { ada, ann, ben, CHILD, inDays, line, nobody, own, root, session, summary, tia, tom, vic } from '../world'
import { type Case, LEFT_OUT } from '../kit/case'

export const summaryCases: readonly Case[] = [
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
]
