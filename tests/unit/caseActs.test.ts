import { expect, test } from 'vitest'
import type { Need } from '#domain/people/caseload'
import type { SharedChild, TeamRole } from '#domain/people/people'
import { actOf } from '../../src/screens/therapist-dashboard/caseActs'
import { teamMember } from '../support/examples'

const shared: SharedChild = { id: 'c', accountId: 'a', ownerUid: 'fay', alias: 'Wren', sharedAt: 0, endsAt: null, purpose: 'x', caseload: [], child: null }
const quiet: Need = { group: 'not-playing', kind: 'quiet', days: 12 }
const hard: Need = { group: 'too-hard', kind: 'passed-by', passed: 9, of: 10, isAtLeast: false }

const act = (
  need: Need | null,
  role: TeamRole,
  team = { fay: teamMember('parent', { email: 'fay+home@x.example' }) },
  child: SharedChild['child'] = {} as never,
) => actOf({ need, shared: { ...shared, child }, account: { team }, role })

test('writes to a family on the page of notes, without a mail program', () => {
  expect(act(quiet, 'therapist')).toEqual({ kind: 'write', to: '/messages' })
  expect(act({ group: 'safety', kind: 'seizure-open' }, 'therapist', {} as never)).toEqual({ kind: 'ask', to: '/messages#ask' })
})

test('offers a letter to the family if the child cannot be opened, or opens the list of shared children', () => {
  const lost: Need = { group: 'sharing', kind: 'lost' }
  expect(act(lost, 'owner', undefined, null)).toEqual({ kind: 'longer', address: 'fay+home@x.example' })
  expect(act(lost, 'owner', {} as never, null)).toEqual({ kind: 'open', to: '/therapist-dashboard#team' })
})

test('links to no page that the role may not open', () => {
  expect(act(hard, 'therapist')).toEqual({ kind: 'ease', to: '/profile' })
  const report: Need = { group: 'report', kind: 'report', at: 1 }
  const ways = [null, hard, report, { group: 'safety', kind: 'too-much', at: 1, sessionId: 's' } as const].map((need) => act(need, 'visitor'))
  expect(ways.map((way) => ('to' in way ? way.to : null))).toEqual(['/activity', '/activity', '/activity', '/activity'])
})

test('answers a message on the page of notes', () => {
  expect(act({ group: 'message', kind: 'message', at: 1 }, 'therapist')).toEqual({ kind: 'answer', to: '/messages' })
})

test('shows an event at the row of its session', () => {
  expect(act({ group: 'safety', kind: 'seizure', at: 1, sessionId: 's7' }, 'therapist')).toEqual({ kind: 'see', to: '/progress#session-s7' })
})
